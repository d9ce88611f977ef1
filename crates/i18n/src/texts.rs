//! The sentences of one language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::hash::{Hash, Hasher};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

use contract::{Refusal, Rule};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::args::Args;
use crate::memory::Memory;
use crate::names::Named;
use crate::rulebook::{RuleText, Rulebook};

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The sentences and rulebooks of one language, with English as the fallback for what is not translated.
pub struct Texts {
    /// Tells these texts from all others in this process.
    number: u64,
    tag: String,
    /// The language itself, then its fallbacks.
    bundles: Vec<Bundle>,
    /// In the same order.
    rulebooks: Vec<Arc<BTreeMap<String, Rulebook>>>,
    /// How lists are joined: in the middle, and before the last thing.
    joints: OnceLock<[Joint; 2]>,
    /// Texts that took long to make.
    remembered: Memory<str>,
    /// Sentences that were formatted before, with their arguments.
    said: Memory<str>,
    /// Names that were formatted before, with their forms.
    names: Memory<Named>,
}

/// The text before, between and after two parts of a list.
struct Joint([String; 3]);

impl Joint {
    fn join(&self, mut first: String, second: &str) -> String {
        let Joint([before, between, after]) = self;
        first.insert_str(0, before);
        first + between + second + after
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("tag", &self.tag).finish_non_exhaustive()
    }
}

/// The same texts say the same.
impl Hash for Texts {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.number.hash(hasher);
    }
}

/// The files of a language before they are combined.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    pub(crate) resources: Vec<Arc<FluentResource>>,
    pub(crate) rulebooks: Arc<BTreeMap<String, Rulebook>>,
}

/// Whether values in a sentence are wrapped in Unicode isolation marks, so that a name in another script does
/// not disturb the order of the words around it. Plain text (terminals, files) does without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Isolation {
    On,
    Off,
}

impl Texts {
    /// Combines languages: the first is used, the others are fallbacks. Later files of a language replace
    /// earlier ones.
    pub(crate) fn new(chain: &[(&str, &Source)], isolation: Isolation) -> Texts {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let bundles = chain.iter().map(|(tag, source)| bundle(tag, source, isolation)).collect();
        let rulebooks = chain.iter().map(|(_, source)| Arc::clone(&source.rulebooks)).collect();
        let (tag, _) = chain.first().expect("a language speaks");
        Texts {
            number: NEXT.fetch_add(1, Relaxed),
            tag: (*tag).to_owned(),
            bundles,
            rulebooks,
            joints: OnceLock::new(),
            remembered: Memory::new(str::len),
            said: Memory::new(str::len),
            names: Memory::new(Named::bytes),
        }
    }

    /// The language, such as `de`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// A sentence. A key that no language has is shown as `⟨key⟩`; a test makes sure that there is none.
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

    /// A text that is made once for all who ask for the same. `key` must contain everything that the text
    /// depends on, apart from the language.
    pub fn remember(&self, key: impl Hash, make: impl FnOnce() -> String) -> Arc<str> {
        self.remembered.recall(key, || make().into())
    }

