//! The naive model: what the schemes say, word by word, with hashes by other means than the engine's, but for SHA-1. It
//! knows nothing of the engine. Property tests and fuzz targets compare the two.

use md5::{Digest as _, Md5};
use sha1::Sha1;
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::{
        Bound::{Excluded, Unbounded},
        Range,
    },
    sync::OnceLock,
};

/// An argument of a named constructor, in the order of PHP's, with the defaults filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    Null,
    Int(u32),
    Text(String),
    Flag(bool),
}

/// Where servers and keys lie.
#[derive(Clone, Debug)]
pub struct Scheme {
    text: Text,
    hash: &'static str,
    /// What becomes of a hash.
    fold: Fold,
    placement: Placement,
    retries: Retries,
    names: Names,
    weights: Weights,
}

/// What of a key is hashed.
#[derive(Clone, Copy, Debug)]
enum Text {
    Whole,
    /// Between the first `{` and the first `}` behind it, even if that is nothing; before any NUL byte.
    RedisArray,
    /// Between these two, if something is.
    Between(u8, u8),
    /// What PECL memcache makes of a key.
    Memcache,
}

/// What becomes of a hash.
#[derive(Clone, Copy, Debug)]
enum Fold {
    Not,
    /// `full_hash()` of `HAProxy`: every bit of the hash changes half of the bits.
    Avalanche,
    /// The first position of one of 1024 equal parts.
    Parts1024,
    /// 15 bits of a CRC-32.
    Upper15,
    /// The same, but 1 for 0.
    Upper15From1,
    /// 14 bits.
    Slot,
    /// Nothing but that an empty key has position 0.
    ZeroIfEmpty,
}

/// How the server of a position is found.
#[derive(Clone, Debug)]
enum Placement {
    Ring {
        points: Points,
        search: &'static str,
        winner: Winner,
    },
    /// In a list of servers, by the position modulo its length.
    Buckets(Buckets),
    /// By equal ranges of positions.
    Ranges(Ranges),
}

