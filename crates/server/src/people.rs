//! Guests, accounts and bots.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};
use i18n::Message;
use serde::{Deserialize, Deserializer, Serialize};
use store::{NewUser, Secret, SessionKind, StoreFault, User, UserKind};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::{App, SeatsChanged};
use crate::body::{JsonBody, MaybeJsonBody, PathOf};
use crate::faces::{self, face_of};
use crate::fault::{Answer, ApiFault, Code, ErrorBody};
use crate::names::{self, Name};
use crate::password;
use crate::who::{self, COOKIE, Known, MaybeWho, Who};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(new_guest))
        .routes(routes!(new_account))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(logout_everywhere))
        .routes(routes!(me, change_me, delete_me))
        .routes(routes!(change_password))
        .routes(routes!(own_bots, new_bot))
        .routes(routes!(new_bot_token))
        .routes(routes!(delete_bot))
}

/// A user as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Person {
    /// The user's id.
    pub id: String,
    /// `guest`, `account` or `bot`.
    pub kind: &'static str,
    /// The user's name.
    pub name: String,
    /// The number of the user's face, which is drawn in `/assets/face-NUMBER.svg`.
    pub face: u32,
}

impl Person {
    /// The public part of a user.
    pub(crate) fn of(user: &User) -> Person {
        Person { id: user.id.clone(), kind: user.kind.word(), name: user.name.clone(), face: face_of(user) }
    }
}

/// The caller's own profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
struct Me {
    #[serde(flatten)]
    person: Person,
    /// The language the user has chosen.
    language: Option<String>,
    /// The owner, if the user is a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    /// When the user was created, in milliseconds since 1970.
    created: i64,
}

impl Me {
    fn of(user: &User) -> Me {
        Me {
            person: Person::of(user),
            language: user.language.clone(),
            owner: user.owner.clone(),
            created: user.created,
        }
    }
}

/// A new guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// The wanted name: 1 to 24 characters.
    name: String,
    /// The number of the wanted face.
    face: Option<u32>,
    /// Whether to return the token in the answer, for programs. Otherwise it is set as a cookie.
    #[serde(default)]
    bearer: bool,
}

/// The name and password of a new account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewAccount {
    /// 1 to 24 characters of one script. No other account or bot may have this name or one that looks the
    /// same.
    name: String,
    /// 8 to 200 characters.
    password: String,
    /// Whether to return the token in the answer, for programs. Otherwise it is set as a cookie.
    #[serde(default)]
    bearer: bool,
}

/// The name and password of an existing account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Login {
    name: String,
    password: String,
    /// Whether to return the token in the answer, for programs. Otherwise it is set as a cookie.
    #[serde(default)]
    bearer: bool,
    /// Whether the account takes over the seats of the guest whose session this is.
    #[serde(default)]
    claim: bool,
}

/// A session that has just begun.
#[derive(Serialize, ToSchema)]
struct Entered {
    user: Person,
    /// The token for `Authorization: Bearer`, if it was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Changes to the caller's profile. Omitted fields stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeMe {
    name: Option<String>,
    /// The number of a face.
    face: Option<u32>,
    /// The tag of an available language, or `null` for the browser's.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    language: LanguageChange,
}

/// A change of language. `null` is not the same as an omitted field.
#[derive(Default)]
enum LanguageChange {
    #[default]
    Stays,
    Becomes(Option<String>),
}

impl<'de> Deserialize<'de> for LanguageChange {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LanguageChange, D::Error> {
        Option::deserialize(deserializer).map(LanguageChange::Becomes)
    }
}

/// A change of the caller's password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePassword {
    old: String,
    /// 8 to 200 characters.
    new: String,
}

/// A request to delete the caller's account.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeleteMe {
    /// The caller's password. Guests have none.
    password: Option<String>,
}

/// A new bot.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewBot {
    /// 1 to 24 characters. No other account or bot may have this name.
    name: String,
}

/// A bot with its token, which is shown only this once.
#[derive(Serialize, ToSchema)]
struct BotWithToken {
    bot: Person,
    /// For `Authorization: Bearer`.
    token: String,
}

