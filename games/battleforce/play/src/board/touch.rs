//! The things a player points at to take an action.

use battleforce::{Action, BattleForce, Card, Kind, Question, ShipId, Thing, View};
use contract::Rules;

/// The things a player points at to take an action, in order; empty if the action has its own button.
pub(super) fn touches(game: &BattleForce, view: &View, action: Action) -> Vec<Thing> {
    let plain = |kind: Kind| Thing::Card(Card { kind, value: 0 });
    match action {
        Action::Draw => vec![Thing::Deck],
        Action::Salvage => vec![Thing::Discards],
        Action::Take | Action::Stash | Action::Shelve => vec![Thing::Reserve],
        Action::Race(race) => flagship(game, race).into_iter().map(Thing::Ship).collect(),
        Action::Mend(ship, button) => vec![Thing::Button(ship, button)],
        Action::Damage(button) => {
            let target = view.attack().and_then(|attack| attack.target);
            target.map(|ship| Thing::Button(ship, button)).into_iter().collect()
        }
        Action::At(number) => shot(game, view, number).map(Thing::Card).into_iter().collect(),
        Action::Mutiny(ship) => vec![plain(Kind::KlingonMutiny), Thing::Ship(ship)],
        _ => {
            let named = action
                .card()
                .into_iter()
                .flat_map(|(card, booster)| std::iter::once(Thing::Card(card)).chain(booster.map(plain)));
            let ship = action.ship().map(Thing::Ship);
            named.chain(ship).chain(action.plays().map(plain)).collect()
        }
    }
}

/// The ship that represents its race while races are picked: the first one listed.
pub(crate) fn flagship(game: &BattleForce, race: battleforce::Race) -> Option<ShipId> {
    game.content().ships().iter().find(|info| info.race == race).map(|info| info.id)
}

/// The attack card with this number, counted from 1.
fn shot(game: &BattleForce, view: &View, number: u8) -> Option<Card> {
    let coming = view.coming(game)?;
    coming.shots.get(usize::from(number).checked_sub(1)?).map(|shot| shot.card)
}

/// Where the cards are that the viewer may name now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointing {
    /// In their hand.
    Hand,
    /// In their reserve.
    Reserve,
    /// In the attack.
    Attack,
    /// On the table after an attack.
    Table,
}

impl Pointing {
    /// Where the viewer has to point to answer a question.
    pub(crate) fn of(question: Option<Question>) -> Pointing {
        match question {
            Some(Question::Choose(battleforce::Choice::Take)) => Pointing::Reserve,
            Some(Question::Evade { .. } | Question::Aim { .. }) => Pointing::Attack,
            Some(Question::Top) => Pointing::Table,
            _ => Pointing::Hand,
        }
    }
}
