//! Guided first games, as browsers get them.

use crate::common::{Server, TOY, let_the_page_come};
use bytes::Bytes;

#[tokio::test]
async fn every_game_can_be_learnt_in_every_language_by_anybody() {
    let server = Server::unlimited().await;
    let stranger = server.stranger();
    for game in games::offered().games().iter().map(|game| game.name()) {
        for tag in ["de", "en", "fr", "it", "pl"] {
            let page = stranger.get(&format!("/learn/{game}?lang={tag}")).await;
            assert_eq!(page.status.as_u16(), 200);
            assert!(page.text.contains(&format!("lang=\"{tag}\"")), "{game} in {tag}");
            assert!(page.text.contains(&format!("action=\"../play/{game}?lang={tag}\"")), "{}", page.text);
            let lesson = stranger.get(&format!("/learn/{game}/lesson.json?lang={tag}")).await;
            assert_eq!(lesson.status.as_u16(), 200);
            assert!(lesson.json["stops"].as_array().is_some_and(|stops| stops.len() >= 12));
        }
        assert!(stranger.get("/").await.text.contains(&format!("href=\"learn/{game}\"")));
    }
    for nothing in ["chess", TOY] {
        assert_eq!(stranger.get(&format!("/learn/{nothing}")).await.status.as_u16(), 404);
        assert_eq!(stranger.get(&format!("/learn/{nothing}/lesson.json")).await.status.as_u16(), 404);
    }
}

#[tokio::test]
async fn after_the_lesson_one_plays_against_easy_bots() {
    let server = Server::timeless().await;
    let mut guest = server.stranger();
    let browser = guest.with("sec-fetch-site", "same-origin");
    let form = Some("application/x-www-form-urlencoded");
    let reply = browser.call("POST", &format!("/play/{TOY}"), form, Bytes::from_static(b"level=easy")).await;
    let table = reply.header("location").strip_prefix("../table/").expect("it leads to a table").to_owned();
    guest.keep_cookie(&reply);
    let_the_page_come(&guest, &table).await;
    let face = guest.get(&format!("/api/tables/{table}")).await.json;
    assert_eq!((&face["state"], &face["seats"][1]["level"]), (&"running".into(), &"easy".into()), "{face}");
}

#[tokio::test]
async fn lessons_and_rulebooks_are_sent_once_to_a_browser_that_keeps_them() {
    let server = Server::unlimited().await;
    let stranger = server.stranger();
    for game in games::offered().games().iter().map(|game| game.name()) {
        let lesson = |tag: &str| format!("/learn/{game}/lesson.json?lang={tag}");
        for path in [lesson("de"), format!("/rules/{game}.de.html")] {
            let first = stranger.get(&path).await;
            let again = stranger.with("if-none-match", first.header("etag")).get(&path).await;
            assert_eq!((again.status.as_u16(), again.text.len()), (304, 0), "{path}");
        }
        let (german, polish) = (stranger.get(&lesson("de")).await, stranger.get(&lesson("pl")).await);
        assert_ne!(german.text, polish.text, "{game}");
    }
}
