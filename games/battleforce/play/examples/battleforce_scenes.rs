//! Writes Battle Force scenes as pages for inspection: `cargo run -p battleforce_play --example
//! battleforce_scenes FOLDER`.
//!
//! Every state becomes a page for a window of 1046 x 712, one with a frame of 390 x 560 for phones, and one
//! with everything else that is shown: the tally of the cards and all close-ups. `assets/` is written next to
//! them.

#![allow(clippy::print_stdout, reason = "authors of scenes want to know which")]

#[path = "../tests/all/common.rs"]
mod common;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;

use battleforce::{Action, BattleForce, Event, State, View};
use contract::{Dice, FastDice, Rules, Seat, Step, Viewer, Waiting};
use i18n::{Names, Teller};
use scene::{Context, Drawings};

use common::{board, library, voice};

/// A state to draw: its name, options, seats, seed, language, theme, and when to stop.
struct Wanted {
    name: &'static str,
    options: &'static str,
    seats: u8,
    seed: u64,
    language: &'static str,
    theme: &'static str,
    stop: fn(&View, u32) -> bool,
    viewer: Who,
}

/// The viewer of a state.
#[derive(Clone, Copy)]
enum Who {
    Due,
    Defender,
    Watcher,
    /// After the game, when everything is open.
    Open,
}

const ADVANCED: &str = r#"{ "game": "advanced" }"#;
const BASIC: &str = "{}";

fn shots(view: &View, game: &BattleForce) -> usize {
    view.coming(game).map_or(0, |coming| coming.shots.len())
}

fn is(view: &View, moment: &str) -> bool {
    view.moment_word() == moment
}

const WANTED: &[Wanted] = &[
    Wanted {
        name: "act",
        options: BASIC,
        seats: 2,
        seed: 3,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 60 && is(v, "act"),
        viewer: Who::Due,
    },
    Wanted {
        name: "act-advanced",
        options: ADVANCED,
        seats: 4,
        seed: 5,
        language: "en",
        theme: "light",
        stop: |v, n| n > 160 && is(v, "act"),
        viewer: Who::Due,
    },
    Wanted {
        name: "target",
        options: ADVANCED,
        seats: 4,
        seed: 6,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 200 && is(v, "target"),
        viewer: Who::Due,
    },
    Wanted {
        name: "volley",
        options: ADVANCED,
        seats: 4,
        seed: 8,
        language: "de",
        theme: "dark",
        stop: |v, n| n > 200 && is(v, "volley") && v.on_table().len() > 2,
        viewer: Who::Due,
    },
    Wanted {
        name: "defend",
        options: ADVANCED,
        seats: 3,
        seed: 8,
        language: "en",
        theme: "light",
        stop: |v, n| n > 150 && is(v, "defend") && v.on_table().len() > 2,
        viewer: Who::Due,
    },
    Wanted {
        name: "react",
        options: ADVANCED,
        seats: 4,
        seed: 14,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 150 && is(v, "react") && v.on_table().len() > 2,
        viewer: Who::Due,
    },
    Wanted {
        name: "react-six",
        options: ADVANCED,
        seats: 6,
        seed: 11,
        language: "pl",
        theme: "light",
        stop: |v, n| n > 250 && is(v, "react") && v.on_table().len() > 2,
        viewer: Who::Due,
    },
    Wanted {
        name: "defend-two",
        options: BASIC,
        seats: 2,
        seed: 21,
        language: "fr",
        theme: "dark",
        stop: |v, n| n > 80 && is(v, "defend") && v.on_table().len() > 2,
        viewer: Who::Due,
    },
    Wanted {
        name: "damage",
        options: BASIC,
        seats: 3,
        seed: 9,
        language: "it",
        theme: "light",
        stop: |v, n| n > 60 && is(v, "damage"),
        viewer: Who::Due,
    },
    Wanted {
        name: "aim",
        options: BASIC,
        seats: 3,
        seed: 4,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 30 && is(v, "aim"),
        viewer: Who::Due,
    },
    Wanted {
        name: "flak",
        options: ADVANCED,
        seats: 5,
        seed: 4,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 60 && is(v, "flak"),
        viewer: Who::Due,
    },
    Wanted {
        name: "fighters",
        options: BASIC,
        seats: 3,
        seed: 12,
        language: "en",
        theme: "light",
        stop: |v, n| {
            n > 60
                && is(v, "defend")
                && v.attack().is_some_and(|a| !matches!(a.attacker, battleforce::Attacker::Ship(_)))
        },
        viewer: Who::Defender,
    },
    Wanted {
        name: "repair",
        options: ADVANCED,
        seats: 2,
        seed: 2,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 90 && is(v, "repair"),
        viewer: Who::Due,
    },
    Wanted {
        name: "plan",
        options: ADVANCED,
        seats: 2,
        seed: 2,
        language: "de",
        theme: "light",
        stop: |v, n| n > 7 && is(v, "plan"),
        viewer: Who::Due,
    },
    Wanted {
        name: "pick",
        options: r#"{ "fleet": "draft" }"#,
        seats: 3,
        seed: 2,
        language: "en",
        theme: "dark",
        stop: |_, n| n > 9,
        viewer: Who::Due,
    },
    Wanted {
        name: "race",
        options: r#"{ "fleet": "race" }"#,
        seats: 4,
        seed: 2,
        language: "fr",
        theme: "light",
        stop: |_, n| n > 1,
        viewer: Who::Due,
    },
    Wanted {
        name: "watch",
        options: ADVANCED,
        seats: 3,
        seed: 31,
        language: "en",
        theme: "light",
        stop: |v, n| n > 200 && is(v, "defend"),
        viewer: Who::Watcher,
    },
    Wanted {
        name: "eight",
        options: BASIC,
        seats: 8,
        seed: 31,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 200 && is(v, "defend"),
        viewer: Who::Due,
    },
    Wanted {
        name: "solitaire",
        options: r#"{ "game": "advanced", "solitaire": true }"#,
        seats: 2,
        seed: 5,
        language: "en",
        theme: "dark",
        stop: |v, n| n > 90 && is(v, "defend"),
        viewer: Who::Due,
    },
    Wanted {
        name: "open",
        options: ADVANCED,
        seats: 4,
        seed: 31,
        language: "en",
        theme: "light",
        stop: |v, n| n > 200 && is(v, "defend"),
        viewer: Who::Open,
    },
    Wanted {
        name: "draw",
        options: ADVANCED,
        seats: 3,
        seed: 5,
        language: "en",
        theme: "light",
        stop: |v, n| n > 120 && is(v, "draw"),
        viewer: Who::Due,
    },
    Wanted {
        name: "over",
        options: BASIC,
        seats: 4,
        seed: 5,
        language: "de",
        theme: "dark",
        stop: |_, _| false,
        viewer: Who::Due,
    },
];

