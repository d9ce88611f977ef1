//! Administration by the host, and what the server does automatically.

use crate::common::{Server, TOY};
use serde_json::{Value, json};
use server::admin::{Reply, Request, perform};

async fn table(server: &Server) -> (crate::common::Client, String) {
    let ola = server.account("Ola").await;
    let sheet = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}], "visibility": "public"});
    let made = ola.post("/api/tables", sheet).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let id = made.json["id"].as_str().expect("a table has an id").to_owned();
    (ola, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_reads_reports_with_what_was_said_and_puts_them_aside() {
    let server = Server::start().await;
    let (ola, id) = table(&server).await;
    let ala = server.guest("Ala").await;
    let path = format!("/api/tables/{id}");
    assert_eq!(ala.post(&format!("{path}/join"), json!({})).await.status, 200);
    let said = ala.post(&format!("{path}/chat"), json!({"text": "something rude"})).await;
    assert!(said.status.is_success(), "{}", said.text);
    let chat = ola.get(&format!("{path}/chat")).await;
    let line = chat.json["chat"].as_array().and_then(|lines| lines.last()).cloned().unwrap_or(Value::Null);
    let report = json!({"chat": line["number"], "user": line["user"], "reason": "This is rude."});
    let reported = ola.post(&format!("{path}/report"), report).await;
    assert!(reported.status.is_success(), "{} {}", reported.text, chat.text);

    let Reply::Reports { reports } = perform(&server.app, &Request::Reports).await else {
        panic!("no reports")
    };
    assert_eq!(reports.len(), 1);
    let report = &reports[0];
    assert_eq!((report.by.as_str(), report.about.as_deref()), ("Ola", Some("Ala")));
    assert_eq!((report.chat.as_deref(), report.reason.as_str()), (Some("something rude"), "This is rude."));
    let settle = Request::Settle { id: report.id.clone() };
    assert_eq!(perform(&server.app, &settle).await, Reply::Done);
    assert_eq!(perform(&server.app, &settle).await, Reply::Unknown, "it has been dealt with");
    assert_eq!(perform(&server.app, &Request::Reports).await, Reply::Reports { reports: Vec::new() });
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_closes_a_table_and_everybody_sees_it() {
    let server = Server::start().await;
    let (ola, id) = table(&server).await;
    let close = Request::CloseTable { id: id.clone() };
    assert_eq!(perform(&server.app, &close).await, Reply::Done);
    assert_eq!(ola.get(&format!("/api/tables/{id}")).await.json["state"], "closed");
    assert!(matches!(perform(&server.app, &close).await, Reply::Failed { .. }), "once is enough");
    let ala = server.guest("Ala").await;
    assert_eq!(ala.post(&format!("/api/tables/{id}/join"), json!({})).await.status, 409);
    assert_eq!(perform(&server.app, &Request::CloseTable { id: "nothing".into() }).await, Reply::Unknown);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_follow_people_who_are_renamed_claimed_and_gone() {
    let server = Server::start().await;
    let (ola, id) = table(&server).await;
    let guest = server.guest("Somebody").await;
    let path = format!("/api/tables/{id}");
    assert_eq!(guest.post(&format!("{path}/join"), json!({})).await.status, 200);
    let names = async || {
        let table = ola.get(&path).await.json;
        let seats = table["seats"].as_array().expect("a table has seats").clone();
        seats.iter().map(|seat| seat["name"].as_str().unwrap_or("").to_owned()).collect::<Vec<String>>()
    };
    assert_eq!(names().await, ["Ola", "Somebody"]);
    guest.json("PATCH", "/api/me", json!({"name": "Someone"})).await;
    assert_eq!(names().await, ["Ola", "Someone"]);
    let mut ala = server.account("Ala").await;
    let login = json!({"name": "Ala", "password": "password of Ala", "bearer": true, "claim": true});
    ala.bear(&guest.post("/api/login", login).await);
    assert_eq!(names().await, ["Ola", "Ala"]);
    assert_eq!(ala.get(&path).await.json["you"]["seats"][0]["seat"], 2);
    assert_eq!(ala.json("DELETE", "/api/me", json!({"password": "password of Ala"})).await.status, 204);
    let after = names().await;
    assert!(!after.contains(&"Ala".to_owned()), "{after:?}");
}
