//! Opening and closing the database.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::address::Address;
use crate::backup::check;
use crate::catching_up::{self, Questions};
use crate::checkpoint::{Checkpoints, MAX_LOG};
use crate::copy::relation_names;
use crate::crash;
use crate::engine::care::Care;
use crate::engine::pool::Pool;
use crate::engine::postgres::{
    KEEPALIVE, STUCK_NODE_TIMEOUT, STUCK_TRANSACTION_TIMEOUT, in_time, is_silence,
};
use crate::engine::{Connection, ReadPool, Readers};
use crate::fault::StoreFault;
use crate::health::{Damage, Health, Watch, check_in_background};
use crate::job::{Answer, Job, Message, Work};
use crate::leases::{Granted, Leases};
use crate::news::{Board, News};
use crate::pace::Pace;
use crate::schema;
use crate::scratch::scratch_address;
use crate::stats::{Counters, StoreStats};
use crate::trace::Trace;
use crate::writer::Writer;

/// How long to keep asking a silent database server before it counts as unreachable.
const OPENING_PATIENCE: Duration = Duration::from_mins(1);

/// Options for opening a store.
#[derive(Clone)]
pub struct StoreOptions {
    /// The number of connections for reading.
    pub readers: u32,
    /// How many jobs may wait to be written. Further ones are refused as `Busy`.
    pub queue: usize,
    /// The maximum number of jobs in one transaction.
    pub largest_group: usize,
    /// The minimum time between the starts of transactions under load, so that each of them carries more.
    pub beat: Duration,
    /// Whether acknowledged writes survive a power cut. Turned off only in tests.
    pub durable: bool,
    /// A listener for what the writer does.
    pub trace: Option<Trace>,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self {
            readers: 4,
            queue: 8192,
            largest_group: 512,
            beat: Duration::from_millis(16),
            durable: true,
            trace: None,
        }
    }
}

impl fmt::Debug for StoreOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoreOptions")
            .field("readers", &self.readers)
            .field("queue", &self.queue)
            .field("largest_group", &self.largest_group)
            .field("beat", &self.beat)
            .field("durable", &self.durable)
            .field("trace", &self.trace.is_some())
            .finish()
    }
}

/// A database that is open for writing. Clones are handles to the same database.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    address: Address,
    queue: mpsc::Sender<Message>,
    readers: Readers,
    counters: Arc<Counters>,
    watch: Arc<Watch>,
    board: Board,
    /// Questions about what other nodes have done at tables; `None` if there are no others.
    catching_up: Option<Questions>,
    leases: Leases,
    /// The folder of a temporary store, removed with its last handle.
    _folder: Option<tempfile::TempDir>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("address", &self.inner.address).finish_non_exhaustive()
    }
}

impl Store {
    /// Opens a database, creates it if missing, and migrates it to this program's schema. Must be called
    /// within a tokio runtime, because the writer is a task.
    ///
    /// Fails with `InUse` if another program has the file open, `Newer` if a newer version wrote it,
    /// `ReadOnly` if it is not writable, and `Unreachable` if a server does not answer.
    pub async fn open(address: &Address, options: StoreOptions) -> Result<Self, StoreFault> {
        Ok(Self::over(open_any(address, &options).await?, address.clone(), options, None))
    }

    /// Opens a database in a file; see [`Store::open`].
    pub async fn open_file(path: &Path, options: StoreOptions) -> Result<Self, StoreFault> {
        Self::open(&Address::File(path.to_owned()), options).await
    }

    /// Opens a copy of a file in a temporary folder, after checking all of it. The file itself does not
    /// change, and anything written is gone with the last handle.
    pub async fn open_copy(path: &Path, options: StoreOptions) -> Result<Self, StoreFault> {
        let folder = tempfile::tempdir()?;
        let copy = folder.path().join("starfry.db");
        crash::copy_privately(path, &copy)?;
        if crash::has_log(path) {
            crash::copy_privately(&crash::log_of(path), &crash::log_of(&copy))?;
            crash::must_have_intact_log(&copy)?;
        }
        check(&copy).await?;
        let address = Address::File(copy);
        Ok(Self::over(open_any(&address, &options).await?, address, options, Some(folder)))
    }

