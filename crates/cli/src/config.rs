//! `starfry config`

use std::path::{Path, PathBuf};

use clap::Args;
use i18n::{Texts, args};
use serde_json::{Map, Value, json};
use server::config::{Effective, SETTINGS, Source};

use crate::Outcome;
use crate::example::example;
use crate::language::Speech;
use crate::output::{Side, columns, say, write_new};
use crate::settings::AllSettings;

/// Show the server's settings and where each comes from
#[derive(Args)]
pub(crate) struct ConfigCommand {
    #[command(flatten)]
    settings: AllSettings,
    /// Print a single line of JSON
    #[arg(long)]
    json: bool,
    /// Print a commented settings file with all defaults, or write it to FILE
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = SETTINGS.iter().map(|setting| setting.name).chain(["config", "json"])
    )]
    #[allow(clippy::option_option, reason = "it may be left out, and so may its value")]
    example: Option<Option<PathBuf>>,
}

impl ConfigCommand {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        if let Some(file) = &self.example {
            return give_example(file.as_deref(), speech.texts());
        }
        let effective = self.settings.effective()?;
        if self.json {
            say(&as_json(&effective).to_string())?;
        } else {
            for line in lines(&effective, speech.texts()) {
                say(&line)?;
            }
        }
        Ok(Outcome::AllIsWell)
    }
}

/// Prints a settings file to start from, or writes it.
fn give_example(file: Option<&Path>, texts: &Texts) -> anyhow::Result<Outcome> {
    let text = example(texts);
    match file {
        None => say(text.trim_end())?,
        Some(file) => {
            write_new(file, &text)?;
            say(&texts.say("example-written", &args! { file: file.display().to_string() }))?;
        }
    }
    Ok(Outcome::AllIsWell)
}

fn lines(effective: &Effective, texts: &Texts) -> Vec<String> {
    let row = |(setting, source): (&server::config::Setting, &Source)| {
        let value = effective.config.shown(setting.name);
        let value = if value.is_empty() { "-".to_owned() } else { value };
        vec![setting.name.to_owned(), value, texts.message(&source.message())]
    };
    let rows: Vec<Vec<String>> = SETTINGS.iter().zip(&effective.sources).map(row).collect();
    let file = format!("{} {}", texts.word("config-settings"), texts.message(&effective.file.message()));
    let mut lines = vec![file, String::new()];
    lines.extend(columns(&[Side::Left, Side::Left, Side::Left], &rows));
    lines
}

/// Each setting by name: its value as text, and where that comes from.
fn as_json(effective: &Effective) -> Value {
    let entry = |(setting, source): (&server::config::Setting, &Source)| {
        let source = match source {
            Source::Default => json!("default"),
            Source::File(path) => json!({ "file": path.display().to_string() }),
            Source::Environment(variable) => json!({ "environment": variable }),
            Source::Flag(flag) => json!({ "flag": flag }),
        };
        let value = Some(effective.config.shown(setting.name)).filter(|value| !value.is_empty());
        (setting.name.to_owned(), json!({ "value": value, "from": source }))
    };
    Value::Object(SETTINGS.iter().zip(&effective.sources).map(entry).collect::<Map<String, Value>>())
}
