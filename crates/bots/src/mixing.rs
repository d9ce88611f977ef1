//! A quick hash that has 64 bits on every machine.
//!
//! Two things with the same hash are one to a search, so it must be as rare everywhere. `rustc_hash` computes in machine
//! words: where those have 32 bits, some of a search's positions would meet, and decisions would differ.

use std::hash::{Hash, Hasher};

/// Something as a number, as good as never the same for different things. It holds for one run of the program only.
pub fn mixed(thing: impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    thing.hash(&mut mixer);
    mixer.finish()
}

/// Takes one word after the other, and folds both halves of its product with a constant into what was before.
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
        // A zero would leave nothing of what was before, so what comes in is never taken as it is.
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
    fn small_differences_anywhere_make_other_numbers_in_both_halves() {
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
        // Of ten thousand numbers of 32 bits hardly two are the same.
        assert!(halves.iter().all(|half| half.len() > 40 * 255 - 3));
    }
}
