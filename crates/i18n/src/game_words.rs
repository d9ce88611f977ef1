//! What a game has to provide to be told in words.

use std::fmt;

use contract::{Pledge, Rule, Rules, Scores, Seat, SeatSet, Verdict};

use crate::grid::Grid;
use crate::names::Teller;
use crate::texts::Texts;

/// How much is said about something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// For buttons and lists, where the rest can be seen: "Fly to Cairo".
    Short,
    /// For those who do not see the table: "Fly the bumper from Roswell to Cairo, where Ola has a UFO".
    Long,
}

/// How a game has ended.
pub struct Outcome<'a, G: Rules> {
    /// The table as the viewer sees it.
    pub view: &'a G::View,
    /// The winners.
    pub winners: SeatSet,
    /// Points by seat.
    pub scores: Scores,
}

impl<G: Rules> Outcome<'_, G> {
    /// The highest score, and how many seats have it.
    pub fn most(&self) -> (i32, usize) {
        let most = self.scores.iter().copied().max().unwrap_or_default();
        (most, self.scores.iter().filter(|score| **score == most).count())
    }
}

/// A sentence of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// How many events it tells, after those of the sentence before it.
    pub events: usize,
}

/// Tells all events. `next` tells the first of the events it is given, in a sentence, and says how many these are.
pub fn tell_all<E>(events: &[E], next: impl Fn(&[E]) -> (String, usize)) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while !rest.is_empty() {
        let (text, told) = next(rest);
        let events = told.clamp(1, rest.len());
        sentences.push(Sentence { text, events });
        rest = &rest[events..];
    }
    sentences
}

/// A thing or an action, if somebody asks why it is not possible.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<G: Rules> {
    /// Anything with this thing.
    Thing(G::Thing),
    /// This action.
    Action(G::Action),
}

/// How a game is told in words, in any language. A game's `play` crate implements it for a type of its own.
///
/// Every method receives the game, and only those parts of what happens that the viewer may know.
pub trait GameWords<G: Rules>: Send + Sync {
    /// What happened between two decisions, in sentences for the log.
    fn tell(&self, game: &G, events: &[G::Event], teller: Teller<'_>) -> Vec<Sentence>;

    /// The same as texts alone.
    fn story(&self, game: &G, events: &[G::Event], teller: Teller<'_>) -> Vec<String> {
        self.tell(game, events, teller).into_iter().map(|sentence| sentence.text).collect()
    }

    /// The heading before these events, where a turn begins, and how many of the first events it covers.
    /// `before` is the table as the viewer saw it before the step in which they happen.
    fn heading(
        &self,
        _: &G,
        _before: &dyn Fn() -> G::View,
        _events: &[G::Event],
        _: Teller<'_>,
    ) -> Option<(String, usize)> {
        None
    }

    /// The winners of a finished game and, among several with as many points, why they won. These sentences
    /// end the story.
    fn outcome(&self, _: &G, _: &Outcome<'_, G>, _: Teller<'_>) -> Vec<String> {
        Vec::new()
    }

    /// The prompt of a seat that is due, in one sentence for the viewer: to them if it is their seat,
    /// otherwise about the other player.
    fn prompt(&self, game: &G, view: &G::View, seat: Seat, teller: Teller<'_>) -> String;

    /// What a legal action does, on a button or in a list, as far as the viewer knows. Viewers who cannot
    /// take it are told nothing that they may not know.
    fn action(
        &self,
        game: &G,
        view: &G::View,
        action: G::Action,
        length: Length,
        teller: Teller<'_>,
    ) -> String;

    /// What something on the table is. The long form includes everything that can be seen of it.
    fn thing(&self, game: &G, view: &G::View, thing: G::Thing, length: Length, teller: Teller<'_>) -> String;

    /// Everything the viewer can point at.
    fn things(&self, game: &G, view: &G::View) -> Vec<G::Thing>;

    /// Why the rule forbids this to the viewer here: the obstacle, and where it is. None if the rule's own sentence
    /// says it best.
    fn why_here(
        &self,
        _: &G,
        _view: &G::View,
        _wanted: Wanted<G>,
        _rule: &Rule,
        _: Teller<'_>,
    ) -> Option<String> {
        None
    }

    /// A sentence that somebody makes this promise, has kept it or has broken it.
    fn promise(&self, _: &G, pledge: &Pledge, _: Verdict, _: Teller<'_>) -> String {
        pledge.promise.clone()
    }

    /// A table of components for the rulebook, by its name in braces there: `cards`. None if there is no
    /// table with that name.
    fn components(&self, _: &G::Content, _what: &str, _: &Texts) -> Option<Grid> {
        None
    }

    /// The name of a component whose origin is given by [`Rules::read_content`]. None if it has no other
    /// name.
    fn component(&self, _: &G::Content, _what: &str, _: &Texts) -> Option<String> {
        None
    }

    /// The table as somebody sees it, drawn with characters.
    fn draw_view(
        &self,
        game: &G,
        view: &G::View,
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;

    /// The table with everything open, drawn with characters: what spectators see, and what each seat sees,
    /// seat 1 first.
    fn draw_open(
        &self,
        game: &G,
        spectator: &G::View,
        seats: &[G::View],
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        std::iter::once(spectator).chain(seats).try_for_each(|view| self.draw_view(game, view, teller, out))
    }
}

/// The common part of the first things, for as long as they have one: events that are told together in one
/// sentence.
pub fn leading<T, U>(things: &[T], part: impl Fn(&T) -> Option<U>) -> Vec<U> {
    things.iter().map_while(part).collect()
}
