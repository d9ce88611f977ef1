//! Records taken out of a server's data and put into it, whether the server runs or not.

use std::fs;

use crate::running::{Running, done, said};
use rustix::process::Signal;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A table of two seats, both of the account with this token, in the middle of its game.
fn running_table(server: &Running, token: &str) -> String {
    let table = json!({"game": "ufoludki", "seats": [{"is": "me"}, {"is": "here", "name": "Ala"}]});
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
    let text = fs::read_to_string(folder.path().join(file)).expect("the file is there");
    serde_json::from_str(text.lines().next().expect("there is a line")).expect("it is JSON")
}

#[test]
fn a_seat_copy_of_a_running_game_and_the_record_of_a_finished_one_are_taken_out() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    let ola = server.account("Ola");
    let id = running_table(&server, &ola);
    let copy = done(&folder, &["export", &id, "--seat", "2", "-o", "copy.jsonl"]);
    let told = format!("What seat 2 may keep of table {id}: the game is still being played.\n");
    assert_eq!(said(&copy), told);
    assert_ne!(first_line(&folder, "copy.jsonl")["starfry"], "record");
    let printed = done(&folder, &["export", &id]);
    assert!(String::from_utf8_lossy(&printed.stderr).starts_with("What a spectator may keep"));
    assert!(!String::from_utf8_lossy(&printed.stdout).contains("\"seed\":"), "the dealer's secret stays one");
    assert!(
        said(&done(&folder, &["export", &id, "-o", "copy.jsonl"])).contains("copy.jsonl is there already")
    );
    assert!(said(&done(&folder, &["export", &id, "--seat", "3"])).contains("no such seat"));
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
    let told = format!("The sealed record of table {id}: the game has ended.\n");
    assert_eq!(said(&by_server), told);
    server.stop(Signal::TERM);
    assert_eq!(said(&done(&folder, &["export", &id, "-o", "stopped.jsonl"])), told);
    let read = |file: &str| fs::read(folder.path().join(file)).unwrap();
    assert_eq!(read("running.jsonl"), read("stopped.jsonl"));
    assert!(done(&folder, &["verify", "stopped.jsonl"]).status.success());
}

#[test]
fn records_are_put_in_looked_at_and_come_out_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let server = Running::start(&folder, &[]);
    let mut tables = Vec::new();
    for (number, file) in ["earth.jsonl", "agreed-end.jsonl", "undone.jsonl"].iter().enumerate() {
        let record = format!("{games}/ufoludki/records/{file}");
        let table = first_line(&folder, &record)["table"].as_str().unwrap().to_owned();
        let imported = done(&folder, &["import", &record]);
        if tables.contains(&table) {
            assert_eq!(said(&imported), format!("error: there is a table {table} already\n"));
            continue;
        }
        assert!(said(&imported).contains(&format!("is now table {table}.")), "{}", said(&imported));
        let (status, view) = server.ask("GET", &format!("/api/tables/{table}/view"), "none", "");
        assert_eq!(status, 200, "anybody may look: {view}");
        assert_eq!(view["table"]["state"], "over");
        let out = format!("{number}.jsonl");
        assert!(done(&folder, &["export", &table, "-o", &out]).status.success());
        assert_eq!(fs::read(folder.path().join(out)).unwrap(), fs::read(&record).unwrap(), "{file}");
        tables.push(table);
    }
    assert_eq!(tables.len(), 2, "two of the records are of one table");
    server.stop(Signal::TERM);
    let battle =
        fs::read_dir(format!("{games}/battleforce/records")).unwrap().map(|entry| entry.unwrap().path());
    let battle = battle.filter(|path| path.extension().is_some_and(|end| end == "jsonl")).min().unwrap();
    let imported = done(&folder, &["import", battle.to_str().unwrap()]);
    assert!(imported.status.success(), "also when the server does not run: {}", said(&imported));
}

#[test]
fn a_record_that_is_not_right_is_not_put_in() {
    let folder = tempfile::tempdir().unwrap();
    Running::start(&folder, &[]).stop(Signal::TERM);
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/ufoludki/records/earth.jsonl");
    let text = fs::read_to_string(record).unwrap();
    let forged = text.replacen("\"choice\":2", "\"choice\":1", 1);
    assert_ne!(forged, text);
    fs::write(folder.path().join("forged.jsonl"), forged).unwrap();
    let refused = done(&folder, &["import", "forged.jsonl"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).starts_with("error: forged.jsonl: line 2"), "{}", said(&refused));
    let elsewhere = done(&folder, &["import", "--data", "elsewhere", record]);
    assert!(said(&elsewhere).contains("there is no data in elsewhere"), "{}", said(&elsewhere));
}