#[derive(Clone, Debug)]
enum Points {
    Labels {
        hash: &'static str,
        label: Vec<u8>,
        first: u32,
        nodes: u32,
    },
    Predis,
    PredisKetama,
    Libmemcached,
    /// By labels with that hash, or as above as soon as a weight is above 1.
    LibmemcachedConsistent(&'static str),
    Memcache(&'static str),
    RedisArray,
    Nginx,
    MediaWiki(&'static str),
    Twemproxy,
    Credis {
        replicas: u32,
    },
    Hashring,
    Haproxy,
}

/// Which of the servers at one position has it; without that one, the next in this order.
#[derive(Clone, Copy, Debug)]
enum Winner {
    FirstAdded,
    LastAdded,
    /// The greatest of the points as texts.
    GreatestText,
    /// The shortest name, and of those the smallest.
    ShortestName,
}

#[derive(Clone, Copy, Debug)]
enum Buckets {
    /// Each server once.
    Once,
    /// Each as often as it weighs.
    Repeated,
    /// The same, in the order of the names.
    RepeatedInOrder,
    /// Turn by turn, so that each comes as often as it weighs.
    Turns,
}

#[derive(Clone, Copy, Debug)]
enum Ranges {
    /// `RedisArray` of phpredis.
    RedisArray,
    /// `redis-cli --cluster create`.
    Slots,
}

/// How the order of failover comes about.
#[derive(Clone, Copy, Debug)]
enum Retries {
    /// By the position.
    Position,
    /// The keys `{key}-0`, `{key}-1`, … `{key}-19`.
    Memcache,
    /// The sum of the hashes of `{key}`, `1{key}`, `2{key}`, …
    Nginx,
    /// The hash of `{hash}{key}`, and so on, 20 hashes in all.
    MediaWiki,
}

/// What servers are called.
#[derive(Clone, Copy, Debug)]
enum Names {
    Any,
    Memcached,
    Memcache,
    RedisArray,
    Nginx,
    Twemproxy,
}

/// What servers weigh.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weights {
    /// 1.
    None,
    /// From 1.
    Any,
    /// From 0, which is 1.
    ZeroIsOne,
    /// From 1 to 256.
    UpTo256,
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
        let points = Points::Labels {
            hash,
            label: label.to_vec(),
            first,
            nodes,
        };
        Self {
            weights: if has_index(label) {
                Weights::Any
            } else {
                Weights::None
            },
            ..Self::ring(hash, points, search, Winner::LastAdded)
        }
    }

    /// A ring of the whole keys, of servers with any names and weights.
    fn ring(hash: &'static str, points: Points, search: &'static str, winner: Winner) -> Self {
        let placement = Placement::Ring {
            points,
            search,
            winner,
        };
        Self::any(hash, placement)
    }

    fn any(hash: &'static str, placement: Placement) -> Self {
        Self {
            text: Text::Whole,
            hash,
            fold: Fold::Not,
            placement,
            retries: Retries::Position,
            names: Names::Any,
            weights: Weights::Any,
        }
    }

    /// A named constructor, with all its arguments.
    #[expect(clippy::too_many_lines, reason = "a table")]
    pub fn named(name: &str, arguments: &[Argument]) -> Self {
        use Argument::{Flag, Int, Null, Text as Word};
        use Winner::{FirstAdded, GreatestText, LastAdded, ShortestName};

        match (name, arguments) {
            ("md5Crc32", [Int(nodes)]) => {
                Self::new("md5-crc32", b"{server}-{index}", 0, *nodes, "at-or-after")
            }
            ("crc32Descending", []) => {
                let points = Points::Labels {
                    hash: "crc32",
                    label: b"{server}".to_vec(),
                    first: 0,
                    nodes: 1,
                };
                Self {
                    weights: Weights::None,
                    ..Self::ring("crc32", points, "at-or-before-or-smallest", FirstAdded)
                }
            }
            ("crc32Strict", [Null]) => Self::new("crc32", b"{server}", 0, 1, "after"),
            ("crc32Strict", [Int(nodes)]) => {
                Self::new("crc32", b"{server}_{index}", 0, *nodes, "after")
            }
            ("time33", [Int(nodes)]) => {
                Self::new("md5-time33", b"{server}-{index}", 1, *nodes, "at-or-after")
            }
            ("crc32", [Int(nodes)]) => {
                Self::new("crc32", b"{server}-{index}", 1, *nodes, "at-or-after")
            }
            ("modulo", []) => Self {
                weights: Weights::None,
                ..Self::any("crc32", Placement::Buckets(Buckets::Once))
            },
            ("flexihash", [Int(nodes)]) => {
                Self::new("crc32", b"{server}{index}", 0, *nodes, "after")
            }
            ("predis", []) => Self::ring("crc32", Points::Predis, "at-or-before", LastAdded),
            ("predisKetama", []) => {
                Self::ring("md5-le32", Points::PredisKetama, "at-or-after", LastAdded)
            }
            ("libmemcached", [Word(hash)]) => {
                let hash = libmemcached_hash(hash);
                Self {
                    names: Names::Memcached,
                    weights: Weights::ZeroIsOne,
                    ..Self::ring(hash, Points::Libmemcached, "at-or-after", FirstAdded)
                }
            }
            ("libmemcachedConsistent", [Word(hash)]) => {
                let hash = libmemcached_hash(hash);
                let points = Points::LibmemcachedConsistent(hash);
                Self {
                    names: Names::Memcached,
                    weights: Weights::ZeroIsOne,
                    ..Self::ring(hash, points, "at-or-after", FirstAdded)
                }
            }
            ("libmemcachedModula", [Word(hash)]) => Self {
                names: Names::Memcached,
                weights: Weights::ZeroIsOne,
                ..Self::any(libmemcached_hash(hash), Placement::Buckets(Buckets::Once))
            },
            ("memcache", [Word(hash)]) => {
                let hash = memcache_hash(hash);
                Self {
                    text: Text::Memcache,
                    fold: Fold::Parts1024,
                    retries: Retries::Memcache,
                    names: Names::Memcache,
                    ..Self::ring(hash, Points::Memcache(hash), "at-or-after", FirstAdded)
                }
            }
            ("memcacheStandard", [Word(hash)]) => Self {
                text: Text::Memcache,
                fold: Fold::Upper15From1,
                retries: Retries::Memcache,
                names: Names::Memcache,
                ..Self::any(memcache_hash(hash), Placement::Buckets(Buckets::Repeated))
            },
            ("nginx", []) => Self {
                names: Names::Nginx,
                ..Self::ring("crc32", Points::Nginx, "at-or-after", FirstAdded)
            },
            ("nginxModulo", []) => Self {
                fold: Fold::Upper15,
                retries: Retries::Nginx,
                names: Names::Nginx,
                ..Self::any("crc32", Placement::Buckets(Buckets::Repeated))
            },
            ("redisArray", [algorithm]) => Self {
                text: Text::RedisArray,
                names: Names::RedisArray,
                weights: Weights::None,
                ..Self::ring(
                    redis_array_hash(algorithm),
                    Points::RedisArray,
                    "at-or-after",
                    FirstAdded,
                )
            },
            ("redisArrayRanges", [algorithm]) => Self {
                text: Text::RedisArray,
                weights: Weights::None,
                ..Self::any(
                    redis_array_hash(algorithm),
                    Placement::Ranges(Ranges::RedisArray),
                )
            },
            ("mediaWikiMemcached", []) => Self {
                retries: Retries::MediaWiki,
                ..Self::any("md5-be31", Placement::Buckets(Buckets::Repeated))
            },
            ("mediaWikiHashRing", [Word(algorithm)]) => {
                let hash = match algorithm.as_str() {
                    "md5" => "md5-le32",
                    "sha1" => "sha1-le32",
                    _ => panic!("the model does not know {algorithm}"),
                };
                Self::ring(hash, Points::MediaWiki(hash), "at-or-after", GreatestText)
            }
            ("twemproxy", [Word(hash), Word(tag)]) => Self {
                text: twemproxy_text(tag),
                fold: Fold::ZeroIfEmpty,
                names: Names::Twemproxy,
                ..Self::ring(
                    twemproxy_hash(hash),
                    Points::Twemproxy,
                    "at-or-after",
                    ShortestName,
                )
            },
            ("twemproxyModula", [Word(hash), Word(tag)]) => Self {
                text: twemproxy_text(tag),
                fold: Fold::ZeroIfEmpty,
                names: Names::Twemproxy,
                ..Self::any(
                    twemproxy_hash(hash),
                    Placement::Buckets(Buckets::RepeatedInOrder),
                )
            },
            ("redisCluster", []) => Self {
                text: Text::Between(b'{', b'}'),
                fold: Fold::Slot,
                weights: Weights::None,
                ..Self::any("crc16", Placement::Ranges(Ranges::Slots))
            },
            ("credis", [Int(replicas)]) => {
                let points = Points::Credis {
                    replicas: *replicas,
                };
                Self {
                    weights: Weights::None,
                    ..Self::ring("md5-be28", points, "credis", LastAdded)
                }
            }
            ("md5Times31", [Flag(every_other_digit)]) => {
                let hash = if *every_other_digit {
                    "md5-time31-even"
                } else {
                    "md5-time31"
                };
                let points = Points::Labels {
                    hash,
                    label: b"{server}".to_vec(),
                    first: 0,
                    nodes: 1,
                };
                Self {
                    weights: Weights::None,
                    ..Self::ring(hash, points, "at-or-before-or-smallest", FirstAdded)
                }
            }
            ("hashring", []) => Self::ring("md5-le32", Points::Hashring, "after", LastAdded),
            ("haproxy", [Word(hash), avalanche]) => Self {
                // `hash-type consistent` without more has the avalanche, and with the name of a hash it has not.
                fold: match avalanche {
                    Flag(true) => Fold::Avalanche,
                    Null if hash == "sdbm" => Fold::Avalanche,
                    _ => Fold::Not,
                },
                weights: Weights::UpTo256,
                ..Self::ring(haproxy_hash(hash), Points::Haproxy, "nearest", FirstAdded)
            },
            ("haproxyMapBased", [Word(hash), Flag(avalanche)]) => Self {
                fold: if *avalanche {
                    Fold::Avalanche
                } else {
                    Fold::Not
                },
                weights: Weights::UpTo256,
                ..Self::any(haproxy_hash(hash), Placement::Buckets(Buckets::Turns))
            },
            _ => panic!("the model does not know {name} with {arguments:?}"),
        }
    }

    /// Whether it can place a server.
    pub fn accepts(&self, server: &[u8], weight: i64) -> bool {
        let is_weight = match self.weights {
            Weights::None => weight == 1,
            Weights::Any => (1..=u32::MAX.into()).contains(&weight),
            Weights::ZeroIsOne => (0..=u32::MAX.into()).contains(&weight),
            Weights::UpTo256 => (1..=256).contains(&weight),
        };
        is_weight
            && match self.names {
                Names::Any => true,
                Names::Memcached => memcached_name(server).is_some(),
                Names::Memcache => memcache_name(server).is_some(),
                Names::RedisArray => server.len() <= 60,
                Names::Nginx => is_nginx_address(server),
                Names::Twemproxy => twemproxy_name(server).is_some(),
            }
    }

    /// The position of a key.
    pub fn position(&self, key: &[u8]) -> u32 {
        let prepared: Vec<u8>;
        let text = match self.text {
            Text::Whole => key,
            Text::RedisArray => {
                let before_nul = key.split(|byte| *byte == 0).next().unwrap_or_default();
                between(before_nul, b'{', b'}').unwrap_or(key)
            }
            Text::Between(open, close) => match between(key, open, close) {
                Some(tag) if !tag.is_empty() => tag,
                _ => key,
            },
            Text::Memcache => {
                prepared = memcache_key(key);
                &prepared
            }
        };
        self.position_of_text(text)
    }

    /// The position of what is hashed of a key.
    fn position_of_text(&self, text: &[u8]) -> u32 {
        let hash = hash(self.hash, text);
        let upper = (hash >> 16) & 0x7fff;
        match self.fold {
            Fold::ZeroIfEmpty if text.is_empty() => 0,
            Fold::Not | Fold::ZeroIfEmpty => hash,
            Fold::Avalanche => avalanche(hash),
            Fold::Parts1024 => u32::MAX / 1024 * (hash % 1024),
            Fold::Upper15 => upper,
            Fold::Upper15From1 => upper.max(1),
            Fold::Slot => hash % 16_384,
        }
    }

    /// Whether the order of failover depends on more of a key than its position.
    pub fn retries_by_key(&self) -> bool {
        !matches!(self.retries, Retries::Position)
    }

    /// Where keys lie.
    fn reach(&self) -> Reach {
        const ALL: u64 = 1 << 32;
        let spread = |positions| Reach::Spread {
            positions,
            twice: None,
        };
        match (self.fold, self.hash) {
            (Fold::Parts1024, _) => {
                let parts = 0..1024;
                Reach::Listed(parts.map(|part| (u32::MAX / 1024 * part, 1)).collect())
            }
            (Fold::Upper15From1, _) => {
                let mut times: BTreeMap<_, _> =
                    (1..1 << 15).map(|position| (position, 1)).collect();
                times.insert(1, 2);
                Reach::Listed(times)
            }
            (Fold::Slot, _) => spread(0..1 << 14),
            (Fold::Upper15, _) | (_, "crc32-15") => spread(0..1 << 15),
            (_, "md5-be28") => spread(0..1 << 28),
            (_, "md5-be31" | "md5-time33") => spread(0..1 << 31),
            (_, "md5-time31") => Reach::Sums(true),
            (_, "md5-time31-even") => Reach::Sums(false),
            // The remainder of 4 bytes by 2^32 - 1 is 0 for two values, and that of 8 bytes is even.
            (
                _,
                "array-crc32b" | "array-fnv132" | "array-fnv1a32" | "array-joaat"
                | "array-murmur3a" | "array-xxh32",
            ) => Reach::Spread {
                positions: 0..ALL - 1,
                twice: Some(0),
            },
            (_, hash) if hash.starts_with("array-") => spread(0..ALL - 1),
            _ => spread(0..ALL),
        }
    }
}

impl Points {
    /// The positions of one of the servers, each with the text that decides between servers at one position.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "as the systems have it"
    )]
    fn of(&self, number: usize, servers: &[(Vec<u8>, u32)]) -> Vec<(u32, Vec<u8>)> {
        let (server, weight) = (servers[number].0.as_slice(), servers[number].1);
        let total: u64 = servers.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let count = servers.len();
        let ratio = f64::from(weight) / total as f64;
        let positions = match self {
            Self::Labels {
                hash,
                label,
                first,
                nodes,
            } => {
                // Without an index, all labels are the same.
                let count = if has_index(label) { nodes * weight } else { 1 };
                labels(hash, label, server, *first..first + count)
            }
            Self::Predis => {
                let nodes = php_round(ratio * count as f64 * 128.0);
                labels("crc32", b"{server}:{index}", server, 0..nodes)
            }
            Self::PredisKetama => {
                let digests = (ratio * count as f64 * 40.0).floor();
                words(server, digests as u32, 4)
            }
            Self::Libmemcached => {
                let name = memcached_name(server).expect("an accepted server");
                words(&name, libmemcached_digests(weight, total, count), 4)
            }
            Self::LibmemcachedConsistent(hash) => {
                if servers.iter().any(|(_, weight)| *weight > 1) {
                    return Self::Libmemcached.of(number, servers);
                }
                let name = memcached_name(server).expect("an accepted server");
                labels(hash, b"{server}-{index}", &name, 0..100)
            }
            Self::Memcache(hash) => {
                let name = memcache_name(server).expect("an accepted server");
                labels(hash, b"{server}-{index}", &name, 0..160 * weight)
            }
            Self::RedisArray => words(server, 40, 4),
            Self::Nginx => {
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
            Self::MediaWiki(hash) => {
                let quartets = (ratio * 40.0 * count as f64) as u32;
                let mut found = vec![];
                for quartet in 0..quartets {
                    let label = [server, format!("-{quartet}").as_bytes()].concat();
                    let digest = if *hash == "sha1-le32" {
                        Sha1::digest(&label).to_vec()
                    } else {
                        Md5::digest(&label).to_vec()
                    };
                    for word in 0..4_u32 {
                        let position = u32::from_le_bytes(four(&digest, 4 * word as usize));
                        let text = format!("{}@", 4 * quartet + word);
                        found.push((position, [text.as_bytes(), server].concat()));
                    }
                }
                return found;
            }
            Self::Twemproxy => {
                let name = twemproxy_name(server).expect("an accepted server");
                words(&name, libmemcached_digests(weight, total, count), 4)
            }
            Self::Credis { replicas } => {
                labels("md5-be28", b"{server}-{index}", server, 0..replicas + 1)
            }
            Self::Hashring => {
                let most = 40.0 * count as f64 * f64::from(weight) / total as f64;
                let digests = (0..).take_while(|digest| f64::from(*digest) < most);
                words(server, digests.count().try_into().expect("few"), 3)
            }
            Self::Haproxy => {
                let id = number as u32 + 1;
                (0..16 * weight)
                    .map(|node| avalanche(4096 * id + node))
                    .collect()
            }
        };
        positions
            .into_iter()
            .map(|position| (position, vec![]))
            .collect()
    }
}

/// The names that php-memcached's options have; `jenkins` and `murmur3` have none there.
fn libmemcached_hash(name: &str) -> &'static str {
    match name {
        "default" => "one-at-a-time",
        "md5" => "md5-le32",
        "crc" => "crc32-15",
        "fnv1_64" => "fnv1-64-low",
        "fnv1a_64" => "fnv1a-64-low",
        "fnv1_32" => "fnv1-32-signed",
        "fnv1a_32" => "fnv1a-32-signed",
        "hsieh" => "hsieh",
        "murmur" => "murmur2-seeded",
        "jenkins" => "lookup3",
        "murmur3" => "murmur3-seeded",
        _ => panic!("the model does not know {name}"),
    }
}

