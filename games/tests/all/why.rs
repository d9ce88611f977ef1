//! "Why can't I?" is answered for everything one can point at, by a rule of the game, in every language.

use catalog::WhyRequest;
use contract::Seat;
use record::Entry;

use crate::common::{all_games, english, game, library, record, some_record_of};

#[test]
fn everything_one_can_point_at_is_answered_by_a_rule_of_the_game() {
    for game in all_games() {
        let (name, record) = (game.name(), some_record_of(*game));
        let mut asked = 0;
        for (number, step) in
            (0..record.entries.len()).step_by((record.entries.len() / 20).clamp(1, 7)).enumerate()
        {
            // Where a draft says nothing in a language, English stands in.
            let tag = library().tags().nth(number % 5).expect("there are five languages");
            let texts = library().texts(tag).expect("the language is there");
            for seat in [None, Some(Seat::at(0)), Some(Seat::at(1))] {
                let request = WhyRequest { step, seat, what: None };
                let answers = game.why(&record, None, &request, texts).expect("the step is there");
                assert!(answers.len() >= 2, "{name} after step {step}: {answers:?}");
                for answer in answers {
                    asked += 1;
                    assert!(answer.words.is_some_and(|words| !words.is_empty()), "{}", answer.what);
                    assert_eq!(answer.rule.is_some(), answer.sentence.is_some());
                    let is_known = |id: &str| game.engine().rules().iter().any(|rule| rule.id == id);
                    assert!(answer.rule.is_none_or(is_known), "{}: {:?}", answer.what, answer.rule);
                    assert!(seat.is_some() || answer.rule.is_some(), "who only watches can do nothing");
                }
            }
        }
        assert!(asked > 0, "{name}");
    }
}

#[test]
fn what_was_done_was_possible_and_the_same_is_refused_to_others() {
    for game in all_games() {
        let (name, record) = (game.name(), some_record_of(*game));
        let mut decisions = 0;
        for (step, entry) in record.entries.iter().enumerate() {
            let Entry::Act { seat, act, .. } = entry else { continue };
            decisions += 1;
            let ask = |seat: Option<Seat>| {
                let request = WhyRequest { step, seat, what: Some(act.clone()) };
                game.why(&record, None, &request, english())
            };
            let own = ask(Some(*seat)).expect("it is an action").remove(0);
            assert!(own.rule.is_none() && own.words.is_some(), "{name} after step {step}: {own:?}");
            let other = Seat::at((seat.index() + 1) % record.header.seats.len());
            let other = ask(Some(other)).expect("it is an action").remove(0);
            // Who only watches can ask about things alone. A thing is told whatever can be done with it.
            let is_a_thing_too = ask(None).is_ok();
            assert!(other.rule.is_some(), "{name} after step {step}: {other:?}");
            assert_eq!(other.words.is_some(), is_a_thing_too, "{name} after step {step}: {other:?}");
        }
        assert!(decisions > 0, "{name}");
    }
}

#[test]
fn what_is_neither_a_thing_nor_an_action_is_told_so() {
    let (game, record) = (game("fries"), record("fries", "cities"));
    let request = WhyRequest { step: 12, seat: Some(Seat::at(0)), what: Some("teapot".into()) };
    assert_eq!(
        game.why(&record, None, &request, english()).expect_err("there is none").key(),
        "fault-why-what"
    );
}
