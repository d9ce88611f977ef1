//! `PostgreSQL`: one database for many machines.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{Arguments, Row as _, TypeInfo, ValueRef};

use crate::fault::StoreFault;
use crate::value::{Kind, Row, Value};

/// How long a server may take to answer: it may be gone without a word.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);

/// How a server finds out that one of us is gone without a word: until then the leases of that node are held.
pub(crate) const ARE_YOU_THERE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "3"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "8000"),
];

/// What a server answers, if it does so in time.
pub(crate) async fn in_time<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreFault> {
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(StoreFault::Unreachable("it does not answer".into())),
    }
}

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
