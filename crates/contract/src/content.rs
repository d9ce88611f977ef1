//! Reading replacement components: what is wrong with a file, line by line.

use serde_spanned::Spanned;

/// The longest text in a content file.
const MOST_TEXT: usize = 80;

/// What is wrong in a file with replacement components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what to do.
    pub reason: String,
}

/// Goes through a content file and collects all that is wrong with it.
#[derive(Debug)]
pub struct Inspection<'a> {
    text: &'a str,
    faults: Vec<ContentFault>,
}

impl<'a> Inspection<'a> {
    /// An inspection of this file.
    pub const fn new(text: &'a str) -> Inspection<'a> {
        Inspection { text, faults: Vec::new() }
    }

    /// Something is wrong at this byte of the file.
    pub fn fault_at(&mut self, offset: usize, reason: impl Into<String>) {
        let before = self.text.as_bytes().iter().take(offset);
        let line = 1 + before.filter(|byte| **byte == b'\n').count();
        self.faults.push(ContentFault { line, reason: reason.into() });
    }

    /// Something is wrong with this value.
    pub fn fault<T>(&mut self, at: &Spanned<T>, reason: impl Into<String>) {
        self.fault_at(at.span().start, reason);
    }

    /// A number, which must be in a range; the nearest one in it if it is not.
    pub fn range(&mut self, number: &Spanned<u32>, what: &str, least: u32, most: u32) -> u32 {
        let found = *number.get_ref();
        if !(least..=most).contains(&found) {
            self.fault(number, format!("{what} must be from {least} to {most}, not {found}"));
        }
        found.clamp(least, most)
    }

    /// A text, which must be short and on one line.
    pub fn text(&mut self, text: &Spanned<String>) -> String {
        let found = text.get_ref();
        if found.trim().is_empty() || found.chars().count() > MOST_TEXT || found.chars().any(char::is_control)
        {
            self.fault(text, format!("a text here has 1 to {MOST_TEXT} characters on one line"));
        }
        found.clone()
    }

    /// Whether nothing was wrong so far.
    pub const fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// The content if nothing was wrong, or all faults.
    pub fn finish<T>(self, content: T) -> Result<T, Vec<ContentFault>> {
        if self.is_clean() { Ok(content) } else { Err(self.into_faults()) }
    }

    /// All faults in the order of their lines.
    pub fn into_faults(mut self) -> Vec<ContentFault> {
        self.faults.sort_by_key(|fault| fault.line);
        self.faults
    }
}
