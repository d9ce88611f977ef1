//! Databases of older servers, on which tables were being played.
//!
//! When a schema or a rule changes, the fixtures of older versions stay, and another is added.

use serde_json::{Value, json};
use server::Clock;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use store::{Address, Store, StoreOptions};

use super::{Client, Server, eventually, game};

/// The database of an older server, and how to come in.
pub struct Fixture {
    sql: &'static str,
    /// When it was made. Sessions end when they have not been used for long, so the test stays at that time.
    now_ms: i64,
    /// The token Ola had. It opened a server that is gone.
    token: &'static str,
}

/// A server of the first schema, with a running table of each game: Ola on seat 1, a friend at the same device on seat 2, a bot on
/// seat 3.
pub const FIRST_SCHEMA: Fixture = Fixture {
    sql: include_str!("../../fixtures/running-v1.sql"),
    now_ms: 1_794_787_700_000,
    token: "e0023987b83a4607cebe0e23ebce5268c73de9b22997bef2dfa95f71f5bcb59a",
};

/// The last server that knew only edition 1 of every game (commit a1c7530). Ola plays against bots.
pub const FIRST_EDITION: Fixture = Fixture {
    sql: include_str!("../../fixtures/rules-1.sql"),
    now_ms: 1_794_840_700_000,
    token: "5f307745845aac7234425459c0436790faf0b7bc0c18eb9ae375d98aaac6cff4",
};

impl Fixture {
    /// A server of this program on that database, and Ola.
    pub async fn open(&self) -> (Server, Client) {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let path = folder.path().join("starfry.db");
        // A dump names tables before they are there.
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true).foreign_keys(false);
        let mut old = SqliteConnection::connect_with(&options).await.expect("a database can be made");
        sqlx::raw_sql(self.sql).execute(&mut old).await.expect("it is SQL");
        old.close().await.expect("it is closed");
        let address = store::scratch_address(folder.path()).await.expect("there is room for a database");
        if let Address::Postgres(_) = address {
            // The host replaces the program, then moves to a shared database.
            Store::open_file(&path, StoreOptions::default())
                .await
                .expect("it is brought up to date")
                .close()
                .await;
            store::copy(&Address::File(path), &address, |_| {}).await.expect("all of it is moved");
        }
        let server = Server::on(folder, Clock::manual(self.now_ms), |config| config.limits = false).await;
        let ola = server.stranger().with("authorization", &format!("Bearer {}", self.token));
        (server, ola)
    }
}

pub async fn look(ola: &Client, id: &str, seat: u64) -> Value {
    ola.get(&format!("/api/tables/{id}/view?seat={seat}")).await.json
}

/// Plays anything that is legal for these seats until the game is over, and gives the record, which is checked.
pub async fn play_to_the_end(ola: &Client, id: &str, seats: &[u64]) -> record::Record {
    for turn in 1.. {
        assert!(turn < 20_000, "{id} ends");
        // Bots take their time.
        let (mut is_over, mut due) = (false, None);
        eventually("the game goes on", async || {
            let view = ola.get(&format!("/api/tables/{id}/view")).await.json;
            is_over = view["table"]["state"] == "over";
            let all = view["position"]["due"].as_array().expect("a list of seats");
            due = all.iter().filter_map(Value::as_u64).find(|seat| seats.contains(seat));
            is_over || due.is_some()
        })
        .await;
        let Some(seat) = due.filter(|_| !is_over) else { break };
        let view = look(ola, id, seat).await;
        let legal = view["position"]["legal"].as_array().expect("a list of actions");
        let Some(action) = legal.get(turn * 7 % legal.len().max(1)) else { continue };
        let post = json!({"seat": seat, "decision": view["position"]["decision"], "actions": [action]});
        let moved = ola.post(&format!("/api/tables/{id}/moves"), post).await;
        assert!(moved.status == 200 || moved.code() == "stale", "{id}: {}", moved.json);
    }
    let record = ola.get(&format!("/api/tables/{id}/record")).await;
    let record = record::Record::read(record.text.as_bytes()).expect("a sealed record");
    game(&record.header.game).engine().verify(&record, None).expect("the record is true");
    record
}
