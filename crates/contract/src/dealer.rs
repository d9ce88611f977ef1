//! The dealer of a real table: randomness that nobody can steer and everybody can check afterwards.
//!
//! Before anything else the table draws a secret seed and publishes its hash. Then each seat may commit to
//! entropy of its own by publishing a hash of it, and reveals the entropy once everybody has committed.
//! Outcome number `k` depends only on the seed, the entropy, the table's id and `k`. `k` only ever grows,
//! even when moves are undone. After the game the seed is published, and anyone can compute every outcome
//! again. docs/fairness.md describes the computation to the byte, and the golden vectors below pin it for
//! good.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::dice::Dice;
use crate::seat::Seat;

/// The secret that a table's randomness comes from.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Creates a seed from 32 secret random bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Returns the bytes, for the record of a finished game.
    pub const fn reveal(&self) -> [u8; 32] {
        self.0
    }

    /// The hash that is published before the first card is dealt. Nobody can find another seed with the same
    /// hash.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::new().chain_update(b"starfry seed 1\n").chain_update(self.0).finalize().into()
    }

    /// The seed for one attempt to deal at a table with this seed. Attempts are counted from 1, and the first
    /// one uses the table's own seed. The hashes of some attempts, or the seed of a later one, reveal nothing
    /// about the others.
    #[must_use]
    pub fn of_attempt(&self, attempt: u32) -> Seed {
        if attempt <= 1 {
            return self.clone();
        }
        let hasher = Sha256::new().chain_update(b"starfry attempt 1\n").chain_update(self.0);
        Seed(hasher.chain_update(attempt.to_le_bytes()).finalize().into())
    }
}

/// The commitment that a seat publishes before it reveals its entropy. It is valid for one seat in one
/// attempt at one table, so nobody can reuse somebody else's.
pub fn commitment(table_id: &str, seat: Seat, attempt: u32, entropy: &str) -> [u8; 32] {
    Sha256::digest(format!("starfry entropy 1\n{table_id}\n{seat}\n{attempt}\n{entropy}")).into()
}

/// Keeps the secret out of logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// One of the dealer's rolls, as it is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The number of this roll at the table, from 0.
    pub k: u64,
    /// How many equally likely numbers could come up.
    pub total: u32,
    /// The number that came up, below `total`.
    pub choice: u32,
}

/// Deals the cards and rolls the dice of one table.
#[derive(Clone, Debug)]
pub struct Dealer {
    key: [u8; 32],
    next: u64,
}

impl Dealer {
    /// Creates the dealer of a table, about to make its first roll.
    pub fn new(seed: &Seed, entropy: &[String], table_id: &str) -> Dealer {
        let mut hasher = Sha256::new().chain_update(b"starfry dealer 1\n").chain_update(seed.0);
        // Each text is preceded by its length, so different inputs never hash to the same bytes.
        for text in std::iter::once(table_id).chain(entropy.iter().map(String::as_str)) {
            hasher.update((text.len() as u64).to_le_bytes());
            hasher.update(text);
        }
        Dealer { key: hasher.finalize().into(), next: 0 }
    }

    /// The same dealer, about to make roll number `k`. For tables that continue after a restart.
    #[must_use]
    pub const fn resumed_at(mut self, k: u64) -> Dealer {
        self.next = k;
        self
    }

    /// Makes the next roll among `total` equally likely numbers.
    pub fn roll(&mut self, total: u32) -> Roll {
        let roll = Roll { k: self.next, total, choice: self.choice(self.next, total) };
        self.next += 1;
        roll
    }

    /// Roll number `k` among `total` numbers. The answer is the same whenever it is computed.
    pub fn choice(&self, k: u64, total: u32) -> u32 {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(k);
        let total = u64::from(total);
        // Words above the last full multiple of `total` would favour small numbers, so take the next word.
        let fair = u64::MAX - (u64::MAX % total + 1) % total;
        loop {
            let word = stream.next_u64();
            if word <= fair {
                return (word % total) as u32;
            }
        }
    }
}

