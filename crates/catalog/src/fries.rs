//! Fries in the catalogue: its bots, and its story in words.

use std::fmt;

use fries::{Content, Ending, Event, Fries, Place, State, View};
use table::{Rules, Seat, Viewer};

use crate::playable::{Names, Playable};

impl Playable for Fries {
    const SENTENCE: &'static str =
        "A dice game on a world map: fly saucers, bump rivals away, open fry stands and restaurants.";

    fn reconstructed(content: &Content) -> Vec<(String, String)> {
        content.origins().iter().filter(|(_, origin)| origin != "rulebook").cloned().collect()
    }

    fn story(&self, events: &[Event], names: &Names) -> Vec<String> {
        events.iter().map(|event| sentence(self, event, names)).collect()
    }

    fn draw_view(&self, view: &View, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        let table = view.arrangement();
        for (seat, arranged) in Seat::all(self.seats()).zip(&table.seats) {
            let (points, cities) = (view.points()[seat.index()], view.controlled()[seat.index()]);
            writeln!(out, "{seat}  {}: {points} points, controls {cities} cities", names.of(seat))?;
            for (what, places) in [
                ("standard", &arranged.standard),
                ("bumper", &arranged.bumper),
                ("sedator", &arranged.sedator),
                ("stands", &arranged.stands),
                ("restaurants", &arranged.restaurants),
                ("witnesses", &arranged.witnesses),
            ] {
                if !places.is_empty() {
                    let places: Vec<String> = places.iter().map(|place| name(self, *place)).collect();
                    writeln!(out, "     {what:<12}{}", places.join(", "))?;
                }
            }
        }
        let tile = |city: &fries::CityArrangement| {
            format!("{} {}/{}", name(self, city.city), city.resistance, city.burgers)
        };
        let tiles: Vec<String> = table.cities.iter().map(tile).collect();
        writeln!(out, "Cities (resistance/slots): {}", tiles.join(", "))
    }

    fn draw_state(&self, state: &State, names: &Names, out: &mut dyn fmt::Write) -> fmt::Result {
        self.draw_view(&self.view(state, Viewer::Spectator), names, out)
    }
}

/// What people call a field.
fn name(game: &Fries, place: Place) -> String {
    let field = game.content().fields().iter().find(|field| field.id == place);
    field.map_or_else(|| place.to_string(), |field| field.name.clone())
}

/// What is added to a die: +2, -1, or nothing.
fn signed(number: i8) -> String {
    if number == 0 { String::new() } else { format!("{number:+}") }
}

fn sentence(game: &Fries, event: &Event, names: &Names) -> String {
    let at = |place: &Place| name(game, *place);
    let who = |seat: &Seat| names.of(*seat).to_owned();
    match event {
        Event::Tile { city, resistance, burgers: 1 } => {
            format!("{} gets resistance {resistance} and one restaurant slot.", at(city))
        }
        Event::Tile { city, resistance, burgers } => {
            format!("{} gets resistance {resistance} and {burgers} restaurant slots.", at(city))
        }
        Event::Begins { seat } => format!("{} begins.", who(seat)),
        Event::Started { seat, village } => format!("{} starts in {}.", who(seat), at(village)),
        Event::Turn { seat, round } => format!("Round {round}: it is {}'s turn.", who(seat)),
        Event::NewUfo { seat, kind, city } => format!("{} gets a new {kind} UFO in {}.", who(seat), at(city)),
        Event::Flew { seat, kind, from, to, .. } => {
            format!("{} flies a {kind} UFO from {} to {}.", who(seat), at(from), at(to))
        }
        Event::Infiltrated { seat, kind, at: field, owner } => {
            format!("{} sets a {kind} UFO on a marker of {} in {}.", who(seat), who(owner), at(field))
        }
        Event::WitnessesRemoved { seat, city, count: 1 } => {
            format!("The eyewitness of {} leaves {}.", who(seat), at(city))
        }
        Event::WitnessesRemoved { seat, city, count } => {
            format!("{count} eyewitnesses of {} leave {}.", who(seat), at(city))
        }
        Event::BumpBegins { field, attacker, defender } => {
            format!("{} bumps into {} in {}.", who(attacker), who(defender), at(field))
        }
        Event::Supported { seat, side: fries::Side::Nobody, .. } => format!("{} supports nobody.", who(seat)),
        Event::Supported { seat, side, ufos: 1 } => {
            format!("{} supports the {side} with one UFO.", who(seat))
        }
        Event::Supported { seat, side, ufos } => {
            format!("{} supports the {side} with {ufos} UFOs.", who(seat))
        }
        Event::Bumped { attacker, defender, dice, attack, defence, winner, distance, .. } => format!(
            "{} rolls {}{}, {} rolls {}{}: {} wins by {distance}.",
            who(attacker),
            dice.0,
            signed(attack.total()),
            who(defender),
            dice.1,
            signed(defence.total()),
            who(winner)
        ),
        Event::Tumbled { seat, kind, from, to } => {
            format!("A {kind} UFO of {} tumbles from {} to {}.", who(seat), at(from), at(to))
        }
        Event::Landed { seat, kind, at: field } => {
            format!("The {kind} UFO of {} lands in {}.", who(seat), at(field))
        }
        Event::WitnessPlaced { seat, city, from: None } => {
            format!("Somebody in {} has seen a UFO of {}.", at(city), who(seat))
        }
        Event::WitnessPlaced { seat, city, from: Some(from) } => {
            format!("An eyewitness of {} goes from {} to {}.", who(seat), at(from), at(city))
        }
        Event::StandOpened { seat, village, from: None } => {
            format!("{} opens a fry stand in {}.", who(seat), at(village))
        }
        Event::StandOpened { seat, village, from: Some(owner) } => {
            format!("{} takes over {}'s fry stand in {}.", who(seat), who(owner), at(village))
        }
        Event::ControlRoll { seat, city, die, modifiers, resistance, succeeds } => {
            let result = if *succeeds { "that is enough" } else { "that is not enough" };
            format!(
                "{} rolls {die}{} against {resistance} in {}: {result}.",
                who(seat),
                signed(modifiers.total()),
                at(city)
            )
        }
        Event::RestaurantOpened { seat, city, from: None } => {
            format!("{} opens a restaurant in {}.", who(seat), at(city))
        }
        Event::RestaurantOpened { seat, city, from: Some(owner) } => {
            format!("{} takes over a restaurant of {} in {}.", who(seat), who(owner), at(city))
        }
        Event::Control { seat, cities: 1 } => format!("{} controls one city now.", who(seat)),
        Event::Control { seat, cities } => format!("{} controls {cities} cities now.", who(seat)),
        Event::Ended { by: Ending::Cities, .. } => "That is enough cities: the game is over.".into(),
        Event::Ended { by: Ending::AllCities, .. } => "Every city has a restaurant: the game is over.".into(),
        Event::Ended { by: Ending::RoundLimit, .. } => "The round limit is reached: the game is over.".into(),
    }
}
