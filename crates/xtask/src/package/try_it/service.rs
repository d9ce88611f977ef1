//! The Debian package from installation to purging, with a game that continues as long as there is a server.

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use anyhow::Context;

use super::clean_debian::Debian;
use super::game::Game;
use crate::package::stage::DATA;
use crate::package::workshop::Workshop;
use crate::serving::{Serving, free_address, start};
use crate::shell::say;

/// The service's settings.
const SETTINGS: &str = "/etc/starfry/starfry.toml";

/// Where the package installs the service unit.
const UNIT: &str = "/usr/lib/systemd/system/starfry.service";

/// How exposed the service may be according to `systemd-analyze security`, in tenths: 2.0 of 10.
const EXPOSURE: &str = "--threshold=20";

/// Installs the older package, upgrades it in the middle of a game, and then removes and purges it.
pub(crate) fn try_package(workshop: &Workshop, package: &Path, previous: &Path) -> anyhow::Result<()> {
    let debian = Debian::unpack(workshop)?;
    debian.bring(previous, "/previous.deb")?;
    debian.bring(package, "/starfry.deb")?;

    debian.run(&["dpkg", "--install", "/previous.deb"])?;
    let asked = debian.asked_of_systemd()?;
    anyhow::ensure!(asked.contains("start starfry.service"), "the service was not started: {asked}");
    check_owners(&debian)?;
    let address = free_address()?;
    // As a host would.
    let settings = fs::read_to_string(debian.path(SETTINGS))? + &format!("listen = \"{address}\"\n");
    fs::write(debian.path(SETTINGS), &settings)?;
    let serving = start_service(workshop, &debian, address)?;
    let mut game = Game::begin(address)?;
    game.play()?;
    say("the older package is installed in a clean Debian, and a game is played on its service");

    // The old server keeps running until it is restarted.
    let versions = versions(&debian)?;
    debian.run(&["dpkg", "--force-confdef", "--force-confold", "--install", "/starfry.deb"])?;
    let asked = debian.asked_of_systemd()?;
    anyhow::ensure!(asked.contains("restart starfry.service"), "the service was not restarted: {asked}");
    anyhow::ensure!(
        fs::read_to_string(debian.path(SETTINGS))? == settings,
        "the upgrade changed the settings"
    );
    check_owners(&debian)?;
    serving.stop()?;
    let serving = start_service(workshop, &debian, address)?;
    game.is_where_it_was()?;
    game.play()?;
    say(&format!("upgraded {versions} in the middle of a game, which continues"));
    check_strange_names(&debian)?;

    debian.run(&["systemd-analyze", "verify", UNIT])?;
    let exposure = debian.run(&["systemd-analyze", "security", "--offline=true", EXPOSURE, UNIT])?;
    say(exposure.lines().last().unwrap_or_default().trim());

    debian.run(&["dpkg", "--remove", "starfry"])?;
    let asked = debian.asked_of_systemd()?;
    anyhow::ensure!(asked.contains("stop starfry.service"), "the service was not stopped: {asked}");
    serving.stop()?;
    anyhow::ensure!(!debian.path("/usr/bin/starfry").exists(), "the program was not removed");
    anyhow::ensure!(
        fs::read_to_string(debian.path(SETTINGS))? == settings,
        "removing the package changed the settings"
    );
    let database = debian.path(DATA).join("starfry.db");
    let kept = fs::read(&database).context("removing the package deleted the games")?;
    say("removed: settings and games are still there");

    let told = debian.run(&["dpkg", "--purge", "starfry"])?;
    anyhow::ensure!(!debian.path("/etc/starfry").exists(), "purging left the settings");
    anyhow::ensure!(fs::read(&database).is_ok_and(|games| games == kept), "purging deleted the games");
    anyhow::ensure!(
        told.contains(&format!("rm -r {DATA}")),
        "purging did not say where the games are: {told}"
    );
    debian.run(&["dpkg", "--install", "/starfry.deb"])?;
    fs::write(debian.path(SETTINGS), settings)?;
    let serving = start_service(workshop, &debian, address)?;
    game.is_where_it_was()?;
    serving.stop()?;
    say("purged: the games are still there and continue when the package is installed again");
    Ok(())
}

/// The installed version and the one to upgrade to.
fn versions(debian: &Debian) -> anyhow::Result<String> {
    let is = debian.run(&["dpkg-query", "--show", "--showformat=${Version}", "starfry"])?;
    let will_be = debian.run(&["dpkg-deb", "--show", "--showformat=${Version}", "/starfry.deb"])?;
    let is_lower = debian.run(&["dpkg", "--compare-versions", &is, "lt", &will_be]);
    is_lower.with_context(|| format!("{will_be} is not an upgrade from {is}"))?;
    Ok(format!("from {is} to {will_be}"))
}

/// Checks that nobody else can read the settings and data.
fn check_owners(debian: &Debian) -> anyhow::Result<()> {
    let id = |flag: &str| anyhow::Ok(debian.run(&["id", flag, "starfry"])?.trim().parse::<u32>()?);
    let (user, group) = (id("-u")?, id("-g")?);
    for (path, expected) in [(SETTINGS, (0o640, 0, group)), (DATA, (0o700, user, group))] {
        let about = fs::metadata(debian.path(path))?;
        let found = (about.mode() & 0o7777, about.uid(), about.gid());
        anyhow::ensure!(found == expected, "{path} has mode and owners {found:?}, not {expected:?}");
    }
    Ok(())
}

/// Checks that the program does not crash where host names are looked up in ways that it does not support.
fn check_strange_names(debian: &Debian) -> anyhow::Result<()> {
    let ways = fs::read_to_string(debian.path("/etc/nsswitch.conf"))?;
    anyhow::ensure!(
        ways.contains("myhostname"),
        "host names are not looked up with myhostname there: {ways}"
    );
    let database = "--database=postgres://starfry@nowhere.invalid/starfry";
    let output = debian.command(&["/usr/bin/starfry", "serve", "--data=/tmp/nothing", database]).output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    anyhow::ensure!(
        output.status.code().is_some() && told.contains("nowhere.invalid"),
        "with an unknown host the program exited with {}: {told}",
        output.status
    );
    Ok(())
}

/// Starts what the service starts, as its user and without any of root's privileges.
fn start_service(workshop: &Workshop, debian: &Debian, address: SocketAddr) -> anyhow::Result<Serving> {
    let unit = fs::read_to_string(debian.path(UNIT))?;
    let of = |key: &str| {
        let line = unit.lines().find_map(|line| line.strip_prefix(&format!("{key}=")));
        line.with_context(|| format!("the service has no {key}"))
    };
    let user = format!("--reuid={}", of("User")?);
    let group = format!("--regid={}", of("Group")?);
    let mut words = vec!["env", "--chdir", of("WorkingDirectory")?];
    words.extend(of("Environment")?.split(' '));
    words.extend(["setpriv", &user, &group, "--init-groups", "--no-new-privs", "--bounding-set=-all"]);
    words.extend(["--inh-caps=-all", "--"]);
    words.extend(of("ExecStart")?.split(' '));
    start(debian.command(&words), address, &workshop.work().join("try-debian.log"))
}
