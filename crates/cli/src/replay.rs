//! `starfry replay`

use std::path::PathBuf;

use catalog::{Eyes, Fault, Game, TraceRequest};
use clap::Args;
use contract::{Seat, Viewer};
use record::Record;

use crate::Outcome;
use crate::input::{ContentArgument, ReadRecord, any_whole, in_file, read_record, seat};
use crate::language::Speech;
use crate::output::{fitted, say};

/// Tell a recorded game as a story
#[derive(Args)]
#[command(after_help = "Without --seat or --open, the story is told as a spectator saw it.")]
pub(crate) struct Replay {
    /// Record file
    file: PathBuf,
    /// Tell only what this seat knew; seats count from 1
    #[arg(long, value_name = "N", value_parser = seat, conflicts_with = "open")]
    seat: Option<Seat>,
    /// Tell everything, with all cards open
    #[arg(long)]
    open: bool,
    /// Stop after this step and show the table
    #[arg(long, value_name = "K", value_parser = any_whole::<usize>())]
    step: Option<usize>,
    #[command(flatten)]
    content: ContentArgument,
    /// Print JSON: one line per step with its events, then one line with the table
    #[arg(long)]
    json: bool,
    /// With --json, include the position, legal actions and chances at the start and after every step
    #[arg(long, requires = "json")]
    states: bool,
}

impl Replay {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let wrong = |fault| in_file(&self.file, fault);
        let ReadRecord { record, game } = read_record(&self.file, speech.catalog())?.map_err(wrong)?;
        let content = self.content.read(game)?;
        let eyes = match self.seat {
            _ if self.open => Eyes::Open,
            Some(seat) => Eyes::Viewer(Viewer::Seat(seat)),
            None => Eyes::Viewer(Viewer::Spectator),
        };
        if self.json {
            self.print_trace(game, &record, content.as_deref(), eyes)?;
        } else {
            let story =
                game.tell(&record, content.as_deref(), eyes, self.step, speech.texts()).map_err(wrong)?;
            say(&fitted(story.trim_end()))?;
        }
        Ok(Outcome::AllIsWell)
    }

    /// Prints every line of a trace as soon as it is known.
    fn print_trace(
        &self,
        game: &dyn Game,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
    ) -> anyhow::Result<()> {
        let request = TraceRequest { eyes, until: self.step, states: self.states };
        let mut unsaid = None;
        let traced = game.engine().trace(record, content, request, &mut |line| {
            say(&line.to_string()).map_err(|error| Fault::verbatim(unsaid.insert(error).to_string()))
        });
        // It is not the file's fault if nobody reads on.
        match unsaid {
            Some(error) => Err(error),
            None => Ok(traced.map_err(|fault| in_file(&self.file, fault))?),
        }
    }
}
