//! What one stranger can cost: tables by address, storage, lifetimes, results, thinking, names.

use crate::common::{Client, Luck, Seats, Server, TOY, eventually, number, table_of_three};
use serde_json::{Value, json};
use server::admin::{Reply, Request, perform};
use server::{Clock, Config};
use store::NewChat;

const DAY_MS: i64 = 24 * 3600 * 1000;
const NOW: i64 = 1_800_000_000_000;

/// Believes whoever says where they come from.
fn behind_a_proxy(config: &mut Config) {
    config.trusted_proxies = "127.0.0.1".parse().unwrap();
}

/// A guest who comes from somewhere else.
async fn guest_from(server: &Server, address: &str, name: &str) -> Client {
    let mut guest = server.stranger().with("x-forwarded-for", address);
    let entered = guest.post("/api/guests", json!({"name": name, "bearer": true})).await;
    guest.bear(&entered);
    guest
}

fn open_table() -> Value {
    json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]})
}

async fn set_up(client: &Client) -> String {
    let made = client.post("/api/tables", open_table()).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.json["id"].as_str().unwrap().to_owned()
}

async fn id_of(client: &Client) -> String {
    client.get("/api/me").await.json["id"].as_str().unwrap().to_owned()
}

/// A game that is played to its end.
async fn played(server: &Server) -> Seats {
    let seats = table_of_three(server, TOY).await;
    while seats.play_one(&mut Luck::new(3)).await.is_some() {}
    seats
}

/// Somebody tries another move, at the last moment at which there was one.
async fn branch_of(seats: &Seats, client: &Client) -> String {
    for at in (1..number(&seats.view(0).await["at"])).rev() {
        let made = client.post(&seats.path("branch"), json!({"at": at})).await;
        if made.status == 201 {
            return made.json["id"].as_str().unwrap().to_owned();
        }
        assert_eq!(made.refusal(), (409, "not_now"));
    }
    panic!("nobody ever decided");
}

