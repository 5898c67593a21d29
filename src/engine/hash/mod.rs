//! Hash functions, from bytes to a [`Position`](super::Position).

pub(super) mod hex_crc32;
pub(super) mod md5;
#[cfg(target_arch = "x86_64")]
mod md5_avx512;
mod md5_crc32;

pub use md5::kernel_name;
pub(super) use md5_crc32::each_lane;
pub use md5_crc32::{md5_crc32, md5_crc32_many};
