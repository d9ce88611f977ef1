//! The players with their fleets: others on the left, the viewer's own below the attack.

use battleforce::{Line, PlayerView, ShipId};
use frame::badge;
use i18n::args;
use maud::{Markup, html};
use table::{Rules, Seat};

use crate::desk::Desk;
use crate::ships::Size;

/// The height for the fleets of others, and what a ship of each size takes of it with its gap; in pixels at the size of the design.
const ROOM: usize = 590;
const SIZES: [(Size, usize, usize); 3] = [(Size::Micro, 7, 54), (Size::Slim, 4, 70), (Size::Card, 4, 112)];
const HEAD: usize = 42;

/// A group of ships: the line they stand in, the ships, and how many lie face down.
type Group = (Option<Line>, Vec<ShipId>, u8);

impl Desk<'_> {
    /// The ships of a player by lines; empty lines are left out.
    fn groups(&self, player: &PlayerView) -> Vec<Group> {
        let lined = self.view.has_lines(self.game);
        let line = |line: Line| lined.then_some(line);
        let groups = [
            (line(Line::Screen), player.screen.clone(), 0),
            (line(Line::Body), player.body.clone(), 0),
            (line(Line::Reserve), player.reserve.clone(), player.face_down),
            (None, player.unplaced.clone(), 0),
        ];
        groups.into_iter().filter(|(_, ships, hidden)| !ships.is_empty() || *hidden > 0).collect()
    }

    /// How high a fleet is with ships of a size.
    fn height(&self, player: &PlayerView, size: Size) -> usize {
        let (_, columns, height) = SIZES[SIZES.iter().position(|(other, ..)| *other == size).unwrap_or(0)];
        let ships: Vec<usize> = self
            .groups(player)
            .iter()
            .map(|(_, ships, hidden)| ships.len() + usize::from(*hidden > 0))
            .collect();
        let rows: usize = match size {
            // Lines of small ships stand side by side.
            Size::Micro | Size::Slim => (ships.iter().sum::<usize>()).div_ceil(columns),
            Size::Card => ships.iter().map(|count| count.div_ceil(columns)).sum(),
        };
        let labels =
            if ships.len() > 1 { 14 * if size == Size::Card { ships.len() } else { rows } } else { 0 };
        HEAD + rows.max(1) * height + labels + if player.kills.is_empty() { 0 } else { 22 }
    }

    /// How large the ships of each other player are drawn: as large as there is room, the fleet under attack first.
    fn sizes(&self, players: &[PlayerView]) -> Vec<Size> {
        let attacked = self.view.attack().map(|attack| attack.defender);
        let mut order: Vec<usize> = (0..players.len()).collect();
        order.sort_by_key(|place| {
            (Some(players[*place].seat) != attacked, Some(players[*place].seat) != self.view.active())
        });
        let mut sizes = vec![Size::Micro; players.len()];
        for size in [Size::Slim, Size::Card] {
            for place in &order {
                let before = std::mem::replace(&mut sizes[*place], size);
                let height: usize =
                    players.iter().zip(&sizes).map(|(player, size)| self.height(player, *size)).sum();
                if height > ROOM {
                    sizes[*place] = before;
                }
            }
        }
        sizes
    }

    /// The other players with their fleets, clockwise.
    pub(crate) fn other_fleets(&self) -> Markup {
        let players: Vec<PlayerView> = self.others().into_iter().map(|seat| self.view.player(seat)).collect();
        let sizes = self.sizes(&players);
        html! {
            div.fleets {
                @for (player, size) in players.iter().zip(sizes) { (self.fleet(player, size)) }
            }
        }
    }

    fn fleet(&self, player: &PlayerView, size: Size) -> Markup {
        let groups = self.groups(player);
        let hot = self
            .view
            .attack()
            .is_some_and(|attack| attack.target.is_some() && attack.defender == player.seat);
        html! {
            section id={ "fleet-" (player.seat) } class={ "fleet seat-" (player.seat) @if hot { " is-hot" } @if size == Size::Card { " by-rows" } } {
                (self.head(player, &self.look.name(player.seat)))
                div.lines { @for group in &groups { (self.line(group, size)) } }
                (self.spoils(player))
            }
        }
    }

    /// The large fleet; its ships shrink if there is little room beside an attack.
    pub(crate) fn home_fleet(&self, is_beside: bool) -> Markup {
        let player = self.view.player(self.home());
        let groups = self.groups(&player);
        let count: usize =
            groups.iter().map(|(_, ships, hidden)| ships.len() + usize::from(*hidden > 0)).sum();
        let size = if is_beside && count > 7 { Size::Slim } else { Size::Card };
        let room = match count {
            _ if is_beside => "",
            0..=8 => " roomy",
            _ => " wide",
        };
        let own = self.own().is_some();
        html! {
            section id={ "fleet-" (player.seat) } class={ "mine seat-" (player.seat) (room) } {
                (self.head(&player, &if own { self.word("your-fleet") } else { self.look.name(player.seat) }))
                div.lines { @for group in &groups { (self.line(group, size)) } }
                @if groups.is_empty() && !self.is_over() { p.none { (self.word("no-ships")) } }
                (self.spoils(&player))
            }
        }
    }

    /// A line of ships with its name and what it means.
    fn line(&self, (line, ships, hidden): &Group, size: Size) -> Markup {
        html! {
            div.line {
                @if let Some(line) = line { h3 { (self.line_name(*line)) } }
                div.ships {
                    @for ship in ships { (self.ship(*ship, size, "ship")) }
                    @if *hidden > 0 { (self.face_down(*hidden, size)) }
                }
            }
        }
    }

    /// Who it is, what he does now, and what he has.
    fn head(&self, player: &PlayerView, name: &str) -> Markup {
        let seat = player.seat;
        html! {
            header {
                (badge(seat))
                h2 { (name) }
                @if let Some(role) = self.role(seat) { em { (role) } }
                span.live { span data-presence=(seat) {} span data-clock=(seat) {} }
                span.facts {
                    @if player.order > 0 { (self.fact("order", "aim", player.order.into())) }
                    (self.fact("hand", "hand", player.hand.into()))
                    @if self.view.is_advanced(self.game) { (self.fact("reserve", "pile", player.reserve_cards.into())) }
                    (self.fact("score", "star", player.score))
                }
            }
        }
    }

    fn role(&self, seat: Seat) -> Option<String> {
        let attack = self.view.attack();
        if self.is_over() {
            return self.look.winners.contains(seat).then(|| self.word("winner"));
        }
        if attack.is_some_and(|attack| attack.target.is_some() && attack.defender == seat) {
            return Some(self.word("defending"));
        }
        if self.view.active() == Some(seat) {
            return Some(self.word("on-turn"));
        }
        let placed = self.view.placed(seat);
        (self.moment == "plan" && placed > 0).then(|| self.say("placed", &args! { count: placed }))
    }

    /// A number with its sign, and words for those who do not see it.
    fn fact(&self, what: &str, sign: &str, count: u16) -> Markup {
        let words = self.say(&format!("fact-{what}"), &args! { count: count });
        html! { span.fact role="img" aria-label=(words) title=(words) { (self.icon(sign)) (count) } }
    }

    /// What lies before a player besides his ships: what he destroyed, and cards that everybody knows.
    fn spoils(&self, player: &PlayerView) -> Markup {
        let known = [player.known_cards.clone(), player.given_cards.clone()].concat();
        let is_automaton = self.game.options().solitaire && player.seat == Seat::at(1);
        let kept = if is_automaton { self.view.kept() } else { Vec::new() };
        html! {
            @if !(player.kills.is_empty() && known.is_empty() && kept.is_empty()) {
                div.spoils {
                    @if !player.kills.is_empty() {
                        span.kills {
                            (self.icon("burst")) span.vh { (self.word("kills")) }
                            @for ship in &player.kills {
                                @if let Some(info) = self.info(*ship) {
                                    span.wreck { (info.class) small { (info.points) } }
                                }
                            }
                        }
                    }
                    @for (key, cards) in [("known", &known), ("kept", &kept)] {
                        @if !cards.is_empty() {
                            span.open-cards {
                                small { (self.word(key)) }
                                @for card in cards { (self.chip(*card)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
