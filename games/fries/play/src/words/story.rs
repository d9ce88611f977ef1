//! The log: events told in sentences.

use contract::{Rules, Seat};
use fries::{Ending, Event, Fries, Kind, Place, Side};

use super::names::Words;
use i18n::{Outcome, Sentence, Teller, args, leading};

/// A storyteller that remembers what it told last.
pub(super) struct Story<'a> {
    game: &'a Fries,
    words: Words<'a>,
    teller: Teller<'a>,
    /// The last player who opened or took over a restaurant, and where. Later changes are its consequences.
    restaurant: Option<(Seat, Place)>,
    sentences: Vec<Sentence>,
}

impl<'a> Story<'a> {
    pub(super) fn new(game: &'a Fries, teller: Teller<'a>) -> Story<'a> {
        let words = Words::new(game.content(), teller);
        Story { game, words, teller, restaurant: None, sentences: Vec::new() }
    }

    pub(super) fn tell(mut self, events: &[Event]) -> Vec<Sentence> {
        let mut rest = events;
        while !rest.is_empty() {
            let told = self.tell_next(rest).max(1);
            if let Some(last) = self.sentences.last_mut() {
                last.events += told;
            }
            rest = &rest[told..];
        }
        self.sentences
    }

    fn say(&mut self, key: &str, args: &i18n::Args<'_>) {
        self.sentences.push(Sentence { text: self.teller.say(key, args), events: 0 });
    }

    /// Tells the first events in a sentence or two and returns how many these were.
    fn tell_next(&mut self, events: &[Event]) -> usize {
        let Some(first) = events.first() else { return 0 };
        match *first {
            Event::Tile { .. } => self.tiles(events),
            Event::Flew { .. } => self.flew(events),
            Event::WitnessesRemoved { seat, .. } => self.calmed(events, seat),
            Event::BumpBegins { .. } | Event::Bumped { .. } => self.bump(events),
            Event::Tumbled { .. } => self.tumbled(events),
            Event::StandOpened { seat, from: None, .. } => self.stands(events, seat),
            Event::ControlRoll { .. } => self.rolled(events),
            ref event => {
                self.single(event);
                1
            }
        }
    }

    fn tiles(&mut self, events: &[Event]) -> usize {
        let tiles = leading(events, |event| match *event {
            Event::Tile { city, resistance, burgers } => {
                let args = args! { city: self.words.place(city), resistance: resistance, slots: burgers };
                Some(self.teller.say("fries-tile", &args))
            }
            _ => None,
        });
        let told = tiles.len();
        self.say("fries-tiles", &args! { tiles: self.teller.texts.list(tiles) });
        told
    }

    /// UFOs of one kind that fly the same route in succession.
    fn flew(&mut self, events: &[Event]) -> usize {
        let [first @ Event::Flew { seat, kind, from, to, route }, ..] = events else { return 0 };
        let count = leading(events, |event| (event == first).then_some(())).len();
        let over = route.get(1..route.len().saturating_sub(1)).unwrap_or(&[]);
        let args = args! { who: self.teller.who(*seat), ufo: self.words.ufo(*kind), count: count };
        let args = args.with("from", self.words.place(*from)).with("to", self.words.place(*to));
        let args = args.with("stops", over.len()).with("over", self.words.places(over.iter().copied()));
        if from == to {
            self.say("fries-flew-loop", &args);
            return 1;
        }
        self.say("fries-flew", &args);
        count
    }

    /// A sedator that removes eyewitnesses from several cities.
    fn calmed(&mut self, events: &[Event], seat: Seat) -> usize {
        let calmed = leading(events, |event| match *event {
            Event::WitnessesRemoved { seat: other, city, count } if other == seat => Some((city, count)),
            _ => None,
        });
        let count: u32 = calmed.iter().map(|(_, count)| u32::from(*count)).sum();
        let cities = self.words.places(calmed.iter().map(|(city, _)| *city));
        self.say("fries-calmed", &args! { who: self.teller.who(seat), count: count, cities: cities });
        calmed.len()
    }

    /// A bump, from its beginning to the dice if nobody is asked in between.
    fn bump(&mut self, events: &[Event]) -> usize {
        let (key, dice, told) = match events {
            [Event::BumpBegins { .. }, dice @ Event::Bumped { .. }, ..] => ("fries-bump", dice, 2),
            [Event::BumpBegins { field, attacker, defender }, ..] => {
                let (attacker, defender) = (self.teller.who(*attacker), self.teller.who(*defender));
                let args = args! { attacker: attacker, defender: defender, place: self.words.place(*field) };
                self.say("fries-bump-begins", &args);
                return 1;
            }
            [dice, ..] => ("fries-bumped", dice, 1),
            [] => return 0,
        };
        let Event::Bumped { field, attacker, defender, dice, attack, defence, winner, distance } = dice
        else {
            return 0;
        };
        let (attack, defence) =
            (self.words.bump_sum(Some(dice.0), *attack), self.words.bump_sum(Some(dice.1), *defence));
        let args = args! { attacker: self.teller.who(*attacker), defender: self.teller.who(*defender) };
        let args =
            args.with("place", self.words.place(*field)).with("attack", attack).with("defence", defence);
        self.say(key, &args.with("winner", self.teller.who(*winner)).with("distance", *distance));
        told
    }

    /// The flight of a beaten UFO, as far as it is known.
    fn tumbled(&mut self, events: &[Event]) -> usize {
        let flight = Flight::of(events);
        let Some((to, way)) = flight.way.split_last() else { return 0 };
        let Some((from, over)) = way.split_first() else { return 0 };
        let Some((seat, kind)) = flight.ufo else { return 0 };
        let args = args! { who: self.teller.who(seat), ufo: self.words.ufo(kind) };
        let args = args.with("from", self.words.place(*from)).with("to", self.words.place(*to));
        let args = args.with("stops", over.len()).with("over", self.words.places(over.iter().copied()));
        let cities = self.words.places(flight.seen.iter().copied());
        let args = args.with("seen", flight.seen.len()).with("cities", cities);
        self.say(if flight.has_landed { "fries-tumbled" } else { "fries-tumbles" }, &args);
        for (from, to) in flight.moved {
            self.witness(seat, to, Some(from));
        }
        flight.events
    }

    fn witness(&mut self, seat: Seat, to: Place, from: Option<Place>) {
        let moved = if from.is_some() { "yes" } else { "no" };
        let args = args! { who: self.teller.who(seat), moved: moved, to: self.words.place(to) };
        self.say("fries-witness", &args.with("from", self.words.place(from.unwrap_or(to))));
    }

    /// Stands that a player opens in succession.
    fn stands(&mut self, events: &[Event], seat: Seat) -> usize {
        let villages = leading(events, |event| match *event {
            Event::StandOpened { seat: other, village, from: None } if other == seat => Some(village),
            _ => None,
        });
        let count = villages.len();
        let args = args! { who: self.teller.who(seat), count: count, places: self.words.places(villages) };
        self.say("fries-stands", &args);
        count
    }

    /// A control roll, and the restaurant if it succeeds.
    fn rolled(&mut self, events: &[Event]) -> usize {
        let [Event::ControlRoll { seat, kind, city, die, modifiers, resistance, succeeds }, rest @ ..] =
            events
        else {
            return 0;
        };
        let (result, owner, told) = match rest.first() {
            Some(Event::RestaurantOpened { from: Some(owner), .. }) if *succeeds => {
                ("takes", Some(*owner), 2)
            }
            Some(Event::RestaurantOpened { .. }) if *succeeds => ("opens", None, 2),
            _ if *succeeds => ("opens", None, 1),
            _ => ("fails", None, 1),
        };
        let args = args! { who: self.teller.who(*seat), place: self.words.place(*city), result: result };
        let args = args.with("roll", self.words.control_sum(Some(*die), *modifiers, *kind));
        let owner = self.teller.anyone(owner);
        self.say("fries-rolled", &args.with("resistance", *resistance).with("owner", owner));
        if *succeeds {
            self.restaurant = Some((*seat, *city));
            return told + self.won_over(&events[told..], *city);
        }
        told
    }

    /// The eyewitnesses that a new restaurant wins over.
    fn won_over(&mut self, events: &[Event], at: Place) -> usize {
        match events.first() {
            Some(Event::WitnessesRemoved { seat, city, count }) if *city == at => {
                let args = args! { who: self.teller.who(*seat), place: self.words.place(*city) };
                self.say("fries-won-over", &args.with("count", *count));
                1
            }
            _ => 0,
        }
    }

    /// An event that gets its own sentence.
    fn single(&mut self, event: &Event) {
        let (teller, words) = (self.teller, self.words);
        let at = |seat: Seat, place: Place| args! { who: teller.who(seat), place: words.place(place) };
        match *event {
            Event::Begins { seat } => self.say("fries-begins", &args! { who: teller.who(seat) }),
            Event::Started { seat, village } => self.say("fries-started", &at(seat, village)),
            Event::Turn { seat, round } => {
                self.say("fries-turn", &args! { who: teller.who(seat), round: round });
            }
            Event::NewUfo { seat, kind, city } => {
                self.say("fries-new", &at(seat, city).with("ufo", words.ufo(kind)));
            }
            Event::Infiltrated { seat, kind, at: field, owner } => {
                let args = at(seat, field).with("ufo", words.ufo(kind)).with("owner", teller.who(owner));
                self.say("fries-infiltrated", &args.with("marker", marker(self.game, field)));
            }
            Event::Supported { seat, side, ufos } => {
                self.say(
                    "fries-supported",
                    &args! { who: teller.who(seat), side: side_word(side), ufos: ufos },
                );
            }
            Event::Landed { seat, kind, at: field } => {
                self.say("fries-landed", &at(seat, field).with("ufo", words.ufo(kind)));
            }
            Event::WitnessPlaced { seat, city, from } => self.witness(seat, city, from),
            Event::StandOpened { seat, village, from } => {
                let owner = teller.who(from.unwrap_or(seat));
                self.say("fries-stand-taken", &at(seat, village).with("owner", owner));
            }
            Event::RestaurantOpened { seat, city, from } => {
                let result = if from.is_some() { "takes" } else { "opens" };
                let args = at(seat, city).with("result", result);
                self.say("fries-restaurant", &args.with("owner", teller.who(from.unwrap_or(seat))));
            }
            Event::Control { seat, cities } => self.control(seat, cities),
            Event::Ended { by, .. } => self.say("fries-ended", &args! { by: ending(by) }),
            Event::Tile { .. }
            | Event::Flew { .. }
            | Event::WitnessesRemoved { .. }
            | Event::BumpBegins { .. }
            | Event::Bumped { .. }
            | Event::Tumbled { .. }
            | Event::ControlRoll { .. } => {}
        }
    }

    fn control(&mut self, seat: Seat, cities: u8) {
        let needed = self.game.cities_to_end();
        let args = args! { who: self.teller.who(seat), cities: cities, needed: needed };
        let args = args.with("missing", needed.saturating_sub(cities));
        let args = match self.restaurant.filter(|(by, _)| *by != seat) {
            Some((_, city)) => args.with("change", "lost").with("place", self.words.place(city)),
            None => args.with("change", "gained"),
        };
        self.say("fries-control", &args);
    }
}

