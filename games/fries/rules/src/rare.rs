//! Positions that random games rarely reach, for the conformance suite: crowded boards, all kinds of UFOs,
//! empty supplies, networks in several parts, and games that are about to end.
//!
//! Nearly all of them are at the beginning of a turn; what comes later in a turn is reached by playing on.
//! The rest are flights of a sedator that had a choice, because even from crowded boards few steps lead to
//! one.

use contract::conformance::{one_in, pick, shuffle};
use contract::{Dice, Rules, Seat};

use crate::action::Kind;
use crate::arrangement::Arrangement;
use crate::game::Fries;
use crate::map::{City, Field, Fields, contains, each, only, others};
use crate::state::{Board, FLEET, IN_SUPPLY, Phase, Slot, State, Status, Turn, kind_of};

/// The UFOs with which every player starts.
const FIRST_UFOS: u8 = 2;

/// A position under construction.
struct Making<'a, D: Dice> {
    game: &'a Fries,
    dice: &'a mut D,
    board: Board,
    /// The field around which everything gathers, if any.
    centre: Option<Field>,
}

impl Fries {
    pub(crate) fn rare_position(&self, dice: &mut impl Dice) -> Arrangement {
        let active = Seat::at(dice.below(u32::from(self.seats)) as usize);
        let fields: Vec<Field> = each(self.map.in_play).collect();
        // Where many lines meet, more can go wrong.
        let spots: [Field; 3] = std::array::from_fn(|_| pick(dice, &fields));
        let centre = spots.into_iter().max_by_key(|field| self.map.neighbours(*field).count_ones());
        let centre = centre.filter(|_| !one_in(dice, 3));
        let mut making = Making { game: self, dice, board: State::new().board, centre };
        making.deal_tiles();
        // The active player first, so that the centre is free.
        for seat in std::iter::once(active).chain(others(active, self.seats)) {
            making.add_ufos(seat, seat == active);
        }
        if let Some(centre) = centre {
            making.add_network(active, centre);
        }
        making.add_stands(active);
        making.add_restaurants(active);
        for seat in Seat::all(self.seats) {
            making.add_witnesses(seat, seat == active);
        }
        making.set_clock(active);
        let flown = if one_in(making.dice, 2) { making.fly_sedator(active) } else { None };
        let begins = Phase::Move(Turn { seat: active, status: [Status::Ready; FLEET] });
        let phase = flown.unwrap_or(begins);
        self.arrange(&State { board: making.board, phase })
    }

    /// Whether the next count ends the game.
    fn is_decided(&self, board: &Board) -> bool {
        let enough = |seat: Seat| board.controlled(seat, self.seats) >= self.cities_to_end();
        let is_everywhere = (0..self.map.city_count).all(|city| board.restaurants_in(city) > 0);
        Seat::all(self.seats).any(enough) || (is_everywhere && self.seats != 3)
    }
}

