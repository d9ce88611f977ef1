//! Servers that are started for a task, and clients that talk to them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::Value;

use crate::shell::run;

/// How long a server may take to answer anything: much longer than it ever does.
const PATIENCE: Duration = Duration::from_mins(2);

/// How long a client that knows several nodes waits for one of them.
const PATIENCE_WITH_NODES: Duration = Duration::from_secs(3);

/// The given program, or `starfry`, which is built now.
pub(crate) fn given_or_built(given: Option<&PathBuf>, release: bool) -> anyhow::Result<PathBuf> {
    given.map_or_else(|| build(release), |given| Ok(given.clone()))
}

/// Builds `starfry` and returns its path.
fn build(release: bool) -> anyhow::Result<PathBuf> {
    let mut arguments = vec!["build", "--quiet", "--locked", "--package", "starfry"];
    if release {
        arguments.push("--release");
    }
    run("cargo", &arguments)?;
    built(release)
}

/// The path of `starfry`, if Cargo has built it.
pub(crate) fn built(release: bool) -> anyhow::Result<PathBuf> {
    // Cargo puts it next to this program, or into the folder next to that.
    let own = std::env::current_exe()?;
    let target = own.ancestors().nth(2).context("xtask is not in a target folder")?;
    Ok(target.join(if release { "release" } else { "debug" }).join("starfry"))
}

/// An address of this machine on which nobody listens. It is outside the range that is assigned to
/// connections, so it stays free while a server is down.
pub(crate) fn free_address() -> anyhow::Result<SocketAddr> {
    let start = std::process::id() % 10_000;
    (0..10_000)
        .map(|number| SocketAddr::from(([127, 0, 0, 1], (20_000 + (start + number * 7) % 10_000) as u16)))
        .find(|address| TcpListener::bind(address).is_ok())
        .context("there is no free port")
}

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The program.
    pub(crate) binary: PathBuf,
    /// A prefix for the command, such as `taskset -c 0`. What it starts must be the same process.
    pub(crate) under: Vec<String>,
    /// The address on which it listens.
    pub(crate) address: SocketAddr,
    /// The database folder. The log is next to it.
    pub(crate) data: PathBuf,
    /// Other settings, by the names of their flags.
    pub(crate) settings: Vec<(&'static str, String)>,
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Serving {
    child: Child,
}

impl Plan {
    /// Plans a server on a free port, without limits.
    pub(crate) fn new(binary: &Path, data: &Path) -> anyhow::Result<Plan> {
        Ok(Plan {
            binary: binary.to_owned(),
            under: Vec::new(),
            address: free_address()?,
            data: data.to_owned(),
            settings: vec![("limits", "false".to_owned())],
        })
    }

    /// Starts the server without waiting for it.
    pub(crate) fn spawn(&self) -> anyhow::Result<Serving> {
        spawn(self.command()?, &self.log())
    }

    fn command(&self) -> anyhow::Result<Command> {
        let binary = self.binary.as_os_str().to_owned();
        let mut words = self.under.iter().map(Into::into).chain([binary, "serve".into()]);
        let first = words.next().context("there is no program")?;
        let mut command = Command::new(&first);
        command.args(words).arg("--listen").arg(self.address.to_string()).arg("--data").arg(&self.data);
        for (setting, value) in &self.settings {
            command.arg(format!("--{setting}")).arg(value);
        }
        Ok(command)
    }

    /// Starts the server. Returns when it accepts connections.
    pub(crate) fn start(&self) -> anyhow::Result<Serving> {
        start(self.command()?, self.address, &self.log())
    }

    /// The path of the server's log.
    pub(crate) fn log(&self) -> PathBuf {
        self.data.with_extension("log")
    }
}

fn spawn(mut command: Command, log: &Path) -> anyhow::Result<Serving> {
    let file = File::options().create(true).append(true).open(log)?;
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file);
    let program = command.get_program().to_owned();
    let child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
    Ok(Serving { child })
}

