//! Clocks: reserve and increment, time per decision, flags, stand-ins, and that they stop while the server is down.

use crate::common::{Luck, Seats, Server, TOY, a_game_of, a_table_with_a_last_turn, eventually, table_of};
use http::StatusCode;
use serde_json::{Value, json};
use server::Clock;

const START: i64 = 1_800_000_000_000;

async fn server_at(clock: &Clock) -> Server {
    Server::with_clock(clock.clone(), |config| config.limits = false).await
}

/// Polls until a condition is met. Each look wakes the table, which then checks its clock.
async fn until(seats: &Seats, holds: impl Fn(&Value) -> bool) -> Value {
    let mut view = Value::Null;
    eventually("the table comes to that", async || {
        view = seats.view(0).await;
        holds(&view)
    })
    .await;
    view
}

fn left(view: &Value, seat: usize) -> i64 {
    view["clocks"]["left_ms"][seat].as_i64().unwrap_or_else(|| panic!("a clock: {view}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_takes_from_the_reserve_and_gives_the_increment() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let live = json!({"clock": {"kind": "live", "reserve_s": 60, "increment_s": 5}});
    let seats = table_of(&server, TOY, live).await;
    let first = seats.due().await[0];
    let view = seats.view(first).await;
    assert_eq!((left(&view, first), &view["clocks"]["running"]), (60_000, &json!([first + 1])));
    clock.advance(20_000);
    assert_eq!(left(&seats.view(0).await, first), 40_000);
    let mut luck = Luck::new(1);
    let moved = seats.play_one(&mut luck).await.expect("they move");
    let view = seats.view(0).await;
    assert_eq!((&moved.json["result"], left(&view, first)), (&json!("committed"), 45_000), "{view}");
    let others: Vec<i64> = (0..3).filter(|seat| *seat != first).map(|seat| left(&view, seat)).collect();
    assert_eq!(others, [60_000, 60_000]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_plays_for_one_whose_flag_falls_until_he_takes_his_seat_back() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let live = json!({"clock": {"kind": "live", "reserve_s": 60, "increment_s": 0}});
    let seats = table_of(&server, a_game_of(30), live).await;
    let slow = seats.due().await[0];
    let at = seats.view(slow).await["at"].as_u64().expect("a number");
    clock.advance(59_000);
    let view = seats.view(slow).await;
    assert_eq!((left(&view, slow), &view["table"]["seats"][slow]["absent"]), (1000, &json!(false)));
    clock.advance(1000);
    let view = until(&seats, |view| {
        view["table"]["seats"][slow]["absent"] == true && view["at"].as_u64().is_some_and(|now| now > at)
    })
    .await;
    assert_eq!(left(&view, slow), 0, "their clock has stopped");
    let mut luck = Luck::new(2);
    // They come back by moving as soon as they are asked again; others play on in the meantime.
    let mut stood_in = 1;
    for _ in 0..200 {
        let due = seats.due().await;
        match due.first() {
            Some(seat) if *seat == slow => {
                stood_in += 1;
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            Some(_) => drop(seats.play_one(&mut luck).await),
            None => break,
        }
        if stood_in > 3 {
            break;
        }
    }
    let back = seats.post(slow, "return", json!({})).await;
    assert_eq!(back.status, StatusCode::OK);
    assert!(back.json["played"].as_array().is_some_and(|played| !played.is_empty()));
    let view = seats.view(slow).await;
    assert_eq!(view["table"]["seats"][slow]["absent"], false);
    assert!(left(&view, slow) >= 30_000, "they have some time again: {view}");
    while seats.play_one(&mut luck).await.is_some() {}
    let record = seats.verified_record().await;
    let stand_in =
        |entry: &record::Entry| matches!(entry, record::Entry::Act { by: record::Actor::StandIn, .. });
    assert!(record.entries.iter().any(stand_in), "the record says that a stand-in decided");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_correspondence_clock_starts_anew_with_every_decision() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let letters = json!({"clock": {"kind": "correspondence", "per_decision_s": 3600}});
    let seats = table_of(&server, TOY, letters).await;
    let mut luck = Luck::new(3);
    for _ in 0..5 {
        clock.advance(3_000_000);
        let seat = seats.due().await[0];
        assert_eq!(left(&seats.view(0).await, seat), 600_000);
        while seats.play_one(&mut luck).await.is_some_and(|moved| moved.json["result"] != "committed") {}
    }
    let view = seats.view(0).await;
    assert!((0..3).all(|seat| left(&view, seat) == 3_600_000), "{view}");
    let seat = seats.due().await[0];
    clock.advance(3_600_000);
    until(&seats, |view| view["table"]["seats"][seat]["absent"] == true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stop_while_the_server_is_down() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let live = json!({"clock": {"kind": "live", "reserve_s": 600, "increment_s": 0}});
    let seats = table_of(&server, TOY, live).await;
    let seat = seats.due().await[0];
    clock.advance(100_000);
    let week = 7 * 24 * 3_600_000;
    let later = Clock::manual(START + 100_000 + week);
    let server = server.restart(later.clone(), |config| config.limits = false).await;
    let seats =
        Seats { clients: seats.clients.iter().map(|client| client.at(&server)).collect(), id: seats.id };
    let view = seats.view(0).await;
    assert_eq!(left(&view, seat), 500_000, "a week has passed and does not count");
    later.advance(499_000);
    assert_eq!(seats.view(0).await["table"]["seats"][seat]["absent"], false);
    later.advance(1000);
    until(&seats, |view| view["table"]["seats"][seat]["absent"] == true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_at_a_table_that_sleeps() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| {
        config.limits = false;
        config.sleep_after_s = 0;
    })
    .await;
    let letters = json!({"clock": {"kind": "correspondence", "per_decision_s": 60}});
    let seats = table_of(&server, TOY, letters).await;
    let at = seats.view(0).await["at"].as_u64().expect("a number");
    clock.advance(60_001);
    // Nobody is watching; the hall wakes the table.
    eventually("a stand-in plays", async || {
        let stored = server.app.store().load_table(&seats.id).await.expect("the store answers");
        stored.and_then(|stored| stored.now).is_some_and(|now| u64::from(now.entries) > at)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_announces_the_last_turn_when_it_is_time() {
    let clock = Clock::manual(START);
    let server = server_at(&clock).await;
    let (game, options) = a_table_with_a_last_turn();
    let seats = table_of(&server, game, json!({"last_turn_after_s": 3600, "options": options})).await;
    let mut luck = Luck::new(4);
    seats.play_until(150, &mut luck).await;
    clock.advance(3_599_000);
    let at = seats.view(0).await["at"].as_u64().expect("a number");
    assert_eq!(seats.view(0).await["at"], at);
    clock.advance(1000);
    until(&seats, |view| view["at"].as_u64().is_some_and(|now| now > at)).await;
    let copy = seats.clients[0].get(&seats.path("record")).await;
    assert_eq!(copy.text.matches("last turn").count(), 1, "{}", copy.text);
    while seats.play_one(&mut luck).await.is_some() {}
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_out_of_range_are_refused() {
    let server = Server::unlimited().await;
    let host = server.guest("Host").await;
    for clock in [
        json!({"kind": "live", "reserve_s": 1, "increment_s": 0}),
        json!({"kind": "live", "reserve_s": 60, "increment_s": 99_999}),
        json!({"kind": "correspondence", "per_decision_s": 1}),
        json!({"kind": "hourglass"}),
    ] {
        let seats = json!([{"is": "me"}, {"is": "open"}]);
        let reply = host.post("/api/tables", json!({"game": TOY, "seats": seats, "clock": clock})).await;
        assert_eq!(reply.refusal(), (400, "malformed"), "{clock}");
    }
}
