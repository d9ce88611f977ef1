//! Chooses the language of the program.
//!
//! The key decision: **the language is known before the arguments are parsed**, because help and wrong
//! arguments are answered in it. So a first look finds the two arguments that matter, wherever they are.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use catalog::{Catalog, Fault};
use clap::Args;
use i18n::{Library, Texts};

use crate::texts_folder::{self, FolderFault};

/// In which language the program speaks.
#[derive(Args, Debug, Default, PartialEq, Eq)]
pub(crate) struct LanguageArguments {
    /// Language, such as de, en, fr, it or pl [default: `STARFRY_LANG`, or the system's language]
    #[arg(long, value_name = "LANG", global = true)]
    lang: Option<String>,
    /// Folder with texts that replace built-in ones or add a language, such as DIR/de/GAME.ftl [default:
    /// `STARFRY_TEXTS`]
    #[arg(long, value_name = "DIR", global = true)]
    texts: Option<PathBuf>,
}

/// The catalogue, the available languages, and the chosen one.
pub(crate) struct Speech {
    catalog: &'static Catalog,
    library: Option<Library>,
    folder: Option<PathBuf>,
    tag: String,
}

impl LanguageArguments {
    /// What the arguments ask for, or else the environment. Empty variables ask for nothing.
    pub(crate) fn first_look(arguments: &[OsString]) -> LanguageArguments {
        let mut found = LanguageArguments::in_arguments(arguments);
        let variable = |name| env::var_os(name).filter(|value| !value.is_empty());
        found.lang = found.lang.or_else(|| Some(variable("STARFRY_LANG")?.to_string_lossy().into_owned()));
        found.texts = found.texts.or_else(|| Some(variable("STARFRY_TEXTS")?.into()));
        found
    }

    fn in_arguments(arguments: &[OsString]) -> LanguageArguments {
        let mut found = LanguageArguments::default();
        let mut rest = arguments.iter().skip(1).take_while(|argument| *argument != "--");
        while let Some(argument) = rest.next() {
            let argument = argument.to_string_lossy();
            let (name, value) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (&*argument, None),
            };
            if name == "--lang" || name == "--texts" {
                let value = value.or_else(|| rest.next().map(|next| next.to_string_lossy().into_owned()));
                if name == "--lang" {
                    found.lang = value;
                } else {
                    found.texts = value.map(PathBuf::from);
                }
            }
        }
        found
    }

    /// The languages and the chosen one. If that is not possible, returns the reason and the next best
    /// language.
    pub(crate) fn speech(&self, catalog: &'static Catalog) -> Result<Speech, Box<(Speech, Fault)>> {
        let library = match self.texts.as_ref().map(|folder| (folder, texts_folder::library(catalog, folder)))
        {
            None => None,
            Some((_, Ok(library))) => Some(library),
            Some((folder, Err(error))) => {
                let fault = Fault::new("fault-texts")
                    .with("folder", folder.display().to_string())
                    .with("reason", error.to_string());
                return Err(Box::new((Speech::of_locale(catalog, None), fault)));
            }
        };
        let mut speech = Speech::of_locale(catalog, library);
        speech.folder.clone_from(&self.texts);
        let Some(lang) = &self.lang else { return Ok(speech) };
        if speech.library().texts(lang).is_none() {
            let languages: Vec<&str> = speech.library().tags().collect();
            let fault = Fault::new("fault-no-language")
                .with("language", lang.as_str())
                .with("languages", languages.join(", "));
            return Err(Box::new((speech, fault)));
        }
        speech.tag.clone_from(lang);
        Ok(speech)
    }
}

impl Speech {
    /// The language of the user's system, if it is available.
    fn of_locale(catalog: &'static Catalog, library: Option<Library>) -> Speech {
        let mut speech = Speech { catalog, library, folder: None, tag: String::new() };
        let locales: Vec<String> = sys_locale::get_locales().collect();
        // The locale of programmers means English, whatever else the system would use.
        let asked = locales.iter().map(|locale| match locale.as_str() {
            "C" | "POSIX" => "en",
            other => other,
        });
        let best = speech.library().best(asked).to_owned();
        speech.tag = best;
        speech
    }

    /// All games, drafts included.
    pub(crate) fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// Languages for these games in addition to those compiled into the program, for a program that outlives
    /// this value.
    pub(crate) fn own_library(&self, catalog: &Catalog) -> Result<Option<Library>, FolderFault> {
        self.folder.as_deref().map(|folder| texts_folder::library(catalog, folder)).transpose()
    }

    /// All languages.
    pub(crate) fn library(&self) -> &Library {
        self.library.as_ref().unwrap_or_else(|| self.catalog.library())
    }

    /// The texts in the chosen language.
    pub(crate) fn texts(&self) -> &Texts {
        self.library().texts(&self.tag).unwrap_or_else(|| self.library().english())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(arguments: &[&str]) -> LanguageArguments {
        LanguageArguments::in_arguments(&arguments.iter().map(OsString::from).collect::<Vec<OsString>>())
    }

    #[test]
    fn the_language_is_found_wherever_it_is() {
        let german = LanguageArguments { lang: Some("de".into()), texts: None };
        assert_eq!(found(&["starfry", "--lang", "de", "games"]), german);
        assert_eq!(found(&["starfry", "sim", "--nonsense", "--lang=de", "--help"]), german);
        let both = LanguageArguments { texts: Some("my texts".into()), ..german };
        assert_eq!(found(&["starfry", "--texts=my texts", "games", "--lang", "de"]), both);
    }

    #[test]
    fn other_words_and_arguments_without_a_value_ask_for_nothing() {
        let nothing = LanguageArguments::default();
        assert_eq!(found(&["--lang", "games"]), nothing, "the first word is the program");
        assert_eq!(found(&["starfry", "games", "--lang"]), nothing);
        assert_eq!(found(&["starfry", "replay", "--", "--lang", "de"]), nothing);
    }
}
