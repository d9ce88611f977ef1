//! Cards that nobody can choose, not even a host who plays, and records that show it.

use catalog::Verified;
use contract::{Dealer, Seat, Seed, commitment};
use http::StatusCode;
use record::{Part, Record, Without, to_hex};
use serde_json::{Value, json};
use server::Clock;

use crate::common::{Client, Events, Luck, Reply, Seats, Server, TOY, eventually, game, open_table_of};

const START: i64 = 1_800_000_000_000;

/// Longer than any table waits for somebody.
const TOO_LONG_MS: i64 = 11_000;

/// Three guests at an open table who all look at it.
struct Party {
    seats: Seats,
    streams: Vec<Events>,
}

impl Party {
    async fn at(server: &Server) -> Party {
        let seats = open_table_of(server, TOY, json!({})).await;
        let mut streams = Vec::new();
        for client in &seats.clients {
            let mut stream = client.look(&seats.id, "", None).await;
            stream.expect("sync").await;
            streams.push(stream);
        }
        Party { seats, streams }
    }

    /// The entropy that this seat would add in this attempt.
    fn entropy(seat: usize, attempt: u32) -> String {
        format!("{seat}{attempt}").repeat(32)
    }

    fn hash(&self, seat: usize, attempt: u32) -> String {
        to_hex(&commitment(&self.seats.id, Seat::at(seat), attempt, &Party::entropy(seat, attempt)))
    }

    async fn commit(&self, seat: usize, attempt: u32) -> Reply {
        self.seats.post(seat, "commit", json!({"attempt": attempt, "hash": self.hash(seat, attempt)})).await
    }

    async fn reveal(&self, seat: usize, attempt: u32) -> Reply {
        let entropy = Party::entropy(seat, attempt);
        self.seats.post(seat, "reveal", json!({"attempt": attempt, "entropy": entropy})).await
    }

    async fn face(&self) -> Value {
        self.seats.clients[0].get(&format!("/api/tables/{}", self.seats.id)).await.json
    }

    /// Waits until the dealing has come so far.
    async fn until(&mut self, attempt: u32, stage: &str) -> Value {
        let is_there =
            |table: &Value| table["dealing"]["attempt"] == attempt && table["dealing"]["stage"] == stage;
        let mut face = Value::Null;
        eventually(&format!("attempt {attempt} is {stage}"), async || {
            face = self.face().await;
            is_there(&face)
        })
        .await;
        face
    }

    /// Plays to the end. The record is true; what it proves is returned with it.
    async fn finish(&self) -> (Record, Verified) {
        let mut luck = Luck::new(3);
        while self.seats.play_one(&mut luck).await.is_some() {}
        let record = self.seats.verified_record().await;
        let verified = game(TOY).engine().verify(&record, None).unwrap();
        (record, verified)
    }
}

fn done(reply: &Reply) {
    assert_eq!(reply.status, StatusCode::NO_CONTENT, "{}", reply.json);
}

fn parts(record: &Record) -> &[Part] {
    match &record.header.entropy {
        record::Entropy::Parts(parts) => parts,
        record::Entropy::Texts(_) => panic!("a record of an old program"),
    }
}

