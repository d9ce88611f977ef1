//! Generates the list of games: every dependency in Cargo.toml whose name ends in `_play`, in the same order.
//!
//! `list.rs` is a list of dynamic interfaces. `each.rs` is for tests and examples that need the rules of
//! every game: a macro that calls another macro with the name of each `play` crate.

#![allow(clippy::print_stdout, reason = "this is how cargo is told")]

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("Cargo.toml is beside this file");
    let names = manifest.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name);
    let names: Vec<&str> = names.filter(|name| name.ends_with("_play")).collect();
    let all = |one: fn(&&str) -> String| names.iter().map(one).collect::<String>();
    let list = format!("[{}]", all(|name| format!("{name}::GAME, ")));
    let calls = all(|name| format!("        $call! {{ {name} }}\n"));
    let each = format!("macro_rules! for_each_game {{\n    ($call:ident) => {{\n{calls}    }};\n}}\n");
    let folder = env::var_os("OUT_DIR").expect("Cargo sets it");
    for (file, text) in [("list.rs", list), ("each.rs", each)] {
        fs::write(Path::new(&folder).join(file), text).expect("the folder can be written to");
    }
}
