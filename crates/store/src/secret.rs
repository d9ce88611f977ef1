//! Values that must not get into a log.

use std::fmt;

/// A value that must not get into a log. It has no `Display`, and its `Debug` does not show it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides a value.
    pub const fn new(secret: T) -> Self {
        Self(secret)
    }

    /// The hidden value.
    pub const fn reveal(&self) -> &T {
        &self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}
