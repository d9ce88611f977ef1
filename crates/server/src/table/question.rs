//! What all people at a table have to agree to: taking steps back, and ending the game.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use utoipa::ToSchema;

/// What is asked of the people at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub(crate) enum Proposal {
    /// Take back every step after this one.
    Undo {
        /// The last step that would hold; 0 is the beginning.
        to: usize,
    },
    /// End the game as it stands.
    End,
}

/// A question that is open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) number: u32,
    pub(crate) proposal: Proposal,
    pub(crate) by: Seat,
    pub(crate) agreed: Vec<Seat>,
}

/// A question that is open, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct QuestionFace {
    /// Its number at this table.
    pub number: u32,
    /// What is asked.
    #[serde(flatten)]
    pub proposal: Proposal,
    /// The seat that asks.
    pub by: u8,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not answered.
    pub waits_for: Vec<u8>,
}

impl Question {
    /// Whether all of these people have agreed.
    pub(crate) fn is_settled(&self, people: SeatSet) -> bool {
        people.iter().all(|seat| self.agreed.contains(&seat))
    }

    pub(crate) fn face(&self, people: SeatSet) -> QuestionFace {
        let numbers = |seats: &mut dyn Iterator<Item = Seat>| seats.map(|seat| seat.number() as u8).collect();
        QuestionFace {
            number: self.number,
            proposal: self.proposal,
            by: self.by.number() as u8,
            agreed: numbers(&mut self.agreed.iter().copied()),
            waits_for: numbers(&mut people.iter().filter(|seat| !self.agreed.contains(seat))),
        }
    }
}
