//! Rebuilds when an embedded file is added. The embedding macro itself only notices changes.

#![allow(clippy::print_stdout, reason = "this is how cargo is told")]

fn main() {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=../scenarios");
}
