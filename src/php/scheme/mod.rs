//! The class `ConsistentHash\Scheme`.

mod arguments;

use super::{
    class::{self, Kind, Method},
    memory::{RequestMemory, require},
    native_object::{self, Handlers, Native},
    servers::{Servers, weight_of},
    zend::{
        ArrayKey, append, argument_type_error, argument_value_error, bytes_of, deref, elements,
        empty_array, extra_named_arguments, guard, in_time, insert, method_of_class, new_array,
        new_list, new_string, no_arguments, push, set_array, set_object, this, throw_error,
        throw_unexpected_value, timed_out, type_of, zend_parse_parameters,
    },
};
use crate::engine::{
    hash::Hash,
    identify::{Sample, Unidentified, identify as identify_schemes},
    label::Label,
    placement::points::Search,
    scheme::{General, MAX_FIRST, NAMED, Named, Scheme},
};
use allocator_api2::vec::Vec;
use ext_php_rs::{
    args::Arg,
    builders::FunctionBuilder,
    error::Result,
    ffi::{
        HashTable, IS_LONG, IS_STRING, ZEND_RESULT_CODE_SUCCESS as SUCCESS,
        zend_call_known_function, zend_class_entry, zend_long, zend_object, zend_string,
    },
    flags::{DataType, MethodFlags},
    types::Zval,
    zend::ExecuteData,
};
use std::{
    ptr,
    sync::atomic::{AtomicPtr, Ordering},
};

/// The name of the class.
pub const NAME: &str = "ConsistentHash\\Scheme";

/// What an object of the class holds: nothing before its constructor ran.
#[derive(Clone, PartialEq)]
struct Held(Option<Scheme>);

static HANDLERS: Handlers = Handlers::new();

/// The class, once it is registered.
static CLASS: AtomicPtr<zend_class_entry> = AtomicPtr::new(ptr::null_mut());

impl Native for Held {
    fn handlers() -> &'static Handlers {
        &HANDLERS
    }

    fn unfilled() -> Self {
        Self(None)
    }
}

/// The class.
pub fn class() -> *mut zend_class_entry {
    CLASS.load(Ordering::Relaxed)
}

/// The scheme of an object of the class; `None` with an exception pending if its constructor did not run.
pub unsafe fn scheme_of(object: *mut zend_object) -> Option<Scheme> {
    // SAFETY: the caller passes an object of the class.
    let scheme = unsafe { native_object::peek::<Held>(object) }.0;
    if scheme.is_none() {
        throw_error("The ConsistentHash\\Scheme object has not been initialized");
    }
    scheme
}

/// Puts a new object of the class into the uninitialised `to`.
pub unsafe fn set_scheme(to: *mut Zval, scheme: Scheme) {
    // SAFETY: the class is registered; the new object has one reference, which passes to the target.
    unsafe { set_object(to, native_object::new(class(), &Held(Some(scheme)))) }
}

/// Registers the class. To be called whenever the module starts.
///
/// # Errors
///
/// If PHP has a class of that name already.
pub fn register() -> Result<()> {
    // SAFETY: the module is starting.
    unsafe {
        let class = class::register(Kind::Class, NAME, methods())?;
        native_object::initialise::<Held>(class);
        CLASS.store(class, Ordering::Relaxed);
    }
    Ok(())
}

fn methods() -> impl Iterator<Item = Method> {
    const STATIC_METHOD: MethodFlags = MethodFlags::Public.union(MethodFlags::Static);

    let argument = |name: &'static str, type_| Arg::new(name, type_);
    let quoted = |text: &[u8]| format!("'{}'", String::from_utf8_lossy(text));
    let default = General::DEFAULT;
    let scheme = DataType::object(NAME);
    let construct = FunctionBuilder::new("__construct", construct)
        .not_required()
        .arg(argument("hash", DataType::String).default(quoted(default.hash.as_bytes())))
        .arg(argument("label", DataType::String).default(quoted(default.label)))
        .arg(argument("first", DataType::Long).default(default.first.to_string()))
        .arg(argument("virtualNodes", DataType::Long).default(default.nodes.to_string()))
        .arg(argument("search", DataType::String).default(quoted(default.search.as_bytes())));
    let named = NAMED.iter().map(move |named| {
        let function = FunctionBuilder::new(named.name, construct_named).not_required();
        let function = named
            .parameters
            .iter()
            .fold(function, |function, parameter| {
                function.arg(arguments::describe(parameter))
            });
        (function.returns(scheme, false, false), STATIC_METHOD)
    });
    let static_methods = [
        FunctionBuilder::new("names", names).returns(DataType::Array, false, false),
        FunctionBuilder::new("hashes", hashes).returns(DataType::Array, false, false),
        FunctionBuilder::new("fromName", from_name)
            .arg(argument("name", DataType::String))
            .arg(argument("arguments", DataType::Mixed).is_variadic())
            .returns(scheme, false, false),
        FunctionBuilder::new("identify", identify)
            .arg(argument("servers", DataType::Array))
            .arg(argument("samples", DataType::Array))
            .returns(DataType::Array, false, false),
    ]
    .map(|function| (function, STATIC_METHOD));
    let methods = [
        FunctionBuilder::new("position", position)
            .arg(argument("key", DataType::String))
            .returns(DataType::Long, false, false),
        FunctionBuilder::new("__toString", to_string).returns(DataType::String, false, false),
        FunctionBuilder::new("__serialize", serialize).returns(DataType::Array, false, false),
        FunctionBuilder::new("__unserialize", unserialize)
            .arg(argument("data", DataType::Array))
            .returns(DataType::Void, false, false),
        FunctionBuilder::new("__debugInfo", debug_info).returns(DataType::Array, false, false),
    ]
    .map(|function| (function, MethodFlags::Public));
    std::iter::once((construct, MethodFlags::Public))
        .chain(named)
        .chain(static_methods)
        .chain(methods)
}

