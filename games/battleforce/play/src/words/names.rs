//! Names of ships, cards, buttons and the rest.

use battleforce::{Button, Card, Content, Device, Kind, Line, Race, ShipId, ShipInfo};

use contract::Seat;

use i18n::args;
use i18n::{Named, Teller};

/// Names of a game's components.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) content: &'a Content,
    /// The selector that texts use for what Shields, Maneuvers and ECM do: "card", "attack" or "removal".
    pub(super) reduces: &'static str,
    /// Whether damage is a plain number that does not cover buttons.
    pub(super) is_traditional: bool,
    /// The automaton's seat, in solitaire.
    pub(super) automaton: Option<Seat>,
    pub(super) teller: Teller<'a>,
}

/// The translation key for a type of ship, which is free text: lower-case words joined by hyphens.
fn slug(kind: &str) -> String {
    let words = kind.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<String>>().join("-")
}

/// The selector that texts use for a device.
pub(super) const fn device_word(device: Option<Device>) -> &'static str {
    match device {
        Some(Device::Web) => "web",
        Some(Device::Cloak) => "cloak",
        None => "none",
    }
}

impl<'a> Words<'a> {
    fn named(&self, what: &str, word: impl std::fmt::Display) -> Named {
        self.teller.texts.named(&format!("battleforce-{what}-{word}"))
    }

    /// A kind of card: "Overload".
    pub(super) fn kind(&self, kind: Kind) -> Named {
        self.named("card", kind)
    }

    /// A card in a sentence, with its number if that is needed to identify it: "Phaser-1 (3)".
    pub(super) fn card(&self, card: Card) -> Named {
        let texts = self.teller.texts;
        let varies = |other: &Card| other.kind == card.kind && other.value != card.value;
        let shows =
            card.kind.is_weapon() || self.content.cards().iter().map(|info| info.card).any(|c| varies(&c));
        let name = self.kind(card.kind);
        if shows {
            let valued = |name: &str| {
                texts.say("battleforce-card-valued", &args! { name: name.to_owned(), value: card.value })
            };
            name.map(valued)
        } else {
            name
        }
    }

    /// A weapon card with its booster: "Photon (6) with Overload".
    pub(super) fn boosted(&self, card: Card, booster: Option<Kind>) -> String {
        match booster {
            Some(booster) => {
                let args = args! { card: self.card(card), booster: self.kind(booster) };
                self.teller.say("battleforce-card-boosted", &args)
            }
            None => self.card(card).into(),
        }
    }

    /// What a card does, in a sentence.
    pub(super) fn about(&self, card: Card) -> String {
        let args = args! { value: card.value, reduces: self.reduces };
        self.teller.say(&format!("battleforce-about-{}", card.kind), &args)
    }

    /// Cards in list order, with copies counted: "Photon (6), 2 × ECM".
    fn copies(&self, cards: &[Card]) -> Vec<String> {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let copies = sorted.chunk_by(|one, other| one == other).map(|same| {
            let args = args! { card: self.card(same[0]), copies: same.len() };
            self.teller.say("battleforce-copies", &args)
        });
        copies.collect()
    }

    /// Cards in a sentence: "Photon (6) and 2 × ECM".
    pub(super) fn cards(&self, cards: &[Card]) -> String {
        let copies = self.copies(cards);
        if copies.is_empty() {
            self.teller.texts.word("battleforce-no-cards")
        } else {
            self.teller.texts.list(copies)
        }
    }

    /// Cards in a row of a table: "Photon (6), 2 × ECM".
    pub(super) fn row(&self, cards: &[Card]) -> String {
        let copies = self.copies(cards);
        if copies.is_empty() { self.teller.texts.word("battleforce-no-cards") } else { copies.join(", ") }
    }

    /// The printed data of a ship. A second copy is printed like the first.
    pub(super) fn printed(&self, ship: ShipId) -> Option<&'a ShipInfo> {
        let find = |id: ShipId| self.content.ships().iter().find(|info| info.id == id);
        find(ship).or_else(|| find(ship.to_string().strip_suffix("-2")?.parse().ok()?))
    }

    /// A ship by class and name: "D7 Thunderchild".
    pub(super) fn ship(&self, ship: ShipId) -> Named {
        let Some(info) = self.printed(ship) else { return Named::plain(ship.to_string()) };
        let key = if info.id == ship { "battleforce-ship" } else { "battleforce-ship-second" };
        Named::plain(self.teller.say(key, &args! { class: info.class.as_str(), name: info.name.as_str() }))
    }

    /// Ships in a sentence.
    pub(super) fn ships(&self, ships: &[ShipId]) -> String {
        self.teller.texts.list(ships.iter().map(|ship| self.ship(*ship)))
    }

    /// The type of a ship: "heavy cruiser".
    pub(super) fn ship_kind(&self, info: &ShipInfo) -> Named {
        self.teller.texts.named_or(&format!("battleforce-kind-{}", slug(&info.kind)), &info.kind)
    }

    /// A race. Its form "people" names those a player commands.
    pub(super) fn race(&self, race: Race) -> Named {
        self.named("race", race)
    }

    /// A line: "Main Body".
    pub(super) fn line(&self, line: Line) -> Named {
        self.named("line", line)
    }

    /// A button by name: "photon torpedo".
    pub(super) fn button(&self, button: Button) -> Named {
        self.named("button", button)
    }

    /// A button's name, short enough that a ship fits on a line: "Pho".
    pub(super) fn short_button(&self, button: Button) -> Named {
        self.named("short", button)
    }

    /// A number of buttons of a kind, as lost or repaired: "2 free hits".
    pub(super) fn count(&self, button: Button, count: usize) -> String {
        let key = match button {
            Button::FreeHit if self.is_traditional => "battleforce-buttons-damage".into(),
            _ => format!("battleforce-buttons-{button}"),
        };
        self.teller.say(&key, &args! { count: count })
    }

    /// Buttons that are lost or repaired: "a disruptor and 2 free hits".
    pub(super) fn buttons(&self, buttons: &[Button]) -> String {
        let mut sorted = buttons.to_vec();
        sorted.sort_unstable();
        let kinds = sorted.chunk_by(|one, other| one == other).map(|same| self.count(same[0], same.len()));
        self.teller.texts.list(kinds)
    }

    /// The printed data of a ship, in brief.
    pub(super) fn about_ship(&self, ship: ShipId) -> String {
        let Some(info) = self.printed(ship) else { return ship.to_string() };
        let args = args! { kind: self.ship_kind(info), race: self.race(info.race), points: info.points };
        self.teller.say("battleforce-printed", &args.with("buttons", self.printed_buttons(info)))
    }

    /// The buttons of an undamaged ship. They are printed even where damage is a plain number.
    pub(super) fn printed_buttons(&self, info: &ShipInfo) -> String {
        let words = Words { is_traditional: false, ..*self };
        self.teller.texts.list(info.buttons().map(|(button, count)| words.count(button, count.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_ships_become_keys() {
        for (kind, key) in [
            ("heavy cruiser", "heavy-cruiser"),
            ("frigate (large)", "frigate-large"),
            ("Ölfrachter", "lfrachter"),
        ] {
            assert_eq!(slug(kind), key);
        }
    }
}
