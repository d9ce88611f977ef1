//! Event streams, written directly to their connection.
//!
//! The key decision: **a connection that is opened to watch a table gets no HTTP buffers**. There are three
//! times as many viewers as tables, and most of their connections never carry another request. The buffers
//! that hyper keeps to read the next request and build the next answer would be most of a live table's
//! memory. So a connection that starts with a complete, plain request for events is answered here. Everything
//! else is left untouched for [`hyper`], which answers the same request in the same way.

use std::io;

use axum::Router;
use axum::body::Body;
use axum::response::Response;
use http::{HeaderName, HeaderValue, Method, Request, Version, header};
use http_body_util::BodyExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::app::Stop;
use crate::link::{MAX_STALL, STALL_WHILE_STOPPING, drain};
use crate::safety::Peer;

/// The maximum length of the head of a plain request for events.
const MAX_HEAD: usize = 4096;

/// The maximum number of headers in a plain request.
const MAX_HEADERS: usize = 32;

/// Answers a request for events until the stream ends or the client leaves.
pub(crate) async fn answer(
    stream: &TcpStream,
    mut request: Request<Body>,
    peer: Peer,
    router: &Router,
    stop: &mut Stop,
) -> io::Result<()> {
    request.extensions_mut().insert(peer);
    // Box what is over before the stream begins, because there are many streams.
    let Ok(response) = Box::pin(router.clone().oneshot(request)).await;
    tell(stream, response, stop).await
}

/// Takes the first request from the connection if it is a plain one for events. Otherwise nothing has been
/// read, and hyper can take over. Waits for the first bytes as long as it takes.
pub(crate) async fn first_request(stream: &TcpStream) -> io::Result<Option<Request<Body>>> {
    // Allocate nothing for connections that send nothing.
    stream.readable().await?;
    let mut seen = vec![0; MAX_HEAD];
    let length = stream.peek(&mut seen).await?;
    let Some((request, length)) = read_head(&seen[..length]) else { return Ok(None) };
    // These bytes are available because we have just peeked at them.
    let taken = stream.try_read(&mut seen[..length])?;
    if taken < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(request))
}

/// A request for events and its length, if it is complete and nothing about it is unusual.
fn read_head(seen: &[u8]) -> Option<(Request<Body>, usize)> {
    if !seen.starts_with(b"GET ") {
        return None;
    }
    let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
    let mut head = httparse::Request::new(&mut headers);
    let httparse::Status::Complete(length) = head.parse(seen).ok()? else { return None };
    let path = head.path?;
    let is_for_events = path.split('?').next().is_some_and(|path| path.ends_with("/events"));
    if !is_for_events || head.version != Some(1) {
        return None;
    }
    let mut request = Request::builder().method(Method::GET).uri(path).version(Version::HTTP_11);
    for given in head.headers.iter() {
        let name = HeaderName::from_bytes(given.name.as_bytes()).ok()?;
        if [header::CONTENT_LENGTH, header::TRANSFER_ENCODING, header::EXPECT, header::UPGRADE]
            .contains(&name)
        {
            return None;
        }
        request = request.header(name, HeaderValue::from_bytes(given.value).ok()?);
    }
    Some((request.body(Body::empty()).ok()?, length))
}

/// Sends a response until it ends or the client stops reading. The connection ends with it.
async fn tell(stream: &TcpStream, response: Response, stop: &mut Stop) -> io::Result<()> {
    let (mut parts, mut body) = response.into_parts();
    parts.headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    parts.headers.remove(header::CONTENT_LENGTH);
    let now = httpdate::fmt_http_date(std::time::SystemTime::now());
    let mut head = format!("HTTP/1.1 {}\r\ndate: {now}\r\n", parts.status).into_bytes();
    for (name, value) in &parts.headers {
        head.extend_from_slice(name.as_str().as_bytes());
        head.extend_from_slice(b": ");
        head.extend_from_slice(value.as_bytes());
        head.extend_from_slice(b"\r\n");
    }
    head.extend_from_slice(b"\r\n");
    write_all(stream, &head, stop).await?;
    drop((head, parts));
    loop {
        let frame = tokio::select! {
            biased;
            frame = body.frame() => frame,
            // Ignore whatever else the client sends, because it already has what it asked for.
            () = drain(stream, usize::MAX) => return Ok(()),
        };
        let Some(Ok(frame)) = frame else { return Ok(()) };
        if let Some(data) = frame.data_ref() {
            write_all(stream, data, stop).await?;
        }
    }
}

async fn write_all(stream: &TcpStream, mut bytes: &[u8], stop: &mut Stop) -> io::Result<()> {
    while !bytes.is_empty() {
        match stream.try_write(bytes) {
            Ok(written) => bytes = &bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => tokio::select! {
                ready = timeout(MAX_STALL, stream.writable()) => ready??,
                () = stop.wanted_for(STALL_WHILE_STOPPING) => return Err(io::ErrorKind::TimedOut.into()),
            },
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_complete_and_plain_request_for_events_is_taken() {
        let whole = "GET /api/tables/x/events?seat=1 HTTP/1.1\r\nhost: here\r\nlast-event-id: 7.0\r\n\r\n";
        let (request, length) = read_head(whole.as_bytes()).unwrap();
        assert_eq!(
            (request.uri().to_string().as_str(), length),
            ("/api/tables/x/events?seat=1", whole.len())
        );
        assert_eq!(request.headers()["last-event-id"], "7.0");
        let more = format!("{whole}GET / HTTP/1.1\r\n");
        assert_eq!(read_head(more.as_bytes()).unwrap().1, whole.len(), "what follows is not part of it");
        for unusual in [
            &whole[..whole.len() - 2],
            "GET /api/tables/x HTTP/1.1\r\nhost: here\r\n\r\n",
            "GET /api/tables/x?/events HTTP/1.1\r\nhost: here\r\n\r\n",
            "POST /api/tables/x/events HTTP/1.1\r\nhost: here\r\n\r\n",
            "GET /api/tables/x/events HTTP/1.0\r\nhost: here\r\n\r\n",
            "GET /api/tables/x/events HTTP/1.1\r\ncontent-length: 5\r\n\r\nhello",
            "GET /api/tables/x/events HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
            "GET /api/tables/x/events HTTP/1.1\r\nno colon\r\n\r\n",
        ] {
            assert!(read_head(unusual.as_bytes()).is_none(), "{unusual}");
        }
    }
}
