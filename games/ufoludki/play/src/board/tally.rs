//! Where the cards are, as far as the viewer can know: a row for each kind, a small card for each copy.
//!
//! Cards that have been laid are face up until a General comes. Then they are under the deck, and everybody
//! knows which ones. As soon as the first card of such a layer is drawn, nobody can tell where its cards are.

use contract::Rules;
use i18n::args;
use maud::{Markup, html};
use ufoludki::{Bag, Card, Event, View};

use crate::board::meadow::Meadow;

/// The cards that are face up, and what is known about the deck.
struct Known {
    piles: Bag,
    under: Bag,
}

impl Known {
    fn new(view: &View, heard: &[Event]) -> Known {
        let (mut piles, mut went_under) = (Bag::EMPTY, Vec::new());
        for event in heard {
            match *event {
                Event::Laid { card, copies, .. } => piles.add(card, u32::from(copies)),
                Event::PilesWentUnder { .. } => went_under.push(std::mem::take(&mut piles)),
                _ => {}
            }
        }
        Known { piles, under: untouched(view, &went_under) }
    }
}

/// The cards in the layers of which none has been drawn yet. The layers that went under last are at the end
/// of the deck; a layer that is being drawn from is smaller than it was.
fn untouched(view: &View, went_under: &[Bag]) -> Bag {
    let sizes: Vec<u32> = view.layer_sizes().collect();
    let mut all = Bag::EMPTY;
    for (layer, size) in went_under.iter().rev().zip(sizes.iter().rev()) {
        if layer.len() == *size {
            all.add_all(*layer);
        }
    }
    all
}

/// The places where copies can be: the place's class in the style sheet, and its word.
const PLACES: [(&str, &str); 4] = [
    ("laid", "page-ufoludki-tally-laid"),
    ("under", "page-ufoludki-tally-under"),
    ("held", "page-ufoludki-tally-held"),
    ("hidden", "page-ufoludki-tally-hidden"),
];

impl Meadow<'_> {
    pub(crate) fn tally(&self, heard: &[Event]) -> Markup {
        let known = Known::new(self.view, heard);
        html! {
            div.tally.ufoludki {
                ul.legend {
                    @for (class, word) in PLACES.iter().filter(|(class, _)| *class != "held" || self.own().is_some()) {
                        li { i.copy.{ (class) } aria-hidden="true" {} (self.look.word(word)) }
                    }
                }
                ul.kinds { @for (card, copies) in self.game.content().deck().kinds() { (self.row(card, copies, &known)) } }
            }
        }
    }

    fn row(&self, card: Card, copies: u32, known: &Known) -> Markup {
        let (laid, under) = (known.piles.count(card), known.under.count(card));
        let held = self.view.hand().count(card);
        let hidden = copies.saturating_sub(laid + under + held);
        let told = args! { card: self.card_name(card), copies: copies, laid: laid, under: under, held: held, hidden: hidden };
        html! {
            li {
                (self.card(card, None, "small", None))
                span.unseen { (self.look.teller.say("page-ufoludki-tally-row", &told)) }
                span.what aria-hidden="true" {
                    span.name { (self.face(card).name) }
                    span.copies {
                        @for ((class, _), count) in PLACES.iter().zip([laid, under, held, hidden]) {
                            @for _ in 0..count { i.copy.{ (class) } {} }
                        }
                     }
                }
                b.left.none[hidden == 0] aria-hidden="true" { (hidden) }
            }
        }
    }
}
