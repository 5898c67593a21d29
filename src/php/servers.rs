//! The servers of a `ConsistentHash\Ring`, in order and by name.

use super::{
    memory::RequestMemory,
    zend::{
        ArrayKey, argument_type_error, argument_value_error, bytes_of, copy_string, deref,
        elements, type_name, type_of,
    },
};
use crate::engine::scheme::Server as Placed;
use allocator_api2::vec::Vec;
use ext_php_rs::{
    ffi::{HashTable, IS_LONG, IS_STRING, zend_long, zend_string},
    types::Zval,
};
use hashbrown::{DefaultHashBuilder, HashTable as Table};
use std::hash::BuildHasher;

/// A server: its name, a string, and its weight.
pub struct Server {
    pub name: Zval,
    pub weight: u32,
}

impl Server {
    /// The bytes of the name.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: the name is a string and lives as long as the server.
        unsafe { bytes_of(self.name.value.str_) }
    }
}

impl Clone for Server {
    fn clone(&self) -> Self {
        Self {
            name: self.name.shallow_clone(),
            weight: self.weight,
        }
    }
}

/// Servers, numbered 0, 1, … in the order in which they were added.
#[derive(Clone)]
pub struct Servers {
    list: Vec<Server, RequestMemory>,
    numbers: Table<u32, RequestMemory>,
    hasher: DefaultHashBuilder,
    total_weight: u64,
}

/// What an array of servers should have been.
pub enum Misfit {
    /// An element is of a wrong type.
    Type(String),
    /// An element has a wrong value.
    Value(String),
}

impl Servers {
    /// None. Allocates nothing.
    pub fn new() -> Self {
        Self {
            list: Vec::new_in(RequestMemory),
            numbers: Table::new_in(RequestMemory),
            hasher: DefaultHashBuilder::default(),
            total_weight: 0,
        }
    }

    /// In order.
    pub fn list(&self) -> &[Server] {
        &self.list
    }

    /// The sum of the weights.
    pub fn total_weight(&self) -> u64 {
        self.total_weight
    }

    /// The number of a server.
    pub fn number(&self, name: &[u8]) -> Option<u32> {
        let is_it = |number: &u32| {
            let server = self.list.get(*number as usize);
            server.is_some_and(|server| server.bytes() == name)
        };
        self.numbers
            .find(self.hasher.hash_one(name), is_it)
            .copied()
    }

    /// Adds a server behind the others, or changes its weight.
    pub unsafe fn put(&mut self, name: *mut zend_string, weight: u32) {
        // SAFETY: the caller passes a live string.
        let bytes = unsafe { bytes_of(name) };
        if let Some(number) = self.number(bytes) {
            if let Some(server) = self.list.get_mut(number as usize) {
                self.total_weight -= u64::from(server.weight);
                self.total_weight += u64::from(weight);
                server.weight = weight;
            }
            return;
        }
        // What can fail comes first.
        self.list.reserve(1);
        let Self {
            list,
            numbers,
            hasher,
            ..
        } = self;
        let hash_of = |number: &u32| {
            let name = list.get(*number as usize).map_or(bytes, Server::bytes);
            hasher.hash_one(name)
        };
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
        numbers.insert_unique(hasher.hash_one(bytes), list.len() as u32, hash_of);
        self.list.push(Server {
            // SAFETY: the caller passes a live string.
            name: unsafe { copy_string(name) },
            weight,
        });
        self.total_weight += u64::from(weight);
    }

    /// Removes a server; those behind it are numbered one less.
    pub fn remove(&mut self, number: u32) {
        if number as usize >= self.list.len() {
            return;
        }
        self.numbers.retain(|kept| {
            let removed = *kept == number;
            *kept -= u32::from(*kept > number);
            !removed
        });
        let server = self.list.remove(number as usize);
        self.total_weight -= u64::from(server.weight);
    }

    /// The length of the longest name.
    pub fn longest_name(&self) -> usize {
        let lengths = self.list.iter().map(|server| server.bytes().len());
        lengths.max().unwrap_or(0)
    }

