//! MD5 (RFC 1321) of keys: one as fast as its chain of 64 steps allows, or many side by side in the lanes of vector
//! registers.
//!
//! One piece of code serves both: it is written over `N` lanes for the compiler to vectorise.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod kernels;
mod many;
mod steps;

pub use kernels::{LANES, kernel_name, put};
pub use many::{digest_many, each_lane};
use steps::{START, compress};

/// A message of up to this many bytes needs one block.
pub const ONE_BLOCK: usize = 55;

/// The digest of one message.
#[must_use]
pub fn digest(message: &[u8]) -> [u32; 4] {
    Prefix::of(b"").digest_with(message)
}

/// The whole blocks that messages have in common at their beginning.
pub struct Prefix {
    state: [u32; 4],
    length: usize,
}

impl Prefix {
    /// Takes the whole blocks of `common`, the first 64 × ⌊length / 64⌋ bytes.
    pub fn of(common: &[u8]) -> Self {
        let mut state = START;
        let blocks = common.chunks_exact(64);
        let length = common.len() - blocks.remainder().len();
        for block in blocks {
            compress_one(&mut state, &words_of(block));
        }
        Self { state, length }
    }

    /// The digest of the message that goes on with `rest` after the whole blocks.
    pub fn digest_with(&self, rest: &[u8]) -> [u32; 4] {
        let mut state = self.state;
        let mut blocks = rest.chunks_exact(64);
        for block in &mut blocks {
            compress_one(&mut state, &words_of(block));
        }
        let mut last = padded(blocks.remainder());
        if blocks.remainder().len() > ONE_BLOCK {
            compress_one(&mut state, &last);
            last = [0; 16];
        }
        [last[14], last[15]] = length_words(self.length + rest.len());
        compress_one(&mut state, &last);
        state
    }
}

/// The block of a message that needs only one.
pub fn single_block(message: &[u8]) -> [u32; 16] {
    let mut block = padded(message);
    [block[14], block[15]] = length_words(message.len());
    block
}

/// The last bytes of a message, fewer than a block, with the bit that ends it.
///
/// Put together in registers: words that are read from memory where their bytes were just written have to wait.
fn padded(rest: &[u8]) -> [u32; 16] {
    let mut block = [0; 16];
    let (words, tail) = rest.as_chunks::<8>();
    let mut places = block.as_chunks_mut::<2>().0.iter_mut();
    for (bytes, place) in words.iter().zip(&mut places) {
        *place = halves(u64::from_le_bytes(*bytes));
    }
    let used = 8 * tail.len();
    let last = match rest.last_chunk() {
        _ if used == 0 => 0,
        Some(bytes) => u64::from_le_bytes(*bytes) >> (64 - used),
        None => tail
            .iter()
            .rev()
            .fold(0, |word, byte| word << 8 | u64::from(*byte)),
    };
    if let Some(place) = places.next() {
        *place = halves(last | 0x80 << used);
    }
    block
}

#[expect(clippy::cast_possible_truncation, reason = "the two halves")]
fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

fn words_of(block: &[u8]) -> [u32; 16] {
    let mut words = [0; 16];
    for (word, bytes) in words.iter_mut().zip(block.chunks_exact(4)) {
        *word = bytes.try_into().map_or(0, u32::from_le_bytes);
    }
    words
}

/// The length of a message in bits.
fn length_words(bytes: usize) -> [u32; 2] {
    halves((bytes as u64) << 3)
}

/// Takes a block of one message into its state.
fn compress_one(state: &mut [u32; 4], block: &[u32; 16]) {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        // SAFETY: the CPU has the instructions.
        return unsafe { avx512::compress(state, block) };
    }
    compress_portably(state, block);
}

fn compress_portably(state: &mut [u32; 4], block: &[u32; 16]) {
    let mut states = state.map(|word| [word]);
    compress(&mut states, &block.map(|word| [word]));
    *state = states.map(|[word]| word);
}

#[cfg(test)]
mod tests {
    use super::{kernels::kernels, *};
    use ::md5::{Digest, Md5};
    use proptest::prelude::*;

    fn oracle(message: &[u8]) -> [u32; 4] {
        let digest = Md5::digest(message);
        std::array::from_fn(|i| u32::from_le_bytes(digest[4 * i..][..4].try_into().unwrap()))
    }

    #[test]
    fn agrees_with_the_crate_at_every_length() {
        let bytes: Vec<u8> = (0..=250_u8).chain(100..200).collect();
        for length in 0..=300 {
            assert_eq!(
                digest(&bytes[..length]),
                oracle(&bytes[..length]),
                "length {length}"
            );
        }
    }

    proptest! {
        #[test]
        fn agrees_with_the_crate(message in prop::collection::vec(any::<u8>(), 0..300)) {
            prop_assert_eq!(digest(&message), oracle(&message));
        }

        /// What a CPU without the wider instructions computes.
        #[test]
        fn the_portable_form_agrees_with_the_crate(message in prop::collection::vec(any::<u8>(), 0..=ONE_BLOCK)) {
            let mut state = START;
            compress_portably(&mut state, &single_block(&message));
            prop_assert_eq!(state, oracle(&message));
        }

        #[test]
        fn every_kernel_agrees_with_the_crate_in_every_lane(
            messages in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..=ONE_BLOCK), 1..=LANES),
        ) {
            let mut blocks = [[0; LANES]; 16];
            for (lane, message) in messages.iter().enumerate() {
                for (word, value) in single_block(message).into_iter().enumerate() {
                    blocks[word][lane] = value;
                }
            }
            for kernel in kernels() {
                let digests = kernel.run(&blocks, messages.len());
                for (lane, message) in messages.iter().enumerate() {
                    prop_assert_eq!(digests.map(|word| word[lane]), oracle(message), "{}", kernel.name);
                }
            }
        }
    }
}
