//! A player: face, name and standing.

use contract::Seat;
use maud::{Markup, html};

use crate::board::meadow::Meadow;

/// The maximum number of card backs drawn; if there are more, they are only counted.
const MOST_BACKS: u32 = 6;

impl Meadow<'_> {
    /// Face, badge and name, with the clock and presence that the page fills in.
    pub(crate) fn who(&self, seat: Seat) -> Markup {
        let name = self.look.name(seat);
        let is_winner = self.look.winners.contains(seat);
        let is_thinking = self.look.due.contains(seat) && !self.is_over() && !self.look.is_own(seat);
        self.look.common_part(("ufoludki player", seat, &name, is_winner, is_thinking), || {
            html! {
                div.player id={ "who-" (seat) } {
                    span.face-of aria-hidden="true" { (self.art("", &format!("ava-{seat}"))) }
                    span.plate {
                        span.name-line aria-hidden="true" { (scene::badge(seat)) span.name title=(name) { (name) } }
                        span.state { span data-presence=(seat) {} span data-clock=(seat) {} }
                    }
                    @if is_winner { (self.art("crown", "k-crown")) }
                    @else if is_thinking { span.thinking aria-hidden="true" { i {} i {} i {} } }
                }
            }
        })
    }

    /// A hand as seen from behind.
    pub(crate) fn fan(&self, seat: Seat) -> Markup {
        let cards = self.view.hand_size(seat);
        self.look.common_part(("ufoludki fan", seat, cards), || {
            html! {
                span.fan id={ "fan-" (seat) } aria-hidden="true" {
                    @for back in 0..cards.min(MOST_BACKS) { i style={ "--k:" (back) } {} }
                    b { (cards) }
                }
            }
        })
    }
}
