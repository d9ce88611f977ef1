//! What the server prints when it is ready: where to play, where data and settings are, and how to stop it.
//!
//! On a terminal the address is in a frame, where nobody can miss it. Elsewhere the same facts are printed as
//! plain lines, for scripts and logs.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use i18n::{Texts, args};
use server::Config;

use crate::output::{Side, Style, columns, hanging, letters, width};

/// What the server prints when it is ready.
pub(crate) struct Greeting<'a> {
    texts: &'a Texts,
    /// Where to play.
    places: Vec<Row>,
    /// Everything else.
    facts: Vec<Row>,
}

/// A label and its values.
type Row = Vec<String>;

impl<'a> Greeting<'a> {
    /// Creates a greeting that says where to play on a server listening there, and how others can.
    pub(crate) fn new(config: &Config, listening: SocketAddr, texts: &'a Texts) -> Greeting<'a> {
        let mut greeting = Greeting { texts, places: Vec::new(), facts: Vec::new() };
        let (ip, port) = (listening.ip(), listening.port());
        let address = |ip: IpAddr| config.address(SocketAddr::new(ip, port));
        if config.public_url.is_some() || !(ip.is_loopback() || ip.is_unspecified()) {
            greeting.places.push(greeting.row("serve-play", address(ip)));
        } else if ip.is_loopback() {
            greeting.places.push(greeting.row("serve-play", address(ip)));
            let everywhere = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), port).to_string();
            let how = texts.say("serve-others-how", &args! { address: everywhere });
            greeting = greeting.with("serve-others", how);
        } else {
            let here = loopback_like(ip);
            let others = match own_address_like(ip) {
                Some(own) => address(own),
                None => texts.say("serve-others-unknown", &args! { address: here.to_string() }),
            };
            let rows = [greeting.row("serve-play", address(here)), greeting.row("serve-others", others)];
            greeting.places.extend(rows);
        }
        greeting
    }

    /// The same greeting with one more fact, under a label.
    #[must_use]
    pub(crate) fn with(mut self, label: &str, fact: String) -> Greeting<'a> {
        self.facts.push(self.row(label, fact));
        self
    }

    fn row(&self, label: &str, value: String) -> Row {
        vec![self.texts.word(label), value]
    }

    /// The greeting as standard output can show it best.
    pub(crate) fn shown(&self) -> String {
        if io::stdout().is_terminal() { self.framed(width(), Style::of_output()) } else { self.plain() }
    }

    fn plain(&self) -> String {
        let rows = [self.places.as_slice(), &self.facts].concat();
        let lines = aligned(&rows).into_iter().map(|line| format!("  {line}"));
        [self.texts.word("serve-ready")].into_iter().chain(lines).collect::<Vec<String>>().join("\n")
    }

    /// The places to play in a frame with the rest below it, in lines of at most this many columns.
    fn framed(&self, width: usize, style: Style) -> String {
        let mut inside = vec![self.texts.word("serve-ready")];
        inside.extend(aligned(&self.places));
        let inner = inside.iter().map(|line| letters(line)).max().unwrap_or(0);
        if inner + letters("  │  ") + letters("  │") > width {
            // The frame would be torn apart.
            return self.plain();
        }
        let edge = "─".repeat(inner + 4);
        let inside = inside.iter().map(|line| {
            let space = " ".repeat(inner - letters(line));
            format!("  │  {}{space}  │", style.bold(line))
        });
        let labels = self.facts.iter().map(|row| letters(&row[0])).max().unwrap_or(0);
        let facts = self.facts.iter().map(|row| {
            let (label, indent) = (format!("  {:<labels$}  ", row[0]), " ".repeat(labels + 4));
            hanging(&row[1], &label, &indent, width)
        });
        let top = [String::new(), format!("  ╭{edge}╮")];
        let bottom = [format!("  ╰{edge}╯"), String::new()];
        let lines = top.into_iter().chain(inside).chain(bottom).chain(facts).chain([String::new()]);
        lines.collect::<Vec<String>>().join("\n")
    }
}

fn aligned(rows: &[Row]) -> Vec<String> {
    columns(&[Side::Left, Side::Left], rows)
}

/// The loopback address of the same kind.
pub(crate) fn loopback_like(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    }
}

/// This machine's address in its network, of the same kind, if it has one.
fn own_address_like(ip: IpAddr) -> Option<IpAddr> {
    // Addresses reserved for examples, which nobody has. Nothing is sent there, but the system chooses a
    // route.
    let elsewhere: IpAddr = match ip {
        IpAddr::V4(_) => Ipv4Addr::new(192, 0, 2, 1).into(),
        IpAddr::V6(_) => Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into(),
    };
    let socket = UdpSocket::bind(SocketAddr::new(ip, 0)).ok()?;
    socket.connect((elsewhere, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::tests::library;

    fn greeting(config: &Config, listening: &str) -> Greeting<'static> {
        let texts = library().english();
        let greeting = Greeting::new(config, listening.parse().unwrap(), texts);
        greeting.with("serve-data", "/srv/a folder/starfry-data".into()).with("serve-stop", "Ctrl-C".into())
    }

    #[test]
    fn scripts_find_a_label_and_a_value_in_every_line() {
        let plain = greeting(&Config::default(), "127.0.0.1:4040").plain();
        let expected = "Starfry is ready.\n  \
                        Play:    http://127.0.0.1:4040/\n  \
                        Others:  start with --listen 0.0.0.0:4040 to let others on your network in\n  \
                        Data:    /srv/a folder/starfry-data\n  \
                        Stop:    Ctrl-C";
        assert_eq!(plain, expected);
    }

    #[test]
    fn on_a_terminal_the_address_is_in_a_frame() {
        let framed = greeting(&Config::default(), "127.0.0.1:4040").framed(60, Style::PLAIN);
        let expected = "
  ╭─────────────────────────────────╮
  │  Starfry is ready.              │
  │  Play:  http://127.0.0.1:4040/  │
  ╰─────────────────────────────────╯

  Others:  start with --listen 0.0.0.0:4040 to let others on
           your network in
  Data:    /srv/a folder/starfry-data
  Stop:    Ctrl-C
";
        assert_eq!(framed, expected);
    }

    #[test]
    fn a_terminal_that_is_too_narrow_gets_no_frame() {
        let greeting = greeting(&Config::default(), "127.0.0.1:4040");
        assert_eq!(greeting.framed(20, Style::PLAIN), greeting.plain());
    }

    #[test]
    fn nobody_is_sent_to_an_address_that_cannot_be_opened() {
        for (listening, here) in
            [("0.0.0.0:4040", "http://127.0.0.1:4040/"), ("[::]:4040", "http://[::1]:4040/")]
        {
            let greeting = greeting(&Config::default(), listening);
            assert_eq!(greeting.places[0], ["Play:", here]);
            assert_eq!((greeting.places.len(), greeting.places[1][0].as_str()), (2, "Others:"));
            assert!(!greeting.plain().contains("0.0.0.0") && !greeting.plain().contains("[::]"));
        }
    }

    #[test]
    fn only_the_public_address_is_shown_if_there_is_one() {
        let public_url = Some("https://play.example.org".parse().unwrap());
        let config = Config { public_url, ..Config::default() };
        for listening in ["127.0.0.1:4040", "0.0.0.0:4040"] {
            let places = greeting(&config, listening).places;
            assert_eq!(places, [["Play:", "https://play.example.org/"]]);
        }
        assert_eq!(
            greeting(&Config::default(), "198.51.100.7:80").places,
            [["Play:", "http://198.51.100.7:80/"]]
        );
    }
}
