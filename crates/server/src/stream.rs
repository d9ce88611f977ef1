//! The stream of events that a viewer of a table gets.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::response::Response;
use bytes::Bytes;
use http::{HeaderValue, header};
use hyper::body::Frame;
use store::TokenHash;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use crate::hall::Hall;
use crate::open_streams::OpenStream;
use crate::table::Stream;
use crate::who::Known;

/// One event of the stream, for the description.
#[derive(ToSchema)]
#[expect(dead_code, reason = "events are written as text; this says what they look like")]
pub(crate) struct StreamEvent {
    /// What it tells: `sync`, `step`, `draft`, `table`, `chat` or `bye`.
    event: String,
    /// What to name in `Last-Event-ID` to go on from here, in those that tell of the game.
    #[schema(example = "17.0")]
    id: Option<String>,
    /// JSON: of `sync` it is what `view` answers.
    data: String,
    /// After how many milliseconds to come back, in `bye`.
    retry: Option<u32>,
}

/// The body of a response that goes on until the viewer or the table has enough.
struct Events {
    sent: mpsc::Receiver<Bytes>,
    _looking: Looking,
}

/// Somebody looks; the table is told when this is dropped.
struct Looking {
    hall: Arc<Hall>,
    stream: OpenStream,
    /// The session it was opened with, if any.
    session: Option<TokenHash>,
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.hall.metrics.viewers.decrement(1.0);
        if let Some(session) = &self.session {
            self.hall.streams.remove(session, &self.stream);
        }
        let number = self.stream.number;
        self.hall.tell(
            &self.stream.table,
            Box::new(move |table| Box::pin(async move { table.look_away(number) })),
        );
    }
}

impl hyper::body::Body for Events {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.sent.poll_recv(context).map(|message| message.map(|bytes| Ok(Frame::data(bytes))))
    }
}

/// The response to somebody who begins to look. It is never compressed: what waits in a compressor does not arrive.
pub(crate) fn respond(hall: Arc<Hall>, who: Option<&Known>, table: &str, stream: Stream) -> Response {
    let Stream { number, sent } = stream;
    hall.metrics.viewers.increment(1.0);
    let stream = OpenStream { table: table.into(), number };
    if let Some(who) = who {
        hall.streams.add(who, stream.clone());
    }
    let looking = Looking { hall, stream, session: who.map(|who| who.session.clone()) };
    let mut response = Response::new(Body::new(Events { sent, _looking: looking }));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies that gather what they pass on would hold events back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
