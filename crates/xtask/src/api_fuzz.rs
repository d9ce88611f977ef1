//! Fuzzes the API from its own description, with requests that fit it and requests that do not.
//!
//! [Schemathesis](https://schemathesis.io) makes the requests and reads the answers. No answer may be a
//! server error or have an undocumented status, every answer must match its description, and none may take
//! long.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::Context;
use clap::Args;
use serde_json::{Value, json};

use crate::games_served::GamesServed;
use crate::serving::{self, Caller, Plan};
use crate::shell::{run, say};
use crate::tools::{self, VENV};

/// The version whose output we can parse.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// What every answer is checked for.
const CHECKS: &str =
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// How many seconds an answer may take. Advice from the strongest bot takes two, and more on a busy machine.
const PATIENCE_S: &str = "60";

/// Routes that end a session, after which nothing can be tried.
const FAREWELLS: &str = "^/api/(logout.*|me)$";

#[derive(Args)]
pub(crate) struct ApiFuzz {
    /// How many requests to make up for each route, in addition to those at the limits of the description
    #[arg(long, default_value_t = 30)]
    examples: u32,
    /// The seed; the same seed makes the same requests
    #[arg(long)]
    seed: Option<u64>,
    /// Fuzz this program
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
}

/// One round of requests: the caller and the routes.
struct Round<'a> {
    name: &'static str,
    token: &'a str,
    /// The paths, as arguments for Schemathesis.
    paths: &'a [&'a str],
    /// The settings for Schemathesis.
    config: &'a str,
}

impl ApiFuzz {
    /// As much as there is time for whenever all tests run, and the same every time.
    pub(crate) fn short(server: PathBuf) -> ApiFuzz {
        ApiFuzz { examples: 5, seed: Some(1), server: Some(server) }
    }

    /// More requests, and different ones every time.
    pub(crate) fn long() -> ApiFuzz {
        ApiFuzz { examples: 30, seed: None, server: None }
    }

    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let binary = serving::given_or_built(self.server.as_ref(), false)?;
        let program = schemathesis(&binary)?;
        let folder = tempfile::tempdir()?;
        let mut plan = Plan::new(&binary, &folder.path().join("data"))?;
        plan.settings.push(("log", "info,server=debug".to_owned()));
        let serving = plan.start()?;
        let mut host = Host::arrive(plan.address)?;
        let tables = host.set_up_tables()?;
        let token = host.token.clone();
        let config = at_tables(&tables);
        let rounds = [
            Round {
                name: "everywhere",
                token: &token,
                paths: &["--exclude-path-regex", &format!("{FAREWELLS}|/events$")],
                config: "",
            },
            // Streams only of tables that do not exist, because a granted stream does not end.
            Round {
                name: "streams",
                token: &token,
                paths: &["--include-path-regex", "/events$"],
                config: &at_tables(&["nowhere".to_owned()]),
            },
            Round {
                name: "at tables",
                token: &token,
                paths: &["--include-path-regex", "^/api/tables/.id.", "--exclude-path-regex", "/events$"],
                config: &config,
            },
            Round {
                name: "by strangers",
                token: &"0".repeat(64),
                paths: &["--exclude-path-regex", "/events$"],
                config: &config,
            },
        ];
        let mut reports = Vec::new();
        for round in &rounds {
            reports.push(self.play(round, &program, plan.address, folder.path())?);
        }
        host.is_still_served(&tables)?;
        serving.stop()?;
        let refusals = refusals(&fs::read_to_string(plan.log())?);
        let failed = reports.iter().any(|report| report["ok"] == false);
        let cases: u64 = reports.iter().filter_map(|report| report["cases"].as_u64()).sum();
        let summary = json!({
            "ok": !failed, "examples": self.examples, "cases": cases, "rounds": reports, "refusals_logged": refusals,
        });
        writeln!(io::stdout(), "{summary:#}")?;
        anyhow::ensure!(!failed, "the API does not match its description: see above");
        for code in ["malformed", "unknown", "who_are_you", "not_json"] {
            anyhow::ensure!(refusals.contains_key(code), "the log contains no refusal with the code {code}");
        }
        Ok(())
    }

    fn play(
        &self,
        round: &Round<'_>,
        program: &Path,
        address: SocketAddr,
        folder: &Path,
    ) -> anyhow::Result<Value> {
        let began = Instant::now();
        let config = folder.join("schemathesis.toml");
        fs::write(&config, round.config)?;
        let mut command = Command::new(program);
        command
            .arg("--config-file")
            .arg(&config)
            .arg("run")
            .arg(format!("http://{address}/api/openapi.json"));
        command.args(["--header", &format!("Authorization: Bearer {}", round.token)]).args(round.paths);
        command.args(["--checks", CHECKS, "--request-timeout", PATIENCE_S, "--phases", "coverage,fuzzing"]);
        command.args([
            "--max-examples",
            &self.examples.to_string(),
            "--no-color",
            "--suppress-health-check",
            "all",
        ]);
        if let Some(seed) = self.seed {
            command.args(["--seed", &seed.to_string()]);
        }
        say(&format!("schemathesis, {}", round.name));
        let output = command.current_dir(folder).output().context("cannot start schemathesis")?;
        let text = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() {
            say(&text);
            say(&String::from_utf8_lossy(&output.stderr));
        }
        let cases = cases(&text).context("schemathesis does not report how many requests it made")?;
        let seconds = began.elapsed().as_secs();
        Ok(json!({"name": round.name, "ok": output.status.success(), "cases": cases, "seconds": seconds}))
    }
}

