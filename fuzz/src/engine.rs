//! The engine with what its own tests compare it with.

pub use consistent_hash::engine::*;

#[path = "../../src/engine/tests/agreement.rs"]
pub mod agreement;
#[path = "../../src/engine/naive.rs"]
pub mod naive;
