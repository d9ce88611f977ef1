//! The components: ships and action cards, read from a TOML file that users can replace.

use std::collections::BTreeMap;

use contract::{ContentFault, Inspection};
use serde::{Deserialize, Serialize, Serializer};
use toml::Spanned;

use crate::card::{Card, Kind, MOST_FACES, MOST_VALUE};
use crate::ship::{Button, Buttons, Device, MOST_CLASS_LETTERS, Race, ShipId};

/// The maximum number of ships in a game; two copies have twice as many.
pub const MOST_SHIPS: usize = 40;
/// The minimum number of ships in a game.
pub const FEWEST_SHIPS: usize = 12;
/// The maximum number of action cards in a game, counting all copies.
pub const MOST_CARDS: usize = 100;
/// The maximum number of copies of one card.
pub const MOST_COPIES: u32 = 20;
/// The minimum number of action cards in a game, counting all copies.
pub const FEWEST_CARDS: usize = 60;
/// The maximum number of weapons on a ship, including option mounts.
pub const MOST_WEAPONS_PER_SHIP: usize = 9;
/// The maximum number of buttons of one kind on a ship.
pub const MOST_BUTTONS_PER_KIND: u32 = 9;
/// The maximum number of fighter squadrons on a ship.
pub(crate) const MOST_SQUADRONS: u32 = 4;
/// The maximum point value of a ship.
pub const MOST_POINTS: u32 = 30;
/// The maximum number of cards that can stay on ships after an attack: Erratic Maneuvers, Wild Weasel and
/// Disengage together.
pub const MOST_LINGERING: usize = 12;

/// The checked components of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The ships, in list order.
    pub(crate) ships: Vec<ShipInfo>,
    /// The faces of the cards, sorted by kind and value.
    pub(crate) cards: Vec<CardInfo>,
}

/// A ship in its undamaged condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShipInfo {
    /// Its id in notation.
    pub id: ShipId,
    /// The race that built it.
    pub race: Race,
    /// Its class as printed, such as `D7`.
    pub class: String,
    /// Its type, such as `heavy cruiser`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Its weapons, fighters and free hits.
    #[serde(serialize_with = "as_map")]
    pub(crate) buttons: Buttons,
    /// The device that protects it in the advanced game, if any.
    pub device: Option<Device>,
    /// Its point value.
    pub points: u8,
    /// Where the row comes from.
    pub origin: String,
}

/// A face of the action cards and the number of cards that have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardInfo {
    /// The face.
    pub card: Card,
    /// How many cards have it.
    pub copies: u8,
    /// Where the row comes from.
    pub origin: String,
}

fn as_map<S: Serializer>(buttons: &Buttons, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(buttons.kinds().map(|button| (button, buttons.count(button))))
}

impl ShipInfo {
    /// Its buttons, with the number of each kind.
    pub fn buttons(&self) -> impl Iterator<Item = (Button, u8)> {
        self.buttons.kinds().map(|button| (button, self.buttons.count(button)))
    }

    /// The number of its buttons. It survives that much damage; one more destroys it.
    pub fn hits(&self) -> u8 {
        self.buttons.total()
    }

    /// Whether it is a dreadnought.
    pub fn is_dreadnought(&self) -> bool {
        self.kind == "dreadnought"
    }

    /// Whether it is a carrier of any size.
    pub fn is_carrier(&self) -> bool {
        self.kind.ends_with("carrier")
    }
}

impl Content {
    /// The ships.
    pub fn ships(&self) -> &[ShipInfo] {
        &self.ships
    }

    /// The faces of the action cards, sorted by kind and value.
    pub fn cards(&self) -> &[CardInfo] {
        &self.cards
    }

    /// The name and origin of each row.
    pub fn origins(&self) -> Vec<(String, String)> {
        let ships = self.ships.iter().map(|ship| (format!("ship {}", ship.name), ship.origin.clone()));
        let cards = self.cards.iter().map(|card| (format!("card {}", card.card), card.origin.clone()));
        ships.chain(cards).collect()
    }

