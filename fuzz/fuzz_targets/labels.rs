//! Labels of any template, server and indices, by every hash, against the replacement of text.
#![no_main]

use consistent_hash_fuzz::{
    Part,
    engine::{hash::Hash, label::Label, naive, scheme::MAX_FIRST},
    template,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (Vec<Part>, Vec<u8>, u32, u8)| {
    let (parts, server, first, count) = input;
    let template = template(&parts);
    let varies = |server: [&[u8]; 2], index: [&[u8]; 2]| {
        let [one, other] = [0, 1].map(|i| naive::fill(&template, server[i], index[i]));
        one != other
    };
    let is_one = varies([b"0", b"1"], [b"", b""]) && template.len() <= Label::MOST_BYTES;
    let label = Label::new(&template);
    assert_eq!(label.is_some(), is_one, "{template:?}");
    let Some(label) = label else { return };
    assert_eq!(
        label.has_index(),
        varies([b"", b""], [b"0", b"1"]),
        "{template:?}"
    );
    assert_eq!(label.template(), template);

    let first = first % (MAX_FIRST + 1);
    let indices = first..first + u32::from(count);
    let labels: Vec<_> = indices
        .clone()
        .map(|index| naive::fill(&template, &server, index.to_string().as_bytes()))
        .collect();
    for (name, hash) in Hash::ALL {
        let mut found = vec![];
        label.positions(hash, &server, indices.clone(), |position| {
            found.push(position)
        });
        let expected: Vec<_> = labels
            .iter()
            .map(|label| naive::hash(name, label))
            .collect();
        assert_eq!(
            found, expected,
            "{name} of {template:?} for {server:?} from {first}"
        );
    }
});
