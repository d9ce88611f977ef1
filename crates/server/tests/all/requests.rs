//! What every request goes through: what can be read, where it comes from, how many there may be, and how refusals are told.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use crate::common::{Client, PATIENCE, Server, TOY};
use serde_json::json;

#[tokio::test]
async fn what_cannot_be_read_is_refused_in_our_own_form() {
    let server = Server::start().await;
    let stranger = server.stranger();
    let send = async |kind: Option<&str>, body: &str| {
        stranger.call("POST", "/api/guests", kind, body.to_owned().into()).await
    };
    let json = Some("application/json");
    for body in ["", "{", "[]", "{\"name\":3}", "{\"name\":\"Ola\",\"nome\":1}", "{\"bearer\":true}", "\u{0}"]
    {
        let reply = send(json, body).await;
        assert_eq!(reply.refusal(), (400, "malformed"), "{body:?}");
        assert!(reply.json["error"]["message"].as_str().unwrap().starts_with("The request cannot be read:"));
    }
    assert_eq!(send(None, "{\"name\":\"Ola\"}").await.refusal(), (415, "not_json"));
    assert_eq!(send(Some("text/plain"), "{\"name\":\"Ola\"}").await.refusal(), (415, "not_json"));
    assert_eq!(send(Some("Application/JSON; charset=utf-8"), "{\"name\":\"Ola\"}").await.status, 201);
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    assert_eq!(send(json, &large).await.refusal(), (413, "too_large"));
}

#[tokio::test]
async fn the_first_page_and_the_rulebooks_are_there_in_every_language_and_run_nothing() {
    let server = Server::start().await;
    let german = server.stranger().with("accept-language", "de-AT");
    let home = german.get("/").await;
    assert_eq!((home.status.as_u16(), home.header("content-type")), (200, "text/html; charset=utf-8"));
    assert!(home.text.contains("lang=\"de\""), "{}", home.text);
    assert!(home.header("content-security-policy").starts_with("default-src 'none'"));
    for game in games::offered().games() {
        let name = game.name();
        assert!(home.text.contains(&format!("rules/{name}.de.html")), "{name}");
        let book = german.get(&format!("/rules/{name}.pl.html")).await;
        assert_eq!(book.status, 200, "{name}");
        for rule in game.engine().rules() {
            assert!(book.text.contains(rule.id), "the rules are there by their ids: {}", rule.id);
        }
    }
    for nothing in
        ["chess.en.html".to_owned(), format!("{TOY}.xx.html"), TOY.into(), format!("{TOY}.en.html.x")]
    {
        assert_eq!(german.get(&format!("/rules/{nothing}")).await.refusal(), (404, "unknown"), "{nothing}");
    }
}

#[tokio::test]
async fn addresses_and_methods_that_are_not_there_are_told_apart() {
    let server = Server::start().await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/api/nothing").await.refusal(), (404, "unknown"));
    assert_eq!(stranger.get("/nothing").await.refusal(), (404, "unknown"));
    assert_eq!(stranger.get("/api/guests").await.refusal(), (405, "wrong_method"));
    assert_eq!(stranger.call("BREW", "/api/me", None, "".into()).await.refusal(), (405, "wrong_method"));
    assert_eq!(stranger.get("/api/%ff").await.refusal(), (404, "unknown"));
    assert_eq!(stranger.get("/healthz").await.status, 200);
    assert_eq!(stranger.get("/readyz").await.status, 200);
}

#[tokio::test]
async fn every_answer_keeps_browsers_strict() {
    let server = Server::start().await;
    let kept = [("/healthz", "no-store"), ("/api/me", "no-store"), ("/nothing", "no-store")];
    for (path, kept) in kept.into_iter().chain([("/api/openapi.json", "no-cache")]) {
        let reply = server.stranger().get(path).await;
        let policy = reply.header("content-security-policy");
        assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
        assert_eq!(reply.header("x-frame-options"), "DENY");
        assert_eq!(reply.header("referrer-policy"), "no-referrer");
        assert_eq!(reply.header("cache-control"), kept);
    }
}

