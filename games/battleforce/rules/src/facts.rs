//! Facts about a position that the list of actions, the predicate and the effects all build on.

use contract::{Seat, SeatSet};

use crate::card::{Face, Kind};
use crate::game::BattleForce;
use crate::options::{Level, Reductions, WebPhasers};
use crate::ship::{Button, Buttons, Line, Ships};
use crate::state::{Battle, Board, By, Fleet, NO_SHIP, Phase, Ship, Shot, State, Window, bit_seats};

/// A set of card kinds, one bit each.
pub(crate) type Kinds = u32;

/// The weapons that cannot be used when attacker or target is in the Main Body (R16).
pub(crate) const SHORT_RANGE: Kinds = Kind::Phaser3.bit() | Kind::PlasmaF.bit() | Kind::Overload.bit();
pub(crate) const PHASERS: Kinds = Kind::Phaser1.bit() | Kind::Phaser2.bit() | Kind::Phaser3.bit();
pub(crate) const SEEKING: Kinds =
    Kind::Drone.bit() | Kind::PlasmaR.bit() | Kind::PlasmaS.bit() | Kind::PlasmaF.bit();
/// The weapons that may be fired at fighters.
pub(crate) const AT_FIGHTERS: Kinds = PHASERS | SEEKING;
/// All weapons; any of them may be fired at PFs.
pub(crate) const WEAPONS: Kinds = (1 << crate::card::WEAPONS) - 1;

/// Half of the damage, rounded up (R11).
#[inline]
pub(crate) const fn half_up(damage: u8) -> u8 {
    damage.div_ceil(2)
}

/// Whether open buttons can fire these weapon cards at once, one button each (R37, R38).
///
/// A Phaser-1 button fires all phasers, a Phaser-2 button fires Phaser-2 and Phaser-3. A Plasma-R button
/// fires Plasma-R, S and F, a Plasma-S button S and F. Cards without a button go to option mounts, which
/// cannot fire Plasma-R and need two mounts for Plasma-S.
pub(crate) fn can_fire_all(open: Buttons, cards: Buttons) -> bool {
    let lacking = |button: Button| cards.count(button).saturating_sub(open.count(button));
    let mut mounts = lacking(Button::Photon) + lacking(Button::Disruptor) + lacking(Button::Drone);
    let mut spare = 0;
    for button in [Button::Phaser1, Button::Phaser2, Button::Phaser3] {
        let (there, wanted) = (open.count(button) + spare, cards.count(button));
        mounts += wanted.saturating_sub(there);
        spare = there.saturating_sub(wanted);
    }
    if lacking(Button::PlasmaR) > 0 {
        return false;
    }
    spare = open.count(Button::PlasmaR) - cards.count(Button::PlasmaR);
    for (button, price) in [(Button::PlasmaS, 2), (Button::PlasmaF, 1)] {
        let (there, wanted) = (open.count(button) + spare, cards.count(button));
        mounts += price * wanted.saturating_sub(there);
        spare = there.saturating_sub(wanted);
    }
    mounts <= open.count(Button::OptionMount)
}

/// The weapon cards that open buttons can fire one of.
#[inline]
pub(crate) fn fireable(open: Buttons) -> Kinds {
    let has = |button: Button| open.count(button) > 0;
    let mounts = open.count(Button::OptionMount);
    let when = |holds: bool, kind: Kind| if holds || mounts > 0 { kind.bit() } else { 0 };
    let (p1, p2) = (has(Button::Phaser1), has(Button::Phaser2));
    let (r, s) = (has(Button::PlasmaR), has(Button::PlasmaS));
    when(has(Button::Photon), Kind::Photon)
        | when(has(Button::Disruptor), Kind::Disruptor)
        | when(has(Button::Drone), Kind::Drone)
        | when(p1, Kind::Phaser1)
        | when(p1 || p2, Kind::Phaser2)
        | when(p1 || p2 || has(Button::Phaser3), Kind::Phaser3)
        | if r { Kind::PlasmaR.bit() } else { 0 }
        | if r || s || mounts > 1 { Kind::PlasmaS.bit() } else { 0 }
        | when(r || s || has(Button::PlasmaF), Kind::PlasmaF)
}

