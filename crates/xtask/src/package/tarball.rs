//! The tarball: the program and everything needed to run it as a service.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;

use super::archive::{Packing, compress};
use super::workshop::Workshop;

/// Makes the tarball and returns its path.
pub(crate) fn make(workshop: &Workshop) -> anyhow::Result<PathBuf> {
    let name = format!("starfry-{}-x86_64-linux", workshop.version);
    let folder = workshop.empty_folder("tarball")?;
    let inside = folder.join(&name);
    fs::create_dir(&inside)?;
    for file in ["starfry", "service-settings.toml", "THIRD-PARTY-LICENSES.txt"] {
        fs::copy(workshop.stage().join(file), inside.join(file))?;
    }
    for (file, called) in [
        ("packaging/README.md", "README.md"),
        ("LICENSE-MIT", "LICENSE-MIT"),
        ("LICENSE-APACHE", "LICENSE-APACHE"),
    ] {
        fs::copy(workshop.checkout.join(file), inside.join(called)).with_context(|| file.to_owned())?;
    }
    fs::write(inside.join("starfry.service"), local_unit(workshop)?)?;
    let archive = workshop.finished().join(format!("{name}.tar"));
    Packing::plain(&workshop.time).append(&archive, &folder, &[&name])?;
    compress(&archive)
}

/// The service unit for a program that was not installed by a package manager.
fn local_unit(workshop: &Workshop) -> anyhow::Result<String> {
    let unit = fs::read_to_string(workshop.checkout.join("packaging/starfry.service"))?;
    let local = unit.replace("ExecStart=/usr/bin/", "ExecStart=/usr/local/bin/");
    anyhow::ensure!(local != unit, "packaging/starfry.service does not start /usr/bin/starfry");
    Ok(local)
}
