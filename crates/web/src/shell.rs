//! What all pages of the site share: header, footer, languages, themes.

use catalog::Catalog;
use i18n::{Args, Library, Texts};
use maud::{DOCTYPE, Markup, html};

use crate::assets::Assets;
use crate::page_name;
use crate::rulebook::{language_links, with_rulebooks};
use crate::signs::{logo, sign};

/// A page of the site being built. All its links are relative, so that the site works under any path.
#[derive(Clone, Copy)]
pub struct Shell<'a> {
    /// All games.
    pub catalog: &'a Catalog,
    /// The files that the page may load.
    pub assets: &'a Assets,
    /// All languages.
    pub library: &'a Library,
    /// The language of the page.
    pub texts: &'a Texts,
    /// The path from this page to the start page: empty there, `../` one level below.
    pub root: &'a str,
    /// Whether links have to include the language, because nothing else remembers it for this visitor.
    pub carries_language: bool,
}

/// What a page says about itself.
pub struct Head<'a> {
    /// The title in the tab.
    pub title: &'a str,
    /// The description that search engines and messengers show.
    pub about: &'a str,
    /// The section of the site that it is in.
    pub section: Section,
}

/// A section of the site in the header.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// Start page and new tables.
    Play,
    /// Other people's tables.
    Watch,
    /// Rulebooks.
    Rules,
}

impl<'a> Shell<'a> {
    /// A page in this language, or in English if the language is not available.
    pub fn new(
        catalog: &'a Catalog,
        assets: &'a Assets,
        library: &'a Library,
        tag: &str,
        root: &'a str,
    ) -> Shell<'a> {
        let texts = library.isolated(tag).unwrap_or_else(|| library.english());
        Shell { catalog, assets, library, texts, root, carries_language: false }
    }

    /// A text without arguments.
    pub fn word(&self, key: &str) -> String {
        self.texts.word(key)
    }

    /// A text with arguments.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(key, args)
    }

    /// The address of a page or a form's action, relative to this page: `table/17`, or nothing for the start
    /// page.
    pub fn link(&self, path: &str) -> String {
        let here = if self.root.is_empty() && path.is_empty() { "./" } else { "" };
        let language =
            if self.carries_language { format!("?lang={}", self.texts.tag()) } else { String::new() };
        format!("{}{path}{here}{language}", self.root)
    }

    /// The address of a file that pages load.
    pub fn asset(&self, name: &str) -> String {
        self.assets.address(self.root, name)
    }

    /// The address of a game's rulebook.
    pub fn rulebook(&self, game: &str) -> String {
        format!("{}rules/{}", self.root, page_name(game, self.texts.tag()))
    }

    /// A game's name for people.
    pub fn title_of(&self, game: &str) -> String {
        self.texts.rulebook(game).map_or_else(|| game.to_owned(), |book| book.title.clone())
    }

    /// The small picture of a game.
    pub(crate) fn emblem(&self, game: &str) -> Markup {
        let file = format!("emblem-{game}.svg");
        let is_there = self.catalog.game(game).is_ok_and(|game| game.offer().is_some());
        if !is_there {
            return html! { span.emblem aria-hidden="true" {} };
        }
        html! { img.emblem src=(self.asset(&file)) alt="" width="44" height="44"; }
    }

    /// The large picture of a game, next to its name. A draft has none.
    pub(crate) fn art(&self, game: &str) -> Markup {
        let is_there = self.catalog.game(game).is_ok_and(|game| game.offer().is_some());
        html! { @if is_there { img.art src=(self.asset(&format!("poster-{game}.svg"))) alt="" width="400" height="290"; } }
    }

    /// The whole page around its main part.
    pub fn page(&self, head: &Head<'_>, main: &Markup) -> String {
        let markup = html! {
            (DOCTYPE)
            html lang=(self.texts.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    title { (head.title) }
                    meta name="description" content=(head.about);
                    meta name="color-scheme" content="light dark";
                    link rel="icon" href=(self.asset("icon.svg"));
                    link rel="manifest" href=(self.asset("starfry.webmanifest"));
                    script src=(self.asset("theme.js")) {}
                    link rel="stylesheet" href=(self.asset("tokens.css"));
                    link rel="stylesheet" href=(self.asset("site.css"));
                    script type="module" src=(self.asset("site.js")) {}
                }
                body {
                    a.skip href="#main" { (self.word("page-site-skip")) }
                    (self.header(head.section))
                    main.wrap #main tabindex="-1" { (main) }
                    (self.footer())
                }
            }
        };
        markup.into_string()
    }

    fn header(&self, section: Section) -> Markup {
        let watch = format!("{}#watch", self.link(""));
        let first = with_rulebooks(self.catalog, self.texts).next();
        let rules = first.map_or_else(String::new, |game| self.rulebook(game.name()));
        let links = [
            (Section::Play, "page-site-play", self.link("")),
            (Section::Watch, "page-site-watch", watch),
            (Section::Rules, "page-site-rules", rules),
        ];
        html! {
            header.top { div.wrap {
                a.logo href=(self.link("")) { (logo()) }
                nav.nav aria-label=(self.word("page-site-site")) {
                    @for (place, key, link) in links {
                        a href=(link) aria-current=[(place == section).then_some("true")] { (self.word(key)) }
                    }
                }
                nav.lang aria-label=(self.word("page-languages")) {
                    (language_links(self.library, self.texts, |tag| format!("?lang={tag}")))
                }
                (themes(self.texts))
            } }
        }
    }

    fn footer(&self) -> Markup {
        html! {
            footer.foot { div.wrap {
                section {
                    h2 { (self.word("page-site-rules")) }
                    p { (self.word("page-foot-rules")) }
                    p { @for game in with_rulebooks(self.catalog, self.texts) { a href=(self.rulebook(game.name())) { (self.title_of(game.name())) } " " } }
                }
                section {
                    h2 { (self.word("page-foot-fair")) }
                    p { (self.word("page-foot-fair-about")) }
                }
                section {
                    h2 { (self.word("page-foot-programs")) }
                    p { (self.word("page-foot-programs-about")) }
                    p { a href={ (self.root) "api" } { (self.word("page-foot-api")) } }
                }
            } }
        }
    }
}

/// The switch between light and dark mode. Only the script can remember a theme, so the script shows it.
pub(crate) fn themes(texts: &Texts) -> Markup {
    html! {
        div.seg.themes role="group" aria-label=(texts.word("page-site-theme")) hidden {
            @for name in ["light", "dark", "auto"] {
                @let words = texts.word(&format!("page-site-theme-{name}"));
                button type="button" data-theme-is=(name) aria-pressed="false" aria-label=(words) title=(words) { (sign(name)) }
            }
        }
    }
}
