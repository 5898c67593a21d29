//! What an object of the class holds: servers, and the points of those that were asked about.

use crate::{
    engine::{
        placement::Placement,
        scheme::{self, MAX_POINTS, Scheme},
    },
    php::{
        array::Str,
        memory::{RequestMemory, require},
        native_object::{Handlers, Native},
        points::{Points, RingKey},
        servers::{Fault, Misfit, Server, Servers},
        zend::timed_out,
    },
};
use ext_php_rs::{
    ffi::{HashTable, zend_long},
    types::Zval,
};

/// A ring. Nothing is hashed before the first question.
#[derive(Clone)]
pub struct Ring {
    scheme: Scheme,
    servers: Servers,
    /// How many servers, the first ones, have their points on the ring.
    placed: usize,
    /// Last, because fields are cloned in order: PHP may end the request while the servers are copied, and a reference to a
    /// ring of the cache that was taken before would never be given back.
    points: Points,
}

static HANDLERS: Handlers = Handlers::new();

impl Native for Ring {
    fn handlers() -> &'static Handlers {
        &HANDLERS
    }

    fn unfilled() -> Self {
        Self::new(Scheme::default(), Servers::new())
    }
}

impl PartialEq for Ring {
    fn eq(&self, other: &Self) -> bool {
        self.scheme == other.scheme && self.servers == other.servers
    }
}

impl Ring {
    fn new(scheme: Scheme, servers: Servers) -> Self {
        Self {
            scheme,
            servers,
            placed: 0,
            points: Points::new(),
        }
    }

    /// A ring of the servers of an array: names, and name => weight.
    ///
    /// # Errors
    ///
    /// What is wrong with the array.
    pub fn of_array<'a>(scheme: &'a Scheme, array: &'a HashTable) -> Result<Self, Misfit<'a>> {
        let servers = Servers::of_array(array, |before, name, weight| {
            check(scheme, before, name, weight)
        })?;
        Ok(Self::new(*scheme, servers))
    }

    /// A ring of the servers of an array name => weight; `None` if the array is no such one, or the time of the script is
    /// over.
    pub fn of_serialized(scheme: Scheme, array: &HashTable) -> Option<Self> {
        let servers = Servers::of_serialized(array, |before, name, weight| {
            check(&scheme, before, name, weight)
        })?;
        Some(Self::new(scheme, servers))
    }

    /// The scheme.
    pub fn scheme(&self) -> &Scheme {
        &self.scheme
    }

    /// The servers.
    pub fn servers(&self) -> &Servers {
        &self.servers
    }

    /// The name of a server.
    pub fn name(&self, number: u32) -> Option<&Zval> {
        let server = self.servers.list().get(number as usize);
        server.map(|server| &server.name)
    }

    /// The bytes of the name of a server.
    pub fn bytes(&self, number: u32) -> Option<&[u8]> {
        let server = self.servers.list().get(number as usize);
        server.map(Server::bytes)
    }

    /// Adds a server, or changes its weight.
    ///
    /// # Errors
    ///
    /// What is wrong with name or weight; the ring stays.
    pub fn add(&mut self, name: Str, weight: zend_long) -> Result<(), Fault<'_>> {
        let weight = check(&self.scheme, &self.servers, name.bytes(), weight)?;
        let known = self
            .servers
            .number(name.bytes())
            .map(|number| number as usize);
        let server = known.and_then(|number| self.servers.list().get(number));
        if server.is_some_and(|server| server.weight == weight) {
            return Ok(());
        }
        self.servers.put(name, weight);
        if self.scheme.depends_on_others() || known.is_some_and(|n| n < self.placed) {
            (self.placed, self.points) = (0, Points::new());
        }
        Ok(())
    }

    /// Removes a server.
    pub fn remove(&mut self, number: u32) {
        let scheme = &self.scheme;
        if number as usize >= self.placed {
            // It has no points yet.
        } else if let Some(ring) = scheme.without(self.points.view(), number, RequestMemory) {
            self.points = Points::Own(ring);
            self.placed -= 1;
        } else {
            (self.placed, self.points) = (0, Points::new());
        }
        self.servers.remove(number);
    }

    /// Where keys land. Makes the points that are still to be made; `None` if the time of the script is over by then.
    #[inline]
    pub fn placement(&mut self) -> Option<Placement<'_>> {
        if self.placed != self.servers.list().len() {
            self.place()?;
        }
        Some(self.placed_servers())
    }

    /// Where keys land, by the points that were made.
    #[inline]
    pub fn placed_servers(&self) -> Placement<'_> {
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
        let servers = self.placed as u32;
        Placement::new(self.scheme.finder(), servers, self.points.view())
    }

    #[cold]
    fn place(&mut self) -> Option<()> {
        let scheme = &self.scheme;
        let servers = self.servers.placed();
        // Labels lie outside PHP's memory while they are hashed.
        require(scheme.label_bytes(self.servers.longest_name()));
        let from = if scheme.depends_on_others() {
            0
        } else {
            self.placed
        };
        let build = || {
            scheme.place(self.points.view(), from, &servers, RequestMemory, || {
                !timed_out()
            })
        };
        // A ring without points yet is determined by scheme and servers.
        self.points = if from == 0 && scheme.has_table() {
            Points::cached(|| self.cache_key(&servers), build)?
        } else {
            Points::Own(build()?)
        };
        self.placed = self.servers.list().len();
        Some(())
    }

    /// What determines the ring of these servers.
    fn cache_key(&self, servers: &[scheme::Server]) -> RingKey {
        let mut key = RingKey::new(&self.scheme.expression());
        for server in servers {
            key.add(server.name, server.weight);
        }
        key
    }
}

/// The weight of a server that may be added to these, or may change.
///
/// # Errors
///
/// What is wrong with name or weight.
fn check<'a>(
    scheme: &'a Scheme,
    before: &Servers,
    name: &[u8],
    weight: zend_long,
) -> Result<u32, Fault<'a>> {
    let weight = scheme
        .check(name, weight)
        .map_err(|refused| Fault::Refused(refused, scheme))?;
    let old = before
        .number(name)
        .and_then(|number| before.list().get(number as usize));
    let servers = before.list().len() + usize::from(old.is_none());
    let total = before.total_weight() - old.map_or(0, |server| server.weight.into());
    if scheme.most_points(servers, total + u64::from(weight)) > MAX_POINTS {
        return Err(Fault::TooManyPoints);
    }
    Ok(weight)
}
