//! Battle Force in words: names, story, questions, actions, things, and the table in plain text.

use std::fmt;

use battleforce::{Action, BattleForce, Content, Event, Reductions, Thing, View};
use contract::{Pledge, Rules, Seat, Verdict};

use i18n::Teller;
use i18n::Texts;
use i18n::{GameWords, Grid, Length, Outcome, Sentence};

mod action;
mod battle;
mod draw;
mod names;
mod promise;
mod prompt;
mod story;
mod thing;

use names::Words;

/// What a viewer sees, with the words for it.
#[derive(Clone, Copy)]
struct Seen<'a> {
    game: &'a BattleForce,
    view: &'a View,
    words: Words<'a>,
    teller: Teller<'a>,
}

fn words<'a>(game: &'a BattleForce, teller: Teller<'a>) -> Words<'a> {
    let options = game.options();
    Words {
        content: game.content(),
        reduces: match options.reductions {
            _ if options.traditional_damage => "removal",
            Reductions::Card => "card",
            Reductions::Attack => "attack",
        },
        is_traditional: options.traditional_damage,
        automaton: options.solitaire.then(|| Seat::at(1)),
        teller,
    }
}

fn seen<'a>(game: &'a BattleForce, view: &'a View, teller: Teller<'a>) -> Seen<'a> {
    Seen { game, view, words: words(game, teller), teller }
}

/// Words for components only.
fn components<'a>(content: &'a Content, texts: &'a Texts) -> Words<'a> {
    Words {
        content,
        reduces: "card",
        is_traditional: false,
        automaton: None,
        teller: Teller::nameless(texts),
    }
}

/// The game in words.
pub(crate) struct Voice;

impl GameWords<BattleForce> for Voice {
    fn tell(&self, game: &BattleForce, events: &[Event], teller: Teller<'_>) -> Vec<Sentence> {
        words(game, teller).story(events)
    }

    fn heading(
        &self,
        game: &BattleForce,
        _: &dyn Fn() -> View,
        events: &[Event],
        teller: Teller<'_>,
    ) -> Option<(String, usize)> {
        words(game, teller).heading(events)
    }

    fn outcome(
        &self,
        game: &BattleForce,
        outcome: &Outcome<'_, BattleForce>,
        teller: Teller<'_>,
    ) -> Vec<String> {
        vec![story::won(game, outcome, teller)]
    }

    fn prompt(&self, game: &BattleForce, view: &View, seat: Seat, teller: Teller<'_>) -> String {
        seen(game, view, teller).prompt(seat)
    }

    fn action(
        &self,
        game: &BattleForce,
        view: &View,
        action: Action,
        length: Length,
        teller: Teller<'_>,
    ) -> String {
        seen(game, view, teller).action(action, length)
    }

    fn thing(
        &self,
        game: &BattleForce,
        view: &View,
        thing: Thing,
        length: Length,
        teller: Teller<'_>,
    ) -> String {
        seen(game, view, teller).thing(thing, length)
    }

    fn things(&self, game: &BattleForce, view: &View) -> Vec<Thing> {
        thing::things(game, view)
    }

    fn promise(&self, game: &BattleForce, pledge: &Pledge, verdict: Verdict, teller: Teller<'_>) -> String {
        words(game, teller).promise(pledge, verdict)
    }

    fn components(&self, content: &Content, what: &str, texts: &Texts) -> Option<Grid> {
        thing::table(components(content, texts), what)
    }

    fn component(&self, content: &Content, what: &str, texts: &Texts) -> Option<String> {
        thing::component(components(content, texts), what)
    }

    fn draw_view(
        &self,
        game: &BattleForce,
        view: &View,
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        draw::view(seen(game, view, teller), out)
    }

    fn draw_open(
        &self,
        game: &BattleForce,
        spectator: &View,
        seats: &[View],
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        draw::open(seen(game, spectator, teller), seats, out)
    }
}
