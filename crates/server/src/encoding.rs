//! Compression of answers for clients that accept it.

use std::io::{Read, Write};

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use http::header::{ACCEPT_ENCODING, HeaderMap};

/// A compression method, best first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

/// The highest quality. It takes tens of milliseconds, so nobody may be waiting for it.
const BROTLI_QUALITY: u32 = 11;
/// A window larger than any of our files.
const BROTLI_WINDOW_BITS: u32 = 22;

impl Encoding {
    const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// Its name in HTTP headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// The methods that the client accepts, best first.
    pub(crate) fn accepted_by(headers: &HeaderMap) -> impl Iterator<Item = Encoding> {
        Encoding::ALL.into_iter().filter(|encoding| encoding.is_accepted_by(headers))
    }

    /// Whether the client accepts this method.
    pub(crate) fn is_accepted_by(self, headers: &HeaderMap) -> bool {
        let offers = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut names = offers.flat_map(|value| value.split(',')).filter_map(accepted);
        names.any(|name| name.eq_ignore_ascii_case(self.name()))
    }

    /// The text, compressed as well as possible. With gzip that takes a tenth of a millisecond for the usual
    /// page, with Brotli a hundred times as long.
    pub(crate) fn compress(self, text: &[u8]) -> Bytes {
        let mut out = Vec::new();
        let written = match self {
            Encoding::Brotli => {
                let size = text.len().max(1);
                brotli::CompressorReader::new(text, size, BROTLI_QUALITY, BROTLI_WINDOW_BITS)
                    .read_to_end(&mut out)
                    .map(drop)
            }
            Encoding::Gzip => {
                let mut encoder = GzEncoder::new(&mut out, Compression::best());
                encoder.write_all(text).and_then(|()| encoder.finish()).map(drop)
            }
        };
        written.expect("writing to memory cannot fail");
        out.into()
    }
}

/// The name in an offer such as `gzip;q=0.5`, unless a quality of zero rules it out.
fn accepted(offer: &str) -> Option<&str> {
    let (name, quality) = offer.split_once(';').unwrap_or((offer, "q=1"));
    let quality: f32 = quality.trim().strip_prefix("q=")?.trim().parse().ok()?;
    (quality > 0.0).then(|| name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(accept: &str) -> Option<Encoding> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accept.parse().unwrap());
        Encoding::accepted_by(&headers).next()
    }

    #[test]
    fn the_best_accepted_encoding_is_chosen() {
        assert_eq!(best("gzip, deflate, br, zstd"), Some(Encoding::Brotli));
        assert_eq!(best("GZIP;q=0.8, br; q=0"), Some(Encoding::Gzip));
        assert_eq!(best("identity"), None);
        assert_eq!(best("gzip;q=often"), None);
        assert_eq!(Encoding::accepted_by(&HeaderMap::new()).next(), None);
    }

    #[test]
    fn compressed_text_decompresses_to_the_original() {
        let text = "little green aliens ".repeat(100);
        let mut read = String::new();
        let gzip = Encoding::Gzip.compress(text.as_bytes());
        flate2::read::GzDecoder::new(&*gzip).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        read.clear();
        let brotli = Encoding::Brotli.compress(text.as_bytes());
        brotli::Decompressor::new(&*brotli, 4096).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        assert!(gzip.len() < 100 && brotli.len() < 100);
        assert!(Encoding::ALL.iter().all(|encoding| !encoding.compress(b"").is_empty()));
    }
}
