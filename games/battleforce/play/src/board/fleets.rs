//! The players and their fleets: the others on the left, the viewer's own below the attack.

use std::hash::Hash;

use battleforce::{Line, PlayerView, ShipId, Thing};
use contract::{Rules, Seat};
use i18n::args;
use maud::{Markup, html};
use scene::badge;

use crate::board::desk::Desk;
use crate::board::ships::Size;

/// The height available for the other fleets, in pixels at design size.
const ROOM: usize = 596;
/// The height of a fleet without its ships, of a line's name before its first ship, and of a row of destroyed
/// ships.
const FRAME: usize = 47;
const LABEL: usize = 19;
/// The width of a row of ships, and the gap between them.
const WIDTH: usize = 301;
const GAP: usize = 5;
const SPOILS: usize = 20;
/// The height of a hand and a reserve that are face up.
const OPEN_CARDS: usize = 78;

/// A group of ships: their line, the ships, and the number of ships face down.
type Group = (Option<Line>, Vec<ShipId>, u8);

impl Desk<'_> {
    /// A player's ships by line; empty lines are left out.
    fn groups(&self, player: &PlayerView) -> Vec<Group> {
        let lined = self.view.has_lines(self.game);
        let line = |line: Line| lined.then_some(line);
        // A ship named for a duel is still in its line.
        let is_loose = |ship: &ShipId| {
            ![&player.screen, &player.body, &player.reserve].iter().any(|line| line.contains(ship))
        };
        let unplaced = player.unplaced.iter().copied().filter(is_loose).collect();
        let groups = [
            (line(Line::Screen), player.screen.clone(), 0),
            (line(Line::Body), player.body.clone(), 0),
            (line(Line::Reserve), player.reserve.clone(), player.face_down),
            (None, unplaced, 0),
        ];
        groups.into_iter().filter(|(_, ships, hidden)| !ships.is_empty() || *hidden > 0).collect()
    }

    /// The height of a fleet if its ships are drawn in this size.
    fn height(&self, player: &PlayerView, size: Size) -> usize {
        let (width, height) = match size {
            Size::Micro => (36, 52),
            Size::Slim => (64, 68),
            Size::Card => (70, 119),
        };
        let (mut rows, mut free) = (0, 0);
        for (line, ships, hidden) in &self.groups(player) {
            for place in 0..ships.len() + usize::from(*hidden > 0) {
                let label = if place == 0 && line.is_some() { LABEL } else { 0 };
                let needed = width + label + GAP;
                if needed > free {
                    (rows, free) = (rows + 1, WIDTH + GAP);
                }
                free -= needed.min(free);
            }
        }
        let is_bare = player.kills.is_empty() && player.known_cards.is_empty();
        let spoils = if is_bare || size == Size::Micro { 0 } else { SPOILS };
        let open_cards = if self.look.open.is_empty() { 0 } else { OPEN_CARDS };
        FRAME + rows.max(1) * height + spoils + open_cards
    }

    /// The size of each other player's ships: as large as the space allows, the fleet under attack first.
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
        let players: Vec<PlayerView> = self.others().into_iter().map(|seat| self.player(seat)).collect();
        let sizes = self.sizes(&players);
        let height: usize = players.iter().zip(&sizes).map(|(player, size)| self.height(player, *size)).sum();
        html! {
            div.fleets.tight[height > ROOM] tabindex="0" role="group" aria-label=(self.word("fleets")) {
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
        let ships = html! { @for group in &groups { (self.line(group, size)) } };
        self.look.part(("fleet", size, hot, self.fleet_key(player), &ships.0), || {
            // If space is tight, a player's trophies and known cards go beside their name.
            let spoils = self.spoils(player);
            let (aside, below) = if size == Size::Micro { (spoils, html! {}) } else { (html! {}, spoils) };
            html! {
                section id={ "fleet-" (player.seat) } class={ "fleet seat-" (player.seat) @if hot { " is-hot" } } {
                    (self.head(player, &self.look.name(player.seat), &aside))
                    div.ships { (ships) }
                    (below)
                    (self.open_cards(player.seat))
                }
            }
        })
    }

    /// Everything that is shown of a player, apart from their ships.
    fn fleet_key(&self, player: &PlayerView) -> impl Hash {
        let numbers = (player.seat, player.order, player.hand, player.reserve_cards, player.score);
        let is_automaton = self.game.options().solitaire && player.seat == Seat::at(1);
        let kept = if is_automaton { self.view.kept() } else { Vec::new() };
        let known = (player.kills.clone(), player.known_cards.clone(), player.given_cards.clone(), kept);
        let open = self.look.open.get(player.seat.index()).map(|eyes| (eyes.hand(), eyes.reserve()));
        (numbers, known, open, self.role(player.seat))
    }

    /// The large fleet. Its ships shrink if there is little room beside an attack.
    pub(crate) fn home_fleet(&self, is_beside: bool) -> Markup {
        let player = self.player(self.home());
        let groups = self.groups(&player);
        let count: usize =
            groups.iter().map(|(_, ships, hidden)| ships.len() + usize::from(*hidden > 0)).sum();
        let shots = self.view.coming(self.game).map_or(0, |coming| coming.shots.len());
        let size = if is_beside && (count > 7 || shots > 2) { Size::Slim } else { Size::Card };
        let room = match count {
            _ if is_beside => "",
            0..=8 => " roomy",
            _ => " wide",
        };
        let name = if self.own().is_some() { self.word("your-fleet") } else { self.look.name(player.seat) };
        let ships = html! { @for group in &groups { (self.line(group, size)) } };
        let is_bare = groups.is_empty() && self.view.active().is_some();
        self.look.part(("mine", room, is_bare, self.fleet_key(&player), &ships.0), || {
            html! {
                section #bf-mine class={ "mine seat-" (player.seat) (room) } {
                    (self.head(&player, &name, &self.spoils(&player)))
                    div.ships { (ships) }
                    @if is_bare { p.none { (self.word("no-ships")) } }
                    (self.open_cards(player.seat))
                }
            }
        })
    }

    /// Another player's hand and reserve, where everything is open.
    fn open_cards(&self, seat: Seat) -> Markup {
        let eyes = self.look.open.get(seat.index()).filter(|_| self.own() != Some(seat));
        html! {
            @if let Some(eyes) = eyes {
                @for (key, cards) in [("open-hand", eyes.hand()), ("reserve", eyes.reserve())] {
                    @if !cards.is_empty() {
                        div.lying { h3 { (self.word(key)) } @for card in &cards { (self.strip(*card)) } }
                    }
                }
            }
        }
    }

    /// A line of ships, with its name before the first of them.
    fn line(&self, (line, ships, hidden): &Group, size: Size) -> Markup {
        let known = ships.iter().map(|ship| self.ship(*ship, size, "ship"));
        let down = (*hidden > 0).then(|| self.face_down(*hidden, size));
        let mut all = known.chain(down);
        html! {
            @if let Some(line) = line { div.lead { h3 { (self.line_name(*line)) } @if let Some(first) = all.next() { (first) } } }
            @for ship in all { (ship) }
        }
    }

    /// A player's name, current activity and belongings, with room for something more in between.
    fn head(&self, player: &PlayerView, name: &str, more: &Markup) -> Markup {
        let seat = player.seat;
        html! {
            header {
                (badge(seat))
                h2 { (name) }
                @if let Some(role) = self.role(seat) { em { (role) } }
                span.live { span data-presence=(seat) {} span data-clock=(seat) {} }
                (more)
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

    /// A number with its icon, and words for screen readers.
    fn fact(&self, what: &str, sign: &str, count: u16) -> Markup {
        let words = self.say(&format!("fact-{what}"), &args! { count: count });
        html! { span.fact role="img" aria-label=(words) title=(words) { (self.icon(sign)) (count) } }
    }

    /// What a player has besides ships: what they destroyed, and cards that everybody knows.
    fn spoils(&self, player: &PlayerView) -> Markup {
        let is_open = !self.look.open.is_empty();
        // Where everything is open, these are shown with the other cards.
        let known =
            if is_open { Vec::new() } else { [&player.known_cards[..], &player.given_cards].concat() };
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
                                    span.wreck data-closeup=(Thing::Ship(*ship)) { (info.class) small { (info.points) } }
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
