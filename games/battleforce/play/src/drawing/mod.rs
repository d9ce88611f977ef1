//! Drawings of positions: fleets in their lines, ship by ship, and the current attack.

mod art;
mod attack;
mod ships;

use battleforce::{BattleForce, Card, Kind, Level, Line, PlayerView, ShipId, ShipInfo, View};
use contract::{Rules, Seat};
use i18n::{Teller, args};
use maud::{Markup, html};
use scene::drawing::Drawing;

use scene::drawing::badge;
use scene::drawing::{At, Ink, N, Type, fit, sheet, text_width};

const WIDTH: f32 = 660.0;
const PAD: f32 = 12.0;
const HEAD: f32 = 40.0;
/// The space between ships, the extra space between lines, and the distance from one ship to the next.
const GAP: f32 = 8.0;
const BETWEEN: f32 = 14.0;
const STEP: f32 = ships::WIDTH + GAP;

const INKS: &[Ink] = &[
    Ink("sfb-space", "fill", "#e4ebf4", "#070c16"),
    Ink("sfb-panel", "fill", "#f7fafd", "#0f1826"),
    Ink("sfb-panel", "stroke", "#a9b9cd", "#324661"),
    Ink("sfb-card", "fill", "#ffffff", "#152238"),
    Ink("sfb-card", "stroke", "#8fa2bb", "#4a6283"),
    Ink("sfb-hatch", "fill", "#cfdae7", "#1b283c"),
    Ink("sfb-ink", "fill", "#13233a", "#e2ebf6"),
    Ink("sfb-soft", "fill", "#43556f", "#a9bad0"),
    Ink("sfb-sign", "color", "#13233a", "#dce8f5"),
    Ink("sfb-faint", "color", "#5a6b84", "#9fb1c8"),
    Ink("sfb-ship", "--hull", "#a9bfda", "#1b2c45"),
    Ink("sfb-ship", "--hull2", "#c3d3e6", "#2b4466"),
    Ink("sfb-ship", "color", "#29466b", "#a9bfd9"),
    Ink("sfb-open", "fill", "#13233a", "#dce8f5"),
    Ink("sfb-hit", "stroke", "#b3301c", "#ff7d68"),
    Ink("sfb-hit-text", "fill", "#a32a17", "#ff9a88"),
    Ink("sfb-hit-fill", "fill", "#b3301c", "#c8412c"),
    Ink("sfb-amber", "stroke", "#b86e00", "#f5b54c"),
    Ink("sfb-amber-fill", "fill", "#b86e00", "#f5b54c"),
    Ink("sfb-amber-text", "fill", "#8a5200", "#ffd894"),
    Ink("sfb-on-amber", "fill", "#ffffff", "#1b1204"),
    Ink("sfb-on-hit", "fill", "#ffffff", "#ffffff"),
    Ink("sfb-ice", "fill", "#dcecf9", "#0c2032"),
    Ink("sfb-ice", "stroke", "#1a64a0", "#7fc8f8"),
    Ink("sfb-ice-sign", "color", "#124c7d", "#9fd6fb"),
    Ink("sfb-ice-text", "fill", "#124c7d", "#9fd6fb"),
    Ink("sfb-cell", "stroke", "#7186a1", "#7186a1"),
];

/// Draws positions of this game.
pub(crate) struct Sketch;

impl Drawing<BattleForce> for Sketch {
    fn draw(&self, game: &BattleForce, view: &View, teller: Teller<'_>) -> String {
        Picture { game, view, teller }.draw()
    }
}

struct Picture<'a> {
    game: &'a BattleForce,
    view: &'a View,
    teller: Teller<'a>,
}

/// Part of a drawing and its height.
type Block = (f32, Markup);

