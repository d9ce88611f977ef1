//! A table as everybody may know it.

use catalog::Game;
use contract::Seat;
use i18n::Texts;
use record::{Early, GameResult};
use serde::Serialize;
use serde_json::Value;
use store::Visibility;
use utoipa::ToSchema;
use web::{Ending, Lobby, LobbySeat, Sitter};

use super::branch::Branch;
use super::clock::{ClockRule, pace};
use super::comfort::{BotSpeed, Comfort};
use super::dealing::{Dealing, DealingFace};
use super::question::QuestionFace;
use super::sheet::{BotLevel, Occupant, Offer, Seated, Sheet, Stage};

/// A table as everybody may know it, and the caller's role there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableFace {
    /// Its id.
    pub id: String,
    /// The game, by its short name.
    pub game: String,
    /// The game's options, all of them.
    #[schema(value_type = Object)]
    pub options: Value,
    /// The stage it has reached.
    pub state: Stage,
    /// Whether it is listed.
    pub visibility: &'static str,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether people may chat.
    pub chat: bool,
    /// Whether people may ask for advice.
    pub hints: bool,
    /// How long players may think.
    pub clock: ClockRule,
    /// The level of the bot that plays for absent players.
    pub stand_in: BotLevel,
    /// How long bots take.
    pub bot_speed: BotSpeed,
    /// After how many seconds the table announces the last turn, in games that support this.
    pub last_turn_after_s: Option<u32>,
    /// The id of the table's owner.
    pub host: Option<String>,
    /// The seats and their occupants.
    pub seats: Vec<SeatFace>,
    /// The hash of the dealer's seed, published before anybody contributes to the randomness.
    pub seed_hash: String,
    /// How the randomness is produced. Missing if an older version began the game.
    pub dealing: Option<DealingFace>,
    /// The dealer's seed, for viewers after the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The open question to the people at the table.
    pub question: Option<QuestionFace>,
    /// Public promises.
    pub offers: Vec<Offer>,
    /// How the game ended.
    #[schema(value_type = Option<Object>)]
    pub result: Option<GameResult>,
    /// Why it ended before it was over, if it did.
    #[schema(value_type = Option<String>)]
    pub early: Option<Early>,
    /// The next game's table.
    pub rematch: Option<String>,
    /// The finished game that this table branches off from, if it is a branch.
    pub branch: Option<Branch>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// When the game started, in milliseconds since 1970.
    pub started: Option<i64>,
    /// When the game ended, in milliseconds since 1970.
    pub ended: Option<i64>,
    /// The caller's role here.
    pub you: YouFace,
    /// For pages, before and after the game: what is shown above the table, as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lobby: Option<String>,
}

/// The caller's role at a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub(crate) struct YouFace {
    /// The caller's seats.
    pub seats: Vec<OwnSeat>,
    /// Whether the caller owns the table.
    pub host: bool,
}

/// One of the caller's seats.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct OwnSeat {
    /// Its number.
    pub seat: u8,
    /// The caller's standing orders.
    pub comfort: Comfort,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct SeatFace {
    /// Its number, counted from 1.
    pub seat: u8,
    /// Its kind of occupant.
    pub is: SeatIs,
    /// The occupant's name; empty while the seat is free.
    pub name: String,
    /// The occupant's user id.
    pub user: Option<String>,
    /// The number of a person's face, which is drawn in `/assets/face-NUMBER.svg`.
    pub face: Option<u32>,
    /// The bot's level.
    pub level: Option<BotLevel>,
    /// Whether this is one of several people on the same device.
    pub here: bool,
    /// Whether a stand-in is playing for them.
    pub absent: bool,
    /// Whether a bot is playing for somebody who has resigned.
    pub resigned: bool,
    /// Whether the occupant is watching the table now.
    pub connected: bool,
}

/// The kind of a seat's occupant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatIs {
    /// The seat is free for anybody.
    Open,
    /// The seat is reserved for somebody who was invited.
    Invited,
    /// A person.
    Person,
    /// A program with an account.
    Program,
    /// One of this server's bots.
    Bot,
    /// A user whose account was deleted.
    Nobody,
}

