//! The arena: bots play each other, and what is counted tells them apart.
//!
//! The key decision: **games are played in blocks**. A block is the same bots with the same deal, once in every rotation
//! of the seats, so that neither a good seat nor a good deal favours anybody. A block depends on nothing but the seed and
//! its number: threads may play blocks in any order, and an arena that was stopped goes on with the next.

mod interval;
mod journal;
mod rating;
mod schedule;
mod tally;
mod times;

use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;

use bots::{Bot, BotName, Bots, Heard};
use contract::{FastDice, Glimpse, Rules, Seat, Waiting};
use programs::Stderr;
use serde::Serialize;

use crate::parallel::in_parallel;
use crate::play::{TABLE_IS_DUE, read_bot, seat_bot};
use crate::setup::set_up;
use crate::setup::{Fault, Setup};
use crate::sim::play_once;

pub use journal::Journal;
use journal::{Block, Ended, Header, Trouble};
use schedule::Schedule;
use tally::Tally;
pub use times::Think;
use times::Times;

/// What to play.
#[derive(Clone, Debug)]
pub struct ArenaRequest {
    /// Options and seats.
    pub setup: Setup,
    /// The bots. If there are more than seats, all combinations play in turn; if fewer, the last fills the other seats.
    pub bots: Vec<String>,
    /// How many games; rounded up to whole blocks.
    pub games: u64,
    /// How many threads play.
    pub threads: usize,
    /// Where the games start from: the same seed, the same games.
    pub seed: u64,
    /// What was played before, if finished blocks are kept.
    pub journal: Option<Journal>,
}

/// Is told how an arena goes, and has the clocks: this crate reads none.
pub trait ArenaProgress: Sync {
    /// So many more games are there, played now or before.
    fn played(&self, games: u64);

    /// The next line of the journal, if one is kept. An error stops the arena.
    fn keep(&self, line: &str) -> Result<(), Fault>;

    /// Processor time of the calling thread, since any moment.
    fn thread_time(&self) -> Duration;

    /// Time, since any moment.
    fn wall_time(&self) -> Duration;

    /// Where programs that play print to standard error.
    fn stderr(&self) -> Stderr {
        Stderr::Inherited
    }
}

/// What was counted of a bot. Everything is per game and seat: a bot that sits on two seats has two games a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// The name it was given by.
    pub name: String,
    /// Games, once for every seat it sat on.
    pub games: u64,
    /// The share of wins; shared wins are split.
    pub win_share: f64,
    /// The lower end of the interval that contains the true share in 95 of 100 arenas, or more.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Points a game.
    pub mean_score: f64,
    /// How strong it is, after Weng and Lin; everybody starts with 25.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub uncertainty: f64,
    /// How long it thinks about a turn.
    pub think: Think,
    /// Games in which something outside this program went wrong with it.
    pub faults: u64,
    /// What went wrong the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// What was counted.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaReport {
    /// The seats of a game.
    pub players: u8,
    /// Games, those of the journal included.
    pub games: u64,
    /// The bots in the order given.
    pub bots: Vec<BotReport>,
}

impl ArenaReport {
    /// The share of wins if all were equally strong.
    pub fn even_share(&self) -> f64 {
        1.0 / f64::from(self.players)
    }
}

pub(crate) fn arena<G: Rules>(
    known: &dyn Bots<G>,
    request: &ArenaRequest,
    progress: &dyn ArenaProgress,
) -> Result<ArenaReport, Fault> {
    let bots = request.bots.iter().map(|name| read_bot(name)).collect::<Result<Vec<BotName>, Fault>>()?;
    let game: G = set_up(&request.setup)?;
    let schedule = Schedule::new(bots.len(), game.seats(), request.seed)?;
    let earlier = match &request.journal {
        Some(journal) => journal.blocks_of(&Header::new(&game, &request.bots, request.seed), progress)?,
        None => &[],
    };
    let mut tally = Tally::new(&schedule);
    for block in earlier {
        tally.add(block.clone());
    }
    let players = u64::from(game.seats());
    progress.played(earlier.len() as u64 * players);
    let done: HashSet<u64> = earlier.iter().map(|block| block.number).collect();
    // All that lies before a block of the journal is played, so that a longer arena always contains a shorter one.
    let blocks = request.games.div_ceil(players).max(tally.end());
    let tally = Mutex::new(tally);
    in_parallel(request.threads, blocks, 1, |numbers| {
        for number in numbers.filter(|number| !done.contains(number)) {
            let block = play_block(&game, known, &bots, &schedule, number, progress)?;
            if request.journal.is_some() {
                progress.keep(&journal::line(&block))?;
            }
            tally.lock().expect("no thread panics while it holds the lock").add(block);
            progress.played(players);
        }
        Ok(true)
    })?;
    let tally = tally.into_inner().expect("no thread panics while it holds the lock");
    Ok(ArenaReport { players: game.seats(), games: blocks * players, bots: tally.report(&request.bots) })
}