#[tokio::test]
async fn refusals_are_told_in_the_language_of_the_asker() {
    let server = Server::start().await;
    let message = async |client: &Client, path: &str| {
        client.get(path).await.json["error"]["message"].as_str().unwrap().to_owned()
    };
    // The same sentence until it is translated; that the language is found is seen at what is told about it.
    let language = |client: Client| async move {
        let reply = client.get("/api/me").await;
        reply.header("content-language").to_owned()
    };
    let stranger = server.stranger();
    assert_eq!(language(stranger.clone()).await, "en");
    assert_eq!(language(stranger.with("accept-language", "pt, fr;q=0.4, de;q=0.9")).await, "de");
    let reply = stranger.with("accept-language", "de").get("/api/me?lang=it").await;
    assert_eq!(reply.header("content-language"), "it");
    let ola = server.guest("Ola").await.with("accept-language", "de");
    ola.json("PATCH", "/api/me", json!({"language": "pl"})).await;
    assert_eq!(ola.get("/api/nothing").await.header("content-language"), "pl");
    assert_eq!(ola.get("/api/nothing?lang=xx").await.header("content-language"), "pl");
    assert!(message(&stranger, "/api/me").await.starts_with("You are not logged in"));
}

#[tokio::test]
async fn a_cookie_is_good_only_on_our_own_pages() {
    let server = Server::start().await;
    let reply = server.stranger().post("/api/guests", json!({"name": "Ola"})).await;
    let cookie = reply.header("set-cookie").split(';').next().unwrap().to_owned();
    let ola = server.stranger().with("cookie", &cookie);
    let own = format!("http://{}", server.address());
    let rename = json!({"name": "Ala"});
    assert_eq!(ola.json("PATCH", "/api/me", rename.clone()).await.refusal(), (403, "origin"));
    let evil = ola.with("origin", "https://evil.example");
    assert_eq!(evil.json("PATCH", "/api/me", rename.clone()).await.refusal(), (403, "origin"));
    assert_eq!(evil.get("/api/me").await.status, 200, "looking is free: no other page gets to read it");
    assert_eq!(ola.with("origin", &own).json("PATCH", "/api/me", rename.clone()).await.status, 200);
    let site = ola.with("sec-fetch-site", "cross-site");
    assert_eq!(site.json("PATCH", "/api/me", rename.clone()).await.refusal(), (403, "origin"));
    assert_eq!(ola.with("sec-fetch-site", "same-origin").json("PATCH", "/api/me", rename).await.status, 200);
}

#[tokio::test]
async fn who_asks_too_much_is_told_when_to_come_back() {
    let server = Server::with(|config| config.logins_per_hour = 8).await;
    let stranger = server.stranger();
    let mut replies = Vec::new();
    for _ in 0..3 {
        replies.push(stranger.post("/api/guests", json!({"name": "Ola"})).await);
    }
    assert_eq!(replies[1].status, 201);
    assert_eq!(replies[2].refusal(), (429, "too_fast"));
    let seconds: u64 = replies[2].header("retry-after").parse().unwrap();
    // A token in 450 seconds, of which some have passed on a busy machine.
    assert!((300..=451).contains(&seconds), "{seconds}");
    assert_eq!(stranger.get("/healthz").await.status, 200, "other things have other quotas");
}

#[tokio::test]
async fn one_address_has_one_quota_and_a_proxy_speaks_for_many() {
    let server = Server::with(|config| {
        config.logins_per_hour = 4;
        config.trusted_proxies = "127.0.0.1".parse().unwrap();
    })
    .await;
    let from = |address: &str| server.stranger().with("x-forwarded-for", address);
    let enter =
        async |client: Client| client.post("/api/guests", json!({"name": "Ola"})).await.status.as_u16();
    assert_eq!(enter(from("1.2.3.4")).await, 201);
    assert_eq!(enter(from("1.2.3.4")).await, 429);
    assert_eq!(enter(from("1.2.3.5")).await, 201);
    assert_eq!(enter(from("2001:db8::1")).await, 201);
    assert_eq!(enter(from("2001:db8::2")).await, 429, "a network of the new kind is one address");
}

