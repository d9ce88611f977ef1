//! The licences of everything in the program that is not ours, in one file.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::Context;

use super::linked::{Crate, Library};

/// How the names of licence files begin.
const BEGINNINGS: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// How the names of code files end, whatever they begin with.
const CODE: [&str; 4] = [".rs", ".py", ".toml", ".json"];

const LINE: &str = "--------------------------------------------------------------------------------";

/// The file: first a list of what is linked under which licence, then the texts of all licences, each once.
pub(crate) fn all(crates: &[Crate], libraries: &[Library]) -> anyhow::Result<String> {
    let mut file = "The third-party code in Starfry, and its licences.\n\n".to_owned();
    for library in libraries {
        writeln!(file, "{} {}: {}", library.name, library.version, library.licence)?;
    }
    for one in crates {
        writeln!(file, "{} {}: {}", one.name, one.version, one.licence)?;
    }
    for library in libraries {
        write!(file, "\n{LINE}\n{} {}\n{LINE}\n\n{}", library.name, library.version, library.text)?;
    }
    for (text, holders) in texts(crates)? {
        write!(file, "\n{LINE}\n{}\n{LINE}\n\n{text}\n", holders.join("\n"))?;
    }
    Ok(file)
}

/// Every text, with the files that contain it.
fn texts(crates: &[Crate]) -> anyhow::Result<BTreeMap<String, Vec<String>>> {
    let mut texts = BTreeMap::<String, Vec<String>>::new();
    for one in crates {
        for (path, text) in below(&one.folder)? {
            let path = path.strip_prefix(&format!("{}/", one.folder.display())).unwrap_or(&path).to_owned();
            texts.entry(text).or_default().push(format!("{} {}: {path}", one.name, one.version));
        }
    }
    Ok(texts)
}

/// The licence files in a folder and below it, with their texts.
fn below(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_dir() {
            found.extend(below(&path)?);
        } else if BEGINNINGS.iter().any(|one| name.starts_with(one))
            && !CODE.iter().any(|one| name.ends_with(one))
        {
            let text = String::from_utf8_lossy(&fs::read(&path)?).replace("\r\n", "\n").trim_end().to_owned();
            found.push((path.display().to_string(), text));
        }
    }
    found.sort();
    Ok(found)
}
