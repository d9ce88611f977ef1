//! Fills the database before the measurement, because `SQLite` keeps up to 32 MB of it in memory.

use std::net::SocketAddr;

use anyhow::Context;
use serde_json::json;

use crate::serving::Caller;
use crate::shell::say;

/// How many people talk at the same time, so that their lines share transactions.
const TALKERS: usize = 16;

/// The longest line of chat: 500 characters of four bytes.
const LETTER: &str = "\u{1f6f8}";
const LETTERS: usize = 500;

/// Writes this many megabytes of chat.
pub(super) fn fill(address: SocketAddr, game: &str, megabytes: usize) -> anyhow::Result<()> {
    let line = LETTER.repeat(LETTERS);
    let lines = megabytes * 1024 * 1024 / line.len() / TALKERS;
    if lines == 0 {
        return Ok(());
    }
    let talk = |number: usize| -> anyhow::Result<()> {
        let mut guest = Caller::guest(address, &format!("Talker {number}"))?;
        let seats = [json!({"is": "me"}), json!({"is": "open"})];
        let table = guest.post("/api/tables", &json!({"game": game, "seats": seats}))?.json();
        let id = table["id"].as_str().with_context(|| format!("no table was set up: {table}"))?;
        for _ in 0..lines {
            let reply = guest.post(&format!("/api/tables/{id}/chat"), &json!({"text": line}))?;
            anyhow::ensure!(reply.status < 300, "a line was refused: {}", reply.text);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let talk = &talk;
        let talkers: Vec<_> = (0..TALKERS).map(|number| scope.spawn(move || talk(number))).collect();
        let done = talkers
            .into_iter()
            .map(|talker| talker.join().unwrap_or_else(|_| Err(anyhow::anyhow!("a talker has panicked"))));
        done.collect::<anyhow::Result<()>>()
    })?;
    say(&format!("{megabytes} MB of chat are in the database"));
    Ok(())
}
