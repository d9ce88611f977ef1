//! The third-party code in the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde_json::Value;

use super::workshop::{TARGET, Workshop};
use crate::shell::output;

/// A crate that is linked into the program.
#[derive(Clone, Debug)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licence expression.
    pub(crate) licence: String,
    /// The SHA-256 of its package, from Cargo.lock.
    pub(crate) checksum: String,
    /// Where its files are.
    pub(crate) folder: PathBuf,
}

/// Code in another language that is linked into the program.
#[derive(Clone, Debug)]
pub(crate) struct Library {
    pub(crate) name: &'static str,
    pub(crate) version: String,
    pub(crate) licence: &'static str,
    /// The text of its licence, or where to find it.
    pub(crate) text: String,
}

/// The third-party crates that are linked into the program, by name and version.
pub(crate) fn crates(workshop: &Workshop) -> anyhow::Result<Vec<Crate>> {
    // Only the tree knows which features are on, and only the metadata knows where the files are.
    let tree = [
        "tree",
        "--locked",
        "--package=starfry",
        "--target",
        TARGET,
        "--edges=normal,no-proc-macro",
        "--prefix=none",
        "--format={p}",
    ];
    let tree = workshop.output("cargo", &tree)?;
    let linked: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((words.next()?, words.next()?.strip_prefix('v')?))
        })
        .collect();
    let metadata = workshop
        .output("cargo", &["metadata", "--locked", "--format-version=1", "--filter-platform", TARGET])?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let checksums = checksums(&fs::read_to_string(workshop.checkout.join("Cargo.lock"))?);
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let mut crates = Vec::new();
    for package in packages {
        let of = |key: &str| package[key].as_str().unwrap_or_default();
        // Our own crates come from no registry.
        if package["source"].is_null() || !linked.contains(&(of("name"), of("version"))) {
            continue;
        }
        let (name, version) = (of("name").to_owned(), of("version").to_owned());
        let checksum = checksums.get(&(name.clone(), version.clone()));
        crates.push(Crate {
            checksum: checksum.with_context(|| format!("Cargo.lock has no checksum for {name}"))?.clone(),
            licence: of("license").replace('/', " OR "),
            folder: Path::new(of("manifest_path")).parent().context("a manifest is in no folder")?.to_owned(),
            name,
            version,
        });
    }
    crates.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(crates)
}

/// The checksums of a Cargo.lock, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let entries = lock.split("[[package]]").filter_map(|entry| {
        let of = |key: &str| {
            let prefix = format!("{key} = \"");
            entry.lines().find_map(|line| line.strip_prefix(&prefix)?.strip_suffix('"')).map(str::to_owned)
        };
        Some(((of("name")?, of("version")?), of("checksum")?))
    });
    entries.collect()
}

/// Libraries that are linked into the program without being crates.
pub(crate) fn libraries(crates: &[Crate]) -> anyhow::Result<Vec<Library>> {
    let compiler = output("rustc", &["--version"])?;
    let c_library = output("getconf", &["GNU_LIBC_VERSION"])?;
    let second_word = |text: &str| text.split_whitespace().nth(1).unwrap_or_default().to_owned();
    Ok(vec![
        Library {
            name: "glibc",
            version: second_word(&c_library),
            licence: "LGPL-2.1-or-later",
            text: format!(
                "The GNU C Library is linked statically into this program. You may link the program with another version of it: its \
                 whole source code is free, and \"cargo xtask package\" links it.\n\n{}",
                fs::read_to_string("/usr/share/common-licenses/LGPL-2.1")
                    .context("the text of the LGPL is not in /usr/share/common-licenses, where Debian has it")?
            ),
        },
        Library {
            name: "rust-std",
            version: second_word(&compiler),
            licence: "MIT OR Apache-2.0",
            text: "The standard library of Rust, copyright the Rust project developers, under either of the licences MIT and Apache \
                   2.0, whose texts stand below: https://www.rust-lang.org/policies/licenses\n"
                .to_owned(),
        },
        Library {
            name: "sqlite",
            version: defined(crates, "libsqlite3-sys", "sqlite3/sqlite3.h", "SQLITE_VERSION")?,
            licence: "blessing",
            text: "SQLite is in the public domain: https://www.sqlite.org/copyright.html\n".to_owned(),
        },
    ])
}

/// The value that a crate's header defines.
fn defined(crates: &[Crate], name: &str, header: &str, what: &str) -> anyhow::Result<String> {
    let holder =
        crates.iter().find(|one| one.name == name).with_context(|| format!("{name} is not linked"))?;
    let header = fs::read_to_string(holder.folder.join(header))?;
    let line = header.lines().find_map(|line| line.strip_prefix(&format!("#define {what} ")));
    let line = line.with_context(|| format!("{name} does not define {what}"))?;
    Ok(line.trim().trim_matches('"').to_owned())
}
