//! The tree of a search: what the searching seat can tell apart, and the results of each path through it.

use std::collections::HashMap;

use contract::{Dice, FastDice, Rules, Seat, Silence, Step, Viewer, Waiting, chosen, total_weight};
use rustc_hash::FxBuildHasher;

use super::playout::{Found, finish};
use crate::insight::Insight;
use crate::mixing::mixed;

/// The most nodes, and the most edges, of a tree. A full tree is still searched, but does not grow. It takes
/// about 200 MB.
const MOST_NODES: usize = 1 << 20;
const MOST_EDGES: usize = 1 << 21;

type NodeId = u32;
type EdgeId = u32;

/// The id that stands for no node or no edge.
const NONE: u32 = u32::MAX;

/// A decision, as far as the searching seat can tell it from others.
#[derive(Clone, Debug)]
struct Node {
    /// The first edge. Edges are chained in the order of the legal list.
    first: EdgeId,
    last: EdgeId,
    visits: u32,
    /// The sum of the deciding seat's rewards in all visits.
    total: f64,
}

/// Something the seat may do here.
#[derive(Clone, Debug)]
struct Edge<A> {
    /// The action, or none for all actions that the searching seat does not see.
    action: Option<A>,
    next: EdgeId,
    /// The decision that follows if nothing was seen in between.
    child: NodeId,
    visits: u32,
    /// How often it was legal, because other hands allow other actions.
    available: u32,
    promise: f32,
    /// The sum of the deciding seat's rewards in all visits.
    total: f64,
    /// The sum of the searching seat's shares of the win in all visits.
    won: f64,
}

/// The results of an action at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) total: f64,
    pub(super) won: f64,
}

/// A hash of what was seen since a decision; 0 if nothing was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    /// Seen by everybody. Any seat's next decision depends on it.
    open: u64,
    /// Seen only by the searching seat. Only its own decisions can depend on it.
    own: u64,
}

impl Seen {
    /// Adds what chance does in this state, if the searching seat sees it. Returns whether it does.
    pub(super) fn add<G: Rules>(
        &mut self,
        game: &G,
        state: &G::State,
        outcome: G::Outcome,
        searches: Seat,
    ) -> bool {
        let step = Step::Chance(outcome);
        if game.sees(state, step, Viewer::Spectator) {
            self.open = mixed((self.open, outcome));
            true
        } else if game.sees(state, step, Viewer::Seat(searches)) {
            self.own = mixed((self.own, outcome));
            true
        } else {
            false
        }
    }

    /// The hash that distinguishes a seat's decision from others that may follow the same edge. Other seats
    /// cannot act on what only the searching seat has seen, so that is kept for its own next decision.
    fn told_to(&mut self, decides: Seat, searches: Seat) -> u64 {
        let open = std::mem::take(&mut self.open);
        match std::mem::take(&mut self.own) {
            own if decides != searches => {
                self.own = own;
                open
            }
            0 => open,
            own => mixed((open, own)),
        }
    }
}

/// The node that was reached.
struct Reached {
    node: NodeId,
    /// Whether it was created just now.
    is_new: bool,
}

/// One step of a path through the tree.
#[derive(Clone, Copy, Debug)]
struct Passed {
    node: NodeId,
    edge: EdgeId,
    seat: Seat,
}

/// A tree, with the buffers that an iteration needs.
#[derive(Debug)]
pub(super) struct Tree<G: Rules> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    /// The decisions that follow an edge after something was seen.
    children: HashMap<(EdgeId, u64), NodeId, FxBuildHasher>,
    root: NodeId,
    /// The most nodes it may have.
    most_nodes: usize,
    most_edges: usize,
    path: Vec<Passed>,
    legal: Vec<G::Action>,
    promises: Vec<f32>,
    chances: Vec<(G::Outcome, u32)>,
    unseen: Vec<usize>,
}

