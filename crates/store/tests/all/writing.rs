//! The writer: groups, answers, faults.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::sample::{a_move, account, batch, entries, guest, now, quick, running_table, store_with_tables};
use store::{
    NewChat, Secret, SheetWrite, Store, StoreFault, StoreOptions, TableState, TableWrite, TraceEvent,
    Visibility,
};

async fn scratch(ids: &[&str]) -> Store {
    store_with_tables(Store::scratch(quick()).await.unwrap(), ids).await
}

/// A listener for a store, and the events it has received.
fn written_down() -> (store::Trace, Arc<Mutex<Vec<TraceEvent>>>) {
    let events = Arc::new(Mutex::new(Vec::new()));
    let seen = events.clone();
    (Arc::new(move |event| seen.lock().unwrap().push(event)), events)
}

/// A store whose events are recorded.
async fn traced(options: StoreOptions) -> (Store, Arc<Mutex<Vec<TraceEvent>>>) {
    let (trace, events) = written_down();
    let store = Store::scratch(StoreOptions { trace: Some(trace), ..options }).await.unwrap();
    (store, events)
}

#[tokio::test]
async fn jobs_that_queue_up_go_into_one_transaction() {
    let store = scratch(&["a", "b", "c"]).await;
    let before = store.stats();
    let (a, b, c) = tokio::join!(
        store.write_table(a_move("a", 0)),
        store.write_table(a_move("b", 0)),
        store.write_table(a_move("c", 0)),
    );
    assert_eq!((a, b, c), (Ok(()), Ok(()), Ok(())));
    let after = store.stats();
    assert_eq!(after.commits - before.commits, 1);
    assert_eq!(after.jobs_done - before.jobs_done, 3);
    assert_eq!(after.largest_group, 3);
    assert_eq!(after.commit_buckets.iter().sum::<u64>(), after.commits);
}

#[tokio::test]
async fn two_moves_at_one_table_may_go_into_one_transaction() {
    let store = scratch(&["a"]).await;
    let (first, second) = tokio::join!(store.write_table(a_move("a", 0)), store.write_table(a_move("a", 1)));
    assert_eq!((first, second), (Ok(()), Ok(())));
    let table = store.load_table("a").await.unwrap().unwrap();
    assert_eq!(table.batches, [batch(0, "{\"seat\":1}"), batch(1, "{\"seat\":1}")]);
    assert_eq!(table.now, Some(now(2, 1)), "the last state counts");
}

#[tokio::test]
async fn only_the_faulty_job_in_a_group_fails() {
    let store = scratch(&["a", "b", "c"]).await;
    store.write_table(a_move("b", 0)).await.unwrap();
    let before = store.stats();
    let (a, b, nowhere, user, c) = tokio::join!(
        store.write_table(a_move("a", 0)),
        store.write_table(a_move("b", 0)),
        store.write_table(a_move("nowhere", 0)),
        store.create_user(guest("g")),
        store.write_table(a_move("c", 0)),
    );
    assert_eq!((a, b), (Ok(()), Err(StoreFault::Conflict)));
    assert_eq!((nowhere, c), (Err(StoreFault::Unknown), Ok(())));
    assert_eq!(user.unwrap().id, "g");
    let after = store.stats();
    assert_eq!((after.commits - before.commits, after.jobs_failed - before.jobs_failed), (1, 2));
    for table in ["a", "b", "c"] {
        assert_eq!(entries(&store, table).await.len(), 1);
    }
    assert!(store.user("g").await.unwrap().is_some());
}

#[tokio::test]
async fn an_append_under_a_taken_key_changes_nothing() {
    let store = scratch(&["a"]).await;
    store.write_table(a_move("a", 0)).await.unwrap();
    let before = store.load_table("a").await.unwrap().unwrap();
    let other =
        TableWrite { batch: Some(batch(0, "something else")), now: Some(now(7, 2)), ..a_move("a", 0) };
    assert_eq!(store.write_table(other).await, Err(StoreFault::Conflict));
    assert_eq!(store.load_table("a").await.unwrap().unwrap(), before);
}

fn sheet(expected_version: i64, state: TableState) -> SheetWrite {
    SheetWrite {
        expected_version,
        sheet: "new".into(),
        state,
        visibility: Visibility::Private,
        spectators: false,
        host: None,
        bytes: 3,
        seats: Some(vec![(0, None), (1, Some("Ada".into()))]),
        at: 5000,
    }
}

