//! Chat at tables, and muted users.

use crate::fault::StoreFault;
use crate::job::{Outcome, Statement, Work};
use crate::store::Store;
use crate::value::{Row, Value};

/// A new chat message.
#[derive(Clone, Debug)]
pub struct NewChat {
    /// The table's id.
    pub table: String,
    /// The sender's id.
    pub user: Option<String>,
    /// The sender's seat, counted from 0, if any.
    pub seat: Option<u8>,
    /// The sender's name.
    pub name: String,
    /// The message.
    pub text: String,
    /// The time.
    pub at: i64,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Its number, counted from 1 at each table.
    pub number: u32,
    /// The sender's id, if the user still exists.
    pub user: Option<String>,
    /// The sender's seat, counted from 0, if any.
    pub seat: Option<u8>,
    /// The sender's name at the time.
    pub name: String,
    /// The message.
    pub text: String,
    /// The time.
    pub at: i64,
}

impl Chat {
    fn read(row: &Row) -> Result<Self, StoreFault> {
        Ok(Self {
            number: row.get(0)?,
            user: row.get(1)?,
            seat: row.get(2)?,
            name: row.get(3)?,
            text: row.get(4)?,
            at: row.get(5)?,
        })
    }
}

impl Store {
    /// Stores a message and returns it with its number. Fails with `Unknown` if there is no such table or
    /// user.
    pub async fn say(&self, chat: NewChat) -> Result<Chat, StoreFault> {
        let values = [
            Value::from(&chat.table),
            chat.user.as_ref().into(),
            chat.seat.into(),
            (&chat.name).into(),
            (&chat.text).into(),
            chat.at.into(),
        ];
        // A node has one writer. If another node takes the number in between, the key refuses it here.
        let sql = "INSERT INTO chat (table_id, number, user_id, seat, name, text, at) \
                   SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 RETURNING number";
        let work = Work::steps([Statement::new(sql, values).returning()]).about_chat(&chat.table);
        let mut said = self.write(work.clone()).await;
        while said == Err(StoreFault::Conflict) {
            said = self.write(work.clone()).await;
        }
        let outcomes = said?;
        let number = outcomes.first().map_or(Ok(0), Outcome::number)?;
        let NewChat { user, seat, name, text, at, .. } = chat;
        Ok(Chat { number: number as u32, user, seat, name, text, at })
    }

    /// The first `limit` messages at a table after number `after`.
    pub async fn chat_after(&self, table: &str, after: u32, limit: u32) -> Result<Vec<Chat>, StoreFault> {
        let sql = "SELECT number, user_id, seat, name, text, at FROM chat WHERE table_id = $1 AND number > $2 \
                   ORDER BY number LIMIT $3";
        let rows = self.readers().fetch(sql, &[table.into(), after.into(), limit.into()]).await?;
        rows.iter().map(Chat::read).collect()
    }

    /// The last `limit` messages at a table, in order.
    pub async fn last_chat(&self, table: &str, limit: u32) -> Result<Vec<Chat>, StoreFault> {
        let sql = "SELECT number, user_id, seat, name, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = self.readers().fetch(sql, &[table.into(), limit.into()]).await?;
        rows.iter().rev().map(Chat::read).collect()
    }

    /// Makes `user` mute `muted`. Fails with `Unknown` if one of them does not exist.
    pub async fn mute(&self, user: &str, muted: &str) -> Result<(), StoreFault> {
        let sql = "INSERT INTO mutes (user_id, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.write(Work::steps([Statement::new(sql, [user.into(), muted.into()])]).about_user(user))
            .await
            .map(drop)
    }

    /// Makes `user` unmute `muted`.
    pub async fn unmute(&self, user: &str, muted: &str) -> Result<(), StoreFault> {
        let sql = "DELETE FROM mutes WHERE user_id = $1 AND muted = $2";
        self.write(Work::steps([Statement::new(sql, [user.into(), muted.into()])]).about_user(user))
            .await
            .map(drop)
    }

    /// The users that `user` has muted.
    pub async fn muted_by(&self, user: &str) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT muted FROM mutes WHERE user_id = $1 ORDER BY muted";
        self.readers().fetch(sql, &[user.into()]).await?.iter().map(|row| row.get(0)).collect()
    }
}