impl<'a> Picture<'a> {
    fn draw(&self) -> String {
        let mut players: Vec<PlayerView> =
            Seat::all(self.view.seats()).map(|seat| self.view.player(seat)).collect();
        // Players without ships are left out, unless nobody has any.
        if players.iter().any(|player| ships_of(player) > 0) {
            players.retain(|player| ships_of(player) > 0);
        }
        let fleets = self.fleets(&players);
        let blocks: Vec<Block> = fleets.into_iter().chain(self.attack()).chain(self.cards()).collect();
        let mut y = PAD;
        let placed: Vec<(f32, &Markup)> = blocks
            .iter()
            .map(|(height, markup)| {
                let at = y;
                y += height + PAD;
                (at, markup)
            })
            .collect();
        let body = html! {
            rect class="sfb-space" width=(N(WIDTH)) height=(N(y)) rx="10" {}
            @for (y, block) in placed { g transform=(At(PAD, y, 1.0)) { (block) } }
        };
        sheet(WIDTH, y, &self.title(&players), INKS, &body)
    }

    fn title(&self, players: &[PlayerView]) -> String {
        let names = self.teller.whom(players.iter().map(|player| player.seat));
        match self.view.attack().and_then(|attack| attack.target) {
            Some(target) => {
                let args = args! { players: names, target: self.ship_name(target) };
                self.teller.say("drawings-battleforce-attack", &args)
            }
            None => self.teller.say("drawings-battleforce", &args! { players: names }),
        }
    }

