//! Exporting records from the database and importing them into it.
//!
//! Neither wakes a table. An export reads what was written, and an imported game is over.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{BotName, Catalog, Level};
use contract::{Seat, Viewer};
use i18n::Message;
use record::{Early, Entropy, Entry, Header, NameProof, Proof, Record, from_hex, to_hex};
use serde::{Deserialize, Serialize};
use store::{Batch, NewTable, Now, Secret, StoreFault, TableKind};

use crate::admin::Reply;
use crate::app::App;
use crate::fault::ApiFault;
use crate::table::clock::ClockRule;
use crate::table::comfort::BotSpeed;
use crate::table::dealing::Dealing;
use crate::table::sheet::{BotLevel, Occupant, Played, Sealed, SealedSeat, Seated, Sheet, Stage};
use crate::table::{Table, seats_of};

/// The maximum length of an imported table's id. Ours are shorter.
const MAX_ID: usize = 64;

/// The kind of file that was exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// The sealed record of a game that has ended.
    Record,
    /// The copy that a seat may keep of a running game.
    SeatCopy {
        /// The seat, counted from 1.
        seat: u8,
    },
    /// The copy that a spectator may keep of a running game.
    SpectatorCopy,
}

/// Exports a table's record, or a viewer's copy of a running game.
pub(crate) async fn export(app: &App, id: &str, seat: Option<u8>) -> Result<Reply, StoreFault> {
    let table = match Table::load(app.hall(), id).await {
        Ok(table) => table.ok_or(StoreFault::Unknown)?,
        Err(fault) => return Ok(failed(&fault)),
    };
    let face = table.face(None);
    let (viewer, copy) = match seat {
        None => (Viewer::Spectator, Taken::SpectatorCopy),
        Some(seat) => match Seat::numbered(seat.into()).filter(|seat| seat.index() < face.seats.len()) {
            Some(found) => (Viewer::Seat(found), Taken::SeatCopy { seat }),
            None => return Ok(Reply::Refused { reason: Message::new("export-no-seat").to_string() }),
        },
    };
    let taken = if matches!(face.state, Stage::Over | Stage::Closed) { Taken::Record } else { copy };
    let key = app.hall().signing_key().await;
    Ok(match table.file(viewer, key) {
        Ok(text) => Reply::Record { text, taken },
        Err(fault) => failed(&fault),
    })
}

fn failed(fault: &ApiFault) -> Reply {
    Reply::Refused { reason: fault.message().to_string() }
}

/// Parses a record and checks every step in it.
pub fn checked(catalog: &Catalog, bytes: &[u8]) -> Result<Record, Message> {
    let record = Record::read(bytes).map_err(catalog::record_fault)?;
    catalog.game(&record.header.game)?.engine().verify(&record, None)?;
    let id = &record.header.table;
    let is_plain = id.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'));
    if id.is_empty() || id.len() > MAX_ID || !is_plain {
        return Err(Message::new("import-id").with("most", MAX_ID));
    }
    Ok(record)
}

/// Imports a record as a table whose game is over. It keeps the id it was played under, because the id is
/// part of its randomness.
pub(crate) async fn import(app: &App, text: &str) -> Result<Reply, StoreFault> {
    let record = match checked(app.catalog(), text.as_bytes()) {
        Ok(record) => record,
        Err(fault) => return Ok(Reply::Refused { reason: fault.to_string() }),
    };
    let table = record.header.table.clone();
    match app.store().create_table(imported_table(&record, app.now())).await {
        Ok(()) => Ok(Reply::Imported { table }),
        Err(StoreFault::Conflict) => Ok(Reply::IsThere { table }),
        Err(fault) => Err(fault),
    }
}

