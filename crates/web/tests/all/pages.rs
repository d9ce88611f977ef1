//! The pages of the rulebooks fit together.

use std::collections::BTreeSet;

use catalog::Game;
use i18n::Library;

/// Every page with its file name.
fn pages() -> Vec<(String, String)> {
    let library = Library::embedded();
    let page = |game: &dyn Game, tag: &str| {
        let page = web::rulebook_page(game, library, tag, None).expect("the page can be made");
        (web::page_name(game.name(), tag), page)
    };
    catalog::games().iter().flat_map(|game| library.tags().map(move |tag| page(*game, tag))).collect()
}

/// What stands between quotes after each ` name=`.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!(" {name}=\"");
    page.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn there_is_a_page_for_every_game_in_every_language() {
    assert_eq!(pages().len(), 15);
}

#[test]
fn no_link_of_a_page_is_dead() {
    let pages = pages();
    let names: BTreeSet<&str> = pages.iter().map(|(name, _)| name.as_str()).collect();
    for (name, page) in &pages {
        let ids: BTreeSet<&str> = attributes(page, "id").into_iter().collect();
        let links = attributes(page, "href");
        assert!(links.len() > 50, "{name} has {} links", links.len());
        for link in links {
            let is_alive = match link.strip_prefix('#') {
                Some(id) => ids.contains(id),
                None => names.contains(link),
            };
            assert!(is_alive, "{name}: {link} leads nowhere");
        }
    }
}

#[test]
fn no_id_of_a_page_is_there_twice() {
    for (name, page) in pages() {
        let ids = attributes(&page, "id");
        let mut seen = BTreeSet::new();
        for id in ids {
            assert!(seen.insert(id), "{name}: the id {id} is there twice");
        }
    }
}

#[test]
fn every_page_has_pictures_with_captions_and_no_missing_text() {
    for (name, page) in pages() {
        let count = |what: &str| page.matches(what).count();
        assert!(count("<figure>") >= 6, "{name}");
        assert_eq!(count("<figure>"), count("<figcaption>"), "{name}");
        assert_eq!(count("<figure><svg"), count("<figure>"), "{name}: a picture is missing");
        assert!(!page.contains(['⟨', '⟩']), "{name}: a text is missing");
    }
}

#[test]
fn a_page_needs_nothing_from_anywhere_else() {
    for (name, page) in pages() {
        for outside in ["http://", "https://", "<script", "<link", " src="] {
            // The name of the SVG language is no address that is asked for.
            let found = page.replace("http://www.w3.org/2000/svg", "").contains(outside);
            assert!(!found, "{name} has {outside}");
        }
    }
}

#[test]
fn a_rulebook_of_a_site_leads_to_its_first_page_and_to_the_lesson() {
    let library = Library::embedded();
    for game in catalog::games() {
        let page = web::rulebook_page(*game, library, "de", Some("../")).expect("the page can be made");
        let links = attributes(&page, "href");
        let lesson = format!("../learn/{}?lang=de", game.name());
        assert!(links.contains(&"../?lang=de") && links.contains(&lesson.as_str()), "{}", game.name());
    }
}
