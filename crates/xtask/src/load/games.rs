//! Every game with people, with bots and with both: `cargo xtask load games`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::company::{Client, Company};
use super::report::{Measures, Times};
use super::stage::{Stage, games_of, people, prepare};
use crate::serving;
use crate::shell::say;

/// How many tables are played to the end to weigh whole games.
const WHOLE: usize = 12;

/// The time between moves in games that are played to the end.
const BRISK: Duration = Duration::from_millis(30);

/// How many spectators show what another viewer costs.
const MORE_VIEWERS: usize = 6;

#[derive(Args)]
pub(super) struct Games {
    /// The server's program [default: built now]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Measure only this game
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// How viewers watch
    #[arg(long = "as", value_name = "CLIENT", default_value = "page")]
    client: Client,
    /// How many tables play
    #[arg(long, default_value_t = 60)]
    tables: usize,
    /// Milliseconds between two moves at a table, on average
    #[arg(long, default_value_t = 500)]
    period: u32,
    /// Seconds for which each company is measured
    #[arg(long, default_value_t = 8.0)]
    seconds: f64,
    /// The most seconds in which games are played to the end
    #[arg(long, default_value_t = 60.0)]
    whole: f64,
    /// How many idle tables to measure the memory of; 0 for none
    #[arg(long, default_value_t = 300)]
    weigh: usize,
}

/// The measurements of one game in one company.
#[derive(Serialize)]
struct Row {
    game: String,
    company: &'static str,
    people: usize,
    bots: usize,
    #[serde(flatten)]
    measures: Measures,
    /// The bytes of a viewer's stream over a whole game, if any was finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    whole_game_bytes: Option<Times>,
}

/// The memory of idle tables.
#[derive(Serialize)]
struct Weight {
    game: String,
    players: usize,
    /// KB resident for each further viewer with a page, and with a program.
    kb_per_page: f64,
    kb_per_program: f64,
    /// KB resident for a table with its players, all with pages or all with programs.
    kb_per_table_of_pages: f64,
    kb_per_table_of_programs: f64,
}

impl Games {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let program = serving::given_or_built(self.server.as_ref(), true)?;
        prepare()?;
        let (mut rows, mut weights) = (Vec::new(), Vec::new());
        let mut games = games_of(&program)?;
        games.retain(|(game, ..)| self.game.as_ref().is_none_or(|only| only == game));
        for (game, least, most) in games {
            let seats = 3.clamp(least, most);
            for (name, humans) in [("people", seats), ("bots", 1), ("mixed", seats - 1)] {
                let company = Company { bots: seats - humans, ..people(&game, humans, self.client) };
                rows.push(self.row(&program, name, company)?);
            }
            if self.weigh > 0 {
                weights.push(self.weight(&program, &game, seats)?);
            }
        }
        say(&markdown(&rows, &weights));
        let result = serde_json::json!({"tables": self.tables, "period_ms": self.period, "rows": rows, "weights": weights});
        writeln!(std::io::stdout(), "{result}")?;
        Ok(())
    }

    fn row(&self, program: &Path, name: &'static str, company: Company) -> anyhow::Result<Row> {
        let period = Duration::from_millis(self.period.into());
        let mut stage = Stage::start(program, company.clone(), period)?;
        stage.open(self.tables)?;
        stage.crowd.begin();
        stage.warm_up(2.0)?;
        let (level, _) = stage.measure(self.seconds)?;
        say(&format!("{} with {name}: {}", company.game, level.summary()));
        drop(stage);
        let whole_game_bytes = self.whole_games(program, &company)?;
        let Company { game, people, bots, .. } = company;
        Ok(Row { game, company: name, people, bots, measures: level.measures(), whole_game_bytes })
    }

    /// Plays games to the end, and returns the bytes of a viewer's stream.
    fn whole_games(&self, program: &Path, company: &Company) -> anyhow::Result<Option<Times>> {
        let mut stage = Stage::start(program, company.clone(), BRISK)?;
        stage.crowd.play();
        let mut bytes = Vec::new();
        stage.open(WHOLE)?;
        let began = Instant::now();
        while bytes.len() < WHOLE * company.viewers() && began.elapsed().as_secs_f64() < self.whole {
            bytes.extend(stage.measure(1.0)?.1.whole_games);
        }
        Ok((!bytes.is_empty()).then(|| Times::of(bytes)))
    }

    /// Weighs idle tables with few and with many viewers of both kinds.
    fn weight(&self, program: &Path, game: &str, players: usize) -> anyhow::Result<Weight> {
        let kb = |client: Client, spectators: usize| -> anyhow::Result<f64> {
            let company = Company { spectators, ..people(game, players, client) };
            let mut stage = Stage::start(program, company, BRISK)?;
            // Anything that is set up only once is not charged to tables.
            stage.open(10)?;
            let before = stage.settled_kb()?;
            stage.open(10 + self.weigh)?;
            Ok((stage.settled_kb()? - before) / self.weigh as f64)
        };
        let both = |client: Client| -> anyhow::Result<(f64, f64)> {
            let (few, many) = (kb(client, 0)?, kb(client, MORE_VIEWERS)?);
            Ok((tenths(few), tenths((many - few) / MORE_VIEWERS as f64)))
        };
        let ((kb_per_table_of_pages, kb_per_page), (kb_per_table_of_programs, kb_per_program)) =
            (both(Client::Page)?, both(Client::Program)?);
        let weight = Weight {
            game: game.to_owned(),
            players,
            kb_per_page,
            kb_per_program,
            kb_per_table_of_pages,
            kb_per_table_of_programs,
        };
        say(&format!("{game}: {kb_per_page} KB for a page, {kb_per_program} KB for a program"));
        Ok(weight)
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The tables for documents.
fn markdown(rows: &[Row], weights: &[Weight]) -> String {
    let costs = "\n| game | at a table | moves/s | CPU-ms per move | others see a move after, p50 / p99 | \
                 bytes of an update, p50 | bytes of a whole game, p50 / p95 |\n|---|---|---|---|---|---|---|";
    let memory = "\n| game | KB per page | KB per program | KB per table of pages | KB per table of programs |\n\
                  |---|---|---|---|---|";
    let costs = std::iter::once(costs.to_owned()).chain(rows.iter().map(Row::markdown));
    let memory = std::iter::once(memory.to_owned()).chain(weights.iter().map(Weight::markdown));
    costs.chain(memory).collect::<Vec<_>>().join("\n")
}

impl Row {
    fn markdown(&self) -> String {
        let Measures { moves_s, cpu_ms, p50_ms, p99_ms, update_bytes, .. } = self.measures;
        let whole = self.whole_game_bytes.map(|bytes| format!("{:.0} / {:.0}", bytes.p50, bytes.p95));
        format!(
            "| {} | {} | {moves_s:.0} | {cpu_ms:.2} | {p50_ms:.1} / {p99_ms:.1} ms | {update_bytes:.0} | {} |",
            self.game,
            self.company,
            whole.unwrap_or_default(),
        )
    }
}

impl Weight {
    fn markdown(&self) -> String {
        format!(
            "| {} | {} | {} | {} | {} |",
            self.game,
            self.kb_per_page,
            self.kb_per_program,
            self.kb_per_table_of_pages,
            self.kb_per_table_of_programs,
        )
    }
}
