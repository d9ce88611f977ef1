//! The site by its pages and forms, as browsers use it.

use crate::common::{
    Client, Reply, Server, TOY, a_game_with_a_number_to_choose, another_game, let_the_page_come,
};
use bytes::Bytes;
use serde_json::json;

/// Sends a form as a browser does.
async fn send(client: &Client, path: &str, fields: &str) -> Reply {
    let client = client.with("sec-fetch-site", "same-origin");
    client.call("POST", path, Some("application/x-www-form-urlencoded"), Bytes::from(fields.to_owned())).await
}

/// The id of the table a form has led to.
fn table_of(reply: &Reply) -> String {
    assert_eq!(reply.status.as_u16(), 303, "{}", reply.text);
    reply.header("location").strip_prefix("../table/").expect("it leads to a table").to_owned()
}

#[tokio::test]
async fn one_click_and_a_stranger_plays_every_game_against_bots() {
    let server = Server::timeless().await;
    for game in games::all().games() {
        let (game, seats) = (game.name(), web::Offered::new(*game).bots() + 1);
        let mut guest = server.stranger();
        let reply = send(&guest, &format!("/play/{game}?lang=pl"), "name=Kasia").await;
        let table = table_of(&reply);
        guest.keep_cookie(&reply);
        let_the_page_come(&guest, &table).await;
        let face = guest.get(&format!("/api/tables/{table}")).await.json;
        assert_eq!(
            (face["state"].as_str(), face["seats"].as_array().map(Vec::len)),
            (Some("running"), Some(seats))
        );
        assert_eq!(
            (&face["seats"][0]["name"], &face["seats"][1]["level"]),
            (&json!("Kasia"), &json!("normal"))
        );
        let me = guest.get("/api/me").await.json;
        assert_eq!(
            (&me["name"], &me["language"]),
            (&json!("Kasia"), &json!("pl")),
            "the picked language is kept"
        );
        let start = guest.get("/").await;
        assert!(start.text.contains("lang=\"pl\"") && start.text.contains(&format!("table/{table}\"")));
    }
}

#[tokio::test]
async fn a_language_is_kept_if_it_is_picked_on_our_pages_and_only_shown_if_another_site_leads_here() {
    let server = Server::start().await;
    let guest = server.guest("Ola").await;
    let kept = || async { guest.get("/api/me").await.json["language"].clone() };
    for site in ["cross-site", "same-site", "none", ""] {
        let page = guest.with("sec-fetch-site", site).get("/?lang=de").await;
        assert!(page.text.contains("<html lang=\"de\""), "{site}");
        assert!(page.text.contains("href=\"./?lang=de\""), "links go on in it");
        assert_eq!(kept().await, json!(null), "{site}");
    }
    let page = guest.get("/?lang=de").await;
    assert!(page.text.contains("<html lang=\"de\"") && kept().await == json!(null), "who says nothing");
    let page = guest.with("sec-fetch-site", "same-origin").get("/?lang=de").await;
    assert!(page.text.contains("<html lang=\"de\"") && !page.text.contains("href=\"./?lang=de\""));
    assert_eq!(kept().await, "de");
    assert!(guest.get("/").await.text.contains("<html lang=\"de\""));
}

#[tokio::test]
async fn who_gives_no_name_gets_one() {
    let server = Server::start().await;
    let mut guest = server.stranger();
    let reply = send(&guest, &format!("/play/{TOY}"), "name=").await;
    guest.keep_cookie(&reply);
    let name = guest.get("/api/me").await.json["name"].as_str().unwrap_or_default().to_owned();
    assert!(name.len() > 3, "{name}");
    // Changing it is one field.
    assert_eq!(send(&guest, "/me", "name=Ola+Nowak").await.header("location"), "./");
    assert_eq!(guest.get("/api/me").await.json["name"], "Ola Nowak");
    assert!(guest.get("/").await.text.contains("value=\"Ola Nowak\""));
}

