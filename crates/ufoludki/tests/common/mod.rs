//! Small decks for tests.

use table::Rules;
use ufoludki::{Content, Options, Ufoludki};

/// How many copies of each card a small deck has. Saucers are worth 1, 2, 3, ...
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
        let mut text = format!("[loot]\ncount = {}\norigin = \"test\"\n", self.loot);
        text += &format!("[hand]\ncards = {}\norigin = \"test\"\n", self.hand);
        text += &action("general", self.general);
        text += &action("recruitment", self.recruitment);
        text += &action("strength", self.strength);
        text += &action("counterattack", self.counterattack);
        text.extend(self.saucers.iter().enumerate().map(saucer));
        text
    }
}
