//! What is queued for the writer.

use std::sync::Arc;

use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments, Row, TypeInfo, ValueRef};
use tokio::sync::oneshot;

use crate::fault::StoreFault;
use crate::tables::{Batch, Now};

/// Something to put into a statement, or what came out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Null,
    Number(i64),
    Text(Arc<str>),
    Bytes(Arc<[u8]>),
}

impl Value {
    pub(crate) fn add_to(&self, arguments: &mut SqliteArguments) -> Result<(), StoreFault> {
        match self {
            Self::Null => arguments.add(None::<i64>),
            Self::Number(number) => arguments.add(*number),
            Self::Text(text) => arguments.add(text.clone()),
            Self::Bytes(bytes) => arguments.add(bytes.clone()),
        }
        .map_err(|error| StoreFault::Broken(error.to_string()))
    }

    /// The first column of a row; all that statements of the writer return.
    fn first_of(row: &SqliteRow) -> Result<Self, StoreFault> {
        let kind = row.try_get_raw(0)?;
        if kind.is_null() {
            return Ok(Self::Null);
        }
        match kind.type_info().name() {
            "INTEGER" => Ok(Self::Number(row.try_get(0)?)),
            _ => Ok(Self::Text(row.try_get::<String, _>(0)?.into())),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<&Arc<str>> for Value {
    fn from(text: &Arc<str>) -> Self {
        Self::Text(text.clone())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.as_str().into())
    }
}

impl From<&[u8; 32]> for Value {
    fn from(bytes: &[u8; 32]) -> Self {
        Self::Bytes(bytes.as_slice().into())
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Self {
        Self::Number(truth.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// One statement of a job. It is data, so that a job can be done again when its group was rolled back for another's fault.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    sql: &'static str,
    values: Vec<Value>,
    /// What it means if no row was touched.
    if_none: Option<StoreFault>,
    returns: bool,
}

/// What a statement did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// How many rows it touched.
    pub(crate) touched: u64,
    /// The first column of each row that it returned.
    pub(crate) returned: Vec<Value>,
}

impl Outcome {
    pub(crate) fn texts(self) -> Vec<String> {
        let texts = self.returned.into_iter();
        texts
            .filter_map(|value| if let Value::Text(text) = value { Some((*text).into()) } else { None })
            .collect()
    }

    pub(crate) fn number(&self) -> Result<i64, StoreFault> {
        match self.returned.first() {
            Some(Value::Number(number)) => Ok(*number),
            _ => Err(StoreFault::Broken("no number was returned".into())),
        }
    }
}

impl Step {
    pub(crate) fn new(sql: &'static str, values: impl Into<Vec<Value>>) -> Self {
        Self { sql, values: values.into(), if_none: None, returns: false }
    }

    /// The job fails with `fault` if this statement touches no row.
    pub(crate) fn or(self, fault: StoreFault) -> Self {
        Self { if_none: Some(fault), ..self }
    }

    /// The statement has a `RETURNING`.
    pub(crate) fn returning(self) -> Self {
        Self { returns: true, ..self }
    }

    pub(crate) async fn run(&self, connection: &mut sqlx::SqliteConnection) -> Result<Outcome, StoreFault> {
        let mut arguments = SqliteArguments::default();
        for value in &self.values {
            value.add_to(&mut arguments)?;
        }
        let query = sqlx::query_with(self.sql, arguments);
        let outcome = if self.returns {
            let rows = query.fetch_all(connection).await?;
            let returned = rows.iter().map(Value::first_of).collect::<Result<Vec<_>, _>>()?;
            Outcome { touched: returned.len() as u64, returned }
        } else {
            Outcome { touched: query.execute(connection).await?.rows_affected(), returned: Vec::new() }
        };
        match &self.if_none {
            Some(fault) if outcome.touched == 0 => Err(fault.clone()),
            _ => Ok(outcome),
        }
    }
}

/// What a move writes, beside which it may write nothing: rows that go in together with those of other tables.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    pub(crate) table: Arc<str>,
    pub(crate) batches: Vec<Batch>,
    pub(crate) now: Option<Now>,
}

/// What is to be done wholly or not at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    /// Done in this order, before `rows`.
    pub(crate) steps: Vec<Step>,
    pub(crate) rows: Option<Rows>,
    /// Whether `steps` look at what `rows` of earlier jobs have written.
    pub(crate) after_rows: bool,
}

impl Work {
    pub(crate) fn steps(steps: impl Into<Vec<Step>>) -> Self {
        Self { steps: steps.into(), ..Self::default() }
    }

    /// How many statements and rows this is.
    pub(crate) fn changes(&self) -> usize {
        self.steps.len()
            + self.rows.as_ref().map_or(0, |rows| rows.batches.len() + usize::from(rows.now.is_some()))
    }

    pub(crate) fn after_rows(self) -> Self {
        Self { after_rows: true, ..self }
    }
}

/// What became of a job: what each of its steps did.
pub(crate) type Answer = Result<Vec<Outcome>, StoreFault>;

/// Work, with somebody who waits for it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) work: Work,
    pub(crate) answer: oneshot::Sender<Answer>,
}

/// What the writer is told.
#[derive(Debug)]
pub(crate) enum Message {
    Job(Job),
    /// A statement outside any transaction.
    Aside(&'static str, i64, oneshot::Sender<Result<(), StoreFault>>),
    /// Do what is queued, then put all into the database file and end.
    Close(oneshot::Sender<()>),
}
