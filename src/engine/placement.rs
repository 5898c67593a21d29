//! Keys on servers: the questions that a ring answers.

use super::{
    Position,
    ring::{Point, View},
    scheme::{Owner, Scheme},
};
use allocator_api2::{alloc::Allocator, vec::Vec};
use hashbrown::{DefaultHashBuilder, HashMap};

/// Servers, numbered by their order, on a ring.
#[derive(Clone, Copy)]
pub struct Placement<'a> {
    scheme: &'a Scheme,
    servers: u32,
    ring: View<'a>,
}

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

impl<'a> Placement<'a> {
    /// So many servers on their ring by `scheme`.
    #[must_use]
    #[inline]
    pub fn new(scheme: &'a Scheme, servers: u32, ring: View<'a>) -> Self {
        Self {
            scheme,
            servers,
            ring,
        }
    }

    /// How many positions a key can have.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.scheme.hash().positions()
    }

    /// The points, ascending: positions, and the numbers of their servers.
    #[must_use]
    pub fn points(&self) -> impl ExactSizeIterator<Item = (Position, u32)> {
        let owner = self.scheme.owner();
        self.ring.points().iter().map(move |point| match owner {
            Owner::RingOfFirst(_) => (point.position(), !point.server()),
            _ => (point.position(), point.server()),
        })
    }

    /// The server of a key at `position`; `None` if there are no servers.
    #[must_use]
    #[inline]
    pub fn lookup(&self, position: Position) -> Option<u32> {
        match self.scheme.owner() {
            Owner::Ring(search) => self.ring.find(search, position).map(Point::server),
            Owner::RingOfFirst(search) => self.ring.find(search, position).map(|p| !p.server()),
            Owner::Modulo => position.checked_rem(self.servers),
        }
    }

    /// Calls `each` with up to `count` distinct servers: that of [`lookup`](Self::lookup), that which would have the
    /// position without the first, and so on; those without a point come last. O(points) at the most, usually far less.
    pub fn list<A: Allocator>(
        &self,
        position: Position,
        count: usize,
        alloc: A,
        mut each: impl FnMut(u32),
    ) {
        if self.servers == 0 {
            return;
        }
        let mut distinct = Distinct::new(self.servers as usize, count, alloc);
        let mut take = |number| distinct.take(number, &mut each);
        match self.scheme.owner() {
            Owner::Ring(search) => self.ring.walk(search, position, |p| take(p.server())),
            Owner::RingOfFirst(search) => self.ring.walk(search, position, |p| take(!p.server())),
            Owner::Modulo => {
                let first = position % self.servers;
                (first..self.servers).chain(0..first).all(&mut take);
            }
        }
        (0..self.servers).all(take);
    }

    /// Of each server, how many of the [`positions`](Self::positions) are its own. O(points + servers).
    pub fn shares<A: Allocator>(&self, alloc: A) -> Vec<u64, A> {
        let mut shares = Vec::new_in(alloc);
        shares.resize(self.servers as usize, 0);
        let mut add = |number: u32, positions: u64| {
            if let Some(share) = shares.get_mut(number as usize) {
                *share += positions;
            }
        };
        if self.scheme.owner() == Owner::Modulo {
            let period = self.servers.into();
            (0..self.servers)
                .for_each(|number| add(number, times(number.into(), period, self.positions())));
        } else {
            let mut start = 0;
            self.parts(|end, number| {
                add(number, end - start);
                start = end;
            });
        }
        shares
    }

    /// What becomes of the keys if `after` takes the place of this placement: for all pairs of servers for which
    /// `differ`, largest first. Both must hash keys alike, and have servers. `go_on` is asked many times a second where
    /// it may take long; if it says no, there is just a part of the moves.
    ///
    /// O(points of both), and where one side places keys by a modulus O(points + servers of both multiplied).
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
        let is_modulo = |placement: &Self| placement.scheme.owner() == Owner::Modulo;
        match (is_modulo(self), is_modulo(after)) {
            (false, false) => flows.of_parts(self, after, alloc.clone()),
            (false, true) => {
                let add = |server, residue, positions| flows.add(server, residue, positions);
                self.residues(after.servers, alloc.clone(), add, go_on);
            }
            (true, false) => {
                let add = |server, residue, positions| flows.add(residue, server, positions);
                after.residues(self.servers, alloc.clone(), add, go_on);
            }
            (true, true) => {
                let (servers, others) = (self.servers.into(), after.servers.into());
                flows.of_residues(servers, others, self.positions(), go_on);
            }
        }
        let mut moves = Vec::new_in(alloc);
        for ((from, to), positions) in flows.positions {
            if differ(from, to) {
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

    /// Calls `each` with the parts of the ring that belong to one server, ascending from 0: the position behind the
    /// part, and the server. Nothing for a placement by modulus.
    fn parts(&self, mut each: impl FnMut(u64, u32)) {
        match self.scheme.owner() {
            Owner::Ring(search) => self.ring.parts(search, self.positions(), each),
            Owner::RingOfFirst(search) => self
                .ring
                .parts(search, self.positions(), |end, rank| each(end, !rank)),
            Owner::Modulo => {}
        }
    }

    /// Calls `each` with every server, residue modulo `period` and number of positions of that server and residue, as long
    /// as `go_on` says so.
    fn residues<A: Allocator>(
        &self,
        period: u32,
        alloc: A,
        mut each: impl FnMut(u32, u32, u64),
        go_on: impl Fn() -> bool,
    ) {
        let row = period as usize + 1;
        // Of each server and residue, how many positions more than of the residue before; a part has the same number of
        // all residues, and one more of some that follow each other.
        let mut steps = Vec::new_in(alloc);
        steps.resize(row.saturating_mul(self.servers as usize), 0_i64);
        let mut start = 0;
        self.parts(|end, server| {
            let begin = row * server as usize;
            let Some(steps) = steps.get_mut(begin..begin + row) else {
                return;
            };
            let mut step = |residue: u64, by: i64| {
                #[expect(clippy::cast_possible_truncation, reason = "at most the period")]
                if let Some(step) = steps.get_mut(residue as usize) {
                    *step += by;
                }
            };
            let period = u64::from(period);
            let (each, more) = ((end - start) / period, (end - start) % period);
            step(0, each.cast_signed());
            let (first, last) = (start % period, start % period + more);
            step(first, 1);
            step(last.min(period), -1);
            if last > period {
                step(0, 1);
                step(last - period, -1);
            }
            start = end;
        });
        for (steps, server) in steps.chunks(row).zip(0..) {
            if !go_on() {
                return;
            }
            let mut positions = 0;
            for (step, residue) in steps.iter().zip(0..period) {
                positions += step;
                each(server, residue, positions.cast_unsigned());
            }
        }
    }
}

/// Numbers of servers as they come, each once, until there are enough.
pub struct Distinct<A: Allocator> {
    seen: Vec<bool, A>,
    missing: usize,
}

impl<A: Allocator> Distinct<A> {
    /// Up to `count` of the numbers below `servers`.
    pub fn new(servers: usize, count: usize, alloc: A) -> Self {
        let mut seen = Vec::new_in(alloc);
        seen.resize(servers, false);
        Self {
            seen,
            missing: count.min(servers),
        }
    }

    /// Calls `each` with the number if it is wanted and has not come before; whether more are wanted.
    pub fn take(&mut self, number: u32, each: impl FnOnce(u32)) -> bool {
        if self.missing > 0
            && let Some(seen @ false) = self.seen.get_mut(number as usize)
        {
            *seen = true;
            self.missing -= 1;
            each(number);
        }
        self.missing > 0
    }
}

/// How many of the numbers below `end` are `first` plus a multiple of `period`.
fn times(first: u64, period: u64, end: u64) -> u64 {
    end.saturating_sub(first).div_ceil(period)
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

    fn of_parts(&mut self, before: &Placement, after: &Placement, alloc: A) {
        let mut parts = Vec::with_capacity_in(after.ring.points().len() + 1, alloc);
        after.parts(|end, number| parts.push((end, number)));
        let mut parts = parts.into_iter().peekable();
        let mut start = 0;
        before.parts(|end, from| {
            while start < end
                && let Some((part_end, to)) = parts.peek().copied()
            {
                let next = part_end.min(end);
                self.add(from, to, next - start);
                start = next;
                if start == part_end {
                    parts.next();
                }
            }
        });
    }

    fn of_residues(&mut self, before: u64, after: u64, positions: u64, go_on: impl Fn() -> bool) {
        let period = before / gcd(before, after) * after;
        for first in 0..period.min(positions) {
            if !go_on() {
                return;
            }
            #[expect(clippy::cast_possible_truncation, reason = "numbers of servers")]
            let (from, to) = ((first % before) as u32, (first % after) as u32);
            self.add(from, to, times(first, period, positions));
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
