//! Files and pages as they are sent: how long browsers keep them, and how they are compressed.

use std::collections::BTreeSet;

use serde_json::json;

use crate::common::{Client, Reply, Server, TOY, eventually};

/// The cache lifetime of files whose address changes with them.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// The folder that this page loads its files from.
fn folder_of(page: &str) -> &str {
    page.split("assets/").nth(1).and_then(|rest| rest.split('/').next()).expect("it loads files")
}

/// The addresses of all files that a text refers to, from the top of the site.
fn files_in(text: &str) -> BTreeSet<String> {
    let names = text.split("assets/").skip(1);
    let names = names.filter_map(|rest| rest.split(['"', '#', '\\', ')', '&']).next());
    names.map(|name| format!("/assets/{name}")).collect()
}

/// The answer in its best form, which takes a moment to make.
async fn best(client: &Client, path: &str) -> Reply {
    let client = client.with("accept-encoding", "gzip, deflate, br");
    eventually("there is a form compressed with Brotli", async || {
        client.get(path).await.header("content-encoding") == "br"
    })
    .await;
    client.get(path).await
}

#[tokio::test]
async fn every_file_that_pages_and_scenes_refer_to_exists_and_may_be_kept_for_good() {
    let server = Server::timeless().await;
    let guest = server.guest("Ola").await;
    let mut files = BTreeSet::new();
    for game in games::offered().games().iter().map(|game| game.name()) {
        let seats =
            json!([{ "is": "me" }, { "is": "bot", "level": "easy" }, { "is": "bot", "level": "easy" }]);
        let table = guest.post("/api/tables", json!({ "game": game, "seats": seats })).await;
        let table = table.json["id"].as_str().expect("an id").to_owned();
        assert!(guest.knock(&format!("/api/tables/{table}/start")).await.status.is_success());
        let pages = [
            "/".to_owned(),
            format!("/new/{game}"),
            format!("/learn/{game}"),
            format!("/learn/{game}/lesson.json"),
            format!("/rules/{game}.en.html"),
            format!("/table/{table}"),
            format!("/api/tables/{table}/view?words=en&page=true"),
        ];
        for path in pages {
            let page = guest.get(&path).await;
            assert_eq!(page.status, 200, "{path}: {}", page.text);
            let named = files_in(&page.text);
            let is_scene = path.contains("lesson.json") || path.contains("/view");
            assert!(!named.is_empty() || is_scene, "{path} refers to no files");
            files.extend(named);
        }
    }
    assert!(files.len() > 15, "{files:?}");
    let mut imports = BTreeSet::new();
    for path in &files {
        let file = guest.get(path).await;
        assert_eq!((file.status.as_u16(), file.header("cache-control")), (200, FOR_GOOD), "{path}");
        let (folder, _) = path.rsplit_once('/').expect("a folder");
        let names = file.text.split("\"./").skip(1).filter_map(|rest| rest.split('"').next());
        imports.extend(names.map(|name| format!("{folder}/{name}")));
    }
    assert!(!imports.is_empty());
    for path in &imports {
        let file = guest.get(path).await;
        assert_eq!((file.status.as_u16(), file.header("cache-control")), (200, FOR_GOOD), "{path}");
    }
    let folders: BTreeSet<&str> = files.iter().map(|path| folder_of(path)).collect();
    assert_eq!(folders.len(), 1, "{folders:?}");
}

#[tokio::test]
async fn the_address_of_another_version_leads_to_the_current_file_which_is_not_kept_there() {
    let server = Server::start().await;
    let stranger = server.stranger();
    let page = stranger.get("/").await.text;
    let file = stranger.get(&format!("/assets/{}/site.css", folder_of(&page))).await;
    for other in ["/assets/0123456789ab/site.css", "/assets/site.css"] {
        let old = stranger.get(other).await;
        assert_eq!((old.status.as_u16(), old.header("cache-control")), (200, "no-cache"), "{other}");
        assert_eq!((&old.text, old.header("etag")), (&file.text, file.header("etag")));
    }
    for nothing in ["/assets/0123456789ab/site.cs", "/assets/site.cs", "/assets/a/b/site.css"] {
        let reply = stranger.get(nothing).await;
        assert_eq!((reply.status.as_u16(), reply.header("cache-control")), (404, "no-store"), "{nothing}");
    }
}

#[tokio::test]
async fn a_file_says_the_same_in_every_form() {
    let server = Server::unlimited().await;
    let stranger = server.stranger();
    let path = format!("/assets/{}/table.js", folder_of(&stranger.get("/").await.text));
    let plain = stranger.get(&path).await;
    let gzip = stranger.with("accept-encoding", "gzip").get(&path).await;
    let brotli = best(&stranger, &path).await;
    assert_eq!((gzip.header("content-encoding"), brotli.header("content-encoding")), ("gzip", "br"));
    assert!(brotli.size < gzip.size && gzip.size * 2 < plain.size);
    let mut tags = BTreeSet::new();
    for reply in [&plain, &gzip, &brotli] {
        assert_eq!((reply.status.as_u16(), &reply.text), (200, &plain.text));
        assert_eq!((reply.header("vary"), reply.header("cache-control")), ("accept-encoding", FOR_GOOD));
        assert_eq!(reply.header("content-length"), reply.size.to_string());
        tags.insert(reply.header("etag"));
    }
    assert_eq!(tags.len(), 3, "{tags:?}");
    for refusing in ["identity", "br;q=0, gzip;q=0", "gzip; q=0", "deflate"] {
        let reply = stranger.with("accept-encoding", refusing).get(&path).await;
        assert_eq!((reply.header("content-encoding"), reply.size), ("", plain.size), "{refusing}");
    }
    let head = stranger.with("accept-encoding", "br").call("HEAD", &path, None, bytes::Bytes::new()).await;
    assert_eq!((head.status.as_u16(), head.size, head.header("etag")), (200, 0, brotli.header("etag")));
    assert_eq!(head.header("content-length"), brotli.size.to_string());
}

