//! Copies everything from one database into another, of the same kind or not.
//!
//! The columns of each database table are read from the database itself, so a migration that adds a column
//! needs no change here. A migration that adds a table must list it in [`RELATIONS`].

mod end;
mod rows;
mod salvage;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::address::Address;
use crate::fault::StoreFault;
use crate::value::{Row, Value};
use end::{Source, Target};

pub use salvage::{Salvaged, salvage};

/// A database table.
struct Relation {
    name: &'static str,
    /// The columns of its key.
    key: &'static [&'static str],
    /// Which of its rows to copy. Rows that others refer to come first.
    only: &'static str,
}

/// All database tables, in an order in which nothing refers to rows that do not exist yet.
const RELATIONS: [Relation; 16] = [
    Relation { name: "users", key: &["id"], only: "owner IS NULL" },
    Relation { name: "users", key: &["id"], only: "owner IS NOT NULL" },
    Relation { name: "name_looks", key: &["look"], only: ALL },
    Relation { name: "sessions", key: &["token_hash"], only: ALL },
    Relation { name: "tables", key: &["id"], only: ALL },
    Relation { name: "table_now", key: &["table_id"], only: ALL },
    Relation { name: "table_seats", key: &["table_id", "seat"], only: ALL },
    Relation { name: "batches", key: &["table_id", "number"], only: ALL },
    Relation { name: "drafts", key: &["table_id", "seat"], only: ALL },
    Relation { name: "chat", key: &["table_id", "number"], only: ALL },
    Relation { name: "mutes", key: &["user_id", "muted"], only: ALL },
    Relation { name: "reports", key: &["id"], only: ALL },
    Relation { name: "results", key: &["table_id"], only: ALL },
    Relation { name: "result_seats", key: &["table_id", "seat"], only: ALL },
    Relation { name: "expired", key: &["table_id"], only: ALL },
    Relation { name: FACTS, key: &["key"], only: ALL },
];

const ALL: &str = "1 = 1";

/// The names of all database tables.
pub(crate) fn relation_names() -> impl Iterator<Item = &'static str> {
    let mut names = RELATIONS.map(|relation| relation.name).to_vec();
    names.dedup();
    names.into_iter()
}

/// The table of server facts, which is not empty as soon as a server has run.
const FACTS: &str = "server";

/// The progress of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The current database table.
    pub relation: &'static str,
    /// How many rows have been written or, afterwards, compared.
    pub done: u64,
    /// How many rows there are to write and to compare.
    pub of: u64,
}

/// The numbers of copied rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Users.
    pub users: u64,
    /// Tables where people play.
    pub tables: u64,
    /// Rows in all database tables.
    pub rows: u64,
}

/// The reasons why nothing was copied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyFault {
    /// The source contains no data.
    #[error("there is no data to copy")]
    Nothing,
    /// An older version wrote the source, and no newer one has opened it since.
    #[error("the data has schema version {found}, not {known}")]
    Older {
        /// The version of its schema.
        found: i64,
        /// This program's version.
        known: i64,
    },
    /// The target already contains data.
    #[error("the target already contains data")]
    Taken,
    /// The written rows differ from the rows that were read.
    #[error("the rows of {0} differ")]
    Differs(&'static str),
    /// The source failed.
    #[error("the source: {0}")]
    From(StoreFault),
    /// The target failed.
    #[error("the target: {0}")]
    To(StoreFault),
}

/// Copies everything into a database that is empty or does not exist yet, completely or not at all. The
/// source stays as it is. No server may be using either.
pub async fn copy(
    from: &Address,
    to: &Address,
    mut tell: impl FnMut(Progress) + Send,
) -> Result<Copied, CopyFault> {
    let mut source = Source::open(from).await?;
    let mut target = Target::open(to).await?;
    let copied = match copy_all(&mut source, &mut target, &mut tell).await {
        Ok(copied) => target.commit().await.map(|()| copied),
        Err(fault) => {
            target.roll_back().await;
            Err(fault)
        }
    };
    source.close().await;
    copied
}