/// Fills an object that is not filled yet.
unsafe fn fill(object: *mut zend_object, scheme: Scheme) {
    // SAFETY: the caller passes an object of the class.
    let held = unsafe { native_object::value::<Held>(object) };
    if held.0.is_some() {
        throw_error("A ConsistentHash\\Scheme object cannot be changed");
    } else {
        held.0 = Some(scheme);
    }
}

/// `__construct()`.
extern "C" fn construct(execute_data: &mut ExecuteData, _result: &mut Zval) {
    guard(|| {
        // SAFETY: the engine calls this as a method of an object of this class; so in the methods below. The
        // specification matches the variables.
        unsafe {
            let mut hash: *mut zend_string = ptr::null_mut();
            let mut label: *mut zend_string = ptr::null_mut();
            let mut search: *mut zend_string = ptr::null_mut();
            let default = General::DEFAULT;
            let mut first: zend_long = default.first.into();
            let mut nodes: zend_long = default.nodes.into();
            let parsed = zend_parse_parameters(
                execute_data.This.u2.num_args,
                c"|SSllS".as_ptr(),
                &raw mut hash,
                &raw mut label,
                &raw mut first,
                &raw mut nodes,
                &raw mut search,
            );
            if parsed != SUCCESS {
                return;
            }
            let or = |string: *mut zend_string, default: &'static [u8]| {
                if string.is_null() {
                    default
                } else {
                    bytes_of(string)
                }
            };
            let parts = [
                or(hash, default.hash.as_bytes()),
                or(label, default.label),
                or(search, default.search.as_bytes()),
            ];
            match of_parts(parts, first, nodes) {
                Ok(scheme) => fill(this(execute_data), scheme),
                Err((argument, text)) => argument_value_error(argument, &text),
            }
        }
    });
}

/// A scheme of a hash, a label and a search, and of numbers.
///
/// # Errors
///
/// Which argument of the constructor is wrong, and what it must be.
fn of_parts(
    [hash, label, search]: [&[u8]; 3],
    first: zend_long,
    nodes: zend_long,
) -> std::result::Result<Scheme, (u32, String)> {
    let hash = of_name(&Hash::ALL, hash).map_err(|text| (1, text))?;
    let label = Label::new(label).ok_or_else(|| {
        let text = "must contain {server}, and be at most";
        (2, format!("{text} {} bytes long", Label::MOST_BYTES))
    })?;
    let first = u32::try_from(first)
        .ok()
        .filter(|first| *first <= MAX_FIRST)
        .ok_or((3, format!("must be between 0 and {MAX_FIRST}")))?;
    let nodes = arguments::node_count(nodes).map_err(|text| (4, text))?;
    let search = of_name(&Search::ALL, search).map_err(|text| (5, text))?;
    Ok(Scheme::new(hash, label, first, nodes, search))
}

fn of_name<T: Copy>(all: &[(&str, T)], wanted: &[u8]) -> std::result::Result<T, String> {
    all.iter()
        .find(|(name, _)| name.as_bytes() == wanted)
        .map(|(_, one)| *one)
        .ok_or_else(|| one_of(all.iter().map(|(name, _)| *name)))
}

fn one_of<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: std::vec::Vec<_> = names.map(|name| format!("\"{name}\"")).collect();
    format!("must be one of {}", names.join(", "))
}

fn named(name: &[u8]) -> Option<&'static Named> {
    NAMED.iter().find(|named| named.name.as_bytes() == name)
}

