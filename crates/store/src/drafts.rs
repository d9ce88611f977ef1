//! Drafts: decisions that players have begun but not yet made.

use std::sync::Arc;

use crate::fault::StoreFault;
use crate::job::{Statement, Work};
use crate::news::About;
use crate::store::Store;
use crate::value::Row;

/// A seat's draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The seat, counted from 0.
    pub seat: u8,
    /// How many entries the record had when the question came up.
    pub since: u32,
    /// Counts the changes to the draft.
    pub edits: u32,
    /// JSON that only the server reads.
    pub actions: Arc<str>,
}

impl Draft {
    /// The statement that finds a table's drafts.
    pub(crate) const ALL: &str =
        "SELECT seat, since, edits, actions FROM drafts WHERE table_id = $1 ORDER BY seat";

    pub(crate) fn read(row: &Row) -> Result<Self, StoreFault> {
        Ok(Self { seat: row.get(0)?, since: row.get(1)?, edits: row.get(2)?, actions: row.get(3)? })
    }
}

impl Store {
    /// Replaces a seat's draft. Fails with `Conflict` if a later one exists, and with `Unknown` if there is
    /// no such table.
    pub async fn write_draft(&self, table: &Arc<str>, draft: Draft) -> Result<(), StoreFault> {
        let sql = "INSERT INTO drafts (table_id, seat, since, edits, actions) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since, edits = excluded.edits, \
                   actions = excluded.actions \
                   WHERE excluded.since > drafts.since OR (excluded.since = drafts.since AND excluded.edits > drafts.edits)";
        let Draft { seat, since, edits, actions } = draft;
        let values = [table.into(), seat.into(), since.into(), edits.into(), (&actions).into()];
        let step = Statement::new(sql, values).or(StoreFault::Conflict);
        let about = Some(About::Draft(Arc::clone(table)));
        self.write(Work { about, ..Work::steps([step]) }).await.map(drop)
    }

    /// The last drafts of all seats, current or not.
    pub async fn drafts(&self, table: &str) -> Result<Vec<Draft>, StoreFault> {
        self.readers().fetch(Draft::ALL, &[table.into()]).await?.iter().map(Draft::read).collect()
    }
}
