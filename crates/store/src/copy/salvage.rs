//! Salvages whatever can be read in a damaged database into a new one.
//!
//! The damaged files are only read. Everything happens in a copy, into which all valid pages of the log are
//! put, even where `SQLite` would stop reading it. Then each database table is read as usual and, where that
//! fails, in ever smaller pieces around what cannot be read. Rows that refer to something lost are treated as
//! if it had been deleted.

use std::collections::{BTreeSet, HashMap};
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};

use super::rows::Pages;
use super::{FACTS, RELATIONS, Relation, relation_names};
use crate::address::Address;
use crate::backup::{Checked, check};
use crate::crash::{beside, copy_privately, log_of};
use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::schema::{self, SCHEMA_VERSION};
use crate::store::{Opened, StoreOptions, lock, open_any};
use crate::value::{Kind, Row, Value};
use crate::wal::Log;

/// How often reading may fail in one database table before the rest of it is given up.
const MAX_FAILURES: u32 = 200_000;

/// The highest number to look for if nothing shows how many there are.
const HIGHEST: i64 = 10_000;

/// The highest seat number in any game.
const HIGHEST_SEAT: i64 = 31;

/// The results of salvaging a damaged database: what was saved and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// The contents of the new database.
    pub saved: Checked,
    /// The number of unreadable pages in the log.
    pub log_pages: u32,
    /// In how many places each database table cannot be read, for tables that are not intact.
    pub unreadable: Vec<(&'static str, u32)>,
    /// Lost tables where people played.
    pub lost: Vec<String>,
    /// Tables where some moves are, or may be, lost. They end before those moves.
    pub cut: Vec<String>,
}

impl Salvaged {
    /// Whether everything was saved.
    pub fn is_whole(&self) -> bool {
        self.log_pages == 0 && self.unreadable.is_empty() && self.lost.is_empty() && self.cut.is_empty()
    }
}

/// Saves whatever can be read in a database into a new file, which must not exist yet. No server may be using
/// the database.
pub async fn salvage(from: &Path, to: &Path) -> Result<Salvaged, StoreFault> {
    if to.try_exists()? {
        return Err(StoreFault::Conflict);
    }
    let had_lock = beside(from, ".lock").exists();
    let lock = lock(from)?;
    let salvaged = save(from, to).await;
    drop(lock);
    if !had_lock {
        std::fs::remove_file(beside(from, ".lock")).ok();
    }
    std::fs::remove_file(beside(to, ".lock")).ok();
    if salvaged.is_err() {
        for ending in ["", "-wal", "-shm"] {
            std::fs::remove_file(beside(to, ending)).ok();
        }
    }
    salvaged
}

async fn save(from: &Path, to: &Path) -> Result<Salvaged, StoreFault> {
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = tempfile::Builder::new().prefix(".starfry-salvage-").tempdir_in(folder)?;
    let copy = folder.path().join("damaged.db");
    copy_privately(from, &copy)?;
    let log = Log::read(&log_of(from), from)?;
    if let Some(log) = &log {
        log.apply(&log_of(from), &OpenOptions::new().write(true).open(&copy)?)?;
    }
    let mut opened = open_any(&Address::File(to.to_owned()), &StoreOptions::default()).await?;
    renew_header(&copy, to)?;
    let saved = match Salvage::begin(&copy, &mut opened).await {
        Ok(salvage) => salvage.run().await,
        Err(fault) => Err(fault),
    };
    opened.close().await;
    let (unreadable, lost, cut) = saved?;
    let saved = check(to).await?;
    Ok(Salvaged { saved, log_pages: log.map_or(0, |log| log.spoiled()), unreadable, lost, cut })
}

