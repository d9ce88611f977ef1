//! Tables: their sheets, what happens there and their current state.

use std::sync::Arc;

use crate::drafts::Draft;
use crate::engine::ReadPool;
use crate::fault::StoreFault;
use crate::job::{Rows, Statement, Work};
use crate::news::About;
use crate::results::GameOutcome;
use crate::secret::Secret;
use crate::storage::TableKind;
use crate::store::Store;
use crate::value::{Row, Value};
use crate::words::words;

words! {
    /// The stage of a table.
    pub enum TableState {
        /// People may still sit down.
        Open = "open",
        /// The game is being played.
        Running = "running",
        /// The game has ended.
        Over = "over",
        /// Closed without an end.
        Closed = "closed",
    }
}

words! {
    /// Who can find a table.
    pub enum Visibility {
        /// Everybody.
        Public = "public",
        /// Only people who know its address.
        Private = "private",
    }
}

/// The seats, counted from 0, with their users.
pub type Seats = Vec<(u8, Option<String>)>;

/// A table to be set up.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// An id that no other table has.
    pub id: Arc<str>,
    /// Its kind.
    pub kind: TableKind,
    /// Its stage.
    pub state: TableState,
    /// The game's name.
    pub game: String,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether others may watch.
    pub spectators: bool,
    /// The id of the table's owner.
    pub host: Option<String>,
    /// A pseudonym of the address from which it is set up.
    pub origin: Option<String>,
    /// JSON that only the server reads.
    pub sheet: String,
    /// The dealer's seed.
    pub seed: Secret<[u8; 32]>,
    /// The seats and their users.
    pub seats: Seats,
    /// Its current state, if anything has happened there already.
    pub now: Option<Now>,
    /// Its history, if the table is imported.
    pub batches: Vec<Batch>,
    /// The time now.
    pub at: i64,
}

/// One commit of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The number of its first entry, counted from 0.
    pub number: u32,
    /// The number of entries.
    pub count: u32,
    /// The entries, as JSON lines.
    pub entries: Arc<str>,
    /// The seat that caused it.
    pub seat: Option<u8>,
    /// The client's id of the post that caused it.
    pub post: Option<Arc<str>>,
    /// When it happened.
    pub at: i64,
    /// Bit s is set if it is the turn of seat s (counted from 0) afterwards; `None` in batches written by
    /// older versions.
    pub due: Option<u32>,
}

/// The current state of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// Its stage; overrides the one in the sheet's row.
    pub state: TableState,
    /// The number of entries in its record.
    pub entries: u32,
    /// Bit s is set if it is the turn of seat s (counted from 0).
    pub due: u32,
    /// When it needs attention even though nobody is watching.
    pub wake_at: Option<i64>,
    /// JSON that only the server reads.
    pub clocks: Option<Arc<str>>,
    /// When this was the state.
    pub updated: i64,
}

/// A sheet that replaces the previous one.
#[derive(Clone, Debug)]
pub struct SheetWrite {
    /// The version of the previous sheet. The new version is one higher.
    pub expected_version: i64,
    /// JSON that only the server reads.
    pub sheet: String,
    /// The table's stage.
    pub state: TableState,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether others may watch.
    pub spectators: bool,
    /// The id of the table's owner.
    pub host: Option<String>,
    /// The table's approximate size in bytes afterwards.
    pub bytes: i64,
    /// All seats and their users; `None` if they have not changed.
    pub seats: Option<Seats>,
    /// The time now.
    pub at: i64,
}

/// A write to one table, which succeeds or fails as a whole.
#[derive(Clone, Debug)]
pub struct TableWrite {
    /// The table.
    pub table: Arc<str>,
    /// Its sheet, if it has changed.
    pub sheet: Option<SheetWrite>,
    /// The new batch, if anything has happened.
    pub batch: Option<Batch>,
    /// Its state, if more of it has changed than the entries and whose turn it is, which are in the batch.
    pub now: Option<Now>,
    /// How the game ended, if this write ends it.
    pub outcome: Option<GameOutcome>,
}

