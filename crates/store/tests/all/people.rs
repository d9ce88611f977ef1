//! Guests, accounts, bots and their sessions.

use crate::sample::{account, bot, guest, open_table, quick, running_table};
use store::{
    NewChat, NewUser, NotedLooks, Secret, Seen, SessionKind, Store, StoreFault, TableState, User, UserKind,
};

async fn store_with(users: &[&str]) -> Store {
    let store = Store::scratch(quick()).await.unwrap();
    for user in users {
        store.create_user(guest(user)).await.unwrap();
    }
    store
}

async fn user(store: &Store, id: &str) -> User {
    store.user(id).await.unwrap().unwrap()
}

#[tokio::test]
async fn people_are_found_by_id_and_by_name() {
    let store = store_with(&["g"]).await;
    let ada = store.create_user(account("Ada")).await.unwrap();
    assert_eq!(user(&store, "Ada").await, ada);
    assert_eq!(store.user_by_name("ada").await.unwrap(), Some(ada));
    assert_eq!(user(&store, "g").await.kind, UserKind::Guest);
    assert_eq!(store.user("nobody").await.unwrap(), None);
    assert_eq!(store.user_by_name("nobody").await.unwrap(), None);
}

#[tokio::test]
async fn names_are_unique() {
    let store = store_with(&["g"]).await;
    store.create_user(account("Ada")).await.unwrap();
    let other = store::NewUser { id: "other".into(), ..account("Ada") };
    assert_eq!(store.create_user(other).await, Err(StoreFault::Conflict));
    let hash = Secret::new("hash".to_owned());
    assert_eq!(store.make_account("g", "Ada", "ada", &[], &hash).await, Err(StoreFault::Conflict));
    store.create_user(account("Bo")).await.unwrap();
    assert_eq!(store.rename("Bo", "ADA", Some("ada"), &[]).await, Err(StoreFault::Conflict));
    assert_eq!(store.rename("Bo", "BO", Some("bo"), &[]).await, Ok(()));
    assert_eq!(user(&store, "Bo").await.name, "BO");
}

#[tokio::test]
async fn no_two_users_have_names_that_look_alike() {
    let store = store_with(&["g"]).await;
    let looks = |looks: &[&str]| looks.iter().map(|look| (*look).to_owned()).collect::<Vec<String>>();
    let like = |id: &str, all: &[&str]| store::NewUser { looks: looks(all), ..account(id) };
    store.create_user(like("Ada", &["ada", "AdA"])).await.unwrap();
    assert_eq!(store.create_user(like("Eve", &["eve", "ada"])).await, Err(StoreFault::Conflict));
    assert_eq!(store.user("Eve").await.unwrap(), None, "nothing must have been written");
    store.create_user(like("Eve", &["eve"])).await.unwrap();
    let hash = Secret::new("hash".to_owned());
    let made = store.make_account("g", "Gee", "gee", &looks(&["AdA"]), &hash).await;
    assert_eq!(made, Err(StoreFault::Conflict));
    let renamed = store.rename("Eve", "Adda", Some("adda"), &looks(&["ada"])).await;
    assert_eq!(renamed, Err(StoreFault::Conflict));
    store.rename("Ada", "Ada B", Some("ada b"), &looks(&["ada b", "ada"])).await.unwrap();
    store.rename("Ada", "Bo", Some("bo"), &looks(&["bo"])).await.unwrap();
    store.rename("Eve", "Adda", Some("adda"), &looks(&["ada"])).await.unwrap();
    store.delete_user("Eve", "nobody").await.unwrap();
    store.create_user(like("Zoe", &["ada"])).await.unwrap();
}

#[tokio::test]
async fn older_accounts_get_skeletons_and_the_first_keeps_one_that_two_share() {
    let store = store_with(&["g"]).await;
    for id in ["Ada", "Bo", "Zoe"] {
        store.create_user(account(id)).await.unwrap();
    }
    let none = ["Ada", "Bo", "Zoe"].map(|id| noted(id, id, &[]));
    assert_eq!(store.noted_looks("", 10).await.unwrap(), none);
    assert_eq!(store.noted_looks("Ada", 1).await.unwrap(), none[1..2]);
    let all =
        [noted("Ada", "Ada", &["same"]), noted("Bo", "Bo", &["same"]), noted("Zoe", "Zoe", &["z", "zoe"])];
    store.note_looks(&all).await.unwrap();
    assert_eq!(store.noted_looks("", 10).await.unwrap(), [all[0].clone(), none[1].clone(), all[2].clone()]);
}

fn noted(user: &str, name: &str, looks: &[&str]) -> NotedLooks {
    let looks = looks.iter().map(|look| (*look).to_owned()).collect();
    NotedLooks { user: user.into(), name: name.into(), looks }
}

