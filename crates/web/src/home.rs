//! The first page: what runs here, and where to read on.

use i18n::Library;
use maud::{DOCTYPE, PreEscaped, html};

use crate::page_name;
use crate::rulebook::language_links;

const STYLE: &str = include_str!("rulebook.css");

/// The first page in a language. Links are relative, so that it works under any path.
pub fn home_page(library: &Library, tag: &str) -> String {
    let texts = library.isolated(tag).unwrap_or_else(|| library.english());
    let markup = html! {
        (DOCTYPE)
        html lang=(texts.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Starfry" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    nav aria-label=(texts.word("page-languages")) { (language_links(library, texts, |tag| format!("?lang={tag}"))) }
                }
                main #main .home {
                    h1 { "Starfry" }
                    p { (texts.word("page-home-about")) }
                    @for game in catalog::games() {
                        @let info = game.info(texts);
                        section {
                            h2 { (info.title) }
                            p { (info.about) }
                            p {
                                a href={ "rules/" (page_name(game.name(), texts.tag())) } { (texts.word("page-home-rulebook")) }
                            }
                        }
                    }
                    section {
                        h2 { (texts.word("page-home-programs")) }
                        p { (texts.word("page-home-api")) " " a href="api" { "/api" } }
                    }
                }
            }
        }
    };
    markup.into_string()
}
