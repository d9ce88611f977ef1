//! Everything stored about a table apart from its moves, such as its seats and what was agreed.

use std::collections::BTreeMap;

use catalog::{BotName, Level};
use contract::{Seat, SeatSet, Verdict};
use record::{Actor, Early, Entropy, GameResult, NameProof, Signature, from_hex};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{ListedTable, Store, TableState, Visibility};
use utoipa::ToSchema;

use super::branch::Branch;
use super::clock::ClockRule;
use super::comfort::{BotSpeed, Comfort};
use super::dealing::Dealing;
use super::question::{Absence, Asked, Question};
use crate::faces::usual_face;

/// Everything stored about a table apart from its moves, as JSON. Fields added later need a default because
/// older sheets lack them. They must be added at this level and not further inside, because a node of the
/// previous version only passes on unknown fields found here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each was agreed separately")]
pub(crate) struct Sheet {
    pub(crate) game: String,
    /// The edition of its rules: the newest when the game starts, and unchanged from then on.
    pub(crate) rules: u32,
    /// The game's options, all of them.
    pub(crate) options: Value,
    pub(crate) state: Stage,
    pub(crate) is_public: bool,
    pub(crate) spectators: bool,
    pub(crate) chat: bool,
    pub(crate) hints: bool,
    pub(crate) clock: ClockRule,
    pub(crate) stand_in: BotLevel,
    pub(crate) bot_speed: BotSpeed,
    pub(crate) last_turn_after_s: Option<u32>,
    pub(crate) host: Option<String>,
    pub(crate) seats: Vec<Seated>,
    pub(crate) seed_hash: String,
    /// The seats' contributions to the randomness of a game begun by an older version.
    pub(crate) entropy: Vec<String>,
    /// How the randomness is produced; `None` if an older version began the game.
    #[serde(default)]
    pub(crate) dealing: Option<Dealing>,
    /// The seal of a finished record.
    #[serde(default)]
    pub(crate) sealed: Option<Sealed>,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) started: Option<i64>,
    pub(crate) ended: Option<i64>,
    pub(crate) result: Option<GameResult>,
    /// How it ended before the game was over, if it did.
    pub(crate) early: Option<Early>,
    pub(crate) rematch: Option<String>,
    /// Public promises.
    #[serde(default)]
    pub(crate) offers: Vec<Offer>,
    /// The finished game that this table branches off from, if it is a branch.
    #[serde(default)]
    pub(crate) branch: Option<Branch>,
    /// The open question.
    #[serde(default)]
    pub(crate) question: Option<Question>,
    /// How many questions have been asked.
    #[serde(default)]
    pub(crate) questions: u32,
    /// When the question was asked, and who has played since.
    #[serde(default)]
    pub(crate) asked: Option<Asked>,
    /// Since when stand-ins have been playing.
    #[serde(default)]
    pub(crate) absences: Vec<Absence>,
    /// The players who have resigned. The result is theirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) resigned: Vec<Resigned>,
    /// The numbers of people's faces, by their user ids.
    #[serde(default)]
    pub(crate) faces: BTreeMap<String, u32>,
    /// Fields written by a newer version. They are passed on, because nodes of two versions may work on the
    /// same table.
    #[serde(flatten)]
    pub(crate) later: serde_json::Map<String, Value>,
}

/// A player who has resigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Resigned {
    pub(crate) seat: Seat,
    pub(crate) user: String,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// People are sitting down.
    Open,
    /// The game is being played.
    Running,
    /// The game is over, or ended by agreement.
    Over,
    /// The host closed it.
    Closed,
}

impl From<Stage> for TableState {
    fn from(stage: Stage) -> TableState {
        match stage {
            Stage::Open => TableState::Open,
            Stage::Running => TableState::Running,
            Stage::Over => TableState::Over,
            Stage::Closed => TableState::Closed,
        }
    }
}

/// A bot of this server. Other people's programs have accounts of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BotLevel {
    /// Any legal action.
    Random,
    /// The action that looks best at once.
    Greedy,
    /// A beginner.
    Easy,
    /// An experienced player.
    Normal,
    /// A serious player.
    Hard,
    /// As good as this program can be.
    Expert,
}

