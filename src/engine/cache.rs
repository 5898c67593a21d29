//! Rings that outlive a request.
//!
//! A worker builds the same ring request after request. The process keeps the finished ones, so that the next request
//! with the same servers neither hashes nor sorts.

use super::placement::points::Points;
use hashbrown::{DefaultHashBuilder, HashTable};
use lru::LruCache;
use std::{
    hash::BuildHasher,
    mem,
    ops::Deref,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};

/// Finished rings by a key of all that determines them, the least recently used out first.
///
/// No ring is added beyond the limit of bytes: one that is in use somewhere stays and counts, and where such rings leave
/// no room for a new one it is not kept. What it costs to ask, to keep or to evict a ring does not depend on how many
/// there are.
pub struct Cache {
    kept: Mutex<Kept>,
}

struct Kept {
    /// The most bytes there may be.
    limit: usize,
    /// Those of the rings, and of the rings that are being copied.
    bytes: usize,
    /// All rings, by their keys.
    rings: HashTable<Held>,
    hasher: DefaultHashBuilder,
    /// The rings that nobody uses, by their addresses; used least recently, out first.
    idle: LruCache<usize, Arc<Entry>>,
    hits: u64,
    misses: u64,
}

struct Held {
    entry: Arc<Entry>,
    /// How many [`Lease`]s there are.
    leases: usize,
}

struct Entry {
    key: Box<[u8]>,
    /// The hash of the key.
    hash: u64,
    /// What all of it takes.
    bytes: usize,
    ring: Points,
}

/// A ring of a cache, in use: the cache keeps it until the last of these goes.
pub struct Lease<'a> {
    cache: &'a Cache,
    entry: Arc<Entry>,
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
            kept: Mutex::new(Kept {
                limit,
                bytes: 0,
                rings: HashTable::new(),
                hasher: DefaultHashBuilder::default(),
                idle: LruCache::unbounded(),
                hits: 0,
                misses: 0,
            }),
        }
    }

    /// Changes the limit.
    pub fn set_limit(&self, limit: usize) {
        let mut kept = self.lock();
        kept.limit = limit;
        kept.make_room(0);
    }

    /// The most bytes that are kept; 0 if the cache is off.
    #[must_use]
    pub fn limit(&self) -> usize {
        self.lock().limit
    }

    /// The ring that `key` determines, if it is kept.
    pub fn get(&self, key: &[u8]) -> Option<Lease<'_>> {
        let mut kept = self.lock();
        let found = kept.take(key);
        match found {
            Some(_) => kept.hits += 1,
            None => kept.misses += 1,
        }
        drop(kept);
        found.map(|entry| Lease { cache: self, entry })
    }

    /// Keeps the ring of [`bytes`](Points::bytes) that `copy` makes, and gives it back to use. `None` if there is no room
    /// and cannot be made any, and then `copy` is not called; or if `copy` fails.
    pub fn put(
        &self,
        key: &[u8],
        bytes: usize,
        copy: impl FnOnce() -> Option<Points>,
    ) -> Option<Lease<'_>> {
        let bytes = size(key, bytes);
        let mut kept = self.lock();
        if !kept.make_room(bytes) {
            return None;
        }
        kept.bytes += bytes;
        drop(kept);
        // Without the lock, since it takes its time.
        let copied = copy().map(|ring| (Box::from(key), ring));
        let mut kept = self.lock();
        kept.bytes -= bytes;
        let (key, ring) = copied?;
        // Another thread may have been faster, or have changed the limit.
        let entry = match kept.take(&key) {
            Some(entry) => entry,
            None if kept.make_room(bytes) => kept.add(key, bytes, ring),
            None => return None,
        };
        drop(kept);
        Some(Lease { cache: self, entry })
    }

    /// Forgets all rings, and what was counted.
    pub fn clear(&self) {
        let mut kept = self.lock();
        kept.idle.clear();
        let kept = &mut *kept;
        for held in kept.rings.drain() {
            kept.bytes -= held.entry.bytes;
        }
        (kept.hits, kept.misses) = (0, 0);
    }

    /// What there is, and how it did.
    #[must_use]
    pub fn info(&self) -> Info {
        let kept = self.lock();
        Info {
            entries: kept.rings.len(),
            bytes: kept.bytes,
            limit: kept.limit,
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
    fn make_room(&mut self, bytes: usize) -> bool {
        if bytes > self.limit {
            return false;
        }
        while self.bytes + bytes > self.limit {
            let Some((_, entry)) = self.idle.pop_lru() else {
                return false;
            };
            self.bytes -= entry.bytes;
            if let Ok(held) = self.rings.find_entry(entry.hash, Held::is(&entry)) {
                held.remove();
            }
        }
        true
    }

    /// The entry of this key, if there is one, for one lease more.
    fn take(&mut self, key: &[u8]) -> Option<Arc<Entry>> {
        let has_key = |held: &Held| *held.entry.key == *key;
        let hash = self.hasher.hash_one(key);
        let held = self.rings.find_mut(hash, has_key)?;
        held.leases += 1;
        self.idle.pop(&address(&held.entry));
        Some(Arc::clone(&held.entry))
    }

    /// A new entry, for its first lease.
    fn add(&mut self, key: Box<[u8]>, bytes: usize, ring: Points) -> Arc<Entry> {
        let entry = Arc::new(Entry {
            hash: self.hasher.hash_one(&*key),
            key,
            bytes,
            ring,
        });
        let held = Held {
            entry: Arc::clone(&entry),
            leases: 1,
        };
        self.bytes += bytes;
        self.rings
            .insert_unique(entry.hash, held, |held| held.entry.hash);
        entry
    }
}

impl Held {
    fn is(entry: &Arc<Entry>) -> impl Fn(&Self) -> bool {
        |held| Arc::ptr_eq(&held.entry, entry)
    }
}

fn address(entry: &Arc<Entry>) -> usize {
    Arc::as_ptr(entry).addr()
}

impl Deref for Lease<'_> {
    type Target = Points;

    fn deref(&self) -> &Points {
        &self.entry.ring
    }
}

