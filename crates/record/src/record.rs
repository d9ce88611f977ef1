//! The record of a finished game.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Roll, Seat};

use crate::hex::from_hex;
use crate::lines::{FORMAT, Fault, Reason, Seal, check_kind, split, typed};

/// What a game was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
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
    /// Who sat where, seat 1 first.
    pub seats: Vec<Player>,
    /// The id of the table.
    pub table: String,
    /// The hash of the dealer's seed, published before the first card.
    pub seed_hash: String,
    /// What the seats added to the randomness.
    pub entropy: Vec<String>,
    /// When the game began, in milliseconds since 1970.
    pub started: u64,
}

/// Who sat on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name shown to others.
    pub name: String,
    /// Who decided: `person`, or the name of a bot.
    pub kind: String,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The one who sits there, person or bot.
    Player,
    /// A stand-in for an absent player.
    StandIn,
}

/// A roll of the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    /// The number of the roll at the table, from 0.
    pub k: u64,
    /// How many equally likely numbers there were.
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
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        act: String,
        /// Whether the player or a stand-in decided.
        by: Actor,
        /// When.
        at: u64,
    },
    /// Chance decided something.
    Chance {
        /// What, in the game's notation.
        chance: String,
        /// The dealer's roll.
        #[serde(flatten)]
        roll: Rolled,
        /// When.
        at: u64,
    },
    /// The table said a word.
    Word {
        /// Which, in the game's notation.
        word: String,
        /// When.
        at: u64,
    },
    /// The steps after this one were taken back; they stay in the record. Steps are counted from 1, entries of this
    /// kind not counted. The dealer's rolls go on from where they were.
    Undo {
        /// The last step that holds; 0 for the beginning.
        undo_to: usize,
        /// When.
        at: u64,
    },
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// Why a table stopped playing before its game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Early {
    /// The people at the table agreed to.
    Agreement,
    /// Whoever runs the server closed the table.
    Closed,
}

/// The last line: the result, and the dealer's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// How the game ended.
    pub result: Result,
    /// Why it ended before the game was over, if it did: then the points are those of that moment, and nobody has won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early: Option<Early>,
    /// The dealer's seed.
    pub seed: String,
}

/// The whole record of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the game was played with.
    pub header: Header,
    /// What happened. Entry number i stands on line i + 2.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub ended: Ended,
}

impl Record {
    /// Reads a record and checks its form and its sums, not its rules.
    pub fn read(bytes: &[u8]) -> std::result::Result<Record, Fault> {
        let lines = split(bytes)?;
        let Some((first, rest)) = lines.split_first() else {
            return Err(Fault::new(1, Reason::Empty));
        };
        check_kind(first, "record")?;
        let mut seal = Seal::default();
        let header: Header = typed(1, seal.read(1, first)?)?;
        check_header(&header)?;
        let mut entries = Vec::with_capacity(rest.len());
        let mut ended = None;
        for (index, line) in rest.iter().enumerate() {
            let number = index + 2;
            if ended.is_some() {
                return Err(Fault::new(number, Reason::AfterTheEnd));
            }
            let fields = seal.read(number, line)?;
            if fields.contains_key("result") {
                let last: Ended = typed(number, fields)?;
                if from_hex::<32>(&last.seed).is_none() {
                    return Err(Fault::new(number, Reason::Seed));
                }
                ended = Some(last);
            } else {
                entries.push(read_entry(number, fields)?);
            }
        }
        let ended = ended.ok_or_else(|| Fault::new(lines.len(), Reason::NoResult))?;
        Ok(Record { header, entries, ended })
    }

    /// The record as a file.
    pub fn write(&self) -> String {
        let mut writer = RecordWriter::new(&self.header);
        self.entries.iter().for_each(|entry| writer.entry(entry));
        writer.end(&self.ended)
    }
}

