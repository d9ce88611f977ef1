//! Every rule of the game by its id. The letter U and a number name our ruling where the rulebook is silent.

use table::Rule;

macro_rules! registry {
    ($($name:ident = $id:literal, $sentence:literal;)*) => {
        $(pub(crate) static $name: Rule = Rule::new(concat!("ufoludki.", $id), $sentence);)*
        /// All rules in the order of the rulebook.
        pub(crate) const ALL: &[&Rule] = &[$(&$name),*];
    };
}

registry! {
    SETUP_SEATS = "setup.seats", "Two to six players play.";
    SETUP_DEAL = "setup.deal", "All loot lies on Earth, every player is dealt a hand, and the rest of the cards is the deck.";
    SETUP_FIRST = "setup.first", "Chance decides who takes the first turn (U11).";
    CONTENT_CARDS = "content.cards", "There must be enough cards for all hands (U13).";
    OPTION_TURN_LIMIT = "option.turn-limit", "The turn limit is a number from 1 to 400 (U14).";

    TURN_ORDER = "turn.order", "Only the player whose turn it is lays a card; the turn goes clockwise.";
    TURN_STEPS = "turn.steps", "A turn is: lay, full effect, check for the end, draw (U12).";
    TURN_COMPULSORY = "turn.compulsory", "Laying is compulsory, and every card in hand can always be laid (U9).";
    LAY_HELD = "lay.held", "Only a card in your own hand can be laid.";
    LAY_TOP = "lay.top", "Only the top card of a pile counts (U1).";

    SAUCER_MATCH = "saucer.match", "A saucer takes its value from the first player clockwise with the same kind of saucer on top; the value alone does not make a match (U1).";
    SAUCER_FIRST_ONLY = "saucer.first-only", "Only the first match pays, at most what he has, and nothing comes from Earth then (U2).";
    SAUCER_EARTH = "saucer.earth", "Without a match a saucer takes its value from Earth.";
    STRENGTH_NUMBER = "strength.number", "Any number of Strength in Numbers that you hold can be laid together and takes as much loot from Earth (U6).";
    STRENGTH_TOP = "strength.top", "However many Strength in Numbers were laid, the top of the pile counts one (U6).";
    RECRUITMENT_TOPS = "recruitment.tops", "Recruitment takes one loot from Earth for every Recruitment on top of a pile, its own included (U5).";
    COUNTERATTACK_OTHER = "counterattack.other", "An Animal Counterattack needs another player as its target; one without loot may be chosen (U4).";
    COUNTERATTACK_TAKE = "counterattack.take", "An Animal Counterattack takes two loot, or what the target has, and never ends the game (U4).";
    GENERAL_PAY = "general.pay", "The General makes every other player return the value of the top card, at most all loot, with all values fixed before anyone pays (U7).";
    GENERAL_UNDER = "general.under", "Then all piles, the General included, are shuffled and go under the deck as one layer (U8).";
    GENERAL_DRAW = "general.draw", "Only after the piles went under the deck does the player of the General draw (U8).";

    EARTH_REST = "earth.rest", "From Earth one takes what is due, or what is left (U3).";
    DRAW_FILL = "draw.fill", "At the end of the turn the active player, and nobody else, draws until the hand is full (U10).";
    DRAW_SHORT = "draw.short", "If the deck is short, one draws what there is (U10).";
    DRAW_SKIP = "draw.skip", "A player without cards is skipped while the deck is empty (U10).";
    DRAW_REVIVE = "draw.revive", "A player without cards draws a full hand at the start of the turn once there is a deck again; a hand with cards is not filled then (U10).";
    DRAW_LAYERS = "draw.layers", "The layers of the deck never mix; a draw may cross from one to the next (U8).";
    DRAW_WAIT = "draw.wait", "The cards that are due must be drawn first.";
    DRAW_CHANCE = "draw.chance", "Cards come from the top layer of the deck, and only when a draw is due.";

    END_EARTH = "end.earth", "The game ends at once, before drawing, when somebody takes the last loot from Earth (U3).";
    END_ONLY_EARTH = "end.only-earth", "Only a take from Earth ends the game; Earth may rise again by a General (U12).";
    END_MOST = "end.most", "Who has most loot wins, also while being skipped.";
    END_SHARED = "end.shared", "Players with equally much loot share the win (U11).";
    END_LIMIT = "end.limit", "The game also ends after the draw of the last turn of the turn limit; skipped turns do not count (U14).";
    END_OVER = "end.over", "The game is over.";

    KNOW_PUBLIC = "know.public", "Public are loot, Earth, the sizes of hands, deck and layers, the depth of piles and every card laid (U11).";
    KNOW_HANDS = "know.hands", "Hands and the order within a layer are secret (U11).";
    KNOW_PILES = "know.piles", "A pile shows its top; nobody leafs through it (U11).";
    KNOW_WATCH = "know.watch", "Who only watches lays no cards.";
}
