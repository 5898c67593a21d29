//! The class `ConsistentHash`: the userland class of that name, to the letter.
//!
//! A method takes the native ring where the object's state and the arguments allow it: then no PHP code can run in
//! the middle. Anything else goes the [exact] path.

mod exact;
mod index;
mod native;
mod object;

use super::{
    array::entries,
    batch::{Batch, Mapped},
    class::{self, Kind, Method, UNTYPED},
    zend::{
        ArrayKey, PlainText, array_of, deref, elements, empty_array, exception_pending, guard,
        method, set_array, timed_out, type_of, zend_argument_type_error, zend_argument_value_error,
        zend_missing_arg_error, zend_parse_parameters,
    },
};
use crate::engine::{Position, hash::Hash, key::KeyHash};
use ext_php_rs::{
    args::Arg,
    builders::FunctionBuilder,
    error::Result,
    ffi::{
        HashTable, IS_LONG, IS_NULL, IS_REFERENCE, IS_STRING, ZEND_RESULT_CODE_SUCCESS as SUCCESS,
        zend_call_known_function, zend_declare_property, zend_fetch_function_str, zend_long,
        zend_object, zval,
    },
    flags::{DataType, MethodFlags, PropertyFlags},
    types::{ZendStr, Zval},
    zend::ExecuteData,
};
use std::ptr;

/// More virtual nodes of one server go the exact path, where PHP's own limits of memory and time hold.
const MAX_NATIVE_NODES: u32 = 1 << 20;

/// Registers the class. To be called whenever the module starts.
///
/// # Errors
///
/// If PHP has a class of that name already.
pub fn register() -> Result<()> {
    object::initialise();
    // SAFETY: the module is starting.
    unsafe {
        let class = class::register(Kind::Class, "ConsistentHash", methods())?;
        (*class).__bindgen_anon_2.create_object = Some(object::create);

        let mut empty = Zval::new();
        set_array(&raw mut empty, empty_array());
        let mut five = Zval::new();
        five.set_long(5);
        // `object` relies on this order.
        for (name, default) in [
            (c"serverList", &mut empty.shallow_clone()),
            (c"virtualPos", &mut empty),
            (c"virtualPosNum", &mut five),
        ] {
            let flags = PropertyFlags::Public.bits();
            zend_declare_property(
                class,
                name.as_ptr(),
                name.count_bytes(),
                default,
                flags.cast_signed(),
            );
        }
    }
    Ok(())
}

/// The methods. The parameters of the userland class's own have no types.
fn methods() -> impl Iterator<Item = Method> {
    let untyped = |name: &'static str| Arg::new(name, UNTYPED);
    let array = |name: &'static str| Arg::new(name, DataType::Array);
    [
        FunctionBuilder::new("cHash", c_hash).arg(untyped("str")),
        FunctionBuilder::new("addServer", add_server).arg(untyped("server")),
        FunctionBuilder::new("removeServer", remove_server).arg(untyped("key")),
        FunctionBuilder::new("lookup", lookup).arg(untyped("key")),
        FunctionBuilder::new("addServers", add_servers).arg(array("servers")),
        FunctionBuilder::new("lookupMany", lookup_many).arg(array("keys")),
        FunctionBuilder::new("lookupList", lookup_list)
            .arg(untyped("key"))
            .arg(Arg::new("count", DataType::Long)),
    ]
    .into_iter()
    .map(|function| (function, MethodFlags::Public))
}

/// A call of a method: the object, the arguments, and what it returns.
struct Call<'a> {
    execute_data: &'a mut ExecuteData,
    object: *mut zend_object,
}

impl<'a> Call<'a> {
    /// `None` with an exception pending if fewer than `required` arguments came.
    unsafe fn new(execute_data: &'a mut ExecuteData, required: u32) -> Option<Self> {
        // SAFETY: the engine passes the frame of a call of a method.
        unsafe {
            if execute_data.This.u2.num_args < required {
                zend_missing_arg_error(execute_data);
                return None;
            }
            let object = execute_data.This.value.obj;
            Some(Self {
                execute_data,
                object,
            })
        }
    }

    /// An argument that came.
    unsafe fn argument(&self, number: usize) -> *mut zval {
        // SAFETY: the caller asks for no more than came.
        unsafe {
            self.execute_data
                .zend_call_arg(number)
                .map_or(ptr::null_mut(), |argument| deref(argument))
        }
    }

