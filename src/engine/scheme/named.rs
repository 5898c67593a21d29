//! The named constructors: an entry per system.

use super::{
    Names, Parts, Scheme, Tie, Weights,
    share::Share,
    source::{Count, Digest, Source},
};
use crate::engine::{
    hash::{Algorithm, Hash},
    key::{Fold, KeyHash, Part},
    label::Label,
    placement::{
        Finder, Rule,
        buckets::Fill,
        failover::{Failover, Rehash},
        points::{Search, Winner},
        ranges::Split,
    },
};

/// A named constructor.
#[derive(Debug)]
pub struct Named {
    /// Its name.
    pub name: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    make: fn(&Arguments) -> Parts,
}

/// A parameter of a named constructor.
#[derive(Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
}

/// What a parameter takes.
#[derive(Debug)]
pub enum Kind {
    /// A number of virtual nodes; with the default, which may be null.
    Nodes(Option<u32>),
    /// The name of a hash, as the client has it; with the default, which may be null.
    Hash(&'static [(&'static str, Hash)], Option<Hash>),
    /// A bool; with the default, which may be null.
    Flag(Option<bool>),
    /// No bytes, or two.
    Delimiters,
}

/// An argument of a named constructor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Null; and behind the last one.
    Null,
    /// A number of virtual nodes.
    Nodes(u32),
    /// A hash.
    Hash(Hash),
    /// A bool.
    Flag(bool),
    /// Two bytes, or none.
    Delimiters(Option<[u8; 2]>),
}

/// The arguments of a named constructor, in the order of its parameters.
pub type Arguments = [Argument; 2];

impl PartialEq for Named {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Named {}

impl Kind {
    /// The argument if none is passed.
    #[must_use]
    pub fn default(&self) -> Argument {
        match *self {
            Self::Nodes(None) | Self::Hash(_, None) | Self::Flag(None) => Argument::Null,
            Self::Flag(Some(flag)) => Argument::Flag(flag),
            Self::Nodes(Some(nodes)) => Argument::Nodes(nodes),
            Self::Hash(_, Some(hash)) => Argument::Hash(hash),
            Self::Delimiters => Argument::Delimiters(None),
        }
    }

    /// The PHP expression of an argument.
    #[must_use]
    pub fn expression(&self, argument: Argument) -> String {
        match (argument, self) {
            (Argument::Nodes(nodes), _) => nodes.to_string(),
            (Argument::Hash(hash), Self::Hash(choices, _)) => {
                let name = super::name_of(choices, hash).unwrap_or_default();
                format!("'{name}'")
            }
            (Argument::Flag(flag), _) => flag.to_string(),
            (Argument::Delimiters(bytes), _) => {
                let text = quoted(bytes.as_ref().map_or(b"", <[u8; 2]>::as_slice));
                String::from_utf8_lossy(&text).into_owned()
            }
            _ => "null".to_owned(),
        }
    }

    /// The arguments that are worth a try where the right ones are searched for.
    fn candidates(&self) -> Vec<Argument> {
        match self {
            Self::Nodes(_) => vec![self.default()],
            Self::Hash(choices, default) => {
                let null = default.is_none().then_some(Argument::Null);
                let hashes = choices.iter().map(|(_, hash)| Argument::Hash(*hash));
                null.into_iter().chain(hashes).collect()
            }
            Self::Flag(_) => [false, true].map(Argument::Flag).to_vec(),
            Self::Delimiters => [None, Some(*b"{}")].map(Argument::Delimiters).to_vec(),
        }
    }
}

impl Named {
    /// The scheme of these arguments.
    #[must_use]
    pub fn scheme(&'static self, arguments: Arguments) -> Scheme {
        let parts = (self.make)(&arguments);
        let mut simpler = arguments;
        for (argument, parameter) in simpler.iter_mut().zip(self.parameters) {
            if let Argument::Flag(_) = argument {
                *argument = parameter.kind.default();
            }
        }
        // What null stands for may be said in words, too.
        let arguments = if (self.make)(&simpler) == parts {
            simpler
        } else {
            arguments
        };
        Scheme {
            parts,
            named: Some((self, arguments)),
        }
    }

    /// The arguments if none are passed.
    #[must_use]
    pub fn defaults(&self) -> Arguments {
        let mut arguments = [Argument::Null; 2];
        for (argument, parameter) in arguments.iter_mut().zip(self.parameters) {
            *argument = parameter.kind.default();
        }
        arguments
    }

