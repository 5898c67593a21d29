//! The servers of a `ConsistentHash\Ring`, in order and by name.

use super::{
    array::{Key, Str, entries},
    memory::RequestMemory,
    zend::{argument_type_error, argument_value_error, timed_out, type_name},
};
use crate::engine::scheme::{MAX_POINTS, Refused, Scheme, Server as Placed};
use allocator_api2::vec::Vec;
use ext_php_rs::{
    ffi::{HashTable, zend_long},
    types::Zval,
};
use hashbrown::{DefaultHashBuilder, HashTable as Table};
use std::{
    borrow::Cow,
    fmt::{self, Display},
    hash::BuildHasher,
};

/// A server: its name, a string, and its weight.
pub struct Server {
    pub name: Zval,
    pub weight: u32,
}

impl Server {
    /// The bytes of the name.
    pub fn bytes(&self) -> &[u8] {
        Str::of(&self.name).map_or(&[], Str::bytes)
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
    pub fn put(&mut self, name: Str, weight: u32) {
        if let Some(number) = self.number(name.bytes()) {
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
            let server = list.get(*number as usize);
            hasher.hash_one(server.map_or(name.bytes(), Server::bytes))
        };
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
        numbers.insert_unique(hasher.hash_one(name.bytes()), list.len() as u32, hash_of);
        self.list.push(Server {
            name: name.to_value(),
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
    /// If the array has something else, `check` does not agree, or the time of the script is over.
    pub fn of_array<'a>(
        array: &'a HashTable,
        check: impl Fn(&Self, &'a [u8], zend_long) -> Result<u32, Fault<'a>>,
    ) -> Result<Self, Misfit<'a>> {
        let mut servers = Self::new();
        for (key, value) in entries(array) {
            if timed_out() {
                return Err(Misfit::Unread);
            }
            let value = value.dereference();
            let (name, weight) = match (key, Str::of(value), value.long()) {
                (Key::Index(_), Some(name), _) => (name, 1),
                (Key::Name(name), _, Some(weight)) => (name, weight),
                (Key::Index(_), ..) => return Err(Misfit::Name(value)),
                (Key::Name(_), ..) => return Err(Misfit::Weight(value)),
            };
            let weight = check(&servers, name.bytes(), weight)
                .map_err(|fault| Misfit::Server(name.bytes(), fault))?;
            servers.put(name, weight);
        }
        Ok(servers)
    }

    /// The servers of an array name => weight that has PHP's int keys for names like ints, as serialising writes it.
    /// `None` for any other array, and where the time of the script is over.
    pub fn of_serialized<'a>(
        array: &HashTable,
        check: impl Fn(&Self, &[u8], zend_long) -> Result<u32, Fault<'a>>,
    ) -> Option<Self> {
        let mut servers = Self::new();
        for (key, value) in entries(array) {
            if timed_out() {
                return None;
            }
            let weight = value.long()?;
            let text = key.text();
            let name = Str::of(&text)?;
            let weight = check(&servers, name.bytes(), weight).ok()?;
            servers.put(name, weight);
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

/// What is wrong with a server.
pub enum Fault<'a> {
    /// Its weight is none.
    Weight,
    /// The scheme refuses it.
    Refused(Refused, &'a Scheme),
    /// It would have too many points.
    TooManyPoints,
}

impl Fault<'_> {
    /// Whether it is the name that is wrong; else it is the weight.
    fn is_of_name(&self) -> bool {
        matches!(self, Self::Refused(Refused::Name(_), _))
    }

    /// Throws what PHP throws where the name is the first argument and the weight the second.
    pub fn throw(&self) {
        argument_value_error(if self.is_of_name() { 1 } else { 2 }, self);
    }
}

/// Says what name or weight must be.
impl Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let expression =
            |scheme: &Scheme| String::from_utf8_lossy(&scheme.expression()).into_owned();
        match self {
            Self::Weight => write!(f, "must be between 1 and {}", u32::MAX),
            Self::Refused(Refused::Name(text), scheme) => {
                write!(f, "must be {text} for {}", expression(scheme))
            }
            Self::Refused(Refused::NoWeights, scheme) => {
                write!(f, "must be 1, since {} has no weights", expression(scheme))
            }
            Self::Refused(Refused::Weight(least, most @ u32::MAX), _) => {
                write!(f, "must be between {least} and {most}")
            }
            Self::Refused(Refused::Weight(least, most), scheme) => {
                let expression = expression(scheme);
                write!(f, "must be between {least} and {most} for {expression}")
            }
            Self::TooManyPoints => {
                write!(
                    f,
                    "must not bring the ring to more than {MAX_POINTS} points"
                )
            }
        }
    }
}

/// A weight of a server.
///
/// # Errors
///
/// If it is something else.
pub fn weight_of<'a>(weight: zend_long) -> Result<u32, Fault<'a>> {
    u32::try_from(weight)
        .ok()
        .filter(|weight| *weight != 0)
        .ok_or(Fault::Weight)
}

/// What is wrong with an array of servers.
pub enum Misfit<'a> {
    /// This value is no name.
    Name(&'a Zval),
    /// This value is no weight.
    Weight(&'a Zval),
    /// The server of this name.
    Server(&'a [u8], Fault<'a>),
    /// It has not been read to its end, since the time of the script is over.
    Unread,
}

impl Misfit<'_> {
    /// Throws what PHP throws for such an argument.
    pub fn throw(&self, argument: u32) {
        match self {
            Self::Name(value) => argument_type_error(
                argument,
                format_args!(
                    "must have names of type string under its int keys, {} given",
                    type_name(value)
                ),
            ),
            Self::Weight(value) => argument_type_error(
                argument,
                format_args!(
                    "must have weights of type int under its string keys, {} given",
                    type_name(value)
                ),
            ),
            Self::Server(name, fault) => {
                let whose = if fault.is_of_name() {
                    ""
                } else {
                    "the weight of "
                };
                argument_value_error(
                    argument,
                    format_args!(
                        "must have servers that can be placed: {whose}\"{}\" {fault}",
                        shortened(name)
                    ),
                );
            }
            // PHP ends the script.
            Self::Unread => {}
        }
    }
}

/// A name for messages.
fn shortened(name: &[u8]) -> Cow<'_, str> {
    const SHORT: usize = 80;

    match name.get(..SHORT) {
        Some(shown) => String::from_utf8_lossy(shown) + "…",
        None => String::from_utf8_lossy(name),
    }
}
