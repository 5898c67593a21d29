//! CRC-16/XMODEM: polynomial 0x1021, most significant bit first, from 0, not inverted.

use super::fnv::signed;

/// By byte: what the register becomes of it.
static TABLE: [u16; 256] = table();

/// The CRC of a text. Redis Cluster takes its slots from it.
pub fn crc16(text: &[u8]) -> u16 {
    text.iter().fold(0, |crc, byte| {
        let [high, _] = crc.to_be_bytes();
        crc << 8 ^ entry(high ^ byte)
    })
}

/// As twemproxy computes it: in a register of 32 bits, which is never cut, with the bytes as C's `signed char`.
pub fn crc16_twemproxy(text: &[u8]) -> u32 {
    text.iter().fold(0_u32, |crc, byte| {
        let [.., index] = (crc >> 8 ^ signed(*byte)).to_be_bytes();
        crc << 8 ^ u32::from(entry(index))
    })
}

fn entry(byte: u8) -> u16 {
    #[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
    TABLE[usize::from(byte)]
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn table() -> [u16; 256] {
    let mut table = [0; 256];
    let mut byte = 0_u16;
    while byte < 256 {
        let mut crc = byte << 8;
        let mut bit = 0;
        while bit < 8 {
            crc = crc << 1 ^ if crc >> 15 == 1 { 0x1021 } else { 0 };
            bit += 1;
        }
        table[byte as usize] = crc;
        byte += 1;
    }
    table
}
