//! What a player, chance and the table can do, and what players can point at, each with its notation.

use std::fmt;
use std::str::FromStr;

use contract::{Seat, Unreadable, named};

use crate::card::{Card, Kind};
use crate::ship::{Button, Line, Race, ShipId};

named! {
    /// What an attacker cancels, and which card does it.
    pub enum Cancel: "maneuvers, anchor, weasel, cloak or web" {
        /// ECCM against Erratic Maneuvers, for this attack.
        Maneuvers = "maneuvers",
        /// A Tractor Beam against a Wild Weasel.
        Anchor = "anchor",
        /// A Prime Team against a Wild Weasel.
        Weasel = "weasel",
        /// A Prime Team against a cloak.
        Cloak = "cloak",
        /// A Prime Team against a web.
        Web = "web",
    }
}

impl Cancel {
    /// The card that cancels it.
    pub const fn card(self) -> Kind {
        match self {
            Cancel::Maneuvers => Kind::Eccm,
            Cancel::Anchor => Kind::TractorBeam,
            Cancel::Weasel | Cancel::Cloak | Cancel::Web => Kind::PrimeTeam,
        }
    }
}

/// The maximum number of attack cards in one attack.
pub const MOST_SHOTS: u8 = 9;
/// The maximum number of squadrons in one attack.
pub const MOST_SQUADRONS: u8 = 4;

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Picks a ship for the fleet: `pick kli-d7`.
    Pick(ShipId),
    /// Picks a race: `race kli`.
    Race(Race),
    /// Names a card for what was announced, unseen by others: `choose ecm:4`.
    Choose(Card),
    /// Places a ship in a line before the game: `line kli-d7 screen`.
    Line(ShipId, Line),
    /// Shows a ship in its line: `show kli-d7 screen`.
    Show(ShipId, Line),
    /// Moves a ship into another line: `move kli-d7 body`.
    Move(ShipId, Line),
    /// Raises a cloak or web: `raise rom-con`.
    Raise(ShipId),
    /// Lowers a cloak: `lower rom-con`.
    Lower(ShipId),
    /// Draws from the deck: `draw`.
    Draw,
    /// Draws the top discard: `salvage`.
    Salvage,
    /// Takes a reserve card into the hand: `take`.
    Take,
    /// Keeps the card just drawn in the hand: `keep`.
    Keep,
    /// Puts the card just drawn into the reserve: `shelve`.
    Shelve,
    /// Removes one damage from a ship. In notation the ship and the button follow: `… kli-d7 phaser_1`.
    Mend(ShipId, Button),
    /// Plays a repair card: `repair damage_control:3`.
    Repair(Card),
    /// Names the ship to repair: `patch kli-d7`.
    Patch(ShipId),
    /// Plays Reinforcements: `reinforce`.
    Reinforce,
    /// Ends the player's current activity: `ready`.
    Ready,
    /// Attacks with a ship: `attack kli-d7`.
    Attack(ShipId),
    /// Attacks with a carrier's squadrons: `fighters kli-d6v 2`.
    Fighters(ShipId, u8),
    /// Attacks with one or two cards of planet-based fighters: `planet 1`.
    Planet(u8),
    /// Attacks with the PF flotilla: `flotilla`.
    Flotilla,
    /// Plays Klingon Mutiny on a ship: `mutiny kli-d7`.
    Mutiny(ShipId),
    /// Plays Organian Ceasefire: `ceasefire`.
    Ceasefire,
    /// Discards cards for new ones instead of attacking: `redraw`.
    Redraw,
    /// Changes the formation again instead of attacking: `reform`.
    Reform,
    /// Names the target: `target fed-ca`.
    Target(ShipId),
    /// Fires a weapon card, with a booster or without: `fire drone:4 scatterpack`.
    Fire(Card, Option<Kind>),
    /// Cancels what protects the target: `cancel cloak`.
    Cancel(Cancel),
    /// Plays a Prime Team to add or subtract 1: `prime`.
    Prime,
    /// Completes the attack: `launch`.
    Launch,
    /// Plays a card in defence: `defend ecm:4`, `defend drone:3 scatterpack`.
    Defend(Card, Option<Kind>),
    /// Names the attack card that the defence card is for, counted from 1: `at 2`.
    At(u8),
    /// Answers a defence card: `react eccm`.
    React(Card),
    /// Names the ship that fires: `man kli-d7`.
    Man(ShipId),
    /// Covers a button of the damaged ship: `damage free_hit`.
    Damage(Button),
    /// Discards a card to draw another: `toss ecm:4`.
    Toss(Card),
    /// Discards a card at the end of the turn: `discard ecm:4`.
    Discard(Card),
    /// Puts a card into the reserve: `stash`.
    Stash,
    /// Puts a card into the ally's reserve: `give`.
    Give,
    /// Names the card to put on top of the discards: `top ecm:4`.
    Top(Card),
    /// Names the ship for the duel: `duel kli-d7`.
    Duel(ShipId),
    /// Declines to do anything more here: `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let boosted = |f: &mut fmt::Formatter<'_>, word: &str, card: &Card, boost: &Option<Kind>| match boost
        {
            Some(boost) => write!(f, "{word} {card} {boost}"),
            None => write!(f, "{word} {card}"),
        };
        match self {
            Action::Pick(ship) => write!(f, "pick {ship}"),
            Action::Race(race) => write!(f, "race {race}"),
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Line(ship, line) => write!(f, "line {ship} {line}"),
            Action::Show(ship, line) => write!(f, "show {ship} {line}"),
            Action::Move(ship, line) => write!(f, "move {ship} {line}"),
            Action::Raise(ship) => write!(f, "raise {ship}"),
            Action::Lower(ship) => write!(f, "lower {ship}"),
            Action::Draw => f.write_str("draw"),
            Action::Salvage => f.write_str("salvage"),
            Action::Take => f.write_str("take"),
            Action::Keep => f.write_str("keep"),
            Action::Shelve => f.write_str("shelve"),
            Action::Mend(ship, button) => write!(f, "mend {ship} {button}"),
            Action::Repair(card) => write!(f, "repair {card}"),
            Action::Patch(ship) => write!(f, "patch {ship}"),
            Action::Reinforce => f.write_str("reinforce"),
            Action::Ready => f.write_str("ready"),
            Action::Attack(ship) => write!(f, "attack {ship}"),
            Action::Fighters(ship, squadrons) => write!(f, "fighters {ship} {squadrons}"),
            Action::Planet(cards) => write!(f, "planet {cards}"),
            Action::Flotilla => f.write_str("flotilla"),
            Action::Mutiny(ship) => write!(f, "mutiny {ship}"),
            Action::Ceasefire => f.write_str("ceasefire"),
            Action::Redraw => f.write_str("redraw"),
            Action::Reform => f.write_str("reform"),
            Action::Target(ship) => write!(f, "target {ship}"),
            Action::Fire(card, boost) => boosted(f, "fire", card, boost),
            Action::Cancel(what) => write!(f, "cancel {what}"),
            Action::Prime => f.write_str("prime"),
            Action::Launch => f.write_str("launch"),
            Action::Defend(card, boost) => boosted(f, "defend", card, boost),
            Action::At(shot) => write!(f, "at {shot}"),
            Action::React(card) => write!(f, "react {card}"),
            Action::Man(ship) => write!(f, "man {ship}"),
            Action::Damage(button) => write!(f, "damage {button}"),
            Action::Toss(card) => write!(f, "toss {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Stash => f.write_str("stash"),
            Action::Give => f.write_str("give"),
            Action::Top(card) => write!(f, "top {card}"),
            Action::Duel(ship) => write!(f, "duel {ship}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// Reads a number from 1 to `most` in its canonical spelling.
pub(crate) fn number(word: &str, most: u8) -> Option<u8> {
    word.parse().ok().filter(|n: &u8| n.to_string() == word && (1..=most).contains(n))
}

fn booster(word: &str) -> Option<Kind> {
    word.parse().ok().filter(|kind| Kind::BOOSTERS.contains(kind))
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let ship = |word: &str| word.parse::<ShipId>().ok();
        let card = |word: &str| word.parse::<Card>().ok();
        let line = |word: &str| word.parse::<Line>().ok();
        let button = |word: &str| word.parse::<Button>().ok();
        let action = || {
            Some(match words.as_slice() {
                ["draw"] => Action::Draw,
                ["salvage"] => Action::Salvage,
                ["take"] => Action::Take,
                ["keep"] => Action::Keep,
                ["shelve"] => Action::Shelve,
                ["reinforce"] => Action::Reinforce,
                ["ready"] => Action::Ready,
                ["flotilla"] => Action::Flotilla,
                ["ceasefire"] => Action::Ceasefire,
                ["redraw"] => Action::Redraw,
                ["reform"] => Action::Reform,
                ["prime"] => Action::Prime,
                ["launch"] => Action::Launch,
                ["stash"] => Action::Stash,
                ["give"] => Action::Give,
                ["pass"] => Action::Pass,
                ["pick", which] => Action::Pick(ship(which)?),
                ["race", which] => Action::Race(which.parse().ok()?),
                ["choose", which] => Action::Choose(card(which)?),
                ["line", which, to] => Action::Line(ship(which)?, line(to)?),
                ["show", which, to] => Action::Show(ship(which)?, line(to)?),
                ["move", which, to] => Action::Move(ship(which)?, line(to)?),
                ["raise", which] => Action::Raise(ship(which)?),
                ["lower", which] => Action::Lower(ship(which)?),
                ["mend", which, what] => Action::Mend(ship(which)?, button(what)?),
                ["repair", which] => Action::Repair(card(which)?),
                ["patch", which] => Action::Patch(ship(which)?),
                ["attack", which] => Action::Attack(ship(which)?),
                ["fighters", which, squadrons] => {
                    Action::Fighters(ship(which)?, number(squadrons, MOST_SQUADRONS)?)
                }
                ["planet", cards] => Action::Planet(number(cards, 2)?),
                ["mutiny", which] => Action::Mutiny(ship(which)?),
                ["target", which] => Action::Target(ship(which)?),
                ["fire", which] => Action::Fire(card(which)?, None),
                ["fire", which, boost] => Action::Fire(card(which)?, Some(booster(boost)?)),
                ["cancel", what] => Action::Cancel(what.parse().ok()?),
                ["defend", which] => Action::Defend(card(which)?, None),
                ["defend", which, boost] => Action::Defend(card(which)?, Some(booster(boost)?)),
                ["at", shot] => Action::At(number(shot, MOST_SHOTS)?),
                ["react", which] => Action::React(card(which)?),
                ["man", which] => Action::Man(ship(which)?),
                ["damage", what] => Action::Damage(button(what)?),
                ["toss", which] => Action::Toss(card(which)?),
                ["discard", which] => Action::Discard(card(which)?),
                ["top", which] => Action::Top(card(which)?),
                ["duel", which] => Action::Duel(ship(which)?),
                _ => return None,
            })
        };
        action().ok_or_else(|| {
            Unreadable::new(
                text,
                "an action such as attack kli-d7, fire drone:4 scatterpack, defend ecm:3 or pass",
            )
        })
    }
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The seat that takes the first turn: `first 2`.
    First(Seat),
    /// The seat that picks its race next: `next 2`.
    Next(Seat),
    /// The number of the next order card: `order 3`.
    Order(u8),
    /// The player whose order card is called, and its number: `call 2 3`.
    Call(Seat, u8),
    /// The next ship: `ship kli-d7`.
    Ship(ShipId),
    /// The next action card: `draw ecm:4`.
    Draw(Card),
    /// The sum of the dice: `dice 7`.
    Dice(u8),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Next(seat) => write!(f, "next {seat}"),
            Outcome::Order(number) => write!(f, "order {number}"),
            Outcome::Call(seat, number) => write!(f, "call {seat} {number}"),
            Outcome::Ship(ship) => write!(f, "ship {ship}"),
            Outcome::Draw(card) => write!(f, "draw {card}"),
            Outcome::Dice(sum) => write!(f, "dice {sum}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Outcome, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let outcome = || {
            Some(match words.as_slice() {
                ["first", seat] => Outcome::First(seat.parse().ok()?),
                ["next", seat] => Outcome::Next(seat.parse().ok()?),
                ["order", place] => Outcome::Order(number(place, 8)?),
                ["call", seat, place] => Outcome::Call(seat.parse().ok()?, number(place, 8)?),
                ["ship", ship] => Outcome::Ship(ship.parse().ok()?),
                ["draw", card] => Outcome::Draw(card.parse().ok()?),
                ["dice", sum] => Outcome::Dice(number(sum, 48)?),
                _ => return None,
            })
        };
        outcome().ok_or_else(|| {
            Unreadable::new(
                text,
                "first SEAT, next SEAT, order N, call SEAT N, ship SHIP, draw CARD or dice N",
            )
        })
    }
}

/// A table word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// The current game turn is the last: `last turn`.
    LastTurn,
    /// A player makes a public offer: `offer 2`.
    Offer(Seat),
    /// A player has kept their promise: `kept 2`.
    Kept(Seat),
    /// A player has broken a promise and may make no more: `broke 2`.
    Broke(Seat),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::LastTurn => f.write_str("last turn"),
            Word::Offer(seat) => write!(f, "offer {seat}"),
            Word::Kept(seat) => write!(f, "kept {seat}"),
            Word::Broke(seat) => write!(f, "broke {seat}"),
        }
    }
}

