//! What the module tells of itself: the section of `phpinfo()` and `php --ri consistent_hash`, and the cache's
//! figures for monitoring.

use super::settings;
use crate::engine::{
    cache::{self, Info},
    hash::kernel_name,
    scheme::NAMED,
};
use ext_php_rs::{
    boxed::ZBox,
    builders::FunctionBuilder,
    error::Result,
    ffi::{
        php_info_print_table_end, php_info_print_table_header, php_info_print_table_row,
        php_info_print_table_start,
    },
    php_function,
    types::ZendHashTable,
    wrap_function,
    zend::ModuleEntry,
};
use std::ffi::{CStr, CString};

unsafe extern "C" {
    fn display_ini_entries(module: *mut ModuleEntry);
}

/// Prints the version, what is active, and the settings.
pub extern "C" fn print(module: *mut ModuleEntry) {
    let Info {
        entries,
        bytes,
        limit,
        hits,
        misses,
    } = cache::shared().info();
    let schemes: Vec<_> = NAMED.iter().map(|named| named.name).collect();
    let class = if settings::class_is_on() {
        "ConsistentHash"
    } else {
        "off"
    };
    let cache_state = if limit == 0 { "off" } else { "on" };
    let rows = [
        (c"Version", env!("CARGO_PKG_VERSION").to_owned()),
        (c"Drop-in class", class.to_owned()),
        (c"Schemes of ConsistentHash\\Ring", schemes.join(", ")),
        (c"Hashing of many keys", kernel_name().to_owned()),
        (c"Ring cache", cache_state.to_owned()),
        (c"Ring cache: rings", entries.to_string()),
        (c"Ring cache: bytes", format!("{bytes} of {limit}")),
        (c"Ring cache: hits", hits.to_string()),
        (c"Ring cache: misses", misses.to_string()),
    ];
    // SAFETY: the engine calls this while it prints module information.
    unsafe {
        php_info_print_table_start();
        php_info_print_table_header(2, c"consistent_hash support".as_ptr(), c"enabled".as_ptr());
    }
    for (name, value) in rows {
        row(name, &CString::new(value).unwrap_or_default());
    }
    // SAFETY: as above; the engine passes this module.
    unsafe {
        php_info_print_table_end();
        display_ini_entries(module);
    }
}

fn row(name: &CStr, value: &CStr) {
    // SAFETY: two NUL-terminated texts, as announced.
    unsafe { php_info_print_table_row(2, name.as_ptr(), value.as_ptr()) };
}

/// The entry of `consistent_hash_cache_info()`.
pub fn cache_info_function() -> FunctionBuilder<'static> {
    wrap_function!(consistent_hash_cache_info)
}

/// The ring cache of this process: `entries` (rings), `bytes` of at most `limit`, `hits` and `misses` since the process
/// started.
///
/// # Errors
///
/// If PHP cannot take the array.
#[php_function]
fn consistent_hash_cache_info() -> Result<ZBox<ZendHashTable>> {
    let info = cache::shared().info();
    let mut array = ZendHashTable::new();
    array.insert("entries", info.entries)?;
    array.insert("bytes", info.bytes)?;
    array.insert("limit", info.limit)?;
    array.insert("hits", info.hits)?;
    array.insert("misses", info.misses)?;
    Ok(array)
}
