//! The components: cards, loot and hand size, read from a TOML file that users can replace.

use contract::{ContentFault, Inspection};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::bag::Bag;
use crate::card::{Card, KINDS, MOST_SAUCERS};

/// The maximum number of cards in a deck.
pub const MOST_DECK: u32 = 120;
/// The maximum number of Generals in a deck. The deck has a layer for each, plus the one being drawn.
pub const MOST_GENERALS: u32 = 7;
/// The maximum hand size.
pub const MOST_HAND: u32 = 12;
/// The maximum amount of loot.
pub const MOST_LOOT: u32 = 200;
/// The maximum value of a saucer.
pub const MOST_VALUE: u32 = 9;

/// The checked components of a game. The rules can rely on every limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    loot: u8,
    hand: u8,
    saucers: Vec<SaucerKind>,
    deck: Bag,
    origins: Vec<(String, String)>,
    #[serde(skip)]
    values: [u8; KINDS],
}

/// One kind of saucer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaucerKind {
    /// Its name.
    pub name: String,
    /// The name of its drawing.
    pub shape: String,
    /// Its colour.
    pub colour: String,
    /// How much loot it takes.
    pub value: u8,
}

impl Content {
    /// The amount of loot on Earth at the start.
    pub const fn loot(&self) -> u8 {
        self.loot
    }

    /// The size up to which a hand is refilled.
    #[inline]
    pub const fn hand(&self) -> u32 {
        self.hand as u32
    }

    /// The saucers, by number.
    pub fn saucers(&self) -> &[SaucerKind] {
        &self.saucers
    }

    /// All cards.
    #[inline]
    pub const fn deck(&self) -> Bag {
        self.deck
    }

    /// The name and origin of each row.
    pub fn origins(&self) -> &[(String, String)] {
        &self.origins
    }

    /// How much loot a saucer takes. Zero for other cards.
    #[inline]
    pub(crate) const fn value(&self, card: Card) -> u8 {
        self.values[card.index()]
    }

    /// Reads a component file and checks every limit, reporting every fault in it.
    pub fn read(text: &str) -> Result<Content, Vec<ContentFault>> {
        let file = Inspection::read(text, |inspection, file: File| {
            inspect(inspection, &file);
            file
        });
        file.map(File::into_content)
    }
}

