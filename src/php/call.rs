//! Calls of methods: their arguments, their objects and their results.
//!
//! While PHP code runs nothing may be borrowed of an object, since the code may change it. So what may run PHP code takes
//! `&mut Arguments`, and the object of a call can only be borrowed through the whole call.

use super::{
    array::Str,
    native_object::{self, Native},
    zend::{
        exception_pending, guard, message, set_object, zend_parse_arg_str_weak,
        zend_parse_parameter, zend_wrong_parameters_count_error,
    },
};
use ext_php_rs::{
    ffi::{
        self, HashTable, ZEND_RESULT_CODE_SUCCESS as SUCCESS, zend_class_entry, zend_long,
        zend_object, zend_string, zval,
    },
    types::Zval,
    zend::ExecuteData,
};
use std::{
    ffi::c_char,
    fmt::Display,
    marker::PhantomData,
    ops::RangeInclusive,
    ptr::{self, NonNull},
};

/// Runs a method of the class of `T`. `body` gives its result, or `None` with an exception pending or where the time of the
/// script is over.
pub fn method<T: Native>(
    frame: &mut ExecuteData,
    result: &mut Zval,
    body: impl FnOnce(&mut Call<T>) -> Option<Zval>,
) {
    static_method(frame, result, |Arguments { frame }| {
        let object = native_object::in_value::<T>(&frame.This)?;
        body(&mut Call {
            arguments: Arguments { frame },
            object,
            value: PhantomData,
        })
    });
}

/// Runs a static method, as [`method`] does.
pub fn static_method(
    frame: &mut ExecuteData,
    result: &mut Zval,
    body: impl FnOnce(&mut Arguments) -> Option<Zval>,
) {
    if let Some(value) = guard(|| body(&mut Arguments { frame })) {
        *result = value;
    }
}

/// A call of a method of an object that holds a `T`.
pub struct Call<'a, T> {
    pub arguments: Arguments<'a>,
    object: NonNull<zend_object>,
    value: PhantomData<&'a mut T>,
}

impl<T: Native> Call<'_, T> {
    /// What the object holds.
    #[inline]
    pub fn own(&mut self) -> &mut T {
        // SAFETY: the call holds the object, which is of the class of `T`, and no PHP code runs while this is borrowed.
        unsafe { native_object::value(self.object.as_ptr()) }
    }

    /// What the object holds, to read.
    pub fn peek(&self) -> &T {
        // SAFETY: as in `own`.
        unsafe { native_object::peek(self.object.as_ptr()) }
    }

    /// The object.
    pub fn this(&self) -> Zval {
        let mut value = Zval::new();
        // SAFETY: the object lives, and the value counts one more reference.
        unsafe {
            (*self.object.as_ptr()).gc.refcount += 1;
            set_object(&raw mut value, self.object.as_ptr());
        }
        value
    }
}

/// The arguments of a call, numbered from 1 as PHP does. Each is read as PHP reads a parameter of that type for an internal
/// method, which can run PHP code; `None` with an exception pending if it is something else.
pub struct Arguments<'a> {
    frame: &'a mut ExecuteData,
}

impl<'a> Arguments<'a> {
    /// Checks how many there are. To be called first.
    #[inline]
    pub fn count(&mut self, valid: RangeInclusive<u32>) -> Option<()> {
        // SAFETY: the frame of a call has the number of its arguments there, and is the one that runs.
        unsafe {
            if valid.contains(&self.frame.This.u2.num_args) {
                return Some(());
            }
            zend_wrong_parameters_count_error(*valid.start(), *valid.end());
        }
        None
    }

    /// Whether an argument came.
    pub fn has(&self, number: u32) -> bool {
        // SAFETY: as in `count`.
        unsafe { number <= self.frame.This.u2.num_args }
    }

    /// An argument that came.
    #[inline]
    fn argument(&mut self, number: u32) -> *mut zval {
        debug_assert!(self.has(number));
        // SAFETY: the arguments lie behind the frame.
        unsafe {
            self.frame
                .zend_call_arg((number - 1) as usize)
                .map_or(ptr::null_mut(), ptr::from_mut)
        }
    }

