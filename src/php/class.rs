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

/// Stands for the missing type of a parameter.
pub const UNTYPED: DataType = DataType::Mixed;

/// The return type `static`.
pub const STATIC: DataType = DataType::object("static");

/// The kind of what is registered.
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
    // runs. PHP expects zeroes in a class entry, except for name and functions; the parts that it keeps are leaked.
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

/// The entries of the functions, and the empty one that ends the list.
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
                // SAFETY: if a type has a pointer, it points to the name of a class.
                unsafe { adjust(&mut parameter.type_) };
            }
            // From now on PHP points into the parameters.
            Box::leak(parameters);
            Ok(entry)
        })
        .collect::<Result<Vec<_>>>()?;
    entries.push(FunctionEntry::end());
    Ok(entries)
}

/// Corrects the types that the builder cannot express: no type at all, and `static`.
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
