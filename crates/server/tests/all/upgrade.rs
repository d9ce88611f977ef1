//! Tables that were being played when the program was replaced by a newer one.
//!
//! `fixtures/running-v1.sql` is the database of a server of the first schema, with a running table of each game: Ola on seat 1, a friend
//! at her device on seat 2, a bot on seat 3. When a schema or a rule changes, a fixture of the version before stays, and another is added.

use crate::common::Server;
use serde_json::{Value, json};
use server::Clock;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use store::{Address, Store, StoreOptions};

/// The token Ola had. It opened a server that is gone.
const TOKEN: &str = "e0023987b83a4607cebe0e23ebce5268c73de9b22997bef2dfa95f71f5bcb59a";

/// The tables, with how many entries their records had.
const TABLES: [(&str, &str, u64); 3] = [
    ("ufoludki", "cb08e07fbc803c3a9e53", 43),
    ("fries", "e47aee1ba99aabb9c272", 45),
    ("battleforce", "e6652b57bb8d2aa1673e", 89),
];

async fn server_of_the_first_schema() -> Server {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("starfry.db");
    // A dump names tables before they are there.
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true).foreign_keys(false);
    let mut old = SqliteConnection::connect_with(&options).await.expect("a database can be made");
    sqlx::raw_sql(include_str!("../fixtures/running-v1.sql")).execute(&mut old).await.expect("it is SQL");
    old.close().await.expect("it is closed");
    let address = store::scratch_address(folder.path()).await.expect("there is room for a database");
    if let Address::Postgres(_) = address {
        // Programs of the first schema know files only: the host replaces his program, then moves to a shared database.
        Store::open_file(&path, StoreOptions::default())
            .await
            .expect("it is brought up to date")
            .close()
            .await;
        store::copy(&Address::File(path), &address, |_| {}).await.expect("all of it is moved");
    }
    // The time is that of the fixture: sessions end when they have not been used for long.
    Server::on(folder, Clock::manual(1_794_787_700_000), |config| config.limits = false).await
}

#[tokio::test(flavor = "multi_thread")]
async fn running_tables_of_an_older_program_go_on_to_their_end() {
    let server = server_of_the_first_schema().await;
    let ola = server.stranger().with("authorization", &format!("Bearer {TOKEN}"));
    for (game, id, entries) in TABLES {
        let mut turn = 0;
        loop {
            let view = ola.get(&format!("/api/tables/{id}/view")).await.json;
            if turn == 0 {
                assert!(view["at"].as_u64() >= Some(entries), "{game}: {}", view["at"]);
                assert_eq!(view["table"]["seats"][0]["name"], "Ola");
            }
            if view["table"]["state"] == "over" {
                break;
            }
            turn += 1;
            assert!(turn < 20_000, "{game} ends");
            let due = view["position"]["due"].as_array().expect("a list of seats");
            let Some(seat) = due.iter().filter_map(Value::as_u64).find(|seat| *seat <= 2) else {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            };
            let view = ola.get(&format!("/api/tables/{id}/view?seat={seat}")).await.json;
            let legal = view["position"]["legal"].as_array().expect("a list of actions");
            let Some(action) = legal.get(turn * 7 % legal.len().max(1)) else { continue };
            let post = json!({"seat": seat, "decision": view["position"]["decision"], "actions": [action]});
            let moved = ola.post(&format!("/api/tables/{id}/moves"), post).await;
            assert!(moved.status == 200 || moved.code() == "stale", "{game}: {}", moved.json);
        }
        let record = ola.get(&format!("/api/tables/{id}/record")).await;
        let record = record::Record::read(record.text.as_bytes()).expect("a sealed record");
        assert!(record.entries.len() as u64 > entries, "{game}: it went on");
        catalog::game(game).expect("there is one").verify(&record, None).expect("the record is true");
    }
}
