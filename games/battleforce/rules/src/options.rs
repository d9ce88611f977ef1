//! The options that a table's owner can choose, and which of them are compatible.

use std::fmt;
use std::str::FromStr;

use contract::{Dice, OptionInfo, OptionValues, OptionWord, Refusal, Unreadable};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::number;
use crate::registry as rule;

/// The level of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// The first game: four ships each, fewer kinds of cards.
    Introductory,
    /// The basic game.
    #[default]
    Basic,
    /// The advanced game: reserves, formations, cloak and web.
    Advanced,
}

/// How fleets are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FleetChoice {
    /// Chance deals them.
    #[default]
    Dealt,
    /// Players take turns picking ships up to a limit of points.
    Points,
    /// Players take turns picking single ships.
    Draft,
    /// Each player picks a dreadnought and a carrier; the rest is dealt.
    Centre,
    /// Players take turns picking four ships each; the rest is dealt.
    FirstFour,
    /// Each player picks a race.
    Race,
}

/// The condition that ends the game before only one fleet is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// Nothing else: `last_fleet`.
    #[default]
    LastFleet,
    /// The table announces the last game turn: `time`.
    Time,
    /// The action deck has been reshuffled this many times: `reshuffles_3`.
    Reshuffles(u8),
    /// Somebody has destroyed this many ships: `ships_5`.
    Ships(u8),
    /// Somebody has lost all ships: `elimination`.
    Elimination,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::LastFleet => f.write_str("last_fleet"),
            End::Time => f.write_str("time"),
            End::Reshuffles(count) => write!(f, "reshuffles_{count}"),
            End::Ships(count) => write!(f, "ships_{count}"),
            End::Elimination => f.write_str("elimination"),
        }
    }
}

impl FromStr for End {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<End, Unreadable> {
        let end = || match text.split_once('_') {
            _ if text == "last_fleet" => Some(End::LastFleet),
            None if text == "time" => Some(End::Time),
            None if text == "elimination" => Some(End::Elimination),
            Some(("reshuffles", count)) => Some(End::Reshuffles(number(count, 4).filter(|n| *n >= 3)?)),
            Some(("ships", count)) => Some(End::Ships(number(count, 30)?)),
            _ => None,
        };
        end().ok_or_else(|| {
            Unreadable::new(
                text,
                "last_fleet, time, reshuffles_3, reshuffles_4, ships_1 to ships_30 or elimination",
            )
        })
    }
}

impl Serialize for End {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for End {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<End, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The treatment of ties for the most points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// They share the win.
    #[default]
    Shared,
    /// They turn up five cards each; the highest total damage wins.
    Cards,
    /// They fight it out with one ship each.
    Duel,
}

/// How strong planet-based fighters are (R1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanetFighters {
    /// Two dice for each card.
    #[default]
    TwoDice,
    /// Six fighters and a die for each card.
    SixAndDie,
}

/// What the PFs add to their dice (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlotillaStrength {
    /// The PFs that are left; each has two points of damage.
    #[default]
    Boats,
    /// The points of damage that are left.
    Points,
}

/// How much may be fired at PFs (R4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlotillaFire {
    /// One card per opponent, or two if there is only one opponent.
    #[default]
    OneEach,
    /// One card per ship.
    EveryShip,
}

/// What Shields, Maneuvers and ECM reduce (R8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reductions {
    /// One attack card with its booster.
    #[default]
    Card,
    /// The whole attack.
    Attack,
}

/// When a ship in a web may fire phasers (R17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WebPhasers {
    /// Only at fighters that attack it.
    #[default]
    AtFighters,
    /// In every defence.
    InDefence,
}

