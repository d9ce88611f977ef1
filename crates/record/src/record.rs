//! The record of a finished game.

use contract::{Roll, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::dealing::{Entropy, VoidAttempt};
use crate::hex::{from_hex, to_hex};
use crate::lines::{FORMAT, Fault, Reason, Seal, check_kind, split, typed};
use crate::signing::{NameProof, Signature, SigningKey};

/// The setup of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<P = Player> {
    /// Always `record`.
    pub starfry: String,
    /// The version of the format.
    pub format: u32,
    /// The program that wrote the record, for people.
    pub program: String,
    /// The game's short name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The digest of the components.
    pub content: String,
    /// The options of the game.
    pub options: Value,
    /// The players, seat 1 first.
    pub seats: Vec<P>,
    /// The id of the table.
    pub table: String,
    /// The hash of the dealer's seed, published before the first card was dealt.
    pub seed_hash: String,
    /// The seats' contributions to the randomness.
    pub entropy: Entropy,
    /// Earlier attempts to deal that failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub void: Vec<VoidAttempt>,
    /// When the game began, in milliseconds since 1970.
    pub started: u64,
}

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name that others see.
    pub name: String,
    /// What kind of player decided: `person`, `program`, or the name of a bot.
    pub kind: String,
}

/// The player at a seat, as in the header of format 2.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HashedPlayer {
    name_hash: String,
    kind: String,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The person or bot at the seat.
    Player,
    /// A stand-in for an absent player.
    StandIn,
}

/// A roll of the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    /// The number of the roll at the table, from 0.
    pub k: u64,
    /// How many equally likely numbers could come up.
    pub total: u32,
    /// The number that came up.
    pub choice: u32,
}

impl From<Roll> for Rolled {
    fn from(Roll { k, total, choice }: Roll) -> Rolled {
        Rolled { k, total, choice }
    }
}

/// One line between the header and the end. Times are milliseconds since the game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// A seat decided something.
    Act {
        /// The seat that decided.
        seat: Seat,
        /// The action, in the game's notation.
        act: String,
        /// Whether the player or a stand-in decided.
        by: Actor,
        /// The time.
        at: u64,
    },
    /// Chance decided something.
    Chance {
        /// The outcome, in the game's notation.
        chance: String,
        /// The dealer's roll.
        #[serde(flatten)]
        roll: Rolled,
        /// The time.
        at: u64,
    },
    /// The table said something.
    Word {
        /// The word, in the game's notation.
        word: String,
        /// The time.
        at: u64,
    },
    /// The steps after this one were undone. They stay in the record. Steps are counted from 1, without
    /// entries of this kind. The dealer's rolls continue from where they were.
    Undo {
        /// The last step that still counts; 0 for the beginning.
        undo_to: usize,
        /// The time.
        at: u64,
    },
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The winners.
    pub winners: Vec<Seat>,
}

/// Why a table stopped playing before its game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Early {
    /// The people at the table agreed to.
    Agreement,
    /// The host closed the table.
    Closed,
}

/// The last line of the game: the result and the dealer's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// The result of the game.
    pub result: Result,
    /// Why the game ended early, if it did. In that case the points are those at that moment, and nobody has
    /// won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early: Option<Early>,
    /// The dealer's seed.
    pub seed: String,
    /// The seeds of the void attempts, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub void_seeds: Vec<String>,
}

/// The lines after the end in format 2: the names and the server's signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The proofs that the names belong to the record, seat 1 first.
    pub names: Vec<NameProof>,
    /// The signature of the server on which the game was played.
    pub signature: Option<Signature>,
}

/// A [`Proof`] as a line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProofLine {
    names: Vec<NameLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signed: Option<Signature>,
}

/// A name with its salt, or the hash of a forgotten name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NameLine {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<String>,
}

