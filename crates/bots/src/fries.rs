//! A player of Fries who knows what the game is about.

use fries::{Action, Fries, Kind, Place, Side, View};
use table::{Dice, FastDice, Glimpse, Seat};

use crate::Bot;

/// Opens stands around cities first, rolls when the odds are good, takes a third UFO early, and bumps where it hurts.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyFries;

impl Bot<Fries> for GreedyFries {
    fn choose(&mut self, glimpse: &Glimpse<'_, Fries>, legal: &[Action], dice: &mut FastDice) -> Action {
        let view = glimpse.view();
        let looks = Looks::new(glimpse.game(), &view, glimpse.seat());
        let mut best = (f64::MIN, legal[0]);
        for action in legal {
            // A little noise keeps equals from always falling to the first.
            let worth = looks.worth(*action) + f64::from(dice.below(1000)) / 1e5;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

/// What a player makes of the table.
struct Looks<'a> {
    game: &'a Fries,
    view: &'a View,
    seat: Seat,
    points: Vec<i32>,
}

impl<'a> Looks<'a> {
    fn new(game: &'a Fries, view: &'a View, seat: Seat) -> Looks<'a> {
        Looks { game, view, seat, points: view.points() }
    }

    /// How welcome an action is; doing nothing is worth nothing.
    fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Start(place) => self.village_worth(place, 1.0) + self.surroundings(place),
            Action::New(Kind::Standard, _) => 50.0,
            Action::New(Kind::Bumper, _) => 45.0,
            Action::New(Kind::Sedator, _) => 40.0,
            Action::Fly(kind, from, to) => self.field_worth(kind, to) - self.field_worth(kind, from) - 0.1,
            Action::Infiltrate(kind, place, owner) => self.infiltration_worth(kind, place, owner),
            Action::Support(side) => self.support_worth(side),
            Action::Steer(place) => {
                if self.view.is_city(self.game, place) {
                    1.0
                } else {
                    0.2
                }
            }
            Action::Witness(_) | Action::Stand(_) | Action::TakeStand(_) => 20.0,
            Action::Restaurant(kind, place) | Action::TakeRestaurant(kind, place, _) => {
                10.0 * self.chance(kind, place) + f64::from(self.view.resistance(self.game, place)) / 12.0
            }
            Action::Clean(_)
            | Action::Bump(_)
            | Action::Send(_)
            | Action::NoWitness
            | Action::Land
            | Action::Done => 0.0,
        }
    }

    fn chance(&self, kind: Kind, place: Place) -> f64 {
        self.view.control_chance(self.game, self.seat, kind, place)
    }

    /// What it is worth to have a UFO here.
    fn field_worth(&self, kind: Kind, place: Place) -> f64 {
        let ground = if self.view.is_city(self.game, place) {
            let resistance = f64::from(self.view.resistance(self.game, place));
            let chance = self.chance(kind, place);
            if self.view.has_free_slot(self.game, place) {
                chance
                    * (resistance + if self.view.restaurants_at(self.game, place) == 0 { 4.0 } else { 0.0 })
            } else if self.view.own_restaurants_at(self.game, self.seat, place) > 0 {
                0.0
            } else {
                0.4 * chance * (resistance + 3.0)
            }
        } else {
            self.village_worth(place, 1.0)
        };
        let rivals = self.view.foreign_ufos_at(self.game, self.seat, place);
        if rivals == 0 { ground } else { self.bump_worth(kind, place, rivals, ground) }
    }

    /// What it is worth to fly where others are: a fight for the field, and for eyewitnesses in the cities around it.
    fn bump_worth(&self, kind: Kind, place: Place, rivals: u8, ground: f64) -> f64 {
        let lead = match kind {
            Kind::Standard => 0.0,
            Kind::Bumper => 1.0,
            Kind::Sedator => -1.0,
        };
        // Even dice win seven in twelve for the attacker; each point more or less is worth about one roll in eight.
        let wins = (0.6 + 0.13 * (lead - f64::from(rivals - 1))).clamp(0.05, 0.95);
        let cities = self.view.cities_beside(self.game, place).count() as f64;
        let hurts = 0.5 + cities * f64::from(rivals);
        wins * (ground + hurts) - (1.0 - wins) * (1.0 + cities)
    }

    /// A stand is worth its point and the help it gives in cities nearby.
    fn village_worth(&self, place: Place, free: f64) -> f64 {
        let help: f64 = self
            .view
            .cities_beside(self.game, place)
            .map(|city| if self.view.has_free_slot(self.game, city) { 1.2 } else { 0.5 })
            .sum();
        match self.view.stand_owner(self.game, place) {
            None => free * (1.0 + help),
            Some(owner) if owner == self.seat => 0.0,
            Some(_) => 0.4 * (1.0 + help),
        }
    }

    /// Open villages and cities beside a start village.
    fn surroundings(&self, place: Place) -> f64 {
        self.view
            .cities_beside(self.game, place)
            .map(|city| 6.0 / f64::from(self.view.resistance(self.game, city).max(1)))
            .sum()
    }

    fn infiltration_worth(&self, kind: Kind, place: Place, owner: Seat) -> f64 {
        let lead = f64::from(self.points[owner.index()] - self.points[self.seat.index()]) / 20.0;
        if self.view.is_city(self.game, place) {
            if self.view.has_free_slot(self.game, place) {
                return -1.0;
            }
            let resistance = f64::from(self.view.resistance(self.game, place));
            self.chance(kind, place) * (resistance + 3.0 + lead)
        } else {
            1.5 + lead
        }
    }

    fn support_worth(&self, side: Side) -> f64 {
        let Some(bump) = self.game.bump_odds(self.view).into_iter().next() else { return 0.0 };
        let ahead = self.points[bump.attacker.index()] - self.points[bump.defender.index()];
        match side {
            Side::Attacker => f64::from(-ahead),
            Side::Defender => f64::from(ahead),
            Side::Nobody => 0.5,
        }
    }
}
