//! Tests that the conformance suite finds faults: the toy game with one flaw at a time, at least one for
//! every law.

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize, Serializer};

use contract::conformance::{Breach, Law, Lawful, Plan, check, check_arranged, check_where};
use contract::{
    ContentFault, Dice, Edition, Misarranged, NoOptions, OptionInfo, Reaction, Refusal, Rule, Rules, Scores,
    Seat, SeatSet, Sink, Step, StepOf, Unreadable, Viewer, Waiting, chosen, total_weight,
};
use higher::{Action, Drawn, Event, Higher, Phase, State, View};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    None,
    HasTooManySeats,
    WritesWhatItCannotRead,
    WritesLooseSpaces,
    ForgetsAnAction,
    ListsAnActionTwice,
    ChangesTheOrder,
    /// In a position that random games do not reach, the list contains a different card from the one the
    /// predicate allows.
    NamesAnotherCardInARarePosition,
    EverybodyMayStay,
    SaysAWordThatItRefuses,
    WaitsForASilentTable,
    AcceptsWhatItRefuses,
    ChangesWhenItRefuses,
    RefusesByAnUnknownRule,
    ExplainsByAnUnknownRule,
    RefusesWhatItAllows,
    ChangesMoreWhenItChecks,
    StartsElsewhereTheSecondTime,
    RemembersTheFirstGame,
    GivesNoWeight,
    GivesTooMuchWeight,
    ForgetsAnOutcome,
    WaitsForNoOutcome,
    LoadsTheDice,
    NeverEnds,
    NobodyWins,
    NobodyBegan,
    ForgetsAScore,
    DoublesACard,
    MiscountsForSpectators,
    ForgetsTheArrangement,
    WritesAnArrangementItCannotRead,
    RefusesEveryArrangement,
    ShowsAHand,
    ForgetsTheOwnHand,
    TheHighestCardShowsFirst,
    ScoresWhatIsHidden,
    ExplainsWhatIsHidden,
    SilencesByWhatIsHidden,
    SilencesWhoHolds,
    SilencesByAnUnknownRule,
    PassesOutOfTurn,
    ForcesOutOfTurn,
    AllowsByWhatIsHidden,
    ShowsDrawsByWhatIsHidden,
    ShowsEveryDraw,
    TellsADraw,
    SeatsForgetWhatIsAway,
    DealsOneCardTooFew,
    DealsACardThatDoesNotExist,
    DealsTheSameEveryTime,
    FavoursTheLowestCard,
}

/// The toy game with a flaw, and with one of several registries of rules.
struct Flawed<const REGISTRY: usize = 0> {
    game: Higher,
    flaw: Flaw,
    starts: AtomicU32,
}

impl<const REGISTRY: usize> Flawed<REGISTRY> {
    fn new(seats: u8, flaw: Flaw) -> Self {
        Flawed { game: Higher::new(HIGHEST, NoOptions {}, seats).unwrap(), flaw, starts: AtomicU32::new(0) }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// The state as the flawed game understands it.
    fn taken<'a>(&self, state: &'a State) -> Cow<'a, State> {
        if let (Flaw::TheHighestCardShowsFirst, Phase::Show(_)) = (self.flaw, state.phase) {
            let highest = Seat::all(self.seats()).max_by_key(|seat| state.hands[seat.index()]);
            return Cow::Owned(State { phase: Phase::Show(highest.unwrap()), ..state.clone() });
        }
        Cow::Borrowed(state)
    }

    /// Whether the seat after this one holds a low card.
    fn is_barred(&self, state: &State, seat: Seat) -> bool {
        let neighbour = state.hands.get(seat.next(self.seats()).index());
        self.has(Flaw::AllowsByWhatIsHidden) && neighbour.is_some_and(|card| *card < HIGHEST / 2)
    }
}

/// Dice that roll the same number every time.
struct Loaded;

