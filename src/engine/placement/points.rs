//! Placement on a ring: sorted points, and the searches for the point of a key.

use crate::engine::Position;
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

/// Room for points that come one by one.
pub struct Room<'a>(std::slice::IterMut<'a, Point>);

impl Room<'_> {
    /// Takes a point, unless there is no more room.
    #[inline]
    pub fn put(&mut self, point: Point) {
        debug_assert!(self.0.len() != 0, "room for all points");
        if let Some(place) = self.0.next() {
            *place = point;
        }
    }
}

/// The points that `fill` puts down, `most` at the most.
///
/// A vector that checks at each of them whether it has to grow takes half as long again.
pub fn collect<A: Allocator>(most: usize, alloc: A, fill: impl FnOnce(&mut Room)) -> Vec<Point, A> {
    let mut points = Vec::new_in(alloc);
    points.resize(most, Point(0));
    let mut room = Room(points.iter_mut());
    fill(&mut room);
    let unused = room.0.len();
    points.truncate(most - unused);
    points
}

/// Points in ascending order, one per position, in memory of `A`.
#[derive(Debug)]
pub struct Points<A: Allocator = Global> {
    sorted: Vec<Point, A>,
    starts: Starts<A>,
    /// The points that lost their positions to others: by position, and at one position in the order in which they
    /// would take it over. Seldom any.
    lost: Vec<Point, A>,
}

/// Which of the servers at one position has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The one that was added first.
    First,
    /// The one that was added last.
    Last,
}

impl Winner {
    /// The order in which servers, numbered in the order they were added, take over a position that they share.
    #[must_use]
    pub fn order(self, a: Point, b: Point) -> Ordering {
        match self {
            Self::First => a.cmp(&b),
            Self::Last => b.cmp(&a),
        }
    }
}

/// Which point a position finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// The first one at or after it, else the first of all.
    AtOrAfter,
    /// The first one after it, else the first of all.
    After,
    /// The last one at or before it, else the last of all.
    AtOrBefore,
    /// The last one at or before it, else the first of all.
    AtOrBeforeOrSmallest,
    /// The nearest one, all around the ring; of two, the one before it. HAProxy.
    Nearest,
    /// The one that a binary search probes last; of the two around the position, that depends on the number of points
    /// alone. Before all points the first, behind all the last. Credis.
    LastProbed,
}

impl Search {
    /// Every search that a scheme may be put together with, with its name.
    pub const ALL: [(&str, Self); 4] = [
        ("at-or-after", Self::AtOrAfter),
        ("after", Self::After),
        ("at-or-before", Self::AtOrBefore),
        ("at-or-before-or-smallest", Self::AtOrBeforeOrSmallest),
    ];
}

/// Points to read, wherever they are.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    points: &'a [Point],
    starts: &'a [u32],
    shift: u32,
    lost: &'a [Point],
}

impl<A: Allocator + Clone> Points<A> {
    /// No points. Allocates nothing.
    pub fn new_in(alloc: A) -> Self {
        Self {
            sorted: Vec::new_in(alloc.clone()),
            starts: Starts {
                starts: Vec::new_in(alloc.clone()),
                shift: 32,
            },
            lost: Vec::new_in(alloc),
        }
    }

    /// Points that are in order already, one per position.
    pub fn from_sorted(points: Vec<Point, A>) -> Self {
        let lost = Vec::new_in(points.allocator().clone());
        Self::of_sorted(points, lost)
    }

    fn of_sorted(points: Vec<Point, A>, lost: Vec<Point, A>) -> Self {
        debug_assert!(points.is_sorted_by(|a, b| a.position() < b.position()));
        Self {
            starts: Starts::of(&points),
            sorted: points,
            lost,
        }
    }

    /// Points in any order. Of those at one position, the first one by `order` has it. O(n) for positions of a hash.
    pub fn of(mut points: Vec<Point, A>, order: impl Fn(Point, Point) -> Ordering) -> Self {
        sort(&mut points);
        let mut lost = Vec::new_in(points.allocator().clone());
        // Seldom not, and seen at less cost than by looking for what to take out.
        if !points.is_sorted_by(|a, b| a.position() < b.position()) {
            for shared in points.chunk_by_mut(|a, b| a.position() == b.position()) {
                // Nearly all are alone, and a server has a position but once.
                if shared.len() > 1 {
                    shared.sort_by(|a, b| order(*a, *b));
                    let others = shared.windows(2).filter_map(|pair| match pair {
                        [before, next] if before != next => Some(*next),
                        _ => None,
                    });
                    lost.extend(others);
                }
            }
            points.dedup_by_key(|point| point.position());
        }
        Self::of_sorted(points, lost)
    }

