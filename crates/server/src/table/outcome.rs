//! How a game ended, as it is stored for good.

use contract::Seat;
use record::Early;
use store::{GameOutcome, SeatOutcome, TableKind};

use super::sheet::{Occupant, Played, Seated, Sheet, Stage};

/// The table's kind, as far as the sheet shows.
pub(crate) fn kind_of(sheet: &Sheet) -> TableKind {
    if sheet.branch.is_some() {
        TableKind::Branch
    } else if is_imported(sheet) {
        TableKind::Import
    } else {
        TableKind::Game
    }
}

/// Whether this is an imported record. Newer sheets say so. Older imports have no owner and were set up at
/// the moment when they started, which never happens at a real table. A real table does not count as imported
/// because its people have deleted their accounts.
fn is_imported(sheet: &Sheet) -> bool {
    match &sheet.sealed {
        Some(sealed) => matches!(sealed.played, Played::Elsewhere { .. }),
        None => {
            has_ended(sheet)
                && sheet.dealing.is_none()
                && sheet.started == Some(sheet.created)
                && sheet.host.is_none()
                && sheet.seats.iter().all(|seated| seated.user().is_none())
        }
    }
}

/// Whether the table has finished.
pub(crate) fn has_ended(sheet: &Sheet) -> bool {
    matches!(sheet.state, Stage::Over | Stage::Closed)
}

/// How a sheet's game ended. `None` for tables that were closed before their game began, and for branches,
/// which are only for study.
pub(crate) fn outcome_of(sheet: &Sheet) -> Option<GameOutcome> {
    if !has_ended(sheet) || kind_of(sheet) != TableKind::Game {
        return None;
    }
    let result = sheet.result.as_ref()?;
    let seat = |(seat, seated): (Seat, &Seated)| {
        let resigned = sheet.resigned.iter().find(|resigned| resigned.seat == seat);
        SeatOutcome {
            user: seated.user().or(resigned.map(|resigned| resigned.user.as_str())).map(str::to_owned),
            name: seated.name.clone(),
            player: seated.player_kind(),
            resigned: matches!(seated.by, Occupant::Bot { resigned: true, .. }),
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
        seats: sheet.all_seated().map(seat).collect(),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::table::sheet::Sealed;

    /// A sheet without an owner, as an older version left it.
    fn sheet(state: &str, created: i64, started: i64) -> Sheet {
        let seat = json!({"by": "nobody", "name": "Ola", "absent_since": null});
        let sheet = json!({"game": "higher", "rules": 1, "options": {}, "state": state, "is_public": false,
            "spectators": true, "chat": true, "hints": true, "clock": {"kind": "none"}, "stand_in": "greedy",
            "bot_speed": "quick", "last_turn_after_s": null, "host": null, "seats": [seat], "seed_hash": "",
            "entropy": [], "created": created, "started": started, "ended": null, "result": null, "early": null,
            "rematch": null});
        serde_json::from_value(sheet).expect("a sheet")
    }

    #[test]
    fn a_game_whose_people_are_gone_does_not_count_as_imported() {
        assert_eq!(kind_of(&sheet("over", 5, 5)), TableKind::Import);
        assert_eq!(kind_of(&sheet("running", 5, 5)), TableKind::Game);
        assert_eq!(kind_of(&sheet("over", 5, 6)), TableKind::Game);
        let sealed = |played| Some(Sealed { program: "starfry".into(), seats: Vec::new(), played });
        let here = Sheet { sealed: sealed(Played::Here), ..sheet("over", 5, 5) };
        assert_eq!(kind_of(&here), TableKind::Game);
        let elsewhere = Sheet { sealed: sealed(Played::Elsewhere { signature: None }), ..here };
        assert_eq!(kind_of(&elsewhere), TableKind::Import);
    }
}
