//! Acknowledged moves are on disk. Also: what the server does while the disk takes nothing.

#![allow(clippy::print_stderr, reason = "a test says when it could not be made for real")]

use std::collections::HashSet;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use crate::common::{Client, PATIENCE, Reply, Server, a_game_without_drafts_of};
use serde_json::{Value, json};
use server::{App, Config, Listening};
use store::{Address, Store, StoreOptions, Trace, TraceEvent};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server on a store that is as durable as that of a host, in a folder of its own.
async fn serve(data: &Path, trace: Option<Trace>) -> Server {
    serve_on(&store::scratch_address(data).await.expect("there is room for a database"), data, trace).await
}

/// The same on a file in that folder, whatever else tests run on: its disk is ours to fill.
async fn serve_on_file(data: &Path) -> Server {
    serve_on(&Address::File(data.join("starfry.db")), data, None).await
}

async fn serve_on(database: &Address, data: &Path, trace: Option<Trace>) -> Server {
    let config =
        Config { listen: ([127, 0, 0, 1], 0).into(), data: data.into(), limits: false, ..Config::default() };
    let options = StoreOptions { trace, ..StoreOptions::default() };
    let store = Store::open(database, options).await.expect("the store opens");
    let app = App::new(games::all(), store, config, None);
    let listening = Listening::start(app.clone()).await.expect("there is a free port");
    Server { app, listening, folder: tempfile::tempdir().expect("there is room for a folder") }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_starts_though_nothing_can_be_written() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    serve_on_file(folder.path()).await.listening.stop().await;
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.path().into(),
        limits: false,
        ..Config::default()
    };
    let address = Address::File(folder.path().join("starfry.db"));
    let store = Store::open(&address, StoreOptions::default()).await.expect("the store opens");
    store.refuse_writes(true).await.expect("it is a setting");
    let app = App::new(games::all(), store, config, None);
    let listening = Listening::start(app.clone()).await.expect("what can be read is served");
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let server = Server { app, listening, folder };
    assert_eq!(server.stranger().get("/").await.status, 200);
    assert_eq!(server.stranger().get("/readyz").await.status, 503);
    server.app.store().refuse_writes(false).await.expect("it is a setting");
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    server.listening.stop().await;
}

/// A running game, with somebody who watches.
struct Game {
    clients: Vec<Client>,
    id: String,
    watcher: Watcher,
}

impl Game {
    async fn start(server: &Server) -> Game {
        let mut clients = Vec::new();
        for name in ["Ola", "Paweł", "Zoë"] {
            clients.push(server.guest(name).await);
        }
        let seats = json!([{"is": "me"}, {"is": "open"}, {"is": "open"}]);
        let game = a_game_without_drafts_of(30);
        let table = clients[0].post("/api/tables", json!({"game": game, "seats": seats})).await;
        let id = table.json["id"].as_str().expect("an id").to_owned();
        for client in &clients[1..] {
            assert_eq!(client.post(&format!("/api/tables/{id}/join"), json!({})).await.status, 200);
        }
        assert_eq!(clients[0].post(&format!("/api/tables/{id}/start"), json!({})).await.status, 200);
        let watcher = Watcher::start(server, &format!("/api/tables/{id}/events")).await;
        Game { clients, id, watcher }
    }

    async fn view(&self, client: &Client) -> Value {
        let view = client.get(&format!("/api/tables/{}/view", self.id)).await;
        assert_eq!(view.status, 200, "{}", view.text);
        view.json
    }

    /// What whoever is due would post; nothing if the game is over.
    async fn next_post(&self) -> Option<(Client, Value)> {
        let view = self.view(&self.clients[0]).await;
        let seat = view["position"]["due"][0].as_u64()?;
        let client = self.clients[seat as usize - 1].clone();
        let position = self.view(&client).await["position"].clone();
        let id = position["decision"].as_str().expect("a decision").to_owned();
        Some((client, json!({"decision": id, "actions": [position["legal"][0]], "id": id})))
    }

    async fn post(&self, client: &Client, post: &Value) -> Reply {
        client.post(&format!("/api/tables/{}/moves", self.id), post.clone()).await
    }

    /// The copy of the record that a client may keep.
    async fn record(&self, client: &Client) -> String {
        client.get(&format!("/api/tables/{}/record", self.id)).await.text
    }
}

/// Somebody who watches on one connection.
struct Watcher {
    stream: TcpStream,
    heard: String,
}

impl Watcher {
    async fn start(server: &Server, path: &str) -> Watcher {
        let mut stream = TcpStream::connect(server.address()).await.expect("the server takes connections");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", server.address());
        stream.write_all(request.as_bytes()).await.expect("the server listens");
        let mut watcher = Watcher { stream, heard: String::new() };
        assert!(watcher.hears("event: sync", PATIENCE).await);
        watcher
    }

