//! The laws one by one.

use std::collections::HashMap;

use crate::dice::{Dice, Explorer, ExploringDice, FastDice};
use crate::reaction::Reaction;
use crate::rule::Refusal;
use crate::rules::{Rules, StepOf, chosen, total_weight};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::sink::Silence;
use crate::step::{Notation, Step, Waiting};

use super::{Checked, ENDLESS, Found, Lawful, law, random_step, random_step_like};

/// How many sequences of rolls are walked through when fused and stepwise chance are compared.
const MOST_ROLLS: usize = 4000;
/// How many steps a world that differs in what a viewer does not know is led along.
const SHADOW_STEPS: usize = 12;

/// Laws about what a game can express, independent of any state.
pub(super) fn expression<G: Lawful>(game: &G) -> Result<(), Found> {
    notation_inverts(&game.every_action())?;
    notation_inverts(&game.every_outcome())?;
    notation_inverts(&game.every_word())?;
    notation_inverts(&game.every_thing())?;
    for rule in G::RULES {
        let starts = rule.id.strip_prefix(G::NAME).is_some_and(|rest| rest.starts_with('.'));
        law(starts, "rule ids start with the game's name", || rule.id.into())?;
        law(rule.sentence.ends_with('.'), "every rule has a sentence", || rule.id.into())?;
        let same = G::RULES.iter().filter(|other| other.id == rule.id).count();
        law(same == 1, "rule ids are unique", || format!("{} stands {same} times", rule.id))?;
    }
    let (least, most) = G::SEATS;
    let fits = (least..=most).contains(&game.seats()) && most as usize <= MAX_SEATS;
    law(fits, "the number of seats is in the range of the game", || game.seats().to_string())
}

fn notation_inverts<T: Notation>(all: &[T]) -> Result<(), Found> {
    for one in all {
        let text = one.to_string();
        law(text.parse() == Ok(*one), "notation reads back to the same value", || text.clone())?;
        law(text.trim() == text && !text.is_empty(), "notation has no loose spaces", || format!("{text:?}"))?;
    }
    Ok(())
}

/// Laws about a finished game.
pub(super) fn end<G: Lawful>(game: &G, state: &G::State) -> Result<(), Found> {
    law(!game.winners(state).is_empty(), "a finished game has a winner", || format!("{state:?}"))?;
    law(game.first_seat(state).is_some(), "a finished game had a first seat", || format!("{state:?}"))?;
    conserved(game, state)
}

fn conserved<G: Lawful>(game: &G, state: &G::State) -> Result<(), Found> {
    let lost = game.lost_or_doubled(state);
    law(lost.is_none(), "nothing is lost or doubled", || lost.clone().unwrap_or_default())
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("no JSON: {error}"))
}

/// Everything a game can express, listed once.
struct Everything<G: Lawful> {
    actions: Vec<G::Action>,
    outcomes: Vec<G::Outcome>,
    words: Vec<G::Word>,
    things: Vec<G::Thing>,
}

impl<G: Lawful> Everything<G> {
    fn of(game: &G) -> Everything<G> {
        Everything {
            actions: game.every_action(),
            outcomes: game.every_outcome(),
            words: game.every_word(),
            things: game.every_thing(),
        }
    }
}

/// Checks every law in every state of a game. Keeps its counters between games.
#[derive(Default)]
pub(super) struct Inspector {
    states_seen: u64,
}

impl Inspector {
    /// Plays one random game step by step with all laws on, those about single states where they are wanted.
    pub(super) fn inspect_game<G: Lawful>(
        &mut self,
        game: &G,
        dice: &mut FastDice,
        steps: &mut Vec<StepOf<G>>,
        wanted: &impl Fn(&G, &G::State) -> bool,
        checked: &mut Checked,
    ) -> Result<(), Found> {
        let every = Everything::of(game);
        let mut state = game.start();
        let mut events = Vec::new();
        loop {
            if wanted(game, &state) {
                self.inspect_state(game, &every, &state, dice, checked)?;
            }
            if game.waiting(&state) == Waiting::Nobody {
                break;
            }
            let step = random_step(game, &state, dice)?;
            let mut silent = state.clone();
            game.apply_unchecked(&mut silent, step, &mut Silence);
            steps.push(step);
            let applied = game.apply(&mut state, step, &mut events);
            law(applied.is_ok(), "every listed step applies", || format!("{step}: {applied:?}"))?;
            law(silent == state, "checked and unchecked steps lead to the same state", || format!("{step}"))?;
            law(steps.len() < ENDLESS, "everything ends", || format!("{ENDLESS} steps and no end"))?;
        }
        end(game, &state)?;
        replay(game, steps, &state, &events)
    }

