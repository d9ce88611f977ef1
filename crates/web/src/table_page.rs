//! The table page: one frame around the scenes of all games.
//!
//! The page is the same for everybody, and at all tables of a game: the script finds the table's id in the
//! address. What viewers see arrives over their event stream (`static/table.js`).
//! The words that the script needs are in the page, in the page's language.

use catalog::Game;
use i18n::{Args, Texts};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::Assets;
use crate::icons::icon;

/// What a table page has to know before the first event arrives.
pub struct TablePage<'a> {
    /// The files that it may load.
    pub assets: &'a Assets,
    /// The game.
    pub game: &'static dyn Game,
    /// Its name for people.
    pub title: &'a str,
    /// The language.
    pub texts: &'a Texts,
    /// The other languages: tag and name.
    pub languages: &'a [(&'a str, String)],
}

/// The panels next to the scene, with their icons and keys.
const PANELS: [(&str, &str, &str); 5] = [
    ("story", "book", "s"),
    ("chat", "chat", "c"),
    ("moves", "list", "m"),
    ("tally", "tally", "t"),
    ("rules", "rules", "r"),
];

/// Texts that the script uses, without arguments or with `{ $name }` and the like, which it fills in itself.
const SAID: &[&str] = &[
    "page-table-loading",
    "page-table-lost",
    "page-table-lost-title",
    "page-table-back",
    "page-table-your-turn",
    "page-table-waiting",
    "page-table-over",
    "page-table-not-here",
    "page-table-rule",
    "page-table-hint-thinking",
    "page-table-hint",
    "page-table-absent",
    "page-table-removed",
    "page-table-away",
    "page-table-bot",
    "page-table-copied",
    "page-table-hand-over",
    "page-table-ready",
    "page-table-ask-undo",
    "page-table-ask-end",
    "page-table-agree",
    "page-table-disagree",
    "page-table-withdraw",
    "page-table-unanswered",
    "page-table-played-for-you",
    "page-table-skip",
    "page-table-stand-in",
    "page-table-unspent",
    "page-table-branch",
    "page-table-watching",
    "page-table-take-back",
    "page-table-past",
    "page-table-beginning",
    "page-table-now",
    "page-table-fair-accused",
    "page-table-fair-changed",
    "page-table-fair-proven",
    "page-table-fair-without",
    "page-table-spectator",
    "page-table-eyes-open",
];

/// The table page.
pub fn table_page(about: &TablePage<'_>) -> String {
    let TablePage { assets, title, texts, .. } = about;
    let game = about.game.name();
    let styles: Vec<&str> = ["lobby.css", "ending.css"].into_iter().chain(styles(about.game)).collect();
    let markup = html! {
        (DOCTYPE)
        html lang=(texts.tag()) {
            (head(assets, title, &styles, "table.js",&said(texts, SAID, "page-table-")))
            body class={ "table " (game) } data-game=(game) data-state="loading" {
                (header(about))
                main {
                    h1.unseen { (title) }
                    div #scene class=(game) {}
                    div #lobby hidden {}
                    section #ending aria-label=(texts.word("page-end-result")) hidden {}
                }
                (side(texts, about.game.name()))
                (time(texts))
                (bar(texts, about.game.has_reactions()))
                div #bubble role="status" hidden {}
                div #curtain role="dialog" aria-modal="true" hidden {}
                p #said.unseen role="status" {}
                noscript { p.noscript { (texts.word("page-table-noscript")) } }
            }
        }
    };
    markup.into_string()
}

/// The style sheets of a game's table.
pub(crate) fn styles(game: &'static dyn Game) -> Vec<&'static str> {
    game.assets().iter().filter(|asset| asset.is_style()).map(|asset| asset.name).collect()
}

/// The head of every page with a scene: its styles, its script, and the words that the script uses.
pub(crate) fn head(assets: &Assets, title: &str, styles: &[&str], script: &str, said: &str) -> Markup {
    let file = |name: &str| format!("{}{name}", assets.prefix());
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            title { (title) " · Starfry" }
            link rel="icon" href=(file("icon.svg")) id="icon";
            link rel="stylesheet" href=(file("tokens.css"));
            link rel="stylesheet" href=(file("table.css"));
            @for style in styles { link rel="stylesheet" href=(file(style)); }
            script type="application/json" #words { (PreEscaped(said)) }
            script src=(file("theme.js")) {}
            script type="module" src=(file(script)) {}
        }
    }
}

