//! Keys on servers: the questions that a placement answers. Each kind of placement has a file: [`points`], and [`buckets`].
//! [`ranges`] are points, too.

pub mod buckets;
pub mod failover;
mod movement;
pub mod points;
pub mod ranges;

use super::{
    Position,
    hash::{Folded, Positions},
    key::KeyHash,
};
use allocator_api2::{alloc::Allocator, vec::Vec};
use buckets::Buckets;
use failover::Failover;
pub use movement::Move;
use points::{Point, Search, View};

/// How the server of a key is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finder {
    /// How keys are hashed.
    pub keys: KeyHash,
    /// Which placement finds the server of a position.
    pub rule: Rule,
    /// Who is next if that server is down.
    pub failover: Failover,
}

/// Which placement finds the server of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The server of the point that the search finds.
    Points(Search),
    /// The server of a range: of the bound that the search finds. The table is one of [`ranges`].
    Ranges(Search),
    /// The server whose number is the position modulo the number of servers.
    Modulo,
    /// The server of a bucket, whose number is the position modulo the number of buckets. The table is one of
    /// [`buckets::Runs`].
    Buckets,
}

/// Servers, numbered by their order, with the table in which their keys are looked up.
#[derive(Clone, Copy)]
pub struct Placement<'a> {
    finder: &'a Finder,
    servers: u32,
    table: View<'a>,
}

impl<'a> Placement<'a> {
    /// So many servers, with their points or their runs of buckets.
    #[must_use]
    #[inline]
    pub fn new(finder: &'a Finder, servers: u32, table: View<'a>) -> Self {
        Self {
            finder,
            servers,
            table,
        }
    }

    /// The positions that keys have.
    #[must_use]
    pub fn positions(&self) -> Positions {
        self.finder.keys.positions()
    }

    /// The points, ascending: positions, and the numbers of their servers.
    #[must_use]
    pub fn points(&self) -> impl ExactSizeIterator<Item = (Position, u32)> {
        let points = match self.finder.rule {
            Rule::Points(_) => self.table.points(),
            Rule::Ranges(_) | Rule::Modulo | Rule::Buckets => &[],
        };
        points
            .iter()
            .map(|point| (point.position(), point.server()))
    }

    /// The server of a key at `position`; `None` if there are no servers.
    #[must_use]
    #[inline]
    pub fn lookup(&self, position: Position) -> Option<u32> {
        match self.finder.rule {
            Rule::Points(search) | Rule::Ranges(search) => {
                self.table.find(search, position).map(Point::server)
            }
            Rule::Modulo => position.checked_rem(self.servers),
            Rule::Buckets => Buckets::new(self.table).server(position),
        }
    }

    /// The server of each position; `None` if there are no servers. What decides the search is decided once for all.
    pub fn lookup_many(&self, positions: &[Position], servers: &mut [Option<u32>]) {
        fn fill(
            positions: &[Position],
            servers: &mut [Option<u32>],
            find: impl Fn(Position) -> Option<u32>,
        ) {
            for (position, server) in positions.iter().zip(servers) {
                *server = find(*position);
            }
        }
        match self.finder.rule {
            Rule::Points(Search::AtOrAfter) | Rule::Ranges(Search::AtOrAfter) => {
                let table = self.table;
                fill(positions, servers, |position| table.lookup(position));
            }
            _ => fill(positions, servers, |position| self.lookup(position)),
        }
    }

