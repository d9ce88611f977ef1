//! A table with its players, who remember what they were told.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};
use table::{Dice, FastDice};

use super::ledger::{Done, Ledger, entries};
use crate::serving::{Caller, Plan, Reply};

/// Why somebody cannot go on.
pub(crate) enum Trouble {
    /// The server does not answer.
    Gone,
    /// The server answered what it must not.
    Wrong(anyhow::Error),
}

impl From<std::io::Error> for Trouble {
    fn from(_: std::io::Error) -> Trouble {
        Trouble::Gone
    }
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Trouble {
        Trouble::Wrong(error)
    }
}

/// What a table is set up with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    game: &'static str,
    guests: usize,
    has_bot: bool,
    has_clock: bool,
}

impl Kind {
    /// The kind of the so-many-th table: most are Ufoludki with three guests, some have a bot or clocks, some are other games.
    pub(crate) fn of(number: usize) -> Kind {
        let plain = Kind { game: "ufoludki", guests: 3, has_bot: false, has_clock: false };
        match number % 10 {
            2 => Kind { guests: 2, has_bot: true, ..plain },
            4 | 7 => Kind { has_clock: true, ..plain },
            5 => Kind { game: "fries", ..plain },
            8 => Kind { game: "battleforce", has_clock: true, ..plain },
            9 => Kind { game: "fries", guests: 2, has_bot: true, ..plain },
            _ => plain,
        }
    }

    fn setup(self) -> Value {
        let mut seats = vec![json!({"is": "me"})];
        seats.resize(self.guests, json!({"is": "open"}));
        if self.has_bot {
            seats.push(json!({"is": "bot", "level": "greedy"}));
        }
        let clock = if self.has_clock {
            // Nobody's time is up, and nothing is added to it: what is gone has run off.
            json!({"kind": "live", "reserve_s": 86400, "increment_s": 0})
        } else {
            json!({"kind": "none"})
        };
        json!({"game": self.game, "seats": seats, "clock": clock, "bot_speed": "instant"})
    }
}

/// A move that was sent.
#[derive(Clone, Debug)]
struct Post {
    id: String,
    decision: String,
    /// What stood in the draft when it was sent.
    draft: Vec<String>,
    action: String,
    /// From which port it was sent, if that is to be known.
    port: Option<u16>,
}

impl Post {
    fn body(&self) -> Value {
        json!({"decision": self.decision, "actions": [self.action], "id": self.id})
    }

    fn all_actions(&self) -> Vec<String> {
        self.draft.iter().chain([&self.action]).cloned().collect()
    }
}

/// Somebody who plays.
struct Guest {
    caller: Caller,
    /// Another device of his.
    other: Caller,
    seat: u64,
    is_seated: bool,
    ledger: Ledger,
    draft: Vec<String>,
    /// What he has committed last.
    last: Option<Post>,
    /// Posts of which nobody knows what became of them.
    open: Vec<Post>,
    /// His copy of the record when it was last looked at.
    copy: String,
}

/// What was counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Posts that were answered as committed.
    pub(crate) acknowledged: usize,
    /// Unanswered posts that had been committed, as showed when they were repeated.
    pub(crate) found_done: usize,
    /// Unanswered posts that were committed, or drafted, when they were repeated.
    pub(crate) done_again: usize,
    /// Unanswered posts that were too late when they were repeated.
    pub(crate) found_stale: usize,
    /// Games that were played to the end, with records that were verified.
    pub(crate) finished: usize,
    /// Where the acknowledgements went, if that is to be known: names of posts, and the ports they were sent from.
    pub(crate) answers: Vec<(String, u16)>,
    /// Refusals by code.
    pub(crate) refused: BTreeMap<String, usize>,
    /// Acknowledged moves that are in the records of finished games, each once.
    pub(crate) found: usize,
    /// Comparisons of what a seat was told with its copy of the record.
    pub(crate) compared: usize,
}

/// What the clocks showed, and when.
#[derive(Clone, Debug)]
struct ClocksSeen {
    asked: Instant,
    left_ms: Vec<i64>,
}

