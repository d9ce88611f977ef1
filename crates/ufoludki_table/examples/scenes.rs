//! Writes tables of random games as pages one can look at: `cargo run -p ufoludki_table --example scenes FOLDER`.
//! Serve the folder over HTTP: browsers load no parts of other files from a disk.

use std::fs;
use std::path::{Path, PathBuf};

use frame::Look;
use i18n::{Library, Names, Teller};
use table::{FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use ufoludki::{Action, Event, State, Ufoludki};
use ufoludki_table::{ASSETS, scene, touches};

const NAMES: [&str; 6] = ["Ola", "Wolfeschlegelstein", "Tomek", "Zosia", "Bartłomiej", "Li"];

/// A moment of a game, and how somebody looks at it.
struct Picture {
    name: &'static str,
    seats: u8,
    seed: u64,
    moves: u32,
    tag: &'static str,
    watches: bool,
    pick: Pick,
}

/// What the viewer has pointed at.
#[derive(Clone, Copy, PartialEq)]
enum Pick {
    Nothing,
    /// The first card of which this holds, with its outcome.
    Card(fn(Action) -> bool),
    /// A Counterattack whose target is still open.
    Target,
}

fn page(body: &str, tag: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{tag}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
        <link rel=\"stylesheet\" href=\"assets/ufoludki.css\"><style>html{{color-scheme:light dark}}html[data-theme=dark]{{color-scheme:dark}}\
        html[data-theme=light]{{color-scheme:light}}body{{margin:0}}*{{box-sizing:border-box}}[data-preview]:not(.shown){{display:none!important}}\
        #scene{{height:100vh;container:scene/size}}@media(max-width:719px){{#scene{{height:auto;container:scene/inline-size}}}}</style>\
        <script>document.documentElement.dataset.theme=location.hash.slice(1)||'light';document.documentElement.dataset.motion='off'</script>\
        <div id=\"scene\" class=\"ufoludki\">{body}</div></html>"
    )
}

/// Plays so many moves, then on until the game is over if that is wanted; returns the last decision's events.
fn play(game: &Ufoludki, picture: &Picture) -> (State, Vec<Event>) {
    let mut dice = FastDice::seeded(picture.seed);
    let (mut state, mut events, mut actions) = (game.start(), Vec::new(), Vec::new());
    let mut moves = 0;
    loop {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut events);
            }
            Waiting::Seats(seats) if moves < picture.moves => {
                let Some(seat) = seats.first() else { break };
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[table::Dice::below(&mut dice, actions.len() as u32) as usize];
                events.clear();
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
                moves += 1;
            }
            _ => break,
        }
    }
    (state, events)
}

/// Adds a class to every element that has this attribute.
fn mark(body: &str, attribute: &str, class: &str) -> String {
    let mut marked = String::new();
    let mut rest = body;
    while let Some(at) = rest.find(attribute) {
        let start = rest[..at].rfind('<').unwrap_or(at);
        let element = &rest[start..at];
        match element.find("class=\"") {
            Some(place) => {
                let place = start + place + 7;
                marked += &rest[..place];
                marked += class;
                marked.push(' ');
                marked += &rest[place..at + attribute.len()];
            }
            None => {
                marked += &rest[..at];
                marked += &format!("class=\"{class}\" {attribute}");
            }
        }
        rest = &rest[at + attribute.len()..];
    }
    marked + rest
}

