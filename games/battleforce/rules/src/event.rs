//! Events: what happens, for logs and animation.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Cancel;
use crate::card::{Card, Kind};
use crate::ship::{Button, Line, Race, ShipId};

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Only one fleet is left.
    LastFleet,
    /// An ally has lost all ships.
    AllyLost,
    /// The first player has lost all ships.
    Elimination,
    /// Somebody has destroyed enough ships.
    Ships,
    /// The last game turn is over.
    LastTurn,
    /// The maximum number of game turns has been played.
    TurnLimit,
}

/// What attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Attacker {
    /// A ship with its weapons.
    Ship(ShipId),
    /// A carrier's squadrons.
    Fighters(ShipId, u8),
    /// This many cards of planet-based fighters.
    Planet(u8),
    /// The PF flotilla.
    Flotilla,
    /// Mutineers.
    Mutiny,
}

/// Something that happened. Each viewer's version leaves out what that viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum Event {
    /// Chance decides who begins.
    First { seat: Seat },
    /// Chance decides who picks a race next.
    PicksNext { seat: Seat },
    /// A player gets an order card.
    OrderDealt { seat: Seat, number: Option<u8> },
    /// The number of a player's order card is called.
    OrderCalled { seat: Seat, number: u8 },
    /// A player picks a race.
    RacePicked { seat: Seat, race: Race },
    /// A player picks a ship.
    Picked { seat: Seat, ship: ShipId },
    /// A player stops picking ships.
    PicksDone { seat: Seat },
    /// A ship is dealt.
    ShipDealt { seat: Seat, ship: Option<ShipId>, face_up: bool },
    /// A ship joins a fleet through Reinforcements.
    Reinforced { seat: Seat, ship: Option<ShipId>, face_up: bool },
    /// A card is drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// The automaton turns up a card.
    TurnedUp { seat: Seat, card: Card },
    /// A card goes into a reserve.
    Stashed { seat: Seat, card: Option<Card> },
    /// A reserve card goes into the hand.
    Took { seat: Seat, card: Option<Card> },
    /// A card goes into the ally's reserve.
    Gave { seat: Seat, to: Seat, card: Option<Card> },
    /// The top discard is drawn.
    Salvaged { seat: Seat, card: Card },
    /// The discards are shuffled into a new deck.
    Reshuffled { cards: u32 },
    /// A ship is placed in a line, unseen by others.
    Lined { seat: Seat, ship: Option<ShipId>, line: Option<Line> },
    /// A ship is shown in its line.
    Shown { seat: Seat, ship: ShipId, line: Line },
    /// A cloak or web goes up.
    Raised { seat: Seat, ship: ShipId },
    /// A cloak or web comes down.
    Lowered { seat: Seat, ship: ShipId },
    /// A turn begins.
    Turn { seat: Seat, turn: u8 },
    /// One damage is removed.
    Mended { seat: Seat, ship: ShipId, button: Button },
    /// A repair card is played.
    Repairs { seat: Seat, card: Card, ship: ShipId },
    /// A ship moves into another line.
    Moved { seat: Seat, ship: ShipId, line: Line },
    /// The Main Body has to advance into the empty Screen.
    Advanced { seat: Seat },
    /// An attack begins.
    Attacks { seat: Seat, attacker: Attacker, target: Option<ShipId>, owner: Option<Seat> },
    /// A weapon card is fired.
    Fired { seat: Seat, card: Card, booster: Option<Kind> },
    /// A protection of the target is cancelled.
    Cancelled { seat: Seat, what: Cancel },
    /// A Prime Team is played.
    Primed { seat: Seat, by: i8 },
    /// The attack is complete; this much damage is coming.
    Launched { seat: Seat, damage: u8 },
    /// A card is played in defence.
    Defends { seat: Seat, ship: ShipId, card: Card, booster: Option<Kind> },
    /// A number counts against an attack card, whose damage may drop by less (`effect`).
    Reduced { shot: u8, by: u8, effect: u8 },
    /// An attack card or its booster is removed.
    Removed { shot: u8, card: Kind },
    /// A number counts against the whole attack, whose damage may drop by less (`effect`).
    AttackReduced { by: u8, effect: u8 },
    /// A ship fires at fighters or PFs.
    ShootsDown { seat: Seat, ship: ShipId, card: Card, booster: Option<Kind>, damage: u8 },
    /// A defence card is answered.
    Reacts { seat: Seat, card: Card, against: Card },
    /// The PF flotilla is destroyed.
    FlotillaDestroyed { seat: Seat },
    /// Dice are rolled.
    Rolled { seat: Seat, dice: u8, total: u8 },
    /// A ship leaves the attack.
    Disengaged { seat: Seat, ship: ShipId },
    /// A ship is hit.
    Hit { ship: ShipId, owner: Seat, damage: u8 },
    /// The attack does no damage.
    Missed { ship: ShipId },
    /// A button is covered.
    Damaged { ship: ShipId, button: Button },
    /// A carrier loses squadrons.
    SquadronsLost { ship: ShipId, squadrons: u8 },
    /// A ship is destroyed. Nobody scores for ships destroyed by PFs.
    Destroyed { ship: ShipId, owner: Seat, by: Option<Seat> },
    /// A ship is captured.
    Captured { ship: ShipId, owner: Seat, by: Seat },
    /// A player has no ships left.
    Eliminated { seat: Seat },
    /// The Organians enforce a ceasefire.
    Ceasefire { seat: Seat },
    /// A card is removed from the ship it was attached to.
    CardsLeft { ship: ShipId, card: Card },
    /// A card is discarded for another.
    Tossed { seat: Seat, card: Card },
    /// A card is discarded at the end of a turn.
    Discarded { seat: Seat, card: Card },
    /// A card is put on top of the discards.
    OnTop { card: Card },
    /// The table calls the last game turn.
    LastTurn,
    /// A player makes an offer.
    Offered { seat: Seat },
    /// A player has kept a promise.
    KeptPromise { seat: Seat },
    /// A player has broken a promise.
    BrokePromise { seat: Seat },
    /// A tied player turns up a card.
    TieCard { seat: Seat, card: Card },
    /// A tied player picks a ship for the duel.
    DuelShip { seat: Seat, ship: ShipId },
    /// The game is over.
    Ended { by: Ending, winners: SeatSet },
}
