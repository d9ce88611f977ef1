//! Nodes that go.

use crate::common::TOY;
use crate::{at, table_across, two_nodes, until};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_at_another_node_when_theirs_stops() {
    let [first, second] = two_nodes().await;
    let ola = first.guest("Ola").await;
    let bots = json!({"game": TOY, "bot_speed": "slow", "stand_in": "greedy",
        "seats": [{"is": "me"}, {"is": "bot", "level": "greedy"}, {"is": "bot", "level": "greedy"}]});
    let made = ola.post("/api/tables", bots).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let id = made.json["id"].as_str().unwrap().to_owned();
    let started = ola.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert!(started.status.is_success(), "{}", started.text);
    ola.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    let there = at(&ola, &second);
    let before = there.get(&format!("/api/tables/{id}/view?watch=true")).await.json["at"].as_u64().unwrap();
    first.listening.stop().await;
    there.post(&format!("/api/tables/{id}/speed"), json!({"bot_speed": "instant"})).await;
    until(&there, &format!("/api/tables/{id}/view?watch=true"), |view| {
        view["at"].as_u64() > Some(before + 3) || view["table"]["state"] == "over"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_go_on_at_another_node_when_theirs_stops() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, TOY, json!({})).await;
    let [first, second] = nodes;
    let known = clients[0].get(&format!("/api/tables/{id}/view")).await.json;
    first.listening.stop().await;
    let clients: Vec<_> = clients.iter().map(|client| at(client, &second)).collect();
    let due = known["position"]["due"][0].as_u64().unwrap() as usize - 1;
    let seen = clients[due].get(&format!("/api/tables/{id}/view")).await.json;
    assert_eq!(seen["at"], known["at"]);
    let post = json!({"decision": seen["position"]["decision"], "actions": [seen["position"]["legal"][0]]});
    assert_eq!(clients[due].post(&format!("/api/tables/{id}/moves"), post).await.status, 200);
}
