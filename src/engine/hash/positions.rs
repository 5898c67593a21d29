//! How a hash spreads keys over positions.

use crate::engine::Position;

/// The values of a hash, each as likely as the others, and where keys with these values lie.
#[derive(Clone, Copy)]
pub struct Positions {
    /// How many values there are. For every two hashes that place keys alike, it is the same.
    pub count: u64,
    /// A value whose keys lie elsewhere.
    pub folded: Option<Folded>,
    spread: Spread,
}

/// A value whose keys lie at the position of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Folded {
    /// The position that it would have, and that no key has.
    pub from: Position,
    /// Where its keys lie.
    pub to: Position,
}

#[derive(Clone, Copy)]
enum Spread {
    /// So far from each other, from 0 on.
    Even(u64),
    /// So many of them before a position.
    Uneven(fn(u64) -> u64),
}

impl Positions {
    /// At the positions 0, 1, ….
    #[must_use]
    pub const fn up_to(count: u64) -> Self {
        Self::apart(count, 1)
    }

    /// At 0 and every `step`th position.
    #[must_use]
    pub const fn apart(count: u64, step: u64) -> Self {
        Self {
            count,
            folded: None,
            spread: Spread::Even(step),
        }
    }

    /// At the positions 0, 1, …, except that keys of the value `from` lie at `to`.
    #[must_use]
    pub const fn folded(count: u64, from: Position, to: Position) -> Self {
        Self {
            folded: Some(Folded { from, to }),
            ..Self::up_to(count)
        }
    }

    /// Anywhere: `before` tells how many of them lie before a position.
    #[must_use]
    pub const fn uneven(count: u64, before: fn(u64) -> u64) -> Self {
        Self {
            spread: Spread::Uneven(before),
            ..Self::up_to(count)
        }
    }

    /// How many of them lie before `end`, with nothing folded.
    #[must_use]
    #[inline]
    pub fn before(&self, end: u64) -> u64 {
        match self.spread {
            Spread::Even(step) => end.div_ceil(step).min(self.count),
            Spread::Uneven(before) => before(end),
        }
    }
}
