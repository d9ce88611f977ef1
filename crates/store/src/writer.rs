//! The task that writes.
//!
//! It takes all jobs that have queued up, does them in one transaction and answers them when it is on disk.
//! If a job spoils the transaction, everything is done again job by job, each under a savepoint, so that the
//! others do not suffer.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use sqlx::AssertSqlSafe;
use tokio::sync::mpsc;

use crate::announcing::Announcement;
use crate::engine::Connection;
use crate::engine::care::Care;
use crate::engine::postgres::silent;
use crate::fault::StoreFault;
use crate::health::Watch;
use crate::job::{Answer, Job, Message, Outcome, Work};
use crate::news::Board;
use crate::pace::Pace;
use crate::rows::Pending;
use crate::stats::Counters;
use crate::trace::{Trace, TraceEvent};

/// How often a group that conflicts with another node's is tried. Multiplied by the lock timeout, this is
/// less than the time a server has to answer.
const TRIES: u32 = 12;

pub(crate) struct Writer {
    pub(crate) connection: Connection,
    pub(crate) queue: mpsc::Receiver<Message>,
    pub(crate) counters: Arc<Counters>,
    pub(crate) watch: Arc<Watch>,
    pub(crate) trace: Option<Trace>,
    /// The maximum number of jobs in one transaction.
    pub(crate) largest_group: usize,
    pub(crate) pace: Pace,
    pub(crate) care: Care,
    pub(crate) board: Board,
    pub(crate) jobs: u64,
    pub(crate) groups: u64,
}

impl Writer {
    /// Writes until the store is closed or its last handle is gone.
    pub(crate) async fn run(mut self) {
        let mut closing = Vec::new();
        let mut group = Vec::new();
        while let Some(first) = self.queue.recv().await {
            let mut next = Some(first);
            while let Some(message) = next {
                next = None;
                match message {
                    Message::Job(job) => {
                        if group.is_empty()
                            && let Some(wait) = self.pace.wait(Instant::now())
                        {
                            tokio::time::sleep(wait).await;
                        }
                        group.push(job);
                        if group.len() < self.largest_group {
                            next = self.queue.try_recv().ok();
                        }
                        if !matches!(next, Some(Message::Job(_))) {
                            self.write(&mut group).await;
                        }
                    }
                    Message::Aside(sql, answer) => {
                        answer.send(self.connection.execute(AssertSqlSafe(sql), &[]).await.map(drop)).ok();
                    }
                    Message::Close(done) => {
                        self.queue.close();
                        closing.push(done);
                    }
                }
            }
        }
        self.care.finish(self.connection).await;
        for done in closing {
            done.send(()).ok();
        }
    }

    fn trace(&self, event: TraceEvent) {
        if let Some(trace) = &self.trace {
            trace(event);
        }
    }

    /// Does all of it, or gives up after a while, because a server may vanish silently.
    async fn try_to_write(&mut self, works: &[&Work]) -> Result<Vec<Answer>, StoreFault> {
        self.care.ensure_connected(&mut self.connection).await?;
        let Some(patience) = self.care.patience() else { return self.write_in_turn(works).await };
        let written = tokio::time::timeout(patience, self.write_in_turn(works)).await;
        written.unwrap_or_else(|_| Err(silent()))
    }

    /// Does all of it as soon as no other node is in the way.
    async fn write_in_turn(&mut self, works: &[&Work]) -> Result<Vec<Answer>, StoreFault> {
        for _ in 1..TRIES {
            match self.write_group(works).await {
                Err(StoreFault::Crossed) => {}
                done => return done,
            }
        }
        self.write_group(works).await
    }

    async fn write_group(&mut self, works: &[&Work]) -> Result<Vec<Answer>, StoreFault> {
        match together(&mut self.connection, &self.board, works).await {
            Ok(outcomes) => Ok(outcomes.into_iter().map(Ok).collect()),
            Err(fault) if works.len() > 1 && fault.is_of_one_job() => {
                one_by_one(&mut self.connection, &self.board, works).await
            }
            Err(fault) => Err(fault),
        }
    }

    /// Does all jobs in the group and answers them.
    async fn write(&mut self, group: &mut Vec<Job>) {
        let started = Instant::now();
        self.groups += 1;
        self.pace.begin(group.len(), started);
        // All nodes lock tables in the same order, so that they cannot wait for each other in a circle. Jobs
        // about the same table keep their order, and so do all jobs if one of them is about everything.
        if self.connection.is_shared() && !group.iter().any(|job| job.work.looks_at_all()) {
            group.sort_by(|one, other| one.work.key().cmp(other.work.key()));
        }
        let works: Vec<&Work> = group.iter().map(|job| &job.work).collect();
        let done = self.try_to_write(&works).await;
        if let Err(fault) = &done {
            self.care.failed(fault);
        }
        let answers: Vec<Answer> = match done {
            Ok(answers) => {
                self.counters.committed(answers.len(), started.elapsed());
                self.care.written(works.iter().map(|work| work.changes()).sum());
                self.trace(TraceEvent::Committed { group: self.groups, jobs: answers.len() });
                tracing::trace!(group = self.groups, jobs = answers.len(), "committed");
                answers
            }
            Err(fault) => {
                self.counters.given_up.fetch_add(1, Relaxed);
                self.trace(TraceEvent::GivenUp { group: self.groups });
                if fault.is_of_one_job() {
                    tracing::debug!(group = self.groups, %fault, "gave up a transaction");
                } else {
                    tracing::error!(group = self.groups, jobs = works.len(), %fault, "cannot write anything");
                }
                vec![Err(fault); works.len()]
            }
        };
        for (job, answer) in group.drain(..).zip(answers) {
            self.jobs += 1;
            if let Err(fault) = &answer {
                self.watch.saw(fault);
            }
            let done = answer.is_ok();
            if done { &self.counters.jobs_done } else { &self.counters.jobs_failed }.fetch_add(1, Relaxed);
            // Traced before it is sent, or what the caller does next could seem to come first.
            self.trace(TraceEvent::Answered { group: self.groups, job: self.jobs, done });
            job.answer.send(answer).ok();
        }
    }
}

