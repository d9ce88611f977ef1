//! The rulebook pages fit together.

use std::collections::BTreeSet;

use catalog::Game;
use web::Assets;

/// Every page of some games, with its file name.
fn pages_of(games: &[&'static dyn Game]) -> Vec<(String, String)> {
    let library = games::all().library();
    let page = |game: &'static dyn Game, tag: &str| {
        let page = web::rulebook_page(games::all(), game, library, tag, None).expect("the page can be made");
        (web::page_name(game.name(), tag), page)
    };
    games.iter().flat_map(|game| library.tags().map(move |tag| page(*game, tag))).collect()
}

/// Every page with its file name, including those of drafts.
fn pages() -> Vec<(String, String)> {
    pages_of(games::all().games())
}

/// The pages of finished games.
fn finished_pages() -> Vec<(String, String)> {
    pages_of(games::offered().games())
}

/// The quoted text after each ` name=`.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!(" {name}=\"");
    page.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn there_is_a_page_for_every_game_in_every_language() {
    assert_eq!(pages().len(), games::all().games().len() * 5);
}

#[test]
fn no_link_on_a_page_is_dead() {
    let pages = pages();
    let names: BTreeSet<&str> = pages.iter().map(|(name, _)| name.as_str()).collect();
    for (name, page) in &pages {
        let ids: BTreeSet<&str> = attributes(page, "id").into_iter().collect();
        for link in attributes(page, "href") {
            let is_alive = match link.strip_prefix('#') {
                Some(id) => ids.contains(id),
                None => names.contains(link),
            };
            assert!(is_alive, "{name}: {link} leads nowhere");
        }
    }
}

#[test]
fn the_page_of_a_finished_game_has_many_links() {
    for (name, page) in finished_pages() {
        let links = attributes(&page, "href").len();
        assert!(links > 50, "{name} has {links} links");
    }
}

#[test]
fn no_id_occurs_twice_on_a_page() {
    for (name, page) in pages() {
        let ids = attributes(&page, "id");
        let mut seen = BTreeSet::new();
        for id in ids {
            assert!(seen.insert(id), "{name}: the id {id} occurs twice");
        }
    }
}

#[test]
fn every_page_has_pictures_with_captions_and_no_missing_text() {
    for (name, page) in finished_pages() {
        assert!(page.matches("<figure>").count() >= 6, "{name}");
    }
    for (name, page) in pages() {
        let count = |what: &str| page.matches(what).count();
        assert_eq!(count("<figure>"), count("<figcaption>"), "{name}");
        assert_eq!(count("<figure><svg"), count("<figure>"), "{name}: a picture is missing");
        assert!(!page.contains(['⟨', '⟩']), "{name}: a text is missing");
    }
}

#[test]
fn a_page_needs_nothing_from_anywhere_else() {
    for (name, page) in pages() {
        for outside in ["http://", "https://", "<link", " src="] {
            // The SVG namespace is not an address that is fetched.
            let found = page.replace("http://www.w3.org/2000/svg", "").contains(outside);
            assert!(!found, "{name} has {outside}");
        }
    }
}

#[test]
fn a_rulebook_on_a_site_links_to_the_start_page_and_to_the_lesson() {
    let (library, assets) = (games::all().library(), Assets::of(games::all()));
    for game in games::all().games() {
        let page = web::rulebook_page(games::all(), *game, library, "de", Some(&assets));
        let page = page.expect("the page can be made");
        let links = attributes(&page, "href");
        let lesson = format!("../learn/{}?lang=de", game.name());
        assert!(links.contains(&"../?lang=de"), "{}", game.name());
        assert!(
            page.contains(&format!("<script src=\"{}rulebook.js\">", assets.prefix())),
            "{}",
            game.name()
        );
        // Drafts have no lesson.
        assert_eq!(links.contains(&lesson.as_str()), game.offer().is_some(), "{}", game.name());
    }
}
