//! Fries in words.

mod actions;
mod drawn;
mod prompts;
mod story;
mod things;
mod words;

use std::fmt;

use fries::{Action, Content, Event, Fries, State, Thing, View};
use table::{Rules, Seat, Viewer};

use crate::names::Teller;
use crate::texts::Texts;
use crate::told::{Length, Table, Told};

impl Told for Fries {
    fn story(&self, events: &[Event], teller: Teller<'_>) -> Vec<String> {
        story::Story::new(self, teller).tell(events)
    }

    fn prompt(&self, view: &View, seat: Seat, teller: Teller<'_>) -> String {
        prompts::prompt(self, view, seat, teller)
    }

    fn action(&self, view: &View, action: Action, length: Length, teller: Teller<'_>) -> String {
        let (key, args) = actions::Offer::new(self, view, teller).told(action);
        match length {
            Length::Short => teller.say(key, &args),
            Length::Long => teller.texts.form(key, "long", &args),
        }
    }

    fn thing(&self, view: &View, thing: Thing, length: Length, teller: Teller<'_>) -> String {
        things::thing(self, view, thing, length, teller)
    }

    fn things(&self, view: &View) -> Vec<Thing> {
        things::things(self, view)
    }

    fn components(content: &Content, what: &str, texts: &Texts) -> Option<Table> {
        drawn::components(content, what, texts)
    }

    fn component(_: &Content, what: &str, texts: &Texts) -> Option<String> {
        drawn::component(what, texts)
    }

    fn draw_view(&self, view: &View, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result {
        drawn::draw(self, view, teller, out)
    }

    fn draw_state(&self, state: &State, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result {
        self.draw_view(&self.view(state, Viewer::Spectator), teller, out)
    }
}
