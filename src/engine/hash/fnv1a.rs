//! FNV-1a: <http://www.isthe.com/chongo/tech/comp/fnv/>.

/// The 32-bit FNV-1a of a text.
pub fn fnv1a32(text: &[u8]) -> u32 {
    text.iter().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}
