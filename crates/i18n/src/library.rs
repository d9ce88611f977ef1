//! All languages, compiled in and from a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use rust_embed::Embed;

use crate::rulebook::{Rulebook, RulebookFault};
use crate::texts::{Isolation, Source, Texts};

/// The language everything is written in first; it stands in where another has no text.
const ENGLISH: &str = "en";

#[derive(Embed)]
#[folder = "texts/"]
struct Embedded;

/// All languages the program speaks.
#[derive(Debug)]
pub struct Library {
    /// By tag: without isolation marks and with them.
    languages: BTreeMap<String, (Texts, Texts)>,
}

/// Why a folder of texts cannot be used: which file, and what is wrong with it.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", file.display())]
pub struct FolderFault {
    file: PathBuf,
    reason: String,
}

impl FolderFault {
    fn new(file: impl Into<PathBuf>, reason: &impl ToString) -> FolderFault {
        FolderFault { file: file.into(), reason: reason.to_string() }
    }
}

static EMBEDDED: LazyLock<Library> = LazyLock::new(|| {
    Library::put_together(&embedded_sources().expect("a test reads all texts that are compiled in"))
});

type Sources = BTreeMap<String, Source>;

impl Library {
    /// The languages that are compiled in.
    pub fn embedded() -> &'static Library {
        &EMBEDDED
    }

    /// The languages that are compiled in, with what a folder replaces or adds: `FOLDER/de/fries.ftl`,
    /// `FOLDER/de/rules/fries.md`.
    pub fn with_folder(folder: &Path) -> Result<Library, FolderFault> {
        let mut sources = embedded_sources()?;
        let fault = |error: std::io::Error| FolderFault::new(folder, &error);
        for entry in fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            if path.is_dir() {
                read_folder(&path, &path, &mut sources)?;
            }
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

    /// The texts of exactly this language, for plain text.
    pub fn texts(&self, tag: &str) -> Option<&Texts> {
        self.languages.get(tag).map(|(plain, _)| plain)
    }

    /// The texts of exactly this language, with marks that keep names in other scripts apart: for browsers.
    pub fn isolated(&self, tag: &str) -> Option<&Texts> {
        self.languages.get(tag).map(|(_, isolated)| isolated)
    }

    /// English, for plain text.
    pub fn english(&self) -> &Texts {
        self.texts(ENGLISH).expect("English is compiled in")
    }

    /// The tag of the best language for somebody who wants these, the most wanted first: `de_AT.UTF-8`, `pt-BR`, `pl`.
    pub fn best<'a>(&self, wanted: impl IntoIterator<Item = &'a str>) -> &str {
        let known = |tag: &str| self.languages.get_key_value(tag).map(|(tag, _)| tag.as_str());
        let best = wanted.into_iter().find_map(|locale| {
            let tag = locale.split(['.', '@', ';']).next()?.trim().replace('_', "-");
            known(&tag).or_else(|| known(&tag.split('-').next()?.to_lowercase()))
        });
        best.unwrap_or(ENGLISH)
    }
}

fn embedded_sources() -> Result<Sources, FolderFault> {
    let mut sources = Sources::new();
    for path in Embedded::iter() {
        let file = Embedded::get(&path).expect("the path is that of an embedded file");
        let text = std::str::from_utf8(&file.data).map_err(|error| FolderFault::new(&*path, &error))?;
        if let Some((tag, rest)) = path.split_once('/') {
            add(sources.entry(tag.to_owned()).or_default(), Path::new(rest), text)
                .map_err(|reason| FolderFault::new(&*path, &reason))?;
        }
    }
    Ok(sources)
}

/// Reads the folder of a language, and the folders in it.
fn read_folder(language: &Path, folder: &Path, sources: &mut Sources) -> Result<(), FolderFault> {
    let tag = language.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let fault = |error: std::io::Error| FolderFault::new(folder, &error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        paths.push(entry.map_err(fault)?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_folder(language, &path, sources)?;
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| FolderFault::new(&path, &error))?;
        let within = path.strip_prefix(language).unwrap_or(&path);
        add(sources.entry(tag.clone()).or_default(), within, &text)
            .map_err(|reason| FolderFault::new(&path, &reason))?;
    }
    Ok(())
}

/// Adds a file to a language: texts by their suffix, rulebooks by their folder. Other files are notes.
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
    fn the_best_language_is_the_first_wanted_that_is_spoken_and_else_english() {
        let best = |wanted: &[&str]| Library::embedded().best(wanted.iter().copied()).to_owned();
        assert_eq!(best(&["de_AT.UTF-8"]), "de");
        assert_eq!(best(&["pt-BR", "it;q=0.8", "fr"]), "it");
        assert_eq!(best(&["PL"]), "pl");
        assert_eq!(best(&["C"]), "en");
        assert_eq!(best(&[]), "en");
    }

    #[test]
    fn names_are_set_apart_where_that_is_wanted_and_nowhere_else() {
        let library = Library::embedded();
        let say = |texts: Option<&Texts>| texts.map(|texts| texts.say("fries-begins", &args! { who: "Ola" }));
        assert_eq!(say(library.texts("en")).as_deref(), Some("Ola begins."));
        assert_eq!(say(library.isolated("en")).as_deref(), Some("\u{2068}Ola\u{2069} begins."));
    }

    #[test]
    fn what_a_language_does_not_say_is_said_in_english() {
        let mut sources = embedded_sources().expect("the texts can be read");
        let mut source = Source::default();
        add(&mut source, Path::new("common.ftl"), "nobody = ninguém").expect("the text can be read");
        sources.insert("pt".into(), source);
        let library = Library::put_together(&sources);
        let texts = library.texts("pt").expect("it is there");
        assert_eq!([texts.word("nobody"), texts.word("list-nothing")], ["ninguém", "nothing"]);
        assert!(texts.rulebook("fries").is_some(), "the English rulebook stands in");
    }

    #[test]
    fn a_file_with_a_mistake_is_refused_with_its_line() {
        let mut source = Source::default();
        let text = add(&mut source, Path::new("common.ftl"), "nobody = niemand\n\nwhat { = is this");
        assert!(text.expect_err("it is no Fluent").starts_with("line 3"), "the line is named");
        let book = add(&mut source, Path::new("rules/fries.md"), "# Fries\n\n## Goal\n");
        assert_eq!(
            book.expect_err("the heading has no id"),
            "line 3: the heading has no id such as {#fries.move.stop}"
        );
    }
}
