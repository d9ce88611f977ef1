//! Reproducible archives, which come out the same whenever and by whomever they are made.

use std::path::{Path, PathBuf};

use super::workshop::text;
use crate::shell::{output, run};

/// How files are put into an archive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Packing<'a> {
    /// Their age, in seconds since 1970.
    pub(crate) time: &'a str,
    /// Their owner.
    pub(crate) owner: &'a str,
    /// Their permissions, as `chmod` takes them.
    pub(crate) mode: &'a str,
}

impl<'a> Packing<'a> {
    /// Files that belong to root and that everybody may read.
    pub(crate) fn plain(time: &'a str) -> Packing<'a> {
        Packing { time, owner: "0", mode: "u=rwX,go=rX" }
    }

    /// Appends files in a folder to an archive, with everything below them.
    pub(crate) fn append(self, archive: &Path, folder: &Path, names: &[&str]) -> anyhow::Result<()> {
        let (time, owner) = (format!("--mtime=@{}", self.time), format!("--owner={}", self.owner));
        let (group, mode) = (format!("--group={}", self.owner), format!("--mode={}", self.mode));
        let how =
            ["--append", "--format=gnu", "--sort=name", "--numeric-owner", &time, &owner, &group, &mode];
        let what = ["--file", text(archive)?, "--directory", text(folder)?];
        run("tar", &[&how, what.as_slice(), names].concat())
    }
}

/// Compresses a file in place. Returns its new name.
pub(crate) fn compress(file: &Path) -> anyhow::Result<PathBuf> {
    let file = text(file)?;
    run("gzip", &["-9", "--no-name", "--force", file])?;
    Ok(PathBuf::from(format!("{file}.gz")))
}

/// The SHA-256 of a file, in hexadecimal digits.
pub(crate) fn sha256(file: &Path) -> anyhow::Result<String> {
    Ok(output("sha256sum", &["--binary", text(file)?])?.chars().take(64).collect())
}
