//! How much space tables take, how long they are kept, and what is left of them.

use crate::sample::{GAME, a_move, account, batch, guest, now, open_table, quick, running_table};
use store::{
    Batch, Cutoffs, GameOutcome, NewTable, Now, RESERVED_BYTES, Report, SeatOutcome, SheetWrite, Store,
    StoreFault, TableKind, TableState, TableWrite, Visibility,
};

pub(crate) const ALL: Cutoffs = Cutoffs { branches: Some(10_000), guests: Some(10_000) };

fn seat(user: Option<&str>, name: &str, player: &str, score: i64, won: bool) -> SeatOutcome {
    SeatOutcome {
        user: user.map(str::to_owned),
        name: name.into(),
        player: player.into(),
        resigned: false,
        score: Some(score),
        won,
    }
}

pub(crate) fn outcome() -> GameOutcome {
    GameOutcome {
        game: GAME.into(),
        rules: 1,
        options: "{}".into(),
        early: None,
        started: 1500,
        ended: 2500,
        seats: vec![seat(Some("g1"), "Guest g1", "person", 7, true), seat(None, "Blip", "hard", -3, false)],
    }
}

/// A table's last move, which ends its game.
pub(crate) fn the_end(table: &str, bytes: i64) -> TableWrite {
    let sheet = SheetWrite {
        expected_version: 1,
        sheet: "{}".into(),
        state: TableState::Over,
        visibility: Visibility::Private,
        spectators: true,
        host: Some("g1".into()),
        bytes,
        seats: None,
        at: 2500,
    };
    let over = Now { state: TableState::Over, ..now(1, 0) };
    TableWrite { sheet: Some(sheet), now: Some(over), outcome: Some(outcome()), ..a_move(table, 0) }
}

async fn store_with(tables: impl IntoIterator<Item = NewTable>) -> Store {
    let store = Store::scratch(quick()).await.unwrap();
    for user in [guest("g1"), guest("g2"), account("Ada")] {
        store.create_user(user).await.unwrap();
    }
    for table in tables {
        store.create_table(table).await.unwrap();
    }
    store
}

async fn expiring(store: &Store, cutoffs: Cutoffs) -> Vec<String> {
    let tables = store.tables_to_expire(cutoffs, 100).await.unwrap();
    assert_eq!(store.count_tables_to_expire(cutoffs).await.unwrap(), tables.len() as i64);
    tables
}

#[tokio::test]
async fn storage_is_counted_by_user_and_by_origin_even_after_the_end() {
    let of = |id: &str, user: &str, at| NewTable {
        origin: Some("00ffee".into()),
        at,
        ..running_table(id, &[user], 1)
    };
    let long = of("long", "g2", 1000);
    let batches = vec![Batch { number: 0, ..batch(0, &"x".repeat(100_000)) }];
    let store = store_with([
        of("ended", "g1", 1000),
        of("new", "g1", 1000),
        of("old", "g1", 10),
        NewTable { batches, ..long },
    ])
    .await;
    store.write_table(the_end("ended", 5000)).await.unwrap();
    let stored = store.stored_by("g1", "00ffee", 1000).await.unwrap();
    assert_eq!(
        stored.by_user,
        5000 + RESERVED_BYTES,
        "finished games count as they are, others count as more"
    );
    assert!(stored.by_origin > stored.by_user + 100_000, "{stored:?}");
    assert_eq!(store.stored_by("g2", "other", 1000).await.unwrap().by_origin, 0);
    store.note_table("new", 200_000, None).await.unwrap();
    assert_eq!(store.stored_by("g1", "00ffee", 1000).await.unwrap().by_user, 205_000);
    assert_eq!(store.forget_origins(1000).await.unwrap(), 1, "those that no longer count");
    assert_eq!(store.forget_origins(1001).await.unwrap(), 3);
    assert_eq!(store.stored_by("g1", "00ffee", 1000).await.unwrap().by_origin, 0);
}

#[tokio::test]
async fn branches_and_guest_tables_expire_and_others_stay() {
    let branch = |id: &str, user: &str| NewTable { kind: TableKind::Branch, ..running_table(id, &[user], 1) };
    let store = store_with([
        open_table("open", &["g1"]),
        running_table("guests", &["g1", "g2"], 1),
        running_table("moved", &["g1"], 1),
        running_table("looked", &["g1"], 1),
        running_table("reported", &["g1"], 1),
        running_table("with an account", &["g1", "Ada"], 1),
        NewTable { seats: Vec::new(), ..running_table("hosted by an account", &["Ada"], 1) },
        NewTable { kind: TableKind::Import, host: None, ..running_table("import", &[], 0) },
        branch("of a guest", "g1"),
        branch("of an account", "Ada"),
        running_table("over", &["g1"], 1),
    ])
    .await;
    let moved = Batch { at: 10_000, ..batch(0, "{}") };
    store.write_table(TableWrite { batch: Some(moved), now: None, ..a_move("moved", 0) }).await.unwrap();
    store.note_table("looked", 10, Some(10_000)).await.unwrap();
    store.write_table(the_end("over", 10)).await.unwrap();
    let report = Report {
        id: "r".into(),
        at: 1,
        table: "reported".into(),
        by_user: "g1".into(),
        about_user: None,
        chat_number: None,
        reason: "rude".into(),
    };
    store.report(&report).await.unwrap();
    assert_eq!(expiring(&store, ALL).await, ["guests", "of a guest", "of an account", "open", "over"]);
    let only = |branches, guests| Cutoffs { branches, guests };
    assert_eq!(expiring(&store, only(Some(10_000), None)).await, ["of a guest", "of an account"]);
    assert_eq!(expiring(&store, only(None, Some(2100))).await, ["guests", "open"]);
    assert_eq!(expiring(&store, only(None, None)).await, Vec::<String>::new());

    for gone in ["guests", "of an account", "over"] {
        store.expire_table(gone, ALL, 50_000).await.unwrap();
        assert_eq!(store.load_table(gone).await.unwrap(), None);
        assert!(store.has_expired(gone).await.unwrap());
    }
    assert!(!store.has_expired("open").await.unwrap());
    assert_eq!(store.outcome("over").await.unwrap(), Some(outcome()), "the result stays");
    for stays in ["moved", "looked", "with an account", "nowhere"] {
        assert_eq!(store.expire_table(stays, ALL, 1).await, Err(StoreFault::Conflict), "{stays}");
        assert!(!store.has_expired(stays).await.unwrap());
    }
    assert_eq!(store.forget_expired(50_001).await.unwrap(), 3);
}

