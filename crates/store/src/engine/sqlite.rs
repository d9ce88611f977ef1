//! `SQLite`: one file, embedded.

use std::sync::Arc;

use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments, Row as _, TypeInfo, ValueRef};

use crate::fault::StoreFault;
use crate::value::{Kind, Row, Value};

pub(crate) fn arguments(values: &[Value]) -> Result<SqliteArguments, StoreFault> {
    let mut arguments = SqliteArguments::default();
    arguments.reserve(values.len(), 0);
    for value in values {
        match value {
            Value::Null(_) => arguments.add(None::<i64>),
            Value::Number(number) => arguments.add(*number),
            Value::Text(text) => arguments.add(text.clone()),
            Value::Bytes(bytes) => arguments.add(bytes.clone()),
        }
        .map_err(|error| StoreFault::Broken(error.to_string()))?;
    }
    Ok(arguments)
}

pub(crate) fn row(row: &SqliteRow) -> Result<Row, StoreFault> {
    (0..row.len()).map(|column| value(row, column)).collect::<Result<_, _>>().map(Row)
}

fn value(row: &SqliteRow, column: usize) -> Result<Value, StoreFault> {
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        // SQLite's columns have no kinds of their own.
        return Ok(Value::Null(Kind::Text));
    }
    Ok(match raw.type_info().name() {
        "INTEGER" => Value::Number(row.try_get(column)?),
        "BLOB" => Value::Bytes(row.try_get::<Vec<u8>, _>(column)?.into()),
        _ => Value::Text(Arc::from(row.try_get::<&str, _>(column)?)),
    })
}