/// When the server was down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Down {
    /// It was gone by then.
    pub(crate) since: Instant,
    /// It was started again then.
    pub(crate) until: Instant,
}

/// A table with its players.
pub(crate) struct Table {
    /// The program that runs, which also knows whether a record is true.
    program: PathBuf,
    kind: Kind,
    guests: Vec<Guest>,
    id: Option<String>,
    is_started: bool,
    dice: FastDice,
    posts: usize,
    /// How many entries the record has, as far as anybody was told.
    told: Arc<AtomicUsize>,
    clocks: Option<ClocksSeen>,
    number: usize,
    /// Whether every post has a connection of its own, to be found again in a trace.
    is_watched: bool,
    /// Codes of refusals that are nobody's fault.
    allowed: &'static [&'static str],
    pub(crate) counts: Counts,
}

/// Refusals that happen when two devices of somebody answer the same question.
const TOO_LATE: &[&str] = &["stale", "not_due", "over"];

/// The same, where the store has trouble.
const TROUBLED: &[&str] = &["stale", "not_due", "over", "storage"];

impl Table {
    /// The so-many-th table, with new guests. It is set up when it is played.
    pub(crate) fn new(number: usize, seed: u64, plan: &Plan) -> anyhow::Result<Table> {
        let (kind, address) = (Kind::of(number), plan.address);
        let guest = |place: usize| {
            let caller = Caller::guest(address, &format!("Guest {number} {place}"))?;
            let other = caller.again();
            anyhow::Ok(Guest {
                caller,
                other,
                seat: 0,
                is_seated: false,
                ledger: Ledger::default(),
                draft: Vec::new(),
                last: None,
                open: Vec::new(),
                copy: String::new(),
            })
        };
        Ok(Table {
            kind,
            program: plan.binary.clone(),
            guests: (0..kind.guests).map(guest).collect::<anyhow::Result<_>>()?,
            id: None,
            is_started: false,
            dice: FastDice::for_game(seed, number as u64),
            posts: 0,
            told: Arc::default(),
            clocks: None,
            number,
            is_watched: false,
            allowed: TOO_LATE,
            counts: Counts::default(),
        })
    }

    /// From now on the store may have trouble.
    pub(crate) fn expect_trouble(&mut self, is_expected: bool) {
        self.allowed = if is_expected { TROUBLED } else { TOO_LATE };
    }

    /// From now on every post has a connection of its own.
    pub(crate) fn watch(&mut self) {
        self.is_watched = true;
    }

    /// Whether the game has begun.
    pub(crate) fn is_started(&self) -> bool {
        self.is_started
    }

    /// How many moves were acknowledged in the game that is being played.
    pub(crate) fn acknowledged_here(&self) -> usize {
        self.guests.iter().map(|guest| guest.ledger.len()).sum()
    }

