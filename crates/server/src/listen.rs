//! Accepts connections, within limits, and shuts down without breaking anything off.
//!
//! The key decision: **connections are cheap and bounded**. A viewer who only listens costs a task and two
//! small buffers. The number of connections (in total and per address) and the time a request may take to
//! arrive are limited before anything is read.

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

use crate::admin;
use crate::app::{self, App, Stop};
use crate::direct;
use crate::link::{Arriving, Link, Progress, Socket};
use crate::maintenance::maintain;
use crate::nodes;
use crate::safety::Peer;
use crate::tls::Certificates;

/// The size of a connection's buffers in bytes, as small as hyper allows. Larger requests and answers go
/// through in pieces.
const BUFFER: usize = 8 * 1024;

/// The maximum number of headers in a request.
const MAX_HEADERS: usize = 64;

/// The maximum number of simultaneous connections to the metrics address.
const MAX_METRICS_CONNECTIONS: usize = 64;

/// How long a stopping server waits for a task that should have ended by now.
const STOP_GRACE: Duration = Duration::from_secs(1);

/// A server that accepts connections.
pub struct Listening {
    app: Arc<App>,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
    open: Arc<Semaphore>,
    most: u32,
}

/// The outcome of a shutdown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopped {
    /// The number of connections that were cut off while they were busy.
    pub cut_off: usize,
    /// The number of tables whose drafts could not be saved.
    pub drafts_lost: usize,
}

/// The reasons why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum NotStarted {
    /// The server cannot listen on an address.
    #[error("{address}: {error}")]
    Address {
        /// The setting that names the address.
        setting: &'static str,
        /// The address.
        address: SocketAddr,
        /// The system's error.
        error: io::Error,
    },
    /// The store does not answer, or the TLS library does not work.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The certificate or its key cannot be used.
    #[error("{0}")]
    Certificate(Message),
}

impl Listening {
    /// Starts to accept connections on the configured addresses.
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
            // The calendar is read before it is written, so a full disk does not stop anybody from looking at
            // tables.
            Err(fault) => tracing::warn!(%fault, "the calendar cannot be saved; will retry later"),
        }
        let tables = app.hall().clone().keep_going();
        let mut tasks = vec![
            tokio::spawn(maintain(app.clone())),
            tokio::spawn(admin::serve_requests(app.clone())),
            tokio::spawn(tables),
        ];
        tasks.push(tokio::spawn(nodes::hear(app.clone())));
        let mut metrics = None;
        if let Some(listener) = metrics_listener {
            metrics = Some(listener.local_addr()?);
            tasks.push(tokio::spawn(Acceptor::for_metrics(&app).accept_from(listener)));
        }
        if let Some(certificates) = certificates {
            tasks.push(tokio::spawn(certificates.keep_up(app.stop_signal())));
        }
        let per_address = if config.limits { config.max_connections_per_address } else { u32::MAX };
        let acceptor = Acceptor {
            server: ConnectionServer::of(&app, app::app(app.clone()), tls),
            app: app.clone(),
            open: open.clone(),
            addresses: Arc::new(Addresses { open: Mutex::default(), most: per_address }),
        };
        tasks.push(tokio::spawn(acceptor.accept_from(listener)));
        Ok(Listening { app, address, metrics, tasks, open, most })
    }

    /// The address the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address at which it serves its metrics.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops the server: accepts no more connections, lets streams say goodbye, waits a limited time for
    /// requests in progress, and closes the store. Everything that was acknowledged is then in the store.
    pub async fn stop(self) -> Stopped {
        self.app.stop();
        let patience = Instant::now() + Duration::from_secs(self.app.config().stop_after_s.into());
        let all = self.open.acquire_many(self.most);
        let cut_off = match timeout_at(patience, all).await {
            Ok(_) => 0,
            Err(_) => self.most as usize - self.open.available_permits(),
        };
        for task in self.tasks {
            // These tasks have seen the stop signal, so do not wait for one that hangs.
            timeout(STOP_GRACE, task).await.ok();
        }
        // Tables that were awake save their drafts. Do not wait for one that hangs either.
        timeout_at(patience.max(Instant::now() + STOP_GRACE), self.app.hall().all_asleep()).await.ok();
        let drafts_lost = self.app.hall().drafts_lost();
        self.app.store().close().await;
        Stopped { cut_off, drafts_lost }
    }
}

/// Listens on the address from this setting.
async fn bind(setting: &'static str, address: SocketAddr) -> Result<TcpListener, NotStarted> {
    TcpListener::bind(address).await.map_err(|error| NotStarted::Address { setting, address, error })
}

/// The number of open connections per address.
struct Addresses {
    open: Mutex<HashMap<IpAddr, u32>>,
    most: u32,
}

