//! Reads replacement components and reports every fault in a file with its line.

use serde::de::DeserializeOwned;
use toml::Spanned;

/// The longest text in a content file.
const MOST_TEXT: usize = 80;

/// One fault in a file of replacement components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentFault {
    /// The line, counted from 1.
    pub line: usize,
    /// A sentence that says what is wrong and what to do about it.
    pub reason: String,
}

/// Goes through a content file and collects every fault in it.
#[derive(Debug)]
pub struct Inspection<'a> {
    text: &'a str,
    faults: Vec<ContentFault>,
}

impl<'a> Inspection<'a> {
    /// Reads a TOML file and passes it to `check`. Returns the content if there were no faults, otherwise all
    /// faults, sorted by line.
    pub fn read<F: DeserializeOwned, T>(
        text: &'a str,
        check: impl FnOnce(&mut Inspection<'a>, F) -> T,
    ) -> Result<T, Vec<ContentFault>> {
        let mut inspection = Inspection { text, faults: Vec::new() };
        match toml::from_str(text) {
            Err(error) => {
                inspection.fault_at(error.span().map_or(0, |span| span.start), error.message());
            }
            Ok(file) => {
                let content = check(&mut inspection, file);
                if inspection.is_clean() {
                    return Ok(content);
                }
            }
        }
        inspection.faults.sort_by_key(|fault| fault.line);
        Err(inspection.faults)
    }

    /// Reports a fault at this byte of the file.
    pub fn fault_at(&mut self, offset: usize, reason: impl Into<String>) {
        let before = self.text.as_bytes().iter().take(offset);
        let line = 1 + before.filter(|byte| **byte == b'\n').count();
        self.faults.push(ContentFault { line, reason: reason.into() });
    }

    /// Reports a fault in this value.
    pub fn fault<T>(&mut self, at: &Spanned<T>, reason: impl Into<String>) {
        self.fault_at(at.span().start, reason);
    }

    /// Returns a number, clamped to the range it must be in. A number outside the range is a fault.
    pub fn range(&mut self, number: &Spanned<u32>, what: &str, least: u32, most: u32) -> u32 {
        let found = *number.get_ref();
        if !(least..=most).contains(&found) {
            self.fault(number, format!("{what} must be from {least} to {most}, not {found}"));
        }
        found.clamp(least, most)
    }

    /// Returns a text. A text that is too long or spans several lines is a fault.
    pub fn text(&mut self, text: &Spanned<String>) -> String {
        let found = text.get_ref();
        if found.trim().is_empty() || found.chars().count() > MOST_TEXT || found.chars().any(char::is_control)
        {
            self.fault(text, format!("a text here has 1 to {MOST_TEXT} characters on one line"));
        }
        found.clone()
    }

    /// Whether no fault has been found so far.
    pub const fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }
}
