//! The server as a value: the state that all handlers share, and all routes.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use catalog::Catalog;
use i18n::{Library, Message, Texts};
use store::{Store, StoreFault};
use tokio::sync::watch;
use utoipa::openapi::OpenApi;
use utoipa::openapi::info::Info;
use utoipa_axum::router::OpenApiRouter;

use crate::ageing::Calendar;
use crate::assets::Assets;
use crate::backups::Backups;
use crate::clock::Clock;
use crate::config::Config;
use crate::fault::{Answer, ApiFault, Code};
use crate::hall::{Hall, HallSettings};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::origin::{COUNTED_DAYS, Origins};
use crate::pages::Drawings;
use crate::password::Passwords;
use crate::who::{Language, Sessions};
use crate::{
    assets, describe, front, games, health, key, maintenance, open_streams, pages, people, table_page,
    table_routes,
};

/// The state that all handlers share.
pub struct App {
    catalog: &'static Catalog,
    store: Store,
    config: Config,
    library: &'static Library,
    hall: Arc<Hall>,
    sessions: Sessions,
    passwords: Passwords,
    limits: Limits,
    origins: Origins,
    metrics: Arc<Metrics>,
    assets: Assets,
    drawings: Drawings,
    calendar: Calendar,
    backups: Backups,
    stopping: watch::Sender<bool>,
}

impl App {
    /// Creates a server that uses this store and the system clock.
    pub fn new(
        catalog: &'static Catalog,
        store: Store,
        config: Config,
        library: Option<Library>,
    ) -> Arc<App> {
        App::with_clock(catalog, store, config, library, Clock::system())
    }

    /// Creates a server with the given clock.
    pub fn with_clock(
        catalog: &'static Catalog,
        store: Store,
        config: Config,
        library: Option<Library>,
        clock: Clock,
    ) -> Arc<App> {
        // Texts live as long as the server because messages, stories and scenes borrow them.
        let library = library.map_or_else(|| catalog.library(), |library| Box::leak(Box::new(library)));
        let metrics = Arc::new(Metrics::new());
        let metrics_of_hall = Arc::clone(&metrics);
        let hall =
            Hall::new(catalog, store.clone(), library, clock, metrics_of_hall, HallSettings::of(&config));
        Arc::new(App {
            limits: Limits::new(&config),
            origins: Origins::default(),
            catalog,
            store,
            config,
            library,
            hall,
            sessions: Sessions::new(),
            passwords: Passwords::new(),
            metrics,
            assets: Assets::of(catalog),
            drawings: Drawings::default(),
            calendar: Calendar::default(),
            backups: Backups::default(),
            stopping: watch::Sender::new(false),
        })
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The host's settings.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// All games offered here.
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// All languages.
    pub fn library(&self) -> &'static Library {
        self.library
    }

    /// The hall, which contains all tables.
    pub fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// The texts in a language, or in English if there are none.
    pub fn texts(&self, language: &Language) -> &'static Texts {
        self.library.texts(&language.0).unwrap_or_else(|| self.library.english())
    }

    /// The texts in the language with this tag, or an error that lists the available languages.
    pub(crate) fn texts_of(&self, tag: &str) -> Result<&'static Texts, Message> {
        let languages = || self.library.tags().collect::<Vec<&str>>().join(", ");
        let unknown = || Message::new("server-no-language").with("languages", languages());
        self.library.texts(tag).ok_or_else(unknown)
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.hall.clock.now_ms()
    }

    /// The start of the period that counts towards a user's storage limit, in milliseconds since 1970.
    pub(crate) fn counted_since(&self) -> i64 {
        self.unused_for(COUNTED_DAYS)
    }

    /// The metrics for the host.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn sessions(&self) -> &Sessions {
        &self.sessions
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn origins(&self) -> &Origins {
        &self.origins
    }

    pub(crate) fn assets(&self) -> &Assets {
        &self.assets
    }

    pub(crate) fn drawings(&self) -> &Drawings {
        &self.drawings
    }

    pub(crate) fn calendar(&self) -> &Calendar {
        &self.calendar
    }

    pub(crate) fn backups(&self) -> &Backups {
        &self.backups
    }

    /// Bans a user or lifts the ban, with immediate effect.
    pub async fn ban(&self, user: &str, banned: bool) -> Result<(), StoreFault> {
        self.store.set_banned(user, banned).await?;
        self.session_changed(user);
        Ok(())
    }

    /// Drops the cached sessions of a user who has changed or lost a session, and ends the streams of
    /// sessions that no longer exist.
    pub(crate) fn session_changed(&self, user: &str) {
        self.sessions.forget(user);
        open_streams::review(&self.hall, Some(user));
    }

    /// Does the same for all users.
    pub(crate) fn sessions_changed(&self) {
        self.sessions.forget_all();
        open_streams::review(&self.hall, None);
    }

    /// Deletes guests and sessions that have not been used for a long time. The server calls this every hour.
    pub async fn forget_unused(&self) -> Result<(), StoreFault> {
        maintenance::forget(self).await
    }

    /// Deletes tables that have expired and returns how many. The server calls this every hour.
    pub async fn tidy_up(&self) -> Result<u64, StoreFault> {
        maintenance::tidy_up(self).await
    }

    /// Closes a table for good before its game is over.
    pub(crate) async fn close_table(&self, id: &str) -> Answer<()> {
        self.hall.at(id, |table| Box::pin(table.close())).await
    }

    /// Tells the tables what has changed about the people who sit at them.
    pub(crate) async fn seats_changed(&self, change: SeatsChanged) {
        self.hall.seats_changed(change).await;
    }

    /// Starts the shutdown: streams end with a farewell and no new work begins.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.hall.announce_stop();
    }

    /// Whether the server is stopping.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Resolves when the server stops.
    pub fn stopped(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stop = self.stop_signal();
        async move { stop.wanted().await }
    }

    /// A signal that can be awaited any number of times.
    pub(crate) fn stop_signal(&self) -> Stop {
        Stop(self.stopping.subscribe())
    }
}