impl Dice for Loaded {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// The highest card.
const HIGHEST: u8 = 12;

static UNKNOWN: Rule = Rule::new("higher.unknown", &[]);
static STRANGE: Rule = Rule::new("lower.strange", &[]);
static TWIN: Rule = Rule::new("higher.twin", &[]);

/// A word of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Hush;

impl fmt::Display for Hush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hush")
    }
}

impl FromStr for Hush {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Hush, Unreadable> {
        if text == "hush" { Ok(Hush) } else { Err(Unreadable::new(text, "hush")) }
    }
}

/// Something to point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Thing {
    Of(Action),
    Loose,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Of(action) => action.fmt(f),
            Thing::Loose => f.write_str(" loose"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Thing, Unreadable> {
        if text == " loose" { Ok(Thing::Loose) } else { text.parse().map(Thing::Of) }
    }
}

/// An arrangement with a field that is not serialised.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Arranged {
    state: State,
    #[serde(skip)]
    is_secret: bool,
}

/// A view with a field that is neither compared nor serialised.
#[derive(Clone, Debug)]
struct Peek {
    view: View,
    secret: u8,
}

impl PartialEq for Peek {
    fn eq(&self, other: &Peek) -> bool {
        self.view == other.view
    }
}

impl Eq for Peek {}

impl Hash for Peek {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.view.hash(hasher);
    }
}

impl Serialize for Peek {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.view.serialize(serializer)
    }
}

/// The step for the flawless game, whose table says no words.
fn plain(step: Step<Action, Drawn, Hush>) -> Option<StepOf<Higher>> {
    match step {
        Step::Seat(seat, action) => Some(Step::Seat(seat, action)),
        Step::Chance(drawn) => Some(Step::Chance(drawn)),
        Step::Table(Hush) => None,
    }
}

impl<const REGISTRY: usize> Rules for Flawed<REGISTRY> {
    type Content = u8;
    type Options = NoOptions;
    type State = State;
    type Arrangement = Arranged;
    type Action = Action;
    type Outcome = Drawn;
    type Word = Hush;
    type Thing = Thing;
    type Event = Event;
    type View = Peek;
    type Deduction = ();

