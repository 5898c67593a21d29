//! The life of an object: its native ring, its properties, and which of the two is ahead.
//!
//! While an object's ring is [native](State::Native), its properties `serverList` and `virtualPos` are undefined
//! slots until somebody asks for them. The engine never uses an undefined slot without asking the object's
//! handlers, and these fill it first. A filled slot holds an array of which the ring holds one more reference: so
//! whoever writes to it must separate it, and a slot that no longer holds that array tells of the write. From then
//! on the [arrays](State::Arrays) are the truth, and the object has PHP's standard handlers.

use super::{
    index::Index,
    native::{NativeRing, Property},
};
use crate::php::native_object::Handlers;
use crate::php::zend::{
    array_of, bytes_of, deref, guard, hold, is_immutable, is_shared_reference, method, release,
    set_array, set_undef, type_of, zend_std_build_object_properties_array,
    zend_std_get_properties_for,
};
use ext_php_rs::ffi::{
    _zend_prop_purpose_ZEND_PROP_PURPOSE_ARRAY_CAST as ZEND_PROP_PURPOSE_ARRAY_CAST,
    _zend_prop_purpose_ZEND_PROP_PURPOSE_JSON as ZEND_PROP_PURPOSE_JSON,
    _zend_prop_purpose_ZEND_PROP_PURPOSE_SERIALIZE as ZEND_PROP_PURPOSE_SERIALIZE, HashTable,
    IS_LONG, IS_OBJECT, IS_REFERENCE, IS_UNDEF, ZEND_INTERNAL_FUNCTION,
    ext_php_rs_executor_globals, ext_php_rs_zend_object_alloc, object_properties_init,
    zend_class_entry, zend_long, zend_object, zend_object_std_dtor, zend_object_std_init,
    zend_objects_clone_members, zend_prop_purpose, zend_std_compare_objects,
    zend_std_get_properties, zend_std_get_property_ptr_ptr, zend_std_has_property,
    zend_std_read_property, zend_std_unset_property, zend_std_write_property, zend_string, zval,
    zval_ptr_dtor,
};
use std::{
    ffi::{c_int, c_void},
    mem::{self, offset_of},
    ptr,
};

/// What an object holds before its `zend_object`.
#[repr(C)]
pub struct Object {
    state: State,
    overrides: Overrides,
    /// A subclass gave one of the three properties hooks: its slot is not what PHP code sees.
    hooked: bool,
    std: zend_object,
}

/// Where the truth is.
enum State {
    /// In the ring; the properties are undefined or hold the ring's arrays.
    Native(NativeRing),
    /// In the properties; with what was found out about them for lookups.
    Arrays(Option<Index>),
}

/// What the class of an object does differently from `ConsistentHash`.
#[derive(Clone, Copy, Default)]
pub struct Overrides {
    /// `cHash()` is PHP code.
    pub c_hash: bool,
    /// `lookup()` is PHP code.
    pub lookup: bool,
    /// `addServer()` is PHP code.
    pub add_server: bool,
}

impl Overrides {
    unsafe fn of(object: *const zend_object) -> Self {
        // SAFETY: the caller passes an object with its class.
        unsafe {
            let overridden = |name| {
                let method = method(object, name);
                !method.is_null() && u32::from((*method).type_) != ZEND_INTERNAL_FUNCTION
            };
            Self {
                c_hash: overridden("chash"),
                lookup: overridden("lookup"),
                add_server: overridden("addserver"),
            }
        }
    }
}

unsafe fn is_subclass(class: *const zend_class_entry) -> bool {
    const ZEND_USER_CLASS: i32 = 2;

    // SAFETY: the caller passes a live class.
    i32::from(unsafe { (*class).type_ }) == ZEND_USER_CLASS
}

/// Whether the class gives one of the three properties hooks.
#[cfg(php84)]
unsafe fn has_hooks(class: *const zend_class_entry) -> bool {
    use ext_php_rs::ffi::{zend_hash_str_find, zend_property_info};

    ["serverList", "virtualPos", "virtualPosNum"]
        .into_iter()
        .any(|name| {
            // SAFETY: the caller passes a live class; its table of properties holds pointers to property infos.
            unsafe {
                let table = &raw const (*class).properties_info;
                let entry = zend_hash_str_find(table, name.as_ptr().cast(), name.len());
                !entry.is_null()
                    && !(*(*entry).value.ptr.cast::<zend_property_info>())
                        .hooks
                        .is_null()
            }
        })
}