/// A signal that the server is stopping.
#[derive(Clone, Debug)]
pub(crate) struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Resolves when the server stops, immediately if it is already stopping.
    pub(crate) async fn wanted(&mut self) {
        drop(self.0.wait_for(|stopping| *stopping).await);
    }

    /// Resolves when the server has been stopping for this long.
    pub(crate) async fn wanted_for(&mut self, time: Duration) {
        self.wanted().await;
        tokio::time::sleep(time).await;
    }
}

/// A change that tables need to know about the people who sit at them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatsChanged {
    /// A user has a new name.
    Renamed {
        /// The user's id.
        user: String,
    },
    /// A guest's seats and tables now belong to an account.
    Claimed {
        /// The guest's id.
        from: String,
        /// The account's id.
        to: String,
        /// The tables concerned.
        tables: Vec<String>,
    },
    /// A user has deleted their account, so their seats are now anonymous.
    Gone {
        /// The user's id.
        user: String,
        /// The tables concerned.
        tables: Vec<String>,
    },
}

/// All routes with their documentation. Each module contributes its own, so the documentation covers exactly
/// what is served.
fn routes() -> OpenApiRouter<Arc<App>> {
    let description =
        "Game tables for people and bots. Requests are JSON, and updates arrive as event streams.";
    let mut info = Info::new("Starfry", env!("CARGO_PKG_VERSION"));
    info.description = Some(description.into());
    OpenApiRouter::with_openapi(OpenApi::new(info, utoipa::openapi::Paths::new()))
        .merge(health::routes())
        .merge(people::routes())
        .merge(games::routes())
        .merge(table_routes::routes())
        .merge(key::routes())
}

/// The `OpenAPI` description of all routes. The examples use a game from this catalogue.
pub fn openapi(catalog: &Catalog) -> OpenApi {
    let mut description = routes().into_openapi();
    describe::complete(&mut description, catalog);
    description
}

/// The server as a service: everything it answers on its public address.
pub fn app(app: Arc<App>) -> Router {
    let (router, mut description) = routes().split_for_parts();
    describe::complete(&mut description, app.catalog());
    let mut router = router
        .merge(pages::routes())
        .merge(assets::routes())
        .merge(table_page::routes())
        .merge(pages::about_api(&description))
        .fallback(async || ApiFault::plain(Code::Unknown, "server-no-page"))
        .method_not_allowed_fallback(async || ApiFault::plain(Code::WrongMethod, "server-wrong-method"));
    let prefix = app.config.path_prefix.as_str();
    if !prefix.is_empty() {
        // Works whether or not the proxy strips the prefix.
        let with_slash = Router::new().route(&format!("{prefix}/"), pages::first());
        router = Router::new().nest(prefix, router.clone()).merge(with_slash).merge(router);
    }
    router.layer(axum::middleware::from_fn_with_state(app.clone(), front::front)).with_state(app)
}