#[tokio::test]
async fn a_sheet_replaces_only_the_version_it_was_based_on() {
    let store = scratch(&["a"]).await;
    store.create_user(account("Ada")).await.unwrap();
    let write = |version| TableWrite {
        sheet: Some(sheet(version, TableState::Over)),
        now: None,
        ..a_move("a", version as u32 - 1)
    };
    assert_eq!(store.write_table(write(1)).await, Ok(()));
    let table = store.load_table("a").await.unwrap().unwrap();
    assert_eq!((table.version, table.sheet.as_str(), table.state), (2, "new", TableState::Over));
    assert_eq!(
        (table.visibility, table.spectators, table.host, table.updated),
        (Visibility::Private, false, None, 5000)
    );
    assert_eq!(table.seats, [(0, None), (1, Some("Ada".into()))]);
    assert_eq!(table.now.unwrap().state, TableState::Over, "both rows have the stage");

    let (stale, fresh) = tokio::join!(store.write_table(write(1)), store.write_table(write(2)));
    assert_eq!((stale, fresh), (Err(StoreFault::Conflict), Ok(())));
    assert_eq!(entries(&store, "a").await.len(), 2);

    let unseated =
        TableWrite { sheet: write(3).sheet.map(|sheet| SheetWrite { seats: None, ..sheet }), ..write(3) };
    assert_eq!(store.write_table(unseated).await, Ok(()));
    let table = store.load_table("a").await.unwrap().unwrap();
    assert_eq!((table.version, table.seats), (4, vec![(0, None), (1, Some("Ada".into()))]), "as before");
}

#[tokio::test]
async fn a_write_sees_the_moves_that_were_queued_before_it() {
    let store = scratch(&["a", "b"]).await;
    let waking = |number, wake_at| TableWrite {
        now: Some(store::Now { wake_at: Some(wake_at), ..now(number + 1, 1) }),
        ..a_move("a", number)
    };
    let closed =
        TableWrite { sheet: Some(sheet(1, TableState::Closed)), batch: None, now: None, ..a_move("b", 0) };
    let closed =
        TableWrite { sheet: closed.sheet.map(|sheet| SheetWrite { seats: None, ..sheet }), ..closed };
    let (first, shifted, moved, closed) = tokio::join!(
        store.write_table(waking(0, 100)),
        store.shift_wakes(50),
        store.write_table(a_move("b", 0)),
        store.write_table(closed),
    );
    assert_eq!((first, shifted, moved, closed), (Ok(()), Ok(1), Ok(()), Ok(())));
    assert_eq!(store.stats().largest_group, 4);
    assert_eq!(store.tables_to_wake(150, 10).await.unwrap(), [("a".to_owned(), 150)]);
    assert_eq!(store.load_table("b").await.unwrap().unwrap().now.unwrap().state, TableState::Closed);
}

#[tokio::test]
async fn answers_come_after_the_commit() {
    let (store, events) = traced(StoreOptions::default()).await;
    let store = store_with_tables(store, &["a", "b"]).await;
    for number in 0..20 {
        let (a, b) =
            tokio::join!(store.write_table(a_move("a", number)), store.write_table(a_move("b", number)));
        assert_eq!((a, b), (Ok(()), Ok(())));
        let events = events.lock().unwrap();
        assert!(
            matches!(events.last(), Some(TraceEvent::Answered { done: true, .. })),
            "an answer is traced before it is sent"
        );
    }
    let mut committed = 0;
    let (mut answered, mut next_job) = (0, 1);
    for event in &*events.lock().unwrap() {
        match *event {
            TraceEvent::Committed { group, jobs } => {
                assert_eq!(group, committed + 1);
                committed = group;
                answered += jobs;
            }
            TraceEvent::Answered { group, job, done } => {
                assert_eq!(
                    (group, job, done),
                    (committed, next_job, true),
                    "an answer belongs to the group on disk"
                );
                next_job += 1;
            }
            TraceEvent::GivenUp { .. } => panic!("nothing was given up"),
        }
    }
    assert_eq!((answered, next_job), (42, 43));
}

#[tokio::test]
async fn a_full_disk_is_reported_until_there_is_space_again() {
    let folder = tempfile::tempdir().unwrap();
    let (trace, events) = written_down();
    let options = StoreOptions { trace: Some(trace), ..quick() };
    let store = Store::open_file(&folder.path().join("store.db"), options).await.unwrap();
    let store = store_with_tables(store, &["a", "b"]).await;
    store.write_table(a_move("a", 0)).await.unwrap();
    let before = [store.load_table("a").await, store.load_table("b").await];

    store.limit_pages(1).await.unwrap();
    events.lock().unwrap().clear();
    let long = "x".repeat(100_000);
    let heavy = TableWrite { batch: Some(batch(1, &long)), ..a_move("a", 1) };
    let (a, b) = tokio::join!(store.write_table(heavy.clone()), store.write_table(a_move("b", 0)));
    assert_eq!((a, b), (Err(StoreFault::Full), Err(StoreFault::Full)));
    assert_eq!(
        [store.load_table("a").await, store.load_table("b").await],
        before,
        "nothing must have changed"
    );
    let seen = events.lock().unwrap().clone();
    assert!(matches!(seen[0], TraceEvent::GivenUp { .. }));
    assert!(
        seen[1..].iter().all(|event| matches!(event, TraceEvent::Answered { done: false, .. })),
        "{seen:?}"
    );

    store.limit_pages(1_000_000).await.unwrap();
    assert_eq!(store.write_table(heavy).await, Ok(()));
    assert_eq!(store.write_table(a_move("b", 0)).await, Ok(()));
    assert_eq!(&*entries(&store, "a").await[1], long);
}

