//! Dealing that nobody can influence: every seat commits to entropy of its own before anybody knows anybody
//! else's.
//!
//! A seat commits by publishing a hash of its entropy while people sit down. When the game starts, the hashes
//! of everybody present are fixed, and everybody reveals what they have committed to. Once all entropy is in,
//! the game is dealt. If a seat does not reveal in time, the attempt is void: the table takes another seed,
//! the others commit again, and that seat plays without entropy of its own. So there is at most one
//! void attempt per seat, and each is in the record. `docs/fairness.md` explains why this is enough.

use contract::{Seat, SeatSet, commitment};
use record::{Part, VoidAttempt, Without, from_hex, to_hex};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sheet::{Occupant, Sheet};
use crate::fault::{Answer, ApiFault, Code};

/// How long people have to commit or to reveal, in milliseconds. Pages do both automatically.
pub(crate) const PATIENCE_MS: i64 = 10_000;

/// The state of a table's randomness, apart from the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Dealing {
    /// The dealing attempt, counted from 1.
    pub(crate) attempt: u32,
    /// The seats' commitments in this attempt.
    commitments: Vec<Option<String>>,
    /// The stage of the start, once somebody has started the game.
    pub(crate) starting: Option<Starting>,
    /// Void attempts.
    pub(crate) void: Vec<VoidAttempt>,
    /// What each seat has contributed; empty before the game is dealt.
    pub(crate) parts: Vec<Part>,
}

/// The stage of a game's start. Times are milliseconds of the server's uptime.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Starting {
    /// These seats have yet to commit. Until `not_before`, the table also waits for players who are away,
    /// because their pages may still be loading.
    Committing {
        wanted: Vec<Seat>,
        #[serde(default)]
        not_before: i64,
        until: i64,
    },
    /// Everybody who takes part has committed. Seats that have not revealed are listed as withholding.
    Revealing { parts: Vec<Part>, until: i64 },
}

/// The next step at a starting table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Wait for people.
    Wait,
    /// A seat has withheld its entropy, so take the seed of the next attempt.
    TakeAnotherSeed,
    /// Deal the game.
    Deal,
}

