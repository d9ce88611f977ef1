//! Protection that needs nobody's cooperation: headers that make browsers strict, and a check that refuses
//! requests from other sites' pages.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use http::Method;
use http::header::{self, HeaderMap, HeaderName, HeaderValue};
use http::request::Parts;

use crate::config::Networks;
use crate::fault::{Answer, ApiFault, Code};

/// The content security policy: browsers may load from us and talk to us, nothing else. Pages contain no
/// inline scripts.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

/// The headers of every response.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Adds the headers that make browsers strict. Responses that do not allow caching are not cached.
pub(crate) fn protect(headers: &mut HeaderMap) {
    headers.reserve(HEADERS.len() + 1);
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// The other end of the connection. The listener adds it to every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The caller's address: the other end of the connection or, if that is a trusted proxy, the last address it
/// names that is not itself a trusted proxy.
pub(crate) fn address_of(request: &Parts, trusted: &Networks) -> IpAddr {
    let peer = request.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let mut address = peer.to_canonical();
    if !trusted.contain(address) {
        return address;
    }
    let forwarded = HeaderName::from_static("x-forwarded-for");
    let values = request.headers.get_all(forwarded).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = values.flat_map(|value| value.split(',')).collect();
    for name in named.into_iter().rev() {
        let Ok(next) = name.trim().parse::<IpAddr>() else { break };
        address = next.to_canonical();
        if !trusted.contain(address) {
            break;
        }
    }
    address
}

/// Refuses requests that another site's page makes with our cookie, or that it submits to us. Programs that
/// send a token in a header are not pages.
pub(crate) fn check_origin(request: &Parts, own: Option<&str>) -> Answer<()> {
    let headers = &request.headers;
    let is_safe = matches!(request.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe || headers.contains_key(header::AUTHORIZATION) {
        return Ok(());
    }
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let by_site =
        text(&HeaderName::from_static("sec-fetch-site")).map(|site| matches!(site, "same-origin" | "none"));
    let by_origin = text(&header::ORIGIN).map(|origin| {
        let named = origin.split_once("://").map_or("", |(_, named)| named);
        let is_of_host = || {
            let host = text(&header::HOST).unwrap_or_default();
            !named.is_empty() && named.eq_ignore_ascii_case(host)
        };
        own.map_or_else(is_of_host, |own| origin.eq_ignore_ascii_case(own))
    });
    let has_cookie = headers.contains_key(header::COOKIE);
    match (by_site, by_origin) {
        // Without our cookie there is nothing a page could abuse.
        (None, None) if !has_cookie => Ok(()),
        (site, origin) if site.or(origin) == Some(true) && origin != Some(false) => Ok(()),
        _ => Err(ApiFault::plain(Code::Origin, "server-origin")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(headers: &[(&'static str, &str)]) -> Parts {
        let mut request = http::Request::builder().method("POST").uri("/api/x");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(()).unwrap().into_parts().0;
        request.extensions.insert(Peer("10.0.0.1:5".parse().unwrap()));
        request
    }

    #[test]
    fn forwarded_addresses_are_trusted_only_from_trusted_proxies() {
        let address = |trusted: &str, headers: &[(&'static str, &str)]| {
            address_of(&request(headers), &trusted.parse().unwrap()).to_string()
        };
        let forged = [("x-forwarded-for", "9.9.9.9, 1.2.3.4, 10.0.0.7")];
        assert_eq!(address("", &forged), "10.0.0.1");
        assert_eq!(
            address("10.0.0.0/8", &forged),
            "1.2.3.4",
            "anybody may have written the addresses further left"
        );
        assert_eq!(address("10.0.0.0/8", &[]), "10.0.0.1");
        assert_eq!(address("10.0.0.0/8", &[("x-forwarded-for", "nonsense")]), "10.0.0.1");
    }

    #[test]
    fn requests_from_other_sites_pages_are_refused() {
        let allowed = |headers: &[(&'static str, &str)], own| check_origin(&request(headers), own).is_ok();
        let cookie = ("cookie", "starfry=x");
        let host = ("host", "play.example.org");
        assert!(allowed(&[], None), "a program without a cookie or token");
        assert!(!allowed(&[cookie], None), "a cookie needs one of the two headers");
        assert!(allowed(&[cookie, host, ("origin", "https://play.example.org")], None));
        assert!(!allowed(&[cookie, host, ("origin", "https://evil.example")], None));
        assert!(!allowed(&[cookie, host, ("origin", "null")], None));
        assert!(
            !allowed(&[host, ("origin", "https://evil.example")], None),
            "another site may not log anybody in either"
        );
        assert!(allowed(&[cookie, ("sec-fetch-site", "same-origin")], None));
        assert!(!allowed(&[cookie, ("sec-fetch-site", "cross-site")], None));
        assert!(!allowed(&[cookie, ("sec-fetch-site", "same-site")], None));
        let own = Some("https://play.example.org");
        assert!(
            allowed(&[cookie, ("origin", "https://play.example.org")], own),
            "whatever a proxy does to Host"
        );
        assert!(!allowed(&[cookie, ("origin", "http://play.example.org")], own));
        assert!(allowed(&[("authorization", "Bearer x"), ("origin", "https://evil.example")], own));
    }
}
