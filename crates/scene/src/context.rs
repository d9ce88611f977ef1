//! What is drawn besides the view.

use contract::{Rules, Scores, Seat, SeatSet, Viewer};
use i18n::{GameWords, Length, Teller};

/// What a scene knows besides the view.
pub struct Context<'a, G: Rules> {
    /// The game in words.
    pub words: &'a dyn GameWords<G>,
    /// The language and the players' names.
    pub teller: Teller<'a>,
    /// Who looks.
    pub viewer: Viewer,
    /// The seats that are asked something.
    pub due: SeatSet,
    /// Points by seat as they stand.
    pub scores: Scores,
    /// Who has won; nobody while the game runs.
    pub winners: SeatSet,
    /// What the viewer may do now.
    pub legal: &'a [G::Action],
    /// What the viewer has decided already and may still take back.
    pub draft: &'a [G::Action],
    /// What happened last, as the viewer heard it: since the decision before, their own draft included.
    pub recent: &'a [G::Event],
    /// What happened since the viewer's own last decision, as they heard it, the last included; at most a few rounds of it.
    pub since: &'a [G::Event],
    /// The views of all seats, seat 1 first, where everything lies open: in a game that is over. Nothing otherwise.
    pub open: &'a [G::View],
    /// What the addresses of files begin with, seen from the page.
    pub assets: &'a str,
}

impl<G: Rules> Context<'_, G> {
    /// The address of a file that the page loads: `pieces.svg#burger`.
    pub fn asset(&self, name: &str) -> String {
        format!("{}{name}", self.assets)
    }

    /// A text without arguments.
    pub fn word(&self, key: &str) -> String {
        self.teller.texts.word(key)
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.teller.who(seat).to_owned()
    }

    /// Whether this is the viewer's own seat.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// What a thing is in words, for those who do not see it.
    pub fn describe(&self, game: &G, view: &G::View, thing: G::Thing) -> String {
        self.words.thing(game, view, thing, Length::Long, self.teller)
    }

    /// What an action does, in a few words.
    pub fn short(&self, game: &G, view: &G::View, action: G::Action) -> String {
        self.words.action(game, view, action, Length::Short, self.teller)
    }
}
