//! The names of bots, on every command line and in every record.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays: the same four names in every game. docs/bots.md says what each of them sees,
/// considers and costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays like a beginner: sensible moves, not far ahead.
    Easy,
    /// Plays like somebody who knows the game.
    Normal,
    /// Plays like somebody who takes the evening seriously.
    Hard,
    /// Plays as well as this program can in a few seconds.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// The name on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

/// A bot by name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotName {
    /// `random`: any legal action.
    Random,
    /// `greedy`: what looks best immediately.
    Greedy,
    /// `easy` to `expert`.
    Level(Level),
    /// `search:ITERATIONS`: a search with this many iterations per turn.
    Search(u32),
    /// `exec:COMMAND`: a program that speaks the bot protocol.
    Exec(String),
}

impl BotName {
    /// The forms of all names, for lists.
    pub const FORMS: [&str; 8] =
        ["random", "greedy", "easy", "normal", "hard", "expert", "search:ITERATIONS", "exec:COMMAND"];

    /// The most iterations a search may be asked for.
    pub const MOST_ITERATIONS: u32 = 100_000_000;
}

/// The error for a text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot {name:?}; available: {}", BotName::FORMS.join(", "))]
pub struct NoSuchBot {
    /// The text, shortened if it is long.
    pub name: String,
}

impl FromStr for BotName {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<BotName, NoSuchBot> {
        let unknown = || NoSuchBot { name: text.chars().take(60).collect() };
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(BotName::Level(level));
        }
        match text.split_once(':') {
            None if text == "random" => Ok(BotName::Random),
            None if text == "greedy" => Ok(BotName::Greedy),
            Some(("search", number)) => number
                .parse()
                .ok()
                .filter(|iterations| (1..=BotName::MOST_ITERATIONS).contains(iterations))
                .map(BotName::Search)
                .ok_or_else(unknown),
            Some(("exec", command)) if !command.trim().is_empty() => Ok(BotName::Exec(command.to_owned())),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotName::Random => f.write_str("random"),
            BotName::Greedy => f.write_str("greedy"),
            BotName::Level(level) => f.write_str(level.name()),
            BotName::Search(iterations) => write!(f, "search:{iterations}"),
            BotName::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_to_the_same_bot() {
        for name in ["random", "greedy", "easy", "expert", "search:500", "exec:python3 bot.py --x=1:2"] {
            assert_eq!(name.parse::<BotName>().expect(name).to_string(), name);
        }
    }

    #[test]
    fn a_wrong_name_is_answered_with_the_available_ones() {
        for name in
            ["", "Random", "search", "search:", "search:0", "search:-1", "exec: ", "search:1000000000"]
        {
            let error = name.parse::<BotName>().expect_err(name).to_string();
            assert!(error.contains("search:ITERATIONS"), "{error}");
        }
    }
}
