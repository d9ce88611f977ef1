//! Things that players can point at, and tables of components.

use battleforce::{BattleForce, Button, Card, Device, ShipId, ShipInfo, Thing, View};
use contract::Seat;

use i18n::{Args, args};
use i18n::{Grid, Length};

use super::Seen;
use super::names::{Words, device_word};

/// Everything the viewer can point at: cards they see, ships they know, their buttons, and the piles.
pub(super) fn things(game: &BattleForce, view: &View) -> Vec<Thing> {
    let picking = view.moment_word() == "pick";
    let ships = || {
        let ships = game.ship_ids().iter().copied();
        ships.filter(|ship| view.owner(game, *ship).is_some() || picking)
    };
    let laid = ships().filter_map(|ship| view.ship(ship)).flat_map(|ship| ship.cards);
    let mut cards: Vec<Card> = [view.hand(), view.reserve(), view.discards(), view.kept()].concat();
    cards.extend(laid);
    cards.sort_unstable();
    cards.dedup();
    let lost = game.ship_ids().iter().copied().filter(|ship| view.killer(game, *ship).is_some());
    let buttons = ships().flat_map(|ship| {
        let info = game.ship_info(ship).into_iter();
        info.flat_map(move |info| info.buttons().map(move |(button, _)| Thing::Button(ship, button)))
    });
    let has_reserve = view.viewer().seat().is_some() && view.is_advanced(game);
    let mut things: Vec<Thing> = cards.into_iter().map(Thing::Card).collect();
    things.extend(ships().chain(lost).map(Thing::Ship));
    things.extend(buttons);
    things.extend([Thing::Deck, Thing::Discards]);
    things.extend(has_reserve.then_some(Thing::Reserve));
    things
}

/// A table of components for the rulebook.
pub(super) fn table(words: Words<'_>, what: &str) -> Option<Grid> {
    let texts = words.teller.texts;
    let heads = |columns: &[&str]| -> Vec<String> {
        columns.iter().map(|column| texts.word(&format!("battleforce-column-{column}"))).collect()
    };
    match what {
        "cards" => {
            let rows = words.content.cards().iter().map(|info| {
                let card = info.card;
                vec![words.card(card).into(), info.copies.to_string(), words.about(card)]
            });
            Some(Grid { heads: heads(&["card", "copies", "effect"]), rows: rows.collect() })
        }
        "ships" => {
            let rows = words.content.ships().iter().map(|info| {
                let device = info.device.map_or_else(String::new, |device| {
                    texts.word(&format!("battleforce-device-{}", device_word(Some(device))))
                });
                vec![
                    words.race(info.race).into(),
                    words.ship(info.id).into(),
                    words.ship_kind(info).into(),
                    words.printed_buttons(info),
                    device,
                    info.points.to_string(),
                ]
            });
            let heads = heads(&["race", "ship", "kind", "buttons", "device", "points"]);
            Some(Grid { heads, rows: rows.collect() })
        }
        _ => None,
    }
}

/// A component by the name under which its origin is listed: a ship by its name, a card by its face.
pub(super) fn component(words: Words<'_>, what: &str) -> Option<String> {
    // Odds refer to kinds of cards, without their numbers.
    let Some(named) = what.split_once(' ') else {
        return what.parse().ok().map(|kind| words.kind(kind).into());
    };
    match named {
        ("ship", name) => {
            let info = words.content.ships().iter().find(|info| info.name == name)?;
            Some(words.ship(info.id).into())
        }
        ("card", card) => card.parse().ok().map(|card| words.card(card).into()),
        _ => None,
    }
}

impl<'a> Seen<'a> {
    /// A thing in brief, or with everything visible about it.
    pub(super) fn thing(&self, thing: Thing, length: Length) -> String {
        match (thing, length) {
            (Thing::Ship(ship), Length::Long) => self.remembered_ship(ship),
            _ => self.made_thing(thing, length),
        }
    }

    /// A ship with everything visible about it. Every update of a page describes all ships, and most of them
    /// are as they were.
    fn remembered_ship(&self, ship: ShipId) -> String {
        let printed = self.words.printed(ship).map(|info| {
            let names = (info.id, &info.name, &info.class, &info.kind, info.race);
            (names, info.points, info.device, info.buttons().collect::<Vec<_>>())
        });
        let state = self.view.ship(ship).map(|state| (state.damage, state.wounds, state.cards, state.raised));
        let place = (
            self.view.owner(self.game, ship),
            self.view.line(self.game, ship),
            self.view.killer(self.game, ship),
            self.view.has_lines(self.game),
        );
        self.teller.remember(("battleforce ship", ship, printed, state, place), |teller| {
            let words = Words { teller, ..self.words };
            Seen { words, teller, ..*self }.made_thing(Thing::Ship(ship), Length::Long)
        })
    }

