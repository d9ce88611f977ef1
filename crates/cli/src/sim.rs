//! `starfry sim`

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::{Fault, Lengths, Setup, SimProgress, SimReport, SimRequest, Stderr, Until};
use clap::Args;
use i18n::{Texts, args};
use indicatif::ProgressBar;
use record::Record;
use serde_json::{Value, json};

use crate::Outcome;
use crate::clock::Stopwatch;
use crate::input::{
    ContentArgument, OptionArguments, about_file, any_whole, bot_names, number, processors, seed_or_random,
    whole,
};
use crate::language::Speech;
use crate::output::{Side, columns, cost, games_bar, letters, say, stderr_beside, time_bar};

/// Simulate many bot games and print statistics
#[derive(Args)]
#[command(after_help = "\
Bots are random, greedy, easy, normal, hard, expert, search:ITERATIONS and exec:COMMAND. Separate them with commas, or \
repeat --bots. A command may contain commas; a comma only ends it if the name of a bot follows, and never inside quotes. \
Whatever a program prints to standard error is shown.

Moves are players' decisions; steps also count cards and dice. Shares of wins are given by place in turn order, starting \
with the first player. The same seed plays the same games on every machine, with any number of threads.")]
pub(crate) struct Sim {
    /// Short name of the game
    game: String,
    /// Number of players
    #[arg(long, short, value_name = "N", value_parser = whole::<u8>(0..=255))]
    players: u8,
    /// Bots by seat, separated by commas; repeatable. A single bot plays all seats
    #[arg(long, value_name = "NAMES", default_value = "random")]
    bots: Vec<String>,
    /// Number of games [default: 10000]
    #[arg(long, value_name = "G", conflicts_with = "seconds", value_parser = whole::<u64>(1..=1_000_000_000_000))]
    games: Option<u64>,
    /// Seconds to play for, instead of a number of games
    #[arg(long, value_name = "S", value_parser = number)]
    seconds: Option<f64>,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Seed of the games [default: random]
    #[arg(long, value_name = "X", value_parser = any_whole::<u64>())]
    seed: Option<u64>,
    /// Folder to write records of the games to; their cards and dice can be verified
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    content: ContentArgument,
    /// Print a single line of JSON
    #[arg(long)]
    json: bool,
}

impl Sim {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let game = speech.catalog().game(&self.game)?;
        let seed = seed_or_random(self.seed)?;
        let until = self.until()?;
        let request = SimRequest {
            setup: Setup {
                seats: self.players,
                options: self.options.read()?,
                content: self.content.read(game)?,
                rules: None,
            },
            bots: bot_names(&self.bots),
            until,
            threads: self.threads.map_or_else(processors, usize::from),
            seed,
            keeps_records: self.records.is_some(),
        };
        if let Some(directory) = &self.records {
            fs::create_dir_all(directory)
                .map_err(|error| about_file("fault-cannot-create", directory, &error))?;
        }
        let watch = Watch::new(self, until, speech.texts());
        let report = game.engine().sim(&request, &watch)?;
        watch.bar.finish_and_clear();
        let figures = Figures {
            stopwatch: &watch.stopwatch,
            seed,
            threads: request.threads,
            report: &report,
            bots: &request.bots,
        };
        if self.json {
            say(&figures.json()?)?;
        } else {
            say(&figures.text(&game.info(speech.texts()).title, speech.texts()))?;
        }
        Ok(Outcome::AllIsWell)
    }

    /// When to stop.
    fn until(&self) -> Result<Until, Fault> {
        match (self.games, self.seconds) {
            (Some(games), _) => Ok(Until::Games(games)),
            (None, None) => Ok(Until::Games(10_000)),
            (None, Some(seconds)) if seconds > 0.0 && seconds < 1e7 => Ok(Until::TimeIsUp),
            (None, Some(seconds)) => Err(Fault::new("fault-seconds").with("seconds", seconds.to_string())),
        }
    }
}

/// The clock, the progress bar and the records folder of a simulation.
struct Watch<'a> {
    sim: &'a Sim,
    stopwatch: Stopwatch,
    limit: Option<Duration>,
    bar: ProgressBar,
}

impl<'a> Watch<'a> {
    fn new(sim: &'a Sim, until: Until, texts: &Texts) -> Watch<'a> {
        let bar = match until {
            Until::Games(games) => ProgressBar::new(games),
            Until::TimeIsUp => ProgressBar::new_spinner(),
        };
        bar.set_style(match until {
            Until::Games(_) => games_bar(texts),
            Until::TimeIsUp => time_bar(texts),
        });
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
        fs::write(&path, record.write()).map_err(|error| about_file("fault-cannot-write", &path, &error))
    }

    fn now(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
    }

    fn stderr(&self) -> Stderr {
        stderr_beside(&self.bar)
    }
}

/// The results of a simulation, and how long it took.
struct Figures<'a> {
    stopwatch: &'a Stopwatch,
    seed: u64,
    threads: usize,
    report: &'a SimReport,
    /// The bots, as they were named.
    bots: &'a [String],
}