impl<G: Rules> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        let mut tree = Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            children: HashMap::default(),
            root: 0,
            most_nodes: MOST_NODES,
            most_edges: MOST_EDGES,
            path: Vec::new(),
            legal: Vec::new(),
            promises: Vec::new(),
            chances: Vec::new(),
            unseen: Vec::new(),
        };
        tree.clear();
        tree
    }

    /// Forgets everything but keeps its allocated memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.children.clear();
        self.root = 0;
        self.push_node();
    }

    fn push_node(&mut self) -> NodeId {
        self.nodes.push(Node { first: NONE, last: NONE, visits: 0, total: 0.0 });
        (self.nodes.len() - 1) as NodeId
    }

    fn is_full(&self) -> bool {
        self.nodes.len() >= self.most_nodes || self.edges.len() >= self.most_edges
    }

    /// The results of the actions at the root.
    pub(super) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> {
        let mut at = self.nodes[self.root as usize].first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
        .filter_map(|edge| {
            Some(Tried { action: edge.action?, visits: edge.visits, total: edge.total, won: edge.won })
        })
    }

    /// Makes the decision that followed the action the root, if it was ever reached and there is room to
    /// grow.
    pub(super) fn follow<I: Insight<G>>(
        &mut self,
        game: &G,
        state: &G::State,
        action: G::Action,
        mut seen: Seen,
        seat: Seat,
    ) -> bool {
        if self.is_full() {
            return false;
        }
        let mut at = self.nodes[self.root as usize].first;
        while at != NONE && self.edges[at as usize].action != Some(action) {
            at = self.edges[at as usize].next;
        }
        if at == NONE {
            return false;
        }
        let key = Self::key::<I>(game, state, at, &mut seen, seat, seat);
        let found = self.known_after(at, key);
        self.root = found.unwrap_or(self.root);
        found.is_some()
    }

    /// The key of the decision after an edge. Where nothing is hidden, only the position counts.
    fn key<I: Insight<G>>(
        game: &G,
        state: &G::State,
        edge: EdgeId,
        seen: &mut Seen,
        decides: Seat,
        searches: Seat,
    ) -> (EdgeId, u64) {
        match I::identity(game, state) {
            Some(position) => (NONE, position | 1),
            None => (edge, seen.told_to(decides, searches)),
        }
    }

    /// Runs one iteration: down the tree in a dealt state, a playout, and back up with the result.
    pub(super) fn iterate<I: Insight<G>>(
        &mut self,
        game: &G,
        state: &mut G::State,
        searches: Seat,
        horizon: u32,
        dice: &mut FastDice,
    ) {
        self.path.clear();
        let found = self.descend::<I>(game, state, searches, horizon, dice);
        for passed in &self.path {
            let reward = f64::from(found.reward[passed.seat.index()]);
            let node = &mut self.nodes[passed.node as usize];
            node.visits += 1;
            node.total += reward;
            let edge = &mut self.edges[passed.edge as usize];
            edge.visits += 1;
            edge.total += reward;
            edge.won += f64::from(found.share);
        }
    }

    fn descend<I: Insight<G>>(
        &mut self,
        game: &G,
        state: &mut G::State,
        searches: Seat,
        horizon: u32,
        dice: &mut FastDice,
    ) -> Found {
        let mut node = self.root;
        let mut decides = searches;
        let mut seen = Seen::default();
        loop {
            game.legal_actions(state, decides, &mut self.legal);
            if self.legal.is_empty() {
                // The deal does not quite agree with the view.
                return Found::judged::<G, I>(game, state, searches);
            }
            let Some((edge, action)) = self.select::<I>(game, state, node, decides, searches, dice) else {
                return finish::<G, I>(game, state, &mut self.legal, horizon, searches, dice);
            };
            self.path.push(Passed { node, edge, seat: decides });
            game.apply_unchecked(state, Step::Seat(decides, action), &mut Silence);
            while game.waiting(state) == Waiting::Chance {
                self.roll(game, state, searches, &mut seen, dice);
            }
            decides = match game.waiting(state) {
                Waiting::Seats(seats) => match seats.first() {
                    Some(seat) => seat,
                    None => return Found::judged::<G, I>(game, state, searches),
                },
                Waiting::Nobody => return Found::over::<G, I>(game, state, searches),
                Waiting::Chance | Waiting::Table => return Found::judged::<G, I>(game, state, searches),
            };
            let key = Self::key::<I>(game, state, edge, &mut seen, decides, searches);
            match self.place_after(edge, key) {
                Some(Reached { node: next, is_new: false }) => node = next,
                Some(Reached { .. }) | None => {
                    return finish::<G, I>(game, state, &mut self.legal, horizon, searches, dice);
                }
            }
        }
    }

    /// Lets chance make one step and notes what was seen of it.
    fn roll(&mut self, game: &G, state: &mut G::State, searches: Seat, seen: &mut Seen, dice: &mut FastDice) {
        game.chances(state, &mut self.chances);
        let roll = dice.below(total_weight(&self.chances));
        let outcome = chosen(&self.chances, roll).expect("the roll is below the total weight");
        seen.add(game, state, outcome, searches);
        game.apply_unchecked(state, Step::Chance(outcome), &mut Silence);
    }

    /// The decision after an edge, if it was reached before. If nothing was seen, the edge itself has it and
    /// no look-up is needed.
    fn known_after(&self, edge: EdgeId, key: (EdgeId, u64)) -> Option<NodeId> {
        if key.1 == 0 {
            Some(self.edges[edge as usize].child).filter(|child| *child != NONE)
        } else {
            self.children.get(&key).copied()
        }
    }

    /// The decision after an edge. None if it is new and the tree is full.
    fn place_after(&mut self, edge: EdgeId, key: (EdgeId, u64)) -> Option<Reached> {
        if let Some(node) = self.known_after(edge, key) {
            return Some(Reached { node, is_new: false });
        }
        if self.is_full() {
            return None;
        }
        let node = self.push_node();
        if key.1 == 0 {
            self.edges[edge as usize].child = node;
        } else {
            self.children.insert(key, node);
        }
        Some(Reached { node, is_new: true })
    }

    /// Chooses an action here: one that has turned out well, was tried little or looks promising. None if the
    /// tree is full and contains none of the legal actions.
    fn select<I: Insight<G>>(
        &mut self,
        game: &G,
        state: &G::State,
        node: NodeId,
        decides: Seat,
        searches: Seat,
        dice: &mut FastDice,
    ) -> Option<(EdgeId, G::Action)> {
        let legal = std::mem::take(&mut self.legal);
        self.promises.clear();
        self.unseen.clear();
        let hope = self.hope(node);
        let curiosity = if decides == searches { I::CURIOSITY } else { I::CURIOSITY_OF_OTHERS };
        let mut cursor = self.nodes[node as usize].first;
        let mut unseen_edge = NONE;
        let mut best = (f32::MIN, NONE, 0);
        for (index, action) in legal.iter().enumerate() {
            let is_seen =
                decides == searches || game.sees(state, Step::Seat(decides, *action), Viewer::Seat(searches));
            if !is_seen {
                self.unseen.push(index);
                if unseen_edge != NONE {
                    continue;
                }
            }
            let key = is_seen.then_some(*action);
            let id = if let Some(id) = self.find_edge(node, cursor, key) {
                id
            } else if self.edges.len() >= self.most_edges {
                continue;
            } else {
                if self.promises.is_empty() {
                    I::promise(game, state, decides, &legal, &mut self.promises);
                }
                self.push_edge(node, key, self.promises[index])
            };
            if !is_seen {
                unseen_edge = id;
            }
            let edge = &mut self.edges[id as usize];
            cursor = edge.next;
            edge.available += 1;
            let visits = edge.visits as f32;
            let worth = if edge.visits == 0 {
                // Noise breaks ties; otherwise the first in a list would be tried most.
                hope + dice.below(1 << 10) as f32 * 1e-6
            } else {
                (edge.total / f64::from(edge.visits)) as f32
            };
            // IEEE 754 square roots are rounded exactly on every machine.
            let urge = curiosity * edge.promise * (edge.available as f32).sqrt() / (1.0 + visits);
            if worth + urge > best.0 {
                best = (worth + urge, id, index);
            }
        }
        let (_, id, mut index) = best;
        if id == NONE {
            self.legal = legal;
            return None;
        }
        if id == unseen_edge {
            // The unseen actions cannot be told apart, so pick any of them.
            index = self.unseen[dice.below(self.unseen.len() as u32) as usize];
        }
        let action = legal[index];
        self.legal = legal;
        Some((id, action))
    }

    /// The expected value of an action that was never tried: the mean of this decision so far.
    fn hope(&self, node: NodeId) -> f32 {
        let node = &self.nodes[node as usize];
        if node.visits == 0 { 0.5 } else { (node.total / f64::from(node.visits)) as f32 }
    }

    /// The edge of an action. Legal lists have a fixed order, so it is nearly always the one at the cursor.
    fn find_edge(&self, node: NodeId, cursor: EdgeId, key: Option<G::Action>) -> Option<EdgeId> {
        let search = |from: EdgeId, until: EdgeId| {
            let mut at = from;
            while at != until && at != NONE {
                let edge = &self.edges[at as usize];
                if edge.action == key {
                    return Some(at);
                }
                at = edge.next;
            }
            None
        };
        search(cursor, NONE).or_else(|| search(self.nodes[node as usize].first, cursor))
    }

    fn push_edge(&mut self, node: NodeId, action: Option<G::Action>, promise: f32) -> EdgeId {
        let id = self.edges.len() as EdgeId;
        self.edges.push(Edge {
            action,
            next: NONE,
            child: NONE,
            visits: 0,
            available: 0,
            promise,
            total: 0.0,
            won: 0.0,
        });
        let node = &mut self.nodes[node as usize];
        match self.edges.get_mut(node.last as usize) {
            Some(last) => last.next = id,
            None => node.first = id,
        }
        node.last = id;
        id
    }
}

