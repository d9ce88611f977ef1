//! Taking connections, within bounds, and stopping without breaking anything off.
//!
//! The key decision: **connections are cheap and bounded**. A viewer who only listens costs a task and two small buffers; how many
//! there are, in all and from one address, and how long a request may take to be said, is limited before anything is read.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout, timeout_at};
use tower::ServiceExt;

use crate::admin::attend;
use crate::app::{self, App};
use crate::direct;
use crate::nodes;
use crate::safety::Peer;
use crate::tend::tend;

/// The buffers of a connection, in bytes: as small as the library allows. Larger requests and answers go through in pieces.
const BUFFER: usize = 8 * 1024;

/// The most headers of a request.
const MOST_HEADERS: usize = 64;

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

impl Listening {
    /// Takes connections where the configuration says, from now on.
    pub async fn start(app: Arc<App>) -> io::Result<Listening> {
        let config = app.config();
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let most = config.max_connections.max(1);
        let open = Arc::new(Semaphore::new(most as usize));
        let silent = || io::Error::other("the store does not answer");
        app.hall().resume_clocks().await.map_err(|_| silent())?;
        app.note_calendar().await.map_err(|_| silent())?;
        let tables = app.hall().clone().keep_going();
        let mut tasks =
            vec![tokio::spawn(tend(app.clone())), tokio::spawn(attend(app.clone())), tokio::spawn(tables)];
        tasks.push(tokio::spawn(nodes::hear(app.clone())));
        let mut metrics = None;
        if let Some(address) = config.metrics {
            let listener = TcpListener::bind(address).await?;
            metrics = Some(listener.local_addr()?);
            tasks.push(tokio::spawn(take_metrics(listener, app.clone())));
        }
        let per_address = if config.limits { config.max_connections_per_address } else { u32::MAX };
        let door = Door {
            router: app::app(app.clone()),
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
    router: Router,
    app: Arc<App>,
    open: Arc<Semaphore>,
    addresses: Arc<Addresses>,
}

impl Door {
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
        let (router, stopped) = (self.router.clone(), self.app.stopped());
        let patience = Duration::from_secs(self.app.config().header_timeout_s.max(1).into());
        tokio::spawn(async move {
            serve(stream, peer, router, patience, stopped).await;
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

async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    stopped: impl Future<Output = ()>,
) {
    // Small messages are to leave at once.
    stream.set_nodelay(true).ok();
    let mut stopped = std::pin::pin!(stopped);
    tokio::select! {
        said = tokio::time::timeout(patience, stream.readable()) => {
            if !matches!(said, Ok(Ok(()))) {
                return;
            }
        }
        () = stopped.as_mut() => return,
    }
    match direct::answer(&stream, Peer(peer), &router).await {
        Ok(false) => {}
        Ok(true) => return,
        Err(error) => {
            tracing::debug!(%error, "a stream ended badly");
            return;
        }
    }
    let service = service_fn(move |request: http::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER)
        .max_headers(MOST_HEADERS)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = stopped.as_mut() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// Tells the numbers to whoever asks on that address, as long as the server runs.
async fn take_metrics(listener: TcpListener, app: Arc<App>) {
    let page_of = app.clone();
    let router = Router::new().route(
        "/metrics",
        axum::routing::get(move || async move {
            let kind = [(http::header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
            (kind, page_of.metrics().page(&page_of.store().stats()))
        }),
    );
    tokio::select! {
        served = axum::serve(listener, router) => served.unwrap_or_else(|error| tracing::warn!(%error, "no metrics")),
        () = app.stopped() => {}
    }
}
