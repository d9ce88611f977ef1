//! The rulebooks of all languages fit the code, each other, and themselves.

use std::collections::BTreeSet;

use i18n::{Block, Library, Rulebook, Span};
use table::{Rule, Rules};

const GAMES: [(&str, &[&Rule]); 3] = [
    ("ufoludki", ufoludki::Ufoludki::RULES),
    ("fries", fries::Fries::RULES),
    ("battleforce", battleforce::BattleForce::RULES),
];

/// Every rulebook of every language, with its game's rules.
fn books() -> impl Iterator<Item = (&'static str, &'static Rulebook, &'static [&'static Rule])> {
    Library::embedded().tags().flat_map(|tag| {
        let texts = Library::embedded().texts(tag).expect("the language is there");
        GAMES.map(|(game, rules)| (tag, texts.rulebook(game).expect("every game has a rulebook"), rules))
    })
}

#[test]
fn every_language_has_a_rulebook_of_its_own_for_every_game() {
    for (game, _) in GAMES {
        let openings: BTreeSet<String> = books()
            .filter(|(_, book, _)| book.chapters[0].id.starts_with(game))
            .map(|(_, book, _)| format!("{:?}", book.opening))
            .collect();
        assert_eq!(openings.len(), 5, "{game}");
    }
}

#[test]
fn every_rule_of_the_code_is_in_every_rulebook_and_every_rule_of_a_rulebook_is_in_the_code() {
    for (tag, book, rules) in books() {
        let written: Vec<&str> = book.rules().map(|rule| rule.id.as_str()).collect();
        let unique: BTreeSet<&str> = written.iter().copied().collect();
        assert_eq!(unique.len(), written.len(), "{tag}: a rule of {} is there twice", book.title);
        let known: BTreeSet<&str> = rules.iter().map(|rule| rule.id).collect();
        let (missing, unknown): (Vec<_>, Vec<_>) =
            (known.difference(&unique).collect(), unique.difference(&known).collect());
        assert!(missing.is_empty() && unknown.is_empty(), "{tag}: missing {missing:?}, unknown {unknown:?}");
    }
}

/// What must be the same in all languages: ids, pictures and tables, in order.
fn skeleton(book: &Rulebook) -> Vec<String> {
    let fixed = |block: &Block| match block {
        Block::Picture { scenario, step, .. } => Some(format!("picture {scenario} {step}")),
        Block::Generated(what) => Some(format!("table {what}")),
        _ => None,
    };
    let mut skeleton: Vec<String> = book.opening.iter().filter_map(fixed).collect();
    for chapter in &book.chapters {
        skeleton.push(chapter.id.clone());
        skeleton.extend(chapter.opening.iter().filter_map(fixed));
        for rule in &chapter.rules {
            skeleton.push(rule.id.clone());
            skeleton.extend(rule.blocks.iter().filter_map(fixed));
        }
    }
    skeleton
}

#[test]
fn the_rulebooks_of_a_game_have_the_same_chapters_rules_pictures_and_tables_in_the_same_order() {
    let english = Library::embedded().english();
    for (tag, book, _) in books() {
        let game = book.chapters[0].id.split('.').next().expect("an id has parts");
        let model = english.rulebook(game).expect("English has all rulebooks");
        assert_eq!(skeleton(book), skeleton(model), "{tag}: {game}");
    }
}

#[test]
fn every_game_has_pictures_and_the_chapters_people_look_for() {
    for (tag, book, _) in books() {
        let pictures = book.blocks().filter(|block| matches!(block, Block::Picture { .. })).count();
        assert!(pictures >= 6, "{tag}: {} has {pictures} pictures", book.title);
        for chapter in ["goal", "components", "setup", "turn", "ending", "options", "tips", "reconstructed"] {
            let is_there = book.chapters.iter().any(|there| there.id.ends_with(&format!(".{chapter}")));
            assert!(is_there, "{tag}: {} has no chapter {chapter}", book.title);
        }
    }
}

#[test]
fn no_link_is_dead() {
    for (tag, book, _) in books() {
        let ids: BTreeSet<&str> = book
            .chapters
            .iter()
            .map(|chapter| chapter.id.as_str())
            .chain(book.rules().map(|rule| rule.id.as_str()))
            .collect();
        for span in book.blocks().flat_map(Block::spans) {
            if let Span::Link { to, text } = span {
                assert!(ids.contains(to.as_str()), "{tag}: “{text}” leads to {to}, which is not there");
            }
        }
    }
}

#[test]
fn every_rule_has_a_heading_and_a_sentence_of_its_own_that_ends() {
    for (tag, book, _) in books() {
        let mut sentences = BTreeSet::new();
        for rule in book.rules() {
            assert!(!rule.title.is_empty(), "{tag}: {} has no heading", rule.id);
            assert!(rule.sentence.ends_with(['.', '!', '?']), "{tag}: {}: {}", rule.id, rule.sentence);
            assert!(sentences.insert(&rule.sentence), "{tag}: the sentence of {} is also another’s", rule.id);
            let length = rule.sentence.chars().count();
            assert!((15..=400).contains(&length), "{tag}: {} has {length} letters", rule.id);
        }
    }
}

#[test]
fn nothing_is_left_of_the_skeleton_the_books_were_written_from() {
    for (tag, book, _) in books() {
        for span in book.blocks().flat_map(Block::spans) {
            let text = span.text();
            for left in ["FACT", "EXPLANATION", "CAPTION", "{{", "TODO"] {
                assert!(!text.contains(left), "{tag}: {} still has {left}: {text}", book.title);
            }
        }
    }
}
