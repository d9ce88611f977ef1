//! A connection with just as much HTTP as the driver needs.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::SocketAddr;

use mio::net::TcpStream;
use mio::{Interest, Registry, Token};

/// A connection that never blocks.
pub(crate) struct Connection {
    stream: TcpStream,
    out: Vec<u8>,
    /// Requests that are waiting for answers.
    asked: VecDeque<Vec<u8>>,
    got: Vec<u8>,
    /// The part of an event stream that has arrived, without framing.
    text: Vec<u8>,
    stream_is: Option<Framing>,
}

/// How a stream is framed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Framing {
    /// In chunks, each preceded by its length.
    Pieces,
    /// Unframed, until the connection ends.
    Plain,
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Connection {
    pub(crate) fn open(address: SocketAddr, registry: &Registry, token: usize) -> io::Result<Connection> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        registry.register(&mut stream, Token(token), Interest::READABLE | Interest::WRITABLE)?;
        Ok(Connection {
            stream,
            out: Vec::new(),
            asked: VecDeque::new(),
            got: Vec::new(),
            text: Vec::new(),
            stream_is: None,
        })
    }

    pub(crate) fn send(&mut self, request: &[u8]) -> io::Result<()> {
        self.out.extend_from_slice(request);
        self.flush()
    }

    /// Sends a request. It is sent again if the connection ends without an answer, because the server hangs
    /// up on clients that have long been silent, and this one may just have spoken.
    pub(crate) fn ask(&mut self, request: &[u8]) -> io::Result<()> {
        self.asked.push_back(request.to_owned());
        self.send(request)
    }

    /// The requests that were not answered.
    pub(crate) fn unanswered(self) -> VecDeque<Vec<u8>> {
        self.asked
    }

    /// Writes what is queued, as far as possible.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        while !self.out.is_empty() {
            match self.stream.write(&self.out) {
                Ok(written) => drop(self.out.drain(..written)),
                Err(error) if is_later(&error) => break,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Reads what has arrived. Returns whether the other end is still open.
    pub(crate) fn receive(&mut self, scratch: &mut [u8]) -> io::Result<bool> {
        loop {
            match self.stream.read(scratch) {
                Ok(0) => return Ok(false),
                Ok(read) => {
                    self.got.extend_from_slice(&scratch[..read]);
                    if read < scratch.len() {
                        return Ok(true);
                    }
                }
                Err(error) if is_later(&error) => return Ok(true),
                Err(error) => return Err(error),
            }
        }
    }

    /// The next answer, if it has arrived.
    pub(crate) fn reply(&mut self) -> Option<Reply> {
        let head = find(&self.got, b"\r\n\r\n")?;
        let text = String::from_utf8_lossy(&self.got[..head]).to_ascii_lowercase();
        let length = text.split("\r\n").find_map(|line| line.strip_prefix("content-length:"));
        let length: usize = length.and_then(|length| length.trim().parse().ok()).unwrap_or(0);
        let end = head + 4 + length;
        let body = String::from_utf8_lossy(self.got.get(head + 4..end)?).into_owned();
        self.got.drain(..end);
        self.asked.pop_front();
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Some(Reply { status, body })
    }

    /// Passes all events that have arrived to `hear`. An answer that is not a stream is an error.
    pub(crate) fn events(&mut self, mut hear: impl FnMut(&[u8])) -> Result<(), Reply> {
        if self.stream_is.is_none() {
            let Some(head) = find(&self.got, b"\r\n\r\n") else { return Ok(()) };
            if !self.got.starts_with(b"HTTP/1.1 200 ") {
                let body = String::from_utf8_lossy(&self.got).into_owned();
                return Err(Reply { status: 0, body });
            }
            let is_in_pieces = find(&self.got[..head], b"transfer-encoding: chunked").is_some();
            self.stream_is = Some(if is_in_pieces { Framing::Pieces } else { Framing::Plain });
            self.got.drain(..head + 4);
        }
        if self.stream_is == Some(Framing::Plain) {
            self.text.append(&mut self.got);
        } else {
            self.unframe();
        }
        let mut begin = 0;
        while let Some(length) = find(&self.text[begin..], b"\n\n") {
            hear(&self.text[begin..begin + length]);
            begin += length + 2;
        }
        self.text.drain(..begin);
        Ok(())
    }

    /// Removes the framing from all chunks that have arrived.
    fn unframe(&mut self) {
        let mut begin = 0;
        while let Some(line) = find(&self.got[begin..], b"\r\n") {
            let size = std::str::from_utf8(&self.got[begin..begin + line]).unwrap_or_default();
            let size = usize::from_str_radix(size, 16).unwrap_or(0);
            let from = begin + line + 2;
            if self.got.len() < from + size + 2 {
                break;
            }
            self.text.extend_from_slice(&self.got[from..from + size]);
            begin = from + size + 2;
        }
        self.got.drain(..begin);
    }
}

fn is_later(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::NotConnected | io::ErrorKind::Interrupted
    )
}

/// Where `wanted` occurs in a text.
pub(crate) fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    memchr::memmem::find(text, wanted)
}
