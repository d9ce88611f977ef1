//! The one place where a change is written to disk, takes effect and is then announced.

use std::sync::Arc;

use contract::{Seat, SeatSet, Waiting};
use record::{GameResult, NameProof, to_hex};
use store::{Batch, Now, SheetWrite, StoreFault, TableWrite};

use super::clock::Clocks;
use super::outcome::outcome_of;
use super::playing::Moved;
use super::sheet::{Played, Sealed, SealedSeat, Seated, Sheet, Stage};
use super::size::{Size, written};
use super::task::{Table, random, seats_of};
use crate::fault::{Answer, ApiFault};

/// A change to a table that is written together with a batch.
#[derive(Default)]
pub(super) struct Change {
    pub(super) sheet: Option<Sheet>,
    pub(super) batch: Option<catalog::Batch>,
    pub(super) seat: Option<Seat>,
    pub(super) post: Option<Arc<str>>,
}

/// The state of a table once a change is on disk.
struct Prospect {
    sheet: Option<Sheet>,
    clocks: Clocks,
    now: Now,
    /// The number of entries in the record before the change, and the number it adds.
    entries: usize,
    added: usize,
}

impl Table {
    /// Writes a change to disk. Only then does it take effect, and only then is everybody told.
    pub(super) async fn write(&mut self, change: Change) -> Answer<()> {
        let Change { sheet, batch, seat, post } = change;
        let prospect = self.foresee(sheet, batch.as_ref(), seat);
        let batch = batch.map(|batch| stored_batch(&batch, seat, post.clone(), &prospect.now));
        let recorded = batch.as_ref().map_or(0, Batch::bytes);
        let write = self.table_write(&prospect, batch, recorded);
        let noted = write.sheet.as_ref().map_or(self.size.noted, |sheet| sheet.bytes);
        if let Err(fault) = self.hall.store.write_table(write).await {
            return Err(self.not_written(fault).await);
        }
        let used = prospect.now.updated;
        self.size = Size { recorded: self.size.recorded + recorded, noted, used, ..self.size };
        if let Some(post) = post {
            self.remember_post(&post, Moved::committed(prospect.entries + prospect.added));
        }
        let (entries, added, is_sheet_new) = (prospect.entries, prospect.added, prospect.sheet.is_some());
        self.take_effect(prospect);
        if added > 0 {
            self.tell_step(entries);
        }
        if is_sheet_new {
            self.tell_table();
        }
        self.announce_departures();
        Ok(())
    }

    /// The state the table will have: its sheet, its clocks, whose turn it is, and when it has to wake.
    fn foresee(&self, sheet: Option<Sheet>, batch: Option<&catalog::Batch>, seat: Option<Seat>) -> Prospect {
        let outlook = self.live.as_ref().and_then(|live| live.outlook());
        let sheet = self.foresee_sheet(sheet, outlook.as_ref());
        let effective = sheet.as_ref().unwrap_or(&self.sheet);
        let due = self.foresee_due(effective, outlook.as_ref());
        let clocks = self.foresee_clocks(effective, due, seat.filter(|_| batch.is_some()));
        let entries = self.live.as_ref().map_or(0, |live| live.entries());
        let added = batch.map_or(0, |batch| batch.entries.len());
        let now = Now {
            state: effective.state.into(),
            entries: (entries + added) as u32,
            due: u32::from(due.bits()),
            wake_at: self.foresee_waking(effective, due, &clocks),
            clocks: clocks.written().map(Arc::from),
            updated: self.hall.clock.now_ms(),
        };
        Prospect { sheet, clocks, now, entries, added }
    }

    /// The sheet, with the result if the game ends.
    fn foresee_sheet(&self, sheet: Option<Sheet>, outlook: Option<&(Waiting, GameResult)>) -> Option<Sheet> {
        let mut sheet = sheet;
        if let Some((Waiting::Nobody, result)) = outlook {
            let over = sheet.get_or_insert_with(|| self.sheet.clone());
            over.state = Stage::Over;
            over.ended = Some(self.hall.clock.now_ms());
            over.result = Some(result.clone());
        }
        sheet.as_mut().map(settle_stage);
        sheet
    }

    fn foresee_due(&self, sheet: &Sheet, outlook: Option<&(Waiting, GameResult)>) -> SeatSet {
        if sheet.state != Stage::Running {
            return SeatSet::EMPTY;
        }
        match (outlook, &self.live) {
            (Some((Waiting::Seats(seats), _)), _) => *seats,
            (Some(_), _) | (None, None) => SeatSet::EMPTY,
            (None, Some(live)) => live.due(),
        }
    }

    /// The clocks after a seat has decided. They run for people who are present.
    fn foresee_clocks(&self, sheet: &Sheet, due: SeatSet, decided: Option<Seat>) -> Clocks {
        let begins = self.live.is_some() && self.sheet.state == Stage::Open;
        let mut clocks =
            if begins { Clocks::new(sheet.clock, sheet.seats.len()) } else { self.clocks.clone() };
        let uptime = self.hall.clock.uptime_ms();
        if let Some(seat) = decided.filter(|seat| due.contains(*seat)) {
            clocks.decided(seat, uptime);
        }
        let is_here = |seated: &Seated| seated.user().is_some() && seated.absent_since.is_none();
        let people: SeatSet =
            sheet.all_seated().filter(|(_, seated)| is_here(seated)).map(|(seat, _)| seat).collect();
        clocks.run(due.iter().filter(|seat| people.contains(*seat)).collect(), uptime);
        clocks
    }

