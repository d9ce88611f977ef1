//! The setup of a game.

use contract::{Edition, Refusal, Rules};
use record::{Header, to_hex};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Why something cannot be done: one sentence that says what is wrong and what to do.
pub type Fault = i18n::Message;

/// The setup of a table.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The number of seats.
    pub seats: u8,
    /// The options of the game, as JSON.
    pub options: Value,
    /// The text of a content file, if the components are replaced.
    pub content: Option<String>,
    /// The number of the rules' edition. None for the newest.
    pub rules: Option<u32>,
}

/// The digest that identifies components.
pub fn content_digest<G: Rules>(content: &G::Content) -> String {
    let text = serde_json::to_string(content).expect("components are plain data");
    to_hex(&Sha256::digest(text))
}

/// The components compiled into the program.
pub fn embedded<G: Rules>() -> G::Content {
    G::read_content(G::CONTENT).expect("the embedded components are checked by a test")
}

/// The given components, or those compiled into the program.
pub fn read_content<G: Rules>(content: Option<&str>) -> Result<G::Content, Fault> {
    G::read_content(content.unwrap_or(G::CONTENT)).map_err(|faults| {
        let faults: Vec<String> =
            faults.iter().map(|fault| format!("line {}: {}", fault.line, fault.reason)).collect();
        Fault::new("fault-content").with("faults", faults.join("; "))
    })
}

/// Creates the game of a table with this setup.
pub fn set_up<G: Rules>(setup: &Setup) -> Result<G, Fault> {
    try_set_up(setup)?.map_err(Fault::refused)
}

/// Like [`set_up`], but a refusal by the rules is distinguished from a setup that cannot be read.
pub(crate) fn try_set_up<G: Rules>(setup: &Setup) -> Result<Result<G, Refusal>, Fault> {
    let edition = setup.rules.map_or(Ok(Edition::newest::<G>()), edition::<G>)?;
    let content = read_content::<G>(setup.content.as_deref())?;
    let options = serde_json::from_value(setup.options.clone())
        .map_err(|error| Fault::new("fault-options").with("reason", error.to_string()))?;
    Ok(G::in_edition(edition, content, options, setup.seats))
}

/// The edition of the rules with this number.
fn edition<G: Rules>(number: u32) -> Result<Edition, Fault> {
    Edition::numbered::<G>(number).ok_or_else(|| {
        if number > G::RULES_VERSION {
            Fault::new("fault-rules-newer").with("rules", number).with("known", G::RULES_VERSION)
        } else {
            Fault::new("fault-rules-unknown").with("rules", number)
        }
    })
}

/// Creates the game that a record was played with.
pub fn set_up_again<G: Rules>(header: &Header, content: Option<&str>) -> Result<G, Fault> {
    let wrong = |what: Fault| Err(Fault::new("fault-line").with("line", 1).with("fault", what));
    if let Err(unknown) = edition::<G>(header.rules) {
        return wrong(unknown);
    }
    let setup = Setup {
        seats: header.seats.len() as u8,
        options: header.options.clone(),
        content: content.map(str::to_owned),
        rules: Some(header.rules),
    };
    let game: G = set_up(&setup)?;
    if content_digest::<G>(game.content()) != header.content {
        let given = if content.is_some() { "given" } else { "embedded" };
        return wrong(Fault::new("fault-other-content").with("given", given));
    }
    Ok(game)
}
