//! Jobs for the writer.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::news::About;
use crate::tables::{Batch, Now};
use crate::value::{Row, Value};

/// One statement in a job. It is data, so that a job can be repeated when its group was rolled back because
/// of another job.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
    /// The fault if no row was affected.
    if_none: Option<StoreFault>,
    returns: bool,
}

/// The result of a statement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The number of rows it affected.
    pub(crate) touched: u64,
    /// The rows it returned.
    pub(crate) returned: Vec<Row>,
}

impl Outcome {
    /// The first column of each row.
    pub(crate) fn texts(&self) -> Result<Vec<String>, StoreFault> {
        self.returned.iter().map(|row| row.get(0)).collect()
    }

    pub(crate) fn number(&self) -> Result<i64, StoreFault> {
        self.returned.first().map_or_else(
            || Err(StoreFault::Broken("the statement returned no number".into())),
            |row| row.get(0),
        )
    }
}

impl Statement {
    pub(crate) fn new(sql: &'static str, values: impl Into<Vec<Value>>) -> Self {
        Self { sql, values: values.into(), if_none: None, returns: false }
    }

    /// Makes the job fail with `fault` if this statement affects no row.
    pub(crate) fn or(self, fault: StoreFault) -> Self {
        Self { if_none: Some(fault), ..self }
    }

    /// Marks a statement that has a `RETURNING` clause.
    pub(crate) fn returning(self) -> Self {
        Self { returns: true, ..self }
    }

    pub(crate) async fn run(&self, connection: &mut Connection) -> Result<Outcome, StoreFault> {
        let outcome = if self.returns {
            let returned = connection.fetch(self.sql, &self.values).await?;
            Outcome { touched: returned.len() as u64, returned }
        } else {
            Outcome { touched: connection.execute(self.sql, &self.values).await?, returned: Vec::new() }
        };
        match &self.if_none {
            Some(fault) if outcome.touched == 0 => Err(fault.clone()),
            _ => Ok(outcome),
        }
    }
}

/// The rows that a move writes. They are inserted together with those of other tables.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    pub(crate) table: Arc<str>,
    pub(crate) batches: Vec<Batch>,
    pub(crate) now: Option<Now>,
}

/// Work that is done completely or not at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    /// Done in this order, before `rows`.
    pub(crate) steps: Vec<Statement>,
    pub(crate) rows: Option<Rows>,
    /// What it is about, for other nodes.
    pub(crate) about: Option<About>,
    /// Whether `steps` depend on `rows` that earlier jobs have written.
    pub(crate) after_rows: bool,
}

impl Work {
    pub(crate) fn steps(steps: impl Into<Vec<Statement>>) -> Self {
        Self { steps: steps.into(), ..Self::default() }
    }

    /// The key by which all nodes order their work.
    pub(crate) fn key(&self) -> &str {
        self.about.as_ref().map_or("", About::id)
    }

    /// Whether it depends on anything that others have written before.
    pub(crate) fn looks_at_all(&self) -> bool {
        self.after_rows && self.about.is_none()
    }

    /// The number of statements and rows.
    pub(crate) fn changes(&self) -> usize {
        self.steps.len()
            + self.rows.as_ref().map_or(0, |rows| rows.batches.len() + usize::from(rows.now.is_some()))
    }

    /// Tells other nodes that this is about a table.
    pub(crate) fn about_table(self, table: &str) -> Self {
        Self { about: Some(About::Table(table.into())), ..self }
    }

    /// Tells other nodes that this is about a table's chat.
    pub(crate) fn about_chat(self, table: &str) -> Self {
        Self { about: Some(About::Chat(table.into())), ..self }
    }

    /// Tells other nodes that this is about a user.
    pub(crate) fn about_user(self, user: &str) -> Self {
        Self { about: Some(About::User(user.into())), ..self }
    }

    pub(crate) fn after_rows(self) -> Self {
        Self { after_rows: true, ..self }
    }
}

/// The outcome of a job: the results of its steps.
pub(crate) type Answer = Result<Vec<Outcome>, StoreFault>;

/// Work and the caller who waits for it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) work: Work,
    pub(crate) answer: oneshot::Sender<Answer>,
}

/// A message to the writer.
#[derive(Debug)]
pub(crate) enum Message {
    Job(Job),
    /// A statement outside any transaction.
    Aside(String, oneshot::Sender<Result<(), StoreFault>>),
    /// Do what is queued, then move everything into the database file and end.
    Close(oneshot::Sender<()>),
}
