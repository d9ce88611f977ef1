//! Records of games, written while the games are played.

use contract::{Dealer, Rules, Seat, Seed, Silence, Step, StepOf, Waiting, chosen, total_weight};
use record::{Actor, Ended, Entropy, Entry, GameResult, Header, Player, Record, Rolled, to_hex};

use crate::common::{english, game};

/// The name of every table.
pub(crate) const TABLE: &str = "garden";

/// A game and its record so far.
pub(crate) struct Recording<'a, G: Rules> {
    game: &'a G,
    seed: Seed,
    entropy: Entropy,
    dealer: Dealer,
    pub state: G::State,
    pub entries: Vec<Entry>,
}

impl<'a, G: Rules> Recording<'a, G> {
    pub(crate) fn new(game: &'a G, seed: Seed, entropy: Entropy) -> Recording<'a, G> {
        let dealer = Dealer::new(&seed, &entropy.texts(), TABLE);
        Recording { game, seed, entropy, dealer, state: game.start(), entries: Vec::new() }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.waiting(&self.state) == Waiting::Nobody
    }

    /// The time of the next event: a second after the last.
    pub(crate) fn now(&self) -> u64 {
        1000 * self.entries.len() as u64
    }

    /// Lets the first seat that is due choose among its legal actions, or lets chance decide. Returns whether
    /// it was a seat.
    pub(crate) fn advance(
        &mut self,
        by: Actor,
        choose: impl FnOnce(&G::State, Seat, &[G::Action]) -> G::Action,
    ) -> bool {
        let at = self.now();
        if let Waiting::Seats(due) = self.game.waiting(&self.state) {
            let seat = due.first().unwrap();
            let mut actions = Vec::new();
            self.game.legal_actions(&self.state, seat, &mut actions);
            let action = choose(&self.state, seat, &actions);
            self.write(Entry::Act { seat, act: action.to_string(), by, at }, Step::Seat(seat, action));
            true
        } else {
            let mut chances = Vec::new();
            self.game.chances(&self.state, &mut chances);
            let roll = self.dealer.roll(total_weight(&chances));
            let outcome = chosen(&chances, roll.choice).unwrap();
            let entry = Entry::Chance { chance: outcome.to_string(), roll: Rolled::from(roll), at };
            self.write(entry, Step::Chance(outcome));
            false
        }
    }

    pub(crate) fn write(&mut self, entry: Entry, step: StepOf<G>) {
        self.entries.push(entry);
        self.game.apply(&mut self.state, step, &mut Silence).unwrap();
    }

    /// The record of a finished game.
    pub(crate) fn finished(self, names: impl IntoIterator<Item = String>) -> Record {
        let (starfry, format) = Header::kind_and_format(&self.entropy);
        let scores = self.game.scores(&self.state).to_vec();
        let result = GameResult { scores, winners: self.game.winners(&self.state).iter().collect() };
        Record {
            header: Header {
                starfry,
                format,
                program: "starfry 0.1.0".into(),
                game: G::NAME.into(),
                rules: self.game.edition().number(),
                content: game(G::NAME).info(english()).content,
                options: serde_json::to_value(self.game.options()).unwrap(),
                seats: names.into_iter().map(|name| Player { name, kind: "person".into() }).collect(),
                table: TABLE.into(),
                seed_hash: to_hex(&self.seed.hash()),
                entropy: self.entropy,
                void: Vec::new(),
                started: 1_800_000_000_000,
            },
            entries: self.entries,
            ended: Ended { result, early: None, seed: to_hex(&self.seed.reveal()), void_seeds: Vec::new() },
            proof: None,
        }
    }
}
