//! Lines of JSON, each sealed by a checksum of itself and all lines before it.

use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::hex::to_hex;

/// The version of the format that this program writes, and the newest it reads.
pub const FORMAT: u32 = 2;

/// A fault in a file, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason.
    pub reason: Reason,
}

impl Fault {
    /// Creates a fault on this line.
    pub const fn new(line: usize, reason: Reason) -> Fault {
        Fault { line, reason }
    }
}

/// A fault in a line and, if something can be done about it, what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages explain the variants")]
pub enum Reason {
    #[error("the file is empty")]
    Empty,
    #[error("not UTF-8 text")]
    NoText,
    #[error("not a JSON object")]
    NoObject,
    #[error("not JSON: error at column {column}")]
    NoJson { column: usize },
    #[error("the line is incomplete; the file was cut off")]
    CutOff,
    #[error("the line does not end with its checksum; it was changed or cut off")]
    NoSum,
    #[error("the checksum does not match; this line or an earlier one was changed")]
    OtherSum,
    #[error("this is not a Starfry {kind}")]
    NotOurs { kind: String },
    #[error("this is a Starfry {found}, not a {kind}")]
    OtherKind { found: String, kind: String },
    #[error("this program reads formats up to {known}, but this is format {format}; update the program")]
    NewerFormat { format: u64, known: u32 },
    #[error("the format must be a number, 1 or greater")]
    NoFormat,
    #[error("{seats} seats are impossible; there are 1 to {most}")]
    Seats { seats: usize, most: usize },
    #[error("the seed must be 64 hexadecimal digits")]
    Seed,
    #[error("the seed hash must be 64 hexadecimal digits")]
    SeedHash,
    #[error("a line must have one of act, chance, word, undo_to and result; this one has none")]
    NoEntry,
    #[error("a line with {kind} must also have {field}")]
    MissingField { kind: String, field: String },
    #[error("a line with {kind} cannot have {field}")]
    UnknownField { kind: String, field: String },
    #[error("a value in this line with {kind} has the wrong type")]
    WrongValue { kind: String },
    #[error("{0}")]
    Fields(String),
    #[error("in format {format}, entropy is written differently")]
    OtherEntropy { format: u32 },
    #[error("the record has {seats} seats, but lists something for {found}")]
    OtherCount { seats: usize, found: usize },
    #[error("seat {seat}’s name does not match the hash on line 1")]
    OtherName { seat: usize },
    #[error("the signature is invalid or belongs to another record")]
    NoSignature,
    #[error("there is more text after the end of the record")]
    AfterTheEnd,
    #[error("the record ends without a result; it was cut off, or the game is not over")]
    NoResult,
    #[error("the record ends without the players’ names; it was cut off")]
    NoNames,
}

/// The running checksum of the lines of a file.
#[derive(Clone, Default)]
pub(crate) struct Seal {
    before: [u8; 32],
}

/// The end of every line: `,"sum":"0123456789abcdef"}`.
const SUM_KEY: &str = ",\"sum\":\"";
const SUM_DIGITS: usize = 16;

impl Seal {
    /// The checksum of the next line, which is given as `{...`, without its checksum and closing brace.
    fn next(&mut self, unsealed: &str) -> String {
        self.before = Sha256::new().chain_update(self.before).chain_update(unsealed).finalize().into();
        to_hex(&self.before[..SUM_DIGITS / 2])
    }

    /// The full checksum of all lines so far.
    pub(crate) fn sum(&self) -> [u8; 32] {
        self.before
    }

    /// Formats a value as the next line, without a line break.
    pub(crate) fn write(&mut self, value: &impl Serialize) -> String {
        let mut line = serde_json::to_string(value).expect("the lines of a record are plain data");
        assert_eq!(line.pop(), Some('}'), "every line is an object with fields");
        let sum = self.next(&line);
        line + SUM_KEY + &sum + "\"}"
    }

    /// Parses the next line as an object without its checksum.
    pub(crate) fn read(&mut self, number: usize, line: &str) -> Result<Map<String, Value>, Fault> {
        let whole = parse(number, line)?;
        let tail = SUM_KEY.len() + SUM_DIGITS + 2;
        let sealed = line.len().checked_sub(tail).filter(|at| line.is_char_boundary(*at));
        let unsealed = sealed.map(|at| line.split_at(at)).filter(|(_, end)| end.starts_with(SUM_KEY));
        let Some((unsealed, _)) = unsealed else {
            return Err(Fault::new(number, Reason::NoSum));
        };
        let mut fields = whole;
        let found = fields.remove("sum");
        if found != Some(Value::String(self.next(unsealed))) {
            return Err(Fault::new(number, Reason::OtherSum));
        }
        Ok(fields)
    }
}

/// Adds checksums to lines of JSON that have none. For tools that write their own records, and for tests that
/// write wrong ones. Lines that are not objects with fields stay unchanged.
pub fn seal(text: &str) -> String {
    let mut seal = Seal::default();
    let mut sealed = String::with_capacity(text.len());
    for line in text.lines() {
        match line.strip_suffix('}').filter(|_| line.len() > 2 && line.starts_with('{')) {
            Some(unsealed) => {
                let sum = seal.next(unsealed);
                sealed.extend([unsealed, SUM_KEY, &sum, "\"}\n"]);
            }
            None => sealed.extend([line, "\n"]),
        }
    }
    sealed
}

/// Parses a line as an object, sealed or not.
pub(crate) fn parse(number: usize, line: &str) -> Result<Map<String, Value>, Fault> {
    match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(Fault::new(number, Reason::NoObject)),
        Err(error) if error.is_eof() => Err(Fault::new(number, Reason::CutOff)),
        Err(error) => Err(Fault::new(number, Reason::NoJson { column: error.column() })),
    }
}

/// Checks that a first line starts a file of this kind, in a format that this program knows.
pub(crate) fn check_kind(first_line: &str, kind: &str) -> Result<(), Fault> {
    let fields = match parse(1, first_line) {
        Err(_) if !first_line.starts_with("{\"starfry\"") => {
            return Err(Fault::new(1, Reason::NotOurs { kind: kind.into() }));
        }
        parsed => parsed?,
    };
    match fields.get("starfry").and_then(Value::as_str) {
        Some(found) if found == kind => {}
        Some(found) => {
            return Err(Fault::new(1, Reason::OtherKind { found: found.into(), kind: kind.into() }));
        }
        None => return Err(Fault::new(1, Reason::NotOurs { kind: kind.into() })),
    }
    match fields.get("format").and_then(Value::as_u64) {
        Some(format) if (1..=u64::from(FORMAT)).contains(&format) => Ok(()),
        Some(format) if format > u64::from(FORMAT) => {
            Err(Fault::new(1, Reason::NewerFormat { format, known: FORMAT }))
        }
        _ => Err(Fault::new(1, Reason::NoFormat)),
    }
}

/// Converts the fields of a line to its type. The error says what is wrong with them.
pub(crate) fn typed<T: serde::de::DeserializeOwned>(
    number: usize,
    fields: Map<String, Value>,
) -> Result<T, Fault> {
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| Fault::new(number, Reason::Fields(error.to_string())))
}

/// Splits a file into lines of text.
pub(crate) fn split(bytes: &[u8]) -> Result<Vec<&str>, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        Fault::new(line, Reason::NoText)
    })?;
    Ok(text.lines().collect())
}
