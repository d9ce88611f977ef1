//! The views of a table that are sent to viewers, as JSON.

use contract::{Rules, Scores, Seat, SeatSet, Silence, Step, Viewer, Waiting};
use i18n::Length;
use record::SeenEntry;
use scene::{Beat, Context, Drawings, Parts, Shown};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::history::{Happening, Line, What};
use super::live_game_of::Recent;
use super::log::Log;
use super::{Decision, LiveGame, LiveGameOf, LogLine, Words};
use engine::Eyes;

/// The table as one viewer knows it.
#[derive(Serialize)]
struct Position<V> {
    waiting: String,
    due: SeatSet,
    decision: Option<Decision>,
    /// The viewer's legal actions, in notation.
    legal: Vec<String>,
    /// The viewer's draft, in notation.
    draft: Vec<String>,
    /// Pages have a scene instead.
    #[serde(flatten)]
    facts: Option<Facts<V>>,
    #[serde(flatten)]
    words: Option<PositionInWords>,
}

/// The part of it that programs use.
#[derive(Serialize)]
struct Facts<V> {
    scores: Scores,
    winners: SeatSet,
    view: V,
}

/// The part of it that consists of words and drawings.
#[derive(Debug, Serialize)]
pub(crate) struct PositionInWords {
    /// What the viewer has to do, in a sentence.
    prompt: Option<String>,
    /// What each legal action does.
    meanings: Vec<String>,
    /// The table as a page shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<Page>,
}

#[derive(Debug, Serialize)]
struct Page {
    /// The parts of the scene that the page does not have, as HTML.
    scene: Parts,
    /// For each legal action, its label on a button.
    buttons: Vec<String>,
    /// For each legal action, the things to point at to take it, in order and in notation. Empty if it has a
    /// button of its own.
    touches: Vec<Vec<String>>,
    /// For each legal action, whether it can still be undone afterwards.
    drafts: Vec<bool>,
    /// The legal action that ends the viewer's turn although they could still do something, by its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tip: Option<PageTip>,
    /// The end of the game, as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    finale: Option<String>,
}

/// Advice for beginners, which the page shows to those who want it.
#[derive(Debug, Serialize)]
struct PageTip {
    key: &'static str,
    text: String,
    things: Vec<String>,
}

/// The parts of a point in the game that are shown in addition to the view.
pub(super) struct Snapshot<'a, G: Rules> {
    pub(super) state: &'a G::State,
    pub(super) due: SeatSet,
    /// The viewer's decision.
    pub(super) decision: Option<Decision>,
    pub(super) legal: &'a [G::Action],
    pub(super) draft: &'a [G::Action],
    /// The latest events.
    pub(super) recent: Vec<&'a Happening<G>>,
    /// What happened since the viewer's own last decision.
    pub(super) since: Vec<&'a Happening<G>>,
    /// Whether everything is open.
    pub(super) is_open: bool,
    /// Whether this is the present, so that a game that is over ends here.
    pub(super) is_last: bool,
}

/// What happened, as one viewer saw it.
#[derive(Serialize)]
struct News<E> {
    since: usize,
    /// Pages have lines instead.
    #[serde(flatten)]
    heard: Option<HeardBy<E>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<Vec<String>>,
    /// The story as lines, for a page.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<LogLine>>,
    /// What a page shows one after another before the new scene.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    beats: Vec<Beat>,
}

/// What a viewer saw of what happened, as entries and events.
#[derive(Serialize)]
struct HeardBy<E> {
    entries: Vec<SeenEntry>,
    events: Vec<E>,
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what is shown can be serialised")
}

impl<G: Rules> LiveGameOf<G> {
    pub(super) fn draw_position(
        &self,
        viewer: Viewer,
        words: Option<Words<'_>>,
        shown: &mut Shown,
    ) -> Box<RawValue> {
        let own = viewer.seat().filter(|seat| self.due().contains(*seat));
        let drafted = own.map(|seat| self.draft_happenings(seat)).unwrap_or_default();
        let draft = own.and_then(|seat| self.draft(seat));
        let legal = own.map(|seat| self.legal(seat)).unwrap_or_default();
        let is_page = words.is_some_and(|words| words.page.is_some());
        let missed = if is_page { self.since_last_decision(viewer) } else { &[] };
        let moment = Snapshot {
            state: self.present(viewer),
            due: self.due(),
            decision: own.and_then(|seat| self.decision(seat)),
            legal: &legal,
            draft: draft.map_or(&[], |draft| &draft.actions),
            recent: self.latest.iter().chain(&drafted).collect(),
            since: missed.iter().chain(&drafted).collect(),
            is_open: false,
            is_last: true,
        };
        self.draw_moment(viewer, &moment, words, shown)
    }

