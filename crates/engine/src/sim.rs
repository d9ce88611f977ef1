//! Self-play: many games between bots, counted.

use std::sync::Mutex;

use bots::{Bot, BotName, Bots, Random, apply_aloud, listeners};
use contract::{
    Dice, FastDice, Glimpse, MAX_SEATS, Rules, Seat, SeatSet, Seed, Silence, Step, Waiting, chosen,
    total_weight,
};
use programs::Stderr;
use record::Record;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::parallel::in_parallel;
use crate::play::{PlayRequest, part, play, read_seats, seat_bots};
use crate::setup::set_up;
use crate::setup::{Fault, Setup};

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Until {
    /// After this many games.
    Games(u64),
    /// When the [`SimProgress`] says that time is up.
    TimeIsUp,
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimRequest {
    /// Options and seats.
    pub setup: Setup,
    /// The bots by seat. A single name is used for all seats.
    pub bots: Vec<String>,
    /// When to stop.
    pub until: Until,
    /// The number of threads.
    pub threads: usize,
    /// The seed. The same seed leads to the same games.
    pub seed: u64,
    /// Whether to use the real dealer and pass the records to [`SimProgress::keep`].
    pub keeps_records: bool,
}

/// Is informed of a simulation's progress and decides when to stop, because this crate reads no clock.
pub trait SimProgress: Sync {
    /// This many more games were played. Returns whether to continue.
    fn played(&self, games: u64) -> bool;

    /// Keeps a game's record, if records are wanted. An error stops the simulation.
    fn keep(&self, game: u64, record: &Record) -> Result<(), Fault>;

    /// The time in milliseconds since 1970, for records.
    fn now(&self) -> u64;

    /// Where the standard error of bot programs goes.
    fn stderr(&self) -> Stderr {
        Stderr::Inherited
    }
}

/// The lengths of games, in decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lengths {
    /// The shortest game.
    pub min: usize,
    /// One in ten is at most this long.
    pub p10: usize,
    /// Half are at most this long.
    pub median: usize,
    /// Nine in ten are at most this long.
    pub p90: usize,
    /// The longest game.
    pub max: usize,
}

/// The results of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// Games played.
    pub games: u64,
    /// Decisions by seats.
    pub moves: u64,
    /// Decisions and chance steps.
    pub steps: u64,
    /// Decisions per game.
    pub mean_moves: f64,
    /// The share of wins by position in turn order, the first player first. Shared wins are split.
    pub seat_share: Vec<f64>,
    /// The share of wins by seat, and so by bot if the bots differ.
    pub bot_share: Vec<f64>,
    /// Points per game by position in turn order.
    pub mean_score: Vec<f64>,
    /// The lengths of games.
    pub lengths: Lengths,
}

/// Sums over games, which can be added in any order.
#[derive(Default)]
struct Tally {
    games: u64,
    moves: u64,
    steps: u64,
    /// In units of 1/840, which is divisible by every number of winners up to eight.
    wins_by_place: [u64; MAX_SEATS],
    wins_by_seat: [u64; MAX_SEATS],
    score_by_place: [i64; MAX_SEATS],
    /// Games by number of moves.
    lengths: Vec<u64>,
}

/// A whole win.
pub(crate) const WIN: u64 = 840;

impl Tally {
    fn count<G: Rules>(&mut self, game: &G, state: &G::State, moves: u64, steps: u64) {
        let winners: SeatSet = game.winners(state);
        let first = game.first_seat(state).unwrap_or(Seat::at(0));
        for seat in winners.iter() {
            let share = WIN / winners.len() as u64;
            self.wins_by_place[seat.places_after(first, game.seats())] += share;
            self.wins_by_seat[seat.index()] += share;
        }
        for (seat, score) in Seat::all(game.seats()).zip(game.scores(state)) {
            self.score_by_place[seat.places_after(first, game.seats())] += i64::from(score);
        }
        self.games += 1;
        self.moves += moves;
        self.steps += steps;
        let length = moves as usize;
        if self.lengths.len() <= length {
            self.lengths.resize(length + 1, 0);
        }
        self.lengths[length] += 1;
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.steps += other.steps;
        for place in 0..MAX_SEATS {
            self.wins_by_place[place] += other.wins_by_place[place];
            self.wins_by_seat[place] += other.wins_by_seat[place];
            self.score_by_place[place] += other.score_by_place[place];
        }
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0);
        }
        self.lengths.iter_mut().zip(&other.lengths).for_each(|(sum, more)| *sum += more);
    }

    fn report(&self, seats: u8) -> SimReport {
        let games = self.games.max(1) as f64;
        let shares =
            |wins: &[u64]| wins[..seats as usize].iter().map(|w| *w as f64 / (WIN as f64 * games)).collect();
        SimReport {
            games: self.games,
            moves: self.moves,
            steps: self.steps,
            mean_moves: self.moves as f64 / games,
            seat_share: shares(&self.wins_by_place),
            bot_share: shares(&self.wins_by_seat),
            mean_score: self.score_by_place[..seats as usize]
                .iter()
                .map(|score| *score as f64 / games)
                .collect(),
            lengths: Lengths {
                min: self.length_at(0.0),
                p10: self.length_at(0.1),
                median: self.length_at(0.5),
                p90: self.length_at(0.9),
                max: self.length_at(1.0),
            },
        }
    }

    /// The length that this share of games does not exceed.
    fn length_at(&self, share: f64) -> usize {
        let wanted = ((self.games as f64 * share).ceil() as u64).max(1);
        let mut sum = 0;
        self.lengths.iter().position(|games| (sum += games, sum >= wanted).1).unwrap_or(0)
    }
}

/// Games that take next to no time are handed to threads in blocks of this size.
const BLOCK: u64 = 256;

