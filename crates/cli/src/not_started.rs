//! Why the server does not start, and what to do about it.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use catalog::Fault;
use server::admin::store_message;
use server::{Config, NotStarted};
use store::StoreFault;

use crate::greeting::loopback_like;
use crate::serve::place_of_data;

/// How long another program may take to say what it is. A Starfry answers immediately, but its machine may be
/// busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most bytes that are read of its answer.
const MOST_BYTES: usize = 16 * 1024;

/// How many ports are tried to find a free one.
const MOST_PORTS: u16 = 100;

/// The error if the data cannot be used.
pub(crate) fn without_store(fault: &StoreFault, config: &Config) -> Fault {
    if matches!(fault, StoreFault::InUse) && config.database_file().is_some() {
        return match starfry_at(config.listen) {
            Some(url) => {
                let free = free_beside(config.listen).to_string();
                Fault::new("serve-running").with("address", url).with("listen", free)
            }
            None => Fault::new("serve-data-taken").with("folder", place_of_data(config)),
        };
    }
    let address = config.database_address().to_string();
    Fault::new("serve-no-store").with("folder", address).with("reason", store_message(fault))
}

/// The error if something else keeps the server from starting.
pub(crate) fn without_listening(error: NotStarted) -> Fault {
    match error {
        NotStarted::Address { setting, address, error } => without_address(setting, address, &error),
        NotStarted::Certificate(reason) => reason,
        NotStarted::Io(error) => Fault::verbatim(error.to_string()),
    }
}

/// Why it cannot listen on the address in a setting.
fn without_address(setting: &str, address: SocketAddr, error: &io::Error) -> Fault {
    let (ip, port) = (address.ip(), address.port());
    let instead = |address: SocketAddr| format!("--{setting} {address}");
    match error.kind() {
        ErrorKind::AddrInUse => {
            let instead = instead(free_beside(address));
            match starfry_at(address) {
                Some(url) => {
                    Fault::new("serve-address-starfry").with("address", url).with("argument", instead)
                }
                None => Fault::new("serve-address-taken")
                    .with("address", address.to_string())
                    .with("argument", instead),
            }
        }
        ErrorKind::PermissionDenied => Fault::new("serve-address-forbidden")
            .with("port", port.to_string())
            .with("argument", instead(free_from(ip, Config::default().listen.port()))),
        ErrorKind::AddrNotAvailable => Fault::new("serve-address-foreign")
            .with("ip", ip.to_string())
            .with("argument", instead(SocketAddr::new(loopback_like(ip), port))),
        _ => Fault::new("serve-no-address")
            .with("address", address.to_string())
            .with("reason", error.to_string())
            .with("argument", format!("--{setting}")),
    }
}

/// Where the Starfry that listens there can be found, if it is one. Only a Starfry publishes its key.
fn starfry_at(address: SocketAddr) -> Option<String> {
    let ip = if address.ip().is_unspecified() { loopback_like(address.ip()) } else { address.ip() };
    let address = SocketAddr::new(ip, address.port());
    let answer = ask(address, "/api/key").ok()?;
    answer.contains("\"ed25519\"").then(|| format!("http://{address}/"))
}

/// The answer to a request if it comes in time, including its head.
fn ask(address: SocketAddr, path: &str) -> io::Result<String> {
    let end = Instant::now() + PATIENCE;
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    let mut piece = [0; 1024];
    while answer.len() < MOST_BYTES {
        let left = end.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut piece)? {
            0 => break,
            read => answer.extend_from_slice(&piece[..read]),
        }
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The next port on which nobody listens.
fn free_beside(taken: SocketAddr) -> SocketAddr {
    free_from(taken.ip(), taken.port().saturating_add(1))
}

/// The first free port from this one on, or 0 (any) if there is none.
fn free_from(ip: IpAddr, first: u16) -> SocketAddr {
    let mut ports = (first..=first.saturating_add(MOST_PORTS)).map(|port| SocketAddr::new(ip, port));
    ports.find(|address| TcpListener::bind(address).is_ok()).unwrap_or(SocketAddr::new(ip, 0))
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn said(setting: &'static str, address: SocketAddr, kind: ErrorKind) -> String {
        without_listening(NotStarted::Address { setting, address, error: kind.into() }).to_string()
    }

    #[test]
    fn every_reason_has_its_own_advice() {
        let here = |port| SocketAddr::from(([127, 0, 0, 1], port));
        let forbidden = said("listen", here(80), ErrorKind::PermissionDenied);
        assert!(forbidden.contains("port 80") && forbidden.contains("--listen 127.0.0.1:"), "{forbidden}");
        let foreign = said("metrics", ([192, 0, 2, 1], 9).into(), ErrorKind::AddrNotAvailable);
        assert!(foreign.contains("192.0.2.1") && foreign.contains("--metrics 127.0.0.1:9"), "{foreign}");
        let other = said("metrics", here(9), ErrorKind::OutOfMemory);
        assert!(other.contains("127.0.0.1:9: ") && other.contains("--metrics"), "{other}");
    }

    #[test]
    fn another_program_is_not_mistaken_for_starfry_whatever_it_says() {
        for greeting in ["", "220 mail.example.org\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"] {
            let listener = TcpListener::bind("127.0.0.1:0").unwrap();
            let address = listener.local_addr().unwrap();
            let other = thread::spawn(move || {
                let (mut stream, _) = listener.accept().unwrap();
                stream.write_all(greeting.as_bytes()).unwrap();
            });
            let taken = said("listen", address, ErrorKind::AddrInUse);
            assert!(taken.contains("another program") && taken.contains(&address.to_string()), "{taken}");
            other.join().unwrap();
        }
    }

    #[test]
    fn the_proposed_port_is_free() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let proposed = free_beside(taken.local_addr().unwrap());
        assert_ne!(proposed, taken.local_addr().unwrap());
        assert_eq!(proposed.ip(), taken.local_addr().unwrap().ip());
    }
}
