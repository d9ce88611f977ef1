//! A position: what lies on the table, and what the game waits for.

use contract::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::MOST_SHOTS;
use crate::card::{Cards, Face, Stack};
use crate::content::{MOST_CARDS, MOST_LINGERING, MOST_SHIPS};
use crate::event::Ending;
use crate::memory::Memory;
use crate::ship::{Buttons, Line, Ships};

pub(crate) type BySeat<T> = [T; MAX_SEATS];

/// A ship by its place in the content; those of the second copy follow those of the first.
pub(crate) type Ship = u8;
/// No ship.
pub(crate) const NO_SHIP: Ship = u8::MAX;
/// Ships of two copies.
pub(crate) const ALL_SHIPS: usize = 2 * MOST_SHIPS;
/// Cards of two copies.
pub(crate) const ALL_CARDS: usize = 2 * MOST_CARDS;
/// The most cards in a hand: seven are dealt before two go into the reserve.
pub(crate) const MOST_HAND: usize = 8;
/// The most reserve cards.
pub(crate) const MOST_RESERVE: usize = 3;

/// The ships of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Fleet {
    /// Screen, Main Body and Reserve.
    pub(crate) lines: [Ships; 3],
    /// Ships that have no line yet, before the game.
    pub(crate) unplaced: Ships,
    /// Ships of others he has destroyed.
    pub(crate) kills: Ships,
}

impl Fleet {
    /// All ships in play.
    #[inline]
    pub(crate) const fn all(&self) -> Ships {
        self.lines[0].or(self.lines[1]).or(self.lines[2])
    }

    /// The ships in Screen and Main Body.
    #[inline]
    pub(crate) const fn front(&self) -> Ships {
        self.lines[0].or(self.lines[1])
    }

    #[inline]
    pub(crate) const fn line(&self, line: Line) -> Ships {
        self.lines[line as usize]
    }

    /// Where a ship stands.
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

/// A card that lies on a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Attached {
    pub(crate) ship: Ship,
    pub(crate) face: Face,
}

/// The cards that lie on ships, in the order in which they came there.
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

    /// Takes the first card off that is meant.
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

/// A tie that is fought out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Duel {
    /// Who fights, as bits.
    pub(crate) tied: u8,
    /// What everybody has scored.
    pub(crate) scores: BySeat<u16>,
}

/// A tie that cards break.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Tie {
    /// Who is tied, as bits.
    pub(crate) tied: u8,
    pub(crate) ending: Ending,
    /// How many cards everybody turns up.
    pub(crate) target: u8,
    pub(crate) turned: BySeat<u8>,
    /// The damage on them.
    pub(crate) sums: BySeat<u16>,
}

/// Seats as bits, which a state can hold and write.
pub(crate) fn seat_bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

pub(crate) fn bit_seats(bits: u8) -> SeatSet {
    Seat::all(MAX_SEATS as u8).filter(|seat| bits >> seat.index() & 1 == 1).collect()
}

/// What lies on the table and in hands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) fleets: BySeat<Fleet>,
    /// The shuffled part of the ship deck.
    pub(crate) ship_deck: Ships,
    /// What lies under it, the next to be drawn first. Everybody knows it.
    pub(crate) bottom: Cards<ALL_SHIPS>,
    /// Ships that have left the game.
    pub(crate) aside: Ships,
    /// Ships everybody knows the owner of. The others are in the shuffled part of the deck, or face down with somebody.
    pub(crate) known: Ships,
    /// Ships with a cloak or web up.
    pub(crate) raised: Ships,
    pub(crate) damage: [Buttons; ALL_SHIPS],
    /// Damage in the traditional game, which covers no buttons.
    pub(crate) wounds: [u8; ALL_SHIPS],
    pub(crate) lingering: Lingering,
    pub(crate) hands: BySeat<Cards<MOST_HAND>>,
    pub(crate) reserves: BySeat<Cards<MOST_RESERVE>>,
    /// Cards in the hand or reserve of a player that everybody has seen there.
    pub(crate) seen: BySeat<Cards<MOST_HAND>>,
    /// Cards in the reserve or hand of a player that his ally gave him.
    pub(crate) gifts: BySeat<Cards<MOST_HAND>>,
    /// The automaton's cards, face up.
    pub(crate) kept: Cards<ALL_CARDS>,
    pub(crate) deck: Stack,
    /// The discards, the top one last; the last `open` of them are still on the table for the attack that runs.
    pub(crate) pile: Cards<ALL_CARDS>,
    pub(crate) open: u8,
    /// Ships in the order in which they came into their lines; only for solitaire.
    pub(crate) queue: Cards<ALL_SHIPS>,
    pub(crate) first: Seat,
    /// Game turns that are over.
    pub(crate) turns: u8,
    /// Who has had his turn in the running game turn, as bits.
    pub(crate) done: u8,
    /// Order cards; 0 where none is dealt.
    pub(crate) order: BySeat<u8>,
    pub(crate) reshuffles: u8,
    pub(crate) is_last_turn: bool,
    /// Who has made an offer, and who has broken a promise, as bits.
    pub(crate) offered: u8,
    pub(crate) broken: u8,
    pub(crate) duel: Option<Duel>,
    /// What is known since the last reshuffle.
    pub(crate) memory: Memory,
}

