//! Faults in records as messages for people.

use record::Reason;

use crate::setup::Fault;

/// Turns a fault in a record into a message with its line.
pub fn record_fault(fault: record::Fault) -> Fault {
    Fault::new("fault-line").with("line", fault.line).with("fault", message(fault.reason))
}

fn message(reason: Reason) -> Fault {
    match reason {
        Reason::Empty => Fault::new("record-empty"),
        Reason::NoText => Fault::new("record-no-text"),
        Reason::NoObject => Fault::new("record-no-object"),
        Reason::NoJson { column } => Fault::new("record-no-json").with("column", column),
        Reason::CutOff => Fault::new("record-cut-off"),
        Reason::NoSum => Fault::new("record-no-sum"),
        Reason::OtherSum => Fault::new("record-other-sum"),
        Reason::NotOurs { kind } => Fault::new("record-not-ours").with("kind", kind),
        Reason::OtherKind { found, kind } => {
            Fault::new("record-other-kind").with("found", found).with("kind", kind)
        }
        Reason::NewerFormat { format, known } => {
            Fault::new("record-newer-format").with("format", format).with("known", known)
        }
        Reason::NoFormat => Fault::new("record-no-format"),
        Reason::Seats { seats, most } => Fault::new("record-seats").with("seats", seats).with("most", most),
        Reason::Seed => Fault::new("record-seed"),
        Reason::SeedHash => Fault::new("record-seed-hash"),
        Reason::NoEntry => Fault::new("record-no-entry"),
        Reason::MissingField { kind, field } => {
            Fault::new("record-missing-field").with("kind", kind).with("field", field)
        }
        Reason::UnknownField { kind, field } => {
            Fault::new("record-unknown-field").with("kind", kind).with("field", field)
        }
        Reason::WrongValue { kind } => Fault::new("record-wrong-value").with("kind", kind),
        Reason::Fields(text) => Fault::verbatim(text),
        Reason::OtherEntropy { format } => Fault::new("record-other-entropy").with("format", format),
        Reason::OtherCount { seats, found } => {
            Fault::new("record-other-count").with("seats", seats).with("found", found)
        }
        Reason::OtherName { seat } => Fault::new("record-other-name").with("seat", seat),
        Reason::NoSignature => Fault::new("record-no-signature"),
        Reason::AfterTheEnd => Fault::new("record-after-the-end"),
        Reason::NoResult => Fault::new("record-no-result"),
        Reason::NoNames => Fault::new("record-no-names"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_message_is_the_one_that_developers_see() {
        let text = || "act".to_owned();
        let reasons = [
            Reason::Empty,
            Reason::NoText,
            Reason::NoObject,
            Reason::NoJson { column: 4 },
            Reason::CutOff,
            Reason::NoSum,
            Reason::OtherSum,
            Reason::NotOurs { kind: "record".into() },
            Reason::OtherKind { found: "seat copy".into(), kind: "record".into() },
            Reason::NewerFormat { format: 3, known: 1 },
            Reason::NoFormat,
            Reason::Seats { seats: 9, most: 8 },
            Reason::Seed,
            Reason::SeedHash,
            Reason::NoEntry,
            Reason::MissingField { kind: text(), field: "by".into() },
            Reason::UnknownField { kind: text(), field: "why".into() },
            Reason::WrongValue { kind: text() },
            Reason::Fields("missing field `seats`".into()),
            Reason::OtherEntropy { format: 2 },
            Reason::OtherCount { seats: 2, found: 3 },
            Reason::OtherName { seat: 1 },
            Reason::NoSignature,
            Reason::AfterTheEnd,
            Reason::NoResult,
            Reason::NoNames,
        ];
        for reason in reasons {
            assert_eq!(message(reason.clone()).to_string(), reason.to_string());
        }
    }
}
