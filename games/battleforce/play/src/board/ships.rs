//! A ship in three sizes (card, slim and tiny), and in detail with all its buttons.

use battleforce::{Button, Card, Device, ShipId, ShipInfo, ShipView, Thing};
use i18n::args;
use maud::{Markup, html};

use crate::board::desk::Desk;
use crate::board::outlook::{CELL, run};

/// How large a ship is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Size {
    /// With hull, name and buttons.
    Card,
    /// With class and buttons.
    Slim,
    /// With class, hull, and a cell for every button.
    Micro,
}

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Size::Card => "ship card-size",
            Size::Slim => "ship slim",
            Size::Micro => "ship micro",
        }
    }
}

/// The share of its box that a hull fills, by type of ship.
const SCALES: [(&str, f32); 7] = [
    ("dreadnought", 1.0),
    ("carrier", 0.93),
    ("battle", 0.88),
    ("heavy cruiser", 0.88),
    ("raider cruiser", 0.84),
    ("cruiser", 0.8),
    ("eagle", 0.8),
];

impl Desk<'_> {
    /// A ship's hull, bow to the right.
    pub(crate) fn hull(&self, info: &ShipInfo, class: &str) -> Markup {
        let scale =
            SCALES.iter().find(|(kind, _)| info.kind.contains(kind)).map_or(0.68, |(_, scale)| *scale);
        let (width, height) = ((120.0 / scale).round(), (60.0 / scale).round());
        let (x, y) = ((120.0 - width) / 2.0, (60.0 - height) / 2.0);
        html! {
            svg class=(class) viewBox={ (x) " " (y) " " (width) " " (height) } aria-hidden="true" {
                use href=(self.look.asset(&format!("battleforce.svg#{}", info.race))) width="120" height="60" {}
                @if info.is_carrier() {
                    use href=(self.look.asset("battleforce.svg#bay")) x="-2" y="-3" width="24" height="18" {}
                }
            }
        }
    }

    /// A ship that the viewer knows. Its id begins with `place`, so that a ship can be drawn in two places.
    pub(crate) fn ship(&self, ship: ShipId, size: Size, place: &str) -> Markup {
        let (Some(info), Some(state)) = (self.info(ship), self.view.ship(ship)) else { return html! {} };
        let roles = (self.attacking_ship() == Some(ship), self.target() == Some(ship));
        let laid = (&state.damage, state.wounds, &state.cards, state.raised);
        let owned = (
            self.view.owner(self.game, ship),
            self.view.line(self.game, ship),
            self.view.killer(self.game, ship),
        );
        self.look.part(("ship", ship, size, place, roles, laid, owned), || {
            self.drawn_ship(ship, info, &state, size, place, &self.describe(Thing::Ship(ship)))
        })
    }

    fn drawn_ship(
        &self,
        ship: ShipId,
        info: &ShipInfo,
        state: &ShipView,
        size: Size,
        place: &str,
        label: &str,
    ) -> Markup {
        html! {
            div class={ (size.class()) (self.states(ship, info, state)) } id={ (place) "-" (ship) }
                data-thing=(Thing::Ship(ship)) data-closeup=(Thing::Ship(ship)) role="img" aria-label=(label) {
                span.top { b { (info.class) } @if size == Size::Slim { (self.hull(info, "hull")) } @if size != Size::Micro { span.pts data-says=(info.points) {} } }
                @if size != Size::Slim { (self.hull(info, "hull")) }
                @if size == Size::Card { " " span.name { (self.ship_name(ship)) } }
                @if size == Size::Micro { (bar(info, state)) } @else { (self.tallies(info, state)) }
                (self.tags(info, state, size))
                (self.flag(ship))
            }
        }
    }

    fn states(&self, ship: ShipId, info: &ShipInfo, state: &ShipView) -> String {
        let mut classes = String::new();
        if self.attacking_ship() == Some(ship) {
            classes.push_str(" is-attacker");
        }
        if self.target() == Some(ship) {
            classes.push_str(" is-target");
        }
        match info.device.filter(|_| state.raised) {
            Some(Device::Cloak) => classes.push_str(" is-cloaked"),
            Some(Device::Web) => classes.push_str(" is-webbed"),
            None => {}
        }
        classes
    }

    /// Marks the attacking ship and the ship under attack.
    fn flag(&self, ship: ShipId) -> Markup {
        let word = if self.target() == Some(ship) {
            "drawings-target"
        } else if self.attacking_ship() == Some(ship) {
            "drawings-attacker"
        } else {
            return html! {};
        };
        html! { span.flag data-says=(self.look.word(word)) {} }
    }

    /// An icon for every kind of button, a bar for each open one, a cross for each covered one.
    fn tallies(&self, info: &ShipInfo, state: &ShipView) -> Markup {
        html! {
            span.tallies {
                @for (button, count) in info.buttons() {
                    @let covered = state.damage.get(&button).copied().unwrap_or(0).min(count);
                    span.tally.dead[covered == count] {
                        (self.glyph(&button.to_string()))
                        @for _ in covered..count { i {} }
                        @for _ in 0..covered { i.x {} }
                    }
                }
                @if self.is_traditional() { span.wounds data-says={ (state.wounds) "/" (info.hits()) } {} }
            }
        }
    }

    /// Raised devices and the cards on the ship.
    fn tags(&self, info: &ShipInfo, state: &ShipView, size: Size) -> Markup {
        let device = info.device.filter(|_| state.raised).map(|device| match device {
            Device::Cloak => "cloak",
            Device::Web => "web",
        });
        html! {
            @if device.is_some() || !state.cards.is_empty() {
                span.tags {
                    @if let Some(device) = device {
                        @let word = (size == Size::Card).then(|| self.look.word(&format!("battleforce-device-{device}")));
                        span.tag data-says=[word] { (self.glyph(device)) }
                    }
                    @for card in &state.cards { span.tag data-says=(effect(*card)) { (self.glyph(&card.kind.to_string())) } }
                }
            }
        }
    }

    /// Ships that are face down.
    pub(crate) fn face_down(&self, count: u8, size: Size) -> Markup {
        let word = self.say("face-down", &args! { count: count });
        html! {
            div class={ (size.class()) " is-down" } role="img" aria-label=(word) {
                (self.glyph("lock")) b { "×" (count) }
            }
        }
    }

    /// A ship in detail, with a row to point at for every kind of button. `fired` are the buttons that fire
    /// in this attack.
    pub(crate) fn laid_open(&self, ship: ShipId, side: &str, fired: &[Button]) -> Markup {
        let (Some(info), Some(state)) = (self.info(ship), self.view.ship(ship)) else { return html! {} };
        html! {
            div class={ "open " (side) } {
                p.kind { (self.class_name(info)) }
                div.guns {
                    @for (button, count) in info.buttons() {
                        @let firing = fired.iter().filter(|other| **other == button).count();
                        (self.look.part(("gun", ship, button, state.damage.get(&button), firing), || self.open_gun(ship, &state, button, count, firing)))
                    }
                }
                (self.buttons_left(info, &state))
            }
        }
    }

    fn open_gun(&self, ship: ShipId, state: &ShipView, button: Button, count: u8, firing: usize) -> Markup {
        let thing = Thing::Button(ship, button);
        html! {
            div.gun id={ "open-" (ship) "-" (button) } data-thing=(thing) role="img" aria-label=(self.describe(thing)) {
                (self.gun(state, button, count, firing))
            }
        }
    }

    /// The buttons of a kind: icon, name, and a box for each, filled if it fires and crossed out if it is
    /// covered.
    pub(crate) fn gun(&self, state: &ShipView, button: Button, count: u8, firing: usize) -> Markup {
        let covered = state.damage.get(&button).copied().unwrap_or(0).min(count);
        let firing = firing.min(usize::from(count - covered));
        html! {
            (self.glyph(&button.to_string()))
            span.what { (self.button_name(button)) }
            span.boxes.round[button == Button::FreeHit] {
                @for _ in 0..firing { i.fire {} }
                @for _ in usize::from(covered) + firing..usize::from(count) { i {} }
                @for _ in 0..covered { i.x {} }
            }
        }
    }

    /// The number of open buttons and the ship's value.
    pub(crate) fn buttons_left(&self, info: &ShipInfo, state: &ShipView) -> Markup {
        let open = info.hits().saturating_sub(covered(state));
        html! { p.sum { (self.say("open-buttons", &args! { open: open, all: info.hits() })) span { (self.icon("star")) (info.points) } } }
    }
}

/// The number of covered buttons.
fn covered(state: &ShipView) -> u8 {
    state.damage.values().sum::<u8>() + state.wounds
}

/// One cell per button, covered ones last.
fn bar(info: &ShipInfo, state: &ShipView) -> Markup {
    let covered = covered(state).min(info.hits());
    let [open, all] = [info.hits() - covered, info.hits()].map(u16::from);
    html! {
        svg.bar viewBox={ "0 0 " (all * CELL) " 12" } preserveAspectRatio="none" { (run("", 0, open)) (run("x", open, all)) }
    }
}

/// The effect of a card on a ship, as a number.
fn effect(card: Card) -> String {
    if card.value > 0 { format!("−{}", card.value) } else { String::new() }
}
