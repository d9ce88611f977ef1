//! Many rows in few statements: what moves write.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::job::Rows;
use crate::tables::{Batch, Now};
use crate::value::Value;

/// Statements for 1, 2, 4, … rows: any number of rows takes few of them, and all of them stay prepared.
struct Doubling<const WIDTH: usize> {
    sqlite: [String; 7],
    postgres: [String; 7],
}

impl<const WIDTH: usize> Doubling<WIDTH> {
    fn new(before: &str, after: &str) -> Self {
        let statement = |power: usize, place: &dyn Fn(usize) -> String| {
            let row = |row: usize| {
                let places: Vec<String> = (0..WIDTH).map(|column| place(row * WIDTH + column + 1)).collect();
                format!("({})", places.join(","))
            };
            let rows: Vec<String> = (0..1 << power).map(row).collect();
            format!("{before}{}{after}", rows.join(","))
        };
        Self {
            // Without numbers: `SQLite` looks a numbered place up in a list, and there are hundreds.
            sqlite: std::array::from_fn(|power| statement(power, &|_| "?".to_owned())),
            postgres: std::array::from_fn(|power| statement(power, &|number| format!("${number}"))),
        }
    }

    /// Writes all `rows`, as many as possible at a time.
    async fn write<T>(
        &'static self,
        connection: &mut Connection,
        mut rows: &[T],
        values: impl Fn(&T) -> [Value; WIDTH],
    ) -> Result<(), StoreFault> {
        let statements = match connection {
            Connection::Sqlite(_) => &self.sqlite,
            Connection::Postgres(_) => &self.postgres,
        };
        while !rows.is_empty() {
            let power = (rows.len().ilog2() as usize).min(statements.len() - 1);
            let (now, later) = rows.split_at(1 << power);
            let values: Vec<Value> = now.iter().flat_map(&values).collect();
            connection.execute(statements[power].as_str(), &values).await?;
            rows = later;
        }
        Ok(())
    }
}

static BATCHES: LazyLock<Doubling<8>> = LazyLock::new(|| {
    Doubling::new("INSERT INTO batches (table_id, number, entries, count, seat, post, at, due) VALUES ", "")
});

/// Where a table stands is never put back: another node may know more.
static NOWS: LazyLock<Doubling<7>> = LazyLock::new(|| {
    Doubling::new(
        "INSERT INTO table_now (table_id, state, entries, due, wake_at, clocks, updated) VALUES ",
        " ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, entries = excluded.entries, due = excluded.due, \
         wake_at = excluded.wake_at, clocks = excluded.clocks, updated = excluded.updated \
         WHERE excluded.entries >= table_now.entries",
    )
});

/// Rows that wait to be written together.
#[derive(Default)]
pub(crate) struct Pending<'a> {
    batches: Vec<(&'a Arc<str>, &'a Batch)>,
    nows: Vec<(&'a Arc<str>, &'a Now)>,
    /// Where each table is in `nows`: only the last word about a table is written.
    places: HashMap<&'a str, usize>,
}

impl<'a> Pending<'a> {
    pub(crate) fn add(&mut self, rows: &'a Rows) {
        self.batches.extend(rows.batches.iter().map(|batch| (&rows.table, batch)));
        if let Some(now) = &rows.now {
            let place = *self.places.entry(&rows.table).or_insert(self.nows.len());
            if place == self.nows.len() {
                self.nows.push((&rows.table, now));
            } else {
                self.nows[place].1 = now;
            }
        }
    }

    /// Writes what waits.
    pub(crate) async fn flush(&mut self, connection: &mut Connection) -> Result<(), StoreFault> {
        BATCHES.write(connection, &self.batches, |(table, batch)| batch.values(table)).await?;
        // All nodes take rows in the same order, so that none waits for another that waits for it.
        self.nows.sort_unstable_by_key(|(table, _)| *table);
        NOWS.write(connection, &self.nows, |(table, now)| now.values(table)).await?;
        self.batches.clear();
        self.nows.clear();
        self.places.clear();
        Ok(())
    }
}
