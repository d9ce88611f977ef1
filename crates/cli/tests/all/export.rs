//! Exporting records from a server's data and importing them, whether the server runs or not.

use std::fs;

use crate::running::{Running, TOYS, done, said};
use rustix::process::Signal;
use serde_json::{Value, json};
use tempfile::TempDir;

const FILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/files");
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");

/// A table with two seats in the middle of its game. Both seats belong to the account with this token.
fn running_table(server: &Running, token: &str) -> String {
    let table = json!({"game": "higher", "seats": [{"is": "me"}, {"is": "here", "name": "Ala"}]});
    let (status, made) = server.ask("POST", "/api/tables", token, &table.to_string());
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().expect("a table has an id").to_owned();
    assert_eq!(server.ask("POST", &format!("/api/tables/{id}/start"), token, "{}").0, 200);
    let (_, view) = server.ask("GET", &format!("/api/tables/{id}/view"), token, "");
    let position = &view["position"];
    let post = json!({"seat": position["due"][0], "decision": position["decision"], "actions": [position["legal"][0]]});
    assert_eq!(server.ask("POST", &format!("/api/tables/{id}/moves"), token, &post.to_string()).0, 200);
    id
}

fn first_line(folder: &TempDir, file: &str) -> Value {
    let text = fs::read_to_string(folder.path().join(file)).expect("the file exists");
    serde_json::from_str(text.lines().next().expect("there is a line")).expect("the line is JSON")
}

#[test]
fn a_seat_copy_of_a_running_game_and_the_record_of_a_finished_one_are_exported() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, TOYS);
    let ola = server.account("Ola");
    let id = running_table(&server, &ola);
    let copy = done(&folder, &["export", &id, "--seat", "2", "-o", "copy.jsonl"]);
    let told = format!("What seat 2 may keep of table {id}; the game is still being played.\n");
    assert_eq!(said(&copy), told);
    assert_ne!(first_line(&folder, "copy.jsonl")["starfry"], "record");
    let printed = done(&folder, &["export", &id]);
    assert!(String::from_utf8_lossy(&printed.stderr).starts_with("What a spectator may keep"));
    assert!(
        !String::from_utf8_lossy(&printed.stdout).contains("\"seed\":"),
        "the dealer's secret was exported"
    );
    assert!(said(&done(&folder, &["export", &id, "-o", "copy.jsonl"])).contains("copy.jsonl already exists"));
    assert!(said(&done(&folder, &["export", &id, "--seat", "3"])).contains("does not have that seat"));
    let nothing = done(&folder, &["export", "nothing"]);
    assert_eq!(
        (nothing.status.code(), said(&nothing).as_str()),
        (Some(2), "error: there is no “nothing” here\n")
    );
    assert_eq!(
        server.ask("POST", &format!("/api/tables/{id}/questions"), &ola, "{\"seat\":1,\"ask\":\"end\"}").0,
        200
    );
    let by_server = done(&folder, &["export", &id, "-o", "running.jsonl"]);
    let told = format!("The complete record of table {id}; the game has ended.\n");
    assert_eq!(said(&by_server), told);
    server.stop(Signal::TERM);
    assert_eq!(said(&done(&folder, &["export", &id, "-o", "stopped.jsonl"])), told);
    let read = |file: &str| fs::read(folder.path().join(file)).unwrap();
    assert_eq!(read("running.jsonl"), read("stopped.jsonl"));
    assert!(done(&folder, &["verify", "stopped.jsonl"]).status.success());
}

#[test]
fn records_are_imported_viewed_and_exported_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, TOYS);
    let table_of = |record: &str| first_line(&folder, record)["table"].as_str().unwrap().to_owned();
    let mut tables = Vec::new();
    for (number, file) in ["finished.jsonl", "agreed-end.jsonl", "undone.jsonl"].iter().enumerate() {
        let record = format!("{FILES}/{file}");
        let table = table_of(&record);
        let imported = done(&folder, &["import", &record]);
        if tables.contains(&table) {
            assert_eq!(said(&imported), format!("error: table {table} already exists\n"));
            continue;
        }
        assert!(said(&imported).contains(&format!("is now table {table}.")), "{}", said(&imported));
        let (status, view) = server.ask("GET", &format!("/api/tables/{table}/view"), "none", "");
        assert_eq!(status, 200, "not everybody may look: {view}");
        assert_eq!(view["table"]["state"], "over");
        let out = format!("{number}.jsonl");
        assert!(done(&folder, &["export", &table, "-o", &out]).status.success());
        assert_eq!(fs::read(folder.path().join(out)).unwrap(), fs::read(&record).unwrap(), "{file}");
        tables.push(table);
    }
    assert_eq!(tables.len(), 2, "two of the records are of one table");
    server.stop(Signal::TERM);
    for game in games::offered().games() {
        let folder_of_records = fs::read_dir(format!("{GAMES}/{}/records", game.name())).unwrap();
        let files = folder_of_records.map(|entry| entry.unwrap().path());
        let records = files.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
        let records = records.map(|path| path.to_str().unwrap().to_owned());
        let record = records.filter(|record| !tables.contains(&table_of(record))).min().unwrap();
        let imported = done(&folder, &["import", &record]);
        assert!(imported.status.success(), "import failed without a running server: {}", said(&imported));
        tables.push(table_of(&record));
    }
}

#[test]
fn a_wrong_record_is_not_imported() {
    let folder = tempfile::tempdir().unwrap();
    Running::start(&folder, &[]).stop(Signal::TERM);
    let record = &format!("{FILES}/finished.jsonl");
    let text = fs::read_to_string(record).unwrap();
    let forged = text.replacen("\"choice\":5", "\"choice\":4", 1);
    assert_ne!(forged, text);
    fs::write(folder.path().join("forged.jsonl"), forged).unwrap();
    let refused = done(&folder, &["import", "forged.jsonl"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).starts_with("error: forged.jsonl: line 2"), "{}", said(&refused));
    let elsewhere = done(&folder, &["import", "--data", "elsewhere", record]);
    assert!(said(&elsewhere).contains("there is no data in elsewhere"), "{}", said(&elsewhere));
}
