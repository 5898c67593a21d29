//! Where servers and keys lie: the schemes.
//!
//! A new named scheme is an entry of [`NAMED`]; PHP gets its constructor from there.

mod address;
mod named;
mod share;
mod source;

use super::{
    Position,
    hash::Hash,
    key::KeyHash,
    label::Label,
    placement::{
        Finder, Rule,
        failover::Failover,
        points::{Point, Points, Search, View, Winner, collect},
    },
};
use address::Names;
use allocator_api2::{alloc::Allocator, vec::Vec};
pub use named::{Argument, Arguments, Kind, NAMED, Named, Parameter};
#[cfg(test)]
pub(super) use share::php_round;
use source::{Among, Count, Source};
use std::{cmp::Ordering, sync::LazyLock};

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
    parts: Parts,
    /// The named constructor that makes it.
    named: Option<(&'static Named, Arguments)>,
}

/// What a scheme is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Parts {
    finder: Finder,
    source: Source,
    count: Count,
    tie: Tie,
    names: Names,
    weights: Weights,
}

/// Which of the servers at one position has it; of buckets, the order of the servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tie {
    /// By the order in which they were added.
    Added(Winner),
    /// The one whose name in labels is the shortest, and of those the least by its bytes: twemproxy sorts its servers.
    Name,
    /// The one with the greatest text `{number of the point}@{server}`: MediaWiki's `HashRing` sorts such texts.
    Node,
}

/// The weights that servers may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weights {
    /// No others than 1.
    One,
    /// Up to this.
    UpTo(u32),
    /// Any; 0 counts as 1.
    OrZero,
    /// The same, and they make no difference.
    Ignored,
}

/// What a scheme cannot place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The name, which must be what this says.
    Name(&'static str),
    /// The weight: the scheme has none but 1.
    NoWeights,
    /// The weight, which must be at least and at most this.
    Weight(u32, u32),
}

/// The parts of a scheme as the general constructor takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct General<'a> {
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

impl General<'_> {
    /// Those of [`Scheme::default`].
    pub const DEFAULT: General<'static> = General {
        hash: "md5-crc32",
        label: b"{server}-{index}",
        first: 0,
        nodes: 160,
        search: "at-or-after",
    };
}

impl Default for Scheme {
    fn default() -> Self {
        static DEFAULT: LazyLock<Scheme> = LazyLock::new(|| {
            let General { first, nodes, .. } = General::DEFAULT;
            let label = named::label("{server}-{index}");
            Scheme::new(Hash::Md5Crc32, label, first, nodes, Search::AtOrAfter)
        });

        *DEFAULT
    }
}

impl Scheme {
    /// A ring by its parts; of two servers at one position, the last one added has it.
    #[must_use]
    pub fn new(hash: Hash, label: Label, first: u32, nodes: u32, search: Search) -> Self {
        let parts = Parts::of_labels(hash, label, first, nodes, search);
        Self {
            parts,
            named: named::of_labels(&parts),
        }
    }

    /// How the server of a key is found.
    #[must_use]
    #[inline]
    pub fn finder(&self) -> &Finder {
        &self.parts.finder
    }

    /// How keys are hashed.
    #[must_use]
    #[inline]
    pub fn keys(&self) -> &KeyHash {
        &self.parts.finder.keys
    }

    /// The position of a key. Linear in its length.
    #[must_use]
    #[inline]
    pub fn position(&self, key: &[u8]) -> Position {
        self.keys().position(key)
    }

    /// Virtual nodes of a server of weight 1; where servers share them, on average. Buckets have none.
    #[must_use]
    pub fn nodes(&self) -> u32 {
        let (Count::Fixed(labels) | Count::PerWeight(labels) | Count::Shared(labels, _)) =
            self.parts.count;
        labels.saturating_mul(self.parts.source.points_per_label())
    }

    /// The named constructor that makes it, and the arguments to pass.
    #[must_use]
    pub fn named(&self) -> Option<(&'static Named, Arguments)> {
        self.named
    }

