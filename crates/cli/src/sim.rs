//! `starfry sim`

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context;
use catalog::{Fault, GameInfo, Lengths, Setup, SimProgress, SimReport, SimRequest, Until};
use clap::Args;
use indicatif::ProgressBar;
use record::Record;
use serde_json::json;

use crate::Outcome;
use crate::clock::Stopwatch;
use crate::input::{ContentArgument, OptionArguments, processors, seed_or_random};
use crate::output::{bar_style, grouped, say};

/// Let bots play many games against each other, and count
#[derive(Args)]
#[command(after_help = "\
moves are decisions of players, steps are moves and cards or dice. The share of wins is given by place
in turn order, the first player first. The same seed plays the same games on every machine and with
any number of threads.")]
pub(crate) struct Sim {
    /// The game, by its short name
    game: String,
    /// How many players
    #[arg(long, short, value_name = "N")]
    players: u8,
    /// The bots by seat; one name serves all seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games [default: 10000]
    #[arg(long, value_name = "G", conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: Option<u64>,
    /// How long to play instead, in seconds
    #[arg(long, value_name = "S")]
    seconds: Option<f64>,
    /// How many threads play [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where the random games start from [default: random]
    #[arg(long, value_name = "X")]
    seed: Option<u64>,
    /// Keep the games as records in this folder, dealt by the real dealer
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    content: ContentArgument,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

impl Sim {
    pub(crate) fn run(&self) -> anyhow::Result<Outcome> {
        let game = catalog::game(&self.game)?;
        let seed = seed_or_random(self.seed)?;
        let until = match (self.games, self.seconds) {
            (Some(games), _) => Until::Games(games),
            (None, Some(seconds)) => {
                anyhow::ensure!(
                    seconds > 0.0 && seconds < 1e7,
                    "--seconds must be a time above 0, not {seconds}"
                );
                Until::TimeIsUp
            }
            (None, None) => Until::Games(10_000),
        };
        let request = SimRequest {
            setup: Setup {
                seats: self.players,
                options: self.options.read()?,
                content: self.content.read(game)?,
            },
            bots: self.bots.clone(),
            until,
            threads: self.threads.map_or_else(processors, usize::from),
            seed,
            keeps_records: self.records.is_some(),
        };
        if let Some(directory) = &self.records {
            fs::create_dir_all(directory)
                .with_context(|| format!("cannot create {}", directory.display()))?;
        }
        let watch = Watch::new(self, until);
        let report = game.sim(&request, &watch)?;
        let figures = Figures {
            wall: watch.stopwatch.wall(),
            cpu: watch.stopwatch.cpu(),
            seed,
            threads: request.threads,
        };
        watch.bar.finish_and_clear();
        let mode = self.bots.join(",");
        if self.json {
            say(&figures.json(&report, &mode)?)?;
        } else {
            say(&figures.text(&report, &mode, &game.info())?)?;
        }
        Ok(Outcome::AllIsWell)
    }
}

/// The clock, the progress bar and the folder of a simulation.
struct Watch<'a> {
    sim: &'a Sim,
    stopwatch: Stopwatch,
    limit: Option<Duration>,
    bar: ProgressBar,
}

impl<'a> Watch<'a> {
    fn new(sim: &'a Sim, until: Until) -> Watch<'a> {
        let bar = match until {
            Until::Games(games) => ProgressBar::new(games),
            Until::TimeIsUp => ProgressBar::new_spinner(),
        };
        let template = match until {
            Until::Games(_) => "{wide_bar} {human_pos}/{human_len} games, {eta} left",
            Until::TimeIsUp => "{spinner} {human_pos} games, {elapsed}",
        };
        bar.set_style(bar_style(template));
        let limit = sim.seconds.map(Duration::from_secs_f64);
        Watch { sim, stopwatch: Stopwatch::start(), limit, bar }
    }
}

impl SimProgress for Watch<'_> {
    fn played(&self, games: u64) -> bool {
        self.bar.inc(games);
        self.limit.is_none_or(|limit| self.stopwatch.wall() < limit)
    }

    fn keep(&self, game: u64, record: &Record) -> Result<(), Fault> {
        let Some(directory) = &self.sim.records else { return Ok(()) };
        let path = directory.join(format!("{}-{}.jsonl", record.header.game, game + 1));
        fs::write(&path, record.write())
            .map_err(|error| Fault::new(format!("cannot write {}: {error}", path.display())))
    }

    fn now(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
    }
}

/// What a simulation cost.
struct Figures {
    wall: Duration,
    cpu: Option<Duration>,
    seed: u64,
    threads: usize,
}

impl Figures {
    fn json(&self, report: &SimReport, mode: &str) -> anyhow::Result<String> {
        let per = |count: u64, time: Duration| count as f64 / time.as_secs_f64().max(1e-9);
        let per_cpu = |count: u64| self.cpu.map(|cpu| per(count, cpu).round());
        let mut line = json!({
            "mode": mode,
            "games": report.games,
            "moves": report.moves,
            "steps": report.steps,
            "wall_s": self.wall.as_secs_f64(),
            "cpu_s": self.cpu.map(|cpu| cpu.as_secs_f64()),
            "games_per_s_mean": per(report.games, self.wall).round(),
            "games_per_cpu_s_mean": per_cpu(report.games),
            "moves_per_cpu_s_mean": per_cpu(report.moves),
            "seed": self.seed,
            "threads": self.threads,
        });
        let (Some(line), serde_json::Value::Object(counted)) =
            (line.as_object_mut(), serde_json::to_value(report)?)
        else {
            anyhow::bail!("the report is not an object");
        };
        line.extend(counted);
        Ok(serde_json::to_string(line)?)
    }

    fn text(&self, report: &SimReport, mode: &str, info: &GameInfo) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        let per_second =
            |count: u64, time: Duration| grouped((count as f64 / time.as_secs_f64().max(1e-9)) as u64);
        writeln!(text, "{}: {} games of {mode}, seed {}", info.title, grouped(report.games), self.seed)?;
        write!(text, "  time          {:.2} s", self.wall.as_secs_f64())?;
        if let Some(cpu) = self.cpu {
            write!(text, ", {:.2} s of processor time", cpu.as_secs_f64())?;
        }
        writeln!(text, ", {} threads", self.threads)?;
        if let Some(cpu) = self.cpu {
            let (games, moves) = (per_second(report.games, cpu), per_second(report.moves, cpu));
            writeln!(text, "  speed         {games} games, {moves} moves per second of processor time")?;
        }
        let Lengths { min, p10, median, p90, max } = report.lengths;
        writeln!(text, "  moves a game  {:.2} on average, {min} to {max}", report.mean_moves)?;
        writeln!(text, "                10 % up to {p10}, half up to {median}, 90 % up to {p90}")?;
        writeln!(text, "  in turn order   wins   points")?;
        for (place, (share, score)) in report.seat_share.iter().zip(&report.mean_score).enumerate() {
            writeln!(text, "    player {}     {share:.3}   {score:.2}", place + 1)?;
        }
        if mode.contains(',') {
            writeln!(text, "  by seat         wins")?;
            for (seat, (share, name)) in report.bot_share.iter().zip(mode.split(',')).enumerate() {
                writeln!(text, "    {} {name:<11} {share:.3}", seat + 1)?;
            }
        }
        Ok(text.trim_end().to_owned())
    }
}
