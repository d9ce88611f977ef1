//! A server on a port of its own, and somebody who talks to it.
#![allow(dead_code, unused_imports, reason = "every test file uses a part of it")]
#![allow(unreachable_pub, missing_docs, clippy::missing_docs_in_private_items)]

use std::io::Read;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

mod choosing;
pub mod fixtures;
mod playing;
mod stream;
pub mod twins;

pub use choosing::{
    TOY, a_game_of, a_game_where_all_see_that_there_is_no_choice, a_game_where_others_react,
    a_game_where_steps_can_be_taken_back, a_game_with_a_number_to_choose, a_game_with_hidden_cards,
    a_game_with_silence, a_game_without_drafts_of, a_table_where_several_draft_at_once,
    a_table_with_a_last_turn, another_game, game, games_with_reactions, recorded_games,
};
pub use playing::{
    Luck, Seats, due_in, let_the_page_come, open_table_of, play_badly_connected, table_of, table_of_three,
};
pub use stream::{Events, Follower, Message, number};

use bytes::Bytes;
use catalog::Game;
use http::{HeaderMap, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::{App, Clock, Config, Listening};
use store::{Store, StoreOptions};
use tempfile::TempDir;
use tokio::net::TcpStream;

/// Nothing takes that long, however busy the machine is: what has not happened by then never does.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Waits until something holds, which it must sooner or later.
pub async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let came = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(came.is_ok(), "it never happens: {what}");
}

/// Does something with every game of the list, drafts included, each on threads of its own.
pub fn with_every_game<F: Future<Output = ()>>(work: impl Fn(&'static dyn Game) -> F + Sync) {
    std::thread::scope(|scope| {
        for game in games::all().games() {
            let work = &work;
            scope.spawn(move || {
                let runtime = tokio::runtime::Runtime::new().expect("there are threads");
                runtime.block_on(work(*game));
            });
        }
    });
}

/// A server that listens.
pub struct Server {
    pub app: Arc<App>,
    pub listening: Listening,
    pub folder: TempDir,
}

impl Server {
    /// A server on a free port with an empty store.
    pub async fn start() -> Server {
        Server::with(|_| {}).await
    }

    /// A server with other settings.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Server {
        Server::with_clock(Clock::system(), change).await
    }

    /// A server with other settings and a clock of its own.
    pub async fn with_clock(clock: Clock, change: impl FnOnce(&mut Config)) -> Server {
        Server::on(tempfile::tempdir().expect("there is room for a folder"), clock, change).await
    }

    /// A server on what is in a folder.
    pub async fn on(folder: TempDir, clock: Clock, change: impl FnOnce(&mut Config)) -> Server {
        let mut config =
            Config { listen: ([127, 0, 0, 1], 0).into(), data: folder.path().into(), ..Config::default() };
        change(&mut config);
        Server::of(config, folder, clock).await
    }

    /// Another node on the same database.
    pub async fn beside(&self) -> Server {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        Server::of(self.app.config().clone(), folder, Clock::system()).await
    }

    async fn of(config: Config, folder: TempDir, clock: Clock) -> Server {
        let options = StoreOptions { durable: false, ..StoreOptions::default() };
        let address = store::scratch_address(&config.data).await.expect("there is room for a database");
        let store = Store::open(&address, options).await.expect("the store opens");
        let app = App::with_clock(games::all(), store, config, None, clock);
        let listening = Listening::start(app.clone()).await.expect("there is a free port");
        eventually("a node of several hears itself", async || app.store().hears_others()).await;
        Server { app, listening, folder }
    }

    /// A server without limits on how much one may do: for tests in which a few do a lot.
    pub async fn unlimited() -> Server {
        Server::with(|config| config.limits = false).await
    }

    /// The same with a clock that stands: nobody's time is up, however long the test takes on a busy machine.
    pub async fn timeless() -> Server {
        Server::with_clock(Clock::manual(1_800_000_000_000), |config| config.limits = false).await
    }

    /// Stops the server, and starts another on the same folder.
    pub async fn restart(self, clock: Clock, change: impl FnOnce(&mut Config)) -> Server {
        let Server { listening, folder, .. } = self;
        listening.stop().await;
        Server::on(folder, clock, change).await
    }

    pub fn address(&self) -> SocketAddr {
        self.listening.address()
    }

    /// Somebody who has no session yet.
    pub fn stranger(&self) -> Client {
        Client { address: self.address(), headers: Vec::new() }
    }

    /// A guest with a token.
    pub async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let reply = client.post("/api/guests", serde_json::json!({"name": name, "bearer": true})).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.json);
        client.bear(&reply);
        client
    }

    /// An account with a token; the password is `password of NAME`.
    pub async fn account(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let password = format!("password of {name}");
        let account = serde_json::json!({"name": name, "password": password, "bearer": true});
        let reply = client.post("/api/accounts", account).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.json);
        client.bear(&reply);
        client
    }
}

