//! Checks whether a program keeps to the bot protocol.

use std::time::Duration;

use bots::{Bot, Heard, Random};
use contract::{FastDice, Glimpse, Rules, Seat};
use programs::{Conduct, Failure, Greeting, ProgramBot, Question, Trouble};
use serde::Serialize;
use serde_json::json;

use crate::setup::set_up;
use crate::setup::{Fault, Setup};
use crate::sim::play_once;

/// What to check a program with.
#[derive(Clone, Debug)]
pub struct BotCheckRequest {
    /// The command that starts it.
    pub command: String,
    /// How many games to play with it.
    pub games: u64,
    /// The seed. The same seed and the same answers lead to the same games.
    pub seed: u64,
    /// How long it may take to answer.
    pub deadline: Duration,
}

/// What a program has to do, in the order of reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// It starts and says hello.
    Hello,
    /// It answers every question once, within the deadline.
    Answers,
    /// Its answers can be read and are legal.
    Legal,
    /// Its answers include the number of the decision.
    Numbers,
    /// It answers again after an error.
    Errors,
    /// It exits when the game is over.
    Leaves,
}

impl Duty {
    const ALL: [Duty; 6] =
        [Duty::Hello, Duty::Answers, Duty::Legal, Duty::Numbers, Duty::Errors, Duty::Leaves];

    /// The key of the sentence that describes the duty.
    pub const fn key(self) -> &'static str {
        match self {
            Duty::Hello => "duty-hello",
            Duty::Answers => "duty-answers",
            Duty::Legal => "duty-legal",
            Duty::Numbers => "duty-numbers",
            Duty::Errors => "duty-errors",
            Duty::Leaves => "duty-leaves",
        }
    }
}

/// Whether a program does its duty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "verdict", content = "what")]
pub enum Verdict {
    /// It does its duty.
    Ok,
    /// It fails: in which game, and what it did instead.
    Failed(String),
    /// It did not get that far.
    NotTried,
}

/// How a program behaved in games of one kind.
#[derive(Clone, Debug, Serialize)]
pub struct BotCheck {
    /// The game's short name.
    pub game: &'static str,
    /// What the program says about itself.
    pub bot: Option<Greeting>,
    /// The number of games played. They stop after the first one in which the program fails.
    pub games: u64,
    /// The number of decisions it made.
    pub decisions: usize,
    /// The number of steps it was told about. None if it did not ask.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps_told: Option<u64>,
    /// The median time per decision in milliseconds.
    pub median_ms: Option<f64>,
    /// The time of its slowest decision.
    pub slowest_ms: Option<f64>,
    /// Every duty, and whether it is met.
    pub duties: Vec<Finding>,
}

/// A duty, and whether it is met.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// The duty.
    pub duty: Duty,
    /// Whether it is met.
    #[serde(flatten)]
    pub verdict: Verdict,
}

impl BotCheck {
    /// Whether the program does all its duties.
    pub fn is_passed(&self) -> bool {
        self.duties.iter().all(|finding| finding.verdict == Verdict::Ok)
    }
}

pub(crate) fn check_bot<G: Rules>(request: &BotCheckRequest) -> Result<BotCheck, Fault> {
    let mut report = Report::default();
    for (number, seats) in seat_counts(G::SEATS).cycle().take(request.games as usize).enumerate() {
        let game: G = set_up(&Setup { seats, options: json!({}), content: None, rules: None })?;
        let seat = Seat::at(number % seats as usize);
        let bot = play(&game, seat, request, number as u64);
        report.add(&bot);
        if bot.failure().is_some() {
            break;
        }
    }
    Ok(report.finish(G::NAME))
}

/// The smallest number of players, the largest, and then those in between.
fn seat_counts((least, most): (u8, u8)) -> impl Iterator<Item = u8> + Clone {
    [least, most].into_iter().chain(least + 1..most)
}

/// Plays a game with the program at this seat and random players at the others.
fn play<G: Rules>(game: &G, seat: Seat, request: &BotCheckRequest, number: u64) -> ProgramBot {
    let mut bot = ProgramBot::new(&request.command).with_deadline(request.deadline).examined();
    let mut dice = FastDice::for_game(request.seed, number);
    let mut program = Some(&mut bot);
    let mut players: Vec<Player<'_>> = Seat::all(game.seats())
        .map(|place| program.take_if(|_| place == seat).map_or(Player::Random, Player::Program))
        .collect();
    let ended = play_once(game, &mut dice, &mut Vec::new(), &mut players);
    Bot::<G>::game_over(&mut bot, &game.scores(&ended.state), game.winners(&ended.state));
    bot
}

