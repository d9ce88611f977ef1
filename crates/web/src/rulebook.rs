//! The rulebook of a game as a page.

use catalog::{Catalog, Fault, Game};
use i18n::{Block, Chapter, Grid, Library, RuleText, Rulebook, Span, Texts, args};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("rulebook.css");

/// The file in which the rulebook of a game in a language stands beside the others: `GAME.de.html`.
pub fn page_name(game: &str, tag: &str) -> String {
    format!("{game}.{tag}.html")
}

/// The games that have a rulebook. A draft may have none.
pub fn with_rulebooks<'a>(catalog: &'a Catalog, texts: &'a Texts) -> impl Iterator<Item = &'static dyn Game> {
    catalog.games().iter().copied().filter(|game| texts.rulebook(game.name()).is_some())
}

/// The rulebook of a game in a language, complete with style and drawings. It links to the same rulebook in the other
/// languages and to those of the other games, which lie in the same folder by their [`page_name`]. Where it is part of a site,
/// `root` leads to the first page of that, and it also links there and to the guided first game.
pub fn rulebook_page(
    catalog: &Catalog,
    game: &'static dyn Game,
    library: &Library,
    tag: &str,
    root: Option<&str>,
) -> Result<String, Fault> {
    let texts = library.isolated(tag).unwrap_or_else(|| library.english());
    let Some(book) = texts.rulebook(game.name()) else {
        return Err(Fault::new("fault-no-rulebook").with("game", game.name()));
    };
    let page = Page { catalog, game, texts, root };
    let main = page.book(book)?;
    let markup = html! {
        (DOCTYPE)
        html lang=(tag) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (book.title) ": " (texts.word("page-rulebook")) }
                style { (PreEscaped(STYLE)) (PreEscaped(accent(game))) }
            }
            body class=(game.name()) {
                a.skip href="#main" { (texts.word("page-skip")) }
                header {
                    nav aria-label=(texts.word("page-games")) { (page.home()) (page.games()) }
                    nav aria-label=(texts.word("page-languages")) { (language_links(library, texts, |tag| page_name(game.name(), tag))) }
                }
                div.columns {
                    nav.contents aria-label=(texts.word("page-contents")) { (contents(book)) }
                    main #main { (main) }
                }
            }
        }
    };
    Ok(markup.into_string())
}

/// The colour of the game.
fn accent(game: &'static dyn Game) -> String {
    game.offer().map_or_else(String::new, |offer| {
        let (light, dark) = offer.accent;
        format!(".{} {{ --accent: light-dark({light}, {dark}); }}", game.name())
    })
}

fn contents(book: &Rulebook) -> Markup {
    html! {
        ol {
            @for chapter in &book.chapters {
                li { a href={ "#" (chapter.id) } { (chapter.title) } }
            }
        }
    }
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

/// One page in the making.
struct Page<'a> {
    catalog: &'a Catalog,
    game: &'static dyn Game,
    texts: &'a Texts,
    root: Option<&'a str>,
}

impl Page<'_> {
    /// A link to a page of the site in the language of this one; nothing where there is no site.
    fn site_link(&self, path: &str, words: &str) -> Markup {
        html! { @if let Some(root) = self.root { a href={ (root) (path) "?lang=" (self.texts.tag()) } { (words) } } }
    }

    fn home(&self) -> Markup {
        self.site_link("", &self.texts.word("page-new-start"))
    }

    /// The guided first game.
    fn lesson(&self) -> Markup {
        if self.game.offer().is_none() {
            return html! {};
        }
        let words = self.texts.say("page-learn-link", &args! { minutes: 4 });
        html! { @if self.root.is_some() { p { (self.site_link(&format!("learn/{}", self.game.name()), &words)) } } }
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
                h2 #(chapter.id) { (chapter.title) }
                (opening)
                @for rule in rules { (rule) }
            }
        })
    }

    fn rule(&self, rule: &RuleText) -> Result<Markup, Fault> {
        let blocks = self.blocks(&rule.blocks)?;
        let rulings = self.game.engine().rulings(&rule.id);
        Ok(html! {
            article #(rule.id) {
                h3 { (rule.title) }
                p.id {
                    a href={ "#" (rule.id) } { code { (rule.id) } }
                    @if !rulings.is_empty() {
                        @let args = args! { count: rulings.len(), rulings: rulings.join(", ") };
                        " " span { (self.texts.say("rules-rulings", &args)) }
                    }
                }
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
