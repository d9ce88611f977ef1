//! `cargo xtask package`: makes everything a host can install from one build of the program, tries it, and
//! checks that every clone builds the same.

mod archive;
mod binary;
mod debian;
mod image;
mod licences;
mod linked;
mod sbom;
mod stage;
mod tarball;
mod try_it;
mod workshop;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use self::workshop::{TARGET, Workshop};
use crate::shell::say;
use crate::tools::{self, CC, GIT};

/// The flags of `cargo xtask package`.
#[derive(Args)]
pub(crate) struct Package {
    /// Build everything once more from a clone in another folder and compare byte by byte
    #[arg(long)]
    twice: bool,
    /// Install and play every package: in a clean Debian, as a service, upgraded in the middle of a game,
    /// removed, purged; needs root
    #[arg(long = "try")]
    try_all: bool,
    /// An older Debian package to upgrade from [default: one built from the previous commit]
    #[arg(long, value_name = "FILE", requires = "try_all")]
    previous: Option<PathBuf>,
    /// Upgrade from the same program under a lower version, which is quicker than building the previous
    /// commit
    #[arg(long, requires = "try_all", conflicts_with = "previous")]
    repack: bool,
}

/// What a package is upgraded from.
enum Previous {
    /// An existing package.
    File(PathBuf),
    /// The same program under a lower version.
    Repacked,
    /// A package of the previous commit.
    CommitBefore,
}

/// Packages that were made.
struct Made {
    tarball: PathBuf,
    debian: PathBuf,
    image: PathBuf,
    sums: String,
}

impl Package {
    /// Everything that checks whether packages are good.
    pub(crate) fn everything() -> Package {
        Package { twice: true, try_all: true, previous: None, repack: false }
    }

    pub(crate) fn run(self) -> anyhow::Result<()> {
        anyhow::ensure!(
            crate::shell::host()? == TARGET,
            "packages are built on {TARGET}; docs/hosting.md says how to build for other machines"
        );
        say("this needs git, a C compiler, tar and gzip, and cargo-deb, which it installs below target/");
        if self.try_all {
            try_it::announce()?;
        }
        tools::ensure(&[&CC, &GIT])?;
        let workshop = Workshop::of(Path::new("."))?;
        if workshop.is_changed {
            say("there are uncommitted changes, which the version number shows");
        }
        let tool = debian::tool(&workshop)?;
        let made = make(&workshop, &tool)?;
        if self.twice {
            make_again(&workshop, &tool, &made)?;
        }
        if self.try_all {
            let previous = match self.previous {
                Some(file) => Previous::File(file),
                None if self.repack => Previous::Repacked,
                None => Previous::CommitBefore,
            };
            let previous = previous.package(&workshop, &tool)?;
            try_it::all(&workshop, &made, &previous)?;
        }
        say(&format!("packages are in {}:", workshop.finished().display()));
        for line in sizes(&workshop)? {
            say(&line);
        }
        Ok(())
    }
}

/// Builds the program and makes all packages.
fn make(workshop: &Workshop, tool: &str) -> anyhow::Result<Made> {
    let program = binary::build(workshop)?;
    stage::fill(workshop, &program)?;
    let finished = workshop.finished();
    if finished.exists() {
        fs::remove_dir_all(&finished)?;
    }
    fs::create_dir_all(&finished)?;
    let list = format!("starfry-{}-sbom.cdx.json", workshop.version);
    fs::copy(workshop.stage().join("sbom.cdx.json"), finished.join(list))?;
    let (tarball, debian) = (tarball::make(workshop)?, debian::make(workshop, tool)?);
    let image = image::make(workshop)?;
    let mut sums = String::new();
    for name in names(&finished)? {
        writeln!(sums, "{}  {name}", archive::sha256(&finished.join(&name))?)?;
    }
    fs::write(finished.join("SHA256SUMS"), &sums)?;
    Ok(Made { tarball, debian, image, sums })
}

/// Makes everything again, in a clone in another folder, and compares.
fn make_again(workshop: &Workshop, tool: &str, made: &Made) -> anyhow::Result<()> {
    anyhow::ensure!(!workshop.is_changed, "only committed changes can be built twice: commit or stash yours");
    let folder = workshop.work().join("another/folder");
    let again = make(&workshop.of_clone(&workshop.commit, &folder)?, tool)?;
    anyhow::ensure!(
        again.sums == made.sums,
        "two builds of the same commit differ:\n{}\nand in {}:\n{}",
        made.sums,
        folder.display(),
        again.sums
    );
    say(&format!("a second build, in {}, is identical byte by byte", folder.display()));
    Ok(())
}

impl Previous {
    /// The package, built if necessary.
    fn package(self, workshop: &Workshop, tool: &str) -> anyhow::Result<PathBuf> {
        match self {
            Previous::File(file) => {
                file.canonicalize().with_context(|| format!("there is no {}", file.display()))
            }
            Previous::Repacked => {
                say("the package to upgrade from is the same program under a lower version");
                let package = debian::make_as(workshop, tool, &format!("{}~repacked", workshop.version))?;
                let kept = workshop.work().join("repacked.deb");
                fs::rename(package, &kept)?;
                Ok(kept)
            }
            Previous::CommitBefore => {
                let before = workshop.output("git", &["rev-parse", "HEAD~1"])?;
                let before = workshop.of_clone(before.trim(), &workshop.work().join("before"))?;
                say(&format!("the package to upgrade from is of the previous commit: {}", before.version));
                stage::fill(&before, &binary::build(&before)?)?;
                fs::create_dir_all(before.finished())?;
                debian::make(&before, tool)
            }
        }
    }
}

/// The files in a folder.
fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The sizes of everything.
fn sizes(workshop: &Workshop) -> anyhow::Result<Vec<String>> {
    let tell = |name: &str, file: &Path| {
        anyhow::Ok(format!("{:>8.1} MB  {name}", fs::metadata(file)?.len() as f64 / 1e6))
    };
    let mut lines = vec![tell("the program itself, unpacked", &workshop.stage().join("starfry"))?];
    for name in names(&workshop.finished())? {
        lines.push(tell(&name, &workshop.finished().join(&name))?);
    }
    Ok(lines)
}
