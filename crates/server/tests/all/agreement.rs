//! What the people at a table agree to, and leaving: undo, ending, resigning, being away.

use crate::common::{Follower, Luck, Seats, Server, number, table_of, table_of_three};
use http::StatusCode;
use record::{Actor, Early, Entry};
use serde_json::{Value, json};

async fn answer(seats: &Seats, seat: usize, agree: bool) -> crate::common::Reply {
    let question = seats.table().await["question"]["number"].clone();
    seats.post(seat, "answers", json!({"question": question, "agree": agree})).await
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_taken_back_when_all_agree_and_stay_in_the_record() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, "ufoludki").await;
    let mut luck = Luck::new(1);
    seats.play_until(20, &mut luck).await;
    let mut follower = Follower::start(&seats.clients[2], &seats.id, "words=en").await;
    let mover = seats.due().await[0];
    let before = seats.view(mover).await;
    while seats.due().await.first() == Some(&mover) {
        seats.play_one(&mut luck).await.expect("the game goes on");
    }
    let at = number(&seats.view(0).await["at"]);
    let asked = seats.post(mover, "questions", json!({"ask": "undo"})).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.json);
    assert_eq!(asked.json["question"]["ask"], "undo");
    assert_eq!(asked.json["question"]["waits_for"].as_array().map(Vec::len), Some(2));
    let (second, third) = ((mover + 1) % 3, (mover + 2) % 3);
    assert_eq!(seats.post(second, "questions", json!({"ask": "end"})).await.refusal(), (409, "not_now"));
    assert_eq!(answer(&seats, second, true).await.status, StatusCode::OK);
    assert_eq!(number(&seats.view(0).await["at"]), at, "one has not answered yet");
    let agreed = answer(&seats, third, true).await;
    assert_eq!((agreed.status, &agreed.json["question"]), (StatusCode::OK, &Value::Null), "{}", agreed.json);
    let view = seats.view(mover).await;
    assert_eq!(number(&view["at"]), at + 1, "taking back is an entry of its own");
    assert_eq!(view["position"]["view"], before["position"]["view"], "the table is as it was");
    assert_eq!(view["position"]["legal"], before["position"]["legal"]);
    let late = seats
        .post(second, "answers", json!({"question": asked.json["question"]["number"], "agree": true}))
        .await;
    assert_eq!(late.refusal(), (409, "stale"));
    while follower.at < at + 1 {
        follower.read().await;
    }
    assert!(
        follower.entries.last().expect("entries")["undo_to"].is_number(),
        "{:?}",
        follower.entries.last()
    );
    let log = seats.clients[0].get(&seats.path("log?words=en")).await;
    assert!(log.json["log"].as_array().is_some_and(|lines| lines.len() > 2), "{}", log.json);
    while seats.play_one(&mut luck).await.is_some() {}
    let record = seats.verified_record().await;
    let undone = record.entries.iter().filter(|entry| matches!(entry, Entry::Undo { .. })).count();
    assert_eq!(undone, 1);
    let rolls: Vec<u64> = record
        .entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Chance { roll, .. } => Some(roll.k),
            _ => None,
        })
        .collect();
    assert!(
        rolls.windows(2).all(|pair| pair[1] > pair[0]),
        "the dealer's counter never goes back: {rolls:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_does_not_agree_is_enough_and_what_cannot_be_undone_is_not_asked() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, "ufoludki").await;
    let mut luck = Luck::new(2);
    for to in [json!(9999), json!(1)] {
        let asked = seats.post(0, "questions", json!({"ask": "undo", "to": to})).await;
        assert_eq!(asked.refusal(), (409, "not_now"), "{to}");
    }
    seats.play_until(20, &mut luck).await;
    let at = seats.view(0).await["at"].clone();
    assert_eq!(seats.post(0, "questions", json!({"ask": "end"})).await.status, StatusCode::OK);
    let stranger = server.guest("Stranger").await;
    let question = seats.table().await["question"]["number"].clone();
    let refused = stranger.post(&seats.path("answers"), json!({"question": question, "agree": true})).await;
    assert_eq!(refused.refusal(), (403, "not_yours"));
    assert_eq!(answer(&seats, 1, false).await.status, StatusCode::OK);
    let table = seats.table().await;
    assert_eq!((&table["question"], &table["state"]), (&Value::Null, &json!("running")));
    assert_eq!(seats.view(0).await["at"], at);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_not_asked() {
    let server = Server::unlimited().await;
    let more =
        json!({"seats": [{"is": "me"}, {"is": "bot", "level": "greedy"}, {"is": "bot", "level": "random"}]});
    let seats = table_of(&server, "ufoludki", more).await;
    let mut moved = 0;
    while moved < 3 {
        let view = seats.view(0).await;
        if view["position"]["decision"].is_string() {
            seats.play_one(&mut Luck::new(3)).await.expect("the game goes on");
            moved += 1;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    let undone = seats.post(0, "questions", json!({"ask": "undo"})).await;
    assert_eq!((undone.status, &undone.json["question"]), (StatusCode::OK, &Value::Null), "{}", undone.json);
    let ended = seats.post(0, "questions", json!({"ask": "end"})).await;
    assert_eq!(ended.json["state"], "over", "{}", ended.json);
    let record = seats.verified_record().await;
    assert!(record.entries.iter().any(|entry| matches!(entry, Entry::Undo { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ended_by_agreement_has_no_winner_and_a_true_record() {
    let server = Server::unlimited().await;
    for game in ["ufoludki", "fries", "battleforce"] {
        let seats = table_of_three(&server, game).await;
        let mut luck = Luck::new(4);
        // Short enough for every game: none is over by then.
        seats.play_until(30, &mut luck).await;
        let mut watching = server.stranger().look(&seats.id, "", None).await;
        watching.expect("sync").await;
        seats.post(2, "questions", json!({"ask": "end"})).await;
        answer(&seats, 0, true).await;
        let ended = answer(&seats, 1, true).await;
        assert_eq!(
            (&ended.json["state"], &ended.json["early"]),
            (&json!("over"), &json!("agreement")),
            "{game}"
        );
        assert_eq!(ended.json["result"]["winners"], json!([]));
        let told = watching.until(|message| message.event == "sync").await;
        assert_eq!(told.data["table"]["state"], "over");
        for seat in 0..3 {
            let position = &seats.view(seat).await["position"];
            assert_eq!((&position["decision"], &position["legal"]), (&json!(null), &json!([])), "{game}");
        }
        let record = seats.verified_record().await;
        assert_eq!(record.ended.early, Some(Early::Agreement));
        let seat = seats.due().await.first().copied().unwrap_or(0);
        let late = seats.post(seat, "moves", json!({"decision": "1.0", "actions": ["pass"]})).await;
        assert_eq!(late.refusal(), (409, "over"), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_one_who_resigns_and_he_cannot_come_back() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, "ufoludki").await;
    let mut stream = seats.clients[1].look(&seats.id, "seat=2", None).await;
    stream.expect("sync").await;
    // He was asked something that no longer needs his answer.
    seats.post(0, "questions", json!({"ask": "end"})).await;
    answer(&seats, 2, true).await;
    assert_eq!(seats.post(1, "resign", json!({})).await.status, StatusCode::NO_CONTENT);
    let table = seats.table().await;
    assert_eq!(table["state"], "over", "all who are left had agreed: {table}");

    let seats = table_of_three(&server, "ufoludki").await;
    let mut stream = seats.clients[1].look(&seats.id, "seat=2", None).await;
    stream.expect("sync").await;
    assert_eq!(seats.post(1, "resign", json!({})).await.status, StatusCode::NO_CONTENT);
    while stream.next().await.is_some() {}
    let table = seats.table().await;
    assert_eq!((&table["seats"][1]["is"], &table["seats"][1]["resigned"]), (&json!("bot"), &json!(true)));
    assert_eq!(seats.post(1, "return", json!({})).await.refusal(), (403, "not_yours"));
    play_people(&seats, &[0, 2]).await;
    let record = seats.verified_record().await;
    let by = |entry: &Entry, actor: Actor| matches!(entry, Entry::Act { seat, by, .. } if seat.index() == 1 && *by == actor);
    assert!(record.entries.iter().any(|entry| by(entry, Actor::StandIn)), "the record says who decided");
    assert!(!record.entries.iter().any(|entry| by(entry, Actor::Player)));
}

/// Plays the seats of these people; others are waited for.
async fn play_people(seats: &Seats, people: &[usize]) {
    let mut luck = Luck::new(5);
    for _ in 0..50_000 {
        let view = seats.view(people[0]).await;
        if view["table"]["state"] == "over" {
            return;
        }
        let due = crate::common::due_in(&view);
        let Some(&seat) = due.iter().find(|seat| people.contains(seat)) else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let position = seats.view(seat).await["position"].clone();
        let Some(decision) = position["decision"].as_str() else { continue };
        let legal = position["legal"].as_array().expect("a list");
        let post = json!({"decision": decision, "actions": [legal[luck.below(legal.len())]]});
        seats.post(seat, "moves", post).await;
    }
    panic!("the game never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_plays_for_one_who_is_away_and_he_is_told_what() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, "ufoludki").await;
    let mut luck = Luck::new(6);
    assert_eq!(seats.post(1, "away", json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(seats.table().await["seats"][1]["absent"], true);
    let mut stood_in = false;
    for _ in 0..500 {
        let view = seats.view(0).await;
        let due = crate::common::due_in(&view);
        if due.contains(&1) {
            stood_in = true;
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        } else if stood_in {
            break;
        } else {
            seats.play_one(&mut luck).await.expect("the game goes on");
        }
    }
    assert!(stood_in, "it was his turn once");
    let told = seats.view(1).await["played_for_you"].clone();
    let back = seats.post(1, "return", json!({})).await;
    assert_eq!((back.status, &back.json["played"]), (StatusCode::OK, &told), "{}", back.json);
    assert!(told.as_array().is_some_and(|played| played.iter().any(|entry| entry["seat"] == 2)), "{told}");
    assert_eq!(seats.table().await["seats"][1]["absent"], false);
    assert_eq!(seats.post(1, "return", json!({})).await.json["played"], json!([]), "he is told once");
    while seats.play_one(&mut luck).await.is_some() {}
    seats.verified_record().await;
}
