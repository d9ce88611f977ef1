//! All languages, those built in and those from a folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use rust_embed::Embed;

use crate::files::Files;
use crate::rulebook::{Rulebook, RulebookFault};
use crate::texts::{Isolation, Source, Texts};

/// The language in which everything is written first. It is the fallback for texts that another language
/// lacks.
const ENGLISH: &str = "en";

#[derive(Embed)]
#[folder = "texts/"]
struct Embedded;

/// All languages that the program speaks.
#[derive(Debug)]
pub struct Library {
    /// By tag: texts without isolation marks, and with them.
    languages: BTreeMap<String, (Texts, Texts)>,
}

/// Why a text cannot be used: its file, and what is wrong with it.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", file.display())]
pub struct TextFault {
    file: PathBuf,
    reason: String,
}

impl TextFault {
    fn new(file: impl Into<PathBuf>, reason: &impl ToString) -> TextFault {
        TextFault { file: file.into(), reason: reason.to_string() }
    }
}

static PLATFORM: LazyLock<Library> = LazyLock::new(|| Library::new(&[]));

type Sources = BTreeMap<String, Source>;

impl Library {
    /// The platform's own texts, without any game.
    pub fn platform() -> &'static Library {
        &PLATFORM
    }

    /// Everything that is built in: the platform's texts and those of games.
    pub fn new(games: &[Files]) -> Library {
        Library::put_together(&compiled_in(games).expect("a test reads all built-in texts"))
    }

    /// All languages, with texts that replace or add something, given by their paths: `de/common.ftl`,
    /// `de/rules/GAME.md`.
    pub fn with_texts<'a>(
        games: &[Files],
        texts: impl IntoIterator<Item = (&'a Path, &'a str)>,
    ) -> Result<Library, TextFault> {
        let mut sources = compiled_in(games)?;
        for (path, text) in texts {
            let mut parts = path.components();
            let tag = parts.next().map(|tag| tag.as_os_str().to_string_lossy().into_owned());
            add(sources.entry(tag.unwrap_or_default()).or_default(), parts.as_path(), text)
                .map_err(|reason| TextFault::new(path, &reason))?;
        }
        Ok(Library::put_together(&sources))
    }

    fn put_together(sources: &Sources) -> Library {
        let english = sources.get(ENGLISH).cloned().unwrap_or_default();
        let texts = |tag: &str, source: &Source, isolation| {
            if tag == ENGLISH {
                Texts::new(&[(tag, source)], isolation)
            } else {
                Texts::new(&[(tag, source), (ENGLISH, &english)], isolation)
            }
        };
        let languages = sources.iter().map(|(tag, source)| {
            let both = (texts(tag, source, Isolation::Off), texts(tag, source, Isolation::On));
            (tag.clone(), both)
        });
        Library { languages: languages.collect() }
    }

    /// The tags of all languages, such as `de`.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// The texts in exactly this language, for plain text.
    pub fn texts(&self, tag: &str) -> Option<&Texts> {
        self.languages.get(tag).map(|(plain, _)| plain)
    }

    /// The texts in exactly this language, with isolation marks around names in other scripts, for browsers.
    pub fn isolated(&self, tag: &str) -> Option<&Texts> {
        self.languages.get(tag).map(|(_, isolated)| isolated)
    }

    /// English, for plain text.
    pub fn english(&self) -> &Texts {
        self.texts(ENGLISH).expect("English is built in")
    }

    /// The tag of the best language for somebody with these preferences, the most wanted first:
    /// `de_AT.UTF-8`, `pt-BR`, `pl`.
    pub fn best<'a>(&self, wanted: impl IntoIterator<Item = &'a str>) -> &str {
        let known = |tag: &str| self.languages.get_key_value(tag).map(|(tag, _)| tag.as_str());
        let best = wanted.into_iter().find_map(|locale| {
            let tag = locale.split(['.', '@', ';']).next()?.trim().replace('_', "-");
            known(&tag).or_else(|| known(&tag.split('-').next()?.to_lowercase()))
        });
        best.unwrap_or(ENGLISH)
    }
}

fn compiled_in(games: &[Files]) -> Result<Sources, TextFault> {
    let mut sources = Sources::new();
    for files in std::iter::once(&Files::of::<Embedded>()).chain(games) {
        for path in files.paths() {
            let data = files.get(&path).expect("the path belongs to an embedded file");
            let text = std::str::from_utf8(&data).map_err(|error| TextFault::new(&*path, &error))?;
            if let Some((tag, rest)) = path.split_once('/') {
                add(sources.entry(tag.to_owned()).or_default(), Path::new(rest), text)
                    .map_err(|reason| TextFault::new(&*path, &reason))?;
            }
        }
    }
    Ok(sources)
}

/// Adds a file to a language: texts by their suffix, rulebooks by their folder. Other files are ignored.
fn add(source: &mut Source, path: &Path, text: &str) -> Result<(), String> {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    if extension == Some("ftl") {
        source.resources.push(Arc::new(read_texts(text)?));
    } else if extension == Some("md") && path.parent().is_some_and(|parent| parent.ends_with("rules")) {
        let rulebook = Rulebook::read(&stem, text).map_err(|fault: RulebookFault| fault.to_string())?;
        Arc::make_mut(&mut source.rulebooks).insert(stem, rulebook);
    }
    Ok(())
}

fn read_texts(text: &str) -> Result<FluentResource, String> {
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let errors = errors.iter().map(|error| {
            let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
            format!("line {line}: {error}")
        });
        errors.collect::<Vec<String>>().join("; ")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;

    #[test]
    fn the_best_language_is_the_first_wanted_one_that_exists_or_else_english() {
        let best = |wanted: &[&str]| Library::platform().best(wanted.iter().copied()).to_owned();
        assert_eq!(best(&["de_AT.UTF-8"]), "de");
        assert_eq!(best(&["pt-BR", "it;q=0.8", "fr"]), "it");
        assert_eq!(best(&["PL"]), "pl");
        assert_eq!(best(&["C"]), "en");
        assert_eq!(best(&[]), "en");
    }

    #[test]
    fn names_are_isolated_only_where_that_is_wanted() {
        let library = Library::platform();
        let say =
            |texts: Option<&Texts>| texts.map(|texts| texts.say("drawings-hand-of", &args! { who: "Ola" }));
        assert_eq!(say(library.texts("en")).as_deref(), Some("Ola’s hand"));
        assert_eq!(say(library.isolated("en")).as_deref(), Some("\u{2068}Ola\u{2069}’s hand"));
    }

    #[test]
    fn texts_that_a_language_lacks_are_in_english() {
        let mut sources = compiled_in(&[]).expect("the texts can be read");
        let mut source = Source::default();
        add(&mut source, Path::new("common.ftl"), "nobody = ninguém").expect("the text can be read");
        sources.insert("pt".into(), source);
        let library = Library::put_together(&sources);
        let texts = library.texts("pt").expect("the language exists");
        assert_eq!([texts.word("nobody"), texts.word("list-nothing")], ["ninguém", "nothing"]);
    }

    #[test]
    fn a_file_with_a_mistake_is_refused_with_its_line() {
        let mut source = Source::default();
        let text = add(&mut source, Path::new("common.ftl"), "nobody = niemand\n\nwhat { = is this");
        assert!(text.expect_err("the text is not Fluent").starts_with("line 3"), "the line is missing");
        let book = add(&mut source, Path::new("rules/toy.md"), "# Toy\n\n## Goal\n");
        assert_eq!(
            book.expect_err("the heading has no id"),
            "line 3: the heading has no id such as {#toy.move.stop}"
        );
    }
}
