//! A table as everybody may know it.

use contract::Seat;
use i18n::Texts;
use record::{Early, GameResult};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use web::{Lobby, LobbySeat, Sitter};

use super::branch::Branch;
use super::clock::ClockRule;
use super::comfort::{BotSpeed, Comfort};
use super::dealing::{Dealing, DealingFace};
use super::question::QuestionFace;
use super::sheet::{BotLevel, Occupant, Offer, Seated, Sheet, Stage};

/// A table as everybody may know it, and what it is to the asker.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableFace {
    /// Its id.
    pub id: String,
    /// The game, by its short name.
    pub game: String,
    /// The options of the game, all of them.
    #[schema(value_type = Object)]
    pub options: Value,
    /// How far it has come.
    pub state: Stage,
    /// Whether it is listed.
    pub visibility: &'static str,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether people may write to each other.
    pub chat: bool,
    /// Whether people may ask for advice.
    pub hints: bool,
    /// How long people may think.
    pub clock: ClockRule,
    /// Who plays for absent people.
    pub stand_in: BotLevel,
    /// How long bots take.
    pub bot_speed: BotSpeed,
    /// After how many seconds the table announces the last turn, in games that know that word.
    pub last_turn_after_s: Option<u32>,
    /// Whose table it is.
    pub host: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatFace>,
    /// The hash of the dealer's seed, known before anybody adds to the randomness.
    pub seed_hash: String,
    /// How the randomness comes about. Nothing if an older program has begun the game.
    pub dealing: Option<DealingFace>,
    /// After the game, for those who look at the table: the dealer's seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What the people at the table are asked to agree to.
    pub question: Option<QuestionFace>,
    /// Promises in public.
    pub offers: Vec<Offer>,
    /// How the game ended.
    #[schema(value_type = Option<Object>)]
    pub result: Option<GameResult>,
    /// Why it ended before it was over, if it did.
    #[schema(value_type = Option<String>)]
    pub early: Option<Early>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// The finished game that is played on here in another way.
    pub branch: Option<Branch>,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970.
    pub started: Option<i64>,
    /// Milliseconds since 1970.
    pub ended: Option<i64>,
    /// What the asker is here.
    pub you: YouFace,
    /// On a page, before the game and after it: what stands over the table, as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lobby: Option<String>,
}

/// What the asker is at a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub(crate) struct YouFace {
    /// The seats on which he sits.
    pub seats: Vec<OwnSeat>,
    /// Whether it is his table.
    pub host: bool,
}

