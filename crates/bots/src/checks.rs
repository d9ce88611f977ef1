//! What every game's bots are tested with.
//!
//! A game's `bot` crate calls these from its tests, with its rules and its insight. A check fails with a panic. Where it
//! returns a number, it has counted what it compared: whether that is enough, the test says.

mod golden;
mod playing;
mod searching;

pub use golden::{assert_golden, decisions};
pub use playing::{due, play, seated};
pub use searching::{
    EFFORT, advice_is_reproducible, decides_by_its_view_alone, decides_by_its_views_over_whole_turns,
    has_levels, is_reproducible, iterations_a_second, keeps_its_trees, playouts_allocate_nothing,
};
