//! All guests at all tables, on one thread.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::Context;
use mio::{Events, Poll};
use serde_json::json;

use super::connection::{Connection, Reply};
use super::place::{Heard, Next, Phase, Place, Sent, choose, look, named, post};
use super::report::Recording;

/// If no table becomes ready within this time, something is wrong.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long to wait after a refusal before trying again.
const AFTER_REFUSAL: Duration = Duration::from_millis(100);

/// Somebody at another node was faster, or this node does not know yet what has happened there.
const CONFLICT: u16 = 409;

/// The players and spectators of every table, and how they watch.
#[derive(Clone, Debug)]
pub(crate) struct Company {
    pub(crate) game: String,
    pub(crate) options: serde_json::Value,
    /// The people at a table, of whom the first sets it up.
    pub(crate) people: usize,
    /// The bots at a table, and how well they play.
    pub(crate) bots: usize,
    pub(crate) level: String,
    /// The people who only watch.
    pub(crate) spectators: usize,
    /// Whether people have a page open, rather than a program.
    pub(crate) is_page: bool,
}

impl Company {
    /// All who watch a table: players, then spectators.
    pub(crate) fn viewers(&self) -> usize {
        self.people + self.spectators
    }

    /// The number of connections of a table: its viewers' streams, then those for the players' moves.
    fn lines(&self) -> usize {
        self.viewers() + self.people
    }

    /// The request that sets up a table.
    fn table(&self) -> String {
        let others = std::iter::repeat_n(json!({"is": "open"}), self.people - 1);
        let bots = std::iter::repeat_n(json!({"is": "bot", "level": self.level}), self.bots);
        let seats: Vec<_> = std::iter::once(json!({"is": "me"})).chain(others).chain(bots).collect();
        let Company { game, options, .. } = self;
        json!({"game": game, "options": options, "seats": seats, "bot_speed": "instant"}).to_string()
    }
}

pub(crate) struct Crowd {
    /// Where guests connect, by their numbers.
    addresses: Vec<SocketAddr>,
    company: Company,
    period: Duration,
    poll: Poll,
    /// The connections of table `n` start at `n * Company::lines`.
    lines: Vec<Option<Connection>>,
    places: Vec<Place>,
    ready: usize,
    is_playing: bool,
    /// When each table makes its next move.
    moves: BinaryHeap<Reverse<(Instant, usize)>>,
    recording: Option<Recording>,
    scratch: Vec<u8>,
    random: u64,
    posts: u64,
    /// The last refusal, reported if nothing continues.
    refusal: Option<String>,
}

impl Crowd {
    pub(crate) fn new(
        addresses: Vec<SocketAddr>,
        company: Company,
        period: Duration,
    ) -> anyhow::Result<Crowd> {
        Ok(Crowd {
            addresses,
            company,
            period,
            poll: Poll::new()?,
            lines: Vec::new(),
            places: Vec::new(),
            ready: 0,
            is_playing: false,
            moves: BinaryHeap::new(),
            recording: None,
            scratch: vec![0; 64 * 1024],
            random: 0x9e37_79b9_7f4a_7c15,
            posts: 0,
            refusal: None,
        })
    }

    /// The node that a guest is at.
    fn node_of(&self, guest: usize) -> usize {
        guest % self.addresses.len()
    }

    fn address_of(&self, guest: usize) -> SocketAddr {
        self.addresses[self.node_of(guest)]
    }

    pub(crate) fn tables(&self) -> usize {
        self.places.len()
    }

    /// The connections of all tables when everybody has spoken.
    pub(crate) fn connections(&self) -> usize {
        self.lines.len()
    }

    pub(crate) fn viewers(&self) -> usize {
        let (lines, viewers) = (self.company.lines(), self.company.viewers());
        self.lines.iter().enumerate().filter(|(line, open)| line % lines < viewers && open.is_some()).count()
    }

