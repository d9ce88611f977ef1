//! Fast lists of legal actions. Tests compare them with `check.rs`.

use contract::Seat;

use crate::action::{Action, Cancel, Word};
use crate::card::{Face, Kind};
use crate::facts::{AT_FIGHTERS, FireAt, Kinds, PHASERS, SEEKING, SHORT_RANGE, WEAPONS, can_fire_all};
use crate::game::BattleForce;
use crate::options::{End, FleetChoice, FlotillaFire};
use crate::ship::{Button, Line, Race, Ships};
use crate::state::{Battle, Board, By, Moment, Naming, Phase, Ship, State, Turn, Window};

/// Every face in a mask, in face order.
fn faces(mut mask: u64) -> impl Iterator<Item = Face> {
    std::iter::from_fn(move || {
        let face = (mask != 0).then(|| mask.trailing_zeros() as Face)?;
        mask &= mask - 1;
        Some(face)
    })
}

impl BattleForce {
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        match &state.phase {
            Phase::Pick(..) => {
                out.extend(self.pickable(board, seat).iter().map(|ship| Action::Pick(self.id(ship))));
                let fleet = &board.fleets[seat.index()];
                if self.options.fleet == FleetChoice::Points && !fleet.all().or(fleet.unplaced).is_empty() {
                    out.push(Action::Pass);
                }
            }
            Phase::Race(_) => {
                let free = |race: &Race| {
                    let group = self.race_group(*race);
                    !group.is_empty()
                        && group.iter().take(self.race_size()).all(|ship| board.ship_deck.has(ship))
                };
                out.extend(Race::ALL.into_iter().filter(free).map(Action::Race));
            }
            Phase::Plan => self.list_plan(board, seat, out),
            Phase::Show(_, shown) => {
                let fleet = &board.fleets[seat.index()];
                for ship in Self::unshown(board, seat, *shown).iter() {
                    out.extend(fleet.line_of(ship).map(|line| Action::Show(self.id(ship), line)));
                }
                if out.is_empty() {
                    out.push(Action::Ready);
                }
            }
            Phase::FirstRaise(_) => {
                let ships = board.fleets[seat.index()].all().and(self.cloaks.or(self.webs));
                out.extend(ships.iter().map(|ship| Action::Raise(self.id(ship))));
                out.push(Action::Pass);
            }
            Phase::DuelPick(..) => {
                out.extend(self.counted(board, seat).iter().map(|ship| Action::Duel(self.id(ship))));
            }
            Phase::Turn(turn, moment) => self.list_turn(board, turn, moment, seat, out),
            _ => {}
        }
    }

    fn cards(&self, mask: u64, make: fn(crate::card::Card) -> Action, out: &mut Vec<Action>) {
        out.extend(faces(mask).map(|face| make(self.card(face))));
    }

    fn list_plan(&self, board: &Board, seat: Seat, out: &mut Vec<Action>) {
        if board.reserves[seat.index()].len() < 2 {
            return self.cards(board.hands[seat.index()].mask(), Action::Choose, out);
        }
        let fleet = &board.fleets[seat.index()];
        let left = fleet.unplaced.len();
        let [in_screen, in_body, in_reserve] = Line::ALL.map(|line| fleet.line(line).len());
        let (screen, body, reserve) = Self::line_limits(in_screen + in_body + in_reserve + left);
        let (lacks_screen, lacks_body) = (screen.saturating_sub(in_screen), body.saturating_sub(in_body));
        let has_spare = left > lacks_screen + lacks_body;
        for ship in fleet.unplaced.iter() {
            let id = self.id(ship);
            if has_spare || lacks_screen > 0 {
                out.push(Action::Line(id, Line::Screen));
            }
            if has_spare || lacks_body > 0 {
                out.push(Action::Line(id, Line::Body));
            }
            if has_spare && in_reserve < reserve {
                out.push(Action::Line(id, Line::Reserve));
            }
        }
    }

    fn list_turn(&self, board: &Board, turn: &Turn, moment: &Moment, seat: Seat, out: &mut Vec<Action>) {
        let hand = &board.hands[seat.index()];
        let reserve = &board.reserves[seat.index()];
        if let Some((naming, _)) = turn.naming {
            let mask = if naming == Naming::Take { reserve.mask() } else { hand.mask() };
            return self.cards(mask, Action::Choose, out);
        }
        if turn.refill.is_some() {
            return out.extend([Action::Draw, Action::Take]);
        }
        match moment {
            Moment::Draw => {
                if self.cards_to_draw(board) > 0 {
                    out.push(Action::Draw);
                }
                if self.may_salvage(board, turn) {
                    out.push(Action::Salvage);
                }
                if !reserve.is_empty() {
                    out.push(Action::Take);
                }
                if self.cards_to_draw(board) == 0 {
                    out.push(Action::Ready);
                }
            }
            Moment::Drawn => out.extend([Action::Keep, Action::Shelve]),
            Moment::Control(rest) => {
                if let Some(ship) = rest.first() {
                    self.list_mend(board, ship, out);
                }
            }
            Moment::Repairing(ship, _) => self.list_mend(board, *ship, out),
            Moment::Repair(_) => {
                out.extend(self.damaged(board, seat).iter().map(|ship| Action::Patch(self.id(ship))));
            }
            Moment::Prepare => self.list_prepare(board, turn, out),
            Moment::Act => self.list_act(board, turn, out),
            Moment::Reform => {
                self.list_formation(board, turn, out);
                self.list_end_of_formation(board, turn, out);
            }
            Moment::Aim(by) => {
                let targets = self.targets(board, seat);
                let hurts = |target: &Ship| match by {
                    By::Ship(ship) => self.hurts(board, seat, *ship, Ships::only(*target)),
                    _ => true,
                };
                out.extend(targets.iter().filter(hurts).map(|ship| Action::Target(self.id(ship))));
            }
            Moment::Battle(battle, window) => self.list_battle(board, turn, battle, window, seat, out),
            Moment::Redraw(tossed) => {
                if *tossed > 0 {
                    out.push(Action::Ready);
                }
                self.cards(hand.mask(), Action::Toss, out);
            }
            Moment::Truce(_) => out.extend([Action::Stash, Action::Pass]),
            Moment::Top => {
                let open = &board.pile.as_slice()[board.pile.len() - board.open as usize..];
                self.cards(open.iter().fold(0, |mask, face| mask | 1 << face), Action::Top, out);
            }
            Moment::Discard => {
                self.cards(hand.mask(), Action::Discard, out);
                if self.is_advanced(board) {
                    if reserve.len() < 3 {
                        out.push(Action::Stash);
                    }
                    if self.ally(seat).is_some_and(|ally| board.reserves[ally.index()].len() < 3) {
                        out.push(Action::Give);
                    }
                }
                out.push(Action::Pass);
            }
            Moment::NewShip | Moment::TruceDeal(_) | Moment::End | Moment::Automaton(_) => {}
        }
    }

    fn list_mend(&self, board: &Board, ship: Ship, out: &mut Vec<Action>) {
        let id = self.id(ship);
        out.extend(self.repairable(board, ship).kinds().map(|button| Action::Mend(id, button)));
    }

    fn list_repairs(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let is_phase = !turn.repaired && turn.reinforced == 0 && turn.attacks == 0 && !turn.is_forming();
        let repairs = board.hands[turn.seat.index()].mask()
            & (self.faces_of(Kind::DamageControl) | self.faces_of(Kind::LegendaryEngineer));
        if is_phase && repairs != 0 && !self.damaged(board, turn.seat).is_empty() {
            self.cards(repairs, Action::Repair, out);
        }
    }

    fn list_reinforce(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let holds = board.hands[turn.seat.index()].mask() & self.faces_of(Kind::Reinforcements) != 0;
        let is_phase = turn.attacks == 0 && !turn.is_forming();
        if holds && is_phase && self.has_ship_to_draw(board) {
            out.push(Action::Reinforce);
        }
    }

    fn list_prepare(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let fleet = &board.fleets[turn.seat.index()];
        if !fleet.all().is_empty() {
            self.list_formation(board, turn, out);
            let cloaked = fleet.all().and(board.raised).and(self.cloaks);
            out.extend(cloaked.iter().map(|ship| Action::Lower(self.id(ship))));
        }
        self.list_repairs(board, turn, out);
        self.list_reinforce(board, turn, out);
        self.list_end_of_formation(board, turn, out);
    }

    fn list_end_of_formation(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let fleet = &board.fleets[turn.seat.index()];
        let crowded = fleet.line(Line::Reserve).len() > usize::from(turn.most_reserve);
        let must_move = self.has_lines(board)
            && (crowded || fleet.front().is_empty())
            && !self.leavers(board, turn).is_empty();
        if !must_move {
            out.push(Action::Ready);
        }
    }

    /// Moves and raises of a formation change.
    fn list_formation(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let fleet = &board.fleets[turn.seat.index()];
        let lines = self.has_lines(board);
        let limit = usize::from(turn.most_reserve);
        let reserve = fleet.line(Line::Reserve).len();
        let unused = |line: Line| turn.lines_moved >> line as u8 & 1 == 0;
        let weaseled: Ships = board
            .lingering
            .as_slice()
            .iter()
            .filter(|card| self.kind(card.face) == Kind::WildWeasel)
            .map(|card| card.ship)
            .collect();
        let fixed = turn.ships_moved.or(weaseled).or(board.raised.and(self.webs));
        let leavers = self.leavers(board, turn);
        if lines {
            let most = 2 + usize::from(turn.reinforced);
            let mut room = most + usize::from(unused(Line::Reserve) && !leavers.is_empty());
            if self.moving_in_keeps_to_two() {
                let has_relief =
                    unused(Line::Reserve) || fleet.line(Line::Reserve).and(turn.ships_moved).is_empty();
                room = room.min(if has_relief { 2 + leavers.len() } else { 2 });
            }
            let into_reserve = fleet.front().len() > 1 && reserve < room;
            for ship in fleet.all().not(fixed).iter() {
                let Some(from) = fleet.line_of(ship) else { continue };
                let beyond = from == Line::Reserve && (reserve > limit || fleet.front().is_empty());
                if !unused(from) && !beyond {
                    continue;
                }
                let allowed = |to: &Line| *to != from && (*to != Line::Reserve || into_reserve);
                let id = self.id(ship);
                out.extend(Line::ALL.into_iter().filter(allowed).map(|to| Action::Move(id, to)));
            }
        }
        if !self.is_advanced(board) {
            return;
        }
        let devices = fleet.all().and(self.cloaks.or(self.webs)).not(board.raised).not(turn.ships_moved);
        for ship in devices.iter() {
            let Some(line) = fleet.line_of(ship) else { continue };
            let must_leave = reserve.saturating_sub(limit).max(usize::from(fleet.front().is_empty()));
            let came_in = !fleet.line(Line::Reserve).and(turn.ships_moved).is_empty();
            let stays = lines
                && line == Line::Reserve
                && (leavers.not(Ships::only(ship)).len() < must_leave || (must_leave > 0 && came_in));
            let free = if lines { unused(line) } else { turn.lines_moved == 0 };
            if free && !stays && !self.lies_on(board, ship, Kind::ErraticManeuvers) {
                out.push(Action::Raise(self.id(ship)));
            }
        }
    }

    /// Whether a ship can fire a card from its owner's hand at one of the targets.
    #[inline]
    pub(crate) fn hurts(&self, board: &Board, seat: Seat, ship: Ship, targets: Ships) -> bool {
        let held = self.kinds_in(board.hands[seat.index()].as_slice());
        let kinds = self.attack_kinds(board, ship) & held;
        if kinds & WEAPONS == 0 {
            return false;
        }
        let uncloaks = held & Kind::PrimeTeam.bit() != 0;
        let mut reached = targets;
        let mut usable: Kinds = 0;
        if self.has_lines(board) {
            let bodies = Seat::all(self.seats)
                .fold(Ships::NONE, |bodies, seat| bodies.or(board.fleets[seat.index()].line(Line::Body)));
            if bodies.has(ship) {
                reached = Ships::NONE;
            } else {
                reached = targets.not(bodies);
            }
        }
        // Near targets first, then those at long range.
        for (some, barred) in [(reached, 0), (targets.not(reached), SHORT_RANGE)] {
            let cloaked = some.and(board.raised).and(self.cloaks);
            if !some.not(cloaked).is_empty() || (uncloaks && !cloaked.is_empty()) {
                usable |= kinds & !barred;
            } else if !cloaked.is_empty() {
                usable |= kinds & !barred & !SEEKING;
            }
        }
        usable & WEAPONS != 0
    }

    fn list_act(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let seat = turn.seat;
        let hand = &board.hands[seat.index()];
        let held = self.kinds_in(hand.as_slice());
        if !self.is_advanced(board) {
            self.list_repairs(board, turn, out);
            self.list_reinforce(board, turn, out);
        }
        let targets = self.targets(board, seat);
        let ready = self.ready_ships(board, seat).not(turn.attackers);
        if !targets.is_empty() {
            if held & WEAPONS != 0 {
                let hurting = ready.iter().filter(|ship| self.hurts(board, seat, *ship, targets));
                out.extend(hurting.map(|ship| Action::Attack(self.id(ship))));
            }
            if self.options.fighters {
                for ship in ready.and(self.bases).iter() {
                    let squadrons = self.open_buttons(board, ship).count(Button::Fighters);
                    out.extend((1..=squadrons).map(|count| Action::Fighters(self.id(ship), count)));
                }
            }
            if held & Kind::PlanetBasedFighters.bit() != 0 {
                let count =
                    hand.iter().filter(|face| self.kind(*face) == Kind::PlanetBasedFighters).count().min(2);
                out.extend((1..=count).map(|cards| Action::Planet(cards as u8)));
            }
        }
        if turn.attacks == 0 {
            let has = |kind: Kind| held & kind.bit() != 0;
            if has(Kind::PfFlotilla) && !targets.is_empty() {
                out.push(Action::Flotilla);
            }
            if has(Kind::KlingonMutiny) {
                out.extend(targets.and(self.klingons).iter().map(|ship| Action::Mutiny(self.id(ship))));
            }
            if has(Kind::OrganianCeasefire) {
                out.push(Action::Ceasefire);
            }
            if !hand.is_empty() {
                out.push(Action::Redraw);
            }
            if self.is_advanced(board) {
                out.push(Action::Reform);
            }
        }
        out.push(Action::Pass);
    }

    fn list_battle(
        &self,
        board: &Board,
        turn: &Turn,
        battle: &Battle,
        window: &Window,
        seat: Seat,
        out: &mut Vec<Action>,
    ) {
        let hand = &board.hands[seat.index()];
        let takes = self.may_take(board, turn.seat, seat);
        match window {
            Window::Volley => return self.list_volley(board, battle, seat, out),
            Window::Evade(_) | Window::Aim(..) => {
                return self.named_for(window).map_or((), |kind| self.list_shots(board, battle, kind, out));
            }
            Window::Escort(ship) => {
                let kinds = self.defence_kinds(board, *ship, FireAt::Fighters);
                return self.list_fire(board, seat, kinds, |_| true, out);
            }
            Window::BarrageCard(_, _, ships, ship) => {
                let kinds = self.defence_kinds(board, *ship, FireAt::Flotilla);
                let open = self.open_buttons(board, *ship);
                let fits =
                    |kind: Kind| !ships.has(*ship) || can_fire_all(open, self.fired_with(battle, kind));
                return self.list_fire(board, seat, kinds, fits, out);
            }
            Window::Damage(_) => {
                let open = self.open_buttons(board, battle.target);
                return out.extend(open.kinds().map(Action::Damage));
            }
            Window::Hunt => {
                return out
                    .extend(self.targets(board, seat).iter().map(|ship| Action::Target(self.id(ship))));
            }
            Window::Dice => return,
            Window::React(face, ..) => {
                let answers = if self.kind(*face) == Kind::WildWeasel {
                    let tractors =
                        if self.may_anchor(board, battle) { self.faces_of(Kind::TractorBeam) } else { 0 };
                    tractors | self.faces_of(Kind::PrimeTeam)
                } else {
                    self.faces_of(Kind::Eccm)
                };
                self.cards(hand.mask() & answers, Action::React, out);
            }
            Window::Prime | Window::Calm => {
                if takes {
                    out.push(Action::Take);
                }
                if hand.mask() & self.faces_of(Kind::PrimeTeam) != 0 {
                    out.push(Action::Prime);
                }
            }
            Window::Flak => {
                if takes {
                    out.push(Action::Take);
                }
                let kinds = self.defence_kinds(board, battle.target, FireAt::Fighters);
                let open = self.open_buttons(board, battle.target);
                let fits = |kind: Kind| can_fire_all(open, self.fired_with(battle, kind));
                self.list_fire(board, seat, kinds, fits, out);
                let held = self.kinds_in(hand.as_slice()) & AT_FIGHTERS;
                let able = |ship: &Ship| self.defence_kinds(board, *ship, FireAt::Fighters) & held != 0;
                out.extend(
                    self.escorts(board, battle).iter().filter(able).map(|ship| Action::Man(self.id(ship))),
                );
            }
            Window::Barrage(_, _, ships) => {
                if takes {
                    out.push(Action::Take);
                }
                self.list_barrage(board, battle, *ships, seat, out);
            }
            Window::Defend => {
                if takes {
                    out.push(Action::Take);
                }
                self.list_defence(board, battle, seat, out);
            }
        }
        out.push(Action::Pass);
    }

    fn list_shots(&self, board: &Board, battle: &Battle, kind: Kind, out: &mut Vec<Action>) {
        let workable = self.workable(board, battle, kind);
        out.extend((1..=battle.shot_count).filter(|shot| workable >> (shot - 1) & 1 == 1).map(Action::At));
    }

    /// Cards in a hand that may be fired at fighters or PFs, with their boosters.
    fn list_fire(
        &self,
        board: &Board,
        seat: Seat,
        kinds: Kinds,
        fits: impl Fn(Kind) -> bool,
        out: &mut Vec<Action>,
    ) {
        let hand = &board.hands[seat.index()];
        let held = self.kinds_in(hand.as_slice());
        for face in faces(hand.mask()) {
            let kind = self.kind(face);
            if kinds & kind.bit() & WEAPONS == 0 || !fits(kind) {
                continue;
            }
            let card = self.card(face);
            out.push(Action::Defend(card, None));
            if kind == Kind::Drone && held & Kind::Scatterpack.bit() != 0 {
                out.push(Action::Defend(card, Some(Kind::Scatterpack)));
            }
            if held & Kind::LegendaryGunner.bit() != 0 && self.is_advanced(board) {
                out.push(Action::Defend(card, Some(Kind::LegendaryGunner)));
            }
        }
    }

    fn list_barrage(&self, board: &Board, battle: &Battle, fired: Ships, seat: Seat, out: &mut Vec<Action>) {
        let held = self.kinds_in(board.hands[seat.index()].as_slice()) & WEAPONS;
        for ship in self.barrage_ships(board, seat).iter() {
            let kinds = self.defence_kinds(board, ship, FireAt::Flotilla) & held;
            let fits = if !fired.has(ship) {
                kinds != 0
            } else if self.options.flotilla_fire == FlotillaFire::EveryShip {
                false
            } else {
                let open = self.open_buttons(board, ship);
                let mut kinds =
                    Kind::ALL[..crate::card::WEAPONS].iter().filter(|kind| kinds & kind.bit() != 0);
                kinds.any(|kind| can_fire_all(open, self.fired_with(battle, *kind)))
            };
            if fits {
                out.push(Action::Man(self.id(ship)));
            }
        }
    }

    fn list_volley(&self, board: &Board, battle: &Battle, seat: Seat, out: &mut Vec<Action>) {
        let hand = &board.hands[seat.index()];
        let held = self.kinds_in(hand.as_slice());
        let ship = match battle.by {
            By::Ship(ship) => Some(ship),
            _ => None,
        };
        let mut usable: Kinds = 0;
        if let Some(ship) = ship {
            let target = battle.target;
            usable = self.kinds_against(board, self.attack_kinds(board, ship), ship, target) & held & WEAPONS;
            let far =
                self.has_lines(board) && (self.is_in_body(board, ship) || self.is_in_body(board, target));
            let open = self.open_buttons(board, ship);
            for face in faces(hand.mask()) {
                let kind = self.kind(face);
                if usable & kind.bit() == 0
                    || (battle.shot_count > 0 && !can_fire_all(open, self.volley_with(battle, kind)))
                {
                    continue;
                }
                let card = self.card(face);
                out.push(Action::Fire(card, None));
                for booster in Kind::BOOSTERS {
                    let there = held & booster.bit() != 0 && booster.boosts(kind);
                    if there && !(far && booster == Kind::Overload) {
                        out.push(Action::Fire(card, Some(booster)));
                    }
                }
            }
        }
        let fires = ship.is_none() || battle.shot_count > 0 || usable != 0;
        for what in Cancel::ALL {
            let wasteful = matches!(what, Cancel::Weasel | Cancel::Web) && !fires;
            if held & what.card().bit() != 0 && !wasteful && self.protects(board, battle, what) {
                out.push(Action::Cancel(what));
            }
        }
        if ship.is_some() && battle.shot_count > 0 && held & Kind::PrimeTeam.bit() != 0 {
            out.push(Action::Prime);
        }
        if ship.is_none() || battle.shot_count > 0 {
            out.push(Action::Launch);
        }
    }

    fn list_defence(&self, board: &Board, battle: &Battle, seat: Seat, out: &mut Vec<Action>) {
        let hand = &board.hands[seat.index()];
        let target = battle.target;
        let by_ship = matches!(battle.by, By::Ship(_));
        let has_weasel = self.lies_on(board, target, Kind::WildWeasel);
        let hurts = self.damage_coming(board, battle) > 0;
        // Computed once for all the cards below.
        let damages = battle.shots().iter().any(|shot| self.shot_damage(board, battle, shot) > 0);
        let reducible = if self.reduces_total(battle) { hurts } else { damages };
        let evadable = reducible
            || (self.maneuvers_need_no_damage() && battle.shots().iter().any(|shot| !shot.is_removed));
        let open = self.open_buttons(board, target);
        let kinds = if by_ship { self.defence_kinds(board, target, FireAt::Shots) } else { 0 };
        let removable = if by_ship { self.removable(board, battle) } else { 0 };
        let seekers = by_ship
            && battle
                .shots()
                .iter()
                .any(|shot| self.kind(shot.face).is_seeking() && self.shot_damage(board, battle, shot) > 0);
        for face in faces(hand.mask()) {
            let kind = self.kind(face);
            let card = self.card(face);
            let fits = || can_fire_all(open, self.fired_with(battle, kind));
            let allowed = match kind {
                Kind::Disengage => true,
                Kind::WildWeasel => !has_weasel && !battle.has_maneuvered,
                Kind::ReinforceShields | Kind::Ecm => reducible,
                Kind::ErraticManeuvers => evadable && !battle.has_weaseled && !board.raised.has(target),
                Kind::TractorBeam => removable > 0 && !has_weasel,
                Kind::Drone | Kind::PlasmaR | Kind::PlasmaS => {
                    kinds & kind.bit() != 0 && removable > 0 && fits()
                }
                _ if PHASERS & kind.bit() != 0 => kinds & kind.bit() != 0 && seekers && fits(),
                _ => false,
            };
            if !allowed {
                continue;
            }
            out.push(Action::Defend(card, None));
            let scatterpack = hand.mask() & self.faces_of(Kind::Scatterpack) != 0;
            if kind == Kind::Drone && scatterpack && removable >= 2 {
                out.push(Action::Defend(card, Some(Kind::Scatterpack)));
            }
        }
    }

    pub(crate) fn list_words(&self, state: &State, out: &mut Vec<Word>) {
        let board = &state.board;
        if matches!(state.phase, Phase::Over(_)) {
            return;
        }
        let running = matches!(state.phase, Phase::Turn(..)) && board.duel.is_none();
        if self.options.end == End::Time && running && !board.is_last_turn {
            out.push(Word::LastTurn);
        }
        if self.options.diplomacy {
            let honest = |seat: &Seat| board.broken >> seat.index() & 1 == 0;
            let bound = |seat: &Seat| board.offered >> seat.index() & 1 == 1;
            out.extend(Seat::all(self.seats).filter(honest).filter(|seat| !bound(seat)).map(Word::Offer));
            out.extend(Seat::all(self.seats).filter(honest).filter(bound).map(Word::Kept));
            out.extend(Seat::all(self.seats).filter(honest).filter(bound).map(Word::Broke));
        }
    }
}
