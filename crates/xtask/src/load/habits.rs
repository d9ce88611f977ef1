//! Guests who stay for long: they remember what they were told and compare it with the record, look back, try
//! other moves, play again, leave, and lose their connections now and then.

use std::cmp::Reverse;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::connection::Reply;
use super::crowd::{AFTER_REFUSAL, Chore, Crowd};
use super::memory::{Memory, Remembered, Then};
use super::place::{Heard, Phase, Place};

/// How long a record may lag behind what players were told, if there are several nodes, and how long a node
/// may take to write it once a game is over.
const BEHIND: Duration = Duration::from_mins(1);

/// A table at which nothing happens for this long is looked at again from the beginning.
const STANDSTILL: Duration = Duration::from_secs(30);

/// The beginning of a finished game's record.
const WHOLE: &str = "{\"starfry\":\"record\"";

/// One in this many guests who lose their connection is at a table that everybody leaves.
const LEAVING: u64 = 30;

/// How guests behave, and what they have done.
pub(crate) struct Habits {
    /// How often somebody's connection breaks off.
    pub(crate) every: Duration,
    next: Instant,
    pub(crate) deeds: Deeds,
}

/// What the guests have done.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Deeds {
    /// Moves that were acknowledged as being on disk.
    pub(crate) acknowledged: usize,
    /// Acknowledged moves that were found in a record exactly once.
    pub(crate) found_exactly_once: usize,
    /// Finished games whose records were compared.
    pub(crate) games_finished: usize,
    /// Copies of unfinished games that were compared.
    pub(crate) games_left: usize,
    pub(crate) rematches: usize,
    pub(crate) branches: usize,
    pub(crate) looks_back: usize,
    /// How often a viewer came back and knew what they had seen.
    pub(crate) resumed: usize,
    /// How often a viewer came back and knew nothing.
    pub(crate) came_anew: usize,
    /// How often a viewer came back to another node.
    pub(crate) changed_node: usize,
    /// How often all viewers of a table came anew because nothing had happened for a while.
    pub(crate) standstills: usize,
    /// Moves that were refused, for example because somebody else was faster.
    pub(crate) refused: usize,
}

impl Habits {
    /// Guests of whom one loses the connection every so often.
    pub(crate) fn new(every: Duration) -> Habits {
        Habits { every, next: Instant::now(), deeds: Deeds::default() }
    }
}

impl Place {
    /// Notes what a viewer has seen, which must continue what they knew.
    pub(crate) fn has_heard(&mut self, viewer: usize, heard: &Heard<'_>) -> anyhow::Result<()> {
        if matches!(self.phase, Phase::Again | Phase::Starting) {
            // The last step of a game that everybody has already compared and left.
            return Ok(());
        }
        let seen = &mut self.memory.seen[viewer];
        let is_next = match heard.name {
            b"step" => heard.since == Some(*seen),
            b"sync" => heard.at >= *seen,
            _ => return Ok(()),
        };
        let (now, since) = (heard.at, heard.since);
        anyhow::ensure!(is_next, "a viewer knew {seen} entries and was shown {now}, after {since:?}");
        *seen = now;
        self.memory.active = Some(Instant::now());
        if let (Some(seat), Some(guest)) = (heard.seat, self.memory.guests.get_mut(viewer)) {
            guest.seat = seat;
        }
        Ok(())
    }
}

impl Crowd {
    /// From now on, guests remember, come and go.
    pub(crate) fn take_up(&mut self, habits: Habits) {
        self.habits = Some(habits);
    }

    /// What the guests have done so far.
    pub(crate) fn deeds(&self) -> Deeds {
        self.habits.as_ref().map(|habits| habits.deeds.clone()).unwrap_or_default()
    }

    fn note(&mut self, note: impl FnOnce(&mut Deeds)) {
        if let Some(habits) = &mut self.habits {
            note(&mut habits.deeds);
        }
    }

    /// Now and then somebody's connection breaks off, or everybody leaves a table.
    pub(super) fn stir(&mut self, now: Instant) -> anyhow::Result<()> {
        let Some(habits) = self.habits.as_mut().filter(|habits| habits.next <= now) else { return Ok(()) };
        habits.next = now + habits.every;
        self.revive(now)?;
        let (random, tables) = (self.random(), self.places.len() as u64);
        let place = (random % tables) as usize;
        let known = &mut self.places[place];
        if known.phase != Phase::Playing {
            return Ok(());
        }
        if (random >> 16).is_multiple_of(LEAVING) {
            known.memory.enough = Some(0);
            return Ok(());
        }
        let viewer = ((random >> 32) % known.company.viewers() as u64) as usize;
        self.reconnect(place, viewer)
    }