    unsafe fn argument_count(&self) -> u32 {
        // SAFETY: the frame of a call has the number of its arguments there.
        unsafe { self.execute_data.This.u2.num_args }
    }

    /// The first argument, an array; `None` with an exception pending if it is something else.
    unsafe fn array(&self) -> Option<*mut HashTable> {
        // SAFETY: the argument came, and lives as long as the call; the specification matches the variable.
        unsafe {
            let array = array_of(self.argument(0));
            if array.is_null() {
                let mut ignored: *mut zval = ptr::null_mut();
                zend_parse_parameters(1, c"a".as_ptr(), &raw mut ignored);
                return None;
            }
            Some(array)
        }
    }
}

/// `cHash($str)`.
extern "C" fn c_hash(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: the engine calls this as a method of an object of this class; so in the methods below.
        unsafe {
            let Some(call) = Call::new(execute_data, 1) else {
                return;
            };
            let text = call.argument(0);
            match plain_position(text) {
                Some(position) => *result = decimal(position),
                None => hash_as_php_does(text, result),
            }
        }
    });
}

/// `addServer($server)`.
extern "C" fn add_server(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `c_hash`.
        unsafe {
            if let Some(call) = Call::new(execute_data, 1) {
                add(call.object, call.argument(0), result);
            }
        }
    });
}

/// `removeServer($key)`.
extern "C" fn remove_server(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `c_hash`.
        unsafe {
            let Some(call) = Call::new(execute_data, 1) else {
                return;
            };
            let (object, server) = (call.object, call.argument(0));
            if let Some(key) = ArrayKey::of(server)
                && let Some(ring) = object::native_for_change(object)
            {
                if let Some(number) = ring.number(key) {
                    ring.remove(key, number);
                    object::changed(object);
                }
                result.set_bool(true);
            } else {
                object::yield_to_arrays(object);
                exact::REMOVE_SERVER.run(object, [server.cast_const()], result);
            }
        }
    });
}

/// `lookup($key)`.
extern "C" fn lookup(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `c_hash`.
        unsafe {
            if let Some(call) = Call::new(execute_data, 1) {
                look_up(call.object, call.argument(0), result);
            }
        }
    });
}

/// `addServers(array $servers)`.
extern "C" fn add_servers(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `c_hash`. The arguments hold the array, so it lives and nobody changes it.
        unsafe {
            let Some(call) = Call::new(execute_data, 1) else {
                return;
            };
            let Some(servers) = call.array() else { return };
            let overridden = object::overrides(call.object).add_server;
            for element in elements(servers) {
                // Held, since PHP code may change what a reference refers to.
                let mut server = (*deref(element.value)).shallow_clone();
                let mut ignored = Zval::new();
                if overridden {
                    call_method(call.object, "addserver", &raw mut server, &mut ignored);
                } else {
                    add(call.object, &raw mut server, &mut ignored);
                }
                if exception_pending() {
                    return;
                }
            }
            result.set_bool(true);
        }
    });
}

/// `lookupMany(array $keys)`.
extern "C" fn lookup_many(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `add_servers`.
        unsafe {
            let Some(call) = Call::new(execute_data, 1) else {
                return;
            };
            let Some(keys) = call.array() else { return };
            let object = call.object;
            let overrides = object::overrides(object);
            let mut servers = Mapped::like(&*keys);
            let mut batch = Batch::new();
            for (place, key) in entries(&*keys) {
                let native =
                    !overrides.lookup && !overrides.c_hash && object::is_searchable(object);
                let key = key.dereference();
                if native && (key.is_string() || key.is_long()) {
                    if batch.push(place, key) {
                        look_up_batch(object, &mut batch, &mut servers);
                    }
                } else {
                    look_up_batch(object, &mut batch, &mut servers);
                    let mut key = key.shallow_clone();
                    let mut server = Zval::new();
                    if overrides.lookup {
                        call_method(object, "lookup", &raw mut key, &mut server);
                    } else {
                        look_up(object, &raw mut key, &mut server);
                    }
                    servers.put(place, server);
                }
                if exception_pending() || timed_out() {
                    return;
                }
            }
            look_up_batch(object, &mut batch, &mut servers);
            *result = servers.into();
        }
    });
}

