//! People's whole life: guests, accounts, sessions and bots.

use crate::common::{Server, TOY, eventually};
use serde_json::json;

#[tokio::test]
async fn a_guest_needs_only_a_name() {
    let server = Server::start().await;
    let mut guest = server.stranger();
    assert_eq!(guest.get("/api/me").await.refusal(), (401, "who_are_you"));
    let reply = guest.post("/api/guests", json!({"name": "  Ola "})).await;
    assert_eq!(reply.status, 201);
    assert_eq!(reply.json["user"]["name"], "Ola");
    assert_eq!(reply.json["user"]["kind"], "guest");
    assert!(reply.json.get("token").is_none(), "the token is in the cookie only");
    guest.keep_cookie(&reply);
    let me = guest.get("/api/me").await;
    assert_eq!((me.status.as_u16(), &me.json["id"]), (200, &reply.json["user"]["id"]));
}

#[tokio::test]
async fn cookies_are_out_of_reach_for_scripts_and_other_sites() {
    let server = Server::start().await;
    let reply = server.stranger().post("/api/guests", json!({"name": "Ola"})).await;
    let cookie = reply.header("set-cookie");
    let attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
    assert_eq!(attributes, ["Path=/", "Max-Age=15552000", "HttpOnly", "SameSite=Lax"]);
    let token = cookie.split(';').next().unwrap().strip_prefix("starfry=").unwrap();
    assert_eq!(token.len(), 64);

    let secure = Server::with(|config| {
        config.public_url = Some("https://play.example.org".parse().unwrap());
        config.path_prefix = "/starfry".parse().unwrap();
    })
    .await;
    let reply = secure.stranger().post("/starfry/api/guests", json!({"name": "Ola"})).await;
    let cookie = reply.header("set-cookie");
    assert!(cookie.contains("; Path=/starfry;") && cookie.ends_with("; Secure"), "{cookie}");
}

#[tokio::test]
async fn a_token_is_good_only_in_the_way_it_was_given_out() {
    let server = Server::start().await;
    let reply = server.stranger().post("/api/guests", json!({"name": "Ola"})).await;
    let token = reply.header("set-cookie").split([';', '=']).nth(1).unwrap().to_owned();
    let bearer = server.stranger().with("authorization", &format!("Bearer {token}"));
    assert_eq!(bearer.get("/api/me").await.refusal(), (401, "who_are_you"));
    let guest = server.guest("Ala").await;
    let token = guest.headers[0].1.strip_prefix("Bearer ").unwrap().to_owned();
    let cookie = server.stranger().with("cookie", &format!("starfry={token}"));
    assert_eq!(cookie.get("/api/me").await.refusal(), (401, "who_are_you"));
    assert_eq!(guest.get("/api/me").await.status, 200);
}

#[tokio::test]
async fn names_and_passwords_that_cannot_be_are_refused_with_a_reason() {
    let server = Server::start().await;
    let stranger = server.stranger();
    for name in ["", "   ", "a\u{202e}b", "x".repeat(25).as_str()] {
        let reply = stranger.post("/api/guests", json!({"name": name})).await;
        assert_eq!(reply.refusal(), (400, "malformed"), "{name:?}");
    }
    let reply = stranger.post("/api/accounts", json!({"name": "Ola", "password": "short"})).await;
    assert_eq!(reply.refusal(), (400, "malformed"));
    assert_eq!(
        reply.json["error"]["message"],
        "Invalid “password”. A password must have 8 to 200 characters."
    );
}

#[tokio::test]
async fn names_of_accounts_are_unique_whatever_their_capitals_and_those_of_guests_are_not() {
    let server = Server::start().await;
    server.account("Ola").await;
    let taken = server.stranger().post("/api/accounts", json!({"name": "OLA", "password": "password"})).await;
    assert_eq!(taken.refusal(), (409, "name_taken"));
    server.guest("Ola").await;
    server.guest("Ola").await;
}

