//! Prints random games in one language, for translators: events, prompts, actions and things, each sentence
//! pattern a few times.
//!
//! `cargo run -p games --example read_aloud -- pl battleforce 20`

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a program for people at a terminal")]

include!(concat!(env!("OUT_DIR"), "/each.rs"));

use std::collections::BTreeMap;

use catalog::GameOf;
use contract::conformance::{Lawful, shuffle};
use contract::{Dice, FastDice, Rules, Seat, Step, Viewer, Waiting};
use i18n::{GameWords, Length, Names, Teller};

/// How often sentences of one pattern are printed.
const MOST_ALIKE: usize = 3;

/// The sentences printed so far, by pattern: the text without numbers and names.
#[derive(Default)]
struct Reader(BTreeMap<String, usize>);

impl Reader {
    fn read(&mut self, kind: &str, text: &str) {
        let shape: Vec<&str> =
            text.split(' ').filter(|word| word.chars().next().is_some_and(char::is_lowercase)).collect();
        let seen = self.0.entry(format!("{kind} {}", shape.join(" "))).or_default();
        *seen += 1;
        if *seen <= MOST_ALIKE {
            println!("{kind:<8}{text}");
        }
    }
}

fn listen<G: Rules>(
    game: &G,
    told: &dyn GameWords<G>,
    teller: Teller<'_>,
    dice: &mut FastDice,
    reader: &mut Reader,
) {
    let mut state = game.start();
    let (mut actions, mut words, mut events) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        match game.waiting(&state) {
            Waiting::Nobody => break,
            Waiting::Chance => {
                game.settle(&mut state, dice, &mut events);
            }
            Waiting::Table => {
                game.legal_words(&state, &mut words);
                let word = words[dice.below(words.len() as u32) as usize];
                game.apply_unchecked(&mut state, Step::Table(word), &mut events);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let view = game.view(&state, Viewer::Seat(seat));
                reader.read("ask", &told.prompt(game, &view, seat, teller));
                reader
                    .read("others", &told.prompt(game, &game.view(&state, Viewer::Spectator), seat, teller));
                game.legal_actions(&state, seat, &mut actions);
                for action in &actions {
                    reader.read("do", &told.action(game, &view, *action, Length::Short, teller));
                    reader.read("do long", &told.action(game, &view, *action, Length::Long, teller));
                }
                if dice.below(50) == 0 {
                    for thing in told.things(game, &view) {
                        reader.read("thing", &told.thing(game, &view, thing, Length::Long, teller));
                    }
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
            }
        }
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::at(0))] {
            let heard: Vec<G::Event> =
                events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
            for sentence in told.story(game, &heard, teller) {
                reader.read("story", &sentence);
            }
        }
        events.clear();
    }
}

/// Prints a number of games, on the tables that the game suggests for tests.
fn read<G: Lawful>(game: &'static GameOf<G>, games: usize, teller: Teller<'_>) {
    let (mut reader, mut dice) = (Reader::default(), FastDice::seeded(7));
    let mut tables = G::tables_to_try(7);
    shuffle(&mut dice, &mut tables);
    for table in tables.iter().cycle().take(games) {
        listen(table, game.kit().words, teller, &mut dice, &mut reader);
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [tag, game, count] = arguments.as_slice() else {
        println!("say LANG GAME GAMES, such as: pl battleforce 20");
        return;
    };
    let texts = games::all().library().texts(tag).expect("there is such a language");
    let names = Names::new(["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"]);
    let teller = Teller::new(texts, &names);
    macro_rules! read_if_named {
        ($play:ident) => {
            if ::$play::GAME.name() == game {
                return read(&::$play::ALL_OF_IT, count.parse().unwrap_or(1), teller);
            }
        };
    }
    for_each_game!(read_if_named);
    println!("there is no game {game}");
}