    /// What the general constructor makes it of; `None` for some of the named ones.
    #[must_use]
    pub fn general(&self) -> Option<General<'_>> {
        let Parts {
            finder,
            source: Source::Labels { hash, label, first },
            count: Count::PerWeight(nodes) | Count::Fixed(nodes @ 1),
            ..
        } = &self.parts
        else {
            return None;
        };
        let Rule::Points(search) = finder.rule else {
            return None;
        };
        if Parts::of_labels(*hash, *label, *first, *nodes, search) != self.parts {
            return None;
        }
        Some(General {
            hash: name_of(&Hash::ALL, *hash)?,
            label: label.template(),
            first: *first,
            nodes: *nodes,
            search: name_of(&Search::ALL, search)?,
        })
    }

    /// The PHP expression that makes it; unique.
    #[must_use]
    pub fn expression(&self) -> std::vec::Vec<u8> {
        if let Some((named, arguments)) = self.named {
            return named.expression(arguments).into_bytes();
        }
        let Some(general) = self.general() else {
            return vec![];
        };
        let label = named::quoted(general.label);
        let before = format!("new Scheme('{}', ", general.hash);
        let after = format!(
            ", {}, {}, '{}')",
            general.first, general.nodes, general.search
        );
        [before.as_bytes(), &label, after.as_bytes()].concat()
    }

    /// The weight that a server has in it, if it can place that server.
    ///
    /// # Errors
    ///
    /// What it cannot place of it.
    pub fn check(&self, name: &[u8], weight: i64) -> Result<u32, Refused> {
        let weight = self.parts.weights.check(weight)?;
        match self.parts.names.misfit(name) {
            Some(text) => Err(Refused::Name(text)),
            None => Ok(weight),
        }
    }

    /// How many bytes the labels of a server with a name of this length need while they are hashed, at the most.
    #[must_use]
    pub fn label_bytes(&self, name: usize) -> usize {
        self.parts.source.label_bytes(name)
    }

    /// Whether servers have points, or runs of buckets, which are worth keeping.
    #[must_use]
    pub fn has_table(&self) -> bool {
        self.parts.source != Source::None
    }

    /// Whether the points of a server depend on the others.
    #[must_use]
    pub fn depends_on_others(&self) -> bool {
        let Parts { source, count, .. } = &self.parts;
        source.depends_on_others(*count)
    }

    /// How many points servers of this total weight have at the most; runs of buckets count as points.
    #[must_use]
    pub fn most_points(&self, servers: usize, total_weight: u64) -> u64 {
        let among = Among {
            servers,
            total_weight,
        };
        self.parts.source.most_points(self.parts.count, among)
    }

    /// `table`, that of the first `placed` servers, with the others; these are numbered by their order. If points depend on
    /// other servers, `placed` must be 0. `go_on` is asked many times a second; `None` if it said no.
    pub fn place<A: Allocator + Clone>(
        &self,
        table: View<'_>,
        placed: usize,
        servers: &[Server],
        alloc: A,
        go_on: impl Fn() -> bool,
    ) -> Option<Points<A>> {
        let weighted = servers.iter().any(|server| server.weight != 1);
        let (source, count) = self.parts.source.resolved(self.parts.count, weighted);
        let among = Among::all(servers);
        let waiting = servers.get(placed..).unwrap_or_default();
        if let Source::Buckets(fill) = source {
            let order = self.order(servers, alloc.clone());
            let weight = |number: &u32| {
                servers
                    .get(*number as usize)
                    .map_or(1, |server| server.weight)
            };
            let weights = order.iter().map(|number| (*number, weight(number)));
            return fill.runs(weights, alloc, go_on);
        }
        let capacity = source.most_points(count, Among::all(waiting));
        let capacity = usize::try_from(capacity).unwrap_or(usize::MAX);
        let mut is_whole = true;
        let points = collect(capacity, alloc, |room| {
            #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
            let placed = placed as u32;
            is_whole = waiting.iter().zip(placed..).all(|(server, number)| {
                let labels = count.of(server.weight, among);
                let each = |position| room.put(Point::new(position, number));
                if source == Source::Places {
                    Source::positions_of_place(number, labels, each);
                    go_on()
                } else {
                    source.positions(self.parts.names, server.name, labels, &go_on, each)
                }
            });
            if let Source::Ranges(split) = source {
                #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
                let mut number = 0..servers.len() as u32;
                split.points(number.end, |position| {
                    room.put(Point::new(position, number.next().unwrap_or(0)));
                });
            }
        });
        is_whole.then(|| match self.parts.tie {
            Tie::Added(winner) => table.with(points, winner),
            Tie::Name => Points::of(points, |a, b| self.by_name(servers, a.server(), b.server())),
            Tie::Node => Points::of(points, |a, b| self.by_node(servers, a, b)),
        })
    }

    /// The numbers of servers in the order of the system.
    fn order<A: Allocator>(&self, servers: &[Server], alloc: A) -> Vec<u32, A> {
        let mut order = Vec::new_in(alloc);
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 servers")]
        order.extend(0..servers.len() as u32);
        if self.parts.tie == Tie::Name {
            order.sort_unstable_by(|a, b| self.by_name(servers, *a, *b));
        }
        order
    }

    fn by_name(&self, servers: &[Server], a: u32, b: u32) -> Ordering {
        let [name, other] = [a, b].map(|number| {
            let server = servers.get(number as usize);
            self.parts
                .names
                .label(server.map_or(b"", |server| server.name))
        });
        (name.len(), name, a).cmp(&(other.len(), other, b))
    }

    /// By the texts `{number of the point}@{server}`, descending. They are made for the few points at one position alone.
    fn by_node(&self, servers: &[Server], a: Point, b: Point) -> Ordering {
        let among = Among::all(servers);
        let [node, other] = [a, b].map(|point| {
            let Some(server) = servers.get(point.server() as usize) else {
                return vec![];
            };
            let labels = self.parts.count.of(server.weight, among);
            let (mut number, mut greatest) = (0_u32, vec![]);
            self.positions(server.name, labels, |position| {
                if position == point.position() {
                    let node = [number.to_string().as_bytes(), b"@", server.name].concat();
                    greatest = std::mem::take(&mut greatest).max(node);
                }
                number += 1;
            });
            greatest
        });
        other.cmp(&node)
    }

    /// `table` without a server; those numbered above it are one less. `None` if that cannot be told from the table alone,
    /// since points depend on other servers.
    pub fn without<A: Allocator + Clone>(
        &self,
        table: View<'_>,
        server: u32,
        alloc: A,
    ) -> Option<Points<A>> {
        if self.depends_on_others() {
            return None;
        }
        Some(table.filter(alloc, |point| {
            let number = point.server();
            (number != server).then(|| number - u32::from(number > server))
        }))
    }

    /// Calls `each` with the positions of a server that has so many labels, in order. Linear in their lengths.
    pub fn positions(&self, server: &[u8], labels: u32, each: impl FnMut(Position)) {
        let Parts { source, names, .. } = &self.parts;
        source.positions(*names, server, labels, || true, each);
    }
}

