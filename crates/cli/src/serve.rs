//! `starfry serve`, and plain `starfry`

use std::net::SocketAddr;
use std::path::Path;

use catalog::Fault;
use clap::Args;
use i18n::args;
use server::admin::{Harm, make_private_folder, store_message};
use server::config::Effective;
use server::{App, Config, Listening, NotStarted, Stopped, start_log};
use store::{Store, StoreOptions};
use tokio::signal;

use crate::Outcome;
use crate::language::Speech;
use crate::output::{complain, say};
use crate::settings::AllSettings;

/// Start a table server, and say where to go
#[derive(Args, Default)]
#[command(after_help = "\
Every setting is also a variable, such as STARFRY_LISTEN for --listen, and a line of a file, such as listen =
\"0.0.0.0:4040\" in starfry.toml. `starfry config` shows what holds, `starfry config --example` prints such a file.")]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: AllSettings,
}

impl Serve {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let Effective { config, warnings, .. } = self.settings.effective()?;
        start_log(&config);
        for warning in &warnings {
            complain(&speech.texts().message(warning));
        }
        runtime()?.block_on(serve(config, speech))
    }
}

/// What asynchronous commands run in.
pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

async fn serve(config: Config, speech: &Speech) -> anyhow::Result<Outcome> {
    let texts = speech.texts();
    // Before anybody is told that the server is there, so that it can be stopped in good order at any moment.
    let mut signals = Stop::listen()?;
    let store = open(&config).await?;
    let (listen, data) = (config.listen, place_of_data(&config));
    let app = App::new(store, config, speech.own_library()?);
    let listening = match Listening::start(app.clone()).await {
        Ok(listening) => listening,
        Err(error) => {
            app.store().close().await;
            return Err(no_start(error, listen).into());
        }
    };
    if let Some(damage) = app.store().health().damage {
        let damage = texts.message(&Harm::from(damage).message());
        complain(&texts.say("serve-damaged", &args! { damage: damage }));
    }
    let place = args! { address: app.config().address(listening.address()), data: data };
    tell(&texts.say("serve-ready", &place));
    if let Some(address) = listening.metrics_address() {
        tell(&texts.say("serve-metrics", &args! { address: format!("http://{address}/metrics") }));
    }
    signals.wanted().await;
    tell(&texts.say("serve-stopping", &args! {}));
    match stop(listening, &mut signals).await {
        Some(Stopped { drafts_lost: 0, cut_off: 0 }) => tell(&texts.say("serve-stopped", &args! {})),
        Some(Stopped { drafts_lost: 0, cut_off: connections }) => {
            tell(&texts.say("serve-cut-off", &args! { connections: connections }));
        }
        Some(Stopped { drafts_lost: tables, .. }) => {
            complain(&texts.say("serve-drafts-lost", &args! { tables: tables }));
            return Ok(Outcome::ACheckFailed);
        }
        None => {
            complain(&texts.say("serve-impatient", &args! {}));
            return Ok(Outcome::ACheckFailed);
        }
    }
    drop(app);
    Ok(Outcome::AllIsWell)
}

/// Why the server does not start.
fn no_start(error: NotStarted, listen: SocketAddr) -> Fault {
    match error {
        NotStarted::Io(error) => Fault::new("serve-no-address")
            .with("address", listen.to_string())
            .with("reason", error.to_string()),
        NotStarted::Certificate(reason) => reason,
    }
}

/// Opens the store; if it is a file, in a folder that is made if it is not there.
async fn open(config: &Config) -> Result<Store, Fault> {
    if config.database_file().is_some() {
        make_private_folder(&config.data).map_err(|error| {
            let fault = Fault::new("serve-no-folder").with("folder", shown(&config.data));
            fault.with("reason", error.to_string())
        })?;
    }
    let address = config.database_address();
    Store::open(&address, StoreOptions::default()).await.map_err(|fault| {
        Fault::new("serve-no-store").with("folder", address.to_string()).with("reason", store_message(&fault))
    })
}

/// Prints a line. The server goes on if nobody reads it.
fn tell(line: &str) {
    let _ = say(line);
}

/// The folder of the database, or what is there instead.
fn place_of_data(config: &Config) -> String {
    match config.database_file() {
        Some(_) => shown(&config.data),
        None => config.database_address().to_string(),
    }
}

fn shown(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string()
}

/// Hears when somebody wants the server to stop, from the moment it is made.
struct Stop {
    #[cfg(unix)]
    interrupted: signal::unix::Signal,
    #[cfg(unix)]
    terminated: signal::unix::Signal,
}

impl Stop {
    fn listen() -> std::io::Result<Stop> {
        Ok(Stop {
            #[cfg(unix)]
            interrupted: signal::unix::signal(signal::unix::SignalKind::interrupt())?,
            #[cfg(unix)]
            terminated: signal::unix::signal(signal::unix::SignalKind::terminate())?,
        })
    }

    /// Comes back when somebody wants it.
    async fn wanted(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.interrupted.recv() => {}
            _ = self.terminated.recv() => {}
        }
        #[cfg(not(unix))]
        signal::ctrl_c().await.ok();
    }
}

/// Stops the server; nothing, if somebody does not want to wait for that.
async fn stop(listening: Listening, stop: &mut Stop) -> Option<Stopped> {
    tokio::select! {
        stopped = listening.stop() => Some(stopped),
        () = stop.wanted() => None,
    }
}
