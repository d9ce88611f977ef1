//! The server as a value: what all handlers share, and all its routes.

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
    assets, describe, front, games, health, key, open_streams, pages, people, table_page, table_routes, tend,
};

/// What all handlers share.
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
    /// A server over this store.
    pub fn new(
        catalog: &'static Catalog,
        store: Store,
        config: Config,
        library: Option<Library>,
    ) -> Arc<App> {
        App::with_clock(catalog, store, config, library, Clock::system())
    }

    /// A server with a clock of its own.
    pub fn with_clock(
        catalog: &'static Catalog,
        store: Store,
        config: Config,
        library: Option<Library>,
        clock: Clock,
    ) -> Arc<App> {
        // Texts live as long as the server: everything that tells something borrows them.
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
            assets: Assets::default(),
            drawings: Drawings::default(),
            calendar: Calendar::default(),
            backups: Backups::default(),
            stopping: watch::Sender::new(false),
        })
    }

    /// What outlives the program.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What the host has set.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// All games that are played here.
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// All languages.
    pub fn library(&self) -> &'static Library {
        self.library
    }

    /// All tables.
    pub fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// The texts of a language.
    pub fn texts(&self, language: &Language) -> &'static Texts {
        self.library.texts(&language.0).unwrap_or_else(|| self.library.english())
    }

    /// The texts of a language somebody has named, if we speak it.
    pub(crate) fn texts_of(&self, tag: &str) -> Result<&'static Texts, Message> {
        let languages = || self.library.tags().collect::<Vec<&str>>().join(", ");
        let unknown = || Message::new("server-no-language").with("languages", languages());
        self.library.texts(tag).ok_or_else(unknown)
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.hall.clock.now_ms()
    }

    /// What was set up before this moment counts no more for what somebody has stored.
    pub(crate) fn counted_since(&self) -> i64 {
        self.unused_for(COUNTED_DAYS)
    }

    /// The numbers for the host.
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

    /// Bans somebody, or lets him in again, at once.
    pub async fn ban(&self, user: &str, banned: bool) -> Result<(), StoreFault> {
        self.store.set_banned(user, banned).await?;
        self.session_changed(user);
        Ok(())
    }

    /// Somebody has changed, or some of their sessions have ended: they are looked up again, and streams of ended sessions end.
    pub(crate) fn session_changed(&self, user: &str) {
        self.sessions.forget(user);
        open_streams::review(&self.hall, Some(user));
    }

    /// The same for everybody.
    pub(crate) fn sessions_changed(&self) {
        self.sessions.forget_all();
        open_streams::review(&self.hall, None);
    }

    /// Forgets guests and sessions that have not been used for long, which is done every hour.
    pub async fn forget_unused(&self) -> Result<(), StoreFault> {
        tend::forget(self).await
    }

    /// Deletes tables whose time is over, which is done every hour, and returns how many they were.
    pub async fn tidy_up(&self) -> Result<u64, StoreFault> {
        tend::tidy_up(self).await
    }

    /// Closes a table for good, before its game is over.
    pub(crate) async fn close_table(&self, id: &str) -> Answer<()> {
        self.hall.at(id, |table| Box::pin(table.close())).await
    }

    /// Tells the tables what has changed about people who sit at them.
    pub(crate) async fn seats_changed(&self, change: SeatsChanged) {
        self.hall.seats_changed(change).await;
    }

    /// Tells everybody that the server stops: streams say goodbye, nothing new begins.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.hall.announce_stop();
    }

    /// Whether the server is stopping.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Comes back when the server stops.
    pub fn stopped(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stop = self.stop_signal();
        async move { stop.wanted().await }
    }

    /// Says when the server stops, as often as it is asked.
    pub(crate) fn stop_signal(&self) -> Stop {
        Stop(self.stopping.subscribe())
    }
}

/// Says when the server stops.
#[derive(Clone, Debug)]
pub(crate) struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Comes back when the server stops, also if it does so already.
    pub(crate) async fn wanted(&mut self) {
        drop(self.0.wait_for(|stopping| *stopping).await);
    }

    /// Comes back when the server has been stopping for some time.
    pub(crate) async fn wanted_for(&mut self, time: Duration) {
        self.wanted().await;
        tokio::time::sleep(time).await;
    }
}

/// What tables have to know about people who sit at them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatsChanged {
    /// Somebody is called otherwise now.
    Renamed {
        /// Who.
        user: String,
    },
    /// The seats and tables of a guest belong to an account now.
    Claimed {
        /// The guest.
        from: String,
        /// The account.
        to: String,
        /// At which tables.
        tables: Vec<String>,
    },
    /// Somebody has left for good: his seats are anonymous.
    Gone {
        /// Who.
        user: String,
        /// At which tables.
        tables: Vec<String>,
    },
}

/// All routes with their documentation. Each module brings its own; what is documented is what is served.
fn routes() -> OpenApiRouter<Arc<App>> {
    let description = "Tables for people and bots: JSON up, event streams down.";
    let mut info = Info::new("Starfry", env!("CARGO_PKG_VERSION"));
    info.description = Some(description.into());
    OpenApiRouter::with_openapi(OpenApi::new(info, utoipa::openapi::Paths::new()))
        .merge(health::routes())
        .merge(people::routes())
        .merge(games::routes())
        .merge(table_routes::routes())
        .merge(key::routes())
}

/// The description of all routes for programs, with one of these games as the example.
pub fn openapi(catalog: &Catalog) -> OpenApi {
    let mut description = routes().into_openapi();
    describe::complete(&mut description, catalog);
    description
}

/// The server as a service: everything that is answered on the public address.
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
        // The proxy may cut the prefix off or leave it: both work.
        let with_slash = Router::new().route(&format!("{prefix}/"), pages::first());
        router = Router::new().nest(prefix, router.clone()).merge(with_slash).merge(router);
    }
    router.layer(axum::middleware::from_fn_with_state(app.clone(), front::front)).with_state(app)
}
