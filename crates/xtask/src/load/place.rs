//! A table of guests, as the driver knows it.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Instant;

use super::company::Company;
use super::connection::find;
use super::memory::Memory;

/// The phase that a table is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The guests get their tokens.
    Naming,
    /// The first guest sets up the table.
    SettingUp,
    /// The others join.
    Joining,
    /// The game begins.
    Starting,
    /// All of them start watching.
    Looking,
    /// The game is being played.
    Playing,
    /// The game is over, and the next one was requested.
    Again,
    /// The guests compare the record with what they were told.
    Checking,
    /// Somebody looks back at the game.
    LookingBack,
    /// Somebody tries another move from the game.
    Branching,
    /// Everybody has stopped.
    Resting,
}

/// A table.
pub(crate) struct Place {
    /// The number of its company in the crowd.
    pub(crate) kind: usize,
    pub(crate) company: Rc<Company>,
    /// Its first connection. The viewers' streams come first, then the connections for players' moves.
    pub(crate) first: usize,
    /// The node that each viewer is at.
    pub(crate) nodes: Vec<usize>,
    pub(crate) id: String,
    pub(crate) phase: Phase,
    pub(crate) tokens: Vec<String>,
    /// How many answers or first events are still expected in this phase.
    pub(crate) awaited: usize,
    /// The guest who owns the table.
    pub(crate) host: usize,
    /// The move to make, and the guest who makes it.
    pub(crate) next: Option<Next>,
    /// Moves that somebody has not seen yet, in order.
    pub(crate) sent: VecDeque<Sent>,
    /// Whether somebody has not started watching yet.
    pub(crate) is_new: bool,
    /// Whether the viewers' streams contain a whole game.
    pub(crate) is_whole: bool,
    /// When the next move is to be made.
    pub(crate) move_at: Option<Instant>,
    /// What the guests remember of the game, if that is compared with its record.
    pub(crate) memory: Memory,
}

/// A move to make.
pub(crate) struct Next {
    pub(crate) guest: usize,
    pub(crate) decision: String,
    pub(crate) action: String,
}

/// A move that was made.
pub(crate) struct Sent {
    pub(crate) guest: usize,
    pub(crate) when: Instant,
    /// How many entries the record had before it.
    pub(crate) at: usize,
    pub(crate) is_answered: bool,
    pub(crate) seen_by: Vec<bool>,
}

impl Sent {
    /// A move that a guest makes now, to be seen by this many viewers.
    pub(crate) fn new(guest: usize, at: usize, viewers: usize) -> Sent {
        Sent { guest, when: Instant::now(), at, is_answered: false, seen_by: vec![false; viewers] }
    }

    pub(crate) fn elapsed_ms(&self) -> f64 {
        self.when.elapsed().as_secs_f64() * 1000.0
    }

    fn is_done(&self) -> bool {
        self.is_answered && self.seen_by.iter().all(|is_seen| *is_seen)
    }
}

impl Place {
    /// A table for new guests, who are spread over this many nodes.
    pub(crate) fn new(kind: usize, company: &Rc<Company>, first: usize, nodes: usize) -> Place {
        Place {
            kind,
            company: Rc::clone(company),
            first,
            nodes: (0..company.viewers()).map(|viewer| viewer % nodes).collect(),
            id: String::new(),
            phase: Phase::Naming,
            tokens: vec![String::new(); company.people],
            awaited: company.people,
            host: 0,
            next: None,
            sent: VecDeque::new(),
            is_new: true,
            is_whole: false,
            move_at: None,
            memory: Memory::of(company),
        }
    }

    /// The connections of the viewers' streams.
    pub(crate) fn streams(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.company.viewers()
    }

    /// The connection for a guest's moves.
    pub(crate) fn line_of(&self, guest: usize) -> usize {
        self.first + self.company.viewers() + guest
    }

    /// Whether a guest is asked something that nobody is about to answer and that was not answered before.
    pub(crate) fn may_answer(&self, guest: usize, decision: &str) -> bool {
        let is_next = self.next.as_ref().is_some_and(|next| next.guest == guest && next.decision == decision);
        !is_next && self.memory.guests.get(guest).is_none_or(|guest| !guest.has_answered(decision))
    }

