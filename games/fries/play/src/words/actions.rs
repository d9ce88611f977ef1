//! Actions in words, with their consequences.

use contract::{Rules, Seat};
use fries::{Action, BumpOdds, ControlOdds, Fries, Kind, Look, Place, Question, Side, View};

use super::names::{Words, percent};
use super::story::side_word;
use i18n::{Args, args};
use i18n::{Named, Teller};

/// The actions on offer for the player who is due.
pub(super) struct Offer<'a> {
    game: &'a Fries,
    view: &'a View,
    look: Look<'a>,
    words: Words<'a>,
    teller: Teller<'a>,
}

/// A sentence: its key and its arguments.
type Sentence<'a> = (&'static str, Args<'a>);

impl<'a> Offer<'a> {
    pub(super) fn new(game: &'a Fries, view: &'a View, teller: Teller<'a>) -> Offer<'a> {
        let words = Words::new(game.content(), teller);
        Offer { game, view, look: view.look(game), words, teller }
    }

    /// The sentence for an action. Its long form needs no more arguments than the short one.
    pub(super) fn told(&self, action: Action) -> Sentence<'a> {
        let at = |place: Place| args! { place: self.words.place(place) };
        let with = |kind: Kind, place: Place| at(place).with("ufo", self.words.ufo(kind));
        match action {
            Action::Start(place) => ("fries-do-start", self.beside(place, true)),
            Action::New(kind, place) => ("fries-do-new", with(kind, place)),
            Action::Fly(kind, from, to) => ("fries-do-fly", self.flight(kind, from, to)),
            Action::Infiltrate(kind, place, owner) => {
                ("fries-do-infiltrate", self.infiltration(kind, place).with("owner", self.teller.who(owner)))
            }
            Action::Clean(place) => ("fries-do-clean", self.cleaning(place)),
            Action::Bump(place) => ("fries-do-bump", self.bump(place)),
            Action::Support(side) => ("fries-do-support", self.support(side)),
            Action::Send(kind) => ("fries-do-send", self.beaten().with("ufo", self.words.ufo(kind))),
            Action::Steer(place) => ("fries-do-steer", self.steering(place)),
            Action::Land => ("fries-do-land", self.beaten()),
            Action::Witness(from) => ("fries-do-witness", self.beaten().with("from", self.words.place(from))),
            Action::NoWitness => ("fries-do-no-witness", self.beaten()),
            Action::Stand(place) => ("fries-do-stand", self.beside(place, false)),
            Action::TakeStand(place) => {
                let owner = self.teller.anyone(self.look.stand_owner(place));
                ("fries-do-take-stand", at(place).with("owner", owner))
            }
            Action::Restaurant(kind, place) => ("fries-do-restaurant", self.roll(kind, place)),
            Action::TakeRestaurant(kind, place, owner) => {
                let args = self.roll(kind, place).with("owner", self.teller.who(owner));
                ("fries-do-take-restaurant", args)
            }
            Action::Done => ("fries-do-done", self.end()),
        }
    }

    /// The player who would act: the viewer, otherwise the seat that is due.
    fn seat(&self) -> Seat {
        self.view.viewer().seat().or(self.view.due()).unwrap_or(Seat::at(0))
    }

