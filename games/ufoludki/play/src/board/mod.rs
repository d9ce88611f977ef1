//! The Ufoludki table in a browser, designed as a children's picture book. The other players sit on clouds in
//! clockwise order, Earth is a meadow with the remaining loot on it, and the viewer's hand is in the grass
//! below.
//!
//! Loot has no names in the rules. Here every piece has one (`loot.rs`), and a piece that has just moved
//! keeps its previous name. That is how the page knows which piece flies where.

mod aim;
mod beats;
mod card;
mod closeup;
mod deck;
mod earth;
mod finale;
mod hand;
mod lettering;
mod loot;
mod meadow;
mod open;
mod outcome;
mod own;
mod pile;
mod player;
mod seats;
mod tally;

use contract::{Rules, Seat};
use i18n::{Length, args};
use maud::Markup;
use scene::{Asset, Beat, Change, Chapter, Context, Finale, Scene, Tip};
use ufoludki::{Action, Effect, Event, Thing, Ufoludki, View};

use self::meadow::Meadow;

const ASSETS: &[Asset] = &[
    Asset::style("seats-ufoludki.css", include_str!("seats.css")),
    Asset::style("ufoludki.css", include_str!("style.css")),
    Asset::drawing("ufoludki.svg", include_str!("../../art/pieces.svg")),
    Asset::drawing("ufoludki-meadow.svg", include_str!("../../art/meadow.svg")),
    Asset::drawing("ufoludki-end.svg", include_str!("../../art/end.svg")),
];

/// For how many rounds there are tips.
const EARLY: u16 = 3;

/// The table in a browser.
pub(crate) struct Board;

impl Scene<Ufoludki> for Board {
    fn assets(&self) -> &'static [Asset] {
        ASSETS
    }

    fn draw(&self, game: &Ufoludki, view: &View, look: &Context<'_, Ufoludki>) -> Markup {
        Meadow::new(game, view, look).draw()
    }

    fn touches(&self, _: &Ufoludki, _: &View, action: Action) -> Vec<Thing> {
        let card = Thing::Card(action.card());
        match action {
            Action::Counterattack(target) => vec![card, Thing::Seat(target)],
            Action::Saucer(_) | Action::General | Action::Recruitment | Action::Strength(_) => vec![card],
        }
    }

    fn beats(
        &self,
        game: &Ufoludki,
        change: &Change<'_, Ufoludki>,
        place: usize,
        look: &Context<'_, Ufoludki>,
    ) -> Vec<Beat> {
        vec![beats::beat(game, change, place, look)]
    }

    /// The card that would bring the most loot now.
    fn tip(&self, game: &Ufoludki, view: &View, look: &Context<'_, Ufoludki>) -> Option<Tip<Ufoludki>> {
        let seat = look.viewer.seat().filter(|_| view.turns() < EARLY * u16::from(view.seats()))?;
        let loot = |action: &Action| match view.look(game).effect(seat, *action) {
            Effect::FromEarth(loot) | Effect::FromSeat(_, loot) => loot,
            Effect::BackToEarth(_) => 0,
        };
        let best = look.legal.iter().copied().max_by_key(loot).filter(|action| loot(action) > 0)?;
        let what = look.words.action(game, view, best, Length::Long, look.teller);
        let text = look.teller.say("ufoludki-tip-card", &args! { what: what });
        Some(Tip { key: "card", text, things: self.touches(game, view, best) })
    }

    fn finale(
        &self,
        game: &Ufoludki,
        view: &View,
        look: &Context<'_, Ufoludki>,
        story: &[Chapter<Ufoludki>],
    ) -> Finale {
        Meadow::new(game, view, look).finale(story)
    }

    /// Not the card, which others may have too, but the pile that it lies on, and where its loot came from.
    fn marks(&self, game: &Ufoludki, view: &View, seat: Seat, action: Action) -> Option<Vec<Thing>> {
        let mut things = vec![Thing::Pile(seat)];
        match view.look(game).effect(seat, action) {
            Effect::FromEarth(_) => things.push(Thing::Earth),
            Effect::FromSeat(from, _) => things.push(Thing::Seat(from)),
            Effect::BackToEarth(paid) => {
                let pays = |seat: &Seat| paid[seat.index()] > 0;
                things.extend(Seat::all(view.seats()).filter(pays).map(Thing::Seat));
            }
        }
        Some(things)
    }

    /// Where the cards are, as far as the viewer can know.
    fn tally(&self, game: &Ufoludki, view: &View, heard: &[Event], look: &Context<'_, Ufoludki>) -> Markup {
        Meadow::new(game, view, look).tally(heard)
    }

    fn closeup(
        &self,
        game: &Ufoludki,
        view: &View,
        thing: Thing,
        look: &Context<'_, Ufoludki>,
    ) -> Option<Markup> {
        let Thing::Card(card) = thing else { return None };
        game.content().deck().contains(card).then(|| Meadow::new(game, view, look).closeup(card))
    }
}