fn draw(picture: &Picture) -> String {
    let game = Ufoludki::standard(picture.seats).expect("a table of this size");
    let (state, events) = play(&game, picture);
    let due = match game.waiting(&state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    let seat = due.first().unwrap_or(Seat::at(0));
    let viewer = if picture.watches { Viewer::Spectator } else { Viewer::Seat(seat) };
    let mut legal = Vec::new();
    if !picture.watches {
        game.legal_actions(&state, seat, &mut legal);
    }
    let names = Names::new(NAMES);
    let texts = Library::embedded().texts(picture.tag).expect("a language");
    let look = Look {
        teller: Teller { texts, names: &names },
        viewer,
        due,
        scores: game.scores(&state),
        winners: game.winners(&state),
        legal: &legal,
        draft: &[],
        recent: &events,
        assets: "assets/",
    };
    let view = game.view(&state, viewer);
    let mut body = scene(&game, &view, &look).into_string();
    let size = body.len();
    for action in &legal {
        if let Some(thing) = touches(&game, &view, *action).first() {
            let attribute = format!("data-thing=\"{thing}\"");
            if !body.contains(&format!("lit \" {attribute}")) {
                body = mark(&body, &attribute, "lit");
            }
        }
    }
    let picked = match picture.pick {
        Pick::Nothing => None,
        Pick::Card(fits) => legal.iter().rev().find(|action| fits(**action)),
        Pick::Target => legal.iter().find(|action| matches!(action, Action::Counterattack(_))),
    };
    if let Some(action) = picked {
        let things = touches(&game, &view, *action);
        body = mark(&body, &format!("data-thing=\"{}\"", things[0]), "chosen");
        if picture.pick == Pick::Target {
            for action in legal.iter().filter(|action| matches!(action, Action::Counterattack(_))) {
                let target = touches(&game, &view, *action)[1];
                body = mark(&body, &format!("data-thing=\"{target}\""), "lit target");
            }
        } else {
            body = mark(&body, &format!("data-preview=\"{action}\""), "shown");
        }
    }
    eprintln_size(picture.name, size);
    page(&body, picture.tag)
}

#[expect(clippy::print_stderr, reason = "says what was written")]
fn eprintln_size(name: &str, size: usize) {
    eprintln!("{name}: {size} bytes");
}

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("the folder can be written");
}

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("a folder"));
    fs::create_dir_all(folder.join("assets")).expect("the folder can be made");
    for asset in ASSETS {
        write(&folder.join("assets"), asset.name, asset.text);
    }
    let saucer: fn(Action) -> bool = |action| matches!(action, Action::Saucer(_));
    let strength: fn(Action) -> bool = |action| matches!(action, Action::Strength(_));
    let general: fn(Action) -> bool = |action| action == Action::General;
    let strike: fn(Action) -> bool = |action| matches!(action, Action::Counterattack(_));
    let picture = |name, seats, seed, moves, tag, pick| Picture { name, seats, seed, moves, tag, watches: false, pick };
    let pictures = [
        picture("start-3", 3, 1, 0, "en", Pick::Nothing),
        picture("middle-4", 4, 5, 14, "en", Pick::Card(saucer)),
        picture("strength-4", 4, 9, 12, "de", Pick::Card(strength)),
        picture("middle-2", 2, 3, 9, "pl", Pick::Card(saucer)),
        picture("middle-6", 6, 4, 20, "fr", Pick::Card(saucer)),
        picture("target-5", 5, 8, 17, "it", Pick::Target),
        picture("strike-6", 6, 12, 22, "en", Pick::Card(strike)),
        picture("general-4", 4, 21, 10, "pl", Pick::Card(general)),
        picture("late-5", 5, 30, 24, "de", Pick::Nothing),
        picture("over-4", 4, 5, 900, "en", Pick::Nothing),
        picture("over-6", 6, 7, 900, "fr", Pick::Nothing),
        Picture { watches: true, ..picture("watch-6", 6, 4, 20, "en", Pick::Nothing) },
        Picture { watches: true, ..picture("watch-3", 3, 2, 11, "pl", Pick::Nothing) },
    ];
    for picture in &pictures {
        write(&folder, &format!("{}.html", picture.name), &draw(picture));
    }
    let phones = |name: &str, theme: &str| {
        format!("<iframe src=\"{name}.html#{theme}\" style=\"width:390px;height:600px;border:0;margin:4px\"></iframe>")
    };
    for picture in &pictures {
        let frames = format!("{}{}", phones(picture.name, "light"), phones(picture.name, "dark"));
        write(&folder, &format!("phone-{}.html", picture.name), &format!("<body style=\"margin:0;background:#888\">{frames}"));
    }
}
