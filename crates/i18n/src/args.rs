//! The arguments of a sentence.

use fluent_bundle::{FluentArgs, FluentValue};

/// The arguments of a sentence, by the names that translators use. [`args!`](crate::args) creates them.
#[derive(Debug, Default)]
pub struct Args<'a>(pub(crate) FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    pub fn none() -> Args<'a> {
        Args(FluentArgs::new())
    }

    /// The same arguments with one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Args<'a> {
        self.0.set(name, value);
        self
    }
}

/// The arguments of a sentence: `args! { who: name, count: 3 }`.
#[macro_export]
macro_rules! args {
    ($($name:ident : $value:expr),* $(,)?) => {
        $crate::Args::none()$(.with(stringify!($name), $value))*
    };
}