    /// Looks again at tables where nothing has happened for a while.
    fn revive(&mut self, now: Instant) -> anyhow::Result<()> {
        for place in 0..self.places.len() {
            let known = &mut self.places[place];
            let is_still = known.memory.active.is_some_and(|active| now > active + STANDSTILL);
            if known.phase != Phase::Playing || !is_still {
                continue;
            }
            known.memory.active = Some(now);
            known.next = None;
            self.note(|deeds| deeds.standstills += 1);
            for viewer in 0..self.places[place].company.viewers() {
                self.places[place].memory.seen[viewer] = 0;
                self.watch(place, viewer, None)?;
            }
        }
        Ok(())
    }

    /// A viewer's connection breaks off, and they come back, perhaps to another node.
    fn reconnect(&mut self, place: usize, viewer: usize) -> anyhow::Result<()> {
        let (random, nodes) = (self.random(), self.addresses.len());
        let known = &mut self.places[place];
        let is_free = known.memory.guests.get(viewer).is_none_or(Remembered::is_free);
        if nodes > 1 && is_free && random.is_multiple_of(2) {
            known.nodes[viewer] = (known.nodes[viewer] + 1) % nodes;
            if viewer < known.company.people {
                let line = known.line_of(viewer);
                self.lines[line] = None;
            }
            self.note(|deeds| deeds.changed_node += 1);
        }
        let seen = &mut self.places[place].memory.seen[viewer];
        let since = Some(*seen).filter(|_| !(random >> 8).is_multiple_of(3));
        if since.is_none() {
            *seen = 0;
        }
        self.note(|deeds| match since {
            Some(_) => deeds.resumed += 1,
            None => deeds.came_anew += 1,
        });
        self.watch(place, viewer, since)
    }

    /// Notes the answer to a guest's move.
    pub(super) fn remember_answer(
        &mut self,
        place: usize,
        guest: usize,
        reply: &Reply,
    ) -> anyhow::Result<()> {
        let remembered = &mut self.places[place].memory.guests[guest];
        let is_acknowledged = remembered.is_answered(reply.is_good(), &reply.body)?;
        self.note(|deeds| {
            deeds.acknowledged += usize::from(is_acknowledged);
            deeds.refused += usize::from(!reply.is_good());
        });
        Ok(())
    }

    /// Whether the guests of a table stop playing. Then they compare their copies of the record.
    pub(super) fn has_enough(&mut self, place: usize) -> anyhow::Result<bool> {
        let known = &self.places[place];
        let has_enough = known.phase == Phase::Playing
            && known.memory.enough.is_some_and(|enough| known.memory.acknowledged() >= enough);
        if has_enough {
            self.compare(place, Then::Leave)?;
        }
        Ok(has_enough)
    }

    /// The game is over, so its record is compared with what everybody remembers.
    pub(super) fn game_is_over(&mut self, place: usize) -> anyhow::Result<()> {
        let memory = &mut self.places[place].memory;
        memory.is_over = true;
        let is_branch = memory.inherited > 0;
        self.compare(place, if is_branch { Then::Leave } else { Then::Continue })
    }