    /// What happened since the seat last decided something, as far back as entries can be sent again. For
    /// others, the latest events.
    fn since_last_decision(&self, viewer: Viewer) -> &[Happening<G>] {
        let is_own = |line: &Line<G>| matches!(line.what, What::Act(seat, ..) if viewer.is(seat));
        let after = self.lines.iter().rposition(is_own).map(|place| place + 1);
        let last = self.lines.len() - self.latest.len();
        self.happenings_since(after.unwrap_or(last).max(self.recent.first))
    }

    /// Everything that has happened since the record had this many entries, which must be among those that can
    /// be sent again.
    fn happenings_since(&self, since: usize) -> &[Happening<G>] {
        let Recent { first, before, happenings } = &self.recent;
        let happenings = happenings.get_or_init(|| {
            let mut state = before.clone();
            (*first..self.lines.len()).map(|index| self.replay_line(index, &mut state)).collect()
        });
        &happenings[since - first..]
    }

    /// The table as it was when the record had this many entries.
    pub(super) fn draw_past(
        &self,
        eyes: Eyes,
        entries: usize,
        words: Option<Words<'_>>,
    ) -> Option<Box<RawValue>> {
        if entries > self.lines.len() {
            return None;
        }
        let mut state = self.game.start();
        let mut recent: Vec<Happening<G>> = Vec::new();
        for index in 0..entries {
            let happening = self.replay_line(index, &mut state);
            let is_decision = |happening: &Happening<G>| matches!(happening.line.what, What::Act(..));
            if is_decision(&happening) && recent.last().is_some_and(|last| !is_decision(last)) {
                recent.clear();
            }
            recent.push(happening);
        }
        let due = match self.game.waiting(&state) {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let recent: Vec<_> = recent.iter().collect();
        let (since, is_open) = (recent.clone(), eyes == Eyes::Open);
        let moment = Snapshot {
            state: &state,
            due,
            decision: None,
            legal: &[],
            draft: &[],
            recent,
            since,
            is_open,
            is_last: false,
        };
        Some(self.draw_moment(eyes.viewer(), &moment, words, &mut Shown::default()))
    }

    fn draw_moment(
        &self,
        viewer: Viewer,
        moment: &Snapshot<'_, G>,
        words: Option<Words<'_>>,
        shown: &mut Shown,
    ) -> Box<RawValue> {
        let game = &*self.game;
        let view = game.view(moment.state, viewer);
        let is_page = words.is_some_and(|words| words.page.is_some());
        let words = words.map(|words| self.say_moment(viewer, &view, moment, words, shown));
        let facts = || Facts { scores: game.scores(moment.state), winners: game.winners(moment.state), view };
        raw(&Position {
            waiting: game.waiting(moment.state).to_string(),
            due: moment.due,
            decision: moment.decision,
            legal: moment.legal.iter().map(ToString::to_string).collect(),
            draft: moment.draft.iter().map(ToString::to_string).collect(),
            facts: (!is_page).then(facts),
            words,
        })
    }

    /// The words and drawings of a point in the game.
    pub(super) fn say_moment(
        &self,
        viewer: Viewer,
        view: &G::View,
        moment: &Snapshot<'_, G>,
        words: Words<'_>,
        shown: &mut Shown,
    ) -> PositionInWords {
        let game = &*self.game;
        let asked = viewer.seat().filter(|seat| moment.due.contains(*seat)).or(moment.due.first());
        let meaning = |action: &G::Action| {
            self.kit.words.action(game, view, *action, Length::Long, words.teller(viewer))
        };
        PositionInWords {
            prompt: asked.map(|seat| self.kit.words.prompt(game, view, seat, words.teller(viewer))),
            meanings: moment.legal.iter().map(meaning).collect(),
            page: words.page.map(|assets| self.draw_page(viewer, view, moment, words, assets, shown)),
        }
    }

    fn draw_page(
        &self,
        viewer: Viewer,
        view: &G::View,
        moment: &Snapshot<'_, G>,
        words: Words<'_>,
        assets: &str,
        shown: &mut Shown,
    ) -> Page {
        let game = &*self.game;
        let legal = moment.legal;
        let heard = |happenings: &[&Happening<G>]| -> Vec<G::Event> {
            happenings.iter().flat_map(|happening| happening.heard(game, viewer)).collect()
        };
        let (recent, since) = (heard(&moment.recent), heard(&moment.since));
        let all = Seat::all(game.seats()).filter(|_| moment.is_open);
        let open: Vec<G::View> = all.map(|seat| game.view(moment.state, Viewer::Seat(seat))).collect();
        let drawings = Drawings::after(shown);
        let context = Context {
            words: self.kit.words,
            teller: words.teller(viewer),
            viewer,
            due: moment.due,
            scores: game.scores(moment.state),
            winners: game.winners(moment.state),
            legal,
            draft: moment.draft,
            recent: &recent,
            since: &since,
            open: &open,
            assets,
            drawings: &drawings,
        };
        let touches = |action: &G::Action| {
            self.kit
                .scene
                .touches(game, view, *action)
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<String>>()
        };
        let scene = self.kit.scene.draw(game, view, &context);
        let tip = self.draw_tip(view, &context);
        let buttons = legal.iter().map(|action| context.short(game, view, *action)).collect();
        let drafts: Vec<bool> =
            legal.iter().map(|action| self.stays_a_draft(viewer, moment.state, *action)).collect();
        let is_over = moment.is_last && game.waiting(moment.state) == Waiting::Nobody;
        let finale = is_over.then(|| self.draw_finale(view, &context));
        let ends =
            legal.iter().zip(&drafts).position(|(action, stays)| !stays && self.kit.scene.ends(*action));
        Page {
            scene: Parts::new_to(shown, &scene, drawings),
            buttons,
            touches: legal.iter().map(touches).collect(),
            drafts,
            ends: ends.filter(|_| legal.len() > 1),
            tip,
            finale,
        }
    }

    fn draw_tip(&self, view: &G::View, context: &Context<'_, G>) -> Option<PageTip> {
        let tip = self.kit.scene.tip(&self.game, view, context).filter(|_| !context.legal.is_empty())?;
        let things = tip.things.iter().map(ToString::to_string).collect();
        Some(PageTip { key: tip.key, text: tip.text, things })
    }

    /// Whether an action leaves the viewer as the only one to decide.
    fn stays_a_draft(&self, viewer: Viewer, state: &G::State, action: G::Action) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        let mut after = state.clone();
        self.game.apply_unchecked(&mut after, Step::Seat(seat, action), &mut Silence);
        self.stays_with(seat, &after)
    }