    fn inspect_state<G: Lawful>(
        &mut self,
        game: &G,
        every: &Everything<G>,
        state: &G::State,
        dice: &mut FastDice,
        checked: &mut Checked,
    ) -> Result<(), Found> {
        conserved(game, state)?;
        legality(game, every, state, checked)?;
        chance(game, every, state)?;
        arrangement(game, state)?;
        let over = game.waiting(state) == Waiting::Nobody;
        law(
            over != game.winners(state).is_empty(),
            "there are winners exactly when the game is over",
            || format!("{:?} while waiting for {}", game.winners(state), game.waiting(state)),
        )?;
        let scores = game.scores(state);
        law(scores.len() == game.seats() as usize, "every seat has a score", || format!("{scores:?}"))?;
        pointing(game, every, state)?;
        asking(game, state)?;
        for viewer in Viewer::all(game.seats()) {
            redealt(game, every, state, viewer, dice)?;
            scrambled(game, every, state, viewer, dice, checked)?;
        }
        // Walking through all rolls is slow: chance states take turns.
        self.states_seen += 1;
        if game.waiting(state) == Waiting::Chance && self.states_seen.is_multiple_of(7) {
            checked.settled += u64::from(settled(game, state)?);
        }
        checked.states += 1;
        Ok(())
    }
}

/// The legal list is what the predicate allows of everything the game can express, in that order; what it
/// does not allow is refused under a rule of the registry and changes nothing.
fn legality<G: Lawful>(
    game: &G,
    every: &Everything<G>,
    state: &G::State,
    checked: &mut Checked,
) -> Result<(), Found> {
    let waiting = game.waiting(state);
    let mut listed = vec![every.actions[0]; 3];
    for seat in Seat::all(MAX_SEATS as u8) {
        game.legal_actions(state, seat, &mut listed);
        let allowed: Vec<G::Action> = allowed(game, state, &every.actions, |a| Step::Seat(seat, a), checked)?;
        law(listed == allowed, "the legal list is what the predicate allows, in fixed order", || {
            format!("{seat:?}: listed {listed:?}, allowed {allowed:?}")
        })?;
        law(waiting.includes(seat) != listed.is_empty(), "exactly the seats that are due can act", || {
            format!("{seat:?} has {} actions while waiting for {waiting}", listed.len())
        })?;
    }
    let mut words = Vec::new();
    game.legal_words(state, &mut words);
    let allowed = allowed(game, state, &every.words, Step::Table, checked)?;
    law(words == allowed, "the list of words is what the predicate allows", || format!("{words:?}"))?;
    law(waiting != Waiting::Table || !words.is_empty(), "a table that is due can speak", String::new)
}

fn chance<G: Lawful>(game: &G, every: &Everything<G>, state: &G::State) -> Result<(), Found> {
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    law(chances.iter().all(|(_, weight)| *weight > 0), "weights are positive", || format!("{chances:?}"))?;
    let total: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
    law(u32::try_from(total).is_ok(), "the total weight fits", || total.to_string())?;
    let listed: Vec<G::Outcome> = chances.iter().map(|(outcome, _)| *outcome).collect();
    let allowed = allowed(game, state, &every.outcomes, Step::Chance, &mut Checked::default())?;
    law(listed == allowed, "the chances are what the predicate allows, in fixed order", || {
        format!("listed {listed:?}, allowed {allowed:?}")
    })?;
    let due = game.waiting(state) == Waiting::Chance;
    law(due != listed.is_empty(), "chance has outcomes exactly when it is due", || format!("{listed:?}"))
}

/// What of `all` the predicate allows. Everything else must be refused properly.
fn allowed<G: Lawful, T: Copy>(
    game: &G,
    state: &G::State,
    all: &[T],
    step: impl Fn(T) -> StepOf<G>,
    checked: &mut Checked,
) -> Result<Vec<T>, Found> {
    let mut allowed = Vec::new();
    // A refusal that changed something would leave its trace here, so one copy serves for all.
    let mut after = state.clone();
    let mut events = Vec::new();
    for one in all {
        let step = step(*one);
        let Err(refusal) = game.check(state, step) else {
            allowed.push(*one);
            continue;
        };
        let applied = game.apply(&mut after, step, &mut events);
        law(applied == Err(refusal), "what the predicate refuses is refused", || format!("{step}"))?;
        law(events.is_empty(), "a refusal changes nothing", || format!("{step}"))?;
        let known = G::RULES.iter().any(|rule| std::ptr::eq(*rule, refusal.rule()));
        law(known, "a refusal names a rule of the registry", || format!("{step}: {refusal:?}"))?;
        checked.refusals += 1;
    }
    law(after == *state, "a refusal changes nothing", || "one of the refused steps did".into())?;
    Ok(allowed)
}

