//! Drawings of positions: Earth and the deck, the players with their piles, and the viewer's hand.

mod art;

use contract::{Rules, Seat};
use i18n::{Teller, args};
use maud::{Markup, html};
use scene::drawing::Drawing;
use ufoludki::{Card, Phase, Ufoludki, View};

use scene::drawing::badge;
use scene::drawing::{At, Ink, N, Type, fit, lines, sheet, size_for, text_width};

/// The width of every drawing, and the space around things.
const WIDTH: f32 = 660.0;
const GAP: f32 = 12.0;
const SCENE: f32 = 158.0;
const PANEL: f32 = 154.0;
/// The box of a card before it is scaled.
const CARD: (f32, f32) = (100.0, 140.0);
/// The maximum number of pieces of loot drawn; if there are more, they are only counted.
const MOST_TOKENS: usize = 48;

const INKS: &[Ink] = &[
    Ink("sfu-sky", "fill", "#bfe6f7", "#241a55"),
    Ink("sfu-sun", "fill", "#ffd84d", "#f4ecd0"),
    Ink("sfu-hill", "fill", "#9ed67a", "#3f6f63"),
    Ink("sfu-meadow", "fill", "#86cb4d", "#2f6150"),
    Ink("sfu-ground", "fill", "#d9efd0", "#1d2f3a"),
    Ink("sfu-panel", "fill", "#fffaf0", "#2b2154"),
    Ink("sfu-panel", "stroke", "#b9a98a", "#5b4a94"),
    Ink("sfu-now", "stroke", "#e0a91c", "#ffd84d"),
    Ink("sfu-ink", "fill", "#3a2758", "#f7eed8"),
    Ink("sfu-soft", "fill", "#5f4c78", "#cbbfe8"),
    Ink("sfu-empty", "stroke", "#8f7fa8", "#8f7fc0"),
    Ink("sfu-on-card", "fill", "#3a2758", "#3a2758"),
    Ink("sfu-card", "fill", "#fffaf0", "#fffaf0"),
];

/// Draws positions of this game.
pub(crate) struct Sketch;

impl Drawing<Ufoludki> for Sketch {
    fn draw(&self, game: &Ufoludki, view: &View, teller: Teller<'_>) -> String {
        let picture = Picture { game, view, teller };
        let players = picture.players_height();
        let hand = picture.hand_height();
        let title = picture.title();
        let height = SCENE + players + hand;
        let body = html! {
            rect class="sfu-ground" width=(N(WIDTH)) height=(N(height)) rx="14" {}
            (picture.scene())
            g transform=(At(0.0, SCENE, 1.0)) { (picture.players()) }
            @if hand > 0.0 { g transform=(At(0.0, SCENE + players, 1.0)) { (picture.hand()) } }
        };
        sheet(WIDTH, height, &title, INKS, &body)
    }
}

struct Picture<'a> {
    game: &'a Ufoludki,
    view: &'a View,
    teller: Teller<'a>,
}

