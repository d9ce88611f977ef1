//! What a draft still needs before it can be offered to everybody.

use std::path::Path;

use contract::Rules;
use i18n::Library;

use crate::kit::Kit;

/// Returns one sentence for each thing that is missing. What the tests of every game check is not repeated
/// here.
pub(crate) fn needs<G: Rules>(kit: &Kit<G>, library: &Library) -> Vec<String> {
    let mut needs = Vec::new();
    let mut need = |is_there: bool, what: &str| {
        if !is_there {
            needs.push(what.to_owned());
        }
    };
    need(
        kit.has_scene,
        "It has no scene: implement `Scene` in its play crate; until then people play on the plain table.",
    );
    need(
        kit.bots.know_the_game(),
        "Its bots know nothing but the rules: make a bot crate with `impl Insight`.",
    );
    need(kit.drawing.is_some(), "Its rulebook has no pictures: implement `Drawing` in its play crate.");
    need(kit.lesson.is_some(), "It has no guided first game: write play/lesson.toml.");
    need(
        kit.offer.is_some(),
        "It is not offered: add an `Offer` with minutes, presets, a poster and an emblem to its kit.",
    );
    let english = library.english();
    let about = format!("{}-about", G::NAME);
    need(english.has(&about), &format!("It does not say what it is: write the text {about}."));
    for option in G::OPTIONS {
        let key = format!("{}-option-{}", G::NAME, option.name);
        need(english.has(&key), &format!("The option {} has no words: write the text {key}.", option.name));
    }
    need_rulebooks::<G>(library, &mut needs);
    need_languages(kit, library, &mut needs);
    need_scenarios(kit, &mut needs);
    needs
}

/// Every rule is in the rulebook of every language.
fn need_rulebooks<G: Rules>(library: &Library, needs: &mut Vec<String>) {
    for tag in library.tags() {
        let texts = library.texts(tag).expect("the language is in the library");
        let Some(book) = texts.own_rulebook(G::NAME) else {
            needs.push(format!("It has no rulebook in {tag}: write play/texts/{tag}/rules/{}.md.", G::NAME));
            continue;
        };
        for rule in G::RULES.iter().filter(|rule| book.rule(rule.id).is_none()) {
            needs.push(format!("The rulebook in {tag} does not have the rule {}.", rule.id));
        }
    }
}

/// The texts exist in every language.
fn need_languages<G: Rules>(kit: &Kit<G>, library: &Library, needs: &mut Vec<String>) {
    let paths = kit.texts.paths();
    let files = |tag: &str| -> Vec<&str> {
        let own = paths.iter().filter_map(|path| path.strip_prefix(tag)?.strip_prefix('/'));
        own.filter(|file| Path::new(file).extension().is_some_and(|ending| ending == "ftl")).collect()
    };
    let english = files("en");
    for tag in library.tags().filter(|tag| *tag != "en") {
        let own = files(tag);
        let missing: Vec<&str> = english.iter().copied().filter(|file| !own.contains(file)).collect();
        if !missing.is_empty() {
            needs.push(format!("It is not translated into {tag}: write {}.", missing.join(", ")));
        }
    }
}

/// Every rule has a scenario that is named after it.
fn need_scenarios<G: Rules>(kit: &Kit<G>, needs: &mut Vec<String>) {
    let paths = kit.scenarios.paths();
    for rule in G::RULES {
        let shows = |path: &str| {
            path.strip_prefix(rule.id).is_some_and(|rest| rest.starts_with("--") || rest == ".toml")
        };
        if !paths.iter().any(|path| shows(path)) {
            needs.push(format!("No scenario shows the rule {}: write scenarios/{}.toml.", rule.id, rule.id));
        }
    }
}
