//! The file in which an arena keeps what is finished.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use catalog::{Fault, Journal};

use crate::input::{about_file, in_file};

/// Grows by a line for every finished block. It is locked as long as the arena runs: two that write to it would play the
/// same games.
pub(crate) struct ResumeFile {
    path: PathBuf,
    file: Mutex<Lines>,
}

struct Lines {
    file: File,
    /// Where a broken last line begins, until it is cut off. That waits for the first line to write: an arena that
    /// does not go on changes nothing.
    cut_at: Option<u64>,
}

impl ResumeFile {
    /// Opens the file, or creates it, and reads what is there.
    pub(crate) fn open(path: &Path) -> Result<(ResumeFile, Journal), Fault> {
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| about_file("fault-cannot-open", path, &error))?;
        // Where files cannot be locked, the user has to see to it.
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
        // One call for the whole line: whoever kills us leaves at most the last line broken.
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}
