//! The log: events told as a story.

use battleforce::{BattleForce, Button, Card, Ending, Event, Line, ShipId, Ties};
use contract::{Rules, Seat, SeatSet};

use i18n::{Args, Outcome, Sentence, Teller, args};
use i18n::{leading, tell_all};

use super::names::{Words, device_word};

/// The selector that texts use for an ending.
const fn ending_word(by: Ending) -> &'static str {
    match by {
        Ending::LastFleet => "last_fleet",
        Ending::AllyLost => "ally_lost",
        Ending::Elimination => "elimination",
        Ending::Ships => "ships",
        Ending::LastTurn => "last_turn",
        Ending::TurnLimit => "turn_limit",
    }
}

/// A sentence and the number of events it covers.
pub(super) type Told = (String, usize);

/// Groups things by key, in the order in which the keys first appear.
fn grouped<K: PartialEq, T>(things: impl IntoIterator<Item = (K, T)>) -> Vec<(K, Vec<T>)> {
    let mut groups: Vec<(K, Vec<T>)> = Vec::new();
    for (key, thing) in things {
        match groups.iter_mut().find(|(other, _)| *other == key) {
            Some((_, group)) => group.push(thing),
            None => groups.push((key, vec![thing])),
        }
    }
    groups
}

impl Words<'_> {
    /// Tells all events in sentences.
    pub(super) fn story(&self, events: &[Event]) -> Vec<Sentence> {
        tell_all(events, |events| self.next_sentence(events))
    }

    /// A sentence about the first events, and how many it covers.
    fn next_sentence(&self, events: &[Event]) -> Told {
        self.several(events)
            .or_else(|| self.next_in_battle(events))
            .unwrap_or_else(|| (events.first().map_or_else(String::new, |event| self.sentence(event)), 1))
    }

    /// The heading of a turn, and how many events it covers.
    pub(super) fn heading(&self, events: &[Event]) -> Option<Told> {
        match events {
            [Event::OrderCalled { .. }, Event::Turn { .. }, ..] | [Event::Turn { .. }, ..] => {
                Some(self.next_sentence(events))
            }
            _ => None,
        }
    }

    pub(super) fn who(&self, seat: Seat) -> Args<'_> {
        args! { who: self.teller.who(seat) }
    }

    /// A sentence about several events together, outside battles.
    fn several(&self, events: &[Event]) -> Option<Told> {
        Some(match *events {
            [Event::Drew { seat, .. }, ..] => self.some_cards("drew", seat, events, |event| match *event {
                Event::Drew { seat, card } => Some((seat, card)),
                _ => None,
            }),
            [Event::Stashed { seat, .. }, ..] => {
                self.some_cards("stashed", seat, events, |event| match *event {
                    Event::Stashed { seat, card } => Some((seat, card)),
                    _ => None,
                })
            }
            [Event::Took { seat, .. }, ..] => self.some_cards("took", seat, events, |event| match *event {
                Event::Took { seat, card } => Some((seat, card)),
                _ => None,
            }),
            [Event::ShipDealt { seat, .. }, ..] => self.dealt(seat, events),
            [Event::OrderDealt { .. }, ..] => self.orders(events),
            [Event::OrderCalled { seat, number }, Event::Turn { seat: same, turn }, ..] if seat == same => {
                let args = self.who(seat).with("number", number).with("turn", turn);
                (self.teller.say("battleforce-order-turn", &args), 2)
            }
            [Event::Lined { seat, .. }, ..] => self.lined(seat, events),
            [Event::Shown { seat, .. }, ..] => {
                let shown = leading(events, |event| match *event {
                    Event::Shown { seat: other, ship, line } if other == seat => Some((line, ship)),
                    _ => None,
                });
                let args = self.who(seat).with("places", self.places(&shown));
                (self.teller.say("battleforce-shown", &args), shown.len())
            }
            [Event::Moved { seat, .. }, ..] => {
                let moves = leading(events, |event| match *event {
                    Event::Moved { seat: other, ship, line } if other == seat => Some((ship, line)),
                    _ => None,
                });
                let told = moves.iter().map(|(ship, line)| {
                    let args = args! { ship: self.ship(*ship), line: self.line(*line) };
                    self.teller.say("battleforce-move", &args)
                });
                let args = self.who(seat).with("moves", self.teller.texts.list(told));
                (self.teller.say("battleforce-moved", &args), moves.len())
            }
            [Event::Repairs { seat, card, ship }, Event::Mended { ship: same, .. }, ..] if ship == same => {
                let mended = mended_on(ship, &events[1..]);
                let args = self.who(seat).with("card", self.card(card)).with("ship", self.ship(ship));
                let args = args.with("buttons", self.buttons(&mended));
                (self.teller.say("battleforce-repairs-mends", &args), 1 + mended.len())
            }
            [Event::Mended { seat, .. }, ..] => self.mended(seat, events),
            [Event::Tossed { seat, .. }, ..] => {
                let cards = leading(events, |event| match *event {
                    Event::Tossed { seat: other, card } if other == seat => Some(card),
                    _ => None,
                });
                let args = self.who(seat).with("cards", self.cards(&cards)).with("count", cards.len());
                (self.teller.say("battleforce-tossed", &args), cards.len())
            }
            [Event::TieCard { seat, .. }, ..] => {
                let cards = leading(events, |event| match *event {
                    Event::TieCard { seat: other, card } if other == seat => Some(card),
                    _ => None,
                });
                let args = self.who(seat).with("cards", self.cards(&cards));
                (self.teller.say("battleforce-tie-cards", &args), cards.len())
            }
            _ => return None,
        })
    }

    /// Cards that one player draws, stashes or takes, as far as they are known.
    fn some_cards(
        &self,
        what: &str,
        seat: Seat,
        events: &[Event],
        part: impl Fn(&Event) -> Option<(Seat, Option<Card>)>,
    ) -> Told {
        let cards =
            leading(events, |event| part(event).filter(|(other, _)| *other == seat).map(|(_, card)| card));
        let known: Option<Vec<Card>> = cards.iter().copied().collect();
        let args = self.who(seat).with("count", cards.len());
        let sentence = match known {
            Some(known) => {
                self.teller.say(&format!("battleforce-{what}"), &args.with("cards", self.cards(&known)))
            }
            None => self.teller.say(&format!("battleforce-{what}-hidden"), &args),
        };
        (sentence, cards.len())
    }

    fn dealt(&self, seat: Seat, events: &[Event]) -> Told {
        let ships = leading(events, |event| match *event {
            Event::ShipDealt { seat: other, ship, .. } if other == seat => Some(ship),
            _ => None,
        });
        let args = self.who(seat).with("count", ships.len());
        let sentence = match ships.iter().copied().collect::<Option<Vec<ShipId>>>() {
            Some(known) => self.teller.say("battleforce-dealt", &args.with("ships", self.ships(&known))),
            None => self.teller.say("battleforce-dealt-hidden", &args),
        };
        (sentence, ships.len())
    }

    fn orders(&self, events: &[Event]) -> Told {
        let dealt = leading(events, |event| match *event {
            Event::OrderDealt { seat, number } => Some((seat, number)),
            _ => None,
        });
        let known = dealt.iter().filter_map(|(seat, number)| {
            let args = self.who(*seat).with("number", (*number)?);
            Some(self.teller.say("battleforce-order-card", &args))
        });
        let known: Vec<String> = known.collect();
        let args = args! { known: known.len(), cards: self.teller.texts.list(known) };
        (self.teller.say("battleforce-order-dealt", &args), dealt.len())
    }

    fn lined(&self, seat: Seat, events: &[Event]) -> Told {
        let ships = leading(events, |event| match *event {
            Event::Lined { seat: other, ship, line } if other == seat => Some(line.zip(ship)),
            _ => None,
        });
        let sentence = match ships.iter().copied().collect::<Option<Vec<(Line, ShipId)>>>() {
            Some(known) => {
                let args = self.who(seat).with("places", self.places(&known));
                self.teller.say("battleforce-lined", &args)
            }
            None => self.teller.say("battleforce-lined-hidden", &self.who(seat).with("count", ships.len())),
        };
        (sentence, ships.len())
    }

    /// Ships grouped by line.
    fn places(&self, ships: &[(Line, ShipId)]) -> String {
        let lines = grouped(ships.iter().copied()).into_iter().map(|(line, ships)| {
            let args = args! { ships: self.ships(&ships), line: self.line(line), count: ships.len() };
            self.teller.say("battleforce-in-line", &args)
        });
        self.teller.texts.list(lines)
    }

    /// Continuous damage control, ship by ship.
    fn mended(&self, seat: Seat, events: &[Event]) -> Told {
        let mended = leading(events, |event| match *event {
            Event::Mended { seat: other, ship, button } if other == seat => Some((ship, button)),
            _ => None,
        });
        let told = mended.len();
        let repairs = grouped(mended).into_iter().map(|(ship, buttons)| {
            let args = args! { buttons: self.buttons(&buttons), ship: self.ship(ship) };
            self.teller.say("battleforce-mended-on", &args)
        });
        let args = self.who(seat).with("repairs", self.teller.texts.list(repairs));
        (self.teller.say("battleforce-mended", &args), told)
    }

    /// A sentence about one event.
    fn sentence(&self, event: &Event) -> String {
        let with_ship = |seat: Seat, ship: ShipId| self.who(seat).with("ship", self.ship(ship));
        let device = |ship: ShipId| device_word(self.printed(ship).and_then(|info| info.device));
        let (key, args) = match *event {
            Event::First { seat } => ("first", self.who(seat)),
            Event::PicksNext { seat } => ("picks-next", self.who(seat)),
            Event::OrderCalled { seat, number } => ("order-called", self.who(seat).with("number", number)),
            Event::RacePicked { seat, race } => ("race-picked", self.who(seat).with("race", self.race(race))),
            Event::Picked { seat, ship } => ("picked", with_ship(seat, ship)),
            Event::PicksDone { seat } => ("picks-done", self.who(seat)),
            Event::Reinforced { seat, ship: Some(ship), face_up } => {
                ("reinforced", with_ship(seat, ship).with("face", if face_up { "up" } else { "down" }))
            }
            Event::Reinforced { seat, ship: None, .. } => ("reinforced-hidden", self.who(seat)),
            Event::Gave { seat, to, card } => {
                let args = self.who(seat).with("to", self.teller.who(to));
                match card {
                    Some(card) => ("gave", args.with("card", self.card(card))),
                    None => ("gave-hidden", args),
                }
            }
            Event::Salvaged { seat, card } => ("salvaged", self.who(seat).with("card", self.card(card))),
            Event::Reshuffled { cards } => ("reshuffled", args! { cards: cards }),
            Event::Raised { seat, ship } => ("raised", with_ship(seat, ship).with("device", device(ship))),
            Event::Lowered { seat, ship } => ("lowered", with_ship(seat, ship).with("device", device(ship))),
            Event::Turn { seat, turn } => ("turn", self.who(seat).with("turn", turn)),
            Event::Repairs { seat, card, ship } => {
                ("repairs", with_ship(seat, ship).with("card", self.card(card)))
            }
            Event::Advanced { seat } => ("advanced", self.who(seat)),
            Event::Ceasefire { seat } => ("ceasefire", self.who(seat)),
            Event::CardsLeft { ship, card } => {
                ("cards-left", args! { ship: self.ship(ship), kind: card.kind.to_string() })
            }
            Event::Discarded { seat, card } => ("discarded", self.who(seat).with("card", self.card(card))),
            Event::OnTop { card } => ("on-top", args! { card: self.card(card) }),
            Event::LastTurn => ("last-turn", Args::none()),
            Event::Offered { seat } => ("offered", self.who(seat)),
            Event::KeptPromise { seat } => ("kept-promise", self.who(seat)),
            Event::BrokePromise { seat } => ("broke-promise", self.who(seat)),
            Event::DuelShip { seat, ship } => ("duel-ship", with_ship(seat, ship)),
            Event::Eliminated { seat } => ("eliminated", self.who(seat)),
            Event::Ended { by, .. } => ("ended", args! { by: ending_word(by) }),
            ref other => return self.battle_sentence(other),
        };
        self.teller.say(&format!("battleforce-{key}"), &args)
    }
}