/// A seat of one's own.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct OwnSeat {
    /// Its number.
    pub seat: u8,
    /// Standing orders and the like.
    pub comfort: Comfort,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct SeatFace {
    /// Its number, counted from 1.
    pub seat: u8,
    /// Who sits there.
    pub is: SeatIs,
    /// What he is called; empty while nobody sits there.
    pub name: String,
    /// His id.
    pub user: Option<String>,
    /// How well the bot plays.
    pub level: Option<BotLevel>,
    /// Whether he is one of several at the same device.
    pub here: bool,
    /// Whether a stand-in plays for him.
    pub absent: bool,
    /// Whether a bot plays on for one who has resigned.
    pub resigned: bool,
    /// Whether he looks at the table now.
    pub connected: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatIs {
    /// Nobody yet; anybody may.
    Open,
    /// Nobody yet; only who is invited may.
    Invited,
    /// A person.
    Person,
    /// A program with an account.
    Program,
    /// A bot of this server.
    Bot,
    /// Somebody whose account is gone.
    Nobody,
}

impl SeatFace {
    fn new(seat: Seat, place: &Seated, connected: bool) -> SeatFace {
        let is = match &place.by {
            Occupant::Open => SeatIs::Open,
            Occupant::Invited { .. } => SeatIs::Invited,
            Occupant::User { is_program: true, .. } => SeatIs::Program,
            Occupant::User { .. } => SeatIs::Person,
            Occupant::Bot { .. } => SeatIs::Bot,
            Occupant::Nobody => SeatIs::Nobody,
        };
        SeatFace {
            seat: seat.number() as u8,
            is,
            name: place.name.clone(),
            user: place.user().map(str::to_owned),
            level: match place.by {
                Occupant::Bot { level, .. } => Some(level),
                _ => None,
            },
            here: matches!(place.by, Occupant::User { is_here: true, .. }),
            absent: place.absent_since.is_some(),
            resigned: matches!(place.by, Occupant::Bot { resigned: true, .. }),
            connected,
        }
    }

    /// Who sits here, on a page.
    fn sitter(&self) -> Sitter {
        match self.is {
            SeatIs::Open => Sitter::Free,
            SeatIs::Invited => Sitter::Kept,
            SeatIs::Bot => Sitter::Bot(self.name.clone()),
            SeatIs::Person | SeatIs::Program | SeatIs::Nobody => Sitter::Person(self.name.clone()),
        }
    }
}

impl TableFace {
    /// The face of a table to a user; to a stranger if there is none.
    pub(crate) fn new(
        id: &str,
        sheet: &Sheet,
        question: Option<QuestionFace>,
        user: Option<&str>,
        is_connected: impl Fn(Seat) -> bool,
    ) -> TableFace {
        let own = |(seat, place): (Seat, &Seated)| {
            (user.is_some() && place.user() == user)
                .then(|| OwnSeat { seat: seat.number() as u8, comfort: place.comfort })
        };
        TableFace {
            id: id.to_owned(),
            game: sheet.game.clone(),
            options: sheet.options.clone(),
            state: sheet.state,
            visibility: sheet.visibility().word(),
            spectators: sheet.spectators,
            chat: sheet.chat,
            hints: sheet.hints,
            clock: sheet.clock,
            stand_in: sheet.stand_in,
            bot_speed: sheet.bot_speed,
            last_turn_after_s: sheet.last_turn_after_s,
            host: sheet.host.clone(),
            seats: sheet
                .places()
                .map(|(seat, place)| SeatFace::new(seat, place, is_connected(seat)))
                .collect(),
            seed_hash: sheet.seed_hash.clone(),
            dealing: sheet.dealing.as_ref().map(Dealing::face),
            seed: None,
            question,
            offers: sheet.offers.clone(),
            result: sheet.result.clone(),
            early: sheet.early,
            rematch: sheet.rematch.clone(),
            branch: sheet.branch.clone(),
            created: sheet.created,
            started: sheet.started,
            ended: sheet.ended,
            you: YouFace {
                seats: sheet.places().filter_map(own).collect(),
                host: user.is_some_and(|user| sheet.is_host(user)),
            },
            lobby: None,
        }
    }

    /// The same on a page.
    pub(crate) fn on_page(mut self, texts: &Texts) -> TableFace {
        if self.state == Stage::Running {
            return self;
        }
        let result = self.result.as_ref();
        let seat = |face: &SeatFace| {
            let seat = Seat::numbered(face.seat.into())?;
            Some(LobbySeat {
                seat,
                by: face.sitter(),
                has_won: result.is_some_and(|result| result.winners.contains(&seat)),
                is_own: self.you.seats.iter().any(|own| own.seat == face.seat),
            })
        };
        let host = self.seats.iter().find(|face| face.user.is_some() && face.user == self.host);
        let lobby = Lobby {
            texts,
            id: &self.id,
            game: &self.game,
            seats: self.seats.iter().filter_map(seat).collect(),
            is_over: self.state != Stage::Open,
            is_starting: self.dealing.as_ref().is_some_and(DealingFace::is_starting),
            is_host: self.you.host,
            host: host.map(|face| face.name.as_str()),
            rematch: self.rematch.as_deref(),
        };
        self.lobby = Some(lobby.html());
        self
    }
}
