//! "Why can't I?": what a seat can do with everything it can point at, and which rule forbids the rest.

use std::str::FromStr;

use contract::{FastDice, Refusal, Rules, Seat, Step, Viewer};
use i18n::{GameWords, Length, Names, Teller, Texts, Wanted};
use record::Record;
use serde::Serialize;

use engine::Fault;
use engine::{Eyes, Walk};

/// A question of why something cannot be done.
#[derive(Clone, Debug)]
pub struct WhyRequest {
    /// The step of the record after which it is asked; 0 is before the first.
    pub step: usize,
    /// The seat that asks. None for a spectator.
    pub seat: Option<Seat>,
    /// A thing or an action in notation. None for everything that can be pointed at.
    pub what: Option<String>,
}

/// The answer about one thing or action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Why {
    /// The thing or the action in notation.
    pub what: String,
    /// What it is, in words, with everything that can be seen of it. None for an action that is not possible,
    /// because it would do nothing.
    pub words: Option<String>,
    /// The rule that forbids it now. None if something can be done with it.
    pub rule: Option<&'static str>,
    /// That rule as a sentence.
    pub sentence: Option<String>,
    /// The obstacle here, if the game can say more than the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<String>,
}

/// Answers with what the seat knew at that point.
pub(crate) fn why<G: Rules>(
    game: &G,
    words: &dyn GameWords<G>,
    record: &Record,
    request: &WhyRequest,
    texts: &Texts,
) -> Result<Vec<Why>, Fault> {
    let viewer = request.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let state = Walk::new(game, record, Eyes::Viewer(viewer), Some(request.step))?.play(|_| Ok(()))?;
    // From here on, only what the viewer knows is used.
    let view = game.view(&state, viewer);
    let names = Names::new(record.header.seats.iter().map(|player| player.name.clone()));
    let teller = Teller::new(texts, &names).to(viewer);
    why_in_view(game, words, &view, request.seat, request.what.as_deref(), teller)
}

/// Answers for the owner of a view.
pub(crate) fn why_in_view<G: Rules>(
    game: &G,
    words: &dyn GameWords<G>,
    view: &G::View,
    seat: Option<Seat>,
    what: Option<&str>,
    teller: Teller<'_>,
) -> Result<Vec<Why>, Fault> {
    let asked = Asked { game, words, view, teller };
    let Some(what) = what else {
        return Ok(words.things(game, view).into_iter().map(|thing| asked.thing(thing)).collect());
    };
    if let Ok(thing) = G::Thing::from_str(what) {
        return Ok(vec![asked.thing(thing)]);
    }
    match (G::Action::from_str(what), seat) {
        (Ok(action), Some(seat)) => Ok(vec![asked.action(seat, action)]),
        _ => Err(Fault::new("fault-why-what").with("what", what)),
    }
}

/// A view with a question about it.
struct Asked<'a, G: Rules> {
    game: &'a G,
    words: &'a dyn GameWords<G>,
    view: &'a G::View,
    teller: Teller<'a>,
}

impl<G: Rules> Asked<'_, G> {
    fn thing(&self, thing: G::Thing) -> Why {
        let words = self.words.thing(self.game, self.view, thing, Length::Long, self.teller);
        let refused = self.game.why_not(self.view, thing);
        self.answer(thing.to_string(), Wanted::Thing(thing), Some(words), refused)
    }

    /// The rules are asked in a world dealt from the view, so the reason cannot reveal anything that the view
    /// does not.
    fn action(&self, seat: Seat, action: G::Action) -> Why {
        let world = self.game.redeal(self.view, &mut FastDice::seeded(0));
        let checked = self.game.check(&world, Step::Seat(seat, action));
        let words =
            checked.ok().map(|()| self.words.action(self.game, self.view, action, Length::Long, self.teller));
        self.answer(action.to_string(), Wanted::Action(action), words, checked)
    }

    fn answer(
        &self,
        what: String,
        wanted: Wanted<G>,
        words: Option<String>,
        refused: Result<(), Refusal>,
    ) -> Why {
        let rule = refused.err().map(Refusal::rule);
        let sentence = rule.map(|rule| self.teller.texts.sentence(rule).to_owned());
        let here = rule.and_then(|rule| self.words.why_here(self.game, self.view, wanted, rule, self.teller));
        Why { what, words, rule: rule.map(|rule| rule.id), sentence, here }
    }
}