#[cfg(test)]
mod tests {
    use contract::{Glimpse, NoOptions};
    use higher::Higher;

    use super::*;
    use crate::search::guessing::{self, Guessing, Mind};
    use crate::{Bot, NoInsight};

    const HORIZON: u32 = 40;

    /// Plays on with greedy players until a decision is wanted.
    fn decision<G: Rules, I: Insight<G>>(
        game: &G,
        dice: &mut FastDice,
        mut is_wanted: impl FnMut(&G::State, Seat, &[G::Action]) -> bool,
    ) -> (G::State, Seat) {
        let mut state = game.start();
        let mut legal = Vec::new();
        loop {
            game.settle(&mut state, dice, &mut Silence);
            let Waiting::Seats(due) = game.waiting(&state) else { panic!("the game is over") };
            let seat = due.first().expect("somebody is due");
            game.legal_actions(&state, seat, &mut legal);
            if is_wanted(&state, seat, &legal) {
                return (state, seat);
            }
            let action = I::Greedy::default().choose(&Glimpse::new(game, &state, seat), &legal, dice);
            game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        }
    }

    /// Runs iterations for a seat, in worlds that agree with its view of the state.
    fn iterate<G: Rules, I: Insight<G>>(
        tree: &mut Tree<G>,
        game: &G,
        state: &G::State,
        seat: Seat,
        times: u32,
        dice: &mut FastDice,
    ) {
        let view = game.view(state, Viewer::Seat(seat));
        let deduction = game.deduce(&view);
        for _ in 0..times {
            let mut world = game.deal(&view, &deduction, dice);
            tree.iterate::<I>(game, &mut world, seat, HORIZON, dice);
        }
    }

