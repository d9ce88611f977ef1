//! No input makes a parser panic. Runs the oracles of the fuzz targets on random changes of real files.

#![allow(unreachable_pub, reason = "the oracles are shared with the fuzz targets")]

#[path = "../../../fuzz/src/oracles.rs"]
mod oracles;

use catalog::{Game, GameOf};
use contract::conformance::Lawful;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::common::{all_games, files, folder_of, record, records_of, tables};

/// A file with some parts replaced by other bytes, often meaningful ones. One in four is also truncated.
fn changed(samples: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    let patch = prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..4),
        "[0-9]{1,3}".prop_map(String::into_bytes),
        "[a-z\" {}\\[\\],.:=\n]{0,6}".prop_map(String::into_bytes),
    ];
    let changes = proptest::collection::vec((any::<proptest::sample::Index>(), 0..6_usize, patch), 0..5);
    let end = proptest::option::weighted(0.25, any::<proptest::sample::Index>());
    (proptest::sample::select(samples), end, changes).prop_map(|(mut bytes, end, changes)| {
        if let Some(end) = end {
            bytes.truncate(end.index(bytes.len() + 1));
        }
        for (place, cut, patch) in changes {
            let from = place.index(bytes.len() + 1);
            let to = (from + cut).min(bytes.len());
            bytes.splice(from..to, patch);
        }
        bytes
    })
}

/// Records without their checksums, which the oracle adds.
fn unsealed_records() -> Vec<Vec<u8>> {
    let unseal = |record: String| {
        let lines: Vec<String> =
            record.lines().map(|line| format!("{}}}", line.rsplit_once(",\"sum\"").unwrap().0)).collect();
        lines.join("\n").into_bytes()
    };
    let records = all_games()
        .iter()
        .flat_map(|game| records_of(*game).into_iter().map(|name| record(game.name(), &name).write()));
    records.map(unseal).collect()
}

/// The scenarios of all games.
fn scenarios() -> Vec<Vec<u8>> {
    let files = all_games().iter().flat_map(|game| files(&folder_of(game.name(), "scenarios"), ".toml"));
    files.map(|(_, bytes)| bytes).collect()
}

/// The content files of all games. Each game reads those of the others as well.
fn contents() -> Vec<Vec<u8>> {
    fn content_of<G: Lawful>(_: &GameOf<G>) -> Vec<u8> {
        G::CONTENT.into()
    }
    let mut contents = Vec::new();
    macro_rules! add {
        ($play:ident) => {
            contents.push(content_of(&::$play::ALL_OF_IT));
        };
    }
    for_each_game!(add);
    contents
}

const CASES: u32 = 2000;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    #[test]
    fn no_bytes_make_a_record_panic(bytes in changed(unsealed_records())) {
        oracles::records(&bytes);
    }

    #[test]
    fn no_bytes_make_a_scenario_panic(bytes in changed(scenarios())) {
        oracles::scenarios(&bytes);
    }

    #[test]
    fn no_bytes_make_notation_panic(bytes in changed(vec![b"saucer 12".to_vec(), b"draw strength".to_vec(), b"card saucer 1".to_vec(), b"fly bumper new_york cairo".to_vec(), b"take standard cairo 2".to_vec(), b"fire drone:4 scatterpack".to_vec(), b"move kli-d7-2 body".to_vec(), b"call 2 3".to_vec(), b"reshuffles_3".to_vec()])) {
        oracles::notation(&bytes);
    }

    #[test]
    fn no_bytes_make_a_content_file_panic(bytes in changed(contents())) {
        oracles::content(&bytes);
    }

    #[test]
    fn no_bytes_make_a_journal_panic(bytes in changed(vec![oracles::small_journal().1.into_bytes()])) {
        oracles::journals(&bytes);
    }
}

/// Runs an oracle on changes of these samples.
fn survive(samples: Vec<Vec<u8>>, oracle: fn(&[u8])) {
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(CASES) };
    let tried = TestRunner::new(config).run(&changed(samples), |bytes| {
        oracle(&bytes);
        Ok(())
    });
    tried.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Everything that one table of a game can express in notation.
fn notation<G: Lawful>(_: &'static GameOf<G>) {
    let table = &tables::<G>(1)[0];
    let mut all: Vec<String> = table.every_action().iter().map(ToString::to_string).collect();
    all.extend(table.every_outcome().iter().map(ToString::to_string));
    all.extend(table.every_word().iter().map(ToString::to_string));
    all.extend(table.every_thing().iter().map(ToString::to_string));
    survive(all.into_iter().map(String::into_bytes).collect(), oracles::notation_of::<G>);
}

fn content<G: Lawful>(game: &'static GameOf<G>) {
    assert!(game.engine().check_content(G::CONTENT).is_ok());
    survive(vec![G::CONTENT.as_bytes().to_vec()], oracles::content_of::<G>);
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn no_bytes_make_its_notation_panic() {
                super::notation(&::$play::ALL_OF_IT);
            }

            #[test]
            fn no_bytes_make_its_content_file_panic() {
                super::content(&::$play::ALL_OF_IT);
            }
        }
    };
}

for_each_game!(gate);
