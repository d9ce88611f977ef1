//! What a game needs besides its rules to be in the catalogue.

use bots::Insight;
use drawings::Drawn;
use frame::{Asset, Look};
use serde_json::{Value, json};
use table::conformance::Lawful;

use crate::diplomacy::Diplomacy;

/// A game of the catalogue: bots know something about it, it can be told in words, drawn and put on a page, and its components say where they come from.
/// Scenarios ask it for everything it can express.
pub(crate) trait Playable: Insight + Diplomacy + Drawn + Lawful {
    /// Where each component comes from: what it is in notation, and its origin.
    fn origins(content: &Self::Content) -> Vec<(String, String)>;

    /// What its table in a browser loads.
    const ASSETS: &'static [Asset];

    /// Its table in a browser, as one viewer sees it: HTML.
    fn scene(&self, view: &Self::View, look: &Look<'_, Self>) -> String;

    /// What one points at there to take an action, in order; nothing if the action has a button of its own.
    fn touches(&self, view: &Self::View, action: Self::Action) -> Vec<Self::Thing>;

    /// What was played or rolled so far: HTML. `heard` is everything that happened, as the viewer heard it.
    fn tally(&self, view: &Self::View, heard: &[Self::Event], look: &Look<'_, Self>) -> String;

    /// Something seen from near: HTML; nothing if there is nothing more to see than on the table.
    fn closeup(&self, view: &Self::View, thing: Self::Thing, look: &Look<'_, Self>) -> Option<String>;

    /// The odds of rolls that are on offer or due, and what an attack that is going on would do, as far as the viewer knows.
    fn odds(&self, _: &Self::View) -> Value {
        Value::Null
    }
}

impl Playable for fries::Fries {
    const ASSETS: &'static [Asset] = fries_table::ASSETS;

    fn scene(&self, view: &fries::View, look: &Look<'_, Self>) -> String {
        fries_table::scene(self, view, look).into_string()
    }

    fn touches(&self, view: &fries::View, action: fries::Action) -> Vec<fries::Thing> {
        fries_table::touches(self, view, action)
    }

    fn tally(&self, view: &fries::View, heard: &[fries::Event], look: &Look<'_, Self>) -> String {
        fries_table::tally(self, view, heard, look).into_string()
    }

    fn closeup(&self, view: &fries::View, thing: fries::Thing, look: &Look<'_, Self>) -> Option<String> {
        fries_table::closeup(self, view, thing, look).map(Into::into)
    }

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
    const ASSETS: &'static [Asset] = ufoludki_table::ASSETS;

    fn scene(&self, view: &ufoludki::View, look: &Look<'_, Self>) -> String {
        ufoludki_table::scene(self, view, look).into_string()
    }

    fn touches(&self, view: &ufoludki::View, action: ufoludki::Action) -> Vec<ufoludki::Thing> {
        ufoludki_table::touches(self, view, action)
    }

    fn tally(&self, view: &ufoludki::View, heard: &[ufoludki::Event], look: &Look<'_, Self>) -> String {
        ufoludki_table::tally(self, view, heard, look).into_string()
    }

    fn closeup(
        &self,
        view: &ufoludki::View,
        thing: ufoludki::Thing,
        look: &Look<'_, Self>,
    ) -> Option<String> {
        ufoludki_table::closeup(self, view, thing, look).map(Into::into)
    }

    fn origins(content: &ufoludki::Content) -> Vec<(String, String)> {
        content.origins().to_vec()
    }
}

impl Playable for battleforce::BattleForce {
    const ASSETS: &'static [Asset] = battleforce_table::ASSETS;

    fn scene(&self, view: &battleforce::View, look: &Look<'_, Self>) -> String {
        battleforce_table::scene(self, view, look).into_string()
    }

    fn touches(&self, view: &battleforce::View, action: battleforce::Action) -> Vec<battleforce::Thing> {
        battleforce_table::touches(self, view, action)
    }

    fn tally(&self, view: &battleforce::View, heard: &[battleforce::Event], look: &Look<'_, Self>) -> String {
        battleforce_table::tally(self, view, heard, look).into_string()
    }

    fn closeup(
        &self,
        view: &battleforce::View,
        thing: battleforce::Thing,
        look: &Look<'_, Self>,
    ) -> Option<String> {
        battleforce_table::closeup(self, view, thing, look).map(Into::into)
    }

    fn origins(content: &battleforce::Content) -> Vec<(String, String)> {
        content.origins()
    }

    fn odds(&self, view: &battleforce::View) -> Value {
        json!({ "volley": view.coming(self) })
    }
}
