//! All languages are complete: they have the same keys and variables, and nothing is empty or left in English
//! by accident.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalog::Game;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::common::{all_games, files, folder_of, languages_of, library, repository};

/// The folder of the platform's texts in a language.
fn platform_texts(tag: &str) -> PathBuf {
    repository("crates/i18n/texts").join(tag)
}

fn texts_of(game: &dyn Game, tag: &str) -> PathBuf {
    folder_of(game.name(), "play/texts").join(tag)
}

/// The languages of the platform.
fn languages() -> Vec<String> {
    let entries = fs::read_dir(platform_texts("")).expect("the texts are there");
    let mut tags: Vec<String> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("a folder has a name").to_string_lossy().into_owned())
        .collect();
    tags.sort();
    tags
}

/// The games available in a language: all except some drafts.
fn games_in(tag: &str) -> Vec<&'static dyn Game> {
    let speaks = |game: &&'static dyn Game| languages_of(*game).iter().any(|texts| texts.tag() == tag);
    all_games().iter().copied().filter(speaks).collect()
}

/// A text as a translator writes it: the variables and forms it uses, and its plain text without them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Text {
    variables: BTreeSet<String>,
    forms: BTreeSet<String>,
    plain: String,
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Text {
        let mut text = Text::default();
        text.read(pattern);
        text
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.plain += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "FORM", "the only function is FORM");
                self.form(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.plain += value,
            _ => {}
        }
    }

    /// `FORM($place, "in")`
    fn form(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            match argument {
                InlineExpression::StringLiteral { value } => {
                    self.forms.insert((*value).to_owned());
                }
                other => self.inline(other),
            }
        }
    }
}

/// Texts whose forms each language defines itself: players in sentences.
const WITH_OWN_FORMS: [&str; 2] = ["story-you", "story-they"];

/// Forms that the program gives to players' names.
const FORMS_OF_PLAYERS: [&str; 2] = ["person", "you"];

/// All texts in a language, by key, and by key and attribute.
type Catalogue = BTreeMap<(String, Option<String>), Text>;

/// All texts in a language: the platform's and those of the games available in it.
fn catalogue(tag: &str) -> Catalogue {
    catalogue_of(tag, &games_in(tag))
}

/// The texts of the platform and these games in a language.
fn catalogue_of(tag: &str, games: &[&'static dyn Game]) -> Catalogue {
    let mut catalogue = Catalogue::new();
    let folders = games.iter().map(|game| texts_of(*game, tag)).chain([platform_texts(tag)]);
    for (file, source) in folders.flat_map(|folder| files(&folder, ".ftl")) {
        let source = String::from_utf8(source).expect("the texts are UTF-8");
        let resource =
            parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{tag}: {file}.ftl: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let value = message.value.as_ref().unwrap_or_else(|| panic!("{tag}: {key} has no text"));
            let before = catalogue.insert((key.clone(), None), Text::of(value));
            assert!(before.is_none(), "{tag}: {key} is there twice");
            for attribute in &message.attributes {
                let place = (key.clone(), Some(attribute.id.name.to_owned()));
                let before = catalogue.insert(place, Text::of(&attribute.value));
                assert!(before.is_none(), "{tag}: {key}.{} is there twice", attribute.id.name);
            }
        }
    }
    catalogue
}

fn shown((key, attribute): &(String, Option<String>)) -> String {
    attribute.as_ref().map_or_else(|| key.clone(), |attribute| format!("{key}.{attribute}"))
}

#[test]
fn there_are_five_languages() {
    assert_eq!(languages(), ["de", "en", "fr", "it", "pl"]);
    assert_eq!(library().tags().collect::<Vec<_>>(), languages(), "games add none of their own");
}

#[test]
fn every_offered_game_has_every_language_and_every_game_has_english() {
    assert_eq!(games_in("en").len(), all_games().len());
    for tag in languages() {
        let speaking: Vec<&str> = games_in(&tag).iter().map(|game| game.name()).collect();
        for game in games::offered().games() {
            assert!(speaking.contains(&game.name()), "{tag}: {}", game.name());
        }
    }
}

#[test]
fn the_embedded_texts_are_those_in_the_games_folders() {
    for game in all_games() {
        for tag in languages_of(*game).iter().map(|texts| texts.tag()) {
            for (file, text) in files(&texts_of(*game, tag), ".ftl") {
                let compiled = game.texts().get(&format!("{tag}/{file}.ftl"));
                assert_eq!(compiled.as_deref(), Some(&text[..]), "{}: {tag}/{file}", game.name());
            }
        }
    }
}

