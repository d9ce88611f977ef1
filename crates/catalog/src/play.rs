//! One game of bots with the real dealer, recorded.

use bots::{Bot, BotName, NoSuchBot, bot_named};
use record::{Actor, Ended, Entry, GameResult, Header, Player, Record, Rolled, to_hex};
use table::{Dealer, FastDice, Glimpse, Rules, Seed, Silence, Step, Waiting, chosen, total_weight};

use crate::face::Fault;
use crate::host::content_digest;
use crate::playable::Playable;

/// What a recorded game is played with.
pub(crate) struct PlayRequest<'a> {
    /// The bots by seat; one name serves all seats.
    pub(crate) bots: Vec<String>,
    /// The dealer's secret.
    pub(crate) seed: Seed,
    /// The id of the table.
    pub(crate) table: String,
    /// What the seats add to the randomness.
    pub(crate) entropy: Vec<String>,
    /// Where the bots' own dice start from.
    pub(crate) bot_seed: u64,
    /// The time in milliseconds since 1970: this crate reads no clock.
    pub(crate) clock: &'a dyn Fn() -> u64,
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
pub(crate) const TABLE_IS_DUE: &str = "the game waits for a word of the table, which bots cannot say";

/// The name of a bot, read.
pub(crate) fn read_bot(name: &str) -> Result<BotName, Fault> {
    name.parse().map_err(|error: NoSuchBot| Fault::new(error.to_string()))
}

/// The bots of a table, seat 1 first.
pub(crate) fn seat_bots<G: Playable>(names: &[String], seats: u8) -> Result<Vec<Box<dyn Bot<G>>>, Fault> {
    let by_name = |name: &String| Ok(bot_named(&read_bot(name)?));
    match names {
        [one] => (0..seats).map(|_| by_name(one)).collect(),
        several if several.len() == seats as usize => several.iter().map(by_name).collect(),
        several => Err(Fault::new(format!(
            "{} bots for {seats} seats: name one for all, or one for each",
            several.len()
        ))),
    }
}

/// The name of the bot on each seat.
pub(crate) fn name_of(names: &[String], seat: usize) -> &str {
    names.get(seat).or(names.first()).map_or("random", String::as_str)
}

pub(crate) fn play<G: Playable>(game: &G, request: &PlayRequest<'_>) -> Result<Played<G>, Fault> {
    let mut bots = seat_bots::<G>(&request.bots, game.seats())?;
    let started = (request.clock)();
    let at = || (request.clock)().saturating_sub(started);
    let mut dealer = Dealer::new(&request.seed, &request.entropy, &request.table);
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
        game.apply(&mut state, step, &mut Silence)
            .map_err(|refusal| Fault::new(format!("{step}: {refusal}")))?;
    }
    let result =
        GameResult { scores: game.scores(&state).to_vec(), winners: game.winners(&state).iter().collect() };
    let ended = Ended { result, seed: to_hex(&request.seed.reveal()) };
    let record = Record { header: header(game, request, started), entries, ended };
    Ok(Played { record, state, moves })
}

fn header<G: Rules>(game: &G, request: &PlayRequest<'_>, started: u64) -> Header {
    let (starfry, format) = Header::kind_and_format();
    let player = |seat: usize| {
        let kind = name_of(&request.bots, seat);
        Player { name: format!("{kind} {}", seat + 1), kind: kind.into() }
    };
    Header {
        starfry,
        format,
        program: concat!("starfry ", env!("CARGO_PKG_VERSION")).into(),
        game: G::NAME.into(),
        rules: G::RULES_VERSION,
        content: content_digest::<G>(game.content()),
        options: serde_json::to_value(game.options()).expect("options are plain data"),
        seats: (0..game.seats() as usize).map(player).collect(),
        table: request.table.clone(),
        seed_hash: to_hex(&request.seed.hash()),
        entropy: request.entropy.clone(),
        started,
    }
}