fn arrangement<G: Rules>(game: &G, state: &G::State) -> Result<(), Found> {
    let arrangement = game.arrange(state);
    let restored = game.restore(&arrangement);
    law(restored.as_ref() == Ok(state), "an arrangement restores its state", || {
        format!("{}\nrestored {restored:?}\nexpected {state:?}", json(&arrangement))
    })?;
    let reread: Result<G::Arrangement, _> = serde_json::from_str(&json(&arrangement));
    law(reread.is_ok_and(|reread| reread == arrangement), "an arrangement reads back", || json(&arrangement))
}

/// Whatever anybody points at, the answer stands on a rule of the registry.
fn pointing<G: Lawful>(game: &G, every: &Everything<G>, state: &G::State) -> Result<(), Found> {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        for thing in every.things.iter().copied() {
            let answer = game.why_not(&view, thing);
            let known = |refusal: Refusal| G::RULES.iter().any(|rule| rule.id == refusal.rule().id);
            law(answer.err().is_none_or(known), "why not names a rule of the registry", || {
                format!("{thing}")
            })?;
        }
    }
    Ok(())
}

/// The rule that forbids talk, and what each seat could let pass.
#[derive(Debug, PartialEq)]
struct Asked<A> {
    silence: Option<&'static str>,
    reactions: Vec<Option<Reaction<A>>>,
}

impl<A> Asked<A> {
    fn of<G: Rules<Action = A>>(game: &G, view: &G::View) -> Asked<A> {
        Asked {
            silence: game.silence(view).map(|rule| rule.id),
            reactions: Seat::all(game.seats()).map(|seat| game.reaction(view, seat)).collect(),
        }
    }
}

/// Whether people may talk and who may let an attack pass is the same to all; silence stands on a rule, and who may pass can.
fn asking<G: Lawful>(game: &G, state: &G::State) -> Result<(), Found> {
    let seen = |viewer| Asked::of(game, &game.view(state, viewer));
    let public = seen(Viewer::Spectator);
    for viewer in Viewer::all(game.seats()) {
        let seen = seen(viewer);
        law(seen == public, "silence and reactions are public", || {
            format!("{viewer:?}: {seen:?} or {public:?}")
        })?;
    }
    let Asked { silence, reactions } = public;
    let known = |id: &str| G::RULES.iter().any(|rule| rule.id == id);
    law(silence.is_none_or(known), "silence names a rule of the registry", || format!("{silence:?}"))?;
    for (seat, reaction) in Seat::all(game.seats()).zip(reactions) {
        let Some(reaction) = reaction else { continue };
        let checked = game.check(state, Step::Seat(seat, reaction.pass));
        law(checked.is_ok(), "who may pass can", || format!("{seat:?}: {}: {checked:?}", reaction.pass))?;
    }
    Ok(())
}

/// A redeal of a view has that view, conserves the pieces, and allows and refuses its seat the same things.
fn redealt<G: Lawful>(
    game: &G,
    every: &Everything<G>,
    state: &G::State,
    viewer: Viewer,
    dice: &mut FastDice,
) -> Result<(), Found> {
    let view = game.view(state, viewer);
    let redealt = game.redeal(&view, dice);
    conserved(game, &redealt)?;
    arrangement(game, &redealt)?;
    same_to_viewer(game, every, state, &redealt, viewer, "a redeal")
}

/// Nothing that is told to a viewer depends on what he does not know, now and after the same public steps.
fn scrambled<G: Lawful>(
    game: &G,
    every: &Everything<G>,
    state: &G::State,
    viewer: Viewer,
    dice: &mut FastDice,
    checked: &mut Checked,
) -> Result<(), Found> {
    let mut world = state.clone();
    let mut shadow = game.scramble(state, viewer, dice);
    conserved(game, &shadow)?;
    same_to_viewer(game, every, &world, &shadow, viewer, "a scramble")?;
    for _ in 0..SHADOW_STEPS {
        if game.waiting(&world) == Waiting::Nobody {
            break;
        }
        let step = random_step(game, &world, dice)?;
        let seen = game.sees(&world, step, viewer);
        // What the viewer does not see may be something else in the other world, done by the same seat or by chance.
        let shadow_step = if seen { step } else { random_step_like(game, &shadow, step, dice)? };
        if game.check(&shadow, shadow_step).is_err() {
            break;
        }
        law(game.sees(&shadow, shadow_step, viewer) == seen, "whether a step is seen is public", || {
            format!("{viewer:?}: {step}")
        })?;
        let (mut told, mut shadow_told) = (Vec::new(), Vec::new());
        game.apply_unchecked(&mut world, step, &mut told);
        game.apply_unchecked(&mut shadow, shadow_step, &mut shadow_told);
        let hear = |events: &[G::Event]| {
            let heard: Vec<_> = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
            json(&heard)
        };
        law(hear(&told) == hear(&shadow_told), "events tell a viewer nothing he may not know", || {
            format!("{viewer:?}, {step}: {} or {}", hear(&told), hear(&shadow_told))
        })?;
        same_to_viewer(game, every, &world, &shadow, viewer, "a scramble led on")?;
        checked.shadowed += 1;
    }
    Ok(())
}

