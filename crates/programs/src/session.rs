//! The conversation with a program during one game.

use std::time::{Duration, Instant};

use contract::{Glimpse, Rules, Scores, Seat, SeatSet};

use crate::Manner;
use crate::conduct::{Conduct, Failure, Question, Trouble};
use crate::messages::{self, Mistake, Open};
use crate::news::News;
use crate::process::{Process, Stderr};

/// How many times a program may try to answer a question.
pub const TRIES: u32 = 3;

/// A program in a game.
#[derive(Debug)]
pub(crate) struct Session {
    command: String,
    process: Process,
    manner: Manner,
    seat: Seat,
    /// The number of decisions it was asked for.
    decisions: u64,
    /// Whether it asked to be told about steps.
    is_told_steps: bool,
}

impl Session {
    /// Starts the program and waits until it has said hello.
    pub(crate) fn begin<G: Rules>(
        command: &str,
        stderr: &Stderr,
        manner: Manner,
        glimpse: &Glimpse<'_, G>,
        conduct: &mut Conduct,
    ) -> Result<Session, Trouble> {
        let process = Process::start(command, stderr)
            .map_err(|error| Trouble::new(command, Question::Hello, Failure::NotStarted(error)))?;
        let mut session = Session {
            command: command.into(),
            process,
            manner,
            seat: glimpse.seat(),
            decisions: 0,
            is_told_steps: false,
        };
        let hello = messages::hello(glimpse, manner.deadline);
        let (greeting, _) = session.ask(Question::Hello, hello, conduct, messages::read_greeting)?;
        session.is_told_steps = greeting.events;
        conduct.greeting = Some(greeting);
        Ok(session)
    }

    /// Whether the program asked to be told about steps.
    pub(crate) const fn is_told_steps(&self) -> bool {
        self.is_told_steps
    }

    /// Passes on the news and asks for a decision.
    pub(crate) fn decide<G: Rules>(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        legal: &[G::Action],
        news: &mut News,
        conduct: &mut Conduct,
    ) -> Result<G::Action, Trouble> {
        self.decisions += 1;
        let number = self.decisions;
        let question = Question::Decision(number);
        if let Err(failure) = self.process.expect_silence() {
            return Err(self.trouble(question, failure));
        }
        let lines =
            self.with_news(messages::decide(glimpse, legal, number, self.manner.deadline), news, conduct);
        let judge = |line: &[u8]| messages::read_answer(line, number, glimpse, legal);
        let ((action, is_numbered), took) = self.ask(question, lines, conduct, judge)?;
        conduct.times.push(took);
        conduct.unnumbered += u64::from(!is_numbered);
        if !self.manner.is_exam || number != 1 {
            return Ok(action);
        }
        let open = Open { decision: Some(number), tries_left: TRIES, time_left: self.manner.deadline };
        let ((action, _), _) =
            self.ask(Question::Again(number), open.after_a_good_answer(), conduct, judge)?;
        conduct.made_again += 1;
        Ok(action)
    }

    /// Passes on the news, tells the program that the game is over and waits for it to exit.
    pub(crate) fn end(self, scores: &Scores, winners: SeatSet, news: &mut News, conduct: &mut Conduct) {
        let lines = self.with_news(messages::over(self.seat, scores, winners), news, conduct);
        if self.process.part(lines) {
            conduct.left += 1;
        } else {
            conduct.lingered += 1;
        }
    }

    /// The line, preceded by the news if the program wants it. They are sent as one message, so that a
    /// program that does not read has only a few messages queued, however much news there is.
    fn with_news(&self, line: String, news: &mut News, conduct: &mut Conduct) -> String {
        let (mut lines, steps) = news.take();
        if !self.is_told_steps {
            return line;
        }
        conduct.told += steps;
        lines += &line;
        lines
    }

    /// Asks a question. Reports what is wrong with an answer for as long as there are tries and time left;
    /// all tries share the time. Returns the right answer and how long it took.
    fn ask<T>(
        &mut self,
        question: Question,
        mut lines: String,
        conduct: &mut Conduct,
        judge: impl Fn(&[u8]) -> Result<T, Mistake>,
    ) -> Result<(T, Duration), Trouble> {
        let asked = Instant::now();
        let mut tries_left = TRIES;
        loop {
            let heard = self.exchange(lines, asked).map_err(|failure| self.trouble(question, failure))?;
            let mistake = match judge(&heard) {
                Ok(right) => return Ok((right, asked.elapsed())),
                Err(mistake) => mistake,
            };
            conduct.count_mistake(question, &mistake);
            tries_left -= 1;
            if tries_left == 0 {
                return Err(self.trouble(question, Failure::Wrong(mistake)));
            }
            let time_left = self.manner.deadline.saturating_sub(asked.elapsed());
            lines = Open { decision: question.decision(), tries_left, time_left }.after(&mistake);
        }
    }

    fn exchange(&mut self, lines: String, asked: Instant) -> Result<Vec<u8>, Failure> {
        self.process.say(lines)?;
        self.process.hear(asked, self.manner.deadline)
    }

    fn trouble(&self, question: Question, failure: Failure) -> Trouble {
        Trouble::new(&self.command, question, failure)
    }
}
