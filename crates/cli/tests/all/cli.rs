//! The commands as people type them: each session in tests/cmd is run and compared, output, errors and exit codes.
//! `TRYCMD=overwrite cargo test -p starfry` writes the sessions anew.

use std::process::Command;

/// Whatever language the machine speaks, tests are English unless they say otherwise. What is empty is not set.
const SILENCE: [(&str, &str); 4] =
    [("LC_ALL", "C"), ("LANGUAGE", ""), ("STARFRY_LANG", ""), ("STARFRY_TEXTS", "")];

#[test]
fn commands_print_what_the_sessions_say() {
    let sessions = trycmd::TestCases::new();
    for (name, value) in SILENCE {
        sessions.env(name, value);
    }
    sessions.case("tests/cmd/*.trycmd").run();
}

#[test]
fn the_language_is_that_of_the_argument_or_of_the_variable_or_of_the_locale() {
    let answer = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starfry"));
        let variables = SILENCE.iter().chain(variables).copied();
        let output = command.args(["rules", "chess"]).args(arguments).envs(variables).output();
        String::from_utf8(output.expect("the program starts").stderr).expect("it speaks UTF-8")
    };
    let texts = ("STARFRY_TEXTS", "tests/cmd/files/texts");
    let (chosen, located) = (("STARFRY_LANG", "x-pirate"), ("LC_ALL", "x_pirate.UTF-8"));
    let pirate = "arrr: there be no game “chess”; there be: fries, ufoludki, battleforce, higher\n";
    let english = "error: there is no game “chess”; there is: fries, ufoludki, battleforce, higher\n";
    assert_eq!(answer(&[], &[texts]), english);
    assert_eq!(answer(&[], &[texts, located]), pirate);
    assert_eq!(answer(&[], &[texts, chosen]), pirate);
    assert_eq!(answer(&["--lang", "en"], &[texts, chosen, located]), english);
    assert_eq!(answer(&["--lang=x-pirate"], &[texts, ("STARFRY_LANG", "en")]), pirate);
    assert_eq!(answer(&["--texts", texts.1], &[chosen]), pirate);
}
