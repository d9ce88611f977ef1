//! Being asked in somebody else's attack, where one may just as well do nothing.

/// A seat is asked whether it does something about an attack, and may pass. People who wait for many such questions leave standing orders for
/// them: pass this attack, or pass unless I am the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction<A> {
    /// The action that does nothing. It is legal.
    pub pass: A,
    /// The attack: the same number as long as it runs, and another in every other attack of the game.
    pub window: u64,
    /// Whether the attack is the seat's own affair: its ship is attacked, or it attacks itself and others defend.
    pub is_target: bool,
}
