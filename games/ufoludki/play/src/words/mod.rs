//! Ufoludki in words.

use std::fmt;

use contract::{Rules, Seat, Viewer};
use ufoludki::{Action, Bag, Card, Content, Effect, Ending, Event, Thing, Ufoludki, View};

use i18n::Texts;
use i18n::{Args, args};
use i18n::{GameWords, Grid, Length, Outcome, Sentence};
use i18n::{Named, Teller};
use i18n::{leading, tell_all};

/// The game in words.
pub(crate) struct Voice;

impl GameWords<Ufoludki> for Voice {
    fn tell(&self, game: &Ufoludki, events: &[Event], teller: Teller<'_>) -> Vec<Sentence> {
        let words = Words { content: game.content(), teller };
        tell_all(events, |events| words.next_sentence(events))
    }

    /// The heading of a turn, which is one card or several equal ones. The card's name comes before its
    /// effect.
    fn heading(
        &self,
        _: &Ufoludki,
        before: &dyn Fn() -> View,
        events: &[Event],
        teller: Teller<'_>,
    ) -> Option<(String, usize)> {
        let [Event::Laid { seat, .. }, ..] = *events else { return None };
        let args = args! { turn: before().turns() + 1, who: teller.who(seat) };
        Some((teller.say("ufoludki-turn", &args), 0))
    }

    fn outcome(&self, _: &Ufoludki, outcome: &Outcome<'_, Ufoludki>, teller: Teller<'_>) -> Vec<String> {
        let (winners, (loot, _)) = (outcome.winners, outcome.most());
        let args = args! { winners: teller.whom(winners.iter()), count: winners.len(), loot: loot };
        vec![teller.say("ufoludki-won", &args)]
    }

    fn prompt(&self, _: &Ufoludki, view: &View, seat: Seat, teller: Teller<'_>) -> String {
        if view.viewer().is(seat) {
            teller.say("ufoludki-ask-lay", &Args::none())
        } else {
            teller.texts.form("ufoludki-ask-lay", "others", &args! { who: teller.who(seat) })
        }
    }

    fn action(
        &self,
        game: &Ufoludki,
        view: &View,
        action: Action,
        length: Length,
        teller: Teller<'_>,
    ) -> String {
        let words = Words { content: game.content(), teller };
        let (key, args) = match action {
            Action::Counterattack(target) => ("ufoludki-do-counterattack", args! { who: teller.who(target) }),
            _ => ("ufoludki-do-lay", Args::none()),
        };
        let args = args.with("card", words.card(action.card())).with("copies", action.copies());
        match (length, view.viewer()) {
            (Length::Long, Viewer::Seat(seat)) => {
                let effect = words.effect(view.look(game).effect(seat, action));
                teller.texts.form(key, "long", &args.with("effect", effect))
            }
            _ => teller.say(key, &args),
        }
    }

    fn thing(
        &self,
        game: &Ufoludki,
        view: &View,
        thing: Thing,
        length: Length,
        teller: Teller<'_>,
    ) -> String {
        let words = Words { content: game.content(), teller };
        let (key, args) = match thing {
            Thing::Card(card) => {
                let args = args! { card: words.card(card), copies: view.hand().count(card) };
                ("ufoludki-thing-card", args.with("about", words.about(card)))
            }
            Thing::Seat(seat) => {
                let args = args! { loot: view.loot(seat), cards: view.hand_size(seat) };
                let args = args.with("pile", words.pile(view, seat));
                ("ufoludki-thing-seat", args.with("who", teller.who(seat)))
            }
            Thing::Pile(seat) => {
                ("ufoludki-thing-pile", args! { who: teller.who(seat), pile: words.pile(view, seat) })
            }
            Thing::Deck => ("ufoludki-thing-deck", args! { cards: view.deck_size() }),
            Thing::Earth => ("ufoludki-thing-earth", args! { loot: view.earth() }),
        };
        match length {
            Length::Short => teller.say(key, &args),
            Length::Long => teller.texts.form(key, "long", &args),
        }
    }

