//! Reads what other nodes have done, at many tables in one statement.
//!
//! A notification names all tables at which another node has moved, and each of them asks at about the same
//! time. While one statement is under way, further questions wait for the next one.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tokio::sync::{mpsc, oneshot};

use crate::engine::pool::Pool;
use crate::engine::postgres::Many;
use crate::fault::StoreFault;
use crate::health::Watch;
use crate::stats::Counters;
use crate::store::Store;
use crate::tables::Since;
use crate::value::Row;

/// The maximum number of questions that one statement answers.
const MOST: usize = 256;

/// The changes at one table. The statement around it knows the table's id, and the sheet's version and the number
/// of entries that the caller has.
macro_rules! since {
    ($id:literal, $version:literal, $entries:literal) => {
        concat!(
            "SELECT t.version, CASE WHEN t.version <> ",
            $version,
            " THEN t.sheet END, \
             n.state, n.wake_at, n.clocks, n.entries, n.due, n.updated, \
             b.number, b.count, b.entries, b.seat, b.post, b.at, b.due \
             FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
             LEFT JOIN batches b ON b.table_id = t.id AND b.number >= ",
            $entries,
            " WHERE t.id = ",
            $id
        )
    };
}

/// One statement, so that all of it is from the same moment.
const ONE: &str = concat!(since!("$1", "$2", "$3"), " ORDER BY b.number");

/// The same for many tables. The subqueries hide the lengths of the lists, so that the server makes its plan only
/// once, and OFFSET makes that plan look up one table after another.
const MANY: &str = concat!(
    "SELECT asked.place, since.* FROM unnest((SELECT $1::text[]), (SELECT $2::int8[]), (SELECT $3::int8[])) \
     WITH ORDINALITY AS asked (id, version, entries, place) CROSS JOIN LATERAL (",
    since!("asked.id", "asked.version", "asked.entries"),
    " OFFSET 0) AS since ORDER BY asked.place, since.number"
);

type Answer = Result<Option<Since>, StoreFault>;

/// A question about what has changed at a table.
#[derive(Debug)]
pub(crate) struct Question {
    table: Arc<str>,
    /// The version of the sheet and the number of entries that are known.
    version: i64,
    entries: u32,
    answer: oneshot::Sender<Answer>,
}

pub(crate) type Questions = mpsc::UnboundedSender<Question>;

/// Answers questions until the store is dropped.
pub(crate) async fn answer(
    pool: Pool,
    watch: Arc<Watch>,
    counters: Arc<Counters>,
    mut questions: mpsc::UnboundedReceiver<Question>,
) {
    let mut asked = Vec::new();
    while let Some(first) = questions.recv().await {
        asked.push(first);
        // Lets other tables that have heard the same notification ask too.
        tokio::task::yield_now().await;
        while asked.len() < MOST
            && let Ok(question) = questions.try_recv()
        {
            asked.push(question);
        }
        counters.catch_ups.fetch_add(asked.len() as u64, Relaxed);
        counters.catch_up_reads.fetch_add(1, Relaxed);
        let answers = match read(&pool, &asked).await {
            Ok(answers) => answers,
            Err(fault) => {
                watch.saw(&fault);
                vec![Err(fault); asked.len()]
            }
        };
        for (question, answer) in asked.drain(..).zip(answers) {
            // The caller may have stopped waiting.
            question.answer.send(answer).ok();
        }
    }
}

/// The answers to all questions, in order.
async fn read(pool: &Pool, asked: &[Question]) -> Result<Vec<Answer>, StoreFault> {
    let columns = [
        Many::Texts(asked.iter().map(|question| Some(&*question.table)).collect()),
        Many::Numbers(asked.iter().map(|question| Some(question.version)).collect()),
        Many::Numbers(asked.iter().map(|question| Some(question.entries.into())).collect()),
    ];
    let rows = pool.read_many(MANY, &columns).await?;
    let mut answers = vec![Ok(None); asked.len()];
    let place = |row: &Row| row.get::<i64>(0).unwrap_or(0);
    for rows in rows.chunk_by(|one, other| place(one) == place(other)) {
        let place = rows.first().map_or(0, place) - 1;
        if let Some(answer) = usize::try_from(place).ok().and_then(|place| answers.get_mut(place)) {
            *answer = Since::read(rows, 1);
        }
    }
    Ok(answers)
}

impl Store {
    /// The changes at a table since its sheet had this version and its record this many entries. `None` if
    /// there is no such table.
    pub async fn table_since(
        &self,
        id: &str,
        version: i64,
        entries: u32,
    ) -> Result<Option<Since>, StoreFault> {
        let Some(questions) = self.catching_up() else {
            let rows = self.readers().fetch(ONE, &[id.into(), version.into(), entries.into()]).await?;
            return Since::read(&rows, 0);
        };
        let (answer, wait) = oneshot::channel();
        let question = Question { table: id.into(), version, entries, answer };
        questions.send(question).map_err(|_| StoreFault::Closed)?;
        wait.await.unwrap_or(Err(StoreFault::Closed))
    }
}
