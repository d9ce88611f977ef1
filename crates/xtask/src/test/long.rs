//! The parts that take too long to run for every change.

use super::{Part, busy, quick};
use crate::api_fuzz::ApiFuzz;
use crate::browser::Browser;
use crate::crash::Crash;
use crate::package::Package;
use crate::shell::run_with;
use crate::siege::Siege;
use crate::soak::Soak;
use crate::tools::{
    CC, CHROMIUM, CURL, CXX, DEBOOTSTRAP, FONTS, GIT, JQ, NODE, NPM, POSTGRES, STRACE, VALGRIND, VENV,
};
use crate::{bench, deep, fuzz, server_tests};

/// Seconds for each fuzz target.
const FUZZ_SECONDS: u32 = 60;

pub(super) const PARTS: [Part; 18] = [
    Part {
        name: "laws",
        about: "the laws on a million arranged positions, random games and recorded games",
        tools: &[],
        run: || deep(&[]),
    },
    Part {
        name: "samples",
        about: "the tests in Rust that otherwise try only a sample, with all of it",
        tools: &[],
        run: samples,
    },
    Part {
        name: "fuzz",
        about: "a minute of coverage-guided fuzzing for everything that reads bytes",
        tools: &[&CXX],
        run: || fuzz::run_all(FUZZ_SECONDS),
    },
    Part {
        name: "api-fuzz",
        about: "thirty requests for each route, made up from the API's own description",
        tools: &[&VENV],
        run: || ApiFuzz::long().run(),
    },
    Part {
        name: "busy-server",
        about: "the tests of the server on both databases, ten times on a busy machine",
        tools: &[&CURL, &JQ, &POSTGRES],
        run: || busy::repeat(server),
    },
    Part {
        name: "busy-browser",
        about: "the tests in a browser, ten times on a busy machine",
        tools: &[&NODE, &NPM, &CHROMIUM, &FONTS],
        run: || busy::repeat(quick::browser),
    },
    Part {
        name: "lit",
        about: "ten thousand clicks on lit things in each game",
        tools: &[&NODE, &NPM, &CHROMIUM, &FONTS],
        run: || Browser::lit(quick::program()?).run(),
    },
    Part {
        name: "busy-kills",
        about: "the short kills and cuts, ten times on a busy machine",
        tools: &[&POSTGRES],
        run: || busy::repeat(quick::kills),
    },
    Part { name: "kills", about: "300 kills of a server", tools: &[], run: || Crash::kills(300).run() },
    Part {
        name: "node-kills",
        about: "100 kills of nodes on one PostgreSQL",
        tools: &[&POSTGRES],
        run: || Crash::node_kills(100).run(),
    },
    Part {
        name: "cuts",
        about: "nodes cut off from their database",
        tools: &[&POSTGRES],
        run: || Crash::cuts().run(),
    },
    Part {
        name: "syncs",
        about: "the system calls of a server: what is acknowledged is on disk",
        tools: &[&STRACE],
        run: || Crash::trace().run(),
    },
    Part {
        name: "disk-trouble",
        about: "a server whose writes and syncs fail for a while",
        tools: &[&STRACE],
        run: || Crash::trouble().run(),
    },
    Part {
        name: "siege",
        about: "ten minutes of one address at full effort",
        tools: &[],
        run: || Siege::long().run(),
    },
    Part {
        name: "soak",
        about: "forty minutes of all games on SQLite while people come and go",
        tools: &[],
        run: || Soak::long(None).run(),
    },
    Part {
        name: "soak-nodes",
        about: "the same at two nodes on one PostgreSQL",
        tools: &[&POSTGRES],
        run: || Soak::long(Some(2)).run(),
    },
    Part { name: "bench", about: "instructions of the hot paths", tools: &[&VALGRIND], run: bench::run_all },
    Part {
        name: "packages",
        about: "packages built twice, installed, upgraded in the middle of a game and removed",
        tools: &[&CC, &DEBOOTSTRAP, &GIT, &POSTGRES],
        run: || Package::everything().run(),
    },
];

fn server() -> anyhow::Result<()> {
    server_tests::on_sqlite()?;
    server_tests::on_postgres()
}

/// Tests ask `contract::conformance::sample` how much to try.
fn samples() -> anyhow::Result<()> {
    run_with("cargo", &["test", "--workspace", "--locked"], &[("STARFRY_LONG_TESTS", "1")])
}
