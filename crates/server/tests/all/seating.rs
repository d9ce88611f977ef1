//! Sitting down, leaving, inviting, starting, lists, playing again, and seats whose owner changes.

use crate::common::{Client, Luck, Server, TOY, another_game, game, open_table_of, table_of, table_of_three};
use http::StatusCode;
use serde_json::{Value, json};

async fn put_up(client: &Client, table: Value) -> String {
    let reply = client.post("/api/tables", table).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.json);
    reply.json["id"].as_str().expect("an id").to_owned()
}

async fn join(client: &Client, id: &str, body: Value) -> crate::common::Reply {
    client.post(&format!("/api/tables/{id}/join"), body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_sit_down_and_get_up_until_the_host_starts() {
    let server = Server::unlimited().await;
    let (host, guest, late) =
        (server.guest("Host").await, server.guest("Guest").await, server.guest("Late").await);
    let id = put_up(
        &host,
        json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}, {"is": "bot", "level": "easy"}]}),
    )
    .await;
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    assert_eq!(host.post(&path("start"), json!({})).await.refusal(), (409, "not_now"), "a seat is free");
    let joined = join(&guest, &id, json!({"seat": 2})).await;
    assert_eq!(joined.json["seats"][1]["name"], "Guest");
    assert_eq!(joined.json["you"]["seats"][0]["seat"], 2);
    assert_eq!(join(&guest, &id, json!({})).await.status, StatusCode::OK, "they already have a seat");
    assert_eq!(join(&late, &id, json!({"seat": 2})).await.refusal(), (409, "taken"));
    assert_eq!(join(&late, &id, json!({})).await.refusal(), (409, "full"));
    assert_eq!(join(&late, &id, json!({"seat": 3})).await.refusal(), (409, "taken"));
    assert_eq!(join(&late, &id, json!({"seat": 4})).await.refusal(), (404, "unknown"));
    assert_eq!(guest.post(&path("start"), json!({})).await.refusal(), (403, "not_yours"));
    assert_eq!(guest.knock(&path("leave")).await.status, StatusCode::NO_CONTENT);
    assert_eq!(join(&late, &id, json!({})).await.status, StatusCode::OK);
    let started = host.post(&path("start"), json!({})).await;
    assert_eq!((started.status, &started.json["state"]), (StatusCode::OK, &json!("running")));
    for (client, what) in [(&late, "leave"), (&host, "start"), (&guest, "join")] {
        assert_eq!(client.knock(&path(what)).await.refusal(), (409, "not_now"), "{what} after the start");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_what_is_free_when_the_host_wants_that() {
    let server = Server::unlimited().await;
    let host = server.guest("Host").await;
    let id =
        put_up(&host, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}, {"is": "invited"}]})).await;
    let started = host.post(&format!("/api/tables/{id}/start"), json!({"fill": "greedy"})).await;
    assert_eq!(started.status, StatusCode::OK, "{}", started.json);
    let seats = started.json["seats"].as_array().expect("a list");
    assert!(seats[1..].iter().all(|seat| seat["is"] == "bot" && seat["level"] == "greedy"), "{seats:?}");
    assert_ne!(seats[1]["name"], seats[2]["name"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_lets_one_in_once_and_a_wrong_one_nobody() {
    let server = Server::unlimited().await;
    let (host, friend, other) =
        (server.guest("Host").await, server.guest("Friend").await, server.guest("Other").await);
    let id = put_up(&host, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "invited"}]})).await;
    let invitations = format!("/api/tables/{id}/invitations");
    assert_eq!(friend.post(&invitations, json!({"seat": 2})).await.refusal(), (403, "not_yours"));
    let first = host.post(&invitations, json!({"seat": 2})).await;
    let second = host.post(&invitations, json!({"seat": 2})).await;
    assert_eq!((first.status, second.status), (StatusCode::CREATED, StatusCode::CREATED));
    let secret = second.json["invite"].as_str().expect("a secret");
    assert_eq!(second.json["path"], format!("/join/{id}/{secret}"));
    for wrong in [json!({}), json!({"invite": "wrong"}), json!({"invite": first.json["invite"]})] {
        assert_eq!(join(&friend, &id, wrong.clone()).await.refusal(), (409, "full"), "{wrong}");
    }
    assert_eq!(
        join(&friend, &id, json!({"seat": 2, "invite": "wrong"})).await.refusal(),
        (403, "not_allowed")
    );
    let table = host.get(&format!("/api/tables/{id}")).await;
    assert!(!table.text.contains(secret), "nobody is shown the secret again");
    assert_eq!(join(&friend, &id, json!({"invite": secret})).await.status, StatusCode::OK);
    assert_eq!(
        join(&friend, &id, json!({"invite": secret})).await.status,
        StatusCode::OK,
        "they follow the link again"
    );
    assert_eq!(
        join(&other, &id, json!({"invite": secret})).await.refusal(),
        (409, "full"),
        "the link is used up"
    );
    assert_eq!(host.post(&invitations, json!({"seat": 2})).await.refusal(), (409, "taken"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_invited_by_name_and_a_bot_of_somebody_plays_with_its_token() {
    let server = Server::unlimited().await;
    let (host, owner) = (server.guest("Host").await, server.account("Owner").await);
    let bot = owner.post("/api/bots", json!({"name": "owners-bot"})).await;
    assert_eq!(bot.status, StatusCode::CREATED, "{}", bot.json);
    let mut program = server.stranger();
    program.bear(&bot);
    let seats = json!([{"is": "me"}, {"is": "account", "name": "owners-bot"}]);
    let id = put_up(&host, json!({"game": TOY, "seats": seats})).await;
    let unknown = json!([{"is": "me"}, {"is": "account", "name": "nobody-at-all"}]);
    let refused = host.post("/api/tables", json!({"game": TOY, "seats": unknown})).await;
    assert_eq!(refused.refusal(), (400, "malformed"));
    assert_eq!(join(&owner, &id, json!({"seat": 2})).await.refusal(), (403, "not_allowed"));
    let own = program.get("/api/tables?list=own").await.json;
    assert_eq!(own["tables"][0]["id"], json!(id), "the invited player finds the table: {own}");
    let joined = join(&program, &id, json!({})).await;
    assert_eq!(joined.json["seats"][1]["is"], "program", "{}", joined.json);
    assert_eq!(host.post(&format!("/api/tables/{id}/start"), json!({})).await.status, StatusCode::OK);
    let asked = host.post(&format!("/api/tables/{id}/questions"), json!({"ask": "end"})).await;
    assert_eq!(asked.json["question"]["waits_for"], json!([2]), "a program is asked whether it agrees");
    let answer = json!({"question": asked.json["question"]["number"], "agree": true});
    let ended = program.post(&format!("/api/tables/{id}/answers"), answer).await;
    assert_eq!((ended.status, &ended.json["state"]), (StatusCode::OK, &json!("over")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_goes_to_who_is_left_and_closes_behind_the_last() {
    let server = Server::unlimited().await;
    let (host, friend) = (server.guest("Host").await, server.guest("Friend").await);
    let id = put_up(&host, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]})).await;
    join(&friend, &id, json!({})).await;
    let leave = format!("/api/tables/{id}/leave");
    assert_eq!(host.knock(&leave).await.status, StatusCode::NO_CONTENT);
    let table = friend.get(&format!("/api/tables/{id}")).await.json;
    assert_eq!((&table["you"]["host"], &table["state"]), (&json!(true), &json!("open")));
    assert_eq!(host.knock(&leave).await.refusal(), (403, "not_yours"));
    assert_eq!(friend.knock(&leave).await.status, StatusCode::NO_CONTENT);
    let table = friend.get(&format!("/api/tables/{id}")).await.json;
    assert_eq!((&table["state"], &table["host"]), (&json!("closed"), &Value::Null));
    assert_eq!(join(&friend, &id, json!({})).await.refusal(), (409, "not_now"));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_at_one_device_each_have_a_seat_of_their_own() {
    let server = Server::unlimited().await;
    let host = server.guest("Host").await;
    let seats =
        json!([{"is": "me", "name": "Ola"}, {"is": "here", "name": "Jan"}, {"is": "here", "name": "Jan"}]);
    let id = put_up(&host, json!({"game": TOY, "seats": seats})).await;
    let started = host.post(&format!("/api/tables/{id}/start"), json!({})).await.json;
    let names: Vec<&str> = started["seats"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|seat| seat["name"].as_str())
        .collect();
    assert_eq!(names, ["Ola", "Jan", "Jan 2"]);
    let mut luck = Luck::new(1);
    loop {
        // A request that names no seat gets the one that is due.
        let view = host.get(&format!("/api/tables/{id}/view")).await.json;
        let Some(&seat) = crate::common::due_in(&view).first() else { break };
        let legal = view["position"]["legal"].as_array().expect("a list");
        let action = &legal[luck.below(legal.len())];
        let decision = &view["position"]["decision"];
        let which = host
            .post(&format!("/api/tables/{id}/moves"), json!({"decision": decision, "actions": [action]}))
            .await;
        assert_eq!(which.refusal(), (400, "malformed"), "which of the three?");
        let post = json!({"seat": seat + 1, "decision": decision, "actions": [action]});
        let moved = host.post(&format!("/api/tables/{id}/moves"), post).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
    }
    assert_eq!(host.get(&format!("/api/tables/{id}")).await.json["state"], "over");
}

fn ids(list: &Value) -> Vec<&str> {
    list["tables"].as_array().expect("a list").iter().filter_map(|table| table["id"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_what_is_public_and_ones_own_tables_with_the_turn_first() {
    let server = Server::unlimited().await;
    let open = open_table_of(&server, TOY, json!({"visibility": "public"})).await;
    let hidden = open_table_of(&server, TOY, json!({"visibility": "private"})).await;
    let other = another_game();
    let running = table_of(&server, other, json!({"visibility": "public"})).await;
    let unwatched = table_of(&server, other, json!({"visibility": "public", "spectators": false})).await;
    let stranger = server.stranger();
    let list = stranger.get("/api/tables?list=open").await.json;
    assert_eq!(ids(&list), [open.id.as_str()], "not {}", hidden.id);
    let list = stranger.get("/api/tables?list=running").await.json;
    assert_eq!(ids(&list), [running.id.as_str()], "not {}", unwatched.id);
    for (game, expected) in [(TOY, &[][..]), (other, &[running.id.as_str()])] {
        let list = stranger.get(&format!("/api/tables?list=running&game={game}")).await.json;
        assert_eq!(ids(&list), expected, "{game}");
    }
    assert_eq!(stranger.get("/api/tables?list=own").await.refusal(), (401, "who_are_you"));
    // Of a person's two tables, the one that waits for them comes first, whatever happened last.
    let client = &running.clients[0];
    let seats = json!([{"is": "me"}, {"is": "here", "name": "Other"}]);
    let turn = put_up(client, json!({"game": TOY, "seats": seats})).await;
    client.post(&format!("/api/tables/{turn}/start"), json!({})).await;
    let waits = put_up(client, json!({"game": TOY, "seats": seats})).await;
    let list = client.get("/api/tables?list=own").await.json;
    assert_eq!(list["tables"][0]["your_turn"], true, "{list}");
    let place = |id: &str| ids(&list).iter().position(|known| *known == id).expect("it is there");
    assert!(place(&turn) < place(&waits), "{list}");
    let before = list["tables"][0]["mark"].as_str().expect("a mark");
    let rest = client.get(&format!("/api/tables?list=own&before={before}")).await.json;
    assert_eq!(ids(&rest), ids(&list)[1..]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_have_so_many_tables_and_no_more() {
    let server = Server::with(|config| config.max_tables_per_user = 2).await;
    let host = server.guest("Host").await;
    let table = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]});
    let first = put_up(&host, table.clone()).await;
    put_up(&host, table.clone()).await;
    assert_eq!(host.post("/api/tables", table.clone()).await.refusal(), (409, "full"));
    host.knock(&format!("/api/tables/{first}/leave")).await;
    put_up(&host, table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_rotates_the_seats_and_two_who_want_one_get_the_same() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    assert_eq!(seats.post(0, "rematch", json!({})).await.refusal(), (409, "not_now"));
    let asked = seats.post(0, "questions", json!({"ask": "end"})).await;
    for seat in [1, 2] {
        let question = asked.json["question"]["number"].clone();
        seats.post(seat, "answers", json!({"question": question, "agree": true})).await;
    }
    assert_eq!(
        server.guest("Else").await.post(&seats.path("rematch"), json!({})).await.refusal(),
        (403, "not_yours")
    );
    let (first, second) =
        tokio::join!(seats.post(0, "rematch", json!({})), seats.post(1, "rematch", json!({})));
    assert!(first.status.is_success() && second.status.is_success(), "{} {}", first.json, second.json);
    assert_eq!(first.json["id"], second.json["id"]);
    let third = seats.post(2, "rematch", json!({})).await;
    assert_eq!((third.status, &third.json["id"]), (StatusCode::OK, &first.json["id"]));
    let names: Vec<&str> = third.json["seats"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|seat| seat["name"].as_str())
        .collect();
    assert_eq!(names, ["Zoë", "Ola", "Paweł"]);
    assert_ne!(third.json["seed_hash"], seats.table().await["seed_hash"], "new dice");
    assert_eq!(seats.table().await["rematch"], first.json["id"]);
    let own = seats.clients[2].get("/api/tables?list=own").await.json;
    assert_eq!(ids(&own).len(), 2, "there is no third table: {own}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_his_account_is_anonymous_in_records_and_a_stand_in_plays_on() {
    let server = Server::unlimited().await;
    let (gone, left) = (server.account("Soon Gone").await, server.guest("Left").await);
    let seats = json!([{"is": "me"}, {"is": "open"}]);
    let table = json!({"game": TOY, "seats": seats, "bot_speed": "instant", "stand_in": "greedy"});
    let id = put_up(&gone, table.clone()).await;
    let open = put_up(&gone, table).await;
    join(&left, &id, json!({})).await;
    gone.post(&format!("/api/tables/{id}/chat"), json!({"text": "good bye"})).await;
    gone.post(&format!("/api/tables/{id}/start"), json!({})).await;
    let deleted = gone.json("DELETE", "/api/me", json!({"password": "password of Soon Gone"})).await;
    assert_eq!(deleted.status, StatusCode::NO_CONTENT, "{}", deleted.json);
    let mut luck = Luck::new(2);
    for _ in 0..20_000 {
        let view = left.get(&format!("/api/tables/{id}/view")).await;
        assert!(!view.text.contains("Soon Gone"), "{}", view.text);
        if view.json["table"]["state"] == "over" {
            break;
        }
        let position = &view.json["position"];
        let Some(decision) = position["decision"].as_str() else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let legal = position["legal"].as_array().expect("a list");
        let post = json!({"decision": decision, "actions": [legal[luck.below(legal.len())]]});
        left.post(&format!("/api/tables/{id}/moves"), post).await;
    }
    let table = left.get(&format!("/api/tables/{id}")).await.json;
    assert_eq!((&table["state"], &table["seats"][0]["is"]), (&json!("over"), &json!("nobody")), "{table}");
    let file = left.get(&format!("/api/tables/{id}/record")).await;
    assert!(!file.text.contains("Soon Gone"));
    let record = record::Record::read(file.text.as_bytes()).expect("a sealed record");
    game(TOY).engine().verify(&record, None).expect("it is true");
    assert_eq!(left.get(&format!("/api/tables/{open}")).await.json["state"], "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_claims_the_seat_he_has() {
    let server = Server::unlimited().await;
    let (account, guest, other) =
        (server.account("Keeper").await, server.guest("Passer-by").await, server.guest("Other").await);
    let id = put_up(&other, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]})).await;
    join(&guest, &id, json!({})).await;
    other.post(&format!("/api/tables/{id}/start"), json!({})).await;
    let login = json!({"name": "Keeper", "password": "password of Keeper", "bearer": true, "claim": true});
    let claimed = guest.post("/api/login", login).await;
    assert_eq!(claimed.status, StatusCode::OK, "{}", claimed.json);
    let table = account.get(&format!("/api/tables/{id}")).await.json;
    assert_eq!(
        (&table["seats"][1]["name"], &table["you"]["seats"][0]["seat"]),
        (&json!("Keeper"), &json!(2)),
        "{table}"
    );
    assert_eq!(account.get(&format!("/api/tables/{id}/view?seat=2")).await.status, StatusCode::OK);
    let own = account.get("/api/tables?list=own").await.json;
    assert_eq!(ids(&own), [id.as_str()]);
}

/// The names at a table, seat 1 first; empty for a free seat.
async fn names(client: &Client, id: &str) -> Vec<String> {
    let table = client.get(&format!("/api/tables/{id}")).await.json;
    let seats = table["seats"].as_array().expect("a list").iter();
    seats.map(|seat| seat["name"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_move_to_free_seats_and_the_owner_swaps_any_two() {
    let server = Server::unlimited().await;
    let (host, guest, other) =
        (server.guest("Host").await, server.guest("Guest").await, server.guest("Other").await);
    let seats = json!([{"is": "me"}, {"is": "open"}, {"is": "open"}, {"is": "invited"}]);
    let id = put_up(&host, json!({"game": TOY, "seats": seats})).await;
    let path = format!("/api/tables/{id}/swap");
    assert_eq!(join(&guest, &id, json!({"seat": 2})).await.status, StatusCode::OK);
    let moved = guest.post(&path, json!({"with": 3})).await;
    assert_eq!(moved.json["you"]["seats"][0]["seat"], 3, "{}", moved.json);
    assert_eq!(guest.post(&path, json!({"with": 1})).await.refusal(), (409, "taken"));
    assert_eq!(guest.post(&path, json!({"with": 4})).await.refusal(), (403, "not_allowed"), "it is reserved");
    assert_eq!(guest.post(&path, json!({"with": 5})).await.refusal(), (404, "unknown"));
    assert_eq!(guest.post(&path, json!({"with": 0})).await.refusal(), (400, "malformed"));
    assert_eq!(guest.post(&path, json!({"seat": 1, "with": 2})).await.refusal(), (403, "not_yours"));
    assert_eq!(other.post(&path, json!({"with": 2})).await.refusal(), (403, "not_yours"));
    assert_eq!(names(&host, &id).await, ["Host", "", "Guest", ""]);
    assert_eq!(host.post(&path, json!({"with": 3})).await.status, StatusCode::OK);
    assert_eq!(host.post(&path, json!({"seat": 1, "with": 2})).await.status, StatusCode::OK);
    assert_eq!(names(&host, &id).await, ["", "Guest", "Host", ""]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_removes_people_and_seats_bots_until_the_game_begins() {
    let server = Server::unlimited().await;
    let (host, guest) = (server.guest("Host").await, server.guest("Guest").await);
    let id = put_up(&host, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]})).await;
    let (remove, bot) = (format!("/api/tables/{id}/remove"), format!("/api/tables/{id}/bot"));
    let easy = json!({"seat": 2, "level": "easy"});
    join(&guest, &id, json!({})).await;
    assert_eq!(guest.post(&remove, json!({"seat": 1})).await.refusal(), (403, "not_yours"));
    assert_eq!(guest.post(&bot, easy.clone()).await.refusal(), (403, "not_yours"));
    assert_eq!(host.post(&bot, easy.clone()).await.refusal(), (409, "taken"));
    assert_eq!(host.post(&remove, json!({"seat": 1})).await.refusal(), (403, "not_allowed"));
    assert_eq!(host.post(&remove, json!({"seat": 3})).await.refusal(), (404, "unknown"));
    assert_eq!(host.post(&remove, json!({"seat": 2})).await.json["seats"][1]["is"], "open");
    assert_eq!(guest.knock(&format!("/api/tables/{id}/leave")).await.refusal(), (403, "not_yours"));
    assert_eq!(host.post(&bot, easy).await.json["seats"][1]["level"], "easy");
    assert_eq!(join(&guest, &id, json!({})).await.refusal(), (409, "full"));
    let replaced = host.post(&bot, json!({"seat": 2, "level": "hard"})).await;
    assert_eq!(replaced.json["seats"][1]["level"], "hard");
    assert_eq!(host.post(&format!("/api/tables/{id}/start"), json!({})).await.status, StatusCode::OK);
    for (path, body) in [
        (&remove, json!({"seat": 2})),
        (&bot, json!({"seat": 2, "level": "easy"})),
        (&format!("/api/tables/{id}/swap"), json!({"with": 2})),
    ] {
        assert_eq!(host.post(path, body).await.refusal(), (409, "not_now"), "{path} after the start");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_are_moved_or_removed_keep_watching() {
    let server = Server::unlimited().await;
    let (host, guest) = (server.guest("Host").await, server.guest("Guest").await);
    let id =
        put_up(&host, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}, {"is": "open"}]})).await;
    join(&guest, &id, json!({"seat": 2})).await;
    let mut events = guest.look(&id, "", None).await;
    events.expect("sync").await;
    host.post(&format!("/api/tables/{id}/swap"), json!({"seat": 2, "with": 3})).await;
    let moved = events.until(|message| message.data["you"]["seats"][0]["seat"] == 3).await;
    assert_eq!(moved.data["seats"][2]["connected"], true);
    host.post(&format!("/api/tables/{id}/remove"), json!({"seat": 3})).await;
    let removed = events.until(|message| message.data["you"]["seats"] == json!([])).await;
    assert_eq!(removed.data["seats"][2]["is"], "open");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_have_the_same_face_at_every_table() {
    let server = Server::unlimited().await;
    let host = server.guest("Host").await;
    let id =
        put_up(&host, json!({"game": TOY, "seats": [{"is": "me"}, {"is": "bot", "level": "easy"}]})).await;
    let path = format!("/api/tables/{id}");
    let given = host.get("/api/me").await.json["face"].clone();
    assert_eq!(host.get(&path).await.json["seats"][0]["face"], given);
    assert_eq!(host.get(&path).await.json["seats"][1]["face"], json!(null), "bots look like bots");
    let changed = host.json("PATCH", "/api/me", json!({"face": 1234})).await;
    assert_eq!(changed.json["face"], 1234, "{}", changed.json);
    assert_eq!(host.get(&path).await.json["seats"][0]["face"], 1234);
    assert_eq!(host.json("PATCH", "/api/me", json!({"face": 5400})).await.refusal(), (400, "malformed"));
    let next =
        put_up(&host, json!({"game": TOY, "seats": [{"is": "bot", "level": "easy"}, {"is": "me"}]})).await;
    assert_eq!(host.get(&format!("/api/tables/{next}")).await.json["seats"][1]["face"], 1234);
    let drawing = host.get("/assets/face-1234.svg").await;
    assert!(drawing.text.starts_with("<svg "), "{}", drawing.text);
    assert_eq!(host.get("/assets/face-5400.svg").await.status, StatusCode::NOT_FOUND);
}
