//! The site's pages fit together: texts, links, files, sizes.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use catalog::Game;
use contract::{OptionInfo, OptionValues};
use web::{Assets, Face, Fields, House, LineStage, Lists, Offered, Pace, Shell, TableLine, Visitor};

/// The toy game.
const TOY: &str = "higher";

/// The files of all games' pages.
static ASSETS: LazyLock<Assets> = LazyLock::new(|| Assets::of(games::all()));

/// A page of the site.
fn shell<'a>(tag: &str, root: &'a str) -> Shell<'a> {
    Shell::new(games::all(), &ASSETS, games::all().library(), tag, root)
}

const HOUSE: House = House { takes_guests: true, takes_accounts: true };

fn line(stage: LineStage) -> TableLine {
    TableLine {
        id: "0123456789abcdef".into(),
        game: TOY.into(),
        stage,
        others: vec!["Ola".into(), "<b>".into()],
        faces: vec![Face::Person(7), Face::Bot(2)],
        taken: 3,
        seats: 4,
        pace: Pace::Sitting { reserve_s: 600, increment_s: 30 },
        steps: 45,
        minutes: 12,
    }
}

/// Lists with every kind of line.
fn lists() -> Lists {
    let name = || vec!["Ola".to_owned()];
    let own = vec![
        line(LineStage::YourTurn),
        line(LineStage::Waiting(name())),
        line(LineStage::Waiting(Vec::new())),
        line(LineStage::Open),
        TableLine { taken: 4, ..line(LineStage::Open) },
        line(LineStage::Over { you: true, winners: Vec::new() }),
        line(LineStage::Over { you: true, winners: name() }),
        line(LineStage::Over { you: false, winners: name() }),
        line(LineStage::Over { you: false, winners: Vec::new() }),
    ];
    let days = TableLine { pace: Pace::Days { days: 3 }, ..line(LineStage::Open) };
    let hours = TableLine { pace: Pace::Days { days: 0 }, others: Vec::new(), ..line(LineStage::Open) };
    Lists {
        own,
        open: vec![line(LineStage::Open), days, hours],
        running: [0, 1, 59, 60, 300, 1440, 9999]
            .map(|minutes| TableLine { minutes, ..line(LineStage::Waiting(name())) })
            .into(),
    }
}

/// Every game as it is offered, including drafts.
fn offered() -> impl Iterator<Item = Offered> {
    games::all().games().iter().map(|game| Offered::new(*game))
}

/// Every page in every language, with the path to the start page.
fn pages() -> Vec<(String, &'static str, String)> {
    let library = games::all().library();
    let visitor = Visitor { name: "Kasia".into(), has_account: false };
    let account = Visitor { has_account: true, ..visitor.clone() };
    let mut pages = Vec::new();
    for tag in library.tags() {
        let top = shell(tag, "");
        pages.push((format!("start {tag}"), "", web::start_page(&top, None, HOUSE, &Lists::default(), None)));
        pages.push((
            format!("full start {tag}"),
            "",
            web::start_page(&top, Some(&visitor), HOUSE, &lists(), Some("0123456789abcdef")),
        ));
        let closed = House { takes_guests: false, takes_accounts: false };
        pages.push((
            format!("closed {tag}"),
            "",
            web::start_page(&top, Some(&account), closed, &Lists::default(), None),
        ));
        let shell = Shell { carries_language: true, ..shell(tag, "../") };
        for (status, why) in
            [(409, "The seat is taken."), (403, ""), (404, ""), (405, ""), (413, ""), (429, ""), (503, "")]
        {
            pages.push((format!("trouble {status} {tag}"), "../", web::trouble_page(&shell, status, why)));
        }
        for offered in offered() {
            let info = offered.game.info(shell.texts);
            for preset in offered.presets() {
                let page = web::new_table_page(&shell, Some(&visitor), offered, &info, Some(preset.name));
                pages.push((format!("new {} {} {tag}", offered.name(), preset.name), "../", page));
            }
        }
    }
    pages
}

/// The quoted text after each ` name=`.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!(" {name}=\"");
    page.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn no_text_is_missing_and_nothing_people_write_becomes_markup() {
    for (name, _, page) in pages() {
        let missing = page.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next());
        assert_eq!(missing, None, "{name}");
        assert!(!page.contains("<b>,") && !page.contains("and <b>"), "{name}");
    }
}

