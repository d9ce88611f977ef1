//! The server's log, on standard error.
//!
//! Invariants: no token, password, invitation or chat is ever passed to the log. Requests are identified by
//! the pattern of their route, never by their path.

use std::io;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::{Config, LogFormat};

/// Starts logging as the host has configured it. Does nothing if a logger is already installed.
pub fn start_log(config: &Config) {
    let filter = filter(config);
    let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(io::stderr);
    // Only tests install another logger.
    let _ = match config.log_format {
        LogFormat::Plain => {
            lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).finish().with(filter).try_init()
        }
        LogFormat::Json => lines.json().flatten_event(true).finish().with(filter).try_init(),
    };
}

/// The log filter. It hides the database's own messages unless the host has asked for them.
fn filter(config: &Config) -> Targets {
    let wanted = format!("sqlx=warn,{}", config.log.as_str());
    wanted.parse().expect("a level was checked when it was set")
}