#[tokio::test]
async fn a_new_table_waits_for_friends_and_is_listed_if_it_is_to_be() {
    let server = Server::unlimited().await;
    let mut host = server.stranger();
    let (game, option, (least, most)) = a_game_with_a_number_to_choose();
    let number = u32::midpoint(least, most);
    let fields = format!(
        "name=Ala&seat1=me&seat2=free&seat3=closed&option-{option}={number}&clock=live&public=true&spectators=true&speed=quick"
    );
    let reply = send(&host, &format!("/new/{game}"), &fields).await;
    let table = table_of(&reply);
    host.keep_cookie(&reply);
    let face = host.get(&format!("/api/tables/{table}")).await.json;
    assert_eq!(
        (&face["state"], &face["options"][option], &face["chat"]),
        (&json!("open"), &json!(number), &json!(false))
    );
    assert!(!host.get("/").await.text.contains("formaction=\"sit/"), "nobody joins their own table");
    let mut friend = server.stranger();
    assert!(friend.get("/").await.text.contains(&format!("sit/{table}")));
    let reply = send(&friend, &format!("/sit/{table}"), "name=Ben").await;
    assert_eq!(table_of(&reply), table);
    friend.keep_cookie(&reply);
    let started = host.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(started.json["seats"][1]["name"], "Ben", "{}", started.text);
    let live = server.stranger().get("/?part=live").await.text;
    assert!(live.contains(&format!("table/{table}")) && !live.contains("<html"), "{live}");
    let (mine, other) = (host.get("/?part=live").await.text, friend.get("/?part=live").await.text);
    let waits = |page: &str| page.contains("data-waiting=\"1\"");
    assert!(waits(&mine) != waits(&other), "exactly one of them is due");
}

#[tokio::test]
async fn a_table_without_free_seats_begins_at_once() {
    let server = Server::timeless().await;
    let mut host = server.stranger();
    let fields = "seat1=me&seat2=here&name2=Zo%C3%AB&seat3=easy";
    let reply = send(&host, &format!("/new/{TOY}"), fields).await;
    let table = table_of(&reply);
    host.keep_cookie(&reply);
    let_the_page_come(&host, &table).await;
    let face = host.get(&format!("/api/tables/{table}")).await.json;
    assert_eq!((&face["state"], &face["seats"][1]["name"]), (&json!("running"), &json!("Zoë")));
}

#[tokio::test]
async fn what_is_refused_is_said_on_a_page_in_the_language_of_the_asker() {
    let server = Server::start().await;
    let stranger = server.stranger();
    let (game, option, (_, most)) = a_game_with_a_number_to_choose();
    let fields = format!("seat1=me&option-{option}={}", most + 1);
    let reply = send(&stranger, &format!("/new/{game}?lang=de"), &fields).await;
    assert!(reply.status.is_client_error(), "{}", reply.status);
    assert!(reply.text.contains("lang=\"de\"") && reply.text.contains("id=\"why\""), "{}", reply.text);
    assert!(reply.text.contains("/site.css\"") && reply.text.contains("href=\"../assets/"));
    assert_eq!(send(&stranger, "/login", "name=nobody&password=wrong+horse").await.status.as_u16(), 401);
    assert_eq!(send(&stranger, "/sit/nowhere", "name=Ola").await.status.as_u16(), 404);
    assert_eq!(send(&stranger, "/sit/a%2Fresign%3F", "name=Ola").await.status.as_u16(), 404);
    assert_eq!(stranger.get("/new/chess").await.status.as_u16(), 404);
    assert_eq!(stranger.post(&format!("/play/{TOY}"), json!({})).await.refusal(), (400, "malformed"));
}

#[tokio::test]
async fn a_guest_becomes_an_account_logs_out_and_in_and_has_his_tables() {
    let server = Server::unlimited().await;
    let mut client = server.stranger();
    let reply = send(&client, &format!("/play/{TOY}"), "name=Ola").await;
    let table = table_of(&reply);
    client.keep_cookie(&reply);
    let reply = send(&client, "/account", "name=Ola&password=correct+horse").await;
    assert_eq!((reply.status.as_u16(), reply.header("location")), (303, "./"));
    client.keep_cookie(&reply);
    assert_eq!(client.get("/api/me").await.json["kind"], "account");
    assert!(client.get("/").await.text.contains("action=\"logout\""));
    assert_eq!(send(&client, "/logout", "").await.status.as_u16(), 303);
    assert_eq!(client.get("/api/me").await.status.as_u16(), 401);
    let mut again = server.stranger();
    let reply = send(&again, "/login", "name=ola&password=correct+horse").await;
    again.keep_cookie(&reply);
    assert!(again.get("/").await.text.contains(&format!("table/{table}")));
}

