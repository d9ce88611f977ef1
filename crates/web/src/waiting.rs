//! Before the game: the invitation for people who follow a table's link, and the lobby for those who sit there.

use contract::OptionValues;
use i18n::args;
use maud::{Markup, html};
use scene::badge;
use serde_json::Value;

use crate::api::capital;
use crate::faces::Face;
use crate::icons::icon;
use crate::lists::pace;
use crate::lobby::{Lobby, LobbySeat, Sitter};
use crate::presets::Offered;
use crate::rulebook::page_name;
use crate::signs::sign;

impl Lobby<'_> {
    /// The page before the game begins.
    pub(crate) fn waiting(&self) -> Markup {
        let is_invited = !self.sits() && !self.is_host && self.has_free() && !self.is_starting;
        if is_invited { self.invitation() } else { self.hall() }
    }

    fn has_free(&self) -> bool {
        self.seats.iter().any(|seat| seat.name().is_none())
    }

    fn title(&self) -> &str {
        self.texts.rulebook(self.game.name()).map_or(self.game.name(), |book| &book.title)
    }

    fn lobby_word(&self, key: &str) -> String {
        self.texts.word(&format!("page-lobby-{key}"))
    }

    /// The picture of the game. A draft has none.
    fn art(&self) -> Markup {
        let is_drawn = self.game.offer().is_some();
        html! { @if is_drawn { img.art src={ (self.files) "poster-" (self.game.name()) ".svg" } alt="" width="400" height="290"; } }
    }

    /// Seats, minutes and clock, and for newcomers a lesson.
    fn facts(&self, is_for_newcomers: bool) -> Markup {
        let free = self.seats.iter().filter(|seat| seat.name().is_none()).count();
        let pace = pace(self.texts, self.pace);
        html! {
            ul.facts {
                li { (sign("people")) span { (self.texts.say("page-lobby-seats", &args! { seats: self.seats.len(), free: free })) } }
                li { (sign("clock")) span {
                    @if let Some((short, long)) = Offered::new(self.game).minutes() {
                        (self.texts.say("page-minutes", &args! { short: short, long: long })) " · "
                    }
                    (pace)
                } }
                @if is_for_newcomers && self.game.offer().is_some() { li { (icon("book")) (self.lesson()) } }
            }
        }
    }

    /// An invitation for newcomers. It names the person who invites them and the game, and asks for a name.
    fn invitation(&self) -> Markup {
        let words = match self.host {
            Some(host) => self.texts.say("page-lobby-invites", &args! { name: host, game: self.title() }),
            None => self.texts.say("page-lobby-invited", &args! { game: self.title() }),
        };
        let inviter = self.seats.iter().find(|seat| seat.name().is_some() && seat.name() == self.host);
        let another = self.lobby_word("face");
        html! {
            div.invitation {
                (self.art())
                div.sheet {
                    div.inviter { @if let Some(seat) = inviter { (self.face(seat)) } }
                    h2 { (words) }
                    (self.facts(true))
                    ol.company { @for seat in &self.seats {
                        li class={ "seat-" (seat.seat) } { (self.face(seat)) span { (self.who(seat)) } }
                    } }
                    div.name {
                        img.face data-face={ (self.files) "face-" } alt="" width="64" height="64";
                        label { (self.lobby_word("your-name"))
                            input data-guest-name data-known[!self.is_stranger] autocomplete="nickname" maxlength="24" spellcheck="false" enterkeyhint="go"; }
                        button type="button" data-another aria-label=(another) title=(another) { (icon("again")) }
                    }
                    p.watching role="status" { (self.lobby_word("watching")) }
                    div.sit {
                        button.primary type="button" data-post="join" data-guest data-then="connect" { (self.lobby_word("sit")) }
                        p {
                            @if self.is_stranger { a href={ "../?next=" (self.id) "#login" } { (self.lobby_word("account")) } }
                            button type="button" data-watch { (self.lobby_word("watch")) }
                        }
                    }
                }
            }
        }
    }

    /// The lobby: the seats, how the game is played, and, as long as a seat is free, the link to share.
    fn hall(&self) -> Markup {
        let has_free = self.has_free();
        let heading = match (self.is_starting, has_free) {
            (true, _) => self.word("dealing"),
            (false, true) => self.word("open"),
            (false, false) => self.texts.word("page-line-ready"),
        };
        html! {
            div.hall {
                div.cover {
                    (self.art())
                    div {
                        p { (self.title()) }
                        h2 role=[self.is_starting.then_some("status")] { (heading) }
                        (self.facts(false))
                    }
                }
                ol.seats { @for seat in &self.seats {
                    li class={ "seat seat-" (seat.seat) @if seat.is_own { " own" } @if seat.name().is_none() { " free" } } {
                        (self.sitter(seat))
                        @if !self.is_starting { (self.changes(seat)) }
                    }
                } }
                @if !self.is_starting { (self.begin(has_free)) }
                @if has_free { (self.share()) }
                section.how {
                    h3 { (self.lobby_word("how")) }
                    p { @for sentence in self.sentences() { (sentence) " " } }
                    @if self.texts.rulebook(self.game.name()).is_some() {
                        @let page = page_name(self.game.name(), self.texts.tag());
                        p { a href={ "../rules/" (page) } target="_blank" { (self.texts.word("page-site-rules")) } }
                    }
                }
            }
        }
    }

    fn face(&self, seat: &LobbySeat) -> Markup {
        match seat.by {
            Sitter::Person { face, .. } => Face::Person(face).image(self.files),
            Sitter::Bot(_) => Face::Bot(seat.seat.number() as u32).image(self.files),
            Sitter::Free | Sitter::Kept => html! { span.face {} },
        }
    }

    /// The name, or what a seat without one is.
    fn who(&self, seat: &LobbySeat) -> String {
        match &seat.by {
            Sitter::Person { name, .. } | Sitter::Bot(name) => name.clone(),
            Sitter::Kept => self.lobby_word("kept"),
            Sitter::Free => self.word("free"),
        }
    }

    /// A seat and its occupant.
    fn sitter(&self, seat: &LobbySeat) -> Markup {
        let is_host = seat.name().is_some() && seat.name() == self.host;
        html! {
            (badge(seat.seat))
            (self.face(seat))
            span.who {
                b { (self.who(seat)) @if seat.is_own { " " mark { (self.lobby_word("you")) } } }
                @if is_host { small { (self.lobby_word("owner")) } }
                @else if matches!(seat.by, Sitter::Bot(_)) { small { (self.word("bot")) } }
            }
        }
    }

    /// What the viewer may change about a seat.
    fn changes(&self, seat: &LobbySeat) -> Markup {
        let number = seat.seat.number();
        let letter = scene::letter(seat.seat);
        let words = |what: &str, body: String, words: &str| {
            html! { button type="button" data-post=(what) data-body=(body) aria-label={ (words) ": " (letter) } { (words) } }
        };
        let sign = |what: &str, body: String, name: &str, label: &str| {
            html! { button.tool type="button" data-post=(what) data-body=(body) aria-label=(label) title=(label) { (icon(name)) } }
        };
        let with = format!(r#"{{"with":{number}}}"#);
        html! {
            span.changes {
                @match seat.name() {
                    None if self.is_host => {
                        @if self.sits() { (sign("swap", with, "swap", &format!("{}: {letter}", self.lobby_word("move")))) }
                        @else { (words("join", format!(r#"{{"seat":{number}}}"#), &self.word("join"))) }
                        (words("bot", format!(r#"{{"seat":{number},"level":"normal"}}"#), &self.lobby_word("bot")))
                    }
                    None if self.sits() && matches!(seat.by, Sitter::Free) => (words("swap", with, &self.lobby_word("move"))),
                    Some(name) if self.is_host && !seat.is_own => {
                        @if self.sits() {
                            (sign("swap", with, "swap", &self.texts.say("page-lobby-swap", &args! { name: name })))
                        }
                        (sign("remove", format!(r#"{{"seat":{number}}}"#), "cancel", &self.texts.say("page-lobby-remove", &args! { name: name })))
                    }
                    _ => {}
                }
            }
        }
    }

    fn share(&self) -> Markup {
        html! {
            section.share {
                h3 { (self.lobby_word("invite")) }
                img data-square alt="" width="128" height="128";
                div {
                    input data-link readonly aria-label=(self.word("share"));
                    button type="button" data-copy=(self.word("copied")) { (self.word("copy")) }
                    button type="button" data-share hidden { (self.lobby_word("share")) }
                }
            }
        }
    }

    /// How the game starts: by the viewer, or by somebody they are waiting for.
    fn begin(&self, has_free: bool) -> Markup {
        html! {
            div.begin {
                @if self.is_host {
                    button.primary type="button" data-post="start" data-body=(if has_free { r#"{"fill":"normal","wait":true}"# } else { r#"{"wait":true}"# }) {
                        (self.word(if has_free { "start-bots" } else { "start" }))
                    }
                } @else if let Some(host) = self.host {
                    p { (self.texts.say("page-lobby-wait", &args! { name: host })) }
                }
                @if self.game.offer().is_some() { (self.lesson()) }
                @if self.sits() { button type="button" data-post="leave" data-then="connect" { (self.word("leave")) } }
            }
        }
    }

    fn lesson(&self) -> Markup {
        let words = self.texts.say("page-learn-link", &args! { minutes: 4 });
        html! { a href={ "../learn/" (self.game.name()) } target="_blank" title=(self.lobby_word("new")) { (words) } }
    }

    /// How this table plays, in sentences.
    fn sentences(&self) -> Vec<String> {
        let mut sentences = self.options();
        let of = |is: bool, yes: &str, no: &str| self.lobby_word(if is { yes } else { no });
        sentences.push(of(self.is_public, "public", "private"));
        sentences.push(of(self.has_spectators, "spectators", "alone"));
        sentences.push(of(self.has_hints, "hints", "no-hints"));
        sentences
    }

    /// The most important option, and the others that differ from the usual.
    fn options(&self) -> Vec<String> {
        let options = self.game.info(self.texts).options;
        let told = options.iter().enumerate().filter_map(|(place, option)| {
            let value = match &self.options[option.info.name] {
                Value::String(word) => word.clone(),
                value => value.to_string(),
            };
            let is_usual = value == option.info.default;
            let choice = || option.choices.iter().find(|choice| choice.value == value);
            match option.info.values {
                OptionValues::Words(_) if place == 0 => Some(format!("{}.", capital(&choice()?.meaning))),
                _ if is_usual => None,
                OptionValues::Switch if value == "true" => Some(format!("{}.", option.title)),
                _ => {
                    let value = choice().map_or(value.replace('_', " "), |choice| choice.meaning.clone());
                    Some(
                        self.texts
                            .say("page-lobby-option", &args! { name: option.title.as_str(), value: value }),
                    )
                }
            }
        });
        told.collect()
    }
}
