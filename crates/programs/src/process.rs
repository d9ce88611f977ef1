//! A process that is talked to in lines.
//!
//! Invariants: nothing here waits longer than it is told to, however the process behaves; what it sends or leaves unread
//! takes a bounded amount of memory; and when a [`Process`] is gone, so is what it started.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::conduct::Failure;
use crate::messages::shown;

/// The most bytes a line of a program may have.
pub const LONGEST_LINE: usize = 1 << 20;

/// How long a program may take to leave when its game is over: on a busy machine a second may pass before it has its turn.
pub const GRACE: Duration = Duration::from_secs(5);

/// How long a program that closed its output is watched for whether it ends, and how long the standard error of one that
/// ended is waited for.
const LAST_BREATH: Duration = Duration::from_secs(2);

/// How many messages may wait for a program that does not read.
const MOST_UNREAD: usize = 16;

/// A longer line on standard error is passed on in pieces.
const LONGEST_PIECE: u64 = 1 << 16;

/// A function that takes lines, on any thread.
pub type TakesLines = Arc<dyn Fn(&[u8]) + Send + Sync>;

/// Where a program's standard error goes. Nothing of it is lost, and a program that prints more than is taken has to wait.
#[derive(Clone, Default)]
pub enum Stderr {
    /// To ours.
    #[default]
    Inherited,
    /// To this function, line by line, each with its newline.
    Lines(TakesLines),
}

impl fmt::Debug for Stderr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stderr::Inherited => "Inherited",
            Stderr::Lines(_) => "Lines",
        })
    }
}

/// What came from the process.
enum Heard {
    /// A line without its end.
    Line(Vec<u8>),
    /// The start of a line that is too long. Nothing more is read.
    TooLong,
}

/// A running program and the lines to and from it.
#[derive(Debug)]
pub(crate) struct Process {
    // Ended first: whoever reads from it or writes to it then stops.
    family: Family,
    to_it: SyncSender<String>,
    from_it: Receiver<Heard>,
    _stderr: Option<Passing>,
}

impl Process {
    /// Starts a command of the shell.
    pub(crate) fn start(command: &str, stderr: &Stderr) -> io::Result<Process> {
        let errors = match stderr {
            Stderr::Inherited => Stdio::inherit(),
            Stderr::Lines(_) => Stdio::piped(),
        };
        let child = shell(command).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors).spawn()?;
        let mut family = Family(child);
        let (Some(stdin), Some(stdout)) = (family.0.stdin.take(), family.0.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let (to_it, lines) = sync_channel(MOST_UNREAD);
        let (tell, from_it) = sync_channel(1);
        // Reading and writing may block for as long as the process likes, so it happens on threads of its own. They end
        // when the process does.
        thread::Builder::new().spawn(move || write_lines(stdin, &lines))?;
        thread::Builder::new().spawn(move || read_lines(stdout, &tell))?;
        let stderr = match (stderr, family.0.stderr.take()) {
            (Stderr::Lines(tell), Some(errors)) => Some(Passing::start(errors, Arc::clone(tell))?),
            _ => None,
        };
        Ok(Process { family, to_it, from_it, _stderr: stderr })
    }

    /// Sends lines, each of which ends in a newline. Whether they are read shows in the answer.
    pub(crate) fn say(&self, lines: String) -> Result<(), Failure> {
        match self.to_it.try_send(lines) {
            Err(TrySendError::Full(_)) => Err(Failure::Deaf),
            // It closed its input, but may have answered before.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
        }
    }

    /// The next line, if it comes within the deadline of what was asked then.
    pub(crate) fn hear(&mut self, asked: Instant, deadline: Duration) -> Result<Vec<u8>, Failure> {
        match self.from_it.recv_timeout(deadline.saturating_sub(asked.elapsed())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Failure::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Failure::Late(deadline)),
            Err(RecvTimeoutError::Disconnected) => Err(self.how_it_left()),
        }
    }

    /// Fails if a line has come that was not asked for.
    pub(crate) fn expect_silence(&mut self) -> Result<(), Failure> {
        match self.from_it.try_recv() {
            Ok(Heard::Line(line)) => Err(Failure::Unasked(shown(&line))),
            Ok(Heard::TooLong) => Err(Failure::TooLong),
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(self.how_it_left()),
        }
    }

    /// Sends last lines, closes the program's input, and tells whether it left by itself.
    pub(crate) fn part(self, last: String) -> bool {
        // If it does not read, it is told by the end of its input.
        let _ = self.say(last);
        let Process { mut family, to_it, from_it: _from_it, _stderr } = self;
        drop(to_it);
        let has_left = family.wait(GRACE).is_some();
        // Before its standard error is waited for: a program that has not left is ended.
        drop(family);
        has_left
    }

    /// Ends the process and what it started.
    #[cfg(test)]
    pub(crate) fn kill(&mut self) {
        self.family.kill();
    }

    fn how_it_left(&mut self) -> Failure {
        self.family.wait(LAST_BREATH).map_or(Failure::Closed, Failure::Ended)
    }
}