#[cfg(not(php84))]
unsafe fn has_hooks(_class: *const zend_class_entry) -> bool {
    false
}

/// The object around a `zend_object` of this class.
unsafe fn object(std: *mut zend_object) -> *mut Object {
    // SAFETY: `create` allocated it as the field `std` of an `Object`.
    unsafe { std.byte_sub(offset_of!(Object, std)).cast() }
}

/// The slot of a declared property: serverList, virtualPos, virtualPosNum in this order.
unsafe fn slot_number(std: *mut zend_object, number: usize) -> *mut zval {
    // SAFETY: an object has a slot for each declared property of its class, a subclass behind those of its parent.
    unsafe {
        (&raw mut (*std).properties_table)
            .cast::<zval>()
            .add(number)
    }
}

unsafe fn slot(std: *mut zend_object, property: Property) -> *mut zval {
    // SAFETY: the two properties are declared first.
    unsafe { slot_number(std, property as usize) }
}

pub unsafe fn overrides(std: *mut zend_object) -> Overrides {
    // SAFETY: the caller passes an object of this class.
    unsafe { (*object(std)).overrides }
}

/// The virtual nodes of a server that is added now; `None` where only PHP can tell.
pub unsafe fn virtual_nodes(std: *mut zend_object) -> Option<zend_long> {
    // SAFETY: the caller passes an object of this class; virtualPosNum is declared third.
    unsafe {
        let value = deref(slot_number(std, 2));
        (type_of(value) == IS_LONG).then(|| (*value).value.lval)
    }
}

/// The native ring, if it says what the properties say. PHP code may run before, where the properties have become the truth.
///
/// # Safety
///
/// `std` is an object of this class. The borrow ends before anything that could run PHP code or drop the object.
pub unsafe fn native<'a>(std: *mut zend_object) -> Option<&'a mut NativeRing> {
    // SAFETY: the caller passes an object of this class and keeps the borrow short.
    unsafe {
        let State::Native(ring) = &mut (*object(std)).state else {
            return None;
        };
        let current = holds(
            slot(std, Property::ServerList),
            ring.array(Property::ServerList),
        ) && holds(
            slot(std, Property::VirtualPos),
            ring.array(Property::VirtualPos),
        );
        if current {
            return Some(ring);
        }
        yield_to_arrays(std);
        None
    }
}

/// Whether a slot holds the ring's array, or is undefined where the ring made none.
unsafe fn holds(slot: *mut zval, array: *const HashTable) -> bool {
    // SAFETY: the caller passes the slot of an object.
    unsafe {
        if array.is_null() {
            type_of(slot) == IS_UNDEF
        } else {
            ptr::eq(array_of(slot), array)
        }
    }
}

/// The native ring, for a change: the properties may be made undefined. Afterwards call [`changed`]. PHP code may run
/// before, as in [`native`].
///
/// # Safety
///
/// As of [`native`].
pub unsafe fn native_for_change<'a>(std: *mut zend_object) -> Option<&'a mut NativeRing> {
    // SAFETY: the caller passes an object of this class and keeps the borrow short.
    unsafe {
        let ring = native(std)?;
        // Somebody else must see the change through the reference, so it is made to the arrays.
        if Property::BOTH
            .into_iter()
            .any(|property| is_shared_reference(slot(std, property)))
        {
            yield_to_arrays(std);
            return None;
        }
        Some(ring)
    }
}

/// As [`native_for_change`], for adding a server: properties that are empty arrays do as well.
///
/// # Safety
///
/// As of [`native`].
pub unsafe fn native_for_adding<'a>(std: *mut zend_object) -> Option<&'a mut NativeRing> {
    // SAFETY: the same.
    unsafe {
        match native_for_change(std) {
            None => start_over(std),
            ring => ring,
        }
    }
}

/// Makes the ring native where both properties are empty arrays.
unsafe fn start_over<'a>(std: *mut zend_object) -> Option<&'a mut NativeRing> {
    // SAFETY: the caller passes an object of this class whose properties are the truth.
    unsafe {
        let slots = Property::BOTH.map(|property| slot(std, property));
        let arrays = slots.map(|slot| array_of(slot));
        let empty = |array: *mut HashTable| !array.is_null() && (*array).nNumOfElements == 0;
        // Which of two that share an array keeps it depends on what is written first.
        let same = || arrays[0] == arrays[1] && !is_immutable(arrays[0]);
        if (*object(std)).hooked
            || !arrays.into_iter().all(empty)
            || same()
            || slots.into_iter().any(|slot| is_shared_reference(slot))
        {
            return None;
        }
        let [server_list, virtual_pos] = arrays;
        set_state(
            std,
            State::Native(NativeRing::after(server_list, virtual_pos)),
        );
        let taken = slots.map(|slot| take_array(slot));
        for array in taken {
            release(array);
        }
        native(std)
    }
}

