//! Ufoludki in the catalogue: its bots, and its story in words.

use std::fmt;

use table::{Rules, Seat, Viewer};
use ufoludki::{Bag, Card, Content, Ending, Event, State, Ufoludki, View};

use crate::playable::{Names, Playable};

impl Playable for Ufoludki {
    const SENTENCE: &'static str =
        "A quick Polish card game: little green aliens steal loot from Earth and from each other.";

    fn reconstructed(content: &Content) -> Vec<(String, String)> {
        content.origins().iter().filter(|(_, origin)| origin != "rulebook").cloned().collect()
    }

    fn story(&self, events: &[Event], names: &Names) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = events;
        while !rest.is_empty() {
            let (sentence, told) = self.next_sentence(rest, names);
            sentences.push(sentence);
            rest = &rest[told..];
        }
        sentences
    }

    fn draw_view(&self, view: &View, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        let layers: Vec<String> = view.layer_sizes().map(|size| size.to_string()).collect();
        let deck = if layers.is_empty() { "empty".into() } else { format!("{} cards", layers.join(" + ")) };
        writeln!(out, "Earth: {} loot   Deck: {deck}   Turns: {}", view.earth(), view.turns())?;
        let width = names.0.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(out, "     {:width$}  loot  cards  pile  top", "player")?;
        for seat in Seat::all(view.seats()) {
            let top = view.top(seat).map_or("-".into(), |card| self.name(card));
            let (loot, cards, pile) = (view.loot(seat), view.hand_size(seat), view.pile_depth(seat));
            writeln!(out, "  {seat}  {:width$}  {loot:>4}  {cards:>5}  {pile:>4}  {top}", names.of(seat))?;
        }
        if let Viewer::Seat(seat) = view.viewer() {
            writeln!(out, "Hand of {}: {}", names.of(seat), self.hand(view.hand()))?;
        }
        Ok(())
    }

    fn draw_state(&self, state: &State, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        self.draw_view(&self.view(state, Viewer::Spectator), names, out)?;
        for seat in Seat::all(self.seats()) {
            let view = self.view(state, Viewer::Seat(seat));
            writeln!(out, "Hand of {}: {}", names.of(seat), self.hand(view.hand()))?;
        }
        Ok(())
    }
}

/// What somebody does who takes loot: "takes 3 loot from Earth."
fn took(event: &Event, names: &Names) -> String {
    match *event {
        Event::TookFromPlayer { from, loot: 0, .. } => {
            format!("finds nothing to take from {}.", names.of(from))
        }
        Event::TookFromPlayer { from, loot, .. } => format!("takes {loot} loot from {}.", names.of(from)),
        Event::TookFromEarth { loot, .. } => format!("takes {loot} loot from Earth."),
        _ => "takes nothing.".into(),
    }
}

/// The words for cards and events.
trait Words {
    /// A card in a sentence: "the Bell (3)".
    fn name(&self, card: Card) -> String;
    fn copies(&self, card: Card, copies: u32) -> String;
    fn hand(&self, hand: Bag) -> String;
    fn drawn(&self, cards: &[Option<Card>]) -> String;
    /// A sentence about the first events, and how many it tells.
    fn next_sentence(&self, events: &[Event], names: &Names) -> (String, usize);
    fn sentence(&self, event: &Event, names: &Names) -> String;
}

impl Words for Ufoludki {
    fn name(&self, card: Card) -> String {
        match card {
            Card::GENERAL => "General".into(),
            Card::RECRUITMENT => "Recruitment".into(),
            Card::STRENGTH => "Strength in Numbers".into(),
            Card::COUNTERATTACK => "Animal Counterattack".into(),
            saucer => match self.content().saucers().get(saucer.index()) {
                Some(kind) => format!("{} ({})", kind.name, kind.value),
                None => saucer.to_string(),
            },
        }
    }

    fn copies(&self, card: Card, copies: u32) -> String {
        if copies == 1 { self.name(card) } else { format!("{copies} x {}", self.name(card)) }
    }

    fn hand(&self, hand: Bag) -> String {
        let cards: Vec<String> = hand.kinds().map(|(card, copies)| self.copies(card, copies)).collect();
        if cards.is_empty() { "no cards".into() } else { cards.join(", ") }
    }

    fn drawn(&self, cards: &[Option<Card>]) -> String {
        match cards.iter().copied().collect::<Option<Bag>>() {
            Some(known) => self.hand(known),
            None if cards.len() == 1 => "a card".into(),
            None => format!("{} cards", cards.len()),
        }
    }

    fn next_sentence(&self, events: &[Event], names: &Names) -> (String, usize) {
        match events {
            [
                Event::Laid { .. },
                effect @ (Event::TookFromEarth { .. } | Event::TookFromPlayer { .. }),
                ..,
            ] => {
                let laid = self.sentence(&events[0], names);
                (format!("{} and {}", laid.trim_end_matches('.'), took(effect, names)), 2)
            }
            [Event::Drew { seat, .. }, ..] => {
                let cards = events.iter().map_while(|event| match event {
                    Event::Drew { seat: drawer, card } if drawer == seat => Some(*card),
                    _ => None,
                });
                let cards: Vec<Option<Card>> = cards.collect();
                (format!("{} draws {}.", names.of(*seat), self.drawn(&cards)), cards.len())
            }
            [event, ..] => (self.sentence(event, names), 1),
            [] => (String::new(), 0),
        }
    }

    fn sentence(&self, event: &Event, names: &Names) -> String {
        match *event {
            Event::Begins { seat } => format!("{} takes the first turn.", names.of(seat)),
            Event::Drew { seat, card } => format!("{} draws {}.", names.of(seat), self.drawn(&[card])),
            Event::Laid { seat, card, copies } => {
                format!("{} lays {}.", names.of(seat), self.copies(card, u32::from(copies)))
            }
            Event::TookFromEarth { seat, .. } | Event::TookFromPlayer { seat, .. } => {
                format!("{} {}", names.of(seat), took(event, names))
            }
            Event::GaveBack { seat, loot } => format!("{} gives {loot} loot back to Earth.", names.of(seat)),
            Event::PilesWentUnder { cards: 1 } => "The General goes under the deck.".into(),
            Event::PilesWentUnder { cards } => format!("All piles, {cards} cards, go under the deck."),
            Event::Skipped { seat } => format!("{} has no cards and is skipped.", names.of(seat)),
            Event::Ended { by: Ending::Earth, .. } => "Earth is empty: the game is over.".into(),
            Event::Ended { by: Ending::TurnLimit, .. } => {
                "The turn limit is reached: the game is over.".into()
            }
        }
    }
}
