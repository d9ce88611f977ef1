//! What viewers are sent, as JSON and as events of a stream.

use bytes::Bytes;
use record::SeenEntry;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::clock::ClockFace;
use super::face::TableFace;
use super::talk::ChatLine;

/// The whole of what a viewer knows.
#[derive(Serialize, ToSchema)]
pub(crate) struct Sync {
    /// How many entries the record has.
    pub at: usize,
    /// The table and who sits there.
    pub table: TableFace,
    /// The game as the viewer knows it; nothing before it begins.
    #[schema(value_type = Option<Object>)]
    pub position: Option<Box<RawValue>>,
    /// The clocks, if there are any.
    pub clocks: Option<ClockFace>,
    /// The last words that were spoken.
    pub chat: Vec<ChatLine>,
    /// What a stand-in has played for the viewer while he was away.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub played_for_you: Vec<SeenEntry>,
}

/// What happened, and where that leads.
#[derive(Serialize)]
pub(crate) struct Update {
    pub(crate) at: usize,
    pub(crate) news: Box<RawValue>,
    pub(crate) position: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clocks: Option<ClockFace>,
}

/// One event of a stream. The id is what a client names to resume: how many entries it knows, and which draft.
pub(crate) fn event(name: &str, id: Option<(usize, u32)>, data: &impl Serialize) -> Bytes {
    let mut out = Vec::with_capacity(1024);
    out.extend_from_slice(b"event: ");
    out.extend_from_slice(name.as_bytes());
    if let Some((at, edits)) = id {
        out.extend_from_slice(format!("\nid: {at}.{edits}").as_bytes());
    }
    out.extend_from_slice(b"\ndata: ");
    serde_json::to_writer(&mut out, data).expect("what is sent is plain data");
    out.extend_from_slice(b"\n\n");
    Bytes::from(out)
}

/// An event that also says after how many milliseconds to come back if the stream breaks off. Not everybody comes at once.
pub(crate) fn with_retry(milliseconds: u32, event: &[u8]) -> Bytes {
    Bytes::from([format!("retry: {milliseconds}\n").as_bytes(), event].concat())
}

/// A line that keeps connections open and says nothing.
pub(crate) const STILL_HERE: Bytes = Bytes::from_static(b": still here\n\n");
