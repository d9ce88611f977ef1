//! Writes tables of random games as pages for inspection: `cargo run -p ufoludki_play --example
//! ufoludki_scenes FOLDER`. Serve the folder over HTTP, because browsers do not load parts of other files
//! from disk.

#[path = "../tests/all/common.rs"]
mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use contract::{FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use i18n::{Names, Teller};
use scene::{Context, Drawings};
use ufoludki::{Action, Effect, Event, State, Thing, Ufoludki, View};

use common::{board, library, voice};

const NAMES: [&str; 6] = ["Ola", "Wolfeschlegelstein", "Tomek", "Zosia", "Bartłomiej", "Li"];

/// A moment of a game, and how it is viewed.
struct Picture {
    name: &'static str,
    seats: u8,
    seed: u64,
    moves: u32,
    tag: &'static str,
    eyes: Eyes,
    pick: Pick,
    is_open: bool,
}

/// The viewer.
#[derive(Clone, Copy)]
enum Eyes {
    Asked,
    Other,
    Nobody,
}

/// The thing the viewer has pointed at. Games are tried one after another until that is possible.
#[derive(Clone, Copy)]
enum Pick {
    Nothing,
    /// An action that satisfies this condition, with its outcome.
    Action(fn(Action, Effect) -> bool),
    /// A Counterattack whose target is still open.
    Target,
}

impl Pick {
    fn find(self, game: &Ufoludki, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        let fits = |action: &&Action| match self {
            Pick::Nothing => false,
            Pick::Action(fits) => fits(**action, game.look(state).effect(seat, **action)),
            Pick::Target => matches!(action, Action::Counterattack(_)),
        };
        legal.iter().rev().find(fits).copied()
    }
}

fn page(body: &str, tag: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{tag}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
        <link rel=\"stylesheet\" href=\"assets/ufoludki.css\"><style>html{{color-scheme:light dark}}html[data-theme=dark]{{color-scheme:dark}}\
        html[data-theme=light]{{color-scheme:light}}body{{margin:0;background:Canvas;color:CanvasText;--side:320px;--cqw:calc((100vw - var(--side))/100);--cqh:1vh}}*{{box-sizing:border-box}}[data-preview]:not(.shown){{display:none!important}}\
        #scene{{height:100vh}}#scene{{width:calc(100*var(--cqw))}}@media(max-width:719px){{body{{--side:0px}}#scene{{height:auto}}}}#scene>:is(.tally,.closeup){{width:300px;display:inline-block;vertical-align:top;margin:8px}}</style>\
        <script>document.documentElement.dataset.theme=location.hash.slice(1)||'light';document.documentElement.dataset.motion='off'</script>\
        <div id=\"scene\" class=\"ufoludki\">{body}</div></html>"
    )
}

/// Plays `moves` moves, then to the end of the game if wanted; returns the last decision's events.
fn play(game: &Ufoludki, picture: &Picture, seed: u64) -> (State, Vec<Event>) {
    let mut dice = FastDice::seeded(seed);
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
                let action = actions[contract::Dice::below(&mut dice, actions.len() as u32) as usize];
                events.clear();
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
                moves += 1;
            }
            _ => break,
        }
    }
    (state, events)
}

/// Adds a class to every element that has this attribute. Their class attribute comes before it.
fn mark(body: &str, attribute: &str, class: &str) -> String {
    let mut marked = String::new();
    let mut rest = body;
    while let Some(at) = rest.find(attribute) {
        let place = rest[..at].rfind("class=\"").map_or(at, |place| place + 7);
        marked.extend([&rest[..place], class, " ", &rest[place..at + attribute.len()]]);
        rest = &rest[at + attribute.len()..];
    }
    marked + rest
}

/// The first game, starting with the given one, in which somebody is asked and can do what is wanted.
fn found(game: &Ufoludki, picture: &Picture) -> (State, Vec<Event>, Seat, Vec<Action>, Option<Action>) {
    let mut seed = picture.seed;
    loop {
        let (state, events) = play(game, picture, seed);
        let due = asked(game, &state);
        let seat = due.first().unwrap_or(Seat::at(0));
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let picked = picture.pick.find(game, &state, seat, &legal);
        let wants_end = picture.moves > 500;
        if wants_end == (due == SeatSet::EMPTY) && (picked.is_some() || matches!(picture.pick, Pick::Nothing))
        {
            return (state, events, seat, legal, picked);
        }
        seed += 1;
    }
}

