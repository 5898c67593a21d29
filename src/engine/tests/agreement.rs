//! What must hold of the engine, by the naive model. Panics where it does not; property tests and fuzz targets call it.

use crate::engine::{
    Position,
    hash::Hash,
    key::KeyHash,
    label::Label,
    naive,
    placement::{
        Distinct, Move, Placement, Taken,
        points::{Points, Search},
    },
    scheme::{Argument, Arguments, Kind as Takes, Named, Scheme, Server},
};
use allocator_api2::alloc::Global;

/// A scheme, and what the model has for it.
#[derive(Clone, Debug)]
pub struct Kind {
    pub scheme: Scheme,
    pub model: naive::Scheme,
}

impl Kind {
    /// By a named constructor.
    pub fn named(named: &'static Named, arguments: Arguments) -> Self {
        let passed = named.parameters.iter().zip(arguments);
        let told: Vec<_> = passed
            .map(|(parameter, argument)| match (argument, &parameter.kind) {
                (Argument::Nodes(nodes), _) => naive::Argument::Int(nodes),
                (Argument::Flag(flag), _) => naive::Argument::Flag(flag),
                (Argument::Hash(hash), Takes::Hash(choices, _)) => {
                    let choice = choices.iter().find(|(_, one)| *one == hash);
                    naive::Argument::Text(choice.unwrap().0.to_owned())
                }
                (Argument::Delimiters(bytes), _) => {
                    let text = bytes.map(|bytes| String::from_utf8(bytes.to_vec()).unwrap());
                    naive::Argument::Text(text.unwrap_or_default())
                }
                _ => naive::Argument::Null,
            })
            .collect();
        Self {
            scheme: named.scheme(arguments),
            model: naive::Scheme::named(named.name, &told),
        }
    }

    /// By a named constructor, with arguments that `which` picks, and so many virtual nodes if that takes them.
    pub fn any_named(named: &'static Named, nodes: Option<u32>, which: usize) -> Self {
        let mut arguments = named.defaults();
        let mut which = which;
        for (argument, parameter) in arguments.iter_mut().zip(named.parameters) {
            let mut pick = |count: usize| {
                let picked = which % count;
                which /= count;
                picked
            };
            *argument = match parameter.kind {
                Takes::Nodes(None) => nodes.map_or(Argument::Null, Argument::Nodes),
                Takes::Nodes(Some(default)) => Argument::Nodes(nodes.unwrap_or(default)),
                Takes::Hash(choices, None) => match pick(choices.len() + 1) {
                    0 => Argument::Null,
                    choice => Argument::Hash(choices[choice - 1].1),
                },
                Takes::Hash(choices, _) => Argument::Hash(choices[pick(choices.len())].1),
                Takes::Flag(_) => Argument::Flag(pick(2) == 1),
                Takes::Delimiters => {
                    Argument::Delimiters([None, Some(*b"{}"), Some(*b"77")][pick(3)])
                }
            };
        }
        Self::named(named, arguments)
    }

    /// By the general constructor; the label has `{server}`.
    pub fn general(
        hash: (&'static str, Hash),
        label: &[u8],
        first: u32,
        nodes: u32,
        search: (&'static str, Search),
    ) -> Self {
        let parsed = Label::new(label).unwrap();
        Self {
            scheme: Scheme::new(hash.1, parsed, first, nodes, search.1),
            model: naive::Scheme::new(hash.0, label, first, nodes, search.0),
        }
    }

    /// Names of servers that share positions: most of them by the label `{server}-{index}`, or in its MD5.
    pub fn names(&self) -> Vec<&'static str> {
        let by_crc32 = [
            "plumless",
            "buckeroo",
            "db2947",
            "x280600",
            "plumless:80",
            "buckeroo:80",
            "c73:11211",
            "c189:11211",
        ];
        let by_md5 = [
            "c2702",
            "c5355",
            "c4230",
            "c45581",
            "c2702:11211",
            "c5355:11211",
        ];
        let mut names = match self.scheme.keys().hash {
            Hash::Crc32 => by_crc32.to_vec(),
            Hash::Md5Crc32 => vec!["c21924", "c26401", "c13701", "c27926"],
            Hash::Md5Time33 => vec!["c6778", "c7071", "c2939", "c11350"],
            Hash::Md5Be32 | Hash::Md5Le32 => by_md5.to_vec(),
            Hash::Sha1Be32 => vec!["c19829", "c21977", "c4204", "c22279"],
            Hash::Fnv1a32 => vec!["costarring", "liquid", "declinate", "macallums"],
            Hash::Murmur3a => vec!["c11672", "c23467", "c11667", "c23472"],
            Hash::Xxh32 => vec!["c4526", "c23081", "c1113", "c31502"],
            Hash::Md5Times31 => vec!["c5373", "c45389"],
            Hash::Md5Times31EveryOther => vec!["c5", "c46", "c61", "c242"],
            Hash::Md5Be28 => vec!["c170", "c189", "c289", "c1541"],
            _ => [by_crc32.as_slice(), &by_md5].concat(),
        };
        // Addresses, of which some have a name of their own.
        names.extend([
            "a:1",
            "b:11211",
            "c:1 n",
            "long.example:11211 m",
            "unix:///s",
            "/s",
        ]);
        // These share labels where nothing is between server and index.
        names.extend(["", "c", "1c", "c1", "c11", "{index}"]);
        names
    }
}

/// A ring with a history: servers come and go, and their points are made when somebody asks. Beside it, the model of
/// the servers that there are.
#[derive(Debug)]
pub struct History {
    kind: Kind,
    most_points: u64,
    servers: Vec<(Vec<u8>, u32)>,
    /// How many servers, the first ones, have their points on the ring.
    placed: usize,
    table: Points,
}

impl History {
    /// No servers. Those that would bring the ring to more points are not added.
    pub fn new(kind: Kind, most_points: u64) -> Self {
        Self {
            kind,
            most_points,
            servers: vec![],
            placed: 0,
            table: Points::new_in(Global),
        }
    }

