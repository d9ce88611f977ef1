//! The three games told in words, one file or folder each.

mod battleforce;
mod fries;
mod ufoludki;

/// What the first things have in common, as far as they have it.
fn run<T, U>(things: &[T], part: impl Fn(&T) -> Option<U>) -> Vec<U> {
    things.iter().map_while(part).collect()
}