/// Cards somebody has to draw before anything else happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Owed {
    pub(crate) seat: Seat,
    pub(crate) cards: u8,
}

/// The turn of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) owed: Option<Owed>,
    /// Who has to name a card unseen, and what for.
    pub(crate) naming: Option<(Naming, Seat)>,
    /// Who is out of cards and may draw two, or take a reserve card instead (R36).
    pub(crate) refill: Option<Seat>,
    pub(crate) repaired: bool,
    pub(crate) salvaged: bool,
    /// Ships reinforced in this turn.
    pub(crate) reinforced: u8,
    /// Lines a ship has left in the running formation change, as bits.
    pub(crate) lines_moved: u8,
    /// Ships that have moved or raised a device in it.
    pub(crate) ships_moved: Ships,
    /// Whether a Cloak was lowered in it, where that matters (R83).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lowered: bool,
    /// How many ships the Reserve may hold at its end.
    pub(crate) most_reserve: u8,
    /// Attacks made in this turn.
    pub(crate) attacks: u8,
    /// Ships that attacked.
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

    /// Whether the formation change has begun: what comes before it is over.
    pub(crate) const fn is_forming(&self) -> bool {
        !self.ships_moved.is_empty() || self.lowered
    }

    /// Whether somebody has to draw or to name a card before the moment goes on.
    pub(crate) const fn has_debts(&self) -> bool {
        self.owed.is_some() || self.naming.is_some() || self.refill.is_some()
    }
}

/// What attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    Ship(Ship),
    /// A carrier with so many squadrons.
    Fighters(Ship, u8),
    /// So many cards of planet-based fighters.
    Planet(u8),
    Flotilla,
    Mutiny,
}

/// A weapon card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Shot {
    pub(crate) face: Face,
    /// The booster, as its number among [`crate::Kind::BOOSTERS`] plus 1; 0 without.
    pub(crate) booster: u8,
    /// What was taken off its damage.
    pub(crate) cut: u8,
    pub(crate) is_removed: bool,
}

/// The attack that runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Battle {
    pub(crate) by: By,
    /// The ship that is attacked; none while PFs have not chosen one.
    pub(crate) target: Ship,
    /// Whose ship it is.
    pub(crate) defender: Seat,
    pub(crate) shots: [Shot; MOST_SHOTS as usize],
    pub(crate) shot_count: u8,
    /// Prime Teams that add 1.
    pub(crate) primes: u8,
    /// Prime Teams of the owner that take 1 off a mutiny.
    pub(crate) calms: u8,
    /// Erratic Maneuvers on the target that were cancelled for this attack.
    pub(crate) maneuvers_cancelled: u8,
    /// Whether Maneuvers or a Weasel were played in this attack, which bars the other (R39).
    pub(crate) has_maneuvered: bool,
    pub(crate) has_weaseled: bool,
    /// Weapons the target has fired in its defence.
    pub(crate) fired: Buttons,
    /// Whether an escort has fired.
    pub(crate) has_escort: bool,
    /// Damage to the fighters or PFs.
    pub(crate) flak: u8,
    /// What is taken off the whole attack, and off seeking weapons at a web: half of each card, rounded down.
    pub(crate) cut: u8,
    pub(crate) half_cut: u8,
    /// What the dice say, with everything that is added to them.
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

    /// Takes something off the whole attack.
    pub(crate) fn cut_total(&mut self, by: u8) {
        self.cut += by;
        self.half_cut += by / 2;
    }

    #[inline]
    pub(crate) fn shots(&self) -> &[Shot] {
        &self.shots[..self.shot_count as usize]
    }
}

