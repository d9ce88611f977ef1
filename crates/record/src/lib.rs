//! Records of games and scenarios, as versioned types without rules.
//!
//! The key decision: **a record is a list of lines, each sealed by the ones before**. Every line carries a short sum
//! over itself and all earlier lines, so a cut, a changed byte or a line out of place is found at its number before
//! any rule is asked. What the steps mean is for the game to say; here they are only texts in its notation.
//!
//! Invariant: a full record has the seed of the dealer, so it exists only of finished games. What a seat may keep
//! while a game runs is another type, [`SeatCopy`], which has no field for what that seat may not know.

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
