//! Promises between players, and verdicts on them based on what everybody sees.

use std::fmt;
use std::str::FromStr;

use contract::{Pledge, Refusal, Rule, Seat, Unreadable, Verdict};
use serde::{Deserialize, Serialize};

use crate::action::number;
use crate::event::Event;
use crate::game::BattleForce;
use crate::registry as rule;
use crate::ship::ShipId;
use crate::state::Phase;
use crate::view::View;

/// The maximum number of turns a promise can last.
pub const MOST_PROMISED: u8 = 9;

/// Whom a promise is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whom {
    /// A player, with all ships: `3`.
    Seat(Seat),
    /// A ship, whoever owns it: `kli-d7`.
    Ship(ShipId),
}

/// A promise. It is binding at once and until the promising player has completed this many turns, not
/// counting a turn that has already begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Promise {
    /// Not to attack them, or anybody: `peace 3 until 2`, `peace all until 1`.
    Peace(Option<Whom>, u8),
    /// To attack them: `attack 4 until 1`, `attack kli-d7 until 2`.
    Attack(Whom, u8),
}

impl Promise {
    /// Whom it is about; none if it is about everybody.
    pub const fn whom(self) -> Option<Whom> {
        match self {
            Promise::Peace(whom, _) => whom,
            Promise::Attack(whom, _) => Some(whom),
        }
    }

    /// How many turns it lasts.
    pub const fn turns(self) -> u8 {
        match self {
            Promise::Peace(_, turns) | Promise::Attack(_, turns) => turns,
        }
    }
}

impl fmt::Display for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whom::Seat(seat) => write!(f, "{seat}"),
            Whom::Ship(ship) => write!(f, "{ship}"),
        }
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Promise::Peace(None, turns) => write!(f, "peace all until {turns}"),
            Promise::Peace(Some(whom), turns) => write!(f, "peace {whom} until {turns}"),
            Promise::Attack(whom, turns) => write!(f, "attack {whom} until {turns}"),
        }
    }
}

impl FromStr for Promise {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Promise, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let whom = |word: &str| {
            let seat = word.parse().ok().map(Whom::Seat);
            seat.or_else(|| word.parse().ok().map(Whom::Ship))
        };
        let promise = || {
            let [deed, toward, "until", turns] = words.as_slice() else { return None };
            let turns = number(turns, MOST_PROMISED)?;
            match (*deed, *toward) {
                ("peace", "all") => Some(Promise::Peace(None, turns)),
                ("peace", toward) => Some(Promise::Peace(Some(whom(toward)?), turns)),
                ("attack", toward) => Some(Promise::Attack(whom(toward)?, turns)),
                _ => None,
            }
        };
        promise().ok_or_else(|| {
            Unreadable::new(
                text,
                "a promise such as peace 3 until 2, peace all until 1 or attack kli-d7 until 1",
            )
        })
    }
}

impl From<Promise> for String {
    fn from(promise: Promise) -> String {
        promise.to_string()
    }
}

impl TryFrom<String> for Promise {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Promise, Unreadable> {
        text.parse()
    }
}

fn demand(holds: bool, rule: &'static Rule) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::under(rule)) }
}

impl BattleForce {
    /// Binds a seat to a promise made now. Whether it may make an offer at all is checked by the table word
    /// `offer`.
    pub fn pledge(&self, view: &View, seat: Seat, promise: Promise) -> Result<Pledge, Refusal> {
        demand(self.options.diplomacy, &rule::DIPLOMACY)?;
        demand(!view.is_decided(), &rule::END_OVER)?;
        if let Some(whom) = promise.whom() {
            let other = match whom {
                Whom::Seat(other) => Some(other).filter(|other| other.index() < usize::from(self.seats)),
                Whom::Ship(ship) => {
                    demand(self.ship(ship).is_some(), &rule::SHIP_EXISTS)?;
                    view.owner(self, ship)
                }
            };
            let other = other.filter(|other| *other != seat).ok_or(Refusal::under(&rule::ATTACK_TARGET))?;
            demand(self.ally(seat) != Some(other), &rule::ALLIES_PEACE)?;
        }
        if let Promise::Attack(whom, _) = promise {
            demand(self.can_meet(view, seat, whom), &rule::ATTACK_TARGET)?;
        }
        let has_begun = view.active() == Some(seat);
        let ends = view.turns_of(seat) + u32::from(has_begun) + u32::from(promise.turns());
        Ok(Pledge { seat, promise: promise.to_string(), ends })
    }

    /// Judges a promise after a step, from the step's events and the table as everybody sees it then. A
    /// player who has promised an attack is released when there is nothing left to attack, or to attack with.
    /// Everybody is released when the points are counted.
    pub fn judge(&self, pledge: &Pledge, events: &[Event], after: &View) -> Verdict {
        // A pledge is created from a promise, so this always parses.
        let Ok(promise) = pledge.promise.parse::<Promise>() else { return Verdict::Open };
        let has_attacked = events.iter().any(|event| match event {
            Event::Attacks { seat, target: Some(ship), owner: Some(owner), .. } => {
                *seat == pledge.seat
                    && promise.whom().is_none_or(|whom| match whom {
                        Whom::Seat(other) => other == *owner,
                        Whom::Ship(other) => other == *ship,
                    })
            }
            _ => false,
        });
        let is_over = after.turns_of(pledge.seat) >= pledge.ends;
        match promise {
            Promise::Peace(..) if has_attacked => Verdict::Broken,
            Promise::Attack(..) if has_attacked => Verdict::Kept,
            _ if after.is_decided() => Verdict::Kept,
            Promise::Peace(..) if is_over => Verdict::Kept,
            Promise::Attack(whom, _) if !self.can_meet(after, pledge.seat, whom) => Verdict::Kept,
            Promise::Attack(..) if is_over => Verdict::Broken,
            _ => Verdict::Open,
        }
    }

    /// Whether a seat has ships, and the target it has promised to attack is in play under another player.
    fn can_meet(&self, view: &View, seat: Seat, whom: Whom) -> bool {
        let is_there = match whom {
            Whom::Seat(other) => view.has_ships(other),
            Whom::Ship(ship) => {
                view.owner(self, ship).is_some_and(|owner| owner != seat && self.ally(seat) != Some(owner))
            }
        };
        is_there && view.has_ships(seat)
    }
}

impl View {
    /// The number of a seat's completed turns, including those that were skipped because it had no ships.
    fn turns_of(&self, seat: Seat) -> u32 {
        let board = &self.public.board;
        u32::from(board.turns) + u32::from(board.done >> seat.index() & 1)
    }

    /// Whether a seat has ships. Everybody sees that, though not always which ships.
    fn has_ships(&self, seat: Seat) -> bool {
        let fleet = &self.public.board.fleets[seat.index()];
        !fleet.all().or(fleet.unplaced).is_empty() || self.face_down[seat.index()] > 0
    }

    /// Whether nothing is left to decide, except perhaps a tie.
    const fn is_decided(&self) -> bool {
        let breaks_tie = matches!(
            self.public.phase,
            Phase::TieCards(_) | Phase::DuelPick(..) | Phase::DuelFirst | Phase::DuelDeal | Phase::Over(_)
        );
        breaks_tie || self.public.board.duel.is_some()
    }
}
