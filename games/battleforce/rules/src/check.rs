//! Whether an action is legal and, if not, the rule that forbids it. Deliberately independent of the lists of
//! actions in `list.rs`.

use contract::{Refusal, Rule, Seat};

use crate::action::{Action, Cancel, Word};
use crate::card::{Card, Face, Kind};
use crate::facts::{FireAt, SEEKING, SHORT_RANGE, can_fire_all};
use crate::game::BattleForce;
use crate::options::{End, FleetChoice, FlotillaFire, WebPhasers};
use crate::registry as rule;
use crate::ship::{Button, Buttons, Line, Race, Ships};
use crate::state::{Battle, Board, By, Moment, Naming, Phase, Ship, State, Turn, Window};

type Verdict = Result<(), Refusal>;

fn demand(holds: bool, rule: &'static Rule) -> Verdict {
    if holds { Ok(()) } else { Err(Refusal::under(rule)) }
}

fn refuse(rule: &'static Rule) -> Verdict {
    Err(Refusal::under(rule))
}

impl BattleForce {
    /// Whether a seat that is due may take this action.
    pub(crate) fn may(&self, state: &State, seat: Seat, action: Action) -> Verdict {
        let board = &state.board;
        match (&state.phase, action) {
            (Phase::Pick(..), Action::Pick(ship)) => self.may_pick(board, seat, self.known_ship(ship)?),
            (Phase::Pick(..), Action::Pass) => {
                demand(self.options.fleet == FleetChoice::Points, self.fleet_rule())?;
                demand(Self::fleet_count(&board.fleets[seat.index()]) > 0, &rule::FLEET_POINTS)
            }
            (Phase::Race(_), Action::Race(race)) => {
                demand(race != Race::Tholian, &rule::FLEET_RACE)?;
                let taken = |ship: u8| !board.ship_deck.has(ship);
                let is_free = !self.race_group(race).iter().take(self.race_size()).any(taken);
                demand(is_free, &rule::FLEET_RACE)
            }
            (Phase::Plan, Action::Choose(card)) => {
                demand(board.reserves[seat.index()].len() < 2, &rule::SETUP_RESERVE)?;
                self.own_card(board, seat, card).map(|_| ())
            }
            (Phase::Plan, Action::Line(ship, line)) => {
                demand(board.reserves[seat.index()].len() == 2, &rule::SETUP_RESERVE)?;
                self.may_line(board, seat, self.known_ship(ship)?, line)
            }
            (Phase::Show(_, shown), Action::Show(ship, line)) => {
                let ship = self.known_ship(ship)?;
                let stands = board.fleets[seat.index()].line(line).has(ship) && line != Line::Reserve;
                demand(stands && !shown.has(ship), &rule::SETUP_SHOW)
            }
            (Phase::Show(_, shown), Action::Ready) => {
                demand(Self::unshown(board, seat, *shown).is_empty(), &rule::SETUP_SHOW)
            }
            (Phase::FirstRaise(_), Action::Raise(ship)) => {
                let ship = self.known_ship(ship)?;
                demand(board.fleets[seat.index()].all().has(ship), &rule::SHIP_OWN)?;
                demand(self.cloaks.or(self.webs).has(ship), &rule::DEVICE_RAISE)
            }
            (Phase::FirstRaise(_), Action::Pass) => Ok(()),
            (Phase::DuelPick(..), Action::Duel(ship)) => {
                let ship = self.known_ship(ship)?;
                demand(self.counted(board, seat).has(ship), &rule::TIE_DUEL)
            }
            (Phase::Turn(turn, moment), _) => self.may_in_turn(board, turn, moment, seat, action),
            (Phase::Race(_) | Phase::Pick(..), _) => refuse(self.fleet_rule()),
            (Phase::Plan | Phase::Show(..), _) => refuse(&rule::SETUP_SHOW),
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    /// The ship with this id, if it is in the game.
    fn known_ship(&self, id: crate::ship::ShipId) -> Result<Ship, Refusal> {
        self.ship(id).ok_or(Refusal::under(&rule::SHIP_EXISTS))
    }

    /// The card's face, if the card is in the hand.
    fn own_card(&self, board: &Board, seat: Seat, card: Card) -> Result<Face, Refusal> {
        let face = self.face(card).filter(|face| board.hands[seat.index()].as_slice().contains(face));
        face.ok_or(Refusal::under(&rule::CARD_HAND))
    }

    /// Checks that a card of this kind is in the hand.
    fn has_kind(&self, board: &Board, seat: Seat, kind: Kind) -> Verdict {
        let hand = board.hands[seat.index()].as_slice();
        demand(hand.iter().any(|face| self.kind(*face) == kind), &rule::CARD_HAND)
    }

    /// The rule that governs how fleets are chosen at this table.
    const fn fleet_rule(&self) -> &'static Rule {
        match self.options.fleet {
            FleetChoice::Dealt | FleetChoice::Draft => &rule::FLEET_DRAFT,
            FleetChoice::Points => &rule::FLEET_POINTS,
            FleetChoice::Centre => &rule::FLEET_CENTRE,
            FleetChoice::FirstFour => &rule::FLEET_FIRST_FOUR,
            FleetChoice::Race => &rule::FLEET_RACE,
        }
    }

    fn may_pick(&self, board: &Board, seat: Seat, ship: Ship) -> Verdict {
        demand(board.ship_deck.has(ship), self.fleet_rule())?;
        let fleet = &board.fleets[seat.index()];
        let count = Self::fleet_count(fleet);
        match self.options.fleet {
            FleetChoice::Points => {
                let sum = self.points(fleet.all().or(fleet.unplaced)) + u16::from(self.points[ship as usize]);
                demand(sum <= self.options.points, &rule::FLEET_POINTS)
            }
            FleetChoice::Centre if count == 0 => demand(self.dreadnoughts.has(ship), &rule::FLEET_CENTRE),
            FleetChoice::Centre => demand(self.carriers.has(ship), &rule::FLEET_CENTRE),
            _ => Ok(()),
        }
    }

    fn may_line(&self, board: &Board, seat: Seat, ship: Ship, line: Line) -> Verdict {
        let fleet = &board.fleets[seat.index()];
        demand(fleet.unplaced.has(ship), &rule::SHIP_OWN)?;
        let mut counts = Line::ALL.map(|line| fleet.line(line).len());
        counts[line as usize] += 1;
        let left = fleet.unplaced.len() - 1;
        let (screen, body, reserve) = Self::line_limits(counts.iter().sum::<usize>() + left);
        let needed = screen.saturating_sub(counts[0]) + body.saturating_sub(counts[1]);
        demand(counts[2] <= reserve && needed <= left, &rule::SETUP_LINES)
    }

    fn may_in_turn(
        &self,
        board: &Board,
        turn: &Turn,
        moment: &Moment,
        seat: Seat,
        action: Action,
    ) -> Verdict {
        if let Some((naming, _)) = turn.naming {
            let Action::Choose(card) = action else { return refuse(&rule::RESERVE_NAME) };
            return match naming {
                Naming::Take => {
                    let face = self.face(card);
                    let there =
                        face.is_some_and(|face| board.reserves[seat.index()].as_slice().contains(&face));
                    demand(there, &rule::RESERVE_NAME)
                }
                Naming::Stash | Naming::Give => self.own_card(board, seat, card).map(|_| ()),
            };
        }
        if turn.refill.is_some() {
            return demand(matches!(action, Action::Draw | Action::Take), &rule::DRAW_TWO);
        }
        match (moment, action) {
            (Moment::Draw, Action::Draw) => demand(self.cards_to_draw(board) > 0, &rule::DRAW_DECK),
            (Moment::Draw, Action::Ready) => demand(self.cards_to_draw(board) == 0, &rule::DRAW_LIMIT),
            (Moment::Draw, Action::Take) => {
                demand(!board.reserves[seat.index()].is_empty(), &rule::RESERVE_TAKE)
            }
            (Moment::Draw, Action::Salvage) => {
                demand(self.options.top_discard && !turn.salvaged, &rule::DRAW_TOP)?;
                demand(!board.pile.is_empty(), &rule::DRAW_TOP)
            }
            (Moment::Drawn, Action::Keep | Action::Shelve) => Ok(()),
            (Moment::Control(rest), Action::Mend(ship, button)) => {
                let ship = self.known_ship(ship)?;
                demand(rest.first() == Some(ship), &rule::REPAIR_CONTROL)?;
                demand(self.repairable(board, ship).count(button) > 0, &rule::REPAIR_DAMAGED)
            }
            (Moment::Repair(_), Action::Patch(ship)) => {
                let ship = self.known_ship(ship)?;
                demand(board.fleets[seat.index()].all().has(ship), &rule::SHIP_OWN)?;
                demand(self.is_damaged(board, ship), &rule::REPAIR_DAMAGED)
            }
            (Moment::Repairing(which, _), Action::Mend(ship, button)) => {
                demand(self.known_ship(ship)? == *which, &rule::REPAIR_CARD)?;
                demand(self.repairable(board, *which).count(button) > 0, &rule::REPAIR_DAMAGED)
            }
            (Moment::Prepare, _) => self.may_prepare(board, turn, seat, action),
            (Moment::Act, _) => self.may_act(board, turn, seat, action),
            (Moment::Reform, Action::Ready) => self.may_end_formation(board, turn),
            (Moment::Reform, Action::Move(ship, line)) => {
                self.may_move(board, turn, self.known_ship(ship)?, line)
            }
            (Moment::Reform, Action::Raise(ship)) => self.may_raise(board, turn, self.known_ship(ship)?),
            (Moment::Reform, Action::Lower(_)) => refuse(&rule::DEVICE_LOWER),
            (Moment::Aim(by), Action::Target(ship)) => {
                let target = self.may_aim_at(board, seat, self.known_ship(ship)?)?;
                match by {
                    By::Ship(attacker) => self.can_hurt(board, seat, *attacker, target),
                    _ => Ok(()),
                }
            }
            (Moment::Battle(battle, window), _) => {
                self.may_in_battle(board, turn, battle, window, seat, action)
            }
            (Moment::Redraw(_), Action::Toss(card)) => self.own_card(board, seat, card).map(|_| ()),
            (Moment::Redraw(tossed), Action::Ready) => demand(*tossed > 0, &rule::REDRAW),
            (Moment::Truce(_), Action::Stash | Action::Pass) => Ok(()),
            (Moment::Top, Action::Top(card)) => {
                let open = &board.pile.as_slice()[board.pile.len() - board.open as usize..];
                demand(self.face(card).is_some_and(|face| open.contains(&face)), &rule::DISCARD_TOP)
            }
            (Moment::Discard, Action::Pass) => Ok(()),
            (Moment::Discard, Action::Discard(card)) => self.own_card(board, seat, card).map(|_| ()),
            (Moment::Discard, Action::Stash) => {
                demand(self.is_advanced(board), &rule::LEVEL_ADVANCED)?;
                demand(board.reserves[seat.index()].len() < 3, &rule::RESERVE_LIMIT)
            }
            (Moment::Discard, Action::Give) => {
                demand(self.is_advanced(board), &rule::LEVEL_ADVANCED)?;
                let ally = self.ally(seat).ok_or(Refusal::under(&rule::ALLIES_GIVE))?;
                demand(board.reserves[ally.index()].len() < 3, &rule::RESERVE_LIMIT)
            }
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    /// Phases 2 and 3 of the advanced game.
    fn may_prepare(&self, board: &Board, turn: &Turn, seat: Seat, action: Action) -> Verdict {
        let has_ships = self.has_ships(board, seat);
        match action {
            Action::Repair(card) => self.may_repair(board, turn, seat, card),
            Action::Reinforce => self.may_reinforce(board, turn, seat),
            Action::Ready => self.may_end_formation(board, turn),
            Action::Move(..) | Action::Raise(_) | Action::Lower(_) if !has_ships => refuse(&rule::END_OUT),
            Action::Move(ship, line) => self.may_move(board, turn, self.known_ship(ship)?, line),
            Action::Raise(ship) => self.may_raise(board, turn, self.known_ship(ship)?),
            Action::Lower(ship) => {
                let ship = self.known_ship(ship)?;
                demand(board.fleets[seat.index()].all().has(ship), &rule::SHIP_OWN)?;
                demand(self.is_cloaked(board, ship), &rule::DEVICE_LOWER)
            }
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    fn may_repair(&self, board: &Board, turn: &Turn, seat: Seat, card: Card) -> Verdict {
        let is_repair = matches!(card.kind, Kind::DamageControl | Kind::LegendaryEngineer);
        demand(is_repair, &rule::REPAIR_CARD)?;
        self.own_card(board, seat, card)?;
        demand(!turn.repaired, &rule::REPAIR_ONE)?;
        let is_phase = turn.reinforced == 0 && !turn.is_forming() && turn.attacks == 0;
        demand(is_phase, &rule::TURN_PHASES)?;
        demand(!self.damaged(board, seat).is_empty(), &rule::REPAIR_DAMAGED)
    }

    fn may_reinforce(&self, board: &Board, turn: &Turn, seat: Seat) -> Verdict {
        self.has_kind(board, seat, Kind::Reinforcements)?;
        demand(turn.attacks == 0 && !turn.is_forming(), &rule::TURN_PHASES)?;
        demand(self.has_ship_to_draw(board), &rule::REINFORCE_DECK)
    }

    /// Whether the formation change may end in this position (R46, R66).
    fn may_end_formation(&self, board: &Board, turn: &Turn) -> Verdict {
        let fleet = &board.fleets[turn.seat.index()];
        if !self.has_lines(board) || fleet.all().is_empty() {
            return Ok(());
        }
        let movable = !self.leavers(board, turn).is_empty();
        let over = fleet.line(Line::Reserve).len() > usize::from(turn.most_reserve);
        demand(!(over && movable), &rule::FORMATION_RESERVE)?;
        demand(!(fleet.front().is_empty() && movable), &rule::FORMATION_FRONT)
    }

    /// How many ships must leave the Reserve before the formation change may end.
    pub(crate) fn owed_by_reserve(&self, board: &Board, turn: &Turn) -> usize {
        let fleet = &board.fleets[turn.seat.index()];
        let over = fleet.line(Line::Reserve).len().saturating_sub(usize::from(turn.most_reserve));
        if self.has_lines(board) { over.max(usize::from(fleet.front().is_empty())) } else { 0 }
    }

    /// Ships that may leave the Reserve.
    pub(crate) fn leavers(&self, board: &Board, turn: &Turn) -> Ships {
        let reserve = board.fleets[turn.seat.index()].line(Line::Reserve).not(turn.ships_moved);
        let free = reserve.not(board.raised.and(self.webs));
        free.iter().filter(|ship| !self.lies_on(board, *ship, Kind::WildWeasel)).collect()
    }

    fn may_move(&self, board: &Board, turn: &Turn, ship: Ship, to: Line) -> Verdict {
        demand(self.has_lines(board), &rule::FORMATION_LINES)?;
        let fleet = &board.fleets[turn.seat.index()];
        let from = fleet.line_of(ship).ok_or(Refusal::under(&rule::SHIP_OWN))?;
        demand(from != to, &rule::FORMATION_LINES)?;
        demand(!turn.ships_moved.has(ship), &rule::FORMATION_ONCE)?;
        demand(!self.lies_on(board, ship, Kind::WildWeasel), &rule::FORMATION_WEASEL)?;
        demand(!self.is_webbed(board, ship), &rule::FORMATION_WEASEL)?;
        let reserve = fleet.line(Line::Reserve).len();
        let limit = usize::from(turn.most_reserve);
        let beyond = from == Line::Reserve && (reserve > limit || fleet.front().is_empty());
        demand(turn.lines_moved >> from as u8 & 1 == 0 || beyond, &rule::FORMATION_MOVES)?;
        let most = 2 + usize::from(turn.reinforced);
        if to == Line::Reserve {
            demand(fleet.front().len() > 1, &rule::FORMATION_FRONT)?;
            let leavers = self.leavers(board, turn).len();
            // One more ship may enter if one can still leave in the same change.
            let out = turn.lines_moved >> Line::Reserve as u8 & 1 == 0 && leavers > 0;
            demand(reserve < most + usize::from(out), &rule::FORMATION_RESERVE)?;
            // Any ships beyond the limit of two must be able to leave, and without using the Reserve's own
            // move only one can.
            let came_in = !fleet.line(Line::Reserve).and(turn.ships_moved).is_empty();
            let is_relieved = reserve < 2 || (reserve < 2 + leavers && (out || !came_in));
            demand(is_relieved || !self.moving_in_keeps_to_two(), &rule::FORMATION_RESERVE)?;
        }
        Ok(())
    }

    fn may_raise(&self, board: &Board, turn: &Turn, ship: Ship) -> Verdict {
        let fleet = &board.fleets[turn.seat.index()];
        let line = fleet.line_of(ship).ok_or(Refusal::under(&rule::SHIP_OWN))?;
        demand(self.cloaks.or(self.webs).has(ship), &rule::DEVICE_RAISE)?;
        demand(!board.raised.has(ship), &rule::DEVICE_RAISE)?;
        demand(!turn.ships_moved.has(ship), &rule::FORMATION_ONCE)?;
        demand(!self.lies_on(board, ship, Kind::ErraticManeuvers), &rule::DEVICE_MANEUVERS)?;
        if line == Line::Reserve {
            let others = self.leavers(board, turn).not(Ships::only(ship)).len();
            let owed = self.owed_by_reserve(board, turn);
            demand(others >= owed, &rule::FORMATION_RESERVE)?;
            // A ship that entered was only allowed in because another will leave, which uses this line's
            // move.
            let came_in = !fleet.line(Line::Reserve).and(turn.ships_moved).is_empty();
            demand(owed == 0 || !came_in, &rule::FORMATION_MOVES)?;
        }
        demand(turn.lines_moved >> self.move_bit(board, line) & 1 == 0, &rule::FORMATION_MOVES)
    }

    /// The move of a formation change that a ship uses up: its line's, or the only one (R57, R73).
    pub(crate) fn move_bit(&self, board: &Board, line: Line) -> u8 {
        if self.has_lines(board) { line as u8 } else { 0 }
    }

    /// Phase 4, and in the basic game phases 2 and 3.
    fn may_act(&self, board: &Board, turn: &Turn, seat: Seat, action: Action) -> Verdict {
        let basic = !self.is_advanced(board);
        match action {
            Action::Pass => Ok(()),
            Action::Move(..) | Action::Raise(_) | Action::Lower(_) if basic => refuse(&rule::LEVEL_ADVANCED),
            Action::Repair(card) if basic => self.may_repair(board, turn, seat, card),
            Action::Reinforce if basic => self.may_reinforce(board, turn, seat),
            Action::Attack(ship) => {
                let ship = self.may_attack_with(board, turn, self.known_ship(ship)?)?;
                let targets = self.targets(board, seat);
                demand(!targets.is_empty(), &rule::ATTACK_TARGET)?;
                let mut verdict = refuse(&rule::ATTACK_WEAPON);
                for target in targets.iter() {
                    verdict = self.can_hurt(board, seat, ship, target);
                    if verdict.is_ok() {
                        break;
                    }
                }
                verdict
            }
            Action::Fighters(ship, squadrons) => {
                let ship = self.known_ship(ship)?;
                demand(self.options.fighters, &rule::OPTION_FIGHTERS)?;
                self.may_attack_with(board, turn, ship)?;
                let open = self.open_buttons(board, ship).count(Button::Fighters);
                demand(open >= squadrons, &rule::FIGHTERS_SQUADRONS)?;
                demand(!self.targets(board, seat).is_empty(), &rule::ATTACK_TARGET)
            }
            Action::Planet(cards) => {
                let held = board.hands[seat.index()].iter();
                let held = held.filter(|face| self.kind(*face) == Kind::PlanetBasedFighters).count();
                demand(held >= usize::from(cards), &rule::CARD_HAND)?;
                demand(!self.targets(board, seat).is_empty(), &rule::ATTACK_TARGET)
            }
            Action::Flotilla => {
                self.may_instead(turn)?;
                self.has_kind(board, seat, Kind::PfFlotilla)?;
                demand(!self.targets(board, seat).is_empty(), &rule::ATTACK_TARGET)
            }
            Action::Mutiny(ship) => {
                self.may_instead(turn)?;
                self.has_kind(board, seat, Kind::KlingonMutiny)?;
                let ship = self.known_ship(ship)?;
                demand(self.klingons.has(ship), &rule::MUTINY_KLINGON)?;
                self.may_aim_at(board, seat, ship).map(|_| ())
            }
            Action::Ceasefire => {
                self.may_instead(turn)?;
                self.has_kind(board, seat, Kind::OrganianCeasefire)
            }
            Action::Redraw => {
                self.may_instead(turn)?;
                demand(!board.hands[seat.index()].is_empty(), &rule::REDRAW)
            }
            Action::Reform => {
                self.may_instead(turn)?;
                demand(self.is_advanced(board), &rule::LEVEL_ADVANCED)
            }
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    /// An action that replaces an attack excludes any other attack (R58).
    fn may_instead(&self, turn: &Turn) -> Verdict {
        demand(turn.attacks == 0, &rule::ATTACK_INSTEAD)
    }

    fn may_attack_with(&self, board: &Board, turn: &Turn, ship: Ship) -> Result<Ship, Refusal> {
        let fleet = &board.fleets[turn.seat.index()];
        demand(fleet.all().has(ship), &rule::SHIP_OWN)?;
        demand(fleet.front().has(ship), &rule::ATTACK_RESERVE)?;
        demand(!turn.attackers.has(ship), &rule::ATTACK_SECOND)?;
        demand(!self.is_burdened(board, ship), &rule::ATTACK_BURDENED)?;
        demand(!self.is_cloaked(board, ship), &rule::CLOAK_SILENT)?;
        Ok(ship)
    }

    fn may_aim_at(&self, board: &Board, seat: Seat, target: Ship) -> Result<Ship, Refusal> {
        // The refusal must not reveal who owns a ship that is face down.
        let owner = self.owner(board, target).filter(|_| board.known.has(target));
        let owner = owner.ok_or(Refusal::under(&rule::ATTACK_TARGET))?;
        demand(owner != seat, &rule::ATTACK_TARGET)?;
        demand(self.ally(seat) != Some(owner), &rule::ALLIES_PEACE)?;
        demand(!board.fleets[owner.index()].line(Line::Reserve).has(target), &rule::ATTACK_RESERVE)?;
        demand(!self.lies_on(board, target, Kind::Disengage), &rule::DISENGAGE_SAFE)?;
        Ok(target)
    }

    /// Whether its owner holds a card that this ship can fire at the target (R80).
    fn can_hurt(&self, board: &Board, seat: Seat, ship: Ship, target: Ship) -> Verdict {
        let hand = board.hands[seat.index()];
        let uncloaks = hand.iter().any(|face| self.kind(face) == Kind::PrimeTeam);
        let mut verdict = refuse(&rule::ATTACK_WEAPON);
        for face in hand.iter().filter(|face| self.kind(*face).is_weapon()) {
            match self.may_fire_kind(board, ship, target, self.kind(face)) {
                Ok(()) => return Ok(()),
                Err(refusal) if refusal == Refusal::under(&rule::CLOAK_SEEKING) && uncloaks => return Ok(()),
                Err(refusal) => verdict = Err(refusal),
            }
        }
        verdict
    }

    /// Whether a ship may fire a card of this kind at the target, if it is the only card.
    fn may_fire_kind(&self, board: &Board, ship: Ship, target: Ship, kind: Kind) -> Verdict {
        let mut card = Buttons::NONE;
        card.add(kind.button().ok_or(Refusal::under(&rule::ATTACK_WEAPON))?, 1);
        demand(can_fire_all(self.open_buttons(board, ship), card), &rule::WEAPON_BUTTON)?;
        demand(!(kind.is_phaser() && self.is_webbed(board, ship)), &rule::WEB_PHASERS)?;
        let far = self.has_lines(board) && (self.is_in_body(board, ship) || self.is_in_body(board, target));
        demand(!(far && SHORT_RANGE & kind.bit() != 0), &rule::RANGE_BODY)?;
        demand(!(kind.bit() & SEEKING != 0 && self.is_cloaked(board, target)), &rule::CLOAK_SEEKING)
    }

    /// The weapon cards of a volley plus one more.
    pub(crate) fn volley_with(&self, battle: &Battle, kind: Kind) -> Buttons {
        let mut cards = Buttons::NONE;
        let kinds = battle.shots().iter().map(|shot| self.kind(shot.face)).chain([kind]);
        kinds.filter_map(Kind::button).for_each(|button| cards.add(button, 1));
        cards
    }

    /// The weapon cards the target has fired in defence plus one more.
    pub(crate) fn fired_with(&self, battle: &Battle, kind: Kind) -> Buttons {
        let mut cards = battle.fired;
        if let Some(button) = kind.button() {
            cards.add(button, 1);
        }
        cards
    }

    fn may_in_battle(
        &self,
        board: &Board,
        turn: &Turn,
        battle: &Battle,
        window: &Window,
        seat: Seat,
        action: Action,
    ) -> Verdict {
        match (window, action) {
            (Window::Volley, _) => self.may_in_volley(board, battle, seat, action),
            (Window::Evade(_), Action::At(shot)) => {
                self.may_name(board, battle, Kind::ErraticManeuvers, shot)
            }
            (Window::Aim(face, _), Action::At(shot)) => self.may_name(board, battle, self.kind(*face), shot),
            (Window::Flak, Action::Defend(card, booster)) => {
                self.own_card(board, seat, card)?;
                self.may_shoot_down(board, seat, battle.target, (card.kind, booster), FireAt::Fighters)?;
                let cards = self.fired_with(battle, card.kind);
                demand(can_fire_all(self.open_buttons(board, battle.target), cards), &rule::WEAPON_BUTTON)
            }
            (Window::Flak, Action::Man(ship)) => {
                let ship = self.known_ship(ship)?;
                demand(self.escorts(board, battle).has(ship), &rule::FIGHTERS_ESCORT)?;
                self.has_fire(board, seat, |kind| {
                    self.may_shoot_down(board, seat, ship, (kind, None), FireAt::Fighters)
                })
            }
            (Window::Escort(ship), Action::Defend(card, booster)) => {
                self.own_card(board, seat, card)?;
                self.may_shoot_down(board, seat, *ship, (card.kind, booster), FireAt::Fighters)
            }
            (Window::Barrage(_, _, ships), Action::Man(ship)) => {
                let ship = self.known_ship(ship)?;
                demand(board.fleets[seat.index()].all().has(ship), &rule::SHIP_OWN)?;
                demand(self.barrage_ships(board, seat).has(ship), &rule::FLOTILLA_SHIPS)?;
                self.has_fire(board, seat, |kind| {
                    demand(self.may_barrage(board, battle, *ships, ship, kind), &rule::FLOTILLA_FIRE)
                })
            }
            (Window::BarrageCard(_, _, ships, ship), Action::Defend(card, booster)) => {
                self.own_card(board, seat, card)?;
                self.may_shoot_down(board, seat, *ship, (card.kind, booster), FireAt::Flotilla)?;
                demand(self.may_barrage(board, battle, *ships, *ship, card.kind), &rule::FLOTILLA_FIRE)
            }
            (Window::Flak | Window::Barrage(..) | Window::Defend | Window::Calm, Action::Take) => {
                demand(self.may_take(board, turn.seat, seat), &rule::RESERVE_TAKE)
            }
            (Window::Flak | Window::Barrage(..) | Window::Defend, Action::Pass) => Ok(()),
            (Window::Prime | Window::Calm | Window::React(..), Action::Pass) => Ok(()),
            (Window::Hunt, Action::Target(ship)) => {
                self.may_aim_at(board, seat, self.known_ship(ship)?).map(|_| ())
            }
            (Window::Prime | Window::Calm, Action::Prime) => self.has_kind(board, seat, Kind::PrimeTeam),
            (Window::Defend, Action::Defend(card, booster)) => {
                self.own_card(board, seat, card)?;
                if let Some(booster) = booster {
                    self.has_kind(board, seat, booster)?;
                }
                self.may_defend(board, battle, card.kind, booster)
            }
            (Window::React(face, ..), Action::React(card)) => {
                self.own_card(board, seat, card)?;
                let answers = match self.kind(*face) {
                    Kind::WildWeasel if card.kind == Kind::TractorBeam => {
                        return demand(self.may_anchor(board, battle), &rule::WEASEL_ANCHOR);
                    }
                    Kind::WildWeasel => card.kind == Kind::PrimeTeam,
                    _ => card.kind == Kind::Eccm,
                };
                demand(answers, &rule::REACT_CARD)
            }
            (Window::Damage(_), Action::Damage(button)) => {
                demand(self.open_buttons(board, battle.target).count(button) > 0, &rule::DAMAGE_BUTTON)
            }
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    /// Whether some weapon card in the hand passes the check.
    fn has_fire(&self, board: &Board, seat: Seat, passes: impl Fn(Kind) -> Verdict) -> Verdict {
        let mut verdict = refuse(&rule::ATTACK_WEAPON);
        for face in board.hands[seat.index()].iter().filter(|face| self.kind(*face).is_weapon()) {
            verdict = passes(self.kind(face));
            if verdict.is_ok() {
                break;
            }
        }
        verdict
    }

    /// Whether the attacker may play this.
    fn may_in_volley(&self, board: &Board, battle: &Battle, seat: Seat, action: Action) -> Verdict {
        let by_ship = match battle.by {
            By::Ship(ship) => Some(ship),
            _ => None,
        };
        match (action, by_ship) {
            (Action::Launch, Some(_)) => demand(battle.shot_count > 0, &rule::ATTACK_WEAPON),
            (Action::Launch, None) => Ok(()),
            (Action::Fire(card, booster), Some(ship)) => {
                self.own_card(board, seat, card)?;
                demand(card.kind.is_weapon(), &rule::ATTACK_WEAPON)?;
                self.may_fire_kind(board, ship, battle.target, card.kind)?;
                let volley = self.volley_with(battle, card.kind);
                demand(can_fire_all(self.open_buttons(board, ship), volley), &rule::WEAPON_BUTTON)?;
                let Some(booster) = booster else { return Ok(()) };
                self.has_kind(board, seat, booster)?;
                demand(booster.boosts(card.kind), &rule::BOOSTER_FITS)?;
                let far = self.is_in_body(board, ship) || self.is_in_body(board, battle.target);
                demand(!(booster == Kind::Overload && far && self.has_lines(board)), &rule::RANGE_BODY)
            }
            (Action::Fire(..), None) => refuse(&rule::FIGHTERS_ALONE),
            (Action::Prime, Some(_)) => {
                self.has_kind(board, seat, Kind::PrimeTeam)?;
                demand(battle.shot_count > 0, &rule::PRIME_ATTACK)
            }
            (Action::Cancel(what), _) => {
                self.has_kind(board, seat, what.card())?;
                if what == Cancel::Anchor && self.lies_on(board, battle.target, Kind::WildWeasel) {
                    demand(self.may_anchor(board, battle), &rule::WEASEL_ANCHOR)?;
                }
                demand(self.protects(board, battle, what), &rule::CANCEL_WHAT)?;
                // Players who need their Prime Team against the cloak to fire at all must use it for that.
                let spends = matches!(what, Cancel::Weasel | Cancel::Web);
                let fires = by_ship.is_none_or(|ship| {
                    battle.shot_count > 0
                        || self
                            .has_fire(board, seat, |kind| {
                                self.may_fire_kind(board, ship, battle.target, kind)
                            })
                            .is_ok()
                });
                demand(!spends || fires, &rule::ATTACK_WEAPON)
            }
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    fn may_name(&self, board: &Board, battle: &Battle, kind: Kind, shot: u8) -> Verdict {
        let shot = battle.shots().get(usize::from(shot) - 1);
        demand(shot.is_some_and(|shot| self.works_on(board, battle, kind, shot)), &rule::DEFENCE_SHOT)
    }

    /// Whether a ship may fire a card at fighters or PFs.
    fn may_shoot_down(
        &self,
        board: &Board,
        seat: Seat,
        ship: Ship,
        (kind, booster): (Kind, Option<Kind>),
        at: FireAt,
    ) -> Verdict {
        self.may_fire_in_defence(board, ship, kind, at)?;
        if at == FireAt::Fighters {
            demand(!matches!(kind, Kind::Photon | Kind::Disruptor), &rule::FIGHTERS_WEAPONS)?;
        }
        let Some(booster) = booster else { return Ok(()) };
        self.has_kind(board, seat, booster)?;
        demand(booster.boosts(kind), &rule::BOOSTER_FITS)?;
        match booster {
            Kind::Scatterpack => Ok(()),
            Kind::LegendaryGunner => demand(self.is_advanced(board), &rule::BOOSTER_DEFENCE),
            _ => refuse(&rule::BOOSTER_DEFENCE),
        }
    }

    /// Whether a ship may fire a weapon in defence at all.
    fn may_fire_in_defence(&self, board: &Board, ship: Ship, kind: Kind, at: FireAt) -> Verdict {
        demand(kind.is_weapon(), &rule::DEFENCE_CARD)?;
        demand(!self.lies_on(board, ship, Kind::WildWeasel), &rule::WEASEL_SILENT)?;
        demand(!self.is_cloaked(board, ship), &rule::CLOAK_SILENT)?;
        let allowed = at == FireAt::Fighters || self.options.web_phasers == WebPhasers::InDefence;
        demand(!kind.is_phaser() || !self.is_webbed(board, ship) || allowed, &rule::WEB_PHASERS)?;
        let mut card = Buttons::NONE;
        kind.button().into_iter().for_each(|button| card.add(button, 1));
        demand(can_fire_all(self.open_buttons(board, ship), card), &rule::WEAPON_BUTTON)
    }

    /// Whether a ship may fire a weapon of this kind at PFs, on top of what it has already fired (R4).
    pub(crate) fn may_barrage(
        &self,
        board: &Board,
        battle: &Battle,
        fired: Ships,
        ship: Ship,
        kind: Kind,
    ) -> bool {
        if self.may_fire_in_defence(board, ship, kind, FireAt::Flotilla).is_err() {
            return false;
        }
        if !fired.has(ship) {
            return true;
        }
        let twice = can_fire_all(self.open_buttons(board, ship), self.fired_with(battle, kind));
        self.options.flotilla_fire == FlotillaFire::OneEach && twice
    }

    /// Counts a weapon fired at PFs. Only matters for a ship that fires twice.
    pub(crate) fn count_barrage(&self, battle: &mut Battle, fired: Ships, ship: Ship, face: Face) {
        if !fired.has(ship) {
            battle.fired = Buttons::NONE;
        }
        self.count_fired(battle, face);
    }

    /// Whether a card may be played in defence of the target, regardless of who holds it.
    pub(crate) fn may_defend(
        &self,
        board: &Board,
        battle: &Battle,
        kind: Kind,
        booster: Option<Kind>,
    ) -> Verdict {
        let target = battle.target;
        let by_ship = matches!(battle.by, By::Ship(_));
        let has_work =
            |kind: Kind| battle.shots().iter().any(|shot| self.works_on(board, battle, kind, shot));
        demand(booster.is_none_or(|booster| booster.boosts(kind)), &rule::BOOSTER_FITS)?;
        match kind {
            Kind::Disengage => Ok(()),
            Kind::WildWeasel => {
                demand(!self.lies_on(board, target, Kind::WildWeasel), &rule::WEASEL_ONE)?;
                demand(!battle.has_maneuvered, &rule::WEASEL_OR_MANEUVERS)
            }
            Kind::ReinforceShields | Kind::Ecm | Kind::ErraticManeuvers => {
                if kind == Kind::ErraticManeuvers {
                    demand(!battle.has_weaseled, &rule::WEASEL_OR_MANEUVERS)?;
                    demand(!board.raised.has(target), &rule::MANEUVERS_DEVICE)?;
                }
                let works = if self.reduces_total(battle) {
                    self.damage_coming(board, battle) > 0
                } else {
                    has_work(kind)
                };
                let stays = kind == Kind::ErraticManeuvers
                    && self.maneuvers_need_no_damage()
                    && battle.shots().iter().any(|shot| !shot.is_removed);
                demand(works || stays, &rule::DEFENCE_SHOT)
            }
            Kind::TractorBeam if by_ship => {
                demand(!self.lies_on(board, target, Kind::WildWeasel), &rule::WEASEL_SILENT)?;
                demand(has_work(kind), &rule::TRACTOR_DRONE)
            }
            _ if kind.is_weapon() && by_ship => {
                self.may_fire_in_defence(board, target, kind, FireAt::Shots)?;
                demand(kind != Kind::PlasmaF, &rule::DEFENCE_PLASMA_F)?;
                demand(!matches!(kind, Kind::Photon | Kind::Disruptor), &rule::DEFENCE_CARD)?;
                let cards = self.fired_with(battle, kind);
                demand(can_fire_all(self.open_buttons(board, target), cards), &rule::WEAPON_BUTTON)?;
                demand(has_work(kind), &rule::DEFENCE_SHOT)?;
                match booster {
                    None => Ok(()),
                    Some(Kind::Scatterpack) => {
                        demand(self.removable(board, battle) >= 2, &rule::DEFENCE_SCATTERPACK)
                    }
                    Some(_) => refuse(&rule::BOOSTER_DEFENCE),
                }
            }
            _ => refuse(&rule::DEFENCE_CARD),
        }
    }

    /// Whether this table word is legal now.
    pub(crate) fn may_say(&self, state: &State, word: Word) -> Verdict {
        demand(!matches!(state.phase, Phase::Over(_)), &rule::END_OVER)?;
        let board = &state.board;
        match word {
            Word::LastTurn => {
                demand(self.options.end == End::Time, &rule::END_TIME)?;
                let running = matches!(state.phase, Phase::Turn(..)) && board.duel.is_none();
                demand(running && !board.is_last_turn, &rule::END_TIME)
            }
            Word::Offer(seat) | Word::Kept(seat) | Word::Broke(seat) => {
                demand(self.options.diplomacy && seat.index() < usize::from(self.seats), &rule::DIPLOMACY)?;
                let has = |bits: u8| bits >> seat.index() & 1 == 1;
                demand(!has(board.broken), &rule::DIPLOMACY_BROKEN)?;
                // The table tracks one promise per player at a time.
                demand(matches!(word, Word::Offer(_)) != has(board.offered), &rule::DIPLOMACY)
            }
        }
    }
}
