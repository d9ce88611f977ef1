//! Two servers whose tables differ only in what a viewer may not know: they get the same bytes from both, whatever they ask, and however
//! the game goes on while they look.

#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::large_futures, reason = "tests")]

use std::collections::BTreeMap;

use bytes::Bytes;
use contract::conformance::{TwoWorlds, two_worlds};
use contract::{Dealer, Dice, FastDice, Rules, Seat, Seed, Step, StepOf, Viewer, Waiting};
use flate2::write::GzDecoder;
use http::{HeaderMap, Request, StatusCode};
use http_body_util::{BodyExt, Empty};
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use record::{Actor, Entry, Rolled};
use serde_json::{Value, json};
use server::Clock;
use store::{Batch, NewTable, Now, Secret, StoredTable};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use super::stream::plain;
use super::{Client, PATIENCE, Reply, Seats, Server, table_of};

pub const SEATS: u8 = 3;
const LONGEST: usize = 300;
const NOW: i64 = 1_800_000_000_000;
/// Not the one whose hash the sheet tells, so that every run of the test deals the same.
const SEED: [u8; 32] = [7; 32];

/// How much was compared, and what was found.
#[derive(Debug, Default)]
pub struct Looked {
    pub games: usize,
    /// Games whose states were different when the viewer came.
    pub games_apart: usize,
    /// Answers that were compared.
    compared: usize,
    /// Commits that the viewer watched.
    pub commits: usize,
    /// Bytes of streams that were compared.
    streamed: usize,
    /// What told the worlds apart: how often, and the first time.
    pub leaks: BTreeMap<String, (usize, String)>,
}

impl Looked {
    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, [here, there]: [T; 2]) {
        self.compared += 1;
        if here != there {
            let first = || (0, format!("{here:?}\n{there:?}"));
            self.leaks.entry(what.to_owned()).or_insert_with(first).0 += 1;
        }
    }
}

/// Two servers on which everything is the same but what happened at some tables.
struct Twins {
    servers: [Server; 2],
    /// Those who sit at the tables, and one who watches; their tokens are good at both servers.
    people: Vec<Client>,
    template: StoredTable,
    tables: usize,
}

impl Twins {
    /// Sets up a table on a server, and makes two of that.
    async fn of<G: Rules>(game: &G) -> Twins {
        let first = Server::with_clock(Clock::manual(NOW), |config| config.limits = false).await;
        let options = serde_json::to_value(game.options()).unwrap();
        let seats = table_of(&first, G::NAME, json!({"options": options, "visibility": "public"})).await;
        let watcher = first.guest("Kibic").await;
        let Seats { mut clients, id } = seats;
        clients.push(watcher);
        let template = first.app.store().load_table(&id).await.unwrap().unwrap();
        let database = first.app.store().address().clone();
        first.listening.stop().await;
        let mut servers = Vec::new();
        for _ in 0..2 {
            let copy = tempfile::tempdir().unwrap();
            let target = store::scratch_address(copy.path()).await.unwrap();
            store::copy(&database, &target, |_| {}).await.unwrap();
            servers.push(Server::on(copy, Clock::manual(NOW), |config| config.limits = false).await);
        }
        let servers: [Server; 2] = servers.try_into().unwrap_or_else(|_| unreachable!("there are two"));
        Twins { servers, people: clients, template, tables: 0 }
    }

    fn person(&self, index: usize) -> [Client; 2] {
        self.servers.each_ref().map(|server| self.people[index].at(server))
    }

