//! Two nodes on one database: what one has written, the other hears or finds. Only for a shared database.

use std::time::Duration;

use sqlx::{AssertSqlSafe, ConnectOptions};
use store::{Address, News, Since, Store, StoreFault};
use tokio::sync::broadcast::Receiver;
use tokio::task::JoinSet;

use crate::sample::{a_move, quick, store_with_tables};

/// Two nodes that hear each other, on a database with these tables; `None` if databases are not shared.
async fn two_nodes(tables: &[&str]) -> Option<[Store; 2]> {
    let here = store_with_tables(Store::scratch(quick()).await.unwrap(), tables).await;
    if !here.is_shared() {
        return None;
    }
    let there = Store::open(here.address(), quick()).await.unwrap();
    for (asking, hearing) in [(&here, &there), (&there, &here)] {
        let mut news = hearing.news();
        let asked = News::WhoIsHere("a".into());
        let heard = async { while news.recv().await.unwrap() != asked {} };
        tokio::pin!(heard);
        eventually("they hear each other", async || {
            asking.ask_who_is_here("a");
            tokio::time::timeout(Duration::from_millis(50), &mut heard).await.is_ok()
        })
        .await;
    }
    Some([here, there])
}

async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let came = tokio::time::timeout(Duration::from_mins(1), waiting).await;
    assert!(came.is_ok(), "it never happens: {what}");
}

/// Waits for the news that something has happened at a table.
async fn hears(news: &mut Receiver<News>, table: &str) {
    let awaited = News::Table(table.into());
    let hearing = async { while news.recv().await.unwrap() != awaited {} };
    let heard = tokio::time::timeout(Duration::from_mins(1), hearing).await;
    assert!(heard.is_ok(), "nothing is heard of {table}");
}

async fn batches(store: &Store, table: &str) -> usize {
    store.table_since(table, 1, 0).await.unwrap().unwrap().batches.len()
}

async fn execute(store: &Store, sql: &str) {
    let Address::Postgres(address) = store.address() else { panic!("it is not shared") };
    let mut connection = address.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
}

async fn count_of(store: &Store, sql: &str) -> i64 {
    let Address::Postgres(address) = store.address() else { panic!("it is not shared") };
    let mut connection = address.connect().await.unwrap();
    sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut connection).await.unwrap()
}

#[tokio::test]
async fn another_node_hears_of_a_move_when_it_can_read_it() {
    let Some([here, there]) = two_nodes(&["a"]).await else { return };
    let mut news = there.news();
    for number in 0..30 {
        here.write_table(a_move("a", number)).await.unwrap();
        hears(&mut news, "a").await;
        assert_eq!(batches(&there, "a").await, number as usize + 1);
    }
    assert_eq!(there.stats().found_unheard, 0, "nothing had to be looked up");
}

#[tokio::test]
async fn a_move_does_not_wait_for_its_notification_and_a_lost_one_is_found() {
    let Some([here, there]) = two_nodes(&["a", "b"]).await else { return };
    let mut news = there.news();
    here.mute_notifications(true);
    here.write_table(a_move("a", 0)).await.unwrap();
    here.write_table(a_move("b", 0)).await.unwrap();
    hears(&mut news, "a").await;
    hears(&mut news, "b").await;
    assert_eq!(there.stats().found_unheard, 2);
    // It is told after all, and that changes nothing.
    here.mute_notifications(false);
    hears(&mut news, "a").await;
    assert_eq!(batches(&there, "a").await, 1);
    here.write_table(a_move("a", 1)).await.unwrap();
    hears(&mut news, "a").await;
    assert_eq!(batches(&there, "a").await, 2);
    assert_eq!(there.stats().found_unheard, 2, "nothing is found twice");
}

#[tokio::test]
async fn what_a_node_writes_last_is_found_if_it_stops_before_the_notification() {
    let Some([here, there]) = two_nodes(&["a"]).await else { return };
    let mut news = there.news();
    here.mute_notifications(true);
    here.write_table(a_move("a", 0)).await.unwrap();
    here.close().await;
    hears(&mut news, "a").await;
    assert_eq!(there.stats().found_unheard, 1);
}

#[tokio::test]
async fn what_a_closing_node_writes_last_is_heard_before_its_goodbye() {
    let Some([here, there]) = two_nodes(&["a"]).await else { return };
    let mut news = there.news();
    let writing = tokio::spawn({
        let here = here.clone();
        async move { here.write_table(a_move("a", 0)).await }
    });
    tokio::task::yield_now().await;
    here.close().await;
    writing.await.unwrap().unwrap();
    let mut heard = Vec::new();
    while !matches!(heard.last(), Some(News::Gone(_))) {
        heard.push(news.recv().await.unwrap());
    }
    assert!(heard.contains(&News::Table("a".into())), "{heard:?}");
}

