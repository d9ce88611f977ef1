//! Tips for somebody's first game, each with its reason in a few words.

use contract::{Rules, Seat};
use fries::{Action, Fries, Kind, Look, Place, Question, Thing, View};
use i18n::{Args, args};
use scene::{Context, Tip};

use crate::board::stage::percent;
use crate::board::touches::touches;
use crate::words::Words;

/// For how many rounds there are tips.
const EARLY: u16 = 6;
/// How many start villages are named.
const STARTS: usize = 3;
/// The chance of a control roll from which a flight is worth it.
const WORTHWHILE: f64 = 0.25;

/// The tip for the player who is due.
pub(crate) fn tip(game: &Fries, view: &View, look: &Context<'_, Fries>) -> Option<Tip<Fries>> {
    let seat = look.viewer.seat().filter(|_| view.turns() < EARLY * u16::from(game.seats()))?;
    let words = Words::new(game.content(), look.teller);
    let adviser = Adviser { game, view, look, board: view.look(game), words, seat };
    match adviser.board.question()? {
        Question::Start => adviser.start(),
        Question::Move { .. } => adviser.flight_to_city().or_else(|| adviser.flight_to_village()),
        Question::Bumps => adviser.bump(),
        Question::Act => adviser.roll().or_else(|| adviser.stand()),
        _ => None,
    }
}

struct Adviser<'a> {
    game: &'a Fries,
    view: &'a View,
    look: &'a Context<'a, Fries>,
    board: Look<'a>,
    words: Words<'a>,
    seat: Seat,
}

impl Adviser<'_> {
    /// The villages beside the most cities, and beside the easiest of these.
    fn start(&self) -> Option<Tip<Fries>> {
        let villages = self.look.legal.iter().filter_map(|action| match action {
            Action::Start(village) => Some(*village),
            _ => None,
        });
        let mut villages: Vec<(Place, usize)> =
            villages.map(|village| (village, self.board.cities_beside(village).count())).collect();
        let resistance = |village| {
            self.board.cities_beside(village).map(|city| u16::from(self.board.resistance(city))).sum::<u16>()
        };
        villages.sort_by_key(|(village, cities)| (usize::MAX - cities, resistance(*village)));
        let (_, most) = *villages.first()?;
        let best = villages.into_iter().filter(|(_, cities)| *cities == most).take(STARTS);
        let best: Vec<Place> = best.map(|(village, _)| village).collect();
        let args = args! { places: self.words.places(best.iter().copied()), cities: most };
        Some(self.tell("start", "fries-tip-start", &args, best.into_iter().map(Thing::Field).collect()))
    }

    /// The city with the best chance of a restaurant.
    fn flight_to_city(&self) -> Option<Tip<Fries>> {
        let is_open =
            |to: &Place| self.board.has_free_slot(*to) && self.board.foreign_ufos_at(self.seat, *to) == 0;
        let flights = self.flights().filter(|(_, _, to)| is_open(to));
        let flights =
            flights.map(|(kind, from, to)| (self.board.control_chance(self.seat, kind, to), kind, from, to));
        let (chance, kind, from, to) =
            flights.filter(|flight| flight.0 >= WORTHWHILE).max_by(|a, b| a.0.total_cmp(&b.0))?;
        let args = args! { place: self.words.place(to), chance: percent(chance) };
        Some(self.tell("fly", "fries-tip-fly", &args, vec![Thing::Ufo(kind, from), Thing::Field(to)]))
    }

    /// The village where a stand helps in the most cities.
    fn flight_to_village(&self) -> Option<Tip<Fries>> {
        let is_open = |to: &Place| {
            !self.board.is_city(*to)
                && self.board.stand_owner(*to).is_none()
                && self.board.foreign_ufos_at(self.seat, *to) == 0
        };
        let flights = self.flights().filter(|(_, _, to)| is_open(to) && self.helps(*to));
        let (kind, from, to) = flights.max_by_key(|(_, _, to)| self.board.cities_beside(*to).count())?;
        let args =
            args! { place: self.words.place(to), cities: self.words.places(self.board.cities_beside(to)) };
        Some(self.tell("fly", "fries-tip-fly-village", &args, vec![Thing::Ufo(kind, from), Thing::Field(to)]))
    }

    /// The bump that is most likely to be won.
    fn bump(&self) -> Option<Tip<Fries>> {
        let bumps = self.game.bump_odds(self.view);
        let best = bumps.iter().max_by(|a, b| a.chance().total_cmp(&b.chance()))?;
        let args = args! { place: self.words.place(best.field), chance: percent(best.chance()) };
        Some(self.tell("bump", "fries-tip-bump", &args, vec![Thing::Field(best.field)]))
    }

    /// The control roll that is most likely to succeed.
    fn roll(&self) -> Option<Tip<Fries>> {
        let rolls = self.game.control_odds(self.view);
        let best = rolls.iter().filter(|odds| odds.faces > 0).max_by_key(|odds| odds.faces)?;
        let args = args! { place: self.words.place(best.city), chance: percent(best.chance()) };
        let things = touches(self.game, self.view, Action::Restaurant(best.kind, best.city));
        Some(self.tell("roll", "fries-tip-roll", &args, things))
    }

    /// The stand that helps in the most cities.
    fn stand(&self) -> Option<Tip<Fries>> {
        let stands = self.look.legal.iter().filter_map(|action| match action {
            Action::Stand(village) => Some(*village).filter(|village| self.helps(*village)),
            _ => None,
        });
        let best = stands.max_by_key(|village| self.board.cities_beside(*village).count())?;
        let args = args! { place: self.words.place(best), cities: self.words.places(self.board.cities_beside(best)) };
        Some(self.tell("stand", "fries-tip-stand", &args, vec![Thing::Field(best)]))
    }

    /// Whether a stand in this village counts in any city.
    fn helps(&self, village: Place) -> bool {
        self.board.cities_beside(village).next().is_some()
    }

    /// The flights that lead somewhere else.
    fn flights(&self) -> impl Iterator<Item = (Kind, Place, Place)> {
        self.look.legal.iter().filter_map(|action| match action {
            Action::Fly(kind, from, to) if from != to => Some((*kind, *from, *to)),
            _ => None,
        })
    }

    fn tell(&self, key: &'static str, text: &str, args: &Args<'_>, things: Vec<Thing>) -> Tip<Fries> {
        Tip { key, text: self.look.teller.say(text, args), things }
    }
}
