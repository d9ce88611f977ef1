//! Fries bots: a greedy player with a sound strategy, and the knowledge that searches need.

use contract::{Dice, FastDice, Glimpse, Rules, Seat};
use fries::{Action, Fries, Kind, Look, Place, Side, State, View};

use bots::{Bot, Bots, BotsOf, Effort, Insight, Level, Shares, mixed, shares_by_points, soft_shares};
use engine::{Engine, EngineOf};

/// A bot that opens stands around cities first, rolls when the odds are good, gets a third UFO early, and
/// bumps where it hurts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Fries> for Greedy {
    fn choose(&mut self, glimpse: &Glimpse<'_, Fries>, legal: &[Action], dice: &mut FastDice) -> Action {
        let view = glimpse.view();
        let looks = Looks::new(view.look(glimpse.game()), glimpse.seat());
        // A little noise, so that ties do not always go to the first action.
        legal[looks.best(legal, 0.01, dice)]
    }
}

/// The bots that play the game.
pub static BOTS: &dyn Bots<Fries> = &BotsOf::<Mind>::NEW;

/// The game's engine. It is compiled here, together with the search.
pub static ENGINE: &dyn Engine = &EngineOf::<Fries> { bots: BOTS };

/// The game knowledge that bots have in addition to the rules.
#[derive(Clone, Copy, Debug)]
pub struct Mind;

impl Insight<Fries> for Mind {
    type Greedy = Greedy;

    const CURIOSITY: f32 = 1.5;
    const DECISIONS: u32 = 3;

    fn effort(level: Level) -> Effort {
        let (iterations, horizon) = match level {
            Level::Easy => (16, 4),
            Level::Normal => (100, 60),
            Level::Hard => (700, 60),
            Level::Expert => (5000, 60),
        };
        Effort { iterations, horizon }
    }

    fn turn(_: &Fries, view: &View) -> u64 {
        u64::from(view.turns())
    }

    fn identity(_: &Fries, state: &State) -> Option<u64> {
        Some(mixed(state))
    }

    fn promise(game: &Fries, state: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let looks = Looks::new(game.look(state), seat);
        out.clear();
        out.extend(legal.iter().map(|action| looks.worth(*action) as f32 / 2.0));
        soft_shares(out);
    }

    /// The greedy player's choice, with random noise worth up to a stand.
    fn playout_choice(
        game: &Fries,
        state: &State,
        seat: Seat,
        _: Seat,
        legal: &[Action],
        dice: &mut impl Dice,
    ) -> usize {
        Looks::new(game.look(state), seat).best(legal, 1.0, dice)
    }

    /// Judges by points and by UFOs, which earn points later.
    fn judge(game: &Fries, state: &State) -> Shares {
        let look = game.look(state);
        let points = look.points();
        let strength = |seat: Seat| points[seat.index()] as f32 + 2.0 * f32::from(look.ufos(seat));
        shares_by_points(Seat::all(game.seats()).map(strength), 6.0)
    }
}

/// A player's assessment of the table.
struct Looks<'a> {
    look: Look<'a>,
    seat: Seat,
    points: [i32; 5],
}

impl<'a> Looks<'a> {
    fn new(look: Look<'a>, seat: Seat) -> Looks<'a> {
        Looks { look, seat, points: look.points() }
    }

    /// The index of the best action, with random noise of up to `whim` added to each.
    fn best(&self, legal: &[Action], whim: f64, dice: &mut impl Dice) -> usize {
        let mut best = (f64::MIN, 0);
        for (index, action) in legal.iter().enumerate() {
            let worth = self.worth(*action) + f64::from(dice.below(1000)) * whim / 1000.0;
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// The value of an action; doing nothing has value 0.
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
                if self.look.is_city(place) {
                    1.0
                } else {
                    0.2
                }
            }
            Action::Witness(_) | Action::Stand(_) | Action::TakeStand(_) => 20.0,
            Action::Restaurant(kind, place) | Action::TakeRestaurant(kind, place, _) => {
                10.0 * self.chance(kind, place) + f64::from(self.look.resistance(place)) / 12.0
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
        self.look.control_chance(self.seat, kind, place)
    }

    /// The value of having a UFO here.
    fn field_worth(&self, kind: Kind, place: Place) -> f64 {
        let ground = if self.look.is_city(place) {
            let resistance = f64::from(self.look.resistance(place));
            let chance = self.chance(kind, place);
            if self.look.has_free_slot(place) {
                chance * (resistance + if self.look.restaurants_at(place) == 0 { 4.0 } else { 0.0 })
            } else if self.look.own_restaurants_at(self.seat, place) > 0 {
                0.0
            } else {
                0.4 * chance * (resistance + 3.0)
            }
        } else {
            self.village_worth(place, 1.0)
        };
        let rivals = self.look.foreign_ufos_at(self.seat, place);
        if rivals == 0 { ground } else { self.bump_worth(kind, place, rivals, ground) }
    }

    /// The value of flying to a field with other UFOs: a fight for the field, and for eyewitnesses in the
    /// cities around it.
    fn bump_worth(&self, kind: Kind, place: Place, rivals: u8, ground: f64) -> f64 {
        let lead = match kind {
            Kind::Standard => 0.0,
            Kind::Bumper => 1.0,
            Kind::Sedator => -1.0,
        };
        // With even dice the attacker wins seven times in twelve; each point more or less changes about one
        // roll in eight.
        let wins = (0.6 + 0.13 * (lead - f64::from(rivals - 1))).clamp(0.05, 0.95);
        let cities = self.look.cities_beside(place).count() as f64;
        let hurts = 0.5 + cities * f64::from(rivals);
        wins * (ground + hurts) - (1.0 - wins) * (1.0 + cities)
    }

    /// The value of a stand: its point and the help it gives in nearby cities.
    fn village_worth(&self, place: Place, free: f64) -> f64 {
        let help: f64 = self
            .look
            .cities_beside(place)
            .map(|city| if self.look.has_free_slot(city) { 1.2 } else { 0.5 })
            .sum();
        match self.look.stand_owner(place) {
            None => free * (1.0 + help),
            Some(owner) if owner == self.seat => 0.0,
            Some(_) => 0.4 * (1.0 + help),
        }
    }

    /// The number of open villages and cities next to a start village.
    fn surroundings(&self, place: Place) -> f64 {
        self.look.cities_beside(place).map(|city| 6.0 / f64::from(self.look.resistance(city).max(1))).sum()
    }

    fn infiltration_worth(&self, kind: Kind, place: Place, owner: Seat) -> f64 {
        let lead = f64::from(self.points[owner.index()] - self.points[self.seat.index()]) / 20.0;
        if self.look.is_city(place) {
            if self.look.has_free_slot(place) {
                return -1.0;
            }
            let resistance = f64::from(self.look.resistance(place));
            self.chance(kind, place) * (resistance + 3.0 + lead)
        } else {
            1.5 + lead
        }
    }

    fn support_worth(&self, side: Side) -> f64 {
        let Some((attacker, defender)) = self.look.bump() else { return 0.0 };
        let ahead = self.points[attacker.index()] - self.points[defender.index()];
        match side {
            Side::Attacker => f64::from(-ahead),
            Side::Defender => f64::from(ahead),
            Side::Nobody => 0.5,
        }
    }
}
