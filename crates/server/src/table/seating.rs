//! Sitting down, leaving, starting and playing again.

use std::sync::Arc;
use std::time::Duration;

use contract::{Seat, SeatSet};
use i18n::Message;
use record::Without;
use sha2::{Digest, Sha256};
use store::User;
use subtle::ConstantTimeEq;

use super::comfort::Comfort;
use super::dealing::{Dealing, Next, PATIENCE_MS, without};
use super::outcome::has_ended;
use super::sheet::{BotLevel, Occupant, Seated, Sheet, Stage};
use super::task::Table;
use super::writing::Change;
use crate::faces::face_of;
use crate::fault::{Answer, ApiFault, Code};
use crate::names::look_alike;

/// How often a change to the dealing is tried if others are faster.
const TRIES: u32 = 5;

/// A table that has just woken learns within this time who is watching from other nodes.
const HEARS_AFTER: Duration = Duration::from_secs(1);

/// A page is reloaded within this time, in milliseconds, for example that of a player who has just sat down.
const RELOAD_MS: i64 = 3000;

/// A user who wants to sit down.
#[derive(Clone, Debug)]
pub(crate) struct Joiner {
    pub(crate) user: String,
    pub(crate) name: String,
    pub(crate) face: u32,
    pub(crate) is_program: bool,
}

/// How a user wants to sit down.
#[derive(Clone, Debug, Default)]
pub(crate) struct JoinRequest {
    pub(crate) seat: Option<Seat>,
    pub(crate) invite: Option<String>,
}

/// The stored hash of an invitation's secret.
pub(crate) fn hash_of_invite(secret: &str) -> String {
    record::to_hex(&Sha256::digest(secret.as_bytes()))
}

impl Table {
    fn must_be_open(&self) -> Answer<()> {
        match self.sheet.state {
            Stage::Open if self.is_starting() => Err(ApiFault::plain(Code::NotNow, "server-starting")),
            Stage::Open => Ok(()),
            _ => Err(ApiFault::plain(Code::NotNow, "server-begun")),
        }
    }

    /// Whether the game is about to begin. It is not dealt before everybody has revealed their entropy.
    fn is_starting(&self) -> bool {
        self.sheet.dealing.as_ref().is_some_and(|dealing| dealing.starting.is_some())
    }

    /// Seats a user.
    pub(crate) async fn join(&mut self, who: Joiner, request: JoinRequest) -> Answer<Seat> {
        self.catch_up_with_nodes().await?;
        self.must_be_open()?;
        if let Some(seat) = self.sheet.seats_of(&who.user).first() {
            let is_enough = request.seat.is_none_or(|wanted| self.sheet.seats_of(&who.user).contains(wanted));
            // A player who follows the link again is already seated.
            return if is_enough {
                Ok(seat)
            } else {
                Err(ApiFault::plain(Code::Taken, "server-sits-already"))
            };
        }
        let invite = request.invite.as_deref().map(hash_of_invite);
        let may_sit = |seated: &Seated| match &seated.by {
            Occupant::Open => true,
            Occupant::Invited { secret_hash, user } => {
                let by_link = secret_hash
                    .as_ref()
                    .zip(invite.as_ref())
                    .is_some_and(|(known, shown)| bool::from(known.as_bytes().ct_eq(shown.as_bytes())));
                by_link || user.as_deref() == Some(who.user.as_str())
            }
            _ => false,
        };
        let seat = if let Some(seat) = request.seat {
            let seated = self.sheet.seated(seat).ok_or_else(ApiFault::unknown)?;
            if seated.is_taken() {
                return Err(ApiFault::plain(Code::Taken, "server-taken"));
            }
            if !may_sit(seated) {
                return Err(ApiFault::plain(Code::NotAllowed, "server-by-invitation"));
            }
            seat
        } else {
            let invited = |seated: &Seated| matches!(seated.by, Occupant::Invited { .. }) && may_sit(seated);
            let all_seated = || self.sheet.all_seated();
            let found = all_seated()
                .find(|(_, seated)| invited(seated))
                .or_else(|| all_seated().find(|(_, seated)| may_sit(seated)));
            found.ok_or_else(|| ApiFault::plain(Code::Full, "server-no-free-seat"))?.0
        };
        let mut sheet = self.sheet.clone();
        sheet.faces.insert(who.user.clone(), who.face);
        let by = Occupant::User { user: who.user, is_here: false, is_program: who.is_program };
        sheet.seats[seat.index()] = Seated::taken(by, free_name(&sheet, who.name));
        self.write_sheet(sheet).await?;
        Ok(seat)
    }

