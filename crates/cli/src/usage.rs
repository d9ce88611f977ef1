//! Answers wrong command lines in the user's language.

use std::error::Error;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use catalog::Fault;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use i18n::{Texts, args};

use crate::output::Style;
use crate::{Arguments, help, output};

/// Prints the answer of the argument parser: help or version if asked for, otherwise what is wrong.
pub(crate) fn answer(error: &clap::Error, words: &[OsString], texts: &Texts) -> ExitCode {
    let kind = error.kind();
    if matches!(kind, ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // A reader who stops early has seen enough.
        let _ = write!(io::stdout(), "{}", rendered(error, Style::of_output()));
        return ExitCode::SUCCESS;
    }
    if kind == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = write!(io::stderr(), "{}", rendered(error, Style::of_errors()));
        return ExitCode::from(2);
    }
    let fault = texts.message(&wrong(error));
    output::complain(&texts.say("fault-error", &args! { fault: fault }));
    let hint = format!("{} --help", command_of(words).join(" "));
    output::complain(&format!("\n{}", texts.say("usage-hint", &args! { command: hint })));
    ExitCode::from(2)
}

/// Help or the version, as it is printed.
fn rendered(error: &clap::Error, style: Style) -> String {
    let text = error.render();
    help::printable(&if style.is_on() { text.ansi().to_string() } else { text.to_string() })
}

/// The mistake in a command line, in one sentence.
fn wrong(error: &clap::Error) -> Fault {
    let argument = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            Fault::new("usage-unknown-argument").with("argument", argument).with("near", near(error))
        }
        ErrorKind::InvalidSubcommand => Fault::new("usage-unknown-command")
            .with("command", text(error, ContextKind::InvalidSubcommand))
            .with("near", near(error)),
        ErrorKind::InvalidValue if value.is_empty() => missing_value(argument),
        ErrorKind::InvalidValue => Fault::new("usage-unknown-value")
            .with("argument", argument)
            .with("value", value)
            .with("values", text(error, ContextKind::ValidValue))
            .with("near", near(error)),
        ErrorKind::ValueValidation => Fault::new("usage-value-wrong")
            .with("argument", argument)
            .with("value", value)
            .with("reason", reason(error)),
        ErrorKind::TooManyValues => {
            Fault::new("usage-value-many").with("argument", argument).with("value", value)
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Fault::new("usage-value-count").with("argument", argument)
        }
        ErrorKind::NoEquals => missing_value(argument),
        ErrorKind::MissingRequiredArgument => {
            let count = texts_of(error, ContextKind::InvalidArg).len();
            Fault::new("usage-missing").with("count", count).with("arguments", argument)
        }
        ErrorKind::ArgumentConflict => conflict(error),
        ErrorKind::MissingSubcommand => Fault::new("usage-command-missing")
            .with("command", text(error, ContextKind::InvalidSubcommand))
            .with("commands", text(error, ContextKind::ValidSubcommand)),
        ErrorKind::InvalidUtf8 => Fault::new("usage-not-text"),
        _ => Fault::verbatim(error.to_string()),
    }
}

fn missing_value(argument: String) -> Fault {
    Fault::new("usage-value-missing").with("argument", argument)
}

/// Two arguments that exclude each other, or one that is given twice.
fn conflict(error: &clap::Error) -> Fault {
    let (argument, others) = (text(error, ContextKind::InvalidArg), text(error, ContextKind::PriorArg));
    if argument == others || others.is_empty() {
        return Fault::new("usage-twice").with("argument", argument);
    }
    Fault::new("usage-conflict").with("argument", argument).with("others", others)
}

/// Why a value does not fit. Our own parsers explain it in any language.
fn reason(error: &clap::Error) -> Fault {
    match error.source() {
        None => Fault::verbatim(""),
        Some(source) => match source.downcast_ref::<Fault>() {
            Some(fault) => fault.clone(),
            None => Fault::verbatim(source.to_string()),
        },
    }
}