const NAMES: [&str; 8] = ["Mira", "Klaus", "Wolfeschlegelstein", "Tomás", "Yuki", "Wojciech", "Ada", "Ola"];

/// Whether a keen player would rather not do this.
fn is_dull(action: Action) -> bool {
    matches!(action, Action::Pass | Action::Launch | Action::Redraw | Action::Reform | Action::Discard(_))
        || matches!(action, Action::Ceasefire)
}

/// Plays until the state is as wanted; returns the latest events.
fn play(game: &BattleForce, wanted: &Wanted, state: &mut State) -> Vec<Event> {
    let mut dice = FastDice::seeded(wanted.seed);
    let (mut actions, mut events, mut steps) = (Vec::new(), Vec::new(), 0);
    loop {
        match game.waiting(state) {
            Waiting::Chance => {
                game.settle(state, &mut dice, &mut events);
            }
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first() else { return events };
                if (wanted.stop)(&game.view(state, Viewer::Seat(seat)), steps) || steps > 6000 {
                    return events;
                }
                game.legal_actions(state, seat, &mut actions);
                let keen: Vec<Action> = actions.iter().copied().filter(|action| !is_dull(*action)).collect();
                let choice = if keen.is_empty() || dice.below(8) == 0 { &actions } else { &keen };
                let action = choice[dice.below(choice.len() as u32) as usize];
                events.clear();
                game.apply_unchecked(state, Step::Seat(seat, action), &mut events);
                steps += 1;
            }
            Waiting::Table | Waiting::Nobody => return events,
        }
    }
}

/// The scene with the classes that the page would add: lit things, and the preview of one action.
fn as_the_page_does(game: &BattleForce, view: &View, legal: &[Action], markup: &str) -> String {
    let mut text = markup.to_owned();
    let things: Vec<String> = legal
        .iter()
        .filter_map(|action| board().touches(game, view, *action).first().map(ToString::to_string))
        .collect();
    for thing in &things {
        let mark = format!("data-thing=\"{thing}\"");
        text = text.replace(&mark, &format!("data-lit {mark}"));
    }
    let armed = legal.iter().rev().find(|action| {
        markup.contains(&format!("data-preview=\"{action}\"")) && !matches!(action, Action::Pass)
    });
    if let Some(action) = armed {
        text = text
            .replace(&format!("data-preview=\"{action}\""), &format!("data-shown data-preview=\"{action}\""));
    }
    text
}

