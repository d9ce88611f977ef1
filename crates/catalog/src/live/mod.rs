//! A game that is being played: drafts, commits, and what each viewer is shown of them.
//!
//! A seat that only decides for itself drafts: its steps are shown to it alone and may be taken back. The first step that hands over to
//! chance or to another seat makes a [`Batch`] of the draft and all that chance owes then. The batch is *pending* until whoever
//! keeps the record says that it is on disk ([`LiveGame::keep`]) or cannot be put there ([`LiveGame::drop_pending`]); nobody is shown
//! anything of it before.

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

/// What a table is played with.
#[derive(Clone, Debug)]
pub struct LiveSetup {
    /// Options and seats.
    pub setup: Setup,
    /// The id of the table, which takes part in the randomness.
    pub table: String,
    /// The dealer's secret.
    pub seed: Seed,
    /// What the seats added to the randomness.
    pub entropy: Entropy,
    /// Attempts to deal before this one that came to nothing.
    pub void: Vec<VoidAttempt>,
}

/// What a seat is asked, by name: how many entries the record had when the question came up, and how often the seat has
/// changed its draft since. Answers name it, so that an answer to another question is found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Entries when the question came up.
    pub since: usize,
    /// Changes of the draft since.
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
    /// It stands in the seat's draft.
    Drafted,
    /// The draft is over; this has to be put on disk.
    Pending(Batch),
}

/// Why an answer is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// The game is over.
    Over,
    /// Others decide now.
    NotDue,
    /// The answer is to another question than the present one.
    Stale,
    /// No action at all was given.
    Nothing,
    /// This is no action of the game.
    Unknown(Unreadable),
    /// The rules forbid this action, the so-many-th of the answer.
    Illegal {
        /// The number of the action in the answer, counted from 0.
        place: usize,
        /// The rule.
        refusal: Refusal,
    },
    /// After this action, the so-many-th of the answer, chance or somebody else goes on: nothing may follow it.
    HandsOver {
        /// The number of the action in the answer, counted from 0.
        place: usize,
    },
    /// There is nothing to take back.
    NoDraft,
    /// Nobody decides after that step, or it does not hold.
    NoSuchStep,
}

/// A seat is asked whether it does something about an attack, and may pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// The action that does nothing.
    pub pass: String,
    /// The attack: the same number as long as it runs.
    pub window: u64,
    /// Whether the attack is the seat's own affair.
    pub is_target: bool,
}

/// A language, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The players' names.
    pub names: &'a Names,
    /// For a page in a browser, which shows a scene besides; what the addresses of its files begin with.
    pub page: Option<&'a str>,
}

/// What stands at the head of a record besides the game.
#[derive(Clone, Debug)]
pub struct Heading {
    /// The program under which the game ended, if that was not this one.
    pub program: Option<String>,
    /// Who sits where, seat 1 first.
    pub players: Vec<Player>,
    /// When the game began, in milliseconds since 1970.
    pub started: u64,
}

/// One line of the log: the step it begins with, and what is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// How many entries the record had before.
    pub at: usize,
    /// Who decided; nobody if it was chance or the table.
    pub seat: Option<Seat>,
    /// Whether a stand-in decided.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// The sentences.
    pub sentences: Vec<String>,
    /// The pieces they speak of; told to pages only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<Mention>,
}

/// A piece that is spoken of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mention {
    /// What it is, in notation.
    pub thing: String,
    /// What it is called.
    pub name: String,
}

/// What a bot wants to do.
pub struct Thought {
    /// For whom it thought.
    pub seat: Seat,
    /// About what.
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

/// Work that takes a while and is done elsewhere.
pub type Job<T> = Box<dyn FnOnce() -> T + Send>;

/// A game that is being played, whichever it is.
pub trait LiveGame: Send {
    /// How many seats play.
    fn seats(&self) -> u8;

    /// How many entries the record has so far.
    fn entries(&self) -> usize;

    /// Who owes the next step, as everybody knows it: drafts do not count.
    fn waiting(&self) -> Waiting;

