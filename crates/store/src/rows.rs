//! Many rows in few statements: what moves write.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, SqliteConnection};

use crate::fault::StoreFault;
use crate::job::{Rows, Value};
use crate::tables::{Batch, Now};

/// Statements for 1, 2, 4, … rows: any number of rows takes few of them, and all of them stay prepared.
struct Doubling<const WIDTH: usize>([String; 7]);

impl<const WIDTH: usize> Doubling<WIDTH> {
    /// Placeholders are `?` without numbers: `SQLite` looks a numbered one up in a list, and there are hundreds.
    fn new(before: &str, after: &str) -> Self {
        let row = format!("({})", ["?"; WIDTH].join(","));
        Self(std::array::from_fn(|power| {
            format!("{before}{}{after}", vec![row.as_str(); 1 << power].join(","))
        }))
    }

    /// Writes all `rows`, as many as possible at a time.
    async fn write<T>(
        &'static self,
        connection: &mut SqliteConnection,
        mut rows: &[T],
        values: impl Fn(&T) -> [Value; WIDTH],
    ) -> Result<(), StoreFault> {
        while !rows.is_empty() {
            let power = (rows.len().ilog2() as usize).min(self.0.len() - 1);
            let (now, later) = rows.split_at(1 << power);
            let mut arguments = SqliteArguments::default();
            arguments.reserve(now.len() * WIDTH, 0);
            for row in now {
                for value in values(row) {
                    value.add_to(&mut arguments)?;
                }
            }
            sqlx::query_with(self.0[power].as_str(), arguments).execute(&mut *connection).await?;
            rows = later;
        }
        Ok(())
    }
}

static BATCHES: LazyLock<Doubling<8>> = LazyLock::new(|| {
    Doubling::new("INSERT INTO batches (table_id, number, entries, count, seat, post, at, due) VALUES ", "")
});

static NOWS: LazyLock<Doubling<7>> = LazyLock::new(|| {
    Doubling::new(
        "INSERT INTO table_now (table_id, state, entries, due, wake_at, clocks, updated) VALUES ",
        " ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, entries = excluded.entries, due = excluded.due, \
         wake_at = excluded.wake_at, clocks = excluded.clocks, updated = excluded.updated",
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
    pub(crate) async fn flush(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreFault> {
        BATCHES.write(connection, &self.batches, |(table, batch)| batch.values(table)).await?;
        NOWS.write(connection, &self.nows, |(table, now)| now.values(table)).await?;
        self.batches.clear();
        self.nows.clear();
        self.places.clear();
        Ok(())
    }
}
