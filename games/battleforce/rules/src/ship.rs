//! Ships by id, their races, buttons and lines.

use std::fmt;
use std::str::FromStr;

use contract::{Unreadable, named};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The race that built a ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Race {
    /// The United Federation of Planets.
    Federation,
    /// The Klingon Empire; its ships can mutiny.
    Klingon,
    /// The Romulan Star Empire; its ships can cloak.
    Romulan,
    /// The Gorn Confederation.
    Gorn,
    /// The Kzinti Hegemony.
    Kzinti,
    /// The Orion Pirates; their ships have option mounts and can cloak.
    Orion,
    /// The Tholian Holdfast; its ships can spin a web.
    Tholian,
}

impl Race {
    /// All races, in list order.
    pub const ALL: [Race; 7] = [
        Race::Federation,
        Race::Klingon,
        Race::Romulan,
        Race::Gorn,
        Race::Kzinti,
        Race::Orion,
        Race::Tholian,
    ];

    /// The prefix of its ships' ids.
    pub const fn letters(self) -> &'static str {
        match self {
            Race::Federation => "fed",
            Race::Klingon => "kli",
            Race::Romulan => "rom",
            Race::Gorn => "gor",
            Race::Kzinti => "kzi",
            Race::Orion => "ori",
            Race::Tholian => "tho",
        }
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

impl FromStr for Race {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Race, Unreadable> {
        let race = Race::ALL.into_iter().find(|race| race.letters() == text);
        race.ok_or_else(|| Unreadable::new(text, "fed, kli, rom, gor, kzi, ori or tho"))
    }
}

/// The maximum length of a ship class.
pub const MOST_CLASS_LETTERS: usize = 4;

/// The id of a ship: race and class, such as `kli-d7`, and `kli-d7-2` in the second copy of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShipId {
    race: Race,
    class: [u8; MOST_CLASS_LETTERS],
    copy: u8,
}

impl ShipId {
    /// The ship of this race and class in the first copy of the game; none if the class is invalid.
    pub(crate) fn new(race: Race, class: &str) -> Option<ShipId> {
        let fits = !class.is_empty()
            && class.len() <= MOST_CLASS_LETTERS
            && class.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        let mut letters = [0; MOST_CLASS_LETTERS];
        fits.then(|| letters[..class.len()].copy_from_slice(class.as_bytes()))?;
        Some(ShipId { race, class: letters, copy: 1 })
    }

    /// The same ship in the second copy of the game.
    pub(crate) const fn second(self) -> ShipId {
        ShipId { copy: 2, ..self }
    }

    /// A hash of the id, as a slot in a table of ids.
    #[inline]
    const fn place(self) -> u8 {
        let letters = u32::from_le_bytes(self.class) as u64;
        let key = letters << 16 | (self.race as u64) << 8 | self.copy as u64;
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8
    }

    fn class(&self) -> &str {
        let end = self.class.iter().position(|byte| *byte == 0).unwrap_or(MOST_CLASS_LETTERS);
        std::str::from_utf8(&self.class[..end]).unwrap_or("")
    }
}

/// The position of each id in a list, as a hash table with open addressing: an id is in its own slot or in
/// the next free one.
#[derive(Clone, Debug)]
pub(crate) struct ShipIndex([u8; 256]);

impl ShipIndex {
    const FREE: u8 = u8::MAX;

    /// The index of a list of at most 128 ids.
    pub(crate) fn of(ids: &[ShipId]) -> ShipIndex {
        let mut index = ShipIndex([Self::FREE; 256]);
        for (number, id) in ids.iter().enumerate() {
            let mut place = id.place();
            while index.0[place as usize] != Self::FREE {
                place = place.wrapping_add(1);
            }
            index.0[place as usize] = number as u8;
        }
        index
    }

    /// The position of an id in the list from which the index was built.
    #[inline]
    pub(crate) fn find(&self, ids: &[ShipId], id: ShipId) -> Option<u8> {
        let mut place = id.place();
        loop {
            let number = self.0[place as usize];
            match ids.get(usize::from(number)) {
                None => return None,
                Some(other) if *other == id => return Some(number),
                Some(_) => place = place.wrapping_add(1),
            }
        }
    }
}

impl fmt::Display for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.race, self.class())?;
        if self.copy == 2 { f.write_str("-2") } else { Ok(()) }
    }
}

impl fmt::Debug for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for ShipId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<ShipId, Unreadable> {
        let ship = || {
            let (race, rest) = text.split_once('-')?;
            let (class, second) = rest.strip_suffix("-2").map_or((rest, false), |class| (class, true));
            let first = ShipId::new(race.parse().ok()?, class)?;
            Some(if second { first.second() } else { first })
        };
        ship().ok_or_else(|| Unreadable::new(text, "a ship as race and class, such as kli-d7"))
    }
}

impl Serialize for ShipId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ShipId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ShipId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

named! {
    /// A kind of button on a ship. The first nine are the weapons, in the order of the weapon cards.
    pub enum Button: "a button, such as phaser_1 or free_hit" {
        /// Photon torpedo.
        Photon = "photon",
        /// Disruptor.
        Disruptor = "disruptor",
        /// Drone rack.
        Drone = "drone",
        /// Phaser-1.
        Phaser1 = "phaser_1",
        /// Phaser-2.
        Phaser2 = "phaser_2",
        /// Phaser-3.
        Phaser3 = "phaser_3",
        /// Plasma-R.
        PlasmaR = "plasma_r",
        /// Plasma-S.
        PlasmaS = "plasma_s",
        /// Plasma-F.
        PlasmaF = "plasma_f",
        /// Option mount: fires any weapon card except Plasma-R.
        OptionMount = "option_mount",
        /// A squadron of fighters.
        Fighters = "fighters",
        /// A free hit. In the traditional game, a point of damage.
        FreeHit = "free_hit",
    }
}

