//! Which game a test plays. One that needs nothing in particular plays the toy game; one that needs more asks the list.

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use catalog::{Acted, Game, LiveGame, LiveSetup, Reaction, Setup};
use contract::{OptionInfo, OptionValues, OptionWord, Seat, Seed, Viewer};
use record::{Actor, Entropy};
use serde_json::{Value, json};

use super::Luck;

/// The toy game: cards are dealt, then each of two to four seats decides twice, and hands over each time.
pub const TOY: &str = "higher";

/// The game of this name.
pub fn game(name: &str) -> &'static dyn Game {
    games::all().game(name).unwrap_or_else(|_| panic!("{name} is a game of the list"))
}

/// Whether a game of three that is played at random comes to such a moment.
fn comes_to(
    game: &'static dyn Game,
    options: &Value,
    seed: u8,
    moment: &impl Fn(&dyn LiveGame) -> bool,
) -> bool {
    let setup = LiveSetup {
        setup: Setup { seats: 3, options: options.clone(), content: None, rules: None },
        table: "t".into(),
        seed: Seed::new([seed; 32]),
        entropy: Entropy::Texts(vec!["x".into()]),
        void: Vec::new(),
    };
    let Ok(mut live) = game.live(&setup, &[]) else { return false };
    if live.begin(0).is_some() {
        live.keep();
    }
    let mut luck = Luck::new(seed.into());
    while !moment(&*live) {
        let Some(seat) = live.due().first() else { return false };
        let position = live.position(Viewer::Seat(seat), None);
        let position: Value = serde_json::from_str(position.get()).expect("it is JSON");
        let legal = position["legal"].as_array().expect("a list");
        let action = legal[luck.below(legal.len())].as_str().expect("a text").to_owned();
        let decision = live.decision(seat).expect("the seat is due");
        let acted = live.act(seat, decision, &[action], Actor::Player, 0).expect("it is legal");
        if let Acted::Pending(_) = acted {
            live.keep();
        }
    }
    true
}

/// How often a game is played to find out about it. Sooner or later it comes to everything it has.
const GAMES: u8 = 10;

fn may_come_to(game: &'static dyn Game, moment: impl Fn(&dyn LiveGame) -> bool) -> bool {
    (0..GAMES).any(|seed| comes_to(game, &json!({}), seed, &moment))
}

fn all() -> impl Iterator<Item = &'static dyn Game> {
    games::all().games().iter().copied()
}

/// Unwraps what was found, or panics with a sentence that says what the list lacks.
fn found<T>(what: &str, found: Option<T>) -> T {
    found.unwrap_or_else(|| panic!("this test needs {what}, and none is on the list"))
}

/// Another game than the toy game.
pub fn another_game() -> &'static str {
    found("another game than the toy game", all().map(Game::name).find(|name| *name != TOY))
}

/// Whether some seat that is due has drafted something.
fn has_draft(live: &dyn LiveGame) -> bool {
    live.due().iter().any(|seat| live.drafted(seat) > 0)
}

/// A game, how few steps it may take, and whether anything is ever drafted in it.
type Length = (&'static str, usize, bool);

/// All games by their length.
static LENGTHS: LazyLock<Vec<Length>> = LazyLock::new(|| {
    let length = |game: &'static dyn Game| {
        let (mut shortest, has_drafts) = (usize::MAX, Cell::new(false));
        for seed in 0..GAMES {
            let steps = Cell::new(0);
            comes_to(game, &json!({}), seed, &|live| {
                steps.set(live.entries());
                has_drafts.set(has_drafts.get() || has_draft(live));
                false
            });
            shortest = shortest.min(steps.get());
        }
        (game.name(), shortest, has_drafts.get())
    };
    let mut lengths: Vec<Length> = all().map(length).collect();
    lengths.sort_by_key(|(_, steps, _)| *steps);
    lengths
});

/// The shortest game that lasts at least this many steps.
pub fn a_game_of(steps: usize) -> &'static str {
    let long = LENGTHS.iter().find(|(_, least, _)| *least >= steps);
    found(&format!("a game of {steps} steps"), long).0
}

/// The same where every action hands over, so that it is written down at once.
pub fn a_game_without_drafts_of(steps: usize) -> &'static str {
    let long = LENGTHS.iter().find(|(_, least, has_drafts)| *least >= steps && !has_drafts);
    found(&format!("a game of {steps} steps without drafts"), long).0
}

/// A game in which a seat decides in several steps.
pub fn a_game_where_steps_can_be_taken_back() -> &'static str {
    found("a game with drafts", LENGTHS.iter().find(|(_, _, has_drafts)| *has_drafts)).0
}

/// A game whose rules forbid people to talk at times.
pub fn a_game_with_silence() -> &'static str {
    let silent = all().find(|game| may_come_to(*game, |live| live.silence().is_some()));
    found("a game with silence", silent).name()
}

