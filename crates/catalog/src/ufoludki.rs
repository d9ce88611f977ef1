//! Ufoludki in the catalogue: its bots, and its story in words.

use std::fmt;

use bots::{Bot, GreedyUfoludki};
use table::{Rules, Seat, Viewer};
use ufoludki::{Bag, Card, Content, Ending, Event, State, Ufoludki, View};

use crate::playable::{Names, Playable};

impl Playable for Ufoludki {
    const SENTENCE: &'static str =
        "A quick Polish card game: little green aliens steal loot from Earth and from each other.";
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Ufoludki>>> {
        match name {
            "greedy" => Some(Box::new(GreedyUfoludki)),
            _ => None,
        }
    }

    fn reconstructed(content: &Content) -> Vec<(String, String)> {
        content.origins().iter().filter(|(_, origin)| origin != "rulebook").cloned().collect()
    }

    fn story(&self, events: &[Event], names: &Names) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = events;
        while let Some((event, after)) = rest.split_first() {
            if let Event::Drew { seat, .. } = event {
                // Cards drawn in a row make one sentence.
                let drawn = rest.iter().take_while(|other| matches!(other, Event::Drew { seat: s, .. } if s == seat));
                let cards: Vec<Option<Card>> = drawn.map(|event| drawn_card(event)).collect();
                sentences.push(format!("{} draws {}.", names.of(*seat), self.drawn(&cards)));
                rest = &rest[cards.len()..];
            } else {
                sentences.push(self.sentence(event, names));
                rest = after;
            }
        }
        sentences
    }

    fn draw_view(&self, view: &View, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        let layers: Vec<String> = view.layer_sizes().map(|size| size.to_string()).collect();
        let deck = if layers.is_empty() { "empty".into() } else { format!("{} cards", layers.join(" + ")) };
        writeln!(out, "Earth: {} loot   Deck: {deck}   Turns: {}", view.earth(), view.turns())?;
        let width = names.0.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(out, "     {:width$}  loot  cards  top of the pile", "player")?;
        for seat in Seat::all(view.seats()) {
            let top = view.top(seat).map_or("-".into(), |card| {
                format!("{} ({} in the pile)", self.name(card), view.pile_depth(seat))
            });
            let (loot, cards) = (view.loot(seat), view.hand_size(seat));
            writeln!(out, "  {seat}  {:width$}  {loot:>4}  {cards:>5}  {top}", names.of(seat))?;
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

fn drawn_card(event: &Event) -> Option<Card> {
    match event {
        Event::Drew { card, .. } => *card,
        _ => None,
    }
}

/// The words for cards.
trait CardWords {
    fn name(&self, card: Card) -> String;
    fn hand(&self, hand: Bag) -> String;
    fn drawn(&self, cards: &[Option<Card>]) -> String;
    fn sentence(&self, event: &Event, names: &Names) -> String;
}

impl CardWords for Ufoludki {
    fn name(&self, card: Card) -> String {
        match card {
            Card::GENERAL => "General".into(),
            Card::RECRUITMENT => "Recruitment".into(),
            Card::STRENGTH => "Strength in Numbers".into(),
            Card::COUNTERATTACK => "Animal Counterattack".into(),
            saucer => match self.content().saucers().get(saucer.index()) {
                Some(kind) => format!("{} {}", kind.name, kind.value),
                None => saucer.to_string(),
            },
        }
    }

    fn hand(&self, hand: Bag) -> String {
        let times = |(card, copies): (Card, u32)| match copies {
            1 => self.name(card),
            copies => format!("{copies} x {}", self.name(card)),
        };
        let cards: Vec<String> = hand.kinds().map(times).collect();
        if cards.is_empty() { "no cards".into() } else { cards.join(", ") }
    }

    fn drawn(&self, cards: &[Option<Card>]) -> String {
        match cards.iter().copied().collect::<Option<Bag>>() {
            Some(known) => self.hand(known),
            None if cards.len() == 1 => "a card".into(),
            None => format!("{} cards", cards.len()),
        }
    }

    fn sentence(&self, event: &Event, names: &Names) -> String {
        match *event {
            Event::Begins { seat } => format!("{} takes the first turn.", names.of(seat)),
            Event::Drew { seat, card } => format!("{} draws {}.", names.of(seat), self.drawn(&[card])),
            Event::Laid { seat, card, copies: 1 } => format!("{} lays {}.", names.of(seat), self.name(card)),
            Event::Laid { seat, card, copies } => {
                format!("{} lays {copies} times {}.", names.of(seat), self.name(card))
            }
            Event::TookFromEarth { seat, loot } => format!("{} takes {loot} loot from Earth.", names.of(seat)),
            Event::TookFromPlayer { seat, from, loot: 0 } => {
                format!("{} finds nothing to take from {}.", names.of(seat), names.of(from))
            }
            Event::TookFromPlayer { seat, from, loot } => {
                format!("{} takes {loot} loot from {}.", names.of(seat), names.of(from))
            }
            Event::GaveBack { seat, loot } => format!("{} gives {loot} loot back to Earth.", names.of(seat)),
            Event::PilesWentUnder { cards: 1 } => "The General goes under the deck.".into(),
            Event::PilesWentUnder { cards } => format!("All piles, {cards} cards, go under the deck."),
            Event::Skipped { seat } => format!("{} has no cards and is skipped.", names.of(seat)),
            Event::Ended { by: Ending::Earth, .. } => "Earth is empty: the game is over.".into(),
            Event::Ended { by: Ending::TurnLimit, .. } => "The turn limit is reached: the game is over.".into(),
        }
    }
}