    const NAME: &'static str = Higher::NAME;
    const TITLE: &'static str = Higher::TITLE;
    const RULES_VERSION: u32 = Higher::RULES_VERSION;
    const SEATS: (u8, u8) = Higher::SEATS;
    const RULES: &'static [&'static Rule] = match REGISTRY {
        1 => &[&STRANGE],
        2 => &[&TWIN, &TWIN],
        _ => Higher::RULES,
    };
    const OPTIONS: &'static [OptionInfo] = Higher::OPTIONS;
    const CONTENT: &'static str = Higher::CONTENT;

    fn read_content(text: &str) -> Result<u8, Vec<ContentFault>> {
        Higher::read_content(text)
    }

    fn in_edition(_: Edition, _: u8, _: NoOptions, seats: u8) -> Result<Self, Refusal> {
        Ok(Flawed::new(seats, Flaw::None))
    }

    fn edition(&self) -> Edition {
        self.game.edition()
    }

    fn content(&self) -> &u8 {
        self.game.content()
    }

    fn options(&self) -> &NoOptions {
        self.game.options()
    }

    fn seats(&self) -> u8 {
        if self.has(Flaw::HasTooManySeats) { 5 } else { self.game.seats() }
    }

    fn start(&self) -> State {
        let mut state = self.game.start();
        let is_first = self.starts.fetch_add(1, Ordering::Relaxed).is_multiple_of(2);
        match self.flaw {
            Flaw::StartsElsewhereTheSecondTime if !is_first => state.phase = Phase::Decide(Seat::at(0)),
            Flaw::RemembersTheFirstGame if !is_first => state.away[0] = 99,
            _ => {}
        }
        state
    }

    fn waiting(&self, state: &State) -> Waiting {
        match (self.flaw, state.phase) {
            (Flaw::WaitsForASilentTable, Phase::Over) => Waiting::Table,
            (Flaw::WaitsForNoOutcome, Phase::Over) => Waiting::Chance,
            _ => self.game.waiting(&self.taken(state)),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.game.legal_actions(&self.taken(state), seat, out);
        if self.is_barred(state, seat) {
            out.retain(|action| !matches!(action, Action::Swap(_)));
        }
        match self.flaw {
            Flaw::ForgetsAnAction if out.len() > 1 => drop(out.pop()),
            Flaw::ListsAnActionTwice => out.extend(out.last().copied()),
            Flaw::ChangesTheOrder => out.reverse(),
            Flaw::EverybodyMayStay if matches!(state.phase, Phase::Decide(_)) && out.is_empty() => {
                out.push(Action::Stay);
            }
            Flaw::NamesAnotherCardInARarePosition if state.hands == [12, 11, 10, 9] => {
                for action in out {
                    if let Action::Swap(card) = action {
                        *card -= 1;
                    }
                }
            }
            _ => {}
        }
    }

    fn legal_words(&self, _: &State, out: &mut Vec<Hush>) {
        out.clear();
        if self.has(Flaw::SaysAWordThatItRefuses) {
            out.push(Hush);
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Drawn, u32)>) {
        self.game.chances(state, out);
        match (self.flaw, out.first_mut()) {
            (Flaw::GivesNoWeight, Some(first)) => first.1 = 0,
            (Flaw::GivesTooMuchWeight, Some(first)) => first.1 = u32::MAX,
            (Flaw::ForgetsAnOutcome, Some(_)) => drop(out.pop()),
            (Flaw::FavoursTheLowestCard, Some(first)) => first.1 = 2,
            _ => {}
        }
    }

    fn check(&self, state: &State, step: StepOf<Self>) -> Result<(), Refusal> {
        let Some(step) = plain(step) else { return Err(Refusal::under(Higher::RULES[0])) };
        match (self.flaw, step) {
            (Flaw::EverybodyMayStay, Step::Seat(_, Action::Stay))
                if matches!(state.phase, Phase::Decide(_)) =>
            {
                return Ok(());
            }
            (Flaw::AllowsByWhatIsHidden, Step::Seat(seat, Action::Swap(_)))
                if self.is_barred(state, seat) =>
            {
                return Err(Refusal::under(Higher::RULES[0]));
            }
            (Flaw::DealsACardThatDoesNotExist, Step::Seat(_, Action::Swap(card) | Action::Show(card)))
                if card > HIGHEST =>
            {
                return Err(Refusal::under(Higher::RULES[0]));
            }
            _ => {}
        }
        self.game.check(&self.taken(state), step).map_err(|refusal| {
            if self.has(Flaw::RefusesByAnUnknownRule) { Refusal::under(&UNKNOWN) } else { refusal }
        })
    }

    fn apply_unchecked(&self, state: &mut State, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        let Some(plain) = plain(step) else { return };
        let mut taken = self.taken(state).into_owned();
        self.game.apply_unchecked(&mut taken, plain, sink);
        *state = taken;
        match (self.flaw, step) {
            (Flaw::DoublesACard, Step::Seat(seat, Action::Swap(card))) => state.hands[seat.index()] = card,
            (Flaw::NeverEnds, _) if state.phase == Phase::Over => state.phase = Phase::Show(Seat::at(0)),
            _ => {}
        }
    }

    fn apply(
        &self,
        state: &mut State,
        step: StepOf<Self>,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let checked = self.check(state, step);
        if checked.is_ok() || self.has(Flaw::ChangesWhenItRefuses) {
            self.apply_unchecked(state, step, sink);
        }
        match (self.flaw, step) {
            (Flaw::AcceptsWhatItRefuses, _) => Ok(()),
            (Flaw::RefusesWhatItAllows, Step::Seat(_, Action::Swap(_))) => {
                Err(Refusal::under(Higher::RULES[0]))
            }
            (Flaw::ChangesMoreWhenItChecks, Step::Seat(..)) if checked.is_ok() => {
                state.away[0] = 99;
                checked
            }
            _ => checked,
        }
    }

    fn settle(&self, state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> u32 {
        let mut chances = Vec::new();
        let mut steps = 0;
        while self.waiting(state) == Waiting::Chance {
            self.chances(state, &mut chances);
            let total = total_weight(&chances);
            let roll = if self.has(Flaw::LoadsTheDice) { Loaded.below(total) } else { dice.below(total) };
            self.apply_unchecked(state, Step::Chance(chosen(&chances, roll).unwrap()), sink);
            steps += 1;
        }
        steps
    }

    fn scores(&self, state: &State) -> Scores {
        let mut scores = self.game.scores(state);
        match self.flaw {
            Flaw::ForgetsAScore => drop(scores.pop()),
            Flaw::ScoresWhatIsHidden => scores[0] += i32::from(state.hands[0]),
            _ => {}
        }
        scores
    }

    fn winners(&self, state: &State) -> SeatSet {
        if self.has(Flaw::NobodyWins) { SeatSet::EMPTY } else { self.game.winners(state) }
    }

    fn first_seat(&self, state: &State) -> Option<Seat> {
        if self.has(Flaw::NobodyBegan) { None } else { self.game.first_seat(state) }
    }

    fn view(&self, state: &State, viewer: Viewer) -> Peek {
        let shown = if self.has(Flaw::ShowsAHand) { Viewer::Seat(Seat::at(0)) } else { viewer };
        let mut view = View { viewer, ..self.game.view(state, shown) };
        if self.has(Flaw::SeatsForgetWhatIsAway) && viewer != Viewer::Spectator {
            view.away.fill(0);
        }
        Peek { view, secret: state.hands[0] }
    }

    fn deduce(&self, _: &Peek) {}

    fn deal(&self, Peek { view, .. }: &Peek, (): &(), dice: &mut impl Dice) -> State {
        let forgotten = View { hands: vec![0; view.hands.len()], ..view.clone() };
        let view = if self.has(Flaw::ForgetsTheOwnHand) { &forgotten } else { view };
        let mut state = if self.has(Flaw::DealsTheSameEveryTime) {
            self.game.deal(view, &(), &mut Loaded)
        } else {
            self.game.deal(view, &(), dice)
        };
        let other = Seat::all(self.seats()).find(|seat| !view.viewer.is(*seat) && view.has_card(*seat));
        match (self.flaw, other) {
            (Flaw::DealsOneCardTooFew, Some(other)) => state.hands[other.index()] = 0,
            (Flaw::DealsACardThatDoesNotExist, Some(other)) => state.hands[other.index()] = HIGHEST + 1,
            _ => {}
        }
        state
    }

    fn sees(&self, state: &State, step: StepOf<Self>, viewer: Viewer) -> bool {
        let is_told = self.has(Flaw::ShowsEveryDraw)
            || self.has(Flaw::ShowsDrawsByWhatIsHidden) && [2, 4, 6, 8].contains(&state.hands[0]);
        is_told || plain(step).is_none_or(|step| self.game.sees(state, step, viewer))
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if self.has(Flaw::TellsADraw) { Some(event.clone()) } else { self.game.event_for(event, viewer) }
    }

    fn why_not(&self, Peek { view, secret }: &Peek, thing: Thing) -> Result<(), Refusal> {
        match (self.flaw, thing) {
            (Flaw::ExplainsByAnUnknownRule, _) => Err(Refusal::under(&UNKNOWN)),
            (Flaw::ExplainsWhatIsHidden, _) if secret.is_multiple_of(2) => Ok(()),
            (_, Thing::Of(action)) => self.game.why_not(view, action),
            (_, Thing::Loose) => Ok(()),
        }
    }

    fn silence(&self, Peek { view, secret }: &Peek) -> Option<&'static Rule> {
        match self.flaw {
            Flaw::SilencesWhoHolds if view.hands[0] > 0 => Some(Higher::RULES[0]),
            Flaw::SilencesByWhatIsHidden if secret.is_multiple_of(2) => Some(Higher::RULES[0]),
            Flaw::SilencesByAnUnknownRule => Some(&UNKNOWN),
            _ => None,
        }
    }

    fn reaction(&self, _: &Peek, _: Seat) -> Option<Reaction<Action>> {
        let reaction = Reaction { pass: Action::Stay, window: 0, is_target: false };
        self.has(Flaw::PassesOutOfTurn).then_some(reaction)
    }

    fn forced(&self, _: &Peek, _: Seat) -> Option<Action> {
        self.has(Flaw::ForcesOutOfTurn).then_some(Action::Stay)
    }

    fn arrange(&self, state: &State) -> Arranged {
        Arranged {
            state: self.game.arrange(state),
            is_secret: self.has(Flaw::WritesAnArrangementItCannotRead),
        }
    }

    fn restore(&self, arrangement: &Arranged) -> Result<State, Misarranged> {
        match self.flaw {
            Flaw::ForgetsTheArrangement => Ok(self.game.start()),
            Flaw::DealsACardThatDoesNotExist => Ok(arrangement.state.clone()),
            Flaw::RefusesEveryArrangement => Err(Misarranged::new("state", "no position is possible")),
            _ => self.game.restore(&arrangement.state),
        }
    }
}