async fn all_asleep(server: &Server) {
    eventually("all tables sleep", async || server.app.hall().awake() == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_gets_no_more_tables_by_coming_as_somebody_else() {
    let server = Server::with(|config| {
        behind_a_proxy(config);
        config.tables_per_hour = 4;
        config.users_per_address = 3;
    })
    .await;
    for number in 0..3 {
        set_up(&guest_from(&server, "192.0.2.1", &format!("Ola {number}")).await).await;
    }
    let another = guest_from(&server, "192.0.2.1", "Ola").await.post("/api/tables", open_table()).await;
    assert_eq!(another.refusal(), (429, "too_fast"));
    assert!(another.header("retry-after").parse::<u64>().unwrap() > 0);
    set_up(&guest_from(&server, "192.0.2.2", "Ala").await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_has_stored_counts_after_the_end_and_after_a_restart() {
    let clock = Clock::manual(NOW);
    let small = |config: &mut Config| {
        behind_a_proxy(config);
        config.storage_mb_per_user = 1;
        config.users_per_address = 2;
    };
    let server = Server::with_clock(clock.clone(), small).await;
    let ola = guest_from(&server, "192.0.2.1", "Ola").await;
    let id = set_up(&ola).await;
    assert_eq!(ola.knock(&format!("/api/tables/{id}/leave")).await.status, 204);
    server.app.store().note_table(&id, 2 << 20, None).await.unwrap();
    let server = server.restart(clock.clone(), small).await;
    let ola = ola.at(&server);
    let refused = ola.post("/api/tables", open_table()).await;
    // The last who leaves an open table is its host no more: what is left is what came from the address.
    assert_eq!(refused.refusal(), (409, "quota"), "{}", refused.text);
    assert!(refused.json["error"]["message"].as_str().unwrap().contains("30 days"), "{}", refused.text);
    let other = guest_from(&server, "192.0.2.1", "Another").await.post("/api/tables", open_table()).await;
    assert_eq!(other.refusal(), (409, "quota"), "whatever the user");
    set_up(&guest_from(&server, "192.0.2.2", "Ala").await).await;
    clock.advance(31 * DAY_MS);
    set_up(&ola).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_not_over_count_as_more_than_they_take() {
    let server = Server::with(|config| {
        config.storage_mb_per_user = 1;
        config.tables_per_hour = 1000;
    })
    .await;
    let ola = server.guest("Ola").await;
    let first = set_up(&ola).await;
    for _ in 1..16 {
        set_up(&ola).await;
    }
    assert_eq!(ola.post("/api/tables", open_table()).await.refusal(), (409, "quota"));
    assert_eq!(ola.knock(&format!("/api/tables/{first}/leave")).await.status, 204);
    set_up(&ola).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_grows_only_so_far() {
    let server = Server::with(|config| {
        config.limits = false;
        config.sleep_after_s = 0;
    })
    .await;
    let seats = table_of_three(&server, TOY).await;
    seats.play_until(5, &mut Luck::new(1)).await;
    assert_eq!(seats.post(0, "chat", json!({"text": "hello"})).await.status, 201);
    all_asleep(&server).await;
    let text = "blah".repeat(1 << 20);
    let long = NewChat { table: seats.id.clone(), user: None, seat: None, name: "Ola".into(), text, at: NOW };
    server.app.store().say(long).await.unwrap();
    assert_eq!(seats.post(0, "chat", json!({"text": "hello"})).await.refusal(), (409, "quota"));
    let mut codes = Vec::new();
    for seat in 0..3 {
        codes.push(seats.post(seat, "questions", json!({"ask": "undo"})).await.code().to_owned());
    }
    assert!(
        codes.contains(&"quota".to_owned()),
        "a seat that has decided something cannot undo it: {codes:?}"
    );
    assert!(seats.play_one(&mut Luck::new(1)).await.is_some(), "the game itself goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_guests_are_deleted_when_nobody_has_needed_them_for_long_and_their_results_stay() {
    let clock = Clock::manual(NOW);
    let sleepy = |config: &mut Config| {
        config.limits = false;
        config.sleep_after_s = 0;
    };
    let server = Server::with_clock(clock.clone(), sleepy).await;
    let seats = played(&server).await;
    let (guests, looked_at) = (&seats.clients[0], set_up(&seats.clients[0]).await);
    let branch = branch_of(&seats, &seats.clients[1]).await;
    let ada = server.account("Ada").await;
    let kept = set_up(&ada).await;
    let branch_of_account = branch_of(&seats, &ada).await;
    let path = |id: &str| format!("/api/tables/{id}");

    clock.advance(29 * DAY_MS);
    assert_eq!(server.app.tidy_up().await, Ok(0));
    let Reply::Storage { storage } = perform(&server.app, &Request::Storage).await else {
        panic!("no storage")
    };
    assert_eq!(storage.expiring, 2, "the branches, within a week");
    let looking = guests.look(&looked_at, "", None).await;
    clock.advance(2 * DAY_MS);
    eventually("all other tables sleep", async || server.app.hall().awake() == 1).await;
    assert_eq!(server.app.tidy_up().await, Ok(2), "branches go first, whosever they are");
    for gone in [&branch, &branch_of_account] {
        assert_eq!(ada.get(&path(gone)).await.refusal(), (410, "expired"));
    }
    clock.advance(60 * DAY_MS);
    assert_eq!(server.app.tidy_up().await, Ok(1), "not one that somebody looks at, nor one of an account");
    let gone = guests.get(&path(&seats.id)).await;
    assert_eq!(gone.refusal(), (410, "expired"));
    let page = guests.with("accept", "text/html").get(&format!("/table/{}", seats.id)).await;
    assert!(page.status == 410 && page.text.contains("has been deleted"), "{}", page.text);
    assert_eq!(guests.get("/api/tables/nothing").await.refusal(), (404, "unknown"));
    assert_eq!(ada.get(&path(&kept)).await.status, 200);
    assert_eq!(guests.get(&path(&looked_at)).await.status, 200);
    drop(looking);
    let outcome = server.app.store().outcome(&seats.id).await.unwrap().expect("the result stays");
    assert_eq!((outcome.game.as_str(), outcome.seats.len(), outcome.early), (TOY, 3, None));

    let metrics = server.app.metrics().page(&server.app.store().stats());
    assert!(metrics.contains("starfry_tables_expired_total 3"), "{metrics}");
    assert!(metrics.contains("starfry_results 1"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_somebody_looks_at_again_is_kept_for_longer() {
    let clock = Clock::manual(NOW);
    let server = Server::with_clock(clock.clone(), |config| config.sleep_after_s = 0).await;
    let ola = server.guest("Ola").await;
    let id = set_up(&ola).await;
    all_asleep(&server).await;
    clock.advance(80 * DAY_MS);
    assert_eq!(ola.get(&format!("/api/tables/{id}")).await.status, 200);
    all_asleep(&server).await;
    clock.advance(80 * DAY_MS);
    assert_eq!(server.app.tidy_up().await, Ok(0));
    clock.advance(11 * DAY_MS);
    assert_eq!(server.app.tidy_up().await, Ok(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_people_have_all_gone_has_a_result_too() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    seats.play_until(5, &mut Luck::new(2)).await;
    for client in &seats.clients {
        assert_eq!(client.call("DELETE", "/api/me", None, "".into()).await.status, 204);
    }
    // The stand-ins may have been quicker.
    perform(&server.app, &Request::CloseTable { id: seats.id.clone() }).await;
    let outcome = server.app.store().outcome(&seats.id).await.unwrap().expect("it is over");
    assert_eq!(outcome.seats.len(), 3);
    assert!(outcome.seats.iter().all(|seat| seat.user.is_none()), "{outcome:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_written_with_the_end_of_every_game_but_not_of_a_branch() {
    let server = Server::unlimited().await;
    let seats = played(&server).await;
    let store = server.app.store();
    let result = seats.table().await["result"].clone();
    let outcome = store.outcome(&seats.id).await.unwrap().expect("it is over");
    assert_eq!((outcome.rules > 0, outcome.ended >= outcome.started), (true, true));
    for (seat, client) in outcome.seats.iter().zip(&seats.clients) {
        assert_eq!(seat.user.as_ref(), Some(&id_of(client).await));
        assert_eq!((seat.player.as_str(), seat.resigned), ("person", false));
    }
    let scores: Vec<Option<i64>> = outcome.seats.iter().map(|seat| seat.score).collect();
    assert_eq!(json!(scores), result["scores"]);
    let winners: Vec<usize> = (1..=3).filter(|seat| outcome.seats[seat - 1].won).collect();
    assert_eq!(json!(winners), result["winners"]);

    let branch = branch_of(&seats, &seats.clients[1]).await;
    let ended =
        seats.clients[1].post(&format!("/api/tables/{branch}/questions"), json!({"ask": "end"})).await;
    assert_eq!(ended.json["state"], "over", "{}", ended.text);
    assert_eq!(store.outcome(&branch).await, Ok(None), "a branch is study");

    let seats = table_of_three(&server, TOY).await;
    seats.play_until(5, &mut Luck::new(2)).await;
    let quitter = id_of(&seats.clients[2]).await;
    assert!(seats.post(2, "resign", json!({})).await.status.is_success());
    assert!(seats.post(0, "questions", json!({"ask": "end"})).await.status.is_success());
    let question = seats.table().await["question"]["number"].clone();
    assert_eq!(seats.post(1, "answers", json!({"question": question, "agree": true})).await.status, 200);
    let outcome = store.outcome(&seats.id).await.unwrap().expect("it is over");
    assert_eq!(outcome.early.as_deref(), Some("agreement"));
    assert!(outcome.seats.iter().all(|seat| !seat.won));
    let third = &outcome.seats[2];
    assert_eq!(
        (third.user.as_ref(), third.player.as_str(), third.resigned),
        (Some(&quitter), "person", true)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_reaches_sleeping_tables_without_waking_them_and_is_seldom_changed() {
    let server = Server::with(|config| {
        config.sleep_after_s = 0;
        config.tables_per_hour = 1000;
        config.users_per_address = 100;
    })
    .await;
    let over = played(&server).await;
    let ola = &over.clients[0];
    for _ in 0..10 {
        set_up(ola).await;
    }
    all_asleep(&server).await;
    let renamed = ola.json("PATCH", "/api/me", json!({"name": "Aleksandra"})).await;
    assert_eq!(renamed.status, 200, "{}", renamed.text);
    let names = async || {
        let own = ola.get("/api/tables?list=own").await.json;
        let tables = own["tables"].as_array().unwrap().clone();
        let named = |name: &str| tables.iter().filter(|table| table["players"][0] == name).count();
        (named("Ola"), named("Aleksandra"))
    };
    // The record of the game that is over keeps the name.
    eventually("ten tables have the new name", async || {
        assert_eq!(server.app.hall().awake(), 0, "nothing wakes");
        names().await == (1, 10)
    })
    .await;
    let mut changes = 1;
    let refused = loop {
        let reply = ola.json("PATCH", "/api/me", json!({"name": format!("Ola {changes}")})).await;
        if reply.status == 429 {
            break reply;
        }
        changes += 1;
        assert!(changes <= 20, "there is a limit");
    };
    assert_eq!(refused.code(), "too_fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_paid_for_from_the_hours_time_to_think() {
    let server = Server::with_clock(Clock::manual(NOW), |config| config.think_s_per_hour = 0).await;
    let seats = table_of_three(&server, TOY).await;
    let due = seats.due().await[0];
    let refused = seats.clients[due].get(&seats.path("advice?level=easy")).await;
    assert_eq!(refused.refusal(), (429, "too_fast"), "{}", refused.text);
    let seconds: i64 = refused.header("retry-after").parse().unwrap();
    assert_eq!(seconds, 3600 - NOW / 1000 % 3600 + 1, "until the next hour begins");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_reports_only_so_much_at_a_time() {
    let server = Server::unlimited().await;
    let ola = server.guest("Ola").await;
    let path = format!("/api/tables/{}/report", set_up(&ola).await);
    for _ in 0..20 {
        assert_eq!(ola.post(&path, json!({"reason": "rude"})).await.status, 204);
    }
    assert_eq!(ola.post(&path, json!({"reason": "rude"})).await.refusal(), (409, "full"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sees_what_is_stored_and_by_whom() {
    let server = Server::unlimited().await;
    let seats = played(&server).await;
    let ada = server.account("Ada").await;
    set_up(&ada).await;
    let Reply::Storage { storage } = perform(&server.app, &Request::Storage).await else {
        panic!("no storage")
    };
    let tables: Vec<_> = storage
        .tables
        .iter()
        .map(|it| (it.kind.as_str(), it.state.as_str(), it.guests_only, it.tables))
        .collect();
    assert_eq!(tables, [("game", "open", false, 1), ("game", "over", true, 1)]);
    assert_eq!((storage.results, storage.expiring), (1, 0));
    assert_eq!(storage.users[0].id, id_of(&seats.clients[0]).await, "those who take most come first");
    assert!(storage.users[0].bytes > storage.users[1].bytes && storage.users[1].bytes > 100);
    assert_eq!((storage.addresses.len(), storage.addresses[0].tables), (1, 2));
    assert!(!storage.addresses[0].id.contains("127"), "no address is stored");
    assert!(storage.database_bytes > 50_000);
    assert_eq!((storage.quotas.user_mb, storage.quotas.address_mb), (50, 500));
}
