//! Damaged files: nothing is lost silently, intact data stays available, and whatever can be read is saved.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::opening::execute;
use crate::sample::{a_move, batch, entries, fill, guest, now, open_table, quick, running_table};
use crate::storage::{ALL, outcome, the_end};
use store::{
    Address, Batch, CopyFault, Damage, GameOutcome, Health, NewTable, NewUser, Page, Store, StoreFault,
    StoredTable, TableWrite, backup, check, copy, restore, salvage,
};

const PAGE: usize = 4096;

fn beside(path: &Path, ending: &str) -> PathBuf {
    format!("{}{ending}", path.display()).into()
}

/// What a crash leaves behind: the file and its log.
fn crashed(path: &Path, after: &Path) {
    for ending in ["", "-wal"] {
        std::fs::copy(beside(path, ending), beside(after, ending)).unwrap();
    }
}

/// Damages some bytes in a file.
fn spoil(path: &Path, at: usize, count: usize) {
    let mut bytes = std::fs::read(path).unwrap();
    let end = (at + count).min(bytes.len());
    bytes[at..end].iter_mut().for_each(|byte| *byte ^= 0x55);
    std::fs::write(path, bytes).unwrap();
}

/// The health once the file has been checked.
async fn looked_through(store: &Store) -> Health {
    let began = Instant::now();
    loop {
        let health = store.health();
        if health.is_checked || began.elapsed() > Duration::from_mins(1) {
            return health;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn tables(store: &Store) -> BTreeMap<String, StoredTable> {
    let mut all = BTreeMap::new();
    for id in store.table_ids("", 10_000).await.unwrap() {
        let table = store.load_table(&id).await.unwrap().unwrap();
        all.insert(id, table);
    }
    all
}

/// Enough tables that every tree has leaves, with long sheets and many moves.
async fn a_small_server(path: &Path) -> BTreeMap<String, StoredTable> {
    let store = Store::open_file(path, quick()).await.unwrap();
    fill(&store).await;
    for number in 0..60 {
        let id = format!("t{number:02}");
        store.create_user(guest(&format!("g-{id}"))).await.unwrap();
        let sheet = format!("{{\"of\":\"{id}\",\"long\":\"{}\"}}", "x".repeat(600));
        let batches: Vec<Batch> = (0..25).map(|number| batch(number, &"{\"seat\":1}".repeat(4))).collect();
        let seats = [format!("g-{id}")];
        let seats = [seats[0].as_str()];
        let table = NewTable { sheet, batches, now: Some(now(25, 1)), ..running_table(&id, &seats, 1) };
        store.create_table(table).await.unwrap();
    }
    for number in 0..80 {
        let id = format!("gone-{number:02}");
        let looks = vec![format!("looks like {id}, {}", "x".repeat(90))];
        store.create_user(NewUser { looks, ..guest(&format!("u-{id}")) }).await.unwrap();
        store.create_table(running_table(&id, &["g1"], 1)).await.unwrap();
        store.write_table(TableWrite { outcome: Some(long_outcome()), ..the_end(&id, 1) }).await.unwrap();
        store.expire_table(&id, ALL, 50_000).await.unwrap();
    }
    let all = tables(&store).await;
    store.close().await;
    all
}

fn long_outcome() -> GameOutcome {
    let mut long = GameOutcome { options: format!("{{\"long\":\"{}\"}}", "x".repeat(200)), ..outcome() };
    // Users may be lost too, but the names in results stay.
    long.seats.iter_mut().for_each(|seat| seat.user = None);
    long
}

/// The numbers of results whose tables are gone, of remembered expired tables, and of name skeletons.
async fn what_outlives_tables(path: &Path) -> [usize; 3] {
    let store = Store::open_file(path, quick()).await.unwrap();
    let (mut results, mut expired) = (0, 0);
    for number in 0..80 {
        let id = format!("gone-{number:02}");
        results += usize::from(store.outcome(&id).await.unwrap() == Some(long_outcome()));
        expired += usize::from(store.has_expired(&id).await.unwrap());
    }
    store.close().await;
    let looks = crate::opening::count(path, "SELECT COUNT(*) FROM name_looks").await;
    [results, expired, looks as usize]
}

#[tokio::test]
async fn results_and_other_data_that_outlives_tables_is_saved_around_a_damaged_page() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    a_small_server(&path).await;
    assert_eq!(what_outlives_tables(&path).await, [80, 80, 80]);
    let bytes = std::fs::read(&path).unwrap();
    // Leaves of trees, of tables with row ids and of all others.
    let is_leaf = |page: &[u8]| matches!(page[0], 0x0a | 0x0d);
    let tells = |page: &[u8]| page.windows(5).filter(|text| text == b"gone-").count();
    let pages = bytes.chunks(PAGE).enumerate().filter(|(_, page)| is_leaf(page) && tells(page) > 5);
    let mut told = BTreeMap::<&str, usize>::new();
    for (number, _) in pages {
        let (damaged, saved) =
            (folder.path().join(format!("{number}.db")), folder.path().join(format!("{number}-saved.db")));
        std::fs::write(&damaged, &bytes).unwrap();
        spoil(&damaged, number * PAGE, PAGE);
        let salvaged = salvage(&damaged, &saved).await.unwrap();
        let unreadable: Vec<&str> = salvaged.unreadable.iter().map(|(name, _)| *name).collect();
        let [results, expired, looks] = what_outlives_tables(&saved).await;
        let is_told = |names: [&str; 2]| names.iter().any(|name| unreadable.contains(name));
        assert!(
            results == 80 || is_told(["results", "result_seats"]),
            "page {number}: {results} {salvaged:?}"
        );
        assert!(expired == 80 || is_told(["expired", "expired"]), "page {number}: {expired} {salvaged:?}");
        assert!(looks == 80 || is_told(["name_looks", "users"]), "page {number}: {looks} {salvaged:?}");
        assert!(
            results > 10 && (looks > 10 || is_told(["users", "users"])),
            "page {number}: {results} {looks} {salvaged:?}"
        );
        assert!(salvaged.unreadable.iter().all(|(_, places)| *places < 2000), "page {number}: {salvaged:?}");
        for name in unreadable {
            *told.entry(name).or_default() += 1;
        }
    }
    for name in ["results", "result_seats", "expired", "name_looks"] {
        assert!(told.contains_key(name), "{name}: {told:?}");
    }
}

#[tokio::test]
async fn a_log_damaged_in_the_middle_is_reported_and_kept_and_everything_after_it_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    for id in ["a", "b", "c"] {
        store.create_table(running_table(id, &[], 1)).await.unwrap();
        store.write_table(a_move(id, 0)).await.unwrap();
    }
    let after = folder.path().join("after.db");
    crashed(&path, &after);
    // In the middle of what was written about the first table.
    spoil(&beside(&after, "-wal"), 32 + 2 * (24 + PAGE) + 200, 3);
    let store = Store::open_file(&after, quick()).await.unwrap();
    let found = store.table_ids("", 10).await.unwrap();
    assert!(found.len() < 3, "the test does not damage anything: {found:?}");
    let Some(Damage::Log { commits, aside }) = store.health().damage else { panic!("{:?}", store.health()) };
    assert!(commits > 0);
    store.close().await;
    let saved = folder.path().join("saved.db");
    let salvaged = salvage(&aside, &saved).await.unwrap();
    assert!(!salvaged.is_whole(), "{salvaged:?}");
    assert_eq!((salvaged.saved.tables, salvaged.log_pages), (3, 1), "{salvaged:?}");
    check(&saved).await.unwrap();
    assert!(
        Store::open_file(&after, quick()).await.unwrap().health().damage.is_none(),
        "it was reported the first time"
    );
}

#[tokio::test]
async fn a_database_whose_log_is_unreadable_is_not_copied_as_if_it_were_complete() {
    let folder = tempfile::tempdir().unwrap();
    let [path, after, alone, to] =
        ["store.db", "after.db", "alone.db", "to.db"].map(|name| folder.path().join(name));
    let store = Store::open_file(&path, quick()).await.unwrap();
    for id in ["a", "b", "c"] {
        store.create_table(running_table(id, &[], 1)).await.unwrap();
    }
    crashed(&path, &after);
    std::fs::copy(&path, &alone).unwrap();
    spoil(&beside(&after, "-wal"), 32 + 2 * (24 + PAGE) + 200, 3);
    let files = ["", "-wal"].map(|ending| std::fs::read(beside(&after, ending)).unwrap());
    for from in [&after, &alone] {
        assert!(matches!(backup(from, &to).await, Err(StoreFault::Damaged(_))));
        assert!(matches!(restore(from, &to).await, Err(StoreFault::Damaged(_))));
        let (here, there) = (Address::File(from.clone()), Address::File(to.clone()));
        assert!(matches!(copy(&here, &there, |_| {}).await, Err(CopyFault::From(StoreFault::Damaged(_)))));
        assert!(matches!(
            copy(&Address::File(path.clone()), &here, |_| {}).await,
            Err(CopyFault::From(StoreFault::InUse))
        ));
        assert!(!to.exists() && !beside(&to, ".part").exists());
    }
    let left = ["", "-wal"].map(|ending| std::fs::read(beside(&after, ending)).unwrap());
    assert!(left == files, "the files must not change");
    assert_eq!(salvage(&after, &to).await.unwrap().saved.tables, 3);
    // A database that is open is different, because its server has checked the log.
    backup(&path, &folder.path().join("good.db")).await.unwrap();
    store.close().await;
    let there = Address::File(after.clone());
    assert!(matches!(
        copy(&Address::File(path), &there, |_| {}).await,
        Err(CopyFault::To(StoreFault::Damaged(_)))
    ));
}

#[tokio::test]
async fn wherever_a_log_is_damaged_at_most_the_last_commit_is_lost_silently() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_table(running_table("a", &[], 1)).await.unwrap();
    for number in 0..30 {
        store.write_table(a_move("a", number)).await.unwrap();
    }
    let log = std::fs::metadata(beside(&path, "-wal")).unwrap().len() as usize;
    let (mut reported, mut repaired) = (0, 0);
    // The headers of frames, and their contents.
    let frame = 24 + PAGE;
    let places =
        (0..(log - 32) / frame).flat_map(|number| [0, 9, 17, 1000].map(|place| 32 + number * frame + place));
    for (number, place) in [1, 10, 17, 25].into_iter().chain(places).enumerate().step_by(3) {
        let after = folder.path().join(format!("{number}.db"));
        crashed(&path, &after);
        spoil(&beside(&after, "-wal"), place, 1);
        let store = Store::open_file(&after, quick()).await.unwrap();
        let found = if store.table_ids("", 10).await.unwrap().is_empty() {
            0
        } else {
            entries(&store, "a").await.len()
        };
        let health = store.health();
        assert!(found >= 29 || health.damage.is_some(), "{place}: {found} moves, and no damage was reported");
        reported += u32::from(health.damage.is_some());
        repaired += u32::from(health.damage.is_none() && found == 30);
        store.close().await;
        if let Some(Damage::Log { aside, .. }) = health.damage {
            let saved = folder.path().join(format!("{number}-saved.db"));
            let salvaged = salvage(&aside, &saved).await.unwrap();
            assert!(salvaged.saved.batches as usize >= found, "{place}: {salvaged:?}");
            assert!(salvaged.log_pages > 0, "{place}: {salvaged:?}");
        }
    }
    assert!(reported > 5 && repaired > 5, "{reported} reported, {repaired} repaired");
}

