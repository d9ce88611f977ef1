//! Guests, accounts and bots.

use crate::fault::StoreFault;
use crate::job::{Statement, Work};
use crate::secret::Secret;
use crate::store::Store;
use crate::value::{Row, Value};
use crate::words::words;

words! {
    /// The kind of a user.
    pub enum UserKind {
        /// A person with only a name.
        Guest = "guest",
        /// A person with a unique name and a password.
        Account = "account",
        /// A program that belongs to an account.
        Bot = "bot",
    }
}

/// A new user.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// An id that no other user has.
    pub id: String,
    /// Guest, account or bot.
    pub kind: UserKind,
    /// The name as shown.
    pub name: String,
    /// The folded name, which must be unique. Accounts and bots only.
    pub name_key: Option<String>,
    /// The name's skeletons, none of which another user may have. Accounts and bots only.
    pub looks: Vec<String>,
    /// The password's hash, in argon2's format.
    pub password: Option<Secret<String>>,
    /// The owner, if the user is a bot.
    pub owner: Option<String>,
    /// A language tag.
    pub language: Option<String>,
    /// The number of the face they have chosen.
    pub face: Option<u32>,
    /// The time now.
    pub at: i64,
}

/// A user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The id.
    pub id: String,
    /// Guest, account or bot.
    pub kind: UserKind,
    /// The name as shown.
    pub name: String,
    /// The name folded.
    pub name_key: Option<String>,
    /// The password's hash.
    pub password: Option<Secret<String>>,
    /// The owner, if the user is a bot.
    pub owner: Option<String>,
    /// A language tag.
    pub language: Option<String>,
    /// When the user was created.
    pub created: i64,
    /// When the user was last seen, approximately.
    pub last_seen: i64,
    /// Whether the user is banned.
    pub banned: bool,
    /// Whether the account was deleted. The row remains so that old games have something to refer to.
    pub deleted: bool,
    /// The number of the face they have chosen.
    pub face: Option<u32>,
}

/// The columns of [`User::read`], to be followed by ` FROM`.
macro_rules! user_columns {
    () => {
        "SELECT u.id, u.kind, u.name, u.name_key, u.password, u.owner, u.language, u.created, u.last_seen, u.banned, u.deleted, u.face"
    };
}
pub(crate) use user_columns;

impl User {
    pub(crate) fn read(row: &Row) -> Result<Self, StoreFault> {
        Ok(Self {
            id: row.get(0)?,
            kind: UserKind::read(&row.get::<String>(1)?)?,
            name: row.get(2)?,
            name_key: row.get(3)?,
            password: row.get::<Option<String>>(4)?.map(Secret::new),
            owner: row.get(5)?,
            language: row.get(6)?,
            created: row.get(7)?,
            last_seen: row.get(8)?,
            banned: row.get(9)?,
            deleted: row.get(10)?,
            face: row.get(11)?,
        })
    }
}

/// The stored skeletons of a user's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedLooks {
    /// The id.
    pub user: String,
    /// The name.
    pub name: String,
    /// The skeletons, without those that another user already has.
    pub looks: Vec<String>,
}

/// Stores the skeletons of a user's name. Fails with `Conflict` if another user has one of them.
fn store_looks(user: &str, looks: &[String]) -> Vec<Statement> {
    let forget = Statement::new("DELETE FROM name_looks WHERE user_id = $1", [user.into()]);
    let sql = "INSERT INTO name_looks (look, user_id) VALUES ($1, $2)";
    let looks = looks.iter().map(|look| Statement::new(sql, [look.into(), user.into()]));
    std::iter::once(forget).chain(looks).collect()
}

impl Store {
    /// Adds a user. Fails with `Conflict` if the name or id is taken, or another user's name looks like this
    /// one.
    pub async fn create_user(&self, user: NewUser) -> Result<User, StoreFault> {
        let known = User {
            id: user.id,
            kind: user.kind,
            name: user.name,
            name_key: user.name_key,
            password: user.password,
            owner: user.owner,
            language: user.language,
            created: user.at,
            last_seen: user.at,
            banned: false,
            deleted: false,
            face: user.face,
        };
        let values = [
            Value::from(&known.id),
            known.kind.word().into(),
            (&known.name).into(),
            known.name_key.as_ref().into(),
            known.password.as_ref().map(Secret::reveal).into(),
            known.owner.as_ref().into(),
            known.language.as_ref().into(),
            known.created.into(),
            known.face.into(),
        ];
        let sql = "INSERT INTO users (id, kind, name, name_key, password, owner, language, created, last_seen, face) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)";
        let mut steps = vec![Statement::new(sql, values)];
        steps.extend(store_looks(&known.id, &user.looks));
        self.write(Work::steps(steps)).await?;
        Ok(known)
    }

    /// The user with this id.
    pub async fn user(&self, id: &str) -> Result<Option<User>, StoreFault> {
        let sql = concat!(user_columns!(), " FROM users u WHERE u.id = $1");
        self.readers().find(sql, &[id.into()]).await?.as_ref().map(User::read).transpose()
    }