/// The caller's bots.
#[derive(Serialize, ToSchema)]
struct Bots {
    bots: Vec<Person>,
}

/// Start a session as a guest
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest, responses(
    (status = 201, description = "A session was created", body = Entered),
    (status = 400, description = "`malformed`: invalid name", body = ErrorBody),
    (status = 403, description = "`not_allowed`: this server is for accounts only", body = ErrorBody),
))]
async fn new_guest(State(app): State<Arc<App>>, JsonBody(guest): JsonBody<NewGuest>) -> Answer<Response> {
    if !app.config().guests {
        return Err(ApiFault::plain(Code::NotAllowed, "server-no-guests"));
    }
    let (name, face) = (Name::read(&guest.name)?, faces::checked(guest.face)?);
    let user = create(&app, UserKind::Guest, &name, None, None, face).await?;
    enter(&app, &user, guest.bearer, StatusCode::CREATED).await
}

/// Create an account
///
/// A guest becomes the account and keeps their games.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = NewAccount, responses(
    (status = 201, description = "A session was created", body = Entered),
    (status = 400, description = "`malformed`: invalid name or password", body = ErrorBody),
    (status = 403, description = "`not_allowed`: this server is not open for registration", body = ErrorBody),
    (status = 409, description = "`name_taken`", body = ErrorBody),
))]
async fn new_account(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    JsonBody(account): JsonBody<NewAccount>,
) -> Answer<Response> {
    if !app.config().open_registration {
        return Err(ApiFault::plain(Code::NotAllowed, "server-no-registration"));
    }
    let name = Name::read(&account.name)?;
    password::checked("password", &account.password)?;
    // Checked before the password is hashed, which is expensive. The store has the final say.
    if app.store().user_by_name(&name.key()).await?.is_some() {
        return Err(name_taken(&name));
    }
    let hash = app.passwords().hash(account.password).await?;
    let user = match who.filter(|who| who.user.kind == UserKind::Guest) {
        None => create(&app, UserKind::Account, &name, Some(hash), None, None).await?,
        Some(guest) => {
            let (id, looks) = (&guest.user.id, name.looks());
            let made = app.store().make_account(id, name.as_str(), &name.key(), &looks, &hash).await;
            made.map_err(|fault| if_taken(fault, &name))?;
            // The guest's token is not trusted enough for an account.
            end_sessions(&app, &guest.user.id).await?;
            let user = app.store().user(&guest.user.id).await?.ok_or_else(ApiFault::unknown)?;
            app.seats_changed(SeatsChanged::Renamed { user: user.id.clone() }).await;
            user
        }
    };
    enter(&app, &user, account.bearer, StatusCode::CREATED).await
}

/// Log in
///
/// With `claim`, the account takes over the seats of the guest whose session this is.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Login, responses(
    (status = 200, description = "A session was created", body = Entered),
    (status = 401, description = "`wrong_password`, even for unknown names", body = ErrorBody),
    (status = 403, description = "`banned`", body = ErrorBody),
))]
async fn login(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    JsonBody(login): JsonBody<Login>,
) -> Answer<Response> {
    let user = app.store().user_by_name(&names::key_of(&login.name)).await?;
    let user = user.filter(|user| user.kind == UserKind::Account && !user.deleted);
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let fits = app.passwords().fits(login.password, hash).await?;
    let Some(user) = user.filter(|_| fits) else { return Err(wrong_password()) };
    if user.banned {
        return Err(ApiFault::plain(Code::Banned, "server-banned"));
    }
    if login.claim
        && let Some(guest) = who.filter(|who| who.user.kind == UserKind::Guest)
    {
        let tables = app.store().claim(&guest.user.id, &user.id).await?;
        end_sessions(&app, &guest.user.id).await?;
        let (from, to) = (guest.user.id.clone(), user.id.clone());
        app.seats_changed(SeatsChanged::Claimed { from, to, tables }).await;
    }
    enter(&app, &user, login.bearer, StatusCode::OK).await
}

