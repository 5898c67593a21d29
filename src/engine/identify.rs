//! Which schemes an old ring may have, told from keys whose servers are known.

use super::{
    Position,
    hash::Hash,
    label::Label,
    placement::{
        Placement,
        points::{Points, Search},
    },
    scheme::{NAMED, Named, Scheme, Server},
};
use allocator_api2::{alloc::Allocator, vec::Vec};

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

/// The most points that are tried for a label: fewer virtual nodes, where the servers are many or heavy, or have long
/// names.
const MOST_POINTS: u64 = 1 << 18;

/// The most points of a named scheme that is tried.
const MOST_NAMED_POINTS: u64 = 1 << 21;

/// The most schemes that are found.
const MOST_FOUND: usize = 1 << 16;

/// A key, and the number of its server.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// The key.
    pub key: &'a [u8],
    /// The number of its server.
    pub server: u32,
}

/// Why nothing was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unidentified {
    /// Too many schemes fit: there are too few samples.
    TooMany,
    /// It was stopped.
    Stopped,
}

/// The schemes that put every sample on its server, the likelier first: the named ones before others, those without
/// arguments before others, and fewer virtual nodes before more.
///
/// All named schemes are tried with all their arguments, and those that the usual labels make with up to [`MOST_NODES`]
/// virtual nodes and any search and hash, except for the complement of the CRC-32. Linear in the points tried times the
/// samples until nothing fits. `go_on` is asked many times a second; after a no it must say no again.
///
/// # Errors
///
/// If more than [`MOST_FOUND`] fit, or `go_on` said no.
pub fn identify<A: Allocator + Clone>(
    servers: &[Server],
    samples: &[Sample],
    alloc: &A,
    go_on: impl Fn() -> bool,
) -> Result<Vec<Scheme, A>, Unidentified> {
    let mut found = Vec::new_in(alloc.clone());
    // Those of labels are found below, whatever their virtual nodes are.
    for scheme in NAMED
        .iter()
        .flat_map(Named::candidates)
        .filter(|scheme| scheme.general().is_none())
    {
        if fits(&scheme, servers, samples, alloc, &go_on) {
            found.push(scheme);
        }
        if !go_on() {
            return Err(Unidentified::Stopped);
        }
    }
    let hashes = Hash::ALL.map(|(_, hash)| hash);
    for hash in hashes
        .into_iter()
        .filter(|hash| *hash != Hash::Crc32Complement)
    {
        let labels = LABELS.iter().filter_map(|text| Label::new(text.as_bytes()));
        for label in labels {
            for first in 0..=u32::from(label.has_index()) {
                add_fitting(hash, label, first, servers, samples, &mut found, &go_on);
                if !go_on() {
                    return Err(Unidentified::Stopped);
                }
                if found.len() > MOST_FOUND {
                    return Err(Unidentified::TooMany);
                }
            }
        }
    }
    // Stable for the same number of virtual nodes.
    let mut order = Vec::new_in(alloc.clone());
    order.extend(found.iter().zip(0_usize..).map(|(scheme, place)| {
        let unlikely = (scheme.named().is_none(), !scheme.has_defaults());
        (unlikely, scheme.nodes(), place)
    }));
    order.sort_unstable();
    let mut sorted = Vec::with_capacity_in(found.len(), alloc.clone());
    sorted.extend(order.iter().filter_map(|(.., place)| found.get(*place)));
    Ok(sorted)
}

fn fits<A: Allocator + Clone>(
    scheme: &Scheme,
    servers: &[Server],
    samples: &[Sample],
    alloc: &A,
    go_on: impl Fn() -> bool,
) -> bool {
    let Ok(count) = u32::try_from(servers.len()) else {
        return false;
    };
    let points = scheme.most_points(servers.len(), total_weight(servers));
    let is_refused = |server: &Server| scheme.check(server.name, server.weight.into()).is_err();
    if points > MOST_NAMED_POINTS || servers.iter().any(is_refused) {
        return false;
    }
    let empty = Points::new_in(alloc.clone());
    let Some(table) = scheme.place(empty.view(), 0, servers, alloc.clone(), &go_on) else {
        return false;
    };
    let placement = Placement::new(scheme.finder(), count, table.view());
    samples.iter().all(|sample| {
        go_on() && placement.lookup(scheme.position(sample.key)) == Some(sample.server)
    })
}