impl<const REGISTRY: usize> Lawful for Flawed<REGISTRY> {
    fn every_action(&self) -> Vec<Action> {
        // Cards above 99 can be written but not read.
        let unreadable = self.has(Flaw::WritesWhatItCannotRead).then_some(Action::Swap(200));
        self.game.every_action().into_iter().chain(unreadable).collect()
    }

    fn every_outcome(&self) -> Vec<Drawn> {
        self.game.every_outcome()
    }

    fn every_word(&self) -> Vec<Hush> {
        vec![Hush]
    }

    fn every_thing(&self) -> Vec<Thing> {
        let loose = self.has(Flaw::WritesLooseSpaces).then_some(Thing::Loose);
        self.game.every_thing().into_iter().map(Thing::Of).chain(loose).collect()
    }

    fn lost_or_doubled(&self, state: &State) -> Option<String> {
        self.game.lost_or_doubled(state)
    }

    fn counts(&self, Peek { view, .. }: &Peek) -> Vec<u32> {
        let mut counts = self.game.counts(view);
        if self.has(Flaw::MiscountsForSpectators) && view.viewer == Viewer::Spectator {
            counts.pop();
        }
        counts
    }

    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        self.game.scramble(state, viewer, dice)
    }

    fn arrange_at_random(&self, dice: &mut impl Dice) -> Arranged {
        Arranged { state: self.game.arrange_at_random(dice), is_secret: false }
    }
}