    fn made_thing(&self, thing: Thing, length: Length) -> String {
        let (key, args) = match (thing, length) {
            (Thing::Card(card), Length::Short) => ("card", args! { card: self.words.card(card) }),
            (Thing::Card(card), Length::Long) => ("card", self.whole_card(card)),
            (Thing::Ship(ship), Length::Short) => ("ship", args! { ship: self.words.ship(ship) }),
            (Thing::Ship(ship), Length::Long) => ("ship", self.whole_ship(ship)),
            (Thing::Button(ship, button), _) => {
                let (open, all) = self.open(ship, button);
                let args = args! { ship: self.words.ship(ship), button: self.words.button(button) };
                ("button", args.with("open", open).with("all", all))
            }
            (Thing::Deck, _) => ("deck", args! { count: self.view.deck_size() }),
            (Thing::Discards, _) => {
                let discards = self.view.discards();
                let args = args! { count: discards.len() };
                match discards.last() {
                    Some(top) => ("discards", args.with("card", self.words.card(*top))),
                    None => ("discards", args),
                }
            }
            (Thing::Reserve, _) => ("reserve", args! { cards: self.words.cards(&self.view.reserve()) }),
        };
        let key = format!("battleforce-thing-{key}");
        match length {
            Length::Short => self.teller.say(&key, &args),
            Length::Long => self.teller.texts.form(&key, "long", &args),
        }
    }

    fn whole_card(&self, card: Card) -> Args<'a> {
        let count = |cards: Vec<Card>| cards.into_iter().filter(|other| *other == card).count();
        let (hand, reserve) = (count(self.view.hand()), count(self.view.reserve()));
        let place = match (hand, reserve) {
            (0, 0) => "table",
            (_, 0) => "hand",
            (0, _) => "reserve",
            _ => "both",
        };
        let args = args! { card: self.words.card(card), hand: hand, about: self.words.about(card) };
        args.with("where", place)
    }

    fn whole_ship(&self, ship: ShipId) -> Args<'a> {
        let args = args! { ship: self.words.ship(ship), place: self.place(ship) };
        let (Some(info), Some(state)) = (self.words.printed(ship), self.view.ship(ship)) else { return args };
        let device = match (info.device, state.raised) {
            (Some(Device::Cloak), true) => "cloaked",
            (Some(Device::Web), true) => "webbed",
            (device, _) => device_word(device),
        };
        args.with("kind", self.words.ship_kind(info))
            .with("race", self.words.race(info.race))
            .with("points", info.points)
            .with("buttons", self.open_buttons(ship, |_| true))
            .with("device", device)
            .with("damage", state.wounds)
            .with("hits", info.hits())
            .with("laid", state.cards.len())
            .with("cards", self.words.cards(&state.cards))
    }

    /// A ship's buttons, with the number of open ones of each kind.
    pub(super) fn open_buttons(&self, ship: ShipId, which: impl Fn(Button) -> bool) -> String {
        let printed = self.words.printed(ship).into_iter().flat_map(ShipInfo::buttons);
        let buttons = printed.filter(|(button, _)| which(*button)).map(|(button, _)| {
            let (open, all) = self.open(ship, button);
            let args = args! { button: self.words.button(button), open: open, all: all };
            self.teller.say("battleforce-button-open", &args)
        });
        self.teller.texts.list(buttons)
    }

    /// A ship's location, as far as the viewer knows.
    fn place(&self, ship: ShipId) -> String {
        let owned = |seat: Seat, place: &'static str| args! { owner: self.teller.who(seat), where: place };
        let args = match (self.view.owner(self.game, ship), self.view.line(self.game, ship)) {
            (Some(owner), Some(line)) if self.view.has_lines(self.game) => {
                owned(owner, "line").with("line", self.words.line(line))
            }
            (Some(owner), Some(_)) => owned(owner, "fleet"),
            (Some(owner), None) => owned(owner, "unplaced"),
            (None, _) => match self.view.killer(self.game, ship) {
                Some(killer) => owned(killer, "killed"),
                None => args! { where: "unseen" },
            },
        };
        self.teller.say("battleforce-place", &args)
    }
}