/// The complete record of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The setup of the game.
    pub header: Header,
    /// What happened. The entry with index i is on line i + 2.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub ended: Ended,
    /// Names and signature. None in format 1.
    pub proof: Option<Proof>,
}

impl Record {
    /// Reads a record and checks its form and its checksums, but not its rules.
    pub fn read(bytes: &[u8]) -> std::result::Result<Record, Fault> {
        let lines = split(bytes)?;
        let Some((first, rest)) = lines.split_first() else {
            return Err(Fault::new(1, Reason::Empty));
        };
        check_kind(first, "record")?;
        let mut seal = Seal::default();
        let first = seal.read(1, first)?;
        let (header, hashes) = read_header(first)?;
        let mut entries = Vec::with_capacity(rest.len());
        let mut ended = None;
        let mut proof = None;
        let mut header = header;
        for (index, line) in rest.iter().enumerate() {
            let number = index + 2;
            let sum = seal.sum();
            let is_names = ended.is_some() && proof.is_none() && hashes.is_some();
            if ended.is_some() && !is_names {
                return Err(Fault::new(number, Reason::AfterTheEnd));
            }
            let fields = seal.read(number, line)?;
            if let Some(hashes) = hashes.as_ref().filter(|_| is_names) {
                let line: ProofLine = typed(number, fields)?;
                proof = Some(
                    read_proof(line, hashes, &sum, &mut header)
                        .map_err(|reason| Fault::new(number, reason))?,
                );
            } else if fields.contains_key("result") {
                let last: Ended = typed(number, fields)?;
                check_end(&header, &last).map_err(|reason| Fault::new(number, reason))?;
                ended = Some(last);
            } else {
                entries.push(read_entry(number, fields)?);
            }
        }
        let ended = ended.ok_or_else(|| Fault::new(lines.len(), Reason::NoResult))?;
        if hashes.is_some() && proof.is_none() {
            return Err(Fault::new(lines.len(), Reason::NoNames));
        }
        Ok(Record { header, entries, ended, proof })
    }

    /// Formats the record as a file.
    pub fn write(&self) -> String {
        let (mut text, mut seal) = self.until_the_end();
        if let Some(proof) = &self.proof {
            text += &seal.write(&proof_line(proof, &self.header.seats));
            text.push('\n');
        }
        text
    }

    /// Everything that a signature covers, with its checksum.
    fn until_the_end(&self) -> (String, Seal) {
        let (mut text, mut seal) = (String::new(), Seal::default());
        let mut line = |sealed: String| {
            text += &sealed;
            text.push('\n');
        };
        line(match &self.proof {
            Some(proof) => seal.write(&hashed_header(&self.header, &proof.names)),
            None => seal.write(&self.header),
        });
        for entry in &self.entries {
            line(seal.write(entry));
        }
        line(seal.write(&self.ended));
        (text, seal)
    }

    /// Signs the record, which must have format 2.
    pub fn sign(&mut self, key: &SigningKey) {
        let sum = self.until_the_end().1.sum();
        if let Some(proof) = &mut self.proof {
            proof.signature = Some(key.sign(&sum));
        }
    }

    /// The public key of the server that signed the record. Reading a record fails if its signature is
    /// invalid.
    pub fn signed_by(&self) -> Option<&str> {
        Some(&self.proof.as_ref()?.signature.as_ref()?.key)
    }
}

/// Reads the header. In format 2 the names come later, so the hashes that they must have are returned.
fn read_header(fields: Map<String, Value>) -> std::result::Result<(Header, Option<Vec<String>>), Fault> {
    let has_names = fields.get("format").and_then(Value::as_u64) == Some(1);
    let (header, hashes) = if has_names {
        (typed::<Header>(1, fields)?, None)
    } else {
        let hashed: Header<HashedPlayer> = typed(1, fields)?;
        let hashes = hashed.seats.iter().map(|seat| seat.name_hash.clone()).collect();
        (hashed.with_seats(|seat| Player { name: String::new(), kind: seat.kind.clone() }), Some(hashes))
    };
    check_header(&header).map_err(|reason| Fault::new(1, reason))?;
    Ok((header, hashes))
}