/// A named constructor.
extern "C" fn construct_named(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the frame of a call has its function, which has the name that it was registered by.
        unsafe {
            let name = bytes_of((*execute_data.func).common.function_name);
            if let Some(named) = named(name)
                && let Some(scheme) = arguments::read(execute_data, named)
            {
                set_scheme(result, scheme);
            }
        }
    });
}

/// `names()`.
extern "C" fn names(execute_data: &mut ExecuteData, result: &mut Zval) {
    list(execute_data, result, NAMED.iter().map(|named| named.name));
}

/// `hashes()`.
extern "C" fn hashes(execute_data: &mut ExecuteData, result: &mut Zval) {
    list(
        execute_data,
        result,
        Hash::ALL.iter().map(|(name, _)| *name),
    );
}

fn list<'a>(
    execute_data: &mut ExecuteData,
    result: &mut Zval,
    names: impl ExactSizeIterator<Item = &'a str>,
) {
    guard(|| {
        // SAFETY: as in `construct`; the list is new.
        unsafe {
            if no_arguments(execute_data) {
                let list = new_array(names.len());
                names.for_each(|name| append(list, new_string(name.as_bytes())));
                set_array(result, list);
            }
        }
    });
}

/// `fromName(string $name, mixed ...$arguments)`: calls the named constructor with the arguments, so that they are read
/// there, and complained of in its name.
extern "C" fn from_name(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`. The arguments behind the first one lie one after the other in the frame; the class has
        // the method by its name in lower case.
        unsafe {
            let mut name: *mut zend_string = ptr::null_mut();
            // That there may be more is for the message alone.
            let mut more: *mut Zval = ptr::null_mut();
            let count = execute_data.This.u2.num_args;
            let parsed =
                zend_parse_parameters(count.min(1), c"S|z".as_ptr(), &raw mut name, &raw mut more);
            if parsed != SUCCESS {
                return;
            }
            let Some(named) = named(bytes_of(name)) else {
                return argument_value_error(1, &one_of(NAMED.iter().map(|named| named.name)));
            };
            let method = method_of_class(class(), &named.name.to_ascii_lowercase());
            let arguments = execute_data
                .zend_call_arg(1)
                .map_or(ptr::null_mut(), |argument| &raw mut *argument);
            let named_arguments = extra_named_arguments(execute_data);
            zend_call_known_function(
                method,
                ptr::null_mut(),
                class(),
                result,
                count - 1,
                arguments,
                named_arguments,
            );
        }
    });
}

/// `position(string $key)`.
extern "C" fn position(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the argument lives as long as the call.
        unsafe {
            let mut key: *mut zend_string = ptr::null_mut();
            let count = execute_data.This.u2.num_args;
            if zend_parse_parameters(count, c"S".as_ptr(), &raw mut key) == SUCCESS
                && let Some(scheme) = scheme_of(this(execute_data))
            {
                result.set_long(scheme.position(bytes_of(key)));
            }
        }
    });
}

/// `identify()`.
extern "C" fn identify(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`. The arguments hold the arrays, and no PHP code runs.
        unsafe {
            let mut servers: *mut Zval = ptr::null_mut();
            let mut samples: *mut Zval = ptr::null_mut();
            let parsed = zend_parse_parameters(
                execute_data.This.u2.num_args,
                c"aa".as_ptr(),
                &raw mut servers,
                &raw mut samples,
            );
            if parsed != SUCCESS {
                return;
            }
            let any = |_: &Servers, _: &[u8], weight| weight_of(weight);
            let servers = match Servers::of_array(&*(*servers).value.arr, any) {
                Ok(servers) => servers,
                Err(misfit) => return misfit.throw(1),
            };
            let samples = (*samples).value.arr;
            if (*samples).nNumOfElements == 0 {
                return argument_value_error(2, "must not be empty");
            }
            let mut known = Vec::new_in(RequestMemory);
            for element in in_time(elements(samples)) {
                let value = deref(element.value);
                if type_of(value) != IS_STRING {
                    return argument_type_error(2, "must have only servers of type string");
                }
                let Some(server) = servers.number(bytes_of((*value).value.str_)) else {
                    return argument_value_error(
                        2,
                        "must have only servers of argument #1 ($servers)",
                    );
                };
                known.push((element.key.text(), server));
            }
            if timed_out() {
                // PHP ends the script.
                return set_array(result, empty_array());
            }
            let mut samples = Vec::with_capacity_in(known.len(), RequestMemory);
            samples.extend(known.iter().map(|(key, server)| Sample {
                key: bytes_of(key.value.str_),
                server: *server,
            }));
            // Labels lie outside PHP's memory while they are hashed. All that are tried have the name once, as this one.
            require(Scheme::default().label_bytes(servers.longest_name()));
            match identify_schemes(&servers.placed(), &samples, &RequestMemory, || !timed_out()) {
                Ok(found) => {
                    let list = new_list(found.len());
                    set_array(result, list);
                    for scheme in found {
                        let mut object = Zval::new();
                        set_scheme(&raw mut object, scheme);
                        push(list, object);
                    }
                }
                Err(Unidentified::TooMany) => {
                    argument_value_error(2, "must have more keys: too many schemes place these");
                }
                // PHP ends the script.
                Err(Unidentified::Stopped) => set_array(result, empty_array()),
            }
        }
    });
}