/// Gives the copy the header that all our databases have, except for values that differ and can be determined
/// in other ways.
fn renew_header(copy: &Path, like: &Path) -> Result<(), StoreFault> {
    let mut good = [0; 100];
    File::open(like)?.read_exact(&mut good)?;
    let mut file = OpenOptions::new().read(true).write(true).open(copy)?;
    let length = file.metadata()?.len();
    let mut header = [0; 100];
    if length < 512 {
        return Err(StoreFault::Damaged("the file is too short".into()));
    }
    file.read_exact(&mut header)?;
    let size = u32::from(u16::from_be_bytes([header[16], header[17]]));
    if !(size == 1 || size >= 512 && size.is_power_of_two()) {
        header[16..18].copy_from_slice(&good[16..18]);
    }
    let size = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65536,
        size => u64::from(size),
    };
    header[..16].copy_from_slice(&good[..16]);
    // Without a log of its own.
    header[18..20].copy_from_slice(&[1, 1]);
    header[20..24].copy_from_slice(&good[20..24]);
    header[28..32].copy_from_slice(&((length / size) as u32).to_be_bytes());
    // Without a list of free pages, because nothing is written.
    header[32..40].fill(0);
    header[44..48].copy_from_slice(&good[44..48]);
    header[52..72].copy_from_slice(&good[52..72]);
    header.copy_within(24..28, 92);
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&header)?;
    Ok(())
}

/// A database that is being salvaged.
struct Salvage<'a> {
    source: Connection,
    target: &'a mut Connection,
    /// The version of its schema.
    version: i64,
    unreadable: Vec<(&'static str, u32)>,
    /// Tables with unreadable moves.
    holes: BTreeSet<String>,
}

