//! A server that speaks https itself, by a certificate from files that may be replaced.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{PATIENCE, Server, TOY, eventually};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use serde_json::json;
use server::{App, Config, Listening, NotStarted};
use store::{Store, StoreOptions};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Writes a new certificate with its key into a folder.
fn certify(folder: &Path) -> CertificateDer<'static> {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    std::fs::write(folder.join("key.pem"), signing_key.serialize_pem()).unwrap();
    std::fs::write(folder.join("cert.pem"), cert.pem()).unwrap();
    cert.der().clone()
}

/// A server with the certificate of a folder, its time to say hello in seconds.
async fn serve(folder: &Path, patience: u32) -> Server {
    Server::with(|config| {
        config.limits = false;
        config.header_timeout_s = patience;
        config.stop_after_s = 60;
        config.tls_certificate = Some(folder.join("cert.pem"));
        config.tls_key = Some(folder.join("key.pem"));
    })
    .await
}

/// A connection of somebody who trusts this certificate only; nothing if another is shown.
async fn connect(server: &Server, trusted: &CertificateDer<'static>) -> Option<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(server.address()).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    TlsConnector::from(Arc::new(config)).connect(name, stream).await.ok()
}

/// Reads the answer to this until it contains a text.
async fn ask(stream: &mut TlsStream<TcpStream>, words: &str, until: &str) -> String {
    stream.write_all(words.as_bytes()).await.unwrap();
    let listening = async {
        let (mut heard, mut bytes) = (String::new(), [0; 4096]);
        while !heard.contains(until) {
            let read = stream.read(&mut bytes).await.expect("the connection is whole");
            assert_ne!(read, 0, "{until} comes before the end of {heard}");
            heard += &String::from_utf8_lossy(&bytes[..read]);
        }
        heard
    };
    tokio::time::timeout(PATIENCE, listening).await.expect("it comes in time")
}

const A_REQUEST: &str = "GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn requests_and_streams_are_encrypted_and_cookies_are_kept_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let trusted = certify(folder.path());
    let server = serve(folder.path(), 15).await;
    let mut stream = connect(&server, &trusted).await.expect("the certificate is shown");
    ask(&mut stream, A_REQUEST, "200 OK").await;
    let body = json!({"name": "Ola"}).to_string();
    let come_in = format!(
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = ask(&mut stream, &come_in, "\"name\"").await;
    assert!(answer.contains("201 Created") && answer.contains("; Secure"), "{answer}");
    assert!(server.app.config().address(server.address()).starts_with("https://"));

    // Others play over other connections to the same server.
    let table = {
        let token = token_of(&server, &trusted).await;
        let body = json!({"game": TOY, "seats": [{"is": "me"}, {"is": "open"}]}).to_string();
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = ask(&mut stream, &request, "\"id\":\"").await;
        let id = answer.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
        (id, token)
    };
    let (id, token) = table;
    let look = format!(
        "GET /api/tables/{id}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n"
    );
    let mut events = connect(&server, &trusted).await.unwrap();
    ask(&mut events, &look, "event: sync").await;
    assert_eq!(server.listening.stop().await, server::Stopped::default());
    let mut rest = String::new();
    tokio::time::timeout(PATIENCE, events.read_to_string(&mut rest)).await.expect("it ends").ok();
    assert!(rest.contains("event: bye"), "{rest}");
}

async fn token_of(server: &Server, trusted: &CertificateDer<'static>) -> String {
    let body = json!({"name": "Ala", "bearer": true}).to_string();
    let request = format!(
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = connect(server, trusted).await.unwrap();
    let answer = ask(&mut stream, &request, "\"token\":\"").await;
    let token = answer.split("\"token\":\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert_eq!(token.len(), 64, "{answer}");
    token.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_certificate_is_shown_without_a_restart_and_a_bad_one_never() {
    let folder = tempfile::tempdir().unwrap();
    let first = certify(folder.path());
    let server = serve(folder.path(), 15).await;
    let mut before = connect(&server, &first).await.expect("the first is shown");

    // A file that is not a certificate, or not the key's, changes nothing.
    std::fs::write(folder.path().join("cert.pem"), "nonsense").unwrap();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert!(connect(&server, &first).await.is_some(), "the old one stays");
    let other = tempfile::tempdir().unwrap();
    certify(other.path());
    std::fs::copy(other.path().join("cert.pem"), folder.path().join("cert.pem")).unwrap();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert!(connect(&server, &first).await.is_some(), "the old one stays");

    let second = certify(folder.path());
    eventually("the new one is shown", async || connect(&server, &second).await.is_some()).await;
    assert!(connect(&server, &first).await.is_none(), "the old one is not shown any more");
    ask(&mut before, A_REQUEST, "200 OK").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_no_hello_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    certify(folder.path());
    let server = serve(folder.path(), 1).await;
    for words in [&b""[..], b"\x16\x03\x01", b"GET / HTTP/1.1\r\n\r\n"] {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(words).await.unwrap();
        let mut heard = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut heard)).await;
        drop(ended.expect("the connection is closed"));
        assert!(!heard.starts_with(b"HTTP"), "{words:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_at_once_in_the_middle_of_a_hello() {
    let folder = tempfile::tempdir().unwrap();
    let trusted = certify(folder.path());
    let server = serve(folder.path(), 600).await;
    let mut hello = TcpStream::connect(server.address()).await.unwrap();
    hello.write_all(b"\x16\x03\x01").await.unwrap();
    let mut half = connect(&server, &trusted).await.unwrap();
    half.write_all(b"GET / HT").await.unwrap();
    half.flush().await.unwrap();
    ask(&mut connect(&server, &trusted).await.unwrap(), A_REQUEST, "200 OK").await;
    // Connections that outlast the server's patience are cut off.
    assert_eq!(server.listening.stop().await, server::Stopped::default());
}

#[tokio::test]
async fn a_server_whose_certificate_cannot_be_used_does_not_start_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    certify(folder.path());
    let start = async |certificate: &str, key: &str| {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            tls_certificate: Some(folder.path().join(certificate)),
            tls_key: Some(folder.path().join(key)),
            ..Config::default()
        };
        let store = Store::scratch(StoreOptions::default()).await.unwrap();
        match Listening::start(App::new(games::all(), store, config, None)).await {
            Err(NotStarted::Certificate(why)) => why.to_string(),
            Err(other) => panic!("{other}"),
            Ok(_) => String::new(),
        }
    };
    assert_eq!(start("cert.pem", "key.pem").await, "");
    let missing = start("missing.pem", "key.pem").await;
    assert!(missing.contains("cannot read") && missing.contains("missing.pem"), "{missing}");
    let no_certificate = start("key.pem", "key.pem").await;
    assert!(no_certificate.contains("no usable certificate"), "{no_certificate}");
    let no_key = start("cert.pem", "cert.pem").await;
    assert!(no_key.contains("no usable key"), "{no_key}");
    let other = tempfile::tempdir().unwrap();
    certify(other.path());
    std::fs::copy(other.path().join("key.pem"), folder.path().join("other.pem")).unwrap();
    let another = start("cert.pem", "other.pem").await;
    assert!(another.contains("does not match the certificate"), "{another}");
}
