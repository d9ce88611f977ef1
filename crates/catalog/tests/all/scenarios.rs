//! Every scenario passes, every rule has a scenario named after it, and a scenario that is wrong fails.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use record::Scenario;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

/// All scenario files of a game: the name without the ending, and the bytes.
fn scenarios(game: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder().join(game)).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
        .iter()
        .map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read(path).unwrap()))
        .collect()
}

#[test]
fn every_scenario_passes_and_every_rule_has_one() {
    for game in catalog::games() {
        let name = game.name();
        let mut shown = BTreeSet::new();
        for (file, bytes) in scenarios(name) {
            let scenario = Scenario::read(&bytes).unwrap_or_else(|fault| panic!("{file}: {fault}"));
            assert_eq!(scenario.game, name, "{file}");
            let report = game.run_scenario(&scenario, &bytes);
            assert!(report.failures.is_empty(), "{file}: {:?}", report.failures);
            assert!(report.checks > 0, "{file} checks nothing");
            let rule = file.split("--").next().unwrap().to_owned();
            shown.insert(rule);
        }
        let rules: BTreeSet<String> = game.rules().iter().map(|rule| rule.id.to_owned()).collect();
        assert_eq!(rules, shown, "rules of {name} and rules shown by its scenarios");
    }
}

fn failures(text: &str) -> Vec<(usize, String)> {
    let scenario = Scenario::read(text.as_bytes()).unwrap();
    catalog::game("ufoludki").unwrap().run_scenario(&scenario, text.as_bytes()).failures
}

const POSITION: &str = "game = \"ufoludki\"\ntitle = \"A test.\"\nseats = 2\n\
    [arrangement]\nseats = [{ hand = [\"saucer 1\", \"strength\"] }, { hand = [\"general\"] }]\n";

#[test]
fn what_a_scenario_expects_in_vain_is_named_with_its_line() {
    let one = |step: &str| {
        let found = failures(&format!("{POSITION}[[step]]\n{step}\n"));
        assert_eq!(found.len(), 1, "{step}: {found:?}");
        assert_eq!(found[0].0, 6, "{step}");
        found[0].1.clone()
    };
    assert_eq!(one("expect.waiting = \"chance\""), "the game waits for seat 1, not for chance");
    assert!(one("expect.legal = { 1 = [\"general\"] }").starts_with("general is not legal for seat 1"));
    assert!(one("expect.not_legal = { 1 = [\"saucer 1\"] }").starts_with("saucer 1 is legal for seat 1"));
    assert!(one("expect.all_legal = { 1 = [\"saucer 1\"] }").contains("strength 1, not saucer 1"));
    assert!(one("seat = 1\nact = \"general\"").contains("ufoludki.lay.held"));
    assert!(
        one("seat = 1\nact = \"saucer 1\"\nrefused = \"ufoludki.lay.held\"").contains("should refuse it")
    );
    assert!(
        one("seat = 2\nact = \"general\"\nrefused = \"ufoludki.lay.held\"")
            .contains("ufoludki.turn.order, not")
    );
    assert!(
        one("expect.arrangement = { \"seats.1.loot\" = 1 }").contains("arrangement.seats.1.loot is 0, not 1")
    );
    assert!(
        one("expect.view.2 = { \"players.1.cards\" = 3 }").contains("view.2.players.1.cards is 2, not 3")
    );
    assert!(one("expect.view.2 = { \"hand.general\" = \"(absent)\" }").contains("is 1, not"));
    assert!(one("expect.scores = [1, 0]").contains("[0, 0], not [1, 0]"));
    assert!(one("expect.winners = [1]").contains("the winners are nothing, not 1"));
    assert!(one("seat = 1\nact = \"saucer 1\"\nexpect.events = []").starts_with("the events are"));
    assert!(one("seat = 1\nact = \"flying\"").contains("cannot read \"flying\""));
    assert!(one("chance = \"draw general\"").contains("ufoludki.draw.chance"));
    assert!(one("expect.chances = { \"draw general\" = 1 }").contains("the chances are {}"));
    assert_eq!(one("expect.all_legal = { 7 = [] }"), "there is no seat 7 at this table");
    assert_eq!(one("expect.view.3 = { \"x\" = \"(absent)\" }"), "there is no seat 3 at this table");
    assert!(one("expect.why_not = { 1 = { \"card general\" = \"\" } }").contains("ufoludki.lay.held"));
}

#[test]
fn a_scenario_that_expects_nothing_fails() {
    assert_eq!(failures(POSITION), [(1, "the scenario expects nothing".to_owned())]);
}

#[test]
fn an_impossible_arrangement_is_explained() {
    let explain = |seats: &str, more: &str| {
        let text = format!(
            "game = \"ufoludki\"\ntitle = \"A test.\"\nseats = 2\n[arrangement]\nseats = [{seats}]\n{more}\n[[step]]\nexpect.waiting = \"seat 1\"\n"
        );
        failures(&text).remove(0).1
    };
    let general = "{ hand = [\"general\"] }, {}";
    assert!(explain("{ hand = [\"general\"] }", "").contains("seats: 2 seats play, 1 are arranged"));
    assert!(
        explain("{ hand = [\"general\", \"general\", \"general\", \"general\"] }, {}", "")
            .contains("only 3 are left")
    );
    assert!(explain("{}, {}", "").contains("seats.1.hand: who lays holds a card"));
    assert!(explain("{ hand = [\"general\"], loot = 30 }, { loot = 7 }", "").contains("seats.2.loot"));
    assert!(
        explain("{ hand = [\"general\"], pile = [\"general\"] }, {}", "")
            .contains("a General never stays on a pile")
    );
    assert!(explain(general, "earth = 3").contains("33 loot is missing"));
    assert!(explain("{ hand = [\"general\"], loot = 36 }, {}", "").contains("over exactly when"));
    assert!(explain(general, "phase = \"over\"").contains("over exactly when"));
    assert!(explain(general, "phase = \"draw\"").contains("draws after the deal follow a turn"));
    assert!(explain(general, "deck = [[\"strength\"]]").contains("these cards are nowhere"));
    assert!(explain(general, "turns = 500").contains("the turn limit is 400"));
    assert!(explain(general, "seat = 5").contains("there is no seat 5"));
    assert!(explain(general, "colour = \"green\"").contains("unknown field"));
}