fn check_header(header: &Header) -> std::result::Result<(), Reason> {
    let seats = header.seats.len();
    if !(1..=contract::MAX_SEATS).contains(&seats) {
        return Err(Reason::Seats { seats, most: contract::MAX_SEATS });
    }
    let void_parts = header.void.iter().map(|attempt| attempt.parts.len());
    match &header.entropy {
        Entropy::Texts(_) if header.format == 1 && header.void.is_empty() => {}
        Entropy::Parts(parts) if header.format > 1 => {
            if let Some(found) = void_parts.chain([parts.len()]).find(|found| *found != seats) {
                return Err(Reason::OtherCount { seats, found });
            }
        }
        _ => return Err(Reason::OtherEntropy { format: header.format }),
    }
    let hashes = header.void.iter().map(|attempt| &attempt.seed_hash).chain([&header.seed_hash]);
    if hashes.into_iter().any(|hash| from_hex::<32>(hash).is_none()) {
        return Err(Reason::SeedHash);
    }
    Ok(())
}

fn check_end(header: &Header, ended: &Ended) -> std::result::Result<(), Reason> {
    let (attempts, found) = (header.void.len(), ended.void_seeds.len());
    if attempts != found {
        return Err(Reason::OtherCount { seats: attempts, found });
    }
    if ended.void_seeds.iter().chain([&ended.seed]).any(|seed| from_hex::<32>(seed).is_none()) {
        return Err(Reason::Seed);
    }
    Ok(())
}

/// Reads the names and the signature, and inserts the names into the header.
fn read_proof(
    line: ProofLine,
    hashes: &[String],
    sum: &[u8; 32],
    header: &mut Header,
) -> std::result::Result<Proof, Reason> {
    let seats = hashes.len();
    if line.names.len() != seats {
        return Err(Reason::OtherCount { seats, found: line.names.len() });
    }
    let mut names = Vec::with_capacity(seats);
    for (index, (NameLine { name, salt }, hash)) in line.names.into_iter().zip(hashes).enumerate() {
        let other = Reason::OtherName { seat: index + 1 };
        let proof = match salt {
            Some(salt) => from_hex(&salt).map(NameProof::Salt),
            None => from_hex(hash).map(NameProof::Forgotten),
        };
        let proof = proof.filter(|proof| proof.hash(&name) == *hash).ok_or(other)?;
        header.seats[index].name = name;
        names.push(proof);
    }
    match &line.signed {
        Some(signature) if !signature.holds(sum) => Err(Reason::NoSignature),
        _ => Ok(Proof { names, signature: line.signed }),
    }
}

fn proof_line(proof: &Proof, seats: &[Player]) -> ProofLine {
    let name = |(proof, player): (&NameProof, &Player)| NameLine {
        name: player.name.clone(),
        salt: match proof {
            NameProof::Salt(salt) => Some(to_hex(salt)),
            NameProof::Forgotten(_) => None,
        },
    };
    ProofLine { names: proof.names.iter().zip(seats).map(name).collect(), signed: proof.signature.clone() }
}

fn hashed_header(header: &Header, names: &[NameProof]) -> Header<HashedPlayer> {
    let mut names = names.iter();
    header.with_seats(|player| HashedPlayer {
        name_hash: names.next().map(|proof| proof.hash(&player.name)).unwrap_or_default(),
        kind: player.kind.clone(),
    })
}

