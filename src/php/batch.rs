//! Lookups of many keys at once.

use super::zend::{ArrayKey, PlainText, is_list, new_array, new_list, push};
use crate::engine::{Position, key::KeyHash};
use ext_php_rs::{
    ffi::{HashTable, zval},
    types::Zval,
};

/// The most keys that are hashed side by side.
pub const BATCH: usize = 64;

/// The positions of up to [`BATCH`] keys, ints and strings.
pub unsafe fn positions(
    hash: &KeyHash,
    keys: impl ExactSizeIterator<Item = *const zval>,
) -> [Position; BATCH] {
    let mut ints = [itoa::Buffer::new(); BATCH];
    let mut texts = [[].as_slice(); BATCH];
    let count = keys.len();
    for ((key, text), int) in keys.zip(&mut texts).zip(&mut ints) {
        // SAFETY: the caller passes ints and strings, and keeps them alive during the call.
        unsafe {
            *text = match PlainText::of(key) {
                Some(PlainText::String(bytes)) => bytes,
                Some(PlainText::Int(value)) => int.format(value).as_bytes(),
                None => &[],
            }
        }
    }
    let mut positions = [0; BATCH];
    hash.positions_of(texts.get(..count).unwrap_or_default(), &mut positions);
    positions
}

/// An array under construction that gets the keys of another one.
pub struct Mapped {
    pub array: *mut HashTable,
    is_list: bool,
}

impl Mapped {
    /// An empty array for as many values as `keys` has.
    pub unsafe fn like(keys: *const HashTable) -> Self {
        // SAFETY: the caller passes a live array.
        unsafe {
            let count = (*keys).nNumOfElements as usize;
            let is_list = is_list(keys);
            let array = if is_list {
                new_list(count)
            } else {
                new_array(count)
            };
            Self { array, is_list }
        }
    }

    /// Adds the value of the next key.
    pub unsafe fn put(&self, key: ArrayKey, value: Zval) {
        // SAFETY: the caller passes the keys of the array that this was made for, in order.
        unsafe {
            if self.is_list {
                push(self.array, value);
            } else {
                key.add_new(self.array, value);
            }
        }
    }
}
