//! A clean Debian installation.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::package::workshop::{Workshop, text};
use crate::shell::{run, say};

/// The Debian release.
const SUITE: &str = "stable";

/// The packages that any Debian server has, and one more way to look up names, which a static program cannot
/// use.
const PACKAGES: &str = "--include=adduser,libnss-myhostname,systemd";

/// Notes what systemd is asked to do where it does not run.
const SYSTEMCTL: &str = "#!/bin/sh
echo \"$@\" >> /systemctl.log
case \"$*\" in *is-enabled*) echo enabled ;; esac
";

/// A Debian in a folder.
pub(crate) struct Debian {
    folder: PathBuf,
}

impl Debian {
    /// Unpacks a clean Debian. It is fetched once and kept as an archive.
    pub(crate) fn unpack(workshop: &Workshop) -> anyhow::Result<Debian> {
        let archive = workshop.work().join(format!("debian-{SUITE}.tar"));
        let folder = workshop.empty_folder("try-debian")?;
        if archive.exists() {
            run(
                "tar",
                &["--extract", "--numeric-owner", "--file", text(&archive)?, "--directory", text(&folder)?],
            )?;
        } else {
            say(&format!("fetching a Debian {SUITE} into {}", folder.display()));
            run("debootstrap", &["--variant=minbase", PACKAGES, SUITE, text(&folder)?])?;
            let new = archive.with_extension("new");
            let what = ["--file", text(&new)?, "--directory", text(&folder)?, "."];
            run("tar", &[["--create", "--numeric-owner"].as_slice(), &what].concat())?;
            fs::rename(new, archive)?;
        }
        let debian = Debian { folder };
        debian.pretend_systemd()?;
        Ok(debian)
    }

    /// Makes systemd seem to run, because packages' scripts talk to it only if it does.
    fn pretend_systemd(&self) -> anyhow::Result<()> {
        fs::create_dir_all(self.path("/run/systemd/system"))?;
        fs::write(self.path("/usr/local/sbin/systemctl"), SYSTEMCTL)?;
        run("chmod", &["755", text(&self.path("/usr/local/sbin/systemctl"))?])
    }

    /// What systemd was asked to do since this was last called.
    pub(crate) fn asked_of_systemd(&self) -> anyhow::Result<String> {
        let log = self.path("/systemctl.log");
        let asked = fs::read_to_string(&log).unwrap_or_default();
        fs::write(log, "")?;
        Ok(asked)
    }

    /// The path of a file in it, on this machine.
    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path.trim_start_matches('/'))
    }

    /// A command that runs in it, as root.
    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new("chroot");
        command.arg(&self.folder).args(["env", "--ignore-environment", "DEBIAN_FRONTEND=noninteractive"]);
        command.arg("PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin").args(words);
        command
    }

    /// Runs a command in it and returns its output.
    pub(crate) fn run(&self, words: &[&str]) -> anyhow::Result<String> {
        let output = self.command(words).output().context("cannot start chroot")?;
        let told = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        anyhow::ensure!(output.status.success(), "{} failed there: {told}", words.join(" "));
        Ok(told)
    }

    /// Copies a file into it.
    pub(crate) fn bring(&self, file: &Path, path: &str) -> anyhow::Result<()> {
        fs::copy(file, self.path(path)).with_context(|| file.display().to_string())?;
        Ok(())
    }
}
