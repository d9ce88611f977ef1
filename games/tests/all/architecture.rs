//! Checks the claims of ARCHITECTURE.md as far as a test can.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{files_below, root};

fn files_of(folders: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    let found: Vec<PathBuf> = folders.into_iter().flat_map(|folder| files_below(&folder)).collect();
    assert!(!found.is_empty());
    found
}

/// The subfolders of a folder.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_dir()).collect()
}

/// The folder of every platform crate.
fn platform() -> Vec<PathBuf> {
    folders_in(&root().join("crates"))
}

/// Every game's part with this name: `rules`, `bot` or `play`.
fn parts(name: &str) -> Vec<PathBuf> {
    let games = folders_in(&root().join("games")).into_iter();
    games.map(|game| game.join(name)).filter(|part| part.join("Cargo.toml").exists()).collect()
}

/// The names of the games in lower case: their short names, and their titles as words.
fn names() -> Vec<String> {
    let english = games::all().library().english();
    let games = games::offered().games().iter();
    games.flat_map(|game| [game.name().to_owned(), game.info(english).title.to_lowercase()]).collect()
}

/// Whether a text contains the name as a separate word.
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
    let texts = ["crates/web/static", "crates/web/types", "crates/i18n/texts"];
    // Databases of older servers stay as they were written, so `fixtures` is left out.
    let tests = [
        "crates/cli/tests",
        "crates/server/tests/all",
        "crates/server/tests/nodes",
        "crates/store/tests/all",
        "crates/web/tests/all",
        "tests/browser",
    ];
    let others = texts.into_iter().chain(tests).map(|folder| root().join(folder));
    for path in files_of(sources.chain(others)) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let own = path.strip_prefix(root()).unwrap().display().to_string();
        // Line 0 is the file's name.
        for (number, line) in std::iter::once(own.as_str()).chain(text.lines()).enumerate() {
            let line = line.to_lowercase();
            if let Some(name) = names.iter().find(|name| has_word(&line, name)) {
                faults.push(format!("{}:{number}: {name}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The crates on the map in ARCHITECTURE.md, from top to bottom, by package name. `NAME` stands for any game.
fn map() -> Vec<String> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let (_, map) = text.split_once("## The map").unwrap();
    let rows = map.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let name = |row: &str| row.split('`').nth(1).expect("a row begins with a name").to_owned();
    rows.map(name).map(|name| if name == "cli" { "starfry".into() } else { name }).collect()
}

/// The packages of this workspace, each with its dependencies within the workspace.
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

/// The name of a package on the map.
fn on_the_map(package: &str) -> String {
    let game = games::all().games().iter().map(|game| game.name()).find(|name| package.starts_with(name));
    // The list of games is itself called `games`.
    match game {
        Some(game) => package.replacen(game, "NAME", 1),
        None => package.to_owned(),
    }
}

#[test]
fn dependencies_point_down_on_the_architecture_map() {
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

/// Everything outside the program: files, processes, threads, the network, and clocks.
const OUTSIDE: &[&str] =
    &["fs", "std::process", "thread", "std::net", "Instant", "SystemTime", "rayon", "tokio"];

#[test]
fn rules_live_tables_search_words_and_scenes_have_no_files_processes_threads_or_clocks() {
    let crates = ["contract", "record", "scene", "catalog", "bots", "i18n"];
    let crates = crates.map(|name| root().join("crates").join(name));
    let games = ["rules", "bot", "play"].into_iter().flat_map(parts);
    let mut faults = Vec::new();
    for path in files_of(crates.into_iter().chain(games).map(|folder| folder.join("src"))) {
        // Helpers for tests may read golden files.
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
fn a_name_is_found_as_a_word_but_not_inside_another() {
    assert!(has_word("the rules of chess.", "chess") && has_word("chess_play", "chess"));
    assert!(!has_word("chessboard", "chess"));
}
