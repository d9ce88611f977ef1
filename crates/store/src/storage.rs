//! How much space tables take, how long they are kept, and what is left of deleted ones.

use crate::engine::ReadPool;
use crate::fault::StoreFault;
use crate::job::{Statement, Work};
use crate::results::GameOutcome;
use crate::store::Store;
use crate::tables::TableState;
use crate::value::Value;
use crate::words::words;

words! {
    /// The kind of a table, which decides how long it is kept.
    pub enum TableKind {
        /// A game that people play.
        Game = "game",
        /// A branch, which tries another move from a finished game.
        Branch = "branch",
        /// A record that the host has imported.
        Import = "import",
    }
}

/// The minimum that a table counts while its game is not over, in bytes, because it may still grow.
pub const RESERVED_BYTES: i64 = 64 * 1024;

/// Tables that were not changed or viewed since these times may be deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cutoffs {
    /// For branches; `None` means never.
    pub branches: Option<i64>,
    /// For tables with only guests; `None` means never.
    pub guests: Option<i64>,
}

/// The size of a user's tables in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// Those that the user owns.
    pub by_user: i64,
    /// Those that were set up from the same address.
    pub by_origin: i64,
}

/// A table for which an older version did not store its kind or how its game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsettled {
    /// The id.
    pub id: String,
    /// JSON that only the server reads.
    pub sheet: String,
}

/// Everything that is stored, for the host.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// The size of the database in bytes.
    pub database_bytes: i64,
    /// The free space inside the database file in bytes.
    pub free_bytes: i64,
    /// Tables by kind and state.
    pub tables: Vec<Heap>,
    /// The number of results.
    pub results: i64,
    /// The users whose tables take the most space, largest first.
    pub users: Vec<Holder>,
    /// The origins whose tables take the most space, largest first. They let a host tell addresses apart
    /// without revealing them.
    pub origins: Vec<Holder>,
}

/// Tables of the same kind and state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Their kind, if already known.
    pub kind: Option<TableKind>,
    /// Their stage.
    pub state: TableState,
    /// Whether none of their people has an account.
    pub guests_only: bool,
    /// The number of tables.
    pub tables: i64,
    /// Their approximate size in bytes.
    pub bytes: i64,
}

/// A user or origin with tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The id.
    pub id: String,
    /// The name, if any.
    pub name: String,
    /// The number of tables.
    pub tables: i64,
    /// Their approximate size in bytes.
    pub bytes: i64,
}

/// Whether none of the people at table t has an account.
macro_rules! guests_only {
    () => {
        "NOT EXISTS (SELECT 1 FROM users u WHERE u.kind = 'account' AND (u.id = t.host \
         OR u.id IN (SELECT s.user_id FROM table_seats s WHERE s.table_id = t.id)))"
    };
}

