//! The questions a seat is asked, with the ships and cards they are about.

use contract::{Reaction, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::card::Card;
use crate::event::Attacker;
use crate::game::BattleForce;
use crate::options::FleetChoice;
use crate::ship::ShipId;
use crate::state::{Battle, By, Moment, Naming, Phase, Turn, Window};
use crate::view::View;

/// Why a card is named unseen by others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// It goes from the reserve into the hand.
    Take,
    /// It goes from the hand into the reserve.
    Stash,
    /// It goes from the hand into the ally's reserve.
    Give,
}

/// Which ship is to be picked for a fleet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// Any ship; this many are still to be picked, including this one.
    Any(u8),
    /// A dreadnought.
    Dreadnought,
    /// A carrier.
    Carrier,
    /// Any ship that costs no more than this.
    Points(u16),
}

/// The decision a seat has to make. Numbers that only the seat itself knows are 0 for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum Question {
    /// Which race to command.
    Race,
    /// Which ship to pick.
    Pick(Pick),
    /// Which cards go into the reserve, then which ships go into which line; this many of both are left.
    Plan { cards: u8, ships: u8 },
    /// Which ship in the Screen or Main Body to show next; this many are left.
    Show { ships: u8 },
    /// Whether to raise a device before the first turn.
    FirstRaise,
    /// Which ship fights the duel.
    Duel,
    /// Which card to use for what was announced.
    Choose(Choice),
    /// Whether to draw two cards or take one from the reserve, with an empty hand.
    OutOfCards,
    /// How to refill the hand, which lacks this many cards.
    Draw { missing: u8 },
    /// Where to put the card just drawn.
    Drawn,
    /// Which damage continuous damage control removes from a ship.
    Control { ship: ShipId },
    /// Which ship a repair card is for.
    Patch { card: Card },
    /// What the repair card repairs there, this many more times.
    Repairing { ship: ShipId, left: u8 },
    /// Repairs, reinforcements and the formation; this many ships still have to leave the Reserve.
    Prepare { leaving: u8 },
    /// Whether to play Reinforcements, for a player without ships.
    Comeback,
    /// What to attack with, or what to do instead, after this many attacks.
    Act { attacks: u8 },
    /// The second formation change; this many ships still have to leave the Reserve.
    Reform { leaving: u8 },
    /// What to attack. PFs have already taken this much damage from fire.
    Target { attacker: Attacker, fire: u8 },
    /// Which cards to play in the attack.
    Volley,
    /// Which attack card is reduced by Maneuvers on the ship, this many more times.
    Evade { left: u8 },
    /// Which attack card a defence card is for, this many more times.
    Aim { card: Card, left: u8 },
    /// What to fire at fighters, which have taken this much damage.
    Flak { fire: u8 },
    /// Which card an escort fires at fighters.
    Escort { ship: ShipId },
    /// Which ship fires at PFs; this many cards are left, and the PFs have taken this much damage.
    Barrage { left: u8, fire: u8 },
    /// Which card this ship fires at PFs.
    BarrageCard { ship: ShipId },
    /// Whether a Prime Team adds 1 to the dice.
    Prime,
    /// Whether a Prime Team subtracts 1 from a mutiny.
    Calm,
    /// What to play in defence.
    Defend,
    /// Whether to answer a defence card.
    React { card: Card },
    /// Which button to cover, this many more times.
    Damage { left: u8 },
    /// Which cards to discard for new ones, after this many.
    Redraw { tossed: u8 },
    /// Whether to put a card into the reserve before a Ceasefire; there is room for this many.
    Truce { room: u8 },
    /// Which card to put on top of the discards.
    Top,
    /// What to do with a card at the end of the turn.
    Discard,
}

impl View {
    /// The question for a seat that is due; none if it is not. While everybody sets up at once, other seats
    /// are assumed to be due.
    pub fn question(&self, game: &BattleForce, seat: Seat) -> Option<Question> {
        let board = &self.public.board;
        let own = self.viewer.is(seat);
        let fleet = &board.fleets[seat.index() % board.fleets.len()];
        let (asked, question) = match &self.public.phase {
            Phase::Race(asked) => (*asked, Question::Race),
            Phase::Pick(asked, _) => (*asked, Question::Pick(self.pick(game, seat))),
            Phase::Plan => {
                let cards = 2_u8.saturating_sub(self.reserve_sizes[seat.index()]);
                (seat, Question::Plan { cards, ships: if own { fleet.unplaced.len() as u8 } else { 0 } })
            }
            Phase::Show(asked, shown) => {
                let ships = if own { BattleForce::unshown(board, seat, *shown).len() as u8 } else { 0 };
                (*asked, Question::Show { ships })
            }
            Phase::FirstRaise(asked) => (*asked, Question::FirstRaise),
            Phase::DuelPick(asked, _) => (*asked, Question::Duel),
            Phase::Turn(turn, moment) => {
                (game.decider(turn, moment)?, self.question_in_turn(game, seat, turn, moment)?)
            }
            _ => return None,
        };
        (asked == seat).then_some(question)
    }

