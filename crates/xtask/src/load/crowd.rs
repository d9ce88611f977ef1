//! All guests at all tables, on one thread.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Context;
use mio::{Events, Poll};

use super::company::Company;
use super::connection::{Asked, Connection, Reply};
use super::habits::Habits;
use super::memory::Posted;
use super::place::{Heard, Look, Next, Phase, Place, Sent, choose, get, named, post};
use super::report::Recording;

/// If no table becomes ready within this time, something is wrong.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long to wait after a refusal before trying again.
pub(super) const AFTER_REFUSAL: Duration = Duration::from_millis(100);

/// Somebody at another node was faster, or this node does not know yet what has happened there.
const CONFLICT: u16 = 409;

/// The server cannot do it now. It asks for the same again.
const LATER: u16 = 503;

/// Something to do at a table at a certain time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Chore {
    Move,
    /// A guest reads the record.
    Record(usize),
}

pub(crate) struct Crowd {
    /// Where guests connect, by node.
    pub(super) addresses: Vec<SocketAddr>,
    /// Who plays, table by table in turn.
    companies: Vec<Rc<Company>>,
    period: Duration,
    poll: Poll,
    pub(super) lines: Vec<Option<Connection>>,
    /// The table of each connection.
    owners: Vec<usize>,
    pub(super) places: Vec<Place>,
    ready: usize,
    is_playing: bool,
    pub(super) agenda: BinaryHeap<Reverse<(Instant, usize, Chore)>>,
    pub(super) recording: Option<Recording>,
    /// How guests behave who remember their games, come and go.
    pub(super) habits: Option<Habits>,
    scratch: Vec<u8>,
    random: u64,
    posts: u64,
    /// The last refusal, reported if nothing continues.
    refusal: Option<String>,
}

impl Crowd {
    pub(crate) fn new(
        addresses: Vec<SocketAddr>,
        companies: Vec<Company>,
        period: Duration,
    ) -> anyhow::Result<Crowd> {
        anyhow::ensure!(!companies.is_empty(), "nobody plays");
        Ok(Crowd {
            addresses,
            companies: companies.into_iter().map(Rc::new).collect(),
            period,
            poll: Poll::new()?,
            lines: Vec::new(),
            owners: Vec::new(),
            places: Vec::new(),
            ready: 0,
            is_playing: false,
            agenda: BinaryHeap::new(),
            recording: None,
            habits: None,
            scratch: vec![0; 64 * 1024],
            random: 0x9e37_79b9_7f4a_7c15,
            posts: 0,
            refusal: None,
        })
    }

    fn address_of(&self, place: usize, viewer: usize) -> SocketAddr {
        self.addresses[self.places[place].nodes[viewer]]
    }

    pub(crate) fn tables(&self) -> usize {
        self.places.len()
    }

    /// The connections of all tables when everybody has spoken.
    pub(crate) fn connections(&self) -> usize {
        self.lines.len()
    }

    pub(crate) fn viewers(&self) -> usize {
        let streams = self.places.iter().flat_map(Place::streams);
        streams.filter(|line| self.lines[*line].is_some()).count()
    }

    /// The tables at which a game is being played.
    pub(crate) fn playing(&self) -> usize {
        self.places.iter().filter(|place| place.phase == Phase::Playing).count()
    }

    /// Starts playing the tables that are ready.
    pub(crate) fn play(&mut self) {
        self.is_playing = true;
    }

    /// Starts playing at all tables at once, which have been waiting.
    pub(super) fn begin(&mut self) {
        self.is_playing = true;
        for place in 0..self.places.len() {
            let share = (self.random() >> 11) as f64 / (1_u64 << 53) as f64;
            self.plan_move(place, self.period.mul_f64(share));
        }
    }

    /// Nobody moves from now on.
    pub(super) fn stop_playing(&mut self) {
        self.is_playing = false;
    }

    /// Starts recording what happens.
    pub(crate) fn record(&mut self) {
        self.recording = Some(Recording::default());
    }

    /// Returns what was recorded.
    pub(crate) fn recorded(&mut self) -> Recording {
        self.recording.take().unwrap_or_default()
    }