    /// A table with one world on each server.
    async fn put_up<G: Rules>(&mut self, game: &G, worlds: &TwoWorlds<G>) -> String {
        self.tables += 1;
        let id = format!("w{}", self.tables);
        for (number, (server, world)) in self.servers.iter().zip(worlds.both()).enumerate() {
            let entries = entries::<G>(&world.steps, number as u32);
            let lines: Vec<String> =
                entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
            let due = match game.waiting(&world.state) {
                Waiting::Seats(seats) => u32::from(seats.bits()),
                _ => 0,
            };
            let count = lines.len() as u32;
            let stored = &self.template;
            let table = NewTable {
                id: id.as_str().into(),
                kind: store::TableKind::Game,
                state: stored.state,
                game: stored.game.clone(),
                visibility: stored.visibility,
                spectators: true,
                host: stored.host.clone(),
                origin: None,
                sheet: stored.sheet.clone(),
                seed: Secret::new(SEED),
                seats: stored.seats.clone(),
                now: Some(Now {
                    state: stored.state,
                    entries: count,
                    due,
                    wake_at: None,
                    clocks: None,
                    updated: NOW,
                }),
                batches: vec![Batch {
                    number: 0,
                    count,
                    entries: lines.join("\n").into(),
                    seat: None,
                    post: None,
                    at: NOW,
                    due: Some(due),
                }],
                at: NOW,
            };
            server.app.store().create_table(table).await.unwrap();
        }
        id
    }

    /// The dealer of a table after this many rolls.
    fn dealer(&self, table: &str, rolls: u64) -> Dealer {
        let sheet: Value = serde_json::from_str(&self.template.sheet).unwrap();
        let entropy: Vec<String> = serde_json::from_value(sheet["entropy"].clone()).unwrap();
        Dealer::new(&Seed::new(SEED), &entropy, table).resumed_at(rolls)
    }
}

/// A history as entries of a record. What the dealer rolled is another number in every world.
fn entries<G: Rules>(steps: &[StepOf<G>], world: u32) -> Vec<Entry> {
    let mut rolls = 0;
    let entry = |(index, step): (usize, &StepOf<G>)| {
        let at = index as u64 * 100;
        match step {
            Step::Seat(seat, action) => {
                Entry::Act { seat: *seat, act: action.to_string(), by: Actor::Player, at }
            }
            Step::Chance(outcome) => {
                rolls += 1;
                let roll = Rolled { k: rolls - 1, total: 1000 + world, choice: 500 + world };
                Entry::Chance { chance: outcome.to_string(), roll, at }
            }
            Step::Table(word) => Entry::Word { word: word.to_string(), at },
        }
    };
    steps.iter().enumerate().map(entry).collect()
}

/// All of an answer but the date.
fn all_of(reply: &Reply) -> (StatusCode, Vec<(String, String)>, String) {
    (reply.status, headers_of(&reply.headers), reply.text.clone())
}

fn headers_of(headers: &HeaderMap) -> Vec<(String, String)> {
    let text = |(name, value): (&http::HeaderName, &http::HeaderValue)| {
        (name.to_string(), value.to_str().unwrap().to_owned())
    };
    headers.iter().map(text).filter(|(name, _)| name != "date").collect()
}

/// A stream of events as it comes, byte by byte.
struct Bytewise {
    headers: Vec<(String, String)>,
    body: Incoming,
    gzip: Option<GzDecoder<Vec<u8>>>,
    /// What came, before it was decompressed.
    wire: Vec<u8>,
    read: String,
    /// The beginning of a letter whose rest has not come yet.
    rest: Vec<u8>,
    connection: JoinHandle<()>,
}

