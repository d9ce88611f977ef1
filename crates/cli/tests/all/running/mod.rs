//! A running server, and the program next to it.
#![allow(dead_code, reason = "every test file uses a part of it")]
#![allow(unreachable_pub, missing_docs)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

/// Arguments for a server that offers the toy game, which is a draft.
pub const TOYS: &[&str] = &["serve", "--drafts", "true"];

/// The program in English, with its data in this folder.
pub fn starfry(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starfry"));
    command.args(words).current_dir(folder);
    for (name, value) in [("LC_ALL", "C"), ("LANGUAGE", ""), ("STARFRY_LANG", ""), ("STARFRY_TEXTS", "")] {
        command.env(name, value);
    }
    command
}

pub fn done(folder: &TempDir, words: &[&str]) -> Output {
    starfry(folder.path(), words).output().expect("the program starts")
}

pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A running server.
pub struct Running {
    process: Child,
    output: BufReader<ChildStdout>,
    pub address: String,
    pub greeting: Vec<String>,
}

impl Running {
    /// The value of a label in the greeting.
    pub fn told(&self, label: &str) -> &str {
        let told = self.greeting.iter().find_map(|line| line.trim_start().strip_prefix(label));
        told.unwrap_or_else(|| panic!("{label} is missing: {:?}", self.greeting)).trim_start()
    }

    pub fn start(folder: &TempDir, words: &[&str]) -> Running {
        Running::start_as(starfry(folder.path(), words))
    }

    pub fn start_as(mut command: Command) -> Running {
        command.env("STARFRY_LISTEN", "127.0.0.1:0").stdout(Stdio::piped());
        let mut process = command.spawn().expect("the program starts");
        let mut output = BufReader::new(process.stdout.take().expect("its output is read"));
        let mut greeting: Vec<String> = Vec::new();
        while greeting.last().is_none_or(|line| !line.starts_with("  Stop:")) {
            let mut line = String::new();
            assert!(
                output.read_line(&mut line).expect("its output can be read") > 0,
                "the server exited: {greeting:?}"
            );
            greeting.push(line.trim_end().to_owned());
        }
        let address = greeting[1]
            .split_once("http://")
            .expect("the greeting has an address")
            .1
            .trim_end_matches('/')
            .to_owned();
        Running { process, output, address, greeting }
    }

    /// The status and the body of an answer.
    pub fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).expect("the server accepts connections");
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let status =
            answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("there is a status");
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// An account's token.
    pub fn account(&self, name: &str) -> String {
        let body = format!("{{\"name\":\"{name}\",\"password\":\"password\",\"bearer\":true}}");
        let (status, answer) = self.ask("POST", "/api/accounts", "none", &body);
        assert_eq!(status, 201, "{answer}");
        answer["token"].as_str().expect("there is a token").to_owned()
    }

    pub fn me(&self, token: &str) -> u16 {
        self.ask("GET", "/api/me", token, "").0
    }

    pub fn login(&self, name: &str, password: &str) -> u16 {
        let body = format!("{{\"name\":\"{name}\",\"password\":\"{password}\"}}");
        self.ask("POST", "/api/login", "none", &body).0
    }

    /// Stops it and returns the rest of its output.
    pub fn stop(mut self, signal: Signal) -> String {
        kill_process(Pid::from_child(&self.process), signal).expect("it runs");
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("its output can be read");
        assert!(self.process.wait().expect("it ends").success());
        rest
    }
}

/// A failing test leaves no server behind.
impl Drop for Running {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}