#[tokio::test]
async fn a_browser_that_has_a_current_form_is_told_so() {
    let server = Server::unlimited().await;
    let browser = server.stranger().with("accept-encoding", "gzip, br");
    let path = "/assets/table.js";
    let gzip = server.stranger().with("accept-encoding", "gzip").get(path).await;
    let brotli = best(&server.stranger(), path).await;
    for reply in [&gzip, &brotli] {
        let tag = reply.header("etag");
        for known in [tag.to_owned(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
            let again = browser.with("if-none-match", &known).get(path).await;
            assert_eq!((again.status.as_u16(), again.size), (304, 0), "{known}");
            assert!(known == "*" || again.header("etag") == tag);
            assert_eq!(
                (again.header("vary"), again.header("cache-control")),
                ("accept-encoding", "no-cache")
            );
        }
    }
    let unable = server.stranger().with("accept-encoding", "gzip");
    let fresh = unable.with("if-none-match", brotli.header("etag")).get(path).await;
    assert_eq!((fresh.status.as_u16(), fresh.header("content-encoding")), (200, "gzip"));
    let changed = browser.with("if-none-match", "\"0123456789abcdef-br\"").get(path).await;
    assert_eq!(changed.status, 200);
}

#[tokio::test]
async fn pages_that_are_the_same_for_everybody_are_compressed_for_everybody() {
    let server = Server::timeless().await;
    let guest = server.guest("Ola").await;
    let seats = json!([{ "is": "me" }, { "is": "bot", "level": "easy" }]);
    let mut pages = vec!["/api".to_owned(), "/api/openapi.json".to_owned()];
    for game in games::offered().games().iter().map(|game| game.name()) {
        let table = guest.post("/api/tables", json!({ "game": game, "seats": seats })).await;
        pages.extend([
            format!("/table/{}", table.json["id"].as_str().expect("an id")),
            format!("/learn/{game}"),
            format!("/learn/{game}/lesson.json"),
            format!("/rules/{game}.en.html"),
        ]);
    }
    for path in pages {
        let plain = guest.get(&path).await;
        let gzip = guest.with("accept-encoding", "gzip").get(&path).await;
        let brotli = best(&guest, &path).await;
        assert_eq!(
            (plain.header("content-encoding"), gzip.header("content-encoding")),
            ("", "gzip"),
            "{path}"
        );
        assert_eq!((&gzip.text, &brotli.text), (&plain.text, &plain.text), "{path}");
        assert!(brotli.size < gzip.size && gzip.size * 2 < plain.size, "{path}");
        for reply in [&plain, &gzip, &brotli] {
            assert_eq!(reply.header("vary"), "accept-encoding", "{path}");
            assert_ne!(reply.header("cache-control"), FOR_GOOD, "{path} has an address for good");
        }
        let is_frame =
            path.starts_with("/table/") || path.starts_with("/learn/") && !path.contains("lesson.json");
        assert_eq!(plain.header("cache-control") == "no-store", is_frame, "{path}");
    }
}

#[tokio::test]
async fn all_tables_of_a_game_have_the_same_page() {
    let server = Server::unlimited().await;
    let (ola, ben) = (server.guest("Ola").await, server.guest("Ben").await);
    let seats = json!([{ "is": "me" }, { "is": "bot", "level": "easy" }]);
    let ask = json!({ "game": TOY, "seats": seats });
    let (one, other) = (ola.post("/api/tables", ask.clone()).await, ben.post("/api/tables", ask).await);
    let path = |reply: &Reply| format!("/table/{}", reply.json["id"].as_str().expect("an id"));
    let (first, second) = (ola.get(&path(&one)).await, server.stranger().get(&path(&other)).await);
    assert_eq!((first.status.as_u16(), &first.text), (200, &second.text));
    assert_ne!(ola.get(&format!("{}?lang=de", path(&one))).await.text, first.text);
    assert_eq!(ola.get("/table/0123456789abcdef").await.status, 404);
}

#[tokio::test]
async fn a_page_with_something_of_its_visitor_is_not_compressed() {
    let server = Server::unlimited().await;
    let (new, unknown) = (format!("/new/{TOY}"), format!("/new/{TOY}x"));
    let all = |client: &Client| client.with("accept-encoding", "gzip, br").with("accept", "text/html");
    let (stranger, guest) = (all(&server.stranger()), all(&server.guest("Ola").await));
    for path in ["/", "/?part=live", &new] {
        for (client, encoding) in [(&stranger, "gzip"), (&guest, "")] {
            let page = client.get(path).await;
            assert_eq!((page.status.as_u16(), page.header("content-encoding")), (200, encoding), "{path}");
            assert_eq!((page.header("vary"), page.header("cache-control")), ("accept-encoding", "no-store"));
        }
        let gzip = server.stranger().with("accept-encoding", "gzip").get(path).await;
        let plain = server.stranger().get(path).await;
        assert_eq!(
            (gzip.header("content-encoding"), plain.header("content-encoding")),
            ("gzip", ""),
            "{path}"
        );
        assert_eq!(gzip.text, plain.text, "{path}");
        assert_eq!(plain.header("content-security-policy"), gzip.header("content-security-policy"));
    }
    // A refusal repeats the question, and the API answers with private things.
    for path in [&unknown, "/api/games"] {
        assert_eq!(stranger.get(path).await.header("content-encoding"), "", "{path}");
        assert_eq!(guest.get(path).await.header("content-encoding"), "", "{path}");
    }
}
