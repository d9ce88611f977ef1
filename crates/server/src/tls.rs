//! Https without a proxy: a certificate and its key from files, which may be replaced while the server runs.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use i18n::Message;
use sha2::{Digest, Sha256};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{Error, ServerConfig};

use crate::app::Stop;
use crate::config::Config;

/// How often the files are checked.
const CHECK_EVERY: Duration = Duration::from_secs(2);

const DAY_S: i64 = 24 * 3600;

/// How many days before a certificate expires the host is warned.
const WARN_DAYS: i64 = 14;

/// The certificate in use, and the files it comes from.
pub(crate) struct Certificates {
    certificate: PathBuf,
    key: PathBuf,
    shown: RwLock<Arc<CertifiedKey>>,
}

impl fmt::Debug for Certificates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Certificates").field("certificate", &self.certificate).finish_non_exhaustive()
    }
}

/// The contents of the two files.
struct Files {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

impl Files {
    fn read(certificate: &Path, key: &Path) -> Result<Files, Message> {
        let read = |file: &Path| {
            std::fs::read(file).map_err(|error| {
                Message::new("config-unreadable")
                    .with("file", file.display().to_string())
                    .with("reason", error.to_string())
            })
        };
        Ok(Files { certificate: read(certificate)?, key: read(key)? })
    }

    /// A digest that changes if one of the files does.
    fn digest(&self) -> [u8; 32] {
        let digest = Sha256::new().chain_update(&self.certificate).chain_update([0]).chain_update(&self.key);
        digest.finalize().into()
    }
}

impl Certificates {
    /// Reads the configured files; `None` if none are configured.
    pub(crate) fn read(config: &Config) -> Result<Option<Arc<Certificates>>, Message> {
        let (Some(certificate), Some(key)) = (&config.tls_certificate, &config.tls_key) else {
            return Ok(None);
        };
        let (certificate, key) = (certificate.clone(), key.clone());
        let shown = certified(&certificate, &key, &Files::read(&certificate, &key)?)?;
        warn_of_expiry(&shown);
        Ok(Some(Arc::new(Certificates { certificate, key, shown: RwLock::new(shown) })))
    }

    /// The acceptor that turns plain connections into encrypted ones.
    pub(crate) fn acceptor(self: &Arc<Certificates>) -> Result<TlsAcceptor, Error> {
        let mut config = ServerConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(Arc::clone(self) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config).into())
    }

    /// Reloads the files when they change, until the server stops. If they cannot be used, the old
    /// certificate stays in use.
    pub(crate) async fn keep_up(self: Arc<Certificates>, mut stop: Stop) {
        let mut seen = None;
        let mut told = SystemTime::now();
        loop {
            tokio::select! {
                () = stop.wanted() => return,
                () = tokio::time::sleep(CHECK_EVERY) => {}
            }
            let own = Arc::clone(&self);
            let looked = tokio::task::spawn_blocking(move || own.reload(seen)).await;
            seen = looked.unwrap_or(seen);
            if told.elapsed().is_ok_and(|since| since.as_secs() >= DAY_S as u64) {
                told = SystemTime::now();
                warn_of_expiry(&self.current());
            }
        }
    }

    /// Reads the files again and returns their digest. Contents that were already seen are not checked again.
    fn reload(&self, seen: Option<[u8; 32]>) -> Option<[u8; 32]> {
        let files = match Files::read(&self.certificate, &self.key) {
            Ok(files) => files,
            Err(reason) => {
                if seen.is_some() {
                    tracing::warn!(%reason, "cannot reload the certificate; the old one stays in use");
                }
                return None;
            }
        };
        let mark = Some(files.digest());
        if mark != seen {
            match certified(&self.certificate, &self.key, &files) {
                Ok(new) => self.show(new),
                Err(reason) => {
                    tracing::warn!(%reason, "cannot use the new certificate; the old one stays in use");
                }
            }
        }
        mark
    }

    fn show(&self, new: Arc<CertifiedKey>) {
        if self.current().cert != new.cert {
            tracing::info!("now using a new certificate");
            warn_of_expiry(&new);
        }
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = new;
    }