/// Names the winners and, if several have the same points, the reason.
pub(super) fn outcome(game: &Fries, outcome: &Outcome<'_, Fries>, teller: Teller<'_>) -> Vec<String> {
    let Outcome { view, winners, .. } = outcome;
    let (points, tied) = outcome.most();
    let args = args! { winners: teller.whom(winners.iter()), count: winners.len(), points: points };
    if tied < 2 {
        return vec![teller.say("fries-won", &args)];
    }
    let ufos = winners.first().map_or(0, |winner| view.look(game).fleet(winner).count());
    vec![teller.say("fries-won-tie", &args.with("ufos", ufos))]
}

/// What the first events say about the flight of a beaten UFO.
#[derive(Default)]
struct Flight {
    ufo: Option<(Seat, Kind)>,
    /// The fields from the first to the last.
    way: Vec<Place>,
    /// Cities where an eyewitness was placed from the supply.
    seen: Vec<Place>,
    /// Eyewitnesses moved from other cities: from where, and to where.
    moved: Vec<(Place, Place)>,
    has_landed: bool,
    /// The number of these events.
    events: usize,
}

impl Flight {
    fn of(events: &[Event]) -> Flight {
        let mut flight = Flight::default();
        for event in events {
            match *event {
                Event::Tumbled { seat, kind, from, to } if flight.way.last().is_none_or(|at| *at == from) => {
                    if flight.way.is_empty() {
                        flight.way.push(from);
                    }
                    flight.ufo = Some((seat, kind));
                    flight.way.push(to);
                }
                Event::WitnessPlaced { city, from: None, .. } => flight.seen.push(city),
                Event::WitnessPlaced { city, from: Some(from), .. } => flight.moved.push((from, city)),
                Event::Landed { .. } => {
                    flight.has_landed = true;
                    flight.events += 1;
                    break;
                }
                _ => break,
            }
            flight.events += 1;
        }
        flight
    }
}

/// The marker that can be infiltrated on a field.
pub(super) fn marker(game: &Fries, place: Place) -> &'static str {
    let is_city = game.content().fields().iter().any(|field| field.id == place && field.is_city);
    if is_city { "restaurant" } else { "stand" }
}

/// The selector that texts use for a side.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
        Side::Nobody => "nobody",
    }
}

/// The selector that texts use for an ending.
const fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Cities => "cities",
        Ending::AllCities => "all",
        Ending::RoundLimit => "limit",
    }
}
