//! The games of the list, their folders, and what a draft may lack.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use catalog::{Fault, Game, Setup, SimProgress, SimRequest, Until};
use contract::conformance::{Lawful, shuffle};
use contract::{FastDice, Rules};
use i18n::{Library, Texts};
use record::Record;

/// Names that are hard to draw.
pub(crate) const NAMES: [&str; contract::MAX_SEATS] = [
    "Ola",
    "<b>&\"'",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "",
    "愛子",
    "Ż",
    "A B C D E F G H I",
    "Mira",
];

/// Every game of the list, including drafts. Gates must run for all of them.
pub(crate) fn all_games() -> &'static [&'static dyn Game] {
    games::all().games()
}

/// The game with this name.
pub(crate) fn game(name: &str) -> &'static dyn Game {
    games::all().game(name).unwrap()
}

/// **The only exemption from any gate.** A draft may lack texts in languages other than English, a lesson,
/// drawings, recorded games, the usual chapters of a rulebook, and a greedy bot that knows the game. A gate
/// about one of these gets the game's part from here. An offered game must have the part; a draft that has it
/// must pass the gate; a draft without it is skipped.
pub(crate) fn unless_draft<T>(game: &'static dyn Game, what: &str, part: Option<T>) -> Option<T> {
    let is_draft = game.offer().is_none();
    assert!(part.is_some() || is_draft, "{} is offered to everybody, but has no {what}", game.name());
    part
}

/// All languages, with the texts of all games.
pub(crate) fn library() -> &'static Library {
    games::all().library()
}

pub(crate) fn english() -> &'static Texts {
    library().english()
}

/// The languages of a game: English, and those in which it has texts.
pub(crate) fn languages_of(game: &'static dyn Game) -> Vec<&'static Texts> {
    let paths = game.texts().paths();
    let speaks =
        |tag: &str| paths.iter().any(|path| path.strip_prefix(tag).is_some_and(|rest| rest.starts_with('/')));
    assert!(speaks("en"), "{} has no English texts", game.name());
    let spoken = |tag| unless_draft(game, &format!("texts in {tag}"), speaks(tag).then_some(tag));
    library().tags().filter_map(spoken).map(|tag| library().texts(tag).unwrap()).collect()
}

/// A path in the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A path in a game's folder.
pub(crate) fn folder_of(game: &str, path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(game).join(path)
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a folder.
pub(crate) fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// The files in a folder with this extension, sorted: their names without it, and their contents.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<(String, Vec<u8>)> = entries
        .filter_map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name()?.to_str()?.strip_suffix(ending)?.to_owned();
            Some((name, fs::read(path).unwrap()))
        })
        .collect();
    files.sort();
    files
}

/// The names of a game's recorded games; empty if it has none yet.
pub(crate) fn records_of(game: &'static dyn Game) -> Vec<String> {
    let folder = folder_of(game.name(), "records");
    let records = folder.is_dir().then(|| files(&folder, ".jsonl")).filter(|records| !records.is_empty());
    let records = unless_draft(game, "recorded games", records).unwrap_or_default();
    records.into_iter().map(|(name, _)| name).collect()
}

/// A recorded game by its name.
pub(crate) fn record(game: &str, name: &str) -> Record {
    let path = folder_of(game, "records").join(format!("{name}.jsonl"));
    Record::read(&fs::read(path).unwrap()).unwrap()
}

/// The most comprehensive recorded games. Each is told in every language.
const SHOWING_MOST: [(&str, &str); 3] =
    [("ufoludki", "earth"), ("fries", "cities"), ("battleforce", "advanced-last-fleet")];

/// A game's most comprehensive recorded game: the first one, unless another is listed. None if it has none.
pub(crate) fn best_record_of(game: &'static dyn Game) -> Option<String> {
    let named =
        SHOWING_MOST.iter().find(|(name, _)| *name == game.name()).map(|(_, record)| (*record).to_owned());
    named.or_else(|| records_of(game).into_iter().next())
}

/// A complete game: the most comprehensive recorded one, or one played by bots if there is none.
pub(crate) fn some_record_of(game: &'static dyn Game) -> Record {
    best_record_of(game).map_or_else(|| played_by_bots(game), |name| record(game.name(), &name))
}

/// Keeps the record of a game.
#[derive(Default)]
struct Keeper(Mutex<Option<Record>>);

impl SimProgress for Keeper {
    fn played(&self, _: u64) -> bool {
        true
    }

    fn keep(&self, _: u64, record: &Record) -> Result<(), Fault> {
        *self.0.lock().unwrap() = Some(record.clone());
        Ok(())
    }

    fn now(&self) -> u64 {
        0
    }
}

/// A game played by bots.
fn played_by_bots(game: &'static dyn Game) -> Record {
    let request = SimRequest {
        setup: setup_for(game, 2),
        bots: vec!["greedy".into()],
        until: Until::Games(1),
        threads: 1,
        seed: 1,
        keeps_records: true,
    };
    let keeper = Keeper::default();
    game.engine().sim(&request, &keeper).unwrap();
    keeper.0.into_inner().unwrap().unwrap()
}

/// A set-up with default options for this many seats, or the nearest number that the game allows.
pub(crate) fn setup_for(game: &dyn Game, seats: u8) -> Setup {
    let (least, most) = game.engine().seats();
    Setup { seats: seats.clamp(least, most), options: serde_json::json!({}), content: None, rules: None }
}

/// The tables on which a game should be tried, in random order, so that rare ones come up early.
pub(crate) fn tables<G: Lawful>(seed: u64) -> Vec<G> {
    let mut tables = G::tables_to_try(seed);
    assert!(!tables.is_empty(), "{} is tried on no table", G::NAME);
    shuffle(&mut FastDice::seeded(seed), &mut tables);
    tables
}

/// A game with the embedded components; none if the set-up is impossible.
pub(crate) fn embedded<G: Rules>(options: G::Options, seats: u8) -> Option<G> {
    G::new(G::read_content(G::CONTENT).expect("the embedded components are right"), options, seats).ok()
}
