//! Whole games over HTTP and event streams, and what is not taken as a move.

use std::time::Duration;

use crate::common::{
    Follower, Luck, Seats, Server, TOY, a_game_of, a_game_where_steps_can_be_taken_back,
    a_table_where_several_draft_at_once, number, open_table_of, play_badly_connected, table_of,
    table_of_three, with_every_game,
};
use http::StatusCode;
use serde_json::{Value, json};

/// Three people play over bad connections; each of them also looks on from a second device that never fails, and somebody
/// watches.
async fn play_whole_game(game: &str, options: Value, seed: u64) {
    let server = Server::unlimited().await;
    let seats = open_table_of(&server, game, json!({"options": options})).await;
    let mut steady = Vec::new();
    for client in &seats.clients {
        steady.push(Follower::start(client, &seats.id, "words=en").await);
    }
    steady.push(Follower::start(&server.stranger(), &seats.id, "").await);
    let steady: Vec<_> =
        steady.into_iter().map(|follower| tokio::spawn(follower.read_to_the_end())).collect();
    let started = seats.post(0, "start", json!({})).await;
    assert_eq!(started.status, StatusCode::OK, "{}", started.json);
    let mut players = Vec::new();
    for (seat, client) in seats.clients.iter().enumerate() {
        let (client, id) = (client.clone(), seats.id.clone());
        players.push(tokio::spawn(async move {
            play_badly_connected(client, id, &mut Luck::new(seed + seat as u64)).await
        }));
    }
    let mut played = Vec::new();
    for player in players {
        played.push(player.await.expect("the player reaches the end"));
    }
    let mut watched = Vec::new();
    for follower in steady {
        watched.push(follower.await.expect("the viewer reaches the end"));
    }
    let record = seats.verified_record().await;
    for (place, follower) in watched.iter().enumerate() {
        assert_eq!(follower.entries.len(), record.entries.len(), "{game}: viewer {place} saw every entry");
        assert_eq!(follower.syncs, 1, "a viewer who never left is sent everything once");
    }
    let mut compared = 0;
    for (mut bad, steady) in played.into_iter().zip(&watched) {
        for (id, mut position) in bad.seen.drain() {
            let Some(mut known) = steady.seen.get(&id).cloned() else { continue };
            for position in [&mut position, &mut known] {
                let position = position.as_object_mut().expect("an object");
                position.remove("prompt");
                position.remove("meanings");
            }
            assert_eq!(
                position, known,
                "{game}: a viewer who resumes at {id} sees what they would have seen"
            );
            compared += 1;
        }
    }
    let least = record.entries.len().min(20);
    assert!(compared > least, "{game}: {compared} positions were compared");
    let table = seats.table().await;
    assert_eq!(table["state"], "over");
    assert_eq!(table["result"], serde_json::to_value(&record.ended.result).expect("plain data"));
    server.listening.stop().await;
}

