//! The naive model: what the schemes say, word by word, with hashes by other means than the engine's, but for SHA-1. It
//! knows nothing of the engine. Property tests and fuzz targets compare the two.

use md5::{Digest as _, Md5};
use sha1::Sha1;
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Bound::{Excluded, Unbounded},
};

/// Where servers and keys lie.
#[derive(Clone, Debug)]
pub struct Scheme {
    hash: &'static str,
    points: Points,
    search: &'static str,
    winner: Winner,
}

#[derive(Clone, Debug)]
enum Points {
    Labels {
        label: Vec<u8>,
        first: u32,
        nodes: u32,
    },
    Modulo,
    Predis,
    PredisKetama,
    Libmemcached,
    RedisArray,
    Nginx,
}

/// Which of the servers at one position has it.
#[derive(Clone, Copy, Debug)]
enum Winner {
    FirstAdded,
    LastAdded,
}

impl Scheme {
    /// The general constructor.
    pub fn new(
        hash: &'static str,
        label: &[u8],
        first: u32,
        nodes: u32,
        search: &'static str,
    ) -> Self {
        let label = label.to_vec();
        Self {
            hash,
            points: Points::Labels {
                label,
                first,
                nodes,
            },
            search,
            winner: Winner::LastAdded,
        }
    }

    /// A named constructor, with a number of virtual nodes or with its own.
    pub fn named(name: &str, nodes: Option<u32>) -> Self {
        use Winner::{FirstAdded, LastAdded};
        let labels = |hash, label: &str, first, default, search| {
            let nodes = nodes.unwrap_or(default);
            Self::new(hash, label.as_bytes(), first, nodes, search)
        };
        let system = |hash, points, search, winner| Self {
            hash,
            points,
            search,
            winner,
        };
        match name {
            "md5Crc32" => labels("md5-crc32", "{server}-{index}", 0, 5, "at-or-after"),
            "crc32Descending" => Self {
                winner: FirstAdded,
                ..labels("crc32", "{server}", 0, 1, "at-or-before-or-smallest")
            },
            "crc32Strict" => {
                let label = nodes.map_or("{server}", |_| "{server}_{index}");
                labels("crc32", label, 0, 1, "after")
            }
            "time33" => labels("md5-time33", "{server}-{index}", 1, 64, "at-or-after"),
            "crc32" => labels("crc32", "{server}-{index}", 1, 32, "at-or-after"),
            "modulo" => system("crc32", Points::Modulo, "", LastAdded),
            "flexihash" => labels("crc32", "{server}{index}", 0, 64, "after"),
            "predis" => system("crc32", Points::Predis, "at-or-before", LastAdded),
            "predisKetama" => system("md5-le32", Points::PredisKetama, "at-or-after", LastAdded),
            "libmemcached" => system("md5-le32", Points::Libmemcached, "at-or-after", FirstAdded),
            "redisArray" => {
                let hash = "crc32-complement";
                system(hash, Points::RedisArray, "at-or-after", FirstAdded)
            }
            "nginx" => system("crc32", Points::Nginx, "at-or-after", FirstAdded),
            _ => panic!("the model does not know {name}"),
        }
    }

    /// Whether it can place a server.
    pub fn accepts(&self, server: &[u8], weight: u32) -> bool {
        match &self.points {
            Points::Labels { label, .. } => weight == 1 || has_index(label),
            Points::Modulo => weight == 1,
            Points::RedisArray => weight == 1 && server.len() <= 60,
            Points::Predis | Points::PredisKetama => true,
            Points::Libmemcached => memcached_name(server).is_some(),
            Points::Nginx => is_nginx_address(server),
        }
    }

    /// The position of a key.
    pub fn position(&self, key: &[u8]) -> u32 {
        let is_redis = matches!(self.points, Points::RedisArray);
        let tag = redis_tag(key).filter(|_| is_redis);
        hash(self.hash, tag.unwrap_or(key))
    }

