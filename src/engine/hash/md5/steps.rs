//! The 64 steps of MD5, over `N` lanes for the compiler to vectorise. One lane is one message.

/// A block of each of `N` messages, word by word.
pub type Blocks<const N: usize> = [[u32; N]; 16];

/// The state of each of `N` messages, word by word; after the last block the digest as little-endian words.
pub type States<const N: usize> = [[u32; N]; 4];

/// The state before the first block.
pub const START: [u32; 4] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];

/// What step `i` adds: the integer part of 2^32 × |sin(i + 1)|.
#[rustfmt::skip]
pub const SINES: [u32; 64] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
];

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
pub fn compress<const N: usize>(states: &mut States<N>, blocks: &Blocks<N>) {
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
