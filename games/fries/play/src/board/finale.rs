//! The end of a game: everybody's points by source, and the moments to remember.

use contract::Seat;
use fries::{Event, Place, bump_chance, control_faces};
use i18n::args;
use maud::{Markup, html};
use scene::{Chapter, Finale, Highlight, Source, turning_point};

use crate::board::stage::{Stage, percent};

/// A roll with at least this chance is not lucky.
const LUCKY: f64 = 0.5;

/// The winners, the final count, and what decided the game.
pub(crate) fn finale(stage: &Stage<'_>, story: &[Chapter<fries::Fries>]) -> Finale {
    let mut finale = Finale {
        poster: poster(stage),
        sources: sources(stage),
        parts: stage.seats().map(|seat| parts(stage, seat).to_vec()).collect(),
        ..Finale::plain(stage.look)
    };
    let moments = Moments { stage, story };
    for moment in [moments.turning_point(), moments.luckiest(), moments.last(), moments.biggest()] {
        finale.remember(moment);
    }
    finale
}

/// The winner's saucer above the Earth.
fn poster(stage: &Stage<'_>) -> Markup {
    let winner = stage.look.winners.first().unwrap_or(Seat::at(0));
    html! {
        svg.art viewBox="0 0 760 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            image href=(stage.look.asset("fries-end.svg")) width="760" height="900" {}
            g.saucer {
                use href=(stage.look.asset("fries-winner.svg#saucer")) {}
                use href=(stage.look.asset("fries-winner.svg#crown")) {}
                text x="380" y="556" { (scene::letter(winner)) }
            }
        }
    }
}

fn sources(stage: &Stage<'_>) -> Vec<Source> {
    let source = |(piece, art): (&'static str, &str)| Source {
        name: stage.look.teller.say("fries-piece", &args! { piece: piece }),
        drawing: html! { svg viewBox="-12 -14 24 26" aria-hidden="true" { use href=(stage.art(art)) {} } },
    };
    [("restaurants", "rest"), ("stands", "stand"), ("witnesses", "eye")].map(source).into()
}

/// Points for restaurants and stands, and points lost to eyewitnesses.
fn parts(stage: &Stage<'_>, seat: Seat) -> [i32; 3] {
    let spots = || stage.chart.spots.iter();
    let board = &stage.board;
    let restaurants = spots().map(|spot| {
        i32::from(board.own_restaurants_at(seat, spot.place)) * i32::from(board.resistance(spot.place))
    });
    let stands = spots().filter(|spot| board.stand_owner(spot.place) == Some(seat)).count() as i32;
    let witnesses: i32 = spots().map(|spot| i32::from(board.witnesses_at(seat, spot.place))).sum();
    [restaurants.sum(), stands, -2 * witnesses]
}

struct Moments<'a> {
    stage: &'a Stage<'a>,
    story: &'a [Chapter<fries::Fries>],
}

