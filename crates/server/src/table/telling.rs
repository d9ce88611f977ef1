//! Who may view a table, from which point of view, and what viewers are sent.

use std::hash::{DefaultHasher, Hash, Hasher};

use catalog::{Eyes, LiveGame, Words};
use contract::{Seat, SeatSet, Viewer};
use record::{SeenEntry, to_hex};
use scene::Shown;
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use super::face::TableFace;
use super::sheet::Stage;
use super::task::Table;
use super::viewers::{Onlooker, Telling, is_page};
use super::wire::{self, Message, Sync, Update};
use crate::fault::{Answer, ApiFault, Code};

/// A new viewer's event stream.
pub(crate) struct Stream {
    /// The viewer's number, needed when they leave.
    pub(crate) number: u64,
    /// The messages for the viewer.
    pub(crate) sent: mpsc::Receiver<Message>,
}

impl Table {
    /// Refuses if the table's owner does not allow hints.
    pub(crate) fn must_allow_hints(&self) -> Answer<()> {
        if self.sheet.hints { Ok(()) } else { Err(ApiFault::plain(Code::NotAllowed, "server-no-hints")) }
    }

    /// Refuses the tally while the game is running, unless the table's owner allows hints.
    pub(crate) fn must_allow_tally(&self) -> Answer<()> {
        if self.sheet.state == Stage::Over { Ok(()) } else { self.must_allow_hints() }
    }

    /// The table as this user may see it.
    pub(crate) fn face(&self, user: Option<&str>) -> TableFace {
        let question = self.sheet.question_face(self.patience());
        TableFace::new(&self.id, &self.sheet, question, user, |seat| self.connected.contains(seat))
    }

    /// The table as this viewer may see it.
    fn face_for(&self, user: Option<&str>, telling: Option<Telling>) -> TableFace {
        let is_over = matches!(self.sheet.state, Stage::Over | Stage::Closed);
        let seed = is_over.then(|| to_hex(&self.dealer_seed().reveal()));
        let face = TableFace { seed, ..self.face(user) };
        match (telling, self.hall.catalog.game(&self.sheet.game)) {
            (Some(Telling { texts, page: Some(files) }), Ok(game)) if face.state != Stage::Running => {
                face.on_page(texts, files, game, user.is_none())
            }
            _ => face,
        }
    }

    /// Whether a user may view the table from this point of view.
    pub(super) fn may_look(&self, viewer: Viewer, user: Option<&str>) -> bool {
        let sits = user.is_some_and(|user| !self.sheet.seats_of(user).is_empty());
        match viewer {
            Viewer::Seat(seat) => {
                user.is_some() && self.sheet.seated(seat).is_some_and(|seated| seated.user() == user)
            }
            Viewer::Spectator => {
                self.sheet.spectators || sits || user.is_some_and(|user| self.sheet.is_host(user))
            }
        }
    }

