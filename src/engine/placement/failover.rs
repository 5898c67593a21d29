//! Who is next if the server of a key is down, in the order of the systems that do not go on around the ring.

use super::Taken;
use crate::engine::{Position, key::KeyHash};

/// The most bytes that are put before a key, or behind it.
const DIGITS: usize = 11;

/// Who is next if the server of a key is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failover {
    /// The server that would have the position without those before; of buckets, that of the next bucket.
    Next,
    /// The server of another hash of the key.
    Rehash(Rehash),
}

/// How a key is hashed again. Servers that came before are passed over; after some twenty hashes none is found any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rehash {
    /// The key followed by `-0`, `-1`, …: `mmc_pool_find_next()` of PECL memcache.
    Suffix,
    /// The sum of the hash so far and that of `1`, `2`, … followed by the key: `ngx_http_upstream_get_hash_peer()`.
    Sum,
    /// The hash so far, in decimal, followed by the key: `get_sock()` of MediaWiki's `MemcachedClient`.
    Chain,
}

impl Failover {
    /// How many bytes the texts need that are hashed for a key of this length, at the most.
    #[must_use]
    pub fn text_bytes(self, key: usize) -> usize {
        match self {
            Self::Next => 0,
            Self::Rehash(_) => key.saturating_add(DIGITS),
        }
    }
}

impl Rehash {
    /// Calls `each` with the servers that `find` has for the hashes of a key, in order, as often as the system hashes it. It
    /// answers what became of the server.
    pub fn each(
        self,
        keys: &KeyHash,
        hashed: &[u8],
        find: impl Fn(Position) -> Option<u32>,
        mut each: impl FnMut(u32) -> Taken,
    ) {
        const MOST: u32 = 20;

        let mut text = Vec::with_capacity(hashed.len() + DIGITS);
        let mut digits = itoa::Buffer::new();
        let first = keys.position_of(hashed);
        let mut position = first;
        let (mut tries, mut passed_over) = (0, 0);
        while let Some(server) = find(position) {
            let taken = each(server);
            if taken == Taken::Last {
                return;
            }
            passed_over += u32::from(taken == Taken::Before);
            let is_over = match self {
                Self::Suffix => tries == MOST,
                Self::Sum => passed_over > MOST,
                Self::Chain => tries == MOST - 1,
            };
            if is_over {
                return;
            }
            text.clear();
            match self {
                Self::Suffix => {
                    text.extend_from_slice(hashed);
                    text.push(b'-');
                    text.extend_from_slice(digits.format(tries).as_bytes());
                    position = keys.position_of(&text);
                }
                Self::Sum => {
                    text.extend_from_slice(digits.format(tries + 1).as_bytes());
                    text.extend_from_slice(hashed);
                    position = position.wrapping_add(keys.position_of(&text));
                }
                Self::Chain => {
                    text.extend_from_slice(digits.format(position).as_bytes());
                    text.extend_from_slice(hashed);
                    position = keys.position_of(&text);
                }
            }
            tries += 1;
        }
    }
}