/// Those of `memcache.hash_function`.
fn memcache_hash(name: &str) -> &'static str {
    match name {
        "crc32" => "crc32",
        "fnv" => "fnv1a-32-signed",
        _ => panic!("the model does not know {name}"),
    }
}

/// Those of nutcracker's configuration.
fn twemproxy_hash(name: &str) -> &'static str {
    match name {
        "one_at_a_time" => "one-at-a-time",
        "crc16" => "crc16-in-32-bits",
        "crc32" => "crc32-15",
        "crc32a" => "crc32",
        "md5" | "fnv1_64" | "fnv1a_64" | "fnv1_32" | "fnv1a_32" | "hsieh" | "murmur"
        | "jenkins" => libmemcached_hash(name),
        _ => panic!("the model does not know {name}"),
    }
}

fn haproxy_hash(name: &str) -> &'static str {
    match name {
        "sdbm" => "sdbm",
        "djb2" => "djb2",
        "wt6" => "wt6",
        "crc32" => "crc32",
        _ => panic!("the model does not know {name}"),
    }
}

fn redis_array_hash(algorithm: &Argument) -> &'static str {
    let Argument::Text(algorithm) = algorithm else {
        return "crc32-complement";
    };
    match algorithm.as_str() {
        "md5" => "array-md5",
        "sha1" => "array-sha1",
        "crc32b" => "array-crc32b",
        "fnv132" => "array-fnv132",
        "fnv1a32" => "array-fnv1a32",
        "fnv164" => "array-fnv164",
        "fnv1a64" => "array-fnv1a64",
        "joaat" => "array-joaat",
        "murmur3a" => "array-murmur3a",
        "xxh32" => "array-xxh32",
        _ => panic!("the model does not know {algorithm}"),
    }
}

fn twemproxy_text(tag: &str) -> Text {
    match tag.as_bytes() {
        [] => Text::Whole,
        [open, close] => Text::Between(*open, *close),
        _ => panic!("{tag:?} is no hash_tag"),
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

/// The positions of so many labels.
fn labels(name: &str, template: &[u8], server: &[u8], indices: Range<u32>) -> Vec<u32> {
    indices
        .map(|index| hash(name, &fill(template, server, index.to_string().as_bytes())))
        .collect()
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

/// So many words of each of so many digests.
fn words(server: &[u8], digests: u32, words: usize) -> Vec<u32> {
    (0..digests)
        .flat_map(|i| {
            let label = [server, format!("-{i}").as_bytes()].concat();
            let digest = Md5::digest(&label);
            (0..words).map(move |word| u32::from_le_bytes(four(&digest, 4 * word)))
        })
        .collect()
}

/// The digests of a server, in single precision.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "as libmemcached has it"
)]
fn libmemcached_digests(weight: u32, total: u64, servers: usize) -> u32 {
    let share = weight as f32 / total as f32 * 40.0 * servers as f32;
    let count = (f64::from(share) + 1e-10) as f32;
    count.floor() as u32
}

/// What is between the first `open` and the next `close`.
fn between(text: &[u8], open: u8, close: u8) -> Option<&[u8]> {
    let (_, after) = split_once(text, open)?;
    split_once(after, close).map(|(tag, _)| tag)
}

fn split_once(text: &[u8], at: u8) -> Option<(&[u8], &[u8])> {
    let at = text.iter().position(|byte| *byte == at)?;
    Some((&text[..at], &text[at + 1..]))
}

fn rsplit_once(text: &[u8], at: u8) -> Option<(&[u8], &[u8])> {
    let at = text.iter().rposition(|byte| *byte == at)?;
    Some((&text[..at], &text[at + 1..]))
}

/// At most 250 bytes of a key, without white space and control characters, as `mmc_prepare_key()` makes them.
fn memcache_key(key: &[u8]) -> Vec<u8> {
    let kept = key.iter().take(250);
    kept.map(|byte| if *byte <= b' ' { b'_' } else { *byte })
        .collect()
}

/// Host and port of `host:port`, of which the port is a number as C prints it.
fn host_and_port(server: &[u8]) -> Option<(&[u8], &[u8])> {
    let (host, port) = rsplit_once(server, b':')?;
    let is_address = !host.is_empty() && !port.starts_with(b"0") && is_port(port);
    is_address.then_some((host, port))
}

/// What libmemcached calls a server in its labels; `None` if it has no address.
fn memcached_name(server: &[u8]) -> Option<Vec<u8>> {
    if server.contains(&0) {
        return None;
    }
    if server.starts_with(b"/") {
        return (server.len() <= 1024).then(|| [server, b":0"].concat());
    }
    let (host, port) = host_and_port(server).filter(|(host, _)| host.len() <= 1024)?;
    Some(if port == b"11211" { host } else { server }.to_vec())
}

/// What PECL memcache calls a server in its labels: the port is always there, and 0 for a socket.
fn memcache_name(server: &[u8]) -> Option<Vec<u8>> {
    if server.contains(&0) {
        return None;
    }
    match server.strip_prefix(b"unix://") {
        Some(path) => (!path.is_empty()).then(|| [server, b":0"].concat()),
        None => host_and_port(server).map(|_| server.to_vec()),
    }
}

/// What twemproxy calls a server: its name behind the address, or what `conf_add_server()` takes of the address.
fn twemproxy_name(server: &[u8]) -> Option<Vec<u8>> {
    if server.contains(&0) {
        return None;
    }
    let (address, name) = match rsplit_once(server, b' ') {
        Some((address, name)) => (address, Some(name)),
        None => (server, None),
    };
    // No host has one.
    if address.contains(&b' ') {
        return None;
    }
    let own = if address.starts_with(b"/") {
        // The colon between the path and the weight is taken for that before a port.
        [address, b":"].concat()
    } else {
        let (host, port) = host_and_port(address)?;
        if port == b"11211" { host } else { address }.to_vec()
    };
    let name = name.map_or(own, <[u8]>::to_vec);
    // A label has 85 bytes; of a longer one twemproxy hashes what lies behind it.
    (1..=74).contains(&name.len()).then_some(name)
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

/// The servers of all buckets.
fn buckets(kind: Buckets, servers: &[(Vec<u8>, u32)]) -> Vec<u32> {
    let mut order: Vec<_> = servers.iter().zip(0..).collect();
    if matches!(kind, Buckets::RepeatedInOrder) {
        order.sort_by_key(|((server, _), _)| {
            let name = twemproxy_name(server).expect("an accepted server");
            (name.len(), name)
        });
    }
    let repeated = order
        .iter()
        .flat_map(|((_, weight), number)| (0..*weight).map(|_| *number));
    match kind {
        Buckets::Once => (0..).take(servers.len()).collect(),
        Buckets::Repeated | Buckets::RepeatedInOrder => repeated.collect(),
        Buckets::Turns => turns(
            &servers
                .iter()
                .map(|(_, weight)| *weight)
                .collect::<Vec<_>>(),
        ),
    }
}

/// `recalc_server_map()` of `HAProxy`.
fn turns(weights: &[u32]) -> Vec<u32> {
    let gcd = weights.iter().fold(0, |a, b| gcd(a, *b));
    let weights: Vec<_> = weights
        .iter()
        .map(|weight| i64::from(weight / gcd))
        .collect();
    let total: i64 = weights.iter().sum();
    let mut scores = vec![0; weights.len()];
    let mut map = vec![];
    for _ in 0..total {
        let mut best = 0;
        for (number, weight) in weights.iter().enumerate() {
            scores[number] += weight;
            if (scores[number] + total) / total > (scores[best] + total) / total {
                best = number;
            }
        }
        scores[best] -= total;
        map.push(best.try_into().expect("few servers"));
    }
    map
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The last slot of each master. The sum of the parts is rounded each time, which some numbers of masters show.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "as redis-cli has it"
)]
fn last_slots(masters: u32) -> Vec<u32> {
    let part = 16_384.0 / masters as f32;
    let mut cursor = 0.0_f32;
    let mut last = vec![];
    for _ in 1..masters {
        last.push((cursor + part - 1.0).round() as u32);
        cursor += part;
    }
    last.push(16_383);
    last
}

/// Servers on their ring.
pub struct Model<'a> {
    scheme: &'a Scheme,
    servers: u32,
    /// All points that they have, also those that share a position.
    pub point_count: usize,
    /// position => number of the server.
    pub ring: BTreeMap<u32, u32>,
    /// position => numbers of all servers that have a point there, in the order in which they take over.
    at: BTreeMap<u32, Vec<u32>>,
    buckets: Vec<u32>,
    last_slots: Vec<u32>,
}

impl<'a> Model<'a> {
    /// Servers, name and weight, in the order in which they were added.
    pub fn new(scheme: &'a Scheme, servers: &[(Vec<u8>, u32)]) -> Self {
        let mut servers = servers.to_vec();
        if scheme.weights == Weights::ZeroIsOne {
            for (_, weight) in &mut servers {
                *weight = (*weight).max(1);
            }
        }
        let count = servers.len().try_into().expect("few servers");
        let mut model = Self {
            scheme,
            servers: count,
            point_count: 0,
            ring: BTreeMap::new(),
            at: BTreeMap::new(),
            buckets: vec![],
            last_slots: vec![],
        };
        match &scheme.placement {
            Placement::Ring { points, winner, .. } => model.place(points, *winner, &servers),
            Placement::Buckets(kind) => model.buckets = buckets(*kind, &servers),
            Placement::Ranges(_) => model.last_slots = last_slots(count.max(1)),
        }
        model
    }

    fn place(&mut self, points: &Points, winner: Winner, servers: &[(Vec<u8>, u32)]) {
        let mut claims: BTreeMap<u32, Vec<(Vec<u8>, u32)>> = BTreeMap::new();
        for number in 0..servers.len() {
            for (position, text) in points.of(number, servers) {
                self.point_count += 1;
                let number = number.try_into().expect("few servers");
                claims.entry(position).or_default().push((text, number));
            }
        }
        for (position, mut claims) in claims {
            match winner {
                Winner::FirstAdded => {}
                Winner::LastAdded => claims.reverse(),
                Winner::GreatestText => claims.sort_by(|one, other| other.cmp(one)),
                Winner::ShortestName => claims.sort_by_key(|(_, number)| {
                    let server = &servers[*number as usize].0;
                    let name = twemproxy_name(server).expect("an accepted server");
                    (name.len(), name)
                }),
            }
            let order = distinct(claims.into_iter().map(|(_, number)| number));
            self.ring.insert(position, order[0]);
            self.at.insert(position, order);
        }
    }

