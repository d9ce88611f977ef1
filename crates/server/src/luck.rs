//! The randomness of games: the ids and seeds of tables, and the bots' dice.
//!
//! All of it is random. Only a program with debug assertions can be told to repeat itself: if [`VARIABLE`] is
//! set to a number, the first table after every start is always the same, and so is the second. Browser tests
//! therefore see the same games every time.

use std::sync::atomic::{AtomicU64, Ordering};

use contract::Seat;
use sha2::{Digest, Sha256};

use crate::who::hex;

/// The environment variable with the seed, in a program with debug assertions.
const VARIABLE: &str = "STARFRY_TEST_SEED";

/// The number of bytes in a table's id.
const ID_BYTES: usize = 10;

/// The source of randomness.
pub(crate) struct Luck {
    repeated: Option<Repeated>,
}

/// Randomness that is the same after every start.
struct Repeated {
    seed: String,
    tables: AtomicU64,
}

impl Luck {
    pub(crate) fn new() -> Luck {
        let seed = if cfg!(debug_assertions) { std::env::var(VARIABLE).ok() } else { None };
        Luck { repeated: seed.map(|seed| Repeated { seed, tables: AtomicU64::new(0) }) }
    }

    /// The id and the secret seed of a new table.
    pub(crate) fn table(&self) -> Result<(String, [u8; 32]), getrandom::Error> {
        let (mut id, mut secret) = ([0; ID_BYTES], [0; 32]);
        if let Some(repeated) = &self.repeated {
            let number = repeated.tables.fetch_add(1, Ordering::Relaxed);
            id.copy_from_slice(&repeated.draw(&format!("id {number}"))[..ID_BYTES]);
            secret = repeated.draw(&format!("secret {number}"));
        } else {
            getrandom::fill(&mut id)?;
            getrandom::fill(&mut secret)?;
        }
        Ok((hex(&id), secret))
    }

    /// The seed of a bot's dice for a question that came up after this many entries.
    pub(crate) fn bot(&self, table: &str, seat: Seat, since: usize) -> u64 {
        let Some(repeated) = &self.repeated else {
            return getrandom::u64().expect("the operating system provides random bytes");
        };
        let drawn = repeated.draw(&format!("bot {table} {seat} {since}"));
        drawn.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

impl Repeated {
    fn draw(&self, what: &str) -> [u8; 32] {
        Sha256::digest(format!("{} {what}", self.seed)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repeated(seed: &str) -> Luck {
        Luck { repeated: Some(Repeated { seed: seed.to_owned(), tables: AtomicU64::new(0) }) }
    }

    #[test]
    fn the_same_seed_gives_the_same_tables_and_bots_and_other_seeds_do_not() {
        let draw = |luck: &Luck| [luck.table().unwrap(), luck.table().unwrap()];
        let drawn = draw(&repeated("1"));
        assert_eq!(drawn, draw(&repeated("1")));
        assert_ne!(drawn[0], drawn[1]);
        assert_ne!(drawn, draw(&repeated("2")));
        let luck = Luck { repeated: None };
        assert_ne!(luck.table().unwrap(), luck.table().unwrap());
        let bot = |luck: &Luck, since| luck.bot("table", Seat::at(1), since);
        assert_eq!(bot(&repeated("1"), 7), bot(&repeated("1"), 7));
        assert_ne!(bot(&repeated("1"), 7), bot(&repeated("1"), 8));
        assert_ne!(bot(&luck, 7), bot(&luck, 7));
    }
}
