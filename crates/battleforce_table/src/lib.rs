//! The table of Battle Force in a browser: a command deck.
//!
//! The key decision: **what an action would do is asked of the rules**. `outlook` deals any world that agrees with the view, takes
//! the action there and reads the damage off, so every number that is shown before a decision is the number that will be dealt.
//! What others may answer is never foreseen: only what the table shows.
//!
//! One ship is drawn in three sizes by how much room its fleet has; all of them show every button. The viewer's own fleet and hand
//! are large; whoever only watches sees the first seat's fleet in that place, without a hand.

mod attack;
mod cards;
mod centre;
mod closeup;
mod desk;
mod fleets;
mod outlook;
mod phases;
mod ships;
mod tally;
mod touch;

use battleforce::{BattleForce, Event, Thing, View};
use frame::{Asset, Look};
use maud::{Markup, html};

use desk::Desk;
pub use touch::touches;

/// What the page of the table loads besides itself.
pub const ASSETS: &[Asset] = &[
    Asset::style("battleforce.css", include_str!("style.css")),
    Asset::drawing("battleforce.svg", include_str!("battleforce.svg")),
];

/// The table as the viewer sees it.
pub fn scene(game: &BattleForce, view: &View, look: &Look<'_, BattleForce>) -> Markup {
    let desk = Desk::new(game, view, look);
    let centre = desk.centre();
    let mine = if desk.is_due() { "bf deck is-due" } else { "bf deck" };
    html! {
        div class={ (mine) " at-" (desk.moment) @if centre.is_some() { " has-centre" } @if desk.is_aiming() { " is-aiming" } } {
            (desk.phases())
            div.bf-centre tabindex="0" role="group" aria-label=(desk.word("centre")) { @if let Some(centre) = &centre { (centre) } @else { (desk.report()) } (desk.home_fleet(centre.is_some())) }
            div.bf-others { (desk.other_fleets()) (desk.piles()) }
            (desk.dock())
        }
    }
}

/// Where the action cards are, as far as the viewer knows. The view says it all: nobody need remember what was played.
pub fn tally(game: &BattleForce, view: &View, _: &[Event], look: &Look<'_, BattleForce>) -> Markup {
    Desk::new(game, view, look).tally()
}

/// Something seen from near; nothing if there is nothing more to see than on the table.
pub fn closeup(
    game: &BattleForce,
    view: &View,
    thing: Thing,
    look: &Look<'_, BattleForce>,
) -> Option<Markup> {
    Desk::new(game, view, look).closeup(thing)
}
