//! A game against a bot that survives what is done to the server.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};

use crate::games_served::GamesServed;
use crate::serving::{Caller, Reply};

/// How long the bot may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many steps a move may take.
const STEPS: usize = 20;

/// A game, and its state when it was last read.
pub(crate) struct Game {
    player: Caller,
    table: String,
    seen: Value,
}

impl Game {
    /// Sets up a table with a bot and waits until it is the guest's turn.
    pub(crate) fn begin(address: SocketAddr) -> anyhow::Result<Game> {
        let mut player = Caller::guest(address, "Ola")?;
        let seats = json!([{"is": "me"}, {"is": "bot", "level": "easy"}]);
        let games = GamesServed::at(address)?;
        let setup = json!({"game": games.busiest()?, "seats": seats, "bot_speed": "instant"});
        let table = ok(&player.post("/api/tables", &setup)?)?;
        let table = table["id"].as_str().context("the new table has no id")?.to_owned();
        ok(&player.post(&format!("/api/tables/{table}/start"), &json!({}))?)?;
        let mut game = Game { player, table, seen: Value::Null };
        game.wait()?;
        Ok(game)
    }

    /// Makes a move and waits until it is the guest's turn again.
    pub(crate) fn play(&mut self) -> anyhow::Result<()> {
        let before = self.seen["at"].clone();
        for _ in 0..STEPS {
            let position = &self.seen["position"];
            let answer = json!({"decision": position["decision"], "actions": [position["legal"][0]]});
            ok(&self.player.post(&format!("/api/tables/{}/moves", self.table), &answer)?)?;
            self.wait()?;
            if self.seen["at"] != before {
                return Ok(());
            }
        }
        anyhow::bail!("after {STEPS} steps nothing was played: {}", self.seen)
    }

    /// Checks that the server shows the same state as before, even if it has been replaced since.
    pub(crate) fn is_where_it_was(&mut self) -> anyhow::Result<()> {
        let before = self.seen.clone();
        self.player.hang_up();
        self.wait()?;
        for what in ["at", "position"] {
            anyhow::ensure!(
                self.seen[what] == before[what],
                "the game is not where it was: {what} was {} and is {}",
                before[what],
                self.seen[what]
            );
        }
        Ok(())
    }

    /// Waits until it is the guest's turn.
    fn wait(&mut self) -> anyhow::Result<()> {
        let began = Instant::now();
        loop {
            self.seen = ok(&self.player.get(&format!("/api/tables/{}/view", self.table))?)?;
            if !self.seen["position"]["decision"].is_null() {
                return Ok(());
            }
            anyhow::ensure!(began.elapsed() < PATIENCE, "it did not become the guest's turn: {}", self.seen);
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The answer, if it is not a refusal.
fn ok(reply: &Reply) -> anyhow::Result<Value> {
    anyhow::ensure!(reply.status / 100 == 2, "the server answered {}: {}", reply.status, reply.text);
    Ok(reply.json())
}
