//! The arguments of the named constructors: described for Reflection, read from a call, written and read again as arrays.

use super::one_of;
use crate::{
    engine::scheme::{Argument, Arguments, Kind, MAX_NODES, Named, Parameter, Scheme},
    php::zend::{
        ArrayKey, argument_value_error, bytes_of, deref, elements, insert, new_string, type_of,
        zend_parse_parameters,
    },
};
use ext_php_rs::{
    args::Arg,
    ffi::{
        HashTable, IS_FALSE, IS_LONG, IS_NULL, IS_STRING, IS_TRUE,
        ZEND_RESULT_CODE_SUCCESS as SUCCESS, zend_long, zend_string,
    },
    flags::DataType,
    types::Zval,
    zend::ExecuteData,
};
use std::{ffi::c_void, ptr};

/// A parameter for Reflection, with its default.
pub fn describe(parameter: &'static Parameter) -> Arg<'static> {
    let type_ = match parameter.kind {
        Kind::Nodes(_) => DataType::Long,
        Kind::Hash(..) | Kind::Delimiters => DataType::String,
        Kind::Flag(_) => DataType::Bool,
    };
    let default = parameter.kind.default();
    let argument = Arg::new(parameter.name, type_).default(parameter.kind.expression(default));
    match default {
        Argument::Null => argument.allow_null(),
        _ => argument,
    }
}

/// Where PHP's parser of parameters puts an argument.
struct Slot {
    long: zend_long,
    flag: bool,
    is_null: bool,
    string: *mut zend_string,
}

/// The scheme that a call of a named constructor asks for; `None` with an exception pending if an argument is wrong.
pub unsafe fn read(execute_data: &ExecuteData, named: &'static Named) -> Option<Scheme> {
    let mut slots = [const {
        Slot {
            long: 0,
            flag: false,
            is_null: false,
            string: ptr::null_mut(),
        }
    }; 2];
    let mut specification = vec![b'|'];
    // No parameter needs more than two pointers, and those that are too many are not looked at.
    let mut pointers = [ptr::null_mut::<c_void>(); 4];
    let mut place = pointers.iter_mut();
    let mut put = |pointer| {
        if let Some(place) = place.next() {
            *place = pointer;
        }
    };
    for (slot, parameter) in slots.iter_mut().zip(named.parameters) {
        let is_nullable = parameter.kind.default() == Argument::Null;
        let (letter, pointer) = match parameter.kind {
            Kind::Nodes(_) => (b'l', (&raw mut slot.long).cast()),
            Kind::Flag(_) => (b'b', (&raw mut slot.flag).cast()),
            Kind::Hash(..) | Kind::Delimiters => (b'S', (&raw mut slot.string).cast()),
        };
        specification.push(letter);
        put(pointer);
        if is_nullable {
            specification.push(b'!');
            // A string that is null is a null pointer.
            if letter != b'S' {
                put((&raw mut slot.is_null).cast());
            }
        }
    }
    specification.push(0);
    let [first, second, third, fourth] = pointers;
    // SAFETY: the caller passes the frame of a running call; the specification has a letter per parameter, and each letter
    // the pointers that it wants, to slots that live on.
    let count = unsafe {
        let count = execute_data.This.u2.num_args;
        let parsed = zend_parse_parameters(
            count,
            specification.as_ptr().cast(),
            first,
            second,
            third,
            fourth,
        );
        if parsed != SUCCESS {
            return None;
        }
        count as usize
    };
    let mut arguments = named.defaults();
    let passed = arguments.iter_mut().zip(named.parameters).zip(&slots);
    for (((argument, parameter), slot), number) in passed.take(count).zip(1..) {
        // SAFETY: a string that came lives as long as the call.
        let text = (!slot.string.is_null()).then(|| unsafe { bytes_of(slot.string) });
        let given = match parameter.kind {
            _ if slot.is_null => Ok(Argument::Null),
            Kind::Nodes(_) => node_count(slot.long).map(Argument::Nodes),
            Kind::Flag(_) => Ok(Argument::Flag(slot.flag)),
            Kind::Hash(..) | Kind::Delimiters => {
                text.map_or(Ok(Argument::Null), |text| of_text(parameter, text))
            }
        };
        match given {
            Ok(given) => *argument = given,
            Err(text) => {
                argument_value_error(number, &text);
                return None;
            }
        }
    }
    Some(named.scheme(arguments))
}

/// A number of virtual nodes.
///
/// # Errors
///
/// What it must be.
pub fn node_count(nodes: zend_long) -> Result<u32, String> {
    u32::try_from(nodes)
        .ok()
        .filter(|nodes| (1..=MAX_NODES).contains(nodes))
        .ok_or(format!("must be between 1 and {MAX_NODES}"))
}

/// The argument that a text stands for.
///
/// # Errors
///
/// What the text must be.
fn of_text(parameter: &Parameter, text: &[u8]) -> Result<Argument, String> {
    match parameter.kind {
        Kind::Hash(choices, _) => choices
            .iter()
            .find(|(name, _)| name.as_bytes() == text)
            .map(|(_, hash)| Argument::Hash(*hash))
            .ok_or_else(|| one_of(choices.iter().map(|(name, _)| *name))),
        _ if text.is_empty() => Ok(Argument::Delimiters(None)),
        _ => <[u8; 2]>::try_from(text)
            .map(|delimiters| Argument::Delimiters(Some(delimiters)))
            .map_err(|_| "must be empty or two bytes long".to_owned()),
    }
}

/// Puts the arguments into an array, by the names of the parameters. Those that are not passed are in it, too: a default
/// may become another one.
pub unsafe fn insert_into(array: *mut HashTable, named: &Named, arguments: Arguments) {
    for (parameter, argument) in named.parameters.iter().zip(arguments) {
        let mut value = Zval::new();
        match (argument, &parameter.kind) {
            (Argument::Nodes(nodes), _) => value.set_long(nodes),
            (Argument::Flag(flag), _) => value.set_bool(flag),
            (Argument::Hash(hash), Kind::Hash(choices, _)) => {
                let name = choices.iter().find(|(_, one)| *one == hash);
                value = new_string(name.map_or("", |(name, _)| name).as_bytes());
            }
            (Argument::Delimiters(bytes), _) => {
                value = new_string(bytes.as_ref().map_or(b"", <[u8; 2]>::as_slice));
            }
            _ => value.set_null(),
        }
        // SAFETY: the caller passes a live array.
        unsafe { insert(array, parameter.name, value) };
    }
}

/// The arguments that [`insert_into`] put beside the name; `None` if there is anything else.
pub unsafe fn of_array(named: &Named, data: *const HashTable) -> Option<Arguments> {
    let mut arguments = named.defaults();
    let mut missing = named.parameters.len();
    // SAFETY: the caller passes a live array; what is taken of it is used while it lives.
    unsafe {
        for element in elements(data) {
            let ArrayKey::Name(key) = element.key else {
                return None;
            };
            if bytes_of(key) == b"name" {
                continue;
            }
            let place = named
                .parameters
                .iter()
                .position(|parameter| parameter.name.as_bytes() == bytes_of(key))?;
            let (parameter, argument) = (named.parameters.get(place)?, arguments.get_mut(place)?);
            let value = deref(element.value);
            *argument = match (type_of(value), &parameter.kind) {
                (IS_NULL, kind) if kind.default() == Argument::Null => Argument::Null,
                (IS_LONG, Kind::Nodes(_)) => Argument::Nodes(node_count((*value).value.lval).ok()?),
                (type_ @ (IS_FALSE | IS_TRUE), Kind::Flag(_)) => Argument::Flag(type_ == IS_TRUE),
                (IS_STRING, Kind::Hash(..) | Kind::Delimiters) => {
                    of_text(parameter, bytes_of((*value).value.str_)).ok()?
                }
                _ => return None,
            };
            missing = missing.checked_sub(1)?;
        }
    }
    (missing == 0).then_some(arguments)
}
