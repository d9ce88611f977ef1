//! A Debian in which nothing was ever done.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::package::workshop::{Workshop, text};
use crate::shell::{run, say};

/// Which Debian.
const SUITE: &str = "stable";

/// What a server of Debian has, whatever it is for, and one more way to look up names, which a static program cannot use.
const PACKAGES: &str = "--include=adduser,libnss-myhostname,systemd";

/// Notes what systemd is asked to do, where none runs.
const SYSTEMCTL: &str = "#!/bin/sh
echo \"$@\" >> /systemctl.log
case \"$*\" in *is-enabled*) echo enabled ;; esac
";

/// A Debian in a folder.
pub(crate) struct Debian {
    folder: PathBuf,
}

impl Debian {
    /// A clean one. It is fetched once and then unpacked from an archive.
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

    /// Scripts of packages talk to systemd if it seems to run.
    fn pretend_systemd(&self) -> anyhow::Result<()> {
        fs::create_dir_all(self.path("/run/systemd/system"))?;
        fs::write(self.path("/usr/local/sbin/systemctl"), SYSTEMCTL)?;
        run("chmod", &["755", text(&self.path("/usr/local/sbin/systemctl"))?])
    }

    /// What systemd was asked to do since somebody last looked.
    pub(crate) fn asked_of_systemd(&self) -> anyhow::Result<String> {
        let log = self.path("/systemctl.log");
        let asked = fs::read_to_string(&log).unwrap_or_default();
        fs::write(log, "")?;
        Ok(asked)
    }

    /// A file of it, as this machine calls it.
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

    /// Runs a command in it, and says what it has printed.
    pub(crate) fn run(&self, words: &[&str]) -> anyhow::Result<String> {
        let output = self.command(words).output().context("cannot start chroot")?;
        let told = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        anyhow::ensure!(output.status.success(), "{} failed there: {told}", words.join(" "));
        Ok(told)
    }

    /// Puts a file into it.
    pub(crate) fn bring(&self, file: &Path, path: &str) -> anyhow::Result<()> {
        fs::copy(file, self.path(path)).with_context(|| file.display().to_string())?;
        Ok(())
    }
}
