//! Writes pages with scenes of games for inspection: `cargo run -p fries_play --example fries_scenes FOLDER`.

#![allow(clippy::print_stderr, reason = "it says what it writes")]

#[path = "../tests/all/common.rs"]
mod common;

use std::error::Error;
use std::fs;
use std::path::Path;

use contract::{Dice, FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use fries::{Action, Event, Fries, Question, State, Status, Thing, View};
use i18n::{Names, Teller};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use scene::{Context, Drawings};

use common::{board, library, voice};

const NAMES: [&str; 5] = ["Nele", "Ola", "Wolfeschlegelstein", "Aiko", "Bruno"];

/// A position and what happened just before it.
#[derive(Clone)]
struct Moment {
    state: State,
    recent: Vec<Event>,
    /// All events so far, and their number when the seat that is due last made a decision.
    heard: Vec<Event>,
    decided: usize,
}

/// Plays until a position is as wanted, with players who like to bump, to build and to fly far.
fn find(
    game: &Fries,
    seed: u64,
    after: u32,
    wanted: impl Fn(&View, &[Event], &[Action]) -> bool,
) -> Option<Moment> {
    let mut dice = FastDice::seeded(seed);
    let mut state = game.start();
    let (mut recent, mut legal, mut moves) = (Vec::new(), Vec::new(), 0);
    let (mut heard, mut decided) = (Vec::new(), [0; 5]);
    loop {
        let view = game.view(&state, Viewer::Spectator);
        legal.clear();
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut recent);
                continue;
            }
            Waiting::Seats(seats) => game.legal_actions(&state, seats.first()?, &mut legal),
            Waiting::Table | Waiting::Nobody => {
                let decided = heard.len();
                heard.extend_from_slice(&recent);
                return wanted(&view, &recent, &legal).then_some(Moment { state, recent, heard, decided });
            }
        }
        let seat = view.due()?;
        heard.extend_from_slice(&recent);
        if moves >= after && wanted(&view, &recent, &legal) {
            return Some(Moment { state, recent, heard, decided: decided[seat.index()] });
        }
        decided[seat.index()] = heard.len();
        let action = choose(game, &view, &legal, &mut dice);
        recent.clear();
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut recent);
        moves += 1;
        if moves > 6000 {
            return None;
        }
    }
}

fn choose(game: &Fries, view: &View, legal: &[Action], dice: &mut FastDice) -> Action {
    let rank = |action: &Action| match action {
        Action::Restaurant(..) | Action::TakeRestaurant(..) | Action::Stand(_) | Action::TakeStand(_) => 9,
        Action::New(..) => 6,
        Action::Fly(_, from, to) if from != to => {
            let board = view.look(game);
            if board.has_free_slot(*to) && board.controlled(view.due().unwrap_or(Seat::at(0))) < 3 {
                5
            } else {
                4
            }
        }
        Action::Infiltrate(..) => 3,
        Action::Done => 1,
        _ => 4,
    };
    let best: Vec<&Action> = (0..4).map(|_| &legal[dice.below(legal.len() as u32) as usize]).collect();
    *best.into_iter().max_by_key(|action| rank(action)).unwrap_or(&legal[0])
}

/// Picks an action to show.
type Choice = fn(&[Action], &Fries, &View) -> Option<Action>;
/// Whether a position is as wanted.
type Wanted<'a> = &'a dyn Fn(&View, &Fries, &[Event], &[Action]) -> bool;

struct Shot<'a> {
    name: &'a str,
    language: &'a str,
    theme: &'a str,
    /// The armed action, if any.
    armed: Option<Choice>,
    is_watched: bool,
}