#[tokio::test]
async fn names_that_look_like_anothers_in_another_script_are_taken() {
    let server = Server::unlimited().await;
    let register = |name: &'static str| {
        let stranger = server.stranger();
        async move { stranger.post("/api/accounts", json!({"name": name, "password": "password"})).await }
    };
    for good in ["Coco", "ΟΡΑ", "Наталья", "山田たろう", "Łukasz", "Ελένη", "Вера"] {
        assert_eq!(register(good).await.status, 201, "{good}");
    }
    for (taken, by) in [
        ("Сосо", "Coco"),
        ("СОСО", "Coco"),
        ("Ｃｏｃｏ", "Coco"),
        ("OPA", "ΟΡΑ"),
        ("ОРА", "ΟΡΑ"),
        ("Bepa", "Вера"),
    ] {
        assert_eq!(register(taken).await.refusal(), (409, "name_taken"), "{taken} looks like {by}");
    }
    for mixed in ["Сoco", "Наtaлья", "Łukаsz"] {
        assert_eq!(register(mixed).await.refusal(), (400, "malformed"), "{mixed}");
        assert_eq!(
            server.stranger().post("/api/guests", json!({"name": mixed})).await.refusal(),
            (400, "malformed")
        );
    }
    let eve = server.account("Eve").await;
    let renamed = eve.json("PATCH", "/api/me", json!({"name": "Сосо"})).await;
    assert_eq!(renamed.refusal(), (409, "name_taken"));
    assert_eq!(eve.post("/api/bots", json!({"name": "Сосо"})).await.refusal(), (409, "name_taken"));
    assert_eq!(
        eve.json("PATCH", "/api/me", json!({"name": "EVE"})).await.status,
        200,
        "a name may look like the user's own"
    );
    assert_eq!(eve.json("PATCH", "/api/me", json!({"name": "Adam"})).await.status, 200);
    server.account("Eve").await;
}

#[tokio::test]
async fn people_at_a_table_have_names_that_do_not_look_alike() {
    let server = Server::start().await;
    let host = server.guest("Coco").await;
    let seats = json!([{"is": "me"}, {"is": "here", "name": "Сосо"}, {"is": "open"}]);
    let table = host.post("/api/tables", json!({"game": TOY, "seats": seats})).await;
    assert_eq!(table.json["seats"][1]["name"], "Сосо 2", "{}", table.json);
    let mixed = json!([{"is": "me"}, {"is": "here", "name": "Сoco"}]);
    let refused = host.post("/api/tables", json!({"game": TOY, "seats": mixed})).await;
    assert_eq!(refused.refusal(), (400, "malformed"));
}

