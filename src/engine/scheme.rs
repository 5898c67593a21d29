//! Where servers and keys lie: the schemes.
//!
//! A new named scheme is an entry of [`NAMED`]; PHP gets its constructor from there.

use super::{
    Position,
    hash::Hash,
    label::Label,
    ring::{Point, Ring, Search, View, collect},
};
use allocator_api2::alloc::Allocator;
use std::borrow::Cow;

/// The most points of a ring, so that with [`MAX_FIRST`] every index has 32 bits.
pub const MAX_POINTS: u64 = 1 << 31;
/// The most virtual nodes of a server of weight 1.
pub const MAX_NODES: u32 = 1 << 24;
/// The greatest first index.
pub const MAX_FIRST: u32 = i32::MAX as u32;

/// A server to be placed.
#[derive(Clone, Copy, Debug)]
pub struct Server<'a> {
    /// Its name.
    pub name: &'a [u8],
    /// Its weight, from 1.
    pub weight: u32,
}

/// Where servers and keys lie. Equal schemes do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The hash of keys.
    hash: Hash,
    points: Points,
    count: Count,
    owner: Owner,
    names: Names,
    /// Of a key with a `{tag}` only the tag is hashed.
    tags: bool,
}

/// How the points of a server come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Points {
    /// At the hash of each label, with indices from `first`.
    Labels { label: Label, first: u32 },
    /// At the four words of the MD5 of each label, with indices from 0.
    Digests { label: Label },
    /// At the CRC-32 of host, NUL, port and the point before; nginx.
    Chain,
}

/// How many labels a server has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    /// So many, with no weights.
    Fixed(u32),
    /// So many for each unit of weight.
    PerWeight(u32),
    /// So many on average, shared out by weight.
    Shared(u32, Share),
}

/// The arithmetic of a share: `weight / total × servers × average`, made whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    /// Rounded by PHP's `round()`.
    Rounded,
    /// Rounded down.
    Down,
    /// In single precision, and rounded down.
    DownInSingle,
}

/// Who owns a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// The server of the point that the search finds. Of two servers at one position, that is the last one added.
    Ring(Search),
    /// The same, but of two servers at one position it is the first one added.
    RingOfFirst(Search),
    /// The server whose number is the key's position modulo the number of servers.
    Modulo,
}

/// What servers are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    /// Any text.
    Any,
    /// `host:port`, or the path of a socket. The port 11211 is no part of a label.
    Memcached,
    /// `host`, `host:port` or `unix:path`.
    Nginx,
    /// At most 60 bytes: phpredis takes some of the bytes behind a longer one for labels.
    RedisArray,
}

/// A named constructor.
pub struct Named {
    /// Its name.
    pub name: &'static str,
    /// Which number of virtual nodes it takes.
    pub nodes: Nodes,
    make: fn(u32) -> Scheme,
}

/// Which number of virtual nodes a named constructor takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nodes {
    /// None: the number is its own.
    Own,
    /// One; this if it is not told.
    Default(u32),
    /// One; if it is not told, a server has one point, at its own name.
    Optional,
}

impl Named {
    /// The scheme with a number of virtual nodes, or with that which it has by itself; `None` if it takes no number.
    #[must_use]
    pub fn scheme(&self, nodes: Option<u32>) -> Option<Scheme> {
        match (self.nodes, nodes) {
            (Nodes::Own, Some(_)) => None,
            (Nodes::Own | Nodes::Optional, None) => Some((self.make)(0)),
            (Nodes::Default(nodes), None) | (_, Some(nodes)) => Some((self.make)(nodes)),
        }
    }
}

