//! The guided first games: every script is legal and works in every language, and every lesson text is used.

use std::collections::BTreeSet;
use std::fs;

use catalog::{Game, Lesson};
use i18n::Texts;

use crate::common::{all_games, english, files, folder_of, languages_of, repository, unless_draft};

/// A game's lesson in a language; a draft may have none.
fn lesson(game: &'static dyn Game, texts: &Texts) -> Option<Lesson> {
    let lesson = unless_draft(game, "guided first game", game.lesson(texts, "../assets/"))?;
    Some(lesson.unwrap_or_else(|fault| {
        panic!("{} in {}: {}", game.name(), texts.tag(), texts.message(&fault));
    }))
}

/// The source of a game's lesson.
fn script(game: &'static dyn Game) -> Option<String> {
    unless_draft(game, "lesson.toml", fs::read_to_string(folder_of(game.name(), "play/lesson.toml")).ok())
}

#[test]
fn every_game_has_a_lesson_that_the_rules_allow_in_every_language() {
    for game in all_games() {
        for texts in languages_of(*game) {
            let Some(Lesson { stops, .. }) = lesson(*game, texts) else { continue };
            assert!((12..=20).contains(&stops.len()), "{}: {} stops", game.name(), stops.len());
            let asked = stops.iter().filter(|stop| !stop.legal.is_empty()).count();
            assert!(asked >= 5, "{}: the learner does {asked} things", game.name());
            let last = stops.last().expect("there are stops");
            assert!(last.legal.is_empty(), "{}: the last stop leads to a real game", game.name());
            for stop in &stops {
                assert!(
                    stop.says.chars().count() <= 270,
                    "{} in {}: too long: {}",
                    game.name(),
                    texts.tag(),
                    stop.says
                );
            }
        }
    }
}

#[test]
fn the_learner_is_asked_for_every_move_they_make() {
    for game in all_games() {
        let Some(lesson) = lesson(*game, english()) else { continue };
        let text = script(*game).expect("the lesson is written somewhere");
        let lines = text.lines().skip_while(|line| !line.starts_with("script")).skip(1);
        let scripted: Vec<&str> = lines
            .take_while(|line| !line.starts_with("\"\"\""))
            .filter_map(|line| line.strip_prefix("1 "))
            .collect();
        let asked: Vec<String> = lesson.stops.into_iter().flat_map(|stop| stop.legal).collect();
        assert_eq!(asked, scripted, "{}", game.name());
    }
}

#[test]
fn everything_a_lesson_points_at_is_visible() {
    for game in all_games() {
        let Some(lesson) = lesson(*game, english()) else { continue };
        let lesson = serde_json::to_value(lesson).expect("plain data");
        for stop in lesson["stops"].as_array().expect("a list") {
            let scene = stop["page"]["scene"].as_object().expect("a scene");
            let touches = stop["page"]["touches"].as_array().expect("a list").iter();
            let touched = touches.flat_map(|things| things.as_array().into_iter().flatten());
            for thing in touched.chain(Some(&stop["points_at"])).filter_map(|thing| thing.as_str()) {
                let marked = format!("data-thing=\"{thing}\"");
                let is_there = scene.values().any(|part| part.as_str().expect("HTML").contains(&marked));
                assert!(is_there, "{}: {thing} is not in the scene of: {}", game.name(), stop["says"]);
            }
        }
    }
}

/// The keys in a texts folder that begin like this.
fn keys(folder: &std::path::Path, beginning: &str) -> Vec<String> {
    let texts =
        files(folder, ".ftl").into_iter().map(|(_, text)| String::from_utf8(text).expect("texts are UTF-8"));
    let keys = texts.flat_map(|text| {
        let keys = text.lines().filter_map(|line| line.split_once(" = ").map(|(key, _)| key.to_owned()));
        keys.collect::<Vec<String>>()
    });
    keys.filter(|key| key.starts_with(beginning)).collect()
}

#[test]
fn every_lesson_text_is_used() {
    let mut written: BTreeSet<String> =
        keys(&repository("crates/i18n/texts/en"), "learn-").into_iter().collect();
    let mut said = BTreeSet::new();
    for game in all_games() {
        let name = game.name();
        written.extend(keys(&folder_of(name, "play/texts/en"), "learn-"));
        let text = script(*game).unwrap_or_default();
        let says = text.lines().filter_map(|line| line.strip_prefix("says = "));
        said.extend(says.map(|says| format!("learn-{name}-{}", says.trim_matches('"'))));
    }
    assert_eq!(written, said);
}
