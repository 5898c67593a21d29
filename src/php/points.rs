//! The points of a ring, in memory of the request or in the ring cache.

use super::memory::RequestMemory;
use crate::engine::{
    cache::{self, Lease},
    placement::points::{Points as Sorted, View},
};
use allocator_api2::{alloc::Global, vec::Vec};

/// The points of a ring: its own, or shared with the ring cache until they change.
#[derive(Clone)]
pub enum Points {
    Own(Sorted<RequestMemory>),
    Shared(Lease<'static>),
}

/// Everything that determines a ring, as bytes: the scheme, and for each server its weight and the length and bytes of its
/// name.
pub struct RingKey(Vec<u8, RequestMemory>);

impl RingKey {
    /// The key of a ring without servers. `scheme` is a text that no other scheme has.
    pub fn new(scheme: &[u8]) -> Self {
        let mut key = Vec::new_in(RequestMemory);
        key.extend_from_slice(scheme);
        key.push(b'\0');
        Self(key)
    }

    /// Adds a server.
    pub fn add(&mut self, name: &[u8], weight: u32) {
        let Self(key) = self;
        key.extend_from_slice(&weight.to_le_bytes());
        key.extend_from_slice(&name.len().to_le_bytes());
        key.extend_from_slice(name);
    }
}

impl Points {
    /// No points. Allocates nothing.
    pub fn new() -> Self {
        Self::Own(Sorted::new_in(RequestMemory))
    }

    /// The ring to read.
    #[inline]
    pub fn view(&self) -> View<'_> {
        match self {
            Self::Own(ring) => ring.view(),
            Self::Shared(ring) => ring.view(),
        }
    }

    /// The ring that `key` determines: from the ring cache, or else from `build`, and then the cache keeps it. `None` if `build`
    /// makes none.
    pub fn cached(
        key: impl FnOnce() -> RingKey,
        build: impl FnOnce() -> Option<Sorted<RequestMemory>>,
    ) -> Option<Self> {
        let cache = cache::shared();
        if cache.limit() == 0 {
            return build().map(Self::Own);
        }
        let RingKey(key) = key();
        if let Some(ring) = cache.get(&key) {
            return Some(Self::Shared(ring));
        }
        // Built in memory of the request, so that memory_limit holds; kept in memory of the process.
        let ring = build()?;
        let kept = cache.put(&key, ring.bytes(), || ring.copy_in(Global));
        Some(kept.map_or(Self::Own(ring), Self::Shared))
    }
}