#[tokio::test]
async fn a_read_only_database_is_reported_and_can_still_be_read() {
    let store = scratch(&["a"]).await;
    store.refuse_writes(true).await.unwrap();
    assert_eq!(store.write_table(a_move("a", 0)).await, Err(StoreFault::ReadOnly));
    assert!(StoreFault::ReadOnly.may_pass());
    assert!(entries(&store, "a").await.is_empty());
    store.refuse_writes(false).await.unwrap();
    assert_eq!(store.write_table(a_move("a", 0)).await, Ok(()));
}

#[tokio::test]
async fn jobs_beyond_the_queues_capacity_are_refused() {
    let store = Store::scratch(StoreOptions { queue: 2, ..quick() }).await.unwrap();
    let store = store_with_tables(store, &["a", "b", "c"]).await;
    let (a, b, c) = tokio::join!(
        store.write_table(a_move("a", 0)),
        store.write_table(a_move("b", 0)),
        store.write_table(a_move("c", 0)),
    );
    assert_eq!((a, b, c), (Ok(()), Ok(()), Err(StoreFault::Busy)));
    assert_eq!(store.write_table(a_move("c", 0)).await, Ok(()));
}

#[tokio::test]
async fn closing_finishes_what_is_queued() {
    let store = scratch(&["a", "b"]).await;
    let (a, b, ()) =
        tokio::join!(store.write_table(a_move("a", 0)), store.write_table(a_move("b", 0)), store.close());
    assert_eq!((a, b), (Ok(()), Ok(())));
    assert_eq!(store.write_table(a_move("a", 1)).await, Err(StoreFault::Closed));
    assert_eq!(store.load_table("a").await, Err(StoreFault::Closed));
    store.close().await;
}

#[tokio::test]
async fn a_move_is_written_even_if_its_sender_has_left() {
    let store = scratch(&["a"]).await;
    tokio::select! {
        biased;
        _ = store.write_table(a_move("a", 0)) => panic!("there was no time to write it"),
        () = std::future::ready(()) => {}
    }
    store.write_table(a_move("a", 1)).await.unwrap();
    assert_eq!(entries(&store, "a").await.len(), 2);
}

#[tokio::test]
async fn any_number_of_moves_fits_into_one_transaction() {
    let store = Store::scratch(quick()).await.unwrap();
    for id in 0..200 {
        store.create_table(running_table(&id.to_string(), &[], 1)).await.unwrap();
    }
    for group in [1, 2, 3, 63, 64, 65, 127, 200] {
        let before = store.stats();
        let mut moves = tokio::task::JoinSet::new();
        for id in 0..group {
            let store = store.clone();
            moves.spawn(async move {
                let table = id.to_string();
                let number = entries(&store, &table).await.len() as u32;
                (store, a_move(&table, number))
            });
        }
        let moves = moves.join_all().await;
        let mut writes = tokio::task::JoinSet::new();
        for (store, write) in moves {
            writes.spawn(async move { store.write_table(write).await });
        }
        assert!(writes.join_all().await.iter().all(Result::is_ok));
        assert_eq!(store.stats().jobs_done - before.jobs_done, group);
        assert_eq!(store.stats().commits - before.commits, 1, "a group of {group}");
    }
    assert_eq!(entries(&store, "0").await.len(), 8);
    assert_eq!(entries(&store, "199").await.len(), 1);
}

#[tokio::test]
async fn a_long_log_is_copied_while_moves_continue() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_file(&folder.path().join("store.db"), quick()).await.unwrap();
    let store = store_with_tables(store, &["a"]).await;
    for number in 0..2100 {
        store.write_table(a_move("a", number)).await.unwrap();
    }
    let copied = async {
        while store.stats().checkpoints == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), copied).await.expect("the log is copied");
    assert_eq!(store.stats().checkpoints, 1);
    assert_eq!(entries(&store, "a").await.len(), 2100);
}

#[tokio::test]
async fn secrets_are_not_shown() {
    let user = account("Ada");
    let store = scratch(&["a"]).await;
    let table = store.load_table("a").await.unwrap().unwrap();
    let shown = format!("{user:?} {:?} {:?} {store:?}", table, Secret::new("hush"));
    assert!(!shown.contains("argon2") && !shown.contains("hush") && !shown.contains("7, 7"), "{shown}");
}

#[tokio::test]
async fn chat_and_moves_share_a_transaction() {
    let store = scratch(&["a"]).await;
    let chat = |text: &str| NewChat {
        table: "a".into(),
        user: None,
        seat: None,
        name: "Ada".into(),
        text: text.into(),
        at: 1,
    };
    let (first, moved, second) =
        tokio::join!(store.say(chat("one")), store.write_table(a_move("a", 0)), store.say(chat("two")));
    assert_eq!((first.unwrap().number, moved, second.unwrap().number), (1, Ok(()), 2));
    assert_eq!(store.stats().largest_group, 3);
}