#[test]
fn a_whole_game_of_every_kind_is_played_over_bad_connections() {
    with_every_game(async |game| {
        // With whatever people talk about at the table.
        let has_diplomacy = game.engine().options().iter().any(|option| option.name == "diplomacy");
        let options = if has_diplomacy { json!({"diplomacy": true}) } else { json!({}) };
        play_whole_game(game.name(), options, 1).await;
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_seen_by_its_seat_alone_and_taken_back_step_by_step() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_where_steps_can_be_taken_back()).await;
    let (seat, before, drafted) = seats.play_until_drafted().await;
    let other = (seat + 1) % 3;
    let at = drafted["at"].clone();
    let mut watching = seats.clients[other].look(&seats.id, "", None).await;
    watching.expect("sync").await;
    let mut own = seats.clients[seat].look(&seats.id, "", None).await;
    let own_first = own.expect("sync").await;
    assert_eq!(own_first.data["position"]["draft"].as_array().expect("a list").len(), 1);
    let back = seats.post(seat, "back", json!({"decision": drafted["decision"]})).await;
    assert_eq!((back.status, &back.json["at"]), (StatusCode::OK, &at), "{}", back.json);
    let draft = own.expect("draft").await;
    assert_eq!(draft.data["position"]["draft"], json!([]));
    assert_eq!(draft.data["position"]["legal"], before["legal"]);
    assert_eq!(draft.data["position"]["view"], before["view"]);
    let again = seats.post(seat, "back", json!({"decision": back.json["decision"]})).await;
    assert_eq!(again.refusal(), (409, "not_now"), "there is nothing to take back");
    let stale = seats.post(seat, "back", json!({"decision": drafted["decision"]})).await;
    assert_eq!(stale.refusal(), (409, "stale"));
    let seen = watching.next_within(Duration::from_millis(100)).await;
    assert!(
        seen.as_ref().is_none_or(|message| message.event == "table"),
        "others hear nothing of a draft: {seen:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_draft_at_once_and_neither_sees_the_other() {
    let server = Server::unlimited().await;
    let (game, options) = a_table_where_several_draft_at_once();
    let seats = table_of(&server, game, json!({"options": options})).await;
    let mut luck = Luck::new(5);
    let mut due = seats.due().await;
    for _ in 0..400 {
        if due.len() > 1 {
            break;
        }
        seats.play_one(&mut luck).await.expect("the game goes on");
        due = seats.due().await;
    }
    assert!(due.len() > 1, "sooner or later several decide at once");
    let mut drafts = Vec::new();
    for &seat in &due[..2] {
        let position = seats.view(seat).await["position"].clone();
        let action = &position["legal"][0];
        let post = json!({"decision": position["decision"], "actions": [action]});
        let moved = seats.post(seat, "moves", post).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
        drafts.push((action.clone(), moved.json));
    }
    for (place, &seat) in due[..2].iter().enumerate() {
        if drafts[place].1["result"] == "drafted" {
            let view = seats.view(seat).await;
            assert_eq!(view["position"]["draft"], json!([drafts[place].0]), "each sees only their own draft");
        }
    }
    assert!(drafts.iter().all(|(_, moved)| moved["result"] == "drafted"), "{drafts:?}");
    let spectator = server.stranger().get(&seats.path("view")).await;
    assert_eq!(spectator.json["position"]["draft"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_taken_as_a_move_is_told_apart() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let seat = seats.due().await[0];
    let position = seats.view(seat).await["position"].clone();
    let decision = position["decision"].clone();
    let legal = position["legal"][0].clone();
    let moves = |actions: Value, decision: Value| {
        seats.post(seat, "moves", json!({"decision": decision, "actions": actions}))
    };
    assert_eq!(moves(json!([legal]), json!("1.7")).await.refusal(), (409, "stale"));
    assert_eq!(moves(json!([legal]), json!("now")).await.refusal(), (400, "malformed"));
    assert_eq!(moves(json!([]), decision.clone()).await.refusal(), (400, "malformed"));
    assert_eq!(moves(json!(["fly away"]), decision.clone()).await.refusal(), (422, "unknown_action"));
    let other = (seat + 1) % 3;
    let not_due = seats.post(other, "moves", json!({"decision": decision, "actions": [legal]})).await;
    assert_eq!(not_due.refusal(), (409, "not_due"));
    let foreign =
        seats.post(other, "moves", json!({"seat": seat + 1, "decision": decision, "actions": [legal]})).await;
    assert_eq!(foreign.refusal(), (403, "not_yours"));
    let nobody =
        server.stranger().post(&seats.path("moves"), json!({"decision": decision, "actions": [legal]})).await;
    assert_eq!(nobody.refusal(), (401, "who_are_you"));
    let watcher = server.guest("Watcher").await;
    let watched = watcher.post(&seats.path("moves"), json!({"decision": decision, "actions": [legal]})).await;
    assert_eq!(watched.refusal(), (403, "not_yours"));
    let nowhere =
        watcher.post("/api/tables/nowhere/moves", json!({"decision": decision, "actions": [legal]})).await;
    assert_eq!(nowhere.refusal(), (404, "unknown"));
    // Something that can be said in the notation and is not legal now.
    let known: Vec<&str> =
        position["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let illegal = (1..=8).map(|card| format!("swap {card}")).find(|action| !known.contains(&action.as_str()));
    let refused = moves(json!([illegal.expect("not everything is legal")]), decision.clone()).await;
    assert_eq!(refused.refusal(), (422, "illegal"), "{}", refused.json);
    let rule = refused.json["error"]["rule"].as_str().expect("a refusal names its rule");
    assert_eq!(rule, format!("{TOY}.held"));
    assert_eq!(seats.view(seat).await["position"], position, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sequence_is_made_as_a_whole_or_not_at_all() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_where_steps_can_be_taken_back()).await;
    let (seat, before, drafted) = seats.play_until_drafted().await;
    let draft = seats.view(seat).await["position"].clone();
    let legal = draft["legal"][0].clone();
    let nonsense =
        seats.post(seat, "moves", json!({"decision": drafted["decision"], "actions": [legal, "fly"]})).await;
    assert_eq!(nonsense.refusal(), (422, "unknown_action"));
    assert_eq!(seats.view(seat).await["position"], draft, "the first action was not made either");
    // An action after one that hands over is refused, and nothing happens.
    seats.post(seat, "back", json!({"decision": drafted["decision"], "steps": 0})).await;
    let view = seats.view(seat).await;
    let decision = view["position"]["decision"].clone();
    let mut refusals = Vec::new();
    for action in before["legal"].as_array().expect("a list") {
        let post = json!({"decision": decision, "actions": [action, action, action, action, action, action]});
        let refused = seats.post(seat, "moves", post).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.json);
        refusals.push(refused.code().to_owned());
    }
    assert!(refusals.iter().all(|code| code == "illegal" || code == "hands_over"), "{refusals:?}");
    assert_eq!(seats.view(seat).await["at"], view["at"]);
    assert_eq!(seats.view(seat).await["position"], view["position"], "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_after_one_that_hands_over_are_refused() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let seat = seats.due().await[0];
    let view = seats.view(seat).await;
    let (decision, action) = (&view["position"]["decision"], &view["position"]["legal"][0]);
    let refused = seats.post(seat, "moves", json!({"decision": decision, "actions": [action, action]})).await;
    assert!(matches!(refused.code(), "hands_over" | "illegal"), "{}", refused.json);
    assert_eq!(seats.view(seat).await["at"], view["at"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_takes_no_moves_and_its_last_post_is_still_known() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(7);
    let mut last = None;
    loop {
        let Some(&seat) = seats.due().await.first() else { break };
        let position = seats.view(seat).await["position"].clone();
        let legal = position["legal"].as_array().expect("a list");
        let action = &legal[luck.below(legal.len())];
        let post = json!({"decision": position["decision"], "actions": [action], "id": "the last"});
        let moved = seats.post(seat, "moves", post.clone()).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
        last = Some((seat, post, moved.text));
    }
    let (seat, post, answer) = last.expect("something was played");
    assert_eq!(seats.post(seat, "moves", post.clone()).await.text, answer);
    let mut other = post.clone();
    other["id"] = json!("another");
    assert_eq!(seats.post(seat, "moves", other).await.refusal(), (409, "over"));
    for (what, body) in [("resign", json!({})), ("away", json!({})), ("questions", json!({"ask": "end"}))] {
        assert_eq!(seats.post(seat, what, body).await.refusal(), (409, "over"), "{what}");
    }
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_doubled_post_is_applied_once_also_across_a_restart() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(8);
    seats.play_until(5, &mut luck).await;
    let seat = seats.due().await[0];
    let position = seats.view(seat).await["position"].clone();
    let post = json!({"decision": position["decision"], "actions": [position["legal"][0]], "id": "once"});
    let (first, second) =
        tokio::join!(seats.post(seat, "moves", post.clone()), seats.post(seat, "moves", post.clone()));
    assert_eq!((first.status, &first.text), (StatusCode::OK, &second.text));
    let at = number(&seats.view(0).await["at"]);
    let server = server.restart(server::Clock::system(), |config| config.limits = false).await;
    let seats =
        Seats { clients: seats.clients.iter().map(|client| client.at(&server)).collect(), id: seats.id };
    let third = seats.post(seat, "moves", post).await;
    assert_eq!((third.status, &third.text), (StatusCode::OK, &first.text));
    assert_eq!(number(&seats.view(0).await["at"]), at, "it happened once");
    while seats.play_one(&mut luck).await.is_some() {}
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_is_remembered_however_much_others_do_meanwhile() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_of(500)).await;
    let mut luck = Luck::new(11);
    let (mut first, mut others) = (None, 0);
    while others < 70 {
        let seat = seats.due().await[0];
        let position = seats.view(seat).await["position"].clone();
        let legal = position["legal"].as_array().unwrap();
        let action = &legal[luck.below(legal.len())];
        let mut post = json!({"decision": position["decision"], "actions": [action]});
        // The first of seat 1 has a name, and then only those of the others.
        let is_named = seat != 0 || first.is_none();
        if is_named {
            post["id"] = json!(format!("post {others}"));
        }
        let moved = seats.post(seat, "moves", post.clone()).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
        let is_committed = moved.json["result"] == "committed";
        others += u32::from(seat != 0 && is_committed);
        if seat == 0 && is_named && is_committed {
            first = Some((post, moved.json));
        }
    }
    let (post, answer) = first.expect("seat 1 has decided something");
    assert_eq!(seats.post(0, "moves", post).await.json, answer, "as it was answered then");
}