/// A finished game in which seats know something that others do not.
pub fn a_game_with_hidden_cards() -> &'static str {
    let hides = |live: &dyn LiveGame| {
        let seen = |viewer| live.seen(viewer, 0);
        live.entries() < 50 && seen(Viewer::Spectator) != seen(Viewer::Seat(Seat::at(0)))
    };
    let hiding = all().filter(|game| game.offer().is_some()).find(|game| may_come_to(*game, hides));
    found("a finished game with hidden cards", hiding).name()
}

/// A game in which everybody can see it whenever a seat has no choice.
pub fn a_game_where_all_see_that_there_is_no_choice() -> &'static str {
    let no_choice = |live: &dyn LiveGame, is_seen: bool| {
        let forced = |seat| live.only_action(seat).map(|_| live.forced_action(seat).is_some());
        live.due().iter().any(|seat| live.drafted(seat) == 0 && forced(seat) == Some(is_seen))
    };
    let seen = all().find(|game| {
        may_come_to(*game, |live| no_choice(live, true)) && !may_come_to(*game, |live| no_choice(live, false))
    });
    found("a game where all see that there is no choice", seen).name()
}

/// What the first seat is asked to react to that is asked.
fn reaction(live: &dyn LiveGame) -> Option<Reaction> {
    live.due().iter().find_map(|seat| live.reaction(seat))
}

/// The games in which seats are asked to react, each with the action that does nothing.
pub fn games_with_reactions() -> Vec<(&'static str, String)> {
    let pass = |game: &'static dyn Game| {
        let pass = RefCell::new(None);
        may_come_to(game, |live| {
            *pass.borrow_mut() = reaction(live).map(|reaction| reaction.pass);
            pass.borrow().is_some()
        });
        pass.into_inner()
    };
    let reacting: Vec<_> = all().filter_map(|game| Some((game.name(), pass(game)?))).collect();
    found("a game with reactions", Some(reacting).filter(|games| !games.is_empty()))
}

/// One of them in which nobody is asked whose own affair it is.
pub fn a_game_where_others_react() -> (&'static str, String) {
    let asks_target =
        |name| may_come_to(game(name), |live| reaction(live).is_some_and(|reaction| reaction.is_target));
    let others = games_with_reactions().into_iter().find(|(name, _)| !asks_target(name));
    found("a game where only others react", others)
}

/// A game in which a host chooses a number and nothing else, with that option and its bounds.
pub fn a_game_with_a_number_to_choose() -> (&'static str, &'static str, (u32, u32)) {
    let number = all().find_map(|game| match game.engine().options() {
        [OptionInfo { name, values: OptionValues::Number { least, most }, .. }] => {
            Some((game.name(), *name, (*least, *most)))
        }
        _ => None,
    });
    found("a game with a number to choose", number)
}

/// Every way to change one option of a game; the first changes nothing.
fn one_option_changed(game: &'static dyn Game) -> Vec<Value> {
    let values = |option: &OptionInfo| match option.values {
        OptionValues::Switch => vec![json!(option.default != "true")],
        OptionValues::Words(words) => words.iter().filter_map(plain).map(|word| json!(word)).collect(),
        OptionValues::Number { .. } => Vec::new(),
    };
    let changed = game.engine().options().iter();
    let changed =
        changed.flat_map(|option| values(option).into_iter().map(|value| json!({option.name: value})));
    [json!({})].into_iter().chain(changed).collect()
}

fn plain(word: &OptionWord) -> Option<&'static str> {
    match word {
        OptionWord::Plain(word) => Some(word),
        OptionWord::Numbered { .. } => None,
    }
}

/// A game that comes to such a moment, and the options with which it does.
fn a_table_that_comes_to(what: &str, moment: impl Fn(&dyn LiveGame) -> bool) -> (&'static str, Value) {
    let tables = all().flat_map(|game| one_option_changed(game).into_iter().map(move |it| (game, it)));
    let mut coming = tables.filter(|(game, options)| comes_to(*game, options, 1, &moment));
    let (game, options) = found(what, coming.next());
    (game.name(), options)
}

/// A game in which several seats decide at once, each in several steps.
pub fn a_table_where_several_draft_at_once() -> (&'static str, Value) {
    let drafts = |live: &dyn LiveGame, seat| {
        live.any_action(seat).is_some_and(|action| !live.would_hand_over(seat, &[action]))
    };
    a_table_that_comes_to("a game where several draft at once", |live| {
        live.due().len() > 1 && live.due().iter().all(|seat| drafts(live, seat))
    })
}

/// A game in which the table announces the last turn.
pub fn a_table_with_a_last_turn() -> (&'static str, Value) {
    a_table_that_comes_to("a game with a last turn", |live| live.may_say("last turn"))
}

/// The recorded games that lie in the repository, in the order of the list.
pub fn recorded_games() -> Vec<String> {
    let folder = |game: &dyn Game| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.name()).join("records")
    };
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in all().map(folder).filter(|folder| folder.is_dir()) {
        let mut here: Vec<PathBuf> = fs::read_dir(folder)
            .expect("it is a folder")
            .map(|file| file.expect("it is there").path())
            .collect();
        here.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
        here.sort();
        files.append(&mut here);
    }
    files.iter().map(|file| fs::read_to_string(file).expect("a record is text")).collect()
}
