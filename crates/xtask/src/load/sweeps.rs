//! The sweeps that curves are drawn from: one quantity changes, everything else stays the same.

use std::path::Path;
use std::time::Duration;

use super::company::{Client, Company};
use super::curves::{Curve, Point, Sweep};
use super::report::Measures;
use super::stage::{Stage, people};
use crate::shell::say;

/// All sweeps.
pub(super) const SWEEPS: [&str; 5] = ["tables", "viewers", "moves", "length", "players"];

/// Moves per second of all tables together, where they do not change.
const MOVES_S: f64 = 60.0;

/// Tables, where they do not change.
const TABLES: usize = 60;

/// Tables, while viewers and players change.
const FEW_TABLES: usize = 20;

const MOST_TABLES: [usize; 6] = [30, 60, 120, 250, 500, 1000];
const SPECTATORS: [usize; 6] = [0, 3, 9, 17, 37, 77];
const PERIODS_MS: [u64; 6] = [2400, 1200, 600, 300, 150, 75];

/// A game is divided into this many windows, more or less.
const WINDOWS: usize = 12;
const FEWEST_WINDOWS: usize = 6;
const MOST_WINDOWS: usize = 40;

/// Tables while games grow, and the time between moves there.
const GROWING_TABLES: usize = 10;
const BRISK: Duration = Duration::from_millis(40);

/// How long the other parts of a measurement take, in seconds: starting, opening tables, warming up.
const AROUND: f64 = 3.0;

/// The games, and everything that all sweeps have in common.
pub(super) struct Sweeper<'a> {
    pub(super) program: &'a Path,
    pub(super) client: Client,
    pub(super) games: Vec<(String, usize, usize)>,
    /// Seconds for each point.
    pub(super) seconds: f64,
}

/// One measurement.
struct Trial {
    x: f64,
    company: Company,
    tables: usize,
    period: Duration,
}

/// How many points there are for each game, more or less.
fn points() -> usize {
    MOST_TABLES.len() + SPECTATORS.len() + PERIODS_MS.len() + 5
}

/// The seconds for each point if everything is to take this long.
pub(super) fn seconds_for_each(all: f64, games: usize) -> f64 {
    (all / (games * (points() + WINDOWS / 2)) as f64 - AROUND).max(1.0)
}