async fn execute(connection: &mut Connection, sql: &'static str) -> Result<(), StoreFault> {
    connection.execute(sql, &[]).await.map(drop)
}

/// Commits what was done since `BEGIN` and announces it, or rolls all of it back.
///
/// A notification within the transaction would hold a lock of the whole database until the sync is over, and
/// nodes would not share syncs.
async fn commit<T>(
    connection: &mut Connection,
    board: &Board,
    done: Result<(T, Option<Announcement>), StoreFault>,
) -> Result<T, StoreFault> {
    let done = match done {
        Ok((done, announcement)) => {
            let announcing = board.after_commit(announcement);
            let committed = execute(connection, "COMMIT").await;
            announcing.end(&committed);
            committed.map(|()| done)
        }
        Err(fault) => Err(fault),
    };
    if done.is_err() {
        // After some faults the database has rolled back automatically, and there is nothing left to roll
        // back.
        execute(connection, "ROLLBACK").await.ok();
    }
    done
}

/// Does all of it in one transaction, many rows at a time.
async fn together(
    connection: &mut Connection,
    board: &Board,
    works: &[&Work],
) -> Result<Vec<Vec<Outcome>>, StoreFault> {
    async fn work_all(
        connection: &mut Connection,
        board: &Board,
        works: &[&Work],
    ) -> Result<(Vec<Vec<Outcome>>, Option<Announcement>), StoreFault> {
        connection.begin().await?;
        let mut pending = Pending::default();
        let mut outcomes = Vec::with_capacity(works.len());
        for work in works {
            if work.after_rows {
                pending.flush(connection, None).await?;
            }
            let mut of_steps = Vec::with_capacity(work.steps.len());
            for step in &work.steps {
                of_steps.push(step.run(connection).await?);
            }
            if let Some(rows) = &work.rows {
                pending.add(rows);
            }
            outcomes.push(of_steps);
        }
        let about = works.iter().filter_map(|work| work.about.as_ref());
        let announcement = board.announcement(connection, about);
        pending.flush(connection, announcement.as_ref()).await?;
        Ok((outcomes, announcement))
    }
    if connection.is_shared() && works.iter().all(|work| work.steps.is_empty()) {
        return rows_at_once(connection, board, works).await;
    }
    let done = work_all(connection, board, works).await;
    commit(connection, board, done).await
}

/// Does all of it in one statement, which is a transaction of its own. Works only if all of it is rows.
async fn rows_at_once(
    connection: &mut Connection,
    board: &Board,
    works: &[&Work],
) -> Result<Vec<Vec<Outcome>>, StoreFault> {
    let mut pending = Pending::default();
    works.iter().filter_map(|work| work.rows.as_ref()).for_each(|rows| pending.add(rows));
    let announcement = board.announcement(connection, works.iter().filter_map(|work| work.about.as_ref()));
    let announcing = board.after_commit(announcement);
    let written = pending.flush(connection, announcing.announcement()).await;
    announcing.end(&written);
    written.map(|()| vec![Vec::new(); works.len()])
}

/// Does all of it in one transaction, except for jobs that fail through their own fault.
async fn one_by_one(
    connection: &mut Connection,
    board: &Board,
    works: &[&Work],
) -> Result<Vec<Answer>, StoreFault> {
    async fn work_one(connection: &mut Connection, work: &Work) -> Answer {
        let mut outcomes = Vec::with_capacity(work.steps.len());
        for step in &work.steps {
            outcomes.push(step.run(connection).await?);
        }
        if let Some(rows) = &work.rows {
            let mut pending = Pending::default();
            pending.add(rows);
            pending.flush(connection, None).await?;
        }
        Ok(outcomes)
    }
    async fn work_all(
        connection: &mut Connection,
        board: &Board,
        works: &[&Work],
    ) -> Result<(Vec<Answer>, Option<Announcement>), StoreFault> {
        connection.begin().await?;
        let mut answers = Vec::with_capacity(works.len());
        for work in works {
            execute(connection, "SAVEPOINT job").await?;
            let answer = work_one(connection, work).await;
            match &answer {
                Ok(_) => {}
                Err(fault) if fault.is_of_one_job() => execute(connection, "ROLLBACK TO job").await?,
                Err(fault) => return Err(fault.clone()),
            }
            execute(connection, "RELEASE job").await?;
            answers.push(answer);
        }
        let done = works.iter().zip(&answers).filter(|(_, answer)| answer.is_ok());
        let announcement = board.announcement(connection, done.filter_map(|(work, _)| work.about.as_ref()));
        Pending::default().flush(connection, announcement.as_ref()).await?;
        Ok((answers, announcement))
    }
    let done = work_all(connection, board, works).await;
    commit(connection, board, done).await
}