/// A connection's share of the limits, released on drop.
struct Admission {
    addresses: Arc<Addresses>,
    address: IpAddr,
    app: Arc<App>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Admission {
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

/// Accepts connections from a listener, within the limits.
struct Acceptor {
    server: ConnectionServer,
    app: Arc<App>,
    open: Arc<Semaphore>,
    addresses: Arc<Addresses>,
}

impl Acceptor {
    /// Serves the metrics to anybody who asks.
    fn for_metrics(app: &Arc<App>) -> Acceptor {
        let page_of = app.clone();
        let router = Router::new().route(
            "/metrics",
            axum::routing::get(move || async move {
                let kind = [(http::header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
                (kind, page_of.metrics().page(&page_of.store().stats()))
            }),
        );
        Acceptor {
            server: ConnectionServer::of(app, router, None),
            app: app.clone(),
            open: Arc::new(Semaphore::new(MAX_METRICS_CONNECTIONS)),
            addresses: Arc::new(Addresses { open: Mutex::default(), most: u32::MAX }),
        }
    }

    async fn accept_from(self, listener: TcpListener) {
        let mut stopped = std::pin::pin!(self.app.stopped());
        loop {
            let taken = tokio::select! {
                taken = listener.accept() => taken,
                () = stopped.as_mut() => return,
            };
            match taken {
                Ok((stream, peer)) => self.serve(stream, peer),
                Err(error) => {
                    // Usually the process has too many open files. Other connections will end, so waiting
                    // helps.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    /// Serves a connection in its own task, or drops it if there are too many.
    fn serve(&self, stream: TcpStream, peer: SocketAddr) {
        let Some(permit) = self.try_admit(peer.ip().to_canonical()) else {
            self.app.metrics().turned_away.increment(1);
            tracing::debug!("turned a connection away");
            return;
        };
        let server = self.server.clone();
        tokio::spawn(async move {
            server.serve(stream, Peer(peer)).await;
            drop(permit);
        });
    }

    fn try_admit(&self, address: IpAddr) -> Option<Admission> {
        let permit = self.open.clone().try_acquire_owned().ok()?;
        let mut open = self.addresses.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_insert(0);
        // A proxy connects on behalf of many people.
        if *count >= self.addresses.most && !self.app.config().trusted_proxies.contain(address) {
            return None;
        }
        *count += 1;
        drop(open);
        self.app.metrics().connections.increment(1.0);
        Some(Admission { addresses: self.addresses.clone(), address, app: self.app.clone(), _permit: permit })
    }
}

/// Serves connections; each connection's task gets a clone.
#[derive(Clone)]
struct ConnectionServer {
    router: Router,
    /// How long a connection may take to send its request's head.
    patience: Duration,
    tls: Option<TlsAcceptor>,
    stop: Stop,
}

impl ConnectionServer {
    fn of(app: &App, router: Router, tls: Option<TlsAcceptor>) -> ConnectionServer {
        let patience = Duration::from_secs(app.config().header_timeout_s.max(1).into());
        ConnectionServer { router, patience, tls, stop: app.stop_signal() }
    }

    async fn serve(mut self, stream: TcpStream, peer: Peer) {
        // Send small messages at once.
        stream.set_nodelay(true).ok();
        // Box what most connections do not need, because there are many and most of them only listen.
        let served = match self.tls.take() {
            Some(tls) => Box::pin(self.serve_encrypted(tls, stream, peer)).await,
            None => self.serve_plain(stream, peer).await,
        };
        if let Err(error) = served {
            tracing::debug!(%error, "a connection ended with an error");
        }
    }

    async fn serve_plain(mut self, stream: TcpStream, peer: Peer) -> io::Result<()> {
        match Box::pin(self.in_time(direct::first_request(&stream))).await? {
            Some(request) => direct::answer(&stream, request, peer, &self.router, &mut self.stop).await,
            None => Box::pin(self.serve_requests(stream, peer)).await,
        }
    }

    async fn serve_encrypted(mut self, tls: TlsAcceptor, stream: TcpStream, peer: Peer) -> io::Result<()> {
        let stream = self.in_time(tls.accept(stream)).await?;
        self.serve_requests(stream, peer).await
    }

    /// Runs this work to its end unless it takes too long or the server stops.
    async fn in_time<T>(&mut self, work: impl Future<Output = io::Result<T>>) -> io::Result<T> {
        tokio::select! {
            done = timeout(self.patience, work) => done?,
            () = self.stop.wanted() => Err(io::ErrorKind::Interrupted.into()),
        }
    }

    /// Answers one request after another.
    async fn serve_requests(mut self, stream: impl Socket, peer: Peer) -> io::Result<()> {
        let mut link = Link::new(stream);
        let progress = link.progress();
        let service = service_fn(|request| answer(self.router.clone(), request, peer, progress.clone()));
        let ended = {
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(self.patience)
                .max_buf_size(BUFFER)
                .max_headers(MAX_HEADERS)
                .serve_connection(TokioIo::new(&mut link), service);
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                ended = connection.as_mut() => ended,
                () = self.stop.wanted() => {
                    connection.as_mut().graceful_shutdown();
                    tokio::select! {
                        ended = connection => ended,
                        () = progress.stalled() => return Ok(()),
                    }
                }
            }
        };
        if progress.is_unread() || ended.as_ref().is_err_and(hyper::Error::is_parse) {
            link.linger(&mut self.stop).await;
        }
        ended.map_err(io::Error::other)
    }
}

/// Answers one request. If the answer is ready before the request's body has arrived, the connection cannot
/// be reused, and the client is told so.
async fn answer(
    router: Router,
    request: http::Request<Incoming>,
    peer: Peer,
    progress: Arc<Progress>,
) -> Result<Response, Infallible> {
    let _answering = progress.begin_answer();
    let (mut parts, body) = request.into_parts();
    parts.extensions.insert(peer);
    if body.is_end_stream() {
        return router.oneshot(http::Request::from_parts(parts, Body::empty())).await;
    }
    // A client that sends `Expect` waits for permission to send its body. Do not ask for a body that nobody
    // wants.
    let sends_unasked = !parts.headers.contains_key(header::EXPECT);
    let arriving = Arriving::new(body);
    let mut response = router.oneshot(http::Request::from_parts(parts, Body::new(arriving.clone()))).await?;
    let is_whole = arriving.is_end_stream() || (sends_unasked && arriving.has_arrived().await);
    if !is_whole {
        progress.leave_unread();
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response)
}
