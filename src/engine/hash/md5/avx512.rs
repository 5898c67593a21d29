//! MD5's steps for one message in the lowest lane of 128-bit registers.
//!
//! AVX-512 has every function of three operands, and rotations, as one instruction: a step has to wait for four
//! operations where the general registers take five.

use super::steps::{SINES, steps};
use std::arch::{
    asm,
    x86_64::{
        __m128i, _mm_add_epi32, _mm_cvtsi32_si128, _mm_cvtsi128_si32, _mm_rol_epi32,
        _mm_ternarylogic_epi32,
    },
};

/// Whether this CPU has the instructions.
pub fn is_available() -> bool {
    is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl")
}

/// Takes a block into the state.
#[target_feature(enable = "avx512f,avx512vl")]
pub fn compress(state: &mut [u32; 4], block: &[u32; 16]) {
    // What the four rounds make of x, y and z, as tables of truth.
    const CHOOSE_BY_X: i32 = 0xca;
    const CHOOSE_BY_Z: i32 = 0xe4;
    const PARITY: i32 = 0x96;
    const LAST: i32 = 0x39;

    let [a, b, c, d] = *state;
    let (mut a, mut b, mut c, mut d) = (lane(a), lane(b), lane(c), lane(d));

    macro_rules! step {
        ($a:ident $b:ident $c:ident $d:ident, $i:expr, $word:expr, $rotation:expr, $round:expr) => {
            let sum = _mm_add_epi32($a, lane(SINES[$i].wrapping_add(block[$word % 16])));
            let logic = _mm_ternarylogic_epi32::<$round>($b, $c, $d);
            let sum = _mm_add_epi32(computed(sum), logic);
            $a = _mm_add_epi32(_mm_rol_epi32::<$rotation>(sum), $b);
        };
    }
    steps!(step: a b c d, [CHOOSE_BY_X, CHOOSE_BY_Z, PARITY, LAST]);

    for (state, word) in state.iter_mut().zip([a, b, c, d]) {
        *state = state.wrapping_add(_mm_cvtsi128_si32(word).cast_unsigned());
    }
}

/// A word in the lowest lane.
#[target_feature(enable = "avx512f,avx512vl")]
fn lane(word: u32) -> __m128i {
    _mm_cvtsi32_si128(word.cast_signed())
}

/// The value, computed as it stands: else the compiler reorders sums and puts more into the chain of steps.
#[target_feature(enable = "avx512f,avx512vl")]
fn computed(value: __m128i) -> __m128i {
    let mut value = value;
    // SAFETY: no instruction, only the claim that the register may have changed.
    unsafe {
        asm!("/* {0} */", inlateout(xmm_reg) value, options(pure, nomem, nostack, preserves_flags));
    }
    value
}