    /// The schemes that are worth a try where the right one is searched for, the usual one first.
    pub(in crate::engine) fn candidates(&'static self) -> Vec<Scheme> {
        let mut all = vec![[Argument::Null; 2]];
        for (place, parameter) in self.parameters.iter().enumerate() {
            let candidates = parameter.kind.candidates();
            all = all
                .into_iter()
                .flat_map(|before| {
                    candidates.iter().map(move |candidate| {
                        let mut arguments = before;
                        if let Some(argument) = arguments.get_mut(place) {
                            *argument = *candidate;
                        }
                        arguments
                    })
                })
                .collect();
        }
        let mut schemes: Vec<_> = all
            .into_iter()
            .map(|arguments| self.scheme(arguments))
            .collect();
        schemes.sort_by_key(|scheme| !scheme.has_defaults());
        schemes.dedup();
        schemes
    }

    /// The PHP expression: numbers are always written, other arguments up to the last that is not the default.
    pub(super) fn expression(&self, arguments: Arguments) -> String {
        let passed = || self.parameters.iter().zip(arguments);
        let is_written = |(parameter, argument): (&Parameter, Argument)| {
            matches!(argument, Argument::Nodes(_)) || argument != parameter.kind.default()
        };
        let written = passed().rposition(is_written).map_or(0, |last| last + 1);
        let texts: Vec<_> = passed()
            .take(written)
            .map(|(parameter, argument)| parameter.kind.expression(argument))
            .collect();
        format!("Scheme::{}({})", self.name, texts.join(", "))
    }
}

impl Scheme {
    /// Whether a named constructor makes it without arguments, whatever its virtual nodes are.
    pub(in crate::engine) fn has_defaults(&self) -> bool {
        self.named.is_some_and(|(named, arguments)| {
            let mut passed = named.parameters.iter().zip(arguments);
            passed.all(|(parameter, argument)| {
                matches!(argument, Argument::Nodes(_)) || argument == parameter.kind.default()
            })
        })
    }
}

/// The named constructor that makes the parts of a general scheme, and the arguments to pass.
pub(super) fn of_labels(parts: &Parts) -> Option<(&'static Named, Arguments)> {
    let nodes = match parts.count {
        Count::PerWeight(nodes) => Argument::Nodes(nodes),
        _ => Argument::Null,
    };
    NAMED.iter().find_map(|named| {
        let arguments = match named.parameters {
            [] => [Argument::Null; 2],
            [
                Parameter {
                    kind: Kind::Nodes(_),
                    ..
                },
            ] => [nodes, Argument::Null],
            _ => return None,
        };
        let takes = nodes != Argument::Null
            || matches!(
                named.parameters,
                [] | [Parameter {
                    kind: Kind::Nodes(None),
                    ..
                }]
            );
        (takes && (named.make)(&arguments) == *parts).then_some((named, arguments))
    })
}

/// A PHP string.
pub(super) fn quoted(text: &[u8]) -> Vec<u8> {
    let mut quoted = vec![b'\''];
    for byte in text {
        if matches!(byte, b'\'' | b'\\') {
            quoted.push(b'\\');
        }
        quoted.push(*byte);
    }
    quoted.push(b'\'');
    quoted
}

#[expect(
    clippy::expect_used,
    reason = "templates of this folder, each made by a test"
)]
pub(super) fn label(template: &str) -> Label {
    Label::new(template.as_bytes()).expect("a template with {server}")
}

// --- parameters ----------------------------------------------------------------------------------------------------

const fn nodes(default: Option<u32>) -> Parameter {
    let (name, kind) = ("virtualNodes", Kind::Nodes(default));
    Parameter { name, kind }
}

const fn hash(choices: &'static [(&'static str, Hash)], default: Hash) -> Parameter {
    let (name, kind) = ("hash", Kind::Hash(choices, Some(default)));
    Parameter { name, kind }
}

const NODES_32: &[Parameter] = &[nodes(Some(32))];
const NODES_64: &[Parameter] = &[nodes(Some(64))];

/// `Memcached::HASH_…`, in lower case.
const LIBMEMCACHED: &[(&str, Hash)] = &[
    ("default", Hash::OneAtATime),
    ("md5", Hash::Md5Le32),
    ("crc", Hash::Crc32High15),
    ("fnv1_64", Hash::Fnv164Signed),
    ("fnv1a_64", Hash::Fnv1a64Signed),
    ("fnv1_32", Hash::Fnv1Signed),
    ("fnv1a_32", Hash::Fnv1aSigned),
    ("hsieh", Hash::Hsieh),
    ("murmur", Hash::Murmur2),
    ("jenkins", Hash::Lookup3),
    ("murmur3", Hash::Murmur3),
];