    fn info(&self, ship: ShipId) -> Option<&'a ShipInfo> {
        self.game.ship_info(ship)
    }

    fn ship_name(&self, ship: ShipId) -> String {
        let name = self.info(ship).map_or("?", |info| &info.name);
        self.teller.texts.named_or(&format!("battleforce-ship-{ship}"), name).into()
    }

    /// The name of a kind of card, or its word if there is no translation.
    fn kind_name(&self, kind: Kind) -> String {
        self.teller.texts.named_or(&format!("battleforce-card-{kind}"), &readable(&kind.to_string())).into()
    }

    /// A ship's owner, as far as the viewer knows.
    fn owner(&self, ship: ShipId) -> Option<Seat> {
        Seat::all(self.view.seats()).find(|seat| {
            let player = self.view.player(*seat);
            [&player.screen, &player.body, &player.reserve, &player.unplaced]
                .iter()
                .any(|line| line.contains(&ship))
        })
    }

    fn card_height(&self, players: &[PlayerView]) -> f32 {
        let ships = players.iter().flat_map(|player| {
            [&player.screen, &player.body, &player.reserve, &player.unplaced].into_iter().flatten()
        });
        let rows =
            ships.filter_map(|ship| self.info(*ship)).map(|info| ships::rows(info).len()).max().unwrap_or(2);
        ships::FIXED + rows as f32 * ships::ROW
    }

    /// A player's ships in groups: a label, the ships, and the number of ships face down.
    fn groups(&self, player: &PlayerView) -> Vec<(String, Vec<ShipId>, u8)> {
        let has_lines = self.game.options().game == Level::Advanced;
        let label = |line: Line| {
            if has_lines { self.teller.texts.word(&format!("drawings-line-{line}")) } else { String::new() }
        };
        let groups = [
            (label(Line::Screen), player.screen.clone(), 0),
            (label(Line::Body), player.body.clone(), 0),
            (label(Line::Reserve), player.reserve.clone(), player.face_down),
            (String::new(), player.unplaced.clone(), 0),
        ];
        groups.into_iter().filter(|(_, ships, hidden)| !ships.is_empty() || *hidden > 0).collect()
    }

    /// The players and their fleets, side by side if the fleets are small.
    fn fleets(&self, players: &[PlayerView]) -> Vec<Block> {
        let card_height = self.card_height(players);
        let half = (WIDTH - 3.0 * PAD) / 2.0;
        let is_small = |player: &PlayerView| {
            let groups = self.groups(player);
            let widths = groups
                .iter()
                .map(|(_, known, hidden)| (known.len() + backs(*hidden)) as f32 * STEP + BETWEEN);
            widths.sum::<f32>() - GAP - BETWEEN <= half - 2.0 * PAD
        };
        let columns = if players.iter().all(is_small) { 2 } else { 1 };
        let width = if columns == 2 { half } else { WIDTH - 2.0 * PAD };
        let rows = players.chunks(columns).map(|row| {
            let fleets: Vec<Block> =
                row.iter().map(|player| self.fleet(player, card_height, width)).collect();
            let height = fleets.iter().map(|(height, _)| *height).fold(0.0, f32::max);
            let markup = html! {
                @for (column, (_, fleet)) in fleets.iter().enumerate() {
                    g transform=(At(column as f32 * (width + PAD), 0.0, 1.0)) { (fleet) }
                }
            };
            (height, markup)
        });
        rows.collect()
    }

    /// A player and their fleet.
    fn fleet(&self, player: &PlayerView, card_height: f32, panel: f32) -> Block {
        let room = panel - 2.0 * PAD;
        let groups = self.groups(player);
        let label_height = if groups.iter().all(|(label, ..)| label.is_empty()) { 6.0 } else { 28.0 };
        let row_height = label_height + card_height + 14.0;
        let (mut x, mut row) = (0.0, 0);
        let mut parts = Vec::new();
        for (label, known, hidden) in &groups {
            let backs = backs(*hidden);
            let width = (known.len() + backs) as f32 * STEP;
            if x > 0.0 && x + width - GAP > room {
                (x, row) = (0.0, row + 1);
            }
            parts.push(Type::bold("sfb-soft", 12.0).left(x, row_y(row, row_height) + 10.0, label));
            for place in 0..known.len() + backs {
                if x + ships::WIDTH > room {
                    (x, row) = (0.0, row + 1);
                }
                let at = At(x, row_y(row, row_height) + label_height, 1.0);
                let card = match known.get(place) {
                    Some(ship) => self.ship(*ship, card_height),
                    None => self.back(card_height, (usize::from(*hidden) > backs).then_some(*hidden)),
                };
                parts.push(html! { g transform=(at) { (card) } });
                x += STEP;
            }
            x += BETWEEN;
        }
        let rows = if groups.is_empty() { 0 } else { row + 1 };
        let height = row_y(rows, row_height) + 2.0;
        let markup = html! {
            rect class="sfb-panel" width=(N(panel)) height=(N(height)) rx="8" stroke-width="1.2" {}
            (self.head(player, panel))
            g transform=(At(PAD, 0.0, 1.0)) { @for part in &parts { (part) } }
        };
        (height, markup)
    }

    /// A player's badge, name, cards and points.
    fn head(&self, player: &PlayerView, panel: f32) -> Markup {
        let right = panel - PAD;
        let mut facts = vec![("star", player.score.to_string())];
        if player.reserve_cards > 0 {
            facts.push(("pile", player.reserve_cards.to_string()));
        }
        facts.push(("hand", player.hand.to_string()));
        let room = right - facts.len() as f32 * 58.0 - PAD - 28.0;
        html! {
            (badge(player.seat, PAD + 10.0, 22.0, 10.5))
            (Type::bold("sfb-ink", 16.0).left(PAD + 28.0, 27.5, &fit(self.teller.name(player.seat), 16.0, room)))
            @for (place, (sign, number)) in facts.iter().enumerate() {
                @let x = right - place as f32 * 58.0 - 46.0;
                (pictogram("sfb-faint", sign, x, 11.0, 20.0))
                (Type::bold("sfb-ink", 15.0).left(x + 25.0, 27.0, number))
            }
        }
    }

    /// The viewer's hand, and the cards the automaton has turned up and kept.
    fn cards(&self) -> Vec<Block> {
        let hand = self.view.viewer().seat().map(|seat| {
            let label = self.teller.say("drawings-hand-of", &args! { who: self.teller.who(seat) });
            (label, self.view.hand())
        });
        let kept = (self.teller.texts.word("drawings-kept"), self.view.kept());
        let rows = hand.into_iter().chain([kept]).filter(|(_, cards)| !cards.is_empty());
        rows.map(|(label, cards)| self.card_row(&label, &cards)).collect()
    }

    /// Cards in as many rows as needed.
    fn card_row(&self, label: &str, cards: &[Card]) -> Block {
        let room = WIDTH - 4.0 * PAD;
        let (mut x, mut row) = (0.0, 0);
        let mut parts = Vec::new();
        for card in cards {
            let width = self.chip_width(*card);
            if x > 0.0 && x + width > room {
                (x, row) = (0.0, row + 1);
            }
            parts.push((x, row, self.chip(*card)));
            x += width + 8.0;
        }
        let height = 30.0 + (row + 1) as f32 * 36.0 + 4.0;
        let markup = html! {
            rect class="sfb-panel" width=(N(WIDTH - 2.0 * PAD)) height=(N(height)) rx="8" stroke-width="1.2" {}
            (Type::bold("sfb-soft", 13.0).left(PAD, 20.0, &fit(label, 13.0, room)))
            @for (x, row, chip) in &parts { g transform=(At(PAD + x, 30.0 + *row as f32 * 36.0, 1.0)) { (chip) } }
        };
        (height, markup)
    }

    fn chip_text(&self, card: Card) -> String {
        fit(&self.kind_name(card.kind), 13.0, 150.0)
    }

    fn chip_width(&self, card: Card) -> f32 {
        let value = if card.kind.has_value() { 22.0 } else { 0.0 };
        44.0 + text_width(&self.chip_text(card), 13.0) * 1.07 + value
    }

    /// A card as a small icon with its name and number.
    fn chip(&self, card: Card) -> Markup {
        let width = self.chip_width(card);
        html! {
            rect class="sfb-card" width=(N(width)) height="30" rx="5" stroke-width="1.2" {}
            @if card.kind.has_value() {
                path class="sfb-card" d={ "M" (N(width - 26.0)) " 0V30" } stroke-width="1.2" {}
                (Type::bold("sfb-amber-text", 16.0).middle(width - 13.0, 21.0, &card.value.to_string()))
            }
            (pictogram("sfb-sign", &card.kind.to_string(), 6.0, 5.0, 20.0))
            (Type::bold("sfb-ink", 13.0).left(32.0, 20.0, &self.chip_text(card)))
        }
    }
}

