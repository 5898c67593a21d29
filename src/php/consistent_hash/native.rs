//! The native ring of an object, and the PHP arrays made of it.

use crate::{
    engine::{
        Position,
        placement::{
            Distinct, Taken,
            points::{Point, Points as Sorted, Search, Winner, collect},
        },
        scheme::Scheme,
    },
    php::{
        array::{Key, List, Map, require_place, string},
        memory::{RequestMemory, require},
        points::{Points, RingKey},
        zend::{
            ArrayKey, PlainText, elements, empty_array, hold, in_time, is_immutable, release,
            separate, timed_out,
        },
    },
};
use allocator_api2::vec::Vec;
use ext_php_rs::{
    ffi::{HashTable, zend_array_dup, zend_long},
    types::Zval,
};
use std::{mem, ptr, sync::LazyLock};

/// The two properties that are filled when somebody asks for them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Property {
    ServerList,
    VirtualPos,
}

impl Property {
    pub const BOTH: [Self; 2] = [Self::ServerList, Self::VirtualPos];
}

/// How virtual nodes are named and hashed; each server has its own number of them.
static SCHEME: LazyLock<Scheme> = LazyLock::new(Scheme::default);

/// A server, as it was passed to `addServer()`.
struct Server {
    /// A string or an int.
    name: Zval,
    /// Its virtual nodes.
    nodes: u32,
}

impl Clone for Server {
    fn clone(&self) -> Self {
        Self {
            name: self.name.shallow_clone(),
            nodes: self.nodes,
        }
    }
}

impl Server {
    /// Calls `each` with the position of every virtual node, in the order of the index.
    fn positions(&self, each: impl FnMut(Position)) {
        // SAFETY: the name is initialised and outlives the text.
        if let Some(text) = unsafe { PlainText::of(&raw const self.name) } {
            text.with_bytes(|name| {
                // Labels lie outside PHP's memory while they are hashed.
                require(SCHEME.label_bytes(name.len()));
                SCHEME.positions(name, self.nodes, each);
            });
        }
    }
}

/// Servers that `addServer()` added with the class's own `cHash()`, and the ring of their points.
///
/// Servers have the numbers 0, 1, … in the order they were added. Nothing is hashed before the first question: the
/// points of the servers from `placed` on are still to be made.
pub struct NativeRing {
    servers: Vec<Server, RequestMemory>,
    /// Server as a key of `serverList` => its number. Its keys come and go as those of `serverList` do, so that PHP
    /// keeps them in the same order and goes on with the same next free key. Null before the first server.
    numbers: *mut HashTable,
    points: Points,
    placed: usize,
    /// The key that `$virtualPos[] = …` gets: one above the greatest position there ever was.
    next_position: zend_long,
    /// The arrays in the properties of the object, each with a reference held here; null where none was made.
    server_list: *mut HashTable,
    virtual_pos: *mut HashTable,
}

impl NativeRing {
    /// An empty ring. Allocates nothing.
    pub fn new() -> Self {
        Self {
            servers: Vec::new_in(RequestMemory),
            numbers: ptr::null_mut(),
            points: Points::new(),
            placed: 0,
            next_position: zend_long::MIN,
            server_list: ptr::null_mut(),
            virtual_pos: ptr::null_mut(),
        }
    }

    /// An empty ring that goes on where these two empty arrays stopped: with their next free keys.
    pub unsafe fn after(server_list: *mut HashTable, virtual_pos: *mut HashTable) -> Self {
        let mut ring = Self::new();
        // SAFETY: the caller passes live arrays.
        unsafe {
            if !is_immutable(server_list) {
                ring.numbers = separate(server_list);
            }
            if !is_immutable(virtual_pos) {
                let separated = separate(virtual_pos);
                ring.next_position = (*separated).nNextFreeElement;
                release(separated);
            }
        }
        ring
    }

    /// Whether there are no servers.
    pub fn is_empty(&self) -> bool {
        self.servers.is_empty()
    }

    /// The number of a server.
    pub fn number(&self, server: ArrayKey) -> Option<u32> {
        if self.numbers.is_null() {
            return None;
        }
        // SAFETY: `numbers` is live, and so is the name in a key.
        unsafe {
            let number = server.find(self.numbers);
            number
                .as_ref()
                .and_then(|number| u32::try_from(number.value.lval).ok())
        }
    }