#[tokio::test]
async fn names_that_an_older_version_changed_or_deleted_do_not_stay_taken() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, quick()).await.unwrap();
    for id in ["Ada", "Bo"] {
        store.create_user(NewUser { looks: vec![id.to_lowercase()], ..account(id) }).await.unwrap();
    }
    store.close().await;
    let sql = "UPDATE users SET name = 'Eve', name_key = 'eve' WHERE id = 'Ada'; \
               UPDATE users SET name = 'nobody', name_key = NULL, deleted = 1 WHERE id = 'Bo'";
    crate::opening::execute(&path, sql.into()).await;
    let store = Store::open_file(&path, quick()).await.unwrap();
    store.note_looks(&[noted("Ada", "Ada", &["ada", "more"])]).await.unwrap();
    let found = store.noted_looks("", 10).await.unwrap();
    assert_eq!(found, [noted("Ada", "Eve", &["ada"])], "outdated skeletons must not be stored");
    store.note_looks(&[noted("Ada", "Eve", &["eve"])]).await.unwrap();
    store.forget_looks_of_deleted().await.unwrap();
    for id in ["Ada", "Bo"] {
        let like = NewUser { id: format!("new {id}"), looks: vec![id.to_lowercase()], ..account(id) };
        store.create_user(NewUser { name_key: Some(id.to_lowercase()), ..like }).await.unwrap();
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_once() {
    let store = store_with(&["g"]).await;
    let hash = Secret::new("hash".to_owned());
    store.make_account("g", "Gee", "gee", &[], &hash).await.unwrap();
    let gee = user(&store, "g").await;
    assert_eq!((gee.kind, gee.name.as_str(), gee.password), (UserKind::Account, "Gee", Some(hash.clone())));
    assert_eq!(store.make_account("g", "Gi", "gi", &[], &hash).await, Err(StoreFault::Conflict));
    assert_eq!(store.make_account("nobody", "Gi", "gi", &[], &hash).await, Err(StoreFault::Conflict));
}

#[tokio::test]
async fn a_users_data_can_be_changed() {
    let store = store_with(&["g"]).await;
    store.set_language("g", Some("de")).await.unwrap();
    store.set_banned("g", true).await.unwrap();
    store.set_password("g", &Secret::new("hash".to_owned())).await.unwrap();
    let changed = user(&store, "g").await;
    assert_eq!((changed.language.as_deref(), changed.banned), (Some("de"), true));
    assert_eq!(changed.password.unwrap().reveal(), "hash");
    store.set_banned("g", false).await.unwrap();
    assert!(!user(&store, "g").await.banned);
    assert_eq!(store.set_banned("nobody", true).await, Err(StoreFault::Unknown));
}

#[tokio::test]
async fn sessions_are_found_with_their_users_and_end() {
    let store = store_with(&["g", "h"]).await;
    let [first, second, third] = [1, 2, 3].map(|n| Secret::new([n; 32]));
    store.create_session(&first, "g", SessionKind::Cookie, 10).await.unwrap();
    store.create_session(&second, "g", SessionKind::Bearer, 11).await.unwrap();
    store.create_session(&third, "h", SessionKind::Cookie, 12).await.unwrap();
    assert_eq!(store.create_session(&first, "h", SessionKind::Cookie, 12).await, Err(StoreFault::Conflict));
    let nobody = store.create_session(&Secret::new([9; 32]), "nobody", SessionKind::Cookie, 12).await;
    assert_eq!(nobody, Err(StoreFault::Unknown));
    let session = store.session(&second).await.unwrap().unwrap();
    assert_eq!((session.kind, session.created, session.last_seen), (SessionKind::Bearer, 11, 11));
    assert_eq!(session.user, user(&store, "g").await);

    let seen = |token_hash: &Secret<[u8; 32]>, user: &str, at| Seen {
        token_hash: token_hash.clone(),
        user: user.into(),
        at,
    };
    store
        .touch(&[seen(&first, "g", 5000), seen(&third, "h", 3), seen(&Secret::new([9; 32]), "gone", 1)])
        .await
        .unwrap();
    store.touch(&[]).await.unwrap();
    assert_eq!(store.session(&first).await.unwrap().unwrap().last_seen, 5000);
    assert_eq!(user(&store, "g").await.last_seen, 5000);
    assert_eq!(store.session(&third).await.unwrap().unwrap().last_seen, 12, "time does not go back");

    assert_eq!(store.end_sessions_of("g", Some(&first)).await, Ok(1));
    assert_eq!(store.session(&second).await.unwrap(), None);
    assert_eq!(store.end_old_sessions(5000).await, Ok(1));
    assert_eq!(store.session(&third).await.unwrap(), None);
    store.end_session("g", &first).await.unwrap();
    store.end_session("g", &first).await.unwrap();
    assert_eq!(store.session(&first).await.unwrap(), None);
    assert_eq!(store.end_sessions_of("g", None).await, Ok(0));
}

#[tokio::test]
async fn deleting_a_user_removes_their_name_and_their_bots() {
    let store = store_with(&["g"]).await;
    store.create_user(account("Ada")).await.unwrap();
    for id in ["Beep", "Boop"] {
        store.create_user(bot(id, "Ada")).await.unwrap();
    }
    assert_eq!(store.bots_of("Ada").await.unwrap().len(), 2);
    store.create_table(running_table("t", &["Ada", "Beep", "g"], 0)).await.unwrap();
    for (n, id) in (0..).zip(["Ada", "Beep", "g"]) {
        store.create_session(&Secret::new([n; 32]), id, SessionKind::Cookie, 1).await.unwrap();
        let (table, user, name) = ("t".into(), Some(id.into()), id.into());
        store.say(NewChat { table, user, seat: None, name, text: "hi".into(), at: 1 }).await.unwrap();
    }
    store.mute("g", "Ada").await.unwrap();

    store.delete_user("Beep", "somebody").await.unwrap();
    assert_eq!(store.bots_of("Ada").await.unwrap().len(), 1);
    store.delete_user("Ada", "somebody").await.unwrap();
    let ada = user(&store, "Ada").await;
    assert!(ada.deleted && ada.password.is_none() && ada.name_key.is_none() && ada.language.is_none());
    assert_eq!(ada.name, "somebody");
    assert!(store.bots_of("Ada").await.unwrap().is_empty());
    assert!(store.session(&Secret::new([0; 32])).await.unwrap().is_none());
    assert!(store.session(&Secret::new([1; 32])).await.unwrap().is_none());
    assert!(store.session(&Secret::new([2; 32])).await.unwrap().is_some());
    assert!(store.muted_by("g").await.unwrap().is_empty());
    let names: Vec<_> = store.last_chat("t", 9).await.unwrap().into_iter().map(|chat| chat.name).collect();
    assert_eq!(names, ["somebody", "somebody", "g"]);
    assert_eq!(store.tables_of("Ada").await.unwrap(), ["t"], "the tables can be found");
    store.create_user(store::NewUser { id: "again".into(), ..account("Ada") }).await.unwrap();
    assert_eq!(store.delete_user("nobody", "somebody").await, Err(StoreFault::Unknown));
}

#[tokio::test]
async fn a_guests_seats_go_to_their_account() {
    let store = store_with(&["g", "h"]).await;
    store.create_user(account("Ada")).await.unwrap();
    store.create_table(open_table("hosted", &["g", "h", "g"])).await.unwrap();
    store.create_table(open_table("joined", &["h", "g"])).await.unwrap();
    store.create_table(open_table("other", &["h"])).await.unwrap();
    assert_eq!(store.claim("g", "Ada").await.unwrap(), ["hosted", "joined"]);
    assert_eq!(store.tables_of("Ada").await.unwrap(), ["hosted", "joined"]);
    assert!(store.tables_of("g").await.unwrap().is_empty());
    let hosted = store.load_table("hosted").await.unwrap().unwrap();
    assert_eq!(hosted.host.as_deref(), Some("Ada"));
    assert_eq!(hosted.seats, [(0, Some("Ada".into())), (1, Some("h".into())), (2, Some("Ada".into()))]);
    assert_eq!(store.claim("h", "nobody").await, Err(StoreFault::Unknown));
}

#[tokio::test]
async fn inactive_guests_are_deleted_unless_they_are_at_a_table() {
    let store = store_with(&["idle", "seated", "waiting", "done", "hosting"]).await;
    store.create_user(store::NewUser { at: 9000, ..guest("fresh") }).await.unwrap();
    store.create_user(account("Ada")).await.unwrap();
    store.create_table(running_table("running", &["Ada", "seated"], 0)).await.unwrap();
    store.create_table(open_table("open", &["Ada", "waiting"])).await.unwrap();
    store
        .create_table(store::NewTable { seats: vec![], ..open_table("hosted", &["hosting"]) })
        .await
        .unwrap();
    let over = store::Now { state: TableState::Over, ..crate::sample::now(0, 0) };
    store
        .create_table(store::NewTable { now: Some(over), ..running_table("over", &["done", "Ada"], 0) })
        .await
        .unwrap();
    assert_eq!(store.forget_guests(5000, 1).await, Ok(1));
    assert_eq!(store.forget_guests(5000, 100).await, Ok(1));
    assert_eq!(store.forget_guests(5000, 100).await, Ok(0));
    for (id, there) in [
        ("idle", false),
        ("done", false),
        ("seated", true),
        ("waiting", true),
        ("hosting", true),
        ("fresh", true),
        ("Ada", true),
    ] {
        assert_eq!(store.user(id).await.unwrap().is_some(), there, "{id}");
    }
    let over = store.load_table("over").await.unwrap().unwrap();
    assert_eq!((over.host, over.seats), (None, vec![(0, None), (1, Some("Ada".into()))]));
}