impl Moments<'_> {
    fn turning_point(&self) -> Option<Highlight> {
        let look = self.stage.look;
        let chapter = turning_point(look, self.story)?;
        let event = chapter.events.iter().position(|event| !matches!(event, Event::Turn { .. }))?;
        let drawing = self.drawing(chapter, event);
        let (title, fact) = (look.word("page-end-turning"), look.word("page-end-lead"));
        Some(chapter.highlight(title, self.words(chapter, event), fact, drawing))
    }

    /// The roll with the lowest chance of all that succeeded.
    fn luckiest(&self) -> Option<Highlight> {
        let lucky = self.events().filter_map(|(chapter, place, event)| {
            let chance = luck(event).filter(|chance| *chance < LUCKY)?;
            Some((chapter, place, chance))
        });
        let (chapter, place, chance) = lucky.min_by(|one, other| one.2.total_cmp(&other.2))?;
        let look = self.stage.look;
        let chance = args! { percent: look.percent(percent(chance)) };
        let fact = look.teller.say("page-end-chance", &chance);
        let title = look.word("page-fries-end-luckiest");
        Some(chapter.highlight(title, self.words(chapter, place), fact, self.drawing(chapter, place)))
    }

    /// The last restaurant of the game.
    fn last(&self) -> Option<Highlight> {
        let (chapter, place, ..) = self.opened().last()?;
        Some(self.restaurant("page-fries-end-last", chapter, place))
    }

    /// The restaurant that brought the most points.
    fn biggest(&self) -> Option<Highlight> {
        let (chapter, place, ..) =
            self.opened().max_by_key(|(.., city)| self.stage.board.resistance(*city))?;
        Some(self.restaurant("page-fries-end-biggest", chapter, place))
    }

    fn restaurant(&self, title: &str, chapter: &Chapter<fries::Fries>, place: usize) -> Highlight {
        let look = self.stage.look;
        let points = match chapter.events[place] {
            Event::RestaurantOpened { city, .. } => self.stage.board.resistance(city),
            _ => 0,
        };
        let fact = look.teller.say("page-fries-points-of", &args! { points: points });
        chapter.highlight(
            look.word(title),
            self.words(chapter, place.saturating_sub(1)),
            fact,
            self.drawing(chapter, place),
        )
    }

    fn events(&self) -> impl Iterator<Item = (&Chapter<fries::Fries>, usize, &Event)> {
        self.story.iter().flat_map(|chapter| {
            chapter.events.iter().enumerate().map(move |(place, event)| (chapter, place, event))
        })
    }

    /// All restaurants that were opened or taken over, with their cities.
    fn opened(&self) -> impl Iterator<Item = (&Chapter<fries::Fries>, usize, Place)> {
        self.events().filter_map(|(chapter, place, event)| match event {
            Event::RestaurantOpened { city, .. } => Some((chapter, place, *city)),
            _ => None,
        })
    }

    /// What happened in an entry from this event on, in a sentence.
    fn words(&self, chapter: &Chapter<fries::Fries>, place: usize) -> String {
        let look = self.stage.look;
        let told = look.words.story(self.stage.game, &chapter.events[place..], look.teller);
        told.into_iter().next().unwrap_or_default()
    }

    /// The dice if there are any, otherwise the piece that was placed.
    fn drawing(&self, chapter: &Chapter<fries::Fries>, place: usize) -> Markup {
        let stage = self.stage;
        let piece = |name: &str, seat: &Seat| {
            html! {
                svg class={ "seat-" (seat) } viewBox="-15 -17 30 32" { use href=(stage.art(format_args!("{name}{seat}"))) {} }
            }
        };
        match &chapter.events[place] {
            Event::ControlRoll { die, .. } => html! {
                svg.d12 viewBox="-31 -31 64 64" { use href=(stage.art("d12")) {} text y="7.5" { (die) } }
            },
            Event::Bumped { dice, attacker, winner, .. } => {
                let die = if winner == attacker { dice.0 } else { dice.1 };
                html! { svg.d6 viewBox="-17 -17 36 36" { use href=(stage.art(format_args!("d6-{die}"))) {} } }
            }
            Event::RestaurantOpened { seat, .. } => piece("rest", seat),
            Event::StandOpened { seat, .. } => piece("stand", seat),
            Event::WitnessPlaced { seat, .. } | Event::WitnessesRemoved { seat, .. } => piece("eye", seat),
            _ => html! {},
        }
    }
}

/// The chance that a roll had of ending as it did for the player who was glad of it. None if it was no roll or
/// failed.
fn luck(event: &Event) -> Option<f64> {
    match event {
        Event::ControlRoll { modifiers, resistance, succeeds: true, .. } => {
            Some(f64::from(control_faces(*modifiers, *resistance)) / 12.0)
        }
        Event::Bumped { attacker, attack, defence, winner, .. } => {
            Some(bump_chance(*attack, *defence, winner == attacker))
        }
        _ => None,
    }
}
