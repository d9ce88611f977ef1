//! Where the action cards are, kind by kind, as far as the viewer knows.

use std::collections::BTreeMap;

use battleforce::{Card, Kind};
use contract::Seat;
use i18n::args;
use maud::{Markup, html};

use crate::board::cards::family;
use crate::board::desk::Desk;

/// Headings, and the card families under each.
const GROUPS: [(&str, &[&str]); 4] = [
    ("weapons", &["k-weapon"]),
    ("boosters", &["k-boost"]),
    ("defences", &["k-def", "k-react"]),
    ("rest", &["k-fix", "k-crew", "k-event"]),
];

/// A column: its heading and its count.
type Column = (&'static str, fn(Places) -> usize);

/// Where the cards of a kind are.
#[derive(Clone, Copy, Default)]
struct Places {
    all: usize,
    /// Discarded, part of the current attack, or on a ship.
    played: usize,
    mine: usize,
    /// Known cards of other players.
    seen: usize,
}

impl Places {
    fn hidden(self) -> usize {
        self.all - self.played - self.mine - self.seen
    }

    fn plus(self, other: Places) -> Places {
        Places {
            all: self.all + other.all,
            played: self.played + other.played,
            mine: self.mine + other.mine,
            seen: self.seen + other.seen,
        }
    }
}

impl Desk<'_> {
    /// A table of all kinds of cards in play.
    pub(crate) fn tally(&self) -> Markup {
        let kinds = self.places();
        let sum = kinds.values().fold(Places::default(), |sum, places| sum.plus(*places));
        let columns = self.columns(sum);
        html! {
            section.tally.battleforce.bf {
                table {
                    thead { tr {
                        th { (self.look.word("battleforce-column-card")) }
                        @for (key, _) in &columns { th { (self.word(key)) } }
                    } }
                    @for (heading, families) in GROUPS {
                        tbody {
                            tr { th.group colspan=(columns.len() + 1) scope="rowgroup" { (self.word(&format!("tally-{heading}"))) } }
                            @for (kind, places) in kinds.iter().filter(|(kind, _)| families.contains(&family(**kind))) {
                                tr {
                                    th scope="row" class=(family(*kind)) { (self.icon(&kind.to_string())) (self.kind_name(*kind)) }
                                    @for (_, count) in &columns { @let count = count(*places); td.none[count == 0] { (count) } }
                                }
                            }
                        }
                    }
                    tfoot { tr { th scope="row" { (self.word("total")) } @for (_, count) in &columns { td { (count(sum)) } } } }
                }
                p { (self.say("tally-where", &args! { deck: self.view.deck_size(), hands: sum.hidden().saturating_sub(self.view.deck_size().into()) })) }
            }
        }
    }

    /// Spectators have no cards, and nobody sees other players' cards unless they were shown.
    fn columns(&self, sum: Places) -> Vec<Column> {
        let mut columns: Vec<Column> =
            vec![("tally-all", |places| places.all), ("played", |places| places.played)];
        if self.own().is_some() {
            columns.push(("tally-mine", |places| places.mine));
        }
        if sum.seen > 0 {
            columns.push(("tally-seen", |places| places.seen));
        }
        columns.push(("tally-hidden", Places::hidden));
        columns
    }

    fn places(&self) -> BTreeMap<Kind, Places> {
        let mut kinds: BTreeMap<Kind, Places> = BTreeMap::new();
        for (card, count) in self.game.faces() {
            kinds.entry(card.kind).or_default().all += usize::from(count);
        }
        let mut count = |cards: &[Card], place: fn(&mut Places) -> &mut usize| {
            for card in cards {
                *place(kinds.entry(card.kind).or_default()) += 1;
            }
        };
        let lying =
            self.game.ship_ids().iter().filter_map(|ship| self.view.ship(*ship)).flat_map(|ship| ship.cards);
        count(&lying.collect::<Vec<Card>>(), |places| &mut places.played);
        count(&self.view.discards(), |places| &mut places.played);
        count(&self.view.hand(), |places| &mut places.mine);
        count(&self.view.reserve(), |places| &mut places.mine);
        count(&self.view.kept(), |places| &mut places.seen);
        for seat in Seat::all(self.view.seats()).filter(|seat| !self.view.viewer().is(*seat)) {
            let player = self.view.player(seat);
            count(&player.known_cards, |places| &mut places.seen);
            count(&player.given_cards, |places| &mut places.seen);
        }
        kinds
    }
}
