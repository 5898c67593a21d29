//! What moves from one placement to another.

use super::Placement;
use crate::engine::hash::Folded;
use allocator_api2::{alloc::Allocator, vec::Vec};
use hashbrown::{DefaultHashBuilder, HashMap};
use std::ops::Range;

/// What moves from one server to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The number of the server before.
    pub from: u32,
    /// The number of the server after.
    pub to: u32,
    /// The positions of the keys that move.
    pub positions: u64,
}

/// A part of the positions that belongs to one server: those from the end of the part before.
#[derive(Clone, Copy)]
struct Part {
    end: u64,
    server: u32,
}

impl Placement<'_> {
    /// What becomes of the keys if `after` takes the place of this placement: for all pairs of servers for which
    /// `differ`, largest first. Both must hash keys alike, and have servers. `go_on` is asked many times a second where
    /// it may take long; if it says no, there is just a part of the moves.
    ///
    /// O(points of both). With buckets on one side O(points × log runs + servers × runs of buckets). With buckets on both
    /// sides the same, with the runs of one list in all positions for points; or O(runs of both lists in the least common
    /// multiple of their lengths), if that is less.
    pub fn movement<A: Allocator + Clone>(
        &self,
        after: &Self,
        differ: impl Fn(u32, u32) -> bool,
        alloc: A,
        go_on: impl Fn() -> bool,
    ) -> Vec<Move, A> {
        let mut flows = Flows {
            positions: HashMap::new_in(alloc.clone()),
        };
        let parts = [self, after].map(|placement| placement.collected_parts(alloc.clone()));
        let positions = self.positions();
        match (self.period(), after.period()) {
            (None, None) => {
                each_overlap(&parts, |range, from, to| {
                    let count = positions.before(range.end) - positions.before(range.start);
                    flows.add(from, to, count);
                });
            }
            (None, Some(period)) => {
                let add = |server, other, count| flows.add(server, other, count);
                let all = parts[0].iter().copied();
                self.against_buckets(all, &parts[1], period, alloc.clone(), add, go_on);
            }
            (Some(period), None) => {
                let add = |server, other, count| flows.add(other, server, count);
                let all = parts[1].iter().copied();
                after.against_buckets(all, &parts[0], period, alloc.clone(), add, go_on);
            }
            (Some(one), Some(other)) => {
                let [before, others] = &parts;
                let end = least_common_multiple(one, other).min(positions.count);
                let pieces =
                    |end: u64, period: u64, runs: &[Part]| end / period * runs.len() as u64;
                let both = pieces(end, one, before) + pieces(end, other, others);
                let apart = [
                    pieces(positions.count, one, before)
                        + u64::from(self.servers) * others.len() as u64,
                    pieces(positions.count, other, others)
                        + u64::from(after.servers) * before.len() as u64,
                ];
                // A list that is nearly as long as there are positions hardly recurs; the other one may do so very often.
                if apart[0] <= apart[1] && apart[0] < both {
                    let all = repeated(before, one, positions.count);
                    let add = |server, residue, count| flows.add(server, residue, count);
                    self.against_buckets(all, others, other, alloc.clone(), add, go_on);
                } else if apart[1] < both {
                    let all = repeated(others, other, positions.count);
                    let add = |server, residue, count| flows.add(residue, server, count);
                    after.against_buckets(all, before, one, alloc.clone(), add, go_on);
                } else {
                    flows.of_buckets([one, other], &parts, positions.count, go_on);
                }
            }
        }
        if let Some(Folded { from, to }) = positions.folded {
            for (position, sign) in [(from, -1), (to, 1)] {
                if let (Some(from), Some(to)) = (self.lookup(position), after.lookup(position)) {
                    flows.correct(from, to, sign);
                }
            }
        }
        let mut moves = Vec::new_in(alloc);
        for ((from, to), positions) in flows.positions {
            if positions != 0 && differ(from, to) {
                moves.push(Move {
                    from,
                    to,
                    positions,
                });
            }
        }
        moves.sort_unstable_by_key(|one| (std::cmp::Reverse(one.positions), one.from, one.to));
        moves
    }

    fn collected_parts<A: Allocator>(&self, alloc: A) -> Vec<Part, A> {
        let mut parts = Vec::new_in(alloc);
        self.parts(|end, server| parts.push(Part { end, server }));
        parts
    }

    /// Calls `each` with every server of this placement, which has points, every server of the runs of buckets with this
    /// period, and the number of positions that both have, as long as `go_on` says so.
    fn against_buckets<A: Allocator>(
        &self,
        parts: impl Iterator<Item = Part>,
        runs: &[Part],
        period: u64,
        alloc: A,
        mut each: impl FnMut(u32, u32, u64),
        go_on: impl Fn() -> bool,
    ) {
        /// What the positions before an end have of a run, less than its whole: the steps of how often the whole run, which
        /// hold for all runs from there on, and the rest.
        #[derive(Clone, Copy)]
        struct Count {
            whole: i64,
            rest: i64,
        }

        const OFTEN: usize = 1 << 16;

        let row = runs.len() + 1;
        let mut counts = Vec::new_in(alloc);
        counts.resize(
            row.saturating_mul(self.servers as usize),
            Count { whole: 0, rest: 0 },
        );
        let most = self.positions().count;
        let mut start = 0;
        for (part, number) in parts.zip(1_usize..) {
            if number.is_multiple_of(OFTEN) && !go_on() {
                return;
            }
            let begin = row * part.server as usize;
            let Some(counts) = counts.get_mut(begin..begin + row) else {
                continue;
            };
            let end = part.end.min(most);
            for (end, sign) in [(start, -1), (end, 1)] {
                let (periods, bucket) = (end / period, end % period);
                let run = runs.partition_point(|run| run.end <= bucket);
                let before = run.checked_sub(1).and_then(|run| runs.get(run));
                let run_start = before.map_or(0, |run| run.end);
                if let Some(first) = counts.first_mut() {
                    first.whole += sign * (periods.cast_signed() + 1);
                }
                if let Some(count) = counts.get_mut(run) {
                    count.whole -= sign;
                    count.rest += sign * (bucket - run_start).cast_signed();
                }
            }
            start = end;
        }
        for (counts, server) in counts.chunks(row).zip(0..) {
            if !go_on() {
                return;
            }
            let (mut whole, mut run_start) = (0, 0);
            for (count, run) in counts.iter().zip(runs) {
                whole += count.whole;
                let length = (run.end - run_start).cast_signed();
                let positions = whole * length + count.rest;
                each(server, run.server, positions.cast_unsigned());
                run_start = run.end;
            }
        }
    }
}