    /// A village and the cities next to it, with or without their resistance.
    fn beside(&self, place: Place, with_resistance: bool) -> Args<'a> {
        let city = |city: Place| {
            let name = self.words.place(city);
            let resistance = self.look.resistance(city);
            let add = |name: &str| {
                self.teller.say("fries-resists", &args! { place: name.to_owned(), resistance: resistance })
            };
            if with_resistance { name.map(add) } else { name }
        };
        let cities: Vec<Named> = self.look.cities_beside(place).map(city).collect();
        let count = cities.len();
        args! { place: self.words.place(place), count: count, cities: self.teller.texts.named_list(&cities) }
    }

    /// A move, and what awaits the UFO there.
    fn flight(&self, kind: Kind, from: Place, to: Place) -> Args<'a> {
        let args =
            args! { ufo: self.words.ufo(kind), from: self.words.place(from), to: self.words.place(to) };
        let seat = self.seat();
        let after = self.view.after(self.game, Action::Fly(kind, from, to));
        let then = after.look(self.game);
        let args = args.with("resistance", then.resistance(to));
        if let Some(bump) = self.game.bump_odds(&after).into_iter().find(|bump| bump.field == to) {
            let args = args.with("there", "bump").with("owner", self.teller.who(bump.defender));
            return args.with("chance", percent(bump.chance()));
        }
        let there = match then.stand_owner(to) {
            _ if from == to => "loop",
            _ if then.has_free_slot(to) => "city",
            _ if then.is_city(to) => "full",
            None => "open",
            Some(owner) if owner == seat => "own",
            Some(_) => "taken",
        };
        let owner = self.teller.anyone(then.stand_owner(to));
        let chance = percent(then.control_chance(seat, kind, to));
        args.with("there", there).with("owner", owner).with("chance", chance)
    }

    /// A UFO placed on a marker, and the possible consequences.
    fn infiltration(&self, kind: Kind, place: Place) -> Args<'a> {
        let marker = match (self.look.is_city(place), self.look.has_free_slot(place)) {
            (false, _) => "stand",
            (true, true) => "open",
            (true, false) => "restaurant",
        };
        let chance = self.look.control_chance(self.seat(), kind, place);
        let args = args! { ufo: self.words.ufo(kind), place: self.words.place(place), marker: marker };
        args.with("chance", percent(chance))
    }

    /// A sedator's route, with the cities it clears.
    fn cleaning(&self, place: Place) -> Args<'a> {
        let after = self.view.after(self.game, Action::Clean(place));
        let witnesses = |look: &Look<'_>, city: Place| look.witnesses_at(self.seat(), city);
        let is_cleared =
            |city: &Place| witnesses(&self.look, *city) != witnesses(&after.look(self.game), *city);
        let cities: Vec<Place> = self.look.fields().filter(is_cleared).collect();
        let count = cities.len();
        args! { place: self.words.place(place), count: count, cities: self.words.places(cities) }
    }

    /// The odds of a bump, with the terms of both sums.
    fn odds(&self, odds: &BumpOdds) -> Args<'a> {
        let args = args! { place: self.words.place(odds.field), chance: percent(odds.chance()) };
        let args = args.with("attacker", self.teller.who(odds.attacker));
        let args = args.with("defender", self.teller.who(odds.defender));
        let args = args.with("attack", self.words.bump_sum(None, odds.attack));
        args.with("defence", self.words.bump_sum(None, odds.defence))
    }

    fn bump(&self, place: Place) -> Args<'a> {
        let odds = self.game.bump_odds(self.view).into_iter().find(|odds| odds.field == place);
        odds.map_or_else(Args::none, |odds| self.odds(&odds))
    }

    fn support(&self, side: Side) -> Args<'a> {
        let odds = self.game.support_odds(self.view).into_iter().find(|(of, _)| *of == side);
        let Some((_, odds)) = odds else { return Args::none() };
        let supported = match side {
            Side::Attacker => Some(odds.attacker),
            Side::Defender => Some(odds.defender),
            Side::Nobody => None,
        };
        let supported = self.teller.anyone(supported);
        self.odds(&odds).with("side", side_word(side)).with("supported", supported)
    }

    /// The context while a beaten UFO flies: the UFO, its owner, and where it is.
    fn beaten(&self) -> Args<'a> {
        match self.look.question() {
            Some(Question::Steer { kind, loser, at, .. }) => {
                let args = args! { ufo: self.words.ufo(kind), place: self.words.place(at) };
                args.with("loser", self.teller.who(loser))
            }
            Some(Question::Send { loser, .. }) => args! { loser: self.teller.who(loser) },
            Some(Question::Witness { city, loser }) => {
                args! { loser: self.teller.who(loser), to: self.words.place(city) }
            }
            _ => Args::none(),
        }
    }

    /// A step of a flight, and what happens on the field it leads to.
    fn steering(&self, to: Place) -> Args<'a> {
        let args = self.beaten().with("place", self.words.place(to));
        let Some(Question::Steer { loser, .. }) = self.look.question() else { return args };
        let after = self.view.after(self.game, Action::Steer(to));
        let witnesses = |look: Look<'_>| look.witnesses_at(loser, to);
        let is_seen = witnesses(after.look(self.game)) > witnesses(self.look);
        let is_occupied = self.look.foreign_ufos_at(loser, to) > 0;
        let there = match (is_seen, is_occupied) {
            (true, false) => "seen",
            (true, true) => "seen-occupied",
            (false, true) => "occupied",
            (false, false) => "free",
        };
        args.with("there", there)
    }

    /// A control roll, with its terms and its chance.
    fn roll(&self, kind: Kind, place: Place) -> Args<'a> {
        let args = args! { ufo: self.words.ufo(kind), place: self.words.place(place) };
        let is_it = |odds: &ControlOdds| (odds.kind, odds.city) == (kind, place);
        let Some(odds) = self.game.control_odds(self.view).into_iter().find(is_it) else { return args };
        let roll = self.words.control_sum(None, odds.modifiers, kind);
        args.with("roll", roll).with("resistance", odds.resistance).with("chance", percent(odds.chance()))
    }

    /// What ends, and the bumps that follow.
    fn end(&self) -> Args<'a> {
        let bumps = self.game.bump_odds(self.view);
        let what = match self.look.question() {
            Some(Question::Act) => "turn",
            _ if bumps.is_empty() => "movement",
            _ => "bumps",
        };
        args! { what: what, places: self.words.places(bumps.iter().map(|bump| bump.field)) }
    }
}
