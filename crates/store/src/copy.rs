//! Moving everything from one database into another, of the same kind or not.
//!
//! What a table of the database has for columns is read from the database itself, so a migration that adds one need not be
//! thought of here. One that adds a table has to name it in [`RELATIONS`].

mod end;
mod rows;
mod salvage;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::address::Address;
use crate::fault::StoreFault;
use crate::value::{Row, Value};
use end::{Source, Target};

pub use salvage::{Salvaged, salvage};

/// A table of the database.
struct Relation {
    name: &'static str,
    /// The columns of its key.
    key: &'static [&'static str],
    /// Which of its rows: what others refer to goes first.
    only: &'static str,
}

/// All of them, in an order in which nothing refers to what is not there yet.
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

/// The names of all tables of the database.
pub(crate) fn relation_names() -> impl Iterator<Item = &'static str> {
    let mut names = RELATIONS.map(|relation| relation.name).to_vec();
    names.dedup();
    names.into_iter()
}

/// What a server knows about itself: there is something in it as soon as a server has run.
const FACTS: &str = "server";

/// How far a copy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The table of the database that is dealt with.
    pub relation: &'static str,
    /// How many rows were written or, afterwards, compared.
    pub done: u64,
    /// How many there are to be written and compared.
    pub of: u64,
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many users.
    pub users: u64,
    /// How many tables at which people play.
    pub tables: u64,
    /// How many rows of all tables of the database.
    pub rows: u64,
}

/// Why nothing was copied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyFault {
    /// There is no data where it should come from.
    #[error("there is no data to be copied")]
    Nothing,
    /// What is to be copied was written by an older program, and no newer one has opened it since.
    #[error("the data has schema version {found}, not {known}")]
    Older {
        /// The version of its schema.
        found: i64,
        /// The version of this program.
        known: i64,
    },
    /// There is data where it should go.
    #[error("there is data already")]
    Taken,
    /// What was written is not what was read.
    #[error("the rows of {0} are not the same")]
    Differs(&'static str),
    /// The database that is copied does not allow it.
    #[error("the source: {0}")]
    From(StoreFault),
    /// The database that it should go to does not allow it.
    #[error("the target: {0}")]
    To(StoreFault),
}

/// Copies everything into a database that is empty or not there yet, wholly or not at all. What is copied stays as it is. No server
/// may run on either.
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
            let rows = target.as_it_has_them(relation, rows, source.is_shared());
            target.put(&pages, &rows).await?;
            sum.add(&rows);
            tell(relation, &rows);
        }
        copied.count(relation, sum.rows);
        sums.push(sum);
    }
    for (relation, expected) in RELATIONS.iter().zip(sums) {
        target.know_size(relation).await?;
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

/// How many rows, and what is in them, whatever their order: databases do not agree how texts are sorted.
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
            // Not every database knows what could be there.
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
    async fn every_table_of_the_database_is_copied_by_its_key() {
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