    /// The points to read.
    #[must_use]
    #[inline]
    pub fn view(&self) -> View<'_> {
        View {
            points: &self.sorted,
            starts: &self.starts.starts,
            shift: self.starts.shift,
            lost: &self.lost,
        }
    }

    /// The same in other memory; `None` if there is not enough.
    pub fn copy_in<B: Allocator + Clone>(&self, alloc: B) -> Option<Points<B>> {
        Some(Points {
            sorted: try_copy(&self.sorted, alloc.clone())?,
            starts: Starts {
                starts: try_copy(&self.starts.starts, alloc.clone())?,
                shift: self.starts.shift,
            },
            lost: try_copy(&self.lost, alloc)?,
        })
    }

    /// The bytes that they take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of_val(self.sorted.as_slice())
            + size_of_val(self.starts.starts.as_slice())
            + size_of_val(self.lost.as_slice())
    }
}

impl<'a> View<'a> {
    /// The points, ascending by position.
    #[must_use]
    pub fn points(self) -> &'a [Point] {
        self.points
    }

    /// The points that lost their positions to others, ascending by position.
    #[must_use]
    pub fn lost(self) -> &'a [Point] {
        self.lost
    }

    /// The same without those that lost their positions, as if they had never been.
    #[must_use]
    pub fn without_lost(self) -> Self {
        Self { lost: &[], ..self }
    }

    /// The server of a key at `position`: that of the first point at or after it, else of the first point; `None` if there
    /// are no points. O(1) for positions of a hash, O(log n) for any.
    #[must_use]
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a call and a copy of the view cost a third of a lookup"
    )]
    pub fn lookup(&self, position: Position) -> Option<u32> {
        self.find(Search::AtOrAfter, position).map(Point::server)
    }

    /// The point that `search` finds; `None` if there are no points. As quick as [`lookup`](Self::lookup), except that
    /// [`Search::LastProbed`] is O(log n).
    #[must_use]
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a call and a copy of the view cost a third of a lookup"
    )]
    pub fn find(&self, search: Search, position: Position) -> Option<Point> {
        let found = match search {
            Search::AtOrAfter => self.points.get(self.before(position)),
            Search::After => self.points.get(self.through(position)),
            Search::AtOrBefore | Search::AtOrBeforeOrSmallest => {
                self.points.get(self.through(position).wrapping_sub(1))
            }
            Search::Nearest => return self.nearest(position).copied(),
            Search::LastProbed => return self.points.get(self.last_probed(position)).copied(),
        };
        let otherwise = || match search {
            Search::AtOrBefore => self.points.last(),
            _ => self.points.first(),
        };
        found.or_else(otherwise).copied()
    }

    // Out of line, as the next: inline, they slow the other searches down.
    #[inline(never)]
    fn nearest(&self, position: Position) -> Option<&'a Point> {
        let middle = self.before(position);
        let after = self.points.get(middle).or(self.points.first())?;
        let before = self
            .points
            .get(middle.wrapping_sub(1))
            .or(self.points.last())?;
        Some(if is_before_nearer(position, *before, *after) {
            before
        } else {
            after
        })
    }

    #[inline(never)]
    fn last_probed(&self, position: Position) -> usize {
        let (mut first, mut end, mut probed) = (0, self.points.len(), 0);
        while first < end {
            // The middle of the first and the last one.
            probed = first.midpoint(end - 1);
            match self
                .points
                .get(probed)
                .map(|point| point.position().cmp(&position))
            {
                Some(Ordering::Less) => first = probed + 1,
                Some(Ordering::Greater) => end = probed,
                _ => break,
            }
        }
        probed
    }

    /// Calls `each` with every point, as long as it wants more: first that which `search` finds, then that which it would
    /// find without it, and so on. For [`Search::LastProbed`], where every point less changes what it finds, the points
    /// follow each other around the ring.
    pub fn walk(self, search: Search, position: Position, mut each: impl FnMut(Point) -> bool) {
        let middle = match search {
            Search::AtOrAfter | Search::Nearest => self.before(position),
            Search::LastProbed => self.last_probed(position),
            _ => self.through(position),
        };
        let (before, after) = self.points.split_at_checked(middle).unwrap_or_default();
        let each = |point: &Point| self.each_at(*point, &mut each);
        let (up, down) = (after.iter(), before.iter().rev());
        match search {
            Search::AtOrAfter | Search::After | Search::LastProbed => {
                up.chain(before).all(each);
            }
            Search::AtOrBefore => _ = down.chain(after.iter().rev()).all(each),
            Search::AtOrBeforeOrSmallest => _ = down.chain(up).all(each),
            Search::Nearest => {
                let (mut up, mut down) = (
                    up.chain(before).peekable(),
                    down.chain(after.iter().rev()).peekable(),
                );
                let from_both_sides = std::iter::from_fn(|| match (down.peek(), up.peek()) {
                    (Some(before), Some(after))
                        if is_before_nearer(position, **before, **after) =>
                    {
                        down.next()
                    }
                    _ => up.next(),
                });
                from_both_sides.take(self.points.len()).all(each);
            }
        }
    }

    /// Calls `each` with a point and those that lost its position to it, as long as it wants more.
    #[inline]
    fn each_at(self, point: Point, each: &mut impl FnMut(Point) -> bool) -> bool {
        each(point)
            && (self.lost.is_empty() || self.lost_at(point.position()).iter().copied().all(each))
    }

    /// The points that lost a position, in the order in which they would take it over.
    fn lost_at(self, position: Position) -> &'a [Point] {
        let first = self
            .lost
            .partition_point(|point| point.position() < position);
        let lost = self.lost.get(first..).unwrap_or_default();
        let count = lost.partition_point(|point| point.position() == position);
        lost.get(..count).unwrap_or_default()
    }

    /// Calls `each` with the parts that `search` divides all positions into, ascending from 0: the position behind the
    /// part, and the server. Some parts may be empty.
    pub fn parts(self, search: Search, mut each: impl FnMut(u64, u32)) {
        const END: u64 = 1 << 32;

        let (Some(first), Some(last)) = (self.points.first(), self.points.last()) else {
            return;
        };
        let position = |point: &Point| u64::from(point.position());
        let pairs = || self.points.iter().zip(self.points.iter().skip(1));
        match search {
            Search::AtOrAfter | Search::After => {
                let behind = u64::from(search == Search::AtOrAfter);
                for point in self.points {
                    each(position(point) + behind, point.server());
                }
                each(END, first.server());
            }
            Search::AtOrBefore | Search::AtOrBeforeOrSmallest => {
                let wrapped = if search == Search::AtOrBefore {
                    last
                } else {
                    first
                };
                each(position(first), wrapped.server());
                for (point, next) in pairs() {
                    each(position(next), point.server());
                }
                each(END, last.server());
            }
            Search::Nearest => {
                // Behind this many positions after a point begins the half of the next one.
                let half = |from: u64, to: u64| from + (to - from) / 2 + 1;
                let wrapped = half(position(last), position(first) + END);
                if wrapped > END {
                    each(wrapped - END, last.server());
                }
                for (point, next) in pairs() {
                    each(half(position(point), position(next)), point.server());
                }
                each(wrapped.min(END), last.server());
                each(END, first.server());
            }
            Search::LastProbed => {
                let between = |behind: &Point| {
                    let found = self.find(search, behind.position().wrapping_add(1));
                    found.map_or(0, Point::server)
                };
                each(position(first) + 1, first.server());
                for (point, next) in pairs() {
                    each(position(next), between(point));
                    each(position(next) + 1, next.server());
                }
                each(END, last.server());
            }
        }
    }

    /// These points and `fresh` ones, which come in any order. O(n + m) for positions of a hash, and most of that is
    /// copying.
    pub fn with<B: Allocator + Clone>(self, fresh: Vec<Point, B>, winner: Winner) -> Points<B> {
        let fresh = Points::of(fresh, |a, b| winner.order(a, b));
        if self.points.is_empty() {
            return fresh;
        }
        let alloc = fresh.sorted.allocator().clone();
        let mut points =
            Vec::with_capacity_in(self.points.len() + fresh.sorted.len(), alloc.clone());
        let mut lost = Vec::new_in(alloc);
        let mut done = 0;
        for point in &fresh.sorted {
            let next = self.before(point.position());
            append(&mut points, self.points.get(done..next).unwrap_or_default());
            done = next;
            match self.points.get(next) {
                Some(old) if old.position() == point.position() => {
                    let (first, other) = match winner.order(*old, *point) {
                        Ordering::Less => (old, point),
                        _ => (point, old),
                    };
                    points.push(*first);
                    lost.push(*other);
                    done += 1;
                }
                _ => points.push(*point),
            }
        }
        append(&mut points, self.points.get(done..).unwrap_or_default());

        let starts = if !lost.is_empty() || self.shift != shift(points.len()) {
            Starts::of(&points)
        } else {
            self.starts_with(&fresh.sorted)
        };
        append(&mut lost, self.lost);
        append(&mut lost, &fresh.lost);
        let by_position = |a: &Point, b: &Point| a.position().cmp(&b.position());
        lost.sort_unstable_by(|a, b| by_position(a, b).then_with(|| winner.order(*a, *b)));
        Points {
            sorted: points,
            starts,
            lost,
        }
    }

    /// The points except those at `positions` (ascending), whoever has them, and without the number `server`: those above
    /// it are one less. O(n).
    pub fn without<B: Allocator + Clone>(
        self,
        server: u32,
        positions: &[Position],
        alloc: B,
    ) -> Points<B> {
        let mut positions = positions.iter().peekable();
        self.without_lost().filter(alloc, |point| {
            while positions.next_if(|p| **p < point.position()).is_some() {}
            let number = point.server() - u32::from(point.server() > server);
            (positions.peek() != Some(&&point.position())).then_some(number)
        })
    }

    /// The points for which `server` has a number, with that number; those that lost a position to others have it where
    /// all others go. Numbers must stay in order. O(n).
    pub fn filter<B: Allocator + Clone>(
        self,
        alloc: B,
        mut server: impl FnMut(Point) -> Option<u32>,
    ) -> Points<B> {
        let mut points = Vec::with_capacity_in(self.points.len(), alloc.clone());
        let mut lost = Vec::new_in(alloc);
        let mut renumbered = |point: &Point| Some(Point::new(point.position(), server(*point)?));
        if self.lost.is_empty() {
            points.extend(self.points.iter().filter_map(renumbered));
        } else {
            for point in self.points {
                let shared = self.lost_at(point.position());
                let mut stay = std::iter::once(point)
                    .chain(shared)
                    .filter_map(&mut renumbered);
                points.extend(stay.next());
                lost.extend(stay);
            }
        }
        Points::of_sorted(points, lost)
    }

    /// The starts of these points and of others in order, if the index is to have as many.
    fn starts_with<B: Allocator + Clone>(self, others: &Vec<Point, B>) -> Starts<B> {
        let mut starts = Vec::with_capacity_in(self.starts.len(), others.allocator().clone());
        let mut before = others
            .iter()
            .map(|point| topmost(point.position(), self.shift))
            .peekable();
        let mut count = 0;
        starts.extend(self.starts.iter().enumerate().map(|(bits, start)| {
            while before.next_if(|other| *other < bits).is_some() {
                count += 1;
            }
            start + count
        }));
        Starts {
            starts,
            shift: self.shift,
        }
    }

    /// How many points lie before `position`.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a call and a copy of the view cost a third of a lookup"
    )]
    fn before(&self, position: Position) -> usize {
        self.partition(position, |point| point.position() < position)
    }

    /// How many points lie at `position` or before it.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a call and a copy of the view cost a third of a lookup"
    )]
    fn through(&self, position: Position) -> usize {
        self.partition(position, |point| point.position() <= position)
    }

    /// How many points fulfil a condition that holds for those with smaller topmost bits than `position`, and for none
    /// with greater.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a call and a copy of the view cost a third of a lookup"
    )]
    fn partition(&self, position: Position, holds: impl FnMut(&Point) -> bool) -> usize {
        let bits = topmost(position, self.shift);
        let (Some(first), Some(end)) = (self.starts.get(bits), self.starts.get(bits + 1)) else {
            return 0;
        };
        let first = *first as usize;
        let candidates = self.points.get(first..*end as usize).unwrap_or_default();
        first + candidates.partition_point(holds)
    }
}