impl Dice for Dealer {
    fn below(&mut self, total: u32) -> u32 {
        self.roll(total).choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8; 32]) -> String {
        let (high, low) = bytes.split_at(16);
        [high, low].map(|half| format!("{:032x}", u128::from_be_bytes(half.try_into().unwrap()))).concat()
    }

    fn dealer() -> Dealer {
        let seed = Seed::new(std::array::from_fn(|i| i as u8));
        Dealer::new(&seed, &["Ola's entropy".into(), "żółw".into()], "table-1")
    }

    #[test]
    fn the_golden_vectors_hold() {
        let seed = Seed::new(std::array::from_fn(|i| i as u8));
        // Computed independently of this program, with the script from docs/fairness.md.
        assert_eq!(hex(&seed.hash()), "eea91d864cb86eab790fd88c4f69c652ecdcc1f899548ec9d5f0f390bad9a432");
        assert_eq!(hex(&dealer().key), "c4b23c7608333473fcd07aaf082cdec9e6397a16907741b4362548b715b93444");
        let totals = [55, 54, 6, 12, 2, 1, u32::MAX, 36];
        let mut dealer = dealer();
        assert_eq!(totals.map(|total| dealer.roll(total).choice), [53, 42, 0, 11, 1, 0, 2_120_201_586, 22]);
        assert_eq!(dealer.choice(u64::MAX, 1_000_000), 436_072);
    }

    #[test]
    fn a_commitment_is_valid_for_one_seat_one_attempt_and_one_table() {
        let entropy = "0123456789abcdef".repeat(4);
        let one = commitment("table-1", Seat::at(0), 1, &entropy);
        // Computed independently of this program, with `printf 'starfry entropy 1\ntable-1\n1\n1\n0123…' |
        // sha256sum`.
        assert_eq!(hex(&one), "666324ea3036228bd10d1a8d9aa81069913c6074a2f79f7be2cb274cbf62cf8c");
        assert_ne!(one, commitment("table-2", Seat::at(0), 1, &entropy));
        assert_ne!(one, commitment("table-1", Seat::at(1), 1, &entropy));
        assert_ne!(one, commitment("table-1", Seat::at(0), 2, &entropy));
        assert_ne!(one, commitment("table-1", Seat::at(0), 1, &"0".repeat(64)));
    }

    #[test]
    fn every_attempt_has_its_own_seed_and_the_first_uses_the_tables() {
        let seed = Seed::new([9; 32]);
        assert_eq!(seed.of_attempt(1), seed);
        let seeds: Vec<Seed> = (1..6).map(|attempt| seed.of_attempt(attempt)).collect();
        for (place, one) in seeds.iter().enumerate() {
            assert!(seeds[..place].iter().all(|other| other != one));
        }
    }

    #[test]
    fn a_roll_depends_only_on_its_number() {
        let mut one = dealer();
        let rolls: Vec<Roll> = (0..20).map(|_| one.roll(55)).collect();
        let mut resumed = dealer().resumed_at(10);
        assert_eq!(resumed.roll(55), rolls[10]);
        assert_eq!(dealer().choice(19, 55), rolls[19].choice);
    }

    #[test]
    fn seed_entropy_and_table_each_change_the_deal() {
        let seed = Seed::new([1; 32]);
        let deal = |seed: &Seed, entropy: &[&str], table: &str| {
            let entropy: Vec<String> = entropy.iter().map(ToString::to_string).collect();
            let mut dealer = Dealer::new(seed, &entropy, table);
            [0; 8].map(|_: u32| dealer.below(1000))
        };
        let base = deal(&seed, &["ab", "c"], "t");
        assert_ne!(base, deal(&Seed::new([2; 32]), &["ab", "c"], "t"));
        assert_ne!(base, deal(&seed, &["a", "bc"], "t"), "lengths separate the texts");
        assert_ne!(base, deal(&seed, &["ab", "c"], "u"));
    }

    #[test]
    fn the_seed_stays_out_of_debug_output() {
        assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed(secret)");
    }
}