#[tokio::test]
async fn forms_have_the_limits_of_the_api_and_other_sites_cannot_send_them() {
    let server = Server::with(|config| config.logins_per_hour = 4).await;
    let stranger = server.stranger();
    let path = format!("/play/{TOY}");
    let first = send(&stranger, &path, "name=A").await;
    assert_eq!(first.status.as_u16(), 303);
    let second = send(&stranger, &path, "name=B").await;
    assert_eq!(second.status.as_u16(), 429, "a guest more is one too many");
    let mut guest = server.stranger();
    guest.keep_cookie(&first);
    guest.headers.retain(|(name, _)| name != "sec-fetch-site");
    let evil = guest.with("origin", "https://evil.example");
    let kind = Some("application/x-www-form-urlencoded");
    let refused = evil.call("POST", &path, kind, Bytes::new()).await;
    assert_eq!(refused.status.as_u16(), 403);
    assert!(refused.text.contains("id=\"why\""), "who sends a form gets a page: {}", refused.text);
}

#[tokio::test]
async fn the_site_works_under_a_prefix() {
    let server = Server::with(|config| {
        config.path_prefix = "/games".parse().expect("a path");
        config.limits = false;
    })
    .await;
    let stranger = server.stranger();
    // A proxy may have cut the prefix off.
    for path in ["/", "/games/", &format!("/games/new/{}", another_game())] {
        let page = stranger.get(path).await;
        assert_eq!(page.status.as_u16(), 200, "{path}");
        for link in page.text.split(" href=\"").chain(page.text.split(" src=\"")).skip(1) {
            let link = link.split('"').next().unwrap_or_default();
            assert!(!link.starts_with('/'), "{path}: {link}");
            if let Some(file) = link.split_once("assets/").filter(|(before, _)| before.len() <= 3) {
                let file = stranger.get(&format!("/games/assets/{}", file.1)).await;
                assert_eq!(file.status.as_u16(), 200, "{link}");
            }
        }
    }
    let bare = stranger.get("/games").await;
    assert_eq!((bare.status.as_u16(), bare.header("location")), (307, "games/"), "links need the slash");
    let reply = send(&stranger, &format!("/games/play/{TOY}"), "name=Ola").await;
    assert!(reply.header("set-cookie").contains("Path=/games"), "{}", reply.header("set-cookie"));
    let table = table_of(&reply);
    assert_eq!(stranger.get(&format!("/games/table/{table}")).await.status.as_u16(), 200);
}

#[tokio::test]
async fn the_link_of_an_invitation_leads_to_its_table() {
    let server = Server::start().await;
    let host = server.guest("Ola").await;
    let table = json!({ "game": TOY, "seats": [{ "is": "me" }, { "is": "invited" }] });
    let id = host.post("/api/tables", table).await.json["id"].as_str().expect("an id").to_owned();
    let invitation = host.post(&format!("/api/tables/{id}/invitations"), json!({ "seat": 2 })).await.json;
    let path = invitation["path"].as_str().expect("a path");
    let reply = server.stranger().get(path).await;
    let secret = invitation["invite"].as_str().expect("a secret");
    assert_eq!(reply.header("location"), format!("../../table/{id}?invite={secret}"));
    assert_eq!(server.stranger().get("/join/a/b%0d%0ac").await.status.as_u16(), 404);
}

#[tokio::test]
async fn links_are_drawn_as_squares() {
    let server = Server::start().await;
    let square = server.stranger().get("/qr?link=https%3A%2F%2Fstarfry.example%2Ftable%2F1").await;
    assert_eq!((square.status.as_u16(), square.header("content-type")), (200, "image/svg+xml"));
    assert!(square.text.starts_with("<svg xmlns="), "{}", square.text);
    let long = "x".repeat(600);
    assert_eq!(server.stranger().get(&format!("/qr?link={long}")).await.status.as_u16(), 404);
}