async fn key(client: &Client) -> String {
    client.get("/api/key").await.json["key"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_commits_then_everybody_reveals_and_the_record_proves_it() {
    let server = Server::timeless().await;
    let mut party = Party::at(&server).await;
    for seat in 0..3 {
        assert_eq!(party.reveal(seat, 1).await.refusal(), (409, "stale"), "nobody reveals before the start");
        done(&party.commit(seat, 1).await);
    }
    let started = party.seats.post(0, "start", json!({})).await;
    assert_eq!(
        (started.status, &started.json["state"]),
        (StatusCode::OK, &json!("open")),
        "{}",
        started.json
    );
    let fixed = &started.json["dealing"];
    assert_eq!(fixed["stage"], "revealing");
    for seat in 0..3 {
        assert_eq!(fixed["commitments"][seat], party.hash(seat, 1));
        assert_eq!(party.commit(seat, 1).await.refusal(), (409, "stale"), "nobody thinks again");
    }
    for (what, body) in [("leave", json!({})), ("start", json!({})), ("join", json!({}))] {
        assert_eq!(party.seats.post(1, what, body).await.refusal(), (409, "not_now"), "{what}");
    }
    done(&party.reveal(2, 1).await);
    done(&party.reveal(0, 1).await);
    let waiting = party.face().await;
    assert_eq!(waiting["dealing"]["revealed"], json!([1, 3]));
    assert!(!waiting.to_string().contains(&Party::entropy(2, 1)), "entropy is shown when all of it is in");
    assert_eq!(waiting["state"], "open");
    done(&party.reveal(1, 1).await);
    let running = party.until(1, "dealt").await;
    assert_eq!(running["state"], "running");
    assert_eq!(running["dealing"]["parts"][2]["entropy"], Party::entropy(2, 1));
    let (record, verified) = party.finish().await;
    let dealing = verified.dealing.unwrap();
    assert_eq!((dealing.committed.len(), dealing.withheld.len()), (3, 0));
    assert_eq!(verified.signed_by, Some(key(&party.seats.clients[0]).await));
    assert_eq!(record.header.entropy.texts(), [0, 1, 2].map(|seat| Party::entropy(seat, 1)));
    // After the game, viewers are shown the seed and can compare it with the hash they were shown before.
    let over = party.streams[1].until(|message| message.data["state"] == "over").await;
    let seed: [u8; 32] = record::from_hex(over.data["seed"].as_str().unwrap()).unwrap();
    assert_eq!(over.data["seed_hash"], to_hex(&Seed::new(seed).hash()));
    assert_eq!(running["seed_hash"], over.data["seed_hash"]);
    assert!(party.face().await.get("seed").is_none(), "strangers who may not look are not shown it");
}

/// What the reviewer did: a host with a seat reads everything that is stored, and looks for entropy of their own that deals the cards
/// they want.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_plays_cannot_choose_cards_by_reading_the_database() {
    let server = Server::timeless().await;
    let party = Party::at(&server).await;
    done(&party.commit(1, 1).await);
    done(&party.commit(2, 1).await);
    let id = &party.seats.id;
    let stored = || async { server.app.store().load_table(id).await.unwrap().unwrap() };
    let before = stored().await;
    for seat in [1, 2] {
        assert!(!before.sheet.contains(&Party::entropy(seat, 1)), "only the hash is stored before the start");
    }
    // The host's own commitment is fixed before anything can be read.
    done(&party.commit(0, 1).await);
    party.seats.post(0, "start", json!({})).await;
    done(&party.reveal(1, 1).await);
    done(&party.reveal(2, 1).await);
    let read = stored().await;
    assert!(read.sheet.contains(&Party::entropy(2, 1)), "now the host can read it, and compute the cards");
    let seed = Seed::new(*read.seed.reveal());
    let hand = |entropy: &str| {
        let all = [entropy.to_owned(), Party::entropy(1, 1), Party::entropy(2, 1)];
        let mut dealer = Dealer::new(&seed, &all, id);
        [8, 7, 6].map(|total| dealer.roll(total).choice)
    };
    let wanted = |hand: [u32; 3]| hand.iter().all(|card| *card < 4);
    let tries = (0..160_u32).map(|number| format!("{number:064x}"));
    let good: Vec<String> = tries.filter(|entropy| wanted(hand(entropy))).collect();
    assert!(good.len() > 3, "some entropy would deal what the host wants");
    for entropy in &good {
        let tried = party.seats.post(0, "reveal", json!({"attempt": 1, "entropy": entropy})).await;
        assert_eq!(tried.refusal(), (422, "illegal"));
    }
    done(&party.reveal(0, 1).await);
    assert_eq!(parts(&party.finish().await.0)[0].entropy(), Some(Party::entropy(0, 1).as_str()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_withholds_loses_their_say_and_the_record_tells() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| config.limits = false).await;
    let mut party = Party::at(&server).await;
    for seat in 0..3 {
        done(&party.commit(seat, 1).await);
    }
    let first = party.seats.post(0, "start", json!({})).await.json["seed_hash"].clone();
    done(&party.reveal(1, 1).await);
    done(&party.reveal(2, 1).await);
    // The host knows all cards by now, does not like them, and says nothing.
    clock.advance(TOO_LONG_MS);
    let again = party.until(2, "committing").await;
    assert_ne!(again["seed_hash"], first, "another attempt has another seed");
    assert_eq!(party.reveal(0, 1).await.refusal(), (409, "stale"), "it is too late");
    assert_eq!(party.commit(0, 2).await.refusal(), (403, "not_allowed"), "there is no second chance");
    assert_eq!(party.commit(1, 1).await.refusal(), (409, "stale"));
    done(&party.commit(1, 2).await);
    done(&party.commit(2, 2).await);
    party.until(2, "revealing").await;
    done(&party.reveal(1, 2).await);
    done(&party.reveal(2, 2).await);
    party.until(2, "dealt").await;
    let (record, verified) = party.finish().await;
    let dealing = verified.dealing.unwrap();
    assert_eq!((dealing.committed, dealing.withheld), (vec![Seat::at(1), Seat::at(2)], vec![Seat::at(0)]));
    assert_eq!(parts(&record)[0], Part::None { none: Without::Withheld });
    assert_eq!((record.header.void.len(), record.ended.void_seeds.len()), (1, 1));
    assert_eq!(record.header.void[0].seed_hash, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_abort_one_after_the_other_have_no_more_attempts_than_seats() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| config.limits = false).await;
    let mut party = Party::at(&server).await;
    for seat in 0..3 {
        done(&party.commit(seat, 1).await);
    }
    party.seats.post(0, "start", json!({})).await;
    for attempt in 1..3_usize {
        // All but one reveal, each time another.
        for seat in attempt..3 {
            done(&party.reveal(seat, attempt as u32).await);
        }
        clock.advance(TOO_LONG_MS);
        party.until(attempt as u32 + 1, "committing").await;
        for seat in attempt..3 {
            done(&party.commit(seat, attempt as u32 + 1).await);
        }
        party.until(attempt as u32 + 1, "revealing").await;
    }
    clock.advance(TOO_LONG_MS);
    party.until(4, "dealt").await;
    let (record, verified) = party.finish().await;
    assert_eq!(record.header.void.len(), 3);
    let dealing = verified.dealing.unwrap();
    assert_eq!(dealing.withheld, [0, 1, 2].map(Seat::at), "each of them is named");
    assert!(dealing.committed.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_goes_on_after_a_restart() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| config.limits = false).await;
    let party = Party::at(&server).await;
    done(&party.commit(0, 1).await);
    done(&party.commit(1, 1).await);
    party.seats.post(0, "start", json!({})).await;
    done(&party.reveal(0, 1).await);
    let Party { seats, streams } = party;
    drop(streams);
    let server = server.restart(clock.clone(), |config| config.limits = false).await;
    let clients = seats.clients.iter().map(|client| client.at(&server)).collect();
    let mut party = Party { seats: Seats { clients, id: seats.id }, streams: Vec::new() };
    let face = party.face().await;
    assert_eq!((&face["dealing"]["stage"], &face["dealing"]["revealed"]), (&json!("revealing"), &json!([1])));
    done(&party.reveal(1, 1).await);
    party.until(1, "dealt").await;
    let (record, _) = party.finish().await;
    assert_eq!(parts(&record)[2], Part::None { none: Without::Declined }, "seat 3 did not want to");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sleeping_table_loses_patience_too() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| {
        config.limits = false;
        config.sleep_after_s = 0;
    })
    .await;
    let mut party = Party::at(&server).await;
    done(&party.commit(1, 1).await);
    party.seats.post(0, "start", json!({})).await;
    party.streams.clear();
    clock.advance(TOO_LONG_MS);
    party.until(2, "dealt").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_the_table_alone_or_only_bots_play_is_waited_for_by_nobody() {
    let clock = Clock::manual(START);
    let server = Server::with_clock(clock.clone(), |config| config.limits = false).await;
    let mut party = Party::at(&server).await;
    for seat in 0..3 {
        done(&party.commit(seat, 1).await);
    }
    // The last of them closes the page.
    party.streams.pop();
    eventually("everybody sees that they have left", async || {
        party.face().await["seats"][2]["connected"] != true
    })
    .await;
    party.seats.post(0, "start", json!({})).await;
    // A node that has woken the table just now does not know yet who looks at it elsewhere.
    clock.advance(1000);
    party.until(1, "revealing").await;
    done(&party.reveal(0, 1).await);
    done(&party.reveal(1, 1).await);
    party.until(1, "dealt").await;
    let (record, _) = party.finish().await;
    assert_eq!(parts(&record)[2], Part::None { none: Without::Away });
    // Nobody has committed here: the game begins at once.
    let table = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "bot", "level": "greedy"}]});
    let host = server.guest("Host").await;
    let id = host.post("/api/tables", table).await.json["id"].as_str().unwrap().to_owned();
    let started = host.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(started.json["state"], "running");
    assert_eq!(started.json["dealing"]["parts"], json!([{"none": "away"}, {"none": "bot"}]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_on_its_way_is_waited_for() {
    let server = Server::timeless().await;
    let host = server.guest("Host").await;
    let table = json!({"game": TOY, "bot_speed": "instant", "seats": [{"is": "me"}, {"is": "bot", "level": "random"}, {"is": "bot", "level": "random"}]});
    let id = host.post("/api/tables", table).await.json["id"].as_str().unwrap().to_owned();
    let started = host.post(&format!("/api/tables/{id}/start"), json!({"wait": true})).await;
    assert_eq!(started.json["dealing"]["stage"], "committing");
    let mut stream = host.look(&id, "", None).await;
    stream.expect("sync").await;
    let entropy = "ab".repeat(32);
    let hash = to_hex(&commitment(&id, Seat::at(0), 1, &entropy));
    done(&host.post(&format!("/api/tables/{id}/commit"), json!({"attempt": 1, "hash": hash})).await);
    stream.until(|message| message.data["dealing"]["stage"] == "revealing").await;
    done(&host.post(&format!("/api/tables/{id}/reveal"), json!({"attempt": 1, "entropy": entropy})).await);
    stream.until(|message| message.data["state"] == "running").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_hash_or_no_seat_of_ones_own_is_refused() {
    let server = Server::unlimited().await;
    let party = Party::at(&server).await;
    let commit = |body: Value| party.seats.post(0, "commit", body);
    assert_eq!(commit(json!({"attempt": 1, "hash": "xyz"})).await.refusal(), (400, "malformed"));
    assert_eq!(commit(json!({"attempt": 2, "hash": "ab".repeat(32)})).await.refusal(), (409, "stale"));
    let other = json!({"attempt": 1, "seat": 2, "hash": "ab".repeat(32)});
    assert_eq!(commit(other).await.refusal(), (403, "not_yours"));
    let stranger = server.guest("Stranger").await;
    let refused =
        stranger.post(&party.seats.path("commit"), json!({"attempt": 1, "hash": "ab".repeat(32)})).await;
    assert_eq!(refused.refusal(), (403, "not_yours"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commitment_leaves_with_whoever_made_it() {
    let server = Server::unlimited().await;
    let party = Party::at(&server).await;
    done(&party.commit(2, 1).await);
    assert_eq!(party.face().await["dealing"]["commitments"][2], party.hash(2, 1));
    done(&party.seats.post(2, "leave", json!({})).await);
    assert_eq!(party.face().await["dealing"]["commitments"][2], Value::Null);
}

/// A finished game of three accounts, the record it has, and the key of the server.
async fn finished(server: &Server) -> (Party, Record, String) {
    let party = Party::at(server).await;
    party.seats.post(0, "start", json!({})).await;
    let (record, _) = party.finish().await;
    let key = key(&party.seats.clients[0]).await;
    (party, record, key)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_forgotten_and_the_signature_still_holds() {
    let server = Server::unlimited().await;
    let (party, before, key) = finished(&server).await;
    assert_eq!(before.signed_by(), Some(key.as_str()));
    let gone = party.seats.clients[1].call("DELETE", "/api/me", None, bytes::Bytes::new()).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT, "{}", gone.json);
    let mut after = party.seats.verified_record().await;
    eventually("the record has another name", async || {
        after = party.seats.verified_record().await;
        after.header.seats[1].name != "Paweł"
    })
    .await;
    assert!(!after.write().contains("Paweł"), "the name is gone");
    assert_eq!(after.signed_by(), Some(key.as_str()));
    assert_eq!(
        after.proof.as_ref().unwrap().signature,
        before.proof.as_ref().unwrap().signature,
        "it is the same signature: nothing else has changed"
    );
    let verified = game(TOY).engine().verify(&after, None).unwrap();
    assert_eq!(verified.forgotten, [Seat::at(1)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_outlives_a_restart_and_a_branch_is_not_signed() {
    let server = Server::unlimited().await;
    let (party, record, key) = finished(&server).await;
    let client = &party.seats.clients[0];
    let decided = record.entries.iter().position(|entry| matches!(entry, record::Entry::Act { .. })).unwrap();
    let branch = client.post(&party.seats.path("branch"), json!({"at": decided})).await;
    assert_eq!(branch.status, StatusCode::CREATED, "{}", branch.json);
    let path = format!("/api/tables/{}", branch.json["id"].as_str().unwrap());
    client.post(&format!("{path}/questions"), json!({"ask": "end"})).await;
    let tried = client.get(&format!("{path}/record")).await;
    let tried = Record::read(tried.text.as_bytes()).unwrap();
    assert_eq!(tried.signed_by(), None, "nobody vouches for what was only tried out");
    game(TOY).engine().verify(&tried, None).unwrap();
    let before = client.clone();
    let server = server.restart(Clock::system(), |config| config.limits = false).await;
    assert_eq!(self::key(&before.at(&server)).await, key);
    let again = before.at(&server).get(&party.seats.path("record")).await;
    assert_eq!(again.text, record.write(), "the record is the same as before, to the byte");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_imported_record_keeps_the_signature_of_the_server_where_it_was_played() {
    use server::admin::{Reply, Request, perform};
    let (here, there) = (Server::unlimited().await, Server::unlimited().await);
    let (party, signed, _) = finished(&here).await;
    let mut unsigned = signed.clone();
    unsigned.proof.as_mut().unwrap().signature = None;
    for record in [&signed, &unsigned] {
        let there = if record.signed_by().is_some() { &there } else { &Server::unlimited().await };
        let imported = perform(&there.app, &Request::Import { record: record.write() }).await;
        assert!(matches!(imported, Reply::Imported { .. }), "{imported:?}");
        let exported = there.stranger().get(&party.seats.path("record")).await;
        assert_eq!(exported.text, record.write(), "to the byte");
    }
    assert_ne!(key(&there.stranger()).await, key(&here.stranger()).await);
    assert!(signed.entries.len() >= 9, "three cards, and two decisions of each");
}
