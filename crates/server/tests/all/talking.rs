//! Chat, mutes, reports, and silence. Promises are tested with the games that have them, in `games/tests/served`.

use crate::common::{Luck, Server, TOY, a_game_with_silence, game, open_table_of, table_of_three};
use http::StatusCode;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_all_who_look_but_not_those_who_do_not_want_to_read_it() {
    let server = Server::unlimited().await;
    let seats = open_table_of(&server, TOY, json!({})).await;
    let ola = seats.table().await["seats"][0]["user"].clone();
    assert_eq!(
        seats.clients[1].post("/api/mutes", json!({"user": ola})).await.status,
        StatusCode::NO_CONTENT
    );
    let mut muting = seats.clients[1].look(&seats.id, "", None).await;
    let mut reading = seats.clients[2].look(&seats.id, "", None).await;
    let mut watching = server.stranger().look(&seats.id, "", None).await;
    for stream in [&mut muting, &mut reading, &mut watching] {
        stream.expect("sync").await;
    }
    let said = seats.post(0, "chat", json!({"text": "  hello <b>all</b>\u{7}  "})).await;
    assert_eq!((said.status, &said.json["text"]), (StatusCode::CREATED, &json!("hello <b>all</b>")));
    for stream in [&mut reading, &mut watching] {
        assert_eq!(stream.expect("chat").await.data, said.json);
    }
    seats.post(2, "chat", json!({"text": "hi"})).await;
    assert_eq!(muting.expect("chat").await.data["text"], "hi", "the first line they get is not Ola's");
    let chat = seats.clients[1].get(&seats.path("chat")).await.json;
    assert_eq!(chat["chat"].as_array().map(Vec::len), Some(1), "{chat}");
    assert_eq!(seats.view(1).await["chat"].as_array().map(Vec::len), Some(1));
    assert_eq!(seats.view(2).await["chat"].as_array().map(Vec::len), Some(2));
    let unmute = format!("/api/mutes/{}", ola.as_str().expect("an id"));
    seats.clients[1].json("DELETE", &unmute, json!({})).await;
    assert_eq!(seats.view(1).await["chat"].as_array().map(Vec::len), Some(2));
    let outsider = server.guest("Outsider").await;
    assert_eq!(
        outsider.post(&seats.path("chat"), json!({"text": "me too"})).await.refusal(),
        (403, "not_yours")
    );
    assert_eq!(seats.post(0, "chat", json!({"text": " "})).await.refusal(), (400, "malformed"));
    assert_eq!(seats.post(0, "chat", json!({"text": "x".repeat(501)})).await.refusal(), (400, "malformed"));
    let after = seats.clients[2].get(&seats.path("chat?after=1")).await.json;
    assert_eq!(after["chat"][0]["text"], "hi", "{after}");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited_and_can_be_turned_off() {
    let server = Server::with(|config| config.chat_per_minute = 3).await;
    let seats = open_table_of(&server, TOY, json!({})).await;
    let mut refused = None;
    for _ in 0..30 {
        let reply = seats.post(0, "chat", json!({"text": "again"})).await;
        if reply.status != StatusCode::CREATED {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.expect("it is limited");
    assert_eq!(refused.refusal(), (429, "too_fast"));
    assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds > 0));
    assert_eq!(seats.post(1, "chat", json!({"text": "I may"})).await.status, StatusCode::CREATED);
    let silent = open_table_of(&server, TOY, json!({"chat": false})).await;
    assert_eq!(silent.post(0, "chat", json!({"text": "hello"})).await.refusal(), (403, "not_allowed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_host_of_the_server() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let said = seats.post(0, "chat", json!({"text": "rude words"})).await.json;
    let report = json!({"chat": said["number"], "user": said["user"], "reason": "they were rude"});
    assert_eq!(seats.post(1, "report", report).await.status, StatusCode::NO_CONTENT);
    let reports = server.app.store().open_reports(10).await.expect("the store answers");
    assert_eq!(reports.len(), 1);
    assert_eq!(
        (reports[0].reason.as_str(), reports[0].table.as_str()),
        ("they were rude", seats.id.as_str())
    );
    assert_eq!(reports[0].about_user.as_deref(), said["user"].as_str());
    assert_eq!(seats.post(1, "report", json!({"reason": ""})).await.refusal(), (400, "malformed"));
    assert_eq!(
        seats.post(1, "report", json!({"user": "nobody", "reason": "x"})).await.refusal(),
        (404, "unknown")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_while_the_rules_of_the_game_forbid_it() {
    let (server, name) = (Server::unlimited().await, a_game_with_silence());
    let mut seats = table_of_three(&server, name).await;
    let (mut luck, mut was_silent) = (Luck::new(1), false);
    for _ in 0..3000 {
        let Some(&seat) = seats.due().await.first() else {
            // A game in which they could talk all the time: another one.
            seats = table_of_three(&server, name).await;
            continue;
        };
        let said = seats.post((seat + 1) % 3, "chat", json!({"text": "help me"})).await;
        if said.status == StatusCode::CREATED && was_silent {
            return;
        }
        if said.status != StatusCode::CREATED {
            assert_eq!(said.refusal(), (409, "not_now"), "{}", said.json);
            let rule = said.json["error"]["rule"].as_str().expect("a refusal names its rule");
            assert!(game(name).engine().rules().iter().any(|known| known.id == rule), "{rule}");
            was_silent = true;
        }
        seats.play_one(&mut luck).await;
    }
    panic!("they never fall silent, or for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_promises_anything_in_a_game_without_promises() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let refused = seats.post(0, "offers", json!({"promise": "peace 2 until 1"})).await;
    assert_eq!(refused.refusal(), (422, "illegal"));
}
