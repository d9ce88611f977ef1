//! Tables started under an older edition of a game, whose rules decided some things differently.

use serde_json::json;

use crate::common::fixtures::{FIRST_EDITION, look, play_to_the_end};

#[tokio::test(flavor = "multi_thread")]
async fn a_sedators_choice_of_the_first_edition_is_still_the_same_choice() {
    let (_server, ola) = FIRST_EDITION.open().await;
    let id = "e100d6aa3b9bc1375014";
    let view = look(&ola, id, 3).await;
    // The second edition calls the second part Llanfairpwll. The old program listed that name but refused it.
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