    fn edges_of<G: Rules>(tree: &Tree<G>, node: NodeId) -> impl Iterator<Item = EdgeId> {
        let at = |id: EdgeId| Some(id).filter(|id| *id != NONE);
        std::iter::successors(
            at(tree.nodes[node as usize].first),
            move |id| at(tree.edges[*id as usize].next),
        )
    }

    fn children_of<G: Rules>(tree: &Tree<G>, edge: EdgeId) -> Vec<NodeId> {
        let direct = Some(tree.edges[edge as usize].child).filter(|child| *child != NONE);
        let seen = tree.children.iter().filter(|(key, _)| key.0 == edge).map(|(_, child)| *child);
        direct.into_iter().chain(seen).collect()
    }

    /// Searches for the seat that is due and checks that the tree stays within its limits.
    fn stays_within(game: &Guessing, state: &guessing::State, most_nodes: usize, most_edges: usize) {
        let Waiting::Seats(due) = game.waiting(state) else { panic!("nobody is due") };
        let seat = due.first().expect("somebody is due");
        let mut tree = Tree::new();
        (tree.most_nodes, tree.most_edges) = (most_nodes, most_edges);
        iterate::<_, Mind>(&mut tree, game, state, seat, 3000, &mut FastDice::seeded(8));
        assert!(tree.nodes.len() == most_nodes || tree.edges.len() == most_edges, "the tree is not full");
        assert!(tree.nodes.len() <= most_nodes && tree.children.len() < most_nodes);
        assert!(tree.edges.len() <= most_edges);
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let tried: Vec<_> = tree.tried().collect();
        assert_eq!(tried.len(), legal.len());
        assert_eq!(
            tried.iter().map(|tried| tried.visits).sum::<u32>(),
            3000,
            "the full tree was not searched"
        );
    }

    #[test]
    fn a_full_tree_is_still_searched_but_does_not_grow() {
        for is_open in [true, false] {
            let game = Guessing { is_open };
            let mut dice = FastDice::seeded(8);
            // Once for a seat that hides, once for one that guesses.
            let hides = decision::<_, Mind>(&game, &mut dice, |_, _, legal| legal.len() > 2);
            let guesses = decision::<_, Mind>(&game, &mut dice, |state, _, legal| {
                legal.len() > 2 && state.is_guessed()
            });
            for (most_nodes, most_edges) in [(100, 10_000), (10_000, 200), (3, 10_000)] {
                stays_within(&game, &hides.0, most_nodes, most_edges);
                stays_within(&game, &guesses.0, most_nodes, most_edges);
            }
        }
    }

