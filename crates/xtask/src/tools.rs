//! Third-party programs that tasks need, and how they are installed.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Context;
use rustix::process::geteuid;

use crate::postgres;
use crate::shell::{run, say};

/// A program that a task needs and that does not come with Rust.
#[derive(Debug)]
pub(crate) struct Tool {
    /// Its common name.
    name: &'static str,
    /// Debian's package.
    package: &'static str,
    is_there: fn() -> bool,
}

pub(crate) static CC: Tool = Tool { name: "a C compiler", package: "gcc", is_there: || is_command("cc") };
pub(crate) static CHROMIUM: Tool =
    Tool { name: "Chromium", package: "chromium-headless-shell", is_there: || chromium().is_some() };
/// For those who want to watch.
pub(crate) static CHROMIUM_WITH_WINDOW: Tool =
    Tool { name: "Chromium", package: "chromium", is_there: || chromium_with_window().is_some() };
pub(crate) static CURL: Tool = Tool { name: "curl", package: "curl", is_there: || is_command("curl") };
pub(crate) static CXX: Tool = Tool { name: "a C++ compiler", package: "g++", is_there: || is_command("c++") };
pub(crate) static DEBOOTSTRAP: Tool =
    Tool { name: "debootstrap", package: "debootstrap", is_there: || is_command("debootstrap") };
pub(crate) static FONTS: Tool =
    Tool { name: "the DejaVu fonts", package: "fonts-dejavu-core", is_there: || is_font("DejaVuSans.ttf") };
pub(crate) static GIT: Tool = Tool { name: "git", package: "git", is_there: || is_command("git") };
pub(crate) static JQ: Tool = Tool { name: "jq", package: "jq", is_there: || is_command("jq") };
pub(crate) static NODE: Tool = Tool { name: "Node.js", package: "nodejs", is_there: || is_command("node") };
pub(crate) static NPM: Tool = Tool { name: "npm", package: "npm", is_there: || is_command("npm") };
pub(crate) static POSTGRES: Tool =
    Tool { name: "PostgreSQL", package: "postgresql", is_there: || postgres::programs().is_some() };
pub(crate) static STRACE: Tool =
    Tool { name: "strace", package: "strace", is_there: || is_command("strace") };
pub(crate) static VALGRIND: Tool =
    Tool { name: "valgrind", package: "valgrind", is_there: || is_command("valgrind") };
/// Debian keeps this part of Python in a package of its own.
pub(crate) static VENV: Tool =
    Tool { name: "Python's venv", package: "python3-venv", is_there: || has_python_venv() };

/// Installs all missing tools together, after saying so.
pub(crate) fn ensure(tools: &[&Tool]) -> anyhow::Result<()> {
    let missing: Vec<&Tool> = tools.iter().copied().filter(|tool| !(tool.is_there)()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    packages.sort_unstable();
    packages.dedup();
    let names: Vec<&str> = missing.iter().map(|tool| tool.name).collect();
    let (names, command) = (names.join(", "), format!("apt-get install {}", packages.join(" ")));
    anyhow::ensure!(
        is_command("apt-get") && geteuid().is_root(),
        "missing, and installing them takes root: {names}. Install them yourself, on Debian with: {command}"
    );
    say(&format!("installing with apt-get: {}", packages.join(" ")));
    let how = ["install", "-y", "-qq", "--no-install-recommends"];
    run("apt-get", &["update", "-qq"])
        .and_then(|()| run("apt-get", &[how.as_slice(), &packages].concat()))
        .with_context(|| {
            format!("missing and not installed: {names}. Install them, on Debian with: {command}")
        })
}

/// The same engine without a window, which uses less of the processor.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// Names under which a Chromium with a window may be installed.
const CHROMIUMS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// The Chromium that `CHROMIUM` names, or the fastest that is installed.
pub(crate) fn chromium() -> Option<PathBuf> {
    named_chromium().or_else(|| which(HEADLESS_SHELL)).or_else(chromium_with_window)
}

/// The Chromium that `CHROMIUM` names, or an installed one with a window.
pub(crate) fn chromium_with_window() -> Option<PathBuf> {
    named_chromium().or_else(|| CHROMIUMS.iter().find_map(|name| which(name)))
}

fn named_chromium() -> Option<PathBuf> {
    env::var_os("CHROMIUM").filter(|named| !named.is_empty()).map(PathBuf::from)
}

fn is_command(name: &str) -> bool {
    which(name).is_some()
}

fn which(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Where fonts are installed for all users.
const FONT_FOLDERS: [&str; 2] = ["/usr/share/fonts", "/usr/local/share/fonts"];

fn is_font(file: &str) -> bool {
    FONT_FOLDERS.iter().any(|folder| is_below(Path::new(folder), file))
}

fn is_below(folder: &Path, file: &str) -> bool {
    let entries = folder.read_dir().into_iter().flatten().filter_map(Result::ok);
    entries.map(|entry| entry.path()).any(|path| path.ends_with(file) || is_below(&path, file))
}

/// Without this module, `python3 -m venv` creates a folder and then fails.
fn has_python_venv() -> bool {
    let check = ["-c", "import ensurepip, venv"];
    which("python3").is_some_and(|python| {
        std::process::Command::new(Path::new(&python))
            .args(check)
            .stderr(std::process::Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    })
}
