//! Hundreds of forged records: whatever `verify` calls proven really is. The table in docs/fairness.md says
//! how each forgery is detected.

use bots::{Bot, BotName};
use catalog::{Game, GameOf, Verified};
use contract::{FastDice, Glimpse, Rules, Seat, Seed, commitment};
use record::{
    Actor, Early, Entropy, Entry, NameProof, Part, Proof, Record, Rolled, SigningKey, VoidAttempt, Without,
    to_hex,
};

use crate::common::embedded;
use crate::recording::{Recording, TABLE};

fn server() -> SigningKey {
    SigningKey::new(&[1; 32])
}

fn forger() -> SigningKey {
    SigningKey::new(&[2; 32])
}

fn revealed(seat: usize, attempt: u32) -> Part {
    let entropy = format!("{seat}{attempt}").repeat(32);
    let commitment = to_hex(&commitment(TABLE, Seat::at(seat), attempt, &entropy));
    Part::Revealed { commitment, entropy }
}

/// A game between people and one bot, signed by its server. The last seat withheld its entropy in the first
/// attempt.
fn signed_game<G: Rules>(game: &G, mut bot: impl Bot<G>, number: u8) -> Record {
    let seats = usize::from(game.seats());
    let table_seed = Seed::new([number; 32]);
    let seed = table_seed.of_attempt(2);
    let mut void: Vec<Part> = (0..seats).map(|seat| revealed(seat, 1)).collect();
    void[seats - 1] = Part::Withheld { commitment: "ab".repeat(32) };
    let mut parts: Vec<Part> = (0..seats).map(|seat| revealed(seat, 2)).collect();
    parts[seats - 1] = Part::None { none: Without::Withheld };
    let mut dice = FastDice::seeded(number.into());
    let mut recording = Recording::new(game, seed, Entropy::Parts(parts));
    while !recording.is_over() {
        recording.advance(Actor::Player, |state, seat, actions| {
            bot.choose(&Glimpse::new(game, state, seat), actions, &mut dice)
        });
    }
    let mut record = recording.finished((0..seats).map(|seat| format!("Player {seat}")));
    record.header.void = vec![VoidAttempt { seed_hash: to_hex(&table_seed.hash()), parts: void }];
    record.ended.void_seeds = vec![to_hex(&table_seed.reveal())];
    record.proof = Some(Proof { names: vec![NameProof::Salt([number; 16]); seats], signature: None });
    record.sign(&server());
    record
}

/// A signed game played by a game's greedy bot, with default options for this many seats, or the nearest
/// number that the game allows.
fn signed_greedy_game<G: Rules>(
    game: &'static GameOf<G>,
    seats: u8,
    number: u8,
) -> (&'static dyn Game, Record) {
    let table = embedded::<G>(G::Options::default(), seats.clamp(G::SEATS.0, G::SEATS.1)).unwrap();
    let greedy = game.kit().bots.bot(&BotName::Greedy).unwrap();
    (game, signed_game(&table, greedy, number))
}

/// A signed game for every game of the list.
fn signed_games() -> Vec<(&'static dyn Game, Record)> {
    let mut games = Vec::new();
    macro_rules! sign {
        ($play:ident) => {
            let seats = if ::$play::GAME.name() == "ufoludki" { 3 } else { 2 };
            games.push(signed_greedy_game(&::$play::ALL_OF_IT, seats, 7 + games.len() as u8));
        };
    }
    for_each_game!(sign);
    games
}

/// The result of `verify` for a record.
fn verdict(record: &Record) -> Option<Verified> {
    let read = Record::read(record.write().as_bytes()).ok()?;
    games::all().game(&read.header.game).ok()?.engine().verify(&read, None).ok()
}

/// Whether a forgery is detected if the record is not signed.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Found {
    /// By the rules, the dealer or the hashes.
    Always,
    /// Depends on what was changed.
    Perhaps,
    /// Never; only a signature can detect it.
    Never,
}

/// Checks a forgery in three ways: under the old signature, without one, and signed by the forger.
fn check(game: &dyn Game, found: Found, what: &str, forged: &Record, files: &mut usize) {
    *files += 3;
    assert_eq!(verdict(forged), None, "{}: {what}: under the signature of the server", game.name());
    let mut unsigned = forged.clone();
    unsigned.proof.as_mut().unwrap().signature = None;
    let mut resigned = forged.clone();
    resigned.sign(&forger());
    for (record, key) in [(unsigned, None), (resigned, Some(forger().public()))] {
        let verified = verdict(&record);
        match found {
            Found::Always => assert_eq!(verified, None, "{}: {what}", game.name()),
            Found::Never => assert!(verified.is_some(), "{}: {what} is listed as not found", game.name()),
            Found::Perhaps => {}
        }
        if let Some(verified) = verified {
            assert_eq!(verified.signed_by, key, "{}: {what}: nobody else has signed it", game.name());
        }
    }
}

