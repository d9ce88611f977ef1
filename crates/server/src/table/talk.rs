//! Chat and public promises.

use catalog::Words;
use contract::{Seat, Verdict};
use i18n::{Message, Texts};
use serde::Serialize;
use store::{Chat, NewChat};
use utoipa::ToSchema;

use super::sheet::{Offer, Stage, Standing};
use super::task::Table;
use super::wire;
use super::writing::Change;
use crate::fault::{Answer, ApiFault, Code};

/// How many chat messages a new viewer is sent.
const LAST: usize = 50;

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ChatLine {
    /// Its number at this table.
    pub number: u32,
    /// The sender's id.
    pub user: Option<String>,
    /// The sender's seat.
    pub seat: Option<u8>,
    /// The sender's name at the time.
    pub name: String,
    /// The message, as plain text.
    pub text: String,
    /// The time, in milliseconds since 1970.
    pub at: i64,
}

impl From<Chat> for ChatLine {
    fn from(chat: Chat) -> ChatLine {
        let Chat { number, user, seat, name, text, at } = chat;
        ChatLine { number, user, seat: seat.map(|seat| seat + 1), name, text, at }
    }
}

impl Table {
    /// Reads the last messages from the store, once.
    pub(super) async fn read_chat(&mut self) -> Answer<()> {
        if self.chat.is_none() {
            let last = self.hall.store.last_chat(&self.id, LAST as u32).await?;
            self.chat = Some(last.into_iter().map(ChatLine::from).collect());
        }
        Ok(())
    }

    /// Reads what people said at other nodes.
    pub(super) async fn read_new_chat(&mut self) -> Answer<()> {
        let Some(chat) = &self.chat else { return Ok(()) };
        let known = chat.last().map_or(0, |line| line.number);
        for said in self.hall.store.chat_after(&self.id, known, LAST as u32).await? {
            self.hear(&ChatLine::from(said));
        }
        Ok(())
    }

    /// Keeps a message and sends it to everybody who wants to read it.
    fn hear(&mut self, line: &ChatLine) {
        let chat = self.chat.get_or_insert_default();
        if chat.last().is_some_and(|last| last.number >= line.number) {
            return;
        }
        chat.push(line.clone());
        self.size.spoken += line.text.len();
        if chat.len() > LAST {
            chat.remove(0);
        }
        let mut viewers = std::mem::take(&mut self.viewers);
        let message = wire::event("chat", None, line).of_talk();
        viewers.send(|onlooker| self.reads(onlooker.user.as_deref(), line).then(|| message.clone()));
        self.viewers = viewers;
        self.announce_departures();
    }

    /// The last messages, without those of users that this user has muted.
    pub(super) fn chat_for(&self, user: Option<&str>) -> Vec<ChatLine> {
        let lines = self.chat.iter().flatten().filter(|line| self.reads(user, line));
        lines.cloned().collect()
    }

    fn reads(&self, user: Option<&str>, line: &ChatLine) -> bool {
        let muted = user.and_then(|user| self.hall.known_mutes_of(user));
        !muted.is_some_and(|muted| line.user.as_ref().is_some_and(|speaker| muted.contains(speaker)))
    }

    /// Posts a message by somebody who sits here.
    pub(crate) async fn speak(&mut self, user: &str, text: String) -> Answer<ChatLine> {
        if !self.sheet.chat {
            return Err(ApiFault::plain(Code::NotAllowed, "server-no-chat"));
        }
        let seat = self.sheet.seats_of(user).first().ok_or_else(ApiFault::not_yours)?;
        let silence = self.live.as_ref().filter(|_| self.sheet.state == Stage::Running);
        if let Some(rule) = silence.and_then(|live| live.silence()) {
            let message = Message::new("server-silence").with("sentence", rule);
            return Err(ApiFault::new(Code::NotNow, message).under(rule));
        }
        self.must_have_space()?;
        self.read_chat().await?;
        let chat = NewChat {
            table: self.id.to_string(),
            user: Some(user.to_owned()),
            seat: Some(seat.index() as u8),
            name: self.sheet.seats[seat.index()].name.clone(),
            text,
            at: self.hall.clock.now_ms(),
        };
        let line = ChatLine::from(self.hall.store.say(chat).await?);
        // Messages sent elsewhere just before come first.
        self.read_new_chat().await?;
        self.hear(&line);
        Ok(line)
    }

    /// Makes a public promise.
    pub(crate) async fn offer(&mut self, user: &str, seat: Option<Seat>, promise: &str) -> Answer<()> {
        let seat = self.own_seat(user, seat)?;
        self.must_run()?;
        self.must_have_space()?;
        let at = self.since_start();
        let entries = self.live.as_ref().map_or(0, |live| live.entries());
        let offered = self.playing()?.offer(seat, promise, at);
        let (batch, step) = offered.map_err(|fault| ApiFault::new(Code::Illegal, fault))?;
        let mut sheet = self.sheet.clone();
        let promise = promise.to_owned();
        sheet.offers.push(Offer { seat, promise, at: entries, step, standing: Standing::Open });
        self.write(Change { batch: Some(batch), sheet: Some(sheet), ..Change::default() }).await
    }

    /// Judges every open promise that has been kept or broken.
    pub(super) async fn judge_offers(&mut self) {
        let open = |offer: &Offer| offer.standing == Standing::Open;
        while let Some((index, verdict)) = self.sheet.offers.iter().enumerate().find_map(|(index, offer)| {
            let live = self.live.as_ref().filter(|_| open(offer))?;
            let verdict = live.judge_offer(offer.step, offer.seat, &offer.promise)?;
            (verdict != Verdict::Open).then_some((index, verdict))
        }) {
            let at = self.since_start();
            let seat = self.sheet.offers[index].seat;
            let mut sheet = self.sheet.clone();
            sheet.offers[index].standing = Standing::from(verdict);
            // Nothing is added to a game after its end, but the outcome of the promise is noted all the same.
            let batch = self.live.as_mut().and_then(|live| live.settle_offer(seat, verdict, at));
            if let Err(fault) = self.write(Change { batch, sheet: Some(sheet), ..Change::default() }).await {
                tracing::warn!(table = %self.id, code = fault.code().word(), "cannot judge a promise");
                return;
            }
        }
    }

    /// Judges promises again after an undo.
    pub(super) async fn review_offers(&mut self) -> Answer<()> {
        let mut sheet = self.sheet.clone();
        for offer in &mut sheet.offers {
            let verdict =
                self.live.as_ref().and_then(|live| live.judge_offer(offer.step, offer.seat, &offer.promise));
            offer.standing = verdict.map_or(Standing::TakenBack, Standing::from);
        }
        if sheet == self.sheet { Ok(()) } else { self.write_sheet(sheet).await }
    }

    /// All promises in words, including what became of them.
    pub(crate) fn offers_told(&self, texts: &Texts) -> Vec<String> {
        let names = self.names();
        let words = Words { texts, names: &names, page: None };
        let told = self.sheet.offers.iter().filter_map(|offer| {
            let verdict = match offer.standing {
                Standing::Open => Verdict::Open,
                Standing::Kept => Verdict::Kept,
                Standing::Broken => Verdict::Broken,
                Standing::TakenBack => return None,
            };
            self.live.as_ref()?.tell_offer(offer.step, offer.seat, &offer.promise, verdict, words)
        });
        told.collect()
    }
}
