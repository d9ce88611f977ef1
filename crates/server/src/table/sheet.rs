//! What is written down about a table besides its moves: who sits where, and what was agreed.

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

/// What is written down about a table. Kept as JSON: fields that are added later need a default, since older sheets have none, and stand
/// here rather than further inside, since a node of the version before hands on only what it finds here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each was agreed by itself")]
pub(crate) struct Sheet {
    pub(crate) game: String,
    /// The edition of its rules: the newest when the game starts, and the same from then on.
    pub(crate) rules: u32,
    /// The options of the game, all of them.
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
    /// What the seats added to the randomness of a game that an older program has begun.
    pub(crate) entropy: Vec<String>,
    /// How the randomness comes about; nothing where an older program has begun the game.
    #[serde(default)]
    pub(crate) dealing: Option<Dealing>,
    /// What a finished record is sealed with.
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
    /// Promises in public.
    #[serde(default)]
    pub(crate) offers: Vec<Offer>,
    /// The game that is played on here in another way.
    #[serde(default)]
    pub(crate) branch: Option<Branch>,
    /// What everybody is asked.
    #[serde(default)]
    pub(crate) question: Option<Question>,
    /// How often they were asked something.
    #[serde(default)]
    pub(crate) questions: u32,
    /// When the question was asked, and who has played since.
    #[serde(default)]
    pub(crate) asked: Option<Asked>,
    /// Since when stand-ins play.
    #[serde(default)]
    pub(crate) absences: Vec<Absence>,
    /// Who sat on the seats of those who have resigned: the result is theirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) resigned: Vec<Resigned>,
    /// What a newer version has written here. It is handed on: nodes of two versions may work on one table.
    #[serde(flatten)]
    pub(crate) later: serde_json::Map<String, Value>,
}

/// Somebody who has resigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Resigned {
    pub(crate) seat: Seat,
    pub(crate) user: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// People sit down.
    Open,
    /// The game is being played.
    Running,
    /// The game is over, or ended by agreement.
    Over,
    /// The host of the server closed it.
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

/// A bot that may sit at a table of this server: programs of others come with accounts of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BotLevel {
    /// Any legal action.
    Random,
    /// What looks best at once.
    Greedy,
    /// A beginner.
    Easy,
    /// Somebody who knows the game.
    Normal,
    /// Somebody who takes the evening seriously.
    Hard,
    /// As well as this program can.
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

/// A seat with whoever sits there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Seated {
    pub(crate) by: Occupant,
    /// What the others call him; empty while nobody sits there.
    pub(crate) name: String,
    /// A stand-in plays since the record had so many entries.
    pub(crate) absent_since: Option<usize>,
    #[serde(default)]
    pub(crate) comfort: Comfort,
}

/// What a finished record is sealed with: it stays the same for as long as the record is kept, whatever becomes of the people in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sealed {
    /// The program under which the game ended.
    pub(crate) program: String,
    /// Who sat there, seat 1 first.
    pub(crate) seats: Vec<SealedSeat>,
    pub(crate) played: Played,
}

/// Where a finished game was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Played {
    /// At this server, which signs its record.
    Here,
    /// Elsewhere; whoever vouches for it there has signed it.
    Elsewhere { signature: Option<Signature> },
}

/// Who sat on a seat, for a sealed record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SealedSeat {
    pub(crate) kind: String,
    /// The hash of the name, and the salt that is in it until the name is forgotten.
    pub(crate) hash: String,
    pub(crate) salt: Option<String>,
}

