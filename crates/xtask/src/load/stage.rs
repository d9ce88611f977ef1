//! A server and a crowd for one measurement.

use std::path::Path;
use std::time::{Duration, Instant};

use super::OPENING;
use super::company::{Client, Company};
use super::crowd::Crowd;
use super::report::{Level, Recording, Usage};
use super::server::{Cores, Site, raise_file_limit};
use crate::games_served::GamesServed;
use crate::process_time;
use crate::shell::output;

/// Memory has settled if it changes by less than this in a second.
const SETTLED_KB: f64 = 100.0;

/// How many seconds it may take to settle.
const SETTLING_S: usize = 15;

/// A server that plays.
pub(super) struct Stage {
    site: Site,
    pub(super) crowd: Crowd,
    period: Duration,
}

/// Prepares this program for measurements: it runs on its own core.
pub(super) fn prepare() -> anyhow::Result<()> {
    raise_file_limit();
    output("taskset", &["-cp", Cores::of(None).driver, &std::process::id().to_string()])?;
    Ok(())
}

/// The games of a program, and how many can play each.
pub(super) fn games_of(program: &Path) -> anyhow::Result<Vec<(String, usize, usize)>> {
    let site = Site::start(program, None, None, &[])?;
    let games = GamesServed::at(site.address())?;
    let seats = |(name, seats): (&str, std::ops::RangeInclusive<u64>)| {
        (name.to_owned(), *seats.start() as usize, *seats.end() as usize)
    };
    Ok(games.all().map(seats).collect())
}

/// People at a table of this game, without bots.
pub(super) fn people(game: &str, people: usize, client: Client) -> Company {
    Company {
        game: game.to_owned(),
        options: serde_json::json!({}),
        people,
        bots: 0,
        level: "greedy".to_owned(),
        spectators: 0,
        client,
    }
}

impl Stage {
    /// Starts a server and a crowd without tables.
    pub(super) fn start(program: &Path, company: Company, period: Duration) -> anyhow::Result<Stage> {
        let site = Site::start(program, None, Some(Cores::of(None)), &[])?;
        let crowd = Crowd::new(site.addresses(), vec![company], period)?;
        Ok(Stage { site, crowd, period })
    }

    pub(super) fn site(&self) -> &Site {
        &self.site
    }

    /// Opens tables until there are this many.
    pub(super) fn open(&mut self, tables: usize) -> anyhow::Result<()> {
        self.crowd.open(tables, OPENING)
    }

    /// Plays for this long without measuring.
    pub(super) fn warm_up(&mut self, seconds: f64) -> anyhow::Result<()> {
        self.crowd.linger(Duration::from_secs_f64(seconds))
    }

    /// The resident memory of the server, in KB, when it has settled. It falls after the start, because much
    /// is prepared only once.
    pub(super) fn settled_kb(&mut self) -> anyhow::Result<f64> {
        let mut kb = self.site.resident_kb()?;
        for _ in 0..SETTLING_S {
            self.warm_up(1.0)?;
            let before = std::mem::replace(&mut kb, self.site.resident_kb()?);
            if (before - kb).abs() < SETTLED_KB {
                break;
            }
        }
        Ok(kb)
    }

    /// Measures for this long. Returns what was recorded, too.
    pub(super) fn measure(&mut self, seconds: f64) -> anyhow::Result<(Level, Recording)> {
        let (before, busy, own) = (self.site.used()?, process_time::of_machine()?, process_time::own()?);
        let began = Instant::now();
        self.crowd.record();
        self.crowd.linger(Duration::from_secs_f64(seconds))?;
        let mut recording = self.crowd.recorded();
        let usage = Usage {
            seconds: began.elapsed().as_secs_f64(),
            site: self.site.used()?.since(&before),
            driver: process_time::own()? - own,
            busy: process_time::of_machine()? - busy,
            rss_mb: self.site.resident_kb()? / 1024.0,
        };
        let rest = Recording {
            whole_games: std::mem::take(&mut recording.whole_games),
            finished: std::mem::take(&mut recording.finished),
            moves: recording.moves,
            games: recording.games,
            progress: recording.progress,
            ..Recording::default()
        };
        let (tables, lines, period) =
            (self.crowd.tables(), self.crowd.connections(), self.period.as_millis() as u32);
        Ok((Level::new(tables, lines, period, recording, &usage), rest))
    }
}
