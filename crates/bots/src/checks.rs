//! Checks that every game's bots must pass.
//!
//! A game's `bot` crate calls them from its tests, with its rules and its insight. A check panics if it
//! fails. Where it returns a number, that is how much it compared; the test decides whether that is enough.

mod golden;
mod playing;
mod searching;

pub use golden::{assert_golden, decisions};
pub use playing::{due, play, seated};
pub use searching::{
    EFFORT, advice_is_reproducible, decides_by_its_view_alone, decides_by_its_views_over_whole_turns,
    has_levels, is_reproducible, iterations_a_second, keeps_its_trees, playouts_allocate_nothing,
};
