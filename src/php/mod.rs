//! The PHP face of the engine: Zend objects, coercions, exceptions, arrays. Hashing and searching are the engine's.

mod batch;
mod class;
mod consistent_hash;
pub mod info;
mod memory;
mod native_object;
mod points;
mod ring;
mod scheme;
mod servers;
mod settings;
mod zend;

use ext_php_rs::ffi::{ZEND_RESULT_CODE_FAILURE, ZEND_RESULT_CODE_SUCCESS as SUCCESS};

/// MINIT. Some SAPIs run it again in the same process, so it registers everything each time.
pub unsafe extern "C" fn startup(_type: i32, module: i32) -> i32 {
    settings::register(module);
    let registered = consistent_hash::register()
        .and_then(|()| scheme::register())
        .and_then(|()| ring::register());
    match registered {
        Ok(()) => SUCCESS,
        Err(_) => ZEND_RESULT_CODE_FAILURE,
    }
}

/// MSHUTDOWN.
pub unsafe extern "C" fn shutdown(_type: i32, module: i32) -> i32 {
    settings::unregister(module);
    crate::engine::cache::shared().clear();
    SUCCESS
}
