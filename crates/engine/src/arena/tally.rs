//! Adds up the results of games.

use std::collections::BTreeMap;

use super::BotReport;
use super::interval::Blocked;
use super::journal::Block;
use super::rating::Ratings;
use super::schedule::Schedule;
use super::times::Times;
use crate::sim::WIN;

/// Sums over blocks. Blocks arrive in any order but are counted in the order of their numbers, so that the
/// sums do not depend on which thread was faster.
#[derive(Clone, Debug)]
pub(crate) struct Tally<'a> {
    schedule: &'a Schedule,
    bots: Vec<BotTally>,
    ratings: Ratings,
    /// The number of the block to count next.
    next: u64,
    /// Blocks that arrived before their turn.
    early: BTreeMap<u64, Block>,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    share: Blocked,
    score: i64,
    think: Times,
    faults: u64,
    trouble: Option<String>,
}

impl<'a> Tally<'a> {
    pub(crate) fn new(schedule: &'a Schedule) -> Tally<'a> {
        Tally {
            schedule,
            bots: vec![BotTally::default(); schedule.bots()],
            ratings: Ratings::new(schedule.bots()),
            next: 0,
            early: BTreeMap::new(),
        }
    }

    /// The number after the last block that has arrived.
    pub(crate) fn end(&self) -> u64 {
        self.early.last_key_value().map_or(self.next, |(last, _)| last.saturating_add(1))
    }

    /// Accepts a block, and counts it as soon as all blocks before it have arrived.
    pub(crate) fn add(&mut self, block: Block) {
        self.early.insert(block.number, block);
        while let Some(block) = self.early.remove(&self.next) {
            self.count(&block);
            self.next += 1;
        }
    }

    fn count(&mut self, block: &Block) {
        let mut wins = vec![0; self.bots.len()];
        let mut games = vec![0; self.bots.len()];
        for (seating, ended) in self.schedule.seatings(block.number).zip(&block.games) {
            for (bot, score) in seating.iter().zip(&ended.scores) {
                games[*bot] += 1;
                self.bots[*bot].score += i64::from(*score);
            }
            for winner in &ended.winners {
                wins[seating[winner.index()]] += WIN / ended.winners.len() as u64;
            }
            for trouble in &ended.troubles {
                let bot = &mut self.bots[seating[trouble.seat.index()]];
                bot.faults += 1;
                bot.trouble.get_or_insert_with(|| trouble.sentence.clone());
            }
            self.ratings.rate(&seating, &ended.winners);
        }
        for (bot, (wins, games)) in self.bots.iter_mut().zip(wins.into_iter().zip(games)) {
            if games > 0 {
                bot.share.count(wins, games);
            }
        }
        self.bots.iter_mut().zip(&block.think).for_each(|(bot, times)| bot.think.add(times));
    }

    pub(crate) fn report(&self, names: &[String]) -> Vec<BotReport> {
        let bots = self.bots.iter().zip(names).enumerate();
        bots.map(|(number, (bot, name))| {
            let (low, high) = bot.share.interval();
            let (rating, uncertainty) = self.ratings.of(number);
            BotReport {
                name: name.clone(),
                games: bot.share.games,
                win_share: bot.share.share(),
                low,
                high,
                mean_score: bot.score as f64 / bot.share.games.max(1) as f64,
                rating,
                uncertainty,
                think: bot.think.think(),
                faults: bot.faults,
                trouble: bot.trouble.clone(),
            }
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use contract::Seat;

    use super::super::journal::{Ended, Trouble};
    use super::*;

    /// A block of two games, won by the bots at the given seats. The bot at seat 2 of the second game has
    /// trouble.
    fn block(number: u64, winners: [usize; 2]) -> Block {
        let mut games = winners.map(|seat| Ended {
            winners: vec![Seat::at(seat)],
            scores: vec![3, 5],
            troubles: Vec::new(),
        });
        games[1]
            .troubles
            .push(Trouble { seat: Seat::at(1), sentence: format!("it broke in block {number}") });
        Block { number, games: games.into(), think: vec![Times::default(); 2] }
    }

    #[test]
    fn blocks_count_the_same_in_any_order() {
        let schedule = Schedule::new(2, 2, 1).unwrap();
        let report = |numbers: [u64; 4]| {
            let mut tally = Tally::new(&schedule);
            for number in numbers {
                tally.add(block(number, [0, (number % 2) as usize]));
            }
            assert_eq!(tally.end(), 4);
            tally.report(&["a".into(), "b".into()])
        };
        assert_eq!(report([0, 1, 2, 3]), report([3, 1, 0, 2]));
    }

    #[test]
    fn trouble_is_counted_for_the_bot_that_sat_there() {
        let schedule = Schedule::new(2, 2, 1).unwrap();
        let mut tally = Tally::new(&schedule);
        tally.add(block(0, [0, 0]));
        let troubled = schedule.seatings(0).nth(1).unwrap()[1];
        let bots = tally.report(&["a".into(), "b".into()]);
        assert_eq!((bots[troubled].faults, bots[1 - troubled].faults), (1, 0));
        assert_eq!(bots[troubled].trouble.as_deref(), Some("it broke in block 0"));
        assert_eq!(bots[0].win_share.to_bits(), 0.5_f64.to_bits(), "each sat on seat 1 once");
        assert_eq!(bots[1].mean_score.to_bits(), 4.0_f64.to_bits());
    }
}
