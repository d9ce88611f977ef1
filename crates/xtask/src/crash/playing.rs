//! A table with its players, who remember what they were told.

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use contract::{Dice, FastDice};
use serde_json::{Value, json};

use super::ledger::{Done, Ledger, entries};
use super::watching::Watcher;
use crate::games_served::GamesServed;
use crate::serving::{Caller, Plan, Reply};

/// How long a node may lag behind another: much longer than it ever does, however busy the machine is.
pub(crate) const BEHIND: Duration = Duration::from_mins(1);

/// How long a player waits at a node that is known to have trouble.
const SUSPICION: Duration = Duration::from_secs(1);

/// Why a player cannot continue.
pub(crate) enum Trouble {
    /// The server did not answer.
    Gone,
    /// The server gave a wrong answer.
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

/// Whether nobody answered. Wrong answers stay errors.
fn is_gone(done: Result<(), Trouble>) -> Result<bool, Trouble> {
    match done {
        Ok(()) => Ok(false),
        Err(Trouble::Gone) => Ok(true),
        Err(wrong) => Err(wrong),
    }
}

/// The setup of a table.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    game: String,
    guests: usize,
    has_bot: bool,
    has_clock: bool,
}

impl Kind {
    /// The setup of the table with this number: most play the busiest game with three guests, some have a bot
    /// or clocks, some play other games.
    pub(crate) fn of(number: usize, games: &GamesServed) -> anyhow::Result<Kind> {
        let busiest = games.busiest()?;
        let others: Vec<&str> = games.for_seats(3).filter(|game| *game != busiest).collect();
        // Two in ten tables play another game, and all other games take turns.
        let other =
            |offset: usize| others.get((number / 10 + offset) % others.len().max(1)).unwrap_or(&busiest);
        let plain = Kind { game: busiest.to_owned(), guests: 3, has_bot: false, has_clock: false };
        Ok(match number % 10 {
            2 => Kind { guests: 2, has_bot: true, ..plain },
            4 | 7 => Kind { has_clock: true, ..plain },
            5 => Kind { game: (*other(0)).to_owned(), ..plain },
            8 => Kind { game: (*other(1)).to_owned(), has_clock: true, ..plain },
            9 => Kind { game: (*other(0)).to_owned(), guests: 2, has_bot: true, ..plain },
            _ => plain,
        })
    }

    fn setup(&self) -> Value {
        let mut seats = vec![json!({"is": "me"})];
        seats.resize(self.guests, json!({"is": "open"}));
        if self.has_bot {
            seats.push(json!({"is": "bot", "level": "greedy"}));
        }
        let clock = if self.has_clock {
            // Nobody runs out of time, and no time is added, so whatever is gone has elapsed.
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
    /// The draft when it was sent.
    draft: Vec<String>,
    action: String,
    /// The port it was sent from, if that matters.
    port: Option<u16>,
    /// When it was first sent.
    sent: Instant,
}

impl Post {
    fn body(&self) -> Value {
        json!({"decision": self.decision, "actions": [self.action], "id": self.id})
    }

    fn all_actions(&self) -> Vec<String> {
        self.draft.iter().chain([&self.action]).cloned().collect()
    }
}

/// A player.
struct Guest {
    caller: Caller,
    /// Another of the player's devices, at another node if there are several.
    other: Caller,
    seat: u64,
    is_seated: bool,
    ledger: Ledger,
    draft: Vec<String>,
    /// The player's last committed post.
    last: Option<Post>,
    /// Posts whose fate is unknown.
    open: Vec<Post>,
    /// The player's copy of the record when it was last read.
    copy: String,
}

impl Guest {
    fn device(&mut self, is_other: bool) -> &mut Caller {
        if is_other { &mut self.other } else { &mut self.caller }
    }
}

/// The counts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Posts that were answered as committed.
    pub(crate) acknowledged: usize,
    /// Unanswered posts that turned out to have been committed when they were repeated.
    pub(crate) found_done: usize,
    /// Unanswered posts that were committed, or drafted, when they were repeated.
    pub(crate) done_again: usize,
    /// Unanswered posts that were too late when they were repeated.
    pub(crate) found_stale: usize,
    /// Games that were played to the end and whose records were verified.
    pub(crate) finished: usize,
    /// The acknowledgements, if they matter: the ids of posts and the ports they were sent from.
    pub(crate) answers: Vec<(String, u16)>,
    /// Refusals by code.
    pub(crate) refused: BTreeMap<String, usize>,
    /// Acknowledged moves that were found in the records of finished games, each once.
    pub(crate) found: usize,
    /// How often a seat's copy of the record was compared with what it was told.
    pub(crate) compared: usize,
    /// How long nodes lagged behind others, where that was seen.
    pub(crate) behind: Vec<Duration>,
    /// How long a node took to refuse a post because it had no database.
    pub(crate) refused_after: Vec<Duration>,
    /// How often viewers reconnected, knowing what they had seen.
    pub(crate) came_again: usize,
    /// The largest error of a clock, in milliseconds.
    pub(crate) clocks_wrong_ms: i64,
}

/// What the clocks showed, and when.
#[derive(Clone, Debug)]
struct ClocksSeen {
    asked: Instant,
    answered: Instant,
    left_ms: Vec<i64>,
}

/// What other threads know about a table while one plays it.
#[derive(Debug, Default)]
pub(crate) struct Pulse {
    /// How often something was seen to have happened.
    pub(crate) beats: AtomicUsize,
    /// The number of the last check it passed.
    pub(crate) checked: AtomicUsize,
    /// Its state when somebody last looked, for debugging.
    pub(crate) standing: Mutex<String>,
}

/// A node that is cut off from its database.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CutOff {
    pub(crate) node: SocketAddr,
    pub(crate) since: Instant,
}

