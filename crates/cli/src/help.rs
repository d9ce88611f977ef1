//! Help in the user's language.
//!
//! The key decision: **English is written once, at the arguments**. Their documentation is what
//! `texts/en/help.ftl` says, and a test enforces that. Translators work from that file, and their texts
//! replace the derived ones.

use clap::builder::{PossibleValue, StyledStr, Styles};
use clap::{Arg, ArgAction, Command, CommandFactory};
use i18n::{Texts, args};

use crate::Arguments;

/// The key of a command's text: `help-starfry` for the program itself, `help-content-check` for `starfry
/// content check`.
fn command_key(path: &[String]) -> String {
    if path.is_empty() { "help-starfry".to_owned() } else { format!("help-{}", path.join("-")) }
}

/// The name of an argument in keys.
fn argument_name(argument: &Arg) -> &str {
    argument.get_long().unwrap_or_else(|| argument.get_id().as_str())
}

/// The key of an argument's text in this command, and the one shared by all commands.
fn argument_keys(path: &[String], argument: &Arg) -> [String; 2] {
    let name = argument_name(argument);
    [format!("{}-{name}", command_key(path)), format!("help-any-{name}")]
}

/// The definition of all arguments, with help in this language.
pub(crate) fn translated(texts: &Texts) -> Command {
    let mut command = with_texts(Arguments::command(), &[], texts);
    // From here on, arguments of all commands are everywhere, and usages can be rendered.
    command.build();
    with_templates(command, texts)
}

/// Stands for a space in code while help is wrapped, so that code is never broken across lines.
const CODE_SPACE: char = '\u{E000}';

/// A text in which code is in one piece.
fn with_whole_code(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts =
        parts.map(
            |(place, part)| {
                if place % 2 == 1 { part.replace(' ', &CODE_SPACE.to_string()) } else { part.into() }
            },
        );
    parts.collect::<Vec<String>>().join("`")
}

/// Wrapped help as it is printed.
pub(crate) fn printable(text: &str) -> String {
    text.replace(CODE_SPACE, " ")
}

/// Replaces the help of a command, its arguments and its subcommands.
fn with_texts(mut command: Command, path: &[String], texts: &Texts) -> Command {
    let key = command_key(path);
    let has_after = command.get_after_help().is_some();
    let subcommands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    command = command
        .about(texts.word(&key))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|argument| with_help(argument, path, texts))
        .arg(flag("help", 'h', ArgAction::Help).help(texts.word("manual-help")));
    if path.is_empty() {
        // They are in the help of every command, at its end before -h.
        command = command.mut_args(|argument| {
            if argument.is_global_set() { argument.display_order(LAST - 1) } else { argument }
        });
        command = command.arg(flag("version", 'V', ArgAction::Version).help(texts.word("manual-version")));
    }
    if has_after {
        command = command.after_help(with_whole_code(&texts.form(&key, "after", &args! {})));
    }
    for name in subcommands {
        let path = [path, std::slice::from_ref(&name)].concat();
        command = command.mut_subcommand(name, |subcommand| with_texts(subcommand, &path, texts));
    }
    command
}

/// The position of arguments that are listed after all others.
const LAST: usize = 1000;

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).short(short).long(name).action(action).display_order(LAST)
}

/// An argument with its text, its default and its possible values.
fn with_help(argument: Arg, path: &[String], texts: &Texts) -> Arg {
    let keys = argument_keys(path, &argument);
    let key = keys.iter().find(|key| texts.has(key)).unwrap_or(&keys[0]);
    let help = with_whole_code(&texts.word(key));
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let mut parts = vec![help];
    let defaults: Vec<String> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if !defaults.is_empty() {
        parts.push(texts.say("manual-default", &args! { value: defaults.join(",") }));
    }
    let values = argument.get_possible_values();
    if !values.is_empty() {
        let values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        parts.push(texts.say("manual-values", &args! { values: values.join(", ") }));
    }
    argument.help(parts.join(" ")).hide_default_value(true).hide_possible_values(true)
}

/// Gives a built command and its subcommands headings in this language.
fn with_templates(mut command: Command, texts: &Texts) -> Command {
    let usage = usage(&mut command, texts);
    let template = template(&command, texts);
    for subcommand in command.get_subcommands_mut() {
        let mut own = std::mem::take(subcommand);
        if own.get_name() == "help" {
            own = own.about(texts.word("manual-help-command"));
        }
        *subcommand = with_templates(own, texts);
    }
    command.override_usage(usage).help_template(template)
}

/// The usage of a command, without the heading.
fn usage(command: &mut Command, texts: &Texts) -> StyledStr {
    let drawn = command.render_usage().ansi().to_string();
    let usage = drawn.split_once(' ').map_or(drawn.as_str(), |(_, usage)| usage);
    let mut usage = usage.replace("[OPTIONS]", &format!("[{}]", texts.word("manual-any-options")));
    if command.has_subcommands() {
        usage = usage.replace("COMMAND", &texts.word("manual-any-command"));
    }
    StyledStr::from(usage)
}

