//! What the writer does, told to whoever wants to prove the order of it.

use std::sync::Arc;

/// Something the writer did. Jobs are numbered in the order in which they were queued, groups in the order of their transactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceEvent {
    /// A group's transaction is on disk.
    Committed {
        /// The group.
        group: u64,
        /// How many jobs it had, also those that failed alone.
        jobs: usize,
    },
    /// A group's transaction was given up: nothing of it has happened.
    GivenUp {
        /// The group.
        group: u64,
    },
    /// Whoever queued a job is told what became of it.
    Answered {
        /// The group that the job was in.
        group: u64,
        /// The job.
        job: u64,
        /// Whether the job was done.
        done: bool,
    },
}

/// Listens to the writer. It is called on the writer's task: it should be quick.
pub type Trace = Arc<dyn Fn(TraceEvent) + Send + Sync>;
