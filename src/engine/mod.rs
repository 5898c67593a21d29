//! The engine: hashes and rings, in pure Rust. It knows bytes, positions, points and servers by number, and
//! nothing of PHP.

pub mod cache;
pub mod hash;
pub mod identify;
pub mod key;
pub mod label;
pub mod placement;
pub mod scheme;

#[cfg(test)]
mod naive;
#[cfg(test)]
mod tests;

/// A place on the ring: an unsigned 32-bit integer.
pub type Position = u32;
