//! The engine against the naive model, on random schemes, servers and keys.

mod agreement;

use super::{
    hash::Hash,
    identify::{Sample, identify},
    key::KeyHash,
    label::Label,
    naive,
    placement::points::{Points, Search},
    scheme::{Argument, General, MAX_FIRST, NAMED, Named, Scheme, Server, php_round},
};
use agreement::{History, Kind, check_told};
use allocator_api2::alloc::Global;
use proptest::{
    prelude::*,
    sample::{Index, select},
    strategy::ValueTree,
    test_runner::TestRunner,
};
use std::{cell::Cell, collections::BTreeSet};

fn named() -> impl Strategy<Value = Kind> {
    let nodes = prop_oneof![1 => Just(None), 3 => (1..6_u32).prop_map(Some)];
    (0..NAMED.len(), nodes, 0..1000_usize)
        .prop_map(|(named, nodes, which)| Kind::any_named(&NAMED[named], nodes, which))
}

/// The constructor of a name.
fn constructor(name: &str) -> &'static Named {
    NAMED.iter().find(|named| named.name == name).unwrap()
}

fn general(hash: impl Strategy<Value = (&'static str, Hash)>) -> impl Strategy<Value = Kind> {
    let label = select(&[
        "{server}",
        "{server}-{index}",
        "{server}{index}",
        "{index}{server}",
        "{index}#{server}",
        "{server}{index}{server}",
    ]);
    let first = prop_oneof![4 => 0..3_u32, 1 => Just(9), 1 => Just(MAX_FIRST)];
    let nodes = prop_oneof![1..6_u32, 20..30_u32];
    (hash, label, first, nodes, select(&Search::ALL)).prop_map(
        |(hash, label, first, nodes, search)| {
            Kind::general(hash, label.as_bytes(), first, nodes, search)
        },
    )
}

fn kind() -> impl Strategy<Value = Kind> {
    prop_oneof![named(), general(select(&Hash::ALL))]
}

#[derive(Clone, Debug)]
enum Step {
    Add(Index, u32),
    Remove(Index),
    Check,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    // Heavy servers make long lists of buckets.
    let weight = prop_oneof![6 => Just(1), 4 => 1..5_u32, 1 => 300..900_u32];
    let step = prop_oneof![
        6 => (any::<Index>(), weight).prop_map(|(name, weight)| Step::Add(name, weight)),
        3 => any::<Index>().prop_map(Step::Remove),
        3 => Just(Step::Check),
    ];
    prop::collection::vec(step, 1..25)
}

/// A ring that the steps were done on.
fn history(kind: Kind, steps: Vec<Step>) -> History {
    let names = kind.names();
    let mut ring = History::new(kind, 10_000);
    for step in steps {
        match step {
            Step::Add(name, weight) => ring.add(name.get(&names).as_bytes(), weight),
            Step::Remove(which) if !ring.servers().is_empty() => {
                ring.remove(which.index(ring.servers().len()));
            }
            Step::Remove(_) => {}
            Step::Check => ring.check_points(),
        }
    }
    ring
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_ring_with_any_history_is_that_of_the_model(
        kind in kind(),
        steps in steps(),
        positions in prop::collection::vec(any::<u32>(), 5),
    ) {
        history(kind, steps).check(&positions);
    }

    #[test]
    fn movement_is_that_of_the_model((before, after) in kinds_of_a_hash(), steps in [steps(), steps()]) {
        let [first, second] = steps;
        let (mut before, mut after) = (history(before, first), history(after, second));
        before.check_points();
        after.check_points();
        if !before.servers().is_empty() && !after.servers().is_empty() {
            before.check_movement(&after);
        }
    }

    #[test]
    fn keys_of_a_scheme_lie_where_the_model_has_them(
        kind in kind(),
        parts in prop::collection::vec(select(&["{", "}", "user", "\0", "7"]), 0..7),
    ) {
        let key = parts.concat();
        let position = kind.scheme.position(key.as_bytes());
        prop_assert_eq!(position, kind.model.position(key.as_bytes()));
    }

    #[test]
    fn hashes_are_those_of_the_model(key in prop::collection::vec(any::<u8>(), 0..200)) {
        for (name, hash) in Hash::ALL {
            prop_assert_eq!(hash.of(&key), naive::hash(name, &key), "{}", name);
        }
    }

    #[test]
    fn a_named_scheme_tells_its_name(kind in named()) {
        let (told, arguments) = kind.scheme.named().unwrap();
        prop_assert_eq!(told.scheme(arguments), kind.scheme);
        // The same scheme, put together by its parts.
        if let Some(General { hash, label, first, nodes, search }) = kind.scheme.general() {
            let hash = Hash::ALL.into_iter().find(|(name, _)| *name == hash).unwrap();
            let search = Search::ALL.into_iter().find(|(name, _)| *name == search).unwrap();
            prop_assert_eq!(Kind::general(hash, label, first, nodes, search).scheme, kind.scheme);
        }
    }

    #[test]
    fn a_scheme_tells_what_makes_it(
        scheme in prop_oneof![kind().prop_map(|kind| kind.scheme), quoted_scheme()],
    ) {
        check_told(&scheme);
    }
}

/// Two kinds whose keys are hashed alike.
fn kinds_of_a_hash() -> impl Strategy<Value = (Kind, Kind)> {
    prop_oneof![2 => named(), 1 => general(select(&Hash::ALL))].prop_flat_map(|kind| {
        let keys = *kind.scheme.keys();
        (Just(kind), kind_of(keys))
    })
}

fn kind_of(keys: KeyHash) -> impl Strategy<Value = Kind> {
    let all = NAMED
        .iter()
        .flat_map(|named| (0..40).map(|which| Kind::any_named(named, Some(3), which)));
    let named: Vec<_> = all.filter(|kind| *kind.scheme.keys() == keys).collect();
    let hash = Hash::ALL
        .into_iter()
        .find(|(_, hash)| KeyHash::whole(*hash) == keys);
    match (hash, named.is_empty()) {
        (Some(hash), true) => general(Just(hash)).boxed(),
        (Some(hash), false) => prop_oneof![1 => general(Just(hash)), 3 => select(named)].boxed(),
        (None, _) => select(named).boxed(),
    }
}

/// Schemes whose labels want quoting.
fn quoted_scheme() -> impl Strategy<Value = Scheme> {
    let text = prop::collection::vec(select(&["'", "\\", "-", "{index}"]), 0..5);
    (text, 0..3_u32, 1..3_u32).prop_map(|(text, first, nodes)| {
        let label = "{server}".to_owned() + &text.concat();
        let label = Label::new(label.as_bytes()).unwrap();
        Scheme::new(Hash::Crc32, label, first, nodes, Search::After)
    })
}

/// Whether servers of a scheme may have a point at the same position.
fn kind_has_collisions(name: &str) -> bool {
    let scheme = constructor(name).scheme(constructor(name).defaults());
    // HAProxy's hash of places is one to one.
    scheme.nodes() != 0 && !name.starts_with("haproxy")
}

/// Else the tests would say nothing of collisions.
#[test]
fn points_of_random_rings_collide() {
    let mut runner = TestRunner::deterministic();
    let mut collided = BTreeSet::new();
    for _ in 0..6000 {
        let (kind, steps) = (kind(), steps()).new_tree(&mut runner).unwrap().current();
        let named = kind.scheme.named().map_or("", |(named, _)| named.name);
        let hash = format!("{:?}", kind.scheme.keys().hash);
        let adds_alone = steps
            .into_iter()
            .filter(|step| matches!(step, Step::Add(..)));
        let ring = history(kind, adds_alone.collect());
        let model = ring.model();
        if model.point_count > model.ring.len() {
            collided.extend([named.to_owned(), hash]);
        }
    }
    for name in NAMED
        .iter()
        .map(|named| named.name)
        .filter(|name| kind_has_collisions(name))
    {
        assert!(collided.contains(name), "no points of {name} collided");
    }
    for (_, hash) in Hash::ALL {
        assert!(
            collided.contains(&format!("{hash:?}")),
            "no points by {hash:?} collided"
        );
    }
}

/// Printed by the real systems and in the articles: scheme, virtual nodes, servers with their weights, keys, and the
/// numbers that name the servers of key 1, 2, …
type Known = (
    &'static str,
    Option<u32>,
    &'static str,
    &'static [u32],
    &'static str,
    &'static [u32],
);

#[rustfmt::skip]
const KNOWN: [Known; 17] = [
    ("md5Crc32", None, "192.168.1.#", &[1; 10], "key#", &[2, 1, 6, 8, 9, 10, 7, 4, 7, 4]),
    ("crc32Descending", None, "192.168.1.#", &[1; 5], "key#", &[2, 5]),
    ("crc32Strict", None, "img#.findme.wang", &[1; 3], "logo#.png", &[1, 3, 1]),
    ("crc32Strict", Some(3), "img#.findme.wang", &[1; 3], "logo#.png", &[3, 2, 3]),
    ("crc32Strict", Some(3), "img#.findme.wang", &[1; 3], "login#.png", &[2, 3, 1]),
    ("time33", None, "node#", &[1; 10], "cachekey#", &[4, 6, 8, 8, 5, 2, 1, 2, 6, 7]),
    ("modulo", None, "img#.findme.wang", &[1; 3], "logo#.png", &[3, 3, 2]),
    ("flexihash", None, "cache#:11211", &[1; 6], "key#", &[4, 4, 4, 4, 4, 5, 5, 5, 5, 3, 3, 6]),
    ("predis", None, "cache#:11211", &[1; 6], "key#", &[4, 2, 4, 4, 4, 4, 4, 2, 2, 1, 1, 1]),
    ("predis", None, "cache#:11211", &[100, 200, 300, 400, 500, 600], "key#", &[6, 4, 4, 5, 4, 4, 4, 6, 4, 6, 6, 6]),
    ("predisKetama", None, "cache#:11211", &[1; 6], "key#", &[3, 1, 5, 1, 4, 4, 3, 5, 4, 3, 1, 3]),
    ("predisKetama", None, "cache#:11211", &[100, 200, 300, 400, 500, 600], "key#", &[3, 5, 5, 4, 5, 6, 3, 5, 4, 6, 5, 3]),
    ("libmemcached", None, "cache#:11211", &[1; 6], "key#", &[6, 5, 1, 5, 1, 6, 4, 1, 3, 5, 2, 4]),
    ("libmemcached", None, "cache#:11211", &[1, 2, 3, 4, 5, 6], "key#", &[6, 5, 1, 5, 2, 6, 6, 2, 3, 5, 6, 4]),
    ("libmemcached", None, "cache#:11212", &[1; 6], "key#", &[3, 1, 5, 6, 5, 3, 6, 3, 4, 4, 2, 4]),
    ("redisArray", None, "cache#:6379", &[1; 6], "key#", &[3, 1, 5, 2, 2, 1, 5, 6, 6, 2, 6, 2]),
    ("nginx", None, "127.0.0.1:910#", &[1, 1, 2, 1, 1, 3], "key#", &[2, 2, 6, 5, 5, 4, 5, 3, 1, 4, 3, 6]),
];

#[test]
fn the_model_has_the_known_results() {
    for (name, nodes, servers, weights, keys, expected) in KNOWN {
        let named = constructor(name);
        let arguments = match nodes {
            Some(nodes) => [Argument::Nodes(nodes), Argument::Null],
            None => named.defaults(),
        };
        let scheme = Kind::named(named, arguments).model;
        let servers: Vec<_> = weights
            .iter()
            .zip(1..)
            .map(|(weight, i)| (servers.replace('#', &i.to_string()).into_bytes(), *weight))
            .collect();
        let model = naive::Model::new(&scheme, &servers);
        let found: Vec<_> = (1..=expected.len())
            .map(|i| {
                let key = scheme.position(keys.replace('#', &i.to_string()).as_bytes());
                model.owner(key).unwrap() + 1
            })
            .collect();
        assert_eq!(found, expected, "{name} with {servers:?}");
    }
}

/// Numbers of equal servers for which floating-point arithmetic gives four points fewer to each, as the real libraries
/// have it.
#[test]
fn equal_servers_have_the_points_of_the_real_libraries() {
    const IN_SINGLE: [u32; 8] = [25, 47, 50, 55, 61, 71, 94, 100];
    const IN_DOUBLE: [u32; 3] = [49, 98, 103];
    for count in [IN_SINGLE.as_slice(), &IN_DOUBLE].concat() {
        for (name, fewer) in [
            ("libmemcached", IN_SINGLE.as_slice()),
            ("predisKetama", &IN_DOUBLE),
        ] {
            let named = constructor(name);
            let mut ring = History::new(Kind::named(named, named.defaults()), u64::MAX);
            for i in 0..count {
                ring.add(format!("c{i}:11211").as_bytes(), 1);
            }
            let each = if fewer.contains(&count) { 156 } else { 160 };
            assert_eq!(
                ring.model().point_count,
                count as usize * each,
                "{count} by {name}"
            );
            ring.check_points();
        }
    }
}

#[test]
fn the_default_scheme_has_the_default_parts() {
    assert_eq!(Scheme::default().general(), Some(General::DEFAULT));
}

/// Both roundings of PHP, of which a build has one: computed by PHP 8.2 and 8.4.
#[test]
fn shares_are_rounded_as_by_php() {
    for (share, before_8_4, since) in [
        (0.5, 1.0, 1.0),
        (0.499_999_999_999_999_94, 1.0, 0.0),
        (1.499_999_999_999_999_8, 2.0, 1.0),
        (63.499_999_999_999_99, 64.0, 63.0),
        (1_234_567.5, 1_234_568.0, 1_234_568.0),
    ] {
        assert_eq!(
            php_round(share, true).to_bits(),
            f64::to_bits(before_8_4),
            "{share}"
        );
        assert_eq!(
            php_round(share, false).to_bits(),
            f64::to_bits(since),
            "{share}"
        );
    }
}

/// Shares of halves of a point, which the arithmetic may not quite reach: PHP's `round()` takes them for halves.
#[test]
fn predis_rounds_as_php() {
    let predis = constructor("predis");
    // 15 and 49 of 256 × 11 come out as less than their halves.
    for weight in (1..60).step_by(2) {
        let mut ring = History::new(Kind::named(predis, predis.defaults()), u64::MAX);
        ring.add(b"c0", weight);
        ring.add(b"c1", 256 * 11 - weight - 9);
        for i in 2..11 {
            ring.add(format!("c{i}").as_bytes(), 1);
        }
        ring.check_points();
    }
}

/// Of two servers that share labels; the first four keys are labels too, and so lie at points.
#[test]
fn identify_finds_the_schemes_that_fit() {
    let servers = [(b"c".to_vec(), 1), (b"c1".to_vec(), 1)];
    let keys: [&[u8]; 6] = [b"c0", b"c2", b"c10", b"c19", b"key11", b"key13"];
    let owners = |model: &naive::Scheme| {
        let ring = naive::Model::new(model, &servers);
        keys.map(|key| ring.owner(model.position(key)).unwrap())
    };
    let source = naive::Scheme::new("crc32", b"{server}{index}", 0, 12, "after");
    let known = owners(&source);
    let samples: Vec<_> = keys
        .into_iter()
        .zip(known)
        .map(|(key, server)| Sample { key, server })
        .collect();
    let placed = servers.each_ref().map(|(name, weight)| Server {
        name,
        weight: *weight,
    });
    let found = identify(&placed, &samples, &Global, || true).unwrap();

    let mut fitting = 0;
    let mut check = |Kind { scheme, model }: Kind| {
        let accepted = servers
            .iter()
            .all(|(name, weight)| model.accepts(name, (*weight).into()));
        let fits = accepted && owners(&model) == known;
        assert_eq!(found.contains(&scheme), fits, "{scheme:?}");
        fitting += u32::from(fits);
    };
    for named in &NAMED {
        for which in 0..40 {
            check(Kind::any_named(named, None, which));
        }
    }
    let mut hashes = Hash::ALL.to_vec();
    // It is not tried.
    hashes.retain(|(_, hash)| *hash != Hash::Crc32Complement);
    for hash in hashes {
        for label in ["{server}", "{server}{index}", "{index}:{server}"] {
            for first in 0..2 {
                for nodes in [1, 2, 3, 4, 11, 12, 13, 40] {
                    for search in Search::ALL {
                        check(Kind::general(hash, label.as_bytes(), first, nodes, search));
                    }
                }
            }
        }
    }
    assert!(fitting > 4, "only {fitting} schemes fit");
}

/// A server with a long name or with many labels is hashed in parts, between which a ring can be stopped.
#[test]
fn a_ring_is_made_in_parts() {
    let long = "n".repeat(300_000);
    for (template, name, labels, most_parts) in [
        ("{server}-{index}", long.as_str(), 20, 1),
        ("{server}-{index}", "short", 100_000, 10),
        ("{index}{server}", &long, 20, 20),
        ("{index}{server}", "short", 100_000, 50),
    ] {
        let label = Label::new(template.as_bytes()).unwrap();
        let scheme = Scheme::new(Hash::Crc32, label, 7, labels, Search::AtOrAfter);
        let servers = [Server {
            name: name.as_bytes(),
            weight: 1,
        }];
        let none = Points::new_in(Global);
        // Goes on so many times.
        let ring = |times: u32| {
            let asked = Cell::new(0);
            let go_on = || {
                asked.set(asked.get() + 1);
                asked.get() <= times
            };
            let ring = scheme.place(none.view(), 0, &servers, Global, go_on);
            (ring, asked.get())
        };
        let (whole, parts) = ring(u32::MAX);
        let mut expected: Vec<_> = (7..7 + labels)
            .map(|index| {
                let text = template.replace("{server}", name);
                Hash::Crc32.of(text.replace("{index}", &index.to_string()).as_bytes())
            })
            .collect();
        expected.sort_unstable();
        expected.dedup();
        let whole = whole.unwrap();
        let positions = whole.view().points().iter().map(|point| point.position());
        assert!(positions.eq(expected), "{template}, {} bytes", name.len());
        let many = if most_parts == 1 { 1 } else { 3 };
        assert!((many..=most_parts).contains(&parts), "{template}: {parts}");
        for times in 0..parts {
            let (stopped, asked) = ring(times);
            assert!(stopped.is_none() && asked == times + 1, "{template}");
        }
    }
}