/// Everything that is stored about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The id.
    pub id: Arc<str>,
    /// The sheet's version, which counts its writes.
    pub version: i64,
    /// The table's stage.
    pub state: TableState,
    /// The game's name.
    pub game: String,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether others may watch.
    pub spectators: bool,
    /// The id of the table's owner.
    pub host: Option<String>,
    /// A pseudonym of the address from which it was set up, if still known.
    pub origin: Option<Arc<str>>,
    /// Its approximate size in bytes, as last recorded.
    pub bytes: Option<i64>,
    /// The length of its chat, in characters.
    pub spoken: i64,
    /// JSON that only the server reads.
    pub sheet: String,
    /// The dealer's seed.
    pub seed: Secret<[u8; 32]>,
    /// When it was set up.
    pub created: i64,
    /// When the sheet was last written.
    pub updated: i64,
    /// When somebody was last known to view it.
    pub looked: Option<i64>,
    /// Its current state.
    pub now: Option<Now>,
    /// The seats and their users.
    pub seats: Seats,
    /// Its batches, in order and without gaps.
    pub batches: Vec<Batch>,
    /// The last drafts of all seats, current or not.
    pub drafts: Vec<Draft>,
}

/// A table's sheet on its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSheet {
    /// The sheet's version, which counts its writes.
    pub version: i64,
    /// JSON that only the server reads.
    pub sheet: String,
    /// The table's approximate size in bytes.
    pub bytes: i64,
    /// When the sheet was last written.
    pub updated: i64,
}

/// The recent changes at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Since {
    /// The sheet's version, which counts its writes.
    pub version: i64,
    /// The sheet, if it differs from the known one.
    pub sheet: Option<String>,
    /// The table's current state.
    pub now: Option<Now>,
    /// Its batches, in order and without gaps.
    pub batches: Vec<Batch>,
}

impl Store {
    /// Sets up a table. Fails with `Conflict` if the id is taken.
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreFault> {
        let values = [
            Value::from(&table.id),
            table.state.word().into(),
            (&table.game).into(),
            table.visibility.word().into(),
            table.spectators.into(),
            table.host.as_ref().into(),
            (&table.sheet).into(),
            table.seed.reveal().into(),
            table.at.into(),
            table.kind.word().into(),
            table.origin.as_ref().into(),
            table.bytes().into(),
        ];
        let sql = "INSERT INTO tables \
                   (id, version, state, game, visibility, spectators, host, sheet, seed, created, updated, kind, origin, bytes, settled) \
                   VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, \
                   CASE WHEN $2 IN ('over', 'closed') THEN 1 END)";
        let mut steps = vec![Statement::new(sql, values)];
        steps.extend(seat_steps(&table.id, &table.seats));
        let rows = Some(Rows { table: table.id, batches: table.batches, now: table.now });
        self.write(Work { rows, ..Work::steps(steps) }).await.map(drop)
    }

    /// Writes what has happened at a table. Fails with `Conflict` if somebody else has appended there or
    /// changed the sheet, and with `Unknown` if there is no such table.
    pub async fn write_table(&self, write: TableWrite) -> Result<(), StoreFault> {
        let TableWrite { table, sheet, batch, now, outcome } = write;
        let mut work = Work::default();
        if let Some(sheet) = sheet {
            work.steps = sheet_steps(&table, &sheet);
            if now.is_none() {
                work = work.after_rows();
                let sql = "UPDATE table_now SET state = $2 WHERE table_id = $1";
                work.steps.push(Statement::new(sql, [(&table).into(), sheet.state.word().into()]));
            }
        }
        work.steps.extend(outcome.iter().flat_map(|outcome| outcome.steps(&table)));
        work.about = Some(About::Table(Arc::clone(&table)));
        work.rows = Some(Rows { table, batches: batch.into_iter().collect(), now });
        self.write(work).await.map(drop)
    }

    /// A table's sheet on its own.
    pub async fn stored_sheet(&self, id: &str) -> Result<Option<StoredSheet>, StoreFault> {
        let sql = "SELECT version, sheet, COALESCE(bytes, LENGTH(sheet)), updated FROM tables WHERE id = $1";
        let found = self.readers().find(sql, &[id.into()]).await?;
        let read = |row: Row| {
            Ok(StoredSheet {
                version: row.get(0)?,
                sheet: row.get(1)?,
                bytes: row.get(2)?,
                updated: row.get(3)?,
            })
        };
        found.map(read).transpose()
    }

