//! Enums that are words in the database.

/// Declares an enum whose variants are words in the database.
macro_rules! words {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// What a word of the database means.
            pub(crate) fn read(word: &str) -> Result<Self, $crate::StoreFault> {
                match word {
                    $($word => Ok(Self::$variant),)*
                    _ => Err($crate::StoreFault::Unreadable(format!("{word:?} is no {}", stringify!($name)))),
                }
            }
        }
    };
}
pub(crate) use words;
