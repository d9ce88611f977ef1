//! Step sequences from small set-ups, counted by the engine and by a brute force that shares no code with it.
//!
//! The brute force plays with plain cards: letters in lists, a deck that is one ordered list per layer, and
//! no counts, bags or legal lists. It also wrote the numbers in perft.txt (`UPDATE=1 cargo test --test all
//! perft`).

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use std::fmt::Write;

use crate::common::Small;
use contract::{Rules, perft};
use ufoludki::Ufoludki;

/// A position of the brute force. Cards are letters: A and B saucers of values 1 and 2, G, R, S, C.
#[derive(Clone)]
struct Naive {
    hand_size: usize,
    turn_limit: usize,
    turns: usize,
    earth: usize,
    hands: Vec<Vec<char>>,
    piles: Vec<Vec<char>>,
    loot: Vec<usize>,
    layers: Vec<Vec<char>>,
    /// The seat that draws, and whether it still has to lay afterwards.
    drawing: Option<(usize, After)>,
    turn: usize,
    first: Option<usize>,
    over: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum After {
    Deal,
    Lay,
    Pass,
}

impl Naive {
    fn new(cards: &str, seats: usize, hand_size: usize, loot: usize, turn_limit: usize) -> Naive {
        Naive {
            hand_size,
            turn_limit,
            turns: 0,
            earth: loot,
            hands: vec![vec![]; seats],
            piles: vec![vec![]; seats],
            loot: vec![0; seats],
            layers: vec![cards.chars().collect()],
            drawing: None,
            turn: 0,
            first: None,
            over: false,
        }
    }

    /// All possible next positions, each with its weight.
    fn ways(&self) -> Vec<(u64, Naive)> {
        let seats = self.hands.len();
        if self.first.is_none() {
            return (0..seats).map(|seat| (1, self.begin(seat))).collect();
        }
        if let Some((seat, after)) = self.drawing {
            let mut kinds = self.layers[0].clone();
            kinds.sort_unstable();
            kinds.dedup();
            let weight = |kind: char| self.layers[0].iter().filter(|card| **card == kind).count() as u64;
            return kinds.iter().map(|kind| (weight(*kind), self.draw(seat, after, *kind))).collect();
        }
        let mut kinds = self.hands[self.turn].clone();
        kinds.sort_unstable();
        kinds.dedup();
        let mut ways = Vec::new();
        for kind in kinds {
            let held = self.hands[self.turn].iter().filter(|card| **card == kind).count();
            match kind {
                'S' => ways.extend((1..=held).map(|copies| (1, self.lay('S', copies, None)))),
                'C' => {
                    let others = (0..seats).filter(|seat| *seat != self.turn);
                    ways.extend(others.map(|seat| (1, self.lay('C', 1, Some(seat)))));
                }
                kind => ways.push((1, self.lay(kind, 1, None))),
            }
        }
        ways
    }

    fn begin(&self, seat: usize) -> Naive {
        let mut next = self.clone();
        next.first = Some(seat);
        next.turn = seat;
        next.drawing = Some((seat, After::Deal));
        next
    }

    fn draw(&self, seat: usize, after: After, kind: char) -> Naive {
        let mut next = self.clone();
        let place = next.layers[0].iter().position(|card| *card == kind).unwrap();
        let card = next.layers[0].remove(place);
        next.hands[seat].push(card);
        if next.layers[0].is_empty() {
            next.layers.remove(0);
        }
        if next.hands[seat].len() < next.hand_size && !next.layers.is_empty() {
            return next;
        }
        match after {
            After::Deal => {
                let left = (seat + 1) % next.hands.len();
                next.drawing = if Some(left) == next.first { None } else { Some((left, After::Deal)) };
            }
            After::Lay => next.drawing = None,
            After::Pass => next.pass(),
        }
        next
    }

    fn pass(&mut self) {
        self.drawing = None;
        if self.turns == self.turn_limit {
            self.over = true;
            return;
        }
        loop {
            self.turn = (self.turn + 1) % self.hands.len();
            if !self.hands[self.turn].is_empty() {
                return;
            }
            if !self.layers.is_empty() {
                self.drawing = Some((self.turn, After::Lay));
                return;
            }
        }
    }

    fn tops(&self, kind: char) -> usize {
        self.piles.iter().filter(|pile| pile.last() == Some(&kind)).count()
    }