#[test]
fn no_id_occurs_twice_and_every_label_has_its_field() {
    for (name, _, page) in pages() {
        let mut seen = BTreeSet::new();
        for id in attributes(&page, "id") {
            assert!(seen.insert(id), "{name}: the id {id} occurs twice");
        }
        for what in ["for", "aria-labelledby", "popovertarget", "form"] {
            for id in attributes(&page, what) {
                assert!(seen.contains(id), "{name}: {what}={id}");
            }
        }
    }
}

#[test]
fn every_link_stays_inside_the_site_and_every_file_exists() {
    let folder = format!("assets/{}/", ASSETS.folder());
    let files: BTreeSet<&str> = ASSETS.all().iter().map(|asset| asset.name).collect();
    let places = [
        "", "./", "learn/", "table/", "replay/", "rules/", "new/", "play/", "sit/", "me", "login", "account",
        "logout", "api",
    ];
    for (name, root, page) in pages() {
        for what in ["href", "src", "action", "formaction"] {
            for link in attributes(&page, what) {
                let path = link.split(['?', '#']).next().unwrap_or_default();
                if path.is_empty() {
                    continue;
                }
                assert!(!path.starts_with('/') && !path.contains(':'), "{name}: {link}");
                let path = path
                    .strip_prefix(root)
                    .unwrap_or_else(|| panic!("{name}: {link} does not begin with {root}"));
                match path.strip_prefix(&folder) {
                    Some(file) => {
                        assert!(files.contains(file) || Face::of_file(file).is_some(), "{name}: {link}");
                    }
                    None => assert!(
                        places
                            .iter()
                            .any(|place| path == *place || place.ends_with('/') && path.starts_with(place)),
                        "{name}: {link}"
                    ),
                }
            }
        }
    }
}

#[test]
fn the_folder_of_the_files_follows_from_the_games() {
    assert_eq!(Assets::of(games::all()).folder(), ASSETS.folder());
    assert_ne!(Assets::of(games::offered()).folder(), ASSETS.folder(), "drafts have a style of their own");
    assert_eq!(ASSETS.prefix(), format!("../assets/{}/", ASSETS.folder()));
}

#[test]
fn scripts_and_styles_refer_to_files_in_their_own_folder() {
    let files: BTreeSet<&str> = ASSETS.all().iter().map(|asset| asset.name).collect();
    let mut imports = 0;
    for asset in ASSETS.all() {
        assert!(!asset.text.contains("assets/"), "{} knows where it is", asset.name);
        for file in asset.text.split("\"./").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(files.contains(file), "{}: {file}", asset.name);
            imports += 1;
        }
    }
    assert!(imports > 10, "there are only {imports} imports");
}

#[test]
fn pages_contain_no_inline_styles_or_scripts() {
    for (name, _, page) in pages() {
        for wrong in [" style=\"", "<style", " onclick", "javascript:", "http://", "https://"] {
            assert!(!page.contains(wrong), "{name}: {wrong}");
        }
        let tags = |tag: &str| page.matches(tag).count();
        assert_eq!((tags("<h1"), tags("<main"), tags("<header"), tags("<footer")), (1, 1, 1, 1), "{name}");
        assert_eq!(tags("<script"), tags("<script src=") + tags("<script type=\"module\" src="), "{name}");
    }
}

#[test]
fn elements_are_closed_in_the_order_they_were_opened() {
    let void = ["meta", "link", "input", "img", "!DOCTYPE"];
    for (name, _, page) in pages() {
        let mut open = Vec::new();
        for part in page.split('<').skip(1) {
            let tag = part.split(['>', ' ', '/']).next().unwrap_or_default();
            if let Some(closed) = part.strip_prefix('/') {
                let closed = closed.split('>').next().unwrap_or_default();
                assert_eq!(open.pop(), Some(closed), "{name}");
            } else if !void.contains(&tag) && !part.split('>').next().unwrap_or_default().ends_with('/') {
                open.push(tag);
            }
        }
        assert!(open.is_empty(), "{name}: {open:?}");
    }
}

#[test]
fn the_start_page_is_small() {
    let size =
        |name: &str| ASSETS.all().iter().find(|asset| asset.name == name).map_or(0, |asset| asset.text.len());
    let folder = format!("assets/{}/", ASSETS.folder());
    assert!(size("site.js") <= 8 * 1024, "site.js has {} bytes", size("site.js"));
    for (name, _, page) in pages().into_iter().filter(|(name, ..)| name.contains("start")) {
        let mut files: Vec<&str> = [attributes(&page, "src"), attributes(&page, "href")].concat();
        files.sort_unstable();
        files.dedup();
        let loaded: usize = files.iter().filter_map(|file| file.strip_prefix(&folder)).map(size).sum();
        let sum = page.len() + loaded;
        assert!(loaded > 40_000 && sum <= 100 * 1024, "{name}: {sum} bytes");
    }
}

