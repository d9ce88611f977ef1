//! After the game: what comes next. The result itself comes with the position (`scene::Finale`), and the page's
//! script puts it into `#finale`.

use i18n::{Texts, args};
use maud::html;

/// A table whose game is over.
pub struct Ending<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The game's short name.
    pub game: &'a str,
    /// All players with their points, seat 1 first. Without points if the game was broken off.
    pub players: Vec<(&'a str, Option<i32>)>,
    /// Whether the viewer has a seat.
    pub sits: bool,
    /// The table of the next game.
    pub rematch: Option<&'a str>,
}

impl Ending<'_> {
    /// The HTML that is shown above the table.
    pub fn html(&self) -> String {
        let word = |key: &str| self.texts.word(key);
        let markup = html! {
            div #finale {}
            div.deeds role="group" aria-label=(word("page-table-actions")) {
                @if let Some(next) = self.rematch { a.primary href=(next) { (word("page-table-rematch")) } }
                @else if self.sits {
                    button.primary type="button" data-post="rematch" data-then="go" { (word("page-table-rematch")) }
                }
                button #look-back type="button" { (word("page-table-replay")) }
                button #see type="button" {
                    span { (word("page-end-see")) }
                    span { (word("page-end-result")) }
                }
                button type="button" data-share=(self.shared()) { (word("page-end-share")) }
                a href={ "../new/" (self.game) } { (word("page-end-new")) }
            }
        };
        markup.into_string()
    }

    /// The result in a line, highest first.
    fn shared(&self) -> String {
        let mut players = self.players.clone();
        players.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        let told = players.iter().map(|(name, points)| match points {
            Some(points) => format!("{name} {points}"),
            None => (*name).to_owned(),
        });
        let title = self.texts.rulebook(self.game).map_or(self.game, |book| &book.title);
        let args = args! { game: title, scores: self.texts.list(told) };
        self.texts.say("page-end-shared", &args)
    }
}
