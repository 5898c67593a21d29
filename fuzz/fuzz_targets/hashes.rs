//! The hash kernels, for one key and for many side by side, against the naive hashes.
#![no_main]

use consistent_hash_fuzz::engine::{hash::Hash, naive};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let keys: Vec<_> = input.split(|byte| *byte == b'\n').collect();
    for (name, hash) in Hash::ALL {
        let expected: Vec<_> = keys.iter().map(|key| naive::hash(name, key)).collect();
        let one_by_one: Vec<_> = keys.iter().map(|key| hash.of(key)).collect();
        assert_eq!(one_by_one, expected, "{name} of {keys:?}");
        let mut many = vec![0; keys.len()];
        hash.of_many(&keys, &mut many);
        assert_eq!(many, expected, "{name} of many: {keys:?}");
    }
});
