//! Rows of any database table, read and written many at a time.

use std::collections::HashMap;
use std::fmt::Write as _;

use sqlx::AssertSqlSafe;
use sqlx::postgres::PgConnection;

use super::Relation;
use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::value::{Kind, Row, Value};

/// The number of rows read at a time.
const PAGE: usize = 2000;

/// The maximum number of values in a `SQLite` statement. It allows more, but is no faster then.
const VALUES: usize = 1000;

impl Relation {
    pub(super) async fn count(&self, connection: &mut Connection) -> Result<u64, StoreFault> {
        let sql = format!("SELECT COUNT(*) FROM {} WHERE {}", self.name, self.only);
        let counted = connection.fetch(AssertSqlSafe(sql), &[]).await?;
        counted.first().map_or(Ok(0), |row| row.get::<i64>(0)).map(|count| count as u64)
    }

    /// Begins to read it.
    pub(super) async fn pages(&'static self, connection: &mut Connection) -> Result<Pages, StoreFault> {
        let sql = match connection {
            Connection::Sqlite(_) => "SELECT name FROM pragma_table_info($1) ORDER BY cid",
            Connection::Postgres(_) => {
                "SELECT CAST(column_name AS TEXT) FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
            }
        };
        let found = connection.fetch(sql, &[self.name.into()]).await?;
        let columns = found.iter().map(|row| row.get(0)).collect::<Result<Vec<String>, _>>()?;
        Ok(Pages { relation: self, columns, last: None })
    }
}

/// The rows of a database table in the order of their keys, a page at a time.
pub(super) struct Pages {
    relation: &'static Relation,
    columns: Vec<String>,
    /// The key of the row that was read last.
    last: Option<Vec<Value>>,
}

impl Pages {
    /// The next rows; `None` if there are no more.
    pub(super) async fn next(&mut self, from: &mut Connection) -> Result<Option<Vec<Row>>, StoreFault> {
        let Relation { name, key, only } = self.relation;
        let (columns, key) = (self.columns.join(", "), key.join(", "));
        let behind = match &self.last {
            Some(last) => format!(" AND ({key}) > ({})", places(last.len())),
            None => String::new(),
        };
        let sql = format!("SELECT {columns} FROM {name} WHERE {only}{behind} ORDER BY {key} LIMIT {PAGE}");
        let rows = from.fetch(AssertSqlSafe(sql), self.last.as_deref().unwrap_or_default()).await?;
        let Some(end) = rows.last() else { return Ok(None) };
        self.last = Some(self.key_of(end));
        Ok(Some(rows))
    }

    pub(super) fn key_of(&self, row: &Row) -> Vec<Value> {
        let is = |column: &&str| self.columns.iter().position(|other| other == column);
        self.relation.key.iter().filter_map(is).map(|place| row.0[place].clone()).collect()
    }

    pub(super) fn name(&self) -> &'static str {
        self.relation.name
    }

    /// The first column of the key.
    pub(super) fn first_key(&self) -> &'static str {
        self.relation.key[0]
    }

    /// The columns, as they are named in a statement.
    pub(super) fn columns(&self) -> String {
        self.columns.join(", ")
    }

    /// Whether the database has no such table.
    pub(super) fn is_empty(&self) -> bool {
        self.columns.is_empty()
    }

    /// Whether the values in a row are of these kinds.
    pub(super) fn fits(&self, row: &Row, kinds: &HashMap<String, Kind>) -> bool {
        let is_right = |(column, value): (&String, &Value)| {
            matches!(value, Value::Null(_)) || kinds.get(column) == Some(&value.kind())
        };
        self.columns.iter().zip(&row.0).all(is_right)
    }

    /// Writes rows of this table into another file. Rows that cannot be written or already exist are left
    /// out.
    pub(super) async fn put_where_possible(
        &self,
        rows: &[Row],
        into: &mut Connection,
    ) -> Result<(), StoreFault> {
        for some in rows.chunks(VALUES / self.columns.len()) {
            self.insert("INSERT OR IGNORE", some, into).await?;
        }
        Ok(())
    }

    /// Writes rows of this table into another database.
    pub(super) async fn put(&self, rows: &[Row], into: &mut Connection) -> Result<(), StoreFault> {
        match into {
            Connection::Sqlite(_) => {
                for some in rows.chunks(VALUES / self.columns.len()) {
                    self.insert("INSERT", some, into).await?;
                }
                Ok(())
            }
            Connection::Postgres(connection) => self.copy_in(rows, connection).await,
        }
    }

    async fn insert(&self, verb: &str, rows: &[Row], into: &mut Connection) -> Result<(), StoreFault> {
        // Without numbers, because SQLite searches all parameters for each of them.
        let row = format!("({})", vec!["?"; self.columns.len()].join(", "));
        let (name, columns, places) =
            (self.relation.name, self.columns.join(", "), vec![row.as_str(); rows.len()].join(", "));
        let sql = format!("{verb} INTO {name} ({columns}) VALUES {places}");
        let values: Vec<Value> = rows.iter().flat_map(|row| row.0.iter().cloned()).collect();
        into.execute(AssertSqlSafe(sql), &values).await.map(drop)
    }

    /// Writes rows as text, which `PostgreSQL` accepts several times faster than statements.
    async fn copy_in(&self, rows: &[Row], into: &mut PgConnection) -> Result<(), StoreFault> {
        let (name, columns) = (self.relation.name, self.columns.join(", "));
        let mut copying = into.copy_in_raw(&format!("COPY {name} ({columns}) FROM STDIN")).await?;
        copying.send(as_text(rows).into_bytes()).await?;
        copying.finish().await?;
        Ok(())
    }
}

/// The parameters of a statement: `$1, $2`.
fn places(count: usize) -> String {
    (1..=count).map(|place| format!("${place}")).collect::<Vec<String>>().join(", ")
}

/// Rows in the format of `COPY`: one line each, with tabs between the values.
fn as_text(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        for (place, value) in row.0.iter().enumerate() {
            if place > 0 {
                text.push('\t');
            }
            match value {
                Value::Null(_) => text.push_str("\\N"),
                // Writing to a string cannot fail.
                Value::Number(number) => _ = write!(text, "{number}"),
                Value::Text(value) => value.chars().for_each(|letter| push(&mut text, letter)),
                Value::Bytes(bytes) => {
                    text.push_str("\\\\x");
                    bytes.iter().for_each(|byte| _ = write!(text, "{byte:02x}"));
                }
            }
        }
        text.push('\n');
    }
    text
}

fn push(text: &mut String, letter: char) {
    match letter {
        '\\' => text.push_str("\\\\"),
        '\n' => text.push_str("\\n"),
        '\r' => text.push_str("\\r"),
        '\t' => text.push_str("\\t"),
        letter => text.push(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_would_end_a_value_or_a_row_are_escaped() {
        let row = Row(vec![
            Value::Null(Kind::Number),
            Value::Number(-7),
            "a\tb\\N\r\nŻółw".into(),
            Value::Bytes([0, 255].as_slice().into()),
        ]);
        assert_eq!(as_text(&[row]), "\\N\t-7\ta\\tb\\\\N\\r\\nŻółw\t\\\\x00ff\n");
    }
}
