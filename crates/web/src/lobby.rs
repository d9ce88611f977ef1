//! Before the game: the players, and the link to share. After the game: `ending.rs`.
//!
//! Buttons name what they post (`data-post`, `data-body`) and what follows (`data-then`); the table's script
//! does it.

use contract::Seat;
use i18n::{Texts, args};
use maud::{Markup, html};

use scene::{badge, letter};

/// A player at the table, or a free seat.
pub struct LobbySeat {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub by: Sitter,
    /// Whether it is the viewer's own seat.
    pub is_own: bool,
}

/// The player at a seat.
pub enum Sitter {
    /// Nobody yet. Anybody may join.
    Free,
    /// Nobody yet. Only invited people may join.
    Kept,
    /// A person with this name.
    Person(String),
    /// A bot with this name.
    Bot(String),
}

impl LobbySeat {
    fn name(&self) -> Option<&str> {
        match &self.by {
            Sitter::Person(name) | Sitter::Bot(name) => Some(name),
            Sitter::Free | Sitter::Kept => None,
        }
    }
}

/// A table whose game has not begun.
pub struct Lobby<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The game's short name.
    pub game: &'a str,
    /// All seats, seat 1 first.
    pub seats: Vec<LobbySeat>,
    /// Whether somebody has started it and the cards are about to be dealt.
    pub is_starting: bool,
    /// Whether the viewer may start it.
    pub is_host: bool,
    /// Whether the viewer has no name yet.
    pub is_stranger: bool,
    /// The name of the person who may start it, if they have a seat.
    pub host: Option<&'a str>,
}

impl Lobby<'_> {
    /// The HTML that is shown above the table.
    pub fn html(&self) -> String {
        self.open().into_string()
    }

    fn word(&self, key: &str) -> String {
        self.texts.word(&format!("page-table-{key}"))
    }

    fn sits(&self) -> bool {
        self.seats.iter().any(|seat| seat.is_own)
    }

    /// The players, and then what to do next: as long as a seat is free, inviting friends comes before
    /// starting the game.
    fn open(&self) -> Markup {
        if self.is_starting {
            return html! {
                h2 role="status" { (self.word("dealing")) }
                ol.seats { @for seat in &self.seats { (self.seat(seat)) } }
            };
        }
        let has_free = self.seats.iter().any(|seat| seat.name().is_none());
        let mut next = [self.share(), self.begin(has_free)];
        if !has_free {
            next.reverse();
        }
        let is_invited = !self.sits() && has_free;
        if is_invited {
            next = [self.begin(has_free), html! {}];
        }
        html! {
            @if is_invited { (self.invitation()) } @else { h2 { (self.word("open")) } }
            ol.seats { @for seat in &self.seats { (self.seat(seat)) } }
            @for part in next { (part) }
            div.row {
                a href={ "../learn/" (self.game) } target="_blank" {
                    (self.texts.word("page-lobby-new")) " " (self.texts.say("page-learn-link", &args! { minutes: 4 }))
                }
            }
        }
    }

    /// An invitation for newcomers: to which game, and under which name they join.
    fn invitation(&self) -> Markup {
        let title = self.texts.rulebook(self.game).map_or(self.game, |book| &book.title);
        let words = match self.host {
            Some(host) => self.texts.say("page-lobby-invites", &args! { name: host, game: title }),
            None => self.texts.say("page-lobby-invited", &args! { game: title }),
        };
        let label = self.texts.word("page-lobby-your-name");
        html! {
            h2 { (words) }
            @if self.is_stranger {
                label.name { (label) input data-guest-name autocomplete="nickname" maxlength="24" spellcheck="false" enterkeyhint="go"; }
            }
        }
    }

    fn share(&self) -> Markup {
        html! {
            div.share {
                p { (self.word("share")) }
                div.row {
                    input data-link readonly aria-label=(self.word("share"));
                    button type="button" data-copy=(self.word("copied")) { (self.word("copy")) }
                }
                img data-square alt="" width="128" height="128";
            }
        }
    }

    /// How the game starts: by the viewer, or by somebody they are waiting for.
    fn begin(&self, has_free: bool) -> Markup {
        html! {
            @if self.is_host {
                button.primary type="button" data-post="start" data-body=(if has_free { r#"{"fill":"normal","wait":true}"# } else { r#"{"wait":true}"# }) {
                    (self.word(if has_free { "start-bots" } else { "start" }))
                }
            } @else if self.sits() {
                @if let Some(host) = self.host { p { (self.texts.say("page-lobby-wait", &args! { name: host })) } }
                button type="button" data-post="leave" data-then="reload" { (self.word("leave")) }
            }
        }
    }

    fn seat(&self, seat: &LobbySeat) -> Markup {
        html! {
            li class={ "seat-" (seat.seat) } {
                (badge(seat.seat))
                span {
                    @match &seat.by {
                        Sitter::Person(name) => {
                            (name)
                            @if seat.is_own { " · " (self.texts.word("page-lobby-you")) }
                        }
                        Sitter::Bot(name) => { (name) " · " (self.word("bot")) }
                        Sitter::Kept => (self.texts.word("page-lobby-kept")),
                        Sitter::Free => (self.word("free")),
                    }
                }
                @if seat.name().is_none() && !self.sits() {
                    button.primary type="button" data-post="join" data-guest data-then="reload" data-body=(format!(r#"{{"seat":{}}}"#, seat.seat))
                        aria-label=(format!("{} {}", self.word("join"), letter(seat.seat))) { (self.word("join")) }
                }
            }
        }
    }
}
