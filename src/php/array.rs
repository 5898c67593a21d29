//! Arrays and strings of PHP: those that came in, to be read, and new ones in the making.
//!
//! A new array asks [`memory_limit`](require) for what it takes, all at once, and is freed if it goes before it is a
//! value.

use super::{
    memory::require,
    zend::{
        ArrayKey, HASH_FLAG_PACKED, bytes_of, copy_string, elements, empty_array, numeric_index,
        zend_hash_extend, zend_hash_index_add_new, zend_hash_real_init_mixed,
        zend_hash_real_init_packed,
    },
};
use ext_php_rs::{
    boxed::ZBox,
    ffi::{
        HT_MIN_SIZE, HashTable, zend_array_dup, zend_hash_add_new, zend_hash_find,
        zend_hash_index_find, zend_long, zend_string, zend_ulong, zval, zval_ptr_dtor,
    },
    types::{ZendHashTable, ZendStr, Zval},
};
use std::{
    marker::PhantomData,
    mem::{self, ManuallyDrop, offset_of},
    ptr::{self, NonNull},
};

/// A string of PHP that somebody else holds.
#[derive(Clone, Copy)]
pub struct Str<'a> {
    string: NonNull<zend_string>,
    holder: PhantomData<&'a Zval>,
}

impl<'a> Str<'a> {
    /// The string in a value; `None` if it is none.
    #[inline]
    pub fn of(value: &'a Zval) -> Option<Self> {
        // SAFETY: a value that is a string has a pointer to one, and holds a reference to it.
        unsafe {
            value
                .is_string()
                .then(|| Self::from_raw(value.value.str_))
                .flatten()
        }
    }

    /// # Safety
    ///
    /// Somebody holds a reference to the string as long as this lives.
    pub unsafe fn from_raw(string: *mut zend_string) -> Option<Self> {
        Some(Self {
            string: NonNull::new(string)?,
            holder: PhantomData,
        })
    }

    /// Its bytes.
    #[inline]
    pub fn bytes(self) -> &'a [u8] {
        // SAFETY: its holder lives, and strings that are shared do not change.
        unsafe { bytes_of(self.string.as_ptr()) }
    }

    /// A value that is this string, with a reference of its own.
    pub fn to_value(self) -> Zval {
        // SAFETY: the string is live, as in `bytes`.
        unsafe { copy_string(self.string.as_ptr()) }
    }
}

/// A key of an array.
#[derive(Clone, Copy)]
pub enum Key<'a> {
    Index(zend_ulong),
    Name(Str<'a>),
}

impl<'a> Key<'a> {
    /// What a string is as a key: PHP takes one like an int for that int.
    pub fn of(name: Str<'a>) -> Self {
        match numeric_index(name.bytes()) {
            Some(index) => Self::Index(index),
            None => Self::Name(name),
        }
    }

    /// The key as a string.
    pub fn text(self) -> Zval {
        match self {
            Self::Name(name) => name.to_value(),
            Self::Index(index) => {
                string(itoa::Buffer::new().format(index.cast_signed()).as_bytes())
            }
        }
    }
}

/// The keys and values of an array, in order.
pub fn entries(array: &HashTable) -> impl Iterator<Item = (Key<'_>, &Zval)> {
    // SAFETY: the array is borrowed and so does not change. It holds its keys and values.
    unsafe {
        elements(array).filter_map(|element| {
            let key = match element.key {
                ArrayKey::Index(index) => Key::Index(index),
                ArrayKey::Name(name) => Key::Name(Str::from_raw(name)?),
            };
            Some((key, element.value.as_ref()?))
        })
    }
}

/// The array that every empty array literal is.
pub fn no_elements() -> &'static HashTable {
    // SAFETY: it is a constant of PHP.
    unsafe { &*empty_array() }
}

/// A new string.
pub fn string(bytes: &[u8]) -> Zval {
    require(offset_of!(zend_string, val) + bytes.len() + 1);
    let mut value = Zval::new();
    value.set_zend_string(ZendStr::new(bytes, false));
    value
}

/// An int; the greatest one if it is above that.
pub fn int(number: impl TryInto<zend_long>) -> Zval {
    let mut value = Zval::new();
    value.set_long(number.try_into().unwrap_or(zend_long::MAX));
    value
}

/// A float.
pub fn float(number: f64) -> Zval {
    let mut value = Zval::new();
    value.set_double(number);
    value
}

/// How the elements of an array lie in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// Values alone, by their indices.
    Packed,
    /// Keys and values, and a hash of the keys.
    Mixed,
}

impl Layout {
    /// That of an array that has been initialised.
    pub fn of(array: &HashTable) -> Self {
        // SAFETY: the flags can be read in any form.
        if unsafe { array.u.flags } & HASH_FLAG_PACKED == 0 {
            Self::Mixed
        } else {
            Self::Packed
        }
    }

    /// What a new array of this layout takes, with room for `size` elements.
    pub fn bytes(self, size: usize) -> usize {
        // zend_hash.h: HT_SIZE_EX and HT_PACKED_SIZE_EX.
        const BUCKET: usize = 32;
        const HASH: usize = size_of::<u32>();

        let size = size.max(HT_MIN_SIZE as usize);
        let size = size.checked_next_power_of_two().unwrap_or(usize::MAX);
        let elements = match self {
            Self::Packed => size
                .saturating_mul(size_of::<zval>())
                .saturating_add(2 * HASH),
            Self::Mixed => size.saturating_mul(BUCKET + 2 * HASH),
        };
        elements.saturating_add(size_of::<HashTable>())
    }

