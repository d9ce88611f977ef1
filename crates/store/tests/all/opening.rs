//! Files: opening, closing, copying, and databases of other versions.

use std::fmt::Write as _;
use std::path::Path;

use crate::sample::{GAME, a_move, entries, fill, quick, running_table, store_with_tables};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};
use store::{Address, SCHEMA_VERSION, Store, StoreFault, StoreOptions, backup, check};

async fn connect(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).foreign_keys(false);
    options.connect().await.unwrap()
}

pub(crate) async fn execute(path: &Path, sql: String) {
    let mut connection = connect(path).await;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

pub(crate) async fn count(path: &Path, sql: &'static str) -> i64 {
    let mut connection = connect(path).await;
    let counted = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    counted
}

/// The schema and data as SQL statements that recreate them, without the times of migrations.
pub(crate) async fn dump(path: &Path) -> String {
    let mut connection = connect(path).await;
    let sql = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' \
               ORDER BY type DESC, name";
    let mut dump = String::new();
    let things: Vec<(String, String, String)> = sqlx::query_as(sql).fetch_all(&mut connection).await.unwrap();
    for (kind, name, sql) in things {
        writeln!(dump, "{sql};").unwrap();
        if kind != "table" {
            continue;
        }
        let columns =
            sqlx::query(AssertSqlSafe(format!("PRAGMA table_info({name})"))).fetch_all(&mut connection).await;
        let quoted = |column: String| match column.as_str() {
            "installed_on" => "quote('2000-01-01 00:00:00')".to_owned(),
            "execution_time" => "quote(0)".to_owned(),
            _ => format!("quote({column})"),
        };
        let columns: Vec<_> = columns.unwrap().iter().map(|row| quoted(row.get("name"))).collect();
        let sql = format!("SELECT {} FROM {name} ORDER BY 1", columns.join(" || ', ' || "));
        let rows: Vec<String> =
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap();
        for row in rows {
            writeln!(dump, "INSERT INTO {name} VALUES ({row});").unwrap();
        }
    }
    connection.close().await.unwrap();
    dump
}

fn fixture(version: i64) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/v{version}.sql"))
}

/// Run this once before a schema is released: `cargo test -p store --test all opening -- --ignored`
#[tokio::test]
#[ignore = "writes the fixture of the newest version"]
async fn write_the_fixture_of_this_version() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    fill(&store).await;
    store.close().await;
    std::fs::write(fixture(SCHEMA_VERSION), dump(&path).await).unwrap();
}

/// Deletes what older versions did not write and the server fills in sooner or later.
async fn forget_what_is_filled_in(path: &Path) {
    execute(path, "UPDATE tables SET kind = NULL, bytes = NULL".into()).await;
}

/// The game that all tables play.
async fn game_in(path: &Path) -> String {
    let mut connection = connect(path).await;
    let games = sqlx::query_scalar("SELECT DISTINCT game FROM tables").fetch_all(&mut connection).await;
    connection.close().await.unwrap();
    let [game]: [String; 1] = games.unwrap().try_into().unwrap();
    game
}

#[tokio::test]
async fn every_released_version_becomes_the_newest() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("newest.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    fill(&store).await;
    store.close().await;
    forget_what_is_filled_in(&path).await;
    let newest = dump(&path).await;
    for version in 1..=SCHEMA_VERSION {
        let path = folder.path().join(format!("v{version}.db"));
        execute(&path, std::fs::read_to_string(fixture(version)).unwrap()).await;
        let newest = newest.replace(GAME, &game_in(&path).await);
        let store = Store::open_file(&path, quick()).await.unwrap();
        assert_eq!(entries(&store, "t-running").await.len(), 2);
        store.close().await;
        forget_what_is_filled_in(&path).await;
        assert!(dump(&path).await == newest, "version {version} migrates to something else");
        let checked = check(&path).await.unwrap();
        assert_eq!(
            (checked.schema_version, checked.users, checked.tables, checked.batches),
            (SCHEMA_VERSION, 3, 2, 2)
        );
    }
}

#[tokio::test]
async fn reopening_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, StoreOptions::default()).await.unwrap();
    fill(&store).await;
    let table = store.load_table("t-running").await.unwrap();
    store.close().await;
    let closed = dump(&path).await;
    let store = Store::open_file(&path, StoreOptions::default()).await.unwrap();
    assert_eq!(store.load_table("t-running").await.unwrap(), table);
    assert_eq!(store.server_fact("alive_at").await.unwrap().as_deref(), Some("4000"));
    assert_eq!(store.load_table("nowhere").await.unwrap(), None);
    store.close().await;
    assert_eq!(dump(&path).await, closed);
}

#[tokio::test]
async fn acknowledged_writes_are_found_even_if_the_store_was_never_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, StoreOptions::default()).await.unwrap();
    let store = store_with_tables(store, &["a"]).await;
    store.write_table(a_move("a", 0)).await.unwrap();
    // What a crash leaves behind: the file and its log.
    let after = folder.path().join("after.db");
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        std::fs::copy(name(&path), name(&after)).unwrap();
    }
    let store = Store::open_file(&after, StoreOptions::default()).await.unwrap();
    assert_eq!(entries(&store, "a").await.len(), 1);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    Store::open_file(&path, quick()).await.unwrap().close().await;
    let found = SCHEMA_VERSION + 1;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)";
    execute(&path, format!("{sql} VALUES ({found}, 'later', 1, x'00', 0)")).await;
    let before = dump(&path).await;
    let newer = StoreFault::Newer { found, known: SCHEMA_VERSION };
    assert_eq!(Store::open_file(&path, quick()).await.unwrap_err(), newer);
    assert_eq!(check(&path).await.unwrap_err(), newer);
    assert_eq!(dump(&path).await, before);
}