async fn copy_all(
    source: &mut Source,
    target: &mut Target,
    tell: &mut (impl FnMut(Progress) + Send),
) -> Result<Copied, CopyFault> {
    let mut copied = Copied::default();
    let (mut done, of) = (0, 2 * count_all(source).await?);
    let mut tell = |relation: &Relation, rows: &[Row]| {
        done += rows.len() as u64;
        tell(Progress { relation: relation.name, done, of });
    };
    target.clear_facts().await?;
    let mut sums = Vec::new();
    for relation in &RELATIONS {
        let mut sum = Sum::default();
        let mut pages = source.pages(relation).await?;
        while let Some(rows) = pages.next(&mut source.connection).await.map_err(CopyFault::From)? {
            let rows = target.converted(relation, rows, source.is_shared());
            target.put(&pages, &rows).await?;
            sum.add(&rows);
            tell(relation, &rows);
        }
        copied.count(relation, sum.rows);
        sums.push(sum);
    }
    for (relation, expected) in RELATIONS.iter().zip(sums) {
        target.update_statistics(relation).await?;
        let mut sum = Sum::default();
        let mut pages = source.pages(relation).await?;
        while let Some(rows) = pages.next(target.connection()).await.map_err(CopyFault::To)? {
            sum.add(&rows);
            tell(relation, &rows);
        }
        if sum != expected {
            return Err(CopyFault::Differs(relation.name));
        }
    }
    Ok(copied)
}

async fn count_all(source: &mut Source) -> Result<u64, CopyFault> {
    let mut all = 0;
    for relation in &RELATIONS {
        all += relation.count(&mut source.connection).await.map_err(CopyFault::From)?;
    }
    Ok(all)
}

impl Copied {
    fn count(&mut self, relation: &Relation, rows: u64) {
        self.rows += rows;
        match relation.name {
            "users" => self.users += rows,
            "tables" => self.tables += rows,
            _ => {}
        }
    }
}

/// The number of rows and a checksum of their contents, independent of their order, because databases sort
/// texts differently.
#[derive(Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    digests: u64,
}

impl Sum {
    fn add(&mut self, rows: &[Row]) {
        self.rows += rows.len() as u64;
        for row in rows {
            self.digests = self.digests.wrapping_add(digest(row));
        }
    }
}

fn digest(row: &Row) -> u64 {
    let mut hasher = DefaultHasher::new();
    for value in &row.0 {
        match value {
            // Not every database knows the kind of a missing value.
            Value::Null(_) => 0_u8.hash(&mut hasher),
            Value::Number(number) => (1_u8, number).hash(&mut hasher),
            Value::Text(text) => (2_u8, text).hash(&mut hasher),
            Value::Bytes(bytes) => (3_u8, bytes).hash(&mut hasher),
        }
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{StoreOptions, open_any};

    #[tokio::test]
    async fn every_database_table_is_copied_by_its_key() {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::File(folder.path().join("store.db"));
        let mut opened = open_any(&address, &StoreOptions::default()).await.unwrap();
        let sql = "SELECT t.name, group_concat(c.name) FROM sqlite_master t, pragma_table_info(t.name) c \
                   WHERE t.type = 'table' AND t.name <> '_sqlx_migrations' AND c.pk > 0 GROUP BY t.name";
        let found = opened.connection.fetch(sql, &[]).await.unwrap();
        let mut found: Vec<(String, String)> =
            found.iter().map(|row| (row.get(0).unwrap(), row.get(1).unwrap())).collect();
        let mut known = Vec::from_iter(RELATIONS.map(|table| (table.name.to_owned(), table.key.join(","))));
        found.sort();
        known.sort();
        known.dedup();
        assert_eq!(found, known);
    }
}
