//! A connection that cannot hold anything up: whoever takes nothing is given up, and whoever still talks is heard out.

use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Limited};
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep, timeout};
use tokio_rustls::server::TlsStream;

use crate::app::Stop;
use crate::body::LARGEST_BODY;

/// Whoever takes nothing for so long is gone.
pub(crate) const LONGEST_STALL: Duration = Duration::from_secs(30);

/// A stopping server gives up whoever takes nothing for so long.
pub(crate) const LAST_WORDS: Duration = Duration::from_millis(500);

/// What follows a refused head is waited for so long before the connection is given up for its sake.
const A_MOMENT: Duration = Duration::from_millis(100);

/// Whoever was answered before they had said everything may talk on for so long, and say so much.
const LONGEST_LINGER: Duration = Duration::from_secs(5);
const MOST_UNHEARD: usize = 16 * 1024 * 1024;

/// Something that is a socket below.
pub(crate) trait Socket: AsyncRead + AsyncWrite + Unpin + Send {
    fn socket(&self) -> &TcpStream;
}

impl Socket for TcpStream {
    fn socket(&self) -> &TcpStream {
        self
    }
}

impl Socket for TlsStream<TcpStream> {
    fn socket(&self) -> &TcpStream {
        self.get_ref().0
    }
}

/// How far a connection has come, for whoever looks from outside.
#[derive(Debug, Default)]
pub(crate) struct Course {
    /// Counts what the other end has taken.
    taken: AtomicU64,
    is_answering: AtomicBool,
    is_unread: AtomicBool,
}

/// A request is being answered as long as this is there.
pub(crate) struct Answering(Arc<Course>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.is_answering.store(false, Ordering::Release);
    }
}

impl Course {
    pub(crate) fn begin_answer(self: &Arc<Course>) -> Answering {
        self.is_answering.store(true, Ordering::Release);
        Answering(Arc::clone(self))
    }

    /// A request was answered that had not arrived wholly.
    pub(crate) fn leave_unread(&self) {
        self.is_unread.store(true, Ordering::Release);
    }

    pub(crate) fn is_unread(&self) -> bool {
        self.is_unread.load(Ordering::Acquire)
    }

    /// Comes back when nothing is being answered, and the other end has taken nothing for a moment.
    pub(crate) async fn stands_still(&self) {
        loop {
            let taken = self.taken.load(Ordering::Acquire);
            sleep(LAST_WORDS).await;
            if !self.is_answering.load(Ordering::Acquire) && self.taken.load(Ordering::Acquire) == taken {
                return;
            }
        }
    }
}

/// A connection that fails when the other end takes nothing for long.
pub(crate) struct Link<S> {
    stream: S,
    course: Arc<Course>,
    /// When it fails, while the other end takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S: Socket> Link<S> {
    pub(crate) fn new(stream: S) -> Link<S> {
        Link { stream, course: Arc::default(), stalled: None }
    }

    pub(crate) fn course(&self) -> Arc<Course> {
        Arc::clone(&self.course)
    }

    /// Lets the other end finish what it was saying, unheard: if the connection were closed before, our answer could be lost on
    /// its way. This has bounds, and ends soon after the server stops.
    pub(crate) async fn linger(&self, stop: &mut Stop) {
        tokio::select! {
            _ = timeout(LONGEST_LINGER, hear_out(self.stream.socket(), MOST_UNHEARD)) => {}
            () = stop.wanted_for(LAST_WORDS) => {}
        }
    }

    fn watch<T>(&mut self, context: &mut Context<'_>, taken: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if taken.is_ready() {
            self.stalled = None;
            return taken;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(LONGEST_STALL)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn watch_write(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(Ok(count)) = &written {
            self.course.taken.fetch_add(*count as u64, Ordering::Release);
        }
        self.watch(context, written)
    }
}

/// Reads and forgets, until the other end is closed or has said too much.
pub(crate) async fn hear_out(socket: &TcpStream, most: usize) {
    // Many connections wait here: nothing is kept ready for what they might say.
    let read_some = || socket.try_read(&mut [0; 4096]);
    let mut left = most;
    while left > 0 && socket.readable().await.is_ok() {
        match read_some() {
            Ok(0) => return,
            Ok(count) => left = left.saturating_sub(count),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => return,
        }
    }
}

impl<S: Socket> AsyncRead for Link<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: Socket> AsyncWrite for Link<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch_write(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch_write(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.watch(context, shut)
    }
}

/// A body on its way, of which is known in the end whether all of it has arrived.
#[derive(Clone)]
pub(crate) struct Arriving(Arc<Mutex<Incoming>>);

impl Arriving {
    pub(crate) fn new(body: Incoming) -> Arriving {
        Arriving(Arc::new(Mutex::new(body)))
    }

    /// Whether the rest is there, or comes within a moment. It is read and forgotten.
    pub(crate) async fn has_arrived(self) -> bool {
        let rest = Limited::new(self, LARGEST_BODY).collect();
        matches!(timeout(A_MOMENT, rest).await, Ok(Ok(_)))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Incoming> {
        // What is behind this lock is whole after every call.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Body for Arriving {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        Pin::new(&mut *self.lock()).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.lock().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.lock().size_hint()
    }
}
