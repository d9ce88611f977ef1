//! Every scenario passes, every rule has a scenario named after it, and a wrong scenario fails.

use std::collections::BTreeSet;

use catalog::{ScenarioFailure, ScenarioReport};
use record::Scenario;

use crate::common::{all_games, files, folder_of, game};

#[test]
fn every_scenario_passes_and_every_rule_has_one() {
    for game in all_games() {
        let name = game.name();
        let mut shown = BTreeSet::new();
        let scenarios = files(&folder_of(name, "scenarios"), ".toml");
        assert_eq!(scenarios.len(), game.scenarios().paths().len(), "{name} embeds all of them");
        for (file, bytes) in scenarios {
            assert_eq!(game.scenarios().get(&format!("{file}.toml")).as_deref(), Some(&bytes[..]), "{file}");
            let scenario = Scenario::read(&bytes).unwrap_or_else(|fault| panic!("{file}: {fault}"));
            assert_eq!(scenario.game, name, "{file}");
            let report = game.engine().run_scenario(&scenario, &bytes);
            assert!(report.failures.is_empty(), "{file}: {:?}", report.failures);
            assert!(report.checks > 0, "{file} checks nothing");
            let rule = file.split("--").next().unwrap().to_owned();
            shown.insert(rule);
        }
        let rules: BTreeSet<String> = game.engine().rules().iter().map(|rule| rule.id.to_owned()).collect();
        assert_eq!(rules, shown, "rules of {name} and rules shown by its scenarios");
    }
}

fn report(text: &str) -> ScenarioReport {
    let scenario = Scenario::read(text.as_bytes()).unwrap();
    game(&scenario.game).engine().run_scenario(&scenario, text.as_bytes())
}

/// The failures outside branches.
fn failures(text: &str) -> Vec<(usize, String)> {
    let common = |failure: ScenarioFailure| {
        assert_eq!(failure.branch, None);
        (failure.line, failure.what)
    };
    report(text).failures.into_iter().map(common).collect()
}

const POSITION: &str = "game = \"ufoludki\"\ntitle = \"A test.\"\nseats = 2\n\
    [arrangement]\nseats = [{ hand = [\"saucer 1\", \"strength\"] }, { hand = [\"general\"] }]\n";

