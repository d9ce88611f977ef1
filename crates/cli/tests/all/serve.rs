//! A server from a host's point of view: started, administered while it runs and while it does not, stopped,
//! copied and restored.

use crate::running::{Running, done, said, starfry};
use rustix::process::Signal;
use serde_json::{Value, json};

#[test]
fn a_plain_starfry_starts_a_server_says_where_and_stops_cleanly() {
    let folder = tempfile::tempdir().unwrap();
    for (words, signal) in [(&[][..], Signal::TERM), (&["serve"][..], Signal::INT)] {
        let server = Running::start(&folder, words);
        assert_eq!(server.greeting[0], "Starfry is ready.");
        assert_eq!(server.told("Play:"), format!("http://{}/", server.address));
        assert_eq!(server.told("Data:"), folder.path().join("starfry-data").display().to_string());
        assert_eq!(server.told("Stop:"), "Ctrl-C");
        assert!(!server.greeting.concat().contains(['\x1b', '│']), "styles are for terminals");
        assert_eq!(server.ask("GET", "/readyz", "none", "").0, 200);
        let rest = server.stop(signal);
        assert!(rest.ends_with("Stopped. Everything is saved.\n"), "{rest}");
    }
    assert!(folder.path().join("starfry-data/starfry.db").exists());
}

#[test]
fn the_settings_file_is_shown_or_the_one_that_would_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("starfry.toml");
    let server = Running::start(&folder, &["serve"]);
    let told = server.told("Settings:");
    assert!(told.starts_with("none yet") && told.contains(&file.display().to_string()), "{told}");
    server.stop(Signal::TERM);
    let written = done(&folder, &["config", "--example", "starfry.toml"]);
    assert!(written.status.success(), "{}", said(&written));
    let server = Running::start(&folder, &["serve"]);
    assert_eq!(server.told("Settings:"), file.display().to_string());
    server.stop(Signal::TERM);
    let before = std::fs::read_to_string(&file).unwrap();
    let again = done(&folder, &["config", "--example", "starfry.toml"]);
    assert_eq!(again.status.code(), Some(2));
    assert!(said(&again).contains("starfry.toml already exists"), "{}", said(&again));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before, "the file was changed");
}

#[test]
fn a_second_server_points_to_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &["serve"]);
    let there = format!("Starfry is already running; open http://{}/ in your browser.", server.address);
    let refused = |words: &[&str]| {
        let second = done(&folder, words);
        assert_eq!(second.status.code(), Some(2), "{}", said(&second));
        said(&second)
    };
    let same = refused(&["serve", "--listen", &server.address]);
    assert!(
        same.contains(&there) && same.contains("--listen 127.0.0.1:") && same.contains("--data"),
        "{same}"
    );
    let own_data = refused(&["serve", "--data", "other", "--listen", &server.address]);
    assert!(own_data.contains(&there) && own_data.contains("--listen 127.0.0.1:"), "{own_data}");
    let own_port = refused(&["serve", "--listen", "127.0.0.1:0"]);
    let data = folder.path().join("starfry-data").display().to_string();
    assert!(own_port.contains(&data) && own_port.contains("--data"), "{own_port}");
    server.stop(Signal::TERM);
}

#[test]
fn if_another_program_has_the_port_a_free_one_is_suggested() {
    let folder = tempfile::tempdir().unwrap();
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let (taken, data) = (other.local_addr().unwrap().to_string(), folder.path().join("data"));
    // It hangs up on everybody.
    std::thread::spawn(move || other.incoming().for_each(drop));
    for setting in ["--listen", "--metrics"] {
        let mut command = starfry(folder.path(), &["serve", setting, &taken]);
        let refused =
            command.env("STARFRY_LISTEN", "127.0.0.1:0").env("STARFRY_DATA", &data).output().unwrap();
        let expected = format!(
            "error: another program is already listening on {taken}. Stop it or choose another port: {setting} 127.0.0.1:"
        );
        assert_eq!(refused.status.code(), Some(2));
        assert!(said(&refused).contains(&expected), "{}", said(&refused));
    }
}

#[test]
fn the_host_administers_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    let (ola, ala) = (server.account("Ola"), server.account("Ala"));
    assert_eq!((server.me(&ola), server.me(&ala)), (200, 200));
    let banned = done(&folder, &["admin", "ban", "ala"]);
    assert_eq!(said(&banned), "ala is banned.\n");
    assert_eq!((server.me(&ola), server.me(&ala)), (200, 403), "at once");
    let users = done(&folder, &["admin", "users"]);
    let lines: Vec<String> = said(&users).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("account  Ala") && line.ends_with("banned")), "{lines:?}");
    assert_eq!(said(&done(&folder, &["admin", "unban", "Ala"])), "Ala is no longer banned.\n");
    assert_eq!(server.me(&ala), 200);
    let reset = done(&folder, &["admin", "--json", "reset-password", "Ola"]);
    let reply: Value = serde_json::from_slice(&reset.stdout).unwrap();
    assert_eq!(server.me(&ola), 401, "their sessions have not ended");
    assert_eq!(server.login("Ola", "password"), 401);
    assert_eq!(server.login("Ola", reply["password"].as_str().unwrap()), 200);
    let nobody = done(&folder, &["admin", "ban", "Nobody"]);
    assert_eq!(
        (nobody.status.code(), said(&nobody).as_str()),
        (Some(2), "error: there is no “Nobody” here\n")
    );
    assert_eq!(said(&done(&folder, &["admin", "reports"])), "There are no open reports.\n");
    assert_eq!(done(&folder, &["admin", "close-table", "nothing"]).status.code(), Some(2));
    let left = std::fs::read_dir(folder.path().join("starfry-data/admin")).unwrap().count();
    assert_eq!(left, 0, "questions to the server are left over");
    server.stop(Signal::TERM);
}