#[tokio::test]
async fn a_log_that_a_crash_has_cut_off_is_not_reported_as_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_table(running_table("a", &[], 1)).await.unwrap();
    for number in 0..10 {
        store.write_table(a_move("a", number)).await.unwrap();
    }
    let log = std::fs::read(beside(&path, "-wal")).unwrap();
    let mut most = 0;
    for (number, length) in (log.len() / 3..=log.len()).step_by(9_001).chain([log.len()]).enumerate() {
        let after = folder.path().join(format!("{number}.db"));
        crashed(&path, &after);
        std::fs::write(beside(&after, "-wal"), &log[..length]).unwrap();
        let store = Store::open_file(&after, quick()).await.unwrap();
        assert_eq!(store.health().damage, None, "{length}");
        if !store.table_ids("", 10).await.unwrap().is_empty() {
            most = most.max(entries(&store, "a").await.len());
        }
        store.close().await;
        assert!(!beside(&after, ".damaged").exists());
    }
    assert_eq!(most, 10);
}

#[tokio::test]
async fn what_a_crash_left_in_the_log_is_in_the_file_once_it_is_reopened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_table(running_table("a", &[], 1)).await.unwrap();
    store.write_table(a_move("a", 0)).await.unwrap();
    let after = folder.path().join("after.db");
    crashed(&path, &after);
    let _open = Store::open_file(&after, quick()).await.unwrap();
    let alone = folder.path().join("alone.db");
    std::fs::copy(&after, &alone).unwrap();
    // Only somebody who knows that nothing was written since may remove the note.
    execute(&alone, "DELETE FROM server".into()).await;
    assert_eq!(check(&alone).await.unwrap().batches, 1);
}