/// End this session
#[utoipa::path(post, path = "/api/logout", tag = "people", responses(
    (status = 204, description = "The session has ended"),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
))]
async fn logout(State(app): State<Arc<App>>, who: Who) -> Answer<Response> {
    app.store().end_session(&who.user.id, &who.session).await?;
    app.session_changed(&who.user.id);
    Ok(left(&app))
}

/// End all of your sessions, on all devices
#[utoipa::path(post, path = "/api/logout-everywhere", tag = "people", responses(
    (status = 204, description = "All sessions have ended"),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
))]
async fn logout_everywhere(State(app): State<Arc<App>>, who: Who) -> Answer<Response> {
    end_sessions(&app, &who.user.id).await?;
    Ok(left(&app))
}

/// Show your own profile
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, description = "Your profile", body = Me),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
))]
async fn me(who: Who) -> Json<Me> {
    Json(Me::of(&who.user))
}

/// Change your name, face or language
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ChangeMe, responses(
    (status = 200, description = "Your profile", body = Me),
    (status = 400, description = "`malformed`: invalid value", body = ErrorBody),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
    (status = 409, description = "`name_taken`", body = ErrorBody),
))]
async fn change_me(
    State(app): State<Arc<App>>,
    who: Who,
    JsonBody(change): JsonBody<ChangeMe>,
) -> Answer<Json<Me>> {
    let name = change.name.as_deref().map(Name::read).transpose()?;
    if let LanguageChange::Becomes(Some(tag)) = &change.language {
        app.texts_of(tag).map_err(|reason| ApiFault::value("language", reason))?;
    }
    let face = faces::checked(change.face)?;
    let id = who.user.id.as_str();
    if let Some(face) = face {
        app.store().set_face(id, face).await?;
    }
    if let Some(name) = &name {
        let (key, looks) = match who.user.kind {
            UserKind::Guest => (None, Vec::new()),
            UserKind::Account | UserKind::Bot => (Some(name.key()), name.looks()),
        };
        let renamed = app.store().rename(id, name.as_str(), key.as_deref(), &looks).await;
        renamed.map_err(|fault| if_taken(fault, name))?;
    }
    if let LanguageChange::Becomes(language) = &change.language {
        app.store().set_language(id, language.as_deref()).await?;
    }
    app.session_changed(id);
    if name.is_some() || face.is_some() {
        app.seats_changed(SeatsChanged::Renamed { user: id.to_owned() }).await;
    }
    let user = app.store().user(id).await?.ok_or_else(ApiFault::who_are_you)?;
    Ok(Json(Me::of(&user)))
}

/// Delete your account
///
/// Your sessions end, your bots are deleted and your seats become anonymous.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Option<DeleteMe>, responses(
    (status = 204, description = "Deleted"),
    (status = 401, description = "`who_are_you` or `wrong_password`", body = ErrorBody),
    (status = 403, description = "`not_allowed`: bots are deleted by their owners", body = ErrorBody),
))]
async fn delete_me(
    State(app): State<Arc<App>>,
    who: Who,
    MaybeJsonBody(delete): MaybeJsonBody<DeleteMe>,
) -> Answer<Response> {
    match who.user.kind {
        UserKind::Guest => {}
        UserKind::Bot => return Err(ApiFault::plain(Code::NotAllowed, "server-not-for-bots")),
        UserKind::Account => check_password(&app, &who, delete.password.unwrap_or_default()).await?,
    }
    for bot in app.store().bots_of(&who.user.id).await? {
        delete_user(&app, &bot.id).await?;
    }
    delete_user(&app, &who.user.id).await?;
    Ok(left(&app))
}