/// Takes the array out of a slot, which is no shared reference, and leaves it undefined. The reference passes to the
/// caller. Runs no PHP code, as the collector could where a reference is given up in PHP's own way.
unsafe fn take_array(slot: *mut zval) -> *mut HashTable {
    // SAFETY: the caller passes the slot of an object that holds an array, behind a reference of its own or not; what
    // is left of such a reference goes with it.
    unsafe {
        let array = array_of(slot);
        set_undef(deref(slot));
        if type_of(slot) == IS_REFERENCE {
            zval_ptr_dtor(slot);
            set_undef(slot);
        }
        array
    }
}

/// After a change to the native ring: the properties are filled anew when they are asked for. PHP code may run, but only
/// at the end.
pub unsafe fn changed(std: *mut zend_object) {
    // SAFETY: the caller passes an object of this class and holds no borrow of its state. Giving arrays up can set off
    // the collector, and with it destructors: by then the object is whole.
    unsafe {
        let mut stale = [ptr::null_mut(); 4];
        if let State::Native(ring) = &mut (*object(std)).state {
            let made = Property::BOTH.map(|property| ring.forget_array(property));
            let filled = Property::BOTH.map(|property| {
                let slot = slot(std, property);
                if array_of(slot).is_null() {
                    ptr::null_mut()
                } else {
                    take_array(slot)
                }
            });
            stale = [made[0], made[1], filled[0], filled[1]];
            if ring.is_empty() {
                // PHP 8.2 forgets the next free key of an empty array when it separates a shared one.
                yield_to_arrays(std);
            } else if !(*std).properties.is_null() {
                // Somebody may be walking the table of properties, which leads to the slots without asking.
                fill_both(std);
            }
        }
        for array in stale.into_iter().filter(|array| !array.is_null()) {
            release(array);
        }
    }
}

/// Makes the properties the truth. PHP code may run, but only at the end.
///
/// # Safety
///
/// `std` is an object of this class, and nothing borrows its state.
pub unsafe fn yield_to_arrays(std: *mut zend_object) {
    // SAFETY: the caller passes an object of this class.
    unsafe {
        fill_both(std);
        set_state(std, State::Arrays(None));
    }
}

/// The index of `virtualPos`, if the properties are the truth and it can be indexed.
///
/// # Safety
///
/// As of [`native`].
pub unsafe fn index<'a>(std: *mut zend_object) -> Option<&'a Index> {
    // SAFETY: the caller passes an object of this class and keeps the borrow short.
    unsafe {
        let State::Arrays(index) = &mut (*object(std)).state else {
            return None;
        };
        let array = array_of(slot(std, Property::VirtualPos));
        if index.as_ref().is_none_or(|index| index.array() != array) {
            *index = None;
            if !array.is_null() && !(*object(std)).hooked {
                *index = Index::of(array);
            }
        }
        index.as_ref()
    }
}

/// Whether a position is found without PHP code, until some runs. PHP code may run before, as in [`native`].
///
/// # Safety
///
/// As of [`native`].
pub unsafe fn is_searchable(std: *mut zend_object) -> bool {
    // SAFETY: the same.
    unsafe { native(std).is_some() || index(std).is_some() }
}

/// Fills a property that is still behind the native ring.
unsafe fn fill(std: *mut zend_object, property: Property) {
    // SAFETY: the caller passes an object of this class. Making the array runs no PHP code.
    guard(|| unsafe {
        if let State::Native(ring) = &mut (*object(std)).state {
            let slot = slot(std, property);
            if ring.array(property).is_null() && type_of(slot) == IS_UNDEF {
                let array = ring.make_array(property);
                hold(array);
                set_array(slot, array);
            }
        }
    });
}

unsafe fn fill_both(std: *mut zend_object) {
    for property in Property::BOTH {
        // SAFETY: the caller passes an object of this class.
        unsafe { fill(std, property) }
    }
}

