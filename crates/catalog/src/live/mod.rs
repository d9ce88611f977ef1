//! A game being played: drafts, commits, and what each viewer is shown of them.
//!
//! A seat that decides only for itself drafts: its steps are shown to it alone and may be undone. The first
//! step that hands over to chance or to another seat turns the draft, and everything chance then owes, into a
//! [`Batch`]. The batch is *pending* until the keeper of the record reports that it is on disk
//! ([`LiveGame::keep`]) or cannot be written ([`LiveGame::drop_pending`]). Until then nobody is shown
//! anything of it.

mod history;
mod jobs;
mod live_game_of;
mod log;
mod offers;
mod position;
mod showing;
mod teaching;

use std::fmt;
use std::str::FromStr;

use contract::{Refusal, Rule, Seat, SeatSet, Seed, Unreadable, Viewer, Waiting};
use i18n::{Names, Texts};
use record::{
    Actor, Ended, Entropy, Entry, GameResult, Player, Proof, Record, SeatCopy, SeenEntry, VoidAttempt,
};
use scene::Shown;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::advise::{AdviceEffort, AdviceReport};
use crate::why::Why;
use bots::BotName;
use engine::Eyes;
use engine::{Fault, Setup};

pub(crate) use live_game_of::LiveGameOf;
pub(crate) use position::PositionInWords;
pub(crate) use teaching::Taught;

/// The setup of a table and its randomness.
#[derive(Clone, Debug)]
pub struct LiveSetup {
    /// Options and seats.
    pub setup: Setup,
    /// The id of the table, which contributes to the randomness.
    pub table: String,
    /// The dealer's secret.
    pub seed: Seed,
    /// The seats' contributions to the randomness.
    pub entropy: Entropy,
    /// Earlier attempts to deal that failed.
    pub void: Vec<VoidAttempt>,
}

/// Identifies a seat's decision: the number of entries in the record when it came up, and how often the seat
/// has changed its draft since. Answers name it, so that an answer to another decision is recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The number of entries when the decision came up.
    pub since: usize,
    /// The changes to the draft since.
    pub edits: u32,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.since, self.edits)
    }
}

impl FromStr for Decision {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Decision, Unreadable> {
        let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then_some(());
        let read = || {
            let (since, edits) = text.split_once('.')?;
            number(since).and(number(edits))?;
            Some(Decision { since: since.parse().ok()?, edits: edits.parse().ok()? })
        };
        read().ok_or_else(|| Unreadable::new(text, "a decision such as 17.0"))
    }
}

impl Serialize for Decision {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Entries of the record that happen together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The number of the first entry, counted from 0.
    pub number: usize,
    /// The entries.
    pub entries: Vec<Entry>,
}

/// What became of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acted {
    /// It is in the seat's draft.
    Drafted,
    /// The draft is finished, and this has to be written to disk.
    Pending(Batch),
}

/// Why an answer is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// The game is over.
    Over,
    /// Others decide now.
    NotDue,
    /// The answer is to another decision than the current one.
    Stale,
    /// The answer contains no action.
    Nothing,
    /// This is not an action of the game.
    Unknown(Unreadable),
    /// The rules forbid this action of the answer.
    Illegal {
        /// The index of the action in the answer.
        place: usize,
        /// The rule.
        refusal: Refusal,
    },
    /// After this action of the answer, chance or another seat continues, so nothing may follow it.
    HandsOver {
        /// The index of the action in the answer.
        place: usize,
    },
    /// There is nothing to undo.
    NoDraft,
    /// Nobody decides after that step, or it was undone.
    NoSuchStep,
}

/// A seat is asked whether it reacts to an attack, and may pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// The action that does nothing.
    pub pass: String,
    /// The number of the attack, which stays the same for as long as the attack lasts.
    pub window: u64,
    /// Whether the attack concerns the seat itself.
    pub is_target: bool,
}

/// A language and the players' names.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The players' names.
    pub names: &'a Names,
    /// The prefix of file addresses, if the words are for a page in a browser, which also shows a scene.
    pub page: Option<&'a str>,
}

/// What the head of a record contains in addition to the game.
#[derive(Clone, Debug)]
pub struct Heading {
    /// The program in which the game ended, if it was not this one.
    pub program: Option<String>,
    /// The players, seat 1 first.
    pub players: Vec<Player>,
    /// When the game began, in milliseconds since 1970.
    pub started: u64,
}