    /// The guest's request in this phase, if it can be repeated.
    pub(crate) fn wish(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Joining => Some("join"),
            Phase::Starting => Some("start"),
            Phase::Again => Some("rematch"),
            _ => None,
        }
    }

    /// The guest sees the record with this many entries. `note` is called for every move that they had not
    /// seen before.
    pub(crate) fn sees(&mut self, guest: usize, entries: usize, mut note: impl FnMut(&Sent)) {
        for sent in self.sent.iter_mut().filter(|sent| sent.at < entries && !sent.seen_by[guest]) {
            sent.seen_by[guest] = true;
            note(sent);
        }
        self.sent.retain(|sent| !sent.is_done());
    }

    /// The guest's last move was answered. Returns how long that took. A move that was refused, or that
    /// nobody else is shown yet, does not count.
    pub(crate) fn answered(&mut self, guest: usize, is_shown: bool) -> Option<f64> {
        let asked = |sent: &Sent| sent.guest == guest && !sent.is_answered;
        let index = self.sent.iter().position(asked)?;
        if !is_shown {
            self.sent.remove(index);
            return None;
        }
        self.sent[index].is_answered = true;
        let took = self.sent[index].elapsed_ms();
        self.sent.retain(|sent| !sent.is_done());
        Some(took)
    }

    /// How often a guest has not seen a move.
    pub(crate) fn unseen(&self) -> usize {
        self.sent.iter().flat_map(|sent| &sent.seen_by).filter(|is_seen| !**is_seen).count()
    }
}

/// What the driver reads from an event.
pub(crate) struct Heard<'a> {
    pub(crate) name: &'a [u8],
    pub(crate) at: usize,
    /// The viewer's decision and legal actions, as JSON strings between commas.
    pub(crate) asked: Option<(&'a str, &'a str)>,
    pub(crate) is_over: bool,
    /// How many entries the viewer knew before, in a step.
    pub(crate) since: Option<usize>,
    /// The viewer's seat, where the event says so.
    pub(crate) seat: Option<u64>,
}

impl<'a> Heard<'a> {
    pub(crate) fn read(event: &'a [u8]) -> Option<Heard<'a>> {
        let name = between(event, b"event: ", b"\n")?;
        let at = between(event, b"\nid: ", b".").and_then(|at| std::str::from_utf8(at).ok()?.parse().ok());
        let mut heard =
            Heard { name, at: at.unwrap_or(0), asked: None, is_over: false, since: None, seat: None };
        let Some(waiting) = find(event, b"\"waiting\":\"") else { return Some(heard) };
        let position = &event[waiting..];
        heard.is_over = position.starts_with(b"\"waiting\":\"nobody");
        heard.asked = between(position, b"\"decision\":\"", b"\"").and_then(|decision| {
            let legal = between(position, b"\"legal\":[\"", b"\"]")?;
            Some((std::str::from_utf8(decision).ok()?, std::str::from_utf8(legal).ok()?))
        });
        Some(heard)
    }

    /// Reads what only guests need who remember a game.
    pub(crate) fn with_details(mut self, event: &[u8]) -> Heard<'a> {
        self.since = number(event, b"\"news\":{\"since\":");
        self.seat = number(event, b"\"you\":{\"seats\":[{\"seat\":").map(|seat| seat as u64);
        self
    }
}

/// The number that follows these words.
pub(crate) fn number(text: &[u8], before: &[u8]) -> Option<usize> {
    let digits = &text[find(text, before)? + before.len()..];
    let length = digits.iter().take_while(|digit| digit.is_ascii_digit()).count();
    std::str::from_utf8(&digits[..length]).ok()?.parse().ok()
}

fn between<'a>(text: &'a [u8], before: &[u8], after: &[u8]) -> Option<&'a [u8]> {
    let begin = find(text, before)? + before.len();
    let length = find(&text[begin..], after)?;
    Some(&text[begin..begin + length])
}

/// A text field of an answer, by name.
pub(crate) fn named<'a>(body: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = body.split_once(&format!("\"{name}\":\""))?;
    Some(after.split_once('"')?.0)
}

/// Picks one of the legal actions.
pub(crate) fn choose(legal: &str, random: u64) -> &str {
    let count = legal.split("\",\"").count() as u64;
    legal.split("\",\"").nth((random % count) as usize).unwrap_or_default()
}

/// A request with a body.
pub(crate) fn post(address: SocketAddr, path: &str, token: &str, body: &str) -> Vec<u8> {
    let known = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\n{known}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// A request without a body.
pub(crate) fn get(address: SocketAddr, path: &str, token: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\r\n").into_bytes()
}

/// A request for an event stream.
pub(crate) struct Look<'a> {
    pub(crate) address: SocketAddr,
    pub(crate) id: &'a str,
    pub(crate) token: &'a str,
    /// Whether it is of the kind that pages send, rather than programs.
    pub(crate) is_page: bool,
    /// How many entries the viewer already has.
    pub(crate) since: Option<usize>,
}

impl Look<'_> {
    pub(crate) fn request(&self) -> Vec<u8> {
        let Look { address, id, token, is_page, since } = self;
        let (query, accepts) =
            if *is_page { ("?words=en&page=true", "accept-encoding: gzip, deflate\r\n") } else { ("", "") };
        let last = since.map(|since| format!("last-event-id: {since}.0\r\n")).unwrap_or_default();
        let head =
            format!("GET /api/tables/{id}/events{query} HTTP/1.1\r\nhost: {address}\r\n{accepts}{last}");
        format!("{head}authorization: Bearer {token}\r\naccept: text/event-stream\r\n\r\n").into_bytes()
    }
}
