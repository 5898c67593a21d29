//! The class `ConsistentHash\Ring`, and the interface `ConsistentHash\RingInterface`.

mod state;

use super::{
    array::{Key, Layout, List, Map, Str, entries, float, int, no_elements, string},
    batch::{self, Batch, Mapped},
    call::{Arguments, Call, deprecated, make_string, method},
    class::{self, Kind, Method, STATIC},
    memory::{RequestMemory, require},
    native_object, scheme,
    zend::{
        argument_type_error, argument_value_error, exception_pending, in_time, set_array,
        throw_error, throw_underflow, throw_unexpected_value, timed_out, type_name,
    },
};
use crate::engine::scheme::Scheme;
use allocator_api2::vec::Vec;
use ext_php_rs::{
    args::Arg,
    builders::FunctionBuilder,
    error::Result,
    ffi::{
        HashTable, ZEND_RESULT_CODE_SUCCESS as SUCCESS, zend_call_known_function, zend_class_entry,
        zval,
    },
    flags::{DataType, MethodFlags},
    types::Zval,
    zend::ExecuteData,
};
use state::Ring;
use std::{
    ffi::c_int,
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

fn throw_empty() {
    throw_underflow("The ring has no servers");
}

/// `__construct(array $servers = [], ?Scheme $scheme = null)`.
extern "C" fn construct(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        let arguments = &mut call.arguments;
        arguments.count(0..=2)?;
        let servers = if arguments.has(1) {
            arguments.array(1)?
        } else {
            no_elements()
        };
        let given = if arguments.has(2) {
            // SAFETY: the class is registered.
            unsafe { arguments.object_or_null(2, scheme::class())? }
        } else {
            ptr::null_mut()
        };
        let scheme = if given.is_null() {
            Scheme::default()
        } else {
            // SAFETY: the argument holds the object, which is of the class.
            unsafe { scheme::scheme_of(given)? }
        };
        match Ring::of_array(&scheme, servers) {
            Ok(ring) => *call.own() = ring,
            Err(misfit) => misfit.throw(1),
        }
        None
    });
}

/// `add(string $server, int $weight = 1)`.
extern "C" fn add(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=2)?;
        let server = call.arguments.string(1)?;
        let weight = if call.arguments.has(2) {
            call.arguments.int(2)?
        } else {
            1
        };
        if let Err(fault) = call.own().add(server, weight) {
            fault.throw();
            return None;
        }
        Some(call.this())
    });
}

/// `remove(string $server)`.
extern "C" fn remove(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let server = call.arguments.string(1)?;
        let ring = call.own();
        if let Some(number) = ring.servers().number(server.bytes()) {
            ring.remove(number);
        }
        Some(call.this())
    });
}

/// `has(string $server)`.
extern "C" fn has(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let server = call.arguments.string(1)?;
        let number = call.peek().servers().number(server.bytes());
        let mut has = Zval::new();
        has.set_bool(number.is_some());
        Some(has)
    });
}

/// `weight(string $server)`.
extern "C" fn weight(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let server = call.arguments.string(1)?;
        let servers = call.peek().servers();
        let server = servers
            .number(server.bytes())
            .and_then(|number| servers.list().get(number as usize));
        Some(int(server.map_or(0, |server| server.weight)))
    });
}

/// `servers()`.
extern "C" fn servers(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        Some(names(call.peek()))
    });
}

/// A new list of the names of the servers.
fn names(ring: &Ring) -> Zval {
    let servers = ring.servers().list();
    let mut names = List::with_room(servers.len());
    for server in in_time(servers) {
        names.push(server.name.shallow_clone());
    }
    names.into()
}

/// `count()`.
extern "C" fn count(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        Some(int(call.peek().servers().list().len()))
    });
}

/// `scheme()`.
extern "C" fn get_scheme(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        let mut object = Zval::new();
        // SAFETY: the value is a new one.
        unsafe { scheme::set_scheme(&raw mut object, *call.peek().scheme()) };
        Some(object)
    });
}

