//! The positions that are drawn in the rulebooks, and some more.

use catalog::{Fault, GameOf};
use contract::{Rules, Viewer, Waiting};
use engine::position;
use i18n::{Block, Names, Teller};
use record::Scenario;
use scene::drawing::Drawing;

/// Positions that are drawn in addition to the rulebooks' pictures: scenarios with the number of steps played
/// first.
const DRAWN: &[(&str, usize)] = &[
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

/// A game's drawn positions: scenarios with the number of steps played first.
pub(crate) fn drawn<G: Rules>() -> Vec<(String, usize)> {
    let own = DRAWN.iter().filter(|(scenario, _)| scenario.split('.').next() == Some(G::NAME));
    let mut drawn: Vec<(String, usize)> =
        own.map(|(scenario, steps)| ((*scenario).to_owned(), *steps)).collect();
    let book = games::all().library().english().rulebook(G::NAME);
    drawn.extend(book.into_iter().flat_map(i18n::Rulebook::blocks).filter_map(|block| match block {
        Block::Picture { scenario, step, .. } => Some((scenario.clone(), *step)),
        _ => None,
    }));
    drawn
}

/// A drawing of a scenario after this many steps, as seen by the seat that is due.
pub(crate) fn draw<G: Rules>(
    game: &GameOf<G>,
    drawing: &dyn Drawing<G>,
    name: &str,
    steps: usize,
    players: &[&str],
) -> Result<String, Fault> {
    let bytes = game.kit().scenarios.get(&format!("{name}.toml"));
    let bytes = bytes.ok_or_else(|| Fault::new("fault-no-scenario").with("scenario", name))?;
    let scenario = Scenario::read(&bytes).map_err(|fault| Fault::verbatim(format!("{name}: {fault}")))?;
    let (table, state, _) = position::<G>(&scenario, &bytes, steps)?;
    let viewer = match table.waiting(&state) {
        Waiting::Seats(seats) => seats.first().map_or(Viewer::Spectator, Viewer::Seat),
        _ => Viewer::Spectator,
    };
    let names = Names::new(players.iter().copied());
    let teller = Teller::new(games::all().library().english(), &names);
    Ok(drawing.draw(&table, &table.view(&state, viewer), teller))
}
