//! Lookups of many keys at once.

use super::{
    array::{Key, Layout, List, Map},
    memory::RequestMemory,
    zend::PlainText,
};
use crate::engine::{Position, key::KeyHash};
use allocator_api2::vec::Vec;
use ext_php_rs::{
    ffi::HashTable,
    types::{ZendStr, Zval},
};
use std::ptr;

/// The most keys that are hashed side by side.
pub const MOST: usize = 64;

/// How many bytes wait at the most before they are hashed, so that the time of the script is asked about often enough.
const MOST_BYTES: usize = 1 << 20;

/// Ints and strings that wait to be hashed, each with a key of its own in an array.
pub struct Batch<'a> {
    waiting: Vec<(Key<'a>, &'a Zval), RequestMemory>,
    bytes: usize,
}

impl<'a> Batch<'a> {
    pub fn new() -> Self {
        Self {
            waiting: Vec::with_capacity_in(MOST, RequestMemory),
            bytes: 0,
        }
    }

    /// Adds an int or a string; whether the batch is full by that.
    pub fn push(&mut self, key: Key<'a>, value: &'a Zval) -> bool {
        self.waiting.push((key, value));
        self.bytes += value.zend_str().map_or(0, ZendStr::len);
        self.waiting.len() == MOST || self.bytes >= MOST_BYTES
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// The positions of all, in order.
    pub fn positions(&self, hash: &KeyHash) -> [Position; MOST] {
        let mut ints = [itoa::Buffer::new(); MOST];
        let mut texts = [[].as_slice(); MOST];
        for (((_, value), text), int) in self.waiting.iter().zip(&mut texts).zip(&mut ints) {
            // SAFETY: the value lives as long as the batch.
            *text = match unsafe { PlainText::of(ptr::from_ref(*value)) } {
                Some(PlainText::String(bytes)) => bytes,
                Some(PlainText::Int(value)) => int.format(value).as_bytes(),
                None => &[],
            }
        }
        let mut positions = [0; MOST];
        let texts = texts.get(..self.waiting.len()).unwrap_or_default();
        hash.positions_of(texts, &mut positions);
        positions
    }

    /// Takes all out, in order.
    pub fn drain(&mut self) -> impl Iterator<Item = (Key<'a>, &'a Zval)> {
        self.bytes = 0;
        self.waiting.drain(..)
    }
}

/// A new array with the keys of another one.
pub enum Mapped {
    List(List),
    Map(Map),
}

impl Mapped {
    /// Empty, for as many values as `keys` has.
    pub fn like(keys: &HashTable) -> Self {
        let (count, end) = (keys.nNumOfElements as usize, keys.nNumUsed as usize);
        match Layout::of(keys) {
            Layout::Packed if count == end => Self::List(List::with_room(count)),
            Layout::Packed => Self::Map(Map::with_room_below(end)),
            Layout::Mixed => Self::Map(Map::with_room(count)),
        }
    }

    /// Puts in the value of the next key.
    pub fn put(&mut self, key: Key, value: Zval) {
        match self {
            Self::List(list) => list.push(value),
            Self::Map(map) => map.add(key, value),
        }
    }
}

impl From<Mapped> for Zval {
    fn from(mapped: Mapped) -> Self {
        match mapped {
            Mapped::List(list) => list.into(),
            Mapped::Map(map) => map.into(),
        }
    }
}
