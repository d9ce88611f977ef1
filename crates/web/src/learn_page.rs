//! A guided first game: the frame of a table, with a box that explains what happens.
//!
//! The page is the same at every stop. `static/learn.js` fetches the whole lesson and goes through it.

use catalog::Game;
use i18n::args;
use maud::{DOCTYPE, Markup, html};

use crate::shell::Shell;
use crate::table_page::{head, headline, languages, motion, said, styles, tool};

/// Texts that the script uses.
const SAID: &[&str] = &["page-learn-progress", "page-learn-instead", "page-learn-read", "page-learn-lost"];

/// The page of a game's lesson, one level below the start page.
pub fn learn_page(shell: &Shell<'_>, game: &'static dyn Game) -> String {
    let (game, styles) = (game.name(), styles(game));
    let texts = shell.texts;
    let title = shell.title_of(game);
    let heading = shell.say("page-learn-title", &args! { game: title.as_str() });
    let markup = html! {
        (DOCTYPE)
        html lang=(texts.tag()) {
            (head(shell.assets, &heading, &styles, "learn.js", &said(texts, SAID, "page-learn-")))
            body class={ "table learn " (game) } data-game=(game) data-state="waiting" {
                (headline(texts, &title, &shell.link(""), &heading, &tools(shell, game)))
                main {
                    h1.unseen { (heading) }
                    div #scene class=(game) {}
                }
                (bar(shell, game))
                aside #side aria-label=(shell.word("page-table-story")) {
                    section { ol #story {} }
                }
                div #bubble role="status" hidden {}
                noscript { p.noscript { (shell.word("page-learn-noscript")) " " a href=(shell.rulebook(game)) { (shell.word("page-learn-rules")) } } }
            }
        }
    };
    markup.into_string()
}

fn tools(shell: &Shell<'_>, game: &str) -> Markup {
    let texts = shell.texts;
    let label = shell.word("page-table-menu");
    let named = |tag| shell.library.texts(tag).map(|texts| (tag, texts.word("language-name")));
    let all: Vec<(&str, String)> = shell.library.tags().filter_map(named).collect();
    html! {
        (tool("theme", texts, "page-table-theme"))
        details.menu {
            summary.tool aria-label=(label) title=(label) { (crate::icons::icon("menu")) }
            div.choices {
                (languages(texts, &all))
                (motion(texts))
                p { a href=(shell.rulebook(game)) { (shell.word("page-learn-rules")) } }
            }
        }
    }
}

/// The explanation and the buttons.
fn bar(shell: &Shell<'_>, game: &str) -> Markup {
    html! {
        footer #bar {
            section #lesson aria-label=(shell.word("page-learn-box")) {
                p #note aria-live="polite" { (shell.word("page-table-loading")) }
                div #buttons role="group" aria-label=(shell.word("page-table-actions")) {}
                form #play method="post" action=(shell.link(&format!("play/{game}"))) hidden {
                    input type="hidden" name="level" value="easy";
                    button.primary { (shell.word("page-learn-play")) }
                    a href=(shell.rulebook(game)) { (shell.word("page-learn-rules")) }
                }
                div.steps {
                    button #back type="button" { (shell.word("page-learn-back")) }
                    span #progress {}
                    button.primary #next type="button" { (shell.word("page-learn-next")) }
                }
            }
        }
    }
}
