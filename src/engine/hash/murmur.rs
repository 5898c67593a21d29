//! `MurmurHash2` and `MurmurHash3_x86_32` of Austin Appleby: <https://github.com/aappleby/smhasher>.

/// `MurmurHash3_x86_32` of seed 0: PHP's `hash('murmur3a', …)`.
pub fn murmur3a(text: &[u8]) -> u32 {
    murmur3(text, 0)
}

/// `MurmurHash3_x86_32` with a seed of the length, as libmemcached has it.
pub fn murmur3_libmemcached(text: &[u8]) -> u32 {
    murmur3(text, seed(text))
}

/// `MurmurHash2` with a seed of the length, as libmemcached and twemproxy have it.
pub fn murmur2_libmemcached(text: &[u8]) -> u32 {
    const FACTOR: u32 = 0x5bd1_e995;

    let (words, tail) = text.as_chunks();
    let mut hash = words.iter().fold(seed(text) ^ length(text), |hash, word| {
        let word = u32::from_le_bytes(*word).wrapping_mul(FACTOR);
        let word = (word ^ word >> 24).wrapping_mul(FACTOR);
        hash.wrapping_mul(FACTOR) ^ word
    });
    if !tail.is_empty() {
        hash = (hash ^ last_word(tail)).wrapping_mul(FACTOR);
    }
    hash = (hash ^ hash >> 13).wrapping_mul(FACTOR);
    hash ^ hash >> 15
}

fn seed(text: &[u8]) -> u32 {
    0xdead_beef_u32.wrapping_mul(length(text))
}

fn murmur3(text: &[u8], seed: u32) -> u32 {
    let (words, tail) = text.as_chunks();
    let mut hash = words.iter().fold(seed, |hash, word| {
        (hash ^ scrambled(u32::from_le_bytes(*word)))
            .rotate_left(13)
            .wrapping_mul(5)
            .wrapping_add(0xe654_6b64)
    });
    hash ^= scrambled(last_word(tail)) ^ length(text);
    hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}

fn scrambled(word: u32) -> u32 {
    word.wrapping_mul(0xcc9e_2d51)
        .rotate_left(15)
        .wrapping_mul(0x1b87_3593)
}

/// The bytes behind the last whole word, little endian.
fn last_word(tail: &[u8]) -> u32 {
    tail.iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u32::from(*byte))
}

#[expect(clippy::cast_possible_truncation, reason = "as the algorithms have it")]
fn length(text: &[u8]) -> u32 {
    text.len() as u32
}
