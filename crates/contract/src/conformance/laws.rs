//! The implementation of each law.

use std::collections::HashMap;

use crate::dice::{Dice, Explorer, ExploringDice, FastDice};
use crate::perft::steps_from;
use crate::reaction::Reaction;
use crate::rule::Refusal;
use crate::rules::{Rules, StepOf, chosen, total_weight};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::sink::Silence;
use crate::step::{Notation, Step, Waiting};

use super::playing::{ends, play_out, random_step, random_step_like};
use super::{Checked, Found, Law, Lawful, law};

/// How many sequences of rolls are enumerated, at most, when fused and stepwise chance are compared.
const MOST_ROLLS: usize = 4000;
/// How many steps are played in a second world that differs only in what a viewer does not know.
const SHADOW_STEPS: usize = 12;
/// Of the states in which chance is due, one in this many is compared.
const ROLLS_PER_WALK: u64 = 7;
/// Of the redeals that differ from the original state, one in this many is played to the end of its game.
const REDEALS_PER_GAME: u64 = 8;

fn notation_inverts<T: Notation>(all: &[T]) -> Result<(), Found> {
    for one in all {
        let text = one.to_string();
        law(text.parse() == Ok(*one), Law::NotationReadsBack, || text.clone())?;
        law(text.trim() == text && !text.is_empty(), Law::NotationIsTidy, || format!("{text:?}"))?;
    }
    Ok(())
}

/// Laws about a finished game.
pub(super) fn end<G: Lawful>(game: &G, state: &G::State) -> Result<(), Found> {
    law(!game.winners(state).is_empty(), Law::FinishedGameHasAWinner, || format!("{state:?}"))?;
    law(game.first_seat(state).is_some(), Law::FinishedGameHadAFirstSeat, || format!("{state:?}"))?;
    conserved(game, state)
}

/// No piece is lost or doubled.
pub(super) fn conserved<G: Lawful>(game: &G, state: &G::State) -> Result<(), Found> {
    let lost = game.lost_or_doubled(state);
    law(lost.is_none(), Law::NothingLostOrDoubled, || lost.clone().unwrap_or_default())
}

/// A viewer's view reports the same counts as a spectator's.
pub(super) fn counted_alike<G: Lawful>(game: &G, state: &G::State, viewer: Viewer) -> Result<(), Found> {
    let (seen, public) = (counts(game, state, viewer), counts(game, state, Viewer::Spectator));
    law(seen == public, Law::CountsAreCommon, || format!("{viewer:?}: {seen:?}, a spectator: {public:?}"))
}

fn counts<G: Lawful>(game: &G, state: &G::State, viewer: Viewer) -> Vec<u32> {
    game.counts(&game.view(state, viewer))
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("no JSON: {error}"))
}

/// Everything a game can express, listed once.
pub(super) struct Everything<G: Lawful> {
    actions: Vec<G::Action>,
    outcomes: Vec<G::Outcome>,
    words: Vec<G::Word>,
    things: Vec<G::Thing>,
}

impl<G: Lawful> Everything<G> {
    pub(super) fn of(game: &G) -> Everything<G> {
        Everything {
            actions: game.every_action(),
            outcomes: game.every_outcome(),
            words: game.every_word(),
            things: game.every_thing(),
        }
    }

    /// Laws about what a game can express, independent of any state.
    pub(super) fn laws(&self, game: &G) -> Result<(), Found> {
        notation_inverts(&self.actions)?;
        notation_inverts(&self.outcomes)?;
        notation_inverts(&self.words)?;
        notation_inverts(&self.things)?;
        for rule in G::RULES {
            let starts = rule.id.strip_prefix(G::NAME).is_some_and(|rest| rest.starts_with('.'));
            law(starts, Law::RuleIdsStartWithTheGame, || rule.id.into())?;
            let same = G::RULES.iter().filter(|other| other.id == rule.id).count();
            law(same == 1, Law::RuleIdsAreUnique, || format!("{} occurs {same} times", rule.id))?;
        }
        let (least, most) = G::SEATS;
        let fits = (least..=most).contains(&game.seats()) && most as usize <= MAX_SEATS;
        law(fits, Law::SeatsInRange, || game.seats().to_string())
    }

