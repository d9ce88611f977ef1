//! One game of bots with the real dealer, recorded.

use bots::{Bot, BotName, Bots, NoSuchBot, apply_aloud};
use contract::{Dealer, FastDice, Glimpse, Rules, Seed, Step, Waiting, chosen, total_weight};
use programs::{ProgramBot, Stderr};
use record::{
    Actor, Ended, Entropy, Entry, GameResult, Header, NameProof, Player, Proof, Record, Rolled, to_hex,
};

use crate::PROGRAM;
use crate::setup::Fault;
use crate::setup::content_digest;

/// What a recorded game is played with.
pub(crate) struct PlayRequest<'a> {
    /// The bots by seat.
    pub(crate) bots: &'a [BotName],
    /// The dealer's secret.
    pub(crate) seed: Seed,
    /// The id of the table.
    pub(crate) table: String,
    /// Where the bots' own dice start from.
    pub(crate) bot_seed: u64,
    /// The time in milliseconds since 1970: this crate reads no clock.
    pub(crate) clock: &'a dyn Fn() -> u64,
    /// Where programs that play print to standard error.
    pub(crate) stderr: &'a Stderr,
}

/// A game that was played, and what is counted of it.
pub(crate) struct Played<G: Rules> {
    pub(crate) record: Record,
    /// The state at the end.
    pub(crate) state: G::State,
    /// Decisions of seats.
    pub(crate) moves: u64,
}

/// Why a game of bots alone can stop before its end.
pub(crate) const TABLE_IS_DUE: &str = "fault-table-due";

/// The name of a bot, read.
pub(crate) fn read_bot(name: &str) -> Result<BotName, Fault> {
    name.parse().map_err(|error: NoSuchBot| {
        Fault::new("fault-no-bot").with("bot", error.name).with("bots", BotName::FORMS.join(", "))
    })
}

/// Who sits at a table, seat 1 first; one name serves all seats.
pub(crate) fn read_seats(names: &[String], seats: u8) -> Result<Vec<BotName>, Fault> {
    match names {
        [one] => Ok(vec![read_bot(one)?; seats.into()]),
        several if several.len() == usize::from(seats) => several.iter().map(|name| read_bot(name)).collect(),
        several => Err(Fault::new("fault-bots-seats").with("bots", several.len()).with("seats", seats)),
    }
}

/// The bot with this name, and where its standard error goes if it is a program.
pub(crate) fn seat_bot<G: Rules>(known: &dyn Bots<G>, name: &BotName, stderr: &Stderr) -> Box<dyn Bot<G>> {
    match name {
        BotName::Exec(command) => Box::new(ProgramBot::new(command).with_stderr(stderr.clone())),
        own => known.bot(own).expect("every bot that is no program is known"),
    }
}

/// The bots of a table for one game, fresh: what a bot remembers of another game is no business of this one.
pub(crate) fn seat_bots<G: Rules>(
    known: &dyn Bots<G>,
    names: &[BotName],
    stderr: &Stderr,
) -> Vec<Box<dyn Bot<G>>> {
    names.iter().map(|name| seat_bot(known, name, stderr)).collect()
}

/// Tells the bots of a table that their game is over. Fails if one of them did not play it to the end by itself.
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
                let seat = seats.first().expect("a set that is waited for has a seat");
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
    // The names of bots are no secret: nobody wants them forgotten.
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
