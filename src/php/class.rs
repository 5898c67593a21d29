//! Classes and interfaces of PHP, registered while the module starts.

use ext_php_rs::{
    builders::FunctionBuilder,
    error::{Error, Result},
    ffi::{
        MAY_BE_ANY, ext_php_rs_compiler_globals, zend_class_entry, zend_hash_str_find_ptr_lc,
        zend_register_internal_class_ex, zend_register_internal_interface,
    },
    flags::{DataType, MethodFlags},
    types::ZendStr,
    zend::{ClassEntry, FunctionEntry},
};
use std::{ffi::CStr, mem::MaybeUninit, ptr};

/// A method, and its flags.
pub type Method = (FunctionBuilder<'static>, MethodFlags);

/// The type of a parameter that has none.
pub const UNTYPED: DataType = DataType::Mixed;

/// The return type `static`.
pub const STATIC: DataType = DataType::object("static");

/// Whether a class or an interface is meant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Class,
    Interface,
}

/// Registers a class or an interface, and returns its entry.
///
/// # Errors
///
/// If PHP has a class of that name already.
pub unsafe fn register(
    kind: Kind,
    name: &str,
    methods: impl IntoIterator<Item = Method>,
) -> Result<*mut zend_class_entry> {
    // SAFETY: the caller says that the module is starting, so the tables of the compiler are there and only this thread
    // runs. A class entry of zeroes is what the engine expects besides name and functions; what it keeps is leaked.
    unsafe {
        let classes = (*ext_php_rs_compiler_globals()).class_table;
        if !zend_hash_str_find_ptr_lc(classes, name.as_ptr().cast(), name.len()).is_null() {
            return Err(Error::DuplicateClass { class: name.into() });
        }
        let functions = functions(methods)?;
        let mut class = MaybeUninit::<ClassEntry>::zeroed().assume_init();
        class.name = ZendStr::new_interned(name, true).into_raw();
        class.info.internal.builtin_functions = functions.as_ptr();
        let class = match kind {
            Kind::Class => zend_register_internal_class_ex(&raw mut class, ptr::null_mut()),
            Kind::Interface => zend_register_internal_interface(&raw mut class),
        };
        (*class).info.internal.builtin_functions = ptr::null();
        Ok(class)
    }
}

/// The entries of functions, and the one that ends them.
fn functions(methods: impl IntoIterator<Item = Method>) -> Result<Vec<FunctionEntry>> {
    let mut entries = methods
        .into_iter()
        .map(|(function, flags)| {
            let (mut entry, mut parameters) = function.build()?;
            #[cfg(php86)]
            let flags = u64::from(flags.bits());
            #[cfg(not(php86))]
            let flags = flags.bits();
            entry.flags |= flags;
            for parameter in &mut parameters {
                // SAFETY: a type has a class's name if it has a pointer.
                unsafe { adjust(&mut parameter.type_) };
            }
            // The engine points into the parameters from now on.
            Box::leak(parameters);
            Ok(entry)
        })
        .collect::<Result<Vec<_>>>()?;
    entries.push(FunctionEntry::end());
    Ok(entries)
}

/// What the builder cannot say.
unsafe fn adjust(type_: &mut ext_php_rs::zend::ZendType) {
    const MAY_BE_STATIC: u32 = 1 << 15;

    // SAFETY: the caller passes a type as the builder made it.
    unsafe {
        if type_.type_mask == MAY_BE_ANY {
            type_.type_mask = 0;
        } else if !type_.ptr.is_null() && CStr::from_ptr(type_.ptr.cast()) == c"static" {
            type_.ptr = ptr::null_mut();
            type_.type_mask = MAY_BE_STATIC;
        }
    }
}
