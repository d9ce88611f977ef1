//! Rules as JSON, for programs.

use catalog::Game;
use i18n::{RuleText, Texts};
use serde_json::json;

use crate::rules::find::Part;

/// One line per rule, in English whatever language was searched.
pub(crate) fn lines(game: &dyn Game, parts: &[Part<'_>], english: &Texts) -> impl Iterator<Item = String> {
    let rules = parts.iter().flat_map(|part| match part {
        Part::Chapter(chapter) => chapter.rules.iter().collect(),
        Part::Rule(rule) => vec![*rule],
    });
    rules.map(move |rule| line(game, english.rule(&rule.id).unwrap_or(rule)))
}

fn line(game: &dyn Game, rule: &RuleText) -> String {
    let rulings = game.engine().rulings(&rule.id);
    json!({ "id": rule.id, "title": rule.title, "sentence": rule.sentence, "rulings": rulings }).to_string()
}