    /// Every step the game can express, legal or not.
    fn steps(&self) -> impl Iterator<Item = StepOf<G>> {
        let by_seat = |seat: Seat| self.actions.iter().map(move |action| Step::Seat(seat, *action));
        let outcomes = self.outcomes.iter().map(|outcome| Step::Chance(*outcome));
        let words = self.words.iter().map(|word| Step::Table(*word));
        Seat::all(MAX_SEATS as u8).flat_map(by_seat).chain(outcomes).chain(words)
    }
}

/// Checks every law in every state of a game. Keeps its counters between games.
#[derive(Default)]
pub(super) struct Inspector {
    rolls: u64,
    redeals: u64,
}

impl Inspector {
    /// Plays one random game step by step under all laws. Those about single states are checked only where
    /// `wanted` is true.
    pub(super) fn inspect_game<G: Lawful>(
        &mut self,
        game: &G,
        every: &Everything<G>,
        dice: &mut FastDice,
        steps: &mut Vec<StepOf<G>>,
        wanted: &impl Fn(&G, &G::State) -> bool,
        checked: &mut Checked,
    ) -> Result<(), Found> {
        let mut state = game.start();
        let mut events = Vec::new();
        loop {
            if wanted(game, &state) {
                self.inspect_state(game, every, &state, dice, checked)?;
            }
            if game.waiting(&state) == Waiting::Nobody {
                break;
            }
            let step = random_step(game, &state, dice)?;
            let mut silent = state.clone();
            game.apply_unchecked(&mut silent, step, &mut Silence);
            steps.push(step);
            let applied = game.apply(&mut state, step, &mut events);
            law(applied.is_ok(), Law::ListedStepsApply, || format!("{step}: {applied:?}"))?;
            law(silent == state, Law::CheckedIsUnchecked, || format!("{step}"))?;
            ends(steps.len())?;
        }
        end(game, &state)?;
        replay(game, steps, &state, &events)
    }

    /// Checks every law about a single state.
    pub(super) fn inspect_state<G: Lawful>(
        &mut self,
        game: &G,
        every: &Everything<G>,
        state: &G::State,
        dice: &mut FastDice,
        checked: &mut Checked,
    ) -> Result<(), Found> {
        conserved(game, state)?;
        lists(game, every, state, Seat::all(MAX_SEATS as u8))?;
        checked.refusals += refusals(game, every, state)?;
        arrangement(game, state)?;
        let over = game.waiting(state) == Waiting::Nobody;
        law(over != game.winners(state).is_empty(), Law::WinnersAtTheEnd, || {
            format!("{:?} while waiting for {}", game.winners(state), game.waiting(state))
        })?;
        let scores = game.scores(state);
        law(scores.len() == game.seats() as usize, Law::EverySeatHasAScore, || format!("{scores:?}"))?;
        pointing(game, every, state)?;
        asking(game, state)?;
        for viewer in Viewer::all(game.seats()) {
            counted_alike(game, state, viewer)?;
            self.redealt(game, every, state, viewer, dice, checked)?;
            scrambled(game, every, state, viewer, dice, checked)?;
            seen_is_known(game, state, viewer)?;
        }
        if game.waiting(state) == Waiting::Chance {
            self.rolls += 1;
            // Enumerating all rolls is slow, so only some of these states are compared.
            if self.rolls % ROLLS_PER_WALK == 1 {
                checked.settled += u64::from(settled(game, state)?);
                let viewer = Viewer::all(game.seats()).nth(dice.below(u32::from(game.seats()) + 1) as usize);
                let viewer = viewer.expect("the roll is below the number of viewers");
                checked.redealt_chances += u64::from(redeal_follows_chance(game, state, viewer)?);
            }
        }
        checked.states += 1;
        Ok(())
    }

