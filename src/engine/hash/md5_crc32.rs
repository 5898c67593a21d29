//! `crc32(md5($key))` of PHP, the hash of the userland class `ConsistentHash`.

use crate::engine::Position;
use md5::{Digest, Md5};

/// The CRC-32 (IEEE) of the 32 lower-case hexadecimal digits of the MD5 of `key`.
///
/// Linear in the length of `key`; MD5 is RFC 1321.
#[must_use]
pub fn md5_crc32(key: &[u8]) -> Position {
    let digit = |value: u8| value + if value < 10 { b'0' } else { b'a' - 10 };
    let mut text = [0; 32];
    for (pair, byte) in text.chunks_exact_mut(2).zip(Md5::digest(key)) {
        pair.copy_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
    }
    crc32fast::hash(&text)
}

#[cfg(test)]
mod tests {
    use super::md5_crc32;

    /// Computed by PHP: `sprintf('%u', crc32(md5($key)))`.
    #[test]
    fn agrees_with_php() {
        for (key, position) in [
            ("", 1_136_548_044),
            ("x", 1_387_983_181),
            ("10.0.7.244-2", 3_747_283_471),
            ("10.0.54.20-0", 3_747_283_471),
            ("10.0.58.115-0", 3_425_464_643),
            ("10.0.77.68-0", 3_425_464_643),
            ("10.0.40.238-1", 796_817_172),
            ("10.0.109.192-4", 796_817_172),
        ] {
            assert_eq!(md5_crc32(key.as_bytes()), position, "{key:?}");
        }
    }
}