/// A period in which the server was down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Down {
    /// The server was gone by then.
    pub(crate) since: Instant,
    /// The server was restarted at this time.
    pub(crate) until: Instant,
}

/// A table with its players.
pub(crate) struct Table {
    /// The running program, which can also verify records.
    program: PathBuf,
    kind: Kind,
    guests: Vec<Guest>,
    /// The addresses of the nodes. Players of one table are at different ones.
    nodes: Vec<SocketAddr>,
    id: Option<String>,
    is_started: bool,
    dice: FastDice,
    posts: usize,
    /// How many entries the record has, according to everything that anybody was told.
    told: Arc<AtomicUsize>,
    clocks: Option<ClocksSeen>,
    /// What the clocks showed when they were last compared, and how long no node had been up by then.
    compared_clocks: Option<(ClocksSeen, Duration)>,
    /// Watches all the time if there are several nodes.
    watcher: Option<Watcher>,
    /// Those who watched finished games, with the number of entries in each.
    have_seen_all: Vec<(Watcher, usize)>,
    /// Where the watcher connects first.
    watches_at: Option<SocketAddr>,
    pub(crate) pulse: Arc<Pulse>,
    /// How many entries there were when anybody last looked.
    seen: usize,
    /// When setting up the next game began.
    setting_up: Option<Instant>,
    /// The node that must not acknowledge anything now.
    pub(crate) cut_off: Arc<Mutex<Option<CutOff>>>,
    number: usize,
    /// Whether every post has a connection of its own, so that it can be found in a trace.
    is_watched: bool,
    /// The codes of refusals that are not errors.
    allowed: &'static [&'static str],
    pub(crate) counts: Counts,
}

/// The beginning of a finished game's record.
const WHOLE: &str = "{\"starfry\":\"record\"";

/// Refusals that happen when two devices of one player answer the same question.
const TOO_LATE: &[&str] = &["stale", "not_due", "over"];

/// The same refusals, while the store has trouble.
const TROUBLED: &[&str] = &["stale", "not_due", "over", "storage"];

/// Refusals by a node that has no database at the moment. The post is repeated at another node.
const ELSEWHERE: &[&str] = &["storage", "busy"];