fn write(folder: &Path, game: &Fries, moment: &Moment, shot: &Shot<'_>) -> Result<(), Box<dyn Error>> {
    let due = match game.waiting(&moment.state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    let viewer =
        if shot.is_watched { Viewer::Spectator } else { due.first().map_or(Viewer::Spectator, Viewer::Seat) };
    let view = game.view(&moment.state, viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal_actions(&moment.state, seat, &mut legal);
    }
    let names = Names::new(NAMES);
    let texts = library().texts(shot.language).ok_or("no such language")?;
    let context = Context {
        words: voice(),
        teller: Teller::new(texts, &names),
        viewer,
        due,
        scores: game.scores(&moment.state),
        winners: game.winners(&moment.state),
        legal: &legal,
        draft: &[],
        recent: &moment.recent,
        since: &moment.heard[moment.decided..],
        open: &[],
        assets: "assets/",
        drawings: &Drawings::NONE,
    };
    let scene = board().draw(game, &view, &context).into_string();
    let size = scene.len();
    let tally = board().tally(game, &view, &moment.heard, &context);
    let marks = mark(game, &view, &legal, shot);
    let page = |body: Markup| {
        html! {
            (DOCTYPE)
            html lang=(shot.language) data-theme=(shot.theme) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    link rel="stylesheet" href="assets/fries.css";
                    style {
                        (PreEscaped("html{color-scheme:light}html[data-theme=dark]{color-scheme:dark}body{margin:0;background:light-dark(#f3ead8,#17131c)}#scene{height:100vh;padding:6px;box-sizing:border-box}#tally{width:300px;padding:12px;color:light-dark(#222,#eee)}@media(max-width:719px){#scene{height:auto;padding:0}}"))
                    }
                }
                body { (body) }
            }
        }
    };
    let table = html! { div #scene.fries { (PreEscaped(scene)) } script { (PreEscaped(marks)) } };
    fs::write(folder.join(format!("{}.html", shot.name)), page(table).into_string())?;
    fs::write(
        folder.join(format!("{}-tally.html", shot.name)),
        page(html! { div #tally { (tally) } }).into_string(),
    )?;
    let phone = format!(
        "<!doctype html><body style='margin:0;background:#888'><iframe src='{}.html' style='width:390px;height:844px;border:0'></iframe>",
        shot.name
    );
    fs::write(folder.join(format!("{}-phone.html", shot.name)), phone)?;
    eprintln!("{}: {size} bytes, {} actions", shot.name, legal.len());
    Ok(())
}

/// A script that adds the classes that the page adds.
fn mark(game: &Fries, view: &View, legal: &[Action], shot: &Shot<'_>) -> String {
    let armed = shot.armed.and_then(|armed| armed(legal, game, view));
    let things = |action: &Action| board().touches(game, view, *action);
    let chosen = armed.map(|action| things(&action)).unwrap_or_default();
    let thing = |thing: &Thing, class: &'static str| (format!("[data-thing='{thing}']"), class);
    let mut marks: Vec<(String, &str)> = Vec::new();
    for action in legal {
        match (things(action).as_slice(), chosen.as_slice()) {
            ([first, then], [one, _]) if first == one => marks.push(thing(then, "target")),
            ([first, ..], _) => marks.push(thing(first, "lit")),
            ([], _) => {}
        }
    }
    marks.extend(chosen.first().map(|first| thing(first, "chosen")));
    marks.extend(armed.map(|action| (format!("[data-preview='{action}']"), "shown")));
    let add = |(selector, class): (String, &str)| {
        format!("for (const e of document.querySelectorAll(\"{selector}\")) e.classList.add(\"{class}\");")
    };
    marks.into_iter().map(add).collect()
}

fn fly_to_city(legal: &[Action], game: &Fries, view: &View) -> Option<Action> {
    let board = view.look(game);
    let flights = || legal.iter().filter(|action| matches!(action, Action::Fly(_, from, to) if from != to));
    let open = |action: &&Action| matches!(action, Action::Fly(_, _, to) if board.has_free_slot(*to));
    flights().rev().find(open).or_else(|| flights().next()).copied()
}

fn fly_to_bump(legal: &[Action], game: &Fries, view: &View) -> Option<Action> {
    let seat = view.due()?;
    let board = view.look(game);
    let bumps =
        |action: &&Action| matches!(action, Action::Fly(_, _, to) if board.foreign_ufos_at(seat, *to) > 0);
    legal.iter().find(bumps).copied()
}

fn first(legal: &[Action], _: &Fries, _: &View) -> Option<Action> {
    legal.first().copied()
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder is needed")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in board().assets() {
        fs::write(folder.join("assets").join(asset.name), asset.text)?;
    }
    let shot = |name, language, theme, armed| Shot { name, language, theme, armed, is_watched: false };
    let asks = |view: &View, game: &Fries| view.look(game).question();
    let show = |seats: u8,
                seed: u64,
                after: u32,
                shot: Shot<'_>,
                wanted: Wanted<'_>|
     -> Result<(), Box<dyn Error>> {
        let game = Fries::standard(seats)?;
        for seed in seed..seed + 300 {
            if let Some(moment) =
                find(&game, seed, after, |view, recent, legal| wanted(view, &game, recent, legal))
            {
                return write(folder, &game, &moment, &shot);
            }
        }
        Err(format!("nothing found for {}", shot.name).into())
    };
    let with = |armed: Choice| -> Option<Choice> { Some(armed) };
    show(4, 1, 0, shot("start", "en", "light", with(first)), &|v, g, _, _| {
        asks(v, g) == Some(Question::Start)
    })?;
    show(4, 2, 150, shot("move", "en", "light", with(fly_to_city)), &|v, g, _, l| {
        matches!(asks(v, g), Some(Question::Move { is_first: true, ready: 3.., .. })) && l.len() > 25
    })?;
    show(5, 9, 220, shot("move-dark", "de", "dark", None), &|v, g, _, _| {
        matches!(asks(v, g), Some(Question::Move { is_first: true, ready: 3.., .. }))
    })?;
    show(4, 5, 120, shot("bumping", "pl", "light", with(fly_to_bump)), &|v, g, _, l| {
        matches!(asks(v, g), Some(Question::Move { .. })) && fly_to_bump(l, g, v).is_some()
    })?;
    show(4, 3, 60, shot("support", "fr", "light", None), &|v, g, _, _| {
        matches!(asks(v, g), Some(Question::Support { .. }))
    })?;
    show(3, 3, 60, shot("steer", "it", "light", with(first)), &|v, g, _, l| {
        matches!(asks(v, g), Some(Question::Steer { left: 2.., .. })) && l.len() > 2
    })?;
    show(3, 8, 90, shot("send", "en", "dark", with(first)), &|v, g, _, _| {
        matches!(asks(v, g), Some(Question::Send { .. }))
    })?;
    show(2, 3, 60, shot("move-two", "en", "light", with(fly_to_city)), &|v, g, _, _| {
        matches!(asks(v, g), Some(Question::Move { is_first: true, .. }))
    })?;
    show(5, 4, 100, shot("act", "en", "light", with(first)), &|v, g, e, l| {
        asks(v, g) == Some(Question::Act)
            && l.iter().any(|a| matches!(a, Action::Restaurant(..)))
            && e.iter().any(|e| matches!(e, Event::ControlRoll { .. }))
    })?;
    show(4, 4, 100, shot("new", "en", "light", with(first)), &|v, g, _, l| {
        matches!(l.first(), Some(Action::New(..))) && asks(v, g).is_some()
    })?;
    show(4, 4, 40, shot("clean", "en", "light", with(first)), &|v, g, _, _| {
        matches!(asks(v, g), Some(Question::Clean { .. } | Question::Witness { .. } | Question::Bumps))
    })?;
    show(4, 4, 60, shot("sedator", "en", "light", with(first)), &|v, g, _, _| {
        matches!(asks(v, g), Some(Question::Clean { .. }))
    })?;
    show(5, 4, 60, shot("infiltrated", "de", "light", with(fly_to_city)), &|v, g, _, _| {
        let board = v.look(g);
        let is_on = |seat: Seat| board.fleet(seat).any(|ufo| matches!(ufo.2, Some(Status::On(_))));
        matches!(asks(v, g), Some(Question::Move { ready: 1.., .. })) && v.due().is_some_and(is_on)
    })?;
    show(2, 4, 60, shot("stands", "en", "light", with(first)), &|v, g, _, l| {
        asks(v, g) == Some(Question::Act) && matches!(l.first(), Some(Action::Stand(_)))
    })?;
    show(5, 4, 60, shot("crowd", "en", "light", None), &|v, g, _, _| {
        let board = v.look(g);
        let count =
            |place| Seat::all(5).flat_map(|seat| board.fleet(seat)).filter(|ufo| ufo.1 == place).count();
        board.fields().any(|place| count(place) > 3)
    })?;
    let over = Shot { name: "over", language: "de", theme: "light", armed: None, is_watched: true };
    show(5, 4, 6000, over, &|_, _, _, l| l.is_empty())?;
    let over = Shot { name: "over-two", language: "pl", theme: "dark", armed: None, is_watched: true };
    show(2, 4, 6000, over, &|_, _, _, l| l.is_empty())?;
    let watched = Shot { name: "watched", language: "en", theme: "light", armed: None, is_watched: true };
    show(5, 6, 100, watched, &|_, _, e, _| e.iter().any(|e| matches!(e, Event::Bumped { .. })))?;
    Ok(())
}