#[cfg(not(windows))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(command);
    #[cfg(unix)]
    {
        // A group of its own, so that the shell can be ended with everything it started.
        use std::os::unix::process::CommandExt;
        shell.process_group(0);
    }
    shell
}

#[cfg(windows)]
fn shell(command: &str) -> Command {
    use std::os::windows::process::CommandExt;
    let mut shell = Command::new("cmd");
    // The command has its own quotes, which `arg` would quote again.
    shell.arg("/C").raw_arg(command);
    shell
}

/// Ends with the process, or when nobody is left to send anything; then the program's input is closed.
fn write_lines(mut stdin: ChildStdin, messages: &Receiver<String>) {
    for message in messages {
        if stdin.write_all(message.as_bytes()).is_err() {
            return;
        }
    }
}

/// Ends with the process's output, or when nobody listens.
fn read_lines(stdout: ChildStdout, tell: &SyncSender<Heard>) {
    let mut output = BufReader::new(stdout);
    while let Some(heard) = read_line(&mut output) {
        let is_last = matches!(heard, Heard::TooLong);
        if tell.send(heard).is_err() || is_last {
            return;
        }
    }
}

fn read_line(output: &mut impl BufRead) -> Option<Heard> {
    let mut line = Vec::new();
    let bytes = output.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line).ok()?;
    if bytes == 0 {
        return None;
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if bytes > LONGEST_LINE {
        return Some(Heard::TooLong);
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Some(Heard::Line(line))
}

/// Passes on what a program prints to standard error, on a thread of its own. When this value goes, after the process, the
/// last lines are waited for; not for long, since something that outlives the process may hold its standard error open.
#[derive(Debug)]
struct Passing(Receiver<()>);

impl Passing {
    fn start(stderr: ChildStderr, tell: TakesLines) -> io::Result<Passing> {
        let (at_work, is_done) = sync_channel(0);
        thread::Builder::new().spawn(move || {
            pass_on(BufReader::new(stderr), &*tell);
            drop(at_work);
        })?;
        Ok(Passing(is_done))
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        // Nothing is ever sent: this ends with the thread, or when the time is over.
        let _ = self.0.recv_timeout(LAST_BREATH);
    }
}

/// Passes on lines until there are no more. One without an end gets one.
fn pass_on(mut stderr: impl BufRead, tell: &dyn Fn(&[u8])) {
    let mut line = Vec::new();
    while let Ok(1..) = stderr.by_ref().take(LONGEST_PIECE).read_until(b'\n', &mut line) {
        if line.last() != Some(&b'\n') {
            line.push(b'\n');
        }
        tell(&line);
        line.clear();
    }
}

/// A process and, where the system knows groups, everything it started. Ends with this value, and is reaped.
#[derive(Debug)]
struct Family(Child);

impl Family {
    /// How the process ended, if it does so in this time.
    fn wait(&mut self, time: Duration) -> Option<ExitStatus> {
        let since = Instant::now();
        loop {
            match self.0.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if since.elapsed() < time => thread::sleep(Duration::from_millis(1)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    #[cfg(unix)]
    fn kill(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        if let Some(group) = i32::try_from(self.0.id()).ok().and_then(Pid::from_raw) {
            // That it is gone already is no failure.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        // That it is gone already is no failure.
        let _ = self.0.kill();
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        // A process that was reaped has given back its number, which may be another's now.
        if self.0.try_wait().is_ok_and(|status| status.is_none()) {
            self.kill();
            let _ = self.0.wait();
        }
    }
}
