//! Who lets the trees of a search grow. This crate starts no threads: whoever has some lends them.

use std::fmt;
use std::sync::Arc;

/// Does pieces of work that do not depend on each other, in any order or at the same time.
pub trait Workers: Send + Sync {
    /// Does all of them, and comes back when they are done.
    fn do_all(&self, pieces: &mut [&mut (dyn FnMut() + Send)]);
}

/// Does one piece after the other.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Workers for Alone {
    fn do_all(&self, pieces: &mut [&mut (dyn FnMut() + Send)]) {
        for piece in pieces {
            piece();
        }
    }
}

/// How many trees a search has, and who lets them grow. What it decides depends on the number of trees alone.
#[derive(Clone)]
pub struct Trees {
    /// How many.
    pub count: usize,
    /// Who lets them grow.
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
