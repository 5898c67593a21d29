//! Many messages side by side, in the lanes of vector registers.

#[cfg(target_arch = "x86_64")]
use super::avx512;
use super::steps::{Blocks, START, States, compress};
use std::sync::LazyLock;

/// How many messages are hashed side by side.
pub const LANES: usize = 32;

/// The digests of the first `used` messages of one block each. What the other lanes hold is of no meaning.
pub fn digests(blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
    KERNEL.run(blocks, used)
}

static KERNEL: LazyLock<Kernel> = LazyLock::new(|| *kernels().last().unwrap_or(&BASELINE));

/// The lanes, by a way that this CPU has.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// For people.
    pub name: &'static str,
    run: unsafe fn(&Blocks<LANES>, usize) -> States<LANES>,
}

impl Kernel {
    /// The digests of the first `used` messages.
    pub fn run(&self, blocks: &Blocks<LANES>, used: usize) -> States<LANES> {
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
pub fn kernels() -> Vec<Kernel> {
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
        if avx512::is_available() {
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

/// Puts a word of a message into its lane.
#[inline]
pub fn put(blocks: &mut Blocks<LANES>, lane: usize, word: usize, value: u32) {
    if let Some(place) = blocks.get_mut(word).and_then(|words| words.get_mut(lane)) {
        *place = value;
    }
}

/// The name of the kernel in use, for people.
#[must_use]
pub fn kernel_name() -> &'static str {
    KERNEL.name
}
