//! The messages to viewers, as JSON and as events of a stream.

use bytes::Bytes;
use record::SeenEntry;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::clock::ClockFace;
use super::face::TableFace;
use super::talk::ChatLine;

/// Everything that a viewer knows.
#[derive(Serialize, ToSchema)]
pub(crate) struct Sync {
    /// The number of entries in the record.
    pub at: usize,
    /// The table and who sits there.
    pub table: TableFace,
    /// The game as the viewer knows it; missing before it begins.
    #[schema(value_type = Option<Object>)]
    pub position: Option<Box<RawValue>>,
    /// The clocks, if there are any.
    pub clocks: Option<ClockFace>,
    /// The last chat messages.
    pub chat: Vec<ChatLine>,
    /// What a stand-in has played for the viewer while they were away.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub played_for_you: Vec<SeenEntry>,
}

/// The latest events and the resulting position.
#[derive(Serialize)]
pub(crate) struct Update {
    pub(crate) at: usize,
    pub(crate) news: Box<RawValue>,
    pub(crate) position: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clocks: Option<ClockFace>,
}

/// A message to a viewer: one or more events.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) text: Bytes,
    /// Whether it contains what other people have typed. Such a message is never compressed: who can make
    /// others say something and sees how long the result is could guess what else is in the stream.
    pub(crate) is_talk: bool,
}

impl Message {
    /// A message that contains what people have typed.
    pub(crate) fn of_talk(self) -> Message {
        Message { is_talk: true, ..self }
    }
}

impl From<Bytes> for Message {
    fn from(text: Bytes) -> Message {
        Message { text, is_talk: false }
    }
}

/// An event in a stream. The id is what a client sends to resume: how many entries it has, and which draft.
pub(crate) fn event(name: &str, id: Option<(usize, u32)>, data: &impl Serialize) -> Message {
    let mut out = Vec::with_capacity(1024);
    out.extend_from_slice(b"event: ");
    out.extend_from_slice(name.as_bytes());
    if let Some((at, edits)) = id {
        out.extend_from_slice(format!("\nid: {at}.{edits}").as_bytes());
    }
    out.extend_from_slice(b"\ndata: ");
    serde_json::to_writer(&mut out, data).expect("messages are plain data");
    out.extend_from_slice(b"\n\n");
    Bytes::from(out).into()
}

/// An event that also says after how many milliseconds to reconnect if the stream breaks off, so that not
/// everybody returns at once.
pub(crate) fn with_retry(milliseconds: u32, event: &Message) -> Message {
    let text = Bytes::from([format!("retry: {milliseconds}\n").as_bytes(), &event.text].concat());
    Message { text, ..*event }
}

/// A comment line that keeps connections open.
pub(crate) const STILL_HERE: Message =
    Message { text: Bytes::from_static(b": still here\n\n"), is_talk: false };

/// The last event, before the server stops.
pub(crate) const BYE: Message =
    Message { text: Bytes::from_static(b"event: bye\ndata: {}\n\n"), is_talk: false };
