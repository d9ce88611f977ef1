//! What there is to know about a game, in one language.

use contract::{OptionInfo, OptionValues, OptionWord, Rules};
use i18n::{GameWords, Grid, Texts, args};

use crate::face::{OptionChoice, OptionText, Reconstructed};

/// Every option with its texts.
pub(crate) fn options<G: Rules>(texts: &Texts) -> Vec<OptionText> {
    G::OPTIONS.iter().map(|info| option(G::NAME, *info, texts)).collect()
}

fn option(game: &str, info: OptionInfo, texts: &Texts) -> OptionText {
    let key = format!("{game}-option-{}", info.name);
    OptionText {
        info,
        title: texts.word(&key),
        about: texts.form(&key, "about", &args! {}),
        choices: choices(&key, info.values, texts),
    }
}

fn choices(key: &str, values: OptionValues, texts: &Texts) -> Vec<OptionChoice> {
    let range = |prefix: &str, least: u32, most: u32| format!("{prefix}{least} - {prefix}{most}");
    match values {
        OptionValues::Switch => [("true", "option-on"), ("false", "option-off")]
            .map(|(value, key)| OptionChoice { value: value.into(), meaning: texts.word(key) })
            .into(),
        OptionValues::Number { least, most } => {
            let meaning = texts.say("option-number", &args! { least: least, most: most });
            vec![OptionChoice { value: range("", least, most), meaning }]
        }
        OptionValues::Words(words) => {
            let choice = |word: &OptionWord| match *word {
                OptionWord::Plain(word) => {
                    OptionChoice { value: word.into(), meaning: texts.word(&format!("{key}-{word}")) }
                }
                OptionWord::Numbered { word, least, most } => OptionChoice {
                    value: range(&format!("{word}_"), least, most),
                    meaning: texts.word(&format!("{key}-{word}")),
                },
            };
            words.iter().map(choice).collect()
        }
    }
}

/// The options as a table for the rulebook.
pub(crate) fn options_table<G: Rules>(texts: &Texts) -> Grid {
    let heads = ["option-column-option", "option-column-values", "option-column-about"];
    let rows = options::<G>(texts).into_iter().map(|option| {
        let values = option.choices.iter().map(|choice| match option.info.values {
            OptionValues::Words(_) => format!("{}: {}", choice.value, choice.meaning),
            _ => choice.value.clone(),
        });
        let values: Vec<String> = values.collect();
        let name = format!("{} ({}={})", option.title, option.info.name, option.info.default);
        vec![name, values.join("; "), option.about]
    });
    Grid { heads: heads.map(|key| texts.word(key)).into(), rows: rows.collect() }
}

/// Components that the printed rulebooks do not list, grouped by origin.
pub(crate) fn reconstructed<G: Rules>(
    words: &dyn GameWords<G>,
    content: &G::Content,
    texts: &Texts,
) -> Vec<Reconstructed> {
    let mut all: Vec<Reconstructed> = Vec::new();
    for (what, origin) in G::origins(content).into_iter().filter(|(_, origin)| origin != "rulebook") {
        let origin: String = texts.named_or(&format!("origin-{}", slug(&origin)), &origin).into();
        let component = words.component(content, &what, texts).unwrap_or(what);
        match all.iter_mut().find(|row| row.origin == origin) {
            Some(row) => row.components.push(component),
            None => all.push(Reconstructed { origin, components: vec![component] }),
        }
    }
    all
}

/// The same components as a table for the rulebook.
pub(crate) fn reconstructed_table<G: Rules>(
    words: &dyn GameWords<G>,
    content: &G::Content,
    texts: &Texts,
) -> Grid {
    let heads = ["origin-column-components", "origin-column-origin"].map(|key| texts.word(key));
    let rows = reconstructed(words, content, texts);
    let rows = rows.into_iter().map(|row| vec![row.components.join("; "), row.origin]);
    Grid { heads: heads.into(), rows: rows.collect() }
}

/// A text as part of a key: letters and digits, with one dash for everything between them.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<String>>().join("-")
}
