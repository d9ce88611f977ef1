//! The names of things and people.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, LazyLock};

use contract::{MAX_SEATS, Seat, Viewer};
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;

use crate::args;
use crate::args::Args;
use crate::texts::Texts;

/// The name of something, with the forms that a language needs in sentences: "Kair", "w Kairze", "do Kairu".
///
/// As an argument of a sentence it is its name; `FORM($place, "in")` is another form of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    name: String,
    /// Shared, because names are passed around much more often than they are made.
    forms: Arc<BTreeMap<String, String>>,
}

impl Named {
    /// A name with these forms.
    pub fn new(name: String, forms: BTreeMap<String, String>) -> Named {
        Named { name, forms: Arc::new(forms) }
    }

    /// A name without other forms.
    pub fn plain(name: impl Into<String>) -> Named {
        Named::new(name.into(), BTreeMap::new())
    }

    /// The name and all its forms with something added: "Bell (3)".
    #[must_use]
    pub fn map(&self, add: impl Fn(&str) -> String) -> Named {
        let forms = self.forms.iter().map(|(form, name)| (form.clone(), add(name)));
        Named::new(add(&self.name), forms.collect())
    }

    /// The same name with one more form.
    #[must_use]
    fn with_form(mut self, form: &str, name: &str) -> Named {
        Arc::make_mut(&mut self.forms).insert(form.to_owned(), name.to_owned());
        self
    }

    /// The same name, also available as a form.
    #[must_use]
    fn named_form(self, form: &str) -> Named {
        let name = self.name.clone();
        self.with_form(form, &name)
    }

    /// About how much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        let forms = self.forms.iter().map(|(form, name)| 48 + form.len() + name.len());
        size_of::<Named>() + self.name.len() + forms.sum::<usize>()
    }

    /// The name itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The forms that it has.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.forms.keys().map(String::as_str)
    }

    /// A form of the name, or the name itself if the language has no such form.
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
#[derive(Clone, Debug, Hash)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, seat 1 first.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }
}

/// The teller of a game: a language, the players' names, and the listener.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Teller<'a> {
    /// The language.
    pub texts: &'a Texts,
    names: &'a Names,
    you: Option<Seat>,
}

static NO_NAMES: Names = Names(Vec::new());

/// The letter that stands for the name of the first player in a text that is remembered. The next letter
/// stands for the second player. None of them is used for anything else.
const FIRST_PLACE: char = '\u{f0000}';

static PLACES: LazyLock<Names> =
    LazyLock::new(|| Names::new((FIRST_PLACE..).take(MAX_SEATS).map(String::from)));

