//! Things that players can point at.

use std::collections::BTreeSet;

use contract::{Rules, Seat};
use fries::{Fries, Kind, Look, Place, Question, Status, Thing, View};

use super::names::Words;
use super::story::marker;
use i18n::Length;
use i18n::Teller;
use i18n::args;

/// The viewer's UFOs, and all fields in play.
pub(super) fn things(game: &Fries, view: &View) -> Vec<Thing> {
    let look = view.look(game);
    let own = view.viewer().seat().into_iter().flat_map(|seat| look.fleet(seat));
    let own: BTreeSet<Thing> = own.map(|(kind, at, _)| Thing::Ufo(kind, at)).collect();
    own.into_iter().chain(look.fields().map(Thing::Field)).collect()
}

/// A thing in words.
pub(super) fn thing(game: &Fries, view: &View, thing: Thing, length: Length, teller: Teller<'_>) -> String {
    let words = Words::new(game.content(), teller);
    let pointer = Pointer { game, look: view.look(game), words, teller };
    match (thing, length) {
        (Thing::Field(place), Length::Short) => {
            teller.say("fries-thing-field", &args! { place: words.place(place) })
        }
        (Thing::Field(place), Length::Long) => pointer.remembered_field(place),
        (Thing::Ufo(kind, place), Length::Short) => {
            teller.say("fries-thing-ufo", &args! { ufo: words.ufo(kind), place: words.place(place) })
        }
        (Thing::Ufo(kind, place), Length::Long) => pointer.ufo(view, kind, place),
    }
}

/// Describes everything there is to see.
#[derive(Clone, Copy)]
struct Pointer<'a> {
    game: &'a Fries,
    look: Look<'a>,
    words: Words<'a>,
    teller: Teller<'a>,
}

