//! A position: everything on the table, and what the game is waiting for.

use contract::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::MOST_SHOTS;
use crate::card::{Cards, Face, Stack};
use crate::content::{MOST_CARDS, MOST_LINGERING, MOST_SHIPS};
use crate::event::Ending;
use crate::memory::Memory;
use crate::ship::{Buttons, Line, Ships};

pub(crate) type BySeat<T> = [T; MAX_SEATS];

/// A ship, as an index into the content. Ships of the second copy come after those of the first.
pub(crate) type Ship = u8;
/// No ship.
pub(crate) const NO_SHIP: Ship = u8::MAX;
/// The number of ships in two copies.
pub(crate) const ALL_SHIPS: usize = 2 * MOST_SHIPS;
/// The number of cards in two copies.
pub(crate) const ALL_CARDS: usize = 2 * MOST_CARDS;
/// The maximum hand size: seven cards are dealt before two go into the reserve.
pub(crate) const MOST_HAND: usize = 8;
/// The maximum number of reserve cards.
pub(crate) const MOST_RESERVE: usize = 3;

/// A player's ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Fleet {
    /// The Screen, Main Body and Reserve.
    pub(crate) lines: [Ships; 3],
    /// Ships that are not in a line yet, before the game.
    pub(crate) unplaced: Ships,
    /// Opponents' ships that this player has destroyed.
    pub(crate) kills: Ships,
}

impl Fleet {
    /// All ships in play.
    #[inline]
    pub(crate) const fn all(&self) -> Ships {
        self.lines[0].or(self.lines[1]).or(self.lines[2])
    }

    /// The ships in the Screen and Main Body.
    #[inline]
    pub(crate) const fn front(&self) -> Ships {
        self.lines[0].or(self.lines[1])
    }

    #[inline]
    pub(crate) const fn line(&self, line: Line) -> Ships {
        self.lines[line as usize]
    }

    /// The line a ship is in.
    #[inline]
    pub(crate) fn line_of(&self, ship: Ship) -> Option<Line> {
        Line::ALL.into_iter().find(|line| self.line(*line).has(ship))
    }

    #[inline]
    pub(crate) fn remove(&mut self, ship: Ship) {
        self.lines.iter_mut().for_each(|line| line.remove(ship));
        self.unplaced.remove(ship);
    }
}

/// A card attached to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Attached {
    pub(crate) ship: Ship,
    pub(crate) face: Face,
}

/// The cards attached to ships, in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lingering {
    len: u8,
    cards: [Attached; 2 * MOST_LINGERING],
}

impl Lingering {
    pub(crate) const NONE: Lingering =
        Lingering { len: 0, cards: [Attached { ship: 0, face: 0 }; 2 * MOST_LINGERING] };

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Attached] {
        &self.cards[..self.len as usize]
    }

    pub(crate) fn push(&mut self, ship: Ship, face: Face) {
        self.cards[self.len as usize] = Attached { ship, face };
        self.len += 1;
    }

    /// Removes the first card that matches.
    pub(crate) fn remove(&mut self, meant: impl Fn(Attached) -> bool) -> Option<Attached> {
        let at = self.as_slice().iter().position(|card| meant(*card))?;
        let removed = self.cards[at];
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.cards[self.len as usize] = Attached::default();
        Some(removed)
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// A tie that is being broken by a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Duel {
    /// The duelling seats, as bits.
    pub(crate) tied: u8,
    /// Every player's score.
    pub(crate) scores: BySeat<u16>,
}

/// A tie that is being broken by cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Tie {
    /// The tied seats, as bits.
    pub(crate) tied: u8,
    pub(crate) ending: Ending,
    /// How many cards each of them turns up.
    pub(crate) target: u8,
    pub(crate) turned: BySeat<u8>,
    /// Their total damage so far.
    pub(crate) sums: BySeat<u16>,
}

/// Packs seats into bits, which a state can store and serialise.
pub(crate) fn seat_bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

pub(crate) fn bit_seats(bits: u8) -> SeatSet {
    Seat::all(MAX_SEATS as u8).filter(|seat| bits >> seat.index() & 1 == 1).collect()
}