fn asked(game: &Ufoludki, state: &State) -> SeatSet {
    match game.waiting(state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// What a page shows in addition to the view.
struct Shown<'a> {
    viewer: Viewer,
    legal: &'a [Action],
    events: &'a [Event],
    open: &'a [View],
    tag: &'a str,
}

impl Shown<'_> {
    fn with<T>(
        &self,
        game: &Ufoludki,
        state: &State,
        draw: impl FnOnce(&View, &Context<'_, Ufoludki>) -> T,
    ) -> T {
        let names = Names::new(NAMES);
        let context = Context {
            words: voice(),
            teller: Teller::new(library().texts(self.tag).expect("a language"), &names),
            viewer: self.viewer,
            due: asked(game, state),
            scores: game.scores(state),
            winners: game.winners(state),
            legal: self.legal,
            draft: &[],
            recent: self.events,
            since: self.events,
            open: self.open,
            assets: "assets/",
            drawings: &Drawings::NONE,
        };
        draw(&game.view(state, self.viewer), &context)
    }
}

fn draw(picture: &Picture) -> String {
    let game = Ufoludki::standard(picture.seats).expect("a table of this size");
    let (state, events, seat, mut legal, picked) = found(&game, picture);
    let viewer = match picture.eyes {
        Eyes::Asked => Viewer::Seat(seat),
        Eyes::Other => Viewer::Seat(seat.next(picture.seats)),
        Eyes::Nobody => Viewer::Spectator,
    };
    if !viewer.is(seat) || picture.is_open {
        legal.clear();
    }
    let open = Seat::all(picture.seats).filter(|_| picture.is_open);
    let open: Vec<View> = open.map(|seat| game.view(&state, Viewer::Seat(seat))).collect();
    let shown = Shown { viewer, legal: &legal, events: &events, open: &open, tag: picture.tag };
    let body = shown.with(&game, &state, |view, context| board().draw(&game, view, context)).into_string();
    say_size(picture.name, body.len());
    let view = game.view(&state, viewer);
    page(&pointed(&game, &view, &legal, picked, picture.pick, body), picture.tag)
}

/// The tally of the cards after this many moves, and the close-up of every card.
fn draw_beside(moves: u32, tag: &str) -> String {
    let game = Ufoludki::standard(4).expect("a table of this size");
    let (mut dice, mut heard, mut actions) = (FastDice::seeded(2), Vec::new(), Vec::new());
    let mut state = game.start();
    for _ in 0..moves {
        game.settle(&mut state, &mut dice, &mut heard);
        let Some(seat) = asked(&game, &state).first() else { break };
        game.legal_actions(&state, seat, &mut actions);
        let action = actions[contract::Dice::below(&mut dice, actions.len() as u32) as usize];
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut heard);
    }
    let shown = Shown { viewer: Viewer::Seat(Seat::at(0)), legal: &[], events: &[], open: &[], tag };
    let body = shown.with(&game, &state, |view, context| {
        let cards = game.content().deck();
        let near =
            cards.kinds().filter_map(|(card, _)| board().closeup(&game, view, Thing::Card(card), context));
        board().tally(&game, view, &heard, context).into_string()
            + &near.map(String::from).collect::<String>()
    });
    page(&body, tag)
}

/// A complete six-player game as seen by one player, with a scene for every move, for measuring the cost of
/// updates.
fn write_film(folder: &Path) {
    let game = Ufoludki::standard(6).expect("a table of this size");
    let (mut dice, mut actions) = (FastDice::seeded(6), Vec::new());
    let (mut state, mut events) = (game.start(), Vec::new());
    fs::create_dir_all(folder).expect("the folder can be made");
    for number in 0.. {
        game.settle(&mut state, &mut dice, &mut events);
        let viewer = Viewer::Seat(Seat::at(0));
        let mut legal = Vec::new();
        if asked(&game, &state).contains(Seat::at(0)) {
            game.legal_actions(&state, Seat::at(0), &mut legal);
        }
        let shown = Shown { viewer, legal: &legal, events: &events, open: &[], tag: "en" };
        let body =
            shown.with(&game, &state, |view, context| board().draw(&game, view, context)).into_string();
        write(folder, &format!("{number}.html"), &body);
        let Some(seat) = asked(&game, &state).first() else { break };
        game.legal_actions(&state, seat, &mut actions);
        let action = actions[contract::Dice::below(&mut dice, actions.len() as u32) as usize];
        events.clear();
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
    }
}

/// The scene with the classes that the page would set.
fn pointed(
    game: &Ufoludki,
    view: &View,
    legal: &[Action],
    picked: Option<Action>,
    pick: Pick,
    mut body: String,
) -> String {
    let thing = |action: Action, place: usize| {
        format!("data-thing=\"{}\"", board().touches(game, view, action)[place])
    };
    let lit: BTreeSet<String> = legal.iter().map(|action| thing(*action, 0)).collect();
    for thing in &lit {
        body = mark(&body, thing, "lit");
    }
    let Some(action) = picked else {
        return lit.first().map_or(body.clone(), |thing| mark(&body, thing, "hinted"));
    };
    body = mark(&body, &thing(action, 0), "chosen");
    if !matches!(pick, Pick::Target) {
        return mark(&body, &format!("data-preview=\"{action}\""), "shown");
    }
    for action in legal.iter().filter(|action| matches!(action, Action::Counterattack(_))) {
        body = mark(&body, &thing(*action, 1), "lit target");
    }
    body
}