fn read_entry(number: usize, fields: Map<String, Value>) -> std::result::Result<Entry, Fault> {
    const KINDS: [(&str, &[&str]); 4] = [
        ("act", &["seat", "act", "by", "at"]),
        ("chance", &["chance", "k", "total", "choice", "at"]),
        ("word", &["word", "at"]),
        ("undo_to", &["undo_to", "at"]),
    ];
    let Some((kind, known)) = KINDS.iter().find(|(kind, _)| fields.contains_key(*kind)) else {
        return Err(Fault::new(number, Reason::NoEntry));
    };
    let kind = (*kind).to_owned();
    if let Some(missing) = known.iter().find(|key| !fields.contains_key(**key)) {
        let field = (*missing).to_owned();
        return Err(Fault::new(number, Reason::MissingField { kind, field }));
    }
    if let Some(unknown) = fields.keys().find(|key| !known.contains(&key.as_str())) {
        let field = unknown.clone();
        return Err(Fault::new(number, Reason::UnknownField { kind, field }));
    }
    typed(number, fields).map_err(|_| Fault::new(number, Reason::WrongValue { kind }))
}

impl<P> Header<P> {
    /// The same header with seats of another type.
    fn with_seats<Q>(&self, seat: impl FnMut(&P) -> Q) -> Header<Q> {
        Header {
            starfry: self.starfry.clone(),
            format: self.format,
            program: self.program.clone(),
            game: self.game.clone(),
            rules: self.rules,
            content: self.content.clone(),
            options: self.options.clone(),
            seats: self.seats.iter().map(seat).collect(),
            table: self.table.clone(),
            seed_hash: self.seed_hash.clone(),
            entropy: self.entropy.clone(),
            void: self.void.clone(),
            started: self.started,
        }
    }
}

