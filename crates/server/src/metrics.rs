//! Metrics for the host, in Prometheus text format.
//!
//! The key decision: **no global recorder**. Each server has its own metrics, whose handles are created once.
//! Counting is then an atomic addition.

use std::time::Duration;

use http::StatusCode;
use metrics::{
    Counter, Gauge, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram, with_local_recorder,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder};
use store::{COMMIT_BOUNDS_US, StoreStats};

use crate::fault::Code;
use crate::limits::Kind;

/// The upper bounds of the histogram buckets, in seconds.
const TIMES: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// All metrics of a server.
pub struct Metrics {
    handle: PrometheusHandle,
    /// Tables in memory.
    pub live_tables: Gauge,
    /// Tables in the database, by state.
    pub tables: Tables,
    /// Storage used, and what is about to be deleted.
    pub storage: Storage,
    /// Viewers of tables (open streams).
    pub viewers: Gauge,
    /// Moves that are on disk.
    pub moves: Counter,
    /// The time from a move's arrival until it is acknowledged.
    pub move_time: Histogram,
    /// Bots that are thinking now.
    pub bots_thinking: Gauge,
    /// Decisions waiting for a bot.
    pub bots_queued: Gauge,
    /// How long bots think about a decision.
    pub bot_time: Histogram,
    /// Open connections.
    pub connections: Gauge,
    /// Connections refused because of the limits.
    pub turned_away: Counter,
    /// The time of the last good backup, in seconds since 1970.
    pub backup_at: Gauge,
    /// Backups that failed.
    pub backup_failures: Counter,
    refusals: Vec<Counter>,
    requests: [Histogram; Kind::ALL.len()],
    failures: Counter,
    store: StoreNumbers,
}

/// The number of tables, by state.
pub struct Tables {
    /// Waiting for people.
    pub open: Gauge,
    /// Being played.
    pub running: Gauge,
    /// Finished.
    pub over: Gauge,
    /// Abandoned or closed.
    pub closed: Gauge,
}

/// Storage used, and what is about to be deleted.
pub struct Storage {
    /// The size of the database in bytes.
    pub bytes: Gauge,
    /// The free space inside the database file in bytes.
    pub free: Gauge,
    /// Results of games, which are kept for good.
    pub results: Gauge,
    /// Tables that will be deleted within a week unless they are used.
    pub expiring: Gauge,
    /// Tables that were deleted because they had expired.
    pub expired: Counter,
}

struct StoreNumbers {
    commits: Counter,
    given_up: Counter,
    jobs: Counter,
    failed: Counter,
    queued: Gauge,
    commit_seconds: Gauge,
    checkpoints: Counter,
    notifications: Counter,
    found_unheard: Counter,
    catch_ups: Counter,
    catch_up_reads: Counter,
    is_damaged: Gauge,
    damage_met: Counter,
    unreadable: Gauge,
    buckets: Vec<Counter>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &TIMES)
            .expect("the list of buckets is not empty")
            .build_recorder();
        with_local_recorder(&recorder, || Metrics::registered(&recorder))
    }

    fn registered(recorder: &PrometheusRecorder) -> Metrics {
        describe();
        let tables = |state: &'static str| gauge!("starfry_tables", "state" => state);
        Metrics {
            handle: recorder.handle(),
            live_tables: gauge!("starfry_live_tables"),
            tables: Tables {
                open: tables("open"),
                running: tables("running"),
                over: tables("over"),
                closed: tables("closed"),
            },
            storage: Storage {
                bytes: gauge!("starfry_database_bytes"),
                free: gauge!("starfry_database_free_bytes"),
                results: gauge!("starfry_results"),
                expiring: gauge!("starfry_tables_expiring"),
                expired: counter!("starfry_tables_expired_total"),
            },
            viewers: gauge!("starfry_viewers"),
            moves: counter!("starfry_moves_total"),
            move_time: histogram!("starfry_move_seconds"),
            bots_thinking: gauge!("starfry_bots_thinking"),
            bots_queued: gauge!("starfry_bots_queued"),
            bot_time: histogram!("starfry_bot_seconds"),
            connections: gauge!("starfry_connections"),
            turned_away: counter!("starfry_connections_turned_away_total"),
            backup_at: gauge!("starfry_backup_timestamp_seconds"),
            backup_failures: counter!("starfry_backup_failures_total"),
            refusals: Code::ALL
                .iter()
                .map(|code| counter!("starfry_refusals_total", "code" => code.word()))
                .collect(),
            requests: Kind::ALL.map(|kind| histogram!("starfry_request_seconds", "kind" => kind.word())),
            failures: counter!("starfry_failures_total"),
            store: StoreNumbers::registered(),
        }
    }

    /// Counts a refusal.
    pub(crate) fn refused(&self, code: Code) {
        if let Some(counter) = self.refusals.get(code as usize) {
            counter.increment(1);
        }
    }

    /// Counts a response.
    pub(crate) fn answered(&self, kind: Kind, status: StatusCode, took: Duration) {
        self.requests[kind as usize].record(took);
        if status.is_server_error() {
            self.failures.increment(1);
        }
    }

    /// Aggregates what was recorded since the last call, so that samples do not pile up.
    pub(crate) fn sweep(&self) {
        self.handle.run_upkeep();
    }

    /// The page that Prometheus reads.
    pub fn page(&self, store: &StoreStats) -> String {
        self.store.set(store);
        self.handle.render()
    }
}