/// The file as written, before any check.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    loot: Loot,
    hand: Hand,
    #[serde(default)]
    saucer: Vec<SaucerRow>,
    general: Copies,
    recruitment: Copies,
    strength: Copies,
    counterattack: Copies,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Loot {
    count: Spanned<u32>,
    origin: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    cards: Spanned<u32>,
    origin: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    copies: Spanned<u32>,
    origin: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SaucerRow {
    name: Spanned<String>,
    shape: Spanned<String>,
    colour: Spanned<String>,
    value: Spanned<u32>,
    copies: Spanned<u32>,
    origin: Spanned<String>,
}

impl File {
    fn action_cards(&self) -> [(Card, &Copies); 4] {
        [
            (Card::GENERAL, &self.general),
            (Card::RECRUITMENT, &self.recruitment),
            (Card::STRENGTH, &self.strength),
            (Card::COUNTERATTACK, &self.counterattack),
        ]
    }

    fn copies(&self) -> impl Iterator<Item = &Spanned<u32>> {
        let actions = self.action_cards().map(|(_, row)| &row.copies);
        self.saucer.iter().map(|row| &row.copies).chain(actions)
    }

    fn into_content(self) -> Content {
        let mut deck = Bag::EMPTY;
        let mut values = [0; KINDS];
        let mut origins = vec![
            ("loot".to_owned(), self.loot.origin.get_ref().clone()),
            ("hand".to_owned(), self.hand.origin.get_ref().clone()),
        ];
        for (index, row) in self.saucer.iter().enumerate() {
            let card = Card::at(index);
            deck.add(card, *row.copies.get_ref());
            values[index] = *row.value.get_ref() as u8;
            origins.push((card.to_string(), row.origin.get_ref().clone()));
        }
        for (card, row) in self.action_cards() {
            deck.add(card, *row.copies.get_ref());
            origins.push((card.to_string(), row.origin.get_ref().clone()));
        }
        Content {
            loot: *self.loot.count.get_ref() as u8,
            hand: *self.hand.cards.get_ref() as u8,
            saucers: self.saucer.into_iter().map(SaucerRow::into_kind).collect(),
            deck,
            origins,
            values,
        }
    }
}

impl SaucerRow {
    fn into_kind(self) -> SaucerKind {
        SaucerKind {
            name: self.name.into_inner(),
            shape: self.shape.into_inner(),
            colour: self.colour.into_inner(),
            value: self.value.into_inner() as u8,
        }
    }
}

/// Reports every fault in a file.
fn inspect(inspection: &mut Inspection<'_>, file: &File) {
    inspection.range(&file.loot.count, "the loot", 1, MOST_LOOT);
    inspection.range(&file.hand.cards, "the cards of a hand", 1, MOST_HAND);
    for row in &file.saucer {
        inspection.range(&row.value, "the value of a saucer", 1, MOST_VALUE);
        inspection.range(&row.copies, "the copies of a saucer", 1, MOST_DECK);
        for text in [&row.name, &row.shape, &row.colour, &row.origin] {
            inspection.text(text);
        }
    }
    if let Some(row) = file.saucer.get(MOST_SAUCERS) {
        let reason = format!("there are at most {MOST_SAUCERS} kinds of saucers: leave this one out");
        inspection.fault(&row.name, reason);
    }
    for (index, row) in file.saucer.iter().enumerate() {
        let twin = |other: &SaucerRow| other.name.get_ref() == row.name.get_ref();
        if file.saucer[..index].iter().any(twin) {
            let reason = format!("the name {:?} is taken: give every saucer its own", row.name.get_ref());
            inspection.fault(&row.name, reason);
        }
    }
    inspection.range(&file.general.copies, "the number of Generals", 1, MOST_GENERALS);
    for (card, row) in &file.action_cards()[1..] {
        inspection.range(&row.copies, &format!("the copies of {card}"), 0, MOST_DECK);
    }
    let origins = file.action_cards().map(|(_, row)| &row.origin);
    for text in origins.into_iter().chain([&file.loot.origin, &file.hand.origin]) {
        inspection.text(text);
    }
    deck_size(inspection, file);
}

fn deck_size(inspection: &mut Inspection<'_>, file: &File) {
    let cards: u64 = file.copies().map(|copies| u64::from(*copies.get_ref())).sum();
    if cards > u64::from(MOST_DECK) {
        let reason = format!("all copies together are {cards} cards, at most {MOST_DECK} may be: lower some");
        let largest = file.copies().max_by_key(|copies| *copies.get_ref());
        inspection.fault(largest.unwrap_or(&file.general.copies), reason);
    }
    let needed = 2 * u64::from(*file.hand.cards.get_ref());
    if cards < needed {
        let reason = format!("two hands need {needed} cards, there are {cards}: add copies or deal fewer");
        inspection.fault(&file.hand.cards, reason);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMBEDDED: &str = include_str!("../content/ufoludki.toml");

    fn faults(replace: &str, with: &str) -> Vec<(usize, String)> {
        assert!(EMBEDDED.contains(replace), "{replace}");
        let text = EMBEDDED.replacen(replace, with, 1);
        let faults = Content::read(&text).expect_err("the file is wrong");
        faults.into_iter().map(|fault| (fault.line, fault.reason)).collect()
    }

    #[test]
    fn the_embedded_components_are_those_of_the_rulebook() {
        let content = Content::read(EMBEDDED).expect("the embedded file is right");
        assert_eq!(content.deck().len(), 55);
        assert_eq!(content.saucers().len(), 7);
        assert!(content.saucers().iter().all(|saucer| (2..=4).contains(&saucer.value)));
        assert_eq!((content.loot(), content.hand()), (36, 5));
        assert_eq!(content.origins().len(), 13, "one origin per row");
    }

    #[test]
    fn a_deck_without_a_general_is_refused() {
        let line = 1 + EMBEDDED.lines().position(|line| line == "copies = 3").unwrap();
        let reason = "the number of Generals must be from 1 to 7, not 0".to_owned();
        assert_eq!(faults("copies = 3", "copies = 0"), [(line, reason)]);
    }

    #[test]
    fn a_deck_without_loot_or_with_a_value_below_one_is_refused() {
        assert_eq!(faults("count = 36", "count = 0")[0].1, "the loot must be from 1 to 200, not 0");
        assert_eq!(faults("value = 2", "value = 0")[0].1, "the value of a saucer must be from 1 to 9, not 0");
    }

    #[test]
    fn a_deck_too_small_for_two_hands_or_too_large_is_refused() {
        let few = "[loot]\ncount = 3\norigin = \"x\"\n[hand]\ncards = 4\norigin = \"x\"\n\
            [general]\ncopies = 3\norigin = \"x\"\n[recruitment]\ncopies = 0\norigin = \"x\"\n\
            [strength]\ncopies = 4\norigin = \"x\"\n[counterattack]\ncopies = 0\norigin = \"x\"\n";
        let faults_of_few = Content::read(few).expect_err("seven cards for two hands of four");
        assert_eq!(faults_of_few[0].line, 5);
        assert!(faults_of_few[0].reason.starts_with("two hands need 8 cards, there are 7"));
        assert!(faults("copies = 12", "copies = 99")[0].1.starts_with("all copies together are 142 cards"));
    }

    #[test]
    fn an_unknown_or_missing_key_is_reported_with_its_line() {
        let (line, reason) = faults("value = 2", "worth = 2").remove(0);
        assert!(reason.contains("worth"), "{reason}");
        assert_eq!(EMBEDDED.lines().nth(line - 1), Some("value = 2"));
    }

    #[test]
    fn two_saucers_may_not_share_a_name() {
        assert!(faults("\"Teapot\"", "\"Plate\"")[0].1.contains("taken"));
    }
}
