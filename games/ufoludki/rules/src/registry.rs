//! Every rule of the game by its id; the rulebook has the text. U and a number refer to our rulings, for
//! cases where the rulebook is silent.

use contract::Rule;

macro_rules! registry {
    ($($name:ident = $id:literal $(, $ruling:literal)*;)*) => {
        $(pub(crate) static $name: Rule = Rule::new(concat!("ufoludki.", $id), &[$($ruling),*]);)*
        /// All rules in the order of the rulebook.
        pub(crate) const ALL: &[&Rule] = &[$(&$name),*];
    };
}

registry! {
    SETUP_SEATS = "setup.seats";
    SETUP_DEAL = "setup.deal";
    SETUP_FIRST = "setup.first", "U11";
    CONTENT_CARDS = "content.cards", "U13";
    OPTION_TURN_LIMIT = "option.turn-limit", "U14";

    TURN_ORDER = "turn.order";
    TURN_STEPS = "turn.steps", "U12";
    TURN_COMPULSORY = "turn.compulsory", "U9";
    LAY_HELD = "lay.held";
    LAY_TOP = "lay.top", "U1";

    SAUCER_MATCH = "saucer.match", "U1";
    SAUCER_FIRST_ONLY = "saucer.first-only", "U2";
    SAUCER_EARTH = "saucer.earth";
    STRENGTH_NUMBER = "strength.number", "U6";
    STRENGTH_TOP = "strength.top", "U6";
    RECRUITMENT_TOPS = "recruitment.tops", "U5";
    COUNTERATTACK_OTHER = "counterattack.other", "U4";
    COUNTERATTACK_TAKE = "counterattack.take", "U4";
    GENERAL_PAY = "general.pay", "U7";
    GENERAL_UNDER = "general.under", "U8";
    GENERAL_DRAW = "general.draw", "U8";

    EARTH_REST = "earth.rest", "U3";
    DRAW_FILL = "draw.fill", "U10";
    DRAW_SHORT = "draw.short", "U10";
    DRAW_SKIP = "draw.skip", "U10";
    DRAW_REVIVE = "draw.revive", "U10";
    DRAW_LAYERS = "draw.layers", "U8";
    DRAW_WAIT = "draw.wait";
    DRAW_CHANCE = "draw.chance";

    END_EARTH = "end.earth", "U3";
    END_ONLY_EARTH = "end.only-earth", "U12";
    END_MOST = "end.most";
    END_SHARED = "end.shared", "U11";
    END_LIMIT = "end.limit", "U14";
    END_OVER = "end.over";

    KNOW_PUBLIC = "know.public", "U11";
    KNOW_HANDS = "know.hands", "U11";
    KNOW_PILES = "know.piles", "U11";
    KNOW_WATCH = "know.watch";
}
