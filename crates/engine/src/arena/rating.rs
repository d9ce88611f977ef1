//! Ratings after Weng and Lin.

use contract::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The ratings of all bots. They depend on the order of the games, so games are rated in the order of their
/// numbers.
#[derive(Clone, Debug)]
pub(crate) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    /// Creates equal ratings for all bots.
    pub(crate) fn new(bots: usize) -> Ratings {
        Ratings(vec![WengLinRating::new(); bots])
    }

    /// A bot's rating and its standard deviation.
    pub(crate) fn of(&self, bot: usize) -> (f64, f64) {
        (self.0[bot].rating, self.0[bot].uncertainty)
    }

    /// Rates a game. Only winning counts: the winners come first, all others share second place.
    ///
    /// A seat is a team of one. A bot at several seats moves by the mean of their changes, so that its seats'
    /// results against each other cancel, and a game counts once for it.
    pub(crate) fn rate(&mut self, seating: &[usize], winners: &[Seat]) {
        let before: Vec<[WengLinRating; 1]> = seating.iter().map(|bot| [self.0[*bot]]).collect();
        let places: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .enumerate()
            .map(|(seat, team)| {
                let place = if winners.contains(&Seat::at(seat)) { 1 } else { 2 };
                (&team[..], MultiTeamOutcome::new(place))
            })
            .collect();
        let after: Vec<WengLinRating> =
            weng_lin_multi_team(&places, &WengLinConfig::new()).into_iter().flatten().collect();
        for (bot, rating) in self.0.iter_mut().enumerate() {
            let own =
                seating.iter().zip(&after).filter(|(other, _)| **other == bot).map(|(_, rating)| rating);
            let seats = own.clone().count();
            if seats > 0 {
                rating.rating = own.clone().map(|rating| rating.rating).sum::<f64>() / seats as f64;
                rating.uncertainty = own.map(|rating| rating.uncertainty).sum::<f64>() / seats as f64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_rise_and_losers_fall() {
        let mut ratings = Ratings::new(3);
        (0..20).for_each(|_| ratings.rate(&[0, 1], &[Seat::at(1)]));
        assert!(ratings.of(1).0 > 30.0 && ratings.of(0).0 < 20.0, "{ratings:?}");
        assert!(ratings.of(0).1 < 25.0 / 3.0);
        assert_eq!(ratings.of(2), (25.0, 25.0 / 3.0), "a bot that does not play keeps its rating");
    }

    #[test]
    fn a_win_shared_by_all_moves_nobody() {
        let mut ratings = Ratings::new(2);
        ratings.rate(&[0, 1], &[Seat::at(0), Seat::at(1)]);
        assert!((ratings.of(0).0 - 25.0).abs() < 1e-9 && (ratings.of(1).0 - 25.0).abs() < 1e-9);
    }

    #[test]
    fn a_bot_at_all_seats_keeps_its_rating() {
        let mut ratings = Ratings::new(1);
        ratings.rate(&[0, 0, 0], &[Seat::at(2)]);
        assert!((ratings.of(0).0 - 25.0).abs() < 1e-9, "{ratings:?}");
    }
}
