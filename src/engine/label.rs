//! The names of virtual nodes, and where they lie.

use super::{
    Position,
    hash::{
        Hash,
        md5::{LANES, ONE_BLOCK, Prefix, digest, each_lane, put, single_block},
    },
};
use std::{fmt, ops::Range};

/// The greatest number of digits of an index.
const DIGITS: usize = 10;

/// How many short labels are hashed before it is asked whether to go on: some milliseconds.
pub const LABELS_AT_ONCE: u32 = 1 << 15;

/// How the virtual nodes of a server are named: a text with `{server}` and, where there are several, `{index}`.
///
/// Held in place, so that a scheme needs no memory besides itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Label {
    bytes: [u8; Self::MOST_BYTES],
    length: u8,
    /// How often it has the server's name.
    servers: u8,
}

/// What a template is made of.
enum Part<'a> {
    Text(&'a [u8]),
    Server,
    Index,
}

const SERVER: &[u8] = b"{server}";
const INDEX: &[u8] = b"{index}";

impl Label {
    /// The greatest length of a template.
    pub const MOST_BYTES: usize = 128;

    /// `None` for a template without `{server}`, or a longer one than [`MOST_BYTES`](Self::MOST_BYTES).
    #[must_use]
    pub fn new(template: &[u8]) -> Option<Self> {
        let mut bytes = [0; Self::MOST_BYTES];
        bytes.get_mut(..template.len())?.copy_from_slice(template);
        let length = u8::try_from(template.len()).ok()?;
        let is_server = |part: &Part| matches!(part, Part::Server);
        let servers = u8::try_from(parts(template).filter(is_server).count()).ok()?;
        (servers != 0).then_some(Self {
            bytes,
            length,
            servers,
        })
    }

    /// The text that it was made of.
    #[must_use]
    pub fn template(&self) -> &[u8] {
        self.bytes.get(..self.length.into()).unwrap_or_default()
    }

    /// Whether it tells the virtual nodes of a server apart.
    #[must_use]
    pub fn has_index(&self) -> bool {
        parts(self.template()).any(|part| matches!(part, Part::Index))
    }

    /// How often it has the server's name.
    #[must_use]
    pub fn servers(&self) -> usize {
        self.servers.into()
    }

    /// How many bytes a label has at the most, for a name of this length.
    #[must_use]
    pub fn most_bytes(&self, name: usize) -> usize {
        // Each index, longer by some digits than what stands for it, is part of the template.
        name.saturating_mul(self.servers())
            .saturating_add(4 * Self::MOST_BYTES)
    }

    /// How many labels are hashed in some milliseconds, for a name of this length.
    #[must_use]
    pub fn labels_at_once(&self, name: usize) -> u32 {
        const SHORT: usize = 64;

        let hashed_once = self
            .template()
            .strip_suffix(INDEX)
            .is_some_and(|before| !parts(before).any(|part| matches!(part, Part::Index)));
        let each = if hashed_once {
            0
        } else {
            self.most_bytes(name)
        };
        let shorter = u32::try_from(each / SHORT).unwrap_or(u32::MAX);
        (LABELS_AT_ONCE / shorter.max(1)).max(1)
    }

    /// What comes before the index, if the index is the last part and there is no other.
    fn numbered_prefix(&self, server: &[u8]) -> Option<Vec<u8>> {
        let before = self.template().strip_suffix(INDEX)?;
        let mut prefix = Vec::with_capacity(self.most_bytes(server.len()));
        for part in parts(before) {
            prefix.extend_from_slice(match part {
                Part::Text(text) => text,
                Part::Server => server,
                Part::Index => return None,
            });
        }
        Some(prefix)
    }

    /// Calls `each` with the positions of the labels of `server` with these indices, in order.
    pub fn positions(
        &self,
        hash: Hash,
        server: &[u8],
        indices: Range<u32>,
        mut each: impl FnMut(Position),
    ) {
        if let Some(finish) = hash.of_digest() {
            self.digests(server, indices, |digest| each(finish(digest)));
        } else if let (Hash::Crc32, Some(prefix)) = (hash, self.numbered_prefix(server)) {
            let mut begun = crc32fast::Hasher::new();
            begun.update(&prefix);
            for index in indices {
                let mut crc = begun.clone();
                crc.update(itoa::Buffer::new().format(index).as_bytes());
                each(crc.finalize());
            }
        } else {
            self.texts(server, indices, |text| each(hash.of(text)));
        }
    }

    /// Calls `each` with the MD5 of the labels of `server` with these indices, in order, as little-endian words.
    pub fn digests(&self, server: &[u8], indices: Range<u32>, mut each: impl FnMut([u32; 4])) {
        if let Some(prefix) = self.numbered_prefix(server) {
            numbered_digests(&prefix, indices, each);
        } else {
            self.texts(server, indices, |text| each(digest(text)));
        }
    }

    /// Calls `each` with the labels of `server` with these indices, in order.
    pub fn texts(&self, server: &[u8], indices: Range<u32>, mut each: impl FnMut(&[u8])) {
        let mut text = Vec::with_capacity(self.most_bytes(server.len()));
        for index in indices {
            let mut digits = itoa::Buffer::new();
            let index = digits.format(index).as_bytes();
            text.clear();
            for part in parts(self.template()) {
                text.extend_from_slice(match part {
                    Part::Text(text) => text,
                    Part::Server => server,
                    Part::Index => index,
                });
            }
            each(&text);
        }
    }
}

