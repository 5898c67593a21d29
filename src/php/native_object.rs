//! PHP objects that hold one Rust value and have no properties.

use super::{
    memory::require,
    zend::{guard, type_of},
};
use ext_php_rs::ffi::{
    IS_OBJECT, ext_php_rs_zend_object_alloc, std_object_handlers, zend_class_entry, zend_object,
    zend_object_handlers, zend_object_std_dtor, zend_object_std_init, zend_objects_clone_members,
    zend_std_compare_objects, zval,
};
use ext_php_rs::flags::ClassFlags;
use std::{
    cell::UnsafeCell,
    ffi::c_int,
    mem::{MaybeUninit, offset_of},
    ptr::{self, NonNull},
};

/// The object handlers of a class.
pub struct Handlers(UnsafeCell<MaybeUninit<zend_object_handlers>>);

// SAFETY: written while the module starts and only one thread runs, read-only afterwards.
unsafe impl Sync for Handlers {}

impl Handlers {
    pub const fn new() -> Self {
        Self(UnsafeCell::new(MaybeUninit::uninit()))
    }

    pub const fn get(&self) -> *mut zend_object_handlers {
        self.0.get().cast()
    }

    /// Takes PHP's standard handlers, for objects whose `zend_object` lies at this offset.
    pub unsafe fn initialise(&self, offset: usize) {
        // SAFETY: the caller says that the module is starting.
        unsafe {
            ptr::copy_nonoverlapping(&raw const std_object_handlers, self.get(), 1);
            #[allow(
                clippy::cast_possible_truncation,
                clippy::cast_possible_wrap,
                reason = "a C int before PHP 8.6; the offset is small"
            )]
            {
                (*self.get()).offset = offset as _;
            }
        }
    }
}

/// A value that the objects of a final class hold.
pub trait Native: Sized + Clone + PartialEq {
    /// The handlers of the class.
    fn handlers() -> &'static Handlers;

    /// The value of a new object until its constructor, `unserialize()` or `clone` fills it.
    fn unfilled() -> Self;
}

#[repr(C)]
struct Object<T> {
    value: T,
    std: zend_object,
}

/// The value in an object, to write.
///
/// # Safety
///
/// `std` is an object of the class of `T`. The borrow ends before anything that could run PHP code or drop the object.
#[inline]
pub unsafe fn value<'a, T: Native>(std: *mut zend_object) -> &'a mut T {
    // SAFETY: `create` allocated it as the field `std` of an `Object<T>`.
    unsafe { &mut (*std.byte_sub(offset_of!(Object<T>, std)).cast::<Object<T>>()).value }
}

/// The value in an object, to read.
///
/// # Safety
///
/// As for [`value`].
#[inline]
pub unsafe fn peek<'a, T: Native>(std: *mut zend_object) -> &'a T {
    // SAFETY: as in `value`.
    unsafe { &(*std.byte_sub(offset_of!(Object<T>, std)).cast::<Object<T>>()).value }
}

/// The object in a value if it is one that holds a `T`.
pub fn in_value<T: Native>(value: &zval) -> Option<NonNull<zend_object>> {
    // SAFETY: a value of type object has a pointer to one; those with these handlers hold a `T`.
    unsafe {
        let object = NonNull::new(value.value.obj).filter(|_| type_of(value) == IS_OBJECT)?;
        let is_own = ptr::eq((*object.as_ptr()).handlers, T::handlers().get());
        is_own.then_some(object)
    }
}

/// Makes objects of `class` hold values of `T`. To be called while the module starts.
pub unsafe fn initialise<T: Native>(class: *mut zend_class_entry) {
    // SAFETY: the caller passes a class that was just registered.
    unsafe {
        (*class).ce_flags |= ClassFlags::Final
            .union(ClassFlags::NoDynamicProperties)
            .bits();
        (*class).__bindgen_anon_2.create_object = Some(create::<T>);
        let handlers = T::handlers();
        handlers.initialise(offset_of!(Object<T>, std));
        (*handlers.get()).free_obj = Some(free::<T>);
        (*handlers.get()).clone_obj = Some(clone::<T>);
        (*handlers.get()).compare = Some(compare::<T>);
    }
}

unsafe extern "C" fn create<T: Native>(class: *mut zend_class_entry) -> *mut zend_object {
    require(size_of::<Object<T>>());
    // SAFETY: PHP passes the class of `T`, which has no properties; the allocation is filled before anybody sees it.
    unsafe {
        let object =
            ext_php_rs_zend_object_alloc(size_of::<Object<T>>(), class).cast::<Object<T>>();
        ptr::write(&raw mut (*object).value, T::unfilled());
        let std = &raw mut (*object).std;
        zend_object_std_init(std, class);
        (*std).handlers = T::handlers().get();
        std
    }
}

/// A new object with a copy of this value.
pub unsafe fn new<T: Native>(class: *mut zend_class_entry, held: &T) -> *mut zend_object {
    // SAFETY: the caller passes the class of `T`. PHP may end the request during the copy; the object is whole then.
    unsafe {
        let new = create::<T>(class);
        guard(|| *value(new) = held.clone());
        new
    }
}

/// The value is dropped last: PHP code may still run in `zend_object_std_dtor` and find the object in a `WeakMap`.
unsafe extern "C" fn free<T: Native>(std: *mut zend_object) {
    // SAFETY: PHP frees an object once.
    unsafe {
        zend_object_std_dtor(std);
        ptr::drop_in_place(ptr::from_mut(value::<T>(std)));
    }
}

unsafe extern "C" fn clone<T: Native>(old: *mut zend_object) -> *mut zend_object {
    // SAFETY: PHP passes an object of the class of `T`.
    unsafe {
        let new = new((*old).ce, peek::<T>(old));
        zend_objects_clone_members(new, old);
        new
    }
}

/// Two objects of the class are equal if their values are equal; otherwise they have no order.
unsafe extern "C" fn compare<T: Native>(a: *mut zval, b: *mut zval) -> c_int {
    const EQUAL: c_int = 0;
    const UNCOMPARABLE: c_int = 1;

    // SAFETY: PHP passes two values; those with these handlers are objects of the class of `T`.
    unsafe {
        let own = |value: *mut zval| Some(peek::<T>(in_value::<T>(&*value)?.as_ptr()));
        match (own(a), own(b)) {
            (Some(a), Some(b)) if guard(|| a == b) => EQUAL,
            (Some(_), Some(_)) => UNCOMPARABLE,
            _ => zend_std_compare_objects(a, b),
        }
    }
}
