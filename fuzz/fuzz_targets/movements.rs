//! What moves from any ring to any other, against the naive model.
#![no_main]

use consistent_hash_fuzz::{AnyKind, Steps, history};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: [(AnyKind, Steps); 2]| {
    let [before, after] = input.map(|(kind, steps)| Some(history(kind.kind()?, &steps)));
    let (Some(mut before), Some(mut after)) = (before, after) else {
        return;
    };
    before.check_points();
    after.check_points();
    let servers = before.servers().len().min(after.servers().len());
    if servers != 0 && before.keys() == after.keys() {
        before.check_movement(&after);
    }
});
