//! Looking back at games, rulebooks and other pages: `cargo xtask load reading`.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::company::Client;
use super::stage::{Stage, games_of, people, prepare};
use crate::serving::{self, Caller};
use crate::shell::say;

/// How many tables are played until one game is over.
const TABLES: usize = 6;

/// The time between moves until then.
const BRISK: Duration = Duration::from_millis(10);

/// How long a game may take to end.
const PATIENCE: Duration = Duration::from_mins(2);

/// How a client asks for compressed answers, as browsers do over plain connections.
const COMPRESSED: &str = "accept-encoding: gzip, br\r\n";

#[derive(Args)]
pub(super) struct Reading {
    /// The server's program [default: built now]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Seconds for which each request is repeated
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

/// What it costs to read something.
#[derive(Serialize)]
struct Row {
    game: String,
    what: &'static str,
    /// How many requests it takes.
    requests: usize,
    compressed: bool,
    /// On the wire, without headers, for all requests together.
    bytes: usize,
    cpu_ms: f64,
    /// How often a second of the server's processor time is enough for it.
    per_cpu_s: f64,
}

/// Requests that are measured together.
struct Errand {
    what: &'static str,
    paths: Vec<String>,
    /// Whether they are alternatives, of which a client makes one at a time.
    is_one: bool,
}

impl Reading {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let program = serving::given_or_built(self.server.as_ref(), true)?;
        prepare()?;
        let mut rows = Vec::new();
        for (game, least, most) in games_of(&program)? {
            self.read(&program, &game, 3.clamp(least, most), &mut rows)?;
        }
        say(&markdown(&rows));
        writeln!(std::io::stdout(), "{}", serde_json::json!({ "rows": rows }))?;
        Ok(())
    }

    fn read(&self, program: &Path, game: &str, players: usize, rows: &mut Vec<Row>) -> anyhow::Result<()> {
        let mut stage = Stage::start(program, people(game, players, Client::Program), BRISK)?;
        let (table, entries) = finished_game(&mut stage)?;
        let mut caller = Caller::stranger(stage.site().address());
        say(&format!("{game}: a finished game has {entries} entries"));
        for errand in errands(&mut caller, game, &table, entries)? {
            for compressed in [false, true] {
                let row = self.repeat(&mut stage, &mut caller, game, &errand, compressed)?;
                say(&format!("{game}, {}: {} bytes, {:.2} CPU-ms", row.what, row.bytes, row.cpu_ms));
                rows.push(row);
            }
        }
        Ok(())
    }

    /// Repeats requests for the given time.
    fn repeat(
        &self,
        stage: &mut Stage,
        caller: &mut Caller,
        game: &str,
        errand: &Errand,
        compressed: bool,
    ) -> anyhow::Result<Row> {
        let more = if compressed { COMPRESSED } else { "" };
        let Errand { what, paths, is_one } = errand;
        // Whatever is remembered after the first time is remembered now.
        for path in paths {
            fetch(caller, path, more)?;
        }
        let (before, began) = (stage.site().used()?.of_servers(), Instant::now());
        let (mut count, mut bytes) = (0_u32, 0);
        while began.elapsed().as_secs_f64() < self.seconds {
            for path in paths {
                bytes += fetch(caller, path, more)?;
                count += 1;
            }
        }
        let cpu = stage.site().used()?.of_servers() - before;
        let times = f64::from(count) / if *is_one { 1.0 } else { paths.len() as f64 };
        Ok(Row {
            game: game.to_owned(),
            what,
            requests: if *is_one { 1 } else { paths.len() },
            compressed,
            bytes: (bytes as f64 / times).round() as usize,
            cpu_ms: (100_000.0 * cpu / times).round() / 100.0,
            per_cpu_s: (times / cpu.max(0.01)).round(),
        })
    }
}

/// Plays until a game is over. Returns its table, and how many entries the record has.
fn finished_game(stage: &mut Stage) -> anyhow::Result<(String, usize)> {
    stage.crowd.play();
    stage.open(TABLES)?;
    let began = Instant::now();
    loop {
        let (_, recording) = stage.measure(0.5)?;
        if let Some(finished) = recording.finished.into_iter().next() {
            stage.crowd.stop_playing();
            stage.warm_up(0.5)?;
            return Ok(finished);
        }
        anyhow::ensure!(began.elapsed() < PATIENCE, "no game was over in time");
    }
}