    /// Sets up tables until there are this many, while the others continue.
    pub(crate) fn open(&mut self, tables: usize, at_a_time: usize) -> anyhow::Result<()> {
        let (mut last, mut ready) = (Instant::now(), self.ready);
        while self.ready < tables {
            while self.places.len() < tables && self.places.len() < self.ready + at_a_time {
                self.set_up()?;
            }
            self.round(Instant::now() + Duration::from_millis(50))?;
            if self.ready != ready {
                (last, ready) = (Instant::now(), self.ready);
            }
            anyhow::ensure!(last.elapsed() < PATIENCE, "no table became ready: {}", self.laggards());
        }
        Ok(())
    }

    /// What the tables that are not ready are waiting for, in words.
    fn laggards(&self) -> String {
        let waiting = self.places.iter().filter(|place| place.is_new);
        let waiting: Vec<_> = waiting.map(|place| (place.phase, place.awaited, &place.id)).collect();
        format!("{waiting:?}; the last refusal: {:?}", self.refusal)
    }

    /// Continues for this long.
    pub(crate) fn linger(&mut self, time: Duration) -> anyhow::Result<()> {
        let until = Instant::now() + time;
        while Instant::now() < until {
            self.round(until)?;
        }
        Ok(())
    }

    /// Waits for something to happen and reacts to it.
    pub(super) fn round(&mut self, until: Instant) -> anyhow::Result<()> {
        let next = self.agenda.peek().map_or(until, |Reverse((when, ..))| until.min(*when));
        // Fewer rounds with more work in each: a delay of a tenth of a millisecond does not matter here.
        let wait = next.saturating_duration_since(Instant::now()).max(Duration::from_micros(100));
        let mut events = Events::with_capacity(1024);
        match self.poll.poll(&mut events, Some(wait)) {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => return Ok(()),
            polled => polled?,
        }
        let began = Instant::now();
        for event in &events {
            self.on_line(event.token().0, event.is_writable())?;
        }
        self.on_time()?;
        if let Some(recording) = &mut self.recording {
            let took = began.elapsed().as_secs_f64() * 1000.0;
            recording.longest_round_ms = recording.longest_round_ms.max(took);
        }
        Ok(())
    }

    /// Does whatever is due.
    fn on_time(&mut self) -> anyhow::Result<()> {
        let now = Instant::now();
        while let Some(Reverse((when, place, chore))) = self.agenda.peek().copied()
            && when <= now
        {
            self.agenda.pop();
            match chore {
                Chore::Move if self.places[place].move_at == Some(when) => self.make_move(place)?,
                // It was put off, or others sit there now.
                Chore::Move => {}
                Chore::Record(guest) => self.ask_for_record(place, guest)?,
            }
        }
        if self.habits.is_some() && self.is_playing { self.stir(now) } else { Ok(()) }
    }

    /// Plans the next move at a table.
    fn plan_move(&mut self, place: usize, wait: Duration) {
        let when = Instant::now() + wait;
        self.places[place].move_at = Some(when);
        self.agenda.push(Reverse((when, place, Chore::Move)));
    }

    fn on_line(&mut self, line: usize, is_writable: bool) -> anyhow::Result<()> {
        let place = self.owners[line];
        if self.places[place].streams().contains(&line) {
            self.on_stream(place, line, is_writable)
        } else {
            self.on_answers(place, line, is_writable)
        }
    }

    /// Reads the answers to a guest's requests.
    fn on_answers(&mut self, place: usize, line: usize, is_writable: bool) -> anyhow::Result<()> {
        let Some(mut connection) = self.lines[line].take() else { return Ok(()) };
        // Whether the connection has ended is seen when reading.
        let is_flushed = !is_writable || connection.flush().is_ok();
        let is_open = connection.receive(&mut self.scratch).unwrap_or(false) && is_flushed;
        let replies: Vec<(Asked, Reply)> = std::iter::from_fn(|| connection.reply()).collect();
        if is_open {
            self.lines[line] = Some(connection);
        } else {
            connection.unanswered().into_iter().try_for_each(|asked| self.ask_on(place, line, asked))?;
        }
        let guest = line - self.places[place].streams().end;
        for (asked, reply) in replies {
            if reply.status == LATER {
                self.note_failure(&reply);
                self.ask_on(place, line, asked)?;
            } else {
                self.answered(place, guest, asked.phase, &reply)?;
            }
        }
        Ok(())
    }

