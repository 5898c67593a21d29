//! The hashes of HAProxy, `hash.c` and `intops.h`.

/// `sdbm`, its default.
pub fn sdbm(text: &[u8]) -> u32 {
    text.iter().fold(0_u32, |hash, byte| {
        u32::from(*byte)
            .wrapping_add(hash << 6)
            .wrapping_add(hash << 16)
            .wrapping_sub(hash)
    })
}

/// `djb2`.
pub fn djb2(text: &[u8]) -> u32 {
    text.iter().fold(5381_u32, |hash, byte| {
        hash.wrapping_mul(33).wrapping_add((*byte).into())
    })
}

/// `wt6`.
pub fn wt6(text: &[u8]) -> u32 {
    let (mut hash0, mut hash1) = (0xa53c_965a_u32, 0x5ca6_953a_u32);
    let (mut turn0, mut turn1) = (6, 18);
    for byte in text {
        hash0 = !(hash0 ^ u32::from(*byte));
        hash1 = !hash1.wrapping_add((*byte).into());
        let turned = hash1.rotate_left(turn0);
        hash1 = hash0.rotate_left(turn1);
        hash0 = turned;
        let bits = (hash0 >> 16 ^ hash1) & 0xffff;
        (turn0, turn1) = (bits & 0x1f, bits >> 11);
    }
    hash0 ^ hash1
}

/// `full_hash()`: the avalanche of a hash, and where a node of a server lies. One to one.
pub fn avalanche(hash: u32) -> u32 {
    let mut hash = hash.wrapping_add(0x7ed5_5d16).wrapping_add(hash << 12);
    hash = hash ^ 0xc761_c23c ^ hash >> 19;
    hash = hash.wrapping_add(0x1656_67b1).wrapping_add(hash << 5);
    hash = hash.wrapping_add(0xd3a2_646c) ^ hash << 9;
    hash = hash.wrapping_add(0xfd70_46c5).wrapping_add(hash << 3);
    hash = hash ^ 0xb55a_4f09 ^ hash >> 16;
    hash.wrapping_mul(3_221_225_473)
}