/// Buttons by kind: up to fifteen of each, four bits per kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Buttons(pub(crate) u64);

impl Buttons {
    pub(crate) const NONE: Buttons = Buttons(0);

    #[inline]
    pub(crate) const fn count(self, button: Button) -> u8 {
        (self.0 >> (4 * button as u32) & 15) as u8
    }

    #[inline]
    pub(crate) fn add(&mut self, button: Button, count: u8) {
        self.0 += u64::from(count) << (4 * button as u32);
    }

    #[inline]
    pub(crate) fn remove(&mut self, button: Button, count: u8) {
        self.0 -= u64::from(count) << (4 * button as u32);
    }

    /// These buttons minus others that are among them.
    #[inline]
    pub(crate) const fn without(self, others: Buttons) -> Buttons {
        Buttons(self.0 - others.0)
    }

    /// Whether there are at least as many buttons of every kind as in `others`.
    pub(crate) fn includes(self, others: Buttons) -> bool {
        Button::ALL.iter().all(|button| others.count(*button) <= self.count(*button))
    }

    /// The number of buttons.
    #[inline]
    pub(crate) const fn total(self) -> u8 {
        // Twelve nibbles of at most 15: first pairs into bytes, then all bytes into the highest.
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The kinds present, in list order.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Button> {
        Button::ALL.into_iter().filter(move |button| self.count(*button) > 0)
    }

    /// The kind, if all buttons are of one.
    #[inline]
    pub(crate) fn only_kind(self) -> Option<Button> {
        let mut kinds = self.kinds();
        kinds.next().filter(|_| kinds.next().is_none())
    }
}

/// A device that protects a ship in the advanced game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// A cloak: no seeking weapons, half damage, no weapons of its own.
    Cloak,
    /// A web: half damage from direct fire and fighters, no phasers of its own.
    Web,
}

named! {
    /// A ship's line in the advanced game. In the basic game all ships are in the Screen.
    pub enum Line: "screen, body or reserve" {
        /// The Screen, in front.
        Screen = "screen",
        /// The Main Body, behind it.
        Body = "body",
        /// The Reserve, which neither attacks nor is attacked.
        Reserve = "reserve",
    }
}

/// A set of ships, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ships(pub(crate) u128);

impl Ships {
    pub(crate) const NONE: Ships = Ships(0);

    #[inline]
    pub(crate) const fn only(ship: u8) -> Ships {
        Ships(1 << ship)
    }

    /// The first `count` ships.
    pub(crate) const fn first_of(count: usize) -> Ships {
        Ships((1 << count) - 1)
    }

    #[inline]
    pub(crate) const fn has(self, ship: u8) -> bool {
        self.0 >> ship & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, ship: u8) {
        self.0 |= 1 << ship;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, ship: u8) {
        self.0 &= !(1 << ship);
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn or(self, other: Ships) -> Ships {
        Ships(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Ships) -> Ships {
        Ships(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn not(self, other: Ships) -> Ships {
        Ships(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The ships in content order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let ship = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(ship)
        })
    }

    /// The ship with this number among them, counted from 0.
    pub(crate) fn nth(self, number: usize) -> Option<u8> {
        self.iter().nth(number)
    }
}

impl FromIterator<u8> for Ships {
    fn from_iter<I: IntoIterator<Item = u8>>(ships: I) -> Ships {
        let mut set = Ships::NONE;
        ships.into_iter().for_each(|ship| set.insert(ship));
        set
    }
}

/// Serialised as a list of numbers, because TOML and many JSON parsers cannot represent 128 bits.
impl Serialize for Ships {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Ships {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ships, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        if list.iter().any(|ship| *ship >= 128) {
            return Err(serde::de::Error::custom("ships are numbers below 128"));
        }
        Ok(list.into_iter().collect())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn ships_read_back_and_second_copies_are_distinct() {
        for text in ["kli-d7", "fed-ca-2", "rom-con", "gor-hdd-2"] {
            assert_eq!(text.parse::<ShipId>().map(|ship| ship.to_string()), Ok(text.to_owned()));
        }
        for bad in ["", "kli", "kli-", "kli-D7", "kli-d7-1", "kli-d7-2-2", "xyz-d7", "kli-d7777"] {
            assert!(bad.parse::<ShipId>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_index_finds_ids_at_their_position_in_the_list() {
        let first = Race::ALL.into_iter().flat_map(|race| {
            ["a", "ca", "bb10", "x", "zzzz", "c8", "d7", "dn"].map(|class| ShipId::new(race, class).unwrap())
        });
        let ids: Vec<ShipId> = first.clone().chain(first.map(ShipId::second)).collect();
        let index = ShipIndex::of(&ids);
        for (number, id) in ids.iter().enumerate() {
            assert_eq!(index.find(&ids, *id), Some(number as u8));
        }
        assert_eq!(index.find(&ids, "fed-no".parse().unwrap()), None);
        assert_eq!(ShipIndex::of(&[]).find(&[], ids[0]), None);
    }

    #[test]
    fn buttons_are_counted_by_kind_and_together() {
        let mut buttons = Buttons::NONE;
        buttons.add(Button::Photon, 3);
        buttons.add(Button::FreeHit, 15);
        buttons.add(Button::Fighters, 2);
        assert_eq!((buttons.count(Button::FreeHit), buttons.total()), (15, 20));
        assert_eq!(buttons.kinds().collect::<Vec<_>>(), [Button::Photon, Button::Fighters, Button::FreeHit]);
        buttons.remove(Button::Photon, 3);
        buttons.remove(Button::FreeHit, 15);
        assert_eq!(buttons.only_kind(), Some(Button::Fighters));
    }
}