    /// An empty store that is gone with its last handle, for tests ([`scratch_address`]).
    pub async fn scratch(options: StoreOptions) -> Result<Self, StoreFault> {
        let folder = tempfile::tempdir()?;
        let address = scratch_address(folder.path()).await?;
        let opened = open_any(&address, &options).await?;
        Ok(Self::over(opened, address, options, Some(folder)))
    }

    fn over(
        opened: Opened,
        address: Address,
        options: StoreOptions,
        folder: Option<tempfile::TempDir>,
    ) -> Self {
        let (sender, queue) = mpsc::channel(options.queue);
        let Opened { connection, readers, care, counters, watch, leases } = opened;
        let (sayings, to_say) = mpsc::unbounded_channel();
        let board = Board::new(sayings, counters.clone());
        let mut catching_up = None;
        if let ReadPool::Postgres(pool) = &readers.pool {
            tokio::spawn(board.clone().hear(pool.clone()));
            tokio::spawn(board.clone().look(pool.clone()));
            tokio::spawn(board.clone().speak(pool.clone(), to_say));
            let (questions, to_answer) = mpsc::unbounded_channel();
            tokio::spawn(catching_up::answer(pool.clone(), watch.clone(), counters.clone(), to_answer));
            catching_up = Some(questions);
        }
        let writer = Writer {
            connection,
            queue,
            counters: counters.clone(),
            watch: watch.clone(),
            trace: options.trace,
            largest_group: options.largest_group,
            pace: Pace::new(options.beat),
            care,
            board: board.clone(),
            jobs: 0,
            groups: 0,
        };
        tokio::spawn(writer.run());
        Self {
            inner: Arc::new(Inner {
                address,
                queue: sender,
                readers,
                counters,
                watch,
                board,
                catching_up,
                leases,
                _folder: folder,
            }),
        }
    }

    /// Finishes what is queued, moves everything into the one file and releases it. All other handles are
    /// closed too.
    pub async fn close(&self) {
        self.end_leases().await;
        if self.is_shared() {
            // The last writes are announced too.
            self.close_writer().await;
            self.inner.board.say_goodbye().await;
            self.inner.readers.close().await;
        } else {
            // The log cannot be moved into the file while somebody reads it.
            self.inner.readers.close().await;
            self.close_writer().await;
        }
    }

    async fn close_writer(&self) {
        let (done, wait) = oneshot::channel();
        if self.inner.queue.send(Message::Close(done)).await.is_ok() {
            wait.await.ok();
        }
    }

    /// The address of the database.
    pub fn address(&self) -> &Address {
        &self.inner.address
    }

    /// Subscribes to what other nodes write from now on. Nothing arrives if there are no others.
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.inner.board.listen()
    }

    pub(crate) fn catching_up(&self) -> Option<&Questions> {
        self.inner.catching_up.as_ref()
    }

    pub(crate) fn board(&self) -> &Board {
        &self.inner.board
    }

    pub(crate) fn leases(&self) -> &Leases {
        &self.inner.leases
    }

    /// Whether other nodes may write too.
    pub fn is_shared(&self) -> bool {
        matches!(self.inner.address, Address::Postgres(_))
    }

    pub(crate) fn watch(&self) -> &Watch {
        &self.inner.watch
    }

    /// The health of the database, as far as it is known. A file is checked in the background after it is
    /// opened, and any damage found later is added.
    pub fn health(&self) -> Health {
        self.inner.watch.health()
    }

    /// Notes that a table's stored data makes no sense to the program.
    pub fn note_unreadable(&self, table: &str, why: &str) {
        self.watch().unreadable(table, &StoreFault::Unreadable(why.to_owned()));
    }

    /// What the writer has done so far.
    pub fn stats(&self) -> StoreStats {
        let (queue, health) = (&self.inner.queue, self.health());
        let stats = self.inner.counters.stats(queue.max_capacity() - queue.capacity());
        StoreStats {
            is_damaged: health.damage.is_some(),
            damage_met: health.met,
            unreadable: health.unreadable,
            ..stats
        }
    }

    /// Limits the database to this many pages, or to its current size if that is more. For tests of a full
    /// disk.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreFault> {
        self.aside(format!("PRAGMA max_page_count = {pages}")).await
    }

    /// Makes the database refuse writes, for tests.
    #[doc(hidden)]
    pub async fn refuse_writes(&self, refuse: bool) -> Result<(), StoreFault> {
        let setting = match &self.inner.address {
            Address::File(_) => "PRAGMA query_only",
            Address::Postgres(_) => "SET default_transaction_read_only",
        };
        self.aside(format!("{setting} = {refuse}")).await
    }

    async fn aside(&self, sql: String) -> Result<(), StoreFault> {
        let (answer, wait) = oneshot::channel();
        self.send(Message::Aside(sql, answer))?;
        wait.await.unwrap_or(Err(StoreFault::Closed))
    }

    pub(crate) fn readers(&self) -> &Readers {
        &self.inner.readers
    }

    /// Queues work and returns when it is on disk. It is written even if the caller stops waiting.
    pub(crate) async fn write(&self, work: Work) -> Answer {
        let (answer, wait) = oneshot::channel();
        self.send(Message::Job(Job { work, answer }))?;
        wait.await.unwrap_or(Err(StoreFault::Closed))
    }

    fn send(&self, message: Message) -> Result<(), StoreFault> {
        self.inner.queue.try_send(message).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreFault::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreFault::Closed,
        })
    }
}

