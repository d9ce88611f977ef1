//! The viewers of a table.

use catalog::Words;
use contract::{Seat, Viewer};
use i18n::{Names, Texts};
use scene::Shown;
use tokio::sync::mpsc;

use super::wire::Message;

/// How many messages may wait for a slow viewer. One who falls further behind is cut off and resumes after
/// reconnecting.
const WAITING: usize = 32;

/// How a viewer is told what happens, if they want words at all.
#[derive(Clone, Copy)]
pub(crate) struct Telling {
    pub(crate) texts: &'static Texts,
    /// If the viewer has a page open and needs its scene: the beginning of the addresses of files there.
    pub(crate) page: Option<&'static str>,
}

impl Telling {
    pub(crate) fn words<'a>(&self, names: &'a Names) -> Words<'a> {
        Words { texts: self.texts, names, page: self.page }
    }
}

/// A viewer on one device.
pub(crate) struct Onlooker {
    pub(crate) number: u64,
    pub(crate) viewer: Viewer,
    pub(crate) user: Option<String>,
    pub(crate) telling: Option<Telling>,
    /// What their page shows.
    pub(crate) shown: Shown,
    out: mpsc::Sender<Message>,
}

/// Whether a viewer has a page open. A page's stream has the chat in events of its own, so that everything else
/// can be compressed.
pub(super) fn is_page(telling: Option<Telling>) -> bool {
    telling.is_some_and(|telling| telling.page.is_some())
}

/// All viewers of a table.
#[derive(Default)]
pub(crate) struct Viewers {
    all: Vec<Onlooker>,
    next: u64,
}

impl Viewers {
    /// Adds a viewer and returns the receiver of their messages.
    pub(crate) fn add(
        &mut self,
        viewer: Viewer,
        user: Option<String>,
        telling: Option<Telling>,
    ) -> (u64, mpsc::Receiver<Message>) {
        let (out, sent) = mpsc::channel(WAITING);
        let number = self.next;
        self.next += 1;
        self.all.push(Onlooker { number, viewer, user, telling, shown: Shown::default(), out });
        (number, sent)
    }

    /// Removes a viewer.
    pub(crate) fn remove(&mut self, number: u64) {
        self.all.retain(|onlooker| onlooker.number != number);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether somebody is watching from this seat.
    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        self.all.iter().any(|onlooker| onlooker.viewer.is(seat))
    }

    /// Cuts off everybody who may no longer watch from their point of view.
    pub(crate) fn retain(&mut self, may_look: impl FnMut(&mut Onlooker) -> bool) {
        self.all.retain_mut(may_look);
    }

    /// Sends a message to one viewer.
    pub(crate) fn send_to(&mut self, number: u64, message: &Message) {
        self.send(|onlooker| (onlooker.number == number).then(|| message.clone()));
    }

    /// Notes what a viewer's page shows.
    pub(crate) fn set_shown(&mut self, number: u64, shown: Shown) {
        if let Some(onlooker) = self.all.iter_mut().find(|onlooker| onlooker.number == number) {
            onlooker.shown = shown;
        }
    }

    /// Sends each viewer their message and cuts off those who do not read.
    pub(crate) fn send(&mut self, mut message_for: impl FnMut(&mut Onlooker) -> Option<Message>) {
        self.all.retain_mut(|onlooker| match message_for(onlooker) {
            Some(message) => onlooker.out.try_send(message).is_ok(),
            None => true,
        });
    }

    /// Sends each viewer the message for their point of view, their language and what their page shows.
    /// Viewers who have all of that in common share one message.
    pub(crate) fn send_looks(
        &mut self,
        mut make: impl FnMut(Viewer, Option<Telling>, &mut Shown) -> Option<Message>,
    ) {
        type Way = (Viewer, Option<(&'static str, bool)>);
        let mut made: Vec<(Way, Shown, Shown, Option<Message>)> = Vec::new();
        self.send(|onlooker| {
            let way = (
                onlooker.viewer,
                onlooker.telling.map(|telling| (telling.texts.tag(), telling.page.is_some())),
            );
            let same = made.iter().find(|(known, before, ..)| *known == way && *before == onlooker.shown);
            if let Some((_, _, after, message)) = same {
                onlooker.shown = after.clone();
                return message.clone();
            }
            let before = onlooker.shown.clone();
            let message = make(onlooker.viewer, onlooker.telling, &mut onlooker.shown);
            made.push((way, before, onlooker.shown.clone(), message.clone()));
            message
        });
    }
}
