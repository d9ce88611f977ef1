//! Positions of scenarios, drawn: the examples of the rulebook.

use i18n::{Names, Teller, Texts};
use record::Scenario;
use rust_embed::Embed;
use table::Viewer;

use crate::face::Fault;
use crate::playable::Playable;
use crate::run_scenario::position;

#[derive(Embed)]
#[folder = "../../scenarios/"]
struct Scenarios;

/// Who plays in examples, seat 1 first.
const PLAYERS: [&str; table::MAX_SEATS] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"];

/// A position to be drawn: the game, what one who acts there sees, and who that is.
struct Example<G: Playable> {
    game: G,
    view: G::View,
}

/// The position after so many steps of a scenario, as the one who acts next sees it.
fn example<G: Playable>(scenario: &str, step: usize) -> Result<Example<G>, Fault> {
    let path = format!("{}/{scenario}.toml", G::NAME);
    let file =
        Scenarios::get(&path).ok_or_else(|| Fault::new("fault-no-scenario").with("scenario", scenario))?;
    let read = Scenario::read(&file.data).map_err(|fault| Fault::verbatim(format!("{path}: {fault}")))?;
    let (game, state, acting) = position::<G>(&read, &file.data, step)?;
    let view = game.view(&state, acting.map_or(Viewer::Spectator, Viewer::Seat));
    Ok(Example { game, view })
}

/// The position drawn with characters.
pub(crate) fn text<G: Playable>(scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault> {
    let Example { game, view } = example::<G>(scenario, step)?;
    let names = Names::new(PLAYERS);
    let mut drawn = String::new();
    game.draw_view(&view, Teller { texts, names: &names }, &mut drawn)
        .map_err(|_| Fault::new("fault-no-drawing"))?;
    Ok(drawn)
}

/// The position as an SVG drawing.
pub(crate) fn svg<G: Playable>(scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault> {
    let Example { game, view } = example::<G>(scenario, step)?;
    Ok(game.draw_svg(&view, Teller { texts, names: &Names::new(PLAYERS) }))
}