impl Clone for Lease<'_> {
    fn clone(&self) -> Self {
        let entry = Arc::clone(&self.entry);
        let mut kept = self.cache.lock();
        if let Some(held) = kept.rings.find_mut(entry.hash, Held::is(&entry)) {
            held.leases += 1;
        }
        drop(kept);
        Self {
            cache: self.cache,
            entry,
        }
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let kept = &mut *self.cache.lock();
        // Not there after clear().
        if let Some(held) = kept.rings.find_mut(self.entry.hash, Held::is(&self.entry)) {
            held.leases -= 1;
            if held.leases == 0 {
                kept.idle.put(address(&held.entry), Arc::clone(&held.entry));
            }
        }
    }
}

/// The bytes that an entry with a ring of so many takes.
fn size(key: &[u8], ring: usize) -> usize {
    // The entry and the counts of its references, its places in the table and in the order of use, which have room to
    // spare, and what the allocator needs of its own.
    const ENTRY: usize = mem::size_of::<Entry>()
        + 2 * mem::size_of::<Held>()
        + 6 * mem::size_of::<usize>()
        + 2 * mem::size_of::<(usize, usize)>()
        + 64;

    ENTRY + key.len() + ring
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::placement::points::Point;
    use allocator_api2::vec::Vec;
    use std::time::{Duration, Instant};

    fn ring(points: u32) -> Points {
        let points: Vec<_> = (0..points).map(|i| Point::new(i << 8, i)).collect();
        Points::from_sorted(points)
    }

    fn put<'a>(cache: &'a Cache, key: &[u8], points: u32) -> Option<Lease<'a>> {
        let ring = ring(points);
        cache.put(key, ring.bytes(), || Some(ring))
    }

    #[test]
    fn finds_what_was_put() {
        let cache = Cache::new(1 << 20);
        assert!(cache.get(b"a").is_none());
        let _ = put(&cache, b"a", 5);
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
        let cache = Cache::new(2 * size(b"a", ring(100).bytes()));
        let _ = put(&cache, b"a", 100);
        let _ = put(&cache, b"b", 100);
        cache.get(b"a");
        let _ = put(&cache, b"c", 100);
        assert!(cache.get(b"a").is_some());
        assert!(cache.get(b"b").is_none());
        assert!(cache.get(b"c").is_some());
        assert!(cache.info().bytes <= cache.info().limit);
    }

    #[test]
    fn a_ring_in_use_stays_and_counts() {
        let cache = Cache::new(size(b"a", ring(100).bytes()));
        let first = put(&cache, b"a", 100);
        let second = cache.get(b"a");
        let third = second.clone();
        for lease in [first, second, third] {
            assert!(put(&cache, b"b", 100).is_none());
            drop(lease);
        }
        assert!(put(&cache, b"b", 100).is_some());
        assert!(cache.get(b"b").is_some());
        assert_eq!(cache.info().entries, 1);
    }

    #[test]
    fn a_ring_in_use_outlives_the_cache_that_forgets_it() {
        let cache = Cache::new(1 << 20);
        let used = put(&cache, b"a", 100).unwrap();
        cache.clear();
        assert_eq!((cache.info().entries, cache.info().bytes), (0, 0));
        let again = put(&cache, b"a", 50).unwrap();
        let copy = used.clone();
        assert_eq!(copy.view().points().len(), 100);
        drop((used, copy));
        assert_eq!(cache.info().entries, 1);
        drop(again);
        assert!(cache.get(b"a").is_some());
    }

    #[test]
    fn what_is_too_large_is_not_kept() {
        let cache = Cache::new(100);
        let _ = put(&cache, b"a", 100);
        assert_eq!(cache.info().entries, 0);
    }

    #[test]
    fn what_is_not_kept_is_not_copied() {
        let cache = Cache::new(size(b"a", ring(100).bytes()));
        let _used = put(&cache, b"a", 100).unwrap();
        let bytes = ring(100).bytes();
        let kept = cache.put(b"b", bytes, || {
            panic!("a copy of what there is no room for")
        });
        assert!(kept.is_none());
    }

    #[test]
    fn a_copy_that_fails_leaves_its_room() {
        let cache = Cache::new(size(b"a", ring(100).bytes()));
        assert!(cache.put(b"a", ring(100).bytes(), || None).is_none());
        assert_eq!((cache.info().entries, cache.info().bytes), (0, 0));
        assert!(put(&cache, b"a", 100).is_some());
    }

    /// What another thread does while a ring is copied.
    #[test]
    fn the_limit_and_the_ring_of_another_thread_are_heeded() {
        let bytes = ring(100).bytes();
        let cache = Cache::new(2 * size(b"a", bytes));
        let mut others = None;
        let kept = cache.put(b"a", bytes, || {
            others = put(&cache, b"a", 100);
            Some(ring(100))
        });
        assert_eq!(cache.info().entries, 1);
        drop((kept, others));

        let cache = Cache::new(1 << 20);
        let kept = cache.put(b"a", bytes, || {
            cache.set_limit(bytes);
            Some(ring(100))
        });
        assert!(kept.is_none());
        assert_eq!((cache.info().entries, cache.info().bytes), (0, 0));
    }

    #[test]
    fn a_lower_limit_makes_room() {
        let cache = Cache::new(1 << 20);
        let _ = put(&cache, b"a", 100);
        cache.set_limit(0);
        assert_eq!((cache.info().entries, cache.info().bytes), (0, 0));
    }

    /// Full of rings in use, whether there is one more that is not in use or none, a cache refuses and evicts as fast as
    /// a small one.
    #[test]
    fn what_it_costs_does_not_depend_on_the_rings_in_use() {
        let small = cost_in_a_cache_of(10);
        let large = cost_in_a_cache_of(100_000);
        assert!(
            large < 20 * small,
            "{small:?} among 10, {large:?} among 100,000"
        );
    }

    /// The least time that a hundred rings take of which each evicts the one before, and as many that find no room.
    fn cost_in_a_cache_of(rings: u32) -> Duration {
        let cache = Cache::new(usize::MAX);
        let used: std::vec::Vec<_> = (0..rings)
            .map(|i| put(&cache, &i.to_le_bytes(), 1))
            .collect();
        let one_more = size(&rings.to_le_bytes(), ring(1).bytes());
        cache.set_limit(cache.info().bytes + one_more);
        let cost = (0..20)
            .map(|_| {
                let start = Instant::now();
                for i in 0..100 {
                    let key = u32::MAX - i;
                    let lease = put(&cache, &key.to_le_bytes(), 1);
                    assert!(lease.is_some());
                    assert!(put(&cache, b"more", 1).is_none());
                }
                start.elapsed()
            })
            .min();
        drop(used);
        cost.unwrap_or_default()
    }
}
