//! Rings that outlive a request.
//!
//! A worker builds the same ring request after request. The process keeps the finished ones, so that the next request
//! with the same servers neither hashes nor sorts.

use super::placement::points::Points;
use lru::LruCache;
use std::{
    mem,
    sync::{
        Arc, LazyLock, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Finished rings by a key of all that determines them, the least recently used out first.
///
/// No ring is added beyond the limit of bytes: one that is in use somewhere stays and counts, and where such rings leave
/// no room for a new one it is not kept.
pub struct Cache {
    limit: AtomicUsize,
    kept: Mutex<Kept>,
}

struct Kept {
    rings: LruCache<Box<[u8]>, Arc<Points>>,
    bytes: usize,
    hits: u64,
    misses: u64,
}

/// What a [`Cache`] tells of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Rings.
    pub entries: usize,
    /// Bytes of the rings and their keys.
    pub bytes: usize,
    /// The most bytes there may be.
    pub limit: usize,
    /// Questions that found a ring.
    pub hits: u64,
    /// Questions that did not.
    pub misses: u64,
}

/// The cache of this process.
#[must_use]
pub fn shared() -> &'static Cache {
    static CACHE: LazyLock<Cache> = LazyLock::new(|| Cache::new(0));

    &CACHE
}

impl Cache {
    /// An empty cache of at most `limit` bytes; 0 switches it off.
    #[must_use]
    pub fn new(limit: usize) -> Self {
        Self {
            limit: AtomicUsize::new(limit),
            kept: Mutex::new(Kept {
                rings: LruCache::unbounded(),
                bytes: 0,
                hits: 0,
                misses: 0,
            }),
        }
    }

    /// Changes the limit.
    pub fn set_limit(&self, limit: usize) {
        self.limit.store(limit, Ordering::Relaxed);
        self.lock().make_room(0, limit);
    }

    /// The most bytes that are kept; 0 if the cache is off.
    #[must_use]
    pub fn limit(&self) -> usize {
        self.limit.load(Ordering::Relaxed)
    }

    /// The ring that `key` determines, if it is kept.
    pub fn get(&self, key: &[u8]) -> Option<Arc<Points>> {
        let mut kept = self.lock();
        let found = kept.rings.get(key).cloned();
        match found {
            Some(_) => kept.hits += 1,
            None => kept.misses += 1,
        }
        found
    }

    /// Keeps a ring and gives it back to share; `None` if there is not and cannot be made room for it.
    pub fn put(&self, key: &[u8], ring: Points) -> Option<Arc<Points>> {
        let bytes = size(key, &ring);
        let limit = self.limit();
        let mut kept = self.lock();
        // Another thread may have been faster.
        if let Some(ring) = kept.rings.get(key) {
            return Some(Arc::clone(ring));
        }
        if !kept.make_room(bytes, limit) {
            return None;
        }
        let ring = Arc::new(ring);
        kept.bytes += bytes;
        kept.rings.put(key.into(), Arc::clone(&ring));
        Some(ring)
    }

    /// Forgets all rings, and what was counted.
    pub fn clear(&self) {
        let mut kept = self.lock();
        kept.rings.clear();
        (kept.bytes, kept.hits, kept.misses) = (0, 0, 0);
    }

    /// What there is, and how it did.
    #[must_use]
    pub fn info(&self) -> Info {
        let kept = self.lock();
        Info {
            entries: kept.rings.len(),
            bytes: kept.bytes,
            limit: self.limit(),
            hits: kept.hits,
            misses: kept.misses,
        }
    }

    /// The lock is held for a few steps in memory, never while PHP code could run or PHP could end the request.
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// Makes room for `bytes` more; false if rings in use do not allow it.
    fn make_room(&mut self, bytes: usize, limit: usize) -> bool {
        if bytes > limit {
            return false;
        }
        while self.bytes + bytes > limit {
            let unused = self
                .rings
                .iter()
                .rev()
                .find(|(_, ring)| Arc::strong_count(ring) == 1)
                .map(|(key, _)| key.clone());
            let Some((key, ring)) = unused.and_then(|key| self.rings.pop_entry(&key)) else {
                return false;
            };
            self.bytes -= size(&key, &ring);
        }
        true
    }
}

/// The bytes that an entry takes.
fn size(key: &[u8], ring: &Points) -> usize {
    // The entry of the map, its node in the order of use, and the two counts of the ring's references.
    const ENTRY: usize =
        2 * mem::size_of::<(Box<[u8]>, Arc<Points>)>() + mem::size_of::<Points>() + 64;

    ENTRY + key.len() + ring.bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::placement::points::Point;
    use allocator_api2::vec::Vec;

    fn ring(points: u32) -> Points {
        let points: Vec<_> = (0..points).map(|i| Point::new(i << 8, i)).collect();
        Points::from_sorted(points)
    }

    #[test]
    fn finds_what_was_put() {
        let cache = Cache::new(1 << 20);
        assert!(cache.get(b"a").is_none());
        let _ = cache.put(b"a", ring(5));
        assert_eq!(cache.get(b"a").unwrap().view().points().len(), 5);
        assert!(cache.get(b"b").is_none());
        let Info {
            entries,
            hits,
            misses,
            ..
        } = cache.info();
        assert_eq!((entries, hits, misses), (1, 1, 2));
    }

    #[test]
    fn the_least_recently_used_goes_first() {
        let cache = Cache::new(2 * size(b"a", &ring(100)));
        let _ = cache.put(b"a", ring(100));
        let _ = cache.put(b"b", ring(100));
        cache.get(b"a");
        let _ = cache.put(b"c", ring(100));
        assert!(cache.get(b"a").is_some());
        assert!(cache.get(b"b").is_none());
        assert!(cache.get(b"c").is_some());
        assert!(cache.info().bytes <= cache.info().limit);
    }

    #[test]
    fn a_ring_in_use_stays_and_counts() {
        let cache = Cache::new(size(b"a", &ring(100)));
        let _ = cache.put(b"a", ring(100));
        let used = cache.get(b"a");
        assert!(cache.put(b"b", ring(100)).is_none());
        drop(used);
        let _ = cache.put(b"b", ring(100));
        assert!(cache.get(b"b").is_some());
        assert_eq!(cache.info().entries, 1);
    }

    #[test]
    fn what_is_too_large_is_not_kept() {
        let cache = Cache::new(100);
        let _ = cache.put(b"a", ring(100));
        assert_eq!(cache.info().entries, 0);
    }

    #[test]
    fn a_lower_limit_makes_room() {
        let cache = Cache::new(1 << 20);
        let _ = cache.put(b"a", ring(100));
        cache.set_limit(0);
        assert_eq!((cache.info().entries, cache.info().bytes), (0, 0));
    }
}
