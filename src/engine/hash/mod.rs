//! Hash functions, from bytes to a [`Position`].

mod crc16;
mod fnv;
pub(super) mod haproxy;
pub(super) mod hex_crc32;
mod hex_times;
mod hsieh;
mod jenkins;
pub(super) mod md5;
mod murmur;
mod positions;

use super::Position;
use hex_crc32::hex_crc32;
use hex_times::{hex_time33, hex_times31, hex_times31_every_other};
pub use md5::kernel_name;
pub use positions::{Folded, Positions};
use sha1::Digest as _;
use xxhash_rust::xxh32::xxh32;

/// Where a key lies, or a label. C code takes bytes as `signed char` where this says so, as x86-64 has them.
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

    /// `(crc32($key) >> 16) & 0x7fff`: Perl's `Cache::Memcached` and its successors.
    Crc32High15,
    /// CRC-16/XMODEM modulo 2^14: the slots of Redis Cluster.
    Crc16Slot,
    /// twemproxy's `crc16`, of 32 bits.
    Crc16Twemproxy,
    /// [`Md5Be32`](Self::Md5Be32) without its topmost bit.
    Md5Be31,
    /// `hexdec(substr(md5($key), 0, 7))`.
    Md5Be28,
    /// "Times 31" over the first eight hexadecimal digits of the MD5, modulo 2^31.
    Md5Times31,
    /// The same over every other one of these digits.
    Md5Times31EveryOther,
    /// The first four bytes of the SHA-1, little endian.
    Sha1Le32,
    /// Bob Jenkins' "one at a time" of signed bytes.
    OneAtATime,
    /// FNV-1 of signed bytes.
    Fnv1Signed,
    /// FNV-1a of signed bytes.
    Fnv1aSigned,
    /// The low half of the 64-bit FNV-1 of signed bytes.
    Fnv164Signed,
    /// The low half of the 64-bit FNV-1a of signed bytes.
    Fnv1a64Signed,
    /// Paul Hsieh's `SuperFastHash`.
    Hsieh,
    /// `MurmurHash2` with a seed of the length.
    Murmur2,
    /// `MurmurHash3_x86_32` with a seed of the length.
    Murmur3,
    /// Bob Jenkins' lookup3.
    Lookup3,
    /// HAProxy's `sdbm`.
    Sdbm,
    /// HAProxy's `djb2`.
    Djb2,
    /// HAProxy's `wt6`.
    Wt6,
    /// What phpredis makes of one of PHP's `hash()` algorithms: the first eight bytes of the raw digest, or as many as it
    /// has, as a little-endian integer modulo 2^32 - 1.
    Digest(Algorithm),
}

/// An algorithm of PHP's `hash()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "PHP's names")]
pub enum Algorithm {
    Md5,
    Sha1,
    Crc32b,
    Fnv132,
    Fnv1a32,
    Fnv164,
    Fnv1a64,
    Joaat,
    Murmur3a,
    Xxh32,
}

impl Hash {
    /// Every hash that a scheme may be put together with, with its name.
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

    /// The positions it has.
    #[must_use]
    pub fn positions(self) -> Positions {
        match self {
            Self::Md5Time33 | Self::Md5Be31 => Positions::up_to(1 << 31),
            Self::Md5Be28 => Positions::up_to(1 << 28),
            Self::Crc32High15 => Positions::up_to(1 << 15),
            Self::Crc16Slot => Positions::up_to(1 << 14),
            Self::Md5Times31 => Positions::uneven(1 << 32, hex_times::eight_digits_before),
            Self::Md5Times31EveryOther => Positions::uneven(1 << 16, hex_times::four_digits_before),
            // 2^64 - 1 is a multiple of 2^32 - 1.
            Self::Digest(algorithm) if algorithm.is_long() => Positions::up_to((1 << 32) - 1),
            Self::Digest(_) => Positions::folded(1 << 32, Position::MAX, 0),
            _ => Positions::up_to(1 << 32),
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
            Self::Md5Le32 => le32(md5::digest(key)),
            _ => self.of_others(key),
        }
    }