/// Whether a position is not further from the point before it than from that after it, around the ring.
fn is_before_nearer(position: Position, before: Point, after: Point) -> bool {
    position.wrapping_sub(before.position()) <= after.position().wrapping_sub(position)
}

impl<A: Allocator + Clone> Clone for Points<A> {
    fn clone(&self) -> Self {
        Self {
            sorted: copy(&self.sorted),
            starts: Starts {
                starts: copy(&self.starts.starts),
                shift: self.starts.shift,
            },
            lost: copy(&self.lost),
        }
    }
}

/// Sorts points.
///
/// A radix sort by the topmost bits, with a sort of the few points that share these: positions are those of a hash, so
/// that their bits are uniform.
fn sort<A: Allocator + Clone>(points: &mut Vec<Point, A>) {
    const FEW: usize = 256;

    match points.len() {
        0..FEW => points.sort_unstable(),
        // The places to write to stay in the CPU's first cache.
        FEW..0x10000 => sort_by_digits::<512, A>(points),
        _ => sort_by_digits::<2048, A>(points),
    }
}

/// Sorts points by the two topmost of digits of this base, a power of two, and those that are equal in both.
fn sort_by_digits<const BASE: usize, A: Allocator + Clone>(points: &mut Vec<Point, A>) {
    let bits = BASE.ilog2();
    let shifts = [32 - 2 * bits, 32 - bits];
    let digit = |point: &Point, shift: u32| (point.position() >> shift) as usize % BASE;
    let mut places = [[0_u32; BASE]; 2];
    for point in &*points {
        for (places, shift) in places.iter_mut().zip(shifts) {
            if let Some(count) = places.get_mut(digit(point, shift)) {
                *count += 1;
            }
        }
    }
    let mut to = copy(points);
    for (places, shift) in places.iter_mut().zip(shifts) {
        let mut sum = 0;
        for place in &mut *places {
            sum += *place;
            *place = sum - *place;
        }
        for point in &*points {
            if let Some(place) = places.get_mut(digit(point, shift)) {
                if let Some(point_to) = to.get_mut(*place as usize) {
                    *point_to = *point;
                }
                *place += 1;
            }
        }
        std::mem::swap(points, &mut to);
    }
    sort_groups(points, |a, b| {
        a.position() >> shifts[0] == b.position() >> shifts[0]
    });
}

