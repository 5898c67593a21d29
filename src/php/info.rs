//! The section of `phpinfo()` and `php --ri consistent_hash`.

use ext_php_rs::{
    ffi::{
        php_info_print_table_end, php_info_print_table_header, php_info_print_table_row,
        php_info_print_table_start,
    },
    zend::ModuleEntry,
};
use std::ffi::CStr;

const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => c"",
    };

/// Prints the version and what is active.
pub extern "C" fn print(_module: *mut ModuleEntry) {
    let rows = [
        (c"Version", VERSION),
        (c"Drop-in class", c"ConsistentHash"),
        (c"Hash", c"crc32(md5(key))"),
    ];
    // SAFETY: the engine calls this while it prints module information; the texts are NUL-terminated and each
    // variadic call passes as many of them as it announces.
    unsafe {
        php_info_print_table_start();
        php_info_print_table_header(2, c"consistent_hash support".as_ptr(), c"enabled".as_ptr());
        for (name, value) in rows {
            php_info_print_table_row(2, name.as_ptr(), value.as_ptr());
        }
        php_info_print_table_end();
    }
}
