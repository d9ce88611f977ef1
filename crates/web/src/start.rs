//! The start page: the games, one click to play, and all tables that concern the visitor.

use catalog::GameInfo;
use i18n::args;
use maud::{Markup, html};

use crate::lists::{self, Lists};
use crate::presets::Offered;
use crate::shell::{Head, Section, Shell};
use crate::signs::sign;

/// A visitor with a session.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Their name.
    pub name: String,
    /// Whether they have an account. Otherwise they are a guest.
    pub has_account: bool,
}

/// What a server allows.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// Whether people without an account may play.
    pub takes_guests: bool,
    /// Whether people can create accounts.
    pub takes_accounts: bool,
}

/// The start page. Visitors who log in go on to a table, if one is named.
pub fn start_page(
    shell: &Shell<'_>,
    visitor: Option<&Visitor>,
    house: House,
    tables: &Lists,
    next: Option<&str>,
) -> String {
    let title = match tables.waiting() {
        0 => shell.word("page-start-title"),
        waiting => format!("({waiting}) {}", shell.word("page-start-title")),
    };
    let greeted = visitor.filter(|_| !tables.own.is_empty());
    let main = html! {
        div.hero {
            h1 {
                @if let Some(visitor) = greeted { (shell.say("page-start-back", &args! { name: visitor.name.as_str() })) }
                @else { (shell.word(if house.takes_guests { "page-start-claim" } else { "page-start-claim-members" })) }
            }
            (me(shell, visitor))
        }
        p #refused.refused role="alert" {}
        (lists::notice(shell, tables))
        (lists::own(shell, tables))
        div.games {
            @for game in shell.catalog.games() { (card(shell, Offered::new(*game), &game.info(shell.texts))) }
        }
        (lists::lists(shell, tables))
        (login(shell, visitor, house, next))
    };
    let about = shell.word("page-start-about");
    shell.page(&Head { title: &title, about: &about, section: Section::Play }, &main)
}

/// The part of the start page that changes while it is shown.
pub fn start_page_live(shell: &Shell<'_>, tables: &Lists) -> String {
    html! { (lists::notice(shell, tables)) (lists::own(shell, tables)) (lists::lists(shell, tables)) }
        .into_string()
}

/// The visitor's name. Every button that starts a game sends it along, so nobody has to log in first.
fn me(shell: &Shell<'_>, visitor: Option<&Visitor>) -> Markup {
    let name = visitor.map_or("", |visitor| visitor.name.as_str());
    let has_account = visitor.is_some_and(|visitor| visitor.has_account);
    html! {
        div.me {
            form #me.name method="post" action=(shell.link("me")) {
                label for="name" { (shell.word("page-me")) }
                input.input #name name="name" value=(name) autocomplete="nickname" maxlength="24" spellcheck="false"
                    placeholder=(shell.word("page-me-any"));
                button.btn #keep { (shell.word("page-me-keep")) }
            }
            @if has_account {
                form method="post" action=(shell.link("logout")) { button.btn.text { (shell.word("page-me-logout")) } }
            } @else {
                button.btn.text type="button" popovertarget="login" { (shell.word("page-me-login")) }
            }
        }
    }
}

fn card(shell: &Shell<'_>, offered: Offered, info: &GameInfo) -> Markup {
    let game = offered.name();
    let players = args! { least: info.seats.least, most: info.seats.most };
    html! {
        article.game aria-labelledby={ "game-" (game) } {
            @if !offered.is_draft() {
                img.art src=(shell.asset(&format!("poster-{game}.svg"))) width="400" height="290" alt=(shell.word(&format!("page-poster-{game}")));
            }
            div.body {
                @if offered.is_draft() {
                    div { h2 #{ "game-" (game) } { (info.title) } p { (info.about) } p.quiet { (shell.word("page-game-draft")) } }
                } @else {
                    div { h2.vh #{ "game-" (game) } { (info.title) } p { (shell.word(&format!("page-game-{game}"))) } }
                }
                p.facts {
                    span { (sign("people")) (shell.say("page-players", &players)) }
                    @if let Some((short, long)) = offered.minutes() {
                        span { (sign("clock")) (shell.say("page-minutes", &args! { short: short, long: long })) }
                    }
                    @if shell.texts.rulebook(game).is_some() {
                        a href=(shell.rulebook(game)) { (shell.word("page-site-rules")) span.vh { ": " (info.title) } }
                    }
                }
                div.go {
                    button.btn.primary form="me" formaction=(shell.link(&format!("play/{game}"))) {
                        (shell.word("page-play-now")) span.vh { ": " (info.title) }
                    }
                    a.btn href=(shell.link(&format!("new/{game}"))) {
                        (shell.word("page-with-friends")) span.vh { ": " (info.title) }
                    }
                    @if !offered.is_draft() {
                        a.learn href=(shell.link(&format!("learn/{game}"))) {
                            (shell.say("page-learn-link", &args! { minutes: 4 })) span.vh { ": " (info.title) }
                        }
                    }
                }
            }
        }
    }
}

/// The dialog for logging in or creating an account. Nobody needs it to play.
fn login(shell: &Shell<'_>, visitor: Option<&Visitor>, house: House, next: Option<&str>) -> Markup {
    let name = visitor.map_or("", |visitor| visitor.name.as_str());
    html! {
        div #login.dialog popover role="dialog" aria-labelledby="login-title" {
            h2 #login-title { (shell.word("page-login")) }
            p.quiet { (shell.word(if house.takes_accounts { "page-login-about" } else { "page-login-about-closed" })) }
            form.stack method="post" action=(shell.link("login")) {
                label.field { span { (shell.word("page-login-name")) }
                    input.input name="name" value=(name) autocomplete="username" maxlength="24" required autofocus; }
                label.field { span { (shell.word("page-login-password")) }
                    input.input name="password" type="password" autocomplete="current-password" minlength="8" maxlength="200" required; }
                @if let Some(next) = next { input type="hidden" name="next" value=(next); }
                p.refused role="alert" {}
                // The enter key presses the first of them.
                div.row {
                    button.btn.ink { (shell.word("page-me-login")) }
                    @if house.takes_accounts {
                        button.btn formaction=(shell.link("account")) { (shell.word("page-login-new")) }
                    }
                    button.btn.text type="button" popovertarget="login" popovertargetaction="hide" { (shell.word("page-login-cancel")) }
                }
            }
        }
    }
}
