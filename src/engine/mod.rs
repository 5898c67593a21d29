//! The engine: hashes and rings, in pure Rust. It knows bytes, positions, points and servers by number, and
//! nothing of PHP.

pub mod cache;
pub mod hash;
pub mod label;
pub mod ring;

/// A place on the ring: an unsigned 32-bit integer.
pub type Position = u32;