/// A similar word that was perhaps meant, or `none`.
fn near(error: &clap::Error) -> String {
    let kinds = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let similar = kinds.into_iter().map(|kind| text(error, kind)).find(|near| !near.is_empty());
    similar.or_else(|| elsewhere(error)).unwrap_or_else(|| "none".into())
}

/// The same argument of another command, about which the argument parser gives only a sentence, `'sim
/// --games' exists`.
fn elsewhere(error: &clap::Error) -> Option<String> {
    let sentences = texts_of(error, ContextKind::Suggested);
    sentences
        .iter()
        .find_map(|sentence| Some(sentence.strip_suffix("' exists")?.strip_prefix('\'')?.to_owned()))
}

/// A part of the context of an error. Several values are separated by commas.
fn text(error: &clap::Error, kind: ContextKind) -> String {
    texts_of(error, kind).join(", ")
}

fn texts_of(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        None | Some(ContextValue::None) => Vec::new(),
        Some(ContextValue::Strings(several)) => several.clone(),
        Some(ContextValue::StyledStrs(several)) => several.iter().map(ToString::to_string).collect(),
        Some(one) => vec![one.to_string()],
    }
}

/// The command that the words begin with, as far as it exists: `starfry content check`.
fn command_of(words: &[OsString]) -> Vec<String> {
    let mut command = Arguments::command();
    let mut path = vec![command.get_name().to_owned()];
    for word in words.iter().skip(1) {
        if let Some(subcommand) = command.find_subcommand(word).cloned() {
            path.push(subcommand.get_name().to_owned());
            command = subcommand;
        }
    }
    path
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::tests::library;

    /// The answer to a command line, in English.
    fn said(words: &str) -> String {
        let texts = library().english();
        let words = words.split_whitespace();
        match crate::help::translated(texts).try_get_matches_from_mut(words) {
            Ok(_) => "nothing".into(),
            Err(error) => texts.message(&wrong(&error)),
        }
    }

    #[test]
    fn errors_are_explained_in_our_own_sentences() {
        let cases = [
            ("starfry reply f", "unknown command “reply”; did you mean “replay”?"),
            ("starfry dance", "unknown command “dance”"),
            ("starfry games --jso", "unknown argument “--jso”; did you mean “--json”?"),
            ("starfry games --dance", "unknown argument “--dance”"),
            ("starfry --players 3 sim higher", "unknown argument “--players”; did you mean “sim --players”?"),
            ("starfry games higher", "unknown argument “higher”"),
            ("starfry sim higher --players", "--players <N> needs a value"),
            (
                "starfry sim higher --players x",
                "invalid value “x” for --players <N>: must be a whole number from 0 to 255",
            ),
            (
                "starfry sim higher -p 2 --seed x",
                "invalid value “x” for --seed <X>: must be a whole number, 0 or greater",
            ),
            (
                "starfry sim higher -p 2 --seconds x",
                "invalid value “x” for --seconds <S>: must be a number, such as 2.5",
            ),
            ("starfry replay f --seat 9", "invalid value “9” for --seat <N>: must be a seat from 1 to 8"),
            (
                "starfry advise f --step 1 --seat 1 --level har",
                "invalid value “har” for --level <LEVEL>; did you mean “hard”? Available: easy, normal, hard, expert",
            ),
            ("starfry verify", "missing argument: <FILE>"),
            ("starfry advise f", "missing arguments: --step <K>, --seat <N>"),
            ("starfry sim higher -p 2 -p 3", "--players <N> may be given only once"),
            ("starfry replay f --seat 1 --open", "--seat <N> cannot be combined with --open"),
        ];
        for (words, sentence) in cases {
            assert_eq!(said(words), sentence, "{words}");
        }
    }

    #[test]
    fn the_hint_names_the_command_that_was_meant() {
        let hint = |words: &str| {
            command_of(&words.split_whitespace().map(OsString::from).collect::<Vec<_>>()).join(" ")
        };
        assert_eq!(hint("starfry --lang de content check --dance"), "starfry content check");
        assert_eq!(hint("target/starfry dance"), "starfry");
    }
}
