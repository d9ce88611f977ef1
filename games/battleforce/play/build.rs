//! The files that are compiled in are looked at again when one of them is new: the macro that embeds them sees only changes.

#![allow(clippy::print_stdout, reason = "this is how cargo is told")]

fn main() {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=../scenarios");
}
