//! Promises that a table remembers, in games whose players may bargain.

use serde::Serialize;

use crate::seat::Seat;

/// A seat's promise to everybody. The game creates it when the offer is made and judges by it until it is
/// kept or broken. Nothing in it ever changes, so it can be created again from the seat, the words of the
/// promise and the moment of the offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pledge {
    /// The seat that made the promise.
    pub seat: Seat,
    /// The promise, in the game's notation.
    pub promise: String,
    /// When the promise ends, in the game's own count: for example, after this many of the seat's turns.
    pub ends: u32,
}

/// The state of a promise.
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
