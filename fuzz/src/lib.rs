//! What the fuzz targets have in common.

pub mod engine;

use engine::{
    agreement::{History, Kind},
    hash::Hash,
    label::Label,
    placement::points::Search,
    scheme::{MAX_FIRST, NAMED},
};
use libfuzzer_sys::arbitrary::{self, Arbitrary, Result, Unstructured};

/// A template of labels, of parts that random bytes would hardly hit.
#[derive(Arbitrary, Debug)]
pub enum Part {
    Server,
    Index,
    Brace,
    Text(Vec<u8>),
}

/// The template of the parts.
pub fn template(parts: &[Part]) -> Vec<u8> {
    let text = |part: &Part| match part {
        Part::Server => b"{server}".to_vec(),
        Part::Index => b"{index}".to_vec(),
        Part::Brace => b"{".to_vec(),
        Part::Text(text) => text.clone(),
    };
    parts.iter().flat_map(text).collect()
}

/// Any scheme.
#[derive(Arbitrary, Debug)]
pub enum AnyKind {
    Named {
        which: u8,
        nodes: Option<u8>,
        arguments: u8,
    },
    General {
        hash: u8,
        before: Vec<Part>,
        after: Vec<Part>,
        first: u32,
        nodes: u8,
        search: u8,
    },
}

impl AnyKind {
    /// `None` if the label is too long.
    pub fn kind(&self) -> Option<Kind> {
        let number = |nodes: u8| u32::from(nodes.max(1));
        match self {
            Self::Named {
                which,
                nodes,
                arguments,
            } => {
                let nodes = nodes.map(number);
                Some(Kind::any_named(
                    one_of(&NAMED, *which),
                    nodes,
                    usize::from(*arguments),
                ))
            }
            Self::General {
                hash,
                before,
                after,
                first,
                nodes,
                search,
            } => {
                let label = [&template(before), b"{server}".as_slice(), &template(after)].concat();
                (label.len() <= Label::MOST_BYTES).then(|| {
                    Kind::general(
                        *one_of(&Hash::ALL, *hash),
                        &label,
                        first % (MAX_FIRST + 1),
                        number(*nodes),
                        *one_of(&Search::ALL, *search),
                    )
                })
            }
        }
    }
}

#[derive(Arbitrary, Debug)]
enum Step {
    /// A server of those that share positions, often of weight 1: not every scheme has others.
    Add(u8, u8),
    AddHeavy(u8, u32),
    AddAny(Vec<u8>, Option<u16>),
    Remove(u8),
    Check,
}

/// What is done to a ring; of all bytes that are left, since a vector of random length is mostly short.
#[derive(Debug)]
pub struct Steps(Vec<Step>);

impl<'a> Arbitrary<'a> for Steps {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        const MOST: usize = 24;

        let mut steps = vec![];
        while !bytes.is_empty() && steps.len() < MOST {
            steps.push(bytes.arbitrary()?);
        }
        Ok(Self(steps))
    }
}

/// A ring that the steps were done on.
pub fn history(kind: Kind, steps: &Steps) -> History {
    const MOST_POINTS: u64 = 700;

    let names = kind.names();
    let mut ring = History::new(kind, MOST_POINTS);
    for step in &steps.0 {
        match step {
            Step::Add(which, weight) => {
                let weight = if *weight < 128 {
                    1
                } else {
                    u32::from(weight % 4) + 1
                };
                ring.add(one_of(&names, *which).as_bytes(), weight);
            }
            Step::AddHeavy(which, weight) => {
                ring.add(one_of(&names, *which).as_bytes(), (*weight).max(1));
            }
            Step::AddAny(name, port) => {
                let port = port.map_or(String::new(), |port| format!(":{port}"));
                ring.add(&[name, port.as_bytes()].concat(), 1);
            }
            Step::Remove(number) => {
                if let Some(number) = usize::from(*number).checked_rem(ring.servers().len()) {
                    ring.remove(number);
                }
            }
            Step::Check => ring.check_points(),
        }
    }
    ring
}

fn one_of<T>(all: &[T], which: u8) -> &T {
    &all[usize::from(which) % all.len()]
}