/// Everything that is read.
fn errands(caller: &mut Caller, game: &str, table: &str, entries: usize) -> anyhow::Result<Vec<Errand>> {
    let api = format!("/api/tables/{table}");
    let words = "open=true&words=en&page=true";
    let errand = |what: &'static str, path: String| Errand { what, paths: vec![path], is_one: false };
    let moments = (1..entries).step_by(entries.div_ceil(20).max(1));
    let mut moments: Vec<String> = moments.map(|at| format!("{api}/moments/{at}?{words}")).collect();
    // Not every moment can be looked at: somebody must decide there.
    moments.retain(|path| caller.fetch(path, "").is_ok_and(|(status, _)| status == 200));
    let (page, book) = (format!("/table/{table}"), format!("/rules/{game}.en.html"));
    let (of_page, of_book) = (files_of(caller, &page)?, files_of(caller, &book)?);
    let mut errands = vec![
        Errand { what: "a moment of a finished game, as a page shows it", paths: moments, is_one: true },
        errand("the story of a finished game", format!("{api}/log?{words}")),
        errand("its record", format!("{api}/record")),
        errand("its table, as a page gets it first", format!("{api}/view?watch=true&words=en&page=true")),
        errand("the table page", page),
        Errand { what: "the table page's files", paths: of_page, is_one: false },
        errand("the rulebook", book),
        Errand { what: "the rulebook's files", paths: of_book, is_one: false },
        errand("the start page", "/".to_owned()),
    ];
    errands.retain(|errand| !errand.paths.is_empty());
    Ok(errands)
}

/// The scripts, styles and pictures that a page loads.
fn files_of(caller: &mut Caller, page: &str) -> anyhow::Result<Vec<String>> {
    let (status, html) = caller.fetch(page, "")?;
    anyhow::ensure!(status == 200, "{page} was answered with {status}");
    let html = String::from_utf8_lossy(&html).into_owned();
    let links = linked(&html).into_iter().map(|link| resolved(page, &link));
    let mut files: Vec<String> = links.collect::<BTreeSet<_>>().into_iter().collect();
    files.retain(|file| caller.fetch(file, "").is_ok_and(|(status, _)| status == 200));
    Ok(files)
}

/// What the HTML of a page loads: everything with a source, and every style.
fn linked(html: &str) -> Vec<String> {
    let tags = html.split('<').filter_map(|tag| tag.split_once('>')).map(|(tag, _)| tag);
    let attribute = |tag: &str, name: &str| {
        let (_, after) = tag.split_once(&format!(" {name}=\""))?;
        Some(after.split_once('"')?.0.to_owned())
    };
    let link = |tag: &str| match tag.split_whitespace().next()? {
        "script" | "img" => attribute(tag, "src"),
        "link" if attribute(tag, "rel")? == "stylesheet" => attribute(tag, "href"),
        _ => None,
    };
    tags.filter_map(link).filter(|link| !link.starts_with("data:")).collect()
}

/// A link on a page, as a path.
fn resolved(page: &str, link: &str) -> String {
    if link.starts_with('/') {
        return link.to_owned();
    }
    let mut folders: Vec<&str> = page.split('/').collect();
    folders.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(folders.pop()),
            "." => {}
            part => folders.push(part),
        }
    }
    folders.join("/")
}

/// Fetches something. Returns the bytes of the body.
fn fetch(caller: &mut Caller, path: &str, more: &str) -> anyhow::Result<usize> {
    let (status, body) = caller.fetch(path, more).with_context(|| format!("no answer to {path}"))?;
    anyhow::ensure!(status == 200, "{path} was answered with {status}");
    Ok(body.len())
}

/// The table for documents.
fn markdown(rows: &[Row]) -> String {
    let head = "\n| game | | requests | bytes, plain / compressed | CPU-ms, plain / compressed | per CPU second, \
                compressed |\n|---|---|---|---|---|---|";
    let pairs = rows.chunks_exact(2).map(|pair| {
        let (plain, small) = (&pair[0], &pair[1]);
        format!(
            "| {} | {} | {} | {} / {} | {:.2} / {:.2} | {:.0} |",
            plain.game,
            plain.what,
            plain.requests,
            plain.bytes,
            small.bytes,
            plain.cpu_ms,
            small.cpu_ms,
            small.per_cpu_s
        )
    });
    std::iter::once(head.to_owned()).chain(pairs).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_resolved_as_browsers_do() {
        assert_eq!(resolved("/table/x", "../assets/a.js"), "/assets/a.js");
        assert_eq!(resolved("/rules/book.html", "./b.svg"), "/rules/b.svg");
        assert_eq!(resolved("/", "assets/a.css"), "/assets/a.css");
        assert_eq!(resolved("/", "/a"), "/a");
    }

    #[test]
    fn scripts_styles_and_pictures_are_found_and_nothing_else() {
        let html = r#"<link rel="stylesheet" href="a.css"><link rel="icon" href="i.svg"><a href="b"><img alt="" src="c.svg">
            <script type="module" src="d.js"></script><img src="data:x">"#;
        assert_eq!(linked(html), ["a.css", "c.svg", "d.js"]);
    }
}
