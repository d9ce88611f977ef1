//! Checks the order of system calls: what is acknowledged has been written to the log and synced before.

use std::collections::HashMap;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::json;

use super::playing::Table;
use super::{PATIENCE, at_all, print, sum};
use crate::serving::Plan;
use crate::shell::say;
use crate::tools::{self, STRACE};

/// The numbers of the tables that play. They have three players each and no long drafts, because everything
/// is slow under a trace.
const TABLES: [usize; 6] = [0, 1, 3, 6, 10, 11];

/// How many acknowledgements to wait for.
const MOVES: usize = 300;

/// Plays under strace and checks its output.
pub(crate) fn watch(plan: &Plan, folder: &Path, seed: u64) -> anyhow::Result<()> {
    tools::ensure(&[&STRACE])?;
    let file = folder.join("strace.txt");
    // -D: the process we start is the server itself; -yy: show what file and connection numbers refer to; -s:
    // a page of the database and more.
    let calls = "trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg";
    let under = ["strace", "-D", "-f", "--seccomp-bpf", "-yy", "-s", "4200", "-e", calls, "-o"];
    let mut plan = plan.clone();
    plan.under = under.iter().map(|&word| word.to_owned()).chain([file.display().to_string()]).collect();
    let serving = plan.start()?;
    let id = serving.id();
    let mut tables = TABLES
        .map(|number| Table::new(number, seed, std::slice::from_ref(&plan)))
        .into_iter()
        .collect::<anyhow::Result<Vec<_>>>()?;
    tables.iter_mut().for_each(Table::watch);
    while sum(&tables).answers.len() < MOVES {
        at_all(&mut tables, |table| table.go_on(PATIENCE))?;
    }
    serving.stop()?;
    let trace = read_whole(&file, id)?;
    let answers = sum(&tables).answers;
    let checked = check(&trace, &answers)?;
    say(&format!("{} acknowledgements, each after the sync of its move", answers.len()));
    print(&json!({
        "acknowledgements": answers.len(),
        "after_their_sync": checked.after_sync,
        "syncs": checked.syncs,
        "writes_to_the_log": checked.writes,
        "seed": seed,
    }))
}

/// The output of strace, once it says that the server has exited.
fn read_whole(file: &Path, server: u32) -> anyhow::Result<String> {
    let began = Instant::now();
    loop {
        let trace = String::from_utf8_lossy(&std::fs::read(file)?).into_owned();
        if trace
            .lines()
            .rev()
            .take(5)
            .any(|line| line.starts_with(&format!("{server} ")) && line.contains("+++"))
        {
            return Ok(trace);
        }
        anyhow::ensure!(began.elapsed() < PATIENCE, "strace did not exit");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A system call.
struct Call<'a> {
    /// Its name and arguments.
    text: &'a str,
    /// The lines on which it began and ended.
    began: usize,
    ended: usize,
    is_ok: bool,
}

/// How much was checked.
#[derive(Debug, Default, PartialEq, Eq)]
struct Checked {
    writes: usize,
    syncs: usize,
    after_sync: usize,
}

/// All finished calls in a trace, in the order in which they ended.
fn calls(trace: &str) -> Vec<Call<'_>> {
    let mut under_way: HashMap<&str, (&str, usize)> = HashMap::new();
    let mut calls = Vec::new();
    for (number, line) in trace.lines().enumerate() {
        let Some((process, rest)) = line.split_once(' ') else { continue };
        let rest = rest.trim_start();
        let is_ok = rest.rsplit_once(" = ").is_some_and(|(_, result)| !result.starts_with(['-', '?']));
        if let Some(begun) = rest.strip_suffix("<unfinished ...>") {
            under_way.insert(process, (begun, number));
        } else if rest.starts_with("<... ") {
            if let Some((text, began)) = under_way.remove(process) {
                calls.push(Call { text, began, ended: number, is_ok });
            }
        } else {
            calls.push(Call { text: rest, began: number, ended: number, is_ok });
        }
    }
    calls
}