    /// A string.
    #[inline]
    pub fn string(&mut self, number: u32) -> Option<Str<'a>> {
        let argument = self.argument(number);
        // SAFETY: the argument came, and lives as long as the frame; what is made a string takes its place.
        unsafe {
            if let Some(string) = Str::of(&*argument) {
                return Some(string);
            }
            let mut string: *mut zend_string = ptr::null_mut();
            let spec = c"S".as_ptr();
            let parsed = zend_parse_parameter(0, number, argument, spec, &raw mut string);
            (parsed == SUCCESS).then(|| Str::from_raw(string)).flatten()
        }
    }

    /// An array.
    pub fn array(&mut self, number: u32) -> Option<&'a HashTable> {
        let argument = self.argument(number);
        let mut array: *mut zval = ptr::null_mut();
        // SAFETY: the argument came, and holds its array, which so does not change, as long as the frame lives.
        unsafe {
            let spec = c"a".as_ptr();
            let parsed = zend_parse_parameter(0, number, argument, spec, &raw mut array);
            (parsed == SUCCESS)
                .then(|| (*array).value.arr.as_ref())
                .flatten()
        }
    }

    /// An int.
    pub fn int(&mut self, number: u32) -> Option<zend_long> {
        let argument = self.argument(number);
        let mut int: zend_long = 0;
        // SAFETY: the argument came; the specification matches the variable.
        unsafe {
            if let Some(int) = (*argument).long() {
                return Some(int);
            }
            let parsed = zend_parse_parameter(0, number, argument, c"l".as_ptr(), &raw mut int);
            (parsed == SUCCESS).then_some(int)
        }
    }

    /// An object of a class or its subclasses.
    ///
    /// # Safety
    ///
    /// The class is registered.
    pub unsafe fn object(
        &mut self,
        number: u32,
        class: *mut zend_class_entry,
    ) -> Option<NonNull<zend_object>> {
        let argument = self.argument(number);
        let mut object: *mut zval = ptr::null_mut();
        // SAFETY: the argument came; the specification matches variable and class.
        unsafe {
            let spec = c"O".as_ptr();
            let parsed = zend_parse_parameter(0, number, argument, spec, &raw mut object, class);
            (parsed == SUCCESS)
                .then(|| NonNull::new((*object).value.obj))
                .flatten()
        }
    }

    /// An object, as [`object`](Self::object) reads it; a null pointer for null.
    ///
    /// # Safety
    ///
    /// The same.
    pub unsafe fn object_or_null(
        &mut self,
        number: u32,
        class: *mut zend_class_entry,
    ) -> Option<*mut zend_object> {
        let argument = self.argument(number);
        let mut object: *mut zval = ptr::null_mut();
        // SAFETY: as in `object`; null is a null pointer.
        unsafe {
            let spec = c"O!".as_ptr();
            let parsed = zend_parse_parameter(0, number, argument, spec, &raw mut object, class);
            let object = object.as_ref().map(|object| object.value.obj);
            (parsed == SUCCESS).then_some(object.unwrap_or(ptr::null_mut()))
        }
    }
}

/// Makes a string of a value as a string parameter takes it, the argument with this number. PHP code may run; false if it
/// cannot become one, perhaps with an exception pending.
pub fn make_string(_: &mut Arguments, value: &mut Zval, number: u32) -> bool {
    // SAFETY: the value is the caller's own, and a method runs.
    unsafe {
        #[cfg(php86)]
        {
            !zend_parse_arg_str_weak(value, number).is_null()
        }
        #[cfg(not(php86))]
        {
            let mut string = ptr::null_mut();
            zend_parse_arg_str_weak(value, &raw mut string, number)
        }
    }
}

/// Says that what the method that runs was told to do is deprecated. PHP code may run; `None` if it has thrown.
pub fn deprecated(_: &mut Arguments, text: impl Display) -> Option<()> {
    // SAFETY: the format takes one text.
    unsafe {
        ffi::php_error_docref(
            ptr::null(),
            ffi::E_DEPRECATED.cast_signed(),
            c"%s".as_ptr(),
            message(text).as_ptr().cast::<c_char>(),
        );
    }
    (!exception_pending()).then_some(())
}