/// The options of a table.
#[allow(clippy::struct_excessive_bools, reason = "each is a rule of its own that is played or not")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The level of the game.
    pub game: Level,
    /// Whether the advanced game has its three lines.
    pub formations: bool,
    /// Whether there are fighters; optional in the basic game.
    pub fighters: bool,
    /// One player against the automaton on seat 2.
    pub solitaire: bool,
    /// How fleets are chosen.
    pub fleet: FleetChoice,
    /// The point limit for fleets chosen by points.
    pub points: u16,
    /// Whether the top discard may be drawn.
    pub top_discard: bool,
    /// Whether players sitting opposite each other are allies.
    pub allies: bool,
    /// Whether public offers are tracked.
    pub diplomacy: bool,
    /// Whether a second ship may attack in a turn; the hand limit is then 6.
    pub second_attack: bool,
    /// Whether weapons work until their ship is destroyed.
    pub traditional_damage: bool,
    /// Whether the turn order is dealt again for every game turn.
    pub order_cards: bool,
    /// What else ends the game.
    pub end: End,
    /// The treatment of ties for the most points.
    pub ties: Ties,
    /// How strong planet-based fighters are (R1).
    pub planet_fighters: PlanetFighters,
    /// What the PFs add to their dice (R3).
    pub flotilla_strength: FlotillaStrength,
    /// How much may be fired at PFs (R4).
    pub flotilla_fire: FlotillaFire,
    /// What Shields, Maneuvers and ECM reduce (R8).
    pub reductions: Reductions,
    /// When a ship in a web may fire phasers (R17).
    pub web_phasers: WebPhasers,
}

/// The default point limit of a chosen fleet.
const USUAL_POINTS: u16 = 65;

impl Default for Options {
    fn default() -> Options {
        Options {
            game: Level::Basic,
            formations: true,
            fighters: true,
            solitaire: false,
            fleet: FleetChoice::Dealt,
            points: USUAL_POINTS,
            top_discard: false,
            allies: false,
            diplomacy: false,
            second_attack: false,
            traditional_damage: false,
            order_cards: false,
            end: End::LastFleet,
            ties: Ties::Shared,
            planet_fighters: PlanetFighters::TwoDice,
            flotilla_strength: FlotillaStrength::Boats,
            flotilla_fire: FlotillaFire::OneEach,
            reductions: Reductions::Card,
            web_phasers: WebPhasers::AtFighters,
        }
    }
}

impl Options {
    /// The advanced game with default options.
    pub fn advanced() -> Options {
        Options { game: Level::Advanced, ..Options::default() }
    }

    /// One player against the automaton.
    pub fn solitaire() -> Options {
        Options { solitaire: true, ..Options::advanced() }
    }

    /// Random options, for tests that need to see all of them. Some combinations are refused as incompatible.
    pub fn at_random(dice: &mut impl Dice) -> Options {
        let mut one_in = |chances: u32| dice.below(chances) == 0;
        if one_in(12) {
            let (second_attack, traditional_damage) = (one_in(4), one_in(4));
            return Options { second_attack, traditional_damage, ..Options::solitaire() };
        }
        let [top_discard, allies, diplomacy, second_attack, traditional_damage, order_cards] =
            std::array::from_fn(|_| one_in(4));
        let (formations, fighters) = (!one_in(4), !one_in(4));
        let mut pick = |count: usize| dice.below(count as u32) as usize;
        let fleet = [
            FleetChoice::Dealt,
            FleetChoice::Dealt,
            FleetChoice::Points,
            FleetChoice::Draft,
            FleetChoice::Centre,
            FleetChoice::FirstFour,
            FleetChoice::Race,
        ][pick(7)];
        Options {
            game: [Level::Introductory, Level::Basic, Level::Basic, Level::Advanced, Level::Advanced]
                [pick(5)],
            formations,
            fighters,
            solitaire: false,
            fleet,
            points: if fleet == FleetChoice::Points { [20, 40, 65, 120][pick(4)] } else { USUAL_POINTS },
            top_discard,
            allies,
            diplomacy,
            second_attack,
            traditional_damage,
            order_cards,
            end: [
                End::LastFleet,
                End::Time,
                End::Reshuffles(3),
                End::Reshuffles(4),
                End::Ships(1),
                End::Ships(3),
                End::Elimination,
            ][pick(7)],
            ties: [Ties::Shared, Ties::Cards, Ties::Duel][pick(3)],
            planet_fighters: [PlanetFighters::TwoDice, PlanetFighters::SixAndDie][pick(2)],
            flotilla_strength: [FlotillaStrength::Boats, FlotillaStrength::Points][pick(2)],
            flotilla_fire: [FlotillaFire::OneEach, FlotillaFire::EveryShip][pick(2)],
            reductions: [Reductions::Card, Reductions::Card, Reductions::Attack][pick(3)],
            web_phasers: [WebPhasers::AtFighters, WebPhasers::InDefence][pick(2)],
        }
    }