/// `memcache.hash_function`.
const MEMCACHE: &[(&str, Hash)] = &[("crc32", Hash::Crc32), ("fnv", Hash::Fnv1aSigned)];

/// `hash:` in nutcracker.yml.
const TWEMPROXY: &[(&str, Hash)] = &[
    ("one_at_a_time", Hash::OneAtATime),
    ("md5", Hash::Md5Le32),
    ("crc16", Hash::Crc16Twemproxy),
    ("crc32", Hash::Crc32High15),
    ("crc32a", Hash::Crc32),
    ("fnv1_64", Hash::Fnv164Signed),
    ("fnv1a_64", Hash::Fnv1a64Signed),
    ("fnv1_32", Hash::Fnv1Signed),
    ("fnv1a_32", Hash::Fnv1aSigned),
    ("hsieh", Hash::Hsieh),
    ("murmur", Hash::Murmur2),
    ("jenkins", Hash::Lookup3),
];

/// `hash-type` in haproxy.cfg.
const HAPROXY: &[(&str, Hash)] = &[
    ("sdbm", Hash::Sdbm),
    ("djb2", Hash::Djb2),
    ("wt6", Hash::Wt6),
    ("crc32", Hash::Crc32),
];

/// `'algorithm'` of a `RedisArray`: PHP's `hash()`.
const REDIS_ARRAY: &[(&str, Hash)] = &[
    ("md5", Hash::Digest(Algorithm::Md5)),
    ("sha1", Hash::Digest(Algorithm::Sha1)),
    ("crc32b", Hash::Digest(Algorithm::Crc32b)),
    ("fnv132", Hash::Digest(Algorithm::Fnv132)),
    ("fnv1a32", Hash::Digest(Algorithm::Fnv1a32)),
    ("fnv164", Hash::Digest(Algorithm::Fnv164)),
    ("fnv1a64", Hash::Digest(Algorithm::Fnv1a64)),
    ("joaat", Hash::Digest(Algorithm::Joaat)),
    ("murmur3a", Hash::Digest(Algorithm::Murmur3a)),
    ("xxh32", Hash::Digest(Algorithm::Xxh32)),
];

/// The algorithm of MediaWiki's `HashRing`, of which the key's position is the first word.
const MEDIA_WIKI: &[(&str, Hash)] = &[("md5", Hash::Md5Le32), ("sha1", Hash::Sha1Le32)];

const ALGORITHM_OF_REDIS_ARRAY: &[Parameter] = &[Parameter {
    name: "algorithm",
    kind: Kind::Hash(REDIS_ARRAY, None),
}];

const HASH_OF_TWEMPROXY: &[Parameter] = &[
    hash(TWEMPROXY, Hash::Fnv1a64Signed),
    Parameter {
        name: "hashTag",
        kind: Kind::Delimiters,
    },
];

const HASH_OF_HAPROXY: &[Parameter] = &[
    hash(HAPROXY, Hash::Sdbm),
    Parameter {
        name: "avalanche",
        kind: Kind::Flag(None),
    },
];

fn hash_of([argument, _]: &Arguments, otherwise: Hash) -> Hash {
    match argument {
        Argument::Hash(hash) => *hash,
        _ => otherwise,
    }
}

/// The number of virtual nodes; 0 for none.
fn nodes_of([argument, _]: &Arguments) -> u32 {
    match argument {
        Argument::Nodes(nodes) => *nodes,
        _ => 0,
    }
}

// --- parts that several systems have ---------------------------------------------------------------------------------

fn labels(hash: Hash, template: &str, first: u32, nodes: u32, search: Search) -> Parts {
    Parts::of_labels(hash, label(template), first, nodes, search)
}

fn finder(keys: KeyHash, rule: Rule) -> Finder {
    Finder {
        keys,
        rule,
        failover: Failover::Next,
    }
}

/// Four points per MD5 of a label, shared out by weight.
fn ketama(hash: Hash, share: Share) -> Parts {
    Parts {
        finder: finder(KeyHash::whole(hash), Rule::Points(Search::AtOrAfter)),
        source: digests(Digest::Md5, 4),
        count: Count::Shared(40, share),
        tie: Tie::Added(Winner::Last),
        names: Names::Any,
        weights: Weights::UpTo(u32::MAX),
    }
}