/// Change your password
///
/// All your other sessions end.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = ChangePassword, responses(
    (status = 204, description = "Changed"),
    (status = 400, description = "`malformed`: invalid new password", body = ErrorBody),
    (status = 401, description = "`who_are_you` or `wrong_password`", body = ErrorBody),
    (status = 403, description = "`not_allowed`: only accounts have passwords", body = ErrorBody),
))]
async fn change_password(
    State(app): State<Arc<App>>,
    who: Who,
    JsonBody(change): JsonBody<ChangePassword>,
) -> Answer<StatusCode> {
    accounts_only(&who)?;
    password::checked("new", &change.new)?;
    check_password(&app, &who, change.old).await?;
    let hash = app.passwords().hash(change.new).await?;
    app.store().set_password(&who.user.id, &hash).await?;
    app.store().end_sessions_of(&who.user.id, Some(&who.session)).await?;
    app.session_changed(&who.user.id);
    Ok(StatusCode::NO_CONTENT)
}

/// List your bots
#[utoipa::path(get, path = "/api/bots", tag = "people", responses(
    (status = 200, description = "Your bots, oldest first", body = Bots),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
))]
async fn own_bots(State(app): State<Arc<App>>, who: Who) -> Answer<Json<Bots>> {
    let bots = app.store().bots_of(&who.user.id).await?;
    Ok(Json(Bots { bots: bots.iter().map(Person::of).collect() }))
}

/// Create an account for a bot
///
/// The bot can be invited to tables and plays with its token.
#[utoipa::path(post, path = "/api/bots", tag = "people", request_body = NewBot, responses(
    (status = 201, description = "The bot with its token, which is shown only this once", body = BotWithToken),
    (status = 400, description = "`malformed`: invalid name", body = ErrorBody),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
    (status = 403, description = "`not_allowed`: only accounts have bots", body = ErrorBody),
    (status = 409, description = "`name_taken`, or `full`: no more bots for this account", body = ErrorBody),
))]
async fn new_bot(
    State(app): State<Arc<App>>,
    who: Who,
    JsonBody(bot): JsonBody<NewBot>,
) -> Answer<(StatusCode, Json<BotWithToken>)> {
    accounts_only(&who)?;
    let name = Name::read(&bot.name)?;
    let most = app.config().max_bots_per_user;
    if app.store().bots_of(&who.user.id).await?.len() >= most as usize {
        return Err(ApiFault::new(Code::Full, Message::new("server-too-many-bots").with("most", most)));
    }
    let bot = create(&app, UserKind::Bot, &name, None, Some(who.user.id.clone()), None).await?;
    with_token(&app, &bot).await.map(|bot| (StatusCode::CREATED, Json(bot)))
}

/// Give your bot a new token
///
/// The old token becomes invalid.
#[utoipa::path(post, path = "/api/bots/{id}/token", tag = "people", params(("id" = String, Path, description = "The bot")), responses(
    (status = 200, description = "The bot with its new token", body = BotWithToken),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
    (status = 404, description = "`unknown`: you have no such bot", body = ErrorBody),
))]
async fn new_bot_token(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
) -> Answer<Json<BotWithToken>> {
    let bot = own_bot(&app, &who, &id).await?;
    end_sessions(&app, &bot.id).await?;
    with_token(&app, &bot).await.map(Json)
}

