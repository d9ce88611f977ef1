//! The exact odds of what is on offer, as functions of the view.

use contract::{Rules, Seat};
use serde::Serialize;

use crate::action::{Action, Kind, Side};
use crate::event::{BumpModifiers, ControlModifiers};
use crate::game::Fries;
use crate::map::{City, contains, each};
use crate::place::Place;
use crate::state::{Bump, NO_SIDES, Phase};
use crate::view::View;

/// The odds of a control roll.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ControlOdds {
    /// The city.
    pub city: Place,
    /// The UFO that would act.
    pub kind: Kind,
    /// The modifiers of the die.
    pub modifiers: ControlModifiers,
    /// The result that must be reached.
    pub resistance: u8,
    /// The number of faces out of twelve that succeed.
    pub faces: u8,
}

impl ControlOdds {
    /// The chance of success.
    pub fn chance(&self) -> f64 {
        f64::from(self.faces) / 12.0
    }
}

/// The odds of a bump.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BumpOdds {
    /// The field where it is fought.
    pub field: Place,
    /// The two sides.
    pub attacker: Seat,
    /// The two sides.
    pub defender: Seat,
    /// The attacker's modifiers.
    pub attack: BumpModifiers,
    /// The defender's modifiers.
    pub defence: BumpModifiers,
    /// The number of rolls (not counting ties) that the attacker wins, by margin: index 0 is a margin of 1.
    pub attacker_wins: Vec<u8>,
    /// The same for the defender.
    pub defender_wins: Vec<u8>,
}

impl BumpOdds {
    /// The chance that the attacker wins.
    pub fn chance(&self) -> f64 {
        bump_chance(self.attack, self.defence, true)
    }
}

/// The number of faces out of twelve with which a control roll succeeds.
pub fn control_faces(modifiers: ControlModifiers, resistance: u8) -> u8 {
    (1..=12_i8).filter(|die| die + modifiers.total() >= resistance as i8).count() as u8
}

/// The number of rolls that the attacker and the defender win, by margin: index 0 is a margin of 1. Ties are not
/// counted.
fn bump_wins(attack: BumpModifiers, defence: BumpModifiers) -> (Vec<u8>, Vec<u8>) {
    let lead = attack.total() - defence.total();
    let (mut attacker_wins, mut defender_wins) = (Vec::new(), Vec::new());
    for (one, other) in (1..=6_i8).flat_map(|one| (1..=6_i8).map(move |other| (one, other))) {
        let margin = one + lead - other;
        let wins = if margin > 0 { &mut attacker_wins } else { &mut defender_wins };
        if margin != 0 {
            let place = margin.unsigned_abs() as usize - 1;
            if wins.len() <= place {
                wins.resize(place + 1, 0_u8);
            }
            wins[place] += 1;
        }
    }
    (attacker_wins, defender_wins)
}

/// The chance that the winner of a bump had of winning it.
pub fn bump_chance(attack: BumpModifiers, defence: BumpModifiers, attacker_won: bool) -> f64 {
    let (attacker, defender) = bump_wins(attack, defence);
    let [won, lost] =
        [attacker, defender].map(|wins| wins.iter().map(|rolls| u32::from(*rolls)).sum::<u32>());
    let (won, lost) = if attacker_won { (won, lost) } else { (lost, won) };
    f64::from(won) / f64::from(won + lost)
}

impl Fries {
    /// The odds of a control roll in a city for a player's UFO of this kind that is there.
    pub(crate) fn odds_in(&self, view: &View, seat: Seat, kind: Kind, city: City) -> ControlOdds {
        let board = &view.state.board;
        let modifiers = self.control_modifiers(board, seat, kind, city);
        let resistance = board.tiles[city as usize].resistance;
        let faces = control_faces(modifiers, resistance);
        ControlOdds { city: self.map.id(self.map.city_field(city)), kind, modifiers, resistance, faces }
    }

    /// The odds of every control roll that is on offer or due now.
    pub fn control_odds(&self, view: &View) -> Vec<ControlOdds> {
        if let Phase::Control(turn, _, attempt) = &view.state.phase {
            return vec![self.odds_in(view, turn.seat, attempt.kind, attempt.city)];
        }
        let Phase::Act(turn, _) = &view.state.phase else { return Vec::new() };
        let mut actions = Vec::new();
        self.legal_actions(&view.state, turn.seat, &mut actions);
        let offered = actions.iter().filter_map(|action| match action {
            Action::Restaurant(kind, place) | Action::TakeRestaurant(kind, place, _) => {
                let city = self.map.city(self.map.field(*place)?)?;
                Some(self.odds_in(view, turn.seat, *kind, city))
            }
            _ => None,
        });
        offered.collect()
    }

    /// The current odds of every bump that will be or is being fought.
    pub fn bump_odds(&self, view: &View) -> Vec<BumpOdds> {
        let board = &view.state.board;
        match &view.state.phase {
            Phase::Support(turn, bump, _) | Phase::BumpDice(turn, bump) => {
                vec![self.odds_of(view, turn.seat, bump)]
            }
            Phase::Move(turn) | Phase::Clean(turn, ..) | Phase::Bumps(turn) => {
                let contested = each(self.contested(board, turn.seat));
                let bumps = contested.filter_map(|field| {
                    let is_there =
                        |seat: &Seat| *seat != turn.seat && contains(board.ufo_fields(*seat), field);
                    let defender = Seat::all(self.seats).find(is_there)?;
                    Some(self.odds_of(view, turn.seat, &Bump { field, defender, sides: NO_SIDES }))
                });
                bumps.collect()
            }
            _ => Vec::new(),
        }
    }

    /// The odds of the current bump for each choice of the player who is asked to take sides.
    pub fn support_odds(&self, view: &View) -> Vec<(Side, BumpOdds)> {
        let Phase::Support(turn, bump, seat) = &view.state.phase else { return Vec::new() };
        let with = |side: Side| {
            let mut bump = *bump;
            bump.sides[seat.index()] = side;
            (side, self.odds_of(view, turn.seat, &bump))
        };
        Side::ALL.map(with).to_vec()
    }

    fn odds_of(&self, view: &View, attacker: Seat, bump: &Bump) -> BumpOdds {
        let (attack, defence) = self.bump_modifiers(&view.state.board, attacker, bump);
        let (attacker_wins, defender_wins) = bump_wins(attack, defence);
        let field = self.map.id(bump.field);
        BumpOdds { field, attacker, defender: bump.defender, attack, defence, attacker_wins, defender_wins }
    }

    /// Where each of a player's UFOs could land if it moved now: its kind, its field, and the fields in
    /// reach.
    pub fn reach(&self, view: &View, seat: Seat) -> Vec<(Kind, Place, Vec<Place>)> {
        let board = &view.state.board;
        let slots =
            (0..crate::state::FLEET as u8).map(|slot| (slot, board.ufos[seat.index()][slot as usize]));
        let on_board = slots.filter(|(_, at)| *at != crate::state::IN_SUPPLY);
        let reached = on_board.map(|(slot, at)| {
            let ends = each(self.reach_from(board, seat, at)).map(|field| self.map.id(field)).collect();
            (crate::state::kind_of(slot), self.map.id(at), ends)
        });
        reached.collect()
    }
}
