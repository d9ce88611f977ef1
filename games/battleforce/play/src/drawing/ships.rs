//! A ship as a small card: class, points, hull, name, and a mark for every button.

use battleforce::{Attacker, Card, Device, ShipId, ShipInfo};
use maud::{Markup, html};

use super::{Picture, art, pictogram};
use scene::drawing::{At, N, Type, fit, text_width};

pub(super) const WIDTH: f32 = 114.0;
/// The height without the buttons, and the height of a row of them.
pub(super) const FIXED: f32 = 82.0;
pub(super) const ROW: f32 = 19.0;
const ROOM: f32 = WIDTH - 12.0;
const MARK: f32 = 7.0;

/// A ship's buttons in rows that fit on its card, with the number of each kind.
pub(super) fn rows(info: &ShipInfo) -> Vec<Vec<(battleforce::Button, u8)>> {
    let mut rows: Vec<Vec<(battleforce::Button, u8)>> = Vec::new();
    let mut left = 0.0;
    for (button, count) in info.buttons() {
        let width = group_width(count);
        match rows.last_mut() {
            Some(row) if width <= left => row.push((button, count)),
            _ => {
                rows.push(vec![(button, count)]);
                left = ROOM;
            }
        }
        left -= width;
    }
    rows
}

/// The width of a button's sign, with room after it: the signs of phasers end in a digit.
const SIGN: f32 = 21.0;

fn group_width(count: u8) -> f32 {
    SIGN + f32::from(count) * MARK + 5.0
}

/// A ship's role in the current attack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Attacker,
    Target,
}

impl Picture<'_> {
    fn role(&self, ship: ShipId) -> Option<Role> {
        let attack = self.view.attack();
        let attacks = match attack.map(|attack| attack.attacker) {
            Some(Attacker::Ship(attacker) | Attacker::Fighters(attacker, _)) => attacker == ship,
            _ => self.view.attacking_ship(self.game) == Some(ship),
        };
        if attacks {
            return Some(Role::Attacker);
        }
        (attack.and_then(|attack| attack.target) == Some(ship)).then_some(Role::Target)
    }

    /// A ship that the viewer knows.
    pub(super) fn ship(&self, ship: ShipId, height: f32) -> Markup {
        let (Some(info), Some(state)) = (self.info(ship), self.view.ship(ship)) else { return html! {} };
        let role = self.role(ship);
        let border = match role {
            Some(Role::Attacker) => "sfb-card sfb-amber",
            Some(Role::Target) => "sfb-card sfb-hit",
            None => "sfb-card",
        };
        html! {
            rect class=(border) width=(N(WIDTH)) height=(N(height)) rx="5"
                stroke-width=(if role.is_some() { "3" } else { "1.2" }) stroke-dasharray=[state.raised.then_some("5 4")] {}
            (Type::bold("sfb-ink", 15.0).left(7.0, 19.0, &info.class))
            (Type::bold("sfb-soft", 13.0).right(WIDTH - 7.0, 19.0, &info.points.to_string()))
            g.sfb-ship transform=(At(21.0, 22.0, 0.6)) opacity=[state.raised.then_some(".45")] {
                (scene::drawing::art(art::piece(&info.race.to_string())))
            }
            (Type::plain("sfb-ink", 12.0).left(7.0, 73.0, &fit(&self.ship_name(ship), 12.0, ROOM)))
            @for (number, row) in rows(info).iter().enumerate() {
                g transform=(At(6.0, FIXED + number as f32 * ROW - 3.0, 1.0)) {
                    (buttons(row, |button| state.damage.get(&button).copied().unwrap_or(0)))
                }
            }
            @if state.wounds > 0 {
                (Type::bold("sfb-hit-text", 14.0).right(WIDTH - 7.0, 58.0, &format!("−{}", state.wounds)))
            }
            (tags(state.raised.then_some(info.device).flatten(), &state.cards))
            (self.role_tag(role))
        }
    }

    /// Marks the attacking ship and the ship under attack.
    fn role_tag(&self, role: Option<Role>) -> Markup {
        let (key, fill, ink) = match role {
            Some(Role::Attacker) => ("drawings-attacker", "sfb-amber-fill", "sfb-on-amber"),
            Some(Role::Target) => ("drawings-target", "sfb-hit-fill", "sfb-on-hit"),
            None => return html! {},
        };
        let text = fit(&self.teller.texts.word(key), 11.0, 70.0);
        html! {
            rect class=(fill) x="-3" y="-10" width=(N(text_width(&text, 11.0) + 14.0)) height="16" rx="3" {}
            (Type::bold(ink, 11.0).left(4.0, 2.0, &text))
        }
    }

    /// A ship that is face down, or `count` of them.
    pub(super) fn back(&self, height: f32, count: Option<u8>) -> Markup {
        let word = self.teller.texts.word("drawings-face-down");
        let word = count.map_or(word.clone(), |count| format!("{word} × {count}"));
        html! {
            rect class="sfb-hatch" width=(N(WIDTH)) height=(N(height)) rx="5" {}
            rect class="sfb-card" width=(N(WIDTH)) height=(N(height)) rx="5" fill-opacity="0" stroke-width="1.2"
                stroke-dasharray="2 3" {}
            (pictogram("sfb-faint", "lock", WIDTH / 2.0 - 14.0, height / 2.0 - 26.0, 28.0))
            (Type::plain("sfb-soft", 12.0).middle(WIDTH / 2.0, height / 2.0 + 20.0, &fit(&word, 12.0, ROOM)))
        }
    }
}

/// Buttons: an icon for the kind, a bar for each open one, a cross for each covered one.
fn buttons(row: &[(battleforce::Button, u8)], covered: impl Fn(battleforce::Button) -> u8) -> Markup {
    let mut x = 0.0;
    let mut groups = Vec::new();
    for (button, count) in row {
        groups.push((x, *button, *count, covered(*button)));
        x += group_width(*count);
    }
    html! {
        @for (x, button, count, covered) in groups {
            (pictogram("sfb-sign", &button.to_string(), x, 0.0, 16.0))
            @for number in 0..count {
                @let left = x + SIGN + f32::from(number) * MARK;
                @if number < count - covered.min(count) {
                    rect class="sfb-open" x=(N(left)) y="2" width="4.2" height="12" rx="1" {}
                } @else {
                    path class="sfb-hit" d={ "M" (N(left - 0.4)) " 3.5l5 9m0-9l-5 9" } fill="none" stroke-width="1.8" {}
                }
            }
        }
    }
}

/// Raised devices and cards on the ship, in its upper right corner.
fn tags(device: Option<Device>, cards: &[Card]) -> Markup {
    let device = device.map(|device| match device {
        Device::Cloak => ("cloak".to_owned(), 0),
        Device::Web => ("web".to_owned(), 0),
    });
    let cards = cards.iter().map(|card| (card.kind.to_string(), card.value));
    let tags: Vec<(String, u8)> = device.into_iter().chain(cards).take(3).collect();
    html! {
        @for (place, (word, value)) in tags.iter().enumerate() {
            g transform=(At(WIDTH - 36.0, [-15.0, 23.0, 47.0][place], 1.0)) {
                rect class="sfb-ice" width="40" height="22" rx="4" stroke-width="1.2" {}
                (pictogram("sfb-ice-sign", word, if *value > 0 { 3.0 } else { 11.0 }, 2.0, 18.0))
                @if *value > 0 { (Type::bold("sfb-ice-text", 13.0).left(26.0, 16.0, &value.to_string())) }
            }
        }
    }
}