/// One deal in every rotation of the seats.
fn play_block<G: Rules>(
    game: &G,
    known: &dyn Bots<G>,
    bots: &[BotName],
    schedule: &Schedule,
    number: u64,
    progress: &dyn ArenaProgress,
) -> Result<Block, Fault> {
    let mut think = vec![Times::default(); bots.len()];
    let mut games = Vec::new();
    for (rotation, seating) in schedule.seatings(number).enumerate() {
        let mut chairs: Vec<Chair<'_, G>> = seating
            .iter()
            .enumerate()
            .map(|(seat, bot)| {
                Chair::new(known, &bots[*bot], schedule.own_dice(number, rotation, Seat::at(seat)), progress)
            })
            .collect();
        games.push(play_game(game, schedule.chance_dice(number), &mut chairs)?);
        for (chair, bot) in chairs.into_iter().zip(seating) {
            think[bot].add(&chair.into_times());
        }
    }
    Ok(Block { number, games, think })
}

fn play_game<G: Rules>(game: &G, mut chance: FastDice, chairs: &mut [Chair<'_, G>]) -> Result<Ended, Fault> {
    let state = play_once(game, &mut chance, &mut Vec::new(), chairs).state;
    if game.waiting(&state) != Waiting::Nobody {
        return Err(Fault::new(TABLE_IS_DUE));
    }
    let (scores, winners) = (game.scores(&state), game.winners(&state));
    let troubles = Seat::all(game.seats()).zip(chairs).filter_map(|(seat, chair)| {
        chair.bot.game_over(&scores, winners);
        chair.bot.trouble().map(|sentence| Trouble { seat, sentence: sentence.to_owned() })
    });
    Ok(Ended { troubles: troubles.collect(), winners: winners.iter().collect(), scores: scores.to_vec() })
}

/// A bot on a seat for one game, with dice of its own: what a bot rolls does not change the cards.
struct Chair<'a, G: Rules> {
    known: &'a dyn Bots<G>,
    bot: Box<dyn Bot<G>>,
    dice: FastDice,
    /// Programs outside think on processors we cannot ask: for them it is the time that passes.
    is_outside: bool,
    progress: &'a dyn ArenaProgress,
    /// The number of the turn in which it decided last, and how long it has thought about that.
    turn: Option<(u64, Duration)>,
    times: Times,
}

impl<'a, G: Rules> Chair<'a, G> {
    fn new(
        known: &'a dyn Bots<G>,
        name: &BotName,
        dice: FastDice,
        progress: &'a dyn ArenaProgress,
    ) -> Chair<'a, G> {
        Chair {
            known,
            bot: seat_bot(known, name, &progress.stderr()),
            dice,
            is_outside: matches!(name, BotName::Exec(_)),
            progress,
            turn: None,
            times: Times::default(),
        }
    }

    fn now(&self) -> Duration {
        if self.is_outside { self.progress.wall_time() } else { self.progress.thread_time() }
    }

    fn into_times(mut self) -> Times {
        if let Some((_, time)) = self.turn {
            self.times.note(time);
        }
        self.times
    }
}

impl<G: Rules> Bot<G> for Chair<'_, G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], _: &mut FastDice) -> G::Action {
        let turn = self.known.turn(glimpse.game(), &glimpse.view());
        let before = self.now();
        let action = self.bot.choose(glimpse, legal, &mut self.dice);
        let spent = self.now().saturating_sub(before);
        match &mut self.turn {
            Some((number, time)) if *number == turn => *time += spent,
            last => {
                if let Some((_, time)) = last.replace((turn, spent)) {
                    self.times.note(time);
                }
            }
        }
        action
    }

    fn listens(&self) -> bool {
        self.bot.listens()
    }

    fn hear(&mut self, heard: &Heard<G>) {
        self.bot.hear(heard);
    }
}
