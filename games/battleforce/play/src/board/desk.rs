//! What all parts of the scene need: words, icons, ids, and who has to decide.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use battleforce::{
    Attacker, BattleForce, Button, Card, Event, Kind, Line, PlayerView, Question, ShipId, ShipInfo, State,
    Thing, View,
};
use contract::{Rules, Seat};
use i18n::{Args, args};
use maud::{Markup, html};
use scene::Context;

use crate::board::touch::Pointing;

/// The table while it is being drawn for one viewer.
pub(crate) struct Desk<'a> {
    pub(crate) game: &'a BattleForce,
    pub(crate) view: &'a View,
    pub(crate) look: &'a Context<'a, BattleForce>,
    /// The seat that is asked and its question: the viewer's if they are asked, otherwise the first.
    pub(crate) asked: Option<(Seat, Question)>,
    pub(crate) moment: &'static str,
    /// A world consistent with the view, in which actions are tried out.
    pub(crate) world: OnceCell<State>,
    /// How many cards of each face have been drawn so far, so that each gets its own id.
    drawn: RefCell<BTreeMap<Card, u8>>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(game: &'a BattleForce, view: &'a View, look: &'a Context<'a, BattleForce>) -> Desk<'a> {
        let own = view.viewer().seat().filter(|seat| look.due.contains(*seat));
        let asked = own
            .into_iter()
            .chain(look.due.iter())
            .find_map(|seat| view.question(game, seat).map(|question| (seat, question)));
        let moment = view.moment_word();
        Desk { game, view, look, asked, moment, world: OnceCell::new(), drawn: RefCell::default() }
    }

    /// The viewer's seat.
    pub(crate) fn own(&self) -> Option<Seat> {
        self.view.viewer().seat().filter(|seat| seat.index() < usize::from(self.view.seats()))
    }

    /// The seat whose fleet is drawn large.
    pub(crate) fn home(&self) -> Seat {
        self.own().unwrap_or(Seat::at(0))
    }

    /// The other seats, clockwise from the left.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let seats = self.view.seats();
        let mut others: Vec<Seat> = Seat::all(seats).filter(|seat| *seat != self.home()).collect();
        others.sort_by_key(|seat| seat.places_after(self.home(), seats));
        others
    }

    /// A player as far as the viewer knows them; where everything is open, as they know themselves.
    pub(crate) fn player(&self, seat: Seat) -> PlayerView {
        self.look.open.get(seat.index()).unwrap_or(self.view).player(seat)
    }

    /// Whether the viewer has a question to answer.
    pub(crate) fn is_due(&self) -> bool {
        self.own().is_some_and(|seat| self.look.due.contains(seat))
    }

    /// The viewer's question.
    pub(crate) fn own_question(&self) -> Option<Question> {
        let own = self.own()?;
        self.asked.filter(|(seat, _)| *seat == own).map(|(_, question)| question)
    }

    pub(crate) fn pointing(&self) -> Pointing {
        Pointing::of(self.own_question())
    }

    /// Whether a target is being chosen.
    pub(crate) fn is_aiming(&self) -> bool {
        matches!(self.asked, Some((_, Question::Target { .. })))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.moment == "over"
    }

    /// A text of this crate: `page-battleforce-…`.
    pub(crate) fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.look.teller.say(&format!("page-battleforce-{key}"), args)
    }

    /// A text of this crate without arguments.
    pub(crate) fn word(&self, key: &str) -> String {
        self.look.word(&format!("page-battleforce-{key}"))
    }

    pub(crate) fn info(&self, ship: ShipId) -> Option<&'a ShipInfo> {
        self.game.ship_info(ship)
    }

    pub(crate) fn ship_name(&self, ship: ShipId) -> String {
        let name = self.info(ship).map_or("?", |info| &info.name);
        if ship.to_string().ends_with("-2") { format!("{name} II") } else { name.to_owned() }
    }

    pub(crate) fn kind_name(&self, kind: Kind) -> String {
        self.look.word(&format!("battleforce-card-{kind}"))
    }

    pub(crate) fn line_name(&self, line: Line) -> String {
        self.look.word(&format!("battleforce-line-{line}"))
    }

    pub(crate) fn button_name(&self, button: Button) -> String {
        self.look.word(&format!("battleforce-button-{button}"))
    }

    /// The type of a ship, as people read it.
    pub(crate) fn class_name(&self, info: &ShipInfo) -> String {
        let words = info.kind.split(|letter: char| !letter.is_ascii_alphanumeric());
        let slug: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect();
        let key = format!("battleforce-kind-{}", slug.join("-"));
        self.look.teller.texts.named_or(&key, &info.kind).into()
    }

    /// A card in brief: name and number.
    pub(crate) fn card_name(&self, card: Card) -> String {
        let name = self.kind_name(card.kind);
        if card.kind.has_value() {
            self.look.teller.say("battleforce-card-valued", &args! { name: name, value: card.value })
        } else {
            name
        }
    }

    /// A thing in words, as known to somebody who sees it.
    pub(crate) fn describe(&self, thing: Thing) -> String {
        let sees = |view: &&View| match thing {
            Thing::Ship(ship) => view.owner(self.game, ship).is_some(),
            _ => true,
        };
        let view = std::iter::once(self.view).chain(self.look.open).find(sees).unwrap_or(self.view);
        self.look.describe(self.game, view, thing)
    }

    /// An icon from the symbol sheet.
    pub(crate) fn icon(&self, name: &str) -> Markup {
        html! { svg.i aria-hidden="true" { (self.symbol(name)) } }
    }

    /// An icon inside an element that already has an accessible name.
    pub(crate) fn glyph(&self, name: &str) -> Markup {
        html! { svg.i { (self.symbol(name)) } }
    }

    fn symbol(&self, name: &str) -> Markup {
        html! { use href=(self.look.asset(&format!("battleforce.svg#{name}"))) {} }
    }

    /// An id for a card that is unique among all cards with this face in the scene.
    pub(crate) fn card_id(&self, card: Card) -> String {
        let mut drawn = self.drawn.borrow_mut();
        let count = drawn.entry(card).or_default();
        *count += 1;
        format!("card-{}-{}-{count}", card.kind, card.value)
    }

    /// The attacker, from the choice of the target onwards.
    pub(crate) fn attacker(&self) -> Option<Attacker> {
        let aiming = match self.asked {
            Some((_, Question::Target { attacker, .. })) => Some(attacker),
            _ => None,
        };
        self.view.attack().map(|attack| attack.attacker).or(aiming)
    }

    /// The ship that is attacking or sending its fighters.
    pub(crate) fn attacking_ship(&self) -> Option<ShipId> {
        match self.attacker() {
            Some(Attacker::Ship(ship) | Attacker::Fighters(ship, _)) => Some(ship),
            _ => None,
        }
    }

    pub(crate) fn target(&self) -> Option<ShipId> {
        self.view.attack().and_then(|attack| attack.target)
    }

    /// Cards that came into the viewer's hand since the last decision.
    pub(crate) fn new_cards(&self) -> Vec<Card> {
        let came = self.look.recent.iter().filter_map(|event| match event {
            Event::Drew { seat, card } | Event::Took { seat, card } if self.look.is_own(*seat) => *card,
            Event::Salvaged { seat, card } if self.look.is_own(*seat) => Some(*card),
            _ => None,
        });
        came.collect()
    }

    /// Whether damage is a plain number that does not cover buttons.
    pub(crate) fn is_traditional(&self) -> bool {
        self.game.options().traditional_damage
    }
}
