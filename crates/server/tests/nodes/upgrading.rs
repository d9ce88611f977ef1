//! Nodes are replaced by those of the next version one after the other, on one database.
//!
//! There is no program of the next version yet, so what its migration does is done by hand.

use serde_json::json;
use sqlx::{AssertSqlSafe, ConnectOptions};
use store::{Address, SCHEMA_VERSION, Store, StoreFault, StoreOptions};

use crate::common::{Luck, Seats, Server, TOY, a_game_of, table_of, table_of_three};
use crate::must_have_postgres;

/// What a program of a later version does when it starts: it adds to every table, and another one, and notes that it has.
async fn migrate_to(version: i64, address: &Address) {
    let Address::Postgres(options) = address else { panic!("{address} is not shared") };
    let mut connection = options.connect().await.unwrap();
    let tables = "SELECT table_name::text FROM information_schema.tables \
                  WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut connection).await.unwrap();
    assert!(tables.len() > 5, "{tables:?}");
    let added = tables.iter().map(|table| {
        format!("ALTER TABLE {table} ADD COLUMN of_version_{version} BIGINT NOT NULL DEFAULT {version};")
    });
    let sql = format!(
        "{} CREATE TABLE things_of_version_{version} (id TEXT NOT NULL PRIMARY KEY); \
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES ({version}, 'of a later version', TRUE, '', 0)",
        added.collect::<String>()
    );
    // One transaction. It takes all tables, as no real one does, so it may be in the way of a move that holds one of them.
    while let Err(error) = sqlx::raw_sql(AssertSqlSafe(sql.clone())).execute(&mut connection).await {
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code).map(String::from);
        assert_eq!(code.as_deref(), Some("40P01"), "{error}");
    }
}

/// Does what people do besides moving: they come, look around, talk, set up tables and sit down.
async fn use_everything(server: &Server, seats: &Seats, name: &str) {
    let account = server.account(name).await;
    for path in ["/api/me", "/api/tables?list=open", "/api/tables?list=running", "/api/tables?list=own"] {
        assert_eq!(account.get(path).await.status, 200, "{path}");
    }
    let said = seats.post(0, "chat", json!({"text": format!("{name} is here")})).await;
    assert_eq!(said.status, 201, "{}", said.text);
    assert!(seats.clients[0].get(&seats.path("chat")).await.text.contains(name));
    let another = table_of_three(server, TOY).await;
    another.play_until(5, &mut Luck::new(1)).await;
    assert!(account.post("/api/logout", json!({})).await.status.is_success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_plays_on_while_one_of_the_next_version_migrates() {
    must_have_postgres();
    let server = Server::unlimited().await;
    let address = server.app.store().address().clone();
    let seats = table_of(&server, a_game_of(30), json!({"chat": true})).await;
    let mut luck = Luck::new(9);
    // Whatever statements this node has prepared were prepared for the tables as they are.
    use_everything(&server, &seats, "Before").await;
    seats.play_until(20, &mut luck).await;
    let playing = async {
        for _ in 0..40 {
            seats.play_one(&mut luck).await;
        }
    };
    tokio::join!(migrate_to(SCHEMA_VERSION + 1, &address), playing);
    use_everything(&server, &seats, "After").await;

    // One of this version may be started again, should the next be no good; it takes over.
    let again = server.beside().await;
    use_everything(&again, &seats, "Again").await;
    server.listening.stop().await;
    let clients = seats.clients.iter().map(|client| client.at(&again)).collect();
    let seats = Seats { clients, id: seats.id };
    while seats.play_one(&mut luck).await.is_some() {}
    seats.verified_record().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_two_versions_ahead_is_refused() {
    must_have_postgres();
    let folder = tempfile::tempdir().unwrap();
    let address = store::scratch_address(folder.path()).await.unwrap();
    for version in [SCHEMA_VERSION, SCHEMA_VERSION + 1] {
        Store::open(&address, StoreOptions::default()).await.unwrap().close().await;
        migrate_to(version + 1, &address).await;
    }
    let refused = Store::open(&address, StoreOptions::default()).await.unwrap_err();
    let found = SCHEMA_VERSION + 2;
    assert_eq!(refused, StoreFault::Newer { found, known: SCHEMA_VERSION });
    let sentence = format!(
        "the database has schema version {found}; this program knows versions up to {SCHEMA_VERSION}"
    );
    assert_eq!(refused.to_string(), sentence);
}

/// The uptime by which table clocks run, when no node has noted anything for a week.
#[tokio::test]
async fn a_time_in_which_no_node_is_up_does_not_count() {
    must_have_postgres();
    let folder = tempfile::tempdir().unwrap();
    let address = store::scratch_address(folder.path()).await.unwrap();
    let store = Store::open(&address, StoreOptions::default()).await.unwrap();
    store.share_uptime().await.unwrap();
    let week = 7 * 24 * 3_600_000_i64;
    let noted = store.server_fact("uptime").await.unwrap().unwrap();
    let (up, at) = noted.split_once(' ').unwrap();
    let (up, at): (i64, i64) = (up.parse().unwrap(), at.parse().unwrap());
    store.set_server_fact("uptime", &format!("{up} {}", at - week)).await.unwrap();
    assert_eq!(store.share_uptime().await.unwrap(), up + 5000, "as much as may lie between two notes");
    store.close().await;
}