    /// The positions of one of so many servers, which weigh `total` together.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "as the systems have it"
    )]
    fn positions(&self, server: &[u8], weight: u32, servers: usize, total: u64) -> Vec<u32> {
        let hashes = |label: &[u8], first: u32, count: u32| -> Vec<u32> {
            (first..first + count)
                .map(|index| {
                    let label = fill(label, server, index.to_string().as_bytes());
                    hash(self.hash, &label)
                })
                .collect()
        };
        let share = f64::from(weight) / total as f64 * servers as f64;
        match &self.points {
            Points::Modulo => vec![],
            Points::Labels {
                label,
                first,
                nodes,
            } => {
                // Without an index, all labels are the same.
                let count = if has_index(label) { nodes * weight } else { 1 };
                hashes(label, *first, count)
            }
            Points::Predis => hashes(b"{server}:{index}", 0, php_round(share * 128.0)),
            Points::PredisKetama => ketama(server, (share * 40.0).floor() as u32),
            Points::Libmemcached => {
                let share = weight as f32 / total as f32 * 40.0 * servers as f32;
                let count = (f64::from(share) + 1e-10) as f32;
                let name = memcached_name(server).expect("an accepted server");
                ketama(&name, count.floor() as u32)
            }
            Points::RedisArray => ketama(server, 40),
            Points::Nginx => {
                let (host, port) = nginx_address(server);
                let mut positions = vec![];
                let mut previous = 0_u32;
                for _ in 0..160 * weight {
                    let port = port.unwrap_or_default();
                    previous = crc32(&[host, b"\0", port, &previous.to_le_bytes()].concat());
                    positions.push(previous);
                }
                positions
            }
        }
    }
}

/// A label of the template.
pub fn fill(template: &[u8], server: &[u8], index: &[u8]) -> Vec<u8> {
    let mut text = vec![];
    let mut rest = template;
    while let [byte, after @ ..] = rest {
        if let Some(after) = rest.strip_prefix(b"{server}") {
            text.extend(server);
            rest = after;
        } else if let Some(after) = rest.strip_prefix(b"{index}") {
            text.extend(index);
            rest = after;
        } else {
            text.push(*byte);
            rest = after;
        }
    }
    text
}

fn has_index(template: &[u8]) -> bool {
    fill(template, b"", b"0") != fill(template, b"", b"1")
}

/// PHP's `round()` before 8.4: to 15 significant digits first.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number of points"
)]
fn php_round(value: f64) -> u32 {
    let value: f64 = format!("{value:.14e}").parse().expect("a number");
    value.round() as u32
}

/// Four positions for each of so many digests.
fn ketama(server: &[u8], digests: u32) -> Vec<u32> {
    (0..digests)
        .flat_map(|i| {
            let label = [server, format!("-{i}").as_bytes()].concat();
            [0, 4, 8, 12].map(|at| u32::from_le_bytes(four(&Md5::digest(&label), at)))
        })
        .collect()
}

/// What is between the first `{` of a key and the next `}`, as C's `strchr()` finds them.
fn redis_tag(key: &[u8]) -> Option<&[u8]> {
    let text = key.split(|byte| *byte == 0).next()?;
    let (_, after) = split_once(text, b'{')?;
    split_once(after, b'}').map(|(tag, _)| tag)
}

fn split_once(text: &[u8], at: u8) -> Option<(&[u8], &[u8])> {
    let at = text.iter().position(|byte| *byte == at)?;
    Some((&text[..at], &text[at + 1..]))
}

/// What libmemcached calls a server in its labels; `None` if it has no address.
fn memcached_name(server: &[u8]) -> Option<Vec<u8>> {
    if server.contains(&0) {
        return None;
    }
    if server.starts_with(b"/") {
        return (server.len() <= 1024).then(|| [server, b":0"].concat());
    }
    let colon = server.iter().rposition(|byte| *byte == b':')?;
    let (host, port) = (&server[..colon], &server[colon + 1..]);
    if host.is_empty() || host.len() > 1024 || port.starts_with(b"0") || !is_port(port) {
        return None;
    }
    Some(if port == b"11211" { host } else { server }.to_vec())
}

/// The text at the last colon, if only digits follow, as `ngx_http_upstream_init_chash()` divides it.
fn nginx_address(server: &[u8]) -> (&[u8], Option<&[u8]>) {
    if server.len() >= 5 && server[..5].eq_ignore_ascii_case(b"unix:") {
        return (&server[5..], None);
    }
    match server.iter().rposition(|byte| !byte.is_ascii_digit()) {
        Some(colon) if server[colon] == b':' => (&server[..colon], Some(&server[colon + 1..])),
        _ => (server, None),
    }
}

/// Whether nginx can be told such a server: host, host:port or unix:path.
fn is_nginx_address(server: &[u8]) -> bool {
    let (host, port) = nginx_address(server);
    let is_socket = host.len() < server.len() && port.is_none();
    // An IPv6 address has brackets around its colons, and only the port may come behind them.
    let is_host = match host.iter().rposition(|byte| *byte == b']') {
        Some(end) => end + 1 == host.len(),
        None => !host.contains(&b':'),
    };
    let is_word = |byte: &u8| *byte > b' ' && !b";{}\x7f".contains(byte);
    !host.is_empty()
        && host.iter().all(is_word)
        && (is_socket || !host.iter().any(|byte| b"/?".contains(byte)))
        && (is_socket || is_host)
        && port.is_none_or(is_port)
}

