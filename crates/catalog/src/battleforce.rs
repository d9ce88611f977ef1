//! Battle Force in the catalogue: its bots, and its story in words.

use std::fmt;

use battleforce::{
    Attacker, BattleForce, Button, Cancel, Card, Content, Device, Ending, Event, Kind, Level, Line, Race,
    ShipId, ShipInfo, State, View,
};
use table::{Rules, Seat, Viewer};

use crate::playable::{Names, Playable};

impl Playable for BattleForce {
    const SENTENCE: &'static str = "Fleets, hidden hands, volleys and reactions: starships of seven empires fight it \
        out with action cards, alone against an automaton or up to eight at a table.";

    fn reconstructed(content: &Content) -> Vec<(String, String)> {
        content.origins().into_iter().filter(|(_, origin)| origin != "rulebook").collect()
    }

    fn story(&self, events: &[Event], names: &Names) -> Vec<String> {
        let teller = Teller { game: self, names };
        let mut sentences = Vec::new();
        let mut rest = events;
        while !rest.is_empty() {
            let (sentence, told) = teller.next_sentence(rest);
            sentences.push(sentence);
            rest = &rest[told..];
        }
        sentences
    }

    fn draw_view(&self, view: &View, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        let teller = Teller { game: self, names };
        teller.draw_piles(view, out)?;
        Seat::all(self.seats()).try_for_each(|seat| teller.draw_player(view, seat, out))?;
        writeln!(out, "{BUTTONS}")?;
        teller.draw_attack(view, out)?;
        teller.draw_hand(view, out)
    }

    fn draw_state(&self, state: &State, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        let open = self.view(state, Viewer::Spectator);
        let views: Vec<View> =
            Seat::all(self.seats()).map(|seat| self.view(state, Viewer::Seat(seat))).collect();
        let teller = Teller { game: self, names };
        teller.draw_piles(&open, out)?;
        Seat::all(self.seats())
            .zip(&views)
            .try_for_each(|(seat, view)| teller.draw_player(view, seat, out))?;
        writeln!(out, "{BUTTONS}")?;
        teller.draw_attack(&open, out)?;
        views.iter().try_for_each(|view| teller.draw_hand(view, out))
    }
}

/// So many of something: "1 card", "3 cards".
fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// Several things in a sentence: "a, b and c".
fn list(things: &[String]) -> String {
    match things {
        [] => "nothing".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// What the first events have in common, as far as they have it.
fn run<T>(events: &[Event], part: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    events.iter().map_while(part).collect()
}

const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Photon => "Photon",
        Kind::Disruptor => "Disruptor",
        Kind::Drone => "Drone",
        Kind::Phaser1 => "Phaser-1",
        Kind::Phaser2 => "Phaser-2",
        Kind::Phaser3 => "Phaser-3",
        Kind::PlasmaR => "Plasma-R",
        Kind::PlasmaS => "Plasma-S",
        Kind::PlasmaF => "Plasma-F",
        Kind::Overload => "Overload",
        Kind::Enveloper => "Enveloper",
        Kind::Scatterpack => "Scatterpack",
        Kind::LegendaryGunner => "Legendary Gunner",
        Kind::ErraticManeuvers => "Erratic Maneuvers",
        Kind::Ecm => "ECM",
        Kind::Eccm => "ECCM",
        Kind::ReinforceShields => "Reinforce Shields",
        Kind::WildWeasel => "Wild Weasel",
        Kind::TractorBeam => "Tractor Beam",
        Kind::Disengage => "Disengage",
        Kind::DamageControl => "Damage Control",
        Kind::LegendaryEngineer => "Legendary Engineer",
        Kind::PrimeTeam => "Prime Team",
        Kind::PfFlotilla => "PF Flotilla",
        Kind::PlanetBasedFighters => "Planet-Based Fighters",
        Kind::KlingonMutiny => "Klingon Mutiny",
        Kind::OrganianCeasefire => "Organian Ceasefire",
        Kind::Reinforcements => "Reinforcements",
    }
}

/// Who is picked with a race: the two small ones go together.
const fn race_name(race: Race) -> &'static str {
    match race {
        Race::Federation => "the Federation",
        Race::Klingon => "the Klingons",
        Race::Romulan => "the Romulans",
        Race::Gorn => "the Gorns",
        Race::Kzinti => "the Kzintis",
        Race::Orion => "the Orion Pirates and the Tholians",
        Race::Tholian => "the Tholians",
    }
}

