//! No bytes make anything panic that reads from outside: the oracles of the fuzz targets on random changes of real files.

#![allow(unreachable_pub, reason = "the oracles are shared with the fuzz targets")]

#[path = "../../../../fuzz/src/oracles.rs"]
mod oracles;

use std::fs;
use std::path::Path;

use proptest::prelude::*;

/// Files of the repository to start from.
fn samples(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    assert!(!paths.is_empty());
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// A file with some stretches replaced by other bytes, often by ones that mean something. One in four is cut off before.
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

/// Records without their sums, which the oracle puts in.
fn unsealed_records() -> Vec<Vec<u8>> {
    let unseal = |record: Vec<u8>| {
        let text = String::from_utf8(record).unwrap();
        let lines: Vec<String> =
            text.lines().map(|line| format!("{}}}", line.rsplit_once(",\"sum\"").unwrap().0)).collect();
        lines.join("\n").into_bytes()
    };
    let folders = ["records/ufoludki", "records/fries", "records/battleforce"];
    folders.map(|folder| samples(folder, "jsonl")).concat().into_iter().map(unseal).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_bytes_make_a_record_panic(bytes in changed(unsealed_records())) {
        oracles::records(&bytes);
    }

    #[test]
    fn no_bytes_make_a_scenario_panic(bytes in changed([samples("scenarios/ufoludki", "toml"), samples("scenarios/fries", "toml"), samples("scenarios/battleforce", "toml")].concat())) {
        oracles::scenarios(&bytes);
    }

    #[test]
    fn no_bytes_make_notation_panic(bytes in changed(vec![b"saucer 12".to_vec(), b"draw strength".to_vec(), b"card saucer 1".to_vec(), b"fly bumper new_york cairo".to_vec(), b"take standard cairo 2".to_vec(), b"fire drone:4 scatterpack".to_vec(), b"move kli-d7-2 body".to_vec(), b"call 2 3".to_vec(), b"reshuffles_3".to_vec()])) {
        oracles::notation(&bytes);
    }

    #[test]
    fn no_bytes_make_a_content_file_panic(bytes in changed([samples("crates/ufoludki/content", "toml"), samples("crates/fries/content", "toml"), samples("crates/battleforce/content", "toml")].concat())) {
        oracles::content(&bytes);
    }

    #[test]
    fn no_bytes_make_a_journal_panic(bytes in changed(vec![oracles::small_journal().1.into_bytes()])) {
        oracles::journals(&bytes);
    }
}