impl StoreNumbers {
    fn registered() -> StoreNumbers {
        let bounds =
            COMMIT_BOUNDS_US.iter().map(|us| (*us as f64 / 1e6).to_string()).chain(["+Inf".to_owned()]);
        StoreNumbers {
            commits: counter!("starfry_store_commits_total"),
            given_up: counter!("starfry_store_commits_given_up_total"),
            jobs: counter!("starfry_store_jobs_total"),
            failed: counter!("starfry_store_jobs_failed_total"),
            queued: gauge!("starfry_store_queued"),
            commit_seconds: gauge!("starfry_store_commit_seconds_sum"),
            checkpoints: counter!("starfry_store_checkpoints_total"),
            notifications: counter!("starfry_store_notifications_total"),
            found_unheard: counter!("starfry_store_found_unheard_total"),
            catch_ups: counter!("starfry_store_catch_ups_total"),
            catch_up_reads: counter!("starfry_store_catch_up_reads_total"),
            is_damaged: gauge!("starfry_store_damaged"),
            damage_met: counter!("starfry_store_damage_met_total"),
            unreadable: gauge!("starfry_store_unreadable_tables"),
            buckets: bounds
                .map(|bound| counter!("starfry_store_commits_by_time_total", "le" => bound))
                .collect(),
        }
    }

    fn set(&self, stats: &StoreStats) {
        self.commits.absolute(stats.commits);
        self.given_up.absolute(stats.given_up);
        self.jobs.absolute(stats.jobs_done);
        self.failed.absolute(stats.jobs_failed);
        self.queued.set(stats.queued as f64);
        self.commit_seconds.set(stats.commit_us as f64 / 1e6);
        self.checkpoints.absolute(stats.checkpoints);
        self.notifications.absolute(stats.notifications);
        self.found_unheard.absolute(stats.found_unheard);
        self.catch_ups.absolute(stats.catch_ups);
        self.catch_up_reads.absolute(stats.catch_up_reads);
        self.is_damaged.set(f64::from(u8::from(stats.is_damaged)));
        self.damage_met.absolute(stats.damage_met);
        self.unreadable.set(stats.unreadable as f64);
        let mut sum = 0;
        for (counter, count) in self.buckets.iter().zip(stats.commit_buckets) {
            sum += count;
            counter.absolute(sum);
        }
    }
}

/// Registers the descriptions of the metrics. They are in English, like the names.
fn describe() {
    describe_gauge!("starfry_live_tables", "Tables in memory");
    describe_gauge!("starfry_tables", "Tables in the database, by state");
    describe_gauge!("starfry_viewers", "Open event streams");
    describe_counter!("starfry_moves_total", "Moves that are on disk");
    describe_histogram!("starfry_move_seconds", "From a move's arrival until it is acknowledged");
    describe_gauge!("starfry_bots_thinking", "Bots that are thinking now");
    describe_gauge!("starfry_bots_queued", "Decisions waiting for a bot");
    describe_gauge!("starfry_database_bytes", "Size of the database in bytes");
    describe_gauge!("starfry_database_free_bytes", "Free space inside the database file in bytes");
    describe_gauge!("starfry_results", "Results of games, which are kept for good");
    describe_gauge!(
        "starfry_tables_expiring",
        "Tables that will be deleted within a week unless they are used"
    );
    describe_counter!("starfry_tables_expired_total", "Tables deleted because they had expired");
    describe_histogram!("starfry_bot_seconds", "Time bots take for a decision");
    describe_gauge!("starfry_connections", "Open connections");
    describe_counter!("starfry_connections_turned_away_total", "Connections refused because of the limits");
    describe_gauge!(
        "starfry_backup_timestamp_seconds",
        "Time of the last good backup, in seconds since 1970"
    );
    describe_counter!("starfry_backup_failures_total", "Backups that failed");
    describe_counter!("starfry_refusals_total", "Refused requests, by code");
    describe_histogram!(
        "starfry_request_seconds",
        "Time until the head of a response is sent, by kind of request"
    );
    describe_counter!("starfry_failures_total", "Responses with status 500 or higher");
    describe_counter!("starfry_store_commits_total", "Transactions committed to disk");
    describe_counter!("starfry_store_commits_given_up_total", "Transactions that failed");
    describe_counter!(
        "starfry_store_commits_by_time_total",
        "Transactions that took at most this many seconds"
    );
    describe_gauge!("starfry_store_commit_seconds_sum", "Total time of all transactions");
    describe_counter!("starfry_store_jobs_total", "Writes committed to disk");
    describe_counter!("starfry_store_jobs_failed_total", "Writes that were refused");
    describe_gauge!("starfry_store_queued", "Writes waiting");
    describe_counter!("starfry_store_checkpoints_total", "Times the log was copied into the database");
    describe_counter!("starfry_store_notifications_total", "Notifications sent to other nodes");
    describe_counter!(
        "starfry_store_found_unheard_total",
        "Announcements of other nodes found in the database because no notification arrived"
    );
    describe_counter!("starfry_store_catch_ups_total", "Tables read again because of other nodes");
    describe_counter!("starfry_store_catch_up_reads_total", "Statements that read these tables");
    describe_gauge!("starfry_store_damaged", "1 if the database is known to be damaged");
    describe_counter!("starfry_store_damage_met_total", "Reads and writes that failed because of damage");
    describe_gauge!("starfry_store_unreadable_tables", "Tables found unreadable since the start");
}
