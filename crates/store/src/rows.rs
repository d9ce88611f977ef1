//! Writes the rows of many moves in few statements.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use crate::announcing::{Announcement, NOW_MS};
use crate::engine::{Connection, postgres};
use crate::fault::StoreFault;
use crate::job::Rows;
use crate::tables::{Batch, Now};
use crate::value::{Kind, Value};

/// The columns of `batches`, in the order of [`Batch::values`].
const BATCH: &str = "(table_id, number, entries, count, seat, post, at, due)";

/// The columns of `table_now`, in the order of [`Now::values`].
const NOW: &str = "(table_id, state, entries, due, wake_at, clocks, updated)";

/// A table's state never goes back, because another node may know more.
const UNLESS_NEWER: &str = "ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, entries = excluded.entries, \
    due = excluded.due, wake_at = excluded.wake_at, clocks = excluded.clocks, updated = excluded.updated \
    WHERE excluded.entries >= table_now.entries";

/// `SQLite` statements for 1, 2, 4, … rows. Any number of rows takes only a few of them, and all of them stay
/// prepared.
struct Doubling<const WIDTH: usize>([String; 7]);

impl<const WIDTH: usize> Doubling<WIDTH> {
    fn new(before: &str, after: &str) -> Self {
        // Without numbers, because SQLite looks up each numbered parameter in a list, and there are hundreds.
        let row = format!("({})", ["?"; WIDTH].join(","));
        Self(std::array::from_fn(|power| {
            format!("{before}{}{after}", vec![row.as_str(); 1 << power].join(","))
        }))
    }

    /// Writes all `rows`, as many as possible at a time.
    async fn write<T>(
        &'static self,
        connection: &mut Connection,
        mut rows: &[T],
        values: impl Fn(&T) -> [Value; WIDTH],
    ) -> Result<(), StoreFault> {
        while !rows.is_empty() {
            let power = (rows.len().ilog2() as usize).min(self.0.len() - 1);
            let (now, later) = rows.split_at(1 << power);
            let values: Vec<Value> = now.iter().flat_map(&values).collect();
            connection.execute(self.0[power].as_str(), &values).await?;
            rows = later;
        }
        Ok(())
    }
}

static BATCHES: LazyLock<Doubling<8>> =
    LazyLock::new(|| Doubling::new(&format!("INSERT INTO batches {BATCH} VALUES "), ""));

static NOWS: LazyLock<Doubling<7>> = LazyLock::new(|| {
    Doubling::new(&format!("INSERT INTO table_now {NOW} VALUES "), &format!(" {UNLESS_NEWER}"))
});

/// The `PostgreSQL` statement for any number of rows, which come as columns, and for the announcement to
/// other nodes: one round trip for everything that a group of moves writes.
static MOVES: LazyLock<String> = LazyLock::new(|| {
    format!(
        "WITH batch AS (INSERT INTO batches {BATCH} SELECT * FROM unnest($1::text[], $2::int8[], $3::text[], $4::int8[], \
         $5::int8[], $6::text[], $7::int8[], $8::int8[])), \
         now AS (INSERT INTO table_now {NOW} SELECT * FROM unnest($9::text[], $10::text[], $11::int8[], $12::int8[], \
         $13::int8[], $14::text[], $15::int8[]) {UNLESS_NEWER}) \
         INSERT INTO announcements (node, number, words, at) \
         SELECT node, number, words, {NOW_MS} FROM unnest($16::text[], $17::int8[], $18::text[]) AS said (node, number, words)"
    )
});

/// The kinds of the columns in [`MOVES`].
const BATCH_KINDS: [Kind; 8] = {
    use Kind::{Number, Text};
    [Text, Number, Text, Number, Number, Text, Number, Number]
};
const NOW_KINDS: [Kind; 7] = {
    use Kind::{Number, Text};
    [Text, Text, Number, Number, Number, Text, Number]
};

/// Rows waiting to be written together.
#[derive(Default)]
pub(crate) struct Pending<'a> {
    batches: Vec<(&'a Arc<str>, &'a Batch)>,
    nows: Vec<(&'a Arc<str>, &'a Now)>,
    /// The index of each table in `nows`. Only a table's last state is written.
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

    /// Writes the waiting rows and the announcement that other nodes find if they do not hear it.
    pub(crate) async fn flush(
        &mut self,
        connection: &mut Connection,
        announcement: Option<&Announcement>,
    ) -> Result<(), StoreFault> {
        if self.batches.is_empty() && self.nows.is_empty() && announcement.is_none() {
            return Ok(());
        }
        // All nodes write rows in the same order, so that they cannot wait for each other in a circle.
        self.batches.sort_by_key(|(table, _)| *table);
        self.nows.sort_unstable_by_key(|(table, _)| *table);
        match connection {
            Connection::Sqlite(_) => {
                BATCHES.write(connection, &self.batches, |(table, batch)| batch.values(table)).await?;
                NOWS.write(connection, &self.nows, |(table, now)| now.values(table)).await?;
            }
            Connection::Postgres(connection) => {
                let batches: Vec<_> = self.batches.iter().map(|(table, batch)| batch.values(table)).collect();
                let nows: Vec<_> = self.nows.iter().map(|(table, now)| now.values(table)).collect();
                let mut columns = postgres::columns(&batches, &BATCH_KINDS);
                columns.extend(postgres::columns(&nows, &NOW_KINDS));
                columns.extend(announcement.map_or_else(Announcement::no_columns, Announcement::columns));
                postgres::execute_many(connection, MOVES.as_str(), &columns).await?;
            }
        }
        self.batches.clear();
        self.nows.clear();
        self.places.clear();
        Ok(())
    }
}