    /// A redeal of a view yields the same view, and allows and refuses its seat the same things. To everybody
    /// else it looks the same except for their own hands. It conserves the pieces and can be played to the
    /// end.
    fn redealt<G: Lawful>(
        &mut self,
        game: &G,
        every: &Everything<G>,
        state: &G::State,
        viewer: Viewer,
        dice: &mut FastDice,
        checked: &mut Checked,
    ) -> Result<(), Found> {
        let redealt = game.redeal(&game.view(state, viewer), dice);
        if redealt == *state {
            // The worlds are identical, as always in a game that hides nothing.
            return Ok(());
        }
        same_to_viewer(game, every, state, &redealt, viewer, "a redeal")?;
        let seen = |state| game.view(state, Viewer::Spectator);
        law(seen(state) == seen(&redealt), Law::RedealLooksAlikeToAll, || {
            format!("a redeal for {viewer:?}:\n{}\n{}", json(&seen(state)), json(&seen(&redealt)))
        })?;
        for other in Viewer::all(game.seats()) {
            let (before, after) = (counts(game, state, other), counts(game, &redealt, other));
            law(before == after, Law::RedealKeepsCounts, || {
                format!("a redeal for {viewer:?}, seen by {other:?}: {before:?} became {after:?}")
            })?;
        }
        conserved(game, &redealt)?;
        arrangement(game, &redealt)?;
        self.redeals += 1;
        if self.redeals % REDEALS_PER_GAME == 1 {
            redeal_plays_on(game, &redealt, viewer, dice)?;
            checked.replayed_redeals += 1;
        }
        Ok(())
    }
}

fn redeal_plays_on<G: Lawful>(
    game: &G,
    redealt: &G::State,
    viewer: Viewer,
    dice: &mut FastDice,
) -> Result<(), Found> {
    let mut steps = Vec::new();
    play_out(game, redealt.clone(), dice, &mut steps).map_err(|Found { law, found }| {
        let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
        let start = json(&game.arrange(redealt));
        let found =
            format!("a redeal for {viewer:?} broke \"{law}\": {found}\nfrom {start}\nafter {steps:?}");
        Found { law: Law::RedealPlaysOn, found }
    })
}

/// The lists of actions, words and outcomes contain exactly what the predicate allows of everything the game
/// can express, in that order. Actions are listed for these seats.
pub(super) fn lists<G: Lawful>(
    game: &G,
    every: &Everything<G>,
    state: &G::State,
    seats: impl Iterator<Item = Seat>,
) -> Result<(), Found> {
    let waiting = game.waiting(state);
    let may = |step: StepOf<G>| game.check(state, step).is_ok();
    // Old entries must not survive in the list.
    let mut listed = vec![every.actions[0]; 3];
    for seat in seats {
        game.legal_actions(state, seat, &mut listed);
        let allowed = every.actions.iter().copied().filter(|action| may(Step::Seat(seat, *action)));
        same_list(&listed, allowed, Law::ListIsPredicate, || format!("{seat:?}"))?;
        law(waiting.includes(seat) != listed.is_empty(), Law::DueSeatsCanAct, || {
            format!("{seat:?} has {} actions while waiting for {waiting}", listed.len())
        })?;
    }
    let mut words = Vec::new();
    game.legal_words(state, &mut words);
    let allowed = every.words.iter().copied().filter(|word| may(Step::Table(*word)));
    same_list(&words, allowed, Law::WordsArePredicate, String::new)?;
    law(waiting != Waiting::Table || !words.is_empty(), Law::DueTableCanSpeak, String::new)?;
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    law(chances.iter().all(|(_, weight)| *weight > 0), Law::WeightsArePositive, || format!("{chances:?}"))?;
    let total: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
    law(u32::try_from(total).is_ok(), Law::TotalWeightFits, || total.to_string())?;
    let outcomes: Vec<G::Outcome> = chances.iter().map(|(outcome, _)| *outcome).collect();
    let allowed = every.outcomes.iter().copied().filter(|outcome| may(Step::Chance(*outcome)));
    same_list(&outcomes, allowed, Law::ChancesArePredicate, String::new)?;
    law((waiting == Waiting::Chance) != outcomes.is_empty(), Law::DueChanceHasOutcomes, || {
        format!("{outcomes:?} while waiting for {waiting}")
    })
}

