//! Questions to a seat during somebody else's attack that it can answer by doing nothing.

/// A seat is asked whether it reacts to an attack, and may pass. Players who expect many such questions leave
/// standing orders for them: pass for this attack, or pass unless I am the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction<A> {
    /// The action that does nothing. It is always legal.
    pub pass: A,
    /// The number of the attack. It stays the same for as long as the attack lasts and differs from that of
    /// every other attack in the game.
    pub window: u64,
    /// Whether the attack concerns the seat itself: its ship is attacked, or it is the attacker and others
    /// defend.
    pub is_target: bool,
}
