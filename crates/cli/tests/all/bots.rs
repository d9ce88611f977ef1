//! The example bots keep to the protocol, and the documentation shows them unchanged.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The examples that play only one game: the game, and the file in examples/bots, which is named after it.
fn examples_for_one_game() -> Vec<(&'static str, String)> {
    let named = games::all().games().iter().map(|game| (game.name(), format!("{}_bot.py", game.name())));
    let examples: Vec<_> =
        named.filter(|(_, file)| Path::new(ROOT).join("examples/bots").join(file).exists()).collect();
    assert!(!examples.is_empty());
    examples
}

fn has_python() -> bool {
    Command::new("python3").arg("--version").output().is_ok_and(|version| version.status.success())
}

/// Runs `starfry bot check COMMAND --json` in the root of the repository.
fn check(command: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_starfry"))
        .args(["bot", "check", command, "--seed", "1", "--json"])
        .args(arguments)
        .current_dir(ROOT)
        .output()
        .unwrap()
}

fn assert_all_is_well(output: &Output) {
    let report = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{report}");
    assert_eq!(report.lines().count(), games::all().games().len(), "not all games were tried: {report}");
}

#[test]
fn the_example_in_shell_plays_every_game_by_the_protocol() {
    assert_all_is_well(&check("sh examples/bots/first_bot.sh", &[]));
}

#[test]
fn the_example_in_python_plays_every_game_by_the_protocol() {
    let output = check("python3 examples/bots/random_bot.py", &[]);
    if has_python() {
        assert_all_is_well(&output);
    } else {
        // Without Python the check says so.
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stdout).contains("the shell did not find the command"));
    }
}

#[test]
fn examples_for_one_game_ask_for_steps_and_get_them() {
    for (game, file) in examples_for_one_game() {
        let output = check(&format!("python3 examples/bots/{file}"), &["--game", game]);
        if has_python() {
            let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            assert_eq!(output.status.code(), Some(0), "{report}");
            assert_eq!(report["bot"]["events"], true);
            assert!(report["steps_told"].as_u64().unwrap() > 50, "{report}");
        } else {
            assert_eq!(output.status.code(), Some(1));
        }
    }
}

#[test]
fn the_documentation_shows_the_examples_unchanged() {
    let documentation = fs::read_to_string(format!("{ROOT}/docs/bots.md")).unwrap();
    let for_one_game = examples_for_one_game().into_iter().map(|(_, file)| file);
    for name in for_one_game.chain(["random_bot.py".to_owned()]) {
        let example = fs::read_to_string(format!("{ROOT}/examples/bots/{name}")).unwrap();
        assert!(
            documentation.contains(&format!("```python\n{example}```")),
            "docs/bots.md does not show {name} unchanged"
        );
    }
}
