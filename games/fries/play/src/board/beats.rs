//! What the table shows of each event before the new scene.

use contract::{Rules, Seat};
use fries::{Event, Fries, Kind, Place};
use i18n::args;
use scene::{Beat, Change, Context, Count, Die, Show};

use crate::board::stage::{Stage, fleet};
use crate::board::{dice, fields, seats, ufos};
use crate::words::Words;

/// The beats of the event at this place.
pub(crate) fn beats(
    game: &Fries,
    change: &Change<'_, Fries>,
    place: usize,
    look: &Context<'_, Fries>,
) -> Vec<Beat> {
    let score = Score { game, change, look };
    let mut beats: Vec<Beat> = score.beat(place).into_iter().collect();
    let is_last = !change.events[place + 1..].iter().any(|event| scores_at(event).is_some());
    beats.extend(scores_at(&change.events[place]).filter(|_| is_last).and_then(|at| score.points(at)));
    beats
}

/// The field where an event changes somebody's points.
fn scores_at(event: &Event) -> Option<Place> {
    match *event {
        Event::StandOpened { village: at, .. }
        | Event::RestaurantOpened { city: at, .. }
        | Event::WitnessPlaced { city: at, .. }
        | Event::WitnessesRemoved { city: at, .. } => Some(at),
        _ => None,
    }
}

struct Score<'a, 'b> {
    game: &'a Fries,
    change: &'a Change<'b, Fries>,
    look: &'a Context<'a, Fries>,
}

impl Score<'_, '_> {
    /// The event itself.
    fn beat(&self, place: usize) -> Option<Beat> {
        let event = &self.change.events[place];
        let is_repeated = self.change.before(place) == Some(event);
        let come = |what: Vec<String>, from: Option<String>| Beat::new(Show::Come { what, from });
        Some(match *event {
            Event::Begins { seat } | Event::Turn { seat, .. } => {
                Beat::new(Show::Mark { what: vec![seats::id(seat)] }).of(seat)
            }
            Event::Started { seat, village } => {
                come(self.arrivals(seat, village), Some(seats::id(seat))).of(seat).sounds("saucer")
            }
            Event::NewUfo { seat, city, .. } => {
                come(self.arrivals(seat, city), None).of(seat).sounds("saucer")
            }
            Event::Flew { seat, kind, from, ref route, .. } => self
                .flight(seat, kind, from, |stage| stage.chart.way(route))?
                .sounds("saucer")
                .with_last(is_repeated),
            Event::Tumbled { seat, kind, from, to } => {
                self.flight(seat, kind, from, |stage| stage.chart.leg(from, to, true))?.sounds("flung")
            }
            Event::Infiltrated { seat, kind, at, .. } => {
                come(vec![self.mover(seat, kind, at)?], None).of(seat).sounds("land")
            }
            Event::Landed { seat, .. } => Beat::new(Show::Say).of(seat).sounds("land"),
            Event::WitnessesRemoved { seat, .. } => Beat::new(Show::Say).of(seat).sounds("plop"),
            Event::WitnessPlaced { seat, city, .. } => {
                come(vec![fields::eyes_id(seat, city)], None).of(seat).sounds("witness")
            }
            Event::BumpBegins { field, attacker, defender } => {
                Beat::new(Show::Mark { what: vec![fields::id(field)] })
                    .of(attacker)
                    .sounds("count")
                    .says(self.bumping(field, attacker, defender))
            }
            Event::Supported { seat, .. } => Beat::new(Show::Say).of(seat).sounds("count"),
            Event::Bumped { field, attacker, defender, dice: (one, other), .. } => self
                .roll(event, [one, other].map(|face| Die { sides: 6, face }).into())?
                .of(attacker)
                .says(self.bumping(field, attacker, defender)),
            Event::StandOpened { seat, village, .. } => {
                come(vec![fields::stand_id(village)], None).of(seat).sounds("stand")
            }
            Event::ControlRoll { seat, city, die, .. } => {
                let args = args! { who: self.look.teller.who(seat), place: self.place(city) };
                self.roll(event, vec![Die { sides: 12, face: die }])?
                    .of(seat)
                    .says(self.look.teller.say("fries-rolls", &args))
            }
            Event::RestaurantOpened { seat, city, .. } => {
                let built = self.change.after.look(self.game).own_restaurants_at(seat, city);
                come(vec![fields::restaurant_id(seat, city, built)], None).of(seat).sounds("restaurant")
            }
            Event::Control { seat, cities } => {
                let gains = cities > self.change.before.look(self.game).controlled(seat);
                let sound = if gains { "control" } else { "lose" };
                come(vec![seats::city_id(seat, cities)], None).of(seat).sounds(sound)
            }
            Event::Ended { winners, .. } => {
                let has_lost = self.look.viewer.seat().is_some_and(|seat| !winners.contains(seat));
                Beat::new(Show::End).sounds(if has_lost { "lose" } else { "win" })
            }
            Event::Tile { .. } => return None,
        })
    }

