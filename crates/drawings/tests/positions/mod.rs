//! The positions that are drawn in the rulebooks.

use std::path::Path;

use anyhow::{Result, anyhow};
use drawings::Drawn;
use i18n::{Library, Names, Teller};
use record::{Scenario, ScenarioStep};
use table::{Rules, Silence, Step, StepOf, Unreadable, Viewer, Waiting};

/// Scenarios with the number of steps that are played first.
pub(crate) const DRAWN: &[(&str, usize)] = &[
    ("ufoludki.saucer.match--rulebook-example", 0),
    ("ufoludki.strength.number--rulebook-example", 0),
    ("ufoludki.recruitment.tops--rulebook-example", 0),
    ("ufoludki.counterattack.take--rulebook-example", 0),
    ("ufoludki.general.pay--rulebook-example", 0),
    ("ufoludki.general.under", 1),
    ("ufoludki.end.earth", 1),
    ("fries.setup.start", 0),
    ("fries.setup.start", 6),
    ("fries.move.network", 0),
    ("fries.move.stop--foreign-ufo", 0),
    ("fries.sedator.clears", 0),
    ("fries.bump.strength--rulebook-example", 0),
    ("fries.bump.strength--rulebook-example", 1),
    ("fries.support.side", 0),
    ("fries.flight.path--over-foreign-ufos", 0),
    ("fries.restaurant.take--rulebook-example", 0),
    ("fries.restaurant.roll--rulebook-example", 0),
    ("fries.count.control", 0),
    ("fries.move.network--wrap", 0),
    ("battleforce.formation.moves", 0),
    ("battleforce.weapon.button--rulebook-example", 0),
    ("battleforce.weapon.button--rulebook-example", 7),
    ("battleforce.weapon.mount--rulebook-example", 0),
    ("battleforce.range.body", 0),
    ("battleforce.defence.drone--rulebook-example", 4),
    ("battleforce.defence.half--rulebook-example", 0),
    ("battleforce.weasel.screen", 5),
    ("battleforce.damage.button", 4),
    ("battleforce.cloak.half--rulebook-example", 4),
    ("battleforce.fighters.escort", 2),
    ("battleforce.solitaire.target", 3),
];

/// A drawing of a scenario after so many steps, as the one sees it who is due.
pub(crate) fn draw(name: &str, steps: usize, players: &[&str]) -> Result<String> {
    let game = name.split('.').next().unwrap_or_default();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../scenarios/{game}/{name}.toml"));
    let scenario = Scenario::read(&std::fs::read(path)?)?;
    let names = Names::new(players.iter().copied());
    match game {
        "fries" => draw_scenario::<fries::Fries>(&scenario, steps, &names),
        "ufoludki" => draw_scenario::<ufoludki::Ufoludki>(&scenario, steps, &names),
        _ => draw_scenario::<battleforce::BattleForce>(&scenario, steps, &names),
    }
}

fn draw_scenario<G: Drawn>(scenario: &Scenario, steps: usize, names: &Names) -> Result<String> {
    let content = G::read_content(scenario.content.as_deref().unwrap_or(G::CONTENT));
    let content = content.map_err(|faults| anyhow!("{faults:?}"))?;
    let game = G::new(content, serde_json::from_value(scenario.options.clone())?, scenario.seats)
        .map_err(|refusal| anyhow!("{refusal}"))?;
    let mut state = match &scenario.arrangement {
        Some(arrangement) => {
            let arrangement: G::Arrangement = serde_json::from_value(arrangement.get_ref().clone())?;
            game.restore(&arrangement).map_err(|wrong| anyhow!("{wrong}"))?
        }
        None => game.start(),
    };
    for step in scenario.steps.iter().take(steps).map(toml::Spanned::get_ref) {
        for one in read_steps::<G>(step)? {
            let refused = game.apply(&mut state, one, &mut Silence).is_err();
            anyhow::ensure!(refused == step.refused.is_some(), "{one}");
        }
    }
    let viewer = match game.waiting(&state) {
        Waiting::Seats(seats) => seats.first().map_or(Viewer::Spectator, Viewer::Seat),
        _ => Viewer::Spectator,
    };
    let teller = Teller { texts: Library::embedded().english(), names };
    Ok(game.draw_svg(&game.view(&state, viewer), teller))
}

fn read_steps<G: Rules>(step: &ScenarioStep) -> Result<Vec<StepOf<G>>> {
    let unread = |error: Unreadable| anyhow!("{error}");
    if let (Some(seat), Some(act)) = (step.seat, &step.act) {
        return Ok(vec![Step::Seat(seat, act.parse().map_err(unread)?)]);
    }
    let outcomes = step.chance.as_ref().map_or(&[][..], |chance| chance.as_slice());
    outcomes.iter().map(|outcome| Ok(Step::Chance(outcome.parse().map_err(unread)?))).collect()
}