    /// How many positions keys have, counting those twice that are twice as likely.
    pub fn positions(&self) -> u64 {
        self.scheme.reach().all()
    }

    /// The position of the point that the search finds.
    fn find(&self, search: &str, position: u32) -> Option<u32> {
        let ring = &self.ring;
        let (found, otherwise) = match search {
            "at-or-after" => (ring.range(position..).next(), ring.iter().next()),
            "after" => {
                let after = (Excluded(position), Unbounded);
                (ring.range(after).next(), ring.iter().next())
            }
            "at-or-before" => (ring.range(..=position).next_back(), ring.iter().next_back()),
            "at-or-before-or-smallest" => (ring.range(..=position).next_back(), ring.iter().next()),
            "credis" => return self.last_probe(position),
            "nearest" => return self.by_distance(position).first().copied(),
            search => panic!("the model does not know {search}"),
        };
        found.or(otherwise).map(|(position, _)| *position)
    }

    /// The point that a binary search looks at last.
    fn last_probe(&self, position: u32) -> Option<u32> {
        let points: Vec<_> = self.ring.keys().map(|point| i64::from(*point)).collect();
        let (mut min, mut max) = (0, i64::try_from(points.len()).expect("few points") - 1);
        let mut found = None;
        while max >= min {
            let middle = i64::midpoint(min, max);
            let point = points[usize::try_from(middle).expect("a point")];
            found = Some(point.try_into().expect("a position"));
            match i64::from(position) - point {
                ..0 => max = middle - 1,
                0 => break,
                1.. => min = middle + 1,
            }
        }
        found
    }

    /// All points, the nearest first; of two that are equally far, the one that lies before.
    fn by_distance(&self, position: u32) -> Vec<u32> {
        let mut points: Vec<_> = self.ring.keys().copied().collect();
        points.sort_by_key(|point| {
            let (before, after) = (position.wrapping_sub(*point), point.wrapping_sub(position));
            (before.min(after), before > after)
        });
        points
    }

    /// The server of a key at a position.
    pub fn owner(&self, position: u32) -> Option<u32> {
        if self.servers == 0 {
            return None;
        }
        match &self.scheme.placement {
            Placement::Ring { search, .. } => {
                self.find(search, position).map(|found| self.ring[&found])
            }
            Placement::Buckets(_) => Some(self.buckets[position as usize % self.buckets.len()]),
            Placement::Ranges(ranges) => Some(self.range(*ranges, position)),
        }
    }

    /// The number of the range of a position.
    fn range(&self, ranges: Ranges, position: u32) -> u32 {
        match ranges {
            Ranges::RedisArray => {
                let scaled = u64::from(position ^ u32::MAX) * u64::from(self.servers);
                // For one of the CRC-32, phpredis reads past its array.
                let number = (scaled / u64::from(u32::MAX)).min(u64::from(self.servers) - 1);
                number.try_into().expect("a server")
            }
            Ranges::Slots => {
                let behind = |last: &&u32| **last < position % 16_384;
                let number = self.last_slots.iter().take_while(behind).count();
                number.try_into().expect("a server")
            }
        }
    }

    /// All servers in the order in which they take over a position; those without a point behind the others. Where the
    /// position does not decide, ask [`list_of_key`](Self::list_of_key).
    pub fn list(&self, position: u32) -> Vec<u32> {
        assert!(!self.scheme.retries_by_key(), "{:?}", self.scheme);
        if self.servers == 0 {
            return vec![];
        }
        let order: Vec<u32> = match &self.scheme.placement {
            Placement::Ring { search, .. } => {
                let points = self.walk(search, position).into_iter();
                points.flat_map(|point| self.at[&point].clone()).collect()
            }
            Placement::Buckets(_) => {
                let found = position as usize % self.buckets.len();
                [&self.buckets[found..], &self.buckets[..found]].concat()
            }
            Placement::Ranges(ranges) => {
                let found = self.range(*ranges, position);
                (0..=found)
                    .rev()
                    .chain((found..self.servers).rev())
                    .collect()
            }
        };
        distinct(order.into_iter().chain(0..self.servers))
    }

    /// All points in the order in which the search finds them, each without those before it.
    fn walk(&self, search: &str, position: u32) -> Vec<u32> {
        let Some(found) = self.find(search, position) else {
            return vec![];
        };
        let (before, after) = (self.ring.range(..found), self.ring.range(found..));
        let behind = self.ring.range((Excluded(found), Unbounded));
        let through = self.ring.range(..=found);
        let points: Vec<_> = match search {
            "at-or-before" => behind.chain(through).rev().collect(),
            "at-or-before-or-smallest" if position < found => after.collect(),
            "at-or-before-or-smallest" => through.rev().chain(behind).collect(),
            "nearest" => return self.by_distance(position),
            _ => after.chain(before).collect(),
        };
        points.into_iter().map(|(position, _)| *position).collect()
    }

    /// All servers in the order in which they take over a key.
    pub fn list_of_key(&self, key: &[u8]) -> Vec<u32> {
        const MOST: usize = 20;
        let owner = |text: &[u8]| self.owner(self.scheme.position_of_text(text));
        let mut order = vec![];
        match self.scheme.retries {
            Retries::Position => return self.list(self.scheme.position(key)),
            Retries::Memcache => {
                let key = memcache_key(key);
                order.extend(owner(&key));
                for retry in 0..MOST {
                    order.extend(owner(&[&key, format!("-{retry}").as_bytes()].concat()));
                }
            }
            Retries::Nginx => {
                let mut sum = 0;
                let mut again = 0;
                for retry in 0.. {
                    let number = if retry == 0 {
                        String::new()
                    } else {
                        retry.to_string()
                    };
                    sum += self
                        .scheme
                        .position_of_text(&[number.as_bytes(), key].concat());
                    let server = self.owner(sum);
                    // As often nginx meets one that it has tried; then it takes the servers in turn.
                    again += usize::from(order.iter().any(|known| Some(*known) == server));
                    if again > MOST || server.is_none() {
                        break;
                    }
                    order.extend(server);
                }
            }
            Retries::MediaWiki => {
                let mut hash = self.scheme.position_of_text(key);
                for _ in 0..MOST {
                    order.extend(self.owner(hash));
                    let text = [hash.to_string().as_bytes(), key].concat();
                    hash = self.scheme.position_of_text(&text);
                }
            }
        }
        distinct(order.into_iter().chain(0..self.servers))
    }

    /// Positions from which on another server may be the owner; buckets repeat their owners.
    fn bounds(&self) -> BTreeSet<u64> {
        let mut bounds = BTreeSet::new();
        for position in self.ring.keys() {
            bounds.extend([u64::from(*position), u64::from(*position) + 1]);
        }
        match &self.scheme.placement {
            Placement::Ring {
                search: "nearest", ..
            } => {
                let points: Vec<_> = self.ring.keys().map(|point| u64::from(*point)).collect();
                let behind = points.iter().map(|point| point + (1 << 32));
                let next: Vec<_> = points.iter().copied().chain(behind).skip(1).collect();
                for (point, next) in points.iter().zip(next) {
                    let middle = u64::midpoint(*point, next);
                    bounds.extend([middle % (1 << 32), (middle + 1) % (1 << 32)]);
                }
            }
            Placement::Ranges(Ranges::Slots) => {
                bounds.extend(self.last_slots.iter().map(|last| u64::from(*last) + 1));
            }
            Placement::Ranges(Ranges::RedisArray) => {
                let most = u64::from(u32::MAX);
                for number in 0..u64::from(self.servers) {
                    let bound = most - number * most / u64::from(self.servers);
                    bounds.extend([bound.saturating_sub(1), bound, bound + 1]);
                }
            }
            _ => {}
        }
        bounds
    }
}

/// Each number once, where it comes first.
fn distinct(numbers: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut seen = BTreeSet::new();
    numbers.filter(|number| seen.insert(*number)).collect()
}

/// Where keys lie, and how likely. Of a good hash; the Time31 hashes are none, though their digits are of a good one.
enum Reach {
    /// At these positions, and twice at one of them.
    Spread {
        positions: Range<u64>,
        twice: Option<u32>,
    },
    /// At these positions, so many times at each.
    Listed(BTreeMap<u32, u64>),
    /// At what eight random hexadecimal digits give, or else four of them.
    Sums(bool),
}

impl Reach {
    /// How many keys there are, one for each outcome of the hash.
    fn all(&self) -> u64 {
        match self {
            Self::Spread { positions, twice } => {
                positions.end - positions.start + u64::from(twice.is_some())
            }
            Self::Listed(times) => times.values().sum(),
            Self::Sums(true) => 1 << 32,
            Self::Sums(false) => 1 << 16,
        }
    }
}

/// How many keys there are of each kind, which the owners on some rings make; one for each outcome of the hash. The rings
/// have the same hash.
pub fn census<K: Ord>(rings: &[&Model], kind: impl Fn(u32) -> K) -> BTreeMap<K, u64> {
    let mut counts = BTreeMap::new();
    let mut add = |position: u64, times: u64| {
        let position = position.try_into().expect("a position");
        *counts.entry(kind(position)).or_default() += times;
    };
    let bounds: BTreeSet<u64> = rings.iter().flat_map(|ring| ring.bounds()).collect();
    let pieces = |start: u64, end: u64| {
        let inner = bounds
            .iter()
            .copied()
            .filter(move |bound| start < *bound && *bound < end);
        let starts: Vec<u64> = [start].into_iter().chain(inner).collect();
        let ends: Vec<u64> = starts.iter().copied().skip(1).chain([end]).collect();
        starts.into_iter().zip(ends)
    };
    match rings[0].scheme.reach() {
        Reach::Spread { positions, twice } => {
            let lengths = rings.iter().map(|ring| ring.buckets.len().max(1));
            let period = lengths.product::<usize>() as u64;
            for (start, end) in pieces(positions.start, positions.end) {
                for first in start..end.min(start + period) {
                    add(first, (end - first).div_ceil(period));
                }
            }
            if let Some(position) = twice {
                add(position.into(), 1);
            }
        }
        Reach::Listed(times) => {
            for (position, times) in times {
                add(position.into(), times);
            }
        }
        Reach::Sums(eight) => {
            for (start, end) in pieces(0, 1 << 31) {
                add(start, sums_below(eight, end) - sums_below(eight, start));
            }
        }
    }
    counts
}

