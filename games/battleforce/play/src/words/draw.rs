//! The table in plain text.

use std::fmt;

use battleforce::{Card, Coming, Device, Line, ShipId, View};
use contract::{Rules, Seat, Viewer};

use i18n::{Args, args};

use super::names::device_word;
use super::{Seen, seen};

/// The table as a viewer sees it.
pub(super) fn view(seen: Seen<'_>, out: &mut dyn fmt::Write) -> fmt::Result {
    seen.piles(out)?;
    Seat::all(seen.game.seats()).try_for_each(|seat| seen.player(seat, out))?;
    seen.legend(out)?;
    seen.attack(out)?;
    seen.hand(out)
}

/// The table with everything open: a spectator's view plus the hands of all seats.
pub(super) fn open(spectator: Seen<'_>, views: &[View], out: &mut dyn fmt::Write) -> fmt::Result {
    let Seen { game, teller, .. } = spectator;
    spectator.piles(out)?;
    Seat::all(game.seats())
        .zip(views)
        .try_for_each(|(seat, view)| seen(game, view, teller).player(seat, out))?;
    spectator.legend(out)?;
    spectator.attack(out)?;
    views.iter().try_for_each(|view| seen(game, view, teller).hand(out))
}

/// The indentation of a player's lines.
const INDENT: &str = "     ";

