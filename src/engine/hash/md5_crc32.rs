//! `crc32(md5($key))` of PHP, the hash of the userland class `ConsistentHash`.

use super::{
    hex_crc32::hex_crc32,
    md5::{Blocks, LANES, ONE_BLOCK, digest, digests, put, single_block},
};
use crate::engine::Position;

/// The CRC-32 (IEEE) of the 32 lower-case hexadecimal digits of the MD5 of `key`.
///
/// Linear in the length of `key`.
#[must_use]
pub fn md5_crc32(key: &[u8]) -> Position {
    hex_crc32(digest(key))
}

/// [`md5_crc32`] of each key, side by side: several times as fast as one by one.
pub fn md5_crc32_many(keys: &[&[u8]], positions: &mut [Position]) {
    let mut blocks = [[0; LANES]; 16];
    for (keys, positions) in keys.chunks(LANES).zip(positions.chunks_mut(LANES)) {
        for (lane, key) in keys.iter().enumerate() {
            let block = single_block(if key.len() <= ONE_BLOCK { key } else { b"" });
            for (word, value) in block.into_iter().enumerate() {
                put(&mut blocks, lane, word, value);
            }
        }
        let mut results = positions.iter_mut();
        each_lane(&blocks, keys.len(), |position| {
            if let Some(result) = results.next() {
                *result = position;
            }
        });
        for (key, position) in keys.iter().zip(positions) {
            if key.len() > ONE_BLOCK {
                *position = md5_crc32(key);
            }
        }
    }
}

/// Calls `each` with the position of each of the first `used` lanes, in order.
pub fn each_lane(blocks: &Blocks<LANES>, used: usize, mut each: impl FnMut(Position)) {
    let [a, b, c, d] = digests(blocks, used);
    for (((a, b), c), d) in a.into_iter().zip(b).zip(c).zip(d).take(used) {
        each(hex_crc32([a, b, c, d]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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

    proptest! {
        #[test]
        fn many_are_as_one_by_one(
            keys in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..80), 0..100),
        ) {
            let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
            let mut positions = vec![0; keys.len()];
            md5_crc32_many(&keys, &mut positions);
            let one_by_one: Vec<Position> = keys.iter().map(|key| md5_crc32(key)).collect();
            prop_assert_eq!(positions, one_by_one);
        }
    }
}