    /// Adds a server, an int or a string, that is not there yet. `key` is what it is as an array key.
    pub fn add(&mut self, server: &Zval, key: ArrayKey, nodes: u32) {
        // What can fail comes first.
        self.servers.reserve(1);
        let mut number = Zval::new();
        number.set_long(self.servers.len().try_into().unwrap_or(zend_long::MAX));
        // SAFETY: `numbers` is live once it is made and does not have the key; the table copies the plain int.
        unsafe {
            if self.numbers.is_null() {
                self.numbers = zend_array_dup(empty_array());
            } else if (*self.numbers).gc.refcount > 1 {
                // It was given away as the empty serverList.
                let own = zend_array_dup(self.numbers);
                release(mem::replace(&mut self.numbers, own));
            }
            require_place(&*self.numbers);
            key.add_new(self.numbers, number);
        }
        self.servers.push(Server {
            name: server.shallow_clone(),
            nodes,
        });
    }

    /// Removes a server, and every point at one of its positions, also one that another server has taken over.
    pub fn remove(&mut self, key: ArrayKey, number: u32) {
        self.place();
        let Some(server) = self.servers.get(number as usize) else {
            return;
        };
        let mut positions = Vec::with_capacity_in(server.nodes as usize, RequestMemory);
        server.positions(|position| positions.push(position));
        positions.sort_unstable();

        self.points = Points::Own(
            self.points
                .view()
                .without(number, &positions, RequestMemory),
        );
        // SAFETY: `numbers` is live and has the key; its values are plain ints.
        unsafe {
            key.delete(self.numbers);
            for element in elements(self.numbers) {
                let value = &raw mut (*element.value).value.lval;
                if *value > zend_long::from(number) {
                    *value -= 1;
                }
            }
        }
        // The key may be the name's own string, so the name goes last.
        self.servers.remove(number as usize);
        self.placed = self.servers.len();
    }

    /// The server of the key at `position`, or `None` on an empty ring.
    pub fn lookup(&mut self, position: Position) -> Option<&Zval> {
        self.place();
        let number = self.points.view().lookup(position)?;
        self.servers.get(number as usize).map(|server| &server.name)
    }

    /// A list of up to `count` distinct servers, in ring order from `position`.
    pub fn successors(&mut self, position: Position, count: usize) -> Zval {
        self.place();
        let mut list = List::with_room(count.min(self.servers.len()));
        let mut distinct = Distinct::new(self.servers.len(), count, RequestMemory);
        // In the userland class a point that another one replaced is gone.
        let view = self.points.view().without_lost();
        view.walk(Search::AtOrAfter, position, |point| {
            let taken = distinct.take(point.server(), |number| {
                if let Some(server) = self.servers.get(number as usize) {
                    list.push(server.name.shallow_clone());
                }
            });
            taken != Taken::Last
        });
        list.into()
    }

    /// The array of a property if it was made; else null.
    pub fn array(&self, property: Property) -> *mut HashTable {
        match property {
            Property::ServerList => self.server_list,
            Property::VirtualPos => self.virtual_pos,
        }
    }

    /// The array of a property, made of the ring when it is first asked for. The ring holds one reference to it.
    pub fn make_array(&mut self, property: Property) -> *mut HashTable {
        if self.array(property).is_null() {
            self.place();
            match property {
                Property::ServerList => self.server_list = self.new_server_list(),
                Property::VirtualPos => self.virtual_pos = self.new_virtual_pos(),
            }
        }
        self.array(property)
    }

    /// Forgets the array of a property, which no longer says what the ring says. The reference, if there is an array,
    /// passes to the caller.
    pub fn forget_array(&mut self, property: Property) -> *mut HashTable {
        let array = match property {
            Property::ServerList => &mut self.server_list,
            Property::VirtualPos => &mut self.virtual_pos,
        };
        mem::replace(array, ptr::null_mut())
    }