/// Sorts the groups of points that are `same`. All of a group are together, and few groups are not in order.
fn sort_groups(points: &mut [Point], same: impl Fn(&Point, &Point) -> bool) {
    let mut rest = points;
    while let Some(at) = rest
        .iter()
        .zip(rest.iter().skip(1))
        .position(|(a, b)| a > b)
        && let Some(point) = rest.get(at).copied()
    {
        let (before, after) = rest.split_at_mut(at);
        let same = |other: &&Point| same(&point, other);
        let start = at - before.iter().rev().take_while(same).count();
        let end = at + after.iter().take_while(same).count();
        let (group, behind) = rest.split_at_mut(end);
        if let Some(group) = group.get_mut(start..) {
            group.sort_unstable();
        }
        rest = behind;
    }
}

/// `None` if there is not enough memory.
fn try_copy<T: Copy, B: Allocator>(from: &[T], alloc: B) -> Option<Vec<T, B>> {
    let mut to = Vec::new_in(alloc);
    to.try_reserve_exact(from.len()).ok()?;
    append(&mut to, from);
    Some(to)
}

fn copy<T: Copy, A: Allocator + Clone>(from: &Vec<T, A>) -> Vec<T, A> {
    let mut to = Vec::with_capacity_in(from.len(), from.allocator().clone());
    append(&mut to, from);
    to
}

