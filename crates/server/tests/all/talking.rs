//! Chat, mutes, reports, silence, and promises in public.

use crate::common::{Luck, Server, open_table_of, table_of, table_of_three};
use http::StatusCode;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_all_who_look_but_not_those_who_do_not_want_to_read_it() {
    let server = Server::unlimited().await;
    let seats = open_table_of(&server, "ufoludki", json!({})).await;
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
    assert_eq!(muting.expect("chat").await.data["text"], "hi", "the first line he gets is not Ola's");
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
    let seats = open_table_of(&server, "ufoludki", json!({})).await;
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
    let silent = open_table_of(&server, "ufoludki", json!({"chat": false})).await;
    assert_eq!(silent.post(0, "chat", json!({"text": "hello"})).await.refusal(), (403, "not_allowed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_host_of_the_server() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, "ufoludki").await;
    let said = seats.post(0, "chat", json!({"text": "rude words"})).await.json;
    let report = json!({"chat": said["number"], "user": said["user"], "reason": "he was rude"});
    assert_eq!(seats.post(1, "report", report).await.status, StatusCode::NO_CONTENT);
    let reports = server.app.store().open_reports(10).await.expect("the store answers");
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].reason.as_str(), reports[0].table.as_str()), ("he was rude", seats.id.as_str()));
    assert_eq!(reports[0].about_user.as_deref(), said["user"].as_str());
    assert_eq!(seats.post(1, "report", json!({"reason": ""})).await.refusal(), (400, "malformed"));
    assert_eq!(
        seats.post(1, "report", json!({"user": "nobody", "reason": "x"})).await.refusal(),
        (404, "unknown")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_while_support_is_asked_for() {
    let server = Server::unlimited().await;
    let mut seats = table_of_three(&server, "fries").await;
    let mut luck = Luck::new(1);
    for _ in 0..3000 {
        let Some(&seat) = seats.due().await.first() else {
            // A game in which nobody was asked: another one.
            seats = table_of_three(&server, "fries").await;
            continue;
        };
        let position = seats.view(seat).await["position"].clone();
        let mut legal = position["legal"].as_array().expect("a list").iter().filter_map(Value::as_str);
        // Whoever comes to that question by a draft of his own is the only one who knows it yet.
        let is_support = position["draft"] == json!([]) && legal.any(|act| act.starts_with("support"));
        if is_support {
            let refused = seats.post((seat + 1) % 3, "chat", json!({"text": "help me"})).await;
            assert_eq!(refused.refusal(), (409, "not_now"), "{}", refused.json);
            assert_eq!(refused.json["error"]["rule"], "fries.support.side");
            while seats.play_one(&mut luck).await.is_some_and(|moved| moved.json["result"] == "drafted") {}
            return;
        }
        seats.play_one(&mut luck).await;
    }
    panic!("nobody is ever asked for support");
}

#[tokio::test(flavor = "multi_thread")]
async fn promises_are_marked_as_kept_or_broken() {
    let server = Server::unlimited().await;
    let seats = table_of(&server, "battleforce", json!({"options": {"diplomacy": true}})).await;
    let mut watching = server.stranger().look(&seats.id, "", None).await;
    watching.expect("sync").await;
    assert_eq!(seats.post(0, "offers", json!({"promise": "love"})).await.refusal(), (422, "illegal"));
    assert_eq!(
        seats.post(0, "offers", json!({"promise": "peace 1 until 1"})).await.refusal(),
        (422, "illegal")
    );
    let offered = seats.post(0, "offers", json!({"promise": "peace all until 1"})).await;
    assert_eq!(offered.status, StatusCode::NO_CONTENT, "{}", offered.json);
    let told =
        watching.until(|message| message.event == "table" && message.data["offers"] != json!([])).await;
    assert_eq!(told.data["offers"][0]["standing"], "open");
    let offered = seats.post(1, "offers", json!({"promise": "peace all until 9"})).await;
    assert_eq!(offered.status, StatusCode::NO_CONTENT, "{}", offered.json);
    let standings = || async {
        let offers = seats.table().await["offers"].clone();
        [offers[0]["standing"].clone(), offers[1]["standing"].clone()]
    };
    // The first keeps the peace; the second attacks as soon as he can.
    let mut luck = Luck::new(2);
    while standings().await.contains(&json!("open")) {
        let seat = *seats.due().await.first().expect("both are judged before the game ends");
        let position = seats.view(seat).await["position"].clone();
        let legal: Vec<&str> =
            position["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let wanted = match seat {
            0 => legal.iter().find(|action| **action == "pass"),
            1 => legal.iter().find(|action| action.starts_with("attack")),
            _ => None,
        };
        let action = wanted.copied().unwrap_or_else(|| legal[luck.below(legal.len())]);
        let post = json!({"decision": position["decision"], "actions": [action]});
        let moved = seats.post(seat, "moves", post).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
    }
    assert_eq!(standings().await, ["kept", "broken"]);
    let again = seats.post(1, "offers", json!({"promise": "peace all until 1"})).await;
    assert_eq!(again.refusal(), (422, "illegal"), "nobody believes him any more");
    let told = seats.clients[0].get(&seats.path("offers")).await.json;
    assert!(told["offers"].as_array().is_some_and(|told| told.len() > 1), "{told}");
    seats.post(0, "questions", json!({"ask": "end"})).await;
    for seat in [1, 2] {
        let question = seats.table().await["question"]["number"].clone();
        seats.post(seat, "answers", json!({"question": question, "agree": true})).await;
    }
    let record = seats.verified_record().await;
    let said = |word: &str| {
        record
            .entries
            .iter()
            .any(|entry| matches!(entry, record::Entry::Word { word: said, .. } if said.starts_with(word)))
    };
    assert!(said("offer") && said("kept") && said("broke"), "the record says what became of promises");
    let plain = table_of_three(&server, "ufoludki").await;
    assert_eq!(
        plain.post(0, "offers", json!({"promise": "peace 2 until 1"})).await.refusal(),
        (422, "illegal")
    );
    assert!(watching.next().await.is_some());
}
