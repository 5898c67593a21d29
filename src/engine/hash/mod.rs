//! Hash functions, from bytes to a [`Position`](super::Position).

mod md5_crc32;

pub use md5_crc32::md5_crc32;