#[tokio::test]
async fn a_file_that_was_copied_without_its_log_is_not_mistaken_for_a_complete_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_table(running_table("a", &[], 1)).await.unwrap();
    let (alone, saved) = (folder.path().join("alone.db"), folder.path().join("saved.db"));
    std::fs::copy(&path, &alone).unwrap();
    assert!(matches!(check(&alone).await, Err(StoreFault::Damaged(_))));
    assert!(matches!(backup(&alone, &saved).await, Err(StoreFault::Damaged(_))));
    assert_eq!(salvage(&alone, &saved).await.unwrap().saved.tables, 0);
    let opened = Store::open_file(&alone, quick()).await.unwrap();
    assert_eq!(opened.health().damage, Some(Damage::NoLog));
    // With its log it is complete, and so is a proper backup.
    let both = folder.path().join("both.db");
    crashed(&path, &both);
    let good = folder.path().join("good.db");
    backup(&path, &good).await.unwrap();
    for whole in [&both, &good] {
        let opened = Store::open_file(whole, quick()).await.unwrap();
        assert_eq!((opened.health().damage, opened.counts().await.unwrap().running), (None, 1));
    }
    store.close().await;
    std::fs::copy(&path, folder.path().join("closed.db")).unwrap();
    assert_eq!(check(&folder.path().join("closed.db")).await.unwrap().tables, 1);
}

