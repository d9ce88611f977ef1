//! Draws positions from scenarios: the examples in the rulebook.

use contract::{Rules, Viewer};
use engine::{Fault, position};
use i18n::{Names, Teller, Texts};
use record::Scenario;

use crate::kit::Kit;

/// The players' names in examples, seat 1 first.
const PLAYERS: [&str; contract::MAX_SEATS] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"];

/// A position to draw: the game, and the view of the player who acts next.
struct Example<G: Rules> {
    game: G,
    view: G::View,
}

/// The position after this many steps of a scenario, as seen by the player who acts next.
fn example<G: Rules>(kit: &Kit<G>, scenario: &str, step: usize) -> Result<Example<G>, Fault> {
    let path = format!("{scenario}.toml");
    let file = kit.scenarios.get(&path);
    let file = file.ok_or_else(|| Fault::new("fault-no-scenario").with("scenario", scenario))?;
    let read = Scenario::read(&file).map_err(|fault| Fault::verbatim(format!("{path}: {fault}")))?;
    let (game, state, acting) = position::<G>(&read, &file, step)?;
    let view = game.view(&state, acting.map_or(Viewer::Spectator, Viewer::Seat));
    Ok(Example { game, view })
}

/// The position drawn with characters.
pub(crate) fn text<G: Rules>(
    kit: &Kit<G>,
    scenario: &str,
    step: usize,
    texts: &Texts,
) -> Result<String, Fault> {
    let Example { game, view } = example(kit, scenario, step)?;
    let names = Names::new(PLAYERS);
    let mut drawn = String::new();
    kit.words
        .draw_view(&game, &view, Teller::new(texts, &names), &mut drawn)
        .map_err(|_| Fault::new("fault-no-drawing"))?;
    Ok(drawn)
}

/// The position as an SVG drawing.
pub(crate) fn svg<G: Rules>(
    kit: &Kit<G>,
    scenario: &str,
    step: usize,
    texts: &Texts,
) -> Result<String, Fault> {
    let drawing = kit.drawing.ok_or_else(|| Fault::new("fault-no-drawing"))?;
    let Example { game, view } = example(kit, scenario, step)?;
    Ok(drawing.draw(&game, &view, Teller::new(texts, &Names::new(PLAYERS))))
}
