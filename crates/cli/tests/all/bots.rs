//! The example bots keep to the protocol, and the documentation shows them as they are.

use std::fs;
use std::process::{Command, Output};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn has_python() -> bool {
    Command::new("python3").arg("--version").output().is_ok_and(|version| version.status.success())
}

/// `starfry bot check COMMAND --json`, in the folder of the repository.
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
    assert_eq!(report.lines().count(), games::all().games().len(), "all games are tried: {report}");
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
        assert!(String::from_utf8_lossy(&output.stdout).contains("the shell finds no such command"));
    }
}

#[test]
fn the_example_that_asks_for_steps_is_told_them() {
    let output = check("python3 examples/bots/ufoludki_bot.py", &["--game", "ufoludki"]);
    if has_python() {
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(0), "{report}");
        assert_eq!(report["bot"]["events"], true);
        assert!(report["steps_told"].as_u64().unwrap() > 50, "{report}");
    } else {
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn the_documentation_shows_the_examples_as_they_are() {
    let documentation = fs::read_to_string(format!("{ROOT}/docs/bots.md")).unwrap();
    for name in ["random_bot.py", "ufoludki_bot.py"] {
        let example = fs::read_to_string(format!("{ROOT}/examples/bots/{name}")).unwrap();
        assert!(
            documentation.contains(&format!("```python\n{example}```")),
            "docs/bots.md does not show {name} as it is"
        );
    }
}
