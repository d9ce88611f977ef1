//! Lists of tables.

use crate::fault::StoreFault;
use crate::store::Store;
use crate::tables::{TableState, Visibility};
use crate::value::{Row, Value};

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// The id.
    pub id: String,
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
    /// JSON that only the server reads.
    pub sheet: String,
    /// The number of entries in its record.
    pub entries: u32,
    /// Bit s is set if it is the turn of seat s (counted from 0).
    pub due: u32,
    /// When it was set up.
    pub created: i64,
    /// In lists of open and running tables, when the sheet was last written. In a user's own list, when
    /// anything last happened.
    pub updated: i64,
    /// Whether it is the turn of one of the user's seats; only in a user's own list.
    pub your_turn: bool,
}

/// A position in a list, from which the next page continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// As in [`ListedTable::your_turn`].
    pub your_turn: bool,
    /// As in [`ListedTable::updated`].
    pub updated: i64,
    /// As in [`ListedTable::id`].
    pub id: String,
}

/// The part of a list to return.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Only this game.
    pub game: Option<String>,
    /// Only tables after this position; from the beginning if `None`.
    pub before: Option<Mark>,
    /// The maximum number of tables.
    pub limit: u32,
}

/// Totals for the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests.
    pub guests: i64,
    /// Accounts that are not deleted.
    pub accounts: i64,
    /// Bots that are not deleted.
    pub bots: i64,
    /// Sessions.
    pub sessions: i64,
    /// Tables where people may still sit down.
    pub open: i64,
    /// Tables with a running game.
    pub running: i64,
    /// Tables whose game has ended.
    pub over: i64,
    /// Tables closed before their game ended.
    pub closed: i64,
    /// Open reports.
    pub reports: i64,
}

impl ListedTable {
    /// The position of this table, for the next page.
    pub fn mark(&self) -> Mark {
        Mark { your_turn: self.your_turn, updated: self.updated, id: self.id.clone() }
    }

    fn read(row: &Row) -> Result<Self, StoreFault> {
        Ok(Self {
            id: row.get(0)?,
            state: TableState::read(&row.get::<String>(1)?)?,
            game: row.get(2)?,
            visibility: Visibility::read(&row.get::<String>(3)?)?,
            spectators: row.get(4)?,
            host: row.get(5)?,
            sheet: row.get(6)?,
            entries: row.get(7)?,
            due: row.get(8)?,
            created: row.get(9)?,
            updated: row.get(10)?,
            your_turn: row.get(11)?,
        })
    }
}

/// The columns of [`ListedTable::read`] up to `created`, followed by those of the list.
macro_rules! listed_columns {
    () => {
        "SELECT t.id, COALESCE(n.state, t.state), t.game, t.visibility, t.spectators, t.host, t.sheet, \
         COALESCE(b.number + b.count, n.entries, 0), COALESCE(b.due, n.due, 0), t.created, "
    };
}

/// Tables with their state, and with the last batch if that is newer (compare `Now::after`).
macro_rules! standing {
    () => {
        "FROM tables t LEFT JOIN table_now n ON n.table_id = t.id LEFT JOIN batches b ON b.table_id = t.id AND b.due IS NOT NULL \
         AND b.number = (SELECT MAX(number) FROM batches WHERE table_id = t.id AND number >= n.entries) "
    };
}

/// The common part of the public lists.
macro_rules! public_list {
    ($state:literal, $more:literal) => {
        concat!(
            listed_columns!(),
            "t.updated, 0 ",
            standing!(),
            "WHERE t.state = '",
            $state,
            "' AND t.visibility = 'public' AND COALESCE(n.state, t.state) = t.state",
            $more,
            " AND ($1 IS NULL OR t.game = $1) AND (t.updated, t.id) < ($2, $3) ORDER BY t.updated DESC, t.id DESC LIMIT $4"
        )
    };
}

/// The statements of a public list.
struct PublicList {
    all: &'static str,
    /// Only the ids, from an index, which can be read even if some tables cannot.
    ids: &'static str,
    /// A single table.
    one: &'static str,
}

const OPEN: PublicList = PublicList {
    all: public_list!("open", ""),
    ids: "SELECT id FROM tables WHERE state = 'open' AND visibility = 'public' AND (updated, id) < ($1, $2) \
          ORDER BY updated DESC, id DESC LIMIT $3",
    one: public_list!("open", " AND t.id = $5"),
};