    /// The happenings in the seat's draft.
    fn draft_happenings(&self, seat: Seat) -> Vec<Happening<G>> {
        let mut state = self.state.clone();
        let actions = self.draft(seat).into_iter().flat_map(|draft| &draft.actions);
        actions
            .map(|action| {
                let line = Line { what: What::Act(seat, *action, record::Actor::Player), at: 0 };
                Happening::make(&*self.game, &mut state, line)
            })
            .collect()
    }

    pub(super) fn tell_news(
        &self,
        viewer: Viewer,
        since: usize,
        words: Option<Words<'_>>,
    ) -> Option<Box<RawValue>> {
        let entries = self.lines.len();
        if since > entries {
            return None;
        }
        if since < self.recent.first {
            return None;
        }
        let log = words.map(|words| self.tell_log(Eyes::Viewer(viewer), since, self.state_at(since), words));
        let Log { lines, beats } = log.unwrap_or_default();
        if words.is_some_and(|words| words.page.is_some()) {
            return Some(raw(&News::<G::Event> {
                since,
                heard: None,
                story: None,
                lines: Some(lines),
                beats,
            }));
        }
        let told = || lines.into_iter().flat_map(|line| line.sentences).collect();
        let is_last_batch = since + self.latest.len() == entries;
        let happenings = if is_last_batch { &self.latest } else { self.happenings_since(since) };
        let heard = Some(self.heard_by(viewer, happenings));
        Some(raw(&News { since, heard, story: words.map(|_| told()), lines: None, beats }))
    }

    pub(super) fn tell_draft(&self, seat: Seat, words: Option<Words<'_>>) -> Box<RawValue> {
        let since = self.lines.len();
        if words.is_some_and(|words| words.page.is_some()) {
            let (heard, story, lines, beats) = (None, None, None, Vec::new());
            return raw(&News::<G::Event> { since, heard, story, lines, beats });
        }
        let HeardBy { events, .. } = self.heard_by(Viewer::Seat(seat), &self.draft_happenings(seat));
        let story =
            words.map(|words| self.kit.words.story(&self.game, &events, words.teller(Viewer::Seat(seat))));
        let heard = Some(HeardBy { entries: Vec::new(), events });
        raw(&News { since, heard, story, lines: None, beats: Vec::new() })
    }

    fn heard_by(&self, viewer: Viewer, happenings: &[Happening<G>]) -> HeardBy<G::Event> {
        let entries = happenings.iter().map(|happening| happening.seen(viewer)).collect();
        let events = happenings.iter().flat_map(|happening| happening.heard(&self.game, viewer)).collect();
        HeardBy { entries, events }
    }

    /// The state when the record had this many entries, which must be among those that can be sent again.
    pub(super) fn state_at(&self, entries: usize) -> G::State {
        if let Some(before) = &self.before_latest
            && entries + self.latest.len() == self.lines.len()
        {
            return (**before).clone();
        }
        let mut state = self.recent.before.clone();
        (self.recent.first..entries).for_each(|index| {
            self.replay_line(index, &mut state);
        });
        state
    }
}