/// Texts as JSON for the script, by their keys without the common prefix.
pub(crate) fn said(texts: &Texts, keys: &[&str], beginning: &str) -> String {
    let said: serde_json::Map<String, serde_json::Value> = keys
        .iter()
        .map(|key| (key.trim_start_matches(beginning).to_owned(), pattern(texts, key).into()))
        .collect();
    inert_json(&said.into())
}

/// A sentence with gaps that the script fills: `{name}`.
fn pattern(texts: &Texts, key: &str) -> String {
    let gaps = ["name", "what", "rule", "points"];
    let args = gaps.iter().fold(Args::none(), |args, gap| args.with(gap, format!("{{{gap}}}")));
    texts.say(key, &args)
}

/// JSON that cannot end the element it is in.
fn inert_json(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

fn header(about: &TablePage<'_>) -> Markup {
    let texts = about.texts;
    let again = texts.word("page-table-again");
    let tools = html! {
        button #now type="button" hidden { (texts.word("page-table-now")) }
        button.tool #again type="button" hidden aria-label=(again) title=(again) aria-keyshortcuts="." { (icon("again")) }
        (tool("sound", texts, "page-table-sound"))
        (tool("theme", texts, "page-table-theme"))
        (menu(about))
    };
    headline(texts, about.title, "../", &texts.word("page-table-loading"), &tools)
}

/// The header above every scene.
pub(crate) fn headline(texts: &Texts, title: &str, home: &str, prompt: &str, tools: &Markup) -> Markup {
    html! {
        header #head {
            a.home href=(home) title=(texts.word("page-table-home")) { (icon("home")) span.name { (title) } }
            div.says {
                p #prompt { (prompt) }
                p #detail {}
                p #dots aria-hidden="true" {}
            }
            nav.tools aria-label=(texts.word("page-table-tools")) { (tools) }
        }
    }
}

pub(crate) fn tool(name: &str, texts: &Texts, key: &str) -> Markup {
    let words = texts.word(key);
    html! { button.tool id=(name) type="button" aria-label=(words) title=(words) { (icon(name)) } }
}

fn menu(about: &TablePage<'_>) -> Markup {
    let texts = about.texts;
    let label = texts.word("page-table-menu");
    html! {
        details.menu #menu {
            summary.tool aria-label=(label) title=(label) { (icon("menu")) }
            div.choices {
                (languages(texts, about.languages))
                (choice("theme", texts, "page-site-theme", &[("auto", "page-site-theme-auto"), ("light", "page-site-theme-light"), ("dark", "page-site-theme-dark")]))
                (motion(texts))
                (sounds(texts))
                (choice("side", texts, "page-table-width", &[("", "page-table-width-normal"), ("narrow", "page-table-width-narrow"), ("wide", "page-table-width-wide"), ("off", "page-table-width-off")]))
                (switch("confirm", texts, "page-table-second-click", true))
                (switch("notices", texts, "page-table-notices", false))
                (switch("hints", texts, "page-table-reasons", true))
                (switch("tips", texts, "page-table-tips", true))
                div.row {
                    button type="button" data-post="questions" data-body=r#"{"ask":"undo"}"# data-own { (texts.word("page-table-undo-ask")) }
                    button type="button" data-post="questions" data-body=r#"{"ask":"end"}"# data-own { (texts.word("page-table-end-ask")) }
                    button type="button" data-post="away" data-own { (texts.word("page-table-go-away")) }
                    button type="button" data-post="resign" data-own data-confirm=(texts.word("page-table-confirm-resign")) { (texts.word("page-table-resign")) }
                    a #record download { (texts.word("page-table-record")) }
                }
            }
        }
    }
}

/// The choice of language in a menu.
pub(crate) fn languages(texts: &Texts, languages: &[(&str, String)]) -> Markup {
    html! {
        fieldset {
            legend { (texts.word("page-table-language")) }
            @for (tag, name) in languages {
                a href={ "?lang=" (tag) } lang=(tag) aria-current=[(*tag == texts.tag()).then_some("true")] { (name) }
            }
        }
    }
}

pub(crate) fn switch(name: &str, texts: &Texts, key: &str, is_on: bool) -> Markup {
    html! { label.switch { input type="checkbox" data-setting=(name) checked[is_on]; span { (texts.word(key)) } } }
}

/// A choice between several values.
fn choice(name: &str, texts: &Texts, key: &str, values: &[(&str, &str)]) -> Markup {
    html! {
        label { (texts.word(key)) select data-setting=(name) {
            @for (value, key) in values { option value=(value) { (texts.word(key)) } }
        } }
    }
}

