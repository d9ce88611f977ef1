//! A game's rulebook as a page.

use catalog::{Catalog, Fault, Game};
use i18n::{Block, Chapter, Grid, Library, Mark, RuleText, Rulebook, Span, Texts, args};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::Assets;
use crate::shell::themes;
use crate::signs::{logo, sign};

const STYLE: &str = include_str!("rulebook.css");
const THEME: &str = include_str!("../static/theme.js");
const SCRIPT: &str = include_str!("../static/rulebook.js");

/// Leads from a rulebook of the site to the start page.
const ROOT: &str = "../";

/// The file name of a game's rulebook in a language: `GAME.de.html`.
pub fn page_name(game: &str, tag: &str) -> String {
    format!("{game}.{tag}.html")
}

/// The games that have a rulebook. A draft may have none.
pub fn with_rulebooks<'a>(catalog: &'a Catalog, texts: &'a Texts) -> impl Iterator<Item = &'static dyn Game> {
    catalog.games().iter().copied().filter(|game| texts.rulebook(game.name()).is_some())
}

/// A game's rulebook in a language, including styles and drawings. It links to the same rulebook in other
/// languages and to other games' rulebooks, which are in the same folder under their [`page_name`]. If it is
/// part of a site, one level below the start page, it loads scripts from there instead of containing them, and
/// also links to the start page and to the guided first game.
pub fn rulebook_page(
    catalog: &Catalog,
    game: &'static dyn Game,
    library: &Library,
    tag: &str,
    site: Option<&Assets>,
) -> Result<String, Fault> {
    let texts = library.isolated(tag).unwrap_or_else(|| library.english());
    let Some(book) = texts.rulebook(game.name()) else {
        return Err(Fault::new("fault-no-rulebook").with("game", game.name()));
    };
    let page = Page { catalog, game, texts, site };
    let main = page.book(book)?;
    let markup = html! {
        (DOCTYPE)
        html lang=(tag) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (book.title) ": " (texts.word("page-rulebook")) }
                (page.script("theme.js", THEME))
                style { (PreEscaped(STYLE)) (PreEscaped(accent(game))) }
                (page.script("rulebook.js", SCRIPT))
            }
            body class=(game.name()) {
                a.skip href="#main" { (texts.word("page-skip")) }
                header {
                    (page.home())
                    nav aria-label=(texts.word("page-games")) { (page.games()) }
                    nav aria-label=(texts.word("page-languages")) { (language_links(library, texts, |tag| page_name(game.name(), tag))) }
                    (themes(texts))
                }
                div.columns {
                    nav.contents aria-label=(texts.word("page-contents")) { (page.search()) (page.contents(book)) }
                    main #main { (main) }
                }
            }
        }
    };
    Ok(markup.into_string())
}

/// The game's colour.
fn accent(game: &'static dyn Game) -> String {
    game.offer().map_or_else(String::new, |offer| {
        let (light, dark) = offer.accent;
        format!(".{} {{ --accent: light-dark({light}, {dark}); }}", game.name())
    })
}

/// Links to the same page in all languages.
pub(crate) fn language_links(library: &Library, texts: &Texts, link: impl Fn(&str) -> String) -> Markup {
    html! {
        @for tag in library.tags() {
            @let current = (tag == texts.tag()).then_some("page");
            a href=(link(tag)) lang=(tag) hreflang=(tag) aria-current=[current] {
                (library.texts(tag).map_or_else(|| tag.to_owned(), |texts| texts.word("language-name")))
            }
        }
    }
}

/// A page being built.
struct Page<'a> {
    catalog: &'a Catalog,
    game: &'static dyn Game,
    texts: &'a Texts,
    site: Option<&'a Assets>,
}

