//! The question for the player who is due, with what matters for the answer.

use contract::Seat;

use crate::action::Kind;
use crate::look::Look;
use crate::map::only;
use crate::place::Place;
use crate::state::{Flight, Phase, Rout, Status, kind_of};

/// The question for the player who is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Where to start.
    Start,
    /// Which UFO to move.
    Move {
        /// The number of UFOs that have done nothing yet.
        ready: u8,
        /// Whether none of them has done anything yet.
        is_first: bool,
        /// Whether the player may take a new UFO instead of the turn.
        may_call: bool,
    },
    /// Which part of the network a sedator flew over.
    Clean {
        /// The field it took off from.
        from: Place,
        /// The field it landed on.
        to: Place,
    },
    /// Which bump to fight next.
    Bumps,
    /// Whom to support.
    Support {
        /// The field where the bump is fought.
        field: Place,
        /// The number of UFOs they would support with.
        ufos: u8,
    },
    /// Which beaten UFO flies next.
    Send {
        /// The field where the bump was fought.
        field: Place,
        /// The owner of the UFOs.
        loser: Seat,
        /// The number of UFOs that have to leave.
        ufos: u8,
        /// The remaining difference.
        left: u8,
    },
    /// Where to steer a beaten UFO.
    Steer {
        /// The UFO.
        kind: Kind,
        /// Its owner.
        loser: Seat,
        /// Its current field.
        at: Place,
        /// Whether it has left the field of the bump.
        has_left: bool,
        /// The number of fields it can still fly.
        left: u8,
        /// The number of UFOs that have to fly after it.
        waiting: u8,
        /// Whether it has to go farther than its share, because no nearer field is free.
        is_forced: bool,
        /// Whether it may land where it is.
        can_land: bool,
    },
    /// Whether to move an eyewitness, because the supply is empty.
    Witness {
        /// The city it would go to.
        city: Place,
        /// Its owner.
        loser: Seat,
    },
    /// What to do with the UFOs where they are.
    Act,
}

impl Look<'_> {
    /// The question for the player who is due; none while chance is due or the game is over.
    pub fn question(&self) -> Option<Question> {
        let id = |field| self.game.map.id(field);
        Some(match self.phase {
            Phase::Start(_) => Question::Start,
            Phase::Move(turn) => {
                let ready = self.fleet(turn.seat).filter(|(_, _, status)| *status == Some(Status::Ready));
                let ready = ready.count() as u8;
                let has_one = |kind: &Kind| self.game.supply_slot(self.board, turn.seat, *kind).is_some();
                let may_call =
                    self.game.new_ufo_cities(self.board, turn) != 0 && Kind::ALL.iter().any(has_one);
                Question::Move { ready, is_first: ready == self.ufos(turn.seat), may_call }
            }
            Phase::Clean(_, from, to) => Question::Clean { from: id(*from), to: id(*to) },
            Phase::Bumps(_) => Question::Bumps,
            Phase::Support(_, bump, seat) => {
                let ufos = self.board.ufos_on(*seat, self.game.map.neighbours(bump.field));
                Question::Support { field: id(bump.field), ufos }
            }
            Phase::Send(_, rout) => {
                let (field, loser, left) = (id(rout.field), rout.loser, rout.left);
                Question::Send { field, loser, ufos: self.still_to_fly(rout), left }
            }
            Phase::Steer(_, rout, flight) => self.steering(rout, flight),
            Phase::Witness(_, rout, _, city) => {
                Question::Witness { city: id(self.game.map.city_field(*city)), loser: rout.loser }
            }
            Phase::Act(..) => Question::Act,
            Phase::Tiles(_) | Phase::First | Phase::BumpDice(..) | Phase::Control(..) | Phase::Over => {
                return None;
            }
        })
    }

    /// The beaten UFOs that have not left the field of the bump.
    fn still_to_fly(&self, rout: &Rout) -> u8 {
        self.board.ufos_on(rout.loser, only(rout.field))
    }

    fn steering(&self, rout: &Rout, flight: &Flight) -> Question {
        Question::Steer {
            kind: kind_of(flight.slot),
            loser: rout.loser,
            at: self.game.map.id(flight.at),
            has_left: flight.used > 0,
            left: flight.most - flight.used,
            waiting: self.still_to_fly(rout) - u8::from(flight.used == 0),
            is_forced: flight.is_forced,
            can_land: self.game.can_land(self.board, rout, flight),
        }
    }
}