impl Header {
    /// The first two fields of a header with this kind of entropy.
    pub fn kind_and_format(entropy: &Entropy) -> (String, u32) {
        let format = match entropy {
            Entropy::Texts(_) => 1,
            Entropy::Parts(_) => FORMAT,
        };
        ("record".into(), format)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::dealing::{Part, Without};

    /// A record of format 1.
    fn sample() -> Record {
        let entropy = Entropy::Texts(vec!["x".into()]);
        let (starfry, format) = Header::kind_and_format(&entropy);
        let player = |name: &str| Player { name: name.into(), kind: "person".into() };
        Record {
            header: Header {
                starfry,
                format,
                program: "starfry test".into(),
                game: "toy".into(),
                rules: 1,
                content: "c".into(),
                options: serde_json::json!({}),
                seats: vec![player("Ola"), player("Paweł")],
                table: "t".into(),
                seed_hash: "00".repeat(32),
                entropy,
                void: Vec::new(),
                started: 1,
            },
            entries: vec![
                Entry::Chance { chance: "heads".into(), roll: Rolled { k: 0, total: 2, choice: 1 }, at: 5 },
                Entry::Act { seat: Seat::at(0), act: "take 1".into(), by: Actor::Player, at: 9 },
                Entry::Undo { undo_to: 1, at: 10 },
                Entry::Word { word: "last round".into(), at: 11 },
            ],
            ended: Ended {
                result: Result { scores: vec![1, 2], winners: vec![Seat::at(1)] },
                early: None,
                seed: "11".repeat(32),
                void_seeds: Vec::new(),
            },
            proof: None,
        }
    }

    fn key() -> SigningKey {
        SigningKey::new(&[5; 32])
    }

    /// A signed record of format 2 with a void attempt.
    fn signed() -> Record {
        let mut record = sample();
        let revealed = Part::Revealed { commitment: "22".repeat(32), entropy: "33".repeat(32) };
        let parts = vec![revealed.clone(), Part::None { none: Without::Withheld }];
        let void = vec![revealed, Part::Withheld { commitment: "44".repeat(32) }];
        record.header.entropy = Entropy::Parts(parts);
        record.header.format = FORMAT;
        record.header.void = vec![VoidAttempt { seed_hash: "55".repeat(32), parts: void }];
        record.ended.void_seeds = vec!["66".repeat(32)];
        let names = vec![NameProof::Salt([1; 16]), NameProof::Salt([2; 16])];
        record.proof = Some(Proof { names, signature: None });
        record.sign(&key());
        record
    }

    fn fault(text: &str) -> (usize, String) {
        let fault = Record::read(text.as_bytes()).expect_err("the file is wrong");
        (fault.line, fault.reason.to_string())
    }

    #[test]
    fn a_record_reads_back_in_either_format() {
        for record in [sample(), signed()] {
            assert_eq!(Record::read(record.write().as_bytes()), Ok(record));
        }
        assert_eq!(signed().signed_by(), Some(key().public().as_str()));
        assert_eq!(sample().signed_by(), None);
    }

    #[test]
    fn the_header_of_a_signed_record_has_no_names() {
        let text = signed().write();
        let (first, rest) = text.split_once('\n').unwrap();
        assert!(!first.contains("Ola") && !first.contains("Paweł"), "{first}");
        assert!(rest.contains("Ola") && rest.contains("Paweł"), "{rest}");
    }

    #[test]
    fn the_signature_stays_valid_when_a_player_is_forgotten() {
        let mut record = signed();
        let proof = record.proof.as_mut().unwrap();
        proof.names[0] = proof.names[0].forget("Ola");
        record.header.seats[0].name = "Somebody".into();
        let text = record.write();
        assert!(!text.contains("Ola"));
        let read = Record::read(text.as_bytes()).unwrap();
        assert_eq!(read.signed_by(), Some(key().public().as_str()));
        assert_eq!(read, record);
    }

    #[test]
    fn every_change_to_a_signed_record_breaks_its_signature() {
        type Change = fn(&mut Record);
        let changes: [Change; 12] = [
            |record| record.header.program += "x",
            |record| record.header.rules += 1,
            |record| record.header.seats[1].kind = "expert".into(),
            |record| record.header.table += "x",
            |record| record.header.entropy = Entropy::of_bots(2),
            |record| record.header.void[0].parts[0] = Part::None { none: Without::Away },
            |record| record.header.started += 1,
            |record| drop(record.entries.remove(1)),
            |record| record.entries.swap(0, 1),
            |record| record.ended.early = Some(Early::Agreement),
            |record| record.ended.result.winners.clear(),
            |record| record.ended.void_seeds[0] = "77".repeat(32),
        ];
        for (number, change) in changes.iter().enumerate() {
            let mut record = signed();
            change(&mut record);
            let (line, reason) = fault(&record.write());
            let last = record.entries.len() + 3;
            assert_eq!(
                (line, reason.as_str()),
                (last, "the signature is invalid or belongs to another record"),
                "{number}"
            );
        }
        let mut renamed = signed();
        renamed.header.seats[0].name = "Ala".into();
        // The hash in the header changes with the name, and the checksum with it.
        assert!(fault(&renamed.write()).1.contains("the signature"));
        let text = signed().write().replace("\"name\":\"Ola\"", "\"name\":\"Ala\"");
        let unsealed: Vec<&str> = text.lines().map(|line| line.rsplit_once(",\"sum\"").unwrap().0).collect();
        let forged = crate::seal(&(unsealed.join("}\n") + "}"));
        assert!(fault(&forged).1.contains("seat 1’s name"), "{}", fault(&forged).1);
    }

    #[test]
    fn each_format_has_its_own_entropy_and_as_many_parts_as_seats() {
        let mut record = signed();
        record.header.format = 1;
        assert!(fault(&record.write()).0 == 1);
        let mut record = signed();
        record.header.entropy = Entropy::of_bots(3);
        assert_eq!(fault(&record.write()), (1, "the record has 2 seats, but lists something for 3".into()));
        let mut record = signed();
        record.header.entropy = Entropy::Texts(vec!["x".into()]);
        assert_eq!(fault(&record.write()), (1, "in format 2, entropy is written differently".into()));
        let mut record = signed();
        record.ended.void_seeds.clear();
        assert!(fault(&record.write()).1.contains("lists something for 0"));
    }

    #[test]
    fn an_early_end_is_on_the_last_line_and_missing_if_the_game_was_played_out() {
        let mut record = sample();
        assert!(!record.write().contains("early"));
        record.ended.early = Some(Early::Agreement);
        assert!(record.write().contains("},\"early\":\"agreement\",\"seed\""), "{}", record.write());
        assert_eq!(Record::read(record.write().as_bytes()), Ok(record));
    }

    #[test]
    fn lines_without_checksums_can_be_sealed() {
        let sealed = sample().write();
        let unsealed: Vec<String> =
            sealed.lines().map(|line| line.rsplit_once(",\"sum\"").unwrap().0.to_owned() + "}").collect();
        assert_eq!(crate::seal(&unsealed.join("\n")), sealed);
    }

    #[test]
    fn a_record_that_was_cut_anywhere_is_refused() {
        for text in [signed().write(), sample().write()] {
            for cut in (0..text.len() - 1).filter(|cut| text.is_char_boundary(*cut)) {
                assert!(Record::read(&text.as_bytes()[..cut]).is_err(), "cut at {cut}");
            }
        }
        let text = sample().write();
        let lines: Vec<&str> = text.lines().collect();
        let (line, reason) = fault(&lines[..4].join("\n"));
        assert_eq!(line, 4);
        assert!(reason.contains("cut off"), "{reason}");
    }

    #[test]
    fn every_changed_byte_is_found_on_its_line() {
        for text in [sample().write(), signed().write()] {
            every_changed_byte_is_found(&text);
        }
    }

    fn every_changed_byte_is_found(text: &str) {
        let mut line = 1;
        for (at, byte) in text.bytes().enumerate() {
            if byte == b'\n' {
                line += 1;
            } else if byte.is_ascii_alphanumeric() {
                let mut changed = text.to_owned().into_bytes();
                changed[at] = if byte == b'7' { b'8' } else { b'7' };
                let fault = Record::read(&changed).expect_err("a byte was changed");
                assert_eq!(fault.line, line, "byte {at}: {}", fault.reason);
            }
        }
    }

    #[test]
    fn lines_out_of_order_are_found() {
        let text = sample().write();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.swap(1, 2);
        assert_eq!(fault(&lines.join("\n")).0, 2);
    }

    #[test]
    fn newer_and_foreign_files_are_recognised() {
        let newer = sample().write().replacen("\"format\":1", "\"format\":3", 1);
        assert!(fault(&newer).1.contains("reads formats up to"), "{newer}");
        assert_eq!(fault("{\"hello\":1}\n"), (1, "this is not a Starfry record".into()));
        assert_eq!(fault(""), (1, "the file is empty".into()));
        assert_eq!(fault("[Event \"chess\"]"), (1, "this is not a Starfry record".into()));
        assert_eq!(
            fault("{\"starfry\":\"seat copy\",\"format\":1}"),
            (1, "this is a Starfry seat copy, not a record".into())
        );
        let latin = [b"{}\n", &b"\xff"[..]].concat();
        assert_eq!(Record::read(&latin).expect_err("not text").line, 2);
    }

    #[test]
    fn an_unknown_line_or_one_with_wrong_values_is_explained() {
        let explain = |line: Value| {
            let record = sample();
            let mut seal = Seal::default();
            let text = seal.write(&record.header) + "\n" + &seal.write(&line);
            fault(&text)
        };
        assert!(explain(serde_json::json!({"jump": 1})).1.contains("this one has none"));
        assert_eq!(
            explain(serde_json::json!({"word": "x"})),
            (2, "a line with word must also have at".into())
        );
        assert!(explain(serde_json::json!({"word": "x", "at": 1, "y": 2})).1.contains("cannot have y"));
        assert!(explain(serde_json::json!({"word": 1, "at": 1})).1.contains("wrong type"));
    }
}
