//! `starfry arena`

mod chart;
mod resume;
mod table;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::{ArenaProgress, ArenaReport, ArenaRequest, Fault, Game, Journal, SeatCount, Setup, Stderr};
use clap::Args;
use i18n::Texts;
use indicatif::ProgressBar;
use serde_json::json;

use crate::Outcome;
use crate::clock::Stopwatch;
use crate::input::{
    ContentArgument, OptionArguments, about_file, any_whole, bot_names, processors, seed_or_random, whole,
};
use crate::language::Speech;
use crate::output::{games_bar, say, stderr_beside};
use resume::ResumeFile;

/// Compare bots in games with balanced seats and deals, and rate them
#[derive(Args)]
#[command(after_help = "\
Bots are random, greedy, easy, normal, hard, expert, search:ITERATIONS and exec:COMMAND. Separate them with commas, or \
repeat --bots. A command may contain commas; a comma only ends it if the name of a bot follows, and never inside quotes. \
If there are more bots than players, all combinations play in turn; if there are fewer, the last bot fills the other seats.

Every deal is played once in every rotation of the seats, so the number of games is rounded up. The same seed plays the \
same games with any number of threads. Exits with code 1 if a bot failed. docs/bots.md explains the figures.")]
pub(crate) struct Arena {
    /// Short name of the game
    game: String,
    /// Bots, separated by commas; repeatable
    #[arg(long, value_name = "NAMES", required = true)]
    bots: Vec<String>,
    /// Number of games, rounded up to whole rotations of the seats
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = whole::<u64>(1..=1_000_000_000_000))]
    games: u64,
    /// Number of players [default: the number of bots]
    #[arg(long, short, value_name = "N", value_parser = whole::<u8>(0..=255))]
    players: Option<u8>,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Seed of the games [default: random, or the seed of the file to resume]
    #[arg(long, value_name = "X", value_parser = any_whole::<u64>())]
    seed: Option<u64>,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    content: ContentArgument,
    /// Print a single line of JSON
    #[arg(long)]
    json: bool,
    /// File to draw a chart of the results to
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// File to save finished games to; if it exists, the arena continues from it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

impl Arena {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let texts = speech.texts();
        let game = speech.catalog().game(&self.game)?;
        let file = self.resume.as_deref().map(ResumeFile::open).transpose()?;
        let (file, journal) = file.unzip();
        let request = self.request(game, journal, texts)?;
        if let Some(path) = &self.svg {
            check_writable(path)?;
        }
        let watch = Watch::new(self.games.next_multiple_of(request.setup.seats.into()), file, texts);
        let report = game.engine().arena(&request, &watch)?;
        watch.bar.finish_and_clear();
        let figures = Figures { game, watch: &watch, request: &request, report: &report };
        say(&if self.json { figures.json()? } else { table::table(&figures, texts)? })?;
        if let Some(path) = &self.svg {
            let chart = chart::chart(&game.info(texts).title, &report, texts)?;
            fs::write(path, chart).map_err(|error| about_file("fault-cannot-write", path, &error))?;
        }
        let is_well = report.bots.iter().all(|bot| bot.faults == 0);
        Ok(if is_well { Outcome::AllIsWell } else { Outcome::ACheckFailed })
    }

    fn request(
        &self,
        game: &dyn Game,
        journal: Option<Journal>,
        texts: &Texts,
    ) -> Result<ArenaRequest, Fault> {
        let bots = bot_names(&self.bots);
        let seed = self.seed.or_else(|| journal.as_ref().and_then(Journal::seed));
        Ok(ArenaRequest {
            setup: Setup {
                seats: self.players.unwrap_or_else(|| seats_for(bots.len(), game.info(texts).seats)),
                options: self.options.read()?,
                content: self.content.read(game)?,
                rules: None,
            },
            bots,
            games: self.games,
            threads: self.threads.map_or_else(processors, usize::from),
            seed: seed_or_random(seed)?,
            journal,
        })
    }
}

/// As many seats as bots, as far as the game allows.
fn seats_for(bots: usize, seats: SeatCount) -> u8 {
    u8::try_from(bots).unwrap_or(u8::MAX).clamp(seats.least, seats.most)
}

/// Finds out before hours of play whether a file can be written at the end. Its content stays until then.
fn check_writable(path: &Path) -> Result<(), Fault> {
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    file.map(|_| ()).map_err(|error| about_file("fault-cannot-write", path, &error))
}

/// A name that fits into this many characters. A long one loses its middle, because commands differ at their
/// ends.
pub(crate) fn shortened(name: &str, most: usize) -> String {
    let letters: Vec<char> =
        name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if letters.len() <= most {
        return letters.into_iter().collect();
    }
    let head = most / 2;
    let tail = letters.len() - (most - head - 1);
    letters[..head].iter().chain(&['…']).chain(&letters[tail..]).collect()
}

/// The clock, the progress bar and the resume file of an arena.
struct Watch {
    stopwatch: Stopwatch,
    bar: ProgressBar,
    file: Option<ResumeFile>,
}

impl Watch {
    fn new(games: u64, file: Option<ResumeFile>, texts: &Texts) -> Watch {
        let bar = ProgressBar::new(games);
        bar.set_style(games_bar(texts));
        Watch { stopwatch: Stopwatch::start(), bar, file }
    }
}

impl ArenaProgress for Watch {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn keep(&self, line: &str) -> Result<(), Fault> {
        self.file.as_ref().map_or(Ok(()), |file| file.keep(line))
    }

    fn thread_time(&self) -> Duration {
        self.stopwatch.thread()
    }

    fn wall_time(&self) -> Duration {
        self.stopwatch.wall()
    }

    fn stderr(&self) -> Stderr {
        stderr_beside(&self.bar)
    }
}

/// A finished arena.
struct Figures<'a> {
    game: &'a dyn Game,
    watch: &'a Watch,
    request: &'a ArenaRequest,
    report: &'a ArenaReport,
}

impl Figures<'_> {
    fn json(&self) -> anyhow::Result<String> {
        Ok(serde_json::to_string(&json!({
            "game": self.game.name(),
            "players": self.report.players,
            "games": self.report.games,
            "seed": self.request.seed,
            "threads": self.request.threads,
            "wall_s": self.watch.stopwatch.wall().as_secs_f64(),
            "cpu_s": self.watch.stopwatch.cpu().map(|cpu| cpu.as_secs_f64()),
            "bots": self.report.bots,
        }))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_as_many_seats_as_bots_as_far_as_it_can() {
        let seats = SeatCount { least: 2, most: 6 };
        assert_eq!([1, 2, 5, 7, 300].map(|bots| seats_for(bots, seats)), [2, 2, 5, 6, 6]);
    }

    #[test]
    fn long_names_lose_their_middle() {
        assert_eq!(shortened("greedy", 10), "greedy");
        assert_eq!(shortened("exec:python3 my_bot.py", 13), "exec:p…bot.py");
        assert_eq!(shortened("exec:a\nb", 13), "exec:a b");
    }
}
