//! The sentences of one language.

use std::collections::BTreeMap;
use std::sync::Arc;

use contract::{Refusal, Rule};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::args::Args;
use crate::names::Named;
use crate::rulebook::{RuleText, Rulebook};

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The sentences and rulebooks of one language, with English beneath for what is not translated.
pub struct Texts {
    tag: String,
    /// The language itself, then what stands in for it.
    bundles: Vec<Bundle>,
    /// In the same order.
    rulebooks: Vec<Arc<BTreeMap<String, Rulebook>>>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("tag", &self.tag).finish_non_exhaustive()
    }
}

/// What a language is made of before it is put together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    pub(crate) resources: Vec<Arc<FluentResource>>,
    pub(crate) rulebooks: Arc<BTreeMap<String, Rulebook>>,
}

/// Whether what is put into a sentence is wrapped in Unicode isolation marks, so that a name in another script
/// does not disturb the order of the words around it. Plain text (terminals, files) goes without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Isolation {
    On,
    Off,
}

impl Texts {
    /// Puts languages together: the first speaks, the others stand in. Later files of a language replace earlier ones.
    pub(crate) fn new(chain: &[(&str, &Source)], isolation: Isolation) -> Texts {
        let bundles = chain.iter().map(|(tag, source)| bundle(tag, source, isolation)).collect();
        let rulebooks = chain.iter().map(|(_, source)| Arc::clone(&source.rulebooks)).collect();
        let (tag, _) = chain.first().expect("a language speaks");
        Texts { tag: (*tag).to_owned(), bundles, rulebooks }
    }

    /// The language, such as `de`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// A sentence. A key that no language has is shown as `⟨key⟩`; a test sees to it that there is none.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.find(key, None, args).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// Another form of a sentence, which translators write as an attribute: the long form of a short one.
    pub fn form(&self, key: &str, attribute: &str, args: &Args<'_>) -> String {
        self.find(key, Some(attribute), args).unwrap_or_else(|| format!("⟨{key}.{attribute}⟩"))
    }

    /// A sentence without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Args::none())
    }

    /// Whether there is such a key in the language or in one that stands in for it.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// What something is called, with all forms the language has for it.
    pub fn named(&self, key: &str) -> Named {
        self.named_or(key, &format!("⟨{key}⟩"))
    }

    /// What something is called, or the given name where translators have none: for components users brought along.
    pub fn named_or(&self, key: &str, otherwise: &str) -> Named {
        self.named_with(key, &Args::none()).unwrap_or_else(|| Named::plain(otherwise))
    }

    /// A name that has something put in, with all forms the language has for it; none if there is no such key.
    pub fn named_with(&self, key: &str, args: &Args<'_>) -> Option<Named> {
        let (bundle, message) =
            self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?)))?;
        let format = |pattern| bundle.format_pattern(pattern, Some(&args.0), &mut Vec::new()).into_owned();
        let forms = message.attributes().map(|form| (form.id().to_owned(), format(form.value())));
        Some(Named::new(format(message.value()?), forms.collect()))
    }

    /// Several things in a sentence: "a, b and c".
    pub fn list<T: Into<String>>(&self, things: impl IntoIterator<Item = T>) -> String {
        let mut things: Vec<String> = things.into_iter().map(Into::into).collect();
        let Some(last) = things.pop() else { return self.word("list-nothing") };
        let Some(first) = things.into_iter().reduce(|first, next| {
            self.say("list-middle", &Args::none().with("first", first).with("next", next))
        }) else {
            return last;
        };
        self.say("list-last", &Args::none().with("first", first).with("last", last))
    }

    /// The rulebook of a game, by the game's short name.
    pub fn rulebook(&self, game: &str) -> Option<&Rulebook> {
        self.rulebooks.iter().find_map(|rulebooks| rulebooks.get(game))
    }

    /// The rulebook of a game in this very language, with nothing standing in for it.
    pub fn own_rulebook(&self, game: &str) -> Option<&Rulebook> {
        self.rulebooks.first()?.get(game)
    }

    /// A rule of any game, by its id.
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.rulebook(id.split('.').next()?)?.rule(id)
    }

    /// A rule in a sentence for players: the answer to "why not?". Its id, where no rulebook has it.
    pub fn sentence(&self, rule: &'static Rule) -> &str {
        self.rule(rule.id).map_or(rule.id, |rule| &rule.sentence)
    }

    /// Why something is refused, with the rule to look up.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let rule = refusal.rule();
        self.say("refused", &Args::none().with("sentence", self.sentence(rule)).with("rule", rule.id))
    }

    fn find(&self, key: &str, attribute: Option<&str>, args: &Args<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(key)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            Some(bundle.format_pattern(pattern, Some(&args.0), &mut Vec::new()).into_owned())
        })
    }
}

fn bundle(tag: &str, source: &Source, isolation: Isolation) -> Bundle {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(isolation == Isolation::On);
    bundle.add_function("FORM", form).expect("the function is added once");
    for resource in &source.resources {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    bundle
}

/// `FORM($place, "in")`: another form of a name, or the name itself where the translators gave none.
fn form<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional {
        [FluentValue::Custom(value), FluentValue::String(wanted)] => {
            match value.as_ref().as_any().downcast_ref::<Named>() {
                Some(named) => FluentValue::from(named.form(wanted).to_owned()),
                None => FluentValue::Error,
            }
        }
        [FluentValue::String(name), FluentValue::String(_)] => FluentValue::String(name.clone()),
        _ => FluentValue::Error,
    }
}
