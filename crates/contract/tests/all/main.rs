//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod laws_are_enforced;
