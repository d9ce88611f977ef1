//! Checks whether a position that somebody wrote down can occur in a game.
//!
//! The rules rely on properties that hold in every position they lead to. This module checks each of these
//! properties and says what is wrong.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::arrangement::{Verdict, demand, done_before};
use crate::battle::FLOTILLA_HITS;
use crate::card::{Cards, Face, Kind, MOST_VALUE, Stack};
use crate::content::MOST_WEAPONS_PER_SHIP;
use crate::facts::{SEEKING, can_fire_all};
use crate::game::{BattleForce, MOST_TURNS};
use crate::options::{End, FleetChoice, FlotillaFire, Ties};
use crate::ship::{Button, Buttons, Line, Race, Ships};
use crate::state::{
    ALL_SHIPS, Battle, By, Moment, NO_SHIP, Naming, Owed, Phase, Routine, Ship, Shot, State, Tie, Turn,
    Window, bit_seats,
};

/// Checks whether the parts of a state fit together.
pub(crate) struct Possible<'a> {
    pub(crate) game: &'a BattleForce,
    pub(crate) state: &'a State,
    /// The field of the arrangement that set what the game is waiting for.
    pub(crate) at: &'static str,
}

impl Possible<'_> {
    fn wrong(&self, holds: bool, what: &str) -> Verdict {
        demand(holds, self.at, || what.into())
    }

    pub(crate) fn check(&self) -> Verdict {
        self.check_numbers()?;
        self.check_options()?;
        self.check_lines()?;
        self.check_known()?;
        self.check_marks()?;
        self.check_clock()?;
        self.check_order()?;
        self.check_duel()?;
        match &self.state.phase {
            Phase::Turn(turn, moment) => {
                self.check_in_play()?;
                self.check_turn(turn, moment)
            }
            Phase::OrderCards(seat) => {
                self.check_in_play()?;
                self.check_order_cards(*seat)
            }
            Phase::Call => {
                self.check_in_play()?;
                self.check_call()
            }
            Phase::TieCards(tie) => self.check_tie(tie),
            Phase::DuelPick(seat, _) => {
                self.check_hands(self.game.hand_limit(&self.state.board))?;
                self.check_duel_pick(*seat)
            }
            Phase::DuelFirst | Phase::DuelDeal => self.check_duel_deal(),
            Phase::Over(winners) => {
                self.check_hands(self.game.hand_limit(&self.state.board))?;
                let best = self.game.tied(&self.state.board);
                let fits = *winners != 0 && bit_seats(*winners).iter().all(|seat| best.contains(seat));
                self.wrong(fits, "the winners must be among the players with the most points")
            }
            _ => self.check_setup(),
        }
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.game.seats)
    }

    /// Whether this is the number of a ship.
    fn is_ship(&self, ship: Ship) -> bool {
        usize::from(ship) < self.game.ids.len()
    }

    fn is_face(&self, face: Face) -> bool {
        usize::from(face) < self.game.faces.len()
    }

    fn is_ships(&self, ships: Ships) -> bool {
        ships.not(self.game.all_ships).is_empty()
    }

    /// Checks that every number in the phase refers to something, so that later checks can look it up.
    fn check_numbers(&self) -> Verdict {
        let mut seats = ArrayVec::<Seat, 8>::new();
        let (mut ships, mut faces) = (true, true);
        match &self.state.phase {
            Phase::Race(seat)
            | Phase::Pick(seat, _)
            | Phase::FirstRaise(seat)
            | Phase::OrderCards(seat)
            | Phase::DuelPick(seat, _) => seats.push(*seat),
            Phase::Show(seat, shown) => {
                seats.push(*seat);
                ships = self.is_ships(*shown);
            }
            Phase::Turn(turn, moment) => {
                seats.push(turn.seat);
                seats.extend(turn.owed.map(|owed| owed.seat));
                seats.extend(turn.naming.map(|(_, seat)| seat));
                seats.extend(turn.refill);
                ships = self.is_ships(turn.ships_moved) && self.is_ships(turn.attackers);
                match moment {
                    Moment::Truce(seat) | Moment::TruceDeal(seat) => seats.push(*seat),
                    Moment::Control(rest) => ships &= self.is_ships(*rest),
                    Moment::Repairing(ship, _) | Moment::Aim(By::Ship(ship) | By::Fighters(ship, _)) => {
                        ships &= self.is_ship(*ship);
                    }
                    Moment::Repair(face) => faces = self.is_face(*face),
                    Moment::Battle(battle, window) => {
                        seats.push(battle.defender);
                        ships &= self.has_ships_of(battle, false);
                        faces = battle.shots.iter().all(|shot| self.is_face(shot.face));
                        match window {
                            Window::Escort(ship) => ships &= self.is_ship(*ship),
                            Window::Barrage(seat, _, fired) => {
                                seats.push(*seat);
                                ships &= self.is_ships(*fired);
                            }
                            Window::BarrageCard(seat, _, fired, ship) => {
                                seats.push(*seat);
                                ships &= self.is_ships(*fired) && self.is_ship(*ship);
                            }
                            Window::Aim(face, _) | Window::React(face, ..) => faces &= self.is_face(*face),
                            _ => {}
                        }
                    }
                    Moment::Automaton(Routine::Attack(battle) | Routine::Turn(battle)) => {
                        seats.push(battle.defender);
                        ships &= self.has_ships_of(battle, true);
                        faces = battle.shots.iter().all(|shot| self.is_face(shot.face));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        self.wrong(seats.iter().all(|seat| self.sits(*seat)), "there is no such seat at this table")?;
        self.wrong(ships, "there is no ship with this number")?;
        self.wrong(faces, "there is no card with this number")
    }

    /// Whether attacker and target are ships, or none where that is possible.
    fn has_ships_of(&self, battle: &Battle, is_automaton: bool) -> bool {
        let attacker = match battle.by {
            By::Ship(ship) | By::Fighters(ship, _) => self.is_ship(ship) || (is_automaton && ship == NO_SHIP),
            By::Planet(_) | By::Flotilla | By::Mutiny => true,
        };
        attacker && (self.is_ship(battle.target) || battle.target == NO_SHIP)
    }

    /// Checks that whatever only some options use is empty without them.
    fn check_options(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let options = &game.options;
        demand(options.solitaire || board.kept.is_empty(), "kept", || {
            "there is no automaton in this game".into()
        })?;
        demand(options.diplomacy || board.offered | board.broken == 0, "offered", || {
            "offers are not tracked at this table".into()
        })?;
        demand(board.broken & board.offered == 0, "broken", || {
            "a player who has broken a promise has no open offer".into()
        })?;
        for seat in Seat::all(game.seats) {
            let (index, at) = (seat.index(), |what: &str| format!("seats.{seat}.{what}"));
            demand(options.top_discard || board.seen[index].is_empty(), at("seen"), || {
                "nobody takes discards in this game".into()
            })?;
            let gives = options.allies && game.is_advanced(board);
            demand(gives || board.gifts[index].is_empty(), at("gifts"), || {
                "nobody gives cards in this game".into()
            })?;
            demand(game.is_advanced(board) || board.reserves[index].is_empty(), at("reserve_cards"), || {
                "only the advanced game has reserve cards".into()
            })?;
            let is_idle = !game.is_automaton(seat)
                || (board.hands[index].is_empty() && board.reserves[index].is_empty());
            demand(is_idle, at("hand"), || "the automaton's cards are face up; write kept instead".into())?;
        }
        let open = match &self.state.phase {
            Phase::Turn(_, moment) => matches!(
                moment,
                Moment::Aim(_)
                    | Moment::Battle(..)
                    | Moment::Top
                    | Moment::Automaton(Routine::Attack(_) | Routine::Turn(_))
            ),
            _ => false,
        };
        demand(open || board.open == 0, "open", || "cards are on the table only during an attack".into())
    }

    /// Checks that fleets are in lines that the game has.
    fn check_lines(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let phase = &self.state.phase;
        let lines = game.has_lines(board);
        let is_placing = matches!(
            phase,
            Phase::RaceOrder
                | Phase::Race(_)
                | Phase::Pick(..)
                | Phase::DealShips
                | Phase::DealCards
                | Phase::Plan
        );
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let at = |what: &str| format!("seats.{seat}.{what}");
            let behind = fleet.line(Line::Body).or(fleet.line(Line::Reserve));
            demand(lines || behind.is_empty(), at("body"), || {
                "all ships are in the Screen in this game".into()
            })?;
            let robot = game.is_automaton(seat);
            demand(!robot || fleet.line(Line::Reserve).is_empty(), at("reserve"), || {
                "the automaton has no Reserve".into()
            })?;
            let waits = matches!(phase, Phase::DuelPick(..)) || (is_placing && lines && !robot);
            demand(waits || fleet.unplaced.is_empty(), at("unplaced"), || {
                "every ship is in a line by now".into()
            })?;
            let is_early = is_placing && lines && !robot && !matches!(phase, Phase::Plan);
            demand(!is_early || fleet.all().is_empty(), at("screen"), || "no ship is in a line yet".into())?;
            let forming = match phase {
                Phase::Turn(turn, Moment::Prepare | Moment::Reform) => {
                    turn.seat == seat && !turn.ships_moved.is_empty()
                }
                Phase::Plan => true,
                _ => false,
            };
            let stands = forming || !fleet.line(Line::Screen).is_empty() || fleet.line(Line::Body).is_empty();
            demand(stands, at("screen"), || {
                "the Main Body fills an empty Screen; write these ships here".into()
            })?;
        }
        Ok(())
    }

    /// Checks that only ships in Reserve are face down in play and, before it, only ships that have not been
    /// shown.
    fn check_known(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let hidden_front = match &self.state.phase {
                Phase::Plan => true,
                Phase::Show(shower, _) => {
                    let place = |seat: Seat| seat.places_after(board.first, game.seats);
                    place(seat) >= place(*shower)
                }
                _ => false,
            };
            let may_hide = if !game.has_lines(board) || game.is_automaton(seat) {
                Ships::NONE
            } else if hidden_front {
                fleet.all().or(fleet.unplaced)
            } else {
                fleet.line(Line::Reserve).or(fleet.unplaced)
            };
            let shown = fleet.all().or(fleet.unplaced).not(board.known).not(may_hide).first();
            demand(shown.is_none(), "face_down", || {
                format!("everybody sees {}", shown.map_or_else(String::new, |ship| game.id(ship).to_string()))
            })?;
        }
        Ok(())
    }

    /// Checks that cards and devices on ships are compatible.
    fn check_marks(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        for ship in game.all_ships.iter() {
            let id = game.id(ship);
            demand(game.count_on(board, ship, Kind::WildWeasel) <= 1, "lingering", || {
                format!("{id} has two Wild Weasels")
            })?;
            demand(game.count_on(board, ship, Kind::Disengage) <= 1, "lingering", || {
                format!("{id} has disengaged twice")
            })?;
            let raised = board.raised.has(ship);
            demand(!raised || !game.lies_on(board, ship, Kind::ErraticManeuvers), "lingering", || {
                format!("{id} has its device raised, so it cannot make maneuvers")
            })?;
            let is_marked = raised || game.is_damaged(board, ship) || game.is_burdened(board, ship);
            demand(!is_marked || board.known.has(ship), "face_down", || {
                format!("everybody sees the cards on {id}, so it is not face down")
            })?;
        }
        Ok(())
    }

    /// Checks turns and what ends the game.
    fn check_clock(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let is_over = matches!(self.state.phase, Phase::Over(_) | Phase::TieCards(_) | Phase::DuelPick(..));
        let most = if is_over { MOST_TURNS } else { MOST_TURNS - 1 };
        demand(board.turns <= most, "turns", || format!("the game ends after {MOST_TURNS} game turns"))?;
        let last = match game.options.end {
            End::Time => true,
            End::Reshuffles(count) => {
                board.duel.is_some() || board.is_last_turn == (board.reshuffles >= count)
            }
            _ => !board.is_last_turn,
        };
        demand(last, "last_turn", || "this contradicts the option that ends the game".into())?;
        let done = match &self.state.phase {
            Phase::Turn(..) => board.done == done_before(game, board, &self.state.phase),
            Phase::Over(_) | Phase::TieCards(_) | Phase::DuelPick(..) | Phase::Call => true,
            _ => board.done == 0,
        };
        demand(done, "done", || "exactly the players before the active player have had their turn".into())
    }

    fn check_order(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ordered = game.options.order_cards && board.duel.is_none();
        let most = game.seats.max(6);
        let is_dealing = matches!(self.state.phase, Phase::OrderCards(_));
        let in_turn = matches!(self.state.phase, Phase::Turn(..) | Phase::Call);
        for seat in Seat::all(game.seats) {
            let number = board.order[seat.index()];
            let at = format!("seats.{seat}.order");
            demand(ordered || number == 0, &at, || "no order cards are dealt in this game".into())?;
            demand(number <= most, &at, || format!("there are {most} order cards"))?;
            let other = Seat::all(game.seats)
                .find(|other| *other != seat && number > 0 && board.order[other.index()] == number);
            demand(other.is_none(), &at, || format!("somebody else has order card {number}"))?;
            let has_one = number > 0 || !(ordered && in_turn);
            demand(has_one, &at, || "everybody has an order card during a turn".into())?;
        }
        let dealt = board.order.iter().filter(|number| **number > 0).count();
        let complete = dealt == 0 || dealt == usize::from(game.seats) || is_dealing;
        demand(complete, "seats", || "either everybody has an order card or nobody does".into())
    }

    fn check_duel(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let phase = &self.state.phase;
        let is_dealt = matches!(phase, Phase::DuelFirst | Phase::DuelDeal);
        let Some(duel) = &board.duel else { return self.wrong(!is_dealt, "there is no duel") };
        let fits = game.options.ties == Ties::Duel
            && (is_dealt || matches!(phase, Phase::Turn(..) | Phase::Over(_)));
        demand(fits, "duel", || "no duel breaks a tie here".into())?;
        let most = duel.scores.iter().copied().max().unwrap_or(0);
        let best = Seat::all(game.seats).filter(|seat| duel.scores[seat.index()] == most);
        let best = best.fold(0, |bits, seat| bits | 1 << seat.index());
        demand(duel.tied == best && duel.tied.count_ones() > 1, "duel.seats", || {
            "the players with the most points duel, at least two of them".into()
        })?;
        demand(most <= game.points(game.all_ships), "duel.scores", || {
            "these are more points than the game has".into()
        })?;
        for seat in Seat::all(game.seats).filter(|seat| duel.tied >> seat.index() & 1 == 0) {
            let fleet = &board.fleets[seat.index()];
            demand(fleet.all().or(fleet.kills).is_empty(), format!("seats.{seat}"), || {
                "players outside the duel have no ships".into()
            })?;
        }
        Ok(())
    }

    fn check_hands(&self, most: usize) -> Verdict {
        for seat in Seat::all(self.game.seats) {
            let hand = self.state.board.hands[seat.index()].len();
            demand(hand <= most, format!("seats.{seat}.hand"), || {
                format!("a hand has at most {most} cards")
            })?;
        }
        Ok(())
    }

    /// Checks that the game has begun and has not ended.
    fn check_in_play(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.check_hands(game.hand_limit(&self.state.board))?;
        let with_ships = game.with_ships(board);
        self.wrong(with_ships.len() > 1, "the game is over when only one fleet is left")?;
        if board.duel.is_some() {
            return Ok(());
        }
        let all_stay = game.options.allies || game.options.end == End::Elimination;
        self.wrong(
            !all_stay || with_ships.len() == usize::from(game.seats),
            "the game is over when a fleet is lost",
        )?;
        let End::Ships(count) = game.options.end else { return Ok(()) };
        let enough =
            Seat::all(game.seats).any(|seat| board.fleets[seat.index()].kills.len() >= usize::from(count));
        self.wrong(!enough, "the game is over when somebody has destroyed enough ships")
    }

    fn check_order_cards(&self, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.options.order_cards && board.duel.is_none(), "there are no order cards")?;
        let place = |seat: Seat| seat.places_after(board.first, game.seats);
        let dealt =
            Seat::all(game.seats).all(|seat| (board.order[seat.index()] > 0) == (place(seat) < place(next)));
        self.wrong(dealt, "order cards are dealt one at a time, starting with the first player")
    }

    /// Checks that the lowest order card is called first.
    fn check_call(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.options.order_cards && board.duel.is_none(), "there are no order cards")?;
        let next = game.called(board).map(|seat| board.order[seat.index()]);
        let in_order = Seat::all(game.seats)
            .filter(|seat| board.done >> seat.index() & 1 == 1)
            .all(|seat| next.is_some_and(|next| board.order[seat.index()] < next));
        demand(next.is_some() && in_order, "done", || "order cards are called from the lowest up".into())
    }

    fn check_tie(&self, tie: &Tie) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.options.ties == Ties::Cards, "cards do not break ties here")?;
        let empty = board.hands.iter().all(Cards::is_empty)
            && board.reserves.iter().all(Cards::is_empty)
            && board.kept.is_empty()
            && board.lingering.is_empty();
        self.wrong(empty, "all action cards have been shuffled")?;
        let (tied, best) = (bit_seats(tie.tied), game.tied(board));
        let closed =
            |seat: Seat| best.contains(seat) && game.ally(seat).is_none_or(|ally| tied.contains(ally));
        let sides = if game.options.allies { tied.len() / 2 } else { tied.len() };
        self.wrong(sides > 1 && tied.iter().all(closed), "there is no such tie")?;
        let target = u16::from(tie.target);
        let turned = |seat: Seat| u16::from(tie.turned[seat.index()]);
        let even =
            tied.iter().all(|seat| turned(seat) <= target && (target == 5 || turned(seat) + 1 >= target));
        let all: usize = tie.turned.iter().map(|turned| usize::from(*turned)).sum();
        let others = (0..8).map(Seat::at).all(|seat| {
            let took_part = best.contains(seat) || (turned(seat) == 0 && tie.sums[seat.index()] == 0);
            took_part && tie.sums[seat.index()] <= turned(seat) * u16::from(MOST_VALUE)
        });
        self.wrong(
            tie.target >= 5 && tie.turned.iter().all(|turned| *turned <= tie.target) && even && others,
            "cards are turned up one at a time",
        )?;
        let damage = |face: Face| if game.kind(face).is_weapon() { u16::from(game.value(face)) } else { 0 };
        let sum: u16 = board.pile.iter().map(damage).sum();
        self.wrong(
            all == board.pile.len() && tie.sums.iter().sum::<u16>() == sum,
            "the cards turned up must be on the discards",
        )
    }

    fn check_duel_pick(&self, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let tied = game.tied(board);
        let fits = game.options.ties == Ties::Duel && tied.len() > 1 && tied.contains(next);
        self.wrong(fits, "this seat is not in the duel")?;
        for seat in Seat::all(game.seats) {
            let counted = game.counted(board, seat);
            let picked = board.fleets[seat.index()].unplaced;
            let has_picked = tied.contains(seat) && seat < next;
            self.wrong(!tied.contains(seat) || !counted.is_empty(), "a duelist needs a ship to pick")?;
            let right = picked.len() == usize::from(has_picked) && picked.not(counted).is_empty();
            demand(right, format!("seats.{seat}.unplaced"), || {
                "a duelist picks one of the ships that count for them".into()
            })?;
        }
        Ok(())
    }

    fn check_duel_deal(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.check_hands(5)?;
        let clean = board.damage == [Buttons::NONE; ALL_SHIPS]
            && board.wounds == [0; ALL_SHIPS]
            && board.lingering.is_empty()
            && board.pile.is_empty()
            && board.bottom.is_empty()
            && board.turns == 0
            && board.seen.iter().all(Cards::is_empty);
        self.wrong(clean, "a duel begins with new ships and all cards")?;
        let duelists = game.duelists(board);
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let one = fleet.all().len() == usize::from(duelists.contains(seat)) && fleet.kills.is_empty();
            demand(one, format!("seats.{seat}"), || "a duelist has one ship".into())?;
            let holds = !board.hands[seat.index()].is_empty();
            let dealt = !holds || (duelists.contains(seat) && matches!(self.state.phase, Phase::DuelDeal));
            demand(dealt, format!("seats.{seat}.hand"), || "no cards are dealt yet".into())?;
        }
        Ok(())
    }
}