/// The named constructors.
pub static NAMED: [Named; 12] = [
    Named {
        name: "md5Crc32",
        nodes: Nodes::Default(5),
        make: |nodes| {
            labels(
                Hash::Md5Crc32,
                "{server}-{index}",
                0,
                nodes,
                Search::AtOrAfter,
            )
        },
    },
    Named {
        name: "crc32Descending",
        nodes: Nodes::Own,
        make: |_| Scheme {
            owner: Owner::RingOfFirst(Search::AtOrBeforeOrSmallest),
            ..labels(Hash::Crc32, "{server}", 0, 1, Search::AtOrAfter)
        },
    },
    Named {
        name: "crc32Strict",
        nodes: Nodes::Optional,
        make: |nodes| {
            let label = if nodes == 0 {
                "{server}"
            } else {
                "{server}_{index}"
            };
            labels(Hash::Crc32, label, 0, nodes, Search::After)
        },
    },
    Named {
        name: "time33",
        nodes: Nodes::Default(64),
        make: |nodes| {
            labels(
                Hash::Md5Time33,
                "{server}-{index}",
                1,
                nodes,
                Search::AtOrAfter,
            )
        },
    },
    Named {
        name: "crc32",
        nodes: Nodes::Default(32),
        make: |nodes| labels(Hash::Crc32, "{server}-{index}", 1, nodes, Search::AtOrAfter),
    },
    Named {
        name: "modulo",
        nodes: Nodes::Own,
        make: |_| Scheme {
            count: Count::Fixed(0),
            owner: Owner::Modulo,
            ..labels(Hash::Crc32, "{server}", 0, 1, Search::AtOrAfter)
        },
    },
    Named {
        name: "flexihash",
        nodes: Nodes::Default(64),
        make: |nodes| labels(Hash::Crc32, "{server}{index}", 0, nodes, Search::After),
    },
    // Predis\Cluster\Distributor\HashRing.
    Named {
        name: "predis",
        nodes: Nodes::Own,
        make: |_| Scheme {
            count: Count::Shared(128, Share::Rounded),
            ..labels(Hash::Crc32, "{server}:{index}", 0, 1, Search::AtOrBefore)
        },
    },
    // Predis\Cluster\Distributor\KetamaRing.
    Named {
        name: "predisKetama",
        nodes: Nodes::Own,
        make: |_| Scheme {
            count: Count::Shared(40, Share::Down),
            ..ketama()
        },
    },
    // update_continuum() and dispatch_host() in libmemcached/hosts.cc and hash.cc.
    Named {
        name: "libmemcached",
        nodes: Nodes::Own,
        make: |_| Scheme {
            count: Count::Shared(40, Share::DownInSingle),
            owner: Owner::RingOfFirst(Search::AtOrAfter),
            names: Names::Memcached,
            ..ketama()
        },
    },
    // ra_init_continuum(), ra_find_node() and ra_extract_key() in phpredis' redis_array_impl.c.
    Named {
        name: "redisArray",
        nodes: Nodes::Own,
        make: |_| Scheme {
            hash: Hash::Crc32Complement,
            count: Count::Fixed(40),
            owner: Owner::RingOfFirst(Search::AtOrAfter),
            names: Names::RedisArray,
            tags: true,
            ..ketama()
        },
    },
    // ngx_http_upstream_hash_module.c.
    Named {
        name: "nginx",
        nodes: Nodes::Own,
        make: |_| Scheme {
            hash: Hash::Crc32,
            points: Points::Chain,
            count: Count::PerWeight(160),
            owner: Owner::RingOfFirst(Search::AtOrAfter),
            names: Names::Nginx,
            tags: false,
        },
    },
];

fn ketama() -> Scheme {
    Scheme {
        hash: Hash::Md5Le32,
        points: Points::Digests {
            label: label("{server}-{index}"),
        },
        count: Count::Fixed(40),
        owner: Owner::Ring(Search::AtOrAfter),
        names: Names::Any,
        tags: false,
    }
}

fn labels(hash: Hash, template: &str, first: u32, nodes: u32, search: Search) -> Scheme {
    Scheme::new(hash, label(template), first, nodes, search)
}

#[expect(
    clippy::expect_used,
    reason = "templates of this file, each made by a test"
)]
fn label(template: &str) -> Label {
    Label::new(template.as_bytes()).expect("a template with {server}")
}

/// What a scheme cannot place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The name, which must be what this says.
    Name(&'static str),
    /// The weight: the scheme has none.
    Weight,
}

/// The parts of a scheme as the general constructor takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts<'a> {
    /// The name of the hash.
    pub hash: &'static str,
    /// The template of the labels.
    pub label: &'a [u8],
    /// The first index.
    pub first: u32,
    /// Virtual nodes of a server of weight 1.
    pub nodes: u32,
    /// The name of the search.
    pub search: &'static str,
}

impl Parts<'static> {
    /// Those of [`Scheme::default`].
    pub const DEFAULT: Self = Self {
        hash: "md5-crc32",
        label: b"{server}-{index}",
        first: 0,
        nodes: 160,
        search: "at-or-after",
    };
}

/// The hash and labels of the userland class `ConsistentHash`, with 160 virtual nodes.
impl Default for Scheme {
    fn default() -> Self {
        labels(
            Hash::Md5Crc32,
            "{server}-{index}",
            0,
            160,
            Search::AtOrAfter,
        )
    }
}

