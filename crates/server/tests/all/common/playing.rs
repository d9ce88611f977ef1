//! Tables that are set up, and somebody who plays anything that is legal.

use contract::Seat;
use http::StatusCode;
use serde_json::{Value, json};

use super::{Client, Follower, Reply, Server, game, number};

/// Numbers that look random and are the same every time.
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }
}

/// A table with people at it.
pub struct Seats {
    pub clients: Vec<Client>,
    pub id: String,
}

impl Seats {
    pub fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.id)
    }

    /// The table as everybody may know it.
    pub async fn table(&self) -> Value {
        self.clients[0].get(&format!("/api/tables/{}", self.id)).await.json
    }

    /// What a seat sees, counted from 0.
    pub async fn view(&self, seat: usize) -> Value {
        self.clients[seat].get(&self.path("view")).await.json
    }

    pub async fn post(&self, seat: usize, what: &str, json: Value) -> Reply {
        self.clients[seat].post(&self.path(what), json).await
    }

    /// The seats that are due, counted from 0.
    pub async fn due(&self) -> Vec<usize> {
        due_in(&self.view(0).await)
    }

    /// Has the first seat that is due do something legal; nothing if nobody is due.
    pub async fn play_one(&self, luck: &mut Luck) -> Option<Reply> {
        let seat = *self.due().await.first()?;
        let position = self.view(seat).await["position"].clone();
        let legal = position["legal"].as_array().expect("a list");
        let action = &legal[luck.below(legal.len())];
        let moved =
            self.post(seat, "moves", json!({"decision": position["decision"], "actions": [action]})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
        Some(moved)
    }

    /// Plays until something stays in a draft: the seat, its position before, and what was answered.
    pub async fn play_until_drafted(&self) -> (usize, Value, Value) {
        for _ in 0..500 {
            let seat = *self.due().await.first().expect("somebody is due");
            let position = self.view(seat).await["position"].clone();
            let post = json!({"decision": position["decision"], "actions": [position["legal"][0]]});
            let moved = self.post(seat, "moves", post).await;
            assert_eq!(moved.status, StatusCode::OK, "{}", moved.json);
            if moved.json["result"] == "drafted" {
                return (seat, position, moved.json);
            }
        }
        panic!("nothing is ever drafted");
    }

    /// Plays until so many entries are in the record, or the game is over.
    pub async fn play_until(&self, entries: u64, luck: &mut Luck) {
        while self.view(0).await["at"].as_u64().expect("a number") < entries {
            if self.play_one(luck).await.is_none() {
                return;
            }
        }
    }

    /// The record of the finished game, which is checked.
    pub async fn verified_record(&self) -> record::Record {
        let file = self.clients[0].get(&self.path("record")).await;
        assert_eq!(file.status, StatusCode::OK, "{}", file.json);
        let record = record::Record::read(file.text.as_bytes()).expect("a sealed record");
        game(&record.header.game).engine().verify(&record, None).expect("it is true");
        record
    }
}

/// The seats that are due, counted from 0.
pub fn due_in(view: &Value) -> Vec<usize> {
    let due = view["position"]["due"].as_array().expect("a list");
    due.iter().map(|seat| seat.as_u64().expect("a number") as usize - 1).collect()
}

/// A running table of three guests, set up with these fields besides.
pub async fn table_of(server: &Server, game: &str, more: Value) -> Seats {
    let seats = open_table_of(server, game, more).await;
    let started = seats.post(0, "start", json!({})).await;
    assert_eq!(started.status, StatusCode::OK, "{}", started.json);
    seats
}

pub async fn table_of_three(server: &Server, game: &str) -> Seats {
    table_of(server, game, json!({})).await
}

/// The same before the game begins.
pub async fn open_table_of(server: &Server, game: &str, more: Value) -> Seats {
    let mut clients = Vec::new();
    for name in ["Ola", "Paweł", "Zoë"] {
        clients.push(server.guest(name).await);
    }
    let mut table = json!({"game": game, "bot_speed": "instant", "stand_in": "greedy",
        "seats": [{"is": "me"}, {"is": "open"}, {"is": "open"}]});
    for (name, value) in more.as_object().expect("fields") {
        table[name] = value.clone();
    }
    let table = clients[0].post("/api/tables", table).await;
    assert_eq!(table.status, StatusCode::CREATED, "{}", table.json);
    let seats = Seats { clients, id: table.json["id"].as_str().expect("an id").to_owned() };
    for seat in 1..3 {
        if table.json["seats"][seat]["is"] == "open" {
            let joined = seats.post(seat, "join", json!({})).await;
            assert_eq!(joined.status, StatusCode::OK, "{}", joined.json);
        }
    }
    seats
}

/// The page comes for which a table waits that a form has started: it takes part in dealing, and the game begins.
pub async fn let_the_page_come(client: &Client, table: &str) {
    let mut stream = client.look(table, "", None).await;
    let face = stream.expect("sync").await.data["table"].clone();
    assert_eq!(face["dealing"]["stage"], "committing", "the table waits for the page: {face}");
    let entropy = "0".repeat(64);
    let own: Vec<usize> =
        face["you"]["seats"].as_array().expect("a list").iter().map(|own| number(&own["seat"])).collect();
    for seat in &own {
        let hash = record::to_hex(&contract::commitment(table, Seat::at(seat - 1), 1, &entropy));
        let commit = json!({"attempt": 1, "seat": seat, "hash": hash});
        let committed = client.post(&format!("/api/tables/{table}/commit"), commit).await;
        assert_eq!(committed.status, StatusCode::NO_CONTENT, "{}", committed.json);
    }
    for seat in &own {
        let reveal = json!({"attempt": 1, "seat": seat, "entropy": entropy});
        let revealed = client.post(&format!("/api/tables/{table}/reveal"), reveal).await;
        assert_eq!(revealed.status, StatusCode::NO_CONTENT, "{}", revealed.json);
    }
}

/// Plays a seat to the end by anything that is legal, over a connection that breaks and with posts that are sent twice.
pub async fn play_badly_connected(client: Client, table: String, luck: &mut Luck) -> Follower {
    let mut follower = Follower::start(&client, &table, "").await;
    let mut posts = 0;
    while !follower.is_over() {
        let Some(decision) = follower.decision().map(str::to_owned) else {
            if luck.below(10) == 0 {
                follower.lose();
            }
            follower.read().await;
            continue;
        };
        if luck.below(6) == 0 {
            follower.lose();
        }
        let legal = follower.position["legal"].as_array().expect("a list");
        let action = &legal[luck.below(legal.len())];
        posts += 1;
        let post = json!({"decision": decision, "actions": [action], "id": format!("post {posts}")});
        let path = format!("/api/tables/{table}/moves");
        let moved = client.post(&path, post.clone()).await;
        match moved.status {
            StatusCode::OK if luck.below(6) == 0 => {
                let again = client.post(&path, post).await;
                assert_eq!(again.text, moved.text, "a repeated post is answered the same way");
            }
            StatusCode::OK => {}
            // Somebody else was faster where several decide at once: the question is put anew.
            _ => assert_eq!(moved.code(), "stale", "{}", moved.json),
        }
        while follower.decision() == Some(&decision) && !follower.is_over() {
            follower.read().await;
        }
    }
    follower
}