    /// The user with this folded name.
    pub async fn user_by_name(&self, name_key: &str) -> Result<Option<User>, StoreFault> {
        let sql = concat!(user_columns!(), " FROM users u WHERE u.name_key = $1");
        self.readers().find(sql, &[name_key.into()]).await?.as_ref().map(User::read).transpose()
    }

    /// An account's bots, oldest first.
    pub async fn bots_of(&self, owner: &str) -> Result<Vec<User>, StoreFault> {
        let sql = concat!(
            user_columns!(),
            " FROM users u WHERE u.owner = $1 AND u.deleted = 0 ORDER BY u.created, u.id"
        );
        self.readers().fetch(sql, &[owner.into()]).await?.iter().map(User::read).collect()
    }

    /// All users who are not deleted, last seen first.
    pub async fn users(&self, limit: u32) -> Result<Vec<User>, StoreFault> {
        let sql = concat!(
            user_columns!(),
            " FROM users u WHERE u.deleted = 0 ORDER BY u.last_seen DESC, u.id LIMIT $1"
        );
        self.readers().fetch(sql, &[limit.into()]).await?.iter().map(User::read).collect()
    }

    /// Turns a guest into an account, which keeps the guest's seats. Fails with `Conflict` if the name is
    /// taken, another user's name looks like it, or the user is not a guest.
    pub async fn make_account(
        &self,
        guest: &str,
        name: &str,
        name_key: &str,
        looks: &[String],
        password: &Secret<String>,
    ) -> Result<(), StoreFault> {
        let sql = "UPDATE users SET kind = 'account', name = $2, name_key = $3, password = $4 \
                   WHERE id = $1 AND kind = 'guest' AND deleted = 0";
        let values = [guest.into(), name.into(), name_key.into(), password.reveal().into()];
        let mut steps = vec![Statement::new(sql, values).or(StoreFault::Conflict)];
        steps.extend(store_looks(guest, looks));
        self.write(Work::steps(steps).about_user(guest)).await.map(drop)
    }

    /// Changes a user's password. Their sessions stay; see [`Store::end_sessions_of`].
    pub async fn set_password(&self, user: &str, password: &Secret<String>) -> Result<(), StoreFault> {
        self.change_user(
            user,
            "UPDATE users SET password = $2 WHERE id = $1",
            [user.into(), password.reveal().into()],
        )
        .await
    }

    /// Changes a user's name. Fails with `Conflict` if it is taken, or another user's name looks like it.
    pub async fn rename(
        &self,
        user: &str,
        name: &str,
        name_key: Option<&str>,
        looks: &[String],
    ) -> Result<(), StoreFault> {
        let sql = "UPDATE users SET name = $2, name_key = $3 WHERE id = $1";
        let renamed = Statement::new(sql, [user.into(), name.into(), name_key.into()]);
        let mut steps = vec![renamed.or(StoreFault::Unknown)];
        steps.extend(store_looks(user, looks));
        self.write(Work::steps(steps).about_user(user)).await.map(drop)
    }

    /// Up to `limit` accounts and bots with ids after this one, with the stored skeletons of their names.
    pub async fn noted_looks(&self, after: &str, limit: u32) -> Result<Vec<NotedLooks>, StoreFault> {
        let sql = "SELECT u.id, u.name, l.look FROM (SELECT id, name FROM users WHERE name_key IS NOT NULL AND id > $1 \
                   ORDER BY id LIMIT $2) u LEFT JOIN name_looks l ON l.user_id = u.id ORDER BY u.id";
        let mut noted: Vec<NotedLooks> = Vec::new();
        for row in self.readers().fetch(sql, &[after.into(), limit.into()]).await? {
            let (user, look): (String, Option<String>) = (row.get(0)?, row.get(2)?);
            if noted.last().is_none_or(|last| last.user != user) {
                noted.push(NotedLooks { user, name: row.get(1)?, looks: Vec::new() });
            }
            if let Some(last) = noted.last_mut() {
                last.looks.extend(look);
            }
        }
        Ok(noted)
    }

    /// Stores the skeletons of names that an older version created, unless the names have changed since. If
    /// two names look alike, the first keeps the skeleton.
    pub async fn note_looks(&self, noted: &[NotedLooks]) -> Result<(), StoreFault> {
        let forget = |noted: &NotedLooks| {
            let sql =
                "DELETE FROM name_looks WHERE user_id IN (SELECT id FROM users WHERE id = $1 AND name = $2)";
            Statement::new(sql, [(&noted.user).into(), (&noted.name).into()])
        };
        let look = |noted: &NotedLooks, look: &String| {
            let sql = "INSERT INTO name_looks (look, user_id) SELECT CAST($3 AS TEXT), id FROM users \
                       WHERE id = $1 AND name = $2 ON CONFLICT (look) DO NOTHING";
            Statement::new(sql, [(&noted.user).into(), (&noted.name).into(), look.into()])
        };
        let mut steps: Vec<Statement> = noted.iter().map(forget).collect();
        for noted in noted {
            steps.extend(noted.looks.iter().map(|text| look(noted, text)));
        }
        self.write(Work::steps(steps)).await.map(drop)
    }

