//! The laws of one game, behind a face that does not name it.

use contract::conformance::{Breach, Checked, Lawful, Plan, Suite, in_every_edition};

use crate::setup::Fault;

/// The laws on the tables that a game wants to be tried on, in every edition.
pub trait Laws: Send + Sync {
    /// Checks random games.
    fn on_random_games(&self, plan: Plan) -> Result<Checked, Box<Breach>>;

    /// Checks arranged positions.
    fn on_arranged_positions(&self, plan: Plan) -> Result<Checked, Box<Breach>>;

    /// One in so many random games is enough, where they are dear.
    fn one_random_game_in(&self) -> u64;

    /// One in so many arranged positions is enough, where they are dear.
    fn one_arranged_position_in(&self) -> u64;
}

/// The laws of a game. The tables stay for as long as the program runs: there is one such value in it.
pub(crate) fn laws<G: Lawful>(seed: u64) -> Result<Box<dyn Laws>, Fault> {
    let tables = in_every_edition(&G::tables_to_try(seed)).map_err(Fault::refused)?;
    let tables: &'static [G] = Box::leak(tables.into_boxed_slice());
    let suite = Suite::new(tables).map_err(|breach| Fault::verbatim(breach.to_string()))?;
    Ok(Box::new(suite))
}

impl<G: Lawful> Laws for Suite<'static, G> {
    fn on_random_games(&self, plan: Plan) -> Result<Checked, Box<Breach>> {
        self.check(plan).map_err(Box::new)
    }

    fn on_arranged_positions(&self, plan: Plan) -> Result<Checked, Box<Breach>> {
        self.check_arranged(plan).map_err(Box::new)
    }

    fn one_random_game_in(&self) -> u64 {
        G::ONE_RANDOM_GAME_IN
    }

    fn one_arranged_position_in(&self) -> u64 {
        G::ONE_ARRANGED_POSITION_IN
    }
}
