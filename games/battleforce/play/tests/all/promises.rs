//! Offers: text that is not a promise is refused, and a pledge can be restored from what a table keeps of it.
//! Games without offers are tested together with all games.

use battleforce::{BattleForce, Options};
use battleforce_play::ALL_OF_IT;
use catalog::Promises;
use contract::{FastDice, Rules, Seat, Silence, Step, Verdict, Viewer};
use i18n::{Names, Teller};

use crate::common::{library, voice};

fn promises() -> &'static dyn Promises<BattleForce> {
    ALL_OF_IT.kit().promises.unwrap()
}

fn diplomatic() -> BattleForce {
    BattleForce::with_options(Options { diplomacy: true, ..Options::default() }, 3).unwrap()
}

#[test]
fn invalid_promises_are_refused_with_a_sentence_and_illegal_ones_with_the_rule() {
    let game = diplomatic();
    let view = game.view(&game.start(), Viewer::Spectator);
    let fault =
        |promise: &str| promises().pledge(&game, &view, Seat::at(0), promise).unwrap_err().to_string();
    assert!(fault("love").starts_with("cannot read “love”; expected a promise such as"), "{}", fault("love"));
    assert!(
        fault("peace 1 until 1").ends_with("[battleforce.attack.target]"),
        "{}",
        fault("peace 1 until 1")
    );
}

#[test]
fn a_pledge_can_be_restored_and_its_words_are_those_of_the_rules() {
    let game = diplomatic();
    let mut state = game.start();
    game.settle(&mut state, &mut FastDice::seeded(3), &mut Silence);
    let (seat, view) = (Seat::at(1), game.view(&state, Viewer::Spectator));
    let pledge = promises().pledge(&game, &view, seat, "peace all until 2").unwrap();
    let again = promises().pledge(&game, &view, seat, &pledge.promise).unwrap();
    assert_eq!(again, pledge);
    for (verdict, word) in [
        (Verdict::Open, "offer 2"),
        (Verdict::Kept, "kept 2"),
        (Verdict::Open, "offer 2"),
        (Verdict::Broken, "broke 2"),
    ] {
        let said = promises().word(seat, verdict).unwrap();
        assert_eq!(said.to_string(), word);
        game.apply(&mut state, Step::Table(said), &mut Silence).unwrap();
    }
}

#[test]
fn promises_are_told_in_every_language() {
    let game = diplomatic();
    let mut state = game.start();
    game.settle(&mut state, &mut FastDice::seeded(3), &mut Silence);
    let view = game.view(&state, Viewer::Spectator);
    let ship = view.player(Seat::at(2)).screen[0];
    let names = Names::new(["Ada", "Ben", "Cleo"]);
    let tell = |tag: &str, promise: &str, verdict| {
        let pledge = promises().pledge(&game, &view, Seat::at(0), promise).unwrap();
        let teller = Teller::new(library().texts(tag).unwrap(), &names);
        voice().promise(&game, &pledge, verdict, teller)
    };
    let told = |tag: &str| {
        [
            tell(tag, "peace all until 1", Verdict::Open),
            tell(tag, "peace 2 until 2", Verdict::Kept),
            tell(tag, "attack 3 until 1", Verdict::Broken),
        ]
    };
    assert_eq!(
        told("en"),
        [
            "Ada promises: “I will not attack anybody until the end of my next turn.”",
            "Ada has kept a promise: “I will not attack Ben until the end of my next 2 turns.”",
            "Ada has broken a promise and may make no more: “I will attack Cleo by the end of my next turn.”",
        ]
    );
    assert_eq!(
        told("de"),
        [
            "Ada verspricht: „Ich greife bis zum Ende meines nächsten Zuges niemanden an.“",
            "Ada hat Wort gehalten: „Ich greife Ben bis zum Ende meiner nächsten 2 Züge nicht an.“",
            "Ada hat ein Versprechen gebrochen und darf keines mehr geben: „Ich greife bis zum Ende meines nächsten Zuges Cleo an.“",
        ]
    );
    for tag in library().tags() {
        for promise in ["peace all until 1", "peace 2 until 5", "attack 3 until 2"] {
            assert!(!tell(tag, promise, Verdict::Open).contains(['{', '⟨', '\u{2068}']), "{tag}: {promise}");
        }
        for deed in ["peace", "attack"] {
            let sentence = tell(tag, &format!("{deed} {ship} until 1"), Verdict::Open);
            let class = game.ship_info(ship).unwrap().class.clone();
            assert!(sentence.contains(&class), "{tag}: {sentence}");
        }
    }
}
