//! How a game ended, as it is written down for good.

use record::Early;
use store::{GameOutcome, SeatOutcome, TableKind};
use table::Seat;

use super::sheet::{Occupant, Place, Sheet, Stage};

/// What kind of table this is, as far as a sheet tells. One of nobody is a record that was put in.
pub(crate) fn kind_of(sheet: &Sheet) -> TableKind {
    if sheet.branch.is_some() {
        TableKind::Branch
    } else if sheet.host.is_none() && sheet.seats.iter().all(|place| place.user().is_none()) {
        TableKind::Import
    } else {
        TableKind::Game
    }
}

/// Whether nothing more is played.
pub(crate) fn has_ended(sheet: &Sheet) -> bool {
    matches!(sheet.state, Stage::Over | Stage::Closed)
}

/// How the game of a sheet ended. Nothing for a table that was closed before its game began, and for branches: they are study.
pub(crate) fn outcome_of(sheet: &Sheet) -> Option<GameOutcome> {
    if !has_ended(sheet) || kind_of(sheet) != TableKind::Game {
        return None;
    }
    let result = sheet.result.as_ref()?;
    let seat = |(seat, place): (Seat, &Place)| {
        let resigned = sheet.resigned.iter().find(|resigned| resigned.seat == seat);
        SeatOutcome {
            user: place.user().or(resigned.map(|resigned| resigned.user.as_str())).map(str::to_owned),
            name: place.name.clone(),
            player: match &place.by {
                Occupant::Bot { level, resigned: false } => level.name().to_string(),
                Occupant::User { is_program: true, .. } => "program".to_owned(),
                _ => "person".to_owned(),
            },
            resigned: matches!(place.by, Occupant::Bot { resigned: true, .. }),
            score: result.scores.get(seat.index()).map(|score| i64::from(*score)),
            won: result.winners.contains(&seat),
        }
    };
    Some(GameOutcome {
        game: sheet.game.clone(),
        rules: sheet.rules,
        options: sheet.options.to_string(),
        early: sheet.early.map(|early| {
            match early {
                Early::Agreement => "agreement",
                Early::Closed => "closed",
            }
            .to_owned()
        }),
        started: sheet.started?,
        ended: sheet.ended?,
        seats: sheet.places().map(seat).collect(),
    })
}
