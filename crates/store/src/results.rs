//! Results of games, which outlive their tables.

use crate::fault::StoreFault;
use crate::job::Statement;
use crate::store::Store;
use crate::value::{Row, Value};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOutcome {
    /// The game's name.
    pub game: String,
    /// The edition of its rules.
    pub rules: u32,
    /// Its options, as JSON.
    pub options: String,
    /// Why it ended before the game was over, if it did.
    pub early: Option<String>,
    /// When it began.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// The outcome for each seat, in order.
    pub seats: Vec<SeatOutcome>,
}

/// The outcome for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOutcome {
    /// The player, even if they had resigned. `None` for a bot, or once the user is deleted.
    pub user: Option<String>,
    /// The player's name at the table.
    pub name: String,
    /// `person`, `program`, or the name of a bot.
    pub player: String,
    /// Whether a bot played for somebody who had resigned.
    pub resigned: bool,
    /// Points.
    pub score: Option<i64>,
    /// Whether the seat has won.
    pub won: bool,
}

impl GameOutcome {
    /// Stores it, once.
    pub(crate) fn steps(&self, table: &str) -> Vec<Statement> {
        let values = [
            Value::from(table),
            (&self.game).into(),
            self.rules.into(),
            (&self.options).into(),
            (self.seats.len() as u32).into(),
            self.early.as_ref().into(),
            self.started.into(),
            self.ended.into(),
        ];
        let sql = "INSERT INTO results (table_id, game, rules, options, seats, early, started, ended) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        let seats = self.seats.iter().enumerate().map(|(seat, outcome)| outcome.step(table, seat));
        [Statement::new(sql, values)].into_iter().chain(seats).collect()
    }
}

impl SeatOutcome {
    fn step(&self, table: &str, seat: usize) -> Statement {
        let values = [
            Value::from(table),
            (seat as u32).into(),
            self.user.as_ref().into(),
            (&self.name).into(),
            (&self.player).into(),
            self.resigned.into(),
            self.score.into(),
            self.won.into(),
        ];
        // A player may have been deleted by the time an old game's result is stored.
        let sql = "INSERT INTO result_seats (table_id, seat, user_id, name, player, resigned, score, won) \
                   VALUES ($1, $2, (SELECT id FROM users WHERE id = $3), $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        Statement::new(sql, values)
    }

    fn read(row: &Row) -> Result<Self, StoreFault> {
        Ok(Self {
            user: row.get(0)?,
            name: row.get(1)?,
            player: row.get(2)?,
            resigned: row.get(3)?,
            score: row.get(4)?,
            won: row.get(5)?,
        })
    }
}

impl Store {
    /// How a table's game ended, if it has, even if the table no longer exists.
    pub async fn outcome(&self, table: &str) -> Result<Option<GameOutcome>, StoreFault> {
        let sql = "SELECT game, rules, options, early, started, ended FROM results WHERE table_id = $1";
        let Some(row) = self.readers().find(sql, &[table.into()]).await? else { return Ok(None) };
        let sql = "SELECT user_id, name, player, resigned, score, won FROM result_seats WHERE table_id = $1 ORDER BY seat";
        let seats = self.readers().fetch(sql, &[table.into()]).await?;
        Ok(Some(GameOutcome {
            game: row.get(0)?,
            rules: row.get(1)?,
            options: row.get(2)?,
            early: row.get(3)?,
            started: row.get(4)?,
            ended: row.get(5)?,
            seats: seats.iter().map(SeatOutcome::read).collect::<Result<_, _>>()?,
        }))
    }
}
