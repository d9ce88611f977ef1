//! `PostgreSQL`: one database for many machines.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::{Arguments, Row as _, TypeInfo, ValueRef};

use crate::fault::StoreFault;
use crate::value::{Kind, Row, Value};

/// How long a server may take to answer. It may have vanished silently.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);

/// Settings with which the server detects that a node has vanished silently. Until then that node's leases
/// are held.
pub(crate) const KEEPALIVE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "3"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "8000"),
];

/// The setting with which the server ends a stuck transaction. It does so before we give up on the
/// transaction, so that refused work does not happen later and its locks do not block anybody for long.
pub(crate) const STUCK_TRANSACTION_TIMEOUT: (&str, &str) = ("idle_in_transaction_session_timeout", "3s");

/// The setting with which the server detects that a node is stuck even though its machine answers. A node
/// with leases sends something every second.
pub(crate) const STUCK_NODE_TIMEOUT: (&str, &str) = ("idle_session_timeout", "8s");

/// The server's answer, if it arrives in time.
pub(crate) async fn in_time<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreFault> {
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(silent()),
    }
}

/// The fault for a server that does not answer.
pub(crate) fn silent() -> StoreFault {
    StoreFault::Unreachable(SILENCE.into())
}

/// Whether a fault means that the server did not answer.
pub(crate) fn is_silence(fault: &StoreFault) -> bool {
    matches!(fault, StoreFault::Unreachable(why) if why == SILENCE)
}

const SILENCE: &str = "it does not answer";

pub(crate) fn arguments(values: &[Value]) -> Result<PgArguments, StoreFault> {
    let mut arguments = PgArguments::default();
    arguments.reserve(values.len(), 0);
    for value in values {
        match value {
            Value::Null(Kind::Number) => arguments.add(None::<i64>),
            Value::Null(Kind::Text) => arguments.add(None::<&str>),
            Value::Null(Kind::Bytes) => arguments.add(None::<&[u8]>),
            Value::Number(number) => arguments.add(*number),
            Value::Text(text) => arguments.add(&**text),
            Value::Bytes(bytes) => arguments.add(&**bytes),
        }
        .map_err(|error| StoreFault::Broken(error.to_string()))?;
    }
    Ok(arguments)
}

/// A column of many rows.
pub(crate) enum Many<'a> {
    Numbers(Vec<Option<i64>>),
    Texts(Vec<Option<&'a str>>),
}

/// The columns of rows with values of these kinds.
pub(crate) fn columns<'a, const WIDTH: usize>(
    rows: &'a [[Value; WIDTH]],
    kinds: &[Kind; WIDTH],
) -> Vec<Many<'a>> {
    let column = |(column, kind): (usize, &Kind)| {
        let values = rows.iter().map(move |row| &row[column]);
        match kind {
            Kind::Number => Many::Numbers(
                values
                    .map(|value| if let Value::Number(number) = value { Some(*number) } else { None })
                    .collect(),
            ),
            Kind::Text | Kind::Bytes => Many::Texts(
                values
                    .map(|value| if let Value::Text(text) = value { Some(&**text) } else { None })
                    .collect(),
            ),
        }
    };
    kinds.iter().enumerate().map(column).collect()
}

/// The parameters of a statement.
#[derive(Clone, Copy)]
pub(crate) enum Parameters<'a> {
    Values(&'a [Value]),
    Columns(&'a [Many<'a>]),
}

impl Parameters<'_> {
    pub(crate) fn arguments(self) -> Result<PgArguments, StoreFault> {
        match self {
            Self::Values(values) => arguments(values),
            Self::Columns(columns) => {
                let mut arguments = PgArguments::default();
                for column in columns {
                    match column {
                        Many::Numbers(numbers) => arguments.add(numbers),
                        Many::Texts(texts) => arguments.add(texts),
                    }
                    .map_err(|error| StoreFault::Broken(error.to_string()))?;
                }
                Ok(arguments)
            }
        }
    }
}

/// Runs a statement whose parameters are columns.
pub(crate) async fn execute_many(
    connection: &mut PgConnection,
    sql: &'static str,
    columns: &[Many<'_>],
) -> Result<(), StoreFault> {
    sqlx::query_with(sql, Parameters::Columns(columns).arguments()?).execute(connection).await?;
    Ok(())
}

pub(crate) fn row(row: &PgRow) -> Result<Row, StoreFault> {
    (0..row.len()).map(|column| value(row, column)).collect::<Result<_, _>>().map(Row)
}

fn value(row: &PgRow, column: usize) -> Result<Value, StoreFault> {
    let raw = row.try_get_raw(column)?;
    let kind = raw.type_info().name().to_owned();
    let is_null = raw.is_null();
    Ok(match kind.as_str() {
        "INT8" | "INT4" if is_null => Value::Null(Kind::Number),
        "BYTEA" if is_null => Value::Null(Kind::Bytes),
        _ if is_null => Value::Null(Kind::Text),
        "INT8" => Value::Number(row.try_get(column)?),
        "INT4" => Value::Number(row.try_get::<i32, _>(column)?.into()),
        "BYTEA" => Value::Bytes(row.try_get::<&[u8], _>(column)?.into()),
        _ => Value::Text(Arc::from(row.try_get::<&str, _>(column)?)),
    })
}
