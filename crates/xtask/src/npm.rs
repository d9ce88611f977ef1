//! npm packages of fixed versions, in the target folder.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Context;

use crate::shell::run;

/// Installs packages in a folder of their own, unless they are already installed. Returns the folder.
pub(crate) fn ensure_packages(folder: &str, packages: &[&str]) -> anyhow::Result<PathBuf> {
    let own = env::current_exe()?;
    let target = own.ancestors().nth(2).context("xtask is not in a target folder")?;
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
    let name = folder.to_str().context("the target folder's name is not valid UTF-8")?;
    // Nothing else of npm's is kept, neither a lock file nor the addresses in it.
    let how = ["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--prefix", name];
    run("npm", &[how.as_slice(), packages].concat())?;
    fs::write(known, wanted)?;
    Ok(())
}