type Losses = (Vec<(&'static str, u32)>, Vec<String>, Vec<String>);

impl<'a> Salvage<'a> {
    async fn begin(copy: &Path, opened: &'a mut Opened) -> Result<Salvage<'a>, StoreFault> {
        let target = &mut opened.connection;
        target.execute("PRAGMA foreign_keys = OFF", &[]).await?;
        let mut source = connect(copy).await?;
        // If even this cannot be read, assume our version.
        let version = match schema::version(&mut source).await {
            Err(fault @ StoreFault::Newer { .. }) => return Err(fault),
            version => version.ok().filter(|version| *version > 0).unwrap_or(SCHEMA_VERSION),
        };
        if version == SCHEMA_VERSION {
            renew_schema(&mut source, target).await?;
            source.close().await?;
            source = connect(copy).await?;
        }
        Ok(Salvage { source, target, version, unreadable: Vec::new(), holes: BTreeSet::new() })
    }

    async fn run(mut self) -> Result<Losses, StoreFault> {
        self.target.begin().await?;
        for relation in &RELATIONS {
            let unreadable = self.save(relation).await?;
            if unreadable > 0 {
                self.unreadable.push((relation.name, unreadable));
            }
        }
        self.unreadable.dedup_by_key(|(name, _)| *name);
        let saved =
            ids(self.target, "users", "id").await?.len() + ids(self.target, "tables", "id").await?.len();
        if saved == 0 && !self.unreadable.is_empty() {
            return Err(StoreFault::Damaged("nothing in the file can be read".into()));
        }
        let lost = self.lost_tables().await?;
        self.holes.retain(|id| !lost.contains(id));
        self.apply_deletions().await?;
        let cut = self.cut_at_gaps().await?;
        self.target.execute("COMMIT", &[]).await?;
        self.source.close().await?;
        Ok((self.unreadable, lost, cut))
    }

    /// Saves the rows of a database table, and returns in how many places it cannot be read.
    async fn save(&mut self, relation: &'static Relation) -> Result<u32, StoreFault> {
        let kinds = kinds(self.target, relation.name).await?;
        let Ok(pages) = relation.pages(&mut self.source).await else { return Ok(1) };
        let (source, target) = (&mut self.source, &mut *self.target);
        let mut reading =
            Reading { source, target, pages, kinds, failures: 0, unreadable: 0, holes: Vec::new() };
        if reading.pages.is_empty() {
            // An older database does not have all of them.
            return Ok(u32::from(self.version == SCHEMA_VERSION));
        }
        if reading.everything().await? {
            return Ok(reading.unreadable);
        }
        match (relation.name, relation.key) {
            // Results outlive their tables.
            ("results", _) => reading.by_rowid().await?,
            ("result_seats", [table, seat]) => reading.of_each(("results", table), Some(seat)).await?,
            ("expired" | "name_looks" | FACTS, _) => reading.both_ends().await?,
            (_, ["table_id"]) => reading.of_each(("tables", "id"), None).await?,
            (_, ["table_id", second]) => reading.of_each(("tables", "id"), Some(second)).await?,
            (_, ["user_id", _]) => reading.of_each(("users", "id"), None).await?,
            _ => reading.by_rowid().await?,
        }
        if relation.name == "batches" {
            self.holes.extend(reading.holes);
        }
        Ok(reading.unreadable)
    }

    /// Tables that are mentioned somewhere but could not be saved.
    async fn lost_tables(&mut self) -> Result<Vec<String>, StoreFault> {
        let mut known = BTreeSet::new();
        for sql in [
            "SELECT id FROM tables ORDER BY id",
            "SELECT table_id FROM table_now ORDER BY table_id",
            "SELECT table_id FROM table_now WHERE wake_at IS NOT NULL",
            "SELECT DISTINCT table_id FROM table_seats",
            "SELECT DISTINCT table_id FROM batches",
        ] {
            if let Ok(rows) = self.source.fetch(sql, &[]).await {
                known.extend(rows.iter().filter_map(|row| row.get::<String>(0).ok()));
            }
        }
        for id in ids(self.target, "tables", "id").await? {
            known.remove(&id);
        }
        Ok(known.into_iter().collect())
    }

    /// Treats rows that refer to something lost as if it had been deleted.
    async fn apply_deletions(&mut self) -> Result<(), StoreFault> {
        // Twice, because bots are deleted with their owners and the bots' data with the bots.
        for name in relation_names().chain(relation_names()) {
            let sql = "SELECT \"from\", \"table\", \"to\", on_delete FROM pragma_foreign_key_list($1)";
            for row in self.target.fetch(sql, &[name.into()]).await? {
                let [column, parent, to, on_delete] = [0, 1, 2, 3].map(|place| row.get::<String>(place));
                let (column, parent, to) = (column?, parent?, to?);
                let lost = format!("{column} IS NOT NULL AND {column} NOT IN (SELECT {to} FROM {parent})");
                let sql = match on_delete?.as_str() {
                    "SET NULL" => format!("UPDATE {name} SET {column} = NULL WHERE {lost}"),
                    _ => format!("DELETE FROM {name} WHERE {lost}"),
                };
                self.target.execute(AssertSqlSafe(sql), &[]).await?;
            }
        }
        Ok(())
    }

    /// Cuts games off where moves are missing, so that they can be continued. Returns the tables where some
    /// are missing.
    async fn cut_at_gaps(&mut self) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT t.id, COALESCE(n.entries, 0), b.number, b.count FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
                   LEFT JOIN batches b ON b.table_id = t.id ORDER BY t.id, b.number";
        let mut ends: Vec<(String, i64, i64)> = Vec::new();
        for row in self.target.fetch(sql, &[]).await? {
            let id: String = row.get(0)?;
            if ends.last().is_none_or(|(last, ..)| *last != id) {
                ends.push((id, 0, row.get(1)?));
            }
            let batch = (row.get::<Option<i64>>(2)?, row.get::<Option<i64>>(3)?);
            if let (Some((_, end, expected)), (Some(number), Some(count))) = (ends.last_mut(), batch) {
                *expected = (*expected).max(number + count);
                *end = if *end == number { number + count } else { *end };
            }
        }
        ends.retain(|(_, end, expected)| end < expected);
        for (id, end, _) in &ends {
            let values: [Value; 2] = [id.into(), (*end).into()];
            let sql = "DELETE FROM batches WHERE table_id = $1 AND number >= $2";
            self.target.execute(sql, &values).await?;
            let sql = "UPDATE table_now SET entries = $2, wake_at = NULL, due = COALESCE((SELECT due FROM batches \
                       WHERE table_id = $1 ORDER BY number DESC LIMIT 1), 0) WHERE table_id = $1";
            self.target.execute(sql, &values).await?;
        }
        self.holes.extend(ends.into_iter().map(|(id, ..)| id));
        Ok(std::mem::take(&mut self.holes).into_iter().collect())
    }
}

/// The reading of one database table.
struct Reading<'a> {
    source: &'a mut Connection,
    target: &'a mut Connection,
    pages: Pages,
    kinds: HashMap<String, Kind>,
    failures: u32,
    unreadable: u32,
    /// The owners of unreadable rows.
    holes: Vec<String>,
}

impl Reading<'_> {
    /// Saves all rows in the order of their key. Returns whether all of them could be read.
    async fn everything(&mut self) -> Result<bool, StoreFault> {
        loop {
            match self.pages.next(self.source).await {
                Ok(Some(rows)) => self.put(rows).await?,
                Ok(None) => return Ok(true),
                Err(fault) => return is_damage(fault).map(|()| false),
            }
        }
    }

    /// Saves the rows of each owner that was saved before, by its key and, with a second key, around rows
    /// that cannot be read.
    async fn of_each(&mut self, (owners, key): (&str, &str), second: Option<&str>) -> Result<(), StoreFault> {
        let first = self.pages.first_key();
        for id in ids(self.target, owners, key).await? {
            let owner = Value::from(&id);
            if self.saved_where(&format!("{first} = $1"), std::slice::from_ref(&owner)).await? {
                continue;
            }
            self.holes.push(id);
            let Some(second) = second else {
                self.unreadable += 1;
                continue;
            };
            let highest = format!("SELECT MAX({second}) FROM {} WHERE {first} = $1", self.pages.name());
            let most = if second == "seat" { HIGHEST_SEAT } else { HIGHEST };
            let highest = self.number(&highest, std::slice::from_ref(&owner)).await?.unwrap_or(most);
            self.between(&format!("{first} = $3 AND {second}"), 0, highest, Some(owner)).await?;
        }
        Ok(())
    }

    async fn by_rowid(&mut self) -> Result<(), StoreFault> {
        let name = self.pages.name();
        // From the end of the table or, if that cannot be read, of its index.
        let (by_table, by_index) = (
            format!("SELECT MAX(rowid) FROM {name} NOT INDEXED"),
            format!(
                "SELECT MAX(+rowid) FROM {name} INDEXED BY sqlite_autoindex_{name}_1 WHERE {} >= ''",
                self.pages.first_key()
            ),
        );
        let highest = match self.number(&by_table, &[]).await? {
            None => self.number(&by_index, &[]).await?.unwrap_or(HIGHEST),
            Some(highest) => highest,
        };
        self.between("rowid", 1, highest, None).await
    }

    /// Saves the rows whose number is in a range, in ever smaller pieces around what cannot be read.
    async fn between(
        &mut self,
        number: &str,
        lowest: i64,
        highest: i64,
        owner: Option<Value>,
    ) -> Result<(), StoreFault> {
        let mut pieces = vec![(lowest, highest)];
        while let Some((low, high)) = pieces.pop() {
            let values: Vec<Value> = [low.into(), high.into()].into_iter().chain(owner.clone()).collect();
            if self.saved_where(&format!("{number} BETWEEN $1 AND $2"), &values).await? {
                continue;
            }
            if low >= high || self.failures > MAX_FAILURES {
                self.unreadable += 1;
                continue;
            }
            let middle = low + (high - low) / 2;
            pieces.extend([(middle + 1, high), (low, middle)]);
        }
        Ok(())
    }

    /// Saves the rows up to the first unreadable one, from either end.
    async fn both_ends(&mut self) -> Result<(), StoreFault> {
        let key = self.pages.first_key();
        for (order, beyond) in [("ASC", ">"), ("DESC", "<")] {
            let mut last = Vec::new();
            loop {
                let place = if last.is_empty() { "1 = 1".to_owned() } else { format!("{key} {beyond} $1") };
                let sql = format!("{place} ORDER BY {key} {order} LIMIT 1");
                let Some(rows) = self.rows_where(&sql, &last).await? else { break };
                let Some(row) = rows.first() else { break };
                last = self.pages.key_of(row);
                if matches!(last.first(), Some(Value::Null(_))) {
                    break;
                }
                self.put(rows).await?;
            }
        }
        self.unreadable += 1;
        Ok(())
    }

    /// Saves the rows that meet this condition, unless one of them cannot be read.
    async fn saved_where(&mut self, condition: &str, values: &[Value]) -> Result<bool, StoreFault> {
        match self.rows_where(condition, values).await? {
            Some(rows) => self.put(rows).await.map(|()| true),
            None => Ok(false),
        }
    }

    async fn rows_where(
        &mut self,
        condition: &str,
        values: &[Value],
    ) -> Result<Option<Vec<Row>>, StoreFault> {
        let sql = format!("SELECT {} FROM {} WHERE {condition}", self.pages.columns(), self.pages.name());
        self.fetch(sql, values).await
    }

    async fn number(&mut self, sql: &str, values: &[Value]) -> Result<Option<i64>, StoreFault> {
        let found = self.fetch(sql.to_owned(), values).await?;
        Ok(found.and_then(|rows| rows.first()?.get(0).ok()))
    }

    /// The rows, unless one of them cannot be read.
    async fn fetch(&mut self, sql: String, values: &[Value]) -> Result<Option<Vec<Row>>, StoreFault> {
        match self.source.fetch(AssertSqlSafe(sql), values).await {
            Ok(rows) => Ok(Some(rows)),
            Err(fault) => {
                self.failures += 1;
                is_damage(fault).map(|()| None)
            }
        }
    }

    /// Writes the rows whose values are plausible.
    async fn put(&mut self, mut rows: Vec<Row>) -> Result<(), StoreFault> {
        let before = rows.len();
        rows.retain(|row| self.pages.fits(row, &self.kinds));
        self.unreadable += (before - rows.len()) as u32;
        self.pages.put_where_possible(&rows, self.target).await
    }
}

