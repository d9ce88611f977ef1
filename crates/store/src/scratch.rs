//! Databases for tests: in a temporary folder, or in their own schema on the `PostgreSQL` server that the
//! environment names.

use std::path::Path;

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use crate::address::Address;
use crate::fault::StoreFault;

/// The variable with the address of a `PostgreSQL` server for tests. What they write there stays.
const SERVER: &str = "STARFRY_TEST_POSTGRES";

/// The address of a database for a test's folder. It is the same each time for the same folder.
pub async fn scratch_address(folder: &Path) -> Result<Address, StoreFault> {
    let Ok(server) = std::env::var(SERVER) else { return Ok(Address::File(folder.join("starfry.db"))) };
    let server: PgConnectOptions = server.parse()?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let schema: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut connection = server.clone().disable_statement_logging().connect().await?;
    let sql = AssertSqlSafe(format!("CREATE SCHEMA IF NOT EXISTS \"{schema}\""));
    sqlx::raw_sql(sql).execute(&mut connection).await?;
    connection.close().await?;
    Ok(Address::Postgres(Box::new(server.options([("search_path", format!("\"{schema}\""))]))))
}