/// `getIterator()`.
extern "C" fn get_iterator(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        let count = call.peek().servers().list().len();
        let mut list = names(call.peek());
        // The iterator makes a copy of the list that it is given.
        require(Layout::Packed.bytes(count));
        let mut iterator = Zval::new();
        // SAFETY: the values are new ones, and the class of PHP has a constructor that takes an array. It runs no PHP code.
        unsafe {
            let constructor = (*spl_ce_ArrayIterator).constructor;
            if constructor.is_null()
                || object_init_ex(&raw mut iterator, spl_ce_ArrayIterator) != SUCCESS
            {
                throw_error("ArrayIterator is disabled");
                return None;
            }
            let mut ignored = Zval::new();
            zend_call_known_function(
                constructor,
                iterator.value.obj,
                spl_ce_ArrayIterator,
                &raw mut ignored,
                1,
                &raw mut list,
                ptr::null_mut(),
            );
        }
        Some(iterator)
    });
}

/// `lookup(string $key)`.
extern "C" fn lookup(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let key = call.arguments.string(1)?;
        server_of(call.own(), key.bytes()).map(Zval::shallow_clone)
    });
}

/// The name of the server of a key; `None` with an exception pending if there are no servers, or where the time of the script
/// is over.
fn server_of<'a>(ring: &'a mut Ring, key: &[u8]) -> Option<&'a Zval> {
    let position = ring.scheme().position(key);
    let number = ring.placement()?.lookup(position);
    let name = number.and_then(|number| ring.name(number));
    if name.is_none() {
        throw_empty();
    }
    name
}

/// `lookupMany(array $keys)`.
extern "C" fn lookup_many(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let keys = call.arguments.array(1)?;
        let mut servers = Mapped::like(keys);
        each_server(call, keys, |key, _, server| {
            servers.put(key, server.shallow_clone());
        })?;
        Some(servers.into())
    });
}

/// `group(array $keys)`.
extern "C" fn group(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let keys = call.arguments.array(1)?;
        let count = keys.nNumOfElements as usize;
        let most = count.min(call.peek().servers().list().len());
        // By server, in the order in which they come: the number of the group, and how many keys it has.
        let mut groups = Map::with_room(most);
        let mut sizes = Vec::with_capacity_in(most, RequestMemory);
        // The keys, each with the number of its group.
        let mut grouped = Vec::with_capacity_in(count, RequestMemory);
        each_server(call, keys, |_, key, server| {
            let Some(name) = Str::of(server).map(Key::of) else {
                return;
            };
            let known = groups.get(name).and_then(Zval::long);
            let group = known.and_then(|group| usize::try_from(group).ok());
            let group = group.unwrap_or_else(|| {
                groups.add(name, int(sizes.len()));
                sizes.push(0);
                sizes.len() - 1
            });
            if let Some(size) = sizes.get_mut(group) {
                *size += 1;
                grouped.push((key.shallow_clone(), group));
            }
        })?;
        let mut lists = Vec::with_capacity_in(sizes.len(), RequestMemory);
        lists.extend(sizes.iter().map(|size| List::with_room(*size)));
        for (key, group) in grouped {
            if let Some(list) = lists.get_mut(group) {
                list.push(key);
            }
        }
        groups.set_values(lists.into_iter().map(Zval::from));
        Some(groups.into())
    });
}

/// Calls `each` with the keys of an array: what each is under, itself, dereferenced, and its server; in order. `None` with
/// an exception pending if a key is no string or the ring is empty, or where the time of the script is over. PHP code may
/// run between two calls, and change the ring.
fn each_server<'a>(
    call: &mut Call<Ring>,
    keys: &'a HashTable,
    mut each: impl FnMut(Key<'a>, &Zval, &Zval),
) -> Option<()> {
    let mut batch = Batch::new();
    for (key, value) in entries(keys) {
        let value = value.dereference();
        if value.is_string() || value.is_long() {
            if batch.push(key, value) {
                answer(call.own(), &mut batch, &mut each)?;
            }
            continue;
        }
        answer(call.own(), &mut batch, &mut each)?;
        // The PHP code that makes a string of it may change what a reference refers to.
        let given = value.shallow_clone();
        let text = text_of(&mut call.arguments, &given)?;
        let bytes = Str::of(&text).map_or(b"".as_slice(), Str::bytes);
        each(key, &given, server_of(call.own(), bytes)?);
    }
    answer(call.own(), &mut batch, &mut each)
}

