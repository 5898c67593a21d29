//! The class `ConsistentHash\Ring`, and the interface `ConsistentHash\RingInterface`.

mod state;

use super::{
    batch::{self, BATCH, Mapped},
    class::{self, Kind, Method, STATIC},
    memory::{RequestMemory, require},
    native_object, scheme,
    servers::Fault,
    zend::{
        ArrayKey, Element, append, argument_type_error, argument_value_error, bytes_of, deprecated,
        deref, elements, empty_array, exception_pending, guard, insert, make_string, new_array,
        new_hash, new_list, new_string, no_arguments, push, set_array, set_object, this,
        throw_error, throw_underflow, throw_unexpected_value, timed_out, type_name, type_of,
        zend_hash_index_add_new, zend_parse_parameters,
    },
};
use crate::engine::scheme::Scheme;
use allocator_api2::vec::Vec;
use ext_php_rs::{
    args::Arg,
    builders::FunctionBuilder,
    error::Result,
    ffi::{
        HashTable, IS_ARRAY, IS_LONG, IS_NULL, IS_STRING, ZEND_RESULT_CODE_SUCCESS as SUCCESS,
        zend_call_known_function, zend_class_entry, zend_long, zend_object, zend_string, zval,
    },
    flags::{DataType, MethodFlags},
    types::Zval,
    zend::ExecuteData,
};
use state::Ring;
use std::{
    ffi::c_int,
    mem::ManuallyDrop,
    ptr,
    sync::atomic::{AtomicPtr, Ordering},
};

const NAME: &str = "ConsistentHash\\Ring";
const INTERFACE: &str = "ConsistentHash\\RingInterface";

/// The class, once it is registered.
static CLASS: AtomicPtr<zend_class_entry> = AtomicPtr::new(ptr::null_mut());

unsafe extern "C" {
    static spl_ce_ArrayIterator: *mut zend_class_entry;
    static zend_ce_aggregate: *mut zend_class_entry;
    static zend_ce_countable: *mut zend_class_entry;
    fn object_init_ex(value: *mut zval, class: *mut zend_class_entry) -> c_int;
    fn zend_class_implements(class: *mut zend_class_entry, count: c_int, ...);
}

/// Registers interface and class. To be called whenever the module starts.
///
/// # Errors
///
/// If PHP has a class of one of the names already.
pub fn register() -> Result<()> {
    let abstract_methods = shared_methods().map(|(name, _, describe)| {
        let function = describe(FunctionBuilder::new_abstract(name));
        (function, MethodFlags::Public.union(MethodFlags::Abstract))
    });
    // SAFETY: the module is starting.
    unsafe {
        let interface = class::register(Kind::Interface, INTERFACE, abstract_methods)?;
        zend_class_implements(interface, 2, zend_ce_countable, zend_ce_aggregate);
        let class = class::register(Kind::Class, NAME, methods())?;
        native_object::initialise::<Ring>(class);
        zend_class_implements(class, 1, interface);
        CLASS.store(class, Ordering::Relaxed);
    }
    Ok(())
}

