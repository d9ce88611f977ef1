//! Reads random games aloud in one language, for translators: what happens, what is asked, what can be done, what lies
//! there, each sentence shape a few times.
//!
//! `cargo run -p i18n --example read_aloud -- pl battleforce 20`

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a program for people at a terminal")]

use std::collections::BTreeMap;

use battleforce::{BattleForce, Options};
use fries::Fries;
use i18n::{Length, Library, Names, Teller, Told};
use table::{Dice, FastDice, Rules, Seat, Step, Viewer, Waiting};
use ufoludki::Ufoludki;

/// How often sentences of one shape are read.
const MOST_ALIKE: usize = 3;

/// What was read already, by its shape: the text without numbers and names.
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

fn listen<G: Told>(game: &G, teller: Teller<'_>, dice: &mut FastDice, reader: &mut Reader) {
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
                reader.read("ask", &game.prompt(&view, seat, teller));
                reader.read("others", &game.prompt(&game.view(&state, Viewer::Spectator), seat, teller));
                game.legal_actions(&state, seat, &mut actions);
                for action in &actions {
                    reader.read("do", &game.action(&view, *action, Length::Short, teller));
                    reader.read("do long", &game.action(&view, *action, Length::Long, teller));
                }
                if dice.below(50) == 0 {
                    for thing in game.things(&view) {
                        reader.read("thing", &game.thing(&view, thing, Length::Long, teller));
                    }
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
            }
        }
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::at(0))] {
            let heard: Vec<G::Event> =
                events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
            for sentence in game.story(&heard, teller) {
                reader.read("story", &sentence);
            }
        }
        events.clear();
    }
}

fn embedded<G: Rules>(options: G::Options, seats: u8) -> Option<G> {
    G::new(G::read_content(G::CONTENT).unwrap(), options, seats).ok()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [tag, game, games] = arguments.as_slice() else {
        println!("say LANG GAME GAMES, such as: pl battleforce 20");
        return;
    };
    let texts = Library::embedded().texts(tag).expect("there is such a language");
    let names = Names::new(["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"]);
    let teller = Teller { texts, names: &names };
    let (mut reader, mut dice) = (Reader::default(), FastDice::seeded(7));
    for _ in 0..games.parse().unwrap_or(1) {
        let seats = 2 + dice.below(4) as u8;
        match game.as_str() {
            "ufoludki" => {
                let game: Ufoludki = embedded(ufoludki::Options::default(), seats).unwrap();
                listen(&game, teller, &mut dice, &mut reader);
            }
            "fries" => {
                let game: Fries = embedded(fries::Options { round_limit: 30 }, seats).unwrap();
                listen(&game, teller, &mut dice, &mut reader);
            }
            _ => {
                let options = Options::at_random(&mut dice);
                if let Some(game) = embedded::<BattleForce>(options, seats) {
                    listen(&game, teller, &mut dice, &mut reader);
                }
            }
        }
    }
}
