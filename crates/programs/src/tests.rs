//! Programs that keep to the protocol, and programs that do not. All are shell scripts.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use contract::{FastDice, Glimpse, NoOptions, Rules, Silence, Step, Waiting};
use higher::Higher;

use super::*;
use crate::checks::{play_with_program as play, questions_hold_only_the_view};
use crate::process::{Process, Stderr};
use bots::apply_aloud;

/// The example that plays the first legal action.
const FIRST: &str = concat!("sh '", env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/first_bot.sh'");

/// A short deadline that tests wait for. However busy the machine is, a program starts and says hello in
/// less.
const SOON: Duration = Duration::from_secs(3);

/// The toy game.
fn higher(seats: u8) -> Higher {
    Higher::new(8, NoOptions {}, seats).unwrap()
}

/// A program's trouble in a game, which ends nevertheless.
fn trouble_of(bot: &mut ProgramBot) -> String {
    let winners = play(&higher(2), bot, 1);
    assert!(!winners.is_empty(), "the game did not end");
    bot.failure().expect("it fails").sentence().to_owned()
}

/// A program that says hello and then runs this script.
fn after_hello(script: &str) -> ProgramBot {
    ProgramBot::new(format!("read -r hello; echo '{{\"type\":\"hello\",\"name\":\"Bad\"}}'; {script}"))
}

/// A program that answers its first decision with this line, and continues correctly if the resulting error
/// matches a pattern.
fn recovers(line: &str, pattern: &str) -> ProgramBot {
    after_hello(&format!(
        "read -r first; echo '{line}'; read -r error;
        case $error in {pattern}) ;; *) exit 7 ;; esac;
        (echo '{{\"type\":\"hello\",}}'; echo \"$first\"; cat) | {FIRST} | (read -r hello; cat)"
    ))
}

#[test]
fn a_good_program_plays_whole_games() {
    let mut bot = ProgramBot::new(FIRST);
    for seed in 1..=6 {
        assert!(!play(&higher(2 + seed as u8 % 3), &mut bot, seed).is_empty());
    }
    assert!(bot.failure().is_none(), "{:?}", bot.failure());
    let conduct = bot.conduct();
    assert_eq!(conduct.greeting.as_ref().unwrap().name, "First");
    assert_eq!((conduct.left, conduct.lingered), (6, 0));
    assert_eq!((conduct.mistakes, conduct.unnumbered), (0, 0));
    assert!(conduct.times.len() > 10);
}

#[test]
fn an_illegal_action_is_answered_with_its_rule_and_may_be_corrected() {
    // There is no card 0.
    let mut bot = recovers(
        r#"{"act":"swap 0","decision":1}"#,
        r#"'{"type":"error","decision":1,'*'"rule":"higher.held"'*'"tries_left":2,'*"#,
    );
    play(&higher(2), &mut bot, 1);
    assert!(bot.failure().is_none(), "{:?}", bot.failure());
    assert_eq!(bot.conduct().mistakes, 1);
    let (question, mistake) = bot.conduct().first_mistake.clone().unwrap();
    assert_eq!(question, Question::Decision(1));
    assert_eq!(mistake.rule(), Some("higher.held"), "{mistake}");
}