impl SealedSeat {
    /// What shows that the name belongs to the record.
    pub(crate) fn proof(&self) -> Option<NameProof> {
        match &self.salt {
            Some(salt) => from_hex(salt).map(NameProof::Salt),
            None => from_hex(&self.hash).map(NameProof::Forgotten),
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occupant {
    /// Nobody yet; anybody may.
    Open,
    /// Nobody yet; only who has the link may, or the user named.
    Invited {
        /// The hash of the link's secret.
        secret_hash: Option<String>,
        user: Option<String>,
    },
    /// A person, or a program with an account of its own.
    User {
        user: String,
        /// One of several people at the same device.
        is_here: bool,
        is_program: bool,
    },
    /// A bot of this server.
    Bot {
        level: BotLevel,
        /// Plays on for somebody who has resigned.
        resigned: bool,
    },
    /// Somebody whose account is gone.
    Nobody,
}

/// A public promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Offer {
    /// Who promised.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What, in the game's notation.
    pub promise: String,
    /// How many entries the record had when it was made.
    pub at: usize,
    /// The step in which it was made.
    pub step: usize,
    /// What became of it.
    pub standing: Standing,
}

/// What became of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Standing {
    /// It binds.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// The steps in which it was made were taken back.
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
    /// A seat nobody sits on.
    pub(crate) fn vacant(by: Occupant) -> Seated {
        Seated { by, name: String::new(), absent_since: None, comfort: Comfort::default() }
    }

    /// Somebody sits down here.
    pub(crate) fn taken(by: Occupant, name: String) -> Seated {
        Seated { name, ..Seated::vacant(by) }
    }

    /// The user who decides here.
    pub(crate) fn user(&self) -> Option<&str> {
        match &self.by {
            Occupant::User { user, .. } => Some(user),
            _ => None,
        }
    }

    /// What records and results call the one who sits here.
    pub(crate) fn player_kind(&self) -> String {
        match &self.by {
            Occupant::Bot { level, resigned: false } => level.name().to_string(),
            Occupant::User { is_program: true, .. } => "program".into(),
            _ => "person".into(),
        }
    }

    /// Whether somebody or something decides here.
    pub(crate) fn is_taken(&self) -> bool {
        !matches!(self.by, Occupant::Open | Occupant::Invited { .. })
    }

    /// Whether a person sits here and decides himself.
    pub(crate) fn has_person(&self) -> bool {
        matches!(self.by, Occupant::User { is_program: false, .. }) && self.absent_since.is_none()
    }

    /// Whether this is the seat of a program with an account.
    pub(crate) fn is_program(&self) -> bool {
        matches!(self.by, Occupant::User { is_program: true, .. })
    }
}

impl Sheet {
    /// The sheet of a table in a list. One that cannot be read is left out there, logged and counted.
    pub(crate) fn listed(store: &Store, listed: &ListedTable) -> Option<Sheet> {
        let note = |error: &serde_json::Error| store.note_unreadable(&listed.id, &error.to_string());
        serde_json::from_str(&listed.sheet).inspect_err(note).ok()
    }

    pub(crate) fn visibility(&self) -> Visibility {
        if self.is_public { Visibility::Public } else { Visibility::Private }
    }

    /// How the randomness comes about. A table that an older program has set up begins anew with it.
    pub(crate) fn dealing_mut(&mut self) -> &mut Dealing {
        let seats = self.seats.len();
        self.dealing.get_or_insert_with(|| Dealing::new(seats))
    }

    /// What the seats added to the randomness, as the record says it.
    pub(crate) fn entropy(&self) -> Entropy {
        match self.dealt() {
            Some(dealing) => Entropy::Parts(dealing.parts.clone()),
            None => Entropy::Texts(self.entropy.clone()),
        }
    }

    /// The attempt in which the cards were dealt, or are to be.
    pub(crate) fn attempt(&self) -> u32 {
        self.dealt().map_or(1, |dealing| dealing.attempt)
    }

    /// How the randomness comes about, unless a node of the version before has begun the game: that knows nothing of it.
    pub(crate) fn dealt(&self) -> Option<&Dealing> {
        self.dealing.as_ref().filter(|dealing| self.started.is_none() || !dealing.parts.is_empty())
    }

    /// Whether its record is finished, and nobody has sealed it.
    pub(crate) fn is_to_be_sealed(&self) -> bool {
        let is_over = matches!(self.state, Stage::Over | Stage::Closed);
        is_over && self.started.is_some() && self.dealt().is_some() && self.sealed.is_none()
    }

    /// The seats with their numbers.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Seat, &Seated)> {
        self.seats.iter().enumerate().map(|(index, place)| (Seat::at(index), place))
    }

    /// The seats on which this user sits.
    pub(crate) fn seats_of(&self, user: &str) -> SeatSet {
        self.places().filter(|(_, place)| place.user() == Some(user)).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn is_host(&self, user: &str) -> bool {
        self.host.as_deref() == Some(user)
    }

    pub(crate) fn place(&self, seat: Seat) -> Option<&Seated> {
        self.seats.get(seat.index())
    }

    /// Who decides on a seat by the record: the player himself, or somebody in his place.
    pub(crate) fn actor_on(&self, seat: Seat) -> Actor {
        match self.place(seat).map(|place| (&place.by, place.absent_since)) {
            Some(
                (Occupant::User { .. }, Some(_))
                | (Occupant::Nobody | Occupant::Bot { resigned: true, .. }, _),
            ) => Actor::StandIn,
            _ => Actor::Player,
        }
    }

    /// The level a bot plays the seat at now: its own, or that of the stand-in.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<BotLevel> {
        let place = self.place(seat)?;
        match &place.by {
            Occupant::Bot { level, .. } => Some(*level),
            Occupant::Nobody => Some(self.stand_in),
            Occupant::User { .. } if place.absent_since.is_some() => Some(self.stand_in),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Sheet;

    #[test]
    fn what_a_newer_version_has_written_is_handed_on() {
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
