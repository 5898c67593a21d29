//! An index of a `virtualPos` that PHP code wrote.

use crate::{
    engine::{
        Position,
        placement::points::{Point, Points},
    },
    php::{
        memory::RequestMemory,
        zend::{ArrayKey, element, elements, hold, release, type_of},
    },
};
use allocator_api2::vec::Vec;
use ext_php_rs::{
    ffi::{HashTable, IS_STRING, zval},
    types::Zval,
};

/// The positions of an array, for binary search. It holds a reference to the array, which so cannot change.
pub struct Index {
    array: *mut HashTable,
    /// The number of a server is that of its bucket in the array.
    ring: Points<RequestMemory>,
}

impl Index {
    /// Indexes an array whose keys are positions in ascending order, whose values are scalars, and whose internal
    /// pointer stands on the first element; `None` for another: there only PHP can tell what `lookup()` finds. An
    /// empty array is left alone too: PHP 8.2 forgets its next free key when it separates a shared one. And so is one
    /// that PHP iterates by reference: separated, it would continue elsewhere.
    pub unsafe fn of(array: *mut HashTable) -> Option<Self> {
        // SAFETY: the caller passes a live array, and nothing here changes it.
        unsafe {
            let size = (*array).nNumOfElements as usize;
            let mut points = Vec::with_capacity_in(size, RequestMemory);
            let mut next_free = 0;
            for element in elements(array) {
                let ArrayKey::Index(key) = element.key else {
                    return None;
                };
                let position = Position::try_from(key).ok()?;
                // PHP 8.4 and 8.5 leave the pointer in the hole of a deleted element, and a separated array loses it then.
                let pointer = (*array).nInternalPointer;
                let pointer_is_elsewhere =
                    points.is_empty() && pointer != element.bucket && pointer != 0;
                if u64::from(position) < next_free
                    || !is_scalar(element.value)
                    || pointer_is_elsewhere
                {
                    return None;
                }
                next_free = u64::from(position) + 1;
                points.push(Point::new(position, element.bucket));
            }
            if points.is_empty() || (*array).u.v.nIteratorsCount > 0 {
                return None;
            }
            hold(array);
            Some(Self {
                array,
                ring: Points::from_sorted(points),
            })
        }
    }

    /// The array that is indexed.
    pub fn array(&self) -> *mut HashTable {
        self.array
    }

    /// The server of the key at `position`, or `None` on an empty ring.
    pub fn lookup(&self, position: Position) -> Option<&Zval> {
        let bucket = self.ring.view().lookup(position)?;
        // SAFETY: the array is as it was when it was indexed, and lives as long as this.
        unsafe { element(self.array, bucket).and_then(|element| element.value.as_ref()) }
    }
}

impl Drop for Index {
    fn drop(&mut self) {
        // SAFETY: the reference held since `of`. Scalars run no code when they go.
        unsafe { release(self.array) };
    }
}

/// Whether a value is null, a bool, an int, a float or a string: in PHP's order of types, up to the string.
unsafe fn is_scalar(value: *const zval) -> bool {
    // SAFETY: the caller passes an initialised zval.
    unsafe { type_of(value) <= IS_STRING }
}