/// Calls `each`, as [`each_server`] does, with the keys that wait.
fn answer<'a>(
    ring: &mut Ring,
    batch: &mut Batch<'a>,
    mut each: impl FnMut(Key<'a>, &Zval, &Zval),
) -> Option<()> {
    if timed_out() {
        return None;
    }
    ring.placement()?;
    let positions = batch.positions(ring.scheme().keys());
    let positions = positions.get(..batch.len()).unwrap_or_default();
    let mut numbers = [None; batch::MOST];
    ring.placed_servers().lookup_many(positions, &mut numbers);
    for ((key, value), number) in batch.drain().zip(numbers) {
        let Some(server) = number.and_then(|number| ring.name(number)) else {
            throw_empty();
            return None;
        };
        each(key, value, server);
    }
    Some(())
}

/// A value as a string parameter takes it, except ints and strings. PHP code may run; `None` with an exception pending.
fn text_of(arguments: &mut Arguments, value: &Zval) -> Option<Zval> {
    if value.is_null() {
        // As for a parameter, which PHP's own text would name.
        deprecated(arguments, "Passing null as a key is deprecated")?;
        return Some(string(b""));
    }
    let mut text = value.shallow_clone();
    if make_string(arguments, &mut text, 1) {
        return (!exception_pending()).then_some(text);
    }
    if !exception_pending() {
        let given = type_name(value);
        argument_type_error(
            1,
            format_args!("must have only keys of type string, {given} given"),
        );
    }
    None
}

/// `lookupList(string $key, int $count)`.
extern "C" fn lookup_list(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(2..=2)?;
        let key = call.arguments.string(1)?;
        let Ok(most @ 1..) = usize::try_from(call.arguments.int(2)?) else {
            argument_value_error(2, "must be greater than 0");
            return None;
        };
        let ring = call.own();
        ring.placement()?;
        let failover = ring.scheme().finder().failover;
        // Outside PHP's memory while it is hashed.
        require(failover.text_bytes(key.bytes().len()));
        let mut list = List::with_room(most.min(ring.servers().list().len()));
        let placement = ring.placed_servers();
        let go_on = || !timed_out();
        placement.list(key.bytes(), most, RequestMemory, go_on, |number| {
            if let Some(name) = ring.name(number) {
                list.push(name.shallow_clone());
            }
        });
        Some(list.into())
    });
}

/// `points()`.
extern "C" fn points(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        let ring = call.own();
        ring.placement()?;
        let placement = ring.placed_servers();
        let all = placement.points();
        let mut points = Map::with_room(all.len());
        for (position, number) in in_time(all) {
            if let Some(name) = ring.name(number) {
                points.add(Key::Index(position.into()), name.shallow_clone());
            }
        }
        Some(points.into())
    });
}

/// So many positions of all.
#[expect(
    clippy::cast_precision_loss,
    reason = "at most 2^32, exact in a double"
)]
fn share(positions: u64, all: u64) -> Zval {
    float(positions as f64 / all as f64)
}

/// `shares()`.
extern "C" fn shares(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        let ring = call.own();
        let all = ring.placement()?.positions().count;
        let positions = ring.placed_servers().shares(RequestMemory);
        let mut shares = Map::with_room(positions.len());
        for (server, positions) in in_time(ring.servers().list().iter().zip(positions)) {
            if let Some(name) = Str::of(&server.name) {
                shares.add(Key::of(name), share(positions, all));
            }
        }
        Some(shares.into())
    });
}

