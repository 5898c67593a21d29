//! The php.ini settings.

use crate::engine::cache;
use ext_php_rs::{
    ffi::{
        ZEND_RESULT_CODE_FAILURE as FAILURE, ZEND_RESULT_CODE_SUCCESS as SUCCESS, zend_ini_entry,
        zend_string,
    },
    flags::IniEntryPermission,
    zend::{IniEntryDef, IniEntryDefs},
};
use std::{
    ffi::{c_int, c_void},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

static SETTINGS: IniEntryDefs<3> = IniEntryDefs::new([
    {
        let mut setting = IniEntryDef::new(
            c"consistent_hash.cache_size",
            c"16M",
            IniEntryPermission::System,
        );
        setting.on_modify = Some(set_cache_size);
        setting
    },
    {
        let mut setting =
            IniEntryDef::new(c"consistent_hash.class", c"1", IniEntryPermission::System);
        setting.on_modify = Some(set_class);
        setting.displayer = Some(zend_ini_boolean_displayer_cb);
        setting
    },
    IniEntryDef::end(),
]);

/// Whether the global class `ConsistentHash` is to be registered.
static CLASS: AtomicBool = AtomicBool::new(true);

unsafe extern "C" {
    fn zend_ini_boolean_displayer_cb(entry: *mut zend_ini_entry, kind: c_int);
    fn zend_ini_parse_bool(value: *mut zend_string) -> bool;
    fn zend_ini_parse_quantity_warn(
        value: *mut zend_string,
        setting: *mut zend_string,
    ) -> ext_php_rs::ffi::zend_long;
    fn zend_unregister_ini_entries(module: c_int);
}

/// Registers the settings, and takes over their values.
pub fn register(module: i32) {
    IniEntryDef::register(SETTINGS.as_slice(), module);
}

/// Takes the settings back.
pub fn unregister(module: i32) {
    // SAFETY: called while the module shuts down.
    unsafe { zend_unregister_ini_entries(module) }
}

/// Whether the global class `ConsistentHash` is to be registered, as php.ini said when the module started last.
pub fn class_is_on() -> bool {
    CLASS.load(Relaxed)
}

/// The most bytes that finished rings may take in this process.
unsafe extern "C" fn set_cache_size(
    entry: *mut zend_ini_entry,
    value: *mut zend_string,
    _argument_1: *mut c_void,
    _argument_2: *mut c_void,
    _argument_3: *mut c_void,
    _stage: c_int,
) -> c_int {
    // SAFETY: the engine passes the entry and its new value.
    let size = unsafe { zend_ini_parse_quantity_warn(value, (*entry).name) };
    cache::shared().set_limit(size.try_into().unwrap_or(0));
    SUCCESS
}

/// Whether the global class `ConsistentHash` is registered. Refused once the module has started: php-fpm's pools and the
/// sections of php.ini for a path or a host come too late.
unsafe extern "C" fn set_class(
    _entry: *mut zend_ini_entry,
    value: *mut zend_string,
    _argument_1: *mut c_void,
    _argument_2: *mut c_void,
    _argument_3: *mut c_void,
    stage: c_int,
) -> c_int {
    const STARTUP: c_int = 1;

    if stage != STARTUP {
        return FAILURE;
    }
    // SAFETY: the engine passes the new value.
    CLASS.store(unsafe { zend_ini_parse_bool(value) }, Relaxed);
    SUCCESS
}
