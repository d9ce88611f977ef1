//! Tables: their sheets, what happens at them, and where they stand.

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
    /// How far a table has come.
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
    /// Who may find a table.
    pub enum Visibility {
        /// Everybody.
        Public = "public",
        /// Those who know its address.
        Private = "private",
    }
}

/// Who sits where: seats counted from 0, with their users.
pub type Seats = Vec<(u8, Option<String>)>;

/// A table that is to be set up.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// An id that no table has.
    pub id: Arc<str>,
    /// What kind of table it is.
    pub kind: TableKind,
    /// How far it has come.
    pub state: TableState,
    /// The game's name.
    pub game: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whose table it is.
    pub host: Option<String>,
    /// From where it is set up: something that tells addresses apart and does not tell them.
    pub origin: Option<String>,
    /// JSON that only the server reads.
    pub sheet: String,
    /// The dealer's seed.
    pub seed: Secret<[u8; 32]>,
    /// Who sits where.
    pub seats: Seats,
    /// Where it stands, if anything has happened at it already.
    pub now: Option<Now>,
    /// What has happened at it already (a table that is imported).
    pub batches: Vec<Batch>,
    /// Now.
    pub at: i64,
}

/// One commit of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The number of its first entry, counted from 0.
    pub number: u32,
    /// How many entries there are.
    pub count: u32,
    /// The entries, as JSON lines.
    pub entries: Arc<str>,
    /// Whose doing it was.
    pub seat: Option<u8>,
    /// The client's id of the post that caused it.
    pub post: Option<Arc<str>>,
    /// When it happened.
    pub at: i64,
    /// Bit s is set while seat s (counted from 0) is due afterwards; unknown in what older programs wrote.
    pub due: Option<u32>,
}

/// Where a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// How far it has come; counts more than what the sheet's row says.
    pub state: TableState,
    /// How many entries its record has.
    pub entries: u32,
    /// Bit s is set while seat s (counted from 0) is due.
    pub due: u32,
    /// When it needs attention though nobody looks.
    pub wake_at: Option<i64>,
    /// JSON that only the server reads.
    pub clocks: Option<Arc<str>>,
    /// When this was so.
    pub updated: i64,
}

/// A sheet, to be written over the one before.
#[derive(Clone, Debug)]
pub struct SheetWrite {
    /// The version of the sheet before; it is one more afterwards.
    pub expected_version: i64,
    /// JSON that only the server reads.
    pub sheet: String,
    /// How far the table has come.
    pub state: TableState,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whose table it is.
    pub host: Option<String>,
    /// How many bytes the table takes then, roughly.
    pub bytes: i64,
    /// Who sits where, all of it; nothing if that is as before.
    pub seats: Option<Seats>,
    /// Now.
    pub at: i64,
}

/// What is to be written about one table, wholly or not at all.
#[derive(Clone, Debug)]
pub struct TableWrite {
    /// The table.
    pub table: Arc<str>,
    /// Its sheet, if that has changed.
    pub sheet: Option<SheetWrite>,
    /// What has happened, if anything.
    pub batch: Option<Batch>,
    /// Where it stands, if more of that has changed than what the batch tells: the entries and who is due.
    pub now: Option<Now>,
    /// How the game ended, if it ends by this.
    pub outcome: Option<GameOutcome>,
}

/// All that is known about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The id.
    pub id: Arc<str>,
    /// Counts the writes of the sheet.
    pub version: i64,
    /// How far the table has come.
    pub state: TableState,
    /// The game's name.
    pub game: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whose table it is.
    pub host: Option<String>,
    /// From where it was set up, if that is still known.
    pub origin: Option<Arc<str>>,
    /// How many bytes it takes, roughly, as was last noted.
    pub bytes: Option<i64>,
    /// How many letters were spoken at it.
    pub spoken: i64,
    /// JSON that only the server reads.
    pub sheet: String,
    /// The dealer's seed.
    pub seed: Secret<[u8; 32]>,
    /// When it was set up.
    pub created: i64,
    /// When the sheet was last written.
    pub updated: i64,
    /// When somebody was last seen to look at it.
    pub looked: Option<i64>,
    /// Where it stands.
    pub now: Option<Now>,
    /// Who sits where.
    pub seats: Seats,
    /// What has happened, in order and without gaps.
    pub batches: Vec<Batch>,
    /// The last drafts of all seats, whether they still hold or not.
    pub drafts: Vec<Draft>,
}

