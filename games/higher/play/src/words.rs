//! Higher in words.

use std::fmt;

use contract::{Rules, Seat};
use higher::{Action, Event, Higher, Phase, View};
use i18n::{GameWords, Grid, Length, Sentence, Teller, args, tell_all};

/// The game in words.
pub(crate) struct Voice;

impl GameWords<Higher> for Voice {
    fn tell(&self, _: &Higher, events: &[Event], teller: Teller<'_>) -> Vec<Sentence> {
        let sentence = |event: &Event| match *event {
            Event::Drew(seat, Some(card)) => {
                teller.say("higher-drew", &args! { who: teller.who(seat), card: card })
            }
            Event::Drew(seat, None) => teller.say("higher-drew-hidden", &args! { who: teller.who(seat) }),
            Event::Stayed(seat) => teller.say("higher-stayed", &args! { who: teller.who(seat) }),
            Event::PutAway(seat, card) => {
                teller.say("higher-put-away", &args! { who: teller.who(seat), card: card })
            }
            Event::Showed(seat, card) => {
                teller.say("higher-showed", &args! { who: teller.who(seat), card: card })
            }
        };
        tell_all(events, |events| (events.first().map(sentence).unwrap_or_default(), 1))
    }

    fn prompt(&self, _: &Higher, view: &View, seat: Seat, teller: Teller<'_>) -> String {
        let key = if matches!(view.phase, Phase::Show(_)) { "higher-ask-show" } else { "higher-ask-decide" };
        if view.viewer.is(seat) {
            teller.texts.word(key)
        } else {
            teller.texts.form(key, "others", &args! { who: teller.who(seat) })
        }
    }

    fn action(&self, _: &Higher, _: &View, action: Action, _: Length, teller: Teller<'_>) -> String {
        match action {
            Action::Stay => teller.texts.word("higher-do-stay"),
            Action::Swap(card) => teller.say("higher-do-swap", &args! { card: card }),
            Action::Show(card) => teller.say("higher-do-show", &args! { card: card }),
        }
    }

    /// In this game players point at actions.
    fn thing(&self, game: &Higher, view: &View, thing: Action, length: Length, teller: Teller<'_>) -> String {
        self.action(game, view, thing, length, teller)
    }

    fn things(&self, _: &Higher, view: &View) -> Vec<Action> {
        let own = view.viewer.seat().map_or(0, |seat| view.hands[seat.index()]);
        vec![Action::Stay, Action::Swap(own), Action::Show(own)]
    }

    fn draw_view(
        &self,
        game: &Higher,
        view: &View,
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let card = |card: u8| if card == 0 { "-".to_owned() } else { card.to_string() };
        let heads = ["player", "hand", "away", "shown"];
        let heads = heads.map(|column| teller.texts.word(&format!("higher-column-{column}")));
        let rows = Seat::all(game.seats()).map(|seat| {
            let at = seat.index();
            let hand = if view.hands[at] == 0 && view.has_card(seat) {
                "?".to_owned()
            } else {
                card(view.hands[at])
            };
            vec![format!("{seat}  {}", teller.name(seat)), hand, card(view.away[at]), card(view.shown[at])]
        });
        Grid { heads: heads.into(), rows: rows.collect() }.draw("  ", out)
    }
}