#[test]
fn every_language_has_the_keys_and_variables_of_english() {
    let mut faults = Vec::new();
    for tag in languages() {
        let (english, own) = (catalogue_of("en", &games_in(&tag)), catalogue(&tag));
        for (place, text) in &english {
            match own.get(place) {
                None if place.1.is_some() && WITH_OWN_FORMS.contains(&place.0.as_str()) => {}
                None => faults.push(format!("{tag}: {} is missing", shown(place))),
                Some(translated) if translated.variables != text.variables => faults.push(format!(
                    "{tag}: {} has {:?}, English {:?}",
                    shown(place),
                    translated.variables,
                    text.variables
                )),
                Some(_) => {}
            }
        }
        // Names may have more forms than in English. Other texts may not have more attributes, and there may
        // be no additional keys.
        for (place, text) in &own {
            let named = english.get(&(place.0.clone(), None));
            let is_form =
                place.1.is_some() && named.is_some_and(|name| text.variables.is_subset(&name.variables));
            if !english.contains_key(place) && !is_form {
                faults.push(format!("{tag}: {} is not in English", shown(place)));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_text_is_empty() {
    for tag in languages() {
        for (place, text) in catalogue(&tag) {
            let is_sign = ["number-separator", "percent-sign"].contains(&place.0.as_str());
            let says_something = text.plain.chars().any(char::is_alphanumeric) || !text.variables.is_empty();
            let says_something = says_something || is_sign;
            assert!(says_something, "{tag}: {} is empty", shown(&place));
        }
    }
}

#[test]
fn every_form_used_in_sentences_exists_for_the_names() {
    for tag in languages() {
        let own = catalogue(&tag);
        let given: BTreeSet<&String> = own.keys().filter_map(|(_, attribute)| attribute.as_ref()).collect();
        for (place, text) in &own {
            for form in &text.forms {
                assert!(
                    given.contains(form) || FORMS_OF_PLAYERS.contains(&form.as_str()),
                    "{tag}: {} uses the form {form}, which no name has",
                    shown(place)
                );
            }
        }
    }
}

/// Keys whose text may be the same as in English: for each language, keys or key prefixes ending in `*`.
fn may_be_english() -> BTreeMap<String, Vec<String>> {
    let path = repository("games/tests/same-as-english.toml");
    toml::from_str(&fs::read_to_string(path).expect("the list is there")).expect("the list can be read")
}

fn is_listed(list: &[String], key: &str) -> bool {
    list.iter().any(|entry| match entry.strip_suffix('*') {
        Some(beginning) => key.starts_with(beginning),
        None => entry == key,
    })
}

#[test]
fn texts_that_equal_english_are_on_the_list_and_the_list_has_nothing_else() {
    let lists = may_be_english();
    let mut faults = Vec::new();
    for tag in languages().into_iter().filter(|tag| tag != "en") {
        let (english, own, list) = (catalogue_of("en", &games_in(&tag)), catalogue(&tag), &lists[&tag]);
        let has_words = |text: &Text| text.plain.chars().any(char::is_alphabetic);
        let same: Vec<String> = english
            .iter()
            .filter(|(place, text)| has_words(text) && own.get(*place) == Some(*text))
            .map(|(place, _)| shown(place))
            .collect();
        let unlisted = same.iter().filter(|key| !is_listed(list, key));
        faults.extend(unlisted.map(|key| format!("{tag}: {key} reads as in English")));
        let needless =
            list.iter().filter(|entry| !same.iter().any(|key| is_listed(&[(*entry).clone()], key)));
        faults.extend(needless.map(|entry| format!("{tag}: {entry} is on the list for nothing")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All string literals in the program that look like keys, with `*` in place of interpolations.
fn keys_in_code() -> BTreeSet<String> {
    fn walk(folder: &Path, keys: &mut BTreeSet<String>) {
        for path in
            fs::read_dir(folder).expect("the code is there").map(|entry| entry.expect("readable").path())
        {
            if path.is_dir() {
                walk(&path, keys);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("code is UTF-8");
                keys.extend(source.split('"').skip(1).step_by(1).filter_map(key_pattern));
            }
        }
    }
    let mut keys = BTreeSet::new();
    let folders = |folder: PathBuf| {
        let entries =
            fs::read_dir(folder).expect("the code is there").map(|entry| entry.expect("readable").path());
        entries.filter(|path| path.is_dir())
    };
    let games = folders(repository("games")).flat_map(folders);
    for folder in folders(repository("crates")).chain(games).map(|package| package.join("src")) {
        if folder.is_dir() {
            walk(&folder, &mut keys);
        }
    }
    keys
}

/// A literal as a key pattern, if it looks like one: `fries-field-{id}` is `fries-field-*`.
fn key_pattern(literal: &str) -> Option<String> {
    let mut pattern = String::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        pattern += before;
        pattern.push('*');
        rest = after.split_once('}')?.1;
    }
    pattern += rest;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_' | '*');
    (pattern.chars().all(fits)
        && pattern.chars().any(|c| c.is_ascii_lowercase() || c == '*')
        && pattern.len() > 2)
        .then_some(pattern)
}

fn matches(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((before, after)) => {
            let Some(rest) = key.strip_prefix(before) else { return false };
            (0..=rest.len()).any(|skipped| rest.is_char_boundary(skipped) && matches(after, &rest[skipped..]))
        }
    }
}

#[test]
fn every_key_is_used_by_the_program() {
    let patterns: Vec<String> = keys_in_code()
        .into_iter()
        .filter(|pattern| pattern.chars().filter(char::is_ascii_lowercase).count() > 2)
        .collect();
    let unused: Vec<String> = catalogue("en")
        .into_keys()
        .filter(|(key, attribute)| {
            attribute.is_none() && !patterns.iter().any(|pattern| matches(pattern, key))
        })
        .map(|(key, _)| key)
        .collect();
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}
