//! The names of virtual nodes, and where they lie.

use super::{
    Position,
    hash::{
        each_lane,
        hex_crc32::hex_crc32,
        md5::{LANES, ONE_BLOCK, Prefix, put, single_block},
    },
};

/// The greatest number of digits of an index.
const DIGITS: usize = 10;

/// Calls `each` with the positions of the virtual nodes of `server`, named `{server}-{index}`, for the indices from
/// 0 to below `nodes`, in order. O(length + nodes).
pub fn positions(server: &[u8], nodes: u32, each: impl FnMut(Position)) {
    // The labels differ in their last bytes, which then lie in one block with the rest.
    if server.len() + 1 + DIGITS <= ONE_BLOCK {
        in_lanes(server, nodes, each);
    } else {
        one_by_one(server, nodes, each);
    }
}

fn one_by_one(server: &[u8], nodes: u32, each: impl FnMut(Position)) {
    let prefix = Prefix::of(server);
    let rest = server.chunks_exact(64).remainder();
    let mut tail = [0; 64 + 1 + DIGITS];
    (0..nodes)
        .map(|index| {
            let mut buffer = itoa::Buffer::new();
            let label_end = [rest, b"-", buffer.format(index).as_bytes()];
            let length = label_end.iter().map(|part| part.len()).sum();
            for (place, byte) in tail.iter_mut().zip(label_end.into_iter().flatten()) {
                *place = *byte;
            }
            hex_crc32(prefix.digest_with(tail.get(..length).unwrap_or_default()))
        })
        .for_each(each);
}

fn in_lanes(server: &[u8], nodes: u32, mut each: impl FnMut(Position)) {
    const DASH: u128 = b'-' as u128;
    const END: u128 = 0x80;

    let mut blocks = single_block(server).map(|word| [word; LANES]);
    // What comes after the server goes into four words, from the one where the server ends.
    let (first, used) = (server.len() / 4, 8 * (server.len() % 4));
    let kept = blocks.get(first).map_or(0, |word| u128::from(word[0])) & ((1 << used) - 1);

    for next in (0..nodes).step_by(LANES) {
        let lanes = LANES.min((nodes - next) as usize);
        for (lane, index) in (0..lanes).zip(next..) {
            let mut buffer = itoa::Buffer::new();
            let digits = buffer.format(index).as_bytes();
            let text = digits
                .iter()
                .rev()
                .fold(END, |text, digit| text << 8 | u128::from(*digit));
            let mut text = kept | (text << 8 | DASH) << used;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "word by word; at most 55 bytes"
            )]
            {
                for word in first..first + 4 {
                    put(&mut blocks, lane, word, text as u32);
                    text >>= 32;
                }
                let length = server.len() + 1 + digits.len();
                put(&mut blocks, lane, 14, (length as u32) << 3);
            }
        }
        each_lane(&blocks, lanes, &mut each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::hash::md5_crc32;
    use proptest::prelude::*;

    fn collect(server: &[u8], nodes: u32) -> Vec<Position> {
        let mut found = vec![];
        positions(server, nodes, |position| found.push(position));
        found
    }

    fn naive(server: &[u8], nodes: u32) -> Vec<Position> {
        (0..nodes)
            .map(|index| md5_crc32(&[server, b"-", index.to_string().as_bytes()].concat()))
            .collect()
    }

    proptest! {
        #[test]
        fn a_label_is_server_dash_index(
            server in prop::collection::vec(any::<u8>(), 0..200),
            nodes in 0..130_u32,
        ) {
            prop_assert_eq!(collect(&server, nodes), naive(&server, nodes));
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
