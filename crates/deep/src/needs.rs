//! Lists what a game still needs before it can be offered to everybody.

#![allow(clippy::print_stdout, reason = "this is the output of the command")]

use std::fs;
use std::path::Path;

/// Prints what the game needs, one sentence per line.
pub(crate) fn tell(name: &str) -> anyhow::Result<()> {
    let games = games::all();
    let mut needs = games.game(name)?.needs(games.library());
    let records = Path::new("games").join(name).join("records");
    if !has_records(&records) {
        needs.push(format!(
            "It has no recorded games. Add one to {} for every way the game can end.",
            records.display()
        ));
    }
    if needs.is_empty() {
        println!("{name} has everything a game needs.");
    }
    for need in needs {
        println!("- {need}");
    }
    println!(
        "To check that it is all correct, run cargo test -p {name} and then cargo test -p games --test all."
    );
    Ok(())
}

fn has_records(folder: &Path) -> bool {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.map(|entry| entry.path()).any(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
}
