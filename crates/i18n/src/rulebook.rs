//! A game's rulebook in one language: a Markdown file, parsed into chapters and rules.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The name of the game.
    pub title: String,
    /// The text before the first chapter.
    pub opening: Vec<Block>,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter: some prose, then rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The id, which is stable and the same in all languages: `toy.movement`.
    pub id: String,
    /// The heading.
    pub title: String,
    /// What it belongs to, unless it is part of every game.
    pub mark: Option<Mark>,
    /// The text before the first rule.
    pub opening: Vec<Block>,
    /// The rules in order.
    pub rules: Vec<RuleText>,
}

/// What a chapter or rule belongs to, if not every game has it. Written as a class of the heading:
/// `{#toy.cloak .advanced}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The advanced game.
    Advanced,
    /// An option, which a table may agree on.
    Option,
}

impl Mark {
    /// The key of the text for its badge.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Advanced => "rules-mark-advanced",
            Mark::Option => "rules-mark-option",
        }
    }
}

/// A rule as players read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// The id of the rule in the code: `toy.move.stop`.
    pub id: String,
    /// The heading.
    pub title: String,
    /// What it belongs to, unless it is part of every game.
    pub mark: Option<Mark>,
    /// The rule in a sentence, without markup: the first paragraph.
    pub sentence: String,
    /// All blocks, including the sentence.
    pub blocks: Vec<Block>,
}

/// A block of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list, numbered or not.
    List {
        /// The number of the first item. None if items are not numbered.
        first: Option<u64>,
        /// The items.
        items: Vec<Vec<Span>>,
    },
    /// A table: its rows, the first of which has the heads of the columns.
    Table(Vec<Vec<Vec<Span>>>),
    /// A drawing of a position in a scenario.
    Picture {
        /// The file name of the scenario without its suffix: `toy.move.stop--on-the-line`.
        scenario: String,
        /// The number of its steps before the position.
        step: usize,
        /// What it shows.
        caption: String,
    },
    /// Something that the program fills in: `{{cards}}`.
    Generated(String),
}

/// A piece of text in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// Bold text.
    Strong(String),
    /// Italic text.
    Emphasis(String),
    /// Text that people type.
    Code(String),
    /// A link to a rule or chapter by its id.
    Link {
        /// The id it leads to.
        to: String,
        /// The text of the link.
        text: String,
    },
}

impl Span {
    /// The text of the span.
    pub fn text(&self) -> &str {
        match self {
            Span::Text(text)
            | Span::Strong(text)
            | Span::Emphasis(text)
            | Span::Code(text)
            | Span::Link { text, .. } => text,
        }
    }
}

/// Why a rulebook cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RulebookFault {
    line: usize,
    reason: String,
}

impl Rulebook {
    /// Parses a game's rulebook. Chapters (`##`) and rules (`###`) have ids that begin with the game's name.
    pub fn read(game: &str, text: &str) -> Result<Rulebook, RulebookFault> {
        Reader::new(game, text).read()
    }

    /// A rule by its id.
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.rules().find(|rule| rule.id == id)
    }

    /// All rules in order.
    pub fn rules(&self) -> impl Iterator<Item = &RuleText> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// All blocks, from the first to the last.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let chapters = self.chapters.iter().flat_map(|chapter| {
            chapter.opening.iter().chain(chapter.rules.iter().flat_map(|rule| &rule.blocks))
        });
        self.opening.iter().chain(chapters)
    }
}

impl Block {
    /// All spans of its blocks.
    pub fn spans(&self) -> Box<dyn Iterator<Item = &Span> + '_> {
        match self {
            Block::Paragraph(spans) => Box::new(spans.iter()),
            Block::List { items, .. } => Box::new(items.iter().flatten()),
            Block::Table(rows) => Box::new(rows.iter().flatten().flatten()),
            Block::Picture { .. } | Block::Generated(_) => Box::new(std::iter::empty()),
        }
    }
}

/// The text of the spans, without markup.
pub(crate) fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}

