//! Actions in words.

use battleforce::{
    Action, Attacker, Button, Card, Choice, FlotillaStrength, Kind, PlanetFighters, Question, ShipId,
    ShipInfo,
};
use contract::{Rules, Seat};

use i18n::Length;
use i18n::{Args, Named, args};

use super::Seen;
use super::battle::cancel_word;
use super::names::device_word;
use super::prompt::choice_word;

impl<'a> Seen<'a> {
    /// An action on a button, or in full.
    pub(super) fn action(&self, action: Action, length: Length) -> String {
        let (key, args) = self.parts(action, length);
        let key = format!("battleforce-do-{key}");
        match length {
            Length::Short => self.teller.say(&key, &args),
            Length::Long => self.teller.texts.form(&key, "long", &args),
        }
    }

    fn ship(&self, ship: ShipId) -> Args<'a> {
        args! { ship: self.words.ship(ship) }
    }

    fn card(&self, card: Card) -> Args<'a> {
        args! { card: self.words.card(card), about: self.words.about(card) }
    }

    /// A ship and what is printed on it.
    fn printed(&self, ship: ShipId) -> Args<'a> {
        self.ship(ship).with("printed", self.words.about_ship(ship))
    }

    /// The acting player's ally, by name.
    fn ally(&self) -> Named {
        let ally = self.actor().and_then(|seat| self.game.ally(seat));
        self.teller.anyone(ally)
    }

    /// The acting seat: the viewer, or the active seat if somebody else is watching.
    fn actor(&self) -> Option<Seat> {
        self.view.viewer().seat().or_else(|| self.view.active())
    }

    /// The key of an action's sentence and its arguments.
    fn parts(&self, action: Action, length: Length) -> (&'static str, Args<'a>) {
        match action {
            Action::Pick(ship) => ("pick", self.printed(ship)),
            Action::Race(race) => ("race", args! { race: self.words.race(race) }),
            Action::Choose(card) => ("choose", self.choose(card)),
            Action::Line(ship, line) => ("line", self.printed(ship).with("line", self.words.line(line))),
            Action::Show(ship, line) => ("show", self.ship(ship).with("line", self.words.line(line))),
            Action::Move(ship, line) => {
                let from = self.view.line(self.game, ship).unwrap_or(line);
                let args = self.ship(ship).with("line", self.words.line(line));
                ("move", args.with("from", self.words.line(from)))
            }
            Action::Raise(ship) => {
                let device = self.words.printed(ship).and_then(|info| info.device);
                ("raise", self.ship(ship).with("device", device_word(device)))
            }
            Action::Lower(ship) => ("lower", self.ship(ship)),
            Action::Duel(ship) => ("duel", self.printed(ship)),
            Action::Draw | Action::Salvage | Action::Take | Action::Keep | Action::Shelve => {
                self.cards_that_come(action)
            }
            Action::Toss(card) => ("toss", self.card(card)),
            Action::Discard(card) => ("discard", self.card(card)),
            Action::Stash => ("stash", Args::none()),
            Action::Give => ("give", args! { ally: self.ally() }),
            Action::Top(card) => ("top", self.card(card)),
            Action::Mend(ship, button) => self.mend(ship, button),
            Action::Repair(card) => ("repair", self.card(card)),
            Action::Patch(ship) => ("patch", self.ship(ship).with("damage", self.damage_on(ship))),
            Action::Reinforce => ("reinforce", self.card(Card { kind: Kind::Reinforcements, value: 0 })),
            Action::Ready => ("ready", self.ready()),
            Action::Pass => ("pass", self.attack_args().with("moment", self.view.moment_word())),
            _ => self.parts_of_attack(action, length),
        }
    }

    fn choose(&self, card: Card) -> Args<'a> {
        let question = self.actor().and_then(|seat| self.view.question(self.game, seat));
        let choice = match question {
            Some(Question::Choose(choice)) => choice,
            _ => Choice::Stash,
        };
        self.card(card).with("choice", choice_word(choice)).with("ally", self.ally())
    }

    fn cards_that_come(&self, action: Action) -> (&'static str, Args<'a>) {
        match action {
            Action::Draw => {
                let question = self.actor().and_then(|seat| self.view.question(self.game, seat));
                let count = if question == Some(Question::OutOfCards) { 2 } else { 1 };
                ("draw", args! { count: count })
            }
            Action::Salvage => match self.view.discards().last() {
                Some(card) => ("salvage", self.card(*card)),
                None => ("draw", args! { count: 1 }),
            },
            Action::Take => ("take", args! { count: self.view.reserve().len() }),
            Action::Keep => ("keep", args! { card: self.drawn() }),
            _ => ("shelve", args! { card: self.drawn() }),
        }
    }

    fn ready(&self) -> Args<'a> {
        let question = self.actor().and_then(|seat| self.view.question(self.game, seat));
        let tossed = match question {
            Some(Question::Redraw { tossed }) => tossed,
            _ => 0,
        };
        args! { moment: self.view.moment_word(), count: tossed }
    }

    /// The amount of damage on a ship.
    fn damage_on(&self, ship: ShipId) -> u8 {
        self.view.ship(ship).map_or(0, |state| state.wounds + state.damage.values().sum::<u8>())
    }

    /// How many buttons of a kind are open on a ship, and how many there are in total. A wreck has none open.
    pub(super) fn open(&self, ship: ShipId, button: Button) -> (u8, u8) {
        let printed = self.words.printed(ship).into_iter().flat_map(ShipInfo::buttons);
        let all: u8 = printed.filter(|(other, _)| *other == button).map(|(_, count)| count).sum();
        if self.view.killer(self.game, ship).is_some() {
            return (0, all);
        }
        let covered = self.view.ship(ship).and_then(|state| state.damage.get(&button).copied()).unwrap_or(0);
        (all.saturating_sub(covered), all)
    }

    fn mend(&self, ship: ShipId, button: Button) -> (&'static str, Args<'a>) {
        let args = self.ship(ship).with("buttons", self.words.count(button, 1));
        if self.words.is_traditional && button == Button::FreeHit {
            let wounds = self.view.ship(ship).map_or(0, |state| state.wounds);
            return ("mend-points", args.with("damage", wounds));
        }
        let (open, all) = self.open(ship, button);
        ("mend", args.with("open", open).with("all", all))
    }

    /// Actions in an attack, or instead of one.
    fn parts_of_attack(&self, action: Action, length: Length) -> (&'static str, Args<'a>) {
        match action {
            Action::Attack(ship) => ("attack", self.best_attack(ship, length)),
            Action::Fighters(ship, squadrons) => {
                let average = (u32::from(squadrons) * 7).div_ceil(2);
                ("fighters", self.ship(ship).with("squadrons", squadrons).with("average", average))
            }
            Action::Planet(waves) => {
                let halves: u32 = match self.game.options().planet_fighters {
                    PlanetFighters::TwoDice => 14,
                    PlanetFighters::SixAndDie => 19,
                };
                let average = (u32::from(waves) * halves).div_ceil(2);
                ("planet", args! { waves: waves, average: average })
            }
            Action::Flotilla => {
                let more: u8 = match self.game.options().flotilla_strength {
                    FlotillaStrength::Boats => 6,
                    FlotillaStrength::Points => 12,
                };
                ("flotilla", args! { more: more })
            }
            Action::Mutiny(ship) => ("mutiny", self.ship(ship).with("owner", self.owner(ship))),
            Action::Ceasefire => ("ceasefire", Args::none()),
            Action::Redraw => ("redraw", Args::none()),
            Action::Reform => ("reform", Args::none()),
            Action::Target(ship) => ("target", self.target(ship, length)),
            Action::Fire(card, booster) => {
                let mut args = self.attack_args().with("cards", self.words.boosted(card, booster));
                if let Some(coming) = self.view.coming_with(self.game, card, booster) {
                    args = args.with("damage", coming.damage).with("needed", coming.hits_left + 1);
                }
                ("fire", args)
            }
            Action::Cancel(what) => ("cancel", args! { what: cancel_word(what) }),
            Action::Prime => {
                let calms =
                    self.actor().and_then(|seat| self.view.question(self.game, seat)) == Some(Question::Calm);
                ("prime", args! { sign: if calms { "less" } else { "more" } })
            }
            Action::Launch => {
                let by_ship =
                    self.view.attack().is_some_and(|attack| matches!(attack.attacker, Attacker::Ship(_)));
                ("launch", self.attack_args().with("by", if by_ship { "ship" } else { "craft" }))
            }
            Action::Defend(card, booster) => self.defend(card, booster),
            Action::At(shot) => ("at", self.shot(shot)),
            Action::React(card) => {
                let question = self.actor().and_then(|seat| self.view.question(self.game, seat));
                let against = match question {
                    Some(Question::React { card }) => card,
                    _ => card,
                };
                ("react", self.card(card).with("against", self.words.card(against)))
            }
            Action::Man(ship) => {
                let open = self.open_buttons(ship, |button| button <= Button::OptionMount);
                ("man", self.ship(ship).with("buttons", open))
            }
            Action::Damage(button) => {
                let args = args! { buttons: self.words.count(button, 1) };
                match self.view.attack().and_then(|attack| attack.target) {
                    Some(ship) => {
                        let (open, all) = self.open(ship, button);
                        let args = args.with("ship", self.words.ship(ship));
                        ("damage", args.with("open", open).with("all", all))
                    }
                    None => ("damage", args),
                }
            }
            _ => ("pass", self.attack_args().with("moment", self.view.moment_word())),
        }
    }

    /// A ship's owner by name, as far as the viewer knows.
    pub(super) fn owner(&self, ship: ShipId) -> Named {
        self.teller.anyone(self.view.owner(self.game, ship))
    }

    /// The strongest attack that the hand allows a ship: one that destroys the most, otherwise one that does
    /// the most damage.
    fn best_attack(&self, ship: ShipId, length: Length) -> Args<'a> {
        let args = self.ship(ship).with("damage", 0);
        let Some(look) = self.view.look(self.game).filter(|_| length == Length::Long) else { return args };
        let Some(hull) = look.hull(ship) else { return args };
        let mut gunner = look.gunner(hull);
        let volleys = look.enemies().iter().map(|target| {
            let damage = gunner.at(target).damage;
            let killed = if damage > look.hits_left(target) { look.points(target) } else { 0 };
            (killed, damage, target)
        });
        match volleys.max_by_key(|(killed, damage, _)| (*killed, *damage)) {
            Some((_, damage, target)) if damage > 0 => {
                let needed = look.hits_left(target) + 1;
                let target = look.id(target);
                let args = args.with("damage", damage).with("needed", needed);
                args.with("target", self.words.ship(target)).with("owner", self.owner(target))
            }
            _ => args,
        }
    }

    /// A target and its prospects.
    fn target(&self, ship: ShipId, length: Length) -> Args<'a> {
        let args = self.ship(ship).with("owner", self.owner(ship));
        if length == Length::Short {
            return args;
        }
        let needed = self.view.hits_left(self.game, ship) + 1;
        let args = args.with("needed", needed);
        let attacking = self.view.attacking_ship(self.game);
        let volley = attacking.and_then(|attacker| self.view.strongest_volley(self.game, attacker, ship));
        let (by, damage) = match volley {
            Some(volley) => ("ship", u32::from(volley.damage)),
            None => ("dice", self.view.expected_dice(self.game).ceil() as u32),
        };
        args.with("by", by).with("damage", damage)
    }

    /// A card played in defence, or fired at small craft.
    fn defend(&self, card: Card, booster: Option<Kind>) -> (&'static str, Args<'a>) {
        let args = args! { cards: self.words.boosted(card, booster) };
        match self.view.moment_word() {
            "flak" | "barrage" => ("shoot", args.with("damage", card.value << u8::from(booster.is_some()))),
            _ => ("defend", args.with("about", self.words.about(card))),
        }
    }

    /// An attack card by its number.
    fn shot(&self, number: u8) -> Args<'a> {
        let args = args! { shot: number };
        let coming = self.view.coming(self.game);
        let shot =
            coming.and_then(|coming| coming.shots.into_iter().nth(usize::from(number).checked_sub(1)?));
        match shot {
            Some(shot) => {
                let cards = self.words.boosted(shot.card, shot.booster);
                args.with("cards", cards).with("damage", shot.damage)
            }
            None => args.with("cards", self.teller.texts.word("battleforce-no-cards")).with("damage", 0),
        }
    }
}