/// Everything on the table and in hands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) fleets: BySeat<Fleet>,
    /// The shuffled part of the ship deck.
    pub(crate) ship_deck: Ships,
    /// The ships under it, next to be drawn first. Everybody knows them.
    pub(crate) bottom: Cards<ALL_SHIPS>,
    /// Ships that have left the game.
    pub(crate) aside: Ships,
    /// Ships whose owner everybody knows. The others are in the shuffled part of the deck or face down in
    /// somebody's fleet.
    pub(crate) known: Ships,
    /// Ships with a cloak or web up.
    pub(crate) raised: Ships,
    pub(crate) damage: [Buttons; ALL_SHIPS],
    /// Damage in the traditional game, which does not cover buttons.
    pub(crate) wounds: [u8; ALL_SHIPS],
    pub(crate) lingering: Lingering,
    pub(crate) hands: BySeat<Cards<MOST_HAND>>,
    pub(crate) reserves: BySeat<Cards<MOST_RESERVE>>,
    /// Cards that everybody has seen go into a player's hand or reserve.
    pub(crate) seen: BySeat<Cards<MOST_HAND>>,
    /// Cards in a player's reserve or hand that came from their ally.
    pub(crate) gifts: BySeat<Cards<MOST_HAND>>,
    /// The automaton's cards, face up.
    pub(crate) kept: Cards<ALL_CARDS>,
    pub(crate) deck: Stack,
    /// The discards, top card last. The last `open` of them are still on the table for the current attack.
    pub(crate) pile: Cards<ALL_CARDS>,
    pub(crate) open: u8,
    /// Ships in the order in which they joined their lines; solitaire only.
    pub(crate) queue: Cards<ALL_SHIPS>,
    pub(crate) first: Seat,
    /// Completed game turns.
    pub(crate) turns: u8,
    /// Seats that have had their turn in the current game turn, as bits.
    pub(crate) done: u8,
    /// Order cards; 0 where none has been dealt.
    pub(crate) order: BySeat<u8>,
    pub(crate) reshuffles: u8,
    pub(crate) is_last_turn: bool,
    /// Seats with an open offer and seats that have broken a promise, as bits.
    pub(crate) offered: u8,
    pub(crate) broken: u8,
    pub(crate) duel: Option<Duel>,
    /// What can be known about hidden cards since the last reshuffle.
    pub(crate) memory: Memory,
}

/// Cards that somebody has to draw before anything else happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Owed {
    pub(crate) seat: Seat,
    pub(crate) cards: u8,
}

/// A player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) owed: Option<Owed>,
    /// The seat that has to name a card unseen by others, and why.
    pub(crate) naming: Option<(Naming, Seat)>,
    /// The seat that is out of cards and may draw two, or take a reserve card instead (R36).
    pub(crate) refill: Option<Seat>,
    pub(crate) repaired: bool,
    pub(crate) salvaged: bool,
    /// Number of reinforcements this turn.
    pub(crate) reinforced: u8,
    /// Lines that a ship has left in the current formation change, as bits.
    pub(crate) lines_moved: u8,
    /// Ships that have moved or raised a device in the current formation change.
    pub(crate) ships_moved: Ships,
    /// Whether a Cloak was lowered in the current formation change, where that matters (R83).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lowered: bool,
    /// The most ships the Reserve may have when the formation change ends.
    pub(crate) most_reserve: u8,
    /// Number of attacks this turn.
    pub(crate) attacks: u8,
    /// Ships that have attacked this turn.
    pub(crate) attackers: Ships,
}

impl Turn {
    pub(crate) const fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            owed: None,
            naming: None,
            refill: None,
            repaired: false,
            salvaged: false,
            reinforced: 0,
            lines_moved: 0,
            ships_moved: Ships::NONE,
            lowered: false,
            most_reserve: 2,
            attacks: 0,
            attackers: Ships::NONE,
        }
    }

    /// Whether the formation change has begun, which ends repairs and reinforcements.
    pub(crate) const fn is_forming(&self) -> bool {
        !self.ships_moved.is_empty() || self.lowered
    }

    /// Whether somebody has to draw or name a card before the moment can continue.
    pub(crate) const fn has_debts(&self) -> bool {
        self.owed.is_some() || self.naming.is_some() || self.refill.is_some()
    }
}

