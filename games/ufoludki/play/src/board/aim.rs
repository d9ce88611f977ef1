//! Thefts from the viewer, beams from a card to the players it hits, and its effect in words. The style sheet
//! computes the beams' ends from the same numbers that position cards and clouds.

use contract::Seat;
use maud::{Markup, html};
use ufoludki::Effect;

use crate::board::meadow::Meadow;
use crate::board::outcome::Outcome;

impl Meadow<'_> {
    pub(crate) fn aims(&self) -> Markup {
        let taken = self.own().map(|own| self.taken_from(own)).unwrap_or_default();
        html! {
            div.aims style=(self.hand_style()) aria-hidden="true" {
                @if !taken.is_empty() { ul.taken { @for told in &taken { li { (told) } } } }
                @for outcome in &self.outcomes {
                    @let from = self.hand_place(outcome.action.card());
                    (self.beams(outcome, &from))
                    p.bubble data-preview=(outcome.action) style=(from) { (outcome.words(self)) }
                }
            }
        }
    }

    fn beams(&self, outcome: &Outcome, from: &Markup) -> Markup {
        let beam = |class: &str, seat: Option<Seat>| {
            let to = seat.and_then(|seat| self.column(seat));
            html! {
                div class={ "aim " (class) } data-preview=(outcome.action) style={ (from) @if let Some(column) = to { ";--to:" (column) } } {
                    i.ray {} span { i.arrow {} }
                }
            }
        };
        match outcome.effect {
            Effect::FromEarth(_) => beam("at-earth", None),
            Effect::FromSeat(seat, _) => beam("at-seat", Some(seat)),
            Effect::BackToEarth(paid) => html! {
                @for seat in self.others().into_iter().filter(|seat| paid[seat.index()] > 0) {
                    (beam("to-earth", Some(seat)))
                }
            },
        }
    }

    /// A cloud's distance from the middle in columns, positive to the right.
    fn column(&self, seat: Seat) -> Option<f32> {
        let others = self.others();
        let place = others.iter().position(|other| *other == seat)?;
        Some(place as f32 - (others.len() as f32 - 1.0) / 2.0)
    }
}
