//! Equal ranges of all positions, one per server, as points on a ring.

use crate::engine::Position;

/// How positions are divided into ranges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// The server at ⌊x × servers / (2^32 - 1)⌋, where x is the complement of the position: `ra_find_node()` in phpredis'
    /// `redis_array_impl.c`. It reads past its array where x is 2^32 - 1; here that is the last server. Each point is at the
    /// end of its range, for the search of the first one at or after the position.
    Complement,
    /// The slots of Redis Cluster as `redis-cli --cluster create` divides them among masters, in single precision:
    /// `clusterManagerCommandCreate()`. Each point is at the beginning of its range, for the search of the last one at or
    /// before the position.
    Slots,
}

/// How many slots Redis Cluster has.
pub const SLOTS: u32 = 1 << 14;

impl Split {
    /// Calls `each` with the point of each of so many servers, in order. O(servers).
    pub fn points(self, servers: u32, mut each: impl FnMut(Position)) {
        match self {
            Self::Complement => {
                for server in 0..servers {
                    let first = (u64::from(server) * u64::from(u32::MAX)).div_ceil(servers.into());
                    #[expect(clippy::cast_possible_truncation, reason = "below 2^32 - 1")]
                    each(!(first as Position));
                }
            }
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_precision_loss,
                clippy::cast_sign_loss,
                reason = "as redis-cli has it; slots are few and not negative"
            )]
            Self::Slots => {
                let per_server = SLOTS as f32 / servers as f32;
                let (mut first, mut cursor) = (0, 0.0_f32);
                for _ in 0..servers {
                    each(first);
                    let last = (cursor + per_server - 1.0).round() as u32;
                    first = last.min(SLOTS - 1).max(first) + 1;
                    cursor += per_server;
                }
            }
        }
    }
}