/// The parts of a template.
fn parts(template: &[u8]) -> impl Iterator<Item = Part<'_>> {
    let mut rest = template;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        for (name, part) in [(SERVER, Part::Server), (INDEX, Part::Index)] {
            if let Some(after) = rest.strip_prefix(name) {
                rest = after;
                return Some(part);
            }
        }
        let brace = |byte: &u8| *byte == b'{';
        let next = rest.iter().skip(1).position(brace);
        let (text, after) = rest
            .split_at_checked(next.map_or(rest.len(), |i| i + 1))
            .unwrap_or_default();
        rest = after;
        Some(Part::Text(text))
    })
}

/// Calls `each` with the MD5 of every text that is `prefix` and an index, in order.
fn numbered_digests(prefix: &[u8], indices: Range<u32>, each: impl FnMut([u32; 4])) {
    // The texts differ in their last bytes, which then lie in one block with the rest.
    if prefix.len() + DIGITS <= ONE_BLOCK {
        in_lanes(prefix, indices, each);
    } else {
        one_by_one(prefix, indices, each);
    }
}

fn one_by_one(prefix: &[u8], indices: Range<u32>, each: impl FnMut([u32; 4])) {
    let begun = Prefix::of(prefix);
    let rest = prefix.chunks_exact(64).remainder();
    let mut tail = [0; 64 + DIGITS];
    indices
        .map(|index| {
            let mut buffer = itoa::Buffer::new();
            let end = [rest, buffer.format(index).as_bytes()];
            let length = end.iter().map(|part| part.len()).sum();
            for (place, byte) in tail.iter_mut().zip(end.into_iter().flatten()) {
                *place = *byte;
            }
            begun.digest_with(tail.get(..length).unwrap_or_default())
        })
        .for_each(each);
}

fn in_lanes(prefix: &[u8], indices: Range<u32>, mut each: impl FnMut([u32; 4])) {
    const END: u128 = 0x80;

    let mut blocks = single_block(prefix).map(|word| [word; LANES]);
    // What comes after the prefix goes into four words, from the one where the prefix ends.
    let (first, used) = (prefix.len() / 4, 8 * (prefix.len() % 4));
    let kept = blocks.get(first).map_or(0, |word| u128::from(word[0])) & ((1 << used) - 1);

    for next in indices.clone().step_by(LANES) {
        let lanes = LANES.min((indices.end - next) as usize);
        for (lane, index) in (0..lanes).zip(next..) {
            let mut buffer = itoa::Buffer::new();
            let digits = buffer.format(index).as_bytes();
            let text = digits
                .iter()
                .rev()
                .fold(END, |text, digit| text << 8 | u128::from(*digit));
            let mut text = kept | text << used;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "word by word; at most 55 bytes"
            )]
            {
                for word in first..first + 4 {
                    put(&mut blocks, lane, word, text as u32);
                    text >>= 32;
                }
                let length = prefix.len() + digits.len();
                put(&mut blocks, lane, 14, (length as u32) << 3);
            }
        }
        each_lane(&blocks, lanes, &mut each);
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", String::from_utf8_lossy(self.template()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn collect(server: &[u8], nodes: u32) -> Vec<Position> {
        let mut found = vec![];
        let label = Label::new(b"{server}-{index}").unwrap();
        label.positions(Hash::Md5Crc32, server, 0..nodes, |position| {
            found.push(position);
        });
        found
    }

    fn naive(server: &[u8], nodes: u32) -> Vec<Position> {
        (0..nodes)
            .map(|index| Hash::Md5Crc32.of(&[server, b"-", index.to_string().as_bytes()].concat()))
            .collect()
    }

    /// Braces, and words that begin like the placeholders.
    fn template() -> impl Strategy<Value = String> {
        let part = prop_oneof![
            Just("{server}"),
            Just("{index}"),
            Just("-"),
            Just("{"),
            Just("}"),
            Just("{serve"),
            Just("é #"),
        ];
        prop::collection::vec(part, 1..6).prop_map(|parts| parts.concat())
    }

    proptest! {
        #[test]
        fn a_label_is_server_dash_index(
            server in prop::collection::vec(any::<u8>(), 0..200),
            nodes in 0..130_u32,
        ) {
            prop_assert_eq!(collect(&server, nodes), naive(&server, nodes));
        }

        #[test]
        fn a_template_is_filled_in(
            template in template(),
            server in "[a-z.:0-9-]{0,70}",
            first in prop_oneof![0..3_u32, 95..105_u32, Just(2_147_483_647)],
            nodes in 0..70_u32,
        ) {
            let Some(label) = Label::new(template.as_bytes()) else {
                let names_server = template.contains("{server}");
                prop_assert!(!names_server);
                return Ok(());
            };
            prop_assert_eq!(label.has_index(), template.contains("{index}"));
            for (name, hash) in Hash::ALL {
                let mut found = vec![];
                label.positions(hash, server.as_bytes(), first..first + nodes, |p| found.push(p));
                let expected: Vec<_> = (first..first + nodes)
                    .map(|index| {
                        // The server has no braces.
                        let text = template.replace("{server}", &server).replace("{index}", &index.to_string());
                        hash.of(text.as_bytes())
                    })
                    .collect();
                prop_assert_eq!(found, expected, "{}", name);
            }
        }
    }

    #[test]
    fn an_index_may_have_many_digits() {
        assert_eq!(
            collect(b"10.0.0.1:11211", 12_000),
            naive(b"10.0.0.1:11211", 12_000)
        );
    }
}