/// How many positions go from one server to another, which may be the same.
struct Flows<A: Allocator> {
    positions: HashMap<(u32, u32), u64, DefaultHashBuilder, A>,
}

impl<A: Allocator + Clone> Flows<A> {
    fn add(&mut self, from: u32, to: u32, positions: u64) {
        if positions != 0 {
            *self.positions.entry((from, to)).or_default() += positions;
        }
    }

    /// One position more or less.
    fn correct(&mut self, from: u32, to: u32, sign: i64) {
        let positions = self.positions.entry((from, to)).or_default();
        *positions = positions.wrapping_add_signed(sign);
    }

    /// Between two lists of buckets with these periods.
    fn of_buckets(
        &mut self,
        [one, other]: [u64; 2],
        runs: &[Vec<Part, A>; 2],
        positions: u64,
        go_on: impl Fn() -> bool,
    ) {
        let period = least_common_multiple(one, other);
        let mut start = 0;
        while start < period.min(positions) && go_on() {
            let at = |runs: &[Part], period| {
                let bucket = start % period;
                let run = runs.get(runs.partition_point(|run| run.end <= bucket));
                run.map(|run| (start - bucket + run.end, run.server))
            };
            let (Some((end, from)), Some((other_end, to))) =
                (at(&runs[0], one), at(&runs[1], other))
            else {
                return;
            };
            let end = end.min(other_end);
            self.add(from, to, recurring(start..end, period, positions));
            start = end;
        }
    }
}

/// Calls `each` with the ranges that one part of each list has, ascending, and the two servers.
fn each_overlap<A: Allocator>(
    lists: &[Vec<Part, A>; 2],
    mut each: impl FnMut(Range<u64>, u32, u32),
) {
    let [before, after] = lists;
    let mut others = after.iter().peekable();
    let mut start = 0;
    for part in before {
        while start < part.end
            && let Some(other) = others.peek()
        {
            let end = other.end.min(part.end);
            each(start..end, part.server, other.server);
            start = end;
            if start == other.end {
                others.next();
            }
        }
    }
}

/// How many of the numbers below `end` lie in a range that recurs with a period.
pub(super) fn recurring(range: Range<u64>, period: u64, end: u64) -> u64 {
    let before = |bound: u64| end / period * bound + (end % period).min(bound);
    before(range.end) - before(range.start)
}

/// The parts of all positions, of runs that recur with a period.
fn repeated(runs: &[Part], period: u64, positions: u64) -> impl Iterator<Item = Part> {
    (0..positions.div_ceil(period)).flat_map(move |turn| {
        runs.iter().map(move |run| Part {
            end: turn * period + run.end,
            server: run.server,
        })
    })
}

fn least_common_multiple(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
