//! The viewers of a table.

use bytes::Bytes;
use catalog::Words;
use contract::{Seat, Viewer};
use i18n::{Names, Texts};
use tokio::sync::mpsc;

/// How many messages may wait for a slow viewer. One who falls further behind is cut off and resumes after
/// reconnecting.
const WAITING: usize = 32;

/// How a viewer is told what happens, if they want words at all.
#[derive(Clone, Copy)]
pub(crate) struct Telling {
    pub(crate) texts: &'static Texts,
    /// Whether the viewer has a page open and needs its scene.
    pub(crate) page: bool,
}

/// Where a table page finds its files.
const ASSETS: &str = "../assets/";

impl Telling {
    pub(crate) fn words<'a>(&self, names: &'a Names) -> Words<'a> {
        Words { texts: self.texts, names, page: self.page.then_some(ASSETS) }
    }
}

/// A viewer on one device.
pub(crate) struct Onlooker {
    pub(crate) number: u64,
    pub(crate) viewer: Viewer,
    pub(crate) user: Option<String>,
    pub(crate) telling: Option<Telling>,
    out: mpsc::Sender<Bytes>,
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
    ) -> (u64, mpsc::Receiver<Bytes>) {
        let (out, sent) = mpsc::channel(WAITING);
        let number = self.next;
        self.next += 1;
        self.all.push(Onlooker { number, viewer, user, telling, out });
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
    pub(crate) fn retain(&mut self, may_look: impl FnMut(&Onlooker) -> bool) {
        let mut may_look = may_look;
        self.all.retain(|onlooker| may_look(onlooker));
    }

    /// Sends a message to one viewer.
    pub(crate) fn send_to(&mut self, number: u64, message: &Bytes) {
        self.send(|onlooker| (onlooker.number == number).then(|| message.clone()));
    }

    /// Sends each viewer their message and cuts off those who do not read. Viewers with the same point of
    /// view share one message.
    pub(crate) fn send(&mut self, mut message_for: impl FnMut(&Onlooker) -> Option<Bytes>) {
        self.all.retain(|onlooker| match message_for(onlooker) {
            Some(message) => onlooker.out.try_send(message).is_ok(),
            None => true,
        });
    }

    /// Sends each viewer the message for their point of view and language.
    pub(crate) fn send_looks(&mut self, mut make: impl FnMut(Viewer, Option<Telling>) -> Option<Bytes>) {
        type Way = (Viewer, Option<(&'static str, bool)>);
        let mut made: Vec<(Way, Option<Bytes>)> = Vec::new();
        self.send(|onlooker| {
            let way = (onlooker.viewer, onlooker.telling.map(|telling| (telling.texts.tag(), telling.page)));
            if let Some((_, message)) = made.iter().find(|(known, _)| *known == way) {
                return message.clone();
            }
            let message = make(onlooker.viewer, onlooker.telling);
            made.push((way, message.clone()));
            message
        });
    }
}
