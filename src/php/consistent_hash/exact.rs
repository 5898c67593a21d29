//! The exact path: PHP runs the userland class's own operations, `exact.php`, on the properties of an object.

use crate::php::zend::{exception_pending, set_object};
use ext_php_rs::{
    ffi::{self, zend_call_known_function, zend_function, zend_object, zend_throw_error, zval},
    types::ZendStr,
};
use std::{iter, mem::MaybeUninit, ptr};

/// A function of `exact.php`, by its name in PHP's function table.
#[derive(Clone, Copy)]
pub struct Operation(&'static str);

pub const ADD_SERVER: Operation = Operation("consistenthash\\exact\\addserver");
pub const REMOVE_SERVER: Operation = Operation("consistenthash\\exact\\removeserver");
pub const LOOKUP: Operation = Operation("consistenthash\\exact\\lookup");
pub const LOOKUP_LIST: Operation = Operation("consistenthash\\exact\\lookuplist");

impl Operation {
    /// Runs the operation on `object` with one or two further arguments (the values are borrowed) and stores what it returns
    /// in the null `result`. User code may run; an exception is left pending.
    ///
    /// # Safety
    ///
    /// `object` is one of this class, the arguments are initialised, and the caller keeps them alive and no
    /// borrow of the object's state.
    pub unsafe fn run<const N: usize>(
        self,
        object: *mut zend_object,
        arguments: [*const zval; N],
        result: *mut zval,
    ) {
        // SAFETY: the call copies its arguments, so these plain copies need not count references.
        unsafe {
            let function = self.function();
            if function.is_null() {
                return;
            }
            let mut ring = MaybeUninit::uninit();
            set_object(ring.as_mut_ptr(), object);
            let mut all = [const { MaybeUninit::<zval>::uninit() }; 3];
            let mut count = 0;
            let values = iter::once(ring.as_ptr()).chain(arguments);
            for (argument, value) in all.iter_mut().zip(values) {
                ptr::copy_nonoverlapping(value, argument.as_mut_ptr(), 1);
                count += 1;
            }
            zend_call_known_function(
                function,
                ptr::null_mut(),
                ptr::null_mut(),
                result,
                count,
                all.as_mut_ptr().cast(),
                ptr::null_mut(),
            );
        }
    }

    /// The function, compiled when a request first needs one of them. Null with an exception pending.
    unsafe fn function(self) -> *mut zend_function {
        // SAFETY: the function table of a running request, looked up anew each time: it changes with the request.
        unsafe {
            let found = self.find();
            if !found.is_null() {
                return found;
            }
            compile();
            let found = self.find();
            if found.is_null() && !exception_pending() {
                zend_throw_error(
                    ptr::null_mut(),
                    c"consistent_hash: PHP did not compile the exact path".as_ptr(),
                );
            }
            found
        }
    }

    unsafe fn find(self) -> *mut zend_function {
        // SAFETY: as in `function`; the table holds pointers to functions.
        unsafe {
            let table = (*ffi::ext_php_rs_executor_globals()).function_table;
            let entry = ffi::zend_hash_str_find(table, self.0.as_ptr().cast(), self.0.len());
            if entry.is_null() {
                ptr::null_mut()
            } else {
                (*entry).value.func
            }
        }
    }
}

/// Declares the functions of `exact.php` in the running request.
unsafe fn compile() {
    const SOURCE: &str = include_str!("exact.php");

    let source = SOURCE.strip_prefix("<?php").unwrap_or(SOURCE);
    let source = ZendStr::new(source, false);
    // SAFETY: the source outlives the compilation; what it compiles to is run, and with that freed, once.
    unsafe {
        let code = ffi::ext_php_rs_zend_compile_string(
            source.as_ptr().cast_mut(),
            c"consistent_hash/exact.php".as_ptr(),
        );
        if !code.is_null() {
            ffi::ext_php_rs_zend_execute(code);
        }
    }
}
