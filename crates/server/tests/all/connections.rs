//! Connections that are slow, silent or cut short: none holds anything up, and everybody gets to read their answer.

use std::time::Duration;

use crate::common::{PATIENCE, Seats, Server, TOY, eventually, table_of_three};
use serde_json::json;
use server::Stopped;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection on which this was said.
async fn say(server: &Server, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(words.as_bytes()).await.unwrap();
    stream
}

/// A connection on which a request has begun whose body the server waits for.
async fn say_half_a_body(server: &Server) -> TcpStream {
    const GO_ON: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";
    let mut stream = say(server, HEAD_OF_A_BODY).await;
    let mut heard = vec![0; GO_ON.len()];
    stream.read_exact(&mut heard).await.unwrap();
    assert_eq!(heard, GO_ON);
    stream.write_all(b"{\"name\": ").await.unwrap();
    stream
}

/// Reads on until this has come.
async fn hear_until(stream: &mut TcpStream, marker: &str) {
    let hearing = async {
        let mut heard = Vec::new();
        while !String::from_utf8_lossy(&heard).contains(marker) {
            assert_ne!(stream.read_buf(&mut heard).await.unwrap(), 0, "{marker} comes before the end");
        }
    };
    tokio::time::timeout(PATIENCE, hearing).await.expect("it comes");
}

/// All that comes until the other end is closed, which must happen.
async fn hear(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut heard)).await;
    // A connection may also be reset in the end.
    drop(ended.expect("the connection is closed"));
    String::from_utf8_lossy(&heard).into_owned()
}