/// A list matches what the predicate allows. The error says where they differ.
fn same_list<T: Notation>(
    listed: &[T],
    allowed: impl Iterator<Item = T> + Clone,
    broken: Law,
    who: impl Fn() -> String,
) -> Result<(), Found> {
    law(allowed.clone().eq(listed.iter().copied()), broken, || {
        let allowed: Vec<T> = allowed.collect();
        let without = |all: &[T], others: &[T]| -> Vec<String> {
            all.iter().filter(|one| !others.contains(one)).map(ToString::to_string).collect()
        };
        let (refused, unlisted) = (without(listed, &allowed), without(&allowed, listed));
        let differs = if refused.is_empty() && unlisted.is_empty() { " (order or number)" } else { "" };
        format!("{} listed but refused {refused:?}, allowed but not listed {unlisted:?}{differs}", who())
    })
}

/// Whatever the predicate does not allow is refused under a rule of the registry and changes nothing. Returns
/// the number of refused steps.
fn refusals<G: Lawful>(game: &G, every: &Everything<G>, state: &G::State) -> Result<u64, Found> {
    // A refusal that changed something would show here in the end, so one copy is enough for all.
    let mut after = state.clone();
    let mut events = Vec::new();
    let mut refusals = 0;
    for step in every.steps() {
        let Err(refusal) = game.check(state, step) else { continue };
        let applied = game.apply(&mut after, step, &mut events);
        law(applied == Err(refusal), Law::RefusedIsRefused, || format!("{step}"))?;
        law(events.is_empty(), Law::RefusalChangesNothing, || format!("{step}"))?;
        let known = G::RULES.iter().any(|rule| std::ptr::eq(*rule, refusal.rule()));
        law(known, Law::RefusalNamesARule, || format!("{step}: {refusal:?}"))?;
        refusals += 1;
    }
    law(after == *state, Law::RefusalChangesNothing, || "one of the refused steps did".into())?;
    Ok(refusals)
}

fn arrangement<G: Rules>(game: &G, state: &G::State) -> Result<(), Found> {
    let arrangement = game.arrange(state);
    let restored = game.restore(&arrangement);
    law(restored.as_ref() == Ok(state), Law::ArrangementRestores, || {
        format!("{}\nrestored {restored:?}\nexpected {state:?}", json(&arrangement))
    })?;
    let reread: Result<G::Arrangement, _> = serde_json::from_str(&json(&arrangement));
    law(reread.is_ok_and(|reread| reread == arrangement), Law::ArrangementReadsBack, || json(&arrangement))
}

/// The answer to pointing at anything is based on a rule of the registry.
fn pointing<G: Lawful>(game: &G, every: &Everything<G>, state: &G::State) -> Result<(), Found> {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        for thing in every.things.iter().copied() {
            let answer = game.why_not(&view, thing);
            let known = |refusal: Refusal| G::RULES.iter().any(|rule| rule.id == refusal.rule().id);
            law(answer.err().is_none_or(known), Law::WhyNotNamesARule, || format!("{thing}"))?;
        }
    }
    Ok(())
}

/// The rule that forbids talk, what each seat could let pass, and what each seat is publicly forced to do.
#[derive(Debug, PartialEq)]
struct Asked<A> {
    silence: Option<&'static str>,
    reactions: Vec<Option<Reaction<A>>>,
    forced: Vec<Option<A>>,
}

impl<A> Asked<A> {
    fn of<G: Rules<Action = A>>(game: &G, view: &G::View) -> Asked<A> {
        Asked {
            silence: game.silence(view).map(|rule| rule.id),
            reactions: Seat::all(game.seats()).map(|seat| game.reaction(view, seat)).collect(),
            forced: Seat::all(game.seats()).map(|seat| game.forced(view, seat)).collect(),
        }
    }
}

