//! Tables that were being played when the program was replaced by a newer one.
//!
//! Each fixture is the database of an older server. When a schema or a rule changes, the fixtures of older versions stay, and another
//! is added.

use crate::common::{Client, Server, eventually};
use serde_json::{Value, json};
use server::Clock;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use store::{Address, Store, StoreOptions};

/// The database of an older server, and how to come in.
struct Fixture {
    sql: &'static str,
    /// When it was made. Sessions end when they have not been used for long, so the test stays at that time.
    now_ms: i64,
    /// The token Ola had. It opened a server that is gone.
    token: &'static str,
}

/// A server of the first schema, with a running table of each game: Ola on seat 1, a friend at the same device on seat 2, a bot on
/// seat 3.
const FIRST_SCHEMA: Fixture = Fixture {
    sql: include_str!("../fixtures/running-v1.sql"),
    now_ms: 1_794_787_700_000,
    token: "e0023987b83a4607cebe0e23ebce5268c73de9b22997bef2dfa95f71f5bcb59a",
};

/// The last server that knew only edition 1 of every game (commit a1c7530). Ola plays against bots.
const FIRST_EDITION: Fixture = Fixture {
    sql: include_str!("../fixtures/rules-1.sql"),
    now_ms: 1_794_840_700_000,
    token: "5f307745845aac7234425459c0436790faf0b7bc0c18eb9ae375d98aaac6cff4",
};

impl Fixture {
    /// A server of this program on that database, and Ola.
    async fn open(&self) -> (Server, Client) {
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

async fn look(ola: &Client, id: &str, seat: u64) -> Value {
    ola.get(&format!("/api/tables/{id}/view?seat={seat}")).await.json
}

/// Plays anything that is legal for these seats until the game is over, and gives the record, which is checked.
async fn play_to_the_end(ola: &Client, id: &str, seats: &[u64]) -> record::Record {
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
    let game = games::all().game(&record.header.game).expect("there is one");
    game.engine().verify(&record, None).expect("the record is true");
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn running_tables_of_an_older_program_go_on_to_their_end() {
    let (_server, ola) = FIRST_SCHEMA.open().await;
    // The tables, with how many entries their records had.
    let tables = [
        ("ufoludki", "cb08e07fbc803c3a9e53", 43),
        ("fries", "e47aee1ba99aabb9c272", 45),
        ("battleforce", "e6652b57bb8d2aa1673e", 89),
    ];
    for (game, id, entries) in tables {
        let view = ola.get(&format!("/api/tables/{id}/view")).await.json;
        assert!(view["at"].as_u64() >= Some(entries), "{game}: {}", view["at"]);
        assert_eq!(view["table"]["seats"][0]["name"], "Ola");
        let record = play_to_the_end(&ola, id, &[1, 2]).await;
        assert!(record.entries.len() as u64 > entries, "{game}: it went on");
        assert_eq!(record.header.rules, 1, "{game}: under the rules it was started by");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_first_edition_are_played_to_their_end_by_the_first_edition() {
    let (_server, ola) = FIRST_EDITION.open().await;
    let tables = [
        ("fries", "1ca648186a38cc89f19c"),
        ("ufoludki", "fc5928be6828afe32550"),
        ("battleforce", "345b31b47982eea34c71"),
    ];
    for (game, id) in tables {
        let record = play_to_the_end(&ola, id, &[1]).await;
        assert_eq!((record.header.game.as_str(), record.header.rules), (game, 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sedators_choice_of_the_first_edition_is_still_the_same_choice() {
    let (_server, ola) = FIRST_EDITION.open().await;
    let id = "e100d6aa3b9bc1375014";
    let view = look(&ola, id, 3).await;
    // The second edition calls the second part Llanfairpwll. The old program listed that and refused it.
    assert_eq!(view["position"]["legal"], json!(["clean new_york", "clean lagos"]));
    let post = |act: &str| json!({"seat": 3, "decision": view["position"]["decision"], "actions": [act]});
    let refused = ola.post(&format!("/api/tables/{id}/moves"), post("clean llanfairpwll")).await;
    assert_eq!(refused.json["error"]["rule"], "fries.sedator.part", "{}", refused.json);
    let moved = ola.post(&format!("/api/tables/{id}/moves"), post("clean lagos")).await;
    assert_eq!(moved.status, 200, "{}", moved.json);
    let record = play_to_the_end(&ola, id, &[3]).await;
    assert_eq!(record.header.rules, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_formation_change_of_the_first_edition_may_end_with_three_ships_in_reserve() {
    let (_server, ola) = FIRST_EDITION.open().await;
    let id = "e1e4c2b5dcfd06634e44";
    let view = look(&ola, id, 1).await;
    let legal = view["position"]["legal"].as_array().expect("a list of actions");
    assert!(legal.contains(&json!("ready")), "{legal:?}");
    let ready = json!({"seat": 1, "decision": view["position"]["decision"], "actions": ["ready"]});
    let moved = ola.post(&format!("/api/tables/{id}/moves"), ready).await;
    assert_eq!(moved.status, 200, "{}", moved.json);
    let record = play_to_the_end(&ola, id, &[1]).await;
    assert_eq!(record.header.rules, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_only_set_up_starts_by_the_newest_rules() {
    let (_server, ola) = FIRST_EDITION.open().await;
    let id = "b9b811db0909c08e015e";
    let started = ola.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(started.status, 200, "{}", started.json);
    let record = play_to_the_end(&ola, id, &[1]).await;
    let newest = games::all().game("battleforce").expect("there is one").engine().rules_version();
    assert_eq!(record.header.rules, newest);
    assert!(newest > 1);
}
