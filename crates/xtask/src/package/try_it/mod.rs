//! Installs every package as a host would, and plays a game on it.

mod clean_debian;
mod game;
mod image;
mod service;

use std::fs;
use std::path::Path;

use anyhow::Context;
use rustix::process::geteuid;

use self::game::Game;
use super::Made;
use super::workshop::{Workshop, text};
use crate::postgres::{Options, Postgres};
use crate::serving::Plan;
use crate::shell::{run, say};
use crate::tools::{self, DEBOOTSTRAP};

/// Says what trying needs, and fails if it is not possible.
pub(crate) fn announce() -> anyhow::Result<()> {
    say(
        "trying needs debootstrap, which fetches a Debian into target/, and PostgreSQL; both are installed with apt-get if missing",
    );
    anyhow::ensure!(
        geteuid().is_root(),
        "only root can try packages, because others may not chroot: use sudo"
    );
    Ok(())
}

/// Tries every package.
pub(crate) fn all(workshop: &Workshop, made: &Made, previous: &Path) -> anyhow::Result<()> {
    tools::ensure(&[&DEBOOTSTRAP])?;
    tarball(workshop, &made.tarball).context("the tarball")?;
    service::try_package(workshop, &made.debian, previous).context("the Debian package")?;
    image::try_image(workshop, &made.image).context("the image")
}

/// Unpacks the tarball and plays on its program, with a database file and with a `PostgreSQL` found by its
/// host name.
fn tarball(workshop: &Workshop, tarball: &Path) -> anyhow::Result<()> {
    let folder = workshop.empty_folder("try-tarball")?;
    run("tar", &["--extract", "--file", text(tarball)?, "--directory", text(&folder)?])?;
    let inside = fs::read_dir(&folder)?.next().context("the tarball is empty")??.path();
    let program = inside.join("starfry");
    let plan = Plan::new(&program, &folder.join("data"))?;
    let serving = plan.start()?;
    let mut game = Game::begin(plan.address)?;
    game.play()?;
    serving.stop()?;
    let serving = plan.start()?;
    game.is_where_it_was()?;
    game.play()?;
    serving.stop()?;
    say("the tarball runs");

    let postgres = Postgres::start(&Options::default())?;
    let mut plan = Plan::new(&program, &folder.join("nothing"))?;
    plan.settings.push(("database", postgres.url().replace("127.0.0.1", "localhost")));
    let serving = plan.start()?;
    Game::begin(plan.address)?.play()?;
    serving.stop()?;
    say("the statically linked program finds a PostgreSQL by its host name");
    Ok(())
}