/// At most `most` of these places, spread evenly.
fn some_of(places: &[usize], most: usize) -> impl Iterator<Item = usize> + '_ {
    places.iter().copied().step_by((places.len() / most).max(1)).take(most)
}

type Change<'a> = &'a dyn Fn(&mut Record);

/// Changes of everything that occurs once in a record.
fn single_changes() -> Vec<(Found, &'static str, Change<'static>)> {
    fn parts(record: &mut Record) -> &mut Vec<Part> {
        match &mut record.header.entropy {
            Entropy::Parts(parts) => parts,
            Entropy::Texts(_) => unreachable!("the record is of format 2"),
        }
    }
    vec![
        (Found::Always, "another seed", &|record| record.ended.seed = "00".repeat(32)),
        (Found::Always, "another hash of the seed", &|record| record.header.seed_hash = "00".repeat(32)),
        (Found::Always, "another seed of the void attempt", &|record| {
            record.ended.void_seeds[0] = "00".repeat(32);
        }),
        (Found::Always, "another hash of the void attempt", &|record| {
            record.header.void[0].seed_hash = "00".repeat(32);
        }),
        (Found::Always, "no void attempt", &|record| {
            record.header.void.clear();
            record.ended.void_seeds.clear();
        }),
        (Found::Always, "a void attempt that nobody made void", &|record| {
            let last = record.header.seats.len() - 1;
            record.header.void[0].parts[last] = Part::None { none: Without::Away };
        }),
        (Found::Always, "somebody else is said to have withheld", &|record| {
            record.header.void[0].parts.swap(0, 1);
        }),
        (Found::Always, "other entropy", &|record| parts(record)[0] = revealed(0, 3)),
        (Found::Always, "entropy of the void attempt", &|record| parts(record)[0] = revealed(0, 1)),
        (Found::Always, "no entropy", &|record| parts(record)[0] = Part::None { none: Without::Declined }),
        (Found::Always, "another commitment", &|record| {
            let entropy = parts(record)[0].entropy().unwrap().to_owned();
            parts(record)[0] = Part::Revealed { commitment: "00".repeat(32), entropy };
        }),
        (Found::Always, "entropy of a seat that withheld it", &|record| {
            let last = record.header.seats.len() - 1;
            parts(record)[last] = revealed(last, 2);
        }),
        (Found::Always, "another table", &|record| record.header.table = "attic".into()),
        (Found::Always, "other components", &|record| record.header.content = "00".repeat(32)),
        (Found::Always, "another edition", &|record| record.header.rules = 99),
        (Found::Always, "another game", &|record| record.header.game = "chess".into()),
        (Found::Always, "more points", &|record| record.ended.result.scores[0] += 1),
        (Found::Always, "no winner", &|record| record.ended.result.winners.clear()),
        (Found::Always, "ended early although it was over", &|record| {
            record.ended.early = Some(Early::Agreement);
        }),
        (Found::Always, "the last step is missing", &|record| drop(record.entries.pop())),
        (Found::Always, "a withheld commitment that is none", &|record| {
            let last = record.header.seats.len() - 1;
            record.header.void[0].parts[last] = Part::Withheld { commitment: "something".into() };
        }),
        (Found::Never, "another withheld commitment", &|record| {
            let last = record.header.seats.len() - 1;
            record.header.void[0].parts[last] = Part::Withheld { commitment: "cd".repeat(32) };
        }),
        (Found::Never, "other entropy with its commitment in a void attempt", &|record| {
            let entropy = "5".repeat(64);
            let commitment = to_hex(&commitment(TABLE, Seat::at(0), 1, &entropy));
            record.header.void[0].parts[0] = Part::Revealed { commitment, entropy };
        }),
        (Found::Never, "another program", &|record| record.header.program = "starfry 9".into()),
        (Found::Never, "another start", &|record| record.header.started -= 86_400_000),
    ]
}

