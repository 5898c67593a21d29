//! Hashes of Bob Jenkins: <https://burtleburtle.net/bob/hash/>.

use super::fnv::signed;

/// "One at a time" of the bytes as C's `signed char`: the default of libmemcached.
pub fn one_at_a_time_signed(text: &[u8]) -> u32 {
    one_at_a_time(text.iter().map(|byte| signed(*byte)))
}

/// "One at a time": PHP's `hash('joaat', …)`.
pub fn joaat(text: &[u8]) -> u32 {
    one_at_a_time(text.iter().map(|byte| u32::from(*byte)))
}

fn one_at_a_time(bytes: impl Iterator<Item = u32>) -> u32 {
    let mut hash = bytes.fold(0_u32, |hash, byte| {
        let hash = hash.wrapping_add(byte);
        let hash = hash.wrapping_add(hash << 10);
        hash ^ hash >> 6
    });
    hash = hash.wrapping_add(hash << 3);
    hash ^= hash >> 11;
    hash.wrapping_add(hash << 15)
}

/// `hashlittle()` of lookup3.c with the start value 13, as libmemcached and twemproxy have it.
pub fn lookup3(text: &[u8]) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "as the algorithm has it")]
    let start = 0xdead_beef_u32
        .wrapping_add(text.len() as u32)
        .wrapping_add(13);
    let (mut a, mut b, mut c) = (start, start, start);
    // The last block, which may be full, is mixed in another way.
    let blocks = text.len().saturating_sub(1) / 12;
    let (whole, last) = text.split_at_checked(12 * blocks).unwrap_or_default();
    if last.is_empty() {
        return c;
    }
    for block in whole.as_chunks().0 {
        (a, b, c) = add(a, b, c, block);
        (a, b, c) = mix(a, b, c);
    }
    let mut block = [0; 12];
    for (place, byte) in block.iter_mut().zip(last) {
        *place = *byte;
    }
    (a, b, c) = add(a, b, c, &block);
    finish(a, b, c)
}

/// Adds the words of a block.
fn add(a: u32, b: u32, c: u32, block: &[u8; 12]) -> (u32, u32, u32) {
    let mut words = block
        .as_chunks()
        .0
        .iter()
        .map(|bytes| u32::from_le_bytes(*bytes));
    let mut add = |to: u32| to.wrapping_add(words.next().unwrap_or(0));
    (add(a), add(b), add(c))
}

fn mix(mut a: u32, mut b: u32, mut c: u32) -> (u32, u32, u32) {
    for rotations in [[4, 6, 8], [16, 19, 4]] {
        let [first, second, third] = rotations;
        a = a.wrapping_sub(c) ^ c.rotate_left(first);
        c = c.wrapping_add(b);
        b = b.wrapping_sub(a) ^ a.rotate_left(second);
        a = a.wrapping_add(c);
        c = c.wrapping_sub(b) ^ b.rotate_left(third);
        b = b.wrapping_add(a);
    }
    (a, b, c)
}

fn finish(mut a: u32, mut b: u32, mut c: u32) -> u32 {
    c = (c ^ b).wrapping_sub(b.rotate_left(14));
    a = (a ^ c).wrapping_sub(c.rotate_left(11));
    b = (b ^ a).wrapping_sub(a.rotate_left(25));
    c = (c ^ b).wrapping_sub(b.rotate_left(16));
    a = (a ^ c).wrapping_sub(c.rotate_left(4));
    b = (b ^ a).wrapping_sub(a.rotate_left(14));
    (c ^ b).wrapping_sub(b.rotate_left(24))
}