#[tokio::test]
async fn whichever_page_is_damaged_it_is_reported_and_the_rest_is_served_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let whole = a_small_server(&path).await;
    let pages = std::fs::metadata(&path).unwrap().len() as usize / PAGE;
    assert!(pages > 60, "{pages}");
    let (mut opened, mut saved_all, mut in_vain) = (0, 0, 0);
    for page in (0..pages).step_by(5) {
        let damaged = folder.path().join(format!("{page}.db"));
        std::fs::copy(&path, &damaged).unwrap();
        // All of the page, as after the loss of a sector.
        spoil(&damaged, page * PAGE, PAGE);
        assert!(check(&damaged).await.is_err(), "page {page}");
        let copy = folder.path().join(format!("{page}-copy.db"));
        if backup(&damaged, &copy).await.is_ok() {
            // An index is rebuilt in a copy.
            let store = Store::open_file(&copy, quick()).await.unwrap();
            assert_eq!(tables(&store).await, whole, "page {page}");
            store.close().await;
        }
        let unopened = folder.path().join(format!("{page}-unopened.db"));
        std::fs::copy(&damaged, &unopened).unwrap();

        match Store::open_file(&damaged, quick()).await {
            Err(StoreFault::Damaged(_)) => {}
            Err(fault) => panic!("page {page}: {fault}"),
            Ok(store) => {
                opened += 1;
                let health = looked_through(&store).await;
                assert!(matches!(health.damage, Some(Damage::Data(_))), "page {page}: {health:?}");
                let mut readable = 0;
                for (id, table) in &whole {
                    match store.load_table(id).await {
                        Ok(Some(found)) => {
                            assert_eq!(&found, table, "page {page}");
                            readable += 1;
                        }
                        Ok(None) => panic!("page {page}: table {id} has disappeared silently"),
                        Err(fault) => {
                            let is_told = matches!(fault, StoreFault::Damaged(_) | StoreFault::Unreadable(_));
                            assert!(is_told, "page {page}: {fault}");
                        }
                    }
                }
                let limit = Page { limit: 1000, ..Page::default() };
                if let Ok(listed) = store.running_tables(&limit).await {
                    let missing = whole.len() - 1 - listed.len();
                    assert!(
                        missing == 0 || store.health().unreadable > 0,
                        "page {page}: {missing} tables are left out"
                    );
                    assert!(missing <= whole.len() - readable || readable == 0, "page {page}: {missing}");
                }
                let other = TableWrite { now: None, ..a_move("t59", 25) };
                match store.write_table(other).await {
                    Ok(()) | Err(StoreFault::Damaged(_) | StoreFault::Unreadable(_)) => {}
                    Err(fault) => panic!("page {page}: {fault}"),
                }
                store.close().await;
            }
        }

        let saved = folder.path().join(format!("{page}-saved.db"));
        match salvage(&unopened, &saved).await {
            Err(StoreFault::Damaged(_)) => in_vain += 1,
            Err(fault) => panic!("page {page}: {fault}"),
            Ok(salvaged) => {
                check(&saved).await.unwrap();
                let store = Store::open_file(&saved, quick()).await.unwrap();
                let found = tables(&store).await;
                for (id, table) in &whole {
                    let is_told = salvaged.lost.contains(id)
                        || salvaged.cut.contains(id)
                        || salvaged.unreadable.contains(&("batches", 1));
                    let is_same = found.get(id).is_some_and(|found| {
                        (&found.sheet, &found.batches) == (&table.sheet, &table.batches)
                    });
                    assert!(is_same || is_told, "page {page}: {id}: {salvaged:?}");
                }
                saved_all += usize::from(found.len() == whole.len());
                store.close().await;
            }
        }
    }
    let tried = pages.div_ceil(5);
    assert!(
        opened > tried / 2 && saved_all > tried / 3 && in_vain <= 2,
        "of {tried} files, {opened} opened, {saved_all} lost no tables, and {in_vain} lost everything"
    );
}

