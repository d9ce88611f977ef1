//! The arguments of a sentence.

use std::hash::{Hash, Hasher};

use fluent_bundle::{FluentArgs, FluentValue};

use crate::names::Named;

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

/// Arguments that are the same make the same sentence.
impl Hash for Args<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        for (name, value) in self.0.iter() {
            name.hash(hasher);
            std::mem::discriminant(value).hash(hasher);
            match value {
                FluentValue::String(text) => text.hash(hasher),
                FluentValue::Number(number) => {
                    number.value.to_bits().hash(hasher);
                    number.options.hash(hasher);
                }
                FluentValue::Custom(value) => match value.as_any().downcast_ref::<Named>() {
                    Some(named) => named.hash(hasher),
                    None => format!("{value:?}").hash(hasher),
                },
                FluentValue::None | FluentValue::Error => {}
            }
        }
    }
}

/// The arguments of a sentence: `args! { who: name, count: 3 }`.
#[macro_export]
macro_rules! args {
    ($($name:ident : $value:expr),* $(,)?) => {
        $crate::Args::none()$(.with(stringify!($name), $value))*
    };
}
