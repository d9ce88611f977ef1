//! Reports by users for the host to read.

use crate::fault::StoreFault;
use crate::job::{Statement, Work};
use crate::store::Store;
use crate::value::{Row, Value};

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// An id that no other report has.
    pub id: String,
    /// The time.
    pub at: i64,
    /// The table where it happened.
    pub table: String,
    /// The user who reports.
    pub by_user: String,
    /// The user it is about.
    pub about_user: Option<String>,
    /// The number of the chat message it is about.
    pub chat_number: Option<u32>,
    /// The reason given.
    pub reason: String,
}

impl Store {
    /// Stores a report as open.
    pub async fn report(&self, report: &Report) -> Result<(), StoreFault> {
        let values = [
            Value::from(&report.id),
            report.at.into(),
            (&report.table).into(),
            (&report.by_user).into(),
            report.about_user.as_ref().into(),
            report.chat_number.into(),
            (&report.reason).into(),
        ];
        let sql = "INSERT INTO reports (id, at, table_id, by_user, about_user, chat_number, reason, state) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, 'open')";
        self.write(Work::steps([Statement::new(sql, values)])).await.map(drop)
    }

    /// The number of a user's open reports.
    pub async fn open_reports_by(&self, user: &str) -> Result<i64, StoreFault> {
        let sql = "SELECT COUNT(*) FROM reports WHERE state = 'open' AND by_user = $1";
        self.readers().find(sql, &[user.into()]).await?.map_or(Ok(0), |row| row.get(0))
    }

    /// The oldest open reports.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreFault> {
        let sql = "SELECT id, at, table_id, by_user, about_user, chat_number, reason FROM reports WHERE state = 'open' \
                   ORDER BY at, id LIMIT $1";
        let rows = self.readers().fetch(sql, &[limit.into()]).await?;
        let read = |row: &Row| {
            Ok(Report {
                id: row.get(0)?,
                at: row.get(1)?,
                table: row.get(2)?,
                by_user: row.get(3)?,
                about_user: row.get(4)?,
                chat_number: row.get(5)?,
                reason: row.get(6)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Marks a report as settled. Fails with `Unknown` if it is not open.
    pub async fn settle_report(&self, id: &str) -> Result<(), StoreFault> {
        let sql = "UPDATE reports SET state = 'settled' WHERE id = $1 AND state = 'open'";
        self.write(Work::steps([Statement::new(sql, [id.into()]).or(StoreFault::Unknown)])).await.map(drop)
    }
}
