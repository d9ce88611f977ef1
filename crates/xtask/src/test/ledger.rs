//! Notes when each long part last passed, in the table of docs/long-tests.md.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::Context;

use crate::shell::{output, say};

const FILE: &str = "docs/long-tests.md";

/// The rows of the table are between these lines.
const BEGIN: &str = "<!-- written by `cargo xtask test --long` -->";
const END: &str = "<!-- end -->";

/// The file and the current commit.
pub(super) struct Ledger {
    text: String,
    /// The commit. None if files have changed since.
    commit: Option<String>,
}

impl Ledger {
    pub(super) fn read() -> anyhow::Result<Ledger> {
        let text = fs::read_to_string(Path::new(FILE)).with_context(|| format!("{FILE} cannot be read"))?;
        // The file itself changes whenever a part has passed.
        let changes = output("git", &["status", "--porcelain", "--", ".", &format!(":!{FILE}")])?;
        let commit = output("git", &["log", "-1", "--format=%h", "--", ".", &format!(":!{FILE}")])?;
        let commit = Some(commit.trim().to_owned()).filter(|_| changes.trim().is_empty());
        Ok(Ledger { text, commit })
    }

    /// Whether a part has passed at this commit.
    pub(super) fn has_passed(&self, part: &str) -> bool {
        let row = self.text.lines().find(|line| line.starts_with(&format!("| `{part}` |")));
        row.zip(self.commit.as_ref()).is_some_and(|(row, commit)| row.contains(&format!("| {commit} |")))
    }

    /// Notes that a part has passed, and when.
    pub(super) fn pass(&mut self, part: &str, about: &str, took: Duration) -> anyhow::Result<()> {
        let Some(commit) = &self.commit else {
            say(&format!(
                "`{part}` passed, but files have changed since the last commit, so {FILE} stays unchanged"
            ));
            return Ok(());
        };
        let date = output("date", &["-u", "+%F"])?;
        let minutes = took.as_secs_f64() / 60.0;
        let row = format!("| `{part}` | {about} | {commit} | {} | {minutes:.1} |", date.trim());
        self.text = with_row(&self.text, part, &row)?;
        fs::write(FILE, &self.text).with_context(|| format!("{FILE} cannot be written"))
    }
}

/// The text with a part's row replaced, or added at the end of the table.
fn with_row(text: &str, part: &str, row: &str) -> anyhow::Result<String> {
    let (before, rest) = text.split_once(BEGIN).with_context(|| format!("{FILE} has lost its table"))?;
    let (table, after) =
        rest.split_once(END).with_context(|| format!("{FILE} has lost the end of its table"))?;
    let mut lines: Vec<&str> = table.trim().lines().collect();
    let own = format!("| `{part}` |");
    match lines.iter_mut().find(|line| line.starts_with(&own)) {
        Some(line) => *line = row,
        None => lines.push(row),
    }
    Ok(format!("{before}{BEGIN}\n{}\n{END}{after}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Long tests\n\n<!-- written by `cargo xtask test --long` -->\n| part |\n|---|\n| `fuzz` | old |\n<!-- end -->\nmore\n";

    #[test]
    fn a_part_that_passes_again_replaces_its_row() {
        let text = with_row(TEXT, "fuzz", "| `fuzz` | new |").unwrap();
        assert_eq!(text, TEXT.replace("old", "new"));
    }

    #[test]
    fn a_part_that_passes_for_the_first_time_is_added_at_the_end() {
        let text = with_row(TEXT, "laws", "| `laws` | new |").unwrap();
        assert_eq!(text, TEXT.replace("<!-- end -->", "| `laws` | new |\n<!-- end -->"));
    }
}
