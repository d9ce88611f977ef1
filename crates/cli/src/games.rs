//! `starfry games`

use std::fmt::Write;

use catalog::GameInfo;
use clap::Args;

use crate::Outcome;
use crate::output::say;

/// List the games with player counts, options and bots
#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON, one object per game
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self) -> anyhow::Result<Outcome> {
        for (place, game) in catalog::games().iter().enumerate() {
            let info = game.info();
            if self.json {
                say(&serde_json::to_string(&info)?)?;
            } else {
                say(&describe(&info, place > 0)?)?;
            }
        }
        Ok(Outcome::AllIsWell)
    }
}

fn describe(info: &GameInfo, follows_another: bool) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    if follows_another {
        text.push('\n');
    }
    writeln!(text, "{}  {}, {} to {} players", info.name, info.title, info.seats.least, info.seats.most)?;
    writeln!(text, "  {}", info.sentence)?;
    writeln!(text, "  Bots: {}", info.bots.join(", "))?;
    writeln!(text, "  Options:")?;
    for option in info.options {
        writeln!(
            text,
            "    {}={}  {}, {} if not given",
            option.name, option.default, option.values, option.default
        )?;
        writeln!(text, "      {}", option.sentence)?;
    }
    writeln!(text, "  Reconstructed components (no rulebook prints them; replace them with --content DIR):")?;
    let width = info.reconstructed.iter().map(|(what, _)| what.chars().count()).max().unwrap_or(0);
    for (what, origin) in &info.reconstructed {
        writeln!(text, "    {what:<width$}  {origin}")?;
    }
    write!(text, "  Rules version {}, components {}", info.rules_version, &info.content[..16])?;
    Ok(text)
}
