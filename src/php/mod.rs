//! The PHP face of the engine: Zend objects, coercions, exceptions, arrays. No algorithm lives here.

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

const SUCCESS: i32 = 0;
const FAILURE: i32 = -1;

/// MINIT. Some SAPIs run it again in the same process, so it registers everything each time.
pub unsafe extern "C" fn startup(_type: i32, module: i32) -> i32 {
    settings::register(module);
    let registered = consistent_hash::register()
        .and_then(|()| scheme::register())
        .and_then(|()| ring::register());
    match registered {
        Ok(()) => SUCCESS,
        Err(_) => FAILURE,
    }
}

/// MSHUTDOWN.
pub unsafe extern "C" fn shutdown(_type: i32, module: i32) -> i32 {
    settings::unregister(module);
    crate::engine::cache::shared().clear();
    SUCCESS
}