#[expect(clippy::print_stderr, reason = "says what was written")]
fn say_size(name: &str, size: usize) {
    eprintln!("{name}: {size} bytes");
}

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("the folder can be written");
}

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("a folder"));
    fs::create_dir_all(folder.join("assets")).expect("the folder can be made");
    for asset in board().assets() {
        write(&folder.join("assets"), asset.name, asset.text);
    }
    let picture = |name, seats, seed, moves, tag, pick| Picture {
        name,
        seats,
        seed,
        moves,
        tag,
        eyes: Eyes::Asked,
        pick,
        is_open: false,
    };
    let robs: fn(Action, Effect) -> bool =
        |action, effect| matches!((action, effect), (Action::Saucer(_), Effect::FromSeat(_, 3..)));
    let flies: fn(Action, Effect) -> bool = |action, _| matches!(action, Action::Saucer(_));
    let masses: fn(Action, Effect) -> bool = |action, _| matches!(action, Action::Strength(2..));
    let saves: fn(Action, Effect) -> bool = |action, effect| {
        action == Action::General
            && matches!(effect, Effect::BackToEarth(paid) if paid.iter().sum::<u8>() > 4)
    };
    let strikes: fn(Action, Effect) -> bool =
        |action, effect| matches!((action, effect), (Action::Counterattack(_), Effect::FromSeat(_, 2)));
    let pictures = [
        picture("start-3", 3, 1, 0, "en", Pick::Nothing),
        picture("robs-4", 4, 5, 14, "en", Pick::Action(robs)),
        picture("masses-4", 4, 9, 12, "de", Pick::Action(masses)),
        picture("robs-2", 2, 3, 9, "pl", Pick::Action(robs)),
        picture("robs-6", 6, 4, 20, "fr", Pick::Action(robs)),
        picture("flies-3", 3, 4, 12, "it", Pick::Action(flies)),
        picture("target-5", 5, 8, 17, "it", Pick::Target),
        picture("target-2", 2, 8, 9, "en", Pick::Target),
        picture("strikes-6", 6, 12, 22, "en", Pick::Action(strikes)),
        picture("saves-4", 4, 21, 14, "pl", Pick::Action(saves)),
        Picture { eyes: Eyes::Other, ..picture("waits-4", 4, 17, 15, "de", Pick::Nothing) },
        picture("over-4", 4, 5, 900, "en", Pick::Nothing),
        picture("over-6", 6, 7, 900, "fr", Pick::Nothing),
        Picture { is_open: true, ..picture("open-2", 2, 7, 12, "en", Pick::Nothing) },
        Picture { is_open: true, ..picture("open-4", 4, 7, 900, "en", Pick::Nothing) },
        Picture { is_open: true, ..picture("open-6", 6, 7, 24, "de", Pick::Nothing) },
        Picture {
            is_open: true,
            eyes: Eyes::Nobody,
            ..picture("open-watch-6", 6, 7, 24, "en", Pick::Nothing)
        },
        Picture {
            is_open: true,
            eyes: Eyes::Nobody,
            ..picture("open-watch-3", 3, 7, 24, "en", Pick::Nothing)
        },
        Picture { eyes: Eyes::Nobody, ..picture("watch-6", 6, 4, 20, "en", Pick::Nothing) },
        Picture { eyes: Eyes::Nobody, ..picture("watch-4", 4, 14, 13, "en", Pick::Nothing) },
        Picture { eyes: Eyes::Nobody, ..picture("watch-3", 3, 2, 11, "pl", Pick::Nothing) },
    ];
    for picture in &pictures {
        write(&folder, &format!("{}.html", picture.name), &draw(picture));
    }
    write(&folder, "beside.html", &draw_beside(30, "en"));
    write(&folder, "beside-de.html", &draw_beside(60, "de"));
    write_film(&folder.join("film"));
    let phones = |name: &str, theme: &str| {
        format!(
            "<iframe src=\"{name}.html#{theme}\" style=\"width:390px;height:600px;border:0;margin:4px\"></iframe>"
        )
    };
    for picture in &pictures {
        let frames = format!("{}{}", phones(picture.name, "light"), phones(picture.name, "dark"));
        write(
            &folder,
            &format!("phone-{}.html", picture.name),
            &format!("<body style=\"margin:0;background:#888\">{frames}"),
        );
    }
}