    /// Deletes the skeletons of users that an older version deleted.
    pub async fn forget_looks_of_deleted(&self) -> Result<(), StoreFault> {
        let sql = "DELETE FROM name_looks WHERE user_id IN (SELECT id FROM users WHERE deleted = 1)";
        self.write(Work::steps([Statement::new(sql, [])])).await.map(drop)
    }

    /// Sets a user's language; `None` means the browser's.
    pub async fn set_language(&self, user: &str, language: Option<&str>) -> Result<(), StoreFault> {
        self.change_user(user, "UPDATE users SET language = $2 WHERE id = $1", [user.into(), language.into()])
            .await
    }

    /// Gives a user another face.
    pub async fn set_face(&self, user: &str, face: u32) -> Result<(), StoreFault> {
        self.change_user(user, "UPDATE users SET face = $2 WHERE id = $1", [user.into(), face.into()]).await
    }

    /// Bans a user or lifts the ban.
    pub async fn set_banned(&self, user: &str, banned: bool) -> Result<(), StoreFault> {
        self.change_user(user, "UPDATE users SET banned = $2 WHERE id = $1", [user.into(), banned.into()])
            .await
    }

    /// Deletes a user. From now on the user and their bots are called `name_instead`, even in chats, and have
    /// no sessions, password or folded name. Their seats still refer to them, so that the tables can be found
    /// ([`Store::tables_of`]).
    pub async fn delete_user(&self, user: &str, name_instead: &str) -> Result<(), StoreFault> {
        let gone = || [user.into(), name_instead.into()];
        let steps = [
            Statement::new(
                "UPDATE chat SET name = $2 WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner = $1)",
                gone(),
            ),
            Statement::new(
                "DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner = $1)",
                [user.into()],
            ),
            Statement::new(
                "DELETE FROM name_looks WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner = $1)",
                [user.into()],
            ),
            Statement::new("DELETE FROM mutes WHERE user_id = $1 OR muted = $1", [user.into()]),
            Statement::new(
                "UPDATE result_seats SET name = $2, user_id = NULL \
                 WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner = $1)",
                gone(),
            ),
            Statement::new(
                "UPDATE users SET name = $2, name_key = NULL, password = NULL, language = NULL, deleted = 1 \
                 WHERE id = $1 OR owner = $1",
                gone(),
            )
            .or(StoreFault::Unknown),
        ];
        self.write(Work::steps(steps).about_user(user)).await.map(drop)
    }

    /// Moves a guest's seats, tables and chat messages to an account, and returns the ids of the tables.
    pub async fn claim(&self, guest: &str, account: &str) -> Result<Vec<String>, StoreFault> {
        let both = || [guest.into(), account.into()];
        let steps = [
            Statement::new(
                "UPDATE table_seats SET user_id = $2 WHERE user_id = $1 RETURNING table_id",
                both(),
            )
            .returning(),
            Statement::new("UPDATE tables SET host = $2 WHERE host = $1 RETURNING id", both()).returning(),
            Statement::new("UPDATE chat SET user_id = $2 WHERE user_id = $1", both()),
            // The guest's name stays, as it is in the record.
            Statement::new("UPDATE result_seats SET user_id = $2 WHERE user_id = $1", both()),
        ];
        let outcomes = self.write(Work::steps(steps)).await?;
        let mut tables = Vec::new();
        for outcome in &outcomes {
            tables.extend(outcome.texts()?);
        }
        tables.sort_unstable();
        tables.dedup();
        Ok(tables)
    }

    /// Deletes up to `limit` guests who were last seen before `unused_since` and have no seat or table of
    /// their own that is open or running. Returns how many. Their games stay, with empty seats.
    pub async fn forget_guests(&self, unused_since: i64, limit: u32) -> Result<u64, StoreFault> {
        let sql = "DELETE FROM users WHERE id IN (SELECT u.id FROM users u \
                   WHERE u.kind = 'guest' AND u.last_seen < $1 AND NOT EXISTS (\
                   SELECT 1 FROM tables t LEFT JOIN table_now n ON n.table_id = t.id \
                   WHERE (t.host = u.id OR t.id IN (SELECT s.table_id FROM table_seats s WHERE s.user_id = u.id)) \
                   AND COALESCE(n.state, t.state) IN ('open', 'running')) LIMIT $2)";
        let work = Work::steps([Statement::new(sql, [unused_since.into(), limit.into()])]).after_rows();
        Ok(self.write(work).await?.first().map_or(0, |outcome| outcome.touched))
    }

    async fn change_user<const N: usize>(
        &self,
        user: &str,
        sql: &'static str,
        values: [Value; N],
    ) -> Result<(), StoreFault> {
        let work = Work::steps([Statement::new(sql, values).or(StoreFault::Unknown)]);
        self.write(work.about_user(user)).await.map(drop)
    }
}
