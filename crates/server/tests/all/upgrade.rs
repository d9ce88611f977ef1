//! Tables that were being played when the program was replaced by a newer one.

use serde_json::json;

use crate::common::fixtures::{FIRST_EDITION, FIRST_SCHEMA, play_to_the_end};
use crate::common::game;

#[tokio::test(flavor = "multi_thread")]
async fn running_tables_of_an_older_program_go_on_to_their_end() {
    let (_server, ola) = FIRST_SCHEMA.open().await;
    // A table of each game, with how many entries its record had.
    let tables = [("cb08e07fbc803c3a9e53", 43), ("e47aee1ba99aabb9c272", 45), ("e6652b57bb8d2aa1673e", 89)];
    for (id, entries) in tables {
        let view = ola.get(&format!("/api/tables/{id}/view")).await.json;
        let game = &view["table"]["game"];
        assert!(view["at"].as_u64() >= Some(entries), "{game}: {}", view["at"]);
        assert_eq!(view["table"]["seats"][0]["name"], "Ola");
        let record = play_to_the_end(&ola, id, &[1, 2]).await;
        assert!(record.entries.len() as u64 > entries, "{game}: it went on");
        assert_eq!(json!(record.header.game), *game);
        assert_eq!(record.header.rules, 1, "{game}: under the rules it was started by");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_first_edition_are_played_to_their_end_by_the_first_edition() {
    let (_server, ola) = FIRST_EDITION.open().await;
    // A table of each game.
    for id in ["1ca648186a38cc89f19c", "fc5928be6828afe32550", "345b31b47982eea34c71"] {
        let game = ola.get(&format!("/api/tables/{id}")).await.json["game"].clone();
        let record = play_to_the_end(&ola, id, &[1]).await;
        assert_eq!((json!(record.header.game), record.header.rules), (game, 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_only_set_up_starts_by_the_newest_rules() {
    let (_server, ola) = FIRST_EDITION.open().await;
    let id = "b9b811db0909c08e015e";
    let started = ola.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(started.status, 200, "{}", started.json);
    let record = play_to_the_end(&ola, id, &[1]).await;
    let newest = game(&record.header.game).engine().rules_version();
    assert_eq!(record.header.rules, newest);
    assert!(newest > 1);
}
