//! Ids of fields, as used in notation.

use std::fmt;
use std::str::FromStr;

use contract::Unreadable;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The maximum length of a field's id.
pub const MOST_LETTERS: usize = 16;

/// The id of a field, such as `los_angeles`: lower-case letters, digits and underscores. It is the same in
/// every language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place([u8; MOST_LETTERS]);

impl Place {
    pub(crate) const NOWHERE: Place = Place([0; MOST_LETTERS]);

    /// A hash of the id, for tables.
    #[inline]
    pub(crate) fn spread(self) -> usize {
        let word = |from: usize| {
            let mut bytes = [0; 8];
            let to = (from + 8).min(MOST_LETTERS);
            bytes[..to - from].copy_from_slice(&self.0[from..to]);
            u64::from_le_bytes(bytes)
        };
        let mixed = word(0) ^ word(8).rotate_left(23);
        (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize
    }

    fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(MOST_LETTERS);
        std::str::from_utf8(&self.0[..end]).unwrap_or("")
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let is_id = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if text.is_empty() || text.len() > MOST_LETTERS || !text.bytes().all(is_id) {
            return Err(Unreadable::new(
                text,
                "the id of a field: 1 to 16 lower-case letters, digits and underscores",
            ));
        }
        let mut letters = [0; MOST_LETTERS];
        letters[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Place(letters))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