    /// Calls `each` with up to `count` distinct servers for a key: its server, the one that takes over if that is down, and
    /// so on; those that the system would never reach come last, in their order. `go_on` is asked many times a second; if it
    /// says no, there is just a part of the list. O(points) at the most, usually far less.
    pub fn list<A: Allocator>(
        &self,
        key: &[u8],
        count: usize,
        alloc: A,
        go_on: impl Fn() -> bool,
        mut each: impl FnMut(u32),
    ) {
        const OFTEN: usize = 1 << 16;

        let Finder { keys, failover, .. } = self.finder;
        let mut distinct = Distinct::new(self.servers as usize, count, alloc);
        let mut points = 0;
        let mut take = |number| {
            points += 1;
            if points % OFTEN == 0 && !go_on() {
                return Taken::Last;
            }
            distinct.take(number, &mut each)
        };
        match failover {
            Failover::Next => self.walk(keys.position(key), |number| take(number) != Taken::Last),
            Failover::Rehash(rehash) => {
                rehash.each(
                    keys,
                    &keys.hashed(key),
                    |position| self.lookup(position),
                    |number| if go_on() { take(number) } else { Taken::Last },
                );
            }
        }
        (0..self.servers).all(|number| take(number) != Taken::Last);
    }

    /// Calls `each` with the servers that a position finds one after the other, as long as it wants more.
    pub fn walk(&self, position: Position, mut each: impl FnMut(u32) -> bool) {
        match self.finder.rule {
            Rule::Points(search) | Rule::Ranges(search) => {
                self.table
                    .walk(search, position, |point| each(point.server()));
            }
            Rule::Modulo => {
                let first = position.checked_rem(self.servers).unwrap_or(0);
                (first..self.servers).chain(0..first).all(each);
            }
            Rule::Buckets => Buckets::new(self.table).walk(position, each),
        }
    }

    /// How often its parts recur: with this period of positions; `None` if they are of all positions.
    fn period(&self) -> Option<u64> {
        match self.finder.rule {
            Rule::Points(_) | Rule::Ranges(_) => None,
            Rule::Modulo => Some(self.servers.into()),
            Rule::Buckets => Some(Buckets::new(self.table).count().into()),
        }
    }

    /// Calls `each` with the parts of a period that belong to one server, ascending from 0: the position behind the part,
    /// and the server.
    fn parts(&self, mut each: impl FnMut(u64, u32)) {
        match self.finder.rule {
            Rule::Points(search) | Rule::Ranges(search) => self.table.parts(search, each),
            Rule::Modulo => {
                (0..self.servers).for_each(|number| each(u64::from(number) + 1, number));
            }
            Rule::Buckets => Buckets::new(self.table).parts(each),
        }
    }

    /// Of each server, how many of the [`positions`](Self::positions) are its own. O(points + servers).
    pub fn shares<A: Allocator>(&self, alloc: A) -> Vec<u64, A> {
        let mut shares = Vec::new_in(alloc);
        shares.resize(self.servers as usize, 0);
        let positions = self.positions();
        let period = self.period();
        let mut start = 0;
        self.parts(|end, number| {
            let count = match period {
                None => {
                    let before = positions.before(end);
                    before - std::mem::replace(&mut start, before)
                }
                Some(period) => movement::recurring(
                    std::mem::replace(&mut start, end)..end,
                    period,
                    positions.count,
                ),
            };
            if let Some(share) = shares.get_mut(number as usize) {
                *share += count;
            }
        });
        if let Some(Folded { from, to }) = positions.folded {
            for (position, sign) in [(from, -1), (to, 1)] {
                let share = self
                    .lookup(position)
                    .and_then(|number| shares.get_mut(number as usize));
                if let Some(share) = share {
                    *share = share.wrapping_add_signed(sign);
                }
            }
        }
        shares
    }
}

/// Numbers of servers as they come, each once, until there are enough.
pub struct Distinct<A: Allocator> {
    seen: Vec<bool, A>,
    missing: usize,
}

/// What became of a server in a list of distinct ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is new there, and more are wanted.
    New,
    /// It came before, and more are wanted.
    Before,
    /// There are enough.
    Last,
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

    /// Calls `each` with the number if it is wanted and has not come before.
    pub fn take(&mut self, number: u32, each: impl FnOnce(u32)) -> Taken {
        let mut taken = Taken::Before;
        if self.missing > 0
            && let Some(seen @ false) = self.seen.get_mut(number as usize)
        {
            *seen = true;
            self.missing -= 1;
            taken = Taken::New;
            each(number);
        }
        if self.missing > 0 { taken } else { Taken::Last }
    }
}
