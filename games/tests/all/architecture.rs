//! What ARCHITECTURE.md claims of the code, as far as a test can see it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

fn files_of(folders: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut found = Vec::new();
    folders.into_iter().for_each(|folder| files(&folder, &mut found));
    assert!(!found.is_empty());
    found
}

/// The folders in a folder.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_dir()).collect()
}

/// Every crate of the platform: its folder.
fn platform() -> Vec<PathBuf> {
    folders_in(&root().join("crates"))
}

/// Every part of a game with this name: `rules`, `bot` or `play`.
fn parts(name: &str) -> Vec<PathBuf> {
    let games = folders_in(&root().join("games")).into_iter();
    games.map(|game| game.join(name)).filter(|part| part.join("Cargo.toml").exists()).collect()
}

/// What the games are called, in small letters: their short names, and their titles as words.
fn names() -> Vec<String> {
    let english = games::all().library().english();
    let games = games::offered().games().iter();
    games.flat_map(|game| [game.name().to_owned(), game.info(english).title.to_lowercase()]).collect()
}

/// Whether a text has the name as a word of its own.
fn has_word(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[test]
fn no_game_is_named_in_the_platform() {
    let (names, mut faults) = (names(), Vec::new());
    let sources = platform().into_iter().map(|folder| folder.join("src"));
    let others = ["web/static", "web/types", "i18n/texts"].map(|folder| root().join("crates").join(folder));
    for path in files_of(sources.chain(others)) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for (number, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            if let Some(name) = names.iter().find(|name| has_word(&line, name)) {
                faults.push(format!("{}:{}: {name}", path.display(), number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The crates of the map in ARCHITECTURE.md, from top to bottom, by the names of their packages. `NAME` stands for any game.
fn map() -> Vec<String> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let (_, map) = text.split_once("## The map").unwrap();
    let rows = map.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let name = |row: &str| row.split('`').nth(1).expect("a row begins with a name").to_owned();
    rows.map(name).map(|name| if name == "cli" { "starfry".into() } else { name }).collect()
}

/// The packages of this workspace with those of it that they need to be built.
fn packages() -> BTreeMap<String, Vec<String>> {
    let games = ["rules", "bot", "play"].into_iter().flat_map(parts);
    let folders = platform().into_iter().chain(games).chain([root().join("games")]);
    let read = |folder: PathBuf| {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap().to_owned();
        let needs = manifest.get("dependencies").and_then(toml::Value::as_table);
        (name, needs.map_or_else(Vec::new, |needs| needs.keys().cloned().collect()))
    };
    let mut packages: BTreeMap<String, Vec<String>> = folders.map(read).collect();
    let own: Vec<String> = packages.keys().cloned().collect();
    for needs in packages.values_mut() {
        needs.retain(|need| own.contains(need));
    }
    packages
}

/// A package as the map calls it.
fn on_the_map(package: &str) -> String {
    let game = games::all().games().iter().map(|game| game.name()).find(|name| package.starts_with(name));
    // The list itself is called `games`.
    match game {
        Some(game) => package.replacen(game, "NAME", 1),
        None => package.to_owned(),
    }
}

#[test]
fn dependencies_point_down_in_the_map_of_the_architecture() {
    let (map, packages) = (map(), packages());
    let row = |package: &str| {
        let name = on_the_map(package);
        map.iter().position(|row| *row == name).unwrap_or_else(|| panic!("{package} is not on the map"))
    };
    for (package, needs) in &packages {
        for need in needs {
            assert!(row(need) > row(package), "{package} is above {need} on the map, not below it");
        }
    }
    for name in &map {
        assert!(packages.keys().any(|package| on_the_map(package) == *name), "there is no {name}");
    }
}

/// What reaches outside of the program: files, processes, threads, the net, and clocks.
const OUTSIDE: &[&str] =
    &["fs", "std::process", "thread", "std::net", "Instant", "SystemTime", "rayon", "tokio"];

#[test]
fn rules_live_tables_search_words_and_scenes_have_no_files_processes_threads_or_clocks() {
    let crates = ["contract", "record", "scene", "catalog", "bots", "i18n"];
    let crates = crates.map(|name| root().join("crates").join(name));
    let games = ["rules", "bot", "play"].into_iter().flat_map(parts);
    let mut faults = Vec::new();
    for path in files_of(crates.into_iter().chain(games).map(|folder| folder.join("src"))) {
        // What tests call may read golden files.
        if path.components().any(|part| part.as_os_str() == "checks") {
            continue;
        }
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for (number, line) in
            text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            if let Some(word) = OUTSIDE.iter().find(|word| has_word(line, word)) {
                faults.push(format!("{}:{}: {word}", path.display(), number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_name_is_found_as_a_word_and_not_within_another() {
    assert!(has_word("the rules of chess.", "chess") && has_word("chess_play", "chess"));
    assert!(!has_word("chessboard", "chess"));
}