impl<D: Dice> Making<'_, D> {
    fn deal_tiles(&mut self) {
        let mut tiles = self.game.content.tiles.clone();
        shuffle(self.dice, &mut tiles);
        let cities = self.game.map.city_count as usize;
        self.board.tiles[..cities].copy_from_slice(&tiles[..cities]);
    }

    /// None, some, or the maximum.
    fn amount(&mut self, most: u8) -> u8 {
        match self.dice.below(4) {
            0 => 0,
            1 => most,
            _ => self.dice.below(u32::from(most) + 1) as u8,
        }
    }

    fn pick_field(&mut self, fields: Fields) -> Option<Field> {
        let fields: Vec<Field> = each(fields).collect();
        (!fields.is_empty()).then(|| pick(self.dice, &fields))
    }

    /// A field near the centre, near others, or anywhere.
    fn pick_field_near(&mut self, near: Fields, fields: Fields) -> Option<Field> {
        let close = (near | self.game.map.around(near)) & fields;
        let among = if close == 0 || one_in(self.dice, 3) { fields } else { close };
        self.pick_field(among)
    }

    /// Adds the two UFOs of the start and some more. The active player has a sedator in the centre.
    fn add_ufos(&mut self, seat: Seat, is_active: bool) {
        let more = self.game.cities_to_end() - FIRST_UFOS;
        let more = if one_in(self.dice, 3) { more } else { self.amount(more) };
        let centre = self.centre.filter(|_| is_active);
        if let (Some(centre), Some(slot)) = (centre, self.game.supply_slot(&self.board, seat, Kind::Sedator))
        {
            self.board.ufos[seat.index()][slot as usize] = centre;
        }
        let later = if centre.is_some() { more.saturating_sub(1) } else { more };
        let mut kinds = vec![Kind::Standard; FIRST_UFOS as usize];
        kinds.extend((0..later).map(|_| pick(self.dice, &Kind::ALL)));
        for kind in kinds {
            let Some(slot) = self.game.supply_slot(&self.board, seat, kind) else { continue };
            let free = self.game.map.in_play & !self.board.foreign_ufos(seat, self.game.seats);
            let near = self.board.ufo_fields(seat) | self.centre.map_or(0, only);
            if let Some(field) = self.pick_field_near(near, free) {
                self.board.ufos[seat.index()][slot as usize] = field;
            }
        }
    }

    /// Adds one player's network in several parts that touch the field. Each begins next to it and grows away
    /// from the others.
    fn add_network(&mut self, seat: Seat, centre: Field) {
        let map = &self.game.map;
        let mut beside: Vec<Field> = each(map.neighbours(centre)).collect();
        shuffle(self.dice, &mut beside);
        for field in beside {
            let others = self.board.network(map, seat, self.game.seats);
            if map.neighbours(field) & others != 0 && !one_in(self.dice, 8) {
                continue;
            }
            self.add_marker(seat, field);
            for _ in 0..self.dice.below(5) {
                let part = map.connected(only(field), self.board.network(map, seat, self.game.seats));
                let apart = !map.around(others) & !others & !map.neighbours(centre) & !only(centre);
                if let Some(next) = self.pick_field(map.around(part) & !part & apart) {
                    self.add_marker(seat, next);
                }
            }
        }
    }

    /// Lets a sedator fly so that its player has to choose the part of the network, if possible.
    fn fly_sedator(&mut self, seat: Seat) -> Option<Phase> {
        let game = self.game;
        let fleet = &self.board.ufos[seat.index()];
        let is_sedator = |slot: &Slot| kind_of(*slot) == Kind::Sedator && fleet[*slot as usize] != IN_SUPPLY;
        let sedators: Vec<Slot> = (0..FLEET as Slot).filter(is_sedator).collect();
        let slot = (!sedators.is_empty()).then(|| pick(self.dice, &sedators))?;
        let from = self.board.ufos[seat.index()][slot as usize];
        let mut ends: Vec<Field> = each(game.reach_from(&self.board, seat, from)).collect();
        shuffle(self.dice, &mut ends);
        // Most ends are next to only one part. Back at the start it is next to all of them.
        ends.insert(0, from);
        for to in ends {
            let mut board = self.board.clone();
            board.ufos[seat.index()][slot as usize] = to;
            for city in [from, to].into_iter().filter_map(|field| game.map.city(field)) {
                board.witnesses[seat.index()][city as usize] = 0;
            }
            let is_reached = contains(game.reach_from(&board, seat, from), to);
            if is_reached && game.clean_choices(&board, seat, from, to).count_ones() > 1 {
                let mut turn = Turn { seat, status: [Status::Ready; FLEET] };
                turn.status[slot as usize] = Status::Moved;
                self.board = board;
                return Some(Phase::Clean(turn, from, to));
            }
        }
        None
    }

    fn add_marker(&mut self, seat: Seat, field: Field) {
        match self.game.map.city(field) {
            Some(city) => self.add_restaurant(seat, city),
            None => self.add_stand(seat, field),
        }
    }

    fn add_stand(&mut self, seat: Seat, field: Field) {
        let is_taken = self.board.stand_owner(field, self.game.seats).is_some();
        let used = self.board.stands[seat.index()].count_ones();
        if !is_taken && used < u32::from(self.game.content.supply.stands) {
            self.board.stands[seat.index()] |= only(field);
        }
    }

    /// Adds a restaurant if there is a slot and a marker for it, and it does not decide the game.
    fn add_restaurant(&mut self, seat: Seat, city: City) {
        let has_slot = self.board.restaurants_in(city) < self.board.tiles[city as usize].burgers;
        let has_marker = self.board.restaurants_on_board(seat) < self.game.content.supply.restaurants;
        if has_slot && has_marker {
            self.board.restaurants[seat.index()][city as usize] += 1;
            if self.game.is_decided(&self.board) {
                self.board.restaurants[seat.index()][city as usize] -= 1;
            }
        }
    }

    /// The players who do not have a network yet.
    fn without_network(&self, active: Seat) -> Vec<Seat> {
        Seat::all(self.game.seats).filter(|seat| self.centre.is_none() || *seat != active).collect()
    }

    fn add_stands(&mut self, active: Seat) {
        for seat in self.without_network(active) {
            for _ in 0..self.amount(self.game.content.supply.stands) {
                let near = self.board.stands[seat.index()] | self.board.ufo_fields(seat);
                let taken = self.board.stands.iter().fold(0, |all, stands| all | stands);
                if let Some(field) = self.pick_field_near(near, self.game.map.villages() & !taken) {
                    self.add_stand(seat, field);
                }
            }
        }
    }

    /// Adds restaurants for all players in turn, so that nobody has all the cities.
    fn add_restaurants(&mut self, active: Seat) {
        let supply = self.game.content.supply.restaurants;
        let seats = self.without_network(active);
        let mut wanted: Vec<(Seat, u8)> = seats.into_iter().map(|seat| (seat, self.amount(supply))).collect();
        while let Some(index) = (!wanted.is_empty()).then(|| self.dice.below(wanted.len() as u32) as usize) {
            let (seat, left) = &mut wanted[index];
            if *left == 0 {
                wanted.swap_remove(index);
                continue;
            }
            *left -= 1;
            let (seat, city) = (*seat, self.dice.below(u32::from(self.game.map.city_count)) as City);
            self.add_restaurant(seat, city);
        }
    }

    /// Adds eyewitnesses in all cities, in few of them, or in some of the player's own.
    fn add_witnesses(&mut self, seat: Seat, is_active: bool) {
        let all = || (0..self.game.map.city_count).collect::<Vec<City>>();
        let own =
            || (0..16).filter(|city| self.board.cities_of(seat) >> city & 1 == 1).collect::<Vec<City>>();
        let mut cities = if is_active && self.centre.is_some() { own() } else { all() };
        shuffle(self.dice, &mut cities);
        if one_in(self.dice, 2) {
            cities.truncate(1 + cities.len() / 3);
        }
        for _ in 0..self.amount(self.game.content.supply.witnesses) {
            if !cities.is_empty() {
                let city = pick(self.dice, &cities);
                self.board.witnesses[seat.index()][city as usize] += 1;
            }
        }
    }

    /// Sets the number of completed rounds, often all but the last.
    fn set_clock(&mut self, active: Seat) {
        let seats = u32::from(self.game.seats);
        let limit = u32::from(self.game.options.round_limit);
        let rounds = if one_in(self.dice, 4) { limit - 1 } else { self.dice.below(limit) };
        self.board.first = Seat::at(self.dice.below(seats) as usize);
        let place = active.places_after(self.board.first, self.game.seats) as u32;
        self.board.turns = (rounds * seats + place) as u16;
    }
}

