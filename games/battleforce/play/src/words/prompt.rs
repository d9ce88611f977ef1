//! Prompts: the questions that players are asked.

use battleforce::{Attacker, Choice, Coming, Pick, Question, ShipId};
use contract::Seat;

use i18n::{Args, args};

use super::Seen;

/// The selector that texts use for a choice.
pub(super) const fn choice_word(choice: Choice) -> &'static str {
    match choice {
        Choice::Take => "take",
        Choice::Stash => "stash",
        Choice::Give => "give",
    }
}

/// The selector that texts use for the fate of a ship under attack.
pub(super) fn fate_word(coming: &Coming) -> &'static str {
    match coming.damage {
        0 => "safe",
        _ if coming.kills() => "destroyed",
        _ => "damaged",
    }
}

impl<'a> Seen<'a> {
    /// A seat's question, put to the seat itself or explained to others.
    pub(super) fn prompt(&self, seat: Seat) -> String {
        let (key, args) = match self.view.question(self.game, seat) {
            Some(question) => self.question(question, seat),
            None => ("nothing", Args::none()),
        };
        let key = format!("battleforce-ask-{key}");
        if self.view.viewer().is(seat) {
            self.teller.say(&key, &args)
        } else {
            self.teller.texts.form(&key, "others", &args.with("who", self.teller.who(seat)))
        }
    }

    /// The key of a question's sentence and its arguments.
    fn question(&self, question: Question, seat: Seat) -> (&'static str, Args<'a>) {
        let ship = |ship: ShipId| args! { ship: self.words.ship(ship) };
        let card = |card| args! { card: self.words.card(card) };
        match question {
            Question::Race => ("race", Args::none()),
            Question::Pick(Pick::Any(left)) => ("pick", args! { what: "any", left: left }),
            Question::Pick(Pick::Dreadnought) => ("pick", args! { what: "dreadnought", left: 1 }),
            Question::Pick(Pick::Carrier) => ("pick", args! { what: "carrier", left: 1 }),
            Question::Pick(Pick::Points(points)) => ("pick-points", args! { points: points }),
            Question::Plan { cards: 0, ships } => ("lines", args! { ships: ships }),
            Question::Plan { cards, .. } => ("reserve", args! { cards: cards }),
            Question::Show { ships } => ("show", args! { ships: ships }),
            Question::FirstRaise => ("first-raise", Args::none()),
            Question::Duel => ("duel", Args::none()),
            Question::Choose(choice) => {
                let ally = self.teller.anyone(self.game.ally(seat));
                ("choose", args! { choice: choice_word(choice), ally: ally })
            }
            Question::OutOfCards => ("out-of-cards", Args::none()),
            Question::Draw { missing } => ("draw", args! { missing: missing }),
            Question::Drawn => ("drawn", args! { card: self.drawn() }),
            Question::Control { ship: id } => ("control", ship(id)),
            Question::Patch { card: repair } => ("patch", card(repair)),
            Question::Repairing { ship: id, left } => ("repairing", ship(id).with("left", left)),
            Question::Prepare { leaving } => ("prepare", args! { leaving: leaving }),
            Question::Comeback => ("comeback", Args::none()),
            Question::Act { attacks } => ("act", args! { attacks: attacks }),
            Question::Reform { leaving } => ("reform", args! { leaving: leaving }),
            Question::Redraw { tossed } => ("redraw", args! { tossed: tossed }),
            Question::Truce { room } => ("truce", args! { room: room }),
            Question::Top => ("top", Args::none()),
            Question::Discard => {
                let has_reserve = self.view.is_advanced(self.game);
                ("discard", args! { reserve: if has_reserve { "yes" } else { "no" } })
            }
            Question::Target { .. }
            | Question::Volley
            | Question::Evade { .. }
            | Question::Aim { .. }
            | Question::Flak { .. }
            | Question::Escort { .. }
            | Question::Barrage { .. }
            | Question::BarrageCard { .. }
            | Question::Prime
            | Question::Calm
            | Question::Defend
            | Question::React { .. }
            | Question::Damage { .. } => self.question_in_battle(question),
        }
    }

    fn question_in_battle(&self, question: Question) -> (&'static str, Args<'a>) {
        let ship = |ship: ShipId| args! { ship: self.words.ship(ship) };
        let is_ship = self.view.attack().is_some_and(|attack| matches!(attack.attacker, Attacker::Ship(_)));
        match question {
            Question::Target { attacker, fire } => {
                let (by, args) = match attacker {
                    Attacker::Ship(id) => ("ship", ship(id)),
                    Attacker::Fighters(id, _) => ("fighters", ship(id)),
                    Attacker::Planet(_) => ("planet", Args::none()),
                    Attacker::Flotilla | Attacker::Mutiny => ("flotilla", Args::none()),
                };
                ("target", args.with("by", by).with("fire", fire))
            }
            Question::Volley if is_ship => ("volley", self.attack_args()),
            Question::Volley => ("cancel", self.attack_args()),
            Question::Evade { .. } => ("evade", Args::none()),
            Question::Aim { card, .. } => ("aim", args! { card: self.words.card(card) }),
            Question::Flak { fire } => ("flak", self.target_args().with("fire", fire)),
            Question::Escort { ship: id } => ("escort", ship(id)),
            Question::Barrage { left, fire } => ("barrage", args! { left: left, fire: fire }),
            Question::BarrageCard { ship: id } => ("barrage-card", ship(id)),
            Question::Prime => {
                let mutiny = self.view.attack().is_some_and(|attack| attack.attacker == Attacker::Mutiny);
                ("prime", args! { by: if mutiny { "mutiny" } else { "craft" } })
            }
            Question::Calm => ("calm", self.target_args()),
            Question::Defend => ("defend", self.attack_args()),
            Question::React { card } => ("react", self.attack_args().with("card", self.words.card(card))),
            Question::Damage { left } => ("damage", self.target_args().with("left", left)),
            _ => ("nothing", Args::none()),
        }
    }

    /// The ship under attack, as a ship.
    fn target_args(&self) -> Args<'a> {
        match self.view.attack().and_then(|attack| attack.target) {
            Some(target) => args! { ship: self.words.ship(target) },
            None => Args::none(),
        }
    }

    /// Everything about the current attack: attacker, target and its owner, the damage so far, and the damage
    /// it takes to kill.
    pub(super) fn attack_args(&self) -> Args<'a> {
        let mut args = Args::none();
        let Some(attack) = self.view.attack() else { return args };
        if let Attacker::Ship(ship) | Attacker::Fighters(ship, _) = attack.attacker {
            args = args.with("ship", self.words.ship(ship));
        }
        if let Some(target) = attack.target {
            args =
                args.with("target", self.words.ship(target)).with("owner", self.teller.who(attack.defender));
        }
        match self.view.coming(self.game) {
            Some(coming) => args
                .with("shots", coming.shots.len())
                .with("damage", coming.damage)
                .with("hits", coming.hits_left)
                .with("needed", coming.hits_left + 1)
                .with("fate", fate_word(&coming)),
            None => args,
        }
    }

    /// The card that was just drawn, for the player who drew it.
    pub(super) fn drawn(&self) -> i18n::Named {
        let asks = self
            .view
            .viewer()
            .seat()
            .is_some_and(|seat| self.view.question(self.game, seat) == Some(Question::Drawn));
        match self.view.hand().last() {
            Some(card) if asks => self.words.card(*card),
            _ => self.teller.texts.named("battleforce-card-drawn"),
        }
    }
}
