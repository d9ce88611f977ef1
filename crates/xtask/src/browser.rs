//! Tests in a real browser, and screenshots of the pages. `tests/browser` is JavaScript, run by node in a
//! Chromium.
//!
//! The npm packages they need have fixed versions and are installed in the target folder. Node and Chromium
//! are installed from Debian's packages if they are missing.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use crate::shell::run_with;
use crate::tools::{self, CHROMIUM, CHROMIUM_WITH_WINDOW, FONTS, NODE, NPM};
use crate::{npm, serving};

/// The packages that drive the browser and find accessibility barriers.
const PACKAGES: [&str; 2] = ["playwright-core@1.65.0", "axe-core@4.14.0"];

/// How many test files run at a time. Each has a server and a browser.
const AT_ONCE: &str = "--test-concurrency=2";

/// How many lit things are clicked in each game, unless more are asked for.
const TAPS: u32 = 500;

/// Longer than any test file takes, in milliseconds. To node, a file is a test as well.
const PATIENCE: &str = "--test-timeout=3600000";

#[derive(Args)]
pub(crate) struct Browser {
    /// Run only the tests with this in their name or in the name of their file
    #[arg(long)]
    only: Option<String>,
    /// Show the browser
    #[arg(long)]
    headed: bool,
    /// Test this program
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// How many lit things are clicked in each game
    #[arg(long, value_name = "NUMBER", default_value_t = TAPS)]
    taps: u32,
}

#[derive(Args)]
pub(crate) struct Screenshots {
    /// The folder for the screenshots
    #[arg(long, default_value = "docs/screenshots", default_value_if("sheets", "true", "docs/sheets"))]
    folder: PathBuf,
    /// Take contact sheets instead, which show a table over time
    #[arg(long)]
    sheets: bool,
    /// Take screenshots of this program
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
}

/// The tools that tests find in their environment.
struct Tools {
    binary: PathBuf,
    packages: PathBuf,
    chromium: PathBuf,
}

impl Browser {
    /// All tests.
    pub(crate) fn all(server: PathBuf) -> Browser {
        Browser { only: None, headed: false, server: Some(server), taps: TAPS }
    }

    /// The clicks on everything that is lit, many of them.
    pub(crate) fn lit(server: PathBuf) -> Browser {
        Browser { only: Some("lit.test".into()), taps: 10_000, ..Browser::all(server) }
    }

    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let tools = Tools::ensure(self.server.as_ref(), self.headed)?;
        let all = tests(Path::new("tests/browser"))?;
        let only = self.only.as_deref().unwrap_or_default();
        let named: Vec<&String> = all.iter().filter(|file| file.contains(only)).collect();
        let pattern = format!("--test-name-pattern={only}");
        let mut arguments = vec!["--test", AT_ONCE, PATIENCE, "--test-reporter=spec"];
        if named.is_empty() {
            arguments.push(&pattern);
            arguments.extend(all.iter().map(String::as_str));
        } else {
            arguments.extend(named.into_iter().map(String::as_str));
        }
        tools.run(&arguments, self.headed, &[("LIT_TAPS", &self.taps.to_string())])
    }
}

impl Screenshots {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let folder = self.folder.to_str().context("the folder's name is not valid UTF-8")?;
        let script = if self.sheets { "tests/browser/sheets.mjs" } else { "tests/browser/screenshots.mjs" };
        Tools::ensure(self.server.as_ref(), false)?.run(&[script, folder], false, &[])
    }
}

impl Tools {
    fn ensure(server: Option<&PathBuf>, headed: bool) -> anyhow::Result<Tools> {
        let binary = serving::given_or_built(server, false)?;
        let (browser, find): (_, fn() -> _) = if headed {
            (&CHROMIUM_WITH_WINDOW, tools::chromium_with_window)
        } else {
            (&CHROMIUM, tools::chromium)
        };
        tools::ensure(&[&NODE, &NPM, browser, &FONTS])?;
        let packages = npm::ensure_packages("browser", &PACKAGES)?;
        let chromium = find().context("there is no Chromium: install one, or set CHROMIUM to its path")?;
        Ok(Tools { binary, packages, chromium })
    }

    fn run(&self, arguments: &[&str], headed: bool, more: &[(&str, &str)]) -> anyhow::Result<()> {
        let text =
            |path: &Path| path.to_str().map(str::to_owned).context("a folder's name is not valid UTF-8");
        let (binary, packages, chromium) =
            (text(&self.binary)?, text(&self.packages)?, text(&self.chromium)?);
        let found = [
            ("STARFRY", binary.as_str()),
            ("BROWSER_TOOLS", &packages),
            ("CHROMIUM", &chromium),
            ("HEADED", if headed { "1" } else { "" }),
        ];
        run_with("node", arguments, &[found.as_slice(), more].concat())
    }
}

/// The test files, sorted.
fn tests(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in
        fs::read_dir(folder).context("cannot read the tests: run xtask in the root of the repository")?
    {
        let path = entry?.path();
        files.extend(path.to_str().filter(|path| path.ends_with(".test.mjs")).map(str::to_owned));
    }
    files.sort();
    Ok(files)
}