    /// The ids of up to `limit` tables after this one, sorted by id.
    pub async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        self.readers().fetch(sql, &[after.into(), limit.into()]).await?.iter().map(|row| row.get(0)).collect()
    }

    /// Everything stored about a table. Fails with `Damaged` or `Unreadable` if that is not what was written.
    pub async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, StoreFault> {
        self.read_table(id).await.inspect_err(|fault| self.watch().unreadable(id, fault))
    }

    async fn read_table(&self, id: &str) -> Result<Option<StoredTable>, StoreFault> {
        // One transaction, so that all of it is from the same moment.
        let mut snapshot = self.readers().snapshot().await?;
        let sql = "SELECT t.id, t.version, t.state, t.game, t.visibility, t.spectators, t.host, t.sheet, t.seed, t.created, \
                   t.updated, n.state, n.wake_at, n.clocks, n.entries, n.due, n.updated, t.origin, t.looked, t.bytes, \
                   (SELECT CAST(COALESCE(SUM(LENGTH(c.text)), 0) AS BIGINT) FROM chat c WHERE c.table_id = t.id) \
                   FROM tables t LEFT JOIN table_now n ON n.table_id = t.id WHERE t.id = $1";
        let Some(row) = snapshot.fetch(sql, &[id.into()]).await?.into_iter().next() else {
            return snapshot.end().await.map(|()| None);
        };
        let sql = "SELECT seat, user_id FROM table_seats WHERE table_id = $1 ORDER BY seat";
        let seats = snapshot.fetch(sql, &[id.into()]).await?;
        let seats =
            seats.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect::<Result<_, StoreFault>>()?;
        let sql = "SELECT number, count, entries, seat, post, at, due FROM batches WHERE table_id = $1 ORDER BY number";
        let batches = snapshot.fetch(sql, &[id.into()]).await?;
        let drafts = snapshot.fetch(Draft::ALL, &[id.into()]).await?;
        snapshot.end().await?;
        let drafts = drafts.iter().map(Draft::read).collect::<Result<Vec<_>, _>>()?;
        let batches = batches.iter().map(|row| Batch::read(row, 0)).collect::<Result<Vec<_>, _>>()?;
        let mut next = 0;
        for batch in &batches {
            if batch.number != next {
                let found = batch.number;
                return Err(StoreFault::Unreadable(format!(
                    "table {id} continues with entry {found} instead of {next}"
                )));
            }
            next += batch.count;
        }
        let now = Now::read(&row, 11)?.map(|now| now.after(batches.last()));
        Ok(Some(StoredTable {
            id: id.into(),
            version: row.get(1)?,
            state: TableState::read(&row.get::<String>(2)?)?,
            game: row.get(3)?,
            visibility: Visibility::read(&row.get::<String>(4)?)?,
            spectators: row.get(5)?,
            host: row.get(6)?,
            sheet: row.get(7)?,
            seed: Secret::new(row.get(8)?),
            created: row.get(9)?,
            updated: row.get(10)?,
            origin: row.get(17)?,
            looked: row.get(18)?,
            bytes: row.get(19)?,
            spoken: row.get(20)?,
            now,
            seats,
            batches,
            drafts,
        }))
    }

    /// Deletes a table with everything that happened there. Fails with `Unknown` if there is none.
    pub async fn delete_table(&self, id: &str) -> Result<(), StoreFault> {
        let step = Statement::new("DELETE FROM tables WHERE id = $1", [id.into()]).or(StoreFault::Unknown);
        self.write(Work::steps([step]).after_rows().about_table(id)).await.map(drop)
    }

    /// Up to `limit` tables that need attention by then, with the time, most urgent first. Tables that a node
    /// has leased are left out because they already get attention.
    pub async fn tables_to_wake(&self, until: i64, limit: u32) -> Result<Vec<(String, i64)>, StoreFault> {
        let sql = match self.readers().pool {
            ReadPool::Sqlite(_) => {
                "SELECT table_id, wake_at FROM table_now WHERE wake_at <= $1 ORDER BY wake_at, table_id LIMIT $2"
            }
            ReadPool::Postgres(_) => {
                "WITH leased AS (SELECT (CAST(classid AS BIGINT) << 32) | CAST(objid AS BIGINT) AS key FROM pg_locks \
                 WHERE locktype = 'advisory' AND objsubid = 1) \
                 SELECT table_id, wake_at FROM table_now WHERE wake_at <= $1 \
                 AND hashtextextended(current_schema() || table_id, 0) NOT IN (SELECT key FROM leased) \
                 ORDER BY wake_at, table_id LIMIT $2"
            }
        };
        let rows = self.readers().fetch(sql, &[until.into(), limit.into()]).await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Moves every time at which a table needs attention, because clocks stop while the server is down.
    /// Returns the number of tables.
    pub async fn shift_wakes(&self, by_ms: i64) -> Result<u64, StoreFault> {
        let step = Statement::new(
            "UPDATE table_now SET wake_at = wake_at + $1 WHERE wake_at IS NOT NULL",
            [by_ms.into()],
        );
        Ok(self.write(Work::steps([step]).after_rows()).await?.first().map_or(0, |outcome| outcome.touched))
    }
}

