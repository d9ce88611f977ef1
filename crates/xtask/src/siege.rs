//! Measures what one stranger can cost: `cargo xtask siege`.
//!
//! A server with its usual limits is besieged from one address by as many guests as it lets in, who do
//! everything they can as fast as they can. In the meantime somebody at another address plays against a bot
//! and opens pages. Afterwards it reports how disk and memory have grown, how long the other player waited,
//! and what was refused. docs/hosting.md says what to expect.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Scope, scope, sleep};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use serde_json::{Value, json};

use crate::games_served::GamesServed;
use crate::load::server::{raise_file_limit, resident_kb};
use crate::serving::{self, Caller, Plan};
use crate::shell::say;

/// The addresses of the besiegers and of the player. They are reserved for documentation, so nobody has them.
const BESIEGER: &str = "192.0.2.66";
const PLAYER: &str = "198.51.100.7";

/// How long a besieger who was too fast waits before trying again. Less would cost this machine more than the
/// server.
const AGAIN: Duration = Duration::from_millis(5);

/// How long the player thinks, so that they stay far below their own limits.
const THINKS: Duration = Duration::from_millis(700);

/// What a siege of ten minutes may cost on a machine with two cores, which the besiegers share.
/// docs/hosting.md has the same numbers.
const MOST_DISK_MB: f64 = 100.0;
const MOST_MEMORY_MB: f64 = 250.0;
/// How many milliseconds 95 of 100 of the player's waits may take.
const LONGEST_MS: [(&str, f64); 4] = [("page", 500.0), ("view", 500.0), ("move", 500.0), ("bot", 1000.0)];

#[derive(Args)]
pub(crate) struct Siege {
    /// How long it lasts
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// How many connections do their worst at a time, in addition to those that say nothing
    #[arg(long, default_value_t = 24)]
    besiegers: usize,
    /// The game to play [default: the one that crowds play]
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// The server's program [default: built now]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
}

impl Siege {
    /// The siege whose bounds are documented.
    pub(crate) fn long() -> Siege {
        Siege { minutes: 10.0, besiegers: 24, game: None, server: None }
    }
}

/// What all participants share.
struct Field {
    address: SocketAddr,
    /// The game being played.
    game: String,
    /// Large pages about games.
    pages: [String; 2],
    is_over: AtomicBool,
    /// The tokens of the besieging guests.
    guests: Mutex<Vec<String>>,
    /// Finished tables.
    ended: Mutex<Vec<String>>,
    /// The answers to the besiegers, by status and code.
    answers: Mutex<BTreeMap<String, u64>>,
    requests: AtomicU64,
}

