//! A relay between a node and its database that can be cut.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::serving::free_address;

/// Passes on everything it receives, in both directions.
pub(crate) struct Relay {
    address: SocketAddr,
    server: SocketAddr,
    /// The way that new connections take.
    way: Arc<Mutex<Arc<Way>>>,
}

/// Whether anything is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passage {
    Open,
    /// Connections are closed, and new ones are refused.
    Closed,
    /// Nothing gets through, and nobody is told.
    Silent,
}

/// A way that some connections take.
struct Way {
    passage: Mutex<Passage>,
    changed: Condvar,
    /// Both ends of all its connections.
    ends: Mutex<Vec<TcpStream>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Relay {
    /// Creates a relay to a server.
    pub(crate) fn to(server: SocketAddr) -> anyhow::Result<Relay> {
        let way = Arc::new(Mutex::new(Way::open()));
        let relay = Relay { address: free_address()?, server, way };
        relay.listen()?;
        Ok(relay)
    }

    /// The address on which it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes all connections and refuses new ones.
    pub(crate) fn close(&self) {
        let way = lock(&self.way);
        way.set(Passage::Closed);
        // This wakes up the listening thread, so that it notices. The connection itself does not matter.
        let _ = TcpStream::connect(self.address);
        way.break_all();
    }

    /// Lets nothing through from now on. Whatever is sent waits, as it does when packets are lost.
    pub(crate) fn fall_silent(&self) {
        lock(&self.way).set(Passage::Silent);
    }

    /// Lets everything through again, including what has waited.
    pub(crate) fn restore(&self) -> anyhow::Result<()> {
        let was = lock(&self.way).set(Passage::Open);
        if was == Passage::Closed { self.listen() } else { Ok(()) }
    }

    /// Breaks all connections, like a device that has forgotten them and says so.
    pub(crate) fn forget(&self) {
        lock(&self.way).break_all();
    }

    /// Lets new connections through. The old ones stay stuck for ever.
    pub(crate) fn begin_anew(&self) {
        *lock(&self.way) = Way::open();
    }

    fn listen(&self) -> anyhow::Result<()> {
        let listener = TcpListener::bind(self.address)?;
        let (way, server) = (Arc::clone(&self.way), self.server);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let way = Arc::clone(&*lock(&way));
                if *lock(&way.passage) == Passage::Closed {
                    return;
                }
                std::thread::spawn(move || way.connect(stream, server));
            }
        });
        Ok(())
    }
}

impl Way {
    fn open() -> Arc<Way> {
        Arc::new(Way { passage: Mutex::new(Passage::Open), changed: Condvar::new(), ends: Mutex::default() })
    }

    fn set(&self, passage: Passage) -> Passage {
        let was = std::mem::replace(&mut *lock(&self.passage), passage);
        self.changed.notify_all();
        was
    }

    fn break_all(&self) {
        for end in lock(&self.ends).drain(..) {
            // One that is already closed is fine.
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    /// Waits while nothing is let through. Returns whether the way is open afterwards.
    fn is_open(&self) -> bool {
        let is_silent = |passage: &mut Passage| *passage == Passage::Silent;
        let passage = self.changed.wait_while(lock(&self.passage), is_silent);
        *passage.unwrap_or_else(PoisonError::into_inner) == Passage::Open
    }

    fn connect(self: Arc<Way>, near: TcpStream, server: SocketAddr) {
        // The near end is registered before it waits, so that it can be broken.
        let Ok(near_too) = near.try_clone() else { return };
        lock(&self.ends).push(near_too);
        if !self.is_open() {
            return;
        }
        let Ok(far) = TcpStream::connect_timeout(&server, Duration::from_secs(5)) else { return };
        let (Ok(near_too), Ok(far_too), Ok(far_end)) = (near.try_clone(), far.try_clone(), far.try_clone())
        else {
            return;
        };
        lock(&self.ends).push(far_end);
        let back = Arc::clone(&self);
        std::thread::spawn(move || back.pass_on(far_too, near_too));
        self.pass_on(near, far);
    }

    fn pass_on(&self, mut from: TcpStream, mut to: TcpStream) {
        // Failing to set this only makes it slower.
        let _ = to.set_nodelay(true);
        let mut buffer = vec![0; 1 << 16];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            if !self.is_open() || to.write_all(&buffer[..length]).is_err() {
                break;
            }
        }
        // The end of a connection arrives no sooner than what was sent before it.
        if self.is_open() {
            let _ = to.shutdown(Shutdown::Both);
        }
    }
}