impl BotLevel {
    /// The bot's name on command lines and in records.
    pub(crate) fn name(self) -> BotName {
        match self {
            BotLevel::Random => BotName::Random,
            BotLevel::Greedy => BotName::Greedy,
            BotLevel::Easy => BotName::Level(Level::Easy),
            BotLevel::Normal => BotName::Level(Level::Normal),
            BotLevel::Hard => BotName::Level(Level::Hard),
            BotLevel::Expert => BotName::Level(Level::Expert),
        }
    }
}

/// A seat and its occupant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Seated {
    pub(crate) by: Occupant,
    /// The occupant's name; empty while the seat is free.
    pub(crate) name: String,
    /// How many entries the record had when a stand-in took over.
    pub(crate) absent_since: Option<usize>,
    #[serde(default)]
    pub(crate) comfort: Comfort,
}

/// The seal of a finished record. It never changes as long as the record exists, whatever happens to the
/// people in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sealed {
    /// The program with which the game ended.
    pub(crate) program: String,
    /// The occupants, seat 1 first.
    pub(crate) seats: Vec<SealedSeat>,
    pub(crate) played: Played,
}

/// Where a finished game was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Played {
    /// At this server, which signs its record.
    Here,
    /// Elsewhere, with a signature if that server signed it.
    Elsewhere { signature: Option<Signature> },
}

/// The occupant of a seat, for a sealed record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SealedSeat {
    pub(crate) kind: String,
    /// The hash of the name, and the salt in it, which is kept until the name is deleted.
    pub(crate) hash: String,
    pub(crate) salt: Option<String>,
}

impl SealedSeat {
    /// The proof that the name belongs to the record.
    pub(crate) fn proof(&self) -> Option<NameProof> {
        match &self.salt {
            Some(salt) => from_hex(salt).map(NameProof::Salt),
            None => from_hex(&self.hash).map(NameProof::Forgotten),
        }
    }
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occupant {
    /// The seat is free for anybody.
    Open,
    /// The seat is reserved for a person with the link, or for a user.
    Invited {
        /// The hash of the link's secret.
        secret_hash: Option<String>,
        user: Option<String>,
    },
    /// A person, or a program with an account of its own.
    User {
        user: String,
        /// Whether this is one of several people on the same device.
        is_here: bool,
        is_program: bool,
    },
    /// One of this server's bots.
    Bot {
        level: BotLevel,
        /// Whether it plays for somebody who has resigned.
        resigned: bool,
    },
    /// A user whose account was deleted.
    Nobody,
}

/// A public promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Offer {
    /// The seat that made it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The promise, in the game's notation.
    pub promise: String,
    /// How many entries the record had when it was made.
    pub at: usize,
    /// The step in which it was made.
    pub step: usize,
    /// Its current state.
    pub standing: Standing,
}

/// The state of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Standing {
    /// It is binding.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// The step in which it was made was undone.
    TakenBack,
}

impl From<Verdict> for Standing {
    fn from(verdict: Verdict) -> Standing {
        match verdict {
            Verdict::Open => Standing::Open,
            Verdict::Kept => Standing::Kept,
            Verdict::Broken => Standing::Broken,
        }
    }
}

impl Seated {
    /// A seat without an occupant.
    pub(crate) fn vacant(by: Occupant) -> Seated {
        Seated { by, name: String::new(), absent_since: None, comfort: Comfort::default() }
    }

    /// A seat that somebody has just taken.
    pub(crate) fn taken(by: Occupant, name: String) -> Seated {
        Seated { name, ..Seated::vacant(by) }
    }

    /// The user who decides for this seat.
    pub(crate) fn user(&self) -> Option<&str> {
        match &self.by {
            Occupant::User { user, .. } => Some(user),
            _ => None,
        }
    }

    /// The occupant's kind in records and results.
    pub(crate) fn player_kind(&self) -> String {
        match &self.by {
            Occupant::Bot { level, resigned: false } => level.name().to_string(),
            Occupant::User { is_program: true, .. } => "program".into(),
            _ => "person".into(),
        }
    }

    /// Whether somebody or something decides for this seat.
    pub(crate) fn is_taken(&self) -> bool {
        !matches!(self.by, Occupant::Open | Occupant::Invited { .. })
    }

    /// Whether a person sits here and makes their own decisions.
    pub(crate) fn has_person(&self) -> bool {
        matches!(self.by, Occupant::User { is_program: false, .. }) && self.absent_since.is_none()
    }

    /// Whether the seat belongs to a program with an account.
    pub(crate) fn is_program(&self) -> bool {
        matches!(self.by, Occupant::User { is_program: true, .. })
    }
}