    /// Removes a user from their seats before the game begins. When the last person leaves, the table closes.
    pub(crate) async fn leave(&mut self, user: &str) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        self.must_be_open()?;
        let own = self.sheet.seats_of(user);
        if own.is_empty() && !self.sheet.is_host(user) {
            return Err(ApiFault::not_yours());
        }
        let mut sheet = self.sheet.clone();
        for seat in own.iter() {
            sheet.seats[seat.index()] = Seated::vacant(Occupant::Open);
            if let Some(dealing) = &mut sheet.dealing {
                dealing.vacate(seat);
            }
        }
        if sheet.is_host(user) {
            sheet.host = sheet.seats.iter().find_map(Seated::user).map(str::to_owned);
        }
        if sheet.host.is_none() {
            sheet.state = Stage::Closed;
            sheet.ended = Some(self.hall.clock.now_ms());
        }
        self.write_sheet(sheet).await
    }

    /// Refuses what only the table's owner may do before the game begins. Returns the latest sheet.
    async fn sheet_for_host(&mut self, user: &str) -> Answer<Sheet> {
        self.catch_up_with_nodes().await?;
        self.must_be_open()?;
        if self.sheet.is_host(user) { Ok(self.sheet.clone()) } else { Err(ApiFault::not_yours()) }
    }

    /// Swaps the occupants of two seats. People may move to a free seat, the table's owner may swap any two.
    pub(crate) async fn swap(&mut self, user: &str, seat: Option<Seat>, with: Seat) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        self.must_be_open()?;
        let seat = match seat.filter(|_| self.sheet.is_host(user)) {
            Some(seat) => seat,
            None => self.own_seat(user, seat)?,
        };
        let other = self.sheet.seated(with).filter(|_| self.sheet.seated(seat).is_some());
        match other.ok_or_else(ApiFault::unknown)?.by {
            _ if self.sheet.is_host(user) => {}
            Occupant::Open => {}
            Occupant::Invited { .. } => {
                return Err(ApiFault::plain(Code::NotAllowed, "server-by-invitation"));
            }
            _ => return Err(ApiFault::plain(Code::Taken, "server-taken")),
        }
        let mut sheet = self.sheet.clone();
        sheet.seats.swap(seat.index(), with.index());
        sheet.dealing_mut().vacate(seat);
        sheet.dealing_mut().vacate(with);
        self.write_sheet(sheet).await
    }

    /// Clears a seat.
    pub(crate) async fn remove(&mut self, host: &str, seat: Seat) -> Answer<()> {
        let mut sheet = self.sheet_for_host(host).await?;
        if sheet.seats_of(host).contains(seat) {
            return Err(ApiFault::plain(Code::NotAllowed, "server-remove-yourself"));
        }
        sheet.seated(seat).ok_or_else(ApiFault::unknown)?;
        sheet.seats[seat.index()] = Seated::vacant(Occupant::Open);
        sheet.dealing_mut().vacate(seat);
        self.write_sheet(sheet).await
    }

    /// Seats a bot, perhaps in another bot's place.
    pub(crate) async fn add_bot(&mut self, host: &str, seat: Seat, level: BotLevel) -> Answer<()> {
        let mut sheet = self.sheet_for_host(host).await?;
        match sheet.seated(seat).ok_or_else(ApiFault::unknown)?.by {
            Occupant::Open | Occupant::Invited { .. } | Occupant::Bot { .. } => {}
            _ => return Err(ApiFault::plain(Code::Taken, "server-taken")),
        }
        sheet.seats[seat.index()] = bot_place(&sheet, level);
        self.write_sheet(sheet).await
    }

    /// Publishes a seat's commitment, a hash of its entropy.
    pub(crate) async fn commit(
        &mut self,
        user: &str,
        seat: Option<Seat>,
        attempt: u32,
        hash: &str,
    ) -> Answer<()> {
        self.change_dealing(user, seat, |dealing, seat| dealing.commit(seat, attempt, hash)).await
    }

    /// Changes something about the dealing for a seat. Others may do the same at this moment, perhaps at
    /// other nodes, so a change that comes second is tried again.
    async fn change_dealing(
        &mut self,
        user: &str,
        seat: Option<Seat>,
        change: impl Fn(&mut Dealing, Seat) -> Answer<()> + Send,
    ) -> Answer<()> {
        let mut tries = 0;
        loop {
            self.catch_up_with_nodes().await?;
            let seat = self.own_seat(user, seat)?;
            let mut sheet = self.dealing_sheet()?;
            change(sheet.dealing_mut(), seat)?;
            tries += 1;
            match self.continue_dealing(sheet).await {
                Err(fault) if fault.code() == Code::Stale && tries < TRIES => {}
                done => return done,
            }
        }
    }

    /// Reveals a seat's entropy.
    pub(crate) async fn reveal(
        &mut self,
        user: &str,
        seat: Option<Seat>,
        attempt: u32,
        entropy: &str,
    ) -> Answer<()> {
        let id = Arc::clone(&self.id);
        self.change_dealing(user, seat, |dealing, seat| dealing.reveal(&id, seat, attempt, entropy)).await
    }

    /// The sheet of a table that is not dealt yet.
    fn dealing_sheet(&self) -> Answer<Sheet> {
        match self.sheet.state {
            Stage::Open => Ok(self.sheet.clone()),
            _ => Err(ApiFault::plain(Code::NotNow, "server-begun")),
        }
    }

    /// Whether a user is watching from one of their seats.
    fn is_present(&self, user: &str) -> bool {
        self.sheet.seats_of(user).iter().any(|seat| self.connected.contains(seat))
    }

    /// Why seats add nothing to the randomness, seat 1 first, as far as that follows from who is there.
    fn reasons_without_entropy(&self, sheet: &Sheet) -> Vec<Option<Without>> {
        let why = |seat| without(sheet, seat, |user| self.is_present(user));
        sheet.all_seated().map(|(seat, _)| why(seat)).collect()
    }

    /// Continues the start of the game as far as possible without anybody, and stores the result.
    async fn continue_dealing(&mut self, mut sheet: Sheet) -> Answer<()> {
        let now = self.hall.clock.uptime_ms();
        let none = self.reasons_without_entropy(&sheet);
        loop {
            let seed_hash = sheet.seed_hash.clone();
            match sheet.dealing_mut().go_on(&seed_hash, now, |seat| none[seat.index()]) {
                Next::Deal => return self.begin_or_stay_open(sheet).await,
                Next::Wait if sheet == self.sheet => return Ok(()),
                Next::Wait => return self.write_sheet(sheet).await,
                Next::TakeAnotherSeed => {
                    let seed = self.seed.of_attempt(sheet.attempt());
                    sheet.seed_hash = record::to_hex(&seed.hash());
                }
            }
        }
    }

    /// When a starting table continues automatically, in uptime.
    pub(super) fn dealing_continues_at(&self, sheet: &Sheet) -> Option<i64> {
        sheet.dealing.as_ref()?.until(self.hall.clock.uptime_ms())
    }

    /// Stops waiting: a starting table continues with the people who are there.
    pub(super) async fn stop_waiting_to_deal(&mut self) {
        if self.sheet.state != Stage::Open || !self.is_starting() {
            return;
        }
        if let Err(fault) = Box::pin(self.continue_dealing(self.sheet.clone())).await {
            tracing::warn!(table = %self.id, code = fault.code().word(), "cannot continue to start a game");
            tokio::time::sleep(super::comfort::TRY_AGAIN).await;
        }
    }

    /// Reserves a seat for anybody with the link, or for a user.
    pub(crate) async fn invite(
        &mut self,
        host: &str,
        seat: Seat,
        secret: Option<&str>,
        user: Option<String>,
    ) -> Answer<()> {
        self.must_be_open()?;
        if !self.sheet.is_host(host) {
            return Err(ApiFault::not_yours());
        }
        let seated = self.sheet.seated(seat).ok_or_else(ApiFault::unknown)?;
        if seated.user().is_some() {
            return Err(ApiFault::plain(Code::Taken, "server-taken"));
        }
        let mut sheet = self.sheet.clone();
        sheet.seats[seat.index()] =
            Seated::vacant(Occupant::Invited { secret_hash: secret.map(hash_of_invite), user });
        self.write_sheet(sheet).await
    }

    /// Starts the game. Bots fill free seats if the owner wants that. With `wait` the table gives pages time
    /// to commit to their entropy: the pages of people who are there, and the owner's own, which may still be
    /// loading.
    pub(crate) async fn start(&mut self, user: &str, fill: Option<BotLevel>, wait: bool) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        self.must_be_open()?;
        if !self.sheet.is_host(user) {
            return Err(ApiFault::not_yours());
        }
        let mut sheet = self.sheet.clone();
        if let Some(level) = fill {
            for index in 0..sheet.seats.len() {
                if !sheet.seats[index].is_taken() {
                    sheet.seats[index] = bot_place(&sheet, level);
                }
            }
        }
        let free = sheet.seats.iter().filter(|seated| !seated.is_taken()).count();
        if free > 0 {
            return Err(ApiFault::new(Code::NotNow, Message::new("server-seats-free").with("seats", free)));
        }
        let people = sheet.all_seated().filter(|(_, seated)| wait && seated.has_person());
        let awaited: SeatSet = people.map(|(seat, _)| seat).collect();
        let absent_ms = self.waits_for_absent(user, wait);
        sheet.dealing_mut().start(awaited, self.hall.clock.uptime_ms(), absent_ms);
        self.continue_dealing(sheet).await
    }

    /// How long a starting table waits for players who are away, in milliseconds.
    fn waits_for_absent(&self, starter: &str, wait: bool) -> i64 {
        let has_promises = self.sheet.dealing.as_ref().is_some_and(Dealing::has_promises);
        let is_deaf = has_promises && self.hall.store.is_shared() && self.woken.elapsed() < HEARS_AFTER;
        if wait && !self.is_present(starter) {
            // A form has started the game, so its page is still loading.
            PATIENCE_MS
        } else if wait {
            RELOAD_MS
        } else if is_deaf {
            HEARS_AFTER.as_millis() as i64
        } else {
            0
        }
    }

    /// Deals the game. If the rules refuse that, the table stays open so that people can leave and change
    /// something.
    async fn begin_or_stay_open(&mut self, sheet: Sheet) -> Answer<()> {
        let begun = self.begin(sheet).await;
        if begun.as_ref().is_err_and(|fault| fault.code() == Code::Illegal) {
            let mut open = self.sheet.clone();
            open.dealing_mut().starting = None;
            self.write_sheet(open).await?;
        }
        begun
    }

    /// Deals the game.
    async fn begin(&mut self, mut sheet: Sheet) -> Answer<()> {
        sheet.state = Stage::Running;
        sheet.started = Some(self.hall.clock.now_ms());
        let game =
            self.hall.catalog.game(&sheet.game).map_err(|fault| ApiFault::new(Code::Illegal, fault))?;
        // A table may have been set up long ago by an older version. A game is played by the rules of the day
        // it starts.
        sheet.rules = game.engine().rules_version();
        let before = std::mem::replace(&mut self.sheet, sheet.clone());
        let live = game.live(&self.live_setup(), &[]);
        self.sheet = before;
        let mut live = live.map_err(|fault| ApiFault::new(Code::Illegal, fault))?;
        let batch = live.begin(0);
        self.live = Some(live);
        let written = self.write(Change { sheet: Some(sheet), batch, ..Change::default() }).await;
        if written.is_err() && self.sheet.state == Stage::Open {
            self.live = None;
        }
        written
    }

    /// The sheet of a rematch: the same people, each of them one seat further on.
    pub(crate) fn rematch(&self, user: &str) -> Answer<Sheet> {
        if !matches!(self.sheet.state, Stage::Over | Stage::Closed) {
            return Err(ApiFault::plain(Code::NotNow, "server-not-over"));
        }
        if self.sheet.seats_of(user).is_empty() {
            return Err(ApiFault::not_yours());
        }
        let mut sheet = self.sheet.clone();
        sheet.seats.rotate_right(1);
        for seated in &mut sheet.seats {
            seated.absent_since = None;
            seated.comfort = Comfort::default();
            if matches!(seated.by, Occupant::Nobody | Occupant::Bot { resigned: true, .. }) {
                *seated = Seated::vacant(Occupant::Open);
            }
        }
        sheet.state = Stage::Open;
        sheet.host = Some(user.to_owned());
        sheet.entropy.clear();
        sheet.dealing = Some(Dealing::new(sheet.seats.len()));
        sheet.sealed = None;
        sheet.offers.clear();
        sheet.absences.clear();
        (sheet.started, sheet.ended, sheet.result, sheet.early, sheet.rematch) =
            (None, None, None, None, None);
        sheet.branch = None;
        sheet.resigned.clear();
        Ok(sheet)
    }

    /// Announces the next game's table: this one, or the one that somebody else was faster to set up.
    pub(crate) async fn rematch_is(&mut self, id: &Arc<str>) -> Answer<String> {
        self.catch_up_with_nodes().await?;
        if let Some(known) = self.next_game() {
            return Ok(known);
        }
        let mut sheet = self.sheet.clone();
        sheet.rematch = Some(id.to_string());
        self.write_sheet(sheet).await?;
        Ok(id.to_string())
    }

    /// The next game's table, if there is one.
    pub(crate) fn next_game(&self) -> Option<String> {
        self.sheet.rematch.clone()
    }

    /// Changes a user's name and face. A record that has ended keeps the old ones.
    pub(crate) async fn rename(&mut self, user: &User) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        match renamed(&self.sheet, user) {
            Some(sheet) => self.write_sheet(sheet).await,
            None => Ok(()),
        }
    }

    /// Gives a guest's seats to an account. A record that has ended keeps the guest's name.
    pub(crate) async fn claim(&mut self, guest: &str, account: &User) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        let mut sheet = self.sheet.clone();
        let is_over = matches!(sheet.state, Stage::Over | Stage::Closed);
        for seat in sheet.seats_of(guest).iter() {
            let called = free_name(&sheet, account.name.clone());
            let seated = &mut sheet.seats[seat.index()];
            if let Occupant::User { user, is_here, .. } = &mut seated.by {
                account.id.clone_into(user);
                if !*is_here && !is_over {
                    seated.name = called;
                }
            }
        }
        for resigned in sheet.resigned.iter_mut().filter(|resigned| resigned.user == guest) {
            account.id.clone_into(&mut resigned.user);
        }
        if sheet.is_host(guest) {
            sheet.host = Some(account.id.clone());
        }
        sheet.faces.remove(guest);
        sheet.faces.insert(account.id.clone(), face_of(account));
        self.write_sheet(sheet).await
    }

    /// Removes a deleted account's name from its seats. A stand-in plays on.
    pub(crate) async fn forget(&mut self, gone: &str, anonymous: &str) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        let mut sheet = self.sheet.clone();
        let is_open = sheet.state == Stage::Open && !self.is_starting();
        sheet.faces.remove(gone);
        for seat in sheet.seats_of(gone).iter() {
            if let Some(sealed) = &mut sheet.sealed {
                sealed.seats[seat.index()].salt = None;
            }
            if let Some(dealing) = sheet.dealing.as_mut().filter(|_| is_open) {
                dealing.vacate(seat);
            }
            sheet.seats[seat.index()] = if is_open {
                Seated::vacant(Occupant::Open)
            } else {
                Seated { name: anonymous.to_owned(), ..Seated::vacant(Occupant::Nobody) }
            };
        }
        for resigned in sheet.resigned.extract_if(.., |resigned| resigned.user == gone) {
            anonymous.clone_into(&mut sheet.seats[resigned.seat.index()].name);
            if let Some(sealed) = &mut sheet.sealed {
                sealed.seats[resigned.seat.index()].salt = None;
            }
        }
        if sheet.is_host(gone) {
            sheet.host = sheet.seats.iter().find_map(Seated::user).map(str::to_owned);
            if sheet.host.is_none() && is_open {
                sheet.state = Stage::Closed;
                sheet.ended = Some(self.hall.clock.now_ms());
            }
        }
        self.chat = None;
        self.write_sheet(sheet).await?;
        self.settle_question().await
    }
}