impl FromStr for Word {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Word, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let word = || {
            Some(match words.as_slice() {
                ["last", "turn"] => Word::LastTurn,
                ["offer", seat] => Word::Offer(seat.parse().ok()?),
                ["kept", seat] => Word::Kept(seat.parse().ok()?),
                ["broke", seat] => Word::Broke(seat.parse().ok()?),
                _ => return None,
            })
        };
        word().ok_or_else(|| Unreadable::new(text, "last turn, offer SEAT, kept SEAT or broke SEAT"))
    }
}

/// Something on the table that a player may point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// An action card: `card ecm:4`.
    Card(Card),
    /// A ship: `ship kli-d7`.
    Ship(ShipId),
    /// A ship's buttons of one kind: `button kli-d7 photon`.
    Button(ShipId, Button),
    /// The action deck: `deck`.
    Deck,
    /// The discards: `discards`.
    Discards,
    /// The viewer's own reserve cards: `reserve`.
    Reserve,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(card) => write!(f, "card {card}"),
            Thing::Ship(ship) => write!(f, "ship {ship}"),
            Thing::Button(ship, button) => write!(f, "button {ship} {button}"),
            Thing::Deck => f.write_str("deck"),
            Thing::Discards => f.write_str("discards"),
            Thing::Reserve => f.write_str("reserve"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Thing, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let thing = || {
            Some(match words.as_slice() {
                ["card", card] => Thing::Card(card.parse().ok()?),
                ["ship", ship] => Thing::Ship(ship.parse().ok()?),
                ["button", ship, button] => Thing::Button(ship.parse().ok()?, button.parse().ok()?),
                ["deck"] => Thing::Deck,
                ["discards"] => Thing::Discards,
                ["reserve"] => Thing::Reserve,
                _ => return None,
            })
        };
        thing().ok_or_else(|| {
            Unreadable::new(text, "card CARD, ship SHIP, button SHIP BUTTON, deck, discards or reserve")
        })
    }
}