const fn line_name(line: Line) -> &'static str {
    match line {
        Line::Screen => "the Screen",
        Line::Body => "the Main Body",
        Line::Reserve => "the Reserve",
    }
}

const fn button_name(button: Button) -> &'static str {
    match button {
        Button::Photon => "photon torpedo",
        Button::Disruptor => "disruptor",
        Button::Drone => "drone rack",
        Button::Phaser1 => "Phaser-1",
        Button::Phaser2 => "Phaser-2",
        Button::Phaser3 => "Phaser-3",
        Button::PlasmaR => "Plasma-R",
        Button::PlasmaS => "Plasma-S",
        Button::PlasmaF => "Plasma-F",
        Button::OptionMount => "option mount",
        Button::Fighters => "fighter squadron",
        Button::FreeHit => "free hit",
    }
}

/// The name of a button that lets a ship fit into one line of a terminal; [`BUTTONS`] explains them.
const fn abbreviated(button: Button) -> &'static str {
    match button {
        Button::Photon => "Pho",
        Button::Disruptor => "Dis",
        Button::Drone => "Dro",
        Button::Phaser1 => "P1",
        Button::Phaser2 => "P2",
        Button::Phaser3 => "P3",
        Button::PlasmaR => "R",
        Button::PlasmaS => "S",
        Button::PlasmaF => "F",
        Button::OptionMount => "Opt",
        Button::Fighters => "Ftr",
        Button::FreeHit => "hit",
    }
}

/// What stands in the brackets of a ship.
const BUTTONS: &str = "\
Buttons, with damage open/all: Pho photon, Dis disruptor, Dro drone, P1-P3 phasers,
     R S F plasma, Opt option mount, Ftr fighters, hit free hit";

const fn ending(by: Ending) -> &'static str {
    match by {
        Ending::LastFleet => "One fleet alone is left: the game is over.",
        Ending::AllyLost => "A side has lost a whole fleet: the game is over.",
        Ending::Elimination => "A whole fleet is lost: the game is over.",
        Ending::Ships => "That is enough ships destroyed: the game is over.",
        Ending::LastTurn => "The last game turn is over, and so is the game.",
        Ending::TurnLimit => "The turn limit is reached: the game is over.",
    }
}

