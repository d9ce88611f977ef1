//! A table of guests, as the driver knows it.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Instant;

use super::connection::find;

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
}

/// A table.
pub(crate) struct Place {
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
    pub(crate) fn new(guests: usize) -> Place {
        Place {
            id: String::new(),
            phase: Phase::Naming,
            tokens: vec![String::new(); guests],
            awaited: guests,
            host: 0,
            next: None,
            sent: VecDeque::new(),
            is_new: true,
        }
    }

    /// The guest's request in this phase, if it can be repeated.
    pub(crate) fn wish(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Joining => Some("join"),
            Phase::Starting => Some("start"),
            Phase::Again => Some("rematch"),
            Phase::Naming | Phase::SettingUp | Phase::Looking | Phase::Playing => None,
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
}

impl<'a> Heard<'a> {
    pub(crate) fn read(event: &'a [u8]) -> Option<Heard<'a>> {
        let name = between(event, b"event: ", b"\n")?;
        let at = between(event, b"\nid: ", b".").and_then(|at| std::str::from_utf8(at).ok()?.parse().ok());
        let mut heard = Heard { name, at: at.unwrap_or(0), asked: None, is_over: false };
        let Some(waiting) = find(event, b"\"waiting\":\"") else { return Some(heard) };
        let position = &event[waiting..];
        heard.is_over = position.starts_with(b"\"waiting\":\"nobody");
        heard.asked = between(position, b"\"decision\":\"", b"\"").and_then(|decision| {
            let legal = between(position, b"\"legal\":[\"", b"\"]")?;
            Some((std::str::from_utf8(decision).ok()?, std::str::from_utf8(legal).ok()?))
        });
        Some(heard)
    }
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

/// A request for an event stream, of the kind that pages or programs send.
pub(crate) fn look(address: SocketAddr, id: &str, token: &str, is_page: bool) -> Vec<u8> {
    let (query, accepts) =
        if is_page { ("?words=en&page=true", "accept-encoding: gzip, deflate\r\n") } else { ("", "") };
    let head = format!("GET /api/tables/{id}/events{query} HTTP/1.1\r\nhost: {address}\r\n{accepts}");
    format!("{head}authorization: Bearer {token}\r\naccept: text/event-stream\r\n\r\n").into_bytes()
}