/// Appends a slice with one copy: `extend_from_slice` of this `Vec` clones item by item.
fn append<T: Copy, A: Allocator>(to: &mut Vec<T, A>, from: &[T]) {
    to.reserve(from.len());
    // SAFETY: there is room behind the items of `to`, which `from` cannot be part of, and the new ones are initialised.
    unsafe {
        let end = to.as_mut_ptr().add(to.len());
        std::ptr::copy_nonoverlapping(from.as_ptr(), end, from.len());
        to.set_len(to.len() + from.len());
    }
}

/// How many points, to twice as many, share their topmost bits in the index if the positions are those of a hash.
const GROUP: usize = 8;

/// Where in the order of points those begin that share their topmost bits.
#[derive(Debug)]
struct Starts<A: Allocator> {
    /// By topmost bits, and one more: how many points have smaller ones.
    starts: Vec<u32, A>,
    /// How many bits lie below the topmost ones.
    shift: u32,
}

/// The bits that lie below those topmost ones by which the index tells so many points apart.
fn shift(points: usize) -> u32 {
    32 - (points / GROUP).checked_ilog2().unwrap_or(0)
}

impl<A: Allocator + Clone> Starts<A> {
    /// Those of points in order.
    fn of(points: &Vec<Point, A>) -> Self {
        const NONE: u32 = u32::MAX;

        let shift = shift(points.len());
        let mut starts = Vec::new_in(points.allocator().clone());
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 positions")]
        let count = points.len() as u32;
        starts.resize((1 << (32 - shift)) + 1, NONE);
        // Backwards, so that the first one with some bits comes last; without a branch for each point.
        for (point, number) in points.iter().rev().zip((0..count).rev()) {
            if let Some(start) = starts.get_mut(topmost(point.position(), shift)) {
                *start = number;
            }
        }
        let mut next = count;
        for start in starts.iter_mut().rev() {
            match *start {
                NONE => *start = next,
                first => next = first,
            }
        }
        Self { starts, shift }
    }
}

