//! The news since a program was last told.

use contract::Rules;

use crate::messages;
use bots::Heard;

/// The steps that a program has not been told about, as lines. There are at most as many as the game has
/// steps.
#[derive(Debug, Default)]
pub(crate) struct News {
    lines: String,
    /// How many steps the lines report.
    untold: u64,
    /// The number of steps in the game so far.
    steps: u64,
}

impl News {
    /// Adds the next step of the game.
    pub(crate) fn add<G: Rules>(&mut self, heard: &Heard<G>) {
        self.steps += 1;
        self.untold += 1;
        self.lines += &messages::step(self.steps, heard);
    }

    /// Takes the lines, with the number of steps they report.
    pub(crate) fn take(&mut self) -> (String, u64) {
        (std::mem::take(&mut self.lines), std::mem::take(&mut self.untold))
    }
}
