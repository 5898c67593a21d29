//! MD5 (RFC 1321) of keys: one as fast as its chain of 64 steps allows, or many side by side in the lanes of vector
//! registers.
//!
//! One piece of code serves both: it is written over `N` lanes for the compiler to vectorise.

#[cfg(target_arch = "x86_64")]
use super::md5_avx512;
use std::sync::LazyLock;

/// How many keys are hashed side by side.
pub const LANES: usize = 32;

/// A message of up to this many bytes needs one block.
pub const ONE_BLOCK: usize = 55;

/// A block of each of `N` messages, word by word.
pub type Blocks<const N: usize> = [[u32; N]; 16];

/// The state of each of `N` messages, word by word; after the last block the digest as little-endian words.
pub type States<const N: usize> = [[u32; N]; 4];

/// The state before the first block.
const START: [u32; 4] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];

/// What step `i` adds: the integer part of 2^32 × |sin(i + 1)|.
#[rustfmt::skip]
pub(super) const SINES: [u32; 64] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
];

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

/// Puts a word of a message into its lane.
#[inline]
pub fn put(blocks: &mut Blocks<LANES>, lane: usize, word: usize, value: u32) {
    if let Some(place) = blocks.get_mut(word).and_then(|words| words.get_mut(lane)) {
        *place = value;
    }
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

/// The digests of the first `used` messages of one block each. What the other lanes hold is of no meaning.
pub fn digests(blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
    KERNEL.run(blocks, used)
}

static KERNEL: LazyLock<Kernel> = LazyLock::new(|| *kernels().last().unwrap_or(&BASELINE));

/// The lanes, by a way that this CPU has.
#[derive(Clone, Copy)]
struct Kernel {
    name: &'static str,
    run: unsafe fn(&Blocks<LANES>, usize) -> States<LANES>,
}

impl Kernel {
    fn run(&self, blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
        // SAFETY: `kernels` gives only those for which the CPU has the instructions.
        unsafe { (self.run)(blocks, used) }
    }
}

/// What every CPU of the target has: 128-bit vectors on x86-64 and aarch64.
const BASELINE: Kernel = Kernel {
    name: "128-bit",
    run: in_groups::<4>,
};

/// The kernels that this CPU can run, the widest last.
fn kernels() -> Vec<Kernel> {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2")]
        fn avx2(blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
            in_groups::<32>(blocks, used)
        }
        #[target_feature(enable = "avx512f,avx512vl")]
        fn avx512(blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
            in_groups::<32>(blocks, used)
        }

        let mut kernels = vec![BASELINE];
        if is_x86_feature_detected!("avx2") {
            kernels.push(Kernel {
                name: "AVX2",
                run: avx2,
            });
        }
        if md5_avx512::is_available() {
            kernels.push(Kernel {
                name: "AVX-512",
                run: avx512,
            });
        }
        kernels
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        vec![BASELINE]
    }
}

/// The lanes in groups of `N`, as many as hold the first `used`.
#[inline(always)]
#[expect(clippy::inline_always, reason = "takes on the caller's CPU features")]
fn in_groups<const N: usize>(blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
    let mut digests = [[0; LANES]; 4];
    for number in 0..used.min(LANES).div_ceil(N) {
        let mut group = [[0; N]; 16];
        for (to, from) in group.iter_mut().zip(blocks) {
            *to = from.as_chunks().0.get(number).copied().unwrap_or([0; N]);
        }
        let mut states = START.map(|word| [word; N]);
        compress(&mut states, &group);
        for (to, from) in digests.iter_mut().zip(states) {
            if let Some(to) = to.as_chunks_mut().0.get_mut(number) {
                *to = from;
            }
        }
    }
    digests
}

/// Takes a block of one message into its state.
fn compress_one(state: &mut [u32; 4], block: &[u32; 16]) {
    #[cfg(target_arch = "x86_64")]
    if md5_avx512::is_available() {
        // SAFETY: the CPU has the instructions.
        return unsafe { md5_avx512::compress(state, block) };
    }
    compress_portably(state, block);
}

fn compress_portably(state: &mut [u32; 4], block: &[u32; 16]) {
    let mut states = state.map(|word| [word]);
    compress(&mut states, &block.map(|word| [word]));
    *state = states.map(|[word]| word);
}

