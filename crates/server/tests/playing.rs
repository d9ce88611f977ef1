//! Whole games over HTTP and event streams.

mod common;

use common::{Client, Server};
use http::StatusCode;
use serde_json::{Value, json};

async fn table_of_three(server: &Server, game: &str) -> (Vec<Client>, String) {
    let mut clients = Vec::new();
    for name in ["Ola", "Paweł", "Zoë"] {
        clients.push(server.guest(name).await);
    }
    let seats = json!([{"is": "me"}, {"is": "open"}, {"is": "open"}]);
    let table = clients[0].post("/api/tables", json!({"game": game, "seats": seats})).await;
    assert_eq!(table.status, StatusCode::CREATED, "{}", table.json);
    let id = table.json["id"].as_str().expect("an id").to_owned();
    for client in &clients[1..] {
        let joined = client.post(&format!("/api/tables/{id}/join"), json!({})).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.json);
    }
    let started = clients[0].post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(started.status, StatusCode::OK, "{}", started.json);
    (clients, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_posting_what_the_view_offers() {
    let server = Server::with(|config| config.limits = false).await;
    let (clients, id) = table_of_three(&server, "ufoludki").await;
    for turn in 0.. {
        assert!(turn < 2000, "everything ends");
        let first = clients[0].get(&format!("/api/tables/{id}/view")).await;
        let due = first.json["position"]["due"].as_array().expect("a list").clone();
        let Some(seat) = due.first().and_then(Value::as_u64) else { break };
        let client = &clients[seat as usize - 1];
        let view = client.get(&format!("/api/tables/{id}/view?words=de")).await;
        let position = &view.json["position"];
        assert!(position["prompt"].is_string(), "{position}");
        let action = &position["legal"][turn % position["legal"].as_array().expect("a list").len()];
        let post = json!({"decision": position["decision"], "actions": [action], "id": turn.to_string()});
        let moved = client.post(&format!("/api/tables/{id}/moves"), post.clone()).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
        let again = client.post(&format!("/api/tables/{id}/moves"), post).await;
        assert_eq!(again.json, moved.json, "a repeated post is answered the same way");
    }
    let table = clients[0].get(&format!("/api/tables/{id}")).await;
    assert_eq!(table.json["state"], "over");
    let record = clients[1].get(&format!("/api/tables/{id}/record")).await;
    let record = record::Record::read(record.text.as_bytes()).expect("a sealed record");
    catalog::game("ufoludki").expect("there is one").verify(&record, None).expect("it is true");
}
