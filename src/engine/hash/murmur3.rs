//! `MurmurHash3_x86_32` of Austin Appleby: <https://github.com/aappleby/smhasher>.

/// Of seed 0.
pub fn murmur3a(text: &[u8]) -> u32 {
    let (words, tail) = text.as_chunks();
    let mut hash = words.iter().fold(0, |hash: u32, word| {
        (hash ^ scrambled(u32::from_le_bytes(*word)))
            .rotate_left(13)
            .wrapping_mul(5)
            .wrapping_add(0xe654_6b64)
    });
    let last = tail
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u32::from(*byte));
    hash ^= scrambled(last);

    #[expect(clippy::cast_possible_truncation, reason = "as the algorithm has it")]
    {
        hash ^= text.len() as u32;
    }
    hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}

fn scrambled(word: u32) -> u32 {
    word.wrapping_mul(0xcc9e_2d51)
        .rotate_left(15)
        .wrapping_mul(0x1b87_3593)
}
