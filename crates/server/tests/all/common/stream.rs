//! Those who look at tables: streams of events, lost connections, and what is known in spite of them.

use std::collections::HashMap;
use std::io::Write;
use std::time::Duration;

use bytes::Bytes;
use flate2::write::GzDecoder;
use http::{Request, StatusCode};
use http_body_util::{BodyExt, Empty};
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use super::{Client, PATIENCE};

/// One event of a stream.
#[derive(Debug)]
pub struct Message {
    pub event: String,
    pub id: Option<String>,
    pub data: Value,
}

/// A stream of events. Dropping it cuts the connection.
pub struct Events {
    body: Incoming,
    /// Reads the stream if it is compressed.
    gzip: Option<GzDecoder<Vec<u8>>>,
    /// How many bytes have come.
    pub bytes: usize,
    unread: Vec<u8>,
    connection: JoinHandle<()>,
}

impl Drop for Events {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

impl Client {
    /// Begins to look at a table. The query says with which eyes, the last id what is known already.
    pub async fn look(&self, table: &str, query: &str, last: Option<&str>) -> Events {
        self.try_look(table, query, last).await.unwrap_or_else(|status| panic!("one may look: {status}"))
    }

    pub async fn try_look(&self, table: &str, query: &str, last: Option<&str>) -> Result<Events, StatusCode> {
        let stream = TcpStream::connect(self.address).await.expect("the server takes connections");
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
        let connection = tokio::spawn(async move { drop(connection.await) });
        let path = format!("/api/tables/{table}/events?{query}");
        let mut request = Request::get(path).header("host", self.address.to_string());
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let request = request.body(Empty::<Bytes>::new()).expect("the request is one");
        let response = sender.send_request(request).await.expect("there is an answer");
        if response.status() != StatusCode::OK {
            return Err(response.status());
        }
        let is_gzip = response.headers().get("content-encoding").is_some_and(|coding| coding == "gzip");
        let gzip = is_gzip.then(|| GzDecoder::new(Vec::new()));
        Ok(Events { body: response.into_body(), gzip, bytes: 0, unread: Vec::new(), connection })
    }
}

impl Events {
    /// The next event; nothing if the stream has ended.
    pub async fn next(&mut self) -> Option<Message> {
        let next = tokio::time::timeout(PATIENCE, self.read());
        next.await.expect("something happens before patience ends")
    }

    /// The next event within this time; nothing if none comes.
    pub async fn next_within(&mut self, time: Duration) -> Option<Message> {
        tokio::time::timeout(time, self.read()).await.ok().flatten()
    }

    /// The next event of this name; others are passed over.
    pub async fn expect(&mut self, event: &str) -> Message {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("{event} comes before the end"));
            if message.event == event {
                return message;
            }
        }
    }

    /// The next event that satisfies a wish; others are passed over.
    pub async fn until(&mut self, wish: impl Fn(&Message) -> bool) -> Message {
        loop {
            let message = self.next().await.expect("it comes before the end");
            if wish(&message) {
                return message;
            }
        }
    }

    async fn read(&mut self) -> Option<Message> {
        loop {
            while let Some(end) = self.unread.windows(2).position(|two| two == b"\n\n") {
                let bytes: Vec<u8> = self.unread.drain(..end + 2).collect();
                let text = str::from_utf8(&bytes).expect("a message is text");
                if let Some(message) = Message::read(text) {
                    return Some(message);
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.bytes += data.len();
                self.unread.extend_from_slice(&plain(&mut self.gzip, &data));
            }
        }
    }
}

/// The next bytes of a stream, decompressed if necessary.
pub fn plain(gzip: &mut Option<GzDecoder<Vec<u8>>>, data: &[u8]) -> Vec<u8> {
    let Some(gzip) = gzip else { return data.to_vec() };
    gzip.write_all(data).and_then(|()| gzip.flush()).expect("it continues the stream");
    std::mem::take(gzip.get_mut())
}

impl Message {
    fn read(text: &str) -> Option<Message> {
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let event = field("event")?.to_owned();
        let data = serde_json::from_str(field("data")?).expect("data is JSON");
        Some(Message { event, id: field("id").map(str::to_owned), data })
    }
}

/// A viewer who checks that they miss nothing, even when their connection breaks.
pub struct Follower {
    client: Client,
    table_id: String,
    query: String,
    events: Option<Events>,
    last_id: Option<String>,
    /// How many entries they know of.
    pub at: usize,
    /// The entries as they saw them, since the last full state.
    pub entries: Vec<Value>,
    /// How often they were sent everything.
    pub syncs: usize,
    pub table: Value,
    pub position: Value,
    /// Every position they were shown, by message id.
    pub seen: HashMap<String, Value>,
}

impl Follower {
    pub async fn start(client: &Client, table: &str, query: &str) -> Follower {
        let mut follower = Follower {
            client: client.clone(),
            table_id: table.to_owned(),
            query: query.to_owned(),
            events: None,
            last_id: None,
            at: 0,
            entries: Vec::new(),
            syncs: 0,
            table: Value::Null,
            position: Value::Null,
            seen: HashMap::new(),
        };
        follower.connect().await;
        follower.read().await;
        follower
    }

    /// Loses the connection, and everything that is on the way.
    pub fn lose(&mut self) {
        self.events = None;
    }

    /// Reconnects, from where they were.
    pub async fn connect(&mut self) {
        let events = self.client.look(&self.table_id, &self.query, self.last_id.as_deref()).await;
        self.events = Some(events);
    }

    /// Reads one message; connects again if the stream has ended. What it is called is given back.
    pub async fn read(&mut self) -> String {
        let message = loop {
            if self.events.is_none() {
                self.connect().await;
            }
            match self.events.as_mut().expect("the viewer is connected").next().await {
                Some(message) => break message,
                None => self.events = None,
            }
        };
        self.take(message)
    }

    fn take(&mut self, message: Message) -> String {
        let Message { event, id, data } = message;
        match event.as_str() {
            "sync" => {
                self.syncs += 1;
                self.entries.clear();
                self.at = number(&data["at"]);
                self.table = data["table"].clone();
                self.position = data["position"].clone();
            }
            "step" => {
                let entries = data["news"]["entries"].as_array().expect("a list");
                assert_eq!(
                    number(&data["news"]["since"]),
                    self.at,
                    "nothing is missing between {id:?} and before"
                );
                assert_eq!(number(&data["at"]), self.at + entries.len(), "every entry is told");
                self.entries.extend(entries.iter().cloned());
                self.at = number(&data["at"]);
                self.position = data["position"].clone();
            }
            "draft" => {
                assert_eq!(number(&data["at"]), self.at, "a draft is no step");
                self.position = data["position"].clone();
            }
            "table" => self.table = data,
            _ => {}
        }
        if let Some(id) = id {
            self.seen.insert(id.clone(), self.position.clone());
            self.last_id = Some(id);
        }
        event
    }

    /// Whether the game is over, as far as they know.
    pub fn is_over(&self) -> bool {
        self.position["waiting"] == "nobody"
    }

    /// The decision they are asked for, if any.
    pub fn decision(&self) -> Option<&str> {
        self.position["decision"].as_str()
    }

    /// Reads until the game is over.
    pub async fn read_to_the_end(mut self) -> Follower {
        while !self.is_over() {
            self.read().await;
        }
        self
    }
}

pub fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is a number")) as usize
}