/// Looks up the keys of a batch, and puts their servers into an array.
unsafe fn look_up_batch(object: *mut zend_object, batch: &mut Batch, servers: &mut Mapped) {
    // SAFETY: the caller passes an object that is searchable, so no PHP code runs.
    unsafe {
        let mut ring = object::native(object);
        let positions = batch.positions(&KeyHash::whole(Hash::Md5Crc32));
        for ((key, _), position) in batch.drain().zip(positions) {
            let mut server = Zval::new();
            match &mut ring {
                Some(ring) => copy_or_false(ring.lookup(position), &mut server),
                None => look_up_position(object, KeyPosition::Plain(position), &mut server),
            }
            servers.put(key, server);
        }
    }
}

/// `lookupList($key, int $count)`.
extern "C" fn lookup_list(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `c_hash`.
        unsafe {
            let Some(call) = Call::new(execute_data, 2) else {
                return;
            };
            if type_of(call.argument(1)) == IS_NULL {
                // PHP takes null for 0 with a deprecation, in a call of an internal function only.
                zend_argument_type_error(2, c"must be of type int, null given".as_ptr());
                return;
            }
            let mut key: *mut zval = ptr::null_mut();
            let mut most: zend_long = 0;
            let parsed = zend_parse_parameters(
                call.argument_count().min(2),
                c"zl".as_ptr(),
                &raw mut key,
                &raw mut most,
            );
            if parsed != SUCCESS {
                return;
            }
            let Ok(wanted @ 1..) = usize::try_from(most) else {
                zend_argument_value_error(2, c"must be greater than 0".as_ptr());
                return;
            };
            let object = call.object;
            let Some(position) = position_of(object, deref(key)) else {
                return;
            };
            if let Some(position) = position.plain()
                && let Some(ring) = object::native(object)
            {
                *result = ring.successors(position, wanted);
                return;
            }
            object::yield_to_arrays(object);
            let position = position.into_zval();
            let mut count = Zval::new();
            count.set_long(most);
            exact::LOOKUP_LIST.run(object, [&raw const position, &raw const count], result);
        }
    });
}

/// What `addServer()` does. PHP code may run.
unsafe fn add(object: *mut zend_object, server: *mut zval, result: &mut Zval) {
    // SAFETY: the caller passes an object of this class and an initialised value that it holds; no borrow of the ring
    // outlives its use.
    unsafe {
        if !object::overrides(object).c_hash
            && let Some(key) = ArrayKey::of(server)
            && let Some(nodes) = object::virtual_nodes(object)
        {
            if nodes <= 0 && object::native(object).is_some() {
                result.set_bool(true);
                return;
            }
            if let Ok(nodes @ 1..=MAX_NATIVE_NODES) = u32::try_from(nodes)
                && let Some(ring) = object::native_for_adding(object)
            {
                if ring.number(key).is_none() {
                    ring.add(&*server, key, nodes);
                    object::changed(object);
                }
                result.set_bool(true);
                return;
            }
        }
        object::yield_to_arrays(object);
        exact::ADD_SERVER.run(object, [server.cast_const()], result);
    }
}

/// What `lookup()` does. PHP code may run.
unsafe fn look_up(object: *mut zend_object, key: *mut zval, result: &mut Zval) {
    // SAFETY: the caller passes an object of this class and an initialised value that it holds; no borrow of its state
    // outlives its use.
    unsafe {
        let Some(position) = position_of(object, key) else {
            return;
        };
        if let KeyPosition::Plain(position) = position
            && let Some(ring) = object::native(object)
        {
            copy_or_false(ring.lookup(position), result);
        } else {
            look_up_position(object, position, result);
        }
    }
}

/// The rest of `lookup()`, from the position of the key.
unsafe fn look_up_position(object: *mut zend_object, position: KeyPosition, result: &mut Zval) {
    // SAFETY: as in `look_up`.
    unsafe {
        if let Some(position) = position.plain() {
            if let Some(ring) = object::native(object) {
                copy_or_false(ring.lookup(position), result);
                return;
            }
            if let Some(index) = object::index(object) {
                copy_or_false(index.lookup(position), result);
                return;
            }
        }
        object::yield_to_arrays(object);
        let position = position.into_zval();
        exact::LOOKUP.run(object, [&raw const position], result);
    }
}