/// Tells and draws a game.
struct Teller<'a> {
    game: &'a BattleForce,
    names: &'a Names,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    /// The printed ship; that of a second copy is printed like the first.
    fn printed(&self, ship: ShipId) -> Option<&ShipInfo> {
        let find = |id: ShipId| self.game.content().ships().iter().find(|info| info.id == id);
        find(ship).or_else(|| find(ship.to_string().strip_suffix("-2")?.parse().ok()?))
    }

    /// A ship by class and name: "D7 Thunderchild".
    fn ship(&self, ship: ShipId) -> String {
        match self.printed(ship) {
            Some(info) if info.id == ship => format!("{} {}", info.class, info.name),
            Some(info) => format!("{} {} II", info.class, info.name),
            None => ship.to_string(),
        }
    }

    /// A ship with its owner: "Ola's D7 Thunderchild".
    fn own(&self, seat: Seat, ship: ShipId) -> String {
        format!("{}'s {}", self.who(seat), self.ship(ship))
    }

    /// A card in a sentence, with its number where that tells it from others: "Phaser-1 (3)".
    fn card(&self, card: Card) -> String {
        let others = self.game.content().cards().iter().map(|info| info.card);
        let varies = others.into_iter().any(|other| other.kind == card.kind && other.value != card.value);
        let shows = card.kind.is_weapon() || varies;
        let kind = kind_name(card.kind);
        if shows { format!("{kind} ({})", card.value) } else { kind.into() }
    }

    /// A card that may be hidden.
    fn maybe(&self, card: Option<Card>) -> String {
        card.map_or_else(|| "a card".into(), |card| self.card(card))
    }

    /// A weapon card with its booster: "Photon (6) with Overload".
    fn boosted(&self, card: Card, booster: Option<Kind>) -> String {
        match booster {
            Some(booster) => format!("{} with {}", self.card(card), kind_name(booster)),
            None => self.card(card),
        }
    }

    /// Cards in the order of lists, copies counted.
    fn cards(&self, cards: &[Card]) -> Vec<String> {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let copies = sorted.chunk_by(|one, other| one == other).map(|same| match same.len() {
            1 => self.card(same[0]),
            copies => format!("{copies} x {}", self.card(same[0])),
        });
        copies.collect()
    }

    /// Cards somebody draws, as far as they are known.
    fn drawn(&self, cards: &[Option<Card>]) -> String {
        match cards.iter().copied().collect::<Option<Vec<Card>>>() {
            Some(known) => list(&self.cards(&known)),
            None if cards.len() == 1 => "a card".into(),
            None => format!("{} cards", cards.len()),
        }
    }

    /// Ships somebody is dealt, as far as they are known.
    fn dealt(&self, ships: &[Option<ShipId>]) -> String {
        match ships.iter().copied().collect::<Option<Vec<ShipId>>>() {
            Some(known) => {
                let ships: Vec<String> =
                    known.iter().map(|ship| format!("the {}", self.ship(*ship))).collect();
                list(&ships)
            }
            None if ships.len() == 1 => "a ship".into(),
            None => format!("{} ships", ships.len()),
        }
    }

    /// Buttons of a ship: "a disruptor and 2 free hits".
    fn buttons(&self, buttons: &[Button]) -> String {
        let mut sorted = buttons.to_vec();
        sorted.sort_unstable();
        let kinds = sorted.chunk_by(|one, other| one == other).map(|same| {
            let traditional = self.game.options().traditional_damage && same[0] == Button::FreeHit;
            match (same.len(), same[0]) {
                (1, _) if traditional => "a point of damage".into(),
                (points, _) if traditional => format!("{points} points of damage"),
                (1, Button::OptionMount) => "an option mount".into(),
                (1, button) => format!("a {}", button_name(button)),
                (number, button) => count(number, button_name(button)),
            }
        });
        list(&kinds.collect::<Vec<String>>())
    }

    /// A sentence about the first events, and how many it tells.
    fn next_sentence(&self, events: &[Event]) -> (String, usize) {
        match *events {
            [Event::Drew { seat, .. }, ..] => {
                let cards = run(events, |event| match *event {
                    Event::Drew { seat: drawer, card } if drawer == seat => Some(card),
                    _ => None,
                });
                (format!("{} draws {}.", self.who(seat), self.drawn(&cards)), cards.len())
            }
            [Event::ShipDealt { seat, face_up, .. }, ..] => {
                let ships = run(events, |event| match *event {
                    Event::ShipDealt { seat: to, ship, face_up: open } if (to, open) == (seat, face_up) => {
                        Some(ship)
                    }
                    _ => None,
                });
                let hidden = if face_up { "" } else { ", face down" };
                (format!("{} is dealt {}{hidden}.", self.who(seat), self.dealt(&ships)), ships.len())
            }
            [Event::Hit { ship, owner, damage }, Event::Destroyed { by: Some(by), .. }, ..] => {
                (format!("{} destroys {} with {damage} damage.", self.who(by), self.own(owner, ship)), 2)
            }
            [Event::Damaged { ship, .. }, ..] => {
                let buttons = run(events, |event| match *event {
                    Event::Damaged { ship: hit, button } if hit == ship => Some(button),
                    _ => None,
                });
                (format!("The {} loses {}.", self.ship(ship), self.buttons(&buttons)), buttons.len())
            }
            [Event::Mended { seat, ship, .. }, ..] => {
                let buttons = run(events, |event| match *event {
                    Event::Mended { ship: mended, button, .. } if mended == ship => Some(button),
                    _ => None,
                });
                let (who, what) = (self.who(seat), self.buttons(&buttons));
                (format!("{who} repairs {what} on the {}.", self.ship(ship)), buttons.len())
            }
            [Event::TieCard { seat, .. }, ..] => {
                let cards = run(events, |event| match *event {
                    Event::TieCard { seat: turner, card } if turner == seat => Some(Some(card)),
                    _ => None,
                });
                (format!("To break the tie {} turns up {}.", self.who(seat), self.drawn(&cards)), cards.len())
            }
            [ref event, ..] => (self.sentence(event), 1),
            [] => (String::new(), 0),
        }
    }

    fn sentence(&self, event: &Event) -> String {
        let who = |seat: Seat| self.who(seat);
        let the = |ship: ShipId| format!("the {}", self.ship(ship));
        match *event {
            Event::First { seat } => format!("{} begins.", who(seat)),
            Event::PicksNext { seat } => format!("{} picks a race next.", who(seat)),
            Event::OrderDealt { seat, number: None } => format!("{} gets an order card.", who(seat)),
            Event::OrderDealt { seat, number: Some(number) } => {
                format!("{} gets order card {number}.", who(seat))
            }
            Event::OrderCalled { seat, number } => format!("Order card {number} is {}'s.", who(seat)),
            Event::RacePicked { seat, race } => format!("{} leads {}.", who(seat), race_name(race)),
            Event::Picked { seat, ship } => format!("{} picks {}.", who(seat), the(ship)),
            Event::PicksDone { seat } => format!("{} picks no more ships.", who(seat)),
            Event::Reinforced { seat, ship, face_up } => {
                let (ship, hidden) = (self.dealt(&[ship]), if face_up { "" } else { ", face down" });
                format!("{} brings {ship} in as reinforcement{hidden}.", who(seat))
            }
            Event::TurnedUp { seat, card } => format!("{} turns up {}.", who(seat), self.card(card)),
            Event::Stashed { seat, card } => {
                format!("{} puts {} into the reserve.", who(seat), self.maybe(card))
            }
            Event::Took { seat, card } => {
                format!("{} takes {} from the reserve.", who(seat), self.maybe(card))
            }
            Event::Gave { seat, to, card } => {
                format!("{} puts {} into {}'s reserve.", who(seat), self.maybe(card), who(to))
            }
            Event::Salvaged { seat, card } => {
                format!("{} salvages {} from the discards.", who(seat), self.card(card))
            }
            Event::Reshuffled { cards } => {
                format!("The deck is empty: the discards become one of {}.", count(cards as usize, "card"))
            }
            Event::Lined { seat, ship: Some(ship), line: Some(line) } => {
                format!("{} sets {} into {}, unseen.", who(seat), the(ship), line_name(line))
            }
            Event::Lined { seat, .. } => format!("{} sets a ship into a line, unseen.", who(seat)),
            Event::Shown { seat, ship, line } => {
                format!("{} shows {} in {}.", who(seat), the(ship), line_name(line))
            }
            Event::Raised { seat, ship } => self.device(seat, ship, true),
            Event::Lowered { seat, ship } => self.device(seat, ship, false),
            Event::Turn { seat, turn } => format!("Game turn {turn}: it is {}'s turn.", who(seat)),
            Event::Repairs { seat, card, ship } => {
                format!("{} plays {} on {}.", who(seat), self.card(card), the(ship))
            }
            Event::Moved { seat, ship, line } => {
                format!("{} moves into {}.", self.own(seat, ship), line_name(line))
            }
            Event::Advanced { seat } => format!("{}'s Screen is empty: the Main Body advances.", who(seat)),
            Event::Ceasefire { seat } => format!(
                "{} calls the Organians: the fire ceases, all ships are repaired, and the cards are shuffled.",
                who(seat)
            ),
            Event::CardsLeft { ship, card } => self.left(ship, card),
            Event::Tossed { seat, card } => {
                format!("{} discards {} for another card.", who(seat), self.card(card))
            }
            Event::Discarded { seat, card } => format!("{} discards {}.", who(seat), self.card(card)),
            Event::OnTop { card } => format!("{} lies on top of the discards.", self.card(card)),
            Event::LastTurn => "This game turn is the last.".into(),
            Event::Offered { seat } => format!("{} makes a public offer.", who(seat)),
            Event::KeptPromise { seat } => format!("{} keeps a promise.", who(seat)),
            Event::BrokePromise { seat } => {
                format!("{} has broken a promise and may make no more.", who(seat))
            }
            Event::DuelShip { seat, ship } => format!("{} sends {} into the duel.", who(seat), the(ship)),
            Event::Ended { by, .. } => ending(by).into(),
            Event::Drew { .. }
            | Event::ShipDealt { .. }
            | Event::Damaged { .. }
            | Event::Mended { .. }
            | Event::TieCard { .. } => self.next_sentence(std::slice::from_ref(event)).0,
            Event::Attacks { .. }
            | Event::Fired { .. }
            | Event::Cancelled { .. }
            | Event::Primed { .. }
            | Event::Launched { .. }
            | Event::Defends { .. }
            | Event::Reduced { .. }
            | Event::Removed { .. }
            | Event::AttackReduced { .. }
            | Event::ShootsDown { .. }
            | Event::Reacts { .. }
            | Event::FlotillaDestroyed { .. }
            | Event::Rolled { .. }
            | Event::Disengaged { .. }
            | Event::Hit { .. }
            | Event::Missed { .. }
            | Event::SquadronsLost { .. }
            | Event::Destroyed { .. }
            | Event::Captured { .. }
            | Event::Eliminated { .. } => self.battle_sentence(event),
        }
    }

    /// What happens in an attack, and what comes of it.
    fn battle_sentence(&self, event: &Event) -> String {
        let who = |seat: Seat| self.who(seat);
        match *event {
            Event::Attacks { seat, attacker, target, owner } => {
                self.attack(seat, attacker, target.zip(owner))
            }
            Event::Fired { seat, card, booster: Some(booster) } if self.is_automaton(seat) => {
                format!("{} boosts {} with {}.", who(seat), self.card(card), kind_name(booster))
            }
            Event::Fired { seat, card, booster } => {
                format!("{} fires {}.", who(seat), self.boosted(card, booster))
            }
            Event::Cancelled { seat, what } => self.cancelled(seat, what),
            Event::Primed { seat, by } => format!("{} sends in a Prime Team: {by:+}.", who(seat)),
            Event::Launched { seat, damage } => format!("{} lets fly: {damage} damage is coming.", who(seat)),
            Event::Defends { seat, ship, card, booster } => {
                format!("{} defends the {} with {}.", who(seat), self.ship(ship), self.boosted(card, booster))
            }
            Event::Reduced { shot, by } => format!("Attack card {shot} is weakened by {by}."),
            Event::Removed { shot, card } if Kind::BOOSTERS.contains(&card) => {
                format!("Attack card {shot} loses its {}.", kind_name(card))
            }
            Event::Removed { shot, card } => format!("Attack card {shot}, {}, is gone.", kind_name(card)),
            Event::AttackReduced { by } => format!("The whole attack is weakened by {by}."),
            Event::ShootsDown { seat, ship, card, booster, damage } => format!(
                "{} fires {} at the small craft: {damage} damage.",
                self.own(seat, ship),
                self.boosted(card, booster)
            ),
            Event::Reacts { seat, card, against } => {
                format!("{} answers {} with {}.", who(seat), self.card(against), self.card(card))
            }
            Event::FlotillaDestroyed { seat } => format!("{}'s PFs are all shot down.", who(seat)),
            Event::Rolled { seat, dice, total } if dice == total => format!("{} rolls {dice}.", who(seat)),
            Event::Rolled { seat, dice, total } => {
                format!("{} rolls {dice}, which makes {total}.", who(seat))
            }
            Event::Disengaged { seat, ship } => format!("{} breaks off and gets away.", self.own(seat, ship)),
            Event::Hit { ship, owner, damage } => format!("{} takes {damage} damage.", self.own(owner, ship)),
            Event::Missed { ship } => format!("The {} comes away unharmed.", self.ship(ship)),
            Event::SquadronsLost { ship, squadrons } => {
                let lost = self.buttons(&vec![Button::Fighters; squadrons.into()]);
                format!("The {} loses {lost}.", self.ship(ship))
            }
            Event::Destroyed { ship, owner, by: Some(by) } => {
                format!("{} destroys {}.", who(by), self.own(owner, ship))
            }
            Event::Destroyed { ship, owner, by: None } => {
                format!("{} is destroyed by PFs; nobody scores.", self.own(owner, ship))
            }
            Event::Captured { ship, owner, by } => {
                format!("The crew changes sides: {} captures {}.", who(by), self.own(owner, ship))
            }
            Event::Eliminated { seat } => format!("{} has no ships left.", who(seat)),
            _ => String::new(),
        }
    }

    /// Whether this seat boosts cards that it has fired already.
    fn is_automaton(&self, seat: Seat) -> bool {
        self.game.options().solitaire && seat == Seat::at(1)
    }

    fn attack(&self, seat: Seat, attacker: Attacker, target: Option<(ShipId, Seat)>) -> String {
        let who = self.who(seat);
        let whom = target.map_or_else(|| "nobody yet".into(), |(ship, owner)| self.own(owner, ship));
        match attacker {
            Attacker::Ship(ship) => format!("{} attacks {whom}.", self.own(seat, ship)),
            Attacker::Fighters(ship, squadrons) => {
                let squadrons = count(squadrons.into(), "squadron");
                format!("{} sends {squadrons} of fighters against {whom}.", self.own(seat, ship))
            }
            Attacker::Planet(1) => format!("{who} sends planet-based fighters against {whom}."),
            Attacker::Planet(_) => format!("{who} sends two waves of planet-based fighters against {whom}."),
            Attacker::Flotilla if target.is_none() => format!("{who} calls in a PF Flotilla."),
            Attacker::Flotilla => format!("{who}'s PFs fall upon {whom}."),
            Attacker::Mutiny => format!("{who} stirs up a mutiny aboard {whom}."),
        }
    }

    fn cancelled(&self, seat: Seat, what: Cancel) -> String {
        let who = self.who(seat);
        match what {
            Cancel::Maneuvers => format!("{who} counters Erratic Maneuvers with ECCM."),
            Cancel::Anchor => format!("{who} catches the Wild Weasel in a Tractor Beam."),
            Cancel::Weasel => format!("{who}'s Prime Team sees through the Wild Weasel."),
            Cancel::Cloak => format!("{who}'s Prime Team breaks the cloak."),
            Cancel::Web => format!("{who}'s Prime Team breaks the web."),
        }
    }

    /// A cloak or web goes up or comes down.
    fn device(&self, seat: Seat, ship: ShipId, is_up: bool) -> String {
        let (own, device) = (self.own(seat, ship), self.printed(ship).and_then(|info| info.device));
        match (device, is_up) {
            (Some(Device::Web), true) => format!("{own} spins its web."),
            (Some(Device::Web), false) => format!("The web of {own} comes down."),
            (_, true) => format!("{own} cloaks."),
            (_, false) => format!("{own} decloaks."),
        }
    }

    /// A card leaves the ship it lay on.
    fn left(&self, ship: ShipId, card: Card) -> String {
        let ship = self.ship(ship);
        match card.kind {
            Kind::Disengage => format!("The {ship} is back in the battle."),
            Kind::WildWeasel => format!("The Wild Weasel of the {ship} is spent."),
            _ => format!("The {ship} ends its {}.", kind_name(card.kind)),
        }
    }

    /// Whether there are reserves, of cards as well as of ships.
    fn is_advanced(&self) -> bool {
        self.game.options().game == Level::Advanced
    }

    /// The turn, the deck, the discards, and what the automaton keeps.
    fn draw_piles(&self, view: &View, out: &mut dyn fmt::Write) -> fmt::Result {
        let turn = match view.moment_word() {
            "over" => "Game over".into(),
            _ => format!("Game turn {}", view.turns() + 1),
        };
        let discards = view.discards();
        let top = discards.last().map_or_else(String::new, |card| format!(", {} on top", self.card(*card)));
        let deck = count(view.deck_size().into(), "card");
        writeln!(out, "{turn}   Deck: {deck}   Discards: {}{top}", count(discards.len(), "card"))?;
        if self.game.options().solitaire {
            let kept: Vec<String> = view.kept().iter().map(|card| self.card(*card)).collect();
            let kept = if kept.is_empty() { "no cards".into() } else { kept.join(", ") };
            writeln!(out, "{} keeps {kept}", self.who(Seat::at(1)))?;
        }
        Ok(())
    }

    /// One player's fleet, and what else is known.
    fn draw_player(&self, view: &View, seat: Seat, out: &mut dyn fmt::Write) -> fmt::Result {
        let player = view.player(seat);
        let turn = if view.active() == Some(seat) { ", on turn" } else { "" };
        let (points, hand) = (count(player.score.into(), "point"), count(player.hand.into(), "card"));
        write!(out, "{seat}  {}: {points}, hand {hand}", self.who(seat))?;
        if self.is_advanced() {
            write!(out, ", reserve {}", count(player.reserve_cards.into(), "card"))?;
        }
        writeln!(out, "{turn}")?;
        let has_lines = self.is_advanced() && self.game.options().formations;
        for (line, ships) in [
            (if has_lines { "Screen" } else { "Fleet" }, &player.screen),
            ("Main Body", &player.body),
            ("Reserve", &player.reserve),
            ("No line", &player.unplaced),
        ] {
            for (number, ship) in ships.iter().enumerate() {
                let line = if number == 0 { line } else { "" };
                writeln!(out, "     {line:<11}{}", self.drawn_ship(view, *ship))?;
            }
        }
        let face_down = match player.face_down {
            0 => Vec::new(),
            number => vec![count(number.into(), "ship")],
        };
        let worth = |ship: &ShipId| {
            let points = self.printed(*ship).map_or(0, |info| info.points);
            format!("{} {points} pts", self.ship(*ship))
        };
        let order = if player.order > 0 { vec![player.order.to_string()] } else { Vec::new() };
        for (what, things) in [
            ("Face down", face_down),
            ("Kills", player.kills.iter().map(worth).collect()),
            ("Known", self.cards(&player.known_cards)),
            ("Given", self.cards(&player.given_cards)),
            ("Order card", order),
        ] {
            if !things.is_empty() {
                writeln!(out, "     {what:<11}{}", things.join(", "))?;
            }
        }
        Ok(())
    }

    /// A ship with what is left of its buttons, and what lies on it.
    fn drawn_ship(&self, view: &View, ship: ShipId) -> String {
        let (Some(info), Some(state)) = (self.printed(ship), view.ship(ship)) else {
            return ship.to_string();
        };
        let buttons = info.buttons().map(|(button, printed)| match state.damage.get(&button) {
            Some(covered) => {
                format!("{} {}/{printed}", abbreviated(button), printed.saturating_sub(*covered))
            }
            None => format!("{} {printed}", abbreviated(button)),
        });
        let buttons: Vec<String> = buttons.collect();
        let mut marks = vec![format!("{} pts", info.points)];
        if state.wounds > 0 {
            marks.push(format!("damage {}/{}", state.wounds, info.hits()));
        }
        if state.raised {
            marks.push(if info.device == Some(Device::Web) { "web up".into() } else { "cloaked".into() });
        }
        marks.extend(state.cards.iter().map(|card| self.card(*card)));
        format!("{ship} {} [{}] {}", info.name, buttons.join(" "), marks.join(", "))
    }

    /// The attack that runs, card by card.
    fn draw_attack(&self, view: &View, out: &mut dyn fmt::Write) -> fmt::Result {
        let Some(coming) = view.coming(self.game) else { return Ok(()) };
        let has_target = |seat: &Seat| {
            let player = view.player(*seat);
            [player.screen, player.body, player.reserve].concat().contains(&coming.target)
        };
        let owner = Seat::all(view.seats()).find(has_target);
        let target = owner.map_or_else(|| self.ship(coming.target), |owner| self.own(owner, coming.target));
        writeln!(out, "Attack on {target}:")?;
        for (number, shot) in coming.shots.iter().enumerate() {
            let what = match shot.reduced {
                _ if shot.is_gone => "gone".into(),
                0 => format!("{} damage", shot.damage),
                by => format!("{} damage, weakened by {by}", shot.damage),
            };
            writeln!(out, "     {}  {}: {what}", number + 1, self.boosted(shot.card, shot.booster))?;
        }
        if coming.rolled > 0 {
            writeln!(out, "     the dice say {}", coming.rolled)?;
        }
        if coming.reduced > 0 {
            writeln!(out, "     the whole attack is weakened by {}", coming.reduced)?;
        }
        // Once the damage is being dealt, it has been decided that the ship survives.
        if view.moment_word() == "damage" {
            return writeln!(out, "     {} damage is being dealt", coming.damage);
        }
        let verdict = if coming.kills() { "enough" } else { "not enough" };
        let (damage, kills) = (coming.damage, coming.hits_left + 1);
        writeln!(out, "     {damage} damage is coming, it takes {kills} to kill: {verdict}")
    }

    /// What the viewer holds.
    fn draw_hand(&self, view: &View, out: &mut dyn fmt::Write) -> fmt::Result {
        let Viewer::Seat(seat) = view.viewer() else { return Ok(()) };
        let shown = |cards: &[Card]| match self.cards(cards).as_slice() {
            [] => "no cards".into(),
            cards => cards.join(", "),
        };
        writeln!(out, "Hand of {}: {}", self.who(seat), shown(&view.hand()))?;
        if self.is_advanced() {
            writeln!(out, "Reserve of {}: {}", self.who(seat), shown(&view.reserve()))?;
        }
        Ok(())
    }
}
