//! Ways of playing at random: quickly, with the lists checked, or to the end under the laws that apply to any
//! state.

use crate::dice::{Dice, FastDice};
use crate::perft::steps_from;
use crate::rules::{Rules, StepOf, chosen, total_weight};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::sink::Silence;
use crate::step::{Step, Waiting};

use super::laws::{self, Everything};
use super::{Checked, Found, Law, Lawful, law, worlds};

/// No game takes more steps than this. A game that does is considered endless.
const ENDLESS: usize = 1_000_000;

/// The game must have ended before it takes this many steps.
pub(super) fn ends(steps: usize) -> Result<(), Found> {
    law(steps < ENDLESS, Law::EverythingEnds, || format!("{ENDLESS} steps and no end"))
}

/// Plays a game quickly, with fused chance, and checks only its end.
pub(super) fn skim<G: Lawful>(
    game: &G,
    dice: &mut FastDice,
    steps: &mut Vec<StepOf<G>>,
) -> Result<(), Found> {
    let mut state = game.start();
    let mut actions = Vec::new();
    loop {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, dice, &mut Silence);
            }
            Waiting::Seats(seats) => {
                let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize);
                let seat = seat.expect("the roll is below the number of seats");
                game.legal_actions(&state, seat, &mut actions);
                law(!actions.is_empty(), Law::DueSeatsCanAct, || format!("{seat:?} has no action"))?;
                let action = actions[dice.below(actions.len() as u32) as usize];
                steps.push(Step::Seat(seat, action));
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
            }
            Waiting::Table => {
                let step = random_step(game, &state, dice)?;
                steps.push(step);
                game.apply_unchecked(&mut state, step, &mut Silence);
            }
            Waiting::Nobody => break,
        }
        ends(steps.len())?;
    }
    laws::end(game, &state)
}

/// Plays on for some steps and compares the lists with the predicate in every position. It picks a kind of
/// step first and then a step of that kind, so rare kinds come up as often as common ones.
pub(super) fn play_on<G: Lawful>(
    game: &G,
    every: &Everything<G>,
    state: &mut G::State,
    most: usize,
    dice: &mut FastDice,
    steps: &mut Vec<StepOf<G>>,
    checked: &mut Checked,
) -> Result<(), Found> {
    loop {
        // One seat that is not due is enough, because there are thousands of actions to refuse.
        let other = Seat::at(dice.below(MAX_SEATS as u32) as usize);
        let waiting = game.waiting(state);
        let seats = Seat::all(MAX_SEATS as u8).filter(|seat| *seat == other || waiting.includes(*seat));
        laws::lists(game, every, state, seats)?;
        laws::conserved(game, state)?;
        checked.listed += 1;
        if steps.len() == most || game.waiting(state) == Waiting::Nobody {
            return Ok(());
        }
        let step = random_kind_of_step(game, state, dice)?;
        steps.push(step);
        let applied = game.apply(state, step, &mut Silence);
        law(applied.is_ok(), Law::ListedStepsApply, || format!("{step}: {applied:?}"))?;
    }
}

/// Plays to the end of the game. From any state, possible steps apply, nothing is lost or doubled, and the
/// game ends.
pub(super) fn play_out<G: Lawful>(
    game: &G,
    mut state: G::State,
    dice: &mut FastDice,
    steps: &mut Vec<StepOf<G>>,
) -> Result<(), Found> {
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    while game.waiting(&state) != Waiting::Nobody {
        let step = random_step(game, &state, dice)?;
        steps.push(step);
        let applied = game.apply(&mut state, step, &mut Silence);
        law(applied.is_ok(), Law::ListedStepsApply, || format!("{step}: {applied:?}"))?;
        // Checking every viewer in every state would take too long, so the viewers take turns.
        laws::conserved(game, &state)?;
        laws::counted_alike(game, &state, viewers[steps.len() % viewers.len()])?;
        ends(steps.len())?;
    }
    laws::end(game, &state)
}

/// A random step that is possible now. Actions are equally likely, outcomes follow their weights.
pub(super) fn random_step<G: Rules>(
    game: &G,
    state: &G::State,
    dice: &mut impl Dice,
) -> Result<StepOf<G>, Found> {
    one_of::<G>(&steps_from(game, state, game.waiting(state)), dice)
}

/// A random possible step by whoever makes `step`: the same seat, chance or the table.
pub(super) fn random_step_like<G: Rules>(
    game: &G,
    state: &G::State,
    step: StepOf<G>,
    dice: &mut impl Dice,
) -> Result<StepOf<G>, Found> {
    let mut steps = steps_from(game, state, game.waiting(state));
    steps.retain(|(other, _)| worlds::is_by_the_same::<G>(step, *other));
    one_of::<G>(&steps, dice)
}

/// A random possible step, with each kind of step equally likely. The first word of the notation is the kind.
fn random_kind_of_step<G: Rules>(
    game: &G,
    state: &G::State,
    dice: &mut impl Dice,
) -> Result<StepOf<G>, Found> {
    let kind = |step: &StepOf<G>| match step {
        Step::Seat(_, action) => first_word(&action.to_string()),
        Step::Chance(_) => String::new(),
        Step::Table(word) => first_word(&word.to_string()),
    };
    let mut steps: Vec<_> = steps_from(game, state, game.waiting(state))
        .into_iter()
        .map(|(step, weight)| (kind(&step), step, weight))
        .collect();
    let mut kinds: Vec<String> = steps.iter().map(|(kind, ..)| kind.clone()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds.len() > 1 {
        let picked = &kinds[dice.below(kinds.len() as u32) as usize];
        steps.retain(|(kind, ..)| kind == picked);
    }
    let steps: Vec<_> = steps.into_iter().map(|(_, step, weight)| (step, weight)).collect();
    one_of::<G>(&steps, dice)
}

fn first_word(text: &str) -> String {
    text.split(' ').next().unwrap_or_default().to_owned()
}

fn one_of<G: Rules>(steps: &[(StepOf<G>, u32)], dice: &mut impl Dice) -> Result<StepOf<G>, Found> {
    law(!steps.is_empty(), Law::SomebodyCanGoOn, || "no step is possible".into())?;
    let roll = dice.below(total_weight(steps));
    Ok(chosen(steps, roll).expect("the roll is below the total weight"))
}