/// The topmost bits of a position, above the `shift` lowest.
#[inline]
fn topmost(position: Position, shift: u32) -> usize {
    // 64 bits wide, for a shift by 32.
    #[expect(clippy::cast_possible_truncation, reason = "at most 32 bits stay")]
    {
        (u64::from(position) >> shift) as usize
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

    /// On both sides of each number from which on points are sorted in another way.
    #[test]
    fn any_number_of_points_is_sorted() {
        let spreads: [fn(u32) -> u32; 4] = [
            |i| i.wrapping_mul(0x9e37_79b9),
            |i| i.wrapping_mul(0x9e37_79b9) >> 12,
            |i| (i.wrapping_mul(0x9e37_79b9) % 1000) << 20 | (i % 7),
            |i| u32::MAX - i / 3,
        ];
        for count in [
            0, 1, 2, 255, 256, 257, 3000, 0xffff, 0x1_0000, 0x1_0001, 200_000,
        ] {
            for spread in spreads {
                let mut points: Vec<Point> = (0..count).map(|i| Point::new(spread(i), i)).collect();
                let mut expected = points.clone();
                expected.sort_unstable();
                sort(&mut points);
                assert!(points == expected, "{count} points");
            }
        }
    }

    proptest! {
        #[test]
        fn many_points_agree_with_the_naive_ring(
            positions in prop::collection::vec(prop_oneof![any::<u32>(), 0..500_u32], 400..3000),
            keys in prop::collection::vec(any::<u32>(), 20),
        ) {
            let points: Vec<Point> =
                positions.iter().zip(0..).map(|(p, i)| Point::new(*p, i % 7)).collect();
            let ring = Points::new_in(Global).view().with(points.clone(), Winner::Last);
            let mut naive = Naive::new();
            for point in &points {
                let server = naive.entry(point.position()).or_default();
                *server = point.server().max(*server);
            }
            let found: std::vec::Vec<_> =
                ring.view().points().iter().map(|point| (point.position(), point.server())).collect();
            prop_assert_eq!(found, naive.clone().into_iter().collect::<std::vec::Vec<_>>());
            for key in keys {
                let found = naive_successors(&naive, key).next().map(|(_, server)| server);
                prop_assert_eq!(ring.view().lookup(key), found);
            }
        }

        #[test]
        fn agrees_with_the_naive_ring(
            steps in prop::collection::vec(step(), 1..12),
            keys in prop::collection::vec(position(), 1..20),
        ) {
            let mut ring = Points::new_in(Global);
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
                        ring = ring.view().with(fresh, Winner::Last);
                    }
                    Step::Remove(_) if servers.is_empty() => {}
                    Step::Remove(which) => {
                        let number = which.index(servers.len());
                        let mut positions = servers.remove(number);
                        naive.retain(|position, _| !positions.contains(position));
                        let number = u32::try_from(number).unwrap();
                        naive.values_mut().filter(|s| **s > number).for_each(|s| *s -= 1);
                        positions.sort_unstable();
                        ring = ring.view().without(number, &positions, Global);
                    }
                }
                for key in &keys {
                    let mut found = vec![];
                    ring.view().without_lost().walk(Search::AtOrAfter, *key, |point| {
                        found.push((point.position(), point.server()));
                        true
                    });
                    prop_assert!(
                        found.into_iter().eq(naive_successors(&naive, *key)),
                        "from {key}: {ring:?}, naive {naive:?}"
                    );
                    let found = naive_successors(&naive, *key).next().map(|(_, server)| server);
                    prop_assert_eq!(ring.view().lookup(*key), found);
                }
            }
        }
    }
}
