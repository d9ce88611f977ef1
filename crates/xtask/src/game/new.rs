//! Creates a new game: a copy of the toy game under another name, and its line in the list.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use crate::shell::{run, say};

/// The game that is copied. It is fully tested, so a new game starts from something that works.
const TOY: &str = "higher";

const LIST: &str = "games/Cargo.toml";

/// Creates the folder of a new game and adds the game to the list.
pub(super) fn make(name: &str) -> anyhow::Result<()> {
    let is_plain = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    ensure!(
        is_plain,
        "{name:?} cannot be the name of a game: use lower-case letters and digits, such as chess"
    );
    let folder = Path::new("games").join(name);
    ensure!(!folder.exists(), "{} already exists: choose another name", folder.display());
    copy(&Path::new("games").join(TOY), &folder, name)?;
    let list = fs::read_to_string(LIST)
        .with_context(|| format!("{LIST} cannot be read: run this in the repository"))?;
    fs::write(LIST, listed(&list, name))?;
    // Under another name, lines break elsewhere and imports are in a different order.
    run("cargo", &["fmt", "--package", name, "--package", &format!("{name}_play")])?;
    say(&format!("created {}, a copy of the toy game, and added it to {LIST}", folder.display()));
    say(&format!("simulate games:          cargo starfry sim {name} --players 3 --games 1000"));
    say("play it in the browser:  cargo starfry serve --drafts true");
    say(&format!("what it still needs:     cargo xtask game check {name}"));
    say("next steps:              docs/adding-a-game.md");
    Ok(())
}

/// Copies a folder, with the toy's name replaced in paths and texts.
fn copy(from: &Path, to: &Path, name: &str) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let own = path.file_name().unwrap_or_default().to_string_lossy().replace(TOY, name);
        if path.is_dir() {
            copy(&path, &to.join(own), name)?;
        } else {
            fs::write(to.join(own), renamed(&fs::read_to_string(&path)?, name))?;
        }
    }
    Ok(())
}

/// A text with the toy's name replaced, in lower case and as a title.
fn renamed(text: &str, name: &str) -> String {
    text.replace(TOY, name).replace(&title(TOY), &title(name))
}

fn title(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

/// The list with one more line, after the other games.
fn listed(list: &str, name: &str) -> String {
    let mut lines: Vec<String> = list.lines().map(str::to_owned).collect();
    let is_game =
        |line: &String| line.split_once(" = ").is_some_and(|(package, _)| package.ends_with("_play"));
    let after = lines.iter().rposition(is_game).map_or(lines.len(), |last| last + 1);
    lines.insert(after, format!("{name}_play = {{ path = \"{name}/play\" }}"));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_is_listed_after_the_others() {
        let list = "[dependencies]\ncatalog = 1\none_play = 1\ntwo_play = 2\n\n[lints]\n";
        let expected = "[dependencies]\ncatalog = 1\none_play = 1\ntwo_play = 2\nthree_play = { path = \"three/play\" }\n\n[lints]\n";
        assert_eq!(listed(list, "three"), expected);
    }

    #[test]
    fn the_toys_name_is_replaced_everywhere_and_nothing_else_is() {
        assert_eq!(
            renamed("Higher: higher.turn, the highest wins", "bids"),
            "Bids: bids.turn, the highest wins"
        );
    }

    #[test]
    fn an_unsuitable_name_is_refused() {
        for name in ["", "Bids", "two words", "9lives", "../up"] {
            assert!(make(name).is_err(), "{name:?}");
        }
    }
}
