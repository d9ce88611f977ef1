//! A compressed event stream.
//!
//! The key decision: **a viewer keeps text, not a compressor**. A compressor has tables of 260 KB, and ten
//! thousand viewers would need gigabytes. But all it knows about the past is the text itself. So each viewer
//! keeps the last few kilobytes that they were sent, and one compressor per thread is primed with them for each
//! event. What it writes continues the viewer's stream as if it had never done anything else.

use std::cell::RefCell;

use bytes::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress};

/// How much of the past a viewer keeps. More would make updates smaller and slower to compress.
const WINDOW: usize = 8 * 1024;

/// Level 3 with twice the window saves up to four tenths of the bytes, but takes up to twice as long.
const LEVEL: u32 = 1;

/// The header of a gzip file that has no name and no time.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// An empty last block.
const LAST_BLOCK: [u8; 2] = [3, 0];

/// The most bytes in a stored block.
const MOST_STORED: usize = 0xffff;

thread_local! {
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// A gzip stream. Every event ends on a byte, so it can be read as soon as it has arrived.
#[derive(Default)]
pub(crate) struct GzipStream {
    /// The end of what was sent, as far as later events may refer to it.
    history: Vec<u8>,
    /// The checksum, from the first event on.
    sum: Option<Crc>,
}

impl GzipStream {
    /// Continues the stream with a text, in as few bytes as possible.
    pub(crate) fn compress(&mut self, text: &[u8]) -> Bytes {
        let mut out = self.begin(text);
        COMPRESSOR.with_borrow_mut(|compressor| {
            compressor.reset();
            if !self.history.is_empty() {
                compressor.set_dictionary(&self.history).expect("nothing was compressed since the reset");
            }
            out.reserve(text.len() / 2 + 64);
            loop {
                let done = compressor.total_in() as usize;
                let written = compressor.compress_vec(&text[done..], &mut out, FlushCompress::Sync);
                written.expect("a compressor accepts any text");
                if compressor.total_in() as usize == text.len() && out.len() < out.capacity() {
                    break;
                }
                out.reserve(text.len() / 2 + 64);
            }
        });
        self.remember(text);
        out.into()
    }

    /// Continues the stream with a text as it is. Nothing that is sent later refers to it.
    pub(crate) fn store(&mut self, text: &[u8]) -> Bytes {
        let mut out = self.begin(text);
        for block in text.chunks(MOST_STORED) {
            let length = block.len() as u16;
            out.push(0);
            out.extend_from_slice(&length.to_le_bytes());
            out.extend_from_slice(&(!length).to_le_bytes());
            out.extend_from_slice(block);
        }
        self.history = Vec::new();
        out.into()
    }

    /// Ends the stream.
    pub(crate) fn finish(mut self) -> Bytes {
        let mut out = self.begin(&[]);
        out.extend_from_slice(&LAST_BLOCK);
        let sum = self.sum.unwrap_or_default();
        out.extend_from_slice(&sum.sum().to_le_bytes());
        out.extend_from_slice(&sum.amount().to_le_bytes());
        out.into()
    }

    /// Adds a text to the checksum. Returns the header if the stream begins with it.
    fn begin(&mut self, text: &[u8]) -> Vec<u8> {
        let out = if self.sum.is_none() { HEADER.to_vec() } else { Vec::new() };
        self.sum.get_or_insert_default().update(text);
        out
    }

    fn remember(&mut self, text: &[u8]) {
        let kept = &text[text.len().saturating_sub(WINDOW)..];
        let surplus = (self.history.len() + kept.len()).saturating_sub(WINDOW);
        self.history.drain(..surplus);
        self.history.reserve_exact(kept.len());
        self.history.extend_from_slice(kept);
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use flate2::read::GzDecoder;

    use super::*;

    /// Texts of many lengths that have something in common.
    fn texts() -> Vec<String> {
        let text = |number: usize| {
            let words = (0..number * 37 % 4001).map(|word| format!("saucer {} ", word * number % 101));
            words.collect::<Vec<_>>().concat()
        };
        (0..60).map(text).collect()
    }

    #[test]
    fn every_event_can_be_read_as_soon_as_it_has_arrived() {
        let mut stream = GzipStream::default();
        let mut reader = flate2::write::GzDecoder::new(Vec::new());
        for (number, text) in texts().iter().enumerate() {
            let bytes = match number % 7 {
                3 => stream.store(text.as_bytes()),
                _ => stream.compress(text.as_bytes()),
            };
            reader.write_all(&bytes).unwrap();
            reader.flush().unwrap();
            assert_eq!(std::mem::take(reader.get_mut()), text.as_bytes(), "event {number}");
        }
        reader.write_all(&stream.finish()).unwrap();
        assert!(reader.finish().unwrap().is_empty());
    }

    #[test]
    fn the_stream_is_a_complete_gzip_file_in_the_end() {
        let mut stream = GzipStream::default();
        let mut file = Vec::new();
        for text in texts() {
            file.extend_from_slice(&stream.compress(text.as_bytes()));
        }
        file.extend_from_slice(&stream.finish());
        let mut read = String::new();
        GzDecoder::new(&*file).read_to_string(&mut read).unwrap();
        assert_eq!(read, texts().concat());
        let mut nothing = String::new();
        GzDecoder::new(&*GzipStream::default().finish()).read_to_string(&mut nothing).unwrap();
        assert_eq!(nothing, "");
    }

    #[test]
    fn what_was_sent_before_costs_almost_nothing() {
        let mut stream = GzipStream::default();
        let words = (0..800).map(|number| (number * 7919).to_string());
        let text = words.collect::<Vec<_>>().join(" ");
        let first = stream.compress(text.as_bytes()).len();
        let again = stream.compress(text.as_bytes()).len();
        assert!(again * 10 < first, "{first} bytes, then {again}");
    }

    #[test]
    fn the_length_of_talk_says_nothing_about_the_rest_of_the_stream() {
        let secret = "hand: general, saucer 4, counterattack";
        let guesses = ["hand: general, saucer 4, counterattack", "hand: strength, saucer 9, recruitmentt"];
        let lengths = guesses.map(|guess| {
            let mut stream = GzipStream::default();
            stream.compress(secret.as_bytes());
            (stream.store(guess.as_bytes()).len(), stream.compress(secret.as_bytes()).len())
        });
        assert_eq!(lengths[0], lengths[1]);
    }

    #[test]
    fn a_viewer_keeps_no_more_than_the_window() {
        let mut stream = GzipStream::default();
        for text in texts() {
            stream.compress(text.as_bytes());
        }
        assert!(stream.history.capacity() <= 2 * WINDOW, "{}", stream.history.capacity());
    }
}
