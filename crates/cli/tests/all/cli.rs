//! Commands as people type them. Each session is run in the folder of this crate, and its output, errors and
//! exit codes are compared. Sessions in tests/cmd are about the commands, those in games/tests/cli about the
//! list of games, and those in games/NAME/cli about one game. `TRYCMD=overwrite cargo test -p starfry`
//! rewrites the sessions.

use std::process::Command;

/// Whatever the machine's language is, tests are in English unless they say otherwise. An empty variable
/// counts as not set.
const SILENCE: [(&str, &str); 4] =
    [("LC_ALL", "C"), ("LANGUAGE", ""), ("STARFRY_LANG", ""), ("STARFRY_TEXTS", "")];

/// The names of all games as messages list them, each followed by `behind`.
fn names(behind: &str) -> String {
    let names = games::all().games().iter().map(|game| format!("{}{behind}", game.name()));
    names.collect::<Vec<_>>().join(", ")
}

#[test]
fn commands_print_what_the_sessions_say() {
    let sessions = trycmd::TestCases::new();
    for (name, value) in SILENCE {
        sessions.env(name, value);
    }
    sessions.insert_var("[GAMES]", names("")).unwrap();
    sessions.insert_var("[CONTENT_FILES]", names(".toml")).unwrap();
    sessions.case("tests/cmd/*.trycmd").case("../../games/tests/cli/*.trycmd");
    for game in games::all().games() {
        sessions.case(format!("../../games/{}/cli/*.trycmd", game.name()));
    }
    sessions.run();
}

#[test]
fn the_language_comes_from_the_argument_or_the_variable_or_the_locale() {
    let answer = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starfry"));
        let variables = SILENCE.iter().chain(variables).copied();
        let output = command.args(["rules", "chess"]).args(arguments).envs(variables).output();
        String::from_utf8(output.expect("the program starts").stderr).expect("its output is UTF-8")
    };
    let texts = ("STARFRY_TEXTS", "tests/cmd/files/texts");
    let (chosen, located) = (("STARFRY_LANG", "x-pirate"), ("LC_ALL", "x_pirate.UTF-8"));
    let pirate = format!("arrr: there be no game “chess”; there be: {}\n", names(""));
    let english = format!("error: there is no game “chess”; available: {}\n", names(""));
    assert_eq!(answer(&[], &[texts]), english);
    assert_eq!(answer(&[], &[texts, located]), pirate);
    assert_eq!(answer(&[], &[texts, chosen]), pirate);
    assert_eq!(answer(&["--lang", "en"], &[texts, chosen, located]), english);
    assert_eq!(answer(&["--lang=x-pirate"], &[texts, ("STARFRY_LANG", "en")]), pirate);
    assert_eq!(answer(&["--texts", texts.1], &[chosen]), pirate);
}