impl Scheme {
    /// A ring by its parts; of two servers at one position, the last one added has it.
    #[must_use]
    pub fn new(hash: Hash, label: Label, first: u32, nodes: u32, search: Search) -> Self {
        // Without an index all labels of a server are the same.
        let (first, count) = if label.has_index() {
            (first, Count::PerWeight(nodes))
        } else {
            (0, Count::Fixed(1))
        };
        Self {
            hash,
            points: Points::Labels { label, first },
            count,
            owner: Owner::Ring(search),
            names: Names::Any,
            tags: false,
        }
    }

    /// The hash of keys.
    #[must_use]
    #[inline]
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// What is hashed of a key.
    #[must_use]
    #[inline]
    pub fn hashed<'a>(&self, key: &'a [u8]) -> &'a [u8] {
        if self.tags { tag(key) } else { key }
    }

    /// The position of a key. Linear in its length.
    #[must_use]
    #[inline]
    pub fn position(&self, key: &[u8]) -> Position {
        self.hash.of(self.hashed(key))
    }

    /// Whether keys have the same positions by the other scheme.
    #[must_use]
    pub fn hashes_like(&self, other: &Self) -> bool {
        (self.hash, self.tags) == (other.hash, other.tags)
    }

    /// Virtual nodes of a server of weight 1; where servers share them, on average. Modulo has none.
    #[must_use]
    pub fn nodes(&self) -> u32 {
        let (Count::Fixed(labels) | Count::PerWeight(labels) | Count::Shared(labels, _)) =
            self.count;
        match self.points {
            Points::Digests { .. } => 4 * labels,
            _ => labels,
        }
    }

    /// Who owns a key.
    #[inline]
    pub(super) fn owner(&self) -> Owner {
        self.owner
    }

    /// The named constructor that makes it, and the number of virtual nodes to pass.
    #[must_use]
    pub fn named(&self) -> Option<(&'static Named, Option<u32>)> {
        let nodes = match self.count {
            Count::PerWeight(nodes) => Some(nodes),
            _ => None,
        };
        NAMED.iter().find_map(|named| {
            let nodes = nodes.filter(|_| named.nodes != Nodes::Own);
            (named.scheme(nodes).as_ref() == Some(self)).then_some((named, nodes))
        })
    }

    /// What the general constructor makes it of; `None` for some of the named ones.
    #[must_use]
    pub fn parts(&self) -> Option<Parts<'_>> {
        let Points::Labels { label, first } = &self.points else {
            return None;
        };
        let (Count::PerWeight(nodes) | Count::Fixed(nodes @ 1)) = self.count else {
            return None;
        };
        let Owner::Ring(search) = self.owner else {
            return None;
        };
        Some(Parts {
            hash: name_of(&Hash::ALL, self.hash),
            label: label.template(),
            first: *first,
            nodes,
            search: name_of(&Search::ALL, search),
        })
    }

    /// The PHP expression that makes it; unique.
    #[must_use]
    pub fn expression(&self) -> Vec<u8> {
        if let Some((named, nodes)) = self.named() {
            let nodes = nodes.map_or(String::new(), |nodes| nodes.to_string());
            return format!("Scheme::{}({nodes})", named.name).into_bytes();
        }
        let Some(parts) = self.parts() else {
            return vec![];
        };
        let mut label = vec![];
        for byte in parts.label {
            if matches!(byte, b'\'' | b'\\') {
                label.push(b'\\');
            }
            label.push(*byte);
        }
        let before = format!("new Scheme('{}', '", parts.hash);
        let after = format!("', {}, {}, '{}')", parts.first, parts.nodes, parts.search);
        [before.as_bytes(), &label, after.as_bytes()].concat()
    }

    /// Whether it can place a server.
    ///
    /// # Errors
    ///
    /// What it cannot place of it.
    pub fn check(&self, server: Server) -> Result<(), Refused> {
        if server.weight != 1 && !self.has_weights() {
            return Err(Refused::Weight);
        }
        match self.names {
            Names::Memcached if memcached_label(server.name).is_none() => Err(Refused::Name(
                "host:port, with a port from 1 to 65535, or the path of a socket, of at most 1024 bytes",
            )),
            Names::Nginx if nginx_address(server.name).is_none() => Err(Refused::Name(
                "host, host:port, with a port from 1 to 65535, or unix:path",
            )),
            Names::RedisArray if server.name.len() > 60 => {
                Err(Refused::Name("at most 60 bytes long"))
            }
            _ => Ok(()),
        }
    }

    /// How many bytes the labels of a server with a name of this length need while they are hashed, at the most.
    #[must_use]
    pub fn label_bytes(&self, name: usize) -> usize {
        match &self.points {
            Points::Labels { label, .. } | Points::Digests { label } => label.most_bytes(name),
            Points::Chain => 0,
        }
    }

    /// Whether servers have points on a ring.
    #[must_use]
    pub fn has_points(&self) -> bool {
        self.owner != Owner::Modulo
    }

    /// Whether servers may have other weights than 1.
    #[must_use]
    pub fn has_weights(&self) -> bool {
        !matches!(self.count, Count::Fixed(_))
    }

    /// Whether the points of a server depend on the others.
    #[must_use]
    pub fn shares_points(&self) -> bool {
        matches!(self.count, Count::Shared(..))
    }

    /// How many points servers of this total weight have, about: servers that share them have some fewer.
    #[must_use]
    pub fn point_count(&self, servers: usize, total_weight: u64) -> u64 {
        let servers = servers as u64;
        let labels = match self.count {
            Count::Fixed(labels) => servers.saturating_mul(labels.into()),
            Count::PerWeight(labels) => total_weight.saturating_mul(labels.into()),
            // Rounded up, a server has half a label more at the most.
            Count::Shared(labels, _) => servers.saturating_mul(u64::from(labels) + 1),
        };
        match self.points {
            Points::Digests { .. } => labels.saturating_mul(4),
            _ => labels,
        }
    }

    /// `ring`, the ring of the first `placed` servers, with the others; these are numbered by their order. If servers
    /// share points, `placed` must be 0.
    pub fn ring<A: Allocator + Clone>(
        &self,
        ring: View<'_>,
        placed: usize,
        servers: &[Server],
        alloc: A,
    ) -> Ring<A> {
        let total: u64 = servers.iter().map(|server| u64::from(server.weight)).sum();
        let waiting = servers.get(placed..).unwrap_or_default();
        let weight = waiting.iter().map(|server| u64::from(server.weight)).sum();
        let capacity = self.point_count(waiting.len(), weight);
        let capacity = usize::try_from(capacity).unwrap_or(usize::MAX);
        let points = collect(capacity, alloc, |room| {
            for (server, number) in waiting.iter().zip(placed..) {
                #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
                let rank = self.rank(number as u32);
                let labels = self.count.of(server.weight, total, servers.len());
                self.positions(server.name, labels, |position| {
                    room.put(Point::new(position, rank));
                });
            }
        });
        ring.with(points)
    }

    /// The ring without a server; those numbered above it are one less. `None` if it cannot be told from the ring
    /// alone: if servers share points, or if a point may come back that was at the position of another.
    pub fn without<A: Allocator + Clone>(
        &self,
        ring: View<'_>,
        server: u32,
        alloc: A,
    ) -> Option<Ring<A>> {
        if self.shares_points() || !ring.is_complete() {
            return None;
        }
        Some(ring.filter(alloc, |point| {
            let number = self.rank(point.server());
            (number != server).then(|| self.rank(number - u32::from(number > server)))
        }))
    }

    /// Calls `each` with the positions of a server that has so many labels, in order. Linear in their lengths.
    pub fn positions(&self, server: &[u8], labels: u32, mut each: impl FnMut(Position)) {
        match &self.points {
            Points::Labels { label, first } => {
                label.positions(self.hash, server, *first..first + labels, each);
            }
            Points::Digests { label } => {
                let server = match self.names {
                    Names::Memcached => memcached_label(server).unwrap_or_default(),
                    _ => Cow::Borrowed(server),
                };
                label.digests(&server, 0..labels, |digest| {
                    digest.into_iter().for_each(&mut each);
                });
            }
            Points::Chain => {
                let (host, port) = nginx_address(server).unwrap_or_default();
                let mut begun = crc32fast::Hasher::new();
                begun.update(host);
                begun.update(b"\0");
                begun.update(port);
                let mut previous: Position = 0;
                for _ in 0..labels {
                    let mut crc = begun.clone();
                    crc.update(&previous.to_le_bytes());
                    previous = crc.finalize();
                    each(previous);
                }
            }
        }
    }

    /// What a server's points on the ring say of its number, and back: the greater one has a position that two share.
    #[inline]
    fn rank(&self, number: u32) -> u32 {
        match self.owner {
            Owner::RingOfFirst(_) => !number,
            _ => number,
        }
    }
}

