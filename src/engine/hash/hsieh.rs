//! `SuperFastHash` of Paul Hsieh: <http://www.azillionmonkeys.com/qed/hash.html>.

use super::fnv::signed;

/// From 0, as libmemcached and twemproxy have it. Of three bytes behind the last whole word, the third one is a
/// `signed char`.
pub fn hsieh(text: &[u8]) -> u32 {
    let (words, tail) = text.as_chunks();
    let mut hash = words.iter().fold(0_u32, |hash, [a, b, c, d]| {
        let hash = hash.wrapping_add(pair(*a, *b));
        let hash = hash << 16 ^ (pair(*c, *d) << 11 ^ hash);
        hash.wrapping_add(hash >> 11)
    });
    match tail {
        [a, b, c] => {
            hash = hash.wrapping_add(pair(*a, *b));
            hash ^= hash << 16;
            hash ^= signed(*c) << 18;
            hash = hash.wrapping_add(hash >> 11);
        }
        [a, b] => {
            hash = hash.wrapping_add(pair(*a, *b));
            hash ^= hash << 11;
            hash = hash.wrapping_add(hash >> 17);
        }
        [a] => {
            hash = hash.wrapping_add((*a).into());
            hash ^= hash << 10;
            hash = hash.wrapping_add(hash >> 1);
        }
        _ => {}
    }
    hash ^= hash << 3;
    hash = hash.wrapping_add(hash >> 5);
    hash ^= hash << 4;
    hash = hash.wrapping_add(hash >> 17);
    hash ^= hash << 25;
    hash.wrapping_add(hash >> 6)
}

fn pair(low: u8, high: u8) -> u32 {
    u16::from_le_bytes([low, high]).into()
}