    /// A new array, empty, with room for `size` elements.
    fn table(self, size: usize) -> ZBox<ZendHashTable> {
        require(self.bytes(size));
        let size = u32::try_from(size).unwrap_or(u32::MAX);
        let mut table = ZendHashTable::with_capacity(size.max(HT_MIN_SIZE));
        // SAFETY: the array is new, and has no elements yet.
        unsafe {
            match self {
                Self::Packed => zend_hash_real_init_packed(&raw mut *table),
                Self::Mixed => zend_hash_real_init_mixed(&raw mut *table),
            }
        }
        table
    }
}

/// A new list, which nobody else has seen.
pub struct List(ZBox<ZendHashTable>);

impl List {
    /// Empty, with room for `size` values.
    pub fn with_room(size: usize) -> Self {
        Self(Layout::Packed.table(size))
    }

    /// Adds a value at the end.
    #[inline]
    pub fn push(&mut self, value: Zval) {
        if self.0.nNumUsed == self.0.nTableSize {
            self.grow();
        }
        let Self(table) = self;
        let count = table.nNumUsed;
        // SAFETY: there is room behind the elements that are in use, and the elements of a list are values alone.
        unsafe {
            ptr::write(table.__bindgen_anon_1.arPacked.add(count as usize), value);
        }
        table.nNumUsed = count + 1;
        table.nNumOfElements = count + 1;
        table.nNextFreeElement = zend_long::from(count) + 1;
    }

    #[cold]
    fn grow(&mut self) {
        let Self(table) = self;
        let size = table.nTableSize.saturating_mul(2);
        require(Layout::Packed.bytes(size as usize));
        // SAFETY: the array is owned, and so not shared.
        unsafe { zend_hash_extend(&raw mut **table, size, true) };
    }
}

/// A new array with keys, which nobody else has seen.
pub struct Map(ZBox<ZendHashTable>);

impl Map {
    /// Empty, with room for `size` elements.
    pub fn with_room(size: usize) -> Self {
        Self(Layout::Mixed.table(size))
    }

    /// Empty, with room for indices below `end`, which come in ascending order.
    pub fn with_room_below(end: usize) -> Self {
        Self(Layout::Packed.table(end))
    }

    /// Adds an element. Its key must be a new one.
    #[inline]
    pub fn add(&mut self, key: Key, mut value: Zval) {
        require_place(&self.0);
        let table = &raw mut *self.0;
        // SAFETY: the array is owned, and so not shared. It takes over the reference of the value; a name lives.
        unsafe {
            match key {
                Key::Index(index) => zend_hash_index_add_new(table, index, &raw mut value),
                Key::Name(name) => zend_hash_add_new(table, name.string.as_ptr(), &raw mut value),
            };
        }
        mem::forget(value);
    }

    /// A copy of an array.
    pub fn copy_of(array: &HashTable) -> Self {
        require(Layout::of(array).bytes(array.nTableSize as usize));
        // SAFETY: the array is live, and the copy is new.
        Self(unsafe { ZBox::from_raw(zend_array_dup(ptr::from_ref(array).cast_mut())) })
    }

    /// Sets the key that `$array[] = …` gets, unless there are greater ones.
    pub fn set_next(&mut self, next: zend_long) {
        self.0.nNextFreeElement = next;
    }

    /// The array, with the only reference to it.
    pub fn into_raw(self) -> *mut HashTable {
        self.0.into_raw()
    }

    /// Adds an element with a name that is not like an int, and a new one.
    pub fn field(&mut self, name: &str, value: Zval) {
        let name = string(name.as_bytes());
        if let Some(name) = Str::of(&name) {
            self.add(Key::Name(name), value);
        }
    }

    /// The value of a key.
    pub fn get(&self, key: Key) -> Option<&Zval> {
        let table = &raw const *self.0;
        // SAFETY: the array is live and borrowed; a name lives.
        unsafe {
            match key {
                Key::Index(index) => zend_hash_index_find(table, index).as_ref(),
                Key::Name(name) => zend_hash_find(table, name.string.as_ptr()).as_ref(),
            }
        }
    }

    /// Gives the elements other values, in the order in which they came.
    pub fn set_values(&mut self, values: impl IntoIterator<Item = Zval>) {
        // SAFETY: the array is owned and so not shared. Beside its value an element has its place in the hash there, which
        // stays.
        unsafe {
            for (element, value) in elements(&raw const *self.0).zip(values) {
                let value = ManuallyDrop::new(value);
                zval_ptr_dtor(element.value);
                (*element.value).value = value.value;
                (*element.value).u1 = value.u1;
            }
        }
    }
}

/// Asks for the memory that one element more of an array takes.
pub fn require_place(array: &HashTable) {
    if array.nNumUsed == array.nTableSize {
        require(Layout::of(array).bytes(2 * array.nTableSize as usize));
    }
}

impl From<List> for Zval {
    fn from(List(table): List) -> Self {
        let mut value = Zval::new();
        value.set_hashtable(table);
        value
    }
}

impl From<Map> for Zval {
    fn from(Map(table): Map) -> Self {
        let mut value = Zval::new();
        value.set_hashtable(table);
        value
    }
}