impl Page<'_> {
    /// A link to a page of the site in this page's language. Empty if there is no site.
    fn site_link(&self, path: &str, words: &str) -> Markup {
        html! { @if self.site.is_some() { a href={ (ROOT) (path) "?lang=" (self.texts.tag()) } { (words) } } }
    }

    /// The logo, which links to the start page if there is one.
    fn home(&self) -> Markup {
        let tag = self.texts.tag();
        html! {
            @if self.site.is_some() { a.logo href={ (ROOT) "?lang=" (tag) } { (logo()) } }
            @else { span.logo { (logo()) } }
        }
    }

    /// A link to a script of the site, or the script itself if there is no site.
    fn script(&self, name: &str, text: &str) -> Markup {
        html! {
            @match self.site {
                Some(assets) => script src=(assets.address(ROOT, name)) {},
                None => script { (PreEscaped(text)) },
            }
        }
    }

    /// Search needs the script, so the script shows the field.
    fn search(&self) -> Markup {
        html! {
            div.search role="search" hidden {
                label for="find" { (self.texts.word("rules-search")) }
                input #find type="search" autocomplete="off" spellcheck="false";
                p.found role="status" data-none=(self.texts.word("rules-search-none")) {}
            }
        }
    }

    /// The chapters, with a heading where those about the advanced game or about options begin.
    fn contents(&self, book: &Rulebook) -> Markup {
        let parts = book.chapters.chunk_by(|chapter, next| chapter.mark == next.mark);
        html! {
            ol {
                @for part in parts {
                    @if let (Some(mark), [_, _, ..]) = (part[0].mark, part) { li.part { (self.texts.word(mark.key())) } }
                    @for chapter in part { li { a href={ "#" (chapter.id) } { (chapter.title) } } }
                }
            }
        }
    }

    /// The number of players, the playing time and the age.
    fn facts(&self) -> Markup {
        let Some(offer) = self.game.offer() else { return html! {} };
        let ((least, most), (short, long)) = (self.game.engine().seats(), offer.minutes);
        html! {
            p.facts {
                span { (sign("people")) (self.texts.say("page-players", &args! { least: least, most: most })) }
                span { (sign("clock")) (self.texts.say("page-minutes", &args! { short: short, long: long })) }
                span { (self.texts.say("page-age", &args! { years: offer.age })) }
            }
        }
    }

    /// The badge of a heading.
    fn badge(&self, mark: Option<Mark>) -> Markup {
        html! { @if let Some(mark) = mark { " " span.badge.(mark.key()) { (self.texts.word(mark.key())) } } }
    }

    /// The guided first game.
    fn lesson(&self) -> Markup {
        if self.game.offer().is_none() {
            return html! {};
        }
        let words = self.texts.say("page-learn-link", &args! { minutes: 4 });
        html! { @if self.site.is_some() { p { (self.site_link(&format!("learn/{}", self.game.name()), &words)) } } }
    }

    fn games(&self) -> Markup {
        html! {
            @for game in with_rulebooks(self.catalog, self.texts) {
                @let current = (game.name() == self.game.name()).then_some("page");
                a href=(page_name(game.name(), self.texts.tag())) aria-current=[current] {
                    (self.texts.rulebook(game.name()).map_or(game.name(), |book| &book.title))
                }
            }
        }
    }

    fn book(&self, book: &Rulebook) -> Result<Markup, Fault> {
        let opening = self.blocks(&book.opening)?;
        let chapters: Vec<Markup> =
            book.chapters.iter().map(|chapter| self.chapter(chapter)).collect::<Result<_, Fault>>()?;
        Ok(html! {
            h1 { (book.title) }
            (self.facts())
            (self.lesson())
            (opening)
            @for chapter in chapters { (chapter) }
        })
    }

    fn chapter(&self, chapter: &Chapter) -> Result<Markup, Fault> {
        let opening = self.blocks(&chapter.opening)?;
        let rules: Vec<Markup> =
            chapter.rules.iter().map(|rule| self.rule(rule)).collect::<Result<_, Fault>>()?;
        Ok(html! {
            section {
                h2 #(chapter.id) { (chapter.title) (self.badge(chapter.mark)) }
                (opening)
                @for rule in rules { (rule) }
            }
        })
    }

    fn rule(&self, rule: &RuleText) -> Result<Markup, Fault> {
        let blocks = self.blocks(&rule.blocks)?;
        Ok(html! {
            article #(rule.id) {
                h3 { a href={ "#" (rule.id) } title=(rule.id) { (rule.title) } (self.badge(rule.mark)) }
                (blocks)
            }
        })
    }

    fn blocks(&self, blocks: &[Block]) -> Result<Markup, Fault> {
        let blocks: Vec<Markup> =
            blocks.iter().map(|block| self.block(block)).collect::<Result<_, Fault>>()?;
        Ok(html! { @for block in blocks { (block) } })
    }

    fn block(&self, block: &Block) -> Result<Markup, Fault> {
        Ok(match block {
            Block::Paragraph(spans) => html! { p { (line(spans)) } },
            Block::List { first: Some(first), items } => html! {
                ol start=(first) { @for item in items { li { (line(item)) } } }
            },
            Block::List { first: None, items } => html! { ul { @for item in items { li { (line(item)) } } } },
            Block::Table(rows) => html! {
                div.wide { table {
                    @for (index, row) in rows.iter().enumerate() {
                        tr { @for cell in row {
                            @if index == 0 { th scope="col" { (line(cell)) } } @else { td { (line(cell)) } }
                        } }
                    }
                } }
            },
            Block::Picture { scenario, step, caption } => {
                let drawing = self.game.example_svg(scenario, *step, self.texts)?;
                html! { figure { (PreEscaped(drawing)) figcaption { (caption) } } }
            }
            Block::Generated(what) => match self.game.rulebook_table(what, self.texts) {
                Some(table) => generated(&table),
                None => return Err(Fault::new("fault-no-table").with("what", what.as_str())),
            },
        })
    }
}

fn generated(table: &Grid) -> Markup {
    html! {
        div.wide { table {
            thead { tr { @for head in &table.heads { th scope="col" { (head) } } } }
            tbody { @for row in &table.rows { tr { @for cell in row { td { (cell) } } } } }
        } }
    }
}

fn line(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Text(text) => (text),
                Span::Strong(text) => strong { (text) },
                Span::Emphasis(text) => em { (text) },
                Span::Code(text) => code { (text) },
                Span::Link { to, text } => a href={ "#" (to) } { (text) },
            }
        }
    }
}
