//! The differences between editions of the rules, one question each. The list, the predicate and the effects
//! ask here; nothing else compares editions.

use contract::Edition;

use crate::game::BattleForce;

impl BattleForce {
    /// If a ship moves into the Reserve, at most two ships may be there when the formation change ends (R73).
    /// In the first edition it could use the room of a reinforced ship.
    pub(crate) fn moving_in_keeps_to_two(&self) -> bool {
        self.edition >= Edition::SECOND
    }

    /// Lowering a Cloak belongs to phase 3, so neither repairs nor Reinforcements can follow it (R83).
    pub(crate) fn lowering_begins_formation(&self) -> bool {
        self.edition >= Edition::SECOND
    }

    /// Maneuvers may be played even if no damage is left, because they stay on the ship (R82).
    pub(crate) fn maneuvers_need_no_damage(&self) -> bool {
        self.edition >= Edition::SECOND
    }
}
