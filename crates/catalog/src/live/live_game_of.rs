//! The game at a table, with the drafts of the seats that are deciding.

use std::sync::{Arc, OnceLock};

use bots::{Bot, BotName};
use contract::{
    Dealer, MAX_SEATS, Rule, Rules, Seat, SeatSet, Seed, Silence, Step, Unreadable, Verdict, Viewer, Waiting,
};
use i18n::{Names, Texts};
use record::{
    Actor, Ended, Entropy, Entry, GameResult, Header, Proof, Record, SeatCopy, SeenEntry, VoidAttempt, to_hex,
};
use scene::Shown;
use serde_json::value::RawValue;

use super::history::{Happening, Line, What, held, let_chance_decide, play_held};
use super::{
    Acted, Batch, Decision, Heading, Job, LiveGame, LiveSetup, LogLine, NotDone, Reaction, Thought, Words,
};
use crate::advise::{AdviceEffort, AdviceReport};
use crate::kit::Kit;
use crate::why::{Why, why_in_view};
use engine::Eyes;
use engine::Fault;
use engine::PROGRAM;
use engine::content_digest;
use engine::{Replay, at_entry};

/// At least this many entries can be sent again to somebody who was away for a moment.
const RECENT: usize = 64;

/// A game that is being played.
pub(crate) struct LiveGameOf<G: Rules> {
    pub(super) kit: &'static Kit<G>,
    pub(super) game: Arc<G>,
    table: String,
    seed: Seed,
    entropy: Entropy,
    void: Vec<VoidAttempt>,
    dealer: Dealer,
    /// Everything that has been committed.
    pub(super) lines: Vec<Line<G>>,
    pub(super) state: G::State,
    /// The decision of each seat that is due.
    asked: [Decision; MAX_SEATS],
    drafts: Vec<Draft<G>>,
    /// The bots that are due, with what they remember of their turn.
    pub(super) bots: Vec<(Seat, BotName, Box<dyn Bot<G>>)>,
    pub(super) recent: Recent<G>,
    /// The result of the last batch.
    pub(super) latest: Vec<Happening<G>>,
    /// The state before the last batch. Only pages need it, so it is kept only if there are any.
    pub(super) before_latest: Option<Box<G::State>>,
    pending: Option<Box<Pending<G>>>,
}

/// The point from which entries can be sent again.
pub(super) struct Recent<G: Rules> {
    /// The number of the first entry that can be sent again.
    pub(super) first: usize,
    /// The state before it.
    pub(super) before: G::State,
    /// Everything that has happened from there on. Only pages need it, so it is worked out when the first one asks.
    pub(super) happenings: OnceLock<Vec<Happening<G>>>,
}

/// A seat's steps that nobody else knows about.
pub(super) struct Draft<G: Rules> {
    pub(super) seat: Seat,
    pub(super) actions: Vec<G::Action>,
    /// The state after them.
    pub(super) state: G::State,
}

/// A batch that takes effect as soon as it is on disk.
struct Pending<G: Rules> {
    dealer: Dealer,
    state: G::State,
    happenings: Vec<Happening<G>>,
}

