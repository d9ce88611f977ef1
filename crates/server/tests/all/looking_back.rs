//! Looking back at moments of a game, and trying another move from one.

use crate::common::{Luck, Server, TOY, a_game_with_hidden_cards, game, number, table_of, table_of_three};
use serde_json::{Value, json};

/// All parts of a page's scene.
fn scene(page: &Value) -> String {
    page["scene"].as_object().unwrap().values().map(|part| part.as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_is_what_one_saw_then() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(5);
    seats.play_until(5, &mut luck).await;
    let seen = seats.view(1).await;
    let at = number(&seen["at"]);
    while seats.play_one(&mut luck).await.is_some() {}
    let moment = seats.clients[1].get(&seats.path(&format!("moments/{at}?words=en"))).await;
    assert_eq!(moment.status, 200, "{}", moment.text);
    assert_eq!(moment.json["view"], seen["position"]["view"]);
    assert_eq!(moment.json["legal"], json!([]), "the past cannot be changed");
    let drawn = seats.clients[1].get(&seats.path(&format!("moments/{at}?words=en&page=true"))).await;
    assert!(!scene(&drawn.json["page"]).is_empty());
    assert!(drawn.json["view"].is_null(), "a page has a scene instead");
    assert_eq!(seats.clients[1].get(&seats.path("moments/99999")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn others_eyes_are_lent_only_when_the_game_is_over() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(6);
    seats.play_until(5, &mut luck).await;
    let theirs = seats.path("moments/4?seat=2");
    assert_eq!(seats.clients[0].get(&theirs).await.status, 403);
    assert_eq!(server.stranger().get(&theirs).await.status, 403);
    while seats.play_one(&mut luck).await.is_some() {}
    assert_eq!(seats.clients[0].get(&theirs).await.json["view"]["viewer"], 2);
    assert_eq!(server.stranger().get(&theirs).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_lies_open_when_the_game_is_over_and_not_before() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_with_hidden_cards()).await;
    let mut luck = Luck::new(8);
    seats.play_until(12, &mut luck).await;
    let (open, log) = (
        seats.path("moments/8?words=en&page=true&open=true"),
        seats.path("log?words=en&page=true&open=true"),
    );
    assert_eq!(seats.clients[0].get(&open).await.status, 403);
    assert_eq!(seats.clients[0].get(&log).await.status, 403);
    while seats.play_one(&mut luck).await.is_some() {}
    let watched = seats.path("moments/8?words=en&page=true&watch=true");
    let [opened, watched] = [&open, &watched].map(|path| seats.clients[0].get(path));
    let (opened, watched) = (opened.await.json, watched.await.json);
    assert!(scene(&opened["page"]).len() > scene(&watched["page"]).len(), "hands lie open");
    let told = server.stranger().get(&log).await;
    assert_eq!(told.status, 200, "{}", told.text);
    let mut lines = told.json["log"].as_array().unwrap().iter();
    assert!(lines.any(|line| line["things"][0]["name"].is_string()), "{}", told.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_is_told_where_hints_are_allowed_and_after_the_game() {
    let server = Server::unlimited().await;
    let without = table_of(&server, TOY, json!({"hints": false})).await;
    let tally = without.path("tally?words=en");
    assert_eq!(without.clients[0].get(&tally).await.refusal(), (403, "not_allowed"));
    while without.play_one(&mut Luck::new(9)).await.is_some() {}
    assert_eq!(without.clients[0].get(&tally).await.status, 200);

    let seats = table_of(&server, TOY, json!({"hints": true})).await;
    let told = seats.clients[0].get(&seats.path("tally?words=en")).await;
    assert!(told.status == 200 && told.json["html"].as_str().is_some_and(|html| !html.is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_on_the_table_is_shown_from_near_where_there_is_more_to_see() {
    let server = Server::unlimited().await;
    let mut seen = 0;
    for game in games::offered().games().iter().map(|game| game.name()) {
        let seats = table_of_three(&server, game).await;
        let page = seats.clients[0].get(&seats.path("view?words=en&page=true")).await.json;
        let drawn = scene(&page["position"]["page"]);
        for thing in drawn.split("data-thing=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let path = seats.path(&format!("closeups/{}?words=en", thing.replace(' ', "%20")));
            let near = seats.clients[0].get(&path).await;
            assert_eq!(near.status, 200, "{game}, {thing}: {}", near.text);
            seen += usize::from(near.json["html"].as_str().is_some_and(|html| html.contains("closeup")));
        }
        let nothing = seats.clients[0].get(&seats.path("closeups/no%20such%20thing?words=en")).await;
        assert_eq!(nothing.refusal(), (400, "malformed"), "{game}");
    }
    assert!(seen > 0, "no game has close-ups");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_cannot_try_another_move_where_nobody_may_watch() {
    let server = Server::unlimited().await;
    let seats = table_of(&server, TOY, json!({"spectators": false})).await;
    let mut luck = Luck::new(7);
    seats.play_until(5, &mut luck).await;
    let at = number(&seats.view(0).await["at"]);
    while seats.play_one(&mut luck).await.is_some() {}
    let stranger = server.guest("Zoe").await;
    let refused = stranger.post(&seats.path("branch"), json!({"at": at})).await;
    assert_eq!(refused.refusal(), (403, "not_allowed"), "{}", refused.text);
    let record = stranger.get(&seats.path("record")).await;
    assert_eq!(record.status, refused.status, "the record is refused in the same way");
    let player = seats.post(1, "branch", json!({"at": at})).await;
    assert_eq!(player.status, 201, "{}", player.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_for_other_moves_count_as_tables() {
    let server = Server::with(|config| config.tables_per_hour = 8).await;
    let seats = table_of(&server, TOY, json!({})).await;
    let mut luck = Luck::new(7);
    while seats.play_one(&mut luck).await.is_some() {}
    let at = number(&seats.view(0).await["at"]) - 1;
    let guest = server.guest("Zoe").await;
    let mut made = 0;
    let refused = loop {
        let reply = guest.post(&seats.path("branch"), json!({"at": at})).await;
        if reply.status == 429 {
            break reply;
        }
        made += 1;
        assert!(made <= 8, "there is a limit");
    };
    assert_eq!((refused.code(), made), ("too_fast", 2), "a quarter of an hour's tables at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_move_is_tried_at_a_table_of_its_own_with_the_same_luck() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(7);
    seats.play_until(5, &mut luck).await;
    let at = number(&seats.view(0).await["at"]);
    let due = seats.due().await[0] + 1;
    let running = seats.post(0, "branch", json!({"at": at})).await;
    assert_eq!(running.refusal(), (409, "not_now"), "not while it is played");
    while seats.play_one(&mut luck).await.is_some() {}
    let first = seats.verified_record().await;

    let guest = server.guest("Zoe").await;
    let made = guest.post(&seats.path("branch"), json!({"at": at})).await;
    assert_eq!(made.status, 201, "{}", made.text);
    assert_eq!(made.json["you"]["seats"][0]["seat"], due, "they play the seat that decided then");
    assert_eq!(made.json["branch"], json!({"table": seats.id, "at": at}));
    let id = made.json["id"].as_str().unwrap().to_owned();
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    loop {
        let view = guest.get(&path("view")).await.json;
        if view["table"]["state"] == "over" {
            break;
        }
        let Some(decision) = view["position"]["decision"].as_str() else {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        };
        let legal: &Vec<Value> = view["position"]["legal"].as_array().unwrap();
        let act = &legal[luck.below(legal.len())];
        guest.post(&path("moves"), json!({"decision": decision, "actions": [act]})).await;
        guest.post(&path("speed"), json!({"bot_speed": "instant"})).await;
    }
    let file = guest.get(&path("record")).await.text;
    let record = record::Record::read(file.as_bytes()).unwrap();
    assert_eq!(record.entries[..at], first.entries[..at], "what they have in common");
    game(TOY).engine().verify(&record, None).expect("the dice of the branch can be checked");
    assert_eq!(seats.verified_record().await, first, "the first game stays as it is");
}