/// Delete your bot
///
/// Its seats become anonymous.
#[utoipa::path(delete, path = "/api/bots/{id}", tag = "people", params(("id" = String, Path, description = "The bot")), responses(
    (status = 204, description = "Deleted"),
    (status = 401, description = "`who_are_you`", body = ErrorBody),
    (status = 404, description = "`unknown`: you have no such bot", body = ErrorBody),
))]
async fn delete_bot(State(app): State<Arc<App>>, who: Who, PathOf(id): PathOf<String>) -> Answer<StatusCode> {
    let bot = own_bot(&app, &who, &id).await?;
    delete_user(&app, &bot.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn own_bot(app: &App, who: &Who, id: &str) -> Answer<User> {
    let bot = app.store().user(id).await?;
    let is_own = |bot: &User| bot.owner.as_ref() == Some(&who.user.id) && !bot.deleted;
    bot.filter(is_own).ok_or_else(ApiFault::unknown)
}

async fn with_token(app: &App, bot: &User) -> Answer<BotWithToken> {
    let token = new_session(app, bot, SessionKind::Bearer).await?;
    Ok(BotWithToken { bot: Person::of(bot), token: token.reveal().clone() })
}

fn accounts_only(who: &Who) -> Answer<()> {
    match who.user.kind {
        UserKind::Account => Ok(()),
        UserKind::Guest | UserKind::Bot => Err(ApiFault::plain(Code::NotAllowed, "server-accounts-only")),
    }
}

fn wrong_password() -> ApiFault {
    ApiFault::plain(Code::WrongPassword, "server-wrong-password")
}

/// Checks the password again before something that cannot be undone.
async fn check_password(app: &App, who: &Known, password: String) -> Answer<()> {
    // The cached user may be older than the password.
    let user = app.store().user(&who.user.id).await?.ok_or_else(ApiFault::who_are_you)?;
    if app.passwords().fits(password, user.password).await? { Ok(()) } else { Err(wrong_password()) }
}

fn name_taken(name: &Name) -> ApiFault {
    ApiFault::new(Code::NameTaken, Message::new("server-name-taken").with("name", name.as_str()))
}

fn if_taken(fault: StoreFault, name: &Name) -> ApiFault {
    if fault == StoreFault::Conflict { name_taken(name) } else { fault.into() }
}

async fn create(
    app: &App,
    kind: UserKind,
    name: &Name,
    password: Option<Secret<String>>,
    owner: Option<String>,
    face: Option<u32>,
) -> Answer<User> {
    let user = NewUser {
        id: who::random_text::<8>(),
        kind,
        name: name.as_str().to_owned(),
        name_key: (kind != UserKind::Guest).then(|| name.key()),
        looks: if kind == UserKind::Guest { Vec::new() } else { name.looks() },
        password,
        owner,
        language: None,
        face,
        at: app.calendar_now(),
    };
    app.store().create_user(user).await.map_err(|fault| if_taken(fault, name))
}

async fn new_session(app: &App, user: &User, kind: SessionKind) -> Answer<Secret<String>> {
    let token = who::new_token();
    app.store().create_session(&who::hash_of(token.reveal()), &user.id, kind, app.calendar_now()).await?;
    Ok(token)
}

/// Starts a session and returns it, with the token in a cookie or in the answer.
async fn enter(app: &App, user: &User, bearer: bool, status: StatusCode) -> Answer<Response> {
    let kind = if bearer { SessionKind::Bearer } else { SessionKind::Cookie };
    let token = new_session(app, user, kind).await?;
    let entered = Entered { user: Person::of(user), token: bearer.then(|| token.reveal().clone()) };
    let mut response = (status, Json(entered)).into_response();
    if !bearer {
        let age = i64::from(app.config().session_days) * 24 * 3600;
        response.headers_mut().insert(header::SET_COOKIE, cookie(app, token.reveal(), age)?);
    }
    Ok(response)
}

fn cookie(app: &App, token: &str, age: i64) -> Answer<HeaderValue> {
    let secure = if app.config().is_secure() { "; Secure" } else { "" };
    let prefix = app.config().path_prefix.as_str();
    let path = if prefix.is_empty() { "/" } else { prefix };
    let text = format!("{COOKIE}={token}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::try_from(text).map_err(|_| ApiFault::broken())?;
    value.set_sensitive(true);
    Ok(value)
}

/// The response to a caller whose session has ended.
fn left(app: &App) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Ok(cookie) = cookie(app, "", 0) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

async fn end_sessions(app: &App, user: &str) -> Answer<()> {
    app.store().end_sessions_of(user, None).await?;
    app.session_changed(user);
    Ok(())
}

/// Deletes a user with all their data and makes their seats anonymous.
pub(crate) async fn delete_user(app: &App, user: &str) -> Answer<()> {
    let tables = app.store().tables_of(user).await?;
    let nameless = app.library().english().word("server-anonymous");
    app.store().delete_user(user, &nameless).await?;
    app.session_changed(user);
    app.seats_changed(SeatsChanged::Gone { user: user.to_owned(), tables }).await;
    Ok(())
}
