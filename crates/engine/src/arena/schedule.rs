//! The schedule of an arena: the seats and dice of every game.

use contract::{Dice, FastDice, Seat};

use crate::setup::Fault;

/// More bots would have too many combinations to play.
const MOST_BOTS: usize = 20;

/// Separates the bots' own dice from those of the games.
const OWN_DICE: u64 = 0x0b07_5d1c_e0f7_5ea7;

/// Separates the dice that draw neighbours from both.
const NEIGHBOURS: u64 = 0x5ea7_1e55_0d3a_17b9;

/// The games of an arena by number.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    bots: usize,
    players: u8,
    seed: u64,
    /// The line-ups, as indices of bots. They take turns at playing blocks.
    lineups: Vec<Vec<usize>>,
}

impl Schedule {
    pub(crate) fn new(bots: usize, players: u8, seed: u64) -> Result<Schedule, Fault> {
        if bots < 2 {
            return Err(Fault::new("fault-arena-one-bot"));
        }
        if bots > MOST_BOTS {
            return Err(Fault::new("fault-arena-bots").with("bots", bots).with("most", MOST_BOTS));
        }
        let seats = usize::from(players);
        let lineups = if bots > seats { combinations(bots, seats) } else { vec![filled_up(bots, seats)] };
        Ok(Schedule { bots, players, seed, lineups })
    }

    /// The number of bots.
    pub(crate) const fn bots(&self) -> usize {
        self.bots
    }

    /// The bot at each seat, in each game of a block. Neighbours are drawn for each block.
    pub(crate) fn seatings(&self, block: u64) -> impl Iterator<Item = Vec<usize>> {
        let mut lineup = self.lineups[(block % self.lineups.len() as u64) as usize].clone();
        let mut dice = FastDice::for_game(self.seed ^ NEIGHBOURS, block);
        for left in (1..lineup.len()).rev() {
            lineup.swap(left, dice.below(left as u32 + 1) as usize);
        }
        (0..lineup.len()).map(move |rotation| {
            let mut seating = lineup.clone();
            seating.rotate_left(rotation);
            seating
        })
    }

    /// The dice of the game, which are the same in every rotation.
    pub(crate) fn chance_dice(&self, block: u64) -> FastDice {
        FastDice::for_game(self.seed, block)
    }

    /// The dice of the bot at a seat.
    pub(crate) fn own_dice(&self, block: u64, rotation: usize, seat: Seat) -> FastDice {
        let players = u64::from(self.players);
        let game = block.wrapping_mul(players).wrapping_add(rotation as u64);
        FastDice::for_game(self.seed ^ OWN_DICE, game.wrapping_mul(players).wrapping_add(seat.index() as u64))
    }
}

/// Every way to choose this many of the bots.
fn combinations(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    (0_u32..1 << bots)
        .filter(|set| set.count_ones() as usize == seats)
        .map(|set| (0..bots).filter(|bot| set >> bot & 1 == 1).collect())
        .collect()
}

/// All bots, with the last one repeated for the remaining seats.
fn filled_up(bots: usize, seats: usize) -> Vec<usize> {
    (0..seats).map(|seat| seat.min(bots - 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_block_everybody_sits_everywhere_equally_often() {
        let schedule = Schedule::new(2, 3, 1).unwrap();
        for block in 0..20 {
            let seatings: Vec<Vec<usize>> = schedule.seatings(block).collect();
            assert_eq!(seatings.len(), 3);
            for seat in 0..3 {
                assert_eq!(seatings.iter().filter(|seating| seating[seat] == 0).count(), 1);
            }
        }
    }

    #[test]
    fn over_many_blocks_everybody_sits_next_to_everybody() {
        let schedule = Schedule::new(3, 3, 1).unwrap();
        let is_clockwise = |block| schedule.seatings(block).any(|seating| seating == [0, 1, 2]);
        let clockwise = (0..1000).filter(|block| is_clockwise(*block)).count();
        assert!((430..570).contains(&clockwise), "{clockwise}");
    }

    #[test]
    fn more_bots_than_seats_play_in_all_combinations() {
        let schedule = Schedule::new(4, 2, 1).unwrap();
        let mut pairs: Vec<Vec<usize>> =
            (0..6).filter_map(|block| schedule.seatings(block).find(|pair| pair.is_sorted())).collect();
        pairs.sort();
        assert_eq!(pairs, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    }

    #[test]
    fn the_last_bot_fills_the_remaining_seats() {
        assert_eq!(filled_up(2, 4), [0, 1, 1, 1]);
        assert_eq!(filled_up(3, 3), [0, 1, 2]);
    }

    #[test]
    fn every_bot_has_its_own_dice_in_every_game() {
        let schedule = Schedule::new(3, 3, 1).unwrap();
        let roll = |mut dice: FastDice| dice.below(u32::MAX);
        let mut rolls: Vec<u32> = (0..10).map(|block| roll(schedule.chance_dice(block))).collect();
        for block in 0..10 {
            for rotation in 0..3 {
                rolls.extend(Seat::all(3).map(|seat| roll(schedule.own_dice(block, rotation, seat))));
            }
        }
        let all = rolls.len();
        rolls.sort_unstable();
        rolls.dedup();
        assert_eq!((rolls.len(), all), (100, 100));
    }

    #[test]
    fn too_few_and_too_many_bots_are_refused() {
        assert!(Schedule::new(1, 2, 1).unwrap_err().to_string().contains("at least two"));
        assert!(Schedule::new(21, 2, 1).unwrap_err().to_string().contains("at most 20"));
    }
}
