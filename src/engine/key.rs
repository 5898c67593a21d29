//! From a key to its position: what of the key is hashed, by which hash, and what becomes of that.

use super::{
    Position,
    hash::{Hash, Positions, haproxy::avalanche},
};
use std::borrow::Cow;

/// How keys are hashed. Keys have the same positions by equal ones, and by no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHash {
    /// What is hashed of a key.
    pub part: Part,
    /// By which hash.
    pub hash: Hash,
    /// What becomes of the hash.
    pub fold: Fold,
}

/// What is hashed of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// What is between the first `{` and the first `}` behind it, if there are both before a NUL byte: phpredis.
    Tag,
    /// The same, if it is not empty, and with NUL bytes as any others: Redis Cluster.
    NonEmptyTag,
    /// What is between the first of these bytes and the next other one, if it is not empty. An empty key is not hashed and
    /// lies at 0: twemproxy.
    Between(Option<[u8; 2]>),
    /// The first 250 bytes, with `_` for white space and control bytes: PECL memcache.
    Printable,
}

/// What becomes of a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// It is the position.
    None,
    /// Its bits 16 to 30, and 1 for 0.
    High15From1,
    /// One of 1024 equidistant positions, by its lowest bits.
    Equidistant1024,
    /// HAProxy's avalanche.
    Avalanche,
}

/// How far the positions of [`Fold::Equidistant1024`] lie apart.
const STEP: u32 = u32::MAX / 1024;

/// How many keys are prepared together.
const BATCH: usize = 64;

impl KeyHash {
    /// The whole key, by a hash.
    #[must_use]
    pub const fn whole(hash: Hash) -> Self {
        Self {
            part: Part::Whole,
            hash,
            fold: Fold::None,
        }
    }

    /// What is hashed of a key. Linear in its length, except for whole keys.
    #[must_use]
    #[inline]
    pub fn hashed<'a>(&self, key: &'a [u8]) -> Cow<'a, [u8]> {
        let part = self.part.of(key);
        match self.part {
            Part::Printable if !is_printable(part) => {
                part.iter().map(|byte| printable(*byte)).collect()
            }
            _ => Cow::Borrowed(part),
        }
    }

    /// The position of a key. Linear in its length.
    #[must_use]
    #[inline]
    pub fn position(&self, key: &[u8]) -> Position {
        match self.part {
            Part::Whole | Part::Tag if self.fold == Fold::None => self.hash.of(self.part.of(key)),
            _ => self.position_of(&self.hashed(key)),
        }
    }

    /// The position of what is hashed of a key.
    #[must_use]
    pub fn position_of(&self, hashed: &[u8]) -> Position {
        if hashed.is_empty() && matches!(self.part, Part::Between(_)) {
            return 0;
        }
        self.fold.of(self.hash.of(hashed))
    }

    /// The position of each key: several at once where the hash can do that.
    pub fn positions_of(&self, keys: &[&[u8]], positions: &mut [Position]) {
        if self.part == Part::Whole {
            self.hash.of_many(keys, positions);
        } else {
            for (keys, positions) in keys.chunks(BATCH).zip(positions.chunks_mut(BATCH)) {
                self.hash_parts(keys, positions);
            }
        }
        if self.fold != Fold::None {
            for position in positions {
                *position = self.fold.of(*position);
            }
        }
    }

    /// The hash of what is hashed of each key; of up to [`BATCH`] keys.
    fn hash_parts(self, keys: &[&[u8]], hashes: &mut [u32]) {
        let mut parts = [[].as_slice(); BATCH];
        for (part, key) in parts.iter_mut().zip(keys) {
            *part = self.part.of(key);
        }
        let parts = parts.get(..keys.len()).unwrap_or_default();
        self.hash.of_many(parts, hashes);
        // What is hashed of some keys is no part of them.
        for ((part, key), hash) in parts.iter().zip(keys).zip(hashes) {
            match self.part {
                Part::Between(_) if part.is_empty() => *hash = 0,
                Part::Printable if !is_printable(part) => *hash = self.hash.of(&self.hashed(key)),
                _ => {}
            }
        }
    }

    /// The positions that keys have.
    #[must_use]
    pub fn positions(&self) -> Positions {
        match self.fold {
            Fold::None | Fold::Avalanche => self.hash.positions(),
            Fold::High15From1 => Positions::folded(1 << 15, 0, 1),
            Fold::Equidistant1024 => Positions::apart(1024, STEP.into()),
        }
    }
}

impl Fold {
    fn of(self, hash: u32) -> Position {
        match self {
            Self::None => hash,
            Self::High15From1 => (hash >> 16 & 0x7fff).max(1),
            Self::Equidistant1024 => STEP * (hash & 1023),
            Self::Avalanche => avalanche(hash),
        }
    }
}

impl Part {
    #[inline]
    fn of(self, key: &[u8]) -> &[u8] {
        match self {
            Self::Whole | Self::Between(None) => key,
            Self::Tag => {
                let text = key.split(|byte| *byte == 0).next();
                let tag = text.and_then(|text| between(text, b'{', b'}'));
                tag.unwrap_or(key)
            }
            Self::NonEmptyTag => non_empty_between(key, *b"{}"),
            Self::Between(Some(delimiters)) => non_empty_between(key, delimiters),
            Self::Printable => key.get(..MEMCACHE_BYTES).unwrap_or(key),
        }
    }
}

/// How much of a key PECL memcache uses.
const MEMCACHE_BYTES: usize = 250;

/// What is between the first `open` of a text and the first `close` behind it.
fn between(text: &[u8], open: u8, close: u8) -> Option<&[u8]> {
    let position = |text: &[u8], wanted| text.iter().position(|byte| *byte == wanted);
    let inner = text.get(position(text, open)? + 1..)?;
    inner.get(..position(inner, close)?)
}

/// The same, or the whole text if that is nothing.
fn non_empty_between(text: &[u8], [open, close]: [u8; 2]) -> &[u8] {
    between(text, open, close)
        .filter(|tag| !tag.is_empty())
        .unwrap_or(text)
}

fn is_printable(key: &[u8]) -> bool {
    key.iter().all(|byte| *byte > b' ')
}

fn printable(byte: u8) -> u8 {
    if byte > b' ' { byte } else { b'_' }
}