    fn lay(&self, kind: char, copies: usize, target: Option<usize>) -> Naive {
        let mut next = self.clone();
        let (me, seats) = (next.turn, next.hands.len());
        for _ in 0..copies {
            let place = next.hands[me].iter().position(|card| *card == kind).unwrap();
            let card = next.hands[me].remove(place);
            next.piles[me].push(card);
        }
        next.turns += 1;
        let mut from_earth = 0;
        let mut robbed = None;
        match kind {
            'A' | 'B' => {
                let value = if kind == 'A' { 1 } else { 2 };
                let left = (1..seats).map(|distance| (me + distance) % seats);
                robbed = left
                    .clone()
                    .find(|seat| next.piles[*seat].last() == Some(&kind))
                    .map(|seat| (seat, value));
                from_earth = if robbed.is_none() { value } else { 0 };
            }
            'S' => from_earth = copies,
            'R' => from_earth = next.tops('R'),
            'C' => robbed = target.map(|seat| (seat, 2)),
            _ => next.general(me),
        }
        if let Some((seat, due)) = robbed {
            let taken = due.min(next.loot[seat]);
            next.loot[seat] -= taken;
            next.loot[me] += taken;
        }
        let taken = from_earth.min(next.earth);
        next.earth -= taken;
        next.loot[me] += taken;
        if next.earth == 0 {
            next.over = true;
        } else if next.hands[me].len() < next.hand_size && !next.layers.is_empty() {
            next.drawing = Some((me, After::Pass));
        } else {
            next.pass();
        }
        next
    }

    fn general(&mut self, me: usize) {
        let recruitments = self.tops('R');
        for seat in (0..self.hands.len()).filter(|seat| *seat != me) {
            let value = match self.piles[seat].last() {
                None => 0,
                Some('A' | 'S') => 1,
                Some('R') => recruitments,
                Some(_) => 2,
            };
            let paid = value.min(self.loot[seat]);
            self.loot[seat] -= paid;
            self.earth += paid;
        }
        self.layers.push(self.piles.iter_mut().flat_map(std::mem::take).collect());
    }

    fn count(&self, depth: u32) -> (u64, u64) {
        if depth == 0 || self.over {
            return (1, 1);
        }
        self.ways().iter().fold((0, 0), |(lines, weighted), (weight, next)| {
            let (more, more_weighted) = next.count(depth - 1);
            (lines + more, weighted + weight * more_weighted)
        })
    }
}

struct SetUp {
    name: &'static str,
    cards: &'static str,
    hand: u32,
    seats: u8,
    loot: u32,
    turn_limit: u16,
    depth: u32,
}

/// Small decks that together cover every card, layer crossings, empty decks, skips, both endings and three
/// seats.
const SET_UPS: [SetUp; 6] = [
    SetUp {
        name: "every card, two seats",
        cards: "AABBGRSSC",
        hand: 2,
        seats: 2,
        loot: 6,
        turn_limit: 400,
        depth: 11,
    },
    SetUp {
        name: "every card, three seats",
        cards: "AABBGGRRSSCC",
        hand: 2,
        seats: 3,
        loot: 5,
        turn_limit: 400,
        depth: 11,
    },
    SetUp {
        name: "no deck left after the deal",
        cards: "AGSR",
        hand: 2,
        seats: 2,
        loot: 20,
        turn_limit: 400,
        depth: 16,
    },
    SetUp {
        name: "skips and revivals",
        cards: "AGRS",
        hand: 1,
        seats: 3,
        loot: 30,
        turn_limit: 400,
        depth: 26,
    },
    SetUp {
        name: "the last loot ends it",
        cards: "ABGSSS",
        hand: 3,
        seats: 2,
        loot: 3,
        turn_limit: 400,
        depth: 14,
    },
    SetUp {
        name: "a turn limit of three",
        cards: "AABGSSRC",
        hand: 2,
        seats: 3,
        loot: 40,
        turn_limit: 3,
        depth: 16,
    },
];

impl SetUp {
    fn game(&self) -> Ufoludki {
        let count = |kind: char| self.cards.chars().filter(|card| *card == kind).count() as u32;
        let saucers: Vec<u32> = [count('A'), count('B')].into_iter().filter(|copies| *copies > 0).collect();
        let deck = Small {
            saucers: &saucers,
            general: count('G'),
            recruitment: count('R'),
            strength: count('S'),
            counterattack: count('C'),
            hand: self.hand,
            loot: self.loot,
        };
        deck.game(self.seats, self.turn_limit)
    }

    fn naive(&self) -> Naive {
        Naive::new(
            self.cards,
            self.seats as usize,
            self.hand as usize,
            self.loot as usize,
            self.turn_limit as usize,
        )
    }
}

#[test]
fn the_engine_counts_what_the_brute_force_counts() {
    let mut table = String::from(
        "# set-up, depth, lines, lines weighted by chance; written by the brute force in tests/all/perft.rs\n",
    );
    for set_up in &SET_UPS {
        let game = set_up.game();
        for depth in 1..=set_up.depth {
            let (lines, weighted) = set_up.naive().count(depth);
            writeln!(table, "{}, {depth}, {lines}, {weighted}", set_up.name).unwrap();
            let counted = perft(&game, &game.start(), depth);
            assert_eq!(
                (counted.lines, counted.weighted),
                (lines, weighted),
                "{} at depth {depth}",
                set_up.name
            );
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &table).unwrap();
    }
    assert_eq!(
        std::fs::read_to_string(path).unwrap(),
        table,
        "perft.txt differs from what the brute force counts"
    );
}