type Handler = extern "C" fn(&mut ExecuteData, &mut Zval);
type Describe = fn(FunctionBuilder<'static>) -> FunctionBuilder<'static>;

fn argument(name: &'static str, type_: DataType) -> Arg<'static> {
    Arg::new(name, type_)
}

/// The methods that the interface has too.
fn shared_methods() -> impl Iterator<Item = (&'static str, Handler, Describe)> {
    let methods: [(&str, Handler, Describe); 9] = [
        ("add", add, |f| {
            f.arg(argument("server", DataType::String))
                .not_required()
                .arg(argument("weight", DataType::Long).default("1"))
                .returns(STATIC, false, false)
        }),
        ("remove", remove, |f| {
            f.arg(argument("server", DataType::String))
                .returns(STATIC, false, false)
        }),
        ("has", has, |f| {
            f.arg(argument("server", DataType::String))
                .returns(DataType::Bool, false, false)
        }),
        ("weight", weight, |f| {
            f.arg(argument("server", DataType::String))
                .returns(DataType::Long, false, false)
        }),
        ("servers", servers, |f| {
            f.returns(DataType::Array, false, false)
        }),
        ("lookup", lookup, |f| {
            f.arg(argument("key", DataType::String))
                .returns(DataType::String, false, false)
        }),
        ("lookupMany", lookup_many, |f| {
            f.arg(argument("keys", DataType::Array))
                .returns(DataType::Array, false, false)
        }),
        ("lookupList", lookup_list, |f| {
            f.arg(argument("key", DataType::String))
                .arg(argument("count", DataType::Long))
                .returns(DataType::Array, false, false)
        }),
        ("group", group, |f| {
            f.arg(argument("keys", DataType::Array))
                .returns(DataType::Array, false, false)
        }),
    ];
    methods.into_iter()
}

fn methods() -> impl Iterator<Item = Method> {
    let constructor = FunctionBuilder::new("__construct", construct)
        .not_required()
        .arg(argument("servers", DataType::Array).default("[]"))
        .arg(
            argument("scheme", DataType::object(scheme::NAME))
                .allow_null()
                .default("null"),
        );
    let array =
        |name, handler| FunctionBuilder::new(name, handler).returns(DataType::Array, false, false);
    let shared = shared_methods()
        .map(|(name, handler, describe)| describe(FunctionBuilder::new(name, handler)));
    let own = [
        FunctionBuilder::new("count", count).returns(DataType::Long, false, false),
        FunctionBuilder::new("scheme", get_scheme).returns(
            DataType::object(scheme::NAME),
            false,
            false,
        ),
        FunctionBuilder::new("getIterator", get_iterator).returns(
            DataType::object("Iterator"),
            false,
            false,
        ),
        array("points", points),
        array("shares", shares),
        array("movement", movement).arg(argument("after", DataType::object(NAME))),
        array("__serialize", serialize),
        FunctionBuilder::new("__unserialize", unserialize)
            .arg(argument("data", DataType::Array))
            .returns(DataType::Void, false, false),
        array("__debugInfo", debug_info),
    ];
    std::iter::once(constructor)
        .chain(shared)
        .chain(own)
        .map(|function| (function, MethodFlags::Public))
}

/// The ring of the object.
unsafe fn own<'a>(execute_data: &ExecuteData) -> &'a mut Ring {
    // SAFETY: the engine passes the frame of a method of this class; the caller keeps the borrow short.
    unsafe { native_object::value(this(execute_data)) }
}

/// Sets `$this` as the result.
unsafe fn return_this(execute_data: &ExecuteData, result: &mut Zval) {
    // SAFETY: the object lives, and the result counts one more reference.
    unsafe {
        let object = this(execute_data);
        (*object).gc.refcount += 1;
        set_object(result, object);
    }
}

/// The only argument, a string; `None` with an exception pending if there is another.
#[inline]
unsafe fn string_argument(execute_data: &mut ExecuteData) -> Option<*mut zend_string> {
    // SAFETY: a method runs, with this frame; the specification matches the variable.
    unsafe {
        let count = execute_data.This.u2.num_args;
        if count == 1
            && let Some(argument) = execute_data.zend_call_arg(0)
            && type_of(argument) == IS_STRING
        {
            return Some(argument.value.str_);
        }
        let mut string: *mut zend_string = ptr::null_mut();
        let parsed = zend_parse_parameters(count, c"S".as_ptr(), &raw mut string);
        (parsed == SUCCESS).then_some(string)
    }
}

/// The only argument, an array; `None` with an exception pending if there is another.
unsafe fn array_argument(execute_data: &mut ExecuteData) -> Option<*mut HashTable> {
    // SAFETY: a method runs, with this frame; the specification matches the variable.
    unsafe {
        let mut array: *mut zval = ptr::null_mut();
        let count = execute_data.This.u2.num_args;
        let parsed = zend_parse_parameters(count, c"a".as_ptr(), &raw mut array);
        (parsed == SUCCESS).then(|| (*array).value.arr)
    }
}

fn throw_empty() {
    throw_underflow("The ring has no servers");
}

/// `__construct(array $servers = [], ?Scheme $scheme = null)`.
extern "C" fn construct(execute_data: &mut ExecuteData, _result: &mut Zval) {
    guard(|| {
        // SAFETY: the engine calls this as a method of an object of this class; so in the methods below. Specifications
        // match the variables.
        unsafe {
            let mut servers: *mut zval = ptr::null_mut();
            let mut scheme: *mut zval = ptr::null_mut();
            let parsed = zend_parse_parameters(
                execute_data.This.u2.num_args,
                c"|aO!".as_ptr(),
                &raw mut servers,
                &raw mut scheme,
                scheme::class(),
            );
            if parsed != SUCCESS {
                return;
            }
            let scheme = if scheme.is_null() {
                Some(Scheme::default())
            } else {
                scheme::scheme_of((*scheme).value.obj)
            };
            let Some(scheme) = scheme else { return };
            let servers = if servers.is_null() {
                empty_array()
            } else {
                (*servers).value.arr
            };
            match Ring::of_array(scheme, servers) {
                Ok(ring) => *own(execute_data) = ring,
                Err(misfit) => misfit.throw(1),
            }
        }
    });
}

/// `add(string $server, int $weight = 1)`.
extern "C" fn add(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            let mut server: *mut zend_string = ptr::null_mut();
            let mut weight: zend_long = 1;
            let parsed = zend_parse_parameters(
                execute_data.This.u2.num_args,
                c"S|l".as_ptr(),
                &raw mut server,
                &raw mut weight,
            );
            if parsed != SUCCESS {
                return;
            }
            match own(execute_data).add(server, weight) {
                Ok(()) => return_this(execute_data, result),
                Err(Fault::Name(text)) => argument_value_error(1, &text),
                Err(Fault::Weight(text)) => argument_value_error(2, &text),
            }
        }
    });
}

