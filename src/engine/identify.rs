//! Which schemes an old ring may have, told from keys whose servers are known.

use super::{
    Position,
    hash::Hash,
    label::Label,
    placement::Placement,
    ring::{Ring, Search},
    scheme::{NAMED, Nodes, Scheme, Server},
};
use allocator_api2::alloc::Global;

/// Labels that are tried, each with the first index 0 and 1.
const LABELS: [&str; 18] = [
    "{server}",
    "{server}-{index}",
    "{server}_{index}",
    "{server}:{index}",
    "{server}#{index}",
    "{server}{index}",
    "{server}.{index}",
    "{server}/{index}",
    "{server}|{index}",
    "{server}@{index}",
    "{server}+{index}",
    "{server} {index}",
    "{server} -{index}",
    "{server}&&VN{index}",
    "{index}-{server}",
    "{index}_{server}",
    "{index}:{server}",
    "{index}{server}",
];

/// The most virtual nodes that are tried.
const MOST_NODES: u32 = 1024;

/// The most points that are tried for a label; fewer virtual nodes, where the servers are many or heavy.
const MOST_POINTS: u64 = 1 << 19;

/// A key, and the number of its server.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// The key.
    pub key: &'a [u8],
    /// The number of its server.
    pub server: u32,
}

/// The schemes that put every sample on its server: the named ones first, and fewer virtual nodes first.
///
/// All named schemes are tried, and those that the usual labels make with up to [`MOST_NODES`] virtual nodes and any hash
/// and search. Linear in the points tried times the samples until nothing fits.
#[must_use]
pub fn identify(servers: &[Server], samples: &[Sample]) -> Vec<Scheme> {
    let mut found: Vec<_> = NAMED
        .iter()
        .filter(|named| named.nodes == Nodes::Own)
        .filter_map(|named| named.scheme(None))
        .filter(|scheme| fits(scheme, servers, samples))
        .collect();
    // The complement is the CRC-32 read backwards, which the searches cover.
    for (_, hash) in Hash::ALL
        .into_iter()
        .filter(|(_, hash)| *hash != Hash::Crc32Complement)
    {
        for label in LABELS.iter().filter_map(|text| Label::new(text.as_bytes())) {
            for first in 0..=u32::from(label.has_index()) {
                found.extend(fitting(hash, &label, first, servers, samples));
            }
        }
    }
    found.sort_by_cached_key(|scheme| (scheme.named().is_none(), scheme.nodes()));
    found
}

fn fits(scheme: &Scheme, servers: &[Server], samples: &[Sample]) -> bool {
    let Ok(count) = u32::try_from(servers.len()) else {
        return false;
    };
    if servers.iter().any(|server| scheme.check(*server).is_err()) {
        return false;
    }
    let ring = scheme.ring(Ring::new_in(Global).view(), 0, servers, Global);
    let placement = Placement::new(scheme, count, ring.view());
    samples
        .iter()
        .all(|sample| placement.lookup(scheme.position(sample.key)) == Some(sample.server))
}

/// The schemes of one hash and label that fit, whatever their virtual nodes and search are.
///
/// Virtual nodes are added one by one, and the point nearest to a key is kept.
fn fitting(
    hash: Hash,
    label: &Label,
    first: u32,
    servers: &[Server],
    samples: &[Sample],
) -> Vec<Scheme> {
    let most = most_nodes(label, servers);
    if !label.has_index() && servers.iter().any(|server| server.weight != 1) {
        return vec![];
    }
    let points = by_node(hash, label, first, servers, most);
    let mut fitting = vec![];
    for (_, search) in Search::ALL {
        // By number of virtual nodes, from 1.
        let mut fits = vec![true; points.len()];
        for sample in samples {
            let key = hash.of(sample.key);
            let mut nearest = None;
            for (fits, added) in fits.iter_mut().zip(&points) {
                nearest = added
                    .iter()
                    .map(|(position, number)| (distance(search, key, *position), !number))
                    .chain(nearest)
                    .min();
                *fits &= nearest.is_some_and(|(_, number)| number == !sample.server);
            }
            if !fits.contains(&true) {
                break;
            }
        }
        let counts = fits.into_iter().zip(1..).filter(|(fits, _)| *fits);
        fitting.extend(
            counts.map(|(_, nodes)| Scheme::new(hash, label.clone(), first, nodes, search)),
        );
    }
    fitting
}

fn most_nodes(label: &Label, servers: &[Server]) -> u32 {
    if !label.has_index() {
        return 1;
    }
    let weight: u64 = servers.iter().map(|server| u64::from(server.weight)).sum();
    let nodes = MOST_POINTS.checked_div(weight).unwrap_or(0);
    u32::try_from(nodes)
        .unwrap_or(MOST_NODES)
        .clamp(1, MOST_NODES)
}

/// The points that each further virtual node of a unit of weight adds: their positions, and the numbers of their servers.
fn by_node(
    hash: Hash,
    label: &Label,
    first: u32,
    servers: &[Server],
    most: u32,
) -> Vec<Vec<(Position, u32)>> {
    let mut points = vec![vec![]; most as usize];
    for (server, number) in servers.iter().zip(0..) {
        let labels = first..first + most.saturating_mul(server.weight);
        let mut index: usize = 0;
        label.positions(hash, server.name, labels, |position| {
            if let Some(added) = points.get_mut(index / server.weight as usize) {
                added.push((position, number));
            }
            index += 1;
        });
    }
    points
}

/// How far a search goes from a key to a point.
fn distance(search: Search, key: Position, point: Position) -> u64 {
    match search {
        Search::AtOrAfter => point.wrapping_sub(key).into(),
        Search::After => point.wrapping_sub(key).wrapping_sub(1).into(),
        Search::AtOrBefore => key.wrapping_sub(point).into(),
        // Those above the key come behind all others, the smallest first.
        Search::AtOrBeforeOrSmallest => match key.checked_sub(point) {
            Some(distance) => distance.into(),
            None => 1 << 32 | u64::from(point),
        },
    }
}