impl Picture<'_> {
    fn word(&self, key: &str) -> String {
        self.teller.texts.word(key)
    }

    fn title(&self) -> String {
        let players = self.teller.whom(Seat::all(self.view.seats()));
        let args = args! { players: players, loot: self.view.earth(), cards: self.view.deck_size() };
        self.teller.say("drawings-ufoludki", &args)
    }

    /// Whose turn it is.
    fn active(&self) -> Option<Seat> {
        match self.view.phase() {
            Phase::Lay { seat } | Phase::Draw { seat } | Phase::Revive { seat } | Phase::Deal { seat } => {
                Some(seat)
            }
            Phase::First | Phase::Over => None,
        }
    }

    /// Earth with its loot, and the deck.
    fn scene(&self) -> Markup {
        html! {
            path class="sfu-sky" d={ "M0 14a14 14 0 0 1 14-14H646a14 14 0 0 1 14 14V" (N(SCENE)) "H0Z" } {}
            circle class="sfu-sun" cx="396" cy="32" r="19" {}
            path class="sfu-hill" d={ "M0 84C90 40 190 40 300 66S540 40 660 76V" (N(SCENE)) "H0Z" } {}
            path class="sfu-meadow" d={ "M0 " (N(SCENE)) "V112C110 66 260 60 380 70S570 92 660 100V" (N(SCENE)) "Z" } {}
            (self.sign())
            (self.tokens())
            (self.deck())
        }
    }

    fn sign(&self) -> Markup {
        let name = self.word("ufoludki-thing-earth");
        let size = size_for(&name, &[16.0, 14.0, 12.0], 60.0);
        html! {
            g stroke="#3a2758" stroke-width="2.5" stroke-linejoin="round" {
                path d="M40 84V132M104 84V132" stroke="#8b5a33" stroke-width="8" {}
                path d="M16 50L126 46V90L18 92Z" fill="#d9a05a" {}
                circle cx="40" cy="69" r="17" fill="#ffd84d" {}
            }
            (Type::bold("sfu-on-card", 17.0).middle(40.0, 75.0, &self.view.earth().to_string()))
            (Type::bold("sfu-on-card", size).left(62.0, 68.5 + size * 0.35, &fit(&name, size, 62.0)))
        }
    }

    /// One token for every piece of loot, in rows that fill the meadow from the bottom.
    fn tokens(&self) -> Markup {
        let count = usize::from(self.view.earth()).min(MOST_TOKENS);
        let columns = count.div_ceil(3).clamp(8, 16);
        let step = 322.0 / columns as f32;
        let size = (step / 23.0).min(1.35);
        let place = |number: usize| {
            let (row, column) = (number / columns, number % columns);
            let shift = if row % 2 == 1 { step / 2.0 } else { 0.0 };
            let wave = [0.0, 4.0, -2.0, 2.0, -4.0][(number * 3) % 5];
            (146.0 + shift + column as f32 * step, SCENE - 20.0 - row as f32 * 25.0 * size.min(1.1) + wave)
        };
        html! {
            g fill="none" stroke="#3a2758" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" {
                @for number in (0..count).rev() {
                    @let (x, y) = place(number);
                    g transform=(At(x, y, size)) { (art::loot(number)) }
                }
            }
        }
    }

    /// The deck: a card back for every layer, the one being drawn from on top.
    fn deck(&self) -> Markup {
        let layers: Vec<u32> = self.view.layer_sizes().collect();
        let name = self.word("drawings-deck");
        let args = |cards: u32| args! { cards: cards };
        let notes: Vec<String> = match layers.as_slice() {
            [] | [_] => Vec::new(),
            [first, rest @ ..] => {
                let top = self.teller.say("drawings-layer-top", &args(*first));
                let under = rest.iter().map(|cards| self.teller.say("drawings-layer-under", &args(*cards)));
                std::iter::once(top).chain(under).collect()
            }
        };
        let shown = notes.len().min(4);
        html! {
            g transform="translate(482 26)" {
                @for layer in (0..layers.len().min(4)).rev() {
                    g transform=(At(layer as f32 * 5.0, layer as f32 * 6.0, 0.72)) {
                        (art::back(if layer % 2 == 0 { "#4b3a8f" } else { "#158674" }))
                    }
                }
                @if layers.is_empty() { (outline(72.0, 100.0)) }
            }
            circle cx="518" cy="78" r="17" fill="#ffd84d" stroke="#3a2758" stroke-width="2.5" {}
            (Type::bold("sfu-on-card", 17.0).middle(518.0, 84.0, &self.view.deck_size().to_string()))
            (Type::bold("sfu-ink", 14.0).middle(518.0, 20.0, &fit(&name, 14.0, 140.0)))
            @for (line, note) in notes.iter().take(shown).enumerate() {
                (Type::plain("sfu-ink", 12.0).left(574.0, 84.0 + line as f32 * 16.0, &fit(note, 12.0, 82.0)))
            }
        }
    }

    fn columns(&self) -> usize {
        match self.view.seats() {
            2 | 4 => 2,
            _ => 3,
        }
    }

    fn players_height(&self) -> f32 {
        let rows = usize::from(self.view.seats()).div_ceil(self.columns());
        GAP + rows as f32 * (PANEL + GAP)
    }

    fn players(&self) -> Markup {
        let columns = self.columns();
        let width = (WIDTH - GAP * (columns as f32 + 1.0)) / columns as f32;
        html! {
            @for seat in Seat::all(self.view.seats()) {
                @let (row, column) = (seat.index() / columns, seat.index() % columns);
                g transform=(At(GAP + column as f32 * (width + GAP), GAP + row as f32 * (PANEL + GAP), 1.0)) {
                    (self.player(seat, width))
                }
            }
        }
    }

    /// A player: pile, name, hand and loot.
    fn player(&self, seat: Seat, width: f32) -> Markup {
        let is_active = self.active() == Some(seat);
        let pile = self.view.pile_depth(seat);
        let left = 96.0;
        let room = width - left - 10.0;
        let loot = usize::from(self.view.loot(seat));
        let name = fit(self.teller.name(seat), 15.0, width - 46.0);
        html! {
            rect class={ "sfu-panel" (if is_active { " sfu-now" } else { "" }) } width=(N(width)) height=(N(PANEL)) rx="12"
                stroke-width=(if is_active { "4" } else { "1.5" }) {}
            g transform=(At(10.0, 40.0, 0.76)) { (self.pile(seat)) }
            @if pile > 1 {
                rect x="64" y="33" width="32" height="18" rx="9" fill="#3a2758" stroke="#fffaf0" {}
                (Type::bold("sfu-card", 12.0).middle(80.0, 46.5, &format!("× {pile}")))
            }
            (badge(seat, 20.0, 20.0, 11.0))
            (Type::bold("sfu-ink", 15.0).left(38.0, 25.5, &name))
            g transform=(At(left, 48.0, 1.0)) { (fan(self.view.hand_size(seat), room)) }
            g transform=(At(left + 16.0, 106.0, 1.0)) {
                g fill="none" stroke="#3a2758" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" {
                    @for number in (0..loot.min(3)).rev() {
                        g transform=(At(number as f32 * 15.0, 0.0, 1.4)) { (art::loot(number + seat.index())) }
                    }
                }
                @if loot == 0 { circle class="sfu-empty" r="13" fill="none" stroke-width="1.5" stroke-dasharray="4 3" {} }
            }
            @let beside = left + 23.0 + loot.clamp(1, 3) as f32 * 15.0;
            (Type::bold("sfu-ink", 24.0).left(beside, 115.0, &loot.to_string()))
        }
    }

    fn pile(&self, seat: Seat) -> Markup {
        let sheets = self.view.pile_depth(seat).saturating_sub(1).min(2);
        html! {
            @for sheet in (1..=sheets).rev() {
                rect x=(N(sheet as f32 * 4.0)) y=(N(sheet as f32 * -2.0)) width="98" height="138" rx="10"
                    fill="#efdfbb" stroke="#3a2758" stroke-width="2.5" {}
            }
            @match self.view.top(seat) {
                Some(card) => (self.card(card)),
                None => (outline(CARD.0, CARD.1)),
            }
        }
    }

    fn hand_cards(&self) -> Vec<Card> {
        let hand = self.view.hand();
        Card::all().flat_map(|card| std::iter::repeat_n(card, hand.count(card) as usize)).collect()
    }

    fn hand_height(&self) -> f32 {
        if self.hand_cards().is_empty() { 0.0 } else { CARD.1 + 36.0 + GAP }
    }

    /// The viewer's cards.
    fn hand(&self) -> Markup {
        let cards = self.hand_cards();
        let step = ((WIDTH - 2.0 * GAP - CARD.0) / (cards.len().max(2) - 1) as f32).min(CARD.0 + 10.0);
        let first = (WIDTH - CARD.0 - step * (cards.len() - 1) as f32) / 2.0;
        let who = self.view.viewer().seat().map_or("?", |seat| self.teller.name(seat));
        let label = self.teller.say("drawings-hand-of", &args! { who: who });
        html! {
            (Type::bold("sfu-ink", 14.0).middle(WIDTH / 2.0, 16.0, &fit(&label, 14.0, WIDTH - 40.0)))
            @for (place, card) in cards.iter().enumerate() {
                g transform=(At(first + place as f32 * step, 28.0, 1.0)) { (self.card(*card)) }
            }
        }
    }

    /// A card: its picture, its value or icon, and its name on a banner.
    fn card(&self, card: Card) -> Markup {
        let saucer = card.saucer().and_then(|saucer| self.game.content().saucers().get(saucer.index()));
        let texts = self.teller.texts;
        let (name, colour, picture) = if let Some(kind) = saucer {
            let name = texts.named_or(&format!("ufoludki-saucer-{}", kind.shape), &kind.name);
            let colour = checked_colour(&kind.colour);
            (name, colour, art::saucer(&kind.shape, colour))
        } else {
            let word = card.to_string();
            let name = texts.named_or(&format!("ufoludki-card-{word}"), &word);
            (name, art::action_colour(&word), art::action(&word))
        };
        html! {
            rect x="1" y="1" width="98" height="138" rx="10" fill="#fffaf0" stroke="#3a2758" stroke-width="2.5" {}
            svg x="7" y="7" width="86" height="84" viewBox="0 0 160 150" preserveAspectRatio="xMidYMid slice" { (picture) }
            rect x="7" y="7" width="86" height="84" rx="4" fill="none" stroke="#3a2758" stroke-width="2" {}
            (corner(card, saucer.map(|kind| kind.value)))
            (banner(name.name(), colour))
        }
    }
}

