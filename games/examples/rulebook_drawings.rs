//! Writes the rulebooks' drawings into a folder, and some drawings of random games for inspection: `cargo run
//! -p games --example rulebook_drawings -- FOLDER`.

include!(concat!(env!("OUT_DIR"), "/each.rs"));

#[path = "../tests/all/positions.rs"]
mod positions;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use catalog::GameOf;
use contract::conformance::Lawful;
use contract::{FastDice, Seat, Viewer, play_at_random};
use i18n::{Names, Teller};
use scene::drawing::Drawing;

const PLAYERS: [&str; 8] =
    ["Ola", "Paweł", "Wilhelmine", "Bruno", "Aiko", "Sinéad", "Donaudampfschifffahrtskapitän", "Mira"];

fn main() -> Result<()> {
    let folder: PathBuf = std::env::args().nth(1).context("name a folder")?.into();
    std::fs::create_dir_all(&folder)?;
    macro_rules! write_drawings {
        ($play:ident) => {
            drawings(&::$play::ALL_OF_IT, &folder)?;
        };
    }
    for_each_game!(write_drawings);
    Ok(())
}

/// The drawings of one game, if it has any.
fn drawings<G: Lawful>(game: &'static GameOf<G>, folder: &Path) -> Result<()> {
    let Some(drawing) = game.kit().drawing else { return Ok(()) };
    for (scenario, steps) in positions::drawn::<G>() {
        let drawn = positions::draw(game, drawing, &scenario, steps, &PLAYERS);
        let drawn = drawn.map_err(|fault| anyhow!("{scenario}@{steps}: {fault}"))?;
        std::fs::write(folder.join(format!("{scenario}@{steps}.svg")), drawn)?;
    }
    // The last tables are the most unusual.
    for (number, table) in G::tables_to_try(1).iter().rev().take(12).enumerate() {
        let decisions = 15 << (number % 5);
        let name = format!("random-{}-{number}-{}.svg", G::NAME, table.seats());
        std::fs::write(folder.join(name), random(table, drawing, decisions))?;
    }
    Ok(())
}

/// A position after some random decisions, as the last seat sees it.
fn random<G: Lawful>(game: &G, drawing: &dyn Drawing<G>, decisions: u32) -> String {
    let mut state = game.start();
    let mut dice = FastDice::seeded(u64::from(game.seats()));
    play_at_random(game, &mut state, &mut Vec::new(), &mut dice, decisions);
    let names = Names::new(PLAYERS);
    let teller = Teller::new(games::all().library().english(), &names);
    let view = game.view(&state, Viewer::Seat(Seat::at(usize::from(game.seats()) - 1)));
    drawing.draw(game, &view, teller)
}
