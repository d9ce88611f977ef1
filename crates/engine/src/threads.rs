//! Threads for searches with several trees.

use std::sync::{Mutex, PoisonError};
use std::thread;

use bots::Workers;

/// Runs work on this many threads.
#[derive(Clone, Copy, Debug)]
pub struct Threads(pub usize);

impl Threads {
    /// One thread for each core.
    pub fn all() -> Threads {
        Threads(thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Workers for Threads {
    fn do_all(&self, pieces: &mut [&mut (dyn FnMut() + Send)]) {
        let threads = self.0.min(pieces.len());
        let pieces = Mutex::new(pieces.iter_mut());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(piece) = next(&pieces) {
                        piece();
                    }
                });
            }
        });
    }
}

/// A piece of work.
type Piece<'a> = &'a mut (dyn FnMut() + Send);

/// The next piece that nobody has started.
fn next<'a, 'b>(pieces: &Mutex<std::slice::IterMut<'a, Piece<'b>>>) -> Option<&'a mut Piece<'b>> {
    pieces.lock().unwrap_or_else(PoisonError::into_inner).next()
}