fn same_to_viewer<G: Lawful>(
    game: &G,
    every: &Everything<G>,
    state: &G::State,
    other: &G::State,
    viewer: Viewer,
    what: &str,
) -> Result<(), Found> {
    if state == other {
        // One and the same world, as always in a game that hides nothing.
        return Ok(());
    }
    let (view, other_view) = (game.view(state, viewer), game.view(other, viewer));
    law(
        view == other_view && json(&view) == json(&other_view),
        "worlds a viewer cannot tell apart look alike",
        || format!("{what} for {viewer:?}:\n{}\n{}", json(&view), json(&other_view)),
    )?;
    law(game.waiting(state) == game.waiting(other), "who is due is public", || {
        format!("{what}, {viewer:?}")
    })?;
    let public = |state| (game.winners(state), game.scores(state));
    law(public(state) == public(other), "scores and winners are public", || format!("{what}, {viewer:?}"))?;
    for thing in every.things.iter().copied() {
        let (here, there) = (game.why_not(&view, thing), game.why_not(&other_view, thing));
        law(here == there, "why not is the same", || format!("{what} for {viewer:?}: {thing}"))?;
    }
    law(
        Asked::of(game, &view) == Asked::of(game, &other_view),
        "silence and reactions are the same",
        || format!("{what} for {viewer:?}"),
    )?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    for action in every.actions.iter().copied() {
        let check = |state| game.check(state, Step::Seat(seat, action));
        law(check(state) == check(other), "legality depends on what the seat knows", || {
            format!("{what} for {viewer:?}: {action}: {:?} or {:?}", check(state), check(other))
        })?;
    }
    Ok(())
}

/// Fused chance leads to the same states with the same chances as chance step by step, in as many steps. False if there are
/// too many sequences of rolls to walk through.
fn settled<G: Lawful>(game: &G, state: &G::State) -> Result<bool, Found> {
    let fused = distribution(state, |state, dice| game.settle(state, dice, &mut Silence));
    let stepwise = distribution(state, |state, dice| {
        let (mut steps, mut chances) = (0, Vec::new());
        while game.waiting(state) == Waiting::Chance {
            game.chances(state, &mut chances);
            let outcome = chosen(&chances, dice.below(total_weight(&chances)));
            let outcome = outcome.expect("the roll is below the total weight");
            game.apply_unchecked(state, Step::Chance(outcome), &mut Silence);
            steps += 1;
        }
        steps
    });
    let (Some(fused), Some(stepwise)) = (fused, stepwise) else { return Ok(false) };
    let differs = |a: &HashMap<(G::State, u32), f64>, b: &HashMap<(G::State, u32), f64>| {
        a.iter().any(|(state, chance)| (b.get(state).unwrap_or(&0.0) - chance).abs() > 1e-9)
    };
    law(
        !differs(&fused, &stepwise) && !differs(&stepwise, &fused),
        "fused chance equals chance step by step",
        || format!("{} and {} states from {state:?}", fused.len(), stepwise.len()),
    )?;
    Ok(true)
}

fn distribution<S: Clone + Eq + std::hash::Hash>(
    start: &S,
    run: impl Fn(&mut S, &mut ExploringDice<'_>) -> u32,
) -> Option<HashMap<(S, u32), f64>> {
    let mut explorer = Explorer::default();
    let mut chances = HashMap::new();
    for _ in 0..MOST_ROLLS {
        let mut state = start.clone();
        let steps = run(&mut state, &mut explorer.dice());
        *chances.entry((state, steps)).or_insert(0.0) += explorer.probability();
        if !explorer.advance() {
            return Some(chances);
        }
    }
    None
}

/// The same steps from the start lead to the same state and tell the same events.
fn replay<G: Rules>(game: &G, steps: &[StepOf<G>], end: &G::State, told: &[G::Event]) -> Result<(), Found> {
    let mut state = game.start();
    let mut events = Vec::new();
    for step in steps {
        let applied = game.apply(&mut state, *step, &mut events);
        law(applied.is_ok(), "a replay applies", || format!("{step}: {applied:?}"))?;
    }
    law(state == *end && events == told, "a replay leads to the same end by the same events", || {
        format!("{state:?} instead of {end:?}")
    })
}
