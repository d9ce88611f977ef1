//! `starfry serve`, and plain `starfry`

use std::path::Path;

use catalog::{Catalog, Fault};
use clap::Args;
use i18n::{Texts, args};
use server::admin::{Harm, make_private_folder};
use server::config::{Effective, SettingsFile};
use server::{App, Config, Listening, Stopped, start_log};
use store::{Store, StoreOptions};
use tokio::signal;

use crate::Outcome;
use crate::greeting::Greeting;
use crate::language::Speech;
use crate::not_started::{without_listening, without_store};
use crate::output::{complain, say};
use crate::settings::AllSettings;

/// Start a game server and print its address
#[derive(Args, Default)]
#[command(after_help = "\
Every setting is also an environment variable and a line in a settings file:
  starfry serve --listen 0.0.0.0:4040
  STARFRY_LISTEN=0.0.0.0:4040 starfry serve
  listen = \"0.0.0.0:4040\"                     (in starfry.toml)

`starfry config` shows the effective settings. `starfry config --example` prints a settings file with all defaults.")]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: AllSettings,
}

impl Serve {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let Effective { config, file, warnings, .. } = self.settings.effective()?;
        start_log(&config);
        for warning in &warnings {
            complain(&speech.texts().message(warning));
        }
        runtime()?.block_on(serve(config, &file, speech))
    }
}

/// The runtime for asynchronous commands.
pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

async fn serve(config: Config, file: &SettingsFile, speech: &Speech) -> anyhow::Result<Outcome> {
    let texts = speech.texts();
    // Before anybody learns that the server is ready, so that it can be stopped cleanly at any moment.
    let mut signals = Stop::listen()?;
    let store = open(&config).await?;
    let catalog = games_of(&config, speech.catalog());
    let app = App::new(catalog, store, config, speech.own_library(catalog)?);
    let listening = match Listening::start(app.clone()).await {
        Ok(listening) => listening,
        Err(error) => {
            app.store().close().await;
            return Err(without_listening(error).into());
        }
    };
    if let Some(damage) = app.store().health().damage {
        let damage = texts.message(&Harm::from(damage).message());
        complain(&texts.say("serve-damaged", &args! { damage: damage }));
    }
    tell(&greeting(&app, &listening, file, texts).shown());
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

/// The games that are offered here. They live as long as the server.
fn games_of(config: &Config, all: &'static Catalog) -> &'static Catalog {
    if config.drafts { all } else { Box::leak(Box::new(all.without_drafts())) }
}

/// What to print when the server is ready.
fn greeting<'a>(app: &App, listening: &Listening, file: &SettingsFile, texts: &'a Texts) -> Greeting<'a> {
    let config = app.config();
    let mut greeting = Greeting::new(config, listening.address(), texts)
        .with("serve-data", place_of_data(config))
        .with("config-settings", texts.message(&file.message()));
    if let Some(address) = listening.metrics_address() {
        greeting = greeting.with("serve-metrics", format!("http://{address}/metrics"));
    }
    greeting.with("serve-stop", texts.word("serve-stop-keys"))
}

/// Opens the store. If it is a file, its folder is created if missing.
async fn open(config: &Config) -> Result<Store, Fault> {
    if config.database_file().is_some() {
        make_private_folder(&config.data).map_err(|error| {
            let fault = Fault::new("serve-no-folder").with("folder", shown(&config.data));
            fault.with("reason", error.to_string())
        })?;
    }
    let store = Store::open(&config.database_address(), StoreOptions::default()).await;
    store.map_err(|fault| without_store(&fault, config))
}

/// Prints a line. The server continues if nobody reads it.
fn tell(line: &str) {
    let _ = say(line);
}

/// The database folder, or the address of the database that is used instead.
pub(crate) fn place_of_data(config: &Config) -> String {
    match config.database_file() {
        Some(_) => shown(&config.data),
        None => config.database_address().to_string(),
    }
}

fn shown(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string()
}

/// Notices requests to stop the server from the moment it is created.
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

    /// Returns when the server is asked to stop.
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

/// Stops the server. None if somebody does not want to wait for that.
async fn stop(listening: Listening, stop: &mut Stop) -> Option<Stopped> {
    tokio::select! {
        stopped = listening.stop() => Some(stopped),
        () = stop.wanted() => None,
    }
}