/// The sheet of a table, by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSheet {
    /// Counts the writes of the sheet.
    pub version: i64,
    /// JSON that only the server reads.
    pub sheet: String,
    /// How many bytes the table takes, roughly.
    pub bytes: i64,
    /// When the sheet was last written.
    pub updated: i64,
}

/// What has happened at a table lately.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Since {
    /// Counts the writes of the sheet.
    pub version: i64,
    /// The sheet, if it is another than the known one.
    pub sheet: Option<String>,
    /// Where the table stands.
    pub now: Option<Now>,
    /// What has happened, in order and without gaps.
    pub batches: Vec<Batch>,
}

impl Store {
    /// Sets up a table. `Conflict` if the id is taken.
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

    /// Writes what has happened at a table. `Conflict` if somebody else has appended there or the sheet has moved on, `Unknown` if
    /// there is no such table.
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

    /// What has happened at a table since its sheet had this version and its record so many entries; nothing if there is no such
    /// table.
    pub async fn table_since(
        &self,
        id: &str,
        version: i64,
        entries: u32,
    ) -> Result<Option<Since>, StoreFault> {
        // One statement, so that all of it is from one moment.
        let sql = "SELECT t.version, CASE WHEN t.version <> $2 THEN t.sheet END, \
                   n.state, n.wake_at, n.clocks, n.entries, n.due, n.updated, \
                   b.number, b.count, b.entries, b.seat, b.post, b.at, b.due \
                   FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
                   LEFT JOIN batches b ON b.table_id = t.id AND b.number >= $3 WHERE t.id = $1 ORDER BY b.number";
        let rows = self.readers().fetch(sql, &[id.into(), version.into(), entries.into()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let is_there = |row: &&Row| row.get::<Option<i64>>(8).is_ok_and(|number| number.is_some());
        let batches = rows.iter().filter(is_there).map(|row| Batch::read(row, 8));
        let batches = batches.collect::<Result<Vec<_>, _>>()?;
        let now = Now::read(row, 2)?.map(|now| now.after(batches.last()));
        Ok(Some(Since { version: row.get(0)?, sheet: row.get(1)?, now, batches }))
    }

    /// The sheet of a table, by itself.
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

    /// The ids of up to `limit` tables behind this one, in the order of their ids.
    pub async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        self.readers().fetch(sql, &[after.into(), limit.into()]).await?.iter().map(|row| row.get(0)).collect()
    }

    /// All that is known about a table. `Damaged` or `Unreadable` if that is not what was written.
    pub async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, StoreFault> {
        self.read_table(id).await.inspect_err(|fault| self.watch().unreadable(id, fault))
    }

    async fn read_table(&self, id: &str) -> Result<Option<StoredTable>, StoreFault> {
        // One transaction, so that all of it is from one moment.
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
                    "table {id} goes on with entry {found} instead of {next}"
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

    /// Deletes a table with all that happened at it. `Unknown` if there is none.
    pub async fn delete_table(&self, id: &str) -> Result<(), StoreFault> {
        let step = Statement::new("DELETE FROM tables WHERE id = $1", [id.into()]).or(StoreFault::Unknown);
        self.write(Work::steps([step]).after_rows().about_table(id)).await.map(drop)
    }

    /// Up to `limit` tables that need attention until then, with when, the most urgent first. Those that a node has leased get it
    /// already.
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

    /// Moves every time at which a table needs attention: clocks stand still while the server is down. Returns how many there were.
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
    /// How many bytes it takes, roughly.
    fn bytes(&self) -> i64 {
        (self.sheet.len() + self.batches.iter().map(Batch::bytes).sum::<usize>()) as i64
    }
}

impl Batch {
    /// What a row takes besides its entries, roughly.
    const AROUND: usize = 64;

    /// How many bytes it takes, roughly.
    pub fn bytes(&self) -> usize {
        self.entries.len() + Self::AROUND
    }

    /// In the order of the columns that [`crate::rows`] writes.
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

    /// From this column on.
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

impl Now {
    /// In the order of the columns that [`crate::rows`] writes.
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

    /// Where a table stands, from this column on; nothing if that was never written.
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

    /// With what the last batch knows better, if that is newer.
    fn after(self, last: Option<&Batch>) -> Self {
        match last {
            Some(&Batch { number, count, at, due: Some(due), .. }) if number >= self.entries => {
                Self { entries: number + count, due, updated: at, ..self }
            }
            _ => self,
        }
    }
}