/// `remove(string $server)`.
extern "C" fn remove(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if let Some(server) = string_argument(execute_data) {
                let ring = own(execute_data);
                if let Some(number) = ring.servers().number(bytes_of(server)) {
                    ring.remove(number);
                }
                return_this(execute_data, result);
            }
        }
    });
}

/// `has(string $server)`.
extern "C" fn has(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if let Some(server) = string_argument(execute_data) {
                let number = own(execute_data).servers().number(bytes_of(server));
                result.set_bool(number.is_some());
            }
        }
    });
}

/// `weight(string $server)`.
extern "C" fn weight(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if let Some(server) = string_argument(execute_data) {
                let servers = own(execute_data).servers();
                let server = servers
                    .number(bytes_of(server))
                    .and_then(|number| servers.list().get(number as usize));
                result.set_long(server.map_or(0, |server| server.weight));
            }
        }
    });
}

/// `servers()`.
extern "C" fn servers(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if no_arguments(execute_data) {
                set_array(result, names(own(execute_data)));
            }
        }
    });
}

/// A new list of the names of the servers.
fn names(ring: &Ring) -> *mut HashTable {
    let servers = ring.servers().list();
    let list = new_list(servers.len());
    for server in servers {
        // SAFETY: the list is new and long enough, and takes the reference that the clone holds.
        unsafe { push(list, server.name.shallow_clone()) };
    }
    list
}

/// `count()`.
extern "C" fn count(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if no_arguments(execute_data) {
                let count = own(execute_data).servers().list().len();
                result.set_long(zend_long::try_from(count).unwrap_or(zend_long::MAX));
            }
        }
    });
}

/// `scheme()`.
extern "C" fn get_scheme(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if no_arguments(execute_data) {
                scheme::set_scheme(result, *own(execute_data).scheme());
            }
        }
    });
}

/// `getIterator()`.
extern "C" fn get_iterator(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the class of the iterator has a constructor that takes an array.
        unsafe {
            if !no_arguments(execute_data) {
                return;
            }
            let mut list = Zval::new();
            set_array(&raw mut list, names(own(execute_data)));
            let constructor = (*spl_ce_ArrayIterator).constructor;
            if constructor.is_null() || object_init_ex(result, spl_ce_ArrayIterator) != SUCCESS {
                return throw_error("ArrayIterator is disabled");
            }
            let mut ignored = Zval::new();
            zend_call_known_function(
                constructor,
                result.value.obj,
                spl_ce_ArrayIterator,
                &raw mut ignored,
                1,
                &raw mut list,
                ptr::null_mut(),
            );
        }
    });
}

