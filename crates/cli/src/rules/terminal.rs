//! The rulebook in a terminal: wrapped lines, bold headings, pictures drawn with characters.

use std::fmt::Write;

use catalog::{Fault, Game};
use i18n::{Block, Chapter, Grid, Mark, RuleText, Rulebook, Span, Texts, args};

use crate::output::{Style, width};
use crate::rules::find::Part;

/// Writes parts of a rulebook as text.
pub(crate) struct Printer<'a> {
    game: &'a dyn Game,
    texts: &'a Texts,
    style: Style,
    width: usize,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(game: &'a dyn Game, texts: &'a Texts) -> Printer<'a> {
        Printer { game, texts, style: Style::of_output(), width: width() }
    }

    /// The whole rulebook, preceded by its contents.
    pub(crate) fn book(&self, book: &Rulebook) -> Result<String, Fault> {
        let mut text = format!("{}\n\n", self.style.bold(&book.title));
        self.blocks(&book.opening, &mut text)?;
        for chapter in &book.chapters {
            let short = chapter.id.strip_prefix(self.game.name()).unwrap_or(&chapter.id);
            let _ =
                writeln!(text, "  {}  {}", chapter.title, self.style.faint(short.trim_start_matches('.')));
        }
        text.push('\n');
        for chapter in &book.chapters {
            self.chapter(chapter, &mut text)?;
        }
        Ok(text)
    }

    /// Chapters and rules.
    pub(crate) fn parts(&self, parts: &[Part<'_>]) -> Result<String, Fault> {
        let mut text = String::new();
        for part in parts {
            match part {
                Part::Chapter(chapter) => self.chapter(chapter, &mut text)?,
                Part::Rule(rule) => self.rule(rule, &mut text)?,
            }
        }
        Ok(text)
    }

    /// Search results: each rule with its sentence.
    pub(crate) fn hits(&self, rules: &[&RuleText], words: &str) -> String {
        let mut text = self.texts.say("rules-found", &args! { count: rules.len(), words: words });
        text.push('\n');
        for rule in rules {
            let _ = write!(text, "\n{}", self.heading(rule));
            self.wrapped(&rule.sentence, "", "", &mut text);
        }
        text
    }

    fn chapter(&self, chapter: &Chapter, text: &mut String) -> Result<(), Fault> {
        let title = format!("{}{}", chapter.title.to_uppercase(), self.mark(chapter.mark));
        let _ = writeln!(text, "{}  {}\n", self.style.bold(&title), self.style.faint(&chapter.id));
        self.blocks(&chapter.opening, text)?;
        chapter.rules.iter().try_for_each(|rule| self.rule(rule, text))
    }

    fn rule(&self, rule: &RuleText, text: &mut String) -> Result<(), Fault> {
        text.push_str(&self.heading(rule));
        self.blocks(&rule.blocks, text)
    }

    /// The title, the mark if there is one, and the id.
    fn heading(&self, rule: &RuleText) -> String {
        let title = format!("{}{}", rule.title, self.mark(rule.mark));
        format!("{}  {}\n", self.style.bold(&title), self.style.faint(&format!("[{}]", rule.id)))
    }

    /// In brackets after a heading: which games it belongs to, if not to every game.
    fn mark(&self, mark: Option<Mark>) -> String {
        mark.map_or_else(String::new, |mark| format!(" ({})", self.texts.word(mark.key())))
    }

    fn blocks(&self, blocks: &[Block], text: &mut String) -> Result<(), Fault> {
        blocks.iter().try_for_each(|block| self.block(block, text))
    }

    fn block(&self, block: &Block, text: &mut String) -> Result<(), Fault> {
        match block {
            Block::Paragraph(spans) => self.wrapped(&self.line(spans), "", "", text),
            Block::List { first, items } => {
                for (index, item) in items.iter().enumerate() {
                    let mark = match first {
                        Some(first) => format!("  {}. ", first + index as u64),
                        None => "  - ".into(),
                    };
                    self.wrapped(&self.line(item), &mark, &" ".repeat(mark.len()), text);
                }
            }
            Block::Table(rows) => {
                let mut rows = rows.iter().map(|row| row.iter().map(|cell| self.line(cell)).collect());
                let table = Grid { heads: rows.next().unwrap_or_default(), rows: rows.collect() };
                self.table(&table, text);
            }
            Block::Picture { scenario, step, caption } => {
                let drawn = self.game.example_text(scenario, *step, self.texts)?;
                for line in drawn.lines() {
                    let _ = writeln!(text, "  {} {line}", self.style.faint("|"));
                }
                self.wrapped(caption, "  ", "  ", text);
            }
            Block::Generated(what) => {
                if let Some(table) = self.game.rulebook_table(what, self.texts) {
                    self.table(&table, text);
                }
            }
        }
        text.push('\n');
        Ok(())
    }

    /// A table whose last column may wrap to several lines.
    fn table(&self, table: &Grid, text: &mut String) {
        let _ = table.draw_within(self.width, "  ", text);
    }

    fn wrapped(&self, line: &str, first: &str, rest: &str, text: &mut String) {
        let options = textwrap::Options::new(self.width).initial_indent(first).subsequent_indent(rest);
        let _ = writeln!(text, "{}", textwrap::fill(line, options));
    }

    fn line(&self, spans: &[Span]) -> String {
        let pieces = spans.iter().map(|span| match span {
            Span::Strong(text) => self.style.bold(text),
            Span::Link { to, text } => format!("{text} {}", self.style.faint(&format!("[{to}]"))),
            Span::Text(text) | Span::Emphasis(text) | Span::Code(text) => text.clone(),
        });
        pieces.collect()
    }
}