fn seat_steps(table: &Arc<str>, seats: &Seats) -> impl Iterator<Item = Statement> {
    seats.iter().map(|(seat, user)| {
        let sql = "INSERT INTO table_seats (table_id, seat, user_id) VALUES ($1, $2, $3)";
        Statement::new(sql, [table.into(), (*seat).into(), user.as_ref().into()])
    })
}

fn sheet_steps(table: &Arc<str>, sheet: &SheetWrite) -> Vec<Statement> {
    let values = [
        Value::from(table),
        sheet.expected_version.into(),
        (&sheet.sheet).into(),
        sheet.state.word().into(),
        sheet.visibility.word().into(),
        sheet.spectators.into(),
        sheet.host.as_ref().into(),
        sheet.at.into(),
        sheet.bytes.into(),
    ];
    let sql = "UPDATE tables SET version = version + 1, sheet = $3, state = $4, visibility = $5, spectators = $6, host = $7, \
               updated = $8, bytes = $9, settled = CASE WHEN $4 IN ('over', 'closed') AND kind IS NOT NULL THEN 1 END \
               WHERE id = $1 AND version = $2";
    let mut steps = vec![Statement::new(sql, values).or(StoreFault::Conflict)];
    if let Some(seats) = &sheet.seats {
        steps.push(Statement::new("DELETE FROM table_seats WHERE table_id = $1", [table.into()]));
        steps.extend(seat_steps(table, seats));
    }
    steps
}

impl NewTable {
    /// Its approximate size in bytes.
    fn bytes(&self) -> i64 {
        (self.sheet.len() + self.batches.iter().map(Batch::bytes).sum::<usize>()) as i64
    }
}

impl Batch {
    /// The approximate size of a row without its entries.
    const AROUND: usize = 64;

    /// Its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        self.entries.len() + Self::AROUND
    }

    /// The values in the order of the columns that [`crate::rows`] writes.
    pub(crate) fn values(&self, table: &Arc<str>) -> [Value; 8] {
        [
            table.into(),
            self.number.into(),
            (&self.entries).into(),
            self.count.into(),
            self.seat.into(),
            self.post.as_ref().into(),
            self.at.into(),
            self.due.into(),
        ]
    }

    /// Reads a batch from the columns starting here.
    fn read(row: &Row, first: usize) -> Result<Self, StoreFault> {
        Ok(Self {
            number: row.get(first)?,
            count: row.get(first + 1)?,
            entries: row.get(first + 2)?,
            seat: row.get(first + 3)?,
            post: row.get(first + 4)?,
            at: row.get(first + 5)?,
            due: row.get(first + 6)?,
        })
    }
}

impl Since {
    /// Reads the changes at a table from the columns starting here; `None` without rows.
    pub(crate) fn read(rows: &[Row], first: usize) -> Result<Option<Self>, StoreFault> {
        let Some(row) = rows.first() else { return Ok(None) };
        let batch = first + 8;
        let is_there = |row: &&Row| row.get::<Option<i64>>(batch).is_ok_and(|number| number.is_some());
        let batches = rows.iter().filter(is_there).map(|row| Batch::read(row, batch));
        let batches = batches.collect::<Result<Vec<_>, _>>()?;
        let now = Now::read(row, first + 2)?.map(|now| now.after(batches.last()));
        Ok(Some(Self { version: row.get(first)?, sheet: row.get(first + 1)?, now, batches }))
    }
}

impl Now {
    /// The values in the order of the columns that [`crate::rows`] writes.
    pub(crate) fn values(&self, table: &Arc<str>) -> [Value; 7] {
        [
            table.into(),
            self.state.word().into(),
            self.entries.into(),
            self.due.into(),
            self.wake_at.into(),
            self.clocks.as_ref().into(),
            self.updated.into(),
        ]
    }

    /// Reads a table's state from the columns starting here; `None` if it was never written.
    fn read(row: &Row, first: usize) -> Result<Option<Self>, StoreFault> {
        let Some(state) = row.get::<Option<String>>(first)? else { return Ok(None) };
        Ok(Some(Self {
            state: TableState::read(&state)?,
            wake_at: row.get(first + 1)?,
            clocks: row.get(first + 2)?,
            entries: row.get(first + 3)?,
            due: row.get(first + 4)?,
            updated: row.get(first + 5)?,
        }))
    }

    /// The state, updated from the last batch if that is newer.
    fn after(self, last: Option<&Batch>) -> Self {
        match last {
            Some(&Batch { number, count, at, due: Some(due), .. }) if number >= self.entries => {
                Self { entries: number + count, due, updated: at, ..self }
            }
            _ => self,
        }
    }
}
