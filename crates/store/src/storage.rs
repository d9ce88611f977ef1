//! What tables take, for how long they are kept, and what is left of those that are not.

use crate::engine::ReadPool;
use crate::fault::StoreFault;
use crate::job::{Statement, Work};
use crate::results::GameOutcome;
use crate::store::Store;
use crate::tables::TableState;
use crate::value::Value;
use crate::words::words;

words! {
    /// What kind of table it is, as far as it matters for how long it is kept.
    pub enum TableKind {
        /// A game that people play.
        Game = "game",
        /// Another move tried from a finished game.
        Branch = "branch",
        /// A record that the host has put in.
        Import = "import",
    }
}

/// A table that is not over counts as at least so many bytes: it may still grow.
pub const RESERVED_BYTES: i64 = 64 * 1024;

/// Tables that were not changed or looked at since then may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cutoffs {
    /// Branches; never if nothing is said.
    pub branches: Option<i64>,
    /// Tables at which there are only guests; never if nothing is said.
    pub guests: Option<i64>,
}

/// How many bytes somebody's tables take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// Those that the user hosts.
    pub by_user: i64,
    /// Those that were set up from the same address.
    pub by_origin: i64,
}

/// A table of which an older program has not said what kind it is, or how its game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsettled {
    /// The id.
    pub id: String,
    /// JSON that only the server reads.
    pub sheet: String,
}

/// All that is stored, for the host.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// How many bytes the database takes.
    pub database_bytes: i64,
    /// How many of them are free to be used again.
    pub free_bytes: i64,
    /// Tables by what they are.
    pub tables: Vec<Heap>,
    /// How many results there are.
    pub results: i64,
    /// Whose tables take most, those first.
    pub users: Vec<Holder>,
    /// From where the tables that take most were set up, those first. A host may tell one address from another by it, not which one
    /// it is.
    pub origins: Vec<Holder>,
}

/// Tables of the same kind and state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    /// What kind they are, if that is known yet.
    pub kind: Option<TableKind>,
    /// How far they have come.
    pub state: TableState,
    /// Whether there is no account among their people.
    pub guests_only: bool,
    /// How many.
    pub tables: i64,
    /// How many bytes they take, roughly.
    pub bytes: i64,
}

/// Somebody with tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The id.
    pub id: String,
    /// The name, if there is one.
    pub name: String,
    /// How many tables.
    pub tables: i64,
    /// How many bytes they take, roughly.
    pub bytes: i64,
}

/// Whether there is no account among the people of table t.
macro_rules! guests_only {
    () => {
        "NOT EXISTS (SELECT 1 FROM users u WHERE u.kind = 'account' AND (u.id = t.host \
         OR u.id IN (SELECT s.user_id FROM table_seats s WHERE s.table_id = t.id)))"
    };
}

/// The ids of tables whose time is over by the cutoffs $1 and $2. A game that has ended goes only when its result is written down, and
/// a table that somebody complains about stays.
macro_rules! whose_time_is_over {
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
    /// How many bytes the tables take that a user, or anybody from the same origin, has set up since then.
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

    /// Notes what a table takes and, if it is said, that somebody looks at it.
    pub async fn note_table(&self, table: &str, bytes: i64, looked: Option<i64>) -> Result<(), StoreFault> {
        let sql = "UPDATE tables SET bytes = $2, looked = COALESCE($3, looked) WHERE id = $1";
        let values = [table.into(), bytes.into(), looked.into()];
        self.write(Work::steps([Statement::new(sql, values)])).await.map(drop)
    }

    /// Up to `limit` tables behind this id of which an older program has not said everything, by their ids.
    pub async fn unsettled_tables(&self, after: &str, limit: u32) -> Result<Vec<Unsettled>, StoreFault> {
        let sql = "SELECT t.id, t.sheet FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
                   WHERE t.settled IS NULL AND t.id > $1 \
                   AND (t.kind IS NULL OR COALESCE(n.state, t.state) IN ('over', 'closed')) ORDER BY t.id LIMIT $2";
        let rows = self.readers().fetch(sql, &[after.into(), limit.into()]).await?;
        rows.iter().map(|row| Ok(Unsettled { id: row.get(0)?, sheet: row.get(1)? })).collect()
    }

    /// Says what an older program has not said of a table: its kind and, if its game has ended, how.
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

    /// Up to `limit` tables whose time is over, those unchanged for longest first.
    pub async fn tables_to_expire(&self, cutoffs: Cutoffs, limit: u32) -> Result<Vec<String>, StoreFault> {
        let sql = concat!(whose_time_is_over!(), " ORDER BY x.updated, x.id LIMIT $3");
        let [branches, guests] = cutoffs.values();
        let rows = self.readers().fetch(sql, &[branches, guests, limit.into()]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// How many tables there are whose time is over.
    pub async fn count_tables_to_expire(&self, cutoffs: Cutoffs) -> Result<i64, StoreFault> {
        let sql = concat!("SELECT COUNT(*) FROM (", whose_time_is_over!(), ") y");
        self.readers().find(sql, &cutoffs.values()).await?.map_or(Ok(0), |row| row.get(0))
    }

    /// Deletes a table whose time is over, and remembers that there was one. `Conflict` if its time is not over, whoever has
    /// changed that.
    pub async fn expire_table(&self, table: &str, cutoffs: Cutoffs, at: i64) -> Result<(), StoreFault> {
        let [branches, guests] = cutoffs.values();
        let delete =
            concat!("DELETE FROM tables WHERE id = $3 AND id IN (", whose_time_is_over!(), " AND x.id = $3)");
        let remember = "INSERT INTO expired (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let steps = [
            Statement::new(delete, [branches, guests, table.into()]).or(StoreFault::Conflict),
            Statement::new(remember, [table.into(), at.into()]),
        ];
        self.write(Work::steps(steps).after_rows().about_table(table)).await.map(drop)
    }

    /// Whether there was a table of this id whose time is over.
    pub async fn has_expired(&self, table: &str) -> Result<bool, StoreFault> {
        let sql = "SELECT at FROM expired WHERE table_id = $1";
        Ok(self.readers().find(sql, &[table.into()]).await?.is_some())
    }

    /// Forgets which tables have expired before then.
    pub async fn forget_expired(&self, before: i64) -> Result<u64, StoreFault> {
        self.sweep("DELETE FROM expired WHERE at < $1", before).await
    }

    /// Forgets from where tables were set up that are older than this.
    pub async fn forget_origins(&self, before: i64) -> Result<u64, StoreFault> {
        self.sweep("UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND created < $1", before).await
    }

    async fn sweep(&self, sql: &'static str, before: i64) -> Result<u64, StoreFault> {
        let done = self.write(Work::steps([Statement::new(sql, [before.into()])])).await?;
        Ok(done.first().map_or(0, |outcome| outcome.touched))
    }

    /// How many bytes the database takes, and how many of them are free to be used again.
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

    /// How many results there are.
    pub async fn count_results(&self) -> Result<i64, StoreFault> {
        self.readers().find("SELECT COUNT(*) FROM results", &[]).await?.map_or(Ok(0), |row| row.get(0))
    }

    /// All that is stored, with up to `most` of those who have stored most. Looks at every table: not for every request.
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