impl Drop for Bytewise {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

impl Bytewise {
    async fn open(client: &Client, path: &str) -> Bytewise {
        let stream = TcpStream::connect(client.address).await.unwrap();
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        let connection = tokio::spawn(async move { drop(connection.await) });
        let mut request = Request::get(path).header("host", client.address.to_string());
        for (name, value) in &client.headers {
            request = request.header(name, value);
        }
        let response = sender.send_request(request.body(Empty::<Bytes>::new()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let headers = headers_of(response.headers());
        let is_gzip = headers.iter().any(|(name, value)| (&**name, &**value) == ("content-encoding", "gzip"));
        let gzip = is_gzip.then(|| GzDecoder::new(Vec::new()));
        let (body, read, rest) = (response.into_body(), String::new(), Vec::new());
        Bytewise { headers, body, gzip, wire: Vec::new(), read, rest, connection }
    }

    /// Reads on until this has come, and all of the event it stands in.
    async fn until(&mut self, marker: &str) {
        let has_come = |read: &str| read.find(marker).is_some_and(|at| read[at..].contains("\n\n"));
        let reading = async {
            while !has_come(&self.read) {
                let frame = self.body.frame().await.expect("the stream goes on").unwrap();
                let data = frame.data_ref().unwrap();
                self.wire.extend_from_slice(data);
                self.rest.extend_from_slice(&plain(&mut self.gzip, data));
                let whole =
                    std::str::from_utf8(&self.rest).map_or_else(|error| error.valid_up_to(), str::len);
                self.read += std::str::from_utf8(&self.rest[..whole]).unwrap();
                self.rest.drain(..whole);
            }
        };
        let read = tokio::time::timeout(PATIENCE, reading).await;
        assert!(read.is_ok(), "{marker} did not come: {}", self.read);
    }

    /// All that has come, but the signs of life, which come by the clock on the wall.
    fn events(&self) -> String {
        self.read.replace(": still here\n\n", "")
    }

    fn has_signs_of_life(&self) -> bool {
        self.read.contains(": still here")
    }
}

/// One who looks at a table of both servers.
struct Onlooker<'a, G: Rules> {
    game: &'a G,
    twins: &'a Twins,
    table: String,
    /// Whose answers are compared: those of the viewer who cannot tell the worlds apart, unless a leak is wanted.
    eyes: Viewer,
    clients: [Client; 2],
    worlds: TwoWorlds<G>,
    dealer: Dealer,
    looked: &'a mut Looked,
}

/// Plays two games that `viewer` cannot tell apart, up to some moment, and compares what `eyes` are sent of them from then on.
async fn look_at<G: Rules>(
    game: &G,
    twins: &mut Twins,
    viewer: Viewer,
    eyes: Viewer,
    seed: u64,
    looked: &mut Looked,
) {
    let mut dice = FastDice::for_game(seed, 11);
    let played = two_worlds(game, viewer, LONGEST, &mut dice);
    let Some(worlds) = somewhere_in(game, &played, &mut dice) else { return };
    looked.games += 1;
    looked.games_apart += usize::from(worlds.are_apart());
    let rolls = worlds.here().steps.iter().filter(|step| matches!(step, Step::Chance(_))).count() as u64;
    let table = twins.put_up(game, &worlds).await;
    let person = eyes.seat().map_or(SEATS as usize, Seat::index);
    let clients = twins.person(person);
    let dealer = twins.dealer(&table, rolls);
    let mut onlooker = Onlooker { game, twins, table, eyes, clients, worlds, dealer, looked };
    onlooker.look(&mut dice).await;
}

/// A moment of two games in which somebody decides; none if nobody ever does.
fn somewhere_in<G: Rules>(game: &G, played: &TwoWorlds<G>, dice: &mut FastDice) -> Option<TwoWorlds<G>> {
    let [here, there] = played.both().each_ref().map(|world| &world.steps);
    let mut worlds = TwoWorlds::new(game, played.viewer(), 4);
    let mut moments = Vec::new();
    for steps in here.iter().zip(there) {
        worlds.make(game, [*steps.0, *steps.1]);
        if matches!(game.waiting(&worlds.here().state), Waiting::Seats(_)) {
            moments.push(worlds.clone());
        }
    }
    // Rather late than early: more has been hidden then.
    let late = moments.len() / 2;
    let most = (moments.len() - late) as u32;
    (most > 0).then(|| moments.swap_remove(late + dice.below(most) as usize))
}

impl<G: Rules> Onlooker<'_, G> {
    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.table)
    }

    /// Requests a seat makes for itself.
    fn own(&self, what: &str) -> String {
        let eyes = self.eyes.seat().map_or("watch=true".into(), |seat| format!("seat={seat}"));
        let joint = if what.contains('?') { '&' } else { '?' };
        self.path(&format!("{what}{joint}{eyes}"))
    }

    async fn get(&mut self, what: &str, path: &str) {
        let replies = [self.clients[0].get(path).await, self.clients[1].get(path).await];
        self.looked.compare(what, replies.each_ref().map(all_of));
    }

    async fn post(&mut self, what: &str, path: &str, body: Value) -> Reply {
        let replies =
            [self.clients[0].post(path, body.clone()).await, self.clients[1].post(path, body).await];
        self.looked.compare(what, replies.each_ref().map(all_of));
        let [reply, _] = replies;
        reply
    }

    /// What can be asked at any time and is answered quickly.
    async fn glance(&mut self) {
        for (what, path) in
            [("view", "/view"), ("view", "/view?words=de"), ("log", "/log?lang=pl"), ("why", "/why?lang=fr")]
        {
            let path = self.own(path);
            self.get(what, &path).await;
        }
        // The record of a game that is over holds everything, for everybody.
        if self.game.waiting(&self.worlds.here().state) != Waiting::Nobody {
            let path = self.own("/record");
            self.get("record", &path).await;
        }
    }

    /// Whatever can be asked.
    async fn stare(&mut self, dice: &mut FastDice) {
        self.glance().await;
        for language in ["en", "de", "fr", "it", "pl"] {
            for (what, path) in [("view", "/view?words="), ("log", "/log?words="), ("why", "/why?lang=")] {
                let path = self.own(&format!("{path}{language}"));
                self.get(what, &path).await;
            }
        }
        for (what, path) in [
            ("odds", "/odds"),
            ("advice", "/advice?level=easy"),
            ("page", "/view?words=en&page=true"),
            ("page", "/log?words=en&page=true"),
            ("tally", "/tally?words=en"),
            ("closeup", "/closeups/deck?words=en"),
        ] {
            let path = self.own(path);
            self.get(what, &path).await;
        }
        // When a game is over, everybody may look back with all eyes.
        let is_over = self.game.waiting(&self.worlds.here().state) == Waiting::Nobody;
        if !is_over {
            let path = self.own("/moments/3?words=en&open=true");
            self.get("open", &path).await;
        }
        for what in ["", "/offers", "/chat", "/nothing"] {
            let path = self.path(what);
            self.get("table", &path).await;
        }
        for list in ["open", "running", "own"] {
            self.get("list", &format!("/api/tables?list={list}")).await;
        }
        for action in self.some_actions(dice) {
            let action = action.replace(' ', "%20");
            let path = self.own(&format!("/why?what={action}"));
            self.get("why not this", &path).await;
        }
        // Requests about other seats are refused alike.
        for seat in self.others() {
            let whats =
                ["view", "log", "record", "why", "odds", "advice", "events", "tally", "closeups/deck"];
            for what in whats.into_iter().filter(|what| !is_over || *what != "log") {
                let path = self.path(&format!("/{what}?seat={seat}"));
                self.get("requests about other seats", &path).await;
            }
        }
    }

    /// The seats that are not the viewer's.
    fn others(&self) -> Vec<Seat> {
        Seat::all(SEATS).filter(|seat| !self.eyes.is(*seat)).collect()
    }

    /// Actions of this game, possible now or not.
    fn some_actions(&self, dice: &mut FastDice) -> Vec<String> {
        let steps = &self.worlds.here().steps;
        let any = (0..10).map(|_| steps[dice.below(steps.len() as u32) as usize]);
        any.filter_map(|step| match step {
            Step::Seat(_, action) => Some(action.to_string()),
            _ => None,
        })
        .collect()
    }

    async fn decision(&self, seat: Seat) -> [Value; 2] {
        let people = self.twins.person(seat.index());
        let path = self.path(&format!("/view?seat={seat}"));
        let views = [people[0].get(&path).await, people[1].get(&path).await];
        views.map(|view| view.json["position"]["decision"].clone())
    }

    /// Wrong posts, which are refused alike.
    async fn err(&mut self, dice: &mut FastDice) {
        let moves = self.path("/moves");
        let decision = match self.eyes.seat() {
            Some(seat) => self.decision(seat).await[0].clone(),
            None => Value::Null,
        };
        let decision = decision.as_str().unwrap_or("7.0").to_owned();
        for seat in self.others() {
            let body = json!({"seat": seat, "decision": decision, "actions": self.some_actions(dice)});
            self.post("posts for others", &moves, body).await;
        }
        let mut bodies = vec![
            json!({"decision": "0.0", "actions": ["pass"]}),
            json!({"decision": decision, "actions": []}),
            json!({"decision": decision, "actions": ["no such thing"]}),
            json!({"decision": "often", "actions": ["pass"]}),
        ];
        bodies.push(json!({"decision": decision, "actions": vec!["no such thing"; 3]}));
        for body in bodies {
            self.post("refusals", &moves, body).await;
        }
        let (back, questions, comfort) = (self.path("/back"), self.path("/questions"), self.path("/comfort"));
        self.post("stepping back", &back, json!({"decision": decision, "steps": 1})).await;
        self.post("refusals", &self.path("/answers"), json!({"question": 9, "agree": true})).await;
        self.post("refusals", &questions, json!({"ask": "undo", "to": 100_000})).await;
        self.post("offers", &self.path("/offers"), json!({"promise": "nonsense"})).await;
        self.post("orders", &comfort, json!({"pass_this_attack": true})).await;
        self.post("orders", &comfort, json!({"pass_this_attack": false})).await;
        let illegal = self.illegal_actions(dice).await;
        for action in illegal {
            self.post("refusals", &moves, json!({"decision": decision, "actions": [action]})).await;
        }
    }

    /// Actions of this game that the viewer may not do now, in either world.
    async fn illegal_actions(&self, dice: &mut FastDice) -> Vec<String> {
        let legal = match self.eyes.seat() {
            Some(seat) => {
                self.clients[0].get(&self.path(&format!("/view?seat={seat}"))).await.json["position"]["legal"]
                    .clone()
            }
            None => Value::Null,
        };
        let is_legal =
            |action: &String| legal.as_array().is_some_and(|all| all.iter().any(|it| it == action));
        let is_legal_there = |action: &String| {
            let (Some(seat), Ok(action)) = (self.eyes.seat(), action.parse::<G::Action>()) else {
                return false;
            };
            self.game.check(&self.worlds.both()[1].state, Step::Seat(seat, action)).is_ok()
        };
        let mut actions = self.some_actions(dice);
        actions.retain(|action| !is_legal(action) && !is_legal_there(action));
        actions
    }

    /// All of it: questions first, then the streams while the game goes on.
    async fn look(&mut self, dice: &mut FastDice) {
        self.stare(dice).await;
        self.err(dice).await;
        let mut streams = Vec::new();
        for (path, encoding) in [
            ("/events", "identity"),
            ("/events?words=it", "gzip"),
            ("/events?words=de&page=true", "gzip"),
            ("/events?since=0", "identity"),
        ] {
            let path = self.own(path);
            let clients = self.clients.each_ref().map(|client| client.with("accept-encoding", encoding));
            let both = [Bytewise::open(&clients[0], &path).await, Bytewise::open(&clients[1], &path).await];
            self.looked.compare("stream", both.each_ref().map(|stream| stream.headers.clone()));
            streams.push(both);
        }
        for _ in 0..6 {
            let Some(at) = self.go_on(dice).await else { break };
            self.looked.commits += 1;
            for stream in streams.iter_mut().flatten() {
                stream.until(&format!("id: {at}.")).await;
            }
            self.glance().await;
        }
        self.take_back().await;
        // The last that everybody is sent.
        for host in self.twins.person(0) {
            let slower = host.post(&self.path("/speed"), json!({"bot_speed": "slow"})).await;
            assert_eq!(slower.status, StatusCode::NO_CONTENT, "{}", slower.json);
        }
        for both in &mut streams {
            for stream in both.iter_mut() {
                stream.until("\"bot_speed\":\"slow\"").await;
            }
            let events = both.each_ref().map(Bytewise::events);
            self.looked.streamed += events[0].len();
            self.looked.compare("stream", events);
            // Compression must not make a secret visible in the length either.
            if !both.iter().any(Bytewise::has_signs_of_life) {
                let wires = both.each_ref().map(|stream| (stream.wire.len(), stream.wire.clone()));
                self.looked.compare("stream on the wire", wires);
            }
        }
        let path = self.own("/events?since=1");
        let mut again =
            [Bytewise::open(&self.clients[0], &path).await, Bytewise::open(&self.clients[1], &path).await];
        for stream in &mut again {
            stream.until("\nid: ").await;
        }
        self.looked.compare("resumed stream", again.each_ref().map(Bytewise::events));
        self.stare(dice).await;
    }

    /// Lets a seat that is due decide until it hands over, and returns how many entries there are then; none if the worlds would part there.
    async fn go_on(&mut self, dice: &mut FastDice) -> Option<u64> {
        let Waiting::Seats(due) = self.game.waiting(&self.worlds.here().state) else { return None };
        let seat = due.iter().nth(dice.below(due.len() as u32) as usize).unwrap();
        let people = self.twins.person(seat.index());
        let mut ahead = self.worlds.clone();
        loop {
            let by_seat = |step: &StepOf<G>| matches!(step, Step::Seat(by, _) if *by == seat);
            let steps = ahead.next(self.game, dice, by_seat)?;
            ahead.make(self.game, steps);
            let (mut settled, mut dealer) = (ahead.clone(), self.dealer.clone());
            settled.settle(self.game, &mut dealer).ok()?;
            let decisions = self.decision(seat).await;
            let mut replies = Vec::new();
            for (world, step) in steps.iter().enumerate() {
                let Step::Seat(_, action) = step else { unreachable!("a seat was wanted") };
                let body = json!({"seat": seat, "decision": decisions[world], "actions": [action.to_string()], "id": "x"});
                let reply = people[world].post(&self.path("/moves"), body).await;
                assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
                replies.push(reply);
            }
            let replies: [Reply; 2] = replies.try_into().unwrap();
            self.looked.compare("moves", replies.each_ref().map(all_of));
            if replies[0].json["result"] == "committed" {
                (self.worlds, self.dealer) = (settled, dealer);
                return replies[0].json["at"].as_u64();
            }
            // Others learn nothing about a draft, and the drafting seat learns the same in both worlds.
            self.glance().await;
        }
    }

    /// All people at the table agree to take steps back.
    async fn take_back(&mut self) {
        let asking = self.twins.person(0);
        let mut asked = Vec::new();
        for client in &asking {
            asked.push(client.post(&self.path("/questions"), json!({"seat": 1, "ask": "undo"})).await);
        }
        let statuses = [asked[0].status, asked[1].status];
        self.looked.compare("whether steps can be taken back", statuses);
        self.glance().await;
        let Some(question) = asked[0].json["question"]["number"].as_u64() else { return };
        for person in 1..SEATS as usize {
            for client in self.twins.person(person) {
                client.post(&self.path("/answers"), json!({"question": question, "agree": true})).await;
            }
        }
        self.looked.commits += 1;
        self.glance().await;
    }
}

/// Looks at games with everybody's eyes.
pub async fn look<G: Rules>(game: &G, games: u64, looked: &mut Looked) {
    let mut twins = Twins::of(game).await;
    for number in 0..games {
        for viewer in Viewer::all(SEATS) {
            look_at(game, &mut twins, viewer, viewer, number, looked).await;
        }
    }
    println!("{}: {looked:?}", G::NAME);
    for (what, (times, first)) in &looked.leaks {
        println!("LEAK: {what}, {times} times:\n{first}");
    }
    let found: Vec<_> = looked.leaks.keys().collect();
    assert!(found.is_empty(), "{} leaks by {found:?}", G::NAME);
}

/// What another seat is sent must tell the worlds apart, in each of these ways.
pub async fn must_be_found_to_leak<G: Rules>(game: &G, ways: &[&str]) {
    let mut looked = Looked::default();
    let mut twins = Twins::of(game).await;
    let (viewer, eyes) = (Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)));
    for seed in 0..3 {
        look_at(game, &mut twins, viewer, eyes, seed, &mut looked).await;
    }
    let found = &looked.leaks;
    for way in ways {
        assert!(found.contains_key(*way), "a leak by {way} would not be found: {:?}", found.keys());
    }
}