#[tokio::test]
async fn a_migration_that_was_changed_after_its_release_is_detected() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    Store::open_file(&path, quick()).await.unwrap().close().await;
    execute(&path, "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1".into()).await;
    assert!(matches!(Store::open_file(&path, quick()).await, Err(StoreFault::Broken(_))));
}

#[tokio::test]
async fn two_programs_do_not_open_one_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    assert_eq!(Store::open_file(&path, quick()).await.unwrap_err(), StoreFault::InUse);
    store.close().await;
    Store::open_file(&path, quick()).await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    std::fs::write(&path, "a letter to a friend, long enough to be mistaken for something else".repeat(20))
        .unwrap();
    assert!(matches!(Store::open_file(&path, quick()).await, Err(StoreFault::Damaged(_))));
    assert!(matches!(check(&path).await, Err(StoreFault::Damaged(_))));
    std::fs::write(&path, "").unwrap();
    assert!(matches!(check(&path).await, Err(StoreFault::Broken(_))));
    let nowhere = folder.path().join("no such folder/store.db");
    assert!(matches!(Store::open_file(&nowhere, quick()).await, Err(StoreFault::Disk(_))));
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    fill(&store).await;
    backup(&path, &folder.path().join("copy.db")).await.unwrap();
    let mut files = 0;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.file_name());
        files += 1;
    }
    assert_eq!(files, 5, "the database, its log and its index, the lock, the copy");
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_without_write_permission_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    Store::open_file(&path, quick()).await.unwrap().close().await;
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o400)).unwrap();
    if std::fs::OpenOptions::new().write(true).open(&path).is_ok() {
        return; // Root may write to everything.
    }
    assert_eq!(Store::open_file(&path, quick()).await.unwrap_err(), StoreFault::ReadOnly);
}

#[tokio::test]
async fn ten_thousand_tables_sleep_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    let mut setting_up = tokio::task::JoinSet::new();
    for id in 0..10_000 {
        let store = store.clone();
        setting_up.spawn(async move {
            let id = format!("t{id}");
            while store.create_table(running_table(&id, &[], 1)).await == Err(StoreFault::Busy) {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        });
    }
    setting_up.join_all().await;
    store.write_table(a_move("t4711", 0)).await.unwrap();
    store.close().await;
    let store = Store::open_file(&path, quick()).await.unwrap();
    assert_eq!(entries(&store, "t4711").await.len(), 1);
    assert_eq!(store.counts().await.unwrap().running, 10_000);
    assert_eq!(store.stats().jobs_done, 0, "opening must not write anything");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_during_writes_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = store_with_tables(Store::open_file(&path, quick()).await.unwrap(), &["a", "b"]).await;
    let writing = {
        let store = store.clone();
        tokio::spawn(async move {
            for number in 0..2000 {
                let (a, b) = tokio::join!(
                    store.write_table(a_move("a", number)),
                    store.write_table(a_move("b", number))
                );
                assert_eq!((a, b), (Ok(()), Ok(())));
            }
        })
    };
    let mut batches = 0;
    for number in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        let copy = folder.path().join(format!("copy{number}.db"));
        // Once by the program that writes, otherwise by another.
        let checked = backup(&path, &copy).await.unwrap();
        assert!(checked.batches >= batches);
        batches = checked.batches;
        assert_eq!(
            backup(&path, &copy).await,
            Err(StoreFault::Conflict),
            "a copy must not overwrite another"
        );
        let copy = Store::open_file(&copy, quick()).await.unwrap();
        let (a, b) =
            (copy.load_table("a").await.unwrap().unwrap(), copy.load_table("b").await.unwrap().unwrap());
        assert_eq!((a.batches.len() + b.batches.len()) as i64, batches);
        for table in [a, b] {
            assert_eq!(
                table.now.unwrap().entries as usize,
                table.batches.len(),
                "all of it must be from the same moment"
            );
        }
        copy.close().await;
    }
    writing.await.unwrap();
    assert_eq!(entries(&store, "a").await.len(), 2000);
    assert!(matches!(
        backup(&folder.path().join("none.db"), &folder.path().join("x.db")).await,
        Err(StoreFault::Disk(_))
    ));
    assert!(!folder.path().join("x.db").exists() && !folder.path().join("x.db.part").exists());
}

#[tokio::test]
async fn a_silent_database_server_is_asked_again() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address: Address =
        format!("postgres://somebody@{}/x", listener.local_addr().unwrap()).parse().unwrap();
    let answering = async {
        let (_silent, _) = listener.accept().await.unwrap();
        let (asked_again, _) = listener.accept().await.unwrap();
        // A closed connection is an answer.
        drop((asked_again, listener));
    };
    let (opened, ()) = tokio::join!(Store::open(&address, StoreOptions::default()), answering);
    let fault = opened.unwrap_err();
    assert!(!fault.to_string().contains("does not answer"), "{fault}");
}