    /// As the engine takes them.
    pub fn placed(&self) -> Vec<Placed<'_>, RequestMemory> {
        let mut placed = Vec::with_capacity_in(self.list.len(), RequestMemory);
        placed.extend(self.list.iter().map(|server| Placed {
            name: server.bytes(),
            weight: server.weight,
        }));
        placed
    }

    /// The servers of an array: names under int keys, and name => weight. `check` says what a server should be that
    /// must not be added to those before it, and else its weight.
    ///
    /// # Errors
    ///
    /// If the array has something else, or `check` does not agree.
    pub unsafe fn of_array(
        array: *const HashTable,
        check: impl Fn(&Self, &[u8], zend_long) -> Result<u32, Fault>,
    ) -> Result<Self, Misfit> {
        let mut servers = Self::new();
        // SAFETY: the caller passes a live array; no PHP code runs.
        unsafe {
            for element in elements(array) {
                let value = deref(element.value);
                let (name, weight) = match (element.key, type_of(value)) {
                    (ArrayKey::Index(_), IS_STRING) => ((*value).value.str_, 1),
                    (ArrayKey::Name(name), IS_LONG) => (name, (*value).value.lval),
                    (ArrayKey::Index(_), _) => {
                        return Err(Misfit::Type(format!(
                            "must have names of type string under its int keys, {} given",
                            type_name(value)
                        )));
                    }
                    (ArrayKey::Name(_), _) => {
                        return Err(Misfit::Type(format!(
                            "must have weights of type int under its string keys, {} given",
                            type_name(value)
                        )));
                    }
                };
                let weight = check(&servers, bytes_of(name), weight)
                    .map_err(|fault| Misfit::Value(fault.in_array(bytes_of(name))))?;
                servers.put(name, weight);
            }
        }
        Ok(servers)
    }

    /// The servers of an array name => weight that has PHP's int keys for names like ints, as serialising writes it.
    /// `None` for any other array.
    pub unsafe fn of_serialized(
        array: *const HashTable,
        check: impl Fn(&Self, &[u8], zend_long) -> Result<u32, Fault>,
    ) -> Option<Self> {
        let mut servers = Self::new();
        // SAFETY: the caller passes a live array; no PHP code runs.
        unsafe {
            for element in elements(array) {
                let value = deref(element.value);
                if type_of(value) != IS_LONG {
                    return None;
                }
                let name = element.key.text();
                let string = name.value.str_;
                let weight = check(&servers, bytes_of(string), (*value).value.lval).ok()?;
                servers.put(string, weight);
            }
        }
        Some(servers)
    }
}

impl PartialEq for Servers {
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Server, &Server)| a.weight == b.weight && a.bytes() == b.bytes();
        self.list.len() == other.list.len() && self.list.iter().zip(&other.list).all(same)
    }
}

/// What a server must be, where it is something else: its name, or its weight.
pub enum Fault {
    Name(String),
    Weight(String),
}

impl Fault {
    /// What an array with this server should have been.
    fn in_array(&self, name: &[u8]) -> String {
        const SHORT: usize = 80;

        let (shown, more) = match name.get(..SHORT) {
            Some(shown) => (shown, "…"),
            None => (name, ""),
        };
        let name = String::from_utf8_lossy(shown).into_owned() + more;
        match self {
            Self::Name(text) => format!("must have servers that can be placed: \"{name}\" {text}"),
            Self::Weight(text) => {
                format!("must have servers that can be placed: the weight of \"{name}\" {text}")
            }
        }
    }
}

/// A weight of a server.
///
/// # Errors
///
/// What it must be, if it is something else.
pub fn weight_of(weight: zend_long) -> Result<u32, Fault> {
    u32::try_from(weight)
        .ok()
        .filter(|weight| *weight != 0)
        .ok_or_else(|| Fault::Weight(format!("must be between 1 and {}", u32::MAX)))
}

impl Misfit {
    /// Throws what PHP throws for such an argument.
    pub fn throw(&self, argument: u32) {
        match self {
            Self::Type(text) => argument_type_error(argument, text),
            Self::Value(text) => argument_value_error(argument, text),
        }
    }
}
