//! Records of games and scenarios, as versioned types without rules.
//!
//! The key decision: **a record is a list of lines, each sealed by the ones before**. Every line carries a
//! short checksum of itself and all earlier lines, so a cut, a changed byte or a misplaced line is found,
//! with its line number, before any rule is consulted. The meaning of the steps is up to the game; here they
//! are only texts in its notation.
//!
//! Invariant: a full record contains the dealer's seed, so only finished games have one. While a game runs, a
//! seat may keep a [`SeatCopy`], a separate type that has no field for anything the seat may not know.

mod dealing;
mod hex;
mod lines;
mod record;
mod scenario;
mod seat_copy;
mod signing;

pub use dealing::{Entropy, Part, VoidAttempt, Without};
pub use hex::{from_hex, to_hex};
pub use lines::{FORMAT, Fault, Reason, seal};
pub use record::{Actor, Early, Ended, Entry, Header, Player, Proof, Record, Result as GameResult, Rolled};
pub use scenario::{Branch, Expect, OneOrMany, Refused, Scenario, ScenarioFault, ScenarioStep, line_of};
pub use seat_copy::{SeatCopy, SeenEntry};
pub use signing::{NameProof, Signature, SigningKey};
