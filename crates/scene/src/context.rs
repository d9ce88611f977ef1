//! What a scene draws in addition to the view.

use std::fmt::Display;
use std::hash::Hash;

use contract::{Rules, Scores, Seat, SeatSet, Viewer};
use i18n::{GameWords, Length, Teller};
use maud::{Markup, PreEscaped};

use crate::part::{Drawings, digest};

/// What a scene knows in addition to the view.
pub struct Context<'a, G: Rules> {
    /// The game in words.
    pub words: &'a dyn GameWords<G>,
    /// The language and the players' names.
    pub teller: Teller<'a>,
    /// The viewer.
    pub viewer: Viewer,
    /// The seats that have to decide.
    pub due: SeatSet,
    /// Current points by seat.
    pub scores: Scores,
    /// The winners. Empty while the game runs.
    pub winners: SeatSet,
    /// What the viewer may do now.
    pub legal: &'a [G::Action],
    /// What the viewer has decided already and may still undo.
    pub draft: &'a [G::Action],
    /// The latest events as the viewer saw them: those since the previous decision, including their own
    /// draft.
    pub recent: &'a [G::Event],
    /// The events since the viewer's own last decision as they saw them, including the latest. Limited to a
    /// few rounds.
    pub since: &'a [G::Event],
    /// The views of all seats, seat 1 first, if everything is open because the game is over. Empty otherwise.
    pub open: &'a [G::View],
    /// The prefix of file addresses, relative to the page.
    pub assets: &'a str,
    /// Remembers the parts that the page shows already.
    pub drawings: &'a Drawings,
}

impl<G: Rules> Context<'_, G> {
    /// The address of a file that the page loads: `pieces.svg#burger`.
    pub fn asset(&self, name: &str) -> String {
        format!("{}{name}", self.assets)
    }

    /// A part that is not drawn again as long as the page shows it. `key` must contain everything that it depends on,
    /// apart from the viewer, the language and the players' names; builds with debug assertions check that.
    /// Otherwise it is like [`part`](crate::part). What stands for the parts inside it may be part of the key, if they
    /// are drawn before.
    pub fn part(&self, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        self.drawings.part(|| digest((self.teller, self.viewer, self.assets)), key, draw)
    }

    /// A part that looks the same to many and is drawn once for all of them. `key` must contain everything that it
    /// depends on, apart from the language; builds with debug assertions check that.
    pub fn common_part(&self, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        self.drawings.common_part((self.teller.texts, self.assets, key), draw)
    }

    /// A drawing that is made once for all tables and viewers to whom it is the same. `key` must contain everything
    /// that it depends on, apart from the language; builds with debug assertions check that.
    pub fn remember(&self, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        let drawn = self.teller.texts.remember((self.assets, key), || draw().into_string());
        PreEscaped((*drawn).to_owned())
    }

    /// A text without arguments.
    pub fn word(&self, key: &str) -> String {
        self.teller.texts.word(key)
    }

    /// A percentage as the language writes it.
    pub fn percent(&self, number: impl Display) -> String {
        self.teller.texts.percent(number)
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        self.teller.name(seat).to_owned()
    }

    /// Whether this is the viewer's own seat.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// A thing in words, for people who cannot see it.
    pub fn describe(&self, game: &G, view: &G::View, thing: G::Thing) -> String {
        self.words.thing(game, view, thing, Length::Long, self.teller)
    }

    /// What an action does, in a few words.
    pub fn short(&self, game: &G, view: &G::View, action: G::Action) -> String {
        self.words.action(game, view, action, Length::Short, self.teller)
    }
}
