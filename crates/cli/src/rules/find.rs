//! Finds rules by id and by words.

use i18n::{Chapter, RuleText, Rulebook, Span};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A part of a rulebook.
#[derive(Clone, Copy)]
pub(crate) enum Part<'a> {
    /// A chapter with all its rules.
    Chapter(&'a Chapter),
    /// A single rule.
    Rule(&'a RuleText),
}

/// Every rule.
pub(crate) fn all(book: &Rulebook) -> Vec<Part<'_>> {
    book.rules().map(Part::Rule).collect()
}

/// The chapter or rule with this id, or else all rules whose ids begin with it. The game's name may be left
/// out.
pub(crate) fn by_id<'a>(game: &str, book: &'a Rulebook, id: &str) -> Vec<Part<'a>> {
    let id = full(game, id);
    if let Some(rule) = book.rule(&id) {
        return vec![Part::Rule(rule)];
    }
    if let Some(chapter) = book.chapters.iter().find(|chapter| chapter.id == id) {
        return vec![Part::Chapter(chapter)];
    }
    let beneath = format!("{id}.");
    book.rules().filter(|rule| rule.id.starts_with(&beneath)).map(Part::Rule).collect()
}

fn full(game: &str, id: &str) -> String {
    if id.split('.').next() == Some(game) { id.to_owned() } else { format!("{game}.{id}") }
}

/// The ids most similar to this one.
pub(crate) fn nearest<'a>(game: &str, book: &'a Rulebook, id: &str) -> Vec<&'a str> {
    const MOST: usize = 3;
    let id = full(game, id);
    let chapters = book.chapters.iter().map(|chapter| chapter.id.as_str());
    let mut ids: Vec<&str> = chapters.chain(book.rules().map(|rule| rule.id.as_str())).collect();
    ids.sort_by_cached_key(|other| std::cmp::Reverse((1000.0 * strsim::jaro_winkler(other, &id)) as u64));
    ids.truncate(MOST);
    ids
}

/// The rules that contain all words, those with a word in the heading first.
pub(crate) fn rules<'a>(book: &'a Rulebook, words: &str) -> Vec<&'a RuleText> {
    let words: Vec<String> = folded(words).split_whitespace().map(str::to_owned).collect();
    let has = |text: &str| words.iter().all(|word| text.contains(word.as_str()));
    let mut hits: Vec<&RuleText> = book.rules().filter(|rule| has(&folded(&everything(rule)))).collect();
    hits.sort_by_key(|rule| {
        let title = folded(&rule.title);
        !words.iter().any(|word| title.contains(word.as_str()))
    });
    hits
}

/// The whole text of a rule.
fn everything(rule: &RuleText) -> String {
    let spans = rule.blocks.iter().flat_map(|block| block.spans().map(Span::text));
    let parts = [rule.id.as_str(), " ", &rule.title, " "].into_iter().chain(spans);
    parts.collect()
}

/// A text in lower case and without accents, so that people find what they type: "sila" finds "siła".
fn folded(text: &str) -> String {
    text.nfd()
        .filter(|c| !is_combining_mark(*c))
        .flat_map(char::to_lowercase)
        .map(|c| match c {
            'ł' => 'l',
            'ß' => 's',
            '’' => '\'',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capital_letters_and_accents_do_not_matter() {
        assert_eq!(folded("W kupie SIŁA, Généraux, Größe"), "w kupie sila, generaux, grose");
    }
}
