//! Answers with nothing of the caller in them: files, and pages that are the same for everybody. Each is
//! compressed once.
//!
//! The first request gets gzip, which takes less than a millisecond. Brotli at its best quality saves another
//! seventh, and half of a lesson, but takes a hundred times as long. One thread does that for one answer after
//! another, and clients get the result as soon as there is one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread;

use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH, VARY};
use http::{HeaderValue, StatusCode};
use record::to_hex;
use sha2::{Digest, Sha256};

use crate::encoding::Encoding;

/// The value of `Vary` of everything that may be compressed.
pub(crate) const VARIES: HeaderValue = HeaderValue::from_static("accept-encoding");

/// How long browsers and proxies may keep an answer without asking again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    /// As long as they like: something else would have another address.
    Forever,
    /// An hour.
    AnHour,
    /// They keep it, but ask each time whether it is still current.
    Checked,
    /// Not at all.
    Never,
}

impl Kept {
    pub(crate) const fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Kept::Forever => "public, max-age=31536000, immutable",
            Kept::AnHour => "public, max-age=3600",
            Kept::Checked => "no-cache",
            Kept::Never => "no-store",
        })
    }
}

/// An answer with its compressed forms.
#[derive(Clone)]
pub(crate) struct Served(Arc<Contents>);

struct Contents {
    media_type: &'static str,
    digest: String,
    text: Bytes,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
    /// Whether the thread has been asked for Brotli.
    is_queued: AtomicBool,
}

impl Served {
    pub(crate) fn new(media_type: &'static str, text: impl Into<Bytes>) -> Served {
        let text = text.into();
        let digest = to_hex(&Sha256::digest(&text)[..8]);
        let (gzip, brotli, is_queued) = Default::default();
        Served(Arc::new(Contents { media_type, digest, text, gzip, brotli, is_queued }))
    }

    /// The response: the best form that the client accepts, or “not modified” if it already has one.
    pub(crate) fn answer(&self, headers: &HeaderMap, kept: Kept) -> Response {
        let about = |encoding: Option<Encoding>| {
            [
                (CACHE_CONTROL, kept.header()),
                (CONTENT_TYPE, HeaderValue::from_static(self.0.media_type)),
                (ETAG, self.tag(encoding)),
                (VARY, VARIES),
            ]
        };
        // Whichever form it has is current, even if there is a smaller one by now.
        let mut acceptable = Encoding::accepted_by(headers).map(Some).chain([None]);
        if let Some(encoding) = acceptable.find(|encoding| is_known(headers, &self.tag(*encoding))) {
            return (StatusCode::NOT_MODIFIED, about(encoding)).into_response();
        }
        let (encoding, bytes) = self.best_for(headers);
        let mut response = (about(encoding), bytes).into_response();
        if let Some(encoding) = encoding {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
        response
    }

    /// The entity tag of a form.
    fn tag(&self, encoding: Option<Encoding>) -> HeaderValue {
        let digest = &self.0.digest;
        let tag = match encoding {
            Some(encoding) => format!("\"{digest}-{}\"", encoding.name()),
            None => format!("\"{digest}\""),
        };
        HeaderValue::from_str(&tag).expect("hexadecimal digits are valid in a header")
    }

    fn best_for(&self, headers: &HeaderMap) -> (Option<Encoding>, Bytes) {
        if Encoding::Brotli.is_accepted_by(headers) {
            match self.0.brotli.get() {
                Some(bytes) => return (Some(Encoding::Brotli), bytes.clone()),
                None => self.compress_later(),
            }
        }
        if Encoding::Gzip.is_accepted_by(headers) {
            return (Some(Encoding::Gzip), self.gzip());
        }
        (None, self.0.text.clone())
    }

    /// The form compressed with gzip.
    pub(crate) fn gzip(&self) -> Bytes {
        self.0.gzip.get_or_init(|| Encoding::Gzip.compress(&self.0.text)).clone()
    }

    /// Queues this answer for the thread, once.
    fn compress_later(&self) {
        if let Some(queue) = queue().filter(|_| !self.0.is_queued.swap(true, Ordering::Relaxed)) {
            // This only fails if the thread has died, and then gzip remains.
            let _ = queue.send(self.clone());
        }
    }
}

/// Whether the client already has what this entity tag names. Proxies may have marked the tag as weak.
fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = values.flat_map(|value| value.split(',')).map(str::trim);
    known.any(|known| known == "*" || *tag == known.trim_start_matches("W/"))
}

/// Leads to the thread that compresses well, which starts with the first answer. It is not one of the
/// runtime's, because a server that stops would wait for those.
fn queue() -> Option<&'static mpsc::Sender<Served>> {
    static QUEUE: OnceLock<Option<mpsc::Sender<Served>>> = OnceLock::new();
    let start = || {
        let (queue, queued) = mpsc::channel::<Served>();
        let work = move || {
            for Served(contents) in queued {
                let compress = || Encoding::Brotli.compress(&contents.text);
                contents.brotli.get_or_init(compress);
            }
        };
        thread::Builder::new().name("compress".into()).spawn(work).ok().map(|_| queue)
    };
    QUEUE.get_or_init(start).as_ref()
}
