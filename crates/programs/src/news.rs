//! What happened since a program was last told.

use contract::Rules;

use crate::messages;
use bots::Heard;

/// The steps of a game that a program does not know yet, as lines. There are at most as many as the game is long.
#[derive(Debug, Default)]
pub(crate) struct News {
    lines: String,
    /// How many steps the lines tell.
    untold: u64,
    /// Steps of the game so far.
    steps: u64,
}

impl News {
    /// Adds the next step of the game.
    pub(crate) fn add<G: Rules>(&mut self, heard: &Heard<G>) {
        self.steps += 1;
        self.untold += 1;
        self.lines += &messages::step(self.steps, heard);
    }

    /// The lines, which are no news any more, and how many steps they tell.
    pub(crate) fn take(&mut self) -> (String, u64) {
        (std::mem::take(&mut self.lines), std::mem::take(&mut self.untold))
    }
}
