//! Texts and drawings that are made once and then shown again and again.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, PoisonError, RwLock};

use foldhash::quality::RandomState;

/// How many bytes are remembered, about, before a memory starts again.
const MOST: usize = 24 << 20;

/// What a digest and its place take in memory, about.
const OVERHEAD: usize = 64;

/// Things that were made before, each by a digest of everything it depends on. The digests are keyed with a
/// secret of this process, so nobody can choose a name that makes two of them equal.
pub struct Memory<T: ?Sized> {
    made: RwLock<Made<T>>,
    digests: RandomState,
    bytes_of: fn(&T) -> usize,
}

struct Made<T: ?Sized> {
    things: HashMap<u64, Arc<T>, RandomState>,
    bytes: usize,
}

impl<T: ?Sized + PartialEq + Debug> Memory<T> {
    /// An empty memory of things that take about this many bytes each.
    pub fn new(bytes_of: fn(&T) -> usize) -> Memory<T> {
        let made = RwLock::new(Made { things: HashMap::default(), bytes: 0 });
        Memory { made, digests: RandomState::default(), bytes_of }
    }

    /// Returns what was made for this key, or makes it. `key` must contain everything that it depends on; builds
    /// with debug assertions check that by making it again.
    pub fn recall(&self, key: impl Hash, make: impl FnOnce() -> Arc<T>) -> Arc<T> {
        self.recall_if(key, || Some(make())).expect("it was just made")
    }

    /// The same for what perhaps cannot be made.
    pub(crate) fn recall_if(&self, key: impl Hash, make: impl FnOnce() -> Option<Arc<T>>) -> Option<Arc<T>> {
        let digest = self.digests.hash_one(key);
        let known =
            self.made.read().unwrap_or_else(PoisonError::into_inner).things.get(&digest).map(Arc::clone);
        if known.is_some() && !cfg!(debug_assertions) {
            return known;
        }
        let new = make()?;
        if let Some(known) = known {
            assert_eq!(known, new, "it depends on something that its key does not contain");
            return Some(known);
        }
        self.keep(digest, &new);
        Some(new)
    }

    fn keep(&self, digest: u64, new: &Arc<T>) {
        let bytes = (self.bytes_of)(new) + OVERHEAD;
        let mut made = self.made.write().unwrap_or_else(PoisonError::into_inner);
        if made.bytes + bytes > MOST {
            made.things.clear();
            made.bytes = 0;
        }
        if made.things.insert(digest, Arc::clone(new)).is_none() {
            made.bytes += bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Memory<str> {
        Memory::new(str::len)
    }

    #[test]
    fn a_thing_is_kept_for_each_key() {
        let memory = texts();
        let recall = |key, text: &str| memory.recall(key, || text.into());
        let first = recall(("saucer", 1), "first");
        assert!(Arc::ptr_eq(&first, &recall(("saucer", 1), "first")));
        assert_eq!(&*recall(("saucer", 2), "second"), "second");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "depends on something that its key does not contain")]
    fn a_key_that_lacks_something_is_found() {
        let memory = texts();
        for text in ["Ada’s saucer", "Ben’s saucer"] {
            memory.recall("saucer", || text.into());
        }
    }

    #[test]
    fn what_could_not_be_made_is_tried_again() {
        let memory = texts();
        assert_eq!(memory.recall_if(1, || None), None);
        assert_eq!(memory.recall_if(1, || Some("now".into())).as_deref(), Some("now"));
    }

    #[test]
    fn a_full_memory_starts_again() {
        let memory = texts();
        let long: Arc<str> = "text".repeat(MOST / 16).into();
        for number in 0..4 {
            memory.recall(number, || Arc::clone(&long));
        }
        assert_eq!(memory.made.read().unwrap().things.len(), 1);
    }
}
