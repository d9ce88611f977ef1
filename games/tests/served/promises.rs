//! Promises in public, where everybody sees whether they are kept.

use battleforce::BattleForce;
use contract::Rules;
use http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Luck, Server, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn promises_are_marked_as_kept_or_broken() {
    let server = Server::unlimited().await;
    let seats = table_of(&server, BattleForce::NAME, json!({"options": {"diplomacy": true}})).await;
    let mut watching = server.stranger().look(&seats.id, "", None).await;
    watching.expect("sync").await;
    assert_eq!(seats.post(0, "offers", json!({"promise": "love"})).await.refusal(), (422, "illegal"));
    assert_eq!(
        seats.post(0, "offers", json!({"promise": "peace 1 until 1"})).await.refusal(),
        (422, "illegal")
    );
    let offered = seats.post(0, "offers", json!({"promise": "peace all until 1"})).await;
    assert_eq!(offered.status, StatusCode::NO_CONTENT, "{}", offered.json);
    let told =
        watching.until(|message| message.event == "table" && message.data["offers"] != json!([])).await;
    assert_eq!(told.data["offers"][0]["standing"], "open");
    let offered = seats.post(1, "offers", json!({"promise": "peace all until 9"})).await;
    assert_eq!(offered.status, StatusCode::NO_CONTENT, "{}", offered.json);
    let standings = || async {
        let offers = seats.table().await["offers"].clone();
        [offers[0]["standing"].clone(), offers[1]["standing"].clone()]
    };
    // The first player keeps the peace; the second attacks as soon as possible.
    let mut luck = Luck::new(2);
    while standings().await.contains(&json!("open")) {
        let seat = *seats.due().await.first().expect("both are judged before the game ends");
        let position = seats.view(seat).await["position"].clone();
        let legal: Vec<&str> =
            position["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let wanted = match seat {
            0 => legal.iter().find(|action| **action == "pass"),
            1 => legal.iter().find(|action| action.starts_with("attack")),
            _ => None,
        };
        let action = wanted.copied().unwrap_or_else(|| legal[luck.below(legal.len())]);
        let post = json!({"decision": position["decision"], "actions": [action]});
        let moved = seats.post(seat, "moves", post).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
    }
    assert_eq!(standings().await, ["kept", "broken"]);
    let again = seats.post(1, "offers", json!({"promise": "peace all until 1"})).await;
    assert_eq!(again.refusal(), (422, "illegal"), "a player who broke a promise can make no more offers");
    let told = seats.clients[0].get(&seats.path("offers")).await.json;
    assert!(told["offers"].as_array().is_some_and(|told| told.len() > 1), "{told}");
    seats.post(0, "questions", json!({"ask": "end"})).await;
    for seat in [1, 2] {
        let question = seats.table().await["question"]["number"].clone();
        seats.post(seat, "answers", json!({"question": question, "agree": true})).await;
    }
    let record = seats.verified_record().await;
    let said = |word: &str| {
        record
            .entries
            .iter()
            .any(|entry| matches!(entry, record::Entry::Word { word: said, .. } if said.starts_with(word)))
    };
    assert!(
        said("offer") && said("kept") && said("broke"),
        "the record contains the verdicts on the promises"
    );
    assert!(watching.next().await.is_some());
}