/// `movement(Ring $after)`.
extern "C" fn movement(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let class = CLASS.load(Ordering::Relaxed);
        // SAFETY: the class is registered.
        let after = unsafe { call.arguments.object(1, class)? };
        call.own().placement()?;
        // SAFETY: the argument holds the object, which is one of this class; the other borrow of it, if it is the same, is
        // over.
        unsafe { native_object::value::<Ring>(after.as_ptr()).placement()? };
        let before = call.peek();
        // SAFETY: as above, and no PHP code runs while the two are read.
        let after = unsafe { native_object::peek::<Ring>(after.as_ptr()) };
        if before.scheme().keys() != after.scheme().keys() {
            argument_value_error(1, "must hash keys as this ring does");
            return None;
        }
        if [before, after]
            .iter()
            .any(|ring| ring.servers().list().is_empty())
        {
            throw_empty();
            return None;
        }
        let differ = |from, to| before.bytes(from) != after.bytes(to);
        let placement = before.placed_servers();
        let moves = placement.movement(&after.placed_servers(), differ, RequestMemory, || {
            !timed_out()
        });
        let all = placement.positions().count;
        let all_moved = moves.iter().map(|one| one.positions).sum();
        // They share the names of their fields.
        let names = ["from", "to", "share"].map(|name| string(name.as_bytes()));
        let mut rows = List::with_room(moves.len());
        for one in in_time(&moves) {
            let mut row = Map::with_room(names.len());
            if let (Some(from), Some(to)) = (before.name(one.from), after.name(one.to)) {
                let values = [
                    from.shallow_clone(),
                    to.shallow_clone(),
                    share(one.positions, all),
                ];
                for (name, value) in names.iter().filter_map(Str::of).zip(values) {
                    row.add(Key::Name(name), value);
                }
            }
            rows.push(row.into());
        }
        let mut movement = Map::with_room(2);
        movement.field("share", share(all_moved, all));
        movement.field("moves", rows.into());
        Some(movement.into())
    });
}

/// `__serialize()`.
extern "C" fn serialize(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        let ring = call.peek();
        let servers = ring.servers().list();
        let mut weights = Map::with_room(servers.len());
        for server in in_time(servers) {
            if let Some(name) = Str::of(&server.name) {
                weights.add(Key::of(name), int(server.weight));
            }
        }
        let mut scheme = Zval::new();
        // SAFETY: the value is a new one, and takes over the new array.
        unsafe { set_array(&raw mut scheme, scheme::serialized(ring.scheme())) };
        let mut fields = Map::with_room(2);
        fields.field("scheme", scheme);
        fields.field("servers", weights.into());
        Some(fields.into())
    });
}

/// `__unserialize(array $data)`.
extern "C" fn unserialize(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(1..=1)?;
        let data = call.arguments.array(1)?;
        match unserialized(data) {
            Some(ring) => *call.own() = ring,
            // PHP ends the script.
            None if timed_out() => {}
            None => {
                let text = "Invalid serialization data for ConsistentHash\\Ring object";
                throw_unexpected_value(text);
            }
        }
        None
    });
}

/// The ring of serialised data; `None` if it is something else, or where the time of the script is over.
fn unserialized(data: &HashTable) -> Option<Ring> {
    let (mut scheme, mut servers) = (None, None);
    for (key, value) in entries(data) {
        let Key::Name(name) = key else { return None };
        match name.bytes() {
            b"scheme" => scheme = Some(value.array()?),
            b"servers" => servers = Some(value.array()?),
            _ => return None,
        }
    }
    // SAFETY: the array lives.
    let scheme = unsafe { scheme::of_serialized(scheme?)? };
    Ring::of_serialized(scheme, servers?)
}

/// `__debugInfo()`.
extern "C" fn debug_info(frame: &mut ExecuteData, result: &mut Zval) {
    method::<Ring>(frame, result, |call| {
        call.arguments.count(0..=0)?;
        let ring = call.own();
        let points = ring.placement()?.points().len();
        let mut info = Map::with_room(4);
        info.field("scheme", string(&ring.scheme().expression()));
        info.field("servers", int(ring.servers().list().len()));
        info.field("weight", int(ring.servers().total_weight()));
        info.field("points", int(points));
        Some(info.into())
    });
}