/// What a ship fires at in defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FireAt {
    Shots,
    Fighters,
    Flotilla,
}

/// A ship's protection from an attack as a whole (R11, R51, R76).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Veil {
    pub(crate) weasel: bool,
    pub(crate) cloak: bool,
    pub(crate) web: bool,
}

impl Veil {
    /// The damage from direct fire and fighters that gets through.
    #[inline]
    pub(crate) const fn direct(self, damage: u8) -> u8 {
        let damage = if self.weasel { half_up(damage) } else { damage };
        if self.cloak || self.web { half_up(damage) } else { damage }
    }

    /// The damage from seeking weapons that gets through. A Weasel draws all of them off.
    #[inline]
    pub(crate) const fn seeking(self, damage: u8) -> u8 {
        match (self.weasel, self.cloak) {
            (true, _) => 0,
            (false, true) => half_up(damage),
            (false, false) => damage,
        }
    }
}

impl BattleForce {
    #[inline]
    pub(crate) fn kind(&self, face: Face) -> Kind {
        self.kinds[face as usize]
    }

    #[inline]
    pub(crate) fn value(&self, face: Face) -> u8 {
        self.values[face as usize]
    }

    /// The faces of this kind, one bit each.
    #[inline]
    pub(crate) const fn faces_of(&self, kind: Kind) -> u64 {
        self.by_kind[kind as usize]
    }

    /// Whether the game has cards of this kind.
    #[inline]
    pub(crate) const fn exists(&self, kind: Kind) -> bool {
        self.by_kind[kind as usize] != 0
    }

    /// The kinds of the cards in a hand.
    #[inline]
    pub(crate) fn kinds_in(&self, hand: &[Face]) -> Kinds {
        hand.iter().fold(0, |kinds, face| kinds | self.kind(*face).bit())
    }

    /// Whether the advanced rules apply. They never do in a duel (R61).
    #[inline]
    pub(crate) fn is_advanced(&self, board: &Board) -> bool {
        self.options.game == Level::Advanced && board.duel.is_none()
    }

    /// Whether fleets are divided into three lines.
    #[inline]
    pub(crate) fn has_lines(&self, board: &Board) -> bool {
        self.is_advanced(board) && self.options.formations
    }

    /// The hand size up to which players draw in phase 1.
    #[inline]
    pub(crate) const fn hand_limit(&self, board: &Board) -> usize {
        if self.options.second_attack && board.duel.is_none() { 6 } else { 5 }
    }

    #[inline]
    pub(crate) const fn is_automaton(&self, seat: Seat) -> bool {
        self.options.solitaire && seat.index() == 1
    }

    /// A player's ally.
    #[inline]
    pub fn ally(&self, seat: Seat) -> Option<Seat> {
        let seats = self.seats as usize;
        self.options.allies.then(|| Seat::at((seat.index() + seats / 2) % seats))
    }