#[test]
fn the_host_administers_a_stopped_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    let ola = server.account("Ola");
    server.stop(Signal::TERM);
    assert_eq!(said(&done(&folder, &["admin", "ban", "Ola"])), "Ola is banned.\n");
    let reset = done(&folder, &["admin", "reset-password", "Ola"]);
    let text = said(&reset);
    let password = text.lines().next().unwrap().rsplit(' ').next().unwrap();
    let server = Running::start(&folder, &[]);
    assert_eq!(server.login("Ola", password), 403, "not banned, or the password is wrong");
    assert_eq!(said(&done(&folder, &["admin", "unban", "Ola"])), "Ola is no longer banned.\n");
    assert_eq!((server.login("Ola", password), server.me(&ola)), (200, 401));
    server.stop(Signal::TERM);
}

#[test]
fn a_copy_is_made_while_the_server_runs_and_restored_when_it_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder, &[]);
    server.account("Ola");
    let copied = done(&folder, &["backup", "copy.db"]);
    assert_eq!(said(&copied), "Backed up to copy.db (users: 1, tables: 0, moves: 0)\n");
    assert!(said(&done(&folder, &["backup", "copy.db"])).contains("already exists"));
    server.account("Ala");
    let running = done(&folder, &["restore", "--force", "copy.db"]);
    assert_eq!(running.status.code(), Some(2));
    assert!(said(&running).contains("a server is using it"), "{}", said(&running));
    server.stop(Signal::TERM);

    assert!(said(&done(&folder, &["restore", "copy.db"])).contains("add --force"));
    std::fs::write(folder.path().join("broken.db"), b"SQLite format 3\0 and then nothing").unwrap();
    assert_eq!(done(&folder, &["restore", "--force", "broken.db"]).status.code(), Some(2));
    let restored = done(&folder, &["restore", "--force", "copy.db"]);
    let told = "Restored from copy.db (users: 1, tables: 0, moves: 0)\n\
                The previous data is now starfry-data/starfry.db.before.\n";
    assert_eq!(said(&restored), told);
    let server = Running::start(&folder, &[]);
    assert_eq!((server.login("Ola", "password"), server.login("Ala", "password")), (200, 401));
    server.stop(Signal::TERM);
    assert!(folder.path().join("starfry-data/starfry.db.before").exists(), "the replaced data is gone");
    let elsewhere = done(&folder, &["restore", "--data", "elsewhere", "copy.db"]);
    assert!(elsewhere.status.success(), "{}", said(&elsewhere));
}

#[test]
fn nobody_else_can_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    Running::start(&folder, &[]).stop(Signal::TERM);
    let mode = |path: &str| std::fs::metadata(folder.path().join(path)).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode("starfry-data"), mode("starfry-data/starfry.db")), (0o700, 0o600));
}

#[test]
fn the_log_contains_no_secrets_however_much_is_logged() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut command = starfry(folder.path(), &["serve", "--log", "trace", "--log-format", "json"]);
    command.stderr(std::fs::File::create(&log).unwrap());
    let server = Running::start_as(command);
    let token = server.account("Ola");
    assert_eq!((server.login("Ola", "password"), server.me(&token)), (200, 200));
    assert_eq!(server.ask("POST", "/api/guests", &token, "{\"name\":\"a secret thing\",\"x\":1}").0, 400);
    assert_eq!(server.ask("GET", "/join/TABLE/SECRET?invite=SECRET", &token, "").0, 303);
    let reset = done(&folder, &["admin", "--json", "reset-password", "Ola"]);
    let reply: Value = serde_json::from_slice(&reset.stdout).unwrap();
    server.stop(Signal::TERM);
    let log = std::fs::read_to_string(log).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let is_refusal = |line: &&Value| line["code"] == "malformed" && line["route"] == "/api/guests";
    assert!(lines.iter().any(|line| is_refusal(&line)), "{log}");
    let new = reply["password"].as_str().unwrap();
    for secret in [token.as_str(), new, "SECRET", "argon2id", "a secret thing"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
}

#[test]
fn drafts_are_offered_if_the_host_wants_them() {
    let folder = tempfile::tempdir().unwrap();
    let draft = json!({"game": "higher", "seats": [{"is": "me"}, {"is": "here", "name": "Ala"}]}).to_string();
    let offered = |server: &Running| {
        let (_, games) = server.ask("GET", "/api/games", "none", "");
        games.as_array().unwrap().iter().any(|game| game["name"] == "higher")
    };
    let server = Running::start(&folder, &[]);
    let ola = server.account("Ola");
    assert!(!offered(&server));
    assert_eq!(server.ask("POST", "/api/tables", &ola, &draft).0, 400);
    server.stop(Signal::TERM);
    let server = Running::start(&folder, &["serve", "--drafts", "true"]);
    assert!(offered(&server));
    let (status, table) = server.ask("POST", "/api/tables", &ola, &draft);
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap();
    assert_eq!(server.ask("POST", &format!("/api/tables/{id}/start"), &ola, "{}").0, 200);
    assert_eq!(server.ask("GET", &format!("/table/{id}"), &ola, "").0, 200);
    server.stop(Signal::TERM);
    // A host who no longer wants them is told that a table is left, and can still get its record.
    let server = Running::start(&folder, &[]);
    assert_ne!(server.ask("GET", &format!("/table/{id}"), &ola, "").0, 200);
    let status = said(&done(&folder, &["admin", "status"]));
    assert!(status.contains("Tables that cannot be read: 1."), "{status}");
    server.stop(Signal::TERM);
    assert!(done(&folder, &["export", id, "-o", "kept.jsonl"]).status.success());
}
