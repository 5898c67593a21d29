//! Placement in buckets: a list of servers, in which each may stand several times, by the residue of the position.

use super::points::{Point, Points, Search, View};
use crate::engine::Position;
use allocator_api2::{alloc::Allocator, vec::Vec};

/// The order of the servers in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Each as often as it weighs, one after the other.
    InTurn,
    /// Each as often as it weighs in proportion, spread out: `recalc_server_map()` in HAProxy's `lb_map.c`.
    Spread,
}

/// The list, as runs of one server: points at the number of the first bucket of each run, and one behind the last run.
#[derive(Clone, Copy, Debug)]
pub struct Buckets<'a> {
    runs: View<'a>,
}

impl Fill {
    /// The most runs of servers of this total weight.
    #[must_use]
    pub fn most_runs(self, servers: u64, total_weight: u64) -> u64 {
        match self {
            Self::InTurn => servers.saturating_add(1),
            Self::Spread => total_weight.saturating_add(1),
        }
    }

    /// The runs of servers, numbers and weights, in the order of the list. `go_on` is asked many times a second; `None` if it
    /// said no.
    pub fn runs<A: Allocator + Clone>(
        self,
        servers: impl Iterator<Item = (u32, u32)> + Clone,
        alloc: A,
        go_on: impl Fn() -> bool,
    ) -> Option<Points<A>> {
        let mut runs = Vec::new_in(alloc.clone());
        let mut count = 0;
        match self {
            Self::InTurn => {
                for (server, weight) in servers {
                    runs.push(Point::new(count, server));
                    count += weight;
                }
            }
            Self::Spread => {
                let unit = servers
                    .clone()
                    .fold(0, |unit, (_, weight)| gcd(unit, weight));
                let mut scores = Vec::new_in(alloc);
                scores
                    .extend(servers.map(|(server, weight)| (server, i64::from(weight / unit), 0)));
                let total: i64 = scores.iter().map(|(_, weight, _)| weight).sum();
                let mut last = None;
                while i64::from(count) < total {
                    if !go_on() {
                        return None;
                    }
                    let mut best: Option<(i64, &mut (u32, i64, i64))> = None;
                    for entry in &mut scores {
                        entry.2 += entry.1;
                        let rank = (entry.2 + total) / total;
                        if best.as_ref().is_none_or(|(greatest, _)| rank > *greatest) {
                            best = Some((rank, entry));
                        }
                    }
                    let Some((_, (server, _, score))) = best else {
                        break;
                    };
                    *score -= total;
                    if last != Some(*server) {
                        runs.push(Point::new(count, *server));
                        last = Some(*server);
                    }
                    count += 1;
                }
            }
        }
        if count != 0 {
            runs.push(Point::new(count, 0));
        }
        Some(Points::from_sorted(runs))
    }
}

impl<'a> Buckets<'a> {
    /// The list of these runs.
    #[must_use]
    #[inline]
    pub fn new(runs: View<'a>) -> Self {
        Self { runs }
    }

    /// How many buckets there are.
    #[must_use]
    #[inline]
    pub fn count(self) -> u32 {
        self.runs.points().last().map_or(0, |end| end.position())
    }

    /// The server of a key at `position`; `None` if there are no servers. O(log n).
    #[must_use]
    #[inline]
    pub fn server(self, position: Position) -> Option<u32> {
        let bucket = position.checked_rem(self.count())?;
        self.runs
            .find(Search::AtOrBefore, bucket)
            .map(Point::server)
    }

    /// Calls `each` with the servers from that of a position on, all around the list, as long as it wants more.
    pub fn walk(self, position: Position, mut each: impl FnMut(u32) -> bool) {
        let Some(bucket) = position.checked_rem(self.count()) else {
            return;
        };
        let runs = self.runs.points();
        let runs = runs.get(..runs.len() - 1).unwrap_or_default();
        let behind = runs.partition_point(|run| run.position() <= bucket);
        let (before, after) = runs
            .split_at_checked(behind.saturating_sub(1))
            .unwrap_or_default();
        after.iter().chain(before).all(|run| each(run.server()));
    }

    /// Calls `each` with the runs, ascending: the bucket behind the run, and the server.
    pub fn parts(self, mut each: impl FnMut(u64, u32)) {
        let runs = self.runs.points();
        for (run, next) in runs.iter().zip(runs.iter().skip(1)) {
            each(next.position().into(), run.server());
        }
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
