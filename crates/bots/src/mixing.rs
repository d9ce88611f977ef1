//! A fast hash that has 64 bits on every machine.
//!
//! A search takes two things with the same hash to be the same, so collisions must be equally rare
//! everywhere. `rustc_hash` computes in machine words: where those have 32 bits, some of a search's positions
//! would collide, and decisions would differ.

use std::hash::{Hash, Hasher};

/// Hashes something to a number that practically never collides. The number is only valid within one run of
/// the program.
pub fn mixed(thing: impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    thing.hash(&mut mixer);
    mixer.finish()
}

/// Processes one word after another: multiplies it by a constant and folds both halves of the product into
/// the previous value.
struct Mixer(u64);

/// An odd number without a pattern in its bits: the golden ratio.
const SCATTER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(last));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        // A zero would erase everything before it, so input is never used directly.
        let product = u128::from(self.0 ^ number ^ SCATTER.rotate_left(32)) * u128::from(SCATTER);
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn small_differences_anywhere_change_both_halves_of_the_number() {
        let mut numbers = BTreeSet::new();
        let mut halves = [BTreeSet::new(), BTreeSet::new()];
        for place in 0..40 {
            for change in 1..=255_u8 {
                let mut bytes = [0_u8; 40];
                bytes[place] = change;
                let number = mixed((bytes, u64::from(change) << 56, 0_u64));
                numbers.insert(number);
                halves[0].insert(number as u32);
                halves[1].insert((number >> 32) as u32);
            }
        }
        assert_eq!(numbers.len(), 40 * 255);
        // Among ten thousand 32-bit numbers, hardly any two are the same.
        assert!(halves.iter().all(|half| half.len() > 40 * 255 - 3));
    }
}