#[tokio::test]
async fn moves_that_fail_are_not_announced() {
    let Some([here, there]) = two_nodes(&["a", "b"]).await else { return };
    let mut news = there.news();
    here.write_table(a_move("a", 0)).await.unwrap();
    hears(&mut news, "a").await;
    assert_eq!(here.write_table(a_move("a", 0)).await, Err(StoreFault::Conflict));
    let (faulty, good) = tokio::join!(here.write_table(a_move("a", 0)), here.write_table(a_move("b", 0)));
    assert_eq!((faulty, good), (Err(StoreFault::Conflict), Ok(())));
    loop {
        match news.recv().await.unwrap() {
            News::Table(table) if &*table == "b" => break,
            heard => assert_ne!(heard, News::Table("a".into())),
        }
    }
    assert_eq!(count_of(&here, "SELECT COUNT(*) FROM announcements").await, 2);
}

#[tokio::test]
async fn nodes_of_older_and_newer_versions_are_understood() {
    let Some([here, _there]) = two_nodes(&[]).await else { return };
    let mut news = here.news();
    let say = async |message: &str| {
        execute(&here, &format!("SELECT pg_notify('starfry.' || current_schema(), '{message}')")).await;
    };
    // An older version does not number what it announces, and a newer one may announce anything.
    say("older ta cb").await;
    say("newer ?what n17 tb n").await;
    hears(&mut news, "a").await;
    assert_eq!(news.recv().await.unwrap(), News::Chat("b".into()));
    hears(&mut news, "b").await;
}

#[tokio::test]
async fn old_announcements_are_deleted_when_a_node_starts() {
    let Some([here, _there]) = two_nodes(&["a"]).await else { return };
    here.write_table(a_move("a", 0)).await.unwrap();
    execute(
        &here,
        "INSERT INTO announcements SELECT 'gone', number, ' ta', 0 FROM generate_series(1, 9) number",
    )
    .await;
    let third = Store::open(here.address(), quick()).await.unwrap();
    eventually("they are deleted", async || {
        count_of(&third, "SELECT COUNT(*) FROM announcements WHERE node = 'gone'").await == 0
    })
    .await;
    assert_eq!(count_of(&third, "SELECT COUNT(*) FROM announcements").await, 1, "the new one is kept");
}

/// The answers to questions about tables, all asked at the same time.
async fn ask_all(store: &Store, questions: &[(String, i64, u32)]) -> Vec<Result<Option<Since>, StoreFault>> {
    let mut asking = JoinSet::new();
    for (place, (table, version, entries)) in questions.iter().cloned().enumerate() {
        let store = store.clone();
        asking.spawn(async move { (place, store.table_since(&table, version, entries).await) });
    }
    let mut answers = asking.join_all().await;
    answers.sort_by_key(|(place, _)| *place);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

#[tokio::test]
async fn many_questions_at_once_are_answered_by_few_statements() {
    let ids: Vec<String> = (0..100).map(|number| format!("table{number}")).collect();
    let ids_as_text: Vec<&str> = ids.iter().map(String::as_str).collect();
    let store = store_with_tables(Store::scratch(quick()).await.unwrap(), &ids_as_text).await;
    for (number, id) in ids.iter().enumerate() {
        for entry in 0..number as u32 % 4 {
            store.write_table(a_move(id, entry)).await.unwrap();
        }
    }
    // The questions differ in what is known: the sheet, some of the entries, and whether there is such a table.
    let question = |(number, id): (usize, &String)| match number % 5 {
        4 => ("nowhere".to_owned(), 1, 0),
        known => (id.clone(), known as i64 % 2, known as u32),
    };
    let mut questions: Vec<_> = ids.iter().enumerate().map(question).collect();
    questions.push(questions[3].clone());
    let before = store.stats();
    let answers = ask_all(&store, &questions).await;
    let after = store.stats();
    for (answer, (id, version, entries)) in answers.iter().zip(&questions) {
        let Some(stored) = store.load_table(id).await.unwrap() else {
            assert_eq!(answer, &Ok(None));
            continue;
        };
        let batches = stored.batches.into_iter().filter(|batch| batch.number >= *entries).collect();
        let sheet = (*version != stored.version).then_some(stored.sheet);
        let since = Since { version: stored.version, sheet, now: stored.now, batches };
        assert_eq!(answer.as_ref().unwrap().as_ref(), Some(&since), "{id}");
    }
    if store.is_shared() {
        assert_eq!(after.catch_ups - before.catch_ups, 101);
        assert!(after.catch_up_reads - before.catch_up_reads <= 4, "{before:?} {after:?}");
    }
}

#[tokio::test]
async fn a_fault_reaches_everybody_who_has_asked() {
    let Some([here, _there]) = two_nodes(&["a", "b", "c"]).await else { return };
    let questions: Vec<_> = ["a", "b", "c"].map(|table| (table.to_owned(), 0, 0)).into();
    execute(&here, "ALTER TABLE batches RENAME TO elsewhere").await;
    let answers = ask_all(&here, &questions).await;
    assert!(answers.iter().all(Result::is_err), "{answers:?}");
    execute(&here, "ALTER TABLE elsewhere RENAME TO batches").await;
    let answers = ask_all(&here, &questions).await;
    assert!(answers.iter().all(|answer| matches!(answer, Ok(Some(_)))), "{answers:?}");
    here.close().await;
    let answers = ask_all(&here, &questions).await;
    assert_eq!(answers, [Err(StoreFault::Closed), Err(StoreFault::Closed), Err(StoreFault::Closed)]);
}
