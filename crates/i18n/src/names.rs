//! What things and people are called.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use contract::Seat;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;

use crate::args::Args;
use crate::texts::Texts;

/// What something is called, with the forms a language needs in sentences: "Kair", "w Kairze", "do Kairu".
///
/// As an argument of a sentence it is its name; `FORM($place, "in")` is another form of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    name: String,
    forms: BTreeMap<String, String>,
}

impl Named {
    /// A name with these forms.
    pub fn new(name: String, forms: BTreeMap<String, String>) -> Named {
        Named { name, forms }
    }

    /// A name that has no other forms.
    pub fn plain(name: impl Into<String>) -> Named {
        Named { name: name.into(), forms: BTreeMap::new() }
    }

    /// The name and all its forms with something added: "Bell (3)".
    #[must_use]
    pub fn map(&self, add: impl Fn(&str) -> String) -> Named {
        let forms = self.forms.iter().map(|(form, name)| (form.clone(), add(name)));
        Named { name: add(&self.name), forms: forms.collect() }
    }

    /// The name itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The forms it has.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.forms.keys().map(String::as_str)
    }

    /// A form of the name, or the name where the language needs no such form.
    pub fn form(&self, form: &str) -> &str {
        self.forms.get(form).unwrap_or(&self.name)
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl From<Named> for String {
    fn from(named: Named) -> String {
        named.name
    }
}

impl From<Named> for FluentValue<'_> {
    fn from(named: Named) -> Self {
        FluentValue::Custom(Box::new(named))
    }
}

impl FluentType for Named {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.name.clone())
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.name.clone())
    }
}

/// The players' names, seat 1 first.
#[derive(Clone, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, seat 1 first.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }
}

/// One who tells a game: a language, and the players' names.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The players' names.
    pub names: &'a Names,
}

static NO_NAMES: Names = Names(Vec::new());

impl<'a> Teller<'a> {
    /// One who tells of things without players.
    pub fn nameless(texts: &'a Texts) -> Teller<'a> {
        Teller { texts, names: &NO_NAMES }
    }

    /// What the others call the player on this seat.
    pub fn who(&self, seat: Seat) -> &'a str {
        self.names.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// Several players in a sentence: "Ola, Paweł and Patrycja".
    pub fn whom(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.map(|seat| self.who(seat)).collect();
        if names.is_empty() { self.texts.word("nobody") } else { self.texts.list(names) }
    }

    /// A sentence.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(key, args)
    }
}