/// A port from 1 to 65535.
fn is_port(text: &[u8]) -> bool {
    let digits = str::from_utf8(text).unwrap_or_default();
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number && digits.parse().is_ok_and(|port: u16| port > 0)
}

/// Servers on their ring.
pub struct Model<'a> {
    scheme: &'a Scheme,
    servers: u32,
    /// All points that they have, also those that share a position.
    pub point_count: usize,
    /// position => number of the server.
    pub ring: BTreeMap<u32, u32>,
}

impl<'a> Model<'a> {
    /// Servers, name and weight, in the order in which they were added.
    pub fn new(scheme: &'a Scheme, servers: &[(Vec<u8>, u32)]) -> Self {
        let total = servers.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut ring = BTreeMap::new();
        let mut point_count = 0;
        for ((name, weight), number) in servers.iter().zip(0..) {
            for position in scheme.positions(name, *weight, servers.len(), total) {
                point_count += 1;
                match scheme.winner {
                    Winner::FirstAdded => _ = ring.entry(position).or_insert(number),
                    Winner::LastAdded => _ = ring.insert(position, number),
                }
            }
        }
        Self {
            scheme,
            servers: servers.len().try_into().expect("few servers"),
            point_count,
            ring,
        }
    }

    /// How many positions keys have, from 0.
    pub fn positions(&self) -> u64 {
        match self.scheme.hash {
            "md5-time33" => 0x8000_0000,
            _ => 0x1_0000_0000,
        }
    }

    fn is_modulo(&self) -> bool {
        matches!(self.scheme.points, Points::Modulo)
    }

    /// The position of the point that the search finds.
    fn find(&self, position: u32) -> Option<u32> {
        let ring = &self.ring;
        let (found, otherwise) = match self.scheme.search {
            "at-or-after" => (ring.range(position..).next(), ring.iter().next()),
            "after" => {
                let after = (Excluded(position), Unbounded);
                (ring.range(after).next(), ring.iter().next())
            }
            "at-or-before" => (ring.range(..=position).next_back(), ring.iter().next_back()),
            "at-or-before-or-smallest" => (ring.range(..=position).next_back(), ring.iter().next()),
            search => panic!("the model does not know {search}"),
        };
        found.or(otherwise).map(|(position, _)| *position)
    }

    /// The server of a key at a position.
    pub fn owner(&self, position: u32) -> Option<u32> {
        if self.is_modulo() {
            return position.checked_rem(self.servers);
        }
        self.find(position).map(|found| self.ring[&found])
    }

    /// All servers in the order in which they take over a position; those without a point behind the others.
    pub fn list(&self, position: u32) -> Vec<u32> {
        let mut order: Vec<u32> = if self.is_modulo() {
            let from_there = |i| (u64::from(position) + u64::from(i)) % u64::from(self.servers);
            let number = |i| from_there(i).try_into().expect("a server");
            (0..self.servers).map(number).collect()
        } else if let Some(found) = self.find(position) {
            let (before, after) = (self.ring.range(..found), self.ring.range(found..));
            let behind = self.ring.range((Excluded(found), Unbounded));
            let through = self.ring.range(..=found);
            let points: Vec<_> = match self.scheme.search {
                "at-or-before" => behind.chain(through).rev().collect(),
                "at-or-before-or-smallest" if position < found => after.collect(),
                "at-or-before-or-smallest" => through.rev().chain(behind).collect(),
                _ => after.chain(before).collect(),
            };
            points.into_iter().map(|(_, number)| *number).collect()
        } else {
            vec![]
        };
        order.extend(0..self.servers);
        let mut seen = BTreeSet::new();
        order.retain(|number| seen.insert(*number));
        order
    }
}

/// How many positions there are of each kind, which the owners on some rings make. The rings have the same positions.
pub fn census<K: Ord>(rings: &[&Model], kind: impl Fn(u32) -> K) -> BTreeMap<K, u64> {
    // Between two of these, no ring changes owner; a modulus repeats its owners.
    let mut bounds = BTreeSet::from([0, rings[0].positions()]);
    let mut period = 1;
    for ring in rings {
        for position in ring.ring.keys() {
            bounds.extend([u64::from(*position), u64::from(*position) + 1]);
        }
        if ring.is_modulo() {
            period *= u64::from(ring.servers);
        }
    }
    let mut counts = BTreeMap::new();
    for (start, end) in bounds.iter().zip(bounds.iter().skip(1)) {
        for first in (*start..*end).take(period.try_into().expect("few servers")) {
            let position = first.try_into().expect("a position");
            *counts.entry(kind(position)).or_default() += (end - first).div_ceil(period);
        }
    }
    counts
}

