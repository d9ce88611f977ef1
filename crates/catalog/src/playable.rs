//! What a game needs besides its rules to be in the catalogue.

use bots::Insight;
use drawings::Drawn;
use serde_json::{Value, json};

use crate::diplomacy::Diplomacy;

/// A game of the catalogue: bots know something about it, it can be told in words and drawn, and its components say where they come from.
pub(crate) trait Playable: Insight + Diplomacy + Drawn {
    /// Where each component comes from: what it is in notation, and its origin.
    fn origins(content: &Self::Content) -> Vec<(String, String)>;

    /// The odds of rolls that are on offer or due, and what an attack that is going on would do, as far as the viewer knows.
    fn odds(&self, _: &Self::View) -> Value {
        Value::Null
    }
}

impl Playable for fries::Fries {
    fn origins(content: &fries::Content) -> Vec<(String, String)> {
        content.origins().to_vec()
    }

    fn odds(&self, view: &fries::View) -> Value {
        json!({
            "control": self.control_odds(view),
            "bumps": self.bump_odds(view),
            "support": self.support_odds(view),
        })
    }
}

impl Playable for ufoludki::Ufoludki {
    fn origins(content: &ufoludki::Content) -> Vec<(String, String)> {
        content.origins().to_vec()
    }
}

impl Playable for battleforce::BattleForce {
    fn origins(content: &battleforce::Content) -> Vec<(String, String)> {
        content.origins()
    }

    fn odds(&self, view: &battleforce::View) -> Value {
        json!({ "volley": view.coming(self) })
    }
}
