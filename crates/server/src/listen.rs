//! Taking connections, within bounds, and stopping without breaking anything off.
//!
//! The key decision: **connections are cheap and bounded**. A viewer who only listens costs a task and two small buffers; how many
//! there are, in all and from one address, and how long a request may take to be said, is limited before anything is read.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::response::Response;
use http::{HeaderValue, header};
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use i18n::Message;
use store::StoreFault;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

use crate::admin::attend;
use crate::app::{self, App, Stop};
use crate::direct;
use crate::link::{Arriving, Course, Link, Socket};
use crate::nodes;
use crate::safety::Peer;
use crate::tend::tend;
use crate::tls::Certificates;

/// The buffers of a connection, in bytes: as small as the library allows. Larger requests and answers go through in pieces.
const BUFFER: usize = 8 * 1024;

/// The most headers of a request.
const MOST_HEADERS: usize = 64;

/// The most connections at a time to those who read the numbers.
const MOST_FOR_METRICS: usize = 64;

/// So long a stopping server waits for a part of itself that should have ended.
const A_MOMENT: Duration = Duration::from_secs(1);

/// A server that takes connections.
pub struct Listening {
    app: Arc<App>,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
    open: Arc<Semaphore>,
    most: u32,
}

/// How a server has stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopped {
    /// So many connections were cut off in the middle of something.
    pub cut_off: usize,
    /// At so many tables drafts could not be saved.
    pub drafts_lost: usize,
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum NotStarted {
    /// It cannot listen at an address.
    #[error("{address}: {error}")]
    Address {
        /// The setting that names the address.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The store does not answer, or the library for https does not work.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The certificate or its key cannot be used.
    #[error("{0}")]
    Certificate(Message),
}

impl Listening {
    /// Takes connections where the configuration says, from now on.
    pub async fn start(app: Arc<App>) -> Result<Listening, NotStarted> {
        let config = app.config();
        let certificates = Certificates::read(config).map_err(NotStarted::Certificate)?;
        let tls = certificates.as_ref().map(Certificates::acceptor).transpose().map_err(io::Error::other)?;
        let listener = bind("listen", config.listen).await?;
        let address = listener.local_addr()?;
        let metrics_listener = match config.metrics {
            Some(address) => Some(bind("metrics", address).await?),
            None => None,
        };
        let most = config.max_connections.max(1);
        let open = Arc::new(Semaphore::new(most as usize));
        let silent = || io::Error::other("the store does not answer");
        app.hall().resume().await.map_err(|_| silent())?;
        match app.note_calendar().await {
            Ok(()) => {}
            Err(StoreFault::Closed | StoreFault::Unreachable(_)) => return Err(silent().into()),
            // The calendar is read before it is noted. A disk that is full keeps nobody from looking at tables.
            Err(fault) => tracing::warn!(%fault, "the calendar cannot be noted; it is tried again later"),
        }
        let tables = app.hall().clone().keep_going();
        let mut tasks =
            vec![tokio::spawn(tend(app.clone())), tokio::spawn(attend(app.clone())), tokio::spawn(tables)];
        tasks.push(tokio::spawn(nodes::hear(app.clone())));
        let mut metrics = None;
        if let Some(listener) = metrics_listener {
            metrics = Some(listener.local_addr()?);
            tasks.push(tokio::spawn(Door::of_metrics(&app).take(listener)));
        }
        if let Some(certificates) = certificates {
            tasks.push(tokio::spawn(certificates.keep_up(app.stop_signal())));
        }
        let per_address = if config.limits { config.max_connections_per_address } else { u32::MAX };
        let door = Door {
            desk: Desk::of(&app, app::app(app.clone()), tls),
            app: app.clone(),
            open: open.clone(),
            addresses: Arc::new(Addresses { open: Mutex::default(), most: per_address }),
        };
        tasks.push(tokio::spawn(door.take(listener)));
        Ok(Listening { app, address, metrics, tasks, open, most })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells its numbers.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops: takes no more connections, lets streams say goodbye, waits for what is under way but not for ever, and closes the
    /// store, in which then everything is that was acknowledged.
    pub async fn stop(self) -> Stopped {
        self.app.stop();
        let patience = Instant::now() + Duration::from_secs(self.app.config().stop_after_s.into());
        let all = self.open.acquire_many(self.most);
        let cut_off = match timeout_at(patience, all).await {
            Ok(_) => 0,
            Err(_) => self.most as usize - self.open.available_permits(),
        };
        for task in self.tasks {
            // They have been told; one that hangs is not waited for.
            timeout(A_MOMENT, task).await.ok();
        }
        // Tables that were awake keep drafts; one that hangs is not waited for either.
        timeout_at(patience.max(Instant::now() + A_MOMENT), self.app.hall().all_asleep()).await.ok();
        let drafts_lost = self.app.hall().drafts_lost();
        self.app.store().close().await;
        Stopped { cut_off, drafts_lost }
    }
}

/// Listens where a setting says.
async fn bind(setting: &'static str, address: SocketAddr) -> Result<TcpListener, NotStarted> {
    TcpListener::bind(address).await.map_err(|error| NotStarted::Address { setting, address, error })
}

/// How many connections each address has.
struct Addresses {
    open: Mutex<HashMap<IpAddr, u32>>,
    most: u32,
}

/// The room that a connection takes. It is given back when this is dropped.
struct Room {
    addresses: Arc<Addresses>,
    address: IpAddr,
    app: Arc<App>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut open = self.addresses.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
        self.app.metrics().connections.decrement(1.0);
    }
}

/// Where connections come in.
struct Door {
    desk: Desk,
    app: Arc<App>,
    open: Arc<Semaphore>,
    addresses: Arc<Addresses>,
}

impl Door {
    /// Where the numbers are told to whoever asks.
    fn of_metrics(app: &Arc<App>) -> Door {
        let page_of = app.clone();
        let router = Router::new().route(
            "/metrics",
            axum::routing::get(move || async move {
                let kind = [(http::header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
                (kind, page_of.metrics().page(&page_of.store().stats()))
            }),
        );
        Door {
            desk: Desk::of(app, router, None),
            app: app.clone(),
            open: Arc::new(Semaphore::new(MOST_FOR_METRICS)),
            addresses: Arc::new(Addresses { open: Mutex::default(), most: u32::MAX }),
        }
    }

    async fn take(self, listener: TcpListener) {
        let mut stopped = std::pin::pin!(self.app.stopped());
        loop {
            let taken = tokio::select! {
                taken = listener.accept() => taken,
                () = stopped.as_mut() => return,
            };
            match taken {
                Ok((stream, peer)) => self.serve(stream, peer),
                Err(error) => {
                    // Mostly: too many open files. Others end, so it is worth waiting a moment.
                    tracing::warn!(%error, "a connection cannot be taken");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    /// Serves a connection in a task of its own, or drops it if there are too many.
    fn serve(&self, stream: TcpStream, peer: SocketAddr) {
        let Some(room) = self.room(peer.ip().to_canonical()) else {
            self.app.metrics().turned_away.increment(1);
            tracing::debug!("a connection is turned away");
            return;
        };
        let desk = self.desk.clone();
        tokio::spawn(async move {
            desk.serve(stream, Peer(peer)).await;
            drop(room);
        });
    }

    fn room(&self, address: IpAddr) -> Option<Room> {
        let permit = self.open.clone().try_acquire_owned().ok()?;
        let mut open = self.addresses.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_insert(0);
        // A proxy speaks for many.
        if *count >= self.addresses.most && !self.app.config().trusted_proxies.contain(address) {
            return None;
        }
        *count += 1;
        drop(open);
        self.app.metrics().connections.increment(1.0);
        Some(Room { addresses: self.addresses.clone(), address, app: self.app.clone(), _permit: permit })
    }
}

/// What serves connections: each with a clone of it, in a task of its own.
#[derive(Clone)]
struct Desk {
    router: Router,
    /// How long a connection may take to say what it wants.
    patience: Duration,
    tls: Option<TlsAcceptor>,
    stop: Stop,
}

impl Desk {
    fn of(app: &App, router: Router, tls: Option<TlsAcceptor>) -> Desk {
        let patience = Duration::from_secs(app.config().header_timeout_s.max(1).into());
        Desk { router, patience, tls, stop: app.stop_signal() }
    }

    async fn serve(mut self, stream: TcpStream, peer: Peer) {
        // Small messages are to leave at once.
        stream.set_nodelay(true).ok();
        // What most connections do not need is kept elsewhere: there are many, and most of them only listen.
        let served = match self.tls.take() {
            Some(tls) => Box::pin(self.serve_encrypted(tls, stream, peer)).await,
            None => self.serve_plain(stream, peer).await,
        };
        if let Err(error) = served {
            tracing::debug!(%error, "a connection ended badly");
        }
    }

    async fn serve_plain(mut self, stream: TcpStream, peer: Peer) -> io::Result<()> {
        match self.in_time(direct::first_request(&stream)).await? {
            Some(request) => direct::answer(&stream, request, peer, &self.router, &mut self.stop).await,
            None => Box::pin(self.converse(stream, peer)).await,
        }
    }

    async fn serve_encrypted(mut self, tls: TlsAcceptor, stream: TcpStream, peer: Peer) -> io::Result<()> {
        let stream = self.in_time(tls.accept(stream)).await?;
        self.converse(stream, peer).await
    }

    /// What is done in time and before the server stops.
    async fn in_time<T>(&mut self, work: impl Future<Output = io::Result<T>>) -> io::Result<T> {
        tokio::select! {
            done = timeout(self.patience, work) => done?,
            () = self.stop.wanted() => Err(io::ErrorKind::Interrupted.into()),
        }
    }

    /// Answers request after request.
    async fn converse(mut self, stream: impl Socket, peer: Peer) -> io::Result<()> {
        let mut link = Link::new(stream);
        let course = link.course();
        let service = service_fn(|request| answer(self.router.clone(), request, peer, course.clone()));
        let ended = {
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(self.patience)
                .max_buf_size(BUFFER)
                .max_headers(MOST_HEADERS)
                .serve_connection(TokioIo::new(&mut link), service);
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                ended = connection.as_mut() => ended,
                () = self.stop.wanted() => {
                    connection.as_mut().graceful_shutdown();
                    tokio::select! {
                        ended = connection => ended,
                        () = course.stands_still() => return Ok(()),
                    }
                }
            }
        };
        if course.is_unread() || ended.as_ref().is_err_and(hyper::Error::is_parse) {
            link.linger(&mut self.stop).await;
        }
        ended.map_err(io::Error::other)
    }
}

/// Answers one request. If it is answered before it has arrived, its connection is good for nothing more, and the other end is told.
async fn answer(
    router: Router,
    request: http::Request<Incoming>,
    peer: Peer,
    course: Arc<Course>,
) -> Result<Response, Infallible> {
    let _answering = course.begin_answer();
    let (mut parts, body) = request.into_parts();
    parts.extensions.insert(peer);
    if body.is_end_stream() {
        return router.oneshot(http::Request::from_parts(parts, Body::empty())).await;
    }
    // Who asks first whether to send a body is not told to send one that nobody wants.
    let sends_unasked = !parts.headers.contains_key(header::EXPECT);
    let arriving = Arriving::new(body);
    let mut response = router.oneshot(http::Request::from_parts(parts, Body::new(arriving.clone()))).await?;
    let is_whole = arriving.is_end_stream() || (sends_unasked && arriving.has_arrived().await);
    if !is_whole {
        course.leave_unread();
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response)
}