fn copy_or_false(server: Option<&Zval>, result: &mut Zval) {
    match server {
        Some(server) => *result = server.shallow_clone(),
        None => result.set_bool(false),
    }
}

/// Where a key lies.
enum KeyPosition {
    /// By the class's own `cHash()`.
    Plain(Position),
    /// What an overridden `cHash()` returned, or the own one for a key that PHP had to convert.
    Odd(Zval),
}

impl KeyPosition {
    /// The position if it is one of the ring: an int, or a decimal string as `cHash()` writes it.
    fn plain(&self) -> Option<Position> {
        match self {
            Self::Plain(position) => Some(*position),
            // SAFETY: the type says what the value is.
            Self::Odd(value) => unsafe {
                match type_of(value) {
                    IS_LONG => Position::try_from(value.value.lval).ok(),
                    IS_STRING => match ArrayKey::of(value) {
                        // An int as a string must be one in its shortest form to be an index.
                        Some(ArrayKey::Index(index)) => Position::try_from(index).ok(),
                        _ => None,
                    },
                    _ => None,
                }
            },
        }
    }

    fn into_zval(self) -> Zval {
        match self {
            Self::Plain(position) => decimal(position),
            Self::Odd(value) => value,
        }
    }
}

/// The position of a key, by `cHash()` of the object. PHP code may run; `None` with an exception pending.
#[inline]
unsafe fn position_of(object: *mut zend_object, key: *mut zval) -> Option<KeyPosition> {
    // SAFETY: the caller passes an object of this class, an initialised value, and holds no borrow of its state.
    unsafe {
        let overridden = object::overrides(object).c_hash;
        if !overridden && let Some(position) = plain_position(key) {
            return Some(KeyPosition::Plain(position));
        }
        odd_position_of(object, key, overridden)
    }
}

#[cold]
unsafe fn odd_position_of(
    object: *mut zend_object,
    key: *mut zval,
    overridden: bool,
) -> Option<KeyPosition> {
    // SAFETY: as in `position_of`.
    unsafe {
        let mut position = Zval::new();
        if overridden {
            call_method(object, "chash", key, &mut position);
        } else {
            hash_as_php_does(key, &mut position);
        }
        (!exception_pending()).then_some(KeyPosition::Odd(position))
    }
}

/// The position of an int or a string.
#[inline]
unsafe fn plain_position(key: *const zval) -> Option<Position> {
    // SAFETY: the caller passes an initialised value that lives meanwhile.
    unsafe { PlainText::of(key).map(|text| text.with_bytes(|bytes| Hash::Md5Crc32.of(bytes))) }
}

/// A position as `cHash()` returns it.
fn decimal(position: Position) -> Zval {
    let mut text = Zval::new();
    text.set_zend_string(ZendStr::new(itoa::Buffer::new().format(position), false));
    text
}

/// `cHash()` of a value that is neither int nor string: PHP's own `md5()` converts it, with its diagnostics.
unsafe fn hash_as_php_does(value: *mut zval, result: &mut Zval) {
    // SAFETY: the caller passes an initialised value; the call copies it.
    unsafe {
        let md5 = zend_fetch_function_str(c"md5".as_ptr(), 3);
        if md5.is_null() {
            ext_php_rs::ffi::zend_throw_error(
                ptr::null_mut(),
                c"Call to undefined function md5()".as_ptr(),
            );
            return;
        }
        let mut digest = Zval::new();
        zend_call_known_function(
            md5,
            ptr::null_mut(),
            ptr::null_mut(),
            &raw mut digest,
            1,
            value,
            ptr::null_mut(),
        );
        if !exception_pending()
            && let Some(digits) = PlainText::of(&raw const digest)
        {
            *result = decimal(digits.with_bytes(crc32fast::hash));
        }
    }
}

/// Calls a method of the object, by its name in lower case, with one argument.
unsafe fn call_method(
    object: *mut zend_object,
    name: &str,
    argument: *mut zval,
    result: &mut Zval,
) {
    // SAFETY: the caller passes an object of this class, so it has the method; the call copies the argument.
    unsafe {
        zend_call_known_function(
            method(object, name),
            object,
            (*object).ce,
            result,
            1,
            argument,
            ptr::null_mut(),
        );
        // The method may return by reference.
        if type_of(result) == IS_REFERENCE {
            *result = (*deref(result)).shallow_clone();
        }
    }
}