fn total_weight(servers: &[Server]) -> u64 {
    servers.iter().map(|server| u64::from(server.weight)).sum()
}

/// A point, and from which number of virtual nodes on it is on the ring.
#[derive(Clone, Copy)]
struct Numbered {
    nodes: u32,
    position: Position,
    server: u32,
}

/// Adds the schemes of one hash and label that fit, whatever their virtual nodes and search are.
///
/// Virtual nodes are added one by one, and the point nearest to a key is kept.
fn add_fitting<A: Allocator + Clone>(
    hash: Hash,
    label: Label,
    first: u32,
    servers: &[Server],
    samples: &[Sample],
    found: &mut Vec<Scheme, A>,
    go_on: impl Fn() -> bool,
) {
    if !label.has_index() && servers.iter().any(|server| server.weight != 1) {
        return;
    }
    let most = most_nodes(&label, servers);
    let points = numbered(
        hash,
        &label,
        first,
        servers,
        most,
        found.allocator().clone(),
    );
    for (_, search) in Search::ALL {
        // By number of virtual nodes, from 1.
        let mut fits = Vec::new_in(found.allocator().clone());
        fits.resize(most as usize, true);
        for sample in samples {
            if !go_on() {
                return;
            }
            let key = hash.of(sample.key);
            let mut nearest = None;
            let mut points = points.iter().peekable();
            for (fits, nodes) in fits.iter_mut().zip(1..) {
                while let Some(point) = points.next_if(|point| point.nodes == nodes) {
                    // Of two at one position the last one added is the nearer one.
                    let candidate = (distance(search, key, point.position), !point.server);
                    nearest = Some(nearest.map_or(candidate, |nearest| candidate.min(nearest)));
                }
                *fits &= nearest.is_some_and(|(_, server)| server == !sample.server);
            }
            if !fits.contains(&true) {
                break;
            }
        }
        let counts = fits.iter().zip(1..).filter(|(fits, _)| **fits);
        found.extend(counts.map(|(_, nodes)| Scheme::new(hash, label, first, nodes, search)));
    }
}

fn most_nodes(label: &Label, servers: &[Server]) -> u32 {
    const SHORT: u64 = 64;

    if !label.has_index() {
        return 1;
    }
    let cost: u64 = servers
        .iter()
        .map(|server| u64::from(server.weight).saturating_mul(SHORT + server.name.len() as u64))
        .fold(0, u64::saturating_add);
    let nodes = (MOST_POINTS * SHORT).checked_div(cost).unwrap_or(0);
    u32::try_from(nodes).map_or(MOST_NODES, |nodes| nodes.min(MOST_NODES))
}

/// The points of servers with so many virtual nodes, in the order of the number from which on they are there.
fn numbered<A: Allocator>(
    hash: Hash,
    label: &Label,
    first: u32,
    servers: &[Server],
    most: u32,
    alloc: A,
) -> Vec<Numbered, A> {
    let mut points = Vec::new_in(alloc);
    if most == 0 {
        return points;
    }
    // The text of a label is not in that memory, and would be lost if there were not enough of it.
    let count = u64::from(most) * total_weight(servers);
    points.reserve_exact(usize::try_from(count).unwrap_or(usize::MAX));
    for (server, number) in servers.iter().zip(0..) {
        let labels = first..first + most * server.weight;
        let mut index = 0;
        label.positions(hash, server.name, labels, |position| {
            points.push(Numbered {
                nodes: index / server.weight + 1,
                position,
                server: number,
            });
            index += 1;
        });
    }
    points.sort_unstable_by_key(|point| point.nodes);
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
        // Not in `Search::ALL`.
        Search::Nearest | Search::LastProbed => u64::MAX,
    }
}