impl SeatFace {
    fn new(seat: Seat, seated: &Seated, face: Option<u32>, connected: bool) -> SeatFace {
        let is = match &seated.by {
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
            name: seated.name.clone(),
            user: seated.user().map(str::to_owned),
            face,
            level: match seated.by {
                Occupant::Bot { level, .. } => Some(level),
                _ => None,
            },
            here: matches!(seated.by, Occupant::User { is_here: true, .. }),
            absent: seated.absent_since.is_some(),
            resigned: matches!(seated.by, Occupant::Bot { resigned: true, .. }),
            connected,
        }
    }

    /// The occupant, as pages show them.
    fn sitter(&self) -> Sitter {
        match self.is {
            SeatIs::Open => Sitter::Free,
            SeatIs::Invited => Sitter::Kept,
            SeatIs::Bot => Sitter::Bot(self.name.clone()),
            SeatIs::Person | SeatIs::Program | SeatIs::Nobody => {
                Sitter::Person { name: self.name.clone(), face: self.face.unwrap_or_default() }
            }
        }
    }
}

impl TableFace {
    /// The face of a table for a user, or for a stranger if there is none.
    pub(crate) fn new(
        id: &str,
        sheet: &Sheet,
        question: Option<QuestionFace>,
        user: Option<&str>,
        is_connected: impl Fn(Seat) -> bool,
    ) -> TableFace {
        let own = |(seat, seated): (Seat, &Seated)| {
            (user.is_some() && seated.user() == user)
                .then(|| OwnSeat { seat: seat.number() as u8, comfort: seated.comfort })
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
                .all_seated()
                .map(|(seat, seated)| {
                    let face = seated.user().map(|user| sheet.face_of(user));
                    SeatFace::new(seat, seated, face, is_connected(seat))
                })
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
                seats: sheet.all_seated().filter_map(own).collect(),
                host: user.is_some_and(|user| sheet.is_host(user)),
            },
            lobby: None,
        }
    }

    /// Adds what pages need, whose files have addresses that begin like this. Strangers have no name yet.
    pub(crate) fn on_page(
        mut self,
        texts: &Texts,
        files: &str,
        game: &'static dyn Game,
        is_stranger: bool,
    ) -> TableFace {
        self.lobby = match self.state {
            Stage::Open => Some(self.before(texts, files, game, is_stranger)),
            Stage::Running => None,
            _ => Some(self.afterwards(texts)),
        };
        self
    }

    fn before(&self, texts: &Texts, files: &str, game: &'static dyn Game, is_stranger: bool) -> String {
        let seat = |face: &SeatFace| {
            let seat = Seat::numbered(face.seat.into())?;
            Some(LobbySeat {
                seat,
                by: face.sitter(),
                is_own: self.you.seats.iter().any(|own| own.seat == face.seat),
            })
        };
        let host = self.seats.iter().find(|face| face.user.is_some() && face.user == self.host);
        let lobby = Lobby {
            texts,
            id: &self.id,
            files,
            game,
            options: &self.options,
            pace: pace(self.clock),
            is_public: self.visibility == Visibility::Public.word(),
            has_spectators: self.spectators,
            has_hints: self.hints,
            seats: self.seats.iter().filter_map(seat).collect(),
            is_starting: self.dealing.as_ref().is_some_and(DealingFace::is_starting),
            is_host: self.you.host,
            is_stranger,
            host: host.map(|face| face.name.as_str()),
        };
        lobby.html()
    }

    fn afterwards(&self, texts: &Texts) -> String {
        let points = |place: usize| self.result.as_ref()?.scores.get(place).copied();
        let ending = Ending {
            texts,
            game: &self.game,
            players: (self.seats.iter().enumerate())
                .map(|(place, face)| (face.name.as_str(), points(place)))
                .collect(),
            sits: !self.you.seats.is_empty(),
            rematch: self.rematch.as_deref(),
        };
        ending.html()
    }
}
