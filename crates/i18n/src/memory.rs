//! Texts that are made once and then shown again and again.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, PoisonError, RwLock};

/// How many things are remembered before the memory starts again. Most are sentences of a few dozen letters.
const MOST: usize = 16_384;

/// Things that were made before, each by a digest of everything it depends on. The digests are keyed with a
/// secret of this process, so nobody can choose a name that makes two of them equal.
pub(crate) struct Memory<T: ?Sized> {
    made: RwLock<HashMap<u64, Arc<T>>>,
    digests: RandomState,
}

impl<T: ?Sized> Default for Memory<T> {
    fn default() -> Memory<T> {
        Memory { made: RwLock::default(), digests: RandomState::new() }
    }
}

impl<T: ?Sized + PartialEq + Debug> Memory<T> {
    /// Returns what was made for this key, or makes it. `key` must contain everything that it depends on; builds
    /// with debug assertions check that by making it again.
    pub(crate) fn recall(&self, key: impl Hash, make: impl FnOnce() -> Option<Arc<T>>) -> Option<Arc<T>> {
        let digest = self.digests.hash_one(key);
        let known = self.made.read().unwrap_or_else(PoisonError::into_inner).get(&digest).map(Arc::clone);
        if known.is_some() && !cfg!(debug_assertions) {
            return known;
        }
        let new = make()?;
        if let Some(known) = known {
            assert_eq!(known, new, "it depends on something that its key does not contain");
            return Some(known);
        }
        let mut made = self.made.write().unwrap_or_else(PoisonError::into_inner);
        if made.len() >= MOST {
            made.clear();
        }
        made.insert(digest, Arc::clone(&new));
        Some(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_kept_for_each_key() {
        let memory: Memory<str> = Memory::default();
        let recall = |key, text: &str| memory.recall(key, || Some(text.into())).expect("it can be made");
        let first = recall(("saucer", 1), "first");
        assert!(Arc::ptr_eq(&first, &recall(("saucer", 1), "first")));
        assert_eq!(&*recall(("saucer", 2), "second"), "second");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "depends on something that its key does not contain")]
    fn a_key_that_lacks_something_is_found() {
        let memory: Memory<str> = Memory::default();
        for text in ["Ada’s saucer", "Ben’s saucer"] {
            memory.recall("saucer", || Some(text.into()));
        }
    }

    #[test]
    fn what_could_not_be_made_is_tried_again() {
        let memory: Memory<str> = Memory::default();
        assert_eq!(memory.recall(1, || None), None);
        assert_eq!(memory.recall(1, || Some("now".into())).as_deref(), Some("now"));
    }

    #[test]
    fn a_full_memory_starts_again() {
        let memory: Memory<str> = Memory::default();
        for number in 0..=MOST {
            memory.recall(number, || Some("text".into()));
        }
        assert_eq!(memory.made.read().unwrap().len(), 1);
    }
}
