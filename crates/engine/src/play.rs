//! Plays one game between bots with the real dealer and records it.

use bots::{Bot, BotName, Bots, NoSuchBot, apply_aloud};
use contract::{Dealer, FastDice, Glimpse, Rules, Seed, Step, Waiting, chosen, total_weight};
use programs::{ProgramBot, Stderr};
use record::{
    Actor, Ended, Entropy, Entry, GameResult, Header, NameProof, Player, Proof, Record, Rolled, to_hex,
};

use crate::PROGRAM;
use crate::setup::Fault;
use crate::setup::content_digest;

/// The setup of a recorded game.
pub(crate) struct PlayRequest<'a> {
    /// The bots by seat.
    pub(crate) bots: &'a [BotName],
    /// The dealer's secret.
    pub(crate) seed: Seed,
    /// The id of the table.
    pub(crate) table: String,
    /// The seed of the bots' own dice.
    pub(crate) bot_seed: u64,
    /// The time in milliseconds since 1970, because this crate reads no clock.
    pub(crate) clock: &'a dyn Fn() -> u64,
    /// Where the standard error of bot programs goes.
    pub(crate) stderr: &'a Stderr,
}

/// A finished game and its counts.
pub(crate) struct Played<G: Rules> {
    pub(crate) record: Record,
    /// The state at the end.
    pub(crate) state: G::State,
    /// Decisions of seats.
    pub(crate) moves: u64,
}

/// Why a game between bots can stop before its end.
pub(crate) const TABLE_IS_DUE: &str = "fault-table-due";

/// Parses the name of a bot.
pub(crate) fn read_bot(name: &str) -> Result<BotName, Fault> {
    name.parse().map_err(|error: NoSuchBot| {
        Fault::new("fault-no-bot").with("bot", error.name).with("bots", BotName::FORMS.join(", "))
    })
}

/// Parses the bots at a table, seat 1 first. A single name is used for all seats.
pub(crate) fn read_seats(names: &[String], seats: u8) -> Result<Vec<BotName>, Fault> {
    match names {
        [one] => Ok(vec![read_bot(one)?; seats.into()]),
        several if several.len() == usize::from(seats) => several.iter().map(|name| read_bot(name)).collect(),
        several => Err(Fault::new("fault-bots-seats").with("bots", several.len()).with("seats", seats)),
    }
}

/// Creates the bot with this name. If it is a program, its standard error goes to `stderr`.
pub(crate) fn seat_bot<G: Rules>(known: &dyn Bots<G>, name: &BotName, stderr: &Stderr) -> Box<dyn Bot<G>> {
    match name {
        BotName::Exec(command) => Box::new(ProgramBot::new(command).with_stderr(stderr.clone())),
        own => known.bot(own).expect("every bot that is not a program is known"),
    }
}

/// Creates fresh bots for one game, which remember nothing of another.
pub(crate) fn seat_bots<G: Rules>(
    known: &dyn Bots<G>,
    names: &[BotName],
    stderr: &Stderr,
) -> Vec<Box<dyn Bot<G>>> {
    names.iter().map(|name| seat_bot(known, name, stderr)).collect()
}

/// Tells the bots at a table that their game is over. Fails if one of them had trouble and did not finish it
/// on its own.
pub(crate) fn part<G: Rules>(bots: &mut [impl Bot<G>], game: &G, state: &G::State) -> Result<(), Fault> {
    let (scores, winners) = (game.scores(state), game.winners(state));
    for bot in bots.iter_mut() {
        bot.game_over(&scores, winners);
    }
    match bots.iter().find_map(Bot::trouble) {
        Some(trouble) => Err(Fault::verbatim(trouble)),
        None => Ok(()),
    }
}

pub(crate) fn play<G: Rules>(
    game: &G,
    known: &dyn Bots<G>,
    request: &PlayRequest<'_>,
) -> Result<Played<G>, Fault> {
    let mut bots = seat_bots(known, request.bots, request.stderr);
    let started = (request.clock)();
    let at = || (request.clock)().saturating_sub(started);
    let mut dealer = Dealer::new(&request.seed, &[], &request.table);
    let mut dice = FastDice::seeded(request.bot_seed);
    let mut state = game.start();
    let mut entries = Vec::new();
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    let mut moves = 0;
    loop {
        let step = match game.waiting(&state) {
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("a set of seats that are due is not empty");
                game.legal_actions(&state, seat, &mut actions);
                let action =
                    bots[seat.index()].choose(&Glimpse::new(game, &state, seat), &actions, &mut dice);
                entries.push(Entry::Act { seat, act: action.to_string(), by: Actor::Player, at: at() });
                moves += 1;
                Step::Seat(seat, action)
            }
            Waiting::Chance => {
                game.chances(&state, &mut chances);
                let roll = dealer.roll(total_weight(&chances));
                let outcome = chosen(&chances, roll.choice).expect("a roll is below the total weight");
                entries.push(Entry::Chance {
                    chance: outcome.to_string(),
                    roll: Rolled::from(roll),
                    at: at(),
                });
                Step::Chance(outcome)
            }
            Waiting::Table => return Err(Fault::new(TABLE_IS_DUE)),
            Waiting::Nobody => break,
        };
        game.check(&state, step).map_err(|refusal| {
            Fault::new("fault-step").with("step", step.to_string()).with("fault", Fault::refused(refusal))
        })?;
        apply_aloud(game, &mut state, step, &mut bots);
    }
    part(&mut bots, game, &state)?;
    let result =
        GameResult { scores: game.scores(&state).to_vec(), winners: game.winners(&state).iter().collect() };
    let ended = Ended { result, early: None, seed: to_hex(&request.seed.reveal()), void_seeds: Vec::new() };
    // The names of bots are not secret, and nobody asks to have them forgotten.
    let names = vec![NameProof::Salt([0; 16]); request.bots.len()];
    let proof = Some(Proof { names, signature: None });
    let record = Record { header: header(game, request, started), entries, ended, proof };
    Ok(Played { record, state, moves })
}

fn header<G: Rules>(game: &G, request: &PlayRequest<'_>, started: u64) -> Header {
    let entropy = Entropy::of_bots(request.bots.len());
    let (starfry, format) = Header::kind_and_format(&entropy);
    let player = |(seat, bot): (usize, &BotName)| Player {
        name: format!("{bot} {}", seat + 1),
        kind: bot.to_string(),
    };
    Header {
        starfry,
        format,
        program: PROGRAM.into(),
        game: G::NAME.into(),
        rules: game.edition().number(),
        content: content_digest::<G>(game.content()),
        options: serde_json::to_value(game.options()).expect("options are plain data"),
        seats: request.bots.iter().enumerate().map(player).collect(),
        table: request.table.clone(),
        seed_hash: to_hex(&request.seed.hash()),
        entropy,
        void: Vec::new(),
        started,
    }
}