    fn compare(&mut self, place: usize, then: Then) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        (known.phase, known.awaited, known.next) = (Phase::Checking, known.company.people, None);
        (known.memory.then, known.memory.since) = (then, Some(Instant::now()));
        (0..known.company.people).try_for_each(|guest| self.ask_for_record(place, guest))
    }

    /// A guest reads the record. All answers to the guest's moves come before it on the same connection.
    pub(super) fn ask_for_record(&mut self, place: usize, guest: usize) -> anyhow::Result<()> {
        let path = format!("/api/tables/{}/record", self.places[place].id);
        self.ask_for(place, guest, &path)
    }

    /// Compares a guest's copy of the record. A node may not know everything yet.
    pub(super) fn has_record(&mut self, place: usize, guest: usize, reply: &Reply) -> anyhow::Result<()> {
        let has_nodes = self.addresses.len() > 1;
        let known = &mut self.places[place];
        let may_wait = known.memory.since.is_some_and(|since| since.elapsed() < BEHIND);
        let is_whole = reply.is_good() && reply.body.starts_with(WHOLE);
        if (known.memory.is_over && !is_whole || !reply.is_good()) && may_wait {
            self.ask_again_later(place, guest);
            return Ok(());
        }
        anyhow::ensure!(reply.is_good(), "no record: {}", reply.body);
        if let Err(error) = known.memory.compare(guest, &reply.body) {
            if has_nodes && may_wait {
                self.ask_again_later(place, guest);
                return Ok(());
            }
            return Err(error.context(format!("{} {}, guest {guest}", known.company.game, known.id)));
        }
        known.awaited -= 1;
        if known.awaited > 0 { Ok(()) } else { self.has_compared(place) }
    }

    fn ask_again_later(&mut self, place: usize, guest: usize) {
        self.agenda.push(Reverse((Instant::now() + AFTER_REFUSAL, place, Chore::Record(guest))));
    }

    /// All guests have compared the record with what they remember.
    fn has_compared(&mut self, place: usize) -> anyhow::Result<()> {
        let known = &mut self.places[place];
        let (found, is_over, then) = (known.memory.acknowledged(), known.memory.is_over, known.memory.then);
        self.note(|deeds| {
            deeds.found_exactly_once += found;
            deeds.games_finished += usize::from(is_over);
            deeds.games_left += usize::from(!is_over);
        });
        match then {
            Then::Continue => self.look_back(place),
            Then::Leave => self.replace(place),
            Then::Rest => {
                self.places[place].phase = Phase::Resting;
                Ok(())
            }
        }
    }

    /// Looks back at a moment of the finished game, and reads its story.
    fn look_back(&mut self, place: usize) -> anyhow::Result<()> {
        let random = self.random();
        let known = &mut self.places[place];
        let at = known.memory.moment(random).unwrap_or(0);
        (known.phase, known.awaited) = (Phase::LookingBack, 2);
        let (host, path) = (known.host, format!("/api/tables/{}", known.id));
        self.note(|deeds| deeds.looks_back += 1);
        self.ask_for(place, host, &format!("{path}/moments/{at}?open=true&words=en&page=true"))?;
        self.ask_for(place, host, &format!("{path}/log?open=true&words=en&page=true"))
    }

    /// Tries another move, goes elsewhere or, mostly, plays again.
    pub(super) fn after_looking_back(&mut self, place: usize) -> anyhow::Result<()> {
        let random = self.random();
        let moment = self.places[place].memory.moment(random >> 8);
        match (random % 10, moment) {
            (0, _) => self.replace(place),
            (1 | 2, Some(at)) => self.branch(place, at),
            _ => {
                let known = &mut self.places[place];
                known.memory = Memory::of(&known.company);
                self.note(|deeds| deeds.rematches += 1);
                self.play_again(place)
            }
        }
    }

    /// The first guest tries another move from a moment of the finished game, against bots.
    fn branch(&mut self, place: usize, at: usize) -> anyhow::Result<()> {
        let enough = 2 + (self.random() % 6) as usize;
        let known = &mut self.places[place];
        let path = format!("/api/tables/{}/branch", known.id);
        let (first, lines) = (known.first, known.company.lines());
        known.company = Rc::new(known.company.branch());
        known.memory = Memory { inherited: at, enough: Some(enough), ..Memory::of(&known.company) };
        (known.phase, known.awaited, known.host) = (Phase::Branching, 1, 0);
        known.sent.clear();
        self.lines[first..][..lines].fill_with(|| None);
        self.note(|deeds| deeds.branches += 1);
        self.ask(place, 0, &path, &format!(r#"{{"at":{at}}}"#))
    }

    /// Ends all games: every guest compares their copy of the record.
    pub(crate) fn stop(&mut self, patience: Duration) -> anyhow::Result<()> {
        let until = Instant::now() + patience;
        self.stop_playing();
        loop {
            for place in 0..self.places.len() {
                let memory = &mut self.places[place].memory;
                memory.then = Then::Rest;
                if self.places[place].phase == Phase::Playing {
                    self.compare(place, Then::Rest)?;
                }
            }
            let is_busy = |place: &Place| matches!(place.phase, Phase::Checking);
            if !self.places.iter().any(is_busy) {
                return Ok(());
            }
            anyhow::ensure!(Instant::now() < until, "not all records could be compared in time");
            self.round(Instant::now() + Duration::from_millis(50))?;
        }
    }
}
