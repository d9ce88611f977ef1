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
    /// The version of the packages: the program's version, the number of commits and the last commit's short
    /// id.
    pub(crate) version: String,
    /// The commit.
    pub(crate) commit: String,
    /// The time of the commit, in seconds since 1970, which is the age of every file in the packages.
    pub(crate) time: String,
    /// Whether the checkout has uncommitted changes.
    pub(crate) is_changed: bool,
}

impl Workshop {
    /// The workshop for a checkout.
    pub(crate) fn of(checkout: &Path) -> anyhow::Result<Workshop> {
        let checkout = checkout.canonicalize()?;
        let git = |arguments: &[&str]| {
            let told = output_in(&checkout, "git", arguments)
                .context("the package's version comes from the history: clone the repository with git")?;
            anyhow::Ok(told.trim().to_owned())
        };
        anyhow::ensure!(
            git(&["rev-parse", "--is-shallow-repository"])? == "false",
            "this clone lacks part of the history, from which versions are counted: run git fetch --unshallow"
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

    /// The workshop for a commit, in a new clone in this folder.
    pub(crate) fn of_clone(&self, commit: &str, folder: &Path) -> anyhow::Result<Workshop> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        let (from, to) = (text(&self.checkout)?, text(folder)?);
        run_in(&self.checkout, "git", &["clone", "--quiet", "--no-hardlinks", from, to], &[])?;
        run_in(folder, "git", &["checkout", "--quiet", "--detach", commit], &[])?;
        Workshop::of(folder)
    }

    /// The folder for finished packages.
    pub(crate) fn finished(&self) -> PathBuf {
        self.checkout.join("target/package")
    }

    /// The folder for all intermediate files.
    pub(crate) fn work(&self) -> PathBuf {
        self.checkout.join("target/package-work")
    }

    /// The folder for what goes into packages and is not in the repository.
    pub(crate) fn stage(&self) -> PathBuf {
        self.work().join("stage")
    }

    /// An empty folder for intermediate files.
    pub(crate) fn empty_folder(&self, name: &str) -> anyhow::Result<PathBuf> {
        let folder = self.work().join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// The output of a program that runs in the checkout.
    pub(crate) fn output(&self, program: &str, arguments: &[&str]) -> anyhow::Result<String> {
        output_in(&self.checkout, program, arguments)
    }
}

/// A path as text.
pub(crate) fn text(path: &Path) -> anyhow::Result<&str> {
    path.to_str().with_context(|| format!("{} is not valid UTF-8", path.display()))
}