#[test]
fn whatever_verify_calls_proven_is_proven() {
    let mut files = 0;
    for (game, record) in signed_games() {
        let verified = verdict(&record).expect("the record is true");
        assert_eq!(verified.signed_by, Some(server().public()));
        let dealing = verified.dealing.unwrap();
        assert_eq!((dealing.committed.len(), dealing.withheld.len()), (record.header.seats.len() - 1, 1));
        let forge = |change: Change<'_>| {
            let mut forged = record.clone();
            change(&mut forged);
            forged
        };
        for (found, what, change) in single_changes() {
            check(game, found, what, &forge(change), &mut files);
        }
        for seat in 0..record.header.seats.len() {
            let renamed = forge(&|record| record.header.seats[seat].name = "Somebody else".into());
            check(game, Found::Never, "another name", &renamed, &mut files);
            for kind in ["expert", "program"] {
                let swapped = forge(&|record| record.header.seats[seat].kind = kind.into());
                check(game, Found::Never, "a person called a bot", &swapped, &mut files);
            }
        }
        let all: Vec<usize> = (0..record.entries.len()).collect();
        let is_roll = |place: &usize| matches!(record.entries[*place], Entry::Chance { .. });
        let (rolls, acts): (Vec<usize>, Vec<usize>) = all.iter().copied().partition(is_roll);
        for place in some_of(&rolls, 8) {
            let roll = |change: &dyn Fn(&mut String, &mut Rolled)| {
                forge(&|record| match &mut record.entries[place] {
                    Entry::Chance { chance, roll, .. } => change(chance, roll),
                    _ => unreachable!("it is a roll"),
                })
            };
            check(game, Found::Always, "another roll number", &roll(&|_, roll| roll.k += 1), &mut files);
            check(game, Found::Always, "another total", &roll(&|_, roll| roll.total += 1), &mut files);
            check(game, Found::Always, "another choice", &roll(&|_, roll| roll.choice += 1), &mut files);
            check(
                game,
                Found::Always,
                "an impossible outcome",
                &roll(&|chance, _| chance.push('x')),
                &mut files,
            );
            check(
                game,
                Found::Always,
                "a roll is missing",
                &forge(&|record| drop(record.entries.remove(place))),
                &mut files,
            );
            let doubled = forge(&|record| record.entries.insert(place, record.entries[place].clone()));
            check(game, Found::Always, "a roll twice", &doubled, &mut files);
        }
        for place in some_of(&acts, 8) {
            let act = |change: &dyn Fn(&mut Seat, &mut String, &mut Actor)| {
                forge(&|record| match &mut record.entries[place] {
                    Entry::Act { seat, act, by, .. } => change(seat, act, by),
                    _ => unreachable!("it is a decision"),
                })
            };
            check(game, Found::Always, "nonsense", &act(&|_, act, _| act.push_str("x y")), &mut files);
            check(game, Found::Never, "a stand-in", &act(&|_, _, by| *by = Actor::StandIn), &mut files);
            let other = act(&|seat, _, _| *seat = Seat::at((seat.index() + 1) % record.header.seats.len()));
            check(game, Found::Perhaps, "somebody else decided", &other, &mut files);
            check(
                game,
                Found::Perhaps,
                "a decision is missing",
                &forge(&|record| drop(record.entries.remove(place))),
                &mut files,
            );
            let next = (place + 1).min(record.entries.len() - 1);
            let swapped = forge(&|record| record.entries.swap(place, next));
            if swapped != record {
                check(game, Found::Perhaps, "two steps the other way round", &swapped, &mut files);
            }
        }
        for place in some_of(&all, 8) {
            let late = forge(&|record| match &mut record.entries[place] {
                Entry::Act { at, .. }
                | Entry::Chance { at, .. }
                | Entry::Word { at, .. }
                | Entry::Undo { at, .. } => {
                    *at = at.wrapping_sub(5_000) % 1_000_000_000;
                }
            });
            check(game, Found::Never, "times that run backward", &late, &mut files);
            let mut ended = record.clone();
            ended.entries.truncate(place);
            ended.ended.early = Some(Early::Agreement);
            ended.ended.result.winners.clear();
            ended.ended.result.scores = scores_after(game, &ended);
            check(game, Found::Never, "ended by agreement", &ended, &mut files);
        }
    }
    assert!(files >= 1000, "{files} forged files");
}

/// The scores at the end of the game.
fn scores_after(game: &dyn Game, record: &Record) -> Vec<i32> {
    let request = catalog::TraceRequest { eyes: catalog::Eyes::Open, until: None, states: false };
    let mut last = serde_json::Value::Null;
    game.engine()
        .trace(record, None, request, &mut |line| {
            last = line;
            Ok(())
        })
        .unwrap();
    serde_json::from_value(last["scores"].clone()).unwrap()
}

#[test]
fn a_removed_name_is_not_proven_but_the_rest_stays_proven() {
    for (_, mut record) in signed_games() {
        let proof = record.proof.as_mut().unwrap();
        proof.names[1] = proof.names[1].forget("Player 1");
        record.header.seats[1].name = "Anybody".into();
        let verified = verdict(&record).unwrap();
        assert_eq!(verified.signed_by, Some(server().public()));
        assert_eq!(verified.forgotten, [Seat::at(1)]);
    }
}

#[test]
fn a_different_legal_game_from_the_same_seed_is_only_detected_by_its_signature() {
    let (game, first) = signed_greedy_game(&ufoludki_play::ALL_OF_IT, 3, 7);
    // The same seed and entropy, but other decisions. Only the server's signature tells which of the two
    // games took place.
    let other = signed_game(&ufoludki::Ufoludki::standard(3).unwrap(), bots::Random, 7);
    assert_eq!(other.header, first.header);
    assert_ne!(other.entries, first.entries);
    let mut forged = other.clone();
    forged.proof.as_mut().unwrap().signature.clone_from(&first.proof.as_ref().unwrap().signature);
    let mut files = 0;
    check(game, Found::Never, "another game with the same luck", &forged, &mut files);
}