    /// Its name in messages.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.kind.game, self.id.as_deref().unwrap_or("(not set up)"))
    }

    /// A viewer of the game, if it has begun: an event stream, and where he notes how far it has come.
    pub(crate) fn viewer(&mut self) -> Option<(Caller, String, Arc<AtomicUsize>)> {
        let id = self.id.as_ref().filter(|_| self.is_started)?;
        let place = self.dice.below(self.guests.len() as u32) as usize;
        let path = format!("/api/tables/{id}/events");
        Some((self.guests[place].caller.again(), path, Arc::clone(&self.told)))
    }

    fn path(&self, rest: &str) -> anyhow::Result<String> {
        let id = self.id.as_ref().context("the table is set up")?;
        Ok(format!("/api/tables/{id}{rest}"))
    }

    /// Whoever is due moves, and others with him where several are due. Before that, whatever is still to be done is done.
    pub(crate) fn turn(&mut self) -> Result<(), Trouble> {
        if !self.is_started {
            return self.set_up();
        }
        self.repeat_open()?;
        let view = self.look()?;
        if view["table"]["state"] != "running" {
            return self.finish();
        }
        let due: Vec<u64> =
            view["position"]["due"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let mut sent = Vec::new();
        for place in 0..self.guests.len() {
            if due.contains(&self.guests[place].seat) {
                self.send_moves(place, &mut sent)?;
            }
        }
        if sent.is_empty() {
            std::thread::sleep(Duration::from_millis(2));
        }
        // All of them are under way before the first answer is read.
        let mut gone = false;
        for (place, is_other, post) in sent {
            let guest = &mut self.guests[place];
            match if is_other { &mut guest.other } else { &mut guest.caller }.receive() {
                Ok(reply) => self.settle(place, &post, &reply).map(drop)?,
                Err(_) => gone = true,
            }
        }
        if gone { Err(Trouble::Gone) } else { Ok(()) }
    }

    /// Sends what a guest decides: once, twice from two devices, or two different answers at a time.
    fn send_moves(&mut self, place: usize, sent: &mut Vec<(usize, bool, Post)>) -> Result<(), Trouble> {
        let path = self.path("/view")?;
        let view = expect(&self.guests[place].caller.get(&path)?, 200)?;
        let position = &view["position"];
        let legal: Vec<&str> =
            position["legal"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(decision) = position["decision"].as_str().filter(|_| !legal.is_empty()) else {
            return Ok(());
        };
        let draft: Vec<String> = position["draft"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect();
        let known = &self.guests[place].draft;
        must(draft == *known, || format!("the draft is {draft:?}, the player knows {known:?}"))?;
        let mut post = || {
            self.posts += 1;
            let action = legal[self.dice.below(legal.len() as u32) as usize].to_owned();
            let id = format!("post-{}-{}.", self.number, self.posts);
            Post { id, decision: decision.to_owned(), draft: draft.clone(), action, port: None }
        };
        let (first, rival) = (post(), post());
        let second = match self.dice.below(8) {
            0 => Some(rival),
            1 => Some(first.clone()),
            _ => None,
        };
        let path = self.path("/moves")?;
        for (is_other, post) in [(false, Some(first)), (true, second)] {
            let Some(mut post) = post else { continue };
            let guest = &mut self.guests[place];
            let caller = if is_other { &mut guest.other } else { &mut guest.caller };
            if self.is_watched {
                caller.hang_up();
                post.port = Some(caller.port()?);
            }
            // Whatever goes wrong from here on, it may have arrived.
            if guest.open.iter().all(|open| open.id != post.id) {
                guest.open.push(post.clone());
            }
            caller.send("POST", &path, Some(&post.body()))?;
            sent.push((place, is_other, post));
        }
        Ok(())
    }

    /// Takes an answer to a post to heart; whether the post was taken.
    fn settle(&mut self, place: usize, post: &Post, reply: &Reply) -> Result<bool, Trouble> {
        let guest = &mut self.guests[place];
        let answer = reply.json();
        let is_taken = match (reply.status, answer["result"].as_str()) {
            (200, Some("committed")) => {
                let at = answer["at"].as_u64().context("an answer says at which entry")? as usize;
                self.counts.answers.extend(post.port.map(|port| (post.id.clone(), port)));
                // One that is only repeated changes nothing.
                if !guest.ledger.knows(&post.id) {
                    self.counts.acknowledged += 1;
                    guest.draft.clear();
                    guest.last = Some(post.clone());
                }
                guest.ledger.committed(Done { id: post.id.clone(), actions: post.all_actions(), at })?;
                self.told.fetch_max(at, Ordering::Relaxed);
                true
            }
            (200, Some("drafted")) => {
                guest.draft = post.all_actions();
                true
            }
            _ => {
                let code = answer["error"]["code"].as_str().unwrap_or("none").to_owned();
                must(self.allowed.contains(&code.as_str()), || {
                    format!("{post:?} was answered with {}: {}", reply.status, reply.text)
                })?;
                *self.counts.refused.entry(code).or_default() += 1;
                false
            }
        };
        self.guests[place].open.retain(|open| open.id != post.id);
        Ok(is_taken)
    }

    /// Sends again what was not answered, word for word.
    fn repeat_open(&mut self) -> Result<(), Trouble> {
        for place in 0..self.guests.len() {
            while !self.guests[place].open.is_empty() {
                let (path, at) = (self.path("/moves")?, self.look()?["at"].as_u64().unwrap_or(0));
                // Answers late in a draft first: once the draft is made anew they would seem to answer it.
                let guest = &mut self.guests[place];
                guest.open.sort_by_key(|post| std::cmp::Reverse(post.draft.len()));
                let post = guest.open[0].clone();
                let reply = guest.caller.post(&path, &post.body())?;
                let was_done = reply.json()["at"].as_u64().is_some_and(|done| done <= at)
                    && reply.json()["result"] == "committed";
                let is_taken = self.settle(place, &post, &reply)?;
                *match (is_taken, was_done) {
                    (true, true) => &mut self.counts.found_done,
                    (true, false) => &mut self.counts.done_again,
                    (false, _) => &mut self.counts.found_stale,
                } += 1;
            }
        }
        Ok(())
    }

    /// What the first guest sees. It is never less than what anybody was told.
    fn look(&mut self) -> Result<Value, Trouble> {
        let path = self.path("/view")?;
        let told = self.told.load(Ordering::Relaxed);
        let asked = Instant::now();
        let view = expect(&self.guests[0].caller.get(&path)?, 200)?;
        let at = view["at"].as_u64().context("a view says how many entries there are")? as usize;
        must(at >= told, || format!("{told} entries were told, there are {at}"))?;
        self.told.fetch_max(at, Ordering::Relaxed);
        let left = view["clocks"]["left_ms"].as_array();
        self.clocks = left.map(|left| {
            let left_ms = left.iter().filter_map(Value::as_i64).collect();
            ClocksSeen { asked, left_ms }
        });
        Ok(view)
    }

    /// Sets the table up, or goes on where that was broken off.
    fn set_up(&mut self) -> Result<(), Trouble> {
        if self.id.is_none() {
            let made = expect(&self.guests[0].caller.post("/api/tables", &self.kind.setup())?, 201)?;
            self.id = made["id"].as_str().map(str::to_owned);
            self.guests.iter_mut().for_each(|guest| guest.is_seated = false);
            self.told = Arc::default();
            self.clocks = None;
        }
        let (path, join, start) = (self.path("")?, self.path("/join")?, self.path("/start")?);
        let mut state = Value::Null;
        for guest in &mut self.guests {
            let mut face = expect(&guest.caller.get(&path)?, 200)?;
            if face["you"]["seats"][0].is_null() {
                must(!guest.is_seated, || "a seat was given and is lost".to_owned())?;
                face = expect(&guest.caller.post(&join, &json!({}))?, 200)?;
            }
            guest.seat =
                face["you"]["seats"][0]["seat"].as_u64().context("somebody who has joined has a seat")?;
            guest.is_seated = true;
            state = face["state"].clone();
        }
        if state == "open" {
            expect(&self.guests[0].caller.post(&start, &json!({}))?, 200)?;
        }
        self.is_started = true;
        Ok(())
    }

    /// The game is over: its record is true and has what everybody was told. Then the next one.
    fn finish(&mut self) -> Result<(), Trouble> {
        let path = self.path("/record")?;
        let reply = self.guests[0].caller.get(&path)?;
        verify(&self.program, &reply.text)?;
        let entries = entries(&reply.text);
        for guest in &mut self.guests {
            guest.ledger.compare(guest.seat, &entries)?;
            self.counts.compared += 1;
            self.counts.found += guest.ledger.len();
            (guest.ledger, guest.draft, guest.last, guest.copy) = Default::default();
        }
        self.counts.finished += 1;
        (self.id, self.is_started) = (None, false);
        Ok(())
    }

    /// The server was killed: connections are gone, and so are drafts, which live in memory only.
    pub(crate) fn server_fell(&mut self) {
        for guest in &mut self.guests {
            guest.caller.hang_up();
            guest.other.hang_up();
            guest.draft.clear();
        }
    }

    /// The server is there again: nothing that anybody was told has changed.
    pub(crate) fn after_fall(&mut self, down: Down) -> Result<(), Trouble> {
        if !self.is_started {
            return Ok(());
        }
        let before = self.clocks.take();
        self.look()?;
        if let (Some(before), Some(now)) = (before, &self.clocks) {
            check_clocks(&before, now, Instant::now(), down)?;
        }
        self.repeat_open()?;
        self.repeat_last()?;
        self.compare()
    }

    /// Compares what everybody was told with his copy of the record.
    pub(crate) fn compare(&mut self) -> Result<(), Trouble> {
        if !self.is_started {
            return Ok(());
        }
        if self.look()?["table"]["state"] != "running" {
            return self.finish();
        }
        let path = self.path("/record")?;
        let told = self.told.load(Ordering::Relaxed);
        for guest in &mut self.guests {
            let copy = guest.caller.get(&path)?;
            if copy.text.starts_with("{\"starfry\":\"record\"") {
                // A bot has ended the game meanwhile.
                return Ok(());
            }
            let entries = entries(&copy.text);
            guest.ledger.compare(guest.seat, &entries)?;
            self.counts.compared += 1;
            must(copy.text.starts_with(&guest.copy) && entries.len() >= told, || {
                format!("what seat {} could read before has changed", guest.seat)
            })?;
            guest.copy = copy.text;
        }
        Ok(())
    }

    /// Everybody repeats his last move, though it was acknowledged, and hears what he was told.
    fn repeat_last(&mut self) -> Result<(), Trouble> {
        let path = self.path("/moves")?;
        for place in 0..self.guests.len() {
            let guest = &mut self.guests[place];
            let Some(post) = guest.last.clone() else { continue };
            let reply = guest.caller.post(&path, &post.body())?;
            let is_taken = self.settle(place, &post, &reply)?;
            must(is_taken, || format!("{post:?} was committed, and when repeated {}", reply.text))?;
        }
        Ok(())
    }

    /// Plays until something has happened that had not when this was called.
    pub(crate) fn go_on(&mut self, patience: Duration) -> Result<(), Trouble> {
        let began = Instant::now();
        let mark = (self.counts.finished, self.told.load(Ordering::Relaxed));
        while self.counts.finished == mark.0 && self.told.load(Ordering::Relaxed) <= mark.1 {
            must(began.elapsed() < patience, || "the table does not go on".to_owned())?;
            self.turn()?;
        }
        Ok(())
    }
}

/// Something that must hold.
fn must(is: bool, otherwise: impl FnOnce() -> String) -> Result<(), Trouble> {
    if is { Ok(()) } else { Err(Trouble::Wrong(anyhow::anyhow!(otherwise()))) }
}

/// The JSON of an answer that must have this status.
fn expect(reply: &Reply, status: u16) -> anyhow::Result<Value> {
    anyhow::ensure!(reply.status == status, "{status} was expected, not {}: {}", reply.status, reply.text);
    Ok(reply.json())
}

/// How much of the time before a fall may be given back: the uptime is noted once a second, and that may take a while.
const GIVEN_BACK_MS: i64 = 2500;

/// How exact our own times are.
const SLACK_MS: i64 = 50;

/// Clocks ran at most as long as the server did.
fn check_clocks(before: &ClocksSeen, now: &ClocksSeen, answered: Instant, down: Down) -> anyhow::Result<()> {
    let up = down.since.duration_since(before.asked) + answered.duration_since(down.until);
    for (before, now) in before.left_ms.iter().zip(&now.left_ms) {
        let (ran, most) = (before - now, up.as_millis() as i64 + SLACK_MS);
        anyhow::ensure!(ran <= most, "a clock ran {ran} ms while the server was up for {most}");
        anyhow::ensure!(ran >= -GIVEN_BACK_MS, "a clock went back by {} ms", -ran);
    }
    Ok(())
}

/// Whether a record is true, by the program's own word.
fn verify(program: &Path, record: &str) -> anyhow::Result<()> {
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(record.as_bytes())?;
    let verdict = Command::new(program).arg("verify").arg(file.path()).output()?;
    let said = String::from_utf8_lossy(&verdict.stderr);
    anyhow::ensure!(verdict.status.success(), "a record is not true: {said}");
    Ok(())
}