#[tokio::test]
async fn the_result_is_written_together_with_the_end() {
    let store = store_with([running_table("a", &["g1"], 1)]).await;
    store.write_table(a_move("a", 0)).await.unwrap();
    assert_eq!(
        store.write_table(the_end("a", 1)).await,
        Err(StoreFault::Conflict),
        "somebody else has moved"
    );
    assert_eq!(store.outcome("a").await.unwrap(), None);
    let last = TableWrite { batch: Some(batch(1, "{}")), ..the_end("a", 1) };
    store.write_table(last).await.unwrap();
    assert_eq!(store.outcome("a").await.unwrap(), Some(outcome()));
    assert_eq!(store.unsettled_tables("", 10).await.unwrap(), Vec::new());
}

#[tokio::test]
async fn a_table_from_an_older_version_is_settled_only_once_its_kind_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_user(guest("g1")).await.unwrap();
    for id in ["old", "new"] {
        store.create_table(running_table(id, &["g1"], 1)).await.unwrap();
    }
    store.close().await;
    crate::opening::execute(&path, "UPDATE tables SET kind = NULL WHERE id = 'old'".into()).await;
    let store = Store::open_file(&path, quick()).await.unwrap();
    for id in ["old", "new"] {
        store.write_table(TableWrite { outcome: None, ..the_end(id, 1) }).await.unwrap();
    }
    let left = store.unsettled_tables("", 10).await.unwrap();
    assert_eq!(left.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["old"]);
    store.settle_table("old", TableKind::Game, true, Some(&outcome())).await.unwrap();
    assert_eq!(store.outcome("old").await.unwrap(), Some(outcome()));
}

#[tokio::test]
async fn results_follow_users_who_are_claimed_or_deleted() {
    let store = store_with([running_table("a", &["g1"], 1), running_table("b", &["g1"], 1)]).await;
    store.write_table(the_end("a", 1)).await.unwrap();
    store.claim("g1", "Ada").await.unwrap();
    let seats = async || store.outcome("a").await.unwrap().unwrap().seats;
    assert_eq!(seats().await[0], seat(Some("Ada"), "Guest g1", "person", 7, true), "as in the record");
    store.delete_user("Ada", "Anonymous").await.unwrap();
    assert_eq!(seats().await[0], seat(None, "Anonymous", "person", 7, true));
    store.write_table(the_end("b", 1)).await.unwrap();
    assert_eq!(store.forget_guests(i64::MAX, 10).await.unwrap(), 2);
    let b = store.outcome("b").await.unwrap().unwrap();
    assert_eq!((&b.seats[0].user, b.seats[0].name.as_str()), (&None, "Guest g1"), "as at the table");
}

#[tokio::test]
async fn what_an_older_version_did_not_store_is_filled_in() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_table(running_table("over", &[], 1)).await.unwrap();
    store.create_table(running_table("running", &[], 1)).await.unwrap();
    let over = Now { state: TableState::Over, ..now(1, 0) };
    store.write_table(TableWrite { now: Some(over), ..a_move("over", 0) }).await.unwrap();
    store.close().await;
    crate::opening::execute(&path, "UPDATE tables SET kind = NULL, bytes = NULL, settled = NULL".into())
        .await;
    let store = Store::open_file(&path, quick()).await.unwrap();
    assert_eq!(expiring(&store, ALL).await, Vec::<String>::new(), "tables of unknown kind must not expire");
    let found = store.unsettled_tables("", 10).await.unwrap();
    assert_eq!(found.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["over", "running"]);
    assert_eq!(store.unsettled_tables("over", 10).await.unwrap(), found[1..]);
    store.settle_table("over", TableKind::Game, true, Some(&outcome())).await.unwrap();
    store.settle_table("running", TableKind::Game, false, None).await.unwrap();
    assert_eq!(store.unsettled_tables("", 10).await.unwrap(), Vec::new());
    assert_eq!(store.outcome("over").await.unwrap().map(|outcome| outcome.ended), Some(2500));
    assert_eq!(expiring(&store, ALL).await, ["over", "running"]);
    let inventory = store.inventory(5).await.unwrap();
    let heaps: Vec<_> = inventory.tables.iter().map(|heap| (heap.kind, heap.state, heap.tables)).collect();
    let game = Some(TableKind::Game);
    assert_eq!(heaps, [(game, TableState::Over, 1), (game, TableState::Running, 1)]);
    assert!(inventory.database_bytes > 10_000 && inventory.tables[0].bytes > 10, "{inventory:?}");
    assert_eq!(inventory.results, 1);
}
