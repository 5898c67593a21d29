//! What an object of the class holds: servers, and the points of those that were asked about.

use crate::{
    engine::{
        placement::Placement,
        scheme::{self, MAX_POINTS, Refused, Scheme},
    },
    php::{
        memory::{RequestMemory, require},
        native_object::{Handlers, Native},
        points::{Points, RingKey},
        servers::{Fault, Misfit, Server, Servers},
        zend::bytes_of,
    },
};
use ext_php_rs::{
    ffi::{HashTable, zend_long, zend_string},
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
    /// What the array should have been.
    pub unsafe fn of_array(scheme: Scheme, array: *const HashTable) -> Result<Self, Misfit> {
        let check = |before: &Servers, name: &[u8], weight| check(&scheme, before, name, weight);
        // SAFETY: the caller passes a live array.
        let servers = unsafe { Servers::of_array(array, check)? };
        Ok(Self::new(scheme, servers))
    }

    /// A ring of the servers of an array name => weight; `None` if the array is no such one.
    pub unsafe fn of_serialized(scheme: Scheme, array: *const HashTable) -> Option<Self> {
        let check = |before: &Servers, name: &[u8], weight| check(&scheme, before, name, weight);
        // SAFETY: the caller passes a live array.
        let servers = unsafe { Servers::of_serialized(array, check)? };
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
    /// What name or weight must be; the ring stays.
    pub unsafe fn add(&mut self, name: *mut zend_string, weight: zend_long) -> Result<(), Fault> {
        // SAFETY: the caller passes a live string.
        unsafe {
            let bytes = bytes_of(name);
            let weight = check(&self.scheme, &self.servers, bytes, weight)?;
            let known = self.servers.number(bytes).map(|number| number as usize);
            if known.is_some_and(|n| {
                self.servers
                    .list()
                    .get(n)
                    .is_some_and(|s| s.weight == weight)
            }) {
                return Ok(());
            }
            self.servers.put(name, weight);
            if self.scheme.depends_on_others() || known.is_some_and(|n| n < self.placed) {
                self.forget_points();
            }
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
            self.forget_points();
        }
        self.servers.remove(number);
    }

    fn forget_points(&mut self) {
        self.placed = 0;
        self.points = Points::new();
    }

    /// Where keys land. Makes the points that are still to be made.
    #[inline]
    pub fn placement(&mut self) -> Placement<'_> {
        if self.placed != self.servers.list().len() {
            self.place();
        }
        self.placed_servers()
    }

    /// Where keys land, by the points that were made.
    #[inline]
    pub fn placed_servers(&self) -> Placement<'_> {
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
        let servers = self.placed as u32;
        Placement::new(self.scheme.finder(), servers, self.points.view())
    }

    #[cold]
    fn place(&mut self) {
        let scheme = &self.scheme;
        let servers = self.servers.placed();
        // Labels lie outside PHP's memory while they are hashed.
        require(scheme.label_bytes(self.servers.longest_name()));
        let from = if scheme.depends_on_others() {
            0
        } else {
            self.placed
        };
        let build = || scheme.place(self.points.view(), from, &servers, RequestMemory);
        // A ring without points yet is determined by scheme and servers.
        self.points = if from == 0 && scheme.has_table() {
            Points::cached(|| self.cache_key(&servers), build)
        } else {
            Points::Own(build())
        };
        self.placed = self.servers.list().len();
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
/// What name or weight must be.
fn check(scheme: &Scheme, before: &Servers, name: &[u8], weight: zend_long) -> Result<u32, Fault> {
    let expression = || String::from_utf8_lossy(&scheme.expression()).into_owned();
    let weight = scheme
        .check(name, weight)
        .map_err(|refused| match refused {
            Refused::Name(text) => Fault::Name(format!("must be {text} for {}", expression())),
            Refused::NoWeights => {
                Fault::Weight(format!("must be 1, since {} has no weights", expression()))
            }
            Refused::Weight(least, most @ u32::MAX) => {
                Fault::Weight(format!("must be between {least} and {most}"))
            }
            Refused::Weight(least, most) => Fault::Weight(format!(
                "must be between {least} and {most} for {}",
                expression()
            )),
        })?;
    let old = before
        .number(name)
        .and_then(|number| before.list().get(number as usize));
    let servers = before.list().len() + usize::from(old.is_none());
    let total = before.total_weight() - old.map_or(0, |server| server.weight.into());
    if scheme.most_points(servers, total + u64::from(weight)) > MAX_POINTS {
        return Err(Fault::Weight(format!(
            "must not bring the ring to more than {MAX_POINTS} points"
        )));
    }
    Ok(weight)
}