/// Checks before the first turn.
impl Possible<'_> {
    fn check_setup(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let raises = matches!(self.state.phase, Phase::FirstRaise(_));
        let clean = board.fleets.iter().all(|fleet| fleet.kills.is_empty())
            && board.damage == [Buttons::NONE; ALL_SHIPS]
            && board.wounds == [0; ALL_SHIPS]
            && board.lingering.is_empty()
            && board.pile.is_empty()
            && board.kept.is_empty()
            && board.bottom.is_empty()
            && board.seen.iter().chain(&board.gifts).all(Cards::is_empty)
            && (raises || board.raised.is_empty())
            && board.order == [0; 8];
        self.wrong(
            clean && board.turns == 0 && board.reshuffles == 0 && !board.is_last_turn,
            "nothing has happened yet",
        )?;
        self.check_secrets()?;
        match &self.state.phase {
            Phase::First => {
                let mut fresh = State::new(game.all_ships, game.deck).board;
                (fresh.offered, fresh.broken) = (board.offered, board.broken);
                self.wrong(fresh == *board, "nothing has been dealt yet, and nobody is first")
            }
            Phase::RaceOrder | Phase::Race(_) | Phase::Pick(..) | Phase::DealShips => {
                self.check_no_cards()?;
                self.check_picks()
            }
            _ => {
                let ready = game.dealt_next(board).is_none()
                    && Seat::all(game.seats)
                        .all(|seat| BattleForce::fleet_count(&board.fleets[seat.index()]) > 0);
                self.wrong(ready, "all fleets are chosen first")?;
                self.check_plans()
            }
        }
    }

    /// Checks what is face down. Ships dealt for secret lines stay hidden until they are shown; ships that
    /// were picked are public.
    fn check_secrets(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let shown = match &self.state.phase {
            Phase::Show(_, shown) => *shown,
            Phase::FirstRaise(_) => {
                board.fleets.iter().fold(board.raised, |all, fleet| all.or(fleet.front()))
            }
            _ => Ships::NONE,
        };
        for seat in Seat::all(game.seats).filter(|seat| !game.is_automaton(*seat) && game.has_lines(board)) {
            let fleet = &board.fleets[seat.index()];
            let ships = fleet.all().or(fleet.unplaced).not(shown);
            let fits = match game.options.fleet {
                FleetChoice::Dealt => ships.and(board.known).is_empty(),
                FleetChoice::Points | FleetChoice::Draft | FleetChoice::Race => {
                    ships.not(board.known).is_empty()
                }
                FleetChoice::Centre | FleetChoice::FirstFour => true,
            };
            demand(fits, "face_down", || {
                format!("{seat:?}'s dealt ships are face down until shown; ships that were picked are not")
            })?;
        }
        Ok(())
    }

    fn check_no_cards(&self) -> Verdict {
        let board = &self.state.board;
        let none = board.hands.iter().all(Cards::is_empty) && board.reserves.iter().all(Cards::is_empty);
        self.wrong(none, "cards are dealt after the ships")
    }

    /// Checks fleets that are being chosen.
    fn check_picks(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let choice = game.options.fleet;
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let count = BattleForce::fleet_count(fleet);
            let ships = fleet.all().or(fleet.unplaced);
            let fits = match choice {
                FleetChoice::Points => game.points(ships) <= game.options.points,
                FleetChoice::Race => {
                    let group = |race: Race| game.race_group(race).iter().take(game.race_size()).collect();
                    ships.is_empty() || Race::ALL.into_iter().any(|race| ships == group(race))
                }
                _ => count <= game.fleet_size(),
            };
            demand(fits, format!("seats.{seat}"), || "no player can have this fleet".into())?;
        }
        match &self.state.phase {
            Phase::RaceOrder => self.wrong(choice == FleetChoice::Race, "nobody picks a race here"),
            Phase::Race(seat) => {
                let has_none = BattleForce::fleet_count(&board.fleets[seat.index()]) == 0;
                self.wrong(choice == FleetChoice::Race && has_none, "this seat picks no race")
            }
            Phase::Pick(_, passed) => {
                let picks = !matches!(choice, FleetChoice::Dealt | FleetChoice::Race);
                self.wrong(picks, "nobody picks ships here")?;
                let finished = bit_seats(*passed)
                    .iter()
                    .all(|seat| self.sits(seat) && BattleForce::fleet_count(&board.fleets[seat.index()]) > 0);
                self.wrong(
                    *passed == 0 || (choice == FleetChoice::Points && finished),
                    "nobody can have passed here",
                )
            }
            _ => Ok(()),
        }
    }

    /// Checks complete fleets while cards are dealt and lines are set up and shown.
    fn check_plans(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let phase = &self.state.phase;
        let is_plan = matches!(phase, Phase::Plan);
        if matches!(phase, Phase::DealCards) {
            self.check_hands(game.deal_size())?;
            let none = board.reserves.iter().all(Cards::is_empty);
            return self.wrong(none, "reserve cards are chosen after all cards have been dealt");
        }
        self.wrong(game.is_advanced(board), "only the advanced game begins like this")?;
        for seat in Seat::all(game.seats).filter(|seat| !game.is_automaton(*seat)) {
            let (hand, reserve) = (board.hands[seat.index()].len(), board.reserves[seat.index()].len());
            let held = hand + reserve == game.deal_size() && (reserve == 2 || (is_plan && reserve < 2));
            demand(held, format!("seats.{seat}.hand"), || {
                format!("everybody is dealt {} cards and chooses 2 of them for the reserve", game.deal_size())
            })?;
            if !game.has_lines(board) {
                continue;
            }
            let fleet = &board.fleets[seat.index()];
            let left = fleet.unplaced.len();
            let (screen, body, most) = BattleForce::line_limits(BattleForce::fleet_count(fleet));
            let lacking = screen.saturating_sub(fleet.line(Line::Screen).len())
                + body.saturating_sub(fleet.line(Line::Body).len());
            let fits = lacking <= left && fleet.line(Line::Reserve).len() <= most;
            let begun = reserve == 2 || fleet.all().is_empty();
            demand(fits && begun, format!("seats.{seat}"), || {
                format!(
                    "{screen} ships must be in the Screen and {body} in the Main Body; up to {most} may be in Reserve"
                )
            })?;
        }
        match phase {
            Phase::Show(seat, shown) => self.check_show(*seat, *shown),
            Phase::FirstRaise(seat) => self.check_first_raise(*seat),
            _ => Ok(()),
        }
    }

    fn check_show(&self, shower: Seat, shown: Ships) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let place = |seat: Seat| seat.places_after(board.first, game.seats);
        let mut fronts = Ships::NONE;
        for seat in Seat::all(game.seats).filter(|seat| !game.is_automaton(*seat)) {
            let front = board.fleets[seat.index()].front();
            fronts = fronts.or(front);
            let fits = match place(seat).cmp(&place(shower)) {
                std::cmp::Ordering::Less => front.not(shown).is_empty(),
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => front.and(shown).is_empty(),
            };
            self.wrong(fits, "lines are shown one at a time, starting with the first player")?;
        }
        self.wrong(
            shown.not(fronts).is_empty() && shown.not(board.known).is_empty(),
            "these ships cannot have been shown",
        )
    }

    fn check_first_raise(&self, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let place = |seat: Seat| seat.places_after(board.first, game.seats);
        let right = |seat: Seat| {
            let raised = board.fleets[seat.index()].all().and(board.raised).len();
            raised <= usize::from(place(seat) < place(next) && !game.is_automaton(seat))
        };
        self.wrong(Seat::all(game.seats).all(right), "players raise one device each, in turn")
    }
}