/// All viewers agree whether people may talk, which seats may let an attack pass and which are forced.
/// Silence is based on a rule, a seat that may pass can, and a seat that is forced has no choice.
fn asking<G: Lawful>(game: &G, state: &G::State) -> Result<(), Found> {
    let seen = |viewer| Asked::of(game, &game.view(state, viewer));
    let public = seen(Viewer::Spectator);
    for viewer in Viewer::all(game.seats()) {
        let seen = seen(viewer);
        law(seen == public, Law::AskingIsPublic, || format!("{viewer:?}: {seen:?} or {public:?}"))?;
    }
    let Asked { silence, reactions, forced } = public;
    let known = |id: &str| G::RULES.iter().any(|rule| rule.id == id);
    law(silence.is_none_or(known), Law::SilenceNamesARule, || format!("{silence:?}"))?;
    for (seat, reaction) in Seat::all(game.seats()).zip(reactions) {
        let Some(reaction) = reaction else { continue };
        let checked = game.check(state, Step::Seat(seat, reaction.pass));
        law(checked.is_ok(), Law::PassIsLegal, || format!("{seat:?}: {}: {checked:?}", reaction.pass))?;
    }
    let mut legal = Vec::new();
    for (seat, forced) in Seat::all(game.seats()).zip(forced) {
        let Some(forced) = forced else { continue };
        game.legal_actions(state, seat, &mut legal);
        law(legal == [forced], Law::ForcedIsAll, || format!("{seat:?}: {forced} of {legal:?}"))?;
    }
    Ok(())
}

/// Nothing that a viewer is told depends on what they do not know, now and after the same public steps.
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
        // A step that the viewer does not see may differ in the other world, if the same seat or chance makes
        // it.
        let shadow_step = if seen { step } else { random_step_like(game, &shadow, step, dice)? };
        if game.check(&shadow, shadow_step).is_err() {
            break;
        }
        law(game.sees(&shadow, shadow_step, viewer) == seen, Law::SeeingIsPublic, || {
            format!("{viewer:?}: {step}")
        })?;
        let (mut told, mut shadow_told) = (Vec::new(), Vec::new());
        game.apply_unchecked(&mut world, step, &mut told);
        game.apply_unchecked(&mut shadow, shadow_step, &mut shadow_told);
        let hear = |events: &[G::Event]| {
            let heard: Vec<_> = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
            json(&heard)
        };
        law(hear(&told) == hear(&shadow_told), Law::EventsTellNoSecrets, || {
            format!("{viewer:?}, {step}: {} or {}", hear(&told), hear(&shadow_told))
        })?;
        same_to_viewer(game, every, &world, &shadow, viewer, "a scramble played on")?;
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
        // The worlds are identical, as always in a game that hides nothing.
        return Ok(());
    }
    let (view, other_view) = (game.view(state, viewer), game.view(other, viewer));
    law(view == other_view && json(&view) == json(&other_view), Law::WorldsLookAlike, || {
        format!("{what} for {viewer:?}:\n{}\n{}", json(&view), json(&other_view))
    })?;
    law(game.waiting(state) == game.waiting(other), Law::DueIsPublic, || format!("{what}, {viewer:?}"))?;
    let public = |state| (game.winners(state), game.scores(state));
    law(public(state) == public(other), Law::ScoresArePublic, || format!("{what}, {viewer:?}"))?;
    for thing in every.things.iter().copied() {
        let (here, there) = (game.why_not(&view, thing), game.why_not(&other_view, thing));
        law(here == there, Law::WhyNotIsTheSame, || format!("{what} for {viewer:?}: {thing}"))?;
    }
    law(Asked::of(game, &view) == Asked::of(game, &other_view), Law::AskingIsTheSame, || {
        format!("{what} for {viewer:?}")
    })?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    for action in every.actions.iter().copied() {
        let check = |state| game.check(state, Step::Seat(seat, action));
        law(check(state) == check(other), Law::LegalityIsKnown, || {
            format!("{what} for {viewer:?}: {action}: {:?} or {:?}", check(state), check(other))
        })?;
    }
    Ok(())
}