/// `lookup(string $key)`.
extern "C" fn lookup(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            let Some(key) = string_argument(execute_data) else {
                return;
            };
            let ring = own(execute_data);
            let position = ring.scheme().position(bytes_of(key));
            let number = ring.placement().lookup(position);
            match number.and_then(|number| ring.name(number)) {
                Some(name) => *result = name.shallow_clone(),
                None => throw_empty(),
            }
        }
    });
}

/// `lookupMany(array $keys)`.
extern "C" fn lookup_many(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`. The arguments hold the array, so it lives and nobody changes it.
        unsafe {
            let Some(keys) = array_argument(execute_data) else {
                return;
            };
            let servers = Mapped::like(keys);
            set_array(result, servers.array);
            each_server(this(execute_data), keys, |key, server| {
                servers.put(key.key, server.shallow_clone());
            });
        }
    });
}

/// `group(array $keys)`.
extern "C" fn group(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `lookup_many`. The result and its lists are seen by nobody else yet.
        unsafe {
            let Some(keys) = array_argument(execute_data) else {
                return;
            };
            // The lists, all together.
            require((*keys).nNumOfElements as usize * size_of::<zval>());
            let groups = new_array(own(execute_data).servers().list().len());
            set_array(result, groups);
            each_server(this(execute_data), keys, |key, server| {
                let Some(name) = ArrayKey::of(server) else {
                    return;
                };
                let mut list = name.find(groups);
                if list.is_null() {
                    let mut empty = Zval::new();
                    set_array(&raw mut empty, new_array(0));
                    name.add_new(groups, empty);
                    list = name.find(groups);
                }
                append((*list).value.arr, (*key.value).shallow_clone());
            });
        }
    });
}

/// Calls `each` with every key of an array, dereferenced, and its server, in order. Stops with an exception pending if a
/// key is no string, or the ring is empty. PHP code may run between two calls, and change the ring.
unsafe fn each_server(
    object: *mut zend_object,
    keys: *const HashTable,
    mut each: impl FnMut(Element, &Zval),
) {
    // SAFETY: the caller passes an object of this class, and an array that lives and does not change.
    unsafe {
        let mut waiting = Vec::with_capacity_in(BATCH, RequestMemory);
        for element in elements(keys) {
            let value = deref(element.value);
            if matches!(type_of(value), IS_STRING | IS_LONG) {
                waiting.push((Element { value, ..element }, value.cast_const()));
                if waiting.len() == BATCH && !answer(object, &mut waiting, &mut each) {
                    return;
                }
                continue;
            }
            if !answer(object, &mut waiting, &mut each) {
                return;
            }
            // The PHP code that makes a string of it may change what a reference refers to.
            let mut given = (*value).shallow_clone();
            let Some(text) = text_of(&given) else { return };
            let value = &raw mut given;
            waiting.push((Element { value, ..element }, &raw const text));
            if !answer(object, &mut waiting, &mut each) {
                return;
            }
        }
        answer(object, &mut waiting, &mut each);
    }
}

/// Calls `each` with the keys that wait, each with its text, an int or a string, and their servers; false with an
/// exception pending if there are none.
unsafe fn answer(
    object: *mut zend_object,
    waiting: &mut Vec<(Element, *const zval), RequestMemory>,
    mut each: impl FnMut(Element, &Zval),
) -> bool {
    // SAFETY: the caller passes an object of this class, and values that live; no PHP code runs.
    unsafe {
        let ring: &mut Ring = native_object::value(object);
        ring.placement();
        let scheme = ring.scheme();
        let keys = waiting.iter().map(|(_, key)| *key);
        let positions = batch::positions(scheme.keys(), keys);
        let mut numbers = [None; BATCH];
        ring.placed_servers().lookup_many(&positions, &mut numbers);
        for ((key, _), number) in waiting.drain(..).zip(numbers) {
            let Some(server) = number.and_then(|number| ring.name(number)) else {
                throw_empty();
                return false;
            };
            each(key, server);
        }
        true
    }
}

/// A value as a string parameter takes it, but for ints and strings. PHP code may run; `None` with an exception pending.
unsafe fn text_of(value: &Zval) -> Option<Zval> {
    // SAFETY: the copy is converted.
    unsafe {
        if type_of(value) == IS_NULL {
            // As for a parameter, which PHP's own text would name.
            deprecated("Passing null as a key is deprecated");
            return (!exception_pending()).then(|| new_string(b""));
        }
        let mut text = value.shallow_clone();
        if make_string(&mut text, 1) {
            return (!exception_pending()).then_some(text);
        }
        if !exception_pending() {
            let given = type_name(value);
            argument_type_error(
                1,
                &format!("must have only keys of type string, {given} given"),
            );
        }
        None
    }
}

/// `lookupList(string $key, int $count)`.
extern "C" fn lookup_list(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the list is new.
        unsafe {
            let mut key: *mut zend_string = ptr::null_mut();
            let mut most: zend_long = 0;
            let parsed = zend_parse_parameters(
                execute_data.This.u2.num_args,
                c"Sl".as_ptr(),
                &raw mut key,
                &raw mut most,
            );
            if parsed != SUCCESS {
                return;
            }
            let Ok(most @ 1..) = usize::try_from(most) else {
                argument_value_error(2, "must be greater than 0");
                return;
            };
            let ring = own(execute_data);
            ring.placement();
            let list = new_array(most.min(ring.servers().list().len()));
            set_array(result, list);
            ring.placed_servers()
                .list(bytes_of(key), most, RequestMemory, |number| {
                    if let Some(name) = ring.name(number) {
                        append(list, name.shallow_clone());
                    }
                });
        }
    });
}

/// `points()`.
extern "C" fn points(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the array is new and gets each position once, with the reference that the clone
        // holds.
        unsafe {
            if !no_arguments(execute_data) {
                return;
            }
            let ring = own(execute_data);
            let count = ring.placement().points().len();
            let array = new_hash(count, zend_long::MIN);
            set_array(result, array);
            for (position, number) in ring.placed_servers().points() {
                if let Some(name) = ring.name(number) {
                    let mut name = ManuallyDrop::new(name.shallow_clone());
                    zend_hash_index_add_new(array, position.into(), &raw mut *name);
                }
            }
        }
    });
}

/// So many positions of all.
#[expect(
    clippy::cast_precision_loss,
    reason = "at most 2^32, exact in a double"
)]
fn share(positions: u64, all: u64) -> Zval {
    let mut share = Zval::new();
    share.set_double(positions as f64 / all as f64);
    share
}

/// `shares()`.
extern "C" fn shares(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the array is new and gets each name once.
        unsafe {
            if !no_arguments(execute_data) {
                return;
            }
            let ring = own(execute_data);
            let all = ring.placement().positions().count;
            let shares = ring.placed_servers().shares(RequestMemory);
            let array = new_array(shares.len());
            set_array(result, array);
            for (server, positions) in ring.servers().list().iter().zip(shares) {
                if let Some(name) = ArrayKey::of(&raw const server.name) {
                    name.add_new(array, share(positions, all));
                }
            }
        }
    });
}

/// `movement(Ring $after)`.
extern "C" fn movement(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the arrays are new. No PHP code runs while the rings, which may be one, are read.
        unsafe {
            let mut after: *mut zval = ptr::null_mut();
            let parsed = zend_parse_parameters(
                execute_data.This.u2.num_args,
                c"O".as_ptr(),
                &raw mut after,
                CLASS.load(Ordering::Relaxed),
            );
            if parsed != SUCCESS {
                return;
            }
            let objects = [this(execute_data), (*after).value.obj];
            for object in objects {
                native_object::value::<Ring>(object).placement();
            }
            let [before, after] = objects.map(|object| native_object::peek::<Ring>(object));
            if before.scheme().keys() != after.scheme().keys() {
                return argument_value_error(1, "must hash keys as this ring does");
            }
            if [before, after]
                .iter()
                .any(|ring| ring.servers().list().is_empty())
            {
                return throw_empty();
            }
            let differ = |from, to| before.bytes(from) != after.bytes(to);
            let (placed, placed_after) = (before.placed_servers(), after.placed_servers());
            let moves = placed.movement(&placed_after, differ, RequestMemory, || !timed_out());
            if timed_out() {
                // PHP ends the script.
                return set_array(result, empty_array());
            }
            let all = placed.positions().count;
            let all_moved = moves.iter().map(|one| one.positions).sum();
            // A row is an array of three with names for keys.
            require(moves.len() * (size_of::<zval>() + size_of::<HashTable>() + 320));
            let rows = new_array(moves.len());
            for one in &moves {
                if timed_out() {
                    break;
                }
                let row = new_array(3);
                if let (Some(from), Some(to)) = (before.name(one.from), after.name(one.to)) {
                    insert(row, "from", from.shallow_clone());
                    insert(row, "to", to.shallow_clone());
                    insert(row, "share", share(one.positions, all));
                }
                let mut value = Zval::new();
                set_array(&raw mut value, row);
                append(rows, value);
            }
            let array = new_array(2);
            set_array(result, array);
            insert(array, "share", share(all_moved, all));
            let mut value = Zval::new();
            set_array(&raw mut value, rows);
            insert(array, "moves", value);
        }
    });
}

/// `__serialize()`.
extern "C" fn serialize(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the arrays are new, and get each name once.
        unsafe {
            if !no_arguments(execute_data) {
                return;
            }
            let ring = own(execute_data);
            let weights = new_array(ring.servers().list().len());
            for server in ring.servers().list() {
                let mut weight = Zval::new();
                weight.set_long(server.weight);
                if let Some(name) = ArrayKey::of(&raw const server.name) {
                    name.add_new(weights, weight);
                }
            }
            let array = new_array(2);
            set_array(result, array);
            for (name, part) in [
                ("scheme", scheme::serialized(ring.scheme())),
                ("servers", weights),
            ] {
                let mut value = Zval::new();
                set_array(&raw mut value, part);
                insert(array, name, value);
            }
        }
    });
}

/// `__unserialize(array $data)`.
extern "C" fn unserialize(execute_data: &mut ExecuteData, _result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`. The argument holds the array.
        unsafe {
            let Some(data) = array_argument(execute_data) else {
                return;
            };
            let ring = match ["scheme", "servers"].map(|name| array_field(data, name)) {
                [Some(scheme), Some(servers)] if (*data).nNumOfElements == 2 => {
                    scheme::of_serialized(scheme)
                        .and_then(|scheme| Ring::of_serialized(scheme, servers))
                }
                _ => None,
            };
            match ring {
                Some(ring) => *own(execute_data) = ring,
                None => throw_unexpected_value(
                    "Invalid serialization data for ConsistentHash\\Ring object",
                ),
            }
        }
    });
}

/// `__debugInfo()`.
extern "C" fn debug_info(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the array is new.
        unsafe {
            if !no_arguments(execute_data) {
                return;
            }
            let ring = own(execute_data);
            let points = ring.placement().points().len() as u64;
            let array = new_array(4);
            set_array(result, array);
            insert(array, "scheme", new_string(&ring.scheme().expression()));
            let counts = [
                ("servers", ring.servers().list().len() as u64),
                ("weight", ring.servers().total_weight()),
                ("points", points),
            ];
            for (name, number) in counts {
                let mut value = Zval::new();
                value.set_long(zend_long::try_from(number).unwrap_or(zend_long::MAX));
                insert(array, name, value);
            }
        }
    });
}

/// The array in a field of serialised data; `None` if it is something else or not there.
unsafe fn array_field(data: *const HashTable, name: &str) -> Option<*mut HashTable> {
    // SAFETY: the caller passes a live array.
    unsafe {
        elements(data).find_map(|element| {
            let ArrayKey::Name(key) = element.key else {
                return None;
            };
            let value = deref(element.value);
            (bytes_of(key) == name.as_bytes() && type_of(value) == IS_ARRAY)
                .then(|| (*value).value.arr)
        })
    }
}