/// The player at a seat: the program that is checked, or one of its opponents.
enum Player<'a> {
    Program(&'a mut ProgramBot),
    Random,
}

impl<G: Rules> Bot<G> for Player<'_> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        match self {
            Player::Program(bot) => bot.choose(glimpse, legal, dice),
            Player::Random => Random.choose(glimpse, legal, dice),
        }
    }

    fn listens(&self) -> bool {
        match self {
            Player::Program(bot) => Bot::<G>::listens(*bot),
            Player::Random => false,
        }
    }

    fn hear(&mut self, heard: &Heard<G>) {
        if let Player::Program(bot) = self {
            bot.hear(heard);
        }
    }
}

/// The observations so far, in all games.
#[derive(Default)]
struct Report {
    bot: Option<Greeting>,
    games: u64,
    steps_told: u64,
    times: Vec<Duration>,
    /// For each duty, how often it was met and how it was first neglected.
    duties: [(u64, Option<String>); Duty::ALL.len()],
}

impl Report {
    fn add(&mut self, bot: &ProgramBot) {
        self.games += 1;
        let conduct = bot.conduct();
        self.steps_told += conduct.told;
        self.times.extend(&conduct.times);
        for duty in Duty::ALL {
            let game = self.games;
            let (met, neglected) = &mut self.duties[duty as usize];
            *met += times_met(duty, conduct);
            if neglected.is_none() {
                *neglected = neglect(duty, conduct, bot.failure()).map(|what| format!("game {game}, {what}"));
            }
        }
        if self.bot.is_none() {
            self.bot.clone_from(&conduct.greeting);
        }
    }

    fn finish(mut self, game: &'static str) -> BotCheck {
        self.times.sort_unstable();
        let asks = self.bot.as_ref().is_some_and(|bot| bot.events);
        let in_ms = |time: &Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        BotCheck {
            game,
            bot: self.bot,
            games: self.games,
            decisions: self.times.len(),
            steps_told: asks.then_some(self.steps_told),
            median_ms: self.times.get(self.times.len() / 2).map(in_ms),
            slowest_ms: self.times.last().map(in_ms),
            duties: Duty::ALL.into_iter().zip(self.duties).map(finding).collect(),
        }
    }
}

fn finding((duty, (met, neglected)): (Duty, (u64, Option<String>))) -> Finding {
    let verdict = match neglected {
        Some(what) => Verdict::Failed(what),
        None if met > 0 => Verdict::Ok,
        None => Verdict::NotTried,
    };
    Finding { duty, verdict }
}

/// How often a program did its duty in a game.
fn times_met(duty: Duty, conduct: &Conduct) -> u64 {
    let decisions = conduct.times.len() as u64;
    match duty {
        Duty::Hello => conduct.greeting.is_some().into(),
        Duty::Answers | Duty::Legal => decisions,
        Duty::Numbers => decisions - conduct.unnumbered,
        Duty::Errors => conduct.made_again,
        Duty::Leaves => conduct.left,
    }
}

/// How a program neglected its duty in a game: where, and what it did instead.
fn neglect(duty: Duty, conduct: &Conduct, trouble: Option<&Trouble>) -> Option<String> {
    let trouble = trouble.filter(|trouble| duty_of(trouble) == duty);
    let failed = trouble.map(|trouble| format!("{}: {}", trouble.question(), trouble.failure()));
    let mistake = conduct.first_mistake.as_ref();
    failed.or_else(|| match duty {
        Duty::Hello => {
            let (at, mistake) = mistake.filter(|(at, _)| *at == Question::Hello)?;
            Some(format!("{at}: {mistake}"))
        }
        Duty::Legal => {
            let (at, mistake) = mistake.filter(|(at, _)| *at != Question::Hello)?;
            Some(format!("{at}: {mistake}"))
        }
        Duty::Numbers if conduct.unnumbered > 0 => {
            Some(format!("in {} of {} decisions it did not", conduct.unnumbered, conduct.times.len()))
        }
        Duty::Leaves if conduct.lingered > 0 => {
            Some(format!("it was still running {} s later and was killed", programs::GRACE.as_secs_f64()))
        }
        _ => None,
    })
}

/// The duty that a program neglected when it failed.
fn duty_of(trouble: &Trouble) -> Duty {
    match (trouble.question(), trouble.failure()) {
        (Question::Hello, _) => Duty::Hello,
        (Question::Again(_), _) => Duty::Errors,
        (Question::Decision(_), Failure::Wrong(_)) => Duty::Legal,
        (Question::Decision(_), _) => Duty::Answers,
    }
}