/// Whether this is a page of the site: in a language, with a title and a main part, and with a way home that is this.
fn is_page(reply: &Reply, tag: &str, home: &str) -> bool {
    let has = |what: &str| reply.text.contains(what);
    let is_html = reply.header("content-type").starts_with("text/html");
    let home = format!("class=\"btn\" href=\"{home}");
    is_html
        && has(&format!("<html lang=\"{tag}\""))
        && has("<title>")
        && has("<main")
        && has("<h1>")
        && has(&home)
}

#[tokio::test]
async fn whoever_looks_at_pages_gets_refusals_as_pages_and_programs_get_them_as_json() {
    let server = Server::start().await;
    let program = server.stranger();
    let browser = program.with("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    let missing =
        [("/nowhere", "./"), ("/learn/chess", "../"), ("/table/nowhere", "../"), ("/a/b/c", "../../")];
    for (path, home) in missing {
        let reply = browser.get(&format!("{path}?lang=pl")).await;
        assert_eq!(reply.status.as_u16(), 404);
        assert!(is_page(&reply, "pl", home), "{path}: {}", reply.text);
        assert_eq!(program.get(path).await.refusal(), (404, "unknown"), "{path}");
    }
    let wrong = browser.get(&format!("/play/{TOY}?lang=de")).await;
    assert!(wrong.status.as_u16() == 405 && is_page(&wrong, "de", "../"), "{}", wrong.text);
    assert_eq!(browser.get("/api/nowhere").await.refusal(), (404, "unknown"), "the API has no pages");
    let large = send(&browser, &format!("/play/{TOY}"), &format!("name={}", "a".repeat(70_000))).await;
    assert!(large.status.as_u16() == 413 && is_page(&large, "en", "../"), "{}", large.text);
}

#[tokio::test]
async fn whoever_is_too_fast_is_told_so_on_a_page_even_below_a_prefix() {
    let server = Server::with(|config| {
        // One at once, and the next in a minute.
        config.requests_per_minute = 1;
        config.path_prefix = "/games".parse().expect("a path");
    })
    .await;
    let browser = server.stranger().with("accept", "text/html");
    browser.get("/games/").await;
    let new = format!("/new/{TOY}");
    for (path, home) in [("/games/", "./"), (&format!("/games{new}"), "../"), (&new, "../")] {
        let reply = browser.get(path).await;
        assert!(reply.status.as_u16() == 429 && is_page(&reply, "en", home), "{path}: {}", reply.text);
        assert!(!reply.header("retry-after").is_empty());
    }
    assert_eq!(browser.get("/games/api/games").await.refusal(), (429, "too_fast"));
}

#[tokio::test]
async fn the_list_to_watch_says_who_plays_how_far_they_are_and_since_when() {
    let server = Server::timeless().await;
    let mut host = server.stranger();
    let fields = "name=Ala&seat1=me&seat2=here&name2=Ben&public=true&spectators=true";
    let reply = send(&host, &format!("/new/{TOY}"), fields).await;
    host.keep_cookie(&reply);
    let_the_page_come(&host, &table_of(&reply)).await;
    let live = server.stranger().get("/?part=live&lang=de").await.text;
    for what in ["Ala", "Ben", "Schritt", "seit einer Minute"] {
        assert!(live.contains(what), "{what}: {live}");
    }
}

#[tokio::test]
async fn a_seat_is_kept_for_an_account_by_its_name() {
    let server = Server::unlimited().await;
    let mut host = server.stranger();
    let (path, fields) =
        (format!("/new/{TOY}"), |name: &str| format!("name=Ala&seat1=me&seat2=account&name2={name}"));
    assert!(send(&host, &path, &fields("Nobody")).await.status.is_client_error());
    let ola = server.account("Ola").await;
    let reply = send(&host, &path, &fields("Ola")).await;
    let table = table_of(&reply);
    host.keep_cookie(&reply);
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.json["state"], "open");
    let join = format!("/api/tables/{table}/join");
    assert_eq!(server.guest("Eve").await.post(&join, json!({})).await.refusal(), (409, "full"));
    assert!(ola.post(&join, json!({})).await.status.is_success());
}
