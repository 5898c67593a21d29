//! FNV-1 and FNV-1a: <http://www.isthe.com/chongo/tech/comp/fnv/>.

/// The 32-bit FNV-1a of a text.
pub fn fnv1a32(text: &[u8]) -> u32 {
    text.iter().fold(BASIS_32, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(PRIME_32)
    })
}

/// The 32-bit FNV-1 of a text.
pub fn fnv132(text: &[u8]) -> u32 {
    text.iter().fold(BASIS_32, |hash, byte| {
        hash.wrapping_mul(PRIME_32) ^ u32::from(*byte)
    })
}

/// The 64-bit FNV-1a of a text.
pub fn fnv1a64(text: &[u8]) -> u64 {
    text.iter().fold(BASIS_64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(PRIME_64)
    })
}

/// The 64-bit FNV-1 of a text.
pub fn fnv164(text: &[u8]) -> u64 {
    text.iter().fold(BASIS_64, |hash, byte| {
        hash.wrapping_mul(PRIME_64) ^ u64::from(*byte)
    })
}

/// The 32-bit FNV-1a of the bytes as C's `signed char`.
pub fn fnv1a32_signed(text: &[u8]) -> u32 {
    text.iter().fold(BASIS_32, |hash, byte| {
        (hash ^ signed(*byte)).wrapping_mul(PRIME_32)
    })
}

/// The 32-bit FNV-1 of the bytes as C's `signed char`.
pub fn fnv132_signed(text: &[u8]) -> u32 {
    text.iter().fold(BASIS_32, |hash, byte| {
        hash.wrapping_mul(PRIME_32) ^ signed(*byte)
    })
}

/// The low half of the 64-bit FNV-1a of the bytes as C's `signed char`. Each half of a product has to do with no higher
/// one, so the low halves are enough.
pub fn fnv1a64_signed_low(text: &[u8]) -> u32 {
    text.iter().fold(LOW_BASIS, |hash, byte| {
        (hash ^ signed(*byte)).wrapping_mul(LOW_PRIME)
    })
}

/// The low half of the 64-bit FNV-1 of the bytes as C's `signed char`.
pub fn fnv164_signed_low(text: &[u8]) -> u32 {
    text.iter().fold(LOW_BASIS, |hash, byte| {
        hash.wrapping_mul(LOW_PRIME) ^ signed(*byte)
    })
}

const BASIS_32: u32 = 0x811c_9dc5;
const PRIME_32: u32 = 0x0100_0193;
const BASIS_64: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME_64: u64 = 0x0100_0000_01b3;
const LOW_BASIS: u32 = 0x8422_2325;
const LOW_PRIME: u32 = 0x1b3;

/// A byte as C extends a `signed char`, which `char` is on x86-64.
pub(super) fn signed(byte: u8) -> u32 {
    i32::from(byte.cast_signed()).cast_unsigned()
}