/// A sheet with the user's new name and face, if that changes anything.
pub(crate) fn renamed(sheet: &Sheet, user: &User) -> Option<Sheet> {
    if has_ended(sheet) {
        return None;
    }
    let mut changed = sheet.clone();
    changed.faces.insert(user.id.clone(), face_of(user));
    for index in 0..changed.seats.len() {
        if matches!(&changed.seats[index].by, Occupant::User { user: known, is_here: false, .. } if *known == user.id)
        {
            changed.seats[index].name.clear();
            changed.seats[index].name = free_name(&changed, user.name.clone());
        }
    }
    (changed != *sheet).then_some(changed)
}

/// The bots' names, the same in every language. Their level is shown next to the name.
const BOT_NAMES: [&str; 8] = ["Blip", "Zorp", "Quill", "Mizu", "Oona", "Trill", "Vex", "Nib"];

/// A seat taken by a bot.
pub(crate) fn bot_place(sheet: &Sheet, level: BotLevel) -> Seated {
    let is_free = |name: &&&str| sheet.seats.iter().all(|seated| seated.name != ***name);
    let name = BOT_NAMES.iter().find(is_free).unwrap_or(&BOT_NAMES[0]);
    let name = free_name(sheet, (*name).to_owned());
    Seated { name, ..Seated::vacant(Occupant::Bot { level, resigned: false }) }
}

/// A name that no name at the table equals or resembles: the wanted one, with a number if necessary.
pub(crate) fn free_name(sheet: &Sheet, wanted: String) -> String {
    let is_free = |name: &str| sheet.seats.iter().all(|seated| !look_alike(&seated.name, name));
    if is_free(&wanted) {
        return wanted;
    }
    let numbered = (2..).map(|number| format!("{wanted} {number}"));
    numbered.into_iter().find(|name| is_free(name)).unwrap_or(wanted)
}
