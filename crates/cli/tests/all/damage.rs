//! What a host does about crashes, damage and copies.

use std::fs;
use std::path::Path;

use crate::running::{Running, TOYS, done, said};
use rustix::process::Signal;
use serde_json::Value;

/// Corrupts some bytes of a file.
fn spoil(path: &Path, at: usize, count: usize) {
    let mut bytes = fs::read(path).unwrap();
    let end = (at + count).min(bytes.len());
    bytes[at..end].iter_mut().for_each(|byte| *byte ^= 0x55);
    fs::write(path, bytes).unwrap();
}

#[test]
fn after_a_crash_nothing_is_lost_and_a_copy_of_the_file_alone_is_not_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    let ola = server.account("Ola");
    drop(server);
    let data = folder.path().join("starfry-data");
    assert!(data.join("starfry.db-wal").exists(), "the log is gone although the server was killed");
    fs::copy(data.join("starfry.db"), folder.path().join("alone.db")).unwrap();
    let tried = done(&folder, &["restore", "--try", "alone.db"]);
    assert_eq!(tried.status.code(), Some(1));
    assert!(said(&tried).contains("without its log"), "{}", said(&tried));
    assert_eq!(done(&folder, &["restore", "--force", "alone.db"]).status.code(), Some(2));

    let saved = done(&folder, &["backup", "--salvage", "saved.db"]);
    assert_eq!(said(&saved), "Saved to saved.db (users: 1, tables: 0, moves: 0)\nNothing is missing.\n");
    assert!(saved.status.success());
    let server = Running::start(&folder, &[]);
    assert_eq!(server.me(&ola), 200);
    let status = said(&done(&folder, &["admin", "status"]));
    let expected = "No damage to the database is known.\nThe server has not created a backup yet.\n";
    assert_eq!(status, expected);
    let running = done(&folder, &["backup", "--salvage", "more.db"]);
    assert_eq!(running.status.code(), Some(2));
    assert!(said(&running).contains("a server is using it"), "{}", said(&running));
    server.stop(Signal::TERM);
}

#[test]
fn a_damaged_log_is_reported_at_the_start_and_its_content_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    for name in ["Ola", "Ala", "Ula", "Ela"] {
        server.account(name);
    }
    drop(server);
    let data = folder.path().join("starfry-data");
    // The second page that was written.
    spoil(&data.join("starfry.db-wal"), 32 + (24 + 4096) + 1000, 2);
    let log = folder.path().join("log");
    let mut command = crate::running::starfry(folder.path(), &["serve"]);
    command.stderr(fs::File::create(&log).unwrap());
    let server = Running::start_as(command);
    let status = said(&done(&folder, &["admin", "--json", "status"]));
    let status: Value = serde_json::from_str(&status).unwrap();
    assert_eq!(status["damage"]["kind"], "log", "{status}");
    let told = said(&done(&folder, &["admin", "status"]));
    assert!(told.starts_with("The database is damaged: its log could not be read to the end"), "{told}");
    server.stop(Signal::TERM);
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("The database is damaged: its log could not be read to the end"), "{log}");
    let aside = "starfry-data/starfry.db.damaged";
    let saved = done(&folder, &["backup", "--salvage", "--from", aside, "saved.db"]);
    assert_eq!(saved.status.code(), Some(1), "{}", said(&saved));
    let first = said(&saved);
    assert!(first.starts_with("Saved to saved.db (users: 4,"), "{first}");
    assert!(first.contains("Unreadable pages of the log: 1\n"), "{first}");
    let tried = done(&folder, &["restore", "--try", "saved.db"]);
    assert_eq!(
        (tried.status.code(), said(&tried).as_str()),
        (Some(0), "saved.db is good (users: 4, tables: 0, moves: 0, verified games: 0)\n")
    );
    let restored = said(&done(&folder, &["restore", "--force", "saved.db"]));
    assert!(restored.ends_with("The previous data is now starfry-data/starfry.db.before.\n"), "{restored}");
    let server = Running::start(&folder, &[]);
    assert_eq!(server.login("Ela", "password"), 200);
    server.stop(Signal::TERM);
}

#[test]
fn a_copy_is_tried_without_touching_anything() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, TOYS);
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/files/finished.jsonl");
    assert!(done(&folder, &["import", record]).status.success());
    assert!(done(&folder, &["backup", "copy.db"]).status.success());
    server.stop(Signal::TERM);
    let before = fs::read(folder.path().join("copy.db")).unwrap();
    let tried = done(&folder, &["restore", "--try", "copy.db"]);
    assert_eq!(said(&tried), "copy.db is good (users: 0, tables: 1, moves: 1, verified games: 1)\n");
    let tried = done(&folder, &["restore", "--try", "--json", "copy.db"]);
    let line: Value = serde_json::from_slice(&tried.stdout).unwrap();
    assert_eq!((line["ok"].as_bool(), line["records"].as_u64()), (Some(true), Some(1)), "{line}");
    assert!(fs::read(folder.path().join("copy.db")).unwrap() == before);

    spoil(&folder.path().join("copy.db"), 4096, 8 * 4096);
    let tried = done(&folder, &["restore", "--try", "--json", "copy.db"]);
    let line: Value = serde_json::from_slice(&tried.stdout).unwrap();
    assert_eq!((tried.status.code(), line["ok"].as_bool()), (Some(1), Some(false)), "{line}");
    let tried = done(&folder, &["restore", "--try", "copy.db"]);
    assert_eq!(tried.status.code(), Some(1));
    assert!(
        said(&tried).starts_with("cannot use copy.db: it is damaged or is not a Starfry database"),
        "{}",
        said(&tried)
    );
    assert_eq!(done(&folder, &["restore", "--try", "nothing.db"]).status.code(), Some(2));
}
