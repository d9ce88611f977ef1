//! What people see at a table before the game begins.

use catalog::Game;
use contract::Seat;
use i18n::Texts;
use serde_json::{Value, json};
use web::{Lobby, LobbySeat, Pace, Sitter};

/// A viewer of a table of four: Ola, who owns it, Adam, a bot and a free seat.
#[derive(Clone, Copy, PartialEq)]
enum Viewer {
    Ola,
    Adam,
    Stranger,
    Guest,
}

fn options(game: &dyn Game) -> Value {
    let setup = catalog::Setup { seats: 4, options: json!({}), content: None, rules: None };
    game.engine().check_setup(&setup).expect("four can play with the usual options")
}

fn lobby(game: &'static dyn Game, options: &Value, texts: &Texts, viewer: Viewer) -> String {
    let person = |name: &str| Sitter::Person { name: name.into(), face: 7 };
    let sitters = [person("Ola <b>"), person("Adam"), Sitter::Bot("Blip".into()), Sitter::Free];
    let seat = |(place, by)| LobbySeat {
        seat: Seat::at(place),
        by,
        is_own: [Viewer::Ola, Viewer::Adam].get(place) == Some(&viewer),
    };
    let lobby = Lobby {
        texts,
        id: "0123456789abcdef",
        files: "../assets/1/",
        game,
        options,
        pace: Pace::Unhurried,
        is_public: false,
        has_spectators: true,
        has_hints: true,
        seats: sitters.into_iter().enumerate().map(seat).collect(),
        is_starting: false,
        is_host: viewer == Viewer::Ola,
        is_stranger: viewer == Viewer::Stranger,
        host: Some("Ola <b>"),
    };
    lobby.html()
}

fn english(viewer: Viewer) -> String {
    let game = games::offered().games()[0];
    lobby(game, &options(game), games::all().library().english(), viewer)
}

fn count(html: &str, what: &str) -> usize {
    html.matches(what).count()
}

#[test]
fn no_text_is_missing_in_any_language_and_names_are_not_markup() {
    let library = games::all().library();
    for game in games::offered().games() {
        let options = options(*game);
        for texts in library.tags().filter_map(|tag| library.texts(tag)) {
            for viewer in [Viewer::Ola, Viewer::Adam, Viewer::Stranger, Viewer::Guest] {
                let html = lobby(*game, &options, texts, viewer);
                assert!(!html.contains('⟨'), "{} {}: {html}", game.name(), texts.tag());
                assert!(!html.contains("<b>,") && html.contains("Ola &lt;b&gt;"), "{}", texts.tag());
            }
        }
    }
}

#[test]
fn an_invitation_has_one_button_to_sit_down_and_shows_the_game() {
    let html = english(Viewer::Stranger);
    assert_eq!(count(&html, "data-post="), 1, "{html}");
    assert!(html.contains("data-post=\"join\"") && html.contains("../assets/1/poster-"), "{html}");
    assert!(html.contains("data-guest-name") && html.contains("?next=0123456789abcdef#login"), "{html}");
    let known = english(Viewer::Guest);
    assert!(
        known.contains("data-known") && !known.contains("#login"),
        "somebody with a session need not log in"
    );
}

#[test]
fn only_the_owner_seats_bots_and_removes_people() {
    let (owner, other) = (english(Viewer::Ola), english(Viewer::Adam));
    for (what, times) in [("bot", 1), ("remove", 2), ("swap", 3), ("start", 1)] {
        assert_eq!(count(&owner, &format!("data-post=\"{what}\"")), times, "{what}: {owner}");
    }
    for (what, times) in [("bot", 0), ("remove", 0), ("swap", 1), ("start", 0)] {
        assert_eq!(count(&other, &format!("data-post=\"{what}\"")), times, "{what}: {other}");
    }
    for html in [owner, other] {
        assert_eq!(count(&html, "<mark>"), 1, "one seat is the viewer's: {html}");
    }
}

#[test]
fn the_settings_are_told_in_sentences_and_only_the_unusual_ones_in_full() {
    let game = games::offered().games()[0];
    let (usual, texts) = (options(game), games::all().library().english());
    let told = |options: &Value| lobby(game, options, texts, Viewer::Ola);
    let info = game.info(texts);
    let option = info.options.last().expect("an option");
    assert!(!told(&usual).contains(&option.title), "{} is as usual", option.title);
    let mut changed = usual.clone();
    changed[option.info.name] = json!(12345);
    assert!(told(&changed).contains(&format!("{}: 12345.", option.title)));
}
