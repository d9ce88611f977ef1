//! The arena, in which bots play each other and are compared.
//!
//! The key decision: **games are played in blocks**. A block is the same bots with the same deal, once in
//! every rotation of the seats, so that neither a good seat nor a good deal favours anybody. A block depends
//! only on the seed and its number, so threads may play blocks in any order, and an arena that was stopped
//! continues with the next.

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

/// What the arena plays.
#[derive(Clone, Debug)]
pub struct ArenaRequest {
    /// Options and seats.
    pub setup: Setup,
    /// The bots. If there are more bots than seats, all combinations take turns. If there are fewer, the last
    /// one fills the remaining seats.
    pub bots: Vec<String>,
    /// The number of games, rounded up to whole blocks.
    pub games: u64,
    /// The number of threads.
    pub threads: usize,
    /// The seed. The same seed leads to the same games.
    pub seed: u64,
    /// The games played before, if finished blocks are kept.
    pub journal: Option<Journal>,
}

/// Is informed of an arena's progress and provides the clocks, because this crate reads none.
pub trait ArenaProgress: Sync {
    /// This many more games are finished, played now or found in the journal.
    fn played(&self, games: u64);

    /// Keeps the next line of the journal, if there is one. An error stops the arena.
    fn keep(&self, line: &str) -> Result<(), Fault>;

    /// The calling thread's processor time, since an arbitrary moment.
    fn thread_time(&self) -> Duration;

    /// The time, since an arbitrary moment.
    fn wall_time(&self) -> Duration;

    /// Where the standard error of bot programs goes.
    fn stderr(&self) -> Stderr {
        Stderr::Inherited
    }
}

/// The results of a bot. All numbers are per game and seat: a bot at two seats plays two games at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// The name it was given on the command line.
    pub name: String,
    /// Games, counted once for every seat it had.
    pub games: u64,
    /// Its share of the wins. Shared wins are split.
    pub win_share: f64,
    /// The lower end of the interval that contains the true share in at least 95 of 100 arenas.
    pub low: f64,
    /// The upper end of that interval.
    pub high: f64,
    /// Points per game.
    pub mean_score: f64,
    /// Its strength after Weng and Lin. Everybody starts at 25.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub uncertainty: f64,
    /// How long it thinks per turn.
    pub think: Think,
    /// Games in which it had trouble with something outside this program.
    pub faults: u64,
    /// Its first trouble.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// The results of an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaReport {
    /// The number of seats.
    pub players: u8,
    /// Games, including those from the journal.
    pub games: u64,
    /// The bots, in the order in which they were given.
    pub bots: Vec<BotReport>,
}

impl ArenaReport {
    /// The share of wins if all bots were equally strong.
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
    // Everything before a block in the journal is played, so that a longer arena always contains a shorter
    // one.
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

/// Plays one deal in every rotation of the seats.
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

/// A bot at a seat for one game. It has dice of its own, so its rolls do not change the cards.
struct Chair<'a, G: Rules> {
    known: &'a dyn Bots<G>,
    bot: Box<dyn Bot<G>>,
    dice: FastDice,
    /// Programs use processors that we cannot measure, so wall time counts for them.
    is_outside: bool,
    progress: &'a dyn ArenaProgress,
    /// The number of the turn in which it last decided, and how long it has thought about that turn.
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