    #[test]
    fn the_next_decision_does_not_start_in_a_full_tree() {
        for is_open in [true, false] {
            let game = Guessing { is_open };
            let mut dice = FastDice::seeded(8);
            let (state, seat) = decision::<_, Mind>(&game, &mut dice, |_, _, legal| legal.len() > 2);
            let mut tree = Tree::new();
            tree.most_nodes = 10;
            iterate::<_, Mind>(&mut tree, &game, &state, seat, 100, &mut dice);
            let action = tree.tried().next().expect("something was tried").action;
            let mut next = state.clone();
            game.apply_unchecked(&mut next, Step::Seat(seat, action), &mut Silence);
            assert!(!tree.follow::<Mind>(&game, &next, action, Seen::default(), seat));
            // With more room it would.
            tree.most_nodes = 1000;
            assert!(tree.follow::<Mind>(&game, &next, action, Seen::default(), seat));
        }
    }

    #[test]
    fn all_unseen_actions_of_a_rival_share_one_edge() {
        let game = Guessing { is_open: false };
        let is_unseen = |state: &guessing::State, seat: Seat, action: guessing::Action| {
            let rival = Seat::at(1 - seat.index());
            !game.sees(state, Step::Seat(seat, action), Viewer::Seat(rival))
        };
        let mut dice = FastDice::seeded(3);
        // What may be hidden now depends on what was hidden before.
        let (state, seat) = decision::<_, Mind>(&game, &mut dice, |state, seat, legal| {
            state.has_something_hidden()
                && legal.iter().filter(|action| is_unseen(state, seat, **action)).count() > 2
        });
        let rival = Seat::at(1 - seat.index());
        let mut tree = Tree::<Guessing>::new();
        let (view, mut legal) = (game.view(&state, Viewer::Seat(rival)), Vec::new());
        let mut unseen = std::collections::HashSet::new();
        for _ in 0..300 {
            let world = game.redeal(&view, &mut dice);
            game.legal_actions(&world, seat, &mut legal);
            unseen.extend(legal.iter().copied().filter(|action| is_unseen(&world, seat, *action)));
            tree.legal.clone_from(&legal);
            let (edge, action) =
                tree.select::<Mind>(&game, &world, 0, seat, rival, &mut dice).expect("the tree has room");
            assert!(legal.contains(&action));
            let expected = (!is_unseen(&world, seat, action)).then_some(action);
            assert_eq!(tree.edges[edge as usize].action, expected);
            tree.edges[edge as usize].visits += 1;
        }
        let listed = legal.iter().filter(|action| unseen.contains(action)).count();
        assert!(listed > 2 && unseen.len() > listed, "worlds differ in what may be hidden: {unseen:?}");
        let mut counted = edges_of(&tree, 0).map(|id| tree.edges[id as usize].available);
        assert!(counted.all(|available| available == 300), "each is legal once in every world");
        let edges: Vec<Option<guessing::Action>> =
            edges_of(&tree, 0).map(|id| tree.edges[id as usize].action).collect();
        assert_eq!(edges.iter().filter(|action| action.is_none()).count(), 1);
        assert!(!edges.iter().any(|action| action.is_some_and(|action| unseen.contains(&action))));
        assert!(edges.contains(&Some(guessing::Action::Leave)), "what is seen has an edge of its own");
    }

    #[test]
    fn a_card_drawn_in_secret_makes_no_difference_to_what_a_rival_decides_next() {
        // In the toy game a seat that swaps draws at the end of its turn, and the next seat decides, so one
        // decision follows each edge.
        let game = Higher::new(8, NoOptions {}, 3).expect("a game");
        let mut dice = FastDice::seeded(9);
        let (state, seat) = decision::<_, NoInsight>(&game, &mut dice, |_, _, legal| legal.len() > 1);
        let mut tree = Tree::new();
        iterate::<_, NoInsight>(&mut tree, &game, &state, seat, 3000, &mut dice);
        let following: Vec<Vec<NodeId>> = edges_of(&tree, 0).map(|edge| children_of(&tree, edge)).collect();
        assert!(
            following.len() == 2 && following.iter().all(|children| children.len() == 1),
            "{following:?}"
        );
        // At its own next decision the seat holds the card, so what it drew distinguishes its decisions.
        let mut most = 0;
        let mut level: Vec<NodeId> = following.into_iter().flatten().collect();
        for rival in 1..3 {
            let edges: Vec<EdgeId> = level.iter().flat_map(|node| edges_of(&tree, *node)).collect();
            assert!(edges.len() > 2, "rivals stay, or swap one of several cards");
            level.clear();
            for edge in edges {
                let children = children_of(&tree, edge);
                if rival == 1 {
                    assert!(children.len() <= 1, "{children:?}");
                }
                most = most.max(children.len());
                level.extend(children);
            }
        }
        assert!(most > 1, "{most}");
    }
}