    fn things(&self, game: &Ufoludki, view: &View) -> Vec<Thing> {
        let deck = game.content().deck();
        let cards = deck.kinds().map(|(card, _)| Thing::Card(card));
        let seats = Seat::all(view.seats()).flat_map(|seat| [Thing::Seat(seat), Thing::Pile(seat)]);
        cards.chain(seats).chain([Thing::Deck, Thing::Earth]).collect()
    }

    fn components(&self, content: &Content, what: &str, texts: &Texts) -> Option<Grid> {
        if what != "cards" {
            return None;
        }
        let words = Words { content, teller: Teller::nameless(texts) };
        let heads = ["ufoludki-column-card", "ufoludki-column-copies", "ufoludki-column-effect"];
        let deck = content.deck();
        let rows = deck
            .kinds()
            .map(|(card, copies)| vec![words.card(card).into(), copies.to_string(), words.about(card)]);
        Some(Grid { heads: heads.map(|key| texts.word(key)).into(), rows: rows.collect() })
    }

    fn component(&self, content: &Content, what: &str, texts: &Texts) -> Option<String> {
        let words = Words { content, teller: Teller::nameless(texts) };
        what.parse().ok().map(|card| words.card(card).into())
    }

    fn draw_view(
        &self,
        game: &Ufoludki,
        view: &View,
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let words = Words { content: game.content(), teller };
        let layers: Vec<String> = view.layer_sizes().map(|size| size.to_string()).collect();
        let args = args! { loot: view.earth(), cards: view.deck_size(), layers: layers.join(" + ") };
        writeln!(out, "{}", teller.say("ufoludki-table", &args.with("turns", view.turns())))?;
        let heads = ["player", "loot", "cards", "pile", "top"];
        let heads = heads.map(|column| teller.texts.word(&format!("ufoludki-column-{column}")));
        let rows = Seat::all(view.seats()).map(|seat| {
            let top = view.top(seat).map_or_else(|| "-".into(), |card| words.card(card).to_string());
            let (loot, cards, pile) = (view.loot(seat), view.hand_size(seat), view.pile_depth(seat));
            let who = format!("{seat}  {}", teller.name(seat));
            vec![who, loot.to_string(), cards.to_string(), pile.to_string(), top]
        });
        Grid { heads: heads.into(), rows: rows.collect() }.draw("  ", out)?;
        words.draw_hand(view, out)
    }

    fn draw_open(
        &self,
        game: &Ufoludki,
        spectator: &View,
        seats: &[View],
        teller: Teller<'_>,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let words = Words { content: game.content(), teller };
        self.draw_view(game, spectator, teller, out)?;
        seats.iter().try_for_each(|view| words.draw_hand(view, out))
    }
}

/// Words for cards and events.
struct Words<'a> {
    content: &'a Content,
    teller: Teller<'a>,
}