/// Processes the events of a Markdown parser one after another.
struct Reader<'a> {
    game: &'a str,
    text: &'a str,
    events: Vec<(Event<'a>, usize)>,
    next: usize,
}

impl<'a> Reader<'a> {
    fn new(game: &'a str, text: &'a str) -> Reader<'a> {
        let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
        let events = Parser::new_ext(text, options).into_offset_iter();
        Reader { game, text, events: events.map(|(event, range)| (event, range.start)).collect(), next: 0 }
    }

    fn fault(&self, reason: impl Into<String>) -> RulebookFault {
        let at = self.next.saturating_sub(1);
        let start = self.events.get(at).map_or(self.text.len(), |(_, start)| *start);
        let line = self.text[..start].bytes().filter(|byte| *byte == b'\n').count() + 1;
        RulebookFault { line, reason: reason.into() }
    }

    fn advance(&mut self) -> Option<Event<'a>> {
        let event = self.events.get(self.next).map(|(event, _)| event.clone());
        self.next += 1;
        event
    }

    fn read(mut self) -> Result<Rulebook, RulebookFault> {
        let mut rulebook = Rulebook { title: String::new(), opening: Vec::new(), chapters: Vec::new() };
        while let Some(event) = self.advance() {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                    rulebook.title = plain(&self.spans()?);
                }
                Event::Start(Tag::Heading { level: HeadingLevel::H2, id, classes, .. }) => {
                    let (id, mark) = (self.id(id.as_deref())?, self.mark(&classes)?);
                    let (title, opening, rules) = (plain(&self.spans()?), Vec::new(), Vec::new());
                    rulebook.chapters.push(Chapter { id, title, mark, opening, rules });
                }
                Event::Start(Tag::Heading { level: HeadingLevel::H3, id, classes, .. }) => {
                    let (id, mark) = (self.id(id.as_deref())?, self.mark(&classes)?);
                    let title = plain(&self.spans()?);
                    let Some(chapter) = rulebook.chapters.last_mut() else {
                        return Err(self.fault("a rule is before the first chapter"));
                    };
                    let (sentence, blocks) = (String::new(), Vec::new());
                    chapter.rules.push(RuleText { id, title, mark, sentence, blocks });
                }
                event => {
                    let block = self.block(&event)?;
                    rulebook.push(block);
                }
            }
        }
        if let Some(rule) = rulebook.rules().find(|rule| rule.sentence.is_empty()) {
            return Err(self.fault(format!("{} begins without a sentence", rule.id)));
        }
        if rulebook.title.is_empty() {
            return Err(self.fault("there is no title"));
        }
        Ok(rulebook)
    }

    fn id(&self, id: Option<&str>) -> Result<String, RulebookFault> {
        match id {
            Some(id) if id.split('.').next() == Some(self.game) => Ok(id.to_owned()),
            Some(id) => Err(self.fault(format!("the id {id} does not begin with {}.", self.game))),
            None => Err(self.fault("the heading has no id such as {#toy.move.stop}")),
        }
    }

    fn mark(&self, classes: &[CowStr<'_>]) -> Result<Option<Mark>, RulebookFault> {
        match classes {
            [] => Ok(None),
            [class] if &**class == "advanced" => Ok(Some(Mark::Advanced)),
            [class] if &**class == "option" => Ok(Some(Mark::Option)),
            _ => Err(self.fault("a heading is marked .advanced or .option, or not at all")),
        }
    }

    /// The block that begins with this event.
    fn block(&mut self, event: &Event<'a>) -> Result<Block, RulebookFault> {
        match event {
            Event::Start(Tag::Paragraph) => self.paragraph(),
            Event::Start(Tag::List(first)) => {
                let mut items = Vec::new();
                while let Some(event) = self.advance() {
                    match event {
                        Event::Start(Tag::Item) => items.push(self.spans()?),
                        Event::End(TagEnd::List(_)) => break,
                        _ => return Err(self.fault("a list may contain only items")),
                    }
                }
                Ok(Block::List { first: *first, items })
            }
            Event::Start(Tag::Table(_)) => {
                let mut rows: Vec<Vec<Vec<Span>>> = Vec::new();
                while let Some(event) = self.advance() {
                    match event {
                        Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
                        Event::Start(Tag::TableCell) => {
                            let cell = self.spans()?;
                            rows.last_mut().ok_or_else(|| self.fault("a cell without a row"))?.push(cell);
                        }
                        Event::End(TagEnd::Table) => break,
                        _ => {}
                    }
                }
                Ok(Block::Table(rows))
            }
            _ => Err(self.fault("only paragraphs, lists, tables and pictures are allowed here")),
        }
    }

    /// A paragraph, or what is alone in one: a picture or something to be filled in.
    fn paragraph(&mut self) -> Result<Block, RulebookFault> {
        if let Some((Event::Start(Tag::Image { dest_url, .. }), _)) = self.events.get(self.next) {
            let (scenario, step) = match dest_url.split_once('@') {
                Some((scenario, step)) => (scenario.to_owned(), step.parse().ok()),
                None => (dest_url.to_string(), Some(0)),
            };
            let step = step.ok_or_else(|| self.fault("the number of a step must follow @"))?;
            self.advance();
            let caption = plain(&self.spans()?);
            match self.advance() {
                Some(Event::End(TagEnd::Paragraph)) => Ok(Block::Picture { scenario, step, caption }),
                _ => Err(self.fault("a picture must be alone in its paragraph")),
            }
        } else {
            let spans = self.spans()?;
            let text = plain(&spans);
            let directive = text.strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}"));
            Ok(directive.map(str::to_owned).map_or(Block::Paragraph(spans), Block::Generated))
        }
    }

    /// The spans up to the end of what was started.
    fn spans(&mut self) -> Result<Vec<Span>, RulebookFault> {
        let mut spans = Vec::new();
        while let Some(event) = self.advance() {
            let span = match event {
                Event::Text(text) => Span::Text(text.into_string()),
                Event::Code(text) => Span::Code(text.into_string()),
                Event::SoftBreak | Event::HardBreak => Span::Text(" ".into()),
                Event::Start(Tag::Strong) => Span::Strong(plain(&self.spans()?)),
                Event::Start(Tag::Emphasis) => Span::Emphasis(plain(&self.spans()?)),
                Event::Start(Tag::Link { dest_url, .. }) => {
                    let Some(to) = dest_url.strip_prefix('#').map(str::to_owned) else {
                        return Err(self.fault("links lead to rules and chapters: [text](#toy.move.stop)"));
                    };
                    Span::Link { to, text: plain(&self.spans()?) }
                }
                // A loose list wraps its items in paragraphs.
                Event::Start(Tag::Paragraph) => {
                    spans.append(&mut self.spans()?);
                    continue;
                }
                Event::End(_) => return Ok(joined(spans)),
                _ => return Err(self.fault("only text, bold, italic, code and links are allowed in a line")),
            };
            spans.push(span);
        }
        Err(self.fault("something is not closed"))
    }
}

impl Rulebook {
    /// Adds a block at the current end of the book.
    fn push(&mut self, block: Block) {
        let Some(chapter) = self.chapters.last_mut() else { return self.opening.push(block) };
        let Some(rule) = chapter.rules.last_mut() else { return chapter.opening.push(block) };
        if let (true, Block::Paragraph(spans)) = (rule.blocks.is_empty(), &block) {
            rule.sentence = plain(spans);
        }
        rule.blocks.push(block);
    }
}

/// The spans, with neighbouring plain texts joined.
fn joined(spans: Vec<Span>) -> Vec<Span> {
    let mut joined: Vec<Span> = Vec::new();
    for span in spans {
        match (joined.last_mut(), span) {
            (Some(Span::Text(before)), Span::Text(text)) => before.push_str(&text),
            (_, span) => joined.push(span),
        }
    }
    joined
}