/// Checks during a turn.
impl Possible<'_> {
    fn check_turn(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let is_out = !game.has_ships(board, turn.seat);
        let may_be_out = matches!(moment, Moment::Prepare | Moment::NewShip) && board.duel.is_none();
        self.wrong(
            !is_out || may_be_out,
            "a player without ships has no turn, except to play Reinforcements",
        )?;
        if game.is_automaton(turn.seat) {
            let decides_nothing = matches!(
                moment,
                Moment::Automaton(_)
                    | Moment::Battle(..)
                    | Moment::Truce(_)
                    | Moment::TruceDeal(_)
                    | Moment::Top
                    | Moment::Discard
                    | Moment::End
            );
            self.wrong(decides_nothing, "the automaton makes no decisions")?;
        }
        self.check_counts(turn, moment)?;
        self.check_debts(turn, moment)?;
        self.check_moment(turn, moment)
    }

    /// Checks what has been done in this turn so far.
    fn check_counts(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ships = board.fleets[turn.seat.index()].all();
        let mut fresh =
            Turn { owed: turn.owed, naming: turn.naming, refill: turn.refill, ..Turn::of(turn.seat) };
        fresh.salvaged = turn.salvaged;
        self.wrong(!turn.salvaged || game.options.top_discard, "nobody takes discards in this game")?;
        let begins = matches!(moment, Moment::Draw | Moment::Drawn | Moment::Control(_));
        self.wrong(!begins || *turn == fresh, "nothing can have happened yet in this turn")?;
        let new_ship = usize::from(matches!(moment, Moment::NewShip));
        let joined = usize::from(turn.reinforced);
        self.wrong(
            (new_ship..=ships.len() + new_ship).contains(&joined),
            "this many ships cannot have joined",
        )?;
        let room = usize::from(turn.most_reserve);
        let prepares =
            matches!(moment, Moment::Prepare | Moment::Repair(_) | Moment::Repairing(..) | Moment::NewShip);
        let came_in = !board.fleets[turn.seat.index()].line(Line::Reserve).and(turn.ships_moved).is_empty();
        let is_room = if prepares {
            room == 2 + joined || (room == 2 && came_in && game.moving_in_keeps_to_two())
        } else {
            (2..=joined + ships.len().max(2)).contains(&room)
        };
        self.wrong(is_room, "the Reserve cannot have this many ships")?;
        let may_have_lowered = game.lowering_begins_formation()
            && *moment == Moment::Prepare
            && !ships.and(game.cloaks).is_empty();
        self.wrong(!turn.lowered || may_have_lowered, "no Cloak can have been lowered")?;
        let webs = ships.and(board.raised).and(game.webs).not(turn.ships_moved);
        self.wrong(
            !prepares || webs.is_empty() || !game.is_advanced(board),
            "the active player's Webs came down before this moment",
        )?;
        let forms = matches!(moment, Moment::Prepare | Moment::Reform);
        let bits = if game.has_lines(board) { 7 } else { 1 };
        let moved = turn.lines_moved & !bits == 0
            && (turn.lines_moved == 0) == turn.ships_moved.is_empty()
            && turn.ships_moved.not(ships.and(board.known)).is_empty()
            && (forms || turn.lines_moved == 0)
            && (turn.lines_moved == 0 || game.is_advanced(board));
        self.wrong(moved, "ships cannot have moved like this")?;
        let most = match moment {
            Moment::Act | Moment::Aim(_) | Moment::Battle(..) | Moment::Top => {
                game.most_attacks(&self.state.board) - 1
            }
            Moment::Discard | Moment::End => game.most_attacks(&self.state.board),
            _ => 0,
        };
        let attacks = matches!(moment, Moment::Battle(..) | Moment::Top | Moment::Automaton(_));
        let attackers = turn.attackers.not(board.fleets[turn.seat.index()].front()).is_empty()
            && turn.attackers.len() <= usize::from(turn.attacks) + usize::from(attacks);
        self.wrong(turn.attacks <= most && attackers, "these attacks are impossible")
    }

    /// Checks cards that somebody has to draw or name before anything else.
    fn check_debts(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let debts = [turn.owed.is_some(), turn.naming.is_some(), turn.refill.is_some()];
        self.wrong(
            debts.into_iter().filter(|debt| *debt).count() <= 1,
            "only one draw, choice or refill can be pending at a time",
        )?;
        let exempt =
            matches!(moment, Moment::Redraw(_) | Moment::Truce(_) | Moment::TruceDeal(_) | Moment::Draw);
        let refills = game.seats >= 5 && board.duel.is_none() && !exempt;
        if let Some(owed) = turn.owed {
            self.check_owed(turn, moment, owed, refills)?;
        }
        if let Some((naming, seat)) = turn.naming {
            self.check_naming(turn, moment, (naming, seat), refills)?;
        }
        let refill = turn.refill.is_none_or(|seat| refills && game.may_take(board, turn.seat, seat));
        self.wrong(refill, "nobody is out of cards and may draw two")
    }

    fn check_owed(&self, turn: &Turn, moment: &Moment, owed: Owed, refills: bool) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let most = game.hand_limit(&self.state.board);
        let hand = board.hands[owed.seat.index()].len();
        let after = hand + usize::from(owed.cards);
        let own = owed.seat == turn.seat;
        let refilled = refills && after == 2 && game.has_ships(board, owed.seat);
        let fits = match moment {
            Moment::Draw => own && !game.is_advanced(board) && after <= most,
            Moment::Drawn => own && owed.cards == 1 && after <= most,
            Moment::TruceDeal(seat) => owed.seat == *seat && after == 5 && game.has_ships(board, *seat),
            Moment::Discard => refilled || (own && turn.attacks == 0 && after <= most),
            _ => refilled,
        };
        let draws = owed.cards > 0 && !game.is_automaton(owed.seat);
        self.wrong(fits && draws, "this seat does not draw this many cards now")
    }

    fn check_naming(
        &self,
        turn: &Turn,
        moment: &Moment,
        (naming, seat): (Naming, Seat),
        refills: bool,
    ) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let (hand, reserve) = (board.hands[seat.index()].len(), board.reserves[seat.index()].len());
        let asked = match moment {
            Moment::Battle(battle, Window::Flak | Window::Defend | Window::Calm) => Some(battle.defender),
            Moment::Battle(_, Window::Barrage(asked, ..)) => Some(*asked),
            _ => None,
        };
        let own = seat == turn.seat;
        let fits = match naming {
            Naming::Take if matches!(moment, Moment::Draw) => {
                own && game.is_advanced(board) && reserve > 0 && hand < game.hand_limit(&self.state.board)
            }
            Naming::Take => (refills || asked == Some(seat)) && game.may_take(board, turn.seat, seat),
            Naming::Stash => {
                let stashes = match moment {
                    Moment::End => own,
                    Moment::Truce(filling) => *filling == seat && game.has_ships(board, seat),
                    _ => false,
                };
                stashes && game.is_advanced(board) && hand > 0 && reserve < 3
            }
            Naming::Give => {
                let room = game.ally(seat).is_some_and(|ally| board.reserves[ally.index()].len() < 3);
                own && matches!(moment, Moment::End) && game.is_advanced(board) && hand > 0 && room
            }
        };
        self.wrong(fits && !game.is_automaton(seat), "this seat names no card now")
    }

    fn check_moment(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let advanced = game.is_advanced(board);
        let hand = board.hands[turn.seat.index()].len();
        match moment {
            Moment::Draw | Moment::Act | Moment::Top | Moment::Discard | Moment::End | Moment::Truce(_) => {
                Ok(())
            }
            Moment::Drawn => self.wrong(advanced && (turn.owed.is_some() || hand > 0), "no card was drawn"),
            Moment::Control(rest) => {
                let fits = advanced && rest.not(game.damaged(board, turn.seat)).is_empty();
                self.wrong(fits, "damage is repaired on damaged ships")
            }
            Moment::Prepare => {
                let fits = advanced || !game.has_ships(board, turn.seat);
                self.wrong(fits, "in the basic game this moment is act")
            }
            Moment::Repair(face) => {
                let repairs = matches!(game.kind(*face), Kind::DamageControl | Kind::LegendaryEngineer);
                let damaged = !game.damaged(board, turn.seat).is_empty();
                self.wrong(
                    repairs && damaged && turn.repaired && turn.reinforced == 0,
                    "nothing is repaired here",
                )
            }
            Moment::Repairing(ship, left) => {
                let damaged = game.damaged(board, turn.seat).has(*ship);
                let repairs = damaged && (1..=MOST_VALUE).contains(left);
                self.wrong(repairs && turn.repaired && turn.reinforced == 0, "nothing is repaired here")
            }
            Moment::NewShip => self.wrong(game.has_ship_to_draw(board), "there is no ship to draw"),
            Moment::Reform => self.wrong(advanced, "the formation cannot change"),
            Moment::Redraw(tossed) => {
                let all = hand + usize::from(*tossed);
                self.wrong(
                    (1..=game.hand_limit(&self.state.board)).contains(&all),
                    "this many cards cannot have been discarded",
                )
            }
            Moment::TruceDeal(seat) => self.check_truce_deal(turn.seat, *seat),
            Moment::Aim(by) => self.check_aim(turn, *by),
            Moment::Battle(battle, window) => {
                self.check_attack(turn, battle, Some(window))?;
                self.check_window(turn, battle, window)
            }
            Moment::Automaton(routine) => self.check_automaton(turn, routine),
        }
    }

    fn check_truce_deal(&self, active: Seat, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let clean = board.damage == [Buttons::NONE; ALL_SHIPS]
            && board.wounds == [0; ALL_SHIPS]
            && board.raised.is_empty()
            && board.lingering.is_empty()
            && board.pile.is_empty()
            && board.kept.is_empty()
            && board.seen.iter().chain(&board.gifts).all(Cards::is_empty);
        let later = game.round(active).skip_while(|seat| *seat != next).skip(1);
        let empty = later.into_iter().all(|seat| board.hands[seat.index()].is_empty());
        self.wrong(clean && empty, "a Ceasefire has repaired all ships and shuffled all cards")?;
        self.check_hands(5)
    }

    fn check_aim(&self, turn: &Turn, by: By) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ready = game.ready_ships(board, turn.seat).not(turn.attackers);
        let fits = match by {
            By::Ship(ship) => ready.has(ship) && game.attack_kinds(board, ship) != 0,
            By::Fighters(ship, squadrons) => {
                let there = game.open_buttons(board, ship).count(Button::Fighters);
                ready.has(ship) && game.options.fighters && (1..=there).contains(&squadrons)
            }
            By::Planet(cards) => {
                (1..=2).contains(&cards) && self.open_cards(Kind::PlanetBasedFighters) >= usize::from(cards)
            }
            By::Flotilla | By::Mutiny => false,
        };
        let targets = !game.targets(board, turn.seat).is_empty();
        self.wrong(fits && targets, "nothing can attack like this")
    }

    /// How many cards of a kind are on the table.
    fn open_cards(&self, kind: Kind) -> usize {
        self.open().iter().filter(|face| self.game.kind(**face) == kind).count()
    }

    fn open(&self) -> &[Face] {
        let pile = self.state.board.pile.as_slice();
        &pile[pile.len() - usize::from(self.state.board.open)..]
    }

    fn check_automaton(&self, turn: &Turn, routine: &Routine) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.is_automaton(turn.seat), "this seat decides for itself")?;
        match routine {
            Routine::Prepare => Ok(()),
            Routine::NewShip => self.wrong(game.has_ship_to_draw(board), "there is no ship to draw"),
            Routine::Attack(battle) | Routine::Turn(battle) => {
                if *battle == Battle::new(By::Ship(NO_SHIP), NO_SHIP, turn.seat) {
                    return Ok(());
                }
                let fits = matches!(battle.by, By::Ship(ship) if ship != NO_SHIP)
                    && battle.shot_count > 0
                    && game.automaton_target(board, turn.seat) == Some(battle.target);
                self.wrong(
                    fits && is_unanswered(battle) && battle.fired == Buttons::NONE,
                    "the automaton cannot be attacking like this",
                )?;
                self.check_attack(turn, battle, None)
            }
        }
    }

    /// Checks the attacker, target and cards of an attack. There is no window while the automaton still plays
    /// cards.
    fn check_attack(&self, turn: &Turn, battle: &Battle, window: Option<&Window>) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ready = game.ready_ships(board, turn.seat);
        let hits = matches!(window, Some(Window::Damage(_)));
        let attacker = match battle.by {
            By::Ship(ship) => ready.has(ship) && turn.attackers.has(ship),
            By::Fighters(ship, squadrons) => {
                // Squadrons that were shot down are removed when the damage is dealt.
                let lost = if hits { (battle.flak / 6).min(squadrons) } else { 0 };
                let open = game.open_buttons(board, ship).count(Button::Fighters);
                let there = (open + lost).min(game.printed[ship as usize].count(Button::Fighters));
                let flies = ready.has(ship) && turn.attackers.has(ship) && game.options.fighters;
                flies && (1..=there).contains(&squadrons)
            }
            By::Planet(cards) => {
                (1..=2).contains(&cards) && self.open_cards(Kind::PlanetBasedFighters) >= usize::from(cards)
            }
            By::Flotilla => self.open_cards(Kind::PfFlotilla) > 0,
            By::Mutiny => self.open_cards(Kind::KlingonMutiny) > 0,
        };
        self.wrong(attacker, "nothing can attack like this")?;
        let hunts = battle.by == By::Flotilla
            && matches!(window, Some(Window::Barrage(..) | Window::BarrageCard(..) | Window::Hunt));
        let target = if hunts {
            battle.target == NO_SHIP && battle.defender == turn.seat
        } else {
            self.is_ship(battle.target)
                && game.targets(board, turn.seat).has(battle.target)
                && game.owner(board, battle.target) == Some(battle.defender)
                && (battle.by != By::Mutiny || game.klingons.has(battle.target))
        };
        self.wrong(target, "this ship cannot be attacked like this")?;
        self.check_shots(battle)?;
        self.check_sums(battle)
    }

    fn check_shots(&self, battle: &Battle) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let count = usize::from(battle.shot_count);
        let fits =
            count <= battle.shots.len() && battle.shots[count..].iter().all(|shot| *shot == Shot::default());
        self.wrong(fits, "unused shots must be empty")?;
        let By::Ship(ship) = battle.by else { return self.wrong(count == 0, "only ships fire weapon cards") };
        let mut open = Stack::EMPTY;
        self.open().iter().for_each(|face| open.add(*face, 1));
        let mut volley = Buttons::NONE;
        let mut boosters = [0; Kind::BOOSTERS.len()];
        for shot in battle.shots() {
            let kind = game.kind(shot.face);
            let barred = game.is_cloaked(board, battle.target) && SEEKING & kind.bit() != 0;
            let fires = game.attack_kinds(board, ship) & kind.bit() != 0 && !barred && open.take(shot.face);
            self.wrong(fires, "the ship cannot fire this card, or the card is not on the table")?;
            kind.button().into_iter().for_each(|button| volley.add(button, 1));
            let boosts = usize::from(shot.booster) <= Kind::BOOSTERS.len()
                && BattleForce::booster(shot).is_none_or(|booster| booster.boosts(kind));
            self.wrong(boosts, "this booster does not fit the card")?;
            if shot.booster > 0 {
                boosters[usize::from(shot.booster) - 1] += 1;
            }
            self.wrong(shot.cut < 3 * MOST_VALUE, "a card cannot be reduced by this much")?;
        }
        self.wrong(
            can_fire_all(game.open_buttons(board, ship), volley),
            "the ship does not have this many weapons",
        )?;
        let there = Kind::BOOSTERS.iter().zip(boosters).all(|(kind, count)| self.open_cards(*kind) >= count);
        self.wrong(there, "the boosters must be on the table")
    }

    /// Checks that all totals are small enough and that the cards for them are on the table.
    fn check_sums(&self, battle: &Battle) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let by_ship = matches!(battle.by, By::Ship(_));
        let primes = usize::from(battle.primes) + usize::from(battle.calms);
        let primed =
            primes <= self.open_cards(Kind::PrimeTeam) && (battle.calms == 0 || battle.by == By::Mutiny);
        self.wrong(primed, "the Prime Teams must be on the table")?;
        let maneuvers = game.count_on(board, battle.target, Kind::ErraticManeuvers);
        let cancelled = battle.maneuvers_cancelled <= maneuvers
            && usize::from(battle.maneuvers_cancelled) <= self.open_cards(Kind::Eccm);
        self.wrong(cancelled, "this many Maneuvers cannot have been cancelled")?;
        let flags = !battle.has_maneuvered || (!battle.has_weaseled && maneuvers > 0);
        self.wrong(flags, "Maneuvers must be on the ship and exclude a Weasel")?;
        let fired = usize::from(battle.fired.total());
        let weapons = battle.fired.0 >> (4 * crate::card::WEAPONS) == 0 && fired <= MOST_WEAPONS_PER_SHIP;
        let fireable = match battle.by {
            By::Mutiny => fired == 0,
            By::Flotilla => true,
            _ => weapons && can_fire_all(game.printed[battle.target as usize], battle.fired),
        };
        self.wrong(weapons && fireable, "the target cannot have fired this much")?;
        let (flak, most_shot) = (usize::from(battle.flak), 2 * usize::from(MOST_VALUE));
        let shot_down = match battle.by {
            By::Ship(_) | By::Mutiny => flak == 0 && !battle.has_escort,
            By::Flotilla => flak < usize::from(FLOTILLA_HITS) + most_shot && !battle.has_escort,
            By::Fighters(..) | By::Planet(_) => flak <= most_shot * (fired + usize::from(battle.has_escort)),
        };
        self.wrong(shot_down, "this much cannot have been shot down")?;
        let dice = if by_ship || battle.by == By::Mutiny {
            0
        } else {
            6 * u16::from(game.dice_count(battle))
                + u16::from(game.dice_bonus(battle))
                + u16::from(battle.primes)
        };
        self.wrong(u16::from(battle.rolled) <= dice, "the dice cannot show this much")?;
        let shots: u16 = battle.shots().iter().map(|shot| 2 * u16::from(game.value(shot.face))).sum();
        let total = if by_ship { shots + u16::from(battle.primes) } else { u16::from(battle.rolled) };
        let lying = board.lingering.as_slice().iter().filter(|card| card.ship == battle.target);
        let evaded: u16 = lying.map(|card| u16::from(game.value(card.face))).sum();
        let most_cut = match (game.reduces_total(battle), game.maneuvers_need_no_damage()) {
            (false, _) => 0,
            // Maneuvers count even if there is nothing left to reduce.
            (true, true) => total + evaded + u16::from(MOST_VALUE),
            (true, false) => total.max(evaded) + u16::from(MOST_VALUE),
        };
        self.wrong(
            u16::from(battle.cut) <= most_cut && battle.half_cut <= battle.cut / 2,
            "the attack cannot be reduced by this much",
        )
    }

    fn check_window(&self, turn: &Turn, battle: &Battle, window: &Window) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let by_ship = matches!(battle.by, By::Ship(_));
        let fighters = matches!(battle.by, By::Fighters(..) | By::Planet(_));
        let mutiny = battle.by == By::Mutiny;
        let early = is_unanswered(battle);
        let unfired = battle.fired == Buttons::NONE || battle.by == By::Flotilla;
        let whole = battle.shots().iter().all(|shot| shot.cut == 0 && !shot.is_removed);
        let rolled = by_ship == (battle.rolled == 0);
        let fits = match window {
            Window::Volley => {
                let human = !(by_ship && game.is_automaton(turn.seat));
                !mutiny && early && unfired && whole && human && (by_ship || battle.primes == 0)
            }
            Window::Evade(left) => {
                let all = game.maneuvers(board, battle).count();
                by_ship
                    && early
                    && unfired
                    && battle.shot_count > 0
                    && !game.reduces_total(battle)
                    && (1..=all).contains(&usize::from(*left))
            }
            Window::Flak => fighters && early && battle.primes == 0,
            Window::Escort(ship) => {
                fighters && early && battle.primes == 0 && game.escorts(board, battle).has(*ship)
            }
            Window::Barrage(seat, left, fired) => {
                early && battle.primes == 0 && self.is_barrage(turn, battle, *seat, *left, *fired)
            }
            Window::BarrageCard(seat, left, fired, ship) => {
                early
                    && battle.primes == 0
                    && *left > 0
                    && battle.flak < FLOTILLA_HITS
                    && self.is_barrage(turn, battle, *seat, *left, *fired)
                    && game.barrage_ships(board, *seat).has(*ship)
                    && !game.is_automaton(*seat)
            }
            Window::Hunt => battle.by == By::Flotilla && early && battle.primes == 0,
            Window::Prime => !by_ship && early && battle.calms == 0,
            Window::Calm => mutiny && early,
            Window::Dice => !by_ship && early,
            Window::Defend => !mutiny && rolled && (!by_ship || battle.shot_count > 0),
            Window::Aim(face, left) => by_ship && battle.shot_count > 0 && self.is_aim(battle, *face, *left),
            Window::React(face, shot, by) => {
                !mutiny
                    && rolled
                    && (!by_ship || battle.shot_count > 0)
                    && self.is_react(battle, *face, *shot, *by)
            }
            Window::Damage(left) => {
                let most = if mutiny { 3 } else { u8::MAX };
                (1..=game.hits_left(board, battle.target).min(most)).contains(left)
                    && (mutiny || rolled)
                    && (!mutiny || early)
            }
        };
        self.wrong(fits, "the attack cannot be in this state")
    }

    /// Whether this opponent may be firing at PFs.
    fn is_barrage(&self, turn: &Turn, battle: &Battle, seat: Seat, left: u8, fired: Ships) -> bool {
        let (game, board) = (self.game, &self.state.board);
        let most = match game.options.flotilla_fire {
            FlotillaFire::OneEach => 2,
            FlotillaFire::EveryShip => game.barrage_ships(board, seat).len(),
        };
        battle.by == By::Flotilla
            && game.opponents(turn.seat).any(|other| other == seat)
            && usize::from(left) <= most
            && fired.not(board.fleets[seat.index()].front()).is_empty()
    }

    /// Whether a defence card may be waiting for its shot.
    fn is_aim(&self, battle: &Battle, face: Face, left: u8) -> bool {
        let game = self.game;
        let kind = game.kind(face);
        let on_table = self.open().contains(&face);
        let fired = || kind.button().is_some_and(|button| battle.fired.count(button) > 0) && on_table;
        match kind {
            Kind::Drone => fired() && (1..=2).contains(&left),
            Kind::PlasmaR | Kind::PlasmaS | Kind::Phaser1 | Kind::Phaser2 | Kind::Phaser3 => {
                fired() && left == 1
            }
            Kind::TractorBeam => on_table && left == 1,
            Kind::ReinforceShields | Kind::Ecm => on_table && left == 1 && !game.reduces_total(battle),
            Kind::ErraticManeuvers => {
                battle.has_maneuvered
                    && left == 1
                    && !game.reduces_total(battle)
                    && self.is_on_target(battle, face)
            }
            _ => false,
        }
    }

    /// Whether this card is on the target.
    fn is_on_target(&self, battle: &Battle, face: Face) -> bool {
        let cards = self.state.board.lingering.as_slice();
        cards.iter().any(|card| card.ship == battle.target && card.face == face)
    }

    /// Whether the attacker may be answering a defence card that reduced a shot or the attack by this much.
    fn is_react(&self, battle: &Battle, face: Face, shot: u8, by: u8) -> bool {
        let (game, board) = (self.game, &self.state.board);
        let kind = game.kind(face);
        let played = match kind {
            Kind::Ecm => self.open().contains(&face),
            Kind::ErraticManeuvers => battle.has_maneuvered && self.is_on_target(battle, face),
            Kind::WildWeasel => {
                battle.has_weaseled && self.is_on_target(battle, face) && shot == 0 && by == 0
            }
            _ => false,
        };
        let took = match usize::from(shot).checked_sub(1) {
            None => by == 0 || (game.reduces_total(battle) && battle.cut >= by && battle.half_cut >= by / 2),
            Some(at) => battle.shots().get(at).is_some_and(|shot| {
                let traditional = game.options.traditional_damage;
                let worked = if traditional { shot.is_removed } else { shot.cut >= by };
                worked && !game.reduces_total(battle)
            }),
        };
        played && took && by <= game.value(face) && game.is_answerable(board, battle, kind)
    }
}

/// Whether nothing has been rolled or played in defence yet.
fn is_unanswered(battle: &Battle) -> bool {
    battle.cut == 0 && battle.rolled == 0 && !battle.has_maneuvered && !battle.has_weaseled
}
