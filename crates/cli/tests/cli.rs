//! The commands as people type them: each session in tests/cmd is run and compared, output, errors and exit codes.
//! `TRYCMD=overwrite cargo test -p starfry` writes the sessions anew.

#[test]
fn commands_print_what_the_sessions_say() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd").run();
}
