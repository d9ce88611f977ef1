//! Instruction counts of the hot paths: `cargo xtask bench`. They do not depend on the machine's load, so a
//! change of a few per cent is a change of the program.

#![allow(missing_docs, clippy::unwrap_used, reason = "a bench")]

use std::hint::black_box;

use battleforce::{BattleForce, Options};
use bots::{Bot, Effort, Insight, Level, Search};
use catalog::{Acted, Catalog, Fault, LiveSetup, Setup, SimProgress, SimReport, SimRequest, Until, Words};
use contract::{Dice, FastDice, Glimpse, Rules, Seat, Seed, Silence, Step, Viewer, Waiting};
use fries::Fries;
use gungraun::{library_benchmark, library_benchmark_group, main};
use i18n::Names;
use record::{Actor, Entropy, Record};
use scene::Shown;
use ufoludki::{State, Ufoludki, View};

struct Quiet;

impl SimProgress for Quiet {
    fn played(&self, _: u64) -> bool {
        true
    }

    fn keep(&self, _: u64, _: &Record) -> Result<(), Fault> {
        Ok(())
    }

    fn now(&self) -> u64 {
        0
    }
}

fn request(seats: u8, bot: &str) -> SimRequest {
    SimRequest {
        setup: Setup { seats, options: serde_json::json!({}), content: None, rules: None },
        bots: vec![bot.to_owned()],
        until: Until::Games(1000),
        threads: 1,
        seed: 1,
        keeps_records: false,
    }
}

#[library_benchmark]
#[bench::random_3_seats(request(3, "random"))]
#[bench::random_6_seats(request(6, "random"))]
#[bench::greedy_3_seats(request(3, "greedy"))]
fn thousand_games(request: SimRequest) -> SimReport {
    games::all().game("ufoludki").unwrap().engine().sim(black_box(&request), &Quiet).unwrap()
}

// Games that take a thousand steps and more.
#[library_benchmark]
#[bench::fries_random_3_seats("fries", request(3, "random"))]
#[bench::battleforce_random_3_seats("battleforce", request(3, "random"))]
#[bench::battleforce_greedy_3_seats("battleforce", request(3, "greedy"))]
fn twenty_games(game: &str, request: SimRequest) -> SimReport {
    let request = SimRequest { until: Until::Games(20), ..request };
    games::all().game(game).unwrap().engine().sim(black_box(&request), &Quiet).unwrap()
}

/// A position after some turns of a random game.
fn position(seats: u8, turns: u32) -> (Ufoludki, State) {
    let game = Ufoludki::standard(seats).unwrap();
    let mut dice = FastDice::seeded(3);
    let mut state = game.start();
    let mut actions = Vec::new();
    for _ in 0..turns {
        game.settle(&mut state, &mut dice, &mut Silence);
        let Waiting::Seats(due) = game.waiting(&state) else { break };
        let seat = due.first().unwrap();
        game.legal_actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
    }
    (game, state)
}

fn view(seats: u8, turns: u32) -> (Ufoludki, View) {
    let (game, state) = position(seats, turns);
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    (game, view)
}

#[library_benchmark]
#[bench::mid_game(position(3, 12))]
fn hundred_views((game, state): (Ufoludki, State)) {
    for _ in 0..100 {
        black_box(game.view(black_box(&state), Viewer::Seat(Seat::at(1))));
    }
}

#[library_benchmark]
#[bench::unmixed_3_seats(view(3, 12))]
#[bench::mixed_6_seats(view(6, 28))]
fn hundred_redeals((game, view): (Ufoludki, View)) {
    let mut dice = FastDice::seeded(4);
    for _ in 0..100 {
        black_box(game.redeal(black_box(&view), &mut dice));
    }
}

/// A search of 200 iterations for the first decision with a choice after `decisions` decisions by greedy
/// players.
fn search<G: Rules, I: Insight<G>>(game: G, _: I, decisions: u32) -> Box<dyn FnMut()> {
    let mut dice = FastDice::seeded(5);
    let mut state = game.start();
    let mut legal = Vec::new();
    let mut greedy = I::Greedy::default();
    let mut made = 0;
    let seat = loop {
        game.settle(&mut state, &mut dice, &mut Silence);
        let Waiting::Seats(due) = game.waiting(&state) else { panic!("the game is over") };
        let seat = due.first().unwrap();
        game.legal_actions(&state, seat, &mut legal);
        if made >= decisions && legal.len() > 1 {
            break seat;
        }
        let action = greedy.choose(&Glimpse::new(&game, &state, seat), &legal, &mut dice);
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        made += 1;
    };
    // A decision gets its share of the turn's budget.
    let Effort { horizon, .. } = I::effort(Level::Expert);
    let mut search = Search::<G, I>::new(Effort { iterations: 200 * I::DECISIONS, horizon });
    Box::new(move || {
        black_box(search.choose(&Glimpse::new(&game, &state, seat), &legal, &mut dice));
    })
}