/// The seats that are due in a state.
fn due_in<G: Rules>(game: &G, state: &G::State) -> SeatSet {
    match game.waiting(state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// The seats whose decision is the same after a batch as before it: all that were and still are due, except
/// the one that made the batch. None if something was undone.
fn kept_questions<G: Rules>(batch: &[Line<G>], due_before: SeatSet, due: SeatSet) -> SeatSet {
    if batch.iter().any(|line| matches!(line.what, What::Undo(_))) {
        return SeatSet::EMPTY;
    }
    let actor = batch.iter().find_map(|line| match line.what {
        What::Act(seat, ..) => Some(seat),
        _ => None,
    });
    due_before.iter().filter(|seat| due.contains(*seat) && actor != Some(*seat)).collect()
}

impl<G: Rules> LiveGameOf<G> {
    /// Creates a game with what has happened so far, which is nothing at a new table.
    pub(crate) fn new(
        kit: &'static Kit<G>,
        game: Arc<G>,
        setup: &LiveSetup,
        batches: &[&[Entry]],
    ) -> Result<LiveGameOf<G>, Fault> {
        let mut replay = Replay::new(&*game);
        let mut lines: Vec<Line<G>> = Vec::with_capacity(batches.iter().map(|batch| batch.len()).sum());
        let mut rolls = 0;
        let mut asked = [Decision { since: 0, edits: 0 }; MAX_SEATS];
        for batch in batches {
            let (first, due_before) = (lines.len(), due_in(&*game, replay.state()));
            for entry in *batch {
                let fault = |fault: Fault| at_entry(lines.len(), 0, &fault);
                let line = Line::of(entry, Replay::<G>::read(entry).map_err(fault)?);
                replay.play(entry, &mut Silence).map_err(fault)?;
                lines.push(line);
                rolls += u64::from(matches!(entry, Entry::Chance { .. }));
            }
            let kept = kept_questions(&lines[first..], due_before, due_in(&*game, replay.state()));
            for seat in Seat::all(game.seats()).filter(|seat| !kept.contains(*seat)) {
                asked[seat.index()].since = lines.len();
            }
        }
        let state = replay.into_state();
        let dealer = Dealer::new(&setup.seed, &setup.entropy.texts(), &setup.table).resumed_at(rolls);
        let entries = lines.len();
        Ok(LiveGameOf {
            kit,
            game,
            table: setup.table.clone(),
            seed: setup.seed.clone(),
            entropy: setup.entropy.clone(),
            void: setup.void.clone(),
            dealer,
            lines,
            asked,
            drafts: Vec::new(),
            bots: Vec::new(),
            recent: Recent { first: entries, before: state.clone(), happenings: OnceLock::new() },
            latest: Vec::new(),
            before_latest: None,
            state,
            pending: None,
        })
    }

    pub(super) fn draft(&self, seat: Seat) -> Option<&Draft<G>> {
        self.drafts.iter().find(|draft| draft.seat == seat)
    }

    /// The state from the viewer's point of view: with their own draft and nobody else's.
    pub(super) fn present(&self, viewer: Viewer) -> &G::State {
        let draft = viewer.seat().and_then(|seat| self.draft(seat));
        draft.map_or(&self.state, |draft| &draft.state)
    }

    /// What the seat may do now. Empty if it is not due.
    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.due().contains(seat) {
            self.game.legal_actions(self.present(Viewer::Seat(seat)), seat, &mut actions);
        }
        actions
    }

    /// Whether the seat is still the only one to decide in a state that its draft leads to: nobody else has
    /// become due.
    pub(super) fn stays_with(&self, seat: Seat, state: &G::State) -> bool {
        match self.game.waiting(state) {
            Waiting::Seats(seats) => seats.contains(seat) && seats.is_within(self.due()),
            _ => false,
        }
    }

    /// Checks that the answer is to the seat's current decision.
    fn answered(&self, seat: Seat, decision: Decision) -> Result<(), NotDone> {
        match self.decision(seat) {
            None if self.waiting() == Waiting::Nobody => Err(NotDone::Over),
            None => Err(NotDone::NotDue),
            Some(asked) if asked != decision => Err(NotDone::Stale),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn pend(&mut self, lines: impl Iterator<Item = Line<G>>, at: u64) -> Batch {
        let mut state = self.state.clone();
        let mut dealer = self.dealer.clone();
        let mut happenings: Vec<Happening<G>> =
            lines.map(|line| Happening::make(&*self.game, &mut state, line)).collect();
        let_chance_decide(&*self.game, &mut state, &mut dealer, at, &mut happenings);
        self.pend_happened(Pending { dealer, state, happenings })
    }

    /// Prepares what others have done from here on.
    fn follow(&self, entries: &[Entry]) -> Result<Pending<G>, Fault> {
        let mut state = self.state.clone();
        let mut dealer = self.dealer.clone();
        let mut happenings: Vec<Happening<G>> = Vec::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            let fault = |fault: Fault| at_entry(self.lines.len() + index, 0, &fault);
            let line = Line::of(entry, Replay::<G>::read(entry).map_err(fault)?);
            if let Some(step) = line.step() {
                self.game.check(&state, step).map_err(|refusal| fault(Fault::refused(refusal)))?;
            }
            if let What::Chance(_, roll) = line.what {
                dealer.roll(roll.total);
            }
            happenings.push(Happening::make(&*self.game, &mut state, line));
            if let What::Undo(_) = line.what {
                let new = happenings.iter().map(|happening| happening.line);
                let lines: Vec<Line<G>> = self.lines.iter().copied().chain(new).collect();
                state = play_held(&*self.game, &held(&lines), &mut Silence);
            }
        }
        Ok(Pending { dealer, state, happenings })
    }

    fn pend_happened(&mut self, pending: Pending<G>) -> Batch {
        let entries = pending.happenings.iter().map(|happening| happening.line.entry()).collect();
        self.pending = Some(Box::new(pending));
        Batch { number: self.lines.len(), entries }
    }

    /// Keeps the drafts of seats whose decision is unchanged. Other seats have a new decision.
    fn ask_anew(&mut self, first: usize, due_before: SeatSet) {
        let due = self.due();
        let kept = kept_questions(&self.lines[first..], due_before, due);
        for draft in std::mem::take(&mut self.drafts) {
            if !kept.contains(draft.seat) {
                continue;
            }
            let mut state = self.state.clone();
            let replayed = draft.actions.iter().try_for_each(|action| {
                self.game.apply(&mut state, Step::Seat(draft.seat, *action), &mut Silence)
            });
            match replayed {
                Ok(()) if self.stays_with(draft.seat, &state) => {
                    self.drafts.push(Draft { state, ..draft });
                }
                // The decision is the same, but the answer has to start again.
                _ => self.asked[draft.seat.index()].edits += 1,
            }
        }
        for seat in Seat::all(self.game.seats()).filter(|seat| !kept.contains(*seat)) {
            self.asked[seat.index()] = Decision { since: self.lines.len(), edits: 0 };
        }
        self.bots.retain(|(seat, ..)| due.contains(*seat));
    }

    /// Keeps the point from which entries can be sent again from falling too far behind.
    fn forget_old(&mut self) {
        if self.lines.len() - self.recent.first < 2 * RECENT {
            return;
        }
        // The latest entries can be sent again in any case, however many there are.
        let first = self.lines.len() - RECENT.max(self.latest.len());
        if first <= self.recent.first {
            return;
        }
        let before = self.state_at(first);
        let happenings = self.recent.happenings.take().map(|mut happenings| {
            happenings.drain(..first - self.recent.first);
            OnceLock::from(happenings)
        });
        self.recent = Recent { first, before, happenings: happenings.unwrap_or_default() };
    }

    /// Advances a state from before a line to after it.
    pub(super) fn replay_line(&self, index: usize, state: &mut G::State) -> Happening<G> {
        let line = self.lines[index];
        let happening = Happening::make(&*self.game, state, line);
        if let What::Undo(_) = line.what {
            *state = play_held(&*self.game, &held(&self.lines[..=index]), &mut Silence);
        }
        happening
    }

    fn result_in(&self, state: &G::State) -> GameResult {
        GameResult {
            scores: self.game.scores(state).to_vec(),
            winners: self.game.winners(state).iter().collect(),
        }
    }

    fn header(&self, heading: &Heading) -> Header {
        let (starfry, format) = Header::kind_and_format(&self.entropy);
        Header {
            starfry,
            format,
            program: heading.program.clone().unwrap_or_else(|| PROGRAM.into()),
            game: G::NAME.into(),
            rules: self.game.edition().number(),
            content: content_digest::<G>(self.game.content()),
            options: serde_json::to_value(self.game.options()).expect("options are plain data"),
            seats: heading.players.clone(),
            table: self.table.clone(),
            seed_hash: to_hex(&self.seed.hash()),
            entropy: self.entropy.clone(),
            void: self.void.clone(),
            started: heading.started,
        }
    }
}

impl<G: Rules> LiveGame for LiveGameOf<G> {
    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn entries(&self) -> usize {
        self.lines.len()
    }

    fn waiting(&self) -> Waiting {
        self.game.waiting(&self.state)
    }

    fn result(&self) -> GameResult {
        self.result_in(&self.state)
    }

    fn outlook(&self) -> Option<(Waiting, GameResult)> {
        let state = &self.pending.as_ref()?.state;
        Some((self.game.waiting(state), self.result_in(state)))
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        self.due().contains(seat).then(|| self.asked[seat.index()])
    }

    fn drafted(&self, seat: Seat) -> usize {
        self.draft(seat).map_or(0, |draft| draft.actions.len())
    }

    fn begin(&mut self, at: u64) -> Option<Batch> {
        (self.waiting() == Waiting::Chance).then(|| self.pend(std::iter::empty(), at))
    }

    fn act(
        &mut self,
        seat: Seat,
        decision: Decision,
        actions: &[String],
        by: Actor,
        at: u64,
    ) -> Result<Acted, NotDone> {
        self.answered(seat, decision)?;
        let actions: Vec<G::Action> =
            actions.iter().map(|text| text.parse()).collect::<Result<_, _>>().map_err(NotDone::Unknown)?;
        let Some(last) = actions.len().checked_sub(1) else { return Err(NotDone::Nothing) };
        let mut state = self.present(Viewer::Seat(seat)).clone();
        let mut hands_over = false;
        for (place, action) in actions.iter().enumerate() {
            let applied = self.game.apply(&mut state, Step::Seat(seat, *action), &mut Silence);
            applied.map_err(|refusal| NotDone::Illegal { place, refusal })?;
            hands_over = !self.stays_with(seat, &state);
            if hands_over && place < last {
                return Err(NotDone::HandsOver { place });
            }
        }
        let drafted = self.draft(seat).map(|draft| draft.actions.clone()).unwrap_or_default();
        let actions: Vec<G::Action> = drafted.into_iter().chain(actions).collect();
        if hands_over {
            let lines = actions.into_iter().map(|action| Line { what: What::Act(seat, action, by), at });
            return Ok(Acted::Pending(self.pend(lines, at)));
        }
        self.drafts.retain(|draft| draft.seat != seat);
        self.drafts.push(Draft { seat, actions, state });
        self.asked[seat.index()].edits += 1;
        Ok(Acted::Drafted)
    }

    fn would_hand_over(&self, seat: Seat, actions: &[String]) -> bool {
        let mut state = self.present(Viewer::Seat(seat)).clone();
        let made = actions.iter().try_for_each(|action| {
            let action = action.parse().map_err(|_| ())?;
            self.game.apply(&mut state, Step::Seat(seat, action), &mut Silence).map_err(|_| ())
        });
        made.is_err() || !self.stays_with(seat, &state)
    }

    fn step_back(&mut self, seat: Seat, decision: Decision, steps: usize) -> Result<(), NotDone> {
        self.answered(seat, decision)?;
        let place = self.drafts.iter().position(|draft| draft.seat == seat).ok_or(NotDone::NoDraft)?;
        let mut draft = self.drafts.swap_remove(place);
        let steps = if steps == 0 { draft.actions.len() } else { steps };
        draft.actions.truncate(draft.actions.len().saturating_sub(steps));
        self.asked[seat.index()].edits += 1;
        if !draft.actions.is_empty() {
            draft.state = self.state.clone();
            for action in &draft.actions {
                self.game.apply_unchecked(&mut draft.state, Step::Seat(seat, *action), &mut Silence);
            }
            self.drafts.push(draft);
        }
        Ok(())
    }

    fn say(&mut self, word: &str, at: u64) -> Result<Batch, NotDone> {
        let word: G::Word = word.parse().map_err(NotDone::Unknown)?;
        self.game
            .check(&self.state, Step::Table(word))
            .map_err(|refusal| NotDone::Illegal { place: 0, refusal })?;
        Ok(self.pend(std::iter::once(Line { what: What::Word(word), at }), at))
    }

    fn may_say(&self, word: &str) -> bool {
        let word = word.parse::<G::Word>();
        word.is_ok_and(|word| self.game.check(&self.state, Step::Table(word)).is_ok())
    }

    fn offer(&mut self, seat: Seat, promise: &str, at: u64) -> Result<(Batch, usize), Fault> {
        self.make_offer(seat, promise, at)
    }

    fn judge_offer(&self, step: usize, seat: Seat, promise: &str) -> Option<Verdict> {
        self.judged(step, seat, promise).map(|(_, verdict)| verdict)
    }

    fn settle_offer(&mut self, seat: Seat, verdict: Verdict, at: u64) -> Option<Batch> {
        let word = self.kit.promises?.word(seat, verdict)?;
        self.say(&word.to_string(), at).ok()
    }

    fn tell_offer(
        &self,
        step: usize,
        seat: Seat,
        promise: &str,
        verdict: Verdict,
        words: Words<'_>,
    ) -> Option<String> {
        let (pledge, _) = self.judged(step, seat, promise)?;
        Some(self.kit.words.promise(&self.game, &pledge, verdict, words.teller(Viewer::Spectator)))
    }

    fn undo_to(&mut self, step: usize, at: u64) -> Result<Batch, NotDone> {
        let mut held = held(&self.lines);
        let is_held = step == 0 || held.iter().any(|(number, _)| *number == step);
        // Whether anything would be undone is decided by the steps, because whether the state would differ
        // may be a secret.
        let is_last = held.last().is_none_or(|(number, _)| *number <= step);
        held.retain(|(number, _)| *number <= step);
        let state = play_held(&*self.game, &held, &mut Silence);
        let somebody_decides = matches!(self.game.waiting(&state), Waiting::Seats(_));
        if !is_held || !somebody_decides || is_last {
            return Err(NotDone::NoSuchStep);
        }
        let line = Line { what: What::Undo(step), at };
        let happening = Happening::make(&*self.game, &mut state.clone(), line);
        let dealer = self.dealer.clone();
        Ok(self.pend_happened(Pending { dealer, state, happenings: vec![happening] }))
    }

    fn before_last_decision(&self, seat: Seat) -> Option<usize> {
        let held = held(&self.lines);
        let decides =
            |step: &Step<G::Action, G::Outcome, G::Word>| matches!(step, Step::Seat(by, _) if *by == seat);
        let last = held.iter().rposition(|(_, step)| decides(step))?;
        // A draft was one decision, so its steps are undone together.
        let first = held[..last].iter().rposition(|(_, step)| !decides(step)).map_or(0, |place| place + 1);
        Some(first.checked_sub(1).map_or(0, |place| held[place].0))
    }

    fn keep(&mut self) {
        let Some(Pending { dealer, state, happenings }) = self.pending.take().map(|pending| *pending) else {
            return;
        };
        let due_before = self.due();
        let first = self.lines.len();
        self.lines.extend(happenings.iter().map(|happening| happening.line));
        let before = std::mem::replace(&mut self.state, state);
        self.before_latest = None;
        if let Some(recent) = self.recent.happenings.get_mut() {
            recent.extend(happenings.iter().cloned());
            self.before_latest = Some(Box::new(before));
        }
        self.dealer = dealer;
        self.latest = happenings;
        self.ask_anew(first, due_before);
        self.forget_old();
    }

    fn drafted_actions(&self, seat: Seat) -> Vec<String> {
        self.draft(seat)
            .map_or_else(Vec::new, |draft| draft.actions.iter().map(ToString::to_string).collect())
    }

    fn restore_draft(&mut self, seat: Seat, decision: Decision, actions: &[String]) -> bool {
        let is_newer = |asked: Decision| asked.since == decision.since && asked.edits < decision.edits;
        if !self.decision(seat).is_some_and(is_newer) {
            return false;
        }
        let mut state = self.state.clone();
        let replayed: Result<Vec<G::Action>, ()> = actions
            .iter()
            .map(|text| {
                let action = text.parse().map_err(|_| ())?;
                self.game.apply(&mut state, Step::Seat(seat, action), &mut Silence).map_err(|_| ())?;
                if self.stays_with(seat, &state) { Ok(action) } else { Err(()) }
            })
            .collect();
        self.drafts.retain(|draft| draft.seat != seat);
        self.asked[seat.index()].edits = decision.edits;
        if let Some(actions) = replayed.ok().filter(|actions| !actions.is_empty()) {
            self.drafts.push(Draft { seat, actions, state });
        }
        true
    }

    fn catch_up(&mut self, entries: &[Entry]) -> Result<(), Fault> {
        self.pending = Some(Box::new(self.follow(entries)?));
        self.keep();
        Ok(())
    }

    fn drop_pending(&mut self) {
        self.pending = None;
    }

    fn position_with(&self, viewer: Viewer, words: Option<Words<'_>>, shown: &mut Shown) -> Box<RawValue> {
        self.draw_position(viewer, words, shown)
    }

    fn moment(&self, eyes: Eyes, entries: usize, words: Option<Words<'_>>) -> Option<Box<RawValue>> {
        self.draw_past(eyes, entries, words)
    }

    fn until(&self, entries: usize) -> Option<(Vec<Entry>, SeatSet)> {
        let lines = self.lines.get(..entries)?;
        let state = play_held(&*self.game, &held(lines), &mut Silence);
        let Waiting::Seats(due) = self.game.waiting(&state) else { return None };
        Some((lines.iter().map(Line::entry).collect(), due))
    }

    fn news(&self, viewer: Viewer, since: usize, words: Option<Words<'_>>) -> Option<Box<RawValue>> {
        self.tell_news(viewer, since, words)
    }

    fn draft_news(&self, seat: Seat, words: Option<Words<'_>>) -> Box<RawValue> {
        self.tell_draft(seat, words)
    }

    fn tally(&self, viewer: Viewer, words: Words<'_>) -> String {
        self.draw_tally(viewer, words)
    }

    fn closeup(&self, viewer: Viewer, thing: &str, words: Words<'_>) -> Result<Option<String>, Unreadable> {
        Ok(self.draw_closeup(viewer, thing.parse()?, words))
    }

    fn log(&self, eyes: Eyes, words: Words<'_>) -> Vec<LogLine> {
        self.tell_log(eyes, 0, self.game.start(), words).lines
    }

    fn seen(&self, viewer: Viewer, since: usize) -> Vec<SeenEntry> {
        let mut state = self.game.start();
        let seen = (0..self.lines.len()).map(|index| self.replay_line(index, &mut state).seen(viewer));
        seen.skip(since).collect()
    }

    fn why(&self, viewer: Viewer, what: Option<&str>, words: Words<'_>) -> Result<Vec<Why>, Fault> {
        let view = self.game.view(self.present(viewer), viewer);
        why_in_view(&*self.game, self.kit.words, &view, viewer.seat(), what, words.teller(viewer))
    }

    fn odds(&self, viewer: Viewer) -> Job<serde_json::Value> {
        self.work_out_odds(viewer)
    }

    fn advise(
        &self,
        seat: Seat,
        thinking: AdviceEffort,
        texts: &'static Texts,
        names: Names,
    ) -> Option<Job<Result<AdviceReport, Fault>>> {
        self.work_out_advice(seat, thinking, texts, names)
    }

    fn think(&mut self, seat: Seat, bot: &BotName, seed: u64) -> Option<Job<Thought>> {
        self.let_think(seat, bot, seed)
    }

    fn remember(&mut self, thought: Thought) {
        self.take_back_bot(thought);
    }

    fn only_action(&self, seat: Seat) -> Option<String> {
        match self.legal(seat).as_slice() {
            [only] => Some(only.to_string()),
            _ => None,
        }
    }

    fn forced_action(&self, seat: Seat) -> Option<String> {
        let forced = self.game.forced(&self.game.view(&self.state, Viewer::Spectator), seat);
        forced.map(|action| action.to_string())
    }

    fn any_action(&self, seat: Seat) -> Option<String> {
        self.legal(seat).first().map(ToString::to_string)
    }

    fn reaction(&self, seat: Seat) -> Option<Reaction> {
        let viewer = Viewer::Seat(seat);
        let reaction = self.game.reaction(&self.game.view(self.present(viewer), viewer), seat)?;
        let contract::Reaction { pass, window, is_target } = reaction;
        Some(Reaction { pass: pass.to_string(), window, is_target })
    }

    fn attack(&self) -> Option<u64> {
        let view = self.game.view(&self.state, Viewer::Spectator);
        Seat::all(self.game.seats()).find_map(|seat| Some(self.game.reaction(&view, seat)?.window))
    }

    fn silence(&self) -> Option<&'static Rule> {
        self.game.silence(&self.game.view(&self.state, Viewer::Spectator))
    }

    fn seat_copy(&self, viewer: Viewer, heading: &Heading) -> SeatCopy {
        SeatCopy::of(self.header(heading), viewer.seat(), self.seen(viewer, 0))
    }

    fn record(&self, heading: &Heading, ended: Ended, proof: Option<Proof>) -> Record {
        let entries = self.lines.iter().map(Line::entry).collect();
        Record { header: self.header(heading), entries, ended, proof }
    }
}

impl<'a> Words<'a> {
    /// A teller for a viewer in these words.
    pub(super) fn teller(self, viewer: Viewer) -> i18n::Teller<'a> {
        i18n::Teller::new(self.texts, self.names).to(viewer)
    }
}