const RUNNING: PublicList = PublicList {
    all: public_list!("running", " AND t.spectators = 1"),
    ids: "SELECT id FROM tables WHERE state = 'running' AND visibility = 'public' AND (updated, id) < ($1, $2) \
          ORDER BY updated DESC, id DESC LIMIT $3",
    one: public_list!("running", " AND t.spectators = 1 AND t.id = $5"),
};

/// Tables with what they mean to a user.
macro_rules! own_list {
    ($which:literal) => {
        concat!(
            "SELECT * FROM (",
            listed_columns!(),
            "COALESCE(b.at, n.updated, t.updated) AS moved, CASE WHEN n.state = 'running' AND EXISTS (\
             SELECT 1 FROM table_seats s WHERE s.table_id = t.id AND s.user_id = $1 \
             AND (COALESCE(b.due, n.due) >> CAST(s.seat AS INTEGER)) & 1 = 1) THEN 1 ELSE 0 END AS your_turn ",
            standing!(),
            "WHERE t.id ",
            $which,
            ") AS own WHERE ($2 IS NULL OR game = $2) AND (your_turn, moved, id) < ($3, $4, $5) \
             ORDER BY your_turn DESC, moved DESC, id DESC LIMIT $6"
        )
    };
}

impl Store {
    /// Public tables where people may still sit down, most recently changed first.
    pub async fn open_tables(&self, page: &Page) -> Result<Vec<ListedTable>, StoreFault> {
        self.public_tables(&OPEN, page).await
    }

    /// Public tables that anybody may watch, most recently changed first.
    pub async fn running_tables(&self, page: &Page) -> Result<Vec<ListedTable>, StoreFault> {
        self.public_tables(&RUNNING, page).await
    }

    async fn public_tables(&self, list: &PublicList, page: &Page) -> Result<Vec<ListedTable>, StoreFault> {
        let (updated, id) = page.before.as_ref().map_or((i64::MAX, ""), |mark| (mark.updated, &mark.id));
        let values = [page.game.as_deref().into(), updated.into(), id.into(), page.limit.into()];
        match self.readers().fetch(list.all, &values).await {
            Ok(rows) => Ok(self.readable(&rows)),
            Err(StoreFault::Damaged(_) | StoreFault::Unreadable(_)) => {
                let ids = self.readers().fetch(list.ids, &values[1..]).await?;
                Ok(self.one_by_one(list.one, &values, ids.iter().filter_map(|row| row.get(0).ok())).await)
            }
            Err(fault) => Err(fault),
        }
    }

    /// Tables where a user has a seat or which they own. Those where it is the user's turn come first, then
    /// those where something happened most recently.
    pub async fn own_tables(&self, user: &str, page: &Page) -> Result<Vec<ListedTable>, StoreFault> {
        let first = Mark { your_turn: true, updated: i64::MAX, id: String::new() };
        let mark = page.before.as_ref().unwrap_or(&first);
        let values = [
            user.into(),
            page.game.as_deref().into(),
            mark.your_turn.into(),
            mark.updated.into(),
            (&mark.id).into(),
            page.limit.into(),
        ];
        let all = own_list!(
            "IN (SELECT table_id FROM table_seats WHERE user_id = $1 UNION SELECT id FROM tables WHERE host = $1)"
        );
        match self.readers().fetch(all, &values).await {
            Ok(rows) => Ok(self.readable(&rows)),
            Err(StoreFault::Damaged(_) | StoreFault::Unreadable(_)) => {
                let ids = self.readable_tables_of(user).await?;
                let mut tables = self.one_by_one(own_list!("= $7"), &values, ids.into_iter()).await;
                tables.sort_by(|one, other| {
                    let place = |table: &ListedTable| (table.your_turn, table.updated, table.id.clone());
                    place(other).cmp(&place(one))
                });
                tables.truncate(page.limit as usize);
                Ok(tables)
            }
            Err(fault) => Err(fault),
        }
    }

    /// The tables that can be read. The others are logged and counted.
    fn readable(&self, rows: &[Row]) -> Vec<ListedTable> {
        let line = |row: &Row| match ListedTable::read(row) {
            Ok(table) => Some(table),
            Err(fault) => {
                let id: String = row.get(0).unwrap_or_default();
                self.watch().unreadable(&id, &fault);
                None
            }
        };
        rows.iter().filter_map(line).collect()
    }