/// How long the player waited for what, in milliseconds.
type Waits = BTreeMap<&'static str, Vec<f64>>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Siege {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let binary = serving::given_or_built(self.server.as_ref(), true)?;
        raise_file_limit();
        // Not in the folder for temporary files, which may be in memory.
        let beside =
            binary.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = tempfile::Builder::new().prefix("siege-").tempdir_in(beside)?;
        let mut plan = Plan::new(&binary, &folder.path().join("data"))?;
        plan.settings = vec![("trusted-proxies", "127.0.0.1".to_owned()), ("log", "warn".to_owned())];
        let serving = plan.start()?;
        let games = GamesServed::at(plan.address)?;
        let (first, last) = games.first_and_last()?;
        let field = Field {
            address: plan.address,
            game: games.named_or_busiest(self.game.as_deref())?.to_owned(),
            pages: [format!("/rules/{last}.en.html"), format!("/learn/{first}")],
            is_over: AtomicBool::new(false),
            guests: Mutex::default(),
            ended: Mutex::default(),
            answers: Mutex::default(),
            requests: AtomicU64::new(0),
        };
        let calm = play(&field, Duration::from_secs(5))?;
        let (disk, memory) = (size_of(&plan.data)?, resident_kb(serving.id())?);
        say(&format!("{} s of siege", self.minutes * 60.0));
        let besieged = scope(|scope| {
            self.besiege(&field, scope);
            let played = play(&field, Duration::from_secs_f64(self.minutes * 60.0));
            field.is_over.store(true, Ordering::Relaxed);
            played
        })?;
        let disk_mb = (size_of(&plan.data)? as f64 - disk as f64) / 1e6;
        let memory_mb = (resident_kb(serving.id())? - memory) / 1024.0;
        let report = json!({
            "game": field.game,
            "minutes": self.minutes,
            "requests": field.requests.load(Ordering::Relaxed),
            "guests": lock(&field.guests).len(),
            "disk_mb": disk_mb,
            "memory_mb": {"before": memory / 1024.0, "more": memory_mb},
            "waits_ms": {"calm": told(&calm), "besieged": told(&besieged)},
            "answers": &*lock(&field.answers),
        });
        serving.stop()?;
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&report)?)?;
        anyhow::ensure!(disk_mb <= MOST_DISK_MB, "{disk_mb:.0} MB of disk were used");
        anyhow::ensure!(memory_mb <= MOST_MEMORY_MB, "{memory_mb:.0} MB of memory were used");
        for (what, longest) in LONGEST_MS {
            let waited = report["waits_ms"]["besieged"][what]["p95"].as_f64().unwrap_or_default();
            anyhow::ensure!(waited <= longest, "the player waited {waited:.0} ms for a {what}");
        }
        say("everything is within bounds");
        Ok(())
    }

    fn besiege<'scope>(&self, field: &'scope Field, scope: &'scope Scope<'scope, '_>) {
        scope.spawn(|| field.come_as_guests());
        scope.spawn(|| field.say_nothing());
        for number in 0..self.besiegers {
            scope.spawn(move || field.do_your_worst(number));
        }
    }
}

