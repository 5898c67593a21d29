//! Hash functions, from bytes to a [`Position`].

mod fnv1a;
pub(super) mod hex_crc32;
mod hex_time33;
pub(super) mod md5;
#[cfg(target_arch = "x86_64")]
mod md5_avx512;
pub(super) mod md5_many;
mod murmur3;

use super::Position;
use hex_crc32::hex_crc32;
use hex_time33::hex_time33;
pub use md5::kernel_name;
use md5_many::digest_many;
use sha1::Digest as _;

/// Where a key lies, or a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hash {
    /// CRC-32 (IEEE), PHP's `crc32()`.
    Crc32,
    /// The register of the CRC-32 without its final inversion: `~crc32($key)`, which phpredis hashes keys with.
    Crc32Complement,
    /// PHP's `crc32(md5($key))`: the CRC-32 of the 32 lower-case hexadecimal digits of the MD5.
    Md5Crc32,
    /// "Times 33" over the same digits, from 0, modulo 2^31.
    Md5Time33,
    /// The first four bytes of the MD5, big endian: `hexdec(substr(md5($key), 0, 8))`.
    Md5Be32,
    /// The same bytes, little endian: ketama.
    Md5Le32,
    /// The first four bytes of the SHA-1, big endian: `hexdec(substr(sha1($key), 0, 8))`.
    Sha1Be32,
    /// FNV-1a, PHP's `hash('fnv1a32', $key)`.
    Fnv1a32,
    /// `MurmurHash3_x86_32` of seed 0, PHP's `hash('murmur3a', $key)`.
    Murmur3a,
    /// XXH32 of seed 0, PHP's `hash('xxh32', $key)`.
    Xxh32,
}

impl Hash {
    /// Every hash, with its name.
    pub const ALL: [(&str, Self); 10] = [
        ("crc32", Self::Crc32),
        ("crc32-complement", Self::Crc32Complement),
        ("md5-crc32", Self::Md5Crc32),
        ("md5-time33", Self::Md5Time33),
        ("md5-be32", Self::Md5Be32),
        ("md5-le32", Self::Md5Le32),
        ("sha1-be32", Self::Sha1Be32),
        ("fnv1a32", Self::Fnv1a32),
        ("murmur3a", Self::Murmur3a),
        ("xxh32", Self::Xxh32),
    ];

    /// How many positions it has: they begin at 0.
    #[must_use]
    pub fn positions(self) -> u64 {
        match self {
            Self::Md5Time33 => 1 << 31,
            _ => 1 << 32,
        }
    }

    /// The position of a key. Linear in its length.
    #[must_use]
    #[inline]
    pub fn of(self, key: &[u8]) -> Position {
        match self {
            Self::Crc32 => crc32fast::hash(key),
            Self::Crc32Complement => !crc32fast::hash(key),
            Self::Md5Crc32 => hex_crc32(md5::digest(key)),
            Self::Md5Time33 => hex_time33(md5::digest(key)),
            Self::Md5Be32 => be32(md5::digest(key)),
            Self::Md5Le32 => le32(md5::digest(key)),
            Self::Sha1Be32 => sha1::Sha1::digest(key)
                .first_chunk()
                .map_or(0, |word| u32::from_be_bytes(*word)),
            Self::Fnv1a32 => fnv1a::fnv1a32(key),
            Self::Murmur3a => murmur3::murmur3a(key),
            Self::Xxh32 => xxhash_rust::xxh32::xxh32(key, 0),
        }
    }

    /// The position of each key; MD5 of many side by side, several times as fast as one by one.
    pub fn of_many(self, keys: &[&[u8]], positions: &mut [Position]) {
        match self {
            Self::Md5Crc32 => digest_many(keys, hex_crc32, positions),
            Self::Md5Time33 => digest_many(keys, hex_time33, positions),
            Self::Md5Be32 => digest_many(keys, be32, positions),
            Self::Md5Le32 => digest_many(keys, le32, positions),
            _ => {
                for (key, position) in keys.iter().zip(positions) {
                    *position = self.of(key);
                }
            }
        }
    }

    /// What makes the position of an MD5, for the hashes that are made of one.
    pub(super) fn of_digest(self) -> Option<fn([u32; 4]) -> Position> {
        match self {
            Self::Md5Crc32 => Some(hex_crc32),
            Self::Md5Time33 => Some(hex_time33),
            Self::Md5Be32 => Some(be32),
            Self::Md5Le32 => Some(le32),
            _ => None,
        }
    }
}

fn le32(digest: [u32; 4]) -> Position {
    digest[0]
}

fn be32(digest: [u32; 4]) -> Position {
    digest[0].swap_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Computed by PHP 8.2, by the expressions at the hashes, in their order.
    #[test]
    #[rustfmt::skip]
    fn agrees_with_php() {
        for (key, positions) in [
            ("", [
                0, 4_294_967_295, 1_136_548_044, 633_434_755, 3_558_706_393, 3_649_838_548, 3_661_210_606,
                2_166_136_261, 0, 46_947_589,
            ]),
            ("x", [
                2_363_233_923, 1_931_733_372, 1_387_983_181, 963_180_163, 2_647_975_009, 1_642_386_589, 301_378_958,
                4_245_442_695, 1_050_319_643, 784_609_514,
            ]),
            ("name", [
                1_579_384_326, 2_715_582_969, 2_333_309_110, 1_831_197_072, 2_959_643_420, 479_422_640, 1_793_694_037,
                2_369_371_622, 3_685_696_496, 3_423_322_911,
            ]),
            ("The quick brown fox", [
                3_074_782_430, 1_220_184_865, 3_543_370_986, 610_651_681, 2_717_929_271, 927_924_386, 3_306_799_520,
                2_924_308_450, 1_621_279_277, 2_859_069_182,
            ]),
        ] {
            for ((name, hash), position) in Hash::ALL.into_iter().zip(positions) {
                assert_eq!(hash.of(key.as_bytes()), position, "{name} of {key:?}");
            }
        }
    }

    /// Positions that two labels share.
    #[test]
    fn known_collisions() {
        for (a, b) in [
            ("10.0.7.244-2", "10.0.54.20-0"),
            ("10.0.58.115-0", "10.0.77.68-0"),
            ("10.0.40.238-1", "10.0.109.192-4"),
        ] {
            assert_eq!(
                Hash::Md5Crc32.of(a.as_bytes()),
                Hash::Md5Crc32.of(b.as_bytes())
            );
        }
    }

    proptest! {
        #[test]
        fn many_are_as_one_by_one(
            keys in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..80), 0..100),
        ) {
            let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
            for (name, hash) in Hash::ALL {
                let mut positions = vec![0; keys.len()];
                hash.of_many(&keys, &mut positions);
                let one_by_one: Vec<Position> = keys.iter().map(|key| hash.of(key)).collect();
                prop_assert_eq!(positions, one_by_one, "{}", name);
            }
        }

        #[test]
        fn a_digest_makes_the_position(key in prop::collection::vec(any::<u8>(), 0..200)) {
            for (name, hash) in Hash::ALL {
                if let Some(finish) = hash.of_digest() {
                    prop_assert_eq!(finish(md5::digest(&key)), hash.of(&key), "{}", name);
                }
            }
        }
    }
}