impl Count {
    /// The labels of a server among so many of this total weight.
    fn of(self, weight: u32, total: u64, servers: usize) -> u32 {
        match self {
            Self::Fixed(labels) => labels,
            Self::PerWeight(labels) => labels.saturating_mul(weight),
            Self::Shared(average, share) => share.of(weight, total, servers, average),
        }
    }
}

impl Share {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "as the reproduced code has it; the result is positive and saturates"
    )]
    fn of(self, weight: u32, total: u64, servers: usize, average: u32) -> u32 {
        match self {
            Self::Rounded => {
                let share = f64::from(weight) / total as f64 * servers as f64 * f64::from(average);
                php_round(share, !cfg!(php84)) as u32
            }
            Self::Down => (f64::from(weight) / total as f64 * servers as f64 * f64::from(average))
                .floor() as u32,
            Self::DownInSingle => {
                let share = weight as f32 / total as f32 * average as f32 * servers as f32;
                (f64::from(share) + 1e-10) as f32 as u32
            }
        }
    }
}

/// PHP's `round()` of a positive number; `digits_first` as before PHP 8.4, which rounds to 15 digits first.
pub(super) fn php_round(number: f64, digits_first: bool) -> f64 {
    if !digits_first {
        return number.round();
    }
    let half_up = |number: f64| (number + 0.5).floor();
    let digits = 14.0 - number.log10().floor();
    if 0.0 < digits && digits < 15.0 {
        let scale = 10_f64.powf(digits);
        half_up(half_up(number * scale) / scale)
    } else {
        half_up(number)
    }
}

