//! Questions that all people and programs at a table have to agree to: undoing steps and ending the game.
//!
//! Players have a say until they leave, whether they are there or not. Only a question to end the game does
//! not wait for players who have been absent for long, because otherwise a game that nobody wants to continue
//! could not be ended.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sheet::Sheet;

/// A proposal to everybody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub(crate) enum Proposal {
    /// Undo every step after this one.
    Undo {
        /// The last step to keep; 0 is the beginning.
        to: usize,
    },
    /// End the game as it is.
    End,
}

/// An open question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) number: u32,
    pub(crate) proposal: Proposal,
    pub(crate) by: Seat,
    pub(crate) agreed: Vec<Seat>,
}

/// More about a question. It is kept separately because a node of the previous version would drop additional
/// fields there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Asked {
    /// The question's number.
    pub(crate) number: u32,
    /// When it was asked, in uptime.
    pub(crate) at: i64,
    /// The seats of people who have played since.
    pub(crate) active: Vec<Seat>,
}

/// How long a stand-in has been playing for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Absence {
    pub(crate) seat: Seat,
    /// How many entries the record had then. If this differs from the seat's value, the absence is an earlier
    /// one.
    pub(crate) since: usize,
    /// The time, in uptime.
    pub(crate) at: i64,
}

/// An open question, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct QuestionFace {
    /// Its number at this table.
    pub number: u32,
    /// The proposal.
    #[serde(flatten)]
    pub proposal: Proposal,
    /// The seat that asked.
    pub by: u8,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that have yet to answer.
    pub waits_for: Vec<u8>,
}

/// The time limits that decide whether a player has been absent for long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// The uptime now.
    pub(crate) now: i64,
    /// How long a stand-in must have played, in milliseconds.
    pub(crate) absent_ms: i64,
}

impl Sheet {
    /// The seats of everybody who has not left, whether they are there or not.
    fn sitting(&self) -> SeatSet {
        self.all_seated().filter(|(_, seated)| seated.user().is_some()).map(|(seat, _)| seat).collect()
    }

    /// The seats that have not agreed to the open question.
    fn unanswered(&self) -> Vec<Seat> {
        let Some(question) = &self.question else { return Vec::new() };
        self.sitting().iter().filter(|seat| !question.agreed.contains(seat)).collect()
    }

    /// When the question stops waiting for a seat that has not answered, in uptime, or `None` for never. A
    /// question to undo steps never stops waiting.
    ///
    /// A player who has been asked to end the game and neither answers nor plays for long counts as absent,
    /// because there may be no clock to notice it. For a program that never answers, playing does not count,
    /// because it may not know about questions.
    fn let_off_at(&self, seat: Seat, absent_ms: i64) -> Option<i64> {
        let question = self.question.as_ref().filter(|question| question.proposal == Proposal::End)?;
        let seated = self.seated(seat)?;
        let is_present =
            |absence: &&Absence| absence.seat == seat && seated.absent_since == Some(absence.since);
        let absent = self.absences.iter().find(is_present).map(|absence| absence.at + absent_ms);
        let asked = self.asked.as_ref().filter(|asked| asked.number == question.number);
        let silent = asked.filter(|asked| seated.is_program() || !asked.active.contains(&seat));
        let silent = silent.map(|asked| asked.at + self.clock.silence_ms());
        absent.into_iter().chain(silent).min()
    }

    /// The seats that have yet to answer the open question.
    pub(crate) fn waits_for(&self, patience: Patience) -> Vec<Seat> {
        let is_let_off =
            |seat| self.let_off_at(seat, patience.absent_ms).is_some_and(|at| at <= patience.now);
        self.unanswered().into_iter().filter(|seat| !is_let_off(*seat)).collect()
    }

    /// When nobody is waited for any more even though not all have answered, in uptime.
    pub(crate) fn settles_at(&self, absent_ms: i64) -> Option<i64> {
        let let_off = self.unanswered().into_iter().map(|seat| self.let_off_at(seat, absent_ms));
        let_off.collect::<Option<Vec<i64>>>()?.into_iter().max()
    }

    /// The open question as everybody may know it.
    pub(crate) fn question_face(&self, patience: Patience) -> Option<QuestionFace> {
        let question = self.question.as_ref()?;
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.number() as u8).collect();
        Some(QuestionFace {
            number: question.number,
            proposal: question.proposal,
            by: question.by.number() as u8,
            agreed: numbers(&question.agreed),
            waits_for: numbers(&self.waits_for(patience)),
        })
    }

    /// Notes when stand-ins began to play, where that is not known yet.
    pub(crate) fn note_absences(&mut self, now: i64) {
        for index in 0..self.seats.len() {
            let (seat, since) = (Seat::at(index), self.seats[index].absent_since);
            let known =
                self.absences.iter().any(|absence| absence.seat == seat && Some(absence.since) == since);
            if !known {
                self.absences.retain(|absence| absence.seat != seat);
                self.absences.extend(since.map(|since| Absence { seat, since, at: now }));
            }
        }
    }

    /// Notes that a player plays while everybody is asked to end the game. Returns whether that is new.
    pub(crate) fn note_activity(&mut self, seat: Seat) -> bool {
        let is_asked = self.question.as_ref().is_some_and(|question| question.proposal == Proposal::End);
        let Some(asked) = self.asked.as_mut().filter(|_| is_asked) else { return false };
        let is_new = !asked.active.contains(&seat);
        if is_new {
            asked.active.push(seat);
        }
        is_new
    }
}