/// What attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    Ship(Ship),
    /// A carrier with this many squadrons.
    Fighters(Ship, u8),
    /// This many cards of planet-based fighters.
    Planet(u8),
    Flotilla,
    Mutiny,
}

/// A weapon card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Shot {
    pub(crate) face: Face,
    /// The booster, as its index in [`crate::Kind::BOOSTERS`] plus 1; 0 if there is none.
    pub(crate) booster: u8,
    /// The reduction of its damage.
    pub(crate) cut: u8,
    pub(crate) is_removed: bool,
}

/// The current attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Battle {
    pub(crate) by: By,
    /// The ship under attack; none until PFs have chosen one.
    pub(crate) target: Ship,
    /// The target's owner.
    pub(crate) defender: Seat,
    pub(crate) shots: [Shot; MOST_SHOTS as usize],
    pub(crate) shot_count: u8,
    /// Prime Teams that add 1 to the dice.
    pub(crate) primes: u8,
    /// The owner's Prime Teams, each of which subtracts 1 from a mutiny.
    pub(crate) calms: u8,
    /// Erratic Maneuvers on the target that are cancelled for this attack.
    pub(crate) maneuvers_cancelled: u8,
    /// Whether Maneuvers or a Weasel were played in this attack, which bars the other (R39).
    pub(crate) has_maneuvered: bool,
    pub(crate) has_weaseled: bool,
    /// Weapons the target has fired in defence.
    pub(crate) fired: Buttons,
    /// Whether an escort has fired.
    pub(crate) has_escort: bool,
    /// Damage done to the fighters or PFs.
    pub(crate) flak: u8,
    /// The reduction of the whole attack. `half_cut` applies to seeking weapons at a web: half of each card,
    /// rounded down.
    pub(crate) cut: u8,
    pub(crate) half_cut: u8,
    /// The dice total, including everything added to it.
    pub(crate) rolled: u8,
}

impl Battle {
    pub(crate) const fn new(by: By, target: Ship, defender: Seat) -> Battle {
        Battle {
            by,
            target,
            defender,
            shots: [Shot { face: 0, booster: 0, cut: 0, is_removed: false }; MOST_SHOTS as usize],
            shot_count: 0,
            primes: 0,
            calms: 0,
            maneuvers_cancelled: 0,
            has_maneuvered: false,
            has_weaseled: false,
            fired: Buttons::NONE,
            has_escort: false,
            flak: 0,
            cut: 0,
            half_cut: 0,
            rolled: 0,
        }
    }

    /// Reduces the whole attack.
    pub(crate) fn cut_total(&mut self, by: u8) {
        self.cut += by;
        self.half_cut += by / 2;
    }

    #[inline]
    pub(crate) fn shots(&self) -> &[Shot] {
        &self.shots[..self.shot_count as usize]
    }
}

/// What the attack is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Window {
    /// The attacker plays cards.
    Volley,
    /// The defender names the attack card reduced by Maneuvers on the ship, this many more times.
    Evade(u8),
    /// The defender fires at fighters.
    Flak,
    /// The defender names the card that an escort fires at fighters.
    Escort(Ship),
    /// An opponent names a ship to fire at PFs; this many cards are left, and these ships have already fired.
    Barrage(Seat, u8, Ships),
    /// The opponent names the card that this ship fires.
    BarrageCard(Seat, u8, Ships, Ship),
    /// The PFs choose their target.
    Hunt,
    /// The attacker may play a Prime Team before the dice.
    Prime,
    /// The owner of the mutinous ship may play a Prime Team.
    Calm,
    /// Chance rolls the dice.
    Dice,
    /// The defender plays cards.
    Defend,
    /// The defender names the attack card that a defence card is for.
    Aim(Face, u8),
    /// The attacker may answer a defence card that reduced a shot by this much (0: not at all) or removed it.
    React(Face, u8, u8),
    /// The ship's owner covers this many more buttons.
    Damage(u8),
}

/// Why a card is named unseen by others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Naming {
    /// From the reserve into the hand.
    Take,
    /// From the hand into the reserve.
    Stash,
    /// From the hand into the ally's reserve.
    Give,
}

