//! Plays random games with records, across all options and numbers of players. Each is played to its end, and
//! its record verifies.

use std::ops::{AddAssign, Range};
use std::sync::Mutex;

use anyhow::{Context, ensure};
use catalog::{Fault, Game, GameInfo, Setup, SimProgress, SimRequest, Until};
use contract::{Dice, FastDice, OptionInfo, OptionValues, OptionWord};
use record::Record;
use serde_json::{Map, Value, json};

/// The counts of what was played.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Recorded {
    games: u64,
    decisions: u64,
    rolls: u64,
}

impl AddAssign for Recorded {
    fn add_assign(&mut self, more: Recorded) {
        self.games += more.games;
        self.decisions += more.decisions;
        self.rolls += more.rolls;
    }
}

/// Plays the games with these numbers and verifies their records.
pub(crate) fn play(game: &dyn Game, seed: u64, numbers: Range<u64>) -> anyhow::Result<Recorded> {
    let info = game.info(games::all().library().english());
    let mut played = Recorded::default();
    for number in numbers {
        let mut dice = FastDice::for_game(seed, number);
        let setup = setup_at_random(game, &info, &mut dice);
        let told = format!("{}, seed {seed}, number {number}: {setup:?}", game.name());
        played += play_one(game, setup, number).context(told)?;
    }
    Ok(played)
}

fn play_one(game: &dyn Game, setup: Setup, seed: u64) -> anyhow::Result<Recorded> {
    let keeper = Keeper::default();
    let bots = vec!["random".to_owned()];
    let request = SimRequest { setup, bots, until: Until::Games(1), threads: 1, seed, keeps_records: true };
    game.engine().sim(&request, &keeper)?;
    let text = keeper.text.into_inner().unwrap_or_default();
    let record = Record::read(text.as_bytes())?;
    ensure!(record.ended.early.is_none(), "the game stopped early");
    let verified = game.engine().verify(&record, None)?;
    let decisions = record.entries.iter().filter(|entry| matches!(entry, record::Entry::Act { .. })).count();
    Ok(Recorded { games: 1, decisions: decisions as u64, rolls: verified.rolls })
}

/// Keeps a record as it would be in a file.
#[derive(Default)]
struct Keeper {
    text: Mutex<String>,
}

impl SimProgress for Keeper {
    fn played(&self, _: u64) -> bool {
        true
    }

    fn keep(&self, _: u64, record: &Record) -> Result<(), Fault> {
        if let Ok(mut text) = self.text.lock() {
            *text = record.write();
        }
        Ok(())
    }

    fn now(&self) -> u64 {
        0
    }
}

/// How many random changes, one after another, lead from the defaults to a setup.
const MOST_CHANGES: u32 = 30;

/// Chooses a random number of players and random options that are compatible. Some options require each
/// other, so changes are made one by one, and a change that is refused is dropped.
fn setup_at_random(game: &dyn Game, info: &GameInfo, dice: &mut impl Dice) -> Setup {
    let mut setup =
        Setup { seats: info.seats.least, options: Value::Object(Map::new()), content: None, rules: None };
    for _ in 0..=dice.below(MOST_CHANGES) {
        let mut changed = setup.clone();
        if let Some(option) = info.options.get(dice.below(info.options.len() as u32 + 1) as usize) {
            changed.options[option.info.name] = value_at_random(option.info, dice);
        } else {
            let choices = u32::from(info.seats.most - info.seats.least) + 1;
            changed.seats = info.seats.least + dice.below(choices) as u8;
        }
        if game.engine().check_setup(&changed).is_ok() {
            setup = changed;
        }
    }
    setup
}

fn value_at_random(option: OptionInfo, dice: &mut impl Dice) -> Value {
    let mut between = |least: u32, most: u32| least + dice.below(most - least + 1);
    match option.values {
        OptionValues::Switch => json!(between(0, 1) == 1),
        OptionValues::Number { least, most } => json!(between(least, most)),
        OptionValues::Words(words) => match words[between(0, words.len() as u32 - 1) as usize] {
            OptionWord::Plain(word) => json!(word),
            OptionWord::Numbered { word, least, most } => json!(format!("{word}_{}", between(least, most))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_random_games_verify_for_all_options_and_numbers_of_players() {
        for game in games::all().games().iter().copied() {
            let played = play(game, 1, 0..60).expect("every game ends and every record verifies");
            let is_offered = games::offered().games().iter().any(|offered| offered.name() == game.name());
            // A draft may be as short as the toy game, in which everybody decides twice.
            let decisions = if is_offered { 600 } else { 200 };
            assert!(played.games == 60 && played.decisions > decisions && played.rolls > 60, "{played:?}");
        }
    }

    #[test]
    fn every_value_of_every_option_comes_up() {
        for game in games::all().games().iter().copied() {
            let mut dice = FastDice::seeded(1);
            let info = game.info(games::all().library().english());
            let setups: Vec<Setup> = (0..300).map(|_| setup_at_random(game, &info, &mut dice)).collect();
            for seats in info.seats.least..=info.seats.most {
                assert!(setups.iter().any(|setup| setup.seats == seats), "{}: {seats}", game.name());
            }
            for option in &info.options {
                let name = option.info.name;
                let mut values: Vec<String> =
                    setups.iter().filter_map(|setup| setup.options.get(name)).map(Value::to_string).collect();
                values.sort();
                values.dedup();
                let wanted = match option.info.values {
                    OptionValues::Switch | OptionValues::Number { .. } => 2,
                    OptionValues::Words(words) => words.len(),
                };
                assert!(values.len() >= wanted, "{}, {name}: {values:?}", game.name());
            }
        }
    }
}
