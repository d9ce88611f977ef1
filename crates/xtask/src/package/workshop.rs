//! A checkout of one commit, and the folders in which its packages are made.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::shell::{output_in, run_in};

/// The platform that packages are for.
pub(crate) const TARGET: &str = "x86_64-unknown-linux-gnu";

/// A checkout, and the folders in which its packages are made.
#[derive(Clone, Debug)]
pub(crate) struct Workshop {
    /// The root of the repository.
    pub(crate) checkout: PathBuf,
    /// What the packages are called: the version of the program, the number of commits and the name of the last one.
    pub(crate) version: String,
    /// The commit.
    pub(crate) commit: String,
    /// When it was committed, in seconds since 1970: the age of every file in the packages.
    pub(crate) time: String,
    /// Whether there is something in the checkout that is not committed.
    pub(crate) is_changed: bool,
}

impl Workshop {
    /// The workshop of a checkout.
    pub(crate) fn of(checkout: &Path) -> anyhow::Result<Workshop> {
        let checkout = checkout.canonicalize()?;
        let git = |arguments: &[&str]| {
            let told = output_in(&checkout, "git", arguments).context(
                "the version of a package is read from the history: clone the repository with git",
            )?;
            anyhow::Ok(told.trim().to_owned())
        };
        anyhow::ensure!(
            git(&["rev-parse", "--is-shallow-repository"])? == "false",
            "this clone lacks a part of the history, by which versions are counted: git fetch --unshallow"
        );
        let commit = git(&["rev-parse", "HEAD"])?;
        let count = git(&["rev-list", "--count", "HEAD"])?;
        let is_changed = !git(&["status", "--porcelain"])?.is_empty();
        let short: String = commit.chars().take(7).collect();
        let changed = if is_changed { ".changed" } else { "" };
        Ok(Workshop {
            version: format!("{}+{count}.g{short}{changed}", env!("CARGO_PKG_VERSION")),
            time: git(&["log", "-1", "--format=%ct"])?,
            checkout,
            commit,
            is_changed,
        })
    }

    /// The workshop of a commit, in a clone of its own that is made in a folder.
    pub(crate) fn of_clone(&self, commit: &str, folder: &Path) -> anyhow::Result<Workshop> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        let (from, to) = (text(&self.checkout)?, text(folder)?);
        run_in(&self.checkout, "git", &["clone", "--quiet", "--no-hardlinks", from, to], &[])?;
        run_in(folder, "git", &["checkout", "--quiet", "--detach", commit], &[])?;
        Workshop::of(folder)
    }

    /// Where finished packages are.
    pub(crate) fn finished(&self) -> PathBuf {
        self.checkout.join("target/package")
    }

    /// Where everything else is that is made on the way.
    pub(crate) fn work(&self) -> PathBuf {
        self.checkout.join("target/package-work")
    }

    /// What goes into packages and is not in the repository.
    pub(crate) fn stage(&self) -> PathBuf {
        self.work().join("stage")
    }

    /// An empty folder for something that is made on the way.
    pub(crate) fn empty_folder(&self, name: &str) -> anyhow::Result<PathBuf> {
        let folder = self.work().join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// What is printed by a program that runs in the checkout.
    pub(crate) fn output(&self, program: &str, arguments: &[&str]) -> anyhow::Result<String> {
        output_in(&self.checkout, program, arguments)
    }
}

/// A path as text.
pub(crate) fn text(path: &Path) -> anyhow::Result<&str> {
    path.to_str().with_context(|| format!("{} is a strange name", path.display()))
}