fn block_size(bots: &[BotName], keeps_records: bool) -> u64 {
    let are_quick = bots.iter().all(|bot| matches!(bot, BotName::Random | BotName::Greedy));
    if are_quick && !keeps_records { BLOCK } else { 1 }
}

pub(crate) fn sim<G: Rules>(
    known: &dyn Bots<G>,
    request: &SimRequest,
    progress: &dyn SimProgress,
) -> Result<SimReport, Fault> {
    let game: G = set_up(&request.setup)?;
    let bots = read_seats(&request.bots, game.seats())?;
    let total = Mutex::new(Tally::default());
    let block = block_size(&bots, request.keeps_records);
    let most = if let Until::Games(games) = request.until { games } else { u64::MAX };
    in_parallel(request.threads, most, block, |games| {
        let mut tally = Tally::default();
        play_block(&game, known, &bots, request, progress, games, &mut tally)?;
        total.lock().expect("no thread panics while it holds the lock").add(&tally);
        Ok(progress.played(tally.games))
    })?;
    Ok(total.into_inner().expect("no thread panics while it holds the lock").report(game.seats()))
}

fn play_block<G: Rules>(
    game: &G,
    known: &dyn Bots<G>,
    bots: &[BotName],
    request: &SimRequest,
    progress: &dyn SimProgress,
    games: std::ops::Range<u64>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    if request.keeps_records {
        games
            .into_iter()
            .try_for_each(|number| play_recorded(game, known, bots, request, progress, number, tally))
    } else if bots.iter().all(|bot| *bot == BotName::Random) {
        // Inlined, because random play measures the rules alone.
        play_fast(game, || [Random; MAX_SEATS], request.seed, games, tally)
    } else {
        let stderr = progress.stderr();
        play_fast(game, || seat_bots(known, bots, &stderr), request.seed, games, tally)
    }
}

/// Plays games with fast dice, each with fresh bots.
fn play_fast<G: Rules, B: Bot<G>, S: AsMut<[B]>>(
    game: &G,
    seated: impl Fn() -> S,
    seed: u64,
    games: std::ops::Range<u64>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let mut actions = Vec::new();
    for number in games {
        let mut dice = FastDice::for_game(seed, number);
        let mut seated = seated();
        let bots = seated.as_mut();
        let ended = play_once(game, &mut dice, &mut actions, bots);
        part(bots, game, &ended.state)?;
        tally.count(game, &ended.state, ended.moves, ended.moves + ended.rolls);
    }
    Ok(())
}

/// A game played with fast dice.
pub(crate) struct FastGame<G: Rules> {
    /// The state at the end.
    pub(crate) state: G::State,
    /// Decisions by seats.
    moves: u64,
    /// Chance steps.
    rolls: u64,
}

/// Plays a game with fast dice. The list of actions is borrowed, so that it grows only once for many games.
#[inline]
pub(crate) fn play_once<G: Rules, B: Bot<G>>(
    game: &G,
    dice: &mut FastDice,
    actions: &mut Vec<G::Action>,
    bots: &mut [B],
) -> FastGame<G> {
    if listeners(bots).is_empty() {
        play_on::<G, B, false>(game, dice, actions, bots)
    } else {
        play_on::<G, B, true>(game, dice, actions, bots)
    }
}

/// Plays a game. If not `ALOUD`, chance is fused; otherwise bots that listen are told about every step.
/// Whether they still listen makes no difference to the dice, so a program gets the same cards whatever it
/// asks to hear.
#[inline]
fn play_on<G: Rules, B: Bot<G>, const ALOUD: bool>(
    game: &G,
    dice: &mut FastDice,
    actions: &mut Vec<G::Action>,
    bots: &mut [B],
) -> FastGame<G> {
    let mut state = game.start();
    let mut chances = Vec::new();
    let (mut moves, mut rolls) = (0, 0);
    loop {
        match game.waiting(&state) {
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                game.legal_actions(&state, seat, actions);
                let action = bots[seat.index()].choose(&Glimpse::new(game, &state, seat), actions, dice);
                let step = Step::Seat(seat, action);
                if ALOUD {
                    apply_aloud(game, &mut state, step, bots);
                } else {
                    game.apply_unchecked(&mut state, step, &mut Silence);
                }
                moves += 1;
            }
            Waiting::Chance if ALOUD => {
                game.chances(&state, &mut chances);
                let roll = dice.below(total_weight(&chances));
                let outcome = chosen(&chances, roll).expect("the roll is below the total weight");
                apply_aloud(game, &mut state, Step::Chance(outcome), bots);
                rolls += 1;
            }
            Waiting::Chance => rolls += u64::from(game.settle(&mut state, dice, &mut Silence)),
            Waiting::Table | Waiting::Nobody => break,
        }
    }
    FastGame { state, moves, rolls }
}

/// Plays a game with the real dealer and passes on its record.
fn play_recorded<G: Rules>(
    game: &G,
    known: &dyn Bots<G>,
    bots: &[BotName],
    request: &SimRequest,
    progress: &dyn SimProgress,
    number: u64,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let secret = Sha256::new()
        .chain_update(b"starfry simulation\n")
        .chain_update(request.seed.to_le_bytes())
        .chain_update(number.to_le_bytes())
        .finalize();
    let played = play(
        game,
        known,
        &PlayRequest {
            bots,
            seed: Seed::new(secret.into()),
            table: format!("sim-{}-{number}", request.seed),
            bot_seed: request.seed ^ number,
            clock: &|| progress.now(),
            stderr: &progress.stderr(),
        },
    )?;
    progress.keep(number, &played.record)?;
    tally.count(game, &played.state, played.moves, played.record.entries.len() as u64);
    Ok(())
}