/// One line of the log: the step it begins with, and its sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// How many entries the record had before it.
    pub at: usize,
    /// The seat that decided. None if it was chance or the table.
    pub seat: Option<Seat>,
    /// Whether a stand-in decided.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// The sentences and headings.
    pub sentences: Vec<String>,
    /// For each of them, how many of the events since the page was last told anything come before it is told. Only for
    /// pages that are told what is new.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<usize>,
    /// The indices of the headings among them. A heading such as "Round 3 · Ben’s turn" comes before what
    /// happens in that turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub headings: Vec<usize>,
    /// The pieces they mention. Only for pages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<Mention>,
    /// The pieces on the table that they are about, in notation, if those are not the same. Only for pages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// A piece that is mentioned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mention {
    /// The piece, in notation.
    pub thing: String,
    /// Its name.
    pub name: String,
}

/// What a bot wants to do.
pub struct Thought {
    /// The seat it thought for.
    pub seat: Seat,
    /// The decision it thought about.
    pub decision: Decision,
    /// Its actions, up to the one that hands over.
    pub actions: Vec<String>,
    /// The bot itself, with what it remembers.
    bot: Box<dyn std::any::Any + Send>,
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// Slow work that is done elsewhere.
pub type Job<T> = Box<dyn FnOnce() -> T + Send>;

/// A game being played, whichever it is.
pub trait LiveGame: Send {
    /// The number of seats.
    fn seats(&self) -> u8;

    /// How many entries the record has so far.
    fn entries(&self) -> usize;

    /// The seats or others that owe the next step, as everybody knows it. Drafts do not count.
    fn waiting(&self) -> Waiting;