fn ships_of(player: &PlayerView) -> usize {
    player.screen.len()
        + player.body.len()
        + player.reserve.len()
        + player.unplaced.len()
        + usize::from(player.face_down)
}

/// How many backs are drawn for ships that are face down.
fn backs(hidden: u8) -> usize {
    usize::from(hidden).min(3)
}

fn row_y(row: usize, height: f32) -> f32 {
    HEAD + row as f32 * height
}

/// An icon in a given size, in the colour of a class.
fn pictogram(class: &str, word: &str, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g class=(class) transform=(At(x, y, size / 24.0)) fill="none" stroke="currentColor" stroke-width="1.9"
            stroke-linejoin="round" stroke-linecap="round" { (scene::drawing::art(art::piece(word))) }
    }
}

/// `wild_weasel` as people read it: "Wild Weasel".
fn readable(word: &str) -> String {
    let capital = |part: &str| {
        if ["ecm", "eccm", "pf"].contains(&part) {
            return part.to_uppercase();
        }
        let mut letters = part.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    let mut parts = word.split('_');
    let first = parts.next().map(capital).unwrap_or_default();
    // A letter or number is joined to the word before it: "Plasma-R".
    parts.fold(first, |text, part| {
        format!("{text}{}{}", if part.len() == 1 { '-' } else { ' ' }, capital(part))
    })
}
