//! Where the points of servers come from.

use super::{
    address::{Names, nginx_address},
    share::Share,
};
use crate::engine::{
    Position,
    hash::{Hash, haproxy::avalanche, sha1_words},
    label::{LABELS_AT_ONCE, Label},
    placement::{buckets::Fill, ranges::Split},
};
use std::ops::Range;

/// Where the points of a server come from, or its runs of buckets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The hash of each label, with indices from `first`.
    Labels {
        hash: Hash,
        label: Label,
        first: u32,
    },
    /// The first words of the digest of each label, with indices from 0.
    Digests {
        digest: Digest,
        label: Label,
        words: u8,
    },
    /// The hash of each label, with indices from 0; if a server weighs more than 1, digests shared out by weight:
    /// libmemcached, which then counts them as for ketama.
    LabelsOrKetama { hash: Hash, label: Label },
    /// The CRC-32 of host, NUL, port and the point before; nginx.
    Chain,
    /// The avalanche of the server's place in the list and the index; HAProxy.
    Places,
    /// Equal ranges of all positions.
    Ranges(Split),
    /// A list of buckets.
    Buckets(Fill),
    /// Nothing is needed: the server is known by the number of servers alone.
    None,
}

/// A digest of which positions are the little-endian words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digest {
    Md5,
    Sha1,
}

/// How many labels a server has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// So many, whatever it weighs.
    Fixed(u32),
    /// So many for each unit of weight.
    PerWeight(u32),
    /// So many on average, shared out by weight.
    Shared(u32, Share),
}

/// What the labels of a server depend on besides its name.
#[derive(Clone, Copy)]
pub struct Among {
    /// How many servers there are.
    pub servers: usize,
    /// Their total weight.
    pub total_weight: u64,
}

impl Count {
    /// The labels of a server among others.
    pub fn of(self, weight: u32, among: Among) -> u32 {
        match self {
            Self::Fixed(labels) => labels,
            Self::PerWeight(labels) => labels.saturating_mul(weight),
            Self::Shared(average, share) => {
                share.of(weight, among.total_weight, among.servers, average)
            }
        }
    }

    /// The most labels of servers.
    pub fn most(self, among: Among) -> u64 {
        let servers = among.servers as u64;
        match self {
            Self::Fixed(labels) => servers.saturating_mul(labels.into()),
            Self::PerWeight(labels) => among.total_weight.saturating_mul(labels.into()),
            // Rounded up, a server has one label more at the most.
            Self::Shared(labels, _) => servers.saturating_mul(u64::from(labels) + 1),
        }
    }
}

impl Source {
    /// How many points a label gives.
    pub fn points_per_label(&self) -> u32 {
        match self {
            Self::Digests { words, .. } => (*words).into(),
            Self::Ranges(_) | Self::Buckets(_) | Self::None => 0,
            _ => 1,
        }
    }

    /// The most points that servers have.
    pub fn most_points(&self, count: Count, among: Among) -> u64 {
        match self {
            Self::LabelsOrKetama { hash, label } => {
                let sources = [true, false].map(|weighted| libmemcached(*hash, *label, weighted));
                let counts = sources.map(|(source, count)| source.most_points(count, among));
                counts.into_iter().max().unwrap_or(0)
            }
            Self::Ranges(_) => among.servers as u64,
            Self::Buckets(fill) => fill.most_runs(among.servers as u64, among.total_weight),
            _ => count
                .most(among)
                .saturating_mul(self.points_per_label().into()),
        }
    }

    /// Whether the points of a server depend on the others.
    pub fn depends_on_others(&self, count: Count) -> bool {
        match self {
            Self::LabelsOrKetama { .. } | Self::Places | Self::Ranges(_) | Self::Buckets(_) => true,
            _ => matches!(count, Count::Shared(..)),
        }
    }

    /// How many bytes the labels of a server with a name of this length need while they are hashed, at the most.
    pub fn label_bytes(&self, name: usize) -> usize {
        match self {
            Self::Labels { label, .. }
            | Self::Digests { label, .. }
            | Self::LabelsOrKetama { label, .. } => label.most_bytes(name),
            _ => 0,
        }
    }

    /// What it and the count of labels come to among servers of which one weighs more than 1, or none.
    pub fn resolved(self, count: Count, weighted: bool) -> (Self, Count) {
        match self {
            Self::LabelsOrKetama { hash, label } => libmemcached(hash, label, weighted),
            _ => (self, count),
        }
    }

    /// Calls `each` with the positions of the labels of a server, so many, in order, as long as `go_on` says so, which is
    /// asked many times a second; whether it did to the end. Linear in the lengths of the labels.
    pub fn positions(
        &self,
        names: Names,
        server: &[u8],
        labels: u32,
        go_on: impl Fn() -> bool,
        mut each: impl FnMut(Position),
    ) -> bool {
        let in_parts = |label: &Label, name: &[u8], part: &mut dyn FnMut(Range<u32>)| {
            let step = label.labels_at_once(name.len());
            (0..labels).step_by(step as usize).all(|start| {
                part(start..labels.min(start.saturating_add(step)));
                go_on()
            })
        };
        match self {
            Self::Labels { hash, label, first } => {
                let server = names.label(server);
                in_parts(label, &server, &mut |part| {
                    let indices = first + part.start..first + part.end;
                    label.positions(*hash, &server, indices, &mut each);
                })
            }
            Self::Digests {
                digest,
                label,
                words,
            } => {
                let server = names.label(server);
                let words = usize::from(*words);
                let mut each =
                    |digest: [u32; 4]| digest.into_iter().take(words).for_each(&mut each);
                in_parts(label, &server, &mut |part| match digest {
                    Digest::Md5 => label.digests(&server, part, &mut each),
                    Digest::Sha1 => label.texts(&server, part, |text| each(sha1_words(text))),
                })
            }
            Self::Chain => {
                let (host, port) = nginx_address(server).unwrap_or_default();
                let mut begun = crc32fast::Hasher::new();
                begun.update(host);
                begun.update(b"\0");
                begun.update(port);
                let mut previous: Position = 0;
                (0..labels).all(|index| {
                    let mut crc = begun.clone();
                    crc.update(&previous.to_le_bytes());
                    previous = crc.finalize();
                    each(previous);
                    index % LABELS_AT_ONCE != 0 || go_on()
                })
            }
            _ => true,
        }
    }

    /// Calls `each` with the positions of the server at a place of the list, from 0, which has so many labels.
    pub fn positions_of_place(place: u32, labels: u32, each: impl FnMut(Position)) {
        // Each has a block of 4096 identifiers, from 1.
        let first = place.wrapping_add(1).wrapping_mul(4096);
        (0..labels)
            .map(|index| avalanche(first.wrapping_add(index)))
            .for_each(each);
    }
}

fn libmemcached(hash: Hash, label: Label, weighted: bool) -> (Source, Count) {
    if weighted {
        let digest = Digest::Md5;
        let source = Source::Digests {
            digest,
            label,
            words: 4,
        };
        (source, Count::Shared(40, Share::DownInSingle))
    } else {
        let first = 0;
        (Source::Labels { hash, label, first }, Count::Fixed(100))
    }
}