/// What the attack waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Window {
    /// The attacker plays his cards.
    Volley,
    /// The defender names the card that Maneuvers on the ship reduce, so many still.
    Evade(u8),
    /// The defender fires at fighters.
    Flak,
    /// The defender names the card an escort fires at them.
    Escort(Ship),
    /// An opponent names a ship to fire at PFs with, so many cards still; the ships have fired.
    Barrage(Seat, u8, Ships),
    /// And its card.
    BarrageCard(Seat, u8, Ships, Ship),
    /// The PFs choose their target.
    Hunt,
    /// The attacker may play a Prime Team before the dice.
    Prime,
    /// The owner of the mutinous ship may play one.
    Calm,
    /// Chance rolls the dice.
    Dice,
    /// The defender plays cards.
    Defend,
    /// The defender names the attack card for a defence card.
    Aim(Face, u8),
    /// The attacker may answer a defence card that took this much off a shot (0: none) or removed it.
    React(Face, u8, u8),
    /// The owner of the ship covers buttons, so many still.
    Damage(u8),
}

/// Why a card is named unseen.
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

/// Where in a turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and never allocated")]
pub(crate) enum Moment {
    /// Phase 1: the active player draws.
    Draw,
    /// He has drawn a card and says where it goes.
    Drawn,
    /// Phase 2: continuous damage control on these ships.
    Control(Ships),
    /// Phases 2 and 3 of the advanced game, and of players without ships.
    Prepare,
    /// A repair card looks for its ship.
    Repair(Face),
    /// A ship is repaired, so many damages still.
    Repairing(Ship, u8),
    /// Chance draws a ship for Reinforcements.
    NewShip,
    /// Phase 4; in the basic game phases 2 and 3 as well.
    Act,
    /// A second formation change.
    Reform,
    /// The target is named.
    Aim(By),
    Battle(Battle, Window),
    /// Cards are discarded for new ones, so many already.
    Redraw(u8),
    /// Before a Ceasefire the players may fill their reserves.
    Truce(Seat),
    /// After a Ceasefire new hands are dealt.
    TruceDeal(Seat),
    /// The active player names the top discard.
    Top,
    /// Phase 5.
    Discard,
    /// The turn is over.
    End,
    /// The automaton goes on.
    Automaton(Routine),
}

/// Where in its turn the automaton is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and never allocated")]
pub(crate) enum Routine {
    /// Repairs and reinforcements.
    Prepare,
    /// It draws a ship.
    NewShip,
    /// Kept cards, then cards one by one.
    Attack(Battle),
    /// It turns up a card.
    Turn(Battle),
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and never allocated")]
pub(crate) enum Phase {
    /// Chance says who begins.
    First,
    /// Chance says who picks a race next.
    RaceOrder,
    /// A player picks a race.
    Race(Seat),
    /// A player picks a ship; those in the bits have finished.
    Pick(Seat, u8),
    /// Chance deals ships.
    DealShips,
    /// Chance deals cards.
    DealCards,
    /// Everybody sets up, unseen.
    Plan,
    /// A player shows his lines; these ships are shown.
    Show(Seat, Ships),
    /// A player may raise one device before the first turn.
    FirstRaise(Seat),
    /// Chance deals order cards.
    OrderCards(Seat),
    /// The lowest order card is called. Nothing is left to chance, but it is a step of nobody's that everybody sees.
    Call,
    Turn(Turn, Moment),
    /// Cards break a tie.
    TieCards(Tie),
    /// A tied player picks his ship.
    DuelPick(Seat, Ending),
    /// Chance says who begins the duel.
    DuelFirst,
    /// Chance deals the cards for it.
    DuelDeal,
    /// The game is over; the winners are bits.
    Over(u8),
}

impl Phase {
    /// Whether the moment can only go on with a card of a certain kind, which whoever brought it about holds: he attacks with a ship, or has
    /// named a ship to fire.
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
