//! Moving a server to another database, and messages about databases that are not files.

use crate::running::{Running, done, said};
use rustix::process::Signal;

#[test]
fn a_server_moves_to_another_database_and_back_and_nobody_has_to_log_in_again() {
    let folder = tempfile::tempdir().unwrap();
    let copy = |from: &str, to: &str| done(&folder, &["copy", "--from", from, "--to", to]);
    let server = Running::start(&folder, &[]);
    let ola = server.account("Ola");
    let running = copy("sqlite:starfry-data", "sqlite:other");
    assert_eq!(running.status.code(), Some(2));
    assert_eq!(
        said(&running),
        "error: cannot use the data in starfry-data/starfry.db: a server is using it; stop the server first\n"
    );
    server.stop(Signal::TERM);

    let copied = copy("sqlite:starfry-data", "sqlite:other");
    let expected = ["Copied to other/starfry.db in ", " s and compared (users: 1, tables: 0, rows: "];
    assert!(expected.iter().all(|part| said(&copied).contains(part)), "{}", said(&copied));
    assert!(copied.status.success() && copied.stderr.is_empty());
    let server = Running::start(&folder, &["serve", "--data", "other"]);
    assert_eq!(server.me(&ola), 200);
    let in_use = copy("sqlite:starfry-data", "sqlite:other/starfry.db");
    assert!(said(&in_use).contains("other/starfry.db: a server is using it"), "{}", said(&in_use));
    server.account("Ala");
    server.stop(Signal::TERM);

    let taken = copy("sqlite:other", "sqlite:starfry-data");
    assert_eq!(
        (taken.status.code(), said(&taken).as_str()),
        (Some(2), "error: starfry-data/starfry.db already contains data; choose an empty database\n")
    );
    assert!(copy("sqlite:other", "sqlite:back.db").status.success());
    let restored = done(&folder, &["restore", "--force", "back.db"]);
    assert!(said(&restored).starts_with("Restored from back.db (users: 2,"), "{}", said(&restored));
}

#[test]
fn passwords_of_databases_are_not_repeated_whatever_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    // Nobody listens there.
    let nowhere = "postgres://ola:geheim@127.0.0.1:1/games";
    let broken = "postgres://ola:geheim@127.0.0.1:many/games";
    for words in [
        &["serve", "--database", nowhere][..],
        &["serve", "--database", broken],
        &["config", "--database", broken],
        &["admin", "--database", nowhere, "users"],
        &["backup", "--database", nowhere, "copy.db"],
        &["restore", "--database", nowhere, "copy.db"],
        &["copy", "--from", nowhere, "--to", "sqlite:copy.db"],
        &["copy", "--from", "sqlite:copy.db", "--to", broken],
        &["copy", "--from", nowhere, "--to"],
    ] {
        let output = done(&folder, words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(!said(&output).contains("geheim"), "{words:?}: {}", said(&output));
    }
    let shown = said(&done(&folder, &["config", "--json", "--database", nowhere]));
    assert!(shown.contains("postgres://ola@127.0.0.1:1/games") && !shown.contains("geheim"), "{shown}");
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert!(left.is_empty(), "something was written that is not needed: {left:?}");
}
