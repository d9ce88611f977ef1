//! Checks the types of scripts, both the pages' and those of the browser tests. They are plain JavaScript
//! with types in comments. TypeScript checks them, and nothing is compiled.

use anyhow::Context;

use crate::npm;
use crate::shell::run;

/// The checker, and the types of what the browser tests use of Node.
const PACKAGES: [&str; 2] = ["typescript@7.0.2", "@types/node@20.19.43"];

/// Folders with a `tsconfig.json`.
const PROJECTS: [&str; 2] = ["crates/web", "tests/browser"];

pub(crate) fn check() -> anyhow::Result<()> {
    let modules = npm::ensure_packages("scripts", &PACKAGES)?.join("node_modules");
    let text = |inside| {
        let path = modules.join(inside);
        path.to_str().map(str::to_owned).context("the target folder's name is not valid UTF-8")
    };
    let (checker, types) = (text("typescript/bin/tsc")?, text("@types")?);
    PROJECTS.iter().try_for_each(|project| run("node", &[&checker, "-p", project, "--typeRoots", &types]))
}