    /// Reads and checks a component file, reporting every fault in it.
    pub fn read(text: &str) -> Result<Content, Vec<ContentFault>> {
        Inspection::read(text, |inspection, file: File| Reader(inspection).read(&file))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    ship: Vec<ShipRow>,
    #[serde(default)]
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipRow {
    race: Race,
    class: Spanned<String>,
    kind: Spanned<String>,
    name: Spanned<String>,
    buttons: Spanned<BTreeMap<Spanned<String>, Spanned<u32>>>,
    device: Option<Device>,
    points: Spanned<u32>,
    origin: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    kind: Spanned<Kind>,
    value: Option<Spanned<u32>>,
    copies: Spanned<u32>,
    origin: Spanned<String>,
}

/// Converts the file into components and reports every fault in it.
struct Reader<'a, 'b>(&'a mut Inspection<'b>);

impl Reader<'_, '_> {
    fn read(&mut self, file: &File) -> Content {
        Content { ships: self.ships(&file.ship), cards: self.cards(&file.card) }
    }

    fn ships(&mut self, rows: &[ShipRow]) -> Vec<ShipInfo> {
        let mut ships: Vec<ShipInfo> = Vec::new();
        for row in rows.iter().take(MOST_SHIPS) {
            let Some(ship) = self.ship(row) else { continue };
            if let Some(other) = ships.iter().find(|other| other.id == ship.id) {
                self.0.fault(
                    &row.class,
                    format!(
                        "{} and {} are both {}: give each ship of a race its own class",
                        other.name, ship.name, ship.id
                    ),
                );
            }
            ships.push(ship);
        }
        if let Some(row) = rows.get(MOST_SHIPS) {
            self.0.fault(
                &row.class,
                format!(
                    "a game has at most {MOST_SHIPS} ships, not {}: leave out this one and all after it",
                    rows.len()
                ),
            );
        }
        if rows.len() < FEWEST_SHIPS {
            let last = rows.last().map_or(0, |row| row.class.span().start);
            self.0.fault_at(
                last,
                format!("a game has at least {FEWEST_SHIPS} ships, not {}: add more", rows.len()),
            );
        }
        ships
    }

    /// Reads a ship; none if it has no valid id.
    fn ship(&mut self, row: &ShipRow) -> Option<ShipInfo> {
        let class = row.class.get_ref();
        let name = self.0.text(&row.name);
        let id = ShipId::new(row.race, &class.to_ascii_lowercase());
        if id.is_none() {
            self.0.fault(
                &row.class,
                format!(
                    "the class {class:?} of {name} must be 1 to {MOST_CLASS_LETTERS} letters A to Z or digits"
                ),
            );
        }
        let kind = self.0.text(&row.kind);
        let buttons = self.buttons(row, &name);
        let points = self.0.range(&row.points, &format!("the points of {name}"), 1, MOST_POINTS) as u8;
        let origin = self.0.text(&row.origin);
        let (race, class, device) = (row.race, class.clone(), row.device);
        id.map(|id| ShipInfo { id, race, class, kind, name, buttons, device, points, origin })
    }

    fn buttons(&mut self, row: &ShipRow, name: &str) -> Buttons {
        let (mut buttons, mut weapons) = (Buttons::NONE, 0_u64);
        for (word, count) in row.buttons.get_ref() {
            let Ok(button) = word.get_ref().parse::<Button>() else {
                let known = Button::ALL.map(|button| button.to_string()).join(", ");
                self.0.fault(
                    word,
                    format!("{:?} of {name} is not a button; use one of {known}", word.get_ref()),
                );
                continue;
            };
            let most = if button == Button::Fighters { MOST_SQUADRONS } else { MOST_BUTTONS_PER_KIND };
            let what = format!("the {button} buttons of {name}");
            buttons.add(button, self.0.range(count, &what, 0, most) as u8);
            weapons += if button <= Button::OptionMount { u64::from(*count.get_ref()) } else { 0 };
        }
        if weapons > MOST_WEAPONS_PER_SHIP as u64 {
            self.0.fault(
                &row.buttons,
                format!(
                    "{name} has {weapons} weapons and option mounts, at most {MOST_WEAPONS_PER_SHIP} may be: \
                     leave some out"
                ),
            );
        }
        if row.buttons.get_ref().values().all(|count| *count.get_ref() == 0) {
            self.0.fault(
                &row.buttons,
                format!("{name} has no buttons: give it at least 1, such as a free_hit"),
            );
        }
        buttons
    }

    fn cards(&mut self, rows: &[CardRow]) -> Vec<CardInfo> {
        let mut cards: Vec<CardInfo> = Vec::new();
        for row in rows {
            let Some(card) = self.card(row) else { continue };
            if cards.iter().any(|other| other.card == card.card) {
                self.0.fault(
                    &row.kind,
                    format!("the card {} already exists; add its copies to the first row", card.card),
                );
                continue;
            }
            if cards.len() == MOST_FACES {
                self.0.fault(
                    &row.kind,
                    format!(
                        "a game has at most {MOST_FACES} different cards: leave out {} and all after it",
                        card.card
                    ),
                );
                break;
            }
            cards.push(card);
        }
        self.all_cards(rows);
        cards.sort_by_key(|card| card.card);
        cards
    }

    /// Reads a card; none if its value is wrong or missing.
    fn card(&mut self, row: &CardRow) -> Option<CardInfo> {
        let kind = *row.kind.get_ref();
        let copies = format!("the copies of a card {kind}");
        let copies = self.0.range(&row.copies, &copies, 1, MOST_COPIES) as u8;
        let origin = self.0.text(&row.origin);
        let value = match &row.value {
            Some(value) if kind.has_value() => {
                let found = self.0.range(value, &format!("the value of {kind}"), 1, MOST_VALUE.into());
                (found == *value.get_ref()).then_some(found as u8)
            }
            Some(value) => {
                self.0.fault(value, format!("{kind} has no value: leave it out"));
                None
            }
            None if kind.has_value() => {
                self.0.fault(&row.kind, format!("{kind} needs a value: add one from 1 to {MOST_VALUE}"));
                None
            }
            None => Some(0),
        };
        value.map(|value| CardInfo { card: Card { kind, value }, copies, origin })
    }

    /// Checks that apply to all cards together.
    fn all_cards(&mut self, rows: &[CardRow]) {
        let all = self.at_most(rows, |_| true, MOST_CARDS, "cards");
        let lingers = |kind| matches!(kind, Kind::ErraticManeuvers | Kind::WildWeasel | Kind::Disengage);
        let what = "cards erratic_maneuvers, wild_weasel and disengage together";
        self.at_most(rows, lingers, MOST_LINGERING, what);
        let last = rows.last().map_or(0, |row| row.kind.span().start);
        if all < FEWEST_CARDS as u64 {
            self.0.fault_at(last, format!("a game has at least {FEWEST_CARDS} cards, not {all}: add more"));
        }
        if !rows.iter().any(|row| row.kind.get_ref().is_weapon()) {
            self.0.fault_at(
                last,
                "nobody could attack without a weapon among the cards: add one, such as phaser_1",
            );
        }
    }

    /// Counts the copies of some cards and reports the row that exceeds the maximum.
    fn at_most(&mut self, rows: &[CardRow], counts: fn(Kind) -> bool, most: usize, what: &str) -> u64 {
        let (mut sum, mut over) = (0_u64, None);
        for row in rows.iter().filter(|row| counts(*row.kind.get_ref())) {
            sum += u64::from(*row.copies.get_ref());
            if sum > most as u64 {
                over = over.or(Some(row));
            }
        }
        if let Some(row) = over {
            self.0.fault(
                &row.copies,
                format!("a game has at most {most} {what}, not {sum}: leave some out from here on"),
            );
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMBEDDED: &str = include_str!("../content/battleforce.toml");

    fn embedded() -> Content {
        Content::read(EMBEDDED).expect("the embedded file is right")
    }

    #[test]
    fn the_embedded_game_has_36_ships_of_seven_races_and_90_cards() {
        let content = embedded();
        assert_eq!(content.ships().len(), 36);
        let of = |race| content.ships().iter().filter(|ship| ship.race == race).count();
        assert_eq!(Race::ALL.map(of), [6, 6, 6, 6, 6, 3, 3]);
        assert_eq!(content.cards().iter().map(|card| u32::from(card.copies)).sum::<u32>(), 90);
        assert!(content.cards().is_sorted_by(|one, other| one.card < other.card));
        assert_eq!(content.ships().iter().filter(|ship| ship.is_dreadnought()).count(), 6);
        assert!(content.ships().iter().all(|ship| {
            ship.is_carrier() == ship.buttons().any(|(button, _)| button == Button::Fighters)
        }));
    }

    #[test]
    fn the_constellation_is_the_ship_of_the_rulebook() {
        let content = embedded();
        let ship = content.ships().iter().find(|ship| ship.name == "Constellation").expect("it is there");
        assert_eq!(ship.id.to_string(), "fed-ca");
        let buttons = [(Button::Photon, 2), (Button::Drone, 1), (Button::Phaser1, 2), (Button::FreeHit, 3)];
        assert_eq!(ship.buttons().collect::<Vec<_>>(), buttons);
        assert_eq!((ship.hits(), ship.points, ship.device), (8, 8, None));
        assert_eq!(ship.origin, "rulebook");
        let shown = serde_json::to_value(ship).expect("a ship can be shown");
        let expected = serde_json::json!({ "photon": 2, "drone": 1, "phaser_1": 2, "free_hit": 3 });
        assert_eq!(shown["buttons"], expected);
    }

    #[test]
    fn points_are_buttons_and_one_more_per_squadron_and_for_a_device() {
        for ship in embedded().ships() {
            let squadrons = ship.buttons.count(Button::Fighters);
            let points = ship.hits() + squadrons + u8::from(ship.device.is_some());
            assert_eq!(ship.points, points, "{}", ship.name);
        }
    }

    #[test]
    fn every_row_has_an_origin() {
        let content = embedded();
        let origins = content.origins();
        assert_eq!(origins.len(), content.ships().len() + content.cards().len());
        assert!(origins.contains(&("ship Constellation".to_owned(), "rulebook".to_owned())));
        assert!(origins.iter().any(|(what, _)| what == "card phaser_1:3"));
        assert!(origins.contains(&("card disengage".to_owned(), "rulebook".to_owned())));
    }

    fn faults(replace: &str, with: &str) -> Vec<ContentFault> {
        assert!(EMBEDDED.contains(replace), "{replace}");
        Content::read(&EMBEDDED.replacen(replace, with, 1)).expect_err("the file is wrong")
    }

    /// The only fault after a replacement.
    fn reason(replace: &str, with: &str) -> String {
        let faults = faults(replace, with);
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults[0].reason.clone()
    }

    fn rows(table: &str) -> (&'static str, Vec<&'static str>) {
        let mut parts = EMBEDDED.split(table);
        (parts.next().unwrap_or_default(), parts.collect())
    }

    #[test]
    fn faults_of_ships_are_reported() {
        for (replace, with, part) in [
            ("photon = 3", "laser = 3", "\"laser\" of Federation is not a button"),
            ("free_hit = 5", "free_hit = 10", "the free_hit buttons of Federation must be from 0 to 9"),
            ("photon = 3", "photon = -1", "-1"),
            ("fighters = 2", "fighters = 5", "the fighters buttons of Horizon must be from 0 to 4"),
            ("photon = 3", "photon = 3, option_mount = 2", "Federation has 10 weapons and option mounts"),
            ("{ photon = 3, drone = 1, phaser_1 = 4, free_hit = 5 }", "{}", "Federation has no buttons"),
            ("free_hit = 5 }", "free_hit = 5, free_hit = 1 }", "duplicate key"),
            ("points = 13", "points = 31", "the points of Federation must be from 1 to 30"),
            ("points = 13", "points = 0", "the points of Federation must be from 1 to 30"),
            ("class = \"CVS\"", "class = \"dn\"", "Federation and Horizon are both fed-dn"),
            ("class = \"CVS\"", "class = \"CV+\"", "the class \"CV+\" of Horizon must be 1 to 4 letters"),
            ("class = \"CVS\"", "class = \"\"", "the class \"\" of Horizon"),
            ("class = \"CVS\"", "class = \"CARRY\"", "the class \"CARRY\" of Horizon"),
            ("name = \"Horizon\"", "name = \" \"", "1 to 80 characters"),
            ("race = \"gorn\"", "race = \"hydran\"", "hydran"),
            ("device = \"web\"", "device = \"shield\"", "shield"),
            ("device = \"web\"", "gadget = \"web\"", "gadget"),
            ("points = 13\norigin = \"reconstructed\"", "points = 13", "missing field `origin`"),
        ] {
            let reason = reason(replace, with);
            assert!(reason.contains(part), "{replace} -> {with}: {reason}");
        }
    }

    #[test]
    fn faults_of_cards_are_reported() {
        let overload = "kind = \"overload\"\ncopies = 3";
        for (replace, with, part) in [
            ("value = 2\ncopies = 4", "copies = 4", "phaser_1 needs a value"),
            ("value = 2\ncopies = 4", "value = 10\ncopies = 4", "the value of phaser_1 must be from 1 to 9"),
            ("value = 2\ncopies = 4", "value = 0\ncopies = 4", "the value of phaser_1 must be from 1 to 9"),
            ("value = 2\ncopies = 4", "value = 3\ncopies = 4", "the card phaser_1:3 already exists"),
            (overload, "kind = \"overload\"\nvalue = 1\ncopies = 3", "overload has no value"),
            (overload, "kind = \"overload\"\ncopies = 0", "the copies of a card overload must be from 1"),
            (overload, "kind = \"overload\"\ncopies = 14", "at most 100 cards, not 101"),
            (overload, "kind = \"overlord\"\ncopies = 3", "overlord"),
            ("kind = \"wild_weasel\"\ncopies = 2", "kind = \"wild_weasel\"\ncopies = 9", "at most 12 cards"),
        ] {
            let reason = reason(replace, with);
            assert!(reason.contains(part), "{replace} -> {with}: {reason}");
        }
    }

    #[test]
    fn faults_are_reported_with_their_lines() {
        let line =
            |part: &str| 1 + EMBEDDED.lines().position(|line| line.contains(part)).expect("it is there");
        let class = line("class = \"CVS\"");
        assert_eq!(faults("class = \"CVS\"", "class = \"?\"")[0].line, class);
        assert_eq!(faults("disruptor = 3", "laser = 3")[0].line, line("disruptor = 3"));
        let wrong = EMBEDDED.replacen("points = 13", "points = 0", 1).replacen("\"CVS\"", "\"?\"", 1);
        let faults = Content::read(&wrong).expect_err("two things are wrong");
        assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [line("points = 13"), class]);
    }

    #[test]
    fn too_few_or_too_many_rows_are_reported() {
        let named = |text: &str, part: &str| {
            let faults = Content::read(text).expect_err("the file is wrong");
            assert!(faults.iter().any(|fault| fault.reason.contains(part)), "{part}: {faults:?}");
        };
        named("", "at least 12 ships, not 0");
        named("", "at least 60 cards, not 0");
        named("", "without a weapon");
        named("[[shop]]\n", "shop");

        let (_, ships) = rows("[[ship]]");
        let more = |count: usize| {
            let rows = (0..count).map(|at| {
                let row = ships[0].replacen("\"DN\"", &format!("\"X{at}\""), 1);
                format!("[[ship]]{row}")
            });
            rows.collect::<String>() + EMBEDDED
        };
        assert_eq!(Content::read(&more(4)).map(|content| content.ships().len()), Ok(40));
        named(&more(5), "at most 40 ships, not 41");

        let (before_cards, cards) = rows("[[card]]");
        let some = |keep: fn(&str) -> bool| {
            let rows = cards.iter().filter(|row| keep(row)).map(|row| format!("[[card]]{row}"));
            before_cards.to_owned() + &rows.collect::<String>()
        };
        named(&some(|row| row.contains("phaser")), "at least 60 cards, not 22");
        named(&some(|row| row.contains("overload")), "without a weapon");

        let weapons = Kind::ALL.into_iter().filter(|kind| kind.is_weapon());
        let cards = weapons.flat_map(|kind| (1..=MOST_VALUE).map(move |value| (kind, value)));
        let cards = cards.take(MOST_FACES).map(|(kind, value)| {
            format!("[[card]]\nkind = \"{kind}\"\nvalue = {value}\ncopies = 1\norigin = \"test\"\n")
        });
        let mut faces = before_cards.to_owned() + &cards.collect::<String>();
        let read = Content::read(&faces).map(|content| content.cards().len());
        assert_eq!(read, Ok(MOST_FACES));
        faces += "[[card]]\nkind = \"eccm\"\ncopies = 1\norigin = \"test\"\n";
        named(&faces, "at most 64 different cards: leave out eccm");
    }
}
