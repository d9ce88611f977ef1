//! The search keeps its findings and decides reproducibly, on every level.

use std::sync::Arc;

use bots::{Workers, checks};
use engine::Threads;
use fries::Fries;
use fries_bot::Mind;

fn threads(count: usize) -> Arc<dyn Workers> {
    Arc::new(Threads(count))
}

#[test]
fn findings_are_kept_from_one_decision_of_a_turn_to_the_next() {
    let kept = checks::keeps_its_trees::<_, Mind>(&Fries::standard(2).unwrap(), 300);
    assert!(kept > 5, "{kept}");
}

#[test]
fn the_same_dice_lead_to_the_same_decisions_with_any_number_of_threads() {
    checks::is_reproducible::<_, Mind>(&Fries::standard(2).unwrap(), threads);
}

#[test]
fn all_four_levels_play_and_each_thinks_more_than_the_one_before() {
    checks::has_levels::<_, Mind>(&Fries::standard(2).unwrap());
}