impl Seen<'_> {
    fn word(&self, key: &str) -> String {
        self.teller.texts.word(&format!("battleforce-table-{key}"))
    }

    fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.teller.say(&format!("battleforce-table-{key}"), args)
    }

    /// The turn, the deck, the discards, and the automaton's kept cards.
    fn piles(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let turn = if self.view.moment_word() == "over" { 0 } else { self.view.turns() + 1 };
        let discards = self.view.discards();
        let args = args! { turn: turn, deck: self.view.deck_size(), discards: discards.len() };
        let args = match discards.last() {
            Some(top) => args.with("card", self.words.card(*top)),
            None => args,
        };
        writeln!(out, "{}", self.teller.say("battleforce-table", &args))?;
        let Some(automaton) = self.words.automaton else { return Ok(()) };
        // Kept cards are listed in the order in which they will be played.
        let kept: Vec<String> = self.view.kept().iter().map(|card| self.words.card(*card).into()).collect();
        let kept = if kept.is_empty() { self.words.row(&[]) } else { kept.join(", ") };
        writeln!(out, "{}", self.say("kept", &args! { who: self.teller.who(automaton), cards: kept }))
    }

    /// One player's fleet, and what else is known about them.
    fn player(&self, seat: Seat, out: &mut dyn fmt::Write) -> fmt::Result {
        let player = self.view.player(seat);
        let yes = |holds: bool| if holds { "yes" } else { "no" };
        let args = args! { who: self.teller.who(seat), points: player.score, hand: player.hand };
        let args = args.with("reserve", yes(self.view.is_advanced(self.game)));
        let args =
            args.with("stored", player.reserve_cards).with("turn", yes(self.view.active() == Some(seat)));
        writeln!(out, "{seat}  {}", self.say("player", &args))?;
        let front = if self.view.has_lines(self.game) {
            self.words.line(Line::Screen).into()
        } else {
            self.word("fleet")
        };
        let lines: [(String, &[ShipId]); 4] = [
            (front, &player.screen),
            (self.words.line(Line::Body).into(), &player.body),
            (self.words.line(Line::Reserve).into(), &player.reserve),
            (self.word("unplaced"), &player.unplaced),
        ];
        let mut rows: Vec<(String, String)> = Vec::new();
        for (line, ships) in lines {
            let label = |number: usize| if number == 0 { line.clone() } else { String::new() };
            let ships = ships.iter().enumerate();
            rows.extend(ships.map(|(number, ship)| (label(number), self.drawn_ship(*ship))));
        }
        let kill = |ship: &ShipId| {
            let points = self.words.printed(*ship).map_or(0, |info| info.points);
            self.say("kill", &args! { ship: self.words.ship(*ship), points: points })
        };
        let kills: Vec<String> = player.kills.iter().map(kill).collect();
        let face_down = (player.face_down > 0).then(|| self.say("ships", &args! { count: player.face_down }));
        let some = |cards: &[Card]| (!cards.is_empty()).then(|| self.words.row(cards));
        let others = [
            ("face-down", face_down),
            ("kills", (!kills.is_empty()).then(|| kills.join(", "))),
            ("known", some(&player.known_cards)),
            ("given", some(&player.given_cards)),
            ("order", (player.order > 0).then(|| player.order.to_string())),
        ];
        rows.extend(others.into_iter().filter_map(|(what, things)| Some((self.word(what), things?))));
        let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        for (label, things) in rows {
            writeln!(out, "{INDENT}{label:<width$} {things}")?;
        }
        Ok(())
    }

    /// A ship with its remaining buttons and everything on it.
    fn drawn_ship(&self, ship: ShipId) -> String {
        let (Some(info), Some(state)) = (self.words.printed(ship), self.view.ship(ship)) else {
            return ship.to_string();
        };
        let buttons = info.buttons().map(|(button, printed)| {
            let short = self.words.short_button(button);
            match state.damage.get(&button) {
                Some(covered) => format!("{short} {}/{printed}", printed.saturating_sub(*covered)),
                None => format!("{short} {printed}"),
            }
        });
        let buttons: Vec<String> = buttons.collect();
        let mut marks = vec![self.say("points", &args! { points: info.points })];
        if state.wounds > 0 {
            marks.push(self.say("damage", &args! { damage: state.wounds, hits: info.hits() }));
        }
        if state.raised {
            let device = device_word(info.device.or(Some(Device::Cloak)));
            marks.push(self.say("device", &args! { device: device }));
        }
        marks.extend(state.cards.iter().map(|card| self.words.card(*card).into()));
        format!("{ship} {} [{}] {}", info.name, buttons.join(" "), marks.join(", "))
    }

    /// Explains the brackets after a ship.
    fn legend(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        writeln!(out, "{}", self.word("buttons"))?;
        writeln!(out, "{INDENT}{}", self.word("buttons-more"))
    }

    /// The current attack, card by card.
    fn attack(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let Some(coming) = self.view.coming(self.game) else { return Ok(()) };
        let Coming { target, damage, hits_left, .. } = coming;
        let args = args! { target: self.words.ship(target), owner: self.owner(target) };
        writeln!(out, "{}", self.say("attack", &args))?;
        for (number, shot) in coming.shots.iter().enumerate() {
            let state = match shot.reduced {
                _ if shot.is_gone => "gone",
                0 => "whole",
                _ => "weakened",
            };
            let args = args! { cards: self.words.boosted(shot.card, shot.booster), damage: shot.damage };
            let args = args.with("by", shot.reduced).with("state", state);
            writeln!(out, "{INDENT}{}  {}", number + 1, self.say("shot", &args))?;
        }
        if coming.rolled > 0 {
            writeln!(out, "{INDENT}{}", self.say("rolled", &args! { dice: coming.rolled }))?;
        }
        if coming.reduced > 0 {
            writeln!(out, "{INDENT}{}", self.say("reduced", &args! { by: coming.reduced }))?;
        }
        // Once the damage is being dealt, the ship is known to survive.
        if self.view.moment_word() == "damage" {
            return writeln!(out, "{INDENT}{}", self.say("dealing", &args! { damage: damage }));
        }
        let fate = if coming.kills() { "destroyed" } else { "damaged" };
        let args = args! { damage: damage, needed: hits_left + 1, fate: fate };
        writeln!(out, "{INDENT}{}", self.say("coming", &args))
    }

    /// The viewer's cards.
    fn hand(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let Viewer::Seat(seat) = self.view.viewer() else { return Ok(()) };
        let args = |cards: &[Card]| args! { who: self.teller.who(seat), cards: self.words.row(cards) };
        writeln!(out, "{}", self.say("hand", &args(&self.view.hand())))?;
        if self.view.is_advanced(self.game) {
            writeln!(out, "{}", self.say("reserve", &args(&self.view.reserve())))?;
        }
        Ok(())
    }
}
