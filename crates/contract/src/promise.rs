//! Promises that a table keeps in mind, in games in which players may bargain.

use serde::Serialize;

use crate::seat::Seat;

/// What a seat has promised to all. The game makes it when the offer is made, and judges by it until it is kept or broken; nothing in it ever
/// changes, so whoever keeps the seat, the words of the promise and the moment of the offer can have it made again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pledge {
    /// Who has promised.
    pub seat: Seat,
    /// What, in the game's notation.
    pub promise: String,
    /// When it is over, as the game counts: for example, when so many turns of that seat are.
    pub ends: u32,
}

/// What has become of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It still binds.
    Open,
    /// It was kept, or can no longer be broken.
    Kept,
    /// It was broken.
    Broken,
}
