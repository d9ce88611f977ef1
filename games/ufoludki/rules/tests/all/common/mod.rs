//! Small decks for tests.

use contract::Rules;
use ufoludki::{Content, Options, Ufoludki};

/// The number of copies of each card in a small deck. Saucers are worth 1, 2, 3, ...
#[derive(Clone, Copy)]
pub(crate) struct Small<'a> {
    pub(crate) saucers: &'a [u32],
    pub(crate) general: u32,
    pub(crate) recruitment: u32,
    pub(crate) strength: u32,
    pub(crate) counterattack: u32,
    pub(crate) hand: u32,
    pub(crate) loot: u32,
}

impl Small<'_> {
    pub(crate) fn game(self, seats: u8, turn_limit: u16) -> Ufoludki {
        let content = Content::read(&self.toml()).expect("the small deck is right");
        Ufoludki::new(content, Options { turn_limit }, seats).expect("the small deck is enough")
    }

    fn toml(self) -> String {
        let action = |name: &str, copies: u32| format!("[{name}]\ncopies = {copies}\norigin = \"test\"\n");
        let saucer = |(index, copies): (usize, &u32)| {
            let value = index + 1;
            format!(
                "[[saucer]]\nname = \"{value}\"\nshape = \"x\"\ncolour = \"x\"\nvalue = {value}\ncopies = {copies}\norigin = \"test\"\n"
            )
        };
        let head = format!(
            "[loot]\ncount = {}\norigin = \"test\"\n[hand]\ncards = {}\norigin = \"test\"\n",
            self.loot, self.hand
        );
        let actions = [
            action("general", self.general),
            action("recruitment", self.recruitment),
            action("strength", self.strength),
            action("counterattack", self.counterattack),
        ];
        let saucers: String = self.saucers.iter().enumerate().map(saucer).collect();
        head + &actions.concat() + &saucers
    }
}
