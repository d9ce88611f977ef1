//! Checks that every bot decides the same on every machine, by comparing its decisions with a golden file,
//! line by line.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use contract::{FastDice, Glimpse, Rules, Seat, Silence, Step, Viewer, Waiting};

use crate::{Advice, Alone, Bot, BotName, Bots, BotsOf, Effort, Insight, Level, Trees};

/// Every bot, with the number of its decisions that are compared in each game.
const BOTS: [(&str, usize); 7] = [
    ("random", 12),
    ("greedy", 12),
    ("easy", 12),
    ("normal", 12),
    ("hard", 8),
    ("expert", 3),
    ("search:300", 8),
];

/// The advice to compare: iterations and trees.
const ADVICE: (u32, usize) = (300, 2);

/// The head of the file, below the line that says how to regenerate it.
const HEAD: &str = "\
#
# Greedy players make the given number of decisions first. Then the bot takes over the seat that is due, with its own dice.
# Step N is the one after N - 1 steps. Decisions without a choice are left out. Advice is ranked, with how often the search
# tried each action and the share of the win it expects.
";

/// A game from the moment when a bot takes over.
struct Moment<'a, G: Rules> {
    game: &'a G,
    state: G::State,
    /// The number of steps so far.
    steps: u32,
    dice: FastDice,
}

impl<G: Rules> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        Moment { state: self.state.clone(), dice: self.dice.clone(), ..*self }
    }
}

impl<'a, G: Rules> Moment<'a, G> {
    /// The first decision with a choice after this many decisions by greedy players.
    fn after<I: Insight<G>>(game: &'a G, seed: u64, decisions: u32) -> Moment<'a, G> {
        let mut moment = Moment { game, state: game.start(), steps: 0, dice: FastDice::seeded(seed) };
        let mut made = 0;
        loop {
            let (seat, legal) = moment.due().expect("the game is not over yet");
            if made >= decisions && legal.len() > 1 {
                return moment;
            }
            moment.go_on::<I>(seat, &legal);
            made += 1;
        }
    }

    /// The seat that decides next and its legal actions. None when the game is over.
    fn due(&mut self) -> Option<(Seat, Vec<G::Action>)> {
        self.steps += self.game.settle(&mut self.state, &mut self.dice, &mut Silence);
        let Waiting::Seats(seats) = self.game.waiting(&self.state) else { return None };
        let seat = seats.first()?;
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        Some((seat, legal))
    }

    /// Lets a greedy player decide.
    fn go_on<I: Insight<G>>(&mut self, seat: Seat, legal: &[G::Action]) {
        let glimpse = Glimpse::new(self.game, &self.state, seat);
        let action = I::Greedy::default().choose(&glimpse, legal, &mut self.dice);
        self.apply(seat, action);
    }

    fn apply(&mut self, seat: Seat, action: G::Action) {
        let step = Step::Seat(seat, action);
        self.game.apply(&mut self.state, step, &mut Silence).expect("bots keep to the rules");
        self.steps += 1;
    }

    /// Lets a bot play the seat that is due, and writes down its decisions until there are enough.
    fn let_play<I: Insight<G>>(mut self, name: &str, enough: usize, text: &mut String) {
        let name: BotName = name.parse().expect("the bot exists");
        let mut bot: Box<dyn Bot<G>> = BotsOf::<I>::NEW.bot(&name).expect("the bot is not a program");
        let mut own_dice = FastDice::seeded(7);
        let (own, _) = self.due().expect("somebody is due");
        let mut made = 0;
        while let Some((seat, legal)) = self.due().filter(|_| made < enough) {
            if seat != own {
                self.go_on::<I>(seat, &legal);
                continue;
            }
            let action = bot.choose(&Glimpse::new(self.game, &self.state, seat), &legal, &mut own_dice);
            if legal.len() > 1 {
                let _ = writeln!(text, "{name}: step {}, seat {seat}: {action}", self.steps + 1);
                made += 1;
            }
            self.apply(seat, action);
        }
    }

    /// Writes down the advice for the seat that is due.
    fn advise<I: Insight<G>>(mut self, text: &mut String) {
        let (seat, _) = self.due().expect("somebody is due");
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let (iterations, count) = ADVICE;
        let trees = Trees { count, workers: Arc::new(Alone) };
        let effort = Effort { iterations, horizon: I::effort(Level::Normal).horizon };
        let advice = Advice::of::<I>(self.game, &view, seat, effort, &trees, 7).expect("the seat is due");
        for choice in advice.choices {
            let share = choice.share.map_or_else(|| "-".to_owned(), |share| format!("{share:.4}"));
            let _ =
                writeln!(text, "advice: seat {seat}: {}, {} looks, {share}", choice.action, choice.visits);
        }
    }
}

/// The decisions of all bots in a game: from its start, and after `later` decisions.
pub fn decisions<G: Rules, I: Insight<G>>(title: &str, game: &G, later: u32) -> String {
    let mut text = String::new();
    for (seed, after) in [(1, 0), (2, later)] {
        let moment = Moment::after::<I>(game, seed, after);
        let seats = game.seats();
        let _ = writeln!(text, "\n## {title}, {seats} players, seed {seed}, after {after} decisions");
        for (name, enough) in BOTS {
            moment.clone().let_play::<I>(name, enough, &mut text);
        }
        moment.advise::<I>(&mut text);
    }
    text
}

/// Compares [`decisions`] with a package's golden file.
///
/// With `UPDATE=1` it writes the file instead. Do that when a game's rules or a bot's thinking have changed
/// on purpose, and review the difference.
pub fn assert_golden(package: &str, path: &Path, games: &[String]) {
    let command = format!("UPDATE=1 cargo test -p {package} --test all golden");
    let decided = format!("# What bots decide, on every machine: {command}\n{HEAD}{}", games.concat());
    if env::var_os("UPDATE").is_some() {
        fs::write(path, &decided).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(path).unwrap_or_default();
    let shown = path.display();
    let differs = golden.lines().zip(decided.lines()).enumerate().find(|(_, (golden, now))| golden != now);
    assert!(differs.is_none(), "{shown}: the first line that differs: {differs:?}");
    assert_eq!(golden.lines().count(), decided.lines().count(), "{shown} is longer or shorter");
}
