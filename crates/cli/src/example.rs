//! A settings file to start from: every setting with its default, commented out.

use i18n::Texts;
use server::config::{Setting, groups};

use crate::output::{WIDEST, hanging};
use crate::settings::about;

/// The file, with comments in this language. A line that begins with # and a letter contains a setting.
pub(crate) fn example(texts: &Texts) -> String {
    let group = |group: &[Setting]| {
        let heading = format!("\n# --- {} ---\n", texts.word(group[0].group));
        heading + &group.iter().map(|setting| entry(setting, texts)).collect::<String>()
    };
    comment(&texts.word("example-head")) + &groups().map(group).collect::<String>()
}

fn entry(setting: &Setting, texts: &Texts) -> String {
    format!("\n{}#{} = {}\n", comment(&about(setting, texts)), setting.name, literal(setting.default))
}

/// A text as comments, paragraph by paragraph.
fn comment(text: &str) -> String {
    text.lines().map(|paragraph| hanging(paragraph, "# ", "# ", WIDEST) + "\n").collect()
}

/// A value in TOML syntax.
fn literal(value: &str) -> String {
    let is_bare = value.parse::<u32>().is_ok() || value.parse::<bool>().is_ok();
    if is_bare { value.to_owned() } else { format!("\"{value}\"") }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;

    use server::Config;
    use server::config::{Effective, SETTINGS, Source};

    use super::*;
    use crate::tests::library;

    fn read(text: &str) -> Effective {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("starfry.toml");
        fs::write(&file, text).unwrap();
        Effective::read(&BTreeMap::new(), |_| None, Some(&file)).unwrap_or_else(|why| panic!("{why}\n{text}"))
    }

    #[test]
    fn the_unchanged_file_sets_nothing() {
        for tag in library().tags() {
            let effective = read(&example(library().texts(tag).unwrap()));
            assert_eq!(effective.config, Config::default());
            assert!(effective.sources.iter().all(|source| *source == Source::Default), "{tag}");
        }
    }

    #[test]
    fn any_line_can_be_uncommented_and_sets_what_it_says() {
        for tag in library().tags() {
            let text = example(library().texts(tag).unwrap());
            for (setting, number) in SETTINGS.iter().zip(0..) {
                let line = format!("\n#{} = ", setting.name);
                assert_eq!(text.matches(&line).count(), 1, "{tag}: {}", setting.name);
                let effective = read(&text.replace(&line, &line.replace('#', "")));
                assert_eq!(effective.config, Config::default(), "{tag}: {}", setting.name);
                let set = |source: &Source| matches!(source, Source::File(_));
                assert_eq!(effective.sources.iter().position(set), Some(number), "{tag}: {}", setting.name);
            }
            let in_the_file = text.lines().filter(|line| line.starts_with('#') && !line.starts_with("# "));
            assert_eq!(in_the_file.count(), SETTINGS.len(), "{tag}: something else looks like a setting");
        }
    }

    #[test]
    fn lines_can_be_read_without_scrolling() {
        let text = example(library().english());
        assert!(text.lines().all(|line| line.chars().count() <= WIDEST), "{text}");
    }
}