/// Fills the property with that name, if it is one of the two.
unsafe fn fill_named(std: *mut zend_object, name: *const zend_string) {
    // SAFETY: the engine passes an object of this class and a live string.
    unsafe {
        match bytes_of(name) {
            b"serverList" => fill(std, Property::ServerList),
            b"virtualPos" => fill(std, Property::VirtualPos),
            _ => {}
        }
    }
}

/// Sets the state, and the handlers that go with it.
unsafe fn set_state(std: *mut zend_object, state: State) {
    // SAFETY: the caller passes an object of this class. The old state goes last: the arrays that it gives up can set
    // off the collector.
    unsafe {
        (*std).handlers = match state {
            State::Native(_) => NATIVE.get(),
            State::Arrays(_) => ARRAYS.get(),
        };
        drop(mem::replace(&mut (*object(std)).state, state));
    }
}

/// The handlers of an object whose properties are filled when they are asked for.
static NATIVE: Handlers = Handlers::new();

/// The handlers of an object whose properties are the truth: PHP's own.
static ARRAYS: Handlers = Handlers::new();

/// Prepares the handlers of all objects. To be called while the module starts.
pub fn initialise() {
    // SAFETY: the module is starting.
    unsafe {
        for handlers in [&NATIVE, &ARRAYS] {
            handlers.initialise(offset_of!(Object, std));
            let handlers = handlers.get();
            (*handlers).free_obj = Some(free);
            (*handlers).clone_obj = Some(clone);
            // The other operand may be one with properties to fill.
            (*handlers).compare = Some(compare);
            // What these cache for one object holds for the next one, which may have properties to fill.
            if cfg!(php85) || ptr::eq(handlers, NATIVE.get()) {
                (*handlers).read_property = Some(read_property);
                (*handlers).write_property = Some(write_property);
                (*handlers).has_property = Some(has_property);
            }
        }
        let native = NATIVE.get();
        (*native).unset_property = Some(unset_property);
        (*native).get_property_ptr_ptr = Some(get_property_ptr_ptr);
        (*native).get_properties = Some(get_properties);
        (*native).get_properties_for = Some(get_properties_for);
        (*native).get_gc = Some(get_gc);
    }
}

/// `create_object` of the class and its subclasses.
pub unsafe extern "C" fn create(class: *mut zend_class_entry) -> *mut zend_object {
    // SAFETY: the engine passes a class whose constants are resolved; the allocation has room for its properties.
    unsafe {
        let object = ext_php_rs_zend_object_alloc(size_of::<Object>(), class).cast::<Object>();
        let std = &raw mut (*object).std;
        zend_object_std_init(std, class);
        object_properties_init(std, class);
        (*std).handlers = ARRAYS.get();
        let (overrides, hooked) = if is_subclass(class) {
            (Overrides::of(std), has_hooks(class))
        } else {
            (Overrides::default(), false)
        };
        ptr::write(&raw mut (*object).overrides, overrides);
        ptr::write(&raw mut (*object).hooked, hooked);
        ptr::write(&raw mut (*object).state, State::Arrays(None));
        // A subclass may declare servers of its own.
        start_over(std);
        std
    }
}

/// PHP code may still run in the middle and find the object, by a `WeakMap`: so its state goes last.
unsafe extern "C" fn free(std: *mut zend_object) {
    // SAFETY: the engine frees an object once. The state looks into no array of the properties while it is dropped.
    unsafe {
        zend_object_std_dtor(std);
        ptr::drop_in_place(&raw mut (*object(std)).state);
    }
}

unsafe extern "C" fn clone(old: *mut zend_object) -> *mut zend_object {
    // SAFETY: the engine passes an object of this class.
    unsafe {
        let new = create((*old).ce);
        let state = match guard(|| native(old).map(|ring| ring.duplicate())) {
            Some(ring) => State::Native(ring),
            None => State::Arrays(None),
        };
        set_state(new, state);
        // Copies the slots as they are; runs __clone().
        zend_objects_clone_members(new, old);
        new
    }
}

/// The place for what a handler finds out about a property, if PHP code asks; null for reflection, which since PHP 8.5
/// takes a property that it has in its cache for not initialised where the slot is undefined, and asks no handler.
unsafe fn cache_for_code(cache: *mut *mut c_void) -> *mut *mut c_void {
    // SAFETY: the engine calls handlers while a frame runs, or none; a frame may have no function.
    unsafe {
        let frame = (*ext_php_rs_executor_globals()).current_execute_data;
        if cfg!(php85)
            && !frame.is_null()
            && !(*frame).func.is_null()
            && u32::from((*(*frame).func).type_) == ZEND_INTERNAL_FUNCTION
        {
            return ptr::null_mut();
        }
        cache
    }
}

