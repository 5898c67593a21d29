//! The naive model: what every scheme says, word by word, with hashes by other means than the engine's. It knows nothing
//! of the engine. Property tests and fuzz targets compare the two.

use md5::{Digest as _, Md5};
use sha1::Sha1;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound::{Excluded, Unbounded};

/// Servers in the order in which they were added: name and weight.
pub type Servers = [(Vec<u8>, u32)];

/// The number of positions.
pub const POSITIONS: u64 = 1 << 32;

/// Where servers and keys lie.
#[derive(Clone, Debug)]
pub struct Scheme {
    hash: &'static str,
    points: Points,
    search: &'static str,
    /// Which of the servers at one position has it.
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

#[derive(Clone, Copy, Debug)]
enum Winner {
    First,
    Last,
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
            winner: Winner::Last,
        }
    }

    /// A named constructor; a number of virtual nodes is for those that take one.
    pub fn named(name: &str, nodes: Option<u32>) -> Self {
        let userland = |hash, label: &str, first, default, search| {
            Self::new(
                hash,
                label.as_bytes(),
                first,
                nodes.unwrap_or(default),
                search,
            )
        };
        let system = |hash, points, search, winner| Self {
            hash,
            points,
            search,
            winner,
        };
        match name {
            "md5Crc32" => userland("md5-crc32", "{server}-{index}", 0, 5, "at-or-after"),
            "crc32Descending" => Self {
                winner: Winner::First,
                ..userland("crc32", "{server}", 0, 1, "at-or-before-or-smallest")
            },
            "crc32Strict" if nodes.is_none() => userland("crc32", "{server}", 0, 1, "after"),
            "crc32Strict" => userland("crc32", "{server}_{index}", 0, 0, "after"),
            "time33" => userland("md5-time33", "{server}-{index}", 1, 64, "at-or-after"),
            "crc32" => userland("crc32", "{server}-{index}", 1, 32, "at-or-after"),
            "modulo" => system("crc32", Points::Modulo, "", Winner::Last),
            "flexihash" => userland("crc32", "{server}{index}", 0, 64, "after"),
            "predis" => system("crc32", Points::Predis, "at-or-before", Winner::Last),
            "predisKetama" => system(
                "md5-le32",
                Points::PredisKetama,
                "at-or-after",
                Winner::Last,
            ),
            "libmemcached" => system(
                "md5-le32",
                Points::Libmemcached,
                "at-or-after",
                Winner::First,
            ),
            "redisArray" => system(
                "crc32-complement",
                Points::RedisArray,
                "at-or-after",
                Winner::First,
            ),
            "nginx" => system("crc32", Points::Nginx, "at-or-after", Winner::First),
            _ => panic!("a scheme that the model does not know: {name}"),
        }
    }

    /// Whether the scheme can place a server.
    pub fn accepts(&self, server: &[u8], weight: u32) -> bool {
        match &self.points {
            Points::Labels { label, .. } => weight == 1 || label != &fill(label, b"{server}", b""),
            Points::Modulo | Points::RedisArray => weight == 1,
            Points::Predis | Points::PredisKetama => true,
            Points::Libmemcached => is_memcached_address(server),
            Points::Nginx => is_nginx_address(server),
        }
    }

    /// The positions of a server of the weight, one of so many servers that weigh `total`, in order. Not distinct.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss
    )]
    fn points(&self, server: &[u8], weight: u32, servers: usize, total: u64) -> Vec<u32> {
        let double = |average: f64| weight as f64 / total as f64 * servers as f64 * average;
        let single = |average: f32| weight as f32 / total as f32 * average * servers as f32;
        let labels = |label: &[u8], first, count| {
            let index = |i: u32| i.to_string().into_bytes();
            (first..first + count)
                .map(|i| fill(label, server, &index(i)))
                .collect::<Vec<_>>()
        };
        let positions = |labels: Vec<Vec<u8>>| -> Vec<u32> {
            labels.iter().map(|label| hash(self.hash, label)).collect()
        };
        let ketama = |server: &[u8], count: u32| -> Vec<u32> {
            (0..count)
                .flat_map(|i| {
                    let label = [server, format!("-{i}").as_bytes()].concat();
                    [0, 4, 8, 12].map(|at| u32::from_le_bytes(four(&Md5::digest(&label), at)))
                })
                .collect()
        };
        match &self.points {
            Points::Modulo => vec![],
            // Without an index, all labels are the same.
            Points::Labels {
                label,
                first,
                nodes,
            } => {
                let varies = fill(label, b"", b"x") != fill(label, b"", b"y");
                let count = if varies { nodes * weight } else { 1 };
                positions(labels(label, *first, count))
            }
            Points::Predis => positions(labels(b"{server}:{index}", 0, php_round(double(128.0)))),
            Points::PredisKetama => ketama(server, double(40.0).floor() as u32),
            Points::Libmemcached => {
                let share = (f64::from(single(40.0)) + 1e-10) as f32;
                ketama(&memcached_name(server), share.floor() as u32)
            }
            Points::RedisArray => ketama(server, 40),
            Points::Nginx => {
                let (host, port) = nginx_address(server);
                let mut points = vec![];
                let mut previous = 0_u32;
                for _ in 0..160 * weight {
                    let text = [
                        host,
                        b"\0",
                        port.unwrap_or_default(),
                        &previous.to_le_bytes(),
                    ]
                    .concat();
                    previous = hash("crc32", &text);
                    points.push(previous);
                }
                points
            }
        }
    }
}

/// A label: the template with `{server}` and `{index}` replaced.
fn fill(template: &[u8], server: &[u8], index: &[u8]) -> Vec<u8> {
    let mut text = vec![];
    let mut rest = template;
    while let Some((byte, after)) = rest.split_first() {
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
