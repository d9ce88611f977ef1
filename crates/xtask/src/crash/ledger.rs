//! Compares what players were told with what is in the record.

use serde_json::Value;

/// An answer that was acknowledged as committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    /// The id that the client gave the post.
    pub(crate) id: String,
    /// Everything it committed: the draft before it and its own actions.
    pub(crate) actions: Vec<String>,
    /// How many entries the record has after it, according to the server.
    pub(crate) at: usize,
}

/// Everything that a seat was told about its own moves, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    done: Vec<Done>,
}

/// An entry of a record, as far as it matters here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// A seat, counted from 1, made a visible decision.
    Act(u64, String),
    /// Anything else.
    Other,
}

/// The entries of a record or of a seat's copy.
pub(crate) fn entries(file: &str) -> Vec<Written> {
    let written = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap_or(Value::Null);
        match (line["seat"].as_u64(), line["act"].as_str()) {
            (Some(seat), Some(act)) => Written::Act(seat, act.to_owned()),
            _ => Written::Other,
        }
    };
    let is_entry = |line: &&str| {
        !["starfry", "result", "names"].iter().any(|key| line.starts_with(&format!("{{\"{key}\"")))
    };
    file.lines().filter(is_entry).map(written).collect()
}

impl Ledger {
    /// Notes that a post was answered as committed. A repeated post must get the same answer.
    pub(crate) fn committed(&mut self, done: Done) -> anyhow::Result<()> {
        if let Some(before) = self.done.iter().find(|before| before.id == done.id) {
            let (at, now) = (before.at, done.at);
            anyhow::ensure!(at == now, "post {} was committed as {at}, and then as {now}", done.id);
            return Ok(());
        }
        // Answers from two nodes may arrive in a different order from the events.
        let place = self.done.partition_point(|before| before.at < done.at);
        self.done.insert(place, done);
        Ok(())
    }

    /// Whether a post was committed.
    pub(crate) fn knows(&self, id: &str) -> bool {
        self.done.iter().any(|done| done.id == id)
    }

    /// How many posts were committed.
    pub(crate) fn len(&self) -> usize {
        self.done.len()
    }

    /// Compares the record with a seat's acknowledged moves. Each must be in it exactly once, where the
    /// server said, and the seat must have no others.
    pub(crate) fn compare(&self, seat: u64, entries: &[Written]) -> anyhow::Result<()> {
        let mut own = entries.iter().enumerate().filter_map(|(number, entry)| match entry {
            Written::Act(by, act) if *by == seat => Some((number, act)),
            _ => None,
        });
        for Done { id, actions, at } in &self.done {
            anyhow::ensure!(
                *at <= entries.len(),
                "post {id} is lost: it was number {at} of {}",
                entries.len()
            );
            for action in actions {
                match own.next() {
                    Some((number, act)) => {
                        anyhow::ensure!(
                            act == action && number < *at,
                            "post {id} is {action:?} before {at}, the record has {act:?} as {number}"
                        );
                    }
                    None => anyhow::bail!("post {id} is lost: {action:?} is not in the record"),
                }
            }
        }
        match own.next() {
            Some((number, act)) => anyhow::bail!("seat {seat} was never told about entry {number}, {act:?}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"starfry":"seat copy","format":1}
{"chance":"first 1","k":0,"at":0}
{"seat":1,"act":"saucer 4","by":"player","at":5}
{"hidden_chance":1,"at":5}
{"seat":2,"act":"saucer 4","by":"player","at":6}
{"seat":1,"act":"pass","by":"player","at":7}
"#;

    fn ledger(done: &[(&str, &[&str], usize)]) -> Ledger {
        let mut ledger = Ledger::default();
        for (id, actions, at) in done {
            let actions = actions.iter().map(|&action| action.to_owned()).collect();
            ledger
                .committed(Done { id: (*id).to_owned(), actions, at: *at })
                .expect("nothing is acknowledged twice");
        }
        ledger
    }

    fn complaint(done: &[(&str, &[&str], usize)]) -> String {
        let compared = ledger(done).compare(1, &entries(RECORD));
        compared.expect_err("the record is not what was acknowledged").to_string()
    }

    #[test]
    fn a_record_with_every_acknowledged_move_once_is_correct() {
        let told = ledger(&[("a", &["saucer 4"], 3), ("b", &["pass"], 5)]);
        told.compare(1, &entries(RECORD)).expect("the record is correct");
        ledger(&[("c", &["saucer 4"], 4)]).compare(2, &entries(RECORD)).expect("the record is correct");
    }

    #[test]
    fn a_lost_move_is_found() {
        assert!(
            complaint(&[("a", &["saucer 4"], 3), ("b", &["pass"], 5), ("c", &["pass"], 6)]).contains("lost")
        );
        assert!(complaint(&[("a", &["saucer 4"], 3), ("b", &["pass", "pass"], 5)]).contains("lost"));
        assert!(complaint(&[("b", &["pass"], 5)]).contains("post b"));
    }

    #[test]
    fn a_doubled_move_and_one_nobody_was_told_about_are_found() {
        assert!(complaint(&[("a", &["saucer 4"], 3)]).contains("never told about entry 4"));
    }

    #[test]
    fn a_move_that_was_acknowledged_before_it_was_recorded_is_found() {
        assert!(complaint(&[("a", &["saucer 4"], 1), ("b", &["pass"], 5)]).contains("before 1"));
    }

    #[test]
    fn a_post_with_two_different_answers_is_found() {
        let mut told = ledger(&[("a", &["saucer 4"], 3)]);
        let again = |at| Done { id: "a".to_owned(), actions: Vec::new(), at };
        assert!(told.committed(again(3)).is_ok());
        assert!(told.committed(again(5)).is_err());
    }
}