    /// Out of line, so that the usual ones are found at once.
    #[inline(never)]
    fn of_others(self, key: &[u8]) -> Position {
        match self {
            Self::Fnv1a32 => fnv::fnv1a32(key),
            Self::Murmur3a => murmur::murmur3a(key),
            Self::Xxh32 => xxh32(key, 0),
            Self::Sha1Be32 => sha1_word(key).swap_bytes(),
            Self::Sha1Le32 => sha1_word(key),
            Self::Crc32High15 => crc32fast::hash(key) >> 16 & 0x7fff,
            Self::Crc16Slot => (crc16::crc16(key) & 0x3fff).into(),
            Self::Crc16Twemproxy => crc16::crc16_twemproxy(key),
            Self::OneAtATime => jenkins::one_at_a_time_signed(key),
            Self::Fnv1Signed => fnv::fnv132_signed(key),
            Self::Fnv1aSigned => fnv::fnv1a32_signed(key),
            Self::Fnv164Signed => fnv::fnv164_signed_low(key),
            Self::Fnv1a64Signed => fnv::fnv1a64_signed_low(key),
            Self::Hsieh => hsieh::hsieh(key),
            Self::Murmur2 => murmur::murmur2_libmemcached(key),
            Self::Murmur3 => murmur::murmur3_libmemcached(key),
            Self::Lookup3 => jenkins::lookup3(key),
            Self::Sdbm => haproxy::sdbm(key),
            Self::Djb2 => haproxy::djb2(key),
            Self::Wt6 => haproxy::wt6(key),
            Self::Digest(algorithm) => algorithm.remainder(key),
            _ => self
                .of_digest()
                .map_or(0, |finish| finish(md5::digest(key))),
        }
    }

    /// The position of each key; MD5 of many side by side, several times as fast as one by one.
    pub fn of_many(self, keys: &[&[u8]], positions: &mut [Position]) {
        match self {
            // Each by a function that the compiler can put inline.
            Self::Md5Crc32 => md5::digest_many(keys, hex_crc32, positions),
            Self::Md5Le32 => md5::digest_many(keys, le32, positions),
            Self::Crc32 => each(keys, positions, crc32fast::hash),
            Self::Crc32Complement => each(keys, positions, |key| !crc32fast::hash(key)),
            _ => match self.of_digest() {
                Some(finish) => md5::digest_many(keys, finish, positions),
                None => each(keys, positions, |key| self.of_others(key)),
            },
        }
    }

    /// What makes the position of an MD5, for the hashes that are made of one.
    pub(super) fn of_digest(self) -> Option<fn([u32; 4]) -> Position> {
        match self {
            Self::Md5Crc32 => Some(hex_crc32),
            Self::Md5Time33 => Some(hex_time33),
            Self::Md5Be32 => Some(be32),
            Self::Md5Le32 => Some(le32),
            Self::Md5Be31 => Some(|digest| be32(digest) & 0x7fff_ffff),
            Self::Md5Be28 => Some(|digest| be32(digest) >> 4),
            Self::Md5Times31 => Some(hex_times31),
            Self::Md5Times31EveryOther => Some(hex_times31_every_other),
            Self::Digest(Algorithm::Md5) => Some(|[low, high, ..]| remainder(join(low, high))),
            _ => None,
        }
    }
}

fn each(keys: &[&[u8]], positions: &mut [Position], hash: impl Fn(&[u8]) -> Position) {
    for (key, position) in keys.iter().zip(positions) {
        *position = hash(key);
    }
}

impl Algorithm {
    /// Whether its digest has more than four bytes.
    fn is_long(self) -> bool {
        !matches!(
            self,
            Self::Crc32b
                | Self::Fnv132
                | Self::Fnv1a32
                | Self::Joaat
                | Self::Murmur3a
                | Self::Xxh32
        )
    }

    /// The first eight bytes of the digest, little endian, modulo 2^32 - 1.
    fn remainder(self, key: &[u8]) -> Position {
        // PHP's digests of integers are big endian.
        let short = |hash: u32| hash.swap_bytes().into();
        remainder(match self {
            Self::Md5 => {
                let [low, high, ..] = md5::digest(key);
                join(low, high)
            }
            Self::Sha1 => sha1::Sha1::digest(key)
                .first_chunk()
                .map_or(0, |bytes| u64::from_le_bytes(*bytes)),
            Self::Crc32b => short(crc32fast::hash(key)),
            Self::Fnv132 => short(fnv::fnv132(key)),
            Self::Fnv1a32 => short(fnv::fnv1a32(key)),
            Self::Joaat => short(jenkins::joaat(key)),
            Self::Murmur3a => short(murmur::murmur3a(key)),
            Self::Xxh32 => short(xxh32(key, 0)),
            Self::Fnv164 => fnv::fnv164(key).swap_bytes(),
            Self::Fnv1a64 => fnv::fnv1a64(key).swap_bytes(),
        })
    }
}

#[expect(clippy::cast_possible_truncation, reason = "less than the modulus")]
fn remainder(number: u64) -> Position {
    (number % u64::from(u32::MAX)) as Position
}

fn join(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// The first four bytes of the SHA-1, little endian.
fn sha1_word(key: &[u8]) -> u32 {
    sha1::Sha1::digest(key)
        .first_chunk()
        .map_or(0, |word| u32::from_le_bytes(*word))
}

/// The first 16 bytes of the SHA-1 as little-endian words.
pub(super) fn sha1_words(text: &[u8]) -> [u32; 4] {
    let digest = sha1::Sha1::digest(text);
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(digest.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    words
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