/// The tally of the cards, and the close-up of everything in the scene that has one.
fn besides(game: &BattleForce, view: &View, context: &Context<'_, BattleForce>, drawn: &str) -> String {
    let marks = drawn.split("data-closeup=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let things: BTreeSet<&str> = marks.collect();
    let near =
        things.into_iter().filter_map(|thing| board().closeup(game, view, thing.parse().ok()?, context));
    std::iter::once(board().tally(game, view, &[], context))
        .chain(near)
        .map(maud::Markup::into_string)
        .collect()
}

const SCRIPT: &str = "document.querySelectorAll('[data-lit]').forEach(e=>{e.classList.add('lit');e.setAttribute('role','button');e.tabIndex=0});document.querySelectorAll('[data-shown]').forEach(e=>e.classList.add('shown'))";

fn write(folder: &Path, wanted: &Wanted) -> Result<(), Box<dyn Error>> {
    let content = BattleForce::read_content(BattleForce::CONTENT).map_err(|faults| format!("{faults:?}"))?;
    let options = serde_json::from_str(wanted.options)?;
    let game = BattleForce::new(content, options, wanted.seats).map_err(|refusal| format!("{refusal:?}"))?;
    let mut state = game.start();
    let events = play(&game, wanted, &mut state);
    let due = match game.waiting(&state) {
        Waiting::Seats(seats) => seats,
        _ => contract::SeatSet::default(),
    };
    let first = due.first().unwrap_or(Seat::at(0));
    let viewer = match wanted.viewer {
        Who::Watcher | Who::Open => Viewer::Spectator,
        Who::Defender => Viewer::Seat(
            game.view(&state, Viewer::Spectator).attack().map_or(first, |attack| attack.defender),
        ),
        Who::Due => Viewer::Seat(first),
    };
    let view = game.view(&state, viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat().filter(|seat| due.contains(*seat)) {
        game.legal_actions(&state, seat, &mut legal);
    }
    let recent: Vec<Event> = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
    let names = Names::new(NAMES);
    let texts = library().texts(wanted.language).ok_or("a language")?;
    let is_open = matches!(wanted.viewer, Who::Open);
    let eyes = Seat::all(wanted.seats).filter(|_| is_open);
    let open: Vec<View> = eyes.map(|seat| game.view(&state, Viewer::Seat(seat))).collect();
    let context = Context {
        words: voice(),
        teller: Teller::new(texts, &names),
        viewer,
        due,
        scores: game.scores(&state),
        winners: game.winners(&state),
        legal: &legal,
        draft: &[],
        recent: &recent,
        since: &recent,
        open: &open,
        assets: "assets/",
        drawings: &Drawings::NONE,
    };
    let drawn = board().draw(&game, &view, &context).into_string();
    println!(
        "{}: {} moment {}, {} bytes, {} shots",
        wanted.name,
        wanted.seats,
        view.moment_word(),
        drawn.len(),
        shots(&view, &game)
    );
    let head = format!(
        "<!doctype html><html lang={} data-theme={theme}><meta charset=utf-8><meta name=viewport content=\"width=device-width\"><link rel=stylesheet href=assets/battleforce.css>\
         <style>html{{color-scheme:{theme}}}body{{margin:0}}*{{box-sizing:border-box}}",
        wanted.language,
        theme = wanted.theme
    );
    let near = besides(&game, &view, &context, &drawn);
    let near =
        format!("{head}body{{display:flex;flex-wrap:wrap;gap:9px}}.tally{{width:300px}}</style>{near}");
    fs::write(folder.join(format!("{}-near.html", wanted.name)), near)?;
    let body = as_the_page_does(&game, &view, &legal, &drawn);
    let page = format!(
        "{head}[data-preview]{{display:none}}[data-preview].shown{{display:revert-layer}}#scene{{container:scene/inline-size;--bar-height:0px}}@media(min-width:720px){{#scene{{height:100vh;container:scene/size;overflow:hidden}}}}</style>\
         <div id=scene class=battleforce>{body}</div><script>{SCRIPT}</script></html>"
    );
    fs::write(folder.join(format!("{}.html", wanted.name)), page)?;
    let phone = format!(
        "<!doctype html><body style=margin:0><iframe src={}.html width=390 height=560 style=border:0></iframe>",
        wanted.name
    );
    fs::write(folder.join(format!("{}-phone.html", wanted.name)), phone)?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("say in which folder")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in board().assets() {
        fs::write(folder.join("assets").join(asset.name), asset.text)?;
    }
    WANTED.iter().try_for_each(|wanted| write(folder, wanted))
}