impl Parts {
    fn of_labels(hash: Hash, label: Label, first: u32, nodes: u32, search: Search) -> Self {
        // Without an index all labels of a server are the same.
        let (first, count, weights) = if label.has_index() {
            (first, Count::PerWeight(nodes), Weights::UpTo(u32::MAX))
        } else {
            (0, Count::Fixed(1), Weights::One)
        };
        Self {
            finder: Finder {
                keys: KeyHash::whole(hash),
                rule: Rule::Points(search),
                failover: Failover::Next,
            },
            source: Source::Labels { hash, label, first },
            count,
            tie: Tie::Added(Winner::Last),
            names: Names::Any,
            weights,
        }
    }
}

impl Among {
    fn all(servers: &[Server]) -> Self {
        Self {
            servers: servers.len(),
            total_weight: servers.iter().map(|server| u64::from(server.weight)).sum(),
        }
    }
}

impl Weights {
    fn check(self, weight: i64) -> Result<u32, Refused> {
        let least = u32::from(!matches!(self, Self::OrZero | Self::Ignored));
        let most = match self {
            Self::One => 1,
            Self::UpTo(most) => most,
            Self::OrZero | Self::Ignored => u32::MAX,
        };
        match u32::try_from(weight) {
            Ok(number) if (least..=most).contains(&number) => Ok(number.max(1)),
            _ if self == Self::One => Err(Refused::NoWeights),
            _ => Err(Refused::Weight(least, most)),
        }
    }
}

fn name_of<T: Copy + PartialEq>(all: &[(&'static str, T)], wanted: T) -> Option<&'static str> {
    all.iter()
        .find(|(_, one)| *one == wanted)
        .map(|(name, _)| *name)
}