fn battleforce(options: Options, seats: u8) -> BattleForce {
    BattleForce::with_options(options, seats).unwrap()
}

#[library_benchmark]
#[bench::ufoludki_3_seats(search(Ufoludki::standard(3).unwrap(), ufoludki_bot::Mind, 6))]
#[bench::fries_2_seats(search(Fries::standard(2).unwrap(), fries_bot::Mind, 20))]
#[bench::battleforce_2_seats(search(battleforce(Options::default(), 2), battleforce_bot::Mind, 60))]
#[bench::battleforce_advanced_2_seats(search(
    battleforce(Options::advanced(), 2),
    battleforce_bot::Mind,
    60
))]
fn two_hundred_iterations(mut search: Box<dyn FnMut()>) {
    search();
}

const RECORD: &[u8] = include_bytes!("../ufoludki/records/earth.jsonl");

#[library_benchmark]
#[bench::one_game(RECORD)]
fn read_and_verify_a_record(bytes: &[u8]) -> usize {
    let record = Record::read(black_box(bytes)).unwrap();
    games::all().game("ufoludki").unwrap().engine().verify(&record, None).unwrap().steps
}

/// A table of three with pages. Each call is a move at random and what all pages are sent of it.
fn table_with_pages(catalog: &'static Catalog, game: &str, seed: u8) -> impl FnMut() -> usize + use<> {
    let setup = LiveSetup {
        setup: Setup { seats: 3, options: serde_json::json!({}), content: None, rules: None },
        table: "table".to_owned(),
        seed: Seed::new([seed; 32]),
        entropy: Entropy::Texts(vec!["text".to_owned()]),
        void: Vec::new(),
    };
    let texts = catalog.library().english();
    let names = Names::new(["Ada", "Ben", "Eve"].map(|name| format!("{name} {seed}")));
    let mut live = catalog.game(game).unwrap().live(&setup, &[]).unwrap();
    live.begin(0);
    live.keep();
    let mut pages = [0, 1, 2].map(|seat| (Viewer::Seat(Seat::at(seat)), Shown::default()));
    move || {
        let words = Some(Words { texts, names: &names, page: Some("/assets/") });
        let since = live.entries();
        while let Waiting::Seats(due) = live.waiting() {
            let seat = due.first().unwrap();
            let decision = live.decision(seat).unwrap();
            let action = live.any_action(seat).unwrap();
            let acted = live.act(seat, decision, &[action], Actor::Player, 1).unwrap();
            if matches!(acted, Acted::Pending(_)) {
                break;
            }
        }
        live.keep();
        let updates = pages.iter_mut().map(|(viewer, shown)| {
            let news = live.news(*viewer, since, words);
            news.map_or(0, |news| news.get().len()) + live.position_with(*viewer, words, shown).get().len()
        });
        updates.sum()
    }
}

/// A table that goes on after sixteen moves, when the server has seen such a table before.
fn pages(game: &str) -> Box<dyn FnMut() -> usize> {
    let catalog = Box::leak(Box::new(games::all()));
    let tables = [1, 2].map(|seed| {
        let mut table = table_with_pages(catalog, game, seed);
        (0..16).for_each(|_| {
            table();
        });
        table
    });
    let [_, table] = tables;
    Box::new(table)
}

#[library_benchmark]
#[bench::ufoludki_3_seats(pages("ufoludki"))]
#[bench::fries_3_seats(pages("fries"))]
#[bench::battleforce_3_seats(pages("battleforce"))]
fn ten_moves_on_three_pages(mut table: Box<dyn FnMut() -> usize>) -> usize {
    (0..10).map(|_| table()).sum()
}

library_benchmark_group!(
    name = instructions,
    benchmarks = [
        thousand_games,
        twenty_games,
        hundred_views,
        hundred_redeals,
        two_hundred_iterations,
        read_and_verify_a_record,
        ten_moves_on_three_pages
    ]
);
main!(library_benchmark_groups = instructions);