    /// Adds a server, or changes its weight.
    pub fn add(&mut self, name: &[u8], weight: u32) {
        let checked = self.kind.scheme.check(name, weight.into());
        assert_eq!(
            checked.is_ok(),
            self.kind.model.accepts(name, weight.into()),
            "{name:?} {weight} for {self:?}"
        );
        let Ok(weight) = checked else { return };
        let total = self.weight() + u64::from(weight);
        let points = self.kind.scheme.most_points(self.servers.len() + 1, total);
        if points > self.most_points {
            return;
        }
        let known = self.servers.iter().position(|(known, _)| known == name);
        if let Some(number) = known {
            self.servers[number].1 = weight;
        } else {
            self.servers.push((name.to_vec(), weight));
        }
        if self.kind.scheme.depends_on_others() || known.is_some_and(|number| number < self.placed)
        {
            self.forget_points();
        }
    }

    /// Removes one of the servers.
    pub fn remove(&mut self, number: usize) {
        self.servers.remove(number);
        if number >= self.placed {
            return;
        }
        let (view, server) = (self.table.view(), u32::try_from(number).unwrap());
        if let Some(table) = self.kind.scheme.without(view, server, Global) {
            self.table = table;
            self.placed -= 1;
        } else {
            self.forget_points();
        }
    }

    fn forget_points(&mut self) {
        self.placed = 0;
        self.table = Points::new_in(Global);
    }

    /// How keys are hashed.
    pub fn keys(&self) -> &KeyHash {
        self.kind.scheme.keys()
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
        naive::Model::new(&self.kind.model, &self.servers)
    }

    fn fresh(&self, placed: usize, table: &Points) -> Points {
        let servers: Vec<_> = self
            .servers
            .iter()
            .map(|(name, weight)| Server {
                name,
                weight: *weight,
            })
            .collect();
        let scheme = &self.kind.scheme;
        let table = table.view();
        scheme
            .place(table, placed, &servers, Global, || true)
            .unwrap()
    }

    fn placement(&self) -> Placement<'_> {
        let servers = self.servers.len().try_into().unwrap();
        Placement::new(self.kind.scheme.finder(), servers, self.table.view())
    }