    /// Reads a viewer's stream.
    fn on_stream(&mut self, place: usize, line: usize, is_writable: bool) -> anyhow::Result<()> {
        let Some(mut connection) = self.lines[line].take() else { return Ok(()) };
        if is_writable {
            connection.flush()?;
        }
        let is_open = connection.receive(&mut self.scratch).context("a stream has broken off")?;
        let viewer = line - self.places[place].first;
        let mut done = Ok(());
        let (mut events, mut updates) = (0, 0);
        let heard = connection.events(|event| {
            events += 1;
            updates += usize::from(event.starts_with(b"event: step") || event.starts_with(b"event: draft"));
            if done.is_ok() {
                done = self.heard(place, viewer, event);
            }
        });
        done?;
        // The first position is not part of the first update.
        let received = connection.take_received(events > 0);
        if let Some(recording) = &mut self.recording {
            recording.stream_bytes += received;
            let share = received.checked_div(updates).unwrap_or(0);
            recording.updates.extend(std::iter::repeat_n(share as f64, updates));
        }
        if let Err(reply) = heard {
            anyhow::bail!("a stream was refused: {}", reply.body);
        }
        anyhow::ensure!(is_open, "the server closed a stream");
        self.lines[line] = Some(connection);
        Ok(())
    }

    pub(super) fn random(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }

    /// Sends a request on the guest's connection for moves. It belongs to the table's phase.
    pub(super) fn ask(&mut self, place: usize, guest: usize, path: &str, body: &str) -> anyhow::Result<()> {
        let known = &self.places[place];
        let request = post(self.address_of(place, guest), path, &known.tokens[guest], body);
        self.ask_on(place, known.line_of(guest), Asked { phase: known.phase, request })
    }

    /// Sends a request to read something.
    pub(super) fn ask_for(&mut self, place: usize, guest: usize, path: &str) -> anyhow::Result<()> {
        let known = &self.places[place];
        let request = get(self.address_of(place, guest), path, &known.tokens[guest]);
        self.ask_on(place, known.line_of(guest), Asked { phase: known.phase, request })
    }

    fn ask_on(&mut self, place: usize, line: usize, asked: Asked) -> anyhow::Result<()> {
        if self.lines[line].is_none() {
            let address = self.address_of(place, line - self.places[place].streams().end);
            let opened = Connection::open(address, self.poll.registry(), line);
            self.lines[line] = Some(opened.context("cannot open another connection")?);
        }
        let connection = self.lines[line].as_mut();
        connection.context("the connection is gone although it was just opened")?.ask(asked);
        Ok(())
    }

    fn set_up(&mut self) -> anyhow::Result<()> {
        let place = self.places.len();
        let kind = place % self.companies.len();
        let company = &self.companies[kind];
        self.places.push(Place::new(kind, company, self.lines.len(), self.addresses.len()));
        self.owners.extend(std::iter::repeat_n(place, company.lines()));
        self.lines.extend((0..company.lines()).map(|_| None));
        self.name_guests(place)
    }

