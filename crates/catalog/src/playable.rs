//! What a game needs besides its rules to be in the catalogue.

use bots::Insight;
use drawings::Drawn;

use crate::diplomacy::Diplomacy;

/// A game of the catalogue: bots know something about it, it can be told in words and drawn, and its components say where they come from.
pub(crate) trait Playable: Insight + Diplomacy + Drawn {
    /// Where each component comes from: what it is in notation, and its origin.
    fn origins(content: &Self::Content) -> Vec<(String, String)>;
}

impl Playable for fries::Fries {
    fn origins(content: &fries::Content) -> Vec<(String, String)> {
        content.origins().to_vec()
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
}