/// Names the winners and, if several have the same points, the reason. Allies add up their points.
pub(super) fn won(game: &BattleForce, outcome: &Outcome<'_, BattleForce>, teller: Teller<'_>) -> String {
    let Outcome { winners, scores, .. } = outcome;
    let score = |seat: Seat| scores.get(seat.index()).copied().unwrap_or_default();
    let side = |seat: Seat| score(seat) + game.ally(seat).map_or(0, score);
    let most = Seat::all(game.seats()).map(side).max().unwrap_or_default();
    let best: SeatSet = Seat::all(game.seats()).filter(|seat| side(*seat) == most).collect();
    let mates = if game.options().allies { 2 } else { 1 };
    let how = match game.options().ties {
        _ if best.len() <= mates => "points",
        _ if winners.len() > mates => "shared",
        Ties::Cards => "cards",
        Ties::Duel => "duel",
        Ties::Shared => "shared",
    };
    let args = args! { how: how, winners: teller.whom(winners.iter()), count: winners.len(), points: most };
    teller.say("battleforce-won", &args)
}

/// The buttons of a ship that are repaired in succession.
fn mended_on(ship: ShipId, events: &[Event]) -> Vec<Button> {
    leading(events, |event| match *event {
        Event::Mended { ship: other, button, .. } if other == ship => Some(button),
        _ => None,
    })
}