    /// Makes the points that are still to be made, and compares them.
    pub fn check_points(&mut self) {
        if self.placed < self.servers.len() {
            self.table = self.fresh(self.placed, &self.table);
            self.placed = self.servers.len();
        }
        let fresh = self.fresh(0, &Points::new_in(Global));
        for (mine, fresh) in [
            (self.table.view().points(), fresh.view().points()),
            (self.table.view().lost(), fresh.view().lost()),
        ] {
            assert_eq!(mine, fresh, "as a fresh ring: {self:?}");
        }
        let (model, placement) = (self.model(), self.placement());
        let points = model
            .ring
            .iter()
            .map(|(position, number)| (*position, *number));
        assert!(placement.points().eq(points), "points: {self:?}");
        let points = self
            .kind
            .scheme
            .most_points(self.servers.len(), self.weight());
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
        // There are no others than slots.
        let is_slot = self.kind.scheme.keys().hash == Hash::Crc16Slot;
        let positions: Vec<_> = positions
            .iter()
            .map(|key| if is_slot { key % (1 << 14) } else { *key })
            .collect();
        for key in keys
            .filter(|key| !is_slot || *key < 1 << 14)
            .chain(positions.iter().copied())
        {
            assert_eq!(placement.lookup(key), model.owner(key), "{key} on {self:?}");
        }
        let texts = positions
            .iter()
            .map(|key| format!("{{{}}}k{key}", key % 99));
        for key in texts.chain([String::new(), " {}\0".to_owned()]) {
            let (key, expected) = (key.as_bytes(), model.list_of_key(key.as_bytes()));
            let first = expected.first().copied();
            assert_eq!(placement.lookup(self.kind.scheme.position(key)), first);
            for count in [1, 2, expected.len(), usize::MAX] {
                let mut list = vec![];
                placement.list(key, count, Global, || true, |number| list.push(number));
                let expected = &expected[..count.min(expected.len())];
                assert_eq!(list, expected, "{count} from {key:?} on {self:?}");
            }
        }
        if !self.kind.model.retries_by_key() {
            for key in positions
                .iter()
                .flat_map(around)
                .filter(|key| !is_slot || *key < 1 << 14)
            {
                let mut order = Distinct::new(self.servers.len(), usize::MAX, Global);
                let mut list = vec![];
                let mut take = |number| order.take(number, |number| list.push(number));
                placement.walk(key, |number| take(number) != Taken::Last);
                (0..self.servers.len().try_into().unwrap()).for_each(|number| _ = take(number));
                assert_eq!(list, model.list(key), "from {key} on {self:?}");
            }
        }

        let shares = placement.shares(Global);
        assert_eq!(shares.len(), self.servers.len());
        let positions = model.positions();
        assert_eq!(placement.positions().count, positions);
        let whole = if shares.is_empty() { 0 } else { positions };
        assert_eq!(shares.iter().sum::<u64>(), whole, "shares: {self:?}");
        let mut census = naive::census(&[&model], |key| model.owner(key));
        for (share, number) in shares.into_iter().zip(0..) {
            let expected = census.remove(&Some(number)).unwrap_or(0);
            assert_eq!(share, expected, "share of {number}: {self:?}");
        }
    }

    /// Compares what would move to another ring, of as many positions; both are checked already and have servers.
    pub fn check_movement(&self, after: &Self) {
        assert_eq!(self.keys(), after.keys(), "from {self:?} to {after:?}");
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
        let all = before.movement(&placement, |_, _| true, Global, || true);
        assert_eq!(all.as_slice(), census, "from {self:?} to {after:?}");
        let sum: u64 = all.iter().map(|one| one.positions).sum();
        assert_eq!(sum, from.positions(), "from {self:?} to {after:?}");

        let differ =
            |from: u32, to: u32| self.servers[from as usize].0 != after.servers[to as usize].0;
        census.retain(|one| differ(one.from, one.to));
        let moves = before.movement(&placement, differ, Global, || true);
        assert_eq!(moves.as_slice(), census, "from {self:?} to {after:?}");
    }
}

/// What a scheme tells of itself makes it again.
pub fn check_told(scheme: &Scheme) {
    let expression = scheme.expression();
    if let Some((named, arguments)) = scheme.named() {
        assert_eq!(&named.scheme(arguments), scheme);
        let start = format!("Scheme::{}(", named.name);
        assert!(expression.starts_with(start.as_bytes()), "{scheme:?}");
    }
    let Some(parts) = scheme.general() else {
        assert!(scheme.named().is_some(), "{scheme:?} tells nothing");
        return;
    };
    let hash = Hash::ALL.into_iter().find(|(name, _)| *name == parts.hash);
    let search = Search::ALL
        .into_iter()
        .find(|(name, _)| *name == parts.search);
    let Kind { scheme: again, .. } = Kind::general(
        hash.unwrap(),
        parts.label,
        parts.first,
        parts.nodes,
        search.unwrap(),
    );
    assert_eq!(&again, scheme);
    if scheme.named().is_none() {
        let before = format!("new Scheme('{}', '", parts.hash);
        let after = format!(", {}, {}, '{}')", parts.first, parts.nodes, parts.search);
        let label = expression.strip_prefix(before.as_bytes()).unwrap();
        let read = read_quoted(label);
        assert_eq!(read, (parts.label.to_vec(), after.as_bytes()), "{scheme:?}");
    }
}

/// Reads a string in single quotes as PHP does, from behind the first quote; and what follows it.
fn read_quoted(mut text: &[u8]) -> (Vec<u8>, &[u8]) {
    let mut value = vec![];
    loop {
        match text {
            [b'\'', after @ ..] => return (value, after),
            [b'\\', byte @ (b'\\' | b'\''), after @ ..] | [byte, after @ ..] => {
                value.push(*byte);
                text = after;
            }
            [] => panic!("the string has no end"),
        }
    }
}
