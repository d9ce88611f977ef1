//! Enums whose variants are words of a notation.

/// Declares an enum whose variants are words of a notation. The words are used in notation, JSON and TOML
/// alike. The literal after the enum's name says what was expected when a text is none of the words.
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* pub enum $name:ident: $expected:literal {
        $($(#[$doc:meta])* $variant:ident = $word:literal,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $variant,)* }

        impl $name {
            /// All variants, in the order in which they are listed.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(match self { $($name::$variant => $word,)* })
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<$name, $crate::Unreadable> {
                match text {
                    $($word => Ok($name::$variant),)*
                    _ => Err($crate::Unreadable::new(text, $expected)),
                }
            }
        }
    };
}
