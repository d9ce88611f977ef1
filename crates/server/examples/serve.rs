//! A server for development: `cargo run -p server --example serve -- --data FOLDER --listen 127.0.0.1:0 --limits false`.
//!
//! All settings of the configuration are taken as `--name value`. Prints the address as the only line, logs to standard error,
//! and stops at Ctrl-C or SIGTERM.
#![allow(clippy::print_stdout, reason = "the address is what is asked for")]

use std::collections::BTreeMap;

use server::config::{Effective, SETTINGS};
use server::{App, Listening};
use store::{Store, StoreOptions};
use tokio::signal;

#[tokio::main]
async fn main() {
    let mut flags = BTreeMap::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(flag) = arguments.next() {
        let setting = SETTINGS
            .iter()
            .find(|setting| format!("--{}", setting.flag()) == flag)
            .unwrap_or_else(|| panic!("there is no setting {flag}"));
        flags.insert(setting.name, arguments.next().unwrap_or_else(|| panic!("{flag} needs a value")));
    }
    let effective = Effective::read(&flags, |name| std::env::var(name).ok(), None);
    let config = effective.expect("settings are right").config;
    let level = tracing_subscriber::EnvFilter::new(config.shown("log"));
    tracing_subscriber::fmt().with_env_filter(level).with_writer(std::io::stderr).init();
    std::fs::create_dir_all(&config.data).expect("the folder can be made");
    let store = Store::open(&config.database(), StoreOptions::default()).await.expect("the store opens");
    let listening = Listening::start(App::new(store, config, None)).await.expect("the address is free");
    println!("http://{}", listening.address());
    let terminate = signal::unix::SignalKind::terminate();
    let mut terminated = signal::unix::signal(terminate).expect("signals can be heard");
    tokio::select! {
        pressed = signal::ctrl_c() => pressed.expect("signals can be heard"),
        _ = terminated.recv() => {}
    }
    listening.stop().await;
}
