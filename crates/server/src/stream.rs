//! The event stream for a viewer of a table.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::response::Response;
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, header};
use hyper::body::Frame;
use store::TokenHash;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use crate::encoding::Encoding;
use crate::gzip_stream::GzipStream;
use crate::hall::Hall;
use crate::open_streams::OpenStream;
use crate::table::Stream;
use crate::table::wire::Message;
use crate::who::Known;

/// One event in the stream, for the API description.
#[derive(ToSchema)]
#[expect(dead_code, reason = "events are written as text; this describes their format")]
pub(crate) struct StreamEvent {
    /// The event's name: `sync`, `step`, `draft`, `table`, `chat`, `talk` or `bye`.
    event: String,
    /// The value for `Last-Event-ID` to resume from here, in events about the game.
    #[schema(example = "17.0")]
    id: Option<String>,
    /// JSON. For `sync` it is the same as the answer of `view`.
    data: String,
    /// In `bye`, the number of milliseconds after which to reconnect.
    retry: Option<u32>,
}

/// A response body that continues until the viewer or the table ends it.
struct Events {
    sent: mpsc::Receiver<Message>,
    /// Compresses the stream, until it ends.
    gzip: Option<GzipStream>,
    _looking: Looking,
}

/// A viewer's presence. The table is told when this is dropped.
struct Looking {
    hall: Arc<Hall>,
    stream: OpenStream,
    /// The session that the stream was opened with, if any.
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
        let Events { sent, gzip, .. } = &mut *self;
        let message = ready!(sent.poll_recv(context));
        let bytes = match (message, &mut *gzip) {
            (Some(message), None) => message.text,
            (Some(Message { text, is_talk: true }), Some(gzip)) => gzip.store(&text),
            (Some(Message { text, is_talk: false }), Some(gzip)) => gzip.compress(&text),
            (None, _) => match gzip.take() {
                Some(gzip) => gzip.finish(),
                None => return Poll::Ready(None),
            },
        };
        Poll::Ready(Some(Ok(Frame::data(bytes))))
    }
}

/// The response that starts a stream. It is compressed if the client accepts that.
pub(crate) fn respond(
    hall: Arc<Hall>,
    who: Option<&Known>,
    table: &str,
    stream: Stream,
    asked: &HeaderMap,
) -> Response {
    let Stream { number, sent } = stream;
    hall.metrics.viewers.increment(1.0);
    let stream = OpenStream { table: table.into(), number };
    if let Some(who) = who {
        hall.streams.add(who, stream.clone());
    }
    let looking = Looking { hall, stream, session: who.map(|who| who.session.clone()) };
    let gzip = Encoding::Gzip.is_accepted_by(asked).then(GzipStream::default);
    let is_compressed = gzip.is_some();
    let mut response = Response::new(Body::new(Events { sent, gzip, _looking: looking }));
    let headers = response.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(Encoding::Gzip.name()));
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies that buffer responses would hold events back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
