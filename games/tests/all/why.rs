//! "Why can't I?" is answered for every thing players can point at, by a rule of the game, in every language.

use catalog::WhyRequest;
use contract::Seat;
use record::Entry;

use crate::common::{all_games, english, game, library, record, some_record_of};

#[test]
fn every_thing_to_point_at_is_answered_by_a_rule_of_the_game() {
    for game in all_games() {
        let (name, record) = (game.name(), some_record_of(*game));
        let mut asked = 0;
        for (number, step) in
            (0..record.entries.len()).step_by((record.entries.len() / 20).clamp(1, 7)).enumerate()
        {
            // English is used where a draft has no text in a language.
            let tag = library().tags().nth(number % 5).expect("there are five languages");
            let texts = library().texts(tag).expect("the language is there");
            for seat in [None, Some(Seat::at(0)), Some(Seat::at(1))] {
                let request = WhyRequest { step, seat, what: None };
                let answers = game.why(&record, None, &request, texts).expect("the step is there");
                assert!(answers.len() >= 2, "{name} after step {step}: `things` lists too few, {answers:?}");
                for answer in answers {
                    asked += 1;
                    assert!(answer.words.is_some_and(|words| !words.is_empty()), "{}", answer.what);
                    assert_eq!(answer.rule.is_some(), answer.sentence.is_some());
                    let is_known = |id: &str| game.engine().rules().iter().any(|rule| rule.id == id);
                    assert!(answer.rule.is_none_or(is_known), "{}: {:?}", answer.what, answer.rule);
                    assert!(seat.is_some() || answer.rule.is_some(), "spectators can do nothing");
                }
            }
        }
        assert!(asked > 0, "{name}");
    }
}

#[test]
fn played_moves_were_legal_and_are_refused_to_others() {
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
            // Spectators can only ask about things. A thing is described whether or not anything can be done
            // with it.
            let is_a_thing_too = ask(None).is_ok();
            assert!(other.rule.is_some(), "{name} after step {step}: {other:?}");
            assert_eq!(other.words.is_some(), is_a_thing_too, "{name} after step {step}: {other:?}");
        }
        assert!(decisions > 0, "{name}");
    }
}

#[test]
fn input_that_is_neither_a_thing_nor_an_action_is_reported() {
    let (game, record) = (game("fries"), record("fries", "cities"));
    let request = WhyRequest { step: 12, seat: Some(Seat::at(0)), what: Some("teapot".into()) };
    assert_eq!(
        game.why(&record, None, &request, english()).expect_err("there is none").key(),
        "fault-why-what"
    );
}