    /// The new points of everybody whose points change in this entry.
    fn points(&self, at: Place) -> Option<Beat> {
        let (before, after) = (self.change.before.points(), self.change.after.points());
        let seats = Seat::all(self.game.seats());
        let changed = seats.filter(|seat| before[seat.index()] != after[seat.index()]);
        let count: Vec<Count> =
            changed.map(|seat| Count { name: seats::points_name(seat), to: after[seat.index()] }).collect();
        let from = Some(fields::id(at));
        (!count.is_empty()).then(|| Beat::new(Show::Count { count, from }).sounds("count"))
    }

    fn stage(&self) -> Stage<'_> {
        Stage::new(self.game, &self.change.after, self.look)
    }

    fn place(&self, place: Place) -> i18n::Named {
        Words::new(self.game.content(), self.look.teller).place(place)
    }

    fn bumping(&self, field: Place, attacker: Seat, defender: Seat) -> String {
        let who = |seat| self.look.teller.who(seat);
        let args = args! { attacker: who(attacker), defender: who(defender), place: self.place(field) };
        self.look.teller.say("fries-bump-begins", &args)
    }

    fn roll(&self, event: &Event, dice: Vec<Die>) -> Option<Beat> {
        let html = dice::roll(&self.stage(), event)?.into_string();
        Some(Beat::new(Show::Roll { slot: dice::TRAY, html, dice }).sounds("tumble"))
    }

    fn flight(
        &self,
        seat: Seat,
        kind: Kind,
        from: Place,
        way: impl FnOnce(&Stage<'_>) -> String,
    ) -> Option<Beat> {
        let what = self.mover(seat, kind, from)?;
        Some(Beat::new(Show::Fly { what, way: way(&self.stage()) }).of(seat))
    }

    /// The saucer of this kind that moves in this entry; if none does, one that is on this field.
    fn mover(&self, seat: Seat, kind: Kind, at: Place) -> Option<String> {
        let (before, after) = (self.change.before.look(self.game), self.change.after.look(self.game));
        let pairs = fleet(&before, seat).zip(fleet(&after, seat));
        let own: Vec<_> = pairs.filter(|(before, _)| before.kind == kind).collect();
        let has_moved = own.iter().find(|(before, after)| before.at != after.at);
        let is_here = || own.iter().find(|(before, after)| before.at == at && before.status != after.status);
        has_moved.or_else(is_here).map(|(before, _)| ufos::id(before))
    }

    /// The saucers that are new on this field.
    fn arrivals(&self, seat: Seat, at: Place) -> Vec<String> {
        let (before, after) = (self.change.before.look(self.game), self.change.after.look(self.game));
        let known: Vec<_> = fleet(&before, seat).map(|ufo| (ufo.kind, ufo.number)).collect();
        let new = fleet(&after, seat).filter(|ufo| ufo.at == at && !known.contains(&(ufo.kind, ufo.number)));
        new.map(|ufo| ufos::id(&ufo)).collect()
    }
}
