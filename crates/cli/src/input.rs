//! Reads files and arguments.

use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use catalog::{BotName, Catalog, Fault, Game};
use clap::Args;
use clap::builder::{StringValueParser, TypedValueParser, ValueParser};
use contract::{MAX_SEATS, Seat};
use i18n::Part;
use record::Record;
use serde_json::{Map, Value};

/// Larger files are not read. No record, scenario or content file comes near this size.
const MOST_BYTES: u64 = 64 << 20;

/// The system's error about a file, under a key such as `fault-cannot-read`.
pub(crate) fn about_file(key: &'static str, path: &Path, error: &io::Error) -> Fault {
    Fault::new(key).with("file", path.display().to_string()).with("reason", error.to_string())
}

/// A fault in a file.
pub(crate) fn in_file(path: &Path, fault: Fault) -> Fault {
    Fault::new("fault-file").with("file", path.display().to_string()).with("fault", fault)
}

/// Reads the bytes of a file.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, Fault> {
    let cannot = |error| about_file("fault-cannot-read", path, &error);
    let size = fs::metadata(path).map_err(cannot)?.len();
    if size > MOST_BYTES {
        return Err(Fault::new("fault-too-large")
            .with("file", path.display().to_string())
            .with("size", Part::Amount(size))
            .with("most", Part::Amount(MOST_BYTES)));
    }
    fs::read(path).map_err(cannot)
}

/// Reads the text of a file.
pub(crate) fn read_text(path: &Path) -> Result<String, Fault> {
    String::from_utf8(read_file(path)?)
        .map_err(|_| Fault::new("fault-not-text").with("file", path.display().to_string()))
}

/// The names in arguments that contain one or several bots, separated by commas. A command may contain commas
/// itself: a comma ends it only if the name of a bot follows, and never inside quotes.
pub(crate) fn bot_names(arguments: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for argument in arguments {
        let first = names.len();
        for part in argument.split(',') {
            match names[first..].last_mut() {
                Some(command) if command.starts_with("exec:") && goes_on(command, part) => {
                    command.push(',');
                    command.push_str(part);
                }
                _ => names.push(part.to_owned()),
            }
        }
    }
    names
}

/// Whether a command continues after a comma.
fn goes_on(command: &str, rest: &str) -> bool {
    has_open_quote(command) || rest.parse::<BotName>().is_err()
}

/// Whether the shell would wait for a closing quote.
fn has_open_quote(command: &str) -> bool {
    let mut quote = None;
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', None | Some('"')) => {
                letters.next();
            }
            ('"' | '\'', None) => quote = Some(letter),
            (_, Some(open)) if letter == open => quote = None,
            _ => {}
        }
    }
    quote.is_some()
}

/// The number of threads that play by default.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// The given seed, or a random one of 53 bits, because JSON readers keep no more of a number.
pub(crate) fn seed_or_random(seed: Option<u64>) -> Result<u64, Fault> {
    let random = || {
        let number = getrandom::u64();
        Ok(number.map_err(|error| Fault::new("fault-no-random").with("reason", error.to_string()))? >> 11)
    };
    seed.map_or_else(random, Ok)
}

/// Parses a whole number in this range. Errors are in the user's language.
pub(crate) fn whole<T: TryFrom<u64> + Clone + Send + Sync + 'static>(
    range: RangeInclusive<u64>,
) -> ValueParser {
    let (least, most) = range.into_inner();
    let parser = StringValueParser::new().try_map(move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            if most == u64::MAX {
                Fault::new("value-any-whole")
            } else {
                Fault::new("value-whole").with("least", Part::Amount(least)).with("most", Part::Amount(most))
            }
        })
    });
    ValueParser::new(parser)
}

/// Parses a whole number without an upper limit of its own.
pub(crate) fn any_whole<T: TryFrom<u64> + Clone + Send + Sync + 'static>() -> ValueParser {
    whole::<T>(0..=u64::MAX)
}

/// Parses a number.
pub(crate) fn number(text: &str) -> Result<f64, Fault> {
    text.parse().map_err(|_| Fault::new("value-number"))
}

