//! What the people at a table agree to, and leaving: undo, ending, resigning, being away.

use std::time::Duration;

use crate::common::{
    Follower, Luck, Seats, Server, TOY, a_game_of, eventually, number, table_of, table_of_three,
};
use http::StatusCode;
use record::{Actor, Early, Entry};
use serde_json::{Value, json};
use server::Clock;
use store::TableState;

const START: i64 = 1_800_000_000_000;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

async fn server_at(clock: &Clock) -> Server {
    Server::with_clock(clock.clone(), |config| config.limits = false).await
}

/// Polls until a condition is met. Each look wakes the table, which then checks its clock.
async fn until(seats: &Seats, holds: impl Fn(&Value) -> bool) -> Value {
    let mut table = Value::Null;
    eventually("the table comes to that", async || {
        table = seats.table().await;
        holds(&table)
    })
    .await;
    table
}

/// A moment passes in which the table could do what it should not.
async fn a_moment(seats: &Seats) -> Value {
    for _ in 0..10 {
        seats.table().await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    seats.table().await
}

/// A table of three at which the time of the seat that decides first has run out, with this seat.
async fn table_with_one_absent(server: &Server, clock: &Clock) -> (Seats, usize) {
    let letters = json!({"clock": {"kind": "correspondence", "per_decision_s": 3600}});
    let seats = table_of(server, TOY, letters).await;
    let slow = seats.due().await[0];
    clock.advance(60 * MINUTE);
    until(&seats, |table| table["seats"][slow]["absent"] == true).await;
    (seats, slow)
}

async fn answer(seats: &Seats, seat: usize, agree: bool) -> crate::common::Reply {
    let question = seats.table().await["question"]["number"].clone();
    seats.post(seat, "answers", json!({"question": question, "agree": agree})).await
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_taken_back_when_all_agree_and_stay_in_the_record() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_of(30)).await;
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
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(2);
    for to in [json!(9999), json!(1)] {
        let asked = seats.post(0, "questions", json!({"ask": "undo", "to": to})).await;
        assert_eq!(asked.refusal(), (409, "not_now"), "{to}");
    }
    seats.play_until(5, &mut luck).await;
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
async fn who_is_absent_is_asked_before_anything_is_taken_back_and_before_a_game_is_ended() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let (seats, slow) = table_with_one_absent(&server, &clock).await;
    let (second, third) = ((slow + 1) % 3, (slow + 2) % 3);
    let mut luck = Luck::new(7);
    let mut has_moved = false;
    while !has_moved {
        match seats.due().await.first() {
            Some(due) if *due == slow => tokio::time::sleep(Duration::from_millis(5)).await,
            Some(due) => {
                has_moved = *due == second;
                seats.play_one(&mut luck).await;
            }
            None => panic!("the game is over"),
        }
    }
    let asked = seats.post(second, "questions", json!({"ask": "undo"})).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.json);
    answer(&seats, third, true).await;
    let table = a_moment(&seats).await;
    assert_eq!(table["question"]["waits_for"], json!([slow + 1]), "{table}");
    // Players who are away may agree without coming back.
    let agreed = answer(&seats, slow, true).await;
    assert_eq!((agreed.status, &agreed.json["question"]), (StatusCode::OK, &Value::Null), "{}", agreed.json);
    assert_eq!(agreed.json["seats"][slow]["absent"], true);

    let asked = seats.post(second, "questions", json!({"ask": "end"})).await;
    assert_eq!(asked.json["question"]["waits_for"].as_array().map(Vec::len), Some(2), "{}", asked.json);
    answer(&seats, third, true).await;
    let table = a_moment(&seats).await;
    assert_eq!((&table["state"], &table["question"]["waits_for"]), (&json!("running"), &json!([slow + 1])));
    clock.advance(14 * MINUTE);
    assert_eq!(a_moment(&seats).await["state"], "running", "fifteen minutes have not passed");
    clock.advance(MINUTE);
    let table = until(&seats, |table| table["state"] == "over").await;
    assert_eq!(table["early"], "agreement", "{table}");
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_asked_again_and_whoever_asked_may_withdraw() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let (seats, slow) = table_with_one_absent(&server, &clock).await;
    let (second, third) = ((slow + 1) % 3, (slow + 2) % 3);
    seats.post(second, "questions", json!({"ask": "end"})).await;
    answer(&seats, third, true).await;
    clock.advance(14 * MINUTE);
    assert_eq!(seats.post(slow, "return", json!({})).await.status, StatusCode::OK);
    clock.advance(10 * MINUTE);
    let table = a_moment(&seats).await;
    assert_eq!((&table["state"], &table["question"]["waits_for"]), (&json!("running"), &json!([slow + 1])));
    let withdrawn = answer(&seats, second, false).await;
    assert_eq!((withdrawn.status, &withdrawn.json["question"]), (StatusCode::OK, &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_waits_only_for_absent_people_is_settled_while_the_table_sleeps() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| {
        config.limits = false;
        config.sleep_after_s = 0;
        config.absent_after_s = 600;
    })
    .await;
    let (seats, slow) = table_with_one_absent(&server, &clock).await;
    seats.post((slow + 1) % 3, "questions", json!({"ask": "end"})).await;
    answer(&seats, (slow + 2) % 3, true).await;
    clock.advance(10 * MINUTE);
    // Nobody is watching; the hall wakes the table.
    eventually("the game is over", async || {
        let stored = server.app.store().load_table(&seats.id).await.unwrap().unwrap();
        stored.now.is_some_and(|now| now.state == TableState::Over)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_no_clock_who_neither_answers_nor_plays_for_a_day_is_not_waited_for() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let seats = table_of_three(&server, TOY).await;
    let mover = seats.due().await[0];
    let asker = (mover + 1) % 3;
    assert_eq!(seats.post(asker, "questions", json!({"ask": "end"})).await.status, StatusCode::OK);
    seats.play_one(&mut Luck::new(8)).await;
    clock.advance(DAY);
    let table = a_moment(&seats).await;
    assert_eq!((&table["state"], &table["question"]["waits_for"]), (&json!("running"), &json!([mover + 1])));
    clock.advance(30 * DAY);
    assert_eq!(a_moment(&seats).await["state"], "running", "who plays is there, and has not agreed");
    assert_eq!(answer(&seats, mover, true).await.json["state"], "over");
}

/// A running table of a guest and a program with an account.
async fn table_with_a_program(server: &Server) -> Seats {
    let owner = server.account("Owner").await;
    let mut robot = server.stranger();
    robot.bear(&owner.post("/api/bots", json!({"name": "Robot"})).await);
    let host = server.guest("Ola").await;
    let table = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "account", "name": "robot"}]});
    let table = host.post("/api/tables", table).await;
    let seats =
        Seats { clients: vec![host, robot], id: table.json["id"].as_str().expect("an id").to_owned() };
    assert_eq!(seats.post(1, "join", json!({})).await.status, StatusCode::OK);
    assert_eq!(seats.post(0, "start", json!({})).await.status, StatusCode::OK);
    seats
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_are_asked_like_people() {
    let server = Server::unlimited().await;
    let seats = table_with_a_program(&server).await;
    seats.play_until(3, &mut Luck::new(9)).await;
    let mut stream = seats.clients[1].look(&seats.id, "", None).await;
    stream.expect("sync").await;
    let at = number(&seats.view(0).await["at"]);
    let asked = seats.post(0, "questions", json!({"ask": "undo"})).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.json);
    let told = stream.until(|message| message.data["question"].is_object()).await;
    assert_eq!((&told.event[..], &told.data["question"]["waits_for"]), ("table", &json!([2])));
    assert_eq!(number(&seats.view(0).await["at"]), at, "nothing is taken back yet");
    let agreed = answer(&seats, 1, true).await;
    assert_eq!((agreed.status, &agreed.json["question"]), (StatusCode::OK, &Value::Null), "{}", agreed.json);
    assert_eq!(number(&seats.view(0).await["at"]), at + 1);
    seats.post(0, "questions", json!({"ask": "end"})).await;
    let refused = answer(&seats, 1, false).await;
    assert_eq!((&refused.json["question"], &refused.json["state"]), (&Value::Null, &json!("running")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_plays_and_never_answers_does_not_keep_a_game_from_ending() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let seats = table_with_a_program(&server).await;
    let mut luck = Luck::new(10);
    seats.post(0, "questions", json!({"ask": "end"})).await;
    while seats.due().await[0] == 0 {
        seats.play_one(&mut luck).await;
    }
    seats.play_one(&mut luck).await;
    clock.advance(DAY - MINUTE);
    assert_eq!(a_moment(&seats).await["state"], "running");
    clock.advance(MINUTE);
    until(&seats, |table| table["state"] == "over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_is_deleted_is_no_longer_waited_for() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    seats.post(0, "questions", json!({"ask": "end"})).await;
    answer(&seats, 1, true).await;
    assert_eq!(
        seats.clients[2].call("DELETE", "/api/me", None, "".into()).await.status,
        StatusCode::NO_CONTENT
    );
    until(&seats, |table| table["state"] == "over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_not_asked() {
    let server = Server::unlimited().await;
    let more =
        json!({"seats": [{"is": "me"}, {"is": "bot", "level": "greedy"}, {"is": "bot", "level": "random"}]});
    let seats = table_of(&server, a_game_of(30), more).await;
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
    for game in games::all().games().iter().map(|game| game.name()) {
        let seats = table_of_three(&server, game).await;
        let mut luck = Luck::new(4);
        // Short enough for every game: none is over by then. In the toy game nobody does more than two things.
        seats.play_until(if game == TOY { 4 } else { 30 }, &mut luck).await;
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
    let seats = table_of_three(&server, TOY).await;
    let mut stream = seats.clients[1].look(&seats.id, "seat=2", None).await;
    stream.expect("sync").await;
    // They were asked something that no longer needs their answer.
    seats.post(0, "questions", json!({"ask": "end"})).await;
    answer(&seats, 2, true).await;
    assert_eq!(seats.post(1, "resign", json!({})).await.status, StatusCode::NO_CONTENT);
    let table = seats.table().await;
    assert_eq!(table["state"], "over", "all who are left had agreed: {table}");

    let seats = table_of_three(&server, TOY).await;
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
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(6);
    assert_eq!(seats.post(1, "away", json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(seats.table().await["seats"][1]["absent"], true);
    // Others play until it is this player's turn, and then wait.
    let is_his =
        |told: &Value| told.as_array().is_some_and(|told| told.iter().any(|entry| entry["seat"] == 2));
    let told = loop {
        if seats.due().await.contains(&1) {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        // Nobody but this test plays now, so nothing else is sent to the viewer.
        let told = seats.view(1).await["played_for_you"].clone();
        if is_his(&told) {
            break told;
        }
        seats.play_one(&mut luck).await.expect("the game goes on");
    };
    let back = seats.post(1, "return", json!({})).await;
    assert_eq!((back.status, &back.json["played"]), (StatusCode::OK, &told), "{}", back.json);
    assert_eq!(seats.table().await["seats"][1]["absent"], false);
    assert_eq!(seats.post(1, "return", json!({})).await.json["played"], json!([]), "they are told once");
    while seats.play_one(&mut luck).await.is_some() {}
    seats.verified_record().await;
}