/// The 64 steps: `$step!` for each, with the words of the state in its order, its number, that of its word of the block
/// (modulo 16), its rotation, and what its round, one of four, is to compute.
macro_rules! steps {
    ($step:ident: $a:ident $b:ident $c:ident $d:ident, [$first:expr, $second:expr, $third:expr, $fourth:expr]) => {
        steps!(@round $step: $a $b $c $d, 0, 0, 1, [7, 12, 17, 22], $first);
        steps!(@round $step: $a $b $c $d, 16, 1, 5, [5, 9, 14, 20], $second);
        steps!(@round $step: $a $b $c $d, 32, 5, 3, [4, 11, 16, 23], $third);
        steps!(@round $step: $a $b $c $d, 48, 0, 7, [6, 10, 15, 21], $fourth);
    };
    // Sixteen steps, which take every `stride`th word of the block from `word` on.
    (@round $step:ident: $a:ident $b:ident $c:ident $d:ident, $i:expr, $word:expr, $stride:expr, $r:expr, $round:expr) => {
        steps!(@four $step: $a $b $c $d, $i, $word, $stride, $r, $round);
        steps!(@four $step: $a $b $c $d, $i + 4, $word + 4 * $stride, $stride, $r, $round);
        steps!(@four $step: $a $b $c $d, $i + 8, $word + 8 * $stride, $stride, $r, $round);
        steps!(@four $step: $a $b $c $d, $i + 12, $word + 12 * $stride, $stride, $r, $round);
    };
    (@four $step:ident: $a:ident $b:ident $c:ident $d:ident, $i:expr, $word:expr, $stride:expr, $r:expr, $round:expr) => {
        $step!($a $b $c $d, $i, $word, { $r[0] }, $round);
        $step!($d $a $b $c, $i + 1, $word + $stride, { $r[1] }, $round);
        $step!($c $d $a $b, $i + 2, $word + 2 * $stride, { $r[2] }, $round);
        $step!($b $c $d $a, $i + 3, $word + 3 * $stride, { $r[3] }, $round);
    };
}
pub(super) use steps;

/// Takes a block of each message into its state.
///
/// A step has to wait for the word `x` that the step before made; so what does not depend on it is summed up first
/// (the two terms of the second round have no bit in common and may be added one by one).
#[inline(always)]
#[expect(clippy::inline_always, reason = "takes on the caller's CPU features")]
#[expect(
    clippy::indexing_slicing,
    reason = "every index is known to the compiler"
)]
fn compress<const N: usize>(states: &mut States<N>, blocks: &Blocks<N>) {
    let [mut a, mut b, mut c, mut d] = *states;

    macro_rules! step {
        ($a:ident $b:ident $c:ident $d:ident, $i:expr, $word:expr, $rotation:expr, $round:expr) => {
            for lane in 0..N {
                let (x, y, z) = ($b[lane], $c[lane], $d[lane]);
                let sum = $a[lane].wrapping_add(SINES[$i].wrapping_add(blocks[$word % 16][lane]));
                $a[lane] = $round(sum, x, y, z).rotate_left($rotation).wrapping_add(x);
            }
        };
    }

    let first = |value| if N == 1 { computed(value) } else { value };
    let add = u32::wrapping_add;
    steps!(step: a b c d, [
        |sum, x: u32, y: u32, z: u32| add(first(sum), z ^ (x & (y ^ z))),
        |sum, x: u32, y: u32, z: u32| add(first(add(sum, y & !z)), x & z),
        |sum, x: u32, y: u32, z: u32| add(first(sum), x ^ first(y ^ z)),
        |sum, x: u32, y: u32, z: u32| add(first(sum), y ^ (x | !z))
    ]);

    for (state, word) in states.iter_mut().zip([a, b, c, d]) {
        for (state, word) in state.iter_mut().zip(word) {
            *state = state.wrapping_add(word);
        }
    }
}

/// The value, computed as it stands: else the compiler reorders sums and puts more into the chain of steps.
#[inline(always)]
#[expect(clippy::inline_always, reason = "it is no code at all")]
fn computed(value: u32) -> u32 {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        let mut value = value;
        // SAFETY: no instruction, only the claim that the register may have changed.
        unsafe {
            #[cfg(target_arch = "x86_64")]
            std::arch::asm!("/* {0:e} */", inlateout(reg) value, options(pure, nomem, nostack, preserves_flags));
            #[cfg(target_arch = "aarch64")]
            std::arch::asm!("/* {0:w} */", inlateout(reg) value, options(pure, nomem, nostack, preserves_flags));
        }
        value
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        value
    }
}

/// The name of the kernel in use, for people.
#[must_use]
pub fn kernel_name() -> &'static str {
    KERNEL.name
}

#[cfg(test)]
mod tests {
    use super::*;
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
