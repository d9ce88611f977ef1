//! The open part of the table, as a player looks at it before deciding. Nothing is copied, so searches can
//! use it too.

use contract::Seat;

use crate::action::Action;
use crate::board::{Board, Effect};
use crate::game::Ufoludki;
use crate::state::State;
use crate::view::View;

/// The open part of a position.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    game: &'a Ufoludki,
    board: &'a Board,
}

impl Ufoludki {
    /// Looks at the open part of a state.
    #[inline]
    pub const fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { game: self, board: &state.board }
    }
}

impl View {
    /// Looks at the open part of the table.
    pub const fn look<'a>(&'a self, game: &'a Ufoludki) -> Look<'a> {
        Look { game, board: &self.board }
    }
}

impl Look<'_> {
    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.game.seats
    }

    /// A player's loot.
    #[inline]
    pub const fn loot(&self, seat: Seat) -> u8 {
        self.board.loot[seat.index()]
    }

    /// The loot left on Earth.
    #[inline]
    pub const fn earth(&self) -> u8 {
        self.board.earth
    }

    /// The effect on the loot if that seat lays this now, provided it may.
    #[inline]
    pub fn effect(&self, seat: Seat, action: Action) -> Effect {
        self.board.effect(&self.game.content, self.game.seats, seat, action)
    }
}
