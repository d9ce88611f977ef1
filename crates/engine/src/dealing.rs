//! Checks whether a record proves that nobody could choose the cards.

use contract::{Seat, Seed, commitment};
use record::{Entropy, Part, Record, Without, from_hex, to_hex};
use serde::Serialize;

use crate::setup::Fault;

/// How the randomness of a game came about, as far as its record proves it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dealing {
    /// The seats that committed to entropy before anybody's was known, and revealed it. If one of them was
    /// honest, nobody chose the cards.
    pub committed: Vec<Seat>,
    /// The seats that withheld their entropy in a void attempt, in the order of attempts.
    pub withheld: Vec<Seat>,
}

/// Checks every commitment in a record. Format 1 has none.
pub(crate) fn verify_dealing(record: &Record) -> Result<Option<Dealing>, Fault> {
    let header = &record.header;
    let Entropy::Parts(parts) = &header.entropy else { return Ok(None) };
    let mut dealing = Dealing::default();
    // The first seed binds the table to the seeds of all attempts.
    let seeds =
        record.ended.void_seeds.iter().chain([&record.ended.seed]).map(|seed| from_hex(seed).map(Seed::new));
    let seeds: Option<Vec<Seed>> = seeds.collect();
    let seeds = seeds.ok_or_else(|| Fault::new("fault-seed"))?;
    for (attempt, seed) in (1..).zip(&seeds) {
        if seeds[0].of_attempt(attempt) != *seed {
            return Err(Fault::new("fault-void-seed").with("attempt", attempt));
        }
    }
    for (attempt, (void, seed)) in (1..).zip(header.void.iter().zip(&seeds)) {
        if to_hex(&seed.hash()) != void.seed_hash {
            return Err(Fault::new("fault-void-seed").with("attempt", attempt));
        }
        let before = dealing.withheld.len();
        verify_parts(&header.table, attempt, &void.parts, &mut dealing)?;
        if dealing.withheld.len() == before {
            return Err(Fault::new("fault-void-none").with("attempt", attempt));
        }
        dealing.committed.clear();
    }
    let withheld = dealing.withheld.len();
    verify_parts(&header.table, header.void.len() as u32 + 1, parts, &mut dealing)?;
    match dealing.withheld.get(withheld) {
        Some(seat) => Err(Fault::new("fault-part-missing").with("seat", seat.number())),
        None => Ok(Some(dealing)),
    }
}