    /// Whether this is heard within some time; what was heard before does not count.
    async fn hears(&mut self, what: &str, within: Duration) -> bool {
        let listening = async {
            let mut bytes = [0; 4096];
            loop {
                if let Some(place) = self.heard.find(what) {
                    self.heard.drain(..place + what.len());
                    return;
                }
                let read = self.stream.read(&mut bytes).await.expect("the connection is whole");
                assert_ne!(read, 0, "viewers stay connected");
                self.heard += &String::from_utf8_lossy(&bytes[..read]);
            }
        };
        tokio::time::timeout(within, listening).await.is_ok()
    }
}

/// A door that the writer comes through after every commit, and before anybody is answered.
#[derive(Default)]
struct Gate {
    is_shut: Mutex<bool>,
    moved: Condvar,
}

impl Gate {
    fn shut(&self, is_shut: bool) {
        *self.is_shut.lock().expect("the gate is whole") = is_shut;
        self.moved.notify_all();
    }

    fn pass(&self) {
        let is_shut = self.is_shut.lock().expect("the gate is whole");
        drop(self.moved.wait_while(is_shut, |is_shut| *is_shut).expect("the gate is whole"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nobody_is_told_of_a_move_before_it_is_on_disk() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (gate, events) = (Arc::<Gate>::default(), Arc::<Mutex<Vec<TraceEvent>>>::default());
    let (door, seen) = (gate.clone(), events.clone());
    let trace: Trace = Arc::new(move |event| {
        if matches!(event, TraceEvent::Committed { .. }) {
            // Others do not wait for this thread.
            tokio::task::block_in_place(|| door.pass());
        }
        seen.lock().expect("events are whole").push(event);
    });
    let server = serve(folder.path(), Some(trace)).await;
    let mut game = Game::start(&server).await;
    for _ in 0..5 {
        let (client, post) = game.next_post().await.expect("nobody has won so early");
        gate.shut(true);
        let (path, sent) = (format!("/api/tables/{}/moves", game.id), post.clone());
        let mut answer = tokio::spawn(async move { client.post(&path, sent).await });
        // The move is written by now, but the writer has not heard that it is on disk.
        let waited = tokio::time::timeout(Duration::from_millis(100), &mut answer).await;
        assert!(waited.is_err(), "answered before the commit: {waited:?}");
        assert!(!game.watcher.hears("event: step", Duration::from_millis(50)).await, "viewers came first");
        gate.shut(false);
        let answer = answer.await.expect("there is an answer");
        assert_eq!(answer.json["result"], "committed", "{}", answer.text);
        assert!(game.watcher.hears("event: step", PATIENCE).await);
    }
    // Besides the moves the server writes what time it is, at any time: answers are told apart by their groups.
    let mut committed = HashSet::new();
    for event in &*events.lock().expect("events are whole") {
        match event {
            TraceEvent::Committed { group, .. } => {
                committed.insert(*group);
            }
            TraceEvent::Answered { group, done: true, .. } => assert!(committed.contains(group), "{event:?}"),
            _ => {}
        }
    }
    assert!(committed.len() >= 5, "{committed:?}");
    server.listening.stop().await;
}

/// A small disk in memory, gone when this is dropped.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// Nothing if this machine does not let us mount one.
    fn mount() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().ok()?;
        let mut mount = Command::new("mount");
        let mounted = mount.args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"]).arg(folder.path()).output();
        mounted.is_ok_and(|done| done.status.success()).then(|| SmallDisk(folder))
    }

    /// Takes all the room that is left.
    fn fill(&self) -> PathBuf {
        let path = self.0.path().join("ballast");
        let mut file = File::create(&path).expect("a file can be made");
        for size in [64 * 1024, 1] {
            while file.write_all(&vec![7; size]).is_ok() {}
        }
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("--lazy").arg(self.0.path()).status().ok();
    }
}

/// Plays on until the server cannot save a move; who wanted to make it, and what. Nothing if the game is over before.
async fn play_until_refused(game: &mut Game) -> Option<(Client, Value)> {
    while let Some((client, post)) = game.next_post().await {
        let reply = game.post(&client, &post).await;
        if reply.status != 200 {
            assert_refused(&reply);
            return Some((client, post));
        }
        assert!(game.watcher.hears("event: step", PATIENCE).await);
    }
    None
}

fn assert_refused(reply: &Reply) {
    assert_eq!(reply.refusal(), (503, "storage"), "{}", reply.text);
    let message = reply.json["error"]["message"].as_str().expect("a sentence");
    assert!(message.contains("cannot save") && message.contains("was not carried out"), "{message}");
    assert_eq!(reply.header("retry-after"), "5");
}

/// While nothing can be saved, everybody is told so, nothing happens, and everybody stays; `is_total` if not even the smallest thing
/// can be saved. Then the cause is fixed, and the same move is made. Whether it came to that before the game was over.
async fn refused_and_mended(
    server: &Server,
    game: &mut Game,
    is_total: bool,
    mend: impl AsyncFnOnce(),
) -> bool {
    let Some((client, post)) = play_until_refused(game).await else { return false };
    let before = (game.view(&client).await["at"].clone(), game.record(&client).await);
    if is_total {
        for _ in 0..5 {
            assert_refused(&game.post(&client, &post).await);
        }
        assert_refused(&server.stranger().get("/readyz").await);
        assert_refused(&server.stranger().post("/api/guests", json!({"name": "Late"})).await);
    }
    assert_eq!(server.stranger().get("/healthz").await.status, 200, "it lives");
    assert_eq!((game.view(&client).await["at"].clone(), game.record(&client).await), before);
    assert!(!game.watcher.hears("event: step", Duration::from_millis(100)).await, "nothing has happened");
    mend().await;
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    let made = game.post(&client, &post).await;
    assert_eq!(made.json["result"], "committed", "{}", made.text);
    assert_eq!(game.post(&client, &post).await.json, made.json, "once");
    assert!(game.watcher.hears("event: step", PATIENCE).await, "the viewer is still there");
    let after = game.record(&client).await;
    let added = after.strip_prefix(&before.1).expect("what was there is there");
    let action = format!("\"act\":{}", post["actions"][0]);
    assert_eq!(added.matches(&action).count(), 1, "{added}");
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_survived() {
    let Some(disk) = SmallDisk::mount() else {
        eprintln!("no disk can be mounted here: the database is kept from growing instead");
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let server = serve_on_file(folder.path()).await;
        // The last pages have room for some games.
        let mut games = Vec::new();
        for _ in 0..20 {
            games.push(Game::start(&server).await);
        }
        server.app.store().limit_pages(1).await.expect("the writer listens");
        let mend = async || server.app.store().limit_pages(1 << 30).await.expect("the writer listens");
        let mut is_done = false;
        for game in &mut games {
            is_done = is_done || refused_and_mended(&server, game, false, mend).await;
        }
        assert!(is_done, "the database does not grow");
        server.listening.stop().await;
        return;
    };
    let data = disk.0.path().join("data");
    std::fs::create_dir(&data).expect("there is room for a folder");
    let server = serve_on_file(&data).await;
    let mut game = Game::start(&server).await;
    for _ in 0..3 {
        let ballast = disk.fill();
        let mend = async || std::fs::remove_file(ballast).expect("the file can be removed");
        assert!(refused_and_mended(&server, &mut game, true, mend).await);
    }
    server.listening.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_may_not_be_written_is_told_and_survived() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let server = serve(folder.path(), None).await;
    let mut game = Game::start(&server).await;
    for _ in 0..3 {
        server.app.store().refuse_writes(true).await.expect("the writer listens");
        let mend = async || server.app.store().refuse_writes(false).await.expect("the writer listens");
        assert!(refused_and_mended(&server, &mut game, true, mend).await);
    }
    server.listening.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_server_whose_writer_is_stuck_is_not_ready_and_says_so() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let gate = Arc::<Gate>::default();
    let door = gate.clone();
    let trace: Trace = Arc::new(move |event| {
        if matches!(event, TraceEvent::Committed { .. }) {
            // Others do not wait for this thread.
            tokio::task::block_in_place(|| door.pass());
        }
    });
    let server = serve(folder.path(), Some(trace)).await;
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    gate.shut(true);
    let reply = server.stranger().get("/readyz").await;
    gate.shut(false);
    assert_eq!(reply.refusal(), (503, "storage"), "{}", reply.text);
    let message = reply.json["error"]["message"].as_str().expect("a sentence");
    assert!(message.contains("has not accepted a write"), "{message}");
    assert_eq!(server.stranger().get("/readyz").await.status, 200, "it goes on");
    server.listening.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_read_its_tables_is_not_ready_and_says_so() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let server = serve_on_file(folder.path()).await;
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    // Another hand takes a table out of the database.
    let address = format!("sqlite:{}", folder.path().join("starfry.db").display());
    let mut other = <sqlx::SqliteConnection as sqlx::Connection>::connect(&address).await.expect("a file");
    sqlx::query("ALTER TABLE tables RENAME TO lost").execute(&mut other).await.expect("it may");
    let reply = server.stranger().get("/readyz").await;
    assert_eq!(reply.refusal(), (503, "storage"), "{}", reply.text);
    let message = reply.json["error"]["message"].as_str().expect("a sentence");
    assert!(message.contains("cannot be read"), "{message}");
    assert_eq!(server.stranger().get("/healthz").await.status, 200, "it lives");
    sqlx::query("ALTER TABLE lost RENAME TO tables").execute(&mut other).await.expect("it may");
    assert_eq!(server.stranger().get("/readyz").await.status, 200);
    sqlx::Connection::close(other).await.expect("it is closed");
    server.listening.stop().await;
}