#[test]
fn every_preset_is_a_table_that_games_accept() {
    for offered in offered() {
        let game = offered.game;
        let info = game.info(games::all().library().english());
        let accepted = |table: &serde_json::Value| {
            let seats = table["seats"].as_array().map_or(0, Vec::len);
            let setup = catalog::Setup {
                seats: seats as u8,
                options: table["options"].clone(),
                content: None,
                rules: None,
            };
            game.engine().check_setup(&setup).is_ok()
        };
        let at_once = web::table_at_once(&info, offered, "easy");
        assert!(accepted(&at_once) && !web::has_free_seat(&at_once), "{at_once}");
        for preset in offered.presets() {
            let mut fields = Fields::new();
            for (index, seat) in preset.seats.iter().enumerate() {
                fields.insert(format!("seat{}", index + 1), (*seat).to_owned());
            }
            for option in &info.options {
                let own = preset.options.iter().find(|(name, _)| *name == option.info.name);
                let value = own.map_or(option.info.default, |(_, value)| value);
                if value != "false" {
                    fields.insert(format!("option-{}", option.info.name), value.to_owned());
                }
            }
            let table = web::table_of_form(&info, &fields);
            assert!(accepted(&table), "{} {}: {table}", offered.name(), preset.name);
        }
    }
}

/// A game whose only option is a number, with that option.
fn a_game_with_a_number_to_choose() -> (&'static dyn Game, &'static str) {
    let number = games::all().games().iter().find_map(|game| match game.engine().options() {
        [OptionInfo { name, values: OptionValues::Number { .. }, .. }] => Some((*game, *name)),
        _ => None,
    });
    number.expect("this test needs a game with a number to choose, and there is none")
}

#[test]
fn a_form_determines_the_players_and_what_is_allowed() {
    let (game, option) = a_game_with_a_number_to_choose();
    let info = game.info(games::all().library().english());
    let option_field = format!("option-{option}");
    let fields = [
        ("seat1", "me"),
        ("seat2", "free"),
        ("seat3", "hard"),
        ("seat4", "here"),
        ("name4", " Zoë "),
        ("seat5", "closed"),
        (option_field.as_str(), "40"),
        ("clock", "day"),
        ("public", "true"),
        ("chat", "true"),
    ];
    let fields: Fields =
        fields.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let table = web::table_of_form(&info, &fields);
    let expected = serde_json::json!({
        "game": game.name(),
        "seats": [{ "is": "me" }, { "is": "open" }, { "is": "bot", "level": "hard" }, { "is": "here", "name": "Zoë" }],
        "options": { option: 40 },
        "visibility": "public", "spectators": false, "chat": true, "hints": false,
        "clock": { "kind": "correspondence", "per_decision_s": 86400 },
    });
    assert_eq!(table, expected);
    assert!(web::has_free_seat(&table));
}

#[test]
fn every_kind_of_trouble_has_its_own_words() {
    let shell = shell("en", "");
    let heading = |status| {
        let page = web::trouble_page(&shell, status, "");
        page.split("<h1>").nth(1).and_then(|rest| rest.split('<').next()).map(str::to_owned)
    };
    let headings: BTreeSet<_> = [400, 403, 404, 405, 429, 500].map(heading).into();
    assert_eq!(headings.len(), 6, "{headings:?}");
    assert_eq!((heading(503), heading(409), heading(401)), (heading(500), heading(400), heading(403)));
}

#[test]
fn a_seat_can_be_reserved_for_an_account_and_then_the_table_waits() {
    let info = games::all().game(TOY).expect("the toy game is known").info(games::all().library().english());
    let fields = [("seat1", "me"), ("seat2", "account"), ("name2", " Ola ")];
    let fields: Fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let table = web::table_of_form(&info, &fields);
    assert_eq!(table["seats"][1], serde_json::json!({ "is": "account", "name": "Ola" }));
    assert!(web::has_free_seat(&table));
}

#[test]
fn scripts_have_no_trailing_comments() {
    for asset in ASSETS.all().iter().filter(|asset| asset.media_type.starts_with("text/javascript")) {
        for line in asset.text.lines().map(str::trim) {
            let is_comment = line.starts_with("//") || line.starts_with('*') || line.starts_with("/*");
            assert!(line.matches('`').count() % 2 == 0, "{}: {line}", asset.name);
            assert!(is_comment || !line.contains(" // "), "{}: {line}", asset.name);
        }
    }
}
