//! The file in which an arena keeps its finished games.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use catalog::{Fault, Journal};

use crate::input::{about_file, in_file};

/// A file that grows by a line for every finished block. It is locked while the arena runs, because two
/// arenas writing to it would play the same games.
pub(crate) struct ResumeFile {
    path: PathBuf,
    file: Mutex<Lines>,
}

struct Lines {
    file: File,
    /// Where a broken last line begins, until it is cut off. That waits until the first line is written, so
    /// that an arena that does not continue changes nothing.
    cut_at: Option<u64>,
}

impl ResumeFile {
    /// Opens or creates the file and reads its content.
    pub(crate) fn open(path: &Path) -> Result<(ResumeFile, Journal), Fault> {
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| about_file("fault-cannot-open", path, &error))?;
        // Where files cannot be locked, this is up to the user.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(Fault::new("fault-busy").with("file", path.display().to_string()));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| about_file("fault-cannot-read", path, &error))?;
        let journal = Journal::read(&bytes).map_err(|fault| in_file(path, fault))?;
        let cut_at = (journal.whole() < bytes.len()).then_some(journal.whole() as u64);
        Ok((ResumeFile { path: path.to_owned(), file: Mutex::new(Lines { file, cut_at }) }, journal))
    }

    /// Adds a line.
    pub(crate) fn keep(&self, line: &str) -> Result<(), Fault> {
        let mut lines = self.file.lock().expect("no thread panics while it holds the lock");
        lines.add(line).map_err(|error| about_file("fault-cannot-write", &self.path, &error))
    }
}

impl Lines {
    fn add(&mut self, line: &str) -> std::io::Result<()> {
        if let Some(length) = self.cut_at {
            self.file.set_len(length)?;
            self.cut_at = None;
        }
        // One call for the whole line, so that being killed breaks the last line at most.
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}