/// What phpredis hashes of a key: what is between the first `{` and the first `}` behind it, if there are both before a
/// NUL byte.
fn tag(key: &[u8]) -> &[u8] {
    let between = || {
        let text = key.split(|byte| *byte == 0).next()?;
        let open = text.iter().position(|byte| *byte == b'{')?;
        let inner = text.get(open + 1..)?;
        inner.get(..inner.iter().position(|byte| *byte == b'}')?)
    };
    between().unwrap_or(key)
}

/// The server's part of a label of libmemcached; `None` if it is neither `host:port` nor a path, or longer than libmemcached
/// can hold.
fn memcached_label(server: &[u8]) -> Option<Cow<'_, [u8]>> {
    const MOST_BYTES: usize = 1024;

    if server.contains(&0) {
        return None;
    }
    if server.starts_with(b"/") {
        // A socket has port 0.
        return (server.len() <= MOST_BYTES).then(|| [server, b":0"].concat().into());
    }
    let colon = server.iter().rposition(|byte| *byte == b':')?;
    let (host, port) = (server.get(..colon)?, server.get(colon + 1..)?);
    // The port is an int there, and so has no leading zeros.
    if host.is_empty() || host.len() > MOST_BYTES || port.starts_with(b"0") {
        return None;
    }
    Some(match port_number(port)? {
        11211 => host.into(),
        _ => server.into(),
    })
}

/// Host and port as nginx hashes them; `None` for what its configuration would not take.
fn nginx_address(server: &[u8]) -> Option<(&[u8], &[u8])> {
    let printable = |bytes: &[u8]| {
        let is_one = |byte: &u8| *byte > b' ' && !matches!(byte, b';' | b'{' | b'}' | 0x7f);
        bytes.iter().all(is_one)
    };
    if let Some((scheme, path)) = server.split_at_checked(5)
        && scheme.eq_ignore_ascii_case(b"unix:")
    {
        return (!path.is_empty() && printable(path)).then_some((path, b"".as_slice()));
    }
    // The colons of an IPv6 address are in brackets.
    let bracket = server
        .iter()
        .rposition(|byte| *byte == b']')
        .map_or(0, |i| i + 1);
    let after = server.get(bracket..)?;
    let (host, port) = match after.iter().position(|byte| *byte == b':') {
        // Nothing but a port comes behind a bracket.
        Some(1..) if bracket != 0 => return None,
        None if bracket != 0 && !after.is_empty() => return None,
        None => (server, b"".as_slice()),
        Some(colon) => {
            port_number(after.get(colon + 1..)?)?;
            (
                server.get(..bracket + colon)?,
                server.get(bracket + colon + 1..)?,
            )
        }
    };
    let is_address = !host.iter().any(|byte| matches!(byte, b'/' | b'?'));
    (!host.is_empty() && printable(host) && is_address).then_some((host, port))
}

/// A port from 1 to 65535 in decimal digits.
fn port_number(digits: &[u8]) -> Option<u16> {
    let digits = std::str::from_utf8(digits).ok()?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|port| plain && *port != 0)
}

fn name_of<T: Copy + PartialEq>(all: &[(&'static str, T)], wanted: T) -> &'static str {
    all.iter()
        .find(|(_, one)| *one == wanted)
        .map_or("", |(name, _)| name)
}
