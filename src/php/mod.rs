//! The PHP face of the engine: Zend objects, coercions, exceptions, arrays. No algorithm lives here.

mod consistent_hash;
pub mod info;
mod memory;
mod zend;

/// MINIT. Some SAPIs run it again in the same process, so it registers everything each time.
pub unsafe extern "C" fn startup(_type: i32, _module_number: i32) -> i32 {
    const SUCCESS: i32 = 0;
    const FAILURE: i32 = -1;

    match consistent_hash::register() {
        Ok(()) => SUCCESS,
        Err(_) => FAILURE,
    }
}