impl Words<'_> {
    /// A card in a sentence: "the Bell (3)". Saucers are identified by their shapes.
    fn card(&self, card: Card) -> Named {
        let texts = self.teller.texts;
        match card.saucer().and_then(|saucer| self.content.saucers().get(saucer.index())) {
            Some(kind) => {
                let name = texts.named_or(&format!("ufoludki-saucer-{}", kind.shape), &kind.name);
                name.map(|name| texts.say("ufoludki-saucer", &args! { name: name, value: kind.value }))
            }
            None => texts.named_or(&format!("ufoludki-card-{card}"), &card.to_string()),
        }
    }

    /// What a card does, in a sentence.
    fn about(&self, card: Card) -> String {
        match card.saucer() {
            Some(_) => self.teller.texts.word("ufoludki-about-saucer"),
            None => self.teller.texts.word(&format!("ufoludki-about-{card}")),
        }
    }

    /// Cards in a list: "2 × Recruitment, Bell (3)".
    fn cards(&self, cards: Bag) -> String {
        let texts = self.teller.texts;
        let kinds = cards.kinds().map(|(card, copies)| {
            texts.say("ufoludki-copies", &args! { card: self.card(card), copies: copies })
        });
        let kinds: Vec<String> = kinds.collect();
        if kinds.is_empty() { texts.word("ufoludki-no-cards") } else { texts.list(kinds) }
    }

    /// A player's pile: its top card and its size.
    fn pile(&self, view: &View, seat: Seat) -> String {
        match view.top(seat) {
            Some(top) => {
                let args = args! { card: self.card(top), cards: view.pile_depth(seat) };
                self.teller.say("ufoludki-pile", &args)
            }
            None => self.teller.say("ufoludki-pile-none", &Args::none()),
        }
    }

    /// The effect of laying a card.
    fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::FromEarth(loot) => self.teller.say("ufoludki-effect-earth", &args! { loot: loot }),
            Effect::FromSeat(from, loot) => {
                self.teller.say("ufoludki-effect-player", &args! { loot: loot, from: self.teller.who(from) })
            }
            Effect::BackToEarth(loot) => {
                let loot: u32 = loot.iter().map(|loot| u32::from(*loot)).sum();
                self.teller.say("ufoludki-effect-back", &args! { loot: loot })
            }
        }
    }

    /// A sentence about the first events, and how many it covers.
    fn next_sentence(&self, events: &[Event]) -> (String, usize) {
        let teller = self.teller;
        match *events {
            [Event::Laid { seat, card, copies }, effect, ..] => {
                let laid = args! { who: teller.who(seat), card: self.card(card), copies: copies };
                match effect {
                    Event::TookFromEarth { loot, .. } => {
                        (teller.say("ufoludki-laid-took-earth", &laid.with("loot", loot)), 2)
                    }
                    Event::TookFromPlayer { from, loot, .. } => {
                        let args = laid.with("loot", loot).with("from", teller.who(from));
                        (teller.say("ufoludki-laid-took-player", &args), 2)
                    }
                    _ => (teller.say("ufoludki-laid", &laid), 1),
                }
            }
            [Event::Drew { seat, .. }, ..] => {
                let cards = leading(events, |event| match *event {
                    Event::Drew { seat: drawer, card } if drawer == seat => Some(card),
                    _ => None,
                });
                let who = teller.who(seat);
                let sentence = match cards.iter().copied().collect::<Option<Bag>>() {
                    Some(known) => teller.say("ufoludki-drew", &args! { who: who, cards: self.cards(known) }),
                    None => teller.say("ufoludki-drew-hidden", &args! { who: who, count: cards.len() }),
                };
                (sentence, cards.len())
            }
            [ref event, ..] => (self.sentence(event), 1),
            [] => (String::new(), 0),
        }
    }

    fn sentence(&self, event: &Event) -> String {
        let teller = self.teller;
        let who = |seat: Seat| args! { who: teller.who(seat) };
        let (key, args) = match *event {
            Event::Begins { seat } => ("ufoludki-begins", who(seat)),
            Event::Drew { seat, card } => {
                let cards = card.map_or_else(String::new, |card| self.card(card).into());
                let key = if card.is_some() { "ufoludki-drew" } else { "ufoludki-drew-hidden" };
                (key, who(seat).with("cards", cards).with("count", 1))
            }
            Event::Laid { seat, card, copies } => {
                ("ufoludki-laid", who(seat).with("card", self.card(card)).with("copies", copies))
            }
            Event::TookFromEarth { seat, loot } => ("ufoludki-took-earth", who(seat).with("loot", loot)),
            Event::TookFromPlayer { seat, from, loot } => {
                ("ufoludki-took-player", who(seat).with("loot", loot).with("from", teller.who(from)))
            }
            Event::GaveBack { seat, loot } => ("ufoludki-gave-back", who(seat).with("loot", loot)),
            Event::PilesWentUnder { cards } => ("ufoludki-piles-under", args! { cards: cards }),
            Event::Skipped { seat } => ("ufoludki-skipped", who(seat)),
            Event::Ended { by: Ending::Earth, .. } => ("ufoludki-ended-earth", Args::none()),
            Event::Ended { by: Ending::TurnLimit, .. } => ("ufoludki-ended-limit", Args::none()),
        };
        teller.say(key, &args)
    }

    /// The viewer's cards.
    fn draw_hand(&self, view: &View, out: &mut dyn fmt::Write) -> fmt::Result {
        let Viewer::Seat(seat) = view.viewer() else { return Ok(()) };
        let args = args! { who: self.teller.who(seat), cards: self.cards(view.hand()) };
        writeln!(out, "{}", self.teller.say("ufoludki-hand", &args))
    }
}
