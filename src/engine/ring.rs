//! The ring: points in the order of their positions.

use super::Position;
use allocator_api2::{
    alloc::{Allocator, Global},
    vec::Vec,
};
use std::cmp::Ordering;

/// One position of one server. Eight bytes; points compare by position, then by server number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Point(u64);

impl Point {
    /// A point of the server that has number `server`.
    #[must_use]
    pub fn new(position: Position, server: u32) -> Self {
        Self(u64::from(position) << 32 | u64::from(server))
    }

    /// Where on the ring it lies.
    #[must_use]
    pub fn position(self) -> Position {
        (self.0 >> 32) as Position
    }

    /// The number of its server.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the low half is the server"
    )]
    pub fn server(self) -> u32 {
        self.0 as u32
    }
}

/// Points in ascending order, one a position, in memory of `A`.
///
/// Where two servers share a position, the one with the greater number has the point: with servers numbered in
/// the order they were added, the last one added.
#[derive(Clone, Debug)]
pub struct Ring<A: Allocator = Global> {
    points: Vec<Point, A>,
}

impl<A: Allocator + Clone> Ring<A> {
    /// A ring without points. Allocates nothing.
    pub fn new_in(alloc: A) -> Self {
        Self {
            points: Vec::new_in(alloc),
        }
    }

    /// A ring of points that are in order already, one a position.
    pub fn from_sorted(points: Vec<Point, A>) -> Self {
        debug_assert!(points.is_sorted_by(|a, b| a.position() < b.position()));
        Self { points }
    }

    /// The points, ascending by position.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The server of a key at `position`: that of the first point at or after it, else of the first point;
    /// `None` on an empty ring. O(log n).
    #[must_use]
    pub fn lookup(&self, position: Position) -> Option<u32> {
        self.successors(position).next().map(Point::server)
    }

    /// Every point once, in ring order from the first one at or after `position`. O(log n) to the first.
    pub fn successors(&self, position: Position) -> impl Iterator<Item = Point> {
        let start = self
            .points
            .partition_point(|point| point.position() < position);
        let (before, after) = self.points.split_at(start);
        after.iter().chain(before).copied()
    }

    /// Adds `fresh` points in any order. O(n + m log m).
    ///
    /// If memory runs out the ring is as before.
    pub fn insert(&mut self, mut fresh: Vec<Point, A>) {
        fresh.sort_unstable();
        // Of a run with one position the last has the greatest server.
        fresh.dedup_by(|next, kept| {
            let same = next.position() == kept.position();
            if same {
                *kept = *next;
            }
            same
        });
        if self.points.is_empty() {
            self.points = fresh;
            return;
        }

        let alloc = self.points.allocator().clone();
        let mut merged = Vec::with_capacity_in(self.points.len() + fresh.len(), alloc);
        let (mut old, mut new) = (self.points.as_slice(), fresh.as_slice());
        while let ([a, old_rest @ ..], [b, new_rest @ ..]) = (old, new) {
            merged.push(match a.position().cmp(&b.position()) {
                Ordering::Less => *a,
                Ordering::Equal => *a.max(b),
                Ordering::Greater => *b,
            });
            if a.position() <= b.position() {
                old = old_rest;
            }
            if b.position() <= a.position() {
                new = new_rest;
            }
        }
        merged.extend_from_slice(old);
        merged.extend_from_slice(new);
        self.points = merged;
    }

    /// Removes the points at `positions` (ascending), whoever has them, and the number `server`: those above
    /// it move down by one. O(n).
    pub fn remove(&mut self, server: u32, positions: &[Position]) {
        let mut positions = positions.iter().peekable();
        self.points.retain_mut(|point| {
            while positions.next_if(|p| **p < point.position()).is_some() {}
            let keep = positions.peek() != Some(&&point.position());
            if point.server() > server {
                *point = Point::new(point.position(), point.server() - 1);
            }
            keep
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// The ring as the userland class keeps it: position => server.
    type Naive = BTreeMap<Position, u32>;

    fn naive_successors(
        naive: &Naive,
        position: Position,
    ) -> impl Iterator<Item = (Position, u32)> {
        let at_or_after = naive.range(position..);
        let before = naive.range(..position);
        at_or_after.chain(before).map(|(p, s)| (*p, *s))
    }

    /// Positions from a small range, so that they collide, and from the ends of the range of a position.
    fn position() -> impl Strategy<Value = Position> {
        prop_oneof![0..40_u32, Just(u32::MAX), Just(u32::MAX - 1), any::<u32>()]
    }

    #[derive(Clone, Debug)]
    enum Step {
        /// Adds servers, each with its positions, in one go.
        Insert(std::vec::Vec<std::vec::Vec<Position>>),
        /// Removes one of the servers that are there.
        Remove(prop::sample::Index),
    }

    fn step() -> impl Strategy<Value = Step> {
        let server = prop::collection::vec(position(), 0..8);
        prop_oneof![
            prop::collection::vec(server, 1..4).prop_map(Step::Insert),
            any::<prop::sample::Index>().prop_map(Step::Remove),
        ]
    }

    proptest! {
        #[test]
        fn agrees_with_the_naive_ring(
            steps in prop::collection::vec(step(), 1..12),
            keys in prop::collection::vec(position(), 1..20),
        ) {
            let mut ring = Ring::new_in(Global);
            let mut naive = Naive::new();
            let mut servers: std::vec::Vec<std::vec::Vec<Position>> = vec![];
            for step in steps {
                match step {
                    Step::Insert(added) => {
                        let mut fresh = Vec::new();
                        for positions in added {
                            let number = u32::try_from(servers.len()).unwrap();
                            fresh.extend(positions.iter().map(|p| Point::new(*p, number)));
                            naive.extend(positions.iter().map(|p| (*p, number)));
                            servers.push(positions);
                        }
                        ring.insert(fresh);
                    }
                    Step::Remove(_) if servers.is_empty() => {}
                    Step::Remove(which) => {
                        let number = which.index(servers.len());
                        let mut positions = servers.remove(number);
                        naive.retain(|position, _| !positions.contains(position));
                        let number = u32::try_from(number).unwrap();
                        naive.values_mut().filter(|s| **s > number).for_each(|s| *s -= 1);
                        positions.sort_unstable();
                        ring.remove(number, &positions);
                    }
                }
                for key in &keys {
                    prop_assert!(
                        ring.successors(*key)
                            .map(|point| (point.position(), point.server()))
                            .eq(naive_successors(&naive, *key)),
                        "from {key}: {ring:?}, naive {naive:?}"
                    );
                    let found = naive_successors(&naive, *key).next().map(|(_, server)| server);
                    prop_assert_eq!(ring.lookup(*key), found);
                }
            }
        }
    }
}
