//! What lies open on the table, as a player looks at it before he decides. Nothing is copied, so searches can ask too.

use contract::Seat;

use crate::action::Action;
use crate::board::{Board, Effect};
use crate::game::Ufoludki;
use crate::state::State;
use crate::view::View;

/// A look at the open part of a position.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    game: &'a Ufoludki,
    board: &'a Board,
}

impl Ufoludki {
    /// A look at what lies open in a state.
    #[inline]
    pub const fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { game: self, board: &state.board }
    }
}

impl View {
    /// A closer look at what lies open.
    pub const fn look<'a>(&'a self, game: &'a Ufoludki) -> Look<'a> {
        Look { game, board: &self.board }
    }
}

impl Look<'_> {
    /// How many seats play.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.game.seats
    }

    /// The loot of a player.
    #[inline]
    pub const fn loot(&self, seat: Seat) -> u8 {
        self.board.loot[seat.index()]
    }

    /// The loot left on Earth.
    #[inline]
    pub const fn earth(&self) -> u8 {
        self.board.earth
    }

    /// What laying this would do to the loot if that seat may lay now.
    #[inline]
    pub fn effect(&self, seat: Seat, action: Action) -> Effect {
        self.board.effect(&self.game.content, self.game.seats, seat, action)
    }
}