#[tokio::test]
async fn a_truncated_file_is_reported_and_what_is_left_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    a_small_server(&path).await;
    let bytes = std::fs::read(&path).unwrap();
    for (number, part) in [1, 3, 7, 9].into_iter().enumerate() {
        let cut = folder.path().join(format!("{number}.db"));
        std::fs::write(&cut, &bytes[..bytes.len() * part / 10 + 100]).unwrap();
        assert!(check(&cut).await.is_err(), "{part}");
        let saved = folder.path().join(format!("{number}-saved.db"));
        match salvage(&cut, &saved).await {
            Ok(salvaged) => {
                assert!(!salvaged.is_whole());
                check(&saved).await.unwrap();
            }
            Err(StoreFault::Damaged(_)) => assert!(!saved.exists()),
            Err(fault) => panic!("{fault}"),
        }
        if let Ok(store) = Store::open_file(&cut, quick()).await {
            assert!(looked_through(&store).await.damage.is_some());
            store.close().await;
        }
    }
}

#[tokio::test]
async fn an_intact_database_is_salvaged_completely_and_left_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let whole = a_small_server(&path).await;
    let before = std::fs::read(&path).unwrap();
    let saved = folder.path().join("saved.db");
    let salvaged = salvage(&path, &saved).await.unwrap();
    assert!(salvaged.is_whole(), "{salvaged:?}");
    assert_eq!(salvaged.saved, check(&path).await.unwrap());
    assert!(std::fs::read(&path).unwrap() == before);
    assert_eq!(salvage(&path, &saved).await, Err(StoreFault::Conflict));
    let store = Store::open_file(&saved, quick()).await.unwrap();
    assert_eq!(tables(&store).await, whole);
    assert_eq!(looked_through(&store).await, Health { is_checked: true, ..Health::default() });
    let in_use = salvage(&saved, &folder.path().join("more.db")).await;
    assert_eq!(in_use, Err(StoreFault::InUse));
}

#[tokio::test]
async fn an_unreadable_row_is_left_out_of_lists_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_user(guest("g")).await.unwrap();
    for id in ["a", "b"] {
        store.create_table(open_table(id, &["g"])).await.unwrap();
    }
    store.close().await;
    // Neither a number nor valid text.
    for wrong in ["sheet = x'ff00'", "sheet = CAST(x'ff' AS TEXT)", "updated = 'late'"] {
        execute(&path, format!("UPDATE tables SET {wrong} WHERE id = 'a'")).await;
        let store = Store::open_file(&path, quick()).await.unwrap();
        let page = Page { limit: 10, ..Page::default() };
        for listed in [store.open_tables(&page).await.unwrap(), store.own_tables("g", &page).await.unwrap()] {
            let ids: Vec<&str> = listed.iter().map(|table| table.id.as_str()).collect();
            assert_eq!(ids, ["b"], "{wrong}");
        }
        assert!(matches!(store.load_table("a").await, Err(StoreFault::Unreadable(_))), "{wrong}");
        let health = store.health();
        assert_eq!((health.unreadable, health.damage), (1, None), "the database itself is fine: {wrong}");
        store.close().await;
        execute(&path, "UPDATE tables SET sheet = '{}', updated = 1000 WHERE id = 'a'".into()).await;
    }
}

#[tokio::test]
async fn a_backup_is_restored_and_the_previous_database_is_kept_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.create_table(running_table("a", &[], 1)).await.unwrap();
    backup(&path, &copy).await.unwrap();
    store.create_table(running_table("b", &[], 1)).await.unwrap();
    assert_eq!(restore(&copy, &path).await, Err(StoreFault::InUse));
    store.close().await;
    let mut kept = Vec::new();
    for _ in 0..3 {
        let restored = restore(&copy, &path).await.unwrap();
        assert_eq!(restored.checked.tables, 1);
        kept.push(restored.kept.unwrap());
    }
    assert_eq!(kept, [".before", ".before-2", ".before-3"].map(|ending| beside(&path, ending)));
    assert_eq!(check(&kept[0]).await.unwrap().tables, 2);
    spoil(&copy, PAGE, 40 * PAGE);
    assert!(restore(&copy, &path).await.is_err());
    assert_eq!(check(&path).await.unwrap().tables, 1, "the database must not change");
    assert!(!beside(&path, ".part").exists() && !beside(&path, ".before-4").exists());
}
