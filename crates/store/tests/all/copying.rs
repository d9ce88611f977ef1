//! Copying from one database into another: files, and `PostgreSQL` if the environment names a server.

use std::path::{Path, PathBuf};

use crate::opening::{dump, execute};
use crate::sample::{a_move, batch, fill, now, quick, running_table};
use store::{
    Address, Copied, CopyFault, NewChat, SCHEMA_VERSION, Store, StoreFault, TableWrite, copy, scratch_address,
};

fn file(path: &Path) -> Address {
    Address::File(path.to_owned())
}

/// A file with one of everything.
async fn filled(folder: &Path) -> PathBuf {
    let path = folder.join("from.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    fill(&store).await;
    store.set_server_fact("uptime_ms", "123456").await.unwrap();
    store.close().await;
    path
}

async fn copied(from: &Address, to: &Address) -> Result<Copied, CopyFault> {
    copy(from, to, |_| {}).await
}

/// Adds what is easily lost in a copy: characters with a meaning for databases, keys that they sort
/// differently, and many rows.
async fn make_it_hard(path: &Path) {
    let store = Store::open_file(path, quick()).await.unwrap();
    let texts = ["\\N", "a\tb\r\n\\.", "'; DROP TABLE users; --", "Zażółć 🥔 $1", "", " ", "\u{1}\u{7f}"];
    for (id, text) in ["a-b", "aB", "_a", "Z", "é", "a b", "ab"].into_iter().zip(texts) {
        store.create_table(running_table(id, &[], 1)).await.unwrap();
        let chat = NewChat {
            table: id.into(),
            user: None,
            seat: None,
            name: text.into(),
            text: text.repeat(3),
            at: i64::MAX,
        };
        store.say(chat).await.unwrap();
    }
    let writes = (0..5000).map(|number| {
        let batch = store::Batch { seat: None, post: None, ..batch(number, "{\"seat\":1}\n{\"seat\":2}") };
        store.write_table(TableWrite {
            batch: Some(batch),
            now: Some(now(number, 1)),
            ..a_move("aB", number)
        })
    });
    for write in writes {
        write.await.unwrap();
    }
    store.close().await;
    execute(path, "INSERT INTO drafts VALUES ('aB', 0, 17, 3, '[]')".into()).await;
}

#[tokio::test]
async fn everything_survives_a_copy_to_another_database_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let from = filled(folder.path()).await;
    make_it_hard(&from).await;
    let before = dump(&from).await;
    let there = scratch_address(folder.path()).await.unwrap();
    let mut told = Vec::new();
    let first = copy(&file(&from), &there, |progress| told.push(progress)).await.unwrap();
    assert_eq!((first.users, first.tables), (3, 9));
    let last = told.last().unwrap();
    assert_eq!((last.done, last.of), (2 * first.rows, 2 * first.rows));
    assert!(told.is_sorted_by_key(|progress| progress.done));

    let back = folder.path().join("back.db");
    assert_eq!(copied(&there, &file(&back)).await, Ok(first));
    assert!(dump(&back).await == before, "the copies differ");
    assert!(dump(&from).await == before, "the source stays as it is");
}

#[tokio::test]
async fn nothing_is_copied_while_a_database_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&filled(folder.path()).await);
    let there = scratch_address(folder.path()).await.unwrap();
    let store = Store::open(&from, quick()).await.unwrap();
    assert_eq!(copied(&from, &there).await, Err(CopyFault::From(StoreFault::InUse)));
    store.close().await;
    let store = Store::open(&there, quick()).await.unwrap();
    assert_eq!(copied(&from, &there).await, Err(CopyFault::To(StoreFault::InUse)));
    store.set_server_fact("alive_at", "from a time when it was empty").await.unwrap();
    store.close().await;
    assert!(copied(&from, &there).await.is_ok(), "a server's facts about itself do not count as data");
    let store = Store::open(&there, quick()).await.unwrap();
    assert_eq!(store.server_fact("alive_at").await.unwrap().as_deref(), Some("4000"));
    let back = file(&folder.path().join("back.db"));
    assert_eq!(copied(&there, &back).await, Err(CopyFault::From(StoreFault::InUse)));
    store.close().await;
}

#[tokio::test]
async fn existing_data_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&filled(folder.path()).await);
    let there = scratch_address(folder.path()).await.unwrap();
    copied(&from, &there).await.unwrap();
    assert_eq!(copied(&from, &there).await, Err(CopyFault::Taken));
    assert_eq!(copied(&there, &from).await, Err(CopyFault::Taken));
}

#[tokio::test]
async fn a_missing_or_invalid_source_is_not_copied_and_no_target_is_created() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("none.db"), folder.path().join("to.db"));
    let there = scratch_address(folder.path()).await.unwrap();
    assert_eq!(copied(&file(&from), &there).await, Err(CopyFault::Nothing));
    assert!(!from.exists());
    std::fs::write(&from, "").unwrap();
    assert_eq!(copied(&file(&from), &file(&to)).await, Err(CopyFault::Nothing));
    std::fs::write(&from, "a letter to a friend".repeat(100)).unwrap();
    assert!(matches!(copied(&file(&from), &file(&to)).await, Err(CopyFault::From(StoreFault::Damaged(_)))));
    assert!(!to.exists());
}

#[tokio::test]
async fn only_data_of_this_version_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    let from = filled(folder.path()).await;
    let to = file(&folder.path().join("to.db"));
    let change = |sql: &str| execute(&from, sql.to_owned());
    change("UPDATE _sqlx_migrations SET version = version + 1 WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)").await;
    let newer = StoreFault::Newer { found: SCHEMA_VERSION + 1, known: SCHEMA_VERSION };
    assert_eq!(copied(&file(&from), &to).await, Err(CopyFault::From(newer)));
    change("DELETE FROM _sqlx_migrations WHERE version > 1").await;
    let older = CopyFault::Older { found: 1, known: SCHEMA_VERSION };
    assert_eq!(copied(&file(&from), &to).await, Err(older));
}

#[tokio::test]
async fn everything_is_copied_or_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let from = filled(folder.path()).await;
    // The rows before this one have been written by then.
    execute(&from, "UPDATE chat SET user_id = 'nobody'".into()).await;
    let to = folder.path().join("to.db");
    assert_eq!(copied(&file(&from), &file(&to)).await, Err(CopyFault::To(StoreFault::Unknown)));
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with("to.db")), "{left:?}");
    let there = scratch_address(folder.path()).await.unwrap();
    assert_eq!(copied(&file(&from), &there).await, Err(CopyFault::To(StoreFault::Unknown)));
    let store = Store::open(&there, quick()).await.unwrap();
    assert_eq!(store.users(10).await.unwrap(), []);
    store.close().await;
    execute(&from, "UPDATE chat SET user_id = 'Ada'".into()).await;
    assert!(copied(&file(&from), &there).await.is_ok());
}