/// Where a flaw is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Search {
    /// In every state of random games.
    EveryState,
    /// In the last state of random games, and in all their steps.
    LastState,
    /// At the end of random games, played quickly.
    Ends,
    /// In arranged positions.
    Arranged,
}

use Search::{Arranged as InPositions, Ends, EveryState, LastState};

fn breach<const REGISTRY: usize>(flaw: Flaw, search: Search) -> Option<Breach> {
    let games: Vec<Flawed<REGISTRY>> = (2..=4).map(|seats| Flawed::new(seats, flaw)).collect();
    match search {
        EveryState => check(&games, Plan::full(60)).err(),
        LastState => check_where(&games, Plan::full(60), |_, state| state.phase == Phase::Over).err(),
        Ends => check(&games, Plan::sampled(60, u64::MAX)).err(),
        InPositions => check_arranged(&games, Plan::sampled(60, u64::MAX)).err(),
    }
}

/// Every flaw, the law it breaks, and where that is found.
const FLAWS: &[(Flaw, Law, Search)] = &[
    (Flaw::HasTooManySeats, Law::SeatsInRange, EveryState),
    (Flaw::WritesWhatItCannotRead, Law::NotationReadsBack, EveryState),
    (Flaw::WritesLooseSpaces, Law::NotationIsTidy, EveryState),
    (Flaw::ForgetsAnAction, Law::ListIsPredicate, EveryState),
    (Flaw::ListsAnActionTwice, Law::ListIsPredicate, EveryState),
    (Flaw::ChangesTheOrder, Law::ListIsPredicate, EveryState),
    (Flaw::ForgetsAnAction, Law::ListIsPredicate, InPositions),
    (Flaw::NamesAnotherCardInARarePosition, Law::ListIsPredicate, InPositions),
    (Flaw::EverybodyMayStay, Law::DueSeatsCanAct, EveryState),
    (Flaw::SaysAWordThatItRefuses, Law::WordsArePredicate, EveryState),
    (Flaw::WaitsForASilentTable, Law::DueTableCanSpeak, LastState),
    (Flaw::WaitsForASilentTable, Law::SomebodyCanGoOn, Ends),
    (Flaw::AcceptsWhatItRefuses, Law::RefusedIsRefused, EveryState),
    (Flaw::ChangesWhenItRefuses, Law::RefusalChangesNothing, EveryState),
    (Flaw::RefusesByAnUnknownRule, Law::RefusalNamesARule, EveryState),
    (Flaw::ExplainsByAnUnknownRule, Law::WhyNotNamesARule, EveryState),
    (Flaw::RefusesWhatItAllows, Law::ListedStepsApply, LastState),
    (Flaw::RefusesWhatItAllows, Law::ListedStepsApply, InPositions),
    (Flaw::ChangesMoreWhenItChecks, Law::CheckedIsUnchecked, EveryState),
    (Flaw::StartsElsewhereTheSecondTime, Law::ReplayApplies, EveryState),
    (Flaw::RemembersTheFirstGame, Law::ReplayIsTheSame, EveryState),
    (Flaw::GivesNoWeight, Law::WeightsArePositive, EveryState),
    (Flaw::GivesTooMuchWeight, Law::TotalWeightFits, EveryState),
    (Flaw::ForgetsAnOutcome, Law::ChancesArePredicate, EveryState),
    (Flaw::WaitsForNoOutcome, Law::DueChanceHasOutcomes, LastState),
    (Flaw::LoadsTheDice, Law::FusedChanceIsTheSame, EveryState),
    (Flaw::NeverEnds, Law::EverythingEnds, Ends),
    (Flaw::NobodyWins, Law::WinnersAtTheEnd, LastState),
    (Flaw::NobodyWins, Law::FinishedGameHasAWinner, Ends),
    (Flaw::NobodyBegan, Law::FinishedGameHadAFirstSeat, LastState),
    (Flaw::ForgetsAScore, Law::EverySeatHasAScore, EveryState),
    (Flaw::DoublesACard, Law::NothingLostOrDoubled, InPositions),
    (Flaw::MiscountsForSpectators, Law::CountsAreCommon, EveryState),
    (Flaw::ForgetsTheArrangement, Law::ArrangementRestores, EveryState),
    (Flaw::WritesAnArrangementItCannotRead, Law::ArrangementReadsBack, EveryState),
    (Flaw::RefusesEveryArrangement, Law::RareIsPossible, InPositions),
    (Flaw::ShowsAHand, Law::WorldsLookAlike, EveryState),
    (Flaw::ForgetsTheOwnHand, Law::WorldsLookAlike, EveryState),
    (Flaw::TheHighestCardShowsFirst, Law::DueIsPublic, EveryState),
    (Flaw::ScoresWhatIsHidden, Law::ScoresArePublic, EveryState),
    (Flaw::ExplainsWhatIsHidden, Law::WhyNotIsTheSame, EveryState),
    (Flaw::SilencesByWhatIsHidden, Law::AskingIsTheSame, EveryState),
    (Flaw::SilencesWhoHolds, Law::AskingIsPublic, EveryState),
    (Flaw::SilencesByAnUnknownRule, Law::SilenceNamesARule, EveryState),
    (Flaw::PassesOutOfTurn, Law::PassIsLegal, EveryState),
    (Flaw::ForcesOutOfTurn, Law::ForcedIsAll, EveryState),
    (Flaw::AllowsByWhatIsHidden, Law::LegalityIsKnown, EveryState),
    (Flaw::ShowsDrawsByWhatIsHidden, Law::SeeingIsPublic, EveryState),
    (Flaw::ShowsEveryDraw, Law::SeenIsKnown, EveryState),
    (Flaw::TellsADraw, Law::EventsTellNoSecrets, EveryState),
    (Flaw::SeatsForgetWhatIsAway, Law::RedealLooksAlikeToAll, EveryState),
    (Flaw::DealsOneCardTooFew, Law::RedealKeepsCounts, EveryState),
    (Flaw::DealsACardThatDoesNotExist, Law::RedealPlaysOn, EveryState),
    (Flaw::DealsTheSameEveryTime, Law::RedealFollowsChance, EveryState),
    (Flaw::FavoursTheLowestCard, Law::RedealFollowsChance, EveryState),
];

