//! Runs the commands of docs/api.md one after another, as a reader would.

use std::path::Path;
use std::process::Command;

use crate::running::Running;
use rustix::process::Signal;

const PAGE: &str = include_str!("../../../../docs/api.md");

/// All commands on the page as one script, which stops at the first failure.
fn script() -> String {
    let mut script = String::from("set -euo pipefail\n");
    let mut is_shell = false;
    for line in PAGE.lines() {
        match line {
            "```sh" => is_shell = true,
            "```" => is_shell = false,
            line if is_shell => script.extend([line, "\n"]),
            _ => {}
        }
    }
    script
}

#[test]
fn a_reader_of_the_page_plays_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    let beside = Path::new(env!("CARGO_BIN_EXE_starfry")).parent().unwrap().to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([beside].into_iter().chain(std::env::split_paths(&path)));
    let read = Command::new("bash")
        .args(["-c", &script()])
        .current_dir(&folder)
        .env("S", format!("http://{}", server.address))
        .env("EXAMPLES", concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples"))
        .env("PATH", path.unwrap())
        .env("STARFRY_LANG", "en")
        .output()
        .expect("bash starts");
    let said = String::from_utf8_lossy(&read.stdout);
    let complained = String::from_utf8_lossy(&read.stderr);
    assert!(read.status.success(), "needs bash, curl 7.82, jq and python3\n{said}\n{complained}");
    assert!(said.contains("game.jsonl: the seed matches its published hash"), "{said}");
    assert!(said.contains("\"is\":\"program\""), "the bot did not join: {said}");
    let moved: Vec<&str> = said.split('{').filter(|part| part.starts_with("\"result\":\"")).collect();
    assert_eq!(moved.len(), 2, "{said}");
    assert!(moved[1].starts_with(moved[0]), "a repeated post got another answer: {said}");
    server.stop(Signal::TERM);
}
