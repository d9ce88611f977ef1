//! Beats: what a page shows of an event before it shows the new scene, one after another.
//!
//! A game makes them from what the viewer hears and from the viewer's views, like a scene. So they give nothing away,
//! and two viewers who know the same see the same. They name elements by their ids in the old scene or the new one.
//! How each verb looks, and how long it takes, is up to the page (`static/beats.js`).

use std::cell::LazyCell;

use contract::{Rules, Seat};
use serde::Serialize;

/// An entry of the record, as one viewer heard it.
pub struct Change<'a, G: Rules> {
    /// The viewer's view before the entry.
    pub before: LazyView<'a, G>,
    /// The viewer's view after it.
    pub after: LazyView<'a, G>,
    /// Everything that the viewer heard in it.
    pub events: &'a [G::Event],
    /// The last event before it.
    pub earlier: Option<&'a G::Event>,
}

/// A view that is made when a beat needs it.
pub type LazyView<'a, G> = LazyCell<<G as Rules>::View, Box<dyn FnOnce() -> <G as Rules>::View + 'a>>;

impl<G: Rules> Change<'_, G> {
    /// The event before this one.
    pub fn before(&self, place: usize) -> Option<&G::Event> {
        place.checked_sub(1).map_or(self.earlier, |before| self.events.get(before))
    }
}

/// A thing that the page shows on its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Beat {
    /// What the page does.
    #[serde(flatten)]
    pub show: Show,
    /// The seat it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<Seat>,
    /// The sound that begins with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<&'static str>,
    /// What the header says as long as it lasts, if the story would tell too much.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// Whether it begins together with the beat before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub with: bool,
    /// How many of the new events the viewer has seen when it ends. The story is told as far as this.
    pub events: usize,
}

/// What the page does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Show {
    /// A piece travels along a path, in the units of its drawing.
    Fly {
        /// The piece.
        what: String,
        /// The path, as in an SVG.
        way: String,
    },
    /// Pieces appear as they are in the new scene.
    Come {
        /// The pieces.
        what: Vec<String>,
        /// The place that they come from. They drop in from above if there is none.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<String>,
    },
    /// Pieces inside of elements go to where they are in the new scene, one after another.
    Shift {
        /// The elements.
        what: Vec<String>,
        /// Elements that change when the pieces have arrived.
        then: Vec<String>,
    },
    /// Pieces leave for a place.
    Go {
        /// The pieces.
        what: Vec<String>,
        /// The place.
        to: String,
    },
    /// Dice roll, then their sum appears part by part, and then the result.
    Roll {
        /// The place for it.
        slot: &'static str,
        /// The roll: dice marked with `data-die`, and what comes after them, in order, with `data-sum`. Its value is
        /// `good` or `bad` where it is the result.
        html: String,
        /// The dice, in the order of their marks.
        dice: Vec<Die>,
    },
    /// Numbers change.
    Count {
        /// The numbers.
        count: Vec<Count>,
        /// The place where the reason is.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<String>,
    },
    /// Something is pointed out.
    Mark {
        /// The elements.
        what: Vec<String>,
    },
    /// Something is said, and nothing moves.
    Say,
    /// The game is over.
    End,
}

/// A number on the table, marked with `data-count`, and what it is after the beat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// Its name.
    pub name: String,
    /// Its new value.
    pub to: i32,
}

/// A die as it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Die {
    /// How many sides it has: 6 or 12.
    pub sides: u8,
    /// The side that is up.
    pub face: u8,
}

impl Beat {
    /// A beat without sound.
    pub fn new(show: Show) -> Beat {
        Beat { show, who: None, sound: None, says: None, with: false, events: 0 }
    }

    /// The beat of a seat.
    #[must_use]
    pub fn of(self, seat: Seat) -> Beat {
        Beat { who: Some(seat), ..self }
    }

    /// The beat with a sound.
    #[must_use]
    pub fn sounds(self, sound: &'static str) -> Beat {
        Beat { sound: Some(sound), ..self }
    }

    /// The beat with a sentence in the header.
    #[must_use]
    pub fn says(self, sentence: String) -> Beat {
        Beat { says: Some(sentence), ..self }
    }

    /// The beat, together with the one before if this is so.
    #[must_use]
    pub fn with_last(self, with: bool) -> Beat {
        Beat { with, ..self }
    }

    /// The ids of all elements that it names.
    pub fn ids(&self) -> Vec<&str> {
        match &self.show {
            Show::Fly { what, .. } => vec![what],
            Show::Come { what, from } => what.iter().chain(from).map(String::as_str).collect(),
            Show::Shift { what, then } => what.iter().chain(then).map(String::as_str).collect(),
            Show::Go { what, to } => what.iter().chain([to]).map(String::as_str).collect(),
            Show::Roll { slot, .. } => vec![slot],
            Show::Count { from, .. } => from.iter().map(String::as_str).collect(),
            Show::Mark { what } => what.iter().map(String::as_str).collect(),
            Show::Say | Show::End => Vec::new(),
        }
    }

    /// The numbers that it changes.
    pub fn counts(&self) -> &[Count] {
        match &self.show {
            Show::Count { count, .. } => count,
            _ => &[],
        }
    }
}
