//! `starfry games`

use std::fmt::Write;

use catalog::{GameInfo, Reconstructed};
use clap::Args;
use i18n::{Texts, args};

use crate::Outcome;
use crate::language::Speech;
use crate::output::{indented, say, width};

/// List the games with player counts, options and bots
#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON, one object per game
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        for (place, game) in speech.catalog().games().iter().enumerate() {
            let is_draft = game.offer().is_none();
            if self.json {
                let mut line = serde_json::to_value(game.info(speech.library().english()))?;
                line["draft"] = is_draft.into();
                say(&line.to_string())?;
            } else {
                if place > 0 {
                    say("")?;
                }
                say(describe(&game.info(speech.texts()), is_draft, speech.texts())?.trim_end())?;
            }
        }
        Ok(Outcome::AllIsWell)
    }
}

fn describe(info: &GameInfo, is_draft: bool, texts: &Texts) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let heading = args! { name: info.name, title: info.title.as_str(), least: info.seats.least };
    writeln!(text, "{}", texts.say("games-heading", &heading.with("most", info.seats.most)))?;
    if is_draft {
        write_wrapped(&texts.word("games-draft"), "  ", &mut text)?;
    }
    write_wrapped(&info.about, "  ", &mut text)?;
    write_wrapped(&texts.say("games-bots", &args! { bots: info.bots.join(", ") }), "  ", &mut text)?;
    if !info.options.is_empty() {
        writeln!(text, "  {}", texts.word("games-options"))?;
    }
    for option in &info.options {
        let values: Vec<&str> = option.choices.iter().map(|choice| choice.value.as_str()).collect();
        writeln!(text, "    {}={}  ({})", option.info.name, option.info.default, values.join(", "))?;
        write_wrapped(&option.about, "      ", &mut text)?;
    }
    if !info.reconstructed.is_empty() {
        writeln!(text, "  {}", texts.word("games-reconstructed"))?;
    }
    for Reconstructed { origin, components } in &info.reconstructed {
        writeln!(text, "    {origin}:")?;
        write_wrapped(&components.join("; "), "      ", &mut text)?;
    }
    let versions = args! { rules: info.rules_version, components: info.content[..16].to_owned() };
    writeln!(text, "  {}", texts.say("games-versions", &versions))?;
    Ok(text)
}

fn write_wrapped(line: &str, indent: &str, text: &mut String) -> std::fmt::Result {
    writeln!(text, "{}", indented(line, indent, width()))
}
