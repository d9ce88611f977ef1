//! The search decides by what its seat sees, reproducibly, on every level.

use std::sync::Arc;

use battleforce_bot::Mind;
use bots::{BotName, Workers, checks};
use engine::Threads;

use crate::{advanced, basic};

fn threads(count: usize) -> Arc<dyn Workers> {
    Arc::new(Threads(count))
}

#[test]
fn hidden_information_changes_neither_a_decision_nor_advice() {
    let others = [
        checks::decides_by_its_view_alone::<_, Mind>(&basic(2), &BotName::Greedy, 6, 300),
        checks::decides_by_its_view_alone::<_, Mind>(&advanced(3), &BotName::Greedy, 9, 400),
    ];
    assert!(others.iter().all(|others| *others > 20), "{others:?}");
}

#[test]
fn hidden_information_changes_nothing_over_a_turn_of_decisions() {
    let followed = [
        checks::decides_by_its_views_over_whole_turns::<_, Mind>(&basic(2), 400),
        checks::decides_by_its_views_over_whole_turns::<_, Mind>(&advanced(3), 500),
    ];
    assert!(followed.iter().all(|followed| *followed > 20), "{followed:?}");
}

#[test]
fn findings_are_kept_from_one_decision_of_a_turn_to_the_next() {
    let kept = checks::keeps_its_trees::<_, Mind>(&basic(2), 300);
    assert!(kept > 5, "{kept}");
}

#[test]
fn the_same_dice_lead_to_the_same_decisions_with_any_number_of_threads() {
    checks::is_reproducible::<_, Mind>(&basic(2), threads);
    checks::is_reproducible::<_, Mind>(&advanced(3), threads);
}

#[test]
fn all_four_levels_play_and_each_thinks_more_than_the_one_before() {
    checks::has_levels::<_, Mind>(&basic(2));
    checks::has_levels::<_, Mind>(&advanced(3));
}
