//! Servers come, change and go in any order, by any scheme: all that the ring answers, against the naive model.
#![no_main]

use consistent_hash_fuzz::{AnyKind, Steps, history};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (AnyKind, [u32; 2], Steps)| {
    let (kind, positions, steps) = input;
    if let Some(kind) = kind.kind() {
        history(kind, &steps).check(&positions);
    }
});