/// Checks what the seats did in one attempt.
fn verify_parts(table: &str, attempt: u32, parts: &[Part], dealing: &mut Dealing) -> Result<(), Fault> {
    let before = dealing.withheld.clone();
    for (index, part) in parts.iter().enumerate() {
        let seat = Seat::at(index);
        let wrong = |key: &'static str| Fault::new(key).with("seat", seat.number()).with("attempt", attempt);
        if before.contains(&seat) != (*part == Part::None { none: Without::Withheld }) {
            return Err(wrong("fault-part-again"));
        }
        match part {
            Part::Revealed { commitment: promised, entropy } => {
                let is_entropy = from_hex::<32>(entropy).is_some();
                if !is_entropy || to_hex(&commitment(table, seat, attempt, entropy)) != *promised {
                    return Err(wrong("fault-part-other"));
                }
                dealing.committed.push(seat);
            }
            Part::Withheld { commitment } if from_hex::<32>(commitment).is_none() => {
                return Err(wrong("fault-part-other"));
            }
            Part::Withheld { .. } => dealing.withheld.push(seat),
            Part::None { .. } => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use record::{Ended, GameResult, Header, Player, VoidAttempt};

    use super::*;

    const TABLE: &str = "garden";

    fn revealed(seat: usize, attempt: u32) -> Part {
        let entropy = format!("{seat}{attempt}").repeat(32);
        let commitment = to_hex(&commitment(TABLE, Seat::at(seat), attempt, &entropy));
        Part::Revealed { commitment, entropy }
    }

    fn seed(attempt: u32) -> Seed {
        Seed::new([1; 32]).of_attempt(attempt)
    }

    /// A record in which seat 2 withheld its entropy in the first attempt.
    fn record() -> Record {
        let withheld = Part::Withheld { commitment: "00".repeat(32) };
        let entropy = Entropy::Parts(vec![
            revealed(0, 2),
            Part::None { none: Without::Withheld },
            Part::None { none: Without::Bot },
        ]);
        let void = vec![revealed(0, 1), withheld, Part::None { none: Without::Bot }];
        let player = Player { name: "Ola".into(), kind: "person".into() };
        let (starfry, format) = Header::kind_and_format(&entropy);
        Record {
            header: Header {
                starfry,
                format,
                program: String::new(),
                game: "toy".into(),
                rules: 1,
                content: String::new(),
                options: serde_json::json!({}),
                seats: vec![player; 3],
                table: TABLE.into(),
                seed_hash: to_hex(&seed(2).hash()),
                entropy,
                void: vec![VoidAttempt { seed_hash: to_hex(&seed(1).hash()), parts: void }],
                started: 0,
            },
            entries: Vec::new(),
            ended: Ended {
                result: GameResult { scores: Vec::new(), winners: Vec::new() },
                early: None,
                seed: to_hex(&seed(2).reveal()),
                void_seeds: vec![to_hex(&seed(1).reveal())],
            },
            proof: None,
        }
    }

    fn parts(record: &mut Record) -> &mut Vec<Part> {
        match &mut record.header.entropy {
            Entropy::Parts(parts) => parts,
            Entropy::Texts(_) => unreachable!("the record is of format 2"),
        }
    }

    fn fault(change: impl Fn(&mut Record)) -> String {
        let mut record = record();
        change(&mut record);
        verify_dealing(&record).expect_err("something was changed").to_string()
    }

    #[test]
    fn commitments_and_a_void_attempt_are_checked() {
        let dealing = verify_dealing(&record()).unwrap().unwrap();
        assert_eq!(dealing, Dealing { committed: vec![Seat::at(0)], withheld: vec![Seat::at(1)] });
    }

    #[test]
    fn a_seat_that_changes_its_entropy_is_found_out() {
        let other = fault(|record| parts(record)[0] = revealed(0, 1));
        assert!(other.contains("seat 1"), "{other}");
        let swapped = fault(|record| parts(record)[2] = revealed(0, 2));
        assert!(swapped.contains("seat 3"), "{swapped}");
        let in_void = fault(|record| record.header.void[0].parts[0] = revealed(0, 2));
        assert!(in_void.contains("seat 1"), "{in_void}");
        let short = fault(|record| {
            let entropy = "short".to_owned();
            let commitment = to_hex(&commitment(TABLE, Seat::at(0), 2, &entropy));
            parts(record)[0] = Part::Revealed { commitment, entropy };
        });
        assert!(short.contains("seat 1"), "{short}");
    }

    #[test]
    fn a_seat_that_withheld_its_entropy_adds_none_later_and_other_seats_are_not_accused() {
        assert!(fault(|record| parts(record)[1] = revealed(1, 2)).contains("seat 2"));
        let accused = fault(|record| parts(record)[2] = Part::None { none: Without::Withheld });
        assert!(accused.contains("seat 3"), "{accused}");
    }

    #[test]
    fn cards_are_not_dealt_while_entropy_is_missing_and_no_attempt_is_void_without_cause() {
        let missing = fault(|record| parts(record)[0] = Part::Withheld { commitment: "00".repeat(32) });
        assert!(missing.contains("seat 1"), "{missing}");
        let nothing = fault(|record| record.header.void[0].parts[1] = Part::None { none: Without::Away });
        assert!(nothing.contains("attempt 1"), "{nothing}");
        let other = fault(|record| record.ended.void_seeds[0] = "00".repeat(32));
        assert!(other.contains("attempt 2"), "the seeds do not follow from each other: {other}");
        let hash = fault(|record| record.header.void[0].seed_hash = "00".repeat(32));
        assert!(hash.contains("attempt 1"), "{hash}");
    }
}
