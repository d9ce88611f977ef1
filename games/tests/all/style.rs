//! Enforces docs/style.md as far as a test can: nothing matches the patterns that its tables rule out.

use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

use crate::common::{files_below, root};

/// A row of a table in the guide: a banned pattern in one language, and what to write instead.
struct Never {
    language: String,
    pattern: Regex,
    instead: String,
}

/// The rows of the guide: `| pattern | instead |` for English, `| language | pattern | instead |` for the
/// others.
fn guide() -> Vec<Never> {
    let text = fs::read_to_string(root().join("docs/style.md")).unwrap();
    let row = |line: &str| {
        let line = line.strip_prefix("| ")?.strip_suffix(" |")?;
        let (before, rest) = line.split_once('`')?;
        let (pattern, after) = rest.split_once('`')?;
        let language = before.trim_end_matches(" | ");
        let language = if language.is_empty() { "en" } else { language };
        // A pipe would end the cell, so the guide escapes it.
        let pattern = pattern.replace("\\|", "|");
        let pattern =
            Regex::new(&pattern).unwrap_or_else(|error| panic!("docs/style.md: {pattern}: {error}"));
        Some(Never { language: language.into(), pattern, instead: after.trim_start_matches(" | ").into() })
    };
    let rows: Vec<Never> = text.lines().filter_map(row).collect();
    assert!(rows.iter().filter(|never| never.language == "en").count() > 10);
    assert!(rows.iter().any(|never| never.language != "en"));
    rows
}

/// The part of a line that people read: comments in code, values of texts, prose in documents.
fn prose(path: &Path, line: &str, is_in_code: &mut bool) -> Option<String> {
    match path.extension()?.to_str()? {
        "rs" | "js" | "mjs" => {
            let comment =
                line.find("//").or_else(|| line.trim_start().starts_with("* ").then(|| line.find('*'))?);
            // Messages are read as well.
            let Some(at) = comment else {
                return line.split('"').skip(1).step_by(2).find(|text| is_sentence(text)).map(str::to_owned);
            };
            // A URL in a string is not a comment.
            let is_address = line[..at].ends_with(':');
            (!is_address).then(|| line[at..].trim_start_matches(['/', '!', '*']).trim().to_owned())
        }
        "ftl" => {
            let value = line.split_once(" = ").map_or(line, |(_, value)| value);
            (!line.starts_with('#')).then(|| value.trim().to_owned())
        }
        "toml" => {
            let said = line.strip_prefix("title = \"").or_else(|| line.strip_prefix("# "))?;
            Some(said.trim_end_matches('"').to_owned())
        }
        "md" => {
            if line.starts_with("```") {
                *is_in_code = !*is_in_code;
            }
            // Quoted code is not prose.
            let outside = line.split('`').step_by(2).collect::<Vec<_>>().join("…");
            // Headings keep their mark: "Who wins" is a fine one.
            (!*is_in_code).then(|| outside.trim_start_matches(['-', '|', ' ']).to_owned())
        }
        _ => None,
    }
}

/// Whether a literal is a sentence, and not a name, notation or the path of a drawing.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    text.split(' ').filter(is_word).count() >= 2
}

/// The language of a file, by the texts folder it is in; English elsewhere.
fn language(path: &Path) -> &str {
    let mut parts = path.iter().filter_map(|part| part.to_str());
    parts
        .find(|part| *part == "texts")
        .and_then(|_| parts.next())
        .filter(|tag| tag.len() == 2)
        .unwrap_or("en")
}

/// Every file with prose in it, except the guide and the glossaries, which quote what not to write.
fn readable_files() -> Vec<PathBuf> {
    let folders = ["crates", "games", "docs", "fuzz", "tests", "examples", "packaging"];
    let mut files: Vec<PathBuf> =
        folders.iter().flat_map(|folder| files_below(&root().join(folder))).collect();
    files.extend(["README.md", "ARCHITECTURE.md", "CHANGELOG.md"].map(|name| root().join(name)));
    let is_left_out = |path: &PathBuf| {
        let path = path.to_string_lossy();
        [
            "docs/style.md",
            "tests/all/style.rs",
            "glossaries",
            "node_modules",
            "/target/",
            "records",
            "fixtures",
        ]
        .iter()
        .any(|part| path.contains(part))
    };
    files.retain(|path| !is_left_out(path));
    files
}

#[test]
fn no_line_matches_a_banned_pattern() {
    let guide = guide();
    let (mut faults, mut lines_read) = (Vec::new(), 0);
    for path in readable_files() {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let own = path.strip_prefix(root()).unwrap();
        let (language, mut is_in_code) = (language(own), false);
        for (number, line) in text.lines().enumerate() {
            let Some(prose) = prose(own, line, &mut is_in_code) else { continue };
            lines_read += 1;
            let broken =
                guide.iter().find(|never| never.language == language && never.pattern.is_match(&prose));
            if let Some(never) = broken {
                let (own, number) = (own.display(), number + 1);
                faults.push(format!("{own}:{number}: {prose}\n    write instead: {}", never.instead));
            }
        }
    }
    assert!(lines_read > 10_000, "only {lines_read} lines were found");
    assert!(faults.is_empty(), "{} lines against docs/style.md:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_patterns_find_what_they_should() {
    let guide = guide();
    let finds = |text: &str| guide.iter().any(|never| never.language == "en" && never.pattern.is_match(text));
    for wrong in [
        "A guest keeps his games.",
        "Whoever logs out is forgotten.",
        "The folder of the database",
        "It restarts by itself.",
        "It took 10 000 steps.",
    ] {
        assert!(finds(wrong), "{wrong}");
    }
    for right in ["Guests keep their games.", "Who begins?", "It took 10,000 steps, 95% of them legal."] {
        assert!(!finds(right), "{right}");
    }
}