fn imported_table(record: &Record, at: i64) -> NewTable {
    let sheet = sheet_of(record);
    let count = record.entries.len() as u32;
    let line = |entry: &Entry| serde_json::to_string(entry).expect("an entry is plain data");
    let entries: Vec<String> = record.entries.iter().map(line).collect();
    // A verified record contains its seeds, and the first of them is the table's.
    let seed = record.ended.void_seeds.first().unwrap_or(&record.ended.seed);
    let seed = from_hex(seed).unwrap_or_default();
    NewTable {
        id: record.header.table.as_str().into(),
        kind: TableKind::Import,
        state: sheet.state.into(),
        game: sheet.game.clone(),
        visibility: sheet.visibility(),
        spectators: sheet.spectators,
        host: None,
        origin: None,
        seed: Secret::new(seed),
        seats: seats_of(&sheet),
        now: Some(Now {
            state: sheet.state.into(),
            entries: count,
            due: 0,
            wake_at: None,
            clocks: None,
            updated: at,
        }),
        batches: (count > 0)
            .then(|| Batch {
                number: 0,
                count,
                entries: Arc::from(entries.join("\n")),
                seat: None,
                post: None,
                at,
                due: Some(0),
            })
            .into_iter()
            .collect(),
        sheet: serde_json::to_string(&sheet).expect("a sheet is plain data"),
        at,
    }
}

/// The sheet of a game that was played elsewhere. Its players are only names. Nobody owns it, and anybody who
/// knows its address may view it.
fn sheet_of(record: &Record) -> Sheet {
    let (header, ended) = (&record.header, &record.ended);
    let started = header.started as i64;
    let last = record.entries.last().map_or(0, |entry| match entry {
        Entry::Act { at, .. }
        | Entry::Chance { at, .. }
        | Entry::Word { at, .. }
        | Entry::Undo { at, .. } => *at as i64,
    });
    let seated = |player: &record::Player| Seated {
        name: player.name.clone(),
        ..Seated::vacant(match level_of(&player.kind) {
            Some(level) => Occupant::Bot { level, resigned: false },
            None => Occupant::Nobody,
        })
    };
    Sheet {
        game: header.game.clone(),
        rules: header.rules,
        options: header.options.clone(),
        state: if ended.early == Some(Early::Closed) { Stage::Closed } else { Stage::Over },
        is_public: false,
        spectators: true,
        chat: false,
        hints: true,
        clock: ClockRule::None,
        stand_in: BotLevel::Normal,
        bot_speed: BotSpeed::default(),
        last_turn_after_s: None,
        host: None,
        seats: header.seats.iter().map(seated).collect(),
        seed_hash: header.seed_hash.clone(),
        entropy: match &header.entropy {
            Entropy::Texts(texts) => texts.clone(),
            Entropy::Parts(_) => Vec::new(),
        },
        dealing: match &header.entropy {
            Entropy::Texts(_) => None,
            Entropy::Parts(parts) => Some(Dealing::over(parts.clone(), header.void.clone())),
        },
        sealed: record.proof.as_ref().map(|proof| sealed(header, proof)),
        created: started,
        started: Some(started),
        ended: Some(started.saturating_add(last)),
        result: Some(ended.result.clone()),
        early: ended.early,
        branch: None,
        question: None,
        questions: 0,
        asked: None,
        absences: Vec::new(),
        resigned: Vec::new(),
        faces: BTreeMap::new(),
        later: serde_json::Map::new(),
        rematch: None,
        offers: Vec::new(),
    }
}

/// The seal that the record was given elsewhere.
fn sealed(header: &Header, proof: &Proof) -> Sealed {
    let seat = |(player, proof): (&record::Player, &NameProof)| SealedSeat {
        kind: player.kind.clone(),
        hash: proof.hash(&player.name),
        salt: match proof {
            NameProof::Salt(salt) => Some(to_hex(salt)),
            NameProof::Forgotten(_) => None,
        },
    };
    Sealed {
        program: header.program.clone(),
        seats: header.seats.iter().zip(&proof.names).map(seat).collect(),
        played: Played::Elsewhere { signature: proof.signature.clone() },
    }
}

/// The level of one of this server's bots, by its name in records.
fn level_of(kind: &str) -> Option<BotLevel> {
    Some(match kind.parse().ok()? {
        BotName::Random => BotLevel::Random,
        BotName::Greedy => BotLevel::Greedy,
        BotName::Level(Level::Easy) => BotLevel::Easy,
        BotName::Level(Level::Normal) => BotLevel::Normal,
        BotName::Level(Level::Hard) => BotLevel::Hard,
        BotName::Level(Level::Expert) => BotLevel::Expert,
        _ => return None,
    })
}
