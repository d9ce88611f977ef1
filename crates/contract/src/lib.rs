//! The contract between a game's rules and everything else.
//!
//! The key decision: **rules are pure, and chance is a step**. A game is a state machine. Every step, whether
//! a person's or the dice's, comes from outside in a short notation. So a record replays without a random
//! number generator, a scenario names the cards that come up, a bot is just another source of actions, and a
//! search can replace the dealer. What a seat may know is a type of its own ([`Rules::View`]). The only way
//! back from it to a full state is [`Rules::redeal`], which guesses what the view does not contain, so a bot
//! that peeks does not compile.
//!
//! Invariants: this crate knows no game, reads no clock and does no input or output.

pub mod conformance;
mod content;
mod dealer;
mod dice;
mod edition;
mod named;
mod perft;
mod playout;
mod promise;
mod reaction;
mod rule;
mod rules;
mod seat;
mod sink;
mod step;

pub use content::{ContentFault, Inspection};
pub use dealer::{Dealer, Roll, Seed, commitment};
pub use dice::{Dice, Explorer, ExploringDice, FastDice, LoadedDice};
pub use edition::Edition;
pub use perft::{Perft, perft};
pub use playout::play_at_random;
pub use promise::{Pledge, Verdict};
pub use reaction::Reaction;
pub use rule::{Refusal, Rule};
pub use rules::{
    Glimpse, Misarranged, NoOptions, OptionInfo, OptionValues, OptionWord, Rules, Scores, StepOf, chosen,
    total_weight,
};
pub use seat::{MAX_SEATS, NoSuchSeat, Seat, SeatSet, Viewer};
pub use sink::{Silence, Sink};
pub use step::{NoWord, Notation, Step, Unreadable, Waiting};
