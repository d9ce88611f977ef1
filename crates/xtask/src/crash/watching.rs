//! A viewer who watches all the time and reconnects wherever they get an answer, knowing what they have seen.

use std::io::BufRead;
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::playing::BEHIND;
use crate::serving::Caller;

/// A viewer who watches all the time.
pub(crate) struct Watcher {
    seen: Arc<Seen>,
}

/// What the viewer has seen so far.
#[derive(Default)]
struct Seen {
    entries: AtomicUsize,
    /// How often the viewer reconnected.
    came_again: AtomicUsize,
    is_done: AtomicBool,
    /// The viewer's connection, so that it can be closed.
    socket: Mutex<Option<TcpStream>>,
    /// What the viewer is doing, for debugging.
    doing: Mutex<String>,
    /// What the viewer should not have seen.
    wrong: Mutex<Option<String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watcher {
    /// Watches an event stream and notes for others how far the game has come.
    pub(crate) fn start((caller, path, told): (Caller, String, Arc<AtomicUsize>)) -> Watcher {
        let seen = Arc::<Seen>::default();
        let own = Arc::clone(&seen);
        std::thread::spawn(move || own.look(caller, &path, &told));
        Watcher { seen }
    }

    /// Checks that nothing came twice and nothing was left out.
    pub(crate) fn is_right(&self) -> anyhow::Result<()> {
        lock(&self.seen.wrong).as_ref().map_or(Ok(()), |wrong| Err(anyhow::anyhow!("a viewer {wrong}")))
    }

    /// Waits until the viewer has seen this many entries.
    pub(crate) fn knows(&self, entries: usize) -> anyhow::Result<()> {
        let began = Instant::now();
        loop {
            self.is_right()?;
            let seen = self.seen.entries.load(Ordering::Relaxed);
            if seen >= entries {
                return Ok(());
            }
            anyhow::ensure!(
                began.elapsed() < BEHIND,
                "a viewer saw {seen} of {entries} entries, {}",
                lock(&self.seen.doing)
            );
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Ends the viewer when the game is over with this many entries, once they have seen them all. Returns
    /// how often they reconnected.
    pub(crate) fn finish(self, entries: usize) -> anyhow::Result<usize> {
        self.knows(entries)?;
        Ok(self.seen.came_again.load(Ordering::Relaxed))
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.seen.is_done.store(true, Ordering::Relaxed);
        if let Some(socket) = lock(&self.seen.socket).take() {
            // One that is already closed is fine.
            let _ = socket.shutdown(Shutdown::Both);
        }
    }
}

impl Seen {
    fn look(&self, mut caller: Caller, path: &str, told: &AtomicUsize) {
        let mut last: Option<String> = None;
        while !self.is_done.load(Ordering::Relaxed) {
            let stream = match caller.stream(path, last.as_deref()) {
                Ok(stream) => stream,
                Err(error) => {
                    *lock(&self.doing) = format!("went to {} because of: {error}", caller.address());
                    std::thread::sleep(Duration::from_millis(5));
                    continue;
                }
            };
            *lock(&self.doing) = format!("watched {}{path} after {last:?}", caller.address());
            if last.is_some() {
                self.came_again.fetch_add(1, Ordering::Relaxed);
            }
            *lock(&self.socket) = stream.get_ref().try_clone().ok();
            if self.is_done.load(Ordering::Relaxed) {
                return;
            }
            let mut event = (String::new(), String::new());
            for line in stream.lines().map_while(Result::ok) {
                match line.split_once(": ") {
                    Some(("event", name)) => name.clone_into(&mut event.0),
                    Some(("id", id)) => id.clone_into(&mut event.1),
                    Some(("data", data)) => {
                        let (name, id) = std::mem::take(&mut event);
                        if let Err(wrong) = self.see(&name, data) {
                            *lock(&self.wrong) = Some(format!("{wrong} ({path}, {})", caller.address()));
                            return;
                        }
                        if !id.is_empty() {
                            last = Some(id);
                        }
                        told.fetch_max(self.entries.load(Ordering::Relaxed), Ordering::Relaxed);
                    }
                    _ => {}
                }
            }
            // A viewer who is cut off goes elsewhere.
            caller.move_on();
        }
    }

    /// Processes an event, which must continue what was seen before.
    fn see(&self, name: &str, data: &str) -> Result<(), String> {
        let known = self.entries.load(Ordering::Relaxed);
        let data: Value =
            serde_json::from_str(data).map_err(|error| format!("cannot read {name}: {error}"))?;
        let at = data["at"].as_u64().map_or(known, |at| at as usize);
        match name {
            "sync" if at < known => return Err(format!("knew {known} entries and was shown {at}")),
            "step" => {
                let since = data["news"]["since"].as_u64();
                if since != Some(known as u64) {
                    return Err(format!("knew {known} entries and was told what came after {since:?}"));
                }
            }
            "sync" => {}
            _ => return Ok(()),
        }
        self.entries.store(at, Ordering::Relaxed);
        Ok(())
    }
}
