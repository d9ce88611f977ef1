//! Action cards in the hand, in the reserve and as chips on the table, and the piles.

use battleforce::{Action, Card, Kind, Thing};
use i18n::args;
use maud::{Markup, html};
use scene::part;

use crate::board::desk::Desk;
use crate::board::outlook::Fate;
use crate::board::touch::Pointing;

/// Names longer than this need condensed type.
const LONG: usize = 9;

/// A card's purpose, which is shown by a pattern as well as a colour.
pub(crate) const fn family(kind: Kind) -> &'static str {
    match kind {
        _ if kind.is_weapon() => "k-weapon",
        Kind::Overload | Kind::Enveloper | Kind::Scatterpack | Kind::LegendaryGunner => "k-boost",
        Kind::ErraticManeuvers | Kind::Ecm | Kind::ReinforceShields | Kind::WildWeasel | Kind::Disengage => {
            "k-def"
        }
        Kind::Eccm | Kind::TractorBeam => "k-react",
        Kind::DamageControl | Kind::LegendaryEngineer => "k-fix",
        Kind::PrimeTeam => "k-crew",
        _ => "k-event",
    }
}

/// The large symbol on a card: its number, or its effect on one.
pub(crate) fn mark(card: Card) -> String {
    match card.kind {
        Kind::Overload | Kind::Enveloper | Kind::Scatterpack | Kind::LegendaryGunner => "×2".to_owned(),
        Kind::ErraticManeuvers | Kind::Ecm | Kind::ReinforceShields => format!("−{}", card.value),
        Kind::DamageControl => format!("+{}", card.value),
        Kind::WildWeasel => "½".to_owned(),
        Kind::PrimeTeam => "+1".to_owned(),
        _ if card.value > 0 => card.value.to_string(),
        _ => String::new(),
    }
}