/// Of how many texts of eight hexadecimal digits, or else of four, the Time31 hash is below a position.
fn sums_below(eight: bool, position: u64) -> u64 {
    const MASK: u64 = 0x7fff_ffff;
    /// Of how many texts of four digits the hash is below a position; it is short enough for no bit to be lost.
    static OF_FOUR: OnceLock<(Vec<u64>, Vec<u64>)> = OnceLock::new();

    let (hashes, below) = OF_FOUR.get_or_init(|| {
        let hashes: Vec<u64> = (0..=0xffff)
            .map(|digits| time31(format!("{digits:04x}").bytes()))
            .collect();
        let mut below =
            vec![0; usize::try_from(hashes.iter().max().expect("some") + 2).expect("few")];
        for hash in &hashes {
            below[usize::try_from(hash + 1).expect("few")] += 1;
        }
        for i in 1..below.len() {
            below[i] += below[i - 1];
        }
        (hashes, below)
    });
    let last = below.len() - 1;
    let below = |position: u64| below[usize::try_from(position).map_or(last, |i| i.min(last))];
    if !eight {
        return below(position);
    }
    // The other four digits are added to the multiple of these.
    let multiples = hashes.iter().map(|hash| (hash * 31_u64.pow(4)) & MASK);
    multiples
        .map(|multiple| {
            let wrapped = below(MASK + 1 + position - multiple) - below(MASK + 1 - multiple);
            below(position.saturating_sub(multiple)) + wrapped
        })
        .sum()
}

fn time31(digits: impl Iterator<Item = u8>) -> u64 {
    digits.fold(0, |hash, digit| hash * 31 + u64::from(digit))
}

/// A hash by its name: those of the general constructor, and those of the systems.
#[expect(clippy::cast_possible_truncation, reason = "as the systems have it")]
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
        "fnv1a32" => fnv1a_32(text, u32::from),
        "murmur3a" => murmur3(text, 0),
        "xxh32" => xxh32(text),
        "md5-be31" => u32::from_be_bytes(four(&md5(), 0)) & 0x7fff_ffff,
        "md5-be28" => u32::from_be_bytes(four(&md5(), 0)) >> 4,
        "md5-time31" => time31(md5_hex().bytes().take(8)) as u32 & 0x7fff_ffff,
        "md5-time31-even" => time31(md5_hex().bytes().take(8).step_by(2)) as u32 & 0x7fff_ffff,
        "sha1-le32" => u32::from_le_bytes(four(&Sha1::digest(text), 0)),
        "one-at-a-time" => joaat(text, signed),
        "crc32-15" => (crc32(text) >> 16) & 0x7fff,
        "fnv1-64-low" => fnv1_64(text, signed) as u32,
        "fnv1a-64-low" => fnv1a_64(text, signed) as u32,
        "fnv1-32-signed" => fnv1_32(text, signed),
        "fnv1a-32-signed" => fnv1a_32(text, signed),
        "hsieh" => hsieh(text),
        "murmur2-seeded" => murmur2(text),
        "murmur3-seeded" => murmur3(text, seed(text)),
        "lookup3" => lookup3(text),
        "crc16" => crc16(text.iter().map(|byte| u32::from(*byte))) & 0xffff,
        "crc16-in-32-bits" => crc16(text.iter().map(|byte| signed(*byte))),
        "sdbm" => text.iter().fold(0, |hash: u32, byte| {
            u32::from(*byte)
                .wrapping_add(hash << 6)
                .wrapping_add(hash << 16)
                .wrapping_sub(hash)
        }),
        "djb2" => text.iter().fold(5381, |hash: u32, byte| {
            hash.wrapping_mul(33).wrapping_add(u32::from(*byte))
        }),
        "wt6" => wt6(text),
        "array-md5" => array_of_eight(&md5()),
        "array-sha1" => array_of_eight(&Sha1::digest(text)),
        "array-crc32b" => array_of_four(crc32(text)),
        "array-fnv132" => array_of_four(fnv1_32(text, u32::from)),
        "array-fnv1a32" => array_of_four(fnv1a_32(text, u32::from)),
        "array-fnv164" => array_of_eight(&fnv1_64(text, u32::from).to_be_bytes()),
        "array-fnv1a64" => array_of_eight(&fnv1a_64(text, u32::from).to_be_bytes()),
        "array-joaat" => array_of_four(joaat(text, u32::from)),
        "array-murmur3a" => array_of_four(murmur3(text, 0)),
        "array-xxh32" => array_of_four(xxh32(text)),
        _ => panic!("the model does not know {name}"),
    }
}

fn four(bytes: &[u8], at: usize) -> [u8; 4] {
    bytes[at..at + 4].try_into().expect("four bytes")
}

/// A byte as `char` has it on x86-64.
fn signed(byte: u8) -> u32 {
    i32::from(byte.cast_signed()).cast_unsigned()
}

/// What phpredis makes of a digest: its first bytes, little endian.
fn array_of_eight(digest: &[u8]) -> u32 {
    let number = u64::from_le_bytes(digest[..8].try_into().expect("eight bytes"));
    (number % 0xffff_ffff) as u32
}