/// The point in a turn that the game has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and never allocated")]
pub(crate) enum Moment {
    /// Phase 1: the active player draws.
    Draw,
    /// The player has drawn a card and decides where it goes.
    Drawn,
    /// Phase 2: continuous damage control on these ships.
    Control(Ships),
    /// Phases 2 and 3 of the advanced game, and of players who have no ships.
    Prepare,
    /// The player names a ship for a repair card.
    Repair(Face),
    /// A ship is being repaired, with this much damage still to remove.
    Repairing(Ship, u8),
    /// Chance draws a ship for Reinforcements.
    NewShip,
    /// Phase 4, including phases 2 and 3 in the basic game.
    Act,
    /// A second formation change.
    Reform,
    /// The player names a target.
    Aim(By),
    Battle(Battle, Window),
    /// The player discards cards for new ones; this many have been discarded already.
    Redraw(u8),
    /// The players may fill their reserves before a Ceasefire.
    Truce(Seat),
    /// New hands are dealt after a Ceasefire.
    TruceDeal(Seat),
    /// The active player names the top discard.
    Top,
    /// Phase 5.
    Discard,
    /// The turn is over.
    End,
    /// The automaton continues its turn.
    Automaton(Routine),
}

/// The point in its turn that the automaton has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and never allocated")]
pub(crate) enum Routine {
    /// Repairs and reinforcements.
    Prepare,
    /// It draws a ship.
    NewShip,
    /// Attacks with kept cards, then with cards turned up one by one.
    Attack(Battle),
    /// It turns up a card.
    Turn(Battle),
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and never allocated")]
pub(crate) enum Phase {
    /// Chance decides who begins.
    First,
    /// Chance decides who picks a race next.
    RaceOrder,
    /// A player picks a race.
    Race(Seat),
    /// A player picks a ship; the seats in the bits have finished.
    Pick(Seat, u8),
    /// Chance deals ships.
    DealShips,
    /// Chance deals cards.
    DealCards,
    /// Everybody sets up at the same time, unseen by others.
    Plan,
    /// A player shows their lines; these ships have been shown.
    Show(Seat, Ships),
    /// A player may raise one device before the first turn.
    FirstRaise(Seat),
    /// Chance deals order cards.
    OrderCards(Seat),
    /// The lowest order card is called. Nothing is left to chance, but it is a step that everybody sees and
    /// no seat takes.
    Call,
    Turn(Turn, Moment),
    /// Cards break a tie.
    TieCards(Tie),
    /// A tied player picks a ship.
    DuelPick(Seat, Ending),
    /// Chance decides who begins the duel.
    DuelFirst,
    /// Chance deals the cards for the duel.
    DuelDeal,
    /// The game is over, with the winners as bits.
    Over(u8),
}

impl Phase {
    /// Whether the moment can only continue with a card of a certain kind. The player to decide must have
    /// one, having announced an attack with a ship or named a ship to fire.
    pub(crate) const fn waits_for_card(&self) -> bool {
        matches!(
            self,
            Phase::Turn(
                _,
                Moment::Aim(By::Ship(_))
                    | Moment::Battle(_, Window::Volley | Window::Escort(_) | Window::BarrageCard(..))
            )
        )
    }
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) phase: Phase,
}

impl State {
    pub(crate) fn new(ships: Ships, deck: Stack) -> State {
        State {
            board: Board {
                fleets: [Fleet::default(); MAX_SEATS],
                ship_deck: ships,
                bottom: Cards::NONE,
                aside: Ships::NONE,
                known: Ships::NONE,
                raised: Ships::NONE,
                damage: [Buttons::NONE; ALL_SHIPS],
                wounds: [0; ALL_SHIPS],
                lingering: Lingering::NONE,
                hands: [Cards::NONE; MAX_SEATS],
                reserves: [Cards::NONE; MAX_SEATS],
                seen: [Cards::NONE; MAX_SEATS],
                gifts: [Cards::NONE; MAX_SEATS],
                kept: Cards::NONE,
                deck,
                pile: Cards::NONE,
                open: 0,
                queue: Cards::NONE,
                first: Seat::at(0),
                turns: 0,
                done: 0,
                order: [0; MAX_SEATS],
                reshuffles: 0,
                is_last_turn: false,
                offered: 0,
                broken: 0,
                duel: None,
                memory: Memory::OFF,
            },
            phase: Phase::First,
        }
    }
}