fn check_header(header: &Header) -> std::result::Result<(), Fault> {
    let seats = header.seats.len();
    if !(1..=table::MAX_SEATS).contains(&seats) {
        return Err(Fault::new(1, Reason::Seats { seats, most: table::MAX_SEATS }));
    }
    if from_hex::<32>(&header.seed_hash).is_none() {
        return Err(Fault::new(1, Reason::SeedHash));
    }
    Ok(())
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

/// Writes a record line by line.
pub struct RecordWriter {
    seal: Seal,
    text: String,
}

impl RecordWriter {
    /// Begins with the header.
    pub fn new(header: &Header) -> RecordWriter {
        let mut writer = RecordWriter { seal: Seal::default(), text: String::new() };
        writer.line(header);
        writer
    }

    /// Adds something that happened.
    pub fn entry(&mut self, entry: &Entry) {
        self.line(entry);
    }

    /// Adds the end and gives the whole file.
    pub fn end(mut self, ended: &Ended) -> String {
        self.line(ended);
        self.text
    }

    fn line(&mut self, value: &impl Serialize) {
        self.text += &self.seal.write(value);
        self.text.push('\n');
    }
}

impl Header {
    /// The header of a game that begins now, in the format of this program.
    pub fn kind_and_format() -> (String, u32) {
        ("record".into(), FORMAT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(crate) fn sample() -> Record {
        let (starfry, format) = Header::kind_and_format();
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
                entropy: vec!["x".into()],
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
            },
        }
    }

    fn fault(text: &str) -> (usize, String) {
        let fault = Record::read(text.as_bytes()).expect_err("the file is wrong");
        (fault.line, fault.reason.to_string())
    }

    #[test]
    fn a_record_reads_back() {
        let record = sample();
        assert_eq!(Record::read(record.write().as_bytes()), Ok(record));
    }

    #[test]
    fn an_early_end_is_a_word_on_the_last_line_and_nothing_where_the_game_was_played_out() {
        let mut record = sample();
        assert!(!record.write().contains("early"));
        record.ended.early = Some(Early::Agreement);
        assert!(record.write().contains("},\"early\":\"agreement\",\"seed\""), "{}", record.write());
        assert_eq!(Record::read(record.write().as_bytes()), Ok(record));
    }

    #[test]
    fn lines_without_sums_can_be_sealed() {
        let sealed = sample().write();
        let unsealed: Vec<String> =
            sealed.lines().map(|line| line.rsplit_once(",\"sum\"").unwrap().0.to_owned() + "}").collect();
        assert_eq!(crate::seal(&unsealed.join("\n")), sealed);
    }

    #[test]
    fn a_cut_record_is_told_from_a_whole_one_at_every_byte() {
        let text = sample().write();
        for cut in (0..text.len() - 1).filter(|cut| text.is_char_boundary(*cut)) {
            assert!(Record::read(&text.as_bytes()[..cut]).is_err(), "cut at {cut}");
        }
        let lines: Vec<&str> = text.lines().collect();
        let (line, reason) = fault(&lines[..4].join("\n"));
        assert_eq!(line, 4);
        assert!(reason.contains("cut off"), "{reason}");
    }

    #[test]
    fn every_changed_byte_is_found_on_its_line() {
        let text = sample().write();
        let mut line = 1;
        for (at, byte) in text.bytes().enumerate() {
            if byte == b'\n' {
                line += 1;
            } else if byte.is_ascii_alphanumeric() {
                let mut changed = text.clone().into_bytes();
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
    fn newer_and_foreign_files_are_named_as_such() {
        let newer = sample().write().replacen("\"format\":1", "\"format\":2", 1);
        assert!(fault(&newer).1.contains("newer than this program"), "{newer}");
        assert_eq!(fault("{\"hello\":1}\n"), (1, "this is not a starfry record".into()));
        assert_eq!(fault(""), (1, "the file is empty".into()));
        assert_eq!(fault("[Event \"chess\"]"), (1, "this is not a starfry record".into()));
        assert_eq!(
            fault("{\"starfry\":\"seat copy\",\"format\":1}"),
            (1, "this is a starfry seat copy, not a record".into())
        );
        let latin = [b"{}\n", &b"\xff"[..]].concat();
        assert_eq!(Record::read(&latin).expect_err("not text").line, 2);
    }

    #[test]
    fn a_line_of_no_kind_or_with_wrong_values_is_explained() {
        let explain = |line: Value| {
            let record = sample();
            let mut seal = Seal::default();
            let text = seal.write(&record.header) + "\n" + &seal.write(&line);
            fault(&text)
        };
        assert!(explain(serde_json::json!({"jump": 1})).1.contains("none of them"));
        assert_eq!(
            explain(serde_json::json!({"word": "x"})),
            (2, "a line with word also has at: it is missing".into())
        );
        assert!(explain(serde_json::json!({"word": "x", "at": 1, "y": 2})).1.contains("has no y"));
        assert!(explain(serde_json::json!({"word": 1, "at": 1})).1.contains("wrong kind"));
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..300), at in 0..400_usize) {
            let _ = Record::read(&bytes);
            let mut mixed = sample().write().into_bytes();
            let at = at.min(mixed.len());
            mixed.splice(at..at, bytes);
            let _ = Record::read(&mixed);
        }
    }
}