/// A hand as seen from behind, with the number of its cards.
fn fan(cards: u32, room: f32) -> Markup {
    let shown = cards.min(6);
    let step = ((room - 50.0) / shown.max(1) as f32).min(16.0);
    html! {
        @for card in 0..shown {
            rect x=(N(card as f32 * step)) y="1" width="21" height="29" rx="4" fill="#4b3a8f" stroke="#fffaf0"
                stroke-width="1.5" {}
        }
        @let beside = if shown > 0 { shown as f32 * step + 14.0 } else { 0.0 };
        (Type::bold("sfu-soft", 15.0).left(beside, 21.0, &cards.to_string()))
    }
}

/// A saucer's value on a coin, or an action card's icon.
fn corner(card: Card, value: Option<u8>) -> Markup {
    html! {
        @match value {
            Some(value) => {
                circle cx="20" cy="20" r="14" fill="#ffd84d" stroke="#3a2758" stroke-width="2.5" {}
                (Type::bold("sfu-on-card", 18.0).middle(20.0, 26.5, &value.to_string()))
            }
            None => {
                rect x="6" y="6" width="26" height="26" rx="8" fill="#fff7e3" stroke="#3a2758" stroke-width="2.5" {}
                path d=(art::sign(&card.to_string())) transform="translate(9 9) scale(.83)" fill="none" stroke="#3a2758"
                    stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" {}
            }
        }
    }
}