impl Sheet {
    /// The sheet of a listed table. A sheet that cannot be read is left out, logged and counted.
    pub(crate) fn listed(store: &Store, listed: &ListedTable) -> Option<Sheet> {
        let note = |error: &serde_json::Error| store.note_unreadable(&listed.id, &error.to_string());
        serde_json::from_str(&listed.sheet).inspect_err(note).ok()
    }

    pub(crate) fn visibility(&self) -> Visibility {
        if self.is_public { Visibility::Public } else { Visibility::Private }
    }

    /// How the randomness is produced. A table set up by an older version starts afresh with it.
    pub(crate) fn dealing_mut(&mut self) -> &mut Dealing {
        let seats = self.seats.len();
        self.dealing.get_or_insert_with(|| Dealing::new(seats))
    }

    /// The seats' contributions to the randomness, as they are in the record.
    pub(crate) fn entropy(&self) -> Entropy {
        match self.dealt() {
            Some(dealing) => Entropy::Parts(dealing.parts.clone()),
            None => Entropy::Texts(self.entropy.clone()),
        }
    }

    /// The attempt in which the game was dealt, or will be.
    pub(crate) fn attempt(&self) -> u32 {
        self.dealt().map_or(1, |dealing| dealing.attempt)
    }

    /// How the randomness is produced, unless a node of the previous version began the game, which knows
    /// nothing about it.
    pub(crate) fn dealt(&self) -> Option<&Dealing> {
        self.dealing.as_ref().filter(|dealing| self.started.is_none() || !dealing.parts.is_empty())
    }

    /// Whether its record is finished but not yet sealed.
    pub(crate) fn needs_seal(&self) -> bool {
        let is_over = matches!(self.state, Stage::Over | Stage::Closed);
        is_over && self.started.is_some() && self.dealt().is_some() && self.sealed.is_none()
    }

    /// The seats with their numbers.
    pub(crate) fn all_seated(&self) -> impl Iterator<Item = (Seat, &Seated)> {
        self.seats.iter().enumerate().map(|(index, seated)| (Seat::at(index), seated))
    }

    /// This user's seats.
    pub(crate) fn seats_of(&self, user: &str) -> SeatSet {
        self.all_seated().filter(|(_, seated)| seated.user() == Some(user)).map(|(seat, _)| seat).collect()
    }

    /// The number of a user's face. Older versions did not write it down.
    pub(crate) fn face_of(&self, user: &str) -> u32 {
        self.faces.get(user).copied().unwrap_or_else(|| usual_face(user))
    }

    pub(crate) fn is_host(&self, user: &str) -> bool {
        self.host.as_deref() == Some(user)
    }

    pub(crate) fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats.get(seat.index())
    }

    /// The actor that is recorded for a seat: the player, or somebody in their place.
    pub(crate) fn actor_on(&self, seat: Seat) -> Actor {
        match self.seated(seat).map(|seated| (&seated.by, seated.absent_since)) {
            Some(
                (Occupant::User { .. }, Some(_))
                | (Occupant::Nobody | Occupant::Bot { resigned: true, .. }, _),
            ) => Actor::StandIn,
            _ => Actor::Player,
        }
    }

    /// The level at which a bot plays the seat now: its own, or the stand-in's.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<BotLevel> {
        let seated = self.seated(seat)?;
        match &seated.by {
            Occupant::Bot { level, .. } => Some(*level),
            Occupant::Nobody => Some(self.stand_in),
            Occupant::User { .. } if seated.absent_since.is_some() => Some(self.stand_in),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Sheet;

    #[test]
    fn fields_from_a_newer_version_are_passed_on() {
        let sheet = json!({"game": "higher", "rules": 1, "options": {}, "state": "open", "is_public": false, "spectators": true,
            "chat": true, "hints": true, "clock": {"kind": "none"}, "stand_in": "greedy", "bot_speed": "quick",
            "last_turn_after_s": null, "host": null, "seats": [], "seed_hash": "", "entropy": [], "created": 1, "started": null,
            "ended": null, "result": null, "early": null, "rematch": null, "weather": {"rain": true}});
        let read: Sheet = serde_json::from_value(sheet).expect("a sheet");
        let written: Value = serde_json::to_value(&read).expect("plain data");
        assert_eq!(written["weather"], json!({"rain": true}));
        assert_eq!(written["chat"], true);
    }
}