fn digests(digest: Digest, words: u8) -> Source {
    Source::Digests {
        digest,
        label: label("{server}-{index}"),
        words,
    }
}

fn libmemcached(hash: Hash) -> Parts {
    Parts {
        tie: Tie::Added(Winner::First),
        names: Names::Libmemcached,
        weights: Weights::OrZero,
        ..ketama(hash, Share::DownInSingle)
    }
}

/// The server at the position modulo the number of servers.
fn modulo(hash: Hash) -> Parts {
    Parts {
        finder: finder(KeyHash::whole(hash), Rule::Modulo),
        source: Source::None,
        count: Count::Fixed(0),
        tie: Tie::Added(Winner::Last),
        names: Names::Any,
        weights: Weights::One,
    }
}

/// A list of servers that has each as often as it weighs.
fn buckets(keys: KeyHash, fill: Fill) -> Parts {
    Parts {
        finder: finder(keys, Rule::Buckets),
        source: Source::Buckets(fill),
        weights: Weights::UpTo(u32::MAX),
        ..modulo(keys.hash)
    }
}

fn rehashed(parts: Parts, rehash: Rehash) -> Parts {
    Parts {
        finder: Finder {
            failover: Failover::Rehash(rehash),
            ..parts.finder
        },
        ..parts
    }
}

fn memcache_keys(arguments: &Arguments, fold: Fold) -> KeyHash {
    KeyHash {
        part: Part::Printable,
        hash: hash_of(arguments, Hash::Crc32),
        fold,
    }
}

fn redis_array_keys(arguments: &Arguments) -> KeyHash {
    KeyHash {
        part: Part::Tag,
        ..KeyHash::whole(hash_of(arguments, Hash::Crc32Complement))
    }
}

fn twemproxy_keys(arguments: &Arguments) -> KeyHash {
    let delimiters = match arguments {
        [_, Argument::Delimiters(delimiters)] => *delimiters,
        _ => None,
    };
    KeyHash {
        part: Part::Between(delimiters),
        ..KeyHash::whole(hash_of(arguments, Hash::Fnv1a64Signed))
    }
}

/// `avalanche_of_default`: whether the hash that nobody named has one.
fn haproxy_keys(arguments: &Arguments, avalanche_of_default: bool) -> KeyHash {
    let hash = hash_of(arguments, Hash::Sdbm);
    let avalanche = match arguments {
        [_, Argument::Flag(flag)] => *flag,
        _ => avalanche_of_default && hash == Hash::Sdbm,
    };
    KeyHash {
        fold: if avalanche {
            Fold::Avalanche
        } else {
            Fold::None
        },
        ..KeyHash::whole(hash)
    }
}

/// Equal ranges, which servers have by their order.
fn ranges(keys: KeyHash, search: Search, split: Split) -> Parts {
    Parts {
        finder: finder(keys, Rule::Ranges(search)),
        source: Source::Ranges(split),
        ..modulo(keys.hash)
    }
}

/// One point per server, and the first one at or below the position in descending order.
fn descending(hash: Hash) -> Parts {
    Parts {
        tie: Tie::Added(Winner::First),
        ..labels(hash, "{server}", 0, 1, Search::AtOrBeforeOrSmallest)
    }
}

/// The heaviest server of HAProxy.
const HAPROXY_WEIGHT: u32 = 256;

// --- the table -----------------------------------------------------------------------------------------------------

