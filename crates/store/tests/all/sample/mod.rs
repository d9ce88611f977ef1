//! People and tables for testing the store.
#![allow(dead_code, reason = "each test uses only some of it")]

use std::sync::Arc;

use store::{
    Batch, NewChat, NewTable, NewUser, Now, Report, Secret, SessionKind, Store, StoreOptions, TableKind,
    TableState, TableWrite, UserKind, Visibility,
};

/// Options for tests, where nothing needs to survive a power cut.
pub(crate) fn quick() -> StoreOptions {
    StoreOptions { durable: false, ..StoreOptions::default() }
}

pub(crate) fn guest(id: &str) -> NewUser {
    NewUser {
        id: id.into(),
        kind: UserKind::Guest,
        name: format!("Guest {id}"),
        name_key: None,
        looks: Vec::new(),
        password: None,
        owner: None,
        language: None,
        face: None,
        at: 1000,
    }
}

pub(crate) fn account(id: &str) -> NewUser {
    NewUser {
        kind: UserKind::Account,
        name: id.into(),
        name_key: Some(id.to_lowercase()),
        password: Some(Secret::new(format!("$argon2id$of {id}"))),
        language: Some("pl".into()),
        ..guest(id)
    }
}

pub(crate) fn bot(id: &str, owner: &str) -> NewUser {
    NewUser { kind: UserKind::Bot, password: None, owner: Some(owner.into()), ..account(id) }
}

/// The name of a game. The store does not know any games.
pub(crate) const GAME: &str = "a-game";

pub(crate) fn open_table(id: &str, seats: &[&str]) -> NewTable {
    NewTable {
        id: id.into(),
        kind: TableKind::Game,
        state: TableState::Open,
        game: GAME.into(),
        visibility: Visibility::Public,
        spectators: true,
        host: seats.first().map(|user| (*user).into()),
        origin: None,
        sheet: format!("{{\"of\":\"{id}\"}}"),
        seed: Secret::new([7; 32]),
        seats: (0..).zip(seats.iter().map(|user| Some((*user).into()))).collect(),
        now: None,
        batches: Vec::new(),
        at: 1000,
    }
}

pub(crate) fn running_table(id: &str, seats: &[&str], due: u32) -> NewTable {
    NewTable { state: TableState::Running, now: Some(now(0, due)), ..open_table(id, seats) }
}

pub(crate) fn batch(number: u32, entries: &str) -> Batch {
    let post = Some(format!("1:post {number}").into());
    let at = 2000 + i64::from(number);
    Batch { number, count: 1, entries: entries.into(), seat: Some(0), post, at, due: Some(1) }
}

pub(crate) fn now(entries: u32, due: u32) -> Now {
    Now {
        state: TableState::Running,
        entries,
        due,
        wake_at: None,
        clocks: Some("{}".into()),
        updated: 2000 + i64::from(entries),
    }
}

/// A move: one entry with this number.
pub(crate) fn a_move(table: &str, number: u32) -> TableWrite {
    TableWrite {
        table: table.into(),
        sheet: None,
        batch: Some(batch(number, "{\"seat\":1}")),
        now: Some(now(number + 1, 1)),
        outcome: None,
    }
}

/// The entries of a table, in order.
pub(crate) async fn entries(store: &Store, table: &str) -> Vec<Arc<str>> {
    let table = store.load_table(table).await.unwrap().unwrap();
    table.batches.into_iter().map(|batch| batch.entries).collect()
}

/// A store with a running table for each of these ids.
pub(crate) async fn store_with_tables(store: Store, ids: &[&str]) -> Store {
    for id in ids {
        store.create_table(running_table(id, &[], 1)).await.unwrap();
    }
    store
}

/// One of everything.
pub(crate) async fn fill(store: &Store) {
    for user in [guest("g1"), account("Ada"), bot("Botty", "Ada")] {
        store.create_user(user).await.unwrap();
    }
    store.create_session(&Secret::new([1; 32]), "g1", SessionKind::Cookie, 1000).await.unwrap();
    store.create_session(&Secret::new([2; 32]), "Botty", SessionKind::Bearer, 1001).await.unwrap();
    store.create_table(open_table("t-open", &["g1"])).await.unwrap();
    store.create_table(running_table("t-running", &["Ada", "g1", "Botty"], 0b10)).await.unwrap();
    let waking = Now { wake_at: Some(99_000), ..now(1, 0b100) };
    // As in the first schema, in which batches did not say whose turn it is.
    let old = |number| Some(Batch { due: None, ..batch(number, "{\"seat\":1}") });
    let first = TableWrite { now: Some(waking), batch: old(0), ..a_move("t-running", 0) };
    store.write_table(first).await.unwrap();
    store.write_table(TableWrite { now: None, batch: old(1), ..a_move("t-running", 1) }).await.unwrap();
    let chat = NewChat {
        table: "t-running".into(),
        user: Some("Ada".into()),
        seat: Some(0),
        name: "Ada".into(),
        text: "it's Zoë's turn\nor not".into(),
        at: 3000,
    };
    store.say(chat).await.unwrap();
    store.mute("g1", "Ada").await.unwrap();
    let report = Report {
        id: "r1".into(),
        at: 3001,
        table: "t-running".into(),
        by_user: "g1".into(),
        about_user: Some("Ada".into()),
        chat_number: Some(1),
        reason: "rude".into(),
    };
    store.report(&report).await.unwrap();
    store.set_server_fact("alive_at", "4000").await.unwrap();
}