/// The laws that a wrong registry breaks, in the order of the registries of [`Flawed`].
const REGISTRY_LAWS: [Law; 2] = [Law::RuleIdsStartWithTheGame, Law::RuleIdsAreUnique];

#[test]
fn the_game_without_a_flaw_breaks_no_law() {
    for search in [EveryState, LastState, Ends, InPositions] {
        assert_eq!(breach::<0>(Flaw::None, search), None, "{search:?}");
    }
}

#[test]
fn every_flaw_breaks_the_law_that_forbids_it() {
    for (flaw, law, search) in FLAWS {
        let broken = breach::<0>(*flaw, *search);
        assert_eq!(broken.as_ref().map(|breach| breach.law), Some(*law), "{flaw:?} {search:?}: {broken:?}");
    }
}

#[test]
fn every_wrong_registry_breaks_the_law_that_forbids_it() {
    let broken = [breach::<1>(Flaw::None, EveryState), breach::<2>(Flaw::None, EveryState)];
    assert_eq!(broken.map(|breach| breach.unwrap().law), REGISTRY_LAWS);
}

#[test]
fn there_is_a_flaw_for_every_law() {
    let planted: Vec<Law> = FLAWS.iter().map(|(_, law, _)| *law).chain(REGISTRY_LAWS).collect();
    let without: Vec<&Law> = Law::ALL.iter().filter(|law| !planted.contains(law)).collect();
    assert!(without.is_empty(), "no flaw breaks {without:?}");
}

#[test]
fn a_list_that_is_wrong_in_a_rare_position_is_found_only_in_arranged_positions() {
    let flaw = Flaw::NamesAnotherCardInARarePosition;
    assert_eq!(breach::<0>(flaw, EveryState), None);
    let breach = breach::<0>(flaw, InPositions).unwrap();
    assert!(breach.found.contains("listed but refused [\"swap"), "{breach}");
    assert!(breach.start.is_some_and(|start| start.contains("[12,11,10,9]")));
}

#[test]
fn a_deal_that_gives_an_opponent_one_card_too_few_is_found() {
    let breach = breach::<0>(Flaw::DealsOneCardTooFew, EveryState).unwrap();
    assert_eq!(breach.law, Law::RedealKeepsCounts, "{breach}");
}
