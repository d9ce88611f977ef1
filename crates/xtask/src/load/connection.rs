//! A connection with just as much HTTP as the driver needs.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::SocketAddr;

use flate2::write::GzDecoder;
use mio::net::TcpStream;
use mio::{Interest, Registry, Token};

use super::place::Phase;

/// A connection that never blocks.
pub(crate) struct Connection {
    stream: TcpStream,
    out: Vec<u8>,
    /// Requests that are waiting for answers.
    asked: VecDeque<Asked>,
    got: Vec<u8>,
    /// The part of an event stream that has arrived, without framing and possibly compressed.
    wire: Vec<u8>,
    /// The events in it that are not complete yet.
    text: Vec<u8>,
    stream_is: Option<Framing>,
    /// Decompresses the stream, if it is compressed.
    inflate: Option<GzDecoder<Vec<u8>>>,
    /// How many bytes of the stream have arrived and are not accounted for.
    received: usize,
    /// How many bytes have arrived since the connection was opened.
    total: usize,
}

/// How a stream is framed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Framing {
    /// In chunks, each preceded by its length.
    Pieces,
    /// Unframed, until the connection ends.
    Plain,
}

/// A request, and the phase of the table that it belongs to.
pub(crate) struct Asked {
    pub(crate) phase: Phase,
    pub(crate) request: Vec<u8>,
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
            wire: Vec::new(),
            text: Vec::new(),
            stream_is: None,
            inflate: None,
            received: 0,
            total: 0,
        })
    }

    pub(crate) fn send(&mut self, request: &[u8]) -> io::Result<()> {
        self.out.extend_from_slice(request);
        self.flush()
    }

    /// Sends a request. It is sent again if the connection ends without an answer, because the server hangs
    /// up on clients that have long been silent, and this one may just have spoken. That is noticed when
    /// reading, so an error while writing does not matter.
    pub(crate) fn ask(&mut self, asked: Asked) {
        self.out.extend_from_slice(&asked.request);
        self.asked.push_back(asked);
        self.flush().ok();
    }

    /// The requests that were not answered.
    pub(crate) fn unanswered(self) -> VecDeque<Asked> {
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
                    self.received += read;
                    self.total += read;
                    if read < scratch.len() {
                        return Ok(true);
                    }
                }
                Err(error) if is_later(&error) => return Ok(true),
                Err(error) => return Err(error),
            }
        }
    }

    /// The next answer, if it has arrived, and the request that it answers.
    pub(crate) fn reply(&mut self) -> Option<(Asked, Reply)> {
        let head = find(&self.got, b"\r\n\r\n")?;
        let text = String::from_utf8_lossy(&self.got[..head]).to_ascii_lowercase();
        let length = text.split("\r\n").find_map(|line| line.strip_prefix("content-length:"));
        let length: usize = length.and_then(|length| length.trim().parse().ok()).unwrap_or(0);
        let end = head + 4 + length;
        let body = String::from_utf8_lossy(self.got.get(head + 4..end)?).into_owned();
        self.got.drain(..end);
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Some((self.asked.pop_front()?, Reply { status, body }))
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
            let is_compressed = find(&self.got[..head], b"content-encoding: gzip").is_some();
            self.inflate = is_compressed.then(|| GzDecoder::new(Vec::new()));
            self.got.drain(..head + 4);
        }
        if self.stream_is == Some(Framing::Plain) {
            self.wire.append(&mut self.got);
        } else {
            self.unframe();
        }
        self.decompress()?;
        let mut begin = 0;
        while let Some(length) = find(&self.text[begin..], b"\n\n") {
            hear(&self.text[begin..begin + length]);
            begin += length + 2;
        }
        self.text.drain(..begin);
        Ok(())
    }

    /// How many bytes of the stream have arrived since they were last taken, if they are to be taken.
    pub(crate) fn take_received(&mut self, is_taken: bool) -> usize {
        if is_taken { std::mem::take(&mut self.received) } else { 0 }
    }

    /// How many bytes have arrived since the connection was opened.
    pub(crate) fn total(&self) -> usize {
        self.total
    }

    /// Decompresses what has arrived, if it is compressed.
    fn decompress(&mut self) -> Result<(), Reply> {
        let Some(inflate) = &mut self.inflate else {
            self.text.append(&mut self.wire);
            return Ok(());
        };
        let written = inflate.write_all(&self.wire).and_then(|()| inflate.flush());
        written.map_err(|error| Reply { status: 0, body: format!("a damaged stream: {error}") })?;
        self.wire.clear();
        self.text.append(inflate.get_mut());
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
            self.wire.extend_from_slice(&self.got[from..from + size]);
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