    /// The action with which a seat lets the attack it is asked about pass.
    pub(crate) fn reaction(&self, game: &BattleForce, seat: Seat) -> Option<Reaction<Action>> {
        let Phase::Turn(turn, moment) = &self.public.phase else { return None };
        let Moment::Battle(_, window) = moment else { return None };
        // While a card is being drawn or named in between, nobody can pass.
        if turn.has_debts() || game.decider(turn, moment) != Some(seat) {
            return None;
        }
        let is_target = match window {
            // Attackers want to be asked about the result.
            Window::Flak | Window::Defend | Window::Calm | Window::React(..) => true,
            // PFs have no target yet.
            Window::Barrage(..) => false,
            _ => return None,
        };
        let board = &self.public.board;
        let attack = [u8::from(board.duel.is_some()), board.turns, turn.seat.index() as u8, turn.attacks];
        Some(Reaction { pass: Action::Pass, window: u32::from_be_bytes(attack).into(), is_target })
    }

    fn pick(&self, game: &BattleForce, seat: Seat) -> Pick {
        let fleet = &self.public.board.fleets[seat.index()];
        let count = BattleForce::fleet_count(fleet);
        let left = |size: usize| Pick::Any(size.saturating_sub(count) as u8);
        match game.options.fleet {
            FleetChoice::Points => {
                Pick::Points(game.options.points.saturating_sub(game.points(fleet.all().or(fleet.unplaced))))
            }
            FleetChoice::Centre if count == 0 => Pick::Dreadnought,
            FleetChoice::Centre => Pick::Carrier,
            FleetChoice::FirstFour => left(game.fleet_size().min(4)),
            _ => left(game.fleet_size()),
        }
    }

    fn question_in_turn(
        &self,
        game: &BattleForce,
        seat: Seat,
        turn: &Turn,
        moment: &Moment,
    ) -> Option<Question> {
        let board = &self.public.board;
        if let Some((naming, _)) = turn.naming {
            return Some(Question::Choose(match naming {
                Naming::Take => Choice::Take,
                Naming::Stash => Choice::Stash,
                Naming::Give => Choice::Give,
            }));
        }
        if turn.refill.is_some() {
            return Some(Question::OutOfCards);
        }
        let own = self.viewer.is(seat);
        let leaving = if own { game.owed_by_reserve(board, turn) as u8 } else { 0 };
        let index = seat.index();
        Some(match moment {
            Moment::Draw => {
                let missing = (game.hand_limit(board) as u8).saturating_sub(self.hand_sizes[index]);
                Question::Draw { missing }
            }
            Moment::Drawn => Question::Drawn,
            Moment::Control(rest) => Question::Control { ship: game.id(rest.first()?) },
            Moment::Repair(face) => Question::Patch { card: game.card(*face) },
            Moment::Repairing(ship, left) => {
                let damage = board.damage[*ship as usize].total() + board.wounds[*ship as usize];
                Question::Repairing { ship: game.id(*ship), left: (*left).min(damage) }
            }
            Moment::Prepare if board.fleets[index].all().is_empty() && self.face_down[index] == 0 => {
                Question::Comeback
            }
            Moment::Prepare => Question::Prepare { leaving },
            Moment::Act => Question::Act { attacks: turn.attacks },
            Moment::Reform => Question::Reform { leaving },
            Moment::Aim(by) => Question::Target { attacker: game.attacker(*by), fire: 0 },
            Moment::Battle(battle, window) => return question_in_battle(game, battle, window),
            Moment::Redraw(tossed) => Question::Redraw { tossed: *tossed },
            Moment::Truce(_) => Question::Truce { room: 3_u8.saturating_sub(self.reserve_sizes[index]) },
            Moment::Top => Question::Top,
            Moment::Discard => Question::Discard,
            Moment::NewShip | Moment::TruceDeal(_) | Moment::End | Moment::Automaton(_) => return None,
        })
    }
}

fn question_in_battle(game: &BattleForce, battle: &Battle, window: &Window) -> Option<Question> {
    Some(match window {
        Window::Volley => Question::Volley,
        Window::Evade(left) => Question::Evade { left: *left },
        Window::Aim(face, left) => Question::Aim { card: game.card(*face), left: *left },
        Window::Flak => Question::Flak { fire: battle.flak },
        Window::Escort(ship) => Question::Escort { ship: game.id(*ship) },
        Window::Barrage(_, left, _) => Question::Barrage { left: *left, fire: battle.flak },
        Window::BarrageCard(.., ship) => Question::BarrageCard { ship: game.id(*ship) },
        Window::Hunt => Question::Target { attacker: game.attacker(By::Flotilla), fire: battle.flak },
        Window::Prime => Question::Prime,
        Window::Calm => Question::Calm,
        Window::Defend => Question::Defend,
        Window::React(face, ..) => Question::React { card: game.card(*face) },
        Window::Damage(left) => Question::Damage { left: *left },
        Window::Dice => return None,
    })
}
