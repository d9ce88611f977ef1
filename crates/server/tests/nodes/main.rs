//! Several nodes on one database. They need a `PostgreSQL`, which `cargo xtask test postgres` starts and names in the environment.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../all/common/mod.rs"]
mod common;

mod copying;
mod failing;
mod together;
mod upgrading;

use common::{Client, Server, eventually};
use serde_json::{Value, json};

fn must_have_postgres() {
    assert!(std::env::var_os("STARFRY_TEST_POSTGRES").is_some(), "cargo xtask test postgres runs these");
}

/// Two nodes on one database.
async fn two_nodes() -> [Server; 2] {
    must_have_postgres();
    let first = Server::unlimited().await;
    let second = first.beside().await;
    [first, second]
}

/// The same person at another node.
fn at(client: &Client, node: &Server) -> Client {
    Client { address: node.address(), ..client.clone() }
}

/// Asks again and again until the answer is as it should be.
async fn until(client: &Client, path: &str, is_right: impl Fn(&Value) -> bool) -> Value {
    let mut answer = Value::Null;
    eventually(path, async || {
        answer = client.get(path).await.json;
        is_right(&answer)
    })
    .await;
    answer
}

/// A running table of three people, the second of whom is at the second node.
async fn table_across(nodes: &[Server; 2], game: &str, more: Value) -> (String, Vec<Client>) {
    let mut clients = Vec::new();
    for (name, node) in [("Ola", &nodes[0]), ("Paweł", &nodes[1]), ("Zoë", &nodes[0])] {
        clients.push(node.guest(name).await);
    }
    let mut table = json!({"game": game, "bot_speed": "instant", "stand_in": "greedy",
        "seats": [{"is": "me"}, {"is": "open"}, {"is": "open"}]});
    for (name, value) in more.as_object().unwrap() {
        table[name] = value.clone();
    }
    let made = clients[0].post("/api/tables", table).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let id = made.json["id"].as_str().unwrap().to_owned();
    for client in &clients[1..] {
        let joined = client.post(&format!("/api/tables/{id}/join"), json!({})).await;
        assert_eq!(joined.status, 200, "{}", joined.text);
    }
    // The host starts it at the other node, which has to know by then who sits there.
    let host = at(&clients[0], &nodes[1]);
    let started = host.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(started.status, 200, "{}", started.text);
    for client in &clients {
        until(client, &format!("/api/tables/{id}/view"), |view| view["position"].is_object()).await;
    }
    (id, clients)
}

/// What all of them see once none of them is behind.
async fn settled(clients: &[&Client], path: &str) -> Value {
    let newest = async {
        let mut at = 0;
        for client in clients {
            at = at.max(client.get(path).await.json["at"].as_u64().unwrap());
        }
        at
    };
    let newest = newest.await;
    let mut seen = Vec::new();
    for client in clients {
        seen.push(until(client, path, |view| view["at"].as_u64() >= Some(newest)).await);
    }
    assert!(seen.iter().all(|view| view["position"] == seen[0]["position"]), "no node has another game");
    seen.swap_remove(0)
}