/// The ids of tables that have expired according to the cutoffs $1 and $2. A game that has ended only expires
/// once its result is stored, and a table with an open report stays.
macro_rules! expired_tables {
    () => {
        concat!(
            "SELECT x.id FROM (SELECT t.id, t.updated, t.looked, n.updated AS moved, \
             CASE WHEN t.kind = 'branch' THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END AS cutoff \
             FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
             WHERE (t.settled = 1 OR COALESCE(n.state, t.state) IN ('open', 'running')) \
             AND (t.kind = 'branch' OR (t.kind = 'game' AND ",
            guests_only!(),
            "))) x WHERE x.updated < x.cutoff AND COALESCE(x.looked, 0) < x.cutoff AND COALESCE(x.moved, 0) < x.cutoff \
             AND COALESCE((SELECT b.at FROM batches b WHERE b.table_id = x.id ORDER BY b.number DESC LIMIT 1), 0) < x.cutoff \
             AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.table_id = x.id AND r.state = 'open')"
        )
    };
}

impl Cutoffs {
    fn values(self) -> [Value; 2] {
        [self.branches.unwrap_or(i64::MIN).into(), self.guests.unwrap_or(i64::MIN).into()]
    }
}

impl Store {
    /// The size of the tables that a user, or anybody from the same origin, has set up since then.
    pub async fn stored_by(&self, user: &str, origin: &str, since: i64) -> Result<Stored, StoreFault> {
        macro_rules! sum {
            ($of:literal) => {
                concat!(
                    "SELECT CAST(COALESCE(SUM(CASE WHEN state IN ('open', 'running') AND COALESCE(bytes, 0) < $3 \
                     THEN CAST($3 AS BIGINT) ELSE COALESCE(bytes, LENGTH(sheet)) END), 0) AS BIGINT) \
                     FROM tables WHERE ",
                    $of,
                    " = $1 AND created >= $2"
                )
            };
        }
        let of = async |sql, id: &str| {
            let values = [id.into(), since.into(), RESERVED_BYTES.into()];
            self.readers().find(sql, &values).await?.map_or(Ok(0), |row| row.get(0))
        };
        Ok(Stored { by_user: of(sum!("host"), user).await?, by_origin: of(sum!("origin"), origin).await? })
    }

    /// Records a table's size and, if given, when it was last viewed.
    pub async fn note_table(&self, table: &str, bytes: i64, looked: Option<i64>) -> Result<(), StoreFault> {
        let sql = "UPDATE tables SET bytes = $2, looked = COALESCE($3, looked) WHERE id = $1";
        let values = [table.into(), bytes.into(), looked.into()];
        self.write(Work::steps([Statement::new(sql, values)])).await.map(drop)
    }

    /// Up to `limit` tables after this id for which an older version did not store everything, sorted by id.
    pub async fn unsettled_tables(&self, after: &str, limit: u32) -> Result<Vec<Unsettled>, StoreFault> {
        let sql = "SELECT t.id, t.sheet FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
                   WHERE t.settled IS NULL AND t.id > $1 \
                   AND (t.kind IS NULL OR COALESCE(n.state, t.state) IN ('over', 'closed')) ORDER BY t.id LIMIT $2";
        let rows = self.readers().fetch(sql, &[after.into(), limit.into()]).await?;
        rows.iter().map(|row| Ok(Unsettled { id: row.get(0)?, sheet: row.get(1)? })).collect()
    }

    /// Stores what an older version did not store about a table: its kind and, if its game has ended, the
    /// outcome.
    pub async fn settle_table(
        &self,
        table: &str,
        kind: TableKind,
        has_ended: bool,
        outcome: Option<&GameOutcome>,
    ) -> Result<(), StoreFault> {
        let sql = "UPDATE tables SET kind = $2, settled = $3, bytes = COALESCE(bytes, LENGTH(sheet) + \
                   (SELECT CAST(COALESCE(SUM(LENGTH(b.entries)), 0) AS BIGINT) FROM batches b WHERE b.table_id = tables.id)) \
                   WHERE id = $1 AND settled IS NULL";
        let values = [table.into(), kind.word().into(), has_ended.then_some(1_u32).into()];
        let mut steps = vec![Statement::new(sql, values)];
        steps.extend(outcome.into_iter().flat_map(|outcome| outcome.steps(table)));
        self.write(Work::steps(steps).after_rows()).await.map(drop)
    }

    /// Up to `limit` expired tables, those unchanged for longest first.
    pub async fn tables_to_expire(&self, cutoffs: Cutoffs, limit: u32) -> Result<Vec<String>, StoreFault> {
        let sql = concat!(expired_tables!(), " ORDER BY x.updated, x.id LIMIT $3");
        let [branches, guests] = cutoffs.values();
        let rows = self.readers().fetch(sql, &[branches, guests, limit.into()]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// The number of expired tables.
    pub async fn count_tables_to_expire(&self, cutoffs: Cutoffs) -> Result<i64, StoreFault> {
        let sql = concat!("SELECT COUNT(*) FROM (", expired_tables!(), ") y");
        self.readers().find(sql, &cutoffs.values()).await?.map_or(Ok(0), |row| row.get(0))
    }

    /// Deletes an expired table and remembers that it existed. Fails with `Conflict` if it has not expired,
    /// or no longer.
    pub async fn expire_table(&self, table: &str, cutoffs: Cutoffs, at: i64) -> Result<(), StoreFault> {
        let [branches, guests] = cutoffs.values();
        let delete =
            concat!("DELETE FROM tables WHERE id = $3 AND id IN (", expired_tables!(), " AND x.id = $3)");
        let remember = "INSERT INTO expired (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let steps = [
            Statement::new(delete, [branches, guests, table.into()]).or(StoreFault::Conflict),
            Statement::new(remember, [table.into(), at.into()]),
        ];
        self.write(Work::steps(steps).after_rows().about_table(table)).await.map(drop)
    }

    /// Whether a table with this id existed and has expired.
    pub async fn has_expired(&self, table: &str) -> Result<bool, StoreFault> {
        let sql = "SELECT at FROM expired WHERE table_id = $1";
        Ok(self.readers().find(sql, &[table.into()]).await?.is_some())
    }

    /// Forgets tables that expired before then.
    pub async fn forget_expired(&self, before: i64) -> Result<u64, StoreFault> {
        self.sweep("DELETE FROM expired WHERE at < $1", before).await
    }

    /// Forgets the origins of tables that were set up before then.
    pub async fn forget_origins(&self, before: i64) -> Result<u64, StoreFault> {
        self.sweep("UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND created < $1", before).await
    }

    async fn sweep(&self, sql: &'static str, before: i64) -> Result<u64, StoreFault> {
        let done = self.write(Work::steps([Statement::new(sql, [before.into()])])).await?;
        Ok(done.first().map_or(0, |outcome| outcome.touched))
    }

    /// The size of the database and its free space, in bytes.
    pub async fn database_bytes(&self) -> Result<(i64, i64), StoreFault> {
        let sql = match &self.readers().pool {
            ReadPool::Sqlite(_) => {
                "SELECT page_count * page_size, freelist_count * page_size \
                 FROM pragma_page_count, pragma_page_size, pragma_freelist_count"
            }
            ReadPool::Postgres(_) => "SELECT pg_database_size(current_database()), CAST(0 AS BIGINT)",
        };
        let row = self.readers().find(sql, &[]).await?;
        row.map_or(Ok((0, 0)), |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// The number of results.
    pub async fn count_results(&self) -> Result<i64, StoreFault> {
        self.readers().find("SELECT COUNT(*) FROM results", &[]).await?.map_or(Ok(0), |row| row.get(0))
    }

    /// Everything that is stored, with up to `most` of the largest users and origins. Reads every table, so
    /// this is not for every request.
    pub async fn inventory(&self, most: u32) -> Result<Inventory, StoreFault> {
        let sql = concat!(
            "SELECT kind, stage, alone, COUNT(*), CAST(SUM(bytes) AS BIGINT) FROM (\
             SELECT t.kind, COALESCE(n.state, t.state) AS stage, COALESCE(t.bytes, LENGTH(t.sheet)) AS bytes, CASE WHEN ",
            guests_only!(),
            " THEN 1 ELSE 0 END AS alone FROM tables t LEFT JOIN table_now n ON n.table_id = t.id) x \
             GROUP BY kind, stage, alone ORDER BY kind, stage, alone"
        );
        let mut tables = Vec::new();
        for row in self.readers().fetch(sql, &[]).await? {
            tables.push(Heap {
                kind: row.get::<Option<String>>(0)?.map(|kind| TableKind::read(&kind)).transpose()?,
                state: TableState::read(&row.get::<String>(1)?)?,
                guests_only: row.get(2)?,
                tables: row.get(3)?,
                bytes: row.get(4)?,
            });
        }
        let (database_bytes, free_bytes) = self.database_bytes().await?;
        let users = "SELECT t.host, COALESCE(MAX(u.name), ''), COUNT(*), \
                     CAST(SUM(COALESCE(t.bytes, LENGTH(t.sheet))) AS BIGINT) AS taken \
                     FROM tables t LEFT JOIN users u ON u.id = t.host WHERE t.host IS NOT NULL \
                     GROUP BY t.host ORDER BY taken DESC, t.host LIMIT $1";
        let origins = "SELECT t.origin, '', COUNT(*), CAST(SUM(COALESCE(t.bytes, LENGTH(t.sheet))) AS BIGINT) AS taken \
                       FROM tables t WHERE t.origin IS NOT NULL GROUP BY t.origin ORDER BY taken DESC, t.origin LIMIT $1";
        Ok(Inventory {
            database_bytes,
            free_bytes,
            tables,
            results: self.count_results().await?,
            users: self.holders(users, most).await?,
            origins: self.holders(origins, most).await?,
        })
    }

    async fn holders(&self, sql: &'static str, most: u32) -> Result<Vec<Holder>, StoreFault> {
        let rows = self.readers().fetch(sql, &[most.into()]).await?;
        let read = |row: &crate::value::Row| {
            Ok(Holder { id: row.get(0)?, name: row.get(1)?, tables: row.get(2)?, bytes: row.get(3)? })
        };
        rows.iter().map(read).collect()
    }
}
