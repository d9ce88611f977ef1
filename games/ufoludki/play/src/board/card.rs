//! Cards: one drawing for hand and piles.

use contract::Rules;
use i18n::Length;
use maud::{Markup, PreEscaped, html};
use ufoludki::{Card, Thing};

use crate::board::lettering::{Lettering, lettering, number, plain_text};
use crate::board::meadow::Meadow;

/// The saucers we have drawings for. Others are shown as plates in their own colours.
const SHAPES: [&str; 7] = ["plate", "teapot", "sombrero", "bell", "mushroom", "doughnut", "top"];

/// The face of a card.
pub(crate) struct Face {
    pub(crate) name: String,
    pub(crate) colour: String,
    art: String,
    value: Option<u8>,
}

/// The colour of an action card's banner.
fn action_colour(word: &str) -> &'static str {
    match word {
        "strength" => "#c3b2f5",
        "recruitment" => "#ffc659",
        "counterattack" => "#8fd0f7",
        _ => "#9ccf86",
    }
}

/// A colour from the components if it is a plain one, `#rgb` or `#rrggbb`. Nothing else gets into the page.
fn checked_colour(colour: &str) -> &str {
    let is_hex = colour.strip_prefix('#').is_some_and(|digits| {
        [3, 6].contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    });
    if is_hex { colour } else { "#b8b0c8" }
}

/// A card as part of an id: `saucer-3`.
pub(crate) fn slug(card: Card) -> String {
    card.to_string().replace(' ', "-")
}

/// The id of a card's lettered name.
fn name_id(card: Card) -> String {
    format!("in-name-{}", slug(card))
}

/// Decorative words on a card. The card's label already says the same, and if these counted as its text, the
/// card could not be found by its label.
pub(crate) fn drawn_words(words: &str) -> Markup {
    html! { span data-says=(words) {} }
}

impl Meadow<'_> {
    pub(crate) fn face(&self, card: Card) -> Face {
        let texts = self.look.teller.texts;
        let saucer = card.saucer().and_then(|saucer| self.game.content().saucers().get(saucer.index()));
        if let Some(kind) = saucer {
            let shape = SHAPES.iter().find(|shape| **shape == kind.shape).unwrap_or(&SHAPES[0]);
            Face {
                name: texts.named_or(&format!("ufoludki-saucer-{}", kind.shape), &kind.name).into(),
                colour: checked_colour(&kind.colour).to_owned(),
                art: format!("art-{shape}"),
                value: Some(kind.value),
            }
        } else {
            let word = card.to_string();
            Face {
                name: texts.named_or(&format!("ufoludki-card-{word}"), &word).into(),
                colour: action_colour(&word).to_owned(),
                art: format!("art-{word}"),
                value: None,
            }
        }
    }

    /// A card's name in sentences: `Bell (3)`.
    pub(crate) fn card_name(&self, card: Card) -> String {
        self.look.words.thing(self.game, self.view, Thing::Card(card), Length::Short, self.look.teller)
    }

    /// A card on the table, face up. `below` is written under its name.
    pub(crate) fn card(&self, card: Card, id: Option<&str>, class: &str, below: Option<&Markup>) -> Markup {
        html! {
            div id=[id] class={ "card " (class) } data-closeup=(Thing::Card(card)) aria-hidden="true" {
                (self.front(card, id, below))
            }
        }
    }

    /// The front of a card. If it has an id, its picture and its name are parts, because they stay when what
    /// the card would do changes.
    pub(crate) fn front(&self, card: Card, id: Option<&str>, below: Option<&Markup>) -> Markup {
        let face = self.face(card);
        let key = ("ufoludki front", id, &face.name, &face.art, face.value, self.look.assets);
        let drawn = self.look.teller.texts.remember(key, || self.picture(card, &face, id).into_string());
        html! {
            div.face style={ "--kc:" (face.colour) } {
                (PreEscaped(&*drawn))
                @if let Some(below) = below { (below) }
            }
        }
    }

    /// The front of a card: its picture and its name.
    fn picture(&self, card: Card, face: &Face, id: Option<&str>) -> Markup {
        let within = |what: &str| id.map(|id| format!("in-{what}-{id}"));
        let art = html! {
            div.art id=[within("art")] aria-hidden="true" {
                (self.art("picture", &face.art))
                @match face.value {
                    Some(value) => {
                        span.value { (number(value)) }
                        span.stars style={ "--stars:" (value.min(5)) } {}
                    }
                    None => { span.value.sign { (self.art("", &format!("k-{card}"))) } }
                }
            }
        };
        let banner = |name: &Markup| html! { div.banner id=[within("banner")] { (name) } };
        if id.is_none() {
            return html! { (art) (banner(&lettering(&face.name))) };
        }
        let strokes = html! { use href={ "#" (name_id(card)) } {} };
        let name = match Lettering::of(&face.name) {
            Some(lettering) => lettering.drawing(&strokes),
            None => plain_text(&face.name),
        };
        html! { (scene::part(&art)) (scene::part(&banner(&name))) }
    }

    /// The names of all cards in our lettering, to which cards on the table refer. They are long and come up again and
    /// again.
    pub(crate) fn names(&self) -> Markup {
        let (deck, saucers) = (self.game.content().deck(), self.game.content().saucers());
        let key: Vec<_> = saucers.iter().map(|kind| (&kind.name, &kind.shape)).collect();
        let names = || {
            let kinds = deck.kinds().map(|(card, _)| card);
            let lettered = kinds.filter_map(|card| Some((card, Lettering::of(&self.face(card).name)?)));
            html! {
                svg.unseen #part-names aria-hidden="true" {
                    defs { @for (card, name) in lettered { g id=(name_id(card)) { (name.strokes()) } } }
                }
            }
        };
        self.look.common_part(("ufoludki names", deck, key), names)
    }
}

#[cfg(test)]
mod tests {
    use super::checked_colour;

    #[test]
    fn only_plain_colours_are_used() {
        assert_eq!(checked_colour("#25b79b"), "#25b79b");
        for wrong in ["url(https://example.org)", "#12345g", "red\" onload=\"", "#", "#éé"] {
            assert_eq!(checked_colour(wrong), "#b8b0c8");
        }
    }
}
