//! The viewer's hand: large cards, with equal ones stacked.

use std::hash::Hash;

use contract::Seat;
use i18n::{Length, args};
use maud::{Markup, html};
use ufoludki::{Action, Card, Effect, Event, Thing};

use crate::board::card::{drawn_words, slug};
use crate::board::loot::Hundredths;
use crate::board::meadow::Meadow;
use crate::board::outcome::Outcome;

/// How far a card sticks out from under an equal one, and the gap between different ones, in card widths.
const PEEP: f32 = 0.24;
const SPACE: f32 = 0.1;

/// The width of a stack of equal cards.
fn width(copies: u32) -> f32 {
    1.0 + PEEP * (copies.saturating_sub(1)) as f32
}

impl Meadow<'_> {
    pub(crate) fn hand(&self, own: Seat) -> Markup {
        let kinds: Vec<(Card, u32)> = self.view.hand().kinds().collect();
        let word = |key: &str| self.look.word(key);
        let key: Vec<_> = kinds.iter().map(|(card, copies)| self.kind_key(own, *card, *copies)).collect();
        self.look.part(("hand", key), || {
            html! {
                section.hand #part-hand {
                    h2.unseen { (word("page-ufoludki-hand")) }
                    @if kinds.is_empty() { p.empty { (word("page-ufoludki-hand-empty")) } }
                    @for (card, copies) in &kinds { (self.kind(own, *card, *copies)) }
                }
            }
        })
    }

    /// The style variables that determine the size of the cards in the hand.
    pub(crate) fn hand_style(&self) -> Markup {
        html! { "--wide:" (Hundredths(self.hand_width())) }
    }

    /// The width of the hand, in card widths.
    fn hand_width(&self) -> f32 {
        self.view.hand().kinds().map(|(_, copies)| width(copies) + SPACE).sum()
    }

    /// The position of a kind in the hand: its distance from the middle in card widths, and its column of
    /// three where there is no room for a row.
    pub(crate) fn hand_place(&self, card: Card) -> Markup {
        let kinds: Vec<(Card, u32)> = self.view.hand().kinds().collect();
        let before: f32 = kinds
            .iter()
            .take_while(|(kind, _)| *kind != card)
            .map(|(_, copies)| width(*copies) + SPACE)
            .sum();
        let place = kinds.iter().position(|(kind, _)| *kind == card).unwrap_or_default();
        let own = kinds.get(place).map_or(1.0, |(_, copies)| width(*copies) + SPACE);
        let off = Hundredths(before + own / 2.0 - self.hand_width() / 2.0);
        html! { "--off:" (off) ";--col:" (place % 3) ";--nth:" (place) }
    }

    fn kind(&self, own: Seat, card: Card, copies: u32) -> Markup {
        let is_new = self.drawn().contains(&card);
        let id = slug(card);
        let look = self.look;
        let draw = || {
            html! {
                div.kind.new[is_new] id={ "kind-" (id) } data-thing=(Thing::Card(card)) role="img" aria-label=(self.label(card))
                    style={ "--copies:" (copies) } {
                    (self.card(card, Some(&format!("card-{id}")), "", (!self.is_over()).then(|| self.now(own, card, copies)).as_ref()))
                    i.tick aria-hidden="true" {}
                    @for under in 1..copies { i.under style={ "--k:" (copies - under) ";--kc:" (self.face(card).colour) } {} }
                    @if copies > 1 { span.times aria-hidden="true" { (drawn_words(&format!("×{copies}"))) } }
                    @for outcome in self.outcomes.iter().filter(|outcome| copies > 1 && outcome.action.card() == card) {
                        span.times.going aria-hidden="true" data-preview=(outcome.action) {
                            (drawn_words(&format!("{}/{copies}", outcome.action.copies())))
                        }
                    }
                    @if is_new { span.sticker aria-hidden="true" { (self.lettered(&look.word("page-ufoludki-new"))) } }
                    @if copies > 1 && card == Card::STRENGTH && !look.legal.is_empty() {
                        span.alike aria-hidden="true" { (drawn_words(&look.teller.say("page-ufoludki-alike", &args! { copies: copies }))) }
                    }
                }
            }
        };
        look.part(("kind", self.kind_key(own, card, copies)), draw)
    }

    /// Everything that a kind in the hand shows: what it is, and what it would do.
    fn kind_key(&self, own: Seat, card: Card, copies: u32) -> impl Hash + use<> {
        let outcomes = self.outcomes.iter().filter(|outcome| outcome.action.card() == card);
        let outcomes: Vec<_> = outcomes.map(|outcome| (outcome.action, outcome.effect)).collect();
        let amount = (card == Card::STRENGTH).then(|| self.view.earth());
        let states = (self.drawn().contains(&card), self.is_over(), self.look.legal.is_empty());
        (card, copies, states, outcomes, amount, self.effect(own, card))
    }

    /// What a card would do for the viewer, if that depends on nothing but the card.
    fn effect(&self, own: Seat, card: Card) -> Option<Effect> {
        let action = match card {
            Card::RECRUITMENT => Action::Recruitment,
            Card::GENERAL => Action::General,
            other => Action::Saucer(other.saucer()?),
        };
        (!self.is_over()).then(|| self.view.look(self.game).effect(own, action))
    }

    /// What a card is and what it would do now, for screen readers.
    fn label(&self, card: Card) -> String {
        let about = self.describe(Thing::Card(card));
        let mut actions = self.outcomes.iter().filter(|outcome| outcome.action.card() == card);
        match (actions.next(), actions.next()) {
            (Some(Outcome { action, .. }), None) => {
                let would =
                    self.look.words.action(self.game, self.view, *action, Length::Long, self.look.teller);
                format!("{about} {would}.")
            }
            _ => about,
        }
    }

    /// What a card would do now, below its name.
    fn now(&self, own: Seat, card: Card, copies: u32) -> Markup {
        html! { div.now { (self.signs(own, card, copies)) } }
    }

    /// What a card would do now, in symbols: how much, and from whom.
    fn signs(&self, own: Seat, card: Card, copies: u32) -> Markup {
        let amount = |loot: &str| html! { b { (drawn_words(loot)) } };
        let earth =
            html! { (self.art("globe", "k-earth")) (drawn_words(&self.look.word("ufoludki-thing-earth"))) };
        let from_earth = |loot: String| html! { (amount(&format!("+{loot}"))) (earth) };
        if card == Card::COUNTERATTACK {
            return html! { (amount("+2")) (drawn_words(&self.look.word("page-ufoludki-pick"))) };
        }
        if card == Card::STRENGTH {
            let most = copies.min(u32::from(self.view.earth()));
            return from_earth(if most > 1 { format!("1–{most}") } else { most.to_string() });
        }
        match self.effect(own, card) {
            Some(Effect::FromEarth(loot)) => from_earth(loot.to_string()),
            Some(Effect::FromSeat(seat, loot)) => html! {
                (amount(&format!("+{loot}")))
                (scene::badge(seat))
                (drawn_words(&self.look.name(seat)))
            },
            Some(Effect::BackToEarth(paid)) => {
                html! { (amount(&format!("{} →", paid.iter().sum::<u8>()))) (earth) }
            }
            None => html! {},
        }
    }

    /// The kinds the viewer has drawn since their last decision; none at the start, when every card is new,
    /// or at the end.
    fn drawn(&self) -> Vec<Card> {
        let drawn = |event: &Event| match event {
            Event::Drew { seat, card } if self.look.is_own(*seat) => *card,
            _ => None,
        };
        let drawn: Vec<Card> = self.look.since.iter().filter_map(drawn).collect();
        let says_nothing = self.is_over() || drawn.len() as u32 == self.view.hand().len();
        if says_nothing { Vec::new() } else { drawn }
    }
}
