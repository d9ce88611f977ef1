//! What the glossaries say is said: every term in docs/glossaries is used in the texts of its language.

use std::fs;

use crate::common::{files_below, root};

/// Fewer than this many letters of a word never change; of a longer one the end may, by case and number.
const FIXED_LETTERS: usize = 4;
/// How many letters at the end of a word may change.
const ENDING: usize = 3;

/// The term of a row `| English | term (note); another | where from |`: without notes, and only the first of
/// several. None for heads, and for rows that explain instead of naming a term, in brackets.
fn term(line: &str) -> Option<String> {
    let mut cells = line.strip_prefix("| ")?.split(" | ");
    let (english, term) = (cells.next()?, cells.next()?.replace("**", ""));
    let first = term.split(['(', ';', ',', '/', ':', '„', '«', '“', '"', '|']).next()?.trim().to_lowercase();
    (english != "English" && !first.is_empty() && !first.starts_with("the same")).then_some(first)
}

/// Whether a text has every word of a term, whatever its ending.
fn has_term(text: &str, term: &str) -> bool {
    let words = term.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.into_iter().all(|word| {
        let letters = word.chars().count();
        let stem = if letters > FIXED_LETTERS { (letters - ENDING).max(ENDING) } else { letters };
        text.contains(&word.chars().take(stem).collect::<String>())
    })
}

#[test]
fn every_term_of_a_glossary_is_used_in_its_language() {
    let mut faults = Vec::new();
    for tag in games::all().library().tags() {
        let glossary = fs::read_to_string(root().join(format!("docs/glossaries/{tag}.md"))).unwrap();
        let is_own = |path: &std::path::PathBuf| path.to_string_lossy().contains(&format!("/texts/{tag}/"));
        let folders = ["crates/i18n/texts", "games"].into_iter();
        let files = folders.flat_map(|folder| files_below(&root().join(folder))).filter(is_own);
        let text: String = files.map(|path| fs::read_to_string(path).unwrap().to_lowercase()).collect();
        let text = text.replace('\u{ad}', "");
        let terms: Vec<String> = glossary.lines().filter_map(term).collect();
        assert!(terms.len() > 100, "{tag}: the glossary has {} terms", terms.len());
        let unused = terms.iter().filter(|term| !has_term(&text, term));
        faults.extend(
            unused.map(|term| format!("{tag}: “{term}” is in the glossary, but nowhere in the texts")),
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
