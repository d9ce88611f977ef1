//! What takes too long for every change.

use super::Part;
use crate::api_fuzz::ApiFuzz;
use crate::crash::Crash;
use crate::siege::Siege;
use crate::tools::{CXX, POSTGRES, STRACE, VALGRIND, VENV};
use crate::{bench, deep, fuzz};

/// Seconds for each fuzz target.
const FUZZ_SECONDS: u32 = 60;

pub(super) const PARTS: [Part; 10] = [
    Part {
        name: "laws",
        about: "the laws on a million arranged positions, random games and recorded games",
        tools: &[],
        run: || deep(&[]),
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
    Part { name: "bench", about: "instructions of the hot paths", tools: &[&VALGRIND], run: bench::run_all },
];