    /// When the table has to wake automatically, in milliseconds of uptime.
    fn foresee_waking(&self, sheet: &Sheet, due: SeatSet, clocks: &Clocks) -> Option<i64> {
        match sheet.state {
            Stage::Open => self.dealing_continues_at(sheet),
            Stage::Over | Stage::Closed => None,
            Stage::Running if due.iter().any(|seat| sheet.bot_on(seat).is_some()) => {
                Some(self.hall.clock.uptime_ms())
            }
            Stage::Running => {
                let times = [clocks.deadline(), self.last_turn_at(sheet), self.question_settles_at(sheet)];
                times.into_iter().flatten().min()
            }
        }
    }

    /// What the store has to write.
    fn table_write(&self, prospect: &Prospect, batch: Option<Batch>, recorded: usize) -> TableWrite {
        let Prospect { sheet, now, .. } = prospect;
        // If neither clocks nor state have changed, the batch is enough. That saves half of the writing for
        // most moves.
        let is_told = batch.is_some()
            && sheet.is_none()
            && self.standing.as_ref().is_some_and(|before| {
                (before.state, before.wake_at, &before.clocks) == (now.state, now.wake_at, &now.clocks)
            });
        TableWrite {
            table: Arc::clone(&self.id),
            sheet: sheet.as_ref().map(|sheet| self.sheet_write(sheet, recorded, now.updated)),
            batch,
            now: (!is_told).then(|| now.clone()),
            outcome: sheet.as_ref().and_then(outcome_of),
        }
    }

    /// Lets a change take effect once it is on disk.
    fn take_effect(&mut self, prospect: Prospect) {
        self.standing = Some(prospect.now);
        self.clocks = prospect.clocks;
        if let Some(live) = &mut self.live
            && prospect.added > 0
        {
            live.keep();
        }
        if let Some(sheet) = prospect.sheet {
            self.sheet = sheet;
            self.version += 1;
        }
    }

    /// Handles a failed write. Nothing has changed, but somebody else may have been faster.
    async fn not_written(&mut self, fault: StoreFault) -> ApiFault {
        if let Some(live) = &mut self.live {
            live.drop_pending();
        }
        self.doubt(&fault);
        if fault != StoreFault::Conflict {
            return ApiFault::from(fault);
        }
        match Box::pin(self.reload()).await {
            Ok(()) => ApiFault::stale(),
            Err(fault) => fault,
        }
    }

    /// A sheet to be written with a batch of this size.
    fn sheet_write(&self, sheet: &Sheet, recorded: usize, at: i64) -> SheetWrite {
        let text = written(sheet);
        SheetWrite {
            expected_version: self.version,
            bytes: self.bytes_with(&text) + recorded as i64,
            sheet: text,
            state: sheet.state.into(),
            visibility: sheet.visibility(),
            spectators: sheet.spectators,
            host: sheet.host.clone(),
            seats: Some(seats_of(sheet)).filter(|seats| *seats != seats_of(&self.sheet)),
            at,
        }
    }

    /// Writes a changed sheet.
    pub(super) async fn write_sheet(&mut self, sheet: Sheet) -> Answer<()> {
        self.write(Change { sheet: Some(sheet), ..Change::default() }).await
    }
}

/// Clears the question and the dealing once a table is past them, and seals a finished record.
fn settle_stage(sheet: &mut Sheet) {
    if sheet.state != Stage::Running {
        (sheet.question, sheet.asked) = (None, None);
    }
    if let Some(dealing) = sheet.dealing.as_mut().filter(|_| sheet.state != Stage::Open) {
        dealing.starting = None;
    }
    if sheet.needs_seal() {
        sheet.sealed = Some(sealed(sheet));
    }
}

/// The seal for the record of a game that has just ended.
fn sealed(sheet: &Sheet) -> Sealed {
    let seat = |seated: &Seated| {
        let salt: [u8; 16] = std::array::from_fn(|_| random() as u8);
        let hash = NameProof::Salt(salt).hash(&seated.name);
        SealedSeat { kind: seated.player_kind(), hash, salt: Some(to_hex(&salt)) }
    };
    Sealed {
        program: catalog::PROGRAM.into(),
        seats: sheet.seats.iter().map(seat).collect(),
        played: Played::Here,
    }
}

fn stored_batch(batch: &catalog::Batch, seat: Option<Seat>, post: Option<Arc<str>>, now: &Now) -> Batch {
    let mut entries = String::with_capacity(batch.entries.len() * 80);
    for entry in &batch.entries {
        if !entries.is_empty() {
            entries.push('\n');
        }
        entries += &serde_json::to_string(entry).expect("an entry is plain data");
    }
    Batch {
        number: batch.number as u32,
        count: batch.entries.len() as u32,
        entries: entries.into(),
        seat: seat.map(|seat| seat.index() as u8),
        post,
        at: now.updated,
        due: Some(now.due),
    }
}
