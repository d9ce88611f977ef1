//! The dealer of a real table: randomness that nobody can steer and everybody can check afterwards.
//!
//! Before anything else the table draws a secret seed and publishes its hash. Then each seat may commit to entropy of its own by
//! publishing a hash of it, and reveals the entropy once everybody has committed. Outcome number `k` depends on the seed, the entropy, the table's id and `k` alone, and `k` only
//! ever grows, also when moves are taken back. After the game the seed is published, and anyone can compute
//! every outcome again; docs/fairness.md says how, to the byte. The golden vectors below pin it for good.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::dice::Dice;
use crate::seat::Seat;

/// The secret of a table's randomness.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 secret random bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes, for the record of a finished game.
    pub const fn reveal(&self) -> [u8; 32] {
        self.0
    }

    /// What is published before the first card: nobody can find another seed with the same hash.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::new().chain_update(b"starfry seed 1\n").chain_update(self.0).finalize().into()
    }

    /// The seed of an attempt to deal, counted from 1, at a table with this seed. The first attempt has the table's own. Whoever knows
    /// the hashes of some attempts, or the seed of a later one, knows nothing about the others.
    #[must_use]
    pub fn of_attempt(&self, attempt: u32) -> Seed {
        if attempt <= 1 {
            return self.clone();
        }
        let hasher = Sha256::new().chain_update(b"starfry attempt 1\n").chain_update(self.0);
        Seed(hasher.chain_update(attempt.to_le_bytes()).finalize().into())
    }
}

/// What a seat publishes before it reveals its entropy. It holds for one seat in one attempt at one table, so nobody can take over
/// somebody else's.
pub fn commitment(table_id: &str, seat: Seat, attempt: u32, entropy: &str) -> [u8; 32] {
    Sha256::digest(format!("starfry entropy 1\n{table_id}\n{seat}\n{attempt}\n{entropy}")).into()
}

/// Keeps the secret out of logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// One roll of the dealer, as records keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The number of the roll at this table, from 0.
    pub k: u64,
    /// How many equally likely numbers there were.
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
    /// The dealer of a table, about to make its first roll.
    pub fn new(seed: &Seed, entropy: &[String], table_id: &str) -> Dealer {
        let mut hasher = Sha256::new().chain_update(b"starfry dealer 1\n").chain_update(seed.0);
        // Lengths go in front of texts, so that no two different inputs read the same.
        for text in std::iter::once(table_id).chain(entropy.iter().map(String::as_str)) {
            hasher.update((text.len() as u64).to_le_bytes());
            hasher.update(text);
        }
        Dealer { key: hasher.finalize().into(), next: 0 }
    }

    /// The same dealer, about to make roll number `k`: for tables that go on after a restart.
    #[must_use]
    pub const fn resumed_at(mut self, k: u64) -> Dealer {
        self.next = k;
        self
    }

    /// The next roll among `total` equally likely numbers.
    pub fn roll(&mut self, total: u32) -> Roll {
        let roll = Roll { k: self.next, total, choice: self.choice(self.next, total) };
        self.next += 1;
        roll
    }

    /// What roll number `k` among `total` numbers is, whenever one asks.
    pub fn choice(&self, k: u64, total: u32) -> u32 {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(k);
        let total = u64::from(total);
        // Words above the last full multiple of `total` would favour small numbers: take the next word.
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
        // Computed apart from this program, with the script of docs/fairness.md.
        assert_eq!(hex(&seed.hash()), "eea91d864cb86eab790fd88c4f69c652ecdcc1f899548ec9d5f0f390bad9a432");
        assert_eq!(hex(&dealer().key), "c4b23c7608333473fcd07aaf082cdec9e6397a16907741b4362548b715b93444");
        let totals = [55, 54, 6, 12, 2, 1, u32::MAX, 36];
        let mut dealer = dealer();
        assert_eq!(totals.map(|total| dealer.roll(total).choice), [53, 42, 0, 11, 1, 0, 2_120_201_586, 22]);
        assert_eq!(dealer.choice(u64::MAX, 1_000_000), 436_072);
    }

    #[test]
    fn a_commitment_holds_for_one_seat_one_attempt_and_one_table() {
        let entropy = "0123456789abcdef".repeat(4);
        let one = commitment("table-1", Seat::at(0), 1, &entropy);
        // Computed apart from this program, by `printf 'starfry entropy 1\ntable-1\n1\n1\n0123…' | sha256sum`.
        assert_eq!(hex(&one), "666324ea3036228bd10d1a8d9aa81069913c6074a2f79f7be2cb274cbf62cf8c");
        assert_ne!(one, commitment("table-2", Seat::at(0), 1, &entropy));
        assert_ne!(one, commitment("table-1", Seat::at(1), 1, &entropy));
        assert_ne!(one, commitment("table-1", Seat::at(0), 2, &entropy));
        assert_ne!(one, commitment("table-1", Seat::at(0), 1, &"0".repeat(64)));
    }

    #[test]
    fn every_attempt_has_a_seed_of_its_own_and_the_first_has_that_of_the_table() {
        let seed = Seed::new([9; 32]);
        assert_eq!(seed.of_attempt(1), seed);
        let seeds: Vec<Seed> = (1..6).map(|attempt| seed.of_attempt(attempt)).collect();
        for (place, one) in seeds.iter().enumerate() {
            assert!(seeds[..place].iter().all(|other| other != one));
        }
    }

    #[test]
    fn a_roll_depends_on_its_number_alone() {
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