/// A hash by its name.
pub fn hash(name: &str, text: &[u8]) -> u32 {
    let md5 = || Md5::digest(text);
    let md5_hex = || format!("{:032x}", u128::from_be_bytes(md5().into()));
    match name {
        "crc32" => crc32(text),
        "crc32-complement" => !crc32(text),
        "md5-crc32" => crc32(md5_hex().as_bytes()),
        "md5-time33" => md5_hex().bytes().fold(0, |h, byte| {
            h.wrapping_mul(33).wrapping_add(byte.into()) & 0x7fff_ffff
        }),
        "md5-be32" => u32::from_be_bytes(four(&md5(), 0)),
        "md5-le32" => u32::from_le_bytes(four(&md5(), 0)),
        "sha1-be32" => u32::from_be_bytes(four(&Sha1::digest(text), 0)),
        "fnv1a32" => fnv1a32(text),
        "murmur3a" => murmur3a(text),
        "xxh32" => xxh32(text),
        _ => panic!("the model does not know {name}"),
    }
}

fn four(bytes: &[u8], at: usize) -> [u8; 4] {
    bytes[at..at + 4].try_into().expect("four bytes")
}

/// Bit by bit.
fn crc32(text: &[u8]) -> u32 {
    let mut register = !0;
    for byte in text {
        register ^= u32::from(*byte);
        for _ in 0..8 {
            let carry = register & 1;
            register >>= 1;
            if carry == 1 {
                register ^= 0xedb8_8320;
            }
        }
    }
    !register
}

fn fnv1a32(text: &[u8]) -> u32 {
    let mut hash = 2_166_136_261_u32;
    for byte in text {
        hash ^= u32::from(*byte);
        hash = hash.wrapping_mul(16_777_619);
    }
    hash
}

/// As in the reference `MurmurHash3.cpp`, of seed 0.
fn murmur3a(text: &[u8]) -> u32 {
    let mut h1 = 0_u32;
    for block in text.chunks(4) {
        let mut bytes = [0; 4];
        bytes[..block.len()].copy_from_slice(block);
        let mut k1 = u32::from_le_bytes(bytes).wrapping_mul(0xcc9e_2d51);
        k1 = k1.rotate_left(15).wrapping_mul(0x1b87_3593);
        h1 ^= k1;
        if block.len() == 4 {
            h1 = h1.rotate_left(13);
            h1 = h1.wrapping_mul(5).wrapping_add(0xe654_6b64);
        }
    }
    h1 ^= u32::try_from(text.len()).expect("a short text");
    h1 ^= h1 >> 16;
    h1 = h1.wrapping_mul(0x85eb_ca6b);
    h1 ^= h1 >> 13;
    h1 = h1.wrapping_mul(0xc2b2_ae35);
    h1 ^ h1 >> 16
}

/// As in the specification of xxHash, of seed 0.
fn xxh32(text: &[u8]) -> u32 {
    const PRIME: [u32; 6] = [
        0,
        0x9e37_79b1,
        0x85eb_ca77,
        0xc2b2_ae3d,
        0x27d4_eb2f,
        0x1656_67b1,
    ];
    let stripes = text.chunks_exact(16);
    let rest = stripes.remainder().chunks_exact(4);
    let last = rest.remainder();
    let mut acc = if text.len() < 16 {
        PRIME[5]
    } else {
        let mut lanes = [
            PRIME[1].wrapping_add(PRIME[2]),
            PRIME[2],
            0,
            PRIME[1].wrapping_neg(),
        ];
        for stripe in stripes {
            for (lane, at) in lanes.iter_mut().zip([0, 4, 8, 12]) {
                let word = u32::from_le_bytes(four(stripe, at));
                *lane = lane.wrapping_add(word.wrapping_mul(PRIME[2]));
                *lane = lane.rotate_left(13).wrapping_mul(PRIME[1]);
            }
        }
        lanes
            .iter()
            .zip([1, 7, 12, 18])
            .fold(0, |acc: u32, (lane, bits)| {
                acc.wrapping_add(lane.rotate_left(bits))
            })
    };
    acc = acc.wrapping_add(text.len().try_into().expect("a short text"));
    for word in rest {
        let word = u32::from_le_bytes(four(word, 0));
        acc = acc.wrapping_add(word.wrapping_mul(PRIME[3]));
        acc = acc.rotate_left(17).wrapping_mul(PRIME[4]);
    }
    for byte in last {
        acc = acc.wrapping_add(u32::from(*byte).wrapping_mul(PRIME[5]));
        acc = acc.rotate_left(11).wrapping_mul(PRIME[1]);
    }
    acc ^= acc >> 15;
    acc = acc.wrapping_mul(PRIME[2]);
    acc ^= acc >> 13;
    acc = acc.wrapping_mul(PRIME[3]);
    acc ^ acc >> 16
}
