//! A connection that cannot hold anything up. A client that stops reading is disconnected, and one that is
//! still sending may finish.

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
use crate::body::MAX_BODY;

/// A client that has not read anything for this long is considered gone.
pub(crate) const MAX_STALL: Duration = Duration::from_secs(30);

/// While the server is stopping, a client that has not read anything for this long is disconnected.
pub(crate) const STALL_WHILE_STOPPING: Duration = Duration::from_millis(500);

/// How long to wait for the rest of a refused request before the connection is given up.
const REST_WAIT: Duration = Duration::from_millis(100);

/// How long a client that was answered early may go on sending. `LINGER_BYTES` limits how much.
const LINGER_TIME: Duration = Duration::from_secs(5);
const LINGER_BYTES: usize = 16 * 1024 * 1024;

/// A stream with a TCP socket underneath.
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

/// The progress of a connection, as seen from outside.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    /// Counts the client's reads.
    taken: AtomicU64,
    is_answering: AtomicBool,
    is_unread: AtomicBool,
}

/// Marks that a request is being answered, as long as it lives.
pub(crate) struct Answering(Arc<Progress>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.is_answering.store(false, Ordering::Release);
    }
}

impl Progress {
    pub(crate) fn begin_answer(self: &Arc<Progress>) -> Answering {
        self.is_answering.store(true, Ordering::Release);
        Answering(Arc::clone(self))
    }

    /// Notes that a request was answered before all of it had arrived.
    pub(crate) fn leave_unread(&self) {
        self.is_unread.store(true, Ordering::Release);
    }

    pub(crate) fn is_unread(&self) -> bool {
        self.is_unread.load(Ordering::Acquire)
    }

    /// Resolves when no request is being answered and the client has not read anything for a moment.
    pub(crate) async fn stalled(&self) {
        loop {
            let taken = self.taken.load(Ordering::Acquire);
            sleep(STALL_WHILE_STOPPING).await;
            if !self.is_answering.load(Ordering::Acquire) && self.taken.load(Ordering::Acquire) == taken {
                return;
            }
        }
    }
}

/// A connection that fails if the client does not read anything for too long.
pub(crate) struct Link<S> {
    stream: S,
    progress: Arc<Progress>,
    /// The timeout that runs while the client does not read.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S: Socket> Link<S> {
    pub(crate) fn new(stream: S) -> Link<S> {
        Link { stream, progress: Arc::default(), stalled: None }
    }

    pub(crate) fn progress(&self) -> Arc<Progress> {
        Arc::clone(&self.progress)
    }

    /// Lets the client finish sending and discards what arrives. If the connection were closed before that,
    /// our answer could be lost on its way. The time and the number of bytes are limited, and it ends soon
    /// after the server stops.
    pub(crate) async fn linger(&self, stop: &mut Stop) {
        tokio::select! {
            _ = timeout(LINGER_TIME, drain(self.stream.socket(), LINGER_BYTES)) => {}
            () = stop.wanted_for(STALL_WHILE_STOPPING) => {}
        }
    }

    fn watch<T>(&mut self, context: &mut Context<'_>, taken: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if taken.is_ready() {
            self.stalled = None;
            return taken;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(MAX_STALL)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn watch_write(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(Ok(count)) = &written {
            self.progress.taken.fetch_add(*count as u64, Ordering::Release);
        }
        self.watch(context, written)
    }
}

/// Reads and discards data until the client closes the connection or has sent too much.
pub(crate) async fn drain(socket: &TcpStream, most: usize) {
    // Many connections wait here, so no buffer is kept for what they might send.
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

/// A request body in transit that knows in the end whether all of it has arrived.
#[derive(Clone)]
pub(crate) struct Arriving(Arc<Mutex<Incoming>>);

impl Arriving {
    pub(crate) fn new(body: Incoming) -> Arriving {
        Arriving(Arc::new(Mutex::new(body)))
    }

    /// Whether the rest has arrived or does so within a moment. It is read and discarded.
    pub(crate) async fn has_arrived(self) -> bool {
        let rest = Limited::new(self, MAX_BODY).collect();
        matches!(timeout(REST_WAIT, rest).await, Ok(Ok(_)))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Incoming> {
        // The data behind this lock is consistent after every call.
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
