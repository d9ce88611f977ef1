//! What a game needs besides its rules to be in the catalogue: what bots know about it, and words for people.

use std::fmt;

use bots::Insight;
use table::Seat;

/// The players' names, seat 1 first.
#[derive(Clone, Debug)]
pub(crate) struct Names(pub(crate) Vec<String>);

impl Names {
    /// What the others call the player on this seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("somebody", String::as_str)
    }

    /// Several names in a sentence: "Ola, Paweł and Patrycja".
    pub(crate) fn list(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.map(|seat| self.of(seat)).collect();
        match names.as_slice() {
            [] => "nobody".into(),
            [one] => (*one).into(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }
}

/// A game of the catalogue.
pub(crate) trait Playable: Insight {
    /// What the game is, in a sentence.
    const SENTENCE: &'static str;
    /// Components that are not printed in a rulebook: what, and where it comes from.
    fn reconstructed(content: &Self::Content) -> Vec<(String, String)>;

    /// What happened from one decision to the next, told in sentences.
    fn story(&self, events: &[Self::Event], names: &Names) -> Vec<String>;

    /// The table as somebody sees it, drawn with characters.
    fn draw_view(&self, view: &Self::View, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result;

    /// The table with everything open, drawn with characters.
    fn draw_state(&self, state: &Self::State, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result;
}