impl Field {
    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    /// Sends a request and counts its answer.
    fn ask(&self, caller: &mut Caller, method: &str, path: &str, body: Option<&Value>) -> Option<Value> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        let answered = caller.send(method, path, body).and_then(|()| caller.receive());
        let Ok(reply) = answered else {
            *lock(&self.answers).entry("no answer".to_owned()).or_default() += 1;
            sleep(AGAIN);
            return None;
        };
        let json = reply.json();
        let code = json["error"]["code"].as_str().unwrap_or_default();
        *lock(&self.answers).entry(format!("{} {code}", reply.status).trim_end().to_owned()).or_default() +=
            1;
        if reply.status == 429 {
            sleep(AGAIN);
        }
        (reply.status < 300).then_some(json)
    }

    /// Creates as many guests as the server accepts.
    fn come_as_guests(&self) {
        let mut caller = Caller::stranger(self.address).coming_from(BESIEGER);
        while self.goes_on() {
            let guest = json!({"name": "Mallory", "bearer": true});
            let entered = self.ask(&mut caller, "POST", "/api/guests", Some(&guest));
            if let Some(token) = entered.as_ref().and_then(|entered| entered["token"].as_str()) {
                lock(&self.guests).push(token.to_owned());
            }
            sleep(AGAIN);
        }
    }

    /// Opens connections that say nothing or never finish a request.
    fn say_nothing(&self) {
        let mut silent = Vec::new();
        while self.goes_on() {
            if let Ok(mut stream) = TcpStream::connect(self.address) {
                if silent.len() % 2 == 0 {
                    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.66\r\n").ok();
                }
                silent.push(stream);
            }
            if silent.len() > 150 {
                silent.remove(0);
            }
            sleep(10 * AGAIN);
        }
    }

    /// Does one thing after another, as any of the guests.
    fn do_your_worst(&self, number: usize) {
        let mut turn = number;
        while self.goes_on() {
            turn += 1;
            let token = {
                let guests = lock(&self.guests);
                guests.get(turn * 7 % guests.len().max(1)).cloned()
            };
            let Some(token) = token else {
                sleep(AGAIN);
                continue;
            };
            let mut caller = Caller::bearing(self.address, &token).coming_from(BESIEGER);
            match turn % 4 {
                0 => self.let_bots_play(&mut caller),
                1 => self.play_and_ask(&mut caller, turn),
                2 => self.try_other_moves(&mut caller),
                _ => self.be_a_nuisance(&mut caller, turn),
            }
        }
    }

    fn set_up(&self, caller: &mut Caller, seats: &Value) -> Option<String> {
        let table = json!({"game": self.game, "seats": seats, "bot_speed": "instant", "stand_in": "expert"});
        let made = self.ask(caller, "POST", "/api/tables", Some(&table))?;
        let id = made["id"].as_str()?.to_owned();
        self.ask(caller, "POST", &format!("/api/tables/{id}/start"), Some(&json!({})))?;
        Some(id)
    }

    /// Sets up tables with only the strongest bots, which play without anybody.
    fn let_bots_play(&self, caller: &mut Caller) {
        let bot = json!({"is": "bot", "level": "expert"});
        self.set_up(caller, &json!([bot, bot, bot]));
    }

    /// Moves, asks for advice, chats and undoes, and then ends the game by agreement with nobody else.
    fn play_and_ask(&self, caller: &mut Caller, turn: usize) {
        let seats = json!([{"is": "me"}, {"is": "bot", "level": "expert"}]);
        let Some(id) = self.set_up(caller, &seats) else { return };
        let path = |what: &str| format!("/api/tables/{id}/{what}");
        for step in 0..12 {
            if !self.goes_on() {
                return;
            }
            self.ask(caller, "GET", &path("advice?level=expert"), None);
            let Some(view) = self.ask(caller, "GET", &path("view"), None) else { continue };
            let position = &view["position"];
            if let Some(action) =
                position["legal"].as_array().and_then(|legal| legal.get(turn % legal.len().max(1)))
            {
                let post = json!({"decision": position["decision"], "actions": [action]});
                self.ask(caller, "POST", &path("moves"), Some(&post));
            }
            self.ask(caller, "POST", &path("chat"), Some(&json!({"text": "🛸".repeat(500)})));
            if step % 4 == 3 {
                self.ask(caller, "POST", &path("questions"), Some(&json!({"ask": "undo"})));
            }
        }
        if self.ask(caller, "POST", &path("questions"), Some(&json!({"ask": "end"}))).is_some() {
            lock(&self.ended).push(id);
        }
    }

    /// Branches off finished games, and ends the branches immediately so that they do not count.
    fn try_other_moves(&self, caller: &mut Caller) {
        let Some(source) = lock(&self.ended).last().cloned() else { return sleep(AGAIN) };
        for at in (2..60).rev() {
            let made =
                self.ask(caller, "POST", &format!("/api/tables/{source}/branch"), Some(&json!({"at": at})));
            let Some(id) = made.as_ref().and_then(|made| made["id"].as_str()) else { continue };
            let end = json!({"ask": "end"});
            self.ask(caller, "POST", &format!("/api/tables/{id}/questions"), Some(&end));
            return;
        }
    }

    /// Sends names and large bodies, opens large pages, abandons streams and asks for tables that do not
    /// exist.
    fn be_a_nuisance(&self, caller: &mut Caller, turn: usize) {
        self.ask(caller, "PATCH", "/api/me", Some(&json!({"name": format!("Mallory {turn}")})));
        self.ask(caller, "POST", "/api/tables", Some(&json!({"game": "x".repeat(1 << 20)})));
        let [rulebook, lesson] = &self.pages;
        for path in ["/", rulebook, lesson, "/api/tables?list=own", "/api/tables/nothing"] {
            self.ask(caller, "GET", path, None);
        }
        if let Some(id) = lock(&self.ended).last().cloned() {
            let report = json!({"reason": "🛸".repeat(500)});
            self.ask(caller, "POST", &format!("/api/tables/{id}/report"), Some(&report));
            drop(caller.stream(&format!("/api/tables/{id}/events"), None));
        }
    }
}