/// Which sounds are heard, and how loudly.
fn sounds(texts: &Texts) -> Markup {
    html! {
        fieldset.sounds {
            legend { (texts.word("page-table-sounds")) }
            (switch("sound-turn", texts, "page-table-sound-turn", true))
            (switch("sound-table", texts, "page-table-sound-table", true))
            (switch("sound-talk", texts, "page-table-sound-talk", true))
            label { (texts.word("page-table-volume")) input type="range" data-setting="volume" min="0" max="100" step="10" value="70"; }
        }
    }
}

/// The speed of everything that happens at the table.
pub(crate) fn motion(texts: &Texts) -> Markup {
    let values = [
        ("calm", "page-table-motion-calm"),
        ("", "page-table-motion-normal"),
        ("quick", "page-table-motion-quick"),
        ("still", "page-table-motion-still"),
        ("off", "page-table-motion-off"),
    ];
    choice("motion", texts, "page-table-motion", &values)
}

fn side(texts: &Texts, game: &str) -> Markup {
    // A game may have its own name for a panel.
    let title = |name: &str| {
        let own = format!("page-{game}-panel-{name}");
        if texts.has(&own) { texts.word(&own) } else { texts.word(&format!("page-table-{name}")) }
    };
    html! {
        aside #side aria-label=(texts.word("page-table-side")) {
            div.tabs role="tablist" {
                @for (name, sign, key) in PANELS {
                    button type="button" role="tab" id={ "tab-" (name) } aria-controls={ "panel-" (name) }
                        aria-selected=(if name == "story" { "true" } else { "false" }) aria-keyshortcuts=(key) {
                        (icon(sign)) span { (title(name)) } b.count hidden {}
                    }
                }
            }
            section #panel-story role="tabpanel" aria-labelledby="tab-story" tabindex="0" {
                ol #story {}
            }
            section #panel-chat role="tabpanel" aria-labelledby="tab-chat" hidden {
                ol #chat aria-live="polite" {}
                form #say {
                    input name="text" maxlength="500" autocomplete="off" aria-label=(texts.word("page-table-say")) placeholder=(texts.word("page-table-say"));
                    button { (texts.word("page-table-send")) }
                }
            }
            section #panel-moves role="tabpanel" aria-labelledby="tab-moves" hidden {
                p { (texts.word("page-table-moves-about")) }
                form #type {
                    input #typed type="search" autocomplete="off" aria-label=(texts.word("page-table-type")) placeholder=(texts.word("page-table-type"));
                }
                ol #moves {}
                p.none { (texts.word("page-table-no-moves")) }
            }
            section #panel-tally role="tabpanel" aria-labelledby="tab-tally" tabindex="0" hidden { div #tally {} }
            section #panel-rules role="tabpanel" aria-labelledby="tab-rules" tabindex="0" hidden { div #rules {} }
        }
    }
}

/// Looking back: a timeline, a choice of points of view, and what can be done from there.
fn time(texts: &Texts) -> Markup {
    let step = |id: &str, key: &str| {
        let words = texts.word(key);
        html! { button.tool type="button" id=(id) aria-label=(words) title=(words) { (icon(id)) } }
    };
    html! {
        section #time aria-label=(texts.word("page-table-scrub")) {
            div.track {
                div #turns aria-hidden="true" {}
                input #scrub type="range" min="0" step="1" aria-label=(texts.word("page-table-scrub"));
            }
            div #near aria-hidden="true" {}
            div.row {
                (step("first", "page-table-first"))
                (step("before", "page-table-before"))
                (step("run", "page-table-run"))
                (step("after", "page-table-after"))
                (step("last", "page-table-last"))
                select #eyes aria-label=(texts.word("page-table-eyes")) {}
                button #try type="button" { (texts.word("page-table-try")) }
                button #link type="button" { (texts.word("page-table-link")) }
            }
        }
    }
}

fn bar(texts: &Texts, has_reactions: bool) -> Markup {
    let button = |id: &str, key: &str, shortcut: Option<&str>| {
        html! { button type="button" id=(id) aria-keyshortcuts=[shortcut] disabled { (icon(id)) span { (texts.word(key)) } } }
    };
    html! {
        footer #bar {
            p #tip {}
            p #armed {}
            div #buttons role="group" aria-label=(texts.word("page-table-actions")) {}
            div #fixed {
                (button("undo", "page-table-undo", Some("u")))
                (button("cancel", "page-table-cancel", None))
                (button("hint", "page-table-hint-button", Some("h")))
            }
            label.switch #autopass hidden data-reacts[has_reactions] { input type="checkbox"; span { (texts.word("page-table-autopass")) } }
        }
    }
}