    /// Gets tokens for a table's guests.
    fn name_guests(&mut self, place: usize) -> anyhow::Result<()> {
        for guest in 0..self.places[place].company.people {
            self.ask(place, guest, "/api/guests", &format!(r#"{{"name":"Guest {guest}","bearer":true}}"#))?;
        }
        Ok(())
    }

    /// Everybody leaves a table, and others set up a new one.
    pub(super) fn replace(&mut self, place: usize) -> anyhow::Result<()> {
        let Place { kind, first, .. } = self.places[place];
        let company = Rc::clone(&self.companies[kind]);
        self.lines[first..][..company.lines()].fill_with(|| None);
        let fresh = Place::new(kind, &company, first, self.addresses.len());
        self.places[place] = Place { is_new: false, ..fresh };
        self.name_guests(place)
    }

    /// Processes the answer to a guest's request.
    fn answered(&mut self, place: usize, guest: usize, phase: Phase, reply: &Reply) -> anyhow::Result<()> {
        match phase {
            // The answer to the last move may arrive when the next game is already being set up.
            Phase::Playing => return self.moved(place, guest, reply),
            Phase::Checking => return self.has_record(place, guest, reply),
            _ => {}
        }
        let known = &mut self.places[place];
        if let (CONFLICT, Some(wish)) = (reply.status, known.wish()) {
            let path = format!("/api/tables/{}/{wish}", known.id);
            self.note_failure(reply);
            return self.ask(place, guest, &path, "{}");
        }
        anyhow::ensure!(reply.is_good(), "{phase:?} was refused: {}", reply.body);
        if phase == Phase::Naming {
            named(&reply.body, "token").context("no token")?.clone_into(&mut known.tokens[guest]);
        }
        if matches!(phase, Phase::SettingUp | Phase::Again | Phase::Branching) {
            named(&reply.body, "id").context("no id")?.clone_into(&mut known.id);
        }
        known.awaited = known.awaited.saturating_sub(1);
        if known.awaited > 0 { Ok(()) } else { self.next_phase(place) }
    }

    /// Everything that was requested in a phase has been answered.
    fn next_phase(&mut self, place: usize) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        let path = format!("/api/tables/{}", known.id);
        let people = known.company.people;
        match known.phase {
            Phase::Naming => {
                (known.phase, known.awaited) = (Phase::SettingUp, 1);
                let table = known.company.table();
                self.ask(place, 0, "/api/tables", &table)
            }
            Phase::SettingUp if people > 1 => {
                (known.phase, known.awaited) = (Phase::Joining, people - 1);
                (1..people).try_for_each(|guest| self.ask(place, guest, &format!("{path}/join"), "{}"))
            }
            Phase::SettingUp | Phase::Joining | Phase::Again => {
                (known.phase, known.awaited) = (Phase::Starting, 1);
                let host = known.host;
                self.ask(place, host, &format!("{path}/start"), "{}")
            }
            Phase::Starting | Phase::Branching => {
                (known.phase, known.awaited) = (Phase::Looking, known.company.viewers());
                self.look(place)
            }
            Phase::LookingBack => self.after_looking_back(place),
            Phase::Looking | Phase::Playing | Phase::Checking | Phase::Resting => Ok(()),
        }
    }

    fn look(&mut self, place: usize) -> anyhow::Result<()> {
        let unseen = self.places[place].unseen();
        self.places[place].sent.clear();
        if let Some(recording) = &mut self.recording {
            recording.unseen += unseen;
            let known = &mut self.places[place];
            let streams = known.streams().filter(|_| std::mem::take(&mut known.is_whole));
            let streams = streams.filter_map(|line| self.lines[line].as_ref());
            recording.whole_games.extend(streams.map(|stream| stream.total() as f64));
        }
        (0..self.places[place].company.viewers()).try_for_each(|viewer| self.watch(place, viewer, None))
    }

    /// Opens a viewer's stream, which continues after this many entries. It replaces the one that is open.
    pub(super) fn watch(&mut self, place: usize, viewer: usize, since: Option<usize>) -> anyhow::Result<()> {
        let (known, address) = (&self.places[place], self.address_of(place, viewer));
        let line = known.first + viewer;
        let opened = Connection::open(address, self.poll.registry(), line);
        let mut connection = opened.context("cannot open another connection")?;
        let token = known.tokens.get(viewer).map_or("", String::as_str);
        let is_page = known.company.is_page(viewer);
        connection.send(&Look { address, id: &known.id, token, is_page, since }.request())?;
        self.lines[line] = Some(connection);
        Ok(())
    }

    /// Processes the answer to a move.
    fn moved(&mut self, place: usize, guest: usize, reply: &Reply) -> anyhow::Result<()> {
        if self.habits.is_some() {
            self.remember_answer(place, guest, reply)?;
        }
        let known = &mut self.places[place];
        let is_shown = reply.is_good() && !reply.body.contains(r#""result":"drafted""#);
        let took = known.answered(guest, is_shown);
        if let (Some(recording), Some(took)) = (&mut self.recording, took) {
            recording.answers.push(took);
        }
        if reply.is_good() {
            return Ok(());
        }
        if known.phase == Phase::Playing {
            self.plan_move(place, AFTER_REFUSAL);
        }
        self.note_failure(reply);
        Ok(())
    }

    pub(super) fn note_failure(&mut self, reply: &Reply) {
        self.refusal = Some(reply.body.clone());
        if let Some(recording) = &mut self.recording {
            recording.failures += 1;
        }
    }

    fn make_move(&mut self, place: usize) -> anyhow::Result<()> {
        if self.places[place].phase == Phase::Looking {
            // It is played once all are watching.
            self.plan_move(place, self.period);
            return Ok(());
        }
        if !self.is_playing || self.has_enough(place)? {
            return Ok(());
        }
        let is_remembered = self.habits.is_some();
        let known = &mut self.places[place];
        let Some(Next { guest, decision, action }) = &known.next else { return Ok(()) };
        self.posts += 1;
        let id = self.posts.to_string();
        let body = format!(r#"{{"decision":"{decision}","actions":["{action}"],"id":"{id}"}}"#);
        if is_remembered {
            let (decision, action) = (decision.clone(), action.clone());
            known.memory.guests[*guest].posts(Posted { id, decision, action });
        }
        let at = decision.split('.').next().and_then(|at| at.parse().ok()).unwrap_or(0);
        let (guest, path) = (*guest, format!("/api/tables/{}/moves", known.id));
        known.sent.push_back(Sent::new(guest, at, known.company.viewers()));
        if let Some(recording) = &mut self.recording {
            recording.moves += 1;
            recording.progress += at;
        }
        self.ask(place, guest, &path, &body)
    }

    /// Processes an event in a guest's stream.
    fn heard(&mut self, place: usize, guest: usize, event: &[u8]) -> anyhow::Result<()> {
        let Some(mut heard) = Heard::read(event) else { return Ok(()) };
        if self.habits.is_some() {
            heard = heard.with_details(event);
            self.places[place].has_heard(guest, &heard)?;
        }
        // A node that had to reload a table sends the position without its last steps.
        if heard.name == b"step" || heard.name == b"sync" {
            self.stepped(place, guest, heard.at);
        }
        let known = &mut self.places[place];
        if heard.name == b"sync" && known.phase == Phase::Looking {
            known.awaited -= 1;
            if known.awaited == 0 {
                self.everybody_looks(place);
            }
        }
        let known = &mut self.places[place];
        if heard.is_over && known.phase == Phase::Playing {
            return self.once_more(place, guest, heard.at);
        }
        if let Some((decision, legal)) = heard.asked
            && known.may_answer(guest, decision)
        {
            let random = self.random();
            let action = choose(legal, random).to_owned();
            self.places[place].next = Some(Next { guest, decision: decision.to_owned(), action });
            if self.is_playing {
                let share = (self.random() >> 11) as f64 / (1_u64 << 53) as f64;
                self.plan_move(place, self.period.mul_f64(0.5 + share));
            }
        }
        Ok(())
    }

    /// All viewers have seen the beginning of the game.
    fn everybody_looks(&mut self, place: usize) {
        let known = &mut self.places[place];
        known.phase = Phase::Playing;
        self.ready += usize::from(std::mem::take(&mut known.is_new));
        if !self.is_playing {
            // A guest who only watches has no connection except the stream.
            self.lines[known.streams().end..][..known.company.people].fill_with(|| None);
        }
    }

    /// Notes that the guest sees the table's moves up to this one.
    fn stepped(&mut self, place: usize, guest: usize, at: usize) {
        let recording = &mut self.recording;
        let nodes = self.places[place].nodes.clone();
        self.places[place].sees(guest, at, |sent| {
            let Some(recording) = recording else { return };
            let took = sent.elapsed_ms();
            if sent.guest == guest {
                recording.own.push(took);
                return;
            }
            recording.others.push(took);
            if nodes[sent.guest] != nodes[guest] {
                recording.elsewhere.push(took);
            }
        });
    }

    /// The game is over. The guest who sees it first asks for the next one.
    fn once_more(&mut self, place: usize, guest: usize, entries: usize) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        known.is_whole = true;
        known.host = if guest < known.company.people { guest } else { 0 };
        known.next = None;
        if let Some(recording) = &mut self.recording {
            recording.games += 1;
            recording.finished.push((known.id.clone(), entries));
        }
        if self.habits.is_some() { self.game_is_over(place) } else { self.play_again(place) }
    }

    /// Asks for the next game.
    pub(super) fn play_again(&mut self, place: usize) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        (known.phase, known.awaited) = (Phase::Again, 1);
        let (host, path) = (known.host, format!("/api/tables/{}/rematch", known.id));
        self.ask(place, host, &path, "{}")
    }
}