/// The same, of a number whose digest is big endian.
fn array_of_four(number: u32) -> u32 {
    number.swap_bytes() % 0xffff_ffff
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

/// CRC-16/XMODEM byte by byte, of bytes that may be signed, in a register that keeps what is shifted out.
fn crc16(bytes: impl Iterator<Item = u32>) -> u32 {
    bytes.fold(0, |register, byte| {
        let mut entry = (((register >> 8) ^ byte) & 0xff) << 8;
        for _ in 0..8 {
            let carry = entry & 0x8000;
            entry = (entry << 1) & 0xffff;
            if carry != 0 {
                entry ^= 0x1021;
            }
        }
        (register << 8) ^ entry
    })
}

const FNV_32: u32 = 2_166_136_261;
const FNV_32_PRIME: u32 = 16_777_619;
const FNV_64: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_64_PRIME: u64 = 0x100_0000_01b3;

fn fnv1a_32(text: &[u8], widen: impl Fn(u8) -> u32) -> u32 {
    text.iter().fold(FNV_32, |hash, byte| {
        (hash ^ widen(*byte)).wrapping_mul(FNV_32_PRIME)
    })
}

fn fnv1_32(text: &[u8], widen: impl Fn(u8) -> u32) -> u32 {
    text.iter().fold(FNV_32, |hash, byte| {
        hash.wrapping_mul(FNV_32_PRIME) ^ widen(*byte)
    })
}

/// As a byte is widened to 32 bits, with or without its sign, so to 64.
fn widened(byte: u32) -> u64 {
    i64::from(byte.cast_signed()).cast_unsigned()
}

fn fnv1_64(text: &[u8], widen: impl Fn(u8) -> u32) -> u64 {
    text.iter().fold(FNV_64, |hash, byte| {
        hash.wrapping_mul(FNV_64_PRIME) ^ widened(widen(*byte))
    })
}

fn fnv1a_64(text: &[u8], widen: impl Fn(u8) -> u32) -> u64 {
    text.iter().fold(FNV_64, |hash, byte| {
        (hash ^ widened(widen(*byte))).wrapping_mul(FNV_64_PRIME)
    })
}

/// Jenkins' one-at-a-time.
fn joaat(text: &[u8], widen: impl Fn(u8) -> u32) -> u32 {
    let mut value = 0_u32;
    for byte in text {
        value = value.wrapping_add(widen(*byte));
        value = value.wrapping_add(value << 10);
        value ^= value >> 6;
    }
    value = value.wrapping_add(value << 3);
    value ^= value >> 11;
    value.wrapping_add(value << 15)
}

/// Hsieh's `SuperFastHash`, from 0 and not from the length.
fn hsieh(text: &[u8]) -> u32 {
    let half = |at: usize| u32::from(u16::from_le_bytes([text[at], text[at + 1]]));
    let mut hash = 0_u32;
    let whole = text.len() / 4 * 4;
    for at in (0..whole).step_by(4) {
        hash = hash.wrapping_add(half(at));
        let mixed = half(at + 2) << 11 ^ hash;
        hash = hash << 16 ^ mixed;
        hash = hash.wrapping_add(hash >> 11);
    }
    match text.len() - whole {
        3 => {
            hash = hash.wrapping_add(half(whole));
            hash ^= hash << 16;
            hash ^= signed(text[whole + 2]) << 18;
            hash = hash.wrapping_add(hash >> 11);
        }
        2 => {
            hash = hash.wrapping_add(half(whole));
            hash ^= hash << 11;
            hash = hash.wrapping_add(hash >> 17);
        }
        1 => {
            hash = hash.wrapping_add(text[whole].into());
            hash ^= hash << 10;
            hash = hash.wrapping_add(hash >> 1);
        }
        _ => {}
    }
    hash ^= hash << 3;
    hash = hash.wrapping_add(hash >> 5);
    hash ^= hash << 4;
    hash = hash.wrapping_add(hash >> 17);
    hash ^= hash << 25;
    hash.wrapping_add(hash >> 6)
}

/// That of libmemcached's murmur hashes.
fn seed(text: &[u8]) -> u32 {
    0xdead_beef_u32.wrapping_mul(length(text))
}

fn length(text: &[u8]) -> u32 {
    text.len().try_into().expect("a short text")
}

/// As in the reference `MurmurHash2.cpp`.
fn murmur2(text: &[u8]) -> u32 {
    const M: u32 = 0x5bd1_e995;
    let mut hash = seed(text) ^ length(text);
    let blocks = text.chunks_exact(4);
    let rest = blocks.remainder();
    for block in blocks {
        let mut word = u32::from_le_bytes(four(block, 0)).wrapping_mul(M);
        word ^= word >> 24;
        hash = hash.wrapping_mul(M) ^ word.wrapping_mul(M);
    }
    if !rest.is_empty() {
        let mut bytes = [0; 4];
        bytes[..rest.len()].copy_from_slice(rest);
        hash = (hash ^ u32::from_le_bytes(bytes)).wrapping_mul(M);
    }
    hash ^= hash >> 13;
    hash = hash.wrapping_mul(M);
    hash ^ hash >> 15
}

/// As in the reference `MurmurHash3.cpp`.
fn murmur3(text: &[u8], seed: u32) -> u32 {
    let mut h1 = seed;
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
    h1 ^= length(text);
    h1 ^= h1 >> 16;
    h1 = h1.wrapping_mul(0x85eb_ca6b);
    h1 ^= h1 >> 13;
    h1 = h1.wrapping_mul(0xc2b2_ae35);
    h1 ^ h1 >> 16
}

/// Jenkins' `hashlittle()` with the initial value 13.
fn lookup3(text: &[u8]) -> u32 {
    let [mut a, mut b, mut c] = [0xdead_beef_u32.wrapping_add(length(text)).wrapping_add(13); 3];
    let mut blocks = text.chunks(12).peekable();
    while let Some(block) = blocks.next() {
        let mut bytes = [0; 12];
        bytes[..block.len()].copy_from_slice(block);
        a = a.wrapping_add(u32::from_le_bytes(four(&bytes, 0)));
        b = b.wrapping_add(u32::from_le_bytes(four(&bytes, 4)));
        c = c.wrapping_add(u32::from_le_bytes(four(&bytes, 8)));
        if blocks.peek().is_some() {
            for round in [4, 6, 8, 16, 19, 4] {
                a = a.wrapping_sub(c) ^ c.rotate_left(round);
                c = c.wrapping_add(b);
                (a, b, c) = (b, c, a);
            }
        } else {
            for round in [14, 11, 25, 16, 4, 14, 24] {
                c = (c ^ b).wrapping_sub(b.rotate_left(round));
                (a, b, c) = (b, c, a);
            }
            // The last of the seven steps is that of c.
            return b;
        }
    }
    c
}

/// `HAProxy`'s hash of that name.
fn wt6(text: &[u8]) -> u32 {
    let (mut h0, mut h1) = (0xa53c_965a_u32, 0x5ca6_953a_u32);
    let (mut step0, mut step1) = (6, 18);
    for byte in text {
        let byte = u32::from(*byte);
        h0 = !(h0 ^ byte);
        h1 = !h1.wrapping_add(byte);
        let turned = h1.rotate_left(step0);
        h1 = h0.rotate_left(step1);
        h0 = turned;
        let next = ((h0 >> 16) ^ h1) & 0xffff;
        step0 = next & 31;
        step1 = next >> 11;
    }
    h0 ^ h1
}

/// `full_hash()` of `HAProxy`.
fn avalanche(value: u32) -> u32 {
    let mut a = value;
    a = a.wrapping_add(0x7ed5_5d16).wrapping_add(a << 12);
    a = (a ^ 0xc761_c23c) ^ (a >> 19);
    a = a.wrapping_add(0x1656_67b1).wrapping_add(a << 5);
    a = a.wrapping_add(0xd3a2_646c) ^ (a << 9);
    a = a.wrapping_add(0xfd70_46c5).wrapping_add(a << 3);
    a = (a ^ 0xb55a_4f09) ^ (a >> 16);
    a.wrapping_mul(3_221_225_473)
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

#[cfg(test)]
mod tests {
    use super::*;

    const ONE_TO_FIVE: &[(&str, u32)] = &[("1", 1), ("2", 1), ("3", 1), ("4", 1), ("5", 1)];
    const WEIGHTED: &[(&str, u32)] = &[("1", 1), ("2", 2), ("3", 5)];
    const THREE: &[(&str, u32)] = &[("1", 1), ("2", 1), ("3", 1)];
    const TWO: &[(&str, u32)] = &[("1", 1), ("2", 1)];
    const PORTS: &[(&str, u32)] = &[("1", 1), ("1:11212", 1), ("2:11311", 1)];
    const PORTS_3: &[(&str, u32)] = &[("1", 1), ("1:11212", 1), ("2:11311", 3)];
    const NAMED: &[(&str, u32)] = &[("1 alpha", 1), ("2 beta", 2), ("3 gamma", 1)];

    /// What running peers answered for the keys k0, k1, … k9: the constructor with the texts of its arguments, the port,
    /// the servers 10.0.0.1 and so on with their weights, and the last parts of the addresses of the keys' servers.
    type Row = (
        &'static str,
        &'static str,
        u16,
        &'static [(&'static str, u32)],
        &'static str,
    );

    #[rustfmt::skip]
    const ROWS: &[Row] = &[
        ("memcache", "crc32", 11211, ONE_TO_FIVE, "2 1 1 1 4 3 1 4 5 4"),
        ("memcache", "crc32", 11211, WEIGHTED, "3 3 3 1 3 3 2 3 3 3"),
        ("memcache", "crc32", 11211, PORTS_3, "2:11311 1:11212 1 1 1:11212 2:11311 2:11311 2:11311 2:11311 1:11212"),
        ("memcache", "crc32", 11211, TWO, "2 1 1 1 2 1 1 2 2 2"),
        ("memcache", "fnv", 11211, ONE_TO_FIVE, "1 4 3 4 4 1 3 3 5 2"),
        ("memcache", "fnv", 11211, WEIGHTED, "3 3 3 1 3 3 3 3 3 2"),
        ("memcache", "fnv", 11211, PORTS_3, "2:11311 1:11212 2:11311 1 1 2:11311 2:11311 2:11311 2:11311 2:11311"),
        ("memcache", "fnv", 11211, TWO, "1 1 2 1 2 1 2 2 1 2"),
        ("memcacheStandard", "crc32", 11211, ONE_TO_FIVE, "2 2 3 1 3 2 5 2 2 3"),
        ("memcacheStandard", "crc32", 11211, WEIGHTED, "2 3 3 1 3 3 2 3 2 3"),
        ("memcacheStandard", "crc32", 11211, PORTS_3, "1:11212 1:11212 2:11311 1 2:11311 1:11212 2:11311 1:11212 1:11212 2:11311"),
        ("memcacheStandard", "crc32", 11211, TWO, "2 1 2 1 1 2 1 2 1 2"),
        ("memcacheStandard", "fnv", 11211, ONE_TO_FIVE, "5 1 3 4 4 5 2 3 2 3"),
        ("memcacheStandard", "fnv", 11211, WEIGHTED, "3 3 3 3 3 3 3 3 3 3"),
        ("memcacheStandard", "fnv", 11211, PORTS_3, "2:11311 1 2:11311 2:11311 2:11311 2:11311 1:11212 2:11311 1:11212 2:11311"),
        ("memcacheStandard", "fnv", 11211, TWO, "2 2 2 2 2 2 2 2 2 2"),
        ("nginxModulo", "", 11211, ONE_TO_FIVE, "2 2 3 1 3 2 5 2 2 3"),
        ("nginxModulo", "", 11211, WEIGHTED, "2 3 3 1 3 3 2 3 2 3"),

        ("libmemcachedModula", "default", 11211, ONE_TO_FIVE, "5 1 4 2 3 1 4 5 3 2"),
        ("libmemcachedModula", "default", 11211, PORTS,
            "2:11311 1:11212 2:11311 2:11311 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212"),
        ("libmemcachedModula", "md5", 11211, ONE_TO_FIVE, "4 2 2 1 5 3 5 1 2 3"),
        ("libmemcachedModula", "md5", 11211, PORTS, "1 2:11311 1 1 1 1 2:11311 2:11311 1:11212 2:11311"),
        ("libmemcachedModula", "crc", 11211, ONE_TO_FIVE, "2 2 3 1 3 2 5 2 2 3"),
        ("libmemcachedModula", "crc", 11211, PORTS, "1:11212 1 1:11212 1 1:11212 2:11311 1 2:11311 1 1"),
        ("libmemcachedModula", "fnv1_64", 11211, ONE_TO_FIVE, "5 1 2 3 1 2 3 4 2 3"),
        ("libmemcachedModula", "fnv1_64", 11211, PORTS, "2:11311 1 1:11212 2:11311 1:11212 2:11311 1 1:11212 1 1:11212"),
        ("libmemcachedModula", "fnv1a_64", 11211, ONE_TO_FIVE, "4 4 4 4 4 4 4 4 4 4"),
        ("libmemcachedModula", "fnv1a_64", 11211, PORTS,
            "1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212"),
        ("libmemcachedModula", "fnv1_32", 11211, ONE_TO_FIVE, "3 4 5 1 4 5 1 2 5 1"),
        ("libmemcachedModula", "fnv1a_32", 11211, ONE_TO_FIVE, "1 5 3 2 2 1 4 3 4 3"),
        ("libmemcachedModula", "murmur", 11211, ONE_TO_FIVE, "3 2 4 1 5 5 3 3 3 3"),
        ("libmemcachedModula", "jenkins", 11211, ONE_TO_FIVE, "5 5 3 1 2 3 1 4 1 1"),
        ("libmemcachedModula", "murmur3", 11211, ONE_TO_FIVE, "4 2 3 2 3 1 1 5 2 4"),
        ("libmemcachedConsistent", "default", 11211, ONE_TO_FIVE, "5 3 2 2 3 2 5 4 1 3"),
        ("libmemcachedConsistent", "default", 11211, WEIGHTED, "2 3 1 3 3 3 3 2 3 1"),
        ("libmemcachedConsistent", "md5", 11211, ONE_TO_FIVE, "5 1 1 5 2 3 2 2 3 5"),
        ("libmemcachedConsistent", "md5", 11211, WEIGHTED, "1 1 3 2 1 3 2 2 3 2"),
        ("libmemcachedConsistent", "crc", 11211, ONE_TO_FIVE, "5 5 2 5 5 5 5 5 5 1"),
        ("libmemcachedConsistent", "crc", 11211, WEIGHTED, "3 3 3 3 3 3 3 3 3 3"),
        ("libmemcachedConsistent", "fnv1_64", 11211, ONE_TO_FIVE, "1 1 1 1 1 1 1 1 1 1"),
        ("libmemcachedConsistent", "fnv1_64", 11211, WEIGHTED, "2 2 2 2 2 2 2 2 2 2"),
        ("libmemcachedConsistent", "fnv1a_64", 11211, ONE_TO_FIVE, "1 1 1 1 1 1 1 1 1 1"),
        ("libmemcachedConsistent", "fnv1a_64", 11211, WEIGHTED, "3 3 3 3 3 3 3 3 3 3"),
        ("libmemcachedConsistent", "fnv1_32", 11211, ONE_TO_FIVE, "5 5 5 5 5 5 5 5 5 5"),
        ("libmemcachedConsistent", "fnv1_32", 11211, WEIGHTED, "2 2 2 2 2 2 2 2 2 2"),
        ("libmemcachedConsistent", "fnv1a_32", 11211, ONE_TO_FIVE, "4 4 4 4 4 1 4 4 4 4"),
        ("libmemcachedConsistent", "fnv1a_32", 11211, WEIGHTED, "1 2 3 1 3 1 3 3 2 2"),
        ("libmemcachedConsistent", "murmur", 11211, ONE_TO_FIVE, "3 4 3 2 1 5 1 3 1 5"),
        ("libmemcachedConsistent", "murmur", 11211, WEIGHTED, "2 1 3 1 2 3 2 2 1 2"),
        ("libmemcachedConsistent", "jenkins", 11211, ONE_TO_FIVE, "5 4 1 3 2 5 4 3 3 4"),
        ("libmemcachedConsistent", "jenkins", 11211, WEIGHTED, "2 3 3 3 3 2 3 3 3 2"),
        ("libmemcachedConsistent", "murmur3", 11211, ONE_TO_FIVE, "1 4 5 4 4 1 4 5 3 2"),
        ("libmemcachedConsistent", "murmur3", 11211, WEIGHTED, "3 2 2 2 1 3 2 1 2 3"),

        ("redisArrayRanges", "null", 6379, THREE, "3 2 1 2 3 2 1 2 3 2"),
        ("redisArrayRanges", "null", 6379, ONE_TO_FIVE, "5 3 1 3 5 3 1 3 5 3"),
        ("redisArrayRanges", "md5", 6379, THREE, "3 3 1 3 2 1 1 2 2 2"),
        ("redisArrayRanges", "md5", 6379, ONE_TO_FIVE, "5 4 1 5 3 1 1 3 4 3"),
        ("redisArrayRanges", "crc32b", 6379, THREE, "3 2 3 2 3 1 3 2 3 2"),
        ("redisArrayRanges", "crc32b", 6379, ONE_TO_FIVE, "4 2 5 3 5 2 5 2 5 2"),
        ("redisArray", "md5", 6379, THREE, "1 1 1 1 2 2 3 2 2 1"),
        ("redisArray", "md5", 6379, ONE_TO_FIVE, "5 4 4 1 2 2 5 5 2 1"),
        ("redisArray", "crc32b", 6379, THREE, "2 3 2 2 2 2 1 3 2 3"),
        ("redisArray", "crc32b", 6379, ONE_TO_FIVE, "5 4 2 5 2 4 1 3 2 3"),

        ("mediaWikiMemcached", "", 11211, ONE_TO_FIVE, "4 4 2 3 2 5 5 1 2 3"),
        ("mediaWikiMemcached", "", 11211, WEIGHTED, "3 2 3 3 3 3 3 3 2 3"),
        ("mediaWikiHashRing", "sha1", 11211, ONE_TO_FIVE, "5 1 4 4 1 4 3 1 4 5"),
        ("mediaWikiHashRing", "sha1", 11211, WEIGHTED, "2 3 1 3 3 2 3 3 2 3"),
        ("mediaWikiHashRing", "md5", 11211, ONE_TO_FIVE, "4 4 5 4 5 1 3 5 5 3"),
        ("mediaWikiHashRing", "md5", 11211, WEIGHTED, "3 3 2 3 3 3 3 2 3 3"),

        ("twemproxy", "fnv1a_64,", 11211, ONE_TO_FIVE, "5 5 5 5 5 5 5 5 5 5"),
        ("twemproxy", "fnv1a_64,", 11211, WEIGHTED, "3 3 3 3 3 3 3 3 3 3"),
        ("twemproxy", "fnv1a_64,", 11211, NAMED, "3 3 3 3 3 3 3 3 3 3"),
        ("twemproxy", "murmur,", 11211, ONE_TO_FIVE, "2 5 5 1 2 4 5 1 1 2"),
        ("twemproxy", "murmur,", 11211, WEIGHTED, "2 1 3 1 2 3 2 2 1 2"),
        ("twemproxy", "murmur,", 11211, NAMED, "3 2 3 2 1 3 2 3 3 2"),
        ("twemproxy", "crc32a,", 11211, ONE_TO_FIVE, "3 1 2 3 2 2 1 2 5 1"),
        ("twemproxy", "crc32a,", 11211, WEIGHTED, "3 1 2 3 2 2 1 2 1 3"),
        ("twemproxy", "crc32a,", 11211, NAMED, "2 2 2 1 1 2 3 1 3 2"),
        ("twemproxy", "hsieh,", 11211, ONE_TO_FIVE, "1 5 3 2 3 4 4 1 4 4"),
        ("twemproxy", "hsieh,", 11211, WEIGHTED, "3 3 3 3 3 3 3 1 3 1"),
        ("twemproxy", "hsieh,", 11211, NAMED, "1 1 3 1 1 3 2 3 2 2"),
        ("twemproxyModula", "fnv1a_64,", 11211, ONE_TO_FIVE, "4 4 4 4 4 4 4 4 4 4"),
        ("twemproxyModula", "fnv1a_64,", 11211, WEIGHTED, "3 2 1 3 2 3 3 3 3 2"),
        ("twemproxyModula", "fnv1a_64,", 11211, NAMED, "1 2 2 3 1 2 2 3 1 2"),
        ("twemproxyModula", "md5,", 11211, ONE_TO_FIVE, "4 2 2 1 5 3 5 1 2 3"),
        ("twemproxyModula", "md5,", 11211, WEIGHTED, "1 3 2 3 2 3 3 2 3 3"),
        ("twemproxyModula", "md5,", 11211, NAMED, "2 1 2 3 2 3 2 1 3 3"),

        ("haproxy", "sdbm,null", 11211, ONE_TO_FIVE, "5 3 2 3 1 2 1 2 1 4"),
        ("haproxy", "sdbm,true", 11211, WEIGHTED, "1 3 2 3 1 2 1 3 1 2"),
        ("haproxy", "crc32,true", 11211, ONE_TO_FIVE, "1 3 5 2 1 3 5 3 2 4"),
        ("haproxyMapBased", "sdbm,false", 11211, ONE_TO_FIVE, "2 3 4 5 1 2 3 4 5 1"),
        ("haproxyMapBased", "sdbm,false", 11211, WEIGHTED, "2 3 3 1 3 2 3 3 2 3"),

        ("hashring", "", 11211, ONE_TO_FIVE, "3 3 5 4 5 1 3 5 4 3"),
        ("hashring", "", 11211, WEIGHTED, "3 3 2 3 3 3 3 2 3 3"),
        ("credis", "128", 6379, TWO, "1 2 2 2 1 2 1 1 2 1"),
        ("credis", "128", 6379, THREE, "1 3 1 3 1 3 3 1 2 1"),
        ("credis", "128", 6379, ONE_TO_FIVE, "1 3 2 3 4 1 5 1 3 1"),
    ];

    fn argument(text: &str) -> Argument {
        match text {
            "null" => Argument::Null,
            "true" | "false" => Argument::Flag(text == "true"),
            _ => text
                .parse()
                .map_or_else(|_| Argument::Text(text.into()), Argument::Int),
        }
    }

    fn scheme(name: &str, arguments: &str) -> Scheme {
        let arguments: Vec<_> = match arguments {
            "" => vec![],
            _ => arguments.split(',').map(argument).collect(),
        };
        Scheme::named(name, &arguments)
    }

    #[test]
    fn the_model_answers_as_the_peers() {
        for (name, arguments, port, servers, expected) in ROWS {
            let scheme = scheme(name, arguments);
            let address = |short: &str| {
                let (short, name) = short.split_once(' ').unwrap_or((short, ""));
                let (host, port) = match short.split_once(':') {
                    Some((host, port)) => (host, port.to_owned()),
                    None => (short, port.to_string()),
                };
                format!("10.0.0.{host}:{port} {name}")
                    .trim_end()
                    .as_bytes()
                    .to_vec()
            };
            let placed: Vec<_> = servers
                .iter()
                .map(|(short, weight)| (address(short), *weight))
                .collect();
            for (server, weight) in &placed {
                assert!(
                    scheme.accepts(server, i64::from(*weight)),
                    "{name} {servers:?}"
                );
            }
            let model = Model::new(&scheme, &placed);
            let found: Vec<_> = (0..10)
                .map(|key| {
                    let key = format!("k{key}");
                    let number = model.owner(scheme.position(key.as_bytes())).unwrap();
                    assert_eq!(model.list_of_key(key.as_bytes())[0], number);
                    servers[number as usize].0.split(' ').next().unwrap()
                })
                .collect();
            assert_eq!(
                found.join(" "),
                *expected,
                "{name}({arguments}) {servers:?}"
            );
        }
    }

    fn placed(servers: &[&str]) -> Vec<(Vec<u8>, u32)> {
        servers
            .iter()
            .map(|name| (name.as_bytes().to_vec(), 1))
            .collect()
    }

    /// As `CLUSTER KEYSLOT` answers.
    #[test]
    fn slots_are_those_of_a_redis_server() {
        let cluster = scheme("redisCluster", "");
        for (key, slot) in [
            ("k0", 8579),
            ("k1", 12706),
            ("k2", 449),
            ("k9", 12458),
            ("user:1234", 15814),
            ("{tag}x", 8338),
            ("a{b}c", 3300),
            ("{}x", 10595),
            ("x{y", 2740),
            ("x}{y}", 12222),
            ("{{a}}", 10276),
            ("", 0),
        ] {
            assert_eq!(cluster.position(key.as_bytes()), slot, "{key}");
        }
        assert_eq!(cluster.position(b"\x80\xff"), 1384);
        assert_eq!(cluster.position(&[b'x'; 300]), 11216);
    }

    /// As `redis-cli --cluster create` prints them.
    #[test]
    fn slots_are_shared_out_as_by_redis_cli() {
        assert_eq!(last_slots(3), [5460, 10922, 16383]);
        assert_eq!(last_slots(5), [3276, 6553, 9829, 13106, 16383]);
        assert_eq!(last_slots(7), [2340, 4680, 7021, 9361, 11702, 14042, 16383]);
        // Of 78 masters one bound differs from the multiple of 16384 / 78.
        let cluster = scheme("redisCluster", "");
        let servers: Vec<_> = (0..78)
            .map(|i| (format!("redis{i}").into_bytes(), 1))
            .collect();
        let model = Model::new(&cluster, &servers);
        for (first, last) in SLOTS_OF_78 {
            assert_eq!(model.owner(*first), model.owner(*last));
            assert_ne!(model.owner(*last), model.owner(last + 1));
        }
    }

    #[rustfmt::skip]
    const SLOTS_OF_78: &[(u32, u32)] = &[
        (210, 419), (420, 629), (630, 839), (840, 1049), (1050, 1259), (1260, 1469), (1470, 1679), (1680,
        1889), (1890, 2100), (2101, 2310), (2311, 2520), (2521, 2730), (2731, 2940), (2941, 3150), (3151,
        3360), (3361, 3570), (3571, 3780), (3781, 3990), (3991, 4200), (4201, 4410), (4411, 4620), (4621,
        4830), (4831, 5040), (5041, 5250), (5251, 5460), (5461, 5670), (5671, 5880), (5881, 6090), (6091,
        6301), (6302, 6511), (6512, 6721), (6722, 6931), (6932, 7141), (7142, 7351), (7352, 7561), (7562,
        7771), (7772, 7981), (7982, 8191), (8192, 8401), (8402, 8611), (8612, 8821), (8822, 9031), (9032,
        9241), (9242, 9451), (9452, 9661), (9662, 9871), (9872, 10081), (10082, 10292), (10293, 10502),
        (10503, 10712), (10713, 10922), (10923, 11132), (11133, 11342), (11343, 11552), (11553, 11762),
        (11763, 11972), (11973, 12182), (12183, 12392), (12393, 12602), (12603, 12812), (12813, 13022),
        (13023, 13232), (13233, 13442), (13443, 13652), (13653, 13862), (13863, 14072), (14073, 14283),
        (14284, 14493), (14494, 14703), (14704, 14913), (14914, 15123), (15124, 15333), (15334, 15543),
        (15544, 15753), (15754, 15963), (15964, 16173),
    ];

    /// Where the copies of the class agree: none of these keys lies below all servers.
    #[test]
    fn times31_finds_the_servers_of_the_book() {
        let servers = placed(
            &[1, 2, 3, 4, 5]
                .map(|i| format!("10.0.0.{i}:11211"))
                .each_ref()
                .map(String::as_str),
        );
        for (every_other, expected) in [("false", "344321134"), ("true", "52522155")] {
            let scheme = scheme("md5Times31", every_other);
            let model = Model::new(&scheme, &servers);
            let keys: &[_] = if every_other == "false" {
                &[1, 2, 3, 4, 5, 6, 7, 8, 9]
            } else {
                &[0, 1, 2, 3, 4, 5, 6, 9]
            };
            let found: String = keys
                .iter()
                .map(|key| scheme.position(format!("k{key}").as_bytes()))
                .map(|position| (model.owner(position).unwrap() + 1).to_string())
                .collect();
            assert_eq!(found, expected, "{every_other}");
        }
    }

    /// One of each way to place keys.
    const EACH: &[(&str, &str)] = &[
        ("md5Crc32", "5"),
        ("crc32Descending", ""),
        ("flexihash", "3"),
        ("predis", ""),
        ("modulo", ""),
        ("time33", "2"),
        ("libmemcached", "md5"),
        ("libmemcachedConsistent", "murmur"),
        ("libmemcachedConsistent", "crc"),
        ("libmemcachedModula", "default"),
        ("memcache", "crc32"),
        ("memcacheStandard", "fnv"),
        ("nginx", ""),
        ("nginxModulo", ""),
        ("redisArray", "null"),
        ("redisArray", "fnv132"),
        ("redisArray", "sha1"),
        ("redisArrayRanges", "null"),
        ("redisArrayRanges", "xxh32"),
        ("redisArrayRanges", "fnv1a64"),
        ("mediaWikiMemcached", ""),
        ("mediaWikiHashRing", "sha1"),
        ("twemproxy", "jenkins,{}"),
        ("twemproxyModula", "crc16,"),
        ("redisCluster", ""),
        ("credis", "3"),
        ("md5Times31", "false"),
        ("md5Times31", "true"),
        ("hashring", ""),
        ("haproxy", "wt6,null"),
        ("haproxyMapBased", "djb2,true"),
    ];

    /// As many keys as their part of all positions.
    #[test]
    #[expect(clippy::cast_precision_loss, reason = "at most 2^32")]
    fn a_census_is_how_keys_are_shared_out() {
        const KEYS: u32 = 4000;
        let names = [1, 2, 3, 4, 5].map(|i| format!("10.0.0.{i}:11211"));
        let servers = placed(&names.each_ref().map(String::as_str));
        let keys: Vec<_> = (0..KEYS)
            .map(|key| format!("{:x?}", Md5::digest(key.to_le_bytes())))
            .collect();
        for (name, arguments) in EACH {
            let scheme = scheme(name, arguments);
            let model = Model::new(&scheme, &servers);
            let census = census(&[&model], |position| model.owner(position).unwrap());
            assert_eq!(
                census.values().sum::<u64>(),
                model.positions(),
                "{name}({arguments})"
            );
            let mut found = BTreeMap::new();
            for key in &keys {
                let owner = model.owner(scheme.position(key.as_bytes())).unwrap();
                *found.entry(owner).or_insert(0_u32) += 1;
            }
            for number in 0..5 {
                let own = census.get(&number).copied().unwrap_or(0);
                let share = own as f64 / model.positions() as f64;
                let found = f64::from(found.get(&number).copied().unwrap_or(0)) / f64::from(KEYS);
                let deviation = (share * (1.0 - share) / f64::from(KEYS)).sqrt();
                assert!(
                    (found - share).abs() <= 4.5 * deviation,
                    "{name}({arguments}): {number} has {share} of the positions and {found} of the keys"
                );
            }
        }
    }

    /// Whoever is next in the list has the key as soon as those before are gone; also where points collide.
    #[test]
    fn a_list_is_the_order_of_failover() {
        let names = [
            "plumless", "buckeroo", "c2702", "c5355", "c19829", "c21977", "c1",
        ];
        let mut collisions = 0;
        for (name, arguments, port) in [
            ("md5Crc32", "2", ""),
            ("crc32Descending", "", ""),
            ("crc32Strict", "3", ""),
            ("flexihash", "2", ""),
            ("libmemcachedConsistent", "md5", ":11211"),
            ("libmemcachedConsistent", "crc", ":80"),
            ("nginx", "", ":80"),
            ("redisArray", "null", ""),
            ("md5Times31", "false", ""),
            ("hashring", "", ""),
            ("twemproxy", "murmur,", ":80"),
        ] {
            let scheme = scheme(name, arguments);
            let servers = placed(
                &names
                    .map(|name| format!("{name}{port}"))
                    .each_ref()
                    .map(String::as_str),
            );
            let model = Model::new(&scheme, &servers);
            let shared = model.at.iter().filter(|(_, servers)| servers.len() > 1);
            let shared: Vec<_> = shared.map(|(position, _)| *position).take(4).collect();
            collisions += shared.len();
            for position in [0, 1 << 31, u32::MAX].into_iter().chain(shared) {
                let list = model.list(position);
                for gone in 0..list.len() {
                    let left: Vec<_> = (0..7)
                        .filter(|number| !list[..gone].contains(number))
                        .collect();
                    let servers: Vec<_> = left
                        .iter()
                        .map(|number| servers[*number as usize].clone())
                        .collect();
                    let owner = Model::new(&scheme, &servers).owner(position).unwrap();
                    assert_eq!(
                        left[owner as usize], list[gone],
                        "{name}: {gone} of {list:?} at {position}"
                    );
                }
            }
        }
        assert!(collisions > 10, "only {collisions}");
    }

    /// Of all pairs of four digits, so many make a position.
    #[test]
    fn sums_are_counted() {
        let four: Vec<_> = (0..=0xffff)
            .map(|digits| time31(format!("{digits:04x}").bytes()))
            .collect();
        let last: BTreeSet<u64> = four.iter().copied().collect();
        for (first, second) in [(0x1234, 0xcdef), (0, 0xffff), (0xffff, 0)] {
            let hash = (four[first] * 31_u64.pow(4) + four[second]) % (1 << 31);
            let is_pair = |first: &&u64| {
                last.contains(
                    &((hash + (1 << 31) - **first * 31_u64.pow(4) % (1 << 31)) % (1 << 31)),
                )
            };
            let pairs = four.iter().filter(is_pair).count() as u64;
            assert_eq!(last.len(), four.len());
            assert_eq!(sums_below(true, hash + 1) - sums_below(true, hash), pairs);
        }
        assert_eq!(
            [sums_below(true, 0), sums_below(true, 1 << 31)],
            [0, 1 << 32]
        );
        assert_eq!(
            [sums_below(false, 0), sums_below(false, 1 << 31)],
            [0, 1 << 16]
        );
    }
}