/// Parses no arguments; the scheme of the object, or `None` with an exception pending.
unsafe fn own(execute_data: &ExecuteData) -> Option<Scheme> {
    // SAFETY: as in `construct`.
    unsafe {
        no_arguments(execute_data)
            .then(|| scheme_of(this(execute_data)))
            .flatten()
    }
}

/// `__toString()`.
extern "C" fn to_string(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if let Some(scheme) = own(execute_data) {
                *result = new_string(&scheme.expression());
            }
        }
    });
}

/// `__debugInfo()`. PHP takes no exception here.
extern "C" fn debug_info(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`; the array is new.
        unsafe {
            let scheme = native_object::peek::<Held>(this(execute_data)).0;
            let mut expression = Zval::new();
            match scheme {
                Some(scheme) => expression = new_string(&scheme.expression()),
                None => expression.set_null(),
            }
            let array = new_array(1);
            insert(array, "scheme", expression);
            set_array(result, array);
        }
    });
}

/// `__serialize()`.
extern "C" fn serialize(execute_data: &mut ExecuteData, result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`.
        unsafe {
            if let Some(scheme) = own(execute_data) {
                set_array(result, serialized(&scheme));
            }
        }
    });
}

/// `__unserialize()`.
extern "C" fn unserialize(execute_data: &mut ExecuteData, _result: &mut Zval) {
    guard(|| {
        // SAFETY: as in `construct`. The argument holds the array.
        unsafe {
            let mut data: *mut Zval = ptr::null_mut();
            let count = execute_data.This.u2.num_args;
            let parsed = zend_parse_parameters(count, c"a".as_ptr(), &raw mut data);
            if parsed != SUCCESS {
                return;
            }
            match of_serialized((*data).value.arr) {
                Some(scheme) => fill(this(execute_data), scheme),
                None => throw_unexpected_value(
                    "Invalid serialization data for ConsistentHash\\Scheme object",
                ),
            }
        }
    });
}

/// The arguments that make a scheme, by name: those of `fromName()`, or those of the constructor.
pub fn serialized(scheme: &Scheme) -> *mut HashTable {
    let long = |value: u32| {
        let mut long = Zval::new();
        long.set_long(value);
        long
    };
    let array = new_array(5);
    // SAFETY: the array is new, and the names differ.
    unsafe {
        if let Some((named, passed)) = scheme.named() {
            insert(array, "name", new_string(named.name.as_bytes()));
            arguments::insert_into(array, named, passed);
        } else if let Some(General {
            hash,
            label,
            first,
            nodes,
            search,
        }) = scheme.general()
        {
            insert(array, "hash", new_string(hash.as_bytes()));
            insert(array, "label", new_string(label));
            insert(array, "first", long(first));
            insert(array, "virtualNodes", long(nodes));
            insert(array, "search", new_string(search.as_bytes()));
        }
    }
    array
}

/// The scheme that [`serialized`] wrote; `None` for anything else.
pub unsafe fn of_serialized(data: *const HashTable) -> Option<Scheme> {
    let (mut hash, mut label, mut search) = (None, None, None);
    let (mut first, mut nodes) = (None, None);
    // SAFETY: the caller passes a live array; what is taken of it is used while it lives.
    unsafe {
        for element in elements(data) {
            let ArrayKey::Name(key) = element.key else {
                return None;
            };
            let value = deref(element.value);
            let text = || (type_of(value) == IS_STRING).then(|| bytes_of((*value).value.str_));
            let long = || (type_of(value) == IS_LONG).then(|| (*value).value.lval);
            match bytes_of(key) {
                b"name" => {
                    let named = named(text()?)?;
                    return Some(named.scheme(arguments::of_array(named, data)?));
                }
                b"hash" => hash = Some(text()?),
                b"label" => label = Some(text()?),
                b"search" => search = Some(text()?),
                b"first" => first = Some(long()?),
                b"virtualNodes" => nodes = Some(long()?),
                _ => return None,
            }
        }
    }
    of_parts([hash?, label?, search?], first?, nodes?).ok()
}
