//! Lists of tables, chat, reports and server facts.

use crate::sample::{a_move, account, batch, bot, guest, now, open_table, quick, running_table};
use store::{
    Batch, Counts, ListedTable, NewChat, NewTable, Now, Page, Report, Store, StoreFault, TableState,
    TableWrite, Visibility,
};

fn ids(tables: &[ListedTable]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

fn page(limit: u32) -> Page {
    Page { limit, ..Page::default() }
}

async fn store_with(users: &[&str], tables: impl IntoIterator<Item = NewTable>) -> Store {
    let store = Store::scratch(quick()).await.unwrap();
    for user in users {
        store.create_user(guest(user)).await.unwrap();
    }
    for table in tables {
        store.create_table(table).await.unwrap();
    }
    store
}

#[tokio::test]
async fn everybody_finds_public_tables_page_by_page() {
    let at = |table: NewTable, at| NewTable { at, ..table };
    let tables = [
        at(open_table("o1", &[]), 1),
        at(open_table("o2", &[]), 3),
        at(open_table("o3", &[]), 3),
        at(NewTable { game: "another-game".into(), ..open_table("other", &[]) }, 2),
        at(NewTable { visibility: Visibility::Private, ..open_table("private", &[]) }, 9),
        at(running_table("r1", &[], 1), 5),
        at(NewTable { spectators: false, ..running_table("unwatched", &[], 1) }, 9),
        at(running_table("r2", &[], 1), 4),
    ];
    let store = store_with(&[], tables).await;
    let open = store.open_tables(&page(10)).await.unwrap();
    assert_eq!(ids(&open), ["o3", "o2", "other", "o1"]);
    assert_eq!(
        (open[0].state, open[0].sheet.as_str(), open[0].entries),
        (TableState::Open, "{\"of\":\"o3\"}", 0)
    );
    let mut before = None;
    for expected in [&["o3", "o2"][..], &["other", "o1"], &[]] {
        let page = Page { before, limit: 2, game: None };
        let part = store.open_tables(&page).await.unwrap();
        assert_eq!(ids(&part), expected);
        before = part.last().map(ListedTable::mark);
    }
    let other = Page { game: Some("another-game".into()), ..page(10) };
    assert_eq!(ids(&store.open_tables(&other).await.unwrap()), ["other"]);
    assert_eq!(ids(&store.running_tables(&page(10)).await.unwrap()), ["r1", "r2"]);
    assert!(store.running_tables(&other).await.unwrap().is_empty());

    let over = Now { state: TableState::Over, ..now(1, 0) };
    store.write_table(TableWrite { now: Some(over), ..a_move("r1", 0) }).await.unwrap();
    assert_eq!(ids(&store.running_tables(&page(10)).await.unwrap()), ["r2"], "a move may end a game");
}

#[tokio::test]
async fn a_users_tables_count_until_they_are_over() {
    let of = |host: &str, table: NewTable| NewTable { host: Some(host.into()), ..table };
    let tables = [
        of("me", open_table("open", &["me"])),
        of("me", running_table("running", &["you"], 0b1)),
        of("me", running_table("ending", &["you"], 0b1)),
        of("you", open_table("theirs", &["me"])),
    ];
    let store = store_with(&["me", "you"], tables).await;
    assert_eq!(store.unfinished_tables_of("me").await.unwrap(), 3);
    let over = Now { state: TableState::Over, ..now(1, 0) };
    store.write_table(TableWrite { now: Some(over), ..a_move("ending", 0) }).await.unwrap();
    assert_eq!(store.unfinished_tables_of("me").await.unwrap(), 2);
}

#[tokio::test]
async fn a_users_own_tables_start_with_those_where_it_is_their_turn() {
    let tables = [
        running_table("theirs", &["you"], 0b1),
        running_table("idle", &["you", "me"], 0b01),
        running_table("mine", &["you", "me"], 0b10),
        running_table("later", &["me", "you", "me"], 0b100),
        open_table("open", &["me"]),
        NewTable { seats: vec![], ..open_table("hosted", &["me"]) },
    ];
    let store = store_with(&["me", "you"], tables).await;
    let moved =
        |table, entries, due| TableWrite { batch: None, now: Some(now(entries, due)), ..a_move(table, 0) };
    store.write_table(moved("mine", 5, 0b10)).await.unwrap();
    store.write_table(moved("idle", 9, 0b01)).await.unwrap();
    let own = store.own_tables("me", &page(10)).await.unwrap();
    assert_eq!(ids(&own), ["mine", "later", "idle", "open", "hosted"]);
    assert_eq!(
        own.iter().map(|table| table.your_turn).collect::<Vec<_>>(),
        [true, true, false, false, false]
    );
    assert_eq!((own[0].entries, own[0].due, own[0].updated), (5, 0b10, 2005));
    let mut seen = Vec::new();
    let mut before = None;
    while let Some(table) =
        store.own_tables("me", &Page { before, limit: 1, game: None }).await.unwrap().pop()
    {
        before = Some(table.mark());
        seen.push(table);
    }
    assert_eq!(seen, own);

    let over = Now { state: TableState::Over, ..now(9, 0b10) };
    store.write_table(TableWrite { batch: None, now: Some(over), ..a_move("mine", 0) }).await.unwrap();
    assert!(
        !store
            .own_tables("me", &page(10))
            .await
            .unwrap()
            .iter()
            .any(|table| table.id == "mine" && table.your_turn)
    );
    assert!(store.own_tables("nobody", &page(10)).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_batch_says_whose_turn_it_is_if_nothing_else_is_written() {
    let store = store_with(&["me", "you"], [running_table("mine", &["me", "you"], 0b01)]).await;
    let due = |number, due| TableWrite {
        now: None,
        batch: Some(Batch { due: Some(due), ..batch(number, "{}") }),
        ..a_move("mine", number)
    };
    store.write_table(due(0, 0b10)).await.unwrap();
    let of = async |user: &str| store.own_tables(user, &page(10)).await.unwrap().remove(0);
    assert!(!of("me").await.your_turn);
    let mine = of("you").await;
    assert_eq!((mine.your_turn, mine.entries, mine.due, mine.updated), (true, 1, 0b10, 2000));
    assert_eq!(store.running_tables(&page(10)).await.unwrap()[0].due, 0b10);
    let stored = store.load_table("mine").await.unwrap().unwrap();
    assert_eq!(stored.now, Some(Now { entries: 1, due: 0b10, updated: 2000, ..now(0, 0b01) }));

    // A later write to the table itself is newer.
    store
        .write_table(TableWrite { batch: None, now: Some(now(1, 0b01)), ..a_move("mine", 1) })
        .await
        .unwrap();
    assert!(of("me").await.your_turn);
    assert!(!of("you").await.your_turn);
}

#[tokio::test]
async fn tables_are_woken_in_time_and_clocks_stop_while_the_server_is_down() {
    let waking =
        |id: &str, wake_at| NewTable { now: Some(Now { wake_at, ..now(0, 1) }), ..running_table(id, &[], 1) };
    let store = store_with(
        &[],
        [waking("b", Some(20)), waking("a", Some(10)), waking("never", None), waking("c", Some(30))],
    )
    .await;
    let woken = |tables: Vec<(String, i64)>| {
        tables.into_iter().map(|(id, at)| format!("{id} {at}")).collect::<Vec<_>>()
    };
    assert_eq!(woken(store.tables_to_wake(20, 9).await.unwrap()), ["a 10", "b 20"]);
    assert_eq!(woken(store.tables_to_wake(99, 1).await.unwrap()), ["a 10"]);
    assert_eq!(store.shift_wakes(100).await, Ok(3));
    assert_eq!(woken(store.tables_to_wake(999, 9).await.unwrap()), ["a 110", "b 120", "c 130"]);
}

#[tokio::test]
async fn a_deleted_table_leaves_nothing() {
    let store = store_with(&["me"], [running_table("t", &["me"], 1)]).await;
    store.write_table(a_move("t", 0)).await.unwrap();
    store.delete_table("t").await.unwrap();
    assert_eq!(store.load_table("t").await.unwrap(), None);
    assert!(store.tables_of("me").await.unwrap().is_empty());
    assert_eq!(store.delete_table("t").await, Err(StoreFault::Unknown));
    assert_eq!(store.write_table(a_move("t", 1)).await, Err(StoreFault::Unknown));
}

#[tokio::test]
async fn a_table_can_be_set_up_with_its_history() {
    let batches: Vec<_> = (0..100).map(|number| crate::sample::batch(number, "{}")).collect();
    let imported =
        NewTable { batches: batches.clone(), now: Some(now(100, 1)), ..running_table("t", &[], 1) };
    let store = store_with(&[], [imported.clone()]).await;
    assert_eq!(store.load_table("t").await.unwrap().unwrap().batches, batches);
    assert_eq!(store.create_table(imported).await, Err(StoreFault::Conflict));
}

#[tokio::test]
async fn a_gap_between_batches_is_detected() {
    let store = store_with(&[], [running_table("t", &[], 1)]).await;
    store.write_table(a_move("t", 0)).await.unwrap();
    store.write_table(a_move("t", 2)).await.unwrap();
    assert!(matches!(store.load_table("t").await, Err(StoreFault::Unreadable(_))));
}

#[tokio::test]
async fn chat_messages_are_numbered_per_table() {
    let store = store_with(&["me"], [open_table("a", &[]), open_table("b", &[])]).await;
    let say = |table: &str, text: &str| NewChat {
        table: table.into(),
        user: Some("me".into()),
        seat: Some(2),
        name: "Me".into(),
        text: text.into(),
        at: 7,
    };
    for (table, text, number) in [("a", "one", 1), ("b", "eins", 1), ("a", "two", 2), ("a", "three", 3)] {
        assert_eq!(store.say(say(table, text)).await.unwrap().number, number);
    }
    let texts =
        |chat: Vec<store::Chat>| chat.into_iter().map(|chat| (chat.number, chat.text)).collect::<Vec<_>>();
    let [one, two, three] = [(1, "one".to_owned()), (2, "two".to_owned()), (3, "three".to_owned())];
    assert_eq!(texts(store.chat_after("a", 0, 2).await.unwrap()), [one, two.clone()]);
    assert_eq!(texts(store.chat_after("a", 1, 9).await.unwrap()), [two.clone(), three.clone()]);
    assert_eq!(texts(store.last_chat("a", 2).await.unwrap()), [two, three]);
    let said = &store.last_chat("b", 2).await.unwrap()[0];
    assert_eq!(
        (said.user.as_deref(), said.seat, said.name.as_str(), said.at),
        (Some("me"), Some(2), "Me", 7)
    );
    assert_eq!(store.say(say("nowhere", "echo")).await, Err(StoreFault::Unknown));
}

#[tokio::test]
async fn people_mute_each_other() {
    let store = store_with(&["a", "b", "c"], []).await;
    for muted in ["c", "b", "b"] {
        store.mute("a", muted).await.unwrap();
    }
    assert_eq!(store.muted_by("a").await.unwrap(), ["b", "c"]);
    assert!(store.muted_by("b").await.unwrap().is_empty());
    store.unmute("a", "b").await.unwrap();
    assert_eq!(store.muted_by("a").await.unwrap(), ["c"]);
    assert_eq!(store.mute("a", "nobody").await, Err(StoreFault::Unknown));
}

#[tokio::test]
async fn reports_are_open_until_they_are_settled() {
    let store = store_with(&[], []).await;
    let report = |id: &str, at| Report {
        id: id.into(),
        at,
        table: "t".into(),
        by_user: "me".into(),
        about_user: None,
        chat_number: Some(4),
        reason: "spam".into(),
    };
    store.report(&report("later", 2)).await.unwrap();
    store.report(&report("first", 1)).await.unwrap();
    assert_eq!(store.open_reports(9).await.unwrap(), [report("first", 1), report("later", 2)]);
    store.settle_report("first").await.unwrap();
    assert_eq!(store.settle_report("first").await, Err(StoreFault::Unknown));
    assert_eq!(store.open_reports(9).await.unwrap(), [report("later", 2)]);
}

#[tokio::test]
async fn the_server_remembers_facts() {
    let store = store_with(&[], []).await;
    assert_eq!(store.server_fact("alive_at").await.unwrap(), None);
    for value in ["1", "2"] {
        store.set_server_fact("alive_at", value).await.unwrap();
        assert_eq!(store.server_fact("alive_at").await.unwrap().as_deref(), Some(value));
    }
}

#[tokio::test]
async fn everything_is_counted() {
    let store =
        store_with(&["g"], [open_table("o", &[]), running_table("r", &[], 1), running_table("e", &[], 1)])
            .await;
    store.create_user(account("Ada")).await.unwrap();
    store.create_user(bot("Beep", "Ada")).await.unwrap();
    let over = Now { state: TableState::Over, ..now(1, 0) };
    store.write_table(TableWrite { now: Some(over), ..a_move("e", 0) }).await.unwrap();
    let expected =
        Counts { guests: 1, accounts: 1, bots: 1, open: 1, running: 1, over: 1, ..Counts::default() };
    assert_eq!(store.counts().await.unwrap(), expected);
}
