//! Any program as a player. It reads questions from its standard input and prints answers to its standard
//! output, one JSON object per line. docs/bots.md describes the protocol for authors of programs.
//!
//! The key decision: **a program plays one game, and whatever it does, the game ends**. It is started at its
//! first decision and exits when the game is over. If it asks for steps, it is told what has happened so far
//! and what happens from then on. A program that crashes, hangs, floods us or sends nonsense has failed: its
//! process is killed, a sentence on what happened is kept, and any legal action is played for it from then
//! on.
//!
//! Invariant: everything that a program is told, including the rule that refuses an answer, is made from its
//! seat's view or from what its seat has heard ([`Heard`]).

pub mod checks;
mod conduct;
mod messages;
mod news;
mod process;
mod session;

use std::time::Duration;

use contract::{FastDice, Glimpse, Rules, Scores, SeatSet};

use bots::{Bot, Heard, Random};

use news::News;
use session::Session;

pub use conduct::{Conduct, Failure, Question, Trouble};
pub use messages::{Greeting, Mistake, PROTOCOL};
pub use process::{GRACE, LONGEST_LINE, Stderr, TakesLines};
pub use session::TRIES;

/// How long a program may take to answer, by default.
pub const DEADLINE: Duration = Duration::from_secs(10);

/// Everything that a program is told when it is asked for its first decision.
pub(crate) fn first_question<G: Rules>(glimpse: &Glimpse<'_, G>, legal: &[G::Action]) -> String {
    messages::hello(glimpse, DEADLINE) + &messages::decide(glimpse, legal, 1, DEADLINE)
}

/// How a program is treated.
#[derive(Clone, Copy, Debug)]
struct Manner {
    deadline: Duration,
    /// Whether it is examined: one decision in each game is asked twice.
    is_exam: bool,
}

/// The state of a program.
#[derive(Debug)]
enum Stage {
    /// Not in a game. The trouble, if any, is from the last one.
    Idle(Option<Trouble>),
    /// In a game.
    Playing(Session),
    /// It failed in this game.
    Failed(Trouble),
}

/// A player that is another program.
#[derive(Debug)]
pub struct ProgramBot {
    command: String,
    manner: Manner,
    stderr: Stderr,
    stage: Stage,
    /// What happened in this game since the program was last told.
    news: News,
    conduct: Conduct,
}

impl ProgramBot {
    /// Creates a player from a shell command. The program is started when it is first needed, and its
    /// standard error goes to ours.
    pub fn new(command: impl Into<String>) -> ProgramBot {
        ProgramBot {
            command: command.into(),
            manner: Manner { deadline: DEADLINE, is_exam: false },
            stderr: Stderr::default(),
            stage: Stage::Idle(None),
            news: News::default(),
            conduct: Conduct::default(),
        }
    }

    /// The same player with another deadline for each answer.
    #[must_use]
    pub fn with_deadline(mut self, deadline: Duration) -> ProgramBot {
        self.manner.deadline = deadline;
        self
    }

    /// The same player with another destination for its standard error.
    #[must_use]
    pub fn with_stderr(mut self, stderr: Stderr) -> ProgramBot {
        self.stderr = stderr;
        self
    }

    /// The same player in an examination: the first decision of each game is asked twice, as if the answer
    /// had been wrong.
    #[must_use]
    pub fn examined(mut self) -> ProgramBot {
        self.manner.is_exam = true;
        self
    }

    /// How it behaved in all its games.
    pub const fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// Why it failed in this game or, between games, in the last one.
    pub const fn failure(&self) -> Option<&Trouble> {
        match &self.stage {
            Stage::Idle(trouble) => trouble.as_ref(),
            Stage::Playing(_) => None,
            Stage::Failed(trouble) => Some(trouble),
        }
    }

    /// The program's choice. Starts the program if it is not running. None if it has failed in this game.
    fn ask<G: Rules>(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        legal: &[G::Action],
    ) -> Result<Option<G::Action>, Trouble> {
        if let Stage::Idle(_) = self.stage {
            let session =
                Session::begin(&self.command, &self.stderr, self.manner, glimpse, &mut self.conduct)?;
            self.stage = Stage::Playing(session);
        }
        match &mut self.stage {
            Stage::Playing(session) => {
                session.decide(glimpse, legal, &mut self.news, &mut self.conduct).map(Some)
            }
            Stage::Idle(_) | Stage::Failed(_) => Ok(None),
        }
    }
}

impl<G: Rules> Bot<G> for ProgramBot {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        match self.ask(glimpse, legal) {
            Ok(Some(action)) => action,
            Ok(None) => Random.choose(glimpse, legal, dice),
            Err(trouble) => {
                self.stage = Stage::Failed(trouble);
                Random.choose(glimpse, legal, dice)
            }
        }
    }

    fn listens(&self) -> bool {
        match &self.stage {
            // It will be asked whether it wants steps.
            Stage::Idle(_) => true,
            Stage::Playing(session) => session.is_told_steps(),
            Stage::Failed(_) => false,
        }
    }

    fn hear(&mut self, heard: &Heard<G>) {
        self.news.add(heard);
    }

    fn game_over(&mut self, scores: &Scores, winners: SeatSet) {
        let mut news = std::mem::take(&mut self.news);
        self.stage = match std::mem::replace(&mut self.stage, Stage::Idle(None)) {
            Stage::Playing(session) => {
                session.end(scores, winners, &mut news, &mut self.conduct);
                Stage::Idle(None)
            }
            Stage::Failed(trouble) => Stage::Idle(Some(trouble)),
            Stage::Idle(_) => Stage::Idle(None),
        };
    }

    fn trouble(&self) -> Option<&str> {
        self.failure().map(Trouble::sentence)
    }
}

#[cfg(all(test, unix))]
mod tests;
