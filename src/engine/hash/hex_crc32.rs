//! The CRC-32 of the hexadecimal text of a digest, without the text.
//!
//! A CRC is linear: that of 32 digits is the exclusive or of what each digit does at its place, and of what 32 zero
//! bytes give.

use crate::engine::Position;

/// `TABLES[i][byte]`: what byte `i` of a digest, as two digits, does to the CRC. The first table has the constant.
static TABLES: [[u32; 256]; 16] = tables();

/// The CRC-32 (IEEE) of the 32 lower-case hexadecimal digits of a digest, given as little-endian words.
#[inline]
pub fn hex_crc32(digest: [u32; 4]) -> Position {
    let mut crc = 0;
    for (tables, word) in TABLES.chunks_exact(4).zip(digest) {
        for (table, byte) in tables.iter().zip(word.to_le_bytes()) {
            #[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
            {
                crc ^= table[usize::from(byte)];
            }
        }
    }
    crc
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn tables() -> [[u32; 256]; 16] {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";

    let mut tables = [[0; 256]; 16];
    let mut place = 0;
    while place < 16 {
        // What the digits do as the high and the low half of this byte.
        let (mut high, mut low) = ([0; 16], [0; 16]);
        let mut digit = 0;
        while digit < 16 {
            let after = 32 - 2 * place;
            high[digit] = zeros(step(0, DIGITS[digit]), after - 1);
            low[digit] = zeros(step(0, DIGITS[digit]), after - 2);
            digit += 1;
        }
        let mut byte = 0;
        while byte < 256 {
            tables[place][byte] = high[byte >> 4] ^ low[byte & 15];
            if place == 0 {
                tables[place][byte] ^= !zeros(!0, 32);
            }
            byte += 1;
        }
        place += 1;
    }
    tables
}

/// The register of the CRC after `count` zero bytes.
const fn zeros(mut register: u32, count: usize) -> u32 {
    let mut i = 0;
    while i < count {
        register = step(register, 0);
        i += 1;
    }
    register
}

/// The register of the CRC after one byte.
const fn step(register: u32, byte: u8) -> u32 {
    let mut register = register ^ byte as u32;
    let mut bit = 0;
    while bit < 8 {
        register = (register >> 1) ^ (0xedb8_8320 & 0_u32.wrapping_sub(register & 1));
        bit += 1;
    }
    register
}

#[cfg(test)]
mod tests {
    use super::hex_crc32;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn agrees_with_the_crc_of_the_text(digest: [u32; 4]) {
            let text: String = digest
                .iter()
                .flat_map(|word| word.to_le_bytes())
                .fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
            prop_assert_eq!(hex_crc32(digest), crc32fast::hash(text.as_bytes()));
        }
    }
}
