//! What the writer does, reported to tests that prove its order.

use std::sync::Arc;

/// Something the writer did. Jobs are numbered in the order in which they were queued, groups in the order of
/// their transactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceEvent {
    /// A group's transaction is on disk.
    Committed {
        /// The group.
        group: u64,
        /// The number of jobs in it, including those that failed on their own.
        jobs: usize,
    },
    /// A group's transaction failed, and nothing in it has happened.
    GivenUp {
        /// The group.
        group: u64,
    },
    /// The caller who queued a job was told its outcome.
    Answered {
        /// The group that the job was in.
        group: u64,
        /// The job.
        job: u64,
        /// Whether the job was done.
        done: bool,
    },
}

/// A listener for what the writer does. It is called on the writer's task, so it should be quick.
pub type Trace = Arc<dyn Fn(TraceEvent) + Send + Sync>;
