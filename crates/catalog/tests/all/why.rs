//! "Why can't I?" is answered for everything one can point at, by a rule of the game, in every language.

use std::fs;
use std::path::Path;

use catalog::WhyRequest;
use i18n::Library;
use record::{Entry, Record};
use table::Seat;

fn load(game: &str, name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game).join(name);
    Record::read(&fs::read(path).expect("the record is there")).expect("the record can be read")
}

const RECORDS: [(&str, &str); 3] =
    [("ufoludki", "earth.jsonl"), ("fries", "cities.jsonl"), ("battleforce", "advanced-last-fleet.jsonl")];

#[test]
fn everything_one_can_point_at_is_answered_by_a_rule_of_the_game() {
    let library = Library::embedded();
    for (game, name) in RECORDS {
        let (game, record) = (catalog::game(game).expect("there is such a game"), load(game, name));
        for (number, step) in (0..record.entries.len()).step_by(7).enumerate() {
            let tag = library.tags().nth(number % 5).expect("there are five languages");
            let texts = library.texts(tag).expect("the language is there");
            for seat in [None, Some(Seat::at(0)), Some(Seat::at(1))] {
                let request = WhyRequest { step, seat, what: None };
                let answers = game.why(&record, None, &request, texts).expect("the step is there");
                assert!(answers.len() >= 2, "{name} after step {step}: {answers:?}");
                for answer in answers {
                    assert!(answer.words.is_some_and(|words| !words.is_empty()), "{}", answer.what);
                    assert_eq!(answer.rule.is_some(), answer.sentence.is_some());
                    let is_known = |id: &str| game.rules().iter().any(|rule| rule.id == id);
                    assert!(answer.rule.is_none_or(is_known), "{}: {:?}", answer.what, answer.rule);
                    assert!(seat.is_some() || answer.rule.is_some(), "who only watches can do nothing");
                }
            }
        }
    }
}

#[test]
fn what_was_done_was_possible_and_the_same_is_refused_to_others() {
    let texts = Library::embedded().english();
    for (game, name) in RECORDS {
        let (game, record) = (catalog::game(game).expect("there is such a game"), load(game, name));
        for (step, entry) in record.entries.iter().enumerate() {
            let Entry::Act { seat, act, .. } = entry else { continue };
            let ask = |seat: Seat| {
                let request = WhyRequest { step, seat: Some(seat), what: Some(act.clone()) };
                game.why(&record, None, &request, texts).expect("it is an action").remove(0)
            };
            let own = ask(*seat);
            assert!(own.rule.is_none() && own.words.is_some(), "{name} after step {step}: {own:?}");
            let other = ask(Seat::at((seat.index() + 1) % record.header.seats.len()));
            assert!(other.rule.is_some() && other.words.is_none(), "{name} after step {step}: {other:?}");
        }
    }
}

#[test]
fn what_is_neither_a_thing_nor_an_action_is_told_so() {
    let (texts, record) = (Library::embedded().english(), load("fries", "cities.jsonl"));
    let game = catalog::game("fries").expect("there is such a game");
    let request = WhyRequest { step: 12, seat: Some(Seat::at(0)), what: Some("teapot".into()) };
    assert_eq!(game.why(&record, None, &request, texts).expect_err("there is none").key(), "fault-why-what");
}