/// Steps that a viewer sees and that lead to different states also lead to different views. Otherwise seeing
/// the step tells the viewer something that is hidden from them.
fn seen_is_known<G: Lawful>(game: &G, state: &G::State, viewer: Viewer) -> Result<(), Found> {
    let mut led_to: HashMap<String, (StepOf<G>, G::State)> = HashMap::new();
    for (step, _) in steps_from(game, state, game.waiting(state)) {
        if !game.sees(state, step, viewer) {
            continue;
        }
        let mut after = state.clone();
        game.apply_unchecked(&mut after, step, &mut Silence);
        let view = json(&game.view(&after, viewer));
        let (other, same) = led_to.entry(view).or_insert((step, after.clone()));
        law(*same == after, Law::SeenIsKnown, || {
            format!(
                "{viewer:?} sees \"{step}\" or \"{other}\", which lead to the same view of different states"
            )
        })?;
    }
    Ok(())
}

/// Redealing after a chance step that the viewer does not see yields the same distribution of states as
/// redealing before it and then letting chance decide. Returns false if the viewer sees the step, or if there
/// are too many sequences of rolls to enumerate.
fn redeal_follows_chance<G: Lawful>(game: &G, state: &G::State, viewer: Viewer) -> Result<bool, Found> {
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    if chances.iter().any(|(outcome, _)| game.sees(state, Step::Chance(*outcome), viewer)) {
        return Ok(false);
    }
    let chance_decides = |state: &mut G::State, dice: &mut ExploringDice<'_>| {
        let mut chances = Vec::new();
        game.chances(state, &mut chances);
        let outcome = chosen(&chances, dice.below(total_weight(&chances)));
        let outcome = outcome.expect("the roll is below the total weight");
        game.apply_unchecked(state, Step::Chance(outcome), &mut Silence);
    };
    let view = game.view(state, viewer);
    let deduced = game.deduce(&view);
    let before = distribution(state, |state, dice| {
        *state = game.deal(&view, &deduced, dice);
        chance_decides(state, dice);
        0
    });
    let mut after = state.clone();
    game.apply_unchecked(&mut after, Step::Chance(chances[0].0), &mut Silence);
    let view = game.view(&after, viewer);
    let deduced = game.deduce(&view);
    let redealt = distribution(state, |state, dice| {
        *state = game.deal(&view, &deduced, dice);
        0
    });
    let (Some(before), Some(redealt)) = (before, redealt) else { return Ok(false) };
    law(alike(&before, &redealt), Law::RedealFollowsChance, || {
        format!(
            "for {viewer:?}, {} states by chance and {} by a redeal, from {state:?}",
            before.len(),
            redealt.len()
        )
    })?;
    Ok(true)
}

/// Fused chance has the same distribution of states as stepwise chance, in as many steps. Returns false if
/// there are too many sequences of rolls to enumerate.
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
    law(alike(&fused, &stepwise), Law::FusedChanceIsTheSame, || {
        format!("{} and {} states from {state:?}", fused.len(), stepwise.len())
    })?;
    Ok(true)
}

/// Whether two distributions are equal.
fn alike<T: Eq + std::hash::Hash>(these: &HashMap<T, f64>, those: &HashMap<T, f64>) -> bool {
    let has =
        |all: &HashMap<T, f64>, one: &T, chance: &f64| (all.get(one).unwrap_or(&0.0) - chance).abs() <= 1e-9;
    these.iter().all(|(one, chance)| has(those, one, chance))
        && those.iter().all(|(one, chance)| has(these, one, chance))
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

/// The same steps from the start lead to the same state and emit the same events.
fn replay<G: Rules>(game: &G, steps: &[StepOf<G>], end: &G::State, told: &[G::Event]) -> Result<(), Found> {
    let mut state = game.start();
    let mut events = Vec::new();
    for step in steps {
        let applied = game.apply(&mut state, *step, &mut events);
        law(applied.is_ok(), Law::ReplayApplies, || format!("{step}: {applied:?}"))?;
    }
    law(state == *end && events == told, Law::ReplayIsTheSame, || format!("{state:?} instead of {end:?}"))
}
