//! Confidence intervals of win shares.

use bots::wilson;

use crate::sim::WIN;

/// A win share observed in equally large blocks of games. Games within a block may depend on each other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blocked {
    /// The games in all blocks.
    pub(crate) games: u64,
    blocks: u64,
    /// Wins, in units of which a whole win has [`WIN`].
    wins: u64,
    /// The sum of the squares of the blocks' shares.
    squares: f64,
}

impl Blocked {
    /// Counts one block.
    pub(crate) fn count(&mut self, wins: u64, games: u64) {
        self.blocks += 1;
        self.games += games;
        self.wins += wins;
        self.squares += share(wins, games) * share(wins, games);
    }

    /// The share over all blocks.
    pub(crate) fn share(&self) -> f64 {
        share(self.wins, self.games)
    }

    /// The confidence interval of the share.
    ///
    /// The games in a block share a deal. Usually that makes the result steadier than independent games
    /// would: a bot that wins with the good seat loses without it. But a deal may also suit one bot at all
    /// seats, and then the block is worth hardly more than one game. So the spread between blocks, which are
    /// independent, determines how many independent games the result is worth. It is never worth more games
    /// than were played, so the interval is at least as wide as Wilson's for that many games. A bot whose
    /// opponents change from block to block gets an even wider one.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let share = self.share();
        let blocks = self.blocks as f64;
        let spread = (self.squares - blocks * share * share) / (blocks - 1.0);
        let mut games = self.games as f64;
        // Rounding leaves a zero spread slightly above or below zero.
        if self.blocks > 1 && spread > 1e-12 {
            games = games.min(blocks * share * (1.0 - share) / spread);
        }
        wilson(share, games)
    }
}

fn share(wins: u64, games: u64) -> f64 {
    wins as f64 / (WIN * games.max(1)) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_about(interval: (f64, f64), known: (f64, f64)) {
        assert!((interval.0 - known.0).abs() < 1e-6 && (interval.1 - known.1).abs() < 1e-6, "{interval:?}");
    }

    #[test]
    fn the_interval_is_what_statistics_packages_compute() {
        is_about(wilson(0.8, 10.0), (0.490_162, 0.943_318));
        is_about(wilson(0.0, 10.0), (0.0, 0.277_533));
        is_about(wilson(1.0, 10.0), (0.722_467, 1.0));
        is_about(wilson(0.5, 100.0), (0.403_832, 0.596_168));
        is_about(wilson(0.85, 1000.0), (0.826_531, 0.870_790));
        is_about(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn steady_blocks_claim_no_more_games_than_were_played() {
        let mut blocked = Blocked::default();
        (0..50).for_each(|_| blocked.count(WIN, 2));
        assert_eq!(blocked.interval(), wilson(0.5, 100.0));
    }

    #[test]
    fn blocks_that_are_won_or_lost_as_a_whole_count_as_one_game_each() {
        let mut blocked = Blocked::default();
        (0..100).for_each(|block| blocked.count(block % 2 * 4 * WIN, 4));
        let (low, high) = blocked.interval();
        let (single_low, single_high) = wilson(0.5, 99.0);
        assert!((low - single_low).abs() < 1e-9 && (high - single_high).abs() < 1e-9, "{low} {high}");
    }
}
