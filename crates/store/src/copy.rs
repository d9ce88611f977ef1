//! Moving everything from one database into another, of the same kind or not.

use sqlx::AssertSqlSafe;

use crate::address::Address;
use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::store::StoreOptions;
use crate::store::open_any;
use crate::value::{Row, Value};

/// So many rows are read and written at a time.
const ROWS: usize = 200;

/// A table of the database.
struct Relation {
    name: &'static str,
    /// The columns of its key come first.
    columns: &'static [&'static str],
    key: usize,
    /// Which of its rows; what others refer to goes first.
    only: &'static str,
}

/// All of them, in an order in which nothing refers to what is not there yet.
const RELATIONS: [Relation; 11] = [
    Relation { name: "users", columns: USERS, key: 1, only: "owner IS NULL" },
    Relation { name: "users", columns: USERS, key: 1, only: "owner IS NOT NULL" },
    Relation {
        name: "sessions",
        columns: &["token_hash", "user_id", "kind", "created", "last_seen"],
        key: 1,
        only: ALL,
    },
    Relation {
        name: "tables",
        columns: &[
            "id",
            "version",
            "state",
            "game",
            "visibility",
            "spectators",
            "host",
            "sheet",
            "seed",
            "created",
            "updated",
        ],
        key: 1,
        only: ALL,
    },
    Relation {
        name: "table_now",
        columns: &["table_id", "state", "entries", "due", "wake_at", "clocks", "updated"],
        key: 1,
        only: ALL,
    },
    Relation { name: "table_seats", columns: &["table_id", "seat", "user_id"], key: 2, only: ALL },
    Relation {
        name: "batches",
        columns: &["table_id", "number", "entries", "count", "seat", "post", "at", "due"],
        key: 2,
        only: ALL,
    },
    Relation {
        name: "chat",
        columns: &["table_id", "number", "user_id", "seat", "name", "text", "at"],
        key: 2,
        only: ALL,
    },
    Relation { name: "mutes", columns: &["user_id", "muted"], key: 2, only: ALL },
    Relation {
        name: "reports",
        columns: &["id", "at", "table_id", "by_user", "about_user", "chat_number", "reason", "state"],
        key: 1,
        only: ALL,
    },
    Relation { name: "server", columns: &["key", "value"], key: 1, only: ALL },
];

const ALL: &str = "1 = 1";

const USERS: &[&str] = &[
    "id",
    "kind",
    "name",
    "name_key",
    "password",
    "owner",
    "language",
    "created",
    "last_seen",
    "banned",
    "deleted",
];

/// How far a copy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The table of the database that is copied now.
    pub relation: &'static str,
    /// How many rows were copied, of all tables.
    pub rows: u64,
}

/// Copies everything into a database that is empty, wholly or not at all. `InUse` if a server runs on one of them, `Conflict` if
/// there is something in the other already.
pub async fn copy(
    from: &Address,
    to: &Address,
    mut tell: impl FnMut(Copied) + Send,
) -> Result<u64, StoreFault> {
    let options = StoreOptions::default();
    let mut source = open_any(from, &options).await?.alone().await?;
    let mut target = open_any(to, &options).await?.alone().await?;
    for sql in ["SELECT COUNT(*) FROM users", "SELECT COUNT(*) FROM tables"] {
        let found = target.connection.fetch(sql, &[]).await?;
        if found.first().map_or(Ok(0), |row| row.get::<i64>(0))? > 0 {
            return Err(StoreFault::Conflict);
        }
    }
    target.connection.begin().await?;
    let copied = copy_all(&mut source.connection, &mut target.connection, &mut tell).await;
    let ending = if copied.is_ok() { "COMMIT" } else { "ROLLBACK" };
    target.connection.execute(ending, &[]).await?;
    source.close().await;
    target.close().await;
    copied
}

async fn copy_all(
    source: &mut Connection,
    target: &mut Connection,
    tell: &mut (impl FnMut(Copied) + Send),
) -> Result<u64, StoreFault> {
    let mut rows = 0;
    target.execute("DELETE FROM server", &[]).await?;
    for relation in &RELATIONS {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let some = relation.read(source, last.as_deref()).await?;
            let Some(end) = some.last() else { break };
            last = Some(end.0[..relation.key].to_vec());
            relation.write(target, &some).await?;
            rows += some.len() as u64;
            tell(Copied { relation: relation.name, rows });
        }
    }
    translate_uptime(target).await?;
    Ok(rows)
}

/// A server alone counts by itself how long it was up, several do so together: clocks of tables go on where they were.
async fn translate_uptime(target: &mut Connection) -> Result<(), StoreFault> {
    let sql = match target {
        Connection::Sqlite(_) => {
            "INSERT INTO server (key, value) SELECT 'uptime_ms', substr(value, 1, instr(value, ' ') - 1) FROM server \
             WHERE key = 'uptime' ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        }
        Connection::Postgres(_) => {
            "INSERT INTO server (key, value) SELECT 'uptime', value || ' ' || \
             CAST(CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS TEXT) FROM server \
             WHERE key = 'uptime_ms' ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        }
    };
    target.execute(sql, &[]).await?;
    let gone = match target {
        Connection::Sqlite(_) => "DELETE FROM server WHERE key = 'uptime'",
        Connection::Postgres(_) => "DELETE FROM server WHERE key = 'uptime_ms'",
    };
    target.execute(gone, &[]).await.map(drop)
}

impl Relation {
    /// The next rows behind a key.
    async fn read(&self, source: &mut Connection, after: Option<&[Value]>) -> Result<Vec<Row>, StoreFault> {
        let (columns, key) = (self.columns.join(", "), self.columns[..self.key].join(", "));
        let places: Vec<String> = (1..=self.key).map(|number| format!("${number}")).collect();
        let behind = after.map_or(String::new(), |_| format!(" AND ({key}) > ({})", places.join(", ")));
        let (name, only) = (self.name, self.only);
        let sql = format!("SELECT {columns} FROM {name} WHERE {only}{behind} ORDER BY {key} LIMIT {ROWS}");
        source.fetch(AssertSqlSafe(sql), after.unwrap_or_default()).await
    }

    async fn write(&self, target: &mut Connection, rows: &[Row]) -> Result<(), StoreFault> {
        let width = self.columns.len();
        let row = |row: usize| {
            let places: Vec<String> =
                (1..=width).map(|column| format!("${}", row * width + column)).collect();
            format!("({})", places.join(","))
        };
        let places: Vec<String> = (0..rows.len()).map(row).collect();
        let sql =
            format!("INSERT INTO {} ({}) VALUES {}", self.name, self.columns.join(", "), places.join(","));
        let values: Vec<Value> = rows.iter().flat_map(|row| self.typed(row)).collect();
        target.execute(AssertSqlSafe(sql), &values).await.map(drop)
    }

    /// The values of a row, each of the kind of its column: `SQLite` does not know the kind of what is not there.
    fn typed(&self, row: &Row) -> Vec<Value> {
        let typed = |(column, value): (&&str, &Value)| match value {
            Value::Null(_) => Value::Null(kind_of(column)),
            value => value.clone(),
        };
        self.columns.iter().zip(&row.0).map(typed).collect()
    }
}

/// What may be missing in a column.
fn kind_of(column: &str) -> crate::value::Kind {
    match column {
        "wake_at" | "seat" | "due" | "chat_number" => crate::value::Kind::Number,
        _ => crate::value::Kind::Text,
    }
}
