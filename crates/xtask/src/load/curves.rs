//! Curves of cost: `cargo xtask load curves`. They are kept as JSON, so that they can be drawn again.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use serde::{Deserialize, Serialize};

use super::company::Client;
use super::report::Measures;
use super::stage::{games_of, prepare};
use super::sweeps::{PANELS, SWEEPS, Shown, Sweeper, seconds_for_each};
use crate::chart::{Line, Panel, svg};
use crate::serving;
use crate::shell::say;

/// The file with everything that was measured.
const DATA: &str = "curves.json";

#[derive(Args)]
pub(super) struct Curves {
    /// The folder for the charts and for the data they are drawn from
    #[arg(long, value_name = "FOLDER")]
    svg: PathBuf,
    /// Measure nothing, but draw the charts from the data in the folder
    #[arg(long)]
    draw: bool,
    /// Measure only these sweeps, and keep the others in the folder
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_values_t = SWEEPS.map(str::to_owned))]
    only: Vec<String>,
    /// The server's program [default: built now]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// How viewers watch
    #[arg(long = "as", value_name = "CLIENT", default_value = "page")]
    client: Client,
    /// How many seconds everything may take, more or less
    #[arg(long, default_value_t = 600.0)]
    seconds: f64,
}

/// One quantity changes, everything else stays the same.
#[derive(Serialize, Deserialize)]
pub(super) struct Sweep {
    /// The name of the chart's file.
    pub(super) name: String,
    pub(super) title: String,
    /// What changes.
    pub(super) x: String,
    pub(super) curves: Vec<Curve>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Curve {
    pub(super) game: String,
    pub(super) points: Vec<Point>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) measures: Measures,
}

impl Curves {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        if self.draw {
            return self.known()?.iter().try_for_each(|sweep| self.chart(sweep));
        }
        let program = serving::given_or_built(self.server.as_ref(), true)?;
        prepare()?;
        let games = games_of(&program)?;
        let seconds = seconds_for_each(self.seconds, games.len());
        say(&format!("{seconds:.1} seconds for each point"));
        let sweeper = Sweeper { program: &program, client: self.client, games, seconds };
        for name in &self.only {
            // Measurements before a failure are kept.
            self.keep(sweeper.sweep(name)?)?;
        }
        Ok(())
    }

    /// The sweeps that were measured before.
    fn known(&self) -> anyhow::Result<Vec<Sweep>> {
        let file = self.svg.join(DATA);
        let text =
            std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        Ok(serde_json::from_str(&text)?)
    }

    /// Writes a sweep to the data, in place of an earlier one, and draws it.
    fn keep(&self, sweep: Sweep) -> anyhow::Result<()> {
        std::fs::create_dir_all(&self.svg)?;
        self.chart(&sweep)?;
        let mut known = if self.svg.join(DATA).exists() { self.known()? } else { Vec::new() };
        known.retain(|other| other.name != sweep.name);
        known.push(sweep);
        std::fs::write(self.svg.join(DATA), serde_json::to_string(&known)? + "\n")?;
        Ok(())
    }

    fn chart(&self, sweep: &Sweep) -> anyhow::Result<()> {
        let chart = self.svg.join(format!("{}.svg", sweep.name));
        std::fs::write(&chart, svg(&sweep.title, &sweep.panels()))?;
        say(&format!("{} is written", chart.display()));
        Ok(())
    }
}

impl Sweep {
    fn panels(&self) -> Vec<Panel> {
        let panel = |Shown { title, unit, of }: Shown| {
            let line = |curve: &Curve| Line {
                name: curve.game.clone(),
                points: curve.points.iter().map(|point| (point.x, of(&point.measures))).collect(),
            };
            Panel {
                title: title.to_owned(),
                x: self.x.clone(),
                y: unit.to_owned(),
                lines: self.curves.iter().map(line).collect(),
            }
        };
        PANELS.map(panel).into()
    }
}