    /// The point of view of a user who asks for a seat, to watch, or for nothing in particular. In the last
    /// case it is the seat whose turn it is, if it is the user's.
    pub(crate) fn viewer(&self, user: Option<&str>, seat: Option<Seat>, watch: bool) -> Answer<Viewer> {
        let own = user.map_or(SeatSet::EMPTY, |user| self.sheet.seats_of(user));
        let due = self.live.as_ref().map_or(SeatSet::EMPTY, |live| live.due());
        let viewer = match (seat, own.first()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, Some(first)) if !watch => {
                Viewer::Seat(own.iter().find(|seat| due.contains(*seat)).unwrap_or(first))
            }
            _ => Viewer::Spectator,
        };
        if self.may_look(viewer, user) {
            return Ok(viewer);
        }
        Err(match viewer {
            Viewer::Seat(_) => ApiFault::not_yours(),
            Viewer::Spectator => ApiFault::plain(Code::NotAllowed, "server-no-spectators"),
        })
    }

    /// The same for looking back at earlier moments. Once the game is over, nothing is hidden from anybody.
    pub(crate) fn eyes(
        &self,
        user: Option<&str>,
        seat: Option<Seat>,
        watch: bool,
        open: bool,
    ) -> Answer<Eyes> {
        if self.sheet.state != Stage::Over {
            let viewer = self.viewer(user, seat, watch)?;
            return if open { Err(ApiFault::not_yours()) } else { Ok(Eyes::Viewer(viewer)) };
        }
        let viewer = self.viewer(user, None, watch || open)?;
        match seat.filter(|seat| self.sheet.seated(*seat).is_some()) {
            _ if open => Ok(Eyes::Open),
            Some(seat) => Ok(Eyes::Viewer(Viewer::Seat(seat))),
            None => Ok(Eyes::Viewer(viewer)),
        }
    }

    /// Everything a viewer may know now.
    pub(crate) async fn sync(
        &mut self,
        viewer: Viewer,
        user: Option<&str>,
        telling: Option<Telling>,
    ) -> Answer<Sync> {
        self.read_chat().await?;
        Ok(self.sync_now(viewer, user, telling, &mut Shown::default()))
    }

    fn sync_now(
        &self,
        viewer: Viewer,
        user: Option<&str>,
        telling: Option<Telling>,
        shown: &mut Shown,
    ) -> Sync {
        let names = self.names();
        let words = telling.map(|telling| telling.words(&names));
        Sync {
            at: self.live.as_ref().map_or(0, |live| live.entries()),
            table: self.face_for(user, telling),
            position: self.live.as_deref().map(|live| self.position(live, viewer, words, shown)),
            clocks: self.clocks.face(self.hall.clock.uptime_ms()),
            chat: self.chat_for(user),
            played_for_you: viewer.seat().map(|seat| self.played_for(seat)).unwrap_or_default(),
        }
    }

    /// The game as a viewer sees it. A game that was ended early no longer asks anybody anything.
    fn position(
        &self,
        live: &dyn LiveGame,
        viewer: Viewer,
        words: Option<Words<'_>>,
        shown: &mut Shown,
    ) -> Box<RawValue> {
        *shown = Shown::default();
        let past = || live.moment(Eyes::Viewer(viewer), live.entries(), words);
        let ended = self.sheet.early.and_then(|_| past());
        ended.unwrap_or_else(|| live.position_with(viewer, words, shown))
    }

    /// What a stand-in has played for an absent seat.
    pub(super) fn played_for(&self, seat: Seat) -> Vec<SeenEntry> {
        let since = self.sheet.seated(seat).and_then(|seated| seated.absent_since);
        match (since, &self.live) {
            (Some(since), Some(live)) => live.seen(Viewer::Seat(seat), since),
            _ => Vec::new(),
        }
    }

    /// Adds a viewer. If they say what they already have and it is not too old, they are sent what has
    /// happened since. Otherwise they are sent everything.
    pub(crate) async fn look(
        &mut self,
        viewer: Viewer,
        user: Option<String>,
        telling: Option<Telling>,
        since: Option<usize>,
    ) -> Answer<Stream> {
        if self.viewers.len() >= self.hall.settings.most_viewers {
            return Err(ApiFault::plain(Code::Full, "server-too-many-viewers"));
        }
        self.read_chat().await?;
        // The viewer may have seen more at another node.
        if since > self.live.as_ref().map(|live| live.entries()) {
            self.catch_up_with_nodes().await?;
        }
        if let Some(user) = &user {
            self.hall.mutes_of(user).await?;
        }
        let mut shown = Shown::default();
        let resumed = since.and_then(|since| self.step_message(viewer, telling, since, &mut shown));
        let (number, sent) = self.viewers.add(viewer, user.clone(), telling);
        if self.connected_now() != self.connected {
            self.tell_table_but(Some(number));
        }
        let first = match resumed {
            Some(step) => {
                self.viewers
                    .send_to(number, &wire::event("table", None, &self.face_for(user.as_deref(), telling)));
                step
            }
            None => self.sync_message(viewer, user.as_deref(), telling, &mut shown),
        };
        self.viewers.set_shown(number, shown);
        self.viewers.send_to(number, &wire::with_retry(self.comes_back_after_ms(number), &first));
        if is_page(telling) {
            let talk = self.chat_for(user.as_deref());
            self.viewers.send_to(number, &wire::event("talk", None, &talk).of_talk());
        }
        Ok(Stream { number, sent })
    }

    /// After how many milliseconds a viewer whose stream breaks off should reconnect. Many streams break off
    /// together, and the viewers should not all return at once. This is not a random number, because what is
    /// sent must depend on nothing but what the viewer may know.
    fn comes_back_after_ms(&self, number: u64) -> u32 {
        let mut hasher = DefaultHasher::new();
        (&*self.id, number).hash(&mut hasher);
        500 + (hasher.finish() % 1500) as u32
    }

    /// Removes a viewer.
    pub(crate) fn look_away(&mut self, number: u64) {
        self.viewers.remove(number);
        self.announce_departures();
    }

    /// Tells the others that a viewer has left, or was cut off because they did not read what they were sent.
    pub(super) fn announce_departures(&mut self) {
        if self.connected_now() != self.connected {
            self.tell_table();
        }
    }

    /// The seats from which people are watching, here and elsewhere. Other nodes are told of changes here.
    fn connected_now(&mut self) -> SeatSet {
        let seats = self.sheet.all_seated().map(|(seat, _)| seat);
        let here = seats.filter(|seat| self.viewers.has_seat(*seat)).collect();
        self.connected_with(here)
    }

    fn edits(&self, viewer: Viewer) -> u32 {
        let decision = viewer.seat().and_then(|seat| self.live.as_ref()?.decision(seat));
        decision.map_or(0, |decision| decision.edits)
    }

    fn sync_message(
        &self,
        viewer: Viewer,
        user: Option<&str>,
        telling: Option<Telling>,
        shown: &mut Shown,
    ) -> Message {
        let mut sync = self.sync_now(viewer, user, telling, shown);
        if is_page(telling) {
            sync.chat = Vec::new();
        }
        let message = wire::event("sync", Some((sync.at, self.edits(viewer))), &sync);
        if sync.chat.is_empty() { message } else { message.of_talk() }
    }

    pub(super) fn sync_everybody(&mut self) {
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.send(|onlooker| {
            let Onlooker { viewer, user, telling, shown, .. } = onlooker;
            Some(self.sync_message(*viewer, user.as_deref(), *telling, shown))
        });
        self.viewers = viewers;
    }

    fn step_message(
        &self,
        viewer: Viewer,
        telling: Option<Telling>,
        since: usize,
        shown: &mut Shown,
    ) -> Option<Message> {
        let live = self.live.as_ref()?;
        let names = telling.map(|_| self.names());
        let words = telling.zip(names.as_ref()).map(|(telling, names)| telling.words(names));
        let step = Update {
            at: live.entries(),
            news: live.news(viewer, since, words)?,
            position: live.position_with(viewer, words, shown),
            clocks: self.clocks.face(self.hall.clock.uptime_ms()),
        };
        Some(wire::event("step", Some((step.at, self.edits(viewer))), &step))
    }

    /// Sends everybody what has happened since the record had this many entries, or the whole position if
    /// that is long ago.
    pub(super) fn tell_step(&mut self, since: usize) {
        let mut viewers = std::mem::take(&mut self.viewers);
        let mut is_told = true;
        viewers.send_looks(|viewer, telling, shown| {
            let step = self.step_message(viewer, telling, since, shown);
            is_told &= step.is_some();
            step
        });
        self.viewers = viewers;
        if !is_told {
            self.sync_everybody();
        }
    }

    /// Sends a seat, and nobody else, the state of its draft.
    pub(super) fn tell_draft(&mut self, seat: Seat) {
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.send_looks(|viewer, telling, shown| {
            let live = self.live.as_ref().filter(|_| viewer.is(seat))?;
            let names = telling.map(|_| self.names());
            let words = telling.zip(names.as_ref()).map(|(telling, names)| telling.words(names));
            let draft = Update {
                at: live.entries(),
                news: live.draft_news(seat, words),
                position: live.position_with(viewer, words, shown),
                clocks: None,
            };
            Some(wire::event("draft", Some((draft.at, self.edits(viewer))), &draft))
        });
        self.viewers = viewers;
    }

    /// Sends everybody the state of the table.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(None);
    }

    /// Before the game begins, people change seats and are removed. As there is nothing to hide yet, they keep
    /// watching, from their new seat or as spectators.
    fn follow_seat(&self, onlooker: &mut Onlooker) {
        let user = onlooker.user.as_deref();
        if self.live.is_none() && !self.may_look(onlooker.viewer, user) {
            onlooker.viewer = self.viewer(user, None, false).unwrap_or(onlooker.viewer);
        }
    }

    fn tell_table_but(&mut self, number: Option<u64>) {
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.retain(|onlooker| {
            self.follow_seat(onlooker);
            self.may_look(onlooker.viewer, onlooker.user.as_deref())
        });
        self.viewers = viewers;
        self.connected = self.connected_now();
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.send(|onlooker| {
            let is_told = Some(onlooker.number) != number;
            is_told.then(|| {
                wire::event("table", None, &self.face_for(onlooker.user.as_deref(), onlooker.telling))
            })
        });
        self.viewers = viewers;
    }
}
