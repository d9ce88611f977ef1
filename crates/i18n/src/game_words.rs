//! What a game needs to be told in words.

use std::fmt;

use contract::{Pledge, Rules, Seat, Verdict};

use crate::grid::Grid;
use crate::names::Teller;
use crate::texts::Texts;

/// How much is said of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// For buttons and lists, where the rest can be seen: "Fly to Cairo".
    Short,
    /// For those who do not see the table: "Fly the bumper from Roswell to Cairo, where Ola has a UFO".
    Long,
}

/// How a game is told in words, in any language. A game's `play` crate implements it for a type of its own.
///
/// Every method has the game, and of what happens only what the viewer may know.
pub trait GameWords<G: Rules>: Send + Sync {
    /// What happened from one decision to the next, in sentences: the log.
    fn story(&self, game: &G, events: &[G::Event], teller: Teller<'_>) -> Vec<String>;

    /// What a seat that is due is asked, in one sentence to the viewer: to themselves if they are the one, else about the other.
    fn prompt(&self, game: &G, view: &G::View, seat: Seat, teller: Teller<'_>) -> String;

    /// What an action that the rules allow does, on a button or in a list, as far as the viewer knows: one who cannot
    /// take it hears nothing that is not theirs.
    fn action(
        &self,
        game: &G,
        view: &G::View,
        action: G::Action,
        length: Length,
        teller: Teller<'_>,
    ) -> String;

    /// What something on the table is; in long form with all that can be seen of it.
    fn thing(&self, game: &G, view: &G::View, thing: G::Thing, length: Length, teller: Teller<'_>) -> String;

    /// Everything the viewer can point at.
    fn things(&self, game: &G, view: &G::View) -> Vec<G::Thing>;

    /// That somebody makes this promise, has kept or has broken it, in one sentence.
    fn promise(&self, _: &G, pledge: &Pledge, _: Verdict, _: Teller<'_>) -> String {
        pledge.promise.clone()
    }

    /// A table of components for the rulebook, by the word that stands there in braces: `cards`. None if there is none
    /// of that name.
    fn components(&self, _: &G::Content, _what: &str, _: &Texts) -> Option<Grid> {
        None
    }

    /// What a component is called that [`Rules::read_content`] gives an origin; none if it has no name but its own.
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

    /// The table with everything open, drawn with characters: what spectators see, and what each seat sees, seat 1 first.
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

/// What the first things have in common, as far as they have it: events that one sentence tells together.
pub fn leading<T, U>(things: &[T], part: impl Fn(&T) -> Option<U>) -> Vec<U> {
    things.iter().map_while(part).collect()
}
