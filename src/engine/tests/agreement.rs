//! What must hold of the engine, by the naive model. Panics where it does not; property tests and fuzz targets call it.

use crate::engine::{
    Position, naive,
    placement::{Move, POSITIONS, Placement},
    ring::Ring,
    scheme::{Scheme, Server},
};
use allocator_api2::alloc::Global;

/// A ring with a history: servers come and go, and their points are made when somebody asks. Beside it, the model of
/// the servers that there are.
#[derive(Debug)]
pub struct History {
    scheme: Scheme,
    model: naive::Scheme,
    most_points: u64,
    servers: Vec<(Vec<u8>, u32)>,
    /// How many servers, the first ones, have their points on the ring.
    placed: usize,
    ring: Ring,
}

impl History {
    /// No servers, by a scheme and what the model has for it. Servers that bring the ring to more points are not added.
    pub fn new(scheme: Scheme, model: naive::Scheme, most_points: u64) -> Self {
        Self {
            scheme,
            model,
            most_points,
            servers: vec![],
            placed: 0,
            ring: Ring::new_in(Global),
        }
    }

    /// Adds a server, or changes its weight.
    pub fn add(&mut self, name: &[u8], weight: u32) {
        let server = Server { name, weight };
        let accepted = self.scheme.check(server).is_ok();
        assert_eq!(
            accepted,
            self.model.accepts(name, weight),
            "{server:?} for {self:?}"
        );
        let total = self.weight() + u64::from(weight);
        let points = self.scheme.point_count(self.servers.len() + 1, total);
        if !accepted || points > self.most_points {
            return;
        }
        let known = self.servers.iter().position(|(known, _)| known == name);
        if let Some(number) = known {
            self.servers[number].1 = weight;
        } else {
            self.servers.push((name.to_vec(), weight));
        }
        if self.scheme.shares_points() || known.is_some_and(|number| number < self.placed) {
            self.forget_points();
        }
    }

    /// Removes one of the servers.
    pub fn remove(&mut self, number: usize) {
        self.servers.remove(number);
        if number >= self.placed {
            return;
        }
        let (view, server) = (self.ring.view(), u32::try_from(number).unwrap());
        if let Some(ring) = self.scheme.without(view, server, Global) {
            self.ring = ring;
            self.placed -= 1;
        } else {
            self.forget_points();
        }
    }

    fn forget_points(&mut self) {
        self.placed = 0;
        self.ring = Ring::new_in(Global);
    }

    /// The servers, name and weight.
    pub fn servers(&self) -> &[(Vec<u8>, u32)] {
        &self.servers
    }

    fn weight(&self) -> u64 {
        let weights = self.servers.iter().map(|(_, weight)| u64::from(*weight));
        weights.sum()
    }

    /// The servers on a ring of the model.
    pub fn model(&self) -> naive::Model<'_> {
        naive::Model::new(&self.model, &self.servers)
    }

    fn fresh(&self, placed: usize, ring: &Ring) -> Ring {
        let servers: Vec<_> = self
            .servers
            .iter()
            .map(|(name, weight)| Server {
                name,
                weight: *weight,
            })
            .collect();
        self.scheme.ring(ring.view(), placed, &servers, Global)
    }

    fn placement(&self) -> Placement<'_> {
        let servers = self.servers.len().try_into().unwrap();
        Placement::new(&self.scheme, servers, self.ring.view())
    }

    /// Makes the points that are still to be made, and compares them.
    pub fn check_points(&mut self) {
        if self.placed < self.servers.len() {
            self.ring = self.fresh(self.placed, &self.ring);
            self.placed = self.servers.len();
        }
        let fresh = self.fresh(0, &Ring::new_in(Global));
        assert_eq!(
            self.ring.view().points(),
            fresh.view().points(),
            "as a fresh ring: {self:?}"
        );
        let (model, placement) = (self.model(), self.placement());
        let points = model
            .ring
            .iter()
            .map(|(position, number)| (*position, *number));
        assert!(placement.points().eq(points), "points: {self:?}");
        assert_eq!(
            self.ring.view().is_complete(),
            model.point_count == model.ring.len(),
            "whether points collided: {self:?}"
        );
        let points = self.scheme.point_count(self.servers.len(), self.weight());
        assert!(model.point_count as u64 <= points, "capacity: {self:?}");
    }

    /// Compares all that a ring answers, for keys at these positions and around each point.
    pub fn check(&mut self, positions: &[Position]) {
        self.check_points();
        let (model, placement) = (self.model(), self.placement());
        let around = |position: &Position| {
            [
                position.wrapping_sub(1),
                *position,
                position.wrapping_add(1),
            ]
        };
        let keys = [0, 1 << 31, Position::MAX].into_iter();
        let keys = keys.chain(model.ring.keys().flat_map(around));
        for key in keys.chain(positions.iter().copied()) {
            assert_eq!(placement.lookup(key), model.owner(key), "{key} on {self:?}");
        }
        for key in positions.iter().flat_map(around) {
            let expected = model.list(key);
            for count in [1, 2, expected.len(), usize::MAX] {
                let mut list = vec![];
                placement.list(key, count, Global, |number| list.push(number));
                let expected = &expected[..count.min(expected.len())];
                assert_eq!(list, expected, "{count} from {key} on {self:?}");
            }
        }

        let shares = placement.shares(Global);
        assert_eq!(shares.len(), self.servers.len());
        let whole = if shares.is_empty() { 0 } else { POSITIONS };
        assert_eq!(shares.iter().sum::<u64>(), whole, "shares: {self:?}");
        let mut census = naive::census(&[&model], |key| model.owner(key));
        for (share, number) in shares.into_iter().zip(0..) {
            let expected = census.remove(&Some(number)).unwrap_or(0);
            assert_eq!(share, expected, "share of {number}: {self:?}");
        }
    }

    /// Compares what would move to another ring, whose keys are hashed alike; both are checked already and have servers.
    pub fn check_movement(&self, after: &Self) {
        let (from, to) = (self.model(), after.model());
        let mut census: Vec<_> =
            naive::census(&[&from, &to], |key| (from.owner(key), to.owner(key)))
                .into_iter()
                .map(|((from, to), positions)| Move {
                    from: from.unwrap(),
                    to: to.unwrap(),
                    positions,
                })
                .collect();
        census.sort_by_key(|one| (u64::MAX - one.positions, one.from, one.to));
        let (before, placement) = (self.placement(), after.placement());
        let all = before.movement(&placement, |_, _| true, Global);
        assert_eq!(all.as_slice(), census, "from {self:?} to {after:?}");
        assert_eq!(all.iter().map(|one| one.positions).sum::<u64>(), POSITIONS);

        let differ =
            |from: u32, to: u32| self.servers[from as usize].0 != after.servers[to as usize].0;
        census.retain(|one| differ(one.from, one.to));
        let moves = before.movement(&placement, differ, Global);
        assert_eq!(moves.as_slice(), census, "from {self:?} to {after:?}");
    }
}
