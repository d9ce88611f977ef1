//! Maintenance that the server does automatically from time to time.

use std::sync::Arc;
use std::time::Duration;

use store::{Cutoffs, StoreFault};

use crate::app::App;
use crate::names::looks_of;
use crate::table::outcome::{has_ended, kind_of, outcome_of};
use crate::table::sheet::Sheet;
use crate::{backups, who};

const MINUTE: Duration = Duration::from_mins(1);

/// The maximum number of guests deleted in one transaction, so that nobody has to wait.
const GUESTS_AT_A_TIME: u32 = 200;

/// The number of names checked in one query.
const NAMES_AT_A_TIME: u32 = 200;

/// The maximum number of tables deleted or examined in one go, and the pause afterwards, so that nobody has
/// to wait.
const TABLES_AT_A_TIME: u32 = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// For how many days an expired table is remembered.
const EXPIRED_DAYS: u32 = 365;

/// How many days in advance the deletion of a table is announced.
pub(crate) const NOTICE_DAYS: u32 = 7;

/// Maintains the server until it stops.
pub(crate) async fn maintain(app: Arc<App>) {
    tokio::join!(backups::keep_up(app.clone()), run_periodically(app));
}

async fn run_periodically(app: Arc<App>) {
    report("names", note_looks(&app).await);
    let mut stopped = std::pin::pin!(app.stopped());
    let mut often = tokio::time::interval(Duration::from_secs(5));
    let mut every_minute = tokio::time::interval(MINUTE);
    let mut every_hour = tokio::time::interval(60 * MINUTE);
    // If a test controls the clock, only the test decides when something is deleted.
    let is_held = app.hall().clock.is_held();
    loop {
        tokio::select! {
            _ = often.tick() => app.metrics().sweep(),
            _ = every_minute.tick() => {
                app.limits().sweep();
                report("calendar", app.note_calendar().await);
                report("sessions", who::note_uses(&app).await);
                count_tables(&app).await;
            }
            _ = every_hour.tick(), if !is_held => {
                report("guests", forget(&app).await);
                report("tables", tidy_up(&app).await.map(drop));
            }
            () = stopped.as_mut() => break,
        }
    }
    report("calendar", app.note_calendar().await);
    report("sessions", who::note_uses(&app).await);
}

/// Deletes guests and sessions that have not been used for a long time.
pub(crate) async fn forget(app: &App) -> Result<(), StoreFault> {
    let config = app.config();
    let sessions = app.store().end_old_sessions(app.unused_for(config.session_days)).await?;
    let mut guests = 0;
    loop {
        let some = app.store().forget_guests(app.unused_for(config.guest_days), GUESTS_AT_A_TIME).await?;
        guests += some;
        if some < u64::from(GUESTS_AT_A_TIME) {
            break;
        }
        tokio::task::yield_now().await;
    }
    if guests + sessions > 0 {
        app.sessions_changed();
        tracing::info!(guests, sessions, "forgotten");
    }
    Ok(())
}

/// Updates the stored look-alike keys of account names that an older version has created or changed, and
/// deletes those of deleted accounts.
pub(crate) async fn note_looks(app: &App) -> Result<(), StoreFault> {
    app.store().forget_looks_of_deleted().await?;
    let mut last = String::new();
    loop {
        let mut noted = app.store().noted_looks(&last, NAMES_AT_A_TIME).await?;
        let Some(end) = noted.last() else { return Ok(()) };
        last.clone_from(&end.user);
        noted.retain_mut(|noted| {
            let before = std::mem::replace(&mut noted.looks, looks_of(&noted.name));
            before.len() != noted.looks.len() || before.iter().any(|look| !noted.looks.contains(look))
        });
        if !noted.is_empty() {
            app.store().note_looks(&noted).await?;
        }
    }
}

/// Deletes expired tables and data about other tables that is no longer needed. Returns the number of deleted
/// tables.
pub(crate) async fn tidy_up(app: &App) -> Result<u64, StoreFault> {
    settle(app).await?;
    let expired = expire(app).await?;
    app.store().forget_expired(app.unused_for(EXPIRED_DAYS)).await?;
    app.store().forget_origins(app.counted_since()).await?;
    let storage = &app.metrics().storage;
    storage.results.set(app.store().count_results().await? as f64);
    storage.expiring.set(app.store().count_tables_to_expire(cutoffs(app, NOTICE_DAYS)).await? as f64);
    Ok(expired)
}

/// The times since which tables must have been unused to expire now, or in this many days.
pub(crate) fn cutoffs(app: &App, ahead: u32) -> Cutoffs {
    let config = app.config();
    let cutoff = |days: u32| (days > 0).then(|| app.unused_for(days.saturating_sub(ahead)));
    Cutoffs { branches: cutoff(config.branch_days), guests: cutoff(config.guest_table_days) }
}

/// Fills in what an older version did not store about tables: their kind and how their games ended.
async fn settle(app: &App) -> Result<(), StoreFault> {
    let mut last = String::new();
    loop {
        let tables = app.store().unsettled_tables(&last, TABLES_AT_A_TIME).await?;
        let Some(end) = tables.last() else { return Ok(()) };
        last.clone_from(&end.id);
        for table in &tables {
            // Leave tables that cannot be read as they are.
            let Ok(sheet) = serde_json::from_str::<Sheet>(&table.sheet) else { continue };
            let (kind, outcome) = (kind_of(&sheet), outcome_of(&sheet));
            app.store().settle_table(&table.id, kind, has_ended(&sheet), outcome.as_ref()).await?;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Deletes expired tables.
async fn expire(app: &App) -> Result<u64, StoreFault> {
    let (cutoffs, mut expired) = (cutoffs(app, 0), 0);
    loop {
        let tables = app.store().tables_to_expire(cutoffs, TABLES_AT_A_TIME).await?;
        let before = expired;
        // A table that is awake will record that it is in use, so skip it even if it has not done so yet.
        for id in tables.iter().filter(|id| !app.hall().is_awake(id)) {
            match app.store().expire_table(id, cutoffs, app.now()).await {
                Ok(()) => expired += 1,
                // Somebody needs it after all, or another node was faster.
                Err(StoreFault::Conflict) => {}
                Err(fault) => return Err(fault),
            }
        }
        app.metrics().storage.expired.increment(expired - before);
        if expired == before || tables.len() < TABLES_AT_A_TIME as usize {
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    if expired > 0 {
        tracing::info!(tables = expired, "deleted tables that had not been used for a long time");
    }
    Ok(expired)
}

async fn count_tables(app: &App) {
    if let Ok((bytes, free)) = app.store().database_bytes().await {
        app.metrics().storage.bytes.set(bytes as f64);
        app.metrics().storage.free.set(free as f64);
    }
    if let Ok(counts) = app.store().counts().await {
        let tables = &app.metrics().tables;
        tables.open.set(counts.open as f64);
        tables.running.set(counts.running as f64);
        tables.over.set(counts.over as f64);
        tables.closed.set(counts.closed as f64);
    }
}

fn report(what: &str, result: Result<(), StoreFault>) {
    if let Err(fault) = result {
        tracing::warn!(%fault, what, "maintenance failed; will retry later");
    }
}
