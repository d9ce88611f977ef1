//! The rulebooks of all languages are consistent with the code, with each other, and within themselves.

use std::collections::BTreeSet;

use catalog::Game;
use contract::Rule;
use i18n::{Block, Rulebook, Span};

use crate::common::{all_games, english, languages_of, unless_draft};

/// A rulebook of a game.
struct Volume {
    tag: &'static str,
    game: &'static dyn Game,
    book: &'static Rulebook,
    rules: &'static [&'static Rule],
}

/// Every rulebook of every game in every language, with the game's rules.
fn books() -> impl Iterator<Item = Volume> {
    all_games().iter().copied().flat_map(|game| {
        languages_of(game).into_iter().filter_map(move |texts| {
            let (tag, name) = (texts.tag(), game.name());
            let book = texts.own_rulebook(name);
            assert!(book.is_some() || tag != "en", "{name} has no rulebook");
            let book = unless_draft(game, &format!("rulebook in {tag}"), book)?;
            Some(Volume { tag, game, book, rules: game.engine().rules() })
        })
    })
}

#[test]
fn every_game_has_a_rulebook_in_every_language() {
    for game in all_games() {
        let own = || books().filter(|book| book.game.name() == game.name());
        let openings: BTreeSet<String> = own().map(|book| format!("{:?}", book.book.opening)).collect();
        assert_eq!(openings.len(), own().count(), "{}", game.name());
        assert_eq!(openings.len(), languages_of(*game).len(), "{}", game.name());
        for Volume { book, .. } in own() {
            assert!(book.chapters[0].id.starts_with(game.name()), "{}", book.chapters[0].id);
        }
    }
    for game in games::offered().games() {
        assert_eq!(books().filter(|book| book.game.name() == game.name()).count(), 5, "{}", game.name());
    }
}

#[test]
fn the_code_and_every_rulebook_have_the_same_rules() {
    for Volume { tag, book, rules, .. } in books() {
        let written: Vec<&str> = book.rules().map(|rule| rule.id.as_str()).collect();
        let unique: BTreeSet<&str> = written.iter().copied().collect();
        assert_eq!(unique.len(), written.len(), "{tag}: a rule of {} appears twice", book.title);
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
        skeleton.push(format!("{} {:?}", chapter.id, chapter.mark));
        skeleton.extend(chapter.opening.iter().filter_map(fixed));
        for rule in &chapter.rules {
            skeleton.push(format!("{} {:?}", rule.id, rule.mark));
            skeleton.extend(rule.blocks.iter().filter_map(fixed));
        }
    }
    skeleton
}

#[test]
fn all_rulebooks_of_a_game_have_the_same_structure() {
    for Volume { tag, game, book, .. } in books() {
        let model = english().rulebook(game.name()).expect("English has all rulebooks");
        assert_eq!(skeleton(book), skeleton(model), "{tag}: {}", game.name());
    }
}

#[test]
fn every_game_has_pictures_and_the_chapters_people_look_for() {
    for Volume { tag, game, book, .. } in books() {
        let pictures = book.blocks().filter(|block| matches!(block, Block::Picture { .. })).count();
        unless_draft(game, &format!("six pictures in its rulebook in {tag}"), (pictures >= 6).then_some(()));
        for chapter in [
            "goal",
            "first-game",
            "components",
            "setup",
            "turn",
            "ending",
            "options",
            "tips",
            "reconstructed",
            "summary",
            "digital",
        ] {
            let is_there = book.chapters.iter().any(|there| there.id.ends_with(&format!(".{chapter}")));
            unless_draft(
                game,
                &format!("chapter {chapter} in its rulebook in {tag}"),
                is_there.then_some(()),
            );
        }
    }
}

#[test]
fn no_link_is_dead() {
    for Volume { tag, book, .. } in books() {
        let ids: BTreeSet<&str> = book
            .chapters
            .iter()
            .map(|chapter| chapter.id.as_str())
            .chain(book.rules().map(|rule| rule.id.as_str()))
            .collect();
        for span in book.blocks().flat_map(Block::spans) {
            if let Span::Link { to, text } = span {
                assert!(ids.contains(to.as_str()), "{tag}: “{text}” links to {to}, which does not exist");
            }
        }
    }
}

#[test]
fn every_rule_has_a_heading_and_a_unique_complete_sentence() {
    for Volume { tag, book, .. } in books() {
        let mut sentences = BTreeSet::new();
        for rule in book.rules() {
            assert!(!rule.title.is_empty(), "{tag}: {} has no heading", rule.id);
            assert!(rule.sentence.ends_with(['.', '!', '?']), "{tag}: {}: {}", rule.id, rule.sentence);
            assert!(
                sentences.insert(&rule.sentence),
                "{tag}: {} has the same sentence as another rule",
                rule.id
            );
            let length = rule.sentence.chars().count();
            assert!((15..=400).contains(&length), "{tag}: {} has {length} letters", rule.id);
        }
    }
}

#[test]
fn no_template_text_is_left_in_the_rulebooks() {
    for Volume { tag, book, .. } in books() {
        for span in book.blocks().flat_map(Block::spans) {
            let text = span.text();
            for left in ["FACT", "EXPLANATION", "CAPTION", "{{", "TODO"] {
                assert!(!text.contains(left), "{tag}: {} still has {left}: {text}", book.title);
            }
        }
    }
}