#[test]
fn an_answer_to_another_decision_is_refused() {
    let mut bot =
        recovers(r#"{"act":"stay","decision":99}"#, "*'This answers decision 99, but decision 1 is open.'*");
    play(&higher(2), &mut bot, 1);
    assert!(bot.failure().is_none(), "{:?}", bot.failure());
    assert_eq!(bot.conduct().mistakes, 1);
}

#[test]
fn a_program_that_is_always_wrong_fails_after_three_tries() {
    let mut bot = after_hello(r#"while read -r line; do echo '{"act":"fly home"}'; done"#);
    assert_eq!(
        trouble_of(&mut bot).split_once(" failed ").unwrap().1,
        "in decision 1: it answered `{\"act\":\"fly home\"}`: cannot read \"fly home\": expected stay, \
         swap N or show N; that was the last of 3 tries"
    );
    assert_eq!(bot.conduct().mistakes, 3);
}

#[test]
fn a_program_that_dies_fails_with_its_exit_code() {
    let trouble = trouble_of(&mut after_hello("read -r line; exit 3"));
    assert!(trouble.ends_with("failed in decision 1: it ended (exit status: 3)"), "{trouble}");
}

#[test]
fn a_command_that_does_not_exist_fails_at_hello() {
    let trouble = trouble_of(&mut ProgramBot::new("/nowhere/bot"));
    assert_eq!(
        trouble,
        "exec:/nowhere/bot failed at hello: it ended (exit status: 127): the shell did not find the command"
    );
}

#[test]
fn a_program_that_hangs_fails_at_its_deadline() {
    let started = Instant::now();
    let trouble = trouble_of(&mut after_hello("sleep 60").with_deadline(SOON));
    assert!(trouble.ends_with("failed in decision 1: it gave no answer within 3 s"), "{trouble}");
    assert!(started.elapsed() < 10 * SOON, "the game waited for it only once");
}

#[test]
fn a_program_that_closes_its_output_fails() {
    let trouble = trouble_of(&mut after_hello("exec >&-; sleep 60"));
    assert!(trouble.ends_with("failed in decision 1: it closed its output"), "{trouble}");
}

#[test]
fn a_program_that_floods_fails() {
    let trouble = trouble_of(&mut ProgramBot::new("yes"));
    assert!(
        trouble.starts_with("exec:yes failed at hello: it answered `y`: This is not a hello message"),
        "{trouble}"
    );
    let trouble = trouble_of(&mut after_hello("tr '\\0' x < /dev/zero"));
    assert!(trouble.ends_with("it sent a line of more than 1048576 bytes"), "{trouble}");
}

#[test]
fn a_program_that_sends_garbage_fails_and_the_sentence_is_safe_to_print() {
    let script = r"while read -r line; do printf '\377\033[31m%0200d\n' 0; done";
    let trouble = trouble_of(&mut after_hello(script));
    assert!(trouble.contains("it answered `\u{fffd}\u{fffd}[31m000"), "{trouble}");
    assert!(trouble.contains("0…`: This is not an answer"), "{trouble}");
    assert!(!trouble.contains(char::is_control));
}

#[test]
fn trouble_lasts_until_the_next_game() {
    // Fails only in the first game, which has two players.
    let mut bot = ProgramBot::new(format!(
        "read -r hello; case $hello in *'\"seats\":2,'*) exit 1 ;; esac; (echo \"$hello\"; cat) | {FIRST}"
    ));
    play(&higher(2), &mut bot, 1);
    assert!(bot.failure().is_some());
    play(&higher(3), &mut bot, 1);
    assert!(bot.failure().is_none(), "{:?}", bot.failure());
}

#[test]
fn an_examined_program_is_asked_one_decision_in_each_game_twice() {
    let mut bot = ProgramBot::new(FIRST).examined();
    for seed in 0..2 {
        play(&higher(2), &mut bot, seed);
    }
    assert!(bot.failure().is_none(), "{:?}", bot.failure());
    assert_eq!(bot.conduct().made_again, 2);
}

#[test]
fn a_program_that_does_not_exit_is_killed() {
    let mut bot = ProgramBot::new(format!("{FIRST}; sleep 60"));
    play(&higher(2), &mut bot, 1);
    assert!(bot.failure().is_none(), "{:?}", bot.failure());
    assert_eq!((bot.conduct().left, bot.conduct().lingered), (0, 1));
}

#[test]
fn everything_a_program_started_ends_with_it() {
    let started = Instant::now();
    // The output closes when nobody is left to write to it.
    let mut process = Process::start("sleep 60 & echo ready; wait", &Stderr::Inherited).unwrap();
    assert_eq!(process.hear(started, DEADLINE).unwrap(), b"ready");
    process.kill();
    assert!(matches!(process.hear(started, DEADLINE), Err(Failure::Ended(_))));
}

/// What a command prints to standard error, line by line.
fn stderr_of(command: &str) -> Vec<String> {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&lines);
    let stderr = Stderr::Lines(Arc::new(move |line: &[u8]| {
        heard.lock().unwrap().push(String::from_utf8_lossy(line).into_owned());
    }));
    let mut bot = ProgramBot::new(command).with_stderr(stderr);
    play(&higher(2), &mut bot, 1);
    drop(bot);
    std::mem::take(&mut lines.lock().unwrap())
}

#[test]
fn standard_error_is_passed_on_in_whole_lines_up_to_the_last() {
    assert_eq!(
        stderr_of("printf 'o' >&2; echo ne >&2; printf '\\ntwo' >&2; exit 3"),
        ["one\n", "\n", "two\n"]
    );
    assert_eq!(stderr_of(&format!("{FIRST}; echo bye >&2")), ["bye\n"]);
    let long = stderr_of("head -c 100000 /dev/zero | tr '\\0' x >&2");
    assert_eq!(long.iter().map(|piece| piece.len() - 1).collect::<Vec<usize>>(), [65_536, 34_464]);
}

#[test]
fn standard_error_that_stays_open_delays_nobody() {
    let started = Instant::now();
    // A program that leaves its group is not killed with the others.
    assert_eq!(stderr_of("echo one >&2; setsid sleep 60 > /dev/null & exit 3"), ["one\n"]);
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_line_that_nobody_asked_for_is_a_failure() {
    let mut process = Process::start("echo 1; echo 2; sleep 60", &Stderr::Inherited).unwrap();
    let started = Instant::now();
    assert_eq!(process.hear(started, DEADLINE).unwrap(), b"1");
    let failure = loop {
        match process.expect_silence() {
            Ok(()) => assert!(started.elapsed() < DEADLINE),
            Err(failure) => break failure,
        }
    };
    assert_eq!(failure.to_string(), "it sent a line that nobody asked for: `2`");
}

#[test]
fn messages_to_a_program_that_does_not_read_are_limited() {
    let process = Process::start("sleep 60", &Stderr::Inherited).unwrap();
    let outcomes: Vec<_> = (0..100).map(|_| process.say("x".repeat(100_000))).collect();
    assert!(outcomes[0].is_ok());
    assert!(matches!(outcomes[99], Err(Failure::Deaf)));
}

#[test]
fn a_program_that_asks_for_steps_and_does_not_read_them_fails_at_its_deadline() {
    let game = higher(2);
    let mut dice = FastDice::seeded(1);
    let mut state = game.start();
    game.settle(&mut state, &mut dice, &mut Silence);
    let Waiting::Seats(seats) = game.waiting(&state) else { panic!("nobody is due") };
    let (seat, mut legal) = (seats.first().unwrap(), Vec::new());
    game.legal_actions(&state, seat, &mut legal);
    let hello = r#"{"type":"hello","name":"Deaf","events":true}"#;
    let mut bot = ProgramBot::new(format!("read -r hello; echo '{hello}'; sleep 60")).with_deadline(SOON);
    // More than fits into a pipe.
    for _ in 0..10_000 {
        apply_aloud(&game, &mut state.clone(), Step::Seat(seat, legal[0]), std::slice::from_mut(&mut bot));
    }
    let started = Instant::now();
    bot.choose(&Glimpse::new(&game, &state, seat), &legal, &mut dice);
    let trouble = bot.failure().unwrap().sentence();
    assert!(trouble.ends_with("failed in decision 1: it gave no answer within 3 s"), "{trouble}");
    assert!(started.elapsed() < 10 * SOON);
    assert_eq!(bot.conduct().told, 10_000);
}

#[test]
fn questions_contain_nothing_that_is_not_in_the_view() {
    let others = questions_hold_only_the_view(&higher(3), 30);
    assert!(others > 50, "only {others} of the worlds differed");
}