/// Starts a server with any command. Returns when it accepts connections at an address. Its standard error
/// goes to a log.
pub(crate) fn start(command: Command, address: SocketAddr, log: &Path) -> anyhow::Result<Serving> {
    let mut serving = spawn(command, log)?;
    let started = Instant::now();
    while TcpStream::connect(address).is_err() {
        if let Some(status) = serving.child.try_wait()? {
            anyhow::bail!("the server exited immediately, {status}: see {}", log.display());
        }
        anyhow::ensure!(started.elapsed() < PATIENCE, "the server did not start listening");
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok(serving)
}

impl Serving {
    /// The id of the process that was started.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills the server without a warning (kill -9). It must have been running until then.
    pub(crate) fn kill(mut self) -> anyhow::Result<()> {
        if let Some(status) = self.child.try_wait()? {
            anyhow::bail!("the server exited on its own: {status}");
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks the server to stop and waits until it has.
    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        run("kill", &["-TERM", &self.child.id().to_string()])?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // Nothing is left running, whatever went wrong before. Killing a server that has already ended fails,
        // which is fine.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A client that talks to a server, on one connection for as long as it lasts. If there are several nodes, it
/// goes to the next one when it gets no answer.
#[derive(Debug)]
pub(crate) struct Caller {
    /// The addresses of the nodes. It talks to the first.
    addresses: Vec<SocketAddr>,
    token: Option<String>,
    /// The address that the server is told the requests come from.
    origin: Option<&'static str>,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    /// The status.
    pub(crate) status: u16,
    /// The text.
    pub(crate) text: String,
}

impl Reply {
    /// The text parsed as JSON, or null if it is not JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }
}

impl Caller {
    /// A client without a session.
    pub(crate) fn stranger(address: SocketAddr) -> Caller {
        Caller { addresses: vec![address], token: None, origin: None, stream: None }
    }

    /// A client with a new guest.
    pub(crate) fn guest(address: SocketAddr, name: &str) -> anyhow::Result<Caller> {
        Caller::stranger(address).entering(name)
    }

    /// The same client from another address. The server must trust us as a proxy.
    pub(crate) fn coming_from(self, origin: &'static str) -> Caller {
        Caller { origin: Some(origin), ..self }
    }

    /// The same client with a new guest.
    pub(crate) fn entering(self, name: &str) -> anyhow::Result<Caller> {
        let mut caller = self;
        let reply = caller.post("/api/guests", &serde_json::json!({"name": name, "bearer": true}))?;
        let token = reply.json()["token"].as_str().map(str::to_owned);
        caller.token = Some(token.with_context(|| format!("no guest was accepted: {}", reply.text))?);
        Ok(caller)
    }

    /// A client with a token.
    pub(crate) fn bearing(address: SocketAddr, token: &str) -> Caller {
        Caller { addresses: vec![address], token: Some(token.to_owned()), origin: None, stream: None }
    }

    /// The same guest on another connection.
    pub(crate) fn again(&self) -> Caller {
        Caller {
            addresses: self.addresses.clone(),
            token: self.token.clone(),
            origin: self.origin,
            stream: None,
        }
    }

    /// The same guest with a list of all nodes, starting at this one.
    pub(crate) fn among(&self, nodes: &[SocketAddr], first: usize) -> Caller {
        let mut addresses = nodes.to_vec();
        addresses.rotate_left(first % nodes.len());
        Caller { addresses, ..self.again() }
    }

    /// The address it talks to now.
    pub(crate) fn address(&self) -> SocketAddr {
        self.addresses[0]
    }

    /// Talks to the next node from now on.
    pub(crate) fn move_on(&mut self) {
        self.hang_up();
        self.addresses.rotate_left(1);
    }

    /// Talks to this node from now on.
    pub(crate) fn go_to(&mut self, node: SocketAddr) {
        while self.address() != node && self.addresses.contains(&node) {
            self.move_on();
        }
    }

    /// Closes the connection, if there is one.
    pub(crate) fn hang_up(&mut self) {
        self.stream = None;
    }

    /// Sends a GET request and waits for the answer.
    pub(crate) fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.send("GET", path, None)?;
        self.receive()
    }

    /// Sends a GET request with more headers. Returns the status and the body, which may be compressed.
    pub(crate) fn fetch(&mut self, path: &str, more: &str) -> io::Result<(u16, Vec<u8>)> {
        self.send_with("GET", path, more, None)?;
        let fetched = self.connected().and_then(read_body);
        self.move_on_after(fetched)
    }

    /// Sends a POST request and waits for the answer.
    pub(crate) fn post(&mut self, path: &str, body: &Value) -> io::Result<Reply> {
        self.send("POST", path, Some(body))?;
        self.receive()
    }

    /// Sends a request. [`Caller::receive`] returns the answer.
    pub(crate) fn send(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<()> {
        self.send_with(method, path, "", body)
    }

    /// Like [`Caller::send`], with more headers.
    fn send_with(&mut self, method: &str, path: &str, more: &str, body: Option<&Value>) -> io::Result<()> {
        let mut request = Vec::with_capacity(512);
        write!(request, "{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address())?;
        if let Some(token) = &self.token {
            write!(request, "authorization: Bearer {token}\r\n")?;
        }
        if let Some(origin) = self.origin {
            write!(request, "x-forwarded-for: {origin}\r\n")?;
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        if !body.is_empty() {
            let length = body.len();
            write!(request, "content-type: application/json\r\ncontent-length: {length}\r\n")?;
        }
        write!(request, "{more}\r\n{body}")?;
        let sent = self.connected().and_then(|stream| stream.get_mut().write_all(&request));
        self.move_on_after(sent)
    }

    /// Waits for the answer to the request that was sent.
    pub(crate) fn receive(&mut self) -> io::Result<Reply> {
        let reply = self.connected().and_then(read_reply);
        self.move_on_after(reply)
    }

    /// An event stream of everything after the event with this id. It ends when the connection does.
    pub(crate) fn stream(&mut self, path: &str, last: Option<&str>) -> io::Result<BufReader<TcpStream>> {
        let last = last.map(|id| format!("last-event-id: {id}\r\n")).unwrap_or_default();
        self.send_with("GET", path, &last, None)?;
        let begun = self.begin_stream();
        self.move_on_after(begun)
    }

    fn begin_stream(&mut self) -> io::Result<BufReader<TcpStream>> {
        let mut stream = self.stream.take().ok_or(io::ErrorKind::NotConnected)?;
        // Viewers get a heartbeat from the server every 20 seconds.
        stream.get_mut().set_read_timeout(Some(2 * PATIENCE))?;
        let (status, _) = read_head(&mut stream)?;
        if status == 200 { Ok(stream) } else { Err(io::Error::other(format!("no stream: {status}"))) }
    }

    /// The port of our end of the connection.
    pub(crate) fn port(&mut self) -> io::Result<u16> {
        Ok(self.connected()?.get_ref().local_addr()?.port())
    }

    fn connected(&mut self) -> io::Result<&mut BufReader<TcpStream>> {
        if self.stream.is_none() {
            let stream = TcpStream::connect(self.address())?;
            stream.set_nodelay(true)?;
            let patience = if self.addresses.len() > 1 { PATIENCE_WITH_NODES } else { PATIENCE };
            stream.set_read_timeout(Some(patience))?;
            self.stream = Some(BufReader::new(stream));
        }
        self.stream.as_mut().ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    fn move_on_after<T>(&mut self, done: io::Result<T>) -> io::Result<T> {
        if done.is_err() {
            self.move_on();
        }
        done
    }
}

/// The status of an answer and the length of its body.
fn read_head(stream: &mut impl BufRead) -> io::Result<(u16, Option<usize>)> {
    let strange = || io::Error::from(io::ErrorKind::InvalidData);
    let mut line = String::new();
    stream.read_line(&mut line)?;
    if line.is_empty() {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(strange)?;
    let mut length = None;
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        if name.eq_ignore_ascii_case("content-length") {
            length = Some(value.trim().parse().map_err(|_| strange())?);
        }
    }
    Ok((status, length))
}

fn read_body(stream: &mut BufReader<TcpStream>) -> io::Result<(u16, Vec<u8>)> {
    let (status, length) = read_head(stream)?;
    let mut body = vec![0; length.unwrap_or(0)];
    stream.read_exact(&mut body)?;
    Ok((status, body))
}

fn read_reply(stream: &mut BufReader<TcpStream>) -> io::Result<Reply> {
    let (status, body) = read_body(stream)?;
    let text = String::from_utf8(body).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
    Ok(Reply { status, text })
}