#[tokio::test]
async fn limits_can_be_turned_off() {
    let server = Server::with(|config| (config.limits, config.logins_per_hour) = (false, 1)).await;
    for _ in 0..5 {
        server.guest("Ola").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_no_more() {
    let server = Server::with(|config| config.max_connections_per_address = 3).await;
    let address = server.address();
    let ask = move || {
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").ok();
        let mut answer = [0; 12];
        let is_answered = stream.read_exact(&mut answer).is_ok();
        (stream, is_answered)
    };
    tokio::task::spawn_blocking(move || {
        let mut open: Vec<_> = (0..3).map(|_| ask()).collect();
        assert!(open.iter().all(|(_, is_answered)| *is_answered));
        assert!(!ask().1, "the fourth is turned away");
        open.clear();
        let began = Instant::now();
        while !ask().1 {
            assert!(began.elapsed() < PATIENCE, "room is given back");
            std::thread::sleep(Duration::from_millis(20));
        }
    })
    .await
    .unwrap();
}

#[tokio::test]
async fn a_path_prefix_may_be_cut_off_by_the_proxy_or_not() {
    let server = Server::with(|config| config.path_prefix = "/starfry".parse().unwrap()).await;
    for path in ["/healthz", "/starfry/healthz", "/starfry/api/openapi.json"] {
        assert_eq!(server.stranger().get(path).await.status, 200, "{path}");
    }
    assert_eq!(server.stranger().get("/starfry/nothing").await.refusal(), (404, "unknown"));
    assert_eq!(server.stranger().get("/starfry/api/guests").await.refusal(), (405, "wrong_method"));
}

#[tokio::test]
async fn a_store_that_cannot_write_is_told_and_nothing_is_acknowledged() {
    let server = Server::start().await;
    let guest = server.guest("Ola").await;
    server.app.store().refuse_writes(true).await.unwrap();
    assert_eq!(server.stranger().get("/healthz").await.status, 200);
    assert_eq!(server.stranger().get("/readyz").await.refusal(), (503, "storage"));
    let reply = server.stranger().post("/api/guests", json!({"name": "Ala"})).await;
    assert_eq!(reply.refusal(), (503, "storage"));
    assert_eq!(reply.header("retry-after"), "5");
    assert_eq!(guest.get("/api/me").await.status, 200, "what needs no writing goes on");
    server.app.store().refuse_writes(false).await.unwrap();
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
}

#[tokio::test]
async fn a_stopping_server_finishes_what_is_under_way_and_closes_the_store() {
    let server = Server::start().await;
    let guest = server.guest("Ola").await;
    let me = guest.get("/api/me").await;
    let database = server.app.store().address().clone();
    let Server { listening, folder, app } = server;
    let address = listening.address();
    assert_eq!(listening.stop().await, server::Stopped::default());
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody listens");
    drop(app);
    if let store::Address::File(path) = &database {
        assert!(!path.with_extension("db-wal").exists(), "everything is in the one file");
    }
    let store = store::Store::open(&database, store::StoreOptions::default()).await.unwrap();
    assert!(store.user(me.json["id"].as_str().unwrap()).await.unwrap().is_some());
    store.close().await;
    drop(folder);
}

#[tokio::test]
async fn numbers_are_told_on_an_address_of_their_own() {
    let server = Server::with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    server.guest("Ola").await;
    server.stranger().get("/api/me").await;
    assert_eq!(server.stranger().get("/metrics").await.status, 404);
    let host = Client { address: server.listening.metrics_address().unwrap(), headers: Vec::new() };
    let page = host.get("/metrics").await.text;
    for line in [
        "starfry_refusals_total{code=\"who_are_you\"} 1",
        "starfry_request_seconds_count{kind=\"entry\"} 1",
        "starfry_store_jobs_failed_total 0",
        "starfry_viewers 0",
        "starfry_moves_total 0",
    ] {
        assert!(page.contains(line), "{line} is not in\n{page}");
    }
}

#[tokio::test]
async fn the_description_for_programs_has_every_route_and_every_refusal() {
    let server = Server::start().await;
    let description = server.stranger().get("/api/openapi.json").await.json;
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    for path in ["/api/guests", "/api/login", "/api/me", "/api/bots/{id}/token", "/healthz"] {
        assert!(description["paths"].get(path).is_some(), "{path}");
    }
    assert!(description["components"]["schemas"]["ErrorBody"].is_object());
}
