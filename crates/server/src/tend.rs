//! What the server does by itself, now and then.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;
use crate::{backups, who};

const MINUTE: Duration = Duration::from_mins(1);
const DAY_MS: i64 = 24 * 3600 * 1000;

/// The most guests that are forgotten at a time, so that nobody waits for it.
const GUESTS_AT_A_TIME: u32 = 200;

/// Tends the server until it stops.
pub(crate) async fn tend(app: Arc<App>) {
    tokio::join!(backups::keep_up(app.clone()), tend_often(app));
}

async fn tend_often(app: Arc<App>) {
    let mut stopped = std::pin::pin!(app.stopped());
    let mut often = tokio::time::interval(Duration::from_secs(5));
    let mut every_minute = tokio::time::interval(MINUTE);
    let mut every_hour = tokio::time::interval(60 * MINUTE);
    loop {
        tokio::select! {
            _ = often.tick() => app.metrics().sweep(),
            _ = every_minute.tick() => {
                app.limits().sweep();
                report("sessions", who::note_uses(&app).await);
                count_tables(&app).await;
            }
            _ = every_hour.tick() => report("guests", forget(&app).await),
            () = stopped.as_mut() => break,
        }
    }
    report("sessions", who::note_uses(&app).await);
}

/// Forgets guests and sessions that have not been used for long.
pub(crate) async fn forget(app: &App) -> Result<(), store::StoreFault> {
    let (config, now) = (app.config(), app.now());
    let sessions = app.store().end_old_sessions(now - i64::from(config.session_days) * DAY_MS).await?;
    let mut guests = 0;
    loop {
        let some =
            app.store().forget_guests(now - i64::from(config.guest_days) * DAY_MS, GUESTS_AT_A_TIME).await?;
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

async fn count_tables(app: &App) {
    if let Ok(counts) = app.store().counts().await {
        let tables = &app.metrics().tables;
        tables.open.set(counts.open as f64);
        tables.running.set(counts.running as f64);
        tables.over.set(counts.over as f64);
        tables.closed.set(counts.closed as f64);
    }
}

fn report(what: &str, result: Result<(), store::StoreFault>) {
    if let Err(fault) = result {
        tracing::warn!(%fault, what, "tending failed; it is tried again later");
    }
}