/// Somebody who talks to a server.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub headers: Vec<(String, String)>,
}

/// What a server answered.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    /// How many bytes were sent.
    pub size: usize,
    /// The body, decompressed.
    pub text: String,
    pub json: Value,
}

/// The text of a body that was compressed in this way, or not at all.
fn decompressed(encoding: &str, body: &[u8]) -> String {
    let mut text = String::new();
    let read = match encoding {
        _ if body.is_empty() => Ok(0),
        "br" => brotli::Decompressor::new(body, 4096).read_to_string(&mut text),
        "gzip" => flate2::read::GzDecoder::new(body).read_to_string(&mut text),
        "" => { body }.read_to_string(&mut text),
        other => panic!("nobody has asked for {other}"),
    };
    read.expect("the answer is text");
    text
}

impl Reply {
    /// The code of a refusal.
    pub fn code(&self) -> &str {
        self.json["error"]["code"].as_str().unwrap_or("")
    }

    /// The status and the code of a refusal.
    pub fn refusal(&self) -> (u16, &str) {
        (self.status.as_u16(), self.code())
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("headers are text"))
    }
}

impl Client {
    /// The same client at another server.
    #[must_use]
    pub fn at(&self, server: &Server) -> Client {
        Client { address: server.address(), ..self.clone() }
    }

    /// The same client with one more header.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Client {
        let mut client = self.clone();
        client.headers.push((name.into(), value.into()));
        client
    }

    /// Shows the token of this answer from now on.
    pub fn bear(&mut self, reply: &Reply) {
        let token = reply.json["token"].as_str().expect("a token is in the answer");
        self.headers.retain(|(name, _)| name != "authorization");
        self.headers.push(("authorization".into(), format!("Bearer {token}")));
    }

    /// Shows the cookie of this answer from now on, like a browser on one of our own pages.
    pub fn keep_cookie(&mut self, reply: &Reply) {
        let cookie =
            reply.header("set-cookie").split(';').next().expect("a cookie is in the answer").to_owned();
        self.headers.retain(|(name, _)| name != "cookie" && name != "sec-fetch-site");
        self.headers.push(("cookie".into(), cookie));
        self.headers.push(("sec-fetch-site".into(), "same-origin".into()));
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.call("GET", path, None, Bytes::new()).await
    }

    pub async fn post(&self, path: &str, json: Value) -> Reply {
        self.json("POST", path, json).await
    }

    /// A POST without a body.
    pub async fn knock(&self, path: &str) -> Reply {
        self.call("POST", path, None, Bytes::new()).await
    }

    pub async fn json(&self, method: &str, path: &str, json: Value) -> Reply {
        self.call(method, path, Some("application/json"), json.to_string().into()).await
    }

    pub async fn call(&self, method: &str, path: &str, kind: Option<&str>, body: Bytes) -> Reply {
        let stream = TcpStream::connect(self.address).await.expect("the server takes connections");
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
        let connection = tokio::spawn(connection);
        let mut request =
            Request::builder().method(method).uri(path).header("host", self.address.to_string());
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let request = request.body(Full::new(body)).expect("the request is one");
        let response = sender.send_request(request).await.expect("there is an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.expect("the answer is whole").to_bytes();
        connection.abort();
        let encoding = headers.get("content-encoding").map_or("", |value| value.to_str().expect("text"));
        let text = decompressed(encoding, &bytes);
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        Reply { status, headers, size: bytes.len(), text, json }
    }
}