/// Everything needed to read and write.
pub(crate) struct Opened {
    pub(crate) connection: Connection,
    readers: Readers,
    care: Care,
    counters: Arc<Counters>,
    watch: Arc<Watch>,
    leases: Leases,
}

impl Opened {
    pub(crate) async fn close(self) {
        self.readers.close().await;
        self.care.finish(self.connection).await;
    }
}

pub(crate) async fn open_any(address: &Address, options: &StoreOptions) -> Result<Opened, StoreFault> {
    match address {
        Address::File(path) => open_sqlite(path, options).await,
        Address::Postgres(server) => open_postgres_patiently(server, options).await,
    }
}

/// Opens a database on a server that may still be starting or be on a busy machine. A server that refuses is
/// a fault at once, but one that is silent is asked again for a while.
async fn open_postgres_patiently(
    server: &PgConnectOptions,
    options: &StoreOptions,
) -> Result<Opened, StoreFault> {
    let began = Instant::now();
    loop {
        match open_postgres(server, options).await {
            Err(fault) if is_silence(&fault) && began.elapsed() < OPENING_PATIENCE => {
                tracing::warn!("the database server does not answer; retrying");
            }
            opened => return opened,
        }
    }
}

async fn open_sqlite(path: &Path, options: &StoreOptions) -> Result<Opened, StoreFault> {
    let lock = lock(path)?;
    let is_new = create(path)?;
    let watch = Arc::new(Watch::default());
    let (has_log, damage) = (crash::has_log(path), crash::check_log(path)?);
    let connecting = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        // Detects a damaged page when it is read, not when something else is written because of it.
        .pragma("cell_size_check", "on")
        .disable_statement_logging();
    let synchronous = if options.durable { SqliteSynchronous::Full } else { SqliteSynchronous::Off };
    let writing = connecting
        .clone()
        .thread_name(|_| "store writer".into())
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .pragma("wal_autocheckpoint", MAX_LOG)
        .pragma("cache_size", "-32768")
        .pragma("temp_store", "memory");
    let mut connection = Connection::Sqlite(writing.connect().await?);
    let lacks_log = !has_log && crash::lacks_log(&mut connection, path).await;
    if let Some(damage) = damage.or(lacks_log.then_some(Damage::NoLog)) {
        watch.found(damage);
    }
    schema::migrate(&mut connection).await?;
    // SQLite opens a file without write permission and does not complain.
    connection.begin().await?;
    connection.execute("COMMIT", &[]).await?;
    crash::begin_use(&mut connection, path).await;
    let reading = connecting.read_only(true).thread_name(|number| format!("store reader {number}"));
    let looking = if is_new {
        None
    } else {
        let looking = reading.clone().thread_name(|_| "store check".into()).connect().await?;
        Some(tokio::spawn(check_in_background(looking, relation_names(), watch.clone())))
    };
    let readers = SqlitePoolOptions::new()
        .max_connections(options.readers)
        .acquire_timeout(Duration::from_secs(5))
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_lazy_with(reading);
    let copying = writing.thread_name(|_| "store checkpoints".into()).pragma("cache_size", "0");
    let counters = Arc::new(Counters::default());
    let checkpoints = Checkpoints::start(copying.connect().await?, counters.clone());
    let care = Care::Sqlite { checkpoints, looking, watch: watch.clone(), lock };
    let readers = Readers::new(ReadPool::Sqlite(readers), watch.clone());
    Ok(Opened { connection, readers, care, counters, watch, leases: Leases::All })
}

