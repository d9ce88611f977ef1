//! Writes the drawings of the rulebooks into a folder, and some of random games to look at: `cargo run -p drawings --example rulebook_drawings -- FOLDER`.

#[path = "../tests/positions/mod.rs"]
mod positions;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use drawings::Drawn;
use i18n::{Library, Names, Teller};
use table::{FastDice, Seat, Viewer, play_at_random};

const PLAYERS: [&str; 8] =
    ["Ola", "Paweł", "Wilhelmine", "Bruno", "Aiko", "Sinéad", "Donaudampfschifffahrtskapitän", "Mira"];

fn main() -> Result<()> {
    let folder: PathBuf = std::env::args().nth(1).context("name a folder")?.into();
    std::fs::create_dir_all(&folder)?;
    for (scenario, steps) in positions::DRAWN {
        let drawing =
            positions::draw(scenario, *steps, &PLAYERS).with_context(|| format!("{scenario}@{steps}"))?;
        std::fs::write(folder.join(format!("{scenario}@{steps}.svg")), drawing)?;
    }
    for (seats, decisions) in [(2, 80), (4, 150), (5, 400), (6, 60), (7, 90)] {
        random::<fries::Fries>(&folder, seats, decisions, "{}")?;
        random::<ufoludki::Ufoludki>(&folder, seats, decisions / 4, "{}")?;
        random::<battleforce::BattleForce>(&folder, seats, decisions, r#"{ "game": "advanced" }"#)?;
    }
    Ok(())
}

/// A position after some random decisions, as the last seat sees it; nothing if so many cannot play.
fn random<G: Drawn>(folder: &Path, seats: u8, decisions: u32, options: &str) -> Result<()> {
    let content = G::read_content(G::CONTENT).map_err(|faults| anyhow!("{faults:?}"))?;
    let Ok(game) = G::new(content, serde_json::from_str(options)?, seats) else { return Ok(()) };
    let mut state = game.start();
    play_at_random(&game, &mut state, &mut Vec::new(), &mut FastDice::seeded(u64::from(seats)), decisions);
    let names = Names::new(PLAYERS);
    let teller = Teller { texts: Library::embedded().english(), names: &names };
    let view = game.view(&state, Viewer::Seat(Seat::at(usize::from(seats) - 1)));
    std::fs::write(folder.join(format!("random-{}-{seats}.svg", G::NAME)), game.draw_svg(&view, teller))?;
    Ok(())
}