impl Dealing {
    /// For a table where nobody has committed to anything yet.
    pub(crate) fn new(seats: usize) -> Dealing {
        Dealing {
            attempt: 1,
            commitments: vec![None; seats],
            starting: None,
            void: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// For a table whose game was played elsewhere.
    pub(crate) fn over(parts: Vec<Part>, void: Vec<VoidAttempt>) -> Dealing {
        Dealing {
            attempt: void.len() as u32 + 1,
            commitments: vec![None; parts.len()],
            starting: None,
            void,
            parts,
        }
    }

    /// Whether a seat has withheld its entropy in an earlier attempt.
    fn has_withheld(&self, seat: Seat) -> bool {
        let parts = self.void.iter().filter_map(|attempt| attempt.parts.get(seat.index()));
        parts.into_iter().any(|part| matches!(part, Part::Withheld { .. }))
    }

    fn has_committed(&self, seat: Seat) -> bool {
        self.commitments.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Whether anybody has committed to anything.
    pub(crate) fn has_promises(&self) -> bool {
        self.commitments.iter().any(Option::is_some)
    }

    /// When the table continues automatically.
    pub(crate) fn until(&self, now: i64) -> Option<i64> {
        match self.starting.as_ref()? {
            Starting::Committing { not_before, .. } if now < *not_before => Some(*not_before),
            Starting::Committing { until, .. } | Starting::Revealing { until, .. } => Some(*until),
        }
    }

    /// Records a seat's commitment. It may change until the hashes are fixed.
    pub(crate) fn commit(&mut self, seat: Seat, attempt: u32, hash: &str) -> Answer<()> {
        if attempt != self.attempt || matches!(self.starting, Some(Starting::Revealing { .. })) {
            return Err(ApiFault::plain(Code::Stale, "server-other-attempt"));
        }
        if self.has_withheld(seat) {
            return Err(ApiFault::plain(Code::NotAllowed, "server-has-withheld"));
        }
        if let Some(seated) = self.commitments.get_mut(seat.index()) {
            *seated = Some(hash.to_owned());
        }
        Ok(())
    }

    /// Records a seat's revealed entropy.
    pub(crate) fn reveal(&mut self, table: &str, seat: Seat, attempt: u32, entropy: &str) -> Answer<()> {
        let stale = || ApiFault::plain(Code::Stale, "server-other-attempt");
        let Some(Starting::Revealing { parts, .. }) = &mut self.starting else { return Err(stale()) };
        let part = parts.get_mut(seat.index()).filter(|_| attempt == self.attempt).ok_or_else(stale)?;
        let promised = part.commitment().ok_or_else(stale)?.to_owned();
        let is_kept = from_hex::<32>(entropy).is_some()
            && to_hex(&commitment(table, seat, attempt, entropy)) == promised;
        if !is_kept {
            return Err(ApiFault::plain(Code::Illegal, "server-other-entropy"));
        }
        *part = Part::Revealed { commitment: promised, entropy: entropy.to_owned() };
        Ok(())
    }

    /// Starts the game. The table waits for those of these seats that have not committed yet, and this many
    /// milliseconds for players who are away.
    pub(crate) fn start(&mut self, awaited: SeatSet, now: i64, absent_ms: i64) {
        let wanted = awaited.iter().filter(|seat| !self.has_committed(*seat) && !self.has_withheld(*seat));
        let (wanted, not_before) = (wanted.collect(), now + absent_ms);
        self.starting = Some(Starting::Committing { wanted, not_before, until: now + PATIENCE_MS });
    }

    /// Continues as far as possible without anybody. `none` says why a seat that is absent, or is not a
    /// person's, contributes nothing.
    pub(crate) fn go_on(
        &mut self,
        seed_hash: &str,
        now: i64,
        none: impl Fn(Seat) -> Option<Without>,
    ) -> Next {
        if let Some(Starting::Committing { wanted, not_before, until }) = &self.starting {
            let is_early = now < *not_before;
            let is_away = |seat| none(seat) == Some(Without::Away);
            let seats = (0..self.commitments.len()).map(Seat::at);
            let is_waited_for = |seat: &Seat| !self.has_committed(*seat) && (is_early || !is_away(*seat));
            if now < *until
                && (is_early && seats.into_iter().any(is_away) || wanted.iter().any(is_waited_for))
            {
                return Next::Wait;
            }
            self.starting = Some(Starting::Revealing { parts: self.fixed(none), until: now + PATIENCE_MS });
        }
        let Some(Starting::Revealing { parts, until }) = &self.starting else { return Next::Wait };
        let is_missing = parts.iter().any(|part| matches!(part, Part::Withheld { .. }));
        match is_missing {
            false => {
                self.parts.clone_from(parts);
                self.starting = None;
                Next::Deal
            }
            true if now < *until => Next::Wait,
            true => {
                self.give_up(seed_hash, now);
                Next::TakeAnotherSeed
            }
        }
    }

    /// Every seat's part in this attempt, now that nobody can commit any more.
    fn fixed(&self, none: impl Fn(Seat) -> Option<Without>) -> Vec<Part> {
        let part = |(index, commitment): (usize, &Option<String>)| {
            let seat = Seat::at(index);
            let none = if self.has_withheld(seat) { Some(Without::Withheld) } else { none(seat) };
            match (none, commitment) {
                (Some(none), _) => Part::None { none },
                (None, Some(commitment)) => Part::Withheld { commitment: commitment.clone() },
                (None, None) => Part::None { none: Without::Declined },
            }
        };
        self.commitments.iter().enumerate().map(part).collect()
    }

    /// Declares the attempt void. Seats that have revealed must commit to something else.
    fn give_up(&mut self, seed_hash: &str, now: i64) {
        let Some(Starting::Revealing { parts, .. }) = self.starting.take() else { return };
        let honest = parts.iter().enumerate().filter(|(_, part)| part.entropy().is_some());
        let wanted = honest.map(|(index, _)| Seat::at(index)).collect();
        self.void.push(VoidAttempt { seed_hash: seed_hash.to_owned(), parts });
        self.attempt += 1;
        self.commitments.iter_mut().for_each(|commitment| *commitment = None);
        self.starting = Some(Starting::Committing { wanted, not_before: now, until: now + PATIENCE_MS });
    }

    /// Forgets the commitment of a seat that has become free.
    pub(crate) fn vacate(&mut self, seat: Seat) {
        if let Some(commitment) = self.commitments.get_mut(seat.index()) {
            *commitment = None;
        }
    }

    /// What everybody may know about it.
    pub(crate) fn face(&self) -> DealingFace {
        let hash = |part: &Part| part.commitment().map(str::to_owned);
        let (stage, commitments, revealed) = match &self.starting {
            None if self.parts.is_empty() => (DealingStage::Open, self.commitments.clone(), Vec::new()),
            None => (DealingStage::Dealt, self.parts.iter().map(hash).collect(), Vec::new()),
            Some(Starting::Committing { .. }) => {
                (DealingStage::Committing, self.commitments.clone(), Vec::new())
            }
            Some(Starting::Revealing { parts, .. }) => {
                let revealed = parts.iter().enumerate().filter(|(_, part)| part.entropy().is_some());
                let revealed = revealed.map(|(index, _)| index as u8 + 1).collect();
                (DealingStage::Revealing, parts.iter().map(hash).collect(), revealed)
            }
        };
        DealingFace {
            attempt: self.attempt,
            stage,
            commitments,
            revealed,
            parts: self.parts.clone(),
            void: self.void.clone(),
        }
    }
}

/// Why a seat contributes nothing to the randomness, as far as that follows from who sits there.
pub(crate) fn without(sheet: &Sheet, seat: Seat, is_present: impl Fn(&str) -> bool) -> Option<Without> {
    match sheet.seated(seat).map(|seated| &seated.by) {
        Some(Occupant::User { user, .. }) if is_present(user) => None,
        Some(Occupant::Bot { .. }) => Some(Without::Bot),
        _ => Some(Without::Away),
    }
}

/// The stage of the dealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DealingStage {
    /// The game has not been started. Seats may commit.
    Open,
    /// The game is starting. The table waits for seats to commit.
    Committing,
    /// The commitments are fixed. The seats reveal their entropy.
    Revealing,
    /// The game is dealt.
    Dealt,
}

/// What everybody may know about a table's randomness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct DealingFace {
    /// The dealing attempt, counted from 1.
    pub attempt: u32,
    /// The stage it has reached.
    pub stage: DealingStage,
    /// The hash each seat has published, seat 1 first.
    pub commitments: Vec<Option<String>>,
    /// The seats that have revealed their entropy so far, while others have not.
    pub revealed: Vec<u8>,
    /// What each seat has contributed, seat 1 first; empty before the game is dealt.
    #[schema(value_type = Vec<Object>)]
    pub parts: Vec<Part>,
    /// Attempts that are void because a seat did not reveal its entropy.
    #[schema(value_type = Vec<Object>)]
    pub void: Vec<VoidAttempt>,
}

impl DealingFace {
    /// Whether somebody has started the game and it is not dealt yet.
    pub(crate) fn is_starting(&self) -> bool {
        matches!(self.stage, DealingStage::Committing | DealingStage::Revealing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "t";

    fn entropy(seat: Seat) -> String {
        format!("{:02x}", seat.number()).repeat(32)
    }

    fn commit(dealing: &mut Dealing, seat: Seat) {
        let attempt = dealing.attempt;
        let hash = to_hex(&commitment(TABLE, seat, attempt, &entropy(seat)));
        dealing.commit(seat, attempt, &hash).expect("the seat may commit");
    }

    fn reveal(dealing: &mut Dealing, seat: Seat) -> Answer<()> {
        dealing.reveal(TABLE, seat, dealing.attempt, &entropy(seat))
    }

    fn everybody_is_there(_: Seat) -> Option<Without> {
        None
    }

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    #[test]
    fn the_game_is_dealt_once_every_seat_that_committed_has_revealed() {
        let mut dealing = Dealing::new(3);
        commit(&mut dealing, A);
        commit(&mut dealing, B);
        assert!(reveal(&mut dealing, A).is_err(), "nobody may reveal before all hashes are fixed");
        dealing.start(SeatSet::EMPTY, 0, 0);
        assert_eq!(dealing.go_on("s", 0, everybody_is_there), Next::Wait);
        assert!(
            dealing.commit(A, 1, "00").is_err(),
            "nobody may change their commitment once the hashes are fixed"
        );
        reveal(&mut dealing, A).unwrap();
        assert!(dealing.face().parts.is_empty(), "what A revealed is not shown before B has revealed");
        assert_eq!(dealing.go_on("s", 1, everybody_is_there), Next::Wait);
        assert!(
            dealing.reveal(TABLE, B, 1, &entropy(A)).is_err(),
            "a seat can only reveal what it committed to"
        );
        reveal(&mut dealing, B).unwrap();
        assert_eq!(dealing.go_on("s", 2, everybody_is_there), Next::Deal);
        assert_eq!(dealing.parts[2], Part::None { none: Without::Declined });
        assert_eq!(dealing.parts.iter().filter_map(Part::entropy).count(), 2);
    }

    #[test]
    fn a_seat_that_withholds_has_no_part_in_the_next_attempt() {
        let mut dealing = Dealing::new(2);
        commit(&mut dealing, A);
        commit(&mut dealing, B);
        dealing.start(SeatSet::EMPTY, 0, 0);
        assert_eq!(dealing.go_on("first", 0, everybody_is_there), Next::Wait);
        reveal(&mut dealing, A).unwrap();
        assert_eq!(dealing.go_on("first", PATIENCE_MS, everybody_is_there), Next::TakeAnotherSeed);
        assert_eq!(dealing.void[0].seed_hash, "first");
        assert!(matches!(dealing.void[0].parts[1], Part::Withheld { .. }));
        assert!(dealing.commit(B, 2, "00").is_err(), "B has had its chance");
        assert!(dealing.commit(A, 1, "00").is_err(), "the old attempt is over");
        commit(&mut dealing, A);
        assert_eq!(dealing.go_on("second", PATIENCE_MS, everybody_is_there), Next::Wait);
        reveal(&mut dealing, A).unwrap();
        assert_eq!(dealing.go_on("second", PATIENCE_MS + 1, everybody_is_there), Next::Deal);
        assert_eq!(dealing.parts[1], Part::None { none: Without::Withheld });
    }

    #[test]
    fn there_are_at_most_as_many_attempts_as_seats_plus_one_whatever_people_do() {
        let mut dealing = Dealing::new(3);
        let seats: Vec<Seat> = Seat::all(3).collect();
        dealing.start(seats.iter().copied().collect(), 0, 0);
        let mut now = 0;
        let mut attempts = 0;
        loop {
            for seat in &seats {
                let attempt = dealing.attempt;
                let _ = dealing.commit(*seat, attempt, &"0".repeat(64));
            }
            match dealing.go_on("s", now, everybody_is_there) {
                Next::Deal => break,
                Next::TakeAnotherSeed => attempts += 1,
                Next::Wait => {}
            }
            now += PATIENCE_MS;
        }
        assert!(attempts <= 3 && dealing.void.len() == attempts, "{attempts}");
    }

    #[test]
    fn players_who_are_away_hold_nobody_up() {
        let mut dealing = Dealing::new(2);
        commit(&mut dealing, A);
        commit(&mut dealing, B);
        dealing.start(SeatSet::EMPTY, 0, 0);
        let away = |seat| (seat == B).then_some(Without::Away);
        assert_eq!(dealing.go_on("s", 0, away), Next::Wait);
        reveal(&mut dealing, A).unwrap();
        assert_eq!(dealing.go_on("s", 1, away), Next::Deal);
        assert_eq!(dealing.parts[1], Part::None { none: Without::Away });
    }

    #[test]
    fn the_table_waits_for_pages_that_are_loading_but_not_forever() {
        let mut dealing = Dealing::new(2);
        dealing.start(SeatSet::only(A), 0, 0);
        assert_eq!(dealing.go_on("s", 1, everybody_is_there), Next::Wait);
        assert_eq!(dealing.go_on("s", PATIENCE_MS, everybody_is_there), Next::Deal);
        assert_eq!(dealing.parts, vec![Part::None { none: Without::Declined }; 2]);
    }

    #[test]
    fn the_table_waits_a_moment_for_players_who_are_away() {
        let away = |seat| (seat == B).then_some(Without::Away);
        let begun = || {
            let mut dealing = Dealing::new(2);
            commit(&mut dealing, A);
            dealing.start([A, B].into_iter().collect(), 0, 1000);
            assert_eq!((dealing.go_on("s", 0, away), dealing.until(0)), (Next::Wait, Some(1000)));
            dealing
        };
        // B does not arrive.
        let mut dealing = begun();
        assert_eq!(dealing.go_on("s", 1000, away), Next::Wait);
        reveal(&mut dealing, A).unwrap();
        assert_eq!(dealing.go_on("s", 1001, away), Next::Deal);
        // B arrives in time, and the table waits until it has committed.
        let mut dealing = begun();
        assert_eq!(dealing.go_on("s", 500, everybody_is_there), Next::Wait);
        assert_eq!(dealing.go_on("s", 1500, everybody_is_there), Next::Wait);
        commit(&mut dealing, B);
        assert_eq!(dealing.go_on("s", 1600, everybody_is_there), Next::Wait);
        reveal(&mut dealing, A).unwrap();
        reveal(&mut dealing, B).unwrap();
        assert_eq!(dealing.go_on("s", 1700, everybody_is_there), Next::Deal);
    }
}