/// Checks that every answer was written after the sync that followed writing its post to the log. Answers are
/// given by the id of the post and the port they went to.
fn check(trace: &str, answers: &[(String, u16)]) -> anyhow::Result<Checked> {
    let calls = calls(trace);
    let is_of_log = |call: &&Call<'_>| call.is_ok && call.text.contains("-wal>");
    let mut checked = Checked::default();
    // When a post was first written to the log, and when the log was synced after that.
    let mut written: HashMap<&str, usize> = HashMap::new();
    let mut syncs = Vec::new();
    for call in calls.iter().filter(is_of_log) {
        if call.text.starts_with("pwrite64(") {
            checked.writes += 1;
            for (place, _) in call.text.match_indices("post-") {
                if let Some(end) = call.text[place..].find('.') {
                    written.entry(&call.text[place..=place + end]).or_insert(call.ended);
                }
            }
        } else if call.text.starts_with("fdatasync(") || call.text.starts_with("fsync(") {
            checked.syncs += 1;
            syncs.push((call.began, call.ended));
        }
    }
    let mut told: HashMap<u16, usize> = HashMap::new();
    for call in &calls {
        let is_sending =
            ["write(", "writev(", "sendto(", "sendmsg("].iter().any(|name| call.text.starts_with(name));
        let port = || call.text.split_once("<TCP")?.1.split_once("]>")?.0.rsplit_once(':')?.1.parse().ok();
        if let Some(port) = port().filter(|_| is_sending && call.text.contains("committed")) {
            told.entry(port).or_insert(call.began);
        }
    }
    for (post, port) in answers {
        let written = *written.get(post.as_str()).with_context(|| format!("{post} was never written"))?;
        let synced = syncs.iter().filter(|(began, _)| *began > written).map(|(_, ended)| *ended).min();
        let synced = synced.with_context(|| format!("{post} was never synced"))?;
        let told = *told.get(port).with_context(|| format!("{post} was never answered"))?;
        anyhow::ensure!(synced < told, "{post} was answered in line {told} but synced in line {synced}");
        checked.after_sync += 1;
    }
    Ok(checked)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: &str = r#"7 pwrite64(9</d/starfry.db-wal>, "\0\1:17.0:post-1-1.\0", 4096, 56) = 4096"#;
    const SYNCED: &str = "7 fdatasync(9</d/starfry.db-wal>) = 0";
    const TOLD: &str = r#"8 writev(12<TCP:[127.0.0.1:20000->127.0.0.1:41000]>, [{iov_base="HTTP/1.1 200 OK"}, {iov_base="{\"result\":\"committed\"}"}], 2) = 99"#;

    fn complaint(lines: &[&str]) -> String {
        let checked = check(&lines.join("\n"), &[("post-1-1.".to_owned(), 41000)]);
        checked.map_or_else(|error| error.to_string(), |_| "nothing".to_owned())
    }

    #[test]
    fn an_answer_after_the_sync_is_correct() {
        assert_eq!(complaint(&[WRITTEN, SYNCED, TOLD]), "nothing");
        let (begun, ended) =
            ("7 fdatasync(9</d/starfry.db-wal> <unfinished ...>", "7 <... fdatasync resumed>) = 0");
        assert_eq!(
            complaint(&[WRITTEN, begun, "9 write(1<pipe:[3]>, \"x\", 1) = 1", ended, TOLD]),
            "nothing"
        );
    }

    #[test]
    fn an_answer_before_the_sync_is_found() {
        assert!(complaint(&[WRITTEN, TOLD, SYNCED]).contains("answered in line 1"));
        assert!(complaint(&[SYNCED, WRITTEN, TOLD]).contains("never synced"));
        assert!(complaint(&[SYNCED, TOLD]).contains("never written"));
        assert!(complaint(&[WRITTEN, SYNCED]).contains("never answered"));
        let (begun, ended) =
            ("7 fdatasync(9</d/starfry.db-wal> <unfinished ...>", "7 <... fdatasync resumed>) = 0");
        assert!(complaint(&[WRITTEN, begun, TOLD, ended]).contains("answered in line 2"));
        let failed = "7 fdatasync(9</d/starfry.db-wal>) = -1 EIO (Input/output error)";
        assert!(complaint(&[WRITTEN, failed, TOLD]).contains("never synced"));
        let other = "7 fdatasync(9</d/starfry.db>) = 0";
        assert!(complaint(&[WRITTEN, other, TOLD]).contains("never synced"));
    }
}
