//! The counter beside the map: the current step of the turn, what would happen, and the dice.

use contract::{Rules, Seat};
use fries::{Kind, Question, Status};
use i18n::args;
use maud::{Markup, html};
use scene::part;

use crate::board::dice;
use crate::board::odds::{self, Odds};
use crate::board::stage::Stage;

const STEPS: [&str; 4] = ["fly", "bump", "open", "count"];

/// The counter.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    html! {
        section.counter aria-labelledby="ff-h-counter" {
            h2.sr id="ff-h-counter" { (stage.look.word("page-fries-counter")) }
            (part(&steps(stage)))
            (part(&outlook(stage)))
            (dice::draw(stage))
        }
    }
}

/// The facts of the moment, and the odds of each action.
fn outlook(stage: &Stage<'_>) -> Markup {
    html! {
        div.outlook #ff-outlook {
            div.standing { (standing(stage)) }
            @for action in stage.look.legal {
                @if let Some(odds) = Odds::of(stage, *action) {
                    div data-preview=(action) { (odds.card(stage)) }
                }
            }
        }
    }
}

/// The current step of the turn, and the round.
fn steps(stage: &Stage<'_>) -> Markup {
    let now = step(stage);
    let round = stage.view.turns() / u16::from(stage.game.seats()) + 1;
    html! {
        div.turn #ff-turn {
            p.round {
                @if let Some(seat) = stage.active().filter(|_| now.is_some()) { (scene::badge(seat)) }
                b { (stage.look.teller.say("page-fries-round", &args! { round: round })) }
            }
            ol.steps {
                @for (number, step) in STEPS.iter().enumerate() {
                    li aria-current=[(now == Some(number)).then_some("step")] {
                        i { (number + 1) }
                        (stage.look.teller.say("page-fries-step", &args! { step: (*step).to_owned() }))
                    }
                }
            }
        }
    }
}

/// The step of the turn; none before the first turn.
fn step(stage: &Stage<'_>) -> Option<usize> {
    if !stage.look.winners.is_empty() {
        return Some(3);
    }
    match stage.board.question() {
        Some(Question::Start) => None,
        Some(Question::Move { .. } | Question::Clean { .. }) => Some(0),
        Some(Question::Act) => Some(2),
        Some(_) => Some(1),
        None if stage.board.bump().is_some() => Some(1),
        None => stage.ufos.iter().any(|ufo| ufo.status.is_some()).then_some(2),
    }
}

/// Everything that is known without choosing an action.
fn standing(stage: &Stage<'_>) -> Markup {
    let bumps = stage.game.bump_odds(stage.view);
    match stage.board.question() {
        Some(Question::Support { .. }) => html! {
            @for bump in &bumps { (odds::bump(stage, bump)) }
            (odds::support(stage))
        },
        Some(Question::Steer { kind, loser, left, .. }) => flight(stage, &[kind], loser, left),
        Some(Question::Send { field, loser, left, .. }) => {
            let kinds: Vec<Kind> =
                stage.ufos_at(field).filter(|ufo| ufo.seat == loser).map(|ufo| ufo.kind).collect();
            flight(stage, &kinds, loser, left)
        }
        Some(Question::Act) => offers(stage),
        Some(Question::Start) => start(stage),
        _ if !bumps.is_empty() => html! { @for bump in bumps.iter().take(2) { (odds::bump(stage, bump)) } },
        Some(Question::Move { .. }) => fleet(stage),
        _ => match stage.game.control_odds(stage.view).first() {
            Some(roll) => odds::control(stage, roll),
            None => start(stage),
        },
    }
}

/// The remaining flight of a beaten saucer: a cell for each field.
fn flight(stage: &Stage<'_>, kinds: &[Kind], loser: Seat, left: u8) -> Markup {
    html! {
        div.flight {
            h3 { (scene::badge(loser)) (stage.look.teller.say("page-fries-flight", &args! { left: left })) }
            p {
                @for kind in kinds { (mini(stage, loser, *kind)) }
                span.cells aria-hidden="true" { @for number in 1..=left { i { (number) } } }
            }
        }
    }
}

/// A small saucer.
fn mini(stage: &Stage<'_>, seat: Seat, kind: Kind) -> Markup {
    html! {
        svg class={ "mini seat-" (seat) } viewBox="-27 -26 54 43" aria-hidden="true" {
            use href=(stage.art(format_args!("{kind}{seat}"))) {}
        }
    }
}

/// The active player's saucers, and which of them have flown.
fn fleet(stage: &Stage<'_>) -> Markup {
    let Some(seat) = stage.active() else { return html! {} };
    let is_movement = matches!(stage.board.question(), Some(Question::Move { .. }));
    html! {
        div.fleet {
            h3 { (scene::badge(seat)) (stage.look.word("page-fries-fleet")) }
            ul {
                @for ufo in stage.ufos.iter().filter(|ufo| ufo.seat == seat) {
                    li class=[(is_movement && ufo.status != Some(Status::Ready)).then_some("gone")] {
                        (mini(stage, seat, ufo.kind))
                        span { (stage.name(ufo.at)) }
                    }
                }
            }
        }
    }
}

/// The control rolls on offer, each with its chance.
fn offers(stage: &Stage<'_>) -> Markup {
    let offers = stage.game.control_odds(stage.view);
    if let [only] = offers.as_slice() {
        return odds::control(stage, only);
    }
    html! {
        @if offers.is_empty() { (fleet(stage)) } @else {
            div.offers {
                h3 { (stage.look.word("page-fries-control")) }
                ul {
                    @for odds in &offers {
                        li {
                            @if let Some(seat) = stage.active() { (mini(stage, seat, odds.kind)) }
                            span { (stage.name(odds.city)) }
                            b { (stage.look.percent(crate::board::stage::percent(odds.chance()))) }
                        }
                    }
                }
            }
        }
    }
}

/// What the game is about, before anybody has begun.
fn start(stage: &Stage<'_>) -> Markup {
    let goal = args! { goal: stage.game.cities_to_end() };
    html! {
        div.about {
            h3 { (stage.look.teller.say("page-fries-race", &goal)) }
            p { (stage.look.word("fries-about")) }
        }
    }
}