impl Pointer<'_> {
    /// A field with everything on it. Every update of a page describes all fields, and most of them are as they
    /// were.
    fn remembered_field(&self, place: Place) -> String {
        let fields = self.game.content().fields();
        let name = |place| fields.iter().find(|field| field.id == place).map(|field| &field.name);
        let beside: Vec<_> = self.look.beside(place).map(|place| (place, name(place))).collect();
        let pieces = Seat::all(self.game.seats()).map(|seat| {
            let ufos = self.look.fleet(seat).filter(|ufo| ufo.1 == place);
            let ufos: Vec<Kind> = ufos.map(|ufo| ufo.0).collect();
            (ufos, self.look.own_restaurants_at(seat, place), self.look.witnesses_at(seat, place))
        });
        let pieces: Vec<_> = pieces.collect();
        let taken = self.look.restaurants_at(place);
        let city = (self.look.is_city(place), self.look.slots(place), taken, self.look.resistance(place));
        let key = (place, name(place), beside, pieces, city, self.look.stand_owner(place));
        self.teller.remember(("fries field", key), |teller| {
            Pointer { teller, words: Words { teller, ..self.words }, ..*self }.field(place)
        })
    }

    /// Everything there is to see on a field, in sentences.
    fn field(&self, place: Place) -> String {
        let first = if self.look.is_city(place) { self.city(place) } else { self.village(place) };
        let restaurants = self.restaurants(place);
        let ufos = Seat::all(self.game.seats()).filter_map(|seat| self.ufos(place, seat));
        let witnesses = self.owners(|seat| self.look.witnesses_at(seat, place));
        let witnesses =
            witnesses.map(|owners| self.teller.say("fries-see-witnesses", &args! { owners: owners }));
        let beside = args! { places: self.words.places(self.look.beside(place)) };
        let beside = self.teller.say("fries-see-beside", &beside);
        let sentences =
            std::iter::once(first).chain(restaurants).chain(ufos).chain(witnesses).chain([beside]);
        sentences.collect::<Vec<String>>().join(" ")
    }

    fn city(&self, place: Place) -> String {
        let (slots, taken) = (self.look.slots(place), self.look.restaurants_at(place));
        let args = args! { place: self.words.place(place), slots: slots, free: slots - taken };
        self.teller.say("fries-see-city", &args.with("resistance", self.look.resistance(place)))
    }

    fn village(&self, place: Place) -> String {
        let owner = self.look.stand_owner(place);
        let stand = if owner.is_some() { "some" } else { "none" };
        let owner = self.teller.anyone(owner);
        let args = args! { place: self.words.place(place), stand: stand, owner: owner };
        self.teller.say("fries-see-village", &args)
    }

    /// A list of players with how many of something each has; none if nobody has any.
    fn owners(&self, count: impl Fn(Seat) -> u8) -> Option<String> {
        let owners = Seat::all(self.game.seats()).map(|seat| (seat, count(seat)));
        let owners = owners.filter(|(_, count)| *count > 0).map(|(seat, count)| {
            self.teller.say("fries-owns", &args! { who: self.teller.who(seat), count: count })
        });
        let owners: Vec<String> = owners.collect();
        (!owners.is_empty()).then(|| self.teller.texts.list(owners))
    }

    fn restaurants(&self, place: Place) -> Option<String> {
        let owners = self.owners(|seat| self.look.own_restaurants_at(seat, place))?;
        let all = self.look.restaurants_at(place);
        let alone =
            Seat::all(self.game.seats()).find(|seat| self.look.own_restaurants_at(*seat, place) == all);
        let control = if alone.is_some() { "yes" } else { "no" };
        let owner = self.teller.anyone(alone);
        let args = args! { owners: owners, control: control, owner: owner };
        Some(self.teller.say("fries-see-restaurants", &args))
    }

    fn ufos(&self, place: Place, seat: Seat) -> Option<String> {
        let count = |kind: Kind| self.look.fleet(seat).filter(|ufo| (ufo.0, ufo.1) == (kind, place)).count();
        let kinds = Kind::ALL.map(|kind| (kind, count(kind)));
        let kinds = kinds.into_iter().filter(|(_, count)| *count > 0).map(|(kind, count)| {
            self.teller.say("fries-ufos", &args! { ufo: self.words.ufo(kind), count: count })
        });
        let kinds: Vec<String> = kinds.collect();
        (!kinds.is_empty()).then(|| {
            let args = args! { who: self.teller.who(seat), ufos: self.teller.texts.list(kinds) };
            self.teller.say("fries-see-ufos", &args)
        })
    }

    /// One of the viewer's UFOs. If there are several of a kind on a field, the one that can still move.
    fn ufo(&self, view: &View, kind: Kind, place: Place) -> String {
        let Some(seat) = view.viewer().seat() else { return String::new() };
        let here = || self.look.fleet(seat).filter(|ufo| (ufo.0, ufo.1) == (kind, place));
        let ready = here().find(|ufo| ufo.2 == Some(Status::Ready));
        let status = ready.or_else(|| here().next()).and_then(|ufo| ufo.2);
        let is_movement = matches!(self.look.question(), Some(Question::Move { .. }));
        let (word, owner) = match status {
            Some(Status::Ready) if is_movement => ("ready", None),
            Some(Status::Ready) => ("stayed", None),
            Some(Status::Moved) => ("moved", None),
            Some(Status::On(owner)) => ("on", Some(owner)),
            Some(Status::Beaten) => ("beaten", None),
            None => ("idle", None),
        };
        let reach = self.game.reach(view, seat);
        let ends = reach.into_iter().find(|ufo| (ufo.0, ufo.1) == (kind, place)).map(|ufo| ufo.2);
        let args = args! { ufo: self.words.ufo(kind), place: self.words.place(place), status: word };
        let args = args.with("places", self.words.places(ends.unwrap_or_default()));
        let args = args.with("owner", self.teller.anyone(owner));
        self.teller.texts.form("fries-thing-ufo", "long", &args.with("marker", marker(self.game, place)))
    }
}