/// The number of requests: `1481 generated, 1481 passed`.
fn cases(text: &str) -> Option<u64> {
    text.lines().find_map(|line| line.trim().split_once(" generated")?.0.parse().ok())
}

/// How often each code was refused, according to the server's log.
fn refusals(log: &str) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for line in log.lines().filter(|line| line.contains(" refused ")) {
        let code = line.split("code=").nth(1).and_then(|rest| rest.split_whitespace().next());
        *counts.entry(code.unwrap_or_default().trim_matches('"').to_owned()).or_default() += 1;
    }
    counts
}

/// Settings that direct requests at existing tables.
fn at_tables(tables: &[String]) -> String {
    format!(
        "[dictionaries.tables]\nvalues = {tables:?}\n\
         [dictionaries.decisions]\nvalues = [\"0.0\", \"12.0\", \"13.0\", \"16.0\", \"20.0\"]\n\
         [dictionaries.seats]\nvalues = [1, 2, 3]\n\
         [parameters]\n\
         \"path.id\" = {{ dictionary = \"tables\" }}\n\
         \"body.decision\" = {{ dictionary = \"decisions\", probability = 0.8 }}\n\
         \"body.seat\" = {{ dictionary = \"seats\", probability = 0.8 }}\n\
         \"query.seat\" = {{ dictionary = \"seats\", probability = 0.8 }}\n"
    )
}

/// Installs Schemathesis in its own environment in the target folder.
fn schemathesis(binary: &Path) -> anyhow::Result<PathBuf> {
    let target = binary.ancestors().nth(2).context("starfry is not in a target folder")?;
    let folder = target.join("api-fuzz");
    let program = folder.join("bin/schemathesis");
    let known = folder.join("version");
    if fs::read_to_string(&known).is_ok_and(|version| version == SCHEMATHESIS) && program.exists() {
        return Ok(program);
    }
    let folder = folder.to_str().context("the target folder's name is not valid UTF-8")?;
    tools::ensure(&[&VENV])?;
    say("installing schemathesis with pip, in the target folder");
    run("python3", &["-m", "venv", folder])?;
    run(&format!("{folder}/bin/pip"), &["install", "--quiet", SCHEMATHESIS])?;
    fs::write(known, SCHEMATHESIS)?;
    Ok(program)
}

/// The owner of the tables at which everything is tried.
struct Host {
    caller: Caller,
    token: String,
    address: SocketAddr,
}

impl Host {
    fn arrive(address: SocketAddr) -> anyhow::Result<Host> {
        let account = json!({"name": "Host", "password": "a long password", "bearer": true});
        let reply = Caller::stranger(address).post("/api/accounts", &account)?;
        let token = reply.json()["token"].as_str().map(str::to_owned);
        let token = token.with_context(|| format!("no account was created: {}", reply.text))?;
        Ok(Host { caller: Caller::bearing(address, &token), token, address })
    }

    fn post(&mut self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let reply = self.caller.post(path, body)?;
        anyhow::ensure!(reply.status < 300, "{path}: {} {}", reply.status, reply.text);
        Ok(reply.json())
    }

    /// Sets up, for three players, a running table of every game, an open one and a finished one.
    fn set_up_tables(&mut self) -> anyhow::Result<Vec<String>> {
        let mut tables = Vec::new();
        let games = GamesServed::at(self.address)?;
        for game in games.for_seats(3) {
            let seats =
                json!([{"is": "me"}, {"is": "here", "name": "Ala"}, {"is": "bot", "level": "greedy"}]);
            tables.push(self.set_up(game, &seats, true)?);
        }
        let game = games.busiest()?;
        tables.push(self.set_up(game, &json!([{"is": "me"}, {"is": "open"}, {"is": "invited"}]), false)?);
        let over = self.set_up(game, &json!([{"is": "me"}, {"is": "bot", "level": "random"}]), true)?;
        self.post(&format!("/api/tables/{over}/questions"), &json!({"ask": "end"}))?;
        tables.push(over);
        Ok(tables)
    }

    fn set_up(&mut self, game: &str, seats: &Value, start: bool) -> anyhow::Result<String> {
        let table = json!({"game": game, "seats": seats, "bot_speed": "instant"});
        let id = self.post("/api/tables", &table)?["id"].as_str().context("a table has an id")?.to_owned();
        if start {
            self.post(&format!("/api/tables/{id}/start"), &json!({}))?;
        }
        Ok(id)
    }

    /// Checks that all tables still exist and the server still answers.
    fn is_still_served(&self, tables: &[String]) -> anyhow::Result<()> {
        let mut caller = Caller::bearing(self.address, &self.token);
        for path in tables.iter().map(|id| format!("/api/tables/{id}")).chain(["/readyz".to_owned()]) {
            let reply = caller.get(&path)?;
            anyhow::ensure!(reply.status == 200, "{path}: {} {}", reply.status, reply.text);
        }
        Ok(())
    }
}
