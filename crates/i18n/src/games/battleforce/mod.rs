//! Battle Force in words: names, story, questions, actions, things, and the table drawn with characters.

use std::fmt;

use battleforce::{Action, BattleForce, Content, Event, Reductions, State, Thing, View};
use table::{Pledge, Rules, Seat, Verdict};

use crate::names::Teller;
use crate::texts::Texts;
use crate::told::{Length, Table, Told};

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

/// Words for components alone.
fn components<'a>(content: &'a Content, texts: &'a Texts) -> Words<'a> {
    Words {
        content,
        reduces: "card",
        is_traditional: false,
        automaton: None,
        teller: Teller::nameless(texts),
    }
}

impl Told for BattleForce {
    fn story(&self, events: &[Event], teller: Teller<'_>) -> Vec<String> {
        words(self, teller).story(events)
    }

    fn prompt(&self, view: &View, seat: Seat, teller: Teller<'_>) -> String {
        seen(self, view, teller).prompt(seat)
    }

    fn action(&self, view: &View, action: Action, length: Length, teller: Teller<'_>) -> String {
        seen(self, view, teller).action(action, length)
    }

    fn thing(&self, view: &View, thing: Thing, length: Length, teller: Teller<'_>) -> String {
        seen(self, view, teller).thing(thing, length)
    }

    fn things(&self, view: &View) -> Vec<Thing> {
        thing::things(self, view)
    }

    fn promise(&self, pledge: &Pledge, verdict: Verdict, teller: Teller<'_>) -> String {
        words(self, teller).promise(pledge, verdict)
    }

    fn components(content: &Content, what: &str, texts: &Texts) -> Option<Table> {
        thing::table(components(content, texts), what)
    }

    fn component(content: &Content, what: &str, texts: &Texts) -> Option<String> {
        thing::component(components(content, texts), what)
    }

    fn draw_view(&self, view: &View, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result {
        draw::view(seen(self, view, teller), out)
    }

    fn draw_state(&self, state: &State, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result {
        draw::state(self, state, teller, out)
    }
}
