//! The journal of an arena, with which it can be stopped and continued later.

use std::collections::HashSet;

use contract::{Rules, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::times::Times;
use super::{ArenaProgress, Fault};
use crate::setup::content_digest;

/// The beginning of every journal's first line.
const BEGINNING: &str = r#"{"starfry":"arena","#;

/// Threads start blocks in the order of their numbers, one each, and no arena has more threads than this. So
/// no number in a journal is ahead of the number of blocks by more than this.
const MOST_AHEAD: usize = 1024;

/// The first line: what the arena is played with. All of it must be the same for the arena to continue.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Header {
    starfry: String,
    format: u32,
    program: String,
    game: String,
    rules: u32,
    content: String,
    options: Value,
    players: u8,
    bots: Vec<String>,
    seed: u64,
}

/// Any other line: a finished block.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Block {
    /// Its number, counted from 0.
    #[serde(rename = "block")]
    pub(crate) number: u64,
    /// The results of its games, one for each rotation.
    pub(crate) games: Vec<Ended>,
    /// How long each bot thought.
    pub(crate) think: Vec<Times>,
}

/// The result of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ended {
    pub(crate) winners: Vec<Seat>,
    pub(crate) scores: Vec<i32>,
    /// The bots that had trouble.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) troubles: Vec<Trouble>,
}

/// Trouble that a bot had with something outside this program.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trouble {
    pub(crate) seat: Seat,
    pub(crate) sentence: String,
}

/// The finished blocks of an arena, read from a file with one JSON value per line.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    header: Option<Header>,
    blocks: Vec<Block>,
    whole: usize,
}

/// A line of the journal, without a line break.
pub(crate) fn line(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("journals are plain data")
}

impl Header {
    pub(crate) fn new<G: Rules>(game: &G, bots: &[String], seed: u64) -> Header {
        Header {
            starfry: "arena".into(),
            format: 1,
            // Bots may play differently in another version.
            program: crate::PROGRAM.into(),
            game: G::NAME.into(),
            rules: game.edition().number(),
            content: content_digest::<G>(game.content()),
            options: serde_json::to_value(game.options()).expect("options are plain data"),
            players: game.seats(),
            bots: bots.to_vec(),
            seed,
        }
    }

    /// The first difference: its name, the value here, and the value in `other`.
    fn difference(&self, other: &Header) -> Option<(String, Value, Value)> {
        let value = |header| serde_json::to_value(header).expect("journals are plain data");
        difference("", &value(self), &value(other))
    }
}

fn difference(name: &str, ours: &Value, theirs: &Value) -> Option<(String, Value, Value)> {
    if let (Value::Object(ours), Value::Object(theirs)) = (ours, theirs) {
        let names = ours.keys().chain(theirs.keys());
        let value =
            |object: &serde_json::Map<String, Value>, name| object.get(name).cloned().unwrap_or_default();
        return names
            .map(|name| difference(name, &value(ours, name), &value(theirs, name)))
            .find_map(|found| found);
    }
    (ours != theirs).then(|| (name.to_owned(), ours.clone(), theirs.clone()))
}

impl Journal {
    /// Reads a journal, which may be empty. A last line without a line break is left by a program that was
    /// killed, and is ignored.
    pub fn read(bytes: &[u8]) -> Result<Journal, Fault> {
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let mut lines = bytes[..whole].split_inclusive(|byte| *byte == b'\n');
        let Some(first) = lines.next() else {
            let begins = bytes.len().min(BEGINNING.len());
            return if bytes[..begins] == BEGINNING.as_bytes()[..begins] {
                Ok(Journal::default())
            } else {
                Err(Fault::new(NO_JOURNAL))
            };
        };
        let header: Header = serde_json::from_slice(first)
            .ok()
            .filter(|header: &Header| header.starfry == "arena")
            .ok_or_else(|| Fault::new(NO_JOURNAL))?;
        let blocks = lines.enumerate().map(|(number, line)| {
            serde_json::from_slice(line).map_err(|error| {
                Fault::new("fault-journal-line").with("line", number + 2).with("reason", error.to_string())
            })
        });
        Ok(Journal { header: Some(header), blocks: blocks.collect::<Result<_, Fault>>()?, whole })
    }

    /// The seed of the arena, if it has started.
    pub fn seed(&self) -> Option<u64> {
        self.header.as_ref().map(|header| header.seed)
    }

    /// How many bytes of the file are complete lines. The next line is written after them.
    pub const fn whole(&self) -> usize {
        self.whole
    }

    /// The finished blocks, if the journal belongs to this arena. An empty journal gets its first line.
    pub(crate) fn blocks_of(&self, header: &Header, progress: &dyn ArenaProgress) -> Result<&[Block], Fault> {
        let Some(own) = &self.header else {
            progress.keep(&line(header))?;
            return Ok(&[]);
        };
        if let Some((what, asked, found)) = header.difference(own) {
            return Err(Fault::new("fault-journal-other")
                .with("what", what)
                .with("found", found.to_string())
                .with("asked", asked.to_string()));
        }
        let mut seen = HashSet::new();
        for (number, block) in self.blocks.iter().enumerate() {
            let is_good = block.number < (self.blocks.len() + MOST_AHEAD) as u64
                && block.fits(header.players.into(), header.bots.len());
            if !is_good || !seen.insert(block.number) {
                let what = if is_good { "fault-journal-twice" } else { "fault-journal-foreign" };
                return Err(Fault::new(what).with("line", number + 2));
            }
        }
        Ok(&self.blocks)
    }
}

const NO_JOURNAL: &str = "fault-no-journal";

impl Block {
    fn fits(&self, players: usize, bots: usize) -> bool {
        self.games.len() == players
            && self.think.len() == bots
            && self.games.iter().all(|ended| {
                let troubled = ended.troubles.iter().map(|trouble| trouble.seat);
                ended.scores.len() == players
                    && ended.winners.iter().copied().chain(troubled).all(|seat| seat.index() < players)
            })
    }
}
