//! The PHP face of the engine: Zend objects, coercions, exceptions, arrays. Hashing and searching are the engine's.

mod array;
mod batch;
mod call;
mod class;
mod consistent_hash;
pub mod info;
mod memory;
mod native_object;
mod points;
mod ring;
#[allow(clippy::needless_borrows_for_generic_args)]
mod scheme;
mod servers;
mod settings;
mod zend;

use ext_php_rs::{
    error::Result,
    ffi::{ZEND_RESULT_CODE_FAILURE, ZEND_RESULT_CODE_SUCCESS as SUCCESS},
};

/// MINIT. Some SAPIs run it again in the same process, so it registers everything each time.
pub unsafe extern "C" fn startup(_type: i32, module: i32) -> i32 {
    settings::register(module);
    match register_classes() {
        Ok(()) => SUCCESS,
        Err(_) => ZEND_RESULT_CODE_FAILURE,
    }
}

fn register_classes() -> Result<()> {
    if settings::class_is_on() {
        consistent_hash::register()?;
    }
    scheme::register()?;
    ring::register()
}

/// MSHUTDOWN.
pub unsafe extern "C" fn shutdown(_type: i32, module: i32) -> i32 {
    settings::unregister(module);
    crate::engine::cache::shared().clear();
    SUCCESS
}
