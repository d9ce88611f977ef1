//! What one node does, others show.

use std::time::Duration;

use crate::common::{Luck, TOY, a_game_where_steps_can_be_taken_back, a_game_without_drafts_of};
use crate::{at, settled, table_across, two_nodes, until};
use serde_json::{Value, json};

/// Plays a legal move for the player who is due, at their own node. Returns false if the game is over.
async fn play_one(id: &str, clients: &[crate::common::Client], luck: &mut Luck) -> bool {
    let view = format!("/api/tables/{id}/view");
    let known = clients[0].get(&view).await.json;
    if known["table"]["state"] != "running" {
        return false;
    }
    let due = known["position"]["due"][0].as_u64().unwrap() as usize - 1;
    let at = known["at"].clone();
    let seen = until(&clients[due], &view, |view| view["at"].as_u64() >= at.as_u64()).await;
    let position = &seen["position"];
    let Some(decision) = position["decision"].as_str() else { return true };
    let legal = position["legal"].as_array().unwrap();
    let action = &legal[luck.below(legal.len())];
    let path = format!("/api/tables/{id}/moves");
    let moved = clients[due].post(&path, json!({"decision": decision, "actions": [action]})).await;
    assert_eq!(moved.status, 200, "{}", moved.text);
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_at_one_node_when_its_session_ends_at_another() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, TOY, json!({})).await;
    let here = clients[0].clone();
    let there = here.at(&nodes[1]);
    let mut stream = there.look(&id, "", None).await;
    stream.expect("sync").await;
    assert_eq!(here.at(&nodes[0]).knock("/api/logout-everywhere").await.status, 204);
    while stream.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_across_nodes_and_everybody_sees_every_step() {
    for game in games::all().games().iter().map(|game| game.name()) {
        let nodes = two_nodes().await;
        let (id, clients) = table_across(&nodes, game, json!({})).await;
        let watcher = nodes[1].guest("Watcher").await;
        let mut stream = watcher.look(&id, "watch=true", None).await;
        let first = stream.next().await.unwrap();
        assert_eq!(first.event, "sync");
        let mut luck = Luck::new(3);
        let mut played = 0;
        while played < 60 && play_one(&id, &clients, &mut luck).await {
            played += 1;
        }
        let end = settled(&[&clients[0], &watcher], &format!("/api/tables/{id}/view?watch=true")).await;
        // All of it came to the other node step by step, nothing twice and nothing left out.
        let mut known = first.data["at"].as_u64().unwrap();
        while known < end["at"].as_u64().unwrap() {
            let message = stream.next().await.unwrap();
            if message.event == "step" {
                assert_eq!(message.data["news"]["since"].as_u64().unwrap(), known, "{game}");
                known = message.data["at"].as_u64().unwrap();
            }
            assert_ne!(message.event, "sync", "{game}: nothing had to be told all over again");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_answers_to_one_question_one_is_taken() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, a_game_without_drafts_of(30), json!({})).await;
    let (view, moves) = (format!("/api/tables/{id}/view"), format!("/api/tables/{id}/moves"));
    for round in 0..20 {
        let known = clients[0].get(&view).await.json;
        if known["table"]["state"] != "running" {
            break;
        }
        let due = known["position"]["due"][0].as_u64().unwrap() as usize - 1;
        // The same person at two devices, which are at different nodes.
        let devices = [at(&clients[due], &nodes[0]), at(&clients[due], &nodes[1])];
        let mut answers = Vec::new();
        for device in &devices {
            let position = until(device, &view, |view| view["at"] == known["at"]).await["position"].clone();
            let legal = position["legal"].as_array().unwrap();
            answers.push(json!({"decision": position["decision"], "actions": [legal[round % legal.len()]]}));
        }
        let (one, other) = tokio::join!(
            devices[0].post(&moves, answers[0].clone()),
            devices[1].post(&moves, answers[1].clone())
        );
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{} {}", one.text, other.text);
    }
    let ends = [at(&clients[0], &nodes[0]), at(&clients[0], &nodes[1])];
    settled(&[&ends[0], &ends[1]], &view).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_post_is_answered_alike_at_another_node() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, TOY, json!({})).await;
    let view =
        until(&clients[0], &format!("/api/tables/{id}/view"), |view| view["position"].is_object()).await;
    let due = view["position"]["due"][0].as_u64().unwrap() as usize - 1;
    let at_once = view["at"].clone();
    let position = until(&clients[due], &format!("/api/tables/{id}/view"), |view| view["at"] == at_once)
        .await["position"]
        .clone();
    let post =
        json!({"decision": position["decision"], "actions": [position["legal"][0]], "id": "a lost answer"});
    let path = format!("/api/tables/{id}/moves");
    let first = at(&clients[due], &nodes[0]).post(&path, post.clone()).await;
    let again = at(&clients[due], &nodes[1]).post(&path, post).await;
    assert_eq!((first.status.as_u16(), again.status.as_u16()), (200, 200), "{} {}", first.text, again.text);
    assert_eq!(first.json["at"], again.json["at"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_and_asked_at_one_node_is_heard_and_answered_at_another() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, TOY, json!({"chat": true})).await;
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    let mut luck = Luck::new(4);
    for _ in 0..4 {
        play_one(&id, &clients, &mut luck).await;
    }
    let mut stream = clients[1].look(&id, "", None).await;
    assert_eq!(stream.next().await.unwrap().event, "sync");
    let said = clients[0].post(&path("chat"), json!({"text": "hello over there"})).await;
    assert_eq!(said.status, 201, "{}", said.text);
    let heard = loop {
        let message = stream.next().await.unwrap();
        if message.event == "chat" {
            break message.data;
        }
    };
    assert_eq!(heard["text"], "hello over there");
    let back = clients[1].post(&path("chat"), json!({"text": "hello yourself"})).await;
    assert_eq!(back.json["number"], 2, "{}", back.text);

    let asked = clients[0].post(&path("questions"), json!({"ask": "end"})).await;
    assert!(asked.status.is_success(), "{}", asked.text);
    for client in [&clients[1], &clients[2]] {
        let table = until(client, &format!("/api/tables/{id}"), |table| table["question"].is_object()).await;
        let answer = json!({"question": table["question"]["number"], "agree": true});
        let agreed = client.post(&path("answers"), answer).await;
        assert!(agreed.status.is_success(), "{}", agreed.text);
    }
    for client in &clients {
        until(client, &format!("/api/tables/{id}"), |table| table["state"] == "over").await;
    }
}

/// Waits until somebody is refused who was let in just now. A node believes a session for half a minute without asking, so this comes
/// before that is over only if the node has heard of it.
async fn is_refused(client: &crate::common::Client, status: u16) {
    let refused = async {
        while client.get("/api/me").await.status != status {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(25), refused).await.expect("the node hears of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_logs_out_or_is_banned_at_one_node_is_gone_at_all() {
    let nodes = two_nodes().await;
    let ola = nodes[0].account("Ola").await;
    let there = at(&ola, &nodes[1]);
    assert_eq!(there.get("/api/me").await.status, 200);
    assert!(ola.post("/api/logout", json!({})).await.status.is_success());
    is_refused(&there, 401).await;

    let pawel = nodes[0].account("Pawel").await;
    let there = at(&pawel, &nodes[1]);
    let user = there.get("/api/me").await.json["id"].as_str().unwrap().to_owned();
    nodes[0].app.ban(&user, true).await.unwrap();
    is_refused(&there, 403).await;
}

/// Takes the first legal action; what was answered if the seat still decides for itself, so that it is drafted.
async fn draft_something(id: &str, client: &crate::common::Client) -> Option<Value> {
    let position = client.get(&format!("/api/tables/{id}/view")).await.json["position"].clone();
    let action = position["legal"].as_array()?.first()?;
    let post = json!({"decision": position["decision"], "actions": [action]});
    let moved = client.post(&format!("/api/tables/{id}/moves"), post).await;
    assert_eq!(moved.status, 200, "{}", moved.text);
    (moved.json["result"] == "drafted").then_some(moved.json)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_goes_on_at_another_node() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, a_game_where_steps_can_be_taken_back(), json!({})).await;
    let view = format!("/api/tables/{id}/view");
    let mut drafted = 0;
    for round in 0..40 {
        let known = settled(&[&at(&clients[0], &nodes[0]), &at(&clients[0], &nodes[1])], &view).await;
        let due = known["position"]["due"][0].as_u64().unwrap() as usize - 1;
        let here = at(&clients[due], &nodes[round % 2]);
        let there = at(&clients[due], &nodes[1 - round % 2]);
        let at_once = known["at"].clone();
        until(&here, &view, |view| view["at"].as_u64() >= at_once.as_u64()).await;
        let Some(moved) = draft_something(&id, &here).await else { continue };
        drafted += 1;
        // At once, as somebody does whose proxy sends every request elsewhere.
        let back = json!({"decision": moved["decision"], "steps": 0});
        let taken = there.post(&format!("/api/tables/{id}/back"), back).await;
        assert_eq!(taken.status, 200, "{}", taken.text);
        until(&here, &view, |view| view["position"]["decision"] == taken.json["decision"]).await;
        let again = draft_something(&id, &here).await.expect("as before");
        let seen = until(&there, &view, |view| view["position"]["decision"] == again["decision"]).await;
        assert_eq!(seen["position"]["draft"].as_array().unwrap().len(), 1, "{seen}");
        while draft_something(&id, &there).await.is_some() {}
    }
    assert!(drafted > 2, "{drafted} drafts are no test");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_one_node_is_seen_at_all_until_he_or_his_node_is_gone() {
    let [first, second] = two_nodes().await;
    let nodes = [first, second];
    let (id, clients) = table_across(&nodes, TOY, json!({})).await;
    let table = format!("/api/tables/{id}");
    let is_there = |seat: usize, is: bool| move |table: &Value| table["seats"][seat]["connected"] == is;
    let mut stream = clients[1].look(&id, "", None).await;
    assert_eq!(stream.next().await.unwrap().event, "sync");
    until(&clients[0], &table, is_there(1, true)).await;
    drop(stream);
    until(&clients[0], &table, is_there(1, false)).await;

    let mut stream = clients[1].look(&id, "", None).await;
    assert_eq!(stream.next().await.unwrap().event, "sync");
    until(&clients[0], &table, is_there(1, true)).await;
    // A node that begins to show the table finds out who is there.
    let third = nodes[0].beside().await;
    until(&at(&clients[0], &third), &table, is_there(1, true)).await;
    let [_first, second] = nodes;
    second.listening.stop().await;
    until(&at(&clients[0], &third), &table, is_there(1, false)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_many_say_at_once_at_two_nodes_is_said_in_one_order() {
    let nodes = two_nodes().await;
    let (id, clients) = table_across(&nodes, TOY, json!({"chat": true})).await;
    let say = |client: usize, text: String| {
        let (client, id) = (at(&clients[client], &nodes[client % 2]), id.clone());
        async move { client.post(&format!("/api/tables/{id}/chat"), json!({"text": text})).await }
    };
    let mut talking = tokio::task::JoinSet::new();
    for round in 0..10 {
        for client in 0..3 {
            talking.spawn(say(client, format!("{client} says {round}")));
        }
    }
    for said in talking.join_all().await {
        assert_eq!(said.status, 201, "{}", said.text);
    }
    let mut heard = Vec::new();
    for node in &nodes {
        let is_all_heard = |view: &Value| view["chat"].as_array().is_some_and(|chat| chat.len() == 30);
        let view = until(&at(&clients[0], node), &format!("/api/tables/{id}/view"), is_all_heard).await;
        heard.push(view["chat"].clone());
    }
    assert_eq!(heard[0], heard[1]);
    let numbers: Vec<_> = heard[0].as_array().unwrap().iter().map(|line| line["number"].as_u64()).collect();
    assert_eq!(numbers, (1..=30).map(Some).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_somebody_looks_at_on_another_node_is_not_deleted_and_one_that_is_ends_there() {
    let nodes = two_nodes().await;
    let store = nodes[0].app.store();
    let ola = nodes[0].guest("Ola").await;
    let table = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]});
    let made = ola.post("/api/tables", table).await.json["id"].as_str().unwrap().to_owned();
    let stored = store.load_table(&made).await.unwrap().unwrap();
    // As if they had been set up long ago and forgotten.
    for id in ["forgotten", "found"] {
        let old = store::NewTable {
            id: id.into(),
            kind: store::TableKind::Game,
            state: stored.state,
            game: stored.game.clone(),
            visibility: stored.visibility,
            spectators: true,
            host: stored.host.clone(),
            origin: None,
            sheet: stored.sheet.clone(),
            seed: store::Secret::new([7; 32]),
            seats: stored.seats.clone(),
            now: None,
            batches: Vec::new(),
            at: 1,
        };
        store.create_table(old).await.unwrap();
    }
    let there = ola.at(&nodes[1]);
    let mut looking = there.look("found", "", None).await;
    looking.expect("sync").await;
    // Each node also does this automatically when it starts.
    nodes[0].app.tidy_up().await.unwrap();
    assert_eq!(there.get("/api/tables/forgotten").await.refusal(), (410, "expired"));
    assert_eq!(there.get("/api/tables/found").await.status, 200, "somebody looks at it");
    store.delete_table("found").await.unwrap();
    looking.expect("bye").await;
    assert_eq!(there.get("/api/tables/found").await.refusal(), (404, "unknown"));
}
