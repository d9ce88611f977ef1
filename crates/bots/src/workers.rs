//! Workers that grow the trees of a search. This crate starts no threads; callers lend theirs.

use std::fmt;
use std::sync::Arc;

/// Runs independent pieces of work, in any order or in parallel.
pub trait Workers: Send + Sync {
    /// Runs all of them and returns when they are done.
    fn do_all(&self, pieces: &mut [&mut (dyn FnMut() + Send)]);
}

/// Runs one piece after another.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Workers for Alone {
    fn do_all(&self, pieces: &mut [&mut (dyn FnMut() + Send)]) {
        for piece in pieces {
            piece();
        }
    }
}

/// How many trees a search has, and the workers that grow them. Its decisions depend only on the number of
/// trees.
#[derive(Clone)]
pub struct Trees {
    /// The number of trees.
    pub count: usize,
    /// The workers that grow them.
    pub workers: Arc<dyn Workers>,
}

impl Trees {
    /// A single tree.
    pub fn one() -> Trees {
        Trees { count: 1, workers: Arc::new(Alone) }
    }
}

impl fmt::Debug for Trees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trees").field("count", &self.count).finish_non_exhaustive()
    }
}