/// Parses the number of a seat.
pub(crate) fn seat(text: &str) -> Result<Seat, Fault> {
    text.parse().map_err(|_| Fault::new("value-seat").with("most", MAX_SEATS))
}

/// Where components come from.
#[derive(Args)]
pub(crate) struct ContentArgument {
    /// Folder with components that replace the built-in ones, such as DIR/GAME.toml
    #[arg(long = "content", value_name = "DIR")]
    directory: Option<PathBuf>,
}

impl ContentArgument {
    /// The text of the game's content file, if a folder was given.
    pub(crate) fn read(&self, game: &dyn Game) -> Result<Option<String>, Fault> {
        let Some(directory) = &self.directory else { return Ok(None) };
        let path = directory.join(game.engine().content_file());
        let text = read_text(&path)?;
        if let Err(faults) = game.engine().check_content(&text) {
            // Authors of components get English messages.
            let line = |fault: &contract::ContentFault| {
                format!("{}:{}: {}", path.display(), fault.line, fault.reason)
            };
            let list: Vec<String> = faults.iter().map(line).collect();
            return Err(Fault::new("fault-content-files").with("faults", list.join("\n")));
        }
        Ok(Some(text))
    }
}

/// Options of a game, given one by one.
#[derive(Args)]
pub(crate) struct OptionArguments {
    /// Option of the game, as listed by `starfry games`; repeatable
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl OptionArguments {
    /// The options as JSON.
    pub(crate) fn read(&self) -> Result<Value, Fault> {
        let mut options = Map::new();
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                return Err(Fault::new("fault-option-form").with("option", option.as_str()));
            };
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            if options.insert(name.to_owned(), value).is_some() {
                return Err(Fault::new("fault-option-twice").with("option", name));
            }
        }
        Ok(Value::Object(options))
    }
}

/// A record and its game.
pub(crate) struct ReadRecord {
    pub(crate) record: Record,
    pub(crate) game: &'static dyn Game,
}

/// Reads a record. The inner error is about the file's content, the outer one about reading it at all.
pub(crate) fn read_record(path: &Path, catalog: &Catalog) -> Result<Result<ReadRecord, Fault>, Fault> {
    let bytes = read_file(path)?;
    Ok(Record::read(&bytes).map_err(catalog::record_fault).and_then(|record| {
        let first_line = |fault| Fault::new("fault-line").with("line", 1).with("fault", fault);
        let game = catalog.game(&record.header.game).map_err(first_line)?;
        Ok(ReadRecord { record, game })
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Vec<String> {
        bot_names(&arguments.iter().map(ToString::to_string).collect::<Vec<String>>())
    }

    #[test]
    fn bots_are_separated_by_commas_or_given_one_by_one() {
        assert_eq!(names(&["search:500,random"]), ["search:500", "random"]);
        assert_eq!(names(&["greedy", "random,easy"]), ["greedy", "random", "easy"]);
        // Unknown names of bots are refused later, with the name.
        assert_eq!(names(&["greedy,clever,"]), ["greedy", "clever", ""]);
    }

    #[test]
    fn a_comma_belongs_to_a_command_unless_a_bots_name_follows() {
        let command = "exec:bot --tries 1,2";
        assert_eq!(names(&[command]), [command]);
        assert_eq!(names(&[command, "random,greedy"]), [command, "random", "greedy"]);
        assert_eq!(names(&["random,exec:bot --tries 1,2,greedy"]), ["random", command, "greedy"]);
        assert_eq!(names(&["exec:a,exec:b 1,2,search:5"]), ["exec:a", "exec:b 1,2", "search:5"]);
        assert_eq!(names(&["exec:a", "1,2"]), ["exec:a", "1", "2"]);
    }

    #[test]
    fn a_comma_inside_quotes_belongs_to_the_command() {
        for command in [
            r#"exec:bot --like "easy,hard""#,
            r"exec:bot --like 'easy,hard' --unlike 'random,greedy'",
            r#"exec:bot --like "a\",random""#,
            r#"exec:bot --like '"',"',greedy""#,
        ] {
            assert_eq!(names(&[&format!("{command},random")]), [command, "random"]);
        }
        assert_eq!(names(&[r"exec:bot it\'s,random"]), [r"exec:bot it\'s", "random"]);
    }
}
