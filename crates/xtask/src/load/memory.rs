//! What the guests at a table remember, so that it can be compared with the record.

use std::collections::{HashSet, VecDeque};
use std::time::Instant;

use anyhow::Context;

use super::company::Company;
use super::place::number;
use crate::crash::ledger::{Done, Ledger, Written, entries};

/// The next thing that guests do once they have compared the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Then {
    /// The game is over, and they play again or try another move.
    #[default]
    Continue,
    /// They leave, and others come.
    Leave,
    /// They stop.
    Rest,
}

/// What the guests of a game remember.
#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) guests: Vec<Remembered>,
    /// How many entries each viewer has been shown.
    pub(crate) seen: Vec<usize>,
    /// How many entries the game had when it was branched off from another.
    pub(crate) inherited: usize,
    /// After how many acknowledged moves the guests stop.
    pub(crate) enough: Option<usize>,
    pub(crate) then: Then,
    pub(crate) is_over: bool,
    /// The record, as the first guest read it.
    pub(super) record: Option<String>,
    /// When the guests began to compare it.
    pub(crate) since: Option<Instant>,
    /// When something last happened.
    pub(crate) active: Option<Instant>,
}

/// What a guest remembers.
#[derive(Default)]
pub(crate) struct Remembered {
    pub(crate) seat: u64,
    ledger: Ledger,
    draft: Vec<String>,
    /// The decisions that were answered.
    answered: HashSet<String>,
    /// Posts without an answer, in order.
    posts: VecDeque<Posted>,
}

/// A post.
pub(crate) struct Posted {
    pub(crate) id: String,
    pub(crate) decision: String,
    pub(crate) action: String,
}

impl Memory {
    pub(crate) fn of(company: &Company) -> Memory {
        Memory {
            guests: (0..company.people).map(|_| Remembered::default()).collect(),
            seen: vec![0; company.viewers()],
            active: Some(Instant::now()),
            ..Memory::default()
        }
    }

    /// How many of the guests' moves were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.guests.iter().map(|guest| guest.ledger.len()).sum()
    }

    /// A moment at which a guest decided, by the number of entries before it.
    pub(crate) fn moment(&self, random: u64) -> Option<usize> {
        let answered = &self.guests.first()?.answered;
        let decision = answered.iter().nth((random % answered.len().max(1) as u64) as usize)?;
        decision.split('.').next()?.parse().ok()
    }

    /// Compares the record, as a guest reads it, with what that guest was told. The whole record must be the
    /// same for everybody.
    pub(crate) fn compare(&mut self, guest: usize, record: &str) -> anyhow::Result<()> {
        let mut entries = entries(record);
        let inherited = self.inherited.min(entries.len());
        entries[..inherited].fill(Written::Other);
        let remembered = &self.guests[guest];
        remembered.ledger.compare(remembered.seat, &entries)?;
        if self.is_over {
            let first = self.record.get_or_insert_with(|| record.to_owned());
            anyhow::ensure!(first == record, "two guests have read different records");
        }
        Ok(())
    }
}

impl Remembered {
    pub(crate) fn posts(&mut self, posted: Posted) {
        self.posts.push_back(posted);
    }

    /// Notes the answer to the first post without one. Returns whether it was a move that everybody sees.
    pub(crate) fn is_answered(&mut self, is_good: bool, body: &str) -> anyhow::Result<bool> {
        let Posted { id, decision, action } = self.posts.pop_front().context("an answer to no post")?;
        if !is_good {
            return Ok(false);
        }
        self.answered.insert(decision);
        self.draft.push(action);
        if !body.contains(r#""result":"committed""#) {
            return Ok(false);
        }
        let at = number(body.as_bytes(), b"\"at\":").context("an answer names no entry")?;
        self.ledger.committed(Done { id, actions: std::mem::take(&mut self.draft), at })?;
        Ok(true)
    }

    pub(crate) fn has_answered(&self, decision: &str) -> bool {
        self.answered.contains(decision)
    }

    /// Whether the guest could continue at another node, which knows nothing of unfinished decisions.
    pub(crate) fn is_free(&self) -> bool {
        self.draft.is_empty() && self.posts.is_empty()
    }
}