    /// Checks that the options are compatible at a table with this many seats.
    pub(crate) fn check(&self, seats: u8) -> Result<(), Refusal> {
        let advanced = self.game == Level::Advanced;
        let chosen_points = self.fleet == FleetChoice::Points;
        let lonely = !self.allies
            && !self.diplomacy
            && !self.order_cards
            && !self.top_discard
            && self.fleet == FleetChoice::Dealt
            && self.ties != Ties::Duel;
        let demands = [
            (advanced || self.formations, &rule::OPTION_FORMATIONS),
            (!advanced || self.fighters, &rule::OPTION_FIGHTERS),
            (chosen_points || self.points == USUAL_POINTS, &rule::OPTION_POINTS),
            ((20..=120).contains(&self.points), &rule::OPTION_POINTS),
            (!chosen_points || seats <= 3, &rule::OPTION_POINTS),
            (
                self.game != Level::Introductory
                    || matches!(self.fleet, FleetChoice::Dealt | FleetChoice::Draft),
                &rule::OPTION_INTRODUCTORY,
            ),
            (!self.allies || (seats >= 4 && seats.is_multiple_of(2)), &rule::OPTION_ALLIES),
            (!(self.allies && self.ties == Ties::Duel), &rule::OPTION_DUEL),
            (!self.solitaire || seats == 2, &rule::OPTION_SOLITAIRE),
            (!self.solitaire || (advanced && self.formations), &rule::OPTION_SOLITAIRE),
            (!self.solitaire || lonely, &rule::OPTION_SOLITAIRE),
            (self.fleet != FleetChoice::Race || seats <= 6, &rule::OPTION_RACE),
            (!self.traditional_damage || self.reductions == Reductions::Card, &rule::OPTION_TRADITIONAL),
        ];
        match demands.into_iter().find(|(holds, _)| !holds) {
            Some((_, rule)) => Err(Refusal::under(rule)),
            None => Ok(()),
        }
    }
}

const fn option(name: &'static str, values: OptionValues, default: &'static str) -> OptionInfo {
    OptionInfo { name, values, default }
}

const fn switch(name: &'static str, default: &'static str) -> OptionInfo {
    option(name, OptionValues::Switch, default)
}

/// The values of an option, in most cases with the default first.
macro_rules! words {
    ($($word:literal),*) => { OptionValues::Words(&[$(OptionWord::Plain($word)),*]) };
}

/// Every option, for lists.
pub(crate) const ALL: &[OptionInfo] = &[
    option("game", words!["introductory", "basic", "advanced"], "basic"),
    switch("formations", "true"),
    switch("fighters", "true"),
    switch("solitaire", "false"),
    option("fleet", words!["dealt", "points", "draft", "centre", "first_four", "race"], "dealt"),
    option("points", OptionValues::Number { least: 20, most: 120 }, "65"),
    switch("top_discard", "false"),
    switch("allies", "false"),
    switch("diplomacy", "false"),
    switch("second_attack", "false"),
    switch("traditional_damage", "false"),
    switch("order_cards", "false"),
    option(
        "end",
        OptionValues::Words(&[
            OptionWord::Plain("last_fleet"),
            OptionWord::Plain("time"),
            OptionWord::Numbered { word: "reshuffles", least: 3, most: 4 },
            OptionWord::Numbered { word: "ships", least: 1, most: 30 },
            OptionWord::Plain("elimination"),
        ]),
        "last_fleet",
    ),
    option("ties", words!["shared", "cards", "duel"], "shared"),
    option("planet_fighters", words!["two_dice", "six_and_die"], "two_dice"),
    option("flotilla_strength", words!["boats", "points"], "boats"),
    option("flotilla_fire", words!["one_each", "every_ship"], "one_each"),
    option("reductions", words!["card", "attack"], "card"),
    option("web_phasers", words!["at_fighters", "in_defence"], "at_fighters"),
];