    /// Players who are not on the seat's side.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let ally = self.ally(seat);
        Seat::all(self.seats).filter(move |other| *other != seat && Some(*other) != ally)
    }

    /// All seats clockwise, starting with this one.
    pub(crate) fn round(&self, from: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.seats as usize;
        (0..seats).map(move |step| Seat::at((from.index() + step) % seats))
    }

    /// The seats that have ships.
    pub(crate) fn with_ships(&self, board: &Board) -> SeatSet {
        Seat::all(self.seats).filter(|seat| !board.fleets[seat.index()].all().is_empty()).collect()
    }

    #[inline]
    pub(crate) fn has_ships(&self, board: &Board, seat: Seat) -> bool {
        !board.fleets[seat.index()].all().is_empty()
    }

    /// The ship's owner.
    #[inline]
    pub(crate) fn owner(&self, board: &Board, ship: Ship) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| board.fleets[seat.index()].all().has(ship))
    }

    /// The buttons that are not covered.
    #[inline]
    pub(crate) fn open_buttons(&self, board: &Board, ship: Ship) -> Buttons {
        self.printed[ship as usize].without(board.damage[ship as usize])
    }

    /// How much damage a ship can take without being destroyed.
    #[inline]
    pub(crate) fn hits_left(&self, board: &Board, ship: Ship) -> u8 {
        if self.options.traditional_damage {
            self.printed[ship as usize].total() - board.wounds[ship as usize]
        } else {
            self.open_buttons(board, ship).total()
        }
    }

    /// What can be repaired: covered buttons or, in the traditional game, points of damage (as free hits) and
    /// lost squadrons.
    #[inline]
    pub(crate) fn repairable(&self, board: &Board, ship: Ship) -> Buttons {
        let mut covered = board.damage[ship as usize];
        if self.options.traditional_damage {
            // Only the kinds matter; a number above 15 would not fit.
            covered.add(Button::FreeHit, board.wounds[ship as usize].min(15));
        }
        covered
    }

    #[inline]
    pub(crate) fn is_damaged(&self, board: &Board, ship: Ship) -> bool {
        board.damage[ship as usize] != Buttons::NONE || board.wounds[ship as usize] > 0
    }

    /// A player's damaged ships.
    pub(crate) fn damaged(&self, board: &Board, seat: Seat) -> Ships {
        board.fleets[seat.index()].all().iter().filter(|ship| self.is_damaged(board, *ship)).collect()
    }

    /// Whether a card of this kind is on the ship.
    #[inline]
    pub(crate) fn lies_on(&self, board: &Board, ship: Ship, kind: Kind) -> bool {
        board.lingering.as_slice().iter().any(|card| card.ship == ship && self.kind(card.face) == kind)
    }

    /// How many cards of this kind are on the ship.
    pub(crate) fn count_on(&self, board: &Board, ship: Ship, kind: Kind) -> u8 {
        let cards = board.lingering.as_slice().iter();
        cards.filter(|card| card.ship == ship && self.kind(card.face) == kind).count() as u8
    }

    /// Whether a card on the ship prevents it from attacking (R10).
    #[inline]
    pub(crate) fn is_burdened(&self, board: &Board, ship: Ship) -> bool {
        board.lingering.as_slice().iter().any(|card| card.ship == ship)
    }

    #[inline]
    pub(crate) const fn is_cloaked(&self, board: &Board, ship: Ship) -> bool {
        board.raised.and(self.cloaks).has(ship)
    }

    #[inline]
    pub(crate) const fn is_webbed(&self, board: &Board, ship: Ship) -> bool {
        board.raised.and(self.webs).has(ship)
    }

    /// Ships that have left an attack and cannot be attacked yet.
    pub(crate) fn disengaged(&self, board: &Board) -> Ships {
        let cards = board.lingering.as_slice().iter();
        cards.filter(|card| self.kind(card.face) == Kind::Disengage).map(|card| card.ship).collect()
    }

    /// Ships a player may attack: opponents' ships in the Screen or Main Body that are not disengaged.
    #[inline]
    pub(crate) fn targets(&self, board: &Board, seat: Seat) -> Ships {
        let ships = self
            .opponents(seat)
            .fold(Ships::NONE, |ships, other| ships.or(board.fleets[other.index()].front()));
        if board.lingering.is_empty() { ships } else { ships.not(self.disengaged(board)) }
    }

    /// Whether a ship is in a Main Body.
    #[inline]
    pub(crate) fn is_in_body(&self, board: &Board, ship: Ship) -> bool {
        Seat::all(self.seats).any(|seat| board.fleets[seat.index()].line(Line::Body).has(ship))
    }

    /// A player's ships that may attack at all.
    #[inline]
    pub(crate) fn ready_ships(&self, board: &Board, seat: Seat) -> Ships {
        let front = board.fleets[seat.index()].front().not(board.raised.and(self.cloaks));
        if board.lingering.is_empty() {
            return front;
        }
        let burdened: Ships = board.lingering.as_slice().iter().map(|card| card.ship).collect();
        front.not(burdened)
    }

    /// The weapon kinds a ship can attack with, regardless of the target.
    #[inline]
    pub(crate) fn attack_kinds(&self, board: &Board, ship: Ship) -> Kinds {
        let kinds = fireable(self.open_buttons(board, ship));
        if self.is_webbed(board, ship) { kinds & !PHASERS } else { kinds }
    }

    /// The kinds that remain after range and the target's cloak are taken into account (R16).
    #[inline]
    pub(crate) fn kinds_against(&self, board: &Board, kinds: Kinds, ship: Ship, target: Ship) -> Kinds {
        let far = self.has_lines(board) && (self.is_in_body(board, ship) || self.is_in_body(board, target));
        self.kinds_at(board, kinds, far, target)
    }

    /// Like `kinds_against`, if it is already known whether the target is at long range.
    #[inline]
    pub(crate) const fn kinds_at(&self, board: &Board, kinds: Kinds, far: bool, target: Ship) -> Kinds {
        let kinds = if far { kinds & !SHORT_RANGE } else { kinds };
        if self.is_cloaked(board, target) { kinds & !SEEKING } else { kinds }
    }

    /// The weapon kinds a ship may fire in defence.
    pub(crate) fn defence_kinds(&self, board: &Board, ship: Ship, at: FireAt) -> Kinds {
        if self.is_cloaked(board, ship) || self.lies_on(board, ship, Kind::WildWeasel) {
            return 0;
        }
        let kinds = fireable(self.open_buttons(board, ship));
        let kinds = match at {
            FireAt::Fighters => kinds & AT_FIGHTERS,
            FireAt::Shots | FireAt::Flotilla => kinds,
        };
        let phasers = !self.is_webbed(board, ship)
            || at == FireAt::Fighters
            || self.options.web_phasers == WebPhasers::InDefence;
        if phasers { kinds } else { kinds & !PHASERS }
    }

    /// A player's ships that may fire at PFs (R54).
    pub(crate) fn barrage_ships(&self, board: &Board, seat: Seat) -> Ships {
        let barred: Ships = board
            .lingering
            .as_slice()
            .iter()
            .filter(|card| matches!(self.kind(card.face), Kind::WildWeasel | Kind::Disengage))
            .map(|card| card.ship)
            .collect();
        board.fleets[seat.index()].front().not(barred).not(board.raised.and(self.cloaks))
    }

    /// Whether a player who is not active may take a reserve card, which requires an empty hand (R48).
    pub(crate) fn may_take(&self, board: &Board, active: Seat, seat: Seat) -> bool {
        seat != active
            && self.is_advanced(board)
            && board.hands[seat.index()].is_empty()
            && !board.reserves[seat.index()].is_empty()
            && self.has_ships(board, seat)
    }

    /// Whether a player is asked during an attack, because they hold cards or may take one.
    pub(crate) fn is_asked(&self, board: &Board, active: Seat, seat: Seat) -> bool {
        !board.hands[seat.index()].is_empty() || self.may_take(board, active, seat)
    }

    /// Whether reductions apply to the total of this attack (R8).
    #[inline]
    pub(crate) fn reduces_total(&self, battle: &Battle) -> bool {
        !matches!(battle.by, By::Ship(_)) || self.options.reductions == Reductions::Attack
    }

    /// The number that stands for a booster in a shot; 0 if the kind is not a booster.
    #[inline]
    pub(crate) fn booster_number(kind: Kind) -> u8 {
        Kind::BOOSTERS.iter().position(|other| *other == kind).map_or(0, |number| number as u8 + 1)
    }

    /// The kind of a shot's booster.
    #[inline]
    pub(crate) fn booster(shot: &Shot) -> Option<Kind> {
        (shot.booster > 0).then(|| Kind::BOOSTERS[shot.booster as usize - 1])
    }

    /// The damage of a shot that is still coming.
    #[inline]
    pub(crate) fn shot_damage(&self, board: &Board, battle: &Battle, shot: &Shot) -> u8 {
        if !self.survives(board, battle, shot) {
            return 0;
        }
        self.full_damage(shot).saturating_sub(shot.cut)
    }

    /// The damage of a shot with its booster, before any reduction.
    #[inline]
    pub(crate) fn full_damage(&self, shot: &Shot) -> u8 {
        self.value(shot.face) << u8::from(shot.booster > 0)
    }

    /// The faces of all boosters, one bit each.
    #[inline]
    pub(crate) fn faces_of_boosters(&self) -> u64 {
        Kind::BOOSTERS.into_iter().fold(0, |faces, kind| faces | self.faces_of(kind))
    }

    /// Whether a shot is still on its way: neither removed nor drawn off by a Weasel.
    #[inline]
    pub(crate) fn survives(&self, board: &Board, battle: &Battle, shot: &Shot) -> bool {
        let is_lured =
            self.kind(shot.face).is_seeking() && self.lies_on(board, battle.target, Kind::WildWeasel);
        !shot.is_removed && !is_lured
    }

    /// A ship's protection as a whole.
    #[inline]
    pub(crate) fn veil(&self, board: &Board, ship: Ship) -> Veil {
        Veil {
            weasel: self.lies_on(board, ship, Kind::WildWeasel),
            cloak: self.is_cloaked(board, ship),
            web: self.is_webbed(board, ship),
        }
    }

    /// The target's protection; none while PFs have no target.
    #[inline]
    fn veil_of(&self, board: &Board, battle: &Battle) -> Veil {
        if battle.target == NO_SHIP { Veil::default() } else { self.veil(board, battle.target) }
    }

    /// The damage that is currently coming (R11, R51, R76).
    pub(crate) fn damage_coming(&self, board: &Board, battle: &Battle) -> u8 {
        let veil = self.veil_of(board, battle);
        let (direct, seeking) = self.fire(board, battle, veil);
        veil.direct(direct) + veil.seeking(seeking)
    }

    /// The damage that would be coming if no Weasel, Cloak or Web halved it.
    pub(crate) fn uncovered_damage(&self, board: &Board, battle: &Battle) -> u8 {
        let veil = self.veil_of(board, battle);
        let (direct, seeking) = self.fire(board, battle, veil);
        direct + seeking
    }

    /// The damage of direct fire, including fighters, and of seeking weapons, after Shields, Maneuvers and
    /// ECM.
    #[inline]
    fn fire(&self, board: &Board, battle: &Battle, veil: Veil) -> (u8, u8) {
        if !matches!(battle.by, By::Ship(_)) {
            return (battle.rolled.saturating_sub(battle.cut), 0);
        }
        let (mut direct, mut seeking) = (0, 0);
        let (mut has_direct, mut has_seeking) = (false, false);
        for shot in battle.shots() {
            let is_seeking = self.kind(shot.face).is_seeking();
            let damage = self.shot_damage(board, battle, shot);
            let survives = self.survives(board, battle, shot);
            if is_seeking {
                seeking += damage;
                has_seeking |= survives;
            } else {
                direct += damage;
                has_direct |= survives;
            }
        }
        if has_direct {
            direct += battle.primes;
        } else if has_seeking {
            seeking += battle.primes;
        }
        // Reductions of the whole attack apply to direct fire first.
        let rest = battle.cut.saturating_sub(direct);
        let rest = match (veil.web, direct) {
            (true, 0) => battle.half_cut,
            (true, _) => rest / 2,
            (false, _) => rest,
        };
        (direct.saturating_sub(battle.cut), seeking.saturating_sub(rest))
    }

    /// The damage coming, as shown to viewers: while the owner covers buttons, what is still to be covered.
    pub(crate) fn damage_left(&self, board: &Board, battle: &Battle, window: Window) -> u8 {
        match window {
            Window::Damage(left) => left,
            _ => self.damage_coming(board, battle),
        }
    }

    /// The reduction of a shot by Shields, Maneuvers or ECM: half of it for seeking weapons at a web (R11).
    pub(crate) fn reduction(&self, board: &Board, battle: &Battle, shot: &Shot, value: u8) -> u8 {
        let unhalved = self.kind(shot.face).is_seeking() && self.is_webbed(board, battle.target);
        if unhalved { value / 2 } else { value }
    }

    /// The numbers on Maneuvers on the target that are not cancelled, highest first.
    pub(crate) fn maneuvers(&self, board: &Board, battle: &Battle) -> impl Iterator<Item = u8> + use<> {
        let mut values = arrayvec::ArrayVec::<u8, { 2 * crate::content::MOST_LINGERING }>::new();
        for card in board.lingering.as_slice() {
            if card.ship == battle.target && self.kind(card.face) == Kind::ErraticManeuvers {
                values.push(self.value(card.face));
            }
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        values.into_iter().skip(battle.maneuvers_cancelled as usize)
    }

    /// What a drone, plasma or tractor can remove from the attack: drones, and Scatterpacks before them
    /// (R13).
    pub(crate) fn removable(&self, board: &Board, battle: &Battle) -> u8 {
        let drones = battle.shots().iter().filter(|shot| self.is_removable(board, battle, shot));
        drones.map(|shot| 1 + u8::from(Self::booster(shot) == Some(Kind::Scatterpack))).sum()
    }

    #[inline]
    pub(crate) fn is_removable(&self, board: &Board, battle: &Battle, shot: &Shot) -> bool {
        self.kind(shot.face) == Kind::Drone && self.survives(board, battle, shot)
    }

    /// Whether a defence card of this kind can affect this shot.
    pub(crate) fn works_on(&self, board: &Board, battle: &Battle, kind: Kind, shot: &Shot) -> bool {
        match kind {
            Kind::Drone | Kind::PlasmaR | Kind::PlasmaS | Kind::TractorBeam => {
                self.is_removable(board, battle, shot)
            }
            Kind::Phaser1 | Kind::Phaser2 | Kind::Phaser3 => {
                self.kind(shot.face).is_seeking() && self.shot_damage(board, battle, shot) > 0
            }
            _ => self.shot_damage(board, battle, shot) > 0,
        }
    }

    /// The shots that a defence card of this kind can affect, as bits.
    pub(crate) fn workable(&self, board: &Board, battle: &Battle, kind: Kind) -> u16 {
        let shots = battle.shots().iter().enumerate();
        shots.fold(0, |bits, (at, shot)| bits | u16::from(self.works_on(board, battle, kind, shot)) << at)
    }

    /// The kind of defence card for which the defender has to name an attack card, if the attack is waiting
    /// for that.
    pub(crate) fn named_for(&self, window: &Window) -> Option<Kind> {
        match window {
            Window::Evade(_) => Some(Kind::ErraticManeuvers),
            Window::Aim(face, _) => Some(self.kind(*face)),
            _ => None,
        }
    }

    /// The ships that could fire at the fighters as escorts: the target is in the Main Body, and they are in
    /// the Screen and may fire (R30).
    pub(crate) fn escorts(&self, board: &Board, battle: &Battle) -> Ships {
        let fleet = &board.fleets[battle.defender.index()];
        if battle.has_escort || !self.has_lines(board) || !fleet.line(Line::Body).has(battle.target) {
            return Ships::NONE;
        }
        fleet.line(Line::Screen).and(self.barrage_ships(board, battle.defender))
    }

    /// Whether a Tractor Beam may anchor a Weasel in this attack (R14, R53).
    pub(crate) fn may_anchor(&self, board: &Board, battle: &Battle) -> bool {
        match battle.by {
            By::Ship(ship) | By::Fighters(ship, _) => {
                !self.has_lines(board)
                    || Seat::all(self.seats)
                        .any(|seat| board.fleets[seat.index()].line(Line::Screen).has(ship))
            }
            By::Planet(_) | By::Flotilla | By::Mutiny => true,
        }
    }

    /// Whether some card in the game could answer this defence card.
    pub(crate) fn is_answerable(&self, board: &Board, battle: &Battle, kind: Kind) -> bool {
        match kind {
            Kind::Ecm | Kind::ErraticManeuvers => self.exists(Kind::Eccm),
            Kind::WildWeasel => {
                self.exists(Kind::PrimeTeam)
                    || (self.exists(Kind::TractorBeam) && self.may_anchor(board, battle))
            }
            _ => false,
        }
    }

    /// How many cards can still be drawn.
    pub(crate) fn cards_to_draw(&self, board: &Board) -> usize {
        board.deck.len() as usize + board.pile.len() - board.open as usize
    }

    /// Whether a ship can join through Reinforcements.
    pub(crate) fn has_ship_to_draw(&self, board: &Board) -> bool {
        board.duel.is_none() && !(board.ship_deck.is_empty() && board.bottom.is_empty())
    }

    /// The total of the ships' printed points.
    pub(crate) fn points(&self, ships: Ships) -> u16 {
        ships.iter().map(|ship| u16::from(self.points[ship as usize])).sum()
    }

    /// The ships that count for a player at the end: ships they destroyed, and survivors, except those in
    /// Reserve in the advanced game (R32).
    pub(crate) fn counted(&self, board: &Board, seat: Seat) -> Ships {
        let fleet = &board.fleets[seat.index()];
        fleet.kills.or(if self.has_lines(board) { fleet.front() } else { fleet.all() })
    }

    /// What a player would score now.
    pub(crate) fn score(&self, board: &Board, seat: Seat) -> u16 {
        match &board.duel {
            Some(duel) => duel.scores[seat.index()],
            None => self.points(self.counted(board, seat)),
        }
    }

    /// A player's score as everybody sees it. Before the lines are shown, nothing counts.
    pub(crate) fn open_score(&self, state: &State, seat: Seat) -> u16 {
        let is_hidden = matches!(state.phase, Phase::Plan | Phase::Show(..)) && self.has_lines(&state.board);
        if is_hidden { 0 } else { self.score(&state.board, seat) }
    }

    /// The ships shown so far of a fleet that is being set up in secret; none once fleets are in play, or
    /// where there is no secret set-up.
    pub(crate) fn shown_of(&self, state: &State, seat: Seat) -> Option<Ships> {
        let shown = match state.phase {
            Phase::Plan => Ships::NONE,
            Phase::Show(_, shown) => shown,
            _ => return None,
        };
        (self.has_lines(&state.board) && !self.is_automaton(seat)).then_some(shown)
    }

    /// What everybody sees of a fleet. In play, all ships except those face down; during set-up, the ships
    /// that have been shown or were picked openly.
    #[inline]
    pub(crate) fn open_fleet(&self, state: &State, seat: Seat) -> Fleet {
        let known = state.board.known;
        let fleet = &state.board.fleets[seat.index()];
        match self.shown_of(state, seat) {
            None => Fleet {
                lines: fleet.lines.map(|line| line.and(known)),
                unplaced: fleet.unplaced.and(known),
                kills: fleet.kills,
            },
            Some(shown) => Fleet {
                lines: fleet.lines.map(|line| line.and(shown)),
                unplaced: fleet.all().or(fleet.unplaced).and(known).not(shown),
                kills: fleet.kills,
            },
        }
    }

    /// The tied players of a duel.
    pub(crate) fn duelists(&self, board: &Board) -> SeatSet {
        board.duel.as_ref().map_or(SeatSet::EMPTY, |duel| bit_seats(duel.tied))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn buttons(list: &[(Button, u8)]) -> Buttons {
        let mut buttons = Buttons::NONE;
        for (button, count) in list {
            buttons.add(*button, *count);
        }
        buttons
    }

    #[test]
    fn a_d7_plays_at_most_five_attack_cards() {
        use Button::{Disruptor, Drone, FreeHit, Phaser1, Phaser2, Phaser3};
        let d7 = buttons(&[(Disruptor, 2), (Drone, 1), (Phaser1, 1), (Phaser2, 1), (FreeHit, 3)]);
        assert!(can_fire_all(d7, buttons(&[(Disruptor, 2), (Drone, 1), (Phaser1, 1), (Phaser2, 1)])));
        assert!(can_fire_all(d7, buttons(&[(Disruptor, 2), (Drone, 1), (Phaser2, 1), (Phaser3, 1)])));
        assert!(!can_fire_all(d7, buttons(&[(Phaser1, 2)])));
        assert!(!can_fire_all(d7, buttons(&[(Phaser3, 3)])));
        assert!(!can_fire_all(d7, buttons(&[(Disruptor, 3)])));
    }

    #[test]
    fn an_orion_with_one_mount_cannot_fire_plasma_s_and_with_two_it_can() {
        use Button::{OptionMount, PlasmaR, PlasmaS};
        let plasma_s = buttons(&[(PlasmaS, 1)]);
        assert!(!can_fire_all(buttons(&[(OptionMount, 1)]), plasma_s));
        assert!(can_fire_all(buttons(&[(OptionMount, 2)]), plasma_s));
        assert!(!can_fire_all(buttons(&[(OptionMount, 3)]), buttons(&[(PlasmaR, 1)])));
        assert_eq!(fireable(buttons(&[(OptionMount, 1)])) & Kind::PlasmaS.bit(), 0);
        assert_ne!(fireable(buttons(&[(OptionMount, 2)])) & Kind::PlasmaS.bit(), 0);
    }

    /// Tries every assignment of buttons to cards.
    fn by_trying(open: Buttons, cards: &[Button]) -> bool {
        let Some((card, rest)) = cards.split_first() else { return true };
        let takers: &[Button] = match card {
            Button::Phaser1 => &[Button::Phaser1],
            Button::Phaser2 => &[Button::Phaser1, Button::Phaser2],
            Button::Phaser3 => &[Button::Phaser1, Button::Phaser2, Button::Phaser3],
            Button::PlasmaR => &[Button::PlasmaR],
            Button::PlasmaS => &[Button::PlasmaR, Button::PlasmaS],
            Button::PlasmaF => &[Button::PlasmaR, Button::PlasmaS, Button::PlasmaF],
            other => std::slice::from_ref(other),
        };
        let with = |button: Button, count: u8| {
            let mut left = open;
            open.count(button) >= count && {
                left.remove(button, count);
                by_trying(left, rest)
            }
        };
        let mounts = if *card == Button::PlasmaS { 2 } else { 1 };
        takers.iter().any(|button| with(*button, 1))
            || (*card != Button::PlasmaR && with(Button::OptionMount, mounts))
    }

    proptest::proptest! {
        #[test]
        fn buttons_fire_what_some_assignment_allows(
            open in proptest::collection::vec(0_u8..3, 10),
            cards in proptest::collection::vec(0_usize..9, 0..6),
        ) {
            let mut ship = Buttons::NONE;
            for (button, count) in Button::ALL.iter().zip(open) {
                ship.add(*button, count);
            }
            let wanted: Vec<Button> = cards.iter().map(|card| Button::ALL[*card]).collect();
            let mut volley = Buttons::NONE;
            for button in &wanted {
                volley.add(*button, 1);
            }
            proptest::prop_assert_eq!(can_fire_all(ship, volley), by_trying(ship, &wanted));
            for kind in Kind::ALL.into_iter().filter(|kind| kind.is_weapon()) {
                let mut one = Buttons::NONE;
                one.add(Button::ALL[kind as usize], 1);
                proptest::prop_assert_eq!(fireable(ship) & kind.bit() != 0, can_fire_all(ship, one));
            }
        }
    }
}
