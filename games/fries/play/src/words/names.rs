//! Names of fields and UFOs, and sums in words.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use contract::Rules;
use fries::{BumpModifiers, Content, ControlModifiers, Fries, Kind, Place};

use i18n::args;
use i18n::{Named, Teller};

/// The fields of the embedded map with their names, which are the ones that have translations.
static KNOWN: LazyLock<BTreeMap<Place, String>> = LazyLock::new(|| {
    let content = Content::read(Fries::CONTENT).expect("a test reads the embedded components");
    content.fields().iter().map(|field| (field.id, field.name.clone())).collect()
});

/// Words for fields, UFOs and sums.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(super) content: &'a Content,
    pub(super) teller: Teller<'a>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(content: &'a Content, teller: Teller<'a>) -> Words<'a> {
        Words { content, teller }
    }

    /// A field. One that users added or renamed keeps the name they gave it.
    pub(crate) fn place(&self, place: Place) -> Named {
        let field = self.content.fields().iter().find(|field| field.id == place);
        let name = field.map_or_else(|| place.to_string(), |field| field.name.clone());
        let texts = self.teller.texts;
        let known = KNOWN.get(&place).filter(|known| **known == name);
        let named = known.and_then(|_| texts.named_with(&format!("fries-field-{place}"), &args! {}));
        let other = || texts.named_with("fries-field-other", &args! { name: name.as_str() });
        named.or_else(other).unwrap_or_else(|| Named::plain(&name))
    }

    /// Several fields in a list, with every form that any of them has.
    pub(crate) fn places(&self, places: impl IntoIterator<Item = Place>) -> Named {
        let places: Vec<Named> = places.into_iter().map(|place| self.place(place)).collect();
        self.teller.texts.named_list(&places)
    }

    /// A kind of UFO.
    pub(super) fn ufo(&self, kind: Kind) -> Named {
        self.teller.texts.named(&format!("fries-ufo-{kind}"))
    }

    /// The sum of one side of a bump, with its die: a number, or the die itself before it is rolled.
    pub(super) fn bump_sum(&self, die: Option<u8>, modifiers: BumpModifiers) -> String {
        let lead = if modifiers.lead > 0 { "bumper" } else { "sedator" };
        let parts = [
            ("attack", modifiers.attack),
            (lead, modifiers.lead),
            ("helpers", modifiers.own),
            ("support", modifiers.support),
        ];
        self.sum(die, 6, &parts)
    }

    /// The sum of a control roll.
    pub(super) fn control_sum(&self, die: Option<u8>, modifiers: ControlModifiers, kind: Kind) -> String {
        let ufo = if kind == Kind::Sedator { "sedator" } else { "bumper" };
        let parts = [
            ("stands", modifiers.stands),
            ("helpers", modifiers.helpers),
            ("rivals", modifiers.rivals),
            ("witnesses", modifiers.witnesses),
            (ufo, modifiers.ufo),
        ];
        self.sum(die, 12, &parts)
    }

    /// A die with all its modifiers, and the total if it is rolled: "10 + 2 (stands) = 12".
    fn sum(&self, die: Option<u8>, faces: u8, parts: &[(&'static str, i8)]) -> String {
        let teller = self.teller;
        let start = match die {
            Some(die) => die.to_string(),
            None => teller.say("fries-die", &args! { faces: faces }),
        };
        let sign = |number: i8| if number < 0 { "minus" } else { "plus" };
        let counting = || parts.iter().filter(|(_, number)| *number != 0);
        let sum = counting().fold(start, |sum, (part, number)| {
            // Each rival restaurant and each eyewitness counts twice.
            let each = if matches!(*part, "rivals" | "witnesses") { 2 } else { 1 };
            let count = number.unsigned_abs() / each;
            let what = teller.say("fries-sum-part", &args! { part: *part, count: count });
            let args = args! { sum: sum, sign: sign(*number), number: number.unsigned_abs(), what: what };
            teller.say("fries-sum", &args)
        });
        match die.filter(|_| counting().next().is_some()) {
            Some(die) => {
                let total = counting().fold(die as i8, |total, (_, number)| total + number);
                teller.say(
                    "fries-sum-total",
                    &args! { sum: sum, sign: sign(total), total: total.unsigned_abs() },
                )
            }
            None => sum,
        }
    }
}

/// A chance as a percentage.
pub(super) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}