#[tokio::test]
async fn names_of_accounts_that_an_older_version_made_keep_others_from_looking_like_them() {
    let server = Server::start().await;
    let clock = server::Clock::system();
    let old = store::NewUser {
        id: "old".into(),
        kind: store::UserKind::Account,
        name: "Coco".into(),
        name_key: Some("coco".into()),
        looks: Vec::new(),
        password: None,
        owner: None,
        language: None,
        face: None,
        at: 0,
    };
    // Was called otherwise before.
    let renamed = store::NewUser {
        id: "renamed".into(),
        name: "Ola".into(),
        name_key: Some("ola".into()),
        looks: vec!["eve".into()],
        ..old.clone()
    };
    for user in [old, renamed] {
        server.app.store().create_user(user).await.unwrap();
    }
    let server = server.restart(clock, |_| ()).await;
    eventually("it is noted how they look", async || {
        let noted = server.app.store().noted_looks("", 2).await.unwrap();
        noted.iter().all(|noted| !noted.looks.is_empty() && noted.looks != ["eve"])
    })
    .await;
    let register = json!({"name": "Eve", "password": "password"});
    assert_eq!(server.stranger().post("/api/accounts", register).await.status, 201);
    let register = json!({"name": "СОСО", "password": "password"});
    assert_eq!(server.stranger().post("/api/accounts", register).await.refusal(), (409, "name_taken"));
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_stays_who_he_is() {
    let server = Server::start().await;
    let mut ola = server.guest("Ola").await;
    let id = ola.get("/api/me").await.json["id"].clone();
    let old = ola.clone();
    let reply =
        ola.post("/api/accounts", json!({"name": "Ola", "password": "password", "bearer": true})).await;
    assert_eq!(reply.status, 201);
    assert_eq!((&reply.json["user"]["id"], &reply.json["user"]["kind"]), (&id, &json!("account")));
    assert_eq!(old.get("/api/me").await.refusal(), (401, "who_are_you"), "the guest's token has ended");
    ola.bear(&reply);
    assert_eq!(ola.get("/api/me").await.json["kind"], "account");
}

#[tokio::test]
async fn logging_in_needs_the_right_password_and_tells_nothing_about_names() {
    let server = Server::start().await;
    server.account("Ola").await;
    let stranger = server.stranger();
    let wrong = stranger.post("/api/login", json!({"name": "Ola", "password": "password"})).await;
    let unknown = stranger.post("/api/login", json!({"name": "Ala", "password": "password"})).await;
    assert_eq!(wrong.refusal(), (401, "wrong_password"));
    assert_eq!((wrong.status, wrong.text), (unknown.status, unknown.text));
    let right = stranger.post("/api/login", json!({"name": " oLA ", "password": "password of Ola"})).await;
    assert_eq!(right.status, 200);
    assert_eq!(right.json["user"]["name"], "Ola");
}

#[tokio::test]
async fn a_login_claims_the_seats_of_the_guest_if_that_is_wanted() {
    let server = Server::start().await;
    server.account("Ola").await;
    let login = |claim: bool| json!({"name": "Ola", "password": "password of Ola", "claim": claim});
    let guest = server.guest("Somebody").await;
    assert_eq!(guest.post("/api/login", login(false)).await.status, 200);
    assert_eq!(guest.get("/api/me").await.status, 200, "the guest is still there");
    assert_eq!(guest.post("/api/login", login(true)).await.status, 200);
    assert_eq!(guest.get("/api/me").await.refusal(), (401, "who_are_you"), "the guest is the account now");
}

#[tokio::test]
async fn logging_out_ends_this_session_or_all() {
    let server = Server::start().await;
    let ola = server.account("Ola").await;
    let login = json!({"name": "Ola", "password": "password of Ola", "bearer": true});
    let (mut second, mut third) = (server.stranger(), server.stranger());
    second.bear(&second.post("/api/login", login.clone()).await);
    third.bear(&third.post("/api/login", login).await);
    let reply = second.knock("/api/logout").await;
    assert_eq!(reply.status, 204);
    assert!(reply.header("set-cookie").starts_with("starfry=; Path=/; Max-Age=0"));
    assert_eq!(second.get("/api/me").await.refusal(), (401, "who_are_you"));
    assert_eq!(third.get("/api/me").await.status, 200);
    assert_eq!(third.knock("/api/logout-everywhere").await.status, 204);
    for client in [&ola, &third] {
        assert_eq!(client.get("/api/me").await.refusal(), (401, "who_are_you"));
    }
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let server = Server::start().await;
    let ola = server.account("Ola").await;
    let mut other = server.stranger();
    let login = |password: &str| json!({"name": "Ola", "password": password, "bearer": true});
    other.bear(&other.post("/api/login", login("password of Ola")).await);
    let wrong = ola.post("/api/me/password", json!({"old": "not it", "new": "another one"})).await;
    assert_eq!(wrong.refusal(), (401, "wrong_password"));
    let change = json!({"old": "password of Ola", "new": "another one"});
    assert_eq!(ola.post("/api/me/password", change).await.status, 204);
    assert_eq!(ola.get("/api/me").await.status, 200);
    assert_eq!(other.get("/api/me").await.refusal(), (401, "who_are_you"));
    assert_eq!(server.stranger().post("/api/login", login("password of Ola")).await.status, 401);
    assert_eq!(server.stranger().post("/api/login", login("another one")).await.status, 200);
    let guest = server.guest("Ala").await;
    let nothing = guest.post("/api/me/password", json!({"old": "", "new": "password"})).await;
    assert_eq!(nothing.refusal(), (403, "not_allowed"));
}

#[tokio::test]
async fn people_change_their_name_and_language() {
    let server = Server::start().await;
    server.account("Ala").await;
    let ola = server.account("Ola").await;
    let change = async |change| ola.json("PATCH", "/api/me", change).await;
    assert_eq!(change(json!({"name": "ALA"})).await.refusal(), (409, "name_taken"));
    let reply = change(json!({"name": "Olga", "language": "de"})).await;
    assert_eq!(
        (reply.status.as_u16(), &reply.json["name"], &reply.json["language"]),
        (200, &json!("Olga"), &json!("de"))
    );
    assert_eq!(change(json!({"language": "tlh"})).await.refusal(), (400, "malformed"));
    assert_eq!(change(json!({})).await.json["language"], "de", "what is left out stays");
    assert_eq!(change(json!({"language": null})).await.json["language"], json!(null));
    let login = json!({"name": "olga", "password": "password of Ola"});
    assert_eq!(server.stranger().post("/api/login", login).await.status, 200);
}

#[tokio::test]
async fn an_account_is_deleted_with_its_password_and_its_name_is_free_again() {
    let server = Server::start().await;
    let ola = server.account("Ola").await;
    let id = ola.get("/api/me").await.json["id"].as_str().unwrap().to_owned();
    let bot = ola.post("/api/bots", json!({"name": "robot"})).await;
    let mut robot = server.stranger();
    robot.bear(&bot);
    assert_eq!(
        ola.json("DELETE", "/api/me", json!({"password": "wrong one"})).await.refusal(),
        (401, "wrong_password")
    );
    assert_eq!(ola.call("DELETE", "/api/me", None, "".into()).await.refusal(), (401, "wrong_password"));
    assert_eq!(robot.call("DELETE", "/api/me", None, "".into()).await.refusal(), (403, "not_allowed"));
    assert_eq!(ola.json("DELETE", "/api/me", json!({"password": "password of Ola"})).await.status, 204);
    assert_eq!(ola.get("/api/me").await.refusal(), (401, "who_are_you"));
    assert_eq!(robot.get("/api/me").await.refusal(), (401, "who_are_you"), "bots go with their owner");
    let gone = server.app.store().user(&id).await.unwrap().unwrap();
    assert_eq!(
        (gone.name.as_str(), gone.name_key, gone.password, gone.deleted),
        ("Anonymous", None, None, true)
    );
    server.account("Ola").await;
    server.account("Robot").await;
    let guest = server.guest("Ala").await;
    assert_eq!(guest.call("DELETE", "/api/me", None, "".into()).await.status, 204, "guests have no password");
    assert_eq!(guest.get("/api/me").await.refusal(), (401, "who_are_you"));
}

#[tokio::test]
async fn bots_have_accounts_with_tokens() {
    let server = Server::with(|config| config.max_bots_per_user = 2).await;
    let ola = server.account("Ola").await;
    let guest = server.guest("Ala").await;
    assert_eq!(guest.post("/api/bots", json!({"name": "robot"})).await.refusal(), (403, "not_allowed"));
    let made = ola.post("/api/bots", json!({"name": "robot"})).await;
    assert_eq!((made.status.as_u16(), &made.json["bot"]["kind"]), (201, &json!("bot")));
    let mut robot = server.stranger();
    robot.bear(&made);
    assert_eq!(robot.get("/api/me").await.json["name"], "robot");
    assert_eq!(robot.post("/api/bots", json!({"name": "robot 2"})).await.refusal(), (403, "not_allowed"));
    assert_eq!(ola.post("/api/bots", json!({"name": "Robot"})).await.refusal(), (409, "name_taken"));
    let login = json!({"name": "robot", "password": ""});
    assert_eq!(server.stranger().post("/api/login", login).await.refusal(), (401, "wrong_password"));

    let id = made.json["bot"]["id"].as_str().unwrap();
    let path = format!("/api/bots/{id}/token");
    assert_eq!(guest.knock(&path).await.refusal(), (404, "unknown"));
    let again = ola.knock(&path).await;
    assert_eq!(again.status, 200);
    assert_eq!(robot.get("/api/me").await.refusal(), (401, "who_are_you"), "the old token has ended");
    robot.bear(&again);
    assert_eq!(robot.get("/api/me").await.status, 200);

    assert_eq!(ola.post("/api/bots", json!({"name": "second"})).await.status, 201);
    assert_eq!(ola.post("/api/bots", json!({"name": "third"})).await.refusal(), (409, "full"));
    let path = format!("/api/bots/{id}");
    assert_eq!(guest.call("DELETE", &path, None, "".into()).await.refusal(), (404, "unknown"));
    assert_eq!(ola.call("DELETE", &path, None, "".into()).await.status, 204);
    let names: Vec<_> = ola.get("/api/bots").await.json["bots"].as_array().unwrap().clone();
    assert_eq!(names.len(), 1);
    assert_eq!(names[0]["name"], "second");
}

#[tokio::test]
async fn a_host_may_close_the_door_for_guests_and_new_accounts() {
    let server = Server::with(|config| (config.guests, config.open_registration) = (false, false)).await;
    let stranger = server.stranger();
    assert_eq!(stranger.post("/api/guests", json!({"name": "Ola"})).await.refusal(), (403, "not_allowed"));
    let account = json!({"name": "Ola", "password": "password"});
    assert_eq!(stranger.post("/api/accounts", account).await.refusal(), (403, "not_allowed"));
}

#[tokio::test]
async fn a_banned_user_is_told_so() {
    let server = Server::start().await;
    let ola = server.account("Ola").await;
    let id = ola.get("/api/me").await.json["id"].as_str().unwrap().to_owned();
    server.app.ban(&id, true).await.unwrap();
    assert_eq!(ola.get("/api/me").await.refusal(), (403, "banned"));
    let login = json!({"name": "Ola", "password": "password of Ola"});
    assert_eq!(server.stranger().post("/api/login", login).await.refusal(), (403, "banned"));
    server.app.ban(&id, false).await.unwrap();
    assert_eq!(ola.get("/api/me").await.status, 200);
}