impl<'a> Teller<'a> {
    /// A teller without a particular listener: everybody is called by their name.
    pub const fn new(texts: &'a Texts, names: &'a Names) -> Teller<'a> {
        Teller { texts, names, you: None }
    }

    /// A teller of things without players.
    pub fn nameless(texts: &'a Texts) -> Teller<'a> {
        Teller::new(texts, &NO_NAMES)
    }

    /// The same teller for this viewer. If the viewer has a seat, it is called "you".
    #[must_use]
    pub const fn to(self, viewer: Viewer) -> Teller<'a> {
        Teller { you: viewer.seat(), ..self }
    }

    /// The name of the player at this seat, for tables and drawings. Sentences use [`Teller::who`].
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// The player at this seat in a sentence. As an argument it is the name. Languages that address their
    /// readers ask for its forms: `person` is "you" or "they", and the others are those that the language
    /// gives `story-you` and `story-they`.
    pub fn who(&self, seat: Seat) -> Named {
        let name = self.name(seat);
        let (key, person) =
            if self.you == Some(seat) { ("story-you", "you") } else { ("story-they", "they") };
        let forms = self.texts.named_with(key, &args! { name: name });
        let forms = forms.unwrap_or_else(|| Named::plain(name)).named_form("you");
        Named { name: name.to_owned(), ..forms.with_form("person", person) }
    }

    /// The player at a seat, or an empty name for nobody.
    pub fn anyone(&self, seat: Option<Seat>) -> Named {
        seat.map_or_else(|| Named::plain(""), |seat| self.who(seat))
    }

    /// Several players in a sentence, "Ola, Paweł and Patrycja", with all forms that any of them has. The
    /// reader is named first.
    pub fn whom(&self, seats: impl Iterator<Item = Seat>) -> Named {
        let mut seats: Vec<Seat> = seats.collect();
        seats.sort_by_key(|seat| self.you != Some(*seat));
        let players: Vec<Named> = seats.iter().map(|seat| self.who(*seat)).collect();
        match players.first() {
            None => Named::plain(self.texts.word("nobody")),
            Some(first) => self.texts.named_list(&players).with_form("person", first.form("person")),
        }
    }

    /// A sentence.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(key, args)
    }

    /// A text that is made once for all tables and viewers to whom it is the same but for the players' names.
    /// `key` must contain everything that the text depends on, apart from the teller.
    pub fn remember(&self, key: impl Hash, make: impl FnOnce(Teller<'_>) -> String) -> String {
        let nameless = Teller { texts: self.texts, names: &PLACES, you: self.you };
        let text = self.texts.remember((self.you, key), || make(nameless));
        let mut named = String::with_capacity(text.len() + 32);
        let mut rest = &*text;
        while let Some(place) = rest.find(|letter| letter >= FIRST_PLACE) {
            named += &rest[..place];
            let mut letters = rest[place..].chars();
            let number = letters.next().map_or(0, |letter| letter as usize - FIRST_PLACE as usize);
            named += self.names.0.get(number).map_or("?", String::as_str);
            rest = letters.as_str();
        }
        named + rest
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::library::Library;

    fn told(tag: &str, texts: &str, viewer: Viewer) -> [String; 2] {
        let file = format!("{tag}/common.ftl");
        let library = Library::with_texts(&[], [(Path::new(&file), texts)]).unwrap();
        let names = Names::new(["Ada", "Ben"]);
        let teller = Teller::new(library.texts(tag).unwrap(), &names).to(viewer);
        let (ada, ben) = (Seat::at(0), Seat::at(1));
        let took = args! { who: teller.who(ben), from: teller.who(ada) };
        [teller.say("took", &took), teller.say("won", &args! { who: teller.whom([ben, ada].into_iter()) })]
    }

    const ENGLISH: &str = "
took = { FORM($who, \"Your\") } D7 takes 2 loot from { FORM($from, \"you\") }.
won = { FORM($who, \"person\") ->
    [you] { FORM($who, \"You\") } win!
   *[they] { $who } win.
}
";

    #[test]
    fn the_reader_is_addressed_and_everybody_else_is_named() {
        let [ada, ben] = [0, 1].map(|seat| told("en", ENGLISH, Viewer::Seat(Seat::at(seat))));
        assert_eq!(ada, ["Ben’s D7 takes 2 loot from you.", "You and Ben win!"]);
        assert_eq!(ben, ["Your D7 takes 2 loot from Ada.", "You and Ada win!"]);
        let spectator = told("en", ENGLISH, Viewer::Spectator);
        assert_eq!(spectator, ["Ben’s D7 takes 2 loot from Ada.", "Ben and Ada win."]);
    }

    #[test]
    fn a_text_is_made_once_and_has_the_names_of_everybody_who_asks() {
        let library = Library::with_texts(&[], [(Path::new("en/common.ftl"), ENGLISH)]).unwrap();
        let mut made = 0;
        for names in [["Ada", "Ben"], ["Zoë", "Paweł"], ["{ $who }", ""]] {
            let names = Names::new(names);
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1))] {
                let teller = Teller::new(library.texts("en").unwrap(), &names).to(viewer);
                let took = |teller: Teller<'_>| {
                    let (ada, ben) = (Seat::at(0), Seat::at(1));
                    teller.say("took", &args! { who: teller.who(ben), from: teller.who(ada) })
                };
                let remembered = teller.remember("took", |teller| {
                    made += 1;
                    took(teller)
                });
                assert_eq!(remembered, took(teller));
            }
        }
        let checks = if cfg!(debug_assertions) { 9 } else { 3 };
        assert_eq!(made, checks, "once for each listener, unless every key is checked");
    }

    #[test]
    fn a_language_that_addresses_nobody_keeps_the_names() {
        let texts = "
took = { $who } nimmt { $from } 2 Beutestücke ab.
won = { $who } gewinnen.
list-last = { $first } und { $last }
";
        for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
            let [took, won] = told("zz", texts, viewer);
            assert_eq!(took, "Ben nimmt Ada 2 Beutestücke ab.");
            assert!(won.contains("Ada") && won.contains("Ben") && won.ends_with("gewinnen."), "{won}");
        }
    }
}