/// A card's name, on one or two lines, in smaller type if it is long.
fn banner(name: &str, colour: &str) -> Markup {
    const ROOM: f32 = 83.0;
    let widest =
        |size: f32| lines(name, size, ROOM).iter().map(|line| text_width(line, size)).fold(0.0, f32::max);
    let whole = |size: &f32| {
        !lines(name, *size, ROOM).iter().any(|line| line.ends_with('…')) && widest(*size) <= ROOM
    };
    let size = [13.0, 12.0, 11.0, 10.0].into_iter().find(whole).unwrap_or(10.0);
    let lines = lines(name, size, ROOM);
    let first = 114.5 + size * 0.36 - (lines.len() - 1) as f32 * (size + 1.0) / 2.0;
    html! {
        rect x="4" y="94" width="92" height="41" rx="7" fill=(colour) stroke="#3a2758" stroke-width="2" {}
        @for (line, text) in lines.iter().enumerate() {
            (Type::bold("sfu-on-card", size).middle(50.0, first + line as f32 * (size + 1.0), text))
        }
    }
}

/// An empty place for a card.
fn outline(width: f32, height: f32) -> Markup {
    html! {
        rect class="sfu-empty" x="2" y="2" width=(N(width - 4.0)) height=(N(height - 4.0)) rx="9" fill="none"
            stroke-width="2" stroke-dasharray="6 5" {}
    }
}

/// A colour from the components if it is a plain one, `#rgb` or `#rrggbb`. Nothing else gets into a drawing.
fn checked_colour(colour: &str) -> &str {
    let is_hex = colour.strip_prefix('#').is_some_and(|digits| {
        [3, 6].contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    });
    if is_hex { colour } else { "#b8b0c8" }
}

#[cfg(test)]
mod tests {
    use super::checked_colour;

    #[test]
    fn only_plain_colours_are_used() {
        assert_eq!(checked_colour("#25b79b"), "#25b79b");
        for wrong in ["url(https://example.org)", "#12345g", "red\" onload=\"", "#", "#éé"] {
            assert_eq!(checked_colour(wrong), "#b8b0c8");
        }
    }
}
