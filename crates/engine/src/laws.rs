//! The laws of one game, behind a trait that does not name it.

use contract::conformance::{Breach, Checked, Lawful, Plan, Suite, in_every_edition};

use crate::setup::Fault;

/// The laws, on the tables that a game chose to be tried on, in every edition.
pub trait Laws: Send + Sync {
    /// Checks random games.
    fn on_random_games(&self, plan: Plan) -> Result<Checked, Box<Breach>>;

    /// Checks arranged positions.
    fn on_arranged_positions(&self, plan: Plan) -> Result<Checked, Box<Breach>>;

    /// One random game in this many is enough, if games are expensive to check.
    fn one_random_game_in(&self) -> u64;

    /// One arranged position in this many is enough, if positions are expensive to check.
    fn one_arranged_position_in(&self) -> u64;
}

/// Prepares the laws of a game. The tables are leaked, because a program has only one such value.
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
