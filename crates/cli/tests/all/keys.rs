//! Every text that the commands use exists in English.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The prefixes of the keys that the commands use, from the files they are in.
fn beginnings() -> BTreeSet<String> {
    let files = ["cli", "faults"].map(|name| format!("{CRATES}/i18n/texts/en/{name}.ftl"));
    let texts = files.map(|file| fs::read_to_string(file).expect("the texts exist"));
    let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let keys = texts.iter().flat_map(|text| text.lines()).filter(is_key);
    keys.filter_map(|key| Some(key.split_once('-')?.0.to_owned())).collect()
}

/// The literals in a piece of code that look like keys with these prefixes.
fn keys<'a>(code: &'a str, beginnings: &'a BTreeSet<String>) -> impl Iterator<Item = &'a str> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    code.split('"').filter(move |literal| {
        let beginning = literal.split_once('-').map(|(beginning, _)| beginning);
        literal.chars().all(fits) && beginning.is_some_and(|beginning| beginnings.contains(beginning))
    })
}

fn walk(folder: &Path, visit: &mut dyn FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("the code exists") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            walk(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path, &fs::read_to_string(&path).expect("code is UTF-8"));
        }
    }
}

#[test]
fn every_text_that_commands_use_exists_in_english() {
    let (beginnings, english) = (beginnings(), games::all().library().english());
    let mut seen = 0;
    for name in ["cli", "catalog"] {
        walk(&Path::new(CRATES).join(name).join("src"), &mut |path, code| {
            for key in keys(code, &beginnings) {
                assert!(english.has(key), "{}: there is no {key}", path.display());
                seen += 1;
            }
        });
    }
    assert!(seen > 100, "only {seen} keys were found: the search is wrong");
}
