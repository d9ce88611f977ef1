//! Tables without viewers: bots play on, tables sleep and wake, a crowd of sleeping tables costs nothing, thinking is budgeted.

#![allow(clippy::print_stdout, reason = "what was measured is told")]

use std::time::Duration;

use crate::common::{
    Luck, Server, TOY, a_game_where_steps_can_be_taken_back, eventually, game, table_of, table_of_three,
};
use http::StatusCode;
use serde_json::json;
use server::Clock;

/// A table of bots, which needs nobody.
async fn bots_only(server: &Server, client: &crate::common::Client, level: &str) -> String {
    let seats = json!([{"is": "bot", "level": level}, {"is": "bot", "level": level}]);
    let table = json!({"game": TOY, "seats": seats, "bot_speed": "instant"});
    let reply = client.at(server).post("/api/tables", table).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.json);
    let id = reply.json["id"].as_str().expect("an id").to_owned();
    let started = client.at(server).post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(started.status, StatusCode::OK, "{}", started.json);
    id
}

/// Waits until a table is over, as the store knows it: nobody looks at the table.
async fn until_over(server: &Server, id: &str) {
    eventually("the game is over", async || {
        let stored = server.app.store().load_table(id).await.expect("the store answers");
        let now = stored.expect("it is there").now;
        now.is_some_and(|now| now.state == store::TableState::Over)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_though_nobody_looks_and_after_a_restart() {
    let sleepy = |config: &mut server::Config| {
        config.limits = false;
        config.sleep_after_s = 0;
    };
    let server = Server::with(sleepy).await;
    let host = server.guest("Host").await;
    let first = bots_only(&server, &host, "random").await;
    let second = bots_only(&server, &host, "greedy").await;
    let server = server.restart(Clock::system(), sleepy).await;
    until_over(&server, &first).await;
    until_over(&server, &second).await;
    let file = host.at(&server).get(&format!("/api/tables/{first}/record")).await;
    let record = record::Record::read(file.text.as_bytes()).expect("a sealed record");
    game(TOY).engine().verify(&record, None).expect("it is true");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_sleeps_when_nobody_looks_and_wakes_as_it_was() {
    let server = Server::with(|config| {
        config.limits = false;
        config.sleep_after_s = 0;
    })
    .await;
    let seats = table_of(&server, TOY, json!({})).await;
    let mut luck = Luck::new(1);
    seats.play_until(5, &mut luck).await;
    let view = seats.view(0).await;
    eventually("it sleeps", async || server.app.hall().awake() == 0).await;
    let again = seats.view(0).await;
    assert_eq!((&again["at"], &again["position"]["view"]), (&view["at"], &view["position"]["view"]));
    let events = seats.clients[0].look(&seats.id, "", None).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(server.app.hall().awake(), 1, "somebody looks");
    drop(events);
    while seats.play_one(&mut luck).await.is_some() {}
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_sleep_on_disk_and_a_restart_wakes_only_the_one_that_is_asked_for() {
    const TABLES: usize = 1000;
    let server = Server::unlimited().await;
    let seats = table_of(&server, TOY, json!({})).await;
    seats.play_until(5, &mut Luck::new(2)).await;
    let store = server.app.store();
    let stored = store.load_table(&seats.id).await.expect("the store answers").expect("it is there");
    let host = seats.table().await["host"].as_str().expect("a host").to_owned();
    let copies = (0..TABLES).map(|number| {
        let new = store::NewTable {
            id: format!("copy{number}").into(),
            kind: store::TableKind::Game,
            state: store::TableState::Running,
            game: stored.game.clone(),
            visibility: store::Visibility::Public,
            spectators: true,
            host: Some(host.clone()),
            origin: None,
            sheet: stored.sheet.clone(),
            seed: store::Secret::new(*stored.seed.reveal()),
            seats: vec![(0, Some(host.clone()))],
            now: stored.now.clone(),
            batches: stored.batches.clone(),
            at: 1,
        };
        let store = store.clone();
        async move { store.create_table(new).await.expect("there is room") }
    });
    let mut writing = tokio::task::JoinSet::new();
    for copy in copies {
        // The store takes so much at a time.
        if writing.len() >= 200 {
            writing.join_next().await;
        }
        writing.spawn(copy);
    }
    while writing.join_next().await.is_some() {}
    let client = seats.clients[0].clone();
    let server = server.restart(Clock::system(), |config| config.limits = false).await;
    let view = client.at(&server).get("/api/tables/copy777/view").await;
    assert_eq!(
        (view.status, &view.json["table"]["state"]),
        (StatusCode::OK, &json!("running")),
        "{}",
        view.json
    );
    let counts = server.app.store().counts().await.expect("the store answers");
    assert_eq!(counts.running, TABLES as i64 + 1);
    assert_eq!(server.app.hall().awake(), 1, "all others sleep");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_host_who_has_used_up_his_time_play_by_rules_of_thumb_until_the_hour_is_over() {
    let clock = Clock::manual(1_800_000_000_000);
    let server = Server::with_clock(clock.clone(), |config| config.think_s_per_hour = 0).await;
    let guest = server.guest("Host").await;
    let host = guest.get("/api/me").await.json["id"].as_str().expect("an id").to_owned();
    let id = bots_only(&server, &guest, "hard").await;
    until_over(&server, &id).await;
    let game = server.app.hall().thought_for(&host);
    assert!(game > Duration::ZERO && !server.app.hall().may_think(&host));
    // With time to think, a part of a game takes more thought than a whole one without.
    let server = Server::with_clock(clock.clone(), |config| config.think_s_per_hour = 3600).await;
    let guest = server.guest("Host").await;
    let host = guest.get("/api/me").await.json["id"].as_str().expect("an id").to_owned();
    bots_only(&server, &guest, "hard").await;
    let hall = server.app.hall();
    eventually("bots think for longer", async || hall.thought_for(&host) > 2 * game).await;
    println!(
        "a game by rules of thumb: {game:?}; a part of one with thinking: {:?}",
        hall.thought_for(&host)
    );
    assert!(hall.may_think("a"));
    hall.has_thought("a", Duration::from_hours(1) - Duration::from_millis(1));
    assert!(hall.may_think("a"));
    hall.has_thought("a", Duration::from_millis(1));
    assert!(!hall.may_think("a") && hall.may_think("b"));
    clock.advance(3_600_000);
    assert!(hall.may_think("a"), "a new hour has begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_outlives_a_restart_and_one_that_was_taken_back_does_not_come_again() {
    let unlimited = |config: &mut server::Config| config.limits = false;
    let server = Server::with(unlimited).await;
    let seats = table_of_three(&server, a_game_where_steps_can_be_taken_back()).await;
    let view = seats.path("view");
    let (seat, _, drafted) = seats.play_until_drafted().await;
    let server = server.restart(Clock::system(), unlimited).await;
    let client = seats.clients[seat].at(&server);
    let position = client.get(&view).await.json["position"].clone();
    assert_eq!(position["decision"], drafted["decision"]);
    assert_eq!(position["draft"].as_array().unwrap().len(), 1);
    let back = json!({"decision": position["decision"], "steps": 0});
    let taken = client.post(&seats.path("back"), back).await.json;

    let server = server.restart(Clock::system(), unlimited).await;
    let position = client.at(&server).get(&view).await.json["position"].clone();
    assert_eq!(position["decision"], taken["decision"]);
    assert_eq!(position["draft"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_save_a_draft_does_not_say_that_everything_is_saved() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_where_steps_can_be_taken_back()).await;
    seats.play_until_drafted().await;
    server.app.store().refuse_writes(true).await.expect("the writer listens");
    let stopped = server.listening.stop().await;
    assert_eq!(stopped, server::Stopped { cut_off: 0, drafts_lost: 1 });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_does_not_go_to_sleep_over_a_draft_that_cannot_be_kept() {
    let server = Server::with(|config| {
        config.limits = false;
        config.sleep_after_s = 1;
    })
    .await;
    let seats = table_of_three(&server, a_game_where_steps_can_be_taken_back()).await;
    let (seat, _, drafted) = seats.play_until_drafted().await;
    server.app.store().refuse_writes(true).await.expect("the writer listens");
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(server.app.hall().awake(), 1, "it knows what nobody else knows");
    server.app.store().refuse_writes(false).await.expect("the writer listens");
    eventually("it sleeps as soon as the draft is kept", async || server.app.hall().awake() == 0).await;
    assert_eq!(seats.view(seat).await["position"]["decision"], drafted["decision"]);
    assert_eq!(server.listening.stop().await, server::Stopped::default());
}
