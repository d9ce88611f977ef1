//! One function for each kind of input. Each panics when something is wrong.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use battleforce::BattleForce;
use catalog::{ArenaProgress, ArenaRequest, Eyes, Fault, Journal, Setup, TraceRequest};
use contract::{FastDice, Rules, Viewer, play_at_random};
use fries::Fries;
use higher::Higher;
use record::{Record, Scenario};
use ufoludki::{Card, Ufoludki};

/// A record, sealed or not. Reading, writing, telling and verifying it never panics, and a record that can be
/// read is written back unchanged.
pub fn records(bytes: &[u8]) {
    let _ = Record::read(bytes);
    // No random change hits the right checksum, so the checksums are recomputed: the rest is about the
    // content.
    let sealed = record::seal(&String::from_utf8_lossy(bytes));
    let Ok(record) = Record::read(sealed.as_bytes()) else { return };
    assert_eq!(Record::read(record.write().as_bytes()).as_ref(), Ok(&record), "a record does not read back");
    let Ok(game) = games::all().game(&record.header.game) else { return };
    let _ = game.engine().verify(&record, None);
    for eyes in [Eyes::Open, Eyes::Viewer(Viewer::Spectator)] {
        let told = game.tell(&record, None, eyes, None, games::all().library().english());
        for states in [false, true] {
            let request = TraceRequest { eyes, until: None, states };
            let traced = game.engine().trace(&record, None, request, &mut |_| Ok(()));
            assert_eq!(told.is_ok(), traced.is_ok(), "a record can be told or traced, but not both");
        }
    }
}

/// A scenario. Reading and running it never panics.
pub fn scenarios(bytes: &[u8]) {
    let Ok(scenario) = Scenario::read(bytes) else { return };
    let Ok(game) = games::all().game(&scenario.game) else { return };
    let report = game.engine().run_scenario(&scenario, bytes);
    assert!(report.checks > 0 || !report.failures.is_empty(), "a scenario without checks passed");
}

/// Whatever can be read is written back unchanged.
fn inverts<T: FromStr + Display>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

/// Notation. Whatever can be read is written back unchanged.
pub fn notation(bytes: &[u8]) {
    notation_of::<Ufoludki>(bytes);
    notation_of::<Fries>(bytes);
    notation_of::<BattleForce>(bytes);
    notation_of::<Higher>(bytes);
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    inverts::<Card>(text);
    inverts::<fries::Place>(text);
    inverts::<battleforce::Card>(text);
    inverts::<battleforce::ShipId>(text);
    inverts::<battleforce::End>(text);
    inverts::<contract::Seat>(text);
}

/// The notation of one game.
pub fn notation_of<G: Rules>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    inverts::<G::Action>(text);
    inverts::<G::Outcome>(text);
    inverts::<G::Word>(text);
    inverts::<G::Thing>(text);
}

/// A content file. Reading it never panics, and accepted components can be played at every table.
pub fn content(bytes: &[u8]) {
    content_of::<Ufoludki>(bytes);
    content_of::<Fries>(bytes);
    content_of::<BattleForce>(bytes);
    content_of::<Higher>(bytes);
}

/// A content file of one game.
pub fn content_of<G: Rules>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match G::read_content(text) {
        Err(faults) => {
            assert!(!faults.is_empty() && faults.iter().all(|fault| fault.line > 0), "faults have no line");
        }
        Ok(content) => {
            for seats in G::SEATS.0..=G::SEATS.1 {
                if let Ok(game) = G::new(content.clone(), G::Options::default(), seats) {
                    // A few hundred decisions, or to the end.
                    play_at_random(&game, &mut game.start(), &mut Vec::new(), &mut FastDice::seeded(1), 300);
                }
            }
        }
    }
}

/// Keeps the journal of an arena in memory.
#[derive(Default)]
struct Notebook(Mutex<String>);

impl ArenaProgress for Notebook {
    fn played(&self, _: u64) {}

    fn keep(&self, line: &str) -> Result<(), Fault> {
        self.0.lock().expect("no thread panics while it holds the lock").extend([line, "\n"]);
        Ok(())
    }

    fn thread_time(&self) -> Duration {
        Duration::ZERO
    }

    fn wall_time(&self) -> Duration {
        Duration::ZERO
    }
}

/// Plays some games, or those missing from a journal. Returns how many there are then, and the lines to add.
fn arena(journal: Journal) -> Result<(u64, String), Fault> {
    let notebook = Notebook::default();
    let options = "{}".parse().expect("an empty object is valid JSON");
    let request = ArenaRequest {
        setup: Setup { seats: 2, options, content: None, rules: None },
        bots: vec!["random".into(), "random".into()],
        games: 4,
        threads: 1,
        seed: 1,
        journal: Some(journal),
    };
    let report = games::all().game("ufoludki")?.engine().arena(&request, &notebook)?;
    Ok((report.games, notebook.0.into_inner().expect("no thread panics while it holds the lock")))
}

/// The journal of a small arena: its first line, and the rest.
pub fn small_journal() -> (String, String) {
    let (_, text) = arena(Journal::default()).expect("a new arena can be played");
    let (header, blocks) = text.split_once('\n').expect("a journal has a first line");
    (format!("{header}\n"), blocks.to_owned())
}

/// A journal without its first line. Reading and resuming it never panics, and a resumed arena is complete.
pub fn journals(bytes: &[u8]) {
    let _ = Journal::read(bytes);
    let (header, _) = small_journal();
    let text = [header.as_bytes(), bytes].concat();
    let Ok(journal) = Journal::read(&text) else { return };
    let mut whole = text[..journal.whole()].to_vec();
    let Ok((games, more)) = arena(journal) else { return };
    whole.extend(more.as_bytes());
    let again = Journal::read(&whole).and_then(arena).expect("what an arena writes can be resumed");
    assert_eq!(again, (games, String::new()), "a complete journal was continued");
}
