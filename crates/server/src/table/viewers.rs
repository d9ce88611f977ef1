//! Those who look at a table.

use bytes::Bytes;
use catalog::Words;
use contract::{Seat, Viewer};
use i18n::{Names, Texts};
use tokio::sync::mpsc;

/// How many messages may wait for a slow reader. Whoever falls behind further is cut off, and resumes when he comes back.
const WAITING: usize = 32;

/// How somebody is told what happens, if he wants words at all.
#[derive(Clone, Copy)]
pub(crate) struct Telling {
    pub(crate) texts: &'static Texts,
    /// Whether he looks at a page, and is sent its scene.
    pub(crate) page: bool,
}

/// Where a page of a table finds its files.
const ASSETS: &str = "../assets/";

impl Telling {
    pub(crate) fn words<'a>(&self, names: &'a Names) -> Words<'a> {
        Words { texts: self.texts, names, page: self.page.then_some(ASSETS) }
    }
}

/// Somebody who looks, on one device.
pub(crate) struct Onlooker {
    pub(crate) number: u64,
    pub(crate) viewer: Viewer,
    pub(crate) user: Option<String>,
    pub(crate) telling: Option<Telling>,
    out: mpsc::Sender<Bytes>,
}

/// All who look at a table.
#[derive(Default)]
pub(crate) struct Viewers {
    all: Vec<Onlooker>,
    next: u64,
}

impl Viewers {
    /// Somebody begins to look. What he is sent comes out of the receiver.
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

    /// Somebody looks no more.
    pub(crate) fn remove(&mut self, number: u64) {
        self.all.retain(|onlooker| onlooker.number != number);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether somebody looks from this seat.
    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        self.all.iter().any(|onlooker| onlooker.viewer.is(seat))
    }

    /// Cuts off everybody who does not look as he may look any more.
    pub(crate) fn retain(&mut self, may_look: impl FnMut(&Onlooker) -> bool) {
        let mut may_look = may_look;
        self.all.retain(|onlooker| may_look(onlooker));
    }

    /// Sends to one.
    pub(crate) fn send_to(&mut self, number: u64, message: &Bytes) {
        self.send(|onlooker| (onlooker.number == number).then(|| message.clone()));
    }

    /// Sends to everybody what is for him; those who do not read are cut off. A message is made once for all who look in the
    /// same way.
    pub(crate) fn send(&mut self, mut message_for: impl FnMut(&Onlooker) -> Option<Bytes>) {
        self.all.retain(|onlooker| match message_for(onlooker) {
            Some(message) => onlooker.out.try_send(message).is_ok(),
            None => true,
        });
    }

    /// Sends everybody the message that is made for his eyes and language.
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
