//! MD5 of many messages at once, spread over the lanes.

use super::{
    ONE_BLOCK, digest,
    kernels::{LANES, digests, put},
    single_block,
    steps::Blocks,
};
use crate::engine::Position;

/// The position of each message, which `finish` makes of its digest.
pub fn digest_many(
    messages: &[&[u8]],
    finish: impl Fn([u32; 4]) -> Position,
    positions: &mut [Position],
) {
    let mut blocks = [[0; LANES]; 16];
    for (messages, positions) in messages.chunks(LANES).zip(positions.chunks_mut(LANES)) {
        for (lane, message) in messages.iter().enumerate() {
            let one_block = message.len() <= ONE_BLOCK;
            let block = single_block(if one_block { message } else { b"" });
            for (word, value) in block.into_iter().enumerate() {
                put(&mut blocks, lane, word, value);
            }
        }
        let mut results = positions.iter_mut();
        each_lane(&blocks, messages.len(), |digest| {
            if let Some(result) = results.next() {
                *result = finish(digest);
            }
        });
        for (message, position) in messages.iter().zip(positions) {
            if message.len() > ONE_BLOCK {
                *position = finish(digest(message));
            }
        }
    }
}

/// Calls `each` with the digest of each of the first `used` lanes, in order.
pub fn each_lane(blocks: &Blocks<LANES>, used: usize, mut each: impl FnMut([u32; 4])) {
    let [a, b, c, d] = digests(blocks, used);
    for (((a, b), c), d) in a.into_iter().zip(b).zip(c).zip(d).take(used) {
        each([a, b, c, d]);
    }
}