    /// A number with its digits in groups, such as 1,234,567.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let groups = digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok());
        groups.collect::<Vec<_>>().join(&self.word("number-separator"))
    }

    /// A percentage, such as 58%.
    pub fn percent(&self, number: impl Display) -> String {
        format!("{number}{}", self.word("percent-sign"))
    }

    /// Whether the language or one of its fallbacks has this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// The name of something, with all forms that the language has for it.
    pub fn named(&self, key: &str) -> Named {
        self.named_or(key, &format!("⟨{key}⟩"))
    }

    /// The name of something, or the given name if translators have none, for components that users provide.
    pub fn named_or(&self, key: &str, otherwise: &str) -> Named {
        self.named_with(key, &Args::none()).unwrap_or_else(|| Named::plain(otherwise))
    }

    /// A name with arguments, with all forms that the language has for it. None if there is no such key.
    pub fn named_with(&self, key: &str, args: &Args<'_>) -> Option<Named> {
        self.names
            .recall_if((key, args), || self.format_name(key, args).map(Arc::new))
            .map(Arc::unwrap_or_clone)
    }

    fn format_name(&self, key: &str, args: &Args<'_>) -> Option<Named> {
        let (bundle, message) =
            self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?)))?;
        let format = |pattern| bundle.format_pattern(pattern, Some(&args.0), &mut Vec::new()).into_owned();
        let forms = message.attributes().map(|form| (form.id().to_owned(), format(form.value())));
        Some(Named::new(format(message.value()?), forms.collect()))
    }

    /// A list in a sentence: "a, b and c".
    pub fn list<T: Into<String>>(&self, things: impl IntoIterator<Item = T>) -> String {
        let mut things: Vec<String> = things.into_iter().map(Into::into).collect();
        let Some(last) = things.pop() else { return self.word("list-nothing") };
        let mut things = things.into_iter();
        let Some(first) = things.next() else { return last };
        let [middle, end] =
            self.joints.get_or_init(|| [self.joint("list-middle", "next"), self.joint("list-last", "last")]);
        end.join(things.fold(first, |first, next| middle.join(first, &next)), &last)
    }

    /// What the language puts around and between two parts of a list. Lists are long and frequent, so the
    /// sentence is formatted only once.
    fn joint(&self, key: &str, second: &'static str) -> Joint {
        const PLACES: [&str; 2] = ["\u{1}", "\u{2}"];
        let pattern = self.say(key, &Args::none().with("first", PLACES[0]).with(second, PLACES[1]));
        let (before, rest) = pattern.split_once(PLACES[0]).unwrap_or(("", &pattern));
        let (between, after) = rest.split_once(PLACES[1]).unwrap_or((rest, ""));
        Joint([before, between, after].map(str::to_owned))
    }

    /// A list of names, with all forms that any of them has.
    pub fn named_list(&self, names: &[Named]) -> Named {
        let forms: BTreeSet<&str> = names.iter().flat_map(Named::forms).collect();
        let in_form = |form: &str| self.list(names.iter().map(|name| name.form(form)));
        let forms = forms.into_iter().map(|form| (form.to_owned(), in_form(form)));
        Named::new(self.list(names.iter().map(Named::name)), forms.collect())
    }

    /// The rulebook of a game, by the game's short name.
    pub fn rulebook(&self, game: &str) -> Option<&Rulebook> {
        self.rulebooks.iter().find_map(|rulebooks| rulebooks.get(game))
    }

    /// A game's rulebook in exactly this language, without fallbacks.
    pub fn own_rulebook(&self, game: &str) -> Option<&Rulebook> {
        self.rulebooks.first()?.get(game)
    }

    /// A rule of any game, by its id.
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.rulebook(id.split('.').next()?)?.rule(id)
    }

    /// A rule in a sentence for players, which answers "why not?". Its id if no rulebook has it.
    pub fn sentence(&self, rule: &'static Rule) -> &str {
        self.rule(rule.id).map_or(rule.id, |rule| &rule.sentence)
    }

    /// Why something is refused, with the rule to look up.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let rule = refusal.rule();
        self.say("refused", &Args::none().with("sentence", self.sentence(rule)).with("rule", rule.id))
    }

    /// A sentence. Pages say the same ones again and again, and formatting is what takes longest, so each is
    /// formatted once.
    fn find(&self, key: &str, attribute: Option<&str>, args: &Args<'_>) -> Option<String> {
        let format = || self.format(key, attribute, args).map(Arc::from);
        self.said.recall_if((key, attribute, args), format).map(|text| (*text).to_owned())
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &Args<'_>) -> Option<String> {
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

/// `FORM($place, "in")`: another form of a name, or the name itself if the translators provided none.
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