/// Plays against a bot and opens pages, as people do, for this long.
fn play(field: &Field, time: Duration) -> anyhow::Result<Waits> {
    let (began, mut waits) = (Instant::now(), Waits::new());
    let mut caller = Caller::stranger(field.address).coming_from(PLAYER).entering("Ola")?;
    while began.elapsed() < time {
        play_a_game(&field.game, &mut caller, &mut waits, began + time)?;
    }
    Ok(waits)
}

fn play_a_game(game: &str, caller: &mut Caller, waits: &mut Waits, until: Instant) -> anyhow::Result<()> {
    timed(waits, "page", || caller.get("/"))?;
    let table = json!({"game": game, "bot_speed": "instant",
        "seats": [{"is": "me"}, {"is": "bot", "level": "normal"}]});
    let made = timed(waits, "table", || caller.post("/api/tables", &table))?;
    if made.status == 429 {
        // Nobody needs more games per hour than this.
        sleep(Duration::from_secs(5));
        return Ok(());
    }
    let id = made.json()["id"].as_str().with_context(|| format!("no table: {}", made.text))?.to_owned();
    caller.post(&format!("/api/tables/{id}/start"), &json!({}))?;
    timed(waits, "page", || caller.get(&format!("/table/{id}")))?;
    let stream = caller.again().stream(&format!("/api/tables/{id}/events"), None)?;
    let mut news = stream.lines();
    let mut moved: Option<Instant> = None;
    while Instant::now() < until {
        let view = timed(waits, "view", || caller.get(&format!("/api/tables/{id}/view")))?;
        anyhow::ensure!(view.status == 200, "the player may not look: {}", view.text);
        let view = view.json();
        if view["table"]["state"] != "running" {
            break;
        }
        let position = &view["position"];
        let Some(decision) = position["decision"].as_str() else {
            // Something happens, or the server sends a heartbeat.
            news.next().context("the stream ended")??;
            continue;
        };
        if let Some(moved) = moved.take() {
            waits.entry("bot").or_default().push(moved.elapsed().as_secs_f64() * 1e3);
        }
        // People think for a while.
        sleep(THINKS);
        let post = json!({"decision": decision, "actions": [position["legal"][0]]});
        let path = format!("/api/tables/{id}/moves");
        let begun = Instant::now();
        let reply = timed(waits, "move", || caller.post(&path, &post))?;
        anyhow::ensure!(reply.status == 200, "a move was refused: {}", reply.text);
        if reply.json()["result"] == "committed" {
            moved = Some(begun);
        }
    }
    let end = json!({"ask": "end"});
    caller.post(&format!("/api/tables/{id}/questions"), &end)?;
    Ok(())
}

fn timed<T>(
    waits: &mut Waits,
    what: &'static str,
    act: impl FnOnce() -> std::io::Result<T>,
) -> anyhow::Result<T> {
    let began = Instant::now();
    let done = act().with_context(|| format!("the player got no {what}"))?;
    waits.entry(what).or_default().push(began.elapsed().as_secs_f64() * 1e3);
    Ok(done)
}

fn told(waits: &Waits) -> Value {
    let told = waits.iter().map(|(what, times)| {
        let mut times = times.clone();
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
        let told = json!({"count": times.len(), "p50": at(0.5), "p95": at(0.95), "max": at(1.0)});
        ((*what).to_owned(), told)
    });
    told.collect::<serde_json::Map<String, Value>>().into()
}

/// The total size of the files in a folder, in bytes.
fn size_of(folder: &Path) -> anyhow::Result<u64> {
    let mut size = 0;
    for entry in std::fs::read_dir(folder)? {
        let metadata = entry?.metadata()?;
        size += if metadata.is_file() { metadata.len() } else { 0 };
    }
    Ok(size)
}