impl Table {
    /// Creates the table with this number, with new guests. It is set up when it is first played.
    pub(crate) fn new(number: usize, seed: u64, plans: &[Plan]) -> anyhow::Result<Table> {
        let nodes: Vec<SocketAddr> = plans.iter().map(|plan| plan.address).collect();
        let plan = plans.first().context("there is no server")?;
        let kind = Kind::of(number, &GamesServed::at(plan.address)?)?;
        let guest = |place: usize| {
            let caller = Caller::guest(plan.address, &format!("Guest {number} {place}"))?;
            let caller = caller.among(&nodes, number + place);
            let other = caller.among(&nodes, number + place + 1);
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
            program: plan.binary.clone(),
            guests: (0..kind.guests).map(guest).collect::<anyhow::Result<_>>()?,
            kind,
            nodes,
            id: None,
            is_started: false,
            dice: FastDice::for_game(seed, number as u64),
            posts: 0,
            told: Arc::default(),
            clocks: None,
            compared_clocks: None,
            watcher: None,
            have_seen_all: Vec::new(),
            watches_at: None,
            pulse: Arc::default(),
            seen: 0,
            setting_up: None,
            cut_off: Arc::default(),
            number,
            is_watched: false,
            allowed: TOO_LATE,
            counts: Counts::default(),
        })
    }

    /// Sets whether the store may have trouble from now on.
    pub(crate) fn expect_trouble(&mut self, is_expected: bool) {
        self.allowed = if is_expected { TROUBLED } else { TOO_LATE };
    }

    /// Gives every post a connection of its own from now on.
    pub(crate) fn watch(&mut self) {
        self.is_watched = true;
    }

    /// Whether the game has begun.
    pub(crate) fn is_started(&self) -> bool {
        self.is_started
    }

    /// Whether a bot plays.
    pub(crate) fn has_bot(&self) -> bool {
        self.kind.has_bot
    }

    /// Whether there are several nodes.
    fn is_shared(&self) -> bool {
        self.nodes.len() > 1
    }

    /// Makes viewers watch at this node from now on, as long as it lets them.
    pub(crate) fn watch_at(&mut self, node: SocketAddr) {
        self.watches_at = Some(node);
    }

    /// Sends everybody to the node where they were at first.
    pub(crate) fn go_home(&mut self) {
        for (place, guest) in self.guests.iter_mut().enumerate() {
            let home = |device: usize| self.nodes[(self.number + place + device) % self.nodes.len()];
            guest.caller.go_to(home(0));
            guest.other.go_to(home(1));
        }
    }

    /// How many moves were acknowledged in the current game.
    pub(crate) fn acknowledged_here(&self) -> usize {
        self.guests.iter().map(|guest| guest.ledger.len()).sum()
    }

    /// Its name in messages.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.kind.game, self.id.as_deref().unwrap_or("(not set up)"))
    }

    /// A viewer of the game, if it has begun: an event stream, and where to note how far it has come.
    pub(crate) fn viewer(&mut self) -> Option<(Caller, String, Arc<AtomicUsize>)> {
        let id = self.id.as_ref().filter(|_| self.is_started)?;
        let place = self.dice.below(self.guests.len() as u32) as usize;
        let path = format!("/api/tables/{id}/events");
        Some((self.guests[place].caller.again(), path, Arc::clone(&self.told)))
    }

    fn path(&self, rest: &str) -> anyhow::Result<String> {
        let id = self.id.as_ref().context("the table is not set up")?;
        Ok(format!("/api/tables/{id}{rest}"))
    }

    /// Lets a player who is due move, and others with them if several are due. Anything left over from before
    /// is done first.
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
        let mut gone = false;
        for place in 0..self.guests.len() {
            if due.contains(&self.guests[place].seat) {
                let done = self.send_moves(place, &mut sent);
                gone |= is_gone(done)?;
            }
        }
        if sent.is_empty() {
            std::thread::sleep(Duration::from_millis(2));
        }
        // All posts are on their way before the first answer is read.
        let mut lost = Vec::new();
        for (place, is_other, post) in sent {
            let settled = match self.guests[place].device(is_other).receive() {
                Ok(reply) => self.settle(place, is_other, &post, &reply).map(drop),
                Err(_) => Err(Trouble::Gone),
            };
            if is_gone(settled)? {
                gone = true;
                lost.push((place, post));
            }
        }
        // A post that was sent to two nodes may have been refused by one and carried out by the other.
        for (place, post) in lost {
            let guest = &mut self.guests[place];
            if !guest.ledger.knows(&post.id) && guest.open.iter().all(|open| open.id != post.id) {
                guest.open.push(post);
            }
        }
        if gone { Err(Trouble::Gone) } else { Ok(()) }
    }

    /// Sends a guest's decision once, twice from two devices, or as two different answers at a time.
    fn send_moves(&mut self, place: usize, sent: &mut Vec<(usize, bool, Post)>) -> Result<(), Trouble> {
        let Some(first) = self.decide(place, false)? else { return Ok(()) };
        let second = match self.dice.below(8) {
            0 => self.decide(place, true)?,
            1 => Some(first.clone()),
            _ => None,
        };
        let path = self.path("/moves")?;
        for (is_other, post) in [(false, Some(first)), (true, second)] {
            let Some(mut post) = post else { continue };
            let guest = &mut self.guests[place];
            // Whatever goes wrong from here on, it may have arrived.
            if guest.open.iter().all(|open| open.id != post.id) {
                guest.open.push(post.clone());
            }
            let caller = guest.device(is_other);
            if self.is_watched {
                caller.hang_up();
                post.port = Some(caller.port()?);
            }
            caller.send("POST", &path, Some(&post.body()))?;
            sent.push((place, is_other, post));
        }
        Ok(())
    }

    /// A legal decision, if the guest is asked anything on this device.
    fn decide(&mut self, place: usize, is_other: bool) -> Result<Option<Post>, Trouble> {
        let view = self.see(place, is_other)?;
        let position = &view["position"];
        let texts = |name: &str| -> Vec<String> {
            let list = position[name].as_array().into_iter().flatten();
            list.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let (mut legal, draft) = (texts("legal"), texts("draft"));
        let Some(decision) = position["decision"].as_str().filter(|_| !legal.is_empty()) else {
            return Ok(None);
        };
        let known = &self.guests[place].draft;
        // Several nodes may know different drafts, and one of them may have forgotten its own.
        must(self.is_shared() || draft == *known, || {
            format!("the draft is {draft:?}, the player knows {known:?}")
        })?;
        self.posts += 1;
        let id = format!("post-{}-{}.", self.number, self.posts);
        let action = legal.swap_remove(self.dice.below(legal.len() as u32) as usize);
        Ok(Some(Post { id, decision: decision.to_owned(), draft, action, port: None, sent: Instant::now() }))
    }

    /// Processes the answer to a post. Returns whether the post was accepted.
    fn settle(&mut self, place: usize, is_other: bool, post: &Post, reply: &Reply) -> Result<bool, Trouble> {
        let is_shared = self.is_shared();
        let is_cut_off = self.is_cut_off(place, is_other, post);
        let guest = &mut self.guests[place];
        let answer = reply.json();
        let is_taken = match (reply.status, answer["result"].as_str()) {
            (200, Some("committed")) => {
                let at = answer["at"].as_u64().context("the answer names no entry")? as usize;
                self.counts.answers.extend(post.port.map(|port| (post.id.clone(), port)));
                // A repeated post changes nothing.
                if !guest.ledger.knows(&post.id) {
                    must(!is_cut_off, || format!("{post:?} was acknowledged by a node without a database"))?;
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
                if is_shared && ELSEWHERE.contains(&code.as_str()) {
                    // Nobody knows what became of it, so it is repeated elsewhere.
                    *self.counts.refused.entry(code).or_default() += 1;
                    self.counts.refused_after.push(post.sent.elapsed());
                    guest.device(is_other).move_on();
                    return Err(Trouble::Gone);
                }
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

    /// Whether a post was sent to a node that was already cut off from its database, and still is.
    fn is_cut_off(&mut self, place: usize, is_other: bool, post: &Post) -> bool {
        let cut_off = self.cut_off();
        let node = self.guests[place].device(is_other).address();
        cut_off.is_some_and(|cut_off| cut_off.node == node && post.sent > cut_off.since)
    }

    /// Sends unanswered posts again, word for word.
    fn repeat_open(&mut self) -> Result<(), Trouble> {
        for place in 0..self.guests.len() {
            while !self.guests[place].open.is_empty() {
                let (path, at) = (self.path("/moves")?, self.look()?["at"].as_u64().unwrap_or(0));
                // Later answers in a draft come first, because once the draft is made again they would seem
                // to answer it.
                let guest = &mut self.guests[place];
                guest.open.sort_by_key(|post| std::cmp::Reverse(post.draft.len()));
                let post = guest.open[0].clone();
                let reply = guest.caller.post(&path, &post.body())?;
                let was_done = reply.json()["at"].as_u64().is_some_and(|done| done <= at)
                    && reply.json()["result"] == "committed";
                let is_taken = self.settle(place, false, &post, &reply)?;
                *match (is_taken, was_done) {
                    (true, true) => &mut self.counts.found_done,
                    (true, false) => &mut self.counts.done_again,
                    (false, _) => &mut self.counts.found_stale,
                } += 1;
            }
        }
        Ok(())
    }

    /// What the first guest sees.
    fn look(&mut self) -> Result<Value, Trouble> {
        let asked = Instant::now();
        let view = self.see(0, false)?;
        let left = view["clocks"]["left_ms"].as_array();
        self.clocks = left.map(|left| {
            let left_ms = left.iter().filter_map(Value::as_i64).collect();
            ClocksSeen { asked, answered: Instant::now(), left_ms }
        });
        Ok(view)
    }

    /// What a guest sees on a device. It is never less than what anybody was told, but one of several nodes
    /// may lag behind a little.
    fn see(&mut self, place: usize, is_other: bool) -> Result<Value, Trouble> {
        let path = self.path("/view")?;
        let told = self.told.load(Ordering::Relaxed);
        let (mut began, is_shared) = (None, self.is_shared());
        loop {
            let device = self.guests[place].device(is_other);
            let reply = device.get(&path)?;
            let view = reply.json();
            let at = view["at"].as_u64().filter(|_| reply.status == 200).map(|at| at as usize);
            if let Some(at) = at.filter(|at| *at >= told && view["table"]["state"] != "open") {
                self.counts.behind.extend(began.as_ref().map(Instant::elapsed));
                self.told.fetch_max(at, Ordering::Relaxed);
                if at != std::mem::replace(&mut self.seen, at) {
                    self.beat();
                }
                self.note_standing(place, is_other, &view);
                return Ok(view);
            }
            must(is_shared, || {
                format!("{told} entries were told, and then {}: {}", reply.status, reply.text)
            })?;
            self.note_standing(place, is_other, &view);
            let began = began.get_or_insert_with(Instant::now);
            if reply.status == 503 || (began.elapsed() > SUSPICION && self.is_trouble_expected()) {
                self.guests[place].device(is_other).move_on();
                return Err(Trouble::Gone);
            }
            must(began.elapsed() < BEHIND, || {
                let node = self.guests[place].caller.address();
                format!("{told} entries were told, {node} still answers {}: {at:?}", reply.status)
            })?;
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn cut_off(&self) -> Option<CutOff> {
        *self.cut_off.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_trouble_expected(&self) -> bool {
        self.cut_off().is_some()
    }

    /// Once a player at the table has waited in vain, the others leave a node that is cut off.
    pub(crate) fn leave_cut_off(&mut self) {
        let Some(CutOff { node, .. }) = self.cut_off() else { return };
        for guest in &mut self.guests {
            for device in [&mut guest.caller, &mut guest.other] {
                if device.address() == node {
                    device.move_on();
                }
            }
        }
    }

    fn note_standing(&mut self, place: usize, is_other: bool, view: &Value) {
        let (name, seat) = (self.name(), self.guests[place].seat);
        let node = self.guests[place].device(is_other).address();
        let (at, due, told) = (&view["at"], &view["position"]["due"], self.told.load(Ordering::Relaxed));
        let standing = format!(
            "{name}: seat {seat} saw at {node} {at} entries of {told}, {due} due, {:?}",
            self.counts.refused
        );
        *self.pulse.standing.lock().unwrap_or_else(PoisonError::into_inner) = standing;
    }

    /// Notes that something has happened.
    fn beat(&self) {
        self.pulse.beats.fetch_add(1, Ordering::Relaxed);
    }

    /// Sets up the table, or continues if that was interrupted. One of several nodes may lag behind what was
    /// done at another.
    fn set_up(&mut self) -> Result<(), Trouble> {
        let since = *self.setting_up.get_or_insert_with(Instant::now);
        match self.try_to_set_up() {
            Err(Trouble::Wrong(_)) if self.is_shared() && since.elapsed() < BEHIND => Err(Trouble::Gone),
            done => done,
        }
    }

    fn try_to_set_up(&mut self) -> Result<(), Trouble> {
        if self.id.is_none() {
            let made = ask(&mut self.guests[0].caller, "/api/tables", Some(&self.kind.setup()), 201)?;
            self.id = made["id"].as_str().map(str::to_owned);
            self.guests.iter_mut().for_each(|guest| guest.is_seated = false);
            self.told = Arc::default();
            self.seen = 0;
            (self.clocks, self.compared_clocks) = (None, None);
        }
        let (path, join, start) = (self.path("")?, self.path("/join")?, self.path("/start")?);
        let mut state = Value::Null;
        for guest in &mut self.guests {
            let mut face = ask(&mut guest.caller, &path, None, 200)?;
            if face["you"]["seats"][0].is_null() {
                must(!guest.is_seated, || "a seat was given and then lost".to_owned())?;
                face = ask(&mut guest.caller, &join, Some(&json!({})), 200)?;
            }
            guest.seat =
                face["you"]["seats"][0]["seat"].as_u64().context("a guest who has joined has no seat")?;
            guest.is_seated = true;
            state = face["state"].clone();
        }
        if state == "open" {
            ask(&mut self.guests[0].caller, &start, Some(&json!({})), 200)?;
        }
        self.is_started = true;
        self.setting_up = None;
        if self.is_shared() {
            let mut viewer = self.viewer().context("the game has not begun")?;
            self.watches_at.inspect(|node| viewer.0.go_to(*node));
            self.watcher = Some(Watcher::start(viewer));
        }
        self.beat();
        Ok(())
    }

    /// Checks the record of a finished game, which must verify and contain everything that players were told.
    /// Then starts the next one.
    fn finish(&mut self) -> Result<(), Trouble> {
        let record = self.whole_record(false)?;
        if self.is_shared() {
            let there = self.whole_record(true)?;
            must(record == there, || "two nodes have different records of one game".to_owned())?;
        }
        verify(&self.program, &record)?;
        let entries = entries(&record);
        for guest in &mut self.guests {
            guest.ledger.compare(guest.seat, &entries)?;
            self.counts.compared += 1;
            self.counts.found += guest.ledger.len();
            (guest.ledger, guest.draft, guest.last, guest.copy) = Default::default();
        }
        // A viewer at a node that is cut off sees the end later.
        self.have_seen_all.extend(self.watcher.take().map(|watcher| (watcher, entries.len())));
        self.counts.finished += 1;
        (self.id, self.is_started) = (None, false);
        self.beat();
        Ok(())
    }

    /// The record of a finished game, as soon as the node knows that it is over.
    fn whole_record(&mut self, is_other: bool) -> Result<String, Trouble> {
        let path = self.path("/record")?;
        let began = Instant::now();
        loop {
            let reply = self.guests[0].device(is_other).get(&path)?;
            if reply.text.starts_with(WHOLE) {
                return Ok(reply.text);
            }
            if reply.status == 503 || self.is_trouble_expected() {
                self.guests[0].device(is_other).move_on();
                return Err(Trouble::Gone);
            }
            must(self.is_shared() && began.elapsed() < BEHIND, || format!("no record: {}", reply.text))?;
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The server was killed: connections are gone, and so are drafts, which exist only in memory.
    pub(crate) fn server_fell(&mut self) {
        for guest in &mut self.guests {
            guest.caller.hang_up();
            guest.other.hang_up();
            guest.draft.clear();
        }
    }

    /// The server is back: checks that nothing that anybody was told has changed.
    pub(crate) fn after_fall(&mut self, down: Down) -> Result<(), Trouble> {
        if !self.is_started {
            return Ok(());
        }
        let before = self.clocks.take();
        self.look()?;
        if let (Some(before), Some(now)) = (before, &self.clocks) {
            check_clocks(&before, now, down)?;
        }
        self.repeat_open()?;
        self.repeat_last()?;
        self.compare()
    }

    /// Compares what every guest was told with their copy of the record.
    pub(crate) fn compare(&mut self) -> Result<(), Trouble> {
        if !self.is_started {
            return Ok(());
        }
        self.repeat_open()?;
        if self.look()?["table"]["state"] != "running" {
            return self.finish();
        }
        for place in 0..self.guests.len() {
            self.compare_copy(place, false)?;
            if self.is_shared() {
                self.compare_copy(place, true)?;
            }
        }
        Ok(())
    }

    /// Compares what a guest was told with the copy of the record that they get on a device.
    fn compare_copy(&mut self, place: usize, is_other: bool) -> Result<(), Trouble> {
        let path = self.path("/record")?;
        let told = self.told.load(Ordering::Relaxed);
        // After this the node knows everything that anybody was told before.
        self.see(place, is_other)?;
        let guest = &mut self.guests[place];
        let copy = guest.device(is_other).get(&path)?;
        if copy.text.starts_with(WHOLE) {
            // A bot has ended the game in the meantime.
            return Ok(());
        }
        if copy.status == 503 {
            return Err(Trouble::Gone);
        }
        let entries = entries(&copy.text);
        guest.ledger.compare(guest.seat, &entries)?;
        self.counts.compared += 1;
        must(entries.len() >= told, || format!("{told} entries were told, {} can be read", entries.len()))?;
        must(copy.text.starts_with(&guest.copy), || {
            format!(
                "what seat {} could read before has changed: {} is now {}",
                guest.seat, guest.copy, copy.text
            )
        })?;
        guest.copy = copy.text;
        self.told.fetch_max(entries.len(), Ordering::Relaxed);
        Ok(())
    }

    /// Checks everything that must be true while several nodes are up: whatever was acknowledged is answered
    /// and read the same way at each of them, and clocks have run. `down` is how long no node was up so far.
    pub(crate) fn check(&mut self, down: Duration) -> Result<(), Trouble> {
        for (watcher, entries) in self.have_seen_all.drain(..) {
            self.counts.came_again += watcher.finish(entries)?;
        }
        if !self.is_started {
            return Ok(());
        }
        self.repeat_open()?;
        self.look()?;
        if let Some(now) = self.clocks.clone() {
            let before = self.compared_clocks.replace((now.clone(), down));
            if let Some((before, down_before)) = before {
                let wrong = clocks_wrong(&before, &now, down.saturating_sub(down_before));
                self.counts.clocks_wrong_ms = self.counts.clocks_wrong_ms.max(wrong);
                must(wrong <= SHARED_SLACK_MS, || {
                    format!("clocks are wrong by {wrong} ms: {before:?} {now:?}")
                })?;
            }
        }
        self.repeat_last()?;
        self.compare()?;
        let told = self.told.load(Ordering::Relaxed);
        self.watcher.as_ref().map_or(Ok(()), |watcher| watcher.knows(told))?;
        Ok(())
    }

    /// When nobody plays any more, both nodes have the same record.
    pub(crate) fn ends_alike(&mut self) -> Result<(), Trouble> {
        self.go_home();
        self.compare()?;
        // There is none between two games.
        let Ok(path) = self.path("/record") else { return Ok(()) };
        let began = Instant::now();
        for guest in &mut self.guests {
            // A bot may play on for a moment.
            while guest.caller.get(&path)?.text != guest.other.get(&path)?.text {
                must(began.elapsed() < BEHIND, || "two nodes have different records of one game".to_owned())?;
            }
        }
        Ok(())
    }

    /// Lets every guest repeat their last move, although it was acknowledged. They get the same answer at any
    /// node.
    fn repeat_last(&mut self) -> Result<(), Trouble> {
        let path = self.path("/moves")?;
        for place in 0..self.guests.len() {
            for is_other in [false, true] {
                let guest = &mut self.guests[place];
                let Some(post) = guest.last.clone() else { continue };
                let reply = guest.device(is_other).post(&path, &post.body())?;
                let is_taken = self.settle(place, is_other, &post, &reply)?;
                must(is_taken, || format!("{post:?} was committed, and when repeated {}", reply.text))?;
            }
        }
        Ok(())
    }

    /// Plays until something happens that had not happened when this was called.
    pub(crate) fn go_on(&mut self, patience: Duration) -> Result<(), Trouble> {
        let began = Instant::now();
        let mark = (self.counts.finished, self.told.load(Ordering::Relaxed));
        while self.counts.finished == mark.0 && self.told.load(Ordering::Relaxed) <= mark.1 {
            must(began.elapsed() < patience, || "the table did not continue".to_owned())?;
            self.turn()?;
        }
        Ok(())
    }
}

/// Returns an error unless the condition is true.
fn must(is: bool, otherwise: impl FnOnce() -> String) -> Result<(), Trouble> {
    if is { Ok(()) } else { Err(Trouble::Wrong(anyhow::anyhow!(otherwise()))) }
}

/// How much time before a kill may be given back. The uptime is noted once a second, and that may take a
/// while on a busy machine.
const GIVEN_BACK_MS: i64 = 6000;

/// The accuracy of our own times.
const SLACK_MS: i64 = 50;

/// Checks that clocks ran at most as long as the server did.
fn check_clocks(before: &ClocksSeen, now: &ClocksSeen, down: Down) -> anyhow::Result<()> {
    let up = down.since.duration_since(before.asked) + now.answered.duration_since(down.until);
    for (before, now) in before.left_ms.iter().zip(&now.left_ms) {
        let (ran, most) = (before - now, up.as_millis() as i64 + SLACK_MS);
        anyhow::ensure!(ran <= most, "a clock ran {ran} ms while the server was up for {most}");
        anyhow::ensure!(ran >= -GIVEN_BACK_MS, "a clock went back by {} ms", -ran);
    }
    Ok(())
}

/// The largest error of clocks with several nodes. Each node counts on its own for a second and then asks the
/// database, which may take a while on a busy machine.
const SHARED_SLACK_MS: i64 = 4000;

/// The error of the clocks in milliseconds between two readings, if no node was up for `down` in between.
/// Somebody is due all the time, so at least one clock runs, and none runs faster than real time.
fn clocks_wrong(before: &ClocksSeen, now: &ClocksSeen, down: Duration) -> i64 {
    let ran: Vec<i64> = before.left_ms.iter().zip(&now.left_ms).map(|(before, now)| before - now).collect();
    let most = now.answered.duration_since(before.asked).as_millis() as i64;
    let least = now.asked.duration_since(before.answered).saturating_sub(down).as_millis() as i64;
    let too_fast = ran.iter().map(|ran| ran - most).max().unwrap_or(0);
    let too_slow = least - ran.iter().sum::<i64>();
    too_fast.max(too_slow).max(0)
}

/// The JSON of an answer, which must have this status. A node without a database is left for the next one.
fn ask(caller: &mut Caller, path: &str, body: Option<&Value>, status: u16) -> Result<Value, Trouble> {
    let reply = match body {
        Some(body) => caller.post(path, body)?,
        None => caller.get(path)?,
    };
    if reply.status == 503 {
        caller.move_on();
        return Err(Trouble::Gone);
    }
    must(reply.status == status, || format!("{status} was expected, not {}: {}", reply.status, reply.text))?;
    Ok(reply.json())
}

/// Verifies a record with the program itself.
fn verify(program: &Path, record: &str) -> anyhow::Result<()> {
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(record.as_bytes())?;
    let verdict = Command::new(program).arg("verify").arg(file.path()).output()?;
    let said = String::from_utf8_lossy(&verdict.stderr);
    anyhow::ensure!(verdict.status.success(), "a record does not verify: {said}");
    Ok(())
}