unsafe extern "C" fn read_property(
    std: *mut zend_object,
    name: *mut zend_string,
    kind: c_int,
    cache: *mut *mut c_void,
    value: *mut zval,
) -> *mut zval {
    // SAFETY: passed on from the engine; so in the handlers below.
    unsafe {
        fill_named(std, name);
        zend_std_read_property(std, name, kind, cache_for_code(cache), value)
    }
}

unsafe extern "C" fn write_property(
    std: *mut zend_object,
    name: *mut zend_string,
    value: *mut zval,
    cache: *mut *mut c_void,
) -> *mut zval {
    // SAFETY: as in `read_property`. Without the old value an undefined slot would look like an unset property.
    unsafe {
        fill_named(std, name);
        zend_std_write_property(std, name, value, cache_for_code(cache))
    }
}

unsafe extern "C" fn has_property(
    std: *mut zend_object,
    name: *mut zend_string,
    kind: c_int,
    cache: *mut *mut c_void,
) -> c_int {
    // SAFETY: as in `read_property`.
    unsafe {
        fill_named(std, name);
        zend_std_has_property(std, name, kind, cache_for_code(cache))
    }
}

unsafe extern "C" fn unset_property(
    std: *mut zend_object,
    name: *mut zend_string,
    cache: *mut *mut c_void,
) {
    // SAFETY: as in `read_property`.
    unsafe {
        fill_named(std, name);
        zend_std_unset_property(std, name, cache);
    }
}

unsafe extern "C" fn get_property_ptr_ptr(
    std: *mut zend_object,
    name: *mut zend_string,
    kind: c_int,
    cache: *mut *mut c_void,
) -> *mut zval {
    // SAFETY: as in `read_property`.
    unsafe {
        fill_named(std, name);
        zend_std_get_property_ptr_ptr(std, name, kind, cache)
    }
}

unsafe extern "C" fn get_properties(std: *mut zend_object) -> *mut HashTable {
    // SAFETY: as in `read_property`.
    unsafe {
        fill_both(std);
        zend_std_get_properties(std)
    }
}

/// For casts to array, `serialize()` and `json_encode()` the engine makes no table of properties that stays with a
/// userland object, which comparisons would then use. Nor does this.
unsafe extern "C" fn get_properties_for(
    std: *mut zend_object,
    purpose: zend_prop_purpose,
) -> *mut HashTable {
    // SAFETY: as in `read_property`; the caller releases what it gets.
    unsafe {
        let passing = match purpose {
            ZEND_PROP_PURPOSE_ARRAY_CAST | ZEND_PROP_PURPOSE_SERIALIZE => true,
            // It marks the table to notice recursion, which a native ring cannot have.
            ZEND_PROP_PURPOSE_JSON => native(std).is_some(),
            _ => false,
        };
        if passing && (*std).properties.is_null() {
            fill_both(std);
            zend_std_build_object_properties_array(std)
        } else {
            zend_std_get_properties_for(std, purpose)
        }
    }
}

/// The standard handler would ask `get_properties`, which allocates: not while the collector runs. What the state
/// holds has no cycles.
unsafe extern "C" fn get_gc(
    std: *mut zend_object,
    table: *mut *mut zval,
    count: *mut c_int,
) -> *mut HashTable {
    // SAFETY: the engine passes an object of this class and two places to write to.
    unsafe {
        if (*std).properties.is_null() {
            *table = slot_number(std, 0);
            *count = (*(*std).ce).default_properties_count;
        } else {
            *table = ptr::null_mut();
            *count = 0;
        }
        (*std).properties
    }
}

unsafe extern "C" fn compare(a: *mut zval, b: *mut zval) -> c_int {
    // SAFETY: the engine passes two values; those with these handlers are objects of this class.
    unsafe {
        // An object may be compared with itself, with one of another class and with what is none.
        for value in [a, b] {
            if type_of(value) == IS_OBJECT && ptr::eq((*(*value).value.obj).handlers, NATIVE.get())
            {
                fill_both((*value).value.obj);
            }
        }
        zend_std_compare_objects(a, b)
    }
}
