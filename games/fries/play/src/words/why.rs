//! Why something cannot be done here: the obstacle, and where it is.

use std::collections::BTreeMap;

use contract::{Rule, Rules, Seat};
use fries::{Action, Fries, Look, Place, Status, Thing, View};
use i18n::{Args, Teller, Wanted, args};

use super::names::Words;

/// The cost of a field that stops flights, so that ways over as few of them as possible are found.
const STOP: usize = 1000;

/// The reason that applies here, for the rules that players run into most.
pub(super) fn here(
    game: &Fries,
    view: &View,
    wanted: &Wanted<Fries>,
    rule: &Rule,
    teller: Teller<'_>,
) -> Option<String> {
    let seat = view.viewer().seat()?;
    let reasons = Reasons { board: view.look(game), words: Words::new(game.content(), teller), teller, seat };
    if rule.id == "fries.turn.order" {
        return Some(teller.say("fries-here-turn", &args! { who: teller.who(view.due()?) }));
    }
    let (from, to) = ends(wanted)?;
    let place = args! { place: reasons.words.place(to) };
    match rule.id {
        "fries.move.network" => reasons.way(from, to),
        "fries.move.once" => Some(teller.say("fries-here-moved", &place)),
        "fries.move.own" => Some(teller.say("fries-here-no-ufo", &place)),
        "fries.bump.beaten" => Some(teller.say("fries-here-beaten", &place)),
        "fries.restaurant.once" => Some(teller.say("fries-here-rolled", &place)),
        "fries.restaurant.open" if reasons.board.is_city(to) => Some(teller.say("fries-here-full", &place)),
        "fries.stand.open" => reasons.stand(to, place),
        "fries.setup.start" => reasons.start(to, &place),
        "fries.bump.must" if reasons.board.foreign_ufos_at(seat, to) == 0 => {
            Some(teller.say("fries-here-no-bump", &place))
        }
        _ => None,
    }
}

/// Where it starts, if it is a flight of one UFO, and the field that it is about.
const fn ends(wanted: &Wanted<Fries>) -> Option<(Option<Place>, Place)> {
    match *wanted {
        Wanted::Action(Action::Fly(_, from, to)) => Some((Some(from), to)),
        Wanted::Thing(Thing::Field(place) | Thing::Ufo(_, place))
        | Wanted::Action(
            Action::Stand(place)
            | Action::TakeStand(place)
            | Action::Restaurant(_, place)
            | Action::TakeRestaurant(_, place, _)
            | Action::Start(place)
            | Action::Bump(place)
            | Action::Infiltrate(_, place, _),
        ) => Some((None, place)),
        Wanted::Action(_) => None,
    }
}

struct Reasons<'a> {
    board: Look<'a>,
    words: Words<'a>,
    teller: Teller<'a>,
    seat: Seat,
}

impl Reasons<'_> {
    /// The field where a flight ends too early, on the way with the fewest obstacles.
    fn way(&self, from: Option<Place>, to: Place) -> Option<String> {
        let ready = self.board.fleet(self.seat).filter(|(_, _, status)| *status == Some(Status::Ready));
        let origins = from.map_or_else(|| ready.map(|(_, at, _)| at).collect(), |from| vec![from]);
        let stop = self.first_stop(&origins, to)?;
        let place = args! { place: self.words.place(stop) };
        let rival = self.board.foreign_ufos_at(self.seat, stop) > 0 && self.is_marked(stop);
        Some(self.teller.say(if rival { "fries-here-rival" } else { "fries-here-no-marker" }, &place))
    }

    /// The first field on the way where a flight ends, of all ways from one of the origins the one with the fewest
    /// of them.
    fn first_stop(&self, origins: &[Place], to: Place) -> Option<Place> {
        // For every field: what it costs to get there, and the first stop before it.
        let mut best: BTreeMap<Place, (usize, Option<Place>)> =
            origins.iter().map(|at| (*at, (0, None))).collect();
        loop {
            let mut is_better = false;
            for at in self.board.fields() {
                let Some((cost, stop)) = best.get(&at).copied() else { continue };
                let stops = !origins.contains(&at) && !self.flies_on(at);
                let ahead = (cost + if stops { STOP } else { 1 }, stop.or(stops.then_some(at)));
                for next in self.board.beside(at) {
                    if best.get(&next).is_none_or(|known| known.0 > ahead.0) {
                        best.insert(next, ahead);
                        is_better = true;
                    }
                }
            }
            if !is_better {
                return best.get(&to)?.1;
            }
        }
    }

    fn is_marked(&self, place: Place) -> bool {
        self.board.stand_owner(place) == Some(self.seat)
            || self.board.own_restaurants_at(self.seat, place) > 0
    }

    fn flies_on(&self, place: Place) -> bool {
        self.is_marked(place) && self.board.foreign_ufos_at(self.seat, place) == 0
    }

    fn stand(&self, place: Place, args: Args<'_>) -> Option<String> {
        let owner = self.board.stand_owner(place)?;
        Some(self.teller.say("fries-here-stand", &args.with("owner", self.teller.who(owner))))
    }

    fn start(&self, place: Place, args: &Args<'_>) -> Option<String> {
        if self.board.is_city(place) {
            return Some(self.teller.say("fries-here-city", args));
        }
        let is_taken = self.board.foreign_ufos_at(self.seat, place) > 0;
        is_taken.then(|| self.teller.say("fries-here-taken", args))
    }
}
