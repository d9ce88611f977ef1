//! Damaged data, backups that are tried before they are needed, and automatic backups.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::common::{Server, TOY, recorded_games};
use serde_json::json;
use server::admin::{Harm, Reply, Request, Status, perform};
use server::backups::{back_up_if_due, made};
use server::trial::{Trial, salvage, try_copy};
use server::{App, Config, Listening};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};
use store::{Address, Store, StoreFault, StoreOptions};
use tempfile::TempDir;

/// A server on a file in this folder, whatever else tests run on.
async fn serve(data: &Path, change: impl FnOnce(&mut Config)) -> Server {
    let mut config =
        Config { listen: ([127, 0, 0, 1], 0).into(), data: data.into(), limits: false, ..Config::default() };
    change(&mut config);
    let options = StoreOptions { durable: false, ..StoreOptions::default() };
    let store = Store::open(&Address::File(data.join("starfry.db")), options).await.expect("the store opens");
    let app = App::new(games::all(), store, config, None);
    let listening = Listening::start(app.clone()).await.expect("there is a free port");
    Server { app, listening, folder: folder() }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

async fn execute(path: &Path, sql: String) {
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("it is a database");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("it is SQL");
    connection.close().await.expect("it is closed");
}

async fn status(server: &Server) -> Status {
    match perform(&server.app, &Request::Status).await {
        Reply::Status(status) => status,
        other => panic!("{other:?}"),
    }
}

/// Puts a record in, and returns its table.
async fn import(server: &Server, record: String) -> String {
    match perform(&server.app, &Request::Import { record }).await {
        Reply::Imported { table } => table,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_sheet_cannot_be_read_is_counted_and_the_server_stays_ready() {
    let folder = folder();
    let server = serve(folder.path(), |_| {}).await;
    let ola = server.account("Ola").await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let sheet = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}], "visibility": "public"});
        let made = ola.post("/api/tables", sheet).await;
        ids.push(made.json["id"].as_str().expect("a table has an id").to_owned());
    }
    assert_eq!(status(&server).await.damage, None);
    server.listening.stop().await;
    execute(
        &folder.path().join("starfry.db"),
        format!("UPDATE tables SET sheet = '{{' WHERE id = '{}'", ids[0]),
    )
    .await;

    let server = serve(folder.path(), |_| {}).await;
    let ola = ola.at(&server);
    assert_eq!(server.app.store().health().unreadable, 0, "nobody has looked yet");
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    for list in ["open", "own"] {
        let listed = ola.get(&format!("/api/tables?list={list}")).await.json;
        let listed = listed["tables"].as_array().expect("a list").clone();
        assert_eq!((listed.len(), &listed[0]["id"]), (1, &json!(ids[1])), "{list}");
    }
    assert_eq!(server.app.store().health().unreadable, 1, "it is not left out without a word");
    assert_eq!(ola.get("/").await.status, 200);
    let broken = ola.get(&format!("/api/tables/{}", ids[0])).await;
    assert_eq!(broken.refusal(), (500, "broken"));
    assert!(broken.text.contains("damaged"), "{}", broken.text);
    assert_eq!(ola.get(&format!("/api/tables/{}", ids[1])).await.status, 200);
    let status = status(&server).await;
    assert_eq!((status.damage, status.unreadable), (None, 1), "the database itself is well");
    let numbers = server.app.metrics().page(&server.app.store().stats());
    assert!(numbers.contains("starfry_store_damaged 0"), "{numbers}");
    assert!(numbers.contains("starfry_store_unreadable_tables 1"), "{numbers}");
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    server.listening.stop().await;
}