    /// A ring that is the same, for an object whose properties hold the same arrays.
    pub fn duplicate(&self) -> Self {
        let servers = self.servers.clone();
        let numbers = if self.numbers.is_null() {
            ptr::null_mut()
        } else {
            // SAFETY: `numbers` is live.
            unsafe { Map::copy_of(&*self.numbers) }.into_raw()
        };
        // Last: a ring of the cache that a request forgot, ended by an allocation, would stay for ever.
        let points = self.points.clone();
        for array in Property::BOTH.map(|property| self.array(property)) {
            if !array.is_null() {
                // SAFETY: the array is live; the duplicate releases it.
                unsafe { hold(array) };
            }
        }
        Self {
            servers,
            numbers,
            points,
            ..*self
        }
    }

    /// Makes the points of the servers that have none yet.
    fn place(&mut self) {
        if self.placed == self.servers.len() {
            return;
        }
        // A ring without points yet is determined by its servers.
        let points = if self.placed == 0 {
            Points::cached(|| self.cache_key(), || self.with_waiting())
        } else {
            self.with_waiting().map(Points::Own)
        };
        // Else PHP ends the script.
        let Some(points) = points else { return };
        self.points = points;
        self.placed = self.servers.len();
        if let Some(last) = self.points.view().points().last() {
            let next = zend_long::from(last.position()) + 1;
            self.next_position = self.next_position.max(next);
        }
    }

    /// The ring with the points of the servers that have none yet; `None` if the time of the script is over by then.
    fn with_waiting(&self) -> Option<Sorted<RequestMemory>> {
        let waiting = self.servers.get(self.placed..).unwrap_or_default();
        let total = waiting.iter().map(|server| server.nodes as usize).sum();
        let points = collect(total, RequestMemory, |room| {
            for (server, number) in in_time(waiting.iter().zip(self.placed..)) {
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "PHP arrays hold less than 2^32 elements"
                )]
                server.positions(|position| room.put(Point::new(position, number as u32)));
            }
        });
        (!timed_out()).then(|| self.points.view().with(points, Winner::Last))
    }

    /// What determines the ring of these servers; no scheme is written this way.
    fn cache_key(&self) -> RingKey {
        let mut key = RingKey::new(b"");
        for server in &self.servers {
            // SAFETY: the name is initialised and outlives the text.
            if let Some(text) = unsafe { PlainText::of(&raw const server.name) } {
                text.with_bytes(|name| key.add(name, server.nodes));
            }
        }
        key
    }

    /// server => its positions, as decimal strings.
    fn new_server_list(&self) -> *mut HashTable {
        if self.numbers.is_null() {
            return empty_array();
        }
        if self.servers.is_empty() {
            // SAFETY: `numbers` is live.
            unsafe { hold(self.numbers) };
            return self.numbers;
        }
        // SAFETY: `numbers` is live.
        let mut list = Map::copy_of(unsafe { &*self.numbers });
        let mut positions = Vec::new_in(RequestMemory);
        // In the order of the servers.
        list.set_values(in_time(&self.servers).map(|server| {
            // What can fail comes before and after: the text of a label is in no memory of the request.
            positions.clear();
            positions.reserve(server.nodes as usize);
            server.positions(|position| positions.push(position));
            let mut texts = List::with_room(positions.len());
            for position in &positions {
                texts.push(string(itoa::Buffer::new().format(*position).as_bytes()));
            }
            texts.into()
        }));
        list.into_raw()
    }

    /// position => server, ascending.
    fn new_virtual_pos(&self) -> *mut HashTable {
        if self.next_position == zend_long::MIN {
            return empty_array();
        }
        let points = self.points.view().points();
        let mut array = Map::with_room(points.len());
        array.set_next(self.next_position);
        for point in in_time(points) {
            if let Some(server) = self.servers.get(point.server() as usize) {
                let position = Key::Index(point.position().into());
                array.add(position, server.name.shallow_clone());
            }
        }
        array.into_raw()
    }
}

impl Drop for NativeRing {
    fn drop(&mut self) {
        for array in [self.server_list, self.virtual_pos, self.numbers] {
            if !array.is_null() {
                // SAFETY: the reference that this ring holds.
                unsafe { release(array) };
            }
        }
    }
}