#[cfg(test)]
mod tests {
    use contract::FastDice;

    use super::*;

    /// A feature that positions in random games rarely have.
    type Feature = fn(&Fries, &State) -> bool;

    fn parts_at_a_sedator(game: &Fries, state: &State, seat: Seat) -> u32 {
        let network = state.board.network(&game.map, seat, game.seats);
        let parts_at = |field: Field| {
            let mut rest = game.map.neighbours(field) & network;
            let mut parts = 0;
            while rest != 0 {
                rest &= !game.map.connected(only(rest.trailing_zeros() as Field), network);
                parts += 1;
            }
            parts
        };
        let sedators = (0..FLEET as Slot).filter(|slot| kind_of(*slot) == Kind::Sedator);
        let fields = sedators.map(|slot| state.board.ufos[seat.index()][slot as usize]);
        fields.filter(|field| *field != IN_SUPPLY).map(parts_at).max().unwrap_or(0)
    }

    fn any_seat(game: &Fries, has: impl Fn(Seat) -> bool) -> bool {
        Seat::all(game.seats).any(has)
    }

    const FEATURES: &[(&str, Feature)] = &[
        ("no stand in a supply", |game, state| {
            any_seat(game, |seat| state.board.stands[seat.index()].count_ones() == 12)
        }),
        ("hardly a restaurant in a supply", |game, state| {
            any_seat(game, |seat| state.board.restaurants_on_board(seat) > 7)
        }),
        ("no eyewitness in a supply", |game, state| {
            any_seat(game, |seat| state.board.witnesses_on_board(seat) == 12)
        }),
        ("the maximum number of UFOs", |game, state| {
            any_seat(game, |seat| state.board.ufos_on_board(seat) == game.cities_to_end())
        }),
        ("all kinds of UFOs", |game, state| {
            any_seat(game, |seat| {
                let fleet = state.board.ufos[seat.index()];
                Kind::ALL.into_iter().all(|kind| {
                    (0..FLEET).any(|slot| kind_of(slot as Slot) == kind && fleet[slot] != IN_SUPPLY)
                })
            })
        }),
        ("three parts of a network beside a sedator", |game, state| {
            any_seat(game, |seat| parts_at_a_sedator(game, state, seat) > 2)
        }),
        ("one city short of the end", |game, state| {
            any_seat(game, |seat| state.board.controlled(seat, game.seats) + 1 == game.cities_to_end())
        }),
        ("all cities but one", |game, state| {
            let open = (0..game.map.city_count).filter(|city| state.board.restaurants_in(*city) > 0);
            open.count() + 1 == game.map.city_count as usize
        }),
        ("the last round", |game, state| {
            state.board.turns / u16::from(game.seats) + 1 == game.options.round_limit
        }),
        ("a sedator with a choice", |_, state| matches!(state.phase, Phase::Clean(..))),
    ];

    #[test]
    fn random_positions_are_accepted_and_have_all_rare_features() {
        let mut dice = FastDice::seeded(1);
        let mut met = vec![0; FEATURES.len()];
        let games = [2, 3, 4, 5].map(|seats| Fries::standard(seats).expect("a game"));
        for game in games.iter().cycle().take(2000) {
            let state = game.restore(&game.rare_position(&mut dice)).expect("a possible position");
            for (count, (_, has)) in met.iter_mut().zip(FEATURES) {
                *count += u32::from(has(game, &state));
            }
        }
        for (count, (name, _)) in met.iter().zip(FEATURES) {
            assert!(*count > 10, "{name} came up {count} times");
        }
    }
}
