//! Fries in words.

mod actions;
mod drawn;
mod names;
mod prompts;
mod story;
mod things;
mod why;

use std::fmt;

use contract::{Rule, Seat};
use fries::{Action, Content, Event, Fries, Thing, View};

pub(crate) use names::Words;

use i18n::Teller;
use i18n::Texts;
use i18n::{GameWords, Grid, Length, Outcome, Sentence, Wanted};

/// The game in words.
pub(crate) struct Voice;

impl GameWords<Fries> for Voice {
    fn tell(&self, game: &Fries, events: &[Event], teller: Teller<'_>) -> Vec<Sentence> {
        story::Story::new(game, teller).tell(events)
    }

    fn heading(
        &self,
        game: &Fries,
        _: &dyn Fn() -> View,
        events: &[Event],
        teller: Teller<'_>,
    ) -> Option<(String, usize)> {
        let [turn @ Event::Turn { .. }, ..] = events else { return None };
        Some((self.story(game, std::slice::from_ref(turn), teller).pop()?, 1))
    }

    fn outcome(&self, game: &Fries, outcome: &Outcome<'_, Fries>, teller: Teller<'_>) -> Vec<String> {
        story::outcome(game, outcome, teller)
    }

    fn prompt(&self, game: &Fries, view: &View, seat: Seat, teller: Teller<'_>) -> String {
        prompts::prompt(game, view, seat, teller)
    }

    fn action(
        &self,
        game: &Fries,
        view: &View,
        action: Action,
        length: Length,
        teller: Teller<'_>,
    ) -> String {
        let (key, args) = actions::Offer::new(game, view, teller).told(action);
        match length {
            Length::Short => teller.say(key, &args),
            Length::Long => teller.texts.form(key, "long", &args),
        }
    }

    fn thing(&self, game: &Fries, view: &View, thing: Thing, length: Length, teller: Teller<'_>) -> String {
        things::thing(game, view, thing, length, teller)
    }

    fn things(&self, game: &Fries, view: &View) -> Vec<Thing> {
        things::things(game, view)
    }

    fn why_here(
        &self,
        game: &Fries,
        view: &View,
        wanted: Wanted<Fries>,
        rule: &Rule,
        teller: Teller<'_>,
    ) -> Option<String> {
        why::here(game, view, &wanted, rule, teller)
    }

    fn components(&self, content: &Content, what: &str, texts: &Texts) -> Option<Grid> {
        drawn::components(content, what, texts)
    }

    fn component(&self, _: &Content, what: &str, texts: &Texts) -> Option<String> {
        drawn::component(what, texts)
    }

    fn draw_view(
        &self,
        game: &Fries,
        view: &View,
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        drawn::draw(game, view, teller, out)
    }

    /// Nothing is hidden.
    fn draw_open(
        &self,
        game: &Fries,
        spectator: &View,
        _: &[View],
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        self.draw_view(game, spectator, teller, out)
    }
}
