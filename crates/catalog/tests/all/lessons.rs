//! The guided first games: every script is played by the rules, in every language, and nothing is said that no lesson says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalog::{Game, Lesson, games};
use i18n::Library;

fn folder(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn lesson(game: &dyn Game, tag: &str) -> Lesson {
    let texts = Library::embedded().texts(tag).expect("a language");
    game.lesson(texts, "../assets/")
        .unwrap_or_else(|fault| panic!("{} in {tag}: {}", game.name(), texts.message(&fault)))
}

#[test]
fn every_game_has_a_lesson_that_the_rules_allow_in_every_language() {
    for game in games() {
        for tag in Library::embedded().tags() {
            let stops = lesson(*game, tag).stops;
            assert!((12..=20).contains(&stops.len()), "{}: {} stops", game.name(), stops.len());
            let asked = stops.iter().filter(|stop| !stop.legal.is_empty()).count();
            assert!(asked >= 5, "{}: the learner does {asked} things", game.name());
            let last = stops.last().expect("there are stops");
            assert!(last.legal.is_empty(), "{}: the last stop leads to a real game", game.name());
            for stop in &stops {
                assert!(
                    stop.says.chars().count() <= 270,
                    "{} in {tag}: too long: {}",
                    game.name(),
                    stop.says
                );
            }
        }
    }
}

#[test]
fn whatever_the_learner_does_is_asked_for() {
    for game in games() {
        let text = fs::read_to_string(folder(&format!("lessons/{}.toml", game.name()))).expect("a lesson");
        let lines = text.lines().skip_while(|line| !line.starts_with("script")).skip(1);
        let scripted: Vec<&str> = lines
            .take_while(|line| !line.starts_with("\"\"\""))
            .filter_map(|line| line.strip_prefix("1 "))
            .collect();
        let asked: Vec<String> = lesson(*game, "en").stops.into_iter().flat_map(|stop| stop.legal).collect();
        assert_eq!(asked, scripted, "{}", game.name());
    }
}

#[test]
fn what_is_pointed_at_can_be_seen() {
    for game in games() {
        let lesson = serde_json::to_value(lesson(*game, "en")).expect("plain data");
        for stop in lesson["stops"].as_array().expect("a list") {
            let scene = stop["page"]["scene"].as_str().expect("a scene");
            let touches = stop["page"]["touches"].as_array().expect("a list").iter();
            let touched = touches.flat_map(|things| things.as_array().into_iter().flatten());
            for thing in touched.chain(Some(&stop["points_at"])).filter_map(|thing| thing.as_str()) {
                let is_there = scene.contains(&format!("data-thing=\"{thing}\""));
                assert!(is_there, "{}: {thing} is not in the scene of: {}", game.name(), stop["says"]);
            }
        }
    }
}

#[test]
fn every_text_is_said() {
    let written = fs::read_to_string(folder("crates/i18n/texts/en/page-learn.ftl")).expect("the texts");
    let keys: BTreeSet<String> = written
        .lines()
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .filter(|key| key.starts_with("learn-"))
        .map(str::to_owned)
        .collect();
    let said: BTreeSet<String> = games()
        .iter()
        .flat_map(|game| {
            let text =
                fs::read_to_string(folder(&format!("lessons/{}.toml", game.name()))).expect("a lesson");
            let says = text.lines().filter_map(|line| line.strip_prefix("says = "));
            says.map(|says| format!("learn-{}-{}", game.name(), says.trim_matches('"'))).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(keys, said);
}
