//! Branches: tables that continue from a point in a finished game, with the same luck, to try another move.

use contract::{Seat, SeatSet, Seed};
use record::Entry;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::clock::ClockRule;
use super::comfort::Comfort;
use super::seating::bot_place;
use super::sheet::{BotLevel, Occupant, Seated, Sheet, Stage};
use super::task::Table;
use crate::fault::{Answer, ApiFault, Code};

/// Where a table branches off. It keeps the dealer's seed, so its record can be checked like any other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Branch {
    /// The finished game's table. Its id is part of the randomness.
    pub table: String,
    /// How many entries both have in common.
    pub at: usize,
}

/// A table to be set up together with its history.
pub(crate) struct Branched {
    pub(crate) sheet: Sheet,
    pub(crate) seed: Seed,
    pub(crate) entries: Vec<Entry>,
    /// The seats that decide first.
    pub(crate) due: SeatSet,
}

impl Table {
    /// Branches off where the record had this many entries. The caller plays one seat (by default, the one
    /// that decides there), and bots play all others. The game must be over, because only then is nothing
    /// secret.
    pub(crate) fn branch(&self, user: &str, name: &str, at: usize, seat: Option<Seat>) -> Answer<Branched> {
        if self.sheet.state != Stage::Over {
            return Err(ApiFault::plain(Code::NotNow, "server-not-over"));
        }
        // A branch reveals everything about the game, so it is only for people who may watch the table.
        self.viewer(Some(user), None, true)?;
        let live = self.live.as_ref().ok_or_else(ApiFault::unknown)?;
        let nobody_decides = || ApiFault::plain(Code::NotNow, "server-no-such-step");
        let (entries, due) = live.until(at).ok_or_else(nobody_decides)?;
        let seat = seat.filter(|seat| self.sheet.seated(*seat).is_some()).or(due.first());
        let seat = seat.ok_or_else(nobody_decides)?;
        let source = self.sheet.branch.as_ref().map_or(&*self.id, |branch| &branch.table);
        let mut sheet = Sheet {
            state: Stage::Running,
            is_public: false,
            clock: ClockRule::None,
            last_turn_after_s: None,
            host: Some(user.to_owned()),
            started: Some(self.hall.clock.now_ms()),
            ended: None,
            result: None,
            early: None,
            sealed: None,
            rematch: None,
            offers: Vec::new(),
            hints: true,
            branch: Some(Branch { table: source.to_owned(), at }),
            question: None,
            questions: 0,
            asked: None,
            absences: Vec::new(),
            resigned: Vec::new(),
            ..self.sheet.clone()
        };
        sheet.seats.iter_mut().for_each(|seated| *seated = Seated::vacant(Occupant::Open));
        let by = Occupant::User { user: user.to_owned(), is_here: false, is_program: false };
        let own = Seated { name: name.to_owned(), comfort: Comfort::default(), ..Seated::vacant(by) };
        sheet.seats[seat.index()] = own;
        for index in 0..sheet.seats.len() {
            if index != seat.index() {
                sheet.seats[index] = bot_place(&sheet, BotLevel::Normal);
            }
        }
        Ok(Branched { sheet, seed: self.seed.clone(), entries, due })
    }
}
