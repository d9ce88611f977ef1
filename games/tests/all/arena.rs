//! Bots play each other fairly, play the same games with any number of threads, and resume where they were
//! stopped.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use catalog::{ArenaProgress, ArenaReport, ArenaRequest, Fault, Journal, Setup, Think};

use crate::common::{all_games, english, game, setup_for, unless_draft};

/// Keeps the journal in memory and can simulate a crash. CPU time stands still, because thinking time is not
/// part of these tests. The clock that times external programs advances by a millisecond whenever it is read.
#[derive(Default)]
struct Notebook {
    lines: Mutex<String>,
    /// The number of lines after which writing fails.
    most: Option<usize>,
    looks: AtomicU64,
}

impl ArenaProgress for Notebook {
    fn played(&self, _: u64) {}

    fn keep(&self, line: &str) -> Result<(), Fault> {
        let mut lines = self.lines.lock().unwrap();
        if self.most.is_some_and(|most| lines.lines().count() >= most) {
            return Err(Fault::verbatim("the plug was pulled"));
        }
        lines.push_str(line);
        lines.push('\n');
        Ok(())
    }

    fn thread_time(&self) -> Duration {
        Duration::ZERO
    }

    fn wall_time(&self) -> Duration {
        Duration::from_millis(self.looks.fetch_add(1, Ordering::Relaxed))
    }
}

fn request(bots: &[&str], seats: u8, games: u64) -> ArenaRequest {
    ArenaRequest {
        setup: Setup { seats, options: serde_json::json!({}), content: None, rules: None },
        bots: bots.iter().map(ToString::to_string).collect(),
        games,
        threads: 2,
        seed: 1,
        journal: None,
    }
}

fn arena_in(notebook: &Notebook, request: &ArenaRequest) -> Result<ArenaReport, Fault> {
    game("ufoludki").engine().arena(request, notebook)
}

fn arena(request: &ArenaRequest) -> Result<ArenaReport, Fault> {
    arena_in(&Notebook::default(), request)
}

/// The journal of an arena that was stopped after `blocks` blocks, including the line it was writing.
fn stopped(request: &ArenaRequest, blocks: usize) -> String {
    let notebook = Notebook { most: Some(1 + blocks), ..Notebook::default() };
    let request = ArenaRequest { journal: Some(Journal::default()), ..request.clone() };
    assert_eq!(arena_in(&notebook, &request).unwrap_err().to_string(), "the plug was pulled");
    notebook.lines.into_inner().unwrap() + r#"{"block":9,"games":[{"wi"#
}

fn resumed(request: &ArenaRequest, text: &str) -> Result<ArenaReport, Fault> {
    arena(&ArenaRequest { journal: Some(Journal::read(text.as_bytes())?), ..request.clone() })
}

#[test]
fn greedy_is_clearly_stronger_than_random() {
    let report = arena(&request(&["random", "greedy"], 2, 1000)).unwrap();
    let [random, greedy] = &report.bots[..] else { panic!("two bots") };
    assert!(greedy.low > 0.8 && random.high < 0.2, "{report:?}");
    assert!(greedy.low < greedy.win_share && greedy.win_share < greedy.high);
    assert!(greedy.rating > 25.0 + 3.0 * greedy.uncertainty, "{report:?}");
    assert!((random.mean_score + greedy.mean_score - 36.0).abs() < 1e-9, "Earth is empty at the end");
    assert_eq!((random.faults, greedy.faults), (0, 0));
    assert_eq!(greedy.think, Think::default());
}

#[test]
fn one_against_two_is_counted_by_seat() {
    let report = arena(&request(&["greedy", "random"], 3, 999)).unwrap();
    let [greedy, random] = &report.bots[..] else { panic!("two bots") };
    assert_eq!((report.games, greedy.games, random.games), (999, 999, 1998));
    assert!((greedy.win_share + 2.0 * random.win_share - 1.0).abs() < 1e-9);
    assert!(greedy.low > report.even_share());
}

