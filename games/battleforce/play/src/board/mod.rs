//! The Battle Force table in a browser, designed as a command deck.
//!
//! The key decision: **the rules compute what an action would do**. `outlook` deals any world consistent with
//! the view, takes the action there and reads off the damage. Every number shown before a decision is
//! therefore the number that will be dealt. It never predicts other players' answers, only what the table
//! shows.
//!
//! A ship is drawn in one of three sizes, depending on the space its fleet has; all of them show every
//! button. The viewer's own fleet and hand are large. Spectators see the first seat's fleet in that place,
//! without a hand.

mod attack;
mod beats;
mod cards;
mod centre;
mod closeup;
mod desk;
mod finale;
mod fleets;
mod outlook;
mod phases;
mod ships;
mod tally;
mod touch;

use battleforce::{Action, BattleForce, Event, Thing, View};
use maud::{Markup, html};
use scene::{Asset, Beat, Change, Chapter, Context, Finale, Scene, part};

use desk::Desk;

const ASSETS: &[Asset] = &[
    Asset::style("seats-battleforce.css", include_str!("seats.css")),
    Asset::style("battleforce.css", include_str!("style.css")),
    Asset::drawing("battleforce.svg", include_str!("../../art/pieces.svg")),
    Asset::drawing("battleforce-end.svg", include_str!("../../art/end.svg")),
];

/// The table in a browser.
pub(crate) struct Board;

impl Scene<BattleForce> for Board {
    fn assets(&self) -> &'static [Asset] {
        ASSETS
    }

    fn draw(&self, game: &BattleForce, view: &View, look: &Context<'_, BattleForce>) -> Markup {
        let desk = Desk::new(game, view, look);
        let centre = desk.centre();
        let middle = html! {
            div.bf-centre #bf-centre tabindex="0" role="group" aria-label=(desk.word("centre")) {
                @if let Some(centre) = &centre { (centre) } @else { (part(&desk.report())) }
                (desk.home_fleet(centre.is_some()))
            }
        };
        let mine = if desk.is_due() { "bf deck is-due" } else { "bf deck" };
        html! {
            div class={ (mine) " at-" (desk.moment) @if centre.is_some() { " has-centre" } @if desk.is_aiming() { " is-aiming" } } {
                (part(&desk.phases()))
                (part(&middle))
                div.bf-others { (desk.other_fleets()) (desk.piles()) }
                @if desk.has_dock() { (part(&desk.dock())) }
            }
        }
    }

    fn touches(&self, game: &BattleForce, view: &View, action: Action) -> Vec<Thing> {
        touch::touches(game, view, action)
    }

    fn beats(
        &self,
        _: &BattleForce,
        change: &Change<'_, BattleForce>,
        place: usize,
        look: &Context<'_, BattleForce>,
    ) -> Vec<Beat> {
        beats::beat(change, place, look).into_iter().collect()
    }

    fn finale(
        &self,
        game: &BattleForce,
        view: &View,
        look: &Context<'_, BattleForce>,
        story: &[Chapter<BattleForce>],
    ) -> Finale {
        Desk::new(game, view, look).finale(story)
    }

    /// Where the action cards are, as far as the viewer knows. All of it is in the view, so there is no need
    /// to remember what was played.
    fn tally(&self, game: &BattleForce, view: &View, _: &[Event], look: &Context<'_, BattleForce>) -> Markup {
        Desk::new(game, view, look).tally()
    }

    fn closeup(
        &self,
        game: &BattleForce,
        view: &View,
        thing: Thing,
        look: &Context<'_, BattleForce>,
    ) -> Option<Markup> {
        Desk::new(game, view, look).closeup(thing)
    }
}
