//! `starfry rules`

mod find;
mod json;
mod terminal;

use std::fs;
use std::path::{Path, PathBuf};

use catalog::{Fault, Game};
use clap::Args;
use i18n::{Rulebook, Texts, args};

use crate::Outcome;
use crate::input::about_file;
use crate::language::Speech;
use crate::output::{page, say};

/// Show a game's rulebook, or a single rule
#[derive(Args)]
#[command(after_help = "\
Whenever the program refers to a rule, it prints the rule's id in square brackets:
  starfry rules GAME move.stop    show one rule
  starfry rules GAME move         show all rules whose ids start with move
  starfry rules GAME movement     show a chapter")]
pub(crate) struct Rules {
    /// Game [default: list the rulebooks]
    game: Option<String>,
    /// Id of a rule or a chapter, or the start of an id
    id: Option<String>,
    /// Show the rules that contain all these words
    #[arg(long, value_name = "WORDS", conflicts_with = "id")]
    find: Option<String>,
    /// Folder to write all rulebooks to, as web pages with pictures in all languages
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "find", "json"])]
    html: Option<PathBuf>,
    /// Print one line of JSON per rule
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        match (&self.html, &self.game) {
            (Some(folder), _) => write_pages(folder, speech)?,
            (None, Some(name)) => self.show(speech.catalog().game(name)?, speech)?,
            (None, None) => list(speech)?,
        }
        Ok(Outcome::AllIsWell)
    }

    fn show(&self, game: &dyn Game, speech: &Speech) -> anyhow::Result<()> {
        let texts = speech.texts();
        let book = book_of(game, texts)?;
        let printer = terminal::Printer::new(game, texts);
        if self.json {
            let chosen = self.chosen(game, book)?;
            return json::lines(game, &chosen, speech.library().english()).try_for_each(|line| say(&line));
        }
        match (&self.find, &self.id) {
            (Some(words), _) => say(printer.hits(&find::rules(book, words), words).trim_end()),
            (None, Some(_)) => page(printer.parts(&self.chosen(game, book)?)?.trim_end()),
            (None, None) => page(printer.book(book)?.trim_end()),
        }
    }

    /// The parts of the book that were asked for.
    fn chosen<'a>(&self, game: &dyn Game, book: &'a Rulebook) -> Result<Vec<find::Part<'a>>, Fault> {
        if let Some(words) = &self.find {
            return Ok(find::rules(book, words).into_iter().map(find::Part::Rule).collect());
        }
        let Some(id) = &self.id else { return Ok(find::all(book)) };
        let found = find::by_id(game.name(), book, id);
        if found.is_empty() {
            let near = find::nearest(game.name(), book, id);
            return Err(Fault::new("rules-unknown")
                .with("id", id.as_str())
                .with("game", game.name())
                .with("near", near.join(", ")));
        }
        Ok(found)
    }
}

/// The rulebook of a game.
fn book_of<'a>(game: &dyn Game, texts: &'a Texts) -> Result<&'a Rulebook, Fault> {
    texts.rulebook(game.name()).ok_or_else(|| Fault::new("fault-no-rulebook").with("game", game.name()))
}

/// Lists the rulebooks. A draft may have none.
fn list(speech: &Speech) -> anyhow::Result<()> {
    let texts = speech.texts();
    for game in web::with_rulebooks(speech.catalog(), texts) {
        let book = book_of(game, texts)?;
        let args = args! { game: game.name(), title: book.title.as_str(), rules: book.rules().count() };
        say(&texts.say("rules-book", &args))?;
    }
    Ok(())
}

/// Writes a page for each rulebook and language. The pages link to each other.
fn write_pages(folder: &Path, speech: &Speech) -> anyhow::Result<()> {
    fs::create_dir_all(folder).map_err(|error| about_file("fault-cannot-create", folder, &error))?;
    // A draft's rulebook is for its author, who reads it in the terminal.
    let catalog = &speech.catalog().without_drafts();
    let games: Vec<&'static dyn Game> = web::with_rulebooks(catalog, speech.texts()).collect();
    for (game, tag) in games.iter().flat_map(|game| speech.library().tags().map(move |tag| (*game, tag))) {
        let file = folder.join(web::page_name(game.name(), tag));
        fs::write(&file, web::rulebook_page(catalog, game, speech.library(), tag, None)?)
            .map_err(|error| about_file("fault-cannot-write", &file, &error))?;
    }
    let first = games.first().map_or(String::new(), |game| web::page_name(game.name(), speech.texts().tag()));
    let first = folder.join(first);
    say(&speech.texts().say("rules-written", &args! { file: first.display().to_string() }))
}