#[test]
fn equal_bots_come_out_even_because_seats_and_deals_are_rotated() {
    // Greedy rolls no dice in Ufoludki, so the seat that a deal favours wins in every rotation.
    for seats in 2..=4 {
        let report = arena(&request(&["greedy"; 4][..seats.into()], seats, 200)).unwrap();
        for bot in &report.bots {
            assert!((bot.win_share - report.even_share()).abs() < 1e-9, "{report:?}");
        }
    }
    let report = arena(&request(&["random", "random"], 2, 2000)).unwrap();
    assert!((report.bots.iter().map(|bot| bot.win_share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(report.bots.iter().all(|bot| bot.low < 0.5 && 0.5 < bot.high), "{report:?}");
}

#[test]
fn more_bots_than_seats_all_meet() {
    let report = arena(&request(&["greedy", "random", "greedy", "random"], 2, 120)).unwrap();
    assert!(report.bots.iter().all(|bot| bot.games == 60), "{report:?}");
    let best: Vec<bool> = report.bots.iter().map(|bot| bot.rating > 25.0).collect();
    assert_eq!(best, [true, false, true, false]);
}

#[test]
fn games_are_rounded_up_to_whole_rotations() {
    assert_eq!(arena(&request(&["greedy", "random"], 5, 11)).unwrap().games, 15);
}

#[test]
fn the_same_seed_plays_the_same_games_with_any_number_of_threads() {
    let asked = request(&["greedy", "random", "random"], 3, 600);
    let with = |threads| arena(&ArenaRequest { threads, ..asked.clone() }).unwrap();
    assert_eq!(with(1), with(2));
    assert_eq!(with(1), with(3));
    assert_ne!(with(1), arena(&ArenaRequest { seed: 2, ..asked.clone() }).unwrap());
}

#[test]
fn a_resumed_arena_reaches_the_same_result() {
    let asked = request(&["greedy", "random"], 2, 200);
    let whole = arena(&asked).unwrap();
    let text = stopped(&asked, 30);
    assert_eq!(resumed(&asked, &text).unwrap(), whole);
    assert_eq!(Journal::read(text.as_bytes()).unwrap().seed(), Some(1));

    // Lines are complete or ignored, and blocks may be missing in between.
    let lines: Vec<&str> = text.lines().collect();
    let gaps = format!("{}\n{}\n{}\n", lines[0], lines[20], lines[7]);
    assert_eq!(resumed(&asked, &gaps).unwrap(), whole);
    for cut in [0, 1, 40, lines[0].len(), lines[0].len() + 1, text.len() - 30] {
        assert_eq!(resumed(&asked, &text[..cut]).unwrap(), whole, "cut after {cut} bytes");
    }
}

#[test]
fn a_longer_arena_resumes_from_a_shorter_one() {
    let short = request(&["greedy", "random"], 2, 100);
    let notebook = Notebook::default();
    arena_in(&notebook, &ArenaRequest { journal: Some(Journal::default()), ..short.clone() }).unwrap();
    let text = notebook.lines.into_inner().unwrap();
    let long = ArenaRequest { games: 300, ..short.clone() };
    assert_eq!(resumed(&long, &text).unwrap(), arena(&long).unwrap());
    let shorter = ArenaRequest { games: 10, ..short.clone() };
    assert_eq!(resumed(&shorter, &text).unwrap(), arena(&short).unwrap(), "all games of the file count");
}

#[test]
fn a_different_arena_is_not_resumed_and_the_error_names_the_difference() {
    let asked = request(&["greedy", "random"], 2, 20);
    let text = stopped(&asked, 3);
    let refusal = |request: ArenaRequest| resumed(&request, &text).unwrap_err().to_string();
    let differs = |what: &str| format!("the file has {what}; use the same arguments or another file");
    assert_eq!(refusal(ArenaRequest { seed: 2, ..asked.clone() }), differs("seed 1, but this arena has 2"));
    assert_eq!(
        refusal(request(&["random", "greedy"], 2, 20)),
        differs(r#"bots ["greedy","random"], but this arena has ["random","greedy"]"#)
    );
    assert_eq!(refusal(request(&["greedy", "random"], 3, 20)), differs("players 2, but this arena has 3"));
    let options = Setup { options: serde_json::json!({ "turn_limit": 50 }), ..asked.setup.clone() };
    assert_eq!(
        refusal(ArenaRequest { setup: options, ..asked.clone() }),
        differs("turn_limit 400, but this arena has 50")
    );
}

#[test]
fn files_that_are_not_journals_are_refused() {
    let asked = request(&["greedy", "random"], 2, 20);
    let text = stopped(&asked, 3);
    let header = text.lines().next().unwrap();
    let refusal = |text: &str| resumed(&asked, text).unwrap_err().to_string();
    for other in ["my notes", "my notes\n", "{}\n", "{\"starfry\":\"record\"}\n"] {
        assert!(refusal(other).contains("was not written by an arena"), "{other}");
    }
    assert!(refusal(&format!("{header}\nnonsense\n")).starts_with("line 2 is not a finished block: "));
    let block = text.lines().nth(1).unwrap();
    assert!(
        refusal(&format!("{header}\n{block}\n{block}\n"))
            .ends_with("line 3: this block occurs twice in the file")
    );
    let seat_eight = block.replacen("\"winners\":[", "\"winners\":[8,", 1);
    let far_ahead = block.replacen("\"block\":", "\"block\":9999", 1);
    for other in [seat_eight, far_ahead] {
        assert!(
            refusal(&format!("{header}\n{other}\n"))
                .ends_with("line 2: this block does not belong to this arena")
        );
    }
}

#[test]
fn impossible_requests_are_explained() {
    let fault = |request: ArenaRequest| english().message(&arena(&request).unwrap_err());
    assert!(fault(request(&["greedy"], 2, 1)).contains("at least two bots"));
    assert!(fault(request(&["greedy", "clever"], 2, 1)).starts_with("there is no bot “clever”"));
    assert_eq!(
        fault(request(&["greedy", "random"], 7, 1)),
        "Ufoludki is for two to six players. [ufoludki.setup.seats]"
    );
}

#[test]
fn every_game_has_an_arena() {
    for game in all_games() {
        let beats_random = |bot: &str| {
            let asked = ArenaRequest { setup: setup_for(*game, 2), ..request(&[bot, "random"], 2, 40) };
            let report = game.engine().arena(&asked, &Notebook::default()).unwrap();
            assert_eq!(report.games, 40, "{}", game.name());
            report.bots[0].win_share > 0.6
        };
        let greedy =
            unless_draft(*game, "greedy bot that beats a random one", beats_random("greedy").then_some(()));
        assert!(
            greedy.is_some() || beats_random("search:200"),
            "{}: even a search is no better",
            game.name()
        );
    }
}

#[test]
fn searches_play_the_same_games_with_any_number_of_threads() {
    let asked = request(&["search:30", "greedy"], 2, 12);
    let with = |threads| arena(&ArenaRequest { threads, ..asked.clone() }).unwrap();
    assert_eq!(with(1), with(3));
}

#[cfg(unix)]
mod programs {
    use std::fs;

    use super::*;

    /// Tests run in their package's folder.
    const FIRST_BOT: &str = "sh ../examples/bots/first_bot.sh";

    /// Uses one thread, because the clock of these tests is not shared.
    fn against_random(command: &str, games: u64) -> ArenaRequest {
        ArenaRequest { threads: 1, ..request(&[&format!("exec:{command}"), "random"], 2, games) }
    }

    #[test]
    fn a_program_plays_and_is_timed_by_the_wall_clock() {
        let report = arena(&against_random(FIRST_BOT, 10)).unwrap();
        let [program, random] = &report.bots[..] else { panic!("two bots") };
        assert_eq!((program.games, program.faults, &program.trouble), (10, 0, &None));
        assert_eq!(program.think, Think { median: 0.001, p95: 0.001, worst: 0.001 });
        assert_eq!(random.think, Think::default());
        assert_eq!(arena(&against_random(FIRST_BOT, 10)).unwrap(), report, "it always answers the same");
    }

    #[test]
    fn a_program_is_told_when_a_game_ends() {
        let heard = concat!(env!("CARGO_TARGET_TMPDIR"), "/arena-heard.jsonl");
        fs::write(heard, "").unwrap();
        let report = arena(&against_random(&format!("tee -a '{heard}' | {FIRST_BOT}"), 6)).unwrap();
        assert_eq!(report.bots[0].faults, 0, "{report:?}");
        let heard = fs::read_to_string(heard).unwrap();
        let messages = |kind: &str| heard.lines().filter(|line| line.starts_with(kind)).count();
        assert_eq!([messages(r#"{"type":"hello""#), messages(r#"{"type":"over""#)], [6, 6]);
    }

    #[test]
    fn a_program_that_dies_forfeits_each_of_its_games_and_the_arena_continues() {
        let command = r#"read -r hello; echo '{"type":"hello","name":"Tired"}'; read -r question; exit 3"#;
        let asked = against_random(command, 8);
        let report = arena(&asked).unwrap();
        let [tired, random] = &report.bots[..] else { panic!("two bots") };
        assert_eq!((tired.games, tired.faults), (8, 8));
        let sentence = format!("exec:{command} failed in decision 1: it ended (exit status: 3)");
        assert_eq!(tired.trouble, Some(sentence));
        assert_eq!((random.games, random.faults, &random.trouble), (8, 0, &None));
        assert_eq!(resumed(&asked, &stopped(&asked, 2)).unwrap(), report, "faults are in the journal");
    }
}
