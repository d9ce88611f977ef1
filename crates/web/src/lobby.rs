//! Before the game and after it: who sits where, the link to share, and what comes next.
//!
//! Buttons say what they post (`data-post`, `data-body`) and what follows (`data-then`); the script of the table does it.

use i18n::{Texts, args};
use maud::{Markup, html};
use table::Seat;

use frame::{badge, letter};

/// Somebody at the table, or a free seat.
pub struct LobbySeat {
    /// The seat.
    pub seat: Seat,
    /// What he is called; nothing while the seat is free.
    pub name: Option<String>,
    /// Whether a bot sits there.
    pub is_bot: bool,
    /// Whether he has won.
    pub has_won: bool,
    /// Whether it is the viewer's own.
    pub is_own: bool,
}

/// A table that is not being played.
pub struct Lobby<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The id of the table.
    pub id: &'a str,
    /// Everybody, seat 1 first.
    pub seats: Vec<LobbySeat>,
    /// Whether the game is over; otherwise it has not begun.
    pub is_over: bool,
    /// Whether the viewer may start it.
    pub is_host: bool,
    /// The table of the next game.
    pub rematch: Option<&'a str>,
}

impl Lobby<'_> {
    /// What stands over the table.
    pub fn html(&self) -> String {
        if self.is_over { self.over() } else { self.open() }.into_string()
    }

    fn word(&self, key: &str) -> String {
        self.texts.word(&format!("page-table-{key}"))
    }

    fn sits(&self) -> bool {
        self.seats.iter().any(|seat| seat.is_own)
    }

    fn open(&self) -> Markup {
        let has_free = self.seats.iter().any(|seat| seat.name.is_none());
        html! {
            h2 { (self.word("open")) }
            ol.seats { @for seat in &self.seats { (self.seat(seat)) } }
            @if self.is_host {
                button.primary type="button" data-post="start" data-body=(if has_free { r#"{"fill":"normal"}"# } else { "{}" }) {
                    (self.word(if has_free { "start-bots" } else { "start" }))
                }
            } @else if self.sits() {
                button type="button" data-post="leave" data-then="reload" { (self.word("leave")) }
            }
            div.share {
                p { (self.word("share")) }
                div.row {
                    input data-link readonly aria-label=(self.word("share"));
                    button type="button" data-copy=(self.word("copied")) { (self.word("copy")) }
                }
                img data-square alt="" width="160" height="160";
            }
        }
    }

    fn seat(&self, seat: &LobbySeat) -> Markup {
        html! {
            li class={ "seat-" (seat.seat) } {
                (badge(seat.seat))
                span {
                    @match &seat.name {
                        Some(name) => (name),
                        None => (self.word("free")),
                    }
                    @if seat.is_bot { " · " (self.word("bot")) }
                }
                @if seat.name.is_none() && !self.sits() {
                    button.primary type="button" data-post="join" data-guest data-then="reload" data-body=(format!(r#"{{"seat":{}}}"#, seat.seat))
                        aria-label=(format!("{} {}", self.word("join"), letter(seat.seat))) { (self.word("join")) }
                }
            }
        }
    }

    /// The result itself is part of the scene.
    fn over(&self) -> Markup {
        html! {
            h2 { (self.headline()) }
            div.row {
                @if let Some(next) = self.rematch { a.primary href=(next) { (self.word("rematch")) } }
                @else if self.sits() { button.primary type="button" data-post="rematch" data-then="go" { (self.word("rematch")) } }
                button #look-back type="button" { (self.word("replay")) }
                a href={ "../api/tables/" (self.id) "/record" } download { (self.word("record")) }
                a href="../" { (self.word("home")) }
            }
        }
    }

    fn headline(&self) -> String {
        let winners = || self.seats.iter().filter(|seat| seat.has_won);
        if winners().any(|seat| seat.is_own) {
            return self.word("you-won");
        }
        let names: Vec<&str> = winners().filter_map(|seat| seat.name.as_deref()).collect();
        if names.is_empty() {
            return self.word("over");
        }
        self.texts.say("page-table-won", &args! { name: self.texts.list(names) })
    }
}
