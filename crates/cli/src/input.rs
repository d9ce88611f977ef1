//! Reading files and arguments.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::Context;
use catalog::Game;
use clap::Args;
use record::Record;
use serde_json::{Map, Value};

/// Files larger than this are not read: no record, scenario or content file comes near.
const MOST_BYTES: u64 = 64 << 20;

pub(crate) fn read_file(path: &Path) -> anyhow::Result<Vec<u8>> {
    let cannot = || format!("cannot read {}", path.display());
    let size = fs::metadata(path).with_context(cannot)?.len();
    anyhow::ensure!(
        size <= MOST_BYTES,
        "{}: {size} bytes are more than the {MOST_BYTES} that are read",
        path.display()
    );
    fs::read(path).with_context(cannot)
}

/// How many threads play if nobody says otherwise.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// The seed that was given, or one that nobody chose. That has 53 bits: readers of JSON keep no more of a number.
pub(crate) fn seed_or_random(seed: Option<u64>) -> anyhow::Result<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => Ok(getrandom::u64().context("the system gives no random numbers")? >> 11),
    }
}

/// Where components come from.
#[derive(Args)]
pub(crate) struct ContentArgument {
    /// A folder with components that replace the embedded ones, such as DIR/ufoludki.toml
    #[arg(long = "content", value_name = "DIR")]
    directory: Option<PathBuf>,
}

impl ContentArgument {
    /// The text of the game's content file, if a folder was given.
    pub(crate) fn read(&self, game: &dyn Game) -> anyhow::Result<Option<String>> {
        let Some(directory) = &self.directory else { return Ok(None) };
        let path = directory.join(game.content_file());
        let text = String::from_utf8(read_file(&path)?)
            .with_context(|| format!("{}: not UTF-8 text", path.display()))?;
        let check = game.check_content(&text);
        if let Err(faults) = check {
            let list: Vec<String> = faults
                .iter()
                .map(|fault| format!("{}:{}: {}", path.display(), fault.line, fault.reason))
                .collect();
            anyhow::bail!("the components cannot be used:\n{}", list.join("\n"));
        }
        Ok(Some(text))
    }
}

/// Options of a game, given one by one.
#[derive(Args)]
pub(crate) struct OptionArguments {
    /// An option of the game; `starfry games` lists them. May be given several times
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl OptionArguments {
    pub(crate) fn read(&self) -> anyhow::Result<Value> {
        let mut options = Map::new();
        for option in &self.options {
            let (name, value) =
                option.split_once('=').with_context(|| format!("option {option:?}: write NAME=VALUE"))?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            anyhow::ensure!(
                options.insert(name.to_owned(), value).is_none(),
                "option {name:?} is given twice"
            );
        }
        Ok(Value::Object(options))
    }
}

/// A record and the game it is of.
pub(crate) struct ReadRecord {
    pub(crate) record: Record,
    pub(crate) game: &'static dyn Game,
}

/// Reads a record. The error is that of the file's form; whether the file can be read at all is another matter.
pub(crate) fn read_record(path: &Path) -> anyhow::Result<Result<ReadRecord, String>> {
    let bytes = read_file(path)?;
    Ok(Record::read(&bytes).map_err(|fault| fault.to_string()).and_then(|record| {
        let game = catalog::game(&record.header.game).map_err(|fault| format!("line 1: {fault}"))?;
        Ok(ReadRecord { record, game })
    }))
}
