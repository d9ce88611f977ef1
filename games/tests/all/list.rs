//! The list of games itself: gates cover all of it.

use catalog::Game;
use contract::Rules;

use crate::common::{all_games, english, library};

fn names(games: &[&'static dyn Game]) -> Vec<&'static str> {
    games.iter().map(|game| game.name()).collect()
}

fn name_of<G: Rules>(game: &'static catalog::GameOf<G>) -> &'static str {
    assert_eq!(game.name(), G::NAME, "the engine is of the same game");
    G::NAME
}

#[test]
fn gates_that_need_the_rules_run_for_every_game_of_the_list() {
    let mut run_for = Vec::new();
    macro_rules! note {
        ($play:ident) => {
            run_for.push(name_of(&::$play::ALL_OF_IT));
        };
    }
    for_each_game!(note);
    assert_eq!(run_for, names(all_games()));
}

#[test]
fn every_folder_of_a_game_is_on_the_list() {
    let entries = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap().map(|entry| entry.unwrap().path());
    let folders = entries.filter(|path| path.join("rules").is_dir());
    let mut folders: Vec<String> =
        folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    folders.sort();
    let mut listed = names(all_games());
    listed.sort_unstable();
    assert_eq!(folders, listed);
}

#[test]
fn no_game_that_was_offered_becomes_a_draft_again() {
    let offered = names(games::offered().games());
    for name in ["fries", "ufoludki", "battleforce"] {
        assert!(offered.contains(&name), "{name} would no longer have to pass everything");
    }
    let finished: Vec<&dyn Game> =
        all_games().iter().copied().filter(|game| game.offer().is_some()).collect();
    assert_eq!(offered, names(&finished));
}

#[test]
fn an_offered_game_lacks_nothing_and_a_draft_is_told_what_it_lacks() {
    for game in all_games() {
        let needs = game.needs(library());
        assert_eq!(needs.is_empty(), game.offer().is_some(), "{}: {needs:?}", game.name());
    }
}

#[test]
fn every_game_is_found_by_its_name_and_unknown_names_are_refused_with_a_list() {
    for game in all_games() {
        let found = games::all().game(game.name()).unwrap();
        assert_eq!(found.info(english()).name, game.name());
    }
    let fault = games::all().game("chess").err().unwrap();
    assert_eq!(fault.key(), "fault-no-game");
    assert!(fault.to_string().contains("fries, ufoludki, battleforce"), "{fault}");
}

#[test]
fn no_two_assets_of_different_games_have_the_same_name() {
    let mut seen = std::collections::BTreeMap::new();
    for asset in all_games().iter().flat_map(|game| game.assets()) {
        let before = seen.insert(asset.name, asset.text);
        assert!(before.is_none_or(|text| text == asset.text), "{}", asset.name);
    }
}
