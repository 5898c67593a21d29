//! "Times 33" over the hexadecimal text of a digest.

use crate::engine::Position;

/// By byte: what its two digits give from 0.
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

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn table() -> [u32; 256] {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";

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
    use super::hex_time33;
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