/// Spoils the page on which a table of the database begins.
async fn spoil_page_of(path: &Path, relation: &str) {
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("it is a database");
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = $1";
    let page: i64 =
        sqlx::query_scalar(sql).bind(relation).fetch_one(&mut connection).await.expect("it is there");
    connection.close().await.expect("it is closed");
    let mut bytes = fs::read(path).expect("it can be read");
    let start = (page as usize - 1) * 4096;
    bytes[start..start + 4096].iter_mut().for_each(|byte| *byte ^= 0x55);
    fs::write(path, bytes).expect("it can be written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_found_to_be_spoiled_makes_the_server_unready() {
    let folder = folder();
    let server = serve(folder.path(), |_| {}).await;
    import(&server, recorded_games().remove(0)).await;
    server.listening.stop().await;
    // Nobody asks who is muted.
    spoil_page_of(&folder.path().join("starfry.db"), "mutes").await;
    let server = serve(folder.path(), |_| {}).await;
    while !server.app.store().health().is_checked {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let unready = server.stranger().get("/readyz").await;
    assert!(unready.status == 503 && unready.text.contains("damaged"), "{}", unready.text);
    assert_eq!(server.stranger().get("/").await.status, 200, "what can be read is served");
    let status = status(&server).await;
    assert!(matches!(status.damage, Some(Harm::Data { .. })), "{status:?}");
    let numbers = server.app.metrics().page(&server.app.store().stats());
    assert!(numbers.contains("starfry_store_damaged 1"), "{numbers}");
    server.listening.stop().await;
}

/// Makes all backups look as if they had been made so long ago.
fn age(config: &Config, hours: u64, name: &str) {
    for backup in made(config) {
        let older = backup.file.with_file_name(name);
        fs::rename(&backup.file, &older).expect("it can be renamed");
        let then = SystemTime::now() - Duration::from_secs(hours * 3600);
        File::options()
            .write(true)
            .open(older)
            .and_then(|file| file.set_modified(then))
            .expect("it can be aged");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_are_made_when_they_are_due_and_the_newest_are_kept() {
    let folder = folder();
    let server = serve(folder.path(), |config| config.backups_kept = 2).await;
    import(&server, recorded_games().remove(0)).await;
    let config = server.app.config().clone();
    assert_eq!(status(&server).await.last_backup, None);
    back_up_if_due(&server.app).await;
    let first = made(&config);
    assert_eq!(first.len(), 1);
    assert_eq!(status(&server).await.last_backup.as_ref(), first.last());
    let trial = try_copy(games::all(), &first[0].file).await.expect("it is a database");
    assert_eq!(trial, Trial { tables: 1, moves: 1, records: 1, ..Trial::default() });
    back_up_if_due(&server.app).await;
    assert_eq!(made(&config), first, "the newest is new enough");

    age(&config, 23, "starfry-2026-01-01-0000.db");
    back_up_if_due(&server.app).await;
    assert_eq!(made(&config).len(), 1);
    age(&config, 25, "starfry-2026-01-01-0000.db");
    let backups = folder.path().join("backups");
    for name in ["starfry-2020-01-01-0000.db", "starfry-2020-01-02-0000.db", "mine.db", "starfry-best.db"] {
        fs::write(backups.join(name), "something older").expect("there is room");
    }
    for name in ["starfry-2020-01-01-0000.db", "starfry-2020-01-02-0000.db"] {
        date(&backups.join(name), -1000);
    }
    fs::write(backups.join("starfry-2020-01-03-0000.db.part"), "begun").expect("there is room");
    back_up_if_due(&server.app).await;
    let left = made(&config);
    assert_eq!(left.len(), 2, "{left:?}");
    assert!(left[0].file.ends_with("starfry-2026-01-01-0000.db"), "{left:?}");
    let mut names: Vec<String> = fs::read_dir(&backups)
        .expect("it is a folder")
        .map(|file| file.expect("it can be read").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names.len(), 4, "what is not ours stays, what was only begun does not: {names:?}");
    server.listening.stop().await;
}

/// Makes a file look as if it had been written so many hours from now.
fn date(path: &Path, hours: i64) {
    let by = Duration::from_hours(hours.unsigned_abs());
    let then = if hours < 0 { SystemTime::now() - by } else { SystemTime::now() + by };
    File::options().write(true).open(path).and_then(|file| file.set_modified(then)).expect("it can be dated");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_from_the_future_neither_counts_as_new_nor_costs_others() {
    let folder = folder();
    let server = serve(folder.path(), |config| config.backups_kept = 2).await;
    let config = server.app.config().clone();
    let backups = folder.path().join("backups");
    fs::create_dir(&backups).expect("there is room");
    let name = |day: u32| backups.join(format!("starfry-2020-01-{day:02}-0000.db"));
    // The clock was a year ahead for a while.
    for (day, hours) in [(1, -72), (2, -48), (3, -25), (8, 9000), (9, 9001), (10, 9002)] {
        fs::write(name(day), "a copy").expect("there is room");
        date(&name(day), hours);
    }
    assert_eq!(status(&server).await.last_backup.map(|backup| backup.file), Some(name(3)));
    back_up_if_due(&server.app).await;
    let left = made(&config);
    let files: Vec<&Path> = left.iter().map(|backup| backup.file.as_path()).collect();
    let new = files[1];
    assert_eq!(files, [&name(3), new, &name(9), &name(10)], "the newest two, and as many from the future");
    assert_eq!(status(&server).await.last_backup.as_ref().map(|backup| backup.file.as_path()), Some(new));
    back_up_if_due(&server.app).await;
    assert_eq!(made(&config), left, "it is not made again and again");
    server.listening.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_cannot_be_made_is_told_and_costs_no_older_one() {
    let folder = folder();
    let blocked = folder.path().join("blocked");
    fs::write(&blocked, "a file").expect("there is room");
    let (off, on): (PathBuf, PathBuf) = (blocked.join("backups"), folder.path().join("backups"));
    let server = serve(folder.path(), |config| config.backup_folder = Some(off)).await;
    back_up_if_due(&server.app).await;
    let failed = status(&server).await;
    assert!(failed.makes_backups && failed.backup_failed.is_some(), "{failed:?}");
    let numbers = server.app.metrics().page(&server.app.store().stats());
    assert!(numbers.contains("starfry_backup_failures_total 1"), "{numbers}");
    server.listening.stop().await;

    // It looks like a copy of another file that was in use, without its log.
    let sql = "INSERT INTO server (key, value) VALUES ('in_use', '0')";
    execute(&folder.path().join("starfry.db"), sql.to_owned()).await;
    let server = serve(folder.path(), |config| config.backups_kept = 1).await;
    assert_eq!(status(&server).await.damage, Some(Harm::NoLog));
    back_up_if_due(&server.app).await;
    age(server.app.config(), 30, "starfry-2026-01-01-0000.db");
    // What the database lacks may be in the older one.
    back_up_if_due(&server.app).await;
    assert_eq!(fs::read_dir(on).expect("it is a folder").count(), 2);
    assert_eq!(status(&server).await.backup_failed, None);
    server.listening.stop().await;

    let server = serve(folder.path(), |config| config.backup_every_h = 0).await;
    age(server.app.config(), 3000, "starfry-2026-01-01-0000.db");
    let before = made(server.app.config());
    back_up_if_due(&server.app).await;
    assert_eq!(made(server.app.config()), before, "it is turned off");
    server.listening.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_tried_table_by_table_and_what_is_wrong_left_out_of_what_is_saved() {
    let folder = folder();
    let server = serve(folder.path(), |_| {}).await;
    let mut tables = Vec::new();
    for record in recorded_games().into_iter().take(3) {
        tables.push(import(&server, record).await);
    }
    let ola = server.account("Ola").await;
    let seats = json!([{"is": "me"}, {"is": "here", "name": "Ala"}]);
    let made = ola.post("/api/tables", json!({"game": TOY, "seats": seats})).await;
    let running = made.json["id"].as_str().expect("a table has an id").to_owned();
    assert_eq!(ola.post(&format!("/api/tables/{running}/start"), json!({})).await.status, 200);
    server.listening.stop().await;
    let path = folder.path().join("starfry.db");
    let copy = folder.path().join("copy.db");
    store::backup(&path, &copy).await.expect("it is sound");
    let before =
        (fs::read(&copy).expect("it is there"), fs::read_dir(folder.path()).expect("it is a folder").count());
    let trial = try_copy(games::all(), &copy).await.expect("it is sound");
    assert_eq!((trial.users, trial.tables, trial.records), (1, 4, 3), "{trial:?}");
    assert_eq!(trial.problems, []);
    let after =
        (fs::read(&copy).expect("it is there"), fs::read_dir(folder.path()).expect("it is a folder").count());
    assert!(before == after, "nothing was touched");

    // Not a word of it is damaged as far as SQLite can tell.
    let sql = format!(
        "UPDATE batches SET entries = replace(entries, '\"choice\":2', '\"choice\":1') WHERE table_id = '{}'; \
         UPDATE tables SET sheet = substr(sheet, 2) WHERE id = '{running}'",
        tables[0]
    );
    execute(&copy, sql).await;
    let wrong = try_copy(games::all(), &copy).await.expect("it is sound");
    let mut named: Vec<&str> = wrong.problems.iter().map(|problem| problem.table.as_str()).collect();
    named.sort_unstable();
    let mut expected = vec![tables[0].as_str(), running.as_str()];
    expected.sort_unstable();
    assert_eq!((named, wrong.records), (expected, 2), "{wrong:?}");

    let saved = folder.path().join("saved.db");
    let result = salvage(games::all(), &copy, &saved).await.expect("it can be read");
    assert!(result.salvaged.is_whole(), "{result:?}");
    assert_eq!(result.left_out, wrong.problems);
    let good = try_copy(games::all(), &saved).await.expect("it is sound");
    assert_eq!((good.tables, good.records, good.problems.len()), (2, 2, 0), "{good:?}");
    assert_eq!(good, result.trial);
    assert_eq!(salvage(games::all(), &copy, &saved).await, Err(StoreFault::Conflict));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_an_older_server_is_tried_as_it_would_become_and_of_a_newer_refused() {
    let folder = folder();
    let old = folder.path().join("old.db");
    File::create(&old).expect("there is room");
    execute(&old, include_str!("../fixtures/running-v1.sql").to_owned()).await;
    let before = fs::read(&old).expect("it is there");
    let trial = try_copy(games::all(), &old).await.expect("it is brought up to date");
    assert!(trial.tables == 3 && trial.problems.is_empty(), "{trial:?}");
    assert!(fs::read(&old).expect("it is there") == before, "but not the copy itself");
    let sql = "UPDATE _sqlx_migrations SET version = 1000";
    execute(&old, sql.to_owned()).await;
    assert!(matches!(try_copy(games::all(), &old).await, Err(StoreFault::Newer { .. })));
    fs::write(&old, "a letter to a friend".repeat(100)).expect("there is room");
    assert!(matches!(try_copy(games::all(), &old).await, Err(StoreFault::Damaged(_))));
}