    /// The seats that may decide now.
    fn due(&self) -> SeatSet {
        match self.waiting() {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Current points and winners.
    fn result(&self) -> GameResult;

    /// Who will owe the next step once the pending batch takes effect, and the points and winners then.
    fn outlook(&self) -> Option<(Waiting, GameResult)>;

    /// The seat's current decision. None if it is not due.
    fn decision(&self, seat: Seat) -> Option<Decision>;

    /// How many steps are in the seat's draft.
    fn drafted(&self, seat: Seat) -> usize;

    /// Lets chance make its steps before anybody has decided anything. None if it owes nothing, so that there
    /// is nothing to write to disk.
    fn begin(&mut self, at: u64) -> Option<Batch>;

    /// Accepts a seat's answer, either all of it or nothing.
    fn act(
        &mut self,
        seat: Seat,
        decision: Decision,
        actions: &[String],
        by: Actor,
        at: u64,
    ) -> Result<Acted, NotDone>;

    /// Whether others would see this answer immediately, because it hands over or is wrong.
    fn would_hand_over(&self, seat: Seat, actions: &[String]) -> bool;

    /// Undoes steps of a draft; all of them if the number is 0.
    fn step_back(&mut self, seat: Seat, decision: Decision, steps: usize) -> Result<(), NotDone>;

    /// Lets the table say a word.
    fn say(&mut self, word: &str, at: u64) -> Result<Batch, NotDone>;

    /// Whether the table may say this word now.
    fn may_say(&self, word: &str) -> bool;

    /// A seat promises something in public, in the game's notation. Returns the batch with the word that
    /// announces it, and the number of its step.
    fn offer(&mut self, seat: Seat, promise: &str, at: u64) -> Result<(Batch, usize), Fault>;

    /// The verdict on the promise made in this step. None if the step was undone.
    fn judge_offer(&self, step: usize, seat: Seat, promise: &str) -> Option<contract::Verdict>;

    /// Lets the table announce what has become of a seat's promise. None if there is nothing to announce.
    fn settle_offer(&mut self, seat: Seat, verdict: contract::Verdict, at: u64) -> Option<Batch>;

    /// A promise and what has become of it, in words.
    fn tell_offer(
        &self,
        step: usize,
        seat: Seat,
        promise: &str,
        verdict: contract::Verdict,
        words: Words<'_>,
    ) -> Option<String>;

    /// Undoes committed steps, back to a step after which somebody decides; 0 is the beginning.
    fn undo_to(&mut self, step: usize, at: u64) -> Result<Batch, NotDone>;

    /// The step before the seat's last decision that was not undone, to which an undo returns by default.
    fn before_last_decision(&self, seat: Seat) -> Option<usize>;

    /// The pending batch is on disk and takes effect now.
    fn keep(&mut self);

    /// What the seat has drafted, in notation.
    fn drafted_actions(&self, seat: Seat) -> Vec<String>;

    /// Adopts a draft from elsewhere if it belongs to the seat's current decision and is newer than the one
    /// here. A draft that can no longer be played becomes empty. Returns whether anything has changed.
    fn restore_draft(&mut self, seat: Seat, decision: Decision, actions: &[String]) -> bool;

    /// Applies a batch that was written to disk elsewhere. If it does not continue from here, nothing
    /// changes.
    fn catch_up(&mut self, entries: &[Entry]) -> Result<(), Fault>;

    /// The pending batch could not be written to disk. Nothing of it has happened, and its draft is as it
    /// was.
    fn drop_pending(&mut self);

    /// The table as the viewer knows it, with their decision and legal actions. A page is drawn without the
    /// parts of the scene that it is shown already.
    fn position_with(&self, viewer: Viewer, words: Option<Words<'_>>, shown: &mut Shown) -> Box<RawValue>;

    /// The same for somebody who is shown nothing yet.
    fn position(&self, viewer: Viewer, words: Option<Words<'_>>) -> Box<RawValue> {
        self.position_with(viewer, words, &mut Shown::default())
    }

    /// The table as it was when the record had this many entries. None if it has fewer.
    fn moment(&self, eyes: Eyes, entries: usize, words: Option<Words<'_>>) -> Option<Box<RawValue>>;

    /// The first `entries` entries and the seats that decide after them. None if there are fewer or nobody
    /// decides.
    fn until(&self, entries: usize) -> Option<(Vec<Entry>, SeatSet)>;

    /// The news since the record had this many entries, as the viewer saw it. None if that is too
    /// long ago.
    fn news(&self, viewer: Viewer, since: usize, words: Option<Words<'_>>) -> Option<Box<RawValue>>;

    /// What happened in the seat's own draft.
    fn draft_news(&self, seat: Seat, words: Option<Words<'_>>) -> Box<RawValue>;

    /// The whole story as the viewer saw it, including decisions that were undone.
    fn log(&self, eyes: Eyes, words: Words<'_>) -> Vec<LogLine>;

    /// Everything played or rolled so far, as the viewer saw it, as HTML.
    fn tally(&self, viewer: Viewer, words: Words<'_>) -> String;

    /// A close-up of a card or a ship as HTML. None if it would show no more than the table does.
    fn closeup(&self, viewer: Viewer, thing: &str, words: Words<'_>) -> Result<Option<String>, Unreadable>;

    /// What the viewer saw from this many entries on.
    fn seen(&self, viewer: Viewer, since: usize) -> Vec<SeenEntry>;

    /// What the viewer can do with something, and which rule forbids the rest.
    fn why(&self, viewer: Viewer, what: Option<&str>, words: Words<'_>) -> Result<Vec<Why>, Fault>;

    /// Computes the odds that the viewer asks for: those of dice on offer, and what others can hold.
    fn odds(&self, viewer: Viewer) -> Job<serde_json::Value>;

    /// Thinks about what the seat should do. None if it is not due. The words provide the names of actions.
    fn advise(
        &self,
        seat: Seat,
        thinking: AdviceEffort,
        texts: &'static Texts,
        names: Names,
    ) -> Option<Job<Result<AdviceReport, Fault>>>;

    /// Lets a bot think for a seat. None if the seat is not due. Within a turn the bot continues from its
    /// earlier thoughts.
    fn think(&mut self, seat: Seat, bot: &BotName, seed: u64) -> Option<Job<Thought>>;

    /// Takes back the bot, with what it remembers.
    fn remember(&mut self, thought: Thought);

    /// The seat's only legal action. None if it has a choice or is not due.
    fn only_action(&self, seat: Seat) -> Option<String>;

    /// The seat's only legal action, if everybody can see that it has no other.
    fn forced_action(&self, seat: Seat) -> Option<String>;

    /// Any legal action of the seat. None if it is not due.
    fn any_action(&self, seat: Seat) -> Option<String>;

    /// How the seat would let an attack pass that it is asked about. None if it is not asked.
    fn reaction(&self, seat: Seat) -> Option<Reaction>;

    /// The number of the current attack, which stays the same for as long as the attack lasts.
    fn attack(&self) -> Option<u64>;

    /// The rule that forbids people at the table to talk now.
    fn silence(&self) -> Option<&'static Rule>;

    /// The copy that a viewer may keep while the game runs.
    fn seat_copy(&self, viewer: Viewer, heading: &Heading) -> SeatCopy;

    /// The record of the game, completed with its end.
    fn record(&self, heading: &Heading, ended: Ended, proof: Option<Proof>) -> Record;
}
