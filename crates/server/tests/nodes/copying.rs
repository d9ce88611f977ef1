//! A server moves from a file to a shared database and back, in the middle of a game.

use crate::common::{Luck, Seats, Server, a_game_of, eventually, table_of};
use crate::must_have_postgres;
use serde_json::{Value, json};
use server::{App, Clock, Config, Listening};
use store::{Address, Store, StoreOptions, copy, scratch_address};

async fn server_on(database: &Address) -> Server {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_owned();
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), data, limits: false, ..Config::default() };
    let options = StoreOptions { durable: false, ..StoreOptions::default() };
    let store = Store::open(database, options).await.unwrap();
    let app = App::with_clock(games::all(), store, config, None, Clock::system());
    let listening = Listening::start(app.clone()).await.unwrap();
    Server { app, listening, folder }
}

/// The same people with the same sessions at a server on a copy.
async fn moved(server: Server, seats: &mut Seats, from: &Address, to: &Address) -> Server {
    server.listening.stop().await;
    copy(from, to, |_| {}).await.unwrap();
    let server = server_on(to).await;
    for client in &mut seats.clients {
        client.address = server.address();
    }
    server
}

/// What the first seat sees as soon as a person is due, and which of the two that is.
async fn due(seats: &Seats) -> (Value, usize) {
    let (mut view, mut due) = (Value::Null, 0);
    eventually("the bot plays on", async || {
        view = seats.view(0).await;
        due = view["position"]["due"][0].as_u64().unwrap_or(0) as usize;
        (1..=2).contains(&due)
    })
    .await;
    (view, due - 1)
}

/// Plays so many actions of people.
async fn play(seats: &Seats, actions: usize, luck: &mut Luck) {
    for _ in 0..actions {
        let (_, seat) = due(seats).await;
        let position = seats.view(seat).await["position"].clone();
        let legal = position["legal"].as_array().unwrap();
        let action = &legal[luck.below(legal.len())];
        let post = json!({"decision": position["decision"], "actions": [action]});
        let played = seats.post(seat, "moves", post).await;
        assert_eq!(played.status, 200, "{}", played.text);
    }
}

/// Moving must not change the game, the chat, the player's identity or, roughly, the time left.
async fn known(seats: &Seats) -> (Value, i64) {
    let (mut view, seat) = due(seats).await;
    let left = view["clocks"]["left_ms"][seat].as_i64().unwrap();
    let me = seats.clients[0].get("/api/me").await.json;
    (json!([me["id"], view["at"], view["position"].take(), view["chat"].take()]), left)
}

/// How long the server had been up already.
const UPTIME: i64 = 1_000_000_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_under_way_goes_on_for_the_same_sessions_when_its_server_moves() {
    must_have_postgres();
    let home = tempfile::tempdir().unwrap();
    let (file, back) = (home.path().join("starfry.db"), home.path().join("back.db"));
    let (file, back) = (Address::File(file), Address::File(back));
    let there = scratch_address(home.path()).await.unwrap();
    let mut luck = Luck::new(9);

    let store = Store::open(&file, StoreOptions::default()).await.unwrap();
    store.set_server_fact("uptime_ms", &UPTIME.to_string()).await.unwrap();
    store.close().await;
    let mut server = server_on(&file).await;
    let more = json!({"clock": {"kind": "live", "reserve_s": 3600, "increment_s": 0},
        "seats": [{"is": "me"}, {"is": "open"}, {"is": "bot", "level": "greedy"}]});
    let mut seats = table_of(&server, a_game_of(100), more).await;
    play(&seats, 6, &mut luck).await;
    seats.post(0, "chat", json!({"text": "we are moving"})).await;
    let known_at = seats.view(0).await["at"].as_u64();
    let mut from = file;
    for (to, noted_as) in [(there, "uptime"), (back, "uptime_ms")] {
        let (before, left) = known(&seats).await;
        server = moved(server, &mut seats, &from, &to).await;
        let (after, left_now) = known(&seats).await;
        assert_eq!(after, before);
        // The clock has run for as long as this took, and stood while no server was up.
        assert!((left - 120_000..=left).contains(&left_now), "{left} {left_now}");
        let uptime = server.app.store().server_fact(noted_as).await.unwrap().unwrap();
        let uptime: i64 = uptime.split(' ').next().unwrap().parse().unwrap();
        assert!((UPTIME..UPTIME + 600_000).contains(&uptime), "{uptime}");
        play(&seats, 6, &mut luck).await;
        let said = seats.post(1, "chat", json!({"text": "still here"})).await;
        assert_eq!(said.status, 201, "{}", said.text);
        from = to;
    }
    assert_eq!(seats.view(0).await["chat"].as_array().map(Vec::len), Some(3));
    assert!(seats.view(0).await["at"].as_u64() > known_at, "they have played on");
    server.listening.stop().await;
}
