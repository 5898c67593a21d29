//! Micro-benchmarks of the engine: `cargo bench --no-default-features`.
use allocator_api2::{alloc::Global, vec::Vec};
use consistent_hash::engine::{
    hash::Hash,
    placement::points::{Point, Points, Winner, collect},
    scheme::Scheme,
};
use divan::{Bencher, counter::ItemsCount};
use md5::{Digest, Md5};

fn main() {
    divan::main();
}

fn keys() -> std::vec::Vec<String> {
    (0..4096).map(|i| format!("user:{i}:profile")).collect()
}

fn points(servers: u32, nodes: u32) -> Vec<Point> {
    collect((servers * nodes) as usize, Global, |room| {
        for server in 0..servers {
            let name = format!("10.0.{}.{}:11211", server / 250, server % 250);
            Scheme::default().positions(name.as_bytes(), nodes, |position| {
                room.put(Point::new(position, server));
            });
        }
    })
}

/// What the kernels are measured against: one key with the crates.
#[divan::bench]
fn one_key_with_the_crates(bencher: Bencher) {
    let keys = keys();
    bencher.counter(ItemsCount::new(keys.len())).bench(|| {
        keys.iter().fold(0, |sum, key| {
            let digest = Md5::digest(key.as_bytes());
            sum ^ crc32fast::hash(format!("{:032x}", u128::from_be_bytes(digest.into())).as_bytes())
        })
    });
}

/// MD5 alone, with the crate.
#[divan::bench]
fn one_key_md5_crate(bencher: Bencher) {
    let keys = keys();
    bencher.counter(ItemsCount::new(keys.len())).bench(|| {
        keys.iter()
            .map(|key| Md5::digest(key.as_bytes()))
            .fold(0, |sum, digest| sum ^ u128::from_be_bytes(digest.into()))
    });
}

#[divan::bench]
fn one_key(bencher: Bencher) {
    let keys = keys();
    bencher.counter(ItemsCount::new(keys.len())).bench(|| {
        keys.iter()
            .fold(0, |sum, key| sum ^ Hash::Md5Crc32.of(key.as_bytes()))
    });
}

#[divan::bench]
fn many_keys(bencher: Bencher) {
    let keys = keys();
    let keys: std::vec::Vec<&[u8]> = keys.iter().map(String::as_bytes).collect();
    let mut positions = vec![0; keys.len()];
    bencher
        .counter(ItemsCount::new(keys.len()))
        .bench_local(|| Hash::Md5Crc32.of_many(&keys, &mut positions));
}

#[divan::bench(args = [(10, 5), (100, 160), (1000, 160)])]
fn hash_labels(bencher: Bencher, (servers, nodes): (u32, u32)) {
    bencher
        .counter(ItemsCount::new(servers * nodes))
        .bench(|| points(servers, nodes));
}

#[divan::bench(args = [(10, 5), (100, 160), (1000, 160), (10_000, 100)])]
fn build(bencher: Bencher, (servers, nodes): (u32, u32)) {
    let points = points(servers, nodes);
    bencher
        .counter(ItemsCount::new(points.len()))
        .with_inputs(|| points.clone())
        .bench_values(|points| Points::new_in(Global).view().with(points, Winner::Last));
}

#[divan::bench(args = [(10, 5), (100, 160), (1000, 160), (10_000, 100)])]
fn one_more_server(bencher: Bencher, (servers, nodes): (u32, u32)) {
    let ring = Points::new_in(Global)
        .view()
        .with(points(servers, nodes), Winner::Last);
    let more = collect(nodes as usize, Global, |room| {
        Scheme::default().positions(b"one more", nodes, |position| {
            room.put(Point::new(position, servers));
        });
    });
    bencher
        .with_inputs(|| more.clone())
        .bench_values(|more| ring.view().with(more, Winner::Last));
}

#[divan::bench(args = [(10, 5), (100, 160), (1000, 160), (10_000, 100)])]
fn lookup(bencher: Bencher, (servers, nodes): (u32, u32)) {
    let ring = Points::new_in(Global)
        .view()
        .with(points(servers, nodes), Winner::Last);
    let positions: std::vec::Vec<u32> = keys()
        .iter()
        .map(|key| Hash::Md5Crc32.of(key.as_bytes()))
        .collect();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        positions
            .iter()
            .fold(0, |sum, p| sum ^ ring.view().lookup(*p).unwrap_or(0))
    });
}
