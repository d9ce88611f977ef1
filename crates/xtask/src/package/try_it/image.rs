//! Runs the image without a container engine. Its file system is read-only except for the volume, and its own
//! user runs it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;
use serde_json::Value;

use super::game::Game;
use crate::package::archive::sha256;
use crate::package::workshop::{Workshop, text};
use crate::serving::{Serving, free_address, start};
use crate::shell::{run, say};

/// Mounts, in a namespace that ends with the server, and becomes the server. Arguments: root, volume, user,
/// program and its arguments.
const BECOME: &str = "set -e
root=$1 volume=$2 user=$3
shift 3
mount --bind \"$root\" \"$root\"
mount --bind \"$volume\" \"$root/data\"
mount -t tmpfs tmpfs \"$root/tmp\"
mkdir -p \"$root/dev\"
mount --bind /dev \"$root/dev\"
mount -o remount,ro,bind \"$root\"
cd \"$root\"
exec setpriv --bounding-set=-all,+sys_chroot,+setuid,+setgid --no-new-privs chroot --userspec=\"$user\" --groups= \"$root\" \"$@\"";

/// Unpacks the image and plays on it, twice on the same volume.
pub(crate) fn try_image(workshop: &Workshop, image: &Path) -> anyhow::Result<()> {
    let layout = workshop.empty_folder("try-image")?;
    run("tar", &["--extract", "--file", text(image)?, "--directory", text(&layout)?])?;
    let index: Value = serde_json::from_str(&fs::read_to_string(layout.join("index.json"))?)?;
    let manifest = document(&layout, &index["manifests"][0])?;
    let how = document(&layout, &manifest["config"])?;
    let layer = blob(&layout, &manifest["layers"][0])?;
    let root = workshop.empty_folder("try-image-root")?;
    let into =
        ["--numeric-owner", "--same-permissions", "--file", text(&layer)?, "--directory", text(&root)?];
    run("tar", &[["--extract", "--gzip"].as_slice(), &into].concat())?;

    // A new volume starts as the image's folder, including its owner.
    let volume = workshop.empty_folder("try-volume")?.join("data");
    run("cp", &["--archive", text(&root.join("data"))?, text(&volume)?])?;
    let address = free_address()?;
    let serving = serve(workshop, &root, &volume, &how["config"], address)?;
    let mut game = Game::begin(address)?;
    game.play()?;
    let user = fs::read_to_string(format!("/proc/{}/status", serving.id()))?;
    anyhow::ensure!(
        user.contains("Uid:\t10001\t10001\t10001\t10001"),
        "the server does not run as its user: {user}"
    );
    serving.stop()?;
    let serving = serve(workshop, &root, &volume, &how["config"], address)?;
    game.is_where_it_was()?;
    game.play()?;
    serving.stop()?;
    say("the image runs without root on a read-only file system, and its volume keeps the games");
    Ok(())
}

/// Starts the program as the image says, but with another address to listen on.
fn serve(
    workshop: &Workshop,
    root: &Path,
    volume: &Path,
    how: &Value,
    address: std::net::SocketAddr,
) -> anyhow::Result<Serving> {
    let words = |key: &str| how[key].as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut command = Command::new("unshare");
    command.args(["--mount", "sh", "-c", BECOME, "sh"]).arg(root).arg(volume);
    command.arg(how["User"].as_str().context("the image has no user")?);
    command.args(words("Entrypoint")).args(words("Cmd"));
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.envs(words("Env").filter_map(|one| one.split_once('=')).filter(|(name, _)| *name != "PATH"));
    command.env("STARFRY_LISTEN", address.to_string());
    start(command, address, &workshop.work().join("try-image.log"))
}

/// A document in the layout.
fn document(layout: &Path, described: &Value) -> anyhow::Result<Value> {
    Ok(serde_json::from_str(&fs::read_to_string(blob(layout, described)?)?)?)
}

/// A file in the layout, which must match its name.
fn blob(layout: &Path, described: &Value) -> anyhow::Result<PathBuf> {
    let digest = described["digest"].as_str().and_then(|digest| digest.strip_prefix("sha256:"));
    let digest = digest.context("a part of the image has no digest")?;
    let file = layout.join("blobs/sha256").join(digest);
    anyhow::ensure!(sha256(&file)? == digest, "{} does not match its name", file.display());
    Ok(file)
}