async fn open_postgres(server: &PgConnectOptions, options: &StoreOptions) -> Result<Opened, StoreFault> {
    let connecting =
        server.clone().application_name("starfry").options(KEEPALIVE).disable_statement_logging();
    let synchronous = if options.durable { "on" } else { "off" };
    let writing = connecting.clone().options([
        ("synchronous_commit", synchronous),
        // Lets two nodes that wait for each other find out sooner than the database would.
        ("lock_timeout", "250ms"),
        STUCK_TRANSACTION_TIMEOUT,
    ]);
    let mut connection = Connection::Postgres(in_time(writing.connect()).await?);
    schema::migrate(&mut connection).await?;
    announce_use(&mut connection).await?;
    let watch = Arc::new(Watch::default());
    // Notifications are also sent there, and nothing needs to be on disk for them.
    let reading = connecting.clone().options([("synchronous_commit", "off")]);
    let readers = ReadPool::Postgres(Pool::new(reading, options.readers));
    let readers = Readers::new(readers, watch.clone());
    let leases = Leases::Granted(Granted::new(connecting.options([STUCK_NODE_TIMEOUT])));
    let care = Care::Postgres { address: Box::new(writing), is_lost: false };
    let counters = Arc::new(Counters::default());
    Ok(Opened { connection, readers, care, counters, watch, leases })
}

/// Takes a shared lock, so that programs that want the database for themselves know that it is in use.
pub(crate) async fn announce_use(connection: &mut Connection) -> Result<(), StoreFault> {
    let sql =
        "SELECT CAST(pg_try_advisory_lock_shared(hashtextextended(current_schema() || ' nodes', 0)) AS TEXT)";
    let granted = connection.fetch(sql, &[]).await?;
    match granted.first().map_or(Ok(String::new()), |row| row.get(0))?.as_str() {
        "true" => Ok(()),
        _ => Err(StoreFault::InUse),
    }
}

/// Reserves a database for this connection as long as it lives. A file is already locked.
pub(crate) async fn keep_others_out(connection: &mut Connection) -> Result<(), StoreFault> {
    if let Connection::Postgres(_) = connection {
        let sql =
            "SELECT CAST(pg_try_advisory_lock(hashtextextended(current_schema() || ' nodes', 0)) AS TEXT)";
        let granted = connection.fetch(sql, &[]).await?;
        if granted.first().map_or(Ok(String::new()), |row| row.get(0))? != "true" {
            return Err(StoreFault::InUse);
        }
    }
    Ok(())
}

/// Options for creating a file that only its owner may read.
pub(crate) fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the names in a folder durable.
pub(crate) fn sync_folder_of(path: &Path) -> Result<(), StoreFault> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Locks a file next to the database for as long as it is open. Two programs that write would not see each
/// other's tables.
pub(crate) fn lock(path: &Path) -> Result<File, StoreFault> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = private_file().create(true).truncate(false).write(true).open(name)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreFault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Whether a program is using a database, which means it holds the lock.
pub(crate) fn is_in_use(path: &Path) -> bool {
    let Ok(file) = File::open(crash::beside(path, ".lock")) else { return false };
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Creates the file if missing and returns whether it is empty. The database gives the files next to it the
/// same permissions.
fn create(path: &Path) -> Result<bool, StoreFault> {
    if path.try_exists()? {
        return Ok(std::fs::metadata(path)?.len() == 0);
    }
    private_file().create(true).truncate(false).write(true).open(path)?.sync_all()?;
    sync_folder_of(path)?;
    Ok(true)
}