/// The help page of a command: its purpose, its usage, and its parts under headings.
fn template(command: &Command, texts: &Texts) -> StyledStr {
    let styles = Styles::default();
    let (head, usage) = (styles.get_header(), styles.get_usage());
    let heading = |key: &str| format!("{head}{}:{head:#}", texts.word(key));
    let mut parts =
        vec![format!("{{about-with-newline}}\n{usage}{}:{usage:#} {{usage}}", texts.word("manual-usage"))];
    if command.has_subcommands() {
        parts.push(format!("{}\n{{subcommands}}", heading("manual-commands")));
    }
    if command.get_positionals().next().is_some() {
        parts.push(format!("{}\n{{positionals}}", heading("manual-arguments")));
    }
    if command.get_opts().next().is_some()
        || command.get_arguments().any(|argument| !argument.is_positional())
    {
        parts.push(format!("{}\n{{options}}", heading("manual-options")));
    }
    StyledStr::from(format!("{}{{after-help}}", parts.join("\n\n")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fmt::Write;
    use std::path::Path;
    use std::{env, fs};

    use super::*;
    use crate::tests::library;

    const HEAD: &str = "\
# The command-line help. `UPDATE=1 cargo test -p starfry help` writes the English texts from the doc comments of the
# arguments in crates/cli/src and of the settings in crates/server/src/config.rs; change them there.
#
# Words after --, in CAPITALS and in `quotes` are the same in every language. A paragraph is one line, which the program
# wraps; indented lines are printed as they are.
";

    /// A command with its path.
    fn commands() -> Vec<(Vec<String>, Command)> {
        fn walk(command: &Command, path: &[String], all: &mut Vec<(Vec<String>, Command)>) {
            all.push((path.to_vec(), command.clone()));
            for subcommand in command.get_subcommands() {
                walk(subcommand, &[path, &[subcommand.get_name().to_owned()]].concat(), all);
            }
        }
        let mut all = Vec::new();
        walk(&Arguments::command(), &[], &mut all);
        all
    }

    fn help_of(argument: &Arg) -> String {
        argument.get_help().map(ToString::to_string).unwrap_or_default()
    }

    /// The help of arguments that have the same name in several commands: the version that most of them
    /// share.
    fn shared() -> BTreeMap<String, String> {
        let mut helps: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (_, command) in commands() {
            for argument in command.get_arguments() {
                helps.entry(argument_name(argument).to_owned()).or_default().push(help_of(argument));
            }
        }
        let most = |all: &Vec<String>| {
            let count = |help: &String| all.iter().filter(|other| *other == help).count();
            all.iter().rev().max_by_key(|help| count(help)).filter(|help| count(help) > 1).cloned()
        };
        helps.iter().filter_map(|(name, all)| Some((name.clone(), most(all)?))).collect()
    }

    /// The Fluent file generated from the derived documentation.
    fn derived() -> String {
        let mut text = HEAD.to_owned();
        let shared = shared();
        writeln!(text, "\n## Arguments that several commands have\n").unwrap();
        for (name, help) in &shared {
            writeln!(text, "help-any-{name} = {help}").unwrap();
        }
        for (path, command) in commands() {
            let name = ["starfry"].into_iter().chain(path.iter().map(String::as_str)).collect::<Vec<_>>();
            writeln!(text, "\n## {}\n", name.join(" ")).unwrap();
            writeln!(text, "{} = {}", command_key(&path), command.get_about().expect("a command has help"))
                .unwrap();
            if let Some(after) = command.get_after_help() {
                writeln!(text, "    .after =").unwrap();
                for line in after.to_string().lines() {
                    writeln!(text, "{}", format!("        {line}").trim_end()).unwrap();
                }
            }
            for argument in command.get_arguments() {
                let help = help_of(argument);
                if shared.get(argument_name(argument)) != Some(&help) {
                    writeln!(text, "{} = {help}", argument_keys(&path, argument)[0]).unwrap();
                }
            }
        }
        text
    }

    #[test]
    fn the_english_texts_are_the_documentation_of_the_arguments() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../i18n/texts/en/help.ftl");
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, derived()).unwrap();
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == derived(),
            "{} is out of date: UPDATE=1 cargo test -p starfry help",
            path.display()
        );
    }

    #[test]
    fn every_command_has_help_in_every_language() {
        for tag in library().tags() {
            let texts = library().texts(tag).unwrap();
            let mut open = vec![translated(texts)];
            while let Some(mut command) = open.pop() {
                let help = command.render_long_help().to_string();
                assert!(!help.contains(['⟨', '{', '}']), "{tag}: {help}");
                open.extend(command.get_subcommands().cloned());
            }
        }
    }

    #[test]
    fn the_form_of_the_arguments_is_sound() {
        translated(library().english()).debug_assert();
    }

    #[test]
    fn headings_and_placeholders_are_in_the_language() {
        let mut help = translated(library().english());
        let drawn = help.render_help().to_string();
        assert!(drawn.contains("\n\nUsage: starfry [OPTIONS] [COMMAND]\n\nCommands:\n  serve "), "{drawn}");
    }
}
