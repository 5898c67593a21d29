//! Hash functions, from bytes to a [`Position`](super::Position).

pub(super) mod hex_crc32;
pub(super) mod md5;
mod md5_crc32;

pub use md5::kernel_name;
pub(super) use md5_crc32::each_lane;
pub use md5_crc32::{md5_crc32, md5_crc32_many};