impl Sweeper<'_> {
    /// The sweep with this name.
    pub(super) fn sweep(&self, name: &str) -> anyhow::Result<Sweep> {
        let (title, x, curves) = match name {
            "tables" => {
                let curves = self.curves(|game, seats| tables(&self.company(game, seats)))?;
                ("More tables, 60 moves/s in all", "tables with 3 players", curves)
            }
            "viewers" => {
                let curves = self.curves(|game, seats| viewers(&self.company(game, seats)))?;
                ("More viewers at 20 tables, 40 moves/s in all", "viewers per table", curves)
            }
            "moves" => {
                let curves = self.curves(|game, seats| moves(&self.company(game, seats)))?;
                ("More moves at 60 tables", "moves per second, offered", curves)
            }
            "length" => ("How far the game has gone, at 10 tables", "entries in the record", self.lengths()?),
            "players" => {
                ("More players at 20 tables, 40 moves/s in all", "players per table", self.player_curves()?)
            }
            _ => anyhow::bail!("there is no sweep {name}; available: {}.", SWEEPS.join(", ")),
        };
        Ok(Sweep { name: name.to_owned(), title: title.to_owned(), x: x.to_owned(), curves })
    }

    /// Three people, or as many as can play.
    fn company(&self, game: &str, (least, most): (usize, usize)) -> Company {
        people(game, 3.clamp(least, most), self.client)
    }

    fn curves(&self, trials: impl Fn(&str, (usize, usize)) -> Vec<Trial>) -> anyhow::Result<Vec<Curve>> {
        let curve = |(game, least, most): &(String, usize, usize)| {
            let trials = trials(game, (*least, *most));
            let points = trials.iter().map(|trial| self.point(trial)).collect::<anyhow::Result<_>>()?;
            anyhow::Ok(Curve { game: game.clone(), points })
        };
        self.games.iter().map(curve).collect()
    }

    fn point(&self, trial: &Trial) -> anyhow::Result<Point> {
        let Trial { x, company, tables, period } = trial;
        let mut stage = Stage::start(self.program, company.clone(), *period)?;
        stage.open(*tables)?;
        stage.crowd.begin();
        stage.warm_up(1.0)?;
        let (level, _) = stage.measure(self.seconds)?;
        say(&format!("{} at {x}: {}", company.game, level.summary()));
        Ok(Point { x: *x, measures: level.measures() })
    }

    /// All seats of a game, from the fewest to the most players.
    fn player_curves(&self) -> anyhow::Result<Vec<Curve>> {
        self.curves(|game, (least, most)| {
            let trial = |players: usize| Trial {
                x: players as f64,
                company: people(game, players, self.client),
                tables: FEW_TABLES,
                period: Duration::from_millis(500),
            };
            (least.max(1)..=most).map(trial).collect()
        })
    }

    /// Games from the beginning to the end. Short ones are played more slowly, so that there is something to
    /// see.
    fn lengths(&self) -> anyhow::Result<Vec<Curve>> {
        let curve = |(game, least, most): &(String, usize, usize)| {
            let company = self.company(game, (*least, *most));
            let mut points = self.growth(&company, BRISK)?;
            if points.len() < FEWEST_WINDOWS {
                points = self.growth(&company, BRISK * (WINDOWS / points.len().max(1)) as u32)?;
            }
            anyhow::Ok(Curve { game: game.clone(), points })
        };
        self.games.iter().map(curve).collect()
    }

    /// All tables begin together, and are measured window by window until games end.
    fn growth(&self, company: &Company, period: Duration) -> anyhow::Result<Vec<Point>> {
        let mut stage = Stage::start(self.program, company.clone(), period)?;
        stage.open(GROWING_TABLES)?;
        stage.crowd.begin();
        let (mut points, mut over) = (Vec::new(), 0);
        while points.len() < MOST_WINDOWS && over * 4 < GROWING_TABLES {
            let (level, recording) = stage.measure((self.seconds / 2.0).max(1.0))?;
            over += recording.games;
            let x = recording.progress as f64 / recording.moves.max(1) as f64;
            say(&format!("{} after {x:.0} entries: {}", company.game, level.summary()));
            points.push(Point { x: x.round(), measures: level.measures() });
        }
        Ok(points)
    }
}

fn tables(company: &Company) -> Vec<Trial> {
    let trial = |tables: usize| Trial {
        x: tables as f64,
        company: company.clone(),
        tables,
        period: Duration::from_secs_f64(tables as f64 / MOVES_S),
    };
    MOST_TABLES.map(trial).into()
}

fn viewers(company: &Company) -> Vec<Trial> {
    let trial = |spectators: usize| Trial {
        x: (company.people + spectators) as f64,
        company: Company { spectators, ..company.clone() },
        tables: FEW_TABLES,
        period: Duration::from_millis(500),
    };
    SPECTATORS.map(trial).into()
}

fn moves(company: &Company) -> Vec<Trial> {
    let trial = |period_ms: u64| Trial {
        x: (TABLES as f64 * 1000.0 / period_ms as f64).round(),
        company: company.clone(),
        tables: TABLES,
        period: Duration::from_millis(period_ms),
    };
    PERIODS_MS.map(trial).into()
}

/// A panel of each chart.
pub(super) struct Shown {
    pub(super) title: &'static str,
    pub(super) unit: &'static str,
    pub(super) of: fn(&Measures) -> f64,
}

/// What a chart shows of its points.
pub(super) const PANELS: [Shown; 5] = [
    Shown { title: "The server's processor time for a move", unit: "ms", of: |measures| measures.cpu_ms },
    Shown { title: "Others see a move after, median", unit: "ms", of: |measures| measures.p50_ms },
    Shown { title: "Others see a move after, 99 of 100", unit: "ms", of: |measures| measures.p99_ms },
    Shown {
        title: "An update to one viewer on the wire, median",
        unit: "bytes",
        of: |measures| measures.update_bytes,
    },
    Shown { title: "The server's resident memory", unit: "MB", of: |measures| measures.rss_mb },
];
