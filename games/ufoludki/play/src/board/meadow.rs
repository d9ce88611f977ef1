//! The whole table: the data its parts share, and their layout.

use contract::Seat;
use maud::{Markup, html};
use scene::Context;
use ufoludki::{Card, Event, Phase, Thing, Ufoludki, View};

use crate::board::lettering::lettering;
use crate::board::loot::Loot;
use crate::board::outcome::{Outcome, outcomes};

/// The data from which the parts of the table are drawn.
pub(crate) struct Meadow<'a> {
    pub(crate) game: &'a Ufoludki,
    pub(crate) view: &'a View,
    pub(crate) look: &'a Context<'a, Ufoludki>,
    pub(crate) loot: Loot,
    /// What the viewer's legal actions would do.
    pub(crate) outcomes: Vec<Outcome>,
}

impl<'a> Meadow<'a> {
    pub(crate) fn new(game: &'a Ufoludki, view: &'a View, look: &'a Context<'a, Ufoludki>) -> Meadow<'a> {
        Meadow {
            game,
            view,
            look,
            loot: Loot::new(view, look.recent, look.since),
            outcomes: outcomes(game, view, look.legal),
        }
    }

    /// The viewer's seat.
    pub(crate) fn own(&self) -> Option<Seat> {
        self.view.viewer().seat()
    }

    /// The seats on clouds, clockwise from the viewer's left; all seats if the viewer has none.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let seats = self.view.seats();
        let mut others: Vec<Seat> = Seat::all(seats).filter(|seat| Some(*seat) != self.own()).collect();
        if let Some(own) = self.own() {
            others.sort_by_key(|seat| seat.places_after(own, seats));
        }
        others
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.view.phase() == Phase::Over
    }

    /// The seat that has just laid a card, and the card.
    pub(crate) fn laid(&self) -> Option<(Seat, Card)> {
        self.look.recent.iter().rev().find_map(|event| match *event {
            Event::Laid { seat, card, .. } => Some((seat, card)),
            _ => None,
        })
    }

    /// The thefts from a seat since the viewer's last decision, in words.
    pub(crate) fn taken_from(&self, seat: Seat) -> Vec<String> {
        let is_taken =
            |event: &&Event| matches!(event, Event::TookFromPlayer { from, loot: 1.., .. } if *from == seat);
        let taken: Vec<Event> = self.look.since.iter().filter(is_taken).copied().collect();
        self.look.words.story(self.game, &taken, self.look.teller)
    }

    /// Whether a seat has laid a card since the viewer's last decision.
    pub(crate) fn has_laid(&self, layer: Seat) -> bool {
        self.look.since.iter().any(|event| matches!(event, Event::Laid { seat, .. } if *seat == layer))
    }

    /// A description of a thing for screen readers.
    pub(crate) fn describe(&self, thing: Thing) -> String {
        self.look.describe(self.game, self.view, thing)
    }

    /// A drawing from our symbol sheet.
    pub(crate) fn art(&self, class: &str, name: &str) -> Markup {
        html! {
            svg class=[(!class.is_empty()).then_some(class)] aria-hidden="true" { use href={ (self.look.assets) "ufoludki.svg#" (name) } {} }
        }
    }

    /// Words in our own lettering.
    pub(crate) fn lettered(&self, words: &str) -> Markup {
        self.look.remember(("ufoludki lettering", words), || lettering(words))
    }

    pub(crate) fn draw(&self) -> Markup {
        let others = self.others().len();
        let kinds = self.view.hand().kinds().count();
        html! {
            div.scene.ufoludki.watching[self.own().is_none()].narrow[others > 3].pairs[others == 4].opened[!self.look.open.is_empty()].over[self.is_over()] style={ "--others:" (others) } {
                (self.look.common_part("ufoludki meadow", || self.meadow()))
                i.closeups data-closeups="" {}
                (self.names())
                (self.seats())
                div.field { (self.earth()) (self.deck()) (self.aims()) }
                @if let Some(own) = self.own() {
                    div.dock style={ (self.hand_style()) ";--rest3:" (3 - kinds % 3) ";--rest6:" (6 - kinds % 6) } { (self.own_place(own)) (self.hand(own)) }
                }
            }
        }
    }

    /// Sky and land. The shapes are in the symbol sheets, the sky's colours in the style sheet.
    fn meadow(&self) -> Markup {
        let part = |name: &str| html! { use href={ (self.look.assets) "ufoludki-meadow.svg#" (name) } {} };
        html! {
            svg.meadow #part-meadow viewBox="0 0 1066 712" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                linearGradient id="ufoludki-grass" x2="0" y2="1" { stop {} stop offset=".35" {} stop offset="1" {} }
                (part("sky"))
                circle.halo cx="533" cy="1086" r="846" {}
                circle.planet cx="533" cy="1086" r="826" {}
                (part("land"))
            }
        }
    }
}
