//! The rulebook of a game in one language: a Markdown file, read into chapters and rules.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// What the game is called.
    pub title: String,
    /// What stands before the first chapter.
    pub opening: Vec<Block>,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter: some prose, then rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Stable and the same in all languages: `toy.movement`.
    pub id: String,
    /// The heading.
    pub title: String,
    /// What stands before the first rule.
    pub opening: Vec<Block>,
    /// The rules in order.
    pub rules: Vec<RuleText>,
}

/// A rule, as players read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// The id of the rule in the code: `toy.move.stop`.
    pub id: String,
    /// The heading.
    pub title: String,
    /// The rule in a sentence, without marks: the first paragraph.
    pub sentence: String,
    /// Everything, the sentence included.
    pub blocks: Vec<Block>,
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list, counted from a number or not, with its items.
    List {
        /// The number of the first item; none if items are not counted.
        first: Option<u64>,
        /// The items.
        items: Vec<Vec<Span>>,
    },
    /// A table: its rows, the first of them the heads of the columns.
    Table(Vec<Vec<Vec<Span>>>),
    /// A picture of a scenario.
    Picture {
        /// The file of the scenario without its suffix: `toy.move.stop--on-the-line`.
        scenario: String,
        /// After how many of its steps.
        step: usize,
        /// What it shows.
        caption: String,
    },
    /// Something the program fills in: `{{cards}}`.
    Generated(String),
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// Bold text.
    Strong(String),
    /// Italic text.
    Emphasis(String),
    /// Text as one types it.
    Code(String),
    /// A link to a rule or chapter by its id.
    Link {
        /// The id it leads to.
        to: String,
        /// What it reads.
        text: String,
    },
}

impl Span {
    /// What it reads.
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
    /// Reads the rulebook of a game. Chapters (`##`) and rules (`###`) carry ids that begin with the game's name.
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
    /// All pieces of its lines.
    pub fn spans(&self) -> Box<dyn Iterator<Item = &Span> + '_> {
        match self {
            Block::Paragraph(spans) => Box::new(spans.iter()),
            Block::List { items, .. } => Box::new(items.iter().flatten()),
            Block::Table(rows) => Box::new(rows.iter().flatten().flatten()),
            Block::Picture { .. } | Block::Generated(_) => Box::new(std::iter::empty()),
        }
    }
}

/// What the spans read, without marks.
pub(crate) fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}

/// Reads the events of a Markdown parser one after another.
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
                Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                    let (id, title) = (self.id(id.as_deref())?, plain(&self.spans()?));
                    let (opening, rules) = (Vec::new(), Vec::new());
                    rulebook.chapters.push(Chapter { id, title, opening, rules });
                }
                Event::Start(Tag::Heading { level: HeadingLevel::H3, id, .. }) => {
                    let (id, title) = (self.id(id.as_deref())?, plain(&self.spans()?));
                    let Some(chapter) = rulebook.chapters.last_mut() else {
                        return Err(self.fault("a rule stands before the first chapter"));
                    };
                    chapter.rules.push(RuleText { id, title, sentence: String::new(), blocks: Vec::new() });
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
                        _ => return Err(self.fault("a list holds items and nothing else")),
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
            _ => Err(self.fault("only paragraphs, lists, tables and pictures may stand here")),
        }
    }

    /// A paragraph, or what stands alone in one: a picture or something to be filled in.
    fn paragraph(&mut self) -> Result<Block, RulebookFault> {
        if let Some((Event::Start(Tag::Image { dest_url, .. }), _)) = self.events.get(self.next) {
            let (scenario, step) = match dest_url.split_once('@') {
                Some((scenario, step)) => (scenario.to_owned(), step.parse().ok()),
                None => (dest_url.to_string(), Some(0)),
            };
            let step = step.ok_or_else(|| self.fault("after @ stands the number of a step"))?;
            self.advance();
            let caption = plain(&self.spans()?);
            match self.advance() {
                Some(Event::End(TagEnd::Paragraph)) => Ok(Block::Picture { scenario, step, caption }),
                _ => Err(self.fault("a picture stands alone in its paragraph")),
            }
        } else {
            let spans = self.spans()?;
            let text = plain(&spans);
            let directive = text.strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}"));
            Ok(directive.map(str::to_owned).map_or(Block::Paragraph(spans), Block::Generated))
        }
    }

    /// The pieces up to the end of whatever was begun.
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
                _ => return Err(self.fault("only text, bold, italic, code and links may stand in a line")),
            };
            spans.push(span);
        }
        Err(self.fault("something is not closed"))
    }
}

impl Rulebook {
    /// Adds a block where the book ends now.
    fn push(&mut self, block: Block) {
        let Some(chapter) = self.chapters.last_mut() else { return self.opening.push(block) };
        let Some(rule) = chapter.rules.last_mut() else { return chapter.opening.push(block) };
        if let (true, Block::Paragraph(spans)) = (rule.blocks.is_empty(), &block) {
            rule.sentence = plain(spans);
        }
        rule.blocks.push(block);
    }
}

/// The spans with neighbouring plain texts joined.
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
