//! What the server writes down about itself, on standard error.
//!
//! Invariants: no token, password, invitation or chat is ever handed to the log. Requests are named by the pattern of their
//! route, never by their path.

use std::io;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::{Config, LogFormat};

/// Begins to log as the host wants it. Does nothing if somebody logs already.
pub fn start_log(config: &Config) {
    let filter = filter(config);
    let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(io::stderr);
    // Another one is there in tests only.
    let _ = match config.log_format {
        LogFormat::Plain => {
            lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).finish().with(filter).try_init()
        }
        LogFormat::Json => lines.json().flatten_event(true).finish().with(filter).try_init(),
    };
}

/// What a database remarks in passing is of no use to a host who has not asked for it.
fn filter(config: &Config) -> Targets {
    let wanted = format!("sqlx=warn,{}", config.log.as_str());
    wanted.parse().expect("a level was checked when it was set")
}
