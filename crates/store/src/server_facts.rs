//! What the server remembers about itself.

use crate::fault::StoreFault;
use crate::job::{Outcome, Statement, Work};
use crate::store::Store;

/// The most that all nodes together count between two updates, in milliseconds. If there was no update for
/// longer, no node was up.
const MAX_UPDATE_GAP_MS: i64 = 5000;

impl Store {
    /// The value that the server has stored under a key.
    pub async fn server_fact(&self, key: &str) -> Result<Option<String>, StoreFault> {
        let found = self.readers().find("SELECT value FROM server WHERE key = $1", &[key.into()]).await?;
        found.map(|row| row.get(0)).transpose()
    }

    /// Stores a value under a key, replacing any other.
    pub async fn set_server_fact(&self, key: &str, value: &str) -> Result<(), StoreFault> {
        let sql = "INSERT INTO server (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.write(Work::steps([Statement::new(sql, [key.into(), value.into()])])).await.map(drop)
    }

    /// The value under a key. If there is none, this one is stored. If several nodes try, the first wins.
    pub async fn server_fact_or(&self, key: &str, value: &str) -> Result<String, StoreFault> {
        if let Some(known) = self.server_fact(key).await? {
            return Ok(known);
        }
        let sql = "INSERT INTO server (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        self.write(Work::steps([Statement::new(sql, [key.into(), value.into()])])).await?;
        Ok(self.server_fact(key).await?.unwrap_or_else(|| value.to_owned()))
    }

    /// Stores how long the only node has been up in all its runs, in milliseconds. Table clocks run on it.
    pub async fn note_uptime(&self, uptime_ms: i64) -> Result<(), StoreFault> {
        self.set_server_fact("uptime_ms", &uptime_ms.to_string()).await
    }

    /// Notes that this node is up, and returns how long any of the nodes has been up, in milliseconds.
    pub async fn share_uptime(&self) -> Result<i64, StoreFault> {
        // Uses the database's clock, so that nodes do not have to agree about the time.
        let update = "WITH now AS (SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS at), \
                    before AS (SELECT CAST(split_part(value, ' ', 1) AS BIGINT) AS up, CAST(split_part(value, ' ', 2) AS BIGINT) AS at \
                    FROM server WHERE key = 'uptime' FOR UPDATE), \
                    after AS (SELECT now.at, COALESCE(before.up + LEAST(GREATEST(now.at - before.at, 0), $1), 0) AS up \
                    FROM now LEFT JOIN before ON TRUE) \
                    INSERT INTO server (key, value) SELECT 'uptime', up || ' ' || at FROM after \
                    ON CONFLICT (key) DO UPDATE SET value = excluded.value \
                    RETURNING CAST(split_part(value, ' ', 1) AS BIGINT)";
        let noted =
            self.write(Work::steps([Statement::new(update, [MAX_UPDATE_GAP_MS.into()]).returning()])).await?;
        noted.first().map_or(Ok(0), Outcome::number)
    }
}