const HALF_A_HEAD: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const HEAD_OF_A_BODY: &str = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                              Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n";
const A_REQUEST: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_or_half_of_something_is_given_up() {
    let server = Server::with(|config| config.header_timeout_s = 1).await;
    let mut silent = TcpStream::connect(server.address()).await.unwrap();
    let mut half = say(&server, HALF_A_HEAD).await;
    let mut idle = say(&server, A_REQUEST).await;
    let mut next_half = say(&server, &format!("{A_REQUEST}{HALF_A_HEAD}")).await;
    let mut one_letter = say(&server, "G").await;
    assert_eq!(hear(&mut silent).await, "");
    assert_eq!(hear(&mut half).await, "");
    assert_eq!(hear(&mut idle).await.matches("200 OK").count(), 1);
    assert_eq!(hear(&mut next_half).await.matches("200 OK").count(), 1);
    assert_eq!(hear(&mut one_letter).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_trickles_is_refused_after_a_while() {
    let server = Server::start().await;
    let mut stream = say_half_a_body(&server).await;
    let (mut reading, mut writing) = stream.split();
    let trickle = async {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        std::future::pending::<()>().await;
    };
    let mut heard = [0; 12];
    let answer = async { reading.read_exact(&mut heard).await.unwrap() };
    tokio::select! {
        () = trickle => {}
        answered = tokio::time::timeout(PATIENCE, answer) => drop(answered.expect("there is an answer")),
    }
    assert_eq!(&heard, b"HTTP/1.1 408");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_at_once_whoever_is_connected() {
    let server = Server::with(|config| {
        config.limits = false;
        config.header_timeout_s = 600;
        config.stop_after_s = 60;
    })
    .await;
    let seats = table_of_three(&server, TOY).await;
    let silent = TcpStream::connect(server.address()).await.unwrap();
    let half_a_head = say(&server, HALF_A_HEAD).await;
    let idle = say(&server, A_REQUEST).await;
    let next_half = say(&server, &format!("{A_REQUEST}{HALF_A_HEAD}")).await;
    let mut events = seats.clients[0].look(&seats.id, "", None).await;
    events.expect("sync").await;
    let do_not_read = two_who_do_not_read(&server, &seats).await;
    // On a connection that has been used before, streams go another way.
    let stream = format!("GET {} HTTP/1.1\r\nHost: x\r\n\r\n", seats.path("events"));
    let mut second = say(&server, &format!("{A_REQUEST}{stream}")).await;
    hear_until(&mut second, "event: sync").await;
    let mut half_a_body = say_half_a_body(&server).await;
    // Connections that outlast the server's patience are cut off.
    assert_eq!(server.listening.stop().await, Stopped::default(), "nothing was cut off that was under way");
    let refused = hear(&mut half_a_body).await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"stopping\""), "{refused}");
    let bye = hear(&mut second).await;
    assert!(bye.contains("event: bye"), "{bye}");
    events.until(|message| message.event == "bye").await;
    drop((silent, half_a_head, idle, next_half, do_not_read));
}

/// Two who ask for the stream of their seat and read nothing of it, until there is no room for more on their connections. One is
/// served straight, the other by the library.
async fn two_who_do_not_read(server: &Server, seats: &Seats) -> [TcpStream; 2] {
    let look = async |seat: usize, before: &str| {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2048).unwrap();
        let mut stream = socket.connect(server.address()).await.unwrap();
        let (path, token) = (seats.path("events?words=en"), &seats.clients[seat].headers[0].1);
        let request = format!("{before}GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: {token}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let looks = async || seats.table().await["seats"][seat]["connected"] == true;
        eventually("the seat looks", looks).await;
        stream
    };
    let streams = [look(1, "").await, look(2, A_REQUEST).await];
    let is_connected = async |seat: usize| seats.table().await["seats"][seat]["connected"] == true;
    while is_connected(1).await || is_connected(2).await {
        let said = seats.post(0, "chat", json!({"text": "x".repeat(500)})).await;
        assert!(said.status.is_success(), "{}", said.text);
    }
    streams
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_nothing_for_long_is_cut_off() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    let streams = two_who_do_not_read(&server, &seats).await;
    // It takes half a minute.
    let page = || server.app.metrics().page(&server.app.store().stats());
    eventually("nobody is connected", async || page().contains("starfry_connections 0\n")).await;
    drop(streams);
}

/// A client that sends all of its body before it reads, as many do.
async fn post_all(server: &Server, path: &str, length: usize) -> String {
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    let mut stream = say(server, &head).await;
    let piece = vec![b'x'; 16 * 1024];
    let mut left = length;
    while left > 0 {
        let size = left.min(piece.len());
        stream.write_all(&piece[..size]).await.expect("the body can be sent to its end");
        left -= size;
    }
    hear(&mut stream).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_refused_before_they_have_said_everything_gets_to_read_why() {
    let server = Server::unlimited().await;
    for (path, status, code) in [
        ("/api/guests", "413", "too_large"),
        ("/api/tables", "401", "who_are_you"),
        ("/api/nothing", "404", "unknown"),
        ("/api/openapi.json", "405", "wrong_method"),
    ] {
        for length in [300_000, 8_000_000] {
            let answer = post_all(&server, path, length).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{path}, {length}: {answer}");
            assert!(answer.contains(code), "{path}, {length}: {answer}");
            assert!(answer.to_lowercase().contains("\r\nconnection: close\r\n"), "{path}: {answer}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_comes_before_the_body_does_and_says_that_the_connection_ends() {
    let server = Server::unlimited().await;
    for expect in ["", "Expect: 100-continue\r\n"] {
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: x\r\n{expect}Content-Type: application/json\r\nContent-Length: 50000\r\n\r\n"
        );
        let mut stream = say(&server, &head).await;
        let mut answer = vec![0; 12];
        tokio::time::timeout(PATIENCE, stream.read_exact(&mut answer)).await.expect("in time").unwrap();
        assert_eq!(&answer, b"HTTP/1.1 401", "and not 100: nobody wants the body");
        let rest = hear(&mut stream).await;
        assert!(rest.to_lowercase().contains("\r\nconnection: close\r\n"), "{rest}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_body_that_nobody_reads_does_not_end_its_connection() {
    let server = Server::with(|config| config.header_timeout_s = 1).await;
    let refused = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}";
    let mut stream = say(&server, &format!("{refused}{A_REQUEST}")).await;
    let answers = hear(&mut stream).await;
    assert!(answers.starts_with("HTTP/1.1 401") && answers.contains("HTTP/1.1 200 OK"), "{answers}");
}