    /// Starts playing the tables that are ready.
    pub(crate) fn play(&mut self) {
        self.is_playing = true;
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
    fn round(&mut self, until: Instant) -> anyhow::Result<()> {
        let next = self.moves.peek().map_or(until, |Reverse((when, _))| until.min(*when));
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
        let now = Instant::now();
        while let Some(Reverse((when, place))) = self.moves.peek().copied()
            && when <= now
        {
            self.moves.pop();
            self.make_move(place)?;
        }
        if let Some(recording) = &mut self.recording {
            let took = began.elapsed().as_secs_f64() * 1000.0;
            recording.longest_round_ms = recording.longest_round_ms.max(took);
        }
        Ok(())
    }

    fn on_line(&mut self, line: usize, is_writable: bool) -> anyhow::Result<()> {
        let Some(mut connection) = self.lines[line].take() else { return Ok(()) };
        if is_writable {
            connection.flush()?;
        }
        let is_open = connection.receive(&mut self.scratch)?;
        let (place, line_of) = (line / self.company.lines(), line % self.company.lines());
        let viewers = self.company.viewers();
        if line_of >= viewers {
            let replies: Vec<Reply> = std::iter::from_fn(|| connection.reply()).collect();
            if is_open {
                self.lines[line] = Some(connection);
            } else {
                connection.unanswered().into_iter().try_for_each(|request| self.ask_on(line, &request))?;
            }
            return replies.iter().try_for_each(|reply| self.answered(place, line_of - viewers, reply));
        }
        let mut done = Ok(());
        let mut updates = 0;
        let heard = connection.events(|event| {
            updates += usize::from(event.starts_with(b"event: step") || event.starts_with(b"event: draft"));
            if done.is_ok() {
                done = self.heard(place, line_of, event);
            }
        });
        done?;
        let received = connection.take_received(updates > 0);
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

    fn random(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }

    /// Sends a request on the guest's connection for moves.
    fn ask(&mut self, place: usize, guest: usize, path: &str, body: &str) -> anyhow::Result<()> {
        let line = place * self.company.lines() + self.company.viewers() + guest;
        let request = post(self.address_of(guest), path, &self.places[place].tokens[guest], body);
        self.ask_on(line, &request)
    }

    fn ask_on(&mut self, line: usize, request: &[u8]) -> anyhow::Result<()> {
        if self.lines[line].is_none() {
            let address = self.address_of(line % self.company.lines() - self.company.viewers());
            let opened = Connection::open(address, self.poll.registry(), line);
            self.lines[line] = Some(opened.context("cannot open another connection")?);
        }
        self.lines[line]
            .as_mut()
            .context("the connection is gone although it was just opened")?
            .ask(request)?;
        Ok(())
    }

    fn set_up(&mut self) -> anyhow::Result<()> {
        let place = self.places.len();
        self.places.push(Place::new(self.company.people));
        self.lines.extend((0..self.company.lines()).map(|_| None));
        for guest in 0..self.company.people {
            self.ask(place, guest, "/api/guests", &format!(r#"{{"name":"Guest {guest}","bearer":true}}"#))?;
        }
        Ok(())
    }

    /// Processes the answer to the guest's last request.
    fn answered(&mut self, place: usize, guest: usize, reply: &Reply) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        // The answer to the last move may arrive when the next game is already being set up.
        let is_of_a_move = reply.body.starts_with(r#"{"result":"#);
        if known.phase == Phase::Playing || is_of_a_move {
            return self.moved(place, guest, reply);
        }
        if let (CONFLICT, Some(wish)) = (reply.status, known.wish()) {
            let path = format!("/api/tables/{}/{wish}", known.id);
            self.note_failure(reply);
            return self.ask(place, guest, &path, "{}");
        }
        anyhow::ensure!(reply.is_good(), "{:?} was refused: {}", known.phase, reply.body);
        if known.phase == Phase::Naming {
            named(&reply.body, "token").context("no token")?.clone_into(&mut known.tokens[guest]);
        }
        if matches!(known.phase, Phase::SettingUp | Phase::Again) {
            named(&reply.body, "id").context("no id")?.clone_into(&mut known.id);
        }
        known.awaited = known.awaited.saturating_sub(1);
        if known.awaited > 0 {
            return Ok(());
        }
        let path = format!("/api/tables/{}", known.id);
        match known.phase {
            Phase::Naming => {
                (known.phase, known.awaited) = (Phase::SettingUp, 1);
                let table = self.company.table();
                self.ask(place, 0, "/api/tables", &table)
            }
            Phase::SettingUp if self.company.people > 1 => {
                (known.phase, known.awaited) = (Phase::Joining, self.company.people - 1);
                (1..self.company.people)
                    .try_for_each(|guest| self.ask(place, guest, &format!("{path}/join"), "{}"))
            }
            Phase::SettingUp | Phase::Joining | Phase::Again => {
                (known.phase, known.awaited) = (Phase::Starting, 1);
                let host = known.host;
                self.ask(place, host, &format!("{path}/start"), "{}")
            }
            Phase::Starting => {
                (known.phase, known.awaited) = (Phase::Looking, self.company.viewers());
                self.look(place)
            }
            Phase::Looking | Phase::Playing => Ok(()),
        }
    }

    fn look(&mut self, place: usize) -> anyhow::Result<()> {
        let unseen = self.places[place].unseen();
        self.places[place].sent.clear();
        if let Some(recording) = &mut self.recording {
            recording.unseen += unseen;
        }
        for viewer in 0..self.company.viewers() {
            let line = place * self.company.lines() + viewer;
            let address = self.address_of(viewer);
            let opened = Connection::open(address, self.poll.registry(), line);
            let mut connection = opened.context("cannot open another connection")?;
            let known = &self.places[place];
            let token = known.tokens.get(viewer).map_or("", String::as_str);
            connection.send(&look(address, &known.id, token, self.company.is_page))?;
            self.lines[line] = Some(connection);
        }
        Ok(())
    }

    /// Processes the answer to a move.
    fn moved(&mut self, place: usize, guest: usize, reply: &Reply) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        let is_shown = reply.is_good() && !reply.body.contains(r#""result":"drafted""#);
        let took = known.answered(guest, is_shown);
        if let (Some(recording), Some(took)) = (&mut self.recording, took) {
            recording.answers.push(took);
        }
        if reply.is_good() {
            return Ok(());
        }
        anyhow::ensure!(known.phase == Phase::Playing, "the next game did not start: {}", reply.body);
        self.moves.push(Reverse((Instant::now() + AFTER_REFUSAL, place)));
        self.note_failure(reply);
        Ok(())
    }

    fn note_failure(&mut self, reply: &Reply) {
        self.refusal = Some(reply.body.clone());
        if let Some(recording) = &mut self.recording {
            recording.failures += 1;
        }
    }

    fn make_move(&mut self, place: usize) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        if known.phase == Phase::Looking {
            // It is played once all are watching.
            self.moves.push(Reverse((Instant::now() + self.period, place)));
            return Ok(());
        }
        let Some(Next { guest, decision, action }) = &known.next else { return Ok(()) };
        self.posts += 1;
        let body = format!(r#"{{"decision":"{decision}","actions":["{action}"],"id":"{}"}}"#, self.posts);
        let at = decision.split('.').next().and_then(|at| at.parse().ok()).unwrap_or(0);
        let (guest, path) = (*guest, format!("/api/tables/{}/moves", known.id));
        known.sent.push_back(Sent::new(guest, at, self.company.viewers()));
        if let Some(recording) = &mut self.recording {
            recording.moves += 1;
        }
        self.ask(place, guest, &path, &body)
    }

    /// Processes an event in a guest's stream.
    fn heard(&mut self, place: usize, guest: usize, event: &[u8]) -> anyhow::Result<()> {
        let Some(heard) = Heard::read(event) else { return Ok(()) };
        // A node that had to reload a table sends the position without its last steps.
        if heard.name == b"step" || heard.name == b"sync" {
            self.stepped(place, guest, heard.at);
        }
        let known = &mut self.places[place];
        if heard.name == b"sync" && known.phase == Phase::Looking {
            known.awaited -= 1;
            if known.awaited == 0 {
                known.phase = Phase::Playing;
                self.ready += usize::from(std::mem::take(&mut known.is_new));
                if !self.is_playing {
                    // A guest who only watches has no connection except the stream.
                    let Company { people, .. } = self.company;
                    let first = place * self.company.lines() + self.company.viewers();
                    self.lines[first..][..people].fill_with(|| None);
                }
            }
        }
        if heard.is_over && known.phase == Phase::Playing {
            return self.once_more(place, guest);
        }
        if let Some((decision, legal)) = heard.asked
            && known.next.as_ref().is_none_or(|next| next.decision != decision)
        {
            let random = self.random();
            let action = choose(legal, random).to_owned();
            self.places[place].next = Some(Next { guest, decision: decision.to_owned(), action });
            if self.is_playing {
                let share = (self.random() >> 11) as f64 / (1_u64 << 53) as f64;
                let when = Instant::now() + self.period.mul_f64(0.5 + share);
                self.moves.push(Reverse((when, place)));
            }
        }
        Ok(())
    }

    /// Notes that the guest sees the table's moves up to this one.
    fn stepped(&mut self, place: usize, guest: usize, at: usize) {
        let (node, nodes) = (self.node_of(guest), self.addresses.len());
        let recording = &mut self.recording;
        self.places[place].sees(guest, at, |sent| {
            let Some(recording) = recording else { return };
            let took = sent.elapsed_ms();
            if sent.guest == guest {
                recording.own.push(took);
                return;
            }
            recording.others.push(took);
            if sent.guest % nodes != node {
                recording.elsewhere.push(took);
            }
        });
    }

    /// The game is over. The guest who sees it first asks for the next one.
    fn once_more(&mut self, place: usize, guest: usize) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        let host = if guest < self.company.people { guest } else { 0 };
        (known.phase, known.awaited, known.host, known.next) = (Phase::Again, 1, host, None);
        if let Some(recording) = &mut self.recording {
            recording.games += 1;
        }
        let path = format!("/api/tables/{}/rematch", known.id);
        self.ask(place, host, &path, "{}")
    }
}