impl Action {
    /// The card the action plays or names, and its booster.
    pub const fn card(self) -> Option<(Card, Option<Kind>)> {
        match self {
            Action::Choose(card)
            | Action::Repair(card)
            | Action::React(card)
            | Action::Toss(card)
            | Action::Discard(card)
            | Action::Top(card) => Some((card, None)),
            Action::Fire(card, boost) | Action::Defend(card, boost) => Some((card, boost)),
            _ => None,
        }
    }

    /// The ship the action names.
    pub const fn ship(self) -> Option<ShipId> {
        match self {
            Action::Pick(ship)
            | Action::Line(ship, _)
            | Action::Show(ship, _)
            | Action::Move(ship, _)
            | Action::Raise(ship)
            | Action::Lower(ship)
            | Action::Mend(ship, _)
            | Action::Patch(ship)
            | Action::Attack(ship)
            | Action::Fighters(ship, _)
            | Action::Mutiny(ship)
            | Action::Target(ship)
            | Action::Man(ship)
            | Action::Duel(ship) => Some(ship),
            _ => None,
        }
    }

    /// The kind of card the action plays without naming its face.
    pub const fn plays(self) -> Option<Kind> {
        match self {
            Action::Reinforce => Some(Kind::Reinforcements),
            Action::Planet(_) => Some(Kind::PlanetBasedFighters),
            Action::Flotilla => Some(Kind::PfFlotilla),
            Action::Mutiny(_) => Some(Kind::KlingonMutiny),
            Action::Ceasefire => Some(Kind::OrganianCeasefire),
            Action::Prime => Some(Kind::PrimeTeam),
            Action::Cancel(what) => Some(what.card()),
            _ => None,
        }
    }

    /// Whether the action names this thing. [`View::concerns`](crate::View::concerns) also covers what an
    /// action implies, such as whose button is covered.
    pub fn concerns(self, thing: Thing) -> bool {
        match thing {
            Thing::Card(card) => {
                let named =
                    self.card().is_some_and(|(named, boost)| named == card || boost == Some(card.kind));
                named || self.plays() == Some(card.kind)
            }
            Thing::Ship(ship) => self.ship() == Some(ship),
            Thing::Button(ship, button) => match self {
                Action::Mend(mended, covered) => (mended, covered) == (ship, button),
                Action::Fighters(carrier, _) => (carrier, Button::Fighters) == (ship, button),
                _ => false,
            },
            Thing::Deck => self == Action::Draw,
            Thing::Discards => self == Action::Salvage,
            Thing::Reserve => matches!(self, Action::Take | Action::Stash | Action::Shelve),
        }
    }
}