/// The rate per second.
fn rate(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

impl Figures<'_> {
    fn json(&self) -> anyhow::Result<String> {
        let (report, wall, cpu) = (self.report, self.stopwatch.wall(), self.stopwatch.cpu());
        let per_cpu = |count: u64| cpu.map(|cpu| rate(count, cpu).round());
        let mut line = json!({
            "mode": self.bots.join(","),
            "games": report.games,
            "moves": report.moves,
            "steps": report.steps,
            "wall_s": wall.as_secs_f64(),
            "cpu_s": cpu.map(|cpu| cpu.as_secs_f64()),
            "games_per_s_mean": rate(report.games, wall).round(),
            "games_per_cpu_s_mean": per_cpu(report.games),
            "moves_per_cpu_s_mean": per_cpu(report.moves),
            "seed": self.seed,
            "threads": self.threads,
        });
        if let (Some(line), Value::Object(counted)) = (line.as_object_mut(), serde_json::to_value(report)?) {
            line.extend(counted);
        }
        Ok(serde_json::to_string(&line)?)
    }

    fn text(&self, title: &str, texts: &Texts) -> String {
        let report = self.report;
        let heading = args! { game: title, count: report.games, games: texts.grouped(report.games), bots: self.bots.join(",") };
        let mut lines = vec![texts.say("sim-heading", &heading.with("seed", self.seed.to_string()))];
        let mut add = |rows: Vec<Vec<String>>, sides: &[Side]| {
            lines.extend(columns(sides, &rows).into_iter().map(|line| format!("  {line}")));
        };
        add(self.totals(texts), &[Side::Left, Side::Left]);
        let mut places = self.places(texts);
        let mut seats = self.seats(texts);
        // Both tables are equally wide, so that they read as one.
        let width = places.iter().chain(&seats).map(|row| letters(&row[0])).max().unwrap_or(0);
        for row in places.iter_mut().chain(&mut seats) {
            row[0] = format!("{:<width$}", row[0]);
        }
        add(places, &[Side::Left, Side::Right, Side::Right]);
        add(seats, &[Side::Left, Side::Right]);
        lines.join("\n")
    }

    /// Time, speed and length of the games, each after its label.
    fn totals(&self, texts: &Texts) -> Vec<Vec<String>> {
        let report = self.report;
        let mut rows = vec![vec![texts.word("sim-time"), cost(self.stopwatch, self.threads, texts)]];
        if let Some(cpu) = self.stopwatch.cpu() {
            let [games, moves] =
                [report.games, report.moves].map(|count| texts.grouped(rate(count, cpu) as u64));
            let figures = texts.say("sim-speed-figures", &args! { games: games, moves: moves });
            rows.push(vec![texts.word("sim-speed"), figures]);
        }
        let Lengths { min, p10, median, p90, max } = report.lengths;
        let mean = args! { mean: format!("{:.2}", report.mean_moves), least: min, most: max };
        rows.push(vec![texts.word("sim-moves"), texts.say("sim-moves-figures", &mean)]);
        let parts = args! { p10: p10, median: median, p90: p90 };
        rows.push(vec![String::new(), texts.say("sim-moves-parts", &parts)]);
        rows
    }

    /// Wins and points by position in turn order.
    fn places(&self, texts: &Texts) -> Vec<Vec<String>> {
        let heads = ["sim-order", "sim-wins", "sim-points"].map(|key| texts.word(key));
        let figures = self.report.seat_share.iter().zip(&self.report.mean_score).enumerate();
        let rows = figures.map(|(place, (share, score))| {
            let player = texts.say("sim-place", &args! { place: place + 1 });
            vec![format!("  {player}"), format!("{share:.3}"), format!("{score:.2}")]
        });
        std::iter::once(heads.into()).chain(rows).collect()
    }

    /// Wins by seat, if not all seats have the same bot.
    fn seats(&self, texts: &Texts) -> Vec<Vec<String>> {
        if self.bots.len() == 1 {
            return Vec::new();
        }
        let heads = ["sim-seats", "sim-wins"].map(|key| texts.word(key));
        let figures = self.report.bot_share.iter().zip(self.bots).enumerate();
        let rows = figures
            .map(|(seat, (share, name))| vec![format!("  {} {name}", seat + 1), format!("{share:.3}")]);
        std::iter::once(heads.into()).chain(rows).collect()
    }
}