#[test]
fn failed_expectations_are_reported_with_their_lines() {
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
    let twice = "expect.all_legal = { 1 = [\"saucer 1\", \"strength 1\", \"saucer 1\"] }";
    assert!(one(twice).contains("saucer 1, strength 1, not saucer 1, strength 1, saucer 1"));
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
fn all_legal_actions_may_be_listed_in_any_order() {
    let listed = |list: &str| failures(&format!("{POSITION}[[step]]\nexpect.all_legal.1 = {list}\n"));
    assert_eq!(listed("[\"strength 1\", \"saucer 1\"]"), []);
    assert_eq!(listed("[\"saucer 1\", \"strength 1\"]"), []);
}

#[test]
fn a_refusal_by_any_rule_can_be_expected() {
    let general = "seat = 1\nact = \"general\"\nrefused = true";
    let ok = report(&format!("{POSITION}[[step]]\n{general}\n"));
    assert_eq!((ok.failures, ok.checks), (vec![], 1));
    let allowed = failures(&format!("{POSITION}[[step]]\nseat = 1\nact = \"saucer 1\"\nrefused = true\n"));
    assert_eq!(allowed, [(6, "seat 1: saucer 1 is allowed, but a rule should refuse it".to_owned())]);
    let seats =
        |seats: u8| format!("game = \"ufoludki\"\ntitle = \"A test.\"\nseats = {seats}\nrefused = true\n");
    assert_eq!((report(&seats(7)).checks, failures(&seats(7))), (1, vec![]));
    assert_eq!(failures(&seats(2)), [(1, "the game can be set up, but a rule should refuse it".to_owned())]);
}

/// Two branches, each with one step followed by these.
fn branches(one: &str, two: &str) -> String {
    format!(
        "{POSITION}[[step]]\nexpect.waiting = \"seat 1\"\n\
        [[branch]]\ntitle = \"One.\"\n[[branch.step]]\nseat = 1\nact = \"saucer 1\"\n{one}\n\
        [[branch]]\ntitle = \"Two.\"\n[[branch.step]]\nseat = 1\nact = \"strength 1\"\n{two}\n"
    )
}

#[test]
fn every_branch_begins_where_the_common_steps_end() {
    let ok =
        report(&branches("expect.scores = [2, 0]", "expect.scores = [1, 0]\nexpect.waiting = \"chance\""));
    assert_eq!((ok.failures, ok.checks), (vec![], 4), "checks of all branches are counted");
}

#[test]
fn failures_in_a_branch_are_reported_with_line_and_title() {
    let deeper = "[[branch.branch]]\ntitle = \"Deeper.\"\n[[branch.branch.step]]\nexpect.scores = [3, 0]";
    let found = report(&branches(deeper, "expect.scores = [4, 0]")).failures;
    let failure = |line: usize, branch: &str, what: &str| ScenarioFailure {
        line,
        branch: Some(branch.to_owned()),
        what: what.to_owned(),
    };
    let expected = [
        failure(15, "One. > Deeper.", "the scores are [2, 0], not [3, 0]"),
        failure(19, "Two.", "the scores are [1, 0], not [4, 0]"),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_branch_that_gets_stuck_does_not_stop_the_others() {
    let stuck = "[[branch.step]]\nseat = 1\nact = \"saucer 1\"\n[[branch.step]]\nexpect.scores = [9, 9]";
    let found = report(&branches(stuck, "expect.scores = [4, 0]")).failures;
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].what.contains("is refused"), "{found:?}");
    assert_eq!(found[1].branch.as_deref(), Some("Two."));
}

#[test]
fn common_steps_that_get_stuck_stop_all_branches() {
    let text = branches("", "").replacen("expect.waiting = \"seat 1\"", "chance = \"draw general\"", 1);
    let found = failures(&text);
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn a_branch_that_expects_nothing_fails() {
    let found = report(&branches("", "expect.scores = [1, 0]")).failures;
    let nothing = "the branch expects nothing".to_owned();
    assert_eq!(found, [ScenarioFailure { line: 8, branch: Some("One.".into()), what: nothing }]);
}

#[test]
fn a_branch_gets_the_events_of_the_last_common_step() {
    let text = format!(
        "{POSITION}[[step]]\nseat = 1\nact = \"saucer 1\"\n\
        [[branch]]\ntitle = \"One.\"\n[[branch.step]]\n\
        expect.events = [{{ event = \"laid\" }}, {{ event = \"took_from_earth\", loot = 2 }}]\n"
    );
    assert_eq!(report(&text).failures, []);
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
    assert!(
        explain("{ hand = [\"general\"] }", "").contains("seats: the table has 2 seats, but 1 are arranged")
    );
    assert!(
        explain("{ hand = [\"general\", \"general\", \"general\", \"general\"] }, {}", "")
            .contains("only 3 are left")
    );
    assert!(explain("{}, {}", "").contains("seats.1.hand: a player who lays must have a card"));
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

/// The failures in a two-player Fries position in which seat 1 has this.
fn fries_failures(seat: &str, more: &str, expect: &str) -> Vec<String> {
    let text = format!(
        "game = \"fries\"\ntitle = \"A test.\"\nseats = 2\n[arrangement]\n\
        seats = [{{ {seat} }}, {{ standard = [\"banana\", \"banana\"] }}]\n{more}\n[[step]]\nexpect.{expect}\n"
    );
    failures(&text).into_iter().map(|(_, what)| what).collect()
}

#[test]
fn a_player_of_fries_without_two_ufos_is_explained() {
    let explain = |seat: &str| fries_failures(seat, "", "waiting = \"seat 1\"").remove(0);
    let none = explain("stands = [\"mango\"]");
    assert!(
        none.contains("seats.1: UFOs on the board: 0, but once the game has begun every player has 2 to 5"),
        "{none}"
    );
    assert!(explain("bumper = [\"mango\"]").contains("seats.1: UFOs on the board: 1,"));
}

#[test]
fn positions_of_fries_show_what_is_left_in_the_supplies() {
    let seat = "standard = [\"mango\"], sedator = [\"mango\"], stands = [\"mango\", \"hella\"], \
        restaurants = [\"cairo\"], witnesses = [\"cairo\", \"cairo\", \"lagos\"]";
    let own = "{ standard = 2, bumper = 3, sedator = 1, stands = 10, restaurants = 9, witnesses = 9 }";
    let other = "{ standard = 1, bumper = 3, sedator = 2, stands = 12, restaurants = 10, witnesses = 12 }";
    for path in ["arrangement.supplies", "view.2.\"table.supplies\""] {
        assert_eq!(fries_failures(seat, "", &format!("{path} = [{own}, {other}]")), [""; 0], "{path}");
    }
    let stated =
        |supplies: &str| fries_failures(seat, &format!("supplies = [{supplies}]"), "waiting = \"seat 1\"");
    assert_eq!(stated(&format!("{own}, {other}")), [""; 0], "correct supplies are accepted");
    assert_eq!(stated(own), ["this cannot happen: supplies: the table has 2 seats, but 1 have a supply"]);
    assert_eq!(
        stated(&format!("{own}, {}", other.replace("stands = 12", "stands = 11"))),
        ["this cannot happen: supplies.2: the board leaves standard 1, bumper 3, sedator 2, stands 12, \
          restaurants 10, witnesses 12; supplies can be left out"]
    );
}