    fn current(&self) -> Arc<CertifiedKey> {
        Arc::clone(&self.shown.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl ResolvesServerCert for Certificates {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current())
    }
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

/// A certificate with its chain and key.
fn certified(certificate: &Path, key: &Path, files: &Files) -> Result<Arc<CertifiedKey>, Message> {
    let unusable = |what: &'static str, file: &Path, reason: String| {
        Message::new(what).with("file", file.display().to_string()).with("reason", reason)
    };
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&files.certificate)
        .collect::<Result<_, _>>()
        .map_err(|error| unusable("config-no-certificate", certificate, error.to_string()))?;
    let secret = PrivateKeyDer::from_pem_slice(&files.key)
        .map_err(|error| unusable("config-no-key", key, error.to_string()))?;
    if chain.is_empty() {
        return Err(unusable("config-no-certificate", certificate, "BEGIN CERTIFICATE".into()));
    }
    CertifiedKey::from_der(chain, secret, &provider()).map(Arc::new).map_err(|error| match error {
        Error::InconsistentKeys(_) => Message::new("config-key-of-another")
            .with("certificate", certificate.display().to_string())
            .with("key", key.display().to_string()),
        error => unusable("config-no-certificate", certificate, error.to_string()),
    })
}

/// Warns the host in time when a certificate is about to expire.
fn warn_of_expiry(shown: &CertifiedKey) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
    let Some(end) = shown.cert.first().and_then(|certificate| not_after(certificate)) else { return };
    let days = (end - now).div_euclid(DAY_S);
    if days < 0 {
        tracing::error!("the certificate has expired, so browsers refuse it");
    } else if days < WARN_DAYS {
        tracing::warn!(days, "the certificate expires soon");
    }
}

/// The time at which a certificate expires, in seconds since 1970.
fn not_after(certificate: &[u8]) -> Option<i64> {
    /// The first DER element's tag and content, and the bytes after it.
    fn element(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
        let (&tag, rest) = bytes.split_first()?;
        let (&first, rest) = rest.split_first()?;
        let (length, rest) = match first {
            0..=0x7f => (usize::from(first), rest),
            0x81..=0x84 => {
                let (digits, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
                (digits.iter().fold(0, |length, digit| length << 8 | usize::from(*digit)), rest)
            }
            _ => return None,
        };
        let (content, rest) = rest.split_at_checked(length)?;
        Some((tag, content, rest))
    }
    let (_, signed, _) = element(certificate)?;
    let (_, mut fields, _) = element(signed)?;
    // The version is optional. Serial number, algorithm and issuer are not.
    if element(fields)?.0 == 0xa0 {
        fields = element(fields)?.2;
    }
    for _ in 0..3 {
        fields = element(fields)?.2;
    }
    let (_, validity, _) = element(fields)?;
    let (_, _, rest) = element(validity)?;
    let (tag, time, _) = element(rest)?;
    let time = std::str::from_utf8(time).ok()?;
    let (year, rest) = match tag {
        0x17 => (time.get(..2)?.parse::<i64>().ok()?, time.get(2..)?),
        _ => (time.get(..4)?.parse::<i64>().ok()?, time.get(4..)?),
    };
    let year = match (tag, year) {
        (0x17, 0..50) => 2000 + year,
        (0x17, _) => 1900 + year,
        _ => year,
    };
    let two = |from: usize| rest.get(from..from + 2)?.parse::<i64>().ok();
    let (month, day) = (two(0)?, two(2)?);
    // Days since 1970, in years that begin in March.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year.div_euclid(4) - year.div_euclid(100)
        + year.div_euclid(400)
        + (153 * month + 2) / 5
        + day
        - 719_469;
    Some(days * DAY_S + two(4)? * 3600 + two(6)? * 60 + two(8)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expiry_date_of_a_certificate_is_read() {
        for (year, month, day, seconds) in
            [(2031, 2, 3, 1_927_843_200), (2048, 2, 29, 2_466_547_200), (2100, 12, 31, 4_133_894_400_i64)]
        {
            let key = rcgen::KeyPair::generate().unwrap();
            let mut about = rcgen::CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
            about.not_after = rcgen::date_time_ymd(year, month, day);
            let made = about.self_signed(&key).unwrap();
            assert_eq!(not_after(made.der()), Some(seconds), "{year}");
        }
        assert_eq!(not_after(b"nonsense"), None);
    }
}