/// Succeeds if the fault is damage in the source, and fails if it is about the disk that is being written.
fn is_damage(fault: StoreFault) -> Result<(), StoreFault> {
    match fault {
        StoreFault::Damaged(_) | StoreFault::Unreadable(_) | StoreFault::Broken(_) | StoreFault::Disk(_) => {
            Ok(())
        }
        fault => Err(fault),
    }
}

async fn connect(copy: &Path) -> Result<Connection, StoreFault> {
    let options = SqliteConnectOptions::new()
        .filename(copy)
        .foreign_keys(false)
        // Lets the rest be read even if parts of the schema cannot be understood.
        .pragma("writable_schema", "on")
        .pragma("cell_size_check", "on");
    Ok(Connection::Sqlite(options.disable_statement_logging().connect().await?))
}

/// Rewrites the statements in the copy's schema, because one that cannot be understood would hide its table.
async fn renew_schema(source: &mut Connection, like: &mut Connection) -> Result<(), StoreFault> {
    let sql = "SELECT sql, type, name FROM sqlite_schema WHERE sql IS NOT NULL";
    for row in like.fetch(sql, &[]).await? {
        let sql = "UPDATE sqlite_schema SET sql = $1 WHERE type = $2 AND name = $3 AND sql <> $1";
        // If this fails, that table is not read.
        source.execute(sql, &row.0).await.ok();
    }
    Ok(())
}

async fn kinds(target: &mut Connection, name: &str) -> Result<HashMap<String, Kind>, StoreFault> {
    let columns = target.fetch("SELECT name, type FROM pragma_table_info($1)", &[name.into()]).await?;
    let kind = |row: &Row| {
        let kind = match row.get::<String>(1)?.as_str() {
            "BIGINT" => Kind::Number,
            "BLOB" => Kind::Bytes,
            _ => Kind::Text,
        };
        Ok((row.get(0)?, kind))
    };
    columns.iter().map(kind).collect()
}

async fn ids(connection: &mut Connection, name: &str, key: &str) -> Result<Vec<String>, StoreFault> {
    let sql = AssertSqlSafe(format!("SELECT {key} FROM {name} ORDER BY {key}"));
    connection.fetch(sql, &[]).await?.iter().map(|row| row.get(0)).collect()
}
