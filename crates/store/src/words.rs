//! Enums that are stored as words.

/// Declares an enum whose variants are stored as words.
macro_rules! words {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// Its word in the database.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// Parses a word from the database.
            pub(crate) fn read(word: &str) -> Result<Self, $crate::StoreFault> {
                match word {
                    $($word => Ok(Self::$variant),)*
                    _ => Err($crate::StoreFault::Unreadable(format!("{word:?} is not a {}", stringify!($name)))),
                }
            }
        }
    };
}
pub(crate) use words;