    /// The seats that may decide now.
    fn due(&self) -> SeatSet {
        match self.waiting() {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Points and winners as they stand.
    fn result(&self) -> GameResult;

    /// Who will owe the next step once the pending batch holds, and how points and winners will stand then.
    fn outlook(&self) -> Option<(Waiting, GameResult)>;

    /// What the seat is asked now; nothing if it is not due.
    fn decision(&self, seat: Seat) -> Option<Decision>;

    /// How many steps of the seat stand in its draft.
    fn drafted(&self, seat: Seat) -> usize;

    /// Lets chance do what it owes before anybody has decided anything; nothing to put on disk if it owes nothing.
    fn begin(&mut self, at: u64) -> Option<Batch>;

    /// Takes the answer of a seat, all of it or nothing.
    fn act(
        &mut self,
        seat: Seat,
        decision: Decision,
        actions: &[String],
        by: Actor,
        at: u64,
    ) -> Result<Acted, NotDone>;

    /// Whether this answer would be seen by others at once: it hands over, or is wrong.
    fn would_hand_over(&self, seat: Seat, actions: &[String]) -> bool;

    /// Takes steps of a draft back; all of them if the number is 0.
    fn step_back(&mut self, seat: Seat, decision: Decision, steps: usize) -> Result<(), NotDone>;

    /// Says a word of the table.
    fn say(&mut self, word: &str, at: u64) -> Result<Batch, NotDone>;

    /// Whether the table may say this word now.
    fn may_say(&self, word: &str) -> bool;

    /// A seat promises something in public, in the game's notation: the word that says so, and the number of its step.
    fn offer(&mut self, seat: Seat, promise: &str, at: u64) -> Result<(Batch, usize), Fault>;

    /// What has become of the promise that was made in this step; nothing if that was taken back.
    fn judge_offer(&self, step: usize, seat: Seat, promise: &str) -> Option<contract::Verdict>;

    /// The table says what has become of a seat's promise; nothing if it has nothing to say.
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

    /// Takes committed steps back, down to a step after which somebody decides; 0 is the beginning.
    fn undo_to(&mut self, step: usize, at: u64) -> Result<Batch, NotDone>;

    /// The step before the seat's last decision that holds: where an undo goes if nothing else is said.
    fn before_last_decision(&self, seat: Seat) -> Option<usize>;

    /// The pending batch is on disk: it holds from now on.
    fn keep(&mut self);

    /// What the seat has drafted, in notation.
    fn drafted_actions(&self, seat: Seat) -> Vec<String>;

    /// Takes over a draft from elsewhere, if it answers the question that the seat is asked here and is newer than what stands here. One
    /// that cannot be played any more is empty. Whether anything has changed.
    fn restore_draft(&mut self, seat: Seat, decision: Decision, actions: &[String]) -> bool;

    /// A batch that was put on disk elsewhere holds here as well. Nothing has changed if it does not go on from here.
    fn catch_up(&mut self, entries: &[Entry]) -> Result<(), Fault>;

    /// The pending batch could not be put on disk: nothing of it has happened, and its draft is as it was.
    fn drop_pending(&mut self);

    /// The table as the viewer knows it, with what he is asked and may do.
    fn position(&self, viewer: Viewer, words: Option<Words<'_>>) -> Box<RawValue>;

    /// The table as it was seen when the record had so many entries; nothing if it has fewer.
    fn moment(&self, eyes: Eyes, entries: usize, words: Option<Words<'_>>) -> Option<Box<RawValue>>;

    /// The first so many entries, and who decides then; nothing if there are fewer or nobody does.
    fn until(&self, entries: usize) -> Option<(Vec<Entry>, SeatSet)>;

    /// What happened since the record had so many entries, as the viewer saw it; nothing if that is too long ago.
    fn news(&self, viewer: Viewer, since: usize, words: Option<Words<'_>>) -> Option<Box<RawValue>>;

    /// What happened in the seat's own draft.
    fn draft_news(&self, seat: Seat, words: Option<Words<'_>>) -> Box<RawValue>;

    /// The whole story as the viewer saw it, decisions that were taken back included.
    fn log(&self, eyes: Eyes, words: Words<'_>) -> Vec<LogLine>;

    /// What has been played or rolled so far, as the viewer saw it: HTML.
    fn tally(&self, viewer: Viewer, words: Words<'_>) -> String;

    /// A card or a ship seen from near: HTML; nothing if there is nothing more to see than on the table.
    fn closeup(&self, viewer: Viewer, thing: &str, words: Words<'_>) -> Result<Option<String>, Unreadable>;

    /// What the viewer saw from so many entries on.
    fn seen(&self, viewer: Viewer, since: usize) -> Vec<SeenEntry>;

    /// What the viewer can do with something, and which rule forbids the rest.
    fn why(&self, viewer: Viewer, what: Option<&str>, words: Words<'_>) -> Result<Vec<Why>, Fault>;

    /// Thinks about the odds the viewer asks for: those of dice on offer, and what others can hold.
    fn odds(&self, viewer: Viewer) -> Job<serde_json::Value>;

    /// Thinks about what the seat should do; nothing if it is not due. The names of actions are told by the words.
    fn advise(
        &self,
        seat: Seat,
        thinking: AdviceEffort,
        texts: &'static Texts,
        names: Names,
    ) -> Option<Job<Result<AdviceReport, Fault>>>;

    /// Thinks for a seat; nothing if it is not due. The bot goes on in what it thought before, in the same turn.
    fn think(&mut self, seat: Seat, bot: &BotName, seed: u64) -> Option<Job<Thought>>;

    /// Gets the bot back with what it remembers.
    fn remember(&mut self, thought: Thought);

    /// The only thing the seat may do; nothing if there is a choice, or if it is not due.
    fn only_action(&self, seat: Seat) -> Option<String>;

    /// The same, where everybody can see that there is nothing else.
    fn forced_action(&self, seat: Seat) -> Option<String>;

    /// Anything the seat may do; nothing if it is not due.
    fn any_action(&self, seat: Seat) -> Option<String>;

    /// What the seat would do to let an attack pass in which it is asked; nothing if it is not asked in one.
    fn reaction(&self, seat: Seat) -> Option<Reaction>;

    /// The attack that is going on: the same number as long as it runs.
    fn attack(&self) -> Option<u64>;

    /// The rule that forbids the people at the table to talk now.
    fn silence(&self) -> Option<&'static Rule>;

    /// The copy a viewer may keep while the game runs.
    fn seat_copy(&self, viewer: Viewer, heading: &Heading) -> SeatCopy;

    /// The record of the game, sealed with how it ended.
    fn record(&self, heading: &Heading, ended: Ended, proof: Option<Proof>) -> Record;
}
