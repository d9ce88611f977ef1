//! Streams of events: resuming, being told everything again, slow readers, several devices.

use std::time::Duration;

use crate::common::{
    Follower, Luck, Server, TOY, a_game_of, eventually, number, open_table_of, table_of_three,
};
use http::StatusCode;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_for_a_moment_is_told_what_happened_and_whoever_was_away_for_long_everything() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_of(500)).await;
    let mut luck = Luck::new(1);
    let mut follower = Follower::start(&seats.clients[1], &seats.id, "").await;
    follower.lose();
    let at = follower.at;
    seats.play_until(at as u64 + 20, &mut luck).await;
    assert_eq!(follower.read().await, "table", "how the table stands comes first");
    assert_eq!(follower.read().await, "step");
    assert!(follower.at >= at + 20 && follower.syncs == 1, "nothing but what happened since was told");
    follower.lose();
    let at = follower.at;
    seats.play_until(at as u64 + 300, &mut luck).await;
    assert_eq!(follower.read().await, "sync", "that was too long ago");
    assert!(follower.at >= at + 300);
    assert_eq!(follower.position, seats.view(1).await["position"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_names_something_that_never_was_is_told_everything() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    for last in ["99999.0", "next", "-1", "", "18446744073709551616.0"] {
        let mut events = seats.clients[0].look(&seats.id, "", Some(last)).await;
        let first = events.next().await.expect("there is a beginning");
        assert_eq!(first.event, "sync", "after {last:?}");
    }
    let at = seats.view(0).await["at"].clone();
    let mut events = seats.clients[0].look(&seats.id, &format!("since={at}"), None).await;
    assert_eq!(events.next().await.expect("there is a beginning").event, "table");
    let step = events.next().await.expect("a step follows");
    assert_eq!((step.event.as_str(), &step.data["news"]["entries"]), ("step", &json!([])));
    assert_eq!(step.data["position"], seats.view(0).await["position"]);
}

/// Reads a stream to its end, which must come.
async fn ends(events: &mut crate::common::Events) {
    while events.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_session() {
    let server = Server::unlimited().await;
    let ola = server.account("Ola").await;
    let table = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "bot", "level": "easy"}]});
    let table = ola.post("/api/tables", table).await;
    let id = table.json["id"].as_str().expect("an id");
    assert_eq!(ola.post(&format!("/api/tables/{id}/start"), json!({})).await.status, StatusCode::OK);
    let log_in = async || {
        let mut device = server.stranger();
        let login = json!({"name": "Ola", "password": "password of Ola", "bearer": true});
        let reply = device.post("/api/login", login).await;
        device.bear(&reply);
        device
    };
    let look = async |client: &crate::common::Client| {
        let mut events = client.look(id, "seat=1", None).await;
        events.expect("sync").await;
        events
    };

    // Logging out on one device ends what it looks at, and nothing else.
    let phone = log_in().await;
    let (mut on_phone, mut here) = (look(&phone).await, look(&ola).await);
    assert_eq!(phone.knock("/api/logout").await.status, StatusCode::NO_CONTENT);
    ends(&mut on_phone).await;
    assert!(here.next_within(Duration::from_millis(300)).await.is_none_or(|message| message.event != "bye"));

    // A new password ends the sessions of all other devices.
    let phone = log_in().await;
    let mut on_phone = look(&phone).await;
    let change = json!({"old": "password of Ola", "new": "another password of Ola"});
    assert_eq!(ola.post("/api/me/password", change).await.status, StatusCode::NO_CONTENT);
    ends(&mut on_phone).await;
    assert_eq!(ola.get("/api/me").await.status, StatusCode::OK, "this device stays");

    // A ban ends everything.
    let mut elsewhere = look(&ola).await;
    let user = ola.get("/api/me").await.json["id"].as_str().expect("an id").to_owned();
    server.app.ban(&user, true).await.expect("it is noted");
    ends(&mut elsewhere).await;
    ends(&mut here).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_all_streams() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut own = seats.clients[0].look(&seats.id, "", None).await;
    let mut other = seats.clients[1].look(&seats.id, "", None).await;
    own.expect("sync").await;
    other.expect("sync").await;
    let left = seats.clients[0].knock("/api/logout-everywhere").await;
    assert_eq!(left.status, StatusCode::NO_CONTENT);
    ends(&mut own).await;
    other.expect("table").await;
    assert_eq!(seats.clients[1].get("/api/me").await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_goes_on_after_a_restart_of_the_server() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut luck = Luck::new(2);
    seats.play_until(5, &mut luck).await;
    let mut events = seats.clients[2].look(&seats.id, "", None).await;
    let before = events.expect("sync").await;
    let restart = server.restart(server::Clock::system(), |config| config.limits = false);
    let (bye, server) = tokio::join!(events.expect("bye"), restart);
    assert_eq!(bye.data, json!({}));
    let client = seats.clients[2].at(&server);
    let mut events = client.look(&seats.id, "", before.id.as_deref()).await;
    let after = events.until(|message| message.id.is_some()).await;
    assert_eq!(after.data["at"], before.data["at"]);
    assert_eq!(after.data["position"]["view"], before.data["position"]["view"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_cut_off_and_harms_nobody() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_of(500)).await;
    let mut luck = Luck::new(3);
    let steady = Follower::start(&seats.clients[0], &seats.id, "").await;
    let steady = tokio::spawn(async move {
        let mut steady = steady;
        while steady.table["state"] == "running" && !steady.is_over() {
            steady.read().await;
        }
        steady
    });
    // Somebody asks for the stream of seat 2 in all its words, and never reads it.
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket.set_recv_buffer_size(2048).expect("buffers can be small");
    let mut slow = socket.connect(server.address()).await.expect("the server takes connections");
    let token = &seats.clients[1].headers[0].1;
    let path = seats.path("events?words=en");
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nauthorization: {token}\r\n\r\n");
    slow.write_all(request.as_bytes()).await.expect("it is sent");
    let connected = || async { seats.table().await["seats"][1]["connected"] == true };
    eventually("the viewer is connected", async || connected().await).await;
    while connected().await {
        if seats.play_one(&mut luck).await.is_none() {
            // The game was short: they talk about it.
            let said = seats.post(0, "chat", json!({"text": "x".repeat(500)})).await;
            assert_eq!(said.status, StatusCode::CREATED, "{}", said.json);
        }
    }
    let end = seats.post(0, "questions", json!({"ask": "end"})).await;
    for seat in [1, 2] {
        let question = end.json["question"]["number"].clone();
        seats.post(seat, "answers", json!({"question": question, "agree": true})).await;
    }
    let steady = steady.await.expect("the viewer misses nothing");
    assert_eq!(steady.syncs, 1);
    assert_eq!(steady.at, number(&seats.view(0).await["at"]));
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_connected_as_long_as_one_of_its_devices_is() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let mut watching = seats.clients[0].look(&seats.id, "", None).await;
    let sync = watching.expect("sync").await;
    let is_connected = |table: &serde_json::Value, seat: usize| table["seats"][seat]["connected"] == true;
    assert!(is_connected(&sync.data["table"], 0), "{}", sync.data["table"]);
    let telephone = seats.clients[1].look(&seats.id, "", None).await;
    let table = watching.expect("table").await.data;
    assert!(is_connected(&table, 0) && is_connected(&table, 1) && !is_connected(&table, 2), "{table}");
    let mut laptop = seats.clients[1].look(&seats.id, "", None).await;
    laptop.expect("sync").await;
    drop(telephone);
    let silence = watching.next_within(Duration::from_millis(150)).await;
    assert!(silence.is_none(), "the viewer is still connected: {silence:?}");
    drop(laptop);
    let table = watching.expect("table").await.data;
    assert!(is_connected(&table, 0) && !is_connected(&table, 1), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_may_look_and_only_with_their_own_eyes() {
    let server = Server::with(|config| {
        config.limits = false;
        config.max_viewers_per_table = 2;
    })
    .await;
    let seats = open_table_of(&server, TOY, json!({"spectators": false})).await;
    let stranger = server.stranger();
    assert_eq!(stranger.try_look(&seats.id, "", None).await.err(), Some(StatusCode::FORBIDDEN));
    assert_eq!(seats.clients[0].try_look(&seats.id, "seat=2", None).await.err(), Some(StatusCode::FORBIDDEN));
    assert_eq!(seats.clients[0].try_look("nowhere", "", None).await.err(), Some(StatusCode::NOT_FOUND));
    let _first = seats.clients[0].look(&seats.id, "", None).await;
    let _second = seats.clients[1].look(&seats.id, "", None).await;
    assert_eq!(seats.clients[2].try_look(&seats.id, "", None).await.err(), Some(StatusCode::CONFLICT));
}

/// The ids of the parts that a page is sent.
fn parts(message: &crate::common::Message) -> Vec<String> {
    let scene = message.data["position"]["page"]["scene"].as_object().expect("a page has a scene");
    scene.keys().cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_sent_what_changed_and_everything_again_after_a_break() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, a_game_of(100)).await;
    let page = seats.clients[1].with("accept-encoding", "gzip");
    let mut events = page.look(&seats.id, "words=en&page=true", None).await;
    let whole = events.expect("sync").await;
    let all = parts(&whole);
    assert!(all.len() > 3 && all.iter().any(String::is_empty), "{all:?}");
    for fact in ["view", "scores", "winners"] {
        assert!(whole.data["position"].get(fact).is_none(), "a page has no use for {fact}");
    }
    let first = events.bytes;
    let mut luck = Luck::new(3);
    let mut last = None;
    for _ in 0..10 {
        let at = number(&seats.view(1).await["at"]);
        seats.play_until(at as u64 + 1, &mut luck).await;
        let step = events.expect("step").await;
        assert!(parts(&step).len() < all.len(), "only what has changed");
        last = step.id;
    }
    assert!(events.bytes - first < 10 * first, "an update is smaller than everything");
    drop(events);
    let mut events = page.look(&seats.id, "words=en&page=true", last.as_deref()).await;
    let resumed = events.expect("step").await;
    assert!(parts(&resumed).iter().any(String::is_empty), "the page may have lost anything");
    let mut anew = page.look(&seats.id, "words=en&page=true", None).await;
    assert_eq!(resumed.data["position"]["page"], anew.expect("sync").await.data["position"]["page"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_say_reaches_a_page_in_events_of_its_own() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let said = seats.post(0, "chat", json!({"text": "hello"})).await;
    assert!(said.status.is_success(), "{}", said.json);
    let page = seats.clients[1].with("accept-encoding", "gzip");
    let mut events = page.look(&seats.id, "words=en&page=true", None).await;
    assert_eq!(events.expect("sync").await.data["chat"], json!([]));
    assert_eq!(events.expect("talk").await.data[0]["text"], "hello");
    seats.post(0, "chat", json!({"text": "there"})).await;
    assert_eq!(events.expect("chat").await.data["text"], "there");
    let mut plain = seats.clients[1].look(&seats.id, "", None).await;
    assert_eq!(plain.expect("sync").await.data["chat"][1]["text"], "there");
}
