//! Every bot decides the same on every machine: its decisions are compared with golden files, line by line.
//!
//! `UPDATE=1 cargo test -p bots --test all golden` writes the files anew. Do that when the rules of a game or the way a bot
//! thinks have changed on purpose, and look at the difference.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use battleforce::{BattleForce, Options};
use bots::{Advice, Bot, BotName, Effort, Insight, bot_named};
use fries::Fries;
use table::{FastDice, Glimpse, Rules, Seat, Silence, Step, Viewer, Waiting};
use ufoludki::Ufoludki;

/// Every bot, and how many of its decisions are compared in each game.
const BOTS: [(&str, usize); 7] = [
    ("random", 12),
    ("greedy", 12),
    ("easy", 12),
    ("normal", 12),
    ("hard", 8),
    ("expert", 3),
    ("search:300", 8),
];

/// What advice is compared: iterations and trees.
const ADVICE: (u32, usize) = (300, 2);

const HEAD: &str = "\
# What bots decide, on every machine: UPDATE=1 cargo test -p bots --test all golden
#
# The first decision of a bot comes after so many of greedy players; from then on it plays its seat, with dice of its own.
# Step N is the next one after N - 1 steps. Decisions without a choice are left out. Advice is ranked, with how often the
# search looked at each action and the share of the win it expects.
";

/// A game from the moment at which a bot takes over.
struct Moment<'a, G: Rules> {
    game: &'a G,
    state: G::State,
    /// Steps so far.
    steps: u32,
    dice: FastDice,
}

impl<G: Rules> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        Moment { state: self.state.clone(), dice: self.dice.clone(), ..*self }
    }
}

impl<'a, G: Insight> Moment<'a, G> {
    /// The first decision with a choice after so many decisions of greedy players.
    fn after(game: &'a G, seed: u64, decisions: u32) -> Moment<'a, G> {
        let mut moment = Moment { game, state: game.start(), steps: 0, dice: FastDice::seeded(seed) };
        let mut made = 0;
        loop {
            let (seat, legal) = moment.due().expect("the game is not over so soon");
            if made >= decisions && legal.len() > 1 {
                return moment;
            }
            moment.go_on(seat, &legal);
            made += 1;
        }
    }

    /// Who decides next, among what; nothing when the game is over.
    fn due(&mut self) -> Option<(Seat, Vec<G::Action>)> {
        self.steps += self.game.settle(&mut self.state, &mut self.dice, &mut Silence);
        let Waiting::Seats(seats) = self.game.waiting(&self.state) else { return None };
        let seat = seats.first()?;
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        Some((seat, legal))
    }

    /// A greedy player decides.
    fn go_on(&mut self, seat: Seat, legal: &[G::Action]) {
        let glimpse = Glimpse::new(self.game, &self.state, seat);
        let action = G::Greedy::default().choose(&glimpse, legal, &mut self.dice);
        self.apply(seat, action);
    }

    fn apply(&mut self, seat: Seat, action: G::Action) {
        self.game.apply(&mut self.state, Step::Seat(seat, action), &mut Silence).unwrap();
        self.steps += 1;
    }

    /// Lets a bot play the seat that is due, and writes down its decisions until there are enough.
    fn let_play(mut self, name: &str, enough: usize, text: &mut String) {
        let mut bot = bot_named::<G>(&name.parse::<BotName>().unwrap());
        let mut own_dice = FastDice::seeded(7);
        let (own, _) = self.due().unwrap();
        let mut made = 0;
        while let Some((seat, legal)) = self.due().filter(|_| made < enough) {
            if seat != own {
                self.go_on(seat, &legal);
                continue;
            }
            let action = bot.choose(&Glimpse::new(self.game, &self.state, seat), &legal, &mut own_dice);
            if legal.len() > 1 {
                writeln!(text, "{name}: step {}, seat {seat}: {action}", self.steps + 1).unwrap();
                made += 1;
            }
            self.apply(seat, action);
        }
    }

    /// Writes down the advice for the seat that is due.
    fn advise(mut self, text: &mut String) {
        let (seat, _) = self.due().unwrap();
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let (iterations, trees) = ADVICE;
        let effort = Effort { iterations, horizon: G::effort(bots::Level::Normal).horizon };
        let advice = Advice::of(self.game, &view, seat, effort, trees, 7).unwrap();
        for choice in advice.choices {
            let share = choice.share.map_or_else(|| "-".to_owned(), |share| format!("{share:.4}"));
            writeln!(text, "advice: seat {seat}: {}, {} looks, {share}", choice.action, choice.visits)
                .unwrap();
        }
    }
}

/// What all bots do in a game, early and later.
fn decisions<G: Insight>(title: &str, game: &G, later: u32) -> String {
    let mut text = String::new();
    for (seed, after) in [(1, 0), (2, later)] {
        let moment = Moment::after(game, seed, after);
        writeln!(text, "\n## {title}, {} players, seed {seed}, after {after} decisions", game.seats())
            .unwrap();
        for (name, enough) in BOTS {
            moment.clone().let_play(name, enough, &mut text);
        }
        moment.advise(&mut text);
    }
    text
}

fn assert_golden(name: &str, games: &[String]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt"));
    let decided = HEAD.to_owned() + &games.concat();
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &decided).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    let differs = golden.lines().zip(decided.lines()).enumerate().find(|(_, (golden, now))| golden != now);
    assert!(differs.is_none(), "{name}.txt: the first line that differs: {differs:?}");
    assert_eq!(golden.lines().count(), decided.lines().count(), "{name}.txt is longer or shorter");
}

#[test]
fn bots_decide_in_ufoludki_as_the_golden_file_says() {
    let game = |seats| Ufoludki::standard(seats).unwrap();
    assert_golden("ufoludki", &[decisions("Standard", &game(3), 6), decisions("Standard", &game(6), 24)]);
}

#[test]
fn bots_decide_in_fries_as_the_golden_file_says() {
    let game = |seats| Fries::standard(seats).unwrap();
    assert_golden("fries", &[decisions("Standard", &game(2), 60), decisions("Standard", &game(4), 150)]);
}

#[test]
fn bots_decide_in_battle_force_as_the_golden_file_says() {
    let game = |options, seats| BattleForce::with_options(options, seats).unwrap();
    let basic = decisions("Basic game", &game(Options::default(), 2), 80);
    let advanced = decisions("Advanced game", &game(Options::advanced(), 3), 120);
    assert_golden("battleforce", &[basic, advanced]);
}