    /// A list whose tables cannot be read together, read one by one.
    async fn one_by_one(
        &self,
        one: &'static str,
        values: &[Value],
        ids: impl Iterator<Item = String>,
    ) -> Vec<ListedTable> {
        let mut tables = Vec::new();
        for id in ids {
            let values = [values, &[(&id).into()]].concat();
            match self.readers().fetch(one, &values).await {
                Ok(rows) => tables.extend(self.readable(&rows)),
                Err(fault) => self.watch().unreadable(&id, &fault),
            }
        }
        tables
    }

    /// The ids of those of a user's tables that can be found.
    async fn readable_tables_of(&self, user: &str) -> Result<Vec<String>, StoreFault> {
        let (seats, hosted) =
            ("SELECT table_id FROM table_seats WHERE user_id = $1", "SELECT id FROM tables WHERE host = $1");
        let mut ids = Vec::new();
        for sql in [seats, hosted] {
            match self.readers().fetch(sql, &[user.into()]).await {
                Ok(rows) => ids.extend(rows.iter().filter_map(|row| row.get::<String>(0).ok())),
                Err(StoreFault::Damaged(_) | StoreFault::Unreadable(_)) => {}
                Err(fault) => return Err(fault),
            }
        }
        ids.sort();
        ids.dedup();
        Ok(ids)
    }

    /// The ids of all tables where a user has a seat or has resigned, or which they own.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT table_id FROM table_seats WHERE user_id = $1 UNION SELECT id FROM tables WHERE host = $1 \
                   UNION SELECT r.table_id FROM result_seats r JOIN tables t ON t.id = r.table_id WHERE r.user_id = $1 \
                   UNION SELECT t.id FROM tables t JOIN table_now n ON n.table_id = t.id \
                   WHERE n.state = 'running' AND t.sheet LIKE $2 ORDER BY 1";
        let has_resigned = format!("%\"resigned\":[%\"{user}\"%");
        self.readers()
            .fetch(sql, &[user.into(), has_resigned.as_str().into()])
            .await?
            .iter()
            .map(|row| row.get(0))
            .collect()
    }

    /// The ids of the tables where a user has a seat and which are not over.
    pub async fn unfinished_seats_of(&self, user: &str) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT DISTINCT t.id FROM table_seats s JOIN tables t ON t.id = s.table_id \
                   LEFT JOIN table_now n ON n.table_id = t.id \
                   WHERE s.user_id = $1 AND COALESCE(n.state, t.state) IN ('open', 'running') ORDER BY t.id";
        self.readers().fetch(sql, &[user.into()]).await?.iter().map(|row| row.get(0)).collect()
    }

    /// The number of a user's own tables that are not over.
    pub async fn unfinished_tables_of(&self, host: &str) -> Result<i64, StoreFault> {
        let sql = "SELECT COUNT(*) FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
                   WHERE t.host = $1 AND COALESCE(n.state, t.state) IN ('open', 'running')";
        self.readers().find(sql, &[host.into()]).await?.map_or(Ok(0), |row| row.get(0))
    }

    /// The totals. Reads every table, so this is not for every request.
    pub async fn counts(&self) -> Result<Counts, StoreFault> {
        let sql = "SELECT 'user ' || kind AS what, COUNT(*) FROM users WHERE deleted = 0 GROUP BY kind \
                   UNION ALL SELECT 'sessions', COUNT(*) FROM sessions \
                   UNION ALL SELECT 'table ' || COALESCE(n.state, t.state), COUNT(*) FROM tables t \
                   LEFT JOIN table_now n ON n.table_id = t.id GROUP BY COALESCE(n.state, t.state) \
                   UNION ALL SELECT 'reports', COUNT(*) FROM reports WHERE state = 'open'";
        let mut counts = Counts::default();
        for row in self.readers().fetch(sql, &[]).await? {
            let (what, count): (String, i64) = (row.get(0)?, row.get(1)?);
            *match what.as_str() {
                "user guest" => &mut counts.guests,
                "user account" => &mut counts.accounts,
                "user bot" => &mut counts.bots,
                "sessions" => &mut counts.sessions,
                "table open" => &mut counts.open,
                "table running" => &mut counts.running,
                "table over" => &mut counts.over,
                "table closed" => &mut counts.closed,
                "reports" => &mut counts.reports,
                _ => return Err(StoreFault::Unreadable(format!("unknown kind of total: {what:?}"))),
            } = count;
        }
        Ok(counts)
    }
}
