//! Statistics about what the writer has done so far.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the buckets for commit times, in microseconds. The last bucket has no bound.
pub const COMMIT_BOUNDS_US: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];

/// What the writer has done since the store was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoreStats {
    /// Transactions committed to disk.
    pub commits: u64,
    /// Transactions that failed.
    pub given_up: u64,
    /// Jobs that succeeded.
    pub jobs_done: u64,
    /// Jobs that failed.
    pub jobs_failed: u64,
    /// The largest number of jobs in one transaction.
    pub largest_group: u64,
    /// Jobs waiting now.
    pub queued: u64,
    /// The total time of all transactions, in microseconds.
    pub commit_us: u64,
    /// The number of transactions that took at most as long as each of [`COMMIT_BOUNDS_US`] (and longer than
    /// the bound before), then the number that took longer than all of them.
    pub commit_buckets: [u64; COMMIT_BOUNDS_US.len() + 1],
    /// How often the log was copied into the database.
    pub checkpoints: u64,
    /// How often other nodes were notified.
    pub notifications: u64,
    /// Announcements of other nodes that were not heard and found in the database.
    pub found_unheard: u64,
    /// How often a table asked what other nodes have done there.
    pub catch_ups: u64,
    /// The number of statements that answered these questions.
    pub catch_up_reads: u64,
    /// Whether damage was found.
    pub is_damaged: bool,
    /// How often something failed because of damage.
    pub damage_met: u64,
    /// The number of tables that cannot be read.
    pub unreadable: u64,
}

/// The counters behind [`StoreStats`].
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) given_up: AtomicU64,
    pub(crate) jobs_done: AtomicU64,
    pub(crate) jobs_failed: AtomicU64,
    largest_group: AtomicU64,
    commit_us: AtomicU64,
    commit_buckets: [AtomicU64; COMMIT_BOUNDS_US.len() + 1],
    pub(crate) checkpoints: AtomicU64,
    pub(crate) notifications: AtomicU64,
    pub(crate) found_unheard: AtomicU64,
    pub(crate) catch_ups: AtomicU64,
    pub(crate) catch_up_reads: AtomicU64,
}

impl Counters {
    /// Counts a transaction with this many jobs that is on disk.
    pub(crate) fn committed(&self, jobs: usize, took: Duration) {
        let us = took.as_micros() as u64;
        self.commits.fetch_add(1, Relaxed);
        self.largest_group.fetch_max(jobs as u64, Relaxed);
        self.commit_us.fetch_add(us, Relaxed);
        self.commit_buckets[COMMIT_BOUNDS_US.partition_point(|&bound| bound < us)].fetch_add(1, Relaxed);
    }

    /// The current values.
    pub(crate) fn stats(&self, queued: usize) -> StoreStats {
        StoreStats {
            commits: self.commits.load(Relaxed),
            given_up: self.given_up.load(Relaxed),
            jobs_done: self.jobs_done.load(Relaxed),
            jobs_failed: self.jobs_failed.load(Relaxed),
            largest_group: self.largest_group.load(Relaxed),
            queued: queued as u64,
            commit_us: self.commit_us.load(Relaxed),
            commit_buckets: std::array::from_fn(|i| self.commit_buckets[i].load(Relaxed)),
            checkpoints: self.checkpoints.load(Relaxed),
            notifications: self.notifications.load(Relaxed),
            found_unheard: self.found_unheard.load(Relaxed),
            catch_ups: self.catch_ups.load(Relaxed),
            catch_up_reads: self.catch_up_reads.load(Relaxed),
            is_damaged: false,
            damage_met: 0,
            unreadable: 0,
        }
    }
}
