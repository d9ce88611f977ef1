//! What the server remembers about itself.

use crate::fault::StoreFault;
use crate::job::{Step, Work};
use crate::store::Store;

impl Store {
    /// What the server has written under a key.
    pub async fn server_fact(&self, key: &str) -> Result<Option<String>, StoreFault> {
        let found = self.readers().find("SELECT value FROM server WHERE key = $1", &[key.into()]).await?;
        found.map(|row| row.get(0)).transpose()
    }

    /// Writes something under a key, over what was there.
    pub async fn set_server_fact(&self, key: &str, value: &str) -> Result<(), StoreFault> {
        let sql = "INSERT INTO server (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.write(Work::steps([Step::new(sql, [key.into(), value.into()])])).await.map(drop)
    }
}
