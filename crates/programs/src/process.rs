//! A child process that exchanges lines with us.
//!
//! Invariants: nothing here waits longer than the caller allows, however the process behaves. What the
//! process sends or leaves unread takes a bounded amount of memory. When a [`Process`] is dropped, everything
//! it started is gone as well.

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

/// How long a program may take to exit when its game is over. On a busy machine a second may pass before it
/// is scheduled.
pub const GRACE: Duration = Duration::from_secs(5);

/// How long to wait for a program that closed its output to exit, and for the standard error of one that has
/// exited.
const LAST_BREATH: Duration = Duration::from_secs(2);

/// How many messages may be queued for a program that does not read.
const MOST_UNREAD: usize = 16;

/// A longer line on standard error is passed on in pieces.
const LONGEST_PIECE: u64 = 1 << 16;

/// A function that receives lines, on any thread.
pub type TakesLines = Arc<dyn Fn(&[u8]) + Send + Sync>;

/// Where a program's standard error goes. Nothing is lost; a program that prints faster than its output is
/// consumed has to wait.
#[derive(Clone, Default)]
pub enum Stderr {
    /// To our own standard error.
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

/// What the process sent.
enum Heard {
    /// A line without its line break.
    Line(Vec<u8>),
    /// The start of a line that is too long. Nothing is read after it.
    TooLong,
}

/// A running program, with queues of lines to and from it.
#[derive(Debug)]
pub(crate) struct Process {
    // Dropped first, so that the threads that read from it and write to it stop.
    family: Family,
    to_it: SyncSender<String>,
    from_it: Receiver<Heard>,
    _stderr: Option<Passing>,
}

impl Process {
    /// Starts a shell command.
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
        // Reading and writing may block for as long as the process likes, so they happen on threads of their
        // own, which end when the process does.
        thread::Builder::new().spawn(move || write_lines(stdin, &lines))?;
        thread::Builder::new().spawn(move || read_lines(stdout, &tell))?;
        let stderr = match (stderr, family.0.stderr.take()) {
            (Stderr::Lines(tell), Some(errors)) => Some(Passing::start(errors, Arc::clone(tell))?),
            _ => None,
        };
        Ok(Process { family, to_it, from_it, _stderr: stderr })
    }

    /// Sends lines, each of which ends with a line break. Whether they were read shows only in the answer.
    pub(crate) fn say(&self, lines: String) -> Result<(), Failure> {
        match self.to_it.try_send(lines) {
            Err(TrySendError::Full(_)) => Err(Failure::Deaf),
            // It closed its input, but may have answered before.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
        }
    }

    /// Waits for the next line until `deadline` after `asked`.
    pub(crate) fn hear(&mut self, asked: Instant, deadline: Duration) -> Result<Vec<u8>, Failure> {
        match self.from_it.recv_timeout(deadline.saturating_sub(asked.elapsed())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Failure::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Failure::Late(deadline)),
            Err(RecvTimeoutError::Disconnected) => Err(self.how_it_left()),
        }
    }

    /// Fails if a line has arrived that was not asked for.
    pub(crate) fn expect_silence(&mut self) -> Result<(), Failure> {
        match self.from_it.try_recv() {
            Ok(Heard::Line(line)) => Err(Failure::Unasked(shown(&line))),
            Ok(Heard::TooLong) => Err(Failure::TooLong),
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(self.how_it_left()),
        }
    }

    /// Sends the last lines and closes the program's input. Returns whether the program exited on its own.
    pub(crate) fn part(self, last: String) -> bool {
        // If it does not read, the end of its input tells it.
        let _ = self.say(last);
        let Process { mut family, to_it, from_it: _from_it, _stderr } = self;
        drop(to_it);
        let has_left = family.wait(GRACE).is_some();
        // Kill a program that has not exited before waiting for its standard error.
        drop(family);
        has_left
    }

    /// Kills the process and everything it started.
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
        // A process group of its own, so that the shell can be killed together with everything it started.
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

/// Ends with the process, or when all senders are gone. Then the program's input is closed.
fn write_lines(mut stdin: ChildStdin, messages: &Receiver<String>) {
    for message in messages {
        if stdin.write_all(message.as_bytes()).is_err() {
            return;
        }
    }
}

/// Ends with the process's output, or when the receiver is gone.
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

/// Passes on a program's standard error on a thread of its own. Dropped after the process, it waits for the
/// last lines, but not for long: something that outlives the process may keep its standard error open.
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
        // Nothing is ever sent. This returns when the thread ends or the time is up.
        let _ = self.0.recv_timeout(LAST_BREATH);
    }
}

/// Passes on lines until there are no more. A line without a line break gets one.
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

/// A process and, on systems with process groups, everything it started. Dropping this kills and reaps it.
#[derive(Debug)]
struct Family(Child);

impl Family {
    /// How the process ended, if it ends in this time.
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
            // It is no failure if it is already gone.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        // It is no failure if it is already gone.
        let _ = self.0.kill();
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        // A process that was reaped has released its id, which may belong to another one now.
        if self.0.try_wait().is_ok_and(|status| status.is_none()) {
            self.kill();
            let _ = self.0.wait();
        }
    }
}
