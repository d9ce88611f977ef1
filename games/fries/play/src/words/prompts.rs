//! Prompts: the questions that players are asked.

use contract::{Rules, Seat};
use fries::{Fries, Question, View};

use super::names::{Words, percent};
use i18n::Teller;
use i18n::{Args, args};

/// The seat's question, in a sentence to the viewer.
pub(super) fn prompt(game: &Fries, view: &View, seat: Seat, teller: Teller<'_>) -> String {
    let Some(question) = view.look(game).question() else { return String::new() };
    let (key, args) = asked(game, view, question, Words::new(game.content(), teller));
    let args = args.with("who", teller.who(seat));
    if view.viewer().is(seat) { teller.say(key, &args) } else { teller.texts.form(key, "others", &args) }
}

fn asked<'a>(game: &Fries, view: &View, question: Question, words: Words<'a>) -> (&'static str, Args<'a>) {
    let teller = words.teller;
    match question {
        Question::Start => ("fries-ask-start", Args::none()),
        Question::Move { ready, is_first, may_call } => {
            let bumps = game.bump_odds(view);
            let when = match (is_first, may_call) {
                (true, false) => "first",
                (true, true) => "new",
                (false, _) => "later",
            };
            let places = words.places(bumps.iter().map(|bump| bump.field));
            let key = if bumps.is_empty() { "fries-ask-move" } else { "fries-ask-move-bumps" };
            (key, args! { ready: ready, when: when, places: places })
        }
        Question::Clean { from, to } => {
            ("fries-ask-clean", args! { from: words.place(from), to: words.place(to) })
        }
        Question::Bumps => {
            let places = words.places(game.bump_odds(view).iter().map(|bump| bump.field));
            ("fries-ask-bumps", args! { places: places })
        }
        Question::Support { field, ufos } => {
            let args = args! { place: words.place(field), ufos: ufos };
            let args = game.bump_odds(view).first().map_or(Args::none(), |odds| {
                let args = args.with("attacker", teller.who(odds.attacker));
                args.with("defender", teller.who(odds.defender)).with("chance", percent(odds.chance()))
            });
            ("fries-ask-support", args)
        }
        Question::Send { field, loser, ufos, left } => {
            let args = args! { place: words.place(field), loser: teller.who(loser) };
            ("fries-ask-send", args.with("ufos", ufos).with("left", left.max(ufos)))
        }
        Question::Steer { kind, loser, at, left, waiting, is_forced, can_land, has_left } => {
            let how = match (has_left, can_land) {
                _ if is_forced => "forced",
                (false, _) => "first",
                (true, true) => "landing",
                (true, false) => "on",
            };
            let args = args! { ufo: words.ufo(kind), loser: teller.who(loser), place: words.place(at) };
            ("fries-ask-steer", args.with("how", how).with("left", left).with("waiting", waiting))
        }
        Question::Witness { city, loser } => {
            ("fries-ask-witness", args! { place: words.place(city), loser: teller.who(loser) })
        }
        Question::Act => ("fries-ask-act", Args::none()),
    }
}