impl Desk<'_> {
    /// What a card does, in two or three words.
    pub(crate) fn note(&self, card: Card) -> String {
        let key = match card.kind {
            Kind::Photon | Kind::Disruptor => "direct",
            Kind::Phaser1 | Kind::Phaser2 => "phaser",
            Kind::Phaser3 => "phaser-short",
            Kind::Drone | Kind::PlasmaR | Kind::PlasmaS => "seeking",
            Kind::PlasmaF => "seeking-short",
            Kind::Overload => "overload",
            Kind::Enveloper => "enveloper",
            Kind::Scatterpack => "scatterpack",
            Kind::LegendaryGunner => "gunner",
            Kind::ErraticManeuvers => "maneuvers",
            Kind::Ecm => "ecm",
            Kind::Eccm => "eccm",
            Kind::ReinforceShields => "shields",
            Kind::WildWeasel => "weasel",
            Kind::TractorBeam => "tractor",
            Kind::Disengage => "disengage",
            Kind::DamageControl => "control",
            Kind::LegendaryEngineer => "engineer",
            Kind::PrimeTeam => "prime",
            Kind::PfFlotilla => "flotilla",
            Kind::PlanetBasedFighters => "planet",
            Kind::KlingonMutiny => "mutiny",
            Kind::OrganianCeasefire => "ceasefire",
            Kind::Reinforcements => "reinforcements",
        };
        self.word(&format!("note-{key}"))
    }

    /// A card in full. A card that cannot be chosen now is not a thing to point at.
    pub(crate) fn card(&self, card: Card, is_thing: bool, is_new: bool) -> Markup {
        let fate = if is_thing { self.card_fate(card) } else { None };
        self.card_with("card", card, (is_thing, is_new), fate, || {
            let (name, is_long) = self.printed_name(card);
            html! {
                span.name.long[is_long] { (name) }
                span.note data-says=(self.note(card)) {}
                @if is_new { span.new data-says=(self.word("new")) {} }
                @if let Some(Fate { damage, kills }) = fate {
                    span.fate.kills[kills] data-says=(self.say("comes-to", &args! { damage: damage })) {
                        @if kills { (self.glyph("burst")) }
                    }
                }
            }
        })
    }

    /// A card in the reserve. It can be pointed at as a whole, so its name is generated content (`data-says`)
    /// rather than text.
    fn kept_card(&self, card: Card, is_thing: bool) -> Markup {
        self.card_with("kept card", card, (is_thing, false), None, || {
            let (name, is_long) = self.printed_name(card);
            html! { span.name.long[is_long] data-says=(name) {} }
        })
    }

    /// A card's name, and whether it needs condensed type.
    fn printed_name(&self, card: Card) -> (String, bool) {
        let name = self.kind_name(card.kind);
        let is_long = name.split(' ').any(|word| word.chars().count() > LONG);
        (name, is_long)
    }

    fn card_with(
        &self,
        what: &str,
        card: Card,
        (is_thing, is_new): (bool, bool),
        fate: Option<Fate>,
        more: impl FnOnce() -> Markup,
    ) -> Markup {
        let (id, thing) = (self.card_id(card), Thing::Card(card));
        let held = |cards: Vec<Card>| cards.into_iter().filter(|other| *other == card).count();
        let places = (held(self.view.hand()), held(self.view.reserve()));
        self.look.part((what, &id, is_thing, is_new, fate, places), || {
            html! {
                div class={ "card " (family(card.kind)) @if is_new { " is-new" } } id=(id) role="img"
                    data-thing=[is_thing.then(|| thing.to_string())] data-closeup=(thing) aria-label=(self.describe(thing)) {
                    span.head { (self.glyph(&card.kind.to_string())) b data-says=(mark(card)) {} }
                    (more())
                }
            }
        })
    }

    /// The result of playing the card, which is shown at its foot.
    fn card_fate(&self, card: Card) -> Option<Fate> {
        let plays = |action: &&Action| match action {
            Action::Fire(fired, None) | Action::Defend(fired, None) | Action::React(fired) => *fired == card,
            Action::Cancel(what) => what.card() == card.kind,
            _ => false,
        };
        self.look.legal.iter().find(plays).and_then(|action| self.foresee(*action))
    }

    /// A card as a small icon with its number.
    pub(crate) fn chip(&self, card: Card) -> Markup {
        html! {
            span class={ "chip " (family(card.kind)) } data-closeup=(Thing::Card(card)) role="img" aria-label=(self.card_name(card)) {
                (self.glyph(&card.kind.to_string())) b data-says=(mark(card)) {}
            }
        }
    }

    /// A card as a strip with its icon, number and name.
    pub(crate) fn strip(&self, card: Card) -> Markup {
        html! {
            span class={ "strip chip " (family(card.kind)) } data-closeup=(Thing::Card(card)) {
                (self.icon(&card.kind.to_string())) b data-says=(mark(card)) {} (self.kind_name(card.kind))
            }
        }
    }

    /// Whether the viewer has cards.
    pub(crate) fn has_dock(&self) -> bool {
        self.own().is_some() && !self.is_over()
    }

    /// The viewer's reserve and hand.
    pub(crate) fn dock(&self) -> Markup {
        html! {
            section.dock #bf-dock {
                @if self.view.is_advanced(self.game) { (self.reserve()) }
                (self.hand())
            }
        }
    }

    fn hand(&self) -> Markup {
        let hand = self.view.hand();
        let is_thing = self.pointing() == Pointing::Hand;
        let mut new = self.new_cards();
        // If there are several cards with the same face, the last one is the new one.
        let mut is_new: Vec<bool> = hand
            .iter()
            .rev()
            .map(|card| new.iter().position(|other| other == card).map(|place| new.remove(place)).is_some())
            .collect();
        is_new.reverse();
        html! {
            div.hand {
                h2 { (self.word("hand")) " " small { (hand.len()) } }
                div.cards.many[hand.len() > 6] {
                    @for (card, is_new) in hand.iter().zip(is_new) { (self.card(*card, is_thing, is_new)) }
                    @if hand.is_empty() { p.none { (self.word("hand-empty")) } }
                }
            }
        }
    }

    fn reserve(&self) -> Markup {
        let reserve = self.view.reserve();
        let is_thing = self.pointing() == Pointing::Reserve;
        html! {
            div.reserve data-thing=(Thing::Reserve) role="group" aria-label=(self.describe(Thing::Reserve)) {
                p.title data-says={ (self.word("reserve")) " " (reserve.len()) "/3" } {}
                div.cards {
                    @for card in &reserve { (self.kept_card(*card, is_thing)) }
                    @for _ in reserve.len()..3 { span.gap {} }
                }
            }
        }
    }

    /// The deck, the ships still to come, and the discards. Screen readers can read all of them.
    pub(crate) fn piles(&self) -> Markup {
        let discards = self.view.discards();
        self.look.part(("piles", self.view.deck_size(), self.view.ship_deck_size(), &discards), || {
            html! {
                section.piles #bf-piles aria-label=(self.word("piles")) {
                    div.pile #deck data-thing=(Thing::Deck) role="img" aria-label=(self.describe(Thing::Deck)) {
                        (self.glyph("pile")) b data-says=(self.view.deck_size()) {} small data-says=(self.word("deck")) {}
                    }
                    @if self.view.ship_deck_size() > 0 {
                        div.pile #ship-deck { (self.icon("reinforcements")) b { (self.view.ship_deck_size()) } " " small { (self.word("ship-deck")) } }
                    }
                    div.pile.top #discards data-thing=(Thing::Discards) role="img" aria-label=(self.describe(Thing::Discards)) {
                        @match discards.last() { Some(card) => (self.chip(*card)), None => (self.glyph("pile")) }
                        b data-says=(discards.len()) {} small data-says=(self.word("discards")) {}
                    }
                    @if !discards.is_empty() {
                        button.all type="button" popovertarget="all-discards" aria-label=(self.word("all-discards")) { "…" }
                        (part(&self.all_discards(&discards)))
                    }
                }
            }
        })
    }

    fn all_discards(&self, discards: &[Card]) -> Markup {
        html! {
            div #all-discards popover {
                h2 { (self.word("all-discards")) }
                ol reversed { @for card in discards.iter().rev() { li data-closeup=(Thing::Card(*card)) { (self.card_name(*card)) } } }
            }
        }
    }
}
