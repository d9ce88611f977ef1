//! The things a player points at to take an action.

use fries::{Action, Fries, Place, Question, Thing, View};

/// The things a player points at to take an action, in order; empty if the action has its own button.
pub(crate) fn touches(game: &Fries, view: &View, action: Action) -> Vec<Thing> {
    match action {
        Action::Start(place)
        | Action::New(_, place)
        | Action::Clean(place)
        | Action::Bump(place)
        | Action::Steer(place)
        | Action::Witness(place)
        | Action::Stand(place)
        | Action::TakeStand(place) => vec![Thing::Field(place)],
        Action::Fly(kind, from, to) => vec![Thing::Ufo(kind, from), Thing::Field(to)],
        Action::Infiltrate(kind, place, _) => vec![Thing::Ufo(kind, place), Thing::Field(place)],
        Action::Restaurant(kind, place) | Action::TakeRestaurant(kind, place, _) => {
            if has_choice(game, view, place) {
                vec![Thing::Ufo(kind, place)]
            } else {
                vec![Thing::Field(place)]
            }
        }
        Action::Send(kind) => match view.look(game).question() {
            Some(Question::Send { field, .. }) => vec![Thing::Ufo(kind, field)],
            _ => Vec::new(),
        },
        Action::Support(_) | Action::Land | Action::NoWitness | Action::Done => Vec::new(),
    }
}

/// Whether the player who is due has saucers of several kinds on a field.
fn has_choice(game: &Fries, view: &View, place: Place) -> bool {
    let Some(seat) = view.due() else { return false };
    let board = view.look(game);
    let mut kinds = board.fleet(seat).filter(|ufo| ufo.1 == place).map(|ufo| ufo.0);
    kinds.next().is_some_and(|first| kinds.any(|kind| kind != first))
}
