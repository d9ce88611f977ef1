//! npm packages of fixed versions, beside what Cargo builds.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Context;

use crate::shell::run;

/// Installs packages in a folder of their own, unless they are there. Says where it is.
pub(crate) fn ensure_packages(folder: &str, packages: &[&str]) -> anyhow::Result<PathBuf> {
    let own = env::current_exe()?;
    let target = own.ancestors().nth(2).context("xtask does not lie in a target folder")?;
    let folder = target.join(folder);
    install(&folder, packages)?;
    Ok(folder)
}

fn install(folder: &Path, packages: &[&str]) -> anyhow::Result<()> {
    let wanted = packages.join(" ");
    let known = folder.join("packages");
    if fs::read_to_string(&known).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    let name = folder.to_str().context("the target folder has a strange name")?;
    // Nothing of npm's own is kept: neither a lock nor the addresses in it.
    let how = ["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--prefix", name];
    run("npm", &[how.as_slice(), packages].concat())?;
    fs::write(known, wanted)?;
    Ok(())
}