/// The named constructors. Where several put the keys at hand on the same servers, the first is the likeliest.
pub static NAMED: [Named; 28] = [
    Named {
        name: "md5Crc32",
        parameters: &[nodes(Some(5))],
        make: |arguments| {
            let nodes = nodes_of(arguments);
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
        parameters: &[],
        make: |_| descending(Hash::Crc32),
    },
    Named {
        name: "crc32Strict",
        parameters: &[nodes(None)],
        make: |arguments| match nodes_of(arguments) {
            0 => labels(Hash::Crc32, "{server}", 0, 1, Search::After),
            nodes => labels(Hash::Crc32, "{server}_{index}", 0, nodes, Search::After),
        },
    },
    Named {
        name: "time33",
        parameters: NODES_64,
        make: |arguments| {
            let nodes = nodes_of(arguments);
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
        parameters: NODES_32,
        make: |arguments| {
            let nodes = nodes_of(arguments);
            labels(Hash::Crc32, "{server}-{index}", 1, nodes, Search::AtOrAfter)
        },
    },
    Named {
        name: "modulo",
        parameters: &[],
        make: |_| modulo(Hash::Crc32),
    },
    Named {
        name: "flexihash",
        parameters: NODES_64,
        make: |arguments| {
            let nodes = nodes_of(arguments);
            labels(Hash::Crc32, "{server}{index}", 0, nodes, Search::After)
        },
    },
    // Predis\Cluster\Distributor\HashRing.
    Named {
        name: "predis",
        parameters: &[],
        make: |_| Parts {
            count: Count::Shared(128, Share::Rounded),
            ..labels(Hash::Crc32, "{server}:{index}", 0, 1, Search::AtOrBefore)
        },
    },
    // Predis\Cluster\Distributor\KetamaRing.
    Named {
        name: "predisKetama",
        parameters: &[],
        make: |_| ketama(Hash::Md5Le32, Share::Down),
    },
    // update_continuum() and dispatch_host() in libmemcached/hosts.cc and hash.cc; so the next two.
    Named {
        name: "libmemcached",
        parameters: &[hash(LIBMEMCACHED, Hash::Md5Le32)],
        make: |arguments| libmemcached(hash_of(arguments, Hash::Md5Le32)),
    },
    Named {
        name: "libmemcachedModula",
        parameters: &[hash(LIBMEMCACHED, Hash::OneAtATime)],
        make: |arguments| Parts {
            names: Names::Libmemcached,
            weights: Weights::Ignored,
            ..modulo(hash_of(arguments, Hash::OneAtATime))
        },
    },
    Named {
        name: "libmemcachedConsistent",
        parameters: &[hash(LIBMEMCACHED, Hash::OneAtATime)],
        make: |arguments| {
            let hash = hash_of(arguments, Hash::OneAtATime);
            Parts {
                source: Source::LabelsOrKetama {
                    hash,
                    label: label("{server}-{index}"),
                },
                count: Count::Fixed(100),
                ..libmemcached(hash)
            }
        },
    },
    // memcache_consistent_hash.c of PECL memcache. Its 1024 buckets are the equidistant positions of keys.
    Named {
        name: "memcache",
        parameters: &[hash(MEMCACHE, Hash::Crc32)],
        make: |arguments| {
            let keys = memcache_keys(arguments, Fold::Equidistant1024);
            let ring = Parts {
                finder: finder(keys, Rule::Points(Search::AtOrAfter)),
                tie: Tie::Added(Winner::First),
                names: Names::Memcache,
                ..labels(keys.hash, "{server}-{index}", 0, 160, Search::AtOrAfter)
            };
            rehashed(ring, Rehash::Suffix)
        },
    },
    // memcache_standard_hash.c.
    Named {
        name: "memcacheStandard",
        parameters: &[hash(MEMCACHE, Hash::Crc32)],
        make: |arguments| {
            let list = Parts {
                names: Names::Memcache,
                ..buckets(memcache_keys(arguments, Fold::High15From1), Fill::InTurn)
            };
            rehashed(list, Rehash::Suffix)
        },
    },
    // ra_init_continuum(), ra_find_node() and ra_extract_key() in phpredis' redis_array_impl.c; so the next.
    Named {
        name: "redisArray",
        parameters: ALGORITHM_OF_REDIS_ARRAY,
        make: |arguments| Parts {
            finder: finder(redis_array_keys(arguments), Rule::Points(Search::AtOrAfter)),
            count: Count::Fixed(40),
            tie: Tie::Added(Winner::First),
            names: Names::RedisArray,
            weights: Weights::One,
            ..ketama(Hash::Crc32Complement, Share::Down)
        },
    },
    Named {
        name: "redisArrayRanges",
        parameters: ALGORITHM_OF_REDIS_ARRAY,
        make: |arguments| {
            let keys = redis_array_keys(arguments);
            ranges(keys, Search::AtOrAfter, Split::Complement)
        },
    },
    // keyHashSlot() in Redis' cluster.c, and redis-cli.
    Named {
        name: "redisCluster",
        parameters: &[],
        make: |_| {
            let keys = KeyHash {
                part: Part::NonEmptyTag,
                ..KeyHash::whole(Hash::Crc16Slot)
            };
            ranges(keys, Search::AtOrBefore, Split::Slots)
        },
    },
    // ngx_http_upstream_hash_module.c; so the next.
    Named {
        name: "nginx",
        parameters: &[],
        make: |_| Parts {
            source: Source::Chain,
            tie: Tie::Added(Winner::First),
            names: Names::Nginx,
            ..labels(Hash::Crc32, "{server}{index}", 0, 160, Search::AtOrAfter)
        },
    },
    Named {
        name: "nginxModulo",
        parameters: &[],
        make: |_| {
            let list = Parts {
                names: Names::Nginx,
                ..buckets(KeyHash::whole(Hash::Crc32High15), Fill::InTurn)
            };
            rehashed(list, Rehash::Sum)
        },
    },
    // MediaWiki's includes/libs/objectcache/utils/MemcachedClient.php.
    Named {
        name: "mediaWikiMemcached",
        parameters: &[],
        make: |_| {
            let list = buckets(KeyHash::whole(Hash::Md5Be31), Fill::InTurn);
            rehashed(list, Rehash::Chain)
        },
    },
    // MediaWiki's includes/libs/HashRing.php.
    Named {
        name: "mediaWikiHashRing",
        parameters: &[Parameter {
            name: "algorithm",
            kind: Kind::Hash(MEDIA_WIKI, Some(Hash::Sha1Le32)),
        }],
        make: |arguments| {
            let hash = hash_of(arguments, Hash::Sha1Le32);
            let digest = match hash {
                Hash::Md5Le32 => Digest::Md5,
                _ => Digest::Sha1,
            };
            Parts {
                source: digests(digest, 4),
                tie: Tie::Node,
                ..ketama(hash, Share::DownServersLast)
            }
        },
    },
    // twemproxy's nc_ketama.c and nc_modula.c, nc_server.c and nc_conf.c.
    Named {
        name: "twemproxy",
        parameters: HASH_OF_TWEMPROXY,
        make: |arguments| Parts {
            finder: finder(twemproxy_keys(arguments), Rule::Points(Search::AtOrAfter)),
            tie: Tie::Name,
            names: Names::Twemproxy,
            ..ketama(Hash::Md5Le32, Share::DownInSingle)
        },
    },
    Named {
        name: "twemproxyModula",
        parameters: HASH_OF_TWEMPROXY,
        make: |arguments| Parts {
            tie: Tie::Name,
            names: Names::Twemproxy,
            ..buckets(twemproxy_keys(arguments), Fill::InTurn)
        },
    },
    // lb_chash.c; so the next, lb_map.c.
    Named {
        name: "haproxy",
        parameters: HASH_OF_HAPROXY,
        make: |arguments| {
            let keys = haproxy_keys(arguments, true);
            Parts {
                finder: finder(keys, Rule::Points(Search::Nearest)),
                source: Source::Places,
                weights: Weights::UpTo(HAPROXY_WEIGHT),
                ..labels(keys.hash, "{server}{index}", 0, 16, Search::Nearest)
            }
        },
    },
    Named {
        name: "haproxyMapBased",
        parameters: HASH_OF_HAPROXY,
        make: |arguments| Parts {
            weights: Weights::UpTo(HAPROXY_WEIGHT),
            ..buckets(haproxy_keys(arguments, false), Fill::Spread)
        },
    },
    // Credis_Cluster, until 2025. It counts its replicas from 0 to their number, with that.
    Named {
        name: "credis",
        parameters: &[Parameter {
            name: "replicas",
            kind: Kind::Nodes(Some(128)),
        }],
        make: |arguments| {
            let nodes = nodes_of(arguments).saturating_add(1);
            Parts {
                count: Count::Fixed(nodes),
                weights: Weights::One,
                ..labels(
                    Hash::Md5Be28,
                    "{server}-{index}",
                    0,
                    nodes,
                    Search::LastProbed,
                )
            }
        },
    },
    // The class FlexiHash of a widely copied book; its loop as it is meant, and as it is printed.
    Named {
        name: "md5Times31",
        parameters: &[Parameter {
            name: "everyOtherDigit",
            kind: Kind::Flag(Some(false)),
        }],
        make: |arguments| {
            descending(match arguments {
                [Argument::Flag(true), _] => Hash::Md5Times31EveryOther,
                _ => Hash::Md5Times31,
            })
        },
    },
    // chxj1992/hashring, Python's hash_ring, Go's serialx/hashring.
    Named {
        name: "hashring",
        parameters: &[],
        make: |_| {
            let keys = KeyHash::whole(Hash::Md5Le32);
            Parts {
                finder: finder(keys, Rule::Points(Search::After)),
                source: digests(Digest::Md5, 3),
                ..ketama(Hash::Md5Le32, Share::Up)
            }
        },
    },
];
