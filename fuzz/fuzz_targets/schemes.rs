//! What a scheme tells of itself makes it again, and keys lie where the naive model has them.
#![no_main]

use consistent_hash_fuzz::{AnyKind, engine::agreement::check_told};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (AnyKind, Vec<u8>)| {
    let (kind, key) = input;
    if let Some(kind) = kind.kind() {
        check_told(&kind.scheme);
        assert_eq!(
            kind.scheme.position(&key),
            kind.model.position(&key),
            "{key:?} by {kind:?}"
        );
    }
});
