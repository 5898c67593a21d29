//! "Times 33" and "times 31" over the hexadecimal text of a digest.

use crate::engine::Position;
use std::sync::LazyLock;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// By byte: what its two digits give from 0, times 33.
static TABLE: [u32; 256] = table();

/// `h = (h * 33 + byte) & 0x7fffffff` over the 32 lower-case hexadecimal digits of a digest, given as little-endian
/// words, from 0.
pub fn hex_time33(digest: [u32; 4]) -> Position {
    // The mask may wait: what it cuts off never comes down again.
    let hash = digest
        .into_iter()
        .flat_map(u32::to_le_bytes)
        .fold(0_u32, |hash, byte| {
            #[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
            hash.wrapping_mul(33 * 33)
                .wrapping_add(TABLE[usize::from(byte)])
        });
    hash & 0x7fff_ffff
}

/// `h = h * 31 + ord(digit)` over the first eight digits, from 0, and `& 0x7fffffff` of the sum.
pub fn hex_times31(digest: [u32; 4]) -> Position {
    digits(digest).fold(0, times31) & 0x7fff_ffff
}

/// The same over every other one of these digits, from the first.
pub fn hex_times31_every_other(digest: [u32; 4]) -> Position {
    digits(digest).step_by(2).fold(0, times31) & 0x7fff_ffff
}

fn times31(hash: u32, digit: u8) -> u32 {
    hash.wrapping_mul(31).wrapping_add(digit.into())
}

/// The first eight digits.
fn digits([word, ..]: [u32; 4]) -> impl Iterator<Item = u8> {
    word.to_le_bytes().into_iter().flat_map(digits_of)
}

#[expect(clippy::indexing_slicing, reason = "half a byte is below 16")]
fn digits_of(byte: u8) -> [u8; 2] {
    [byte >> 4, byte & 15].map(|digit| DIGITS[usize::from(digit)])
}

/// Of how many texts of four digits the hash lies before a position.
pub fn four_digits_before(end: u64) -> u64 {
    FOUR_DIGITS
        .hashes
        .partition_point(|hash| u64::from(*hash) < end) as u64
}

/// Of how many texts of eight digits the hash lies before a position. Takes a tenth of a millisecond.
pub fn eight_digits_before(end: u64) -> u64 {
    const MODULUS: u64 = 1 << 31;

    // The hash of the last four digits is added to a multiple of that of the first four. As multiples ascend, ever fewer
    // of the sums lie before the end.
    let FourDigits { hashes, multiples } = &*FOUR_DIGITS;
    let greatest = hashes.last().map_or(0, |hash| u64::from(*hash));
    let mut count = hashes.len();
    let mut sum = 0;
    for multiple in multiples {
        let multiple = u64::from(*multiple);
        let rest = end.saturating_sub(multiple);
        while let Some(hash) = hashes.get(count.wrapping_sub(1))
            && u64::from(*hash) >= rest
        {
            count -= 1;
        }
        let from_wrap = MODULUS - multiple;
        if from_wrap > greatest {
            // None of the sums reaches the modulus, behind which they begin again at 0.
            sum += count as u64;
            continue;
        }
        let wrapped =
            four_digits_before(from_wrap.saturating_add(end)) - four_digits_before(from_wrap);
        let plain = (count as u64).min(four_digits_before(from_wrap));
        sum += plain + wrapped;
    }
    sum
}

/// The hashes of all texts of four digits, and what they add to the hash of eight, each ascending.
struct FourDigits {
    hashes: Vec<u32>,
    multiples: Vec<u32>,
}

static FOUR_DIGITS: LazyLock<FourDigits> = LazyLock::new(|| {
    let mut hashes: Vec<_> = (0..=u16::MAX)
        .map(|text| {
            text.to_be_bytes()
                .into_iter()
                .flat_map(digits_of)
                .fold(0, times31)
        })
        .collect();
    hashes.sort_unstable();
    let shifted = |hash: &u32| hash.wrapping_mul(31_u32.pow(4)) & 0x7fff_ffff;
    let mut multiples: Vec<_> = hashes.iter().map(shifted).collect();
    multiples.sort_unstable();
    FourDigits { hashes, multiples }
});

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = DIGITS[byte >> 4] as u32 * 33 + DIGITS[byte & 15] as u32;
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn agrees_with_the_text(digest: [u32; 4]) {
            let hash = digest
                .iter()
                .flat_map(|word| word.to_le_bytes())
                .fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
                .bytes()
                .fold(0_u64, |hash, byte| (hash * 33 + u64::from(byte)) & 0x7fff_ffff);
            prop_assert_eq!(u64::from(hex_time33(digest)), hash);
        }
    }
}
