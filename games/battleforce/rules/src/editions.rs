//! What the editions of the rules differ in, one question each. The list, the predicate and the effects ask here; nothing
//! else compares editions.

use contract::Edition;

use crate::game::BattleForce;

impl BattleForce {
    /// If a ship moves into the Reserve, no more than two ships stand there when the formation change ends (R73). The
    /// first edition let it use the room of a reinforced ship.
    pub(crate) fn moving_in_keeps_to_two(&self) -> bool {
        self.edition >= Edition::SECOND
    }

    /// Lowering a Cloak is a step of phase 3, so neither repairs nor Reinforcements follow it (R83).
    pub(crate) fn lowering_begins_formation(&self) -> bool {
        self.edition >= Edition::SECOND
    }

    /// Maneuvers may be played although no damage is left, since they stay on the ship (R82).
    pub(crate) fn maneuvers_need_no_damage(&self) -> bool {
        self.edition >= Edition::SECOND
    }
}
